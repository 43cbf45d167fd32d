/** Where men stand and what they see; walls, things and what a side is worth; what a side is shown. */
import { describe, expect, it } from 'vitest';
import { startBattle } from '../../src/battle/index.js';
import { sidePoints } from '../../src/rulesets/skirmish/campaign/side-points.js';
import {
  clearTo,
  contactsOf,
  enemiesOf,
  type Field,
  fieldSeen,
  gapBetween,
  handWeaponOf,
  historyOf,
  inSight,
  isDown,
  isUp,
  levelWith,
  moverOf,
  nearestTo,
  protectionNow,
  shooterOf,
  sideOf,
  touch,
  windOf,
} from '../../src/rulesets/skirmish/field.js';
import {
  purchasePoints,
  type SkirmishScenarioFile,
  type SkirmishTerms,
  skirmish,
  skirmishRules,
  skirmishView,
} from '../../src/rulesets/skirmish/index.js';
import { within } from '../../src/rulesets/skirmish/listed.js';
import type { Figure } from '../../src/rulesets/skirmish/state.js';
import { coverFrom, holdsObstacle, inSmoke, isGuarded } from '../../src/rulesets/skirmish/works/cover.js';
import { isOpen, openingsOf } from '../../src/rulesets/skirmish/works/muster.js';
import {
  beyond,
  distanceTo,
  distanceToWork,
  isAtHand,
  isPerched,
  nearestPointOf,
  perchOn,
  sameSideOf,
  walkOf,
  walkWay,
} from '../../src/rulesets/skirmish/works/places.js';
import { freeGround, isFreeGround } from '../../src/rulesets/skirmish/works/room.js';
import type { Work } from '../../src/rulesets/skirmish/works/types.js';
import { skirmishRulesUnder } from '../rules-under.js';
import { field, knight, type Listed, mustered } from './trial.js';

const rules = skirmishRules();
type State = SkirmishTerms['state'];
const [FOOT, HORSE] = [rules.field.radius.foot, rules.field.radius.horse];
const line = (...points: [number, number][]) => points;

/** A wall with battlements, a gate, a house with a window, a moat; and things of every kind. */
const castle = {
  table: {
    width: 60,
    height: 60,
    features: [
      { kind: 'rampart', id: 'wall', line: line([5, 40], [35, 40]) },
      { kind: 'gate', id: 'gate', line: line([35, 40], [39, 40]) },
      { kind: 'building', id: 'house', outline: line([45, 45], [50, 45], [50, 50], [45, 50]) },
      { kind: 'river', id: 'ditch', line: line([0, 36], [20, 36]), width: 1 },
    ],
  },
  works: [
    { feature: 'wall', made: 'castle-wall', height: 2, walk: 'rampart', stairs: [20, 42] },
    { feature: 'gate', made: 'timber-wall', shut: true },
    {
      feature: 'house',
      made: 'house',
      height: 1,
      windows: [
        [47, 45],
        [45, 47],
      ],
      stairs: [52, 52],
    },
  ],
} as unknown as Partial<SkirmishScenarioFile>;
const ground = (
  blue: readonly Listed[],
  red: readonly Listed[] = [knight('r1', [55, 55])],
  more: Partial<SkirmishScenarioFile> = castle,
) => mustered(field(blue, red, more));

/** A field with figures put where they are wanted. */
function placed(
  figures: Readonly<Record<string, Partial<Figure>>>,
  more: Partial<SkirmishScenarioFile> = {},
): { state: State; on: Field; of: (id: string) => Figure } {
  const listed = Object.keys(figures).map((id, n) => knight(id, [2 + 2 * n, id.startsWith('b') ? 2 : 58]));
  const { state, field: fieldNow } = ground(
    listed.filter(({ id = '' }) => id.startsWith('b')),
    listed.filter(({ id = '' }) => id.startsWith('r')),
    more,
  );
  for (const [id, be] of Object.entries(figures)) Object.assign(state.figures[id] ?? {}, be);
  const of = (id: string) => state.figures[id] as Figure;
  return { state, on: fieldNow(), of };
}
const at = (x: number, y: number, more: Partial<Figure> = {}): Partial<Figure> => ({ at: { x, y }, ...more });
const up = (on: string, place: 'rampart' | 'bare' | 'window' | 'ladder' | 'tower', height = 2) => ({
  high: { on, place, height } as Figure['high'],
});

describe('men on the ground', () => {
  it('are up, unless they are gone, have yielded or lie on the ground (skirmish/falling/prone)', () => {
    const { on, of } = placed({ b1: at(10, 10), r1: at(50, 50) });
    const turn = on.turn;
    const is = (be: Partial<Figure>) => isUp({ ...of('b1'), ...be }, on);
    expect([is({}), is({ gone: 'dead' }), is({ yielded: 'red' }), is({ down: turn }), is({ down: turn - 1 })]).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    expect([turn - 1, turn, turn + 1].map(down => isDown({ ...of('b1'), down }, on))).toEqual([false, true, true]);
  });

  it('have enemies who are on the table and have not yielded', () => {
    const { on, of } = placed({
      b1: at(10, 10),
      b2: at(12, 10),
      r1: at(50, 50),
      r2: at(52, 50, { yielded: 'blue' }),
      r3: at(54, 50, { gone: 'fled' }),
    });
    expect(enemiesOf(of('b1'), on).map(({ id }) => id)).toEqual(['r1']);
    expect(enemiesOf(of('r1'), on).map(({ id }) => id)).toEqual(['b1', 'b2']);
  });

  it('touch from base to base, and no higher than an arm reaches', () => {
    const gap = (apart: number, more: Partial<Figure> = {}, other: Partial<Figure> = {}) => {
      const { on, of } = placed({ b1: at(10, 10, more), r1: at(10, 10 + apart, other) });
      return [gapBetween(of('b1'), of('r1'), on), touch(of('b1'), of('r1'), on), contactsOf(of('b1'), on).length];
    };
    expect(gap(2 * FOOT)).toEqual([0, true, 1]);
    expect(gap(2 * FOOT - 0.1)).toEqual([0, true, 1]);
    const [apart, touches, contacts] = gap(2 * FOOT + 0.1);
    expect(apart).toBeCloseTo(0.1, 3);
    expect([touches, contacts]).toEqual([false, 0]);
    expect(gap(FOOT + HORSE, { mounted: true })).toEqual([0, true, 1]);
    expect(gap(2 * HORSE, { mounted: true }, { mounted: true })).toEqual([0, true, 1]);
    expect(gap(2 * FOOT, up('wall', 'rampart', 0.5))[1]).toBe(true);
    expect(gap(2 * FOOT, up('wall', 'rampart', 0.6))[1]).toBe(false);
    expect(gap(2 * FOOT, up('wall', 'rampart', 3), up('wall', 'rampart', 2.6))[1]).toBe(true);
    // Prisoners, and those who are gone, are in contact with nobody.
    for (const be of [{ yielded: 'red' }, { gone: 'dead' as const }]) {
      expect(gap(2 * FOOT, be)[2]).toBe(0);
      expect(gap(2 * FOOT, {}, be)[2]).toBe(0);
    }
    const friends = placed({ b1: at(10, 10), b2: at(10, 10 + 2 * FOOT), r1: at(50, 50) });
    expect(contactsOf(friends.of('b1'), friends.on)).toEqual([]);
    expect(levelWith({ high: null }, { high: null })).toBe(true);
  });

  it('are nearest by what lies between their bases', () => {
    const { on, of } = placed({ b1: at(10, 10), r1: at(10, 14, { mounted: true }), r2: at(10, 6.05), r3: at(30, 30) });
    const all = ['r3', 'r2', 'r1'].map(of);
    expect(nearestTo(of('b1'), all, on)?.id).toBe('r1');
    expect(nearestTo(of('b1'), all.slice(0, 2), on)?.id).toBe('r2');
    expect(nearestTo(of('b1'), [], on)).toBeUndefined();
  });

  it('have a front, flanks and a rear (skirmish/ruling/front-and-flank)', () => {
    const side = (bearing: number, under = rules) =>
      sideOf(
        { at: { x: 10, y: 10 }, facing: 0 },
        { x: 10 + 5 * Math.sin((bearing * Math.PI) / 180), y: 10 + 5 * Math.cos((bearing * Math.PI) / 180) },
        under,
      );
    expect([0, 44, -44, 46, -46, 134, 136, 180].map(bearing => side(bearing))).toEqual([
      'front',
      'front',
      'front',
      'flank',
      'flank',
      'flank',
      'rear',
      'rear',
    ]);
    const half = skirmishRulesUnder({ 'skirmish/ruling/front-and-flank': 'half-of-all-round' });
    expect([89, 91].map(bearing => side(bearing, half))).toEqual(['front', 'rear']);
  });

  it('fight with what they have in hand, and shoot with what shoots', () => {
    expect([
      handWeaponOf({ weapon: 'sword' }),
      handWeaponOf({ weapon: 'longbow' }),
      handWeaponOf({ weapon: 'javelin' }),
    ]).toEqual(['sword', 'improvised', 'javelin']);
    expect([shooterOf({ weapon: 'longbow' }), shooterOf({ weapon: 'sword' })]).toEqual(['longbow', undefined]);
  });

  it('go on foot or on the horse that they sit on, and are protected by what they wear', () => {
    const { of } = placed({ b1: at(10, 10), r1: at(50, 50) });
    const man = { ...of('b1').man, armour: 'full-mail', shield: true, horse: 'barded' } as Figure['man'];
    expect(moverOf({ ...of('b1'), man, mounted: true }, rules)).toEqual({
      on: 'horse',
      horse: 'barded',
      protection: 1,
    });
    expect(moverOf({ ...of('b1'), man, mounted: false }, rules)).toEqual({ on: 'foot', protection: 1 });
    expect(protectionNow({ man, weapon: 'longbow' }, rules, { shooting: true })).toBe(2);
    expect(protectionNow({ man, weapon: 'sword' }, rules, { encumbered: true })).toBe(2);
    expect(protectionNow({ man, weapon: 'sword' }, rules)).toBe(1);
  });

  it('set out in the direction that they faced within 22½ degrees of it (skirmish/movement/gallop-direction)', () => {
    const { of } = placed({ b1: at(10, 10, { ran: 2, ranInAll: 3, movedBefore: true, facing: 0 }), r1: at(50, 50) });
    const same = (off: number) => historyOf(of('b1'), off, rules).sameDirection;
    expect([0, 22.5, 22.6].map(same)).toEqual([true, true, false]);
    expect(historyOf(of('b1'), 0, rules)).toEqual({ ran: 2, ranInAll: 3, moved: true, sameDirection: true });
  });

  it('stand where there is room, nobody and nothing solid', () => {
    const { on, of } = placed({ b1: at(10, 10), b2: at(20, 20), r1: at(55, 55) }, castle);
    const free = (x: number, y: number) => isFreeGround(of('b1'), { x, y }, on);
    expect(free(30, 20)).toBe(true);
    // In his own place, and beside another.
    expect(free(10, 10)).toBe(true);
    expect(free(20 + 2 * FOOT, 20)).toBe(true);
    expect(free(20 + 2 * FOOT - 0.1, 20)).toBe(false);
    expect([free(-1, 10), free(47, 47), free(20, 40)]).toEqual([false, false, false]);
    expect(freeGround(of('b1'), { x: 30, y: 20 }, on)).toEqual({ x: 30, y: 20 });
    const beside = freeGround(of('b1'), { x: 20, y: 20 }, on);
    expect(beside).toBeDefined();
    expect(beside && Math.hypot(beside.x - 20, beside.y - 20)).toBeCloseTo(0.75, 6);
    const above = placed({ b1: at(10, 10), b2: at(20, 20, up('wall', 'rampart')), r1: at(55, 55) }, castle);
    expect(isFreeGround(above.of('b1'), { x: 20, y: 20 }, above.on)).toBe(true);
  });

  it('may be near a line, or are not: a quick no never strikes out who is', () => {
    const segment = { from: { x: 10, y: 10 }, to: { x: 20, y: 30 } };
    const near = within(segment, 2);
    for (let x = 0; x <= 40; x++)
      for (let y = 0; y <= 40; y++) {
        const share = Math.max(0, Math.min(1, ((x - 10) * 10 + (y - 10) * 20) / 500));
        const off = Math.hypot(x - 10 - share * 10, y - 10 - share * 20);
        if (off <= 2) expect(near({ x, y })).toBe(true);
      }
    const far = [
      [10, 20],
      [20, 15],
      [5, 10],
      [26, 30],
      [15, 40],
      [15, 0],
      [10, 33],
      [25, 40],
      [6, 2],
    ] as const;
    for (const [x, y] of far) expect(near({ x, y })).toBe(false);
  });
});

describe('who sees whom', () => {
  const sees = (
    looker: Partial<Figure>,
    target: Partial<Figure>,
    others: Readonly<Record<string, Partial<Figure>>> = {},
    more: Partial<SkirmishScenarioFile> = {},
  ) => {
    const { on, of } = placed({ b1: looker, r1: target, ...others }, more);
    return inSight(of('b1'), of('r1'), on);
  };
  const wood: Partial<SkirmishScenarioFile> = {
    table: {
      width: 60,
      height: 60,
      features: [{ kind: 'wood', id: 'wood', outline: line([20, 20], [40, 20], [40, 40], [20, 40]) }],
    } as never,
  };
  const between = (x: number, y: number, more: Partial<Figure> = {}) => ({ b2: at(x, y, more) });

  it('within 36 inches from base to base (skirmish/sight/gap-range)', () => {
    expect(sees(at(10, 10), at(10, 10 + 36 + 2 * FOOT))).toBe(true);
    expect(sees(at(10, 10), at(10, 10.1 + 36 + 2 * FOOT))).toBe(false);
    expect(sees(at(10, 10, { mounted: true }), at(10, 10 + 36 + FOOT + HORSE))).toBe(true);
  });

  it('past whoever does not stand in between (skirmish/sight/gap-range)', () => {
    expect(sees(at(10, 10), at(10, 30))).toBe(true);
    expect(sees(at(10, 10), at(10, 30), between(10, 20))).toBe(false);
    // Past one who stands aside, through a gap of 2 inches between two, and not through less.
    expect(sees(at(10, 10), at(10, 30), between(10.5, 20))).toBe(true);
    const two = (apart: number) => ({ b2: at(10 + apart / 2 + FOOT, 20), b3: at(10 - apart / 2 - FOOT, 20) });
    expect(sees(at(10, 10), at(10, 30), two(2))).toBe(true);
    expect(sees(at(10, 10), at(10, 30), two(1.9))).toBe(false);
    // Right before the looker nobody is in the way, nor who is down, gone, or beyond.
    expect(sees(at(10, 10), at(10, 30), between(10, 12))).toBe(true);
    expect(sees(at(10, 10), at(10, 30), between(10, 20, { down: 99 }))).toBe(true);
    expect(sees(at(10, 10), at(10, 30), between(10, 20, { gone: 'dead' }))).toBe(true);
    expect(sees(at(10, 10), at(10, 30), between(10, 31))).toBe(true);
    expect(sees(at(10, 10), at(10, 30), between(10, 20, up('wall', 'rampart')))).toBe(true);
  });

  it('horsemen over men on foot, and nobody over horsemen (skirmish/sight/cavalry-over-infantry)', () => {
    const mounted = { mounted: true };
    expect(sees(at(10, 10), at(10, 30, mounted), between(10, 20))).toBe(true);
    expect(sees(at(10, 10), at(10, 30, mounted), between(10, 20, mounted))).toBe(false);
    expect(sees(at(10, 10), at(10, 30), between(10, 20, mounted))).toBe(false);
    const gap = (apart: number) => ({
      b2: at(10 + apart / 2 + HORSE, 20, mounted),
      b3: at(10 - apart / 2 - HORSE, 20, mounted),
    });
    expect(sees(at(10, 10), at(10, 30, mounted), gap(1.9))).toBe(false);
    expect(sees(at(10, 10), at(10, 30, mounted), gap(2))).toBe(true);
  });

  it('out of woods within 2 inches of the edge, inside them at 3 inches, and those in them who have shot (skirmish/sight/woods-in skirmish/sight/woods-out skirmish/sight/woods-inside)', () => {
    expect(sees(at(30, 10), at(30, 30), {}, wood)).toBe(false);
    expect(sees(at(30, 10), at(30, 30, { shot: 1 }), {}, wood)).toBe(true);
    expect(sees(at(30, 22), at(30, 10), {}, wood)).toBe(true);
    expect(sees(at(30, 22.5), at(30, 10), {}, wood)).toBe(false);
    expect(sees(at(30, 28), at(30, 31 + 2 * FOOT), {}, wood)).toBe(true);
    expect(sees(at(30, 28), at(30, 31.1 + 2 * FOOT), {}, wood)).toBe(false);
    expect(sees(at(30, 10), at(30, 50), {}, wood)).toBe(false);
  });

  it('over walls from their height, and up to them', () => {
    expect(sees(at(15, 30), at(15, 50), {}, castle)).toBe(false);
    expect(sees(at(15, 40, up('wall', 'rampart')), at(15, 50), {}, castle)).toBe(true);
    expect(sees(at(15, 30), at(15, 40, up('wall', 'rampart')), {}, castle)).toBe(true);
    // Nobody on the ground stands in the way of that.
    expect(sees(at(15, 25), at(15, 40, up('wall', 'rampart')), { b2: at(15, 32) }, castle)).toBe(true);
    const { on } = placed({ b1: at(10, 10), r1: at(50, 50) }, castle);
    const over = (height: number) => clearTo({ x: 15, y: 30 }, { x: 15, y: 50 }, on, height);
    expect([over(0), over(2.5), over(2.6)]).toEqual([false, false, true]);
    expect(clearTo({ x: 15, y: 20 }, { x: 15, y: 30 }, on)).toBe(true);
  });
});

describe('the wind', () => {
  it('blows to where the scenario says, by name or by degrees, or there is none', () => {
    expect([windOf({}), windOf({ wind: 'E' }), windOf({ wind: 200 }), windOf({ wind: 'N' })]).toEqual([
      null,
      90,
      200,
      0,
    ]);
  });
});

describe('walls and things', () => {
  const engine = { id: 'ram', kind: 'ram', side: 'blue', at: [10, 20] } as const;
  const pot = { id: 'pot', kind: 'cauldron', side: 'red', at: [15, 40], load: 'oil', on: 'wall' } as const;
  const screen = { id: 'screen', kind: 'pavise', side: 'blue', at: [30, 20], facing: 'N' } as const;
  const tower = { id: 'tower', kind: 'siege-tower', side: 'blue', at: [25, 39], length: 2, on: 'wall' } as const;
  const things = [engine, pot, screen, tower] as never;
  const set = (figures: Readonly<Record<string, Partial<Figure>>> = { b1: at(10, 10), r1: at(50, 50) }) =>
    placed(figures, { ...castle, things });

  it('are so many inches off', () => {
    const { on } = set();
    expect(distanceToWork('wall', { x: 15, y: 30 }, on)).toBe(10);
    expect(distanceToWork('wall', { x: 2, y: 44 }, on)).toBe(5);
    expect([distanceToWork('house', { x: 47, y: 47 }, on), distanceToWork('house', { x: 47, y: 42 }, on)]).toEqual([
      0, 3,
    ]);
    expect(distanceToWork('nowhere', { x: 0, y: 0 }, on)).toBe(Infinity);
    expect(distanceTo('ram', { x: 13, y: 24 }, on)).toBe(5);
    expect(distanceTo('wall', { x: 15, y: 30 }, on)).toBe(10);
    const ram = on.things.ram;
    const without = { ...on, things: { ...on.things, ram: { ...(ram as NonNullable<typeof ram>), gone: true } } };
    expect(distanceTo('ram', { x: 10, y: 20 }, without)).toBe(Infinity);
    expect(nearestPointOf('wall', { x: 15, y: 30 }, on)).toEqual({ x: 15, y: 40 });
    expect(nearestPointOf('nowhere', { x: 15, y: 30 }, on)).toBeUndefined();
    // A gate that stands open is where it was; one that is broken in is nowhere.
    const gate = on.works.gate as Work;
    const opened = (gone: boolean) => ({
      ...on,
      table: { ...on.table, features: on.table.features.filter(({ id }) => id !== 'gate') },
      works: { ...on.works, gate: { ...gate, gone } },
    });
    expect([
      distanceToWork('gate', { x: 37, y: 30 }, opened(false)),
      distanceToWork('gate', { x: 37, y: 30 }, opened(true)),
    ]).toEqual([10, Infinity]);
  });

  it('are at hand from the ground, or from where they are', () => {
    const reach = FOOT + 0.6;
    const hand = (be: Partial<Figure>, id: string) => {
      const { on, of } = set({ b1: be, r1: at(50, 50) });
      return isAtHand(of('b1'), id, on);
    };
    expect([hand(at(15, 40 - reach), 'wall'), hand(at(15, 39.9 - reach), 'wall')]).toEqual([true, false]);
    expect([hand(at(10, 20 - reach), 'ram'), hand(at(10, 19.9 - reach), 'ram')]).toEqual([true, false]);
    expect(hand(at(5, 40, up('wall', 'rampart')), 'wall')).toBe(true);
    // Who is up on a wall has no gate and no ground at hand.
    expect(hand(at(35, 40, up('wall', 'rampart')), 'gate')).toBe(false);
    expect(hand(at(10, 20, up('wall', 'rampart')), 'ram')).toBe(true);
    // A cauldron is served from its wall.
    expect([hand(at(15, 40, up('wall', 'rampart')), 'pot'), hand(at(15, 40), 'pot')]).toEqual([true, false]);
    const far = FOOT + 1.2;
    expect([
      hand(at(15 + far, 40, up('wall', 'rampart')), 'pot'),
      hand(at(15.1 + far, 40, up('wall', 'rampart')), 'pot'),
    ]).toEqual([true, false]);
  });

  it('are walked on from end to end, and not across', () => {
    const { on, of } = set({ b1: at(15, 40, up('wall', 'rampart')), r1: at(50, 50) });
    expect(walkOf(of('b1'), on)).toEqual({ from: { x: 5, y: 40 }, to: { x: 35, y: 40 } });
    expect(walkOf({ ...of('b1'), ...up('wall', 'bare') }, on)).toBeDefined();
    expect(walkOf({ ...of('b1'), ...up('house', 'rampart') }, on)).toBeUndefined();
    expect(walkOf({ ...of('b1'), ...up('wall', 'window') }, on)).toBeUndefined();
    expect(walkOf({ ...of('b1'), high: null }, on)).toBeUndefined();
    const way = (bearing: number) => walkWay(of('b1'), bearing, on);
    expect(way(90)).toEqual({ bearing: 90, room: 20, share: 1 });
    expect(way(270)).toEqual({ bearing: 270, room: 10, share: 1 });
    expect(way(30)).toMatchObject({ bearing: 90, room: 20 });
    expect(way(30)?.share).toBeCloseTo(0.5, 12);
    expect([way(0), way(180)]).toEqual([undefined, undefined]);
    expect(walkWay({ ...of('b1'), high: null }, 90, on)).toBeUndefined();
  });

  it('are stood on at the walk, or at the nearest window', () => {
    const { on } = set();
    const [wall, house, gate] = ['wall', 'house', 'gate'].map(id => on.works[id] as Work);
    expect(wall && perchOn(wall, { x: 15, y: 30 }, on)).toEqual({
      at: { x: 15, y: 40 },
      high: { on: 'wall', place: 'rampart', height: 2 },
    });
    expect(house && perchOn(house, { x: 47, y: 30 }, on)).toMatchObject({
      at: { x: 47, y: 45 },
      high: { place: 'window' },
    });
    expect(house && perchOn(house, { x: 30, y: 47 }, on)).toMatchObject({ at: { x: 45, y: 47 } });
    expect(gate && perchOn(gate, { x: 37, y: 30 }, on)).toBeUndefined();
  });

  it('have two sides, and another side of a point', () => {
    const { on } = set();
    const same = (a: [number, number], b: [number, number]) =>
      sameSideOf('wall', { x: a[0], y: a[1] }, { x: b[0], y: b[1] }, on);
    expect([same([10, 30], [30, 20]), same([10, 30], [10, 50]), same([30, 41], [2, 59])]).toEqual([true, false, true]);
    expect(sameSideOf('nowhere', { x: 1, y: 1 }, { x: 2, y: 2 }, on)).toBe(true);
    const slant = {
      ...on,
      table: {
        ...on.table,
        features: [
          {
            kind: 'rampart',
            id: 'wall',
            line: [
              { x: 10, y: 10 },
              { x: 30, y: 50 },
            ],
          },
        ],
      },
    } as unknown as Field;
    const across = (a: [number, number], b: [number, number]) =>
      sameSideOf('wall', { x: a[0], y: a[1] }, { x: b[0], y: b[1] }, slant);
    expect([
      across([25, 30], [29, 40]),
      across([25, 30], [15, 30]),
      across([14, 30], [20, 45]),
      across([21, 30], [29, 50]),
    ]).toEqual([true, false, true, false]);
    const { x, y } = beyond({ x: 15, y: 30 }, { x: 15, y: 40 }, 2);
    expect([x, y]).toEqual([15, 42]);
  });

  it('throw men down who are wounded on a ladder, a bare wall or a gangway (skirmish/falling/wounded-high)', () => {
    const { on } = set();
    const perched = (high: Figure['high']) => isPerched({ high }, on);
    expect(perched(null)).toBe(false);
    expect(perched(up('wall', 'ladder').high ?? null)).toBe(true);
    expect(perched(up('wall', 'bare').high ?? null)).toBe(true);
    expect(perched(up('wall', 'rampart').high ?? null)).toBe(false);
    expect(perched(up('house', 'window').high ?? null)).toBe(false);
    expect([perched(up('tower', 'tower', 2).high ?? null), perched(up('tower', 'tower', 1.9).high ?? null)]).toEqual([
      true,
      false,
    ]);
    expect(perched(up('ram', 'tower', 2).high ?? null)).toBe(false);
  });

  it('cover who stands behind them (skirmish/shooting/mod-heavy-cover skirmish/shooting/mod-light-cover)', () => {
    const cover = (target: Partial<Figure>, from: [number, number], under = rules, more = {}) => {
      const { on, of } = set({ b1: at(10, 10), r1: target });
      const point = of('r1').at;
      return coverFrom(of('r1'), { x: from[0], y: from[1] }, point, { ...on, rules: under, ...more });
    };
    const walk = up('wall', 'rampart');
    expect(cover(at(15, 30), [15, 10])).toBeUndefined();
    expect(cover(at(15, 40, walk), [15, 10])).toBe('heavy');
    expect(cover(at(47, 45, up('house', 'window')), [47, 20])).toBe('heavy');
    expect(cover(at(15, 40, up('wall', 'ladder')), [15, 10])).toBeUndefined();
    // From the foot of the stairs, and from the wall itself, battlements are open.
    expect(cover(at(15, 40, walk), [20, 50])).toBeUndefined();
    expect(cover(at(15, 40, walk), [25, 40])).toBeUndefined();
    const all = skirmishRulesUnder({ 'skirmish/ruling/battlements-from-within': 'cover-from-everywhere' });
    expect(cover(at(15, 40, walk), [20, 50], all)).toBe('heavy');
    // The pavise stands at 30, 20, two inches wide, and faces north.
    expect(cover(at(30, 19), [30, 35])).toBe('light');
    expect(cover(at(30, 18.5), [30, 35])).toBe('light');
    expect(cover(at(30, 18.4), [30, 35])).toBeUndefined();
    expect(cover(at(30, 19), [30, 5])).toBeUndefined();
    expect(cover(at(31.2, 19.2), [31.2, 35])).toBeUndefined();
  });

  it('smoke where the wind drives it, 12 inches far (skirmish/fire/smoke)', () => {
    const { on } = set();
    const ram = on.things.ram as Field['things'][string];
    const burning = { ...on, things: { ram: { ...ram, fire: { since: 1, spent: {} } } } };
    const smoke = (x: number, y: number, wind: number | null, change: object = {}) =>
      inSmoke({ x, y }, { ...burning, wind, ...change });
    expect([smoke(10, 20.5, null), smoke(10, 21, null), smoke(10, 21.1, null)]).toEqual([true, true, false]);
    expect([smoke(10, 25, 0), smoke(10, 33, 0), smoke(10, 33.1, 0)]).toEqual([true, true, false]);
    expect([smoke(10.9, 25, 0), smoke(11.1, 25, 0), smoke(10, 18, 0), smoke(10, 19, 0)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(smoke(10, 20, 0, { things: { ram } })).toBe(false);
    expect(smoke(10, 20, 0, { things: { ram: { ...ram, fire: { since: 1, spent: {} }, gone: true } } })).toBe(false);
    const house = on.works.house as Work;
    const works = { ...on.works, house: { ...house, fire: { since: 1, spent: {} } } };
    const barn = { things: {}, works };
    // Five inches square about 47½, 47½.
    expect([
      smoke(47.5, 62, 0, barn),
      smoke(47.5, 62.1, 0, barn),
      smoke(49.9, 55, 0, barn),
      smoke(50.1, 55, 0, barn),
    ]).toEqual([true, false, true, false]);
    expect([smoke(47.5, 50, null, barn), smoke(47.5, 50.1, null, barn)]).toEqual([true, false]);
  });

  it('are held against who comes up to them (skirmish/melee/defense-obstacle skirmish/morale/bold-exception skirmish/siege/stakes)', () => {
    const held = (one: Partial<Figure>, other: Partial<Figure>, more = {}) => {
      const { on, of } = placed({ b1: one, r1: other }, { ...castle, ...more } as never);
      return [isGuarded(of('b1'), of('r1'), on), holdsObstacle(of('b1'), of('r1'), on)];
    };
    const walk = up('wall', 'rampart');
    expect(held(at(15, 40, walk), at(15, 40.7, up('wall', 'ladder')))).toEqual([true, true]);
    expect(held(at(15, 40, walk), at(15, 40.7, up('wall', 'tower')))).toEqual([true, true]);
    expect(held(at(47, 45, up('house', 'window')), at(47, 44.5, up('house', 'ladder')))).toEqual([true, true]);
    expect(held(at(15, 40, walk), at(16, 40, walk))).toEqual([false, true]);
    expect(held(at(10, 10), at(10, 11))).toEqual([false, false]);
    const fence = {
      table: { width: 60, height: 60, features: [{ kind: 'fence', id: 'fence', line: line([5, 20], [15, 20]) }] },
      works: [],
    };
    expect(held(at(10, 19.6), at(10, 20.4), fence)).toEqual([true, true]);
    expect(held(at(10, 19.6), at(10, 30), fence)).toEqual([true, true]);
    expect(held(at(10, 18), at(10, 30), fence)).toEqual([true, false]);
    const stake = (id: string, x: number) => ({ id, kind: 'stake', side: 'blue', at: [x, 20] });
    const stakes = (...xs: number[]) => ({
      table: { width: 60, height: 60, features: [] },
      works: [],
      things: xs.map((x, n) => stake(`stake-${n}`, x)),
    });
    expect(held(at(10, 19.6), at(10, 20.4), stakes(9.8, 10.2))).toEqual([true, true]);
    expect(held(at(10, 19.6), at(10, 20.4), stakes(9.7, 10.3))).toEqual([false, false]);
    expect(held(at(10, 19.6), at(10, 20.4), stakes(9.8))).toEqual([false, false]);
    expect(held(at(11, 19.6), at(11, 20.4), stakes(9.8, 10.2))).toEqual([false, false]);
  });

  it('let people through that are open, or broken', () => {
    const { on } = set();
    const gate = on.works.gate as Work;
    const open = (be: Partial<Work>) => isOpen({ ...gate, shut: null, portcullis: null, drawbridge: null, ...be });
    expect([open({ shut: true }), open({ shut: false })]).toEqual([false, true]);
    expect([open({ portcullis: 'down' }), open({ portcullis: 'up' })]).toEqual([false, true]);
    expect([open({ drawbridge: 'up' }), open({ drawbridge: 'down' })]).toEqual([false, true]);
    expect([open({ shut: false, portcullis: 'down' }), open({ shut: false, drawbridge: 'up' })]).toEqual([
      false,
      false,
    ]);
    expect(open({ shut: false, portcullis: 'up', drawbridge: 'down' })).toBe(true);
    expect([open({}), open({ gone: true })]).toEqual([false, true]);
    expect(openingsOf({ gate: { ...gate, shut: false }, wall: on.works.wall as Work })).toEqual([
      { feature: 'gate', at: 0, width: null },
    ]);
  });
});

describe('what is wrong with works and things', () => {
  const wrong = (more: Partial<Record<'works' | 'things' | 'moats', readonly object[]>>) => {
    try {
      ground([knight('b1', [10, 10])], undefined, { ...castle, ...more } as never);
    } catch (fault) {
      return (fault as { violations: readonly { path: string; problem: string; mend: string }[] }).violations.map(
        ({ path, problem, mend }) => `${path}: ${problem}; ${mend}`,
      );
    }
    return [];
  };
  const wall = { feature: 'wall', made: 'castle-wall' };
  const house = { feature: 'house', made: 'house' };
  const cart = { id: 'cart', kind: 'wagon', side: 'blue', at: [20, 20] };

  it.each<[string, Parameters<typeof wrong>[0], string[]]>([
    ['nothing', { works: [wall, house] }, []],
    [
      'a feature that is not there',
      { works: [{ ...wall, feature: 'keep' }] },
      ['works[0].feature: there is no "keep"; name a feature'],
    ],
    [
      'a walk on a house',
      { works: [{ ...house, walk: 'rampart', stairs: [52, 52] }] },
      ['works[0].walk: nobody walks on "house"; give a straight wall'],
    ],
    [
      'windows of a wall',
      { works: [{ ...wall, windows: [[10, 40]], stairs: [20, 42] }] },
      ['works[0].windows: "wall" has no windows; give a building'],
    ],
    [
      'a walk without stairs',
      { works: [{ ...wall, walk: 'rampart' }] },
      ['works[0].stairs: nobody comes up; say where the stairs are'],
    ],
    [
      'windows without stairs',
      { works: [{ ...house, windows: [[47, 45]] }] },
      ['works[0].stairs: nobody comes up; say where the stairs are'],
    ],
    ['a walk with stairs', { works: [{ ...wall, walk: 'rampart', stairs: [20, 42] }] }, []],
    [
      'a moat that is no line',
      { moats: [{ feature: 'house', side: 'red', water: true }] },
      ['moats[0].feature: there is no ditch or stream "house"; name a feature that is a line'],
    ],
    [
      'a moat of nobody',
      { moats: [{ feature: 'ditch', side: 'green', water: true }] },
      ['moats[0].side: there is no side "green"; name one'],
    ],
    [
      'a work of nobody',
      { works: [{ ...wall, side: 'green' }] },
      ['works[0].side: there is no side "green"; name one'],
    ],
    [
      'a house that is a curtain',
      { works: [{ ...house, side: 'red', fortification: 'curtain' }] },
      ['works[0].fortification: "house" is no curtain; give a wall'],
    ],
    ['a house that is a keep', { works: [{ ...house, side: 'red', fortification: 'keep' }] }, []],
    [
      'a keep that nobody has paid for',
      { works: [{ ...house, fortification: 'keep' }] },
      ['works[0].side: nobody has paid for "house"; say which side has'],
    ],
    [
      'a thing off the table',
      { things: [{ ...cart, at: [61, 20] }] },
      ['things[0].at: "cart" stands off the table; move it'],
    ],
    [
      'a thing of nobody',
      { things: [{ ...cart, side: 'green' }] },
      ['things[0].side: there is no side "green"; name one'],
    ],
    [
      'a crew that is not there',
      { things: [{ ...cart, crew: 'gunners' }] },
      ['things[0].crew: there is no unit "gunners"; name one'],
    ],
    ['a full wagon', { things: [{ ...cart, javelins: 25, others: 50 }] }, []],
    [
      'an overfull one',
      { things: [{ ...cart, javelins: 25, others: 51 }] },
      ['things[0].others: a wagon does not hold so much; leave some of it behind'],
    ],
    [
      'rounds and javelins',
      { things: [{ ...cart, rounds: 6, javelins: 25 }] },
      ['things[0].others: a wagon does not hold so much; leave some of it behind'],
    ],
    [
      'an overfull packhorse',
      { things: [{ ...cart, kind: 'packhorse', others: 41 }] },
      ['things[0].others: a packhorse does not hold so much; leave some of it behind'],
    ],
    ['a full packhorse', { things: [{ ...cart, kind: 'packhorse', others: 40 }] }, []],
    ['a store of any size', { things: [{ ...cart, kind: 'store', others: 400, javelins: 400, rounds: 90 }] }, []],
  ])('%s', (_what, more, faults) => {
    expect(wrong(more)).toEqual(faults);
  });

  it('cauldrons anywhere but on a rampart (skirmish/siege/cauldron-place)', () => {
    const pot = { id: 'pot', kind: 'cauldron', side: 'red', at: [15, 40], load: 'oil', on: 'wall' };
    expect(wrong({ works: [{ ...wall, walk: 'rampart', stairs: [20, 42] }], things: [pot] })).toEqual([]);
    for (const works of [[{ ...wall, walk: 'bare', stairs: [20, 42] }], [wall]])
      expect(wrong({ works, things: [pot] }).map(line => line.split(':')[0])).toEqual(['things[0].on']);
  });
});

describe('things hold and are worth', () => {
  const side = (things: readonly object[], more: Partial<SkirmishScenarioFile> = {}) =>
    ground([knight('b1', [10, 10])], undefined, { ...castle, ...more, things: things as never });
  const thing = (kind: string, more: object = {}) => ({ id: kind, kind, side: 'blue', at: [20, 20], ...more });
  const worth = (...things: readonly object[]) => {
    const { state } = side(things);
    return sidePoints(state, 'blue', rules).things;
  };

  it('as many missiles as a carrier carries, where nothing is said; a store nothing (skirmish/shooting/ammo-wagon skirmish/shooting/ammo-packhorse)', () => {
    const held = (kind: string, more: object = {}) => side([thing(kind, more)]).state.things[kind]?.held;
    expect(held('wagon')).toEqual({ javelins: 0, rounds: 0, others: 100 });
    expect(held('packhorse')).toEqual({ javelins: 0, rounds: 0, others: 40 });
    expect(held('store')).toEqual({ javelins: 0, rounds: 0, others: 0 });
    expect(held('wagon', { javelins: 20 })).toEqual({ javelins: 20, rounds: 0, others: 0 });
    expect(held('wagon', { rounds: 2 })).toEqual({ javelins: 0, rounds: 2, others: 0 });
    expect(held('wagon', { others: 7 })).toEqual({ javelins: 0, rounds: 0, others: 7 });
    expect(held('store', { javelins: 9, others: 7 })).toEqual({ javelins: 9, rounds: 0, others: 7 });
  });

  it.each<[string, object, number]>([
    ['ladder', { length: 3 }, 2],
    ['ram', {}, 10],
    ['sow', {}, 12],
    ['sow', { load: 'ram' }, 22],
    ['sow', { load: 'pick' }, 22],
    ['siege-tower', { length: 3 }, 50],
    ['engine', {}, 20],
    ['engine', { rounds: 3 }, 23],
    ['bombard', {}, 30],
    ['bombard', { rounds: 3 }, 39],
    ['wagon', { others: 0 }, 10],
    ['wagon', { others: 12 }, 12],
    ['wagon', { others: 13 }, 14],
    ['wagon', { javelins: 3 }, 12],
    ['wagon', { javelins: 4 }, 14],
    ['wagon', { others: 0, team: 4 }, 22],
    ['packhorse', { others: 0 }, 3],
    ['store', { others: 24 }, 4],
    ['pavise', {}, 2],
    ['stake', {}, 1],
  ])('%s with %o: %d points (skirmish/points/equipment)', (kind, more, points) => {
    expect(worth(thing(kind, more))).toBe(points);
  });

  it('less when they are gone, used or of the other side', () => {
    const { state } = side([thing('ram'), thing('cauldron', { load: 'oil', on: 'wall', at: [15, 40] })]);
    const count = () => sidePoints(state, 'blue', rules).things;
    expect(count()).toBe(16);
    expect(sidePoints(state, 'red', rules).things).toBe(0);
    Object.assign(state.things.cauldron ?? {}, { used: 1 });
    expect(count()).toBe(10);
    Object.assign(state.things.cauldron ?? {}, { used: 0, load: 'rock' });
    expect(count()).toBe(11);
    Object.assign(state.things.ram ?? {}, { gone: true });
    expect(count()).toBe(1);
  });

  it('walls by 12 inches begun, of wood or of stone (skirmish/points/fortifications)', () => {
    const priced = (length: number) => purchasePoints({ works: [{ work: 'curtain', of: 'wood', length }] }).points;
    expect([1, 12, 12.5, 24, 25].map(priced)).toEqual([50, 50, 100, 100, 150]);
    expect(purchasePoints({ works: [{ work: 'keep', of: 'stone' }], drawbridges: 1, portcullises: 2 }).points).toBe(
      625 + 3 * 15,
    );
  });
});

describe('a side is shown', () => {
  const two = placed({
    b1: at(10, 10),
    b2: at(14, 10),
    r1: at(10, 30),
    r2: at(55, 58),
  });
  const standard = (side: string, bearer: string | null) => ({
    id: `${side}-${bearer}`,
    of: 'force' as const,
    side,
    force: `${side}-force`,
    bearer,
    at: null,
    lost: false,
  });
  const view = (side: 'blue' | 'red', change: Partial<State> = {}) => {
    const { scenario } = startBattle(skirmish, field([knight('b1', [10, 10])], [knight('r1', [10, 30])]), { seed: 1 });
    return skirmishView({ ...two.state, ...change }, side, scenario, rules);
  };

  it('its own men, and the enemies whom one of them sees', () => {
    expect(Object.keys(view('blue').figures).sort()).toEqual(['b1', 'b2', 'r1']);
    expect(Object.keys(view('red').figures).sort()).toEqual(['b1', 'b2', 'r1', 'r2']);
    const held = { figures: { ...two.state.figures, r2: { ...two.of('r2'), yielded: 'blue' } } };
    expect(Object.keys(view('blue', held).figures)).toContain('r2');
    const gone = { figures: { ...two.state.figures, b2: { ...two.of('b2'), gone: 'dead' as const } } };
    expect(Object.keys(view('blue', gone).figures)).toContain('b2');
    expect(Object.keys(view('red', gone).figures)).not.toContain('b2');
  });

  it('standards of its own, on the ground, and with whoever it sees', () => {
    const standards = [
      standard('blue', 'b1'),
      standard('red', 'r1'),
      standard('red', 'r2'),
      standard('red', null),
      standard('red', 'b2'),
    ];
    expect(view('blue', { standards }).standards.map(({ id }) => id)).toEqual([
      'blue-b1',
      'red-r1',
      'red-null',
      'red-b2',
    ]);
    expect(view('red', { standards }).standards).toHaveLength(5);
  });

  it('nothing of what an enemy has left or means to do', () => {
    const known = ['r2', 'b1'];
    const turn = { ...two.of('r1').turn, atStart: known, chargedBy: known };
    const r1 = {
      ...two.of('r1'),
      missiles: 7,
      spare: { longbow: 4 },
      loaded: false,
      pursues: 2,
      does: 'charges',
      turn,
      deeds: { ...two.of('r1').deeds, fought: true },
    } as Figure;
    const figures = { ...two.state.figures, r1 };
    expect(view('blue', { figures }).figures.r1).toMatchObject({
      missiles: 1,
      spare: {},
      loaded: true,
      pursues: 0,
      does: 'as-wished',
      task: null,
      turn: { atStart: ['b1'], chargedBy: ['b1'] },
      deeds: { fought: false, hadToFlee: false, injuredCleric: false, charge: null, unhorsed: [] },
    });
    expect(view('red', { figures }).figures.r1).toMatchObject({
      missiles: 7,
      spare: { longbow: 4 },
      pursues: 2,
      turn: { atStart: known },
    });
    const fleeing = { ...figures, r1: { ...r1, fleeing: true } };
    expect(view('blue', { figures: fleeing }).figures.r1?.does).toBe('flees');
  });

  it('its own bodies as they are, and of the enemy’s those of whom it sees somebody', () => {
    const bodies = Object.values(two.state.bodies);
    const own = bodies.find(({ figures }) => figures.includes('b1'));
    const theirs = bodies.find(({ figures }) => figures.includes('r1'));
    if (own === undefined || theirs === undefined) throw new Error('no bodies');
    const change = {
      bodies: {
        [own.id]: { ...own, turn: { ...own.turn, lostToMissiles: 2 } },
        [theirs.id]: { ...theirs, figures: ['r1', 'r2'], commander: 'r2', turn: { ...theirs.turn, lostToMissiles: 2 } },
        unseen: { ...theirs, id: 'unseen', figures: ['r2'] },
      },
    } as unknown as Partial<State>;
    const shown = view('blue', change).bodies;
    expect(Object.keys(shown).sort()).toEqual([own.id, theirs.id].sort());
    expect(shown[own.id]?.turn).toMatchObject({ lostToMissiles: 2 });
    expect(shown[theirs.id]).toMatchObject({ figures: ['r1'], commander: null });
    expect(shown[theirs.id]?.turn).not.toMatchObject({ lostToMissiles: 2 });
    const led = { ...change.bodies, [theirs.id]: { ...theirs, figures: ['r1', 'r2'], commander: 'r1' } };
    expect(view('blue', { bodies: led } as never).bodies[theirs.id]?.commander).toBe('r1');
  });

  it('whether the host allows fire missiles, where he has said', () => {
    const seen = view('blue');
    expect(fieldSeen(seen, rules)).not.toHaveProperty('fireMissiles');
    expect(fieldSeen({ ...seen, fireMissiles: true }, rules).fireMissiles).toBe(true);
  });
});
