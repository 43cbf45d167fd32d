import type { Conduct, SeenUnit, WrgView } from '../state.js';
import type { WrgRequests } from '../terms.js';

type Declared = WrgRequests['declare']['asks']['units'][number];

/** What a landing force does at its ships: whoever can goes ashore, and what is left of a beaten unit gets aboard again. */
export function conductAtShips(unit: SeenUnit, { mayLand = false, boards = [] }: Declared): Conduct | undefined {
  const spent = unit.figures * 2 < unit.strength;
  const [ship] = boards;
  if (mayLand && !spent) return { lands: true };
  return spent && ship !== undefined ? { boards: ship } : undefined;
}

/** The order of those aboard who see no enemy: ashore, as their ship points. */
export function orderAshore({ aboard }: SeenUnit, { ships = {} }: WrgView): string | undefined {
  const ship = aboard === undefined ? undefined : ships[aboard.ship];
  return ship === undefined ? undefined : `MOVE ${Math.round(ship.facing)} ${INLAND}; HOLD`;
}

/** How far a landing force goes inland where nobody opposes it. */
const INLAND = 200;
