import type { OpenBook } from '../../../book/index.js';
import { figureSize, pieceSize } from '../common/book/rulings/sizes.js';
import type { VariationWheel } from '../common/fire/variation.js';
import { bounceSticks, canisterWedge, rocketWheelCircles, standardWheel } from './book/rulings/templates.js';

export type { HoleName, VariationWheel, WheelHole } from '../common/fire/variation.js';

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

/**
 * The templates as we made them, of the measures that the book prints: four wheels of each kind, three sticks of each length, a
 * canister guide of 30 degrees.
 *
 * Source: Musket Period Rules > Bounce stick; British 6 pd Rockets.
 *
 * @clause cady/musket/bounce-stick/dimensions
 * @clause cady/musket/artillery/rocket/wheel-holes
 */
export function templatesUnder(book: OpenBook): Templates {
  return {
    wheels: book.part(
      {
        name: 'templates/wheels',
        clauses: ['cady/musket/artillery/variation/choose-wheel', 'cady/musket/artillery/rocket/wheel-holes'],
      },
      b => ({ standard: b.reading(standardWheel), rocket: b.reading(rocketWheelCircles) }),
    ),
    sticks: book.part(
      {
        name: 'templates/sticks',
        clauses: ['cady/musket/bounce-stick/dimensions', 'cady/musket/artillery/solid/stick-length'],
      },
      b => b.reading(bounceSticks),
    ),
    canisterHalfAngle: book.part({ name: 'templates/canister', clauses: ['cady/musket/artillery/canister/area'] }, b =>
      b.reading(canisterWedge),
    ),
    ...book.part({ name: 'templates', clauses: ['cady/musket/artillery/solid/figure-not-base'] }, b => ({
      figureRadius: b.reading(figureSize),
      pieceRadius: b.reading(pieceSize),
    })),
  };
}
