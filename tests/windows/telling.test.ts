import { describe, expect, it } from 'vitest';
import type { Roll } from '../../src/dice/index.js';
import type { MeleeSideTold } from '../../src/rulesets/cady/common/turn/events.js';
import { bodiesOf } from '../../src/rulesets/cady/common/windows/bodies.js';
import { cm, tellField } from '../../src/rulesets/cady/common/windows/tell.js';
import { namesOf } from '../../src/scenario/index.js';

const names = namesOf({
  sides: {
    a: { name: 'The hillmen', units: [{ id: 'beast', name: 'Surus' }] },
    b: {
      name: 'The Romans',
      units: [
        { id: 'hastati', name: 'Hastati' },
        { id: 'horse', name: 'Horse of the left' },
      ],
    },
  },
  table: { features: [] },
  objectives: [{ id: 'mill', name: 'the mill' }],
});
const bodies = bodiesOf('brigade', { a: [{ id: 'left', name: 'The brigade of the left', units: ['beast'] }], b: [] });
const when = { turn: 1, phase: 'melee', round: 1 } as const;
const told = (event: Parameters<typeof tellField>[0]) => tellField(event, names, bodies).map(names.agreed);
const side = (unit: string, more: Partial<MeleeSideTold> = {}): MeleeSideTold => ({
  unit,
  figures: 1,
  point: null,
  dice: 0,
  losses: 0,
  because: [],
  ...more,
});
const count = (...shown: number[]): Roll => ({ ask: 'count', sides: 12, shown, faces: [12], result: 0 });
const spared = (because: string) => ({ clause: 'cady/x', because, effect: 'does not roll' }) as const;

describe('a melee is told', () => {
  it('with the dice of each side by its name, whoever threw first', () => {
    // The enemies of an elephant throw before it does.
    const event = {
      ...when,
      kind: 'melee',
      a: side('beast', { point: 7, dice: 3, losses: 1 }),
      b: side('hastati', { point: 5, dice: 2, losses: 2 }),
      thrown: ['hastati', 'beast'],
      rolls: [count(9, 10), count(1, 2, 8)],
    } as const;
    expect(told(event)).toEqual([
      'Melee: Surus rolls 3 dice against melee point 7, losing 1 figure; Hastati roll 2 dice against melee point 5, losing 2 figures',
      '  dice: Surus 3d12 1 2 8 | Hastati 2d12 9 10',
    ]);
    // As many dice of each, or dice for more attacks than one.
    const rolls = [count(9, 10, 3), count(1, 2, 8), count(4)];
    expect(told({ ...event, thrown: ['hastati', 'beast', 'hastati'], rolls }).at(-1)).toBe(
      '  dice: Surus 3d12 1 2 8 | Hastati 3d12 9 10 3, 1d12 4',
    );
  });

  it('with the reasons of each side apart, and beside who does not roll why not', () => {
    const tired = { clause: 'cady/x', because: 'tired', effect: '−1 melee point' } as const;
    const event = {
      ...when,
      kind: 'melee',
      a: side('hastati', { because: [tired, spared('its enemy does not strike this turn')] }),
      b: side('horse', { point: 6, dice: 1, because: [tired] }),
      thrown: ['horse'],
      rolls: [count(4)],
    } as const;
    expect(told(event)).toEqual([
      'Melee: Hastati do not roll (its enemy does not strike this turn); Horse of the left rolls 1 die against melee point 6, losing nobody',
      '  why: Hastati: tired: −1 melee point | Horse of the left: tired: −1 melee point',
      '  dice: 1d12 4',
    ]);
  });

  it('with both reasons where neither rolls', () => {
    const event = {
      ...when,
      kind: 'melee',
      a: side('hastati', { because: [spared('spent')] }),
      b: side('horse'),
      thrown: [],
    } as const;
    expect(told(event)).toEqual([
      'Melee: neither Hastati nor Horse of the left rolls',
      '  why: Hastati: spent: does not roll',
    ]);
  });
});

describe('who holds and who moves is told', () => {
  it('with verbs that agree', () => {
    expect(told({ ...when, kind: 'objective', objective: 'mill', side: 'a', turns: 2 })).toEqual([
      'The hillmen hold the mill (2 turns)',
    ]);
  });

  it('as who turns in his place, who comes up to the enemy, and who is kept where he is', () => {
    const moved = {
      ...when,
      kind: 'moved',
      unit: 'hastati',
      order: 'H',
      from: { x: 0, y: 0 },
      to: { x: 0, y: 0 },
      facing: 356,
      distance: 0,
      way: [],
      charging: false,
      forced: null,
      because: [],
    } as const;
    expect(told(moved)).toEqual(['Hastati stay where they are and face 356°']);
    expect(told({ ...moved, charging: true, distance: 7.338, stopped: 'the enemy: beast, horse' })).toEqual([
      'Hastati charge 7.3 cm, facing 356°, up to Surus and Horse of the left',
    ]);
    expect(told({ ...moved, stopped: 'horse is in the way' })).toEqual([
      'Hastati stay where they are, facing 356° — Horse of the left is in the way',
    ]);
  });
});

describe('a distance is told', () => {
  it.each([
    [39.96, '39.96 cm'],
    [39.9, '39.9 cm'],
    [40, '40 cm'],
    [40.0004, '40 cm'],
    [7.337999999999999, '7.3 cm'],
    [8.998, '9 cm'],
    [12.998, '13 cm'],
    [13.002, '13.002 cm'],
  ])('%d as %s', (length, text) => expect(cm(length)).toBe(text));
});

describe('a brigade is told', () => {
  const of = (side: string, battle: string) =>
    told({ turn: 1, phase: 'morale', kind: 'battle-held', side, battle, outcome: 'held', because: [] });

  it('by its name, or by its id and what it is', () => {
    expect(of('a', 'left')).toEqual(['The hillmen: The brigade of the left is held together']);
    expect(of('b', 'van')).toEqual(['The Romans: the van brigade is held together']);
  });

  it('and what a test is thrown for is the word of its period', () => {
    const test = {
      kind: 'three-dice-test',
      unit: 'beast',
      to: 'save-the-battle',
      dice: 3,
      faces: [1],
      passed: true,
    } as const;
    expect(told({ turn: 1, phase: 'morale', ...test, rolls: [], because: [] })[0]).toContain(
      'to hold its brigade together',
    );
  });
});
