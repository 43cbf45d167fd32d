import { describe, expect, it } from 'vitest';
import { scripted } from '../../../src/dice/index.js';
import type { Choices } from '../../../src/rulebook/index.js';
import { mayFireThisTurn, rateOfFire } from '../../../src/rulesets/cady/musket/artillery-crew.js';
import { musketBook } from '../../../src/rulesets/cady/musket/book/print.js';
import { type MusketRules, musketRules } from '../../../src/rulesets/cady/musket/index.js';
import { loading } from '../../../src/rulesets/cady/musket/loading.js';
import { columnShifts } from '../../../src/rulesets/cady/musket/morale.js';
import { solidShot } from '../../../src/rulesets/cady/musket/round-shot.js';
import { explosiveOdds } from '../../../src/rulesets/cady/musket/shot-odds.js';
import { explosiveShot, type Target } from '../../../src/rulesets/cady/musket/shots.js';
import { smallArmsOdds } from '../../../src/rulesets/cady/musket/small-arms.js';
import { all, type Piece, play, setUp, unitIn } from '../../musket/table-top.js';
import { musketRulesUnder } from '../../rules-under.js';

const under = (ruling: string, reading: string) => musketRulesUnder({ [`cady/ruling/${ruling}`]: reading });
const printed = musketRulesUnder();

describe('readings of small arms', () => {
  const band = (shot: Parameters<typeof smallArmsOdds>[0], rules: MusketRules) => smallArmsOdds(shot, rules).band;

  it('steps-summed: past the end of the ladder steps are lost, if they are gone one by one (cady/common/fire/steps-add-up)', () => {
    // Behind a wall, in a forest, four deep: two down from the lowest faces, and one up.
    const shot = { weapon: 'rifles', distance: 6, cover: 'wall', forest: true, ranksDeep: 4 } as const;
    const forest = { ...shot, distance: 5 };
    expect(smallArmsOdds(forest, printed).faces).toEqual([4, 6]);
    const far = { weapon: 'muskets', distance: 30, cover: 'wall', forest: false, ranksDeep: 4, bonus } as const;
    expect(smallArmsOdds(far, printed).faces).toEqual([]);
    expect(smallArmsOdds(far, under('steps-summed', 'one-after-another')).faces).toEqual([6]);
  });
  const bonus = { steps: -1, clause: 'cady/common/three-dice/shooter-fail', because: 'for the test' } as const;

  it('musket-thirds: the bands of the table, or thirds of the range (cady/musket/small-arms/bands-muskets)', () => {
    const at = (distance: number, rules: MusketRules) => band({ weapon: 'muskets', distance }, rules);
    const thirds = under('musket-thirds', 'thirds');
    expect([at(12, printed), at(21, printed), at(30, printed)]).toEqual(['close', 'middle', 'far']);
    expect([at(10, thirds), at(12, thirds), at(20, thirds), at(21, thirds), at(30, thirds)]).toEqual([
      'close',
      'middle',
      'middle',
      'far',
      'far',
    ]);
    expect(band({ weapon: 'pistols', distance: 4 }, thirds)).toBe('close');
  });

  it('between-bands: up, down, or to the nearest (cady/musket/small-arms/between-bands)', () => {
    const at = (distance: number, reading: string) =>
      band({ weapon: 'muskets', distance }, under('between-bands', reading));
    expect([at(12.3, 'up'), at(12.3, 'nearest'), at(12.7, 'nearest'), at(12.7, 'down')]).toEqual([
      'middle',
      'close',
      'middle',
      'close',
    ]);
    expect([at(30.4, 'up'), at(30.4, 'down')]).toEqual(['out-of-range', 'far']);
  });

  it('hill-range-bands: height lengthens the last band, or all (cady/musket/small-arms/hill-range-bands)', () => {
    const from = (distance: number, rules: MusketRules) => band({ weapon: 'muskets', distance, levelsAbove: 1 }, rules);
    const every = under('hill-range-bands', 'all-bands');
    expect([from(14, printed), from(35, printed), from(41, printed)]).toEqual(['middle', 'far', 'out-of-range']);
    expect([from(14, every), from(25, every), from(35, every)]).toEqual(['close', 'middle', 'far']);
  });

  it('moved-beyond-two-thirds: as the whole move, or as two thirds of it (cady/musket/loading/table)', () => {
    const shots = (moved: number, rules: MusketRules) => loading({ loaded: true, moved }, rules).shots;
    const milder = under('moved-beyond-two-thirds', 'as-two-thirds');
    expect([shots(0.8, printed), shots(0.8, milder), shots(1, milder)]).toEqual([0, 1, 0]);
  });

  it('rifle-loading: as other weapons, or a third of the turn slower (cady/musket/loading/same-for-all-weapons)', () => {
    const shots = (weapon: 'rifles' | 'muskets', loaded: boolean, moved: number, rules: MusketRules) =>
      loading({ loaded, moved, weapon }, rules).shots;
    const slower = under('rifle-loading', 'slower');
    expect([shots('rifles', true, 0, printed), shots('rifles', false, 0.3, printed)]).toEqual([2, 1]);
    expect([
      shots('rifles', true, 0, slower),
      shots('rifles', false, 0, slower),
      shots('rifles', false, 0.3, slower),
    ]).toEqual([1, 1, 0]);
    expect(loading({ loaded: false, moved: 0.3, weapon: 'rifles' }, slower).loadedAfter).toBe(true);
    expect(shots('muskets', true, 0, slower)).toBe(2);
  });

  it('small-arms-timing: in the step of small arms, or at the beginning of the turn (cady/musket/loading/fire-begin-or-end)', () => {
    const fired = (rules: MusketRules, order: string) => {
      const pieces: Piece[] = [
        { id: 'blue-1', at: [60, 40] },
        { id: 'red-1', at: [60, 55] },
      ];
      const game = setUp({ pieces, rules });
      return play(game, { orders: { 'blue-1': order, 'red-1': 'H, HF' }, seed: 1 }, ['orders', 'opening-fire']).of(
        'volley',
      ).length;
    };
    const first = under('small-arms-timing', 'at-the-beginning');
    expect([fired(printed, 'H'), fired(first, 'H'), fired(first, 'H, HF')]).toEqual([0, 1, 0]);
  });
});

describe('readings of guns', () => {
  const man = (unit: string, x: number, y: number, more: Partial<Target> = {}): Target => ({
    unit,
    kind: 'figure',
    point: { x, y },
    ...more,
  });

  it('crew-reduced-share: where a house rule has other crews (cady/musket/artillery/crew/half-fire)', () => {
    const twelve = (rulings: Choices) =>
      musketRules(
        musketBook.with({
          rulings,
          cells: { 'cady/musket/artillery-crew': { 'twelve-pounder': { 'full-crew': 12 } } },
        }),
      );
    const rates = (rules: MusketRules) =>
      [9, 8, 5, 4].map(crew => rateOfFire({ gun: 'twelve-pounder-cannon', crew }, rules).rate);
    expect(rates(twelve({}))).toEqual(['full', 'full', 'full', 'half']);
    expect(rates(twelve({ 'cady/ruling/crew-reduced-share': 'by-thirds-of-the-full-crew' }))).toEqual([
      'full',
      'half',
      'half',
      'none',
    ]);
  });

  it('rockets-calls-and-half-fire: three calls, or one for the turn; half the rockets every turn (cady/musket/artillery/rocket/three-per-move)', () => {
    const one = under('rockets-calls-and-half-fire', 'one-call');
    const calls = (rules: MusketRules) => {
      const game = setUp({
        pieces: [
          { id: 'blue-guns', type: 'congreve-rockets', at: [50, 20] },
          { id: 'red-1', at: [50, 60] },
        ],
        rules,
      });
      const call = { shot: 'explosive', bearing: 0, range: 40 } as const;
      const { asked, of } = play(game, { calls: { 'blue-guns': [call, call, call] }, seed: 1 }, ['artillery']);
      return [asked.length, of('shot').length];
    };
    expect([calls(printed), calls(one)]).toEqual([
      [3, 3],
      [1, 3],
    ]);
    const gun = { gun: 'congreve-rockets', crew: 2, turn: 5, firedOn: 4 } as const;
    expect([mayFireThisTurn(gun, printed).shots, mayFireThisTurn(gun, one).shots]).toEqual([0, 1]);
  });

  it('hit-centre: the crossing of the threads, or all along them for rockets (cady/musket/artillery/rocket/thread-kill)', () => {
    const shot = (gun: 'congreve-rockets' | 'six-pounder-cannon') => ({
      gun,
      hitPoint: { x: 50, y: 50 },
      bearing: 0,
      targets: [man('red', 50, 50), man('red', 50, 52), man('red', 52, 50), man('red', 51.5, 51.5)],
    });
    const threads = under('hit-centre', 'any-thread-for-rockets');
    expect(explosiveShot(shot('congreve-rockets'), scripted(all(3, 1)), printed).losses).toEqual([
      { unit: 'red', lost: 1 },
    ]);
    expect(explosiveShot(shot('congreve-rockets'), scripted([1]), threads).losses).toEqual([{ unit: 'red', lost: 3 }]);
    expect(explosiveShot(shot('six-pounder-cannon'), scripted(all(3, 1)), threads).losses).toEqual([
      { unit: 'red', lost: 1 },
    ]);
    const { alone } = explosiveOdds(shot('congreve-rockets'), threads);
    expect(alone().get('red')?.toJSON()).toMatchObject({ outcomes: [{ value: { lost: 3 } }, { value: { lost: 4 } }] });
  });

  it('explosive-minimum-one: the nearest soldier, or the nearest who is not behind a wall (cady/musket/artillery/explosive/minimum-one)', () => {
    const targets = [man('near', 51, 50, { behindWall: true }), man('far', 52.5, 50)];
    const shot = { gun: 'six-pounder-cannon', hitPoint: { x: 50, y: 50 }, targets } as const;
    expect(explosiveShot(shot, scripted([1, 1]), printed).losses).toEqual([{ unit: 'near', lost: 1 }]);
    const open = under('explosive-minimum-one', 'nearest-not-behind-a-wall');
    expect(explosiveShot(shot, scripted([1, 1]), open).losses).toEqual([{ unit: 'far', lost: 1 }]);
    expect(explosiveShot({ ...shot, targets: targets.slice(0, 1) }, scripted([1]), open).losses).toEqual([]);
  });

  it('solid-without-bounce: under its tip, or nobody (cady/musket/artillery/solid/no-bounce-soft-ground)', () => {
    const stick = { id: 'test', length: 20, yellow: { from: 0, to: 2 }, red: [] };
    const shot = {
      from: { x: 50, y: 0 },
      hitPoint: { x: 50, y: 40 },
      stick,
      targets: [man('red', 50, 41)],
      bounce: { softGround: true },
    };
    expect(solidShot(shot, printed).losses).toEqual([{ unit: 'red', lost: 1 }]);
    expect(solidShot(shot, under('solid-without-bounce', 'nothing')).losses).toEqual([]);
  });

  it('stick-placement: where the ball came down, or where it was called (cady/musket/artillery/solid/stick-placement)', () => {
    const area = (rules: MusketRules) => {
      const game = setUp({
        pieces: [
          { id: 'blue-guns', type: 'six-pounder-cannon', at: [50, 20] },
          { id: 'red-1', at: [50, 60] },
        ],
        rules,
      });
      const { of } = play(
        game,
        { calls: { 'blue-guns': [{ shot: 'solid', bearing: 0, range: 40 }] }, dice: [0, 3, 0] },
        ['artillery'],
      );
      return of('shot')[0];
    };
    const hit = area(printed);
    expect(hit?.area).toMatchObject({ from: hit?.landed });
    expect(hit?.landed).not.toEqual({ x: 50, y: 60 });
    expect(area(under('stick-placement', 'called-point-away-from-the-gun'))?.area).toMatchObject({
      from: { x: 50, y: 60 },
    });
  });

  it('artillery-casualties-fire-back: foot that guns hit is gone, or fires once more (cady/musket/artillery/losses/removed-at-once)', () => {
    const shots = (rules: MusketRules) => {
      const pieces: Piece[] = [
        { id: 'blue-guns', type: 'six-pounder-cannon', at: [50, 40] },
        { id: 'blue-1', at: [70, 45] },
        { id: 'red-1', at: [50, 48], figures: 8 },
      ];
      const game = setUp({
        pieces: pieces.map(each => ({ ...each, ...(each.id === 'red-1' ? { formation: 'Col 8' } : {}) })),
        rules,
      });
      const call = { shot: 'canister', bearing: 0 } as const;
      const { of } = play(game, { calls: { 'blue-guns': [call] }, seed: 7 }, ['artillery', 'small-arms']);
      const lost = of('shot')[0]?.losses['red-1'] ?? 0;
      const fired =
        of('volley')
          .find(({ unit }) => unit === 'red-1')
          ?.groups.reduce((sum, { figures }) => sum + figures, 0) ?? 0;
      return [lost > 0, fired, unitIn(game.state, 'red-1').figures] as const;
    };
    const [hit, fewer, left] = shots(printed);
    const [, whole, same] = shots(under('artillery-casualties-fire-back', 'everybody'));
    expect(hit).toBe(true);
    expect(whole).toBe(8);
    expect(fewer).toBeLessThan(whole);
    expect(same).toBeLessThanOrEqual(left);
  });
});

describe('readings of musket troops', () => {
  it('shock-musket-infantry: as the chart prints it, or grenadiers and guard alone (cady/common/shock/infantry-with-shock)', () => {
    const shock = (rules: MusketRules) => [
      rules.troops.regulars.shock,
      rules.troops.grenadiers.shock,
      rules.troops.regulars.shockAttack,
    ];
    expect(shock(printed)).toEqual([1, 1, 'infantry']);
    expect(shock(under('shock-musket-infantry', 'common-remark'))).toEqual([0, 1, null]);
  });

  it('morale-shift-list: the musket list, the common one, or the card’s (cady/musket/morale/columns-accumulate)', () => {
    const foot = {
      arm: 'infantry',
      generalWithIt: true,
      inBrigade: true,
      behindDefence: 'wall',
      square: true,
    } as const;
    const shifts = (reading: string) => columnShifts(foot, under('morale-shift-list', reading)).length;
    expect([shifts('musket-list'), shifts('common-list'), shifts('card')]).toEqual([4, 1, 0]);
    expect(columnShifts({ arm: 'cavalry' }, under('morale-shift-list', 'card'))).toHaveLength(1);
  });
});
