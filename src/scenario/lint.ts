/** What in a scenario is allowed and yet likely not meant, or turns on a hair. */
import { bearingOf, headingVector, relativeBearing } from '../geometry/bearing.ts';
import { lineLength, pointAt, project } from '../geometry/polyline.ts';
import { add, dot, length, scale, subtract, type Point } from '../geometry/vector.ts';
import type { ChannelFacts } from '../rules/facts.ts';
import { downstreamAt, currentAt } from '../rules/stream.ts';
import { hasBanks } from '../sim/contact.ts';
import { FaultList, type Finding } from './fault.ts';
import type { Scenario, ScenarioVessel } from './scenario.ts';

type Lint = (found: FaultList, scenario: Scenario) => void;

/** Findings on a scenario that was read; none of them stops it from being judged or run. */
export function lint(scenario: Scenario): Finding[] {
  const found = new FaultList();
  for (const one of LINTS) one(found, scenario);
  return found.list;
}

/** DVC reads `upstream` and VOC the current: where the two disagree the sets speak of opposite ways. */
const streamAgrees: Lint = (found, { environment, waterway }) => {
  waterway.channels.forEach((channel, index) => {
    if (channel.upstream === 'none') return;
    const middle = pointAt(channel.centreline, lineLength(channel.centreline) / 2);
    const downstream = downstreamAt({ environment, waterway: { ...waterway, channels: [channel] } }, middle.point);
    if (downstream === undefined) return;
    const upstream = scale(middle.along, channel.upstream === 'forward' ? 1 : -1);
    if (dot(downstream, upstream) <= 0) return;
    found.add(['waterway', 'channels', index, 'upstream'], channel.upstream, `upstream of ${channel.id} is the way that the current sets`, 'turn the current round, or "upstream"');
  });
};

const ABAFT_BEAM = 112.5;
const NEAR_BORDER = 1;
/** Metres: further off than this, a bearing at the start says nothing of the meeting to come. */
const NEAR = 4000;

/** A bearing within a degree of 22.5 abaft the beam: overtaking or crossing turns on a hair, and on the reading of the doubt clauses. */
const bearingIsClear: Lint = (found, scenario) => {
  const parties = scenario.vessels.map((vessel, index) => ({ vessel, index, way: overGround(scenario, vessel) }))
    .filter(({ vessel }) => vessel.condition === 'under-way' && typeof vessel.particulars.towedBy !== 'string');
  for (const { vessel, way } of parties) {
    for (const { vessel: other, index, way: otherWay } of parties) {
      const away = subtract(other.position, vessel.position);
      const closes = dot(away, subtract(otherWay, way)) < 0;
      if (other === vessel || length(away) > NEAR || !closes) continue;
      const bearing = relativeBearing(vessel.heading, bearingOf(away));
      const off = Math.abs(Math.abs(bearing) - ABAFT_BEAM);
      if (off > NEAR_BORDER) continue;
      const text = `${other.particulars.id} bears ${Math.abs(bearing).toFixed(1)} degrees from the bow of ${vessel.particulars.id}, within a degree of ${ABAFT_BEAM}`;
      found.add(['vessels', index, 'position'], other.position, text, 'a position clear of the border between crossing and overtaking, unless that is the question');
    }
  }
};

const overGround = (scenario: Scenario, { position, heading, speed }: ScenarioVessel): Point => add(scale(headingVector(heading), speed), currentAt(scenario, position));

/** DVC bans sail, and knows neither fishing nor pilot vessels nor dredgers (O-19): nothing it says is written for them. */
const setKnowsHer: Lint = (found, { ruleSet, vessels }) => {
  if (ruleSet !== 'dvc-1963') return;
  vessels.forEach(({ particulars: { id, propulsion, permissions, engagedIn, restrictions } }, index) => {
    if (propulsion === 'sail') {
      const may = permissions.includes('sail');
      found.add(['vessels', index, 'propulsion'], propulsion, may ? `dvc-1963 has no rule for two sailing vessels (O-19), and ${id} sails` : `${id} sails, which dvc-1963 bans without permission (reg. 37)`,
        may ? 'take it as a question on silence' : '"permissions": ["sail"], or take it as a question on reg. 37');
    }
    engagedIn.forEach((engaged, place) => {
      if (['fishing', 'trawling', 'dredging', 'pilotage'].includes(engaged)) {
        found.add(['vessels', index, 'engagedIn', place], engaged, `dvc-1963 has no rule for ${engaged} (O-19)`, 'another rule set, or take it as a question on silence');
      }
    });
    restrictions.forEach((restriction, place) => {
      if (restriction === 'not-under-command') return;
      found.add(['vessels', index, 'restrictions', place], restriction, `dvc-1963 has no such status as ${restriction} (O-19)`, 'another rule set, or take it as a question on silence');
    });
  });
};

/** At anchor, aground or made fast she makes no way; a tow makes the speed of the vessel that tows it. */
const speedFits: Lint = (found, { vessels }) => {
  const byId = new Map(vessels.map(vessel => [vessel.particulars.id, vessel]));
  vessels.forEach(({ condition, speed, particulars: { id, towedBy, propulsion } }, index) => {
    if (condition !== 'under-way' && speed !== 0) found.add(['vessels', index, 'speed'], speed, `${id} is ${condition} and makes way`, '0, or "condition": "under-way"');
    const tug = typeof towedBy === 'string' ? byId.get(towedBy) : undefined;
    if (tug !== undefined && tug.speed !== speed) found.add(['vessels', index, 'speed'], speed, `${id} does not make the speed of ${tug.particulars.id}, who tows her`, 'the same speed for both');
    if (propulsion === 'none' && towedBy === undefined && speed !== 0 && condition === 'under-way') found.add(['vessels', index, 'speed'], speed, `${id} has no propulsion and nobody tows her, and makes way`, '0, "drifting": true, or "towedBy"');
  });
};

/** Metres, and part of its length, by which a tow may be drawn longer or shorter than it is said to be. */
const TOW_SLACK = { metres: 10, part: 0.25 } as const;

/** A tow lies on the side of the tug that it is said to be, and is as long as it is said to be. */
const towLiesAsSaid: Lint = (found, { vessels }) => {
  vessels.forEach(({ particulars: { id, tow, length: own }, heading, position }, index) => {
    if (tow === undefined || (tow.arrangement !== 'astern' && tow.arrangement !== 'ahead')) return;
    const side = tow.arrangement === 'astern' ? -1 : 1;
    const stretch = (one: ScenarioVessel): number => side * dot(subtract(one.position, position), headingVector(heading)) - own / 2;
    const towed = tow.vessels.flatMap(other => vessels.filter(({ particulars }) => particulars.id === other));
    const wrong = towed.find(one => stretch(one) < 0);
    if (wrong !== undefined) {
      found.add(['vessels', vessels.indexOf(wrong), 'position'], wrong.position, `${wrong.particulars.id} is said to be towed ${tow.arrangement} of ${id}, and does not lie there`, `a position ${tow.arrangement} of ${id}, or another "arrangement"`);
      return;
    }
    const drawn = Math.max(0, ...towed.map(one => stretch(one) + one.particulars.length / 2));
    if (towed.length === 0 || Math.abs(drawn - tow.length) <= Math.max(TOW_SLACK.metres, TOW_SLACK.part * tow.length)) return;
    found.add(['vessels', index, 'tow', 'length'], tow.length, `the tow of ${id} is drawn ${Math.round(drawn)} m long, and said to be ${Math.round(tow.length)} m`, `"${Math.round(drawn)} m", or positions that fit`);
  });
};

/** Bends, locks, bridges and lanes stand in a channel. */
const placesAreInChannels: Lint = (found, { waterway }) => {
  const { channels } = waterway;
  if (channels.length === 0) return;
  for (const name of ['bends', 'locks', 'bridges'] as const) {
    waterway[name].forEach(({ id, at }, index) => {
      if (!channels.some(channel => isNear(channel, at))) found.add(['waterway', name, index, 'at'], at, `${id} lies in no channel`, 'a position on the centreline of a channel');
    });
  }
};

const isNear = (channel: ChannelFacts, at: Point): boolean => project(channel.centreline, at).distance <= channel.width;

/** A helm that follows a route that lies out of the channels runs her aground. */
const routesStayAfloat: Lint = (found, { waterway, vessels }) => {
  if (!hasBanks(waterway)) return;
  vessels.forEach(({ helm, particulars: { id } }, index) => helm.route?.forEach((point, place) => {
    const dry = waterway.channels.every(channel => project(channel.centreline, point).distance > channel.width / 2);
    if (dry) found.add(['vessels', index, 'helm', 'route', place], point, `the route of ${id} leads over the bank`, 'a waypoint within the banks');
  }));
};

/** Nothing is drawn of a current that sets across every channel. */
const currentIsUsed: Lint = (found, { environment: { current }, waterway: { channels, waters } }) => {
  if (current === undefined || current.speed === 0 || waters === 'open' || channels.length === 0) return;
  const set = headingVector(current.towards);
  const along = channels.some(channel => channel.centreline.some((point, i) => i > 0 && isAlong(subtract(point, channel.centreline[i - 1]!), set)));
  if (!along) found.add(['environment', 'current', 'towards'], current.towards, 'the current sets across every channel', 'a set within 45 degrees of an axis, where upstream and downstream are meant');
};

const isAlong = (leg: Point, set: Point): boolean => Math.abs(dot(leg, set)) >= Math.SQRT1_2 * length(leg);

/** What is to happen after the end never does. */
const eventsHappen: Lint = (found, { events, duration }) => {
  events.forEach(({ at }, index) => {
    if (at > duration) found.add(['events', index, 'at'], at, `is after the end of the run at ${duration} s`, 'an earlier moment, or a longer "duration"');
  });
};

const LINTS: readonly Lint[] = [eventsHappen, streamAgrees, bearingIsClear, setKnowsHer, speedFits, towLiesAsSaid, placesAreInChannels, routesStayAfloat, currentIsUsed];
