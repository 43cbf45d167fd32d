import { reasonFor } from '../../../../rulebook/index.js';
import { maySkirmish } from '../../orders/skirmish.js';
import type { Unit } from '../../state.js';
import { isFighting, onTable } from '../../units.js';
import { isReadyToEvade } from '../declaring/ready-to-evade.js';
import { troopsAsTheyStand } from '../moving/going.js';
import { routWay } from '../moving/going-back/fleeing.js';
import { stepOf } from '../ordering/standing.js';
import type { Play } from '../play.js';
import { fromRightToLeft } from '../reacting/right-to-left.js';
import { obeyTest, testersFor, testTogether } from '../reacting/together.js';
import { missilesOf } from '../shooting/weapons.js';
import { isTestable } from '../sorcery/reacting.js';
import { barredBy } from './heading.js';
import { breaksThrough } from './through-lights.js';

/**
 * Before anybody moves it is settled what broken troops do whose way enemies bar: in the first period they try to break through light ones,
 * who evade to a side or test as if they were charged, unless a gap between enemies is all that is left them; otherwise they turn aside as they run, or where no way is open break out or surrender then.
 *
 * @clause wrg/rout/break-through-lights
 * @clause wrg/reaction/test-scope-2
 */
export function meetRouts(play: Play): void {
  const runAt = new Map<Unit, Unit[]>();
  for (const unit of onTable(play.state)) {
    if (unit.rout === null || unit.gone !== null) continue;
    const way = routWay(unit, play);
    const barred = barredBy(unit, way, play);
    if (barred?.does !== 'may-break-through') continue;
    const through = breaksThrough(unit, way, play);
    unit.period.breaksThrough = through;
    if (through) runAt.set(barred.enemy, [...(runAt.get(barred.enemy) ?? []), unit]);
  }
  for (const lights of fromRightToLeft([...runAt.keys()], play)) {
    if (lights.rout === null && lights.gone === null) standInTheWay(lights, runAt, play);
  }
}

/** Light troops in the way of a rout get out of it, or see whether they stand: all of their unit that stand in the way of any take one test. */
function standInTheWay(lights: Unit, runAt: ReadonlyMap<Unit, readonly Unit[]>, play: Play): void {
  const { state, tell } = play;
  if (isFighting(state, lights) || lights.period.counter !== null) return;
  if (makesWay(lights, play)) {
    const [charger] = runAt.get(lights) ?? [];
    if (charger === undefined) return;
    lights.period.counter = { what: 'evade', charger: charger.id };
    lights.period.doing = 'evading';
    const because = [reasonFor('wrg/rout/break-through-lights', 'a rout runs at them', 'make way')];
    tell({ kind: 'counter', unit: lights.id, charger: charger.id, what: 'evade', because });
    return;
  }
  if (lights.period.tested.includes('being-charged')) return;
  const testers = testersFor(lights, play);
  if (testers === undefined || !isTestable(testers.tester, play)) return;
  const bodies = [lights, ...testers.bodies].filter(body => !makesWay(body, play));
  const against = [...new Set(bodies.flatMap(body => runAt.get(body) ?? []))];
  // Who is run at himself obeys when he is asked, or makes way.
  const obeys = (body: Unit) => !runAt.has(body);
  const test = testTogether(lights, { cause: 'being-charged', as: 'run-at', against, obeys }, play);
  if (test !== undefined && lights.rout === null) obeyTest(lights, test, 'being-charged', play);
}

/** Whether light troops are to skirmish, and so get out of the way of a rout without a test. */
function makesWay(lights: Unit, play: Play): boolean {
  const { state, scenario, rules } = play;
  if (stepOf(lights, state, scenario)?.verb !== 'skirmish' || !isReadyToEvade(lights, play)) return false;
  const missileArmed = missilesOf(lights, rules).length > 0;
  return maySkirmish({ troops: troopsAsTheyStand(lights, rules), missileArmed }, rules);
}
