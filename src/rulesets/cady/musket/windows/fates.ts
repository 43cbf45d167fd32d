import type { Setting } from '../../../../windows/index.js';
import { beginnings, fateOf, fatesTable } from '../../common/windows/fates.js';
import { fatesAfloat } from '../ships/windows/fates.js';
import type { MusketState } from '../state.js';
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
      left: unit.gone === 'routed' ? undefined : unit.figures + unit.guarding,
      fate: fateOf(unit, began),
    };
  });
  return fatesTable([...fates, ...fatesAfloat({ units, ...(afloat === undefined ? {} : { afloat }) })], scenario.sides);
}

/** Figures that each unit has lost; whoever has routed is lost as a whole, and who guards prisoners is not. */
export function lossesMusket({ units }: MusketState): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.values(units).map(({ id, strength, gone, figures, guarding }) => [
      id,
      strength - (gone === 'routed' ? 0 : figures + guarding),
    ]),
  );
}
