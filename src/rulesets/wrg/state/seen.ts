import type { SideId } from '../../../battle/index.js';
import type { Holding } from '../../../scenario/index.js';
import type { Point, Table } from '../../../table/index.js';
import type { CaltropStrip } from '../caltrops/caltrop-state.js';
import type { SeenFires } from '../fire/fire-state.js';
import type { MagicSeen } from '../magic.js';
import type { Ship, ShipId } from '../ships/ship-state.js';
import type { SeenWorks } from '../siege/seen.js';
import type { Troops } from '../troops.js';
import type { BattleWeather } from '../weather/battle.js';
import type { General, Messenger } from './general.js';
import type { GeneralId, UnitId } from './ids.js';
import type { Melee } from './melee.js';
import type { Unit } from './unit.js';

/** A unit as a side sees it: of enemies no orders, neither in force nor on the way into force, and nothing that only their own officers know. */
export interface SeenUnit
  extends Omit<Unit, 'order' | 'knows' | 'hidden' | 'carriedOut' | 'alarmed' | 'sawLost' | 'unseen'> {
  readonly order: string | null;
  readonly hidden: boolean;
}

/** A unit of an army that was declared: what it is and when it comes, not where. */
export interface DeclaredUnit {
  readonly id: UnitId;
  readonly name: string;
  readonly troops: Troops;
  readonly figures: number;
  /** The period from which dice are thrown for it, if it comes on late. */
  readonly from: number | null;
  /** Periods that it arrives early, by a forced march; left out where it does not. */
  readonly early?: number;
}

/** What a side may know. */
export interface WrgView {
  readonly side: SideId;
  readonly period: number;
  /** The period after which night falls, if nothing ends the battle sooner. */
  readonly lastPeriod: number;
  readonly units: Readonly<Record<UnitId, Readonly<SeenUnit>>>;
  readonly generals: Readonly<Record<GeneralId, Readonly<General>>>;
  readonly melees: readonly Melee[];
  /** Its own messengers. */
  readonly messengers: readonly Messenger[];
  readonly holdings: readonly Holding[];
  readonly ships?: Readonly<Record<ShipId, Readonly<Ship>>>;
  readonly fires?: SeenFires;
  /** Caltrops that it knows of, and its own units that carry some. */
  readonly caltrops?: { readonly strips: readonly CaltropStrip[]; readonly carried: readonly UnitId[] };
  readonly table: Table;
  /** What the enemy has declared of his army, because he was outscouted; left out where he was not. */
  readonly declared?: readonly DeclaredUnit[];
  readonly objectives: readonly Objective[];
  readonly weather?: Readonly<BattleWeather>;
  /** Of a siege: what all can see of it. */
  readonly works?: SeenWorks;
  /** Where it is played with sword and sorcery. */
  readonly magic?: MagicSeen;
}

/** A place that counts points for who controls it. */
export interface Objective {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  readonly radius: number;
  readonly points: number;
}
