import type { StandSize } from '../../../../table/index.js';

/** Something of each of the two sides of a melee. */
export interface Both<T> {
  readonly attacker: T;
  readonly defender: T;
}

/** A side of a melee. */
export type MeleeSide = keyof Both<unknown>;

export const meleeSides: readonly MeleeSide[] = ['attacker', 'defender'];

/** A unit as far as its front hangs on it. */
export interface Ranked {
  readonly figures: number;
  /** Ranks of stands; 2 unless said. */
  readonly ranks?: number;
  /** Figures that come into melee range at first; as many as the fronts allow unless said. */
  readonly inContact?: number;
}

/** How a unit stands: the most figures abreast, and the frontage of each in cm. */
export interface Front {
  readonly abreast: number;
  readonly cm: number;
  readonly ranks: number;
  readonly inContact: number | undefined;
  /** All figures of the unit. */
  readonly figures: number;
}

export function ranksOf({ ranks = 2 }: Pick<Ranked, 'ranks'>): number {
  return ranks;
}

/** How a unit of such stands is drawn up before anybody falls. */
export function frontOf(unit: Ranked, { front, figures: onStand }: StandSize): Front {
  const ranks = ranksOf(unit);
  const stands = Math.ceil(unit.figures / onStand);
  const files = Math.ceil(stands / ranks);
  const abreast = Math.min(unit.figures, files * onStand);
  return { abreast, cm: front / onStand, ranks, inContact: unit.inContact, figures: unit.figures };
}

/**
 * Figures in contact when so many are left: gaps in a front are filled from behind and not from beside, and the figures of the longer front
 * fight as far as the shorter one reaches, and as long as any of those who stood there are left. Where it was measured or said how many come
 * into contact, that holds until a front grows shorter than it was.
 *
 * `shotAt`: the attacker was shot at on its way in: it closed up over what fell, and none of its losses are counted where it is touched.
 * `steppedIn`: men of other files who have stepped in there for those whom shock took of the defender.
 *
 * @clause cady/common/melee/fill-gap-from-behind
 * @clause cady/common/melee/no-sideways-slide
 */
export function inContact(
  fronts: Both<Front>,
  left: Both<number>,
  { shotAt = false, steppedIn = 0 }: { readonly shotAt?: boolean; readonly steppedIn?: number } = {},
): Both<number> {
  const { attacker, defender } = fronts;
  const whole = abreastInContact(fronts, { attacker: attacker.figures, defender: defender.figures });
  const now = abreastInContact(fronts, left);
  const ours = shotAt ? now.attacker : Math.min(now.attacker, leftWhere(attacker, whole.attacker, left.attacker));
  const theirs = Math.min(now.defender, leftWhere(defender, whole.defender, left.defender, steppedIn));
  return ours === 0 || theirs === 0 ? { attacker: 0, defender: 0 } : { attacker: ours, defender: theirs };
}

/** As far as the fronts reach. */
function abreastInContact({ attacker, defender }: Both<Front>, left: Both<number>): Both<number> {
  const ours = Math.min(left.attacker, attacker.abreast);
  const theirs = Math.min(left.defender, defender.abreast);
  const shared = Math.min(ours * attacker.cm, theirs * defender.cm);
  const shorter = shared < Math.min(attacker.abreast * attacker.cm, defender.abreast * defender.cm);
  const fighting = ({ cm, inContact }: Front, figures: number) => {
    const facing = Math.ceil(shared / cm);
    return Math.min(figures, inContact === undefined ? facing : shorter ? Math.min(facing, inContact) : inContact);
  };
  return { attacker: fighting(attacker, ours), defender: fighting(defender, theirs) };
}

/** Figures left of those who stood where a part of a front was touched, one behind another. */
function leftWhere(front: Front, touched: number, left: number, steppedIn = 0): number {
  if (touched >= front.abreast) return left;
  const stood = ranksInContact(front, front.figures, touched).reduce((sum, figures) => sum + figures, 0);
  return Math.max(0, stood + steppedIn - (front.figures - left));
}

/** Figures behind the first rank of a defender, in the files that are touched and in all others, before anybody falls. */
export function rearOf(fronts: Both<Front>): { readonly behind: number; readonly elsewhere: number } {
  const { attacker, defender } = fronts;
  const { figures, abreast } = defender;
  const touched = abreastInContact(fronts, { attacker: attacker.figures, defender: figures }).defender;
  const behind = ranksInContact(defender, figures, touched).reduce((sum, rank) => sum + rank, 0) - touched;
  return { behind, elsewhere: touched < abreast ? Math.max(0, figures - abreast - behind) : 0 };
}

/** The figures of each rank that stand behind each other in contact, the first rank first. */
export function ranksInContact(front: Front, figures: number, contact: number): readonly number[] {
  const ranks = [contact];
  for (let rank = 1; rank < front.ranks; rank++) {
    const there = Math.min(contact, Math.max(0, figures - rank * front.abreast));
    if (there === 0) break;
    ranks.push(there);
  }
  return ranks;
}

/** Figures in each of the ranks of a unit, from the first. */
export function wholeRanks(front: Front, figures: number): readonly number[] {
  return ranksInContact(front, figures, Math.min(figures, front.abreast));
}
