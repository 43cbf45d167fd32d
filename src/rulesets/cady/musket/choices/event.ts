import type { Asking, Reply, RequestOf } from '../../../../battle/index.js';
import type { EventAnswer, MusketTerms } from '../terms.js';
import { eventNames } from '../windows/events.js';
import type { Seat } from './seat.js';

type EventRequest = Extract<RequestOf<MusketTerms>, { kind: 'event' }>;

/** What a side chooses of what a random event offers. */
export function askEvent({ event, options, picks }: EventRequest, { view }: Pick<Seat, 'view'>): Asking<EventAnswer> {
  const name = (option: string) => view.units[option]?.name ?? option;
  const places = options.every(option => /^\d+$/.test(option)) ? options.map(Number) : undefined;
  const choices = picks > 1 ? [] : options.filter((_, i) => places === undefined || i % fewer === 0);
  const offered =
    places === undefined
      ? options.map(name).join(', ')
      : `${runsOf(places).join(', ')} (cm along the side of the table)`;
  return {
    question: [`${eventNames[event]}: choose ${picks === 1 ? 'one' : picks} of ${offered}.`],
    choices: choices.map(option => ({ text: name(option), answer: { chosen: [option] } })),
    notation: [[options.slice(0, picks).join(' '), `choose ${picks === 1 ? 'it' : 'them'}`]],
    read: readEvent,
  };
}

/** Of places on a side of the table every so many-th is listed; any may be typed. */
const fewer = 12;

/** Whole numbers as runs of neighbours: `4 to 30`. */
function runsOf(numbers: readonly number[]): readonly string[] {
  const ends = numbers.filter((number, i) => numbers[i + 1] !== number + 1);
  const starts = numbers.filter((number, i) => numbers[i - 1] !== number - 1);
  return starts.map((from, i) => (from === ends[i] ? String(from) : `${from} to ${ends[i] ?? from}`));
}

/** Reads what was chosen, word by word. */
export function readEvent(typed: string): Reply<EventAnswer> {
  return { answer: { chosen: typed.split(/[\s,]+/).filter(word => word !== '') } };
}

/** What was chosen, as it is typed. */
export function printEvent({ chosen }: EventAnswer): string {
  return chosen.join(' ');
}
