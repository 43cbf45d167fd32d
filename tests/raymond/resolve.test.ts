import { describe, expect, test } from 'vitest';
import type { Resolution } from '../../src/book/index.js';
import { distribution, rolled, scripted } from '../../src/dice/index.js';
import { exchange } from '../../src/rulesets/raymond/combat/exchange.js';
import { raymondResolvers } from '../../src/rulesets/raymond/resolve.js';

const foot = { class: 'foot', formation: 'line' } as const;
const regiment = { formation: 'line', stands: 'MPM', at: { x: 0, y: 0 }, facing: 0 };
const pikeAndMusket = { attacker: foot, stands: ['pike', 'musket', 'musket'], target: foot } as const;
const swords = { attacker: foot, stands: ['hand-to-hand', 'hand-to-hand'], target: foot } as const;
const horse = { formation: 'line', mounted: true, stands: 3 };

/** Musketeers, and horse so many inches before them. */
const facing = (inches: number) => ({
  table: { width: 72, height: 72, features: [] },
  sides: {
    blue: {
      name: 'Blue',
      units: [{ id: 'blue-1', type: 'pike-and-musket', stands: 'MMMM', at: [36, 30], facing: 0 }],
    },
    red: {
      name: 'Red',
      units: [{ id: 'red-1', type: 'cavalry', stands: 'CCCC', at: [36, 30 + inches], facing: 'S' }],
    },
  },
});
const field = facing(5);
const inContact = facing(0);

/** A situation for every function that can be asked by name, and something that must be said of it. */
const situations: { readonly [name: string]: readonly [situation: object, said: object] } = {
  initiative: [{ first: 2, second: 3 }, { odds: { dice: { first: 3, second: 2 } } }],
  'in-command': [
    { type: 'foot', commanders: [{ rank: 'sub-commander', distance: 3 }] },
    { result: { inCommand: true } },
  ],
  'unit-test': [{ kind: 'charge', inCommand: false }, { odds: { faces: [1, 2, 3], chance: 0.5 } }],
  'army-faults': [{ units: [{ type: 'foot' }], agreed: ['army-composition'] }, { result: { faults: [] } }],
  'fire-odds': [{ weapon: 'muskets', stands: 4, target: horse }, { odds: { dice: 5, faces: [1, 2] } }],
  'musket-fire': [{ weapon: 'muskets', stands: 1, target: { ...horse, mounted: false } }, { odds: { dice: 1 } }],
  'artillery-fire': [
    { weapon: 'heavy-guns', range: 40, target: { ...horse, mounted: false } },
    {
      odds: { dice: 1, band: 'medium', bounces: true },
      distribution: {
        outcomes: [
          { value: { hits: 0, bouncing: 1 }, probability: 2 / 3 },
          { value: { hits: 1, bouncing: 0 }, probability: 1 / 3 },
        ],
      },
    },
  ],
  'bounce-through': [{ misses: 0 }, { distribution: { outcomes: [{ value: 0, probability: 1 }] } }],
  'range-band': [{ range: 20.001 }, { result: 'medium' }],
  'attack-odds': [pikeAndMusket, { odds: { dice: 3, lots: [{ kind: 'pike' }, { kind: 'musket' }] } }],
  attack: [{ ...pikeAndMusket, outflanking: true }, { odds: { dice: 6 } }],
  'rethrow-worth': [{ attack: pikeAndMusket, hits: 0, aim: { kind: 'hits' } }, { result: { better: 'throw again' } }],
  'attack-with-rethrow': [
    { attack: swords, policy: { kind: 'never' } },
    { distribution: { outcomes: [{ value: 0 }, { value: 1 }, { value: 2 }] } },
  ],
  exchange: [
    { first: { stands: 3, hits: 0, attack: swords }, second: { stands: 3, hits: 0, attack: swords } },
    { odds: [{ dice: 2 }, { dice: 2 }] },
  ],
  'continued-melee': [
    {
      attacker: { type: 'foot', stands: 'HHL' },
      defender: { type: 'heavy-cavalry', stands: 'XX', staysAlone: true },
      turns: 2,
    },
    {},
  ],
  'stands-lost': [{ stands: 3, hits: 5 }, { result: { lost: 2, left: 1, discarded: 1 } }],
  'loss-choices': [{ unit: regiment, lost: 1, contacts: [] }, { result: [[2], [0]] }],
  outflanks: [{ attacker: { ...regiment, at: { x: 0, y: -1.575 } }, target: regiment }, { result: true }],
  'formation-faults': [{ formation: 'mass', stands: 'M/MM', foot: true }, {}],
  'slight-pivot': [{ stands: 'MPM' }, { result: { width: 4.725 } }],
  'change-formation': [
    { unit: regiment, change: { formation: 'line', stands: 'PMM' } },
    { result: { ...regiment, stands: 'PMM' } },
  ],
  turn: [{ unit: regiment, degrees: -90 }, { result: { ...regiment, facing: 270 } }],
  'about-face': [{ unit: regiment }, { result: { stands: 'MPM', facing: 180 } }],
  distance: [
    { first: regiment, second: { ...regiment, at: { x: 0, y: 5 } } },
    { result: { distance: 3.425, contact: false } },
  ],
  actions: [{ unit: { type: 'artillery', formation: 'line', stands: 'h' } }, { result: ['prolong', 'limber'] }],
  allowance: [{ unit: { type: 'heavy-cavalry', formation: 'line', stands: 'XX' }, action: 'charge' }, { result: 22 }],
  // Those of units on a table have their examples in resolve-field.test.ts.
  targets: [{ field, unit: 'blue-1' }, { result: { targets: [{ target: 'red-1', range: 5, dice: 5 }] } }],
  reach: [{ field, unit: 'red-1' }, { result: { charges: [{ target: 'blue-1', distance: 5 }] } }],
  move: [
    { field, unit: 'blue-1', action: { kind: 'step-back', steps: [{ move: 2 }] } },
    { result: { faults: [], moved: 2 } },
  ],
  interception: [
    { field, unit: 'blue-1', action: { kind: 'manoeuvre', steps: [{ move: 4 }] } },
    { result: { chances: [{ unit: 'red-1', from: 0, to: 4, runs: [5, 1] }] } },
  ],
  recoil: [
    { field: inContact, unit: 'red-1', charger: 'blue-1', steps: [{ aboutFace: true }, { move: 20 }] },
    { result: { may: true, faults: [] } },
  ],
  'recoil-ways': [{ field: inContact, unit: 'red-1', charger: 'blue-1', most: 1 }, { result: { ways: [{}] } }],
  'break-through': [{ field, unit: 'red-1', left: 9 }, { result: { upTo: 5, onto: ['blue-1'] } }],
  // Four stands or more count.
  'strong-units': [{ field, side: 'blue' }, { result: { units: 1 } }],
  'joining-in': [{ field: inContact, side: 'blue' }, { result: [] }],
  retreat: [{ field, side: 'blue' }, { result: [] }],
  stand: [{ stand: 'pike' }, { result: { letter: 'P', fires: null } }],
  'single-stand': [{ type: 'heavy-cavalry' }, { result: { mayStay: true } }],
  'split-fire': [
    {
      at: [
        { target: 'horse', stands: 2 },
        { target: 'foot', stands: 1 },
      ],
      targets: [
        { target: 'horse', stands: [0, 1] },
        { target: 'foot', stands: [1, 2] },
      ],
    },
    { result: { may: true, faults: [] } },
  ],
};

const named = (name: string) => raymondResolvers.find(each => each.name === `raymond/${name}`)!;

describe('every resolution function that can be asked by name', () => {
  test('has a situation here', () => {
    expect(Object.keys(situations).map(name => `raymond/${name}`)).toEqual(raymondResolvers.map(({ name }) => name));
  });

  test.each(Object.entries(situations))('raymond/%s', (name, [situation, said]) => {
    const resolver = named(name);
    const resolved = resolver.resolve(situation, resolver.throws ? rolled(1) : undefined);
    expect(resolved).toMatchObject(said);
    expect(resolved.distribution === null).toBe(!resolver.throws);
    for (const { clause, because, effect } of resolved.because) expect([clause, because, effect]).not.toContain('');
    const total = resolved.distribution?.outcomes.reduce((sum, { probability }) => sum + probability, 0);
    expect(total ?? 1).toBeCloseTo(1, 12);
    expect(() => resolver.resolve({ ...situation, colour: 'red' })).toThrow(/colour|known/);
    expect(() => resolver.resolve(null)).toThrow();
  });
});

interface Thrown {
  readonly winner: string | null;
  readonly passed: boolean;
  readonly hits: number;
  readonly bouncing: number;
  readonly first: { readonly lost: number };
  readonly second: { readonly lost: number };
  readonly outcome: unknown;
}

/** What of a thrown result its distribution is of. */
const outcomes: { readonly [name: string]: (result: Thrown) => unknown } = {
  initiative: ({ winner }) => winner,
  'unit-test': ({ passed }) => passed,
  'musket-fire': ({ hits }) => hits,
  'artillery-fire': ({ hits, bouncing }) => ({ hits, bouncing }),
  'bounce-through': ({ hits }) => hits,
  attack: ({ hits }) => hits,
  'attack-with-rethrow': ({ hits }) => hits,
  exchange: ({ first, second }) => ({ first: first.lost, second: second.lost }),
  'continued-melee': ({ outcome }) => outcome,
};

describe('exact and thrown agree', () => {
  test('for every function that throws', () => {
    const thrown = raymondResolvers.filter(({ throws }) => throws).map(({ name }) => name.replace('raymond/', ''));
    expect(Object.keys(outcomes)).toEqual(thrown);
  });

  test.each(Object.entries(outcomes))('raymond/%s, three hundred times', (name, outcome) => {
    const [situation] = situations[name]!;
    const resolver = named(name);
    const exact = resolver.resolve(situation).distribution!.outcomes;
    const dice = rolled(1);
    const seen = new Map<string, number>();
    const times = 300;
    for (let time = 0; time < times; time++) {
      const value = JSON.stringify(outcome(resolver.roll(situation, dice) as Thrown));
      seen.set(value, (seen.get(value) ?? 0) + 1);
    }
    const values = exact.map(({ value }) => JSON.stringify(value));
    for (const value of seen.keys()) expect(values).toContain(value);
    // Four standard deviations of a share.
    for (const { value, probability } of exact) {
      const share = (seen.get(JSON.stringify(value)) ?? 0) / times;
      const most = 4 * Math.sqrt((probability * (1 - probability)) / times);
      expect(Math.abs(share - probability), JSON.stringify(value)).toBeLessThanOrEqual(most);
    }
  });

  test('a combat solved by its parts is the combat solved along every branch [raymond/melee/simultaneous]', () => {
    const situation = {
      first: { stands: 3, hits: 0, attack: pikeAndMusket, rethrow: { kind: 'most-stands' } },
      second: { stands: 5, hits: 1, attack: { ...swords, outflanking: true }, rethrow: { kind: 'below', hits: 2 } },
    } as const;
    const exact = named('exchange').resolve(situation).distribution!;
    const branches = distribution(dice => {
      const { first, second } = exchange(situation, dice);
      return { first: first.lost, second: second.lost };
    });
    const chances = ({ outcomes }: Pick<NonNullable<Resolution['distribution']>, 'outcomes'>) =>
      new Map(outcomes.map(({ value, probability }) => [JSON.stringify(value), probability]));
    const other = chances(branches.toJSON());
    expect(exact.outcomes).toHaveLength(other.size);
    for (const [value, probability] of chances(exact)) expect(other.get(value), value).toBeCloseTo(probability, 12);
  });
});

describe('bad situations', () => {
  test('a unit with stands of another kind is refused', () => {
    const unit = { type: 'cavalry', formation: 'line', stands: 'MM' };
    expect(() => named('actions').resolve({ unit })).toThrow('raymond/units/types');
  });

  test('letters that stand for nothing are refused', () => {
    expect(() => named('slight-pivot').resolve({ stands: 'M?M' })).toThrow('"?"');
  });
});

describe('split fire, asked by name', () => {
  const may = (guns: object, ...stands: readonly number[][]) =>
    Object(
      named('split-fire').resolve({
        ...guns,
        at: stands.map((_, n) => ({ target: `enemy-${n}`, stands: 1 })),
        targets: stands.map((able, n) => ({ target: `enemy-${n}`, stands: able })),
      }).result,
    ).may;

  test('each stand fires once [raymond/fire/once-per-stand]', () => {
    expect([may({}, [0], [0, 1]), may({}, [0], [0])]).toEqual([true, false]);
  });

  test('guns have one target [raymond/fire/artillery-no-split]', () => {
    expect([may({ guns: 'light-guns' }, [0], [1]), may({ guns: 'light-guns' }, [0])]).toEqual([false, true]);
  });

  test('every stand has a letter of its own and what it hits on [raymond/melee/combat-values]', () => {
    const values = ['pike', 'musket', 'cavalry'].map(stand => Object(named('stand').resolve({ stand }).result));
    expect(new Set(values.map(({ letter }) => letter)).size).toBe(3);
    expect(values[1].combatValue).toBe(1);
    expect(() => named('stand').resolve({ stand: 'pkie' })).toThrow('did you mean "pike"?');
  });
});

describe('the worked examples, asked by name', () => {
  test('four musket stands at horse in mass: six dice, three hits [raymond/fire/modifiers-stack]', () => {
    const target = { formation: 'mass', mounted: true, stands: 6 };
    const fire = { weapon: 'muskets', stands: 4, target };
    expect(named('musket-fire').resolve(fire, scripted([1, 2, 2, 4, 5, 6])).result).toMatchObject({ dice: 6, hits: 3 });
  });

  test('a heavy gun at 19 inches at a mass: three dice, two hits, and no bounce [raymond/fire/artillery-dice] [raymond/bounce/medium-only]', () => {
    const target = { formation: 'mass', mounted: false, stands: 4 };
    const fire = { weapon: 'heavy-guns', range: 19, target };
    const { result } = named('artillery-fire').resolve(fire, scripted([2, 2, 5]));
    expect(result).toMatchObject({ dice: 3, hits: 2, bouncing: 0 });
  });
});
