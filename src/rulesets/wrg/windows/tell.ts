import type { Told } from '../../../battle/index.js';
import type { Roll } from '../../../dice/index.js';
import type { Reason } from '../../../rulebook/index.js';
import { diceLines, inBrackets, type NamedDie, whyLines } from '../../../scenario/index.js';
import type { WrgEvent } from '../events.js';
import { type WrgRules, wrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import type { WrgTerms } from '../terms.js';
import { type WrgNames, wrgNamesOf } from './names.js';
import { lineOf } from './tellers.js';

/**
 * An event as lines of text: what happened first, then why and with which dice. Sides, units, generals and places go by their names;
 * lengths are in paces, casualties in men.
 */
export function tellWrg(
  event: Told<WrgTerms>,
  scenario: WrgScenario,
  rules: Pick<WrgRules, 'fighting'> = wrgRules(),
): readonly string[] {
  const names = wrgNamesOf(scenario);
  const [first = '', ...others] = linesOf(event, names, averageDie(rules)).map(line =>
    names.agreed(withoutTails(line)),
  );
  // What a scenario calls its gates and walls may begin with a small letter.
  return [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...others];
}

/** Paces and degrees are told whole: what is measured to a fraction of one is so for the rules alone; how far the farthest are, is rounded up. */
function withoutTails(line: string): string {
  return line
    .replace(/(\d+\.\d+)(?= paces at the farthest)/g, far => String(Math.ceil(Number(far))))
    .replace(/(\d+\.\d+)(?= (?:paces?|degrees?)\b)/g, length => String(Math.round(Number(length))));
}

/** The die of regulars by the name that the book has for it. */
function averageDie({ fighting }: Pick<WrgRules, 'fighting'>): NamedDie {
  return { marks: fighting.casualties.dice.average, one: 'an average die', many: 'average dice' };
}

function linesOf(event: Told<WrgTerms>, names: WrgNames, average: NamedDie): readonly string[] {
  const line = lineOf(event, names);
  // Who holds what, and for how long, is all that there is to say of it; and that somebody goes on with his order.
  if (event.kind === 'holding' || (event.kind === 'order' && event.kept === true)) return [line];
  const because = event.kind === 'pushed-back' && event.paces === 0 ? wanting(event.because) : unsaid(event);
  // A short remark carries its reasons in brackets; what dice are thrown for has them below, beside the dice.
  const isRemark = event.rolls === undefined && !throwing.has(event.kind);
  return isRemark
    ? [`${line}${inBrackets(because, names)}`]
    : [
        line,
        ...whyLines(because, names),
        ...diceLines(event.kind === 'test' ? together(event.rolls) : event.rolls, [average]),
      ];
}

/** What the line of an event says itself, by its kind: of the reasons for that it is told what they are, and not again what comes of them. */
const saysItself: { readonly [kind in WrgEvent['kind']]?: readonly string[] } = {
  recovers: ['rallying back', 'reorganising', 'halts and reorganises'],
  'followed-up': ['follows up'],
  'stayed-behind': ['stays'],
  'struck-nobody': ['strike no blow', 'strikes no blow'],
  stands: ['stays', 'halted'],
  counter: ['stands', 'they evade with it'],
};

/** The reasons of an event without what its line has said. Who rallies has tested for it: that he was free to is no news. */
function unsaid({ kind, because }: Pick<WrgEvent, 'kind' | 'because'>): readonly Reason[] {
  const said = saysItself[kind] ?? [];
  return because
    .filter(({ clause }) => kind !== 'rallied' || clause !== 'wrg/rally/test')
    .map(why => (said.includes(why.effect) ? { ...why, effect: '' } : why));
}

/** How far a body ought to have gone back that has no room to. */
function wanting(because: readonly Reason[]): readonly Reason[] {
  return because.map(each =>
    each.clause === 'wrg/after-melee/push-back' ? { ...each, effect: `ought to go ${each.effect}` } : each,
  );
}

/** The dice of one sum, thrown one after another, as the one throw that they are. */
function together(rolls: readonly Roll[] = []): readonly Roll[] {
  const [first] = rolls;
  const isOneThrow = rolls.every(
    ({ ask, sides, marks }) => ask === first?.ask && sides === first.sides && String(marks) === String(first.marks),
  );
  return first === undefined || !isOneThrow ? rolls : [{ ...first, shown: rolls.flatMap(({ shown }) => shown) }];
}

/** Events that have more reasons than a line would hold. */
const throwing: ReadonlySet<WrgEvent['kind']> = new Set([
  'test',
  'shot',
  'lobbed',
  'fought',
  'fire-set',
  'trodden',
  'spell',
  'duelled',
]);
