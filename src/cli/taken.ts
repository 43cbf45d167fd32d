import { catalogueOf, type Print, takenCells } from '../book/index.js';
import type { TakenCells } from '../chart/index.js';
import { RuleViolation } from '../rulebook/index.js';
import { rulesetOfChart, shelfOf } from './books.js';
import { hasEdition, type RulesAsked, rulesetOfFiles, rulesGiven } from './rules-options.js';

/**
 * What rulings, an edition and house rules play in the place of a chart's printed cells.
 *
 * @throws RuleViolation when the house rules are of a ruleset that does not have the chart.
 */
export async function takenOf(chart: string, asked: RulesAsked): Promise<TakenCells> {
  const ruleset = (await rulesetOfFiles(asked)) ?? rulesetOfChart(chart);
  const shelf = await shelfOf(ruleset);
  const [file] = asked.rules ?? [];
  if (file !== undefined && !holds(shelf.book.print, chart)) {
    throw new RuleViolation({
      path: file,
      problem: `these are house rules of ${ruleset}, and ${chart} is no chart of that game`,
      mend: 'take house rules of the game that has the chart, or leave --rules out',
    });
  }
  const { book } = await rulesGiven(shelf, asked);
  return takenCells(book, shelf.rules(book), chart);
}

/**
 * The same of each chart of a list that may hold charts of several books: house rules and an edition count for the charts of the
 * books that have them.
 *
 * @throws RuleViolation when they count for none of the charts.
 */
export async function takenOfEach(charts: readonly string[], asked: RulesAsked): Promise<readonly TakenCells[]> {
  const ofFiles = await rulesetOfFiles(asked);
  const concerned = await Promise.all(
    charts.map(async chart => {
      const { print } = (await shelfOf(ofFiles ?? rulesetOfChart(chart))).book;
      return ofFiles === undefined ? hasEdition(print, asked.edition) : holds(print, chart);
    }),
  );
  const some = concerned.includes(true);
  return Promise.all(charts.map((chart, at) => takenOf(chart, concerned[at] || !some ? asked : {})));
}

function holds(print: Print, chart: string): boolean {
  return catalogueOf(print).charts.has(chart);
}
