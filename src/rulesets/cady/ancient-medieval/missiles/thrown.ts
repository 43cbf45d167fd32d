import { counted, type Reason, type Violation } from '../../../../rulebook/index.js';
import { toGrid } from '../../../../table/index.js';
import { insistOnCount } from '../../common/counts.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import type { TroopType } from '../troops.js';

/** A unit about to throw what it carries. */
export interface Throwing {
  readonly thrower: TroopType;
  readonly weapon: 'axe' | 'javelin' | 'pilum';
  /** To the enemy, in cm. */
  readonly distance: number;
  /** Left to each figure. */
  readonly left: number;
  /** The unit closes for melee: a charge or an engage move. */
  readonly closing: boolean;
  /** Melees the unit has fought in this game. */
  readonly meleesBefore?: number;
  readonly inTestudo?: boolean;
}

/**
 * Every fault that forbids a throw, all at once; none when it is legal. Axes are thrown once, just before contact; javelins as
 * the unit closes or from a shorter distance without melee; pila by legionaries before contact in their first melee, never out
 * of a testudo.
 *
 * Source: Throwing Ax; Javelin / Dart; Romans.
 *
 * @clause cady/ancient-medieval/axe/cost-and-use
 * @clause cady/ancient-medieval/axe/when
 * @clause cady/ancient-medieval/javelin/use
 * @clause cady/ancient-medieval/romans/pilum-carriers
 * @clause cady/ancient-medieval/romans/pilum-first-melee-only
 * @clause cady/ancient-medieval/romans/testudo-no-pilum
 */
export function throwFaults(
  throwing: Throwing,
  rules: AncientMedievalRules = ancientMedievalRules(),
): readonly Violation[] {
  const { field, romans, troops } = rules;
  const faults: Violation[] = [];
  const add = (path: string, rule: string, problem: string, mend: string) =>
    faults.push({ path, clause: `cady/ancient-medieval/${rule}`, problem, mend });
  const reach = {
    axe: field.axe.range,
    javelin: field.javelin.range[throwing.closing ? 'closing' : 'without-melee'],
    pilum: romans.pilum.range,
  }[throwing.weapon];
  const rule = { axe: 'axe/when', javelin: 'javelin/use', pilum: 'romans/pilum-first-melee-only' }[throwing.weapon];
  if (throwing.left < 1) add('left', throwing.weapon === 'axe' ? 'axe/cost-and-use' : rule, 'none is left', 'melee');
  if (toGrid(throwing.distance) > toGrid(reach)) {
    add('distance', rule, `the enemy is ${throwing.distance} cm away`, `throw from ${reach} cm or nearer`);
  }
  if (!throwing.closing && throwing.weapon !== 'javelin') {
    add('closing', rule, 'the unit does not close for melee', 'order it to charge or engage');
  }
  if (throwing.weapon === 'pilum') {
    if (troops[throwing.thrower].weapon !== 'pilum') {
      add('thrower', 'romans/pilum-carriers', `${throwing.thrower} carries no pila`, 'let legionaries throw');
    }
    if ((throwing.meleesBefore ?? 0) > 0) add('meleesBefore', rule, 'this is not its first melee', 'melee with swords');
    if (throwing.inTestudo === true) {
      add('inTestudo', 'romans/testudo-no-pilum', 'the unit stands in a testudo', 'leave the testudo first');
    }
  }
  return faults;
}

/**
 * Every fault in what figures carry to throw: one axe, or up to two javelins or darts, not both.
 *
 * Source: Throwing Ax; Javelin / Dart.
 *
 * @clause cady/ancient-medieval/axe/limit
 * @clause cady/ancient-medieval/javelin/limit
 */
export function carriedFaults(
  { axes = 0, javelins = 0 }: { readonly axes?: number; readonly javelins?: number },
  { field }: AncientMedievalRules = ancientMedievalRules(),
): readonly Violation[] {
  const faults: Violation[] = [];
  const add = (path: string, rule: string, problem: string, mend: string) =>
    faults.push({ path, clause: `cady/ancient-medieval/${rule}`, problem, mend });
  if (axes > field.axe.most) add('axes', 'axe/limit', `${axes} axes to a figure`, `carry ${field.axe.most}`);
  if (javelins > field.javelin.most) {
    add('javelins', 'javelin/limit', `${javelins} javelins to a figure`, `carry ${field.javelin.most} at most`);
  }
  if (axes > 0 && javelins > 0) add('javelins', 'axe/limit', 'axes and javelins together', 'carry one or the other');
  return faults;
}

/**
 * What pila do to a unit besides the figures they take: a volley thrown at a third of its figures or more leaves it a melee
 * point worse in the next turn, its shields full of iron.
 *
 * Source: Romans.
 *
 * @param volley `pila`: those thrown; `figures`: those of the target before the volley
 * @throws RuleViolation when a number is not whole.
 * @clause cady/ancient-medieval/romans/pilum-encumbers
 */
export function pilaEncumber(
  { pila, figures }: { readonly pila: number; readonly figures: number },
  { romans }: AncientMedievalRules = ancientMedievalRules(),
): { readonly points: number; readonly when: 'this-turn' | 'next-turn'; readonly because: readonly Reason[] } {
  const clause = 'cady/ancient-medieval/romans/pilum-encumbers';
  insistOnCount('pila', pila, clause);
  insistOnCount('figures', figures, clause);
  const { share, points, when } = romans.pilum.encumbers;
  if (pila === 0 || toGrid(pila) < toGrid(figures * share)) return { points: 0, when, because: [] };
  const effect = `−${points} melee point ${when === 'next-turn' ? 'next turn' : 'this turn'}`;
  return {
    points,
    when,
    because: [{ clause, because: `${counted(pila, 'pilum', 'pila')} at ${counted(figures, 'figure')}`, effect }],
  };
}
