import type { Ruling } from '../../../../rulebook/index.js';
import { artilleryRulings } from './rulings/artillery.js';
import { eventRulings } from './rulings/events.js';
import { formationRulings } from './rulings/formations.js';
import { houseRulings } from './rulings/houses.js';
import { shipRulings } from './rulings/ships.js';
import { smallArmsRulings } from './rulings/small-arms.js';
import { templateRulings } from './rulings/templates.js';
import { troopRulings } from './rulings/troops.js';

export * from './rulings/artillery.js';
export * from './rulings/events.js';
export * from './rulings/formations.js';
export * from './rulings/houses.js';
export * from './rulings/ships.js';
export * from './rulings/small-arms.js';
export * from './rulings/templates.js';
export * from './rulings/troops.js';

const all = [
  ...troopRulings,
  ...smallArmsRulings,
  ...artilleryRulings,
  ...templateRulings,
  ...formationRulings,
  ...houseRulings,
  ...eventRulings,
  ...shipRulings,
] as const;

/** Every ruling on the musket period. The game is played with these and those on the common rules. */
export const musketRulings: readonly ((typeof all)[number] & Ruling)[] = all;
