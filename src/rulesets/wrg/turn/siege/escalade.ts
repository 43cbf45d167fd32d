import { escalade } from '../../siege/fortification.js';
import { towersAt } from '../../siege/sheds.js';
import { wallsBetweenBodies } from '../../siege/walls.js';
import type { Unit } from '../../state.js';
import { type Field, fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { comesUpBy, laddersAt, type WayUp, wallsClimbed, waysUp } from './ways-up.js';

/** Two enemies who fight over a wall, as one of them sees it. */
export interface OverTheWall {
  /** Whether it is this one who comes up the ladders. */
  readonly climbs: boolean;
  /** The ladders that are raised, and the towers that are rolled up. */
  readonly ways: readonly WayUp[];
  readonly escaladersShieldless: boolean;
  readonly defendersInCover: boolean;
  /** Whether those who have come over spread along the wall where nobody stands on it. */
  readonly spreads: boolean;
  /** Whether its figures beside those who fight at the ways up overlap the enemy. */
  readonly overlaps: boolean;
}

/**
 * How a unit fights an enemy over a wall that one of them climbs; `undefined` where no wall is between them any more, because the escaladers
 * have their footing on it. How many find room on the ladders is `wrg/ruling/men-on-ladders`; how they fight who come from a tower,
 * `wrg/ruling/storming-from-towers`; whether more come over, `wrg/ruling/spreading-on-a-rampart`; whether
 * defenders overlap them, `wrg/ruling/overlapping-at-ladders`.
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
  const { spreads: who } = rules.optional.siege.fort;
  const spreads = who === 'ladders-too' || (who === 'towers' && footing);
  const overlaps = spreads || (!climbs && rules.optional.siege.fort.atLadders === 'overlap');
  return { climbs, ways, escaladersShieldless, defendersInCover, spreads, overlaps };
}

/**
 * Whether two enemies who were hand to hand over a wall reach each other no more: no ladder or bridge leads up before any of them.
 *
 * @clause wrg/siege/fort/escalade
 */
export function isCutOff(unit: Unit, enemy: Unit, field: Pick<Field, 'table' | 'state' | 'rules'>): boolean {
  const over = overTheWall(unit, enemy, field);
  if (over === undefined) return false;
  const [climber, other] = over.climbs ? [unit, enemy] : [enemy, unit];
  return !comesUpBy(over.ways, climber, other);
}

/** Of two who fight over a wall, the one that came to it from the foot of the ladders: who charged, or who is not of the garrison. */
function isEscalader(unit: Unit, enemy: Unit, wall: string, { state }: Pick<Field, 'state'>): boolean {
  const here = wallsClimbed(unit, state).includes(wall);
  if (!here || !wallsClimbed(enemy, state).includes(wall)) return here;
  const owner = state.works?.material.find(({ against }) => against === wall)?.by;
  const bearer = owner === null || owner === undefined ? undefined : state.units[owner];
  return bearer === undefined ? unit.period.charges === enemy.id : bearer.side === unit.side;
}

/**
 * Escaladers who are pushed back, or break, lose their ladders: they are cast down, and have to be raised again. Whether those do who ought to go back and
 * have no room is `wrg/ruling/ladders-without-room`.
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
