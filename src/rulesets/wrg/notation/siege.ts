import { siegeConstruction } from '../book/charts/siege.js';
import type { Construction } from '../rules/optional/siege.js';
import type { Work } from '../siege/works.js';
import { pointIn, pointText } from './points.js';
import { isId } from './words.js';

/**
 * Reads what a unit works at: `break main-gate`, `ladders north-wall`, `batter north-wall`, `mine (300 420)`, `build palisade 40`,
 * `man tower-1 with 8`, `take ladder-2`, `fill moat`, `lob`, `keep down`; `undefined` when it is something else.
 */
export function readWork(part: string): Work | undefined {
  if (part === 'lob') return { lob: true };
  if (part === 'keep down') return { down: true };
  const aim = pointIn(/^mine (.+)$/.exec(part)?.[1] ?? '');
  if (aim !== undefined) return { mine: aim };
  const [, built, length] = /^build (\S+)(?: ([1-9]\d{0,3}))?$/.exec(part) ?? [];
  if (isConstruction(built)) return { build: built, ...(length === undefined ? {} : { paces: Number(length) }) };
  const [, shed = '', figures] = /^man (\S+) with (\d{1,3})$/.exec(part) ?? [];
  if (figures !== undefined && isId(shed)) return { man: shed, figures: Number(figures) };
  const [, word, on = ''] = /^(break|ladders|batter|take|fill) (\S+)$/.exec(part) ?? [];
  return isId(on) ? workOn(word, on) : undefined;
}

function workOn(word: string | undefined, on: string): Work | undefined {
  switch (word) {
    case 'break':
      return { break: on };
    case 'ladders':
      return { ladders: on };
    case 'batter':
      return { batter: on };
    case 'take':
      return { take: on };
    case 'fill':
      return { fill: on };
    default:
      return undefined;
  }
}

function isConstruction(word: string | undefined): word is Construction {
  return siegeConstruction.rows.some(row => row === word);
}

/** What a unit works at in the notation that `readWork` reads. */
export function printWork(work: Work): string {
  if ('lob' in work) return 'lob';
  if ('down' in work) return 'keep down';
  if ('batter' in work) return `batter ${work.batter}`;
  if ('mine' in work) return `mine ${pointText(work.mine)}`;
  if ('build' in work) return `build ${work.build}${work.paces === undefined ? '' : ` ${work.paces}`}`;
  if ('man' in work) return `man ${work.man} with ${work.figures}`;
  if ('take' in work) return `take ${work.take}`;
  if ('fill' in work) return `fill ${work.fill}`;
  return 'ladders' in work ? `ladders ${work.ladders}` : `break ${work.break}`;
}
