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
  file.checks.forEach((check, index) => found.add(['checks', index], check.title, 'is read and kept, and not evaluated yet', 'nothing to do: checks come later'));
  file.vessels.forEach(({ length, breadth, helm }, index) => {
    if (breadth !== undefined && breadth > length) found.add(['vessels', index, 'breadth'], breadth, `is more than her length, ${length} m`, 'a breadth below the length, or its unit');
    if (helm.by === 'candidate') found.add(['vessels', index, 'helm', 'by'], helm.by, 'cannot be taken yet: she holds her course and speed', '"watchkeeper", "route" or "hold"');
  });
  return found.list;
}
