/**
 * The picture that one judgement looks at: parties, limits by the waters and the settings, and what has been asked,
 * doubted and heard. Built once for each judgement.
 */
import { hullOutline } from '../geometry/outline.ts';
import { blocks } from '../geometry/sight.ts';
import { add, distance, scale } from '../geometry/vector.ts';
import type { Doubt, HappenedFacts, WorldFacts } from './facts.ts';
import { valueOf } from './interpretations.ts';
import { inOneUnit, Party } from './party.ts';
import { NAUTICAL_MILE } from '../units/nautical.ts';

export interface Limits {
  readonly riskClear: number;
  readonly riskTime: number;
  readonly overtakingPass: number;
  readonly overtakingNear: number;
  readonly extremisClear: number;
  readonly mayActLeast: number;
}

export class Scene {
  readonly world: WorldFacts;
  readonly parties: readonly Party[];
  readonly limits: Limits;
  /** Visibility is restricted. */
  readonly restricted: boolean;
  private readonly doubts: readonly HappenedFacts[];
  private readonly requests: readonly HappenedFacts[];
  private readonly sounded: readonly HappenedFacts[];
  private readonly overtakingSignals: readonly HappenedFacts[];
  private readonly consents: readonly HappenedFacts[];
  private foundTall: readonly Party[] | undefined;

  constructor(world: WorldFacts) {
    this.world = world;
    this.parties = world.vessels.map((vessel, index) => new Party(index, vessel, world));
    this.limits = limitsOf(world);
    this.restricted = world.environment.visibility < (world.settings.restrictedBelow ?? valueOf('restrictedBelow'));
    const since = (does: string, seconds: number): readonly HappenedFacts[] => world.happened.length === 0 ? []
      : world.happened.filter(event => event.does === does && event.at <= world.time && world.time - event.at <= seconds);
    this.doubts = since('doubt', valueOf('doubtLasts'));
    this.requests = since('request-way', valueOf('requestLasts'));
    this.sounded = since('sound', valueOf('heardLasts')).filter(isFogSignal);
    this.overtakingSignals = since('signal-overtaking', valueOf('requestLasts'));
    this.consents = since('consent', valueOf('requestLasts'));
  }

  /** `by` has said that she is in doubt about `of`. */
  inDoubt(by: Party, of: Party, about: Doubt): boolean {
    return this.doubts.some(event => event.vessel === by.id && event.of === of.id && event.about === about);
  }

  /** `by`, or a vessel in her tow, has asked `of` for the way. */
  hasAsked(by: Party, of: Party): boolean {
    return this.requests.some(event => event.of === of.id && isOfUnit(by, event.vessel));
  }

  /** `by` has signalled that she means to overtake `of` and needs her to act. */
  hasSignalledOvertaking(by: Party, of: Party): boolean {
    return this.overtakingSignals.some(event => event.vessel === by.id && event.of === of.id);
  }

  /** `by` has consented to be overtaken by `of`, after she signalled that she means to. */
  hasConsented(by: Party, of: Party): boolean {
    const asked = Math.max(-Infinity, ...this.overtakingSignals.filter(event => event.vessel === of.id && event.of === by.id).map(event => event.at));
    return this.consents.some(event => event.vessel === by.id && event.of === of.id && event.at >= asked);
  }

  get anythingSounded(): boolean { return this.sounded.length > 0; }

  /** `listener` has lately heard a signal of `other`: named as a hearer, or within the nominal range of her whistle. */
  hasHeard(listener: Party, other: Party): boolean {
    return this.sounded.some(event => isOfUnit(other, event.vessel) && (event.heardBy === undefined
      ? distance(listener.vessel.position, other.vessel.position) <= whistleRange(other.vessel.length)
      : event.heardBy.includes(listener.id)));
  }

  /** A screen, or a higher hull that covers the whole of the other, stops the view from one to the other, either way. */
  isBlocked(a: Party, b: Party): boolean {
    return this.world.waterway.screens.some(screen => blocks(screen, a.vessel.position, b.vessel.position))
      || this.tall.some(hull => hides(hull, a, b) || hides(hull, b, a));
  }

  private get tall(): readonly Party[] {
    return (this.foundTall ??= this.parties.filter(party => party.vessel.airDraught !== undefined));
  }
}

/** Her own, or of a vessel in her tow. */
const isOfUnit = ({ vessel }: Party, id: string): boolean => vessel.id === id || vessel.tow?.vessels.includes(id) === true;

/** Short blasts alone are the signals of a manoeuvre, and tell nobody in fog that a vessel lies there. */
const isFogSignal = ({ pattern }: HappenedFacts): boolean => pattern === undefined || !/^S+$/.test(pattern);

/** A third hull hides `to` from `from` where both air draughts are given, hers is the greater, and it covers bow, stern and midships. */
function hides(hull: Party, from: Party, to: Party): boolean {
  const height = to.vessel.airDraught;
  if (height === undefined || hull.vessel.airDraught! <= height || isPartOf(hull, from) || isPartOf(hull, to)) return false;
  const outline = hullOutline(hull.vessel.position, hull.vessel.headingVector, hull.vessel.length, hull.vessel.breadth);
  const half = to.vessel.length / 2;
  return [0, half, -half].every(ahead => blocks(outline, from.vessel.position, add(to.vessel.position, scale(to.vessel.headingVector, ahead))));
}

const isPartOf = (a: Party, b: Party): boolean => a === b || inOneUnit(a.vessel, b.vessel);

function limitsOf({ waterway: { waters }, settings }: WorldFacts): Limits {
  const riskClear = settings.risk?.cpa ?? valueOf('riskClear')[waters];
  const overtakingPass = Math.max(riskClear, valueOf('overtakingPass')[waters]);
  return {
    riskClear,
    riskTime: settings.risk?.tcpa ?? valueOf('riskTime'),
    overtakingPass,
    overtakingNear: overtakingPass * valueOf('overtakingNear'),
    extremisClear: riskClear * valueOf('extremisClear'),
    mayActLeast: valueOf('mayActLeast')[waters],
  };
}

/** Nominal range in metres of the whistle of a vessel of this length. */
export function whistleRange(length: number): number {
  const step = valueOf('whistleRange').find(([from]) => length >= from);
  return (step?.[1] ?? 0.5) * NAUTICAL_MILE;
}
