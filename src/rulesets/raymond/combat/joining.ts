import type { SideId } from '../../../battle/index.js';
import { advanceUntilGround, toGrid } from '../../../table/index.js';
import { inCommand } from '../army/command.js';
import type { Field } from '../field.js';
import { blocksOf } from '../formation/formation.js';
import { barredTo, type Leg, runUp } from '../movement/legs.js';
import type { Formed, Unit } from '../state.js';
import { classOf, isArtillery, isSingle, unitsOnTable } from '../units.js';
import { isEngaged } from './contact.js';

/** A unit that could join in, and how. */
export interface JoinCandidate {
  readonly unit: Unit;
  /** The enemy that it would come upon. */
  readonly target: Unit;
  /** How far it has to go straight ahead, in inches. */
  readonly distance: number;
  /** As it stands then. */
  readonly to: Formed;
  /** Stands that leave the table on the way. */
  readonly lost: number;
  /** In command: it need not test. */
  readonly inCommand: boolean;
}

/**
 * The units of a side that could join in a combat as things stand, in the order of the scenario: near enough, straight before
 * an enemy that touches another unit of theirs, with neither units nor barred ground on the way.
 *
 * Source: Can a unit in close proximity to a hand-to-hand combat join in?
 *
 * @clause raymond/joinin/who
 * @clause raymond/joinin/in-command-automatic
 * @clause raymond/joinin/failure
 */
export function joinCandidates(side: SideId, field: Field): readonly JoinCandidate[] {
  return unitsOnTable(field.units)
    .filter(unit => unit.side === side && mayJoinIn(unit, field))
    .flatMap(unit => {
      const way = wayIn(unit, field);
      return way === undefined ? [] : [{ unit, ...way, inCommand: inCommand(unit, field, field.rules) }];
    });
}

/**
 * Whether a unit is one that may join in at all, wherever it stands: not in contact, not spent by a failed test, and no guns,
 * no defensive mass, no single stand.
 *
 * @clause raymond/joinin/not-artillery
 * @clause raymond/joinin/not-defensive-mass
 * @clause raymond/joinin/not-single-stand
 */
function mayJoinIn(unit: Unit, field: Field): boolean {
  if (unit.phase.done || isArtillery(unit) || unit.formation === 'defensive mass' || isSingle(unit)) return false;
  return !isEngaged(unit, field, field.rules);
}

/**
 * The straight way of a unit into a combat, if it has one: the first thing that it touches is one enemy alone, and that enemy
 * is in contact with another unit of its side (`raymond/ruling/join-in-touches`).
 *
 * @clause raymond/joinin/distance
 * @clause raymond/joinin/straight-forward
 * @clause raymond/joinin/no-other-units-touched
 * @clause raymond/joinin/no-prohibited-terrain
 */
function wayIn(unit: Unit, field: Field): Omit<JoinCandidate, 'unit' | 'inCommand'> | undefined {
  const { table, rules } = field;
  const others = unitsOnTable(field.units).filter(({ id }) => id !== unit.id);
  const { legs, distance, touches, to } = runUp(unit, others, rules.melee.joinIn, field);
  const [target, ...more] = touches;
  if (target === undefined || to === null || more.length > 0 || target.side === unit.side) return undefined;
  if (!isEngaged(target, field, rules)) return undefined;
  const isBarred = barredTo(classOf(unit), field, true);
  const isClear = ({ from, bearing, length }: Leg) =>
    advanceUntilGround(blocksOf(from, rules), bearing, table, isBarred, length).feature === undefined;
  if (!legs.every(isClear)) return undefined;
  return { target, distance: toGrid(distance), to, lost: legs.reduce((sum, leg) => sum + leg.lost, 0) };
}
