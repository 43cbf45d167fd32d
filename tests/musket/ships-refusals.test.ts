/** What captains and those on board may not be told, each with its clause and the mend that is offered. */
import { describe, expect, it } from 'vitest';
import { musketRules } from '../../src/rulesets/cady/musket/index.js';
import { helmFaults } from '../../src/rulesets/cady/musket/ships/helm.js';
import type { Vessel } from '../../src/rulesets/cady/musket/ships/vessel.js';
import { musketRulesUnder } from '../rules-under.js';
import { type Features, type Game, type Piece, play, setUp, type TableTop } from './table-top.js';

const river: Features[number] = {
  kind: 'river',
  id: 'river',
  line: [
    [0, 75],
    [200, 75],
  ],
  width: 40,
};
const boat = {
  id: 'blue-boat',
  kind: 'boat' as const,
  at: [40, 75] as [number, number],
  facing: 'N',
  length: 12,
  beam: 8,
};
const ship = {
  id: 'blue-ship',
  kind: 'frigate' as const,
  at: [120, 75] as [number, number],
  facing: 'E',
  length: 30,
  beam: 8,
  cost: 200,
};
const ashore: Piece = { id: 'blue-1', at: [10, 10] };
const enemy: Piece = { id: 'red-9', figures: 12, at: [190, 140] };
const inBoat: Piece = { id: 'blue-2', at: [10, 10], aboard: { vessel: 'blue-boat' } };

function game(pieces: readonly Piece[], rules?: TableTop['rules'], wind: 'west' | 'north' = 'west'): Game {
  return setUp({
    pieces: [...pieces, enemy],
    vessels: [boat, ship],
    features: [river],
    water: { rivers: [{ river: 'river', flow: 'as-drawn', deep: true }], wind },
    rules,
  });
}

/** What is wrong with an order of a vessel that is as said: clause, problem and mend of every fault. */
function faultsOf(id: string, order: string, be: Partial<Vessel> = {}, on: Game = game([ashore])) {
  const vessel = on.state.afloat?.vessels[id];
  if (vessel === undefined) throw new Error(id);
  Object.assign(vessel, be);
  return helmFaults({ [id]: order }, ['blue-boat', 'blue-ship'], on).map(({ path, clause, problem, mend }) => {
    expect(path).toBe(id);
    return `${clause?.replace('cady/musket/', '')}: ${problem}; ${mend}`;
  });
}

describe('an answer about vessels', () => {
  const faults = (answer: unknown) => helmFaults(answer, ['blue-boat', 'blue-ship'], game([ashore]));

  it.each([null, 'N full', 7, undefined, ['N full']])('is a list of orders, not %j', answer => {
    expect(faults(answer)).toEqual([
      { path: 'helm', problem: 'this is no list of orders', mend: 'answer { "boat-1": "N full" }' },
    ]);
  });

  it.each(['red-boat', 'constructor', 'blue-1'])('names vessels of its side, not %s', id => {
    expect(faults({ [id]: 'N full' })).toEqual([
      { path: id, problem: `"${id}" is no vessel of yours`, mend: 'your vessels are blue-boat, blue-ship' },
    ]);
  });

  it('has a text for each', () => {
    expect(faults({ 'blue-boat': 7 })).toEqual([
      { path: 'blue-boat', problem: 'the order is no text', mend: 'write for example "N full"' },
    ]);
    expect(faults({ 'blue-boat': 'N full', 'blue-ship': 'ADVANCE' })[0]?.path).toContain('blue-ship');
    expect(faults({})).toEqual([]);
  });

  it('is read for each vessel that it names', () => {
    expect(faults({ 'blue-boat': 'SAIL', 'blue-ship': 'HAUL' }).map(({ path }) => path)).toEqual([
      'blue-boat',
      'blue-ship',
    ]);
  });
});

describe('a boat is refused', () => {
  it.each(['WEIGH', 'ANCHOR', 'SAIL', 'TOW', 'DOCK', 'SCUTTLE', 'SHIFT port'])('%s, which ships do', order => {
    const task = order.split(' ')[0]?.toLowerCase();
    expect(faultsOf('blue-boat', order)).toEqual([`boat/speed: no boat does "${task}"; write where it rows`]);
  });

  it.each<[string, Partial<Vessel>, string[]]>([
    ['HAUL, N 5 cm', { wagon: false, landedOn: 0 }, ['boat/wagon: it has no wagon; leave out HAUL']],
    ['HAUL, N 5 cm', { wagon: true }, ['boat/wagon: it is on the water; beach it first']],
    ['HAUL, N 5 cm', { wagon: true, landedOn: 0 }, []],
    ['HAUL, N 5 cm', { wagon: true, ashore: true }, []],
    ['N 5 cm', { ashore: true }, ['boat/portage: it lies on land; write HAUL, if it has a wagon']],
    ['H', { ashore: true }, []],
    ['N 5 cm', {}, []],
    ['PORTAGE', {}, []],
    ['PORTAGE, N 5 cm', {}, ['boat/portage: carrying it round a ford takes the whole turn; leave out the way']],
  ])('%s, if it is %o: %j', (order, be, faults) => {
    expect(faultsOf('blue-boat', order, be)).toEqual(faults);
  });

  it('HAUL while somebody is in it (cady/musket/boat/wagon)', () => {
    const be = { wagon: true, landedOn: 0 };
    expect(faultsOf('blue-boat', 'HAUL, N 5 cm', be, game([inBoat]))).toEqual([
      'boat/wagon: somebody is in it; land them first',
    ]);
  });

  it('a way, with nobody in it who rows, where only they may (cady/ruling/boat-rowers)', () => {
    const rules = musketRulesUnder({ 'cady/ruling/boat-rowers': 'whoever-it-carries' });
    const gunners: Piece = { ...inBoat, type: 'eight-pounder-cannon' };
    const nobody = ['boat/speed: nobody is in it who rows; take a unit on board'];
    expect(faultsOf('blue-boat', 'N 5 cm', {}, game([ashore], rules))).toEqual(nobody);
    expect(faultsOf('blue-boat', 'N 5 cm', {}, game([gunners], rules))).toEqual(nobody);
    expect(faultsOf('blue-boat', 'N 5 cm', {}, game([inBoat], rules))).toEqual([]);
    expect(faultsOf('blue-boat', 'H', {}, game([ashore], rules))).toEqual([]);
    expect(faultsOf('blue-boat', 'HAUL, N 5 cm', { wagon: true, landedOn: 0 }, game([ashore], rules))).toEqual([]);
  });
});

describe('a ship is refused', () => {
  const underWay = { anchored: false };
  const oneOf = 'ship/turning: she does one of them a turn; write SAIL, TOW, WEIGH or a facing';
  const anchored = 'ship/weigh-anchor: she lies at anchor; write WEIGH first';
  const howFar = 'ship/sailing: it is not said how she goes; write SAIL or TOW, and one distance at most';

  it.each<[string, Partial<Vessel>, string[]]>([
    ['PORTAGE', underWay, ['ship/sailing: no ship does "portage"; write SAIL or TOW']],
    ['HAUL', underWay, ['ship/sailing: no ship does "haul"; write SAIL or TOW']],
    ['SAIL', underWay, []],
    ['TOW', underWay, []],
    ['SAIL, TOW', underWay, [oneOf]],
    ['TOW, F NE', underWay, [oneOf]],
    ['SAIL, F NE', underWay, [oneOf]],
    ['WEIGH, F NE', {}, [oneOf, anchored]],
    ['WEIGH', {}, []],
    ['WEIGH', underWay, ['ship/weigh-anchor: her anchor is up; leave out WEIGH']],
    ['SAIL', {}, [anchored]],
    ['TOW', {}, [anchored]],
    ['F NE', {}, [anchored]],
    ['SCUTTLE', {}, []],
    ['ANCHOR', {}, []],
    ['ANCHOR', underWay, []],
    ['DOCK', underWay, ['ship/port-speed: it is not said how she comes in; write SAIL or TOW']],
    ['DOCK', {}, [anchored, 'ship/port-speed: it is not said how she comes in; write SAIL or TOW']],
    ['SAIL, DOCK', underWay, []],
    ['TOW, DOCK', underWay, []],
    ['TOW, ADV 5 cm', underWay, []],
    ['TOW, ADV 5 cm, ADV 5 cm', underWay, [howFar]],
    ['ADV 5 cm', underWay, [howFar]],
    [
      'TOW, N 5 cm',
      underWay,
      ['ship/turning: she goes the way her bow points; write ADV and how far, or turn her with F'],
    ],
    ['F 45', underWay, []],
    ['F 44', underWay, ['ship/turning: she turns 45 degrees a turn at most; turn her less']],
    ['F 135', underWay, []],
    ['F 136', underWay, ['ship/turning: she turns 45 degrees a turn at most; turn her less']],
    ['SHIFT port', underWay, []],
    ['SHIFT STARBOARD', underWay, []],
    [
      'SHIFT astarboard',
      underWay,
      ['ship/gun-replacement: it is not said to which side; write SHIFT port or SHIFT starboard'],
    ],
    [
      'SHIFT portside',
      underWay,
      ['ship/gun-replacement: it is not said to which side; write SHIFT port or SHIFT starboard'],
    ],
    ['SAIL', { ...underWay, mastHits: 1 }, []],
    ['SAIL', { ...underWay, mastHits: 2 }, ['ship/damage-2: her masts are gone; write TOW']],
    ['TOW', { ...underWay, mastHits: 2 }, []],
  ])('%s, if she is %o: %j', (order, be, faults) => {
    expect(faultsOf('blue-ship', order, be)).toEqual(faults);
  });

  const against = 'ship/sailing: she does not sail against the wind or across it; turn her, or write TOW';

  it.each<[number, 'west' | 'north', boolean]>([
    [90, 'west', true],
    [45, 'west', true],
    [44, 'west', false],
    [135, 'west', true],
    [136, 'west', false],
    [270, 'west', false],
    [180, 'north', true],
    [90, 'north', false],
  ])(
    'SAIL with her bow to %i in a wind from the %s: within 45 degrees of it, %j (cady/musket/ship/sailing)',
    (facing, wind, may) => {
      expect(faultsOf('blue-ship', 'SAIL', { ...underWay, facing }, game([ashore], undefined, wind))).toEqual(
        may ? [] : [against],
      );
    },
  );

  it('no SAIL before the wind is known', () => {
    const on = game([ashore]);
    if (on.state.afloat !== undefined) on.state.afloat.wind = null;
    expect(faultsOf('blue-ship', 'SAIL', { ...underWay, facing: 270 }, on)).toEqual([]);
  });
});

describe('a unit is refused', () => {
  const onDeck: Piece = { id: 'blue-3', figures: 8, at: [10, 10], aboard: { vessel: 'blue-ship' } };
  const below: Piece = { id: 'blue-4', figures: 8, at: [10, 10], aboard: { vessel: 'blue-ship', below: true } };
  const refusal = (id: string, order: string, spoil: (on: Game) => void = () => {}) => {
    const on = game([ashore, inBoat, onDeck, below]);
    spoil(on);
    try {
      play(on, { orders: { [id]: order } }, ['orders']);
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
    return null;
  };
  const vesselsOf = ({ state }: Game) => state.afloat?.vessels ?? {};

  it.each<[string, string, string | null]>([
    ['blue-1', 'EMBARK red-boat', '"red-boat" is no ship or boat of its side'],
    ['blue-1', 'EMBARK blue-boat', null],
    ['blue-1', 'LAND', 'it is not on board of anything'],
    ['blue-1', 'DECK', 'it is not on board of a ship'],
    ['blue-1', 'BELOW', 'it is not on board of a ship'],
    ['blue-2', 'EMBARK blue-ship', 'it is on board'],
    ['blue-2', 'DECK', 'it is not on board of a ship'],
    ['blue-2', 'BELOW', 'it is not on board of a ship'],
    ['blue-2', 'LAND', null],
    ['blue-2', 'LAND, N 5 cm', null],
    ['blue-2', 'N 5 cm', 'it is on board'],
    ['blue-2', 'H', null],
    ['blue-2', 'LAND, ENG N 5 cm', 'nobody fights hand to hand from on board'],
    ['blue-2', 'LAND, CH N 5 cm', 'nobody fights hand to hand from on board'],
    ['blue-3', 'BELOW', null],
    ['blue-3', 'DECK', null],
    ['blue-3', 'LAND', null],
    ['blue-4', 'DECK', null],
    ['blue-4', 'BELOW', null],
    ['blue-4', 'LAND', 'it is below decks'],
  ])('%s that is told %s: %j', (id, order, problem) => {
    expect(refusal(id, order)).toBe(problem);
  });

  it('a vessel that is gone', () => {
    const sunk = (on: Game) => {
      const gone = vesselsOf(on)['blue-boat'];
      if (gone !== undefined) gone.gone = 'sunk';
    };
    expect(refusal('blue-1', 'EMBARK blue-boat', sunk)).toBe('"blue-boat" is no ship or boat of its side');
  });

  it('a vessel of the enemy', () => {
    const taken = (on: Game) => {
      const other = vesselsOf(on)['blue-boat'];
      if (other !== undefined) Object.assign(other, { side: 'red' });
    };
    expect(refusal('blue-1', 'EMBARK blue-boat', taken)).toBe('"blue-boat" is no ship or boat of its side');
  });
});

it('the rules say how far a ship turns and sails off the wind (cady/musket/ship/turning cady/musket/ship/sailing)', () => {
  const { turn, withWind } = musketRules().ships.frigate;
  expect([turn, withWind]).toEqual([45, 45]);
});
