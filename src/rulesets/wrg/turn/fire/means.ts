import { distance, type Point, partsOf, standsOf } from '../../../../table/index.js';
import { countingFigures } from '../../casualties/casualties.js';
import { fireFaults } from '../../fire/fire.js';
import type { ThingId } from '../../fire/fire-state.js';
import type { WrgScenario } from '../../schema.js';
import type { Unit } from '../../state.js';
import { conditionOf } from '../condition.js';
import type { Field } from '../field.js';
import { countedAtScale } from '../figure-scale.js';
import { figuresAlong } from '../frontage.js';
import { stepOf } from '../ordering/standing.js';
import { nearestPart, shotAtThing } from '../shooting/at-things.js';
import { type Missiles, missilesOf } from '../shooting/weapons.js';
import { isTooWetForFire } from '../weather/effects.js';
import { isShownTo } from '../weather/sight.js';
import { type Burnable, burnables, distanceFromQuad, distanceToThing } from './things.js';

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
 * Whether a unit may use fire as its orders and its supplies go, whatever it has lit. Once it has rained nobody may.
 *
 * @clause wrg/fire/orders
 * @clause wrg/fire/supply
 * @clause wrg/weather/rain-missiles
 */
export function mayUseFire(unit: Unit, field: Field): boolean {
  if (isTooWetForFire(field)) return false;
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
  /** Figures who do: who stand at it, or have it in their own arc and range. */
  readonly figures: number;
}

/**
 * The things that a unit can set fire to from where it stands: by hand what it stands at, with missiles what any of its figures has in his arc and in half
 * the usual range of his weapon.
 *
 * @clause wrg/fire/range
 */
export function inReachOfFire(unit: Unit, field: Field): readonly InReachOfFire[] {
  const { rules, state } = field;
  return burnables(field).flatMap((thing): InReachOfFire[] => {
    const own = thing.id === unit.aboard?.ship;
    const wagons = state.units[thing.id];
    const isSeen = wagons === undefined || (wagons !== unit && isShownTo(unit.side, wagons, field));
    if (own || !isSeen || isSpent(thing.id, field)) return [];
    const far = distanceToThing(unit, thing);
    if (far <= AT_IT) return [{ thing, distance: far, by: 'hand', figures: figuresAt(unit, thing, field) }];
    if (state.period === 0) return [];
    const fromDeck = unit.aboard !== undefined && state.ships?.[thing.id] === undefined;
    const [first] = missilesOf(unit, rules).flatMap((missiles): InReachOfFire[] => {
      const { may, figures, distance } = shotAtThing(unit, missiles, thing, field, { burning: true, fromDeck });
      return may ? [{ thing, distance, by: missiles, figures }] : [];
    });
    return first === undefined ? [] : [first];
  });
}

/** Of each file of a unit the figure that stands at a thing, half of them in disorder. */
function figuresAt(unit: Unit, thing: Burnable, field: Field): number {
  const there = standsOf(unit.placed).filter(({ corners }) => distanceFromQuad(corners, thing) <= AT_IT);
  const figures = countedAtScale(new Set(there.map(({ file }) => file)).size, field);
  const wholeRank = countedAtScale(figuresAlong(unit.placed, 'front'), field);
  return countingFigures({ figures, wholeRank, disorganised: conditionOf(unit, field).disorganised }, field.rules);
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
  return distance(at, nearestPart(at, { points: line, edges: partsOf(line) }));
}
