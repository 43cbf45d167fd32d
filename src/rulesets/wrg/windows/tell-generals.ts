import { counted } from '../../../scenario/index.js';
import type { WrgEvent } from '../events.js';
import type { WrgNames } from './names.js';
import { casualtyText, signed } from './words.js';

type Of<Kind extends WrgEvent['kind']> = Extract<WrgEvent, { kind: Kind }>;

/** What a general does, and what becomes of him. */
export function tellGeneral({ general, what, men, against, unit }: Of<'general'>, names: WrgNames): string {
  const name = names.ofGeneral(general);
  const hurt = men > 0 ? ` (${counted(men, 'man', 'men')} lost on his figure)` : '';
  const other = against === undefined ? 'a general of the enemy' : names.ofGeneral(against);
  const where = unit === undefined ? 'a unit' : names.of(unit);
  switch (what) {
    case 'challenges':
      return `${name} challenges ${other}`;
    case 'accepts':
      return `${name} accepts the challenge of ${other}`;
    case 'refuses':
      return `${name} refuses the challenge of ${other}`;
    case 'rides-out':
      return `${name} rides out to meet ${other} between the lines`;
    case 'rides-back':
      return `${name} rides back to ${unit === undefined ? 'his men' : where}`;
    case 'parts':
      return `${name} and ${other} part, and their duel stays undecided`;
    case 'joins':
      return `${name} joins ${where}`;
    case 'leaves':
      return `${name} leaves ${where}`;
    default:
      return `${name} ${words[what]}${hurt}`;
  }
}

const words = {
  hurt: 'is in danger',
  dead: 'is killed',
  wounded: 'is wounded and out of the battle',
  captured: 'is taken prisoner',
  fled: 'flees',
  'over-cautious': 'turns out to be over-cautious',
  average: 'turns out to be neither rash nor over-cautious',
  rash: 'turns out to be rash',
} as const;

/** A shot or a blow of one general at another. */
export function tellDuel(
  { general, against, exchange, shot, total, casualties }: Of<'duelled'>,
  names: WrgNames,
): string {
  const does = shot ? 'shoots at' : 'strikes at';
  const again = exchange === 1 ? '' : `, exchange ${exchange},`;
  return `In the duel${again} ${names.ofGeneral(general)} ${does} ${names.ofGeneral(against)}: total ${signed(total)}, ${casualtyText(casualties)}`;
}
