import type { OpenBook } from '../../../../book/index.js';
import { insist } from '../../../../rulebook/index.js';
import type { StandSize } from '../../../../table/index.js';
import { baseSizesAncientMedieval } from '../../common/book/charts/bases.js';
import { menAtArmsStand, standsNotPrinted } from '../book/rulings/troops.js';

/** The stands that figures are glued to. */
export type StandName =
  | 'peasants'
  | 'infantry'
  | 'men-at-arms'
  | 'single-foot'
  | 'crossbow'
  | 'slingers'
  | 'light-bowmen'
  | 'long-bowmen'
  | 'cavalry'
  | 'chariot'
  | 'elephant'
  | 'wagon'
  | 'ballista'
  | 'onager-catapult'
  | 'trebuchet'
  | 'pot-d-fer'
  | 'culverin'
  | 'cannon'
  | 'bombard';

/**
 * The stands of the period in cm, front first, with the readings that `choices` takes. Foot that fights alone has a stand to
 * itself, of the size of a man-at-arms'. Machines count the figures of their crew elsewhere.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 */
export function standsUnder(book: OpenBook): { readonly [name in StandName]: StandSize } {
  const sizes = book.of(baseSizesAncientMedieval);
  const printed = (row: keyof typeof sizes): StandSize => {
    const { figures, machines, 'front-cm': front, 'depth-cm': depth } = sizes[row];
    const on = figures ?? machines;
    insist(on !== null, () => ({ path: row, problem: 'a stand with nobody on it', mend: 'put a figure on it' }));
    return { front, depth, figures: on };
  };
  const ours = book.reading(standsNotPrinted);
  return {
    peasants: printed('peasants'),
    infantry: printed('light-and-medium-infantry'),
    'men-at-arms': { ...printed('men-at-arms'), figures: book.reading(menAtArmsStand) },
    'single-foot': printed('men-at-arms'),
    crossbow: printed('crossbow'),
    slingers: printed('slingers'),
    'light-bowmen': printed('light-bowmen'),
    'long-bowmen': printed('long-bowmen'),
    cavalry: printed('light-cavalry'),
    chariot: ours.chariot,
    elephant: ours.elephant,
    wagon: ours.wagon,
    ballista: printed('ballista'),
    'onager-catapult': printed('onager-catapult'),
    trebuchet: printed('trebuchet'),
    'pot-d-fer': ours['pot-d-fer'],
    culverin: ours.culverin,
    cannon: ours.cannon,
    bombard: ours.bombard,
  };
}
