import { type Dice, type Distribution, distribution } from '../../../dice/index.js';
import { counted, defineFactors, insist, type Reason, reasonFor, tally } from '../../../rulebook/index.js';
import { point } from '../factors.js';
import type { RangeBands, ToHit } from '../rules/shooting.js';
import { type SkirmishRules, skirmishRules } from '../rules.js';
import { type DroppedLoad, type Protection, protections, type Shooter } from '../troops.js';
import { type Struck, type Wound, woundOdds, woundThrow } from '../wounds/wounds.js';

/** The rules of a shot. */
export type ShotRulesPart = Pick<SkirmishRules, 'shooting' | 'siege' | 'wounds' | 'factors'>;

/** What a shot is aimed at: a man, a horse on its own, or a thing. */
export type ShotTarget = Struck | 'thing';

/** One shot, throw or drop. */
export interface Shot {
  /** What shoots, or what is dropped. */
  readonly weapon: Shooter | DroppedLoad;
  /** Inches to the target; of what is dropped, on the level. */
  readonly distance: number;
  readonly target: ShotTarget;
  /** Light cover are woods, pavises and smoke; heavy cover high walls. */
  readonly cover?: 'light' | 'heavy' | 'both';
}

export const rangeBands = ['short', 'medium', 'long'] as const;
export type RangeBand = (typeof rangeBands)[number];

/** Whether something is dropped, and not shot. */
export function isDropped(weapon: Shot['weapon']): weapon is DroppedLoad {
  return weapon === 'rock' || weapon === 'oil' || weapon === 'lead';
}

/**
 * The band of a distance; `null` out of range, or too near for an engine. A distance is in the first band that reaches it.
 *
 * Source: 5 Shooting > g Ranges.
 *
 * @clause skirmish/shooting/ranges
 * @clause skirmish/shooting/engine-minimum
 * @clause skirmish/shooting/dropped-range
 * @clause skirmish/shooting/javelin-long
 */
export function rangeBand(
  { weapon, distance }: Pick<Shot, 'weapon' | 'distance'>,
  { shooting }: Pick<SkirmishRules, 'shooting'> = skirmishRules(),
): RangeBand | null {
  const bands: RangeBands = shooting.ranges[isDropped(weapon) ? 'dropped' : weapon];
  if (distance < bands.from) return null;
  return rangeBands.find(band => distance <= (bands[band] ?? -1)) ?? null;
}

/** A shot in its band, with the dice it is thrown with. */
export interface AimedShot extends Shot {
  readonly band: RangeBand;
  readonly thrown: ToHit;
  readonly heavy: boolean;
}

/** The protection that counts against a weapon: a handgun takes levels off. `null` where none counts. */
function protectionAgainst({ target, weapon, thrown }: AimedShot, { shooting }: ShotRulesPart): Protection | null {
  if (target === 'thing' || !thrown.armour) return null;
  if (weapon !== 'handgun') return target.protection;
  const at = protections.indexOf(target.protection) + shooting.modifiers.handgunLevels;
  return protections[at] ?? protections[protections.length - 1] ?? target.protection;
}

const inCover = ({ cover, thrown }: AimedShot, kind: 'light' | 'heavy', { shooting }: ShotRulesPart): boolean => {
  if (!thrown.cover || cover === undefined) return false;
  if (cover === 'both') return kind === 'heavy' || shooting.covers === 'both';
  return cover === kind;
};

/**
 * What is added to the two dice of a shot.
 *
 * @clause skirmish/shooting/mod-range
 * @clause skirmish/shooting/mod-armour
 * @clause skirmish/shooting/mod-light-cover
 * @clause skirmish/shooting/mod-heavy-cover
 * @clause skirmish/shooting/mod-handgun
 * @clause skirmish/shooting/to-hit-heavy
 */
export const shotFactors = defineFactors<AimedShot, ShotRulesPart>({
  id: 'skirmish/to-hit-modifiers',
  unit: point,
  rows: [
    {
      id: 'range',
      clause: 'skirmish/shooting/mod-range',
      says: ({ band }) => `${band} range`,
      when: ({ band, heavy }, { shooting }) => (heavy ? 0 : shooting.modifiers[band]),
    },
    {
      id: 'protection',
      clause: 'skirmish/shooting/mod-armour',
      says: (aimed, rules) => `protection ${protectionAgainst(aimed, rules)}`,
      when(aimed, rules) {
        const protection = protectionAgainst(aimed, rules);
        return protection === null ? 0 : rules.shooting.modifiers.protection[protection];
      },
    },
    {
      id: 'light-cover',
      points: ({ shooting }) => shooting.modifiers.lightCover,
      clause: 'skirmish/shooting/mod-light-cover',
      says: 'light cover',
      when: (aimed, rules) => inCover(aimed, 'light', rules),
    },
    {
      id: 'heavy-cover',
      points: ({ shooting }) => shooting.modifiers.heavyCover,
      clause: 'skirmish/shooting/mod-heavy-cover',
      says: 'heavy cover',
      when: (aimed, rules) => inCover(aimed, 'heavy', rules),
    },
    {
      id: 'heavy-weapon-long-range',
      points: ({ shooting }) => shooting.modifiers.heavyLong,
      clause: 'skirmish/shooting/to-hit-heavy',
      says: 'engine or bombard at long range',
      when: ({ heavy, band, weapon }) => heavy && band === 'long' && !isDropped(weapon),
    },
    {
      id: 'heavy-weapon-short-range',
      points: ({ shooting }) => shooting.modifiers.heavyShort,
      clause: 'skirmish/shooting/to-hit-heavy',
      says: 'engine or bombard at short range',
      when: ({ heavy, band, weapon }) => heavy && band === 'short' && !isDropped(weapon),
    },
    {
      id: 'dropped',
      points: ({ shooting }) => shooting.modifiers.dropped,
      clause: 'skirmish/shooting/to-hit-heavy',
      says: 'dropped close by',
      when: ({ weapon }) => isDropped(weapon),
    },
  ],
});

/** What is known of a shot before the dice. */
export interface ShotOdds {
  readonly band: RangeBand;
  /** It hits with this total of its dice or less. Of molten lead: the total of rocks, which it hits twice as often as. */
  readonly hitsOn: number;
  /** Chances of a hit, of a wound and of a death; a thing is hit and no more. */
  readonly hit: number;
  readonly wounded: number;
  readonly killed: number;
  readonly because: readonly Reason[];
}

function aimed(shot: Shot, rules: ShotRulesPart): AimedShot {
  const { weapon, distance } = shot;
  const band = rangeBand(shot, rules);
  insist(band !== null, () => ({
    path: 'distance',
    clause: isDropped(weapon) ? 'skirmish/shooting/dropped-range' : 'skirmish/shooting/ranges',
    problem: `${weapon} does not reach ${counted(distance, 'inch', 'inches')}`,
    mend: 'choose a target in its range',
  }));
  const { heavy, missiles } = rules.shooting;
  if (isDropped(weapon)) return { ...shot, band, thrown: heavy.dropped, heavy: true };
  if (weapon === 'engine' || weapon === 'bombard') return { ...shot, band, thrown: heavy[weapon], heavy: true };
  return { ...shot, band, thrown: missiles, heavy: false };
}

/** The total that hits, and why. */
function toHitOf(shot: Shot, rules: ShotRulesPart) {
  const at = aimed(shot, rules);
  const added = tally(shotFactors, at, rules);
  return { at, hitsOn: at.thrown.hitsOn - added.total, because: added.because };
}

/**
 * A shot before its dice: the total that hits, and the exact chances of a hit, a wound and a death. Of a horseman the man is named as
 * the target, or his horse.
 *
 * Source: 5 Shooting > i To Hit.
 *
 * @throws RuleViolation for a distance that the weapon does not reach.
 * @clause skirmish/shooting/to-hit
 * @clause skirmish/shooting/to-hit-heavy
 * @clause skirmish/shooting/target-horse-or-man
 * @clause skirmish/siege/lead-doubles
 */
export function shotOdds(shot: Shot, rules: ShotRulesPart = skirmishRules()): ShotOdds {
  const { at, hitsOn, because } = toHitOf(shot, rules);
  const results = shotDistribution(shot, rules);
  const clause = at.heavy ? 'skirmish/shooting/to-hit-heavy' : 'skirmish/shooting/to-hit';
  const lead =
    shot.weapon === 'lead' ? [reasonFor('skirmish/siege/lead-doubles', 'molten lead', 'hits twice as often')] : [];
  const struck = shot.target === 'thing' ? [] : woundOdds(shot.target, rules).because;
  return {
    band: at.band,
    hitsOn,
    hit: 1 - results.probability('missed'),
    wounded: results.probability('wounded'),
    killed: results.probability('killed'),
    because: [
      reasonFor(clause, `${shot.weapon}`, `hits on ${at.thrown.hitsOn} or less`),
      ...because,
      ...lead,
      ...struck,
    ],
  };
}

/** What a shot does. */
export type ShotEffect = 'missed' | 'hit' | Wound;

/**
 * One shot with its dice: two of them to hit, and one more for who is hit. A thing is hit and no more. Molten lead hits exactly twice as
 * often as rocks, by two dice of different colours read one after the other, or on the nearest total
 * (`skirmish/ruling/chance-of-molten-lead`).
 *
 * Source: 5 Shooting > i To Hit; 8 Wounds > a Wounded Figures.
 *
 * @throws RuleViolation for a distance that the weapon does not reach.
 * @clause skirmish/shooting/to-hit
 * @clause skirmish/shooting/to-hit-heavy
 * @clause skirmish/shooting/inanimate-hit
 * @clause skirmish/siege/lead-doubles
 */
export function shoot(shot: Shot, dice: Dice, rules: ShotRulesPart = skirmishRules()): ShotEffect {
  const { at, hitsOn } = toHitOf(shot, rules);
  if (!hits(shot, at.thrown.dice, hitsOn, dice, rules)) return 'missed';
  return shot.target === 'thing' ? 'hit' : woundThrow(shot.target, dice, rules);
}

function hits(shot: Shot, number: number, hitsOn: number, dice: Dice, rules: ShotRulesPart): boolean {
  const { sides, lead } = rules.shooting;
  if (shot.weapon !== 'lead') return dice.sum(number, sides) <= hitsOn;
  const times = rules.siege.leadTimes;
  if (lead === 'total')
    return dice.sum(number, sides) <= nearestTotal(waysUpTo(hitsOn, number, sides) * times, number, sides);
  const shown = (dice.roll(sides) - 1) * sides + dice.roll(sides);
  return shown <= waysUpTo(hitsOn, 2, sides) * times;
}

/** In how many ways so many dice show no more than a total. */
function waysUpTo(total: number, number: number, sides: number): number {
  if (number === 0) return total >= 0 ? 1 : 0;
  let ways = 0;
  for (let face = 1; face <= sides; face++) ways += waysUpTo(total - face, number - 1, sides);
  return ways;
}

/** The total that comes up, or less, in as nearly so many ways. */
function nearestTotal(wanted: number, number: number, sides: number): number {
  let best = 0;
  for (let total = number; total <= number * sides; total++) {
    const off = (each: number) => Math.abs(waysUpTo(each, number, sides) - wanted);
    if (off(total) < off(best)) best = total;
  }
  return best;
}

/** The exact distribution of what a shot does. */
export function shotDistribution(shot: Shot, rules: ShotRulesPart = skirmishRules()): Distribution<ShotEffect> {
  return distribution(dice => shoot(shot, dice, rules));
}
