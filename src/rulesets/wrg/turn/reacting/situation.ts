import type { Reason } from '../../../../rulebook/index.js';
import { normalBearing, turned } from '../../../../table/index.js';
import { isAstray } from '../../army/sub-units.js';
import { isNobodys } from '../../magic.js';
import { moveRate } from '../../moving/rates.js';
import type { OtherFactor } from '../../others.js';
import { friendsCountedWithin } from '../../reaction/consequences.js';
import { supportsToRear } from '../../reaction/definitions.js';
import type { ReactionSituation } from '../../reaction/situation.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import type { ReactionTestCause } from '../../rules/reaction/triggers.js';
import { isCreature } from '../../sorcery/creatures.js';
import { countAsHuns } from '../../sorcery/peoples.js';
import type { Doing, Unit, UnitId } from '../../state.js';
import { isFighting, isFree, isMainBody, mainBodyOf, onTable } from '../../units.js';
import { conditionOf } from '../condition.js';
import { wouldCome } from '../declaring/reach.js';
import type { Field, Near } from '../field.js';
import { animalsNearFire } from '../fire/near.js';
import { straightAhead } from '../frontage.js';
import { levelsWithDecks } from '../height.js';
import { mannerOf } from '../moving/going.js';
import { hasComeNearer } from '../moving/toward.js';
import { hasCurrentOrder } from '../ordering/standing.js';
import { othersGiven, reactionOthers } from '../others.js';
import { crewOfEngine } from '../shooting/weapons.js';
import { countedByWorkers, isOfThatGarrison } from '../siege/reacting.js';
import { ledByChampions } from '../sorcery/reacting.js';
import { isUnitToCount } from '../units-counted.js';
import { coverOfNight } from '../weather/night.js';
import { isShownTo } from '../weather/sight.js';
import { behindTesters } from './behind-testers.js';
import { chargeMove } from './charge-reach.js';
import { byLand, comesWithin, isNear, type NearByLand } from './detour.js';
import { doingOf, goingBack } from './doing.js';
import { facesTesters } from './facing.js';
import { generals, isGeneralLost } from './generals-near.js';
import { behindOf, groundNear, secureFlanks } from './ground-near.js';
import { orderInTest } from './order-in-test.js';
import { countedAs, strengthLost } from './strength.js';

/** Why a unit tests, and what only the moment of the test tells. */
export interface Occasion {
  readonly cause: ReactionTestCause;
  /** What else calls for the same test. */
  readonly also?: readonly ReactionTestCause[];
  /** By cause who has given it, as it is told. */
  readonly calledBy?: Readonly<Record<string, readonly UnitId[]>>;
  /** Those whom it is about to charge, or who charge it. */
  readonly against?: readonly Unit[];
  /** Figures of fresh enemies that appeared in this period. */
  readonly freshEnemyFigures?: number;
  /** An enemy out of cover surprises it. */
  readonly surprised?: boolean;
  /** What it is told as, where that is not the cause: a spell. */
  readonly as?: string;
  /** They run, and have no move left for another period of it: they disperse unless they rally. */
  readonly lastTry?: true;
  /** Why the test is taken at all, where that is not plain from the cause. */
  readonly why?: Reason;
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
  const { rout } = unit;
  const doing = doingOf(unit, field);
  const condition = orderInTest(unit, occasion.cause, field);
  const against = occasion.against ?? [];
  const shot = countedAs(unit, occasion.cause, field).map(each => shotsAt(each, occasion.cause, field));
  const shots = shot.flatMap(each => each.shots);
  return {
    troops: unit.troops,
    // A sub-unit has the order of its unit.
    hasOrder: hasCurrentOrder(mainBodyOf(state, unit)),
    ...strengthLost(unit, occasion.cause, field),
    ...friends(unit, occasion, field),
    ...enemies(unit, against, field),
    ...groundNear(unit, field),
    ...coverOfNight(unit, field),
    ...animalsNearFire(unit, field),
    // Of engines the crews are compared, who are what is counted of those that shoot.
    shotAtBy:
      shots.reduce((sum, { figures }) => sum + figures, 0) / Math.max(1, crewOfEngine(unit.troops.engine, rules)),
    shotAtByEngines: shots.some(({ engine }) => engine),
    moved: shotsAt(unit, occasion.cause, field).moved,
    underFireOrCharged:
      shots.length > 0 ||
      isBeingCharged(unit, occasion, field) ||
      (rules.reaction.effects.meleeIsCharge && isFighting(state, unit)),
    pursuing: unit.pursuit !== null,
    // Who stands to fall in has halted.
    halted: doing === 'halted' || doing === 'reorganising',
    disorganised: condition.disorganised,
    horseDisorganised: condition.horsesAfraid,
    retiring: doing === 'retiring',
    inRout: rout !== null,
    routedEarlier: unit.hasRouted,
    againstFanatics: against.some(({ troops }) => troops.fanatic === true),
    againstHeavierOrMounted: against.some(enemy => isHeavierOrMounted(unit, enemy, field)),
    surprised: occasion.surprised === true,
    astray: hasStrayed(unit, field),
    freshEnemyFigures: occasion.freshEnemyFigures ?? 0,
    periodsPlayed: state.period,
    armyTest: [occasion.cause, ...(occasion.also ?? [])].includes('army'),
    ...ledByChampions(unit, generals(unit, mostOf(unit, occasion, field), field), field),
    ...choosable(unit, occasion, field),
    generalLost: isGeneralLost(unit, field),
    ...othersGiven(reactionOthers(unit, occasion, field)),
  };
}

/**
 * The shots at a body that count, and how far it had moved in their period: before anybody has moved those of the last period, where `wrg/ruling/shots-before-moving`
 * has it so.
 *
 * @clause wrg/reaction/minus1-shot-at
 * @clause wrg/reaction/minus1-shot-at-by-engines
 */
function shotsAt(
  { period }: Unit,
  cause: ReactionTestCause,
  { rules }: Field,
): { readonly shots: readonly { readonly figures: number; readonly engine: boolean }[]; readonly moved: number } {
  const { shotBy, moved, shotBefore } = period;
  const isBefore = cause === 'charging' || cause === 'being-charged';
  const asBefore = isBefore && shotBy.length === 0 && rules.reaction.counting.shotsOfLastPeriod;
  return asBefore && shotBefore !== undefined ? shotBefore : { shots: shotBy, moved };
}

/** What counts as somebody chooses: nothing of who has nobody to choose, unless `wrg/ruling/what-ents-choose` has it otherwise. */
function choosable(unit: Unit, occasion: Occasion, field: Field): Pick<ReactionSituation, 'secureFlanks' | 'behind'> {
  if (isNobodys(unit) && field.rules.optional.sorcery.ents.choices === 'none') return {};
  return { secureFlanks: secureFlanks(unit, mostOf(unit, occasion, field), field), ...(behindOf(unit, field) ?? {}) };
}

/** Whether somebody is in rout: also before he has run in the period that is played. */
const runs = ({ who }: NearByLand): boolean => who.unit.rout !== null;

/** Whether somebody counts as a unit of his side: in rout, as `wrg/ruling/routers-as-units` has it. */
const isCounted = (each: NearByLand, { rules }: Field): boolean =>
  rules.reaction.counting.routersAsUnits || !runs(each);

const within: (each: NearByLand, paces: number | null) => boolean = isNear;

const does = ({ who }: Near, field: Field, ...what: readonly Doing[]): boolean =>
  what.includes(doingOf(who.unit, field));
const isMain = ({ who }: Near, { rules }: Field): boolean => isMainBody(who.unit) && isUnitToCount(who.unit, rules);
/** Sub-units go with their unit, and are no friends of it. */
const isOwn = (unit: Unit, { who }: Near): boolean =>
  who.unit.parent === unit.id || unit.parent === who.id || (unit.parent !== null && unit.parent === who.unit.parent);

/** The paces beyond which those who test take no notice of friends; `null` where they take it of all. */
function mostOf(unit: Unit, { cause }: Occasion, { state, rules }: Field): number | null {
  return friendsCountedWithin({ cause, engaged: isFighting(state, unit) }, rules);
}

function friends(unit: Unit, occasion: Occasion, field: Field) {
  const { near, rules } = field;
  const { factors } = rules.reaction.counting;
  const most = mostOf(unit, occasion, field);
  const seen = byLand(unit, near.around(unit.id, { of: 'friends', inView: true }), field).filter(
    each => within(each, most) && !isOwn(unit, each),
  );
  const unitsNear = seen.filter(
    each => isMain(each, field) && within(each, factors['friend-unit-within-150'].within) && isCounted(each, field),
  );
  const some = (id: 'friends-advancing-150' | 'friends-charging-150' | 'friends-retiring-150', ...what: Doing[]) =>
    seen.some(each => within(each, factors[id].within) && does(each, field, ...what));
  return {
    friendUnits: unitsNear.length,
    otherFriends: seen.some(each => !unitsNear.includes(each) && isCounted(each, field)),
    friendsAdvancing: some('friends-advancing-150', 'advancing', 'pursuing'),
    friendsCharging: some('friends-charging-150', 'charging', 'countercharging'),
    friendsRetiring: some('friends-retiring-150', ...goingBack(field)),
    supportToRear: seen.some(each => isSupport(unit, each, field)),
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
  const { factors } = field.rules.reaction.counting;
  const reach = Math.min(most ?? Infinity, factors['friend-unit-routing-150'].within ?? Infinity);
  const inView = seen.filter(each => isMain(each, field) && runs(each) && within(each, reach));
  const earlier = unit.period.sawBreak.filter(rout => rout.paces <= reach && countsEarlier(rout.unit, field));
  return new Set([...inView.map(({ who }) => who.id), ...earlier.map(({ unit: id }) => id)]).size;
}

/**
 * Whether a rout that was seen earlier in the period counts: of whom nobody is left, nobody runs any more, and who has rallied runs no more either, unless it
 * is enough to have run.
 */
function countsEarlier(router: UnitId, { state, rules }: Field): boolean {
  const { routsSeen } = rules.reaction.counting;
  if (routsSeen === 'in-the-period') return true;
  const runner = state.units[router];
  const rallied = runner?.gone === null && runner.rout === null;
  const gone = runner?.gone === 'destroyed' || runner?.gone === 'surrendered';
  return routsSeen === 'while-any-are-left' && !rallied && !gone;
}

/** Whether a friend supports testers: immediately behind them stands who has some of their front straight before him, and not who stands off to one side; of who runs a ruling says whether he has any (`wrg/ruling/support-of-routers`), and of all within whose move they stand (`wrg/ruling/support-within-whose-move`). */
function isSupport(testers: Unit, each: NearByLand, field: Field): boolean {
  const { unit } = each.who;
  if (!isMain(each, field) || unit.rout !== null) return false;
  if (testers.rout !== null && !field.rules.reaction.counting.routersSupported) return false;
  const backwards = turned(testers.placed, normalBearing(testers.placed.facing + 180));
  const whose = field.rules.reaction.counting.supportWithin === 'testers' ? testers : unit;
  const { normal } = moveRate(whose.troops, mannerOf(whose, false), field.rules);
  if (!within(each, normal)) return false;
  return supportsToRear({
    immediatelyBehind: each.isOn === 'rear' && straightAhead(backwards, unit.placed) > 0,
    distance: each.distance,
    normalMove: normal,
    disorganised: conditionOf(unit, field).disorganised,
    engaged: isFighting(field.state, unit),
  });
}

/**
 * Whether an enemy advances as those see it who test: he has come nearer to them on his march, though others of theirs may stand nearer to him, or he goes at
 * these.
 *
 * @clause wrg/reaction/minus1-enemy-advancing
 */
function isAdvancing(each: Near, testers: Unit, field: Field): boolean {
  if (does(each, field, 'advancing', 'charging', 'countercharging', 'pursuing')) return true;
  return does(each, field, 'marching') && hasComeNearer(each.who.unit, testers);
}

/**
 * The enemies whom a unit has in view, and those whom it charges or who charge it, though who evades still stands between them: he is gone before they come,
 * and from how near they see each other first is the same (`wrg/ruling/chargers-behind-evaders`). Whom fog or the dark hide it does not see all the same.
 *
 * @clause wrg/reaction/within-needs-view
 * @clause wrg/evade/chargers-follow-through
 */
function enemiesSeen(unit: Unit, against: readonly Unit[], field: Field): readonly Near[] {
  const comeOn = field.rules.reaction.counting.behindEvaders ? against.map(({ id }) => id) : [];
  return field.near
    .around(unit.id, { of: 'enemies' })
    .filter(({ who, inView }) => inView || (comeOn.includes(who.id) && isShownTo(unit.side, who.unit, field)))
    .filter(({ who }) => who.unit.hidden === null);
}

function enemies(unit: Unit, against: readonly Unit[], field: Field) {
  const { rules, state } = field;
  const { factors } = rules.reaction.counting;
  const inView = enemiesSeen(unit, against, field);
  const seen = byLand(unit, inView, field);
  const standing = seen.filter(each => isCounted(each, field));
  const unitsNear = standing.filter(
    each => isMain(each, field) && within(each, factors['enemy-unit-facing-150'].within),
  );
  const facing = unitsNear.filter(({ who }) => facesTesters(who.unit, unit));
  const some = (id: keyof typeof factors, is: (each: NearByLand) => boolean) =>
    standing.some(each => within(each, factors[id].within) && is(each));
  const arm = ({ who }: Near) => sheetOfType(who.unit.troops.type, rules).arm;
  const reaches = ({ distance: paces, who }: Near) =>
    comesWithin(who.unit, { at: unit.placed.at, paces, body: unit }, chargeMove(who.unit, field), field) &&
    wouldCome(who.unit, unit, field);
  const atTheirBacks = standing.filter(reaches).map(each => behindTesters(each, unit, field));
  return {
    enemyUnitsFacing: countedByWorkers(unit, facing, field),
    enemyUnitsTurned: unitsNear.length - facing.length,
    otherEnemies: standing.some(each => !unitsNear.includes(each) && !isOfThatGarrison(unit, each, facing, field)),
    enemyCavalry: some('enemy-cavalry-150', each => arm(each) === 'cavalry' && isHorse(each.who.unit, rules)),
    enemyAdvancing: some('enemy-advancing-150', each => isAdvancing(each, unit, field)),
    enemyRetiring: some('enemy-retiring-150', each => does(each, field, ...goingBack(field))),
    enemyFlankOrRear: some('enemy-flank-or-rear-presented-150', each => isMain(each, field) && !facing.includes(each)),
    enemyBehindFlank: atTheirBacks.some(({ flank }) => flank),
    enemyInRear: atTheirBacks.some(({ rear }) => rear),
    enemyElephantsOrChariots: some(
      'enemy-elephants-or-chariots-150',
      each => ['elephant', 'chariot'].includes(arm(each)) || isAsElephantTo(unit, each.who.unit, field),
    ),
    hostileHuns: some(
      'hostile-huns-150',
      ({ who }) => who.unit.troops.nation === 'hun' || countAsHuns(who.unit.troops),
    ),
    enemyUnitsRouting: seen.filter(
      each => isMain(each, field) && runs(each) && within(each, factors['enemy-unit-routing-150'].within),
    ).length,
    enemyInReach: standing.some(each => within(each, chargeMove(unit, field))),
    inContact: isFighting(state, unit),
    uphillOfEnemy: some('uphill-of-enemy-150', each => levelsWithDecks(unit, each, field) < 0),
    enemyUphill: some('enemy-uphill-150', each => levelsWithDecks(unit, each, field) > 0),
  };
}

/**
 * Whether an enemy is to elephants what elephants are to horses: a dragon.
 *
 * @clause wrg/sorcery/dragon-elephants
 */
function isAsElephantTo(unit: Unit, enemy: Unit, { rules }: Field): boolean {
  return sheetOfType(unit.troops.type, rules).arm === 'elephant' && isCreature(enemy.troops, 'dragon');
}

/**
 * Whether those of a mounted type are cavalry to who sees them: dragons and crows move as such, and have no horse (`wrg/ruling/creatures-as-cavalry`).
 *
 * @clause wrg/reaction/minus1-enemy-cavalry
 */
function isHorse({ dismounted, troops }: Unit, { optional }: Field['rules']): boolean {
  const hasNone = isCreature(troops, 'dragon') || isCreature(troops, 'crow');
  return !dismounted && (optional.sorcery.asCavalry || !hasNone);
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
