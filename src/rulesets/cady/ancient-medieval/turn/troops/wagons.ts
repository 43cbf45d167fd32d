import { distanceBetweenQuads, quadOf, toGrid } from '../../../../../table/index.js';
import { inPlay, placedOf } from '../../../common/turn/units.js';
import { witnessesOf } from '../../../common/turn/unseen/markers.js';
import type { AncientMedievalRules } from '../../rules.js';
import { wagonPositionClosed } from '../../special-troops/hussites.js';
import type { AncientState, AncientUnit } from '../../state.js';
import type { AncientContext } from '../../terms.js';
import { orderOf, taskIn } from '../works/ordered.js';

/**
 * War wagons that stand and were ordered to are chained together into a position, if figures fill the gaps between them; wagons
 * that roll are chained no more.
 *
 * @clause cady/ancient-medieval/hussite/defensive-position
 * @clause cady/ancient-medieval/hussite/pike-gaps
 * @clause cady/ancient-medieval/hussite/chained-no-shock
 */
export function chainWagons(state: AncientState, { rules, tell }: AncientContext): void {
  const wagons = inPlay(state).filter(({ warWagon }) => warWagon !== null);
  for (const wagon of wagons) {
    if (wagon.warWagon === null) continue;
    if (wagon.turn.moved > 0) wagon.warWagon.chained = false;
    else if (taskIn(orderOf(wagon), 'chain-wagons') !== undefined) chain(wagon, wagons, state);
  }

  function chain(wagon: AncientUnit, all: readonly AncientUnit[], now: AncientState): void {
    if (wagon.warWagon === null || wagon.warWagon.chained) return;
    const friends = all.filter(other => other.side === wagon.side && other.id !== wagon.id && other.turn.moved === 0);
    const gaps = friends
      .map(other => ({ other, cm: gapBetween(wagon, other, rules) }))
      .filter(({ cm }) => cm <= rules.tasks.wagonGap);
    const open = gaps.filter(({ cm }) => cm > rules.table.meleeRange);
    const filled = open.filter(({ other }) => isFilled(wagon, other, now, rules)).length;
    if (!wagonPositionClosed({ wagons: 1 + gaps.length, gaps: open.length, filled })) return;
    wagon.warWagon.chained = true;
    const clause = 'cady/ancient-medieval/hussite/defensive-position';
    const because = [{ clause, because: 'stands in position', effect: 'chained' }] as const;
    tell({ kind: 'formed', unit: wagon.id, formation: 'chained', because }, witnessesOf(wagon));
  }
}

function gapBetween(a: AncientUnit, b: AncientUnit, rules: AncientMedievalRules): number {
  return toGrid(distanceBetweenQuads(quadOf(placedOf(a, rules)), quadOf(placedOf(b, rules))));
}

/** Whether friends on foot stand between two wagons: within reach of both. */
function isFilled(a: AncientUnit, b: AncientUnit, state: AncientState, rules: AncientMedievalRules): boolean {
  return inPlay(state).some(
    friend =>
      friend.side === a.side &&
      friend.warWagon === null &&
      rules.troops[friend.type].arm === 'infantry' &&
      [a, b].every(wagon => gapBetween(friend, wagon, rules) <= rules.table.meleeRange),
  );
}
