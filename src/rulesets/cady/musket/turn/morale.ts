import { readingOf } from '../../../../rulebook/index.js';
import { boxAround, distance, levelAt, metBetween, type Point, ranksOf } from '../../../../table/index.js';
import {
  dividedUnit,
  fatigueAfter,
  type MoraleResult,
  type Opponent,
  reactionsAfterMelee,
  type SettledReaction,
  wornOut,
} from '../../common/index.js';
import { tableOf } from '../../common/turn/ground.js';
import { leave, takeFigures, worseOf } from '../../common/turn/losses.js';
import { type MusketMoraleTest, musketMorale } from '../morale.js';
import { defensiveFeatures } from '../rulings/formations.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext, MusketPhase } from '../terms.js';
import { moraleLeft, moraleOf, placedOf, troopOf, unitOf } from '../units.js';
import { holdingsNow } from '../victory.js';
import { isNear } from './aim.js';
import { type Field, fieldOf } from './field.js';

/**
 * The turn ends: units that lost figures test morale, opponents in a melee compare results, what each must do next turn is
 * noted; melee points are lost and regained; divided units close up or lose a part; objectives are counted.
 *
 * @clause cady/common/sequence/step-9-post-melee-morale
 * @clause cady/common/morale/post-melee-timing
 * @clause cady/common/morale/others-may-clear-way
 * @clause cady/musket/en-passant/morale-overrides
 * @clause cady/common/melee/zero-routs
 */
export const moralePhase: MusketPhase = {
  id: 'morale',
  title: 'Post-melee morale',
  clause: 'cady/common/sequence/step-9-post-melee-morale',
  run(state, context) {
    const { rules, scenario, tell } = context;
    const inPlay = Object.values(state.units).filter(unit => unit.gone === null);
    const field = fieldOf(state, tableOf(scenario, state.breaches), rules);
    const results = new Map(inPlay.filter(unit => unit.turn.lost > 0).map(unit => [unit.id, testOf(unit, field)]));
    const settled = settle(inPlay, results, state, context);
    for (const [id, result] of results) {
      const unit = unitOf(state, id);
      const own = settled.get(id);
      const reaction = own?.reaction ?? result.reaction;
      const counts = reaction === result.reaction;
      if (reaction !== 'no-effect') unit.mustDo = worseOf(unit.mustDo, reaction);
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
      if (unit.turn.attacked && wornOut({ melee: troopOf(unit, rules).melee, fatigue: unit.fatigue })) {
        unit.mustDo = 'rout';
        tell({ kind: 'worn-out', unit: unit.id, because: [noMeleePoint] });
      }
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

const noMeleePoint = {
  clause: 'cady/common/melee/zero-routs',
  because: 'attacked with no melee point left',
  effect: 'rout',
} as const;

function testOf(unit: Unit, field: Field): MoraleResult {
  const { rules, state } = field;
  const test: MusketMoraleTest = {
    arm: troopOf(unit, rules).arm,
    morale: moraleOf(unit, state.turn, rules),
    before: unit.turn.before,
    lost: unit.turn.lost,
    generalWithIt: unit.general,
    ...defenceOf(unit, field),
  };
  return musketMorale(test, rules);
}

/**
 * What shelters a unit from the nearest enemy: a wall close before it, a river close before it, or higher ground
 * (`cady/ruling/morale-defensive-feature`).
 *
 * @clause cady/musket/morale/defensive-feature
 */
function defenceOf(unit: Unit, { rules, standing, table }: Field): Pick<MusketMoraleTest, 'behindDefence'> {
  const nearest = standing.nearest(boxAround([unit.at]), other =>
    other.unit.side === unit.side ? undefined : distance(other.unit.at, unit.at),
  )?.unit;
  if (nearest === undefined) return {};
  const close = (line: readonly Point[]) => isNear(unit.at, line, rules.table.behindBarrier);
  const counts: readonly Defence[] = readingOf(defensiveFeatures, rules.rulings).value;
  const met = metBetween(table, unit.at, nearest.at, ['wall', 'river']).map(({ feature }) => feature);
  const holds: { readonly [defence in Defence]: boolean } = {
    wall: met.some(feature => feature.kind === 'wall' && close(feature.line)),
    'river-bank': met.some(feature => feature.kind === 'river' && close(feature.line)),
    hill: levelAt(table, unit.at) > levelAt(table, nearest.at),
    building: false,
  };
  const defence = counts.find(each => holds[each]);
  return defence === undefined ? {} : { behindDefence: defence };
}

type Defence = NonNullable<MusketMoraleTest['behindDefence']>;

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
      remaining: moraleLeft(unit, turn, rules),
      against: state.contacts.flatMap(({ a, b }) => (a === unit.id ? [b] : b === unit.id ? [a] : [])),
    }));
  return new Map(reactionsAfterMelee(opponents, dice).map(reaction => [reaction.unit, reaction]));
}

/**
 * A divided unit closes up as soon as the enemy between its parts is gone; if he stands there to the end of the turn after,
 * the part with the lower total morale value routs in the next (`cady/ruling/divided-unit`).
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
    else if (turn >= divided.turn + readingOf(dividedUnit, rules.rulings).value) {
      const figures = takeFigures(unit, divided.smaller);
      unit.divided = null;
      tell({ kind: 'part-routed', unit: unit.id, figures, because: [brokenPart] });
      if (unit.figures === 0) leave(state, unit.id, 'routed', [brokenPart], tell);
    }
  }
}

const brokenPart = {
  clause: 'cady/common/broken/smaller-part-routs',
  because: 'it could not close up again',
  effect: 'the smaller part routs',
} as const;
