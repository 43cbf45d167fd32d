import { describe, expect, it } from 'vitest';
import { movementAllowances } from '../../src/rulesets/raymond/book/charts/movement.js';
import { actionFault, actionsOf, allowanceOf, openActions } from '../../src/rulesets/raymond/movement/actions.js';
import { type Gait, raymondRules } from '../../src/rulesets/raymond/rules.js';
import { freshPhase, type Unit } from '../../src/rulesets/raymond/state.js';
import type { ActionKind } from '../../src/rulesets/raymond/terms.js';
import type { GunKind } from '../../src/rulesets/raymond/troops.js';
import { unitAs } from './formed.js';

const foot = unitAs('blue-1', 'pike-and-musket', 'MPM');
const square = unitAs('blue-1', 'pike-and-musket', 'MPM/PPP', { formation: 'defensive mass' });
const horse = unitAs('blue-1', 'cavalry', 'CCC');
const dragoons = unitAs('blue-1', 'dragoon', 'ddd');
const riding = unitAs('blue-1', 'dragoon', 'DDD', { mounted: true });
const guns = (kind: GunKind, limbered = false) => unitAs('blue-1', 'artillery', 'l', { guns: kind, limbered });
const general = unitAs('blue-1', 'command', 'G', { rank: 'commander' });

describe('what a unit may do, one of it (raymond/move/one-action)', () => {
  it.each<[string, Unit, readonly ActionKind[]]>([
    [
      'pike and musket (raymond/actions/pike-and-musket-and-foot)',
      foot,
      ['change-formation', 'manoeuvre', 'step-back', 'side-step', 'charge'],
    ],
    [
      'Foot (raymond/actions/pike-and-musket-and-foot)',
      unitAs('blue-1', 'foot', 'HLH'),
      ['change-formation', 'manoeuvre', 'step-back', 'side-step', 'charge'],
    ],
    [
      'dragoons on foot, who may do either part alone (raymond/actions/dragoons raymond/actions/compound-halves-optional)',
      dragoons,
      ['change-formation', 'manoeuvre', 'charge', 'mount'],
    ],
    [
      'dragoons in the saddle (raymond/actions/dragoons)',
      riding,
      ['change-formation', 'manoeuvre', 'charge', 'dismount'],
    ],
    ['horse (raymond/actions/cavalry)', horse, ['change-formation', 'manoeuvre', 'charge']],
    [
      'heavy horse (raymond/actions/cavalry)',
      unitAs('blue-1', 'heavy-cavalry', 'XX'),
      ['change-formation', 'manoeuvre', 'charge'],
    ],
    ['commanders (raymond/actions/command)', general, ['manoeuvre']],
    ['guns set up (raymond/actions/unlimbered-artillery)', guns('light-guns'), ['prolong', 'limber']],
    ['guns limbered (raymond/actions/limbered-artillery)', guns('light-guns', true), ['manoeuvre', 'unlimber']],
  ])('%s', (_, unit, actions) => {
    expect(actionsOf(unit)).toEqual(actions);
  });

  it('a defensive mass neither charges nor steps anywhere (raymond/charge/not-defensive-mass raymond/stepback/who raymond/sidestep/who)', () => {
    expect(actionsOf(square)).toEqual(['change-formation', 'manoeuvre']);
    expect(actionFault(square, 'charge')?.clause).toBe('raymond/charge/not-defensive-mass');
    expect(actionFault(square, 'step-back')?.clause).toBe('raymond/stepback/who');
    expect(actionFault(square, 'side-step')?.clause).toBe('raymond/sidestep/who');
  });

  it('only foot units step back or to the side (raymond/stepback/who raymond/sidestep/who)', () => {
    expect(actionFault(horse, 'step-back')?.clause).toBe('raymond/stepback/who');
    expect(actionFault(horse, 'side-step')?.clause).toBe('raymond/sidestep/who');
    expect(actionFault(dragoons, 'step-back')?.clause).toBe('raymond/actions/dragoons');
  });

  it('a single stand does not charge, whatever it is (raymond/charge/not-single-stand)', () => {
    for (const unit of [unitAs('blue-1', 'foot', 'H'), unitAs('blue-1', 'heavy-cavalry', 'X'), general]) {
      expect(actionsOf(unit)).not.toContain('charge');
      expect(actionFault(unit, 'charge')?.clause).toBe('raymond/charge/not-single-stand');
    }
  });

  it('artillery does not charge (raymond/charge/not-artillery)', () => {
    expect(actionFault(guns('frame-guns'), 'charge')?.clause).toBe('raymond/charge/not-artillery');
    expect(actionFault(guns('frame-guns', true), 'charge')?.clause).toBe('raymond/charge/not-artillery');
  });

  it('only dragoons mount and dismount (raymond/dragoons/only-dragoons-dismount raymond/units/cavalry-no-dismount)', () => {
    for (const unit of [horse, general, foot]) {
      expect(actionFault(unit, 'dismount')?.clause).toBe('raymond/dragoons/only-dragoons-dismount');
    }
  });

  it('who is mounted cannot mount, who is on foot cannot dismount (raymond/dragoons/two-states)', () => {
    expect(actionFault(riding, 'mount')).toMatchObject({
      path: 'kind',
      clause: 'raymond/dragoons/two-states',
      mend: 'choose one of change-formation, manoeuvre, charge, dismount',
    });
    expect(actionFault(dragoons, 'dismount')?.clause).toBe('raymond/dragoons/two-states');
  });

  it('dragoons in a defensive mass cannot mount up (raymond/dragoons/mount-up)', () => {
    const unit = unitAs('blue-1', 'dragoon', 'dd/dd', { formation: 'defensive mass' });
    expect(actionsOf(unit)).toEqual(['change-formation', 'manoeuvre']);
    expect(actionFault(unit, 'mount')?.clause).toBe('raymond/dragoons/mount-up');
  });
});

describe('what is still open to it in a phase', () => {
  it('nothing to who began it in contact (raymond/move/in-contact-frozen raymond/dragoons/not-in-contact)', () => {
    const phase = { ...freshPhase(), engaged: true };
    expect(openActions({ ...foot, phase })).toEqual([]);
    expect(actionFault({ ...foot, phase }, 'manoeuvre')?.clause).toBe('raymond/move/in-contact-frozen');
    expect(actionFault({ ...dragoons, phase }, 'mount')?.clause).toBe('raymond/dragoons/not-in-contact');
    expect(actionFault({ ...riding, phase }, 'dismount')?.clause).toBe('raymond/dragoons/not-in-contact');
  });

  it('nothing to who has moved (raymond/move/one-at-a-time)', () => {
    const phase = { ...freshPhase(), done: true };
    expect(openActions({ ...foot, phase })).toEqual([]);
    expect(actionFault({ ...foot, phase }, 'manoeuvre')?.clause).toBe('raymond/move/one-at-a-time');
  });

  it('a manoeuvre to who failed to charge (raymond/charge/failed-may-manoeuvre)', () => {
    const phase = { ...freshPhase(), chargeFailed: true };
    expect(openActions({ ...foot, phase })).toEqual(['manoeuvre']);
    expect(actionFault({ ...foot, phase }, 'charge')?.clause).toBe('raymond/charge/failed-may-manoeuvre');
    expect(actionFault({ ...foot, phase }, 'change-formation')?.clause).toBe('raymond/charge/failed-may-manoeuvre');
  });

  it('nothing to who has left', () => {
    expect(openActions({ ...foot, gone: 'routed' })).toEqual([]);
    expect(actionFault({ ...foot, gone: 'routed' }, 'manoeuvre')?.problem).toBe('blue-1 has left the battle');
  });
});

describe('how far it goes (raymond/move/allowances)', () => {
  const rows: readonly [Gait, Unit, ActionKind][] = [
    ['pike-and-musket', foot, 'manoeuvre'],
    ['pike-and-musket', dragoons, 'manoeuvre'],
    ['foot', unitAs('blue-1', 'foot', 'HH'), 'manoeuvre'],
    ['defensive-mass', square, 'manoeuvre'],
    ['foot-stepping-back', foot, 'step-back'],
    ['foot-side-stepping', foot, 'side-step'],
    ['mounted-dragoons', riding, 'manoeuvre'],
    ['cavalry', horse, 'manoeuvre'],
    ['heavy-cavalry', unitAs('blue-1', 'heavy-cavalry', 'XX'), 'manoeuvre'],
    ['commanders', general, 'manoeuvre'],
    ['prolong-frame-guns', guns('frame-guns'), 'prolong'],
    ['prolong-light-guns', guns('light-guns'), 'prolong'],
    ['prolong-heavy-guns', guns('heavy-guns'), 'prolong'],
    ['limbered-artillery', guns('heavy-guns', true), 'manoeuvre'],
  ];

  it.each(rows)('%s', (gait, unit, kind) => {
    const row = movementAllowances.cells[gait];
    expect(allowanceOf(unit, kind)).toBe(row.move);
    expect(allowanceOf(unit, kind, true)).toBe(row['double-time']);
    if (kind === 'manoeuvre') expect(allowanceOf(unit, 'charge')).toBe(row.charge);
  });

  it('double-time is twice the move wherever there is any (raymond/move/double-time-effect)', () => {
    for (const { move, doubleTime } of Object.values(raymondRules().movement.allowances)) {
      expect(doubleTime === null || doubleTime === 2 * (move ?? 0)).toBe(true);
    }
  });

  it('artillery and defensive masses have none (raymond/move/double-time-excluded)', () => {
    for (const kind of ['frame-guns', 'light-guns', 'heavy-guns'] as const) {
      expect(allowanceOf(guns(kind), 'prolong', true)).toBeNull();
      expect(allowanceOf(guns(kind, true), 'manoeuvre', true)).toBeNull();
    }
    expect(allowanceOf(square, 'manoeuvre', true)).toBeNull();
  });
});
