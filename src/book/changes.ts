import type { Book, Layered } from './book.js';
import type { Layer } from './layers.js';
import { catalogueOf } from './print.js';

/** Something that a set of house rules changes. */
export interface Change {
  readonly path: string;
  readonly what: 'cell' | 'number' | 'reading';
  readonly id: string;
  /** Whether it is set to what would stand there without it. */
  readonly asBelow: boolean;
  /** The layers but for this change. */
  without(book: Layered): Layered;
}

/** The cells that a set changes. */
export function changedCells({ print }: Book, { cells = {} }: Layer): readonly Change[] {
  const { charts } = catalogueOf(print);
  return Object.entries(cells).flatMap(([chart, rows]) =>
    Object.entries(rows).flatMap(([row, line]) =>
      Object.entries(line).map(([column, value]): Change => {
        const id = `${chart}/${row}/${column}`;
        return {
          path: `cells.${chart}.${row}.${column}`,
          what: 'cell',
          id,
          asBelow: JSON.stringify(charts.get(chart)?.cells[row]?.[column]) === JSON.stringify(value),
          without: book => ({ ...book, cell: (...at) => (at.join('/') === id ? undefined : book.cell(...at)) }),
        };
      }),
    ),
  );
}

/** The numbers that a set changes. */
export function changedNumbers({ print }: Book, { numbers = {} }: Layer): readonly Change[] {
  return Object.entries(numbers).map(
    ([id, value]): Change => ({
      path: `numbers.${id}`,
      what: 'number',
      id,
      asBelow: JSON.stringify(catalogueOf(print).numbers.get(id)?.value) === JSON.stringify(value),
      without: book => ({ ...book, number: each => (each === id ? undefined : book.number(each)) }),
    }),
  );
}

/** The readings that a set takes. */
export function changedReadings({ print, layers }: Book, { rulings = {} }: Layer): readonly Change[] {
  const edition = layers.find(({ kind }) => kind === 'edition');
  return Object.entries(rulings).map(([id, reading]): Change => {
    const below = edition?.rulings?.[id];
    return {
      path: `rulings.${id}`,
      what: 'reading',
      id,
      asBelow: (below ?? catalogueOf(print).rulings.get(id)?.default) === reading,
      without: book => withReading(book, id, below),
    };
  });
}

/** What the layers say, with another reading of one ruling, or with none. */
export function withReading(book: Layered, id: string, reading: string | undefined): Layered {
  const { [id]: _, ...others } = book.choices;
  const choices = reading === undefined ? others : { ...others, [id]: reading };
  const taken = reading === undefined ? undefined : { value: reading, by: book.edition };
  return { ...book, choices, ruling: each => (each === id ? taken : book.ruling(each)) };
}
