import type { Reason } from '../../../../rulebook/index.js';
import { generalRisk } from '../../hand-to-hand/general.js';
import type { General, Unit } from '../../state.js';
import type { Training } from '../../troops.js';
import { generalWith, isInFront } from '../../units.js';
import type { Play } from '../play.js';
import { canRun } from '../routing/trapping.js';
import { loseGeneral } from './losing.js';
import type { FightingRanks } from './ranks.js';
import { sufferedBy } from './shares.js';

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
  const { missiles, melee, atBack } = sufferedBy(unit, frontRank);
  const handToHand = { ...(melee === undefined ? {} : { melee }), ...(atBack === undefined ? {} : { atBack }) };
  const fights = isInFront(general, unit) && (melee !== undefined || atBack !== undefined);
  const { aimedAtGeneral: aimed = 0 } = unit.period;
  if (missiles === undefined && aimed === 0 && !fights) return;
  const { fate, men, share, because } = generalRisk(
    {
      training: trainingAtRisk(general, unit, play),
      men: general.men,
      aimed,
      ...(missiles === undefined ? {} : { missiles }),
      ...(fights ? handToHand : {}),
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
