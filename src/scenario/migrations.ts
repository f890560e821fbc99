/**
 * Versions of the format. A file of an older version is brought up to the present one, a step for each version, each
 * with a name; a newer one is refused. Version 1 is the first, so there are no steps yet.
 */
import { VERSION } from './schema/file.ts';

type JsonObject = Readonly<Record<string, unknown>>;

export interface Migration {
  /** What it does, in kebab case: 'rename-reach-to-channel'. */
  readonly name: string;
  /** The version that it makes from the one before it. */
  readonly to: number;
  readonly migrate: (file: JsonObject) => JsonObject;
}

export const MIGRATIONS: readonly Migration[] = [];

/** The versions that can be read, the present one last. */
export const readableVersions = (migrations: readonly Migration[] = MIGRATIONS, present: number = VERSION): number[] =>
  [...migrations.map(({ to }) => to - 1), present].sort((a, b) => a - b);

/** Brings a file of a readable version up to the present one. The file that it is given is left as it is. */
export function migrated(file: JsonObject, version: number, migrations: readonly Migration[] = MIGRATIONS): JsonObject {
  const steps = migrations.filter(({ to }) => to > version).sort((a, b) => a.to - b.to);
  return steps.reduce((older, { migrate, to }) => ({ ...migrate(older), version: to }), file);
}
