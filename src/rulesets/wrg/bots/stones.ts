import { bodyCentre, piecesInside, quadOf } from '../../../table/index.js';
import type { WrgRules } from '../rules.js';
import { mayShoot } from '../shooting/may-shoot.js';
import type { SeenWorks } from '../siege/seen.js';
import type { Work } from '../siege/works.js';
import type { SeenUnit, WrgView } from '../state.js';
import { bearingOff } from '../turn/shooting/bearing.js';
import { missileRangeOf, shootersOf } from '../turn/shooting/weapons.js';
import { enemiesOf, gap, isFighting, standing } from './seen-field.js';
import { fortOf, isOnWall, nearestWall } from './walls-seen.js';

/**
 * Engines strike the enemy's towers first; those of a besieger batter the stone wall next to them until there is a breach in it. Who has nothing of the kind
 * left to do, and nobody to shoot at, throws high over the walls at those behind them.
 */
export function stonesAt(
  open: readonly Work[],
  unit: SeenUnit,
  works: SeenWorks,
  view: WrgView,
  rules: WrgRules,
): Work | undefined {
  const marks = open.flatMap(work => ('batter' in work ? [work.batter] : []));
  const [tower] = works.material.filter(({ id }) => marks.includes(id));
  if (tower !== undefined) return { batter: tower.id };
  if (works.gaps.length > 0 || fortOf(unit, works) === view.side) return overWalls(open, unit, works, view, rules);
  const goal = nearestWall(
    unit,
    works.walls.filter(({ id, is }) => is === 'stone-wall' && marks.includes(id)),
  );
  return goal === undefined ? overWalls(open, unit, works, view, rules) : { batter: goal.id };
}

/**
 * Stones thrown high over the walls. From inside they fall where the men on the walls direct them: so throws who has nobody of the enemy within, or on top, whom
 * it may shoot at. From outside they are thrown blind, and spend half of their force on a whole garrison: so throws who has nobody at all in range.
 */
function overWalls(
  open: readonly Work[],
  unit: SeenUnit,
  works: SeenWorks,
  view: WrgView,
  rules: WrgRules,
): Work | undefined {
  const lob = open.find(work => 'lob' in work);
  if (lob === undefined) return undefined;
  const here = fortOf(unit, works);
  const range = missileRangeOf(unit, rules);
  const hasTarget = enemiesOf(view).some(enemy => {
    const isHigh = isOnWall(enemy, works);
    if (!isHigh && fortOf(enemy, works) !== here) return false;
    return here === undefined ? gap(unit, enemy) <= range : hasShotAt(unit, enemy, { isHigh }, view, rules);
  });
  return hasTarget ? undefined : lob;
}

/** Whether engines may shoot at an enemy as he stands: in range and arc, not hand to hand, and past no friends unless he stands above them. */
function hasShotAt(
  unit: SeenUnit,
  enemy: SeenUnit,
  { isHigh }: { readonly isHigh: boolean },
  view: WrgView,
  rules: WrgRules,
): boolean {
  const way = { from: bodyCentre(unit.placed), to: bodyCentre(enemy.placed) };
  const isBetween = (friend: SeenUnit) => friend.id !== unit.id && piecesInside(way, quadOf(friend.placed)).length > 0;
  const { may } = mayShoot(
    {
      shooters: shootersOf(unit, rules),
      weapon: 'engine',
      distance: gap(unit, enemy),
      bearing: bearingOff(unit, enemy),
      ...(isHigh ? { height: 'at-rampart' } : {}),
      ...(isFighting(enemy, view) ? { targetEngaged: 'front-rank' } : {}),
      ...(standing(view, view.side).some(isBetween) ? { overhead: { elevated: isHigh } } : {}),
    },
    rules,
  );
  return may;
}
