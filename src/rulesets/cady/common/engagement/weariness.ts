import type { Reason } from '../../../../rulebook/index.js';
import { fatigueAfter, wornOut } from '../fighting/melee.js';
import { type MeleeSide, meleeSides } from './fronts.js';
import type { MeleeProcedure, MeleeTurn } from './procedure.js';

/** What a turn of melee finds of the two: earlier turns have tired both. */
export function turnOf({ strength, rules }: Pick<MeleeProcedure, 'strength' | 'rules'>, turn: number): MeleeTurn {
  const fatigueOf = (side: MeleeSide) => {
    let fatigue = strength[side].fatigue ?? 0;
    for (let fought = 1; fought < turn; fought++)
      fatigue = fatigueAfter({ fatigue, fought: true, moved: false }, rules);
    return fatigue;
  };
  return { fatigue: { attacker: fatigueOf('attacker'), defender: fatigueOf('defender') } };
}

/** The sides that have no melee point left in a turn. */
export function wornOutIn(
  { strength, rules }: Pick<MeleeProcedure, 'strength' | 'rules'>,
  { fatigue }: MeleeTurn,
): readonly MeleeSide[] {
  return meleeSides.filter(side => wornOut({ melee: strength[side].melee, fatigue: fatigue[side] }, rules));
}

/** Whether a melee comes to nothing because a side has no melee point left, and routs without a fight (`cady/ruling/worn-out-rout`). */
export function nobodyFights(procedure: Pick<MeleeProcedure, 'strength' | 'rules'>, turn: MeleeTurn): boolean {
  return !procedure.rules.melee.wornOutFights && wornOutIn(procedure, turn).length > 0;
}

/** Why a side routs that is worn out. */
export function wornOutSays(side: MeleeSide): Reason {
  return { clause: 'cady/common/melee/zero-routs', because: `the ${side} is worn out by melee`, effect: 'routs' };
}
