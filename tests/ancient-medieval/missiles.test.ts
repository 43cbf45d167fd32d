import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usingScript } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import { missileRange } from '../../src/rulesets/cady/ancient-medieval/missiles/missile-range.js';
import {
  type MissileShot,
  missileOdds,
  missileVolley,
} from '../../src/rulesets/cady/ancient-medieval/missiles/missiles.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import type { TroopType } from '../../src/rulesets/cady/ancient-medieval/troops.js';
import { missileArmorSteps } from '../../src/rulesets/cady/common/book/charts.js';
import { expectSampledAsSolved } from '../cady/sampled.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const under = (rulings: Record<string, string>) =>
  ancientMedievalRulesUnder({
    rulings: Object.fromEntries(Object.entries(rulings).map(([id, reading]) => [`cady/ruling/${id}`, reading])),
  });
/** An archer, whose bow carries 40 cm, at far range unless said. */
const shot = (more: Partial<MissileShot> = {}): MissileShot => ({
  shooter: 'archer-light',
  target: 'light-infantry',
  distance: 40,
  ...more,
});
const faces = (more: Partial<MissileShot> = {}, rules = ancientMedievalRules()) => missileOdds(shot(more), rules).faces;
const cites = (more: Partial<MissileShot>, clause: string, rules = ancientMedievalRules()) =>
  missileOdds(shot(more), rules).because.some(reason => reason.clause === `cady/ancient-medieval/${clause}`);
const armored: readonly TroopType[] = ['light-infantry', 'medium-infantry', 'men-at-arms'];

describe('where missile fire starts', () => {
  it('by armor: 2 4 6, 4 6 or 6 on a ten-sided die [cady/ancient-medieval/missile/armor-start] [cady/ancient-medieval/missile/base-is-far-range] [cady/ancient-medieval/definition/missile-hits] [cady/common/fire/start-medieval-armor]', () => {
    expect(armored.map(target => faces({ target }))).toEqual([[2, 4, 6], [4, 6], [6]]);
    expect((['light-cavalry', 'medium-cavalry', 'heavy-cavalry'] as const).map(target => faces({ target }))).toEqual([
      [2, 4, 6],
      [4, 6],
      [6],
    ]);
    expect(missileOdds(shot()).sides).toBe(10);
  });

  it('crews as light infantry, samurai as medium [cady/ancient-medieval/artillery/crew-as-light] [cady/ancient-medieval/samurai/missile-as-medium]', () => {
    expect(faces({ target: 'trebuchet' })).toEqual([2, 4, 6]);
    expect(cites({ target: 'bombard' }, 'artillery/crew-as-light')).toBe(true);
    expect(faces({ target: 'samurai-infantry' })).toEqual([4, 6]);
  });

  it('a wagon has no armor class and nothing to lose to arrows', () => {
    expect(faces({ target: 'supply-wagon' })).toEqual([]);
  });

  it('far, mid and close range: none, one and two steps [cady/ancient-medieval/missile/step-mid-range] [cady/ancient-medieval/missile/step-close-range] [cady/common/fire/add-under-two-thirds] [cady/common/fire/add-within-one-third]', () => {
    const longbow = (distance: number) => faces({ shooter: 'longbow-light', target: 'men-at-arms', distance });
    // A range of 60 cm: exactly two thirds is far, exactly one third still mid.
    expect([60, 40, 39.9, 20, 19.9, 0].map(longbow)).toEqual([[6], [6], [4, 6], [4, 6], [2, 4, 6], [2, 4, 6]]);
  });

  it('two steps at close range, six becomes 2 4 6: the example of the common rules [cady/common/fire/add-within-one-third]', () => {
    expect(faces({ target: 'heavy-cavalry', distance: 5 })).toEqual([2, 4, 6]);
  });

  it('all steps from two down to two up agree with the printed table [cady/common/fire/armor-step-table] [cady/ancient-medieval/missile/kill-ladder]', () => {
    const table = missileArmorSteps.cells;
    const walk = (target: TroopType) => [
      faces({ target, cover: 'fence', forestEdge: true }),
      faces({ target, cover: 'fence' }),
      faces({ target }),
      faces({ target, distance: 20 }),
      faces({ target, distance: 5 }),
    ];
    for (const [at, row] of (['light-armor', 'medium-armor', 'heavy-armor'] as const).entries()) {
      const printed = table[row];
      expect(walk(armored[at]!)).toEqual(
        [printed['minus-2'], printed['minus-1'], printed['far-range'], printed['plus-1'], printed['plus-2']].map(
          cell => cell ?? [],
        ),
      );
    }
  });

  it('the boundary and the steps of close range may be read otherwise', () => {
    const third = { shooter: 'longbow-light', target: 'men-at-arms', distance: 20 } as const;
    expect(faces(third, under({ 'steps-close-boundary': 'within-a-third' }))).toEqual([2, 4, 6]);
    const three = under({ 'close-range-steps': 'three-with-that-of-middle-range' });
    expect(faces({ ...third, distance: 5 }, three)).toEqual([2, 4, 6, 8]);
  });
});

describe('steps', () => {
  it('a target four ranks deep: 4 6 becomes 2 4 6 [cady/ancient-medieval/missile/step-deep-target] [cady/ancient-medieval/missile/massed-target] [cady/common/fire/add-deep-target]', () => {
    expect(faces({ target: 'medium-infantry', ranksDeep: 4 })).toEqual([2, 4, 6]);
    expect(faces({ target: 'medium-infantry', ranksDeep: 3 })).toEqual([4, 6]);
  });

  it('behind a fence 2 4 6 becomes 4 6, and 4 6 becomes 6 [cady/ancient-medieval/missile/step-fence] [cady/common/fence/small-arms-step] [cady/common/fire/subtract-fence]', () => {
    expect(faces({ cover: 'fence' })).toEqual([4, 6]);
    expect(faces({ target: 'medium-infantry', cover: 'fence' })).toEqual([6]);
  });

  it('a stone wall is a stone fence, unless read as two steps [cady/common/wall/small-arms-steps]', () => {
    expect(faces({ cover: 'stone-wall' })).toEqual([4, 6]);
    expect(faces({ cover: 'stone-wall' }, under({ 'medieval-steps-stone-wall': 'two' }))).toEqual([6]);
  });

  it('the edge of a forest [cady/ancient-medieval/missile/step-forest-edge] [cady/common/fire/subtract-forest-edge]', () => {
    expect(faces({ forestEdge: true })).toEqual([4, 6]);
  });

  it('the second rank of bowmen: 4 6 becomes 6 [cady/ancient-medieval/missile/step-indirect] [cady/ancient-medieval/missile/second-rank-same-target] [cady/common/fire/subtract-indirect]', () => {
    expect(faces({ target: 'medium-infantry', indirect: true })).toEqual([6]);
  });

  it('crossbows and hand cannon do not fire from it, unless all may [cady/ancient-medieval/missile/crossbow-no-indirect]', () => {
    for (const shooter of ['crossbow-light', 'arbalest-medium', 'hand-cannon'] as const) {
      expect(faces({ shooter, indirect: true, distance: 5 })).toEqual([]);
    }
    expect(faces({ shooter: 'crossbow-light', indirect: true }, under({ 'steps-second-rank': 'all' }))).toEqual([4, 6]);
  });

  it('slingers over a line of men: 2 4 6 becomes 4 6 [cady/ancient-medieval/slinger/rear-ranks]', () => {
    expect(faces({ shooter: 'slinger', distance: 21, indirect: true })).toEqual([4, 6]);
    expect(cites({ shooter: 'slinger', distance: 21, indirect: true }, 'slinger/rear-ranks')).toBe(true);
  });

  it('a target that has moved [cady/ancient-medieval/missile/step-moved-target]', () => {
    expect(faces({ targetMoved: true })).toEqual([4, 6]);
    expect(faces({ targetMoved: true }, under({ 'steps-moved-target': 'none' }))).toEqual([2, 4, 6]);
  });

  it('a pavise [cady/ancient-medieval/pavise/rule] [cady/ancient-medieval/definition/pavise]', () => {
    expect(faces({ target: 'crossbow-medium', pavise: true })).toEqual([6]);
  });

  it('the front of a phalanx, not its flanks and rear [cady/ancient-medieval/phalanx/missile-front]', () => {
    const phalanx = { target: 'hoplites', formation: 'phalanx' } as const;
    expect(faces(phalanx)).toEqual([6]);
    expect(faces({ ...phalanx, struck: 'flank' })).toEqual([4, 6]);
    expect(faces({ ...phalanx, struck: 'rear' })).toEqual([4, 6]);
  });

  it('a castle wall, an entrenchment, war wagons [cady/ancient-medieval/siege/wall-cover] [cady/ancient-medieval/romans/entrench] [cady/ancient-medieval/hussite/cover]', () => {
    expect(faces({ cover: 'castle-wall' })).toEqual([4, 6]);
    expect(faces({ cover: 'entrenchment' })).toEqual([4, 6]);
    expect(faces({ cover: 'entrenchment' }, under({ 'roman-entrenchments': 'stone-wall' }))).toEqual([6]);
    expect(faces({ cover: 'war-wagons' })).toEqual([4, 6]);
    const own = under({ 'hussite-cover': 'their-own' });
    expect(faces({ cover: 'war-wagons' }, own)).toEqual([2, 4, 6]);
    expect(faces({ fromWarWagons: true }, own)).toEqual([4, 6]);
  });

  it('are added up before the ladder ends [cady/common/fire/steps-add-up]', () => {
    // Two up, one for depth, one down: three rungs up in all, where the ladder has two left.
    expect(faces({ distance: 5, ranksDeep: 5, cover: 'fence' })).toEqual([2, 4, 6, 8, 10]);
    expect(faces({ distance: 5, ranksDeep: 5, cover: 'fence', targetMoved: true })).toEqual([2, 4, 6, 8]);
  });

  it('down to nothing: not worth a die [cady/ancient-medieval/missile/zero-rung]', () => {
    const hopeless = { target: 'men-at-arms', cover: 'fence' } as const;
    expect(faces(hopeless)).toEqual([]);
    expect(cites(hopeless, 'missile/zero-rung')).toBe(true);
  });

  it('are each told, one reason for one step', () => {
    const many = missileOdds(shot({ distance: 5, ranksDeep: 4, cover: 'fence', pavise: true, targetMoved: true }));
    expect(many.because.map(({ because, effect }) => `${because}: ${effect}`)).toEqual([
      'light armor: 2, 4, 6',
      'close range: +2 steps',
      'target behind a fence: −1 step',
      'target 4 ranks deep: +1 step',
      'target has moved this turn: −1 step',
      'target behind a pavise: −1 step',
    ]);
  });

  it('never make a shot better by standing behind something', () => {
    const bool = fc.boolean();
    const anyShot = fc.record({
      target: fc.constantFrom(...armored, 'hoplites' as const, 'chariot-archer' as const),
      distance: fc.integer({ min: 0, max: 40 }),
      ranksDeep: fc.integer({ min: 1, max: 8 }),
      forestEdge: bool,
      targetMoved: bool,
    });
    fc.assert(
      fc.property(anyShot, more => {
        const open = faces(more);
        for (const cover of ['fence', 'stone-wall', 'castle-wall', 'war-wagons', 'entrenchment'] as const) {
          expect(faces({ ...more, cover }).length).toBeLessThanOrEqual(open.length);
        }
        expect(faces({ ...more, pavise: true }).length).toBeLessThanOrEqual(open.length);
      }),
    );
  });
});

describe('range', () => {
  const reach = (more: Partial<MissileShot>, rules = ancientMedievalRules()) => missileRange(shot(more), rules).range;

  it('grows by 5, 10 and 15 cm on one, two and three hills, no more [cady/ancient-medieval/missile/hill-range-bonus] [cady/ancient-medieval/definition/longbow] [cady/ancient-medieval/definition/slinger]', () => {
    expect([0, 1, 2, 3, 4].map(levelsAbove => reach({ levelsAbove }))).toEqual([40, 45, 50, 55, 55]);
    expect([reach({ shooter: 'longbow-light' }), reach({ shooter: 'slinger', levelsAbove: 1 })]).toEqual([60, 26]);
  });

  it('shrinks as much uphill [cady/ancient-medieval/missile/hill-range-malus]', () => {
    expect([-1, -2, -3].map(levelsAbove => reach({ levelsAbove }))).toEqual([35, 30, 25]);
    expect(reach({ shooter: 'chariot-javelin', levelsAbove: -3 })).toBe(0);
  });

  it('its thirds are of the range as it is, unless read so of the printed one', () => {
    // Two thirds of 50 are 33.3, of the printed 40 they are 26.7.
    const up = { levelsAbove: 2, distance: 30 } as const;
    expect(faces(up)).toEqual([2, 4, 6, 8]);
    expect(faces(up, under({ 'missile-hill-thirds': 'of-the-printed-range' }))).toEqual([2, 4, 6]);
  });

  it('from the curtain wall as from two hills [cady/ancient-medieval/siege/inside-range]', () => {
    expect(reach({ shooter: 'longbow-light', onCurtainWall: true })).toBe(70);
  });

  it('of axes 6 cm, of javelins 12 closing and 10 without melee [cady/ancient-medieval/axe/odds] [cady/ancient-medieval/javelin/use]', () => {
    const light = { shooter: 'light-infantry' } as const;
    expect(reach({ ...light, thrown: 'axe', levelsAbove: 3 })).toBe(6);
    expect(reach({ ...light, thrown: 'javelin', closing: true })).toBe(12);
    expect(reach({ ...light, thrown: 'javelin' })).toBe(10);
  });

  it('out of it nothing hits [cady/ancient-medieval/missile/designate-then-measure]', () => {
    expect(missileOdds(shot({ distance: 40.001 }))).toMatchObject({ faces: [], third: 'out-of-range', range: 40 });
    expect(missileOdds(shot({ distance: 40.0004 })).third).toBe('far');
  });

  it('a distance that is none is refused', () => {
    expect(() => missileOdds(shot({ distance: -1 }))).toThrow(RuleViolation);
  });

  it('is never worse nearer', () => {
    const distance = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(distance, distance, fc.constantFrom(...armored), (a, b, target) => {
        const at = (cm: number) => faces({ shooter: 'longbow-medium', target, distance: cm }).length;
        expect(at(Math.min(a, b))).toBeGreaterThanOrEqual(at(Math.max(a, b)));
      }),
    );
  });
});

describe('weapons and targets with odds of their own', () => {
  it('a hand cannon: thirds of 45 cm, no armor, one third or less is close [cady/ancient-medieval/hand-cannon/odds] [cady/ancient-medieval/gunpowder/ignores-armor] [cady/ancient-medieval/gunpowder-artillery/hand-cannon-procedure]', () => {
    for (const target of [...armored, 'heavy-cavalry', 'war-elephant-archer'] as const) {
      const at = (distance: number) => faces({ shooter: 'hand-cannon', target, distance });
      expect([45, 30, 29, 16, 15].map(at)).toEqual([
        [4, 6],
        [4, 6],
        [2, 4, 6],
        [2, 4, 6],
        [2, 4, 6, 8],
      ]);
    }
    expect(faces({ shooter: 'hand-cannon', distance: 45, cover: 'fence' })).toEqual([6]);
  });

  it('a hand cannon read otherwise', () => {
    const bands = under({ 'odds-hand-cannon': 'bands', 'range-hand-cannon': 'capability-chart' });
    const at = (distance: number, rules = bands) =>
      faces({ shooter: 'hand-cannon', target: 'men-at-arms', distance }, rules);
    expect([14, 15, 20, 21].map(distance => at(distance))).toEqual([[2, 4, 6], [4, 6], [4, 6], []]);
    expect(at(45, under({ 'odds-hand-cannon': 'as-the-arbalest' }))).toEqual([6]);
    const bare = under({ 'hand-cannon-steps': 'none' });
    expect(faces({ shooter: 'hand-cannon', distance: 45, cover: 'fence' }, bare)).toEqual([4, 6]);
  });

  it('elephants: 4 6, then 2 4 6, then 2 4 6 8 at a third or less [cady/ancient-medieval/elephant/missile-odds] [cady/ancient-medieval/sheet/elephant-missile-odds]', () => {
    const at = (distance: number) => faces({ shooter: 'longbow-light', target: 'war-elephant-archer', distance });
    expect([60, 40, 39, 21, 20].map(at)).toEqual([
      [4, 6],
      [4, 6],
      [2, 4, 6],
      [2, 4, 6],
      [2, 4, 6, 8],
    ]);
    const behind = { target: 'war-elephant-javelin', cover: 'fence' } as const;
    expect(faces(behind)).toEqual([6]);
    expect(faces(behind, under({ 'elephant-missile-steps': 'none' }))).toEqual([4, 6]);
  });

  it('chariots start at 4 6 and go by range and other factors [cady/ancient-medieval/chariot/missile-odds]', () => {
    const at = (distance: number) => faces({ target: 'chariot-archer', distance });
    expect([40, 20, 5].map(at)).toEqual([
      [4, 6],
      [2, 4, 6],
      [2, 4, 6, 8],
    ]);
    expect(faces({ target: 'chariot-archer', cover: 'fence' })).toEqual([6]);
  });

  it('slings do nothing to full plate on foot, a phalanx, an elephant [cady/ancient-medieval/slinger/immune-targets] [cady/ancient-medieval/elephant/slings-useless] [cady/ancient-medieval/sheet/elephant-cavalry]', () => {
    const sling = { shooter: 'slinger', distance: 5 } as const;
    expect(faces({ ...sling, target: 'men-at-arms' })).toEqual([]);
    expect(faces({ ...sling, target: 'hoplites', formation: 'phalanx', struck: 'rear' })).toEqual([]);
    expect(faces({ ...sling, target: 'war-elephant-archer' })).toEqual([]);
    expect(faces({ ...sling, target: 'heavy-cavalry' })).toEqual([2, 4, 6]);
    expect(faces({ ...sling, target: 'hoplites' })).toEqual([2, 4, 6, 8]);
    const plate = under({ 'slinger-immune-targets': 'all-heavy-armor' });
    expect(faces({ ...sling, target: 'heavy-cavalry' }, plate)).toEqual([]);
    expect(faces({ ...sling, shooter: 'chariot-slinger', target: 'men-at-arms' })).toEqual([]);
  });

  it('a testudo is safe from missiles [cady/ancient-medieval/romans/testudo-missiles]', () => {
    const testudo = { target: 'roman-legionary', formation: 'testudo', distance: 5 } as const;
    expect(faces(testudo)).toEqual([]);
    expect(faces(testudo, under({ 'steps-phalanx-testudo': 'not-listed' }))).toEqual([2, 4, 6, 8]);
  });

  it('so are troops in a moving war wagon [cady/ancient-medieval/hussite/moving-safe]', () => {
    expect(faces({ target: 'men-at-arms', distance: 5, inMovingWagon: true })).toEqual([]);
  });

  it('a pilum hits on 4 6 whatever the armor, of the second rank too [cady/ancient-medieval/romans/pilum-odds] [cady/ancient-medieval/romans/pilum-second-rank]', () => {
    for (const target of armored) {
      const pilum = { shooter: 'roman-legionary', target, distance: 3 } as const;
      expect(faces({ ...pilum, cover: 'fence', ranksDeep: 8 })).toEqual([4, 6]);
      expect(faces({ ...pilum, indirect: true })).toEqual([4, 6]);
      expect(faces({ ...pilum, indirect: true }, under({ 'pilum-second-rank': 'one' }))).toEqual([6]);
    }
  });

  it('axes and javelins count as close wherever they reach [cady/ancient-medieval/axe/odds] [cady/ancient-medieval/javelin/stats]', () => {
    const throwing = { shooter: 'light-infantry', closing: true } as const;
    expect(armored.map(target => faces({ ...throwing, target, thrown: 'axe', distance: 6 }))).toEqual([
      [2, 4, 6, 8, 10],
      [2, 4, 6, 8],
      [2, 4, 6],
    ]);
    expect(faces({ ...throwing, thrown: 'javelin', distance: 12, target: 'men-at-arms' })).toEqual([2, 4, 6]);
    const carried = { shooter: 'war-elephant-javelin', target: 'men-at-arms', distance: 12 } as const;
    expect(faces(carried)).toEqual([2, 4, 6]);
    expect(faces(carried, under({ 'carried-javelin-odds': 'by-thirds-of-their-range' }))).toEqual([6]);
  });
});

describe('a volley', () => {
  const group = (more: Partial<MissileShot> & { readonly figures: number; readonly shots?: number }) => ({
    ...shot(),
    shots: 1,
    ...more,
  });

  it('throws a die for each shot of each figure, and each hit takes one figure [cady/ancient-medieval/missile/one-d10-each] [cady/ancient-medieval/missile/casualty-meaning] [cady/ancient-medieval/missile/roll-per-shot] [cady/common/fire/one-d10-per-figure]', () => {
    const groups = [group({ figures: 3, shots: 2 }), group({ figures: 2, indirect: true })];
    const result = usingScript([2, 4, 6, 8, 10, 1, 4, 2], dice => missileVolley({ groups, targetFigures: 20 }, dice));
    expect(result).toMatchObject({ dice: 8, hits: 4, lost: 4 });
    expect(result.groups.map(({ hits }) => hits)).toEqual([3, 1]);
  });

  it('is as good from a single figure [cady/common/conduct/single-figure-may-fire]', () => {
    const groups = [group({ figures: 1 })];
    const result = usingScript([6], dice => missileVolley({ groups, targetFigures: 12 }, dice));
    expect(result).toMatchObject({ dice: 1, lost: 1 });
  });

  it('may be of arrows, bolts, stones, balls, javelins, axes and pila [cady/ancient-medieval/definition/missile-fire]', () => {
    const every: readonly Partial<MissileShot>[] = [
      { shooter: 'archer-light' },
      { shooter: 'crossbow-light' },
      { shooter: 'slinger' },
      { shooter: 'hand-cannon' },
      { shooter: 'chariot-javelin' },
      { shooter: 'light-infantry', thrown: 'axe' },
      { shooter: 'roman-legionary' },
    ];
    for (const one of every) expect(faces({ ...one, distance: 2 }).length).toBeGreaterThan(0);
    expect(faces({ shooter: 'light-infantry', distance: 2 })).toEqual([]);
  });

  it('takes no more than there are', () => {
    const groups = [group({ figures: 3 })];
    const result = usingScript([2, 4, 6], dice => missileVolley({ groups, targetFigures: 2 }, dice));
    expect(result).toMatchObject({ hits: 3, lost: 2 });
  });

  it('throws nothing that cannot hit [cady/ancient-medieval/missile/zero-rung]', () => {
    const groups = [group({ figures: 12, distance: 41 })];
    expect(usingScript([], dice => missileVolley({ groups, targetFigures: 5 }, dice))).toMatchObject({
      dice: 0,
      lost: 0,
    });
  });

  it('refuses half a figure', () => {
    const groups = [group({ figures: 1.5 })];
    expect(() => usingScript([], dice => missileVolley({ groups, targetFigures: 5 }, dice))).toThrow(RuleViolation);
  });

  it('gives rolled as solved', () => {
    const groups = [group({ figures: 6, shots: 2, distance: 20 }), group({ figures: 6, shots: 2, indirect: true })];
    expectSampledAsSolved(dice => missileVolley({ groups, targetFigures: 12 }, dice).lost, 1415);
  });
});
