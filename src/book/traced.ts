import type { Violation } from '../rulebook/index.js';
import type { Book, Layered } from './book.js';
import { type Change, changedCells, changedNumbers, changedReadings } from './changes.js';
import type { Layer } from './layers.js';

/**
 * Faults of the rules that layers make, told where the house rules say what they come from: a troop type that is printed has no
 * morale value of 9 in the file, but the cell of the chart that it has it from. What is not found there keeps its path.
 *
 * @param faultsOf the faults of the rules that other layers make
 */
export function tracedFaults(
  book: Book,
  faults: readonly Violation[],
  faultsOf: (without: Layered) => readonly Violation[],
): readonly Violation[] {
  const house = book.layers.filter(({ kind }) => kind === 'house-rules');
  const paths = house.flatMap(pathsOf);
  const isSaid = ({ path }: Violation) => paths.some(said => isWithin(path, said) || isWithin(said, path));
  if (faults.every(isSaid)) return faults;
  const changes = house
    .flatMap(layer => [changedCells, changedNumbers, changedReadings].flatMap(changed => changed(book, layer)))
    .map(change => ({ change, left: new Set(faultsOf(change.without(book)).map(key)) }));
  const traced = faults.map(fault => {
    const source = isSaid(fault) ? undefined : changes.find(({ left }) => !left.has(key(fault)));
    return source === undefined ? fault : faultAtChange(fault, source.change);
  });
  return [...new Map(traced.map(fault => [key(fault), fault])).values()];
}

function faultAtChange({ path, problem, ...rest }: Violation, change: Change): Violation {
  return { ...rest, path: change.path, problem: `${problem} (${path.replace(/^(numbers|troops)\./, '')})` };
}

/** Everything that a set of house rules says, by path. */
function pathsOf({ cells = {}, numbers = {}, rulings = {}, troops = {} }: Layer): readonly string[] {
  return [
    ...Object.entries(cells).flatMap(([chart, rows]) =>
      Object.entries(rows).flatMap(([row, line]) => Object.keys(line).map(column => `cells.${chart}.${row}.${column}`)),
    ),
    ...Object.keys(numbers).map(id => `numbers.${id}`),
    ...Object.keys(rulings).map(id => `rulings.${id}`),
    ...Object.entries(troops).flatMap(([type, fields]) => Object.keys(fields).map(field => `troops.${type}.${field}`)),
  ];
}

function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);
}

function key({ path, problem }: Violation): string {
  return `${path}: ${problem}`;
}
