import type { SideId } from '../../../../battle/index.js';
import { type Bearing, type Table, turnBetween, turned } from '../../../../table/index.js';
import { fieldOf } from './field.js';
import { mayFireAsItGoes } from './moving/forced.js';
import { hasRoom } from './moving/room.js';
import type { TurnRules } from './rules.js';
import type { FieldState, FieldUnit, UnitId } from './state.js';
import { atGripsBefore, inContact, inPlay, placedOf } from './units.js';

/** One shot that a gun or machine has this turn. */
export interface ShotDue<Unit extends FieldUnit, Gun> {
  readonly unit: Unit;
  readonly gun: Gun;
  /** Which of its shots this turn, from 0. */
  readonly shot: number;
}

/**
 * Guns and machines fire in rounds, one of each side at a time, each as often as it may: what `readyGun` says of it as the phase
 * begins. `fire` is given the shots of a round, of which it asks all calls before it works out any.
 */
export function fireInRounds<Unit extends FieldUnit, Gun>(
  state: FieldState<Unit>,
  sides: readonly SideId[],
  readyGun: (unit: Unit) => { readonly gun: Gun; readonly shots: number } | undefined,
  fire: (round: readonly ShotDue<Unit, Gun>[]) => void,
): void {
  const queues = sides.map(side =>
    inPlay(state).flatMap((unit): ShotDue<Unit, Gun>[] => {
      const ready = unit.side === side ? readyGun(unit) : undefined;
      return ready === undefined
        ? []
        : Array.from({ length: ready.shots }, (_, shot) => ({ unit, gun: ready.gun, shot }));
    }),
  );
  const rounds = Math.max(0, ...queues.map(({ length }) => length));
  for (let round = 0; round < rounds; round++) fire(queues.flatMap(queue => queue[round] ?? []));
}

/** Whether a crew has stood to its piece this turn: it has not moved, nor turned it farther than it is turned to aim, nor run, nor been in melee since before. */
export function hasStoodReady<Unit extends FieldUnit>(
  unit: Unit,
  pivot: number,
  state: FieldState<Unit>,
  rules: TurnRules,
): boolean {
  const { turn } = unit;
  const engaged = inContact(
    unit,
    state.contacts.filter(contact => atGripsBefore(contact, state.turn)),
  );
  const kept = turn.moved === 0 && turnBetween(turn.facing, unit.facing) <= pivot;
  return kept && !engaged && !turn.idle && !unit.fleeing && mayFireAsItGoes(unit, rules);
}

/**
 * Guns that were turned to fire look that way from then on, where it is read so (`cady/ruling/guns-turned-to-fire`): not those with an enemy
 * upon them, nor where there is no room.
 *
 * @clause cady/common/sequence/step-5-artillery
 */
export function stayTurned<Unit extends FieldUnit, Rules extends TurnRules>(
  turnedTo: ReadonlyMap<UnitId, Bearing>,
  state: FieldState<Unit>,
  table: Table,
  rules: Rules,
): void {
  if (!rules.readings.gunsStayTurned) return;
  for (const unit of inPlay(state)) {
    const bearing = turnedTo.get(unit.id);
    if (bearing === undefined || inContact(unit, state.contacts)) continue;
    const placed = turned(placedOf(unit, rules), bearing);
    if (!hasRoom(placed, fieldOf(state, table, rules), [unit.id])) continue;
    unit.at = placed.at;
    unit.facing = placed.facing;
  }
}
