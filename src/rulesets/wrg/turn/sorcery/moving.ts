import {
  type Bearing,
  bearingTo,
  bodyCentre,
  distance,
  distanceBetweenQuads,
  quadOf,
} from '../../../../table/index.js';
import { moveRate } from '../../moving/rates.js';
import type { WrgRules } from '../../rules.js';
import { isCreature, isLoneMan } from '../../sorcery/creatures.js';
import { flightFaults } from '../../sorcery/dragons.js';
import { inSanctity, isSaint, staysOut } from '../../sorcery/saints.js';
import type { Unit } from '../../state.js';
import { isFighting, onTable } from '../../units.js';
import type { Field } from '../field.js';
import { mannerOf } from '../moving/going.js';
import type { Play } from '../play.js';
import { opponentInDebate } from './debating.js';
import { isHelpless, isPraying, mealOf, type Spellbound } from './enchanted.js';
import { isThere, standsAt } from './near.js';
import { crossesSanctity, freePlace } from './places.js';

/** Where somebody must go, or must stay, whatever his order; `undefined` where he is free. */
export type Compelled = { readonly stays: true } | { readonly toward: Unit } | { readonly away: Bearing };

/**
 * What sword and sorcery makes of a march: the spellbound, the sated and the praying stay, saints go to meet each other, beasts leave a zone
 * of sanctity that has come over them, and a dragon that has flown has moved.
 *
 * @clause wrg/sorcery/saint-debate
 * @clause wrg/sorcery/dragon-lure
 * @clause wrg/sorcery/saint
 */
export function compelled(unit: Unit, field: Field): Compelled | undefined {
  const { state, rules } = field;
  if (state.magic === undefined) return undefined;
  const pounced = state.magic.meals[unit.id] === state.period && mealOf(unit, field) === 'hunts';
  if (isHelpless(unit, field) || isPraying(unit, field) || pounced) return { stays: true };
  if (unit.period.conduct.fly !== undefined) return { stays: true };
  const debater = opponentInDebate(unit, field);
  if (debater !== undefined && !isFighting(state, unit)) return { toward: debater };
  const { beastsGoOut } = rules.optional.sorcery.saints;
  if (!beastsGoOut || !staysOut(unit.troops, rules) || isFighting(state, unit) || unit.rout !== null) return undefined;
  const saint = Object.values(state.units).find(
    other => isSaint(other.troops) && isThere(other, state) && inSanctity(gap(unit, other, field), rules),
  );
  return saint === undefined ? undefined : { away: bearingTo(standsAt(saint, state).at, bodyCentre(unit.placed)) };
}

function gap(unit: Unit, other: Unit, { state }: Spellbound): number {
  return distanceBetweenQuads(quadOf(unit.placed), quadOf(standsAt(other, state)));
}

/** Whether two of one side go through each other without a stir: one of them is a single man. */
export function passesFreely(one: Unit, other: Unit): boolean {
  return isLoneMan(one.troops) || isLoneMan(other.troops);
}

/**
 * Dragons fly that are to: they land in the same period, and charge in another.
 *
 * @clause wrg/sorcery/dragon-move-fight
 */
export function flyDragons(play: Play): void {
  const { state, tell } = play;
  if (state.magic === undefined) return;
  for (const unit of onTable(state)) {
    const { fly } = unit.period.conduct;
    if (fly === undefined || dragonFaults(unit, fly, play).length > 0) continue;
    const from = { x: unit.placed.at.x, y: unit.placed.at.y };
    const facing = bearingTo(from, fly);
    unit.placed = freePlace({ ...unit, placed: { ...unit.placed, facing } }, fly, play);
    unit.period.from = from;
    unit.period.doing = 'advancing';
    const because = [
      { clause: 'wrg/sorcery/dragon-move-fight', because: 'on its wings', effect: 'lands, and does not charge' },
    ] as const;
    tell({ kind: 'flew', unit: unit.id, from, to: { x: unit.placed.at.x, y: unit.placed.at.y }, because });
  }
}

/** What keeps a unit from a flight to a point. */
export function dragonFaults(
  unit: Unit,
  to: { readonly x: number; readonly y: number },
  { state, rules }: Spellbound,
): ReturnType<typeof flightFaults> {
  if (!isCreature(unit.troops, 'dragon')) {
    return [{ path: 'fly', clause: 'wrg/sorcery/dragon-move-fight', problem: 'it has no wings', mend: 'let it march' }];
  }
  const by = { state, rules };
  return flightFaults(
    {
      distance: distance(unit.placed.at, to),
      ordered: unit.order !== null && !unit.carriedOut,
      busy: isFighting(state, unit) || isHelpless(unit, by) || unit.rout !== null || unit.bound !== null,
      overSanctity: crossesSanctity(unit.placed.at, to, { state, zone: rules.optional.sorcery.saints.zone }),
    },
    rules,
  );
}

/** What somebody compelled may spend: his normal move. */
export function normalMoveOf(unit: Unit, rules: WrgRules): number {
  return moveRate(unit.troops, mannerOf(unit, false), rules).normal;
}
