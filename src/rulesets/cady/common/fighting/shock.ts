import { type Dice, type Distribution, inDoubles, type Pool } from '../../../../dice/index.js';
import {
  type ClauseId,
  type Counted,
  counted,
  countFactors,
  defineFactors,
  effectOf,
  type Factor,
  type FactorRules,
  type FactorUnit,
  type Reason,
  reasonFor,
} from '../../../../rulebook/index.js';
import type { shock as shockChart } from '../book/charts/shock.js';
import { insistOnCount } from '../counts.js';
import { commonFightingRules } from '../fighting-rules.js';
import { facesText, type Odds } from '../fire/steps.js';

/** How hard an attacker strikes. Infantry strikes only when its figure chart gives it shock. */
export type ShockAttacker = keyof (typeof shockChart)['cells']['artillery'];
/** How well a body stands up to shock. */
export type ShockReceiver = (typeof shockChart)['rows'][number];
/** What takes shocks off each charging figure. */
export type ShockObstacle = 'fence' | 'wall' | 'forest-edge' | 'square' | 'level-up';

/** The numbers that shock is resolved with. */
export interface ShockNumbers {
  /** Faces that remove a figure, by receiver and attacker. */
  readonly chart: { readonly cells: (typeof shockChart)['cells'] };
  readonly dieSides: number;
  /** Shocks that each charging figure loses, and where that is written. */
  readonly reductions: { readonly [obstacle in ShockObstacle]: { readonly shocks: number; readonly clause: ClauseId } };
  /** Whether every hill level counts, or going uphill at all. */
  readonly eachLevel: boolean;
  /** Whether several reductions add up, or only the largest counts. */
  readonly reductionsAdd: boolean;
  /** Whether a figure with several shocks rolls for the next only if the one before has hit. */
  readonly nextAfterHit: boolean;
  /** Whether men of the rear ranks of other files step in for those whom shock takes, where nobody is left behind these. */
  readonly othersStepIn: boolean;
  /** Whether rough ground forbids shock as a marsh does. */
  readonly roughForbids: boolean;
  /** Free straight run that a stand needs, in cm. */
  readonly clearPath: { readonly cavalry: number; readonly infantry: number };
  /** Whether the run begins anew behind a fence or wall that is got over on the way. */
  readonly barrierEndsPath: boolean;
}

/** The part of a ruleset's rules that shock needs. */
export interface ShockRules extends FactorRules {
  readonly shock: ShockNumbers;
}

/** Figures that strike alike: same type, same path, same enemy. */
export interface ShockStrike {
  readonly attacker: ShockAttacker;
  readonly receiver: ShockReceiver;
  /** Figures of the attacker in contact. */
  readonly figures: number;
  /** Shocks of one figure, from the figure capability chart; may be a half in the ancient and medieval game. */
  readonly shock: number;
  /** The attacker has a written order to charge. */
  readonly chargeOrdered: boolean;
  /** Free straight run up to the defender, in cm. */
  readonly clearPath: number;
  /** How far before the defender the last fence or wall is that is got over on the way, in cm: not the one that he stands behind. */
  readonly overBarrier?: number;
  /** What the defender stands behind. */
  readonly behind?: 'fence' | 'wall' | 'forest-edge';
  /** The defender is infantry in a square. */
  readonly square?: boolean;
  /** Hill levels that the charge climbs. */
  readonly levelsUp?: number;
  /** The ground of the charge, where it forbids shock. */
  readonly ground?: 'marsh' | 'rough';
  /** What else takes shocks off each figure, by the rules of a period. */
  readonly other?: readonly ShockReduction[];
}

/** What takes shocks off each charging figure, in the words of the game. */
export interface ShockReduction {
  /** `null`: all of them. */
  readonly shocks: number | null;
  readonly clause: ClauseId;
  readonly because: string;
}

/** What a strike will roll. */
export interface ShockOdds extends Odds {
  /** Shocks of each figure after reductions; 0 when shock does not count. */
  readonly shocks: number;
  /** Dice to be rolled: figures × shocks, and none when no face removes anybody. */
  readonly dice: number;
  /** So many of them are rolled first, and others only for each that hits; all at once unless given. */
  readonly first?: number;
}

/** All strikes on one unit, and how many of its figures they can reach. */
export interface Shock {
  readonly strikes: readonly ShockStrike[];
  /** Figures left in the unit that is struck. */
  readonly defenders: number;
  /** Those of them that the attacker touches. */
  readonly inContact: number;
  /** The attacker has movement left, so that it can go on to figures behind those it touched. */
  readonly movementLeft: boolean;
}

/** All strikes on one unit before the dice: what each of them needs. */
export interface ReadyShock extends Omit<Shock, 'strikes'> {
  readonly strikes: readonly ShockOdds[];
}

/** What shock did. */
export interface ShockLosses {
  /** Figures removed, never more than can be reached. They get no melee. */
  readonly lost: number;
  /**
   * What each strike needed and hit, in the order given. Shock that is solved knows how many hits there are and not whose they
   * are: it leaves out the hits of each strike.
   */
  readonly strikes: readonly (ShockOdds & { readonly hits?: number })[];
  readonly because: readonly Reason[];
}

/** Shocks of each charging figure, as reasons tell them. */
export const shockUnit: FactorUnit = { one: 'shock per figure', many: 'shocks per figure', all: 'no shock' };

/**
 * What takes shocks off each charging figure, whatever the period.
 *
 * Source: Common Rules > Shock.
 *
 * @clause cady/common/shock/reductions
 * @clause cady/common/fence/shock
 * @clause cady/common/wall/shock
 * @clause cady/common/hills/shock-uphill
 * @clause cady/musket/square/shock-reduction
 */
export const shockFactors = defineFactors<ShockStrike, ShockRules>({
  id: 'common/shock',
  unit: shockUnit,
  rows: [
    takesOff('fence', 'target behind a wooden fence', ({ behind }) => behind === 'fence'),
    takesOff('wall', 'target behind a stone wall', ({ behind }) => behind === 'wall'),
    takesOff('forest-edge', 'target on the edge of a forest', ({ behind }) => behind === 'forest-edge'),
    takesOff('square', 'target in a square', ({ square }) => square === true),
    takesOff('level-up', 'charging uphill', ({ levelsUp = 0 }, { shock }) =>
      shock.eachLevel ? Math.max(0, levelsUp) : levelsUp > 0,
    ),
  ],
});

function takesOff(
  obstacle: ShockObstacle,
  says: string,
  when: Factor<ShockStrike, ShockRules>['when'],
): Factor<ShockStrike, ShockRules> {
  return {
    id: obstacle,
    points: ({ shock }) => -shock.reductions[obstacle].shocks,
    clause: ({ shock }) => shock.reductions[obstacle].clause,
    says,
    when,
  };
}

/**
 * How many shock dice a charge rolls and which faces remove a figure. Nothing is rolled without a written order to charge,
 * in marsh or rough ground, or after too short a run; reductions of several kinds add up and never go below none.
 *
 * Source: Common Rules > Shock.
 *
 * @throws RuleViolation when the figures are no whole number.
 * @clause cady/common/shock/chart
 * @clause cady/common/shock/only-on-written-charge
 * @clause cady/common/shock/dice-per-figure
 * @clause cady/common/shock/half-shock
 * @clause cady/common/shock/infantry-with-shock
 * @clause cady/common/shock/reductions-stack
 * @clause cady/common/shock/infantry-clear-path
 * @clause cady/common/shock/cavalry-clear-path
 * @clause cady/common/hills/shock-uphill
 * @clause cady/common/marsh/no-shock
 */
export function shockOdds(strike: ShockStrike, rules: ShockRules = commonFightingRules()): ShockOdds {
  insistOnCount('figures', strike.figures, 'cady/common/shock/dice-per-figure');
  const forbidden = shockForbidden(strike, rules);
  const reductions = forbidden === undefined ? reductionsOf(strike, rules) : [];
  const each = reductions.map(({ shocks }) => shocks ?? strike.shock);
  const taken = rules.shock.reductionsAdd ? each.reduce((sum, shocks) => sum + shocks, 0) : Math.max(0, ...each);
  const shocks = forbidden === undefined ? Math.max(0, strike.shock - taken) : 0;
  const faces = rules.shock.chart.cells[strike.receiver][strike.attacker] ?? [];
  const counts = shocks > 0 && faces.length > 0;
  const because: Reason[] = forbidden === undefined ? reductions.map(reductionReason) : [forbidden];
  because.push({
    clause: 'cady/common/shock/chart',
    because: `${words(strike.attacker)} strikes ${words(strike.receiver)}`,
    effect: facesText(faces),
  });
  const dice = counts ? Math.floor(strike.figures * shocks) : 0;
  const chained = rules.shock.nextAfterHit && dice > strike.figures;
  return {
    sides: rules.shock.dieSides,
    faces,
    shocks,
    dice,
    ...(chained ? { first: strike.figures } : {}),
    because,
  };
}

/**
 * Rolls the shock of everyone who strikes one unit: one six-sided die for each shock of each figure in contact. Losses are
 * taken before melee; without movement left the attacker reaches only the figures it touched.
 *
 * Source: Common Rules > Shock.
 *
 * @clause cady/common/shock/dice-per-figure
 * @clause cady/common/shock/first-figure-in-contact
 * @clause cady/common/shock/remaining-melee
 * @clause cady/common/shock/next-figure
 */
export function shockLosses(shock: Shock, dice: Dice, rules: ShockRules = commonFightingRules()): ShockLosses {
  return throwShock(readyShock(shock, rules), dice);
}

/**
 * Everything about the shock on one unit that can be known before the dice.
 *
 * Source: Common Rules > Shock.
 *
 * @throws RuleViolation when figures are no whole numbers.
 */
export function readyShock(shock: Shock, rules: ShockRules = commonFightingRules()): ReadyShock {
  return { ...shock, strikes: shock.strikes.map(strike => shockOdds(strike, rules)) };
}

/**
 * The dice of all strikes on one unit, once it is known what each of them needs.
 *
 * Source: Common Rules > Shock.
 */
export function throwShock(shock: ReadyShock, dice: Dice): ShockLosses {
  const told: number[] = [];
  const hits =
    chainedHits(shock, dice, told) ??
    dice.total(strikePools(shock), undefined, (hits, strike) => {
      told[strike] = hits;
    });
  const strikes = shock.strikes.map((odds, at) => {
    const hits = odds.dice === 0 ? 0 : told[at];
    return { ...odds, ...(hits === undefined ? {} : { hits }) };
  });
  const reach = reachOf(shock);
  const because = strikes.flatMap(strike => strike.because);
  if (hits > reach && !shock.movementLeft) {
    because.push({
      clause: 'cady/common/shock/next-figure',
      because: 'no movement left to reach figures behind those touched',
      effect: `${hits} → ${counted(reach, 'figure')}`,
    });
  }
  return { lost: Math.min(hits, reach), strikes, because };
}

/** The dice of all strikes on one unit for its losses alone: what `throwShock` throws, and nothing told of it. */
export function lostToShock(shock: ReadyShock, dice: Dice): number {
  const chained = chainedHits(shock, dice);
  return chained === undefined ? dice.total(strikePools(shock), reachOf(shock)) : Math.min(chained, reachOf(shock));
}

/** Every number of figures that all strikes on one unit can take, with its exact chance. */
export function shockLossOdds(shock: ReadyShock): Distribution<number> {
  return inDoubles(dice => lostToShock(shock, dice));
}

/**
 * The hits of all strikes where further shocks are rolled only after a hit (`cady/ruling/shock-dice-per-figure`); `undefined` where all
 * dice are rolled at once.
 *
 * @param told is filled with the hits of each strike
 */
function chainedHits({ strikes }: ReadyShock, dice: Dice, told: number[] = []): number | undefined {
  if (strikes.every(({ first }) => first === undefined)) return undefined;
  for (const { dice: all, first = all, sides, faces } of strikes) {
    let [hits, left, next] = [0, all, first];
    // As many rounds as a figure has shocks; of half a shock, as many dice as there are halves.
    while (next > 0 && left > 0) {
      next = dice.count(Math.min(next, left), sides, faces);
      left -= first;
      hits += next;
    }
    told.push(hits);
  }
  return told.reduce((sum, hits) => sum + hits, 0);
}

/** A pool for each strike; one of no dice for those that remove nobody. */
function strikePools({ strikes }: ReadyShock): readonly Pool[] {
  return strikes.map(({ dice, sides, faces }) => ({ dice, sides, faces }));
}

/** How many of the figures struck can be lost. */
function reachOf({ movementLeft, inContact, defenders }: ReadyShock): number {
  return movementLeft ? defenders : Math.min(inContact, defenders);
}

/**
 * Men of the rear ranks of files that nobody touches who step into the places of those whom shock has taken, before the melee begins:
 * when all who stood behind these have moved up (`cady/ruling/shock-replaced-from`).
 *
 * @clause cady/common/shock/replace-from-rear
 */
export function steppingIn(
  {
    lost,
    behind,
    elsewhere,
  }: {
    readonly lost: number;
    /** Figures behind the first rank in the files that are touched, and in all others, before the shock. */
    readonly behind: number;
    readonly elsewhere: number;
  },
  { shock }: ShockRules = commonFightingRules(),
): number {
  return shock.othersStepIn ? Math.max(0, Math.min(lost - behind, elsewhere)) : 0;
}

function shockForbidden(strike: ShockStrike, rules: ShockRules): Reason | undefined {
  const none = (clause: ClauseId, because: string) => reasonFor(clause, because, 'no shock');
  if (!strike.chargeOrdered) return none('cady/common/shock/only-on-written-charge', 'no written order to charge');
  const soft = strike.ground === 'marsh' || (strike.ground === 'rough' && rules.shock.roughForbids);
  if (soft) return none('cady/common/marsh/no-shock', `charging through ${strike.ground} ground`);
  const onFoot = strike.attacker === 'infantry';
  const needed = onFoot ? rules.shock.clearPath.infantry : rules.shock.clearPath.cavalry;
  const clause = onFoot ? 'cady/common/shock/infantry-clear-path' : 'cady/common/shock/cavalry-clear-path';
  if (strike.clearPath < needed) return none(clause, `clear path of ${strike.clearPath} cm, ${needed} cm needed`);
  const { overBarrier } = strike;
  if (rules.shock.barrierEndsPath && overBarrier !== undefined && overBarrier < needed) {
    return none(clause, `clear path of ${overBarrier} cm from the barrier got over, ${needed} cm needed`);
  }
  return undefined;
}

function reductionsOf(strike: ShockStrike, rules: ShockRules): readonly ShockReduction[] {
  return [...shockReductionsBy(countFactors(shockFactors, strike, rules).rows), ...(strike.other ?? [])];
}

/** Rows of a table of shock as what they take off each figure. */
export function shockReductionsBy(rows: readonly Counted[]): readonly ShockReduction[] {
  return rows.map(({ points, clause, because }) => ({
    shocks: Number.isFinite(points) ? -points : null,
    clause,
    because,
  }));
}

function reductionReason({ shocks, clause, because }: ShockReduction): Reason {
  return reasonFor(clause, because, effectOf(shocks === null ? Number.NEGATIVE_INFINITY : -shocks, shockUnit));
}

function words(name: string): string {
  return name.replaceAll('-', ' ');
}
