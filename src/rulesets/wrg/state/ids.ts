/** The name of a unit or sub-unit, unique in its scenario: `legio-x`. */
export type UnitId = string;

/** The name of a general, unique in its scenario: `scipio`. */
export type GeneralId = string;
