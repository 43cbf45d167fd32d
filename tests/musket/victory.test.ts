import { describe, expect, it } from 'vitest';
import { holdingsNow, musketOutcome, strengthOf } from '../../src/rulesets/cady/musket/index.js';
import { musketRulesUnder } from '../rules-under.js';
import { type Game, play, setUp, type TableTop, unitIn } from './table-top.js';

const mill = { id: 'mill', name: 'the mill', at: [100, 75] as [number, number], radius: 10 };
const limit = { kind: 'turn-limit', turns: 10, decidedBy: 'draw' } as const;
const blue = { id: 'blue-1', at: [50, 40] as const };
const red = { id: 'red-1', at: [50, 120] as const };

const outcomeOf = ({ state, scenario, rules }: Game) => musketOutcome(state, scenario, rules);
const game = (victory: TableTop['victory'], pieces: TableTop['pieces'] = [blue, red], rules?: TableTop['rules']) =>
  setUp({ pieces, objectives: [mill], victory, ...(rules === undefined ? {} : { rules }) });

/** Puts a unit down somewhere and counts objectives. */
function at(table: Game, places: Readonly<Record<string, readonly [number, number]>>) {
  for (const [id, [x, y]] of Object.entries(places)) unitIn(table.state, id).at = { x, y };
  table.state.holdings = holdingsNow(table.state, table.scenario, table.rules);
  return table.state.holdings[0];
}

describe('holding an objective (cady/common/victory/option-terrain cady/common/victory/option-hold-turns)', () => {
  const away = [50, 40] as const;
  const there = [100, 75] as const;

  it('is to have figures in good order there, and the enemy none', () => {
    const table = game([limit]);
    expect(at(table, {})).toMatchObject({ side: null, turns: 0 });
    expect(at(table, { 'blue-1': there })).toMatchObject({ side: 'blue', turns: 1 });
    expect(at(table, {})).toMatchObject({ side: 'blue', turns: 2 });
    expect(at(table, { 'red-1': [100, 80] })).toMatchObject({ side: null, turns: 0 });
    expect(at(table, { 'blue-1': away })).toMatchObject({ side: 'red', turns: 1 });
    unitIn(table.state, 'red-1').mustDo = 'back-and-turn';
    expect(at(table, {})).toMatchObject({ side: null });
  });

  it.each([
    ['in-good-order', ['back']],
    ['obeying-orders', []],
    ['anybody', ['back', 'back-and-turn', 'rout']],
  ] as const)(
    'who has a reaction to carry out holds it, read %s, with %j (cady/common/morale/back)',
    (reading, holds) => {
      const rules = musketRulesUnder({ 'cady/ruling/holding-in-good-order': reading });
      for (const mustDo of ['back', 'back-and-turn', 'rout'] as const) {
        const table = game([limit], undefined, rules);
        unitIn(table.state, 'blue-1').mustDo = mustDo;
        const side = holds.some(reaction => reaction === mustDo) ? 'blue' : null;
        expect(at(table, { 'blue-1': there })).toMatchObject({ side });
      }
    },
  );

  it('counts figures, not bases: one figure within the radius is enough', () => {
    const table = game([limit]);
    // Figures stand 1 cm from either end of the front stand: the outermost is 3 cm from the middle of the front.
    expect(at(table, { 'blue-1': [86, 76] })).toMatchObject({ side: null });
    expect(at(table, { 'blue-1': [88, 76] })).toMatchObject({ side: 'blue' });
  });

  it('nobody holds what nobody stands on, or the last who held it, as read', () => {
    const plain = game([limit]);
    at(plain, { 'blue-1': there });
    expect(at(plain, { 'blue-1': away })).toMatchObject({ side: null });
    const kept = game(
      [limit],
      undefined,
      musketRulesUnder({ 'cady/ruling/holding-an-objective': 'the-last-to-hold-it' }),
    );
    at(kept, { 'blue-1': there });
    expect(at(kept, { 'blue-1': away })).toMatchObject({ side: 'blue', turns: 2 });
  });

  it('for so many turns wins (cady/common/victory/ends-when-met)', () => {
    const table = game([{ kind: 'hold', objectives: ['mill'], turns: 2 }, limit]);
    at(table, { 'blue-1': there });
    expect(outcomeOf(table)).toBeUndefined();
    at(table, {});
    expect(outcomeOf(table)).toEqual({
      winner: 'blue',
      reason: 'Blue has held the mill for 2 turns',
      clause: 'cady/common/victory/ends-when-met',
    });
  });

  it('can be the task of one side only', () => {
    const table = game([{ kind: 'hold', objectives: ['mill'], turns: 1, side: 'red' }, limit]);
    at(table, { 'blue-1': there });
    expect(outcomeOf(table)).toBeUndefined();
    at(table, { 'blue-1': away, 'red-1': there });
    expect(outcomeOf(table)).toMatchObject({ winner: 'red' });
  });

  it('is told at the end of each turn while it lasts', () => {
    const table = game([limit], [{ ...blue, at: there }, red]);
    expect(play(table).of('objective')).toEqual([{ kind: 'objective', objective: 'mill', side: 'blue', turns: 1 }]);
    expect(play(table).of('objective')).toMatchObject([{ turns: 2 }]);
    expect(play(table, { orders: { 'blue-1': 'S full' } }).of('objective')).toMatchObject([{ side: null }]);
    expect(play(table).of('objective')).toEqual([]);
  });
});

describe('losses (cady/common/victory/option-percentage)', () => {
  it('in figures, units or points; routed units count as lost', () => {
    const pieces = [blue, red, { id: 'red-2', type: 'guard' as const, at: [100, 120] as const, figures: 16 }];
    for (const [of, percent] of [
      ['figures', 50],
      ['units', 50],
      ['points', 37],
    ] as const) {
      const table = game([{ kind: 'losses', percent, of }, limit], pieces);
      expect(outcomeOf(table)).toBeUndefined();
      unitIn(table.state, 'red-1').gone = 'routed';
      expect(outcomeOf(table)).toMatchObject({ winner: 'blue', reason: `Red has lost ${percent} % of its ${of}` });
    }
    const short = game([{ kind: 'losses', percent: 38, of: 'points' }, limit], pieces);
    unitIn(short.state, 'red-1').gone = 'routed';
    // 48 of 128 points are 37.5 per cent.
    expect(outcomeOf(short)).toBeUndefined();
  });

  it('may win for one side alone', () => {
    const halved = (side: 'blue' | 'red') => {
      const table = game([{ kind: 'losses', percent: 50, of: 'figures', side: 'blue' }, limit]);
      unitIn(table.state, side === 'blue' ? 'red-1' : 'blue-1').figures = 8;
      return outcomeOf(table);
    };
    expect(halved('blue')).toMatchObject({ winner: 'blue' });
    expect(halved('red')).toBeUndefined();
  });

  it('points are lost figure by figure', () => {
    const table = game([limit]);
    unitIn(table.state, 'red-1').figures = 12;
    expect(strengthOf(table.state, 'red', table.rules)).toEqual({
      mustered: { figures: 16, units: 1, points: 48 },
      left: { figures: 12, units: 1, points: 36 },
    });
  });
});

describe('how else a battle ends', () => {
  it('the general is lost (cady/common/victory/option-capture-leaders)', () => {
    const pieces = [
      { ...blue, general: true },
      { id: 'blue-2', at: [100, 40] as const },
      { ...red, general: true },
    ];
    const table = game([{ kind: 'general' }, limit], pieces);
    expect(outcomeOf(table)).toBeUndefined();
    unitIn(table.state, 'blue-1').gone = 'destroyed';
    expect(outcomeOf(table)).toMatchObject({ winner: 'red', reason: 'the general of Blue is lost' });
  });

  it.each([
    ['points-left', 'Blue has more points left, 96 to 48'],
    ['units-left', 'Blue has more units left, 2 to 1'],
    ['points-destroyed', 'Blue destroyed more points, 48 to 0'],
  ] as const)(
    'at the turn limit: %s (cady/common/victory/option-most-left cady/common/victory/option-points-for-units)',
    (decidedBy, why) => {
      const table = game(
        [{ kind: 'turn-limit', turns: 10, decidedBy }],
        [blue, red, { id: 'red-2', at: [100, 120] }, { id: 'blue-2', at: [100, 40] }],
      );
      unitIn(table.state, 'red-2').gone = 'destroyed';
      table.state.turn = 9;
      expect(outcomeOf(table)).toBeUndefined();
      table.state.turn = 10;
      expect(outcomeOf(table)).toMatchObject({ winner: 'blue', reason: `after 10 turns ${why}` });
    },
  );

  it('nobody better off at the turn limit: a stalemate (cady/common/victory/stalemate)', () => {
    for (const decidedBy of ['points-left', 'units-left', 'points-destroyed', 'draw'] as const) {
      const table = game([{ kind: 'turn-limit', turns: 10, decidedBy }]);
      table.state.turn = 10;
      expect(outcomeOf(table)).toEqual({
        winner: null,
        reason: 'after 10 turns neither side has reached its objective',
        clause: 'cady/common/victory/stalemate',
      });
    }
  });

  it('both at once: a draw, or the battle goes on, as read', () => {
    const both = [{ kind: 'losses', percent: 50, of: 'figures' } as const, limit];
    const halved = (table: Game) => {
      for (const unit of Object.values(table.state.units)) unit.figures = 8;
      return outcomeOf(table);
    };
    expect(halved(game(both))).toMatchObject({ winner: null, clause: 'cady/common/victory/stalemate' });
    const rules = musketRulesUnder({ 'cady/ruling/victory-at-once': 'play-on' });
    expect(halved(game(both, undefined, rules))).toBeUndefined();
  });

  it('a side without units has lost; with nobody left nobody has won', () => {
    const table = game([limit]);
    unitIn(table.state, 'red-1').gone = 'routed';
    expect(outcomeOf(table)).toMatchObject({ winner: 'blue', reason: 'Red has no unit left' });
    unitIn(table.state, 'blue-1').gone = 'destroyed';
    expect(outcomeOf(table)).toMatchObject({ winner: null, reason: 'nobody is left on the table' });
  });

  it('conditions are asked in the order of the scenario', () => {
    const table = game(
      [{ kind: 'losses', percent: 10, of: 'figures' }, { kind: 'general' }, limit],
      [
        { ...blue, general: true },
        { ...red, general: true },
        { id: 'blue-2', at: [100, 40] },
      ],
    );
    unitIn(table.state, 'blue-1').gone = 'destroyed';
    unitIn(table.state, 'red-1').figures = 16;
    expect(outcomeOf(table)).toMatchObject({
      winner: 'red',
      reason: 'Blue has lost 50 % of its figures (10 % is enough)',
    });
  });
});

it('what the scenario names after the last turn comes too late, and what it names before it does not (cady/common/victory/ends-when-met)', () => {
  const losses = { kind: 'losses', percent: 50, of: 'units' } as const;
  const ended = (victory: TableTop['victory']) => {
    const on = game(victory, [blue, red, { id: 'red-2', at: [120, 120] }]);
    unitIn(on.state, 'red-1').gone = 'destroyed';
    on.state.turn = 10;
    return outcomeOf(on)?.winner;
  };
  expect(ended([limit, losses])).toBeNull();
  expect(ended([losses, limit])).toBe('blue');
});
