import type { GeneralAtRisk } from '../../hand-to-hand/general.js';
import type { Unit } from '../../state.js';

/**
 * What a body has suffered in the period, and among how many figures it is shared: hand to hand among those who fight in its front rank, at its back
 * among those who ran, from missiles among all, and who else is in its ranks. What friends have trampled down counts as lost hand to hand.
 *
 * @clause wrg/general/share
 */
export function sufferedBy(
  {
    period: { missileCasualties, meleeCasualties, atBack, trampled, before, aimedAtGeneral: aimed = 0 },
  }: Pick<Unit, 'period'>,
  frontRank: number,
  besides = 0,
): Pick<GeneralAtRisk, 'melee' | 'atBack' | 'missiles'> {
  const missiles = missileCasualties - aimed;
  const fought = { casualties: meleeCasualties - (atBack?.casualties ?? 0), frontRank };
  const handToHand = [fought, ...(trampled === undefined ? [] : [trampled])].filter(
    each => each.casualties > 0 && each.frontRank > 0,
  );
  const melee = {
    casualties: handToHand.reduce((sum, { casualties }) => sum + casualties, 0),
    frontRank: Math.max(0, ...handToHand.map(each => each.frontRank)),
  };
  return {
    ...(missiles > 0 ? { missiles: { casualties: missiles, underFire: Math.max(1, before + besides) } } : {}),
    ...(handToHand.length > 0 ? { melee } : {}),
    ...(atBack === undefined || atBack.casualties === 0 ? {} : { atBack }),
  };
}

/** Notes men whom blows at its back have cost a body, and the figures among whom they are shared. */
export function noteAtBack({ period }: Unit, casualties: number, rank: number): void {
  const { casualties: before, rank: most } = period.atBack ?? { casualties: 0, rank: 1 };
  period.atBack = { casualties: before + casualties, rank: Math.max(most, rank) };
}

/**
 * Notes men whom beasts or chariots of its own side have cost a body as they burst through it: in the rank at which they came.
 *
 * @clause wrg/rout/burst-models
 * @clause wrg/general/share
 */
export function noteTrampled({ period }: Unit, casualties: number, rank: number): void {
  const { casualties: before, frontRank } = period.trampled ?? { casualties: 0, frontRank: 1 };
  period.trampled = { casualties: before + casualties, frontRank: Math.max(frontRank, rank) };
}
