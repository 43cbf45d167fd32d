import { barriersBetween, distance, distanceToSegment, levelAt, metBetween, ranksOf } from '../../../../table/index.js';
import {
  fatigueAfter,
  type MoraleResult,
  type Opponent,
  reactionsAfterMelee,
  type SettledReaction,
} from '../../common/index.js';
import { type MusketMoraleTest, musketMorale } from '../morale.js';
import { tableOf } from '../muster.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext, MusketPhase } from '../terms.js';
import { moraleOf, placedOf, totalMoraleValue, troopOf, unitOf } from '../units.js';
import { holdingsNow } from '../victory.js';
import { leave, takeFigures } from './losses.js';

/**
 * The turn ends: units that lost figures test morale, opponents in a melee compare results, what each must do next turn is
 * noted; melee points are lost and regained; divided units close up or lose a part; objectives are counted.
 *
 * @clause cady/common/sequence/step-9-post-melee-morale
 * @clause cady/common/morale/post-melee-timing
 * @clause cady/common/morale/others-may-clear-way
 * @clause cady/musket/en-passant/morale-overrides
 */
export const moralePhase: MusketPhase = {
  id: 'morale',
  title: 'Post-melee morale',
  clause: 'cady/common/sequence/step-9-post-melee-morale',
  run(state, context) {
    const { rules, scenario, tell } = context;
    const inPlay = Object.values(state.units).filter(unit => unit.gone === null);
    const results = new Map(
      inPlay.filter(unit => unit.turn.lost > 0).map(unit => [unit.id, testOf(unit, state, context)]),
    );
    const settled = settle(inPlay, results, state, context);
    for (const [id, result] of results) {
      const unit = unitOf(state, id);
      const own = settled.get(id);
      const reaction = own?.reaction ?? result.reaction;
      const counts = reaction === result.reaction;
      if (reaction !== 'no-effect' && unit.mustDo !== 'rout') unit.mustDo = reaction;
      const because = [...result.because, ...(own?.because ?? [])];
      tell({
        kind: 'morale',
        unit: id,
        before: result.value,
        loss: result.loss,
        column: result.read,
        result: result.reaction,
        counts,
        because,
      });
    }
    for (const unit of inPlay) {
      unit.fatigue = fatigueAfter(
        { fatigue: unit.fatigue, fought: unit.turn.fought, moved: unit.turn.moved > 0 },
        rules,
      );
    }
    mendDivided(state, context);
    const before = state.holdings;
    state.holdings = holdingsNow(state, scenario, rules);
    state.holdings.forEach((holding, i) => {
      if (holding.side !== null || before[i]?.side !== holding.side) tell({ kind: 'objective', ...holding });
    });
  },
};

function testOf(unit: Unit, state: MusketState, context: MusketContext): MoraleResult {
  const { rules, turn } = context;
  const test: MusketMoraleTest = {
    arm: troopOf(unit, rules).arm,
    morale: moraleOf(unit, turn, rules),
    before: unit.turn.before,
    lost: unit.turn.lost,
    generalWithIt: unit.general,
    ...defenceOf(unit, state, context),
  };
  return musketMorale(test, rules);
}

/**
 * What shelters a unit from the nearest enemy: a wall close before it, a river close before it, or higher ground.
 *
 * @clause cady/musket/morale/defensive-feature
 */
function defenceOf(
  unit: Unit,
  state: MusketState,
  { rules, scenario }: MusketContext,
): Pick<MusketMoraleTest, 'behindDefence'> {
  const table = tableOf(scenario);
  const enemies = Object.values(state.units).filter(other => other.side !== unit.side && other.gone === null);
  const nearest = enemies.reduce<Unit | undefined>(
    (best, other) => (best === undefined || distance(other.at, unit.at) < distance(best.at, unit.at) ? other : best),
    undefined,
  );
  if (nearest === undefined) return {};
  const close = (line: readonly { x: number; y: number }[]) =>
    line.some((from, i) => {
      const to = line[i + 1];
      return to !== undefined && distanceToSegment(unit.at, { from, to }) <= rules.table.behindBarrier;
    });
  if (barriersBetween(table, unit.at, nearest.at).some(barrier => barrier.kind === 'wall' && close(barrier.line)))
    return { behindDefence: 'wall' };
  const river = metBetween(table, unit.at, nearest.at).find(({ feature }) => feature.kind === 'river')?.feature;
  if (river !== undefined && 'line' in river && 'width' in river && close(river.line))
    return { behindDefence: 'river-bank' };
  return levelAt(table, unit.at) > levelAt(table, nearest.at) ? { behindDefence: 'hill' } : {};
}

function settle(
  inPlay: readonly Unit[],
  results: ReadonlyMap<string, MoraleResult>,
  state: MusketState,
  { dice, rules, turn }: MusketContext,
): Map<string, SettledReaction> {
  const opponents: Opponent[] = inPlay
    .filter(unit => unit.turn.fought)
    .map(unit => ({
      unit: unit.id,
      reaction: results.get(unit.id)?.reaction ?? 'no-effect',
      remaining: totalMoraleValue(unit, turn, rules),
      against: state.contacts.flatMap(({ a, b }) => (a === unit.id ? [b] : b === unit.id ? [a] : [])),
    }));
  return new Map(reactionsAfterMelee(opponents, dice).map(reaction => [reaction.unit, reaction]));
}

/**
 * A divided unit closes up as soon as the enemy between its parts is gone; otherwise, two turns after it was divided, the
 * part with the lower total morale value routs.
 *
 * @clause cady/common/broken/divided-must-reform
 * @clause cady/common/broken/smaller-part-routs
 * @clause cady/common/definition/broken
 */
function mendDivided(state: MusketState, { rules, turn, tell }: MusketContext): void {
  for (const unit of Object.values(state.units)) {
    const { divided } = unit;
    if (unit.gone !== null || divided === null) continue;
    const still = state.contacts.some(
      ({ a, b }) => (a === unit.id && b === divided.by) || (b === unit.id && a === divided.by),
    );
    if (!still || ranksOf(placedOf(unit, rules)) > 1) unit.divided = null;
    else if (turn > divided.turn + 1) {
      takeFigures(unit, divided.smaller);
      unit.divided = null;
      if (unit.figures === 0) leave(state, unit.id, 'routed', [brokenPart], tell);
    }
  }
}

const brokenPart = {
  clause: 'cady/common/broken/smaller-part-routs',
  because: 'it could not close up again',
  effect: 'the smaller part routs',
} as const;
