import {
  boxAround,
  distanceToQuad,
  figuresOf,
  type Place,
  type Places,
  type Point,
  type Quad,
  quadOf,
} from '../../../../../table/index.js';
import { facingAt, heightOf, placeAt } from '../../../common/turn/aim.js';
import { placedOf } from '../../../common/turn/units.js';
import { isHidden } from '../../../common/turn/unseen/markers.js';
import { shotsOnTheWay } from '../../missiles/loading.js';
import { firesInPassing } from '../../missiles/shooting.js';
import type { AncientUnit } from '../../state.js';
import type { AncientField } from '../field.js';
import { storeysOf } from '../siege/castle.js';
import { type Shooter, shooterAt } from './armed.js';
import { groupsOnTheWay, isExposed } from './on-the-way.js';
import { isBarred, isHopeless, namedTarget, type Shooting, volleyAt } from './targets.js';

/** Where a shooter was after some third of the turn, and an enemy then. */
interface Moment {
  readonly own: Place;
  readonly enemy: AncientUnit;
  readonly at: Point & { readonly time?: number };
  /** From the one to the nearest figure of the other, in cm. */
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
  const { rules } = field;
  const height = shooter.level + storeysOf(shooter.unit, rules);
  for (const enemy of passers) {
    const moments = thirdsOf(field).map(time => momentOf(shooter, enemy, time, field));
    const levelsAbove = height - heightOf(enemy.at, field);
    const distances = moments.map(({ away }) => away);
    const part = firesInPassing({ shooter: shooter.shooter, levelsAbove, distances }, rules);
    const moment = part === undefined || part < ready ? undefined : moments[part];
    const shooting = moment && shootingAt(shooter, moment, field);
    if (shooting !== undefined) return shooting;
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
    const moments = enemies.map(enemy => momentOf(shooter, enemy, time, field)).sort((a, b) => a.away - b.away);
    for (const moment of moments) {
      const shooting = shootingAt(shooter, moment, field);
      if (shooting !== undefined) return shooting;
    }
    return undefined;
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

/** How it stands between a shooter and an enemy at a time: measured to the nearest of his figures, as at one who stands there. */
function momentOf({ unit, placed, quad }: Shooter, enemy: AncientUnit, time: number, { rules }: AncientField): Moment {
  const at = placeAt(enemy.turn.path, time) ?? enemy.at;
  const body = { ...placedOf(enemy, rules), at, facing: facingAt(enemy.turn.path, time) ?? enemy.facing };
  const figures = figuresOf(body);
  const awayFrom = (own: Quad) => Math.min(...figures.map(({ point }) => distanceToQuad(point, own)));
  if (unit.turn.path.length === 0) return { own: unit, enemy, at, away: awayFrom(quad) };
  const from = placeAt(unit.turn.path, time) ?? unit.at;
  const own = { at: { x: from.x, y: from.y }, facing: facingAt(unit.turn.path, time) ?? unit.facing };
  return { own, enemy, at, away: awayFrom(quadOf({ ...placed, ...own })) };
}

/** The shot of a unit from where it was; `undefined` when the enemy was not in its arc, range and sight. */
function shootingAt(shooter: Shooter, { own, enemy, at, away }: Moment, field: AncientField): Shooting | undefined {
  const there = shooterAt(shooter, own.at, own.facing, field);
  if (!isExposed(there, enemy, { ...at, away }, field)) return undefined;
  const because = {
    clause: 'cady/ancient-medieval/missile/en-passant-option',
    because: enemy.turn.path.length === 0 ? `passed ${enemy.id} in its range` : `${enemy.id} passed through its range`,
    effect: 'fires in passing',
  } as const;
  const groups = groupsOnTheWay(there, enemy, { at, distance: away, shots: 1 }, field);
  const held = enemy.id !== namedTarget(shooter) && isHopeless(groups, field);
  return groups.length === 0 || held
    ? undefined
    : { shooter: there, target: enemy, groups, shots: 1, because: [because] };
}
