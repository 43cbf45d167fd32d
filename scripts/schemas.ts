/** Writes the JSON Schemas that editors check files with. `--check` writes nothing and fails when one is out of date. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { schemas } from '../src/cli/schemas.js';

/** The files, by the schema they hold. */
const files: { readonly [path: string]: string } = {
  'schemas/musket-scenario.json': 'musket',
  'schemas/record.json': 'record',
};

mkdirSync('schemas', { recursive: true });
for (const [path, name] of Object.entries(files)) {
  const text = `${JSON.stringify(schemas[name]?.(), null, 2)}\n`;
  if (!process.argv.includes('--check')) {
    writeFileSync(path, text);
  } else if (readFileSync(path, 'utf8') !== text) {
    console.error(`${path} is out of date: run npm run schemas`);
    process.exitCode = 1;
  }
}
