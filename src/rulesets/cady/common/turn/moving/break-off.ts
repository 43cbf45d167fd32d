import { bearingTo, bodyCentre, normalBearing, turnBetween } from '../../../../../table/index.js';
import { breakOff } from '../../fighting/three-dice.js';
import { standingOrder } from '../../orders.js';
import type { Period, TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { FieldState, FieldUnit, UnitId } from '../state.js';
import { testedOf, testTold } from '../tested.js';
import { inPlay, placedOf, troopOf, unitOf } from '../units.js';
import { legsOf } from './legs.js';

/**
 * Units in melee whose orders lead them out of it, and which of them go: those that pass a three-dice test. Whoever fails
 * stays, a melee point the weaker. The basic game has no test; nobody breaks off then, or everybody who is ordered to
 * (`cady/ruling/basic-without-3dt`).
 *
 * @clause cady/common/three-dice/break-off-melee
 * @clause cady/common/three-dice/break-off-fail
 * @clause cady/common/charge/withdraw-needs-test
 */
export function breakOffs<Unit extends FieldUnit, Rules extends TurnRules>(
  state: FieldState<Unit>,
  { dice, rules, scenario, turn, tell }: TurnContext<Rules>,
  period: Period<Unit, Rules>,
): ReadonlySet<UnitId> {
  const goes = new Set<UnitId>();
  const { threeDice } = rules.levels[scenario.level];
  const untested = rules.readings.basicWithout3dt.withdrawal === 'possible';
  for (const unit of inPlay(state)) {
    if (!ordersOut(unit, state, rules, period)) continue;
    const tested = testedOf(unit, turn, rules, period.threeDice);
    if (!threeDice || tested === null) {
      if (threeDice || untested) goes.add(unit.id);
      continue;
    }
    const { passed, leaves, pointsLost, because } = breakOff({ ...tested, ordered: true }, dice, rules);
    tell(testTold(unit.id, 'break-off', { tested, passed, because }, rules));
    if (leaves) goes.add(unit.id);
    unit.fatigue += pointsLost;
    unit.failedTest ||= !passed;
  }
  return goes;
}

/**
 * Whether a unit is ordered out of its melee: to march, neither to charge nor to engage, on a way that leads away from every
 * enemy that it fights (`cady/ruling/away-from-the-enemy`).
 */
export function ordersOut<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  state: FieldState<Unit>,
  rules: Rules,
  period: Pick<Period<Unit, Rules>, 'orders'>,
): boolean {
  const enemies = state.contacts.flatMap(({ a, b }) => (a === unit.id ? [b] : b === unit.id ? [a] : []));
  if (enemies.length === 0 || unit.mustDo !== null) return false;
  const order = standingOrder(unit, period.orders.words);
  const [first] = legsOf(order, unit, troopOf(unit, rules).move);
  if (order.gait !== 'march' || first === undefined) return false;
  const centre = bodyCentre(placedOf(unit, rules));
  return enemies.every(id => {
    const enemy = bearingTo(centre, bodyCentre(placedOf(unitOf(state, id), rules)));
    return turnBetween(first.bearing, normalBearing(enemy + 180)) <= rules.table.awayFreedom;
  });
}
