/** Writes the JSON Schemas that `littlewars schema` prints to `schemas/`, from where an editor can take them. What has not changed is left alone. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { schemas } from '../src/cli/schemas.js';

mkdirSync('schemas', { recursive: true });
const texts = new Map(
  Object.entries(schemas).map(([name, schema]) => [`${name}.json`, `${JSON.stringify(schema(), null, 2)}\n`]),
);
for (const name of readdirSync('schemas').filter(each => !texts.has(each))) rmSync(`schemas/${name}`);
for (const [name, text] of texts) {
  const path = `schemas/${name}`;
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  // Whoever reads it at this moment finds it whole.
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}
