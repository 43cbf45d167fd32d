import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawTable, pictureFaults, type TablePicture } from '../../src/draw/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import { standsOf } from '../../src/table/index.js';
import { anyPicture } from './random.js';
import { features, pieces, scene } from './scene.js';
import { badNumbers, deadReferences, everything, ofClass, parseXml, shownText } from './xml.js';

const drawn = parseXml(drawTable(scene));
const openPieces = pieces.filter(piece => piece.hidden !== true);
const pieceElement = (id: string, root = drawn) =>
  ofClass(root, 'piece').find(one => one.attributes['data-piece'] === id)!;

/** The picture of one unit alone on a bare table. */
const alone = (change: Partial<(typeof pieces)[number]>): TablePicture => ({
  table: { width: 60, height: 40, features: [] },
  unit: 'cm',
  pieces: [
    {
      id: 'unit',
      side: 'red',
      label: 'Unit',
      arm: 'infantry',
      placed: { stand: { front: 4, depth: 2, figures: 2 }, figures: 12, files: 3, at: { x: 30, y: 20 }, facing: 0 },
      ...change,
    },
  ],
});

describe('a picture of the table', () => {
  it('is a well-formed SVG document with a title and a description', () => {
    expect(drawn.name).toBe('svg');
    expect(drawn.attributes.xmlns).toBe('http://www.w3.org/2000/svg');
    expect(drawn.children[0]).toMatchObject({ name: 'title', text: scene.title });
    expect(drawn.children[1]!.name).toBe('desc');
    expect(drawn.children[1]!.text).toContain('33rd Foot (British), infantry, 33 figures, 3 lost');
    expect(drawn.attributes['aria-labelledby']!.split(' ')).toEqual(
      drawn.children.slice(0, 2).map(one => one.attributes.id),
    );
  });

  it('shows the front of a unit, and every side of a square as one', () => {
    const fronts = (piece: TablePicture) => ofClass(parseXml(drawTable(piece)), 'facing').length;
    expect([fronts(alone({})), fronts(alone({ allRound: true }))]).toEqual([1, 4]);
  });

  it('shows every unit, every label, every name', () => {
    for (const piece of openPieces) {
      expect(pieceElement(piece.id), piece.id).toBeDefined();
      expect(shownText(drawn)).toContain(piece.label);
    }
    for (const feature of features) {
      expect(
        everything(drawn).some(one => one.attributes['data-feature'] === feature.id),
        feature.id,
      ).toBe(true);
      if (feature.name !== undefined) expect(shownText(drawn)).toContain(feature.name);
    }
  });

  it('draws stands one by one, with a mark for every figure', () => {
    for (const piece of openPieces) {
      const element = pieceElement(piece.id);
      const stands = everything(element).find(one => one.name === 'path')!;
      expect(stands.attributes.d!.match(/Z/g)).toHaveLength(standsOf(piece.placed).length);
    }
    const dots = (id: string) => everything(pieceElement(id)).filter(one => one.name === 'circle').length;
    expect(dots('red-1')).toBe(33);
    expect(dots('blue-3')).toBe(21);
    expect(dots('red-5')).toBe(3);
  });

  it('counts losses beside the label and crosses out who wears a dead cap', () => {
    expect(shownText(drawn)).toContain('−3');
    const caps = (picture: TablePicture) => ofClass(parseXml(drawTable(picture)), 'dead-cap').length / 2;
    expect(caps(alone({}))).toBe(0);
    const eleven = { ...alone({}).pieces[0]!.placed, figures: 11 };
    expect(caps(alone({ placed: eleven }))).toBe(1);
    expect(
      caps(
        alone({
          lost: {
            figures: 2,
            caps: [
              { rank: 0, file: 0 },
              { rank: 1, file: 2 },
            ],
          },
        }),
      ),
    ).toBe(2);
  });

  it('points the facing tick the way the unit faces', () => {
    const towards = (difference: number) => (Math.abs(difference) < 1 ? 0 : difference > 0 ? 1 : -1);
    const tip = (facing: number) => {
      const placed = { ...alone({}).pieces[0]!.placed, facing };
      const path = ofClass(parseXml(drawTable(alone({ placed }))), 'facing')[0]!.attributes.d!;
      const [left, point, right] = [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
        m => [Number(m[1]), Number(m[2])] as const,
      );
      return [towards(point![0] * 2 - left![0] - right![0]), towards(point![1] * 2 - left![1] - right![1])];
    };
    expect(tip(0)).toEqual([0, -1]);
    expect(tip(90)).toEqual([1, 0]);
    expect(tip(180)).toEqual([0, 1]);
    expect(tip(225)).toEqual([-1, 1]);
  });

  it('gives nothing of a hidden unit away but that it is there', () => {
    const hide = (change: object) => drawTable(alone({ hidden: true, ...change }));
    const plain = hide({});
    expect(plain).toContain('hidden-marker');
    expect(
      hide({
        id: 'secret',
        label: 'Secret',
        arm: 'cavalry',
        state: 'rout',
        note: 'Secret',
        lost: { figures: 4 },
        path: [
          { x: 0, y: 0 },
          { x: 30, y: 20 },
        ],
        arc: { halfAngle: 45, ranges: [20] },
        placed: { ...alone({}).pieces[0]!.placed, figures: 3, facing: 77 },
      }),
    ).toBe(plain);
    expect(drawTable(scene)).not.toContain('nobody may read this');
  });

  it('draws what a unit is doing', () => {
    const signs = (state: 'steady' | 'back' | 'back-and-turn' | 'rout') => {
      const marks = ofClass(parseXml(drawTable(alone({ state }))), 'retreat');
      return marks[0]?.children[1]?.attributes.d?.match(/M/g)?.length ?? 0;
    };
    expect(signs('steady')).toBe(0);
    expect(signs('back')).toBe(1);
    expect(signs('back-and-turn')).toBe(2);
    expect(signs('rout')).toBe(3);
    expect(ofClass(drawn, 'melee').length).toBe(2);
    expect(drawTable(alone({ state: 'rout' }))).not.toBe(drawTable(alone({ state: 'steady' })));
  });

  it('keeps labels off stands and off each other when there is room', () => {
    const wide = { stand: { front: 4, depth: 2, figures: 2 }, figures: 24, files: 6, facing: 0 };
    const picture: TablePicture = {
      table: { width: 120, height: 90, features: [] },
      unit: 'cm',
      pieces: [30, 34.2, 38.4].map((y, index) => ({
        id: `u${index}`,
        side: index % 2,
        label: `Regiment ${index}`,
        arm: 'infantry' as const,
        placed: { ...wide, at: { x: 60, y } },
      })),
    };
    const root = parseXml(drawTable(picture));
    const labels = ofClass(root, 'label').map(one => everything(one).find(part => part.name === 'text')!);
    const spots = labels.map(one => [Number(one.attributes.x), Number(one.attributes.y)] as const);
    const stands = ofClass(root, 'piece').map(one => {
      const d = everything(one).find(part => part.name === 'path')!.attributes.d!;
      const heights = [...d.matchAll(/ (-?[\d.]+)/g)].map(match => Number(match[1]));
      return { top: Math.min(...heights), bottom: Math.max(...heights) };
    });
    // The stands are all as wide as each other and stand one behind the other: a label is clear when it is beside them or between.
    const middle = Number(root.attributes.width) / 2;
    for (const [x, y] of spots)
      expect(Math.abs(x - middle) > 84 || stands.every(({ top, bottom }) => y < top || y - 10 > bottom)).toBe(true);
    for (const [index, [x, y]] of spots.entries())
      for (const [otherX, otherY] of spots.slice(index + 1))
        expect(Math.abs(x - otherX) > 80 || Math.abs(y - otherY) > 12).toBe(true);
  });

  it('differs by side in black-and-white print', () => {
    const print = drawTable({ ...scene, style: { ink: 'print' } });
    const colours = new Set(
      [...print.matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/g)].filter(([, r, g, b]) => r !== g || g !== b),
    );
    expect(colours.size).toBe(0);
    const stands = (id: string) =>
      everything(pieceElement(id, parseXml(print))).find(one => one.name === 'path')!.attributes.fill;
    expect(stands('red-1')).not.toBe(stands('blue-1'));
  });

  it('is larger at a larger scale and puts its prefix before every id', () => {
    const large = parseXml(drawTable({ ...scene, style: { scale: 14, idPrefix: 'turn-3' } }));
    expect(Number(large.attributes.width)).toBeGreaterThan(Number(drawn.attributes.width) * 1.8);
    for (const { attributes } of everything(large))
      if (attributes.id !== undefined) expect(attributes.id).toMatch(/^turn-3-/);
    expect(deadReferences(large)).toEqual([]);
  });

  it('escapes all text', () => {
    const text = `<script>alert("&'")</script>\u0000\ud800`;
    const svg = drawTable({
      ...alone({ label: text, note: text, side: text, id: text }),
      title: text,
      caption: text,
      sides: [{ id: text, name: text }],
    });
    expect(svg).not.toContain('<script');
    expect(parseXml(svg).children[0]!.text).toBe(`<script>alert("&'")</script>\ufffd\ufffd`);
  });
});

describe('any picture', () => {
  it('is well formed, byte-stable, without broken numbers or references, and shows every unit', () => {
    fc.assert(
      fc.property(anyPicture, picture => {
        const svg = drawTable(picture);
        expect(drawTable(structuredClone(picture))).toBe(svg);
        const root = parseXml(svg);
        expect(badNumbers(root)).toEqual([]);
        expect(deadReferences(root)).toEqual([]);
        const open = picture.pieces.filter(piece => piece.hidden !== true);
        expect(ofClass(root, 'piece').map(one => one.attributes['data-piece'])).toEqual(open.map(piece => piece.id));
        expect(ofClass(root, 'hidden-marker')).toHaveLength(picture.pieces.length - open.length);
        expect(ofClass(root, 'shot')).toHaveLength(picture.shots?.length ?? 0);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves what it is given as it is', () => {
    fc.assert(
      fc.property(anyPicture, picture => {
        const before = structuredClone(picture);
        drawTable(picture);
        expect(picture).toEqual(before);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a picture that cannot be drawn', () => {
  const refused = (picture: TablePicture): RuleViolation => {
    try {
      drawTable(picture);
    } catch (fault) {
      if (fault instanceof RuleViolation) return fault;
    }
    throw new Error('it was drawn');
  };

  it.each<[string, TablePicture]>([
    ['table.width', { ...scene, table: { ...scene.table, width: 1e9 } }],
    ['table.height', { ...scene, table: { ...scene.table, height: Number.NaN } }],
    ['style.scale', { ...scene, style: { scale: 0 } }],
    ['style.grid', { ...scene, style: { grid: 0.1 } }],
    ['style.idPrefix', { ...scene, style: { idPrefix: '"><script>' } }],
    ['pieces[1].id', { ...scene, pieces: [pieces[0]!, pieces[0]!], shots: [] }],
    ['pieces[0].placed', alone({ placed: { ...alone({}).pieces[0]!.placed, figures: 1e9 } })],
    ['pieces[0].placed.at', alone({ placed: { ...alone({}).pieces[0]!.placed, facing: Number.NaN } })],
    [
      'pieces[0].placed.stand',
      alone({ placed: { ...alone({}).pieces[0]!.placed, stand: { front: 0, depth: 2, figures: 2 } } }),
    ],
    ['pieces[0].arc', alone({ arc: { halfAngle: 200, ranges: [20] } })],
    ['shots[0].to', { ...scene, shots: [{ from: 'red-1', to: 'nobody', hits: 1 }] }],
    ['sides[0].colour', { ...scene, sides: [{ id: 'red', colour: 'url(evil)' }] }],
    [
      'table.features[0].outline',
      { ...scene, table: { ...scene.table, features: [{ kind: 'wood', id: 'w', outline: [{ x: 1, y: 1 }] }] } },
    ],
  ])('names %s', (path, picture) => {
    const fault = refused(picture);
    expect(fault.path).toBe(path);
    expect(fault.mend).not.toBe('');
  });

  it('names every fault at once', () => {
    const faults = pictureFaults({
      ...alone({ placed: { ...alone({}).pieces[0]!.placed, files: 0 }, arc: { halfAngle: -1, ranges: [] } }),
      style: { grid: 0 },
    });
    expect(faults.map(fault => fault.path)).toEqual(['style.grid', 'pieces[0].placed', 'pieces[0].arc']);
  });
});
