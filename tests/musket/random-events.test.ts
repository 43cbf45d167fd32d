import { describe, expect, it } from 'vitest';
import { playOut, recordOf, replay, startBattle } from '../../src/battle/index.js';
import { beginner } from '../../src/rulesets/cady/musket/bots/beginner.js';
import { inTheEvent } from '../../src/rulesets/cady/musket/bots/events.js';
import { takeAndHold } from '../../src/rulesets/cady/musket/bots/take-and-hold.js';
import { askEvent } from '../../src/rulesets/cady/musket/choices/event.js';
import { continuedMelee, musket, musketMorale, musketRules, strengthOf } from '../../src/rulesets/cady/musket/index.js';
import { musketView } from '../../src/rulesets/cady/musket/view.js';
import { tellMusket } from '../../src/rulesets/cady/musket/windows/tell.js';
import { musketRulesUnder } from '../rules-under.js';
import { fileOf, type Game, type Piece, play, type Script, setUp, type TableTop, unitIn } from './table-top.js';

const foot: Piece = { id: 'blue-1', type: 'regulars', figures: 24, at: [100, 40], formation: 'LB' };
const enemy: Piece = { id: 'red-1', type: 'regulars', figures: 24, at: [100, 120], formation: 'LB' };
const field = (more: Partial<TableTop> = {}, pieces: readonly Piece[] = [foot, enemy]): Game =>
  setUp({ pieces, events: {}, ...more });
/** The orders phase of a turn, with the die that says which event it is. */
const draws = (on: Game, face: number, more: Omit<Script, 'seed'> = {}) =>
  play(on, { ...more, dice: [face, ...(more.dice ?? [])] }, ['orders']);
const figures = (on: Game, id: string) => unitIn(on.state, id).figures;
const nothing = 35;

describe('the draw', () => {
  it('is a throw of a hundred sides each turn, by the sides in turn [cady/events/chart/die] [cady/events/chart/one-side]', () => {
    const on = field();
    expect(draws(on, 47).of('random-event')).toMatchObject([{ event: '47', side: 'blue' }]);
    expect(draws(on, 47).of('random-event')).toMatchObject([{ event: '47', side: 'red' }]);
    expect(draws(on, 67).of('random-event')).toMatchObject([{ event: '67', side: null }]);
  });

  it('is made by each side where it is read so', () => {
    const on = field({ rules: musketRulesUnder({ 'cady/ruling/event-draw': 'each-side-each-turn' }) });
    expect(draws(on, 47, { dice: [nothing] }).of('random-event')).toMatchObject([{ side: 'blue' }, { event: '31-40' }]);
  });

  it('is not made where the scenario has no events', () => {
    const on = setUp({ pieces: [foot, enemy] });
    expect(play(on, { dice: [] }, ['orders']).of('random-event')).toEqual([]);
    expect(on.state.events).toBeUndefined();
  });

  it('brings nothing from 31 to 40 [cady/events/event/no-event]', () => {
    const on = field();
    const { events } = draws(on, 31);
    expect(events.filter(({ kind }) => kind !== 'orders')).toMatchObject([{ event: '31-40' }]);
  });

  it('covers the hundred faces once each, but those that are lost', () => {
    const rows = musketRules().chance.rows;
    const of = (face: number) => rows.filter(({ from, to }) => from <= face && face <= to).length;
    expect(Array.from({ length: 80 }, (_, i) => of(i + 21))).toEqual(Array.from({ length: 80 }, () => 1));
    expect(of(20)).toBe(0);
  });
});

describe('weather', () => {
  const hill = {
    kind: 'hill',
    id: 'hill',
    outline: [
      [50, 60],
      [150, 60],
      [150, 140],
      [50, 140],
    ] as [number, number][],
  } as const;
  it('lets nobody charge or climb, cuts sight and ranges, and has nobody fire, for two turns [cady/events/pre-26-weather/charge] [cady/events/pre-26-weather/uphill] [cady/events/pre-26-weather/range] [cady/events/pre-26-weather/fire]', () => {
    const near = { ...enemy, at: [100, 65] as const, be: { facing: 180 } };
    const on = field({}, [foot, near]);
    const volleys = (face: number, on: Game) =>
      play(on, { dice: [face], orders: { 'blue-1': 'H', 'red-1': 'H' } }, ['orders', 'movement', 'small-arms']).of(
        'volley',
      ).length;
    expect(volleys(23, on)).toBe(0);
    expect(on.state.events?.running).toMatchObject([{ event: 'before-26', until: 2 }]);
    const charging = field({}, [foot, near]);
    const { of } = play(charging, { dice: [23], orders: { 'blue-1': 'CH N full', 'red-1': 'H' } }, [
      'orders',
      'movement',
    ]);
    expect(of('moved')[0]).toMatchObject({ charging: false });
    expect(of('moved')[0]?.because).toContainEqual(
      expect.objectContaining({ clause: 'cady/events/pre-26-weather/charge' }),
    );
    const climbing = field({ features: [{ ...hill, level: 1 }] });
    play(climbing, { dice: [23], orders: { 'blue-1': 'N full' } }, ['orders', 'movement']);
    expect(unitIn(climbing.state, 'blue-1').at.y).toBeLessThanOrEqual(60);
  });

  it('only shortens ranges where it is read so', () => {
    const rules = musketRulesUnder({ 'cady/ruling/event-weather-fire': 'shorter-ranges' });
    const at = (y: number) => {
      const on = field({ rules }, [foot, { ...enemy, at: [100, y] }]);
      return play(on, { seed: 1, orders: {} }, []).events.length + firing(on);
    };
    const firing = (on: Game) => {
      on.state.events = { running: [{ event: 'before-26', side: null, until: 9 }], inVillages: [] };
      return play(on, { seed: 1 }, ['small-arms']).of('volley').length;
    };
    expect(at(48)).toBeGreaterThan(0);
    expect(at(60)).toBe(0);
  });

  it('is lost before 26, and played as one reading or another has it', () => {
    const never = field({ rules: musketRulesUnder({ 'cady/ruling/event-lost-start': 'never' }) });
    expect(draws(never, 23).of('random-event')).toEqual([]);
    const all = field({ rules: musketRulesUnder({ 'cady/ruling/event-lost-start': 'all-that-is-lost' }) });
    expect(draws(all, 3).of('random-event')).toMatchObject([{ event: 'before-26' }]);
    expect(all.state.events?.running).toMatchObject([{ until: 1 }]);
  });

  it('is fog that leaves a third of sight, for two turns [cady/events/event/london-fog]', () => {
    const hidden = { ...enemy, at: [100, 90] as const, hidden: true };
    const told = (face: number) => {
      const on = field({ level: 'intermediate' }, [foot, hidden]);
      draws(on, face);
      return unitIn(on.state, 'red-1').marker === null;
    };
    // 50 cm off: within 90, and beyond the 30 that are left of it.
    expect(told(nothing)).toBe(true);
    expect(told(28)).toBe(false);
  });
});

describe('what takes figures', () => {
  it('poisons wells: four stands of each unit near one, but no guns [cady/events/event/it-s-the-water]', () => {
    const horse: Piece = { id: 'red-2', type: 'light-hussars', figures: 12, at: [40, 60] };
    const gun: Piece = { id: 'blue-2', type: 'six-pounder-cannon', at: [52, 60] };
    const pieces = [foot, { ...enemy, at: [40, 40] as const, facing: 'E' }, horse, gun];
    const on = field({ events: { wells: [[40, 50]] } }, pieces);
    const { of } = draws(on, 41);
    expect(['blue-1', 'red-1', 'red-2', 'blue-2'].map(id => figures(on, id))).toEqual([24, 16, 8, 3]);
    expect(of('befallen')).toMatchObject([
      { unit: 'red-1', figures: -8 },
      { unit: 'red-2', figures: -4 },
    ]);
    // They are losses of this turn, for which morale is tested.
    expect(unitIn(on.state, 'red-1').turn).toMatchObject({ before: 24, lost: 8 });
    const dicing = field(
      { events: { wells: [[40, 50]] }, rules: musketRulesUnder({ 'cady/ruling/event-wells': 'a-die' }) },
      pieces,
    );
    draws(dicing, 41, { dice: [1, 2] });
    expect(['red-1', 'red-2'].map(id => figures(dicing, id))).toEqual([22, 10]);
  });

  it('is the pox in the foot of one side [cady/events/event/the-french-disease]', () => {
    const on = field({}, [foot, enemy, { id: 'blue-2', type: 'light-hussars', figures: 12, at: [40, 40] }]);
    draws(on, 47);
    expect(['blue-1', 'red-1', 'blue-2'].map(id => figures(on, id))).toEqual([23, 24, 12]);
  });

  it('is cholera by rivers and wells [cady/events/event/don-t-drink-the-water]', () => {
    const river = {
      kind: 'river',
      id: 'r',
      line: [
        [0, 125],
        [200, 125],
      ] as [number, number][],
      width: 4,
    } as const;
    const on = field({ features: [river], events: { wells: [[100, 44]] } }, [
      foot,
      { ...enemy, at: [100, 121], facing: 'N' },
      { ...enemy, id: 'red-2', at: [20, 60] },
    ]);
    draws(on, 56);
    expect(['blue-1', 'red-1', 'red-2'].map(id => figures(on, id))).toEqual([23, 23, 24]);
  });

  it('are boars in the forest [cady/events/event/just-don-t-boar-me]', () => {
    const wood = {
      kind: 'wood',
      id: 'w',
      outline: [
        [80, 20],
        [120, 20],
        [120, 60],
        [80, 60],
      ] as [number, number][],
    } as const;
    const on = field({ features: [wood] });
    draws(on, 67);
    expect(['blue-1', 'red-1'].map(id => figures(on, id))).toEqual([23, 24]);
  });

  it('are deserters of whoever has lost any [cady/events/event/failure-is-an-orphan]', () => {
    const on = field({}, [{ ...foot, be: { figures: 20 } }, { ...foot, id: 'blue-2', at: [40, 40] }, enemy]);
    draws(on, 69);
    expect(['blue-1', 'blue-2'].map(id => figures(on, id))).toEqual([19, 24]);
  });

  it('is a tornado from corner to corner [cady/events/event/bad-news-from-dorothy] [cady/events/dice/tornado-corner]', () => {
    const on = field({ size: [200, 200] }, [
      { ...foot, at: [100, 100] },
      { ...enemy, at: [30, 180] },
    ]);
    // From the north-east to the south-west.
    draws(on, 85, { dice: [1] });
    expect(figures(on, 'blue-1')).toBeLessThan(24);
    expect(figures(on, 'red-1')).toBe(24);
    draws(on, 85, { dice: [2] });
    expect(figures(on, 'red-1')).toBeLessThan(24);
  });

  it('is the plague, by a die of each side [cady/events/event/like-the-plague]', () => {
    const on = field();
    draws(on, 99, { dice: [1, 4] });
    expect(['blue-1', 'red-1'].map(id => figures(on, id))).toEqual([24, 20]);
  });

  it('is a forest that burns three trees a turn with all within, and bars its ground [cady/events/event/help-prevent-forest-fires] [cady/events/dice/forest-fire-corner]', () => {
    const outline: [number, number][] = [
      [90, 30],
      [110, 30],
      [125, 45],
      [110, 60],
      [90, 60],
      [75, 45],
    ];
    const far: [number, number][] = [
      [10, 120],
      [30, 120],
      [20, 140],
    ];
    const near: [number, number][] = [
      [130, 40],
      [140, 40],
      [135, 60],
    ];
    const features: TableTop['features'] = [
      { kind: 'wood', id: 'oaks', outline },
      { kind: 'wood', id: 'elms', outline: near },
      { kind: 'wood', id: 'ashes', outline: far },
    ];
    const on = field({ features }, [{ ...foot, figures: 6, at: [121, 46] }, enemy]);
    const { of } = draws(on, 54, { dice: [3] });
    expect(of('burns')).toMatchObject([{ woods: ['elms'] }]);
    expect(on.state.events?.running).toMatchObject([{ event: '54-55', until: null, woods: ['elms', 'oaks'] }]);
    draws(on, nothing);
    expect(on.state.breaches.filter(({ barrier }) => barrier === 'oaks')).toHaveLength(3);
    expect(figures(on, 'blue-1')).toBeLessThan(6);
    const { table } = musketView(on.state, 'blue', on.scenario, on.rules);
    expect(table.features.filter(({ id }) => id.startsWith('burnt-')).length).toBeGreaterThan(1);
    draws(on, nothing);
    expect(
      musketView(on.state, 'blue', on.scenario, on.rules).table.features.filter(({ kind }) => kind === 'wood'),
    ).toMatchObject([{ id: 'ashes' }]);
    // Nobody goes where it has burnt.
    const marching = field({ features }, [{ ...foot, figures: 6, at: [135, 20] }, enemy]);
    draws(marching, 54, { dice: [3] });
    play(marching, { dice: [nothing], orders: { 'blue-1': 'N full' } }, ['orders', 'movement']);
    expect(unitIn(marching.state, 'blue-1').at.y).toBeLessThanOrEqual(40);
  });
});

describe('what adds figures', () => {
  it('are recruits of a militia unit, or else of horse [cady/events/event/take-the-king-s-shilling]', () => {
    const militia: Piece = { id: 'blue-2', type: 'militia', figures: 20, at: [40, 40] };
    const horse: Piece = { id: 'blue-3', type: 'light-hussars', figures: 12, at: [160, 40] };
    const on = field({}, [foot, militia, horse, enemy]);
    draws(on, 43);
    expect(['blue-2', 'blue-3'].map(id => figures(on, id))).toEqual([30, 12]);
    expect(unitIn(on.state, 'blue-2').strength).toBe(30);
    const mounted = field({}, [foot, horse, enemy]);
    draws(mounted, 46);
    expect(figures(mounted, 'blue-3')).toBe(20);
    const more = field({ rules: musketRulesUnder({ 'cady/ruling/event-militia': 'to-thirty-six' }) }, [militia, enemy]);
    draws(more, 43);
    expect(figures(more, 'blue-2')).toBe(36);
  });

  it('is help on the middle of a side, foot or horse as one likes [cady/events/event/over-here] [cady/events/dice/reinforcement-side]', () => {
    const on = field();
    const { of } = draws(on, 57, { dice: [4], chosen: [['cavalry']] });
    expect(of('arrived')).toMatchObject([{ unit: 'blue-cavalry-of-turn-1' }]);
    const unit = unitIn(on.state, 'blue-cavalry-of-turn-1');
    expect(unit).toMatchObject({ type: 'light-hussars', figures: 10, facing: 90, at: { y: 75 } });
    expect(unit.at.x).toBeLessThan(30);
    const lancers = field({ rules: musketRulesUnder({ 'cady/ruling/event-help': 'regulars-and-lancers' }) });
    draws(lancers, 57, { dice: [4], chosen: [['cavalry']] });
    expect(unitIn(lancers.state, 'blue-cavalry-of-turn-1').type).toBe('light-lancers');
    // It takes orders from then on.
    expect(
      play(on, { dice: [nothing], orders: { [unit.id]: 'E 10 cm' } }, ['orders', 'movement']).of('moved'),
    ).toMatchObject([{ unit: unit.id }]);
  });

  it('are ten of foot and ten of horse, where one likes on a side [cady/events/event/reinforcements]', () => {
    const on = field();
    draws(on, 83, { dice: [1] });
    expect(unitIn(on.state, 'blue-infantry-of-turn-1')).toMatchObject({ figures: 10, facing: 180 });
    expect(unitIn(on.state, 'blue-cavalry-of-turn-1')).toMatchObject({ figures: 10, type: 'light-hussars' });
  });

  it('come on at any centimetre of it that has room [cady/events/event/reinforcements]', () => {
    const on = field();
    draws(on, 83, { dice: [1], chosen: [['37']] });
    expect(unitIn(on.state, 'blue-infantry-of-turn-1').at.x).toBe(37);
    const options = Array.from({ length: 60 }, (_, i) => String(i < 40 ? i + 7 : i + 20));
    const asking = askEvent(
      {
        kind: 'event',
        id: 'event:83-84:blue',
        side: 'blue',
        clause: 'cady/events/chart/die',
        event: '83-84',
        options,
        picks: 1,
      },
      { view: musketView(on.state, 'blue', on.scenario, on.rules) },
    );
    expect(asking.question.join(' ')).toContain('choose one of 7 to 46, 60 to 79 (cm along the side of the table)');
    expect(asking.choices?.map(({ text }) => text)).toEqual(['7', '19', '31', '43', '68']);
  });

  it('gives four to each of two units [cady/events/event/god-is-on-your-side]', () => {
    const on = field({}, [
      foot,
      { ...foot, id: 'blue-2', at: [40, 40] },
      { ...foot, id: 'blue-3', at: [160, 40] },
      enemy,
    ]);
    const { asked } = draws(on, 92, { chosen: [['blue-1', 'blue-3']] });
    expect(asked).toContain('event:92-93:blue');
    expect(['blue-1', 'blue-2', 'blue-3'].map(id => figures(on, id))).toEqual([28, 24, 28]);
  });
});

describe('what changes how troops fight', () => {
  it('gives heart: nobody does worse than fall back [cady/events/event/ten-stout-hearted-men]', () => {
    const shaken = { arm: 'infantry', morale: 4, before: 24, lost: 20 } as const;
    expect(musketMorale(shaken).reaction).toBe('rout');
    expect(musketMorale({ ...shaken, stout: true })).toMatchObject({ reaction: 'back' });
    const on = field({}, [{ ...foot, be: { mustDo: 'rout' } }, enemy]);
    draws(on, 50);
    const unit = unitIn(on.state, 'blue-1');
    expect(unit.mustDo).toBe('back');
    unit.turn.lost = 20;
    unit.figures = 4;
    unit.mustDo = null;
    expect(play(on, {}, ['morale']).of('morale')).toMatchObject([{ unit: 'blue-1', result: 'back' }]);
  });

  it('has who is worn out fall back and not rout, and told so once [cady/events/event/ten-stout-hearted-men] [cady/common/melee/zero-routs]', () => {
    const told = (lost: { readonly blue?: number; readonly red?: number }, face = 50) => {
      const near: Piece = { ...enemy, at: [100, 42.4] };
      const on = field({}, [{ ...foot, be: { fatigue: 6 } }, near]);
      draws(on, face);
      for (const [id, figures = 0] of [
        ['blue-1', lost.blue],
        ['red-1', lost.red],
      ] as const) {
        const unit = unitIn(on.state, id);
        Object.assign(unit.turn, { fought: true, attacked: true, lost: figures });
        unit.turn.against = [id === 'blue-1' ? 'red-1' : 'blue-1'];
        unit.figures -= figures;
      }
      const { of, events } = play(on, {}, ['morale']);
      return {
        of,
        text: events
          .flatMap(event => tellMusket({ ...event, turn: 1, phase: 'morale' }, on.scenario))
          .filter(line => line.includes('blue-1')),
        duties: ['blue-1', 'red-1'].map(id => unitIn(on.state, id).mustDo),
      };
    };
    expect(told({}, nothing).duties).toEqual(['rout', null]);
    const unhurt = told({});
    expect(unhurt.duties).toEqual(['back', null]);
    expect(unhurt.of('worn-out')).toMatchObject([{ unit: 'blue-1', reaction: 'back' }]);
    expect(unhurt.text.join(' ')).toContain('must go back half a move');
    expect(unhurt.text.join(' ')).not.toContain('routs');
    // Its own losses bring it to no more than its weariness: that is said with the test, and nowhere else.
    const hurt = told({ blue: 1 });
    expect(hurt.of('morale')).toMatchObject([{ unit: 'blue-1', instead: 'must go back all the same' }]);
    expect(hurt.of('worn-out')).toEqual([]);
    expect(hurt.duties).toEqual(['back', null]);
    // An enemy who has it worse than falling back is not let off by a rout that does not happen [cady/common/morale/worse-reaction-only].
    expect(told({ red: 8 }, nothing).duties).toEqual(['rout', null]);
    expect(told({ red: 8 }).duties).toEqual(['back', 'back-and-turn']);
  });

  it('bears on the odds as it does on the table [cady/events/event/ten-stout-hearted-men]', () => {
    const attacker = { type: 'militia', figures: 12, fatigue: 12 } as const;
    const ends = (stout?: true) => {
      const asked = {
        attacker: { ...attacker, ...(stout ? { stout } : {}) },
        defender: { type: 'guard', figures: 12 },
      } as const;
      return continuedMelee({ ...asked, turns: 1 }).turns[0]?.ends.attacker;
    };
    expect(ends()?.rout).toBeCloseTo(1, 12);
    expect(ends(true)).toMatchObject({ rout: 0, back: expect.closeTo(1, 12) });
  });

  it('makes a unit imperial, which tests morale no more [cady/events/event/go-tell-the-spartans]', () => {
    const on = field();
    draws(on, 61);
    const unit = unitIn(on.state, 'blue-1');
    expect(unit.imperial).toBe(true);
    expect(musketView(on.state, 'red', on.scenario, on.rules).units['blue-1']?.imperial).toBe(true);
    unit.turn.lost = 20;
    unit.figures = 4;
    expect(play(on, {}, ['morale']).of('morale')).toMatchObject([{ result: 'no-effect' }]);
  });

  it('keeps it so for the game, or for the turns of the heading where that is read [cady/events/event/go-tell-the-spartans]', () => {
    const stays = (reading: 'rest-of-the-game' | 'as-it-is-headed') => {
      const on = field({ rules: musketRulesUnder({ 'cady/ruling/event-imperial-for': reading }) });
      draws(on, 61);
      const first = unitIn(on.state, 'blue-1').imperial;
      draws(on, 31);
      return [first, unitIn(on.state, 'blue-1').imperial];
    };
    expect(stays('rest-of-the-game')).toEqual([true, true]);
    expect(stays('as-it-is-headed')).toEqual([true, undefined]);
  });

  it('spares it three-dice tests too where it is read so', () => {
    const tests = (reading: 'post-melee-morale' | 'every-test') => {
      const rules = musketRulesUnder({ 'cady/ruling/event-imperial': reading });
      const few = { ...foot, figures: 6, at: [100, 95] as const, be: { imperial: true as const } };
      const on = field({ rules, level: 'intermediate' }, [few, { ...enemy, type: 'guard', at: [100, 120] }]);
      return play(on, { seed: 3, orders: { 'red-1': 'CH S full' } }, ['orders', 'movement']).of('three-dice-test')
        .length;
    };
    expect([tests('post-melee-morale'), tests('every-test')]).toEqual([1, 0]);
  });

  it('has horse go at the nearest enemy before it, without a charge [cady/events/event/elan]', () => {
    const horse: Piece = { id: 'blue-2', type: 'light-hussars', figures: 12, at: [100, 60] };
    const on = field({}, [{ ...foot, at: [30, 30] }, horse, enemy]);
    const { of } = play(on, { dice: [62], orders: { 'blue-2': 'H' } }, ['orders', 'movement']);
    expect(of('moved')).toMatchObject([{ unit: 'blue-2', charging: false }]);
    expect(on.state.contacts).toHaveLength(1);
  });

  it('has horse charge foot in reach, as the opponent likes, and take up its order again [cady/events/event/into-the-valley-of-death]', () => {
    const horse: Piece = { id: 'blue-2', type: 'light-hussars', figures: 12, at: [100, 60] };
    const on = field({}, [{ ...foot, at: [30, 30] }, horse, { ...horse, id: 'blue-3', at: [140, 60] }, enemy]);
    const { of, asked } = play(on, { dice: [91], chosen: [['blue-2']], orders: { 'blue-2': 'H' } }, [
      'orders',
      'movement',
    ]);
    expect(asked).toContain('event:91:blue');
    expect(of('moved')).toMatchObject([{ unit: 'blue-2', charging: true }]);
    play(on, { seed: 1 }, ['morale']);
    expect(unitIn(on.state, 'blue-2').order).toBe('H');
  });

  it('has drunkards stand and fight badly [cady/events/event/days-of-wine-and-roses]', () => {
    const on = field({ events: { villages: [{ at: [100, 42], radius: 10 }] } });
    const { of } = play(on, { dice: [66], orders: { 'blue-1': 'N full' } }, ['orders', 'movement']);
    expect(of('moved').filter(({ distance }) => distance > 0)).toEqual([]);
    // Whoever passed through one the turn before has drunk, too.
    const passing = field({ events: { villages: [{ at: [100, 60], radius: 3 }] } });
    play(passing, { dice: [nothing], orders: { 'blue-1': 'N full' } }, ['orders', 'movement', 'morale']);
    expect(passing.state.events?.inVillages).toEqual(['blue-1']);
    draws(passing, 66);
    expect(passing.state.events?.running).toMatchObject([{ event: '66', units: ['blue-1'] }]);
  });

  it('keeps a fallen commander where he is, and his unit by him [cady/events/event/i-ve-fallen-and-i-can-t-get-up]', () => {
    const led = { ...foot, general: true };
    const on = field({}, [led, enemy]);
    play(on, { dice: [68], orders: { 'blue-1': 'N 10 cm' } }, ['orders', 'movement']);
    expect(unitIn(on.state, 'blue-1')).toMatchObject({ general: true, at: { y: 40 } });
    const leaving = field({ rules: musketRulesUnder({ 'cady/ruling/event-fallen-commander': 'unit-leaves-him' }) }, [
      led,
      enemy,
    ]);
    play(leaving, { dice: [68], orders: { 'blue-1': 'N 10 cm' } }, ['orders', 'movement']);
    expect(unitIn(leaving.state, 'blue-1')).toMatchObject({ general: false, at: { y: 50 } });
  });

  it('betters fire by a step [cady/events/event/training-pays-off-fire]', () => {
    const faces = (face: number) => {
      const on = field({}, [foot, { ...enemy, at: [100, 62], formation: 'LB' }]);
      const { of } = play(on, { seed: 1, orders: {} }, []);
      expect(of('volley')).toEqual([]);
      on.state.events = { running: face === 70 ? [{ event: '70-77', side: 'blue', until: 9 }] : [], inVillages: [] };
      return play(on, { seed: 1 }, ['small-arms'])
        .of('volley')
        .find(({ unit }) => unit === 'blue-1')?.groups[0]?.faces;
    };
    expect(faces(70)?.length).toBe((faces(31)?.length ?? 0) + 1);
  });

  it('doubles what guns take [cady/events/event/training-pays-off-artillery]', () => {
    const lost = (drawn: boolean) => {
      const gun: Piece = { id: 'blue-2', type: 'six-pounder-cannon', at: [100, 80] };
      const on = field({}, [gun, { ...enemy, figures: 36, at: [100, 90] }]);
      if (drawn) on.state.events = { running: [{ event: '86-90', side: 'blue', until: 9 }], inVillages: [] };
      play(on, { seed: 5, calls: { 'blue-2': [{ shot: 'canister', bearing: 0 }] } }, ['artillery']);
      return 36 - figures(on, 'red-1');
    };
    expect(lost(false)).toBeGreaterThan(0);
    expect(lost(true)).toBe(2 * lost(false));
  });

  it('has the smallest unit with muskets fire at its nearest friends [cady/events/event/fratricide]', () => {
    const few: Piece = { ...foot, id: 'blue-2', figures: 8, at: [100, 20] };
    const on = field({}, [foot, few, enemy]);
    const { of } = play(on, { dice: [78] }, ['orders']);
    expect(of('befallen')).toMatchObject([{ unit: 'blue-2' }]);
    const volleys = play(on, { seed: 2 }, ['small-arms']).of('volley');
    expect(volleys).toMatchObject([{ unit: 'blue-2', target: 'blue-1' }]);
    expect(unitIn(on.state, 'blue-1').friendlyFireOn).toBe(volleys[0]?.losses === 0 ? 0 : 1);
  });

  it('has it fire at them whatever it was told to do', () => {
    const few: Piece = { ...foot, id: 'blue-2', figures: 8, at: [100, 20] };
    const on = field({}, [foot, few, enemy]);
    play(on, { dice: [78], orders: { 'blue-2': 'HF' } }, ['orders']);
    const volleys = play(on, { seed: 2 }, ['small-arms']).of('volley');
    expect(volleys).toMatchObject([{ unit: 'blue-2', target: 'blue-1' }]);
  });

  it('takes nobody from a unit whose men have only gone elsewhere [cady/events/event/deserters]', () => {
    const guns: Piece = { id: 'blue-guns', type: 'twelve-pounder-cannon', at: [40, 20] };
    const other: Piece = { ...guns, id: 'blue-more', at: [50, 20], be: { figures: 2 } };
    const on = field({}, [foot, guns, other, enemy]);
    play(on, { dice: [nothing], orders: { 'blue-guns': 'JOIN blue-more' } }, ['orders', 'movement']);
    on.state.turn = 2;
    draws(on, 69);
    // Who has lost men has lost them, whoever has stepped in for them since.
    expect(['blue-guns', 'blue-more'].map(id => figures(on, id))).toEqual([2, 5]);
  });

  it('betrays a marker to the opponent [cady/events/event/spies-at-work]', () => {
    const wood = {
      kind: 'wood',
      id: 'w',
      outline: [
        [60, 10],
        [140, 10],
        [140, 60],
        [60, 60],
      ] as [number, number][],
    } as const;
    const on = field({ level: 'intermediate', features: [wood] }, [{ ...foot, hidden: true }, enemy]);
    expect(unitIn(on.state, 'blue-1').marker).not.toBeNull();
    draws(on, 42);
    expect(unitIn(on.state, 'blue-1').marker).toBeNull();
  });
});

describe('mercenaries', () => {
  const hired: Piece = { ...foot, id: 'blue-2', at: [40, 40], mercenary: true };
  const others: Piece = { ...enemy, id: 'red-2', at: [40, 120], mercenary: true };

  it('go over to the enemy, and attack nobody this turn [cady/events/event/mercenaries-not-to-be-trusted]', () => {
    const on = field({}, [foot, hired, enemy, others]);
    const { of } = play(on, { dice: [94], orders: { 'blue-2': 'N full' } }, ['orders', 'movement']);
    expect(unitIn(on.state, 'blue-2')).toMatchObject({ side: 'red', at: { y: 40 } });
    expect(unitIn(on.state, 'red-2').side).toBe('red');
    expect(of('befallen')).toMatchObject([{ unit: 'blue-2' }]);
    expect(musketView(on.state, 'red', on.scenario, on.rules).units['blue-2']?.own).toBeDefined();
  });

  it('are lost to the side that mustered them, and no gain to the other (cady/common/victory/option-percentage)', () => {
    const on = field({}, [foot, hired, enemy, others]);
    const left = () => (['blue', 'red'] as const).map(side => strengthOf(on.state, side, on.rules));
    const before = left();
    draws(on, 94);
    expect(left()).toMatchObject([{ mustered: before[0]?.mustered, left: { figures: 24, units: 1 } }, before[1]]);
  });

  it('come over from him [cady/events/event/dogs-of-war]', () => {
    const on = field({}, [foot, hired, enemy, others]);
    draws(on, 95);
    expect([unitIn(on.state, 'blue-2').side, unitIn(on.state, 'red-2').side]).toEqual(['blue', 'blue']);
  });

  it('leave the table on both sides [cady/events/event/dogs-of-war-ii]', () => {
    const on = field({}, [foot, hired, enemy, others]);
    draws(on, 97);
    expect([unitIn(on.state, 'blue-2').gone, unitIn(on.state, 'red-2').gone]).toEqual(['off-table', 'off-table']);
    const one = field({ rules: musketRulesUnder({ 'cady/ruling/event-mercenaries-leave': 'of-one-side' }) }, [
      foot,
      hired,
      enemy,
      others,
    ]);
    draws(one, 97);
    expect(unitIn(one.state, 'red-2').gone).toBeNull();
  });
});

describe('battles with random events', () => {
  const file = () => ({
    ...fileOf({
      pieces: [
        foot,
        { ...foot, id: 'blue-2', at: [40, 40], mercenary: true },
        enemy,
        { id: 'red-2', type: 'light-hussars', figures: 12, at: [60, 120] },
      ],
      events: { wells: [[100, 80]], villages: [{ at: [60, 70], radius: 15 }] },
      objectives: [{ id: 'hill', name: 'Hill', at: [100, 80], radius: 15 }],
    }),
    victory: [{ kind: 'turn-limit', turns: 12, decidedBy: 'points-left' }],
  });

  it('are played by bots to their end, told, and replayed', () => {
    const bots = (seed: number) => ({ blue: inTheEvent(takeAndHold(seed)), red: inTheEvent(beginner(seed)) });
    const seen = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      const start = startBattle(musket, file(), { seed });
      const battle = playOut(musket, start, bots(seed), {
        onStep: ({ events, scenario }) => {
          for (const event of events) if (event.kind === 'random-event') seen.add(tellMusket(event, scenario)[0] ?? '');
        },
      });
      expect(battle.outcome).not.toBeNull();
      expect(replay(musket, recordOf(battle)).checksums).toEqual(battle.checksums);
    }
    expect(seen.size).toBeGreaterThan(12);
  });
});
