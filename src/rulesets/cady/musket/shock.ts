import type { Dice } from '../../../dice/index.js';
import type { Shock, ShockLosses, ShockOdds, ShockStrike } from '../common/shock.js';
import { type MusketRules, musketRules } from './rules.js';
import type { TroopType } from './troops.js';

/** A musket unit's charge: troop types instead of classes. */
export interface MusketStrike extends Omit<ShockStrike, 'attacker' | 'receiver' | 'shock'> {
  readonly attacker: TroopType;
  readonly receiver: TroopType;
}

export interface MusketShock extends Omit<Shock, 'strikes'> {
  readonly strikes: readonly MusketStrike[];
}

export function musketShockOdds(_strike: MusketStrike, _rules: MusketRules = musketRules): ShockOdds {
  throw new Error('not written yet');
}

export function musketShock(_shock: MusketShock, _dice: Dice, _rules: MusketRules = musketRules): ShockLosses {
  throw new Error('not written yet');
}
