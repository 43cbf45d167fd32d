import type { Setting } from '../../../../windows/index.js';
import { beginnings, fateOf, fatesTable } from '../../common/windows/fates.js';
import { fatesAfloat } from '../ships/windows/fates.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketTerms } from '../terms.js';

/** What became of every unit of a musket battle. */
export function fatesMusket({ scenario, rules }: Setting<MusketTerms>, { units, afloat }: MusketState): string {
  const ofArmies = Object.values(units).filter(({ gun }) => gun?.of === undefined);
  const figures = beginnings(scenario.sides);
  const fates = ofArmies.map(unit => {
    const began = figures.get(unit.id) ?? unit.strength;
    return {
      unit,
      began,
      troops: rules.troops[unit.type].title,
      left: unit.gone === 'routed' ? undefined : remaining(unit),
      fate: fateOf(unit, began),
    };
  });
  return fatesTable([...fates, ...fatesAfloat({ units, ...(afloat === undefined ? {} : { afloat }) })], scenario.sides);
}

/**
 * Figures that each unit has lost; whoever has routed or is destroyed, be it in a boat that sank, is lost as a whole, and who guards
 * prisoners is not.
 */
export function lossesMusket({ units }: MusketState): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.values(units).map(unit => [unit.id, unit.strength - remaining(unit)]));
}

/** Figures that a unit has left in the battle. */
function remaining({ gone, figures, guarding }: Unit): number {
  return gone === 'routed' || gone === 'destroyed' ? 0 : figures + guarding;
}
