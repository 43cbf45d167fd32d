import type { OpenBook } from '../../../../book/index.js';
import { pointsValues } from '../../book/charts/points.js';
import { lightHeavyInfantry } from '../../book/rulings/army.js';
import { barbarianArmourPrice } from '../../book/rulings/points.js';
import type { CavalryType, InfantryType, ModelType, Training } from '../../troops.js';

/** Points by training; `null` where the book does not allow it. */
export type Price = { readonly [T in Training]: number | null };

/** The prices of a row of the list. */
export function priceIn(row: (typeof pointsValues.rows)[number], book: OpenBook): Price {
  const { regular, barbarian } = book.of(pointsValues)[row];
  return { regular, barbarian };
}

const footPrices = {
  li: 'light-light-medium-or-medium-infantryman',
  lmi: 'light-light-medium-or-medium-infantryman',
  mi: 'light-light-medium-or-medium-infantryman',
  hi: 'heavy-infantryman',
} as const;

/** What a foot soldier costs. */
export function footPrice(type: InfantryType, book: OpenBook): Price {
  const row = type === 'lhi' ? book.reading(lightHeavyInfantry) : footPrices[type];
  return row === 'heavy-infantryman' ? armoured(row, 'hi', book) : priceIn(row, book);
}

/** What a horseman costs. */
export function horsePrice(type: CavalryType, book: OpenBook): Price {
  switch (type) {
    case 'hc':
      return armoured('heavy-cavalryman', type, book);
    case 'ehc':
      return armoured('extra-heavy-cavalryman', type, book);
    case 'shc':
      return armoured('super-heavy-cavalryman', type, book);
    default:
      return priceIn('light-or-medium-cavalryman', book);
  }
}

type Armoured = 'heavy-infantryman' | 'heavy-cavalryman' | 'extra-heavy-cavalryman' | 'super-heavy-cavalryman';

/** Metal armour: the ink has changed what it costs barbarians. */
function armoured(row: Armoured, type: 'hi' | 'hc' | 'ehc' | 'shc', book: OpenBook): Price {
  return { regular: book.of(pointsValues)[row].regular, barbarian: book.reading(barbarianArmourPrice)[type] };
}

/** What a model costs; engines have prices by kind. */
export function modelPrice(type: ModelType, book: OpenBook): Price {
  switch (type) {
    case 'elephant':
      return priceIn('elephant-with-driver', book);
    case 'chariot':
      return priceIn('chariot-2-horses-and-driver', book);
    case 'wagon':
      return priceIn('wagon', book);
    case 'engine':
      return { regular: null, barbarian: null };
  }
}
