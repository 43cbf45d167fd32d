import type { SideId } from '../../../../battle/index.js';
import { counted } from '../../../../rulebook/index.js';
import type { Placed } from '../../../../table/index.js';
import type { DispatchRules } from '../army/dispatch.js';
import { getsItAtOnce, wayTo } from '../turn/command/riders.js';
import type { TurnRules } from '../turn/rules.js';
import type { ForcedReaction, Gone, Rider, UnitId } from '../turn/state.js';

/** A unit as its side sees it that gets orders, or from which they are sent. */
interface Seen {
  readonly id: UnitId;
  readonly side: SideId;
  readonly name: string;
  readonly general: boolean;
  readonly placed: Placed;
  readonly gone: Gone | null;
  readonly mustDo: ForcedReaction | null;
}

/** What is known of orders under way. */
interface RidingView {
  readonly side: SideId;
  readonly turn: number;
  readonly units: Readonly<Record<UnitId, Seen>>;
  readonly riders: readonly Rider[];
  /** Riders bring the orders, as both sides have agreed. */
  readonly ordersRide?: boolean;
}

/** Lines for who writes orders. */
export interface OrdersRide {
  /** How orders come to the troops, and who is on his way. */
  readonly all: readonly string[];
  /** When an order written now would come to somebody. */
  readonly to: (receiver: { readonly id: UnitId; readonly placed: Placed; readonly nobody?: boolean }) => string;
}

/**
 * What who writes orders has to know where riders carry them: who gets them at once, and when they come to the others. `undefined` where
 * orders need no rider.
 *
 * @clause cady/common/orders/dispatch-rider
 * @clause cady/common/orders/supreme-commander-writes
 */
export function ordersRide(view: RidingView, rules: TurnRules & DispatchRules): OrdersRide | undefined {
  if (view.ordersRide !== true) return undefined;
  const own = Object.values(view.units).filter(unit => unit.side === view.side && unit.gone === null);
  const commander = own.find(unit => unit.general && unit.mustDo !== 'rout');
  const under = view.riders.map(({ to, order, sent }) => {
    const name = own.find(({ id }) => id === to)?.name ?? to;
    return `  A rider has been on his way to ${name} since turn ${sent}: ${order}`;
  });
  if (commander === undefined) {
    const all = ['Orders ride, and the supreme commander is lost: no new order reaches anybody.', ...under];
    return { all, to: () => 'no order reaches it any more' };
  }
  const { name, placed } = commander;
  return {
    all: [
      `Orders ride: a new one holds at once for ${name}, with whom the supreme commander is, and for who stands beside. To the others a rider goes, ${rules.dispatch.move} cm a turn.`,
      ...under,
    ],
    to: receiver => {
      const free = receiver.nobody === true && rules.hidden.phantomRiders === 'at-once';
      if (free || receiver.id === commander.id || getsItAtOnce(receiver.placed, placed, rules))
        return 'an order holds at once';
      const turns = Math.max(1, Math.ceil(wayTo(receiver.placed, placed.at) / rules.dispatch.move));
      return `an order rides for ${counted(turns, 'turn')}, and holds from turn ${view.turn + turns}`;
    },
  };
}
