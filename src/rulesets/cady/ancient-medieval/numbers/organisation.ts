import type { Filled, OpenBook } from '../../../../book/index.js';
import { armyNumbers, sheetNumbers } from '../book/numbers/army.js';
import { missileTroops } from '../book/rulings/troops.js';
import { part } from '../part.js';

/** How armies are written down. */
export interface OrganisationNumbers {
  /** Light troops in open order, where both sides agree: stands of a unit, and the figures of these. */
  readonly lightUnit: {
    readonly stands: { readonly from: number; readonly to: number };
    readonly figures: { readonly from: number; readonly to: number };
  };
  /** Classes of troops that the limit on missile troops in an army counts. */
  readonly missileTroops: Filled<(typeof missileTroops)['readings'][number]['value']>;
  /** Lines for orders on each kind of sheet, and boxes for shots on that of a machine. */
  readonly sheets: {
    readonly unit: { readonly orders: number };
    readonly artillery: { readonly orders: number; readonly shots: number };
    readonly chariot: { readonly orders: number };
    readonly elephant: { readonly orders: number };
  };
}

/**
 * The numbers of unit lists and order sheets.
 *
 * Source: Army Organization; Order Sheet; Artillery Order Sheet; Individual Chariot Order Sheet; Elephant Order Sheet.
 *
 * @clause cady/ancient-medieval/organization/light-unit-size
 * @clause cady/ancient-medieval/sheet/order-sheet
 * @clause cady/ancient-medieval/sheet/artillery-order-sheet
 * @clause cady/ancient-medieval/sheet/chariot-sheet
 * @clause cady/ancient-medieval/sheet/elephant-sheet
 */
export function organisationUnder(book: OpenBook): OrganisationNumbers {
  return part(
    book,
    'organisation',
    [
      'organization/light-unit-size',
      'sheet/order-sheet',
      'sheet/artillery-order-sheet',
      'sheet/chariot-sheet',
      'sheet/elephant-sheet',
    ],
    () => {
      const army = book.numbers(armyNumbers);
      const sheets = book.numbers(sheetNumbers);
      return {
        lightUnit: {
          stands: { from: army['least-light-stands'], to: army['most-light-stands'] },
          figures: { from: army['least-light-figures'], to: army['most-light-figures'] },
        },
        missileTroops: book.part({ name: 'missile-troops', clauses: ['cady/common/cost/medieval-missile-limit'] }, b =>
          b.reading(missileTroops),
        ),
        sheets: {
          unit: { orders: sheets['unit-orders'] },
          artillery: { orders: sheets['artillery-orders'], shots: sheets['artillery-shots'] },
          chariot: { orders: sheets['chariot-orders'] },
          elephant: { orders: sheets['elephant-orders'] },
        },
      };
    },
  );
}
