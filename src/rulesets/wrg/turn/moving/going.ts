import {
  barringGround,
  isArea,
  isStrip,
  type MarchCosts,
  onTable,
  type Placed,
  type Point,
  piecesInside,
  piecesOnStrip,
  quadOf,
  widthOf,
} from '../../../../table/index.js';
import { groundOnTable, marchCosts } from '../../moving/ground.js';
import type { FrontChange } from '../../moving/manoeuvres.js';
import { type Manner, typeMoving } from '../../moving/mover.js';
import type { WrgRules } from '../../rules.js';
import type { Unit } from '../../state.js';
import type { Troops } from '../../troops.js';
import type { Field } from '../field.js';
import { wheelsAsColumn } from '../figure-scale.js';
import { shutByFire } from '../fire/shut.js';
import { hullsBarring } from '../ships/hulls.js';
import { ratesOfWorks } from '../siege/crossing.js';
import { walksOver } from '../sorcery/walking.js';
import { type Hindrances, hinderingUnder, hindrancesOf } from './hindrance.js';

/** How a unit goes about at the moment, as its movement is reckoned. */
export function mannerOf(unit: Unit, disorganised: boolean): Manner {
  const { weather } = unit.period;
  return {
    dismounted: unit.dismounted,
    square: unit.square,
    disorganised,
    routing: unit.rout !== null,
    ...(weather === undefined ? {} : { weather }),
  };
}

/** What a unit is as it stands: cavalry on foot the foot that it is like, with the duties and the rights of that (`wrg/ruling/dismounted-cavalry-as`). */
export function troopsAsTheyStand(
  { troops, dismounted }: Pick<Unit, 'troops' | 'dismounted'>,
  rules: WrgRules,
): Troops {
  return dismounted ? { ...troops, type: typeMoving(troops, { dismounted }, rules) } : troops;
}

/** What the ground of a table is to a unit. */
export interface Going extends Hindrances {
  readonly costs: MarchCosts;
}

/** The table, what of its hills is steep, and the rules. */
type Ground = Pick<Field, 'table' | 'scenario' | 'rules' | 'state'>;

/** A change of direction this small is none. */
const NO_TURN = 1;

/**
 * Of what the outer end of a wheel covers, its middle covers half: all that a wheel costs which is free. A column that goes on straight before and after it
 * comes where it would by a circle.
 */
const MIDDLE = 0.5;

/** What every feature of a table costs a unit on the march, and what its turns and wheels do; turns in haste are free. */
export function goingOf(
  unit: Unit,
  manner: Manner,
  { table, scenario, rules, state }: Ground,
  { freeTurns = false, files }: { readonly freeTurns?: boolean; readonly files?: number } = {},
): Going {
  const { troops, placed } = unit;
  const onTable = { steepHills: scenario.steepHills, shallows: scenario.sea?.shallows ?? [] };
  const hindrances = hindrancesOf(unit, manner, onTable, { table, rules });
  const { turn, wheelRate, ...ground } = marchCosts(
    {
      mover: troops,
      manner,
      width: widthOf(placed),
      features: table.features.filter(({ kind }) => !walksOver(unit, kind, rules)),
      ...onTable,
      ...(files === undefined ? {} : { front: { from: placed.files, to: files, ...difficultGround() } }),
    },
    rules,
  );
  const haste = freeTurns || turn === undefined;
  const formed = files === undefined ? placed : { ...placed, files };
  const wheel = wheelsAsColumn(formed, { scenario, rules }) ? MIDDLE : wheelRate;
  const coming = haste
    ? {}
    : { turn: { ...turn, over: NO_TURN }, ...(wheel === undefined ? {} : { wheelRate: wheel }) };
  const shut = Object.fromEntries(
    shutByFire(unit, { table, scenario, rules, state }).map(id => [id, 'never'] as const),
  );
  const hulls = Object.fromEntries(hullsBarring(unit, { state, rules }).map(({ id }) => [id, 'never'] as const));
  const works = ratesOfWorks(unit, manner, { table, scenario, rules, state });
  const rates = { ...ground.rates, ...shut, ...hulls, ...works };
  return { costs: { ...ground, ...coming, rates }, ...hindrances };

  function difficultGround() {
    return groundUnder(placed, hindrances, onTable, { table, rules });
  }
}

/**
 * The ground on which a body changes its formation, where that is difficult.
 *
 * @clause wrg/manoeuvre/formation-in-difficult-terrain
 */
export function groundForming(
  unit: Unit,
  manner: Manner,
  { table, scenario, rules }: Pick<Ground, 'table' | 'scenario' | 'rules'>,
): Pick<FrontChange, 'ground'> {
  const onTable = { steepHills: scenario.steepHills, shallows: scenario.sea?.shallows ?? [] };
  return groundUnder(unit.placed, hindrancesOf(unit, manner, onTable, { table, rules }), onTable, { table, rules });
}

function groundUnder(
  placed: Placed,
  { obstructing }: Pick<Hindrances, 'obstructing'>,
  onTable: Parameters<typeof groundOnTable>[1],
  { table, rules }: Pick<Ground, 'table' | 'rules'>,
): Pick<FrontChange, 'ground'> {
  const feature = hinderingUnder(placed, obstructing, { table, rules });
  const under = feature === undefined ? null : groundOnTable(feature, onTable, rules);
  return under === null ? {} : { ground: under };
}

/** Whether there is ground that a body may enter, and the table, under it where its block would come to stand. */
export function bearsBody(
  { placed }: Pick<Unit, 'placed'>,
  there: Placed,
  { costs }: Going,
  table: Field['table'],
): boolean {
  return (
    quadOf(there).every(corner => onTable(table, corner)) && barringGround(placed, there, table, costs) === undefined
  );
}

/** Whether a straight way touches one of these features. */
export function crosses(
  { from, to }: { readonly from: Point; readonly to: Point },
  features: ReadonlySet<string>,
  { table }: Pick<Field, 'table'>,
): boolean {
  return table.features.some(feature => {
    if (!features.has(feature.id)) return false;
    if (isArea(feature)) return piecesInside({ from, to }, feature.outline).length > 0;
    return isStrip(feature) && piecesOnStrip({ from, to }, feature).length > 0;
  });
}
