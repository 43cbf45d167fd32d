import type { SideId } from '../../../battle/index.js';
import {
  bodyCentre,
  distanceToQuad,
  isClear,
  levelAt,
  lookAround,
  measuredFrom,
  type Neighbour,
  type Placed,
  type Point,
  type Presence,
  quadOf,
  ranksOf,
  type Surroundings,
  standsOf,
  type Table,
  type Wanted,
  widthOf,
} from '../../../table/index.js';
import { tableOf } from '../ground.js';
import { isNobodys } from '../magic.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import { rampartOf } from '../siege/walls.js';
import type { Doing, Unit, UnitId, WrgState } from '../state.js';
import { onTable } from '../units.js';
import { isUnder } from './sorcery/enchanted.js';
import type { Lit } from './weather/light.js';
import { seenFrom } from './weather/sight.js';

/** A unit as its neighbours see it. */
export interface UnitPresence extends Presence<Doing> {
  readonly unit: Unit;
}

/** A unit with how it stood when everybody was looked at, whatever happens to it afterwards. */
interface LookedAt extends UnitPresence {
  readonly stood: Stood;
}

/** All of a body that who sees whom depends on. */
interface Stood {
  readonly id: string;
  readonly side: SideId;
  readonly placed: Placed;
  /** It lies in ambush. */
  readonly lurks: boolean;
  /** It has broken and run: it stands on no rampart. */
  readonly hasRun: boolean;
  /** Paces from which anybody sees it through fog, sand or the dark; `null`: from however far. */
  readonly seenFrom: number | null;
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

/** The field that was looked at last, and how everybody stood then, written out. */
const latest = new WeakMap<WrgState, { readonly written: string; readonly field: Field }>();

/**
 * The field as a battle stands: the same one as long as nobody moves and everybody is seen from as far, because looking around takes time. Who
 * is near whom and in view is worked out when it is asked, and from how everybody stood when the field was looked at.
 */
export function fieldOf(state: WrgState, scenario: WrgScenario, rules: WrgRules): Field {
  const everybody = onTable(state).map(unit => ({ unit, stood: standing(unit, { state, scenario, rules }) }));
  const written = JSON.stringify(everybody.map(({ stood }) => stood));
  const table = tableOf(scenario, state);
  const known = latest.get(state);
  if (
    known?.written === written &&
    known.field.rules === rules &&
    known.field.scenario === scenario &&
    known.field.table === table
  ) {
    return known.field;
  }
  const field = { state, scenario, table, rules, near: lookedAt(everybody, { state, scenario, table, rules }) };
  latest.set(state, { written, field });
  return field;
}

/**
 * Whether a body would see another if some stood elsewhere, and all others where they do.
 *
 * @clause wrg/reaction/visibility-nearest-rank
 */
export function wouldSee(
  unit: Unit,
  other: Unit,
  elsewhere: Readonly<Record<UnitId, Placed>>,
  { state, scenario, rules }: Pick<Field, 'state' | 'scenario' | 'rules'>,
): boolean {
  const there = (each: Unit) => {
    const placed = elsewhere[each.id];
    return placed === undefined ? each : { ...each, placed };
  };
  const units = Object.fromEntries(Object.entries(state.units).map(([id, each]) => [id, there(each)]));
  const { near } = fieldOf({ ...state, units }, scenario, rules);
  return near.around(unit.id, { of: 'enemies', inView: true }).some(({ who }) => who.id === other.id);
}

/**
 * Whether a body sees somebody who is at a place by himself, as it would see a body there.
 *
 * @clause wrg/reaction/within-needs-view
 * @clause wrg/reaction/visibility-nearest-rank
 */
export function seesPlace(unit: Unit, at: Point, { state, scenario, table, rules }: Omit<Field, 'near'>): boolean {
  const vision = state.weather?.vision ?? null;
  if (vision !== null && distanceToQuad(at, quadOf(unit.placed)) > vision) return false;
  const storeys = (body: Unit) => storeysUnder(body, { state, scenario, table });
  const heightOf = (body: Unit) => levelAt(table, bodyCentre(body.placed)) + storeys(body);
  const overHeads = isTall(unit, rules) ? heightOf(unit) : Number.NEGATIVE_INFINITY;
  const blockers = onTable(state)
    .filter(other => other !== unit && other.hidden === null)
    .map(other => ({ id: other.id, quad: quadOf(other.placed), level: heightOf(other), tall: isTall(other, rules) }))
    .filter(({ level, tall }) => tall || level > overHeads);
  const fromStoreys = storeys(unit);
  return eyes(unit.placed).some(from =>
    isClear({ from, to: at, fromStoreys, table, rules: rules.field.sight, blockers }),
  );
}

const isTall = ({ troops }: Unit, rules: WrgRules): boolean => sheetOfType(troops.type, rules).arm === 'elephant';

/**
 * Looks around on the table: bodies hide who is behind them on ground no higher, but elephants are seen over men's heads.
 *
 * @clause wrg/reaction/visibility-nearest-rank
 */
function lookedAt(
  everybody: readonly Pick<LookedAt, 'unit' | 'stood'>[],
  { state, scenario, table, rules }: Omit<Field, 'near'>,
): Looked {
  const looked = lookAround({
    everybody: everybody.map(presenceOf),
    table,
    sight: rules.field.sight,
    eyes,
    // Who lies hidden hides nobody: what one does not see behind him would betray him.
    blocks: ({ stood: { lurks } }) => !lurks,
    tall: ({ unit }) => isTall(unit, rules),
    ...onWalls(state, scenario, table),
    seesSoFar: (_, { stood: { seenFrom } }, distance) => seenFrom === null || distance <= seenFrom,
  });
  return everybody.some(({ unit }) => isNobodys(unit)) ? besideArmies(looked, state) : looked;
}

/**
 * Who is nobody’s fights beside an army against its enemies, and is no friend of it.
 *
 * @clause wrg/sorcery/ents
 */
function besideArmies(looked: Looked, { units }: Pick<WrgState, 'units'>): Looked {
  return {
    around: (id, wanted) => {
      const around = looked.around(id, wanted);
      const unit = units[id];
      if (wanted?.of !== 'friends' || unit === undefined) return around;
      return around.filter(({ who }) => isNobodys(who.unit) === isNobodys(unit));
    },
  };
}

/** From how far a body is seen that a spell hides from everybody. */
const AT_CLOSE_QUARTERS = 0;

/** A body as it stands, and from how far it is seen: who is invisible is so to everybody, or to who shoots and strikes alone (`wrg/ruling/invisible-troops`). */
function standing(unit: Unit, field: Lit): Stood {
  const { at, stand, ...placed } = unit.placed;
  const isUnseen = field.rules.optional.sorcery.spells.unseen && isUnder(unit, 'invisible', field);
  const paces = isUnseen ? AT_CLOSE_QUARTERS : seenFrom(unit, field);
  return {
    id: unit.id,
    side: unit.side,
    placed: { ...placed, at: { ...at }, stand: { ...stand } },
    lurks: unit.hidden !== null,
    hasRun: unit.rout !== null && unit.rout.periods > 0,
    seenFrom: paces === Number.POSITIVE_INFINITY ? null : paces,
  };
}

/** What a unit does may change while nobody moves: it is asked of the unit. */
function presenceOf({ unit, stood }: Pick<LookedAt, 'unit' | 'stood'>): LookedAt {
  const { id, side, placed } = stood;
  return {
    id,
    side,
    placed,
    unit,
    stood,
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
  return {
    storeys: ({ placed, unit: { rout } }) => storeysUnder({ placed, rout }, { state, scenario, table }),
  };
}

/** Storeys that a body stands above the ground: on a rampart. */
export function storeysUnder(
  body: Pick<Unit, 'placed' | 'rout'>,
  { state, scenario, table }: Pick<Field, 'state' | 'scenario' | 'table'>,
): number {
  return state.works === undefined || rampartOf(body, { table, scenario }) === undefined ? 0 : 1;
}

/** From where a body looks and where it is seen: both ends and the middle of its front rank, and of its last. */
function eyes(placed: Placed): readonly Point[] {
  const from = measuredFrom(placed);
  const { front, depth } = placed.stand;
  const end = Math.max(0, widthOf(placed) / 2 - front / 2);
  const ahead = [from(-end, depth / 2), from(0, depth / 2), from(end, depth / 2)];
  if (ranksOf(placed) === 1) return ahead;
  const stands = standsOf(placed);
  const last = stands.filter(({ rank }) => rank === stands.at(-1)?.rank).map(({ centre }) => centre);
  const [left, right] = [last[0], last.at(-1)];
  if (left === undefined || right === undefined) return ahead;
  return [...ahead, { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }, left, right];
}
