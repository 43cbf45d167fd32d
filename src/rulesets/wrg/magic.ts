import type { Point } from '../../table/index.js';
import type { SpellEffect } from './sorcery/spells.js';
import type { UnitId } from './state.js';

/** Why somebody who is of the battle does not stand on the table as a body of his own. */
export type Aside =
  /** A hero or warrior saint in the ranks of a unit. */
  | { readonly kind: 'with'; readonly unit: UnitId }
  /** Ents whom nobody has roused: trees among trees. */
  | { readonly kind: 'tree' }
  /** Crows under way with a message. */
  | { readonly kind: 'flies' };

/** What a spell does that lasts. */
export type Enchanting = Exclude<SpellEffect['does'], 'vanish' | 'fly' | 'heart' | 'dread' | 'banish' | 'nothing'>;

/** A spell that lasts. */
export interface Enchantment {
  readonly does: Enchanting;
  /** The magician. */
  readonly by: UnitId;
  readonly on: UnitId;
  /** Its last period; `null`: until its magician casts again. */
  readonly until: number | null;
}

/** What sword and sorcery keeps of a battle. */
export interface Magic {
  enchantments: Enchantment[];
  /** The last period in which each magician rests after a spell. */
  rests: Record<UnitId, number>;
  /** The period in which each cast his last. */
  cast: Record<UnitId, number>;
  /** The period in which each dragon killed elephants. */
  meals: Record<UnitId, number>;
  /** Saints who pray where they are for the rest of the battle. */
  praying: UnitId[];
}

/** What all can see of it: who is enchanted, and what has been eaten. */
export interface MagicSeen {
  readonly enchantments: readonly Enchantment[];
  readonly meals: Readonly<Record<UnitId, number>>;
  readonly praying: readonly UnitId[];
  /** Of one's own magicians. */
  readonly rests: Readonly<Record<UnitId, number>>;
}

/** What a creature does in a period that nobody else can. */
export interface MagicConduct {
  /** A dragon flies, and lands as near to this point as there is room. */
  readonly fly?: Point;
}

/** Whose units are that nobody has brought. */
export const NOBODY = 'nobody';

/**
 * Whether a unit is nobody’s: it has no player, who could order it, test it at will or choose for it. Whose side it stands on it fights beside.
 *
 * @clause wrg/sorcery/ents
 */
export function isNobodys({ mustered }: { readonly mustered: string }): boolean {
  return mustered === NOBODY;
}
