import { type Placed, toGrid, widthOf } from '../../../table/index.js';
import { basePenalty, columnWheelsFreely, figuresCounted, ranksCounted } from '../army/bases.js';
import type { FigureScale } from '../rules/army/bases.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import type { Unit } from '../state.js';
import type { Weapon } from '../troops.js';

/** What the scale of the figures, and their bases, change of the play. */

/** The scenario and the rules. */
interface Scaled {
  readonly scenario: Pick<WrgScenario, 'scale'>;
  readonly rules: WrgRules;
}

/** The scale of the figures of a battle. */
export function scaleOf({ scale = '25mm' }: Pick<WrgScenario, 'scale'>): FigureScale {
  return scale;
}

/** How many figures count of those that shoot or fight. */
export function countedAtScale(figures: number, { scenario, rules }: Scaled): number {
  return figuresCounted(figures, scaleOf(scenario), rules);
}

/** Ranks behind the first that may shoot over it at most. */
export function ranksShooting(ranksBehind: number, { scenario, rules }: Scaled): number {
  const ranks = ranksCounted(false, scaleOf(scenario), rules);
  return ranks === undefined ? ranksBehind : Math.min(ranksBehind, ranks.shooting - 1);
}

/** Of the figures in each rank behind the first those who may fight with a weapon. */
export function ranksFighting(
  behind: readonly number[],
  weapon: Weapon,
  { scenario, rules }: Scaled,
): readonly number[] {
  const ranks = ranksCounted(weapon === 'pike', scaleOf(scenario), rules);
  return ranks === undefined ? behind : behind.slice(0, ranks.fighting - 1);
}

/** Casualties that take a figure or a model off the table, where it is not as ever. */
export function casualtiesToAFigure(
  models: boolean,
  { scenario, rules }: Scaled,
): { readonly menInAFigure?: number; readonly hitsOnAModel?: number } {
  const scale = scaleOf(scenario);
  if (scale === '25mm') return {};
  const { casualties, hits } = rules.army.bases.scales[scale];
  if (!models) return { menInAFigure: casualties };
  return hits === null ? {} : { hitsOnAModel: hits };
}

/** How wide a column may be that wheels without loss, in paces at the scale of the figures. */
export function columnWidth({ scenario, rules }: Scaled): number {
  const { column, pacesPerMillimetre } = rules.army.bases.scales[scaleOf(scenario)];
  return column === null ? rules.movement.manoeuvres.freeWheel.width : column * pacesPerMillimetre;
}

/**
 * Whether a body is a column so narrow that it wheels without loss (`wrg/ruling/columns-that-wheel`).
 *
 * @clause wrg/manoeuvre/free-narrow-column-wheel
 * @clause wrg/15mm/mm-column
 */
export function wheelsAsColumn(placed: Placed, scaled: Scaled): boolean {
  const { scenario, rules } = scaled;
  if (rules.field.playing.columnsWheel === 'pivot') return false;
  const scale = scaleOf(scenario);
  const { pacesPerMillimetre } = rules.army.bases.scales[scale];
  const bySpecialRule = columnWheelsFreely(widthOf(placed) / pacesPerMillimetre, scale, rules);
  return bySpecialRule ?? toGrid(widthOf(placed)) <= toGrid(columnWidth(scaled));
}

/**
 * What bases that are narrower than they should be count for a body of figures of 25 mm, as a shot or a blow takes it; nothing for others.
 *
 * @clause wrg/basing/transition-penalty
 */
export function narrowBases(
  { base }: Unit,
  of: 'shooting' | 'handToHand',
  { scenario, rules }: Scaled,
): { readonly narrowBases?: number } {
  if (base === undefined || scaleOf(scenario) !== '25mm') return {};
  const points = basePenalty(base, rules)[of];
  return points === 0 ? {} : { narrowBases: points };
}
