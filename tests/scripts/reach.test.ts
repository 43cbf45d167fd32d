import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { symbolOf } from '../../scripts/citations.js';
import { type Reached, reachedFrom, type Start } from '../../scripts/reach.js';
import { programOf } from './program.js';

/** What `start` of `/src/a.ts` reaches, by name, without what functions keep to themselves. */
function reachedIn(files: { readonly [path: string]: string }, more: Partial<Start> = {}): readonly string[] {
  return namesOf(reachedFrom(...startIn(files, more)));
}

function startIn(files: { readonly [path: string]: string }, more: Partial<Start>): [ts.Program, Start] {
  const program = programOf(files);
  const roots: ts.Node[] = [];
  const find = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name?.text === 'start') roots.push(node);
    ts.forEachChild(node, find);
  };
  program.getTypeChecker();
  for (const file of program.getSourceFiles()) find(file);
  expect(roots).toHaveLength(1);
  return [program, { roots, ...more }];
}

function namesOf({ nodes }: Reached): readonly string[] {
  return [...new Set([...nodes].map(symbolOf))].filter(name => name !== 'start').sort();
}

describe('what code reaches', () => {
  test('is what it calls, in other modules too, and not what stands beside it', () => {
    const files = {
      '/src/a.ts': "import { fire, type Shot } from './b'; export function start(shot: Shot) { return fire(shot); }",
      '/src/b.ts': `
        export interface Shot { range: number }
        export function fire({ range }: Shot) { return odds(range); }
        const odds = (range: number) => range;
        export function march() {}
      `,
    };
    expect(reachedIn(files)).toEqual(['Shot', 'Shot.range', 'fire', 'odds']);
  });

  test('goes through what a module exports under another name, or whole', () => {
    const files = {
      '/src/a.ts': `
        import { volley } from './names';
        import * as moves from './moves';
        export function start() { volley(); moves.wheel(); }
      `,
      '/src/names.ts': "export { fire as volley } from './b';",
      '/src/b.ts': 'export function fire() {} export function charge() {}',
      '/src/moves.ts': 'export function wheel() {} export function halt() {}',
    };
    expect(reachedIn(files)).toEqual(['fire', 'wheel']);
  });

  test('is not what only its type is taken of', () => {
    const code = `
      function charge() { return { lost: 1 }; }
      function start(charged: ReturnType<typeof charge>) { return charged.lost; }
      type ReturnType<F> = F extends () => infer R ? R : never;
    `;
    expect(reachedIn({ '/src/a.ts': code })).toEqual(['ReturnType']);
  });

  test('holds no function of an object that nobody reads by its name', () => {
    const code = `
      const period = { sight: () => far(), words() { return many(); }, charge };
      function far() {}
      function many() {}
      function charge() {}
      function ask({ charge }: { charge(): void }) { charge(); }
      function start() { period.sight(); ask(period); }
    `;
    expect(reachedIn({ '/src/a.ts': code })).toEqual([
      'ask',
      'ask.charge',
      'charge',
      'far',
      'period',
      'period.charge',
      'period.sight',
    ]);
  });

  test('holds what a turn is given to run, if it is said that somebody runs it', () => {
    const code = `
      const phase = { run() { shoot(); }, draw() { paint(); } };
      function shoot() {}
      function paint() {}
      function start() { return [phase]; }
    `;
    expect(reachedIn({ '/src/a.ts': code })).toEqual(['phase']);
    expect(reachedIn({ '/src/a.ts': code }, { reads: ['run'] })).toEqual(['phase', 'phase.run', 'shoot']);
    expect(reachedIn({ '/src/a.ts': code }, { everything: true })).toContain('paint');
  });

  test('holds a datum of a module once its name is read, by a name that is a value too', () => {
    const code = `
      const near = 1, far = 2, never = 3;
      const bands = { near, far, never } as const;
      function start(band: 'near' | 'far') { return bands[band]; }
    `;
    const names = reachedIn({ '/src/a.ts': code });
    expect(names).toEqual(['bands', 'bands.far', 'bands.near', 'far', 'near']);
  });

  test('holds all of a table that is read by any name', () => {
    const open = `
      const near = 1;
      const bands: { readonly [name: string]: number } = { near };
      function start(band: string) { return bands[band]; }
    `;
    expect(reachedIn({ '/src/a.ts': open })).toContain('near');
    const listed = `
      declare const Object: { values(of: object): unknown };
      const near = 1;
      const bands = { near };
      function start() { return Object.values(bands); }
    `;
    expect(reachedIn({ '/src/a.ts': listed })).toContain('near');
  });

  test('holds data that a maker of ours was given, and all that is given to others', () => {
    const files = {
      '/src/a.ts': `
        import { parse } from './others';
        const define = <T>(data: T) => data;
        const fire = 1, smoke = 2, size = 3;
        const chart = define({ fire, smoke });
        const schema = parse({ size });
        function start() { return [chart.fire, schema]; }
      `,
      '/src/others.d.ts': 'export declare function parse(data: object): object;',
    };
    expect(reachedIn(files)).toEqual(['chart', 'chart.fire', 'define', 'fire', 'schema', 'schema.size', 'size']);
  });

  test('holds what a function that makes data has looked up for a member, once that is read', () => {
    const code = `
      interface Book { of(chart: number): { near: number; far: number } }
      const fire = 1, smoke = 2, wind = 3;
      function build(book: Book) {
        const { near, far } = book.of(fire);
        const thick = book.of(smoke);
        return { near, far, thick, wind: part(() => ({ strong: wind })) };
      }
      function part<T>(make: () => T) { return make(); }
      function start() { const rules = build({ of: () => ({ near: 1, far: 2 }) }); return rules.near; }
    `;
    const makesData = ({ parameters: [book] }: ts.SignatureDeclaration) => book?.type?.getText() === 'Book';
    const names = reachedIn({ '/src/a.ts': code }, { makesData });
    expect(names).toEqual(expect.arrayContaining(['build.near', 'fire']));
    for (const unread of ['smoke', 'wind', 'part', 'build.far', 'build.thick']) expect(names).not.toContain(unread);
    expect(reachedIn({ '/src/a.ts': code })).toEqual(expect.arrayContaining(['fire', 'smoke', 'wind']));
  });

  test('says which members are set', () => {
    const code = `
      function start(unit: { figures: number, lost?: number }) { unit.figures -= 1; return { hits: unit.lost }; }
    `;
    const { sets } = reachedFrom(...startIn({ '/src/a.ts': code }, {}));
    expect([...sets].sort()).toEqual(['figures', 'hits']);
  });
});
