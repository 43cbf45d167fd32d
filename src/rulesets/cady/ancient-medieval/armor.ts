import { toGrid } from '../../../table/index.js';
import { type AncientMedievalRules, ancientMedievalRules } from './rules.js';
import type { Armor, TroopType } from './troops.js';

/**
 * The armor class that an opponent is told of a unit when he asks: that of any unit in his view, as far as he sees.
 *
 * Source: Armor Classification.
 *
 * @param asked `inView`: nothing hides the unit; `distance`: in cm
 * @returns `null` for whoever has none, `undefined` when he is not told
 * @clause cady/ancient-medieval/armor/opponent-may-ask
 * @clause cady/ancient-medieval/armor/classes
 * @clause cady/ancient-medieval/definition/armor-classes
 */
export function armorTold(
  asked: { readonly type: TroopType; readonly inView: boolean; readonly distance: number },
  rules: AncientMedievalRules = ancientMedievalRules,
): Armor | null | undefined {
  if (!asked.inView || toGrid(asked.distance) > rules.sighting.normal) return undefined;
  return rules.troops[asked.type].armor;
}
