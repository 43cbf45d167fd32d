import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startBattle } from '../../src/battle/index.js';
import { musket } from '../../src/rulesets/cady/musket/index.js';
import { tellMusket } from '../../src/rulesets/cady/musket/windows/tell.js';
import { raymond } from '../../src/rulesets/raymond/index.js';
import { tellRaymond } from '../../src/rulesets/raymond/windows/tell.js';
import { skirmish } from '../../src/rulesets/skirmish/index.js';
import { tellSkirmish } from '../../src/rulesets/skirmish/windows/tell.js';

const read = (name: string) => JSON.parse(readFileSync(`examples/scenarios/${name}.json`, 'utf8'));

describe('a volley of muskets', () => {
  const scenario = startBattle(musket, read('basic-musket-game'), { seed: 1 }).scenario;
  const group = (figures: number, distance: number, faces: number[], shots = 1) => ({
    figures,
    shots,
    distance,
    faces,
  });
  const banded = (cm: number, band: string, effect: string) =>
    ({
      clause: 'cady/musket/small-arms/bands-muskets',
      because: `${cm} cm with muskets, ${band} range`,
      effect,
    }) as const;

  it('puts together who needs the same to hit, and the distances of one band', () => {
    const deep = {
      clause: 'cady/musket/small-arms/massed-target',
      because: 'target 6 figures deep',
      effect: '+1 step',
    } as const;
    const event = {
      kind: 'volley',
      turn: 1,
      phase: 'small-arms',
      round: 1,
      unit: 'blue-1',
      target: 'red-1',
      groups: [group(4, 18.2, [2, 4, 6]), group(2, 20, [2, 4, 6]), group(2, 22, [4, 6]), group(3, 22, [4, 6], 2)],
      hits: 1,
      losses: 1,
      because: [banded(19, 'middle', '4, 6'), deep, banded(20, 'middle', '4, 6'), banded(22, 'far', '6')],
    } as const;
    expect(tellMusket(event, scenario)).toEqual([
      '1st Foot fires at 10th Line: 6 figures at 19 to 20 cm, hits on 2, 4, 6; 2 figures at 22 cm, hits on 4, 6; 3 figures firing twice at 22 cm, hits on 4, 6 — 1 hit, 10th Line loses 1',
      '  why: 19 to 20 cm with muskets, middle range: 4, 6; target 6 figures deep: +1 step; 22 cm with muskets, far range: 6',
    ]);
  });
});

describe('the dice of a volley', () => {
  const scenario = startBattle(musket, read('basic-musket-game'), { seed: 1 }).scenario;
  const group = (figures: number, faces: number[]) => ({ figures, shots: 1, distance: 20, faces });
  const roll = (...shown: number[]) => ({ ask: 'count', sides: 10, shown });

  it('stand in the order of its figures, those together that need the same to hit', () => {
    const event = {
      kind: 'volley',
      turn: 1,
      phase: 'small-arms',
      round: 1,
      unit: 'blue-1',
      target: 'red-1',
      groups: [group(2, [4, 6]), group(1, [4, 6]), group(2, [6])],
      hits: 1,
      losses: 1,
      because: [],
      rolls: [roll(1, 9), roll(4), roll(6, 2)],
    };
    expect(tellMusket(event as never, scenario).at(-1)).toBe('  dice: 3d10 1 9 4 | 2d10 6 2');
  });
});

describe('a blow of the skirmish', () => {
  const scenario = startBattle(skirmish, read('raid-on-thornley-manor'), { seed: 1 }).scenario;
  const roll = (...shown: number[]) => ({ ask: 'roll', sides: 6, shown });
  const armour = { clause: 'skirmish/wounds/armour', because: 'protection 2', effect: 'killed on 6' };
  const blow = (effect: string, rolls: unknown[], because: unknown[]) =>
    tellSkirmish(
      {
        kind: 'blow',
        turn: 1,
        phase: 'melees',
        round: 1,
        figure: 'ralf',
        target: 'eustace',
        horse: false,
        attack: 6,
        defense: 5,
        effect,
        leaving: false,
        because,
        rolls,
      } as never,
      scenario,
    ).at(-1);

  it('says which die is thrown for what', () => {
    expect(blow('wounded', [roll(6), roll(4), roll(2)], [armour])).toBe(
      '  dice: to strike 1d6 6 | to defend 1d6 4 | to kill 1d6 2',
    );
    expect(blow('missed', [roll(2), roll(4)], [])).toBe('  dice: to strike 1d6 2 | to defend 1d6 4');
  });

  it('at a man on the ground, who has no die, too', () => {
    expect(blow('wounded', [roll(6), roll(2)], [armour])).toBe('  dice: to strike 1d6 6 | to kill 1d6 2');
  });
});

describe('a shot of the skirmish', () => {
  const scenario = startBattle(skirmish, read('raid-on-thornley-manor'), { seed: 1 }).scenario;
  const [archer, billman] = ['archers-1', 'bills-1'];
  const shot = (effect: 'missed' | 'wounded') =>
    tellSkirmish(
      {
        kind: 'shot',
        turn: 1,
        phase: 'shooting',
        round: 1,
        figure: archer,
        target: billman,
        horse: false,
        weapon: 'longbow',
        distance: 12,
        hitsOn: 7,
        effect,
        because: [{ clause: 'skirmish/wounds/roll', because: 'protection 3', effect: 'killed on 5, 6' }],
      } as never,
      scenario,
    );

  it('tells what a hit does, and nothing of it where it missed', () => {
    expect(shot('wounded').join()).toContain('killed on 5, 6');
    expect(shot('missed').join()).not.toContain('killed on');
  });
});

it('a leader of the English Civil War is he, his regiment it', () => {
  const scenario = startBattle(raymond, read('naseby-1645'), { seed: 1 }).scenario;
  const units = Object.values(scenario.sides).flatMap(side => side.units);
  const leader = units.find(({ rank }) => rank !== undefined)?.id ?? '';
  const regiment = units.find(({ name }) => name?.endsWith('Foot'))?.id ?? '';
  const lost = (unit: string) =>
    tellRaymond(
      { kind: 'losses', turn: 1, phase: 'combat', round: 1, unit, hits: 2, lost: 1, left: 1, because: [] } as never,
      scenario,
    ).join();
  expect(lost(leader)).toContain(': he loses 1 stand and has 1 left');
  expect(lost(regiment)).toContain(': it loses 1 stand and has 1 left');
});
