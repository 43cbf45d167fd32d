import { angleOff, distance, type Point } from '../../../../table/index.js';
import { fireFaults, fireRange } from '../../fire/fire.js';
import type { ThingId } from '../../fire/fire-state.js';
import type { WrgScenario } from '../../schema.js';
import { maximumRange, shootingArc } from '../../shooting/weapons.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { stepOf } from '../ordering/standing.js';
import { type Missiles, missilesOf, shootersOf } from '../shooting/weapons.js';
import { type Burnable, burnables, distanceToThing, nearestPart } from './things.js';

/** Paces at which somebody is at a thing: near enough for a torch or a bucket. */
export const AT_IT = 10;

/** Whether a unit has been given the means to set fire to things. */
export function isSupplied({ id }: Pick<Unit, 'id'>, { fire }: Pick<WrgScenario, 'fire'>): boolean {
  return fire?.supplies.some(({ unit }) => unit === id) === true;
}

/** Whether a unit has buckets. */
export function hasBuckets({ id }: Pick<Unit, 'id'>, { fire }: Pick<WrgScenario, 'fire'>): boolean {
  return fire?.buckets.includes(id) === true;
}

/** Periods for which a unit has prepared missiles that burn now. */
export function preparedFor({ id }: Pick<Unit, 'id'>, { state }: Pick<Field, 'state'>): number {
  return state.fires?.lit[id] === state.period - 1 ? 1 : 0;
}

/**
 * Whether a unit may use fire as its orders and its supplies go, whatever it has lit.
 *
 * @clause wrg/fire/orders
 * @clause wrg/fire/supply
 */
export function mayUseFire(unit: Unit, field: Field): boolean {
  return faultsOf(unit, field).every(({ clause }) => clause === 'wrg/fire/prepare');
}

/**
 * Whether its missiles burn already.
 *
 * @clause wrg/fire/prepare
 */
export function isLit(unit: Unit, field: Field): boolean {
  return faultsOf(unit, field).length === 0;
}

function faultsOf(unit: Unit, field: Field) {
  const { state, scenario, rules } = field;
  const supply = scenario.fire?.supplies.find(each => each.unit === unit.id);
  return fireFaults(
    {
      ordered: supply !== undefined && stepOf(unit, state, scenario)?.fire === true,
      figures: unit.figures,
      inField: supply?.atHand !== true,
      wagons: supply?.wagons ?? 0,
      packAnimals: supply?.packAnimals ?? 0,
      prepared: preparedFor(unit, field),
    },
    rules,
  );
}

/** A thing that a unit can set fire to, and how. */
export interface InReachOfFire {
  readonly thing: Burnable;
  readonly distance: number;
  /** By hand, or with these missiles. */
  readonly by: 'hand' | Missiles;
}

/**
 * The things that a unit can set fire to from where it stands: by hand what it stands at, with missiles what lies in their arc and in half
 * their usual range.
 *
 * @clause wrg/fire/range
 */
export function inReachOfFire(unit: Unit, field: Field): readonly InReachOfFire[] {
  const { rules, state } = field;
  const shooters = shootersOf(unit, rules);
  const arc = shootingArc(shooters, rules);
  return burnables(field).flatMap((thing): InReachOfFire[] => {
    const own = thing.id === unit.aboard?.ship;
    if (own || isSpent(thing.id, field)) return [];
    const far = distanceToThing(unit, thing);
    if (far <= AT_IT) return [{ thing, distance: far, by: 'hand' }];
    const aim = nearestPart(unit.placed.at, thing);
    const missiles = missilesOf(unit, rules).find(({ weapon }) => {
      const range = fireRange(maximumRange(shooters, weapon, {}, rules), weapon, rules);
      return far <= range && angleOff(unit.placed, aim) <= arc && state.period > 0;
    });
    return missiles === undefined ? [] : [{ thing, distance: far, by: missiles }];
  });
}

/** Whether a thing is past setting fire to: nobody can stay there, or it has burnt out. */
export function isSpent(id: ThingId, { state }: Pick<Field, 'state'>): boolean {
  const blaze = state.fires?.things[id];
  return blaze?.state === 'untenable' || blaze?.state === 'burnt-out';
}

/** Things on fire that a unit stands at and that can still be saved. */
export function savable(unit: Unit, field: Field): readonly Burnable[] {
  const { state } = field;
  return burnables(field).filter(
    thing => state.fires?.things[thing.id]?.state === 'burning' && distanceToThing(unit, thing) <= AT_IT,
  );
}

/** Water that fires can be fought with: how far it is from a unit, and the tank wagons that it comes from. */
export interface WaterNear {
  readonly paces: number;
  readonly tank: string | null;
}

/** The nearest well or river, and the nearest tank wagons that have water left. */
export function waterNear(unit: Unit, { state, scenario, table }: Field): readonly WaterNear[] {
  const { at } = unit.placed;
  const wells = (scenario.fire?.water ?? []).flatMap(({ id, at: [x, y], tanks }): WaterNear[] => {
    if (tanks > 0 && (state.fires?.tanks[id] ?? 0) <= 0) return [];
    return [{ paces: distance(at, { x, y }), tank: tanks > 0 ? id : null }];
  });
  const rivers = table.features.flatMap((feature): WaterNear[] => {
    if (feature.kind !== 'river' && feature.kind !== 'creek') return [];
    return [{ paces: Math.max(0, alongLine(at, feature.line) - feature.width / 2), tank: null }];
  });
  return [...wells, ...rivers].sort((a, b) => a.paces - b.paces);
}

function alongLine(at: Point, line: readonly Point[]): number {
  const thing = { id: '', points: line, isGround: false, protected: false };
  const edges = line.slice(1).map((to, i) => ({ from: line[i] ?? to, to }));
  return distance(at, nearestPart(at, { ...thing, edges }));
}
