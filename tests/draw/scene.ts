import type { Piece, TablePicture } from '../../src/draw/index.js';
import type { Feature, Placed, Point } from '../../src/table/index.js';

const at = (x: number, y: number): Point => ({ x, y });
const points = (...numbers: readonly number[]): readonly Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, index) => at(numbers[index * 2]!, numbers[index * 2 + 1]!));

const foot = (figures: number, files: number, x: number, y: number, facing: number): Placed => ({
  stand: { front: 4, depth: 2, figures: 2 },
  figures,
  files,
  at: at(x, y),
  facing,
});
const horse = (figures: number, files: number, x: number, y: number, facing: number): Placed => ({
  stand: { front: 2, depth: 4, figures: 1 },
  figures,
  files,
  at: at(x, y),
  facing,
});
const gun = (x: number, y: number, facing: number, figures = 4): Placed => ({
  stand: { front: 5, depth: 5, figures: 4 },
  figures,
  files: 1,
  at: at(x, y),
  facing,
});

/** A table with every kind of terrain on it. */
export const features: readonly Feature[] = [
  {
    kind: 'hill',
    id: 'gallows-1',
    name: 'Gallows Hill',
    level: 1,
    outline: points(14, 84, 20, 76, 32, 72, 46, 74, 58, 82, 60, 94, 52, 105, 38, 110, 24, 108, 15, 98),
  },
  {
    kind: 'hill',
    id: 'gallows-2',
    level: 2,
    outline: points(26, 90, 32, 84, 42, 84, 48, 91, 45, 99, 36, 102, 28, 98),
  },
  {
    kind: 'hill',
    id: 'windmill',
    name: 'Windmill Rise',
    level: 1,
    outline: points(128, 14, 140, 8, 156, 10, 166, 18, 164, 30, 150, 36, 134, 32, 127, 24),
  },
  {
    kind: 'wood',
    id: 'wood',
    name: 'Coldharbour Wood',
    outline: points(6, 16, 18, 8, 34, 10, 42, 20, 40, 34, 28, 42, 14, 38, 5, 28),
  },
  { kind: 'marsh', id: 'marsh', name: 'The Sedge', outline: points(66, 26, 78, 22, 88, 28, 86, 38, 74, 40, 66, 34) },
  { kind: 'rough', id: 'rough', outline: points(148, 92, 160, 88, 172, 94, 170, 106, 156, 108, 147, 101) },
  {
    kind: 'creek',
    id: 'creek',
    name: 'Otter Brook',
    width: 3,
    line: points(62, 120, 66, 104, 74, 92, 84, 84, 96, 66, 98, 50, 104, 36, 108, 20, 104, 0),
  },
  {
    kind: 'road',
    id: 'road',
    name: 'Toll Road',
    width: 3.5,
    line: points(0, 58, 30, 60, 62, 56, 97, 54, 126, 58, 180, 70),
  },
  { kind: 'road', id: 'lane', width: 2.5, line: points(126, 58, 122, 84, 128, 104, 124, 120) },
  { kind: 'bridge', id: 'bridge', name: 'Stone Bridge', width: 4.5, material: 'stone', line: points(93, 54, 102, 54) },
  { kind: 'bridge', id: 'planks', width: 4, material: 'wood', line: points(101.5, 14, 111.5, 15) },
  { kind: 'ford', id: 'ford', name: 'Ford', width: 7, line: points(76.6, 86.4, 80.4, 91.6) },
  { kind: 'wall', id: 'wall', line: points(112, 44, 124, 42, 136, 44, 138, 50) },
  { kind: 'fence', id: 'fence', line: points(132, 74, 148, 78, 164, 76) },
  { kind: 'building', id: 'inn', name: 'Swan Inn', level: 2, outline: points(110, 64, 120, 65, 119, 71, 109, 70) },
  { kind: 'building', id: 'barn', level: 1, outline: points(128, 64, 134, 65, 133, 71, 127, 70) },
  {
    kind: 'building',
    id: 'chapel',
    name: 'Chapel',
    level: 1,
    outline: points(109, 77, 117, 77, 117, 80, 114, 80, 114, 84, 109, 84),
  },
];

/** Five units a side in the middle of a turn. */
export const pieces: readonly Piece[] = [
  {
    id: 'red-1',
    side: 'red',
    label: '33rd Foot',
    arm: 'infantry',
    placed: foot(33, 9, 62, 68, 90),
    lost: { figures: 3 },
    path: [at(36, 68), at(62, 68)],
  },
  {
    id: 'red-2',
    side: 'red',
    label: 'Fusiliers',
    arm: 'infantry',
    placed: foot(36, 9, 84, 22, 62),
    path: [at(56, 4), at(70, 12), at(84, 22)],
    note: 'charging',
  },
  {
    id: 'red-3',
    side: 'red',
    label: 'Light Infantry',
    arm: 'infantry',
    placed: { ...foot(12, 4, 38, 30, 80), gap: 2 },
  },
  {
    id: 'red-4',
    side: 'red',
    label: 'Scots Greys',
    arm: 'cavalry',
    placed: horse(11, 6, 91.6, 100, 90),
    lost: { figures: 1 },
    state: 'in melee',
    path: [at(66, 112), at(91.6, 100)],
  },
  {
    id: 'red-5',
    side: 'red',
    label: "Rogers' Battery",
    arm: 'artillery',
    placed: gun(42, 92, 100, 3),
    lost: { figures: 1 },
    arc: { halfAngle: 45, ranges: [20, 40, 60] },
  },
  {
    id: 'blue-1',
    side: 'blue',
    label: '1er Léger',
    arm: 'infantry',
    placed: foot(27, 9, 122, 38, 262),
    lost: { figures: 9 },
    state: 'back',
  },
  {
    id: 'blue-2',
    side: 'blue',
    label: '45e de Ligne',
    arm: 'infantry',
    placed: foot(36, 3, 142, 66, 282),
    path: [at(166, 60), at(142, 66)],
  },
  {
    id: 'blue-3',
    side: 'blue',
    label: '105e de Ligne',
    arm: 'infantry',
    placed: foot(21, 6, 150, 112, 40),
    lost: { figures: 15 },
    state: 'rout',
    path: [at(128, 96), at(150, 112)],
  },
  {
    id: 'blue-4',
    side: 'blue',
    label: 'Cuirassiers',
    arm: 'cavalry',
    placed: horse(12, 6, 92, 100, 270),
    state: 'in melee',
    path: [at(118, 98), at(92, 100)],
  },
  { id: 'blue-5', side: 'blue', label: 'Batterie à pied', arm: 'artillery', placed: gun(146, 24, 290) },
  {
    id: 'blue-6',
    side: 'blue',
    label: 'nobody may read this',
    arm: 'cavalry',
    placed: horse(6, 6, 168, 44, 270),
    hidden: true,
  },
];

/** The scene that the pictures are looked at with. */
export const scene: TablePicture = {
  table: { width: 180, height: 120, features },
  unit: 'cm',
  pieces,
  sides: [
    { id: 'red', name: 'British' },
    { id: 'blue', name: 'French' },
  ],
  shots: [
    {
      from: 'red-5',
      to: at(118, 74),
      hitPoint: at(121, 60),
      area: { kind: 'circle', centre: at(121, 60), radius: 4 },
      hits: 0,
    },
    {
      from: 'blue-5',
      to: at(90, 32),
      area: {
        kind: 'stick',
        from: at(92, 31),
        to: at(68, 40),
        width: 0.6,
        bounces: [
          { from: 0, to: 3 },
          { from: 8, to: 10 },
          { from: 16, to: 18 },
          { from: 22, to: 24 },
        ],
      },
      hits: 0,
    },
    { from: 'red-2', to: 'blue-1', hits: 4 },
  ],
  title: 'The Crossing at Otter Brook: turn 6',
  caption: 'The Greys meet the Cuirassiers above the ford; the 105e breaks and runs for the north-east corner.',
};
