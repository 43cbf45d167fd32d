import { type Reason, reasonFor } from '../../../rulebook/index.js';
import type { PassedColumn, PassingRow } from '../rules/movement/manoeuvres.js';
import { wrgRules } from '../rules.js';
import { type Manner, type Mover, type MovingRules, rides, typeMoving } from './mover.js';

/** One body of troops that passes through friends. */
export interface Passage {
  readonly mover: Mover;
  readonly manner?: Manner;
  readonly passed: {
    readonly mover: Mover;
    readonly manner?: Manner;
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
  { mover, manner = {}, passed, evading = false }: Passage,
  rules: MovingRules = wrgRules(),
): PassageResult {
  const row = lightKind(mover, manner, rules) ?? 'others';
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

function columnOf({ mover, manner = {}, stationary }: Passage['passed'], rules: MovingRules): PassedColumn {
  if (!stationary || manner.disorganised === true || manner.routing === true) return 'moving-or-disorganised';
  return lightKind(mover, manner, rules) === undefined
    ? 'stationary-others-in-good-order'
    : 'stationary-lc-or-li-in-good-order';
}

function lightKind(mover: Mover, manner: Manner, rules: MovingRules): Exclude<PassingRow, 'others'> | undefined {
  if (rides(mover, manner, rules)) return undefined;
  const type = typeMoving(mover, manner, rules);
  return type === 'li' || type === 'lc' ? type : undefined;
}
