/** Practice: the plan, what the rules say beside it, and the controls of the run. */
import { useCallback, useEffect, useState } from 'react';
import type { Scenario } from '../../scenario/index.ts';
import { useActions, useStandOn, useStandOnStore } from '../context.tsx';
import { usePractiseAddress } from '../useAddress.ts';
import { Controls } from './Controls.tsx';
import { HelpSlip } from './HelpSlip.tsx';
import type { SlipId } from './keys.ts';
import { PlanView, type MountPlan } from './PlanView.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { ScenarioSlip } from './ScenarioSlip.tsx';
import { SettingsSlip } from './SettingsSlip.tsx';
import { Timeline } from './Timeline.tsx';
import { TopBar } from './TopBar.tsx';
import { useKeys } from './useKeys.ts';

export function Practise({ mountPlan }: { mountPlan: MountPlan }) {
  const { slip, open, openHelp, openScenarios, openSettings, close } = useSlips();
  const { pause } = useActions();
  usePractiseAddress();
  useKeys(open);
  // Whoever comes back finds the run as it was left.
  useEffect(() => pause, [pause]);
  return (
    <main className="practise">
      <TopBar onScenarios={openScenarios} onSettings={openSettings} onHelp={openHelp} />
      <PlanView mountPlan={mountPlan} />
      <Timeline />
      <Controls onMenu={openScenarios} />
      <RulesPanel />
      {slip === 'scenarios' && <ScenarioSlip onClose={close} />}
      {slip === 'settings' && <SettingsSlip onClose={close} />}
      {slip === 'help' && <HelpSlip onClose={close} />}
    </main>
  );
}

interface Slip { readonly what: SlipId; readonly over: Scenario }

/** A slip lies over one scenario: when another is opened, by whatever way, it is gone. */
function useSlips() {
  const [slip, setSlip] = useState<Slip | undefined>();
  const scenario = useStandOn(state => state.scenario);
  const store = useStandOnStore();
  const open = useCallback((what: SlipId) => setSlip({ what, over: store.getState().scenario }), [store]);
  return {
    slip: slip?.over === scenario ? slip.what : undefined,
    open,
    openHelp: useCallback(() => open('help'), [open]),
    openScenarios: useCallback(() => open('scenarios'), [open]),
    openSettings: useCallback(() => open('settings'), [open]),
    close: useCallback(() => setSlip(undefined), []),
  };
}
