/** The page: where one is, the rail that leads elsewhere, and the light that it is read by. */
import { useEffect } from 'react';
import { t } from '../i18n/index.ts';
import { themeOf, type StandOn } from '../store/index.ts';
import { addressOf } from './address.ts';
import { StoreProvider, useStandOn } from './context.tsx';
import { Icon } from './parts/icons.tsx';
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
    </StoreProvider>
  );
}

function Pages({ mountPlan }: { mountPlan: MountPlan }) {
  const place = usePlace();
  useTheme();
  return (
    <div className={`page page-${place.place}`}>
      <Rail />
      {place.place === 'rules' ? <RulesRegister key={place.ruleSet} ruleSet={place.ruleSet} /> : <Practise mountPlan={mountPlan} />}
    </div>
  );
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

/** Puts day, dusk or night on the page; the style sheets do the rest. */
function useTheme(): void {
  const theme = useStandOn(themeOf);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
}
