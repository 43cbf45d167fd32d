import type { RequestOf } from '../../../../../battle/index.js';
import type { Violation } from '../../../../../rulebook/index.js';
import {
  destination,
  distance,
  distanceToSegment,
  extentOf,
  lengthInside,
  levelAt,
  lineOfSight,
  type Point,
  quadOf,
  type Table,
  turnBetween,
} from '../../../../../table/index.js';
import { strayFaults } from '../../../common/choices/answered.js';
import { isThere } from '../../../common/turn/units.js';
import { aimsAtTheUnseen } from '../../../common/turn/unseen/lying-low.js';
import { firesBolts, machineRange, machineShotFaults } from '../../machines/engines.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientSeen, AncientUnit, AncientView, UnitId } from '../../state.js';
import type { AncientTerms, CallAnswer } from '../../terms.js';
import type { GunType } from '../../troops.js';
import { levelsAbove, pieceOf, storeysAt, storeysOf } from '../siege/castle.js';

type CallRequest = Extract<RequestOf<AncientTerms>, { kind: 'call' }>;

/** What a machine shoots. */
export function shotOf(gun: GunType, { guns }: AncientMedievalRules): CallRequest['shot'] {
  if (firesBolts(gun)) return 'bolt';
  return guns[gun].kind === 'gunpowder' ? 'ball' : 'stone';
}

/**
 * What a machine's side is asked before a shot: how far, and which way. The range offered is the longest that its height can give
 * it and the shortest that it can hit on its own level; over higher ground it reaches less far.
 *
 * Source: Ancient and Medieval Period Artillery Calculation.
 *
 * @clause cady/ancient-medieval/artillery/call-range
 * @clause cady/ancient-medieval/artillery/ballista-call
 * @clause cady/ancient-medieval/pot-d-fer/call
 */
export function callRequest(
  unit: AncientUnit,
  gun: GunType,
  shot: number,
  table: Table,
  rules: AncientMedievalRules,
): CallRequest {
  const { to } = machineRange({ gun, levelsAbove: levelAt(table, unit.at) + storeysOf(unit, rules) }, rules);
  const { from } = machineRange({ gun }, rules);
  const clause = firesBolts(gun) ? 'ballista-call' : 'call-range';
  return {
    kind: 'call',
    id: `call:${unit.id}:${shot + 1}`,
    side: unit.side,
    clause: gun === 'pot-d-fer' ? 'cady/ancient-medieval/pot-d-fer/call' : `cady/ancient-medieval/artillery/${clause}`,
    secret: true,
    machine: unit.id,
    shot: shotOf(gun, rules),
    from,
    to,
    rounds: unit.machine?.rounds ?? 0,
    pivot: rules.guns[gun].pivot,
  };
}

/**
 * Faults of a call: out of the machine's range, turned farther than it may be turned to aim (from the way it faced when the turn
 * began), over friends in the way, at what it cannot see. Judged by what the machine's own side sees, so that a commander may ask
 * before calling.
 *
 * Source: Catapult; Ballista; Gunpowder Artillery.
 *
 * @clause cady/ancient-medieval/artillery/pivot
 * @clause cady/ancient-medieval/artillery/line-of-sight
 * @clause cady/ancient-medieval/artillery/fire-over-troops
 * @clause cady/ancient-medieval/artillery/ballista-over-friends
 * @clause cady/ancient-medieval/artillery/no-third-level
 * @clause cady/ancient-medieval/gunpowder/line-of-sight
 */
export function callFaults(
  answer: unknown,
  machineId: UnitId,
  view: Pick<AncientView, 'units' | 'table'>,
  rules: AncientMedievalRules,
): Violation[] {
  const unit = Object.hasOwn(view.units, machineId) ? view.units[machineId] : undefined;
  const machine = unit?.own?.machine ?? null;
  const gun = unit === undefined ? undefined : pieceOf({ ...unit, machine }, rules)?.gun;
  if (unit?.own === undefined || gun === undefined || machine === null) {
    const mend = 'name one of your machines';
    return [{ path: machineId, problem: `${machineId} is no machine of yours`, mend }];
  }
  const shot = shotOf(gun, rules);
  const call = readCall(answer, shot);
  const clause = 'cady/ancient-medieval/artillery/call-range';
  if (call === undefined) {
    const mend = `answer { "shot": "none" }, or { "shot": "${shot}" } with its bearing in degrees and its range in cm`;
    return [{ path: machineId, clause, problem: 'the call cannot be read', mend }];
  }
  const stray = strayFaults(answer, Object.keys(call), { path: machineId, clause });
  if (call.shot === 'none' || stray.length > 0) return stray;
  const { table } = view;
  const { at } = unit.placed;
  const aim = destination(at, call.bearing, call.range);
  const standing = Object.values(view.units).filter(isThere);
  const sight = lineOfSight({
    from: at,
    to: aim,
    table,
    rules: rules.table.gunSight,
    fromStoreys: storeysOf(unit, rules),
    toStoreys: storeysAt(aim, standing, rules),
  });
  return machineShotFaults(
    {
      gun,
      called: call.range,
      levelsAbove: levelsAbove({ at, on: unit.on }, aim, standing, { table, rules }),
      pivot: turnBetween(unit.own.facedAtStart, call.bearing),
      sees: sight.clear && !aimsAtTheUnseen({ from: at, to: aim }, unit.side, standing, { table, rules }),
      loaded: true,
      roundsLeft: machine.rounds,
      friendsInFront: friendsUnder(unit, aim, standing),
      onLevel: levelAt(table, at),
    },
    rules,
  ).map(fault => ({ ...fault, path: `${machineId}.${fault.path}` }));
}

function readCall(answer: unknown, expected: CallRequest['shot']): CallAnswer | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const field = (name: string): unknown => Reflect.get(answer, name);
  const [shot, bearing, range] = [field('shot'), field('bearing'), field('range')];
  if (shot === 'none') return { shot };
  if (shot !== expected) return undefined;
  if (typeof bearing !== 'number' || !(bearing >= 0 && bearing < 360)) return undefined;
  if (typeof range !== 'number' || !(range > 0 && Number.isFinite(range))) return undefined;
  return { shot: expected, bearing, range };
}

/** How far away the friends stand over whom the shot goes. */
function friendsUnder(machine: AncientSeen, aim: Point, standing: readonly AncientSeen[]): number[] {
  const from = machine.placed.at;
  const line = { from, to: aim };
  return standing
    .filter(({ side, id }) => side === machine.side && id !== machine.id)
    .filter(({ placed }) => distanceToSegment(placed.at, line) <= extentOf(placed))
    .filter(({ placed }) => lengthInside(line, quadOf(placed)) > 0)
    .map(({ placed }) => distance(from, placed.at));
}
