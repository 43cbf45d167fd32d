import {
  destination,
  onTable as liesOn,
  type Placed,
  type Point,
  quadOf,
  quadsOverlap,
} from '../../../../table/index.js';
import { tableOf } from '../../ground.js';
import type { WrgRules } from '../../rules.js';
import { isSaint, leadsOverSanctity } from '../../sorcery/saints.js';
import type { Unit, WrgState } from '../../state.js';
import { onTable } from '../../units.js';
import type { Play } from '../play.js';
import { isThere, standsAt } from './near.js';

/** How far apart places are that are tried, and how many rounds of them. */
const STEP = 8;
const ROUNDS = 30;
const AROUND = [0, 45, 90, 135, 180, 225, 270, 315];

/**
 * The place nearest to a point where a body has room on the table; where it stands, if there is none.
 *
 * @param shuns places where it will not be.
 */
export function freePlace(
  unit: Unit,
  at: Point,
  { state, scenario }: Pick<Play, 'state' | 'scenario'>,
  shuns: (placed: Placed) => boolean = () => false,
): Placed {
  const table = tableOf(scenario);
  const others = onTable(state).filter(other => other !== unit);
  const isFree = (placed: Placed): boolean => {
    const quad = quadOf(placed);
    return quad.every(corner => liesOn(table, corner)) && !others.some(each => quadsOverlap(quad, quadOf(each.placed)));
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const bearing of round === 0 ? [0] : AROUND) {
      const { x, y } = destination(at, bearing, round * STEP);
      const placed = { ...unit.placed, at: { x, y } };
      if (isFree(placed) && !shuns(placed)) return placed;
    }
  }
  return unit.placed;
}

/** Where saints are, of whom something is so. */
export function saintsThere(state: WrgState, is: (saint: Unit) => boolean = () => true): readonly Placed[] {
  const saints = Object.values(state.units).filter(({ troops }) => isSaint(troops));
  return saints.filter(saint => isThere(saint, state) && is(saint)).map(saint => standsAt(saint, state));
}

/** Whether a straight way leads through the zone of a saint. */
export function crossesSanctity(
  from: Point,
  to: Point,
  { state, rules }: { readonly state: WrgState; readonly rules: WrgRules },
): boolean {
  return leadsOverSanctity(
    { from, to },
    saintsThere(state).map(({ at }) => at),
    rules,
  );
}
