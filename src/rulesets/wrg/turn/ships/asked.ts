import type { Violation } from '../../../../rulebook/index.js';
import type { Conduct, Unit } from '../../state.js';
import type { WrgRequests } from '../../terms.js';
import { type Field, fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { seenBy } from '../weather/sight.js';
import { board, land, mayLand, shipsToBoard } from './landing.js';

type Declared = WrgRequests['declare']['asks']['units'][number];

/** What a unit may do at the ships this period; nothing is said in a battle without. */
export function atShips(unit: Unit, free: boolean, field: Field): Pick<Declared, 'mayLand' | 'boards'> {
  if (field.state.ships === undefined || !free) return {};
  const boards = shipsToBoard(unit, field, seenBy(unit.side, field)).map(({ id }) => id);
  return {
    ...(mayLand(unit, field) ? { mayLand: true } : {}),
    ...(boards.length === 0 ? {} : { boards }),
  };
}

/**
 * What is wrong with climbing down from a ship, or aboard one, as a unit is told.
 *
 * @clause wrg/ship/wading
 */
export function shipFaults(id: string, how: Conduct, { mayLand = false, boards = [] }: Declared): readonly Violation[] {
  const { lands, boards: ship } = how;
  const clause = 'wrg/ship/wading';
  const faults: Violation[] = [];
  if (lands === true && !mayLand) {
    const problem =
      'it is aboard no ship that has run aground, has no order that leads ashore, or no room to form there';
    faults.push({ path: `${id}.lands`, clause, problem, mend: 'leave it out, or let it wait' });
  }
  if (ship !== undefined && !boards.includes(ship)) {
    const problem = `it does not stand beside a ship "${ship}" of its own side that has room`;
    const mend = boards.length === 0 ? 'bring it to a ship first' : `choose one of ${boards.join(', ')}`;
    faults.push({ path: `${id}.boards`, clause, problem, mend });
  }
  if ((lands === true || ship !== undefined) && how.charge !== undefined) {
    const problem = 'it climbs over the side of a ship';
    faults.push({ path: `${id}.charge`, clause, problem, mend: 'let it charge in a later period' });
  }
  return faults;
}

/** A unit climbs down from its ship, or aboard one, as it is told. */
export function climbAsTold(unit: Unit, { lands, boards }: Conduct, play: Play): void {
  const { state, scenario, rules } = play;
  if (lands === true) land(unit, play);
  if (boards === undefined) return;
  // Others of the same side may have taken the room.
  const ship = shipsToBoard(unit, fieldOf(state, scenario, rules)).find(({ id }) => id === boards);
  if (ship !== undefined) board(unit, ship, play);
}
