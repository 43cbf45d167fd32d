import type { Unread } from '../../../../book/index.js';
import type { Chart } from '../../../../chart/index.js';

/**
 * The cells of charts of the card that no rule reads. Readings of rulings point at the cells in which the card prints something
 * else than the book, and those are read when the card is played.
 *
 * @param read those cells, as `row/column` by chart.
 */
export function unreadCard(
  charts: readonly Chart[],
  read: { readonly [chart: string]: readonly string[] },
): readonly Unread[] {
  return charts.flatMap(({ id, rows, columns }) =>
    rows.flatMap(row =>
      columns.map((column): Unread => {
        const cell = `${id}/${row}/${column}`;
        return (read[id] ?? []).includes(`${row}/${column}`)
          ? { id: cell, under: 'book', reason: 'it is of the card, an edition of its own: play "edition": "card"' }
          : { id: cell, reason: 'the card prints there what the book does, or words for the reader' };
      }),
    ),
  );
}
