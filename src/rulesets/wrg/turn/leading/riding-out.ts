import { reasonFor } from '../../../../rulebook/index.js';
import {
  bearingTo,
  castleWallsBetween,
  destination,
  distance,
  distanceToQuad,
  edgesOf,
  quadOf,
  segmentsCross,
  turnBetween,
} from '../../../../table/index.js';
import { isVulnerable } from '../../casualties/target.js';
import { moveRate } from '../../moving/rates.js';
import { rampartOf } from '../../siege/walls.js';
import type { General, Unit, WrgState } from '../../state.js';
import { generalOf, generalWith, isFighting, isFree, isGeneralOut, isInFront, onTable, unitOf } from '../../units.js';
import { type Field, fieldOf } from '../field.js';
import { crosses, mannerOf } from '../moving/going.js';
import type { Play } from '../play.js';
import { barringTo } from '../reacting/detour.js';
import { isHelpless } from '../sorcery/enchanted.js';
import { atNight, windLets } from '../weather/limits.js';
import { isShownTo } from '../weather/sight.js';
import { callOut, chooseOpponent, fightItOut } from './challenges.js';

const clause = 'wrg/general/challenge/sequence' as const;

/**
 * Before anybody moves generals may challenge those of the enemy who stand before them and with whose men theirs are not hand to hand
 * (`wrg/ruling/whom-a-general-challenges`): whoever accepts will meet his challenger between the lines.
 *
 * @clause wrg/general/challenge/sequence
 * @clause wrg/melee/random/general-refusal
 */
export function challengeBetweenLines(play: Play): void {
  const { state, scenario, rules } = play;
  if (rules.field.playing.challenged === 'hand-to-hand') return;
  const field = fieldOf(state, scenario, rules);
  for (const general of Object.values(state.generals)) {
    const own = mayRideOut(general, field);
    if (own === undefined) continue;
    const reached = Object.values(state.generals).flatMap(other => {
      const body = other.side === general.side ? undefined : mayRideOut(other, field);
      const at = body === undefined ? undefined : meetingPlace(own, body, field);
      return body === undefined || at === undefined ? [] : [{ other, body, at }];
    });
    const enemies = reached.map(({ other }) => other);
    const chosen = chooseOpponent(general, enemies, play, { ridesOut: true });
    const met = reached.find(({ other }) => other === chosen);
    if (met === undefined || !callOut(general, met.other, play, { ridesOut: true })) continue;
    own.period.rodeOut = { against: met.other.id, at: met.at };
    met.body.period.rodeOut = { against: general.id, at: met.at };
  }
}

/**
 * The body of a general who could ride out from it: he stands in its front rank, and it is its own master, neither charges nor is charged, and lies in no
 * ambush, aboard no ship and on no wall. All that the enemy sees as well, who is told by nothing else that he may be challenged.
 */
function mayRideOut(general: General, field: Field): Unit | undefined {
  const { state, rules } = field;
  if (general.gone !== null || general.with === null) return undefined;
  const unit = unitOf(state, general.with);
  const { charges, counter, rodeOut } = unit.period;
  const isHeld = !isFree(unit) || isFighting(state, unit) || isHelpless(unit, field) || rodeOut !== undefined;
  const isCharging = charges !== null || counter !== null;
  const isCharged = onTable(state).some(({ period }) => period.charges === unit.id);
  const isElsewhere = unit.hidden !== null || unit.aside !== undefined || unit.aboard !== undefined;
  if (isHeld || isCharging || isCharged || isElsewhere) return undefined;
  if (!isInFront(general, unit) || !isVulnerable(unit.troops, rules)) return undefined;
  return rampartOf(unit, field) === undefined ? unit : undefined;
}

/**
 * Where two generals meet who ride out from before their bodies, straight at each other and as fast as these charge; `undefined` where they do not come so
 * far, where one does not see the other or has him before his front, or where somebody or something stands between that lets nobody through.
 *
 * @clause wrg/general/challenge/sequence
 */
function meetingPlace(one: Unit, other: Unit, field: Field) {
  const { rules, table, state } = field;
  const [from, to] = [one.placed.at, other.placed.at];
  const far = distance(from, to);
  const [first, second] = [one, other].map(unit => {
    const { charge, normal } = moveRate(unit.troops, mannerOf(unit, false), rules);
    return atNight(charge ?? normal, unit, rules);
  });
  if (first === undefined || second === undefined || far === 0 || first + second < far) return undefined;
  const bearing = bearingTo(from, to);
  const rides = (unit: Unit, way: number) =>
    turnBetween(unit.placed.facing, way) < BESIDE &&
    windLets(unit, way) &&
    !crosses({ from, to }, barringTo(unit, field), field);
  if (!rides(one, bearing) || !rides(other, bearingTo(to, from))) return undefined;
  if (castleWallsBetween(table, from, to).length > 0) return undefined;
  const isSeen = (unit: Unit) => [one.side, other.side].every(side => isShownTo(side, unit, field));
  const isBetween = (unit: Unit) =>
    unit !== one && unit !== other && edgesOf(quadOf(unit.placed)).some(edge => segmentsCross({ from, to }, edge));
  // Of who lies hidden between them neither knows.
  if (![one, other].every(isSeen) || onTable(state).some(unit => isBetween(unit) && isSeen(unit))) return undefined;
  return destination(from, bearing, (far * first) / (first + second));
}

/** So many degrees off straight ahead nobody has an enemy before his front any more. */
const BESIDE = 90;

/**
 * Generals ride out to the duels that they have agreed on.
 *
 * @clause wrg/general/challenge/sequence
 */
export function rideOut({ state, tell }: Play): void {
  for (const { general, unit, against } of thoseOut(state)) {
    tell({ kind: 'general', general: general.id, what: 'rides-out', against, unit: unit.id, men: 0, because: [] });
  }
}

/**
 * Those who have ridden out have it out with each other and ride back. Whose men have come to blows or run meanwhile is with them again without a duel, and
 * so are both where the place is taken on which they were to meet.
 *
 * @clause wrg/general/challenge/sequence
 */
export function fightBetweenLines(play: Play): void {
  const { state, tell } = play;
  for (const { general, unit, against } of thoseOut(state)) {
    if (!isGeneralOut(unit)) continue;
    const other = generalOf(state, against);
    const body = other?.with == null ? undefined : unitOf(state, other.with);
    const parts = other === undefined || body === undefined ? 'his opponent is gone' : whatParts([unit, body], play);
    if (parts === undefined && other !== undefined) fightItOut(general, other, play);
    const because = parts === undefined ? [] : [reasonFor(clause, parts, 'no duel')];
    for (const [each, men] of [
      [general, unit],
      [other, body],
    ] as const) {
      if (each === undefined || men?.period.rodeOut === undefined) continue;
      men.period.rodeOut.back = true;
      if (each.gone !== null) continue;
      tell({ kind: 'general', general: each.id, what: 'rides-back', unit: men.id, men: 0, because });
    }
  }
}

/** The generals who are out, with their bodies. */
function thoseOut(state: WrgState) {
  return onTable(state).flatMap(unit => {
    const general = generalWith(state, unit);
    const { rodeOut } = unit.period;
    const isOut = general !== undefined && rodeOut !== undefined && isGeneralOut(unit);
    return isOut ? [{ general, unit, against: rodeOut.against }] : [];
  });
}

/** Why two do not fight who have ridden out from these bodies; `undefined` where they do. */
function whatParts(both: readonly Unit[], { state }: Play): string | undefined {
  if (both.some(unit => isFighting(state, unit))) return 'men of theirs have come to blows';
  if (both.some(({ rout }) => rout !== null)) return 'men of theirs run';
  const at = both[0]?.period.rodeOut?.at;
  const isTaken = onTable(state).some(
    ({ hidden, placed }) => hidden === null && at !== undefined && distanceToQuad(at, quadOf(placed)) === 0,
  );
  return isTaken ? 'others stand where they were to meet' : undefined;
}
