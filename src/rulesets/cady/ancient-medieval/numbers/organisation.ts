/** How armies are written down. */
export interface OrganisationNumbers {
  /** Light troops in open order, where both sides agree: stands of a unit, and the figures of these. */
  readonly lightUnit: {
    readonly stands: { readonly from: number; readonly to: number };
    readonly figures: { readonly from: number; readonly to: number };
  };
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
export const organisationNumbers: OrganisationNumbers = {
  // Line 1173 of the book.
  lightUnit: { stands: { from: 6, to: 12 }, figures: { from: 12, to: 24 } },
  // Lines 2944 to 3000, 3061 and 3137 of the book.
  sheets: {
    unit: { orders: 24 },
    artillery: { orders: 12, shots: 24 },
    chariot: { orders: 20 },
    elephant: { orders: 16 },
  },
};
