/** Writes the published JSON Schemas: `npm run schema`. A test fails when they are not up to date. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { publishedSchemas } from '../src/scenario/jsonSchema.ts';

const folder = new URL('../assets/schema/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(publishedSchemas())) writeFileSync(new URL(name, folder), text);
