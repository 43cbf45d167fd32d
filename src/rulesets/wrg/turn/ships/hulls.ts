import type { Area, Table } from '../../../../table/index.js';
import { hullOf } from '../../ships/deck.js';
import type { Ship } from '../../ships/ship-state.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { companyOf, shipsOf } from './company.js';

type Beach = Pick<Field, 'state' | 'table' | 'rules'>;

/**
 * The hulls of the enemy on a beach that a body does not walk through: those with nobody aboard, for who is aboard is fought
 * (`wrg/ruling/hulls-on-the-beach`). Those who came by them ignore their own.
 *
 * @clause wrg/ship/landed
 */
export function hullsBarring(unit: Unit, { state, rules }: Pick<Beach, 'state' | 'rules'>): readonly Ship[] {
  if (state.ships === undefined || rules.field.playing.hullsBar === 'nobody') return [];
  return shipsOf(state).filter(ship => ship.aground && ship.side !== unit.side && companyOf(ship, state).length === 0);
}

const beaches = new WeakMap<Table, Map<string, Table>>();

/** The table as a body goes over it, with the hulls on it that bar its way: always the same one for the same hulls, because what is worked out for a table is kept with it. */
export function tableBetweenHulls(unit: Unit, field: Beach): Table {
  const { table } = field;
  const hulls = hullsBarring(unit, field);
  if (hulls.length === 0) return table;
  const known = beaches.get(table) ?? new Map<string, Table>();
  beaches.set(table, known);
  const key = hulls.map(({ id }) => id).join(' ');
  const around = known.get(key) ?? { ...table, features: [...table.features, ...hulls.map(asGround)] };
  known.set(key, around);
  return around;
}

/** A hull as ground of the table that nobody enters. */
function asGround(ship: Ship): Area {
  return { kind: 'building', id: ship.id, name: ship.name, outline: hullOf(ship) };
}
