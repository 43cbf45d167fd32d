import { describe, expect, it, test } from 'vitest';
import { type Order, parseOrder, printOrder, readOrder } from '../../src/rulesets/cady/common/index.js';
import type { OrderWords } from '../../src/rulesets/cady/common/order.js';
import { readBearing, readText } from '../../src/rulesets/cady/common/order-text.js';
import { plainWords } from '../../src/rulesets/cady/common/orders.js';

/** Words of a period: a formation of its own, a task without anything after it, and one that needs an id. */
const words: OrderWords = {
  formations: { SQ: 'square' },
  tasks: { REST: { task: 'rest' }, MAN: { task: 'man', on: 'id' } },
};

const ordered = (text: string): Order => {
  const read = readText(text, 'orders.red-1', words, 36);
  if (!('order' in read)) throw new Error(read.violations.map(({ problem }) => problem).join('\n'));
  return read.order;
};
const faults = (text: string, most = 36) => {
  const read = readText(text, 'orders.red-1', words, most);
  return 'order' in read ? [] : read.violations.map(({ problem }) => problem);
};
const ahead = (distance: object) => ({ direction: 'ahead', distance });

describe('what is written of an order, and what it means', () => {
  test.each<[string, Partial<Order>]>([
    ['H', { gait: 'march', legs: [] }],
    ['hold', { gait: 'march', legs: [] }],
    ['N full', { legs: [{ direction: 0, distance: { by: 'full' } }] } as never],
    ['NNW full', { legs: [{ direction: 337.5, distance: { by: 'full' } }] } as never],
    ['0 full', { legs: [{ direction: 0, distance: { by: 'full' } }] } as never],
    ['359.999 full', { legs: [{ direction: 359.999, distance: { by: 'full' } }] } as never],
    ['7.5 12.125 cm', { legs: [{ direction: 7.5, distance: { by: 'cm', cm: 12.125 } }] } as never],
    ['E 12cm', { legs: [{ direction: 90, distance: { by: 'cm', cm: 12 } }] } as never],
    ['E 12 CM', { legs: [{ direction: 90, distance: { by: 'cm', cm: 12 } }] } as never],
    ['E 999 cm', { legs: [{ direction: 90, distance: { by: 'cm', cm: 999 } }] } as never],
    ['S 1/1', { legs: [{ direction: 180, distance: { by: 'fraction', of: [1, 1] } }] } as never],
    ['S 99/99', { legs: [{ direction: 180, distance: { by: 'fraction', of: [99, 99] } }] } as never],
    ['ADV full', { gait: 'march', legs: [ahead({ by: 'full' })] } as never],
    ['advance 5 cm', { gait: 'march', legs: [ahead({ by: 'cm', cm: 5 })] } as never],
    ['march 1/2', { gait: 'march', legs: [ahead({ by: 'fraction', of: [1, 2] })] } as never],
    ['eng full', { gait: 'engage', legs: [ahead({ by: 'full' })] } as never],
    ['engage SW full', { gait: 'engage', legs: [{ direction: 225, distance: { by: 'full' } }] } as never],
    ['ch full', { gait: 'charge', legs: [ahead({ by: 'full' })] } as never],
    ['charge 90 30 cm', { gait: 'charge', legs: [{ direction: 90, distance: { by: 'cm', cm: 30 } }] } as never],
    [
      'N full, ADV 10 cm',
      { gait: 'march', legs: [{ direction: 0, distance: { by: 'full' } }, ahead({ by: 'cm', cm: 10 })] } as never,
    ],
    ['LB', { formation: { shape: 'line' } }],
    ['col 1', { formation: { shape: 'column', abreast: 1 } }],
    ['Col 36', { formation: { shape: 'column', abreast: 36 } }],
    ['SK', { formation: { shape: 'skirmish', ranks: 1 } }],
    ['sk 1', { formation: { shape: 'skirmish', ranks: 1 } }],
    ['SK 2', { formation: { shape: 'skirmish', ranks: 2 } }],
    ['sq', { formation: { shape: 'special', name: 'square' } } as never],
    ['F W', { facing: 270 }],
    ['facing 12.5', { facing: 12.5 }],
    ['HF', { fire: { fire: 'hold' } }],
    ['FIRE red-2', { fire: { fire: 'at', target: 'red-2' } }],
    ['fire at Red-2', { fire: { fire: 'at', target: 'Red-2' } }],
    ['FIRE AT', { fire: { fire: 'at', target: 'AT' } }],
    ['FIRE at AT red-3'.replace('AT ', ''), { fire: { fire: 'at', target: 'red-3' } }],
    [
      'FIRE red-2 8 & red-3 4',
      {
        fire: {
          fire: 'among',
          targets: [
            { target: 'red-2', figures: 8 },
            { target: 'red-3', figures: 4 },
          ],
        },
      },
    ],
    ['FIRE AT red-2 & red-3', { fire: { fire: 'among', targets: [{ target: 'red-2' }, { target: 'red-3' }] } }],
    ['FIRE a & b & c', { fire: { fire: 'among', targets: [{ target: 'a' }, { target: 'b' }, { target: 'c' }] } }],
    ['FB', { fireFirst: true }],
    ['SPIKE', { spike: true }],
    ['HIDE', { hide: 'alone' }],
    ['hide ph', { hide: 'with-phantom' }],
    ['SURRENDER', { surrender: true }],
    ['REST', { tasks: [{ task: 'rest' }] } as never],
    ['MAN gun-1', { tasks: [{ task: 'man', on: 'gun-1' }] } as never],
    ['REST, N full', { tasks: [{ task: 'rest', after: 0 }] } as never],
    ['N full, REST, N full', { tasks: [{ task: 'rest', after: 1 }] } as never],
    ['N full, REST', { tasks: [{ task: 'rest' }] } as never],
    [
      'REST, N full, MAN gun-1',
      {
        tasks: [
          { task: 'rest', after: 0 },
          { task: 'man', on: 'gun-1' },
        ],
      } as never,
    ],
    ['H (wait)', { explanation: 'wait' }],
    ['H ( )', { legs: [] }],
    ['(wait  here) H, "for it"', { explanation: 'wait here, for it' }],
  ])('%j', (text, says) => {
    expect(ordered(text)).toMatchObject(says);
  });

  it('has no key of what is not said', () => {
    expect(ordered('N full')).toEqual({ gait: 'march', legs: [{ direction: 0, distance: { by: 'full' } }] });
    expect(ordered('H')).toEqual({ gait: 'march', legs: [] });
    expect(ordered('H ( )')).toEqual({ gait: 'march', legs: [] });
  });

  it('is the same with dashes, spaces, a full stop and in any case', () => {
    const whole = ordered('N 1/3, Col 4, F N, HF');
    for (const text of ['n 1/3 - col 4 – f n — hf.', ' N  1/3 ,Col   4,F N ,HF . ', 'N 1/3 (so), Col 4, F N, HF'])
      expect({ ...ordered(text), explanation: undefined }).toEqual({ ...whole, explanation: undefined });
  });
});

describe('what is refused of an order, with its reason', () => {
  const needsDistance = 'needs a distance: full, a fraction such as 1/3, or so many cm';
  const shares =
    'needs how many figures fire at each, "red-2 8 & red-3 4", or no number for a shot at each, "red-2 & red-3"';
  const oneTarget =
    'needs the name of one enemy unit, or of several with how many figures fire at each: "red-2 8 & red-3 4"';
  test.each<[string, readonly string[]]>([
    ['N full,', ['"" is empty']],
    ['sing', ['"sing" cannot be read']],
    ['1H', ['"1H" cannot be read']],
    ['x90 full', ['"x90 full" cannot be read']],
    ['90x full', ['"90x full" cannot be read']],
    ['360 full', ['"360 full" cannot be read']],
    ['1000 full', ['"1000 full" cannot be read']],
    ['7.1234 full', ['"7.1234 full" cannot be read']],
    ['N', [`"N" ${needsDistance}`]],
    ['CH', [`"CH" ${needsDistance}`]],
    ['CH upwards', [`"CH upwards" ${needsDistance}`]],
    ['CH N', [`"CH N" ${needsDistance}`]],
    ['N full full', [`"N full full" ${needsDistance}`]],
    ['N 2/1', [`"N 2/1" ${needsDistance}`]],
    ['N 0/3', [`"N 0/3" ${needsDistance}`]],
    ['N 1/100', [`"N 1/100" ${needsDistance}`]],
    ['N 1/3 cm', [`"N 1/3 cm" ${needsDistance}`]],
    ['N x1/3', [`"N x1/3" ${needsDistance}`]],
    ['N 0 cm', [`"N 0 cm" ${needsDistance}`]],
    ['N 5', [`"N 5" ${needsDistance}`]],
    ['N 5 m', [`"N 5 m" ${needsDistance}`]],
    ['N 1000 cm', [`"N 1000 cm" ${needsDistance}`]],
    ['N 1000cm', [`"N 1000cm" ${needsDistance}`]],
    ['N x5cm', [`"N x5cm" ${needsDistance}`]],
    ['N 5cm cm', []],
    ['N 10 cm, CH N full', ['"CH N full" changes the gait in the middle of the order']],
    ['Col', ['"Col" needs the number of figures abreast, 1 to 36']],
    ['Col 0', ['"Col 0" needs the number of figures abreast, 1 to 36']],
    ['Col 37', ['"Col 37" needs the number of figures abreast, 1 to 36']],
    ['Col four', ['"Col four" needs the number of figures abreast, 1 to 36']],
    ['Col 4 4', ['"Col 4 4" needs the number of figures abreast, 1 to 36']],
    ['SK 0', ['"SK 0" needs one rank or two']],
    ['SK 3', ['"SK 3" needs one rank or two']],
    ['SK 1 2', ['"SK 1 2" needs one rank or two']],
    ['F', ['"F" needs a compass direction or degrees']],
    ['F N S', ['"F N S" needs a compass direction or degrees']],
    ['F 360', ['"F 360" needs a compass direction or degrees']],
    ['FIRE', [`"FIRE" ${oneTarget}`]],
    ['FIRE a b', [`"FIRE a b" ${oneTarget}`]],
    ['FIRE a & ', [`"FIRE a &" ${shares}`]],
    ['FIRE a 3 & b', [`"FIRE a 3 & b" ${shares}`]],
    ['FIRE a & b 3', [`"FIRE a & b 3" ${shares}`]],
    ['FIRE a three & b four', [`"FIRE a three & b four" ${shares}`]],
    ['FIRE a 3 3 & b 4 4', [`"FIRE a 3 3 & b 4 4" ${shares}`]],
    ['FIRE a & a', ['"FIRE a & a" names a unit twice']],
    ['FIRE a 3 & a 4', ['"FIRE a 3 & a 4" names a unit twice']],
    ['REST now', ['"REST now" is said without anything after it']],
    ['MAN', ['"MAN" needs the name of what it is done to']],
    ['MAN gun-1 gun-2', ['"MAN gun-1 gun-2" needs the name of what it is done to']],
    ['H, N full', ['the order holds and moves at once']],
    ['HF, FB', ['the order fires and holds fire']],
    ['if they come', ['"if" makes the order depend on something']],
    ['H UNLESS attacked', ['"UNLESS" makes the order depend on something']],
    ...[
      'H, H',
      'LB, LB',
      'LB, Col 4',
      'Col 4, SK',
      'SK, SQ',
      'SQ, LB',
      'HF, HF',
      'FIRE a, HF',
      'HF, FIRE a',
      'HF, FIRE a & b',
      'FB, FB',
      'SPIKE, SPIKE',
      'HIDE, HIDE PH',
      'SURRENDER, SURRENDER',
      'F N, F N',
      'REST, REST',
      'MAN a, MAN b',
    ].map((text): [string, readonly string[]] => [text, [`"${text.split(', ')[1]}" is said twice`]]),
  ])('%j', (text, told) => {
    expect(faults(text)).toEqual(told);
  });

  it('a name may hold a word that makes other orders depend on something', () => {
    for (const name of ['if-1', 'red-if', 'whenever2', '2until']) expect(faults(`FIRE ${name}`)).toEqual([]);
  });

  it('400 characters are an order, and no more', () => {
    const long = (length: number) => `H (${'a'.repeat(length - 4)})`;
    expect(faults(long(400))).toEqual([]);
    expect(faults(long(401))).toEqual(['the order is longer than 400 characters']);
  });

  it('a column has no more than the figures that there are, if it is known how many', () => {
    expect(faults('Col 13', 12)).toEqual(['"Col 13" needs the number of figures abreast, 1 to 12']);
    expect(faults('Col 12', 12)).toEqual([]);
    expect(faults('Col 999', Number.POSITIVE_INFINITY)).toEqual([]);
    expect(faults('Col 0', Number.POSITIVE_INFINITY)).toEqual([
      '"Col 0" needs the number of figures abreast, 1 or more',
    ]);
  });

  it('what each refusal asks for, and where', () => {
    const all = (text: string) => {
      const read = readText(text, 'orders.red-1', words, 36);
      return 'order' in read ? [] : read.violations.map(({ path, clause, mend }) => [path, clause, mend]);
    };
    const specific = 'cady/common/orders/must-be-specific';
    expect(all('sing, H, N full')).toEqual([
      ['orders.red-1', specific, 'write for example "N 1/3, Col 4, F N", "CH NE full" or "H"'],
      ['orders.red-1', specific, 'leave out either H or the move'],
    ]);
    expect(all('HF, FB')).toEqual([['orders.red-1', specific, 'leave out FB or HF']]);
    expect(all('x'.repeat(401))).toEqual([
      ['orders.red-1', specific, 'write a direction, a distance, a formation and a facing'],
    ]);
    expect(all('follow them')).toEqual([
      [
        'orders.red-1',
        'cady/common/orders/no-conditional',
        'order what the unit does this turn; write a new order next turn when you have seen the enemy move',
      ],
    ]);
  });
});

describe('a bearing as it is written', () => {
  test.each<[string, number | undefined]>([
    ['N', 0],
    ['ese', 112.5],
    ['0', 0],
    ['359', 359],
    ['359.999', 359.999],
    ['360', undefined],
    ['-1', undefined],
    ['1e2', undefined],
    ['12.', undefined],
    ['a12', undefined],
    ['12a', undefined],
    ['1234', undefined],
    ['', undefined],
  ])('%j', (word, bearing) => {
    expect(readBearing(word)).toBe(bearing);
  });
});

describe('an order as it is written', () => {
  test.each([
    'H',
    'N full',
    'ADV full',
    'CH 30 cm',
    'ENG NE 1/3, ENG 7.5 10 cm',
    'N full, LB',
    'H, SK',
    'H, SK 2',
    'H, Col 4, F 12.5',
    'H, SQ',
    'H, FIRE red-2 8 & red-3 4',
    'H, FIRE red-2 & red-3',
    'H, HF',
    'H, FB, SPIKE, HIDE, SURRENDER',
    'H, HIDE PH',
    'REST, N full, MAN gun-1, S full, (so it is)',
  ])('%s', text => {
    expect(printOrder(ordered(text), words)).toBe(text);
  });

  it('names what its period has no word for in capitals', () => {
    const order = ordered('REST, N full, SQ');
    expect(printOrder(order, plainWords)).toBe('REST, N full, SQUARE');
    expect(printOrder({ gait: 'march', legs: [], tasks: [{ task: 'dig-in' }] } as never, words)).toBe('H, DIG-IN');
  });

  it('of words that a period may not have, those of all periods are read by all', () => {
    expect(parseOrder('N full, LB, F N, HF')).toEqual(ordered('N full, LB, F N, HF'));
    expect('violations' in readOrder('SQ')).toBe(true);
  });
});
