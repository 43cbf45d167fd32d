import type { Arm, Look } from '../../../draw/index.js';
import { sheetOfType, type Arm as TroopArm, type TroopRules } from '../rules/army/sheets.js';
import type { Unit } from '../state.js';
import type { Weapon } from '../troops.js';

/** How a body is drawn: on foot, on horseback, or served by a crew. */
export function armOf({ troops, dismounted }: Pick<Unit, 'troops' | 'dismounted'>, rules: TroopRules): Arm {
  return dismounted ? 'infantry' : arms[sheetOfType(troops.type, rules).arm];
}

const arms = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  elephant: 'cavalry',
  chariot: 'cavalry',
  engine: 'artillery',
  wagon: 'cavalry',
} as const satisfies { readonly [A in TroopArm]: Arm };

/** What the figures of a body look like from above; nothing special for bare men and horses. */
export function lookOf(
  { troops, dismounted }: Pick<Unit, 'troops' | 'dismounted'>,
  rules: TroopRules,
): Look | undefined {
  const { weapons, engine } = troops;
  const { arm, like, order } = sheetOfType(troops.type, rules);
  if (arm === 'elephant' || arm === 'chariot' || arm === 'wagon') return dismounted ? onFoot(weapons) : arm;
  if (arm === 'engine') return engine?.endsWith('bolt-thrower') === true ? 'bolt thrower' : 'stone thrower';
  if (arm === 'cavalry' && !dismounted) {
    if (like === 'ehc' || like === 'shc') return 'armoured horsemen';
    return weapons.includes('bow') ? 'horse archers' : undefined;
  }
  return onFoot(weapons) ?? (order === 'close' || dismounted ? 'shields' : undefined);
}

/** Men by what they carry. */
function onFoot(weapons: readonly Weapon[]): Look | undefined {
  for (const [weapon, look] of carried) if (weapons.includes(weapon)) return look;
  return undefined;
}

/** The weapon that shows most comes first. */
const carried = [
  ['pike', 'pikes'],
  ['bow', 'bowmen'],
  ['crossbow', 'crossbowmen'],
  ['sling', 'slingers'],
  ['staff-sling', 'slingers'],
  ['long-spear', 'spears'],
  ['short-spear', 'spears'],
] as const satisfies readonly (readonly [Weapon, Look])[];
