import {
  angleOff,
  boxAround,
  boxesMeet,
  distanceToQuad,
  lengthInside,
  type Point,
  type StandPlace,
} from '../../../../table/index.js';

/** The comrades over whom a figure shoots who shoots all round. */
export interface Mates {
  /** How many of them stand one behind the other: ranks where he shoots ahead or back, files where he shoots aside. */
  readonly deep: number;
  /** The one farthest from him. */
  readonly outermost?: StandPlace;
}

/** Degrees off straight ahead of who shoots to his side. */
const ASIDE = 90;
/** Paces over a base that rounding may make of none. */
const HAIR = 0.01;

/**
 * The comrades of its own body over whom a figure shoots at a point: its ranks are those that the target sees, so that of a column that has the
 * enemy along its flank everybody stands in the nearest.
 *
 * @clause wrg/shooting/overhead/allowed-bows
 */
export function matesBefore(
  { stand, from, to }: { readonly stand: StandPlace; readonly from: Point; readonly to: Point },
  stands: readonly StandPlace[],
): Mates {
  const off = angleOff({ at: from, facing: stand.facing }, to);
  // Nobody of them is before the front rank.
  if (stand.rank === 0 && off < ASIDE) return { deep: 0 };
  const isAside = Math.abs(off - ASIDE) < ASIDE / 2;
  const row = ({ rank, file }: StandPlace) => (isAside ? file : rank);
  const way = boxAround([from, to]);
  const crossed = stands.filter(
    other =>
      row(other) !== row(stand) &&
      boxesMeet(way, boxAround(other.corners)) &&
      lengthInside({ from, to }, other.corners) > HAIR,
  );
  const far = ({ corners }: StandPlace) => distanceToQuad(from, corners);
  const [outermost] = [...crossed].sort((a, b) => far(b) - far(a));
  return { deep: new Set(crossed.map(row)).size, ...(outermost === undefined ? {} : { outermost }) };
}

/**
 * A name for those who stand one behind the other as the target sees them: whoever has some part of it free before him is the nearest of his own.
 *
 * @param ways the comrades before a figure on its ways to the parts of the target.
 */
export function columnOf(stand: StandPlace, ways: readonly Mates[]): string {
  const [best] = [...ways].sort((a, b) => a.deep - b.deep);
  const { rank, file } = best?.outermost ?? stand;
  return `${rank} ${file}`;
}
