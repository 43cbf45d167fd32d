import { reactionResult } from '../reaction/instruction.js';
import { reactionDice, totalsThrown } from '../reaction/test.js';
import type { ReactionResult } from '../rules/reaction/effects.js';
import type { WrgRules } from '../rules.js';
import type { WrgView } from '../state.js';
import type { WrgRequests } from '../terms.js';

type Asked = WrgRequests['signs']['asks'];
type Signs = WrgRequests['signs']['answer'];

/** One way to sign all the factors that a side may count either way, with what the test may come to then. */
export interface WayToSign {
  readonly signs: Signs;
  /** What all factors come to, those that nobody may choose among them. */
  readonly factors: number;
  /** Empty for a unit that the side does not see. */
  readonly chances: readonly { readonly result: ReactionResult; readonly probability: number }[];
}

/** Every way to sign the factors of a test, each with the exact chances of its results. */
export function waysToSign({ unit: id, others, choices }: Asked, view: WrgView, rules: WrgRules): readonly WayToSign[] {
  const known = new Map<number, WayToSign['chances']>();
  return waysOf(choices).map(signs => {
    const factors = others + choices.reduce((sum, each) => sum + (signs[each.factor] ?? 0) * each.points, 0);
    const chances = known.get(factors) ?? chancesOfTest(id, factors, view, rules);
    known.set(factors, chances);
    return { signs, factors, chances };
  });
}

function waysOf(choices: Asked['choices']): readonly Signs[] {
  return choices.reduce<readonly Signs[]>(
    (ways, { factor, signs }) => ways.flatMap(way => signs.map(sign => ({ ...way, [factor]: sign }))),
    [{}],
  );
}

/** The exact chances of the results of a test whose factors come to so much; none of a unit that the side does not see. */
export function chancesOfTest(id: string, factors: number, view: WrgView, rules: WrgRules): WayToSign['chances'] {
  const unit = Object.hasOwn(view.units, id) ? view.units[id] : undefined;
  if (unit === undefined) return [];
  const { troops, strength, figures } = unit;
  const thrown = reactionDice({ troops, original: strength, lost: strength - figures }, rules);
  const tester = { class: troops.class, hasOrder: orderOf(id, view) !== null };
  return totalsThrown(thrown, factors)
    .map(total => reactionResult(total, tester, rules))
    .outcomes.map(({ value, probability }) => ({ result: value, probability }));
}

/** The order that a unit is under: a sub-unit has that of its unit. */
export function orderOf(id: string, { units }: WrgView): string | null {
  const unit = units[id];
  const main = unit?.parent == null ? undefined : units[unit.parent];
  return (main ?? unit)?.order ?? null;
}
