import { bearingTo, boxAround, distanceToQuad, levelAt, type Places, type Point } from '../../../../table/index.js';
import { placeAt, seesPoint } from '../../common/turn/aim.js';
import { isHidden } from '../../common/turn/markers.js';
import { shotsOnTheWay } from '../loading.js';
import { inMissileArc } from '../missile-arcs.js';
import { missileRange } from '../missile-range.js';
import { firesInPassing } from '../shooting.js';
import type { AncientUnit } from '../state.js';
import { type Shooter, shooterAt } from './armed.js';
import type { AncientField } from './field.js';
import { groupsOnTheWay } from './on-the-way.js';
import { isBarred, type Shooting, volleyAt } from './targets.js';

/** A shooter where it was after some third of the turn, with the enemy where he was then. */
interface Moment {
  readonly shooter: Shooter;
  readonly enemy: AncientUnit;
  readonly at: Point;
  readonly away: number;
}

/**
 * The volley of a unit at an enemy that came into its range and left it again: both sides' ways are looked at after every third
 * of the turn. One shot.
 *
 * @param ready how many thirds pass before it is loaded
 * @param passers enemies that may have passed, in the order in which they are shot at
 * @clause cady/ancient-medieval/missile/en-passant-option
 * @clause cady/ancient-medieval/missile/en-passant-procedure
 * @clause cady/ancient-medieval/missile/en-passant-movement-cap
 * @clause cady/common/fire/en-passant
 */
export function volleyInPassing(
  shooter: Shooter,
  ready: number,
  field: AncientField,
  passers: readonly AncientUnit[],
): Shooting | undefined {
  const { rules, table } = field;
  for (const enemy of passers) {
    const moments = thirdsOf(field).map(time => momentOf(shooter, enemy, time, field));
    const levelsAbove = levelAt(table, shooter.unit.at) - levelAt(table, enemy.at);
    const distances = moments.map(({ away }) => away);
    const part = firesInPassing({ shooter: shooter.shooter, levelsAbove, distances }, rules);
    const moment = part === undefined || part < ready ? undefined : moments[part];
    if (moment === undefined || !isExposed(moment, field)) continue;
    return shootingAt(moment, field);
  }
  return undefined;
}

/**
 * The volleys of a unit that is carried, or slings, and has moved: one in each third of the turn in which it had a target in
 * range and was ready to shoot. They may go at different enemies.
 *
 * @clause cady/ancient-medieval/chariot/two-shots
 * @clause cady/ancient-medieval/chariot/fire-on-contact
 * @clause cady/ancient-medieval/elephant/two-shots
 * @clause cady/ancient-medieval/slinger/rate
 */
export function volleysOnTheWay(
  shooter: Shooter,
  most: number,
  field: AncientField,
  ways: Places<AncientUnit>,
): readonly Shooting[] {
  const { rules } = field;
  const { unit } = shooter;
  const enemies = enemiesOnTheirWay(shooter, field, ways);
  const last = rules.table.thirds.whole - 1;
  const found = thirdsOf(field).map((time, third): Shooting | undefined => {
    if (third === 0 && unit.turn.firedFirst) return undefined;
    if (third === last) return volleyAt({ ...shooter, order: null }, 1, field);
    const moments = enemies
      .map(enemy => momentOf(shooter, enemy, time, field))
      .filter(moment => moment.away <= shooter.reach && isExposed(moment, field));
    const [nearest] = moments.sort((a, b) => a.away - b.away);
    return nearest === undefined ? undefined : shootingAt(nearest, field);
  });
  const inRange = found.map(shooting => shooting !== undefined);
  const fired = shotsOnTheWay({ shooter: shooter.shooter, loaded: unit.loaded, inRange }, rules);
  return fired.slice(0, most).flatMap(third => found[third] ?? []);
}

/** The ends of the parts of a turn, as shares of it. */
function thirdsOf({ rules }: AncientField): readonly number[] {
  const { whole } = rules.table.thirds;
  return Array.from({ length: whole }, (_, third) => (third + 1) / whole);
}

/** Enemies whose way, or its own, may have brought them into a unit's range. */
export function enemiesOnTheirWay(
  { unit, quad, reach }: Shooter,
  field: AncientField,
  ways: Places<AncientUnit>,
): readonly AncientUnit[] {
  const own = boxAround([...quad, ...unit.turn.path]);
  return ways.near(own, reach).filter(enemy => {
    return enemy.side !== unit.side && !isHidden(enemy) && !isBarred(enemy, unit, field);
  });
}

function momentOf(shooter: Shooter, enemy: AncientUnit, time: number, field: AncientField): Moment {
  const { unit } = shooter;
  const { rules } = field;
  const at = placeAt(enemy.turn.path, time) ?? enemy.at;
  const own = placeAt(unit.turn.path, time) ?? unit.at;
  const { whole } = rules.table.thirds;
  const next = placeAt(unit.turn.path, Math.min(1, time + 1 / whole)) ?? own;
  const goesOn = next.x !== own.x || next.y !== own.y;
  const facing = goesOn ? bearingTo(own, next) : unit.facing;
  const there = shooterAt(shooter, own, facing, field);
  return { shooter: there, enemy, at, away: distanceToQuad(at, there.quad) };
}

/** Whether an enemy was in arc, range and sight at that moment. */
function isExposed({ shooter, enemy, at, away }: Moment, field: AncientField): boolean {
  const { table, rules } = field;
  const { unit } = shooter;
  const levelsAbove = levelAt(table, unit.at) - levelAt(table, at);
  const { range } = missileRange({ ...shooter, levelsAbove, onCurtainWall: unit.on !== null }, rules);
  if (away > range) return false;
  const aim = { shooter: shooter.shooter, from: unit.at, facing: unit.facing, target: at };
  return inMissileArc(aim, rules) && seesPoint(unit, enemy, at, field);
}

function shootingAt({ shooter, enemy, at, away }: Moment, field: AncientField): Shooting {
  const because = {
    clause: 'cady/ancient-medieval/missile/en-passant-option',
    because: `${enemy.id} passed through its range`,
    effect: 'fires in passing',
  } as const;
  const groups = groupsOnTheWay(shooter, enemy, { at, distance: away, shots: 1 }, field);
  return { shooter, target: enemy, groups, shots: 1, because: [because] };
}
