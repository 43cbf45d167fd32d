import type { TakenCells } from '../chart/index.js';
import { rulesetOfChart, shelfOf } from './books.js';
import { type RulesAsked, rulesetOfFiles, rulesGiven } from './rules-options.js';

/** What rulings, an edition and house rules play in the place of a chart's printed cells. */
export async function takenOf(chart: string, asked: RulesAsked, list = false): Promise<TakenCells> {
  const { takenCells } = await import('../book/index.js');
  const shelf = await shelfOf((await rulesetOfFiles(asked)) ?? rulesetOfChart(chart));
  // In a list of charts of several books, an edition is that of the books that have it.
  const foreign = list && asked.edition !== undefined && shelf.book.print.editions?.[asked.edition] === undefined;
  const { book } = await rulesGiven(shelf, foreign ? { ...asked, edition: shelf.book.edition } : asked);
  return takenCells(book, shelf.rules(book), chart);
}
