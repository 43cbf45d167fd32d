import { distanceBetweenQuads, quadOf } from '../../../../../table/index.js';
import { leave } from '../../../common/turn/losses.js';
import { inContact, inPlay, placedOf, unitOf } from '../../../common/turn/units.js';
import { witnessesOf } from '../../../common/turn/unseen/markers.js';
import { resupply, type WagonLoad } from '../../missiles/supply.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientState, AncientUnit } from '../../state.js';
import type { AncientContext } from '../../terms.js';
import { orderOf, taskIn } from '../works/ordered.js';

/**
 * The supply wagons of a turn, when all have moved: enemies that touch one take it, and wagons hand out their loads. Either the
 * wagon is ordered `SUPPLY archers-1` or the archers `SUPPLY wagon-1`.
 *
 * @clause cady/ancient-medieval/supply/wagon-capacity
 * @clause cady/ancient-medieval/supply/wagon-chart-footnote
 * @clause cady/ancient-medieval/supply/contents-secret
 */
export function supplyWagons(state: AncientState, context: AncientContext): void {
  takeWagons(state, context);
  for (const unit of inPlay(state)) {
    const on = taskIn(orderOf(unit), 'supply')?.on;
    const other = on === undefined || !Object.hasOwn(state.units, on) ? undefined : state.units[on];
    if (other === undefined || other.side !== unit.side || other.gone !== null || other.awaited !== null) continue;
    if (unit.wagon !== null) handOut(unit, other, state, context);
    else if (other.wagon !== null) handOut(other, unit, state, context);
  }
}

/**
 * Faults of an order to hand out supplies: to nobody who is on the table on its side, or where neither is a wagon. Of an enemy no more is said
 * than of one that does not exist.
 *
 * @clause cady/ancient-medieval/supply/wagon-capacity
 */
export function supplyFaults(
  unit: Pick<AncientUnit, 'id' | 'side' | 'wagon'>,
  on: string | undefined,
  { units }: Pick<AncientState, 'units'>,
): readonly { readonly problem: string; readonly mend: string }[] {
  const other = on === undefined || !Object.hasOwn(units, on) ? undefined : units[on];
  if (other === undefined || other.side !== unit.side || other.gone !== null || other.awaited !== null) {
    return [{ problem: `it has no friend "${on}" on the table`, mend: 'name a unit of your own, or a wagon' }];
  }
  if ((unit.wagon === null) !== (other.wagon === null)) return [];
  return [{ problem: `of ${unit.id} and ${other.id}, one must be a supply wagon`, mend: 'send a wagon, or go to one' }];
}

/**
 * Wagons that enemies have reached, with no friend in melee with these: they change hands, or are destroyed
 * (`cady/ruling/supply-wagon-capture`). What they hold is known to whoever has taken them.
 */
function takeWagons(state: AncientState, { rules, tell }: AncientContext): void {
  const clause = 'cady/ancient-medieval/supply/contents-secret';
  for (const wagon of inPlay(state)) {
    if (wagon.wagon === null) continue;
    const enemies = state.contacts.flatMap(({ a, b }) => (a === wagon.id ? [b] : b === wagon.id ? [a] : []));
    const captor = enemies.find(id =>
      state.contacts.every(({ a, b }) => (a !== id && b !== id) || a === wagon.id || b === wagon.id),
    );
    if (captor === undefined) continue;
    const because = [{ clause, because: `${captor} has reached it`, effect: 'is taken with its load' }] as const;
    tell({ kind: 'captured', what: wagon.id, by: captor, because });
    if (rules.supply.wagon.taken === 'destroyed') {
      leave(state, wagon.id, 'destroyed', because, tell);
      continue;
    }
    state.contacts = state.contacts.filter(({ a, b }) => a !== wagon.id && b !== wagon.id);
    const { side } = unitOf(state, captor);
    // Lost to those who brought it; whoever has it now has mustered none the more.
    const musteredBy = wagon.musteredBy ?? wagon.side;
    const load = { ...wagon.wagon, takenBy: side };
    state.units[wagon.id] = { ...wagon, side, musteredBy, order: 'H', mustDo: null, wagon: load };
  }
}

/** Hands out the load that fits whoever is to have it, if he is near enough and nobody is fighting. */
function handOut(wagon: AncientUnit, receiver: AncientUnit, state: AncientState, context: AncientContext): void {
  const { rules, tell } = context;
  const { contacts } = state;
  if (wagon.wagon === null || inContact(wagon, contacts) || inContact(receiver, contacts)) return;
  const load = loadFor(receiver, rules);
  if (load === undefined || !wagon.wagon.loads.includes(load) || !isNearby(wagon, receiver, rules)) return;
  const others = load === 'missiles' ? [] : piecesNear(wagon, receiver, load, state, rules);
  const receivers = [receiver, ...others];
  const { shotsLeft, because } = resupply({ load, shotsLeft: receivers.map(shotsOf) }, rules);
  wagon.wagon.loads = wagon.wagon.loads.filter((_, at) => at !== wagon.wagon?.loads.indexOf(load));
  for (const [at, unit] of receivers.entries()) {
    const left = shotsLeft[at] ?? shotsOf(unit);
    if (left === shotsOf(unit)) continue;
    if (unit.machine !== null) unit.machine.rounds = left;
    else unit.shots = left;
    tell({ kind: 'resupplied', unit: unit.id, by: wagon.id, because }, witnessesOf(unit) ?? [unit.side]);
  }
}

function loadFor(unit: AncientUnit, { troops }: AncientMedievalRules): WagonLoad | undefined {
  if (unit.machine !== null) return troops[unit.type].gun;
  return unit.shots === null ? undefined : 'missiles';
}

function shotsOf({ machine, shots }: AncientUnit): number {
  return machine?.rounds ?? shots ?? 0;
}

/** Other machines of the kind, near enough to be served with the same load. */
function piecesNear(
  wagon: AncientUnit,
  first: AncientUnit,
  load: WagonLoad,
  state: AncientState,
  rules: AncientMedievalRules,
): AncientUnit[] {
  return inPlay(state).filter(
    unit =>
      unit.id !== first.id &&
      unit.side === wagon.side &&
      unit.machine !== null &&
      rules.troops[unit.type].gun === load &&
      !inContact(unit, state.contacts) &&
      isNearby(wagon, unit, rules),
  );
}

function isNearby(wagon: AncientUnit, unit: AncientUnit, rules: AncientMedievalRules): boolean {
  const [a, b] = [wagon, unit].map(each => quadOf(placedOf(each, rules)));
  return a !== undefined && b !== undefined && distanceBetweenQuads(a, b) <= rules.supply.wagon.reach;
}
