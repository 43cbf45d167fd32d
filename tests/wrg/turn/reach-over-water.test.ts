import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { circumstancesOf } from '../../../src/rulesets/wrg/turn/reacting/circumstances.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { witnessesOf } from '../../../src/rulesets/wrg/turn/reacting/witnesses.js';
import { generalIn, setUp, type TableTop, unitIn } from './table-top.js';

const alarmed = { alarmed: true };
const guard = { id: 'rome-guard', at: [100, 60] as const, be: alarmed };
const far = { id: 'gaul-band', at: [100, 780] as const, be: alarmed };
const river = (line: readonly [number, number][]): NonNullable<TableTop['features']> => [
  { kind: 'river', id: 'river', line: line.map(([x, y]) => [x, y]), width: 92 },
];

/** What of a situation two tables differ in, one without the river and one with it. */
const situations = (pieces: TableTop['pieces'], line: readonly [number, number][], testers: string) =>
  [[], river(line)].map(features => {
    const game = setUp({ features, pieces });
    const field = fieldOf(game.state, game.scenario, game.rules);
    const unit = unitIn(game, testers);
    return { ...situationOf(unit, { cause: 'voluntary' }, field), ...circumstancesOf(unit, field) };
  });

describe('a friend who could charge from beyond a wood', () => {
  it('makes no flank secure where nobody of the testers sees him (wrg/reaction/within-needs-view, wrg/reaction/definition-secure-flank)', () => {
    const secure = (features: NonNullable<TableTop['features']>) => {
      const legion = { id: 'rome-legion', at: [500, 285] as const, be: alarmed };
      const horse = { id: 'rome-horse', type: 'hc' as const, at: [700, 285] as const, be: alarmed };
      const game = setUp({ features, pieces: [guard, far, legion, horse] });
      const field = fieldOf(game.state, game.scenario, game.rules);
      return situationOf(unitIn(game, 'rome-legion'), { cause: 'voluntary' }, field).secureFlanks;
    };
    const outline: [number, number][] = [
      [580, 150],
      [630, 150],
      [630, 450],
      [580, 450],
    ];
    expect(secure([])).toBe(1);
    expect(secure([{ kind: 'wood', id: 'wood', outline }])).toBe(0);
  });
});

describe('whom a river that nobody passes keeps from a unit', () => {
  const across: readonly [number, number][] = [
    [0, 335],
    [1000, 335],
  ];
  const beside: readonly [number, number][] = [
    [600, 0],
    [600, 800],
  ];

  it('has it in no reach of his charge, nor it him (wrg/reaction/within-detour, wrg/reaction/test-first-shot-or-reach, wrg/reaction/plus2-fanatics)', () => {
    const pieces = [
      guard,
      { id: 'rome-legion', at: [500, 285] as const },
      { id: 'gaul-horse', type: 'hc' as const, fanatic: true, at: [500, 390] as const },
    ];
    expect(situations(pieces, across, 'rome-legion').map(({ firstThreat }) => firstThreat)).toEqual([true, false]);
    expect(situations(pieces, across, 'gaul-horse').map(({ enemyInReach }) => enemyInReach)).toEqual([true, false]);
  });

  it('is behind none of its flanks for it, and makes none secure (wrg/reaction/within-detour, wrg/reaction/definition-secure-flank, wrg/reaction/minus1-enemy-behind-flank)', () => {
    const legion = { id: 'rome-legion', at: [500, 285] as const, be: alarmed };
    const horse = { type: 'hc' as const, at: [690, 250] as const, be: alarmed };
    const friends = situations([guard, far, legion, { ...horse, id: 'rome-horse' }], beside, 'rome-legion');
    expect(friends.map(({ secureFlanks }) => secureFlanks)).toEqual([1, 0]);
    const enemies = situations([guard, legion, { ...horse, id: 'gaul-horse', facing: 'W' }], beside, 'rome-legion');
    expect(enemies.map(({ enemyBehindFlank }) => enemyBehindFlank)).toEqual([true, false]);
  });
});

describe('who sees his general lost beyond a river that nobody passes', () => {
  it('is no nearer to him than who did not see it (wrg/reaction/minus2-general-lost, wrg/reaction/within-detour)', () => {
    const near = { id: 'rome-guard', at: [500, 100] as const, be: alarmed };
    const legion = { id: 'rome-legion', at: [500, 300] as const, be: alarmed };
    const witnesses = (features: NonNullable<TableTop['features']>) => {
      const game = setUp({ features, pieces: [near, legion, far] });
      return witnessesOf(generalIn(game, 'rome-chief'), game as never).map(([{ id }, paces]) => [
        id,
        Math.round(paces),
      ]);
    };
    expect(witnesses([]).map(([id]) => id)).toEqual(['rome-guard', 'rome-legion']);
    const across: [number, number][] = [
      [0, 190],
      [1000, 190],
    ];
    expect(witnesses(river(across)).map(([id]) => id)).toEqual(['rome-guard']);
  });
});
