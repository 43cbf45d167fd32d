import { describe, expect, it } from 'vitest';
import { distribution } from '../../src/dice/index.js';
import { parseOrder } from '../../src/rulesets/cady/common/index.js';
import { forecastCharge } from '../../src/rulesets/cady/musket/bots/forecast.js';
import { outlookOn } from '../../src/rulesets/cady/musket/bots/outlook.js';
import { doorLines, doorOrders, houseNotation, houseWarnings } from '../../src/rulesets/cady/musket/choices/houses.js';
import { askOrders } from '../../src/rulesets/cady/musket/choices/orders.js';
import { shotAtHouse } from '../../src/rulesets/cady/musket/houses/shots.js';
import { type CallAnswer, continuedMelee, musketView } from '../../src/rulesets/cady/musket/index.js';
import { orderFaultsOf } from '../../src/rulesets/cady/musket/turn/orders.js';
import { lookMusket } from '../../src/rulesets/cady/musket/windows/look.js';
import { tellMusket } from '../../src/rulesets/cady/musket/windows/tell.js';
import { musketWords } from '../../src/rulesets/cady/musket/words.js';
import { musketRulesUnder } from '../rules-under.js';
import { all, type Features, fileOf, type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

/** A farm of two storeys, 12 by 8 cm: a door and a window south and windows on all other sides. */
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
  level: 2,
};
type Sheet = NonNullable<TableTop['houses']>[number];
const sheet: Sheet = {
  building: 'farm',
  class: 'a',
  doors: [{ at: [100, 70] }],
  windows: [{ at: [96, 70] }, { at: [104, 70] }, { at: [100, 78] }, { at: [97, 70], storey: 2 }],
};
const held: Piece = { id: 'red-1', figures: 8, at: [100, 74], inside: { building: 'farm' } };
const foot: Piece = { id: 'blue-1', figures: 16, at: [100, 69.5], formation: 'Col 8' };
const far: Piece = { id: 'blue-9', figures: 12, at: [20, 10] };

const game = (pieces: readonly Piece[], over: Partial<TableTop> = {}) =>
  setUp({ pieces, features: [farm], houses: [sheet], ...over });

describe('a building with its sheet (cady/musket/building/occupy cady/musket/sheet/building/steps)', () => {
  it('has room for as many stands as lie on its floor, those that find none on the next (cady/musket/building/capacity)', () => {
    const { state } = game([held, far]);
    const { house } = unitIn(state, 'red-1');
    // Four ranks of three stands of 2 figures, 4 cm by 2.
    expect(house).toMatchObject({ id: 'farm', storey: 1 });
    const room = house?.onFloor ?? 0;
    expect(room).toBe(24);
    expect(() => game([{ ...held, figures: 2 * room + 1 }, far])).toThrow(/has no room/);
    const both = game([{ ...held, figures: room }, { ...held, id: 'red-2', figures: room }, far]);
    expect(unitIn(both.state, 'red-2').house).toMatchObject({ storey: 2 });
  });

  it('is refused where there is none, twice over, with a door off its walls, and for riders', () => {
    expect(() => game([held, far], { features: [] })).toThrow(/is no building on the table/);
    expect(() => game([held, far], { houses: [sheet, sheet] })).toThrow(/two sheets/);
    expect(() => game([held, far], { houses: [{ ...sheet, doors: [{ at: [100, 60] }] }] })).toThrow(/off the walls/);
    expect(() => game([held, far], { houses: [{ ...sheet, windows: [{ at: [96, 70], storey: 3 }] }] })).toThrow(
      /no storey 3/,
    );
    expect(() => game([held, far], { houses: [] })).toThrow(/has no sheet/);
    expect(() => game([{ ...held, type: 'dragoons' }, far])).toThrow(/do not ride/);
  });

  it('takes a gun on its ground floor by a wide door alone (cady/musket/building/artillery-ground-floor)', () => {
    const gun: Piece = { ...held, type: 'six-pounder-cannon' };
    expect(() => game([gun, far])).toThrow(/no gun gets in/);
    const wide: Sheet = { ...sheet, doors: [{ at: [100, 70], wide: true }] };
    const { state } = game([gun, far], { houses: [wide] });
    expect(unitIn(state, 'red-1')).toMatchObject({ at: { x: 100, y: 70 }, facing: 180, house: { storey: 1 } });
    expect(() => game([{ ...gun, inside: { building: 'farm', storey: 2 } }, far], { houses: [wide] })).toThrow();
  });

  it('is seen by both sides with its doors, and he who is inside where he shows himself', () => {
    const { state, scenario, rules } = game([held, far]);
    const view = musketView(state, 'blue', scenario, rules);
    expect(view.houses).toMatchObject({ farm: { class: 'a', storeys: 2, openings: { length: 5 } } });
    expect(view.units['red-1']?.house).toMatchObject({ id: 'farm' });
  });
});

describe('a person who orders about buildings', () => {
  const asked = (pieces: readonly Piece[], orders: Readonly<Record<string, string>>) => {
    const { state, scenario, rules } = game(pieces);
    const view = musketView(state, 'blue', scenario, rules);
    const order = (id: string) => parseOrder(orders[id] ?? 'H', 'order', musketWords);
    return {
      warned: (id: string) => houseWarnings(view.units[id]!, order(id), view, rules),
      look: lookMusket({ view, scenario, rules, side: 'blue' } as never),
      notation: houseNotation(view).map(([typed]) => typed),
    };
  };

  it('sees them by their names, with their doors and who is inside', () => {
    const { look, notation } = asked(
      [
        { ...held, id: 'blue-2' },
        { ...far, id: 'red-9' },
      ],
      {},
    );
    expect(look).toMatch(/farm +the farm +2 +S locked +blue-2/);
    expect(look).toMatch(/in the farm, storey 1/);
    expect(notation).toEqual(['ENTER farm; LEAVE, N 10 cm', 'STOREY 2', 'BREAK farm', 'farm']);
  });

  it('is warned of what will come to nothing', () => {
    const pieces = [
      foot,
      far,
      { ...foot, id: 'blue-3', figures: 2, at: [20, 40] as const },
      { ...held, at: [100, 74] as const },
    ];
    const { warned } = asked(pieces, {
      'blue-1': 'H, BREAK farm',
      'blue-9': 'H, BREAK farm',
      'blue-3': 'H, BREAK barn',
    });
    expect(warned('blue-1')).toEqual([]);
    expect(warned('blue-9')).toEqual(['it stands at no locked door of the farm']);
    expect(warned('blue-3')).toEqual(['no building called barn can be held; there is farm']);
    const again = asked(pieces, {
      'blue-1': 'H, ENTER farm',
      'blue-9': 'H, ENTER farm',
      'blue-3': 'N 3 cm, BREAK farm',
    });
    expect(again.warned('blue-1')).toEqual(['the door of the farm is locked: BREAK it first']);
    expect(again.warned('blue-9')).toEqual(['it stands at no door of the farm']);
    expect(again.warned('blue-3')).toEqual([
      'who marches does no work on a door in that turn',
      'it stands at no locked door of the farm',
      'it takes 2 stands to break a door',
    ]);
  });

  it('is refused a floor that is not there (cady/musket/building/occupy)', () => {
    const on = game([held, far]);
    const faults = (id: string, order: string) =>
      orderFaultsOf(unitIn(on.state, id), order, id, on).map(({ problem }) => problem);
    expect(faults('red-1', 'STOREY 3')).toEqual(['farm has no storey 3']);
    expect(faults('red-1', 'STOREY 2')).toEqual([]);
    expect(faults('blue-9', 'STOREY 1')).toEqual(['it is in no building']);
  });
});

describe('windows (cady/musket/building/window-fire)', () => {
  it('two figures fire at each that looks at the enemy, and as many may be hit there, one step harder', () => {
    const on = game([held, { ...foot, at: [100, 50] }]);
    const { of } = play(on, { orders: { 'red-1': 'H', 'blue-1': 'H' }, seed: 3 }, ['orders', 'movement', 'small-arms']);
    const [theirs, ours] = [
      of('volley').find(({ unit }) => unit === 'red-1'),
      of('volley').find(({ unit }) => unit === 'blue-1'),
    ];
    // The door and two windows to the south; the third looks north, the fourth is on an empty floor.
    expect(theirs?.groups.reduce((sum, { figures }) => sum + figures, 0)).toBe(6);
    expect(ours?.groups[0]?.faces).toEqual([6]);
    expect(ours?.because).toContainEqual(expect.objectContaining({ clause: 'cady/musket/building/small-arms-step' }));
    expect(ours?.losses).toBeLessThanOrEqual(6);
  });

  it('those inside stand behind nobody: a deep body is no better a target (cady/musket/small-arms/massed-target)', () => {
    const on = game([
      { ...held, figures: 16 },
      { ...foot, at: [100, 50] },
    ]);
    Object.assign(unitIn(on.state, 'red-1'), { files: 1 });
    const { of } = play(on, { orders: { 'red-1': 'H', 'blue-1': 'H' }, seed: 3 }, ['orders', 'movement', 'small-arms']);
    const ours = of('volley').find(({ unit }) => unit === 'blue-1');
    expect(ours?.groups[0]?.faces).toEqual([6]);
    expect(ours?.because.map(({ clause }) => clause)).not.toContain('cady/musket/small-arms/massed-target');
  });

  it('in each wall fire at an enemy of their own, or all at one (cady/ruling/windows-at-several)', () => {
    const south: Piece = { id: 'blue-1', figures: 12, at: [97, 60], formation: 'Col 6' };
    const north: Piece = { id: 'blue-2', figures: 12, at: [100, 90], facing: 'S', formation: 'Col 6' };
    const volleys = (reading: string, figures = 8) => {
      const rules = musketRulesUnder({ 'cady/ruling/windows-at-several': reading });
      const on = game([{ ...held, figures }, south, north], { rules });
      const orders = { 'blue-1': 'H, HF', 'blue-2': 'H, HF', 'red-1': 'H' };
      return play(on, { orders, seed: 1 })
        .of('volley')
        .map(({ target, groups }) => {
          return [target, groups.reduce((sum, each) => sum + each.figures, 0)];
        });
    };
    expect(volleys('each-wall-at-its-own')).toEqual([
      ['blue-1', 6],
      ['blue-2', 2],
    ]);
    expect(volleys('all-at-one')).toEqual([['blue-1', 6]]);
    // Nobody fires at two windows.
    expect(volleys('each-wall-at-its-own', 7)).toEqual([
      ['blue-1', 6],
      ['blue-2', 1],
    ]);
    expect(volleys('each-wall-at-its-own', 6)).toEqual([['blue-1', 6]]);
  });

  it('no more fall at the windows than stand at those that are fired at', () => {
    const on = game(
      [
        { ...held, figures: 8 },
        { ...foot, figures: 36, at: [100, 60], formation: 'Col 12' },
      ],
      {
        houses: [{ ...sheet, doors: [{ at: [94, 74] }], windows: [{ at: [100, 70] }] }],
      },
    );
    const { of } = play(on, { orders: { 'red-1': 'HF' }, dice: [...all(24, 4)] }, ['orders', 'movement', 'small-arms']);
    expect(of('volley')).toMatchObject([{ unit: 'blue-1', losses: 2 }]);
    expect(of('volley')[0]?.because.at(-1)).toMatchObject({ because: '2 figures to be hit there' });
  });

  it('a closed door is fired from or not, as it is read (cady/ruling/building-fire-through-doors)', () => {
    const rules = musketRulesUnder({ 'cady/ruling/building-fire-through-doors': 'broken-doors' });
    const on = game([held, { ...foot, at: [100, 50] }], { rules });
    const { of } = play(on, { seed: 3 }, ['orders', 'movement', 'small-arms']);
    const theirs = of('volley').find(({ unit }) => unit === 'red-1');
    expect(theirs?.groups.reduce((sum, { figures }) => sum + figures, 0)).toBe(4);
  });

  it('each storey is as a hill: farther from upstairs (cady/musket/building/storey-is-hill)', () => {
    const at: Piece = { ...foot, at: [100, 34] };
    const from = (storey: number) => {
      const on = game([{ ...held, inside: { building: 'farm', storey } }, at]);
      return play(on, { orders: { 'blue-1': 'HF' }, seed: 3 }, ['orders', 'movement', 'small-arms']).of('volley')
        .length;
    };
    expect([from(1), from(2)]).toEqual([0, 1]);
  });
});

describe('doors (cady/musket/building/door-locked cady/musket/building/break-door)', () => {
  it('give way to two stands in two turns in which they do nothing else', () => {
    const on = game([foot, { id: 'red-1', at: [20, 140] }]);
    const order = { 'blue-1': 'BREAK farm' };
    expect(play(on, { orders: order, seed: 1 }).of('house')).toMatchObject([{ what: 'door-tried' }]);
    expect(on.state.houses?.farm?.openings[0]).toMatchObject({ tried: 1, open: false });
    expect(play(on, { orders: order, seed: 1 }).of('house')).toMatchObject([{ what: 'door-broken', unit: 'blue-1' }]);
    const told = play(on, { orders: { 'blue-1': 'ENTER farm' }, seed: 1 });
    expect(told.of('house')).toMatchObject([{ what: 'entered', unit: 'blue-1' }]);
    expect(unitIn(on.state, 'blue-1').house).toMatchObject({ id: 'farm' });
  });

  it('keep out whoever comes first, or the enemy alone (cady/ruling/building-doors-locked)', () => {
    const enter = (rules = musketRulesUnder({})) => {
      const on = game([foot, { id: 'red-1', at: [20, 140] }], { rules });
      play(on, { orders: { 'blue-1': 'ENTER farm' }, seed: 1 });
      return unitIn(on.state, 'blue-1').house !== undefined;
    };
    expect(enter()).toBe(false);
    expect(enter(musketRulesUnder({ 'cady/ruling/building-doors-locked': 'to-the-enemy' }))).toBe(true);
  });

  it('two stands are two whatever units they are of, if both are free to work', () => {
    const half = (id: string, x: number): Piece => ({ ...foot, id, at: [x, 69.5], figures: 2, formation: 'Col 2' });
    const on = game([half('blue-1', 97.9), half('blue-2', 102.1), { id: 'red-1', at: [20, 140] }]);
    const both = { 'blue-1': 'BREAK farm', 'blue-2': 'BREAK farm' };
    expect(play(on, { orders: { ...both, 'blue-2': 'H' }, seed: 1 }).of('house')).toEqual([]);
    expect(play(on, { orders: both, seed: 1 }).of('house')).toMatchObject([{ what: 'door-tried', unit: 'blue-1' }]);
    expect(play(on, { orders: both, seed: 1 }).of('house')).toMatchObject([{ what: 'door-broken' }]);
  });

  it('nobody else works while he fires, and one stand is not enough', () => {
    const on = game([
      { ...foot, figures: 2, formation: 'Col 2' },
      { id: 'red-1', at: [20, 140] },
    ]);
    expect(play(on, { orders: { 'blue-1': 'BREAK farm' }, seed: 1 }).of('house')).toEqual([]);
  });
});

describe('who is inside (cady/musket/building/occupy)', () => {
  it('comes out by a door at the beginning of his move, and marches on; those inside do not march', () => {
    const on = game([held, far]);
    const faults = (text: string) =>
      orderFaultsOf(unitIn(on.state, 'red-1'), text, 'o', on).map(({ problem }) => problem);
    expect(faults('N 10 cm')).toEqual(['it is inside a building']);
    expect(faults('STOREY 2')).toEqual([]);
    expect(faults('STOREY x')).toEqual(['no such storey']);
    expect(orderFaultsOf(unitIn(on.state, 'blue-9'), 'LEAVE', 'o', on)).toHaveLength(1);
    expect(orderFaultsOf(unitIn(on.state, 'blue-9'), 'ENTER barn', 'o', on)).toHaveLength(1);
    const { of } = play(on, { orders: { 'red-1': 'LEAVE, S 10 cm' }, seed: 1 });
    expect(of('house')).toMatchObject([{ what: 'left', unit: 'red-1' }]);
    expect(unitIn(on.state, 'red-1').house).toBeUndefined();
    expect(unitIn(on.state, 'red-1').at.y).toBeLessThan(62);
  });

  it('goes up and down as ordered', () => {
    const on = game([held, far]);
    play(on, { orders: { 'red-1': 'STOREY 2' }, seed: 1 });
    expect(unitIn(on.state, 'red-1').house).toMatchObject({ storey: 2 });
  });

  it('comes out when he must go back, or stays (cady/ruling/building-garrison-gives-way)', () => {
    const back = (reading: string) => {
      const rules = musketRulesUnder({ 'cady/ruling/building-garrison-gives-way': reading });
      const on = game([{ ...held, be: { mustDo: 'back' } }, far], { rules });
      play(on, { seed: 1 }, ['orders', 'movement']);
      return unitIn(on.state, 'red-1').house !== undefined;
    };
    expect([back('comes-out'), back('stays-unless-routed')]).toEqual([false, true]);
    const on = game([{ ...held, be: { mustDo: 'rout' } }, far]);
    play(on, { seed: 1 }, ['orders', 'movement']);
    expect(unitIn(on.state, 'red-1')).toMatchObject({ gone: 'routed' });
  });

  it('has a defence at his morale (cady/musket/morale/defensive-feature)', () => {
    const on = game([
      { ...held, be: { figures: 5, turn: { ...unitIn(game([held, far]).state, 'red-1').turn, before: 8, lost: 3 } } },
      far,
    ]);
    const { of } = play(on, { seed: 1 }, ['morale']);
    expect(of('morale')[0]?.because).toContainEqual(expect.objectContaining({ because: 'in a building' }));
  });
});

describe('storming (cady/musket/building/window-melee cady/musket/building/window-melee-penalty)', () => {
  it('two figures of each at a window fight, one melee point less for both', () => {
    const on = game([held, { ...foot, at: [96, 69.5], figures: 12, formation: 'Col 2', type: 'guard' }]);
    const { of } = play(on, { orders: { 'red-1': 'HF', 'blue-1': 'HF' }, dice: [...all(4, 1)] }, [
      'orders',
      'movement',
      'shock',
      'melee',
    ]);
    expect(of('contact')).toMatchObject([{ a: 'blue-1', b: 'red-1' }]);
    const [melee] = of('melee');
    expect(melee).toMatchObject({ a: { dice: 2, point: 7 }, b: { dice: 2, point: 4 } });
    expect(melee?.a.because).toContainEqual(
      expect.objectContaining({ clause: 'cady/musket/building/window-melee-penalty' }),
    );
  });

  it.each([
    [8, 4, 4, 2, 2],
    [3, 3, 4, 0, 0],
    [5, 4, 4, 1, 2],
    [1, 1, 2, 0, 0],
  ])(
    '%i inside, attacked at two windows by one unit and at one by another: %i of them against %i, and %i against %i',
    (figures, here, attackers, there, others) => {
      const low: Sheet = { ...sheet, windows: [{ at: [96, 70] }, { at: [104, 70] }, { at: [100, 78] }] };
      const line: Piece = { ...foot, at: [100, 69.5], figures: 12, formation: 'Col 6', type: 'guard' };
      const behind: Piece = { ...line, id: 'blue-2', at: [100, 78.5], facing: 'S', figures: 4, formation: 'Col 2' };
      const on = game([{ ...held, figures }, line, behind], { houses: [low] });
      const fire = { 'red-1': 'HF', 'blue-1': 'HF', 'blue-2': 'HF' };
      play(on, { orders: fire, seed: 3 }, ['orders', 'movement', 'shock']);
      expect(on.state.contacts.map(({ through }) => through?.openings)).toEqual([2, 1]);
      const rolled = play(on, { seed: 3 }, ['melee'])
        .of('melee')
        .map(({ a, b }) => [a.dice, b.dice]);
      expect(rolled).toEqual([
        [attackers, here],
        [others, there],
      ]);
    },
  );

  it('nobody fights through a locked door, and everybody at it once it is broken', () => {
    const only: Sheet = { ...sheet, windows: [] };
    const at: Piece = { ...foot, figures: 12, formation: 'Col 2' };
    const on = game([held, at], { houses: [only] });
    expect(play(on, { orders: { 'blue-1': 'BREAK farm', 'red-1': 'HF' }, seed: 1 }).of('melee')).toEqual([]);
    play(on, { orders: { 'blue-1': 'BREAK farm' }, seed: 1 });
    expect(play(on, { orders: { 'blue-1': 'H' }, seed: 1 }).of('melee')).toHaveLength(1);
  });

  it('ends when he is gone from the window', () => {
    const on = game([held, { ...foot, at: [96, 69.5], figures: 12, formation: 'Col 2' }]);
    play(on, { seed: 1 }, ['orders', 'movement']);
    expect(on.state.contacts).toMatchObject([{ through: { openings: 1, each: 2 } }]);
    unitIn(on.state, 'blue-1').at = { x: 96, y: 40 };
    play(on, { seed: 1 }, ['orders', 'movement']);
    expect(on.state.contacts).toEqual([]);
  });
});

describe('the odds of storming (cady/musket/building/window-melee)', () => {
  const attacker = { type: 'guard', figures: 24 } as const;
  const defender = { type: 'regulars', figures: 8, behindDefence: 'building' } as const;
  it('are those of two figures of each at every opening, a point less for both', () => {
    const { outcomes, because } = continuedMelee({ attacker, defender, between: { openings: 1 } });
    // Two defenders at 4 of 12 and two attackers at 7 of 12.
    expect(outcomes.probability(({ defender: { lost } }) => lost === 2)).toBeCloseTo((8 / 12) ** 2, 9);
    expect(outcomes.probability(({ attacker: { lost } }) => lost === 0)).toBeCloseTo((7 / 12) ** 2, 9);
    expect(because).toContainEqual(expect.objectContaining({ clause: 'cady/musket/building/window-melee-penalty' }));
    const two = continuedMelee({ attacker, defender, between: { openings: 2 } });
    expect(two.outcomes.probability(({ defender: { lost } }) => lost > 2)).toBeGreaterThan(0.5);
  });
});

describe('artillery at buildings (cady/musket/building/wood-no-cover-artillery cady/musket/sheet/building/classes)', () => {
  const gun: Piece = { id: 'blue-guns', type: 'six-pounder-cannon', at: [100, 30] };
  const shoot = (
    call: CallAnswer,
    dice: readonly number[],
    over: Partial<TableTop> = {},
    type: Piece['type'] = 'six-pounder-cannon',
  ) => {
    const on = game([held, { ...gun, ...(type === undefined ? {} : { type }) }], over);
    return { on, ...play(on, { calls: { 'blue-guns': [call] }, dice }, ['artillery']) };
  };
  const timber = { houses: [{ ...sheet, class: 'c' as const }] };

  it('a ball stops at stone: nobody falls, the wall is struck and the floor takes the die (cady/musket/building/stone-wall-two-hits)', () => {
    const { on, of } = shoot({ shot: 'solid', bearing: 0, range: 38 }, [0, 1, 0]);
    expect(of('shot')[0]?.losses).toEqual({});
    expect(on.state.houses?.farm).toMatchObject({ points: [1, 0], wallHits: [1, 0, 0, 0] });
    on.state.turn += 1;
    const again = play(on, { calls: { 'blue-guns': [{ shot: 'solid', bearing: 0, range: 38 }] }, dice: [0, 6, 0] }, [
      'artillery',
    ]);
    expect(again.of('house').map(({ what }) => what)).toEqual(['wall-fallen', 'struck']);
    expect(on.state.houses?.farm?.openings.at(-1)).toMatchObject({ kind: 'gap', open: true, outward: 180 });
  });

  it('two balls bring a wall down that strike one section of it (cady/ruling/building-wall-section cady/musket/building/stone-wall-two-hits)', () => {
    const shotAt = (reading: string, bearings: readonly number[]) => {
      const rules = musketRulesUnder({ 'cady/ruling/building-wall-section': reading });
      const on = game([held, gun], { rules });
      const told = bearings.flatMap(bearing => {
        on.state.turn += 1;
        const call = { shot: 'solid', bearing, range: 38 } as const;
        return play(on, { calls: { 'blue-guns': [call] }, dice: [0, 1, 0] }, ['artillery']).of('house');
      });
      return told.map(({ what }) => what);
    };
    const whole = 'a-side-of-the-building';
    const stretch = 'a-stretch-as-wide-as-a-gap';
    expect(shotAt(whole, [0, 8])).toEqual(['struck', 'wall-fallen', 'struck']);
    expect(shotAt(stretch, [0, 8])).toEqual(['struck', 'struck']);
    expect(shotAt(stretch, [0, 8, 0])).toEqual(['struck', 'struck', 'wall-fallen', 'struck']);
  });

  it('a ball that comes down on a ruin stops there, or bounces on (cady/ruling/ruin-under-solid-shot cady/musket/artillery/solid/no-bounce-solid-object)', () => {
    const reach = (reading: string) => {
      const rules = musketRulesUnder({ 'cady/ruling/ruin-under-solid-shot': reading });
      const on = game([gun, { id: 'red-2', figures: 16, at: [30, 80], formation: 'Col 2' }], { rules });
      const house = on.state.houses?.farm;
      if (house !== undefined) house.storeys = 0;
      on.state.breaches.push({ barrier: 'farm', from: 0, to: 0 });
      const call = { shot: 'solid', bearing: 0, range: 43 } as const;
      const [shot] = play(on, { calls: { 'blue-guns': [call] }, dice: [0, 1, 0] }, ['artillery']).of('shot');
      return {
        length: shot?.area.shape === 'stick' ? shot.area.length : undefined,
        why: shot?.because.find(({ effect }) => effect === 'does not bounce')?.because,
      };
    };
    expect(reach('stops-it-as-solid')).toMatchObject({ why: 'hits something solid' });
    expect(reach('lets-it-bounce')).toEqual({ length: 20, why: undefined });
  });

  it('a ball that comes in where a wall has fallen is stopped by the stone wall opposite, which has its first hit (cady/musket/building/stone-wall-two-hits cady/musket/building/solid-continues-through-wood)', () => {
    const behind: Piece = { id: 'red-2', figures: 16, at: [100, 80], formation: 'Col 2', facing: 'S' };
    const through = (range: number, northFallen = false) => {
      const on = game([behind, gun]);
      const house = on.state.houses?.farm;
      if (house !== undefined) house.wallHits = [2, 0, northFallen ? 2 : 0, 0];
      const calls = { 'blue-guns': [{ shot: 'solid', bearing: 0, range }] } as const;
      const { of } = play(on, { calls, dice: [0, 1, 0] }, ['artillery']);
      const [shot] = of('shot');
      const end = shot?.area.shape === 'stick' ? shot.area.from.y + shot.area.length : 0;
      return { end, hits: house?.wallHits, struck: of('house').filter(({ what }) => what === 'struck').length };
    };
    for (const range of [36, 43]) {
      const { end, hits, struck } = through(range);
      expect(end).toBeCloseTo(78, 1);
      expect(hits).toEqual([2, 0, 1, 0]);
      expect(struck).toBe(1);
    }
    expect(through(36, true).end).toBeGreaterThan(80);
    expect(through(36, true).hits).toEqual([2, 0, 2, 0]);
  });

  it('it goes on through wood, and the die says what becomes of those inside (cady/musket/building/solid-continues-through-wood)', () => {
    const lost = (face: number) => {
      const { of } = shoot({ shot: 'solid', bearing: 1, range: 39 }, [0, 1, 0, face], timber);
      return Object.values(of('shot')[0]?.losses ?? {}).reduce((sum, each) => sum + each, 0);
    };
    const normal = lost(3);
    expect(normal).toBeGreaterThan(0);
    expect([lost(1), lost(6)]).toEqual([0, 2 * normal]);
  });

  it('points bring the floor down; who was inside stands in the ruin, or is buried (cady/ruling/building-floor-gone)', () => {
    const light = { houses: [{ ...sheet, class: 'd' as const }] };
    const { on, of } = shoot({ shot: 'solid', bearing: 1, range: 39 }, [0, 6, 0, 1], light);
    expect(of('house').map(({ what }) => what)).toEqual(['floor-gone', 'in-ruins']);
    expect(unitIn(on.state, 'red-1')).toMatchObject({ figures: 8 });
    expect(unitIn(on.state, 'red-1').house).toBeUndefined();
    const rules = musketRulesUnder({ 'cady/ruling/building-floor-gone': 'buried' });
    const buried = shoot({ shot: 'solid', bearing: 1, range: 39 }, [0, 6, 0, 1], { ...light, rules });
    expect(unitIn(buried.on.state, 'red-1')).toMatchObject({ figures: 0, gone: 'destroyed' });
  });

  it('the top floor goes first where it is read so (cady/ruling/building-storey-hit)', () => {
    const rules = musketRulesUnder({ 'cady/ruling/building-storey-hit': 'top-floor' });
    const light = { houses: [{ ...sheet, class: 'd' as const }] };
    const onlyUp: Piece = { ...held, inside: { building: 'farm', storey: 2 } };
    const on = game([onlyUp, gun], { ...light, rules });
    const { of } = play(
      on,
      { calls: { 'blue-guns': [{ shot: 'solid', bearing: 1, range: 39 }] }, dice: [0, 6, 0, 1] },
      ['artillery'],
    );
    expect(of('house').map(({ what }) => what)).toEqual(['floor-gone']);
    expect(on.state.houses?.farm).toMatchObject({ storeys: 1 });
    expect(unitIn(on.state, 'red-1').house).toMatchObject({ storey: 1 });
  });

  it('stone and timber stops a ball or lets it through (cady/ruling/building-stone-and-timber)', () => {
    const mixed = { houses: [{ ...sheet, class: 'b' as const }] };
    const hits = (reading: string) => {
      const rules = musketRulesUnder({ 'cady/ruling/building-stone-and-timber': reading });
      const on = game([held, gun], { ...mixed, rules });
      play(on, { calls: { 'blue-guns': [{ shot: 'solid', bearing: 1, range: 39 }] }, seed: 5 }, ['artillery']);
      return on.state.houses?.farm?.wallHits[0];
    };
    expect([hits('stone-wall'), hits('wooden-part')]).toEqual([1, 0]);
  });
});

describe('who keeps still inside (cady/musket/building/hidden-distance)', () => {
  const seen = (y: number) => {
    const on = game(
      [
        { ...held, hidden: true },
        { ...foot, at: [100, y] },
      ],
      { level: 'intermediate' },
    );
    play(on, { orders: { 'red-1': 'HF' }, seed: 1 }, ['orders', 'movement']);
    return unitIn(on.state, 'red-1').marker === null;
  };
  it('is not seen before an enemy is within 10 cm', () => {
    expect([seen(50), seen(66)]).toEqual([false, true]);
  });
});

describe('a bot before a building', () => {
  it('expects nothing of a charge on those inside', () => {
    const foes = (inside: boolean): Piece => ({
      id: 'red-1',
      type: 'militia',
      figures: 8,
      at: [100, 74],
      ...(inside ? { inside: { building: 'farm' } } : {}),
    });
    const promise = (inside: boolean) => {
      const pieces = [
        foes(inside),
        { id: 'blue-1', type: 'cuirassier', figures: 24, at: [100, 40], formation: 'Col 8' } as const,
      ];
      const on = setUp({ pieces, ...(inside ? { features: [farm], houses: [sheet] } : {}) });
      const view = musketView(on.state, 'blue', on.scenario, on.rules);
      const [unit, enemy] = [view.units['blue-1'], view.units['red-1']];
      return unit === undefined || enemy === undefined
        ? undefined
        : forecastCharge(unit, enemy, view, on.rules).favourable;
    };
    expect([promise(false), promise(true)]).toEqual([true, false]);
  });
});

describe('a way through a door', () => {
  it('is a move: who has gone in or come out fires once, not twice (cady/musket/loading/loaded-no-move)', () => {
    const open: Sheet = { ...sheet, doors: [{ at: [100, 70], open: true }] };
    const volleys = (pieces: readonly Piece[], order: string) => {
      const on = game([...pieces, { id: 'red-1', figures: 12, at: [100, 58], facing: 'N', formation: 'LB' }], {
        houses: [open],
      });
      const { of } = play(on, { orders: { 'blue-1': order, 'red-1': 'H' }, seed: 3 }, [
        'orders',
        'movement',
        'small-arms',
      ]);
      return of('volley')
        .find(({ unit }) => unit === 'blue-1')
        ?.because.map(({ clause }) => clause);
    };
    const once = 'cady/musket/loading/loaded-one-third';
    expect(volleys([{ ...held, id: 'blue-1' }], 'H')).toContain('cady/musket/loading/loaded-no-move');
    expect(volleys([{ ...foot, at: [100, 69.5], facing: 'N' }], 'H, ENTER farm')).toContain(once);
    expect(volleys([{ ...held, id: 'blue-1' }], 'LEAVE')).toContain('cady/musket/loading/loaded-two-thirds');
  });
});

describe('dragoons (cady/musket/building/dismounted-dragoons)', () => {
  it('leave one in four outside with the horses, who is with them again when they come out', () => {
    const open: Sheet = { ...sheet, doors: [{ at: [100, 70], open: true }] };
    const on = game(
      [
        { ...foot, type: 'dragoons', figures: 10, at: [100, 69.4], formation: 'Col 2' },
        { id: 'red-1', at: [20, 140] },
      ],
      {
        houses: [open],
      },
    );
    play(on, { orders: { 'blue-1': 'DISMOUNT' }, seed: 1 });
    const { of } = play(on, { orders: { 'blue-1': 'ENTER farm, STOREY 2' }, seed: 1 });
    expect(of('house').map(({ because }) => because.map(({ because: why, effect }) => `${why}: ${effect}`))).toEqual([
      ['3 of them hold the horses: these stay outside', 'room for them: storey 2 of 2'],
    ]);
    expect(unitIn(on.state, 'blue-1')).toMatchObject({ figures: 7, dragoons: { holding: 3 }, house: { storey: 2 } });
    play(on, { orders: { 'blue-1': 'LEAVE' }, seed: 1 });
    expect(unitIn(on.state, 'blue-1').figures).toBe(10);
    expect(unitIn(on.state, 'blue-1').dragoons).not.toHaveProperty('holding');
  });
});

describe('who lies behind a stone wall', () => {
  const wall: Features[number] = {
    kind: 'wall',
    id: 'wall',
    line: [
      [80, 60],
      [120, 60],
    ],
  };
  const lying: Piece = { id: 'red-1', figures: 8, at: [100, 60.2], facing: 'S', formation: 'Col 8', hidden: true };
  const on = (y: number, over: Partial<Piece> = {}) =>
    setUp({
      pieces: [
        { ...lying, ...over },
        { ...foot, at: [100, y] },
      ],
      features: [wall],
      level: 'intermediate',
    });

  it('is not seen before an enemy is within 10 cm, if he keeps still (cady/musket/wall/hidden-distance)', () => {
    const seen = (y: number, order = 'HF') => {
      const there = on(y);
      play(there, { orders: { 'red-1': order }, seed: 1 }, ['orders', 'movement']);
      return unitIn(there.state, 'red-1').marker === null;
    };
    expect([seen(30), seen(51.5), seen(30, 'W 10 cm')]).toEqual([false, true, true]);
  });

  it('nor is any rank of him, if he keeps still (cady/musket/wall/hidden-distance)', () => {
    const deep = { ...lying, figures: 16, formation: 'LB', hidden: true };
    const there = setUp({ pieces: [deep, { id: 'blue-1', at: [100, 30] }], features: [wall], level: 'intermediate' });
    play(there, { orders: { 'red-1': 'HF' }, seed: 1 }, ['orders', 'movement']);
    expect(unitIn(there.state, 'red-1').marker).not.toBeNull();
  });

  it('loses nobody to small arms fired at his marker (cady/musket/wall/hidden-marker cady/musket/wall/hidden-invulnerable)', () => {
    const there = on(35);
    const marker = unitIn(there.state, 'red-1').marker ?? '';
    const { of } = play(there, { orders: { 'red-1': 'HF', 'blue-1': `FIRE ${marker}` }, seed: 1 });
    expect(of('volley')).toEqual([]);
    expect(unitIn(there.state, 'red-1')).toMatchObject({ figures: 8, marker });
  });

  it('nor to a shell on the far side of the wall, unless he has shown himself', () => {
    const shelled = (hidden: boolean) => {
      const gun: Piece = { id: 'blue-guns', type: 'six-pounder-cannon', at: [100, 21] };
      const there = setUp({ pieces: [{ ...lying, hidden }, gun], features: [wall], level: 'intermediate' });
      const call: CallAnswer = { shot: 'explosive', bearing: 0, range: 38 };
      play(there, { calls: { 'blue-guns': [call] }, seed: 4 }, ['artillery']);
      return unitIn(there.state, 'red-1').figures;
    };
    expect(shelled(true)).toBe(8);
    expect(shelled(false)).toBeLessThan(8);
  });
});

it('a rocket throws the die of the 6 pd, of the howitzer or none (cady/musket/sheet/building/rockets cady/ruling/building-rockets)', () => {
  const chances = (reading: string) => {
    const rules = musketRulesUnder({ 'cady/ruling/building-rockets': reading });
    return distribution(dice => shotAtHouse({ gun: 'congreve-rockets', hits: 1 }, dice, rules).lost).probability(
      lost => lost === 1,
    );
  };
  expect(chances('as-the-6-pd')).toBeCloseTo(4 / 6, 9);
  expect(chances('as-the-howitzer')).toBeCloseTo(8 / 12, 9);
  expect(chances('no-die')).toBe(1);
});

it('tells of buildings in words', () => {
  const { scenario } = game([held, far]);
  const tell = (what: 'entered' | 'door-broken' | 'in-ruins') =>
    tellMusket(
      { kind: 'house', what, house: 'farm', unit: 'red-1', because: [], turn: 1, phase: 'movement' },
      scenario,
    )[0];
  expect([tell('entered'), tell('door-broken'), tell('in-ruins')]).toEqual([
    'red-1 goes into the farm',
    'red-1 breaks a door of the farm',
    'The farm lies in ruins',
  ]);
  expect(fileOf({ pieces: [held, far], houses: [sheet] }).houses).toHaveLength(1);
});

describe('a player who wants into a building', () => {
  const desk = (at: [number, number]) => {
    const on = game([
      { ...foot, at },
      { ...far, id: 'red-9', at: [180, 130] },
    ]);
    const view = musketView(on.state, 'blue', on.scenario, on.rules);
    const unit = view.units['blue-1'];
    if (unit === undefined) throw new Error('it is there');
    return {
      lines: doorLines(unit, view, on.rules),
      orders: doorOrders(unit, outlookOn(view, on.rules)),
      looked: lookMusket({ view, scenario: on.scenario, rules: on.rules }),
    };
  };

  it('sees doors on the map, and is told where they are and what to order', () => {
    const away = desk([80, 50]);
    expect(away.looked).toContain('@ locked door');
    expect(away.lines).toEqual(['  a locked door of the farm, on its S side, about 20 cm to the NE']);
    expect(away.orders).toMatchObject([{ what: 'march up to the S door of the farm' }]);
    const there = desk([100, 69.5]);
    expect(there.lines).toEqual(['  a locked door of the farm, on its S side, right before it']);
    expect(there.orders).toEqual([{ order: 'BREAK farm', what: 'break the door of the farm' }]);
  });

  it('is offered to come out and to take other floors once he is inside, and no march', () => {
    const on = game([
      { ...held, id: 'blue-1' },
      { ...far, id: 'red-9', at: [180, 130] },
    ]);
    const view = musketView(on.state, 'blue', on.scenario, on.rules);
    const request = { kind: 'orders', id: 'orders:blue', side: 'blue', units: ['blue-1'], phantoms: [] } as never;
    const reply = askOrders(request, { view, rules: on.rules }).read('blue-1');
    const offered = 'further' in reply ? reply.further.choices.map(({ text }) => text) : [];
    expect(offered).toContain('LEAVE: come out of the farm');
    expect(offered).toContain('STOREY 2: take storey 2 of the farm');
    expect(offered.filter(text => text.startsWith('ADV'))).toEqual([]);
  });
});
