import type { Violation } from '../../../rulebook/index.js';
import { wrgRules } from '../rules.js';
import type { Troops } from '../troops.js';
import {
  type Goal,
  type OrderStep,
  type Preferred,
  type StandingOrder,
  stepsOfOrder,
  type WrittenOrder,
} from './order.js';
import { maySkirmish, type SkirmishRules } from './skirmish.js';

/** Who is given an order, and what he knows. */
export interface OrderedUnit {
  readonly id: string;
  readonly troops: Pick<Troops, 'type' | 'mounts'>;
  readonly subUnit?: boolean;
  /** It has weapons that shoot or are thrown. */
  readonly missileArmed?: boolean;
  /** It has been given the means to set fire to things. */
  readonly incendiaries?: boolean;
  /** Other units of its side, and the enemies that its side knows of. */
  readonly friends: readonly string[];
  readonly enemies: readonly string[];
  /** Features of the field, and whether the unit sees them from where it stands. */
  readonly places: readonly { readonly id: string; readonly seen: boolean }[];
  /** The standing orders that were handed in before the battle. */
  readonly standing?: readonly StandingOrder[];
}

/**
 * What is wrong with an order for a unit: orders of a sub-unit's own, a feature that it does not see, whom or what nobody knows, troops
 * told to skirmish that cannot, a word that no standing order explains. All faults at once. An order to use initiative is
 * allowed, and none at all (`isNoOrder`).
 *
 * Source: Orders.
 *
 * @throws RuleViolation for a type of troops that the rules do not have.
 * @clause wrg/orders/form
 * @clause wrg/orders/sub-units-no-orders
 * @clause wrg/orders/unseen-feature
 * @clause wrg/orders/skirmish-eligible
 * @clause wrg/orders/standing-orders-umpire
 * @clause wrg/fire/orders
 * @clause wrg/shooting/priority/3-supported-friends
 */
export function orderFaults(
  order: WrittenOrder,
  unit: OrderedUnit,
  rules: SkirmishRules = wrgRules(),
): readonly Violation[] {
  const faults: Violation[] = [];
  if (unit.subUnit === true) {
    const problem = 'a sub-unit has no orders of its own';
    const mend = 'order its unit, which it supports';
    faults.push({ path: 'order', clause: 'wrg/orders/sub-units-no-orders', problem, mend });
  }
  const steps = stepsOfOrder(order, unit.standing ?? [], unit.troops.type);
  if (steps === undefined && order.kind === 'standing') {
    const problem = `no standing order explains "${order.word}" to such troops`;
    const mend = 'hand in a standing order for it before the battle, or write what is to be done';
    faults.push({ path: 'order.word', clause: 'wrg/orders/standing-orders-umpire', problem, mend });
    return faults;
  }
  return [...faults, ...(steps ?? []).flatMap((step, at) => stepFaults(step, `order.steps[${at}]`, unit, rules))];
}

function stepFaults(step: OrderStep, path: string, unit: OrderedUnit, rules: SkirmishRules): readonly Violation[] {
  const faults: Violation[] = [];
  const { troops, missileArmed = false } = unit;
  if (step.verb === 'skirmish' && !maySkirmish({ troops, missileArmed }, rules)) {
    const problem = missileArmed ? 'such troops do not skirmish' : 'they have no missile weapons';
    const mend = 'order light or light-medium foot, cavalry, camels or chariots that shoot or throw';
    faults.push({ path: `${path}.verb`, clause: 'wrg/orders/skirmish-eligible', problem, mend });
  }
  if (step.fire === true && unit.incendiaries !== true) {
    const problem = 'they have nothing to make fire with';
    const mend = 'leave "with fire" out, or order those who have wagons or pack animals for it';
    faults.push({ path: `${path}.fire`, clause: 'wrg/fire/orders', problem, mend });
  }
  if (step.shootAt !== undefined) faults.push(...preferenceFaults(step.shootAt, `${path}.shootAt`, unit));
  if (step.goal !== undefined) faults.push(...goalFaults(step, step.goal, `${path}.goal`, unit));
  return faults;
}

/** What is wrong with whom the missiles of a unit are to prefer. */
function preferenceFaults(preferred: Preferred, path: string, { enemies }: OrderedUnit): readonly Violation[] {
  if (!('unit' in preferred) || enemies.includes(preferred.unit)) return [];
  const problem = `${preferred.unit} is no enemy that is known`;
  const mend = enemies.length === 0 ? 'say what enemies they are' : `name one of ${enemies.join(', ')}`;
  return [{ path, clause: 'wrg/shooting/priority/3-supported-friends', problem, mend }];
}

function goalFaults(
  { verb }: OrderStep,
  goal: Goal,
  path: string,
  { id, friends, enemies, places }: OrderedUnit,
): readonly Violation[] {
  if ('unit' in goal) {
    const ofOwn = verb === 'support' || verb === 'follow';
    const known = (ofOwn ? friends : enemies).filter(each => each !== id);
    if (known.includes(goal.unit)) return [];
    const problem = `${goal.unit} is no ${ofOwn ? 'other unit of its side' : 'enemy that is known'}`;
    const mend = known.length === 0 ? 'give another order' : `name one of ${known.join(', ')}`;
    return [{ path, clause: 'wrg/orders/form', problem, mend }];
  }
  if (!('place' in goal)) return [];
  const place = places.find(each => each.id === goal.place);
  const clause = 'wrg/orders/unseen-feature';
  if (place === undefined) {
    return [
      { path, clause, problem: `there is no ${goal.place}`, mend: 'name a feature of the field, or a direction' },
    ];
  }
  const mend = 'order it in a direction that leads there';
  return place.seen ? [] : [{ path, clause, problem: `it does not see ${goal.place} from its place`, mend }];
}

/**
 * What an umpire would take an order at its word for: a bare direction leads on until the unit has left the field, and a condition may
 * never come true. Not faults.
 *
 * Source: Orders.
 *
 * @clause wrg/orders/umpire-exploits-ambiguity
 * @clause wrg/orders/conditional
 */
export function orderAmbiguities(order: WrittenOrder): readonly string[] {
  if (order.kind !== 'steps') return [];
  return order.steps.flatMap(({ goal, against }, at) => [
    ...(goal !== undefined && 'direction' in goal && goal.paces === undefined
      ? [`step ${at + 1} leads on in its direction until the unit leaves the field`]
      : []),
    ...(against === undefined ? [] : [`step ${at + 1} binds only against such enemies`]),
  ]);
}
