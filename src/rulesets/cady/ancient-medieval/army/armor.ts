import { toGrid } from '../../../../table/index.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import type { Armor, TroopType } from '../troops.js';

/** What a figure of an armor class wears and carries. */
export interface ArmorWorn {
  readonly body: string;
  readonly helmet: 'none' | 'open' | 'closed';
  readonly shield: 'none' | 'carried' | 'not needed';
  readonly arms: readonly string[];
}

/**
 * What tells the armor classes apart when figures are sorted into them before a game. What a kind of figure counts as stands in
 * the capability chart.
 *
 * Source: Armor Classification.
 */
export const armorWorn: { readonly [armor in Armor]: ArmorWorn } = {
  light: {
    body: 'little or none',
    helmet: 'none',
    shield: 'none',
    arms: ['farm tools', 'dagger', 'staff', 'sword'],
  },
  medium: {
    body: 'mail or heavy leather, hardly any plate',
    helmet: 'open',
    shield: 'carried',
    arms: ['sword', 'mace', 'spear', 'axe'],
  },
  heavy: {
    body: 'complete armor',
    helmet: 'closed',
    shield: 'not needed',
    arms: ['sword', 'mace', 'spear', 'axe'],
  },
};

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
  rules: AncientMedievalRules = ancientMedievalRules(),
): Armor | null | undefined {
  if (!asked.inView || toGrid(asked.distance) > rules.sighting.normal) return undefined;
  return rules.troops[asked.type].armor;
}
