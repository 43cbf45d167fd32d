import {
  bodyCentre,
  distance,
  distanceToQuad,
  distanceToSegment,
  edgesOf,
  measuredFrom,
  nearestOn,
  type Point,
  partsOf,
  pointInPolygon,
  quadOf,
  widthOf,
} from '../../../../table/index.js';
import { groundOnTable } from '../../moving/ground.js';
import { groundCost } from '../../moving/terrain.js';
import { coverKind, isSecureFlank } from '../../reaction/definitions.js';
import type { ReactionSituation } from '../../reaction/situation.js';
import { fortOf, rampartOf } from '../../siege/walls.js';
import type { Unit } from '../../state.js';
import { isFighting, isMainBody } from '../../units.js';
import { isAmongCover, isBehindBarrier, isBehindDefences } from '../cover.js';
import type { Field } from '../field.js';
import { hullsNear, ownHulls } from '../ships/standing.js';
import { isUnitToCount } from '../units-counted.js';
import { chargeMove } from './charge-reach.js';
import { knownOf } from './cover-known.js';
import { type Cover, coversToBeIn, distanceToArea } from './covers.js';
import { comesWithin, detoursOf, isNear } from './detour.js';

/** The cover near a unit, its friend or not, as its reaction counts it. */
export function groundNear(unit: Unit, field: Field) {
  return {
    friendlyCover: coverNear(unit, 'friendly', field).length > 0 || shipsNear(unit, field).length > 0,
    unfriendlyCover: coverNear(unit, 'unfriendly', field).length > 0,
  };
}

/** The ships near a unit that its reaction counts as friendly cover, by their ids. */
function shipsNear(unit: Unit, field: Field): readonly string[] {
  return hullsNear(unit, field.rules.reaction.counting.factors['friendly-cover-100'].within, field);
}

/** The cover near a unit that its reaction counts, as it is told: by its ids, and who holds it that is not friendly. */
export function coverTold(unit: Unit, kind: 'friendly' | 'unfriendly', field: Field): readonly string[] {
  const other = coverNear(unit, kind === 'friendly' ? 'unfriendly' : 'friendly', field);
  const reach = field.rules.reaction.counting.factors[`${kind}-cover-100`].within;
  const covers = coverNear(unit, kind, field).map(area => {
    if (other.includes(area)) return `${area.id} held by both sides`;
    if (kind === 'friendly') return area.id;
    return knownOf(area, unit, reach, field) === 'unknown'
      ? `${area.id}: enemies may be hidden there`
      : `${area.id}: held by enemies`;
  });
  return kind === 'friendly' ? [...covers, ...shipsNear(unit, field)] : covers;
}

/** The woods and buildings near a unit that are its friends, or not, as its reaction counts them. */
function coverNear(unit: Unit, kind: 'friendly' | 'unfriendly', field: Field): readonly Cover[] {
  const reach = field.rules.reaction.counting.factors[`${kind}-cover-100`].within;
  const detourTo = detoursOf(unit, field);
  return coversToBeIn(field).filter(
    area => isCoverNear(unit, area, reach, detourTo) && isOfKind(kind, knownOf(area, unit, reach, field), field),
  );
}

/** Whether cover of which so much is known is a unit's friend, or not its friend; it may be both, or neither where a part of it is known. */
function isOfKind(kind: 'friendly' | 'unfriendly', known: ReturnType<typeof knownOf>, { rules }: Field): boolean {
  if (known === 'in-part') return false;
  const found = coverKind(known, rules);
  return found === kind || found === 'both';
}

/**
 * Whether any part of a piece of cover is so near a unit, by the way round where something that it does not pass lies between.
 *
 * @clause wrg/reaction/within-detour
 */
function isCoverNear(unit: Unit, area: Cover, reach: number | null, detourTo: ReturnType<typeof detoursOf>): boolean {
  const far = distanceToArea(unit, area);
  if (reach === null || far > reach) return reach === null;
  if (far === 0) return true;
  const quad = quadOf(unit.placed);
  const { outline } = area;
  const nearest = quad.flatMap(corner => edgesOf(outline).map(edge => nearestOn(corner, edge)));
  return [...outline, ...nearest].some(at => {
    const paces = distanceToQuad(at, quad);
    const detour = paces > reach ? undefined : detourTo({ at, paces, feature: area.id });
    return isNear({ distance: paces, ...(detour === undefined ? {} : { detour }) }, reach);
  });
}

/**
 * How many of its flanks are secure; friends farther off than this many paces secure none, where any are ignored. A square has no flank to be secured.
 *
 * @clause wrg/reaction/test-below-half-in-melee
 * @clause wrg/square/no-flank-or-rear
 */
export function secureFlanks(unit: Unit, most: number | null, field: Field): 0 | 1 | 2 {
  if (unit.square) return 0;
  const half = widthOf(unit.placed) / 2;
  const flank = measuredFrom(unit.placed);
  const [left, right] = [flank(-half, 0), flank(half, 0)];
  const isSecure = (point: Point, other: Point) =>
    isFlankSecure(unit, { point, other, friendly: friendsFor(unit, point, other, most, field) }, field);
  const secure = [isSecure(left, right), isSecure(right, left)].filter(is => is);
  return secure.length === 2 ? 2 : secure.length === 1 ? 1 : 0;
}

/**
 * The friends who may make a flank secure, and how far they are from it: those who stand on its side, beside the testers or off that end of their line, or whoever
 * has it in reach (`wrg/ruling/friends-at-flanks`).
 */
function friendsFor(unit: Unit, point: Point, other: Point, most: number | null, field: Field) {
  const anybody = field.rules.reaction.counting.friendsAtFlanks === 'any-in-reach';
  const width = distance(point, other);
  /** How far out from the middle of the line somebody stands on this side of it. */
  const outward = ({ placed }: Unit) => {
    const { x, y } = bodyCentre(placed);
    const [dx, dy] = [(point.x - other.x) / width, (point.y - other.y) / width];
    return (x - (point.x + other.x) / 2) * dx + (y - (point.y + other.y) / 2) * dy;
  };
  return field.near
    .around(unit.id, { of: 'friends', ...(most === null ? {} : { within: most }) })
    .filter(({ who }) => isMainBody(who.unit) && isUnitToCount(who.unit, field.rules) && who.unit.rout === null)
    .filter(({ isOn, who }) => anybody || outward(who.unit) > (isOn === 'flank' ? 0 : width / 2))
    .map(({ who, inView }) => ({ unit: who.unit, inView, far: distanceToQuad(point, quadOf(who.unit.placed)) }));
}

/**
 * Whether a flank is secure, of which the other is given as well.
 *
 * @clause wrg/reaction/definition-secure-flank
 * @clause wrg/reaction/within-detour
 * @clause wrg/reaction/within-needs-view
 */
function isFlankSecure(
  unit: Unit,
  {
    point,
    other,
    friendly,
  }: { readonly point: Point; readonly other: Point; readonly friendly: ReturnType<typeof friendsFor> },
  field: Field,
): boolean {
  // Who might come out of it stands no farther off than where unfriendly cover counts.
  const reach = field.rules.reaction.counting.factors['unfriendly-cover-100'].within;
  const cover = coversToBeIn(field)
    .filter(area => isOfKind('friendly', knownOf(area, unit, reach, field), field))
    .map(({ outline }) => (pointInPolygon(point, outline) ? 0 : distanceToOutline(point, outline)));
  cover.push(...ownHulls(unit, field).map(hull => distanceToQuad(point, hull)));
  return isSecureFlank(
    {
      ...(cover.length === 0 ? {} : { friendlyCoverAt: Math.min(...cover) }),
      restsOnImpassable: restsOnImpassable(point, other, field),
      friendInContact: friendly.some(({ far }) => far <= field.rules.field.contact),
      freeFriendInReach: friendly.some(
        ({ unit: friend, inView, far: paces }) =>
          inView &&
          !isFighting(field.state, friend) &&
          comesWithin(friend, { at: point, paces, body: unit }, chargeMove(friend, field), field),
      ),
    },
    field.rules,
  );
}

/**
 * Whether the end of a line rests on ground that neither foot nor horse can pass: water too wide, the walls of a castle. What lies before the line, or
 * along under it, bars nobody from its end.
 *
 * @clause wrg/reaction/definition-secure-flank
 */
function restsOnImpassable(point: Point, other: Point, { table, scenario, rules }: Field): boolean {
  const step = rules.field.contact / distance(point, other);
  const inward = { x: point.x + step * (other.x - point.x), y: point.y + step * (other.y - point.y) };
  const on = { steepHills: scenario.steepHills, shallows: scenario.sea?.shallows ?? [] };
  const walkers = [
    { type: 'li', training: 'regular' },
    { type: 'lc', training: 'regular' },
  ] as const;
  return table.features.some(each => {
    const far = farFrom(point, each);
    if (far === undefined || far > rules.field.contact || !isPastTheEnd(far, farFrom(inward, each), rules))
      return false;
    const ground = groundOnTable(each, on, rules);
    return ground === null || walkers.every(walker => groundCost(walker, ground, {}, rules).factor === null);
  });
}

/** Whether something lies past the end of a line and not along it: a step inward leaves it behind, by half of the step at least. */
const isPastTheEnd = (atEnd: number, inward: number | undefined, { field: { contact } }: Field['rules']): boolean =>
  inward !== undefined && (inward - atEnd) * 2 >= contact;

/** How far a point is from a feature of the table. */
function farFrom(point: Point, feature: Field['table']['features'][number]): number | undefined {
  if ('outline' in feature)
    return pointInPolygon(point, feature.outline) ? 0 : distanceToOutline(point, feature.outline);
  const far = Math.min(...partsOf(feature.line).map(part => distanceToSegment(point, part)));
  return 'width' in feature ? Math.max(0, far - feature.width / 2) : far;
}

function distanceToOutline(point: Point, outline: readonly Point[]): number {
  return Math.min(...edgesOf(outline).map(edge => distanceToSegment(point, edge)));
}

/** Whether works are no cover to a garrison because it sees enemies within them (`wrg/ruling/cover-against-enemies-within`). */
function hasEnemiesWithin(unit: Unit, field: Field): boolean {
  const { scenario, near, rules } = field;
  if (rules.field.playing.coverWithin === 'always') return false;
  const fort = fortOf(unit.placed, scenario);
  if (fort === undefined) return false;
  const enemies = near.around(unit.id, { of: 'enemies', inView: true }).map(({ who }) => who.unit);
  return enemies.some(
    ({ placed, rout, hidden }) => rout === null && hidden === null && fortOf(placed, scenario)?.name === fort.name,
  );
}

/**
 * What a unit stands behind, if anything: a square of its own, the side of its ship, a wood or houses, a rampart, a wall or fence, or what was dug
 * or put up before it.
 *
 * @clause wrg/reaction/choice-cover-square
 */
export function behindOf(unit: Unit, field: Field): Pick<ReactionSituation, 'behind'> | undefined {
  if (unit.square) return { behind: 'square' };
  const onRampart = rampartOf(unit, field) !== undefined;
  if (unit.aboard !== undefined || isAmongCover(unit, field)) return { behind: 'cover' };
  if (hasEnemiesWithin(unit, field)) return undefined;
  if (onRampart) return { behind: 'cover' };
  if (isBehindDefences(unit, field)) return { behind: 'field-defences' };
  return isBehindBarrier(unit, field) ? { behind: 'cover' } : undefined;
}
