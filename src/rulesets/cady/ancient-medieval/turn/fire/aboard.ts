import { takeFigures } from '../../../common/turn/losses.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientUnit } from '../../state.js';
import type { TroopType } from '../../troops.js';

/** Figures of one kind. */
export interface Aboard {
  readonly type: TroopType;
  readonly figures: number;
}

/** Those who fight from a war wagon: its largest company, and how many there are of all kinds. Nobody on anything else. */
export function aboard({ warWagon }: Pick<AncientUnit, 'warWagon'>, rules: AncientMedievalRules): Aboard | null {
  const companies = companiesOn(warWagon, rules);
  const [first, ...others] = companies;
  if (first === undefined) return null;
  const largest = others.reduce((most, each) => (each.figures > most.figures ? each : most), first);
  return { type: largest.type, figures: companies.reduce((sum, { figures }) => sum + figures, 0) };
}

/** Takes figures off a war wagon, of the largest company first; the wagon is lost with the last of them. Says how many fell. */
export function fallAboard(unit: AncientUnit, hits: number, rules: AncientMedievalRules): number {
  const crew = aboard(unit, rules)?.figures ?? 0;
  const fallen = Math.min(hits, crew);
  for (let one = 0; one < fallen; one++) fallOne(unit, rules);
  if (fallen === crew) takeFigures(unit, unit.figures);
  return fallen;
}

function fallOne(unit: AncientUnit, rules: AncientMedievalRules): void {
  const largest = aboard(unit, rules);
  const { warWagon } = unit;
  if (largest === null || warWagon === null) return;
  const { figures: inside, firing } = warWagon;
  const at = inside.findIndex(({ type, figures }) => type === largest.type && figures > 0);
  if (at < 0 && firing !== undefined) {
    unit.warWagon = { ...warWagon, firing: { ...firing, figures: firing.figures - 1 } };
    return;
  }
  const figures = inside.map((each, i) => (i === at ? { ...each, figures: each.figures - 1 } : each));
  unit.warWagon = { ...warWagon, figures };
}

function companiesOn(warWagon: AncientUnit['warWagon'], { medieval }: AncientMedievalRules): Aboard[] {
  if (warWagon === null) return [];
  const { figures, firing } = warWagon;
  const besides = firing !== undefined && medieval.warWagons.thoseWhoFire === 'besides' ? [firing] : [];
  return [...figures, ...besides].filter(company => company.figures > 0);
}
