/** What a watchkeeper has to do with each other vessel, read from the judgement of her rule set. */
import { distance } from '../geometry/vector.ts';
import { decode, pairIndex, type TickJudgement } from '../rules/index.ts';
import type { WatchkeeperMind, World } from './world.ts';

/**
 * act: keep clear of her, now; hold: stand on; watch: no duty, but not to be run into; none: too far off to matter.
 */
export type Stance = 'act' | 'hold' | 'watch' | 'none';

export interface Dealing {
  readonly index: number;
  readonly id: string;
  readonly stance: Stance;
  /** The two meet end on: each passes on the port side of the other. */
  readonly headOn: boolean;
  /** She acts as the stand-on vessel, in extremis: not to port for a vessel on her own port side. */
  readonly extremis: boolean;
  /** She overtakes the other. */
  readonly overtakes: boolean;
  /** She is not to cross ahead of the other. */
  readonly passAstern: boolean;
}

/** Metres within which a vessel is looked at even without a duty. */
const NEAR = 1500;

/** Her dealings with all others that count. */
export function dealingsOf(world: World, own: number, judgement: TickJudgement, before: WatchkeeperMind): Dealing[] {
  const found: Dealing[] = [];
  world.vessels.forEach((other, index) => {
    if (index === own || typeof other.particulars.towedBy === 'string') return;
    if (distance(other.state.position, world.vessels[own]!.state.position) > NEAR * 2) return;
    found.push(dealingWith(world, own, index, judgement, before));
  });
  return found;
}

function dealingWith(world: World, own: number, index: number, judgement: TickJudgement, before: WatchkeeperMind): Dealing {
  const [i, j] = own < index ? [own, index] : [index, own];
  const k = pairIndex(world.vessels.length, i, j);
  const code = decode(judgement.codes[k]!);
  const [mine, hers] = own < index ? code.roles : [code.roles[1], code.roles[0]];
  const { id } = world.vessels[index]!.particulars;
  const headOn = code.kind === 'head-on';
  const overtakes = code.kind === 'overtaking' && mine === 'give-way';
  const crosses = !headOn && code.kind !== 'overtaking';
  const deal = (stance: Stance, { asMet = true, astern = false, extremis = false } = {}): Dealing =>
    ({ index, id, stance, headOn: headOn && asMet, extremis, overtakes, passAstern: crosses && astern });
  if (code.kind === 'restricted-visibility') return deal('none');
  if (mine === 'give-way' || mine === 'not-to-impede') return deal('act', { astern: true });
  if (mine === 'stand-on' && hers !== 'none') {
    const extremis = code.stage === 'must-act';
    return deal(extremis ? 'act' : 'hold', { extremis });
  }
  // No rule names either, or the other is not under way: whoever can keeps clear.
  const seesThrough = before.actingFor.includes(id) && judgement.tcpa[k]! < Infinity;
  if (code.risk || seesThrough || isInTheWay(world, own, index)) return deal('act', { asMet: false });
  return deal(isNear(world, own, index) ? 'watch' : 'none');
}

const isNear = ({ vessels }: World, own: number, index: number): boolean => distance(vessels[own]!.state.position, vessels[index]!.state.position) < NEAR;

/** A vessel at anchor, aground or made fast, ahead and near. */
function isInTheWay({ vessels }: World, own: number, index: number): boolean {
  const [a, b] = [vessels[own]!, vessels[index]!];
  if (b.state.condition === 'under-way') return false;
  return distance(a.state.position, b.state.position) < 12 * a.particulars.length;
}

