import {
  areasAt,
  type CastleWall,
  distance,
  distanceToQuad,
  isCastleWall,
  quadOf,
  type Table,
  toGrid,
} from '../../../../../table/index.js';
import type { Order } from '../../../common/orders.js';
import { nearestOnLine } from '../../../common/turn/fighting/breaches.js';
import { tableOf } from '../../../common/turn/ground.js';
import { inContact, inPlay, placedOf } from '../../../common/turn/units.js';
import { witnessesOf } from '../../../common/turn/unseen/markers.js';
import { ladderParty, type RamCrew, ramManned, towerApproach } from '../../machines/siege.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientState, AncientUnit, SiegeGear } from '../../state.js';
import type { AncientContext } from '../../terms.js';
import { obeys } from '../machines/crews.js';
import { orderOf, taskIn } from '../works/ordered.js';

/** What a unit was told to carry, push or swing; `undefined`: nothing. */
export function gearOrdered(order: Order | null, state: Pick<AncientState, 'gear'>): SiegeGear | undefined {
  for (const kind of ['ladder', 'tower', 'ram'] as const) {
    const on = taskIn(order, kind)?.on;
    const gear = state.gear.find(each => each.id === on && each.kind === kind);
    if (gear !== undefined) return gear;
  }
  return undefined;
}

/** What a unit has in hand; `undefined`: nothing. */
export function gearOf(unit: Pick<AncientUnit, 'id'>, state: Pick<AncientState, 'gear'>): SiegeGear | undefined {
  return state.gear.find(({ by }) => by === unit.id);
}

/** Whether a unit that goes somewhere leaves what it carried or pushed: it was not told to bring it along. What stands at a wall it has not in hand. */
export function leavesGear(order: Order | null, gear: SiegeGear, state: Pick<AncientState, 'gear'>): boolean {
  return order !== null && order.legs.length > 0 && gear.against === null && gearOrdered(order, state) !== gear;
}

/** Whether a unit could take a piece of siege gear: one that nobody has, or it itself, and that lies beside it. */
export function mayTake(unit: AncientUnit, gear: SiegeGear, rules: AncientMedievalRules): boolean {
  if (gear.by === unit.id) return true;
  if (gear.by !== null || unit.figures === 0) return false;
  return distanceToQuad(gear.at, quadOf(placedOf(unit, rules))) <= rules.table.meleeRange;
}

/** The men of a unit at a ram, as those who came with it or as others. */
export function ramCrew({ id, figures }: Pick<AncientUnit, 'id' | 'figures'>, gear: SiegeGear): RamCrew {
  return gear.cameWith === id ? { own: figures, others: 0 } : { own: 0, others: figures };
}

/** Whether a tower can be pushed over the ground on which a unit stands: neither up or down hill, nor through anything soft. */
export function isLevel(unit: Pick<AncientUnit, 'at'>, table: Table): boolean {
  return areasAt(table, unit.at).every(({ kind }) => kind === 'hill');
}

/**
 * Takes up, carries, puts down and sets up ladders, towers and rams: each is where the front of its unit is; a unit that must go back, or has
 * too few men, leaves it; one that has come to the foot of the wall sets it up there.
 *
 * Source: Siege Warfare.
 *
 * @clause cady/ancient-medieval/siege/ladder-carriers
 * @clause cady/ancient-medieval/siege/tower-platform
 * @clause cady/ancient-medieval/siege/ram-crew
 */
export function carryGear(state: AncientState, context: AncientContext): void {
  for (const unit of inPlay(state)) {
    const ordered = obeys(unit) ? gearOrdered(orderOf(unit), state) : undefined;
    if (ordered === undefined || ordered.by === unit.id || gearOf(unit, state) !== undefined) continue;
    if (mayTake(unit, ordered, context.rules)) ordered.by = unit.id;
  }
  for (const gear of state.gear) {
    const unit = gear.by === null ? undefined : state.units[gear.by];
    if (unit === undefined) continue;
    if (!obeys(unit) || !manned(unit, gear, context.rules)) {
      gear.by = null;
      if (gear.kind === 'ladder') gear.against = null;
      continue;
    }
    if (leavesGear(orderOf(unit), gear, state)) {
      gear.by = null;
      continue;
    }
    bring(gear, unit, state, context);
  }
  dropIdleStorms(state);
}

/** Whether enough men are there to do anything with it. */
function manned(unit: AncientUnit, gear: SiegeGear, rules: AncientMedievalRules): boolean {
  if (gear.kind === 'tower') return unit.figures > 0;
  if (gear.kind === 'ram') return ramManned(ramCrew(unit, gear), rules);
  // A ladder that stands needs nobody to carry it.
  if (gear.against !== null) return true;
  return ladderParty({ figures: unit.figures, atWall: false }, rules).carries;
}

function bring(gear: SiegeGear, unit: AncientUnit, state: AncientState, context: AncientContext): void {
  const { rules, scenario, tell } = context;
  const table = tableOf(scenario, state.breaches);
  if (gear.against !== null) {
    const stands =
      distance(gear.at, unit.at) <= rules.table.meleeRange * 2 && table.features.some(({ id }) => id === gear.against);
    if (stands) return;
    gear.against = null;
  }
  gear.at = { x: unit.at.x, y: unit.at.y };
  const wall = wallBefore(unit, gear.kind === 'ram' ? 'gate' : 'rampart', table, rules);
  if (wall === undefined || unit.on !== null) return;
  const { ready, because } = setUp(gear, unit, table, rules);
  if (!ready) return;
  gear.against = wall.id;
  gear.at = nearestOnLine(unit.at, wall.line) ?? gear.at;
  tell({ kind: 'siege', unit: unit.id, gear: gear.id, what: 'in-place', because }, witnessesOf(unit));
}

function setUp(gear: SiegeGear, unit: AncientUnit, table: Table, rules: AncientMedievalRules) {
  if (gear.kind === 'ram') return { ready: true, because: [] };
  if (gear.kind === 'tower') {
    const { platformDown, because } = towerApproach({ toWall: 0, levelGround: isLevel(unit, table) }, rules);
    return { ready: platformDown, because };
  }
  const { setsUp, because } = ladderParty({ figures: unit.figures, atWall: true }, rules);
  return { ready: setsUp, because };
}

/** The wall or gate at whose foot the front of a unit is; the nearest of several. */
export function wallBefore(
  unit: Pick<AncientUnit, 'at'>,
  kind: CastleWall['kind'],
  table: Table,
  rules: AncientMedievalRules,
): CastleWall | undefined {
  const near = table.features.filter(isCastleWall).flatMap(wall => {
    const at = wall.kind === kind ? nearestOnLine(unit.at, wall.line) : undefined;
    return at === undefined ? [] : [{ wall, away: toGrid(distance(at, unit.at)) }];
  });
  return near.filter(({ away }) => away <= rules.table.meleeRange).sort((a, b) => a.away - b.away)[0]?.wall;
}

/** Ends the fights on walls whose attackers have nothing to climb by any more. */
export function dropIdleStorms(state: AncientState): void {
  state.contacts = state.contacts.filter(({ storms, attackers }) => {
    if (storms === undefined) return true;
    return state.gear.some(
      ({ kind, by, against }) => kind === storms && against !== null && by !== null && attackers.includes(by),
    );
  });
}

/** Whether a unit takes part in no other fight than one over a wall. */
export function freeToClimb(unit: AncientUnit, state: AncientState): boolean {
  return !inContact(
    unit,
    state.contacts.filter(({ storms }) => storms === undefined),
  );
}
