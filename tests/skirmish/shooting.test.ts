import { describe, expect, it } from 'vitest';
import { scripted } from '../../src/dice/index.js';
import {
  arcOf,
  breach,
  carrierHolds,
  fireMissileFaults,
  fireTurn,
  ignite,
  ignitingFaces,
  lineFaults,
  putOut,
  putOutOdds,
  rangeBand,
  resupplied,
  shoot,
  shotFaults,
  shotOdds,
  shotOrder,
  shotsInTurn,
  shotTimes,
  smokeCover,
  startingMissiles,
} from '../../src/rulesets/skirmish/index.js';
import { skirmishRulesUnder } from '../rules-under.js';

const clausesOf = (faults: readonly { readonly clause?: string }[]) => faults.map(({ clause }) => clause);
const bare = { protection: 4 } as const;

describe('a shot', () => {
  it('falls in a band [skirmish/shooting/ranges] [skirmish/shooting/engine-minimum] [skirmish/shooting/dropped-range]', () => {
    expect([8, 8.5, 40, 41].map(distance => rangeBand({ weapon: 'longbow', distance }))).toEqual([
      'short',
      'medium',
      'long',
      null,
    ]);
    expect([7, 8, 21].map(distance => rangeBand({ weapon: 'engine', distance }))).toEqual([null, 'medium', 'long']);
    expect([rangeBand({ weapon: 'javelin', distance: 6 }), rangeBand({ weapon: 'javelin', distance: 7 })]).toEqual([
      'medium',
      null,
    ]);
    const other = skirmishRulesUnder({ 'skirmish/ruling/lost-range-rows': 'crossbow-before-longbow' });
    expect(rangeBand({ weapon: 'longbow', distance: 10 }, other)).toBe('short');
  });

  it('hits on seven less what is added [skirmish/shooting/to-hit] [skirmish/shooting/mod-range] [skirmish/shooting/mod-armour] [skirmish/shooting/mod-light-cover] [skirmish/shooting/mod-heavy-cover]', () => {
    const on = (shot: Partial<Parameters<typeof shotOdds>[0]>) =>
      shotOdds({ weapon: 'longbow', distance: 5, target: bare, ...shot }).hitsOn;
    expect([on({}), on({ distance: 16 }), on({ distance: 17 })]).toEqual([7, 6, 5]);
    expect([on({ target: { protection: 3 } }), on({ target: { protection: 1 } })]).toEqual([6, 4]);
    expect([on({ cover: 'light' }), on({ cover: 'heavy' }), on({ cover: 'both' })]).toEqual([6, 5, 5]);
    const both = skirmishRulesUnder({ 'skirmish/ruling/light-and-heavy-cover': 'both' });
    expect(shotOdds({ weapon: 'longbow', distance: 5, target: bare, cover: 'both' }, both).hitsOn).toBe(4);
    expect(shotOdds({ weapon: 'longbow', distance: 5, target: bare }).hit).toBeCloseTo(21 / 36, 12);
  });

  it('of a handgun takes a level of protection off [skirmish/shooting/mod-handgun]', () => {
    const on = (protection: 1 | 2 | 3 | 4) =>
      shotOdds({ weapon: 'handgun', distance: 3, target: { protection } }).hitsOn;
    expect([on(1), on(2), on(3), on(4)]).toEqual([5, 6, 7, 7]);
  });

  it('of engines and loads goes by itself [skirmish/shooting/to-hit-heavy] [skirmish/siege/lead-doubles]', () => {
    const heavy = (weapon: 'engine' | 'bombard', distance: number) =>
      shotOdds({ weapon, distance, target: { protection: 1 }, cover: 'both' }).hitsOn;
    expect([heavy('bombard', 8), heavy('bombard', 20), heavy('bombard', 40), heavy('engine', 8)]).toEqual([3, 5, 3, 5]);
    const rock = shotOdds({ weapon: 'rock', distance: 2, target: bare }).hit;
    const lead = shotOdds({ weapon: 'lead', distance: 2, target: bare }).hit;
    expect([rock * 36, lead * 36].map(Math.round)).toEqual([10, 20]);
    const nearest = skirmishRulesUnder({ 'skirmish/ruling/chance-of-molten-lead': 'nearest-total' });
    expect(Math.round(shotOdds({ weapon: 'lead', distance: 2, target: bare }, nearest).hit * 36)).toBe(21);
    const short = skirmishRulesUnder({ 'skirmish/ruling/range-of-dropped-loads': 'short-range' });
    expect(shotOdds({ weapon: 'rock', distance: 2, target: bare }, short).hitsOn).toBe(3);
    expect(() => shotOdds({ weapon: 'rock', distance: 3, target: bare })).toThrow('does not reach');
  });

  it('wounds or kills man or horse, and merely hits a thing [skirmish/shooting/target-horse-or-man] [skirmish/shooting/inanimate-hit] [skirmish/melee/hit-effect]', () => {
    const shot = { weapon: 'longbow', distance: 5, target: bare } as const;
    expect(shoot(shot, scripted([4, 3, 5]))).toBe('killed');
    expect(shoot(shot, scripted([4, 3, 4]))).toBe('wounded');
    expect(shoot(shot, scripted([4, 4]))).toBe('missed');
    expect(shoot({ ...shot, target: { protection: 3, horse: true } }, scripted([3, 3, 4]))).toBe('wounded');
    expect(shoot({ ...shot, target: { protection: 4, wounded: true } }, scripted([4, 3]))).toBe('killed');
    expect(shoot({ weapon: 'engine', distance: 10, target: 'thing' }, scripted([2, 3]))).toBe('hit');
  });

  it('breaches walls [skirmish/shooting/breach]', () => {
    expect(breach({ of: 'castle-wall', hits: 10 })).toMatchObject({ breached: true, width: 2 });
    expect(breach({ of: 'castle-wall', hits: 9 }).breached).toBe(false);
    expect(breach({ of: 'wagon', hits: 3 })).toMatchObject({ breached: true, width: 0 });
  });
});

describe('shooters', () => {
  it('shoot so often [skirmish/movement/fire-horse-archer] [skirmish/movement/fire-gunpowder-engine]', () => {
    expect(shotsInTurn({ weapon: 'shortbow', mounted: true, pace: 'runs' })).toBe(1);
    expect(shotsInTurn({ weapon: 'shortbow', pace: 'runs' })).toBe(0);
    expect(shotsInTurn({ weapon: 'sling', pace: 'stands' })).toBe(2);
    expect([
      shotsInTurn({ weapon: 'handgun', pace: 'stands' }),
      shotsInTurn({ weapon: 'handgun', pace: 'stands', loaded: true }),
    ]).toEqual([0, 1]);
    expect(shotsInTurn({ weapon: 'bombard', pace: 'walks', loaded: true })).toBe(0);
  });

  it('shoot halfway and at the end [skirmish/shooting/timing-change-weapon] [skirmish/shooting/change-weapon-types] [skirmish/shooting/timing-single-shot] [skirmish/shooting/timing-two-shots]', () => {
    expect(shotTimes({ weapon: 'longbow', shots: 2 }).at).toEqual([0.5, 1]);
    expect(shotTimes({ weapon: 'crossbow', shots: 1 }).at).toEqual([0.5]);
    expect(shotTimes({ weapon: 'javelin', shots: 1, changed: 'second' }).at).toEqual([1]);
    expect(clausesOf(shotTimes({ weapon: 'crossbow', shots: 1, changed: 'first' }).faults)).toEqual([
      'skirmish/shooting/change-weapon-types',
    ]);
  });

  it('shoot in order [skirmish/shooting/order] [skirmish/shooting/simultaneous] [skirmish/shooting/concealed-first]', () => {
    const base = { shot: 'first', grade: 'C', weapon: 'longbow' } as const;
    const shots = [
      { id: 'second', ...base, shot: 'second', grade: 'A' },
      { id: 'handgun', ...base, weapon: 'handgun' },
      { id: 'sling', ...base, weapon: 'sling' },
      { id: 'bow', ...base },
      { id: 'cover', ...base, inCover: true },
      { id: 'good', ...base, grade: 'B' },
      { id: 'moving', ...base, grade: 'A', moving: true },
      { id: 'wounded', ...base, grade: 'A', wounded: true },
      { id: 'hidden', ...base, grade: 'E', wounded: true, concealed: true },
    ] as const;
    expect(shotOrder({ shots })).toEqual([
      ['hidden'],
      ['good'],
      ['cover'],
      ['sling', 'bow'],
      ['handgun'],
      ['moving'],
      ['wounded'],
      ['second'],
    ]);
  });

  it('need sight, range, arc and missiles [skirmish/shooting/target-visible] [skirmish/shooting/nominate-first] [skirmish/shooting/roster] [skirmish/sequence/mark-ammunition] [skirmish/shooting/one-target-per-turn] [skirmish/melee/no-shooting-in-contact] [skirmish/melee/no-shooting-half-turn]', () => {
    const shot = { weapon: 'longbow', distance: 9, bearing: 0, inSight: true } as const;
    expect(shotFaults(shot)).toEqual([]);
    expect(clausesOf(shotFaults({ ...shot, inSight: false, distance: 50 }))).toEqual([
      'skirmish/shooting/target-visible',
      'skirmish/shooting/target-visible',
    ]);
    expect(clausesOf(shotFaults({ ...shot, missiles: 0, otherTargets: 1 }))).toEqual([
      'skirmish/shooting/roster',
      'skirmish/shooting/one-target-per-turn',
    ]);
    expect(clausesOf(shotFaults({ ...shot, bearing: 46 }))).toHaveLength(1);
    expect([
      arcOf({ weapon: 'shortbow', mounted: true }),
      arcOf({ weapon: 'crossbow' }),
      arcOf({ weapon: 'engine' }),
    ]).toEqual([180, 45, 22.5]);
    expect(clausesOf(shotFaults({ ...shot, targetInContact: { share: 0.5, now: false } }))).toEqual([]);
    expect(clausesOf(shotFaults({ ...shot, targetInContact: { share: 0.6, now: false } }))).toEqual([
      'skirmish/melee/no-shooting-half-turn',
    ]);
    expect(clausesOf(shotFaults({ ...shot, targetInContact: { share: 0.1, now: true } }))).toEqual([
      'skirmish/melee/no-shooting-in-contact',
    ]);
  });

  it('shoot past one friend near by [skirmish/shooting/through-friends] [skirmish/shooting/blocked-by-friends] [skirmish/shooting/guns-over-friends]', () => {
    expect(lineFaults({ weapon: 'longbow', friends: [{ distance: 2 }] })).toEqual([]);
    expect(clausesOf(lineFaults({ weapon: 'longbow', friends: [{ distance: 3 }] }))).toEqual([
      'skirmish/shooting/blocked-by-friends',
    ]);
    expect(clausesOf(lineFaults({ weapon: 'longbow', friends: [{ distance: 1 }, { distance: 1 }] }))).toHaveLength(1);
    expect(clausesOf(lineFaults({ weapon: 'handgun', friends: [{ distance: 1 }] }))).toEqual([
      'skirmish/shooting/guns-over-friends',
    ]);
    expect(lineFaults({ weapon: 'handgun', friends: [{ distance: 9 }], upOrDown: true })).toEqual([]);
    expect(lineFaults({ weapon: 'engine', friends: [{ distance: 1 }] })).toEqual([]);
  });

  it('run out and fetch more [skirmish/shooting/ammo-resupply] [skirmish/shooting/ammo-host] [skirmish/shooting/ammo-start] [skirmish/shooting/ammo-wagon]', () => {
    expect([
      startingMissiles({ weapon: 'javelin' }),
      startingMissiles({ weapon: 'sling' }),
      startingMissiles({ weapon: 'bombard', host: 5 }),
    ]).toEqual([3, 12, 5]);
    expect(resupplied({ weapon: 'longbow', left: 0, store: 40 })).toMatchObject({ left: 12, store: 28 });
    expect(resupplied({ weapon: 'longbow', left: 1, store: 40 })).toMatchObject({ left: 1, store: 40 });
    const all = skirmishRulesUnder({ 'skirmish/ruling/resupply': 'as-much-as-there-is' });
    expect(resupplied({ weapon: 'longbow', left: 0, store: 40 }, all)).toMatchObject({ left: 40, store: 0 });
    expect([
      carrierHolds({ carrier: 'wagon', weapon: 'javelin' }),
      carrierHolds({ carrier: 'packhorse', weapon: 'bombard' }),
    ]).toEqual([50, 2]);
  });
});

describe('fire', () => {
  it('is lit and allowed [skirmish/fire/permission] [skirmish/fire/launchers]', () => {
    expect(fireMissileFaults({ weapon: 'longbow', lit: 1, allowed: true })).toEqual([]);
    expect(clausesOf(fireMissileFaults({ weapon: 'crossbow', lit: 0 }))).toEqual([
      'skirmish/fire/permission',
      'skirmish/fire/launchers',
      'skirmish/fire/ignite-time',
    ]);
    const always = skirmishRulesUnder({ 'skirmish/ruling/fire-missiles-allowed': 'always' });
    expect(fireMissileFaults({ weapon: 'engine', lit: 1 }, always)).toEqual([]);
  });

  it('catches by the material [skirmish/fire/timber] [skirmish/fire/torch] [skirmish/fire/spread]', () => {
    expect(ignitingFaces({ material: 'timber', by: 'torch' })).toEqual([1]);
    const torch = skirmishRulesUnder({ 'skirmish/ruling/torches': 'four-or-less' });
    expect(ignitingFaces({ material: 'timber', by: 'torch' }, torch)).toEqual([1, 2, 3, 4]);
    expect(ignitingFaces({ material: 'timber', by: 'fire' })).toBeNull();
    expect([
      ignite({ material: 'straw-thatch', by: 'missile' }, scripted([4])),
      ignite({ material: 'timber', by: 'missile' }, scripted([2])),
    ]).toEqual([true, false]);
    const thrown = skirmishRulesUnder({ 'skirmish/ruling/spreading-fire': 'with-a-throw' });
    expect(ignite({ material: 'timber', by: 'fire' }, scripted([2]), thrown)).toBe(false);
  });

  it('is fought in its first four turns [skirmish/fire/put-out] [skirmish/fire/put-out-window] [skirmish/fire/put-out-range]', () => {
    expect(putOutOdds({ turn: 1, fighters: [1] }).chance).toBeCloseTo(1 / 36, 12);
    expect(putOutOdds({ turn: 1, fighters: [1, 2, 3], buckets: 2 })).toMatchObject({ modifier: -3 });
    expect(putOut({ turn: 4, fighters: [1, 2], buckets: 2 }, scripted([3, 2]))).toBe(true);
    const exactly = skirmishRulesUnder({ 'skirmish/ruling/putting-fire-out': 'two-exactly' });
    expect(putOut({ turn: 4, fighters: [1, 2], buckets: 2 }, scripted([2, 2]), exactly)).toBe(false);
    expect(() => putOut({ turn: 5, fighters: [1] }, scripted([1, 1]))).toThrow('turn 5');
    expect(() => putOut({ turn: 1, fighters: [3] }, scripted([1, 1]))).toThrow('nobody');
  });

  it('spreads, smokes and kills [skirmish/fire/casualties] [skirmish/fire/smoke] [skirmish/fire/duration]', () => {
    const figures = [
      { distance: 1, moves: 2 },
      { distance: 1, moves: 1 },
      { distance: 2, moves: 5 },
    ];
    expect(fireTurn({ material: 'straw-thatch', turn: 3, things: [1, 1.5], figures })).toEqual({
      burnsOut: true,
      reaches: [0],
      kills: [0],
      smoke: 12,
    });
    const burned = skirmishRulesUnder({ 'skirmish/ruling/killed-by-fire': 'moves-it-has-burned' });
    expect(fireTurn({ material: 'timber', turn: 3, figures }, burned).kills).toEqual([0, 1]);
    expect([smokeCover({ downwind: 12 }), smokeCover({ downwind: 13 })]).toEqual(['light', null]);
  });
});
