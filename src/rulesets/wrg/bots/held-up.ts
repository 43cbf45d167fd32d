import { bearingTo, bodyCentre, destination } from '../../../table/index.js';
import type { WrgRules } from '../rules.js';
import type { SeenUnit, WrgView } from '../state.js';
import { firstInTheWay } from '../turn/moving/friends/barring.js';
import { besideLine } from './beside.js';
import { ATTACK, attackedBy, MOVE, RETIRE, stepNow } from './order-words.js';
import { attackInTurn, bestTarget } from './plan.js';
import { enemiesOf, isLightUnit, standing } from './seen-field.js';
import type { Temper } from './temper.js';

/** So many periods a general lets a unit stand behind friends who do not clear its way. */
const PATIENCE = 2;
/** As far before it, in paces, he looks who that is. */
const AHEAD = 60;
/** As far on from beside them, in paces, he has it go before it turns to the enemy. */
const PAST = 120;
/** As far aside, in paces, he sends it to get past them. */
const FAR_ASIDE = 260;

/**
 * The order for a unit that friends have kept where it stands for some periods: past them, on the side where there is room, and then at the enemy; where
 * there is no room, at an enemy to whom the way is free.
 */
export function pastFriends(
  unit: SeenUnit,
  view: WrgView,
  rules: WrgRules,
  { wing }: Pick<Temper, 'wing'>,
): string | undefined {
  if ((unit.heldUp ?? 0) < PATIENCE || view.works !== undefined) return undefined;
  // Who falls back is not sent forward; nor are light troops who are to keep out of reach.
  const isFor = (word: string) => stepNow(unit)?.startsWith(word) === true;
  if (isFor(RETIRE) || (isLightUnit(unit, rules) && !isFor(ATTACK) && !isFor(MOVE))) return undefined;
  const friends = standing(view, view.side).filter(({ rout }) => rout === null);
  const named = attackedBy(unit.order);
  const enemy = enemiesOf(view).find(({ id }) => id === named) ?? bestTarget(unit, view, rules);
  if (enemy === undefined) return undefined;
  const before = (goal: SeenUnit) => {
    const bearing = bearingTo(bodyCentre(unit.placed), bodyCentre(goal.placed));
    return firstInTheWay(unit, { bearing, paces: AHEAD, facing: bearing }, friends)?.unit;
  };
  const friend = before(enemy);
  // Light foot gets out of the way of its line by itself: nobody marches round it.
  const bars = friend !== undefined && !isLightUnit(friend, rules);
  const to = bars ? besideLine(unit, friend, view, { wing, most: FAR_ASIDE }) : undefined;
  if (to !== undefined && friend !== undefined) {
    const past = destination(to, friend.placed.facing, PAST);
    const ways = [to, past].map(({ x, y }) => `MOVE TO (${Math.round(x)} ${Math.round(y)})`);
    return `${ways.join('; ')}; ${attackInTurn(unit, enemy, view)}`;
  }
  const free = bestTarget(unit, view, rules, undefined, goal => before(goal) === undefined);
  return free === undefined ? undefined : attackInTurn(unit, free, view);
}
