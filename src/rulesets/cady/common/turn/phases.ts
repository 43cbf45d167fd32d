import type { SideId } from '../../../../battle/index.js';
import { reinforcementsIn, settleArrivals } from './command/arrivals.js';
import { countHoldings } from './command/holdings.js';
import { orderable, phantomsOf, startTurn, takeOrders } from './command/orders.js';
import { rideOn, sendRiders } from './command/riders.js';
import { fieldOf } from './field.js';
import { saveBrigades } from './fighting/battles.js';
import { breakThroughs, facingIn } from './fighting/break-through.js';
import { mendDivided } from './fighting/broken.js';
import { closeUp } from './fighting/closing-up.js';
import type { MeleeToll } from './fighting/encounters.js';
import { cutOffBefore, lineEnds, standFast } from './fighting/line-ends.js';
import { meleeOf, primaryFirst, tellUnfought, withoutWornOut } from './fighting/melee.js';
import { fightsIn } from './fighting/melee-stance.js';
import { leaveAtOnce, moraleTests, noteFatigue, noteMoraleResults, wornOutUnits } from './fighting/morale.js';
import { noteMeetings, shockOf } from './fighting/shock.js';
import { takeSurrenders } from './fighting/surrender.js';
import { turnToFight } from './fighting/turning-to-fight.js';
import { tableOf } from './ground.js';
import { moveAll } from './moving/movement.js';
import type { Period, TurnContext, TurnPhase } from './period.js';
import { detachMen } from './regrouping/detaching.js';
import { joinUnits } from './regrouping/joining.js';
import type { TurnRules } from './rules.js';
import type { FieldState, FieldUnit } from './state.js';
import { inPlay, unitOf } from './units.js';
import { hideAgain } from './unseen/hiding.js';
import { revealNow } from './unseen/revealing.js';
import { whoFiresFirst } from './who-fires-first.js';

/**
 * The turn of a Cady game: orders; fire that is ordered for the beginning of the turn; movement; artillery before small arms,
 * small arms before shock, shock before melee; then morale. Each phase goes through the rules that all periods share, and calls the
 * sections of the period where it has its own.
 *
 * @clause cady/common/sequence/step-10-repeat
 * @clause cady/common/definition/move-sequence
 */
export function cadyPhases<
  Unit extends FieldUnit,
  Rules extends TurnRules,
  State extends FieldState<Unit>,
  Context extends TurnContext<Rules>,
>(period: Period<Unit, Rules, State, Context>): readonly TurnPhase<State, Context>[] {
  return [
    ordersPhase(period),
    period.fire.opening,
    movementPhase(period),
    ...whoFiresFirst(period.fire),
    shockPhase(period),
    meleePhase(period),
    moralePhase(period),
  ];
}

/**
 * Riders ride on, reinforcements come, what is in view comes to light; then both sides write their orders at the same time, unseen
 * by the other, for their units and for the markers that stand for nobody. What is left out keeps its last order. Where the
 * supreme commander writes them all, riders set out with them.
 *
 * @clause cady/common/sequence/step-3-write-orders
 * @clause cady/common/scenario/staggered-entry
 * @clause cady/common/orders/written-before-move
 * @clause cady/common/orders/last-order-stands
 * @clause cady/common/orders/new-each-turn
 * @clause cady/common/orders/dispatch-rider
 */
function ordersPhase<Unit extends FieldUnit, Rules extends TurnRules>(
  period: Period<Unit, Rules>,
): TurnPhase<FieldState<Unit>, TurnContext<Rules>> {
  const clause = 'cady/common/sequence/step-3-write-orders';
  return {
    id: 'orders',
    title: 'Orders',
    clause,
    run(state, given) {
      startTurn(state, given.turn, given.rules);
      const context = period.beginning?.(state, given) ?? given;
      const { command, scenario, tell } = context;
      const riders = scenario.optional?.includes('dispatch-riders') === true;
      if (riders) rideOn(state, context);
      const arriving = period.orders.reinforcements?.(context) ?? reinforcementsIn(scenario.sides);
      settleArrivals(state, arriving, context);
      revealNow(state, context, period);
      const standsTo = (unit: Unit) => period.orders.standsTo?.(unit, state) === true;
      const asked = Object.keys(scenario.sides).flatMap((side: SideId) => {
        const [units, phantoms] = [orderable(state, side, standsTo), phantomsOf(state, side)];
        return units.length + phantoms.length === 0 ? [] : [{ side, units, phantoms }];
      });
      const answers = command.askAll(
        asked.map(each => ({ kind: 'orders', id: `orders:${each.side}`, clause, secret: true, ...each })),
      );
      for (const [i, { side }] of asked.entries()) {
        const answer = answers[i] ?? {};
        const written = period.orders.spread?.(answer, side, state) ?? answer;
        const holding = riders ? sendRiders(state, side, written, context) : written;
        tell({ kind: 'orders', side, orders: takeOrders(state, side, holding, standsTo) }, [side]);
      }
    },
  };
}

/**
 * Men are detached for guns; both sides carry out their orders at the same time, and whatever else they are told to do with their
 * hands; then units join others.
 *
 * @clause cady/common/sequence/step-4-move
 */
function movementPhase<Unit extends FieldUnit, Rules extends TurnRules>(
  period: Period<Unit, Rules>,
): TurnPhase<FieldState<Unit>, TurnContext<Rules>> {
  return {
    id: 'movement',
    title: 'Movement',
    clause: 'cady/common/sequence/step-4-move',
    run(state, context) {
      detachMen(state, context, period);
      period.moving.before?.(state, context);
      turnToFight(state, context, period);
      const joint = moveAll(state, context, period);
      period.moving.after?.(state, joint, context);
      joinUnits(state, context, period);
    },
  };
}

/**
 * Chargers that met the enemy this turn count their shock.
 *
 * @clause cady/common/sequence/step-7-shock
 */
function shockPhase<Unit extends FieldUnit, Rules extends TurnRules>(
  period: Period<Unit, Rules>,
): TurnPhase<FieldState<Unit>, TurnContext<Rules>> {
  return {
    id: 'shock',
    title: 'Shock',
    clause: 'cady/common/sequence/step-7-shock',
    run(state, context) {
      if (state.contacts.length === 0) return;
      const { rules, scenario } = context;
      const field = fieldOf(state, tableOf(scenario, state.breaches), rules);
      const ends = lineEnds(state, rules);
      const losses = shockOf(field, context, period.shock);
      for (const [unit, lost] of losses) period.losses.take(unit, lost, 'shock', state, context);
      period.losses.clear(state, context);
      for (const { line, by } of standFast(ends, state, rules)) {
        const { turn } = unitOf(state, by);
        turn.cutOff = [...(turn.cutOff ?? []), line];
      }
    },
  };
}

/**
 * Offers to surrender are taken or not; then every contact is fought, all at the same time. Whoever has nobody left before him may
 * go on through the gap.
 *
 * @clause cady/common/sequence/step-8-melee
 */
function meleePhase<Unit extends FieldUnit, Rules extends TurnRules>(
  period: Period<Unit, Rules>,
): TurnPhase<FieldState<Unit>, TurnContext<Rules>> {
  const { melee, losses } = period;
  return {
    id: 'melee',
    title: 'Melee',
    clause: 'cady/common/sequence/step-8-melee',
    run(state, context) {
      const { rules, scenario } = context;
      noteMeetings(state);
      takeSurrenders(state, context, period);
      for (const unit of inPlay(state)) if (melee.mayStrike?.(unit) === false) unit.turn.idle = true;
      const field = fieldOf(state, tableOf(scenario, state.breaches), rules);
      const facing = facingIn(field);
      const toll: MeleeToll<Unit> = new Map();
      const meetings = fightsIn(state).filter(sides =>
        sides.every(({ unit }) => melee.canFight?.(unit, rules) !== false),
      );
      tellUnfought(meetings, field, context, melee);
      const fought = withoutWornOut(primaryFirst(meetings, field), field, melee);
      const ends = lineEnds(state, rules);
      const own = melee.apart?.(fought, toll, field, context);
      meleeOf(own?.others ?? fought, toll, field, context, melee);
      for (const [unit, lost] of toll) losses.take(unit, lost, 'melee', state, context);
      own?.settle();
      losses.clear(state, context);
      melee.after?.(state, context);
      const cutOff = [...cutOffBefore(state), ...standFast(ends, state, rules)];
      breakThroughs({ facing, cutOff }, state, context, period);
    },
  };
}

/**
 * The turn ends: units that lost figures test morale, opponents in a melee compare results, and what each must do next turn is
 * noted, bodies of units held together or broken up; melee points are lost and regained; divided units close up or lose a part;
 * objectives are counted, and units go out of sight.
 *
 * @clause cady/common/sequence/step-9-post-melee-morale
 * @clause cady/common/morale/post-melee-timing
 * @clause cady/common/morale/test-any-loss
 * @clause cady/common/morale/others-may-clear-way
 * @clause cady/common/melee/zero-routs
 */
function moralePhase<Unit extends FieldUnit, Rules extends TurnRules>(
  period: Period<Unit, Rules>,
): TurnPhase<FieldState<Unit>, TurnContext<Rules>> {
  const { morale, losses } = period;
  return {
    id: 'morale',
    title: 'Post-melee morale',
    clause: 'cady/common/sequence/step-9-post-melee-morale',
    run(state, context) {
      const { rules, scenario } = context;
      const field = fieldOf(state, tableOf(scenario, state.breaches), rules);
      const settled = moraleTests(field, context, period);
      const worn = wornOutUnits(field, morale);
      if (rules.levels[scenario.level].battles) {
        if (morale.saveBodies === undefined) saveBrigades(settled, worn, field, context, period);
        else morale.saveBodies(settled, worn, field, context);
      }
      noteMoraleResults(settled, field, context, period.morale);
      morale.reacted?.(settled, state, context);
      noteFatigue(field, context, morale, worn);
      morale.wearied?.(state, context);
      mendDivided(field, context, morale);
      leaveAtOnce(field, context);
      losses.clear(state, context);
      period.endOfTurn?.(state, context);
      closeUp(state, context);
      countHoldings(state, context);
      hideAgain(state, context, period);
    },
  };
}
