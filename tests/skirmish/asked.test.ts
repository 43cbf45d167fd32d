import { describe, expect, it, test } from 'vitest';
import type { Resolver } from '../../src/book/index.js';
import { sequenceResolvers } from '../../src/rulesets/skirmish/resolve/sequence.js';
import { unitResolvers } from '../../src/rulesets/skirmish/resolve/units.js';
import { resolverOf } from '../resolvers/all.js';

const ask = (name: string, situation: object) => resolverOf(`skirmish/${name}`).resolve(situation);
const result = (name: string, situation: object) => Object(ask(name, situation).result);

/** A situation of each function, and what is said of it. */
const situations: { readonly [name: string]: readonly [situation: object, said: object] } = {
  cohesion: [{ gaps: [0, 2.5] }, { together: false, closeOrder: false }],
  'battle-faults': [{ forces: 1 }, { faults: [{ path: 'forces' }] }],
  'standard-faults': [{ of: 'force', carriedBy: 'wagon' }, { faults: [{ path: 'carriedBy' }] }],
  leaderless: [{ leader: 'killed' }, { leaderless: true }],
  support: [{ friends: [{ distance: 10, sameWay: true }] }, { supported: true, isolated: false }],
  'secure-flank': [{ friendsAt: 2 }, { secure: true }],
  'fleeing-friends': [{ friends: { class: { class: 'peasant' } }, tester: { class: 'knight' } }, { count: false }],
  'unit-grade': [{ grades: ['A', 'B', 'B'] }, { grade: 'B' }],
  'who-tests': [{ class: 'knight', inUnit: false }, { as: 'knight' }],
  'avoid-charge': [
    { mover: { on: 'foot', protection: 1 } },
    { to: ['straight-away', 'behind-friends', 'behind-cover'] },
  ],
  'may-contact': [{ declared: false, charged: false }, { may: false }],
  'charge-stage': [{ move: 0 }, { inches: 0 }],
  'gap-work': [{ figureTurns: 2 }, { share: 1, open: true }],
  mounting: [{ protection: 3 }, { action: 'mount-or-dismount-protection-3-4' }],
  'ground-scale': [{ inches: 24 }, { feet: 240 }],
  'shot-times': [
    { weapon: 'longbow', shots: 2 },
    { at: [0.5, 1], faults: [] },
  ],
  missiles: [{ weapon: 'longbow' }, { starts: 12, wagon: 100, packhorse: 40 }],
  resupply: [
    { weapon: 'longbow', left: 2, store: 40 },
    { left: 2, store: 40 },
  ],
  'fire-missile': [{ weapon: 'crossbow', lit: 1, allowed: true }, { faults: [{ path: 'weapon' }] }],
  smoke: [{ downwind: -1 }, { cover: null }],
  pursuit: [{ man: { class: 'sergeant' }, mounted: true, opponentsGone: true }, { turns: 0 }],
  'ride-through': [{ infantry: ['dead'], closeOrder: true, hole: 3 }, { may: true }],
  'tests-after-melee': [{ killed: [1, 2] }, { first: 'second', tests: true }],
  yield: [{ man: { class: 'cleric' }, attacked: true }, { must: true }],
  massacre: [{ killers: 2, prisoners: 9 }, { killed: 6 }],
  'firearm-throws': [{ distances: [] }, { throws: 0 }],
  'ladder-hands': [{ length: 6.5 }, { carriers: 3, setUp: 2 }],
  pick: [
    { thickness: 1, moves: 8, crew: 4, inSow: true },
    { depth: 1, through: true, faults: [] },
  ],
  stakes: [{ gaps: [0.5, 0.6] }, { defend: false }],
};

const asked: readonly Resolver[] = [...unitResolvers, ...sequenceResolvers];

describe('what is asked of units, moves in their order, missiles, the end of a melee and works', () => {
  test.each(asked.filter(({ throws }) => !throws))('$name, with reasons, and refused by its path', resolver => {
    const [situation, said] = situations[resolver.name.replace('skirmish/', '')]!;
    const answer = resolver.resolve(situation);
    expect(answer.result).toMatchObject(said);
    expect(answer.because.length).toBeGreaterThan(0);
    expect(() => resolver.resolve({ ...situation, herald: true })).toThrow('herald');
  });

  it('knights on their own keep nobody from being isolated unless there are four [skirmish/morale/def-isolated]', () => {
    const alone = (knights: number) => result('support', { friends: [{ distance: 20, knights }] }).isolated;
    expect([alone(3), alone(4)]).toEqual([true, false]);
  });

  it('knights pursue on horseback even from behind an obstacle [skirmish/melee/pursuit] [skirmish/melee/pursuit-exempt]', () => {
    const turns = (mounted: boolean) =>
      result('pursuit', { man: { class: 'knight' }, mounted, opponentsGone: true, defendsObstacle: true }).turns;
    expect([turns(true), turns(false)]).toEqual([1, 0]);
  });

  it('a pick works in a sow with a crew of four [skirmish/siege/pick-mount] [skirmish/siege/pick-rate]', () => {
    const faults = result('pick', { thickness: 1, moves: 8, crew: 3, inSow: false }).faults;
    expect(faults.map(({ path }: { path: string }) => path)).toEqual(['inSow', 'crew']);
  });

  it('four in ten walls collapse over a hole [skirmish/siege/pick-collapse]', () => {
    const { outcomes } = ask('collapse', { turnsSince: 0 }).distribution!;
    expect(outcomes.find(({ value }) => value === true)!.probability).toBeCloseTo(0.4);
  });

  it('cards of three forces fall in six orders, all as likely [skirmish/sequence/force-cards]', () => {
    const { outcomes } = ask('force-order', { forces: ['earl', 'bishop', 'count'] }).distribution!;
    expect(outcomes).toHaveLength(6);
    expect(outcomes.every(({ probability }) => Math.abs(probability - 1 / 6) < 1e-9)).toBe(true);
    expect(() => ask('force-order', { forces: ['earl', 'earl'] })).toThrow('forces');
  });

  it('a crossbow is not shot while weapons are changed [skirmish/shooting/change-weapon-types]', () => {
    const at = (weapon: string, changed: string) => result('shot-times', { weapon, shots: 1, changed }).at;
    expect([at('crossbow', 'first'), at('longbow', 'first'), at('longbow', 'second')]).toEqual([[], [0.5], [1]]);
  });
});
