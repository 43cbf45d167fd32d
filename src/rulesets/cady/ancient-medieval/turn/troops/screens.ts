import type { Reason } from '../../../../../rulebook/index.js';
import {
  bearingTo,
  bodyCentre,
  depthOf,
  distanceBetweenQuads,
  quadOf,
  ranksOf,
  toGrid,
  turnBetween,
} from '../../../../../table/index.js';
import { inPlay, placedOf } from '../../../common/turn/units.js';
import { screenFaults, screenTurn } from '../../missiles/slingers.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientState, AncientUnit } from '../../state.js';
import { orderOf } from '../works/ordered.js';

/** What a screen of slingers does in the turn. */
export interface Screening {
  /** Stones that each throws at the beginning of the turn, before it goes back. */
  readonly shots: number;
  readonly because: readonly Reason[];
}

/**
 * A single line of slingers in skirmish order before its friends, with an order to shoot first and then go back behind them: it
 * throws twice, and only the way back takes of its move. `null` when a unit is no such screen.
 *
 * @clause cady/ancient-medieval/slinger/skirmish-screen
 * @clause cady/ancient-medieval/slinger/skirmish-needs-order
 */
export function slingerScreen(unit: AncientUnit, state: AncientState, rules: AncientMedievalRules): Screening | null {
  if (rules.troops[unit.type].weapon !== 'sling' || unit.formation !== 'skirmish') return null;
  const order = orderOf(unit);
  const [leg] = order.legs;
  if (order.fireFirst !== true || leg === undefined || leg.direction === 'ahead') return null;
  if (turnBetween(leg.direction, unit.facing) <= 90) return null;
  const body = placedOf(unit, rules);
  const quad = quadOf(body);
  const ways = inPlay(state)
    .filter(other => other.side === unit.side && other.id !== unit.id)
    .map(other => placedOf(other, rules))
    .filter(friend => turnBetween(bearingTo(bodyCentre(body), bodyCentre(friend)), unit.facing) > 90)
    .map(friend => toGrid(distanceBetweenQuads(quad, quadOf(friend)) + depthOf(friend) + depthOf(body)));
  if (ways.length === 0) return null;
  const { move } = rules.troops[unit.type];
  const screen = {
    type: unit.type,
    ranks: ranksOf(body),
    gap: unit.gap,
    withdrawalOrdered: true,
    wayBack: Math.min(...ways),
    move,
  };
  if (screenFaults(screen, rules).length > 0) return null;
  const { goesBack, shots, because } = screenTurn(screen, rules);
  return goesBack ? { shots, because } : null;
}
