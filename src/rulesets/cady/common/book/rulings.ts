import type { Ruling } from '../../../../rulebook/index.js';
import { armyRulings } from './rulings/army.js';
import { combatRulings } from './rulings/combat.js';
import { moraleRulings } from './rulings/morale.js';
import { movementRulings } from './rulings/movement.js';
import { sizeRulings } from './rulings/sizes.js';
import { tableRulings } from './rulings/table.js';
import { testRulings } from './rulings/tests.js';
import { turnRulings } from './rulings/turn.js';
import { unseenRulings } from './rulings/unseen.js';

export * from './rulings/army.js';
export * from './rulings/combat.js';
export * from './rulings/morale.js';
export * from './rulings/movement.js';
export * from './rulings/sizes.js';
export * from './rulings/table.js';
export * from './rulings/tests.js';
export * from './rulings/turn.js';
export * from './rulings/unseen.js';

const all = [
  ...armyRulings,
  ...turnRulings,
  ...movementRulings,
  ...combatRulings,
  ...moraleRulings,
  ...sizeRulings,
  ...tableRulings,
  ...testRulings,
  ...unseenRulings,
] as const;

/** Every ruling on the common rules. */
export const commonRulings: readonly ((typeof all)[number] & Ruling)[] = all;
