import { type Dice, type Distribution, distribution } from '../../../dice/index.js';
import { counted, insist, type Reason, reasonFor, type Violation } from '../../../rulebook/index.js';
import { skirmishRules } from '../rules.js';
import { type SiegeRulesPart, throwPercentage } from './percentile.js';

/** A chance in per cent before the dice, and why. */
export interface PerCent {
  readonly chance: number;
  readonly because: readonly Reason[];
}

/** A ladder that is to be pushed down. */
export interface PushedLadder {
  readonly pushers: number;
  /** Figures on it, and figures that hold it on the ground. */
  readonly climbers: number;
  readonly holders: number;
  /** A figure at its top opposes. */
  readonly opposed?: boolean;
}

/**
 * The chance to push a ladder down, in per cent. How many men push is lost (`skirmish/ruling/men-who-push-a-ladder`); two of those who hold it
 * count, or two of all (`skirmish/ruling/men-who-hold-a-ladder`).
 *
 * Source: 9 Sieges > Pushing Down Ladders.
 *
 * @clause skirmish/siege/ladder-unopposed
 * @clause skirmish/siege/push-ladder
 * @clause skirmish/siege/push-ladder-men
 */
export function ladderChance(
  { pushers, climbers, holders, opposed = false }: PushedLadder,
  { siege }: SiegeRulesPart = skirmishRules(),
): PerCent {
  const { ladder } = siege;
  if (opposed)
    return {
      chance: 0,
      because: [reasonFor('skirmish/siege/ladder-unopposed', 'a man at its top', 'cannot be pushed')],
    };
  const men = Math.min(pushers, ladder.pushers);
  const against =
    ladder.countedOf === 'holders'
      ? climbers + Math.min(holders, ladder.counted)
      : Math.min(climbers + holders, ladder.counted);
  const chance = Math.max(0, men * ladder.perPusher + against * ladder.perMan);
  const because = [
    reasonFor(
      'skirmish/siege/push-ladder-men',
      men === 1 ? 'one man pushes' : counted(men, 'man pushes', 'men push'),
      `${men * ladder.perPusher} %`,
    ),
    reasonFor(
      'skirmish/siege/push-ladder',
      `${counted(against, 'man', 'men')} on it or holding it`,
      `${against === 0 ? '' : '−'}${Math.abs(against * ladder.perMan)} %`,
    ),
  ];
  return { chance, because };
}

/** Throws whether a ladder is pushed down. */
export function pushLadder(pushed: PushedLadder, dice: Dice, rules: SiegeRulesPart = skirmishRules()): boolean {
  const { chance } = ladderChance(pushed, rules);
  return chance > 0 && throwPercentage(chance, dice, rules);
}

/** Who carries a ladder, and who sets it up. */
export interface LadderHands {
  readonly carriers: number;
  readonly setUp: number;
}

/**
 * How many men a ladder takes by its length in inches; part of a length takes a whole man.
 *
 * Source: 9 Sieges > Ladders.
 *
 * @clause skirmish/siege/ladder-carry
 * @clause skirmish/siege/ladder-setup
 */
export function ladderHands(
  { length }: { readonly length: number },
  { siege }: SiegeRulesPart = skirmishRules(),
): LadderHands {
  const { perCarrier, aloneUpTo } = siege.ladder;
  const { crews } = siege;
  const alone = length <= aloneUpTo;
  return {
    carriers: Math.ceil(length / perCarrier) * (crews['ladder-carriers-per-3-inches'].least ?? 0),
    setUp: crews[alone ? 'ladder-setup-up-to-6-inches' : 'ladder-setup-over-6-inches'].least ?? 0,
  };
}

/** What rams and axes work at. */
export const siegeTargets = ['door', 'gate', 'timber-wall', 'stone-wall'] as const;
export type SiegeTarget = (typeof siegeTargets)[number];

/** Men who break something down, in the turns that they have been at it. */
export interface Battering {
  readonly by: 'ram' | 'axes';
  readonly at: SiegeTarget;
  readonly men: number;
  /** Turns of the same work at the same target before this one. */
  readonly before?: number;
  readonly wounded?: number;
  /** A portcullis is down before the door. */
  readonly portcullis?: boolean;
}

/**
 * What forbids a ram or axes: too few or too many men, wounded men at a ram, stone, a portcullis before a door.
 *
 * Source: 9 Sieges > Battering Ram; Axes.
 *
 * @clause skirmish/siege/ram-targets
 * @clause skirmish/siege/ram-crew
 * @clause skirmish/siege/ram-wounded
 * @clause skirmish/siege/axe-men
 * @clause skirmish/siege/axe-portcullis
 * @clause skirmish/wounds/effects
 */
export function batteringFaults(
  { by, at, men, wounded = 0, portcullis = false }: Battering,
  { siege }: SiegeRulesPart = skirmishRules(),
): readonly Violation[] {
  const faults: Violation[] = [];
  const clause = by === 'ram' ? 'skirmish/siege/ram-targets' : 'skirmish/siege/axe-chance';
  if (at === 'stone-wall')
    faults.push({ path: 'at', clause, problem: `${by} does nothing to stone`, mend: 'attack a door or timber' });
  const most = by === 'ram' ? siege.ram.most : siege.axes.most;
  const least = by === 'ram' ? siege.ram.least : 1;
  if (men < least || men > most) {
    const hands = by === 'ram' ? 'skirmish/siege/ram-crew' : 'skirmish/siege/axe-men';
    faults.push({
      path: 'men',
      clause: hands,
      problem: `${counted(men, 'man', 'men')} cannot do it`,
      mend: `use ${least} to ${most}`,
    });
  }
  if (by === 'ram' && wounded > 0) {
    const problem = 'wounded men wield no ram';
    faults.push({ path: 'wounded', clause: 'skirmish/siege/ram-wounded', problem, mend: 'leave them out' });
  }
  if (by === 'axes' && portcullis) {
    const problem = 'the portcullis keeps axes from the door';
    faults.push({
      path: 'portcullis',
      clause: 'skirmish/siege/axe-portcullis',
      problem,
      mend: 'raise it, or use a ram',
    });
  }
  return faults;
}

/**
 * The chance of a turn of battering, in per cent: so much for each man at a ram and for each turn before
 * (`skirmish/ruling/turns-of-a-ram`); with axes nothing in the first turn, and so much for each man and turn after it.
 *
 * Source: 9 Sieges > Battering Ram; Axes.
 *
 * @clause skirmish/siege/ram-chance
 * @clause skirmish/siege/ram-strikes
 * @clause skirmish/siege/axe-chance
 */
export function batteringChance(battering: Battering, { siege }: SiegeRulesPart = skirmishRules()): PerCent {
  const { by, men, before = 0 } = battering;
  if (by === 'axes') {
    const chance = siege.axes.first + siege.axes.perManAndTurn * men * before;
    return {
      chance,
      because: [
        reasonFor(
          'skirmish/siege/axe-chance',
          `${counted(men, 'man', 'men')}, ${counted(before, 'turn')} before`,
          `${chance} %`,
        ),
      ],
    };
  }
  const turns = siege.ram.turns === 'before' ? before : before + 1;
  const chance = siege.ram.perMan * men + siege.ram.perTurn * turns;
  const because = [
    reasonFor('skirmish/siege/ram-chance', counted(men, 'man', 'men'), `${siege.ram.perMan * men} %`),
    reasonFor('skirmish/siege/ram-chance', counted(turns, 'turn'), `+${siege.ram.perTurn * turns} %`),
  ];
  return { chance, because };
}

/** Inches of the gap that is made in timber; doors and gates are destroyed. */
export function batteringGap(
  { by, at }: Pick<Battering, 'by' | 'at'>,
  { siege }: SiegeRulesPart = skirmishRules(),
): number {
  if (at !== 'timber-wall') return 0;
  return by === 'ram' ? siege.ram.gap : siege.axes.gap;
}

/** Battering turn after turn. */
export interface BatteringTurns extends Battering {
  /** How many turns they go on. */
  readonly turns: number;
}

/** What has come of it: the turn in which it broke, the first being 1; `null` where it still stands. */
export interface BatteringResult {
  readonly brokenIn: number | null;
}

/**
 * Throws turn after turn until a door, a gate or timber gives in or the turns are over.
 *
 * @throws RuleViolation for what cannot be battered so.
 * @clause skirmish/siege/ram-chance
 * @clause skirmish/siege/axe-chance
 */
export function batter(
  battering: BatteringTurns,
  dice: Dice,
  rules: SiegeRulesPart = skirmishRules(),
): BatteringResult {
  const faults = batteringFaults(battering, rules);
  insist(faults.length === 0, () => faults[0] ?? { path: 'men', problem: 'it cannot be done', mend: 'leave it' });
  const { turns, before = 0 } = battering;
  const each = Array.from({ length: turns }, (_, at) => at);
  const brokenIn = dice.fold<number | null, number>(each, null, (broken, at, thrown) => {
    if (broken !== null) return broken;
    const { chance } = batteringChance({ ...battering, before: before + at }, rules);
    return throwPercentage(chance, thrown, rules) ? at + 1 : null;
  });
  return { brokenIn };
}

/**
 * The exact distribution of the turn in which battering succeeds: what a door under a ram is worth.
 *
 * @throws RuleViolation for what cannot be battered so.
 */
export function batteringOdds(
  battering: BatteringTurns,
  rules: SiegeRulesPart = skirmishRules(),
): Distribution<number | null> {
  return distribution(dice => batter(battering, dice, rules).brokenIn);
}
