import { type Reason, reasonFor } from '../../../rulebook/index.js';
import type { PassedColumn, PassingRow } from '../rules/movement/manoeuvres.js';
import { wrgRules } from '../rules.js';
import { type Bearing, type Mover, type MovingRules, rides, typeMoving } from './mover.js';

/** One body of troops that passes through friends. */
export interface Passage {
  readonly mover: Mover;
  readonly bearing?: Bearing;
  readonly passed: {
    readonly mover: Mover;
    readonly bearing?: Bearing;
    /** They have not moved this period. */
    readonly stationary: boolean;
  };
  /** The movers evade. */
  readonly evading?: boolean;
}

/** What a passage does. */
export interface PassageResult {
  /** Both bodies are disorganised. */
  readonly disorganises: boolean;
  readonly because: readonly Reason[];
}

/**
 * Whether troops that pass through friends disorganise both: light infantry passes through anybody who stands in good order, light
 * cavalry through such light troops, and nobody else does without harm.
 *
 * Source: Movement > Interpenetration.
 *
 * @clause wrg/interpenetration/light-infantry
 * @clause wrg/interpenetration/light-cavalry
 * @clause wrg/interpenetration/others
 * @clause wrg/evade/through-friends
 */
export function interpenetrates(
  { mover, bearing = {}, passed, evading = false }: Passage,
  rules: MovingRules = wrgRules(),
): PassageResult {
  const row = lightKind(mover, bearing, rules) ?? 'others';
  const free = rules.movement.manoeuvres.passes[row][columnOf(passed, rules)];
  if (free) {
    const clause = row === 'li' ? 'wrg/interpenetration/light-infantry' : 'wrg/interpenetration/light-cavalry';
    return { disorganises: false, because: [reasonFor(clause, 'light troops through steady friends', 'no harm')] };
  }
  if (evading && !rules.movement.evades.throughFriendsDisorganises) {
    return { disorganises: false, because: [reasonFor('wrg/evade/through-friends', 'evading', 'no harm')] };
  }
  const because = [reasonFor('wrg/interpenetration/others', 'one body passes through another', 'both disorganised')];
  return { disorganises: true, because };
}

function columnOf({ mover, bearing = {}, stationary }: Passage['passed'], rules: MovingRules): PassedColumn {
  if (!stationary || bearing.disorganised === true || bearing.routing === true) return 'moving-or-disorganised';
  return lightKind(mover, bearing, rules) === undefined
    ? 'stationary-others-in-good-order'
    : 'stationary-lc-or-li-in-good-order';
}

function lightKind(mover: Mover, bearing: Bearing, rules: MovingRules): Exclude<PassingRow, 'others'> | undefined {
  if (rides(mover, bearing, rules)) return undefined;
  const type = typeMoving(mover, bearing, rules);
  return type === 'li' || type === 'lc' ? type : undefined;
}
