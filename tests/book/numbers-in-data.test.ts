import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type StrayNumber, strayNumbers } from '../../scripts/book-numbers.js';
import { root } from '../../scripts/catalogue.js';

/** Numbers that are of no book, by the end of the path, each with its reason. Without numbers, whatever stands in the file. */
const ofNoBook: readonly { readonly at: RegExp; readonly numbers?: readonly number[]; readonly why: string }[] = [
  { at: /\/bots\/[\w-]+\.ts$/, why: 'what a commander of ours weighs and tries' },
  { at: /schema\.ts$/, why: 'how long a file may be, and how large a number in it' },
  { at: /engagement\/bounds\.ts$/, why: 'how much may be asked of the exact odds' },
  {
    at: /musket\/questions\/(broadside|forming-square|shots-at-ship|storm)\.ts$/,
    why: 'how much may be asked of the exact odds',
  },
  { at: /musket\/windows\/arrivals\.ts$/, numbers: [60], why: 'for how many turns names are made' },
  { at: /engagement\/charge-situation\.ts$/, why: 'how much may be asked of the exact odds' },
  { at: /engagement\/(faults|state)\.ts$/, why: 'how much may be asked of the exact odds' },
  { at: /engagement\/(state|melee-stage|morale-stage)\.ts$/, why: 'states packed into keys' },
  {
    at: /\/choices\/(charge|orders|order-desk|by-eye|moves|fire-lines|event)\.ts$/,
    why: 'what a person is offered, and how much of it',
  },
  { at: /cady\/common\/order-text\.ts$/, numbers: [400], why: 'how long an order may be' },
  { at: /cady\/common\/windows\/picture\.ts$/, numbers: [0.3, 4, 24], why: 'how finely an outline is looked at' },
  { at: /choices\/order-warnings\.ts$/, numbers: [80], why: 'what counts as ahead where a person is warned' },
  { at: /cady\/common\/windows\/(tell-moves|markers)\.ts$/, why: 'how text and a map in letters are laid out' },
  { at: /moving\/movement-left\.ts$/, why: 'how a list of ground is laid out, and how much of it may be asked' },
  {
    at: /skirmish\/measures\.ts$/,
    why: 'how finely the table is looked at, ways that are tried, what a person is shown',
  },
  { at: /raymond\/continued-melee\/bounds\.ts$/, why: 'how much may be asked of the exact odds' },
  { at: /raymond\/continued-melee\/(state|strikes)\.ts$/, why: 'states packed into keys' },
  { at: /raymond\/continued-melee\/losses\.ts$/, numbers: [1e-9], why: 'sums of fractions' },
  { at: /turn\/(ground|troops\/fear)\.ts$/, why: 'corners of an outline; ways that are tried' },
  { at: /moving\/friends\/coming-clear\.ts$/, numbers: [30, 60], why: 'ways that are tried' },
  { at: /wrg\/turn\/moving\/by-order\/skirmishing\.ts$/, numbers: [4], why: 'how finely a way is looked at' },
  {
    at: /wrg\/turn\/moving\/by-order\/room-to-turn\.ts$/,
    numbers: [5, 60],
    why: 'how finely a way is looked at, and how far',
  },
  { at: /wrg\/turn\/moving\/in-range-on-the-way\.ts$/, numbers: [0.008], why: 'how finely a way is looked at' },
  { at: /wrg\/turn\/shooting\/figures\.ts$/, numbers: [0.2], why: 'how finely it is looked past a corner' },
  { at: /moving\/forest\.ts$/, numbers: [3], why: 'corners of an outline' },
  { at: /army\/roster\.ts$/, numbers: [1e-9], why: 'sums of fractions' },
  { at: /(moving\/movement|unseen\/revealing|loading|caltrops|mounted-infantry)\.ts$/, numbers: [3], why: 'thirds' },
  { at: /(approach|siege-storm)\.ts$/, numbers: [0.1, 0.05], why: 'hair’s breadths on the table' },
  {
    at: /musket\/(houses\/plan|turn\/houses\/going)\.ts$/,
    numbers: [0.01, 0.1, 0.2],
    why: 'hair’s breadths on the table',
  },
  { at: /musket\/ships\/boats\.ts$/, numbers: [0.1], why: 'hair’s breadths on the table' },
  { at: /troops\/formations\.ts$/, numbers: [179.5], why: 'straight, to half a degree' },
  { at: /machines\/machine-shots\.ts$/, numbers: [3, 4, 5], why: 'places in a list' },
  { at: /raymond\/combat\/recoil\.ts$/, why: 'ways that are tried' },
  { at: /raymond\/combat\/rethrow\.ts$/, numbers: [1e-12], why: 'sums of fractions' },
  { at: /raymond\/fire\/aims\.ts$/, numbers: [0.1], why: 'tenths of a degree, as a person writes them' },
  { at: /raymond\/fire\/zones-of-fire\.ts$/, numbers: [3], why: 'a corner of a stand' },
  {
    at: /raymond\/movement\/(legs|reactions)\.ts$/,
    numbers: [1e-6, 0.002, 0.0004],
    why: 'hair’s breadths on the table',
  },
  { at: /wrg\/turn\/moving\/telling-moves\.ts$/, numbers: [10], why: 'how far a way has to go aside to be told' },
  { at: /wrg\/windows\/tell-moves\.ts$/, numbers: [20, 30], why: 'how far a way has to go aside to be told' },
  { at: /raymond\/windows\/tell\.ts$/, numbers: [0.05], why: 'how small a turn is not told' },
  { at: /raymond\/rules\/sheets\.ts$/, numbers: [25.4], why: 'millimetres in an inch' },
  { at: /wrg\/choices\/(desk|reactions)\.ts$/, numbers: [3], why: 'what a person is shown, and how much of it' },
  { at: /wrg\/choices\/reactions\.ts$/, numbers: [12, 0.005], why: 'what a person is offered, and chances in words' },
  { at: /wrg\/turn\/reacting\/cover-known\.ts$/, numbers: [20], why: 'how closely a wood is looked through' },
  { at: /wrg\/turn\/moving\/charges\/walking-into\.ts$/, numbers: [0.25, 60], why: 'hair’s breadths on the table' },
  { at: /wrg\/turn\/reacting\/witnesses\.ts$/, numbers: [24], why: 'how finely a way is looked at' },
  { at: /wrg\/turn\/declaring\/reach\.ts$/, numbers: [20], why: 'how much nearer one must be to stand before another' },
  { at: /wrg\/turn\/moving\/friends\/barring\.ts$/, numbers: [10], why: 'how far off nobody is in the way any more' },
  { at: /wrg\/turn\/routing\/left-behind\.ts$/, numbers: [0.05], why: 'hair’s breadths on the table' },
  { at: /wrg\/turn\/sorcery\/flights\.ts$/, numbers: [45], why: 'how far to either side of a direction it still goes' },
  {
    at: /wrg\/rules\/field\.ts$/,
    numbers: [1e6, 0.5, 1],
    why: 'hair’s breadths on the table; the book hides nobody on a hill',
  },
  { at: /wrg\/turn\/shooting\/mates\.ts$/, numbers: [0.01], why: 'a hair’s breadth on the table' },
  { at: /wrg\/turn\/frontage\.ts$/, numbers: [0.05], why: 'hair’s breadths on the table' },
  { at: /wrg\/windows\/tell-orders\.ts$/, numbers: [3], why: 'how many enemies a report names' },
  { at: /wrg\/windows\/order-text\.ts$/, numbers: [300], why: 'how far off a place a point is told by it' },
  { at: /wrg\/windows\/picture\.ts$/, numbers: [8, 16], why: 'how large a rider is drawn' },
  { at: /wrg\/turn\/ordering\/formed\.ts$/, numbers: [4], why: 'sides of a square' },
  { at: /wrg\/turn\/moving\/goals\.ts$/, numbers: [10], why: 'how near is there, on the table' },
  { at: /wrg\/turn\/moving\/charges\/charging\.ts$/, numbers: [30], why: 'how finely a way is looked at' },
  { at: /wrg\/turn\/moving\/going-back\/(?:fleeing|falling-back)\.ts$/, numbers: [30, 60], why: 'ways that are tried' },
  { at: /wrg\/turn\/routing\/heading\.ts$/, numbers: [30, 60, 4, 8], why: 'ways that are tried' },
  {
    at: /wrg\/turn\/moving\/charges\/into-a-charge\.ts$/,
    numbers: [0.98, 0.9, 0.75, 0.25, 0.04],
    why: 'how much of a way is tried, and how finely',
  },
  {
    at: /wrg\/turn\/(?:contact|moving\/charges\/meeting)\.ts$/,
    numbers: [0.05, 0.1],
    why: 'hair’s breadths on the table',
  },
  {
    at: /wrg\/turn\/moving\/friends\/(?:coming-clear|held-up|passages)\.ts$/,
    numbers: [5, 48, 120, 0.125, 0.25],
    why: 'how often and how finely the table is looked at, and how far at most',
  },
  { at: /wrg\/turn\/routing\/gaps\.ts$/, numbers: [0.01], why: 'a hair’s breadth on the table' },
  {
    at: /wrg\/turn\/moving\/by-order\/supporting\.ts$/,
    numbers: [45],
    why: 'how a body stands behind a friend',
  },
  { at: /wrg\/turn\/moving\/at-an-enemy\.ts$/, numbers: [10], why: 'how finely the table is looked at' },
  {
    at: /wrg\/turn\/moving\/ways\.ts$/,
    numbers: [45, 0.4, 3],
    why: 'how bodies come round on the table, and how often it is tried',
  },
  { at: /wrg\/turn\/sorcery\/places\.ts$/, why: 'places that are tried' },
  { at: /wrg\/turn\/sorcery\/limits\.ts$/, numbers: [8], why: 'how finely a way is looked at' },
  {
    at: /wrg\/turn\/siege\/off-the-wall\.ts$/,
    numbers: [100, 45, 10],
    why: 'ways that are tried, and how finely they are looked at',
  },
  { at: /wrg\/siege\/closeness\.ts$/, why: 'how near is near at a wall, on the table' },
  { at: /wrg\/turn\/fire\/driven-out\.ts$/, numbers: [15, 5, 600], why: 'ways out that are tried' },
  { at: /wrg\/turn\/fire\/means\.ts$/, numbers: [10], why: 'how near is there, on the table' },
  { at: /wrg\/turn\/shooting\/figures\.ts$/, numbers: [0.01], why: 'a hair’s breadth on the table' },
  {
    at: /wrg\/turn\/routing\/ways-out\.ts$/,
    numbers: [15, 10, 60, 0.05],
    why: 'ways out that are tried, and hair’s breadths',
  },
];

const folder = join(root, 'src/rulesets');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts'))
  .map(name => name.replaceAll('\\', '/'));
const stray = files.flatMap(path => strayNumbers(path, readFileSync(join(folder, path), 'utf8')));

function isOfNoBook({ path, value }: StrayNumber): boolean {
  return ofNoBook.some(
    ({ at, numbers }) => value !== undefined && at.test(path) && (numbers === undefined || numbers.includes(value)),
  );
}

describe('numbers of a rulebook', () => {
  const open = stray.filter(each => !isOfNoBook(each));

  it('stand in its book/ folder and nowhere else', () => {
    expect(open.map(({ path, line, problem }) => `${path}:${line} ${problem}`)).toEqual([]);
  });

  it('are let pass elsewhere for a reason that still holds', () => {
    for (const { at, numbers, why } of ofNoBook) {
      const there = stray.filter(({ path }) => at.test(path));
      expect(there.length, `${at}: ${why}`).toBeGreaterThan(0);
      for (const number of numbers ?? [])
        expect(
          there.map(({ value }) => value),
          `${at}`,
        ).toContain(number);
    }
  });
});

describe('what counts as a number of a book', () => {
  const found = (code: string, path = 'raymond/fire.ts') => strayNumbers(path, code).map(({ value }) => value);

  it.each([
    'const reach = 7;',
    'if (stands >= 4) count();',
    'const share = 0.25;',
    'const ten = 10;',
    'function build(book: OpenBook) { return { hits: 2 }; }',
    'const build = (open: OpenBook) => ({ hits: [-1] });',
    'const zone = 9; // Line 38 of the book.',
    '// Lines 38 and 40.\nconst zone = numbers.zone;',
  ])('%s', code => {
    expect(found(code).length).toBeGreaterThan(0);
    expect(found(code, 'raymond/book/numbers.ts')).toEqual([]);
  });

  it.each([
    'const middle = (from + to) / 2;',
    'const percent = Math.round(share * 100) / 100;',
    'const back = normalBearing(facing + 180);',
    'type Level = 1 | 2 | 3;',
    'function build(book: OpenBook) { return { hits: book.numbers(fire).hits, none: 0, all: cells.all ?? 1 }; }',
    '/** A scenario of 40 lines. */',
  ])('not: %s', code => {
    expect(found(code)).toEqual([]);
  });
});
