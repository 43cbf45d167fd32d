import type { MarkedStand, Piece, StandMark, TablePicture } from '../../src/draw/index.js';

const side = 40 / 25.4;
const letters: Readonly<Record<string, StandMark>> = {
  P: 'pikes',
  M: 'muskets',
  S: 'swords',
  L: 'light arms',
  d: 'dismounted dragoons',
  D: 'mounted dragoons',
  H: 'horse',
  X: 'armoured horse',
  f: 'frame gun',
  l: 'light gun',
  h: 'heavy gun',
  C: 'commander',
  c: 'sub-commander',
};

/** A body of 40 mm stands by its letters, row by row from the front; `.` is an empty place. */
export function stands(layout: string, all: Pick<MarkedStand, 'limbered'> = {}, rear = false): readonly MarkedStand[] {
  return layout
    .split('/')
    .flatMap((row, rank) =>
      [...row].flatMap((letter, file) =>
        letter === '.' ? [] : [{ rank, file, mark: letters[letter]!, back: rear && rank > 0, ...all }],
      ),
    );
}

type Given = Pick<Piece, 'label' | 'arm'> & Partial<Piece> & { readonly stands: readonly MarkedStand[] };

function piece(
  id: string,
  of: 'king' | 'parliament',
  at: readonly [number, number],
  facing: number,
  given: Given,
): Piece {
  const depth = given.arm === 'artillery' ? 2 * side : side;
  const stand = { front: side, depth, figures: 1 };
  return { id, side: of, placed: { stand, figures: 1, files: 1, at: { x: at[0], y: at[1] }, facing }, ...given };
}

const foot = (label: string, layout: string, more: Partial<Piece> = {}): Given => ({
  label,
  arm: 'infantry',
  stands: stands(layout),
  ...more,
});
const horse = (label: string, layout: string, more: Partial<Piece> = {}): Given => ({
  ...foot(label, layout, more),
  arm: 'cavalry',
});
const gun = (label: string, layout: string, limbered = false): Given => ({
  label,
  arm: 'artillery',
  stands: stands(layout, { limbered }),
});

export const standPieces: readonly Piece[] = [
  piece('page', 'king', [18, 27], 180, foot("Page's Foot", 'MPPM', { lost: { stands: 1 }, hits: 3 })),
  piece('tillier', 'king', [28, 27], 180, {
    ...foot("Tillier's Foot", 'PPM/MM.'),
    stands: stands('PPM/MM.', {}, true),
    note: 'defensive mass',
  }),
  piece('clubmen', 'king', [38.4, 27.6], 170, foot('Clubmen', 'SSL')),
  piece('rupert-horse', 'king', [8.6, 16.2], 180, horse("Rupert's Horse", 'HHH/HH.', { lost: { stands: 1 } })),
  piece('lifeguard', 'king', [45, 22], 200, horse('Lifeguard', 'HH')),
  piece('byron', 'king', [52, 31], 190, horse("Byron's Dragoons", 'DDD')),
  piece('rabinet', 'king', [22.4, 26.4], 180, gun('Rabinet', 'f')),
  piece('sakers', 'king', [32.4, 26.4], 180, gun('Sakers', 'l')),
  piece('train', 'king', [44, 32], 225, gun('Train', 'h', true)),
  piece('rupert', 'king', [12, 22], 170, horse('Prince Rupert', 'c')),
  piece('charles', 'king', [27, 33], 180, horse('King Charles', 'C')),
  piece('skippon', 'parliament', [18, 9], 0, foot("Skippon's Foot", 'MPPMM', { lost: { stands: 1 } })),
  piece('waller', 'parliament', [29, 10.4], 10, foot("Waller's Foot", 'MPP/MM.')),
  piece('heselrige', 'parliament', [48, 11], 0, horse('Lobsters', 'XXX', { hits: 1 })),
  piece('ireton-horse', 'parliament', [8, 16.2], 0, horse("Ireton's Horse", 'HH/HH')),
  piece('okey', 'parliament', [3, 24], 60, foot("Okey's Dragoons", 'dddd')),
  piece('drakes', 'parliament', [38, 8], 355, gun('Drakes', 'f')),
  piece('cannon', 'parliament', [23.4, 9], 0, gun('Cannon', 'h')),
  piece('fairfax', 'parliament', [24, 3.4], 0, horse('Sir Thomas Fairfax', 'C')),
  piece('ireton', 'parliament', [13, 8], 0, horse('Henry Ireton', 'c')),
  piece('gone', 'parliament', [34, 18], 0, { label: 'Forlorn hope', arm: 'infantry', stands: [], lost: { stands: 2 } }),
];

/** A battle in inches, with every kind of stand. */
export const standScene: TablePicture = {
  table: {
    width: 60,
    height: 36,
    features: [
      {
        kind: 'hill',
        id: 'mill-hill',
        name: 'Mill Hill',
        outline: [
          [12, 2],
          [30, 1],
          [40, 5],
          [36, 9.5],
          [20, 9],
          [13, 6],
        ].map(([x = 0, y = 0]) => ({ x, y })),
      },
      {
        kind: 'wood',
        id: 'wood',
        name: 'Sulby Wood',
        outline: [
          [50, 18],
          [58, 17],
          [58, 25],
          [52, 26],
        ].map(([x = 0, y = 0]) => ({ x, y })),
      },
      {
        kind: 'fence',
        id: 'hedge',
        name: 'Sulby Hedge',
        line: [
          { x: 4, y: 30 },
          { x: 5.5, y: 18 },
        ],
      },
    ],
  },
  unit: 'inch',
  pieces: standPieces,
  sides: [
    { id: 'king', name: 'The King' },
    { id: 'parliament', name: 'Parliament', strength: '9 of 10 units, 21 of 24 stands' },
  ],
  shots: [
    { from: 'cannon', to: 'tillier', hits: 2 },
    { from: 'skippon', to: 'page', hits: 0 },
  ],
  moves: [
    {
      piece: 'rupert-horse',
      how: 'charge',
      path: [
        { x: 8.6, y: 31 },
        { x: 8.6, y: 16.2 },
      ],
    },
    {
      piece: 'lifeguard',
      how: 'recoil',
      path: [
        { x: 43, y: 13 },
        { x: 45, y: 22 },
      ],
    },
    {
      piece: 'heselrige',
      how: 'march',
      path: [
        { x: 56, y: 2 },
        { x: 56, y: 8 },
        { x: 48, y: 11 },
      ],
    },
  ],
  objectives: [
    { id: 'standard', name: 'the royal standard', at: { x: 30, y: 30 }, radius: 3 },
    { id: 'mill', name: 'the mill', at: { x: 31, y: 5 }, radius: 3, side: 'parliament', note: 'held for 2 turns' },
  ],
  melees: [{ x: 8.3, y: 16.2 }],
  title: 'Every kind of stand',
  caption: 'Rupert has charged home; the Lifeguard has given way before the Lobsters.',
};
