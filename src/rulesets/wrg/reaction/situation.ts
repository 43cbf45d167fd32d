import type { OtherFactor } from '../others.js';
import type { Troops } from '../troops.js';

/** How a general influences those who test: a commander-in-chief is `average`, who may do either. */
export type Influence = 'over-cautious' | 'average' | 'rash';

/** The factors that are added or taken away as the player chooses. */
export const choiceFactorIds = [
  'general-with-unit',
  'general-within-150',
  'cover-square-or-defences',
  'secure-flank',
] as const;
export type ChoiceFactorId = (typeof choiceFactorIds)[number];

/** Which way a factor of choice counts. 0: not at all, or of two secure flanks one each way. */
export type Sign = -1 | 0 | 1;
export type Signs = { readonly [Id in ChoiceFactorId]?: Sign };

/**
 * All that a reaction test depends on, in counts and yes or no. *Within* means within the distance of its factor (`rules.reaction
 * .counting.factors`), from the nearest figure, in view (`isWithin`). What is left out is not so.
 */
export interface ReactionSituation {
  /** What the testers are. */
  readonly troops: Troops;
  /** Whether they have an order that is not carried out yet. */
  readonly hasOrder: boolean;
  /** Figures they began with. */
  readonly original: number;
  /** Figures lost, or separated from them. */
  readonly lost: number;

  /** Friendly units within, in sight and not routing; sub-units are no units. */
  readonly friendUnits?: number;
  /** Any friends in sight besides those. */
  readonly otherFriends?: boolean;
  readonly friendsAdvancing?: boolean;
  readonly friendsCharging?: boolean;
  /** As `supportsToRear`. */
  readonly supportToRear?: boolean;
  readonly friendsRetiring?: boolean;
  /** Friendly units within that rout. */
  readonly friendUnitsRouting?: number;

  /** Enemy units within that face the testers (`isFacing`), not routing. */
  readonly enemyUnitsFacing?: number;
  /** Enemy units within that do not face them. */
  readonly enemyUnitsTurned?: number;
  /** Any enemies in sight besides those. */
  readonly otherEnemies?: boolean;
  readonly enemyCavalry?: boolean;
  readonly enemyAdvancing?: boolean;
  readonly enemyRetiring?: boolean;
  /** An enemy unit within shows them its flank or rear. */
  readonly enemyFlankOrRear?: boolean;
  /** An enemy is partly behind their flank, and they are in the reach of his charge. */
  readonly enemyBehindFlank?: boolean;
  /** An enemy is partly in their rear, and they are in the reach of his charge. */
  readonly enemyInRear?: boolean;
  readonly enemyElephantsOrChariots?: boolean;
  readonly hostileHuns?: boolean;
  /** Enemy units within that rout. */
  readonly enemyUnitsRouting?: number;
  /** An enemy is in the reach of their own charge. */
  readonly enemyInReach?: boolean;
  /** They are in contact with an enemy. */
  readonly inContact?: boolean;

  readonly uphillOfEnemy?: boolean;
  readonly enemyUphill?: boolean;
  /** Cover within that `coverKind` calls friendly. */
  readonly friendlyCover?: boolean;
  /** Cover within that it calls unfriendly. */
  readonly unfriendlyCover?: boolean;

  /** Figures that shoot at them. */
  readonly shotAtBy?: number;
  readonly shotAtByEngines?: boolean;
  /** Paces they moved in this period. */
  readonly moved?: number;

  /** They are under fire, or being charged: who must run then breaks, and otherwise retreats. */
  readonly underFireOrCharged?: boolean;
  readonly pursuing?: boolean;
  readonly halted?: boolean;
  readonly disorganised?: boolean;
  readonly retiring?: boolean;
  readonly inRout?: boolean;
  /** They were in rout at some time before. */
  readonly routedEarlier?: boolean;
  /** They test to charge fanatics, or because fanatics charge them. */
  readonly againstFanatics?: boolean;
  /** They test to charge heavier or mounted troops, or because such troops charge them. */
  readonly againstHeavierOrMounted?: boolean;
  /** They have animals that are near a fire, or are attacked with fire. */
  readonly animalsNearFire?: boolean;
  /** An enemy has come out of cover within, or shoots from it, and surprises them. */
  readonly surprised?: boolean;
  /** They ride or drive horses, and elephants or camels have disorganised them. */
  readonly horseDisorganised?: boolean;
  /** A sub-unit out of sight of its main body, or more than a normal move from it. */
  readonly astray?: boolean;
  /** Figures of fresh enemies seen to arrive in this period. */
  readonly freshEnemyFigures?: number;
  /** Periods played so far. */
  readonly periodsPlayed?: number;
  /** Their general was killed, wounded, captured or routed off the field within, or fell in a challenge, in this game. */
  readonly generalLost?: boolean;
  /** They test because a third of the army is off the table. */
  readonly armyTest?: boolean;

  /** The general who is with them. */
  readonly generalWith?: Influence;
  /** He and they rout together. */
  readonly generalRouts?: boolean;
  /** Another general within whose command they are of, his own or through a subordinate. */
  readonly generalNear?: Influence;
  /** That general retires or routs. */
  readonly generalNearRetires?: boolean;
  /** What they stand behind, or in. */
  readonly behind?: 'cover' | 'square' | 'field-defences';
  /** As `isSecureFlank`. */
  readonly secureFlanks?: 0 | 1 | 2;
  /** Which way the factors of choice count. */
  readonly signs?: Signs;

  /** What weather, saints, spells and the like add. */
  readonly others?: readonly OtherFactor[];
}
