import { moveRate } from '../moving/rates.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { Conduct, SeenUnit, WrgView } from '../state.js';
import type { WrgRequests } from '../terms.js';
import { enemiesOf, gap, isFighting, isLightUnit, isMissileArmed } from './seen-field.js';

type Declared = WrgRequests['declare']['asks']['units'][number];

/**
 * What a landing force does at its ships: whoever can goes ashore, but light foot that can shoot from the deck waits there while horse is near that would ride it
 * down half over the side; what is left of a beaten unit gets aboard again.
 */
export function conductAtShips(
  unit: SeenUnit,
  { mayLand = false, boards = [] }: Declared,
  view: WrgView,
  rules: WrgRules,
): Conduct | undefined {
  const spent = unit.figures * 2 < unit.strength;
  const [ship] = boards;
  if (mayLand && !spent) return waitsForHorse(unit, view, rules) ? undefined : { lands: true };
  return spent && ship !== undefined ? { boards: ship } : undefined;
}

function waitsForHorse(unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  if (!isLightUnit(unit, rules) || !isMissileArmed(unit)) return false;
  return enemiesOf(view).some(enemy => {
    const { arm, light } = sheetOfType(enemy.troops.type, rules);
    const { charge } = moveRate(enemy.troops, {}, rules);
    const isHorse = arm === 'cavalry' && !light && enemy.rout === null;
    return isHorse && charge !== null && gap(unit, enemy) <= charge && !isFighting(enemy, view);
  });
}

/** The order of those aboard who see no enemy: ashore, as their ship points. */
export function orderAshore({ aboard }: SeenUnit, { ships = {} }: WrgView): string | undefined {
  const ship = aboard === undefined ? undefined : ships[aboard.ship];
  return ship === undefined ? undefined : `MOVE ${Math.round(ship.facing)} ${INLAND}; HOLD`;
}

/** How far a landing force goes inland where nobody opposes it. */
const INLAND = 200;
