/** Who goes on board of ships and boats and ashore, in what time, where he then stands, and what he is told when he does not. */
import { describe, expect, it } from 'vitest';
import { tableOf } from '../../src/rulesets/cady/common/turn/ground.js';
import {
  type MusketEvent,
  musketRules,
  sighting,
  type TroopType,
  type Unit,
} from '../../src/rulesets/cady/musket/index.js';
import { goAshore, gunsOf, isBeside, noRoomFor, onBoard } from '../../src/rulesets/cady/musket/ships/board.js';
import { sidesOfBoard } from '../../src/rulesets/cady/musket/ships/broadside.js';
import { landingThirds } from '../../src/rulesets/cady/musket/ships/landing.js';
import { loadLast } from '../../src/rulesets/cady/musket/ships/loading.js';
import { type Mount, mountReady, type Vessel } from '../../src/rulesets/cady/musket/ships/vessel.js';
import type { MusketContext } from '../../src/rulesets/cady/musket/terms.js';
import { musketRulesUnder } from '../rules-under.js';
import { eventsOf, type Features, type Game, type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const river: Features[number] = {
  kind: 'river',
  id: 'river',
  line: [
    [0, 75],
    [200, 75],
  ],
  width: 40,
};
type Entry = NonNullable<TableTop['vessels']>[number];
/** Its bow lies half a centimetre from the northern bank. */
const boat: Entry = {
  id: 'blue-boat',
  kind: 'boat',
  at: [40, 94.5],
  facing: 'N',
  length: 12,
  beam: 8,
  docked: true,
};
/** Her port side lies at the northern bank. */
const ship: Entry = {
  id: 'blue-ship',
  kind: 'frigate',
  at: [120, 90.5],
  facing: 'E',
  length: 30,
  beam: 8,
  cost: 9,
  docked: true,
};
const enemy: Piece = { id: 'red-9', figures: 12, at: [190, 140] };
const other: Piece = { id: 'blue-9', figures: 8, at: [10, 10] };
const rules = musketRules();

function game(pieces: readonly Piece[], over: Partial<TableTop> = {}): Game {
  return setUp({
    pieces: [...pieces, other, enemy],
    vessels: [boat, ship],
    features: [river],
    water: { rivers: [{ river: 'river', flow: 'as-drawn', deep: true }], wind: 'west' },
    ...over,
  });
}
const vesselOf = ({ state }: Game, id: string): Vessel => {
  const found = state.afloat?.vessels[id];
  if (found === undefined) throw new Error(id);
  return found;
};
const afloat = ['orders', 'movement'];

describe('a vessel has room', () => {
  /** Why it does not take a unit of a type and size, with others on board. */
  const room = (id: string, type: TroopType, figures: number, boats = 1, aboard: readonly Piece[] = []) => {
    const on = game([{ id: 'blue-1', type, figures, at: [40, 145] }, ...aboard]);
    const vessel = { ...vesselOf(on, id), boats };
    unitIn(on.state, 'blue-1').figures = figures;
    return noRoomFor(unitIn(on.state, 'blue-1'), vessel, on.state, rules);
  };

  it.each<[TroopType, number, number, string | undefined]>([
    ['regulars', 20, 1, undefined],
    ['regulars', 21, 1, 'it carries 10 stands at most, not 11'],
    ['regulars', 40, 2, undefined],
    ['regulars', 41, 2, 'it carries 20 stands at most, not 21'],
    ['light-hussars', 4, 1, undefined],
    ['light-hussars', 5, 1, 'it carries 4 stands at most, not 5'],
    ['light-hussars', 8, 2, undefined],
    ['six-pounder-cannon', 3, 1, undefined],
    ['eight-pounder-cannon', 6, 1, undefined],
    ['eight-pounder-howitzer', 6, 1, undefined],
    ['six-pounder-horse-artillery', 6, 1, 'the gun needs 2 boats'],
    ['six-pounder-horse-artillery', 6, 2, undefined],
    ['twelve-pounder-cannon', 6, 9, 'no boat carries a 12 pd cannon'],
  ])(
    'for %s, %d figures, in %d boats: %s (cady/musket/boat/capacity cady/musket/boat/horse-artillery cady/musket/boat/no-12-pounder)',
    (type, figures, boats, why) => {
      expect(room('blue-boat', type, figures, boats)).toBe(why);
    },
  );

  it('for one unit in a boat', () => {
    const there: Piece = { id: 'blue-2', figures: 2, at: [10, 10], aboard: { vessel: 'blue-boat' } };
    expect(room('blue-boat', 'regulars', 2, 1, [there])).toBe('it is taken');
    const on = game([there]);
    // Whoever is in it takes his own place.
    expect(noRoomFor(unitIn(on.state, 'blue-2'), vesselOf(on, 'blue-boat'), on.state, rules)).toBeUndefined();
  });

  it('for five units of 500 points on a ship, her own guns not counted (cady/musket/ship/load)', () => {
    const crowd = (units: number, figures: number): Piece[] =>
      Array.from({ length: units }, (_, i) => ({
        id: `blue-${i + 2}`,
        type: 'guard',
        figures,
        at: [10, 10],
        aboard: { vessel: 'blue-ship' },
      }));
    expect(room('blue-ship', 'guard', 20, 1, crowd(4, 20))).toBeUndefined();
    expect(room('blue-ship', 'guard', 22, 1, crowd(4, 20))).toBe('she carries 500 points at most, not 510');
    expect(room('blue-ship', 'guard', 2, 1, crowd(5, 2))).toBe('she carries 5 units at most');
    expect(room('blue-ship', 'twelve-pounder-cannon', 6)).toBeUndefined();
  });
});

describe('the time that it takes', () => {
  it.each<[TroopType, number]>([
    ['regulars', 1],
    ['eight-pounder-cannon', 1],
    ['light-hussars', 2],
    ['dragoons', 2],
  ])('%s: thirds of a turn, %d (cady/musket/boat/beach)', (type, thirds) => {
    const [unit] = [game([{ id: 'blue-1', type, figures: 4, at: [10, 30] }])].map(on => unitIn(on.state, 'blue-1'));
    expect(unit && landingThirds(unit, rules)).toBe(thirds);
  });

  /** A unit beside the boat, when both have used a part of the turn. */
  const embarks = (type: TroopType, moved = 0, spent = 0) => {
    const { scenario, state } = game([{ id: 'blue-1', type, figures: 4, at: [40, 98], facing: 'S' }]);
    const [unit, vessel] = [unitIn(state, 'blue-1'), vesselOf({ scenario, state, rules }, 'blue-boat')];
    Object.assign(unit, { order: 'EMBARK blue-boat' });
    unit.turn.moved = moved;
    vessel.spent = spent;
    state.turn = 1;
    const told: MusketEvent[] = [];
    loadLast(state, {
      scenario,
      rules,
      turn: 1,
      tell: event => told.push(event),
    } as Partial<MusketContext> as MusketContext);
    return { aboard: unit.aboard?.vessel, spent: vessel.spent, told };
  };

  it.each<[TroopType, number, number, boolean]>([
    ['regulars', 0, 0, true],
    ['regulars', 2 / 3, 0, true],
    ['regulars', 0.67, 0, false],
    ['regulars', 0, 2 / 3, true],
    ['regulars', 0, 0.67, false],
    ['light-hussars', 1 / 3, 0, true],
    ['light-hussars', 0.34, 0, false],
    ['light-hussars', 0, 1 / 3, true],
    ['light-hussars', 0, 0.34, false],
  ])(
    '%s that have used %d of the turn come on board of a boat that has used %d: %j (cady/musket/boat/beach)',
    (type, moved, spent, goes) => {
      expect(embarks(type, moved, spent).aboard).toBe(goes ? 'blue-boat' : undefined);
    },
  );

  it('is told in thirds, and is off the turn of the boat', () => {
    const told = (type: TroopType) => {
      const [boarded] = eventsOf(embarks(type).told, 'vessel');
      return [boarded?.what, boarded?.unit, boarded?.because, embarks(type).spent];
    };
    const because = (thirds: number) => [
      { clause: 'cady/musket/boat/beach', because: 'going on board', effect: `${thirds} of 3 thirds` },
    ];
    expect(told('regulars')).toEqual(['boarded', 'blue-1', because(1), 1 / 3]);
    expect(told('light-hussars')).toEqual(['boarded', 'blue-1', because(2), 2 / 3]);
  });
});

describe('beside a vessel', () => {
  it.each<[number, boolean]>([
    [98.5, true],
    [98.6, false],
  ])('is 4 cm from its hull: a front at %d, %j (cady/ruling/boat-landing-place)', (y, is) => {
    const on = game([{ id: 'blue-1', figures: 8, at: [40, y], facing: 'S' }]);
    expect(isBeside(unitIn(on.state, 'blue-1'), vesselOf(on, 'blue-boat'), rules)).toBe(is);
  });
});

describe('on board', () => {
  const set = (vessel: Entry, piece: Partial<Piece>) => {
    const id = vessel.id;
    const on = game([{ id: 'blue-1', figures: 16, at: [10, 10], aboard: { vessel: id }, ...piece }], {
      vessels: [vessel],
    });
    return { on, unit: unitIn(on.state, 'blue-1') };
  };

  it('a unit has as many files as there is room for abeam, and stands in the middle', () => {
    const { unit } = set(boat, {});
    // Two stands of 4 cm, four ranks of 2 cm, in a boat of 12 by 8.
    expect(unit).toMatchObject({ files: 2, at: { x: 40, y: 92.5 }, facing: 0, gap: 0 });
    expect(unit.house).toEqual({ id: 'blue-boat', storey: 1, onFloor: 16, open: true });
    expect(set({ ...boat, beam: 3 }, {}).unit).toMatchObject({ files: 1, at: { x: 40, y: 94.5 } });
    expect(set({ ...boat, beam: 60, at: [60, 94.5] }, {}).unit.files).toBe(8);
    expect(set(boat, { type: 'eight-pounder-cannon' }).unit).toMatchObject({ files: 1, at: { x: 40, y: 92.5 } });
  });

  it('a unit below is in no open place, and one on deck is (cady/musket/ship/infantry-deck)', () => {
    const on = (below: boolean) => set(ship, { aboard: { vessel: 'blue-ship', below } }).unit;
    expect(on(false)).toMatchObject({ aboard: { deck: 'top', since: 0 }, house: { open: true } });
    expect(on(true).aboard?.deck).toBe('below');
    expect(on(true).house).toEqual({ id: 'blue-ship', storey: 1, onFloor: 16 });
  });

  it('the guns of a ship lie evenly along both her sides, facing outward (cady/musket/ship/frigate-guns)', () => {
    const { on } = set(ship, {});
    const guns = onBoard({ id: 'blue-ship' }, on.state).filter(({ gun }) => gun !== null);
    expect(guns.map(({ id, at, facing }) => [id, at.x, at.y, facing])).toEqual([
      ...[114, 108, 102, 96].map((x, i) => [`blue-ship-port-${i + 1}`, x, 94.5, 0]),
      ...[114, 108, 102, 96].map((x, i) => [`blue-ship-starboard-${i + 1}`, x, 86.5, 180]),
    ]);
    expect(guns.map(({ name }) => name).slice(0, 5)).toEqual([
      'port gun 1 of blue-ship',
      'port gun 2 of blue-ship',
      'port gun 3 of blue-ship',
      'port gun 4 of blue-ship',
      'starboard gun 1 of blue-ship',
    ]);
  });

  it('guns come with full crews, loaded, and fire as the book has it (cady/musket/ship/gun-pivot cady/musket/ship/gun-rate cady/musket/ship/unlimited-shot cady/musket/boat/bow-gun)', () => {
    const of = (vessel: Entry, bowGun: boolean) => {
      const on = game([], { vessels: [vessel] });
      return gunsOf(vesselOf(on, vessel.id), bowGun, rules);
    };
    expect(of(boat, false)).toEqual([]);
    const [bow, none] = of(boat, true);
    expect(none).toBeUndefined();
    expect(bow).toMatchObject({
      id: 'blue-boat-gun',
      name: 'the bow gun of blue-boat',
      type: 'six-pounder-cannon',
      side: 'blue',
      figures: 3,
      strength: 3,
      files: 1,
      gap: 0,
      loaded: true,
      general: false,
      order: 'H',
      at: { x: 40, y: 94.5 },
      facing: 0,
      aboard: { vessel: 'blue-boat', deck: 'gun-deck', since: 0 },
      gun: { solid: 12, explosive: 4, canister: 2, standing: true, spiked: false, firedOn: 0, spareCrew: 0 },
    });
    expect(bow?.gun?.mount).toEqual({
      pivot: 0,
      every: 1,
      endless: false,
      sway: 1,
      solidOnly: true,
      covered: false,
      silentOn: 0,
    });
    const [port] = of(ship, false);
    expect(port).toMatchObject({
      type: 'twelve-pounder-cannon',
      figures: 6,
      aboard: { port: { side: 'port', place: 1 } },
    });
    expect(port?.gun?.mount).toEqual({
      pivot: 20,
      every: 2,
      endless: true,
      sway: 2,
      solidOnly: false,
      covered: true,
      silentOn: 0,
    });
  });

  it.each<[string, Partial<Mount>, number, number, boolean]>([
    ['never fired', {}, 0, 1, true],
    ['fired last turn', {}, 4, 5, false],
    ['fired two turns ago', {}, 3, 5, true],
    ['a bow gun that fired last turn', { every: 1 }, 4, 5, true],
    ['silent this turn', { silentOn: 5 }, 0, 5, false],
    ['silent last turn', { silentOn: 4 }, 0, 5, true],
  ])('a gun that %s is ready or not', (_what, mount, firedOn, turn, ready) => {
    const own: Mount = {
      pivot: 20,
      every: 2,
      endless: true,
      sway: 2,
      solidOnly: false,
      covered: true,
      silentOn: 0,
      ...mount,
    };
    expect(mountReady(own, firedOn, turn)).toBe(ready);
  });

  it('half fire over either side, from its middle; nobody else does (cady/musket/boat/fire-from cady/musket/ship/deck-fires)', () => {
    const posts = (vessel: Entry, piece: Partial<Piece>, under = rules) => {
      const { on, unit } = set(vessel, piece);
      return sidesOfBoard(unit, on.state, under)?.map(({ from, facing, figures }) => [from.x, from.y, facing, figures]);
    };
    expect(posts(boat, { figures: 15 })).toEqual([
      [44, 88.5, 90, 8],
      [36, 88.5, 270, 8],
    ]);
    expect(posts(ship, { figures: 16 })).toEqual([
      [105, 86.5, 180, 8],
      [105, 94.5, 0, 8],
    ]);
    const all = musketRulesUnder({ 'cady/ruling/ship-deck-fire': 'all-from-one-side' });
    expect(posts(ship, { figures: 16 }, all)?.map(([, , , figures]) => figures)).toEqual([16, 16]);
    expect(posts(ship, { aboard: { vessel: 'blue-ship', below: true } })).toBeUndefined();
    const { on } = set(ship, {});
    expect(sidesOfBoard(unitIn(on.state, 'blue-ship-port-1'), on.state, rules)).toBeUndefined();
    expect(sidesOfBoard(unitIn(on.state, 'blue-9'), on.state, rules)).toBeUndefined();
  });
});

describe('ashore', () => {
  /** Where a unit of 16 comes ashore from a boat, with others standing there. */
  const lands = (
    id: 'blue-boat' | 'blue-ship',
    others: readonly Piece[] = [],
    be: Partial<Vessel> = {},
    piece: Partial<Piece> = {},
  ) => {
    const on = game([{ id: 'blue-1', figures: 16, at: [10, 10], aboard: { vessel: id }, ...piece }, ...others]);
    const unit = unitIn(on.state, 'blue-1');
    Object.assign(vesselOf(on, id), be);
    const went = goAshore(unit, vesselOf(on, id), on.state, tableOf(on.scenario), rules);
    return went ? unit : undefined;
  };
  const standing = (unit: Unit | undefined) => unit && [unit.at.x, unit.at.y, unit.facing, unit.files];

  it('a boat lands over its bow, four stands abreast, as near as there is dry ground (cady/ruling/boat-landing-place)', () => {
    // Two ranks of 2 cm, half a centimetre from the bank.
    expect(standing(lands('blue-boat'))).toEqual([40, 99.5, 0, 4]);
    expect(lands('blue-boat')).toMatchObject({ turn: { facing: 0 } });
    expect(lands('blue-boat')?.aboard).toBeUndefined();
    expect(lands('blue-boat')?.house).toBeUndefined();
  });

  it('two abreast and one, where others leave no more room', () => {
    const wall = (gap: number) =>
      [-1, 1].map(
        (way, i): Piece => ({
          id: `blue-${i + 2}`,
          figures: 8,
          at: [40 + (way * (gap + 8)) / 2, 101],
          formation: 'Col 4',
          facing: 'N',
        }),
      );
    expect(standing(lands('blue-boat', wall(17)))).toEqual([40, 99.5, 0, 4]);
    expect(standing(lands('blue-boat', wall(10)))).toEqual([40, 103.5, 0, 2]);
    expect(standing(lands('blue-boat', wall(5)))).toEqual([40, 111.5, 0, 1]);
  });

  it('no farther off than a ruling lets it, and nowhere at all in midstream', () => {
    expect(lands('blue-boat', [], { at: { x: 40, y: 83.5 } })).toBeDefined();
    expect(lands('blue-boat', [], { at: { x: 40, y: 83 } })).toBeUndefined();
    expect(lands('blue-boat', [], { at: { x: 40, y: 70 } })).toBeUndefined();
  });

  it('a ship lands over her side, abreast of her middle first', () => {
    expect(standing(lands('blue-ship'))).toEqual([105, 99.5, 0, 4]);
    const there: Piece = { id: 'blue-2', figures: 16, at: [105, 106], facing: 'N' };
    const [x = 0] = standing(lands('blue-ship', [there])) ?? [];
    expect(x === 105 ? 'where another stands' : x).not.toBe('where another stands');
  });

  it('a gun that is landed is as any gun', () => {
    const on = game([]);
    const gun = unitIn(on.state, 'blue-ship-port-1');
    expect(gun.gun?.mount).toBeDefined();
    expect(goAshore(gun, vesselOf(on, 'blue-ship'), on.state, tableOf(on.scenario), rules)).toBe(true);
    expect(gun.gun?.mount).toBeUndefined();
    expect(standing(gun)).toEqual([105, 103.5, 0, 1]);
  });
});

describe('who is ordered on board and stays ashore is told', () => {
  const stayed = (
    at: [number, number],
    be: Partial<Vessel>,
    piece: Partial<Piece> = {},
    id = 'blue-boat',
    others: Piece[] = [],
  ) => {
    const on = game([{ id: 'blue-1', figures: 8, at, facing: 'S', ...piece }, ...others]);
    Object.assign(vesselOf(on, id), be);
    const { of } = play(on, { orders: { 'blue-1': `EMBARK ${id}` } }, afloat);
    return {
      undone: of('undone').map(({ unit, task, on: what, because }) => [unit, task, what, because]),
      vessel: of('vessel').map(({ what, because }) => [what, because]),
      aboard: unitIn(on.state, 'blue-1').aboard?.vessel,
    };
  };
  const because = (why: string) => [{ clause: 'cady/musket/boat/beach', because: why, effect: 'nobody goes on board' }];

  it.each<[string, [number, number], Partial<Vessel>, string]>([
    ['not at the bank', [40, 98], { landedOn: null }, 'not at the bank'],
    ['too far off', [40, 105], {}, 'too far off'],
  ])('%s', (_what, at, be, why) => {
    expect(stayed(at, be)).toEqual({
      undone: [['blue-1', 'embark', 'blue-boat', because(why)]],
      vessel: [],
      aboard: undefined,
    });
  });

  it('nothing where he goes', () => {
    expect(stayed([40, 98], {})).toMatchObject({
      undone: [],
      aboard: 'blue-boat',
      vessel: [['boarded', expect.anything()]],
    });
  });

  it('that there is no room, by clause, and not that there is no time', () => {
    const full: Piece = { id: 'blue-2', figures: 2, at: [10, 10], aboard: { vessel: 'blue-boat' } };
    const none = { clause: 'cady/musket/boat/capacity', because: 'it is taken', effect: 'stays ashore' };
    const { undone, vessel, aboard } = stayed([40, 98], {}, {}, 'blue-boat', [full]);
    expect([undone, aboard]).toEqual([[], undefined]);
    expect(vessel).toContainEqual(['no-room', [none]]);
    const crowd = Array.from(
      { length: 5 },
      (_, i): Piece => ({
        id: `blue-${i + 2}`,
        figures: 2,
        at: [10, 10],
        aboard: { vessel: 'blue-ship' },
      }),
    );
    expect(stayed([105, 98], {}, {}, 'blue-ship', crowd).vessel).toContainEqual([
      'no-room',
      [{ clause: 'cady/musket/ship/load', because: 'she carries 5 units at most', effect: 'stays ashore' }],
    ]);
  });

  it('that there is no time, on a ship that has taken one on board this turn (cady/musket/ship/no-fire-while-loading)', () => {
    const on = game(
      ['blue-1', 'blue-2'].map((id, i): Piece => ({ id, figures: 4, at: [100 + 9 * i, 98], facing: 'S' })),
    );
    const { of } = play(on, { orders: { 'blue-1': 'EMBARK blue-ship', 'blue-2': 'EMBARK blue-ship' } }, afloat);
    expect(of('vessel').map(({ what, unit }) => [what, unit])).toEqual([['boarded', 'blue-1']]);
    expect(unitIn(on.state, 'blue-1').aboard).toEqual({ vessel: 'blue-ship', deck: 'top', since: 1 });
    expect(of('undone').map(({ unit, because: why }) => [unit, why])).toEqual([
      ['blue-2', because('there is no time left')],
    ]);
    expect(vesselOf(on, 'blue-ship')).toMatchObject({ spent: 1, loadedOn: 1, silentOn: 1 });
    // Guns that are silent are asked for no call.
    expect(play(on, { seed: 1 }, ['artillery']).asked).toEqual([]);
    play(on, {}, afloat);
    expect(unitIn(on.state, 'blue-2').aboard?.vessel).toBe('blue-ship');
  });

  it('nobody goes on board who flees, or is in contact, or of a vessel that is gone', () => {
    const tries = (spoil: (on: Game, unit: Unit) => void) => {
      const on = game([{ id: 'blue-1', figures: 8, at: [40, 98], facing: 'S' }]);
      const unit = unitIn(on.state, 'blue-1');
      unit.order = 'EMBARK blue-boat';
      on.state.turn = 1;
      spoil(on, unit);
      const { of } = play(on, {}, ['movement']);
      return [unit.aboard?.vessel, of('undone').length, of('vessel').length];
    };
    expect(tries(() => {})).toEqual(['blue-boat', 0, 1]);
    expect(tries((_, unit) => Object.assign(unit, { fleeing: true }))).toEqual([undefined, 0, 0]);
    expect(tries(on => Object.assign(vesselOf(on, 'blue-boat'), { gone: 'sunk' }))).toEqual([undefined, 0, 0]);
  });
});

describe('who is ordered ashore and stays on board is told', () => {
  const stays = (piece: Partial<Piece>, be: Partial<Vessel>, helm: Record<string, string> = {}) => {
    const on = game([{ id: 'blue-1', figures: 8, at: [10, 10], ...piece }]);
    on.state.turn = 4;
    const id = piece.aboard?.vessel ?? '';
    Object.assign(vesselOf(on, id), be);
    const { of } = play(on, { orders: { 'blue-1': 'LAND' }, helm }, afloat);
    return of('undone').map(({ unit, task, on: what, because }) => [unit, task, what, because]);
  };
  const inBoat = { aboard: { vessel: 'blue-boat' } };
  const inShip = { aboard: { vessel: 'blue-ship' } };
  const told = (vessel: string, clause: string, because: string) => [
    ['blue-1', 'land', vessel, [{ clause: `cady/musket/${clause}`, because, effect: 'nobody goes ashore' }]],
  ];

  it('in a boat that is not at the bank, unless it has been under way', () => {
    const midstream = { landedOn: null, at: { x: 40, y: 75 } };
    expect(stays(inBoat, midstream)).toEqual(told('blue-boat', 'boat/beach', 'the boat does not lie at the bank'));
    expect(stays(inBoat, midstream, { 'blue-boat': 'S 5 cm' })).toEqual([]);
  });

  it('on a ship that has not docked, or has this turn', () => {
    expect(stays(inShip, { landedOn: null })).toEqual(told('blue-ship', 'ship/off-load-rate', 'she has not docked'));
    expect(stays(inShip, { landedOn: 5 })).toEqual(told('blue-ship', 'ship/off-load-rate', 'she has docked this turn'));
    expect(stays(inShip, { landedOn: 4 })).toEqual([]);
  });

  it('on deck since this turn only, or where another has landed (cady/musket/ship/off-load-rate)', () => {
    const two = (second: string) => {
      const on = game(
        ['blue-1', 'blue-2'].map((id): Piece => ({ id, figures: 8, at: [10, 10], aboard: { vessel: 'blue-ship' } })),
      );
      const { of } = play(on, { orders: { 'blue-1': 'LAND', 'blue-2': second } }, afloat);
      return of('undone').map(({ unit, because }) => [unit, because[0]?.because]);
    };
    expect(two('LAND')).toEqual([['blue-2', 'one unit lands in a turn']]);
    expect(two('H')).toEqual([]);
    const on = game([{ id: 'blue-1', figures: 8, at: [10, 10], aboard: { vessel: 'blue-ship' } }]);
    on.state.turn = 1;
    unitIn(on.state, 'blue-1').aboard = { vessel: 'blue-ship', deck: 'top', since: 2 };
    const { of } = play(on, { orders: { 'blue-1': 'LAND' } }, afloat);
    expect(of('undone').map(({ because }) => because[0]?.because)).toEqual(['on deck only since this turn']);
  });
});

describe('decks are changed', () => {
  it('by order, and told (cady/musket/ship/infantry-deck)', () => {
    const deck = (below: boolean, order: string) => {
      const on = game([{ id: 'blue-1', figures: 8, at: [10, 10], aboard: { vessel: 'blue-ship', below } }]);
      const { of } = play(on, { orders: { 'blue-1': order } }, afloat);
      return [unitIn(on.state, 'blue-1').aboard, of('vessel').map(({ what, unit }) => `${what} ${unit}`)];
    };
    const at = (where: string, since: number) => ({ vessel: 'blue-ship', deck: where, since });
    expect(deck(true, 'DECK')).toEqual([at('top', 1), ['on-deck blue-1']]);
    expect(deck(false, 'DECK')).toEqual([at('top', 0), []]);
    expect(deck(false, 'BELOW')).toEqual([at('below', 1), ['below blue-1']]);
    expect(deck(true, 'BELOW')).toEqual([at('below', 0), []]);
    expect(deck(true, 'H')).toEqual([at('below', 0), []]);
  });
});

describe('who has landed', () => {
  const landed = (id: 'blue-boat' | 'blue-ship', type: TroopType, order = 'LAND') => {
    const on = game([{ id: 'blue-1', type, figures: 4, at: [10, 10], aboard: { vessel: id } }]);
    const { of } = play(on, { orders: { 'blue-1': order } }, afloat);
    const unit = unitIn(on.state, 'blue-1');
    return {
      because: of('vessel')[0]?.because,
      landed: unit.landed,
      moved: unit.turn.moved,
      spent: vesselOf(on, id).spent,
    };
  };
  const thirds = (n: number) => [
    { clause: 'cady/musket/boat/beach', because: 'beached and landed', effect: `${n} of 3 thirds` },
  ];

  it('from a boat has a third of his turn less, horse two (cady/musket/boat/beach)', () => {
    expect(landed('blue-boat', 'regulars')).toEqual({
      because: thirds(1),
      landed: { on: 1, off: 'boat', thirds: 1 },
      moved: 1 / 3,
      spent: 1 / 3,
    });
    expect(landed('blue-boat', 'light-hussars')).toMatchObject({
      because: thirds(2),
      landed: { on: 1, off: 'boat', thirds: 2 },
      moved: 2 / 3,
    });
  });

  it('from a ship has none left (cady/musket/ship/off-load-rate)', () => {
    expect(landed('blue-ship', 'regulars')).toEqual({
      because: [{ clause: 'cady/musket/ship/off-load-rate', because: 'landed from the ship', effect: 'one a turn' }],
      landed: { on: 1, off: 'ship', thirds: 3 },
      moved: 1,
      spent: 1,
    });
  });
});

it('a boat on its wagon is told with its way: 20 cm in a turn (cady/musket/boat/wagon)', () => {
  const on = game([], { vessels: [{ ...boat, wagon: true }] });
  const { of } = play(on, { helm: { 'blue-boat': 'HAUL, N full' } }, ['movement']);
  expect(of('vessel').map(({ what, way, facing, cm }) => [what, way, facing, cm])).toEqual([
    [
      'hauled',
      [
        { x: 40, y: 94.5 },
        { x: 40, y: 114.5 },
      ],
      0,
      20,
    ],
  ]);
});

it('weather leaves a share of what guns see as well (cady/musket/sighting/artillery-telescope)', () => {
  const { share: _, ...clear } = rules.sighting;
  const seen = (share?: number) =>
    sighting(
      { gun: 'twelve-pounder-cannon' },
      { ...rules, sighting: share === undefined ? clear : { ...clear, share } },
    );
  expect(seen(1 / 3)).toBeCloseTo(seen() / 3, 9);
  expect(seen(1)).toBe(seen());
});
