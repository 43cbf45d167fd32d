import { standsIn } from '../../../../table/index.js';
import { countingFigures } from '../../casualties/casualties.js';
import type { Unit, UnitId } from '../../state.js';
import { conditionOf } from '../condition.js';
import type { Field } from '../field.js';
import { frontRankFighting } from '../fighting/blows.js';
import { menBeside } from '../fighting/files.js';
import type { Striking } from '../fighting/striking.js';
import { figuresAlong } from '../frontage.js';
import { championsFighting } from '../sorcery/fighting.js';

/** Figures of each body, by its id, among whom its casualties hand to hand are shared: those of the rank nearest the enemy who fight. */
export type FightingRanks = ReadonlyMap<UnitId, number>;

/**
 * The figures that fight in the front rank of every body, before an enemy or overlapping him, and in whichever rank or file its enemy has taken in
 * flank or rear: that is the one which fronts him (`wrg/ruling/general-fought-on-two-sides`). Of a front that is not engaged all along they are those
 * at the enemy (`wrg/ruling/general-partly-engaged`), from a flank or at the backs of men who run all of the rank (`wrg/ruling/general-taken-in-flank`).
 *
 * @clause wrg/general/share
 */
export function fightingRanks(all: readonly Striking[], field: Field): FightingRanks {
  const units = [...new Set(all.map(({ unit }) => unit))].filter(({ figures }) => figures > 0);
  return new Map(
    units.map(unit => {
      const { id, placed } = unit;
      const own = all.filter(each => each.unit === unit);
      const fighting = countingOf(unit, own, field);
      const least = sharesWithAll(unit, own, field) ? placed.files : 0;
      const champions = own.some(isAtFront) ? championsFighting(unit, field).length : 0;
      return [id, Math.min(placed.figures, Math.max(fighting, least)) + champions];
    }),
  );
}

/** Figures of a body that front an enemy, by the front itself and where he is in flank or rear. */
function frontingAnEnemy(unit: Unit, own: readonly Striking[], field: Field): number {
  const { placed } = unit;
  const before = own.filter(isAtFront);
  const inFront = Math.min(
    placed.files,
    sumOf(before, each => frontRankFighting(each, field)),
  );
  if (before.length > 0 && field.rules.field.playing.generalBetweenTwo === 'front-rank') return inFront;
  const aside = sumOf(
    own.filter(each => !isAtFront(each)),
    each =>
      each.own === 'flank'
        ? menBeside(unit, each.melee, field).length
        : Math.min(placed.files, standsIn(placed), each.enemy.placed.files),
  );
  return inFront + aside;
}

/** Whether a general shares with his whole rank at least, however few of it fight. */
function sharesWithAll({ rout }: Unit, own: readonly Striking[], { rules }: Field): boolean {
  const { generalInFlank, generalPartlyEngaged } = rules.field.playing;
  const isFlanked = own.some(each => each.own === 'flank' && !isAtFront(each));
  return generalPartlyEngaged === 'whole-rank' || ((isFlanked || rout !== null) && generalInFlank === 'rank');
}

/**
 * Of the figures of a body that fight in its front rank those who count: half of them where it is out of order, but one at least
 * (`wrg/ruling/general-in-disorder`).
 *
 * @clause wrg/general/share
 * @clause wrg/disorganisation/half-figures
 */
function countingOf(unit: Unit, own: readonly Striking[], field: Field): number {
  const figures = frontingAnEnemy(unit, own, field);
  if (field.rules.field.playing.generalInDisorder === 'all') return figures;
  const { disorganised } = conditionOf(unit, field);
  const sides = new Set(own.map(each => (isAtFront(each) ? 'front' : each.own)));
  const along = [...sides].reduce((sum, side) => sum + figuresAlong(unit.placed, side), 0);
  const wholeRank = Math.max(figures, along);
  return Math.max(Math.min(1, figures), countingFigures({ figures, wholeRank, disorganised }, field.rules));
}

function isAtFront({ own, unit }: Striking): boolean {
  return own === 'front' || unit.square;
}

function sumOf(all: readonly Striking[], count: (striking: Striking) => number): number {
  return all.reduce((sum, striking) => sum + count(striking), 0);
}
