import { reasonFor } from '../../../rulebook/index.js';
import { bearingTo, distance, onTable, onTheWay, type Point } from '../../../table/index.js';
import { contactsOf, discOf, enemiesOf, type Field, gapBetween, isUp, nearestTo } from '../field.js';
import { isWalled } from '../ground.js';
import { ALL_THE_WAY, NOTHING, OVER_THE_EDGE } from '../measures.js';
import type { Figure, SkirmishState } from '../state.js';
import type { SkirmishContext } from '../terms.js';
import { fieldIn, goAt, leaveTable, makeMove } from './moves.js';
import { openWay } from './open-way.js';

/**
 * Whom his nerve moves: he flees, retreats, or pursues. Who rallies stands for a turn.
 *
 * @clause skirmish/morale/recreant
 * @clause skirmish/morale/craven
 * @clause skirmish/melee/pursuit
 */
export function compelled(figure: Figure, state: SkirmishState, context: SkirmishContext): void {
  const field = fieldIn(state, context);
  if (!isUp(figure, field) || figure.turn.done) return;
  const enemy = nearestTo(figure, enemiesOf(figure, field), field);
  if (figure.pursues > 0) pursue(figure, state, context);
  else if (enemy === undefined && figure.fleeing) flee(figure, nearestEdge(figure, field), state, context);
  else if (enemy === undefined) return;
  else if (figure.does === 'flees') flee(figure, away(figure, field), state, context);
  else if (figure.does === 'retreats') {
    const pace = context.rules.morale.cravenPace === 'walk' ? 'walk' : 'run';
    const way = { bearing: wayBack(figure, field), length: ALL_THE_WAY, pace } as const;
    const going = openWay(figure, way, field, enemiesAbout(figure, field));
    makeMove(figure, { ...going, face: going.bearing }, 'retreat', state, context);
  } else return;
  if (enemy !== undefined && figure.pursues === 0) hemmedIn(figure, enemy, context);
  figure.turn.done = true;
}

/** Who was to get away from somebody and came nowhere is told of: he stands where he stood. */
export function hemmedIn(figure: Figure, enemy: Figure, { tell }: SkirmishContext): void {
  if (figure.turn.moved > 0 || figure.gone !== null) return;
  tell({ kind: 'baulked', figure: figure.id, at: enemy.id, hemmedIn: true, because: [] });
}

/**
 * A bold man who was told nothing of his own that brings him on goes straight toward the nearest enemy, with what is left of his turn.
 *
 * @clause skirmish/morale/bold
 */
export function pressOn(figure: Figure, state: SkirmishState, context: SkirmishContext): void {
  const field = fieldIn(state, context);
  const { does, turn } = figure;
  if (does !== 'advances' || turn.done || turn.moved > 0 || turn.share >= 1 || !isUp(figure, field)) return;
  const enemy = nearestTo(figure, enemiesOf(figure, field), field);
  if (enemy === undefined || contactsOf(figure, field).length > 0) return;
  const noWay = () => {
    const because = [reasonFor('skirmish/morale/bold', 'bold', 'would advance')];
    context.tell({ kind: 'baulked', figure: figure.id, at: enemy.id, because });
  };
  if (isWalled(figure.at, enemy.at, field.table)) {
    noWay();
    return;
  }
  const going = openWay(
    figure,
    { bearing: bearingTo(figure.at, enemy.at), length: distance(figure.at, enemy.at), pace: 'walk' },
    field,
  );
  const course = makeMove(figure, going, 'advance', state, context);
  if (course === null || (course.moved === 0 && course.met === null)) noWay();
}

/** Where the enemies stand from whom one gets away. */
function enemiesAbout(figure: Figure, field: Field): readonly Point[] {
  return enemiesOf(figure, field)
    .filter(enemy => isUp(enemy, field))
    .map(({ at }) => at);
}

/**
 * Which way the craven go: away from the middle of all active enemies who are near enough to make them, or from the nearest of them
 * (`skirmish/ruling/way-of-the-craven`).
 *
 * @clause skirmish/morale/craven
 */
function wayBack(figure: Figure, field: Field): number {
  const { morale } = field.rules;
  const near = enemiesOf(figure, field).filter(
    enemy => isUp(enemy, field) && !enemy.fleeing && gapBetween(figure, enemy, field) <= morale.cravenEnemy,
  );
  if (morale.cravenFrom === 'nearest' || near.length === 0) return away(figure, field);
  const mean = (of: (at: Point) => number) => near.reduce((sum, { at }) => sum + of(at), 0) / near.length;
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  return distance(middle, figure.at) <= NOTHING ? away(figure, field) : bearingTo(middle, figure.at);
}

/** Away from the nearest enemy. */
function away(figure: Figure, field: Field): number {
  const [nearest] = enemiesOf(figure, field)
    .map(enemy => ({ enemy, gap: gapBetween(figure, enemy, field) }))
    .sort((a, b) => a.gap - b.gap);
  return nearest === undefined ? figure.facing : bearingTo(nearest.enemy.at, figure.at);
}

function nearestEdge({ at: { x, y } }: Figure, { table }: Field): number {
  const edges = [
    { bearing: 270, off: x },
    { bearing: 90, off: table.width - x },
    { bearing: 180, off: y },
    { bearing: 0, off: table.height - y },
  ];
  return edges.reduce((best, edge) => (edge.off < best.off ? edge : best)).bearing;
}

function flee(figure: Figure, bearing: number, state: SkirmishState, context: SkirmishContext): void {
  const field = fieldIn(state, context);
  const freely = context.rules.field.turnsToFlee;
  const way = { bearing, length: ALL_THE_WAY, pace: 'run', off: true, freely } as const;
  const going = openWay(figure, way, field, enemiesAbout(figure, field));
  const course = makeMove(figure, going, 'flee', state, context);
  const body = state.bodies[figure.body];
  if (body !== undefined && course !== null && course.moved > 0) {
    const way = { figure: figure.id, from: course.from, to: course.to };
    body.turn.flights = [...body.turn.flights, way];
  }
  // Who stands at the edge of the world with enemies behind him is gone.
  const { radius } = discOf(figure, context.rules);
  const beyond = onTheWay(figure.at, going.bearing, radius + OVER_THE_EDGE);
  if (course !== null && figure.gone === null && !onTable(field.table, beyond)) leaveTable(figure, state, context);
}

/** Runs after whoever of the enemy has gone off, and into contact. */
function pursue(figure: Figure, state: SkirmishState, context: SkirmishContext): void {
  const field = fieldIn(state, context);
  const running = enemiesOf(figure, field).filter(({ fleeing, does }) => fleeing || does === 'retreats');
  const target = nearestTo(figure, running, field);
  if (target !== undefined && contactsOf(figure, field).length === 0) {
    if (context.rules.melee.pursuersCharge) figure.turn.charge = { at: target.id, how: 'charge' };
    goAt(figure, target, 'pursue', state, context);
  }
}
