import { bodyCentre, distance, marchedTo, type Placed, turnBetween } from '../../../../../table/index.js';
import type { Unit } from '../../../state.js';
import type { Field } from '../../field.js';
import { NO_TURN } from '../barred-turn.js';
import { NO_STEP } from '../carrying-out.js';
import { firstInTheWay } from '../friends/barring.js';
import type { Marching } from '../march.js';
import { chargeFarther, gap, parts } from './charging.js';

/** Charges at enemies who turn where they stand: who was in reach as it was declared is in reach. */

/** So much is left before somebody whom a body does not touch, paces. */
const SHORT = 1;

/**
 * What those set out to do who move now, where charges reach those who turn to receive them: turned about its middle as a block, a line has its front farther
 * back than its flank was, while on the ground it would stand where it stood.
 *
 * @clause wrg/charge/definition
 * @clause wrg/manoeuvre/wheel-or-turn
 */
export function reachingWhoTurn(
  marches: ReadonlyMap<string, Marching>,
  moves: (unit: Unit) => boolean,
  field: Field,
): ReadonlyMap<string, Marching> {
  const farther = [...marches.values()].flatMap((one): [string, Marching][] => {
    const { unit } = one;
    const enemy = moves(unit) ? marches.get(unit.period.charges ?? '') : undefined;
    const paces = enemy === undefined ? undefined : shortOf(one, enemy, field);
    return enemy === undefined || paces === undefined ? [] : [[unit.id, chargeFarther(unit, enemy.unit, paces, field)]];
  });
  return farther.length === 0 ? marches : new Map([...marches, ...farther]);
}

/** How many paces a charge that comes upon an enemy as he stands falls short of him when he has turned; `undefined` where it does not. */
function shortOf({ unit, doing, march }: Marching, enemy: Marching, field: Field): number | undefined {
  const { field: table } = field.rules;
  const isWild = unit.bound?.instruction === 'uncontrolled-advance' && table.playing.chargeOutOfControl !== 'charge';
  if ((doing !== 'charging' && doing !== 'countercharging') || isWild) return undefined;
  const { start, end, moved } = enemy.march;
  if (moved >= NO_STEP || turnBetween(start.facing, end.facing) <= NO_TURN) return undefined;
  if (march.stopped !== undefined && march.stopped.kind !== 'allowance') return undefined;
  const reaches = (placed: Placed) =>
    parts.some(part => gap(marchedTo(march, part * march.allowance), placed) <= table.contact);
  if (!reaches(start) || reaches(end)) return undefined;
  const way = { bearing: march.end.facing, paces: distance(bodyCentre(march.end), bodyCentre(end)) };
  const free = firstInTheWay({ id: unit.id, placed: march.end }, way, [{ id: enemy.unit.id, placed: end }])?.free;
  return free === undefined ? undefined : free + SHORT;
}
