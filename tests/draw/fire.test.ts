import { describe, expect, it } from 'vitest';
import { drawTable, type Piece, type Shot, type TablePicture } from '../../src/draw/index.js';
import { everything, ofClass, parseXml, shownText } from './xml.js';

const foot = (id: string, x: number, y: number, change: Partial<Piece> = {}): Piece => ({
  id,
  side: id.startsWith('red') ? 'red' : 'blue',
  label: id,
  arm: 'infantry',
  placed: { stand: { front: 4, depth: 2, figures: 2 }, figures: 6, files: 3, at: { x, y }, facing: 0 },
  ...change,
});
const pieces = [foot('red-1', 15, 10), foot('red-2', 25, 10), foot('blue-1', 20, 30)];
const picture = (change: Partial<TablePicture>): TablePicture => ({
  table: { width: 60, height: 40, features: [] },
  unit: 'cm',
  pieces,
  ...change,
});
const drawn = (change: Partial<TablePicture>) => parseXml(drawTable(picture(change)));
const legendOf = (change: Partial<TablePicture>) => shownText(ofClass(drawn(change), 'legend')[0]!);
const shot = (hits: number, from = 'red-1'): Shot => ({ from, to: { x: 20, y: 28 }, hits });

describe('fire in a picture', () => {
  it('says in the legend what a burst, a ring and an arc mean, and nothing of what is not there', () => {
    expect(legendOf({ shots: [shot(2)] })).toContain('hit by a shot');
    expect(legendOf({ shots: [shot(2)] })).not.toContain('hit nobody');
    expect(legendOf({ shots: [shot(0)] })).toContain('shot that hit nobody');
    expect(legendOf({ shots: [shot(0)] })).not.toContain('hit by a shot');
    expect(legendOf({})).not.toContain('within reach');
    const gun = { arc: { halfAngle: 45, ranges: [20] } };
    expect(legendOf({ pieces: [foot('red-1', 15, 10, gun)] })).toContain('within reach');
    expect(legendOf({ pieces: [foot('red-1', 15, 10, { ...gun, hidden: true })] })).not.toContain('within reach');
  });

  it('counts the hits on one spot together, over the rings of shots that missed there', () => {
    const root = drawn({ shots: [shot(1), shot(1, 'red-2'), shot(0, 'red-2')] });
    const bursts = ofClass(root, 'bursts')[0]!;
    expect(shownText(bursts).trim()).toBe('2');
    const drawing = drawTable(picture({ shots: [shot(1), shot(0, 'red-2')] }));
    expect(drawing.indexOf('class="bursts"')).toBeGreaterThan(drawing.indexOf('class="miss"'));
  });

  it('draws every line of an arc once: dashes over dashes would close up', () => {
    const root = drawn({ pieces: [foot('red-1', 15, 10, { arc: { halfAngle: 45, ranges: [10, 20, 30] } })] });
    const dashed = everything(ofClass(root, 'arc')[0]!).filter(one => one.attributes['stroke-dasharray'] !== undefined);
    expect(dashed).toHaveLength(1);
    // One closed outline, and the two ranges within it as open lines.
    expect(dashed[0]!.attributes.d!.match(/M/g)).toHaveLength(3);
    expect(dashed[0]!.attributes.d!.match(/Z/gi)).toHaveLength(1);
  });
});

describe('names of the ground', () => {
  it('leave a word of room between two that stand in one line', () => {
    const building = (id: string, name: string, x: number) => ({
      kind: 'building' as const,
      id,
      name,
      outline: [
        { x, y: 20 },
        { x: x + 4, y: 20 },
        { x: x + 4, y: 24 },
        { x, y: 24 },
      ],
    });
    const apart = (gap: number) => {
      const features = [building('smithy', 'the smithy', 20), building('granary', 'the granary', 24 + gap)];
      const root = parseXml(drawTable({ table: { width: 60, height: 40, features }, unit: 'cm', pieces: [] }));
      const [one, other] = ofClass(root, 'label').flatMap(label =>
        everything(label).filter(({ name }) => name === 'text'),
      );
      const size = Number(one!.attributes['font-size']);
      const [x, y] = ['x', 'y'].map(
        key => Math.abs(Number(one!.attributes[key]) - Number(other!.attributes[key])) / size,
      );
      return { x: x!, y: y! };
    };
    for (let gap = 0.25; gap < 12; gap += 0.1) {
      const { x, y } = apart(gap);
      // Ten and eleven letters of 0.55 of their size and more: half of each, and a word of room.
      expect(y > 0.9 || x > 6.4).toBe(true);
    }
  });
});
