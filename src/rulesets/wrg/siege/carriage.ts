import { counted, insist, type Reason, reasonFor } from '../../../rulebook/index.js';
import { insistOnWhole } from '../casualties/whole.js';
import type { SiegeMaterial } from '../rules/optional/siege.js';
import { type WrgRules, wrgRules } from '../rules.js';

/** The part of the rules that moving siege material needs. */
export type CarriageRules = Pick<WrgRules, 'optional' | 'movement'>;

/** Who carries or pushes what. */
export interface Carrying {
  readonly material: SiegeMaterial;
  /** Figures that carry or push it from outside; none unless said. */
  readonly figures?: number;
  /** Figures in a penthouse or a tower. */
  readonly passengers?: number;
  /** The carriers ride. */
  readonly mounted?: boolean;
  /** Wagons that it is loaded on in parts, instead of being carried. */
  readonly wagons?: number;
}

/** Whether it moves, and how far. */
export interface Carried {
  readonly moves: boolean;
  /** Figures or wagons that it takes; `null` where it cannot be moved so at all. */
  readonly needed: number | null;
  /** Paces in a period; `null`: as far as its carriers normally move. */
  readonly paces: number | null;
  readonly because: readonly Reason[];
}

/** The clause by which a piece of siege material is moved. */
export const clausesOfMaterial = {
  'scaling-ladder': 'wrg/siege/material/ladder',
  ram: 'wrg/siege/material/ram',
  penthouse: 'wrg/siege/material/penthouse-tower',
  tower: 'wrg/siege/material/penthouse-tower',
  pontoon: 'wrg/siege/material/wagons',
  'fascine-40mm': 'wrg/siege/material/fascine-cavalry',
  'fascine-60mm': 'wrg/siege/material/fascine-infantry',
  'empty-gabion': 'wrg/siege/material/fascine-infantry',
} as const;

/**
 * Whether figures or wagons move a piece of siege material, and how far in a period. Men inside a penthouse or a tower ask for more
 * to push it. A horseman carries the smaller fascine alone; the larger one and gabions are for infantry.
 *
 * Source: Siege > Movement of Material.
 *
 * @throws RuleViolation for figures or wagons that are no whole number, and passengers of what nobody can be in.
 * @clause wrg/siege/material/ladder
 * @clause wrg/siege/material/ram
 * @clause wrg/siege/material/penthouse-tower
 * @clause wrg/siege/material/wagons
 * @clause wrg/siege/material/fascine-cavalry
 * @clause wrg/siege/material/fascine-infantry
 */
export function carriage(carrying: Carrying, rules: CarriageRules = wrgRules()): Carried {
  const { material, figures = 0, passengers = 0, wagons, mounted = false } = carrying;
  const row = rules.optional.siege.carriage[material];
  if (wagons !== undefined) return onWagons(material, wagons, rules);
  insistOnWhole(figures, 'figures', clausesOfMaterial[material]);
  insistOnWhole(passengers, 'passengers', clausesOfMaterial[material]);
  insist(passengers === 0 || row.perPassenger !== null, () => ({
    path: 'passengers',
    clause: clausesOfMaterial[material],
    problem: `nobody can be in a ${material}`,
    mend: 'leave them out',
  }));
  const needed = row.least === null ? null : row.least + passengers * (row.perPassenger ?? 0);
  // Men on horses throw the smaller fascine without getting down; nothing else is carried mounted.
  const seated = mounted && material !== 'fascine-40mm';
  const moves = needed !== null && figures >= needed && figures <= (row.most ?? figures) && !seated;
  const said = seated ? 'carriers are mounted' : `${counted(figures, 'figure')} where ${needed ?? 'none'} are needed`;
  const pushed = row.perPassenger !== null;
  const paces = pushed ? rules.movement.rates.rows['siege-tower-or-penthouse'].normal : null;
  return { moves, needed, paces, because: [reasonFor(clausesOfMaterial[material], said, moves ? 'moves' : 'stays')] };
}

function onWagons(material: SiegeMaterial, wagons: number, { optional, movement }: CarriageRules): Carried {
  const clause = 'wrg/siege/material/wagons';
  insistOnWhole(wagons, 'wagons', clause);
  const needed = optional.siege.carriage[material].wagons;
  const moves = needed !== null && wagons >= needed;
  const because = [reasonFor(clause, `${wagons} wagons where ${needed ?? 'none'} will do`, moves ? 'moves' : 'stays')];
  return { moves, needed, paces: movement.rates.rows.wagon.normal, because };
}

/**
 * Whether a scaling ladder is long enough: it reaches the top of a stone curtain wall and of whatever is lower, not that of a tower.
 *
 * Source: Siege > Movement of Material.
 *
 * @clause wrg/siege/material/ladder
 */
export function ladderReaches(wall: 'curtain-wall' | 'tower'): boolean {
  return wall === 'curtain-wall';
}

/**
 * Periods before anybody can climb a ladder that has been brought to the wall.
 *
 * @clause wrg/siege/material/ladder-erect
 */
export function ladderErecting({ optional }: Pick<WrgRules, 'optional'> = wrgRules()): number {
  return optional.siege.work.ladderErecting;
}
