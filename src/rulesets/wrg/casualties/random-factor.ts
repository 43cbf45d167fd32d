import type { Dice } from '../../../dice/index.js';
import { type Reason, reasonFor } from '../../../rulebook/index.js';
import { type WrgRules, wrgRules } from '../rules.js';
import type { Training, TroopClass } from '../troops.js';
import type { CasualtyTableRules } from './casualties.js';

/** Whose dice they are. */
export interface Throwers {
  readonly training: Training;
  readonly class: TroopClass;
}

/** Those who fight hand to hand, perhaps with their general in front. */
export interface MeleeThrowers extends Throwers {
  /** The general fights in the front rank, and has not lost what that gives them. */
  readonly generalInFront?: boolean;
}

/** What the dice showed, and what that counts. */
export interface RandomFactor {
  readonly minus: number;
  readonly plus: number;
  readonly factor: number;
  readonly because: readonly Reason[];
}

/**
 * The random factor of shooting: an average die counts minus, then one counts plus, an average die for regulars and an ordinary
 * one for barbarians. The higher counts one, whatever it is higher by. E types gain nothing, and lose the whole difference.
 *
 * Source: Shooting > Random Factor.
 *
 * @clause wrg/shooting/random/standard
 * @clause wrg/shooting/random/dice
 * @clause wrg/shooting/random/e-types
 */
export function shootingDice(throwers: Throwers, dice: Dice, rules: CasualtyTableRules = wrgRules()): RandomFactor {
  const { shootingStep, gainOfE } = rules.fighting.casualties.dice;
  const { minus, plus } = thrown(throwers, dice, rules);
  const difference = plus - minus;
  if (throwers.class === 'E') {
    return told(minus, plus, Math.min(difference, gainOfE.shooting), 'wrg/shooting/random/e-types', ', class E');
  }
  const higher = difference === 0 ? '' : `, the ${difference > 0 ? 'plus' : 'minus'} is higher`;
  return told(minus, plus, Math.sign(difference) * shootingStep, 'wrg/shooting/random/standard', higher);
}

/**
 * The random factor of hand-to-hand combat: the same dice, and the whole of their difference. E types gain no more than one. With
 * their general in the front rank troops lose nothing by it, unless they are E types.
 *
 * Source: Hand-to-hand Combat > Random Factor.
 *
 * @clause wrg/melee/random/regular
 * @clause wrg/melee/random/barbarian
 * @clause wrg/melee/random/e-types
 * @clause wrg/melee/random/general
 */
export function meleeDice(throwers: MeleeThrowers, dice: Dice, rules: CasualtyTableRules = wrgRules()): RandomFactor {
  const { minus, plus } = thrown(throwers, dice, rules);
  const factor = meleeFactorOf(throwers, plus - minus, rules);
  if (throwers.class === 'E') return told(minus, plus, factor, 'wrg/melee/random/e-types', ', class E');
  if (plus < minus && factor === 0)
    return told(minus, plus, factor, 'wrg/melee/random/general', ', a general in front');
  const clause = throwers.training === 'regular' ? 'wrg/melee/random/regular' : 'wrg/melee/random/barbarian';
  return told(minus, plus, factor, clause);
}

/** What every throw of `meleeDice` counts, all of them as likely: the marks of one die that stands for both. */
export function meleeFactorsOf(throwers: MeleeThrowers, rules: CasualtyTableRules = wrgRules()): readonly number[] {
  const { average, ordinary } = rules.fighting.casualties.dice;
  const faces = Array.from({ length: ordinary }, (_, at) => at + 1);
  const plus = throwers.training === 'regular' ? average : faces;
  return plus.flatMap(up => average.map(down => meleeFactorOf(throwers, up - down, rules)));
}

function meleeFactorOf(
  { class: of, generalInFront = false }: MeleeThrowers,
  difference: number,
  { fighting }: CasualtyTableRules,
): number {
  if (of === 'E') return Math.min(difference, fighting.casualties.dice.gainOfE.melee);
  return generalInFront ? Math.max(difference, 0) : difference;
}

function thrown({ training }: Throwers, dice: Dice, { fighting }: Pick<WrgRules, 'fighting'>) {
  const { average, ordinary } = fighting.casualties.dice;
  const minus = dice.marked(average);
  return { minus, plus: training === 'regular' ? dice.marked(average) : dice.roll(ordinary) };
}

function told(minus: number, plus: number, factor: number, clause: Reason['clause'], why = ''): RandomFactor {
  // No minus before a nought.
  const points = factor === 0 ? 0 : factor;
  const effect = `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
  return { minus, plus, factor: points, because: [reasonFor(clause, `dice −${minus} +${plus}${why}`, effect)] };
}
