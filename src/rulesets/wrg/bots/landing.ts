import { bodyCentre, distance, nearestOn, partsOf } from '../../../table/index.js';
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
    const ridesDown = arm === 'cavalry' && !light && enemy.rout === null;
    return ridesDown && charge !== null && gap(unit, enemy) <= charge && !isFighting(enemy, view);
  });
}

/** The order of those aboard who see no enemy: ashore, as their ship points. */
export function orderAshore({ aboard }: SeenUnit, { ships = {} }: WrgView): string | undefined {
  const ship = aboard === undefined ? undefined : ships[aboard.ship];
  return ship === undefined ? undefined : `MOVE ${Math.round(ship.facing)} ${INLAND}; HOLD`;
}

/** How far a landing force goes inland where nobody opposes it. */
const INLAND = 200;

/**
 * Whether horse waits on the shore, because the whole enemy is still aboard: in the surf it would be out of order, and shot at from the decks. When horse comes on
 * that is not on the table yet, he will have landed.
 */
export function waitsAshore(unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  if (view.ships === undefined || !isHorse(unit, rules) || unit.away !== null) return false;
  const enemies = enemiesOf(view);
  return enemies.length > 0 && enemies.every(({ aboard }) => aboard !== undefined);
}

/** Whether horse that has waited on the shore has somebody to ride at by now: he has come out of the water. */
export function haveLanded(unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  if (view.ships === undefined || unit.order !== 'HOLD' || !isHorse(unit, rules)) return false;
  return enemiesOf(view).some(enemy => enemy.aboard === undefined && !isInWater(enemy, view));
}

/** Whether horse would ride into the water after an enemy who stands in it, where ships have come in: out of order it counts half its figures. */
export function ridesIntoWater(enemy: SeenUnit, unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  return view.ships !== undefined && enemy.rout === null && isHorse(unit, rules) && isInWater(enemy, view);
}

const isHorse = ({ troops }: SeenUnit, rules: WrgRules): boolean => sheetOfType(troops.type, rules).arm === 'cavalry';

function isInWater({ placed }: SeenUnit, { table }: WrgView): boolean {
  const middle = bodyCentre(placed);
  return table.features.some(
    feature =>
      feature.kind === 'river' &&
      partsOf(feature.line).some(part => distance(middle, nearestOn(middle, part)) <= feature.width / 2),
  );
}
