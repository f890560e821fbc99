/** Practice: the plan, what the rules say beside it, and the controls of the run. */
import { useCallback, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { ProvisionSlip } from '../parts/ProvisionSlip.tsx';
import { usePractiseAddress } from '../useAddress.ts';
import { Controls } from './Controls.tsx';
import { HelpSlip } from './HelpSlip.tsx';
import { useDrop } from './openFile.ts';
import { PlanView, type MountPlan } from './PlanView.tsx';
import { RefusalSlip } from './RefusalSlip.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { ScenarioSlip } from './ScenarioSlip.tsx';
import { TopBar } from './TopBar.tsx';
import { useKeys } from './useKeys.ts';

export function Practise({ mountPlan }: { mountPlan: MountPlan }) {
  const [slip, setSlip] = useState<'scenarios' | 'help' | undefined>();
  const openHelp = useCallback(() => setSlip('help'), []);
  const openScenarios = useCallback(() => setSlip('scenarios'), []);
  const close = useCallback(() => setSlip(undefined), []);
  const dropping = useDrop();
  usePractiseAddress();
  useKeys(openHelp);
  return (
    <main className="practise">
      <TopBar onScenarios={openScenarios} onHelp={openHelp} />
      <PlanView mountPlan={mountPlan} />
      <Controls onMenu={openScenarios} />
      <RulesPanel />
      {slip === 'scenarios' && <ScenarioSlip onClose={close} />}
      {slip === 'help' && <HelpSlip onClose={close} />}
      <RefusalSlip />
      <ProvisionSlip />
      {dropping && <div className="drop" aria-hidden="true"><p>{t('file.drop')}</p></div>}
    </main>
  );
}
