import { expect, test } from 'vitest';
import { type Dice, type Distribution, distribution, type FractionDistribution, rolled } from '../../src/dice/index.js';
import { chargeOdds } from '../../src/rulesets/cady/ancient-medieval/charge-odds.js';
import * as ancient from '../../src/rulesets/cady/ancient-medieval/continued-melee.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { meleeRound } from '../../src/rulesets/cady/common/fighting/melee.js';
import { type ContinuedMelee, type ContinuedMeleeOutcome, meleeEnds } from '../../src/rulesets/cady/common/index.js';
import { musketBook } from '../../src/rulesets/cady/musket/book/print.js';
import * as musket from '../../src/rulesets/cady/musket/continued-melee.js';
import { musketRules } from '../../src/rulesets/cady/musket/rules.js';
import { chiSquare, lumped, unfairFrom } from '../dice/chi-square.js';

/** A melee, solved and thrown, whatever its period. */
interface Case {
  readonly solved: ContinuedMelee;
  readonly inFractions: () => FractionDistribution<ContinuedMeleeOutcome>;
  readonly thrown: (dice: Dice) => ContinuedMeleeOutcome;
}

const ofMusket = (situation: musket.ContinuedMeleeSituation): Case => ({
  solved: musket.continuedMelee(situation),
  inFractions: () => musket.continuedMeleeFractions(situation).outcomes,
  thrown: dice => musket.throwContinuedMelee(situation, dice).outcome,
});
const ofAncients = (situation: ancient.ContinuedMeleeSituation): Case => ({
  solved: ancient.continuedMelee(situation),
  inFractions: () => ancient.continuedMeleeFractions(situation).outcomes,
  thrown: dice => ancient.throwContinuedMelee(situation, dice).outcome,
});

const small: readonly (readonly [string, Case])[] = [
  [
    'regulars on militia',
    ofMusket({ attacker: { type: 'regulars', figures: 3 }, defender: { type: 'militia', figures: 4 }, turns: 3 }),
  ],
  [
    'hussars on the flank of guards led by their general',
    ofMusket({
      attacker: { type: 'light-hussars', figures: 3, ranks: 1, fatigue: 1 },
      defender: { type: 'guard', figures: 4, ranks: 1, generalWithIt: true },
      struckOn: 'flank',
      turns: 2,
    }),
  ],
  [
    'a square across a ford and uphill',
    ofMusket({
      attacker: { type: 'grenadiers', figures: 4 },
      defender: { type: 'regulars', figures: 4, square: true, inContact: 2, morale: 5 },
      between: { through: ['ford'], levelsUp: 1, behind: 'wall' },
      turns: 2,
    }),
  ],
  [
    'a crew in its flank',
    ofMusket({
      attacker: { type: 'dragoons', figures: 2 },
      defender: { type: 'six-pounder-cannon', figures: 3 },
      struckOn: 'flank',
      turns: 3,
    }),
  ],
  [
    'alike in everything, so that a roll-off decides',
    ofAncients({
      attacker: { type: 'light-infantry', figures: 2, ranks: 1 },
      defender: { type: 'light-infantry', figures: 2, ranks: 1 },
      turns: 3,
    }),
  ],
  [
    'pikes on pikes',
    ofAncients({
      attacker: { type: 'swiss-pike-medium', figures: 4, ranks: 2, inContact: 2 },
      defender: { type: 'medium-infantry', figures: 3, ranks: 1 },
      turns: 2,
    }),
  ],
  [
    'pikes that are attacked',
    ofAncients({
      attacker: { type: 'medium-cavalry', figures: 2, ranks: 1 },
      defender: { type: 'swiss-pike-medium', figures: 4, ranks: 2 },
      turns: 2,
    }),
  ],
];

test.each(small)(
  '%s: as along every branch of the dice, in doubles and to the last digit',
  (_, { solved, thrown, inFractions }) => {
    const plain = distribution(thrown, { fractions: true });
    expect(inFractions().fraction(() => true)).toEqual({ numerator: 1n, denominator: 1n });
    expect(solved.outcomes.outcomes).toHaveLength(plain.outcomes.length);
    for (const { value, fraction, probability } of plain.outcomes) {
      expect(inFractions().fraction(value)).toEqual(fraction);
      expect(Math.abs(solved.outcomes.probability(value) - probability)).toBeLessThan(1e-12);
    }
  },
);

// Worn out in its last turn, a side may come to stand just as if it had been beaten in the turn before.
const wornOut = ofMusket({
  attacker: { type: 'militia', figures: 4 },
  defender: { type: 'regulars', figures: 3, ranks: 1 },
  turns: 12,
});

const large: readonly (readonly [string, Case])[] = [
  [
    '36 regulars on 30 grenadiers',
    ofMusket({ attacker: { type: 'regulars', figures: 36 }, defender: { type: 'grenadiers', figures: 30 }, turns: 6 }),
  ],
  [
    'hoplites on legionaries',
    ofAncients({
      attacker: { type: 'hoplites', figures: 24, formation: 'phalanx' },
      defender: { type: 'roman-legionary', figures: 20 },
      turns: 4,
    }),
  ],
];

test.each([...small, ...large, ['until somebody is worn out', wornOut] as const])(
  '%s: what each turn tells is what the outcomes say',
  (_, { solved }) => {
    const { outcomes, turns } = solved;
    const last = turns.at(-1)!;
    near(
      last.goesOn,
      outcomes.probability(({ fighting }) => fighting),
    );
    expect(turns[0]!.begins).toBe(1);
    for (const side of ['attacker', 'defender'] as const) {
      const left = outcomes.map(outcome => outcome[side].left);
      for (const { value, probability } of left.outcomes) near(last.left[side].probability(value), probability);
      for (const end of meleeEnds) {
        const ended = (outcome: ContinuedMeleeOutcome) =>
          end === 'wiped-out' ? outcome[side].left === 0 : outcome[side].left > 0 && outcome[side].reaction === end;
        near(
          turns.reduce((sum, { ends }) => sum + ends[side][end], 0),
          outcomes.probability(ended),
        );
      }
    }
    expect(turns.slice(1).map(({ begins }) => begins)).toEqual(turns.slice(0, -1).map(({ goesOn }) => goesOn));
  },
);

test.each([...small, ...large])('%s: thrown as solved', (_, { solved, thrown }) => {
  const samples = 600 * Number(process.env.SAMPLES ?? 1);
  const counts = new Map<string, number>();
  const dice = rolled(1813);
  for (let sample = 0; sample < samples; sample++) {
    const key = JSON.stringify(thrown(dice));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const { outcomes } = solved.outcomes;
  const keys = outcomes.map(({ value }) => JSON.stringify(value));
  const known = new Set(keys);
  expect([...counts.keys()].filter(key => !known.has(key))).toEqual([]);
  const cells = lumped(
    keys.map(key => counts.get(key) ?? 0),
    outcomes.map(({ probability }) => probability * samples),
  );
  expect(chiSquare(cells.observed, cells.expected)).toBeLessThan(unfairFrom(cells.observed.length - 1));
});

test('the first turn is a round of melee as it was always resolved', () => {
  const rules = musketRules();
  const { melee } = rules.troops.regulars;
  const { outcomes } = musket.continuedMelee({
    attacker: { type: 'regulars', figures: 8, fatigue: 1 },
    defender: { type: 'regulars', figures: 6 },
    between: { behind: 'fence' },
  });
  const groups = [
    // Stands of two in two ranks: four abreast on either side.
    { unit: 'attacker', figures: 4, melee, fatigue: 1, acrossBarrier: 'fence' as const },
    { unit: 'defender', figures: 4, melee },
  ];
  const round = distribution(dice => meleeRound({ groups }, dice, rules).losses.map(({ lost }) => lost));
  const lost = outcomes.map(({ attacker, defender }) => [attacker.lost, defender.lost]);
  expectSame(lost, round);
});

test('without shock and fire it is the melee of a charge', () => {
  const sides = {
    attacker: { type: 'light-infantry', figures: 12 },
    defender: { type: 'light-infantry', figures: 14, fatigue: 1 },
    turns: 3,
  } as const;
  const charge = chargeOdds(sides);
  expect(
    charge.stages.filter(({ name }) => name === 'shock' || name === 'fire').map(({ lost }) => lost.defender),
  ).toEqual([0, 0]);
  const told = ({
    attacker,
    defender,
    turns,
    fighting,
  }: Omit<ContinuedMeleeOutcome, 'attacker' | 'defender'> & {
    readonly attacker: Pick<ContinuedMeleeOutcome['attacker'], 'lost' | 'reaction'>;
    readonly defender: Pick<ContinuedMeleeOutcome['attacker'], 'lost' | 'reaction'>;
  }) => [attacker.lost, attacker.reaction, defender.lost, defender.reaction, turns, fighting];
  expectSame(ancient.continuedMelee(sides).outcomes.map(told), charge.outcomes.map(told));
});

const spent: Parameters<typeof musket.continuedMelee>[0] = {
  attacker: { type: 'militia', figures: 12, fatigue: 12 },
  defender: { type: 'guard', figures: 12 },
  turns: 3,
};

test('cady/common/melee/zero-routs: who is worn out fights, and none of it in contact lives; then it routs', () => {
  const { turns, outcomes } = musket.continuedMelee(spent);
  expect(turns.map(({ begins, goesOn, ends }) => [begins, goesOn, ends.attacker.rout])).toEqual([
    [1, 0, expect.closeTo(1, 12)],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  expect(new Set(outcomes.outcomes.map(({ value }) => [value.attacker.left, value.turns].join()))).toEqual(
    new Set(['6,1']),
  );
  // The guard rolls for its own lives as in any melee, and does not fall back from an enemy who routs.
  expect(new Set(outcomes.outcomes.map(({ value }) => value.defender.reaction))).toEqual(new Set(['no-effect']));
  expect(outcomes.mean(({ defender }) => defender.lost)).toBeGreaterThan(0);
});

test('cady/common/melee/zero-routs: or it routs without a fight, where that is read so', () => {
  const rules = musketRules(musketBook.with({ rulings: { 'cady/ruling/worn-out-rout': 'without-a-fight' } }));
  const { turns, outcomes } = musket.continuedMelee(spent, rules);
  expect(turns.map(({ begins, ends }) => [begins, ends.attacker.rout])).toEqual([
    [1, 1],
    [0, 0],
    [0, 0],
  ]);
  expect(outcomes.outcomes.map(({ value }) => [value.attacker.left, value.defender.left, value.turns])).toEqual([
    [12, 12, 0],
  ]);
});

test('house rules: another number or cell of the book is another melee', () => {
  const sides = {
    attacker: { type: 'regulars', figures: 12 },
    defender: { type: 'regulars', figures: 12 },
    turns: 3,
  } as const;
  const fallen = (rules = musketRules()) => 12 - musket.continuedMelee(sides, rules).turns.at(-1)!.left.attacker.mean();
  const tireless = musketRules(musketBook.with({ numbers: { 'cady/common/melee/fatigue-each-turn': 0 } }));
  const frail = musketRules(
    musketBook.with({ cells: { 'cady/musket/infantry-capability': { regulars: { melee: 1 } } } }),
  );
  expect(fallen(tireless)).toBeLessThan(fallen() - 1e-6);
  expect(fallen(frail)).toBeGreaterThan(fallen() + 1);
});

test('every fault of a situation at once, each with its path and mend', () => {
  const paths = (faults: readonly { readonly path: string; readonly mend?: string }[]) => {
    expect(faults.every(({ mend }) => mend !== undefined && mend !== '')).toBe(true);
    return faults.map(({ path }) => path);
  };
  expect(
    paths(
      musket.continuedMeleeFaults(
        {
          attacker: { type: 'six-pounder-cannon', figures: 0, ranks: 0, square: true },
          defender: { type: 'militia', figures: 90, fatigue: -1, morale: 9, square: true, inContact: 3 },
          between: { levelsUp: -1 },
          struckOn: 'rear',
          turns: 13,
        },
        musketRules(),
      ),
    ),
  ).toMatchInlineSnapshot(`
    [
      "attacker.type",
      "attacker.figures",
      "attacker.ranks",
      "attacker.type",
      "attacker.ranks",
      "attacker.square",
      "attacker.inContact",
      "defender.morale",
      "defender.figures",
      "defender.fatigue",
      "defender.type",
      "turns",
      "between.levelsUp",
      "struckOn",
    ]
  `);
  expect(
    paths(
      ancient.continuedMeleeFaults(
        {
          attacker: { type: 'samurai-infantry', figures: 0.5, formation: 'testudo' },
          defender: { type: 'hoplites', figures: 12, ranks: 5, formation: 'phalanx', inContact: 20 },
          turns: 0,
        },
        ancientMedievalRules(),
      ),
    ),
  ).toMatchInlineSnapshot(`
    [
      "attacker.type",
      "attacker.figures",
      "attacker.formation",
      "attacker.formation",
      "defender.inContact",
      "defender.ranks",
      "turns",
    ]
  `);
  expect(() =>
    musket.continuedMelee({
      attacker: { type: 'guard', figures: 6 },
      defender: { type: 'guard', figures: 6 },
      turns: 0,
    }),
  ).toThrow('turns');
});

function near(chance: number, other: number): void {
  expect(Math.abs(chance - other)).toBeLessThan(1e-12);
}

function expectSame<T>(one: Distribution<T>, other: Distribution<T>): void {
  expect(one.outcomes).toHaveLength(other.outcomes.length);
  for (const { value, probability } of other.outcomes) near(one.probability(value), probability);
}

test('more turns of large units than can be solved in about a second are refused before, with what can be asked instead', () => {
  const unit = (type: 'men-at-arms' | 'swiss-pike-medium', ranks: number) => ({ type, figures: 72, ranks });
  const asked = (type: Parameters<typeof unit>[0], ranks: number, turns: number) => ({
    attacker: unit(type, ranks),
    defender: unit(type, ranks),
    turns,
  });
  expect(() => ancient.continuedMelee(asked('men-at-arms', 2, 12))).toThrow(
    /12 turns of 36 dice against 36 come to more .*; ask for 9 turns or fewer, or for smaller units/,
  );
  expect(() => chargeOdds(asked('swiss-pike-medium', 3, 3))).toThrow(/ask for 2 turns or fewer/);
  expect(ancient.throwContinuedMelee(asked('men-at-arms', 2, 12), rolled(3)).turns.length).toBeGreaterThan(0);
  expect(ancient.continuedMelee(asked('men-at-arms', 2, 9)).turns).toHaveLength(9);
});

test('a line of one rank that is touched in a part of its front loses no more than stood there: nobody slides along from beside (cady/common/melee/no-sideways-slide)', () => {
  const horse = { type: 'light-lancers', figures: 6, ranks: 1, inContact: 6 } as const;
  const most = (ranks: number) => {
    const defender = { type: 'regulars', figures: 24, ranks, inContact: 6 } as const;
    const { outcomes } = musket.continuedMelee({ attacker: horse, defender, turns: 3 }).outcomes;
    return Math.max(...outcomes.map(({ value }) => value.defender.lost));
  };
  expect(most(1)).toBe(6);
  expect(most(2)).toBe(12);
});
