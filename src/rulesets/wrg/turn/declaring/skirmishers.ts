import { maySkirmish, skirmisherEvades } from '../../orders/skirmish.js';
import type { Unit } from '../../state.js';
import { opponentsOf } from '../../units.js';
import { troopsAsTheyStand } from '../moving/going.js';
import { stepOf } from '../ordering/standing.js';
import type { Play } from '../play.js';
import type { TestTaken } from '../reacting/test.js';
import { missilesOf } from '../shooting/weapons.js';
import { isReadyToEvade } from './ready-to-evade.js';

/** Whether a unit has been told to skirmish, and may. */
export function isSkirmisher(unit: Unit, { state, scenario, rules }: Play): boolean {
  const missileArmed = missilesOf(unit, rules).length > 0;
  const isTold = stepOf(unit, state, scenario)?.verb === 'skirmish';
  return (
    isTold && unit.aboard === undefined && maySkirmish({ troops: troopsAsTheyStand(unit, rules), missileArmed }, rules)
  );
}

/**
 * Whether who still obeys a test that has sent him away may evade all the same (`wrg/ruling/skirmishers-sent-back`): not who runs, pursues or recovers, or is out
 * of control.
 *
 * @clause wrg/orders/skirmish-infantry-evade
 * @clause wrg/orders/skirmish-mounted-evade
 */
export function evadesThoughSent(
  { bound, rout, pursuit, recovering, asleep }: Unit,
  { field }: Play['rules'],
): boolean {
  if (field.playing.skirmishersSent === 'obey' || bound === null || bound.instruction === 'uncontrolled-advance')
    return false;
  return rout === null && pursuit === null && recovering === null && asleep === undefined;
}

/**
 * Whether a unit that is charged evades even if its test would have it break: skirmishers, unless somebody holds them.
 *
 * @clause wrg/orders/skirmish-infantry-evade
 * @clause wrg/orders/skirmish-mounted-evade
 */
export function evadesThoughBroken(unit: Unit, play: Play): boolean {
  const { state, rules } = play;
  if (opponentsOf(state, unit).some(({ rout }) => rout === null)) return false;
  const isReady = isReadyToEvade(unit, play) || evadesThoughSent(unit, rules);
  return isReady && isSkirmisher(unit, play);
}

/**
 * Whether a body that could evade would have to on a result, were it charged itself: of its unit the threatened ones evade instead of obeying, and it stays where it is unless
 * it has to go with the larger part.
 *
 * @clause wrg/orders/partial-evade
 */
export function isSparedByEvading(unit: Unit, { outcome, hasOrder }: TestTaken, play: Play): boolean {
  if (!isSkirmisher(unit, play) || !isReadyToEvade(unit, play)) return false;
  return (
    skirmisherEvades({ troops: troopsAsTheyStand(unit, play.rules), result: outcome.result, hasOrder }, play.rules) ===
    'always'
  );
}
