import { describe, expect, it } from 'vitest';
import { chargesOpenTo } from '../../src/rulesets/raymond/combat/charge.js';
import { slightPivotOf } from '../../src/rulesets/raymond/formation/formation.js';
import { movePhase, planned, stand } from './on-the-move.js';
import { type Piece, setUp } from './table-top.js';

const foot = { at: [48, 48], stands: 'MPM' } as const;
const horse = { at: [48, 48], type: 'cavalry', stands: 'CCC' } as const;
const enemy = (x: number, y: number, more: Partial<Piece> = {}): Piece => ({
  id: 'red-1',
  at: [x, y],
  stands: 'MMM',
  ...more,
});
const general = { id: 'blue-general', at: [48, 42], type: 'command', rank: 'commander' } as const;

describe('whether and how a charge reaches (raymond/charge/straight-to-contact)', () => {
  it('straight ahead within its allowance, to the touch and no farther (raymond/charge/stops-at-contact)', () => {
    const { end, distance, onto, faults } = planned(foot, [enemy(48, 52)]).charge('red-1');
    expect(faults).toEqual([]);
    expect(distance).toBe(4);
    expect(onto).toEqual(['red-1']);
    expect(end?.at).toEqual({ x: 48, y: 52 });
    expect(planned(foot, [enemy(48, 52.01)]).chargeFaults('red-1')).toEqual([
      'target raymond/charge/straight-to-contact',
    ]);
  });

  it('of an enemy that is named (raymond/charge/nominate)', () => {
    const plan = planned(foot, [enemy(48, 51), { id: 'blue-2', at: [40, 48] }]);
    expect(plan.chargeFaults('blue-2')).toEqual(['target raymond/charge/nominate']);
    expect(plan.chargeFaults('red-9')).toEqual(['target raymond/charge/nominate']);
  });

  it('not where another unit is touched first', () => {
    const plan = planned(horse, [enemy(48, 58), enemy(50, 54, { id: 'red-2' })]);
    expect(plan.charge('red-1').faults).toMatchObject([{ problem: 'blue-1 would touch red-2 before red-1' }]);
    expect(plan.chargeFaults('red-2')).toEqual([]);
  });

  it('two that stand side by side are both in contact', () => {
    const plan = planned(horse, [enemy(46, 52), enemy(46 + 3 * stand, 52, { id: 'red-2' })]);
    expect(plan.charge('red-1')).toMatchObject({ onto: ['red-1', 'red-2'], faults: [] });
  });

  it('not through a friend (raymond/move/no-interpenetration)', () => {
    const plan = planned(horse, [enemy(48, 60), { id: 'blue-2', at: [50, 54], stands: 'MM' }]);
    expect(plan.chargeFaults('red-1')).toEqual(['target raymond/move/no-interpenetration']);
  });

  it('past a friend beside it in the line it may (raymond/move/no-interpenetration)', () => {
    const beside = { id: 'blue-2', at: [48 + 3 * stand, 48], stands: 'MMM' } as const;
    expect(planned(foot, [enemy(48, 51), beside]).chargeFaults('red-1')).toEqual([]);
  });

  it('not over ground that bars a charge, though a move it would not (raymond/move/no-prohibited-terrain)', () => {
    const line: [number, number][] = [
      [40, 50],
      [56, 50],
    ];
    const plan = planned(horse, [enemy(48, 56)], { features: [{ kind: 'fence', id: 'f', line }] });
    expect(plan.chargeFaults('red-1')).toEqual(['target raymond/move/no-prohibited-terrain']);
    expect(plan.faults({ kind: 'manoeuvre', steps: [{ move: 5 }] })).toEqual([]);
    expect(
      planned(foot, [enemy(48, 51)], { features: [{ kind: 'fence', id: 'f', line }] }).chargeFaults('red-1'),
    ).toEqual([]);
  });

  it('of no unit that cannot (raymond/charge/not-artillery raymond/charge/not-defensive-mass raymond/charge/not-single-stand)', () => {
    const gun = { at: [48, 48], type: 'artillery', guns: 'light-guns' } as const;
    expect(planned(gun, [enemy(48, 50)]).chargeFaults('red-1')).toEqual(['kind raymond/charge/not-artillery']);
    const square = { ...foot, stands: 'MM/PP', formation: 'defensive mass' } as const;
    expect(planned(square, [enemy(48, 50)]).chargeFaults('red-1')).toEqual(['kind raymond/charge/not-defensive-mass']);
    expect(planned({ ...foot, stands: 'P' }, [enemy(48, 50)]).chargeFaults('red-1')).toEqual([
      'kind raymond/charge/not-single-stand',
    ]);
  });
});

describe('the free turn before a charge (raymond/charge/free-turn)', () => {
  it('may bring an enemy ahead, and is slight', () => {
    const most = Math.floor(slightPivotOf(planned(foot).unit, planned(foot).rules) * 1000) / 1000;
    expect(most).toBeCloseTo(6.064, 2);
    const aside = enemy(48 + 3 * stand + 0.1, 51.5);
    expect(planned(foot, [aside]).chargeFaults('red-1')).toEqual(['target raymond/charge/straight-to-contact']);
    const turned = planned(foot, [aside]).charge('red-1', most);
    expect(turned.faults).toEqual([]);
    expect(turned.end?.facing).toBeCloseTo(most, 3);
    expect(planned(foot, [aside]).chargeFaults('red-1', most + 0.1)).toEqual(['pivot raymond/charge/free-turn']);
  });

  it('needs room as any turn does', () => {
    const beside = { id: 'blue-2', at: [48 + 3 * stand, 48], stands: 'MMM' } as const;
    expect(planned(foot, [enemy(48, 51), beside]).chargeFaults('red-1', -3)).toContain(
      'pivot raymond/move/no-interpenetration',
    );
  });

  it('is found for who asks what is open to it', () => {
    const aside = enemy(48 + 3 * stand + 0.1, 51.5);
    const { unit, field } = planned(foot, [aside, enemy(46, 51, { id: 'red-2' }), enemy(10, 90, { id: 'red-3' })]);
    const open = chargesOpenTo(unit, field).map(({ target, pivot }) => [target, pivot > 0]);
    expect(open).toEqual([['red-2', false]]);
    const alone = planned(foot, [aside]);
    expect(chargesOpenTo(alone.unit, alone.field)).toMatchObject([{ target: 'red-1', faults: [] }]);
    expect(chargesOpenTo(alone.unit, alone.field)[0]?.pivot).toBeGreaterThan(0);
  });
});

describe('flowing around single stands in a charge (raymond/flow/charging)', () => {
  const single = (id: string, x: number, y: number): Piece => ({ id, at: [x, y], stands: 'M' });

  it('friend or foe, who is mounted', () => {
    const plan = planned(horse, [enemy(48, 60), single('blue-2', 47, 53), single('red-2', 49, 54)]);
    expect(plan.charge('red-1')).toMatchObject({ distance: 12, around: ['blue-2', 'red-2'], faults: [] });
  });

  it('not on foot (raymond/flow/mounted-only)', () => {
    // Far enough ahead of the enemy for horse to be past it.
    const pieces = [enemy(48, 52), single('blue-2', 48, 50)];
    expect(planned(horse, pieces).chargeFaults('red-1')).toEqual([]);
    expect(planned(foot, pieces).chargeFaults('red-1')).toEqual(['target raymond/move/no-interpenetration']);
  });

  it('only those it is wholly past when it strikes; the others stand in its way (raymond/flow/must-pass-completely)', () => {
    // The rear of the horse comes to lie at 60 less a stand: the friend must be behind that.
    const past = 60 - stand;
    expect(planned(horse, [enemy(48, 60), single('blue-2', 48, past)]).chargeFaults('red-1')).toEqual([]);
    expect(planned(horse, [enemy(48, 60), single('blue-2', 48, past + 0.01)]).chargeFaults('red-1')).toEqual([
      'target raymond/move/no-interpenetration',
    ]);
    expect(
      planned(horse, [enemy(48, 60), single('red-2', 48, past - stand + 0.01)]).charge('red-1').faults,
    ).toMatchObject([{ problem: 'blue-1 would touch red-2 before red-1' }]);
  });

  it('a single stand may be the target itself', () => {
    expect(planned(horse, [{ ...single('red-1', 48, 55) }]).charge('red-1')).toMatchObject({
      distance: 7,
      faults: [],
    });
  });
});

describe('a charge in its phase', () => {
  const charge = { kind: 'charge', target: 'red-1' } as const;

  it('is tested for, unless in command (raymond/charge/test raymond/charge/in-command-automatic)', () => {
    const alone = setUp({ pieces: [{ id: 'blue-1', ...foot }, enemy(48, 52)] });
    const { of, unit } = movePhase(alone, [['blue-1', charge]], {}, [3]);
    expect(of('test')).toMatchObject([{ test: 'charge', face: 3, passed: true }]);
    expect(of('contact')).toMatchObject([
      { how: 'charge', unit: 'blue-1', target: 'red-1', from: { x: 48, y: 48 }, to: { x: 48, y: 52 } },
    ]);
    expect(unit('blue-1')).toMatchObject({ at: { x: 48, y: 52 }, phase: { done: true } });
    expect(unit('red-1').phase.done).toBe(true);

    const led = setUp({ pieces: [{ id: 'blue-1', ...foot }, general, enemy(48, 52)] });
    expect(movePhase(led, [['blue-1', charge]]).of('test')).toMatchObject([{ face: null, passed: true }]);
  });

  it('heavy cavalry never tests (raymond/charge/in-command-automatic)', () => {
    const heavy = setUp({
      pieces: [{ id: 'blue-1', at: [48, 48], type: 'heavy-cavalry', stands: 'XX' }, enemy(48, 60)],
    });
    expect(movePhase(heavy, [['blue-1', charge]]).of('test')).toMatchObject([{ face: null, passed: true }]);
  });

  it('that fails its test leaves the unit a manoeuvre and nothing else (raymond/charge/failed-may-manoeuvre)', () => {
    const game = setUp({ pieces: [{ id: 'blue-1', ...foot }, enemy(48, 52)] });
    const { of, requests, unit } = movePhase(
      game,
      [
        ['blue-1', charge],
        ['blue-1', { kind: 'manoeuvre', steps: [{ move: 2 }] }],
      ],
      {},
      [4],
    );
    expect(requests('move').map(({ units }) => units)).toEqual([
      [{ unit: 'blue-1', actions: ['change-formation', 'manoeuvre', 'step-back', 'side-step', 'charge'] }],
      [{ unit: 'blue-1', actions: ['manoeuvre'] }],
    ]);
    expect(of('contact')).toEqual([]);
    expect(of('move')).toMatchObject([{ action: 'manoeuvre', moved: 2 }]);
    expect(unit('blue-1').at).toEqual({ x: 48, y: 50 });
  });

  it('takes no hit by itself: those come when the combat is fought', () => {
    const game = setUp({ pieces: [{ id: 'blue-1', ...foot }, general, enemy(48, 52)] });
    const { unit } = movePhase(game, [['blue-1', charge]]);
    expect([unit('blue-1').hits, unit('red-1').hits]).toEqual([0, 0]);
  });

  it('turns first, and is told with its reasons (raymond/charge/free-turn)', () => {
    const game = setUp({ pieces: [{ id: 'blue-1', ...foot }, general, enemy(50, 51)] });
    const { of, unit } = movePhase(game, [['blue-1', { ...charge, pivot: 5 }]]);
    expect(unit('blue-1').facing).toBe(5);
    expect(of('contact')[0]?.because.map(({ clause }) => clause)).toContain('raymond/charge/free-turn');
  });

  it('the unit contacted reacts at once, if it can: foot cannot (raymond/charge/defender-reacts)', () => {
    const onFoot = setUp({ pieces: [{ id: 'blue-1', ...horse }, general, enemy(48, 60)] });
    expect(movePhase(onFoot, [['blue-1', charge]]).requests('recoil')).toEqual([]);
    const mounted = setUp({
      pieces: [{ id: 'blue-1', ...horse }, general, enemy(48, 60, { type: 'cavalry', stands: 'CCC', facing: 'N' })],
    });
    expect(movePhase(mounted, [['blue-1', charge]]).requests('recoil')).toMatchObject([
      { unit: 'red-1', charger: 'blue-1', side: 'red' },
    ]);
  });
});
