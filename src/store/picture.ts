/** Makes the picture of a run: steps it, and has it judged. Nothing here decides anything of its own. */
import { explain } from '../rules/index.ts';
import type { RuleSetId } from '../rules/facts.ts';
import { worldOf, type Scenario } from '../scenario/index.ts';
import { judgementAt, step } from '../sim/index.ts';
import type { World } from '../sim/world.ts';
import { under } from './recording.ts';
import type { Picture } from './state.ts';

/** The judgement of a tick in words, and the facts that they are about. */
export const spelled = ({ tick, facts }: Pick<Picture, 'tick' | 'facts'>): Pick<Picture, 'judgement' | 'judgedFacts'> => ({ judgement: explain(tick), judgedFacts: facts });

/** Judges a world as it stands, and spells the judgement out. */
export function pictureOf(world: World, before: World = world): Picture {
  const tick = judgementAt(world);
  const { world: facts } = tick.scene;
  return { before, world, facts, tick, ...spelled({ tick, facts }) };
}

/** A scenario at its start, under a rule set. */
export const pictureAtStart = (scenario: Scenario, ruleSet: RuleSetId): Picture => pictureOf(under(worldOf(scenario), ruleSet));

/** Runs on by some ticks, or to the end. Words are made anew when asked for, when the decisions change, and at the end. */
export function advanced(picture: Picture, ticks: number, spell: boolean, next: (world: World) => World = step): Picture {
  let { before, world } = picture;
  for (let i = 0; i < ticks && world.ended === undefined; i += 1) {
    before = world;
    world = next(world);
  }
  if (world === picture.world) return picture;
  const tick = judgementAt(world);
  const { world: facts } = tick.scene;
  const anew = spell || world.ended !== undefined || world.ruleSet !== picture.world.ruleSet || !sameCodes(tick.codes, picture.tick.codes);
  return anew
    ? { before, world, facts, tick, ...spelled({ tick, facts }) }
    : { before, world, facts, tick, judgement: picture.judgement, judgedFacts: picture.judgedFacts };
}

function sameCodes(a: Uint32Array, b: Uint32Array): boolean {
  return a.length === b.length && a.every((code, i) => code === b[i]);
}
