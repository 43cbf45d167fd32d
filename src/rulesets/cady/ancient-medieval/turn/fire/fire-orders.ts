import type { Order } from '../../../common/orders.js';
import { asOrderFault } from '../../../common/turn/order-fault.js';
import type { OrderFault } from '../../../common/turn/period.js';
import { rearSteps } from '../../missiles/missile-steps.js';
import { shootingFaults, splitFireFaults } from '../../missiles/shooting.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientUnit } from '../../state.js';
import { taskIn } from '../works/ordered.js';
import { shotsLeftOf, type Weapon, weaponOf } from './armed.js';

/**
 * Every fault in what an order says of shooting and throwing: fire without weapon, shots or a loaded weapon, throws of what is
 * not carried, indirect fire of weapons that are not shot so.
 *
 * @clause cady/ancient-medieval/missile/loading-actions
 * @clause cady/ancient-medieval/missile/crossbow-no-indirect
 * @clause cady/ancient-medieval/supply/out-of-shots-becomes-infantry
 * @clause cady/ancient-medieval/axe/cost-and-use
 */
export function fireOrderFaults(unit: AncientUnit, order: Order, rules: AncientMedievalRules): readonly OrderFault[] {
  const faults: OrderFault[] = [];
  const fault = (clause: OrderFault['clause'], problem: string, mend: string) => faults.push({ clause, problem, mend });
  const { title, gun } = rules.troops[unit.type];
  const weapon = weaponOf(unit, rules);
  const { javelins, axes, pila } = unit.carried;
  if (order.fireFirst === true && gun === undefined) {
    const clause = 'cady/ancient-medieval/missile/loading-actions';
    if (weapon === undefined) fault(clause, `${title} has no missiles`, 'leave out FB');
    else if (!unit.loaded) fault(clause, 'the unit is not loaded', 'leave out FB');
    else if (shotsLeftOf(unit) === 0) {
      fault('cady/ancient-medieval/supply/out-of-shots-becomes-infantry', 'no shots are left', 'leave out FB');
    }
  }
  if (
    taskIn(order, 'indirect') !== undefined &&
    (weapon === undefined || rearSteps(armOf(weapon, rules), rules) === null)
  ) {
    fault(
      'cady/ancient-medieval/missile/crossbow-no-indirect',
      `${title} does not shoot over the heads of others`,
      'leave out INDIRECT',
    );
  }
  faults.push(...divisionFaults(unit, order, weapon, rules));
  if (taskIn(order, 'throw') !== undefined && javelins + axes + pila === 0) {
    fault('cady/ancient-medieval/axe/cost-and-use', 'the unit carries nothing to throw', 'leave out THROW');
  }
  return faults;
}

/** What is wrong with how an order divides a unit's fire. */
function divisionFaults(
  unit: AncientUnit,
  { fire }: Order,
  weapon: Weapon | undefined,
  rules: AncientMedievalRules,
): readonly OrderFault[] {
  if (fire?.fire !== 'among') return [];
  if (weapon === undefined || unit.machine !== null || weapon.men !== undefined) {
    const clause = 'cady/ancient-medieval/missile/mixed-targets-allocate';
    const problem = `${rules.troops[unit.type].title} has no figures to divide among targets`;
    return [{ clause, problem, mend: 'name one enemy unit' }];
  }
  const [first, second] = fire.targets;
  const shared = fire.targets.flatMap(({ target, figures }) =>
    figures === undefined ? [] : [{ unit: target, figures }],
  );
  const asked = { shooter: weapon.shooter, shotsLeft: null, sees: true, inArc: true };
  const faults =
    shared.length > 0
      ? splitFireFaults({ figures: unit.figures, allotted: shared })
      : shootingFaults(
          {
            ...asked,
            ...(first === undefined ? {} : { firstTarget: first.target }),
            ...(second === undefined ? {} : { target: second.target }),
          },
          rules,
        );
  return faults.map(asOrderFault);
}

function armOf({ shooter }: { readonly shooter: AncientUnit['type'] }, { troops }: AncientMedievalRules) {
  return troops[shooter].weapon;
}
