import type { Commander, RequestOf } from '../../../../battle/index.js';
import { rulesInForce } from '../chance/in-force.js';
import type { MusketRules } from '../rules.js';
import type { MusketView } from '../state.js';
import type { MusketTerms } from '../terms.js';
import { troopOf } from '../units.js';

/** A commander that plays by the rules as random events have them this turn. */
export function inTheEvent(commander: Commander<MusketTerms>): Commander<MusketTerms> {
  return {
    ...commander,
    answer: (request, view, rules) => commander.answer(request, view, rulesInForce(rules, view.events, view.turn)),
  };
}

/** What a commander takes of what a random event offers: his best units, horse rather than foot, and the middle of a side. */
export function chosenIn(
  { options, picks }: Extract<RequestOf<MusketTerms>, { kind: 'event' }>,
  view: MusketView,
  rules: MusketRules,
): readonly string[] {
  const worth = (option: string, i: number): number => {
    const unit = view.units[option];
    if (unit !== undefined) return unit.figures * troopOf(unit, rules).cost;
    if (option === 'cavalry') return 1;
    return -Math.abs(i - options.length / 2);
  };
  return options
    .map((option, i) => ({ option, worth: worth(option, i) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, picks)
    .map(({ option }) => option);
}
