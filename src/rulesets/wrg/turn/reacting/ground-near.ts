import {
  distanceToQuad,
  distanceToSegment,
  edgesOf,
  measuredFrom,
  type Point,
  partsOf,
  pointInPolygon,
  quadOf,
  standsOf,
  widthOf,
} from '../../../../table/index.js';
import { groundOnTable } from '../../moving/ground.js';
import { groundCost } from '../../moving/terrain.js';
import { coverKind, isSecureFlank } from '../../reaction/definitions.js';
import type { ReactionSituation } from '../../reaction/situation.js';
import { fortOf, rampartUnder } from '../../siege/walls.js';
import type { SideId, Unit } from '../../state.js';
import { isFighting, isMainBody, onTable } from '../../units.js';
import { isAmongCover, isBehindBarrier, isBehindDefences } from '../cover.js';
import { type Field, fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { hullsNear, ownHulls } from '../ships/standing.js';
import { chargeMove } from './charge-reach.js';

/** The cover near a unit, its friend or not, as its reaction counts it. */
export function groundNear(unit: Unit, field: Field) {
  const { factors } = field.rules.reaction.counting;
  const covers = coversOf(field).map(area => ({ area, far: distanceToArea(unit, area) }));
  const some = (kind: 'friendly' | 'unfriendly', reach: number | null) =>
    covers.some(
      ({ area, far }) => (reach === null || far <= reach) && coverKind(knownOf(area, unit.side, field)) === kind,
    );
  return {
    friendlyCover:
      some('friendly', factors['friendly-cover-100'].within) ||
      hullsNear(unit, factors['friendly-cover-100'].within, field),
    unfriendlyCover: some('unfriendly', factors['unfriendly-cover-100'].within),
  };
}

type Cover = Extract<Field['table']['features'][number], { readonly outline: readonly Point[] }>;

/** What hides troops: woods and buildings. */
export function coversOf({ table }: Field): readonly Cover[] {
  return table.features.filter((feature): feature is Cover => feature.kind === 'wood' || feature.kind === 'building');
}

export function distanceToArea({ placed }: Unit, { outline }: Cover): number {
  const quad = quadOf(placed);
  if (quad.some(corner => pointInPolygon(corner, outline))) return 0;
  const edges = edgesOf(outline);
  return Math.min(
    ...outline.map(corner => distanceToQuad(corner, quad)),
    ...quad.flatMap(corner => edges.map(edge => distanceToSegment(corner, edge))),
  );
}

/** What is known of a piece of cover. */
type Known = Parameters<typeof coverKind>[0];

/**
 * What an army knows of a piece of cover: what it sees of it now, or that it has looked there and seen nobody go in since
 * (`wrg/ruling/cover-remembered`). Nothing is known of any other.
 *
 * @clause wrg/reaction/definition-friendly-cover
 * @clause wrg/reaction/definition-unfriendly-cover
 */
export function knownOf(area: Cover, side: SideId, field: Field): Known {
  const now = seenOf(area, side, field);
  const { state, rules } = field;
  const remembers = rules.reaction.counting.coverRemembered && state.searched?.[side]?.includes(area.id) === true;
  return now === 'unknown' && remembers ? 'nobody' : now;
}

/** What an army sees of a piece of cover: friends are in it, enemies that are seen are in it; or friends stand so near its edge that they see who is in it, which is nobody. */
function seenOf(area: Cover, side: SideId, field: Field): Known {
  const inside = (other: Unit) => standsOf(other.placed).some(({ centre }) => pointInPolygon(centre, area.outline));
  const all = onTable(field.state);
  if (all.some(other => other.side === side && inside(other))) return 'friends';
  if (all.some(other => other.side !== side && other.hidden === null && inside(other))) return 'enemies';
  const looked = all.some(
    other => other.side === side && distanceToArea(other, area) <= field.rules.field.sight.woodDepth,
  );
  return looked ? 'nobody' : 'unknown';
}

/**
 * At the end of a period each army knows of the cover in which it is, or into which it has looked, that no enemy is there; where one is seen to be, it
 * knows that no more.
 *
 * @clause wrg/reaction/definition-friendly-cover
 */
export function noteCover({ state, scenario, rules }: Play): void {
  const field = fieldOf(state, scenario, rules);
  const covers = coversOf(field);
  if (covers.length === 0 || !rules.reaction.counting.coverRemembered) return;
  state.searched = Object.fromEntries(
    Object.keys(scenario.sides).map(side => {
      const free = covers.filter(area => coverKind(knownOf(area, side, field)) === 'friendly');
      return [side, free.map(({ id }) => id)];
    }),
  );
}

/** How many of its flanks are secure. */
export function secureFlanks(unit: Unit, field: Field): 0 | 1 | 2 {
  const half = widthOf(unit.placed) / 2;
  const flank = measuredFrom(unit.placed);
  const secure = [flank(-half, 0), flank(half, 0)].filter(point => isFlankSecure(unit, point, field)).length;
  return secure === 2 ? 2 : secure === 1 ? 1 : 0;
}

function isFlankSecure(unit: Unit, point: Point, field: Field): boolean {
  const friendly = field.near
    .around(unit.id, { of: 'friends' })
    .filter(({ who, isOn }) => isMainBody(who.unit) && who.unit.rout === null && isOn === 'flank')
    .map(({ who }) => ({ unit: who.unit, far: distanceToQuad(point, quadOf(who.unit.placed)) }));
  const cover = coversOf(field)
    .filter(area => coverKind(knownOf(area, unit.side, field)) === 'friendly')
    .map(({ outline }) => (pointInPolygon(point, outline) ? 0 : distanceToOutline(point, outline)));
  cover.push(...ownHulls(unit, field).map(hull => distanceToQuad(point, hull)));
  return isSecureFlank(
    {
      ...(cover.length === 0 ? {} : { friendlyCoverAt: Math.min(...cover) }),
      restsOnImpassable: restsOnImpassable(point, field),
      friendInContact: friendly.some(({ far }) => far <= field.rules.field.contact),
      freeFriendInReach: friendly.some(
        ({ unit: other, far }) => !isFighting(field.state, other) && far <= chargeMove(other, field),
      ),
    },
    field.rules,
  );
}

/**
 * Whether the end of a line rests on ground that neither foot nor horse can pass: water too wide, the walls of a castle.
 *
 * @clause wrg/reaction/definition-secure-flank
 */
function restsOnImpassable(point: Point, { table, scenario, rules }: Field): boolean {
  const on = { steepHills: scenario.steepHills, shallows: scenario.sea?.shallows ?? [] };
  const walkers = [
    { type: 'li', training: 'regular' },
    { type: 'lc', training: 'regular' },
  ] as const;
  return table.features.some(each => {
    const far = farFrom(point, each);
    if (far === undefined || far > rules.field.contact) return false;
    const ground = groundOnTable(each, on, rules);
    return ground === null || walkers.every(walker => groundCost(walker, ground, {}, rules).factor === null);
  });
}

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
  const onRampart = rampartUnder(unit.placed, field) !== undefined;
  if (unit.aboard !== undefined || isAmongCover(unit, field)) return { behind: 'cover' };
  if (hasEnemiesWithin(unit, field)) return undefined;
  if (onRampart) return { behind: 'cover' };
  if (isBehindDefences(unit, field)) return { behind: 'field-defences' };
  return isBehindBarrier(unit, field) ? { behind: 'cover' } : undefined;
}
