import { counted, reasonsUnder } from '../../../../rulebook/index.js';
import { insistOnCount } from '../../common/counts.js';
import { maySecondaryAttack, type Strength } from '../../common/fighting/melee.js';
import { type FightingRules, fightingRules } from '../fighting-rules.js';
import { noReach, type Reach } from './reach.js';

const poleArmReason = reasonsUnder('cady/ancient-medieval/polearm');

/**
 * The weapons that count as pole arms.
 *
 * Source: Additional Ancient Period Figures & Rules > Pole Arm / Spear.
 */
export const poleArmWeapons = ['long pole axe', 'glaive', 'maul', 'spear', 'flail'] as const;

/** Pole arms in reach of a melee. */
export interface PoleArms {
  /** Figures that stand behind others. Those in the first rank fight as anybody does. */
  readonly figures: number;
  /** Ranks of friends between them and the enemy, of pole arms or of another unit. */
  readonly ranksAhead: number;
  /** Melee points, in case the limit of other secondary attacks holds for them. */
  readonly attacker: Strength;
  readonly defender: Strength;
}

/**
 * The pole arms that strike from behind one rank of friends: the enemy ahead of each rolls once more, the pole arm itself rolls
 * nothing and is not struck. In the first rank they fight an ordinary melee.
 *
 * Source: Additional Ancient Period Figures & Rules > Pole Arm / Spear; Hussite War Wagon.
 *
 * @throws RuleViolation when figures or ranks are no whole numbers.
 * @clause cady/ancient-medieval/polearm/strike-from-behind
 * @clause cady/ancient-medieval/polearm/front-normal
 * @clause cady/ancient-medieval/hussite/polearm-behind
 */
export function poleArmReach(arms: PoleArms, rules: FightingRules = fightingRules()): Reach {
  insistOnCount('figures', arms.figures, 'cady/ancient-medieval/polearm/strike-from-behind');
  insistOnCount('ranksAhead', arms.ranksAhead, 'cady/ancient-medieval/polearm/strike-from-behind');
  const { behindRanks, limited } = rules.medieval.poleArms;
  if (arms.ranksAhead === 0) return noReach(poleArmReason('front-normal', 'in the first rank', 'fight as usual'));
  if (arms.figures === 0) return noReach();
  if (arms.ranksAhead > behindRanks) {
    const because = `${counted(arms.ranksAhead, 'rank')} ahead of them, reaching over ${behindRanks}`;
    return noReach(poleArmReason('strike-from-behind', because, 'cannot strike'));
  }
  if (limited && !maySecondaryAttack(arms, rules)) {
    return noReach(poleArmReason('strike-from-behind', 'weaker in melee than the enemy', 'cannot strike from behind'));
  }
  const because = poleArmReason(
    'strike-from-behind',
    'pole arms behind a rank of friends',
    `${counted(arms.figures, 'more attack')} on those left`,
  );
  return { figures: arms.figures, exposed: 0, because: [because] };
}
