import {
  bearingTo,
  bodyCentre,
  distanceBetweenQuads,
  normalBearing,
  quadOf,
  turnBetween,
} from '../../../table/index.js';
import type { WrgRules } from '../rules.js';
import type { Conduct, SeenUnit, WrgView } from '../state.js';
import type { WrgRequests } from '../terms.js';
import { firstInTheWay } from '../turn/moving/friends/barring.js';
import { canBeFallenUpon } from './ambushes.js';
import { isBait, leadsThroughScreen, standsForScreen } from './around-screens.js';
import { testsAtWill } from './at-will.js';
import { siegeConduct } from './besieging.js';
import { conductWithCaltrops, conductWithFire } from './burning.js';
import { ridesAway } from './horse-archers.js';
import { conductAtShips, ridesIntoWater } from './landing.js';
import { ATTACK, stepNow } from './order-words.js';
import { getsAway, isOutshot } from './screens.js';
import { isLightUnit } from './seen-field.js';
import { dragonFlight, keepsToDemons } from './sorcery.js';
import { byTheDrill, type Temper } from './temper.js';
import { AT_HAND, enoughFor, prospect } from './weighing.js';

/** What each unit does of what its order leaves to it: whom it charges, where it halts, what it works at. */
export function declarations(
  units: WrgRequests['declare']['asks']['units'],
  view: WrgView,
  rules: WrgRules,
  temper: Temper = byTheDrill,
): WrgRequests['declare']['answer'] {
  return Object.fromEntries(
    units.flatMap((asked): [string, Conduct][] => {
      const { unit: id, charges, mayHalt, mayBreakOff = false } = asked;
      const atSiege = siegeConduct(asked, view, rules);
      if (atSiege !== undefined) return [[id, atSiege]];
      const unit = view.units[id];
      const special = unit === undefined ? undefined : specialConduct(unit, asked, view, rules);
      if (special !== undefined) return [[id, special]];
      // Who is to keep out of reach and is caught gets out while he can.
      if (mayBreakOff && unit !== undefined && unit.pushedBack > 0 && hasWayBack(unit, view)) {
        return [[id, { breakOff: true }]];
      }
      if (unit === undefined) return [];
      const targets = charges
        .flatMap(({ target, barred = false, behind }) =>
          barred || behind !== undefined ? [] : (view.units[target] ?? []),
        )
        .filter(target => !ridesAway(target, unit, view, rules) && isOnTheWay(target, unit, view, rules))
        .filter(target => !isBait(target, unit, view, rules) && !ridesIntoWater(target, unit, view, rules))
        .filter(target => !leadsThroughScreen(unit, target, view, rules))
        // Who lies hidden lets the enemy go past and come to blows before he shows himself.
        .filter(target => !unit.hidden || canBeFallenUpon(target, unit, view));
      const fly = targets.length === 0 ? dragonFlight(unit, view, rules) : undefined;
      if (fly !== undefined) return [[id, { fly }]];
      const worth = (target: SeenUnit) => prospect(unit, target, rules) >= enoughFor(unit, target);
      const [best] = [...targets].sort((a, b) => prospect(unit, b, rules) - prospect(unit, a, rules));
      // Whom he is to attack he goes for sooner than for somebody on the way.
      const meant = targets.find(target => stepNow(unit) === `${ATTACK}${target.id}` && worth(target)) ?? best;
      if (meant !== undefined && worth(meant)) return [[id, { charge: meant.id }]];
      if (mayHalt && (staysBack(unit, view, rules) || standsForScreen(unit, view, rules)))
        return [[id, { halt: true }]];
      if (testsAtWill(unit, view, rules, temper)) return [[id, { tests: true }]];
      const kept = keepsToDemons(unit, view, rules);
      if (kept === 'halts' && mayHalt) return [[id, { halt: true }]];
      return kept === undefined ? [] : [[id, { pace: 'half' }]];
    }),
  );
}

/** Whether skirmishers go no nearer: whoever runs from where he has gone forward to does not get far, and who is shot at where he stands has to go somewhere. */
function staysBack(unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  const skirmishes = unit.order?.startsWith('SKIRMISH') === true;
  return skirmishes && !getsAway(unit, view, rules) && !isOutshot(unit, view, rules);
}

/** Friends who stand where others may want to go. */
function friendsStanding(view: WrgView): readonly SeenUnit[] {
  return Object.values(view.units).filter(
    ({ side, gone, away, rout, aside, hidden }) =>
      side === view.side && gone === null && away === null && rout === null && aside === undefined && !hidden,
  );
}

/** Paces that whoever turns out of a melee wants behind him. */
const WAY_BACK = 40;

/** Whether no friends are right behind a unit: it would turn its back on the enemy and stay where it is. */
function hasWayBack(unit: SeenUnit, view: WrgView): boolean {
  const bearing = normalBearing(unit.placed.facing + 180);
  return firstInTheWay(unit, { bearing, paces: WAY_BACK }, friendsStanding(view)) === undefined;
}

/** What a unit does at ships, with fire or with caltrops, where the battle has any. */
function specialConduct(
  unit: SeenUnit,
  asked: WrgRequests['declare']['asks']['units'][number],
  view: WrgView,
  rules: WrgRules,
): Conduct | undefined {
  return conductAtShips(unit, asked, view, rules) ?? conductWithFire(asked, view) ?? conductWithCaltrops(unit, asked);
}

/** Degrees aside of the way to whom an order names: whoever is farther off it is let alone. */
const ASIDE = 30;

/** Whether an enemy is whom light troops are to attack, or stands on the way to him, or so near that he cannot be let alone; a line minds whoever comes near. */
function isOnTheWay(enemy: SeenUnit, unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  if (!isLightUnit(unit, rules)) return true;
  const named =
    stepNow(unit)?.startsWith(ATTACK) === true ? view.units[stepNow(unit)?.slice(ATTACK.length) ?? ''] : undefined;
  if (named === undefined || named.gone !== null || named.away !== null || enemy.id === named.id) return true;
  const from = bodyCentre(unit.placed);
  const off = turnBetween(bearingTo(from, bodyCentre(enemy.placed)), bearingTo(from, bodyCentre(named.placed)));
  return off <= ASIDE || distanceBetweenQuads(quadOf(unit.placed), quadOf(enemy.placed)) <= AT_HAND;
}
