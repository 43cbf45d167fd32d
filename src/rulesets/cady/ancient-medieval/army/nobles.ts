import type { SideId } from '../../../../battle/index.js';
import { type Reason, reasonFor } from '../../../../rulebook/index.js';
import {
  bearingTo,
  destination,
  distance,
  distanceBetweenSegments,
  distanceToQuad,
  type Point,
  pointInPolygon,
  type Quad,
  quadOf,
  type Segment,
} from '../../../../table/index.js';
import { takeFigures } from '../../common/turn/losses.js';
import { inTheOpen } from '../../common/turn/unseen/markers.js';
import { ancientMelee } from '../combat/melee.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientState, AncientUnit, NobleNow, UnitId } from '../state.js';
import type { AncientContext } from '../terms.js';
import type { TroopType } from '../troops.js';
import { clearTheFallen } from '../turn/fire/fallen.js';
import { placedOf } from '../units.js';
import { custody, nobleCaptured, nobleStruck } from './ransom.js';

type Context = Pick<AncientContext, 'rules' | 'dice' | 'tell'>;

/**
 * What becomes of the nobles at the end of a turn, in the order of the scenario. Captives whose captors are gone are free and
 * make for their friends; who has lost his unit stands alone where it was; who stands alone and is reached by friends joins
 * them, and by an enemy fights him, and is his prisoner if he loses.
 *
 * Source: Additional Ancient Period Figures & Rules > Ransom.
 *
 * @clause cady/ancient-medieval/ransom/capture
 * @clause cady/ancient-medieval/ransom/custody
 * @clause cady/ancient-medieval/ransom/noble-does-not-rout
 * @clause cady/ancient-medieval/ransom/noble-cannot-die
 * @clause cady/ancient-medieval/definition/prince-capture
 */
export function settleNobles(state: AncientState, context: Context): void {
  for (const noble of state.nobles) {
    if (noble.captive !== null) setFree(noble, noble.captive.unit, state, context);
    else if (noble.at !== null) goOn(noble, noble.at, state, context);
    else leaveBehind(noble, state, context);
  }
}

/** The titles of those that a side holds captive. */
export function heldBy({ nobles }: Pick<AncientState, 'nobles'>, side: SideId): readonly NobleNow['title'][] {
  return nobles.filter(({ captive }) => captive?.by === side).map(({ title }) => title);
}

/** A captive is free once his captors rout or are destroyed. */
function setFree(noble: NobleNow, captorId: UnitId, state: AncientState, { tell }: Context): void {
  const captor = state.units[captorId];
  if (captor === undefined) return;
  const friends = friendsOf(noble, state).map(({ id, at }) => ({ unit: id, at }));
  const at = { x: captor.at.x, y: captor.at.y };
  const { free, goesTo, because } = custody({ id: noble.name, at, captors: fateOf(captor), friends });
  if (!free) return;
  noble.captive = null;
  noble.at = at;
  noble.makesFor = goesTo?.unit ?? null;
  tell({ kind: 'noble', noble: noble.id, side: noble.side, fate: 'freed', by: null, because });
}

function fateOf({ gone, mustDo }: AncientUnit): 'stand' | 'routed' | 'destroyed' {
  if (gone === 'routed' || mustDo === 'rout') return 'routed';
  return gone === 'destroyed' || gone === 'surrendered' ? 'destroyed' : 'stand';
}

/** He stands his ground when his unit routs or is destroyed, and is taken if it laid down its arms. */
function leaveBehind(noble: NobleNow, state: AncientState, context: Context): void {
  const unit = state.units[noble.unit];
  if (unit === undefined) return;
  const fate = fateOf(unit);
  if (fate === 'stand') return;
  const at = { x: unit.at.x, y: unit.at.y };
  noble.at = at;
  const by = fate === 'routed' ? 'rout' : 'melee';
  const { because } = nobleStruck({ title: noble.title, by });
  context.tell({ kind: 'noble', noble: noble.id, side: noble.side, fate: 'alone', by: null, because });
  const foe = nearestFoe(noble, at, state, context.rules);
  if (foe === undefined) return;
  const struckDown = fate === 'destroyed' && unit.turn.fought && foe.turn.fought;
  judge(noble, foe, struckDown || unit.gone === 'surrendered', state, context);
}

/** Alone on the field: he goes where he makes for, joins friends who are there, and fights enemies. */
function goOn(noble: NobleNow, from: Point, state: AncientState, context: Context): void {
  const { rules, tell } = context;
  const to = nextPlace(noble, from, state, rules);
  const way: Segment = { from, to };
  const foe = within(way, others(noble, state), rules)[0];
  noble.at = to;
  if (foe !== undefined) {
    noble.at = from;
    fight(noble, foe, state, context);
    return;
  }
  const friend = within(way, friendsOf(noble, state), rules)[0];
  if (friend === undefined) return;
  noble.at = null;
  noble.makesFor = null;
  noble.unit = friend.id;
  const because: Reason = {
    clause: 'cady/ancient-medieval/ransom/custody',
    because: `reached ${friend.id}`,
    effect: 'rides with it',
  };
  tell({
    kind: 'noble',
    noble: noble.id,
    side: noble.side,
    fate: 'back-with-friends',
    by: friend.id,
    because: [because],
  });
}

/** Where he is at the end of his ride: as near to those he makes for as a figure of his kind comes in a turn. */
function nextPlace(noble: NobleNow, from: Point, state: AncientState, rules: AncientMedievalRules): Point {
  if (noble.makesFor === null) return from;
  const [goal] = friendsOf(noble, state)
    .map(({ id, at }) => ({ id, at, away: distance(from, at) }))
    .sort((a, b) => Number(b.id === noble.makesFor) - Number(a.id === noble.makesFor) || a.away - b.away);
  noble.makesFor = goal?.id ?? null;
  if (goal === undefined || goal.away === 0) return from;
  const { move } = rules.troops[figureOf(noble, state, rules)];
  return destination(from, bearingTo(from, goal.at), Math.min(move, goal.away));
}

/** The noble and one enemy figure roll; he is beaten where another figure would be removed. */
function fight(noble: NobleNow, foe: AncientUnit, state: AncientState, context: Context): void {
  const { dice, rules } = context;
  const type = figureOf(noble, state, rules);
  const strikes = rules.troops[foe.type].individual
    ? []
    : [{ unit: foe.id, type: foe.type, figures: 1, against: type }];
  const groups = [{ unit: noble.id, type, figures: 1, against: foe.type }, ...strikes];
  const melee = ancientMelee({ groups }, dice, rules);
  const lostBy = (id: string) => melee.losses.find(({ unit }) => unit === id)?.lost ?? 0;
  const struck = takeFigures(foe, lostBy(foe.id));
  const reasons = melee.groups.flatMap(({ unit, point, because }) => [
    reasonFor('cady/common/melee/survive-at-or-under', unit, `melee point ${point}`),
    ...because,
  ]);
  judge(noble, foe, lostBy(noble.id) > 0, state, context, { struck, reasons });
  clearTheFallen(state, context);
  // Who fell as he took him holds nobody.
  if (noble.captive !== null) setFree(noble, noble.captive.unit, state, context);
}

/** What a noble has done in a fight before he is judged: figures that he struck down, and why the dice were thrown as they were. */
interface Fought {
  readonly struck: number;
  readonly reasons: readonly Reason[];
}

/** He is taken or not, and everybody is told. */
function judge(
  noble: NobleNow,
  foe: AncientUnit,
  beaten: boolean,
  state: AncientState,
  context: Context,
  fought?: Fought,
): void {
  const { rules, tell } = context;
  const unit = state.units[noble.unit];
  const unitRouted = unit?.gone === 'routed' || unit?.mustDo === 'rout';
  const aloneOfHisUnit = unit === undefined || unit.gone !== null;
  const judged = nobleCaptured({ unitRouted, aloneOfHisUnit, beaten }, rules);
  const { captured } = judged;
  const because = [...(fought?.reasons ?? []), ...judged.because];
  const struck = fought === undefined ? {} : { struck: fought.struck };
  const told = { kind: 'noble', noble: noble.id, side: noble.side, by: foe.id, ...struck, because } as const;
  if (!captured) {
    tell({ ...told, fate: 'fights-on' });
    return;
  }
  noble.captive = { by: foe.side, unit: foe.id };
  noble.at = null;
  noble.makesFor = null;
  tell({ ...told, fate: 'captured' });
}

/** As what he fights and rides (`cady/ruling/noble-figure`). */
function figureOf({ unit }: NobleNow, state: AncientState, { ransom, troops }: AncientMedievalRules): TroopType {
  const type = state.units[unit]?.type;
  const fights = type !== undefined && (troops[type].melee !== null || troops[type].traits.includes('samurai'));
  return ransom.figure === 'heavy-cavalry' || !fights ? 'heavy-cavalry' : type;
}

/** Enemies who could fight him: those on the table that are not running. */
function others({ side }: NobleNow, state: AncientState): readonly AncientUnit[] {
  return inTheOpen(state).filter(unit => unit.side !== side && unit.mustDo !== 'rout' && unit.figures > 0);
}

/** Friends he could join: hidden ones do not show themselves for him. */
function friendsOf({ side }: NobleNow, state: AncientState): readonly AncientUnit[] {
  return inTheOpen(state).filter(unit => unit.side === side && unit.mustDo !== 'rout' && unit.figures > 0);
}

function nearestFoe(
  noble: NobleNow,
  at: Point,
  state: AncientState,
  rules: AncientMedievalRules,
): AncientUnit | undefined {
  return [...others(noble, state)]
    .map(unit => ({ unit, away: distanceToQuad(at, quadOf(placedOf(unit, rules))) }))
    .sort((a, b) => a.away - b.away)[0]?.unit;
}

/** Units within melee range of a way, the nearest to its beginning first. */
function within(way: Segment, units: readonly AncientUnit[], rules: AncientMedievalRules): readonly AncientUnit[] {
  return units
    .map(unit => ({ unit, quad: quadOf(placedOf(unit, rules)) }))
    .filter(({ quad }) => meets(way, quad, rules.table.meleeRange))
    .map(({ unit, quad }) => ({ unit, away: distanceToQuad(way.from, quad) }))
    .sort((a, b) => a.away - b.away)
    .map(({ unit }) => unit);
}

function meets(way: Segment, quad: Quad, reach: number): boolean {
  if (pointInPolygon(way.from, quad) || pointInPolygon(way.to, quad)) return true;
  const edges = quad.map((from, i) => ({ from, to: quad[(i + 1) % quad.length] ?? from }));
  return edges.some(edge => distanceBetweenSegments(way, edge) <= reach);
}
