import { type Reason, reasonFor } from '../../../../rulebook/index.js';
import { type Distraction, keptFromAttending, mayDigest } from '../../orders/attending.js';
import type { Doing, General, GeneralId, Unit, WrgState } from '../../state.js';
import { isFighting, isInFront, isOnTable, unitOf } from '../../units.js';
import type { Play } from '../play.js';
import { awayFromEnemies } from '../reacting/doing.js';
import { placeOf } from '../reacting/generals-near.js';

type Known = Pick<Play, 'state' | 'rules'>;

/** What is done faster than at a normal move. */
const runs: readonly Doing[] = ['charging', 'countercharging', 'pursuing', 'routing'];

/** What who is sent back does. */
const givesWay: readonly Doing[] = ['evading', 'retiring', 'rallying-back'];

/** What a body is at when a period begins, of what may keep its general from dictating. */
function distractionsAhead(unit: Unit, general: General, state: WrgState): readonly Distraction[] {
  const { rout, pursuit, bound, recovering } = unit;
  const told = bound?.instruction;
  const isLoose = rout !== null || pursuit !== null || told === 'uncontrolled-advance';
  const goesBack = recovering === 'rallying-back' || (told !== undefined && awayFromEnemies.includes(told));
  return [
    ...(isLoose ? (['at-a-run'] as const) : []),
    ...(isFighting(state, unit) && isInFront(general, unit) ? (['hand-to-hand'] as const) : []),
    ...(goesBack ? (['sent-back'] as const) : []),
  ];
}

/** What a body has been at in the period that ends. Who has rallied at its end has run in it all the same. */
function distractionsSince({ period }: Unit, inFront: boolean): readonly Distraction[] {
  return [
    ...(runs.includes(period.doing) || period.broke || period.rallied ? (['at-a-run'] as const) : []),
    ...(period.fought && inFront ? (['hand-to-hand'] as const) : []),
    ...(givesWay.includes(period.doing) ? (['sent-back'] as const) : []),
  ];
}

/** Why somebody has no time for an order or a report, as it is told. */
const says: { readonly [D in Distraction]: string } = {
  'at-a-run': 'the general rides at the speed of a charge',
  'hand-to-hand': 'the general fights in the front rank',
  'sent-back': 'his men give way',
};

const told = (kept: Distraction, body: Unit | undefined): string => {
  if (kept !== 'at-a-run' || body === undefined) return says[kept];
  if (body.rout !== null) return 'the general runs with his men';
  if (body.period.rallied) return 'the general has run with his men';
  return `the general ${atARun(body) ?? 'rides at the speed of a charge'}`;
};

/** What a body does at the speed of a charge, in the period that is played or in the one ahead; `undefined` where it is none of it. */
function atARun({ period, pursuit, bound }: Unit): string | undefined {
  if (bound?.instruction === 'uncontrolled-advance') return 'is carried away out of control';
  if (period.doing === 'charging') return 'charges';
  if (period.doing === 'countercharging') return 'countercharges';
  if (period.doing === 'routing' || period.broke) return 'runs with his men';
  return period.doing === 'pursuing' || pursuit !== null ? 'pursues' : undefined;
}

/**
 * What will keep a general from dictating an order in the period that begins, in words; `undefined` where nothing does. Whether he will charge is
 * not known yet.
 *
 * @clause wrg/orders/delay-period
 */
export function tooBusyToDictate(general: General, { state, rules }: Known): string | undefined {
  const ahead = general.with === null ? [] : distractionsAhead(unitOf(state, general.with), general, state);
  const kept = keptFromAttending(ahead, rules);
  if (kept !== undefined) return told(kept, general.with === null ? undefined : unitOf(state, general.with));
  const dictates = !rules.reaction.orders.delays.severalAtOnce && stillDictating(state).has(general.id);
  return dictates ? 'he has not finished dictating another order' : undefined;
}

/** The generals who have not finished dictating an order that they began in an earlier period. */
export function stillDictating({ period, messengers }: WrgState): ReadonlySet<GeneralId> {
  return new Set(messengers.filter(({ rides }) => rides > period).map(({ from }) => from));
}

/** Whether a general is there to give orders and to listen to reports: with men who are on the table, or riding on it. */
export function isThere({ gone, with: men }: General, state: WrgState): boolean {
  const unit = men === null ? undefined : state.units[men];
  return gone === null && (men === null || (unit !== undefined && isOnTable(unit)));
}

/**
 * At the end of a period: who has charged, or was otherwise kept from it, has not finished what takes a complete period, and needs one more to
 * dictate his order, to listen to a report, or to digest an order; what was dictated by one who is lost or has left the table is never sent.
 *
 * @clause wrg/orders/delay-period
 */
export function keepUnfinishedWaiting(play: Play): void {
  const { state, tell } = play;
  state.messengers = state.messengers.filter(messenger => {
    const general = state.generals[messenger.from];
    if (messenger.rides <= state.period || general === undefined) return true;
    const { to, side } = messenger;
    if (!isThere(general, state)) {
      const because = [reasonFor('wrg/orders/delay-period', 'who dictated it is gone', 'no messenger rides')];
      const never = {
        kind: 'messenger',
        messenger: messenger.id,
        to,
        what: 'in-vain',
        dictatedBy: general.id,
      } as const;
      tell({ ...never, because }, [side]);
      return false;
    }
    // He is with the general as long as it is dictated to him.
    const { x, y } = placeOf(general, state);
    messenger.at = { x, y };
    const kept = keptSince(general, play);
    if (kept === undefined) return true;
    messenger.rides += 1;
    tell({ kind: 'order-waits', unit: to, general: general.id, because: [onePeriodMore(kept)] }, [side]);
    return true;
  });
  keepReportsUnheard(play);
  for (const unit of Object.values(state.units)) digestOn(unit, play);
}

/** What has kept a general in the period that ends. */
function keptSince(general: General, { state, rules }: Known): string | undefined {
  const { with: men } = general;
  const body = men === null ? undefined : unitOf(state, men);
  const isRiding = general.galloped === state.period || body?.period.rodeOut !== undefined;
  const rode: readonly Distraction[] = isRiding ? ['at-a-run'] : [];
  const at = body === undefined ? rode : [...rode, ...distractionsSince(body, isInFront(general, body))];
  const kept = keptFromAttending(at, rules);
  return kept === undefined ? undefined : told(kept, body);
}

function onePeriodMore(because: string): Reason {
  return reasonFor('wrg/orders/delay-period', because, 'takes one period more');
}

function keepReportsUnheard(play: Play): void {
  const { state, rules, tell } = play;
  const { listening } = rules.reaction.orders.delays;
  for (const report of state.reports ?? []) {
    const general = state.generals[report.to];
    const unit = state.units[report.from];
    if (report.arrived || report.due > state.period + listening || general === undefined || unit === undefined)
      continue;
    const kept = keptSince(general, play);
    if (kept === undefined || !isThere(general, state)) continue;
    report.due = state.period + listening + 1;
    if (report.waits === true) continue;
    report.waits = true;
    tell({ kind: 'report', unit: unit.id, general: general.id, what: 'waits', because: [onePeriodMore(kept)] }, [
      unit.side,
    ]);
  }
}

/** What has to be digested in a period is not, where the unit went faster than at a normal move; a call to follow is only heard. */
function digestOn(unit: Unit, { state, rules, tell }: Play): void {
  const { digesting } = unit;
  if (digesting === null || digesting.from !== state.period + 1) return;
  const { delays } = rules.reaction.orders;
  const carried = (digesting.by === 'messenger' || digesting.by === 'crow') && delays.digesting > 0;
  const dictated = digesting.by === 'general' && delays.inPerson;
  if ((!carried && !dictated) || mayDigest(distractionsSince(unit, false))) return;
  unit.digesting = { ...digesting, from: digesting.from + 1 };
  tell({ kind: 'order-waits', unit: unit.id, because: [onePeriodMore(whyUndigested(unit))] }, [unit.side]);
}

/** What a unit was at that has not digested its order, in words. */
function whyUndigested({ period, bound }: Unit): string {
  if (period.rallied || period.broke || period.doing === 'routing') return 'it has run';
  if (bound?.instruction === 'uncontrolled-advance') return 'it was carried away out of control';
  return period.doing === 'pursuing' ? 'it has pursued' : 'it has charged';
}
