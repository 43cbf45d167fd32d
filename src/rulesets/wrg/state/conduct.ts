import type { CaltropConduct } from '../caltrops/caltrop-state.js';
import type { FireConduct } from '../fire/fire-state.js';
import type { MagicConduct } from '../magic.js';
import type { ShipConduct } from '../ships/ship-state.js';
import type { MissileWeapon } from '../shooting/weapons.js';
import type { SiegeConduct } from '../siege/works.js';
import type { UnitId } from './ids.js';

/** How a unit goes about its order this period. What is left out is done as the order has it. */
export interface Conduct extends ShipConduct, SiegeConduct, FireConduct, CaltropConduct, MagicConduct {
  /** It charges this enemy. */
  readonly charge?: UnitId;
  /** It marches at half speed instead of full. */
  readonly pace?: 'half';
  /** It halts and makes ready, because it is within the reach of an enemy's charge. */
  readonly halt?: true;
  /** Figures abreast that it forms. */
  readonly files?: number;
  /** It forms hollow square, or line again. */
  readonly square?: boolean;
  /** It mounts, or dismounts. */
  readonly mounted?: boolean;
  /** It leaves its melee. */
  readonly breakOff?: true;
  /** Where the general who is with it stands. */
  readonly general?: 'in-front' | 'behind';
  /** The general who is with it leaves it and rides to this unit. */
  readonly rides?: UnitId;
  /** Told to go to friends, it goes to this cover or hill behind it. */
  readonly refuge?: string;
  /** Of the missile weapons that its figures carry, they shoot with this one; with that which does most where nothing is said. */
  readonly shootsWith?: MissileWeapon;
  /** Of the enemies whom the priorities of missiles allow, it shoots at this one; at the one whom that costs most where nothing is said. */
  readonly shootsAt?: UnitId;
  /** It holds its fire, or none of it shoots over the heads of others; all shoot who may where nothing is said. */
  readonly shoots?: 'at-nobody' | 'front-rank';
  /** It tests its reaction of its player's own will at the end of the period. */
  readonly tests?: true;
}
