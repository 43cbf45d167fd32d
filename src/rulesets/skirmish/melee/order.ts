import { classOrder, gradeOrder } from '../men/men.js';
import type { Precedence } from '../rules/melee.js';
import { type SkirmishRules, skirmishRules } from '../rules.js';
import { type Fighter, isCharging, knightsOnHorseback } from './strike.js';

/** The rules of the order of blows. */
export type OrderRulesPart = Pick<SkirmishRules, 'melee' | 'men'>;

/** A blow as its place in the order is found. */
export interface BlowInOrder {
  readonly id: string;
  readonly fighter: Fighter;
  readonly wounded?: boolean;
  /** Struck by who starts the turn in contact, or by who finishes it so. */
  readonly when: 'beginning' | 'end';
}

/** Below zero: the first strikes first by this line; zero: it tells them not apart. */
type Line = (a: BlowInOrder, b: BlowInOrder, rules: OrderRulesPart) => number;

const first =
  (is: (blow: BlowInOrder, rules: OrderRulesPart) => boolean): Line =>
  (a, b, rules) =>
    Number(is(b, rules)) - Number(is(a, rules));

const chargingHorse = ({ fighter }: BlowInOrder, rules: OrderRulesPart): boolean =>
  fighter.riding !== undefined && isCharging(fighter, rules);
const footWithoutPike = ({ fighter }: BlowInOrder): boolean =>
  fighter.riding === undefined && fighter.weapon !== 'pike';

const lines: { readonly [P in Precedence]: Line } = {
  'beginning-of-move': first(({ when }) => when === 'beginning'),
  unwounded: first(({ wounded = false }) => !wounded),
  'charging-horse': (a, b, rules) => {
    if (chargingHorse(a, rules) && footWithoutPike(b)) return -1;
    return chargingHorse(b, rules) && footWithoutPike(a) ? 1 : 0;
  },
  'higher-grade': (a, b) => {
    const amongKnights = knightsOnHorseback({ attacker: a.fighter, defender: b.fighter });
    return gradeOrder(b.fighter.man, amongKnights) - gradeOrder(a.fighter.man, amongKnights);
  },
  'longer-weapon': (a, b, { men }) => men.length[a.fighter.weapon] - men.length[b.fighter.weapon],
  'higher-class': (a, b, rules) => classOrder(b.fighter.man, rules) - classOrder(a.fighter.man, rules),
  'height-advantage': first(({ fighter }) => fighter.higher === true),
  charging: first(({ fighter }, rules) => isCharging(fighter, rules)),
};

/**
 * Which of two blows is struck first: the first line of the order that tells them apart decides. Below zero the first of them, above
 * zero the second; zero: all lines leave them equal.
 *
 * Source: 6 Melee > c.
 *
 * @clause skirmish/melee/blow-order
 * @clause skirmish/troops/grade-above-a-scope
 */
export function compareBlows(a: BlowInOrder, b: BlowInOrder, rules: OrderRulesPart = skirmishRules()): number {
  return compareBy(rules.melee.order, a, b, rules);
}

function compareBy(order: readonly Precedence[], a: BlowInOrder, b: BlowInOrder, rules: OrderRulesPart): number {
  for (const line of order) {
    const difference = lines[line](a, b, rules);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The blows that are struck next: all that no other goes before. Horse goes before some foot alone, which may lead in a circle; then
 * that line is left out.
 *
 * Source: 6 Melee > c.
 *
 * @clause skirmish/melee/blow-order
 */
export function nextInOrder(
  blows: readonly BlowInOrder[],
  rules: OrderRulesPart = skirmishRules(),
): readonly BlowInOrder[] {
  const unpreceded = (order: readonly Precedence[]) =>
    blows.filter(blow => !blows.some(other => compareBy(order, other, blow, rules) < 0));
  const { order } = rules.melee;
  const next = unpreceded(order);
  return next.length > 0 ? next : unpreceded(order.filter(line => line !== 'charging-horse'));
}

/**
 * The order of several blows as long as nobody is wounded by one of them: groups that are struck at once, the first group first.
 *
 * Source: 6 Melee > c.
 *
 * @clause skirmish/melee/blow-order
 */
export function orderOfBlows(
  { blows }: { readonly blows: readonly BlowInOrder[] },
  rules: OrderRulesPart = skirmishRules(),
): readonly (readonly string[])[] {
  const groups: (readonly string[])[] = [];
  let left = blows;
  while (left.length > 0) {
    const next = nextInOrder(left, rules);
    groups.push(next.map(({ id }) => id));
    left = left.filter(blow => !next.includes(blow));
  }
  return groups;
}
