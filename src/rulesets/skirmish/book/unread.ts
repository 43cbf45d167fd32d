import type { Unread } from '../../../book/index.js';
import { siegeChances } from './charts/siege.js';

const counted = 'it follows from the first total and the modifiers, which are read';
const again = 'the chart of these modifiers says it again, and is read';

/** What the chart of siege chances has no use for: cells that print nothing. */
const noChances: readonly Unread[] = siegeChances.rows.flatMap(row =>
  siegeChances.columns
    .filter(column => siegeChances.cells[row][column] === null)
    .filter(column => row !== 'push-down-ladder' || column !== 'maximum-men')
    .map(column => ({ id: `${siegeChances.id}/${row}/${column}`, reason: 'nothing is printed of it' })),
);

/** Data that no rule reads, and why. */
export const skirmishUnread: readonly Unread[] = [
  { id: 'skirmish/protection-levels#name', reason: 'what a level is called' },
  { id: 'skirmish/protection-levels#to-hit-modifier', reason: again },
  { id: 'skirmish/protection-levels#defense-modifier', reason: again },
  { id: 'skirmish/protection-levels#wound-die-modifier', reason: 'the chart of wounds counts it in' },
  { id: 'skirmish/to-hit/missile-and-handgun/medium', reason: counted },
  { id: 'skirmish/to-hit/missile-and-handgun/long', reason: counted },
  { id: 'skirmish/to-hit/bombard/short', reason: counted },
  { id: 'skirmish/to-hit/bombard/long', reason: counted },
  { id: 'skirmish/to-hit/engine/short', reason: counted },
  { id: 'skirmish/to-hit/engine/long', reason: counted },
  { id: 'skirmish/to-hit/dropped-rock-or-oil/medium', reason: 'what is dropped knows one range' },
  { id: 'skirmish/to-hit/dropped-rock-or-oil/long', reason: 'what is dropped knows one range' },
  { id: 'skirmish/to-hit/dropped-molten-lead', reason: 'it is worked out from rocks, twice as often' },
  { id: 'skirmish/blow-order#after', reason: 'who strikes after is whoever does not strike first' },
  {
    id: 'skirmish/morale-modifiers/cleric-or-leader-within-15/modifier',
    reason: 'nothing is printed; the ruling on it takes the number of the rows around it',
  },
  {
    id: 'skirmish/siege-chances/push-down-ladder/maximum-men',
    reason: 'it is lost; the ruling on it takes the number of the row below',
  },
  ...noChances,
];
