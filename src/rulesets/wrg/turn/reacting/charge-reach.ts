import { moveRate } from '../../moving/rates.js';
import { comesToBlows } from '../../sorcery/saints.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { mannerOf } from '../moving/going.js';
import { atNight } from '../weather/limits.js';

/** Paces that a unit's charge reaches over open ground; 0 for who cannot charge, or comes to blows with nobody as crows. */
export function chargeMove(unit: Unit, { rules }: Pick<Field, 'rules'>): number {
  if (unit.aboard !== undefined || !comesToBlows(unit.troops)) return 0;
  return atNight(moveRate(unit.troops, mannerOf(unit, false), rules).charge ?? 0, unit, rules);
}
