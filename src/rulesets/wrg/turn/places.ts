import {
  bodyCentre,
  distanceBetweenSegments,
  distanceToQuad,
  edgesOf,
  type Point,
  quadOf,
} from '../../../table/index.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import type { SideId, Unit, WrgState } from '../state.js';
import { onTable } from '../units.js';

type Place = WrgScenario['objectives'][number];

/** Those who stand on the table in the sight of everybody. */
export function standingOn(state: WrgState): readonly Unit[] {
  return onTable(state).filter(({ rout, hidden }) => rout === null && hidden === null);
}

/** Of those the ones who may hold a place: who is still aboard a ship as `wrg/ruling/held-from-a-ship` has it. */
function mayHold(state: WrgState, { army }: WrgRules): readonly Unit[] {
  return standingOn(state).filter(({ aboard }) => aboard === undefined || army.ending.victory.heldFromShips);
}

function nearestTo(place: Point, side: SideId, standing: readonly Unit[]): Unit | undefined {
  const far = ({ placed }: Unit) => distanceToQuad(place, quadOf(placed));
  return [...standing].filter(unit => unit.side !== side).sort((a, b) => far(a) - far(b))[0];
}

/** The enemy of a side against whom an empty place is held or not; `undefined` where somebody stands on it, or nothing hangs on who bars the way. */
export function barredAt({ at: [x, y], radius }: Place, side: SideId, state: WrgState, rules: WrgRules) {
  const standing = mayHold(state, rules);
  const isThere = ({ placed }: Unit) => distanceToQuad({ x, y }, quadOf(placed)) <= radius;
  if (standing.some(isThere) || rules.army.ending.victory.emptyPlace !== 'who-bars-the-way') return undefined;
  return nearestTo({ x, y }, side, standing);
}

/**
 * The bodies by whom a place is held, of whichever side: who stands on it; where nobody does, who bars the enemy's direct way to it, if that counts
 * (`wrg/ruling/empty-place`).
 *
 * @clause wrg/victory/control
 */
export function holdersOf({ at: [x, y], radius }: Place, state: WrgState, rules: WrgRules): readonly Unit[] {
  const standing = mayHold(state, rules);
  const place = { x, y };
  const far = ({ placed }: Unit) => distanceToQuad(place, quadOf(placed));
  const there = standing.filter(unit => far(unit) <= radius);
  if (there.length > 0 || rules.army.ending.victory.emptyPlace !== 'who-bars-the-way') return there;
  const sides = [...new Set(standing.map(({ side }) => side))];
  return sides.flatMap(side => {
    const nearest = nearestTo(place, side, standing);
    if (nearest === undefined) return [];
    const way = { from: bodyCentre(nearest.placed), to: place };
    const bars = ({ placed }: Unit) => edgesOf(quadOf(placed)).some(edge => distanceBetweenSegments(way, edge) === 0);
    return standing.filter(unit => unit.side === side && bars(unit));
  });
}
