import { reasonFor } from '../../../../rulebook/index.js';
import { rateOfRow } from '../../moving/rates.js';
import { reportDelay, riders } from '../../orders/delivery.js';
import type { General, ReportNews, Unit } from '../../state.js';
import { isMainBody, onTable } from '../../units.js';
import { type Field, fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { placeOf } from '../reacting/generals-near.js';
import { orderersOf } from './commanders.js';
import { isThere } from './distractions.js';
import { wayOfRiders } from './riding.js';

type Known = Pick<Play, 'state' | 'scenario' | 'rules'>;

/**
 * Whether a general knows of what calls for a new order to a unit: he sees it, or an enemy, or it has sent him a report that he has
 * listened to.
 *
 * @clause wrg/orders/change-justified
 */
export function knowsOf(general: General, unit: Unit, play: Known): boolean {
  return seesEvents(general, unit, play) || reportOf(unit, general, play)?.arrived === true;
}

function seesEvents({ with: at }: General, unit: Unit, { state, scenario, rules }: Known): boolean {
  // Who rides alone looks about him as he likes.
  if (at === null || at === unit.id) return true;
  const { near } = fieldOf(state, scenario, rules);
  return near
    .around(at, { inView: true })
    .some(({ who }) => who.id === unit.id || (who.side !== unit.side && who.unit.hidden === null));
}

function reportOf(unit: Unit, general: General, { state }: Pick<Play, 'state'>) {
  return state.reports?.find(report => report.from === unit.id && report.to === general.id);
}

/**
 * At the end of a period units report to their general what he cannot know: that they see enemies, have been shot at, have fought or tested
 * their reaction. It takes the way of the rider, and a period to listen.
 *
 * @clause wrg/orders/delay-period
 * @clause wrg/orders/change-justified
 */
export function sendReports(play: Play): void {
  const { state, scenario, rules, tell } = play;
  const field = fieldOf(state, scenario, rules);
  for (const unit of onTable(state)) {
    const [general] = orderersOf(unit, play);
    if (general === undefined || !isMainBody(unit) || unit.rout !== null) continue;
    if (knowsOf(general, unit, play) || reportOf(unit, general, play) !== undefined) continue;
    const news = newsOf(unit, state.period, field.near);
    if (news === undefined) continue;
    const { normal, charge } = rateOfRow(riders, rules);
    const way = {
      distance: wayOfRiders(placeOf(general, state), unit, unit.side, field).paces,
      normalMove: normal,
      chargeMove: charge ?? normal,
    };
    // This period is over: he rides, and is listened to, in those after it.
    const due = state.period + 1 + reportDelay(way, rules);
    state.reports = [...(state.reports ?? []), { from: unit.id, to: general.id, due, arrived: false, news }];
    const because = [
      { clause: 'wrg/orders/change-justified', because: 'out of his sight', effect: 'a rider to tell him' },
    ] as const;
    tell({ kind: 'report', unit: unit.id, general: general.id, what: 'sent', news, because }, [unit.side]);
  }
}

/** What a unit has to report; nothing, if nothing has happened to it and it sees no enemy. */
function newsOf({ id, period }: Unit, of: number, near: Field['near']): ReportNews | undefined {
  const { shotBy, fought, metBy, tested } = period;
  const seen = near.around(id, { of: 'enemies', inView: true }).filter(({ who }) => who.unit.hidden === null);
  if (seen.length === 0 && shotBy.length === 0 && !fought && tested.length === 0) return undefined;
  return {
    of,
    sees: seen.map(({ who }) => who.id),
    fought: fought ? metBy : [],
    shotAt: shotBy.length > 0,
    tested: tested.length > 0,
  };
}

/** Generals have listened to the reports that have come to them; who is not there any more gets none, and another may be sent to whoever is. */
export function hearReports({ state, tell }: Play): void {
  for (const report of state.reports ?? []) {
    if (report.arrived || report.due > state.period) continue;
    const unit = state.units[report.from];
    const general = state.generals[report.to];
    if (unit === undefined || general === undefined) continue;
    if (!isThere(general, state)) {
      state.reports = (state.reports ?? []).filter(each => each !== report);
      const lost = [reasonFor('wrg/orders/change-justified', 'he is not there any more', 'nobody hears it')];
      tell({ kind: 'report', unit: unit.id, general: report.to, what: 'in-vain', because: lost }, [unit.side]);
      continue;
    }
    report.arrived = true;
    const because = [
      { clause: 'wrg/orders/delay-period', because: 'a rider has brought it', effect: 'new orders may follow' },
    ] as const;
    const { news } = report;
    tell({ kind: 'report', unit: unit.id, general: report.to, what: 'arrived', news, because }, [unit.side]);
  }
}

/** What a unit has reported has been answered with an order. */
export function answerReport(unit: Unit, { state }: Pick<Play, 'state'>): void {
  if (state.reports !== undefined) state.reports = state.reports.filter(({ from }) => from !== unit.id);
}
