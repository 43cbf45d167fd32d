import type { Reaction } from '../../common/morale.js';
import type { Order } from '../../common/orders.js';
import type { Going } from '../../common/turn/period.js';
import type { AncientState, AncientUnit } from '../state.js';
import type { AncientContext } from '../terms.js';
import type { AncientField } from './field.js';

/** How a unit goes that carries a ladder, pushes a tower or ram, or stands ready at a wall; `undefined`: siege does not concern it. For `Period.going`. */
export function siegeGoing(_unit: AncientUnit, _order: Order | null, _field: AncientField): Going | undefined {
  return undefined;
}

/** Siege work at the end of the movement, contacts known: gear follows its unit and is set up, rams batter, climbers go up unopposed, storming contacts are made. Called last in the movement phase. */
export function siegeAfterMovement(_state: AncientState, _context: AncientContext): void {}

/** Whoever has beaten those on top of a wall takes their place. Called last in the morale phase. */
export function takeWalls(_state: AncientState, _context: AncientContext): void {}

/** What a unit does with a reaction: inside a castle it absorbs poor ones, until it can no more and is removed. Says what is left to carry out. For the morale phase. */
export function reactionInside(
  _unit: AncientUnit,
  reaction: Reaction,
  _state: AncientState,
  _context: AncientContext,
): Reaction {
  return reaction;
}
