import { cellsAt, reckoned } from '../../../../book/index.js';
import type { HoleName, VariationWheel, WheelHole } from '../../common/fire/variation.js';
import type { BounceStick } from '../templates.js';
import { bounceStick, rocketWheel } from './charts/artillery.js';

/**
 * The cardboard and dowel of the musket game as we made it. The book prints measures and leaves the rest to whoever makes them
 * ("randomly along the stick"): these are what the rulings on templates take.
 */

/** Diameters of the circles on which the holes of the rocket wheel are punched (`cady/ruling/rocket-wheel-circles`). */
const rocketCircles: { readonly [hole in HoleName]: number } = {
  'hole-2': 4,
  'hole-3': 14.5,
  'hole-4': 16,
  'hole-5': 17,
};
/** The disc that these circles are printed for. */
const rocketDisc = 18;
/** The standard wheel is a little smaller; its holes stand in the same proportion (`cady/ruling/standard-wheel-layout`). */
const standardDisc = 15;

/** Where the makers of four wheels happened to punch: degrees clockwise from the mark, holes 2 to 5. */
const punched: readonly (readonly [number, number, number, number])[] = [
  [310, 75, 190, 5],
  [40, 160, 265, 120],
  [135, 345, 60, 230],
  [225, 100, 325, 175],
];

function wheels(kind: 'standard' | 'rocket', diameter: number): readonly VariationWheel[] {
  const hole = (name: HoleName, angle: number): WheelHole => ({
    angle,
    distance: Math.round(((rocketCircles[name] / 2) * diameter * 100) / rocketDisc) / 100,
  });
  return punched.map((angles, at) => ({
    id: `${kind}-${at + 1}`,
    diameter,
    holes: {
      'hole-2': hole('hole-2', angles[0]),
      'hole-3': hole('hole-3', angles[1]),
      'hole-4': hole('hole-4', angles[2]),
      'hole-5': hole('hole-5', angles[3]),
    },
  }));
}

/** Four wheels a little smaller than those of the rockets. */
export const standardWheels = wheels('standard', standardDisc);

/** Four wheels of the size that the chart prints; a larger disc has its holes farther out. */
export const rocketWheels = reckoned([cellsAt(rocketWheel).disc['hole-size-cm']], disc => wheels('rocket', disc));

/** Yellow tip of every stick, and length of one red section. */
const tip = { from: 0, to: 2 };
const redLength = 2;

/** Where the red sections of each stick begin: four on each, so that every stick carries the same length of red. */
const painted = {
  'six-pounder': {
    length: 20,
    redFrom: [
      [3, 8, 12, 17],
      [5, 9, 14, 18],
      [4, 7, 13, 16],
    ],
  },
  'eight-pounder': {
    length: 25,
    redFrom: [
      [4, 9, 15, 21],
      [3, 11, 17, 22],
      [6, 10, 14, 23],
    ],
  },
  'twelve-pounder': {
    length: 30,
    redFrom: [
      [4, 11, 19, 26],
      [7, 12, 18, 28],
      [3, 10, 21, 25],
    ],
  },
} as const;

/** Three sticks of a length; on one longer or shorter than printed the sections stand in the same proportion. */
function sticks(gun: keyof typeof painted, length: number): readonly BounceStick[] {
  const { length: printed, redFrom } = painted[gun];
  return redFrom.map((starts, at) => ({
    id: `${length}-cm-${at + 1}`,
    length,
    yellow: tip,
    red: starts.map(start => {
      const from = (start * length) / printed;
      return { from, to: from + redLength };
    }),
  }));
}

const lengths = cellsAt(bounceStick);

/** Three sticks for each gun, of the length that the chart prints. */
export const bounceSticksMade = reckoned(
  [lengths['six-pounder']['length-cm'], lengths['eight-pounder']['length-cm'], lengths['twelve-pounder']['length-cm']],
  (six, eight, twelve) => [
    ...sticks('six-pounder', six),
    ...sticks('eight-pounder', eight),
    ...sticks('twelve-pounder', twelve),
  ],
);
