import { bearingTo, bodyCentre, destination, distance } from '../../../../table/index.js';
import { chargeThrough } from '../../moving/charge.js';
import { moveRate } from '../../moving/rates.js';
import { firstPeriodAfter, uncontrolledAdvance } from '../../moving/uncontrolled.js';
import { chargeGoesIn } from '../../reaction/consequences.js';
import { pursuitMove } from '../../rout/running.js';
import type { Unit } from '../../state.js';
import { isFighting, isFree, onTable, unitOf } from '../../units.js';
import { type Field, fieldOf } from '../field.js';
import { type Barring, firstInTheWay } from '../moving/barring.js';
import { mannerOf } from '../moving/going.js';
import { orderedMarch } from '../moving/ordered.js';
import type { Play } from '../play.js';
import { obey } from '../reacting/obey.js';
import { takeTest } from '../reacting/test.js';
import { isKnownTo } from '../weather/sight.js';
import { respond } from './responding.js';

/** A body that goes after another one which has its back to it. */
interface Follower {
  readonly after: Parameters<typeof chargeThrough>[0]['after'];
  readonly quarry: Unit;
  /** Paces that it goes at most. */
  readonly paces: number;
}

/** Other enemies on whom a body would come, and whom it goes after. */
type Others = Barring<Unit> & Follower;

/** Whom a body goes after, and how far: pursuers their quarry, chargers an enemy who evades them. */
function followed(unit: Unit, { state, rules }: Field): Follower | undefined {
  const { pursuit, period, troops, rout } = unit;
  if (rout !== null || isFighting(state, unit)) return undefined;
  if (pursuit !== null) {
    const { paces } = pursuitMove(
      { mover: troops, manner: mannerOf(unit, false), period: periodOfPursuit(pursuit, rules) },
      rules,
    );
    return { after: 'routers', quarry: unitOf(state, pursuit.quarry), paces };
  }
  const manner = mannerOf(unit, false);
  if (period.charges === null) {
    const quarry = evaderOutOfControl(unit, { state });
    if (quarry === undefined) return undefined;
    const { paces } = uncontrolledAdvance(
      { mover: troops, manner, period: Math.max(1, unit.bound?.kept ?? 1), contact: true },
      rules,
    );
    return { after: 'evaders', quarry, paces };
  }
  const quarry = unitOf(state, period.charges);
  if (quarry.period.counter?.what !== 'evade') return undefined;
  const { normal, charge } = moveRate(troops, manner, rules);
  return { after: 'evaders', quarry, paces: charge ?? normal };
}

/**
 * Which period of a pursuit comes next, as its move is reckoned.
 *
 * @clause wrg/uncontrolled-advance/then-rout-or-pursuit
 */
export function periodOfPursuit(
  { periods, afterAdvance }: NonNullable<Unit['pursuit']>,
  rules: Field['rules'],
): number {
  return periods + firstPeriodAfter(afterAdvance === true, rules);
}

/** The enemy who evades a unit that comes at him out of control: it goes after him, and at nobody else who has not been asked what he does. */
export function evaderOutOfControl({ id, bound }: Unit, { state }: Pick<Field, 'state'>): Unit | undefined {
  if (bound?.instruction !== 'uncontrolled-advance') return undefined;
  const isEvader = ({ period: { counter } }: Unit) => counter?.what === 'evade' && counter.charger === id;
  return Object.values(state.units).find(isEvader);
}

/**
 * Other enemies on whom a body would come that follows its quarry: those through whom it has run, or evades.
 *
 * @clause wrg/evade/chargers-follow-through
 * @clause wrg/pursuit/through-enemy
 */
export function othersInTheWay(unit: Unit, field: Field): Others | undefined {
  const follower = followed(unit, field);
  if (follower === undefined) return undefined;
  const { quarry, paces } = follower;
  const standing = onTable(field.state).filter(
    other =>
      other.side !== unit.side &&
      other !== quarry &&
      other.rout === null &&
      other.hidden === null &&
      isKnownTo(unit.side, other, field) &&
      other.period.counter?.what !== 'evade',
  );
  const bearing = bearingTo(bodyCentre(unit.placed), bodyCentre(quarry.placed));
  const barring = firstInTheWay(
    unit,
    { bearing, paces },
    standing.flatMap(other => [other, ...comesTo(other, field)]),
  );
  return barring === undefined ? undefined : { ...follower, ...barring, unit: unitOf(field.state, barring.unit.id) };
}

/** Where the order of a body leads it that is free to carry it out: as far as friends let it who stay where they are. */
function comesTo(unit: Unit, field: Field): readonly Pick<Unit, 'id' | 'placed'>[] {
  const { charges, counter } = unit.period;
  if (!isFree(unit) || isFighting(field.state, unit) || charges !== null || counter !== null) return [];
  const { moved, start, end } = orderedMarch(unit, field).march;
  if (moved === 0) return [];
  const way = { bearing: bearingTo(start.at, end.at), paces: distance(start.at, end.at) };
  const friends = onTable(field.state).filter(
    other => other.side === unit.side && other.period.counter?.what !== 'evade',
  );
  const free = firstInTheWay(
    { id: unit.id, placed: end.facing === start.facing ? unit.placed : { ...end, at: start.at } },
    way,
    friends,
  )?.free;
  const at = free === undefined ? end.at : destination(start.at, way.bearing, free);
  return [{ id: unit.id, placed: { ...end, at } }];
}

/**
 * Paces that a body may go after its quarry: as far as the next enemies, unless it goes on into them.
 *
 * @clause wrg/evade/chargers-follow-through
 * @clause wrg/pursuit/through-enemy
 */
export function followsAsFarAs(unit: Unit, paces: number, field: Field): number {
  const others = othersInTheWay(unit, field);
  if (others === undefined || unit.period.through === others.unit.id) return paces;
  return Math.min(paces, others.free);
}

/**
 * Pursuers, and chargers whose enemy evades, come upon other enemies behind him: if their player wants them to charge these, both test,
 * however near they are; otherwise they stop before them. Where those stand to receive them whom they would have met on the move, the next are asked.
 *
 * @clause wrg/evade/chargers-follow-through
 * @clause wrg/pursuit/through-enemy
 */
export function goOnThrough(play: Play): void {
  const { state, scenario, rules } = play;
  for (const unit of onTable(state)) {
    const asked = new Set<string>();
    for (;;) {
      const others = othersInTheWay(unit, fieldOf(state, scenario, rules));
      if (others === undefined || asked.has(others.unit.id) || !goesOnInto(others, unit, asked.size === 0, play)) break;
      asked.add(others.unit.id);
    }
  }
}

/** Whether a body goes on into other enemies after its quarry; these test then, and say what they do. */
function goesOnInto({ after, quarry, unit: enemy }: Others, unit: Unit, first: boolean, play: Play): boolean {
  const { tests, because } = chargeThrough({ after });
  const wishes =
    isOutOfControl(unit) ||
    play.command.ask({
      kind: 'pursue',
      id: `pursue:${unit.id}:through:${enemy.id}`,
      side: unit.side,
      clause: after === 'routers' ? 'wrg/pursuit/through-enemy' : 'wrg/evade/chargers-follow-through',
      unit: unit.id,
      quarry: quarry.id,
      through: enemy.id,
    });
  if (!wishes || (first && tests.includes('chargers') && !goesIn(unit, enemy, play))) return false;
  unit.period.through = enemy.id;
  play.tell({ kind: 'declared', unit: unit.id, target: enemy.id, because });
  if (tests.includes('next-enemy')) testNextEnemy(enemy, unit, play);
  return true;
}

/** Who is out of control goes on, whoever is in his way. */
function isOutOfControl({ bound, pursuit }: Unit): boolean {
  return pursuit === null && bound?.instruction === 'uncontrolled-advance';
}

/** Whether the test of those who would go on lets them; what it tells them otherwise they obey. */
function goesIn(unit: Unit, enemy: Unit, play: Play): boolean {
  if (unit.troops.fanatic === true || isOutOfControl(unit)) return true;
  const { outcome, hasOrder } = takeTest(unit, { cause: 'charging', against: [enemy] }, play);
  if (chargeGoesIn({ result: outcome.result, hasOrder }, play.rules)) {
    if (outcome.instruction.kind === 'uncontrolled-advance') obey(unit, outcome.instruction, 'charging', play, true);
    return true;
  }
  unit.pursuit = null;
  unit.period.charges = null;
  unit.period.doing = 'halted';
  obey(unit, outcome.instruction, 'charging', play, true);
  return false;
}

function testNextEnemy(enemy: Unit, charger: Unit, play: Play): void {
  if (enemy.period.tested.includes('being-charged')) return;
  const test = takeTest(enemy, { cause: 'being-charged', against: [charger] }, play);
  if (isFree(enemy) && enemy.period.counter === null) respond(enemy, [charger], test, play);
  else if (isFree(enemy) || enemy.bound !== null) obey(enemy, test.outcome.instruction, 'being-charged', play, true);
}
