import { describe, expect, it } from 'vitest';
import { drawTable, type Piece, type TablePicture } from '../../src/draw/index.js';
import { betweenBodies, conditionOf, turnDrawn, volleyShot } from '../../src/rulesets/cady/common/windows/picture.js';
import { quadOf } from '../../src/table/index.js';

const stand = { front: 3, depth: 2, figures: 3 };
const piece = (id: string, side: string, y: number, facing: number, x = 50): Piece => ({
  id,
  side,
  label: id,
  arm: 'infantry',
  placed: { stand, figures: 18, files: 6, at: { x, y }, facing },
});
const blue = piece('blue', 'b', 40, 0);
const red = piece('red', 'r', 40, 180, 56);
const picture = (more: Partial<TablePicture> = {}): TablePicture => ({
  table: { width: 100, height: 80, features: [] },
  unit: 'cm',
  pieces: [blue, red],
  ...more,
});

const volley = { kind: 'volley', unit: 'blue' } as const;

describe('what units did in a turn', () => {
  it('marks each melee once, where the two bodies touch and not at the middle of either', () => {
    const { melees } = turnDrawn([blue, red], [{ a: 'blue', b: 'red' }], []);
    expect(melees).toHaveLength(1);
    // Blue is 18 cm broad from 41, red reaches to 47: they touch between 47 and 59.
    expect(melees[0]?.x).toBeCloseTo(53, 0);
    expect(melees[0]?.y).toBeCloseTo(40, 0);
    expect(betweenBodies(quadOf(red.placed), quadOf(blue.placed)).x).toBeCloseTo(53, 0);
  });

  it('shows the way through the enemy, and where who broke through had fired from', () => {
    const events = [volley, { kind: 'broke-through', unit: 'blue', cm: 10, because: [] }] as const;
    const { moves, ghosts } = turnDrawn([blue, red], [], events);
    expect(moves).toEqual([{ piece: 'blue', how: 'charge', path: [{ x: 50, y: 30 }, blue.placed.at] }]);
    expect(ghosts).toEqual([{ piece: 'blue', placed: { ...blue.placed, at: { x: 50, y: 30 } } }]);
    expect(volleyShot({ unit: 'blue', target: 'red', losses: 2 }, [blue, red], ghosts)).toEqual([
      { from: { x: 50, y: 30 }, to: 'red', hits: 2 },
    ]);
    const svg = drawTable(picture({ moves, ghosts }));
    expect(svg.match(/class="ghost"/g)).toHaveLength(1);
    expect(svg).toContain('where it stood when it fired');
  });

  it('draws no ghost for who stands where he fired', () => {
    expect(turnDrawn([blue, red], [], [volley]).ghosts).toEqual([]);
    expect(drawTable(picture())).not.toContain('ghost');
  });
});

describe('signs', () => {
  it('a bounce stick is explained, and thinner than a stand', () => {
    const area = { kind: 'stick', from: { x: 10, y: 10 }, to: { x: 10, y: 30 }, width: 1 } as const;
    const svg = drawTable(picture({ shots: [{ from: { x: 10, y: 5 }, to: { x: 10, y: 10 }, hits: 0, area }] }));
    expect(svg).toContain('path of a ball');
    expect(svg).not.toContain('ground struck');
    const [, drawn = ''] = /class="hit-areas">([\s\S]*?)<\/g>/.exec(svg) ?? [];
    const widths = [...drawn.matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width));
    expect(Math.max(...widths)).toBeLessThan(7);
  });

  it('ground too near for a machine is left as it is, and the bound is written there', () => {
    const machine: Piece = { ...blue, arm: 'artillery', arc: { halfAngle: 45, from: 12, ranges: [24, 36] } };
    const svg = drawTable(picture({ pieces: [machine] }));
    const [, arc = ''] = /class="arc"([\s\S]*?)<\/g>/.exec(svg) ?? [];
    expect(arc.match(/fill-rule="evenodd"/g)).toHaveLength(2);
    for (const range of ['12', '24', '36']) expect(arc).toContain(`>${range}<`);
    // Every band has two bounds: nothing is drawn over the zone within 12 cm.
    for (const [, path = ''] of arc.matchAll(/ d="([^"]+)"[^>]*fill-rule/g))
      expect(path.match(/[Mm]/g)).toHaveLength(2);
  });

  it('fatigue and empty muskets are written; nothing is for whoever is as he should be, or may not be known', () => {
    expect(conditionOf({ fatigue: 2, loaded: false })).toEqual(['tired −2', 'not loaded']);
    expect(conditionOf({ fatigue: 0, loaded: true })).toEqual([]);
    expect(conditionOf(undefined)).toEqual([]);
  });
});
