import { bearingTo } from '../../../table/index.js';
import { gapBetween } from '../combat/contact.js';
import type { Field } from '../field.js';
import { type FireField, fireFieldOf } from '../fire/targets.js';
import { turnedBy } from '../formation/places.js';
import type { WalkedAction } from '../movement/movement.js';
import type { Unit } from '../state.js';
import type { Action } from '../terms.js';
import { enemiesOf } from '../units.js';
import { shotsOf } from './fire.js';
import { firstLegal, marches, stay, turnTo } from './ways.js';

/** Guns are laid where they hit most; those that are hitched up come on until they can hit somebody. */
export function layGuns(unit: Unit, field: Field): Action {
  const seen = fireFieldOf(field);
  const bearings = enemiesOf(unit, field)
    .map(enemy => ({ bearing: bearingTo(unit.at, enemy.at), gap: gapBetween(unit, enemy, field.rules) }))
    .sort((a, b) => a.gap - b.gap);
  const layings = [0, ...bearings.map(({ bearing }) => Math.round(turnTo(unit.facing, bearing)))]
    .map(turn => ({ turn, hits: hitsAfter(unit, turn, seen) }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits);
  if (layings.length > 0)
    return firstLegal(
      unit,
      layings.map(({ turn }) => layBy(unit, turn)),
      field,
    );
  const [nearest] = bearings;
  if (!unit.limbered || nearest === undefined) return stay(unit);
  return firstLegal(unit, marches(unit, nearest.bearing, nearest.gap, field), field);
}

function layBy({ limbered }: Unit, turn: number): WalkedAction {
  if (limbered) return { kind: 'unlimber', turn };
  return { kind: 'prolong', steps: turn === 0 ? [] : [{ turn }] };
}

function hitsAfter(unit: Unit, turn: number, field: FireField): number {
  const shots = shotsOf({ ...unit, limbered: false }, turnedBy(unit, turn), field);
  return shots.reduce((sum, { hits }) => sum + hits, 0);
}
