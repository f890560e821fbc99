/** Practice: the plan, what the rules say beside it, and the controls of the run. */
import { useCallback, useEffect, useState } from 'react';
import type { Scenario } from '../../scenario/index.ts';
import { useActions, useStandOn, useStandOnStore } from '../context.tsx';
import { usePractiseAddress } from '../useAddress.ts';
import { Controls } from './Controls.tsx';
import { HelpSlip } from './HelpSlip.tsx';
import { PlanView, type MountPlan } from './PlanView.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { ScenarioSlip } from './ScenarioSlip.tsx';
import { TopBar } from './TopBar.tsx';
import { useKeys } from './useKeys.ts';

export function Practise({ mountPlan }: { mountPlan: MountPlan }) {
  const { slip, openHelp, openScenarios, close } = useSlips();
  const { pause } = useActions();
  usePractiseAddress();
  useKeys(openHelp);
  // Whoever comes back finds the run as it was left.
  useEffect(() => pause, [pause]);
  return (
    <main className="practise">
      <TopBar onScenarios={openScenarios} onHelp={openHelp} />
      <PlanView mountPlan={mountPlan} />
      <Controls onMenu={openScenarios} />
      <RulesPanel />
      {slip === 'scenarios' && <ScenarioSlip onClose={close} />}
      {slip === 'help' && <HelpSlip onClose={close} />}
    </main>
  );
}

interface Slip { readonly what: 'scenarios' | 'help'; readonly over: Scenario }

/** A slip lies over one scenario: when another is opened, by whatever way, it is gone. */
function useSlips() {
  const [slip, setSlip] = useState<Slip | undefined>();
  const scenario = useStandOn(state => state.scenario);
  const store = useStandOnStore();
  const open = useCallback((what: Slip['what']) => setSlip({ what, over: store.getState().scenario }), [store]);
  return {
    slip: slip?.over === scenario ? slip.what : undefined,
    openHelp: useCallback(() => open('help'), [open]),
    openScenarios: useCallback(() => open('scenarios'), [open]),
    close: useCallback(() => setSlip(undefined), []),
  };
}
