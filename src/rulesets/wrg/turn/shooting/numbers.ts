import type { WishedShot } from '../../shooting/may-shoot.js';
import type { Melee, Unit } from '../../state.js';
import { meleesOf, unitOf } from '../../units.js';
import type { Field, Near } from '../field.js';
import { filesAt, sideOf } from '../fighting/files.js';
import { filesFighting } from '../fighting/free-to-strike.js';
import { bothOf } from '../fighting/striking.js';
import { countedAtScale } from '../figure-scale.js';
import { figuresAlong } from '../frontage.js';
import { freeFigures } from '../sorcery/fighting.js';
import { figuresThatMay } from './figures.js';
import type { Missiles } from './weapons.js';

/** A unit that shoots with one of its weapons. */
export interface Shooting {
  readonly unit: Unit;
  readonly missiles: Missiles;
  readonly target: Near;
  readonly shot: WishedShot;
  /** Ranks of the unit that shoot over those before them. */
  readonly ranksBehind: number;
}

/** Those of a body who shoot at a target. */
export interface Shooters {
  /** Each of the crew of a model is one. */
  readonly figures: number;
  /** Those of them who are of the nearest rank. */
  readonly nearestRank: number;
  /** Paces from which the farthest of them shoot. */
  readonly farthest: number;
}

/**
 * Figures that shoot, each of the crew of a model being one: those of its nearest rank, and of those that shoot over it, who may by themselves, but
 * nobody who fights hand to hand. Who shoots at those who charge him takes up his other weapons after that, unless he has been fighting others all along.
 */
export function figuresShooting(shooting: Shooting, field: Field): Shooters {
  const { unit, missiles, shot } = shooting;
  const melees = meleesOf(field.state, unit).filter(
    ({ since }) => shot.charged === undefined || since < field.state.period,
  );
  const able = Math.max(0, freeFigures(unit, field) - figuresFightingAside(unit, melees, field));
  const busy = new Set(filesBusy(unit, melees, field));
  const may = figuresThatMay(shooting, field).filter(({ file }) => !busy.has(file));
  const front = new Set(may.map(({ file }) => file)).size;
  return {
    figures: Math.min(able, may.length) * missiles.each,
    nearestRank: Math.min(able, front) * missiles.each,
    farthest: Math.max(0, ...may.map(({ distance }) => distance)),
  };
}

/** What those who shoot count for at the scale of the figures. */
export function atScale(
  { figures, nearestRank }: Shooters,
  field: Pick<Field, 'scenario' | 'rules'>,
): Pick<Shooters, 'figures' | 'nearestRank'> {
  const counted = countedAtScale(figures, field);
  return { figures: counted, nearestRank: Math.min(counted, countedAtScale(nearestRank, field)) };
}

/**
 * Files of a body, from its left, whose front fights hand to hand, and who shoot at nobody; whether those who overlap an enemy, or have lapped round him,
 * shoot at others before they strike at him is a ruling (`wrg/ruling/overlapping-figures-shoot`).
 *
 * @clause wrg/shooting/charge/defensive
 */
function filesBusy(unit: Unit, melees: readonly Melee[], field: Field): readonly number[] {
  const { overlapping } = field.rules.fighting.shooting;
  const ahead = melees.filter(melee => sideOf(unit, melee) === 'front');
  if (overlapping === 'shoot') return ahead.flatMap(melee => filesAt(unit, melee, field));
  return ahead
    .flatMap(melee => bothOf(melee, field).filter(striking => striking.unit === unit))
    .flatMap(striking => filesFighting(striking, field));
}

/**
 * Figures of a body who fight those that have taken it in the flank or rear, and who shoot at nobody: one of each rank, or the rear rank.
 *
 * @clause wrg/shooting/charge/defensive
 */
function figuresFightingAside(unit: Unit, melees: readonly Melee[], { state }: Pick<Field, 'state'>): number {
  if (unit.square) return 0;
  return melees.reduce((sum, { a, b, sideOfA, sideOfB }) => {
    const side = a === unit.id ? sideOfA : sideOfB;
    if (side === 'front') return sum;
    return sum + Math.min(figuresAlong(unit.placed, side), unitOf(state, a === unit.id ? b : a).placed.files);
  }, 0);
}
