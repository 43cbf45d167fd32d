import { counted, type Violation } from '../rulebook/index.js';
import { gridOf, scaleOf } from './sheet.js';
import type { Piece, TablePicture } from './types.js';

/** Largest side of a picture in pixels; viewers refuse more, and a huge number in a file is a slip of the pen. */
const largest = 20000;
/** Most figures of one piece. No rulebook fields a tenth of it, and each is drawn. */
const mostFigures = 1000;

/** Most ranks and files of a piece that is drawn stand by stand. */
const mostAbreast = 50;

/** Everything that makes it impossible to draw a picture, all at once; empty when it can be drawn. */
export function pictureFaults(picture: TablePicture): readonly Violation[] {
  return [
    ...sheetFaults(picture),
    ...picture.table.features.flatMap((feature, index) => {
      const points = 'outline' in feature ? feature.outline : feature.line;
      const path = `table.features[${index}].${'outline' in feature ? 'outline' : 'line'}`;
      const least = 'outline' in feature ? 3 : 2;
      const sound = points.every(point => Number.isFinite(point.x) && Number.isFinite(point.y));
      return points.length >= least && sound
        ? []
        : [
            {
              path,
              problem: `no ${feature.kind} can be drawn from these points`,
              mend: `give at least ${counted(least, 'point')} of finite coordinates`,
            },
          ];
    }),
    ...(picture.objectives ?? []).flatMap(({ at, radius = 1 }, index) =>
      [at.x, at.y, radius].every(Number.isFinite) && radius > 0
        ? []
        : [
            {
              path: `objectives[${index}]`,
              problem: `a place at ${at.x}, ${at.y}, held within ${radius}`,
              mend: 'give finite numbers, and a radius above 0',
            },
          ],
    ),
    ...picture.pieces.flatMap((piece, index) => pieceFaults(piece, index, picture.pieces)),
  ];
}

function sheetFaults(picture: TablePicture): readonly Violation[] {
  const { table, style, unit } = picture;
  const faults: Violation[] = [];
  const scale = scaleOf(picture);
  if (!(scale >= 1 && scale <= 100))
    return [{ path: 'style.scale', problem: `${scale} pixels per ${unit}`, mend: 'choose 1 to 100' }];
  for (const side of ['width', 'height'] as const)
    if (!(table[side] > 0 && table[side] * scale <= largest))
      faults.push({
        path: `table.${side}`,
        problem: `a table ${table[side]} ${unit} in ${side} cannot be drawn at ${scale} pixels per ${unit}`,
        mend: `choose a ${side} above 0 and, times the scale, at most ${largest} pixels`,
      });
  const grid = gridOf(picture);
  if (!(grid * scale >= 12))
    faults.push({
      path: 'style.grid',
      problem: `coordinates every ${grid} ${unit} would run into each other`,
      mend: `choose at least ${Math.ceil(12 / scale)}`,
    });
  const idPrefix = style?.idPrefix ?? 'lw';
  if (!/^[A-Za-z_][A-Za-z0-9_-]{0,40}$/.test(idPrefix))
    faults.push({
      path: 'style.idPrefix',
      problem: `"${idPrefix}" cannot begin an XML id`,
      mend: 'use a letter, then letters, digits, - and _',
    });
  return faults;
}

function pieceFaults(piece: Piece, index: number, pieces: readonly Piece[]): readonly Violation[] {
  const { placed, arc } = piece;
  const path = `pieces[${index}]`;
  const faults: Violation[] = [];
  const expect = (holds: boolean, where: string, problem: string, mend: string) => {
    if (!holds) faults.push({ path: `${path}.${where}`, problem, mend });
  };
  const earlier = pieces.findIndex(other => other.id === piece.id);
  expect(earlier === index, 'id', `"${piece.id}" is also the id of pieces[${earlier}]`, 'give each an id of its own');
  const whole = (number: number, least: number) => Number.isInteger(number) && number >= least && number <= mostFigures;
  const { stand, figures, files, gap = 0, at, facing } = placed;
  expect(
    whole(figures, 0) && whole(files, 1) && whole(stand.figures, 1),
    'placed',
    `a body of ${counted(figures, 'figure')}, ${stand.figures} to a stand, in ${counted(files, 'file')}`,
    `give whole numbers up to ${mostFigures}, of figures from 0, the others from 1`,
  );
  expect(
    stand.front > 0 && stand.depth > 0 && gap >= 0 && [stand.front, stand.depth, gap].every(Number.isFinite),
    'placed.stand',
    `stands of ${stand.front} by ${stand.depth}, ${gap} apart`,
    'give finite lengths above 0, and a gap of 0 or more',
  );
  expect(
    [at.x, at.y, facing].every(Number.isFinite),
    'placed.at',
    `a place at ${at.x}, ${at.y}, facing ${facing}`,
    'give finite numbers',
  );
  for (const [place, { rank, file }] of (piece.stands ?? []).entries()) {
    const twin = piece.stands?.findIndex(other => other.rank === rank && other.file === file);
    expect(
      twin === place && [rank, file].every(number => Number.isInteger(number) && number >= 0 && number < mostAbreast),
      `stands[${place}]`,
      `a stand in rank ${rank}, file ${file}`,
      `give each a place of its own, in whole numbers from 0 and below ${mostAbreast}`,
    );
  }
  const { hits = 0 } = piece;
  expect(Number.isInteger(hits) && hits >= 0, 'hits', counted(hits, 'hit'), 'give a whole number from 0');
  if (arc !== undefined)
    expect(
      arc.halfAngle >= 0 && arc.halfAngle <= 180 && arc.ranges.every(range => range > 0 && Number.isFinite(range)),
      'arc',
      `an arc of ${counted(arc.halfAngle, 'degree')} to either side and ranges of ${arc.ranges.join(', ')}`,
      'give 0 to 180 degrees and ranges above 0',
    );
  return faults;
}
