import { type Reason, reasonFor } from '../../../../../rulebook/index.js';
import { type Bearing, bearingTo, bodyCentre, quadOf, sideToward } from '../../../../../table/index.js';
import { standsAcrossWall } from '../../../siege/walls.js';
import type { Unit } from '../../../state.js';
import { whoWouldCharge } from '../../declaring/reach.js';
import type { Field } from '../../field.js';
import { frontWithRoom, type Leaving, nearerFront } from './room-to-turn.js';

/** How a body turns where it stands: not at all, where nothing is said of how it faces; and why it does not come round to whom it ought to face. */
export interface Turning {
  readonly facing?: Bearing;
  readonly because: readonly Reason[];
}

/**
 * How a body faces that halts in the reach of a charge: toward whoever is nearest of those who would come upon it, if he came at its flank or rear. Where
 * others, or the wall on which it stands, leave its line no room for more it turns about; `undefined` where it stands as it should.
 *
 * @clause wrg/orders/defensive-halt
 */
export function facingThreat(unit: Unit, leaves: Leaving, field: Field): Turning | undefined {
  const enemy = unit.square ? undefined : whoWouldCharge(unit, field);
  return enemy === undefined || isBefore(unit, enemy) ? undefined : turnedTo(unit, enemy, leaves, field);
}

/**
 * How a body faces that stands to receive a charge, or an advance out of control, and has whoever comes at it on its flank or in its rear: toward him, unless another comes at its front
 * (`wrg/ruling/turning-to-a-charger`).
 *
 * @clause wrg/orders/defensive-halt
 * @clause wrg/charge/counter-actions
 * @clause wrg/manoeuvre/wheel-or-turn
 */
export function facingCharge(unit: Unit, leaves: Leaving, field: Field): Turning | undefined {
  return field.rules.field.playing.chargedTurns === 'turns' ? toChargers(unit, leaves, field) : undefined;
}

/**
 * How a body faces that a test has told to halt, and whom an enemy charges, or could charge, from aside or behind (`wrg/ruling/halted-and-threatened`).
 *
 * @clause wrg/orders/defensive-halt
 * @clause wrg/reaction/result-current-halt
 */
export function facingToldToHalt(unit: Unit, leaves: Leaving, field: Field): Turning | undefined {
  const { haltedTurns } = field.rules.field.playing;
  if (haltedTurns === 'stands') return undefined;
  if (haltedTurns === 'charge' || chargersOf(unit, field).length > 0) return toChargers(unit, leaves, field);
  return facingThreat(unit, leaves, field);
}

function toChargers(unit: Unit, leaves: Leaving, field: Field): Turning | undefined {
  const chargers = chargersOf(unit, field);
  const [nearest] = chargers;
  if (unit.square || nearest === undefined || chargers.some(charger => isBefore(unit, charger))) return undefined;
  return turnedTo(unit, nearest, leaves, field);
}

/** Those in view who charge a body in this period, or come upon it out of control, the nearest first. */
function chargersOf(unit: Unit, field: Field): readonly Unit[] {
  const near = field.near.around(unit.id, { of: 'enemies', inView: true });
  return near.map(({ who }) => who.unit).filter(enemy => comesAt(enemy, unit));
}

/** Whether an enemy charges a body; who is out of control has declared nothing, and comes at those who have answered him. */
function comesAt({ id, bound, period }: Unit, unit: Unit): boolean {
  if (period.charges !== null) return period.charges === unit.id;
  return bound?.instruction === 'uncontrolled-advance' && unit.period.counter?.charger === id;
}

const isBefore = ({ placed }: Unit, enemy: Unit): boolean =>
  sideToward(quadOf(placed), bodyCentre(enemy.placed)) === 'front';

/** What comes of it that a body has no room to turn to an enemy. */
const NOT_FACED = 'front unchanged';

/** Why a body that has gone nowhere does not face the enemy to whom it was to turn. */
export function whyNotFaced(because: readonly Reason[]): Reason | undefined {
  return because.find(({ effect }) => effect === NOT_FACED);
}

/** How a body turns to an enemy where it stands, as far as it has the room. */
function turnedTo(unit: Unit, enemy: Unit, leaves: Leaving, field: Field): Turning {
  const { placed } = unit;
  const wanted = bearingTo(bodyCentre(placed), bodyCentre(enemy.placed));
  const facing = standsAcrossWall(placed, field.table)
    ? nearerFront(placed, wanted)
    : frontWithRoom(unit, wanted, leaves, field);
  const why = `no room to turn to ${enemy.id}`;
  const because = facing === wanted ? [] : [reasonFor('wrg/manoeuvre/wheel-or-turn', why, NOT_FACED)];
  return { ...(facing === placed.facing ? {} : { facing }), because };
}
