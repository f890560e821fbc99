/** What the rules core says, in English: short sentences, as one would say them on a bridge. */
import type { RuleSentences, Voice } from '../catalogue.ts';

/** Where one bears from the bow of another. Who chose points is told them, in brackets the figure that the rule turns on. */
function bears(other: string, from: string, bearing: number, v: Voice): string {
  if (v.units.bearings === 'degrees') return `${other} bears ${v.offBow(bearing)}${bearing < 0 ? ' to port' : ''} from ${from}'s bow`;
  const said = v.relative(bearing);
  return `${from} has ${other} ${said.includes('°') ? said : `${said} (${v.offBow(bearing)})`}`;
}

export const rules = {
  'why.notAbaftBeam': ({ other, of, bearing }, v) =>
    `${bears(v.name(other), v.name(of), bearing, v)}: not more than 112.5°`,
  'why.notComingUp': ({ vessel, other }, v) => `${v.name(vessel)} is not coming up with ${v.name(other)}: the range is not closing`,
  'why.abaftBeam': ({ vessel, other, bearing }, v) =>
    `${bears(v.name(vessel), v.name(other), bearing, v)}: more than 112.5°, so she is overtaking`,
  'why.passesWide': ({ clear, limit }, v) => `she will pass with ${v.distance(clear)} of clear water: overtaking counts within ${v.distance(limit)}`,
  'why.notAhead': ({ other, of, bearing, limit }, v) =>
    `not end on: ${bears(v.name(other), v.name(of), bearing, v)}, more than ${v.degrees(limit)} from ahead`,
  'why.notReciprocal': ({ off, limit }, v) => `not end on: the courses are ${v.degrees(off)} from opposite, more than ${v.degrees(limit)}`,
  'why.bothSidelightsNotSeen': ({ vessel, other, off, limit }, v) =>
    `${v.name(vessel)} does not see both sidelights of ${v.name(other)}: she is ${v.degrees(off)} off that bow, more than ${v.degrees(limit)}`,
  'why.assumesHeadOn': ({ a, b }, v) => `it is in doubt whether ${v.name(a)} and ${v.name(b)} meet end on, and then it is to be assumed that they do`,
  'why.assumesOvertaking': ({ vessel, other }, v) => `${v.name(vessel)} is in doubt whether she overtakes ${v.name(other)}, and then is to assume that she does`,
  'why.isHeadOn': ({ a, b }, v) => `${v.name(a)} and ${v.name(b)} meet end on`,
  'why.eachToPort': ({ a, b }, v) => `${v.name(a)} and ${v.name(b)} each have the other to port: neither has the other on her starboard side`,
  'why.noRisk': ({ clear, limit }, v) => `no risk of collision: they pass with ${v.distance(clear)} of clear water; risk is less than ${v.distance(limit)}`,
  'why.opening': () => 'they are not closing',
  'why.tooFarOff': ({ tcpa, limit }, v) => `the closest point is ${v.duration(tcpa)} away: risk counts within ${v.duration(limit)}`,
  'why.notPowerDriven': ({ vessel, propulsion }, v) => `${v.name(vessel)} is not under power: she is ${v.propulsion(propulsion)}`,
  'why.bothPowerDriven': () => 'both are under power',
  'why.noPower': () => 'neither is under power',
  'why.notBothSailing': () => 'only one of them is under sail',
  'why.displaced': ({ by }, v) => `${v.citation(by)} stands before it`,
  'why.stillOvertaking': ({ vessel, other }, v) => `${v.name(vessel)} came up as an overtaking vessel and stays one until past and clear of ${v.name(other)}`,
  'why.established': ({ since }, v) => `the meeting was settled at ${v.clock(since)}: a small change does not turn it into another`,
  'why.notRequested': ({ vessel }, v) => `${v.name(vessel)} has not asked for the way`,
  'why.noTow': () => 'neither is under tow',
  'why.noCurrent': () => 'there is no current here: neither runs up or down the stream',
  'why.notAlongStream': ({ vessel, limit }, v) => `${v.name(vessel)} does not go along the stream: she heads more than ${v.degrees(limit)} across it`,
  'why.sameWay': () => 'both go the same way along the stream',
  'why.oppositeWays': () => 'they go opposite ways along the stream',
  'why.otherWaters': ({ waters }, v) => `it does not speak for these waters: ${v.waters(waters)}`,
  'why.sameTack': () => 'both have the wind on the same side',
  'why.oppositeTacks': () => 'they have the wind on opposite sides',
  'why.notCloseHauled': ({ vessel }, v) => `${v.name(vessel)} is not close-hauled`,
  'why.samePointOfSail': () => 'both sail on the same point: close-hauled, or free',
  'why.neitherToWindward': () => 'neither is to windward of the other',
  'why.tackUnknown': () => 'it is not given on which side each has the wind',
  'why.noWind': () => 'there is no wind given to judge by',
  'why.noDoubtStated': () => 'no doubt has been stated',
  'why.notInSight': ({ range, visibility }, v) => `not in sight of one another: ${v.distance(range)} apart, visibility ${v.distance(visibility)}`,
  'why.viewBlocked': () => 'not in sight of one another: the view is blocked',
  'why.notUnderWay': ({ vessel, condition }, v) => `${v.name(vessel)} is not under way: she is ${v.condition(condition)}`,
  'why.notInNarrowChannel': ({ vessel }, v) => `${v.name(vessel)} is not in a narrow channel`,
  'why.notConfined': ({ vessel }, v) => `${v.name(vessel)} can leave the channel: she is not confined to it`,
  'why.notSmallOrSailing': ({ vessel, length, limit }, v) =>
    `${v.name(vessel)} is neither under sail nor small: ${v.distance(length)} long, small is under ${v.printed(limit)}`,
  'why.notCrossingChannel': ({ vessel }, v) => `${v.name(vessel)} is not crossing the channel`,
  'why.unranked': ({ a, b }, v) => `this set does not say which of ${v.name(a)} and ${v.name(b)} goes before the other`,
  'why.rankedEqual': ({ a, b }, v) => `${v.name(a)} and ${v.name(b)} stand equal`,
  'advice.sailUnsettled': () => 'What the rules for two vessels under sail turn on is not given or is equal here. Agree early, and show it by a clear alteration.',
  'advice.adrift': ({ vessel }, v) => `This set has no rule for a vessel adrift. ${v.name(vessel)} cannot keep clear: the other does well to.`,
  'advice.sailSilent': () => 'This set has no rule for two vessels under sail. Agree early, and show it by a clear alteration.',
  'advice.bothToPort': () => 'Each has the other to port, and no rule names a give-way vessel. Both would do well to turn to starboard in good time.',
  'advice.unranked': () => 'This set does not rank these two. The one that can move more freely does well to keep clear.',
  'advice.oarsSilent': () => 'This set has no rule for this pair. The one that can move more freely does well to keep clear.',
  'advice.bankHauledSilent': () => 'This set has no rule for a vessel hauled from the bank. Leave her and her line room: she cannot turn away.',
  'advice.overtakingDoubt': () => 'If in doubt whether you are overtaking, assume that you are, and keep clear.',
  'advice.backing': () => 'No steering rule fits this meeting. Stop, make sure what she is doing, and keep clear.',
  'advice.colregs12': ({ giveWay }, v) => `This set is silent. At sea, COLREG 12 would have ${v.name(giveWay)} give way.`,
  'advice.notDisplaced': ({ vessel, other }, v) =>
    `Not to impede comes first: ${v.name(vessel)} leaves ${v.name(other)} room early, whatever the steering rules say of the two.`,
  'advice.notUnderWay': ({ vessel }, v) => `${v.name(vessel)} is not under way, and no steering rule names a give-way vessel. Keep clear of her.`,
  'qualified.ifCircumstancesPermit': () => 'if circumstances permit',
  'qualified.soFarAsPossible': () => 'so far as possible',
  'qualified.ifNecessary': () => 'if necessary',
  'qualified.ifCircumstancesAdmit': () => 'if the circumstances admit',
  'qualified.ifSheConsents': () => 'if she consents',
  'qualified.whenSafeAndPracticable': () => 'when it is safe and practicable',
  'qualified.soFarAsCircumstancesAdmit': () => 'so far as the circumstances admit',
  'breach.wrongSide': ({ offset, channel }, v) => `${v.distance(offset)} to port of the middle of ${channel === '' ? 'the channel' : channel}`,
  'breach.abreast': ({ other }, v) => `abreast of ${v.name(other)}`,
  'breach.sailWithoutPermission': () => 'under sail in the canal without permission',
  'breach.doubleBanked': ({ other }, v) => `made fast outside ${v.name(other)}`,
  'breach.laneClosed': ({ lane }) => `in ${lane} while its signal shows closed`,
  'breach.stoppedInLane': ({ lane }) => `stopped in ${lane}`,
  'breach.anchoredInNarrow': ({ channel }) => `at anchor in ${channel}, a narrow channel`,
} satisfies RuleSentences;
