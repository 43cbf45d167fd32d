import { type Placed, ranksOf } from '../../../../table/index.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import type { WrgRules } from '../../rules.js';
import type { Melee, Unit, WrgState } from '../../state.js';
import { meleesBefore, meleesOf, unitOf } from '../../units.js';
import { type Frontage, frontageAgainst, frontageInMelee, isToTheLeft } from '../frontage.js';

/** A battle as far as it says who fights whom, and the rules of that. */
interface Fought {
  readonly state: Pick<WrgState, 'melees' | 'units'>;
  readonly rules: Pick<WrgRules, 'field'>;
}

/**
 * The files of a body, counted from its left, whose front fights an enemy: those before him. Where files have gone forward out of its line at him, only
 * these do, and nobody who fights another in front of the line itself.
 *
 * @clause wrg/melee/eligible-front
 * @clause wrg/charge/extend-contact
 */
export function filesAt(unit: Unit, melee: Melee, { state, rules }: Fought): readonly number[] {
  const enemy = unitOf(state, melee.a === unit.id ? melee.b : melee.a);
  const { extended, extendedBy } = melee;
  const placed = placedIn(unit, melee);
  if (extended === undefined || extendedBy !== unit.id) return filesOf(frontageInMelee(placed, enemy.placed, rules));
  const all = filesOf(frontageAgainst(placed, enemy.placed));
  const inLine = meleesOf(state, unit)
    .filter(each => each.extended === undefined && sideOf(unit, each) === 'front')
    .flatMap(({ a, b }) => filesOf(frontageInMelee(placed, unitOf(state, a === unit.id ? b : a).placed, rules)));
  const [first, last] = [Math.min(...inLine), Math.max(...inLine)];
  const hasGone = {
    left: (file: number) => file < first,
    right: (file: number) => file > last,
    both: (file: number) => file < first || file > last,
  };
  return inLine.length === 0 ? all : all.filter(hasGone[extended]);
}

/**
 * How a body stands in a melee: who has broken out of it is struck at the moment he turns, by those who fought the front that he had in it.
 *
 * @clause wrg/pursuit/strikes
 */
function placedIn({ placed, period: { brokeFrom } }: Unit, melee: Melee): Placed {
  return brokeFrom?.melees.includes(melee) === true ? (brokeFrom.stood ?? placed) : placed;
}

/** Files before an enemy: one that stands before two fights the first of them whom it met, and who has turned to an enemy on the flank or behind fights him. */
export function filesFacing(
  unit: Unit,
  melee: Melee,
  field: { readonly state: WrgState; readonly rules: WrgRules },
): readonly number[] {
  const before = meleesBefore(melee, field.state)
    .filter(({ a, b }) => a === unit.id || b === unit.id)
    .filter(each => sideOf(unit, each) === 'front')
    .flatMap(each => filesAt(unit, each, field));
  const { flank, rear } = filesTurned(unit, field);
  const taken = [...before, ...flank, ...rear];
  return filesAt(unit, melee, field).filter(file => !taken.includes(file));
}

/**
 * The files of whose front rank nobody strikes ahead, because they have turned to enemies: from the second period of these melees the end files of a
 * body to who is on its flanks, and of one that stands in a single rank those whom an enemy behind it touches. No figure strikes at two enemies.
 *
 * @clause wrg/melee/eligible-front
 */
export function filesTurned(
  unit: Unit,
  { state, rules }: { readonly state: WrgState; readonly rules: WrgRules },
): Readonly<Record<'flank' | 'rear', readonly number[]>> {
  const { arm } = sheetOfType(unit.troops.type, rules);
  if (unit.square || (arm !== 'infantry' && arm !== 'cavalry')) return { flank: [], rear: [] };
  const takenIn = (side: Melee['sideOfA']) =>
    meleesOf(state, unit)
      .filter(melee => sideOf(unit, melee) === side && melee.since < state.period)
      .map(({ a, b }) => unitOf(state, a === unit.id ? b : a));
  return {
    flank: takenIn('flank').map(enemy => (isToTheLeft(unit.placed, enemy.placed) ? 0 : unit.placed.files - 1)),
    rear: ranksOf(unit.placed) > 1 ? [] : takenIn('rear').flatMap(enemy => filesTurning(unit, enemy, { state, rules })),
  };
}

/**
 * The files of a body that turn to an enemy behind them: their last rank, or where they stand in one, those who have nobody before them or leave him
 * (`wrg/ruling/files-between-two-enemies`).
 *
 * @clause wrg/melee/eligible-front
 */
export function filesTurning(unit: Unit, enemy: Unit, { state, rules }: Fought): readonly number[] {
  const touched = filesTouchedBehind(unit, enemy);
  if (ranksOf(unit.placed) > 1 || rules.field.playing.filesBetweenTwo === 'behind') return touched;
  const ahead = filesAhead(unit, { state, rules });
  return touched.filter(file => !ahead.includes(file));
}

/** The files of a body that have an enemy before them. */
function filesAhead(unit: Unit, fought: Fought): readonly number[] {
  return meleesOf(fought.state, unit)
    .filter(melee => sideOf(unit, melee) === 'front')
    .flatMap(melee => filesAt(unit, melee, fought));
}

/**
 * How many engines, beasts or chariots strike at an enemy on the flank of their body or behind it: those whom he touches, but for those of the front rank
 * who have another before them (`wrg/ruling/models-between-two-enemies`).
 *
 * @clause wrg/melee/models-flank-contact
 * @clause wrg/melee/crew-flank-only
 */
export function modelsBeside(unit: Unit, enemy: Unit, side: 'flank' | 'rear', fought: Fought): number {
  const { placed } = unit;
  const ranks = ranksOf(placed);
  const end = isToTheLeft(placed, enemy.placed) ? 0 : placed.files - 1;
  const touched = side === 'flank' ? Array<number>(ranks).fill(end) : filesTouchedBehind(unit, enemy);
  if (fought.rules.field.playing.modelsBetweenTwo === 'each' || (side === 'rear' && ranks > 1)) return touched.length;
  // Of each file it is one who stands in front.
  const ahead = [...new Set(touched)].filter(file => filesAhead(unit, fought).includes(file));
  return touched.length - ahead.length;
}

/** The files of whose last rank those have turned to enemies behind who else would strike over the shoulders of the men before them. */
export function lastRankTurned(unit: Unit, { state, rules }: Fought & { state: WrgState }): readonly number[] {
  if (unit.square || ranksOf(unit.placed) === 1) return [];
  return meleesOf(state, unit)
    .filter(melee => sideOf(unit, melee) === 'rear' && melee.since < state.period)
    .flatMap(({ a, b }) => filesTurning(unit, unitOf(state, a === unit.id ? b : a), { state, rules }));
}

/** The files of a body whose rear an enemy touches: as many as he has files to do so. */
function filesTouchedBehind({ placed }: Unit, enemy: Unit): readonly number[] {
  return filesOf(frontageAgainst(placed, enemy.placed)).slice(0, enemy.placed.files);
}

function filesOf({ touching, beyondLeft }: Frontage): readonly number[] {
  return Array.from({ length: touching }, (_, i) => beyondLeft + i);
}

/** The side with which a unit fights in a melee. */
export function sideOf({ id }: Unit, { a, sideOfA, sideOfB }: Melee): Melee['sideOfA'] {
  return a === id ? sideOfA : sideOfB;
}
