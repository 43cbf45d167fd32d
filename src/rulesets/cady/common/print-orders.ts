import { type Bearing, bearingOf, compassOf } from '../../../table/index.js';
import {
  type FireOrder,
  type Gait,
  type Order,
  type OrderedDistance,
  type OrderedFormation,
  type OrderedLeg,
  type OrderedTask,
  type OrderWords,
  plainWords,
} from './orders.js';

const gaitMarks: Readonly<Record<Gait, string>> = { march: 'ADV', engage: 'ENG', charge: 'CH' };

/**
 * Prints an order in the notation that `readOrder` reads; what is printed reads back as the same order.
 */
export function printOrder(order: Order, words: OrderWords = plainWords): string {
  const tasksAt = (after: number | undefined) =>
    (order.tasks ?? []).filter(task => task.after === after).map(task => printTask(task, words));
  const parts = order.legs.flatMap((leg, i) => [...tasksAt(i), printLeg(leg, order.gait)]);
  if (parts.length === 0) parts.push('H');
  if (order.formation !== undefined) {
    parts.push(printFormation(order.formation, words));
  }
  if (order.facing !== undefined) parts.push(`F ${printBearing(order.facing)}`);
  if (order.fire !== undefined) parts.push(printFire(order.fire));
  if (order.fireFirst) parts.push('FB');
  if (order.spike) parts.push('SPIKE');
  if (order.hide !== undefined) parts.push(order.hide === 'alone' ? 'HIDE' : 'HIDE PH');
  if (order.surrender) parts.push('SURRENDER');
  parts.push(...tasksAt(undefined));
  if (order.explanation !== undefined) parts.push(`(${order.explanation})`);
  return parts.join(', ');
}

function printFire(fire: FireOrder): string {
  if (fire.fire === 'hold') return 'HF';
  if (fire.fire === 'at') return `FIRE ${fire.target}`;
  const shares = fire.targets.map(({ target, figures }) => (figures === undefined ? target : `${target} ${figures}`));
  return `FIRE ${shares.join(' & ')}`;
}

function printTask({ task, on }: OrderedTask, words: OrderWords): string {
  const word = Object.keys(words.tasks).find(each => words.tasks[each]?.task === task) ?? task.toUpperCase();
  return on === undefined ? word : `${word} ${on}`;
}

function printFormation(formation: OrderedFormation, words: OrderWords): string {
  switch (formation.shape) {
    case 'column':
      return `Col ${formation.abreast}`;
    case 'line':
      return 'LB';
    case 'skirmish':
      return formation.ranks === 1 ? 'SK' : `SK ${formation.ranks}`;
    case 'special': {
      const { name } = formation;
      return Object.keys(words.formations).find(word => words.formations[word] === name) ?? name.toUpperCase();
    }
  }
}

function printLeg(leg: OrderedLeg, gait: Gait): string {
  const direction = leg.direction === 'ahead' ? '' : printBearing(leg.direction);
  const mark = gait === 'march' && direction !== '' ? '' : gaitMarks[gait];
  return [mark, direction, printDistance(leg.distance)].filter(word => word !== '').join(' ');
}

function printDistance(distance: OrderedDistance): string {
  if (distance.by === 'full') return 'full';
  return distance.by === 'cm' ? `${distance.cm} cm` : `${distance.of[0]}/${distance.of[1]}`;
}

/** A bearing as an order writes it: a compass point where it is one, degrees otherwise. */
export function printBearing(bearing: Bearing): string {
  const point = compassOf(bearing);
  return bearingOf(point) === bearing ? point : String(bearing);
}
