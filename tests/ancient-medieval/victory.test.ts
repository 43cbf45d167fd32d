import { describe, expect, it } from 'vitest';
import { musterAncient } from '../../src/rulesets/cady/ancient-medieval/army/muster.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import type { AncientScenario } from '../../src/rulesets/cady/ancient-medieval/schema.js';
import type { AncientState } from '../../src/rulesets/cady/ancient-medieval/state.js';
import { ancientOutcome, holdingsNow, strengthOf } from '../../src/rulesets/cady/ancient-medieval/victory.js';
import { type Change, entry, type File, scenarioOf } from './scenario-file.js';
import { unitIn } from './table-top.js';

const rules = ancientMedievalRules();

interface Battle {
  readonly scenario: AncientScenario;
  readonly state: AncientState;
}

function battle(victory: File['victory'], change: Change = () => {}): Battle {
  const scenario = scenarioOf(file => {
    file.optional.push('ransom');
    file.objectives.push({ id: 'mill', name: 'the mill', at: [100, 75], radius: 10 });
    const led = (id: string, at: [number, number], facing: string) => entry({ id, at, facing, general: true });
    file.sides.blue.units.push(led('blue-king', [150, 40], 'N'));
    file.sides.red.units.push(led('red-king', [150, 110], 'S'));
    for (const side of ['blue', 'red'] as const) {
      const units = [`${side}-1`, `${side}-king`];
      file.sides[side].battles.push({ id: 'main', units });
      file.sides[side].nobles.push(
        { id: `${side}-duke`, title: 'duke', unit: `${side}-king` },
        { id: `${side}-baron`, title: 'baron', unit: `${side}-1` },
        { id: `${side}-knight`, title: 'knight', unit: `${side}-1` },
      );
    }
    change(file);
    file.victory = victory;
  });
  return { scenario, state: musterAncient(scenario, rules) };
}

const outcomeOf = ({ state, scenario }: Battle) => ancientOutcome(state, scenario, rules);
const noble = ({ state }: Battle, id: string) => {
  const found = state.nobles.find(each => each.id === id);
  if (found === undefined) throw new Error(`no noble ${id}`);
  return found;
};
const taken = (at: Battle, ...ids: string[]) => {
  for (const id of ids) noble(at, id).captive = { by: 'blue', unit: 'blue-1' };
};

function heldAt(at: Battle, places: Readonly<Record<string, readonly [number, number]>>) {
  for (const [id, [x, y]] of Object.entries(places)) unitIn(at.state, id).at = { x, y };
  at.state.holdings = holdingsNow(at.state, at.scenario, rules);
  return at.state.holdings[0];
}

describe('objectives (cady/common/victory/option-terrain cady/common/victory/option-hold-turns)', () => {
  const there = [100, 75] as const;
  const hold: Extract<File['victory'][number], { kind: 'hold' }> = { kind: 'hold', objectives: ['mill'], turns: 2 };

  it('are held by the side that alone is there in good order, and held so long they win', () => {
    const at = battle([hold]);
    expect(heldAt(at, { 'blue-1': there })).toMatchObject({ side: 'blue', turns: 1 });
    expect(outcomeOf(at)).toBeUndefined();
    expect(heldAt(at, {})).toMatchObject({ side: 'blue', turns: 2 });
    expect(outcomeOf(at)).toEqual({
      winner: 'blue',
      reason: 'Blue has held the mill for 2 turns',
      clause: 'cady/common/victory/ends-when-met',
    });
    expect(heldAt(at, { 'red-1': [100, 80] })).toMatchObject({ side: null, turns: 0 });
    unitIn(at.state, 'blue-1').mustDo = 'rout';
    expect(heldAt(at, {})).toMatchObject({ side: 'red', turns: 1 });
  });

  it('can be the task of one side, or so many of several', () => {
    const only = battle([{ ...hold, turns: 1, for: 'red' }]);
    heldAt(only, { 'blue-1': there });
    expect(outcomeOf(only)).toBeUndefined();
    const some = battle([{ kind: 'hold', objectives: ['mill', 'ford'], atLeast: 1, turns: 1 }], file => {
      file.objectives.push({ id: 'ford', name: 'the ford', at: [20, 75], radius: 5 });
    });
    heldAt(some, { 'blue-1': there });
    expect(outcomeOf(some)).toMatchObject({
      winner: 'blue',
      reason: 'Blue has held 1 of the mill, the ford for 1 turn',
    });
  });

  it('or are to be held on a turn of the scenario, at nightfall', () => {
    const at = battle([{ ...hold, turns: 1, onTurn: 8 }]);
    heldAt(at, { 'blue-1': there });
    at.state.turn = 7;
    expect(outcomeOf(at)).toBeUndefined();
    at.state.turn = 8;
    expect(outcomeOf(at)).toMatchObject({ winner: 'blue' });
  });

  it('tell nothing of units behind markers, nor of those that are still to come', () => {
    const at = battle([hold]);
    const unit = unitIn(at.state, 'blue-1');
    unit.marker = 'blue#1';
    expect(heldAt(at, { 'blue-1': there })).toMatchObject({ side: null });
    expect(heldAt(at, { 'red-1': [100, 80] })).toMatchObject({ side: 'red' });
    unit.marker = null;
    unit.awaited = { turn: 4 };
    expect(heldAt(at, {})).toMatchObject({ side: 'red', turns: 2 });
  });

  it('are held by the part of a unit that is in view', () => {
    const at = battle([hold]);
    const unit = unitIn(at.state, 'blue-1');
    Object.assign(unit, { files: 2, facing: 0, marker: 'blue#1' });
    // A column of twelve stands, its head at the edge of the radius: 6 ranks, 12 cm deep.
    unit.at = { x: 100, y: 77 };
    unit.inView = [0, 1];
    expect(heldAt(at, {})).toMatchObject({ side: 'blue' });
    unit.at = { x: 100, y: 86.5 };
    expect(heldAt(at, {})).toMatchObject({ side: null });
    unit.inView = null;
    unit.marker = null;
    expect(heldAt(at, {})).toMatchObject({ side: 'blue' });
  });
});

describe('losses and what is left', () => {
  it('in figures, units or points (cady/common/victory/option-percentage)', () => {
    for (const of of ['figures', 'units', 'points'] as const) {
      const at = battle([{ kind: 'losses', of, percent: 50 }]);
      expect(outcomeOf(at)).toBeUndefined();
      unitIn(at.state, 'red-1').gone = 'routed';
      expect(outcomeOf(at)).toMatchObject({ winner: 'blue', reason: `Red has lost 50 % of its ${of}` });
    }
  });

  it('a unit that is still to come is not lost', () => {
    const at = battle([{ kind: 'losses', of: 'units', percent: 50 }]);
    unitIn(at.state, 'red-1').awaited = { turn: 8 };
    expect(outcomeOf(at)).toBeUndefined();
  });

  it('points are lost figure by figure, with what they bought (cady/common/cost/points-per-figure)', () => {
    const at = battle([{ kind: 'sweep', byTurn: 5 }], ({ sides }) => {
      for (const unit of sides.red.units) unit.equipment = { axes: 24 };
    });
    unitIn(at.state, 'red-1').figures = 12;
    expect(strengthOf(at.state, 'red', at.scenario, rules)).toEqual({
      mustered: { figures: 48, units: 2, points: 2 * 24 * 4 },
      left: { figures: 36, units: 2, points: 24 * 4 + 12 * 4 },
    });
  });

  it.each<readonly [string, File['victory'][number], string]>([
    [
      'most units left [cady/common/victory/option-most-left]',
      { kind: 'most-left', of: 'units', onTurn: 10 },
      'after 10 turns Blue has more units left, 2 to 1',
    ],
    [
      'most points destroyed [cady/common/victory/option-points-for-units]',
      { kind: 'points-destroyed', onTurn: 10 },
      'after 10 turns Blue destroyed more points, 72 to 0',
    ],
  ])('on the last turn: %s', (_, condition, reason) => {
    const at = battle([condition]);
    unitIn(at.state, 'red-1').gone = 'destroyed';
    at.state.turn = 9;
    expect(outcomeOf(at)).toBeUndefined();
    at.state.turn = 10;
    expect(outcomeOf(at)).toMatchObject({ winner: 'blue', reason });
  });

  it('a side with nobody left has lost (cady/common/victory/option-sweep)', () => {
    const at = battle([{ kind: 'sweep', byTurn: 1 }]);
    at.state.turn = 4;
    for (const id of ['red-1', 'red-king']) unitIn(at.state, id).gone = 'routed';
    expect(outcomeOf(at)).toEqual({ winner: 'blue', reason: 'Red has no unit left' });
  });
});

describe('leaders and ransom', () => {
  it('the general is lost with his unit (cady/common/victory/option-capture-leaders)', () => {
    const at = battle([{ kind: 'leaders', rank: 'general', atLeast: 1 }]);
    expect(outcomeOf(at)).toBeUndefined();
    unitIn(at.state, 'red-king').gone = 'routed';
    expect(outcomeOf(at)).toMatchObject({ winner: 'blue', reason: 'the general of Red is lost' });
  });

  it('so many nobles', () => {
    const at = battle([{ kind: 'leaders', rank: 'noble', atLeast: 2 }]);
    taken(at, 'red-duke');
    expect(outcomeOf(at)).toBeUndefined();
    taken(at, 'red-knight');
    expect(outcomeOf(at)).toMatchObject({ winner: 'blue', reason: 'Blue has taken 2 nobles of Red' });
  });

  it('captives worth the points agreed on, a thousand unless said (cady/ancient-medieval/ransom/victory-threshold cady/ancient-medieval/ransom/point-values cady/ancient-medieval/definition/prince-capture)', () => {
    const thousand = battle([{ kind: 'ransom' }]);
    taken(thousand, 'red-duke', 'red-baron', 'red-knight');
    expect(outcomeOf(thousand)).toBeUndefined();
    const less = battle([{ kind: 'ransom', points: 810 }]);
    taken(less, 'red-duke', 'red-baron');
    expect(outcomeOf(less)).toBeUndefined();
    taken(less, 'red-knight');
    expect(outcomeOf(less)).toMatchObject({
      winner: 'blue',
      clause: 'cady/common/victory/ends-when-met',
      reason: 'Blue has taken ransom: 810 or more',
    });
  });

  it('or knights by their number (cady/ancient-medieval/battle/knight-capture-scoring)', () => {
    const at = battle([{ kind: 'knights', atLeast: 1 }]);
    taken(at, 'red-duke');
    expect(outcomeOf(at)).toBeUndefined();
    taken(at, 'red-knight');
    expect(outcomeOf(at)).toMatchObject({ winner: 'blue', reason: 'Blue has taken knights: 1 or more' });
  });
});

describe('how it ends', () => {
  it('only all of several things together, where the scenario says so', () => {
    const at = battle([
      {
        kind: 'all-of',
        conditions: [
          { kind: 'losses', of: 'units', percent: 50 },
          { kind: 'leaders', rank: 'noble', atLeast: 1 },
        ],
      },
    ]);
    unitIn(at.state, 'red-1').gone = 'routed';
    expect(outcomeOf(at)).toBeUndefined();
    taken(at, 'red-duke');
    expect(outcomeOf(at)).toMatchObject({
      winner: 'blue',
      reason: 'Red has lost 50 % of its units, and the noble of Red is lost',
    });
  });

  it('a draw when both reach it at once, a stalemate after the last turn (cady/common/victory/stalemate)', () => {
    const both = battle([{ kind: 'losses', of: 'figures', percent: 50 }]);
    for (const unit of Object.values(both.state.units)) unit.figures = 12;
    expect(outcomeOf(both)).toEqual({
      winner: null,
      reason: 'both sides reached it at once: Red has lost 50 % of its figures, and Blue has lost 50 % of its figures',
      clause: 'cady/common/victory/stalemate',
    });
    const neither = battle([{ kind: 'losses', of: 'figures', percent: 50 }]);
    neither.state.turn = 10;
    expect(outcomeOf(neither)).toMatchObject({ winner: null, clause: 'cady/common/victory/stalemate' });
  });

  it('the first condition in the order of the scenario decides', () => {
    const at = battle([
      { kind: 'leaders', rank: 'noble', atLeast: 1 },
      { kind: 'losses', of: 'units', percent: 50, for: 'red' },
    ]);
    unitIn(at.state, 'blue-1').gone = 'routed';
    taken(at, 'red-duke');
    expect(outcomeOf(at)).toMatchObject({ winner: 'blue' });
  });
});
