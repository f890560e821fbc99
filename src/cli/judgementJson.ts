/** A judgement as the JSON of the contract: messages in words, numbers rounded to what they are good for. */
import { words } from '../i18n/index.ts';
import type { Breach, Duty, Encounter, Judgement, VesselJudgement } from '../rules/judgement.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * The object that `stand-on judge --json` prints. Metres and seconds to a tenth, degrees a minute to a hundredth.
 * Lights, shapes and signals are absent: they are not modelled yet, and an empty list would say that none are due.
 */
export function judgementJson({ ruleSet, time, encounters, vessels, priority, notes }: Judgement): Json {
  return { ruleSet, time, encounters: encounters.map(encounterJson), vessels: vessels.map(vesselJson), priority, notes };
}

function encounterJson(encounter: Encounter): Json {
  const { vessels, inSight, range, cpa, tcpa, bearingRate, clear, risk, kind, roles, stages, duties, because, rejected, notes, advice, foreseen } = encounter;
  return {
    vessels, inSight, range: tenth(range), cpa: tenth(cpa), tcpa: tcpa === null ? null : tenth(tcpa), bearingRate: hundredth(bearingRate), clear: tenth(clear),
    risk, kind, roles, stages, duties: duties.map(dutyJson), because, rejected: rejected.map(({ rule, why }) => ({ rule, why: words(why) })), notes,
    ...(advice === undefined ? {} : { advice: words(advice) }),
    ...(foreseen === undefined ? {} : { foreseen: foreseenJson(foreseen) }),
  };
}

function foreseenJson({ mayAct, mustAct }: NonNullable<Encounter['foreseen']>): Json {
  return { ...(mayAct === undefined ? {} : { mayAct: tenth(mayAct) }), ...(mustAct === undefined ? {} : { mustAct: tenth(mustAct) }) };
}

const dutyJson = ({ qualified, ...rest }: Duty | Omit<Duty, 'vessel'>): Json => ({ ...rest, ...(qualified === undefined ? {} : { qualified: words(qualified) }) });
const breachJson = ({ detail, ...rest }: Breach): Json => ({ ...rest, detail: words(detail) });
const vesselJson = ({ id, duties, breaches }: VesselJudgement): Json => ({ id, duties: duties.map(dutyJson), breaches: breaches.map(breachJson) });

// `+ 0` so that no -0 is printed.
const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;
const hundredth = (value: number): number => Math.round(value * 100) / 100 + 0;
