import type { Asking, Reply, RequestOf } from '../../../../battle/index.js';
import type { EventAnswer, MusketTerms } from '../terms.js';
import { eventNames } from '../windows/events.js';
import type { Seat } from './seat.js';

type EventRequest = Extract<RequestOf<MusketTerms>, { kind: 'event' }>;

/** What a side chooses of what a random event offers. */
export function askEvent({ event, options, picks }: EventRequest, { view }: Pick<Seat, 'view'>): Asking<EventAnswer> {
  const name = (option: string) => view.units[option]?.name ?? option;
  const choices = picks === 1 ? options : [];
  return {
    question: [`${eventNames[event]}: choose ${picks === 1 ? 'one' : picks} of ${options.map(name).join(', ')}.`],
    choices: choices.map(option => ({ text: name(option), answer: { chosen: [option] } })),
    notation: [[options.slice(0, picks).join(' '), `choose ${picks === 1 ? 'it' : 'them'}`]],
    read: readEvent,
  };
}

/** Reads what was chosen, word by word. */
export function readEvent(typed: string): Reply<EventAnswer> {
  return { answer: { chosen: typed.split(/[\s,]+/).filter(word => word !== '') } };
}

/** What was chosen, as it is typed. */
export function printEvent({ chosen }: EventAnswer): string {
  return chosen.join(' ');
}
