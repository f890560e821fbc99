/**
 * npm run replays: runs every replay in test/replays anew and writes its checksums and its end; the start and the orders
 * stay as they stand. Prints what changed. For when the simulation is meant to give other runs than before; a test fails
 * until then.
 *
 * A new replay: a file there with "checksums": [] as its last entry, and this once.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checksumsOf } from '../src/sim/index.ts';
import { readReplay, replayNames, REPLAYS, replayText } from '../test/replayFiles.ts';

for (const name of replayNames()) {
  const text = replayText(name);
  const { start, replay } = readReplay(text);
  // One that was broken off is broken off at the same tick again.
  const brokenOff = replay.ended === undefined ? replay.checksums.at(-1)?.tick : undefined;
  const { checksums, ended } = checksumsOf(start, replay, brokenOff);
  const head = text.slice(0, text.lastIndexOf('"checksums"'));
  const rows = checksums.map(sum => `    ${JSON.stringify(sum)}`).join(',\n');
  const now = `${head}"checksums": [\n${rows}\n  ]${ended === undefined ? '' : `,\n  "ended": ${JSON.stringify(ended)}`}\n}\n`;
  const last = checksums.at(-1)!;
  const first = checksums.find(({ tick, hash }) => replay.checksums.find(one => one.tick === tick)?.hash !== hash);
  const same = now === text;
  if (!same) writeFileSync(join(REPLAYS, name), now);
  console.log(`${same ? 'as before' : `changed${first === undefined ? '' : ` from tick ${first.tick} on`}`}: ${name}, ${replay.ended !== undefined && replay.ended !== ended ? `${replay.ended} -> ` : ''}${ended ?? 'broken off'} at ${last.tick / 10} s`);
}
