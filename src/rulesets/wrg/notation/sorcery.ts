import type { WrgRequests } from '../terms.js';
import { pointIn, pointText } from './points.js';
import { isId, misread, type Read, tidy } from './words.js';

type Cast = WrgRequests['cast']['answer'];
type Flight = WrgRequests['flight']['answer'];

const nobody = 'none';

/** How a spell is typed: `6 at gauls`. */
export const castNotation = {
  read(typed: string): Read<Cast> {
    const said = tidy(typed);
    if (said === nobody || said === '') return { answer: null };
    const [, spell, target] = /^(?:spell )?(\d{1,2}) at (\S+)$/.exec(said) ?? [];
    if (spell === undefined || target === undefined || !isId(target)) {
      return misread('', `"${said}" is no spell`, `write for example "6 at gauls", or "${nobody}"`);
    }
    return { answer: { spell: Number(spell), target } };
  },
  print: (answer: Cast): string => (answer === null ? nobody : `${answer.spell} at ${answer.target}`),
};

/** How it is typed where to a magician flies: `(400 300)`. */
export const flightNotation = {
  read(typed: string): Read<Flight> {
    const point = pointIn(typed);
    return point === undefined
      ? misread('', `"${tidy(typed)}" is no place`, 'write for example "(400 300)"')
      : { answer: point };
  },
  print: (answer: Flight): string => pointText(answer),
};
