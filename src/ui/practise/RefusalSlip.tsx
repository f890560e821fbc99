/** A file that will not do: everything that is wrong with it, and what would do. The running scenario stays. */
import { t } from '../../i18n/index.ts';
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
      <ol className="faults">
        {faults.map(({ path, value, problem, remedy }, i) => (
          <li key={`${path}${i}`} className="fault">
            <p className="fault-where"><code className="fault-path">{path}</code><span>{t('refusal.is')}</span><code className="fault-value">{value}</code></p>
            <p className="fault-problem">{problem}</p>
            <p className="fault-remedy"><b>{t('refusal.wouldDo')}</b>{' '}{remedy}</p>
          </li>
        ))}
      </ol>
      <footer className="slip-foot"><button type="button" className="button" data-control="dismiss" onClick={dismissRefusal}>{t('refusal.back')}</button></footer>
    </Dialog>
  );
}
