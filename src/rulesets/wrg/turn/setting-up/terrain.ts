import { distance, type Feature, isArea, type Point, type Table } from '../../../../table/index.js';
import {
  type TerrainPiece,
  type TerrainRoles,
  terrainRoles,
  terrainUnitNumber,
  terrainUnitsOf,
} from '../../army/terrain-choice.js';
import { tableOf } from '../../ground.js';
import type { WrgRules } from '../../rules.js';
import type { WrgScenario } from '../../schema.js';
import { scaleOf } from '../figure-scale.js';
import type { Play } from '../play.js';

/** A square metre of the table, in paces, and the features that there are to choose from in it. */
interface SquareMetre {
  readonly name: string;
  readonly features: readonly Feature[];
}

/**
 * Terrain is chosen by dice: for each square metre both sides have nominated a number, a die is thrown, and so many units are selected by one
 * side and laid out by the other; then it is decided from which side the table is played.
 *
 * @clause wrg/setup/terrain-agree-or-dice
 * @clause wrg/setup/terrain-select-and-place
 * @clause wrg/setup/terrain-units-available
 * @clause wrg/setup/terrain-per-square-metre
 */
export function chooseTerrain(play: Play): void {
  const { state, scenario, rules, tell } = play;
  const table = tableOf(scenario);
  const sides = Object.entries(scenario.sides);
  const [first, second] = sides;
  if (first === undefined || second === undefined) return;
  const nominations = { first: first[1].plan?.nominates ?? 0, second: second[1].plan?.nominates ?? 0 };
  const of = { first, second };
  let features: Feature[] = [];
  const thrown: TerrainRoles[] = [];
  for (const square of squaresOf(table, scenario, rules)) {
    const { units, because } = terrainUnitNumber(nominations, play.dice, rules);
    const roles = throwRoles(play);
    thrown.push(roles);
    const [selector, { plan: selecting = {} }] = of[roles.selects];
    const { plan: laying = {} } = of[roles.laysOut][1];
    const chosen = selected(square.features, units, selecting.selects, scenario, rules);
    features = [...features, ...laidOutAll(chosen, square.features, laying.laysOut ?? {}, scenario)];
    tell({
      kind: 'terrain',
      square: square.name,
      units,
      side: selector,
      features: chosen.map(({ id }) => id),
      because,
    });
  }
  const decides = whoDecidesDirection(thrown, rules);
  const turns = decides !== undefined && of[decides][1].plan?.turnsTable === true;
  const shown = turns ? features.map(feature => movedBy(feature, turnedAbout(table))) : features;
  state.ground = { features: shown.map(feature => structuredClone(feature)) };
  if (turns) {
    const clause = 'wrg/setup/terrain-select-and-place';
    const because = [{ clause, because: 'the direction of play', effect: 'turned about' }] as const;
    tell({ kind: 'terrain', square: 'table', units: 0, side: of[decides][0], features: [], because });
  }
}

/** Who decides from which side the table is played, once for all its square metres (`wrg/ruling/direction-of-several-squares`); of equally many the last says. */
function whoDecidesDirection(thrown: readonly TerrainRoles[], { army }: WrgRules): 'first' | 'second' | undefined {
  const choosing = thrown.map(({ choosesDirection }) => choosesDirection);
  const { directionOfSquares } = army.settingUp;
  if (directionOfSquares === 'first') return choosing[0];
  const last = choosing.at(-1);
  const often = choosing.filter(each => each === last).length;
  if (directionOfSquares === 'last' || last === undefined || often * 2 >= choosing.length) return last;
  return last === 'first' ? 'second' : 'first';
}

/** Equal scores are thrown again. */
function throwRoles(play: Play): TerrainRoles {
  for (;;) {
    const roles = terrainRoles(play.dice, play.rules);
    if (roles !== null) return roles;
  }
}

function squaresOf(table: Table, scenario: WrgScenario, rules: WrgRules): readonly SquareMetre[] {
  const side = rules.army.settingUp.terrainSquare * rules.army.bases.scales[scaleOf(scenario)].pacesPerMillimetre;
  const across = Math.max(1, Math.ceil(table.width / side));
  const up = Math.max(1, Math.ceil(table.height / side));
  const at = ({ x, y }: Point) => {
    const column = Math.min(across - 1, Math.max(0, Math.floor(x / side)));
    return Math.min(up - 1, Math.max(0, Math.floor(y / side))) * across + column;
  };
  return Array.from({ length: across * up }, (_, square) => ({
    name: `${(square % across) + 1}-${Math.floor(square / across) + 1}`,
    features: table.features.filter(feature => at(middleOf(feature)) === square),
  }));
}

/**
 * Pieces in the order in which they are wanted, as many as there are units for; a smaller one takes the place of one that is too large. Hedges and low walls
 * come with their house, as many as may, or not at all.
 */
function selected(
  features: readonly Feature[],
  units: number,
  wanted: readonly string[] | undefined,
  scenario: WrgScenario,
  rules: WrgRules,
): readonly Feature[] {
  const rank = ({ id }: Feature) => wanted?.indexOf(id) ?? 0;
  const order = features.filter(each => rank(each) >= 0).sort((a, b) => rank(a) - rank(b));
  const houses = housesOf(features, scenario);
  let left = units;
  const taken = new Set<string>();
  for (const feature of order) {
    if (houses.has(feature)) continue;
    const cost = unitsOf(feature, scenario, rules);
    if (cost > left) continue;
    left -= cost;
    taken.add(feature.id);
  }
  const room = new Map<Feature, number>();
  for (const feature of order) {
    const house = houses.get(feature);
    if (house === undefined || !taken.has(house.id)) continue;
    const free = (room.get(house) ?? rules.army.settingUp.terrainUnits.houseHedge) - lengthOf(feature, scenario, rules);
    if (free < 0) continue;
    room.set(house, free);
    taken.add(feature.id);
  }
  return features.filter(({ id }) => taken.has(id));
}

/** The house of each hedge and low wall of a square metre: the nearest one in it. Where none is, and of a fortification, they are nobody’s. */
function housesOf(features: readonly Feature[], { works }: WrgScenario): ReadonlyMap<Feature, Feature> {
  const isHedge = ({ id, kind }: Feature) =>
    (kind === 'fence' || kind === 'wall') && works?.walls.some(wall => wall.feature === id) !== true;
  const built = features.filter(({ kind }) => kind === 'building');
  const nearest = (hedge: Feature) => {
    const away = (house: Feature) => distance(middleOf(house), middleOf(hedge));
    return [...built].sort((a, b) => away(a) - away(b))[0];
  };
  return new Map(
    features.filter(isHedge).flatMap(hedge => {
      const house = nearest(hedge);
      return house === undefined ? [] : [[hedge, house] as const];
    }),
  );
}

/** Terrain units of a feature as it is drawn on the table; hedges and low walls go with a house, and roads cost nothing. */
function unitsOf(feature: Feature, scenario: WrgScenario, rules: WrgRules): number {
  const piece = pieceOf(feature, scenario, rules);
  return piece === undefined ? 0 : terrainUnitsOf(piece, rules);
}

/** Millimetres of a hedge, a low wall, a river. */
function lengthOf(feature: Feature, scenario: WrgScenario, rules: WrgRules): number {
  const points = isArea(feature) ? feature.outline : feature.line;
  const paces = points.reduce((sum, point, at) => sum + (at === 0 ? 0 : distance(points[at - 1] ?? point, point)), 0);
  return paces / rules.army.bases.scales[scaleOf(scenario)].pacesPerMillimetre;
}

function pieceOf(feature: Feature, scenario: WrgScenario, rules: WrgRules): TerrainPiece | undefined {
  const { pacesPerMillimetre } = rules.army.bases.scales[scaleOf(scenario)];
  switch (feature.kind) {
    case 'building':
      return { kind: 'house' };
    case 'hill':
    case 'ridge':
      return { kind: 'hill' };
    case 'wood':
      return { kind: 'wood', trees: scenario.setup?.trees?.[feature.id] ?? rules.army.settingUp.terrainUnits.trees };
    case 'marsh':
    case 'rough': {
      const xs = feature.outline.map(({ x }) => x);
      const ys = feature.outline.map(({ y }) => y);
      const size = (of: readonly number[]) => (Math.max(...of) - Math.min(...of)) / pacesPerMillimetre;
      return { kind: feature.kind === 'marsh' ? 'marsh' : 'soft-sand', width: size(xs), depth: size(ys) };
    }
    case 'river':
    case 'creek': {
      return { kind: 'river', length: lengthOf(feature, scenario, rules), fordable: feature.kind === 'creek' };
    }
    case 'bridge':
    case 'ford':
      return { kind: feature.kind };
    default:
      return undefined;
  }
}

/** The middle of all points of a feature. */
function middleOf(feature: Feature): Point {
  const points = isArea(feature) ? feature.outline : feature.line;
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

/** Features where they are laid out; a hedge or low wall of which nothing is said stands to its house as it did. */
function laidOutAll(
  chosen: readonly Feature[],
  square: readonly Feature[],
  to: Readonly<Record<string, readonly [number, number]>>,
  scenario: WrgScenario,
): readonly Feature[] {
  const houses = housesOf(square, scenario);
  return chosen.map(feature => {
    const given = to[feature.id] === undefined ? (houses.get(feature) ?? feature) : feature;
    const place = to[given.id];
    if (place === undefined) return feature;
    const [x, y] = place;
    const middle = middleOf(given);
    return movedBy(feature, point => ({ x: point.x + x - middle.x, y: point.y + y - middle.y }));
  });
}

function turnedAbout({ width, height }: Table) {
  return ({ x, y }: Point): Point => ({ x: width - x, y: height - y });
}

function movedBy(feature: Feature, move: (point: Point) => Point): Feature {
  return isArea(feature)
    ? { ...feature, outline: feature.outline.map(move) }
    : { ...feature, line: feature.line.map(move) };
}
