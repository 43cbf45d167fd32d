import { describe, expect, it } from 'vitest';
import { musterRaymond } from '../../src/rulesets/raymond/army/muster.js';
import type { RaymondEvent } from '../../src/rulesets/raymond/events.js';
import { raymondRules } from '../../src/rulesets/raymond/rules.js';
import { type RaymondScenarioFile, raymondScenarioSchema } from '../../src/rulesets/raymond/schema.js';
import { countHoldings, raymondOutcome, strengthOf } from '../../src/rulesets/raymond/victory.js';
import { noDice } from './no-dice.js';
import { smallBattle, unitIn } from './small-battle.js';
import type { Game } from './table-top.js';

const limit = { kind: 'turn-limit', turns: 8, decidedBy: 'draw' } as const;

/** The small battle, won like this. */
function game(victory: RaymondScenarioFile['victory'], change: Partial<RaymondScenarioFile> = {}): Game {
  const scenario = raymondScenarioSchema.parse({ ...smallBattle(), ...change, victory });
  return { scenario, state: musterRaymond(scenario, raymondRules()), rules: raymondRules() };
}

const outcomeOf = ({ state, scenario }: Game) => raymondOutcome(state, scenario);

/** Puts units somewhere and counts the objectives at the end of the turn; says what was told. */
function at(table: Game, places: Readonly<Record<string, readonly [number, number]>>): readonly RaymondEvent[] {
  for (const [id, [x, y]] of Object.entries(places)) unitIn(table.state, id).at = { x, y };
  const told: RaymondEvent[] = [];
  countHoldings(table.state, {
    ...noDice,
    scenario: table.scenario,
    rules: table.rules,
    tell: event => told.push(event),
  });
  return told;
}

describe('holding an objective (raymond/setup/agreed-by-players)', () => {
  const there = [30, 24] as const;
  const away = [30, 12] as const;

  it('is to have stands that reach within its radius, and the enemy none', () => {
    const table = game([limit]);
    const held = () => table.state.holdings[0];
    at(table, {});
    expect(held()).toEqual({ objective: 'cross', side: null, turns: 0 });
    // The radius is 4 inches; the front of the unit is its nearest part.
    at(table, { 'blue-shot': [30, 19.999] });
    expect(held()).toMatchObject({ side: null });
    at(table, { 'blue-shot': [30, 20] });
    expect(held()).toMatchObject({ side: 'blue', turns: 1 });
    at(table, { 'blue-shot': there });
    expect(held()).toMatchObject({ side: 'blue', turns: 2 });
    at(table, { 'red-shot': [30, 27] });
    expect(held()).toMatchObject({ side: null, turns: 0 });
    at(table, { 'blue-shot': away });
    expect(held()).toMatchObject({ side: 'red', turns: 1 });
    unitIn(table.state, 'red-shot').gone = 'routed';
    at(table, {});
    expect(held()).toMatchObject({ side: null, turns: 0 });
  });

  it('is told while it lasts, and when it ends', () => {
    const table = game([limit]);
    expect(at(table, {})).toEqual([]);
    expect(at(table, { 'blue-shot': there })).toMatchObject([
      { kind: 'holding', objective: 'cross', side: 'blue', turns: 1, because: [{ effect: 'held for 1 turn' }] },
    ]);
    expect(at(table, {})).toMatchObject([{ side: 'blue', turns: 2, because: [{ effect: 'held for 2 turns' }] }]);
    expect(at(table, { 'blue-shot': away })).toMatchObject([{ side: null, turns: 0 }]);
    expect(at(table, {})).toEqual([]);
  });

  it('for so many turns wins', () => {
    const table = game([{ kind: 'hold', objectives: ['cross'], turns: 2 }, limit]);
    at(table, { 'red-shot': there });
    expect(outcomeOf(table)).toBeUndefined();
    at(table, {});
    expect(outcomeOf(table)).toEqual({
      winner: 'red',
      reason: 'Red has held the cross for 2 turns',
      clause: 'raymond/setup/agreed-by-players',
    });
  });

  it('of several names each of them', () => {
    const objectives = [
      { id: 'cross', name: 'the cross', at: [30, 24], radius: 4 },
      { id: 'well', name: 'the well', at: [36, 24], radius: 4 },
    ] as const;
    const table = game([{ kind: 'hold', objectives: ['cross', 'well'], turns: 1 }, limit], {
      objectives: objectives.map(each => ({ ...each, at: [...each.at] })),
    });
    at(table, { 'red-shot': [32, 24] });
    expect(outcomeOf(table)).toMatchObject({ reason: 'Red has held the cross and the well for 1 turn' });
  });

  it('can be the task of one side', () => {
    const table = game([{ kind: 'hold', objectives: ['cross'], turns: 1, side: 'blue' }, limit]);
    at(table, { 'red-shot': there });
    expect(outcomeOf(table)).toBeUndefined();
    at(table, { 'blue-shot': there, 'red-shot': [30, 36] });
    expect(outcomeOf(table)).toMatchObject({ winner: 'blue' });
  });
});

describe('losses', () => {
  it('in stands: those taken off, and all of a unit that is gone', () => {
    const table = game([{ kind: 'losses', percent: 50, of: 'stands' }, limit]);
    const strength = () => strengthOf(table.state, 'red', table.scenario);
    expect(strength()).toEqual({ mustered: { stands: 31, units: 10 }, left: { stands: 31, units: 10 } });
    const pikes = unitIn(table.state, 'red-pikes');
    pikes.stands = pikes.stands.slice(0, 1);
    for (const id of ['shot', 'trained']) unitIn(table.state, `red-${id}`).gone = 'routed';
    expect(strength().left).toEqual({ stands: 17, units: 8 });
    expect(outcomeOf(table)).toBeUndefined();
    unitIn(table.state, 'red-dragoons').gone = 'destroyed';
    expect(outcomeOf(table)).toMatchObject({
      winner: 'blue',
      reason: 'Red has lost 51 % of its stands (50 % is enough)',
    });
  });

  it('in units', () => {
    const table = game([{ kind: 'losses', percent: 30, of: 'units' }, limit]);
    unitIn(table.state, 'blue-guns').gone = 'withdrawn';
    unitIn(table.state, 'blue-horse').gone = 'off-table';
    expect(outcomeOf(table)).toBeUndefined();
    unitIn(table.state, 'blue-pikes').gone = 'routed';
    expect(outcomeOf(table)).toMatchObject({ winner: 'red', reason: 'Blue has lost 30 % of its units' });
  });

  it('win for the side alone that is named', () => {
    const table = game([
      { kind: 'losses', percent: 30, of: 'units', side: 'blue' },
      { kind: 'losses', percent: 20, of: 'units', side: 'red' },
      limit,
    ]);
    for (const name of ['guns', 'horse']) unitIn(table.state, `red-${name}`).gone = 'withdrawn';
    expect(outcomeOf(table)).toBeUndefined();
    for (const name of ['guns', 'horse']) unitIn(table.state, `blue-${name}`).gone = 'withdrawn';
    expect(outcomeOf(table)).toMatchObject({ winner: 'red', reason: 'Blue has lost 20 % of its units' });
  });

  it('count units that retreated of their own will as the players agreed (raymond/retreat/victory-effect)', () => {
    const victory = [{ kind: 'losses', percent: 10, of: 'units' }, { kind: 'commander' }, limit] as const;
    const lost = game(victory);
    const kept = game(victory, { retreatedCountAsLost: false });
    for (const { state } of [lost, kept]) unitIn(state, 'blue-general').gone = 'retreated';
    expect(outcomeOf(lost)).toMatchObject({ winner: 'red' });
    expect(outcomeOf(kept)).toBeUndefined();
    expect(strengthOf(kept.state, 'blue', kept.scenario).left).toEqual({ stands: 31, units: 10 });
    unitIn(kept.state, 'blue-general').gone = 'destroyed';
    expect(outcomeOf(kept)).toMatchObject({ winner: 'red' });
  });
});

describe('how else a battle ends', () => {
  it('a side has lost its Commander', () => {
    const table = game([{ kind: 'commander' }, limit]);
    unitIn(table.state, 'red-second').gone = 'destroyed';
    expect(outcomeOf(table)).toBeUndefined();
    unitIn(table.state, 'red-general').gone = 'destroyed';
    expect(outcomeOf(table)).toMatchObject({ winner: 'blue', reason: 'Red has lost its Commander' });
    // Whoever counts those who retreated as left has still lost one who is destroyed.
    const kept = game([{ kind: 'commander' }, limit], { retreatedCountAsLost: false });
    unitIn(kept.state, 'red-general').gone = 'destroyed';
    expect(outcomeOf(kept)).toMatchObject({ winner: 'blue', reason: 'Red has lost its Commander' });
  });

  it.each([
    ['stands-left', 'after 8 turns Blue has more of its stands left'],
    ['units-left', 'after 8 turns Blue has more of its units left'],
  ] as const)('at the limit of turns, by %s', (decidedBy, reason) => {
    const table = game([{ kind: 'turn-limit', turns: 8, decidedBy }]);
    unitIn(table.state, 'red-clubmen').gone = 'routed';
    table.state.turn = 7;
    expect(outcomeOf(table)).toBeUndefined();
    table.state.turn = 8;
    expect(outcomeOf(table)).toMatchObject({ winner: 'blue', reason });
  });

  it('by the share of its own that each has left, not by numbers', () => {
    const weak = smallBattle();
    const units = weak.sides.blue?.units ?? [];
    const file = {
      sides: { ...weak.sides, blue: { name: 'Blue', units: units.filter(({ id }) => id !== 'blue-lancers') } },
    };
    const table = game([{ kind: 'turn-limit', turns: 1, decidedBy: 'stands-left' }], file);
    unitIn(table.state, 'red-dragoons').gone = 'routed';
    table.state.turn = 1;
    expect(strengthOf(table.state, 'red', table.scenario).left.stands).toBe(29);
    expect(strengthOf(table.state, 'blue', table.scenario).left.stands).toBe(27);
    expect(outcomeOf(table)).toMatchObject({ winner: 'blue' });
  });

  it('nobody better off at the limit: a draw', () => {
    for (const decidedBy of ['stands-left', 'units-left', 'draw'] as const) {
      const table = game([{ kind: 'turn-limit', turns: 8, decidedBy }]);
      table.state.turn = 8;
      expect(outcomeOf(table)).toMatchObject({ winner: null });
    }
  });

  it('both at once: a draw', () => {
    const table = game([{ kind: 'commander' }, limit]);
    for (const side of ['blue', 'red']) unitIn(table.state, `${side}-general`).gone = 'destroyed';
    expect(outcomeOf(table)).toMatchObject({ winner: null, reason: expect.stringContaining('both sides') });
  });

  it('a side without units has lost; with nobody left nobody has won', () => {
    const table = game([limit]);
    const leave = (side: string) => {
      for (const unit of Object.values(table.state.units)) if (unit.side === side) unit.gone = 'retreated';
    };
    leave('red');
    expect(outcomeOf(table)).toMatchObject({ winner: 'blue', reason: 'Red has no unit left' });
    leave('blue');
    expect(outcomeOf(table)).toMatchObject({ winner: null, reason: 'nobody is left on the table' });
  });

  it('conditions are asked in the order of the scenario', () => {
    const table = game([{ kind: 'losses', percent: 10, of: 'units' }, { kind: 'commander' }, limit]);
    unitIn(table.state, 'blue-general').gone = 'destroyed';
    unitIn(table.state, 'red-guns').gone = 'destroyed';
    expect(outcomeOf(table)).toMatchObject({ winner: null, reason: expect.stringContaining('10 %') });
  });
});
