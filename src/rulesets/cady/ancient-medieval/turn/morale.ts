import { takesPostMeleeMorale } from '../../common/army/roster.js';
import type { Settled } from '../../common/turn/fighting/encounters.js';
import { reactionOf } from '../../common/turn/fighting/morale.js';
import { leave, takeFigures } from '../../common/turn/losses.js';
import type { MoraleSection } from '../../common/turn/period.js';
import type { ForcedReaction } from '../../common/turn/state.js';
import { inPlay } from '../../common/turn/units.js';
import { ancientMorale } from '../combat/morale.js';
import { countsAs } from '../engagement/party.js';
import { absorbReaction } from '../machines/siege.js';
import type { AncientMedievalRules } from '../rules.js';
import { decimated } from '../special-troops/romans.js';
import type { AncientState, AncientUnit, UnitId } from '../state.js';
import type { AncientContext } from '../terms.js';
import { holdBattles, standsInBattle } from './fighting/battles.js';
import { dividedFateOf } from './fighting/divided.js';
import { fightsAs, strengthOf } from './fighting/fighters.js';
import { cohortInTouch } from './troops/romans.js';
import { moraleValueOf } from './works/ordered.js';

/**
 * How this period tests morale: whoever counts none takes no test, nor do imperials; in a battle the chart is read further right;
 * Roman centuries in touch with each other count as the cohort that they are.
 *
 * @clause cady/ancient-medieval/battle/morale-column-shift
 * @clause cady/common/definition/imperials-fight-to-last
 */
export const ancientSteadiness: MoraleSection<AncientUnit, AncientMedievalRules, AncientState, AncientContext> = {
  test(unit, { state, rules }, { scenario }) {
    const morale = moraleValueOf(unit, rules);
    if (morale === null || !takesPostMeleeMorale(unit)) return null;
    const { before, lost } = cohortInTouch(unit, state, rules);
    const inBattle = rules.levels[scenario.level].battles && standsInBattle(unit, state, rules);
    const result = ancientMorale({ type: countsAs(unit, rules), before, lost, morale, inBattle }, rules);
    return 'value' in result ? result : null;
  },
  tires(unit, { state, rules }) {
    const { traits, melee } = rules.troops[fightsAs(unit, rules)];
    if (traits.includes('elephant') || traits.includes('berserker')) return null;
    if (melee === null && !traits.includes('samurai')) return null;
    const met = unit.turn.against.flatMap(id => state.units[id] ?? []);
    const strengths = (met.length === 0 ? [unit] : met).map(enemy => strengthOf(unit, enemy, rules));
    return strengths.reduce((weakest, each) => (each.melee < weakest.melee ? each : weakest));
  },
  instead: nowhereToGo,
  saveBodies: holdBattles,
  dividedFate: dividedFateOf,
  reacted: decimate,
  wearied: absorb,
};

/** What a poor reaction comes to inside a castle: how often it may, is told after. */
function nowhereToGo(
  unit: AncientUnit,
  reaction: ForcedReaction,
  _: AncientState,
  rules: AncientMedievalRules,
): string | undefined {
  return unit.inside && moraleValueOf(unit, rules) !== null
    ? `${wouldGo[reaction]}, but [has] nowhere to go`
    : undefined;
}

const wouldGo: Readonly<Record<ForcedReaction, string>> = {
  back: 'would go back',
  'back-and-turn': 'would turn and go back',
  rout: 'would rout',
};

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
 * Legionaries that have turned their backs on a weak enemy lose every tenth man; where `cady/ruling/decimation-when` is read so, only if both
 * sides agreed to it.
 *
 * @clause cady/ancient-medieval/romans/decimation
 */
function decimate(
  settled: ReadonlyMap<UnitId, Settled>,
  state: AncientState,
  { rules, scenario, tell }: AncientContext,
): void {
  const agreed = rules.levels[scenario.level].optionalRules && scenario.optional.includes('decimation');
  if (rules.romans.decimation.when === 'where-agreed' && !agreed) return;
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
