import { readingOf } from '../../../rulebook/index.js';
import { figureSize, pieceSize } from '../common/book/rulings/sizes.js';
import type { HoleName, VariationWheel, WheelHole } from '../common/fire/variation.js';
import { rocketWheel } from './book/charts/artillery.js';

export type { HoleName, VariationWheel, WheelHole } from '../common/fire/variation.js';

/**
 * The cardboard and dowel of the musket game: variation wheels, bounce sticks, the canister guide. The book prints their
 * measures and leaves the rest to whoever makes them ("randomly along the stick"); the layouts here are ours, so they are
 * data that a house rule may replace.
 */

/** A part of a bounce stick, in cm from its tip. */
export interface StickSection {
  readonly from: number;
  readonly to: number;
}

/** A bounce stick: its tip is yellow, sections along it are red, the rest is black. Lengths in cm. */
export interface BounceStick {
  readonly id: string;
  readonly length: number;
  readonly yellow: StickSection;
  readonly red: readonly StickSection[];
}

/** The templates that a game is played with. Lengths in cm, angles in degrees. */
export interface Templates {
  readonly wheels: { readonly standard: readonly VariationWheel[]; readonly rocket: readonly VariationWheel[] };
  /** Bounce sticks of every length in use; a shot is given one of the length of its gun. */
  readonly sticks: readonly BounceStick[];
  /** Half the angle of the canister wedge. */
  readonly canisterHalfAngle: number;
  /** How far from its middle a figure's head and torso reach. */
  readonly figureRadius: number;
  /** How far from its middle a gun or wagon reaches. */
  readonly pieceRadius: number;
}

/** Diameters of the circles on which the holes of the rocket wheel are punched (`cady/ruling/rocket-wheel-circles`). */
const rocketCircles: { readonly [hole in HoleName]: number } = {
  'hole-2': 4,
  'hole-3': 14.5,
  'hole-4': 16,
  'hole-5': 17,
};
const rocketDisc = rocketWheel.cells.disc['hole-size-cm'];
/** The standard wheel is a little smaller; its holes stand in the same proportion (`cady/ruling/standard-wheel-layout`). */
const standardDisc = 15;

/** Where the makers of four wheels happened to punch: degrees clockwise from the mark, holes 2 to 5. */
const punched: readonly (readonly [number, number, number, number])[] = [
  [310, 75, 190, 5],
  [40, 160, 265, 120],
  [135, 345, 60, 230],
  [225, 100, 325, 175],
];

function wheel(
  kind: 'standard' | 'rocket',
  at: number,
  angles: readonly [number, number, number, number],
): VariationWheel {
  const diameter = kind === 'rocket' ? rocketDisc : standardDisc;
  const hole = (name: HoleName, angle: number): WheelHole => ({
    angle,
    distance: Math.round(((rocketCircles[name] / 2) * diameter * 100) / rocketDisc) / 100,
  });
  return {
    id: `${kind}-${at + 1}`,
    diameter,
    holes: {
      'hole-2': hole('hole-2', angles[0]),
      'hole-3': hole('hole-3', angles[1]),
      'hole-4': hole('hole-4', angles[2]),
      'hole-5': hole('hole-5', angles[3]),
    },
  };
}

/** Yellow tip of every stick, and length of one red section. */
const tip: StickSection = { from: 0, to: 2 };
const redLength = 2;

/** Where the red sections of each stick begin: four on each, so that every stick carries the same length of red. */
const painted: readonly { readonly length: number; readonly redFrom: readonly number[] }[] = [
  { length: 20, redFrom: [3, 8, 12, 17] },
  { length: 20, redFrom: [5, 9, 14, 18] },
  { length: 20, redFrom: [4, 7, 13, 16] },
  { length: 25, redFrom: [4, 9, 15, 21] },
  { length: 25, redFrom: [3, 11, 17, 22] },
  { length: 25, redFrom: [6, 10, 14, 23] },
  { length: 30, redFrom: [4, 11, 19, 26] },
  { length: 30, redFrom: [7, 12, 18, 28] },
  { length: 30, redFrom: [3, 10, 21, 25] },
];

/**
 * The templates as we made them: four wheels of each kind, three sticks of each length, a canister guide of 30 degrees.
 *
 * Source: Musket Period Rules > Bounce stick; British 6 pd Rockets.
 *
 * @clause cady/musket/bounce-stick/dimensions
 * @clause cady/musket/artillery/rocket/wheel-holes
 */
export const musketTemplates: Templates = {
  wheels: {
    standard: punched.map((angles, at) => wheel('standard', at, angles)),
    rocket: punched.map((angles, at) => wheel('rocket', at, angles)),
  },
  sticks: painted.map(({ length, redFrom }, at) => ({
    id: `${length}-cm-${(at % 3) + 1}`,
    length,
    yellow: tip,
    red: redFrom.map(from => ({ from, to: from + redLength })),
  })),
  canisterHalfAngle: 15,
  figureRadius: readingOf(figureSize).value,
  pieceRadius: readingOf(pieceSize).value,
};
