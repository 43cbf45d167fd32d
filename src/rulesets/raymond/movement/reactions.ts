import { counted, type Violation } from '../../../rulebook/index.js';
import {
  advanceUntilGround,
  groundOfZone,
  type Passage,
  passageThrough,
  reachInto,
  stripAhead,
  toGrid,
} from '../../../table/index.js';
import { contactsOf, gapBetween, isEngaged, isWithin, mayBeWithin } from '../combat/contact.js';
import type { Field } from '../field.js';
import { blocksOf, frontCorners } from '../formation/formation.js';
import { type RaymondRules, raymondRules } from '../rules.js';
import type { Formed, Unit } from '../state.js';
import type { Step } from '../terms.js';
import { classOf, enemiesOf, isSingle, unitsOnTable } from '../units.js';
import { barredTo, type Run, runUp, straightWay } from './legs.js';
import { walkBack } from './movement.js';
import type { StraightPart, Walk } from './walking.js';

/** A part of an enemy's straight movement during which a unit may intercept it, in inches from the start of that movement. */
export interface InterceptChance extends Passage {
  readonly unit: Unit;
}

/**
 * Whether a unit may intercept at all in the phase being played: mounted, of two stands or more, in contact with no enemy, and it
 * has not reacted yet.
 *
 * Source: Reactions.
 *
 * @clause raymond/reactions/once-per-phase
 * @clause raymond/intercept/who
 * @clause raymond/intercept/not-single-stand
 */
export function mayIntercept(unit: Unit, field: Field): boolean {
  return isFreeToReact(unit) && !isSingle(unit) && !isEngaged(unit, field, field.rules);
}

function isFreeToReact(unit: Unit): boolean {
  return unit.gone === null && classOf(unit) === 'mounted' && !unit.phase.reacted && !unit.phase.done;
}

/**
 * Who may intercept a unit on a straight part of its way, and on which stretches of it: those on which it moves wholly or partly
 * in the zone of a unit that may react, with nobody nearer in the zone and no ground there that bars the charge. Earliest first.
 * While it flows around another unit it cannot be stopped: it would have had to be past.
 *
 * Source: Reactions.
 *
 * @clause raymond/intercept/trigger-movement
 * @clause raymond/intercept/not-trigger
 * @clause raymond/intercept/zone
 * @clause raymond/intercept/target-in-zone
 * @clause raymond/intercept/no-unit-between
 * @clause raymond/intercept/no-terrain-between
 * @clause raymond/intercept/counter-charge
 * @clause raymond/intercept/several-attempts
 * @clause raymond/flow/must-pass-completely
 */
export function interceptChances(mover: Unit, part: StraightPart, field: Field): readonly InterceptChance[] {
  return enemiesOf(mover, field)
    .filter(unit => isSeenAhead(unit, part, field) && mayIntercept(unit, field))
    .flatMap(unit => stretchesInZone(unit, mover, part, field).map(stretch => ({ ...stretch, unit })))
    .sort((a, b) => a.from - b.from);
}

/** Deeper than touch on every edge of a zone: who is so far in it is met by whoever charges along it. */
const WITHIN = 0.002;

/** What the zone is deeper for who stands at its very end: out to 9 inches holds 9, and no thousandth more. */
const AT_THE_END = WITHIN + 0.0004;

/** Whether a mover comes into the zone of a unit, whatever else is there: most never do. */
function isSeenAhead(unit: Unit, part: StraightPart, field: Field): boolean {
  const { interceptZone } = field.rules.reactions;
  const isNear = mayBeWithin(unit, part.from, interceptZone + part.length, field.rules);
  return isNear && stretchesWithin(interceptZone, unit, part, field).length > 0;
}

/** The stretches on which a mover is in the zone of a unit, that being so deep. */
function stretchesWithin(depth: number, unit: Unit, part: StraightPart, { rules }: Field): readonly Passage[] {
  const whole = depth >= rules.reactions.interceptZone;
  const zone = groundOfZone(stripAhead(...frontCorners(unit, rules), whole ? depth + AT_THE_END : depth));
  return blocksOf(part.from, rules).flatMap(
    block => passageThrough(block, part.bearing, zone, part.length, WITHIN) ?? [],
  );
}

function stretchesInZone(unit: Unit, mover: Unit, part: StraightPart, field: Field): readonly Passage[] {
  const depth = clearDepth(unit, mover, field);
  if (depth <= 0) return [];
  return joined(stretchesWithin(depth, unit, part, field))
    .flatMap(stretch => without(stretch, part.flows))
    .filter(({ from, to }) => toGrid(to - from) > 0);
}

/**
 * How deep the zone of a unit is, up to where something else in it comes first. Whoever is just as near as the target is not
 * between them.
 */
function clearDepth(unit: Unit, mover: Unit, field: Field): number {
  const { table, rules } = field;
  const { interceptZone } = rules.reactions;
  const zone = stripAhead(...frontCorners(unit, rules), interceptZone);
  const others = unitsOnTable(field.units).filter(other => other.id !== mover.id && other.id !== unit.id);
  const nearest = others
    .flatMap(other => blocksOf(other, rules))
    .flatMap(block => reachInto(zone, block) ?? [])
    .map(reach => reach + 2 * WITHIN);
  const barred = barredTo(classOf(unit), field, true);
  const ground = advanceUntilGround(blocksOf(unit, rules), unit.facing, table, barred, interceptZone).distance;
  // Who would lose stands over the edge of the table on its way holds back.
  const edge = straightWay(unit, unit.facing, interceptZone, field).legs[0]?.length ?? 0;
  return Math.min(interceptZone, ground, edge, ...nearest);
}

/** Stretches in order, those that overlap made one. */
function joined(stretches: readonly Passage[]): readonly Passage[] {
  const result: Passage[] = [];
  for (const stretch of [...stretches].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last === undefined || stretch.from > last.to) result.push(stretch);
    else result[result.length - 1] = { from: last.from, to: Math.max(last.to, stretch.to) };
  }
  return result;
}

/** A stretch without the parts of it that are taken out. */
function without(stretch: Passage, out: readonly Passage[]): readonly Passage[] {
  return out.reduce<readonly Passage[]>(
    (left, { from, to }) =>
      left
        .flatMap(part => [
          { from: part.from, to: Math.min(part.to, from) },
          { from: Math.max(part.from, to), to: part.to },
        ])
        .filter(part => part.from < part.to),
    [stretch],
  );
}

/**
 * The run of a unit that intercepts: straight ahead, without any turn, until it touches the enemy where that stands. It flows
 * around nobody.
 *
 * Source: Reactions.
 *
 * @clause raymond/intercept/move
 * @clause raymond/flow/not-intercepting
 */
export function interceptRun(unit: Unit, target: Unit, field: Field): Run {
  return runUp(unit, [target], field.rules.reactions.interceptZone, field);
}

/**
 * Whether a unit that has been charged may recoil: mounted, even of one stand, in contact with no enemy but the charger, and it
 * has not reacted in this phase. It need not test.
 *
 * Source: Reactions.
 *
 * @clause raymond/recoil/who
 * @clause raymond/recoil/no-test
 * @clause raymond/reactions/once-per-phase
 */
export function mayRecoil(unit: Unit, charger: Unit, field: Field): boolean {
  return isFreeToReact(unit) && contactsOf(unit, field, field.rules).every(({ id }) => id === charger.id);
}

/**
 * Everything that forbids the end of a recoil: it lies at least and at most so far from the charger, and far enough from all
 * others of its side.
 *
 * Source: Reactions.
 *
 * @clause raymond/recoil/destination
 */
export function placeFaults(
  end: Formed,
  charger: Unit,
  field: Pick<Field, 'units'>,
  rules: RaymondRules = raymondRules(),
): readonly Violation[] {
  const { recoil, recoilClearance } = rules.reactions;
  const clause = 'raymond/recoil/destination';
  const faults: Violation[] = [];
  const gap = gapBetween(end, charger, rules);
  if (gap < recoil.from || gap > recoil.to) {
    faults.push({
      path: 'steps',
      problem: `the recoil ends ${counted(gap, 'inch', 'inches')} from ${charger.id}`,
      mend: `end it ${recoil.from} to ${counted(recoil.to, 'inch', 'inches')} away`,
      clause,
    });
  }
  for (const other of unitsOnTable(field.units)) {
    if (other.side !== charger.side || other.id === charger.id) continue;
    if (!isWithin(end, other, recoilClearance, rules)) continue;
    const near = gapBetween(end, other, rules);
    if (near >= recoilClearance) continue;
    faults.push({
      path: 'steps',
      problem: `the recoil ends ${counted(near, 'inch', 'inches')} from ${other.id}`,
      mend: `end it at least ${counted(recoilClearance, 'inch', 'inches')} from every unit of that side`,
      clause,
    });
  }
  return faults;
}

/**
 * The way of a recoil, with everything that forbids it: on the way, and at its end. Paths begin within the answer.
 *
 * Source: Reactions.
 *
 * @clause raymond/recoil/destination
 * @clause raymond/recoil/movement-rules
 */
export function recoilOf(unit: Unit, charger: Unit, steps: readonly Step[], field: Field): Walk {
  const walked = walkBack(unit, steps, field);
  const { end, faults } = walked;
  if (end !== null) return { ...walked, faults: [...faults, ...placeFaults(end, charger, field, field.rules)] };
  const clause = 'raymond/recoil/destination';
  const off = {
    path: 'steps',
    problem: `${unit.id} would leave the table`,
    mend: 'end the recoil on it',
    clause,
  } as const;
  return { ...walked, faults: [...faults, off] };
}
