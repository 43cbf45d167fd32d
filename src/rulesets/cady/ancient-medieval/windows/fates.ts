import { counted } from '../../../../scenario/index.js';
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
      left: unit.gone === null || unit.gone === 'destroyed' ? left(unit) : undefined,
      fate: withHits(unit, fateOf(unit, began)),
    };
  });
  const captives = nobles.flatMap(({ name, captive }) =>
    captive === null ? [] : [`${name} is a prisoner of ${sides[captive.by]?.name ?? captive.by}.`],
  );
  return [fatesTable(fates, sides), captives.join('\n')].filter(part => part !== '').join('\n\n');
}

/** The fate of a unit, with the hits that an elephant bears: what does not kill it does not leave it unhurt. */
function withHits(unit: AncientUnit, fate: string): string {
  const hits = unit.gone === null ? (unit.elephant?.hits ?? 0) : 0;
  if (hits === 0) return fate;
  return fate === 'unhurt' ? counted(hits, 'hit') : `${fate}, ${counted(hits, 'hit')}`;
}

/** Figures that each unit has lost; whoever has left is lost as a whole. */
export function lossesAncient({ units }: AncientState): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.values(units).map(unit => [unit.id, unit.strength - left(unit)]));
}

/** Figures that are still in the battle, those who guard prisoners among them. */
function left({ gone, figures, guarding }: AncientUnit): number {
  return gone === null ? figures + guarding : 0;
}
