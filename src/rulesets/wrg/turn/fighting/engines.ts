import { type Reason, reasonFor } from '../../../../rulebook/index.js';
import { type Bearing, distanceBetweenQuads, quadOf } from '../../../../table/index.js';
import { isVulnerable } from '../../casualties/target.js';
import { enginesLost } from '../../hand-to-hand/after.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import type { Unit } from '../../state.js';
import { onTable, unitOf } from '../../units.js';
import { endMelees, removeUnit, takeOff } from '../losses.js';
import type { Play } from '../play.js';
import { comesUpon } from './shifting.js';

/** Whether a unit is of engines, or of the wagons that carry them. */
export function isEngineOrWagon({ troops }: Unit, { rules }: Pick<Play, 'rules'>): boolean {
  const { arm } = sheetOfType(troops.type, rules);
  return arm === 'engine' || arm === 'wagon';
}

/**
 * Engines that stand where a body is pushed back to are destroyed, and their wagons with them; nobody takes them.
 *
 * @param direction the way it gives ground, which need not be to its rear.
 * @clause wrg/after-melee/engines-push-back
 * @clause wrg/after-melee/engines-not-captured
 */
export function losePushedEngines(unit: Unit, direction: Bearing, paces: number, play: Play): void {
  const before = quadOf(unit.placed);
  for (const engines of onTable(play.state)) {
    if (engines.side !== unit.side || engines === unit || !isEngineOrWagon(engines, play)) continue;
    if (!comesUpon(unit, engines, direction, paces)) continue;
    const gap = distanceBetweenQuads(before, quadOf(engines.placed));
    const lost = enginesLost(
      Array.from({ length: engines.figures }, () => gap),
      {},
      play.rules,
    );
    destroyEngines(engines, lost, 'wrg/after-melee/engines-push-back', play);
  }
}

/**
 * A group of engines that has broken, or is pushed back itself, is destroyed.
 *
 * @clause wrg/after-melee/engines-broken
 */
export function loseBrokenEngines(engines: Unit, play: Play): void {
  const all = Array.from({ length: engines.figures }, () => 0);
  destroyEngines(engines, enginesLost(all, { broken: true }, play.rules), 'wrg/after-melee/engines-broken', play);
}

function destroyEngines(engines: Unit, lost: number, clause: Reason['clause'], play: Play): void {
  if (lost === 0) return;
  takeOff(engines, lost, play);
  const because = [{ clause, because: 'overrun', effect: 'destroyed' }];
  play.tell({
    kind: 'lost',
    unit: engines.id,
    figures: lost,
    left: engines.figures,
    carried: engines.carried,
    because,
  });
  if (engines.figures === 0) removeUnit(engines, 'destroyed', play);
}

/**
 * Wagons that enemies touch hold nobody: they are destroyed, or left alone (`wrg/ruling/wagons-in-contact`).
 *
 * @clause wrg/after-melee/engines-not-captured
 */
export function settleWagons(play: Play): void {
  const { state, rules } = play;
  for (const { a, b } of [...state.melees]) {
    const wagons = [a, b].map(id => unitOf(state, id)).find(unit => !isVulnerable(unit.troops, rules));
    if (wagons === undefined || wagons.gone !== null) continue;
    if (rules.fighting.melee.after.wagons === 'left-alone') endMelees(wagons, state);
    else
      removeUnit(wagons, 'destroyed', play, [
        reasonFor('wrg/after-melee/engines-not-captured', 'enemies are among them', 'destroyed'),
      ]);
  }
}
