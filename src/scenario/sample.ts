/** A full scenario file for the tests of this room: every part of the format stands in it once. */

/** A fresh copy each time, for a test to change. */
export function sampleFile() {
  return {
    format: 'stand-on/scenario', version: 1, id: 'sample', title: 'A sample', brief: 'Every part once.', teaches: ['One thing', 'Another'],
    ruleSet: 'dvc-1963', settings: { risk: { cpa: '10 m', tcpa: '10 min', bearingRate: 0.5 }, restrictedBelow: '0.5 nmi', bendMile: 'statute', towLengthFrom: 'stem' },
    seed: 7, duration: '10 min',
    environment: { light: { at: '2026-01-10T17:00:00+05:30', latitude: 23.5, longitude: 87.3 }, visibility: '5 nmi', wind: { from: 225, speed: '8 kn' }, current: { towards: 180, speed: '1 kn' }, badWeatherMessage: false },
    waterway: {
      waters: 'canal',
      channels: [
        { id: 'reach', centreline: [[0, -2000], [0, 0], [500, 2000]], width: '40 m', depth: '3 m', narrow: true, upstream: 'forward', current: '1 kn', constriction: false },
        { id: 'arm', centreline: [[0, 0], [-800, 0]], width: '30 m' },
      ],
      bends: [{ id: 'b1', at: [0, 0], hides: true }], screens: [[[30, 10], [200, 10], [200, 200], [30, 200]]],
      locks: [{ id: 'lock-3', at: [0, -1500], heading: 0, length: '60 m', breadth: '6 m', fall: '3 m', signal: { enter: 'A' } }],
      bridges: [{ id: 'road', at: [250, 1000], clearance: '6 m' }],
      singleLanes: [{ id: 'cut', channel: 'reach', from: '400 m', to: '900 m', signal: 'open' }],
      berths: [{ id: 'wharf', at: [15, -1000] }], anchorages: [{ id: 'roads', at: [0, -1900] }], marks: [{ id: 'buoy', at: [10, -1800] }],
    },
    vessels: [
      {
        id: 'A', name: 'M.L. Durga', propulsion: 'power', condition: 'under-way', restrictions: [], engagedIn: [], service: 'cargo', laden: true, licensed: true, permissions: ['lock-breadth'],
        length: '18 m', breadth: '4 m', draught: '1.2 m', airDraught: '5 m', position: [5, -1000], heading: 0, speed: '6 kn', engine: 'ahead', drifting: false, maxSpeed: '8 kn',
        lights: { failed: ['masthead'] }, hull: { material: 'iron', angleIronProjects: true, fendersRigged: false }, manned: true, radar: false, arrival: 1,
        helm: { by: 'watchkeeper', route: [[0, 0], [500, 2000]], cruise: '5 kn' }, history: [{ ago: '1 min', position: [5, -1185.2], heading: 0, speed: '6 kn' }],
      },
      { id: 'T', length: '16 m', breadth: '4 m', position: [-5, -600], heading: 180, speed: '4 kn', engagedIn: ['towing'], tow: { vessels: ['F'], arrangement: 'astern', length: '60 m', hauledBy: 'power' } },
      { id: 'F', propulsion: 'none', length: '20 m', position: [-5, -560], heading: 180, speed: '4 kn', towedBy: 'T' },
      { id: 'R', propulsion: 'oars', length: '7 m', breadth: '1.6 m', position: [-12, -1200], heading: 0, speed: '2 kn', helm: { by: 'hold' } },
      { id: 'H', propulsion: 'none', length: '15 m', position: [13, -300], heading: 0, speed: '1 kn', towedBy: { hauledBy: 'bank' } },
      { id: 'S', propulsion: 'power', length: '9 m', position: [-400, 0], heading: 90, speed: '3 kn', sail: { mainsail: 'port', pointOfSail: 'free' }, obstructedSide: 'port', lights: 'as-required' },
    ],
    events: [
      { at: '30 s', vessel: 'T', does: 'request-way', of: 'R' }, { at: 0, vessel: 'A', does: 'sound', pattern: 'PSS', heardBy: ['R', 'S'] },
      { at: '-1 min', vessel: 'A', does: 'doubt', of: 'S', about: 'intentions' }, { at: '1 min', vessel: 'S', does: 'alter-course', by: '20 deg' }, { at: '2 min', vessel: 'S', does: 'alter-speed', speed: '2 kn' },
      { at: '3 min', vessel: 'S', does: 'signal-overtaking', of: 'A', side: 'starboard' }, { at: '4 min', vessel: 'S', does: 'flag', colour: 'green' },
    ],
    checks: [{ title: 'Passes at a safe distance', that: 'closestRange(A, T) >= 15 m', marks: 2 }],
  };
}
