import type { Violation } from '../../../../rulebook/index.js';
import { tableOf } from '../../common/turn/ground.js';
import { type Boards, musterMusket } from '../muster.js';
import type { MusketRules } from '../rules.js';
import type { MusketScenario } from '../schema.js';
import type { MusketState } from '../state.js';
import { goAboard, gunsOf, noRoomFor } from './board.js';
import { afloatOn, hasVessels, vesselFaults, vesselsListed } from './sheet.js';

/**
 * Sets a battle up, with its ships and boats: these on the water with their guns, and whoever begins on board.
 *
 * @throws RuleViolation with every fault found
 * @clause cady/musket/ship/infantry-deck
 */
export function musterAfloat(scenario: MusketScenario, rules: MusketRules): MusketState {
  return musterMusket(scenario, rules, boardThem);
}

const boardThem: Boards = (entered, state, scenario, rules) => {
  if (!hasVessels(scenario)) {
    return entered.flatMap(({ entry, path }) =>
      entry.aboard === undefined
        ? []
        : [{ path: `${path}.aboard`, problem: 'there is nothing afloat', mend: 'leave it out' }],
    );
  }
  const afloat = afloatOn(scenario);
  const faults: Violation[] = [...vesselFaults(scenario, tableOf(scenario), rules)];
  state.afloat = afloat;
  for (const { unit, entry, path } of entered) {
    if (entry.aboard === undefined) continue;
    const vessel = afloat.vessels[entry.aboard.vessel];
    const at = `${path}.aboard`;
    if (vessel === undefined || vessel.side !== unit.side) {
      const problem = `"${entry.aboard.vessel}" is no vessel of its side`;
      faults.push({ path: at, problem, mend: 'name a ship or boat of its side' });
      continue;
    }
    const full = noRoomFor(unit, vessel, state, rules);
    const clause = vessel.kind === 'boat' ? 'cady/musket/boat/capacity' : 'cady/musket/ship/load';
    if (full !== undefined) faults.push({ path: at, clause, problem: full, mend: 'take fewer on board' });
    const deck = vessel.kind === 'boat' ? 'boat' : entry.aboard.below === true ? 'below' : 'top';
    goAboard(unit, vessel, { vessel: vessel.id, deck, since: 0 }, rules);
  }
  for (const { entry } of vesselsListed(scenario)) {
    const vessel = afloat.vessels[entry.id];
    if (vessel === undefined) continue;
    for (const gun of gunsOf(vessel, entry.bowGun === true, rules)) state.units[gun.id] = gun;
  }
  return faults;
};
