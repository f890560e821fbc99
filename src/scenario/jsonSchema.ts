/** The JSON Schemas that are published: of the scenario file and of the judgement. */
import * as z from 'zod/mini';
import { scenarioFile } from './schema/file.ts';
import { judgementOutput } from './schema/judgement.ts';

/** File name and text of each published schema. */
export function publishedSchemas(): Readonly<Record<string, string>> {
  return {
    'scenario.schema.json': published(scenarioFile, 'Stand-On scenario, version 1'),
    'judgement.schema.json': published(judgementOutput, 'Stand-On judgement'),
  };
}

function published(schema: z.ZodMiniType, title: string): string {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return `${JSON.stringify({ $schema, title, ...rest }, undefined, 2)}\n`;
}
