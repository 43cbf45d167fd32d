import { distanceToQuad, measuredFrom, type Quad, quadOf } from '../../../table/index.js';
import type { WrgRules } from '../rules.js';
import type { Unit, WrgState } from '../state.js';
import { closeness } from './closeness.js';
import type { Material } from './works.js';

/** Towers and penthouses, wherever they stand. */

/** Whether siege material is a tower or penthouse that stands. */
export function isShed({ kind, parts }: Material): boolean {
  return (kind === 'tower' || kind === 'penthouse') && parts !== true;
}

/** The towers and penthouses that stand, whoever has them. */
export function shedsOf({ works }: Pick<WrgState, 'works'>): readonly Material[] {
  return (works?.material ?? []).filter(isShed);
}

/** The side that a piece of siege material is of: that of the unit which has it, or had it last. */
export function sideOf({ by, of }: Material, state: Pick<WrgState, 'units'>): string | undefined {
  const bearer = by ?? of;
  return bearer === undefined ? undefined : state.units[bearer]?.side;
}

/** How long the sides of the base of a tower or penthouse are, in paces. */
export function baseOf({ kind }: Pick<Material, 'kind'>, { army }: Pick<WrgRules, 'army'>): number {
  const { siegeTower, penthouse, scales } = army.bases;
  return (kind === 'tower' ? siegeTower : penthouse).frontage * scales['25mm'].pacesPerMillimetre;
}

/**
 * The ground that a tower or penthouse stands on, from which everybody measures to it: no farther forward than the front of its bearers, who push it from within and
 * behind, or with its middle there (`wrg/ruling/ground-of-a-tower`).
 *
 * @clause wrg/siege/material/penthouse-tower
 */
export function footprintOf({ kind, at, facing }: Material, rules: Pick<WrgRules, 'army' | 'optional'>): Quad {
  const side = baseOf({ kind }, rules);
  const half = side / 2;
  const ahead = rules.optional.siege.shelters.stands === 'about-front' ? half : 0;
  const from = measuredFrom({ at, facing });
  return [from(-half, -ahead), from(half, -ahead), from(half, side - ahead), from(-half, side - ahead)];
}

/** Figures of a unit that are in a tower or penthouse. */
export function figuresInside(
  { id, figures }: Pick<Unit, 'id' | 'figures'>,
  { works }: Pick<WrgState, 'works'>,
): number {
  const inside = (works?.material ?? []).reduce((sum, each) => sum + (each.by === id ? (each.inside ?? 0) : 0), 0);
  return Math.min(inside, figures);
}

/** Towers that a unit has rolled up to a wall, from which it can cross. */
export function towersAt(
  unit: Unit,
  wall: string,
  { state }: { readonly state: Pick<WrgState, 'works'> },
): readonly Material[] {
  const quad = quadOf(unit.placed);
  return shedsOf(state).filter(
    ({ kind, against, at }) => kind === 'tower' && against === wall && distanceToQuad(at, quad) <= closeness.atLadder,
  );
}
