// npm run bench: all measurements, in tables; there is no pass or fail.
//   npm run bench -- judge step     only those so named: judge, step, frame
import { spawnSync } from 'node:child_process';

const BENCHES = ['judge', 'step', 'frame'];

const asked = process.argv.slice(2);
const unknown = asked.filter(name => !BENCHES.includes(name));
if (unknown.length > 0) {
  console.error(`No measurement is called ${unknown.join(', ')}. There are: ${BENCHES.join(', ')}`);
  process.exit(2);
}
for (const name of asked.length > 0 ? asked : BENCHES) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', `test/bench/${name}.bench.ts`], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
