import type { GeneralAtRisk } from '../../hand-to-hand/general.js';
import type { Unit } from '../../state.js';

/**
 * What a body has suffered in the period, and among how many figures it is shared: hand to hand among those who fight in its front rank, at its back
 * among those who ran, from missiles among all, and who else is in its ranks.
 *
 * @clause wrg/general/share
 */
export function sufferedBy(
  { period: { missileCasualties, meleeCasualties, atBack, before, aimedAtGeneral: aimed = 0 } }: Pick<Unit, 'period'>,
  frontRank: number,
  besides = 0,
): Pick<GeneralAtRisk, 'melee' | 'atBack' | 'missiles'> {
  const missiles = missileCasualties - aimed;
  const melee = meleeCasualties - (atBack?.casualties ?? 0);
  return {
    ...(missiles > 0 ? { missiles: { casualties: missiles, underFire: Math.max(1, before + besides) } } : {}),
    ...(melee > 0 && frontRank > 0 ? { melee: { casualties: melee, frontRank } } : {}),
    ...(atBack === undefined || atBack.casualties === 0 ? {} : { atBack }),
  };
}

/** Notes men whom blows at its back have cost a body, and the figures among whom they are shared. */
export function noteAtBack({ period }: Unit, casualties: number, rank: number): void {
  const { casualties: before, rank: most } = period.atBack ?? { casualties: 0, rank: 1 };
  period.atBack = { casualties: before + casualties, rank: Math.max(most, rank) };
}
