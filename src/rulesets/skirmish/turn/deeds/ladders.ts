import { counted } from '../../../../rulebook/index.js';
import { bearingTo, distance, onTheWay } from '../../../../table/index.js';
import { discOf, elevationOf, everybody, type Field, fieldOf, isUp, toward } from '../../field.js';
import { ARM, AT_A_LADDER, AT_ITS_TOP, AT_WORK, NOTHING, TOUCHING } from '../../measures.js';
import { ladderChance, ladderHands, pushLadder } from '../../siege/assault.js';
import type { Figure } from '../../state.js';
import type { DeedOrder } from '../../terms.js';
import { distanceToWork, nearestPointOf } from '../../works/places.js';
import type { Thing } from '../../works/types.js';
import { mayFall } from '../casualties.js';
import { type Deed, fault, handsFull } from './deed.js';

/** The wall nearest to a thing that it can be put against: one that can be walked on, as high as it reaches. */
export function wallFor(thing: Pick<Thing, 'at' | 'length'>, field: Field): string | undefined {
  const walls = Object.values(field.works)
    .filter(({ walk, height, gone }) => walk !== null && !gone && height <= thing.length)
    .map(({ id }) => ({ id, off: distanceToWork(id, thing.at, field) }))
    .sort((a, b) => a.off - b.off);
  const [nearest] = walls;
  return nearest !== undefined && nearest.off <= thing.length ? nearest.id : undefined;
}

/**
 * Sets a ladder up against a wall that it reaches the top of: one man a short one, two a longer.
 *
 * @clause skirmish/siege/ladder-setup
 * @clause skirmish/actions/ladder
 */
export const erect: Deed = {
  time: (_order, _figure, { rules }) => rules.moving.time['erect-ladder'],
  faults({ at = '' }, figure, { field }) {
    const ladder = field.things[at];
    if (ladder?.kind !== 'ladder' || ladder.gone || ladder.leans !== null)
      return [fault('at', `${at} is no ladder to set up`, 'name one')];
    if (wallFor(ladder, field) === undefined)
      return [fault('at', `${at} reaches the top of no wall here`, 'bring it nearer')];
    if (figure.high !== null || figure.mounted || distance(figure.at, ladder.at) > AT_A_LADDER)
      return [fault('figures', `${figure.id} is not at ${at}`, 'let him go there first')];
    return handsFull(figure, field);
  },
  together({ at = '' }, figures, { field }) {
    const { setUp } = ladderHands({ length: field.things[at]?.length ?? 0 }, field.rules);
    return figures.length >= setUp
      ? []
      : [
          {
            ...fault('figures', `${at} takes ${counted(setUp, 'man', 'men')} to set up`, 'name more'),
            clause: 'skirmish/siege/ladder-setup',
          },
        ];
  },
  carryOut({ at = '' }, figures, state, context) {
    const field = fieldOf(state, context.scenario, context.rules);
    const ladder = state.things[at];
    const [figure] = figures;
    const wall = ladder === undefined ? undefined : wallFor(ladder, field);
    const foot = wall === undefined || figure === undefined ? undefined : nearestPointOf(wall, figure.at, field);
    if (ladder === undefined || figure === undefined || wall === undefined || foot === undefined) return;
    ladder.leans = wall;
    // Its foot stands as far out as a man who climbs it.
    const { radius } = discOf(figure, context.rules);
    const out = Math.max(NOTHING, distance(foot, figure.at));
    ladder.at = onTheWay(foot, bearingTo(foot, figure.at), Math.min(out, radius + TOUCHING * 2));
    context.tell({ kind: 'ladder', figure: figure.id, of: at, what: 'set-up', on: wall, because: [] });
  },
};

/** Who is on a ladder, a tower or a wall, the highest first. */
export function climbersOf(id: string, field: Field): readonly Figure[] {
  return everybody(field)
    .filter(({ high }) => high?.on === id)
    .sort((a, b) => elevationOf(b) - elevationOf(a));
}

/** Enemies on a wall at the top of a ladder, and who could push it. */
function pushersAt(order: DeedOrder, figure: Figure, field: Field): Thing | undefined {
  const ladder = field.things[order.at ?? ''];
  if (ladder?.kind !== 'ladder' || ladder.gone || ladder.leans === null) return undefined;
  return figure.high?.on === ladder.leans && distance(figure.at, ladder.at) <= AT_ITS_TOP ? ladder : undefined;
}

/**
 * Pushes a ladder down, from the wall that it stands against; nobody may be at its top. Who is on it falls with it.
 *
 * @clause skirmish/siege/ladder-unopposed
 * @clause skirmish/siege/push-ladder
 * @clause skirmish/siege/push-ladder-men
 * @clause skirmish/falling/ladder
 */
export const push: Deed = {
  time: (_order, _figure, { rules }) => rules.moving.time['push-down-ladder'],
  faults(order, figure, { field }) {
    const ladder = pushersAt(order, figure, field);
    if (ladder === undefined || ladder.side === figure.side)
      return [fault('at', `${figure.id} has no ladder before him`, 'leave it out')];
    if (ladder.pushed === field.turn)
      return [fault('at', `${ladder.id} was pushed at this turn`, 'try again in the next')];
    if (isOpposed(ladder, field))
      return [{ ...fault('at', 'a man is at its top', 'fight him'), clause: 'skirmish/siege/ladder-unopposed' }];
    return handsFull(figure, field);
  },
  carryOut({ at = '' }, figures, state, context) {
    const field = fieldOf(state, context.scenario, context.rules);
    const ladder = state.things[at];
    const [figure] = figures;
    if (ladder === undefined || figure === undefined) return;
    const climbers = climbersOf(at, field);
    const holders = everybody(field).filter(
      other =>
        other.side === ladder.side &&
        other.high === null &&
        isUp(other, field) &&
        distance(other.at, ladder.at) <= discOf(other, field.rules).radius + AT_WORK,
    );
    const pushed = {
      pushers: figures.length,
      climbers: climbers.length,
      holders: holders.length,
      opposed: isOpposed(ladder, field),
    };
    const { chance, because } = ladderChance(pushed, context.rules);
    const down = pushLadder(pushed, context.dice, context.rules);
    ladder.pushed = state.turn;
    // Who pushes stands before it.
    for (const pusher of figures) if (distance(pusher.at, ladder.at) > NOTHING) pusher.facing = toward(pusher, ladder);
    context.tell({ kind: 'pushed', figures: figures.map(({ id }) => id), of: at, chance, down, because });
    if (!down) return;
    ladder.leans = null;
    for (const { id } of climbers) {
      const faller = state.figures[id];
      if (faller !== undefined) mayFall(faller, 'ladder-pushed-down', state, context);
    }
  },
};

/**
 * Whether a man stands at the top of a ladder, on its last rung or on the wall at its head, and opposes who would push it.
 *
 * @clause skirmish/siege/ladder-unopposed
 */
export function isOpposed(ladder: Thing, field: Field): boolean {
  const height = field.works[ladder.leans ?? '']?.height ?? Infinity;
  if (climbersOf(ladder.id, field).some(climber => elevationOf(climber) >= height - ARM && isUp(climber, field)))
    return true;
  return climbersOf(ladder.leans ?? '', field).some(
    figure => figure.side === ladder.side && distance(figure.at, ladder.at) <= AT_ITS_TOP && isUp(figure, field),
  );
}
