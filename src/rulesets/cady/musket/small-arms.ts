import { inRange } from '../../../chart/index.js';
import type { Dice } from '../../../dice/index.js';
import { type ClauseId, countFactors, type Reason, reasonFor } from '../../../rulebook/index.js';
import { toGrid } from '../../../table/index.js';
import { insistOnLength } from '../common/counts.js';
import type { RangeThird } from '../common/fighting/defensive-fire.js';
import { climb, facesText, type Odds, type StepChange, stepsBy } from '../common/fire/steps.js';
import { type ReadyVolley, readyVolley, type Shooters, throwVolley, type Volleyed } from '../common/fire/volley.js';
import { shotRules } from './shot-rules.js';
import { smallArmsFactors } from './small-arms-factors.js';
import type { Cover, ShotNumbers, ShotRules, Weapon, WeaponSheet } from './small-arms-numbers.js';

/** One figure firing at a target. */
export interface SmallArmsShot {
  readonly weapon: Weapon;
  /** Distance to the target in cm, 0 and up; counted in whole cm, rounded up. */
  readonly distance: number;
  /** Hill levels (or storeys) that the firer stands above the target; 0 or less when it does not. */
  readonly levelsAbove?: number;
  readonly cover?: Cover;
  /** Firer or target stands in a forest. */
  readonly forest?: boolean;
  /** Ranks of the target, front to back as the firer sees it. */
  readonly ranksDeep?: number;
  /** The target comes off a ship. */
  readonly offShip?: boolean;
  /** The target is the crew of a gun. */
  readonly atCrew?: boolean;
  /** Turns before this one in which the unit has fired at the same target without a break, where smoke is played. */
  readonly smoke?: number;
  /** A random event has the firer shoot better this turn. */
  readonly trained?: boolean;
  /** Steps for something besides. */
  readonly bonus?: StepChange;
}

/** What one shot needs on a ten-sided die. */
export interface SmallArmsOdds extends Odds {
  readonly band: RangeThird | 'out-of-range';
  /** How far the weapon reaches here, in cm. */
  readonly range: number;
}

/** Figures that fire at one target under the same conditions. */
export interface FiringGroup extends SmallArmsShot, Shooters {
  /** Shots of each figure this turn, from `loading`. */
  readonly shots: number;
}

/** A unit's fire at one target. Its front rank may stand at several distances from it. */
export interface Volley {
  readonly groups: readonly FiringGroup[];
  /** Figures of the target. */
  readonly targetFigures: number;
}

/** What a volley did. */
export type VolleyResult = Volleyed<SmallArmsOdds>;

/**
 * How far a weapon reaches, in cm: the end of its far band, more from a hill above the target, and very little where a forest
 * is in play.
 *
 * Source: Musket Period Rules > Small Arms Fire; Additional Range; Forest.
 *
 * @clause cady/musket/small-arms/hill-range-condition
 * @clause cady/musket/small-arms/hill-range-bands
 * @clause cady/musket/forest/small-arms-range
 * @clause cady/musket/building/storey-is-hill
 */
export function smallArmsRange(
  shot: Pick<SmallArmsShot, 'weapon' | 'levelsAbove' | 'forest'>,
  rules: ShotRules = shotRules(),
): { readonly range: number; readonly because: readonly Reason[] } {
  const { weapons, forest } = rules.smallArms;
  const weapon = weapons[shot.weapon];
  const longest = weapon.bands.far.range.to ?? Number.POSITIVE_INFINITY;
  if (shot.forest === true) {
    const reason = reasonFor('cady/musket/forest/small-arms-range', 'fire in a forest', `range ${forest.range} cm`);
    return { range: Math.min(longest, forest.range), because: [reason] };
  }
  const gain = gainFrom(weapon.hillGain, shot.levelsAbove ?? 0);
  if (gain === 0) return { range: longest, because: [] };
  const levels = shot.levelsAbove === 1 ? '1 hill level' : `${shot.levelsAbove} hill levels`;
  const reason = reasonFor(
    'cady/musket/small-arms/hill-range-bands',
    `${levels} above the target`,
    `+${gain} cm range`,
  );
  return { range: longest + gain, because: [reason] };
}

/**
 * What a shot needs on a ten-sided die: the faces of its range band, then the steps of cover, forest and depth. One kind of
 * protection counts, however many there are; the forest and the depth of the target count besides.
 *
 * Source: Musket Period Rules > Small Arms Fire.
 *
 * @throws RuleViolation when the distance is none.
 * @clause cady/musket/small-arms/bands-pistols
 * @clause cady/musket/small-arms/bands-muskets
 * @clause cady/musket/small-arms/bands-fusils-carbines
 * @clause cady/musket/small-arms/bands-rifles
 * @clause cady/musket/small-arms/between-bands
 * @clause cady/musket/small-arms/step-down
 * @clause cady/musket/steps/ladder
 * @clause cady/musket/small-arms/max-range-protected
 * @clause cady/musket/small-arms/massed-target
 * @clause cady/musket/fence/small-arms-step
 * @clause cady/musket/wall/small-arms-step
 * @clause cady/musket/building/small-arms-step
 * @clause cady/musket/artillery/crew/counts-as-protected
 * @clause cady/musket/forest/small-arms-step
 * @clause cady/musket/forest/small-arms-odds
 * @clause cady/common/fire/start-musket-range
 */
export function smallArmsOdds(shot: SmallArmsShot, rules: ShotRules = shotRules()): SmallArmsOdds {
  const { dieSides: sides, ladder, weapons, forest } = rules.smallArms;
  const { range, because } = smallArmsRange(shot, rules);
  insistOnLength('distance', shot.distance, 'cady/musket/small-arms/between-bands');
  const distance = wholeCm(shot.distance, rules);
  if (distance > range) {
    const clause = shot.forest === true ? 'cady/musket/forest/small-arms-range' : bandClauses[shot.weapon];
    const reason = reasonFor(clause, `${distance} cm with ${shot.weapon}`, 'out of range');
    return { sides, faces: [], band: 'out-of-range', range, because: [...because, reason] };
  }
  const bands = weapons[shot.weapon].bands;
  const counted = shot.forest === true ? (forest.oddsAt ?? distance) : distance;
  const band = bandAt(counted - lengthenedBy(shot, rules), bands);
  const start = bands[band].odds;
  const odds = climb({ ladder, sides, start, changes: stepsBy(countFactors(smallArmsFactors, shot, rules).rows) });
  const banded = reasonFor(
    bandClauses[shot.weapon],
    `${distance} cm with ${shot.weapon}, ${band} range`,
    facesText(start),
  );
  return { sides, faces: odds.faces, band, range, because: because.concat(banded, odds.because) };
}

/** The third of its range in which a shot finds its target; `undefined` out of range. */
export function thirdAt(shot: SmallArmsShot, rules: ShotRules): RangeThird | undefined {
  const { band } = smallArmsOdds(shot, rules);
  return band === 'out-of-range' ? undefined : band;
}

/**
 * The thirds of a weapon’s range that somebody crosses who comes on from so far, the farthest first, and how far off he is when he
 * enters each, in cm. Those that only the longer reach from a hill covers are far range.
 */
export function bandsCrossed(
  shot: SmallArmsShot,
  rules: ShotRules,
): readonly { readonly at: RangeThird; readonly distance: number }[] {
  const { range } = smallArmsRange(shot, rules);
  const { bands } = rules.smallArms.weapons[shot.weapon];
  const crossed = (['far', 'middle', 'close'] as const).map(band => {
    const end = band === 'far' ? range : (bands[band].range.to ?? range) + lengthenedBy(shot, rules);
    const distance = Math.min(shot.distance, end, range);
    return { at: thirdAt({ ...shot, distance }, rules), distance };
  });
  return crossed.flatMap(({ at, distance }, i) =>
    at === undefined || at === crossed[i - 1]?.at ? [] : [{ at, distance }],
  );
}

/**
 * Everything about a unit's fire at one target that can be known before the dice.
 *
 * Source: Musket Period Rules > Small Arms Fire.
 *
 * @throws RuleViolation when figures or shots are no whole numbers.
 */
export function readySmallArms(fire: Volley, rules: ShotRules = shotRules()): ReadyVolley<SmallArmsOdds> {
  return readyVolley(fire, group => smallArmsOdds(group, rules), 'cady/musket/small-arms/one-die-per-shot');
}

/**
 * A unit's fire at one target: one ten-sided die for each shot of each figure. Losses are simultaneous with the enemy's fire,
 * so take them off when both sides have fired.
 *
 * Source: Musket Period Rules > Small Arms Fire.
 *
 * @throws RuleViolation when figures or shots are no whole numbers.
 * @clause cady/musket/small-arms/one-die-per-shot
 * @clause cady/common/fire/one-d10-per-figure
 */
export function volley(fire: Volley, dice: Dice, rules: ShotRules = shotRules()): VolleyResult {
  return throwVolley(readySmallArms(fire, rules), dice);
}

/**
 * A volley of figures that all fire under the same conditions; see `volley` for a whole unit.
 *
 * Source: Musket Period Rules > Small Arms Fire.
 *
 * @clause cady/musket/small-arms/one-die-per-shot
 */
export function smallArmsVolley(
  group: FiringGroup & { readonly targetFigures: number },
  dice: Dice,
  rules: ShotRules = shotRules(),
): VolleyResult {
  return volley({ groups: [group], targetFigures: group.targetFigures }, dice, rules);
}

const bandClauses: { readonly [weapon in Weapon]: ClauseId } = {
  pistols: 'cady/musket/small-arms/bands-pistols',
  muskets: 'cady/musket/small-arms/bands-muskets',
  'fusils-carbines': 'cady/musket/small-arms/bands-fusils-carbines',
  rifles: 'cady/musket/small-arms/bands-rifles',
};

/** Nearer than the close band begins is close; past the far band, where height lengthens it, is far. */
function bandAt(distance: number, { close, middle }: WeaponSheet['bands']): RangeThird {
  if (distance <= close.range.from || inRange(close.range, distance)) return 'close';
  return inRange(middle.range, distance) ? 'middle' : 'far';
}

/** A distance in the whole cm of the bands (`cady/ruling/between-bands`). */
export function wholeCm(distance: number, { smallArms }: { readonly smallArms: Pick<ShotNumbers, 'between'> }): number {
  const cm = toGrid(distance);
  if (smallArms.between === 'up') return Math.ceil(cm);
  return smallArms.between === 'down' ? Math.floor(cm) : Math.round(cm);
}

/** By how much height lengthens the bands before the last, in cm (`cady/ruling/hill-range-bands`). */
function lengthenedBy({ weapon, levelsAbove = 0, forest }: SmallArmsShot, { smallArms }: ShotRules): number {
  if (!smallArms.heightLengthensAll || forest === true) return 0;
  return gainFrom(smallArms.weapons[weapon].hillGain, levelsAbove);
}

function gainFrom(gains: readonly [number, number, number], levels: number): number {
  if (levels < 1) return 0;
  if (levels < 2) return gains[0];
  return levels < gains.length ? gains[1] : gains[2];
}
