import fc from 'fast-check';
import { type MarkedStand, type Piece, type Shot, standMarks, type TablePicture } from '../../src/draw/index.js';
import type { Feature } from '../../src/table/index.js';

const coordinate = fc.double({ min: -20, max: 200, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const label = fc.oneof(
  fc.string({ maxLength: 30, unit: 'binary' }),
  fc.constantFrom('1st <Foot> & "Guards"', "l'État", ''),
);
const length = fc.double({ min: 0.5, max: 12, noNaN: true });

const feature = (id: string): fc.Arbitrary<Feature> =>
  fc.oneof(
    fc.record({
      id: fc.constant(id),
      name: label,
      kind: fc.constantFrom('hill' as const, 'wood', 'rough', 'marsh', 'building', 'ridge'),
      outline: fc.array(point, { minLength: 3, maxLength: 7 }),
      level: fc.integer({ min: 1, max: 6 }),
    }),
    fc.record({
      id: fc.constant(id),
      name: label,
      kind: fc.constantFrom('river' as const, 'creek', 'road'),
      line: fc.array(point, { minLength: 2, maxLength: 5 }),
      width: length,
    }),
    fc.record({
      id: fc.constant(id),
      name: label,
      kind: fc.constantFrom('ford' as const, 'bridge'),
      line: fc.array(point, { minLength: 2, maxLength: 3 }),
      width: length,
    }),
    fc.record({
      id: fc.constant(id),
      name: label,
      kind: fc.constantFrom('fence' as const, 'wall'),
      line: fc.array(point, { minLength: 2, maxLength: 4 }),
    }),
  );

const stands: fc.Arbitrary<readonly MarkedStand[]> = fc.uniqueArray(
  fc.record(
    {
      rank: fc.nat({ max: 3 }),
      file: fc.nat({ max: 5 }),
      mark: fc.constantFrom(...standMarks),
      back: fc.boolean(),
      limbered: fc.boolean(),
    },
    { requiredKeys: ['rank', 'file', 'mark'] },
  ),
  { maxLength: 8, selector: ({ rank, file }) => `${rank} ${file}` },
);

const piece = (id: string): fc.Arbitrary<Piece> =>
  fc.record(
    {
      id: fc.constant(id),
      side: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constantFrom('red', 'blue & white')),
      label,
      arm: fc.constantFrom('infantry' as const, 'cavalry', 'artillery'),
      placed: fc.record({
        stand: fc.record({ front: length, depth: length, figures: fc.integer({ min: 1, max: 6 }) }),
        figures: fc.integer({ min: 0, max: 36 }),
        files: fc.integer({ min: 1, max: 12 }),
        at: point,
        facing: fc.double({ min: 0, max: 359.9, noNaN: true }),
      }),
      stands,
      lost: fc.oneof(fc.record({ figures: fc.nat({ max: 36 }) }), fc.record({ stands: fc.nat({ max: 6 }) })),
      hits: fc.nat({ max: 12 }),
      state: fc.constantFrom('steady' as const, 'back', 'back-and-turn', 'rout', 'in melee'),
      hidden: fc.boolean(),
      path: fc.array(point, { maxLength: 4 }),
      arc: fc.record({ halfAngle: fc.integer({ min: 0, max: 180 }), ranges: fc.constant([20, 40.5]) }),
      note: label,
    },
    { requiredKeys: ['id', 'side', 'label', 'arm', 'placed'] },
  );

const shot = (ids: readonly string[]): fc.Arbitrary<Shot> => {
  const end = ids.length === 0 ? point : fc.oneof(point, fc.constantFrom(...ids));
  return fc.record(
    {
      from: end,
      to: end,
      hits: fc.integer({ min: 0, max: 20 }),
      hitPoint: point,
      area: fc.oneof(
        fc.record({ kind: fc.constant('circle' as const), centre: point, radius: length }),
        fc.record({
          kind: fc.constant('wedge' as const),
          at: point,
          bearing: fc.integer({ min: 0, max: 359 }),
          halfAngle: fc.integer({ min: 0, max: 90 }),
          length,
        }),
        fc.record({
          kind: fc.constant('stick' as const),
          from: point,
          to: point,
          width: length,
          bounces: fc.constant([{ from: 1, to: 2 }]),
        }),
      ),
    },
    { requiredKeys: ['from', 'to', 'hits'] },
  );
};

/** Any picture at all: terrain and units anywhere, on the table or off it, with any text. */
export const anyPicture: fc.Arbitrary<TablePicture> = fc
  .record({ features: fc.nat({ max: 6 }), pieces: fc.nat({ max: 6 }) })
  .chain(({ features, pieces }) => {
    const ids = Array.from({ length: pieces }, (_, index) => `unit-${index}`);
    return fc.record(
      {
        table: fc.record({
          width: fc.double({ min: 5, max: 300, noNaN: true }),
          height: fc.double({ min: 5, max: 300, noNaN: true }),
          features: fc.tuple(...Array.from({ length: features }, (_, index) => feature(`feature-${index}`))),
        }),
        unit: fc.constantFrom('cm' as const, 'inch', 'pace'),
        pieces: fc.tuple(...ids.map(piece)),
        shots: fc.array(shot(ids), { maxLength: 3 }),
        moves:
          ids.length === 0
            ? fc.constant([])
            : fc.array(
                fc.record({
                  piece: fc.constantFrom(...ids),
                  how: fc.constantFrom('march' as const, 'charge', 'recoil'),
                  path: fc.array(point, { maxLength: 4 }),
                }),
                { maxLength: 4 },
              ),
        objectives: fc.array(
          fc.record(
            { id: label, name: label, at: point, radius: length, side: fc.constantFrom('red', 'nobody'), note: label },
            { requiredKeys: ['id', 'name', 'at'] },
          ),
          { maxLength: 2 },
        ),
        melees: fc.array(point, { maxLength: 2 }),
        title: label,
        caption: label,
        legend: fc.boolean(),
        style: fc.record({ scale: fc.constantFrom(2, 7, 10.5), ink: fc.constantFrom('colour' as const, 'print') }),
      },
      { requiredKeys: ['table', 'unit', 'pieces'] },
    );
  });
