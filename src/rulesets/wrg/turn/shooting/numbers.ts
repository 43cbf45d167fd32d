import type { WishedShot } from '../../shooting/may-shoot.js';
import type { Unit } from '../../state.js';
import { meleesOf, unitOf } from '../../units.js';
import type { Field } from '../field.js';
import { figuresAlong, frontageAgainst } from '../frontage.js';
import { freeFigures } from '../sorcery/fighting.js';
import type { Missiles } from './weapons.js';

/** A unit that shoots with one of its weapons. */
export interface Shooting {
  readonly unit: Unit;
  readonly missiles: Missiles;
  readonly shot: WishedShot;
  /** Ranks of the unit that shoot over those before them. */
  readonly ranksBehind: number;
}

/**
 * Figures that shoot, each of the crew of a model being one: its nearest rank and those that shoot over it, but nobody who fights hand to hand.
 * Who shoots at those who charge him takes up his other weapons after that.
 */
export function figuresShooting(
  { unit, missiles, shot, ranksBehind }: Shooting,
  field: Field,
): { readonly figures: number; readonly nearestRank: number } {
  const isCharged = shot.charged !== undefined;
  const able = Math.max(0, freeFigures(unit, field) - (isCharged ? 0 : figuresFightingAside(unit, field)));
  const busy = isCharged ? 0 : filesFighting(unit, field);
  const front = Math.max(0, Math.min(unit.placed.files, able) - busy);
  return { figures: Math.min(able, front * (1 + ranksBehind)) * missiles.each, nearestRank: front * missiles.each };
}

/**
 * Files of a body whose front fights hand to hand, and who shoot at nobody.
 *
 * @clause wrg/shooting/charge/defensive
 */
export function filesFighting(unit: Unit, { state }: Pick<Field, 'state'>): number {
  return meleesOf(state, unit).reduce((sum, { a, b, sideOfA, sideOfB }) => {
    if ((a === unit.id ? sideOfA : sideOfB) !== 'front') return sum;
    return sum + frontageAgainst(unit.placed, unitOf(state, a === unit.id ? b : a).placed).touching;
  }, 0);
}

/**
 * Figures of a body who fight those that have taken it in the flank or rear, and who shoot at nobody: one of each rank, or the rear rank.
 *
 * @clause wrg/shooting/charge/defensive
 */
function figuresFightingAside(unit: Unit, { state }: Pick<Field, 'state'>): number {
  if (unit.square) return 0;
  return meleesOf(state, unit).reduce((sum, { a, b, sideOfA, sideOfB }) => {
    const side = a === unit.id ? sideOfA : sideOfB;
    if (side === 'front') return sum;
    return sum + Math.min(figuresAlong(unit.placed, side), unitOf(state, a === unit.id ? b : a).placed.files);
  }, 0);
}
