import type { Reason } from '../../../../rulebook/index.js';
import { countingFigures } from '../../casualties/casualties.js';
import { generalRisk } from '../../hand-to-hand/general.js';
import type { General, Unit, UnitId } from '../../state.js';
import type { Training } from '../../troops.js';
import { generalWith, isInFront } from '../../units.js';
import { conditionOf } from '../condition.js';
import type { Field } from '../field.js';
import { frontRankFighting } from '../fighting/blows.js';
import type { Striking } from '../fighting/striking.js';
import { figuresAlong } from '../frontage.js';
import type { Play } from '../play.js';
import { canRun } from '../routing/trapping.js';
import { loseGeneral } from './losing.js';

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
      const fighting = countingOf(unit, frontingAnEnemy(unit, own, field), field);
      const least = sharesWithAll(unit, own, field) ? placed.files : 0;
      return [id, Math.min(placed.figures, Math.max(fighting, least))];
    }),
  );
}

/** Figures of a body that front an enemy, by the front itself and where he is in flank or rear. */
function frontingAnEnemy({ placed }: Unit, own: readonly Striking[], field: Field): number {
  const before = own.filter(isAtFront);
  const inFront = Math.min(
    placed.files,
    sumOf(before, each => frontRankFighting(each, field)),
  );
  if (before.length > 0 && field.rules.field.playing.generalBetweenTwo === 'front-rank') return inFront;
  const aside = sumOf(
    own.filter(each => !isAtFront(each)),
    each => Math.min(figuresAlong(placed, each.own), each.enemy.placed.files),
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
function countingOf(unit: Unit, figures: number, field: Field): number {
  if (field.rules.field.playing.generalInDisorder === 'all') return figures;
  const { disorganised } = conditionOf(unit, field);
  return Math.max(Math.min(1, figures), countingFigures({ figures, disorganised }, field.rules));
}

function isAtFront({ own, unit }: Striking): boolean {
  return own === 'front' || unit.square;
}

function sumOf(all: readonly Striking[], count: (striking: Striking) => number): number {
  return all.reduce((sum, striking) => sum + count(striking), 0);
}

/**
 * At the end of the fighting every general bears his share of what his unit has suffered in the period, from missiles and, where he
 * stands in the front rank, hand to hand from whichever side: he may be wounded, and without men he is dead.
 *
 * @clause wrg/general/share
 * @clause wrg/general/wounded
 * @clause wrg/general/killed
 */
export function riskGenerals(ranks: FightingRanks, play: Play): void {
  for (const unit of Object.values(play.state.units)) {
    const general = unit.gone === null && unit.away === null ? generalWith(play.state, unit) : undefined;
    if (general !== undefined) risk(general, unit, ranks.get(unit.id) ?? 0, play);
  }
}

/**
 * Whose die is thrown for a general at risk: that of his army, or of those about him (`wrg/ruling/die-of-a-general`).
 *
 * @clause wrg/general/wounded
 */
export function trainingAtRisk(
  { side }: General,
  { troops }: Unit,
  { scenario, rules }: Pick<Play, 'scenario' | 'rules'>,
): Training {
  const ofHisArmy = rules.field.playing.generalsDie === 'army' ? scenario.sides[side]?.training : undefined;
  return ofHisArmy ?? troops.training;
}

function risk(general: General, unit: Unit, frontRank: number, play: Play): void {
  const { dice, rules, tell } = play;
  const { missileCasualties, meleeCasualties, before, aimedAtGeneral: aimed = 0 } = unit.period;
  const atAll = missileCasualties - aimed;
  const fights = isInFront(general, unit) && frontRank > 0 && meleeCasualties > 0;
  if (missileCasualties === 0 && !fights) return;
  const { fate, men, share, because } = generalRisk(
    {
      training: trainingAtRisk(general, unit, play),
      men: general.men,
      aimed,
      ...(atAll > 0 ? { missiles: { casualties: atAll, underFire: Math.max(1, before) } } : {}),
      ...(fights ? { melee: { casualties: meleeCasualties, frontRank } } : {}),
    },
    dice,
    rules,
  );
  general.men = men;
  if (share === 0) return;
  if (fate === 'unhurt') tell({ kind: 'general', general: general.id, what: 'hurt', men: share, because });
  if (fate === 'dead') loseGeneral(general, { gone: 'dead', men: share, because }, play);
  if (fate === 'wounded') carryOff(general, unit, { men: share, because }, play);
}

/**
 * A wounded general is escorted from the field by the men of his figure; where nobody could get away he surrenders.
 *
 * @clause wrg/general/wounded-leaves
 */
function carryOff(
  general: General,
  unit: Unit,
  { men, because }: { readonly men: number; readonly because: readonly Reason[] },
  play: Play,
): void {
  const away = canRun(unit, play);
  const effect = away ? 'his men bring him off the field' : 'he surrenders';
  const reason = { clause: 'wrg/general/wounded-leaves', because: 'wounded', effect } as const;
  loseGeneral(general, { gone: away ? 'wounded' : 'captured', men, because: [...because, reason] }, play);
}
