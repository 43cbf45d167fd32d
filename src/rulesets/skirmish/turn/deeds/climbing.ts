import { type Reason, reasonFor } from '../../../../rulebook/index.js';
import { bearingTo, destination, distance, gapBetweenDiscs, type Point } from '../../../../table/index.js';
import { contactsOf, discOf, elevationOf, everybody, type Field, fieldOf, levelWith, moverOf } from '../../field.js';
import { ARM, AT_STAIRS, AT_WORK, spotsAround, TOUCHING } from '../../measures.js';
import { moveRate } from '../../moving/moving.js';
import type { Figure, SkirmishState } from '../../state.js';
import type { SkirmishContext } from '../../terms.js';
import { featuresOf, perchOn, topOf } from '../../works/places.js';
import { freeGround } from '../../works/room.js';
import type { High, Thing } from '../../works/types.js';
import { faceUp } from '../moves.js';
import { type Deed, fault, handsFull } from './deed.js';
import { climbersOf } from './ladders.js';

/** The share of a turn that so many inches up or down take. */
function climbing(figure: Figure, height: number, { rules }: Field): number {
  const rate = moveRate({ mover: moverOf(figure, rules), pace: 'walk', ground: 'climb' }, rules);
  return rate === null || rate === 0 ? Infinity : height / rate;
}

/**
 * Climbs: up a ladder or a siege tower at whose foot he stands, from its top onto the wall, up or down the stairs of a wall or a house. So far as
 * his turn lasts; one hand is not free. Where enemies bar the top, he stays below it and fights.
 *
 * @clause skirmish/movement/foot-heavy
 * @clause skirmish/movement/foot-light
 * @clause skirmish/weapons/encumbered
 */
export const climb: Deed = {
  time: () => 0,
  faults({ at = '', take }, figure, { field }) {
    if (figure.mounted) return [fault('figures', `${figure.id} rides`, 'let him dismount')];
    const thing = field.things[at];
    const work = field.works[at];
    if (thing !== undefined && (thing.kind === 'ladder' || thing.kind === 'siege-tower')) {
      if (thing.gone || thing.leans === null) return [fault('at', `${at} stands at no wall`, 'set it up first')];
      if (figure.high?.on === at) return [];
      if (figure.high?.on === thing.leans)
        return distance(figure.at, thing.at) <= 2 ? [] : [fault('at', `${at} is too far off`, 'go nearer')];
      if (figure.high !== null) return [fault('figures', `${figure.id} stands elsewhere`, 'let him come down')];
      return distance(figure.at, thing.at) <= discOf(figure, field.rules).radius + AT_WORK
        ? handsFull(figure, field)
        : [fault('at', `${figure.id} does not stand at its foot`, 'let him go there first')];
    }
    if (work === undefined || work.stairs === null || work.gone || take === 'ladder')
      return [fault('at', `nobody climbs ${at}`, 'name a ladder, or a wall with stairs')];
    if (figure.high?.on === at)
      return distance(figure.at, work.stairs) <= AT_STAIRS
        ? handsFull(figure, field)
        : [fault('at', 'the stairs are too far off', 'go along the wall')];
    if (figure.high !== null) return [fault('figures', `${figure.id} stands elsewhere`, 'let him come down')];
    return distance(figure.at, work.stairs) <= AT_WORK + discOf(figure, field.rules).radius
      ? handsFull(figure, field)
      : [fault('at', 'the stairs are too far off', 'go there first')];
  },
  carryOut({ at = '' }, figures, state, context) {
    for (const figure of figures) {
      const field = fieldOf(state, context.scenario, context.rules);
      if (state.things[at] === undefined) takeStairs(figure, at, state, field, context);
      else if (figure.high?.on === state.things[at]?.leans) climbDown(figure, at, state, field, context);
      else climbUp(figure, at, state, field, context);
    }
  },
};

function told(
  figure: Figure,
  what: 'climbs' | 'comes-up' | 'comes-down',
  on: string,
  because: readonly Reason[],
  { tell }: SkirmishContext,
): void {
  tell({ kind: 'climbed', figure: figure.id, what, on, height: elevationOf(figure), because });
}

function climbUp(figure: Figure, id: string, state: SkirmishState, field: Field, context: SkirmishContext): void {
  const thing = state.things[id];
  const wall = state.works[thing?.leans ?? ''];
  if (thing === undefined || wall === undefined) return;
  const place: High['place'] = thing.kind === 'ladder' ? 'ladder' : 'tower';
  const from = elevationOf(figure);
  // One behind the other, a man's height apart.
  const above = climbersOf(id, field).filter(other => other.id !== figure.id && elevationOf(other) >= from);
  const ceiling = Math.min(wall.height, ...above.map(other => elevationOf(other) - 2 * ARM));
  const left = 1 - figure.turn.share;
  const whole = climbing(figure, 1, field);
  const height = Math.min(ceiling, from + left / whole);
  if (height <= from && from < wall.height) return;
  figure.turn.share = Math.min(1, figure.turn.share + climbing(figure, Math.max(0, height - from), field));
  figure.turn.busy = true;
  if (height > from) {
    figure.high = { on: id, place, height };
    figure.at = { ...thing.at };
    figure.facing = facingOf(thing, field, figure.facing);
    told(
      figure,
      'climbs',
      id,
      [reasonFor('skirmish/movement/table', 'climbing', `${Math.round(height * 100) / 100}"`)],
      context,
    );
  }
  meets(figure, state, context);
  if (height >= wall.height) stepOn(figure, thing, state, context);
}

/** Who comes up before an enemy is in contact with him from then on; that one turns to him if nobody else holds him. */
function meets(figure: Figure, state: SkirmishState, context: SkirmishContext): void {
  const field = fieldOf(state, context.scenario, context.rules);
  for (const { id } of contactsOf(figure, field)) {
    const enemy = state.figures[id];
    figure.turn.contactFrom ??= figure.turn.share;
    if (enemy === undefined) continue;
    enemy.turn.contactFrom ??= figure.turn.share;
    if (!figure.turn.atStart.includes(id)) faceUp(enemy, figure, field);
  }
}

function facingOf(thing: Thing, field: Field, facing: number): number {
  const top = topOf(thing, field);
  return top === undefined ? facing : bearingTo(thing.at, top);
}

/** From the top of a ladder onto the wall, where there is room beside whoever stands there. */
function stepOn(figure: Figure, thing: Thing, state: SkirmishState, context: SkirmishContext): void {
  const field = fieldOf(state, context.scenario, context.rules);
  const work = state.works[thing.leans ?? ''];
  const spot = work === undefined ? undefined : perchOn(work, thing.at, field);
  if (work === undefined || spot === undefined) return;
  const at = freeSpot(figure, spot.at, spot.high, work.id, field);
  if (at === undefined) return;
  figure.at = at;
  figure.high = spot.high;
  told(figure, 'comes-up', work.id, [], context);
}

/** Room on a wall near a point, for one more. */
function freeSpot(figure: Figure, at: Point, high: High, wall: string, field: Field): Point | undefined {
  const [feature] = featuresOf(wall, field);
  const { radius } = discOf(figure, field.rules);
  const line = feature !== undefined && 'line' in feature ? feature.line : undefined;
  const [from, to] = [line?.[0], line?.at(-1)];
  const others = everybody(field).filter(other => other.id !== figure.id && levelWith(other, { high }));
  const isFree = (point: Point) =>
    others.every(other => gapBetweenDiscs({ centre: point, radius }, discOf(other, field.rules)) >= -TOUCHING);
  if (from === undefined || to === undefined) return isFree(at) ? at : undefined;
  const way = bearingTo(from, to);
  const length = distance(from, to);
  return spotsAround
    .map(by => destination(at, way, by))
    .filter(point => distance(from, point) <= length && distance(to, point) <= length)
    .find(isFree);
}

function climbDown(figure: Figure, id: string, state: SkirmishState, field: Field, context: SkirmishContext): void {
  const thing = state.things[id];
  if (thing === undefined || climbersOf(id, field).length > 0 || figure.turn.share > 0.5) return;
  const place: High['place'] = thing.kind === 'ladder' ? 'ladder' : 'tower';
  const left = 1 - figure.turn.share;
  const height = elevationOf(figure) - left / climbing(figure, 1, field);
  figure.turn.share = 1;
  figure.turn.busy = true;
  const foot = height <= 0 ? freeGround(figure, thing.at, field) : undefined;
  if (foot !== undefined) {
    figure.high = null;
    figure.at = foot;
    told(figure, 'comes-down', id, [], context);
    return;
  }
  figure.high = { on: id, place, height: Math.max(ARM, height) };
  figure.at = { ...thing.at };
  told(figure, 'climbs', id, [], context);
}

/** Up and down the stairs, as far as they are high (`skirmish/ruling/stairs`). */
function takeStairs(figure: Figure, id: string, state: SkirmishState, field: Field, context: SkirmishContext): void {
  const work = state.works[id];
  if (work === undefined || work.stairs === null) return;
  const rate =
    moveRate({ mover: moverOf(figure, field.rules), pace: 'walk', ground: field.rules.siege.stairs }, field.rules) ?? 1;
  const share = figure.turn.share + work.height / rate;
  if (share > 1) return;
  if (figure.high !== null) {
    const spot = freeGround(figure, work.stairs, field);
    if (spot === undefined) return;
    figure.high = null;
    figure.at = spot;
  } else {
    const spot = perchOn(work, work.stairs, field);
    const at = spot === undefined ? undefined : roomAt(figure, spot, id, field);
    if (spot === undefined || at === undefined) return;
    figure.at = at;
    figure.high = spot.high;
  }
  figure.turn.share = share;
  told(figure, figure.high === null ? 'comes-down' : 'comes-up', id, [], context);
}

/** Room on a walk, or at one of the windows. */
function roomAt(
  figure: Figure,
  { at, high }: { readonly at: Point; readonly high: High },
  id: string,
  field: Field,
): Point | undefined {
  if (high.place !== 'window') return freeSpot(figure, at, high, id, field);
  return field.works[id]?.windows.find(window =>
    everybody(field).every(other => other.high?.on !== id || distance(other.at, window) > ARM),
  );
}
