import {
  areasAt,
  distanceToQuad,
  distanceToSegment,
  edgesOf,
  measuredFrom,
  type Point,
  partsOf,
  pointInPolygon,
  quadOf,
  type Side,
  standsOf,
  toGrid,
  widthOf,
} from '../../../../table/index.js';
import { isAstray } from '../../army/sub-units.js';
import { groundOnTable } from '../../moving/ground.js';
import { moveRate } from '../../moving/rates.js';
import { groundCost } from '../../moving/terrain.js';
import type { OtherFactor } from '../../others.js';
import { friendsCountedWithin } from '../../reaction/consequences.js';
import { coverKind, isFacing, isSecureFlank, isWithin, supportsToRear } from '../../reaction/definitions.js';
import type { Influence, ReactionSituation } from '../../reaction/situation.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import type { ReactionTestCause } from '../../rules/reaction/triggers.js';
import { countAsHuns } from '../../sorcery/peoples.js';
import type { Doing, General, Unit } from '../../state.js';
import { generalOf, generalWith, isFighting, isFree, isMainBody, mainBodyOf, onTable, unitOf } from '../../units.js';
import { conditionOf } from '../condition.js';
import type { Field, Near } from '../field.js';
import { animalsNearFire } from '../fire/near.js';
import { mannerOf } from '../moving/going.js';
import { othersGiven, reactionOthers } from '../others.js';
import { hullsNear, levelsWithDecks, ownHulls } from '../ships/standing.js';
import { countedByWorkers } from '../siege/reacting.js';
import { isUnitToCount } from '../sorcery/counting.js';
import { ledByChampions } from '../sorcery/reacting.js';
import { atNight } from '../weather/limits.js';
import { coverOfNight } from '../weather/night.js';
import { byLand, type NearByLand } from './detour.js';

/** Why a unit tests, and what only the moment of the test tells. */
export interface Occasion {
  readonly cause: ReactionTestCause;
  /** What else calls for the same test. */
  readonly also?: readonly ReactionTestCause[];
  /** Those whom it is about to charge, or who charge it. */
  readonly against?: readonly Unit[];
  /** Figures of fresh enemies that appeared in this period. */
  readonly freshEnemyFigures?: number;
  /** An enemy out of cover surprises it. */
  readonly surprised?: boolean;
  /** What it is told as, where that is not the cause: a spell. */
  readonly as?: string;
  /** What the occasion itself counts. */
  readonly others?: readonly OtherFactor[];
}

/** Whether an enemy charges a unit while it tests: also one whom it would have charged itself. */
function isBeingCharged(unit: Unit, { cause }: Occasion, { state }: Field): boolean {
  if (cause !== 'charging') return cause === 'being-charged';
  return onTable(state).some(
    other => other.side !== unit.side && other.period.conduct.charge === unit.id && isFree(other),
  );
}

/**
 * All that a reaction test of a unit depends on, as it stands on the table: who is near and in view and what they do, the ground, what
 * the unit has lost and what has befallen it.
 *
 * @clause wrg/reaction/definition-within
 * @clause wrg/reaction/within-needs-view
 */
export function situationOf(unit: Unit, occasion: Occasion, field: Field): ReactionSituation {
  const { state, rules } = field;
  const { period, rout } = unit;
  const condition = conditionOf(unit, field);
  const against = occasion.against ?? [];
  return {
    troops: unit.troops,
    hasOrder: isOrdered(mainBodyOf(state, unit)),
    original: unit.strength,
    lost: unit.strength - unit.figures,
    ...friends(unit, occasion, field),
    ...enemies(unit, field),
    ...groundNear(unit, field),
    ...coverOfNight(unit, field),
    ...animalsNearFire(unit, field),
    shotAtBy: period.shotBy.reduce((sum, { figures }) => sum + figures, 0),
    shotAtByEngines: period.shotBy.some(({ engine }) => engine),
    moved: period.moved,
    underFireOrCharged:
      period.shotBy.length > 0 ||
      isBeingCharged(unit, occasion, field) ||
      (rules.reaction.effects.meleeIsCharge && isFighting(state, unit)),
    pursuing: unit.pursuit !== null,
    halted: period.doing === 'halted',
    disorganised: condition.disorganised,
    horseDisorganised: condition.horsesAfraid,
    retiring: period.doing === 'retiring',
    inRout: rout !== null,
    routedEarlier: unit.hasRouted,
    againstFanatics: against.some(({ troops }) => troops.fanatic === true),
    againstHeavierOrMounted: against.some(enemy => isHeavierOrMounted(unit, enemy, field)),
    surprised: occasion.surprised === true,
    astray: hasStrayed(unit, field),
    freshEnemyFigures: occasion.freshEnemyFigures ?? 0,
    periodsPlayed: state.period,
    armyTest: [occasion.cause, ...(occasion.also ?? [])].includes('army'),
    ...ledByChampions(unit, generals(unit, field), field),
    secureFlanks: secureFlanks(unit, field),
    ...(behindOf(unit, field) ?? {}),
    generalLost: isGeneralLost(unit, field, rules.reaction.counting.factors['general-lost-250'].within),
    ...othersGiven(reactionOthers(unit, occasion, field)),
  };
}

/** Whether somebody is in rout: also before he has run in the period that is played. */
const runs = ({ who }: NearByLand): boolean => who.unit.rout !== null;

/** A sub-unit has the order of its unit. */
const isOrdered = ({ order, carriedOut }: Unit): boolean => order !== null && !carriedOut;

const within = ({ distance: far, detour }: NearByLand, paces: number | null): boolean =>
  isWithin({ distance: far, inView: true, ...(detour === undefined ? {} : { detour }) }, paces);
const does = ({ who }: Near, ...what: readonly Doing[]): boolean => what.includes(who.unit.period.doing);
const isMain = ({ who }: Near, { rules }: Field): boolean => isMainBody(who.unit) && isUnitToCount(who.unit, rules);
/** Sub-units go with their unit, and are no friends of it. */
const isOwn = (unit: Unit, { who }: Near): boolean =>
  who.unit.parent === unit.id || unit.parent === who.id || (unit.parent !== null && unit.parent === who.unit.parent);

function friends(unit: Unit, { cause }: Occasion, field: Field) {
  const { near, rules, state } = field;
  const { factors } = rules.reaction.counting;
  const engaged = isFighting(state, unit);
  const most = friendsCountedWithin({ cause, engaged }, rules);
  const seen = byLand(unit, near.around(unit.id, { of: 'friends', inView: true }), field).filter(
    each => within(each, most) && !isOwn(unit, each),
  );
  const unitsNear = seen.filter(
    each => isMain(each, field) && within(each, factors['friend-unit-within-150'].within) && !runs(each),
  );
  const some = (id: 'friends-advancing-150' | 'friends-charging-150' | 'friends-retiring-150', ...what: Doing[]) =>
    seen.some(each => within(each, factors[id].within) && does(each, ...what));
  return {
    friendUnits: unitsNear.length,
    otherFriends: seen.some(each => !unitsNear.includes(each) && !runs(each)),
    friendsAdvancing: some('friends-advancing-150', 'advancing', 'pursuing'),
    friendsCharging: some('friends-charging-150', 'charging', 'countercharging'),
    friendsRetiring: some('friends-retiring-150', 'retiring', 'evading', 'rallying-back'),
    supportToRear: seen.some(each => isSupport(each, field)),
    friendUnitsRouting: routsCounted(unit, seen, most, field),
  };
}

/**
 * Friendly units in rout: those in view, and those whom the testers saw near enough earlier in the period, wherever they have run since
 * (`wrg/ruling/routs-seen`).
 *
 * @clause wrg/reaction/minus2-friend-routing
 * @clause wrg/reaction/within-needs-view
 */
function routsCounted(unit: Unit, seen: readonly NearByLand[], most: number | null, field: Field): number {
  const { factors, routsSeen } = field.rules.reaction.counting;
  const reach = Math.min(most ?? Infinity, factors['friend-unit-routing-150'].within ?? Infinity);
  const inView = seen.filter(each => isMain(each, field) && runs(each) && within(each, reach));
  const earlier = routsSeen === 'in-the-period' ? unit.period.sawBreak.filter(({ paces }) => paces <= reach) : [];
  return new Set([...inView.map(({ who }) => who.id), ...earlier.map(({ unit: id }) => id)]).size;
}

function isSupport(each: Near, field: Field): boolean {
  const { unit } = each.who;
  if (!isMainBody(unit) || unit.rout !== null) return false;
  return supportsToRear({
    immediatelyBehind: each.isOn === 'rear',
    distance: each.distance,
    normalMove: moveRate(unit.troops, mannerOf(unit, false), field.rules).normal,
    disorganised: conditionOf(unit, field).disorganised,
    engaged: isFighting(field.state, unit),
  });
}

function enemies(unit: Unit, field: Field) {
  const { near, rules, state } = field;
  const { factors } = rules.reaction.counting;
  const inView = near.around(unit.id, { of: 'enemies', inView: true }).filter(({ who }) => who.unit.hidden === null);
  const seen = byLand(unit, inView, field);
  const standing = seen.filter(each => !runs(each));
  const unitsNear = standing.filter(
    each => isMain(each, field) && within(each, factors['enemy-unit-facing-150'].within),
  );
  const facing = unitsNear.filter(({ who }) => facesTesters(who.unit, unit));
  const some = (id: keyof typeof factors, is: (each: NearByLand) => boolean) =>
    standing.some(each => within(each, factors[id].within) && is(each));
  const arm = ({ who }: Near) => sheetOfType(who.unit.troops.type, rules).arm;
  const reaches = (each: Near, side: Side) => each.isOn === side && each.distance <= chargeMove(each.who.unit, field);
  return {
    enemyUnitsFacing: countedByWorkers(unit, facing, field),
    enemyUnitsTurned: unitsNear.length - facing.length,
    otherEnemies: standing.some(each => !unitsNear.includes(each)),
    enemyCavalry: some('enemy-cavalry-150', each => arm(each) === 'cavalry' && !each.who.unit.dismounted),
    enemyAdvancing: some('enemy-advancing-150', each =>
      does(each, 'advancing', 'charging', 'countercharging', 'pursuing'),
    ),
    enemyRetiring: some('enemy-retiring-150', each => does(each, 'retiring', 'evading', 'rallying-back')),
    enemyFlankOrRear: some('enemy-flank-or-rear-presented-150', each => isMain(each, field) && !facing.includes(each)),
    enemyBehindFlank: standing.some(each => reaches(each, 'flank') && isPartlyBehind(each.who.unit, unit)),
    enemyInRear: standing.some(each => reaches(each, 'rear')),
    enemyElephantsOrChariots: some('enemy-elephants-or-chariots-150', each =>
      ['elephant', 'chariot'].includes(arm(each)),
    ),
    hostileHuns: some(
      'hostile-huns-150',
      ({ who }) => who.unit.troops.nation === 'hun' || countAsHuns(who.unit.troops),
    ),
    enemyUnitsRouting: seen.filter(
      each => isMain(each, field) && runs(each) && within(each, factors['enemy-unit-routing-150'].within),
    ).length,
    enemyInReach: standing.some(each => each.distance <= chargeMove(unit, field)),
    inContact: isFighting(state, unit),
    uphillOfEnemy: some('uphill-of-enemy-150', each => levelsWithDecks(unit, each) < 0),
    enemyUphill: some('enemy-uphill-150', each => levelsWithDecks(unit, each) > 0),
  };
}

/** Paces that a unit's charge reaches over open ground; 0 for who cannot charge. */
export function chargeMove(unit: Unit, { rules }: Pick<Field, 'rules'>): number {
  if (unit.aboard !== undefined) return 0;
  return atNight(moveRate(unit.troops, mannerOf(unit, false), rules).charge ?? 0, unit, rules);
}

/** How far before the line of a unit's front a point lies; behind it if negative. */
function aheadOf({ placed }: Unit): (point: Point) => number {
  const step = measuredFrom({ at: { x: 0, y: 0 }, facing: placed.facing })(0, -1);
  return ({ x, y }) => (x - placed.at.x) * step.x + (y - placed.at.y) * step.y;
}

function facesTesters(enemy: Unit, testers: Unit): boolean {
  const ahead = aheadOf(enemy);
  return isFacing({ testersEntirelyBehindFlank: quadOf(testers.placed).every(corner => toGrid(ahead(corner)) < 0) });
}

function isPartlyBehind(enemy: Unit, testers: Unit): boolean {
  const ahead = aheadOf(testers);
  return quadOf(enemy.placed).some(corner => toGrid(ahead(corner)) < 0);
}

function isHeavierOrMounted(unit: Unit, enemy: Unit, { rules }: Field): boolean {
  const [own, other] = [sheetOfType(unit.troops.type, rules), sheetOfType(enemy.troops.type, rules)];
  return other.arm !== 'infantry' || (own.light && !other.light);
}

/** Whether a sub-unit is out of sight of its main body, or too far from it. */
function hasStrayed(unit: Unit, field: Field): boolean {
  if (unit.parent === null) return false;
  const main = mainBodyOf(field.state, unit);
  if (main.gone !== null || main.away !== null) return true;
  const own = field.near.around(unit.id).find(({ who }) => who.id === main.id);
  const { normal } = moveRate(unit.troops, mannerOf(unit, false), field.rules);
  return own === undefined || isAstray({ distance: own.distance, normalMove: normal, inSight: own.inView });
}

/** How a general counts in tests: a commander-in-chief may count either way. */
function influenceOf({ rank, personality }: General): Influence {
  return rank === 'commander-in-chief' ? 'average' : (personality ?? 'average');
}

function generals(unit: Unit, field: Field) {
  const { state, rules } = field;
  const own = generalWith(state, unit);
  const { within: reach } = rules.reaction.counting.factors['general-within-150'];
  const near = Object.values(state.generals).find(
    general =>
      general.gone === null &&
      general.side === unit.side &&
      general.id !== own?.id &&
      (general.id === unit.command || general.rank === 'commander-in-chief') &&
      (reach === null || distanceToQuad(placeOf(general, state), quadOf(unit.placed)) <= reach) &&
      sees(unit, general, field),
  );
  const nearWith = near?.with == null ? undefined : unitOf(state, near.with);
  return {
    ...(own === undefined ? {} : { generalWith: influenceOf(own), generalRouts: unit.rout !== null }),
    ...(near === undefined
      ? {}
      : {
          generalNear: influenceOf(near),
          generalNearRetires:
            nearWith !== undefined && (nearWith.rout !== null || nearWith.period.doing === 'retiring'),
        }),
  };
}

/**
 * Whether a unit sees a general: among the men whom he is with. Who rides about by himself is seen.
 *
 * @clause wrg/reaction/within-needs-view
 */
export function sees(unit: Unit, { with: men }: General, { near }: Pick<Field, 'near'>): boolean {
  return (
    men === null ||
    men === unit.id ||
    near.around(unit.id, { of: 'friends', inView: true }).some(({ who }) => who.id === men)
  );
}

/** Where a general is: with his unit, or by himself. */
export function placeOf(general: General, state: Field['state']): Point {
  if (general.with === null) return general.at;
  return unitOf(state, general.with).placed.at;
}

function isGeneralLost(unit: Unit, { state }: Field, reach: number | null): boolean {
  const own = generalOf(state, unit.command);
  return Object.values(state.generals).some(
    ({ side, gone, lost, rank, id }) =>
      side === unit.side &&
      gone !== null &&
      lost !== null &&
      (id === own?.id || rank === 'commander-in-chief') &&
      (lost.byChallenge || reach === null || pacesToLost(unit, id) <= reach),
  );
}

/**
 * How far off a unit saw a general of its side lost; beyond everything if it did not see it.
 *
 * @clause wrg/reaction/within-needs-view
 */
export function pacesToLost({ sawLost }: Unit, general: string): number {
  return sawLost?.find(each => each.general === general)?.paces ?? Number.POSITIVE_INFINITY;
}

function groundNear(unit: Unit, field: Field) {
  const { factors } = field.rules.reaction.counting;
  const covers = coversOf(field).map(area => ({ area, far: distanceToArea(unit, area) }));
  const some = (kind: 'friendly' | 'unfriendly', reach: number | null) =>
    covers.some(({ area, far }) => (reach === null || far <= reach) && coverKind(knownOf(area, unit, field)) === kind);
  return {
    friendlyCover:
      some('friendly', factors['friendly-cover-100'].within) ||
      hullsNear(unit, factors['friendly-cover-100'].within, field),
    unfriendlyCover: some('unfriendly', factors['unfriendly-cover-100'].within),
  };
}

type Cover = ReturnType<typeof areasAt>[number];

/** What hides troops: woods and buildings. */
function coversOf({ table }: Field): readonly Cover[] {
  return table.features.filter((feature): feature is Cover => feature.kind === 'wood' || feature.kind === 'building');
}

function distanceToArea({ placed }: Unit, { outline }: Cover): number {
  const quad = quadOf(placed);
  if (quad.some(corner => pointInPolygon(corner, outline))) return 0;
  const edges = edgesOf(outline);
  return Math.min(
    ...outline.map(corner => distanceToQuad(corner, quad)),
    ...quad.flatMap(corner => edges.map(edge => distanceToSegment(corner, edge))),
  );
}

/**
 * What an army knows of a piece of cover: friends are in it, enemies that are seen are in it; or friends stand so near its edge that
 * they see who is in it, which is nobody. Nothing is known of any other.
 */
function knownOf(area: Cover, unit: Unit, field: Field): Parameters<typeof coverKind>[0] {
  const inside = (other: Unit) => standsOf(other.placed).some(({ centre }) => pointInPolygon(centre, area.outline));
  const all = onTable(field.state);
  if (all.some(other => other.side === unit.side && inside(other))) return 'friends';
  if (all.some(other => other.side !== unit.side && other.hidden === null && inside(other))) return 'enemies';
  const looked = all.some(
    other => other.side === unit.side && distanceToArea(other, area) <= field.rules.field.sight.woodDepth,
  );
  return looked ? 'nobody' : 'unknown';
}

function secureFlanks(unit: Unit, field: Field): 0 | 1 | 2 {
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
    .filter(area => coverKind(knownOf(area, unit, field)) === 'friendly')
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

function behindOf(unit: Unit, { table }: Field): Pick<ReactionSituation, 'behind'> | undefined {
  if (unit.aboard !== undefined) return { behind: 'cover' };
  if (unit.square) return { behind: 'square' };
  const inCover = areasAt(table, unit.placed.at).some(({ kind }) => kind === 'wood' || kind === 'building');
  return inCover ? { behind: 'cover' } : undefined;
}
