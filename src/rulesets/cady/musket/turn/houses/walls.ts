import type { Unit } from '../../state.js';
import { groupsAt } from '../aim.js';
import type { Field } from '../field.js';
import type { Shooter, Shooting } from '../targets.js';
import { isAtWindows, postsIn } from './posts.js';

/**
 * A unit in a building as those who may fire from it: wall by wall, each at an enemy of its own, or all at one (`cady/ruling/windows-at-several`).
 * Anybody else stays as he is.
 *
 * Source: Musket Period Rules > Buildings.
 *
 * @clause cady/musket/building/window-fire
 */
export function atEachWall(shooter: Shooter, { state, rules }: Field): readonly Shooter[] {
  if (!rules.houses.wallsFireApart || !isAtWindows(shooter.unit)) return [shooter];
  const walls = [...new Set(postsIn(shooter.unit, state, rules).map(({ facing }) => facing))];
  return walls.length < 2 ? [shooter] : walls.map(wall => ({ ...shooter, walls: [wall] }));
}

/**
 * The volleys of those who may fire of one unit. Of a building the walls that have the same enemy before them fire at him together, and nobody fires
 * at two windows of his floor.
 *
 * @param aimed whom somebody fires at, and with how many
 * @clause cady/musket/building/window-fire
 */
export function volleysOf(
  shooters: readonly Shooter[],
  aimed: (shooter: Shooter) => Shooting | undefined,
  field: Field,
): readonly Shooting[] {
  const all = shooters.flatMap(by => {
    const fire = aimed(by);
    return fire === undefined ? [] : [{ by, fire }];
  });
  const [first] = all;
  if (first?.by.walls === undefined) return all.map(({ fire }) => fire);
  const fired = new Map<number, number>();
  return [...new Set(all.map(({ fire }) => fire.target))].flatMap((target: Unit) => {
    const walls = all.flatMap(({ by, fire }) => (fire.target === target ? (by.walls ?? []) : []));
    const together: Shooter = { ...first.by, walls, fired: new Map(fired) };
    const fire = aimed(together);
    if (fire === undefined) return [];
    const { men } = groupsAt(together, fire.target, field) ?? {};
    for (const [floor, figures] of men ?? []) fired.set(floor, (fired.get(floor) ?? 0) + figures);
    return [{ ...fire, walls }];
  });
}
