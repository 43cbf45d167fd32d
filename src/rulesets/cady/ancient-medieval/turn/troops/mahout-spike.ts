import { mahoutSpike } from '../../special-troops/mahout-spike.js';
import type { AncientState, AncientUnit } from '../../state.js';
import type { AncientContext } from '../../terms.js';
import { killElephant, ordersSpike } from './hits.js';

/**
 * The mahout kills his elephant where it stands, if his order for this turn says so. To be called as the units begin to
 * move; a rampage that comes before looks for the order itself.
 *
 * @clause cady/ancient-medieval/elephant/mahout-kill
 */
export function spikeAsOrdered(unit: AncientUnit, state: AncientState, context: AncientContext): void {
  if (unit.elephant === null || !ordersSpike(unit)) return;
  const { killed, because } = mahoutSpike(
    { ordered: true, driverAlive: unit.elephant.driver, rampaging: false },
    context.rules,
  );
  if (killed) killElephant(unit, because, state, context, { byDriver: true });
}
