import type { Reason } from '../../../../rulebook/index.js';
import { distanceToQuad, quadOf, ranksOf } from '../../../../table/index.js';
import type { RangeThird } from '../../common/index.js';
import { alongPath, seesPoint, wayAt } from '../../common/turn/aim.js';
import { inSmallArmsArc } from '../firing.js';
import { type FiringGroup, smallArmsRange, thirdAt } from '../small-arms.js';
import type { PathPoint, Unit } from '../state.js';
import { placedOf } from '../units.js';
import { type Aim, firingStands, groundOf, groupsAt, longestRange } from './aim.js';
import type { Field } from './field.js';
import type { Shooter, Shooting } from './targets.js';

/** A point of an enemy's way at which a unit has him in arc, range and sight, and the part of its range that it is in. */
export interface Exposed {
  readonly point: PathPoint;
  readonly at: RangeThird;
}

/** Where on his way a unit has an enemy in arc, range and sight. */
export function exposedTo(shooter: Shooter, mover: Unit, field: Field): readonly Exposed[] {
  const { unit, weapon } = shooter;
  const { rules } = field;
  const body = quadOf(placedOf(unit, rules));
  const longest = longestRange(shooter, field);
  return alongPath(mover.turn.path, rules.table.measure).flatMap((point): readonly Exposed[] => {
    const distance = distanceToQuad(point, body);
    if (distance > longest || !inSmallArmsArc({ from: unit.at, facing: unit.facing, target: point }, rules)) return [];
    const ground = groundOf(unit.at, point, field);
    if (distance > smallArmsRange({ weapon, ...ground }, rules).range) return [];
    if (!seesPoint(unit, mover, point, field)) return [];
    const at = thirdAt({ weapon, distance, ...ground }, rules);
    return at === undefined ? [] : [{ point, at }];
  });
}

/** When in the turn a unit can fire its shot at something that moves: at once if it is loaded, else once it has loaded. */
export function readyAt({ unit }: Shooter, { rules }: Field): number {
  const { act, whole } = rules.table.thirds;
  return unit.loaded ? 0 : act / whole;
}

/**
 * The volley of a unit at a charger at one point of his way: one shot of every figure that can fire.
 *
 * @clause cady/musket/en-passant/counts-as-fire
 */
export function volleyAtPoint(
  { unit, weapon }: Shooter,
  mover: Unit,
  { point }: Pick<Exposed, 'point'>,
  because: readonly Reason[],
  field: Field,
  bonus?: FiringGroup['bonus'],
): Shooting {
  const { rules } = field;
  const group: FiringGroup = {
    weapon,
    figures: firingStands(unit, field).reduce((sum, stand) => sum + stand.figures, 0),
    shots: 1,
    distance: distanceToQuad(point, quadOf(placedOf(unit, rules))),
    ranksDeep: ranksOf(placedOf(mover, rules)),
    atCrew: mover.gun !== null,
    ...groundOf(unit.at, point, field),
    ...(bonus === undefined ? {} : { bonus }),
  };
  return { unit, target: mover, volley: { groups: [group], targetFigures: mover.figures }, because };
}

/**
 * Fire at a unit that came into range and left it again: one shot of every figure that had one of his in arc, range and sight at the
 * moment at which most had, measured as at one who stands there. Who has yet to load is not ready before the first third is over.
 *
 * @clause cady/common/fire/en-passant
 * @clause cady/musket/en-passant/fire-at-passing
 */
export function volleyInPassing(shooter: Shooter, mover: Unit, field: Field): Shooting | undefined {
  const aim = bestOnTheWay(shooter, mover, field);
  if (aim === undefined) return undefined;
  const because = `${mover.id} passed through its range`;
  return {
    unit: shooter.unit,
    target: mover,
    volley: { groups: aim.groups, targetFigures: mover.figures },
    because: [{ clause: 'cady/common/fire/en-passant', because, effect: 'fires in passing' }],
  };
}

/** The moment of his way at which most figures can fire at an enemy, the first of those. */
function bestOnTheWay(shooter: Shooter, mover: Unit, field: Field): Aim | undefined {
  const { unit, weapon } = shooter;
  const ready = readyAt(shooter, field);
  const all = firingStands(unit, field).reduce((sum, { figures }) => sum + figures, 0);
  let best: { readonly aim: Aim; readonly firing: number } | undefined;
  for (const { point } of exposedTo(shooter, mover, field)) {
    if (point.time < ready) continue;
    const there = { ...mover, at: point, facing: wayAt(mover.turn.path, point.time) ?? mover.facing };
    const aim = groupsAt(unit, there, weapon, 1, field);
    const firing = aim?.groups.reduce((sum, { figures }) => sum + figures, 0) ?? 0;
    if (aim !== undefined && firing > (best?.firing ?? 0)) best = { aim, firing };
    if (firing === all) break;
  }
  return best?.aim;
}
