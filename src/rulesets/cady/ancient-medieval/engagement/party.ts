import type { Both } from '../../common/engagement/fronts.js';
import type { Position } from '../../common/engagement/position.js';
import type { Tested } from '../../common/fighting/three-dice.js';
import { hoplite } from '../combat/phalanx.js';
import type { FightingRules } from '../fighting-rules.js';
import { withoutShots } from '../missiles/supply.js';
import type { TroopType } from '../troops.js';

/**
 * One side of an engagement of the ancient and medieval game: what it is, what has befallen it, and how it stands to the other.
 * Plain data, measured on the table, seen by a commander, or said in a question.
 */
export interface Party extends Position, Partial<Tested> {
  /** What its figures fight as: missile troops without shots, and the crew of a wagon, as something else than they are. */
  readonly type: TroopType;
  /** Ranks of stands; those that bear pikes must know. */
  readonly ranks?: number;
  readonly formation?: 'phalanx' | 'testudo' | 'chained-wagons' | 'moving-wagons';
  /** It fights from behind war wagons. */
  readonly behindWagons?: boolean;
  /** It is part of a battle: van, main or rear. */
  readonly inBattle?: boolean;
  /** Melee points lost to earlier melee, from 0. */
  readonly fatigue?: number;
  /** Times that a berserker has been killed. */
  readonly kills?: number;
  /** Pila stick in its shields. */
  readonly encumbered?: boolean;
  /** Melee points that it is short of because it refused to charge. */
  readonly refusedCharge?: number;
  /** It attacks the top of a castle wall from a ladder, or from a siege tower. */
  readonly storms?: 'ladder' | 'tower';
  /** It waited for close range to fire at the other, and does not strike back this turn. */
  readonly heldFire?: boolean;
}

/** Two that meet. */
export type Parties = Both<Party>;

/**
 * What the figures of a unit count as: missile troops without shots are infantry, where that is read so.
 *
 * @param unit `shots`: those that each figure has left; `null`: as many as it likes
 * @clause cady/ancient-medieval/supply/out-of-shots-becomes-infantry
 */
export function countsAs(
  { type, shots }: { readonly type: TroopType; readonly shots: number | null },
  rules: FightingRules,
): TroopType {
  return shots === 0 && rules.troops[type].class === 'missile' ? withoutShots(type, rules) : type;
}

/** The morale value that a unit has; `null` for troops that take no morale test. */
export function moraleOf(
  { type, formation, morale }: Pick<Party, 'type' | 'formation' | 'morale'>,
  rules: FightingRules,
): number | null {
  if (morale !== undefined) return morale;
  return formation === 'phalanx' ? hoplite({ formed: true }, rules).morale : rules.troops[type].morale;
}
