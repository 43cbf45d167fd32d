import type { Asking, Choice, Reply, RequestOf } from '../../../../battle/index.js';
import { turnBetween } from '../../../../table/index.js';
import { enemiesInSight, sightedText } from '../../common/choices/by-eye.js';
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

const notation = (shot: Shot): Asking<CallAnswer>['notation'] => [
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
      ...targets.map(target => `  before it: ${sightedText(target)}`),
    ],
    choices: [...targets.flatMap(target => callAt(target, request, seat)), holdFire],
    notation: notation(shot),
    odds: () => [
      'The range is judged by eye, and shot may fall short or long of the call and to either side of it.',
      ...effectOf(machine, seat),
    ],
    read: readCall,
  };
}

function withinPivot(machine: AncientSeen, { pivot }: CallRequest, { view }: Seat): readonly Sighted[] {
  const faced = machine.own?.facedAtStart ?? machine.placed.facing;
  const inMelee = new Set(view.contacts.flatMap(({ a, b }) => [a, b]));
  return enemiesInSight(machine.placed.at, view).filter(
    ({ unit, bearing }) => turnBetween(faced, bearing) <= pivot && !inMelee.has(unit.id),
  );
}

/** The call at a target, its range judged by eye, if the rules take it. */
function callAt(target: Sighted, { machine, shot, from, to }: CallRequest, seat: Seat): readonly Choice<CallAnswer>[] {
  const { bearing, about: range, unit } = target;
  if (range < from || range > to) return [];
  const answer: CallAnswer = { shot, bearing, range };
  if (callFaults(answer, machine, seat.view, seat.rules).length > 0) return [];
  return [{ text: `${printCall(answer)}, at ${unit.name}`, answer }];
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
