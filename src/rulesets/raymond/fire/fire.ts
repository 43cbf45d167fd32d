import type { Dice } from '../../../dice/index.js';
import {
  amountOf,
  counted,
  defineFactors,
  type Factor,
  insist,
  type Reason,
  reasonFor,
  tally,
} from '../../../rulebook/index.js';
import { toGrid } from '../../../table/index.js';
import { diceUnit } from '../dice-unit.js';
import { type RangeBand, type RaymondClause, type RaymondRules, raymondRules } from '../rules.js';
import type { FormationKind } from '../state.js';
import type { GunKind } from '../troops.js';

/** What a set of fire dice is thrown at. */
export interface FireTarget {
  readonly formation: FormationKind;
  /** Horse, commanders and dragoons in the saddle. */
  readonly mounted: boolean;
  /** Stands it has left. */
  readonly stands: number;
  /** Dice that the terrain at the target adds or, negative, takes away; 0 if left out. */
  readonly terrainDice?: number;
}

/** So many musket stands of one unit fire at one target. How far it is matters only for who may fire. */
export interface MusketFire {
  readonly weapon: 'muskets';
  readonly stands: number;
  readonly target: FireTarget;
}

/** One piece fires at one target. */
export interface ArtilleryFire {
  readonly weapon: GunKind;
  /** From stand to stand, in inches. */
  readonly range: number;
  readonly target: FireTarget;
}

/** One unit's fire at one target. */
export type Fire = MusketFire | ArtilleryFire;

/** What is known of a set of dice before it is thrown. */
export interface FireOdds {
  /** Dice to throw, 0 or more. */
  readonly dice: number;
  readonly sides: number;
  /** The faces that hit. */
  readonly faces: readonly number[];
  /** Of artillery: the band that the target is in. */
  readonly band: RangeBand | null;
  /** Whether misses bounce on to another target. */
  readonly bounces: boolean;
  readonly because: readonly Reason[];
}

/** What a set of dice did. */
export interface FireResult {
  /** Dice thrown. */
  readonly dice: number;
  readonly hits: number;
  /** Dice that go on to another target, if there is one. */
  readonly bouncing: number;
  readonly because: readonly Reason[];
}

/** The second strike of round shot. */
export interface Bounce {
  /** Dice that missed the first target. */
  readonly misses: number;
  /** Dice that the terrain at the second target adds or, negative, takes away; 0 if left out. */
  readonly terrainDice?: number;
}

/**
 * The band of artillery fire that a range falls in; a limit belongs to the nearer band. `undefined` beyond the last, and where a
 * house rule leaves a gap between two.
 *
 * Source: The Firing Phase > How do you resolve firing?
 *
 * @param range in inches
 * @clause raymond/fire/artillery-range-bands
 */
export function rangeBand(range: number, rules: RaymondRules = raymondRules()): RangeBand | undefined {
  return rules.fire.bands.find(({ from, to }) => from <= toGrid(range) && toGrid(range) <= to)?.band;
}

/**
 * What one set of fire dice is thrown with: one unit at one target. Muskets throw a die for each stand, guns by kind and range;
 * what the target is adds to it or takes from it once for the set, and so does its terrain. Fewer dice than none are none.
 *
 * Source: The Firing Phase > How do you resolve firing?
 *
 * @throws RuleViolation when stands are no whole numbers from 1, or the gun does not reach so far.
 * @clause raymond/fire/musket-dice
 * @clause raymond/fire/artillery-dice
 * @clause raymond/fire/artillery-range-bands
 * @clause raymond/fire/frame-gun-zero-dice
 * @clause raymond/fire/adjacent-regardless-of-range
 * @clause raymond/fire/modifier-mass
 * @clause raymond/fire/modifier-mounted
 * @clause raymond/fire/modifier-single-stand
 * @clause raymond/fire/modifiers-stack
 * @clause raymond/fire/hit-number
 */
export function fireOdds(fire: Fire, rules: RaymondRules = raymondRules()): FireOdds {
  insistOnStands('target.stands', fire.target.stands, 'raymond/fire/modifier-single-stand');
  const band = fire.weapon === 'muskets' ? null : bandOf(fire, rules);
  const basic = fire.weapon === 'muskets' ? musketDice(fire, rules) : gunDice(fire, rules);
  const changes = tally(fireDiceFactors, fire.target, rules);
  return {
    dice: Math.max(0, basic.dice + changes.total),
    ...hitting(rules),
    band,
    bounces: band !== null && rules.fire.bouncesFrom.includes(band),
    because: [basic.reason, ...changes.because, hitReason(rules)],
  };
}

/**
 * Musket stands of one unit fire at one target.
 *
 * Source: The Firing Phase > How do you resolve firing?
 *
 * @throws RuleViolation when stands are no whole numbers from 1.
 * @clause raymond/fire/musket-dice
 * @clause raymond/fire/hit-number
 */
export function musketFire(fire: MusketFire, dice: Dice, rules: RaymondRules = raymondRules()): FireResult {
  return thrown(fireOdds(fire, rules), dice);
}

/**
 * A gun fires at one target. What misses at medium range bounces: see `bounceThrough`.
 *
 * Source: The Firing Phase > How do you resolve firing?
 *
 * @throws RuleViolation when the gun does not reach so far.
 * @clause raymond/fire/artillery-dice
 * @clause raymond/fire/hit-number
 * @clause raymond/bounce/medium-only
 */
export function artilleryFire(fire: ArtilleryFire, dice: Dice, rules: RaymondRules = raymondRules()): FireResult {
  return thrown(fireOdds(fire, rules), dice);
}

/**
 * What a bounce is thrown with: the dice that missed, changed by terrain alone.
 *
 * Source: The Firing Phase > Bounce-Through
 *
 * @throws RuleViolation when the misses are no whole number from 0.
 * @clause raymond/bounce/dice
 * @clause raymond/bounce/no-modifiers
 */
export function bounceOdds(bounce: Bounce, rules: RaymondRules = raymondRules()): FireOdds {
  const { misses } = bounce;
  insist(Number.isInteger(misses) && misses >= 0, () => ({
    path: 'misses',
    clause: 'raymond/bounce/dice',
    problem: `${misses} is no number of dice`,
    mend: 'give a whole number, 0 or more',
  }));
  const changes = tally(bounceDiceFactors, bounce, rules);
  const missed = reasonFor('raymond/bounce/dice', `${diceText(misses)} missed the first target`, diceText(misses));
  return {
    dice: Math.max(0, misses + changes.total),
    ...hitting(rules),
    band: rules.fire.bounces,
    bounces: false,
    because: [missed, ...changes.because, hitReason(rules)],
  };
}

/**
 * Round shot that missed its target strikes another one behind it, friend or foe. It bounces once.
 *
 * Source: The Firing Phase > Bounce-Through
 *
 * @throws RuleViolation when the misses are no whole number from 0.
 * @clause raymond/bounce/dice
 * @clause raymond/bounce/no-modifiers
 * @clause raymond/bounce/once
 */
export function bounceThrough(bounce: Bounce, dice: Dice, rules: RaymondRules = raymondRules()): FireResult {
  return thrown(bounceOdds(bounce, rules), dice);
}

/** What the players agreed on: so many dice, or fewer. */
function agreed<Aimed extends { readonly terrainDice?: number }>(
  applies: (aimed: Aimed) => boolean,
): Factor<Aimed, RaymondRules> {
  return {
    id: 'terrain',
    clause: 'raymond/fire/terrain-effects-agreed',
    says: 'terrain at the target',
    when: aimed => applies(aimed) && (aimed.terrainDice ?? 0),
  };
}

/**
 * The dice that a target and its terrain add to a set of fire dice or take from it.
 *
 * Source: The Firing Phase > How do you resolve firing?
 *
 * @clause raymond/fire/modifier-mass
 * @clause raymond/fire/modifier-mounted
 * @clause raymond/fire/modifier-single-stand
 * @clause raymond/fire/modifiers-stack
 * @clause raymond/fire/terrain-effects-agreed
 */
export const fireDiceFactors = defineFactors<FireTarget, RaymondRules>({
  id: 'raymond/fire-dice',
  unit: diceUnit,
  rows: [
    {
      id: 'mass',
      points: ({ fire }) => fire.modifiers.mass,
      clause: 'raymond/fire/modifier-mass',
      says: ({ formation }) => `target in ${formation}`,
      when: ({ formation }) => formation !== 'line',
    },
    {
      id: 'mounted',
      points: ({ fire }) => fire.modifiers.mounted,
      clause: 'raymond/fire/modifier-mounted',
      says: 'target mounted',
      when: ({ mounted }) => mounted,
    },
    {
      id: 'single-stand',
      points: ({ fire }) => fire.modifiers.singleStand,
      clause: 'raymond/fire/modifier-single-stand',
      says: 'target a single stand',
      when: ({ stands }) => stands === 1,
    },
    agreed(() => true),
  ],
});

/**
 * The dice that its terrain adds to a bounce or takes from it: nothing else about the second target counts.
 *
 * Source: The Firing Phase > Bounce-Through
 *
 * @clause raymond/bounce/no-modifiers
 * @clause raymond/fire/terrain-effects-agreed
 */
export const bounceDiceFactors = defineFactors<Bounce, RaymondRules>({
  id: 'raymond/bounce-dice',
  unit: diceUnit,
  rows: [agreed(({ misses }) => misses > 0)],
});

/** Dice, and why. */
interface Change {
  readonly dice: number;
  readonly reason: Reason;
}

function thrown({ dice, sides, faces, bounces, because }: FireOdds, thrower: Dice): FireResult {
  const hits = dice === 0 ? 0 : thrower.count(dice, sides, faces);
  return { dice, hits, bouncing: bounces ? dice - hits : 0, because };
}

function musketDice({ stands }: MusketFire, { fire: { musketDicePerStand } }: RaymondRules): Change {
  const clause = 'raymond/fire/musket-dice';
  insistOnStands('stands', stands, clause);
  const firing = stands === 1 ? '1 stand with muskets' : `${counted(stands, 'stand')} with muskets`;
  const dice = stands * musketDicePerStand;
  return { dice, reason: reasonFor(clause, firing, diceText(dice)) };
}

function gunDice(fire: ArtilleryFire, rules: RaymondRules): Change {
  const band = bandOf(fire, rules);
  const dice = rules.fire.artilleryDice[fire.weapon][band];
  insist(dice !== null, () => outOfRange(fire));
  const clause = dice === 0 ? 'raymond/fire/frame-gun-zero-dice' : 'raymond/fire/artillery-dice';
  const gun = fire.weapon.replace('-', ' ');
  const lost = rules.fire.lostDice[fire.weapon].includes(band);
  const source = lost ? ' (the printed number of dice is lost, this is a reconstruction)' : '';
  return {
    dice,
    reason: reasonFor(clause, `${gun} at ${toGrid(fire.range)}", ${band} range${source}`, diceText(dice)),
  };
}

function bandOf(fire: ArtilleryFire, rules: RaymondRules): RangeBand {
  insist(fire.range >= 0, () => ({
    path: 'range',
    clause: 'raymond/fire/measuring',
    problem: `${fire.range} is no distance`,
    mend: 'give inches, 0 or more',
  }));
  const band = rangeBand(fire.range, rules);
  insist(band !== undefined, () => outOfRange(fire));
  return band;
}

function outOfRange({ weapon, range }: ArtilleryFire) {
  return {
    path: 'range',
    clause: 'raymond/fire/artillery-dice',
    problem: `${weapon.replace('-', ' ')} cannot fire at ${toGrid(range)}"`,
    mend: 'choose a target within their range',
  } as const;
}

function hitting({ dieSides: sides, fire: { hitsOn } }: RaymondRules): Pick<FireOdds, 'sides' | 'faces'> {
  return { sides, faces: Array.from({ length: Math.min(hitsOn, sides) }, (_, i) => i + 1) };
}

function hitReason({ fire: { hitsOn } }: RaymondRules): Reason {
  return reasonFor('raymond/fire/hit-number', 'fire', `hits on ${hitsOn} or less`);
}

function diceText(dice: number): string {
  return amountOf(dice, diceUnit);
}

function insistOnStands(path: string, stands: number, clause: RaymondClause): void {
  insist(Number.isInteger(stands) && stands >= 1, () => ({
    path,
    clause,
    problem: `${stands} is no number of stands`,
    mend: 'give a whole number, 1 or more',
  }));
}
