import { bodyCentre, distance, marchedTo, type Placed, turnBetween } from '../../../../../table/index.js';
import type { Unit } from '../../../state.js';
import type { Field } from '../../field.js';
import { siegeAdvance } from '../../siege/reacting.js';
import { NO_TURN } from '../barred-turn.js';
import { NO_STEP } from '../carrying-out.js';
import { firstInTheWay } from '../friends/barring.js';
import type { Marching } from '../march.js';
import { whomItGoesFor } from '../quarry.js';
import { advanceFarther, chargeFarther, gap, parts } from './charging.js';

/** Charges, declared or out of control, at enemies who turn where they stand: who was in reach as they began is in reach. */

/** So much is left before somebody whom a body does not touch, paces. */
const SHORT = 1;

/**
 * What those set out to do who move now, where charges reach those who turn to receive them: turned about its middle as a block, a line has its front farther
 * back than its flank was, while on the ground it would stand where it stood.
 *
 * @clause wrg/charge/definition
 * @clause wrg/uncontrolled-advance/speed
 * @clause wrg/manoeuvre/wheel-or-turn
 */
export function reachingWhoTurn(
  marches: ReadonlyMap<string, Marching>,
  moves: (unit: Unit) => boolean,
  field: Field,
): ReadonlyMap<string, Marching> {
  if (![...marches.values()].some(turnsOnTheSpot)) return marches;
  const farther = [...marches.values()].flatMap((one): [string, Marching][] => {
    const { unit } = one;
    const enemy = moves(unit) ? marches.get(quarryOf(one, field) ?? '') : undefined;
    const paces = enemy === undefined ? undefined : shortOf(one, enemy, field);
    if (enemy === undefined || paces === undefined) return [];
    const comes = isWild(unit, field) ? advanceFarther : chargeFarther;
    return [[unit.id, comes(unit, enemy.unit, paces, field)]];
  });
  return farther.length === 0 ? marches : new Map([...marches, ...farther]);
}

/** Whether a body turns about its middle, and goes nowhere. */
function turnsOnTheSpot({ march: { start, end, moved } }: Marching): boolean {
  return moved < NO_STEP && turnBetween(start.facing, end.facing) > NO_TURN;
}

/** Whom a body charges, or goes for out of control. */
function quarryOf({ unit, doing }: Marching, field: Field): string | undefined {
  const { charges } = unit.period;
  if (charges !== null || doing !== 'charging' || !isWild(unit, field)) return charges ?? undefined;
  return siegeAdvance(unit, field) === undefined ? whomItGoesFor(unit, field)?.id : undefined;
}

/** Whether a body is out of control, and does not go as it has declared (`wrg/ruling/charge-out-of-control`). */
function isWild({ bound, period }: Unit, { rules }: Field): boolean {
  if (bound?.instruction !== 'uncontrolled-advance') return false;
  return period.charges === null || rules.field.playing.chargeOutOfControl !== 'charge';
}

/** How many paces a charge that comes upon an enemy as he stands falls short of him when he has turned; `undefined` where it does not. */
function shortOf({ unit, doing, march }: Marching, enemy: Marching, field: Field): number | undefined {
  const { field: table } = field.rules;
  if ((doing !== 'charging' && doing !== 'countercharging') || !turnsOnTheSpot(enemy)) return undefined;
  const { start, end } = enemy.march;
  if (march.stopped !== undefined && march.stopped.kind !== 'allowance') return undefined;
  const reaches = (placed: Placed) =>
    parts.some(part => gap(marchedTo(march, part * march.allowance), placed) <= table.contact);
  if (!reaches(start) || reaches(end)) return undefined;
  const way = { bearing: march.end.facing, paces: distance(bodyCentre(march.end), bodyCentre(end)) };
  const free = firstInTheWay({ id: unit.id, placed: march.end }, way, [{ id: enemy.unit.id, placed: end }])?.free;
  return free === undefined ? undefined : free + SHORT;
}
