import { type Dice, type Distribution, distribution } from '../../../dice/index.js';
import { counted, insist, type Reason, reasonFor } from '../../../rulebook/index.js';
import { toGrid } from '../../../table/index.js';
import { insistOnWhole, rounded } from '../casualties/whole.js';
import { type WrgRules, wrgRules } from '../rules.js';
import type { Training } from '../troops.js';

/** A general who fights. */
export interface GeneralInFront {
  readonly training: Training;
  /** He fights hand to hand in the front rank. */
  readonly inFront: boolean;
  /** He has refused the challenge of an enemy general of his own rank. */
  readonly refusedEqual?: boolean;
}

/**
 * Whether a general steadies the unit that he fights with, so that it loses nothing by the random factor: in the front rank, unless he is
 * a barbarian who has refused the challenge of an equal.
 *
 * Source: Hand-to-hand Combat > Random Factor.
 *
 * @clause wrg/melee/random/general
 * @clause wrg/melee/random/general-refusal
 */
export function generalSteadies({ training, inFront, refusedEqual = false }: GeneralInFront): boolean {
  return inFront && !(refusedEqual && training === 'barbarian');
}

/** The general's figure in a period. Casualties in men. */
export interface GeneralAtRisk {
  /** Whose die is thrown for him. */
  readonly training: Training;
  /** Men left in his figure at the start of the period; a whole figure unless said. */
  readonly men?: number;
  /** Casualties of his unit hand to hand, and the figures that fought in its front rank with him. */
  readonly melee?: { readonly casualties: number; readonly frontRank: number };
  /** Casualties of his unit by blows at its back as it turned to run, and the figures among whom they are shared. */
  readonly atBack?: { readonly casualties: number; readonly rank: number };
  /** Casualties of his unit by missiles, and the figures under fire with him. */
  readonly missiles?: { readonly casualties: number; readonly underFire: number };
  /** Casualties by missiles that were aimed at his figure alone. */
  readonly aimed?: number;
  /** What his figure has lost earlier in the period, and the die that was thrown for it: one die is thrown in a period. */
  readonly earlier?: { readonly share: number; readonly score: number | null };
}

/** What he has a share of. */
export type Sharing = Pick<GeneralAtRisk, 'melee' | 'atBack' | 'missiles' | 'aimed'>;

/** What has befallen him. */
export interface GeneralRisk {
  /** Men that his figure loses. */
  readonly share: number;
  /** Men left. */
  readonly men: number;
  /** The die; `null` where none is thrown. */
  readonly score: number | null;
  readonly fate: 'unhurt' | 'wounded' | 'dead';
  readonly because: readonly Reason[];
}

/**
 * The share of one figure in casualties that fall on several, in men; parts of men as `wrg/ruling/share-of-a-man` has them.
 *
 * Source: Risk to the General.
 *
 * @clause wrg/general/share
 */
export function shareAmong(
  casualties: number,
  figures: number,
  { fighting }: Pick<WrgRules, 'fighting'> = wrgRules(),
): number {
  return rounded(casualties / figures, fighting.general.share);
}

/**
 * The general's share of his unit's casualties: those of a melee divided by the figures in the front rank, those at its back by the figures of
 * those who run (`wrg/ruling/general-taken-in-flank`), those of missiles by the figures under fire, and all that was aimed at him alone. It is one share: parts of men are dealt with once they are added up, as
 * `wrg/ruling/share-of-a-man` has them.
 *
 * Source: Risk to the General.
 *
 * @throws RuleViolation for casualties among nobody.
 * @clause wrg/general/share
 */
export function generalShare(
  { melee, atBack, missiles, aimed = 0 }: Sharing,
  rules: Pick<WrgRules, 'fighting'> = wrgRules(),
): number {
  const part = (casualties: number, among: number, path: string) => {
    insistOnWhole(casualties, `${path}.casualties`, 'wrg/general/share');
    insist(Number.isInteger(among) && among >= 1, () => ({
      path,
      clause: 'wrg/general/share',
      problem: `casualties among ${counted(among, 'figure')}`,
      mend: 'count his own figure at least',
    }));
    return casualties / among;
  };
  const shared =
    (melee === undefined ? 0 : part(melee.casualties, melee.frontRank, 'melee')) +
    (atBack === undefined ? 0 : part(atBack.casualties, atBack.rank, 'atBack')) +
    (missiles === undefined ? 0 : part(missiles.casualties, missiles.underFire, 'missiles'));
  return rounded(toGrid(shared), rules.fighting.general.share) + aimed;
}

/**
 * What befalls the general in a period: his share comes off his figure, and a die of his kind times that share wounds him if it is more
 * than the men whom the figure had as the period began. Without men he is dead. No die is thrown where there is no share, or nobody left.
 *
 * Source: Risk to the General.
 *
 * @throws RuleViolation as `generalShare`, and for a figure of no men.
 * @clause wrg/general/share
 * @clause wrg/general/wounded
 * @clause wrg/general/killed
 */
export function generalRisk(
  situation: GeneralAtRisk,
  dice: Dice,
  rules: Pick<WrgRules, 'fighting'> = wrgRules(),
): GeneralRisk {
  const { menInTheFigure } = rules.fighting.general;
  const { training, men: before = menInTheFigure, earlier = { share: 0, score: null } } = situation;
  const whole = before + earlier.share;
  insist(Number.isInteger(before) && before >= 1 && whole <= menInTheFigure, () => ({
    path: 'men',
    clause: 'wrg/general/share',
    problem: `a figure of ${counted(whole, 'man', 'men')}`,
    mend: `give 1 to ${menInTheFigure}`,
  }));
  const share = Math.min(before, generalShare(situation, rules));
  const men = before - share;
  const because: Reason[] = [
    reasonFor('wrg/general/share', sharedIn(situation), `${share} of ${counted(before, 'man', 'men')} lost`),
  ];
  if (men === 0) {
    because.push(reasonFor('wrg/general/killed', 'nobody is left of his figure', 'dead'));
    return { share, men, score: null, fate: 'dead', because };
  }
  if (share === 0) return { share, men, score: null, fate: 'unhurt', because };
  const { average, ordinary } = rules.fighting.casualties.dice;
  const score = earlier.score ?? (training === 'regular' ? dice.marked(average) : dice.roll(ordinary));
  const [lost, there] = [earlier.share + share, earlier.share + before];
  const wounded = lost * score > there;
  because.push(
    reasonFor(
      'wrg/general/wounded',
      `${counted(lost, 'man', 'men')} lost, times a throw of ${score}, against the ${there} there were`,
      wounded ? 'wounded' : 'unhurt',
    ),
  );
  return { share, men, score, fate: wounded ? 'wounded' : 'unhurt', because };
}

/** What is shared, and among how many. */
function sharedIn({ melee, atBack, missiles, aimed = 0 }: Sharing): string {
  const among = (casualties: number, figures: number, how: string) =>
    `${casualties} ${how} among ${counted(figures, 'figure')}`;
  const parts = [
    ...(melee === undefined ? [] : [among(melee.casualties, melee.frontRank, 'hand to hand')]),
    ...(atBack === undefined ? [] : [among(atBack.casualties, atBack.rank, 'at their backs')]),
    ...(missiles === undefined ? [] : [among(missiles.casualties, missiles.underFire, 'by missiles')]),
    ...(aimed === 0 ? [] : [`${aimed} aimed at him`]),
  ];
  return `share of the casualties${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
}

/** What may befall the general, solved. */
export function generalRiskOdds(
  situation: GeneralAtRisk,
  rules: Pick<WrgRules, 'fighting'> = wrgRules(),
): Distribution<GeneralRisk['fate']> {
  return distribution(dice => generalRisk(situation, dice, rules).fate);
}

/** Where a general stands. Lengths in paces. */
export interface GeneralApart {
  /** How far each of his own units is. */
  readonly units: readonly number[];
  /** On his way to give or accept a challenge, or back from one. */
  readonly challenging?: boolean;
  /** He stands clear of others: on an elephant, on a tower. */
  readonly standsClear?: boolean;
}

/**
 * Whether missiles may be aimed at the general's figure alone: far from his own units and not about a challenge, or standing clear.
 *
 * Source: Risk to the General.
 *
 * @clause wrg/general/concentrated-missiles
 */
export function mayAimAtGeneral(
  { units, challenging = false, standsClear = false }: GeneralApart,
  rules: Pick<WrgRules, 'fighting'> = wrgRules(),
): boolean {
  const { clearOfUnits, clearOf } = rules.fighting.general;
  const far = (distance: number) => distance > clearOfUnits;
  const apart = clearOf === 'nearest' ? units.every(far) : units.length === 0 || units.some(far);
  return standsClear || (apart && !challenging);
}
