import { expect, test } from 'vitest';
import { MIGRATIONS, migrated, readableVersions, type Migration } from './migrations.ts';
import { VERSION } from './schema/file.ts';

/** Two steps as later versions would have them. */
const steps: readonly Migration[] = [
  { name: 'double-the-seed', to: 3, migrate: file => ({ ...file, seed: Number(file['seed']) * 2 }) },
  { name: 'rename-chance-to-seed', to: 2, migrate: ({ chance, ...rest }) => ({ ...rest, seed: chance }) },
];

test('a file goes through every step after its version, in order', () => {
  expect(migrated({ version: 1, chance: 4 }, 1, steps)).toEqual({ version: 3, seed: 8 });
  expect(migrated({ version: 2, seed: 4 }, 2, steps)).toEqual({ version: 3, seed: 8 });
  expect(migrated({ version: 3, seed: 4 }, 3, steps)).toEqual({ version: 3, seed: 4 });
});

test('the file given is left as it is', () => {
  const file = { version: 1, chance: 4 };
  migrated(file, 1, steps);
  expect(file).toEqual({ version: 1, chance: 4 });
});

test('every version from the first to the present can be read, by steps with names of their own', () => {
  expect(readableVersions(steps, 3)).toEqual([1, 2, 3]);
  expect(readableVersions()).toEqual(Array.from({ length: VERSION }, (_, i) => i + 1));
  expect(new Set(MIGRATIONS.map(({ name }) => name)).size).toBe(MIGRATIONS.length);
});
