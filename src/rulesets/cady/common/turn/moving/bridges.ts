import type { Reason } from '../../../../../rulebook/index.js';
import { type Crossing, crossingsAt, distance, type Point, type Table } from '../../../../../table/index.js';
import { bridgeDestroyed } from '../../moving/water.js';
import { lengthOfLine } from '../fighting/breaches.js';
import { solidUnder, tableOf } from '../ground.js';
import type { TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { FieldState } from '../state.js';
import { inPlay, placedOf } from '../units.js';

/** A direct hit that a bridge has taken. */
export interface BridgeHit {
  readonly bridge: string;
  readonly at: Point;
}

/**
 * A shot came down here: a bridge that it struck bears it, and comes down once enough have struck the same part of it
 * (`cady/ruling/part-of-a-bridge`), though not under those who stand on it: then the next hit does it. Hits are kept in `hits`.
 *
 * @clause cady/common/bridges/wooden-destroyed
 * @clause cady/common/bridges/stone-indestructible
 */
export function strikeBridge(
  at: Point,
  hits: BridgeHit[],
  state: FieldState,
  { rules, scenario, tell }: Pick<TurnContext, 'rules' | 'scenario' | 'tell'>,
): void {
  const table = tableOf(scenario, state.breaches);
  const bridge = crossingsAt(table, at).find(({ kind }) => kind === 'bridge');
  if (bridge === undefined) return;
  hits.push({ bridge: bridge.id, at: { x: at.x, y: at.y } });
  const because = falls(
    bridge,
    hits.filter(hit => hit.bridge === bridge.id),
    rules,
  );
  if (because === undefined || bears(bridge, table, state, rules)) return;
  state.breaches.push({ barrier: bridge.id, from: 0, to: lengthOfLine(bridge.line) });
  tell({ kind: 'breached', barrier: bridge.id, at: { x: at.x, y: at.y }, because });
}

/** Why a bridge falls to the hits that it has taken; `undefined` while it stands. */
function falls(
  { material = 'wood' }: Crossing,
  hits: readonly BridgeHit[],
  rules: TurnRules,
): readonly Reason[] | undefined {
  const within = rules.readings.partOfABridge;
  const parts = hits.map((spot, i) => {
    const together = hits.filter(hit => within === null || distance(hit.at, spot.at) <= within);
    return { part: `${i}`, hits: together.length };
  });
  const { destroyed, because } = bridgeDestroyed({ material, hits: parts }, rules);
  return destroyed ? because : undefined;
}

/** Whether somebody stands on a bridge who could not stand there without it. */
export function bears(bridge: Crossing, table: Table, state: FieldState, rules: TurnRules): boolean {
  const without = { ...table, features: table.features.filter(feature => feature !== bridge) };
  return inPlay(state).some(unit => {
    const placed = placedOf(unit, rules);
    return solidUnder(placed, table) === undefined && solidUnder(placed, without) !== undefined;
  });
}
