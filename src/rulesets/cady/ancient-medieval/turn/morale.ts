import { takesPostMeleeMorale } from '../../common/army/roster.js';
import { totalMoraleValue } from '../../common/fighting/morale.js';
import { countHoldings } from '../../common/turn/command/holdings.js';
import { mendDivided } from '../../common/turn/fighting/broken.js';
import {
  type MoralePeriod,
  moraleTests,
  obey,
  reactionOf,
  type Settled,
  weary,
} from '../../common/turn/fighting/morale.js';
import { leave, takeFigures } from '../../common/turn/losses.js';
import { inPlay } from '../../common/turn/units.js';
import { hideAgain } from '../../common/turn/unseen/hiding.js';
import { settleNobles } from '../army/nobles.js';
import { ancientMorale } from '../combat/morale.js';
import { absorbReaction } from '../machines/siege.js';
import type { AncientMedievalRules } from '../rules.js';
import { decimated } from '../special-troops/romans.js';
import type { AncientState, AncientUnit, UnitId } from '../state.js';
import type { AncientContext, AncientPhase } from '../terms.js';
import { ancientFieldOf } from './field.js';
import { holdBattles } from './fighting/battles.js';
import { dividedFateOf } from './fighting/divided.js';
import { countsAs, fightsAs, strengthOf } from './fighting/fighters.js';
import { clearTheFallen } from './fire/fallen.js';
import { ancientPeriodIn } from './period.js';
import { takeWalls } from './siege/siege.js';
import { endOfTurn } from './specials.js';
import { cohortInTouch } from './troops/romans.js';
import { moraleValueOf } from './works/ordered.js';

/**
 * The turn ends: units that lost figures test morale, opponents in a melee compare results, battles are held or break, and what
 * each unit must do next turn is noted; then weariness, divided units, walls taken, nobles, objectives, and who goes out of sight.
 *
 * @clause cady/common/sequence/step-9-post-melee-morale
 * @clause cady/common/morale/post-melee-timing
 * @clause cady/common/morale/test-any-loss
 */
export const moralePhase: AncientPhase = {
  id: 'morale',
  title: 'Post-melee morale',
  clause: 'cady/common/sequence/step-9-post-melee-morale',
  run(state, context) {
    const { rules, scenario } = context;
    const { battles, optionalRules } = rules.levels[scenario.level];
    const field = ancientFieldOf(state, context);
    const steadiness = steadinessIn(state, battles);
    const settled = moraleTests(field, context, steadiness);
    if (battles) holdBattles(settled, state, context);
    obey(settled, field, context);
    if (optionalRules && scenario.optional.includes('decimation')) decimate(settled, state, context);
    weary(field, context, steadiness);
    absorb(state, context);
    mendDivided(state, context, divided => dividedFateOf(divided, rules, state));
    clearTheFallen(state, context);
    endOfTurn(state, context);
    takeWalls(state, context);
    settleNobles(state, context);
    countHoldings(state, context);
    hideAgain(state, context, ancientPeriodIn(state));
  },
};

/**
 * How this period tests morale: whoever counts none takes no test, nor do imperials; in a battle the chart is read further right;
 * Roman centuries in touch with each other count as the cohort that they are.
 *
 * @param battles whether battles are played at this level
 * @clause cady/ancient-medieval/battle/morale-column-shift
 * @clause cady/common/definition/imperials-fight-to-last
 */
export function steadinessIn(state: AncientState, battles: boolean): MoralePeriod<AncientUnit, AncientMedievalRules> {
  return {
    test(unit, { rules }) {
      const morale = moraleValueOf(unit, rules);
      if (morale === null || !takesPostMeleeMorale(unit)) return null;
      const { before, lost } = cohortInTouch(unit, state, rules);
      const inBattle = battles && unit.brigade !== null;
      const result = ancientMorale({ type: countsAs(unit, rules), before, lost, morale, inBattle }, rules);
      return 'value' in result ? result : null;
    },
    valueLeft: (unit, { rules }) =>
      totalMoraleValue({ morale: moraleValueOf(unit, rules) ?? 0, figures: unit.figures }),
    tires(unit, rules) {
      const { traits, melee } = rules.troops[fightsAs(unit, rules)];
      if (traits.includes('elephant') || traits.includes('berserker')) return null;
      if (melee === null && !traits.includes('samurai')) return null;
      const met = unit.turn.against.flatMap(id => state.units[id] ?? []);
      const strengths = (met.length === 0 ? [unit] : met).map(enemy => strengthOf(unit, enemy, rules));
      return strengths.reduce((weakest, each) => (each.melee < weakest.melee ? each : weakest));
    },
  };
}

/**
 * Those inside a castle have nowhere to go: they stay in spite of a poor reaction, until they have had too many.
 *
 * @clause cady/ancient-medieval/siege/inside-no-retreat
 */
function absorb(state: AncientState, { rules, tell }: AncientContext): void {
  for (const unit of inPlay(state)) {
    const morale = moraleValueOf(unit, rules);
    if (!unit.inside || unit.mustDo === null || morale === null) continue;
    const { absorbed, removed, because } = absorbReaction(
      { morale, absorbed: unit.absorbed, reaction: unit.mustDo },
      rules,
    );
    unit.absorbed = absorbed;
    unit.mustDo = null;
    tell({ kind: 'absorbed', unit: unit.id, left: Math.max(0, morale - absorbed), because });
    if (removed) leave(state, unit.id, 'destroyed', because, tell);
  }
}

/**
 * Legionaries that have turned their backs on a weak enemy lose every tenth man, where both sides agreed to it.
 *
 * @clause cady/ancient-medieval/romans/decimation
 */
function decimate(settled: ReadonlyMap<UnitId, Settled>, state: AncientState, { rules, tell }: AncientContext): void {
  for (const unit of inPlay(state)) {
    if (!unit.turn.fought || !settled.has(unit.id)) continue;
    const fought = unit.turn.against.flatMap(id => {
      const enemy = state.units[id];
      return enemy === undefined ? [] : (rules.troops[enemy.type].melee ?? []);
    });
    const { before, lost } = unit.turn;
    const { removed, because } = decimated(
      { type: unit.type, before, lost, reaction: reactionOf(settled, unit.id), fought },
      rules,
    );
    if (removed === 0) continue;
    takeFigures(unit, removed);
    tell({ kind: 'decimated', unit: unit.id, figures: removed, because });
  }
}
