import { type Field, fieldOf, gapBetween, isUp } from '../field.js';
import { CLOSE } from '../measures.js';
import { mayRideThrough, type RideThrough } from '../melee/contact.js';
import type { Body, Figure, SkirmishState } from '../state.js';
import type { SkirmishContext } from '../terms.js';
import { isGuarded } from '../works/cover.js';
import { inCloseOrder } from './bodies.js';

/**
 * Charging horsemen who have beaten the foot that they fought may ride on through it next turn: nothing holds them. It is asked when morale has been
 * tested, since who has failed may count as beaten (`skirmish/ruling/defeated-infantry`).
 *
 * @clause skirmish/melee/ride-through
 */
export function setRidingOn(state: SkirmishState, context: SkirmishContext): void {
  const field = fieldOf(state, context.scenario, context.rules);
  for (const rider of Object.values(state.figures)) {
    if (!rider.mounted || rider.turn.charge === null || !isUp(rider, field)) continue;
    const foot = footFoughtBy(rider, state);
    if (foot.length === 0) continue;
    rider.turn.ridesOn = [...new Set(foot.map(({ body }) => body))].every(id => {
      const body = state.bodies[id];
      const own = foot.filter(each => each.body === id);
      return body !== undefined && mayRideThrough(standOf(own, body, rider, state, field), field.rules);
    });
  }
}

/** The foot of the melees that a rider has fought this turn, as it was before any of them fell. */
function footFoughtBy(rider: Figure, { melees, figures }: SkirmishState): readonly Figure[] {
  const fought = melees.filter(each => each.figures.includes(rider.id)).flatMap(each => each.figures);
  return [...new Set(fought)]
    .flatMap(id => figures[id] ?? [])
    .filter(other => other.side !== rider.side && !other.mounted && !other.turn.unhorsed);
}

/** What has become of those of a unit who fought a rider, and how it stood when the blows began. */
function standOf(foot: readonly Figure[], body: Body, rider: Figure, state: SkirmishState, field: Field): RideThrough {
  const fates = foot.map(figure => ({ figure, fate: fateOf(figure, body) }));
  const gone = fates.filter(({ fate }) => fate !== 'fights' && fate !== 'failed').map(({ figure }) => figure);
  return {
    infantry: fates.map(({ fate }) => fate),
    closeOrder: inCloseOrder(beforeTheBlows(body, state), field),
    hole: widest(gone, field),
    defendsObstacle: foot.some(each => isGuarded(each, rider, field)),
  };
}

function fateOf({ gone, fleeing, yielded }: Figure, { turn }: Body): RideThrough['infantry'][number] {
  if (gone === 'dead') return 'dead';
  if (gone === 'fled' || fleeing) return 'fled';
  if (yielded !== null) return 'yielded';
  return turn.testedAfter === 'craven' || turn.testedAfter === 'recreant' ? 'failed' : 'fights';
}

/** The men of a unit who stood in it when the blows of this turn began: those who have fallen by them or yielded since among them. */
function beforeTheBlows({ figures }: Body, state: SkirmishState): readonly Figure[] {
  const now = (id: string) =>
    state.lost.some(
      ({ figure, how, by }) => figure === id && (how === 'yielded' || (how === 'killed' && by === 'melee')),
    );
  return figures
    .flatMap(id => state.figures[id] ?? [])
    .filter(({ id, gone, yielded }) => (gone === null && yielded === null) || (gone !== 'fled' && now(id)));
}

/** How many of some men stand, or stood, side by side. */
function widest(men: readonly Figure[], { rules }: Field): number {
  let most = 0;
  const left = new Set(men);
  for (const first of men) {
    if (!left.delete(first)) continue;
    const row = [first];
    for (const one of row)
      for (const other of left)
        if (gapBetween(one, other, { rules }) <= CLOSE) {
          left.delete(other);
          row.push(other);
        }
    most = Math.max(most, row.length);
  }
  return most;
}
