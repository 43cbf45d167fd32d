import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dice, distribution, rolled, usingScript } from '../../src/dice/index.js';
import { raymondBook } from '../../src/rulesets/raymond/book/print.js';
import { attackOn } from '../../src/rulesets/raymond/combat/engagement.js';
import { exchangeOdds } from '../../src/rulesets/raymond/combat/exchange.js';
import { rethrowWorth } from '../../src/rulesets/raymond/combat/rethrow.js';
import { placedUnits } from '../../src/rulesets/raymond/continued-melee/situation.js';
import {
  type ContinuedMeleeOutcome,
  type ContinuedMeleeSituation,
  continuedMelee,
  continuedMeleeFaults,
  continuedMeleeFractions,
  type MeleeUnit,
  meleeEnds,
  throwContinuedMelee,
} from '../../src/rulesets/raymond/continued-melee.js';
import { fieldOf } from '../../src/rulesets/raymond/field.js';
import { layoutText } from '../../src/rulesets/raymond/formation/layout.js';
import { raymondRules } from '../../src/rulesets/raymond/rules.js';
import type { Unit } from '../../src/rulesets/raymond/state.js';
import { destination } from '../../src/table/index.js';
import { dieByDie } from '../dice/by-hand.js';
import { chiSquare, lumped, unfairFrom } from '../dice/chi-square.js';
import { type Game, type Piece, play, type Request, setUp, unitIn } from './table-top.js';

// SAMPLES=4 throws each melee four times as often.
const times = Number(process.env.SAMPLES ?? 1);

const sides = ['attacker', 'defender'] as const;
const foot = (stands: string, more: Partial<MeleeUnit> = {}): MeleeUnit => ({ type: 'foot', stands, ...more });
const pikes = (stands: string, more: Partial<MeleeUnit> = {}): MeleeUnit => ({
  type: 'pike-and-musket',
  stands,
  ...more,
});
const horse = (stands: string, more: Partial<MeleeUnit> = {}): MeleeUnit => ({ type: 'cavalry', stands, ...more });

/** Small enough to be thrown along every branch of the dice. Who has the initiative is known: ties could be thrown for ever. */
const small: readonly (readonly [string, ContinuedMeleeSituation])[] = [
  ['pikes on clubmen', { attacker: pikes('PM'), defender: foot('HHL'), initiative: 'defender', turns: 3 }],
  [
    'as many stands, the attacker with the initiative and a commander',
    { attacker: foot('HL', { inCommand: true }), defender: pikes('MP'), initiative: 'attacker', turns: 3 },
  ],
  [
    'horse on a flank, by the rear corner',
    {
      attacker: horse('CC'),
      defender: foot('HL/H.', { hits: 1 }),
      struckOn: 'left-flank',
      initiative: 'attacker',
      turns: 2,
    },
  ],
  [
    'a single stand of heavy cavalry that stays',
    {
      attacker: { type: 'heavy-cavalry', stands: 'X', staysAlone: true },
      defender: pikes('PM/M.', { formation: 'defensive mass', inCommand: true, rethrow: { kind: 'below', hits: 1 } }),
      turns: 3,
    },
  ],
  [
    'guns from behind',
    {
      attacker: foot('LL', { terrainDice: -1 }),
      defender: { type: 'artillery', guns: 'light-guns' },
      struckOn: 'rear',
    },
  ],
  [
    'a commander set upon',
    { attacker: foot('HHH', { givesUp: 'weakest' }), defender: { type: 'command', staysAlone: true }, turns: 3 },
  ],
];

const large: readonly (readonly [string, ContinuedMeleeSituation])[] = [
  ['six stands in two rows on five', { attacker: pikes('PMM/MMM'), defender: foot('HHHHH'), turns: 6 }],
  [
    'six on six, both in command, so that the initiative is thrown for',
    {
      attacker: horse('CCC/CCC', { inCommand: true }),
      defender: pikes('MPPPPM', { inCommand: true }),
      aside: 2,
      turns: 4,
    },
  ],
  [
    'a defensive mass at its corner',
    {
      attacker: foot('HHLL', { inCommand: true }),
      defender: pikes('MPM/MPM', { formation: 'defensive mass', hits: 2 }),
      struckOn: 'right-flank',
      aside: -3,
      turns: 5,
    },
  ],
];

const thrown = (situation: ContinuedMeleeSituation) => (dice: Dice) => throwContinuedMelee(situation, dice).outcome;

function near(chance: number, other: number): void {
  expect(Math.abs(chance - other)).toBeLessThan(1e-12);
}

describe('solved', () => {
  test.each(small)('%s: as along every branch of the dice, in doubles and to the last digit', (_, situation) => {
    const plain = distribution(thrown(situation), { fractions: true });
    const { outcomes } = continuedMelee(situation);
    const inFractions = continuedMeleeFractions(situation).outcomes;
    expect(outcomes.outcomes).toHaveLength(plain.outcomes.length);
    expect(inFractions.fraction(() => true)).toEqual({ numerator: 1n, denominator: 1n });
    for (const { value, fraction, probability } of plain.outcomes) {
      near(outcomes.probability(value), probability);
      expect(inFractions.fraction(value)).toEqual(fraction);
    }
  });

  test('one turn as its dice fall one by one, each of them counted', () => {
    const situation: ContinuedMeleeSituation = { attacker: pikes('P'), defender: foot('HHL') };
    const { outcomes } = continuedMelee(situation);
    const counted = new Map<string, number>();
    for (const { value, denominator } of dieByDie(thrown(situation))) {
      const key = JSON.stringify(value);
      counted.set(key, (counted.get(key) ?? 0) + 1 / Number(denominator));
    }
    expect(counted.size).toBe(outcomes.outcomes.length);
    for (const { value, probability } of outcomes.outcomes) {
      expect(Math.abs((counted.get(JSON.stringify(value)) ?? 0) - probability)).toBeLessThan(1e-9);
    }
  });

  test.each([...small, ...large])('%s: thrown as solved', (_, situation) => {
    const dice = rolled(1642);
    expectAsSolved(
      situation,
      Array.from({ length: 400 * times }, () => thrown(situation)(dice)),
    );
  });

  test('its first turn is the exchange that was always resolved', () => {
    const situation: ContinuedMeleeSituation = {
      attacker: pikes('PMM/MMM', { hits: 1, inCommand: true }),
      defender: foot('HHHLLL'),
    };
    const both = {
      attacker: { class: 'foot', formation: 'mass' },
      defender: { class: 'foot', formation: 'line' },
    } as const;
    const six = (one: 'pike' | 'hand-to-hand', other: 'musket' | 'light-hand-to-hand', ones: number) =>
      Array.from({ length: 6 }, (_, at) => (at < ones ? one : other));
    const exchange = exchangeOdds({
      first: {
        stands: 6,
        hits: 1,
        attack: { attacker: both.attacker, target: both.defender, stands: six('pike', 'musket', 1) },
        rethrow: { kind: 'most-stands' },
      },
      second: {
        stands: 6,
        hits: 0,
        attack: {
          attacker: both.defender,
          target: both.attacker,
          stands: six('hand-to-hand', 'light-hand-to-hand', 3),
        },
      },
    });
    const left = (lost: number) => (lost >= 5 ? 0 : 6 - lost);
    const { outcomes } = continuedMelee(situation);
    const ours = outcomes.map(({ attacker, defender }) => [attacker.left, defender.left]);
    const theirs = exchange.map(({ first, second }) => [left(first), left(second)]);
    expect(ours.outcomes).toHaveLength(theirs.outcomes.length);
    for (const { value, probability } of theirs.outcomes) near(ours.probability(value), probability);
  });

  test('the initiative is an even chance where it is not said who has it', () => {
    const situation: ContinuedMeleeSituation = { attacker: foot('HHL'), defender: foot('HHL'), aside: -2.36 };
    const [even, ours, theirs] = [{}, { initiative: 'attacker' }, { initiative: 'defender' }].map(
      more => continuedMelee({ ...situation, ...more } as ContinuedMeleeSituation).outcomes,
    );
    for (const { value, probability } of even!.outcomes) {
      near(probability, (ours!.probability(value) + theirs!.probability(value)) / 2);
    }
    expect(
      even!.outcomes.some(({ value }) => Math.abs(ours!.probability(value) - theirs!.probability(value)) > 0.01),
    ).toBe(true);
  });
});

/** Observed outcomes must be as often as solved ones are likely, and nothing may happen that is not told. */
function expectAsSolved(situation: ContinuedMeleeSituation, seen: readonly ContinuedMeleeOutcome[]): void {
  const { outcomes } = continuedMelee(situation).outcomes;
  const counts = new Map<string, number>();
  for (const outcome of seen) counts.set(JSON.stringify(outcome), (counts.get(JSON.stringify(outcome)) ?? 0) + 1);
  const keys = outcomes.map(({ value }) => JSON.stringify(value));
  expect([...counts.keys()].filter(key => !keys.includes(key))).toEqual([]);
  const cells = lumped(
    keys.map(key => counts.get(key) ?? 0),
    outcomes.map(({ probability }) => probability * seen.length),
  );
  expect(cells.expected.length).toBeGreaterThan(1);
  expect(chiSquare(cells.observed, cells.expected)).toBeLessThan(unfairFrom(cells.observed.length - 1));
}

describe('done means played: phase after phase on a table it comes out as often', () => {
  const sheets = raymondRules().stands;

  /** Both units on a table as the situation has them, with a commander near who is said to be in command. */
  function tableOf(situation: ContinuedMeleeSituation): Game {
    const placed = placedUnits(situation, raymondRules());
    const pieceOf = (side: 'attacker' | 'defender'): readonly Piece[] => {
      const { at, facing } = placed[side];
      const { type, stands, formation, guns, hits = 0, inCommand = false } = situation[side];
      const id = side === 'attacker' ? 'blue' : 'red';
      const unit: Piece = {
        id: `${id}-unit`,
        type,
        at: [48, 48],
        ...(stands === undefined ? {} : { stands }),
        ...(formation === undefined ? {} : { formation }),
        ...(guns === undefined ? {} : { guns }),
        be: { at: { x: 48 + at.x, y: 48 + at.y }, facing, hits },
      };
      const behind = destination({ x: 48 + at.x, y: 48 + at.y }, facing, -6);
      const general: Piece = {
        id: `${id}-general`,
        type: 'command',
        rank: 'commander',
        at: [behind.x, behind.y],
        facing: facing === 180 ? 'S' : 'N',
      };
      return inCommand ? [unit, general] : [unit];
    };
    return setUp({ pieces: sides.flatMap(pieceOf) });
  }

  /** Re-throws for the most stands; gives up the weakest, the first choice of those. */
  function habits(game: Game): (request: Request) => unknown {
    return request => {
      if (request.kind === 'losses') {
        const { stands } = unitIn(game.state, request.unit);
        const worth = (choice: readonly number[]) =>
          choice.reduce((sum, place) => sum + sheets[stands[place]!.kind].combatValue, 0);
        return request.choices.reduce((best, choice) => (worth(choice) < worth(best) ? choice : best));
      }
      if (request.kind !== 'rethrow') return undefined;
      const [unit, target] = [unitIn(game.state, request.unit), unitIn(game.state, request.target)];
      const attack = attackOn({ unit, target }, fieldOf(game.state, game.scenario, game.rules));
      const aim = { kind: 'stands', stands: target.stands.length, hits: target.hits } as const;
      return rethrowWorth({ attack, hits: request.hits, aim }).better === 'throw again';
    };
  }

  function played(situation: ContinuedMeleeSituation, seed: number): ContinuedMeleeOutcome {
    const game = tableOf(situation);
    const unit = (side: 'attacker' | 'defender') => unitIn(game.state, side === 'attacker' ? 'blue-unit' : 'red-unit');
    const fighting = () => sides.every(side => unit(side).gone === null);
    let turns = 0;
    while (turns < (situation.turns ?? 1) && fighting()) {
      play(game, { seed: seed * 100 + turns, answers: habits(game) }, ['initiative', 'hand-to-hand', 'losses']);
      turns++;
    }
    const told = ({ gone, stands, formation }: Unit) =>
      gone === null
        ? { left: stands.length, stands: layoutText(stands), formation, end: null }
        : { left: 0, stands: '', formation: null, end: gone as 'withdrawn' };
    return { attacker: told(unit('attacker')), defender: told(unit('defender')), turns, fighting: fighting() };
  }

  const weakly = (unit: MeleeUnit): MeleeUnit => ({ ...unit, givesUp: 'weakest' });
  test.each([
    ...large,
    [
      'horse by the rear corner of clubmen',
      { attacker: horse('CC'), defender: foot('HL/H.', { hits: 1 }), struckOn: 'left-flank', turns: 2 },
    ] as const,
    ['as many stands', { attacker: foot('HHL'), defender: foot('HHL'), aside: -2.36, turns: 2 }] as const,
  ])('%s', (_, { attacker, defender, ...more }) => {
    const situation = { ...more, attacker: weakly(attacker), defender: weakly(defender) };
    expectAsSolved(
      situation,
      Array.from({ length: 250 * times }, (_, seed) => played(situation, seed)),
    );
  });
});

describe('by hand', () => {
  const situation: ContinuedMeleeSituation = { attacker: pikes('MPM'), defender: foot('HHHHH'), turns: 3 };

  test('the units of the example of pages 9 and 10, without the one that outflanks [raymond/melee/initial-hit] [raymond/losses/owner-chooses-stands] [raymond/withdrawal/single-stand-in-contact]', () => {
    // Three dice with a pike first, then five of hand-to-hand weapons. Turn 1: one hit against one, and one for contact each.
    const first = [2, 4, 5, 1, 3, 4, 5, 6];
    // Turn 2: the pike and a musket score two, four hand-to-hand stands score one.
    const second = [3, 1, 2, 3, 4, 5];
    const { turns, outcome } = usingScript([...first, ...second], dice => throwContinuedMelee(situation, dice));
    expect(turns.map(({ attacker, defender }) => [attacker.stands, defender.stands])).toEqual([
      ['MP', 'HHHH'],
      ['', 'HHH'],
    ]);
    expect(outcome).toEqual({
      attacker: { left: 0, stands: '', formation: null, end: 'withdrawn' },
      defender: { left: 3, stands: 'HHH', formation: 'line', end: null },
      turns: 2,
      fighting: false,
    });
    expect(turns[1]!.because.map(({ clause }) => clause)).toEqual([
      'raymond/losses/one-stand-per-two-hits',
      'raymond/losses/odd-hit-discarded',
      'raymond/losses/one-stand-per-two-hits',
      'raymond/withdrawal/single-stand-in-contact',
    ]);
  });

  test('in command it throws again what was worse than may be expected [raymond/command/rethrow-all-dice]', () => {
    const inCommand = { ...situation, attacker: pikes('MPM', { inCommand: true }), turns: 1 };
    const misses = [6, 6, 6];
    const { turns } = usingScript([...misses, 1, 1, 6, 6, 6, 6, 6, 6], dice => throwContinuedMelee(inCommand, dice));
    expect(turns[0]!.because[0]).toMatchObject({ clause: 'raymond/command/rethrow-all-dice' });
    expect([turns[0]!.attacker.left, turns[0]!.defender.left]).toEqual([3, 4]);
  });

  test('with as many stands the initiative is thrown for first, ties again [raymond/initiative/tie-rethrow]', () => {
    const even: ContinuedMeleeSituation = { attacker: foot('HHL'), defender: foot('HHL'), aside: -2.36 };
    const both = [1, 6, 6, 1, 6, 6];
    const initiative = (attacker: readonly number[], defender: readonly number[]) => [...attacker, ...defender];
    const left = (dice: readonly number[]) => {
      const { outcome } = usingScript(dice, all => throwContinuedMelee(even, all));
      return [outcome.attacker.stands, outcome.defender.stands];
    };
    const dice = raymondRules().initiative.dice.equal;
    const low = Array.from({ length: dice }, () => 1);
    const high = Array.from({ length: dice }, () => 5);
    // Who has it takes off last, and must keep contact with what the other has kept.
    expect(left([...initiative(low, low), ...initiative(low, high), ...both])).toEqual(['HL', 'HH']);
    expect(left([...initiative(high, low), ...both])).toEqual(['HH', 'HL']);
  });
});

describe('laws', () => {
  const layouts = fc.constantFrom('HL', 'HHL', 'HHHL', 'HL/HH', 'HHL/.L.', 'LHL/HH./H..', 'HHHHLL');
  const aUnit: fc.Arbitrary<MeleeUnit> = fc
    .record({
      stands: layouts,
      inCommand: fc.boolean(),
      hits: fc.nat(2),
      givesUp: fc.constantFrom('fights-best' as const, 'weakest' as const),
      massed: fc.boolean(),
    })
    .map(({ massed, stands, ...more }) =>
      foot(stands, { ...more, ...(massed && stands.includes('/') ? { formation: 'defensive mass' as const } : {}) }),
    );
  const anyMelee: fc.Arbitrary<ContinuedMeleeSituation> = fc.record({
    attacker: aUnit,
    defender: fc.oneof(
      aUnit,
      fc.record({
        type: fc.constant('heavy-cavalry' as const),
        stands: fc.constantFrom('X', 'XX', 'XX/X.'),
        staysAlone: fc.boolean(),
      }),
    ),
    struckOn: fc.constantFrom('front', 'left-flank', 'right-flank', 'rear'),
    aside: fc.constantFrom(-1.5, 0, 0.7, 2),
    turns: fc.constant(4),
  });

  test('chances sum to 1, stands only go, what each turn tells is what the outcomes say, and nobody routs before one enemy', () => {
    fc.assert(
      fc.property(
        anyMelee.filter(melee => continuedMeleeFaults(melee, raymondRules()).length === 0),
        melee => {
          const { outcomes, turns } = continuedMelee(melee);
          near(
            outcomes.outcomes.reduce((sum, { probability }) => sum + probability, 0),
            1,
          );
          expect(turns[0]!.begins).toBe(1);
          expect(turns.slice(1).map(({ begins }) => begins)).toEqual(turns.slice(0, -1).map(({ goesOn }) => goesOn));
          near(
            turns.at(-1)!.goesOn,
            outcomes.probability(({ fighting }) => fighting),
          );
          for (const side of sides) {
            const left = outcomes.map(outcome => outcome[side].left);
            for (const { value, probability } of left.outcomes) {
              near(turns.at(-1)!.left[side].probability(value), probability);
            }
            for (const end of meleeEnds) {
              near(
                turns.reduce((sum, { ends }) => sum + ends[side][end], 0),
                outcomes.probability(outcome => outcome[side].end === end),
              );
            }
            for (const [at, { left }] of turns.slice(1).entries()) {
              for (let least = 1; least <= 6; least++) {
                const before = turns[at]!.left[side].atLeast(least);
                expect(left[side].atLeast(least)).toBeLessThanOrEqual(before + 1e-12);
              }
            }
            expect(outcomes.probability(outcome => outcome[side].end === 'routed')).toBe(0);
          }
          const fewer = continuedMelee({ ...melee, turns: 2 });
          expect(fewer.turns[1]!.goesOn).toBe(turns[1]!.goesOn);
        },
      ),
      { numRuns: 8 * times },
    );
  });
});

describe('where and how they stand', () => {
  const clausesOf = (situation: ContinuedMeleeSituation) =>
    continuedMelee(situation).because.map(({ clause }) => clause);

  test('what each side throws is told, and what it needs (raymond/melee/combat-values)', () => {
    const { because } = continuedMelee({ attacker: horse('CCC'), defender: foot('HH') });
    const thrown = because.filter(({ clause }) => clause === 'raymond/melee/combat-values');
    expect(thrown.map(each => each.because)).toEqual(['the attacker’s dice', 'the defender’s dice']);
    for (const { effect } of thrown) expect(effect).toMatch(/^\d+ dice at \d or less$/);
  });

  test('a front that reaches a rear corner outflanks, one that does not reach it does not [raymond/melee/outflanked]', () => {
    const line = { attacker: horse('CCC'), defender: foot('HHHH') };
    expect(clausesOf({ ...line, struckOn: 'left-flank' })).toContain('raymond/melee/outflank-doubles');
    expect(clausesOf({ ...line, struckOn: 'rear' })).toContain('raymond/melee/outflank-doubles');
    expect(clausesOf({ ...line })).not.toContain('raymond/melee/outflank-doubles');
    const deep = { attacker: horse('C'), defender: foot('HHH/HHH/HHH') };
    expect(clausesOf({ ...deep, struckOn: 'right-flank' })).not.toContain('raymond/melee/outflank-doubles');
    expect(clausesOf({ ...deep, struckOn: 'right-flank', aside: -2 })).toContain('raymond/melee/outflank-doubles');
  });

  test('who gives up stands keeps what fights best: against horse a mass stays one [raymond/losses/owner-chooses-stands]', () => {
    const situation: ContinuedMeleeSituation = { attacker: horse('CCCCCC'), defender: foot('HHH/LLL') };
    const shapes = (more: Partial<MeleeUnit>) =>
      continuedMelee({ ...situation, defender: foot('HHH/LLL', more) })
        .outcomes.map(({ defender }) => `${defender.formation} ${defender.stands}`)
        .outcomes.map(({ value }) => value);
    expect(shapes({})).toEqual(shapes({ givesUp: 'fights-best' }));
    expect(shapes({}).every(shape => shape.startsWith('mass'))).toBe(true);
    expect(shapes({ givesUp: 'weakest' })).toContain('line HHH');
  });

  test('heavy cavalry that stays fights on with a single stand [raymond/withdrawal/exempt]', () => {
    const lances = (staysAlone: boolean): ContinuedMeleeSituation => ({
      attacker: { type: 'heavy-cavalry', stands: 'X', staysAlone },
      defender: foot('HH/HH'),
      turns: 2,
    });
    expect(continuedMelee(lances(false)).turns[0]!.ends.attacker.withdrawn).toBeGreaterThan(0.1);
    expect(continuedMelee(lances(true)).turns[0]!.ends.attacker.withdrawn).toBe(0);
    expect(continuedMelee(lances(true)).turns[1]!.begins).toBeGreaterThan(0.1);
  });

  test('house rules: a mass that needs three rows routs where two are left [raymond/rout/formation]', () => {
    const situation: ContinuedMeleeSituation = { attacker: foot('HHH'), defender: pikes('P/M/M'), turns: 2 };
    const deep = raymondRules(raymondBook.with({ numbers: { 'raymond/formations/mass-ranks': { from: 3, to: 3 } } }));
    const tough = raymondRules(raymondBook.with({ numbers: { 'raymond/losses/hits-per-stand': 3 } }));
    const routs = (rules = raymondRules()) => continuedMelee(situation, rules).turns[0]!.ends.defender.routed;
    expect(routs()).toBe(0);
    expect(routs(deep)).toBeGreaterThan(0.2);
    const left = (rules = raymondRules()) => continuedMelee(situation, rules).turns[0]!.left.defender.mean();
    expect(left(tough)).toBeGreaterThan(left() + 0.3);
  });
});

describe('refused', () => {
  test('every fault at once, each with its path and how to mend it', () => {
    const faults = continuedMeleeFaults(
      {
        attacker: pikes('HH', { hits: -1, terrainDice: 0.5 }),
        defender: horse('CC/CC', { formation: 'defensive mass', rethrow: { kind: 'most-stands' } }),
        turns: 13,
        aside: Number.NaN,
      },
      raymondRules(),
    );
    expect(faults.every(({ mend }) => mend !== undefined && mend !== '')).toBe(true);
    expect(faults.map(({ path }) => path)).toEqual([
      'attacker.stands',
      'defender.formation',
      'attacker.hits',
      'attacker.terrainDice',
      'defender.rethrow',
      'turns',
      'aside',
    ]);
    expect(
      continuedMeleeFaults({ attacker: foot('HH'), defender: foot('HH'), aside: 9 }, raymondRules()),
    ).toMatchObject([{ path: 'aside', problem: 'the attacker passes the defender by' }]);
    expect(() => continuedMelee({ attacker: { type: 'artillery' }, defender: foot('HH') })).toThrow('attacker.guns');
  });

  test('units too large to be solved in about a second, with what to ask for instead; they can be thrown', () => {
    const lines: ContinuedMeleeSituation = {
      attacker: foot('H'.repeat(20)),
      defender: foot('L'.repeat(12)),
      turns: 12,
    };
    expect(() => continuedMelee(lines)).toThrow(/20 stands against 12 come to more .*; ask for 12 stands or fewer/);
    expect(throwContinuedMelee(lines, rolled(7)).turns.length).toBeGreaterThan(1);
    const wide = raymondRules(raymondBook.with({ numbers: { 'raymond/formations/mass-files': 5 } }));
    const mass: ContinuedMeleeSituation = { attacker: foot('HHHHH/HHHHH'), defender: foot('LL') };
    expect(() => continuedMelee(mass, wide)).toThrow(
      /a mass of 10 stands .*; ask for 9 stands or fewer, or for a line/,
    );
    expect(() => continuedMelee(mass)).toThrow('attacker.stands');
    expect(continuedMelee({ ...lines, attacker: foot('H'.repeat(12)), turns: 2 }).turns[1]!.begins).toBe(1);
  });
});
