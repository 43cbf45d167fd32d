import { sheetOfType } from '../../rules/army/sheets.js';
import type { WrgRules } from '../../rules.js';
import { crewShooters } from '../../shooting/shoot.js';
import { type MissileWeapon, maximumRange, missileWeapons, type Shooters } from '../../shooting/weapons.js';
import { creatureMissiles } from '../../sorcery/missiles.js';
import type { Unit } from '../../state.js';
import { shootersAs } from '../sorcery/shooters.js';

/** What a unit shoots with, and how many men of each figure or model do. */
export interface Missiles {
  readonly weapon: MissileWeapon;
  /** Men of a model who shoot with it; 1 of figures. */
  readonly each: number;
}

/** Those who shoot in a unit. */
export function shootersOf(
  { troops, dismounted }: Pick<Unit, 'troops' | 'dismounted'>,
  rules: WrgRules,
): Shooters & { readonly class: Unit['troops']['class'] } {
  const { type, training, camels, engine } = troops;
  return {
    type,
    training,
    class: troops.class,
    dismounted,
    ...(camels === undefined ? {} : { camels }),
    ...(engine === undefined ? {} : { engine }),
    ...shootersAs({ troops }, rules),
  };
}

/** The missile weapons of a unit: what its figures carry, or the crews of its models. */
export function missilesOf({ troops }: Pick<Unit, 'troops'>, rules: WrgRules): readonly Missiles[] {
  const wild = troops.creature === undefined ? null : creatureMissiles(troops, rules);
  if (wild !== null) return [wild];
  const { arm } = sheetOfType(troops.type, rules);
  if (arm === 'wagon') return [];
  if (arm === 'engine') return menOf(crewShooters(1, crewOfEngine(troops.engine, rules)));
  if (arm === 'elephant' || arm === 'chariot') {
    return menOf(crewShooters(1, troops.crew ?? []));
  }
  return missileWeapons.flatMap(weapon =>
    troops.weapons.some(carried => carried === weapon) ? [{ weapon, each: 1 }] : [],
  );
}

/** Whether the figures of a body have to choose between their missile weapons. The men of a crew have each their own. */
export function choosesWeapon({ troops }: Pick<Unit, 'troops'>, rules: WrgRules): boolean {
  const { arm } = sheetOfType(troops.type, rules);
  const isFigures = arm === 'infantry' || arm === 'cavalry';
  return isFigures && rules.fighting.shooting.atOnce === 'one' && missilesOf({ troops }, rules).length > 1;
}

/** The men of one model who shoot. */
function menOf(crew: ReturnType<typeof crewShooters>): readonly Missiles[] {
  return crew.map(({ weapon, figures }) => ({ weapon, each: figures }));
}

/** Men who serve an engine. */
export function crewOfEngine(engine: Unit['troops']['engine'], { field }: WrgRules): number {
  return engine === undefined ? 0 : field.engineCrews[engine];
}

/** How far the missiles of a unit reach on level ground; 0 for one that has none. */
export function missileRangeOf(unit: Pick<Unit, 'troops' | 'dismounted'>, rules: WrgRules): number {
  const shooters = shootersOf(unit, rules);
  return Math.max(0, ...missilesOf(unit, rules).map(({ weapon }) => maximumRange(shooters, weapon, {}, rules)));
}
