import { levelAt } from '../../../table/index.js';
import type { Order } from '../common/index.js';
import { plainWords, type Skirmisher } from '../common/index.js';
import type { Field } from '../common/turn/field.js';
import type { Going, OrderFault, Period } from '../common/turn/period.js';
import { sighting } from './artillery.js';
import type { MusketRules } from './rules.js';
import { smallArmsRange } from './small-arms.js';
import type { Unit } from './state.js';
import type { TroopType } from './troops.js';
import { moraleOf, troopOf } from './units.js';

/**
 * What the musket game brings to the turn that Cady's periods share.
 *
 * @clause cady/musket/definition/indians
 */
export const musketPeriod: Period<Unit, MusketRules> = {
  words: plainWords,
  tested: (unit, turn, rules) => ({
    morale: moraleOf(unit, turn, rules),
    hurt: unit.figures + unit.guarding < unit.strength,
    failedBefore: unit.failedTest,
    pushedBack: unit.pushedBack,
    ledBySupremeCommander: unit.general,
  }),
  going,
  orderFaults,
  nativeOfForest: ({ type }, rules) => rules.troops[type].like === 'indians',
  skirmisher: ({ type }, rules) => skirmisherOf(type, rules),
  sightOf,
};

/**
 * How far a unit sees from where it stands, in cm: guns through their telescopes, small arms farther from a hill by what their
 * range gains there.
 *
 * @clause cady/musket/sighting/normal
 * @clause cady/musket/sighting/artillery-telescope
 * @clause cady/musket/sighting/artillery-all-round
 * @clause cady/musket/sighting/small-arms-hill
 */
function sightOf(unit: Unit, { table, rules }: Pick<Field<Unit, MusketRules>, 'table' | 'rules'>): number {
  const { gun, weapon } = troopOf(unit, rules);
  const levelsAbove = levelAt(table, unit.at);
  if (gun !== undefined) return sighting({ gun, levelsAbove }, rules);
  if (weapon === null) return sighting({}, rules);
  const gain = smallArmsRange({ weapon, levelsAbove }, rules).range - smallArmsRange({ weapon }, rules).range;
  return sighting({ gain }, rules);
}

/**
 * What decides whether figures may form a skirmish line: light infantry may, and Indians open out as skirmishers do.
 *
 * @clause cady/common/skirmish/who
 * @clause cady/musket/definition/indians-open-formation
 */
export function skirmisherOf(type: TroopType, { troops }: Pick<MusketRules, 'troops'>): Skirmisher {
  const { light, morale, like } = troops[type];
  return { light, morale, rabble: like === 'militia', natives: like === 'indians' };
}

/**
 * Fire at the beginning of the turn has taken its third of it.
 *
 * @clause cady/musket/loading/fire-begin-or-end
 */
function going(unit: Unit, _order: Order | null, { rules }: { readonly rules: MusketRules }): Going {
  return { thirdsTaken: unit.turn.firedFirst ? rules.table.thirds.act : 0, because: [] };
}

/**
 * Faults of fire at the beginning of the turn and of spiking.
 *
 * @clause cady/musket/artillery/spike/needs-order
 * @clause cady/musket/loading/fire-begin-or-end
 */
function orderFaults(unit: Unit, order: Order, _state: unknown, rules: MusketRules): readonly OrderFault[] {
  const troop = troopOf(unit, rules);
  const faults: OrderFault[] = [];
  if (order.fireFirst && (troop.weapon === null || !unit.loaded)) {
    faults.push({
      clause: 'cady/musket/loading/fire-begin-or-end',
      problem: troop.weapon === null ? `${troop.title} carries no small arms` : 'the unit is not loaded',
      mend: 'leave out FB',
    });
  }
  if (order.spike && unit.gun === null) {
    const clause = 'cady/musket/artillery/spike/needs-order';
    faults.push({ clause, problem: 'only a gun can be spiked', mend: 'leave out SPIKE' });
  }
  return faults;
}
