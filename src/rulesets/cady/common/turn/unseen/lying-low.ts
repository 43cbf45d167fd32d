import type { SideId } from '../../../../../battle/index.js';
import {
  areasAt,
  depthInside,
  distance,
  distanceToQuad,
  type Placed,
  type Point,
  quadOf,
  type Table,
} from '../../../../../table/index.js';
import { forestCover } from '../../moving/forest.js';
import { marshCover } from '../../moving/ground.js';
import { heightOf } from '../aim.js';
import type { Field } from '../field.js';
import type { FieldUnit, Gone } from '../state.js';
import { inContact } from '../units.js';

/**
 * What a unit has shown of itself: `fires` when it has fired in this turn or the one before, or fights; `moves` when it has moved this
 * turn; else `nothing`.
 */
export type Shown = 'nothing' | 'moves' | 'fires';

/** What a unit has shown of itself. */
export function shownBy<Unit extends FieldUnit>(unit: Unit, { state }: Pick<Field<Unit>, 'state'>): Shown {
  if (hasFired(unit, state.turn) || inContact(unit, state.contacts)) return 'fires';
  return unit.turn.moved > 0 ? 'moves' : 'nothing';
}

/** Whether a unit has shown itself: it has moved this turn, is in melee, or has fired in this turn or the one before. */
export function hasShownItself<Unit extends FieldUnit>(unit: Unit, field: Pick<Field<Unit>, 'state'>): boolean {
  return shownBy(unit, field) !== 'nothing';
}

function hasFired({ shotOn }: FieldUnit, turn: number): boolean {
  return shotOn > 0 && shotOn >= turn - 1;
}

/** Whether there is any ground to lie low in. */
export function hasCover({ features }: Table): boolean {
  return features.some(({ kind }) => kind === 'wood' || kind === 'marsh');
}

/** A line along which somebody looks. */
interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** Whether trees or reeds keep a point of a unit from being shot at from another. */
export function liesLow<Unit extends FieldUnit>(unit: Unit, line: Line, field: Field<Unit>): boolean {
  return isLow(() => shownBy(unit, field), line, field);
}

/**
 * Whether trees or reeds keep somebody from being shot at: on the edge of a forest he is not seen until he moves or shoots, or somebody
 * comes close; near the edge of a marsh he is not shot at before he has fired himself.
 *
 * @clause cady/common/forest/edge-hidden
 * @clause cady/common/forest/edge-visible-if-active
 * @clause cady/common/marsh/edge-fire
 * @clause cady/common/marsh/above-sees-in
 */
function isLow(shown: () => Shown, { from, to }: Line, { table, rules }: Ground): boolean {
  const wood = areasAt(table, to, 'wood').map(area => depthInside(area, to));
  const edge = rules.forest.depth;
  // Deeper in, the trees are in the line of sight; but nobody outside sees past idle men at the edge to those behind them.
  if (wood.length > 0 && (Math.max(...wood) <= edge || areasAt(table, from, 'wood').length === 0)) {
    const active = shown() !== 'nothing';
    const depth = Math.min(edge, Math.max(...wood));
    if (!forestCover({ depth, active, watcherAt: distance(from, to) }, rules).fire) return true;
  }
  const marsh = areasAt(table, to, 'marsh').map(area => depthInside(area, to));
  if (marsh.length === 0) return false;
  const ground = { table, rules };
  const enemyAbove = Math.max(0, heightOf(from, ground) - heightOf(to, ground));
  return !marshCover({ depth: Math.max(...marsh), hasFired: shown() === 'fires', enemyAbove }, rules).firedAt;
}

type Ground = Pick<Field, 'table' | 'rules'>;

/** A unit as others see it. */
interface UnitSeen {
  readonly side: SideId;
  readonly gone: Gone | null;
  readonly placed: Placed;
  readonly shown: Shown;
}

/** Whether at a place that is aimed at there stands nobody but enemies who cannot be seen from here, in wood or marsh. */
export function aimsAtTheUnseen({ from, to }: Line, side: SideId, units: readonly UnitSeen[], ground: Ground): boolean {
  const there = units.filter(
    unit => unit.side !== side && unit.gone === null && distanceToQuad(to, quadOf(unit.placed)) === 0,
  );
  return there.length > 0 && there.every(({ shown }) => isLow(() => shown, { from, to }, ground));
}
