/**
 * The direction rule: units, geometry <- rules <- sim <- scenario <- store <- scene, ui; cli stands beside ui.
 * Brothers do not import each other. `i18n` may be read by the rooms that speak to people.
 */
const TESTS = '\\.test\\.tsx?$|\\.bench\\.ts$';
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
    room('scenario', ['units', 'geometry', 'rules', 'sim']),
    room('i18n', ['units', 'geometry', 'rules']),
    room('store', ['units', 'geometry', 'rules', 'sim', 'scenario', 'i18n']),
    room('scene', ['units', 'geometry', 'rules', 'sim', 'scenario', 'store', 'i18n']),
    room('ui', ['units', 'geometry', 'rules', 'sim', 'scenario', 'store', 'i18n']),
    room('cli', ['units', 'geometry', 'rules', 'sim', 'scenario', 'i18n']),
    { name: 'no-circles', severity: 'error', from: { path: '^src/' }, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    { name: 'pure-rooms-use-no-libraries-but-mathematics', severity: 'error', from: { path: '^src/(units|geometry|rules|sim)/', pathNot: TESTS }, to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '@stdlib/' } },
    { name: 'nothing-unresolved', severity: 'error', from: { path: '^src/' }, to: { couldNotResolve: true } },
  ],
  options: { doNotFollow: { path: 'node_modules' }, tsConfig: { fileName: 'tsconfig.json' }, tsPreCompilationDeps: true, enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] } },
};
