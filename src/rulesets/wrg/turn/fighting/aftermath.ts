import type { Bearing } from '../../../../table/index.js';
import { type AfterMelee, withoutRoom } from '../../hand-to-hand/after.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import type { Unit, UnitId } from '../../state.js';
import { meleesOf, opponentsOf, unitOf } from '../../units.js';
import type { Play } from '../play.js';
import { breakUnit } from '../routing/breaking.js';
import { trap } from '../routing/trapping.js';
import { castDownLadders } from '../siege/escalade.js';
import { strikeAtBack } from './at-their-backs.js';
import { isEngineOrWagon, loseBrokenEngines, losePushedEngines } from './engines.js';
import { fatesOf } from './fates.js';
import { followOrPart, type Push, type WentBack } from './following-up.js';
import { givesGround, goAsideToGiveGround, keptFromGivingGround, littleGround, makingRoom } from './giving-ground.js';
import { shift } from './shifting.js';
import { afterVictory } from './victory.js';

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
