/** The keys, group by group as the table of keys has them, and how the plan is to be read. */
import { t } from '../../i18n/index.ts';
import { useStandOn } from '../context.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { RoleBadge, type Mark } from '../parts/RoleBadge.tsx';
import { Key } from './Key.tsx';
import { KEY_GROUPS, linesOf, type KeyGroup } from './keys.ts';

const MARKS = ['give-way', 'stand-on', 'both', 'not-to-impede', 'none'] as const satisfies readonly Mark[];
const LINES = ['own', 'heading', 'vector', 'bearing', 'rings', 'wake', 'closest', 'heard', 'visibility', 'current', 'fairway', 'lane'] as const;

export function HelpSlip({ onClose }: { onClose: () => void }) {
  const singleKeys = useStandOn(state => state.settings.singleKeys);
  return (
    <Dialog title={t('help.title')} onClose={onClose} wide>
      <h3>{t('help.keys')}</h3>
      {!singleKeys && <p className="empty">{t('help.keysOff')}</p>}
      {KEY_GROUPS.map(group => <Group key={group} group={group} />)}
      <h3>{t('help.plan')}</h3>
      <dl className="legend">
        {MARKS.map(mark => <div key={mark}><dt><RoleBadge mark={mark} /></dt><dd>{t(`help.mark.${mark}`)}</dd></div>)}
        {LINES.map(line => <div key={line}><dt><span className={`sample sample-${line}`} aria-hidden="true" /></dt><dd>{t(`help.line.${line}`)}</dd></div>)}
      </dl>
      <p className="quiet">{t('help.hulls')}</p>
    </Dialog>
  );
}

function Group({ group }: { group: KeyGroup }) {
  return (
    <section className="key-group" data-keys={group}>
      <h4>{t(`help.group.${group}`)}</h4>
      <dl className="keys">
        {linesOf(group).map(({ id, keys }) => (
          <div key={id} data-key={id}><dt>{keys.map(key => <Key key={key} name={key} />)}</dt><dd>{t(`help.does.${id}`)}</dd></div>
        ))}
      </dl>
    </section>
  );
}
