import { type Field, fieldOf } from '../../common/turn/field.js';
import { tableOf } from '../../common/turn/ground.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientScenario } from '../schema.js';
import type { AncientState, AncientUnit } from '../state.js';

/** The field of an ancient or medieval battle. */
export type AncientField = Field<AncientUnit, AncientMedievalRules, AncientState>;

/** The field as it is now. */
export function ancientFieldOf(
  state: AncientState,
  { scenario, rules }: { readonly scenario: AncientScenario; readonly rules: AncientMedievalRules },
): AncientField {
  return fieldOf(state, tableOf(scenario, state.breaches), rules);
}
