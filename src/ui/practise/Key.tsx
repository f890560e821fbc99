/** A key as it is printed on the keyboard. */
import { t } from '../../i18n/index.ts';

const SIGNS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowUp: '↑', ArrowRight: '→', ArrowDown: '↓', '-': '−' };

export function Key({ name }: { name: string }) {
  return <kbd>{name === ' ' ? t('help.space') : SIGNS[name] ?? name.toUpperCase()}</kbd>;
}
