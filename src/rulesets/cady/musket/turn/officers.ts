import { reasonFor } from '../../../../rulebook/index.js';
import { distanceBetweenQuads, quadOf } from '../../../../table/index.js';
import { type Order, standingOrder } from '../../common/orders.js';
import type { Settled } from '../../common/turn/fighting/encounters.js';
import type { OrderFault } from '../../common/turn/period.js';
import type { UnitId } from '../../common/turn/state.js';
import { witnessesOf } from '../../common/turn/unseen/markers.js';
import type { MusketEvent } from '../events.js';
import type { MusketRules } from '../rules.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import { inPlay, placedOf } from '../units.js';
import { musketWords } from '../words.js';

type Fate = Extract<MusketEvent, { kind: 'officer' }>;

const wounded = 'cady/musket/optional/command-wounded';
const captured = 'cady/musket/optional/command-captured';

function tellFate(unit: Unit, now: Fate['now'], because: Fate['because'], { tell }: Pick<MusketContext, 'tell'>): void {
  const name = unit.officer?.name;
  if (name !== undefined) tell({ kind: 'officer', unit: unit.id, name, now, because }, witnessesOf(unit));
}

/**
 * Whether fire that has cost a unit figures has hit the officer who leads it (`cady/ruling/command-figure-hit`). He is wounded, and stays
 * where he is.
 *
 * @param before figures that it had
 * @clause cady/musket/optional/command-wounded
 */
export function hitOfficer(unit: Unit, before: number, context: Pick<MusketContext, 'dice' | 'rules' | 'tell'>): void {
  const { officer } = unit;
  const lost = before - unit.figures;
  if (officer === undefined || officer.wounded === true || lost <= 0) return;
  const share = context.rules.readings.commandFigureHit === 'as-one-of-the-unit';
  const hit = share ? context.dice.roll(before + 1) <= lost : unit.figures === 0;
  if (!hit) return;
  unit.officer = { ...officer, wounded: true };
  const because = reasonFor(wounded, `fire takes ${lost} of ${before}`, 'he is among those hit');
  tellFate(unit, 'wounded', [because], context);
}

/**
 * A unit that goes away from its wounded officer is without him, and so is one that runs off the table.
 *
 * @clause cady/musket/optional/command-wounded
 */
export function leaveWounded(state: MusketState, context: MusketContext): void {
  for (const unit of Object.values(state.units)) {
    const goes = unit.gone === null ? unit.turn.moved > 0 : unit.gone === 'routed';
    if (unit.officer?.wounded !== true || !goes) continue;
    tellFate(unit, 'left-behind', [reasonFor(wounded, 'wounded', 'stays where he is')], context);
    delete unit.officer;
  }
}

/**
 * The officer of a unit that has lost a melee is captured, whatever becomes of the unit (`cady/ruling/command-figure-captured`).
 *
 * @clause cady/musket/optional/command-captured
 */
export function captureOfficers(
  settled: ReadonlyMap<UnitId, Settled>,
  state: MusketState,
  context: MusketContext,
): void {
  const byLosses = context.rules.readings.commandFigureCaptured === 'heavier-losses';
  for (const unit of Object.values(state.units)) {
    const { officer, turn, gone } = unit;
    if (officer === undefined || !turn.fought) continue;
    const wiped = gone !== null && unit.figures === 0;
    const theirs = turn.against.reduce((sum, id) => sum + (state.units[id]?.turn.lost ?? 0), 0);
    const worse = (settled.get(unit.id)?.reaction ?? 'no-effect') !== 'no-effect';
    if (!(wiped || (byLosses ? turn.lost > theirs : worse))) continue;
    tellFate(unit, 'captured', [reasonFor(captured, `${unit.id} has lost the melee`, 'he is taken')], context);
    delete unit.officer;
  }
}

/** The unit whose officer an order has come over. */
function ledBefore(order: Order): string | undefined {
  return order.tasks?.find(({ task }) => task === 'lead')?.on;
}

/**
 * What is wrong with an order that has an officer come over from another unit: he must be there, able to move, and base-to-base with both.
 *
 * @clause cady/musket/optional/personal-command
 */
export function leadFaults(unit: Unit, order: Order, state: MusketState, rules: MusketRules): readonly OrderFault[] {
  const from = ledBefore(order);
  if (from === undefined || comesOver(unit, from, state, rules) !== undefined) return [];
  const problem = `no officer comes over from "${from}"`;
  const mend =
    'name a unit of its side base-to-base with it that an unwounded officer leads, and let nobody lead this one';
  return [{ clause: 'cady/musket/optional/personal-command', problem, mend }];
}

/** Officers who are to lead another unit go over to it, before anybody moves. */
export function takeTheLead(state: MusketState, context: MusketContext): void {
  for (const unit of inPlay(state)) {
    const from = unit.mustDo === null ? ledBefore(standingOrder(unit, musketWords)) : undefined;
    const other = from === undefined ? undefined : comesOver(unit, from, state, context.rules);
    if (other?.officer === undefined) continue;
    unit.officer = { ...other.officer };
    delete other.officer;
    tellFate(unit, 'leads', [], context);
  }
}

function comesOver(unit: Unit, from: string, state: MusketState, rules: MusketRules): Unit | undefined {
  const other = inPlay(state).find(({ id, side }) => id === from && side === unit.side);
  if (other?.officer === undefined || other.officer.wounded === true || unit.officer !== undefined) return undefined;
  const gap = distanceBetweenQuads(quadOf(placedOf(unit, rules)), quadOf(placedOf(other, rules)));
  return other.id !== unit.id && gap <= rules.table.meleeRange ? other : undefined;
}
