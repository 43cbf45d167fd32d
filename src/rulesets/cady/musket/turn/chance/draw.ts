import type { SideId } from '../../../../../battle/index.js';
import { tableOf } from '../../../common/turn/ground.js';
import { type RunningEvent, rulesInForce, runs } from '../../chance/in-force.js';
import type { EventRow } from '../../chance/rules.js';
import { throwEvent } from '../../chance/thrown.js';
import type { MusketState } from '../../state.js';
import type { MusketContext } from '../../terms.js';
import { inPlay } from '../../units.js';
import { clearTheFallen } from '../losses.js';
import { type Drawn, reasonOf } from './at.js';
import { effects } from './effects.js';
import { burnOn } from './fire.js';
import { inVillage } from './places.js';

/**
 * What chance brings at the beginning of a turn, before orders are written: what goes on goes on, and a hundred-sided die is thrown for
 * something new. Answers what the rest of the phase is played with.
 *
 * @clause cady/events/chart/die
 * @clause cady/events/chart/one-side
 * @clause cady/events/event/no-event
 */
export function takeChances(state: MusketState, context: MusketContext): MusketContext {
  const { events } = state;
  if (events === undefined) return context;
  const { dice, rules, scenario, tell, turn } = context;
  events.running = events.running.filter(({ until }) => until === null || until >= turn);
  if (rules.chance.imperialFor === 'turns') endImperials(state, turn);
  for (const fire of events.running.filter(({ woods }) => woods !== undefined)) burnsOn(fire, state, context);
  const sides = Object.keys(scenario.sides);
  const throwing = rules.chance.draw === 'each' ? sides : [sides[(turn - 1) % sides.length]];
  for (const side of throwing) {
    const { face, row } = throwEvent(dice, rules);
    if (side === undefined || row === null) continue;
    const at = drawnBy(side, row, state, context);
    const concerns = row.affects === 'one' ? side : null;
    tell({ kind: 'random-event', event: row.id, side: concerns, because: [reasonOf(at, `a throw of ${face}`)] });
    const goesOn = row.affects === 'nobody' ? undefined : effects[row.id](at);
    if (goesOn === undefined) continue;
    const until = row.turns === null ? null : turn + row.turns - 1;
    events.running.push({ event: row.id, side: concerns, until, ...goesOn });
  }
  clearTheFallen(state, context);
  return { ...context, rules: rulesInForce(rules, events.running, turn) };
}

/** @clause cady/events/event/go-tell-the-spartans */
function endImperials(state: MusketState, turn: number): void {
  for (const unit of inPlay(state)) {
    if (!runs(state.events?.running, '61', { turn, unit: unit.id })) delete unit.imperial;
  }
}

function burnsOn(fire: RunningEvent, state: MusketState, context: MusketContext): void {
  const row = context.rules.chance.rows.find(({ id }) => id === fire.event);
  const [side = ''] = Object.keys(context.scenario.sides);
  if (row !== undefined) burnOn(drawnBy(side, row, state, context), fire);
}

function drawnBy(side: SideId, row: EventRow, state: MusketState, context: MusketContext): Drawn {
  const { scenario } = context;
  const enemy = Object.keys(scenario.sides).find(other => other !== side) ?? side;
  return { row, side, enemy, table: tableOf(scenario, state.breaches), state, context };
}

/** Notes at the end of a turn who has been in a village. */
export function noteVillages(state: MusketState, { scenario, rules }: MusketContext): void {
  if (state.events === undefined) return;
  state.events.inVillages = inPlay(state)
    .filter(unit => inVillage(unit, unit.turn.path, scenario, rules))
    .map(({ id }) => id);
}
