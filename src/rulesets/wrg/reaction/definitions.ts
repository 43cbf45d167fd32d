import { type WrgRules, wrgRules } from '../rules.js';

/** Something that may be near the testers. Paces. */
export interface Nearness {
  /** From the nearest figure of the testers to the nearest figure or edge of it. */
  readonly distance: number;
  /** At least one figure sees it, turning his head if need be. */
  readonly inView: boolean;
  /** How far one must go round, where something impassable lies between; left out where nothing does. */
  readonly detour?: number;
}

/**
 * Whether something is within a distance as the rules mean it: measured from figure to figure, in view, and not cut off by ground
 * round which the way is too long.
 *
 * Source: The Reaction Test > Definitions.
 *
 * @clause wrg/reaction/definition-within
 * @clause wrg/reaction/within-needs-view
 * @clause wrg/reaction/within-detour
 */
export function isWithin({ distance, inView, detour }: Nearness, paces: number | null): boolean {
  if (!inView) return false;
  if (paces === null) return true;
  return distance <= paces && (detour === undefined || detour < paces);
}

/**
 * Whether a rank of a force can be seen over level ground: the nearest alone, except of elephants.
 *
 * Source: The Reaction Test > Definitions.
 *
 * @clause wrg/reaction/visibility-nearest-rank
 */
export function isRankSeen({
  rank,
  elephants,
  level,
}: {
  readonly rank: number;
  readonly elephants: boolean;
  readonly level: boolean;
}): boolean {
  return rank === 1 || elephants || !level;
}

/** An enemy unit, as it stands to the testers. */
export interface EnemyFront {
  /** Every figure of the testers is behind the line of its front. */
  readonly testersEntirelyBehindFlank: boolean;
}

/**
 * Whether an enemy unit faces the testers; one that does not shows them flank or rear.
 *
 * Source: The Reaction Test > Definitions.
 *
 * @clause wrg/reaction/definition-facing
 */
export function isFacing({ testersEntirelyBehindFlank }: EnemyFront): boolean {
  return !testersEntirelyBehindFlank;
}

/** A friendly unit that may be support. Paces. */
export interface Supporter {
  readonly immediatelyBehind: boolean;
  readonly distance: number;
  /** The normal move within which it has to stand: its own, or that of those whom it supports. */
  readonly normalMove: number;
  readonly disorganised: boolean;
  /** In hand-to-hand combat. */
  readonly engaged: boolean;
}

/**
 * Whether a friendly unit is support to the rear.
 *
 * Source: The Reaction Test > Definitions.
 *
 * @clause wrg/reaction/definition-support
 */
export function supportsToRear({ immediatelyBehind, distance, normalMove, disorganised, engaged }: Supporter): boolean {
  return immediatelyBehind && distance <= normalMove && !disorganised && !engaged;
}

/** What lies by a flank. Paces. */
export interface FlankSituation {
  /** To the nearest friendly cover; left out where there is none. */
  readonly friendlyCoverAt?: number;
  readonly restsOnImpassable?: boolean;
  readonly friendInContact?: boolean;
  /** A friendly unit that is not engaged hand to hand has the flank in the reach of its charge. */
  readonly freeFriendInReach?: boolean;
}

/**
 * Whether a flank is secure.
 *
 * Source: The Reaction Test > Definitions.
 *
 * @clause wrg/reaction/definition-secure-flank
 */
export function isSecureFlank(
  { friendlyCoverAt, restsOnImpassable = false, friendInContact = false, freeFriendInReach = false }: FlankSituation,
  rules: Pick<WrgRules, 'reaction'> = wrgRules(),
): boolean {
  const covered = friendlyCoverAt !== undefined && friendlyCoverAt <= rules.reaction.counting.secureCoverWithin;
  return covered || restsOnImpassable || friendInContact || freeFriendInReach;
}

/**
 * Whether cover is friendly or not, by what is known of it; both, where friends and enemies are in it (`wrg/ruling/cover-shared`).
 *
 * Source: The Reaction Test > Definitions.
 *
 * @clause wrg/reaction/definition-friendly-cover
 * @clause wrg/reaction/definition-unfriendly-cover
 */
export function coverKind(
  known: 'friends' | 'nobody' | 'enemies' | 'unknown' | 'friends-and-enemies',
  rules: Pick<WrgRules, 'reaction'> = wrgRules(),
): 'friendly' | 'unfriendly' | 'both' {
  if (known === 'friends-and-enemies') return rules.reaction.counting.coverShared;
  return known === 'friends' || known === 'nobody' ? 'friendly' : 'unfriendly';
}
