import {
  type Bearing,
  bearingTo,
  bodyCentre,
  destination,
  distance,
  distanceBetweenQuads,
  type Placed,
  type Point,
  quadOf,
} from '../../../../table/index.js';
import { moveRate } from '../../moving/rates.js';
import type { WrgRules } from '../../rules.js';
import { isCreature, isLoneMan } from '../../sorcery/creatures.js';
import { type Flight, flightFaults } from '../../sorcery/dragons.js';
import { entersSanctity, inSanctity, isSaint, staysOut } from '../../sorcery/saints.js';
import type { Unit, UnitId } from '../../state.js';
import { isFighting, onTable } from '../../units.js';
import { type Field, fieldOf } from '../field.js';
import type { Carried, CarriedBody } from '../moving/carried.js';
import { mannerOf } from '../moving/going.js';
import { hasCurrentOrder } from '../ordering/standing.js';
import type { Play } from '../play.js';
import { windLets } from '../weather/limits.js';
import { opponentInDebate } from './debating.js';
import { hasPounced, isHelpless, isPraying, type Spellbound } from './enchanted.js';
import { isSentTo } from './flights.js';
import { isSeenWith, isThere, standsAt } from './near.js';
import { freePlace, saintsThere } from './places.js';
import { fliesOver } from './walking.js';

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
  if (isHelpless(unit, field) || isPraying(unit, field) || hasPounced(unit, field)) return { stays: true };
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

/** Whether two of one side go past each other without a stir: one of them is a single man, or flies. */
export function passesFreely(one: Unit, other: Unit, { rules }: Pick<Field, 'rules'>): boolean {
  return [one, other].some(unit => isLoneMan(unit.troops) || fliesOver(unit, rules));
}

/**
 * Dragons fly that are to: they land in the same period, and charge in another. Before a zone of sanctity that nobody had told them of they
 * come down.
 *
 * @clause wrg/sorcery/dragon-move-fight
 * @clause wrg/sorcery/saint
 */
export function flyDragons(play: Play): Carried {
  const { state, tell } = play;
  const flown = new Map<UnitId, CarriedBody>();
  if (state.magic === undefined) return flown;
  for (const unit of onTable(state)) {
    const { fly } = unit.period.conduct;
    if (fly === undefined || flightFaults(flightOf(unit, fly, play), play.rules).length > 0) continue;
    const from = { x: unit.placed.at.x, y: unit.placed.at.y };
    const facing = bearingTo(from, fly);
    const flying = { ...unit, placed: { ...unit.placed, facing } };
    const shuns = zonesAround(flying, play);
    const to = shortOfZones(flying, fly, shuns);
    if (to !== fly && distance(from, to) < LOOK) continue;
    unit.placed = freePlace(flying, to, play, shuns);
    flown.set(unit.id, { from, paces: distance(from, unit.placed.at), doing: 'advancing' });
    const holy = { clause: 'wrg/sorcery/saint', because: 'a zone of sanctity', effect: 'does not enter it' } as const;
    const because = [
      { clause: 'wrg/sorcery/dragon-move-fight', because: 'on its wings', effect: 'lands, and does not charge' },
      ...(to === fly ? [] : [holy]),
    ] as const;
    tell({ kind: 'flew', unit: unit.id, from, to: { x: unit.placed.at.x, y: unit.placed.at.y }, because });
  }
  return flown;
}

/** How finely it is looked where a zone of sanctity begins, in paces. */
const LOOK = 1;

/** Whether a place is in a zone of sanctity that a beast is not in yet. */
function zonesAround(unit: Unit, { state, rules }: Spellbound): (placed: Placed) => boolean {
  const isIn = (placed: Placed) => (saint: Placed) =>
    inSanctity(distanceBetweenQuads(quadOf(placed), quadOf(saint)), rules);
  const entered = saintsThere(state).filter(saint => !isIn(unit.placed)(saint));
  return placed => entered.some(isIn(placed));
}

/** The last point of a straight flight before it comes to where a beast will not be; its end, if there is none such. */
function shortOfZones({ placed }: Unit, to: Point, shuns: (placed: Placed) => boolean): Point {
  const whole = distance(placed.at, to);
  const on = (paces: number) => destination(placed.at, bearingTo(placed.at, to), paces);
  for (let paces = LOOK; paces < whole + LOOK; paces += LOOK) {
    if (shuns({ ...placed, at: on(Math.min(paces, whole)) })) return on(paces - LOOK);
  }
  return to;
}

/** What keeps a unit from a flight to a point, as far as its side knows. */
export function dragonFaults(
  unit: Unit,
  to: Point,
  field: Pick<Field, 'state' | 'scenario' | 'rules'>,
): ReturnType<typeof flightFaults> {
  if (!isCreature(unit.troops, 'dragon')) {
    return [{ path: 'fly', clause: 'wrg/sorcery/dragon-move-fight', problem: 'it has no wings', mend: 'let it march' }];
  }
  const { state, rules } = field;
  const known = saintsThere(state, saint => isSeenWith(saint, unit.side, field));
  const saints = known.map(({ at }) => at);
  const overSanctity = entersSanctity({ from: unit.placed.at, to }, saints, rules);
  const elsewhere = !isSentTo(unit, to, fieldOf(state, field.scenario, rules));
  return flightFaults({ ...flightOf(unit, to, field), elsewhere, overSanctity }, rules);
}

function flightOf(unit: Unit, to: Point, { state, rules }: Spellbound): Flight {
  const by = { state, rules };
  const isKept = isFighting(state, unit) || isHelpless(unit, by) || hasPounced(unit, by);
  return {
    distance: distance(unit.placed.at, to),
    ordered: hasCurrentOrder(unit),
    busy: isKept || unit.rout !== null || unit.bound !== null,
    night: unit.period.weather?.night === true,
    snow: unit.period.weather?.slowed === 'snow',
    againstWind: !windLets(unit, bearingTo(unit.placed.at, to)),
  };
}

/** What somebody compelled may spend: his normal move. */
export function normalMoveOf(unit: Unit, rules: WrgRules): number {
  return moveRate(unit.troops, mannerOf(unit, false), rules).normal;
}
