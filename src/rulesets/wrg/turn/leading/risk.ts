import { type Reason, reasonFor } from '../../../../rulebook/index.js';
import { generalRisk } from '../../hand-to-hand/general.js';
import type { General, Unit } from '../../state.js';
import type { Training } from '../../troops.js';
import { generalWith, isInFront } from '../../units.js';
import { removeUnit, takeOff } from '../losses.js';
import type { Play } from '../play.js';
import { canRun } from '../routing/trapping.js';
import { attachedTo } from '../sorcery/near.js';
import { loseGeneral } from './losing.js';
import type { FightingRanks } from './ranks.js';
import { sufferedBy } from './shares.js';

/**
 * At the end of the fighting every general bears his share of what his unit has suffered in the period, from missiles and hand to hand from whichever side;
 * whether that goes for who stands behind the ranks, a ruling says (`wrg/ruling/general-behind-the-ranks`). He may be wounded, and without men he is dead.
 *
 * @clause wrg/general/share
 * @clause wrg/general/wounded
 * @clause wrg/general/killed
 */
export function riskGenerals(ranks: FightingRanks, play: Play): void {
  for (const unit of Object.values(play.state.units)) if (unit.period.risked === undefined) riskWith(unit, ranks, play);
  // Who has borne his share because he was trapped has been struck at his back since.
  riskAtTheirBacks(play);
}

/**
 * Where those about him could not run a general bears his share of the fighting before it is seen whether they break: it is by what is left of his figure then
 * that he is among the half who surrender, or not.
 *
 * @clause wrg/general/share
 * @clause wrg/rout/general-surrender
 */
export function riskIfTrapped(unit: Unit, ranks: FightingRanks, play: Play): void {
  if (unit.period.risked === undefined && !canRun(unit, play)) riskWith(unit, ranks, play);
}

function riskWith(unit: Unit, ranks: FightingRanks, play: Play): void {
  const general = unit.gone === null && unit.away === null ? generalWith(play.state, unit) : undefined;
  if (general === undefined) return;
  const besides = attachedTo(unit, play.state).length;
  risk(general, unit, sufferedBy(unit, ranks.get(unit.id) ?? 0, besides), play);
}

/**
 * A general bears his share as well of what his men suffer at their backs after that, because a test at the end of the period has broken them in the middle
 * of a melee. The die of the period is thrown once.
 *
 * @clause wrg/general/share
 * @clause wrg/general/wounded
 * @clause wrg/pursuit/strikes
 */
export function riskAtTheirBacks(play: Play): void {
  for (const unit of Object.values(play.state.units)) {
    const { atBack, risked } = unit.period;
    const late = (atBack?.casualties ?? 0) - (risked?.atBack ?? 0);
    const general = unit.gone === null && unit.away === null ? generalWith(play.state, unit) : undefined;
    if (general === undefined || atBack === undefined || late === 0) continue;
    risk(general, unit, { atBack: { ...atBack, casualties: late } }, play);
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

function risk(general: General, unit: Unit, suffered: ReturnType<typeof sufferedBy>, play: Play): void {
  const { dice, rules, tell } = play;
  // What was shot at his men while he was out between the lines was not shot at him.
  const missiles = unit.period.rodeOut === undefined ? suffered.missiles : undefined;
  const { melee, atBack } = suffered;
  const { risked: earlier, aimedAtGeneral = 0 } = unit.period;
  // What was aimed at him he has borne the first time.
  const aimed = earlier === undefined ? aimedAtGeneral : 0;
  const handToHand = { ...(melee === undefined ? {} : { melee }), ...(atBack === undefined ? {} : { atBack }) };
  const shares = rules.field.playing.generalBehind === 'shares' || isInFront(general, unit);
  const fights = shares && (melee !== undefined || atBack !== undefined);
  unit.period.risked = { share: 0, score: null, ...earlier, atBack: unit.period.atBack?.casualties ?? 0 };
  if (missiles === undefined && aimed === 0 && !fights) return;
  const { fate, men, share, score, because } = generalRisk(
    {
      training: trainingAtRisk(general, unit, play),
      men: general.men,
      aimed,
      ...(missiles === undefined ? {} : { missiles }),
      ...(fights ? handToHand : {}),
      ...(earlier === undefined ? {} : { earlier: { share: earlier.share, score: earlier.score } }),
    },
    dice,
    rules,
  );
  general.men = men;
  unit.period.risked = { ...unit.period.risked, share: (earlier?.share ?? 0) + share, score: earlier?.score ?? score };
  if (share === 0) return;
  if (fate === 'unhurt') tell({ kind: 'general', general: general.id, what: 'hurt', men: share, because });
  if (fate === 'dead') loseGeneral(general, { gone: 'dead', men: share, because }, play);
  if (fate === 'wounded') carryOff(general, unit, { men: share, because }, play);
}

/**
 * A wounded general is escorted from the field by the men of his figure; where nobody could get away they surrender with him. Or a few men do it, and
 * his unit loses no figure (`wrg/ruling/escort-of-a-wounded-general`).
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
  if (play.rules.field.playing.woundedGoWith === 'his-figure') loseHisFigure(general, unit, away, play);
}

/** The figure of a general who is carried off leaves his unit with him, and what it had lost is carried forward no longer. */
function loseHisFigure({ men }: General, unit: Unit, away: boolean, play: Play): void {
  const { rules, tell } = play;
  const fallen = rules.fighting.general.menInTheFigure - men;
  unit.carried = Math.max(0, unit.carried - fallen);
  takeOff(unit, 1, play);
  const effect = away ? 'goes off the field with him' : 'surrenders with him';
  const because = [reasonFor('wrg/general/wounded-leaves', 'the figure of their wounded general', effect)];
  tell({ kind: 'lost', unit: unit.id, figures: 1, left: unit.figures, carried: unit.carried, because });
  if (unit.figures === 0) removeUnit(unit, away ? 'left-table' : 'surrendered', play);
}
