import type { OpenBook } from '../../../book/index.js';
import { grenadeEffect } from './book/charts/capability.js';
import { cardGrenades } from './book/charts/card-troops.js';
import { grenadeNumbers } from './book/numbers/small-arms.js';
import { grenadeMeasured, grenadesOfTheFallen } from './book/rulings/small-arms.js';

/** What a grenade does. */
export interface GrenadeFall {
  /** Figures of the target that it takes. */
  readonly removed: number;
  /** It takes whoever threw it, too. */
  readonly thrower: boolean;
}

/** The numbers of grenades. */
export interface GrenadeRules {
  /** How far one is thrown, in cm. */
  readonly range: number;
  /** What of the enemy that is measured to. */
  readonly measured: 'stand' | 'figure';
  /** What each face of its die does, that of a 1 first. */
  readonly falls: readonly GrenadeFall[];
  /** Whose grenades are gone when figures fall. */
  readonly fallen: 'those-who-have-thrown' | 'those-who-have-one';
}

/**
 * The rules of grenades that a book makes, those of the card where it is played.
 *
 * @clause cady/musket/grenade/range
 */
export function grenadesUnder(book: OpenBook): GrenadeRules {
  return {
    range: book.part(
      { name: 'grenades/range', clauses: ['cady/musket/grenade/range'] },
      b => b.numbers(grenadeNumbers)['range-cm'],
    ),
    measured: book.part({ name: 'grenades/measured', clauses: ['cady/musket/grenade/range'] }, b =>
      b.reading(grenadeMeasured),
    ),
    falls: book.part({ name: 'grenades/falls', clauses: ['cady/musket/grenade/effect'] }, b =>
      b.edition === 'card' ? fallsOfCard(b) : fallsOfBook(b),
    ),
    fallen: book.part({ name: 'grenades/fallen', clauses: ['cady/musket/grenade/one-each'] }, b =>
      b.reading(grenadesOfTheFallen),
    ),
  };
}

function fallsOfBook(book: OpenBook): readonly GrenadeFall[] {
  const cells = book.of(grenadeEffect);
  return grenadeEffect.rows.map(face => {
    const { 'target-figures-removed': removed, 'thrower-removed': thrower } = cells[face];
    return { removed, thrower };
  });
}

/** The card has a row for several faces. */
function fallsOfCard(book: OpenBook): readonly GrenadeFall[] {
  const cells = book.of(cardGrenades);
  const fall = (row: keyof typeof cells): GrenadeFall => {
    const { 'enemy-figures-removed': removed, 'thrower-removed': thrower } = cells[row];
    return { removed, thrower };
  };
  return [fall('1-2'), fall('1-2'), fall('3-4'), fall('3-4'), fall('5'), fall('6')];
}
