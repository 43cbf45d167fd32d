import { counted } from '../../../scenario/index.js';
import type { WrgEvent } from '../events.js';
import type { WrgNames } from './names.js';
import { paces } from './words.js';

type Of<Kind extends WrgEvent['kind']> = Extract<WrgEvent, { kind: Kind }>;

/** What a ship does. */
export function tellShip({ ship, what, paces: rowed }: Of<'ship'>, names: WrgNames): string {
  const name = names.of(ship);
  switch (what) {
    case 'rows-in':
      return `${name} comes in ${paces(rowed)}`;
    case 'grounds':
      return `${name} runs aground`;
    case 'backs-off':
      return `${name} backs off ${paces(rowed)}`;
    case 'leaves':
      return `${name} puts to sea`;
    case 'burns':
      return `${name} burns out`;
  }
}

/** Who sets fire to what. */
export function tellFireSet({ unit, thing, figures, points }: Of<'fire-set'>, names: WrgNames): string {
  const whom = `${names.of(unit)} sets fire to ${names.of(thing)} with ${counted(figures, 'figure')}`;
  return points === 0 ? whom : `${whom}: ${counted(points, 'fire point')}`;
}

/** How something burns. */
export function tellFire({ thing, what, points, cancelled }: Of<'fire'>, names: WrgNames): string {
  const far = [
    ...(points === 0 || what === 'burnt-out' ? [] : [counted(points, 'fire point')]),
    ...(cancelled === 0 ? [] : [`${cancelled} put out`]),
  ];
  return `${names.of(thing)} ${fireWords[what]}${far.length === 0 ? '' : `: ${far.join(', ')}`}`;
}

const fireWords = {
  catches: 'catches fire',
  burning: 'burns',
  untenable: 'burns so that nobody can stay there',
  'burnt-out': 'has burnt out',
  'goes-out': 'burns no longer',
} as const satisfies { readonly [W in Of<'fire'>['what']]: string };
