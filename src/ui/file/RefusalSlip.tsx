/** A file that will not do: everything that is wrong with it, and what would do. The running scenario stays. */
import { t } from '../../i18n/index.ts';
import type { Fault } from '../../scenario/index.ts';
import { useActions, useStandOn } from '../context.tsx';
import { Dialog } from '../parts/Dialog.tsx';

export function RefusalSlip() {
  const refusal = useStandOn(state => state.refusal);
  const running = useStandOn(state => state.scenario.title);
  const { dismissRefusal } = useActions();
  if (refusal === undefined) return null;
  const { name, faults } = refusal;
  return (
    <Dialog title={t('refusal.title', { name })} onClose={dismissRefusal} wide urgent>
      <p>{t('refusal.told', { count: faults.length, running })}</p>
      <ol className="faults">{alike(faults).map((places, i) => <Entry key={i} places={places} />)}</ol>
      <footer className="slip-foot slip-foot-kept"><button type="button" className="button" data-control="dismiss" onClick={dismissRefusal}>{t('refusal.back')}</button></footer>
    </Dialog>
  );
}

/** The same thing wrong, and the same remedy, in one place or many: a fault that is made in every vessel is told once. */
type Alike = readonly [Fault, ...Fault[]];

function alike(faults: readonly Fault[]): Alike[] {
  const found = new Map<string, [Fault, ...Fault[]]>();
  for (const fault of faults) {
    const key = JSON.stringify([fault.problem, fault.remedy]);
    const known = found.get(key);
    if (known === undefined) found.set(key, [fault]);
    else known.push(fault);
  }
  return [...found.values()];
}

function Entry({ places }: { places: Alike }) {
  const [{ problem, remedy }] = places;
  return (
    <li className="fault">
      {places.map(({ path, value }, i) => (
        <p key={`${path}${i}`} className="fault-where"><code className="fault-path">{path}</code><span>{t('refusal.is')}</span><code className="fault-value">{value}</code></p>
      ))}
      <p className="fault-problem">{problem}</p>
      <p className="fault-remedy"><b>{t('refusal.wouldDo')}</b>{' '}{remedy}</p>
    </li>
  );
}
