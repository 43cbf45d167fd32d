import { describe, expect, it } from 'vitest';
import { drawTable, type Piece, pictureFaults, standMarks, type TablePicture } from '../../src/draw/index.js';
import { standPieces, standScene, stands } from './stands-scene.js';
import { type Element, everything, ofClass, parseXml, shownText } from './xml.js';

const drawn = parseXml(drawTable(standScene));
const pieceElement = (id: string, root: Element = drawn) =>
  ofClass(root, 'piece').find(one => one.attributes['data-piece'] === id)!;
const standGroups = (id: string) => everything(pieceElement(id)).filter(one => one.attributes.class === 'stand');
const sizes = (root: Element) => [Number(root.attributes.width), Number(root.attributes.height)] as const;

/** One unit alone on a table in inches. */
const alone = (change: Partial<Piece>, more: Partial<TablePicture> = {}): TablePicture => ({
  table: { width: 24, height: 18, features: [] },
  unit: 'inch',
  pieces: [{ ...standPieces[0]!, placed: { ...standPieces[0]!.placed, at: { x: 12, y: 9 } }, ...change }],
  ...more,
});
const shapes = (root: Element) =>
  everything(root).map(({ name, attributes: { d, cx, cy, r } }) => `${name} ${d} ${cx} ${cy} ${r}`);

describe('units drawn stand by stand', () => {
  it('draws every stand that is there, and none where a place is empty', () => {
    for (const piece of standPieces.filter(one => one.stands!.length > 0)) {
      const outlines = pieceElement(piece.id).children.find(one => one.name === 'path')!;
      expect(outlines.attributes.d!.match(/Z/g), piece.id).toHaveLength(piece.stands!.length);
      expect(standGroups(piece.id), piece.id).toHaveLength(piece.stands!.length);
    }
  });

  it('gives every kind of stand figures of its own shape, so that print without colours tells them apart', () => {
    const all = standMarks.flatMap(mark =>
      [false, true]
        .filter(limbered => !limbered || mark.endsWith('gun'))
        .map(limbered => {
          const picture = alone({ stands: [{ rank: 0, file: 0, mark, limbered }] }, { legend: false });
          return shapes(parseXml(drawTable(picture))).join('\n');
        }),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  it('shows pikes and muskets of one unit differently', () => {
    const [musket, pike] = standGroups('page').map(one => one.children.map(child => child.name).sort());
    expect(pike).not.toEqual(musket);
  });

  it('turns the rear of a defensive mass about: fronts and ticks on both sides', () => {
    const fronts = (id: string) => ofClass(pieceElement(id), 'fronts')[0]!.attributes.d!.match(/M/g)!.length;
    expect(fronts('tillier')).toBe(5);
    expect(ofClass(pieceElement('tillier'), 'facing')).toHaveLength(2);
    expect(fronts('rupert-horse')).toBe(3);
    expect(ofClass(pieceElement('rupert-horse'), 'facing')).toHaveLength(1);
  });

  it('flies a flag over each commander, one over the other', () => {
    expect(ofClass(drawn, 'flag').length - 2).toBe(
      standPieces.filter(piece => piece.stands!.some(stand => stand.mark.endsWith('commander'))).length,
    );
    const flag = (mark: 'commander' | 'sub-commander') =>
      shapes(ofClass(parseXml(drawTable(alone({ stands: [{ rank: 0, file: 0, mark }] }))), 'flag')[0]!);
    expect(flag('commander')).not.toEqual(flag('sub-commander'));
  });

  it('counts the hits that lie on a unit', () => {
    const counts = ofClass(ofClass(drawn, 'hit-markers')[0]!, 'hits').map(shownText);
    expect(counts.sort()).toEqual(['1', '3']);
    expect(ofClass(parseXml(drawTable(alone({ hits: 0 }))), 'hits')).toEqual([]);
  });

  it('marks where a unit of no stands was, and keeps its name', () => {
    expect(standGroups('gone')).toEqual([]);
    expect(ofClass(pieceElement('gone'), 'dead-cap')).toHaveLength(2);
    expect(shownText(drawn)).toContain('Forlorn hope\n−2');
  });

  it('counts in stands', () => {
    expect(shownText(drawn)).toContain('The King: 11 units, 27 stands, 2 lost');
    expect(shownText(drawn)).toContain('Parliament: 9 of 10 units, 21 of 24 stands');
    expect(shownText(drawn)).toContain('stands lost');
    expect(drawn.children[1]!.text).toContain(
      "Page's Foot (The King), infantry, 4 stands (pikes 2, muskets 2), 1 lost, 3 hits",
    );
  });

  it('explains in the legend the stands and signs of the picture and no others', () => {
    const legend = (root: Element) =>
      shownText(ofClass(root, 'legend')[0]!)
        .split('\n')
        .filter(words => !words.includes(':'));
    expect(legend(drawn)).toEqual([
      ...standMarks,
      'limbered',
      'last move',
      'charge',
      'recoil',
      'shot',
      '1',
      'hit by a shot',
      'shot that hit nobody',
      '−3',
      'stands lost',
      '1',
      'hits not yet settled',
      'melee',
      'objective',
    ]);
    const plain = alone({ stands: stands('MPM'), lost: { stands: 0 }, hits: 0 });
    expect(legend(parseXml(drawTable(plain)))).toEqual(['pikes', 'muskets']);
  });

  it('draws a march, a charge and a recoil each with a line of its own', () => {
    const lines = ofClass(drawn, 'path').map(one => {
      const { 'stroke-dasharray': dashes, 'stroke-width': width } = one.children[1]!.attributes;
      return `${dashes} ${width}`;
    });
    expect(lines).toHaveLength(3);
    expect(new Set(lines).size).toBe(3);
  });

  it('draws melees where the picture says', () => {
    expect(ofClass(ofClass(drawn, 'melees')[0]!, 'melee')).toHaveLength(1);
    const none = parseXml(drawTable(alone({ state: 'in melee' }, { melees: [] })));
    expect(ofClass(none, 'melee')).toEqual([]);
  });

  it('draws places worth holding, in the colour of whoever holds them', () => {
    const [standard, mill] = ofClass(drawn, 'objective');
    const rings = [standard, mill].map(one => one!.children.find(child => child.name === 'circle')!.attributes);
    const scale = 18;
    expect(rings.map(ring => Number(ring.r))).toEqual([3 * scale, 3 * scale]);
    const colour = ofClass(pieceElement('skippon'), 'fronts')[0]!.attributes.stroke;
    expect(rings.map(ring => ring.stroke === colour)).toEqual([false, true]);
    expect(shownText(drawn)).toMatch(/the royal standard/);
    expect(shownText(drawn)).toMatch(/the mill\nheld for 2 turns/);
  });

  it('writes a long name in two lines rather than cut it short', () => {
    const label = "King's Lifeguard and Prince Rupert's Bluecoats";
    const text = shownText(ofClass(parseXml(drawTable(alone({ label }))), 'labels')[0]!);
    expect(text).toMatch(/^King's Lifeguard and\nPrince Rupert's Bluecoats\n/);
  });

  it('gives nothing of a hidden unit away', () => {
    const path = [
      { x: 1, y: 1 },
      { x: 12, y: 9 },
    ];
    const hide = (change: Partial<Piece>, more: Partial<TablePicture> = {}) =>
      drawTable(alone({ hidden: true, ...change }, more));
    const plain = hide({ stands: stands('M'), hits: 0, lost: { stands: 0 } });
    expect(hide({ stands: stands('C') }, { moves: [{ piece: standPieces[0]!.id, how: 'charge', path }] })).toBe(plain);
  });
});

describe('a table in inches', () => {
  it('is drawn as large as the same table in centimetres, with a line every foot', () => {
    const bare = (unit: 'inch' | 'cm', width: number, height: number) =>
      parseXml(drawTable({ table: { width, height, features: [] }, unit, pieces: [] }));
    const inches = bare('inch', 96, 60);
    const [width, height] = sizes(inches);
    const [wide, high] = sizes(bare('cm', 96 * 2.54, 60 * 2.54));
    expect(Math.abs(width / wide - 1)).toBeLessThan(0.02);
    expect(Math.abs(height / high - 1)).toBeLessThan(0.02);
    const frame = shownText(ofClass(inches, 'frame')[0]!).split('\n');
    expect(new Set(frame)).toEqual(new Set(['0', '12', '24', '36', '48', '60', '72', '84', '96']));
    expect(shownText(ofClass(inches, 'scale-bar')[0]!).split('\n')).toEqual(['0', '6', '12', '18', '24 inches']);
    expect(inches.children[1]!.text).toContain('Table 96 by 60 inches');
  });
});

describe('a picture of stands that cannot be drawn', () => {
  it.each<[string, TablePicture]>([
    ['pieces[0].stands[1]', alone({ stands: [...stands('M'), ...stands('P')] })],
    ['pieces[0].stands[0]', alone({ stands: [{ rank: 0.5, file: 0, mark: 'pikes' }] })],
    ['pieces[0].stands[0]', alone({ stands: [{ rank: 0, file: 1e9, mark: 'pikes' }] })],
    ['pieces[0].hits', alone({ hits: -1 })],
    ['objectives[0]', alone({}, { objectives: [{ id: 'o', name: 'o', at: { x: 1, y: 1 }, radius: 0 }] })],
  ])('names %s', (path, picture) => {
    expect(pictureFaults(picture).map(fault => fault.path)).toContain(path);
  });

  it('names a move of nobody', () => {
    const moves = [{ piece: 'nobody', how: 'march' as const, path: [] }];
    expect(() => drawTable(alone({}, { moves }))).toThrow('moves[0].piece');
  });
});
