import { distanceBetweenQuads, type JointMoved, quadOf } from '../../../../table/index.js';
import { moveRate } from '../../moving/rates.js';
import type { Unit, WrgState } from '../../state.js';
import { isFighting } from '../../units.js';
import { conditionOf } from '../condition.js';
import { type Field, fieldOf } from '../field.js';
import { mannerOf } from '../moving/going.js';
import { movesToCome } from '../moving/playing-moves.js';
import type { Play } from '../play.js';
import { goesOnUnaware } from './chargers-seen.js';
import { exceedsNormalMoveOutOfControl, usedOfMove } from './out-of-control.js';

/**
 * Whether chargers go beyond their normal move to reach a unit, or after it, as everybody will move: it turns to receive them, or goes back as it has been
 * told, and others may bring them up before they get so far.
 *
 * @clause wrg/reaction/test-charged
 */
export function isChargedFromAfar(unit: Unit, chargers: readonly Unit[], play: Play): boolean {
  const { state, scenario, rules } = play;
  const field = fieldOf(state, scenario, rules);
  const declared = chargers.filter(({ period }) => period.charges !== null);
  const wild = chargers.filter(each => !declared.includes(each));
  if (wild.some(each => exceedsNormalMoveOutOfControl(each, unit, field))) return true;
  const away = goesAway(unit, play);
  if (declared.length === 0 && !away) return false;
  const { joint } = movesToCome(fieldOf(asItReceives(unit, declared, play), scenario, rules));
  // Who goes back is followed by those out of control as by any charger.
  if (away && wild.some(each => goesBeyondNormal(each, joint, field))) return true;
  return declared.some(charger => {
    if (!goesBeyondNormal(charger, joint, field)) return false;
    // Who is charged himself is so wherever that comes out; on whom they come on their way to others, where they reach him.
    if (charger.period.charges === unit.id || isMet(unit, charger, joint)) return true;
    return away || gapBetween(unit, charger) > normalOf(charger, field);
  });
}

/**
 * Whether chargers go beyond their normal move after a unit that evades them, as everybody will move (`wrg/ruling/evaders-followed`).
 *
 * @clause wrg/reaction/test-charged
 */
export function isFollowedBeyondNormal(
  unit: Unit,
  chargers: readonly Unit[],
  { state, scenario, rules }: Play,
): boolean {
  const [charger] = chargers;
  if (charger === undefined || rules.field.playing.evadersFollowed !== 'test') return false;
  const period = { ...unit.period, doing: 'evading', counter: { what: 'evade', charger: charger.id } } as const;
  const evading = { ...state, units: { ...state.units, [unit.id]: { ...unit, period } } };
  const field = fieldOf(evading, scenario, rules);
  const { joint } = movesToCome(field);
  return chargers.some(each => goesBeyondNormal(each, joint, field));
}

/** Whether a body goes beyond its normal move before anything stops it, as everybody moves (`wrg/ruling/beyond-a-normal-move`). */
export function goesBeyondNormal(unit: Unit, joint: JointMoved, field: Field): boolean {
  return usedOfMove(unit, joint, field) > normalOf(unit, field);
}

function normalOf(unit: Unit, field: Field): number {
  return moveRate(unit.troops, mannerOf(unit, conditionOf(unit, field).disorganised), field.rules).normal;
}

function isMet(unit: Unit, charger: Unit, { contacts }: JointMoved): boolean {
  return contacts.some(({ a, b }) => (a === unit.id && b === charger.id) || (a === charger.id && b === unit.id));
}

const gapBetween = (a: Unit, b: Unit): number => distanceBetweenQuads(quadOf(a.placed), quadOf(b.placed));

/** The battle in which a unit that has not said yet what it does against its chargers stands to receive them. */
function asItReceives(unit: Unit, chargers: readonly Unit[], play: Play): WrgState {
  const { state } = play;
  const [charger] = chargers;
  if (charger === undefined || unit.period.counter !== null || goesOnUnaware(unit, chargers, play)) return state;
  const period = { ...unit.period, counter: { what: 'stand', charger: charger.id } as const };
  return { ...state, units: { ...state.units, [unit.id]: { ...unit, period } } };
}

/** Whether a unit goes back in this period, whoever charges it: a test has told it to, or it rallies back. */
function goesAway(unit: Unit, { state }: Play): boolean {
  const { bound, recovering, aboard } = unit;
  if (isFighting(state, unit) || aboard !== undefined) return false;
  const isSent = bound?.instruction === 'retire' || bound?.instruction === 'retreat';
  return recovering === 'rallying-back' || (recovering === null && isSent);
}
