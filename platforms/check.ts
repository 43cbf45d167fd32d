/**
 * Plays every golden record and answers every vector on whatever runs it, and prints one line: how many, and a sum over all that came out.
 * It asks the platform for nothing but `console`, so that a browser can run it too.
 */

import { loadAnyRuleset, loadResolvers, replay } from '../src/index.js';
import { records, vectors } from './inlined.js';
import { createBattleSum } from './sum.js';

const sum = createBattleSum();
let turns = 0;
for (const record of records) {
  const use = await loadAnyRuleset(record.ruleset.id);
  const checksums: readonly string[] = use(ruleset => replay(ruleset, record).checksums);
  turns += checksums.length;
  for (const checksum of checksums) sum.add(checksum);
}
let cases = 0;
const resolvers = new Map((await loadResolvers()).map(resolver => [resolver.name, resolver]));
for (const { function: name, cases: asked } of vectors) {
  for (const { situation } of asked) {
    cases++;
    sum.add(answerOf(name, situation));
  }
}

function answerOf(name: string, situation: unknown): string {
  try {
    return JSON.stringify(resolvers.get(name)?.resolve(situation));
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : 'refused';
  }
}

console.log(JSON.stringify({ records: records.length, turns, vectors: vectors.length, cases, sum: sum.hex() }));
