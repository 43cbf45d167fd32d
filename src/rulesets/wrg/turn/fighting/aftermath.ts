import { type Reason, reasonFor } from '../../../../rulebook/index.js';
import type { Bearing } from '../../../../table/index.js';
import { type AfterMelee, followUp, recoil, withoutRoom } from '../../hand-to-hand/after.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import type { Melee, Unit, UnitId } from '../../state.js';
import { isFighting, meleesOf, opponentsOf, unitOf } from '../../units.js';
import type { Play } from '../play.js';
import { breakUnit } from '../routing/breaking.js';
import { trap } from '../routing/trapping.js';
import { castDownLadders } from '../siege/escalade.js';
import { goesAfterThem, recoversBy } from '../sorcery/of-themselves.js';
import { strikeAtBack } from './at-their-backs.js';
import { asideToComeUp, keptFromComingUp, type StraightOver } from './coming-up.js';
import { isEngineOrWagon, loseBrokenEngines, losePushedEngines } from './engines.js';
import { fatesOf } from './fates.js';
import { sideOf } from './files.js';
import { givesGround, goAsideToGiveGround, keptFromGivingGround, littleGround, makingRoom } from './giving-ground.js';
import { shift } from './shifting.js';
import { afterVictory, isHolding } from './victory.js';

/** Men whom the blows of one body have cost another in this period. */
export type Dealt = (by: Unit, to: Unit) => number;

/**
 * What follows a period of melee: who has suffered too much more than he inflicted is pushed back or breaks; victors follow up, stand, or
 * pursue, and strike at the backs of those who turn to run.
 *
 * @clause wrg/after-melee/push-back
 * @clause wrg/after-melee/broken-double
 * @clause wrg/after-melee/broken-push-backs
 * @clause wrg/after-melee/continues
 */
export function afterTheFight(fighters: readonly Unit[], dealt: Dealt, play: Play): void {
  const { state } = play;
  // Whom a test has broken already has left his melees, and is pursued like those who break now.
  const before = new Map(fighters.map(unit => [unit.id, unit.period.metBy.map(id => unitOf(state, id))]));
  const standing = fighters.filter(({ gone, rout }) => gone === null && rout === null);
  const fates = fatesOf(fighters, play);
  for (const unit of standing) {
    unit.pressed = staysPressed(unit, fates, play) ? { byMounted: false, noRoom: true } : null;
  }
  for (const [unit, { fate, because }] of fates) {
    if (fate !== 'broken') continue;
    const opponents = opponentsOf(state, unit).filter(other => fates.get(other)?.fate !== 'broken');
    breakBefore(unit, opponents, play, because);
  }
  // Blows at backs are struck in the order in which the period was fought: who was pushed back in the last one has lapped round nobody.
  for (const [unit, { pushBacks }] of fates) if (unit.rout === null) unit.pushedBack = pushBacks;
  const yields = (unit: Unit) => fates.get(unit)?.fate === 'pushed-back';
  // Where everybody gives ground to is settled before anybody does: bodies that both have to part farther.
  const back = [...fates].flatMap(([unit, fate]) => {
    const by = fate.fate === 'pushed-back' ? pusherOf(unit, dealt, play) : undefined;
    const opponents = opponentsOf(state, unit);
    const [costliest] = byCost(opponents, unit, dealt);
    return by === undefined || costliest === undefined
      ? []
      : [{ unit, fate, push: { by, costliest, opponents, direction: givesGround(unit, play), yields } }];
  });
  const pushed = back
    .map(each => ({ ...each, went: pushBack(each.unit, each.fate, each.push, play) }))
    .filter(({ went }) => went.paces > 0);
  const followed = new Map<Unit, Bearing>();
  for (const { unit, push, went } of pushed)
    followOrPart(unit, { ...push, ...went }, { pushed: pushed.map(each => each.unit), followed }, play);
  for (const unit of standing) {
    // Whom he met in a pursuit has ended it; he goes after him if he breaks him.
    const chased = unit.period.metInPursuit ? chasedBy(unit) : [];
    if (unit.period.metInPursuit) unit.pursuit = null;
    // Who has caught none but those who were running already goes after them as well.
    const fightsOn = opponentsOf(state, unit).some(({ rout }) => rout === null);
    if (unit.gone !== null || unit.rout !== null || unit.pursuit !== null || fightsOn) continue;
    const others = before.get(unit.id) ?? [];
    const kept = keepsOnPast(unit, play);
    const beaten = others.filter(other => other.rout !== null && other.gone === null && !kept.includes(other));
    if (beaten.length > 0)
      afterVictory(
        unit,
        beaten,
        others.every(other => other.rout !== null || other.gone !== null),
        play,
        chased,
      );
  }
}

/**
 * Broken enemies whom a unit has caught and does not turn to pursue: whom it has come upon as they ran, out of control for another period, if that goes on
 * (`wrg/ruling/caught-out-of-control`). Whoever breaks before it has left the melee by then.
 *
 * @clause wrg/reaction/result-current-uncontrolled
 */
function keepsOnPast(unit: Unit, { state, rules }: Play): readonly Unit[] {
  const { bound } = unit;
  const goesOn = bound?.instruction === 'uncontrolled-advance' && bound.left > 0;
  return goesOn && rules.field.playing.caughtOutOfControl === 'goes-on' ? opponentsOf(state, unit) : [];
}

/** Whom a unit pursues, and whom it pursued before it came upon these. */
function chasedBy({ pursuit }: Unit): readonly UnitId[] {
  return pursuit === null ? [] : [...(pursuit.chasedBefore ?? []), pursuit.quarry];
}

/**
 * Whether a body that had no room to give ground is out of order for it still: until it pushes one of its enemies back, or breaks him.
 *
 * @clause wrg/after-melee/no-room
 */
function staysPressed(unit: Unit, fates: ReadonlyMap<Unit, AfterMelee>, { state }: Play): boolean {
  const pushes = opponentsOf(state, unit).some(enemy => (fates.get(enemy)?.fate ?? 'holds') !== 'holds');
  return unit.pressed?.noRoom === true && !pushes;
}

/**
 * A unit breaks before its opponents: each strikes once at its back as it turns. Where it cannot run at all, half of it surrenders.
 *
 * @clause wrg/pursuit/strikes
 * @clause wrg/rout/cannot-run
 */
function breakBefore(unit: Unit, opponents: readonly Unit[], play: Play, because: AfterMelee['because']): void {
  trap(unit, play);
  if (unit.gone !== null) return;
  breakUnit(unit, play, because);
  strikeAtBack(unit, opponents, play);
}

/**
 * A unit gives ground, if it has room to. Returns how many paces it has gone back, and how far aside.
 *
 * @clause wrg/after-melee/push-back
 * @clause wrg/after-melee/no-room
 * @clause wrg/after-melee/push-friends
 * @clause wrg/movement/push-back-deduction
 * @clause wrg/siege/fort/ladders-down
 */
function pushBack(unit: Unit, fate: AfterMelee, { by, costliest, opponents, direction }: Push, play: Play): WentBack {
  const { state, rules, tell } = play;
  if (unit.gone !== null || unit.rout !== null) return { paces: 0 };
  // Somebody else may have been pushed there before it.
  const barring = keptFromGivingGround(unit, play);
  const { disorganised: noRoom, because } = fate.disorganised || barring === undefined ? fate : withoutRoom(fate);
  const byMounted = opponents.some(
    ({ troops, dismounted }) => sheetOfType(troops.type, rules).arm !== 'infantry' && !dismounted,
  );
  unit.pressed = { byMounted, noRoom: noRoom || unit.pressed?.noRoom === true };
  for (const melee of meleesOf(state, unit)) melee.pushed = [...new Set([...(melee.pushed ?? []), unit.id])];
  const paces = noRoom ? littleGround(unit, play) : rules.fighting.melee.after.pushBack;
  const barred = barring === undefined || barring.length === 0 ? {} : { barredBy: barring.map(({ id }) => id) };
  if (paces > 0 || rules.optional.siege.fort.laddersWithoutRoom) castDownLadders(unit, opponents, play);
  if (paces === 0) {
    tell({ kind: 'pushed-back', unit: unit.id, by: costliest.id, paces, ...barred, because });
    return { paces };
  }
  if (isEngineOrWagon(unit, play)) {
    loseBrokenEngines(unit, play);
    return { paces: 0 };
  }
  const aside = noRoom ? undefined : goAsideToGiveGround(unit, play);
  losePushedEngines(unit, direction, paces, play);
  for (const way of makingRoom(unit, direction, paces, play) ?? []) shift(way.light, way.direction, way.paces);
  shift(unit, direction, paces);
  unit.pushed = paces;
  tell({ kind: 'pushed-back', unit: unit.id, by: by.id, paces, ...(noRoom ? barred : {}), because });
  return aside === undefined ? { paces } : { paces, aside };
}

/** How far a unit has gone back, and aside as it did. */
interface WentBack {
  readonly paces: number;
  readonly aside?: StraightOver;
}

/** Who has gone back in this period, and who has followed, and which way. */
interface GoneBack {
  readonly pushed: readonly Unit[];
  readonly followed: Map<Unit, Bearing>;
}

/**
 * The enemies of a unit that has gone back follow it unless their orders or the rules keep them; whom nobody follows is out of the melee.
 *
 * @clause wrg/after-melee/follow-up
 * @clause wrg/after-melee/no-follow-up
 * @clause wrg/after-melee/square
 * @clause wrg/after-melee/recoil-mounted
 * @clause wrg/after-melee/recoil-others
 */
function followOrPart(
  unit: Unit,
  { direction, yields, paces, aside: wentAside }: Push & WentBack,
  back: GoneBack,
  play: Play,
): void {
  const { state, rules, tell } = play;
  // Those before it may have given ground already, and nobody is left to follow it.
  if (!isFighting(state, unit)) recoverFromPush(unit, play);
  for (const melee of [...meleesOf(state, unit)]) {
    const enemy = unitOf(state, melee.a === unit.id ? melee.b : melee.a);
    const chase = followUp(
      {
        type: enemy.troops.type,
        dismounted: enemy.dismounted,
        ordersToHold: isHolding(enemy, play),
        receivedMountedCharge: receivedMountedCharge(enemy, unit, melee, play),
      },
      rules,
    );
    const hasFollowed = back.followed.get(enemy);
    const aside = sideOf(enemy, melee) !== 'front' && !enemy.square;
    const stays = chase.follows
      ? keptFromFollowing(enemy, unit, { aside, direction, yields, back, paces, wentAside }, play)
      : chase.because;
    if (stays !== undefined) {
      // Who has to give ground himself is told of for that.
      if (!yields(enemy)) tell({ kind: 'stayed-behind', unit: enemy.id, after: unit.id, because: stays });
      part(unit, enemy, melee, play);
      continue;
    }
    if (hasFollowed === undefined) {
      leaveOthers(enemy, [unit, ...back.pushed], play);
      const after = asideToComeUp(enemy, { direction, paces }, wentAside, play);
      if (after !== undefined) shift(enemy, after.direction, after.paces);
      shift(enemy, direction, paces);
      back.followed.set(enemy, direction);
    }
    melee.followed = [...(melee.followed ?? []), enemy.id];
    tell({ kind: 'followed-up', unit: enemy.id, after: unit.id, because: chase.because });
  }
}

/**
 * Why a body does not go after an enemy who has gone back, though neither its orders nor the rules keep it; `undefined` if it does. Who has to give ground
 * himself follows nobody, and who has followed one enemy is up with those who went the same way; whether who fights him with his flank or rear goes after him is a
 * ruling (`wrg/ruling/follow-up-from-a-flank`).
 *
 * @clause wrg/after-melee/follow-up
 */
function keptFromFollowing(
  enemy: Unit,
  unit: Unit,
  {
    direction,
    yields,
    back,
    paces,
    aside,
    wentAside,
  }: Pick<Push, 'direction' | 'yields'> & {
    readonly back: GoneBack;
    readonly paces: number;
    /** It fights him with its flank or rear. */
    readonly aside: boolean;
    /** How he has gone aside as he went back. */
    readonly wentAside: StraightOver | undefined;
  },
  play: Play,
): readonly Reason[] | undefined {
  const stays = (why: string) => [reasonFor('wrg/after-melee/follow-up', why, 'stays')];
  const hasFollowed = back.followed.get(enemy);
  if (yields(enemy) || enemy.aboard !== undefined) return [];
  if (aside && play.rules.field.playing.flankFollowUp === 'stays') return stays('has him not before it');
  if (hasFollowed !== undefined) return hasFollowed === direction ? undefined : stays('follows another enemy');
  const holding = holdingBack(enemy, back, play);
  if (!isFreeToFollow(enemy, unit, holding, play))
    return stays(`${holding.map(({ id }) => id).join(' and ')} still ${holding.length > 1 ? 'fight' : 'fights'} it`);
  const barring = keptFromComingUp(enemy, direction, paces, play);
  if (barring === undefined || asideToComeUp(enemy, { direction, paces }, wentAside, play) !== undefined)
    return undefined;
  // Who lies hidden is not named to those who do not know of him.
  const named = barring.filter(({ hidden }) => hidden === null).map(({ id }) => id);
  return stays(named.length === 0 ? 'no room to come up' : `no room to come up, because of ${named.join(' and ')}`);
}

/** A push-back: who pushes, who of all that are fought has cost most, where to, and who else gives ground. */
interface Push {
  readonly by: Unit;
  readonly costliest: Unit;
  readonly opponents: readonly Unit[];
  readonly direction: Bearing;
  readonly yields: (unit: Unit) => boolean;
}

/** Who pushes a body back: of the enemies before it, if it is fought there, who has cost it most. */
function pusherOf(unit: Unit, dealt: Dealt, { state }: Play): Unit | undefined {
  const opponents = meleesOf(state, unit).map(({ a, b, sideOfA, sideOfB }) =>
    a === unit.id ? { other: unitOf(state, b), own: sideOfA } : { other: unitOf(state, a), own: sideOfB },
  );
  const before = opponents.filter(({ own }) => own === 'front');
  const pushing = (before.length > 0 ? before : opponents).map(({ other }) => other);
  return byCost(pushing, unit, dealt)[0];
}

/** The enemies of a body, who has cost it most first. */
function byCost(enemies: readonly Unit[], unit: Unit, dealt: Dealt): readonly Unit[] {
  return [...enemies].sort((a, b) => dealt(b, unit) - dealt(a, unit));
}

/**
 * Whether a body may leave the enemies who have not gone back to follow one who has: a square does so on whichever of its faces its player likes;
 * whether others do is a ruling (`wrg/ruling/follow-up-while-held`).
 *
 * @clause wrg/after-melee/follow-up
 * @clause wrg/after-melee/square
 */
function isFreeToFollow(enemy: Unit, unit: Unit, holding: readonly Unit[], play: Play): boolean {
  if (holding.length === 0) return true;
  if (!enemy.square) return play.rules.field.playing.heldFollowUp === 'follows';
  return goesAfterThem(
    enemy,
    {
      id: `pursue:${enemy.id}:face:${unit.id}`,
      clause: 'wrg/after-melee/square',
      quarry: unit.id,
    },
    play,
  );
}

/** Those of the enemies of a body who have not gone back before it. */
function holdingBack(enemy: Unit, { pushed }: GoneBack, { state }: Play): readonly Unit[] {
  return opponentsOf(state, enemy).filter(other => other.rout === null && !pushed.includes(other));
}

/** A body that advances is out of contact with those who have not gone back before it. */
function leaveOthers({ id }: Unit, kept: readonly Unit[], { state }: Play): void {
  const isKept = (other: UnitId) => kept.some(unit => unit.id === other);
  state.melees = state.melees.filter(({ a, b }) => (a !== id || isKept(b)) && (b !== id || isKept(a)));
}

function receivedMountedCharge(unit: Unit, enemy: Unit, melee: Melee, { state, rules }: Play): boolean {
  const mounted = sheetOfType(enemy.troops.type, rules).arm !== 'infantry' && !enemy.dismounted;
  return mounted && melee.since === state.period && melee.chargers.includes(enemy.id) && unit.period.moved === 0;
}

/** Two bodies part after a push-back that is not followed up. */
function part(unit: Unit, enemy: Unit, melee: Melee, play: Play): void {
  const { state } = play;
  state.melees = state.melees.filter(other => other !== melee);
  enemy.bound ??= { instruction: 'halt', disorganised: false, left: 1, kept: 0, holdsBack: true };
  if (!isFighting(state, unit)) recoverFromPush(unit, play);
}

/** Who has been pushed back and is followed by nobody rallies back, or reorganises where it stands. */
function recoverFromPush(unit: Unit, play: Play): void {
  const { rules, tell } = play;
  const { troops, dismounted } = unit;
  const bound = recoil({ type: troops.type, dismounted, camels: troops.camels === true }, rules) === 'must-rally-back';
  const how = bound ? 'rallying-back' : recoversBy(unit, play);
  unit.recovering = how;
  unit.recoversFrom = 'now';
  const clause = bound ? 'wrg/after-melee/recoil-mounted' : 'wrg/after-melee/recoil-others';
  tell({
    kind: 'recovers',
    unit: unit.id,
    how,
    because: [
      { clause, because: 'pushed back and not followed', effect: how === 'rallying-back' ? 'rallying back' : how },
    ],
  });
}
