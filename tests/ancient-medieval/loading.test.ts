import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../src/rulebook/index.js';
import {
  destroying,
  loadingThirds,
  missileLoading,
  shotsOnTheWay,
  thirdsFaults,
} from '../../src/rulesets/cady/ancient-medieval/missiles/loading.js';
import type { ThirdAction } from '../../src/rulesets/cady/ancient-medieval/numbers/missiles.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import type { TroopType } from '../../src/rulesets/cady/ancient-medieval/troops.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

const under = (id: string, reading: string) =>
  ancientMedievalRulesUnder({ rulings: { [`cady/ruling/${id}`]: reading } });
const turn = (shooter: TroopType, moved: number, loaded = true, rules = ancientMedievalRules()) => {
  const { shots, loadedAfter } = missileLoading({ shooter, loaded, moved }, rules);
  return [shots, loadedAfter];
};

describe('shots in a turn', () => {
  it('of a bow: two standing, one after up to two thirds of a move, none after more [cady/ancient-medieval/missile/stationary-two-shots] [cady/ancient-medieval/missile/two-thirds-move-one-shot] [cady/ancient-medieval/missile/full-move-no-fire] [cady/common/fire/stationary-twice] [cady/common/fire/moved-once] [cady/common/fire/full-move-none]', () => {
    expect([0, 0.1, 1 / 3, 0.5, 2 / 3, 0.7, 1, 4 / 3].map(moved => turn('archer-light', moved))).toEqual([
      [2, false],
      [1, true],
      [1, true],
      [1, false],
      [1, false],
      [0, true],
      [0, true],
      [0, true],
    ]);
  });

  it('of a bow that is not loaded [cady/ancient-medieval/missile/loading-actions]', () => {
    expect([0, 1 / 3, 2 / 3, 1].map(moved => turn('longbow-light', moved, false))).toEqual([
      [1, true],
      [1, false],
      [0, true],
      [0, false],
    ]);
  });

  it('of a crossbow the same, slower where it is read so [cady/ancient-medieval/missile/loading-crossbow] [cady/ancient-medieval/definition/crossbow]', () => {
    expect(turn('arbalest-light', 0)).toEqual([2, false]);
    expect(turn('crossbow-light', 0, true, under('crossbow-loading', 'two'))).toEqual([1, true]);
  });

  it('of a hand cannon one, loading takes two thirds [cady/ancient-medieval/hand-cannon/reload]', () => {
    expect(turn('hand-cannon', 0)).toEqual([1, true]);
    expect(turn('hand-cannon', 0, false)).toEqual([1, false]);
    expect(turn('hand-cannon', 1 / 3)).toEqual([1, false]);
    expect(turn('hand-cannon', 1 / 3, false)).toEqual([0, true]);
    expect(turn('hand-cannon', 0, true, under('hand-cannon-reload', 'as-the-arbalest'))).toEqual([2, false]);
  });

  it('of a sling one for each third, moving or not [cady/ancient-medieval/slinger/rate]', () => {
    expect([0, 1 / 3, 1].map(moved => turn('slinger', moved)[0])).toEqual([3, 3, 3]);
    const still = under('slinger-shots', 'each-third-not-moved');
    expect([0, 1 / 3, 2 / 3, 1].map(moved => turn('slinger', moved, true, still)[0])).toEqual([3, 2, 1, 0]);
    const bows = under('slinger-shots', 'as-other-missiles');
    expect([0, 1 / 3, 1].map(moved => turn('slinger', moved, true, bows)[0])).toEqual([2, 1, 0]);
  });

  it('of Mongols three, standing [cady/ancient-medieval/mongol/three-shots]', () => {
    expect([0, 1 / 3, 1].map(moved => turn('mongol-horse-archer', moved)[0])).toEqual([3, 1, 0]);
    expect(turn('mongol-horse-archer', 1, true, under('mongol-three-shots', 'always'))[0]).toBe(3);
    expect(turn('horse-archer-light', 0)[0]).toBe(2);
  });

  it('of men who are carried two however far, if they begin loaded [cady/ancient-medieval/chariot/two-shots] [cady/ancient-medieval/elephant/two-shots]', () => {
    for (const shooter of [
      'chariot-archer',
      'chariot-javelin',
      'war-elephant-archer',
      'war-elephant-javelin',
    ] as const) {
      expect(turn(shooter, 1)).toEqual([2, true]);
      expect(turn(shooter, 1, true, under('twice-each-turn', 'by-thirds'))).toEqual([2, false]);
      expect(turn(shooter, 1, false)).toEqual([1, true]);
    }
  });

  it('after dismounting, which takes a third [cady/ancient-medieval/mounted-infantry/mount-cost]', () => {
    const dismounted = { shooter: 'longbow-light', loaded: true, moved: 0, otherThirds: 1 } as const;
    expect(missileLoading(dismounted).shots).toBe(1);
    expect(missileLoading({ ...dismounted, moved: 2 / 3 }).shots).toBe(0);
  });

  it('beyond two thirds where it is read so', () => {
    const late = under('medieval-moved-beyond-two-thirds', 'one-shot');
    expect([0.7, 1].map(moved => turn('archer-light', moved, true, late))).toEqual([
      [1, false],
      [0, true],
    ]);
  });

  it('a unit that holds its fire is loaded if it had the time', () => {
    const held = (moved: number) => missileLoading({ shooter: 'hand-cannon', loaded: false, moved }).loadedIfHeld;
    expect([0, 1 / 3, 2 / 3].map(held)).toEqual([true, true, false]);
  });

  it('never grow with movement, and a share that is none is refused', () => {
    const share = fc.double({ min: 0, max: 1.5, noNaN: true });
    const who = fc.constantFrom<TroopType>(
      'archer-light',
      'arbalest-medium',
      'hand-cannon',
      'slinger',
      'chariot-archer',
    );
    fc.assert(
      fc.property(who, share, share, fc.boolean(), (shooter, a, b, loaded) => {
        const shots = (moved: number) => missileLoading({ shooter, loaded, moved }).shots;
        expect(shots(Math.max(a, b))).toBeLessThanOrEqual(shots(Math.min(a, b)));
      }),
    );
    expect(() => turn('archer-light', Number.NaN)).toThrow(RuleViolation);
  });
});

describe('the moments of shots on the way', () => {
  const on = (shooter: TroopType, inRange: readonly boolean[], loaded = true, rules = ancientMedievalRules()) =>
    shotsOnTheWay({ shooter, loaded, inRange }, rules);

  it('a chariot has two in each turn, as far apart as it can [cady/ancient-medieval/chariot/two-shots cady/ruling/carried-second-shot]', () => {
    expect(on('chariot-archer', [true, true, true])).toEqual([0, 2]);
    expect(on('chariot-archer', [false, false, true])).toEqual([2, 2]);
    expect(on('chariot-archer', [false, true, true])).toEqual([1, 2]);
    expect(on('chariot-archer', [false, false, false])).toEqual([]);
    expect(on('chariot-archer', [true, true, true], false)).toEqual([1]);
  });

  it('or loads between them, so both cannot come at the end [cady/ancient-medieval/chariot/two-shots cady/ruling/carried-second-shot]', () => {
    const rules = under('carried-second-shot', 'a-third-later-loaded');
    const slowly = (inRange: readonly boolean[], loaded = true) => on('chariot-archer', inRange, loaded, rules);
    expect(slowly([true, true, true])).toEqual([0, 2]);
    expect(slowly([false, false, true])).toEqual([2]);
    expect(slowly([false, true, true])).toEqual([1]);
    expect(slowly([true, true, true], false)).toEqual([1]);
  });

  it('slings in every third that has a target [cady/ancient-medieval/slinger/rate]', () => {
    expect(on('slinger', [true, false, true])).toEqual([0, 2]);
    expect(on('slinger', [true, true, true])).toEqual([0, 1, 2]);
  });
});

describe('a turn in thirds', () => {
  const columns: readonly [who: TroopType, column: 'archers' | 'crossbow-arbalest' | 'artillery'][] = [
    ['archer-light', 'archers'],
    ['longbow-medium', 'archers'],
    ['crossbow-light', 'crossbow-arbalest'],
    ['arbalest-medium', 'crossbow-arbalest'],
    ['onager-catapult', 'artillery'],
    ['ballista', 'artillery'],
  ];

  it('every printed example can be done [cady/ancient-medieval/missile/loading-actions] [cady/ancient-medieval/missile/loading-crossbow] [cady/ancient-medieval/missile/loading-artillery]', () => {
    const { examples } = ancientMedievalRules().missiles;
    expect(examples).toHaveLength(9);
    for (const [who, column] of columns) {
      for (const loaded of [true, false]) {
        for (const first of [0, 3, 6]) {
          const cells = examples.slice(first, first + 3).map(row => row[`${column}-${loaded ? 'loaded' : 'unloaded'}`]);
          const actions = cells.filter(action => action !== null);
          expect(thirdsFaults({ who, loaded, actions }), `${who} ${actions.join(', ')}`).toEqual([]);
        }
      }
    }
  });

  const faults = (who: TroopType, loaded: boolean, ...actions: ThirdAction[]) =>
    thirdsFaults({ who, loaded, actions }).map(({ path, clause }) => [path, clause]);

  it('nobody fires unloaded, or does four things', () => {
    expect(faults('archer-light', false, 'fire')).toEqual([
      ['actions[0]', 'cady/ancient-medieval/missile/loading-actions'],
    ]);
    expect(faults('hand-cannon', true, 'fire', 'load', 'fire')).toHaveLength(1);
    expect(faults('arbalest-light', true, 'move', 'move', 'move', 'fire')).toEqual([
      ['actions', 'cady/ancient-medieval/missile/loading-crossbow'],
    ]);
  });

  it('a machine loads for two thirds, and does not move and fire [cady/ancient-medieval/artillery/catapult-no-move-and-fire] [cady/ancient-medieval/artillery/ballista-no-move-and-fire]', () => {
    expect(loadingThirds('trebuchet')).toBe(2);
    expect(faults('onager-catapult', false, 'load', 'fire')).toHaveLength(1);
    expect(faults('onager-catapult', true, 'move', 'fire')).toEqual([
      ['actions', 'cady/ancient-medieval/artillery/catapult-no-move-and-fire'],
    ]);
    expect(faults('pot-d-fer', true, 'fire', 'move')).toEqual([
      ['actions', 'cady/ancient-medieval/artillery/ballista-no-move-and-fire'],
    ]);
  });

  it('destroying takes a machine, and two thirds of a turn [cady/ancient-medieval/missile/loading-artillery]', () => {
    expect(faults('archer-light', true, 'destroy')).toHaveLength(1);
    expect(faults('ballista', true, 'destroy', 'fire')).toHaveLength(1);
    expect(destroying({ actions: ['fire', 'destroy'] })).toEqual({ thirds: 2, destroyed: true });
    expect(destroying({ actions: ['melee', 'melee', 'destroy'] })).toEqual({ thirds: 1, destroyed: false });
    expect(destroying({ actions: ['destroy'], begun: 1 }).destroyed).toBe(true);
    expect(destroying({ actions: ['move'] }).destroyed).toBe(false);
    const quick = under('artillery-destroy-action', 'in-one-third');
    expect(destroying({ actions: ['melee', 'melee', 'destroy'] }, quick).destroyed).toBe(true);
  });
});
