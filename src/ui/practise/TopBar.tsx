/** Which scenario this is, and what can be chosen for the whole page. */
import { t } from '../../i18n/index.ts';
import { THEME_CHOICES, type ThemeChoice } from '../../store/index.ts';
import { useActions, useStandOn } from '../context.tsx';
import { Icon, type IconName } from '../parts/icons.tsx';
import { useBrief } from './told.ts';

interface TopBarProps { onScenarios: () => void; onSettings: () => void; onHelp: () => void }

export function TopBar({ onScenarios, onSettings, onHelp }: TopBarProps) {
  const { title } = useStandOn(state => state.scenario);
  const brief = useBrief();
  return (
    <header className="topbar">
      <div className="topbar-title">
        <h1><button type="button" className="title-button" data-control="title" onClick={onScenarios}><span>{title}</span><Icon name="down" /></button></h1>
        <p className="topbar-brief">{brief}</p>
      </div>
      <ThemeSwitch />
      <button type="button" className="control" data-control="settings" aria-label={t('settings.title')} title={t('settings.title')} onClick={onSettings}><Icon name="settings" /></button>
      <button type="button" className="control" data-control="help" aria-label={t('help.title')} onClick={onHelp}><Icon name="help" /></button>
    </header>
  );
}

const ICONS: Readonly<Record<ThemeChoice, IconName>> = { auto: 'auto', day: 'day', dusk: 'dusk', night: 'night' };

/** One button that goes round: by the scenario, day, dusk, night. */
export function ThemeSwitch() {
  const choice = useStandOn(state => state.themeChoice);
  const { setTheme } = useActions();
  const next = THEME_CHOICES[(THEME_CHOICES.indexOf(choice) + 1) % THEME_CHOICES.length] ?? 'auto';
  return (
    <button type="button" className="control" data-control="theme" data-choice={choice} aria-label={t('theme.now', { theme: t(`theme.${choice}`) })} title={t('theme.now', { theme: t(`theme.${choice}`) })} onClick={() => setTheme(next)}>
      <Icon name={ICONS[choice]} />
    </button>
  );
}
