import type { Ruling } from '../../../rulebook/index.js';
import { armyRulings } from './rulings/army.js';
import { combatRulings } from './rulings/combat.js';
import { fireRulings } from './rulings/fire.js';
import { lostRulings } from './rulings/lost.js';
import { movementRulings } from './rulings/movement.js';

export * from './rulings/army.js';
export * from './rulings/combat.js';
export * from './rulings/fire.js';
export * from './rulings/lost.js';
export * from './rulings/movement.js';

const all = [...lostRulings, ...armyRulings, ...fireRulings, ...combatRulings, ...movementRulings] as const;

/** Every ruling on Raymond's book, those on what is lost of it first. */
export const raymondRulings: readonly ((typeof all)[number] & Ruling)[] = all;
