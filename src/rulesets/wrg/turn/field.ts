import {
  depthOf,
  lookAround,
  measuredFrom,
  type Neighbour,
  type Placed,
  type Point,
  type Presence,
  type Surroundings,
  type Table,
  type Wanted,
  widthOf,
} from '../../../table/index.js';
import { tableOf } from '../ground.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import { rampartUnder } from '../siege/walls.js';
import type { Doing, Unit, WrgState } from '../state.js';
import { onTable } from '../units.js';
import { blazing } from './weather/light.js';
import { seesSoFar } from './weather/sight.js';

/** A unit as its neighbours see it. */
export interface UnitPresence extends Presence<Doing> {
  readonly unit: Unit;
}

/** Somebody near a unit. */
export type Near = Neighbour<UnitPresence>;
export type Looked = Surroundings<UnitPresence>;
export type Looking = Wanted<UnitPresence>;

/** All that a unit's situation is judged by: the units as they stand, the ground, the rules. */
export interface Field {
  readonly state: WrgState;
  readonly scenario: WrgScenario;
  readonly table: Table;
  readonly rules: WrgRules;
  /** Who is near whom. Good as long as nobody moves. */
  readonly near: Looked;
}

/** The field that was looked at last, and how everybody stood then. */
const latest = new WeakMap<WrgState, { readonly stood: string; readonly field: Field }>();

/** The field as a battle stands: the same one as long as nobody moves, because looking around takes time. */
export function fieldOf(state: WrgState, scenario: WrgScenario, rules: WrgRules): Field {
  const units = onTable(state);
  const stood = [...units.map(standsAt), ...lightOf(state)].join(' ');
  const table = tableOf(scenario, state);
  const known = latest.get(state);
  if (
    known?.stood === stood &&
    known.field.rules === rules &&
    known.field.scenario === scenario &&
    known.field.table === table
  ) {
    return known.field;
  }
  const everybody = units.map(presenceOf);
  const field = {
    state,
    scenario,
    table,
    rules,
    near: lookAround({
      everybody,
      table,
      sight: rules.field.sight,
      eyes,
      // Who lies hidden hides nobody: what one does not see behind him would betray him.
      blocks: ({ unit }) => unit.hidden === null,
      ...onWalls(state, scenario, table),
      seesSoFar: (_, other, distance) => seesSoFar(other.unit, distance, { state, scenario, rules }),
    }),
  };
  latest.set(state, { stood, field });
  return field;
}

function standsAt({ id, side, hidden, placed: { at, facing, files, figures } }: Unit): string {
  return `${id} ${side} ${at.x} ${at.y} ${facing} ${files} ${figures} ${hidden?.kind ?? ''}`;
}

/** How far one sees may change while nobody moves: the weather does, and something catches fire or goes out. */
function lightOf(state: WrgState): readonly string[] {
  return state.weather === undefined ? [] : [JSON.stringify([state.weather, blazing(state)])];
}

/** What a unit does may change while nobody moves: it is asked of the unit. */
function presenceOf(unit: Unit): UnitPresence {
  return {
    id: unit.id,
    side: unit.side,
    placed: unit.placed,
    unit,
    get doing() {
      return unit.period.doing;
    },
  };
}

/** Who stands on a rampart looks over it, and down on who stands before it. */
function onWalls(
  state: WrgState,
  scenario: WrgScenario,
  table: Table,
): { readonly storeys?: (who: UnitPresence) => number } {
  if (state.works === undefined) return {};
  return { storeys: ({ placed }) => (rampartUnder(placed, { table, scenario }) === undefined ? 0 : 1) };
}

/** From where a body looks and where it is seen: both ends and the middle of its front, and the middle of its rear. */
function eyes(placed: Placed): readonly Point[] {
  const from = measuredFrom(placed);
  const { front, depth } = placed.stand;
  const end = Math.max(0, widthOf(placed) / 2 - front / 2);
  const rear = Math.max(depth / 2, depthOf(placed) - depth / 2);
  return [from(-end, depth / 2), from(0, depth / 2), from(end, depth / 2), from(0, rear)];
}
