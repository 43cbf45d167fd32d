import { counted, type Reason, reasonFor } from '../../../../../rulebook/index.js';
import {
  type Bearing,
  depthOf,
  distanceBetweenQuads,
  type Placed,
  passageThrough,
  quadOf,
  quadsOverlap,
  turned,
  widthOf,
} from '../../../../../table/index.js';
import type { Unit } from '../../../state.js';
import { onTable } from '../../../units.js';
import { touches } from '../../contact.js';
import type { Field } from '../../field.js';
import { leftBehind } from '../../routing/left-behind.js';
import { NO_STEP } from '../carrying-out.js';
import { marchAlong, type Way } from '../march.js';

/** Why whose block comes round has so much less to go. */
export const clearAlready = 'turning away has brought them clear of the enemy already';

/** Why whose block comes round has so much more to go. */
export const nearerNow = 'turning away has brought them nearer to the enemy';

/** What of a move is made when a body has done no more than turn. */
interface Cleared {
  readonly paces: number;
  readonly because: readonly Reason[];
}

/**
 * How far a block that comes round from the enemies at whom it stands gets clear of them by that alone. Men who turn their backs do so where they
 * stand, so that it counts as run (`wrg/ruling/turning-from-contact`): nobody gets farther from those whom he touched than his move. Who has no room
 * to come round goes as he stands.
 *
 * @clause wrg/rout/move
 * @clause wrg/pursuit/strikes
 */
export function clearedByTurning(unit: Unit, bearing: Bearing, field: Field): Cleared {
  const { state, rules } = field;
  if (rules.field.playing.turnsFromContact === 'counts-for-nothing') return { paces: 0, because: [] };
  const gains = touchedBy(unit, field).map(({ placed }) => gainedByTurning(unit, bearing, placed, { state, rules }));
  const gained = Math.max(0, Math.min(...gains));
  if (gains.length === 0 || gained < NO_STEP) return { paces: 0, because: [] };
  const paces = takenBy(gained, unit, bearing, field);
  const made = counted(Math.round(paces), 'pace');
  return {
    paces,
    because: [reasonFor('wrg/rout/move', clearAlready, `−${made}`)],
  };
}

/**
 * How far a block that comes round has to go before it is off the ground of those at whom it stood and whom its men leave behind. They turn their backs where
 * they stand, so that the run of a column taken in flank counts from there (`wrg/ruling/turning-from-contact`): the hindmost of them have gone their move,
 * too, and not those in the middle alone.
 *
 * @clause wrg/rout/move
 * @clause wrg/rout/turns
 * @clause wrg/pursuit/strikes
 */
export function pressedByTurning(unit: Unit, bearing: Bearing, field: Pick<Field, 'state' | 'rules'>): number {
  const { placed } = unit;
  if (field.rules.field.playing.turnsFromContact === 'counts-for-nothing') return 0;
  const round = quadOf(turned(placed, bearing));
  const reach = widthOf(placed) + depthOf(placed);
  const on = leftBehind(unit, bearing, touchedBy(unit, field), field).map(other =>
    passageThrough(round, bearing, quadOf(other.placed), reach),
  );
  return Math.max(0, ...on.map(passage => (passage?.from === 0 ? passage.to : 0)));
}

/** The enemies at whom a body stands who do not run themselves. */
function touchedBy(unit: Unit, { state, rules }: Pick<Field, 'state' | 'rules'>): readonly Unit[] {
  return onTable(state).filter(
    other => other !== unit && other.side !== unit.side && other.rout === null && touches(unit, other, rules),
  );
}

/**
 * How much farther from somebody a block is, from nearest point to nearest point, when it has done no more than come round about its middle; fewer than
 * none: nearer. Who has no room to come round goes as he stands, and gains nothing.
 */
export function gainedByTurning(
  unit: Unit,
  bearing: Bearing,
  from: Placed,
  { state, rules }: Pick<Field, 'state' | 'rules'>,
): number {
  const round = turned(unit.placed, bearing);
  const isTaken = onTable(state).some(
    other => other !== unit && quadsOverlap(quadOf(round), quadOf(other.placed), rules.field.crowding),
  );
  return isTaken ? 0 : gap(round, from) - gap(unit.placed, from);
}

/**
 * What of a move so many paces take that a body does by coming round, as if it had gone them that way: on difficult ground more than they are.
 *
 * @clause wrg/terrain/difficult-infantry
 */
export function takenBy(paces: number, unit: Unit, bearing: Bearing, field: Field): number {
  const way: Way = {
    doing: unit.rout === null ? 'evading' : 'routing',
    legs: [{ bearing, distance: Math.abs(paces) }],
    facing: bearing,
    allowance: field.table.width + field.table.height,
    freeTurns: true,
    asExpected: true,
  };
  const { moved, spent } = marchAlong(unit, way, field).march;
  return moved < NO_STEP ? paces : (paces * spent) / moved;
}

const gap = (a: Placed, b: Placed): number => distanceBetweenQuads(quadOf(a), quadOf(b));
