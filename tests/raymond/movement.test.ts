import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gapBetween, overlapsAny, touches } from '../../src/rulesets/raymond/combat/contact.js';
import { layoutText } from '../../src/rulesets/raymond/formation/layout.js';
import type { Step } from '../../src/rulesets/raymond/terms.js';
import { raymondRulesUnder } from '../rules-under.js';
import { farFromEnemies, planned, stand } from './on-the-move.js';

const foot = { at: [48, 48], stands: 'MPM' } as const;
const horse = { at: [48, 48], type: 'cavalry', stands: 'CCC' } as const;
const go = (...steps: readonly Step[]) => ({ kind: 'manoeuvre', steps }) as const;

describe('a manoeuvre: straight on, broken up by turns (raymond/move/straight-forward raymond/move/turn)', () => {
  it('goes the way the unit faces', () => {
    expect(planned(foot).walk(go({ move: 4 }))).toMatchObject({
      end: { at: { x: 48, y: 52 }, facing: 0 },
      moved: 4,
      faults: [],
    });
  });

  it('turns about the middle of the front, by any angle, at no cost', () => {
    const { end, moved, path, faults } = planned(foot).walk(
      go({ turn: 90 }, { move: 2 }, { turn: -90 }, { move: 2 }, { turn: 360 }),
    );
    expect(faults).toEqual([]);
    expect(end).toMatchObject({ at: { x: 50, y: 50 }, facing: 0 });
    expect(moved).toBe(4);
    expect(path).toEqual([
      { x: 48, y: 48 },
      { x: 50, y: 48 },
      { x: 50, y: 50 },
    ]);
  });

  describe('the example of a unit that turns four times and moves 16 inches (raymond/move/turn)', () => {
    const example = go(
      { turn: 20 },
      { move: 4.5 },
      { turn: 45 },
      { move: 5.5 },
      { turn: 5 },
      { move: 6 },
      { turn: 125 },
    );

    it('is right for who may move 18, as mounted dragoons may', () => {
      const dragoons = planned({ ...horse, type: 'dragoon', stands: 'DDD' });
      const { moved, faults, end, path } = dragoons.walk(example);
      expect(faults).toEqual([]);
      expect(moved).toBe(16);
      expect(end?.facing).toBe(195);
      expect(path).toHaveLength(4);
    });

    it('goes too far for cavalry, whose move is 14 in the table (raymond/move/allowances)', () => {
      expect(planned(horse).faults(example)).toEqual(['steps raymond/move/allowances']);
    });

    it('is right for cavalry too where the example is read as the rule', () => {
      const rules = raymondRulesUnder({ 'raymond/ruling/cavalry-move': 'example' });
      expect(planned(horse, [], { rules }).faults(example)).toEqual([]);
    });
  });

  it('is bound by its allowance, to the grid (raymond/move/allowances)', () => {
    expect(planned(foot).faults(go({ move: 2 }, { turn: 10 }, { move: 2 }))).toEqual([]);
    expect(planned(foot).faults(go({ move: 4.0004 }))).toEqual([]);
    const [fault] = planned(foot).walk(go({ move: 4.1 })).faults;
    expect(fault).toMatchObject({ path: 'steps', mend: 'move it 4 inches at most' });
  });

  it('may be nothing at all (raymond/move/not-compulsory)', () => {
    expect(planned(foot).walk(go())).toMatchObject({ moved: 0, parts: [], faults: [] });
  });

  it('changes nothing while it is planned', () => {
    const plan = planned(foot);
    const before = structuredClone(plan.state);
    plan.walk(go({ turn: 30 }, { move: 3 }));
    expect(plan.state).toEqual(before);
  });
});

describe('about-face (raymond/move/about-face)', () => {
  it('turns every stand on its spot: the unit keeps its ground', () => {
    const { end, moved } = planned({ at: [48, 48], stands: 'MPM/MP.' }).walk(go({ aboutFace: true }));
    expect(moved).toBe(0);
    expect(end).toMatchObject({ facing: 180, at: { x: 48, y: 48 - 2 * stand } });
    expect(end && layoutText(end.stands)).toBe('MPM/.PM');
  });

  it('is not for defensive masses, which only turn (raymond/move/about-face-excluded raymond/move/defensive-mass-turns)', () => {
    const square = planned({ at: [48, 48], stands: 'MM/PP', formation: 'defensive mass' });
    expect(square.faults(go({ aboutFace: true }))).toEqual(['steps[0].aboutFace raymond/move/about-face-excluded']);
    expect(square.faults(go({ turn: 90 }))).toEqual([]);
    expect(square.faults(go({ turn: 90 }, { move: 1 }))).toEqual(['steps raymond/move/defensive-mass-turns']);
  });

  it('is not for guns that are set up, but for limbered ones (raymond/move/about-face-excluded)', () => {
    const guns = { at: [48, 48], type: 'artillery', guns: 'light-guns' } as const;
    expect(planned(guns).faults({ kind: 'prolong', steps: [{ aboutFace: true }] })).toEqual([
      'steps[0].aboutFace raymond/move/about-face-excluded',
    ]);
    expect(planned({ ...guns, limbered: true }).faults(go({ aboutFace: true }, { move: 4 }))).toEqual([]);
  });
});

describe('stepping back and to the side', () => {
  it('back up to 2, facing as before, with turns (raymond/stepback/move raymond/stepback/turns-allowed)', () => {
    const plan = planned(foot);
    expect(plan.walk({ kind: 'step-back', steps: [{ move: 2 }] })).toMatchObject({
      end: { at: { x: 48, y: 46 }, facing: 0 },
      faults: [],
    });
    expect(plan.walk({ kind: 'step-back', steps: [{ turn: 90 }, { move: 1 }] }).end).toMatchObject({
      at: { x: 47, y: 48 },
      facing: 90,
    });
    expect(plan.faults({ kind: 'step-back', steps: [{ move: 2.1 }] })).toEqual(['steps raymond/move/allowances']);
  });

  it('sideways up to 2, facing as before, with turns (raymond/sidestep/move raymond/sidestep/turns-allowed)', () => {
    const plan = planned(foot);
    expect(plan.walk({ kind: 'side-step', to: 'left', steps: [{ move: 2 }] })).toMatchObject({
      end: { at: { x: 46, y: 48 }, facing: 0 },
      faults: [],
    });
    expect(plan.walk({ kind: 'side-step', to: 'right', steps: [{ turn: 90 }, { move: 1 }] }).end).toMatchObject({
      at: { x: 48, y: 47 },
      facing: 90,
    });
    expect(plan.faults({ kind: 'side-step', to: 'right', steps: [{ move: 2.1 }] })).toEqual([
      'steps raymond/move/allowances',
    ]);
  });

  it('up to 4 at double-time (raymond/stepback/move raymond/sidestep/move)', () => {
    const plan = planned({ ...foot, be: { phase: farFromEnemies } });
    expect(plan.faults({ kind: 'step-back', steps: [{ move: 4 }], doubleTime: true })).toEqual([]);
    expect(plan.faults({ kind: 'side-step', to: 'left', steps: [{ move: 4 }], doubleTime: true })).toEqual([]);
  });

  it('not with an about-face, which is no turn about the middle of the front', () => {
    expect(planned(foot).faults({ kind: 'step-back', steps: [{ aboutFace: true }] })).toEqual([
      'steps[0].aboutFace raymond/move/about-face',
    ]);
  });

  it('not for others (raymond/stepback/who raymond/sidestep/who)', () => {
    expect(planned(horse).faults({ kind: 'step-back', steps: [{ move: 1 }] })).toEqual(['kind raymond/stepback/who']);
    expect(planned(horse).faults({ kind: 'side-step', to: 'left', steps: [] })).toEqual(['kind raymond/sidestep/who']);
  });
});

describe('double-time', () => {
  const fast = (inches: number, ...more: readonly Step[]) =>
    ({ kind: 'manoeuvre', steps: [{ move: inches }, ...more], doubleTime: true }) as const;
  const enemy = (x: number, y: number) => ({ id: 'red-1', at: [x, y], stands: 'MMM', facing: 'N' }) as const;
  const far = { ...foot, be: { phase: farFromEnemies } };

  it('doubles the move, for who stood far from every enemy (raymond/move/double-time-effect raymond/move/double-time-condition)', () => {
    expect(planned(far).faults(fast(8))).toEqual([]);
    expect(planned(far).faults(fast(8.1))).toEqual(['steps raymond/move/allowances']);
    expect(planned(foot).faults(fast(8))).toEqual(['doubleTime raymond/move/double-time-condition']);
  });

  it('is not for guns and defensive masses (raymond/move/double-time-excluded)', () => {
    const square = {
      at: [48, 48],
      stands: 'MM/PP',
      formation: 'defensive mass',
      be: { phase: farFromEnemies },
    } as const;
    expect(planned(square).faults(fast(2))).toEqual(['doubleTime raymond/move/double-time-excluded']);
    const guns = {
      at: [48, 48],
      type: 'artillery',
      guns: 'light-guns',
      limbered: true,
      be: { phase: farFromEnemies },
    } as const;
    expect(planned(guns).faults(fast(2))).toEqual(['doubleTime raymond/move/double-time-excluded']);
  });

  it('keeps 18 inches from every enemy to its end (raymond/move/double-time-keep-away)', () => {
    // The rear of the enemy lies a stand behind its front.
    const y = 48 + 8 + 18 + stand;
    expect(planned(far, [enemy(48, y)]).faults(fast(8))).toEqual([]);
    expect(planned(far, [enemy(48, y - 0.01)]).faults(fast(8))).toEqual([
      'steps[0].move raymond/move/double-time-keep-away',
    ]);
  });

  it('and at all times on the way, not only where it ends (raymond/move/double-time-keep-away)', () => {
    // It passes an enemy on its right: 18 inches off it may, closer it may not, wherever on the way that is.
    const dragoons = { at: [30, 10], type: 'dragoon', stands: 'DDD', be: { phase: farFromEnemies } } as const;
    const beside = 30 + 3 * stand + 18;
    expect(planned(dragoons, [enemy(beside, 28)]).faults(fast(36))).toEqual([]);
    expect(planned(dragoons, [enemy(beside - 0.01, 28)]).faults(fast(36))).toEqual([
      'steps[0].move raymond/move/double-time-keep-away',
    ]);
  });

  it('in turns and new formations too (raymond/move/double-time-keep-away)', () => {
    const dragoons = { at: [30, 48], type: 'dragoon', stands: 'DDDDDD', be: { phase: farFromEnemies } } as const;
    const plan = planned(dragoons, [enemy(30, 48 + 18 + stand)]);
    expect(plan.faults({ kind: 'manoeuvre', steps: [{ turn: 90 }], doubleTime: true })).toEqual([
      'steps[0].turn raymond/move/double-time-keep-away',
    ]);
  });

  it('counts commanders and guns among the enemies (raymond/move/double-time-keep-away)', () => {
    const general = { id: 'red-1', at: [48, 72], type: 'command', rank: 'commander' } as const;
    const gun = { id: 'red-1', at: [48, 72], type: 'artillery', guns: 'heavy-guns' } as const;
    for (const piece of [general, gun]) {
      expect(planned(far, [piece]).faults(fast(8))).toEqual(['steps[0].move raymond/move/double-time-keep-away']);
    }
  });
});

describe('no way leads through anybody (raymond/move/no-interpenetration)', () => {
  const friend = (x: number, y: number) => ({ id: 'blue-2', at: [x, y], stands: 'MMM' }) as const;

  it('friend, and the fault says how far it may go', () => {
    const plan = planned(foot, [friend(48, 52)]);
    expect(plan.walk(go({ move: 4 })).faults).toMatchObject([
      {
        path: 'steps[0].move',
        clause: 'raymond/move/no-interpenetration',
        mend: expect.stringContaining('2.425 inches'),
      },
    ]);
    expect(plan.faults(go({ move: 2.425 }))).toEqual([]);
  });

  it('beside a friend it may pass', () => {
    expect(planned(foot, [friend(48 + 3 * stand, 50)]).faults(go({ move: 4 }))).toEqual([]);
  });

  it('or foe; it may not even touch one (raymond/charge/only-way-into-contact)', () => {
    const enemy = { id: 'red-1', at: [48, 51], stands: 'MMM' } as const;
    const plan = planned(foot, [enemy]);
    expect(plan.faults(go({ move: 4 }))).toEqual(['steps[0].move raymond/charge/only-way-into-contact']);
    expect(plan.faults(go({ move: 3 }))).toEqual(['steps[0].move raymond/charge/only-way-into-contact']);
    expect(plan.faults(go({ move: 2.99 }))).toEqual([]);
    // Along its flank, touching it in passing.
    const flank = { id: 'red-1', at: [48 + 3 * stand, 50], stands: 'MMM' } as const;
    expect(planned(foot, [flank]).faults(go({ move: 4 }))).toContain(
      'steps[0].move raymond/charge/only-way-into-contact',
    );
  });

  it('a turn needs room where it ends, not while it is made', () => {
    const line = { at: [48, 48], stands: 'MMMMMM' } as const;
    // Something stands where the left wing would sweep, but not where it comes to stand.
    expect(planned(line, [friend(42, 53)]).faults(go({ turn: 90 }))).toEqual([]);
    expect(planned(line, [friend(48, 53)]).faults(go({ turn: 90 }))).toEqual([
      'steps[0].turn raymond/move/no-interpenetration',
    ]);
  });
});

describe('ground that is barred (raymond/move/no-prohibited-terrain)', () => {
  const wood = {
    kind: 'wood' as const,
    id: 'w',
    outline: [
      [40, 50],
      [56, 50],
      [56, 60],
      [40, 60],
    ] as [number, number][],
  };
  const fence = {
    kind: 'fence' as const,
    id: 'f',
    line: [
      [40, 50],
      [56, 50],
    ] as [number, number][],
  };

  it('stops whom it bars at its edge', () => {
    expect(planned(horse, [], { features: [wood] }).walk(go({ move: 5 })).faults).toMatchObject([
      { clause: 'raymond/move/no-prohibited-terrain', mend: expect.stringContaining('2.00') },
    ]);
    expect(planned(horse, [], { features: [wood] }).faults(go({ move: 2 }))).toEqual([]);
    expect(planned(foot, [], { features: [wood] }).faults(go({ move: 4 }))).toEqual([]);
  });

  it('is what the players agreed on', () => {
    const terrain = { wood: { bars: ['foot' as const] } };
    expect(planned(horse, [], { features: [wood], terrain }).faults(go({ move: 5 }))).toEqual([]);
    expect(planned(foot, [], { features: [wood], terrain }).faults(go({ move: 4 }))).toEqual([
      'steps[0].move raymond/move/no-prohibited-terrain',
    ]);
  });

  it('may not be turned into, nor mounted in', () => {
    const line = { ...horse, stands: 'CCCC' };
    expect(planned(line, [], { features: [wood] }).faults(go({ turn: 90 }))).toEqual([
      'steps[0].turn raymond/move/no-prohibited-terrain',
    ]);
    const dragoons = { at: [48, 55], type: 'dragoon', stands: 'ddd' } as const;
    expect(planned(dragoons, [], { features: [wood] }).faults({ kind: 'mount' })).toEqual([
      ' raymond/move/no-prohibited-terrain',
    ]);
  });

  it('a fence bars guns', () => {
    const guns = { at: [48, 49], type: 'artillery', guns: 'light-guns', limbered: true } as const;
    expect(planned(guns, [], { features: [fence] }).faults(go({ move: 3 }))).toEqual([
      'steps[0].move raymond/move/no-prohibited-terrain',
    ]);
    expect(planned(foot, [], { features: [fence] }).faults(go({ move: 4 }))).toEqual([]);
  });
});

describe('the edge of the table (raymond/move/table-edge)', () => {
  it('takes every stand that leaves it, even partly', () => {
    const { end, parts, faults } = planned({ at: [3, 48], stands: 'MPMP', facing: 'N' }).walk({
      kind: 'side-step',
      to: 'left',
      steps: [{ move: 1 }],
    });
    // Its left end stood at -0.15: the first stand is off.
    expect(faults).toEqual([]);
    expect(parts.map(part => part.lost)).toEqual([1, 0]);
    expect(end && layoutText(end.stands)).toBe('PMP');
    expect(end?.at.x).toBeCloseTo(2 + stand / 2, 6);
  });

  it('row by row, at the moment when they leave', () => {
    const { end, parts } = planned({ at: [48, 95], stands: 'MPM/PP.' }).walk(go({ move: 2 }));
    expect(parts).toMatchObject([
      { kind: 'straight', lost: 3 },
      { kind: 'straight', lost: 0 },
    ]);
    expect(parts[0]).toHaveProperty('length', expect.closeTo(1, 2));
    expect(end).toMatchObject({ formation: 'line' });
    expect(end && layoutText(end.stands)).toBe('PP');
  });

  it('and the whole unit in the end', () => {
    const { end, moved, faults } = planned({ at: [48, 95], stands: 'MPM' }).walk(go({ move: 4 }));
    expect(end).toBeNull();
    expect(moved).toBeCloseTo(1, 2);
    expect(faults).toEqual([]);
  });

  it('in a turn too', () => {
    const { end, parts } = planned({ at: [48, 94], stands: 'MMPPMM' }).walk(go({ turn: 90 }));
    expect(parts).toMatchObject([{ kind: 'pose', lost: 2 }]);
    expect(end && layoutText(end.stands)).toBe('PPMM');
  });

  it('but none may leave so that no valid formation is left (raymond/formation/must-be-valid)', () => {
    // Turned by 45 degrees its front left corner would go, and the rear row be wider than what is left of the front.
    const { faults } = planned({ at: [48, 94.5], stands: 'MMM/PPP' }).walk(go({ turn: 45 }, { move: 1 }));
    expect(faults.map(({ path, clause }) => `${path} ${clause}`)).toEqual([
      'steps[0].turn raymond/formation/must-be-valid',
    ]);
  });
});

describe('changes of formation in play (raymond/formation/change-about-front-centre)', () => {
  it('foot alone (raymond/actions/pike-and-musket-and-foot)', () => {
    const plan = planned({ at: [48, 48], stands: 'MMPMM' });
    const action = { kind: 'change-formation', change: { formation: 'mass', stands: 'MPM/MM.' } } as const;
    expect(plan.faults(action)).toEqual([]);
    expect(plan.walk(action).end).toMatchObject({ at: { x: 48, y: 48 }, facing: 0, formation: 'mass' });
  });

  it('and not as it manoeuvres', () => {
    const change = { formation: 'mass', stands: 'MPM/MM.' } as const;
    const plan = planned({ at: [48, 48], stands: 'MMPMM' });
    expect(plan.faults({ kind: 'manoeuvre', steps: [], before: change, after: change })).toEqual([
      'before raymond/actions/pike-and-musket-and-foot',
      'after raymond/actions/pike-and-musket-and-foot',
    ]);
  });

  it('horse before or after a manoeuvre, not both (raymond/actions/cavalry raymond/actions/compound-halves-optional)', () => {
    const plan = planned({ ...horse, stands: 'CCCC' });
    const change = { formation: 'mass', stands: 'CC/CC', stationary: 1, becomes: 1 } as const;
    const after = { formation: 'line', stands: 'CCCC', stationary: 1, becomes: 1 } as const;
    const steps = [{ move: 5 }];
    // The stationary stand is the second from the left, and the right one of two afterwards.
    expect(plan.walk({ kind: 'manoeuvre', steps, before: change })).toMatchObject({
      end: { formation: 'mass', at: { x: 48 - stand, y: 53 } },
      faults: [],
    });
    expect(plan.walk({ kind: 'manoeuvre', steps, after: change })).toMatchObject({
      end: { formation: 'mass', at: { x: 48 - stand, y: 53 } },
      faults: [],
    });
    expect(plan.faults({ kind: 'manoeuvre', steps: [], before: change })).toEqual([]);
    expect(plan.faults({ kind: 'manoeuvre', steps, before: change, after })).toEqual(['after raymond/actions/cavalry']);
  });

  it('only into a valid formation, with every fault of it', () => {
    const plan = planned({ at: [48, 48], stands: 'MMPMM' });
    expect(
      plan.faults({ kind: 'change-formation', change: { formation: 'mass', stands: 'MPM/M.', stationary: 4 } }),
    ).toEqual([
      'change.stands raymond/formation/change-rearrange-stands',
      'change.stationary raymond/formation/change-even-front',
    ]);
  });

  it('only where there is room', () => {
    const behind = { id: 'blue-2', at: [48, 46], stands: 'MMM' } as const;
    const plan = planned({ at: [48, 48], stands: 'MMPMM' }, [behind]);
    expect(plan.faults({ kind: 'change-formation', change: { formation: 'mass', stands: 'MPM/MM.' } })).toEqual([
      'change raymond/move/no-interpenetration',
    ]);
  });

  it('not after a failed charge (raymond/charge/failed-may-manoeuvre)', () => {
    const plan = planned({ ...horse, be: { phase: { ...farFromEnemies, chargeFailed: true } } });
    const change = { formation: 'mass', stands: 'CC/C.', becomes: 0 } as const;
    expect(plan.faults(go({ move: 5 }))).toEqual([]);
    expect(plan.faults({ kind: 'manoeuvre', steps: [], before: change })).toEqual([
      'before raymond/charge/failed-may-manoeuvre',
    ]);
  });
});

describe('dragoons mount and dismount', () => {
  const onFoot = { at: [48, 48], type: 'dragoon', stands: 'ddd/d..' } as const;
  const riding = { at: [48, 48], type: 'dragoon', stands: 'DDD/D..' } as const;

  it('the whole unit, as it stands (raymond/dragoons/mount-up raymond/dragoons/dismount raymond/dragoons/no-part-dismount)', () => {
    const mounted = planned(onFoot).walk({ kind: 'mount' });
    expect(mounted).toMatchObject({ end: { at: { x: 48, y: 48 }, facing: 0, formation: 'mass' }, faults: [] });
    expect(mounted.end && layoutText(mounted.end.stands)).toBe('DDD/D..');
    const dismounted = planned(riding).walk({ kind: 'dismount' });
    expect(dismounted.end && layoutText(dismounted.end.stands)).toBe('ddd/d..');
  });

  it('and then change formation, the other way round not (raymond/actions/dragoons)', () => {
    const action = { kind: 'dismount', change: { formation: 'defensive mass', stands: 'dd/dd', becomes: 0 } } as const;
    const { end, faults } = planned(riding).walk(action);
    expect(faults).toEqual([]);
    expect(end).toMatchObject({ formation: 'defensive mass' });
  });

  it('in the saddle they form no defensive mass', () => {
    const action = { kind: 'mount', change: { formation: 'defensive mass', stands: 'DD/DD', becomes: 0 } } as const;
    expect(planned(onFoot).faults(action)).toEqual(['change.formation raymond/formation/defensive-mass-foot-only']);
  });
});

describe('artillery', () => {
  const guns = { at: [48, 48], type: 'artillery', guns: 'frame-guns' } as const;

  it('prolongs by hand, with turns (raymond/artillery/prolong)', () => {
    const action = { kind: 'prolong', steps: [{ turn: 90 }, { move: 3 }] } as const;
    expect(planned(guns).walk(action)).toMatchObject({ end: { at: { x: 51, y: 48 }, facing: 90 }, faults: [] });
    expect(planned({ ...guns, guns: 'light-guns' }).faults(action)).toEqual(['steps raymond/move/allowances']);
  });

  it('manoeuvres when limbered (raymond/artillery/limbered-manoeuvre)', () => {
    expect(planned({ ...guns, limbered: true }).faults(go({ move: 2 }, { turn: 45 }, { move: 2 }))).toEqual([]);
    expect(planned({ ...guns, limbered: true }).faults(go({ move: 4.5 }))).toEqual(['steps raymond/move/allowances']);
  });

  it('limbers up where it stands, and is turned as it is set up (raymond/artillery/limber-up raymond/artillery/unlimber)', () => {
    expect(planned(guns).walk({ kind: 'limber' })).toMatchObject({
      moved: 0,
      end: { at: { x: 48, y: 48 } },
      faults: [],
    });
    expect(planned({ ...guns, limbered: true }).walk({ kind: 'unlimber', turn: 135 })).toMatchObject({
      moved: 0,
      end: { facing: 135 },
      faults: [],
    });
  });
});

describe('flowing around single stands (raymond/flow/mounted-only)', () => {
  const general = (x: number, y: number) => ({ id: 'blue-2', at: [x, y], type: 'command', rank: 'commander' }) as const;

  it('of one’s own side, as if they were not there (raymond/flow/manoeuvring raymond/flow/as-if-absent)', () => {
    const { faults, because } = planned(horse, [general(48, 54)]).walk(go({ move: 10 }));
    expect(faults).toEqual([]);
    expect(because.map(({ clause }) => clause)).toContain('raymond/flow/as-if-absent');
  });

  it('not for foot, not around two stands, not around the enemy', () => {
    const two = { id: 'blue-2', at: [48, 51.5], stands: 'MM' } as const;
    expect(planned(foot, [general(48, 51.5)]).faults(go({ move: 4 }))).toEqual([
      'steps[0].move raymond/move/no-interpenetration',
    ]);
    expect(planned(horse, [two]).faults(go({ move: 10 }))).toEqual(['steps[0].move raymond/move/no-interpenetration']);
    const enemy = { id: 'red-1', at: [48, 54], type: 'command', rank: 'commander' } as const;
    expect(planned(horse, [enemy]).faults(go({ move: 10 }))).toEqual([
      'steps[0].move raymond/charge/only-way-into-contact',
    ]);
  });

  it('wholly past, or not at all (raymond/flow/must-pass-completely)', () => {
    // Its rear, a stand behind its front, must be past the front of the other.
    const past = 6 + stand;
    expect(planned(horse, [general(48, 54)]).faults(go({ move: past }))).toEqual([]);
    expect(planned(horse, [general(48, 54)]).faults(go({ move: past - 0.01 }))).toEqual([
      'steps[0].move raymond/flow/must-pass-completely',
    ]);
    // Who comes out again where it went in has not flowed around anybody.
    expect(planned(horse, [general(48, 54)]).faults(go({ move: 5 }, { aboutFace: true }, { move: 6 }))).toEqual([]);
  });
});

describe('laws of movement', () => {
  const steps: fc.Arbitrary<readonly Step[]> = fc.array(
    fc.oneof(
      fc.record({ move: fc.integer({ min: 1, max: 60 }).map(n => n / 10) }),
      fc.record({ turn: fc.integer({ min: -180, max: 180 }) }),
      fc.constant({ aboutFace: true as const }),
    ),
    { maxLength: 5 },
  );
  const others = [
    { id: 'blue-2', at: [44, 54], stands: 'MMM/MM.' },
    { id: 'blue-3', at: [54, 46], type: 'command', rank: 'commander' },
    { id: 'red-1', at: [48, 58], stands: 'MMMM' },
    { id: 'red-2', at: [58, 52], type: 'cavalry', stands: 'CC/CC' },
  ] as const;

  it('who may go a way ends it within its allowance, on nobody and in contact with nobody', () => {
    fc.assert(
      fc.property(steps, way => {
        const { walk, state, rules } = planned(horse, others);
        const { end, moved, faults } = walk(go(...way));
        if (faults.length > 0 || end === null) return;
        const units = Object.values(state.units).filter(({ id }) => id !== 'blue-1');
        expect(moved).toBeLessThanOrEqual(14);
        expect(overlapsAny(end, units, rules)).toBe(false);
        expect(units.some(({ side, ...unit }) => side === 'red' && touches(end, unit, rules))).toBe(false);
      }),
    );
  });

  it('double-time keeps its distance at every point of the way', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 10, max: 30 }), (way, away) => {
        const enemy = { id: 'red-1', at: [48, 50 + away], stands: 'MMMM' } as const;
        const { walk, state, rules } = planned({ ...horse, be: { phase: farFromEnemies } }, [enemy]);
        const { parts, faults } = walk({ kind: 'manoeuvre', steps: way, doubleTime: true });
        const red = state.units['red-1'];
        if (faults.length > 0 || red === undefined) return;
        for (const part of parts) {
          if (part.to !== null) expect(gapBetween(part.to, red, rules)).toBeGreaterThanOrEqual(18);
        }
      }),
    );
  });
});
