/** Writes the JSON Schemas that `littlewars schema` prints to `schemas/`, from where an editor can take them. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { schemas } from '../src/cli/schemas.js';

rmSync('schemas', { recursive: true, force: true });
mkdirSync('schemas');
for (const [name, schema] of Object.entries(schemas)) {
  writeFileSync(`schemas/${name}.json`, `${JSON.stringify(schema(), null, 2)}\n`);
}
