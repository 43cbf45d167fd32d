import { type Dice, type Distribution, distribution } from '../../../dice/index.js';
import {
  counted,
  defineFactors,
  insist,
  type Reason,
  reasonFor,
  tally,
  type Violation,
} from '../../../rulebook/index.js';
import { point } from '../factors.js';
import type { Burnable } from '../rules/shooting.js';
import { type SkirmishRules, skirmishRules } from '../rules.js';
import type { Shooter } from '../troops.js';

/** The rules of fire. */
export type FireRulesPart = Pick<SkirmishRules, 'fire' | 'factors'>;

/** A fire missile that is to be shot. */
export interface FireMissile {
  readonly weapon: Shooter;
  /** Turns since it was lit. */
  readonly lit: number;
  /** What the host says; nothing where he says nothing. */
  readonly allowed?: boolean;
}

/**
 * What forbids a fire missile: the host, a weapon that shoots none, or that it is not lit yet.
 *
 * Source: 5 Shooting > Fire Missiles.
 *
 * @clause skirmish/fire/permission
 * @clause skirmish/fire/launchers
 * @clause skirmish/fire/ignite-time
 */
export function fireMissileFaults(
  { weapon, lit, allowed }: FireMissile,
  { fire }: FireRulesPart = skirmishRules(),
): readonly Violation[] {
  const faults: Violation[] = [];
  if (!(allowed ?? fire.allowed)) {
    const problem = 'the host allows no fire missiles';
    faults.push({ path: 'allowed', clause: 'skirmish/fire/permission', problem, mend: 'shoot others, or ask him' });
  }
  if (!['engine', 'shortbow', 'longbow'].includes(weapon)) {
    const problem = `a ${weapon} shoots no fire missiles`;
    faults.push({ path: 'weapon', clause: 'skirmish/fire/launchers', problem, mend: 'use a bow or an engine' });
  }
  if (lit < fire.lighting) {
    const problem = 'the missile is not lit';
    faults.push({
      path: 'lit',
      clause: 'skirmish/fire/ignite-time',
      problem,
      mend: `light it ${fire.lighting} move before`,
    });
  }
  return faults;
}

/** Something that may catch fire. */
export interface Igniting {
  readonly material: Burnable;
  /** By a missile that has hit, a torch, or a fire near by. */
  readonly by: 'missile' | 'torch' | 'fire';
}

/**
 * The faces that set a thing on fire; `null` where no die is thrown: fire that spreads needs none (`skirmish/ruling/spreading-fire`). A
 * torch goes by the material, or as at straw (`skirmish/ruling/torches`).
 *
 * Source: 5 Shooting > Fire Missiles.
 *
 * @clause skirmish/fire/timber
 * @clause skirmish/fire/straw
 * @clause skirmish/fire/torch
 * @clause skirmish/fire/spread
 */
export function ignitingFaces(
  { material, by }: Igniting,
  { fire }: FireRulesPart = skirmishRules(),
): readonly number[] | null {
  if (by === 'fire' && fire.spreads.always) return null;
  return fire.ignites[by === 'torch' && fire.torch === 'straw' ? 'straw-thatch' : material];
}

/** The faces that set a thing on fire, how likely that is, and why. */
export function igniteOdds(
  igniting: Igniting,
  rules: FireRulesPart = skirmishRules(),
): { readonly faces: readonly number[] | null; readonly chance: number; readonly because: readonly Reason[] } {
  const faces = ignitingFaces(igniting, rules);
  const clause = igniting.material === 'timber' ? 'skirmish/fire/timber' : 'skirmish/fire/straw';
  const effect = faces === null ? 'catches' : `catches on ${faces.join(', ')}`;
  const chance = distribution(dice => ignite(igniting, dice, rules)).probability(true);
  return {
    faces,
    chance,
    because: [reasonFor(clause, igniting.material === 'timber' ? 'timber' : 'straw or thatch', effect)],
  };
}

/** Throws whether a thing catches fire. */
export function ignite(igniting: Igniting, dice: Dice, rules: FireRulesPart = skirmishRules()): boolean {
  const faces = ignitingFaces(igniting, rules);
  return faces === null || dice.count(1, rules.fire.sides, faces) > 0;
}

/** A fire that is fought. */
export interface FoughtFire {
  /** The turn of burning, the first being 1. */
  readonly turn: number;
  /** Inches of every figure that fights it. */
  readonly fighters: readonly number[];
  readonly buckets?: number;
}

/** What is added to the dice against a fire. */
export const fireFactors = defineFactors<FoughtFire, FireRulesPart>({
  id: 'skirmish/putting-fire-out',
  unit: point,
  rows: [
    {
      id: 'further-figures',
      points: ({ fire }) => fire.putOut.perFigure,
      clause: 'skirmish/fire/put-out',
      says: 'figures after the first',
      when: (fought, rules) => Math.max(0, fightersOf(fought, rules) - 1),
    },
    {
      id: 'buckets',
      points: ({ fire }) => fire.putOut.perBucket,
      clause: 'skirmish/fire/put-out',
      says: 'buckets of water',
      when: ({ buckets = 0 }) => buckets,
    },
  ],
});

function fightersOf({ fighters }: FoughtFire, { fire }: FireRulesPart): number {
  return fighters.filter(distance => distance <= fire.putOut.within).length;
}

/** What is known of fighting a fire before the dice. */
export interface PutOutOdds {
  readonly modifier: number;
  readonly chance: number;
  readonly because: readonly Reason[];
}

/**
 * The chance to put a fire out in a turn: two dice with a subtraction for each figure after the first and each bucket, in its first
 * turns alone. Totals below two are `skirmish/ruling/putting-fire-out`.
 *
 * Source: 5 Shooting > Fire Missiles.
 *
 * @clause skirmish/fire/put-out
 * @clause skirmish/fire/put-out-window
 * @clause skirmish/fire/put-out-range
 */
export function putOutOdds(fought: FoughtFire, rules: FireRulesPart = skirmishRules()): PutOutOdds {
  const { total, because } = tally(fireFactors, fought, rules);
  const chance = putOutDistribution(fought, rules).probability(true);
  return { modifier: total, chance, because };
}

/**
 * Throws to put a fire out.
 *
 * @throws RuleViolation for a fire in a turn of burning in which nobody can put it out, or that nobody fights.
 */
export function putOut(fought: FoughtFire, dice: Dice, rules: FireRulesPart = skirmishRules()): boolean {
  const { turns, dice: number, on, below } = rules.fire.putOut;
  insist(fought.turn >= turns.from && (turns.to === null || fought.turn <= turns.to), () => ({
    path: 'turn',
    clause: 'skirmish/fire/put-out-window',
    problem: `nobody puts a fire out in turn ${fought.turn} of its burning`,
    mend: 'let it burn',
  }));
  insist(fightersOf(fought, rules) > 0, () => ({
    path: 'fighters',
    clause: 'skirmish/fire/put-out-range',
    problem: 'nobody is near enough to fight the fire',
    mend: `bring figures within ${counted(rules.fire.putOut.within, 'inch', 'inches')}`,
  }));
  const total = dice.sum(number, rules.fire.sides) + tally(fireFactors, fought, rules).total;
  return below === 'or-less' ? total <= on : total === on;
}

/** The distribution of whether a fire is put out. */
export function putOutDistribution(fought: FoughtFire, rules: FireRulesPart = skirmishRules()): Distribution<boolean> {
  return distribution(dice => putOut(fought, dice, rules));
}

/** A fire at the end of a turn, and what is near it. */
export interface Burning {
  readonly material: Burnable;
  /** Turns that it has burned, this one among them. */
  readonly turn: number;
  /** Inches to each thing that could catch. */
  readonly things?: readonly number[];
  /** Figures in it or near it: inches from it, and moves that they have spent there. */
  readonly figures?: readonly { readonly distance: number; readonly moves: number }[];
}

/** What a fire does at the end of a turn. */
export interface FireTurn {
  readonly burnsOut: boolean;
  /** Which things may catch, by their places in the list. */
  readonly reaches: readonly number[];
  /** Which figures it kills, by their places. */
  readonly kills: readonly number[];
  /** Inches of smoke down the wind: light cover. */
  readonly smoke: number;
}

/**
 * What a fire does at the end of a turn: whether it is burnt out, what it reaches, whom it kills (`skirmish/ruling/killed-by-fire`), and how far its
 * smoke gives cover.
 *
 * Source: 5 Shooting > Fire Missiles.
 *
 * @clause skirmish/fire/duration
 * @clause skirmish/fire/spread
 * @clause skirmish/fire/smoke
 * @clause skirmish/fire/casualties
 */
export function fireTurn(
  { material, turn, things = [], figures = [] }: Burning,
  { fire }: FireRulesPart = skirmishRules(),
): FireTurn {
  const { within, moves, counted } = fire.kills;
  return {
    burnsOut: turn >= fire.burns[material],
    reaches: things.flatMap((distance, at) => (distance <= fire.spreads.within ? [at] : [])),
    kills: figures.flatMap((figure, at) =>
      figure.distance <= within && (counted === 'spent' ? figure.moves : turn) >= moves ? [at] : [],
    ),
    smoke: fire.smoke,
  };
}

/** Smoke as cover: light, as far as it drifts. */
export function smokeCover(
  { downwind }: { readonly downwind: number },
  { fire }: FireRulesPart = skirmishRules(),
): 'light' | null {
  return downwind >= 0 && downwind <= fire.smoke ? 'light' : null;
}
