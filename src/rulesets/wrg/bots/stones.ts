import type { WrgRules } from '../rules.js';
import type { SeenWorks } from '../siege/seen.js';
import type { Work } from '../siege/works.js';
import type { SeenUnit, WrgView } from '../state.js';
import { missileRangeOf } from '../turn/shooting/weapons.js';
import { enemiesOf, gap } from './seen-field.js';
import { fortOf, isOnWall, nearestWall } from './walls-seen.js';

/**
 * Engines strike the enemy's towers first; those of a besieger batter the stone wall next to them until there is a breach in it. Who has nothing of the kind
 * left to do, and sees nobody to shoot at, throws high over the walls at those behind them.
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

/** Stones thrown high over the walls, by who sees nobody in range whom it could shoot at: all who stand on its own side of them, or on top. */
function overWalls(
  open: readonly Work[],
  unit: SeenUnit,
  works: SeenWorks,
  view: WrgView,
  rules: WrgRules,
): Work | undefined {
  const lob = open.find(work => 'lob' in work);
  if (lob === undefined) return undefined;
  const range = missileRangeOf(unit, rules);
  const here = fortOf(unit, works);
  const sees = enemiesOf(view).some(
    enemy => gap(unit, enemy) <= range && (fortOf(enemy, works) === here || isOnWall(enemy, works)),
  );
  return sees ? undefined : lob;
}
