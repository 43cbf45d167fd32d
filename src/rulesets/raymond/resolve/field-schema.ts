import * as z from 'zod/mini';
import { entry, listOf, situationReaderUnder, text, underRules } from '../../../scenario/index.js';
import { action, steps } from '../movement/movement-schema.js';
import type { RaymondRules } from '../rules.js';
import { raymondScenarioSchemaUnder } from '../schema.js';
import type { UnitId } from '../state.js';
import type { Action, Step } from '../terms.js';
import type { FieldAsked } from './standing.js';

/**
 * Situations of units on a table as JSON. Table, sides and terrain are those of a scenario; lengths in inches, degrees clockwise from
 * north.
 */

const unit = text(1, 40);
const some = z.exactOptional(listOf(unit, 0, 200));
const degrees = z.number().check(z.minimum(-360), z.maximum(360));

const fieldUnder = underRules((rules: RaymondRules): z.ZodMiniType<FieldAsked> => {
  const { table, sides, terrain } = raymondScenarioSchemaUnder(rules).shape;
  return entry({
    table,
    sides,
    terrain: z.exactOptional(terrain),
    done: some.check(z.describe('Units whose movement, joining in or reaction is over for this phase.')),
    reacted: some.check(z.describe('Units that have reacted in this phase.')),
    chargeFailed: some.check(z.describe('Units that have failed their test to charge in this phase.')),
  });
});

/** Whom a unit may fire at. */
export interface TargetsAsked {
  readonly field: FieldAsked;
  readonly unit: UnitId;
  /** Degrees that it turns by first. */
  readonly pivot?: number;
}
export const targets = situationReaderUnder(
  (rules: RaymondRules): z.ZodMiniType<TargetsAsked> =>
    entry({ field: fieldUnder(rules), unit, pivot: z.exactOptional(degrees) }),
);

/** A unit on a field. */
export interface UnitAsked {
  readonly field: FieldAsked;
  readonly unit: UnitId;
}
export const oneUnit = situationReaderUnder(
  (rules: RaymondRules): z.ZodMiniType<UnitAsked> => entry({ field: fieldUnder(rules), unit }),
);

/** A unit, and what it is to do. */
export interface MoveAsked extends UnitAsked {
  readonly action: Action;
}
export const move = situationReaderUnder(
  (rules: RaymondRules): z.ZodMiniType<MoveAsked> => entry({ field: fieldUnder(rules), unit, action }),
);

/** A unit, and the one that has charged it. */
export interface ChargedAsked extends UnitAsked {
  readonly charger: UnitId;
}
export const recoilWays = situationReaderUnder(
  (rules: RaymondRules): z.ZodMiniType<ChargedAsked & { readonly most?: number }> =>
    entry({
      field: fieldUnder(rules),
      unit,
      charger: unit,
      most: z.exactOptional(z.int().check(z.minimum(1), z.maximum(10))),
    }),
);
export const recoil = situationReaderUnder(
  (rules: RaymondRules): z.ZodMiniType<ChargedAsked & { readonly steps: readonly Step[] }> =>
    entry({ field: fieldUnder(rules), unit, charger: unit, steps }),
);

/** A charger whose target has recoiled. */
export const breakThrough = situationReaderUnder(
  (rules: RaymondRules): z.ZodMiniType<UnitAsked & { readonly left: number }> =>
    entry({ field: fieldUnder(rules), unit, left: z.number().check(z.minimum(0), z.maximum(1000)) }),
);

/** A side of a field. */
export const oneSide = situationReaderUnder(
  (rules: RaymondRules): z.ZodMiniType<{ readonly field: FieldAsked; readonly side: string }> =>
    entry({ field: fieldUnder(rules), side: unit }),
);
