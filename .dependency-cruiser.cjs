/**
 * The direction rule, one way:
 *   units, geometry <- rules <- sim <- scenario <- viva, debrief <- store <- scene, sound, ui;   cli stands beside ui.
 * Brothers do not import each other; only `src/main.tsx` knows all of them. `i18n` may be read by the rooms that speak to people.
 */
const TESTS = '\\.test\\.tsx?$|\\.bench\\.ts$';
const CORE = ['units', 'geometry', 'rules', 'sim'];
const TEACHING = ['viva', 'debrief'];
const SHOWN = [...CORE, 'scenario', ...TEACHING, 'store', 'i18n'];

const room = (from, allowed) => ({
  name: `${from}-looks-only-to-${allowed.length > 0 ? allowed.join('-') : 'itself'}`,
  severity: 'error',
  from: { path: `^src/${from}/`, pathNot: TESTS },
  to: { path: '^src/', pathNot: `^src/(${[from, ...allowed].join('|')})/` },
});

module.exports = {
  forbidden: [
    room('units', []),
    room('geometry', []),
    room('rules', ['units', 'geometry']),
    room('sim', ['units', 'geometry', 'rules']),
    room('scenario', CORE),
    room('i18n', ['units', 'geometry', 'rules']),
    ...TEACHING.map(name => room(name, [...CORE, 'scenario', 'i18n'])),
    room('store', SHOWN.filter(name => name !== 'store')),
    ...['scene', 'sound', 'ui'].map(name => room(name, SHOWN)),
    room('cli', SHOWN.filter(name => name !== 'store')),
    {
      name: 'every-room-has-its-rule', severity: 'error', comment: 'A new folder in src needs a line above.',
      from: { path: '^src/', pathNot: `^src/((${[...SHOWN, 'scene', 'sound', 'ui', 'cli'].join('|')})/|main\\.tsx?$)` }, to: {},
    },
    { name: 'i18n-takes-only-types-from-the-core', severity: 'error', from: { path: '^src/i18n/', pathNot: TESTS }, to: { path: '^src/(rules|geometry)/', dependencyTypesNot: ['type-only'] } },
    { name: 'nothing-looks-to-the-entry', severity: 'error', from: { path: '^src/' }, to: { path: '^src/main\\.tsx?$' } },
    { name: 'no-circles', severity: 'error', from: { path: '^src/' }, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    { name: 'pure-rooms-use-no-libraries-but-mathematics', severity: 'error', from: { path: '^src/(units|geometry|rules|sim)/', pathNot: TESTS }, to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '@stdlib/' } },
    { name: 'only-the-command-line-uses-node', severity: 'error', from: { path: '^src/', pathNot: `^src/cli/|${TESTS}` }, to: { dependencyTypes: ['core'] } },
    { name: 'shipped-code-uses-no-development-packages', severity: 'error', from: { path: '^src/', pathNot: TESTS }, to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] } },
    { name: 'nothing-unresolved', severity: 'error', from: { path: '^src/' }, to: { couldNotResolve: true } },
  ],
  options: { doNotFollow: { path: 'node_modules' }, tsConfig: { fileName: 'tsconfig.json' }, tsPreCompilationDeps: true, enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'], exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default'] } },
};
