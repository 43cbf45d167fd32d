import type { Setting } from '../../../../windows/index.js';
import { beginnings, fateOf, fatesTable } from '../../common/windows/fates.js';
import type { AncientState, AncientUnit } from '../state.js';
import type { AncientTerms } from '../terms.js';

/** What became of every unit of an ancient or medieval battle, and who is a prisoner. */
export function fatesAncient({ scenario, rules }: Setting<AncientTerms>, { units, nobles }: AncientState): string {
  const { sides } = scenario;
  const figures = beginnings(sides);
  const fates = Object.values(units).map(unit => {
    const began = figures.get(unit.id) ?? unit.strength;
    return {
      unit,
      began,
      troops: rules.troops[unit.type].title,
      left: unit.gone === null ? left(unit) : undefined,
      fate: fateOf(unit, began),
    };
  });
  const captives = nobles.flatMap(({ name, captive }) =>
    captive === null ? [] : [`${name} is a prisoner of ${sides[captive.by]?.name ?? captive.by}.`],
  );
  return [fatesTable(fates, sides), captives.join('\n')].filter(part => part !== '').join('\n\n');
}

/** Figures that each unit has lost; whoever has left is lost as a whole. */
export function lossesAncient({ units }: AncientState): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.values(units).map(unit => [unit.id, unit.strength - left(unit)]));
}

/** Figures that are still in the battle, those who guard prisoners among them. */
function left({ gone, figures, guarding }: AncientUnit): number {
  return gone === null ? figures + guarding : 0;
}
