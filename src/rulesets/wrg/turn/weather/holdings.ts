import { type Holding, holdingsToTell } from '../../../../scenario/index.js';
import type { SideId } from '../../state.js';
import { barredAt } from '../places.js';
import type { Play } from '../play.js';
import { isPlaceKnownTo, isShownTo } from './sight.js';

/** What there is to tell of a place that armies fight for, and to whom. */
export interface HoldingToTell {
  readonly holding: Holding;
  /** Absent: everybody. */
  readonly to?: readonly SideId[];
}

/**
 * What every side learns of the places as they are held now. In fog, sand and darkness a side that has nobody near enough to see a place knows of
 * it what it saw last, and so has one that does not see the enemy whose way to an empty place would have to be barred.
 *
 * @clause wrg/weather/fog
 * @clause wrg/night/vision-move
 */
export function learnHoldings(before: readonly Holding[], { state, scenario, rules }: Play): readonly HoldingToTell[] {
  const now = state.holdings;
  if (state.weather === undefined) return holdingsToTell(before, now).map(holding => ({ holding }));
  const sides = Object.keys(scenario.sides);
  const known = state.holdingsSeen ?? Object.fromEntries(sides.map(side => [side, before]));
  const sees = (side: SideId, objective: string) => {
    const place = scenario.objectives.find(({ id }) => id === objective);
    if (place === undefined) return false;
    const [x, y] = place.at;
    // That nobody bars the way of somebody whom a side does not see, it does not know either.
    const barred = barredAt(place, side, state, rules);
    const isKnown = barred === undefined || isShownTo(side, barred, { state, scenario, rules });
    return isKnown && isPlaceKnownTo(side, { x, y }, { state });
  };
  const seen = (side: SideId) => now.filter(({ objective }) => sees(side, objective));
  state.holdingsSeen = Object.fromEntries(
    sides.map(side => {
      const fresh = seen(side);
      const last = now.map(holding => known[side]?.find(({ objective }) => objective === holding.objective) ?? holding);
      return [side, last.map(each => ({ ...(fresh.find(({ objective }) => objective === each.objective) ?? each) }))];
    }),
  );
  return now.flatMap(holding => {
    const to = sides.filter(side => holdingsToTell(known[side] ?? before, seen(side)).includes(holding));
    if (to.length === 0) return [];
    return [to.length === sides.length ? { holding } : { holding, to }];
  });
}
