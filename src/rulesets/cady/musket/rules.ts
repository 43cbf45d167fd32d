/** An artillery piece, by the row of the artillery capability chart. */
export type GunType =
  | 'six-pounder-cannon'
  | 'six-pounder-horse-artillery'
  | 'eight-pounder-cannon'
  | 'eight-pounder-howitzer'
  | 'twelve-pounder-cannon'
  | 'congreve-rockets';

export type Projectile = 'solid' | 'explosive' | 'canister';

/** Where the four holes of a variation wheel lie, in cm from its centre: across the line of fire (+ right) and along it (+ beyond). */
export interface VariationWheel {
  readonly id: string;
  /** Diameter in cm. */
  readonly diameter: number;
  readonly holes: { readonly [face in 2 | 3 | 4 | 5]: { readonly right: number; readonly beyond: number } };
}

/** A bounce stick: yellow from its tip, then red sections, each from and to so many cm from the tip. */
export interface BounceStick {
  readonly id: string;
  readonly length: number;
  readonly yellow: number;
  readonly red: readonly { readonly from: number; readonly to: number }[];
}

/** The numbers, charts, readings and templates of the musket game. Plain data; a house rule is another one of these. */
export interface MusketRules {
  readonly level: 'basic';
}

export const musketRules: MusketRules = { level: 'basic' };
