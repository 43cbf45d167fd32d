import type { SideId } from '../../../battle/index.js';
import { isEngaged } from '../combat/contact.js';
import type { RaymondRules } from '../rules.js';
import type { RaymondScenario } from '../schema.js';
import { freshPhase, type RaymondState } from '../state.js';
import { unitsOnTable } from '../units.js';

/** The sides, the one with the initiative first. */
export function initiativeFirst(state: Pick<RaymondState, 'initiative'>, scenario: RaymondScenario): SideId[] {
  const sides = Object.keys(scenario.sides);
  return [...sides.filter(side => side === state.initiative), ...sides.filter(side => side !== state.initiative)];
}

/** Begins a phase: nobody has done anything in it, and contacts are as they stand. */
export function beginPhase(state: RaymondState, rules: RaymondRules): void {
  for (const unit of unitsOnTable(state.units)) {
    unit.phase = { ...freshPhase(), engaged: isEngaged(unit, state, rules) };
  }
}
