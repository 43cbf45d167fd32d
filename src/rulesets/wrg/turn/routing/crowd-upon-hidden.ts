import {
  bearingTo,
  bodyCentre,
  destination,
  distance,
  type Placed,
  quadOf,
  quadsOverlap,
  turned,
} from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import { showUnit } from '../appearing.js';
import type { Field } from '../field.js';
import { firstInTheWay } from '../moving/friends/barring.js';
import type { Play } from '../play.js';
import { isShownTo } from '../weather/sight.js';
import { crowdOf } from './crowd.js';
import type { Bent, Landed } from './landing.js';

/** A hidden enemy upon whom broken troops come on their way through a gap, after how many paces, and how they stop before him. */
export interface UponHidden {
  readonly enemy: Unit;
  readonly far: number;
  readonly placed: Placed;
}

/**
 * The hidden enemy upon whom broken troops come who run through a gap as the crowd that they are, or man by man as they stood; `undefined` where nobody lies
 * hidden on their way.
 *
 * @clause wrg/rout/break-through-fail
 */
export function hiddenOnTheWay(
  unit: Unit,
  { placed, manByMan, round }: Pick<Landed, 'placed' | 'round'> & { readonly manByMan: boolean },
  field: Pick<Field, 'state' | 'rules'>,
): UponHidden | undefined {
  const others = onTable(field.state).filter(({ id }) => id !== unit.id);
  const hidden = others.filter(other => other.side !== unit.side && other.hidden !== null);
  if (hidden.length === 0) return undefined;
  const hasRoom = (there: Placed) => others.every(other => !quadsOverlap(quadOf(there), quadOf(other.placed)));
  if (round !== undefined) return onTheBends(unit, round, hidden, hasRoom);
  const [from, to] = [bodyCentre(unit.placed), bodyCentre(placed)];
  const [bearing, paces] = [bearingTo(from, to), distance(from, to)];
  const met = (shape: Placed) => {
    const start = { ...shape, at: destination(shape.at, bearing, -paces) };
    const barring = firstInTheWay({ id: unit.id, placed: start }, { bearing, paces, facing: placed.facing }, hidden);
    return barring === undefined ? undefined : { ...barring, start };
  };
  const isAtTheEnd = hidden.some(other => quadsOverlap(quadOf(placed), quadOf(other.placed)));
  const upon =
    (manByMan ? undefined : met(crowdOf(placed, field))) ?? (manByMan || isAtTheEnd ? met(placed) : undefined);
  if (upon === undefined) return undefined;
  // As they run, or while their last are still among their enemies in the block from which they come.
  const there = [upon.start, unit.placed].map(shape => ({ ...shape, at: destination(shape.at, bearing, upon.free) }));
  const stops = there.find(hasRoom);
  return { enemy: upon.unit, far: stops === undefined ? 0 : upon.free, placed: stops ?? unit.placed };
}

/** The hidden enemy upon whom a crowd comes that goes round friends, leg by leg. */
function onTheBends(
  { id, placed }: Pick<Unit, 'id' | 'placed'>,
  { start, legs, far }: Bent,
  hidden: readonly Unit[],
  hasRoom: (there: Placed) => boolean,
): UponHidden | undefined {
  let [gone, body] = [0, start];
  for (const [at, { bearing, distance: length }] of legs.entries()) {
    const paces = at === legs.length - 1 ? far - gone : Math.min(length, far - gone);
    const met = firstInTheWay({ id, placed: body }, { bearing, paces }, hidden);
    if (met !== undefined) {
      const facing = turned(body, bearing);
      const there = { ...facing, at: destination(facing.at, bearing, met.free) };
      return hasRoom(there)
        ? { enemy: met.unit, far: gone + met.free, placed: there }
        : { enemy: met.unit, far: 0, placed };
    }
    gone += paces;
    if (gone >= far) return undefined;
    body = { ...body, at: destination(body.at, bearing, paces) };
  }
  return undefined;
}

/** A hidden enemy comes to light upon whom broken troops have come as a crowd; what they have run so far is gone from their move. */
export function comeToLight(unit: Unit, { enemy, far }: UponHidden, play: Play): void {
  showUnit(enemy, play, isShownTo(enemy.side, unit, play) ? { by: unit.id } : undefined);
  if (far > 0) unit.period.ran = (unit.period.ran ?? 0) + far;
  // Nobody was asked before the movement whether he makes way for them.
  unit.period.breaksThrough = false;
}
