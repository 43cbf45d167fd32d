import type { Reason } from '../../../../rulebook/index.js';
import { fatigueAfter, wornOut } from '../fighting/melee.js';
import type { AtWorst } from '../fighting/morale.js';
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

/** What a side does that is worn out. */
export function wornOutDoes(side: MeleeSide, { worst }: Pick<MeleeProcedure, 'worst'>): AtWorst['reaction'] {
  return worst?.(side)?.reaction ?? 'rout';
}

/** Why a side routs that is worn out, and why it does no worse than it does. */
export function wornOutSays(side: MeleeSide, { worst }: Pick<MeleeProcedure, 'worst'>): readonly Reason[] {
  const clause = 'cady/common/melee/zero-routs';
  const worn: Reason = { clause, because: `the ${side} is worn out by melee`, effect: 'routs' };
  const atWorst = worst?.(side);
  return atWorst === undefined ? [worn] : [worn, atWorst.because];
}
