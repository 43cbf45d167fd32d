import type { SideId } from '../../../../battle/index.js';
import { type ClauseId, counted, type Violation } from '../../../../rulebook/index.js';
import { toGrid, turnBetween } from '../../../../table/index.js';
import { type Order, type OrderWords, readOrder, standingOrder } from '../../common/orders.js';
import type { MusketRules } from '../rules.js';
import type { MusketState } from '../state.js';
import type { MusketContext } from '../terms.js';
import { onBoard } from './board.js';
import { type Vessel, vesselsOf } from './vessel.js';

/** What a captain may be told besides where to go. */
export const helmWords: OrderWords = {
  formations: {},
  tasks: {
    WEIGH: { task: 'weigh' },
    ANCHOR: { task: 'anchor' },
    SAIL: { task: 'sail' },
    TOW: { task: 'tow' },
    DOCK: { task: 'dock' },
    SCUTTLE: { task: 'scuttle' },
    SHIFT: { task: 'shift', on: 'id' },
    PORTAGE: { task: 'portage' },
    HAUL: { task: 'haul' },
  },
};

/** What a vessel was told this turn, by id. */
export type Helm = ReadonlyMap<string, Order>;

/** Whether a captain was told to do something. */
export function helmTask(order: Order | undefined, task: string) {
  return order?.tasks?.find(each => each.task === task);
}

/**
 * Asks the sides what their ships and boats do this turn; both write at the same time, unseen by the other.
 *
 * @clause cady/common/orders/written-before-move
 */
export function askHelm(state: MusketState, { scenario, command, tell }: MusketContext): Helm {
  const asked = Object.keys(scenario.sides).flatMap((side: SideId) => {
    const vessels = vesselsOf(state).flatMap(vessel => (vessel.side === side ? [vessel.id] : []));
    return vessels.length === 0 ? [] : [{ side, vessels }];
  });
  if (asked.length === 0) return new Map();
  const clause = 'cady/common/orders/written-before-move';
  const answers = command.askAll(
    asked.map(each => ({ kind: 'helm' as const, id: `helm:${each.side}`, clause, secret: true, ...each })),
  );
  const helm = new Map<string, Order>();
  for (const [i, { side }] of asked.entries()) {
    const orders = answers[i] ?? {};
    tell({ kind: 'helm', side, orders: { ...orders } }, [side]);
    for (const [id, order] of Object.entries(orders)) helm.set(id, standingOrder({ id, order }, helmWords));
  }
  return helm;
}

/** Every fault of what captains are told. */
export function helmFaults(
  answer: unknown,
  vessels: readonly string[],
  { state, rules }: { readonly state: MusketState; readonly rules: MusketRules },
): readonly Violation[] {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    return [{ path: 'helm', problem: 'this is no list of orders', mend: 'answer { "boat-1": "N full" }' }];
  return Object.entries(answer).flatMap(([id, text]: [string, unknown]): readonly Violation[] => {
    const vessel = vessels.includes(id) ? state.afloat?.vessels[id] : undefined;
    if (vessel === undefined)
      return [{ path: id, problem: `"${id}" is no vessel of yours`, mend: `your vessels are ${vessels.join(', ')}` }];
    if (typeof text !== 'string')
      return [{ path: id, problem: 'the order is no text', mend: 'write for example "N full"' }];
    const read = readOrder(text, id, helmWords, rules);
    if ('violations' in read) return read.violations;
    const faults =
      vessel.kind === 'boat'
        ? boatFaults(vessel, read.order, state, rules)
        : shipFaults(vessel, read.order, state.afloat?.wind ?? null, rules);
    return faults.map(fault => ({ path: id, ...fault }));
  });
}

type Fault = Omit<Violation, 'path'>;

const fault = (clause: ClauseId, problem: string, mend: string): Fault => ({ clause, problem, mend });

const ofShips = ['weigh', 'anchor', 'sail', 'tow', 'dock', 'scuttle', 'shift'];
const ofBoats = ['portage', 'haul'];

/**
 * Faults of what a boat is told.
 *
 * @clause cady/musket/boat/portage
 * @clause cady/musket/boat/wagon
 */
function boatFaults(
  vessel: Vessel,
  order: Order,
  state: MusketState,
  { ships: { boat } }: MusketRules,
): readonly Fault[] {
  const clause = 'cady/musket/boat/portage';
  const faults: Fault[] = [];
  const odd = order.tasks?.find(({ task }) => ofShips.includes(task));
  if (odd !== undefined)
    faults.push(fault('cady/musket/boat/speed', `no boat does "${odd.task}"`, 'write where it rows'));
  const haul = helmTask(order, 'haul') !== undefined;
  if (haul && !vessel.wagon) faults.push(fault('cady/musket/boat/wagon', 'it has no wagon', 'leave out HAUL'));
  if (haul && onBoard(vessel, state).length > 0)
    faults.push(fault('cady/musket/boat/wagon', 'somebody is in it', 'land them first'));
  if (haul && vessel.landedOn === null && !vessel.ashore)
    faults.push(fault('cady/musket/boat/wagon', 'it is on the water', 'beach it first'));
  if (!haul && vessel.ashore && order.legs.length > 0)
    faults.push(fault(clause, 'it lies on land', 'write HAUL, if it has a wagon'));
  if (helmTask(order, 'portage') !== undefined && order.legs.length > 0)
    faults.push(fault(clause, 'carrying it round a ford takes the whole turn', 'leave out the way'));
  const rowers = onBoard(vessel, state).some(({ gun }) => gun === null);
  if (boat.rowedByLoad && order.legs.length > 0 && !haul && !rowers)
    faults.push(fault('cady/musket/boat/speed', 'nobody is in it who rows', 'take a unit on board'));
  return faults;
}

/** What of a ship her orders hang on. */
export type ShipTold = Pick<Vessel, 'facing' | 'anchored' | 'mastHits'>;

/**
 * Faults of what the captain of a ship is told, as it is written, under a wind that blows from there; `null`: none that is counted.
 *
 * @clause cady/musket/ship/turning
 * @clause cady/musket/ship/sailing
 */
export function shipOrderFaults(
  told: string,
  ship: ShipTold & { readonly wind: number | null },
  rules: MusketRules,
): readonly Violation[] {
  const path = 'told';
  const read = readOrder(told, path, helmWords, rules);
  if ('violations' in read) return read.violations;
  return shipFaults(ship, read.order, ship.wind, rules).map(each => ({ path, ...each }));
}

/**
 * Faults of what a ship is told: one thing a turn; under sail only with the wind, and nothing at all at anchor.
 *
 * @clause cady/musket/ship/sailing
 * @clause cady/musket/ship/turning
 * @clause cady/musket/ship/weigh-anchor
 * @clause cady/musket/ship/damage-2
 * @clause cady/musket/ship/gun-replacement
 */
function shipFaults(
  vessel: ShipTold,
  order: Order,
  wind: number | null,
  { ships: { frigate } }: Pick<MusketRules, 'ships'>,
): readonly Fault[] {
  const faults: Fault[] = [];
  const does = (task: string) => helmTask(order, task) !== undefined;
  const odd = order.tasks?.find(({ task }) => ofBoats.includes(task));
  if (odd !== undefined)
    faults.push(fault('cady/musket/ship/sailing', `no ship does "${odd.task}"`, 'write SAIL or TOW'));
  const moves = ['sail', 'tow', 'weigh'].filter(does).length + (order.facing === undefined ? 0 : 1);
  if (moves > 1)
    faults.push(fault('cady/musket/ship/turning', 'she does one of them a turn', 'write SAIL, TOW, WEIGH or a facing'));
  if (order.legs.some(({ direction }) => direction !== 'ahead'))
    faults.push(
      fault('cady/musket/ship/turning', 'she goes the way her bow points', 'write ADV and how far, or turn her with F'),
    );
  const goes = does('sail') || does('tow');
  if (order.legs.length > (goes ? 1 : 0))
    faults.push(
      fault('cady/musket/ship/sailing', 'it is not said how she goes', 'write SAIL or TOW, and one distance at most'),
    );
  if (vessel.anchored && (goes || order.facing !== undefined || does('dock')))
    faults.push(fault('cady/musket/ship/weigh-anchor', 'she lies at anchor', 'write WEIGH first'));
  if (does('weigh') && !vessel.anchored)
    faults.push(fault('cady/musket/ship/weigh-anchor', 'her anchor is up', 'leave out WEIGH'));
  if (order.facing !== undefined && toGrid(turnBetween(vessel.facing, order.facing)) > frigate.turn)
    faults.push(
      fault('cady/musket/ship/turning', `she turns ${counted(frigate.turn, 'degree')} a turn at most`, 'turn her less'),
    );
  if (does('dock') && !goes)
    faults.push(fault('cady/musket/ship/port-speed', 'it is not said how she comes in', 'write SAIL or TOW'));
  if (does('sail')) faults.push(...sailFaults(vessel, wind, frigate.withWind));
  const shift = helmTask(order, 'shift');
  if (shift !== undefined && !/^(port|starboard)$/i.test(shift.on ?? ''))
    faults.push(
      fault('cady/musket/ship/gun-replacement', 'it is not said to which side', 'write SHIFT port or SHIFT starboard'),
    );
  return faults;
}

function sailFaults(vessel: ShipTold, wind: number | null, within: number): readonly Fault[] {
  if (vessel.mastHits > 1) return [fault('cady/musket/ship/damage-2', 'her masts are gone', 'write TOW')];
  if (wind === null) return [];
  if (toGrid(turnBetween(vessel.facing, (wind + 180) % 360)) <= within) return [];
  return [
    fault('cady/musket/ship/sailing', 'she does not sail against the wind or across it', 'turn her, or write TOW'),
  ];
}
