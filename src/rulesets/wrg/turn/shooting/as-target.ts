import { sheetOfType } from '../../rules/army/sheets.js';
import type { WrgRules } from '../../rules.js';
import type { ShotTarget } from '../../shooting/factors.js';
import type { Unit } from '../../state.js';
import type { TroopType } from '../../troops.js';

/** The riders that infantry is like while it is on its mounts: those that are its equal when they have dismounted. */
const ridersLike: { readonly [Foot in TroopType]?: TroopType } = { li: 'lc', lmi: 'mc', mi: 'mc', lhi: 'hc', hi: 'hc' };

/**
 * As what a unit is shot at: cavalry that dismounts as riders until it has, and infantry on its mounts as the foot that it is, or as riders too
 * (`wrg/ruling/mounted-infantry-shot-at`).
 *
 * @clause wrg/shooting/target/mounting
 * @clause wrg/shooting/target/dismounted
 */
export function asTarget(
  { troops, dismounted, period }: Pick<Unit, 'troops' | 'dismounted' | 'period'>,
  rules: WrgRules,
): Pick<ShotTarget, 'type' | 'dismounted'> {
  const { type, mounts } = troops;
  const isOnFoot = dismounted && period.unready !== 'dismounting';
  if (mounts !== true || isOnFoot || rules.fighting.targets.mountedInfantry === 'as-foot') {
    return { type, dismounted: isOnFoot };
  }
  const { arm, like } = sheetOfType(type, rules);
  return { type: arm === 'infantry' ? (ridersLike[like] ?? type) : type, dismounted: false };
}
