import type { Asking, Choice, Reply, RequestOf } from '../../../../battle/index.js';
import type { Violation } from '../../../../rulebook/index.js';
import { turnBetween } from '../../../../table/index.js';
import { meant, readAt, whyNotText } from '../../common/choices/at-target.js';
import { enemiesInSight, sightedText, someEnemy } from '../../common/choices/by-eye.js';
import { readBearing } from '../../common/orders.js';
import { printBearing } from '../../common/print-orders.js';
import { machineRange } from '../machines/engines.js';
import type { AncientSeen } from '../state.js';
import type { AncientTerms, CallAnswer } from '../terms.js';
import { callFaults } from '../turn/machines/calls.js';
import type { Seat, Sighted } from './seat.js';

type CallRequest = Extract<RequestOf<AncientTerms>, { kind: 'call' }>;
type Shot = CallRequest['shot'];

const holdFire: Choice<CallAnswer> = { text: 'Hold fire', answer: { shot: 'none' } };
const shots: readonly Shot[] = ['stone', 'bolt', 'ball'];

const notation = (shot: Shot, enemy: string): Asking<CallAnswer>['notation'] => [
  [`${shot} at ${enemy}`, `at that unit, its range judged by eye; "${shot} at ${enemy} 65" calls the range`],
  [`${shot} 17 80`, `a ${shot} at bearing 17, range called 80 cm`],
  [`${shot} NNE 60`, 'a compass point for the bearing'],
  ['none', 'hold fire'],
];

/** One shot of a machine: whom it sees within its pivot, and calls that its crew would think of. */
export function askCall(request: CallRequest, seat: Seat): Asking<CallAnswer> {
  const { view } = seat;
  const { machine: id, shot, from, to, rounds } = request;
  const machine = view.units[id];
  const targets = machine === undefined ? [] : withinPivot(machine, request, seat);
  return {
    question: [
      `${machine?.name ?? id}: where to, and how far?`,
      `  ${shot}: ${from} to ${to} cm, ${rounds} left`,
      ...targets.map(target => {
        const faults = faultsAt(target, request, seat);
        return `  before it: ${sightedText(target)}${faults.length === 0 ? '' : ` — ${whyNotText(faults, view)}`}`;
      }),
    ],
    choices: [...targets.flatMap(target => callAt(target, request, seat)), holdFire],
    notation: notation(shot, someEnemy(view)),
    odds: () => [
      'The range is judged by eye, and shot may fall short or long of the call and to either side of it.',
      ...effectOf(machine, seat),
      ...(machine === undefined ? [] : enemiesInSight(machine.placed.at, view)).map(target => {
        const faults = faultsAt(target, request, seat);
        return `${sightedText(target)}: ${faults.length === 0 ? `"${shot} at ${target.unit.id}"` : whyNotText(faults, view)}`;
      }),
    ],
    read: typed => readShot(typed, machine, request, seat),
  };
}

/** A shot at somebody, or at a bearing. */
function readShot(
  typed: string,
  machine: AncientSeen | undefined,
  request: CallRequest,
  seat: Seat,
): Reply<CallAnswer> {
  const at = readAt(typed);
  if (at === undefined || machine === undefined || at.shot !== request.shot) return readCall(typed);
  const target = meant(at, enemiesInSight(machine.placed.at, seat.view));
  if ('problem' in target) return { violations: [target] };
  const called = at.range === undefined ? target : { ...target, about: at.range };
  const faults = faultsAt(called, request, seat);
  if (faults.length > 0) {
    const problem = `no ${request.shot} at ${target.unit.name}: ${whyNotText(faults, seat.view)}`;
    return { violations: [{ path: 'call', problem, mend: 'shoot at somebody else, or hold with "none"' }] };
  }
  return { answer: { shot: request.shot, bearing: called.bearing, range: called.about } };
}

/** What forbids a shot at a target, as far as the crew can tell. */
function faultsAt(target: Sighted, { machine, shot, from, to }: CallRequest, seat: Seat): readonly Violation[] {
  const { bearing, about: range, unit } = target;
  const refused = (problem: string): readonly Violation[] => [
    { path: 'call', problem, mend: 'shoot at somebody else' },
  ];
  if (range < from || range > to) {
    return refused(range < from ? `too near, from ${from} cm` : `too far, up to ${to} cm`);
  }
  if (seat.view.contacts.some(({ a, b }) => a === unit.id || b === unit.id)) return refused('it is in melee');
  return callFaults({ shot, bearing, range }, machine, seat.view, seat.rules);
}

function withinPivot(machine: AncientSeen, { pivot }: CallRequest, { view }: Seat): readonly Sighted[] {
  const faced = machine.own?.facedAtStart ?? machine.placed.facing;
  const inMelee = new Set(view.contacts.flatMap(({ a, b }) => [a, b]));
  return enemiesInSight(machine.placed.at, view).filter(
    ({ unit, bearing }) => turnBetween(faced, bearing) <= pivot && !inMelee.has(unit.id),
  );
}

/** The call at a target, its range judged by eye, if the rules take it. */
function callAt(target: Sighted, request: CallRequest, seat: Seat): readonly Choice<CallAnswer>[] {
  if (faultsAt(target, request, seat).length > 0) return [];
  const answer: CallAnswer = { shot: request.shot, bearing: target.bearing, range: target.about };
  return [{ text: `${printCall(answer)}, at ${target.unit.name}`, answer }];
}

function effectOf(machine: AncientSeen | undefined, { rules }: Seat): readonly string[] {
  const gun = machine === undefined ? undefined : rules.troops[machine.type].gun;
  if (gun === undefined) return [];
  const { hitArea } = rules.guns[gun];
  const { sure } = machineRange({ gun }, rules);
  return [
    hitArea.shape === 'circle'
      ? `It strikes a circle ${hitArea.diameter} cm across.`
      : `It strikes along the last ${hitArea.length} cm of its flight.`,
    ...(sure > 0 ? [`Up to ${Math.floor(sure)} cm it flies where it was called.`] : []),
  ];
}

/** A call in the notation that `readCall` reads. */
export function printCall(call: CallAnswer): string {
  return call.shot === 'none' ? call.shot : `${call.shot} ${printBearing(call.bearing)} ${call.range}`;
}

/** Reads a call: `stone 17 80`, `bolt NNE 60 cm`, `none`. */
export function readCall(typed: string): Reply<CallAnswer> {
  const [word = '', aim = '', range = '', ...more] = typed
    .toLowerCase()
    .replace(/\s*cm$/, '')
    .split(/\s+/);
  if (word === 'none' && aim === '') return { answer: { shot: word } };
  const shot = shots.find(each => each === word);
  const bearing = readBearing(aim.toUpperCase());
  const mend = `write for example "${shot ?? 'stone'} 17 80", or "none"`;
  const fault = (problem: string): Reply<CallAnswer> => ({ violations: [{ path: 'call', problem, mend }] });
  if (shot === undefined) return fault(`there is no shot "${word}"`);
  if (bearing === undefined) return fault(aim === '' ? 'the bearing is missing' : `"${aim}" is no bearing`);
  if (more.length > 0) return fault(`"${more.join(' ')}" is too much`);
  const cm = /^\d{1,3}(\.\d{1,3})?$/.test(range) ? Number(range) : 0;
  if (cm <= 0) return fault(range === '' ? 'the range is missing' : `"${range}" is no range`);
  return { answer: { shot, bearing, range: cm } };
}
