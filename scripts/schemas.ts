/** Writes the JSON Schemas that editors check files with. `--check` writes nothing and fails when one is out of date. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { musketScenarioSchema } from '../src/rulesets/cady/musket/schema.js';

const schemas: Readonly<Record<string, z.ZodType>> = {
  'musket-scenario': musketScenarioSchema,
};

mkdirSync('schemas', { recursive: true });
for (const [name, schema] of Object.entries(schemas)) {
  const path = `schemas/${name}.json`;
  const text = `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`;
  if (!process.argv.includes('--check')) {
    writeFileSync(path, text);
  } else if (readFileSync(path, 'utf8') !== text) {
    console.error(`${path} is out of date: run npm run schemas`);
    process.exitCode = 1;
  }
}
