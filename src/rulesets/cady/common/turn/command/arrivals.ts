import type { SideId } from '../../../../../battle/index.js';
import { counted, type Reason } from '../../../../../rulebook/index.js';
import { type Point, quadOf, quadsOverlap } from '../../../../../table/index.js';
import { type Arrival, expectReinforcements } from '../../army/reinforcements.js';
import type { TurnContext } from '../period.js';
import type { FieldEntry, Reinforcements } from '../scenario.js';
import type { Awaited, FieldState, FieldUnit, UnitId } from '../state.js';
import { inPlay, placedOf } from '../units.js';
import { giveMarkers, witnessesOf } from '../unseen/markers.js';
import { listedUnits } from './muster.js';

/**
 * The units of a scenario that come on later, and when. Those of one entry come together.
 *
 * @param unitsOf the units of the battle that an entry of the scenario stands for
 * @clause cady/common/scenario/staggered-entry
 * @clause cady/common/scenario/random-reinforcements
 */
export function reinforcementsIn<Entry extends FieldEntry>(
  sides: Readonly<Record<SideId, { readonly units: readonly Entry[] }>>,
  unitsOf: (entry: Entry) => readonly UnitId[] = ({ id }) => [id],
): readonly Reinforcements[] {
  return listedUnits(sides).flatMap(({ entry }) => {
    const { arrives, at, hidden = false } = entry;
    if (arrives === undefined) return [];
    const arrival: Arrival =
      'turn' in arrives
        ? { on: 'turn', turn: arrives.turn }
        : { on: 'die', sides: arrives.die, earliest: arrives.earliest };
    return [{ units: unitsOf(entry), arrival, at: { x: at[0], y: at[1] }, hidden }];
  });
}

/** Nobody knows yet when a unit comes that a die brings on: it is awaited on no turn until that is thrown. */
export function awaitedBy({ arrives }: Pick<FieldEntry, 'arrives'>): Awaited | null {
  if (arrives === undefined) return null;
  return { turn: 'turn' in arrives ? arrives.turn : Number.MAX_SAFE_INTEGER };
}

/**
 * What comes on at the beginning of a turn: on the first the dice are thrown that decide about arrivals, and on its own each unit
 * takes its place on the table. Where that is taken it waits until the ground is clear.
 *
 * @clause cady/common/scenario/staggered-entry
 * @clause cady/common/scenario/random-reinforcements
 */
export function settleArrivals(
  state: FieldState,
  reinforcements: readonly Reinforcements[],
  context: TurnContext,
): void {
  if (reinforcements.length === 0) return;
  if (context.turn === 1) throwForArrivals(state, reinforcements, context);
  for (const { units, hidden, arrival } of reinforcements) {
    const due = units
      .flatMap(id => state.units[id] ?? [])
      .filter(({ awaited, gone }) => gone === null && awaited !== null && awaited.turn <= context.turn);
    const clear = due.filter(unit => hasRoom(unit, state, context));
    for (const unit of due) if (!clear.includes(unit)) tellWaiting(unit, context);
    for (const unit of clear) unit.awaited = null;
    if (hidden) giveMarkersTo(state, clear);
    for (const unit of clear) tellArrival(unit, arrival.on, context);
  }
}

/** Throws for the turn on which units come; their own side is told. */
function throwForArrivals(
  state: FieldState,
  reinforcements: readonly Reinforcements[],
  { dice, tell }: Pick<TurnContext, 'dice' | 'tell'>,
): void {
  for (const each of reinforcements) {
    const [expected] = expectReinforcements({ reinforcements: [each] }, dice);
    if (each.arrival.on === 'turn' || expected === undefined) continue;
    const units = each.units.flatMap(id => state.units[id] ?? []);
    const { turn } = expected;
    for (const unit of units) unit.awaited = { turn };
    const because: Reason = {
      clause: 'cady/common/scenario/random-reinforcements',
      because: `a die of ${counted(each.arrival.sides, 'side')}`,
      effect: `turn ${turn}`,
    };
    tell(
      { kind: 'expected', units: each.units, on: turn, because: [because] },
      units.slice(0, 1).map(({ side }) => side),
    );
  }
}

function hasRoom(unit: FieldUnit, state: FieldState, { rules }: Pick<TurnContext, 'rules'>): boolean {
  const quad = quadOf(placedOf(unit, rules));
  return !inPlay(state).some(other => quadsOverlap(quad, quadOf(placedOf(other, rules)), rules.table.crowding));
}

function giveMarkersTo(state: FieldState, units: readonly FieldUnit[]): void {
  for (const side of new Set<SideId>(units.map(unit => unit.side))) {
    giveMarkers(
      state,
      side,
      units.filter(unit => unit.side === side),
    );
  }
}

/** Tells the side of a unit that its turn has come, and that it waits. */
function tellWaiting(unit: FieldUnit, { tell }: Pick<TurnContext, 'tell'>): void {
  const because: Reason = {
    clause: 'cady/common/scenario/staggered-entry',
    because: 'the ground where it comes on is taken',
    effect: 'waits',
  };
  tell({ kind: 'waits', unit: unit.id, at: placeOf(unit), because: [because] }, [unit.side]);
}

function placeOf({ at: { x, y } }: FieldUnit): Point {
  return { x, y };
}

function tellArrival(unit: FieldUnit, on: 'turn' | 'die', { tell, turn }: Pick<TurnContext, 'tell' | 'turn'>): void {
  const because: Reason =
    on === 'turn'
      ? {
          clause: 'cady/common/scenario/staggered-entry',
          because: 'as the scenario has it',
          effect: `comes on in turn ${turn}`,
        }
      : {
          clause: 'cady/common/scenario/random-reinforcements',
          because: 'the die',
          effect: `comes on in turn ${turn}`,
        };
  const at = placeOf(unit);
  tell({ kind: 'arrived', unit: unit.id, at, because: [because] }, witnessesOf(unit));
  if (unit.marker !== null) tell({ kind: 'marker-moved', side: unit.side, marker: unit.marker, to: at });
}
