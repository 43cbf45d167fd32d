import { type Ruling, readingOf, type Violation } from '../rulebook/index.js';
import type { Book, Layered } from './book.js';
import { asPrinted } from './cells.js';
import type { Looks } from './open.js';
import { catalogueOf, unreadReason } from './print.js';

/**
 * Changes of house rules that come to nothing, because no rule reads what they change. An edition may print what is not read.
 *
 * @param same whether the rules are the same without one of the changes: what nobody reads in the print may be read under
 *   another reading of a ruling
 */
export function idleFaults(book: Book, looks: Looks, same: (without: Layered) => boolean): readonly Violation[] {
  const house = book.layers.filter(({ kind }) => kind === 'house-rules');
  const idle = (path: string, what: string, id: string, without: () => Layered): readonly Violation[] =>
    looks.has(id) && (unreadReason(book.print, id, book.edition) === undefined || !same(without()))
      ? []
      : [
          {
            path,
            problem: `${what} changes nothing: ${unreadReason(book.print, id, book.edition) ?? 'no rule reads it'}`,
            mend: 'leave it out',
          },
        ];
  const isPlayed = (id: string, chosen: string): boolean => {
    const ruling = catalogueOf(book.print).rulings.get(id);
    if (ruling === undefined || chosen === ruling.default) return true;
    if (!looks.has(id)) return false;
    // A reading that says what the default says is played as that one is.
    const asDefault = unreadReason(book.print, id) === undefined && saysAsDefault(ruling, chosen);
    return asDefault || !same(withoutReading(book, id));
  };
  return house.flatMap(layer => [
    ...Object.entries(layer.cells ?? {}).flatMap(([chart, rows]) =>
      Object.entries(rows).flatMap(([row, line]) =>
        Object.keys(line).flatMap(column =>
          idle(`cells.${chart}.${row}.${column}`, 'this cell', `${chart}/${row}/${column}`, () => ({
            ...book,
            cell: (...at) => (at.join('/') === `${chart}/${row}/${column}` ? undefined : book.cell(...at)),
          })),
        ),
      ),
    ),
    ...Object.keys(layer.numbers ?? {}).flatMap(id =>
      idle(`numbers.${id}`, 'this number', id, () => ({
        ...book,
        number: each => (each === id ? undefined : book.number(each)),
      })),
    ),
    ...Object.keys(layer.troops ?? {}).flatMap(type =>
      looks.has(`troops/${type}`)
        ? []
        : [{ path: `troops.${type}`, problem: 'these rules have no troops to change', mend: 'leave it out' }],
    ),
    ...Object.entries(layer.rulings ?? {}).flatMap(([id, reading]) =>
      isPlayed(id, reading)
        ? []
        : [
            {
              path: `rulings.${id}`,
              problem: `no code plays the reading "${reading}": ${unreadReason(book.print, id, book.edition) ?? 'no rule asks for it'}`,
              mend: 'leave it out',
            },
          ],
    ),
  ]);
}

function saysAsDefault(ruling: Ruling, chosen: string): boolean {
  const [said, printed] = [readingOf(ruling, { [ruling.id]: chosen }), readingOf(ruling)].map(({ value }) =>
    JSON.stringify(asPrinted(value)),
  );
  return said === printed;
}

/** What the layers say but for the reading of one ruling. */
function withoutReading(book: Book, id: string): Layered {
  const { [id]: _, ...choices } = book.choices;
  return { ...book, choices, ruling: each => (each === id ? undefined : book.ruling(each)) };
}
