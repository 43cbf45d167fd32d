import type { Dice } from '../../../dice/index.js';
import { counted, insist, type Reason, reasonFor } from '../../../rulebook/index.js';
import { type MusketRules, musketRules } from './rules.js';

/** Grenades that are thrown at one target. */
export interface Grenades {
  readonly grenades: number;
  /** Figures of the target. */
  readonly target: number;
}

/** What they did. */
export interface GrenadesThrown {
  readonly lost: number;
  /** Throwers whom their own grenades took. */
  readonly throwers: number;
  readonly because: readonly Reason[];
}

/**
 * Grenades thrown at one target, a six-sided die each: nothing, one figure, two, or two and the thrower. Neither wall nor building is
 * any cover from them.
 *
 * Source: Musket Period Rules > Grenadier/Grenades.
 *
 * @throws RuleViolation when their number is none.
 * @clause cady/musket/grenade/effect
 * @clause cady/musket/grenade/over-cover
 */
export function throwGrenades(
  { grenades, target }: Grenades,
  dice: Dice,
  rules: MusketRules = musketRules(),
): GrenadesThrown {
  const { falls } = rules.grenades;
  insist(Number.isInteger(grenades) && grenades >= 0, () => ({
    path: 'grenades',
    clause: 'cady/musket/grenade/one-each',
    problem: `${grenades} is no number of grenades`,
    mend: 'give a whole number, 0 or more',
  }));
  const each = Array.from({ length: grenades }, (_, i) => i);
  const done = dice.fold(each, { hits: 0, throwers: 0 }, ({ hits, throwers }, _, die) => {
    const fall = falls[die.roll(falls.length) - 1];
    return fall === undefined
      ? { hits, throwers }
      : { hits: Math.min(target, hits + fall.removed), throwers: throwers + (fall.thrower ? 1 : 0) };
  });
  const effect = `${counted(done.hits, 'falls', 'fall')}${done.throwers === 0 ? '' : `, and ${done.throwers} who threw`}`;
  const because = [reasonFor('cady/musket/grenade/effect', counted(grenades, 'grenade'), effect)];
  return { lost: done.hits, throwers: done.throwers, because };
}

/**
 * Grenades that a unit has left: each figure began with one.
 *
 * Source: Musket Period Rules > Grenadier/Grenades.
 *
 * @clause cady/musket/grenade/one-each
 */
export function grenadesLeft(
  unit: { readonly strength: number; readonly figures: number; readonly thrown?: number },
  { grenades }: MusketRules,
): number {
  const { strength, figures, thrown = 0 } = unit;
  const left = grenades.fallen === 'those-who-have-thrown' ? Math.min(figures, strength - thrown) : figures - thrown;
  return Math.max(0, left);
}
