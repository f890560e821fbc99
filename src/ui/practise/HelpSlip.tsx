/** The keys, and how the plan is to be read. */
import { t } from '../../i18n/index.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { RoleBadge, type Mark } from '../parts/RoleBadge.tsx';

const KEYS = ['play', 'step', 'restart', 'sets', 'zoom', 'move', 'fit', 'follow', 'theme', 'help'] as const;
const MARKS = ['give-way', 'stand-on', 'both', 'not-to-impede', 'none'] as const satisfies readonly Mark[];
const LINES = ['heading', 'vector', 'wake', 'closest', 'visibility', 'current', 'fairway', 'lane'] as const;

export function HelpSlip({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('help.title')} onClose={onClose}>
      <h3>{t('help.keys')}</h3>
      <dl className="keys">{KEYS.map(key => <div key={key}><dt><kbd>{t(`help.key.${key}`)}</kbd></dt><dd>{t(`help.does.${key}`)}</dd></div>)}</dl>
      <h3>{t('help.plan')}</h3>
      <dl className="legend">
        {MARKS.map(mark => <div key={mark}><dt><RoleBadge mark={mark} /></dt><dd>{t(`help.mark.${mark}`)}</dd></div>)}
        {LINES.map(line => <div key={line}><dt><span className={`sample sample-${line}`} aria-hidden="true" /></dt><dd>{t(`help.line.${line}`)}</dd></div>)}
      </dl>
      <p className="quiet">{t('help.hulls')}</p>
    </Dialog>
  );
}
