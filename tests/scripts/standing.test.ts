import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { findCitations, symbolOf } from '../../scripts/citations.js';
import { how } from '../../scripts/in-turns/how.js';
import { marked } from '../../scripts/in-turns/mark.js';
import { neverRun } from '../../scripts/in-turns/never-run.js';
import { playedIn } from '../../scripts/played.js';
import { judge, uncalledIn } from '../../scripts/standing.js';
import { unsaidIn } from '../../scripts/unsaid.js';
import { untoldIn } from '../../scripts/untold.js';
import { programOf } from './program.js';

const files = {
  '/src/battle.ts': 'export interface Ruleset { id: string; phases: { run(): void }[]; rules: object; bots: object }',
  '/src/rulesets/toy/ruleset.ts': `
    import type { Ruleset } from '../../battle';
    import { plan } from './bots';
    import { rules } from './rules';
    import { moving } from './turn';
    export const toy: Ruleset = { id: 'toy', phases: [moving], rules, bots: { plan } };
  `,
  '/src/rulesets/toy/turn.ts': `
    import { fire, march } from './move';
    /** @clause toy/turn/moving */
    export const moving = { run() { march({ paces: 6 }); fire({}); }, draw: sketch };
    /** @clause toy/turn/sketch */
    function sketch() {}
  `,
  '/src/rulesets/toy/move.ts': `
    export interface March { paces: number; tired?: boolean; }
    export interface Shot { wet?: boolean }
    /** @clause toy/move/march */
    export function march({ paces, tired }: March) { return tired ? 0 : paces; }
    /** @clause toy/move/fire */
    export function fire({ wet }: Shot) { return { tired: wet }; }
    /** @clause toy/move/ford */
    export function ford() {}
    /** @clause toy/move/swim */
    export const swim = () => 1;
    /** @clause toy/move/drown */
    function drown() {}
  `,
  '/src/rulesets/toy/rules.ts': `
    import { paces } from './chart';
    export const rules = { paces };
  `,
  '/src/rulesets/toy/chart.ts': `
    /** @clause toy/chart/paces */
    export const paces = 6;
    /** @clause toy/chart/unread */
    export const unread = 6;
  `,
  '/src/rulesets/toy/bots.ts': `
    import { swim } from './move';
    export function plan() { return swim(); }
  `,
  '/src/rulesets/toy/index.ts': `
    export * as charts from './chart';
    export * from './move';
    export * from './ruleset';
  `,
};

const program = programOf(files);
const played = playedIn(program, ['/src/rulesets/toy/index.ts']);
const cited = findCitations(program);
const { clauses, faults } = judge({
  ids: [...cited.keys(), 'toy/advice', 'toy/never'].filter(id => id !== 'toy/move/drown'),
  notComputable: { 'toy/advice': 'Advice', 'toy/move/march': 'Not so', 'toy/gone': 'Not there' },
  cited,
  played,
});

describe('a clause is', () => {
  test.each([
    ['played', 'in a phase', 'toy/turn/moving'],
    ['played', 'in a function that a phase calls', 'toy/move/march'],
    ['played', 'in a chart that the rules read and a phase asks the rules for', 'toy/chart/paces'],
    ['resolved', 'in a function that nobody calls but who uses the library', 'toy/move/ford'],
    ['resolved', 'in a function that only a bot calls', 'toy/move/swim'],
    ['resolved', 'in a chart that is only exported', 'toy/chart/unread'],
    ['resolved', 'in a picture of a phase', 'toy/turn/sketch'],
  ])('%s, when it is cited %s', (status, _, id) => {
    expect(clauses[id]?.status).toBe(status);
  });

  test('not computable with its reason, or open', () => {
    expect(clauses['toy/advice']).toEqual({ status: 'not-computable', reason: 'Advice', code: [], tests: [] });
    expect(clauses['toy/never']).toBeUndefined();
    const dead = judge({ ids: ['toy/move/drown'], notComputable: {}, cited, played });
    expect(dead.clauses['toy/move/drown']?.status).toBe('open');
  });
});

test('at a function that no turn has run no clause is played; a clause that is resolved alone has a reason', () => {
  const ids = [...cited.keys()];
  const march = [...(cited.get('toy/move/march')?.code.keys() ?? [])];
  const strict = judge({
    ids,
    notComputable: {},
    resolved: { 'toy/move/ford': 'Nobody fords' },
    notRun: new Set(march),
    cited,
    played,
  });
  expect(strict.clauses['toy/move/march']).toMatchObject({ status: 'resolved' });
  expect(strict.clauses['toy/move/ford']).toMatchObject({ status: 'resolved', reason: 'Nobody fords' });
  const stale = judge({ ids, notComputable: {}, resolved: { 'toy/move/march': 'Not so' }, cited, played });
  expect(stale.faults).toEqual(['toy/move/march is not resolved alone (scripts/resolved.json)']);
});

test('functions that a turn can call and that none has run', () => {
  const places = [...cited.values()].flatMap(({ code }) => [...code.keys()]);
  const all = new Map(places.map(place => [place, how.atAll | how.inTurn]));
  expect(neverRun({ cited, played, noted: all })).toEqual([]);
  const found = neverRun({ cited, played, noted: new Map() });
  expect(found.map(({ place }) => place.replace(/.*\//, ''))).toEqual(['move.ts#fire', 'move.ts#march']);
  expect(found[0]?.how).toBe('never run');
});

test('the marks that note them: what a phase, a step or a commander runs, in the lines as they were', () => {
  const text = `
/** @clause toy/turn/step */
function step() {
  return 1;
}
/** @clause toy/turn/odds */
const odds = (n: number) => ({ n });
export const phase = { run() { return [step(), odds(2)]; } };
export { step };
`;
  const marks = marked('src/rulesets/toy/turn/phase.ts', text);
  expect(marks.split('\n')).toHaveLength(text.split('\n').length);
  const noted: string[] = [];
  let part = '';
  const inTurns = {
    note: (place: string) => noted.push(`${place} ${part}`),
    begin: (begun: string) => {
      const before = part;
      part = part === 'turn' ? part : begun;
      return before;
    },
    end: (before: string) => {
      part = before;
    },
  };
  const { outputText } = ts.transpileModule(marks, { compilerOptions: { module: ts.ModuleKind.CommonJS } });
  const exports: { phase?: { run(): unknown }; step?: () => number } = {};
  new Function('exports', 'globalThis', outputText)(exports, { inTurns });
  expect(exports.phase?.run()).toEqual([1, { n: 2 }]);
  expect(exports.step?.()).toBe(1);
  expect(noted.map(line => line.replace(/.*#/, ''))).toEqual(['step turn', 'odds turn', 'step step']);
});

test('a clause that no rulebook has, and one that is cited although nothing can compute it, are faults', () => {
  expect(faults).toEqual([
    expect.stringMatching(/^toy\/move\/drown is no clause \(.*move\.ts#drown\)$/),
    'toy/gone is no clause (scripts/not-computable.json)',
    expect.stringMatching(/^toy\/move\/march is marked as not computable, yet .*move\.ts#march cites it$/),
  ]);
});

test('exported functions that cite a clause and that no turn calls', () => {
  expect(uncalledIn(cited, played).map(place => place.replace(/.*\//, ''))).toEqual(['move.ts#ford', 'move.ts#swim']);
});

test('what rules take into account and no turn tells them of: by name, so that what is told of one is told of another', () => {
  expect(untoldIn(played).map(symbolOf)).toEqual(['Shot.wet']);
});

describe('words of a choice', () => {
  const found = (turn: string, book = '') => {
    const choosing = programOf({
      '/src/battle.ts': files['/src/battle.ts'],
      '/src/rulesets/toy/ruleset.ts': `
        import type { Ruleset } from '../../battle';
        import { moving } from './turn';
        export const toy: Ruleset = { id: 'toy', phases: [moving], rules: {}, bots: {} };
      `,
      '/src/rulesets/toy/book/readings.ts': `export const reading = '${book}';`,
      '/src/rulesets/toy/turn.ts': `
        export type Fate = 'runs' | 'stands' | 'breaks';
        export interface Order { way: 'line' | 'column' | 'square' }
        export type Elsewhere = 'breaks' | 'mends';
        const mends: Elsewhere = 'mends';
        ${turn}
      `,
    });
    const { unsaid, alike } = unsaidIn(choosing, playedIn(choosing, ['/src/rulesets/toy/ruleset.ts']));
    const told = (all: typeof unsaid) =>
      Object.fromEntries(all.map(({ declared, words }) => [declared.name.getText(), words]));
    return { unsaid: told(unsaid), alike: told(alike) };
  };

  test('that no turn says, though it asks for them or says the same word of something else', () => {
    const turn = `
      const breaks: Elsewhere = 'breaks';
      function fate(n: number): Fate { return n > 1 ? 'runs' : 'stands'; }
      export const moving = { run() { const now = fate(2); return now === 'breaks' ? mends : breaks; } };
    `;
    expect(found(turn).unsaid).toEqual({ Fate: ['breaks'] });
    expect(found(turn, 'breaks').unsaid).toEqual({});
  });

  test('that no turn tells apart, where it asks for another one; a list of all of them tells nothing', () => {
    const turn = (asks: string) => `
      const ways = ['line', 'column', 'square'] as const;
      function read(text: string): Order | undefined {
        const way = ways.find(each => each === text);
        return way === undefined ? undefined : { way };
      }
      export const moving = { run(text: string) { const order = read(text); return ${asks}; } };
    `;
    expect(found(turn(`order?.way === 'square'`)).alike).toEqual({ way: ['line', 'column'] });
    expect(found(turn(`order?.way === 'square' ? 1 : order?.way === 'line'`)).alike).toEqual({});
    expect(found(turn('order?.way')).alike).toEqual({});
  });
});
