import { type Placed, type StandPlace, standsOf } from '../../../../table/index.js';
import type { Ends } from '../../hand-to-hand/eligible.js';
import type { WrgRules } from '../../rules.js';
import type { Melee, Unit, WrgState } from '../../state.js';
import { meleesOf, unitOf } from '../../units.js';
import {
  type Frontage,
  flankAsFront,
  frontageAgainst,
  frontageInMelee,
  isToTheLeft,
  rearAsFront,
  TOUCH,
} from '../frontage.js';
import { aheadOf, isScreened, othersThan } from './nearest-ahead.js';

/** A man of a body by where he stands in it. */
export type Man = Pick<StandPlace, 'rank' | 'file'>;

/** A battle as far as it says who fights whom, and the rules of that. */
export interface Fought {
  readonly state: Pick<WrgState, 'melees' | 'units'>;
  readonly rules: Pick<WrgRules, 'field'>;
}

/** Who of the front rank of a body an enemy concerns. */
export interface FrontAt {
  /** The files before him, counted from the left. */
  readonly files: readonly number[];
  /** How many files there are aside of these. */
  readonly aside: Ends;
  /** Figures next to his ends before whom nobody stands but those whom they fight. */
  readonly beyond: Ends;
}

/**
 * Who of the front rank of a body stands before an enemy, and who beyond his ends: nobody who has somebody else right before him, an enemy or a friend, and nearer.
 *
 * @clause wrg/melee/eligible-front
 * @clause wrg/melee/overlap-standard
 */
export function frontAt(unit: Unit, melee: Melee, { state, rules }: Fought): FrontAt {
  const enemy = enemyOf(unit, melee, state);
  const placed = placedIn(unit, melee);
  const { beyondLeft, touching, beyondRight } = frontageInMelee(placed, enemy.placed, rules);
  const others = othersThan(unit, enemy, state);
  const ahead = aheadOf(placed, enemy.placed);
  const all = filesOf({ beyondLeft, touching, beyondRight });
  const files = all.filter(file => !isScreened(file, placed, ahead, { others, rules }));
  const fought = meleesOf(state, unit)
    .filter(each => sideOf(unit, each) === 'front')
    .map(each => enemyOf(unit, each, state).id);
  const barring = others.filter(({ id }) => !fought.includes(id));
  const isFree = (file: number, end: keyof Ends) => {
    const far = ahead.toOthers((file + 1 / 2) * placed.stand.front, barring);
    return far === undefined || far > ahead.ends[end].ahead + rules.field.contact + TOUCH;
  };
  const free = (end: keyof Ends, first: number | undefined, step: 1 | -1, most: number) => {
    if (first === undefined || !files.includes(first)) return 0;
    let there = 0;
    while (there < most && isFree(first + (there + 1) * step, end)) there += 1;
    return there;
  };
  const [first, last] = [files[0] ?? 0, files.at(-1) ?? -1];
  return {
    files,
    aside: { left: first, right: beyondLeft + touching + beyondRight - 1 - last },
    beyond: { left: free('left', all[0], -1, beyondLeft), right: free('right', all.at(-1), 1, beyondRight) },
  };
}

/**
 * The files of a body, counted from its left, whose front fights an enemy: those before him who have nobody nearer. Where files have gone forward out of
 * its line at him, only these do, and nobody who fights another in front of the line itself.
 *
 * @clause wrg/melee/eligible-front
 * @clause wrg/charge/extend-contact
 */
export function filesAt(unit: Unit, melee: Melee, fought: Fought): readonly number[] {
  const { state } = fought;
  const { extended, extendedBy } = melee;
  if (extended === undefined || extendedBy !== unit.id) return frontAt(unit, melee, fought).files;
  const inLine = meleesOf(state, unit)
    .filter(each => each.extended === undefined && sideOf(unit, each) === 'front')
    .flatMap(each => frontAt(unit, each, fought).files);
  // Of whom nobody fights in the line any more, he is before them all.
  if (inLine.length === 0) return frontAt(unit, melee, fought).files;
  const all = filesOf(frontageAgainst(placedIn(unit, melee), enemyOf(unit, melee, state).placed));
  const [first, last] = [Math.min(...inLine), Math.max(...inLine)];
  const hasGone = {
    left: (file: number) => file < first,
    right: (file: number) => file > last,
    both: (file: number) => file < first || file > last,
  };
  return all.filter(hasGone[extended]);
}

function enemyOf(unit: Unit, { a, b }: Melee, state: Pick<WrgState, 'units'>): Unit {
  return unitOf(state, a === unit.id ? b : a);
}

/**
 * How a body stands in a melee: who has broken out of it is struck at the moment he turns, by those who fought the front that he had in it.
 *
 * @clause wrg/pursuit/strikes
 */
function placedIn({ placed, period: { brokeFrom } }: Unit, melee: Melee): Placed {
  return brokeFrom?.melees.includes(melee) === true ? (brokeFrom.stood ?? placed) : placed;
}

/** The files of a body that have an enemy before them. */
export function filesAhead(unit: Unit, fought: Fought): readonly number[] {
  return meleesOf(fought.state, unit)
    .filter(melee => sideOf(unit, melee) === 'front')
    .flatMap(melee => filesAt(unit, melee, fought));
}

/**
 * How many engines, beasts or chariots strike at an enemy on the flank of their body or behind it: those whom he touches, but for those of the front rank
 * who have another before them, and those whom somebody beside or behind them has engaged already (`wrg/ruling/models-between-two-enemies`).
 *
 * @clause wrg/melee/models-flank-contact
 * @clause wrg/melee/crew-flank-only
 */
export function modelsBeside(unit: Unit, melee: Melee, fought: Fought): number {
  const touched = menTouched(unit, melee, fought);
  if (fought.rules.field.playing.modelsBetweenTwo === 'each') return touched.length;
  const ahead = filesAhead(unit, fought);
  const all = meleesOf(fought.state, unit);
  const taken = all
    .slice(0, all.indexOf(melee))
    .filter(each => sideOf(unit, each) !== 'front')
    .flatMap(each => menTouched(unit, each, fought));
  const isTaken = (man: Man) => taken.some(({ rank, file }) => rank === man.rank && file === man.file);
  return touched.filter(man => (man.rank > 0 || !ahead.includes(man.file)) && !isTaken(man)).length;
}

/** The men of a body whom an enemy on its flank or behind it touches. */
function menTouched(unit: Unit, melee: Melee, fought: Fought): readonly Man[] {
  if (sideOf(unit, melee) === 'flank') return menBeside(unit, melee, fought);
  return menBehind(unit, enemyOf(unit, melee, fought.state), fought);
}

/**
 * Those at the end of the ranks of a body whom an enemy on that flank has beside him, and who have nobody nearer beside them. Where he has but sent files
 * forward out of his line, they are no more than these are wide.
 *
 * @clause wrg/melee/eligible-front
 * @clause wrg/charge/extend-contact
 */
export function menBeside(unit: Unit, melee: Melee, fought: Fought): readonly Man[] {
  const { placed } = unit;
  const enemy = unitOf(fought.state, melee.a === unit.id ? melee.b : melee.a);
  const isLeft = isToTheLeft(placed, enemy.placed);
  const flank = flankAsFront(placed, isLeft);
  const touched = filesOf(frontageInMelee(flank, enemy.placed, fought.rules));
  const beside = unscreened(touched, { unit, side: flank, enemy }, fought);
  // Those at his right end stand at the left one of those who look at him.
  const fromHisEnd = melee.extended === 'left' ? [...beside].reverse() : beside;
  return fromHisEnd.slice(0, mostBefore(enemy, melee, flank.stand.front, fought)).map(at => ({
    // Who looks to the left has the front rank on his right.
    rank: isLeft ? flank.files - 1 - at : at,
    file: isLeft ? 0 : placed.files - 1,
  }));
}

/** The last men of the files whose rear an enemy touches. */
function menBehind(unit: Unit, enemy: Unit, fought: Fought): readonly Man[] {
  return filesTouchedBehind(unit, enemy, fought).map(file => ({ rank: lastManOf(unit, file), file }));
}

/** In which rank the last man of a file stands, from 0. */
export function lastManOf({ placed }: Unit, file: number): number {
  return Math.max(0, ...standsOf(placed).flatMap(each => (each.file === file ? [each.rank] : [])));
}

/**
 * How many figures of so much front, in paces, may touch an enemy: before files that have gone forward out of their line, no more than are as wide as these.
 *
 * @clause wrg/charge/extend-contact
 */
export function mostBefore(enemy: Unit, melee: Melee, front: number, fought: Fought): number {
  if (melee.extended === undefined || melee.extendedBy !== enemy.id) return Number.POSITIVE_INFINITY;
  return Math.max(1, Math.ceil((filesAt(enemy, melee, fought).length * enemy.placed.stand.front) / front));
}

/**
 * The files of a body whose rear an enemy touches, with nobody nearer behind them: as many as he has files to do so.
 *
 * @clause wrg/melee/eligible-front
 */
export function filesTouchedBehind(unit: Unit, enemy: Unit, fought: Fought): readonly number[] {
  const { placed } = unit;
  // Who looks back has the left end of the line on his right.
  const lookingBack = (file: number) => placed.files - 1 - file;
  const touched = filesOf(frontageAgainst(placed, enemy.placed)).map(lookingBack);
  const side = rearAsFront(placed);
  return unscreened(touched, { unit, side, enemy }, fought).map(lookingBack).slice(0, enemy.placed.files);
}

/** Of the men along a side of a body, which is given as a front of its own, those who have nobody else right before them, nearer than the enemy. */
function unscreened(
  men: readonly number[],
  { unit, side, enemy }: { readonly unit: Unit; readonly side: Placed; readonly enemy: Unit },
  { state, rules }: Fought,
): readonly number[] {
  const ahead = aheadOf(side, enemy.placed);
  const others = othersThan(unit, enemy, state);
  return men.filter(man => !isScreened(man, side, ahead, { others, rules }));
}

function filesOf({ touching, beyondLeft }: Frontage): readonly number[] {
  return Array.from({ length: touching }, (_, i) => beyondLeft + i);
}

/** The side with which a unit fights in a melee. */
export function sideOf({ id }: Unit, { a, sideOfA, sideOfB }: Melee): Melee['sideOfA'] {
  return a === id ? sideOfA : sideOfB;
}
