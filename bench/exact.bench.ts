import { type Dice, distribution } from '../src/dice/index.js';
import { readyMelee, throwMelee } from '../src/rulesets/cady/common/index.js';
import { musketRules } from '../src/rulesets/cady/musket/index.js';
import type { Row } from './row.js';
import { sideBySide } from './side-by-side.js';

/** 36 figures of melee point 8 against 36 of melee point 9: what can be known before the dice. */
const ready = readyMelee(
  {
    groups: [
      { unit: 'red', figures: 36, melee: 8 },
      { unit: 'blue', figures: 36, melee: 9 },
    ],
  },
  musketRules(),
);

/** The rule of the musket game, solved as it stands: figures lost by red and by blue. */
const melee = (dice: Dice) => throwMelee(ready, dice);

/** The exact joint distribution of a melee, through the rule and as somebody would write it out by hand. */
export async function run(): Promise<readonly Row[]> {
  const time = await sideBySide({
    rule: () => distribution(melee).outcomes,
    byHand: () => doubleLoop(binomial(36, 4 / 12), binomial(36, 3 / 12)),
    fractions: () => distribution(melee, { fractions: true }).outcomes,
  });
  return [
    {
      what: 'exact 36 v 36 melee, 1,369 outcomes: a double loop by hand',
      ours: `${time.rule.toFixed(0)} µs`,
      rival: `${time.byHand.toFixed(0)} µs`,
      ratio: time.rule / time.byHand,
      target: '≤ 10',
    },
    {
      what: 'exact 36 v 36 melee as fractions',
      ours: `${(time.fractions / 1000).toFixed(1)} ms`,
      rival: '–',
      ratio: undefined,
      target: '',
    },
  ];
}

function doubleLoop(redTable: readonly number[], blueTable: readonly number[]) {
  const outcomes: { red: number; blue: number; probability: number }[] = [];
  for (let red = 0; red < redTable.length; red++) {
    for (let blue = 0; blue < blueTable.length; blue++) {
      outcomes.push({ red, blue, probability: (redTable[red] ?? 0) * (blueTable[blue] ?? 0) });
    }
  }
  return outcomes;
}

function binomial(dice: number, chance: number): readonly number[] {
  const table = [(1 - chance) ** dice];
  for (let i = 0; i < dice; i++) table.push(((table[i] ?? 0) * (dice - i) * chance) / ((i + 1) * (1 - chance)));
  return table;
}
