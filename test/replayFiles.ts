/** The replays in test/replays: read, and made ready to run. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsToRun, readScenario, worldOf } from '../src/scenario/index.ts';
import { REPLAY_FORMAT, REPLAY_VERSION, type Replay, type World } from '../src/sim/index.ts';

export const REPLAYS = 'test/replays';

/** File names, in order. */
export const replayNames = (): string[] => readdirSync(REPLAYS).filter(name => name.endsWith('.json')).sort();

export const replayText = (name: string): string => readFileSync(join(REPLAYS, name), 'utf8');

/** @throws Error where it is no replay, or its scenario has faults. */
export function readReplay(text: string): { readonly start: World; readonly replay: Replay } {
  const replay = JSON.parse(text) as Replay;
  if (replay.format !== REPLAY_FORMAT || replay.version !== REPLAY_VERSION) throw new Error(`not a ${REPLAY_FORMAT} of version ${REPLAY_VERSION}`);
  const reading = readScenario(replay.scenario);
  const faults = faultsToRun(reading);
  if (!reading.ok || faults.length > 0) throw new Error(faults.map(fault => `${fault.path}: ${fault.problem}`).join('; '));
  return { start: worldOf(reading.scenario, replay.ruleSet), replay };
}
