import { describe, expect, it } from 'vitest';
import { tellMusket } from '../../src/rulesets/cady/musket/windows/tell.js';
import { type Features, type Game, type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const farm: Features[number] = {
  kind: 'building',
  id: 'farm',
  name: 'the farm',
  outline: [
    [94, 70],
    [106, 70],
    [106, 78],
    [94, 78],
  ],
};
const sheet: NonNullable<TableTop['houses']>[number] = { building: 'farm', class: 'a', doors: [{ at: [100, 70] }] };
const foot: Piece = { id: 'blue-1', figures: 16, at: [100, 69.5], formation: 'Col 8' };
const enemy: Piece = { id: 'red-1', at: [190, 140] };
const move = ['orders', 'movement'];

/** What a side is told that it did not do, in words, and who is told. */
function undone(on: Game, order: string, phases?: readonly string[]) {
  const { of, seenBy } = play(on, { orders: { 'blue-1': order }, seed: 1 }, phases);
  return of('undone').map(event => [tellMusket({ ...event, turn: 1 } as never, on.scenario)[0], seenBy.get(event)]);
}

describe('who is ordered to do something and does not is told why', () => {
  const at = (y: number, over: Partial<TableTop> = {}) =>
    setUp({ pieces: [{ ...foot, at: [100, y] }, enemy], features: [farm], houses: [sheet], ...over });

  it('at a locked door, or at none; nobody else is (cady/musket/building/door-locked cady/musket/building/occupy)', () => {
    expect(undone(at(69.5), 'ENTER farm', move)).toEqual([
      ['blue-1 does not go into the farm (the door is locked: to be broken first)', ['blue']],
    ]);
    expect(undone(at(60), 'ENTER farm', move)).toEqual([
      ['blue-1 does not go into the farm (there is no door: nobody goes in)', ['blue']],
    ]);
    const open = at(69.5, { houses: [{ ...sheet, doors: [{ at: [100, 70], open: true }] }] });
    expect(undone(open, 'ENTER farm', move)).toEqual([]);
    expect(unitIn(open.state, 'blue-1').house).toMatchObject({ id: 'farm' });
  });

  it('when the enemy is inside, and for a gun at a narrow door', () => {
    const held: Piece = { id: 'red-2', figures: 8, at: [100, 74], inside: { building: 'farm' } };
    const gun: Piece = { id: 'blue-1', type: 'six-pounder-cannon', at: [100, 69.5] };
    const open = {
      features: [farm],
      houses: [{ ...sheet, doors: [{ at: [100, 70] as [number, number], open: true }] }],
    };
    expect(undone(setUp({ pieces: [gun, enemy], ...open }), 'ENTER farm', move)).toEqual([
      ['blue-1 does not go into the farm (no gun goes through the door: nobody goes in)', ['blue']],
    ]);
    const locked = setUp({ pieces: [foot, enemy, held], features: [farm], houses: [sheet] });
    expect(undone(locked, 'ENTER farm', move)).toEqual([
      ['blue-1 does not go into the farm (the enemy holds it: nobody goes in)', ['blue']],
    ]);
  });

  it('of work on a door that is not done (cady/musket/building/break-door)', () => {
    const why = (y: number, order: string) => undone(at(y), order).map(([words]) => words);
    expect(why(69.5, 'BREAK farm')).toEqual([]);
    expect(why(60, 'BREAK farm')).toEqual([
      'blue-1 does not break a door of the farm (there is no door: no work is done on the door)',
    ]);
    expect(why(65.5, 'N 4 cm, BREAK farm')).toEqual([
      'blue-1 does not break a door of the farm (the unit has moved: no work is done on the door)',
    ]);
    const few = setUp({ pieces: [{ ...foot, figures: 16 }, enemy], features: [farm], houses: [sheet] });
    unitIn(few.state, 'blue-1').figures = 2;
    expect(undone(few, 'BREAK farm')).toHaveLength(1);
    const opened = at(69.5, { houses: [{ ...sheet, doors: [{ at: [100, 70], open: true }] }] });
    expect(undone(opened, 'BREAK farm')).toEqual([]);
  });

  it('of a gun that nobody stands at; who does takes it over (cady/musket/artillery/unattended/re-man)', () => {
    const alone = (y: number) => {
      const gun: Piece = { id: 'red-gun', type: 'six-pounder-cannon', at: [50, 20] };
      const on = setUp({ pieces: [{ ...foot, at: [50, y] }, enemy, gun] });
      unitIn(on.state, 'red-gun').figures = 0;
      play(on, { seed: 1 }, ['artillery']);
      return on;
    };
    expect(undone(alone(40), 'MAN red-gun', move)).toEqual([
      ['blue-1 does not take over red-gun (out of reach when the turn began: nobody serves it)', ['blue']],
    ]);
    const on = alone(20.5);
    const { of } = play(on, { orders: { 'blue-1': 'MAN red-gun' }, seed: 1 }, move);
    const told = of('crew-replaced').map(event => tellMusket({ ...event, turn: 1 } as never, on.scenario)[0]);
    expect(told).toEqual(['3 men of blue-1 take over red-gun']);
    expect(of('undone')).toEqual([]);
  });
});

describe('who is to go on board or ashore and does not is told why (cady/musket/boat/beach cady/musket/ship/off-load-rate)', () => {
  const river: Features[number] = {
    kind: 'river',
    id: 'river',
    line: [
      [0, 75],
      [200, 75],
    ],
    width: 40,
  };
  const afloat = (piece: Piece, vessel: NonNullable<TableTop['vessels']>[number]) =>
    setUp({
      pieces: [piece, enemy],
      vessels: [vessel],
      features: [river],
      water: { rivers: [{ river: 'river', flow: 'as-drawn', deep: true }], wind: 'west' },
    });
  const boat = { id: 'blue-boat', kind: 'boat', at: [100, 75], facing: 'N', length: 12, beam: 8 } as const;
  const ship = {
    id: 'blue-ship',
    kind: 'frigate',
    at: [120, 75],
    facing: 'E',
    length: 30,
    beam: 8,
    cost: 200,
  } as const;

  it('in midstream and on the wrong bank', () => {
    const load: Piece = { id: 'blue-1', figures: 20, at: [10, 10], aboard: { vessel: 'blue-boat' } };
    expect(undone(afloat(load, { ...boat, at: [100, 75] }), 'LAND', move)).toEqual([
      ['blue-1 does not land from blue-boat (the boat does not lie at the bank: nobody goes ashore)', ['blue']],
    ]);
    expect(undone(afloat({ ...foot, at: [100, 50] }, { ...boat, at: [100, 75] }), 'EMBARK blue-boat', move)).toEqual([
      ['blue-1 does not go on board of blue-boat (not at the bank: nobody goes on board)', ['blue']],
    ]);
  });

  it('on a ship that has not docked', () => {
    const load: Piece = { id: 'blue-1', figures: 20, at: [10, 10], aboard: { vessel: 'blue-ship' } };
    expect(undone(afloat(load, ship), 'LAND', move)).toEqual([
      ['blue-1 does not land from blue-ship (she has not docked: nobody goes ashore)', ['blue']],
    ]);
  });
});
