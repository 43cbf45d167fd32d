import type { Violation } from '../../../rulebook/index.js';
import { type Bearing, bearingTo, distance, type Point, toGrid, turnBetween } from '../../../table/index.js';
import { type Field, fieldOf, historyOf, moverOf } from '../field.js';
import { NAMES, ROUNDED } from '../measures.js';
import { protectionOf, weaponFaults } from '../men/men.js';
import { actionsTime, mountingAction, paceFaults } from '../moving/moving.js';
import type { SkirmishRules } from '../rules.js';
import type { SkirmishScenario } from '../schema.js';
import type { Figure, FigureId, SkirmishState } from '../state.js';
import { isDeed, type Order } from '../terms.js';
import type { Going } from './course.js';
import { deedFaults, deedTime, togetherFaults } from './deeds/deeds.js';

type Go = Extract<Order, { do: 'go' }>;

/** The middle of a group. */
export function middleOf(figures: readonly Pick<Figure, 'at'>[]): Point {
  const sum = figures.reduce((total, { at }) => ({ x: total.x + at.x, y: total.y + at.y }), { x: 0, y: 0 });
  const count = Math.max(1, figures.length);
  return { x: toGrid(sum.x / count), y: toGrid(sum.y / count) };
}

/** How each of a group goes: all of them the same way, those in front first, so that nobody is held up by who follows him. */
export function goingsOf(
  { to, pace, face }: Go,
  figures: readonly Figure[],
  field: Field,
): readonly { readonly id: FigureId; readonly going: Going }[] {
  const middle = middleOf(figures);
  const goal = { x: to[0], y: to[1] };
  const length = distance(middle, goal);
  const bearing = bearingTo(middle, goal);
  return [...figures]
    .sort((a, b) => ahead(b, middle, bearing) - ahead(a, middle, bearing) || a.number - b.number)
    .map(figure => {
      const own = paceOf(figure, bearing, pace, field);
      const onto = figure.turn.chargedBy;
      // Who runs takes up no other facing in the end: it would be a turn at a run.
      const facing = face === undefined || own === 'run' ? {} : { face };
      return { id: figure.id, going: { bearing, length, pace: own, onto, ...facing } };
    });
}

/** A group runs where it may; who may not run walks. */
function paceOf(figure: Figure, bearing: Bearing, pace: 'walk' | 'run', { rules }: Field): 'walk' | 'run' {
  const off = turnBetween(figure.turn.faced, bearing);
  if (pace === 'walk' || off > rules.moving.freeTurn) return 'walk';
  const history = historyOf(figure, off, rules);
  return paceFaults({ mover: moverOf(figure, rules), pace, history }, rules).length > 0 ? 'walk' : 'run';
}

function ahead({ at }: Figure, middle: Point, bearing: Bearing): number {
  const off = ((bearingTo(middle, at) - bearing) * Math.PI) / 180;
  return toGrid(distance(middle, at) * Math.cos(off));
}

/** What is judged of an order besides its words. */
export interface OrdersAsked {
  readonly figures: readonly FigureId[];
}

/**
 * Faults of the orders of a force: men who may not be ordered, weapons and horses that they have not, more than a turn holds.
 *
 * @clause skirmish/actions/list
 * @clause skirmish/weapons/encumbered
 */
export function orderFaults(
  orders: readonly Order[],
  { figures: free }: OrdersAsked,
  {
    state,
    scenario,
    rules,
  }: { readonly state: SkirmishState; readonly scenario: SkirmishScenario; readonly rules: SkirmishRules },
): readonly Violation[] {
  const field = fieldOf(state, scenario, rules);
  const spent = new Map<FigureId, number>();
  const together = orders.flatMap((order, n) => {
    const men = order.figures.flatMap(id => state.figures[id] ?? []);
    if (!isDeed(order)) return [];
    return togetherFaults(order, men, { state, field }).map(each => ({ ...each, path: `orders[${n}].${each.path}` }));
  });
  const each = orders.flatMap((order, n) =>
    order.figures.flatMap((id): readonly Violation[] => {
      const path = `orders[${n}]`;
      const figure = state.figures[id];
      if (figure === undefined || !free.includes(id)) {
        return [
          {
            path: `${path}.figures`,
            problem: `${id} takes no orders now`,
            mend: `order some of ${free.slice(0, NAMES).join(', ')}`,
          },
        ];
      }
      const faults = faultsOf(figure, order, state, field);
      const time = (spent.get(id) ?? figure.turn.share) + timeOf(figure, order, field);
      spent.set(id, time);
      const long =
        time > 1 + ROUNDED
          ? [
              {
                path,
                clause: 'skirmish/actions/list' as const,
                problem: `${id} cannot do all that in a turn`,
                mend: 'leave some of it for the next',
              },
            ]
          : [];
      return [
        ...faults.map(fault => ({ ...fault, path: `${path}${fault.path === '' ? '' : `.${fault.path}`}` })),
        ...long,
      ];
    }),
  );
  return [...each, ...together];
}

/** The share of a turn that an order takes whatever the way; a move takes what is left. */
function timeOf(figure: Figure, order: Order, field: Field): number {
  const { rules } = field;
  if (isDeed(order)) return deedTime(order, figure, field);
  switch (order.do) {
    case 'ready':
      return actionsTime({ actions: ['change-weapon'] }, rules).time;
    case 'mount':
    case 'dismount':
      return actionsTime(
        { actions: [mountingAction({ protection: protectionOf(figure.man, {}, rules).protection })] },
        rules,
      ).time;
    case 'pick-up-standard':
      return actionsTime({ actions: ['pick-up-fallen-standard'] }, rules).time;
    case 'load':
    case 'massacre':
      return 1;
    default:
      return 0;
  }
}

function faultsOf(figure: Figure, order: Order, state: SkirmishState, field: Field): readonly Violation[] {
  if (isDeed(order)) return deedFaults(order, figure, { state, field });
  if (figure.yielded !== null && (order.do !== 'go' || order.pace !== 'walk'))
    return [{ path: 'do', problem: `${figure.id} is a prisoner`, mend: 'lead him at a walk' }];
  switch (order.do) {
    case 'ready': {
      const carries = state.standards.some(({ bearer }) => bearer === figure.id);
      if (figure.man.weapons.includes(order.weapon))
        return weaponFaults({ weapon: order.weapon, encumbered: carries }, field.rules);
      return [
        {
          path: 'weapon',
          problem: `${figure.id} has no ${order.weapon}`,
          mend: `give one of ${figure.man.weapons.join(', ')}`,
        },
      ];
    }
    case 'mount':
    case 'dismount': {
      const able = figure.horse === 'sound' || figure.horse === 'wounded';
      if (able && figure.mounted !== (order.do === 'mount')) return [];
      return [{ path: 'do', problem: `${figure.id} cannot ${order.do}`, mend: 'let him go as he is' }];
    }
    case 'load':
      return figure.weapon === 'handgun' && !figure.loaded
        ? []
        : [{ path: 'do', problem: `${figure.id} has nothing to load`, mend: 'leave it out' }];
    default:
      return [];
  }
}
