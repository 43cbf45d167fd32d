import type { TroopSheet, TroopSheets } from '../rules/army/sheets.js';
import { creatures } from '../troops.js';
import { creatureKinds } from './kinds.js';

/**
 * Types of troops that are made for creatures: those that are hit otherwise than they move. Who is hit as super heavy cavalry needs no shield, as it
 * needs none; whether giants do, who are hit as heavy foot, is a ruling (`wrg/ruling/giants-and-shields`).
 */
export function creatureSheets(sheets: TroopSheets, giantsNeedShields: boolean): TroopSheets {
  const made: { [type: string]: TroopSheet } = {};
  for (const creature of creatures) {
    const { hitAs, types, title } = creatureKinds[creature];
    const like = sheets[types[0] ?? 'mi'];
    if (hitAs === null || like === undefined) continue;
    made[creature] = {
      ...like,
      type: creature,
      title,
      creature: true,
      needsShield: hitAs === 'hi' && giantsNeedShields,
      target: { front: hitAs, otherwise: hitAs },
    };
  }
  return made;
}
