import { type Dice, type Distribution, distribution } from '../../../dice/index.js';
import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import { type SkirmishRules, skirmishRules } from '../rules.js';
import type { Grade, Protection } from '../troops.js';

/** The rules about wounds alone. */
export type WoundRulesPart = Pick<SkirmishRules, 'wounds'>;

/** Who is hit: a man, or a horse on its own. */
export interface Struck {
  readonly protection: Protection;
  /** Wounded before. */
  readonly wounded?: boolean;
  readonly horse?: boolean;
}

/** How a hit leaves who is struck. */
export type Wound = 'wounded' | 'killed';

/** What is known of a hit before the die. */
export interface WoundOdds {
  /** Faces that wound, and faces that kill; no die is thrown for who is wounded already. */
  readonly wounded: readonly number[];
  readonly killed: readonly number[];
  readonly certain: Wound | null;
  readonly because: readonly Reason[];
}

/**
 * Which faces wound and which kill; a second wound kills without a die. Whether horses die of two is
 * `skirmish/ruling/wounded-horses`.
 *
 * Source: 8 Wounds > a Wounded Figures.
 *
 * @clause skirmish/wounds/roll
 * @clause skirmish/wounds/armour
 * @clause skirmish/wounds/second
 */
export function woundOdds(
  { protection, wounded = false, horse = false }: Struck,
  { wounds }: WoundRulesPart = skirmishRules(),
): WoundOdds {
  if (wounded && (!horse || wounds.horsesAsFigures)) {
    const because = [reasonFor('skirmish/wounds/second', 'wounded before', 'killed')];
    return { wounded: [], killed: [], certain: 'killed', because };
  }
  const faces = wounds.wound[protection];
  const clause = protection <= 2 ? 'skirmish/wounds/armour' : 'skirmish/wounds/roll';
  return {
    ...faces,
    certain: null,
    because: [reasonFor(clause, `protection ${protection}`, `killed on ${faces.killed.join(', ')}`)],
  };
}

/**
 * Throws for a hit, by shot or by blow.
 *
 * Source: 8 Wounds > a Wounded Figures.
 *
 * @clause skirmish/wounds/roll
 * @clause skirmish/melee/hit-effect
 */
export function woundThrow(struck: Struck, dice: Dice, rules: WoundRulesPart = skirmishRules()): Wound {
  const { killed, certain } = woundOdds(struck, rules);
  if (certain !== null) return certain;
  return dice.count(1, rules.wounds.sides, killed) > 0 ? 'killed' : 'wounded';
}

/** What makes a figure fall, or may. */
export const fallCauses = [
  'ladder-pushed-down',
  'wounded-on-high',
  'wounded-by-charging-lancer',
  'horse-killed',
  'horse-wounded',
  'firearm-near',
] as const;
export type FallCause = (typeof fallCauses)[number];

const causeWords: { readonly [C in FallCause]: string } = {
  'ladder-pushed-down': 'the ladder is pushed down',
  'wounded-on-high': 'wounded up there',
  'wounded-by-charging-lancer': 'wounded by a charging lancer',
  'horse-killed': 'the horse is killed',
  'horse-wounded': 'the horse is wounded',
  'firearm-near': 'a firearm goes off near by',
};

/** Who may fall. */
export interface Falling {
  readonly cause: FallCause;
  readonly grade: Grade;
  /** Inches that he falls; none from a horse or on the level. */
  readonly height?: number;
}

/** What becomes of him. */
export type FallResult = 'stays' | 'prone' | 'killed';

/** What is known of a fall before the dice. */
export interface FallOdds {
  /** He falls on this total of two dice or less; `null`: no dice, he falls or stays for certain. */
  readonly on: number | null;
  readonly certain: FallResult | null;
  /** What a fall does to him. */
  readonly falls: Exclude<FallResult, 'stays'>;
  readonly because: readonly Reason[];
}

const certainCauses: {
  readonly [C in FallCause]:
    | 'skirmish/falling/ladder'
    | 'skirmish/falling/wounded-high'
    | 'skirmish/falling/lancer'
    | 'skirmish/falling/horse-killed'
    | null;
} = {
  'ladder-pushed-down': 'skirmish/falling/ladder',
  'wounded-on-high': 'skirmish/falling/wounded-high',
  'wounded-by-charging-lancer': 'skirmish/falling/lancer',
  'horse-killed': 'skirmish/falling/horse-killed',
  'horse-wounded': null,
  'firearm-near': null,
};

/**
 * Whether a figure falls: for certain from a ladder pushed down, when wounded on a tree, wall, ladder or gangway, when a charging
 * lancer wounds it in the saddle, when its horse is killed; by its grade when its horse is wounded or a firearm goes off beside it. A
 * fall from too high kills; any other leaves it on the ground, doing nothing in the next turn.
 *
 * Source: 8 Wounds > b Falling, Being Unhorsed.
 *
 * @clause skirmish/falling/ladder
 * @clause skirmish/falling/wounded-high
 * @clause skirmish/falling/lancer
 * @clause skirmish/falling/horse-killed
 * @clause skirmish/falling/horse-wounded
 * @clause skirmish/falling/height
 * @clause skirmish/falling/prone
 */
export function fallOdds(
  { cause, grade, height = 0 }: Falling,
  { wounds }: WoundRulesPart = skirmishRules(),
): FallOdds {
  const falls = height > wounds.fall.survived ? 'killed' : 'prone';
  const clause = certainCauses[cause];
  const end =
    falls === 'killed'
      ? reasonFor('skirmish/falling/height', `${counted(height, 'inch', 'inches')} down`, 'killed')
      : reasonFor(
          'skirmish/falling/prone',
          'on the ground',
          `${wounds.fall.down === 1 ? 'one turn' : counted(wounds.fall.down, 'turn')} without doing anything`,
        );
  if (clause !== null)
    return { on: null, certain: falls, falls, because: [reasonFor(clause, causeWords[cause], 'falls'), end] };
  const on = wounds.fall.on[grade];
  const why = reasonFor(
    'skirmish/falling/horse-wounded',
    `grade ${grade}, ${causeWords[cause]}`,
    on === null ? 'stays' : `falls on ${on} or less`,
  );
  return { on, certain: on === null ? 'stays' : null, falls, because: [why, end] };
}

/** Throws for a fall. */
export function throwFall(falling: Falling, dice: Dice, rules: WoundRulesPart = skirmishRules()): FallResult {
  const { on, certain, falls } = fallOdds(falling, rules);
  if (certain !== null) return certain;
  const { dice: number } = rules.wounds.fall;
  return dice.sum(number, rules.wounds.sides) <= (on ?? 0) ? falls : 'stays';
}

/**
 * How often riders throw for firearms of this turn: once, or for each shot near enough (`skirmish/ruling/firearms-near-a-rider`).
 *
 * Source: 8 Wounds > b Falling, Being Unhorsed.
 *
 * @clause skirmish/falling/horse-wounded
 */
export function firearmThrows(
  { distances }: { readonly distances: readonly number[] },
  { wounds }: WoundRulesPart = skirmishRules(),
): number {
  const near = distances.filter(distance => distance <= wounds.fall.firearm).length;
  return wounds.fall.firearmsThrown === 'turn' ? Math.min(near, 1) : near;
}

/** The distribution of how a hit leaves who is struck. */
export function woundDistribution(struck: Struck, rules: WoundRulesPart = skirmishRules()): Distribution<Wound> {
  return distribution(dice => woundThrow(struck, dice, rules));
}
