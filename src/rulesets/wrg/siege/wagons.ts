import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { Unit, WrgState } from '../state.js';
import { onTable } from '../units.js';

interface Around {
  readonly state: Pick<WrgState, 'units'>;
  readonly rules: Pick<WrgRules, 'army'>;
}

/** The wagons on the table, unit by unit. */
export function wagonsOn({ state, rules }: Around): readonly Unit[] {
  return onTable(state).filter(({ troops }) => sheetOfType(troops.type, rules).arm === 'wagon');
}

/** The wagons of a unit by its id; `undefined` for anything else. */
export function wagonsCalled(id: string, field: Around): Unit | undefined {
  return wagonsOn(field).find(wagons => wagons.id === id);
}
