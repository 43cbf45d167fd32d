import ts from 'typescript';
import { expect, test } from 'vitest';
import { citationsIn, symbolOf } from '../../scripts/citations.js';

function citedIn(code: string): readonly string[] {
  const source = ts.createSourceFile('x.ts', code, ts.ScriptTarget.ES2022, true);
  return citationsIn(source).map(({ id, symbol }) => `${id} by ${symbol}`);
}

test('a clause cited in code belongs to what the docstring stands on', () => {
  const code = `
    /** Odds. @clause a/odds */
    export const odds = [1];
    /**
     * Fires.
     * @clause a/fire and why
     * @clause a/smoke
     */
    export function fire() {}
    interface Unit {
      /** @clause a/unit/size */
      readonly size: number;
    }
    const rules = {
      /** @clause a/rules/die */
      die: 6,
    };
    // @clause a/only-a-comment
  `;
  expect(citedIn(code)).toEqual([
    'a/odds by odds',
    'a/fire by fire',
    'a/smoke by fire',
    'a/unit/size by Unit.size',
    'a/rules/die by rules.die',
  ]);
});

test('numbers of a book cite the clauses of their passage, or their own', () => {
  const code = `
    export const sighting = defineNumbers({
      id: 'a/sighting',
      clauses: ['a/sighting/normal', 'a/sighting/night'],
      numbers: { normal: 90, 'by-night': printed(9, { clauses: ['a/night'] }) },
    });
    const clauses = ['a/only-a-list'];
    export const other = defineOther({ clauses: ['a/of-something-else'] });
  `;
  expect(citedIn(code)).toEqual([
    'a/sighting/normal by sighting',
    'a/sighting/night by sighting',
    'a/night by sighting.numbers.by-night',
  ]);
});

test('charts and parts of rules cite what their data says that they are of', () => {
  const code = `
    export const ranges = defineChart({ id: 'ranges', clauses: ['a/range'], rows: [] });
    export function build(book: OpenBook) {
      return book.part({ name: 'ranges', clauses: ['a/range', 'a/part'] }, open => open.of(ranges));
    }
    const aside = { clauses: ['a/aside'] };
  `;
  expect(citedIn(code)).toEqual(['a/range by ranges', 'a/range by build', 'a/part by build']);
});

test('the clauses of a passage are cited by its numbers, those of a part by what it makes', () => {
  const code = `
    export const sighting = defineNumbers({
      clauses: ['a/sighting'],
      numbers: { normal: 90, far: 180, night: printed(9, { clauses: ['a/night'] }) },
    });
    export function build(book: OpenBook) {
      return book.part({ name: 'sight', clauses: ['a/part'] }, open => ({ normal: open.numbers(sighting).normal }));
    }
  `;
  const source = ts.createSourceFile('x.ts', code, ts.ScriptTarget.ES2022, true);
  const nodes = citationsIn(source).map(({ id, nodes }) => [id, nodes.map(symbolOf)]);
  expect(nodes).toEqual([
    ['a/sighting', ['sighting.numbers.normal', 'sighting.numbers.far']],
    ['a/night', ['sighting.numbers.night']],
    ['a/part', ['build.normal']],
  ]);
});
