import { describe, expect, it } from 'vitest';
import { reinforcementsOf } from '../../src/rulesets/cady/ancient-medieval/army/enlist.js';
import { musterAncient } from '../../src/rulesets/cady/ancient-medieval/army/muster.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { settleArrivals } from '../../src/rulesets/cady/common/turn/command/arrivals.js';
import { rideOn, sendRiders } from '../../src/rulesets/cady/common/turn/command/riders.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';
import { type Change, entry, scenarioOf } from './scenario-file.js';
import { doing, type Game, type Throws, unitIn } from './table-top.js';

const rules = ancientMedievalRules();

function game(change: Change, under = rules): Game {
  const scenario = scenarioOf(change);
  return { scenario, rules: under, state: musterAncient(scenario, under) };
}

describe('reinforcements', () => {
  const late = (over: Parameters<typeof entry>[0]): Change => {
    return file => {
      file.sides.blue.units.push(entry({ id: 'b-late', at: [100, 40], ...over }));
    };
  };
  const begin = (at: Game, turn: number, throws: Throws = {}) => {
    at.state.turn = turn;
    return doing(at, throws, context =>
      settleArrivals(at.state, reinforcementsOf(at.scenario, rules), { ...context, turn }),
    );
  };

  it('come on at the beginning of their turn (cady/common/scenario/staggered-entry)', () => {
    const at = game(late({ arrives: { turn: 3 } }));
    for (const turn of [1, 2]) expect(begin(at, turn).events).toEqual([]);
    expect(begin(at, 3).of('arrived')).toMatchObject([{ unit: 'b-late', at: { x: 100, y: 40 } }]);
    expect(unitIn(at.state, 'b-late').awaited).toBeNull();
    expect(begin(at, 4).events).toEqual([]);
  });

  it('or on one that a die decides, known to their own side alone (cady/common/scenario/random-reinforcements)', () => {
    const at = game(late({ arrives: { die: 6, earliest: 2 } }));
    const thrown = begin(at, 1, { dice: [3] });
    expect(thrown.of('expected')).toMatchObject([{ units: ['b-late'], on: 4 }]);
    expect(thrown.events.map(event => thrown.seenBy.get(event))).toEqual([['blue']]);
    expect(unitIn(at.state, 'b-late').awaited).toEqual({ turn: 4 });
    for (const turn of [2, 3]) expect(begin(at, turn).events).toEqual([]);
    expect(begin(at, 4).of('arrived')).toHaveLength(1);
  });

  it('several from one throw come together', () => {
    const at = game(late({ type: 'war-elephant-archer', figures: 2, arrives: { die: 4, earliest: 2 } }));
    begin(at, 1, { dice: [1] });
    expect(
      begin(at, 2)
        .of('arrived')
        .map(({ unit }) => unit),
    ).toEqual(['b-late-1', 'b-late-2']);
  });

  it('wait until the ground is clear', () => {
    const at = game(late({ arrives: { turn: 2 } }));
    unitIn(at.state, 'red-1').at = { x: 100, y: 38 };
    const waiting = begin(at, 2);
    expect(waiting.events).toMatchObject([{ kind: 'waits', unit: 'b-late', at: { x: 100, y: 40 } }]);
    expect(waiting.events.map(event => waiting.seenBy.get(event))).toEqual([['blue']]);
    unitIn(at.state, 'red-1').at = { x: 20, y: 100 };
    expect(begin(at, 3).of('arrived')).toHaveLength(1);
  });

  it('that are hidden come on as a marker, and nobody else learns which', () => {
    const at = game(late({ arrives: { turn: 2 }, hidden: true }));
    const told = begin(at, 2);
    const { marker } = unitIn(at.state, 'b-late');
    expect(marker).toBe('blue#1');
    expect(told.events.map(event => [event.kind, told.seenBy.get(event)])).toEqual([
      ['arrived', ['blue']],
      ['marker-moved', undefined],
    ]);
    expect(JSON.stringify(told.of('marker-moved'))).not.toContain('b-late');
  });
});

describe('dispatch riders (cady/common/orders/dispatch-rider)', () => {
  /** King and a unit beside him in the south, two more of his units in the north; one enemy. */
  const king: Change = file => {
    const { blue } = file.sides;
    blue.units = [
      entry({ id: 'king', general: true, at: [50, 20] }),
      entry({ id: 'by-him', at: [54, 20] }),
      entry({ id: 'near', at: [50, 60] }),
      entry({ id: 'far', at: [50, 140] }),
    ];
    const [red] = file.sides.red.units;
    if (red !== undefined) red.at = [150, 100];
  };
  const write = (at: Game, orders: Readonly<Record<string, string>>) => {
    let holds: Readonly<Record<string, string>> = {};
    const told = doing(at, {}, context => {
      holds = sendRiders(at.state, 'blue', orders, context);
    });
    return { holds, told };
  };
  const ride = (at: Game) => doing(at, {}, context => rideOn(at.state, context));

  it('the commander orders his own unit and those beside him himself (cady/common/orders/supreme-commander-writes)', () => {
    const at = game(king);
    const { holds, told } = write(at, { king: 'N 1/3', 'by-him': 'N 2/3', 'blue#1': 'E full' });
    expect(holds).toEqual({ king: 'N 1/3', 'by-him': 'N 2/3', 'blue#1': 'E full' });
    expect(told.events).toEqual([]);
    expect(at.state.riders).toEqual([]);
  });

  /** The same, with a phantom by the king and one far off, where another unit is hidden. */
  const withPhantoms: Change = file => {
    king(file);
    file.level = 'advanced';
    const far = file.sides.blue.units.find(({ id }) => id === 'far');
    if (far !== undefined) far.hidden = true;
    file.sides.blue.phantoms = [
      [54, 16],
      [60, 140],
    ];
  };

  it('to a phantom ride as to the unit that it passes for (cady/ruling/phantom-riders)', () => {
    const at = game(withPhantoms);
    const [beside, there] = at.state.phantoms.map(({ marker }) => marker);
    if (beside === undefined || there === undefined) throw new Error('two phantoms were set up');
    const { holds, told } = write(at, { [beside]: 'E 1/3', [there]: 'S 1/3', far: 'S 1/3' });
    expect(holds).toEqual({ [beside]: 'E 1/3' });
    expect(told.of('dispatch').map(({ to, fate }) => [to, fate])).toEqual([
      [there, 'sent'],
      ['far', 'sent'],
    ]);
    const fates = () =>
      ride(at)
        .of('dispatch')
        .map(({ to, fate }) => [to, fate]);
    expect(fates()).toEqual([
      [there, 'on-the-way'],
      ['far', 'on-the-way'],
    ]);
    expect(at.state.phantoms.at(-1)?.order).toBe('H');
    expect(write(at, { [there]: 'S 1/3' }).told.events).toEqual([]);
    expect(fates()).toEqual([
      [there, 'delivered'],
      ['far', 'delivered'],
    ]);
    expect([at.state.phantoms.at(-1)?.order, unitIn(at.state, 'far').order]).toEqual(['S 1/3', 'S 1/3']);
  });

  it('come too late to a phantom that has been found out', () => {
    const at = game(withPhantoms);
    const { marker = '' } = at.state.phantoms.at(-1) ?? {};
    write(at, { [marker]: 'S 1/3' });
    at.state.phantoms.pop();
    expect(ride(at).of('dispatch')).toMatchObject([{ to: marker, fate: 'lost' }]);
  });

  it('are not needed by phantoms, if that is how it is read (cady/ruling/phantom-riders)', () => {
    const at = game(withPhantoms, ancientMedievalRulesUnder({ rulings: { 'cady/ruling/phantom-riders': 'at-once' } }));
    const { marker = '' } = at.state.phantoms.at(-1) ?? {};
    const { holds, told } = write(at, { [marker]: 'S 1/3', far: 'S 1/3' });
    expect(holds).toEqual({ [marker]: 'S 1/3' });
    expect(told.of('dispatch')).toMatchObject([{ to: 'far', fate: 'sent' }]);
  });

  it('others obey once a rider has reached them, at 90 cm a turn', () => {
    const at = game(king);
    const { holds, told } = write(at, { near: 'N 1/3', far: 'S 1/3' });
    expect(holds).toEqual({});
    expect(told.of('dispatch').map(({ to, fate, order }) => [to, fate, order])).toEqual([
      ['near', 'sent', 'N 1/3'],
      ['far', 'sent', 'S 1/3'],
    ]);
    for (const event of told.events) expect(told.seenBy.get(event)).toEqual(['blue']);
    const first = ride(at);
    expect(first.of('dispatch').map(({ to, fate }) => [to, fate])).toEqual([
      ['near', 'delivered'],
      ['far', 'on-the-way'],
    ]);
    expect(unitIn(at.state, 'near').order).toBe('N 1/3');
    expect(unitIn(at.state, 'far').order).toBe('H');
    expect(at.state.riders).toMatchObject([{ to: 'far', at: { x: 50, y: 110 } }]);
    expect(ride(at).of('dispatch')).toMatchObject([{ to: 'far', fate: 'delivered' }]);
    expect(unitIn(at.state, 'far').order).toBe('S 1/3');
    expect(at.state.riders).toEqual([]);
  });

  it('none sets out with what the unit has been told already', () => {
    const at = game(king);
    write(at, { near: 'N 1/3' });
    expect(write(at, { near: 'N 1/3', far: 'H' }).told.events).toEqual([]);
    expect(at.state.riders).toHaveLength(1);
  });

  it('nobody is ordered anything once the commander is lost', () => {
    const at = game(king);
    unitIn(at.state, 'king').gone = 'destroyed';
    const { holds, told } = write(at, { 'by-him': 'N 1/3', near: 'N 1/3' });
    expect(holds).toEqual({});
    expect(told.events).toEqual([]);
    expect(at.state.riders).toEqual([]);
  });

  it('an enemy on the way takes his message and reads it (cady/common/orders/dispatch-captured)', () => {
    const at = game(king);
    write(at, { near: 'N 1/3' });
    unitIn(at.state, 'red-1').at = { x: 50, y: 36 };
    const told = ride(at);
    const captured = told.of('dispatch');
    // Who wrote it knows it, and who took it reads it: one telling for both.
    expect(captured.map(({ fate, order }) => [fate, order])).toEqual([['captured', 'N 1/3']]);
    expect(captured.map(event => told.seenBy.get(event))).toEqual([['blue', 'red']]);
    expect(unitIn(at.state, 'near').order).toBe('H');
    expect(at.state.riders).toEqual([]);
  });

  it('he reaches a unit that fights, from behind', () => {
    const at = game(king);
    write(at, { near: 'N 1/3' });
    unitIn(at.state, 'red-1').at = { x: 50, y: 60.5 };
    expect(ride(at).of('dispatch')).toMatchObject([{ fate: 'delivered' }]);
  });

  it('and not one that is gone', () => {
    const at = game(king);
    write(at, { near: 'N 1/3' });
    unitIn(at.state, 'near').gone = 'routed';
    const told = ride(at);
    expect(told.of('dispatch')).toMatchObject([{ fate: 'lost' }]);
    expect(told.events.map(event => told.seenBy.get(event))).toEqual([['blue']]);
  });
});
