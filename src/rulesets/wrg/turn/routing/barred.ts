import { reasonFor } from '../../../../rulebook/index.js';
import { maySkirmish } from '../../orders/skirmish.js';
import type { Unit } from '../../state.js';
import { isFighting, onTable } from '../../units.js';
import { isReadyToEvade } from '../declaring/ready-to-evade.js';
import { troopsAsTheyStand } from '../moving/going.js';
import { routWay } from '../moving/going-back/fleeing.js';
import { stepOf } from '../ordering/standing.js';
import type { Play } from '../play.js';
import { obey } from '../reacting/obey.js';
import { takeTest } from '../reacting/test.js';
import { missilesOf } from '../shooting/weapons.js';
import { barredBy } from './heading.js';
import { breaksThrough } from './through-lights.js';

/**
 * Before anybody moves it is settled what broken troops do whose way enemies bar: in the first period they try to break through light ones,
 * who evade to a side or test as if they were charged, unless a gap between enemies is all that is left them; otherwise they turn aside as they run, or where no way is open break out or surrender then.
 *
 * @clause wrg/rout/break-through-lights
 */
export function meetRouts(play: Play): void {
  for (const unit of onTable(play.state)) {
    if (unit.rout === null || unit.gone !== null) continue;
    const way = routWay(unit, play);
    const barred = barredBy(unit, way, play);
    if (barred?.does !== 'may-break-through') continue;
    const through = breaksThrough(unit, way, play);
    unit.period.breaksThrough = through;
    if (through) standInTheWay(barred.enemy, unit, play);
  }
}

/** Light troops in the way of a rout get out of it, or see whether they stand. */
function standInTheWay(lights: Unit, routers: Unit, play: Play): void {
  const { state, scenario, rules, tell } = play;
  if (isFighting(state, lights) || lights.period.counter !== null) return;
  const missileArmed = missilesOf(lights, rules).length > 0;
  const skirmishes = stepOf(lights, state, scenario)?.verb === 'skirmish' && isReadyToEvade(lights, play);
  if (skirmishes && maySkirmish({ troops: troopsAsTheyStand(lights, rules), missileArmed }, rules)) {
    lights.period.counter = { what: 'evade', charger: routers.id };
    lights.period.doing = 'evading';
    const because = [reasonFor('wrg/rout/break-through-lights', 'a rout runs at them', 'make way')];
    tell({ kind: 'counter', unit: lights.id, charger: routers.id, what: 'evade', because });
    return;
  }
  if (lights.period.tested.includes('being-charged')) return;
  const { outcome } = takeTest(lights, { cause: 'being-charged', as: 'run-at', against: [routers] }, play);
  obey(lights, outcome.instruction, 'being-charged', play, true);
}
