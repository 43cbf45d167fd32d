/**
 * Attacks the library with changed scenarios, answers and records for some minutes: `npm run fuzz -- --minutes 10`. Whatever is neither
 * answered nor refused with path and mend is told and kept in `tests/fuzz/corpus`, which the tests try again. `--seed N` begins elsewhere.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { rolled } from '../src/dice/index.js';
import { attemptFrom, faultOf } from '../tests/fuzz/attacks.js';

const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } });
const minutes = Number(values.minutes ?? 1);
const first = Number(values.seed ?? Date.now() % 2 ** 31);
if (!(minutes > 0 && Number.isSafeInteger(first))) throw new RangeError('give --minutes N, from above 0, and --seed N');

const end = performance.now() + minutes * 60_000;
let tried = 0;
let found = 0;
for (let seed = first; performance.now() < end; seed++) {
  const attempt = await attemptFrom(rolled(seed));
  const fault = await faultOf(attempt);
  tried += 1;
  if (fault === undefined) continue;
  found += 1;
  const name = `tests/fuzz/corpus/${attempt.attack}-${seed}.json`;
  writeFileSync(name, `${JSON.stringify(attempt, null, 2)}\n`);
  console.log(`${name}: ${fault}\n`);
}
console.log(`${tried} tried from seed ${first} on, ${found} found`);
process.exitCode = found === 0 ? 0 : 1;
