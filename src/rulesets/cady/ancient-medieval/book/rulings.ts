import type { Ruling } from '../../../../rulebook/index.js';
import { ancientsRulings } from './rulings/ancients.js';
import { battlesRulings } from './rulings/battles.js';
import { chariotsRulings } from './rulings/chariots.js';
import { crewsRulings } from './rulings/crews.js';
import { elephantsRulings } from './rulings/elephants.js';
import { fieldRulings } from './rulings/field.js';
import { fireRulings } from './rulings/fire.js';
import { gunHitRulings } from './rulings/gun-hits.js';
import { gunsRulings } from './rulings/guns.js';
import { medievalRulings } from './rulings/medieval.js';
import { missilesRulings } from './rulings/missiles.js';
import { shockAndMovementRulings } from './rulings/shock-and-movement.js';
import { siegeRulings } from './rulings/siege.js';
import { supplyRulings } from './rulings/supply.js';
import { tasksRulings } from './rulings/tasks.js';
import { troopsRulings } from './rulings/troops.js';

export * from './rulings/ancients.js';
export * from './rulings/battles.js';
export * from './rulings/chariots.js';
export * from './rulings/crews.js';
export * from './rulings/elephants.js';
export * from './rulings/field.js';
export * from './rulings/fire.js';
export * from './rulings/gun-hits.js';
export * from './rulings/guns.js';
export * from './rulings/medieval.js';
export * from './rulings/missiles.js';
export * from './rulings/shock-and-movement.js';
export * from './rulings/siege.js';
export * from './rulings/supply.js';
export * from './rulings/tasks.js';
export * from './rulings/troops.js';

const all = [
  ...troopsRulings,
  ...shockAndMovementRulings,
  ...missilesRulings,
  ...supplyRulings,
  ...fireRulings,
  ...gunsRulings,
  ...gunHitRulings,
  ...crewsRulings,
  ...ancientsRulings,
  ...elephantsRulings,
  ...chariotsRulings,
  ...medievalRulings,
  ...fieldRulings,
  ...battlesRulings,
  ...siegeRulings,
  ...tasksRulings,
] as const;

/** Every ruling on the ancient and medieval period. The game is played with these and those on the common rules. */
export const ancientMedievalRulings: readonly ((typeof all)[number] & Ruling)[] = all;
