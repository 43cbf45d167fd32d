import type { SideId } from '../../battle/index.js';
import type { Holding } from '../../scenario/index.js';
import type { Feature, Point } from '../../table/index.js';
import type { Caltrops } from './caltrops/caltrop-state.js';
import type { Fires } from './fire/fire-state.js';
import type { Magic } from './magic.js';
import type { Ship, ShipId } from './ships/ship-state.js';
import type { Works } from './siege/works.js';
import type { General, Messenger, Report } from './state/general.js';
import type { GeneralId, UnitId } from './state/ids.js';
import type { Melee } from './state/melee.js';
import type { Unit } from './state/unit.js';
import type { BattleWeather } from './weather/battle.js';

export type * from './state/conduct.js';
export type * from './state/general.js';
export type * from './state/ids.js';
export type * from './state/melee.js';
export * from './state/period.js';
export type * from './state/seen.js';
export type * from './state/unit.js';
export type { Holding, SideId };

/** Everything that changes while a battle goes on. Lengths in paces. */
export interface WrgState {
  period: number;
  units: Record<UnitId, Unit>;
  generals: Record<GeneralId, General>;
  melees: Melee[];
  messengers: Messenger[];
  /** Reports on their way, and those that no order has answered yet; left out before the first. */
  reports?: Report[];
  /** Units with which each side began, and whether its army has been tested for the third that it lost. */
  armies: Record<SideId, { readonly units: number; tested: boolean }>;
  holdings: Holding[];
  /** The terrain that was chosen by dice; left out where it is that of the scenario. */
  ground?: { readonly features: readonly Feature[] };
  /** The side that was outscouted and has declared its army; left out where nobody was. */
  declared?: SideId;
  /** Where a scenario has ships. */
  ships?: Record<ShipId, Ship>;
  /** The weather and time of day, where they are played. */
  weather?: BattleWeather;
  /** What each side has seen last of the places that are fought for, where weather is played that may hide them. */
  holdingsSeen?: Record<SideId, Holding[]>;
  /** Of each wood and building the places in which each side has been, or into which it has looked, and found no enemy; left out where there are none. */
  searched?: Record<SideId, Record<string, number[]>>;
  /** Where each side has seen the bodies of the enemy last, where weather is played that may hide them. */
  lastSeen?: Record<SideId, Record<UnitId, Point>>;
  /** Of a siege: what has been broken down, and the siege material; absent where nobody besieges anybody. */
  works?: Works;
  /** Where a scenario has fire. */
  fires?: Fires;
  /** Where a scenario has caltrops. */
  caltrops?: Caltrops;
  /** Where it is played with sword and sorcery. */
  magic?: Magic;
}
