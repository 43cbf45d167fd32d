import { unlayered } from '../src/book/book.js';
import { type OpenBook, openBook } from '../src/book/open.js';
import type { Choices } from '../src/rulebook/index.js';
import { ancientMedievalBook } from '../src/rulesets/cady/ancient-medieval/book/print.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../src/rulesets/cady/ancient-medieval/rules.js';
import { commonBook } from '../src/rulesets/cady/common/book/print.js';
import { type CommonRules, commonRules } from '../src/rulesets/cady/common/rules.js';
import { musketBook } from '../src/rulesets/cady/musket/book/print.js';
import { type MusketRules, musketRules } from '../src/rulesets/cady/musket/rules.js';
import { raymondBook } from '../src/rulesets/raymond/book/print.js';
import { type RaymondRules, raymondRules } from '../src/rulesets/raymond/rules.js';
import { skirmishBook } from '../src/rulesets/skirmish/book/print.js';
import { type SkirmishRules, skirmishRules } from '../src/rulesets/skirmish/rules.js';
import { wrgBook } from '../src/rulesets/wrg/book/print.js';
import { type WrgRules, wrgRules } from '../src/rulesets/wrg/rules.js';

/** The rules of each ruleset with other readings of rulings, for tests that hold one reading against another. */

export function commonRulesUnder(rulings: Choices = {}): CommonRules {
  return commonRules(commonBook.with({ rulings }));
}

export function musketRulesUnder(rulings: Choices = {}): MusketRules {
  return musketRules(musketBook.with({ rulings }));
}

export function ancientMedievalRulesUnder({
  edition,
  rulings = {},
}: {
  readonly edition?: string;
  readonly rulings?: Choices;
} = {}): AncientMedievalRules {
  return ancientMedievalRules(ancientMedievalBook.with({ rulings, ...(edition === undefined ? {} : { edition }) }));
}

export function raymondRulesUnder(rulings: Choices = {}): RaymondRules {
  return raymondRules(raymondBook.with({ rulings }));
}

export function wrgRulesUnder({
  edition,
  rulings = {},
}: {
  readonly edition?: string;
  readonly rulings?: Choices;
} = {}): WrgRules {
  return wrgRules(wrgBook.with({ rulings, ...(edition === undefined ? {} : { edition }) }));
}

/** The print of a book, open for rules to be built from it. */
export const printedBook: OpenBook = openBook(unlayered('book')).open;

/** The skirmish rules under these readings. */
export function skirmishRulesUnder(rulings: { readonly [ruling: string]: string } = {}): SkirmishRules {
  return skirmishRules(skirmishBook.with({ rulings }));
}
