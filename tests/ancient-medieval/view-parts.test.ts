import { describe, expect, it } from 'vitest';
import { situationSeen } from '../../src/rulesets/cady/ancient-medieval/engagement/seen.js';
import { ancientView } from '../../src/rulesets/cady/ancient-medieval/view.js';
import { castle, gear, onTheWall } from './siege-top.js';
import { setUp } from './table-top.js';

/** Every object within, itself too. */
function partsOf(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const each of Object.values(value)) partsOf(each, found);
  return found;
}

const game = setUp({
  pieces: [
    { id: 'blue-storm', at: [50, 40], figures: 24 },
    onTheWall('red-guard', 40),
    { id: 'red-elephant', type: 'war-elephant-archer', at: [120, 120] },
    { id: 'blue-onager', type: 'onager-catapult', at: [120, 40] },
  ],
  features: castle,
});
gear(game, 'ladder', 'blue-storm', { at: { x: 51, y: 42 } });
game.state.nobles.push({
  id: 'sir-hugh',
  name: 'Sir Hugh',
  side: 'red',
  title: 'knight',
  unit: 'red-guard',
  at: { x: 30, y: 30 },
  captive: null,
  makesFor: 'red-guard',
});
game.state.contacts.push({
  a: 'blue-storm',
  b: 'red-guard',
  edgeOfA: 'front',
  edgeOfB: 'flank',
  since: 2,
  attackers: ['blue-storm'],
  run: { 'blue-storm': 7 },
  up: { 'blue-storm': 1 },
  storms: 'ladder',
});

describe('the view of a side', () => {
  const view = ancientView(game.state, 'blue', game.scenario, game.rules);

  it('has the gear, where it stands', () => {
    expect(view.gear).toEqual(game.state.gear);
    expect(view.gear[0]?.at).toEqual({ x: 51, y: 42 });
  });

  it('has the melee, with all that bears on it', () => {
    expect(view.contacts).toEqual(game.state.contacts);
    expect(view.contacts[0]).not.toHaveProperty('touched');
  });

  it('has the noble who stands alone, and not whom he makes for', () => {
    expect(view.nobles).toEqual([{ ...game.state.nobles[0], makesFor: null }]);
    expect(ancientView(game.state, 'red', game.scenario, game.rules).nobles[0]?.makesFor).toBe('red-guard');
  });

  it('shares nothing that lies on the table with the game that goes on', () => {
    const own = partsOf(game.state);
    const { units: _, ...lying } = view;
    const shared = [...partsOf(lying)].filter(part => own.has(part) && !Object.isFrozen(part));
    expect(shared).toEqual([]);
  });
});

describe('a unit as its own side sees it', () => {
  const { units } = ancientView(game.state, 'blue', game.scenario, game.rules);

  it('has its machine, and foot has none', () => {
    expect(units['blue-storm']?.own?.machine).toBeNull();
    const machine = units['blue-onager']?.own?.machine;
    expect(machine).toEqual(game.state.units['blue-onager']?.machine);
    expect(machine).not.toBe(game.state.units['blue-onager']?.machine);
    expect(units['red-elephant']?.own).toBeUndefined();
  });

  it('is set up once it is', () => {
    const unit = game.state.units['blue-onager'];
    const setUp = (is: boolean) => {
      if (unit?.machine) unit.machine.setUp = is;
      return ancientView(game.state, 'blue', game.scenario, game.rules).units['blue-onager']?.setUp;
    };
    expect([setUp(true), setUp(false)]).toEqual([true, false]);
  });
});

describe('a charge as it is seen', () => {
  it('is of units that are hurt once they have lost a figure', () => {
    const table = setUp({
      pieces: [
        { id: 'blue-1', at: [50, 40], facing: 'N' },
        { id: 'red-1', at: [50, 60], facing: 'S' },
      ],
    });
    const seen = () => {
      const view = ancientView(table.state, 'blue', table.scenario, table.rules);
      const [blue, red] = [view.units['blue-1'], view.units['red-1']];
      if (blue === undefined || red === undefined) throw new Error('both stand in the open');
      return situationSeen(blue, red, view, table.rules);
    };
    expect(seen()).toMatchObject({ attacker: { hurt: false }, defender: { hurt: false } });
    for (const id of ['blue-1', 'red-1']) {
      const unit = table.state.units[id];
      if (unit !== undefined) unit.figures -= 1;
    }
    expect(seen()).toMatchObject({ attacker: { hurt: true, figures: 11 }, defender: { hurt: true, figures: 11 } });
  });
});
