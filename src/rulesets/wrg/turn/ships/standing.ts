import { distanceBetweenQuads, edgesOf, isStrip, piecesOnStrip, type Quad, quadOf } from '../../../../table/index.js';
import { hullOf } from '../../ships/deck.js';
import { aboard, landing } from '../../ships/ships.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { shipsOf } from './company.js';

/**
 * Whether a unit stands on the deck of a ship and another one on the ground below, as far inland as that may be (`wrg/ruling/deck-over-the-land`).
 *
 * @clause wrg/ship/aboard
 */
export function standsOnDeckAbove(
  unit: Unit,
  below: Unit,
  field: Pick<Field, 'table' | 'scenario' | 'rules'>,
): boolean {
  if (unit.aboard === undefined || below.aboard !== undefined) return false;
  const { higherThan } = aboard(unit.troops.class);
  if (!higherThan.includes('beach')) return false;
  return field.rules.field.playing.deckOverlooks === 'the-land' || isBesideTheWater(below, unit, field);
}

/** Whether any part of a body stands in the shallows, or it is at the side of the ship. */
function isBesideTheWater(
  { placed }: Unit,
  onDeck: Unit,
  { table, scenario, rules }: Pick<Field, 'table' | 'scenario' | 'rules'>,
): boolean {
  const quad = quadOf(placed);
  if (distanceBetweenQuads(quad, quadOf(onDeck.placed)) <= rules.field.contact) return true;
  return table.features
    .filter(isStrip)
    .filter(({ id }) => scenario.sea?.shallows.includes(id))
    .some(water => edgesOf(quad).some(edge => piecesOnStrip(edge, water).length > 0));
}

/**
 * The ships of its own side that count as friendly cover for a unit that has landed, and as nothing else.
 *
 * @clause wrg/ship/landed
 */
export function ownHulls(unit: Unit, field: Pick<Field, 'state' | 'rules'>): readonly Quad[] {
  return coveringShips(unit, field).map(hullOf);
}

function coveringShips(unit: Unit, { state, rules }: Pick<Field, 'state' | 'rules'>) {
  if (state.ships === undefined || unit.aboard !== undefined) return [];
  if (landing(rules).shipsThen !== 'friendly-cover') return [];
  return shipsOf(state).filter(({ side, aground }) => side === unit.side && aground);
}

/** Such ships within so many paces of a unit, by their ids; `null`: at any distance. */
export function hullsNear(unit: Unit, within: number | null, field: Pick<Field, 'state' | 'rules'>): readonly string[] {
  const own = quadOf(unit.placed);
  return coveringShips(unit, field)
    .filter(ship => within === null || distanceBetweenQuads(own, hullOf(ship)) <= within)
    .map(({ id }) => id);
}
