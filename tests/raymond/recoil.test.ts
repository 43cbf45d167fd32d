import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gapBetween } from '../../src/rulesets/raymond/combat/contact.js';
import { recoilWays } from '../../src/rulesets/raymond/combat/recoil.js';
import { fieldOf } from '../../src/rulesets/raymond/field.js';
import { mayRecoil, recoilOf } from '../../src/rulesets/raymond/movement/reactions.js';
import type { Step } from '../../src/rulesets/raymond/terms.js';
import { raymondRulesUnder } from '../rules-under.js';
import { type Move, movePhase, type Reactions, stand } from './on-the-move.js';
import { type Piece, setUp, type TableTop, unitIn } from './table-top.js';

/** Blue horse, in command, ten inches south of its target. */
const charger: Piece = { id: 'blue-1', at: [48, 20], type: 'cavalry', stands: 'CCC' };
const general: Piece = { id: 'blue-general', at: [48, 16], type: 'command', rank: 'commander' };
/** Its target: red horse with its back to it. */
const target = (more: Partial<Piece> = {}): Piece => ({
  id: 'red-1',
  at: [48, 30 + stand],
  type: 'cavalry',
  stands: 'CCC',
  facing: 'N',
  ...more,
});
const charge: Move = ['blue-1', { kind: 'charge', target: 'red-1' }];
const away = (...steps: readonly Step[]): Reactions => ({ recoil: () => ({ steps }) });
const straight = away({ move: 20 });

function charged(pieces: readonly Piece[], reactions: Reactions = {}, table: Omit<TableTop, 'pieces'> = {}) {
  return movePhase(setUp({ pieces: [charger, general, ...pieces], ...table }), [charge], reactions);
}

/** The charger in contact with its target, as it is when that is asked. */
function inContact(pieces: readonly Piece[], table: Omit<TableTop, 'pieces'> = {}) {
  const game = setUp({ pieces: [{ ...charger, at: [48, 30] }, general, ...pieces], ...table });
  const [unit, by] = [unitIn(game.state, 'red-1'), unitIn(game.state, 'blue-1')];
  const field = fieldOf(game.state, game.scenario, game.rules);
  return {
    ...game,
    unit,
    by,
    field,
    recoil: (...steps: readonly Step[]) => recoilOf(unit, by, steps, field),
    faults: (...steps: readonly Step[]) =>
      recoilOf(unit, by, steps, field).faults.map(({ path, clause }) => `${path} ${clause}`),
  };
}

describe('who may recoil (raymond/recoil/who)', () => {
  it('a mounted unit that is charged, once the charger has come into contact (raymond/recoil/choice)', () => {
    const { requests, unit } = charged([target()]);
    expect(requests('recoil')).toMatchObject([{ unit: 'red-1', charger: 'blue-1', side: 'red' }]);
    expect(unit('blue-1').at).toEqual({ x: 48, y: 30 });
  });

  it('commanders and single stands too', () => {
    const red: Piece = { id: 'red-1', at: [48, 30 + stand], type: 'command', rank: 'commander', facing: 'N' };
    expect(charged([red]).requests('recoil')).toHaveLength(1);
    expect(charged([target({ stands: 'C' })]).requests('recoil')).toHaveLength(1);
  });

  it('dragoons in the saddle, not on foot', () => {
    expect(charged([target({ type: 'dragoon', stands: 'DDD' })]).requests('recoil')).toHaveLength(1);
    expect(charged([target({ type: 'dragoon', stands: 'ddd' })]).requests('recoil')).toEqual([]);
  });

  it('not in contact with another enemy, nor who has reacted already (raymond/reactions/once-per-phase)', () => {
    const { unit, by, field, state } = inContact([target(), { id: 'blue-2', at: [48, 60], stands: 'MMM' }]);
    expect(mayRecoil(unit, by, field)).toBe(true);
    unitIn(state, 'blue-2').at = { x: 48, y: 30 + 2 * stand };
    expect(mayRecoil(unit, by, field)).toBe(false);
    unitIn(state, 'blue-2').at = { x: 48, y: 60 };
    unit.phase.reacted = true;
    expect(mayRecoil(unit, by, field)).toBe(false);
  });
});

describe('what it does', () => {
  it('stands and fights: both do no more (raymond/recoil/stand-and-fight)', () => {
    const { unit, of } = charged([target()]);
    expect([unit('red-1').phase.done, unit('blue-1').phase.done]).toEqual([true, true]);
    expect([unit('red-1').hits, unit('blue-1').hits]).toEqual([0, 0]);
    expect(of('recoil')).toEqual([]);
  });

  it('or recoils, without a test, for one hit at once (raymond/recoil/no-test raymond/recoil/disorder-hit)', () => {
    const { unit, of } = charged([target()], straight);
    expect(of('test').map(({ test }) => test)).toEqual(['charge']);
    expect(of('hit')).toMatchObject([{ cause: 'recoil', units: ['red-1'] }]);
    expect(of('recoil')).toMatchObject([
      { unit: 'red-1', charger: 'blue-1', path: [{ y: 30 + stand }, { y: 50 + stand }] },
    ]);
    expect(unit('red-1')).toMatchObject({
      at: { x: 48, y: 50 + stand },
      hits: 1,
      phase: { reacted: true, done: true },
    });
  });

  it('nobody reacts to it: the side that moves is not asked', () => {
    const watching: Piece = { id: 'blue-2', at: [40, 80], type: 'cavalry', stands: 'CCCCCC', facing: 'E' };
    const { requests } = charged([target(), watching], away({ move: 20 }));
    expect(requests('intercept')).toEqual([]);
  });
});

describe('where it ends (raymond/recoil/destination)', () => {
  it('18 to 24 inches from the charger', () => {
    const { faults } = inContact([target()]);
    expect(faults({ move: 18 })).toEqual([]);
    expect(faults({ move: 24 })).toEqual([]);
    expect(faults({ move: 17.9 })).toEqual(['steps raymond/recoil/destination']);
    expect(faults({ move: 24.1 })).toEqual(['steps raymond/recoil/destination']);
  });

  it('at least 18 from all others of that side, guns and commanders too', () => {
    const gun: Piece = { id: 'blue-gun', at: [48, 74], type: 'artillery', guns: 'light-guns', facing: 'S' };
    const second: Piece = { id: 'blue-second', at: [48, 74], type: 'command', rank: 'sub-commander', facing: 'S' };
    for (const other of [gun, second]) {
      const { recoil } = inContact([target(), other]);
      expect(recoil({ move: 18 }).faults).toEqual([]);
      expect(recoil({ move: 24.5 }).faults.map(({ problem }) => problem)).toEqual([
        expect.stringContaining('from blue-1'),
        expect.stringContaining(`from ${other.id}`),
      ]);
    }
  });

  it('on the table', () => {
    const { faults } = inContact([target()], { size: [96, 50] });
    expect(faults({ move: 30 })).toContain('steps raymond/recoil/destination');
  });
});

describe('how it goes: as in a manoeuvre, of any length (raymond/recoil/movement-rules)', () => {
  it('with turns and about-faces; met in front, it must about-face first', () => {
    const { faults } = inContact([target({ at: [48, 30], facing: 'S' })]);
    expect(faults({ aboutFace: true }, { move: 20 })).toEqual([]);
    expect(faults({ turn: 180 }, { move: 20 })).toContain('steps[0].turn raymond/move/no-interpenetration');
    expect(faults({ move: 20 })).toContain('steps[0].move raymond/charge/only-way-into-contact');
    expect(faults({ aboutFace: true }, { move: 10 }, { turn: 30 }, { move: 12 }, { turn: 150 })).toEqual([]);
  });

  it('along the front of the charger that holds its flank', () => {
    const { faults } = inContact([target({ at: [45, 30 + 1.5 * stand], facing: 'W' })]);
    expect(faults({ move: 23 })).toEqual([]);
  });

  it('not through others, but around single stands of its own side (raymond/flow/manoeuvring)', () => {
    const way = { move: 20 };
    const friend = (stands: string): Piece => ({ id: 'red-2', at: [48, 40], stands });
    expect(inContact([target(), friend('MM')]).faults(way)).toEqual(['steps[0].move raymond/move/no-interpenetration']);
    expect(inContact([target(), friend('M')]).faults(way)).toEqual([]);
  });

  it('not over ground that is barred to it', () => {
    const outline: [number, number][] = [
      [40, 40],
      [56, 40],
      [56, 44],
      [40, 44],
    ];
    const { faults } = inContact([target()], { features: [{ kind: 'wood', id: 'w', outline }] });
    expect(faults({ move: 20 })).toEqual(['steps[0].move raymond/move/no-prohibited-terrain']);
  });
});

describe('ways that are proposed', () => {
  it('the straightest first, facing the enemy in the end', () => {
    const { unit, by, field } = inContact([target()]);
    const [first, ...others] = recoilWays(unit, by, field);
    expect(others).toHaveLength(2);
    expect(first?.steps.filter(step => 'move' in step)).toHaveLength(1);
    expect(first?.end.facing).toBeCloseTo(180, 0);
  });

  it('around what is in the way', () => {
    const wall: Piece[] = [44, 50].map((x, i) => ({ id: `red-wall-${i}`, at: [x, 40], stands: 'MMMM' }));
    const { unit, by, field } = inContact([target(), ...wall]);
    const ways = recoilWays(unit, by, field, 1);
    expect(ways).toHaveLength(1);
    expect(ways[0] && recoilOf(unit, by, ways[0].steps, field).faults).toEqual([]);
  });

  it('none where the enemy is all around', () => {
    const ring: Piece[] = Array.from({ length: 12 }, (_, i) => ({
      id: `blue-ring-${i}`,
      at: [48 + 21 * Math.sin((i * Math.PI) / 6), 30 + 21 * Math.cos((i * Math.PI) / 6)],
      stands: 'M',
    }));
    const { unit, by, field } = inContact([target(), ...ring]);
    expect(recoilWays(unit, by, field)).toEqual([]);
  });

  it('none on which stands would leave the table', () => {
    for (const width of [56, 58, 60, 62, 64, 66, 68]) {
      const { unit, by, field } = inContact([target()], { size: [width, 50] });
      for (const { end } of recoilWays(unit, by, field)) expect(end.stands).toHaveLength(3);
    }
  });

  it('are legal, always', () => {
    const places = fc.record({
      x: fc.integer({ min: -2, max: 2 }),
      facing: fc.constantFrom('N', 'S'),
      friends: fc.array(fc.tuple(fc.integer({ min: 10, max: 86 }), fc.integer({ min: 45, max: 86 })), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(places, ({ x, facing, friends }) => {
        const red = target({ at: [48 + x, facing === 'N' ? 30 + stand : 30], facing });
        const others = friends.map((at, i): Piece => ({ id: `red-m${i}`, at, stands: 'MMM' }));
        const { unit, by, field, rules } = inContact([red, ...others]);
        for (const { steps, end } of recoilWays(unit, by, field)) {
          expect(recoilOf(unit, by, steps, field).faults).toEqual([]);
          expect(gapBetween(end, by, rules)).toBeGreaterThanOrEqual(18);
          expect(gapBetween(end, by, rules)).toBeLessThanOrEqual(24);
        }
      }),
      { numRuns: 30 },
    );
  });
});

/** Where the charger touches the flank of its target, when that faces east. */
const flank = 30 + stand - 1.5 * stand;

describe('a break-through after a recoil (raymond/recoil/break-through raymond/missing/break-through)', () => {
  it('is for the rest of the charge, straight on', () => {
    const { requests, of, unit } = charged([target()], { ...straight, breakThrough: ({ upTo }) => upTo / 2 });
    expect(requests('break-through')).toMatchObject([{ unit: 'blue-1', upTo: 8, onto: null, side: 'blue' }]);
    expect(of('break-through')).toMatchObject([{ moved: 4 }]);
    expect(unit('blue-1').at).toEqual({ x: 48, y: 34 });
  });

  it('may be left', () => {
    const { of, unit } = charged([target()], straight);
    expect(of('break-through')).toMatchObject([{ moved: 0 }]);
    expect(unit('blue-1')).toMatchObject({ at: { x: 48, y: 30 }, phase: { done: true } });
  });

  it('into contact with another enemy in its way', () => {
    const next: Piece = { id: 'red-2', at: [48, 35], stands: 'MMM' };
    const { requests, of } = charged([target({ facing: 'E' }), next], {
      recoil: () => ({ steps: [{ move: 23 }] }),
      breakThrough: ({ upTo }) => upTo,
    });
    expect(requests('break-through')).toMatchObject([{ upTo: expect.closeTo(35 - flank, 2), onto: 'red-2' }]);
    expect(of('contact')).toMatchObject([
      { how: 'charge', target: 'red-1' },
      { how: 'break-through', unit: 'blue-1', target: 'red-2', to: { y: expect.closeTo(35, 2) } },
    ]);
    // No second test.
    expect(of('test')).toHaveLength(1);
  });

  it('who may recoil in turn, and so on as far as the charge reaches', () => {
    const next: Piece = { id: 'red-2', at: [48, 34 + stand], type: 'cavalry', stands: 'CCC', facing: 'N' };
    const steps = { 'red-1': [{ turn: 90 }, { move: 22 }], 'red-2': [{ move: 20 }] } as const;
    const { requests, of, unit } = charged([target({ stands: 'C', at: [50, 30 + stand] }), next], {
      recoil: ({ unit: id }) => ({ steps: id === 'red-1' ? steps['red-1'] : steps['red-2'] }),
      breakThrough: ({ upTo }) => upTo,
    });
    expect(requests('break-through').map(({ upTo, onto }) => [Math.round(upTo * 100) / 100, onto])).toEqual([
      [4, 'red-2'],
      [4, null],
    ]);
    expect(of('recoil').map(({ unit: id }) => id)).toEqual(['red-1', 'red-2']);
    expect(unit('blue-1').at).toMatchObject({ y: expect.closeTo(38, 3) });
  });

  it('ends at friends, barred ground and the edge of the table', () => {
    const friend: Piece = { id: 'blue-2', at: [48, 37], stands: 'MMM' };
    // The friend stands with its back to the charger.
    expect(charged([target({ facing: 'E' }), friend], away({ move: 23 })).requests('break-through')).toMatchObject([
      { upTo: expect.closeTo(37 - stand - flank, 2), onto: null },
    ]);
    expect(
      charged([target({ facing: 'E' })], away({ move: 23 }), { size: [96, 34] }).requests('break-through'),
    ).toMatchObject([{ upTo: expect.closeTo(34 - flank, 2), onto: null }]);
  });

  it('may be intercepted as any charge', () => {
    const watching: Piece = { id: 'red-2', at: [54, 34], type: 'heavy-cavalry', stands: 'XXX', facing: 'W' };
    const { of } = charged([target(), watching], {
      ...straight,
      breakThrough: ({ upTo }) => upTo,
      intercept: () => ({ after: 0 }),
    });
    expect(of('contact').at(-1)).toMatchObject({ how: 'intercept', unit: 'red-2', target: 'blue-1' });
  });

  it('is not, where the players want no guess', () => {
    const rules = raymondRulesUnder({ 'raymond/ruling/break-through': 'none' });
    const { requests, unit } = charged([target()], straight, { rules });
    expect(requests('break-through')).toEqual([]);
    expect(unit('blue-1')).toMatchObject({ at: { x: 48, y: 30 }, phase: { done: true } });
  });
});
