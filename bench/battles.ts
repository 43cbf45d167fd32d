import { readFileSync } from 'node:fs';
import { type Commander, musterBattle, type Ruleset, simulateBattle, type Terms } from '../src/battle/index.js';
import { type Timed, timed } from './timed.js';

/** How many battles are timed, and how many before them warm up. */
interface Times {
  readonly warming: number;
  readonly battles: number;
}

/** Battles of a scenario, seed by seed, both sides led by the same bot. */
export function battlesOf<T extends Terms>(
  ruleset: Ruleset<T>,
  scenario: unknown,
  bot: (seed: number) => Commander<T>,
  { warming, battles }: Times,
): readonly Timed[] {
  const mustered = musterBattle(ruleset, scenario);
  const sides = ruleset.sides(mustered.scenario);
  const battle = (seed: number) =>
    timed<T>(watch => {
      const commanders = Object.fromEntries(sides.map((side, i) => [side, watch(bot(2 * seed + i))]));
      return simulateBattle(ruleset, mustered, commanders, { seed, checksum: false });
    });
  for (let i = 1; i <= warming; i++) battle(battles + i);
  return Array.from({ length: battles }, (_, i) => battle(i + 1));
}

/** A scenario of `examples/scenarios`, by the name of its file. */
export function example(name: string): unknown {
  return JSON.parse(readFileSync(`examples/scenarios/${name}.json`, 'utf8'));
}
