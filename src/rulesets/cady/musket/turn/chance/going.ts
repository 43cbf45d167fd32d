import type { Table } from '../../../../../table/index.js';
import type { Order } from '../../../common/orders.js';
import { burntGround } from '../../../common/turn/ground.js';
import type { Going } from '../../../common/turn/period.js';
import { runs } from '../../chance/in-force.js';
import type { MusketRules } from '../../rules.js';
import type { MusketState, Unit } from '../../state.js';
import type { MusketContext } from '../../terms.js';
import { inPlay } from '../../units.js';
import { hasGoneOver } from './fires.js';

/**
 * How random events have a unit go: drunkards, mercenaries who have just gone over and whoever stays by a fallen commander stay where
 * they are; in bad weather nobody charges, or goes up or down a hill; and nobody enters where a wood has burnt.
 *
 * @clause cady/events/pre-26-weather/charge
 * @clause cady/events/pre-26-weather/uphill
 * @clause cady/events/event/help-prevent-forest-fires
 * @clause cady/events/event/days-of-wine-and-roses
 * @clause cady/events/event/i-ve-fallen-and-i-can-t-get-up
 * @clause cady/events/event/mercenaries-not-to-be-trusted
 */
export function chanceGoing(
  unit: Unit,
  order: Order | null,
  state: MusketState,
  table: Table,
  rules: MusketRules,
): Going {
  const running = state.events?.running;
  if (running === undefined) return { because: [] };
  const here = { turn: state.turn, unit: unit.id };
  const because: Going['because'] = [
    ...(runs(running, '66', here) ? [drunk] : []),
    ...(hasGoneOver(unit, state) ? [goneOver] : []),
    ...(rules.chance.fallenCommander === 'stays' && runs(running, '68', here) ? [byHisSide] : []),
  ];
  if (order !== null && because.length > 0) return { stays: true, because };
  const weather = rules.badWeather === true;
  const burnt = running.flatMap(({ woods = [] }) => woods).filter(id => standsOn(table, burntGround(id)));
  const rates = Object.fromEntries(burnt.map(id => [burntGround(id), 'never'] as const));
  return {
    ...(weather ? { mayNotCharge: true } : {}),
    ...(weather || burnt.length > 0 ? { costs: { ...(weather ? { level: 'never' } : {}), rates } } : {}),
    because: weather && order?.gait === 'charge' ? [noCharge] : [],
  };
}

function standsOn({ features }: Table, id: string): boolean {
  return features.some(feature => feature.id === id);
}

const drunk = {
  clause: 'cady/events/event/days-of-wine-and-roses',
  because: 'drunk',
  effect: 'does not move',
} as const;
const goneOver = {
  clause: 'cady/events/event/mercenaries-not-to-be-trusted',
  because: 'has just gone over',
  effect: 'attacks nobody',
} as const;
const byHisSide = {
  clause: 'cady/events/event/i-ve-fallen-and-i-can-t-get-up',
  because: 'the commander has fallen from his horse',
  effect: 'stays by him',
} as const;
const noCharge = {
  clause: 'cady/events/pre-26-weather/charge',
  because: 'bad weather',
  effect: 'no charge',
} as const;

/** A unit that goes away from a commander who cannot be moved is without him (`cady/ruling/event-fallen-commander`). */
export function leaveFallen(state: MusketState, { rules }: Pick<MusketContext, 'rules'>): void {
  if (state.events === undefined || rules.chance.fallenCommander !== 'leaves') return;
  for (const unit of inPlay(state)) {
    if (unit.turn.moved > 0 && runs(state.events.running, '68', { turn: state.turn, unit: unit.id }))
      unit.general = false;
  }
}
