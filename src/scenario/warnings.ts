/** What reads well but is likely a slip of the pen. */
import { nearest } from '../units/nearest.ts';
import { FaultList, type Finding } from './fault.ts';
import type { ScenarioFile } from './schema/file.ts';

/** The permissions that a rule set asks for; the list is open. */
const PERMISSIONS = ['sail', 'lock-breadth', 'bad-weather', 'ferry-priority', 'approach-berthed', 'drifting', 'beyond-port-limits'];

export function warningsOf(file: ScenarioFile): Finding[] {
  const found = new FaultList();
  file.vessels.forEach(({ permissions }, index) => permissions.forEach((permission, place) => {
    if (PERMISSIONS.includes(permission)) return;
    const close = nearest(permission, PERMISSIONS);
    const known = `known are ${PERMISSIONS.join(', ')}`;
    found.add(['vessels', index, 'permissions', place], permission, 'is a permission that no rule asks for', close === undefined ? known : `${close}? ${known}`);
  }));
  return found.list;
}
