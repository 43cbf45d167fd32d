import type { Dice } from '../../../../dice/index.js';
import { type ClauseId, type Reason, reasonsUnder } from '../../../../rulebook/index.js';
import type { Bearing, Point } from '../../../../table/index.js';
import { calledPoint, type Variation, type VariationWheel, varied } from '../../common/fire/variation.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import type { GunType } from '../troops.js';
import { fliesTrue } from './engines.js';
import { type MachineResult, type MachineTarget, machineHits } from './machine-hits.js';

const why = reasonsUnder('cady/ancient-medieval');

/** A call, as it was written or made before anything was measured. */
export interface MachineCall {
  readonly gun: GunType;
  /** The middle of the front edge of its base. */
  readonly from: Point;
  readonly bearing: Bearing;
  /** In cm. */
  readonly called: number;
  readonly levelsAbove?: number;
  /** The firing check was good: no variation. */
  readonly sure?: boolean;
  /** The wheel picked for it, where there are several; that of the rules unless said. */
  readonly wheel?: VariationWheel;
}

/** Where a shot comes down. */
export interface Fall {
  readonly called: Point;
  readonly point: Point;
  /** What the variation die showed; absent when none was thrown. */
  readonly die?: number;
  /** It hits nothing, whatever is there. */
  readonly lost: boolean;
  readonly because: readonly Reason[];
}

/**
 * The variation wheel of a machine: catapults, trebuchets and guns have one kind, ballistae another.
 *
 * Source: Catapult; Ballista; Gunpowder Artillery.
 *
 * @clause cady/ancient-medieval/artillery/variation-wheel
 * @clause cady/ancient-medieval/artillery/ballista-variation
 * @clause cady/ancient-medieval/pot-d-fer/variation
 */
export function machineWheel(gun: GunType, rules: AncientMedievalRules = ancientMedievalRules()): VariationWheel {
  const { wheel } = rules.guns[gun].variation;
  const { diameter, holes } = rules.artillery.wheels[wheel];
  const named = { 'hole-2': holes[2], 'hole-3': holes[3], 'hole-4': holes[4], 'hole-5': holes[5] };
  return { id: `the ${wheel}’s wheel`, diameter, holes: named };
}

/**
 * Where a called shot comes down. A bolt within its first third, and a gun after a good check, hits the point called; every
 * other shot is moved by the wheel: a 1 or 6 leaves it, 2 to 5 take it to their holes.
 *
 * Source: Catapult; Ballista; Gunpowder Artillery.
 *
 * @throws RuleViolation when the range called is no distance.
 * @clause cady/ancient-medieval/artillery/measure-from
 * @clause cady/ancient-medieval/artillery/measure-shot
 * @clause cady/ancient-medieval/artillery/variation-wheel
 * @clause cady/ancient-medieval/artillery/variation-die
 * @clause cady/ancient-medieval/artillery/ballista-variation
 * @clause cady/ancient-medieval/artillery/ballista-first-third
 * @clause cady/ancient-medieval/pot-d-fer/first-third
 * @clause cady/ancient-medieval/pot-d-fer/variation
 * @clause cady/ancient-medieval/culverin/procedure
 */
export function machineFall(call: MachineCall, dice: Dice, rules: AncientMedievalRules = ancientMedievalRules()): Fall {
  const rule = variationRule(call.gun);
  const trueFlight = fliesTrue(call, rules);
  if (trueFlight || call.sure === true) {
    const called = calledPoint(call, clause('artillery/measure-shot'));
    const first = call.gun === 'pot-d-fer' ? 'pot-d-fer/first-third' : 'artillery/ballista-first-third';
    const because = trueFlight ? why(first, 'within the first third', 'no variation') : goodShooting;
    return { called, point: called, lost: false, because: [because] };
  }
  const wheel = call.wheel ?? machineWheel(call.gun, rules);
  const { called, point, die, because } = varied({ ...call, wheel }, dice, variationOf(rules, clause(rule)));
  const lost = die === 1 && rules.guns[call.gun].variation.one === 'no-hit';
  if (!lost) return { called, point, die, lost, because };
  return { called, point, die, lost, because: [why(rule, 'variation die 1', 'no effect')] };
}

/**
 * One shot from the call to the losses. When machines duel, all their calls are made before any of this, and whoever is hit
 * fires as well.
 *
 * Source: Catapult; Ballista; Gunpowder Artillery.
 *
 * @throws RuleViolation when the range called is no distance.
 * @clause cady/ancient-medieval/artillery/variation-wheel
 * @clause cady/ancient-medieval/artillery/measure-shot
 */
export function machineShot(
  shot: MachineCall & { readonly targets: readonly MachineTarget[] },
  dice: Dice,
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly fall: Fall; readonly result: MachineResult } {
  const fall = machineFall(shot, dice, rules);
  return { fall, result: machineHits({ ...shot, fall }, dice, rules) };
}

/**
 * Machines that fire at each other: every range was written down before any shot, and each shot is worked out against the field
 * as it stood, so that none has the better of firing second and a machine that is hit still fires.
 *
 * Source: Artillery > Catapult.
 *
 * @throws RuleViolation when a range called is no distance.
 * @clause cady/ancient-medieval/artillery/duel-written-ranges
 * @clause cady/ancient-medieval/artillery/counter-battery-returns
 */
export function machineDuel(
  duel: { readonly calls: readonly MachineCall[]; readonly targets: readonly MachineTarget[] },
  dice: Dice,
  rules: AncientMedievalRules = ancientMedievalRules(),
): readonly { readonly fall: Fall; readonly result: MachineResult }[] {
  return duel.calls.map(call => machineShot({ ...call, targets: duel.targets }, dice, rules));
}

function variationOf({ artillery }: AncientMedievalRules, roll: ClauseId): Variation {
  const places = (['centre-hole', 'hole-2', 'hole-3', 'hole-4', 'hole-5', 'centre-hole'] as const).map((place, at) =>
    artillery.sureFaces.includes(at + 1) ? 'centre-hole' : place,
  );
  return { dieSides: artillery.dieSides, places, clauses: { called: clause('artillery/measure-shot'), roll } };
}

function variationRule(gun: GunType): string {
  if (gun === 'pot-d-fer') return 'pot-d-fer/variation';
  return gun === 'ballista' ? 'artillery/ballista-variation' : 'artillery/variation-die';
}

const goodShooting = why('gunpowder/firing-check', 'good shooting', 'no variation');

function clause(rule: string): ClauseId {
  return `cady/ancient-medieval/${rule}`;
}
