import { type Ruling, readingOf, type Violation } from '../rulebook/index.js';
import type { Book, Layered } from './book.js';
import { asPrinted, idOfPlace, placesIn } from './cells.js';
import { type Change, changedCells, changedNumbers, withReading } from './changes.js';
import { decidedBy } from './decided.js';
import type { Looks } from './open.js';
import { catalogueOf, unreadReason } from './print.js';

/**
 * Changes of house rules that come to nothing, because no rule reads what they change, or because a reading that is taken says
 * otherwise. An edition may print what is not read.
 *
 * @param same whether the rules are the same without some of the changes
 */
export function idleFaults(book: Book, looks: Looks, same: (without: Layered) => boolean): readonly Violation[] {
  const edition = book.layers.find(({ kind }) => kind === 'edition');
  const house = book.layers.filter(({ kind }) => kind === 'house-rules');
  // One is taken away after another, so that of two that hide each other one is left.
  let left: Layered = book;
  const idle = ({ path, what, id, asBelow, without }: Change): readonly Violation[] => {
    const reason = unreadReason(book.print, id, book.edition);
    if (looks.has(id) && ((asBelow && reason === undefined) || !same(without(left)))) return [];
    left = without(left);
    const over = reason === undefined ? overruled(book, id) : undefined;
    const because = reason ?? over?.problem ?? 'no rule reads it';
    return [{ path, problem: `this ${what} changes nothing: ${because}`, mend: over?.mend ?? 'leave it out' }];
  };
  const isPlayed = (id: string, chosen: string): boolean => {
    const ruling = catalogueOf(book.print).rulings.get(id);
    if (ruling === undefined) return true;
    const below = edition?.rulings?.[id] ?? ruling.default;
    // What a later set takes goes before it, and is asked in its turn.
    if (chosen === below || chosen !== book.choices[id]) return true;
    if (!looks.has(id)) return false;
    // A reading that says what is taken without it is played as that one is.
    const asBelow = unreadReason(book.print, id) === undefined && sayTheSame(ruling, chosen, below);
    return asBelow || !same(withReading(book, id, edition?.rulings?.[id]));
  };
  return house.flatMap(layer => [
    ...[...changedCells(book, layer), ...changedNumbers(book, layer)].flatMap(idle),
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
              problem: `no code plays the reading "${reading}": ${unreadReason(book.print, id, book.edition) ?? (looks.has(id) ? 'it comes to the same' : 'no rule asks for it')}`,
              mend: 'leave it out',
            },
          ],
    ),
  ]);
}

function sayTheSame(ruling: Ruling, ...readings: readonly string[]): boolean {
  const said = readings.map(each => JSON.stringify(asPrinted(readingOf(ruling, { [ruling.id]: each }).value)));
  return new Set(said).size === 1;
}

/** The ruling whose reading is played in the place of a datum, and what to do about it. */
function overruled(book: Book, id: string): { readonly problem: string; readonly mend: string } | undefined {
  for (const ruling of catalogueOf(book.print).rulings.values()) {
    const taken = readingOf(ruling, book.choices);
    const pointing = ruling.readings.filter(({ value }) => placesIn(value).some(place => idOfPlace(place) === id));
    const decides = decidedBy(ruling).some(({ cell }) => idOfPlace(cell) === id);
    if (pointing.includes(taken) || (pointing.length === 0 && !decides)) continue;
    const by = book.ruling(ruling.id)?.by;
    const instead = placesIn(taken.value).map(idOfPlace);
    const ways = [
      ...(instead.length === 0 ? [] : [`change ${instead.join(', ')}`]),
      ...pointing.map(reading => `take the reading "${reading.id}"`),
      'leave it out',
    ];
    return {
      problem: `the reading "${taken.id}" of ${ruling.id} is played in its place${by === undefined ? '' : ` (${by})`}`,
      mend: ways.join(', or '),
    };
  }
  return undefined;
}
