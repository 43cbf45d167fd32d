import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startBattle } from '../../src/battle/index.js';
import { musket } from '../../src/rulesets/cady/musket/index.js';
import { tellMusket } from '../../src/rulesets/cady/musket/windows/tell.js';

const file = JSON.parse(readFileSync('examples/scenarios/basic-musket-game.json', 'utf8'));
const scenario = startBattle(musket, file, { seed: 1 }).scenario;
const when = { turn: 1, phase: 'morale', round: 1 } as const;

describe('fights as they are told', () => {
  it('a unit is met in its rear, and on its flank', () => {
    const contact = {
      kind: 'contact',
      ...when,
      a: 'blue-1',
      b: 'red-1',
      third: 3,
      edgeOfA: 'front',
      because: [],
    } as const;
    const told = (edgeOfB: 'rear' | 'flank') => tellMusket({ ...contact, edgeOfB } as never, scenario);
    expect(told('rear')).toEqual([
      '1st Foot and 10th Line meet in the last third of the turn, in the rear of 10th Line',
    ]);
    expect(told('flank')).toEqual([
      '1st Foot and 10th Line meet in the last third of the turn, on the flank of 10th Line',
    ]);
  });

  it('who squares up to an enemy is told to stand as it does then, and who meets over a wall does not meet in the last third', () => {
    const contact = { kind: 'contact', ...when, a: 'blue-1', b: 'red-1', third: 3, because: [] } as const;
    const edges = { edgeOfA: 'front', edgeOfB: 'front' } as const;
    const told = (more: object) => tellMusket({ ...contact, ...edges, ...more } as never, scenario);
    expect(told({ squares: { unit: 'blue-1', facing: 290, cm: 6.12 } })).toEqual([
      '1st Foot and 10th Line meet in the last third of the turn, front to front; 1st Foot squares up over 6.1 cm, facing 290°',
    ]);
    expect(told({ storms: 'ladder' })).toEqual([
      '1st Foot and 10th Line meet over the wall, by a ladder, front to front',
    ]);
  });

  it('what befalls several units of a brigade is one reason', () => {
    const tested = (unit: string, would: string) => ({
      clause: 'cady/common/break-through/battle-save-who',
      because: `${unit} would ${would}`,
      effect: 'the others are tested',
    });
    const event = {
      kind: 'three-dice-test',
      ...when,
      unit: 'blue-light',
      to: 'save-the-battle',
      dice: 3,
      faces: [1, 2],
      passed: true,
      because: [tested('blue-1', 'rout'), tested('blue-horse', 'go back'), tested('blue-2', 'rout')],
    };
    expect(tellMusket(event as never, scenario)[1]).toBe(
      '  why: 1st Foot and 2nd Foot would rout: the others are tested; 1st Hussars would go back: the others are tested',
    );
  });

  it('who loses figures without a roll loses so many figures', () => {
    const side = (unit: string, dice: number, losses: number) => ({
      unit,
      dice,
      losses,
      point: dice === 0 ? null : 5,
      because: [],
    });
    const event = {
      kind: 'melee',
      ...when,
      a: side('blue-1', 0, 2),
      b: side('red-1', 3, 0),
      thrown: ['red-1'],
      because: [],
    };
    expect(tellMusket(event as never, scenario)[0]).toBe(
      'Melee: 1st Foot loses 2 figures without a roll; 10th Line rolls 3 dice against melee point 5, losing nobody',
    );
  });

  it('who routs all the same is not told to be spared', () => {
    const event = {
      kind: 'morale',
      ...when,
      unit: 'red-1',
      before: 21,
      loss: 6,
      column: '31-40',
      result: 'back-and-turn',
      counts: false,
      instead: '[routs] all the same',
      because: [
        { clause: 'cady/common/melee/zero-routs', because: 'attacked with no melee point left', effect: 'rout' },
      ],
    };
    expect(tellMusket(event as never, scenario)).toEqual([
      '10th Line looks to its morale: 6 of its total value of 21 lost this turn, column 31-40 — it routs all the same',
      '  why: attacked with no melee point left: rout',
    ]);
  });
});
