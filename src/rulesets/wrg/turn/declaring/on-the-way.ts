import { type JointMoved, toGrid } from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import { onTable, unitOf } from '../../units.js';
import { showUnit } from '../appearing.js';
import { type Field, fieldOf } from '../field.js';
import { turnOnBroken } from '../fighting/victory.js';
import { marchOf } from '../moving/marching.js';
import { movesToCome } from '../moving/playing-moves.js';
import { stepOf } from '../ordering/standing.js';
import type { Play } from '../play.js';
import { fromRightToLeft } from '../reacting/right-to-left.js';
import { obeyTest, testTogether, toldTogether } from '../reacting/together.js';
import { isHelpless } from '../sorcery/enchanted.js';
import { isTestable } from '../sorcery/reacting.js';
import { chargedBy } from './charged.js';
import { goesBeyondNormal } from './from-afar.js';
import { respond } from './responding.js';

/**
 * Chargers come, as everybody will move, upon others than the enemy for whom they go, on their way to him or beside him. These are charged as well, and
 * test where the chargers go beyond their normal move. Who stands there, or is to skirmish, answers the charge then; who is about something else does what
 * the test tells him. Within the normal move skirmishers alone are asked, who get out of the way of whoever would come into contact.
 *
 * @clause wrg/reaction/test-charged
 * @clause wrg/charge/counter-actions
 * @clause wrg/evade/only-skirmishers
 */
export function answerOnTheWay(play: Play): void {
  const { state, scenario, rules } = play;
  const asked = new Set<string>();
  while (onTable(state).some(isCharging)) {
    const met = metOnTheWay(fieldOf(state, scenario, rules));
    const [unit] = fromRightToLeft(
      [...met.keys()].filter(id => !asked.has(id)).map(id => unitOf(state, id)),
      play,
    );
    if (unit === undefined) return;
    asked.add(unit.id);
    answer(unit, met.get(unit.id) ?? [], play);
    turnOnBroken(play);
  }
}

const isCharging = ({ period, rout }: Unit): boolean => period.charges !== null && rout === null;

/** Chargers who come upon somebody else than the enemy for whom they go, and whether they have gone beyond their normal move then. */
interface OnTheWay {
  readonly charger: Unit;
  readonly beyond: boolean;
}

/** Whom chargers come upon beside the enemy for whom they go, or before him. */
function metOnTheWay(field: Field): ReadonlyMap<string, readonly OnTheWay[]> {
  const { joint } = movesToCome(field);
  const met = new Map<string, OnTheWay[]>();
  for (const charger of onTable(field.state).filter(isCharging)) {
    const beyond = goesBeyondNormal(charger, joint, field);
    for (const other of metFirst(charger, joint)) {
      const enemy = unitOf(field.state, other);
      const isOther = other !== charger.period.charges && enemy.period.charges !== charger.id && enemy.rout === null;
      if (isOther) met.set(other, [...(met.get(other) ?? []), { charger, beyond }]);
    }
  }
  return met;
}

/** On whom a body comes with its front, and is stopped by them: those whom it meets first. */
function metFirst({ id }: Unit, { contacts }: JointMoved): readonly string[] {
  const own = contacts.filter(({ a, b, standing }) => !standing && (a === id || b === id));
  const first = Math.min(...own.map(({ time }) => time));
  return own
    .filter(
      ({ a, time, sideOfA, sideOfB }) => toGrid(time) <= toGrid(first) && (a === id ? sideOfA : sideOfB) === 'front',
    )
    .map(({ a, b }) => (a === id ? b : a));
}

function answer(unit: Unit, met: readonly OnTheWay[], play: Play): void {
  const chargers = met.map(({ charger }) => charger);
  const hasTested = unit.period.tested.includes('being-charged');
  if (isHelpless(unit, play) || hasTested) return;
  const told = toldTogether(unit, 'being-charged', play);
  const isTested = told !== undefined || (met.some(({ beyond }) => beyond) && isTestable(unit, play));
  if (!isTested && !isToSkirmish(unit, play)) return;
  for (const charger of chargers) showUnit(charger, play, 'charges');
  const test = isTested ? testTogether(unit, chargedBy(unit, chargers, play), play) : undefined;
  if (answersToo(unit, play)) respond(unit, chargers, test, play);
  else if (test !== undefined) obeyTest(unit, test, 'being-charged', play);
}

/** Whether a body on whom a charge comes says what it does against it: it has said nothing yet, and stands there or is to skirmish. */
function answersToo(unit: Unit, play: Play): boolean {
  const { counter, charges } = unit.period;
  if (counter !== null || charges !== null) return false;
  if (isToSkirmish(unit, play)) return true;
  return marchOf(unit, fieldOf(play.state, play.scenario, play.rules)).march.moved === 0;
}

function isToSkirmish(unit: Unit, { state, scenario }: Play): boolean {
  return stepOf(unit, state, scenario)?.verb === 'skirmish';
}
