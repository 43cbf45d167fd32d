/** The id of something that may burn: a feature of the table, or a ship. */
export type ThingId = string;

/** Something that burns or has burnt. */
export interface Blaze {
  /** Fire casualty points that it has gathered. */
  points: number;
  /** It goes on by itself. */
  caught: boolean;
  /** Periods for which nobody could stay there. */
  untenableFor: number;
  state: 'out' | 'burning' | 'untenable' | 'burnt-out';
  /** Points that fire missiles have added in this period. */
  added: number;
}

/** The fires of a battle. */
export interface Fires {
  /** What burns or has burnt. */
  readonly things: Record<ThingId, Blaze>;
  /** The period in which units last prepared and lit their missiles. */
  readonly lit: Record<string, number>;
  /** Figure/periods of water left in tank wagons, by their place. */
  readonly tanks: Record<string, number>;
}

/** The fires as a side sees them: what burns, and who of its own has what. */
export interface SeenFires {
  readonly things: Readonly<Record<ThingId, Readonly<Blaze>>>;
  /** What may come to burn. */
  readonly mayBurn: readonly ThingId[];
  /** Its own units that have the means to set fire to things, and those that have buckets. */
  readonly supplied: readonly string[];
  readonly buckets: readonly string[];
  /** Its own units whose missiles burn already. */
  readonly lit: Readonly<Record<string, number>>;
}

/** What a unit does with fire in a period. */
export interface FireConduct {
  /** It prepares missiles and lights them. */
  readonly prepares?: true;
  /** Its missiles burn. */
  readonly fireMissiles?: true;
  /** It sets fire to this, or throws fire at it. */
  readonly burns?: ThingId;
  /** It fights the fire there. */
  readonly douses?: ThingId;
}
