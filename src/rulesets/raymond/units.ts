/** What units are at a moment, and who stands with whom. */
import { RuleViolation } from '../../rulebook/index.js';
import { type Gait, type RaymondRules, raymondRules, type UnitClass } from './rules.js';
import type { Formed, RaymondState, Unit } from './state.js';
import { type GunKind, gaits } from './troops.js';

/**
 * What a unit counts as: foot are pike and musket, foot and dismounted dragoons; mounted are all horse, mounted dragoons and commanders.
 *
 * @clause raymond/units/foot-lower-case
 * @clause raymond/units/mounted-class
 */
export function classOf(unit: Pick<Unit, 'guns' | 'mounted'>): UnitClass {
  if (isArtillery(unit)) return 'artillery';
  return unit.mounted ? 'mounted' : 'foot';
}

/** Whether a unit is of guns. */
export function isArtillery({ guns }: Pick<Unit, 'guns'>): boolean {
  return guns !== null;
}

/** Whether a unit is a commander. */
export function isCommand({ rank }: Pick<Unit, 'rank'>): boolean {
  return rank !== null;
}

/** Whether a unit is of dragoons, in the saddle or on foot. */
export function isDragoons({ type }: Pick<Unit, 'type'>, { units }: Pick<RaymondRules, 'units'>): boolean {
  return units[type].like === 'dragoon';
}

const prolonging: { readonly [K in GunKind]: Gait } = {
  'frame-guns': 'prolong-frame-guns',
  'light-guns': 'prolong-light-guns',
  'heavy-guns': 'prolong-heavy-guns',
};

/**
 * The row of the movement table by which a unit moves forward as it stands: dismounted dragoons as pike and musket, unlimbered guns by
 * hand. Stepping back and to the side have rows of their own.
 *
 * @clause raymond/dragoons/dismounted-as-pike-and-musket
 * @clause raymond/dragoons/mounted-as-mounted
 * @throws RuleViolation when an artillery unit has no guns.
 */
export function gaitOf(
  unit: Pick<Unit, 'id' | 'type' | 'mounted' | 'formation' | 'limbered' | 'guns'>,
  rules: Pick<RaymondRules, 'units'> = raymondRules(),
): Gait {
  const { like } = rules.units[unit.type];
  if (unit.formation === 'defensive mass') return 'defensive-mass';
  if (like === 'dragoon') return unit.mounted ? 'mounted-dragoons' : 'pike-and-musket';
  if (like !== 'artillery') return gaits[like];
  if (unit.limbered) return 'limbered-artillery';
  if (unit.guns === null) {
    throw new RuleViolation({
      path: `units.${unit.id}.guns`,
      problem: 'artillery without guns cannot move',
      mend: 'say which guns it has',
      clause: 'raymond/artillery/types',
    });
  }
  return prolonging[unit.guns];
}

/** The units still on the table, in the order of the scenario. */
export function unitsOnTable(units: RaymondState['units']): Unit[] {
  return Object.values(units).filter(unit => unit.gone === null);
}

/** The units of the other side still on the table, in the order of the scenario. */
export function enemiesOf(unit: Pick<Unit, 'side'>, state: Pick<RaymondState, 'units'>): Unit[] {
  return unitsOnTable(state.units).filter(other => other.side !== unit.side);
}

/** The other units of a unit's own side still on the table, in the order of the scenario. */
export function friendsOf(unit: Pick<Unit, 'id' | 'side'>, state: Pick<RaymondState, 'units'>): Unit[] {
  return unitsOnTable(state.units).filter(other => other.side === unit.side && other.id !== unit.id);
}

/** Whether a unit has but one stand, by its nature or after losses. */
export function isSingle(unit: Pick<Unit, 'stands'>): boolean {
  return unit.stands.length === 1;
}

/** Puts a unit where, and as, `formed` says. */
export function placeUnit(unit: Unit, { formation, stands, at, facing }: Formed): void {
  unit.formation = formation;
  unit.stands = stands;
  unit.at = at;
  unit.facing = facing;
}
