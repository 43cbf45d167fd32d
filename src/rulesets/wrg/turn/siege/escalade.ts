import { distanceToQuad, type Point, quadOf } from '../../../../table/index.js';
import { closeness } from '../../siege/closeness.js';
import { escalade } from '../../siege/fortification.js';
import { baseOf, towersAt } from '../../siege/sheds.js';
import { wallsBetweenBodies } from '../../siege/walls.js';
import type { Material } from '../../siege/works.js';
import type { Unit } from '../../state.js';
import { type Field, fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { wallsClimbed } from './crossing.js';

/** A ladder, or the bridge of a tower, and how many figures find room on it abreast. */
export interface WayUp {
  readonly id: string;
  readonly at: Point;
  readonly room: number;
}

/** Two enemies who fight over a wall, as one of them sees it. */
export interface OverTheWall {
  /** Whether it is this one who comes up the ladders. */
  readonly climbs: boolean;
  /** The ladders that are raised, and the towers that are rolled up. */
  readonly ways: readonly WayUp[];
  readonly escaladersShieldless: boolean;
  readonly defendersInCover: boolean;
}

/**
 * How a unit fights an enemy over a wall that one of them climbs; `undefined` where no wall is between them any more, because the escaladers
 * have their footing on it. How many find room on the ladders is `wrg/ruling/men-on-ladders`; how they fight who come from a tower,
 * `wrg/ruling/storming-from-towers`.
 *
 * @clause wrg/siege/fort/escalade
 */
export function overTheWall(
  unit: Unit,
  enemy: Unit,
  field: Pick<Field, 'table' | 'state' | 'rules'>,
): OverTheWall | undefined {
  const { table, state, rules } = field;
  if (state.works === undefined) return undefined;
  const [wall] = wallsBetweenBodies(unit.placed, enemy.placed, table);
  if (wall === undefined) return undefined;
  const climbs = isEscalader(unit, enemy, wall, field);
  const ways = waysUp(climbs ? unit : enemy, wall, field);
  const towers = towersAt(climbs ? unit : enemy, wall, field);
  // Who walks across from a tower has his shield before him, and comes at men who stand as he does.
  const footing = towers.length > 0 && rules.optional.siege.shelters.onALevel;
  const { escaladersShieldless, defendersInCover } = escalade({ footing });
  return { climbs, ways, escaladersShieldless, defendersInCover };
}

/** The ways up a wall that a unit has come to the foot of. */
function waysUp(climber: Unit, wall: string, field: Pick<Field, 'state' | 'rules'>): readonly WayUp[] {
  const { rules } = field;
  const { perLadder } = rules.optional.siege.ladders;
  const ladders = laddersAt(climber, wall, field).map(({ id, at }) => ({
    id,
    at,
    room: perLadder ?? Number.POSITIVE_INFINITY,
  }));
  const towers = towersAt(climber, wall, field).map(tower => ({
    id: tower.id,
    at: tower.at,
    room: Math.floor(baseOf(tower, rules) / climber.placed.stand.front),
  }));
  return [...ladders, ...towers];
}

/** Of two who fight over a wall, the one that came to it from the foot of the ladders: who charged, or who is not of the garrison. */
function isEscalader(unit: Unit, enemy: Unit, wall: string, { state }: Pick<Field, 'state'>): boolean {
  const here = wallsClimbed(unit, state).includes(wall);
  if (!here || !wallsClimbed(enemy, state).includes(wall)) return here;
  const owner = state.works?.material.find(({ against }) => against === wall)?.by;
  const bearer = owner === null || owner === undefined ? undefined : state.units[owner];
  return bearer === undefined ? unit.period.charges === enemy.id : bearer.side === unit.side;
}

function laddersAt({ placed }: Unit, wall: string, { state }: Pick<Field, 'state'>): readonly Material[] {
  const quad = quadOf(placed);
  return (state.works?.material ?? []).filter(
    ({ kind, against, at }) =>
      kind === 'scaling-ladder' && against === wall && distanceToQuad(at, quad) <= closeness.atLadder,
  );
}

/**
 * Escaladers who are pushed back lose their ladders: they are cast down, and have to be raised again.
 *
 * @clause wrg/siege/fort/ladders-down
 */
export function castDownLadders(unit: Unit, opponents: readonly Unit[], play: Play): void {
  const { state, scenario, rules, tell } = play;
  if (state.works === undefined) return;
  const field = fieldOf(state, scenario, rules);
  const over = opponents.flatMap(enemy => {
    const fight = overTheWall(unit, enemy, field);
    return fight?.climbs === true ? wallsBetweenBodies(unit.placed, enemy.placed, field.table) : [];
  });
  for (const wall of new Set(over)) {
    const { because } = escalade({ footing: false, pushedBack: true });
    const ladders = laddersAt(unit, wall, field);
    for (const ladder of ladders) ladder.against = null;
    // A tower stands where it is.
    if (ladders.length > 0) tell({ kind: 'siege', unit: unit.id, on: wall, what: 'ladders-down', because });
  }
}
