/**
 * What the rules core says in words, as data: a key and its values. The room `i18n` holds the sentences, one
 * catalogue a language; the core itself knows no language.
 *
 * Values are numbers (degrees, metres, seconds: the catalogue formats them) or ids and names.
 */
export interface MessageValues {
  // Why a neighbouring rule does not apply (`rejected[].why`).
  'why.notAbaftBeam': { other: string; of: string; bearing: number };
  'why.notComingUp': { vessel: string; other: string };
  'why.abaftBeam': { vessel: string; other: string; bearing: number };
  'why.passesWide': { clear: number; limit: number };
  'why.notAhead': { other: string; of: string; bearing: number; limit: number };
  'why.notReciprocal': { off: number; limit: number };
  'why.bothSidelightsNotSeen': { vessel: string; other: string; off: number; limit: number };
  'why.isHeadOn': { a: string; b: string };
  'why.assumesHeadOn': { a: string; b: string };
  'why.assumesOvertaking': { vessel: string; other: string };
  'why.eachToPort': { a: string; b: string };
  'why.noRisk': { clear: number; limit: number };
  'why.opening': Record<never, never>;
  'why.tooFarOff': { tcpa: number; limit: number };
  'why.notPowerDriven': { vessel: string; propulsion: string };
  'why.bothPowerDriven': Record<never, never>;
  'why.noPower': Record<never, never>;
  'why.notBothSailing': Record<never, never>;
  'why.displaced': { by: string };
  'why.stillOvertaking': { vessel: string; other: string };
  'why.established': { since: number };
  'why.notRequested': { vessel: string };
  'why.noTow': Record<never, never>;
  'why.noCurrent': Record<never, never>;
  'why.notAlongStream': { vessel: string; limit: number };
  'why.sameWay': Record<never, never>;
  'why.oppositeWays': Record<never, never>;
  'why.otherWaters': { waters: string };
  'why.sameTack': Record<never, never>;
  'why.oppositeTacks': Record<never, never>;
  'why.notCloseHauled': { vessel: string };
  'why.samePointOfSail': Record<never, never>;
  'why.noWind': Record<never, never>;
  'why.neitherToWindward': Record<never, never>;
  'why.tackUnknown': Record<never, never>;
  'why.noDoubtStated': Record<never, never>;
  'why.notInSight': { range: number; visibility: number };
  'why.viewBlocked': Record<never, never>;
  'why.notUnderWay': { vessel: string; condition: string };
  'why.notInNarrowChannel': { vessel: string };
  'why.notConfined': { vessel: string };
  'why.notSmallOrSailing': { vessel: string; length: number; limit: number };
  'why.notCrossingChannel': { vessel: string };
  'why.unranked': { a: string; b: string };
  'why.rankedEqual': { a: string; b: string };
  // Advice, where the set is silent: shown as advice, never as a citation.
  'advice.sailSilent': Record<never, never>;
  'advice.sailUnsettled': Record<never, never>;
  'advice.adrift': { vessel: string };
  'advice.bothToPort': Record<never, never>;
  'advice.unranked': Record<never, never>;
  'advice.oarsSilent': Record<never, never>;
  'advice.bankHauledSilent': Record<never, never>;
  'advice.overtakingDoubt': Record<never, never>;
  'advice.backing': Record<never, never>;
  'advice.colregs12': { giveWay: string };
  'advice.notDisplaced': { vessel: string; other: string };
  'advice.notUnderWay': { vessel: string };
  // Duties that bind only so far.
  'qualified.ifCircumstancesPermit': Record<never, never>;
  'qualified.soFarAsPossible': Record<never, never>;
  'qualified.ifNecessary': Record<never, never>;
  'qualified.ifCircumstancesAdmit': Record<never, never>;
  'qualified.ifSheConsents': Record<never, never>;
  'qualified.whenSafeAndPracticable': Record<never, never>;
  'qualified.soFarAsCircumstancesAdmit': Record<never, never>;
  // Breaches.
  'breach.wrongSide': { offset: number; channel: string };
  'breach.abreast': { other: string };
  'breach.sailWithoutPermission': Record<never, never>;
  'breach.doubleBanked': { other: string };
  'breach.laneClosed': { lane: string };
  'breach.stoppedInLane': { lane: string };
  'breach.anchoredInNarrow': { channel: string };
}

export type MessageKey = keyof MessageValues;

/** One thing said: discriminated by its key, so that values and key always fit. */
export type Message = { [K in MessageKey]: { readonly key: K; readonly values: MessageValues[K] } }[MessageKey];

/** Makes a message; the compiler checks that the values fit the key. */
export function say<K extends MessageKey>(key: K, values: MessageValues[K]): Message {
  return { key, values } as unknown as Message;
}
