import type { Order } from '../../common/orders.js';
import type { OrderFault, Period, TurnPhase } from '../../common/turn/period.js';
import type { ForcedReaction } from '../../common/turn/state.js';
import type { MusketRules } from '../rules.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import { inPlay } from '../units.js';
import { giveWayAfloat, rowBoat } from './boats.js';
import { endAfloat, startAfloat } from './ends.js';
import { askHelm, type Helm } from './helm.js';
import { boardTask, loadFirst, loadLast, moveDeck } from './loading.js';
import { vesselOf } from './raked.js';
import { sailShip } from './sailing.js';
import { windFrom } from './sheet.js';
import { strikeVessels } from './struck.js';
import { reasonFor } from './telling.js';
import { vesselsOf } from './vessel.js';

type MusketPeriod = Period<Unit, MusketRules, MusketState, MusketContext>;

/**
 * The musket game with its ships and river boats: they move before anybody marches, are struck by what guns fire, and sink or burn as a turn ends. A battle
 * without any goes on as if there were no such rules.
 */
export function withShips(period: MusketPeriod): MusketPeriod {
  const { moving, orders, fire } = period;
  return {
    ...period,
    orders: {
      ...orders,
      faults: (unit, order, at) => [...(orders.faults?.(unit, order, at) ?? []), ...boardFaults(unit, order, at.state)],
    },
    moving: {
      ...moving,
      going: (unit, order, field) => {
        const going = moving.going?.(unit, order, field) ?? { because: [] };
        const { landed } = unit;
        if (landed === undefined || landed.on !== field.state.turn) return going;
        return { ...going, thirdsTaken: (going.thirdsTaken ?? 0) + landed.thirds };
      },
      before: (state, context) => {
        moving.before?.(state, context);
        if (state.afloat !== undefined) putToSea(state, context);
      },
      after: (state, joint, context) => {
        moving.after?.(state, joint, context);
        if (state.afloat !== undefined) loadLast(state, context);
      },
    },
    fire: { ...fire, artillery: withHulls(fire.artillery) },
    morale: { ...period.morale, instead: gaveWayOnBoard },
    endOfTurn: (state, context) => {
      period.endOfTurn?.(state, context);
      if (state.afloat !== undefined) endAfloat(state, context);
    },
  };
}

/** Shots that strike ships and boats as well. */
function withHulls(phase: TurnPhase<MusketState, MusketContext>): TurnPhase<MusketState, MusketContext> {
  return {
    ...phase,
    run(state, context) {
      if (state.afloat === undefined) {
        phase.run(state, context);
        return;
      }
      phase.run(state, {
        ...context,
        tell(event, sides) {
          context.tell(event, sides);
          if (event.kind === 'shot') strikeVessels(event, state, context);
        },
      });
    },
  };
}

/** Captains are asked, the wind is thrown for, and everything afloat moves. */
function putToSea(state: MusketState, context: MusketContext): void {
  startAfloat(state);
  throwForWind(state, context);
  const helm = askHelm(state, context);
  giveWay(state, context);
  loadFirst(helm, state, context);
  sail(helm, state, context);
}

function sail(helm: Helm, state: MusketState, context: MusketContext): void {
  for (const vessel of vesselsOf(state)) {
    if (vessel.kind === 'boat') rowBoat(vessel, helm.get(vessel.id), state, context);
    else sailShip(vessel, helm.get(vessel.id), state, context);
  }
}

/**
 * Where ships sail and nobody has said where the wind comes from, a die does.
 *
 * Source: Musket Period Rules > Optional Rules > Ships.
 *
 * @clause cady/musket/ship/wind
 * @clause cady/musket/ship/wind-meaning
 */
function throwForWind({ afloat, ...state }: MusketState, { dice, rules, tell }: MusketContext): void {
  if (afloat === undefined || afloat.wind !== null) return;
  if (!vesselsOf({ ...state, afloat }).some(({ kind }) => kind === 'frigate')) return;
  const { wind } = rules.ships;
  const face = dice.roll(wind.length);
  const name = wind[face - 1] ?? 'north';
  afloat.wind = windFrom[name] ?? 0;
  tell({
    kind: 'wind',
    from: afloat.wind,
    because: [reasonFor('cady/musket/ship/wind', `die ${face}`, `from the ${name}`)],
  });
}

/**
 * Whoever must give way on board does it in his boat; on the deck of a ship he goes below (`cady/ruling/ship-deck-morale`), and gunners stand to their guns.
 *
 * @clause cady/musket/boat/morale
 */
function giveWay(state: MusketState, context: MusketContext): void {
  for (const unit of inPlay(state)) {
    const vessel = unit.mustDo === null ? undefined : vesselOf(unit, state);
    if (vessel === undefined) continue;
    if (vessel.kind === 'boat') giveWayAfloat(vessel, unit, state, context);
    else {
      unit.mustDo = null;
      if (unit.aboard?.deck === 'top' && context.rules.ships.frigate.goesBelow)
        moveDeck(unit, vessel, 'below', context);
    }
  }
}

/**
 * What giving way comes to on board, in words.
 *
 * @clause cady/musket/boat/morale
 */
function gaveWayOnBoard(
  unit: Unit,
  reaction: ForcedReaction,
  state: MusketState,
  { ships }: MusketRules,
): string | undefined {
  const vessel = vesselOf(unit, state);
  if (vessel === undefined) return undefined;
  if (vessel.kind === 'boat') return boatGivesWay[reaction];
  if (unit.aboard?.deck === 'gun-deck') return '[stands] to [its] gun all the same';
  return unit.aboard?.deck === 'top' && ships.frigate.goesBelow ? 'must go below' : '[has] nowhere to go and [stays]';
}

const boatGivesWay: { readonly [reaction in ForcedReaction]: string } = {
  back: 'must row back half a move',
  'back-and-turn': 'must turn the boat round',
  rout: '[routs], and the boat with all on board is lost',
};

/**
 * Faults of orders about ships and boats: that there are none such, that a unit is not on board or is already, and marches of who is on board and does not
 * land.
 *
 * @clause cady/musket/boat/no-melee
 * @clause cady/musket/boat/beach
 */
function boardFaults(unit: Unit, order: Order, state: MusketState): readonly OrderFault[] {
  const faults: OrderFault[] = [];
  const fault = (problem: string, mend: string) => faults.push({ clause: 'cady/musket/boat/beach', problem, mend });
  const on = boardTask(order, 'embark')?.on;
  const vessel = on === undefined ? undefined : state.afloat?.vessels[on];
  if (on !== undefined && (vessel === undefined || vessel.side !== unit.side || vessel.gone !== null))
    fault(`"${on}" is no ship or boat of its side`, 'name one of them');
  const aboard = unit.aboard !== undefined;
  if (aboard && on !== undefined) fault('it is on board', 'land first');
  const lands = boardTask(order, 'land') !== undefined;
  if (lands && !aboard) fault('it is not on board of anything', 'leave out LAND');
  if (lands && unit.aboard?.deck === 'below') fault('it is below decks', 'write DECK, and LAND next turn');
  for (const task of ['deck', 'below'] as const) {
    const inShip = unit.aboard?.deck === 'top' || unit.aboard?.deck === 'below';
    if (boardTask(order, task) !== undefined && !inShip)
      fault('it is not on board of a ship', `leave out ${task.toUpperCase()}`);
  }
  if (aboard && !lands && order.legs.length > 0) fault('it is on board', 'write LAND before the march');
  if (aboard && (order.gait === 'charge' || order.gait === 'engage')) {
    const problem = 'nobody fights hand to hand from on board';
    faults.push({ clause: 'cady/musket/boat/no-melee', problem, mend: 'land, and charge next turn' });
  }
  return faults;
}
