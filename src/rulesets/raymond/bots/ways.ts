/** The ways of a unit that the commander tries, and the first of them that the rules allow. */
import { normalBearing } from '../../../table/index.js';
import type { Field } from '../field.js';
import { allowanceOf } from '../movement/actions.js';
import { type WalkedAction, walk } from '../movement/movement.js';
import type { Formed, Unit } from '../state.js';
import type { Action, Step } from '../terms.js';
import { isArtillery } from '../units.js';

/** To go straight there, or as far off that line as friends and ground in the way demand, in degrees. */
const swerves: readonly number[] = [0, 15, -15, 35, -35, 60, -60];

/** The turn from one bearing to another, -180 to 180. */
export function turnTo(from: number, to: number): number {
  const turn = normalBearing(to - from);
  return turn > 180 ? turn - 360 : turn;
}

/** A turn as a step; none where it is hardly one. */
export function turning(from: number, to: number): readonly Step[] {
  const turn = turnTo(from, to);
  return Math.abs(turn) < 1 ? [] : [{ turn }];
}

/** The steps of a march of some length on a bearing, at the end of which a unit faces so; where it goes nowhere it only turns. */
export function marchTo(from: number, bearing: number, length: number, facing: number): readonly Step[] {
  const move = inches(length);
  return move === 0 ? turning(from, facing) : [...turning(from, bearing), { move }, ...turning(bearing, facing)];
}

/** Stays where it is. */
export function stay(unit: Unit): Action {
  return isArtillery(unit) && !unit.limbered ? { kind: 'prolong', steps: [] } : { kind: 'manoeuvre', steps: [] };
}

/** Where a way leads, with all that stays on the table; `undefined` when it is forbidden or leaves the table. */
export function endOf(unit: Unit, action: WalkedAction, field: Field): Formed | undefined {
  const { end, faults } = walk(unit, action, field);
  return faults.length > 0 || end === null || end.stands.length < unit.stands.length ? undefined : end;
}

/** The first way that may be gone, or to stay. */
export function firstLegal(unit: Unit, wanted: readonly WalkedAction[], field: Field): Action {
  return wanted.find(action => endOf(unit, action, field) !== undefined) ?? stay(unit);
}

/** Ways to go on a bearing, so many inches at most: as far and as straight as can be first, at double-time if it may. */
export function marches(unit: Unit, bearing: number, atMost: number, field: Field): readonly WalkedAction[] {
  const march = (doubleTime: boolean): readonly WalkedAction[] => {
    const allowance = allowanceOf(unit, 'manoeuvre', doubleTime, field.rules) ?? 0;
    return swerves.flatMap(swerve =>
      [1, 0.5].flatMap((part): WalkedAction[] => {
        const steps = marchTo(unit.facing, bearing + swerve, Math.min(allowance * part, atMost), bearing + swerve);
        return steps.length === 0 ? [] : [{ kind: 'manoeuvre', steps, ...(doubleTime ? { doubleTime } : {}) }];
      }),
    );
  };
  const hurries = unit.phase.mayDoubleTime && !isArtillery(unit);
  return hurries ? [...march(true), ...march(false)] : march(false);
}

/** A length as it is ordered: whole hundredths, never more than it is, never less than nothing. */
export function inches(length: number): number {
  return Math.max(0, Math.floor(length * 100) / 100);
}
