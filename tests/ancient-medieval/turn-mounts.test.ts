import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Work } from '../../src/rulesets/cady/ancient-medieval/state.js';
import { missilesPhase } from '../../src/rulesets/cady/ancient-medieval/turn/missiles.js';
import { loseMounts, mayStrike } from '../../src/rulesets/cady/ancient-medieval/turn/troops/mounts.js';
import { doing, faultsOf, type Game, move, order, type Piece, phase, setUp, unitIn } from './table-top.js';

const enemy: Piece = { id: 'red-1', at: [20, 130] };
const dragoons = (more: Partial<Piece> = {}): Piece => ({
  id: 'blue-1',
  type: 'medium-infantry',
  at: [100, 40],
  figures: 8,
  equipment: { mounts: 8 },
  ...more,
});
const onFoot = { mounts: { left: 8, mounted: false, at: { x: 100, y: 34 }, takenBy: null } };
const onHorse = { mounts: { left: 8, mounted: true, at: null, takenBy: null } };

describe('infantry that rides', () => {
  const game = (be: Piece['be'], more: Partial<Piece> = {}) =>
    setUp({ level: 'advanced', pieces: [dragoons({ ...more, ...(be === undefined ? {} : { be }) }), enemy] });

  // cady/ancient-medieval/mounted-infantry/speed, cady/ancient-medieval/mounted-infantry/not-cavalry
  test('goes 60 cm on horseback and its own pace on foot', () => {
    const riding = game(onHorse);
    move(riding, { 'blue-1': 'N full' });
    expect(unitIn(riding.state, 'blue-1').at.y).toBeCloseTo(100, 2);
    const walking = game(onFoot);
    move(walking, { 'blue-1': 'N full' });
    expect(unitIn(walking.state, 'blue-1').at.y).toBeCloseTo(64, 2);
  });

  // cady/ancient-medieval/mounted-infantry/mount-cost
  test('pays a third of the turn to get up, and a third to get down', () => {
    const up = game(onFoot);
    move(up, { 'blue-1': 'MOUNT, N full' });
    expect(unitIn(up.state, 'blue-1')).toMatchObject({ mounts: { mounted: true, at: null } });
    expect(unitIn(up.state, 'blue-1').at.y).toBeCloseTo(80, 2);
    const down = game(onHorse);
    const told = move(down, { 'blue-1': 'N full, DISMOUNT' });
    expect(unitIn(down.state, 'blue-1')).toMatchObject({ mounts: { mounted: false, at: { x: 100, y: 80 } } });
    expect(told.of('formed')).toMatchObject([{ unit: 'blue-1', formation: 'on foot' }]);
  });

  // cady/ancient-medieval/mounted-infantry/split-move, cady/ancient-medieval/mounted-infantry/leave-mounts
  test('splits its move between horse and foot, and leaves the horses where it got down', () => {
    const split = game(onHorse);
    move(split, { 'blue-1': 'N 20 cm, DISMOUNT, N full' });
    const unit = unitIn(split.state, 'blue-1');
    // A third ridden, a third to get down, a third of 24 cm walked.
    expect(unit.at.y).toBeCloseTo(40 + 20 + 8, 2);
    expect(unit.mounts).toMatchObject({ mounted: false });
    expect(unit.mounts?.at?.y).toBeCloseTo(60, 2);
  });

  // cady/ancient-medieval/mounted-infantry/split-move
  test('never does more than one turn of riding, walking, getting up and down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 40 }), (ride, walk) => {
        const split = game(onHorse);
        move(split, { 'blue-1': `N ${ride} cm, DISMOUNT, N ${walk} cm` });
        const unit = unitIn(split.state, 'blue-1');
        const ridden = (unit.mounts?.at?.y ?? 40) - 40;
        const walked = unit.at.y - 40 - ridden;
        expect(ridden / 60 + walked / 24 + 1 / 3).toBeLessThanOrEqual(1.01);
        expect(ridden).toBeLessThanOrEqual(ride + 0.01);
        expect(walked).toBeLessThanOrEqual(walk + 0.01);
      }),
      { numRuns: 25 },
    );
  });

  // cady/ancient-medieval/mounted-infantry/return-to-mounts
  test('must go back to its horses to get up again', () => {
    const away = game({ mounts: { left: 8, mounted: false, at: { x: 100, y: 28 }, takenBy: null } });
    const clause = 'cady/ancient-medieval/mounted-infantry/return-to-mounts';
    expect(faultsOf(away, 'blue-1', 'MOUNT, N full')).toContain(clause);
    expect(faultsOf(away, 'blue-1', 'S 8 cm, MOUNT')).toEqual([]);
    move(away, { 'blue-1': 'S 8 cm, MOUNT' });
    expect(unitIn(away.state, 'blue-1').mounts).toMatchObject({ mounted: true, at: null });
    const astray = game({ mounts: { left: 8, mounted: false, at: { x: 100, y: 20 }, takenBy: null } });
    move(astray, { 'blue-1': 'E 12 cm, MOUNT' });
    expect(unitIn(astray.state, 'blue-1').mounts).toMatchObject({ mounted: false });
  });

  // cady/ancient-medieval/mounted-infantry/dismount-to-fight
  test('neither charges nor shoots nor strikes from horseback', () => {
    const riding = game(onHorse);
    expect(faultsOf(riding, 'blue-1', 'CH N full')).toContain(
      'cady/ancient-medieval/mounted-infantry/dismount-to-fight',
    );
    expect(mayStrike(unitIn(riding.state, 'blue-1'))).toBe(false);
    expect(faultsOf(riding, 'blue-1', 'ENG N full, DISMOUNT')).toEqual([]);
  });

  // cady/ancient-medieval/mounted-infantry/one-horse-per-figure
  test('has horses, or does not ride', () => {
    const foot = setUp({ pieces: [{ id: 'blue-1', at: [100, 40] }, enemy] });
    expect(faultsOf(foot, 'blue-1', 'MOUNT')).toContain('cady/ancient-medieval/mounted-infantry/one-horse-per-figure');
  });

  // cady/ancient-medieval/mounted-infantry/capture
  test('loses horses left alone to the enemy who comes to them', () => {
    const left = setUp({
      level: 'advanced',
      pieces: [
        dragoons({ be: { mounts: { left: 8, mounted: false, at: { x: 60, y: 100 }, takenBy: null } } }),
        { id: 'red-1', at: [60, 120] },
      ],
    });
    const told = move(left, { 'red-1': 'S 20 cm' });
    expect(unitIn(left.state, 'blue-1').mounts?.takenBy).toBe('red');
    expect(told.of('captured')).toMatchObject([{ by: 'red-1' }]);
    expect(faultsOf(left, 'blue-1', 'MOUNT')).not.toEqual([]);
  });

  // cady/ancient-medieval/mounted-infantry/mount-losses
  test('loses a horse with every four figures, if they are with it', () => {
    const loss = (be: NonNullable<Piece['be']>, figures: number) => {
      const one = game(be);
      const unit = unitIn(one.state, 'blue-1');
      unit.turn.lost = figures;
      doing(one, {}, context => loseMounts(unit, context));
      return 8 - (unit.mounts?.left ?? 0);
    };
    expect(loss(onHorse, 3)).toBe(0);
    expect(loss(onHorse, 4)).toBe(1);
    expect(loss(onFoot, 5)).toBe(1);
    expect(loss({ mounts: { ...onFoot.mounts, at: { x: 10, y: 10 } } }, 8)).toBe(0);
  });

  // cady/ancient-medieval/mounted-infantry/mount-losses
  test('loses them with those who fell in the saddle, though it has left the others behind since', () => {
    const lost = (text: string, before: number, since: number) => {
      const one = game(onHorse, { formation: 'LB' });
      const unit = unitIn(one.state, 'blue-1');
      order(one, { 'blue-1': text });
      unit.turn.lost = before;
      doing(one, {}, context => phase('movement').run(one.state, context));
      unit.turn.lost += since;
      doing(one, {}, context => loseMounts(unit, context));
      expect(unit.mounts?.fell).toBeUndefined();
      return 8 - (unit.mounts?.left ?? 0);
    };
    expect(lost('N 20 cm, DISMOUNT, N full', 4, 4)).toBe(1);
    expect(lost('N 20 cm, DISMOUNT, N full', 0, 8)).toBe(0);
    expect(lost('N 20 cm, DISMOUNT', 2, 2)).toBe(1);
  });
});

describe('a turn that is part ride', () => {
  const bows = (order: string): Piece => ({
    id: 'blue-1',
    type: 'archer-light',
    at: [100, 40],
    figures: 8,
    equipment: { mounts: 8 },
    be: { order, ...onHorse },
  });
  const through = (game: Game, ids: readonly string[]) =>
    ids.map(id => doing(game, { seed: 1 }, context => phase(id).run(game.state, context)));

  // cady/ancient-medieval/mounted-infantry/split-move, cady/ancient-medieval/mounted-infantry/dismount-to-fight
  test('leaves bowmen who ride for a third of it and get down a third to shoot in', () => {
    const volleys = (cm: number) => {
      const text = `N ${cm} cm, DISMOUNT`;
      const game = setUp({ level: 'advanced', pieces: [bows(text), { id: 'red-1', at: [100, 40 + cm + 25] }] });
      move(game, { 'blue-1': text });
      expect(unitIn(game.state, 'blue-1').turn.moved).toBeCloseTo(cm / 60, 5);
      return doing(game, { seed: 1 }, context => missilesPhase.run(game.state, context)).of('volley');
    };
    expect(volleys(20)).toMatchObject([{ unit: 'blue-1', groups: [{ shots: 1 }, { shots: 1 }] }]);
    expect(volleys(40)).toEqual([]);
  });

  // cady/ancient-medieval/mounted-infantry/dismount-to-fight, cady/common/thirds/combat-in-last-third
  test('has foot that rode no farther than two thirds of it strike whom it has come upon', () => {
    const game = setUp({ level: 'advanced', pieces: [dragoons({ be: onHorse }), { id: 'red-1', at: [100, 60] }] });
    move(game, { 'blue-1': 'ENG N full, DISMOUNT' });
    expect(unitIn(game.state, 'blue-1').turn.moved).toBeLessThan(2 / 3);
    const [, told] = through(game, ['shock', 'melee']);
    expect(told?.of('melee')[0]?.b.dice).toBeGreaterThan(0);
  });

  // cady/ancient-medieval/mounted-infantry/split-move
  test('counts each stretch at the pace at which it was gone', () => {
    const game = setUp({ level: 'advanced', pieces: [dragoons({ be: onHorse }), enemy] });
    move(game, { 'blue-1': 'N 20 cm, DISMOUNT, N 4 cm' });
    expect(unitIn(game.state, 'blue-1').turn.moved).toBeCloseTo(20 / 60 + 4 / 24, 5);
    const back = setUp({ level: 'advanced', pieces: [dragoons({ be: { ...onHorse, mustDo: 'back' } }), enemy] });
    move(back, {});
    expect(unitIn(back.state, 'blue-1').turn.moved).toBeCloseTo(1 / 2, 5);
  });

  // cady/ancient-medieval/caltrops/losses
  test('has caltrops hurt who rode by what his horses can', () => {
    const work: Work = {
      id: 'red:caltrops-1',
      kind: 'caltrops',
      side: 'red',
      line: [
        { x: 60, y: 45 },
        { x: 140, y: 45 },
      ],
      depth: 2,
      knownTo: ['red'],
    };
    const crossing = (text: string) => {
      const game = setUp({ level: 'advanced', pieces: [dragoons({ be: onHorse }), enemy] });
      game.state.works.push(structuredClone(work));
      return move(game, { 'blue-1': text }, { seed: 3 }).of('trod-on-caltrops')[0]?.because[0]?.effect;
    };
    expect(crossing('N 20 cm')).toBe(crossing('N 15 cm'));
    expect(crossing('N 30 cm')).not.toBe(crossing('N 50 cm'));
  });
});

describe('a reaction', () => {
  // cady/common/morale/result-binds-next-turn
  test('takes the place of the order: nobody gets down in the turn in which he goes back', () => {
    for (const mustDo of ['back', 'back-and-turn'] as const) {
      const be = { ...onHorse, mustDo, order: 'N full, DISMOUNT' } as const;
      const riding = setUp({ level: 'advanced', pieces: [dragoons({ be }), enemy] });
      move(riding);
      expect(unitIn(riding.state, 'blue-1').mounts).toEqual(onHorse.mounts);
      expect(unitIn(riding.state, 'blue-1').at.y).toBeLessThan(40);
    }
  });

  // cady/common/morale/result-binds-next-turn, cady/ancient-medieval/caltrops/placing
  test('leaves no time to strew caltrops', () => {
    const strewn = (mustDo: 'back-and-turn' | null) => {
      const be = { mustDo, order: 'H, CALTROPS' };
      const unit: Piece = { id: 'blue-1', at: [100, 60], figures: 10, equipment: { caltrops: 10 }, be };
      const game = setUp({ level: 'advanced', pieces: [unit, enemy] });
      move(game);
      return game.state.works.length;
    };
    expect(strewn(null)).toBe(1);
    expect(strewn('back-and-turn')).toBe(0);
  });
});
