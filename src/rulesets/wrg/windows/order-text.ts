import { counted } from '../../../rulebook/index.js';
import { listed } from '../../../scenario/index.js';
import {
  bearingOf,
  bearingTo,
  type CompassPoint,
  compassOf,
  distance,
  nearestOn,
  type Point,
  partsOf,
  pointInPolygon,
  turnBetween,
} from '../../../table/index.js';
import type { Goal, OrderStep, Preferred, WrittenOrder } from '../orders/order.js';
import type { WrgScenario } from '../schema.js';
import { writtenOrder } from '../turn/ordering/standing.js';

/** The names that an order has need of. */
export interface OrderNames {
  of(id: string): string;
  in(text: string): string;
}

/**
 * An order as a person would read it out: `attack Gauls; then hold where they stand`. What has to agree with the unit stands in brackets; what is in no
 * notation is left as it was written.
 */
export function orderText(typed: string, names: OrderNames, scenario: Places): string {
  const order = writtenOrder(typed);
  return order === null ? names.in(typed) : written(order, names, scenario);
}

/** Where things are that have a name. */
type Places = Pick<WrgScenario, 'objectives' | 'table'>;

function written(order: WrittenOrder, names: OrderNames, places: Places): string {
  switch (order.kind) {
    case 'initiative':
      return 'use [its] initiative';
    case 'standing': {
      const at = order.unit === undefined ? '' : ` ${names.of(order.unit)}`;
      return `${order.word}${at}, as the standing orders say`;
    }
    case 'steps':
      return order.steps
        .map((step, at) => `${at === 0 ? '' : 'then '}${stepText(step, at > 0, names, places)}`)
        .join('; ');
  }
}

function stepText(
  { verb, goal, pace, formation, via, fire, shootAt, against }: OrderStep,
  isThere: boolean,
  names: OrderNames,
  places: Places,
): string {
  const abreast = formation?.files === undefined ? '' : `, ${formation.files} abreast`;
  return [
    isThere && goal === undefined && verb === 'hold'
      ? 'hold there'
      : doing[verb](goal === undefined ? undefined : goalText(goal, names, places)),
    ...(pace === undefined ? [] : ['at half speed']),
    ...(formation === undefined ? [] : [`in ${formation.shape}${abreast}`]),
    ...(via === undefined ? [] : [`by way of ${listed(via.map(point => placeText(point, places)))}`]),
    ...(fire === undefined ? [] : ['with missiles that burn']),
    ...(shootAt === undefined ? [] : [`shooting by preference at ${preferredText(shootAt, names)}`]),
    ...(against === undefined ? [] : [`if the enemy is ${enemiesText(against)}`]),
  ].join(', ');
}

const enemiesText = (enemies: readonly (readonly string[])[]): string =>
  enemies.map(words => words.map(plain).join(' ')).join(' or ');

const preferredText = (preferred: Preferred, names: OrderNames): string =>
  'unit' in preferred ? names.of(preferred.unit) : `whoever is ${enemiesText(preferred.enemies)}`;

/** A goal: whom it is about, the place that it leads to, or the direction. */
interface GoalText {
  readonly whom?: string;
  readonly where?: string;
  readonly way?: string;
}

function goalText(goal: Goal, names: OrderNames, places: Places): GoalText {
  if ('unit' in goal) return { whom: names.of(goal.unit) };
  if ('place' in goal) return { where: names.of(goal.place) };
  if ('point' in goal) return { where: placeText(goal.point, places) };
  const { direction, paces } = goal;
  const toward = typeof direction === 'number' ? bearingTold(direction) : bearings[direction];
  return { way: paces === undefined ? toward : `${counted(paces, 'pace')} ${toward}` };
}

/** What each verb bids, with its goal. */
const doing: { readonly [Verb in OrderStep['verb']]: (goal: GoalText | undefined) => string } = {
  attack: goal => `attack ${goal?.whom ?? onward(goal)}`,
  charge: goal => `charge ${goal?.whom ?? 'whoever comes in reach'}`,
  move: goal => `march ${onward(goal)}`,
  hold: goal => (goal?.where === undefined ? 'hold where [it] [stands]' : `hold ${goal.where}`),
  skirmish: goal => (goal?.whom === undefined ? 'skirmish' : `skirmish with ${goal.whom}`),
  probe: goal => `feel forward ${goal?.whom === undefined ? onward(goal) : `toward ${goal.whom}`}`.trimEnd(),
  support: goal => `support ${goal?.whom ?? ''}`,
  follow: goal => `follow ${goal?.whom ?? ''}`,
  ambush: goal => (goal?.where === undefined ? 'lie in ambush' : `lie in ambush at ${goal.where}`),
  retire: goal => `fall back ${onward(goal)}`.trimEnd(),
};

const onward = (goal: GoalText | undefined): string =>
  goal?.where === undefined ? (goal?.way ?? '') : `to ${goal.where}`;

const plain = (word: string): string => word.replaceAll('-', ' ');

/** A direction in degrees: the point of the compass, where it is one. */
function bearingTold(degrees: number): string {
  const point = compassOf(degrees);
  return turnBetween(degrees, bearingOf(point)) === 0 ? bearings[point] : `on a bearing of ${degrees}°`;
}

const bearings: { readonly [P in CompassPoint]: string } = {
  N: 'north',
  NNE: 'north-north-east',
  NE: 'north-east',
  ENE: 'east-north-east',
  E: 'east',
  ESE: 'east-south-east',
  SE: 'south-east',
  SSE: 'south-south-east',
  S: 'south',
  SSW: 'south-south-west',
  SW: 'south-west',
  WSW: 'west-south-west',
  W: 'west',
  WNW: 'west-north-west',
  NW: 'north-west',
  NNW: 'north-north-west',
};

/** Farther than this from a place, in paces, nobody finds a point by it. */
const FAR = 300;

/** A point by the name of the place or the building that it is, or by where it is: in which ground, or how far off the nearest place. */
export function placeText(point: Point, { objectives, table }: Places): string {
  const { x, y } = point;
  const written = `(${Math.round(x)} ${Math.round(y)})`;
  const named = objectives.map(({ name, at: [east, north] }) => ({ name, at: { x: east, y: north } }));
  const place = named.find(({ at }) => distance(point, at) < 1);
  if (place !== undefined) return place.name;
  const ground = table.features.find(
    feature => feature.name !== undefined && 'outline' in feature && pointInPolygon(point, corners(feature.outline)),
  );
  if (ground?.name !== undefined) return ground.kind === 'building' ? ground.name : `${written} in ${ground.name}`;
  const [nearest] = [...named, ...groundsNear(point, table)].sort(
    (one, other) => distance(point, one.at) - distance(point, other.at),
  );
  const off = nearest === undefined ? Infinity : Math.round(distance(point, nearest.at));
  if (nearest === undefined || off > FAR) return written;
  if (off === 0) return `${written}, at ${nearest.name}`;
  return `${written}, ${counted(off, 'pace')} ${bearings[compassOf(bearingTo(nearest.at, point))]} of ${nearest.name}`;
}

/** Ground and works that have a name, each by what of it is nearest. */
function groundsNear(point: Point, { features }: Places['table']): readonly { name: string; at: Point }[] {
  return features.flatMap(feature => {
    if (feature.name === undefined) return [];
    const { name } = feature;
    const parts = partsOf(
      corners('outline' in feature ? closed(feature.outline) : 'line' in feature ? feature.line : []),
    );
    const [at] = parts
      .map(part => nearestOn(point, part))
      .sort((one, other) => distance(point, one) - distance(point, other));
    return at === undefined ? [] : [{ name, at }];
  });
}

const closed = <Corner>(outline: readonly Corner[]): readonly Corner[] => [...outline, ...outline.slice(0, 1)];

const corners = (outline: readonly (readonly [number, number] | readonly number[])[]): readonly Point[] =>
  outline.map(([x = 0, y = 0]) => ({ x, y }));
