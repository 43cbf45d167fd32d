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
