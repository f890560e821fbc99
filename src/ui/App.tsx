/** The page: where one is, the rail that leads elsewhere, the light that it is read by, and what may lie over any place. */
import { useEffect } from 'react';
import { t } from '../i18n/index.ts';
import { themeOf, type StandOn } from '../store/index.ts';
import { addressOf } from './address.ts';
import { StoreProvider, useStandOn } from './context.tsx';
import { useDrop } from './file/openFile.ts';
import { RefusalSlip } from './file/RefusalSlip.tsx';
import { Icon } from './parts/icons.tsx';
import { NoticeLine } from './parts/Notice.tsx';
import { ProvisionSlip } from './parts/ProvisionSlip.tsx';
import { BadgePatterns } from './parts/RoleBadge.tsx';
import { Practise } from './practise/Practise.tsx';
import type { MountPlan } from './practise/PlanView.tsx';
import { RulesRegister } from './register/RulesRegister.tsx';
import { addressOfOpen, usePlace } from './useAddress.ts';

export interface AppProps { store: StandOn; mountPlan: MountPlan }

export function App({ store, mountPlan }: AppProps) {
  return (
    <StoreProvider value={store}>
      <BadgePatterns />
      <Pages mountPlan={mountPlan} />
      <Drop />
      <RefusalSlip />
      <ProvisionSlip />
    </StoreProvider>
  );
}

function Pages({ mountPlan }: { mountPlan: MountPlan }) {
  const place = usePlace();
  useUnits();
  useTheme();
  useTitle();
  return (
    <div className={`page page-${place.place}`}>
      <Rail />
      <div className="place">
        <NoticeLine />
        {place.place === 'rules' ? <RulesRegister key={place.ruleSet} ruleSet={place.ruleSet} /> : <Practise mountPlan={mountPlan} />}
      </div>
    </div>
  );
}

/** What is shown while a file is held over the page. */
function Drop() {
  const dropping = useDrop();
  return dropping ? <div className="drop" aria-hidden="true"><p>{t('file.drop')}</p></div> : null;
}

function Rail() {
  const { place } = usePlace();
  const open = useStandOn(addressOfOpen);
  const ruleSet = useStandOn(state => state.ruleSet);
  return (
    <nav className="rail" aria-label={t('rail.title')}>
      <p className="brand">{t('app.name')}</p>
      <a href={open} aria-current={place === 'practise' ? 'page' : undefined}><Icon name="practise" />{t('rail.practise')}</a>
      <a href={addressOf({ place: 'rules', ruleSet })} aria-current={place === 'rules' ? 'page' : undefined}><Icon name="book" />{t('rail.rules')}</a>
    </nav>
  );
}

/** Every figure on the page is drawn anew in the units that are chosen. */
function useUnits(): void {
  useStandOn(state => state.settings.bearings);
  useStandOn(state => state.settings.lengths);
}

/** Puts day, dusk or night on the page; the style sheets do the rest. */
function useTheme(): void {
  const theme = useStandOn(themeOf);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
}

/** What a tab of the browser, and its history, call the page. */
function useTitle(): void {
  const { place } = usePlace();
  const scenario = useStandOn(state => state.scenario.title);
  useEffect(() => {
    document.title = t('page.title', { what: place === 'rules' ? t('rail.rules') : scenario });
  }, [place, scenario]);
}
