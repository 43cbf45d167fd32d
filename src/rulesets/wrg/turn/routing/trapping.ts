import { counted, type Reason, reasonFor } from '../../../../rulebook/index.js';
import { distanceBetweenQuads, type Moved, quadOf } from '../../../../table/index.js';
import { trapped } from '../../rout/meeting.js';
import { routMove } from '../../rout/running.js';
import type { Unit } from '../../state.js';
import { generalWith, onTable, opponentsOf, unitOf } from '../../units.js';
import { type Field, fieldOf } from '../field.js';
import { TOUCH } from '../frontage.js';
import { loseGeneral } from '../leading/losing.js';
import { removeUnit, takeOff } from '../losses.js';
import { NO_WAY } from '../moving/friends/leave-to-pass.js';
import { mannerOf } from '../moving/going.js';
import { awayFrom } from '../moving/going-back/directly-away.js';
import { baseLineBarred, routWay } from '../moving/going-back/fleeing.js';
import { homeward } from '../moving/march.js';
import { marchesOf, playMoves } from '../moving/playing-moves.js';
import { lostToGround } from '../moving/telling-moves.js';
import type { Play } from '../play.js';
import { shipUnder } from '../ships/company.js';
import { isHelpless } from '../sorcery/enchanted.js';
import { byAGap, isFirst, type Running, runsApart } from './by-a-gap.js';
import { comeToLight, hiddenOnTheWay, type UponHidden } from './crowd-upon-hidden.js';
import type { StraightWay } from './heading.js';
import { isOnOpenGround, type Landed, landing } from './landing.js';
import { runTo } from './run-to.js';
import { breaksThrough } from './through-lights.js';
import { type Gap, gapsBetweenEnemies, isSurrounded, leadsOn, wayOut, waysFrom } from './ways-out.js';

/**
 * Broken troops who cannot run, because enemies are all round them or what they have behind them lets nobody pass: half of them
 * surrender, the others break out. A general whose figure is down to half is among those who surrender.
 *
 * @clause wrg/rout/cannot-run
 * @clause wrg/rout/general-surrender
 */
export function trap(unit: Unit, play: Play): void {
  if (!canRun(unit, play)) giveUpHalf(unit, play);
}

function giveUpHalf(unit: Unit, play: Play): void {
  const { rules, state } = play;
  const general = generalWith(state, unit);
  const figure =
    general === undefined ? {} : { general: { men: general.men, of: rules.fighting.general.menInTheFigure } };
  const { surrender, generalSurrenders, because } = trapped({ figures: unit.figures, ...figure }, rules);
  if (general !== undefined && generalSurrenders) loseGeneral(general, { gone: 'captured', because }, play);
  takeOff(unit, surrender, play);
  play.tell({ kind: 'lost', unit: unit.id, figures: surrender, left: unit.figures, carried: unit.carried, because });
  if (unit.figures === 0) removeUnit(unit, 'surrendered', play);
}

/** Whether the enemies of a unit leave it a gap to run through; from aboard, whether it has a ship that can be rowed. */
export function canRun(unit: Unit, { state, rules }: Pick<Play, 'state' | 'rules'>): boolean {
  const ship = shipUnder(unit, state);
  if (ship !== undefined) return ship.rows > 0;
  const [first, ...others] = opponentsOf(state, unit).map(({ placed }) => placed);
  // Who breaks under fire may have them all round him as well.
  const away = first === undefined ? unit.placed.facing + 180 : awayFrom(unit.placed, [first, ...others], { rules });
  return !isSurrounded(unit, away, firstRun(unit, rules), { state, rules });
}

/** Whether enemies are all round a unit, be they hand to hand with it or not; of those aboard, whether no ship takes them away. */
export function isHemmedIn(unit: Unit, play: Pick<Play, 'state' | 'rules' | 'scenario'>): boolean {
  const { state, rules } = play;
  if (shipUnder(unit, state) !== undefined || opponentsOf(state, unit).length > 0) return !canRun(unit, play);
  return isSurrounded(unit, homeward(unit, play), firstRun(unit, rules), play);
}

/** Paces that a unit would run in its first period of rout. */
function firstRun(unit: Unit, rules: Play['rules']): number {
  return routMove({ mover: unit.troops, manner: mannerOf(unit, false), period: 1 }, rules).paces;
}

/**
 * Broken troops who have no room to run in line. Where enemies leave a gap, they crowd through it. Where these leave none, they break out in the
 * first period in which they run, between or through them, if there is any room beyond (`wrg/ruling/breaking-out`); later
 * (`wrg/ruling/surrounded-later`), or where there is none, they surrender. Gives those who have come out, and how far.
 *
 * @clause wrg/rout/cannot-run
 * @clause wrg/rout/direction-first
 * @clause wrg/rout/break-through-fail
 */
export function breakOut(
  play: Play,
  runs: (unit: Unit) => boolean = ({ rout }) => rout !== null,
): ReadonlyMap<string, number> {
  const { state, scenario, rules } = play;
  const out = new Map<string, number>();
  for (const unit of onTable(state)) {
    // Who is of stone runs nowhere, and nobody takes him.
    if (unit.rout === null || !runs(unit) || shipUnder(unit, state) !== undefined || isHelpless(unit, play)) continue;
    const field = fieldOf(state, scenario, rules);
    const way = routWay(unit, field);
    if (way.paces === 0) continue;
    const inLine = runsInLine(unit, way, field);
    const held = inLine && isHeldFast(unit, field);
    const slips = inLine && !held && slipsBy(unit, way, field);
    if (inLine && !held && !slips) continue;
    const by = slips ? pastACorner : undefined;
    const far = held ? pressOut(unit, way, play) : (crowdOut(unit, way, by, play) ?? fightOut(unit, way, play));
    if (far !== undefined) out.set(unit.id, far);
  }
  return out;
}

/** How the block of broken troops would get on, all others standing. */
function blockGoes(unit: Unit, field: Field) {
  const marching = marchesOf(other => other.id === unit.id, field);
  return playMoves(marching, field).joint.units.find(({ id }) => id === unit.id);
}

/**
 * Whether broken troops who have a way for the whole body would not get on by it, because in their block they cannot get clear of the enemies at whom they
 * stand: friends behind them, a wall, or the edge of the table leave them no room.
 */
function isHeldFast(unit: Unit, field: Field): boolean {
  if (unit.rout?.fresh !== true || !isTouched(unit, field)) return false;
  const moved = blockGoes(unit, field);
  return moved !== undefined && moved.moved <= NO_WAY && stoppedByEnemies(moved).length > 0;
}

/** The enemies who have stopped a body: it has come upon them, or has no room to turn before them. */
function stoppedByEnemies({ stoppedBy }: Moved): readonly string[] {
  if (stoppedBy?.kind === 'enemy') return [stoppedBy.id];
  return stoppedBy?.kind === 'contact' ? stoppedBy.ids : [];
}

/**
 * Whether the block of broken troops would be stopped by an enemy whom a corner of it brushes, and men who turn each for himself get farther past him, or off the table: by a gap in
 * which no friend stands.
 *
 * @clause wrg/rout/turns
 * @clause wrg/rout/direction-first
 */
function slipsBy(unit: Unit, way: Running, field: Field): boolean {
  const { state } = field;
  const quad = quadOf(unit.placed);
  const near = (other: Unit) => distanceBetweenQuads(quad, quadOf(other.placed)) <= way.paces;
  if (!onTable(state).some(other => other.side !== unit.side && other.hidden === null && near(other))) return false;
  if (breaksThrough(unit, way, field)) return false;
  const moved = blockGoes(unit, field);
  if (moved === undefined || stoppedByEnemies(moved).every(id => unitOf(state, id).hidden !== null)) return false;
  const { landed } = byAGap(unit, way, field);
  if (landed === undefined || landed.passages.length > 0) return false;
  return landed.off || landed.far > moved.moved + NO_WAY;
}

function isTouched({ side, placed }: Unit, { state, rules }: Field): boolean {
  const touches = (other: Unit) =>
    distanceBetweenQuads(quadOf(placed), quadOf(other.placed)) <= rules.field.contact + TOUCH;
  return onTable(state).some(other => other.side !== side && other.rout === null && touches(other));
}

/** Those who are held fast: as a crowd by a gap that their enemies leave; or half of them surrender and the others break out, if there is room beyond. */
function pressOut(unit: Unit, way: Running, play: Play): number | undefined {
  const { straight, paces } = way;
  const field = fieldOf(play.state, play.scenario, play.rules);
  const isRoom = (ways: Parameters<typeof landing>[1]) => landing(unit, ways, way, field) !== undefined;
  if (isRoom(gapsBetweenEnemies(unit, straight, paces, field))) return crowdOut(unit, way, undefined, play);
  return isRoom(anyWayOut(unit, way)) ? breakOutByHalf(unit, way, play) : undefined;
}

/** Half of those who cannot run surrender, and the others break out. */
function breakOutByHalf(unit: Unit, way: Running, play: Play, why?: string): number | undefined {
  giveUpHalf(unit, play);
  return unit.gone === null ? fightOut(unit, way, play, why) : undefined;
}

/**
 * Whether the gaps that enemies leave are of no use, however much of a move is left for them: a wall, or friends who have no room to let them pass, shut them all.
 *
 * @clause wrg/rout/cannot-run
 */
function isShut(
  unit: Unit,
  gaps: readonly Gap[],
  { wanted, paces }: Parameters<typeof landing>[2],
  field: Field,
): boolean {
  const most = firstRun(unit, field.rules);
  return paces >= most || landing(unit, gaps, { wanted, paces: most }, field) === undefined;
}

/** All ways from where a body stands, whoever is in them. */
function anyWayOut(unit: Unit, { straight, paces }: StraightWay) {
  return waysFrom(unit, straight).map(bearing => ({ bearing, free: paces }));
}

/** Whether there is a way for the whole body, unless it would end before an enemy there and a crowd finds a gap that leads on. */
function runsInLine(unit: Unit, way: StraightWay, field: Field): boolean {
  const { straight, paces } = way;
  const bearing = wayOut(unit, straight, paces, field);
  if (bearing === undefined) return false;
  if (leadsOn(unit, bearing, paces, field) || breaksThrough(unit, way, field)) return true;
  const gaps = gapsBetweenEnemies(unit, straight, paces, field);
  return !gaps.some(gap => gap.free >= paces && isOnOpenGround(unit, gap, paces, field));
}

/**
 * Through a gap between enemies; later than at first it costs them a turn, unless it leads on as they would run, and who has too little of his move left for it stays among them.
 * Where all gaps lead to what nobody passes they have none.
 */
function crowdOut(unit: Unit, way: Running, by: Reason | undefined, play: Play): number | undefined {
  const field = fieldOf(play.state, play.scenario, play.rules);
  const { gaps, landed, paces, because, manByMan } = byAGap(unit, way, field);
  if (gaps.length === 0 && landed === undefined) return undefined;
  const first = isFirst(unit, way.period);
  if (landed === undefined) {
    if (isShut(unit, gaps, { wanted: way.wanted, paces }, field))
      return first ? breakOutByHalf(unit, way, play, 'no gap that leads anywhere') : undefined;
    tellHemmedIn(unit, because, play);
  }
  const barred = way.because.filter(each => each === baseLineBarred);
  const isApart = manByMan || (first && landed !== undefined && runsApart(unit, way, landed, field));
  const how = by ?? (isApart ? eachForHimself : first ? throughTheGap : throughAGap);
  const told = [...because, ...barred, how];
  const upon = landed && hiddenOnTheWay(unit, { ...landed, manByMan }, field);
  if (landed !== undefined && upon !== undefined) return turnFromHidden(unit, { ...landed, ...upon }, told, play);
  const short = landed === undefined ? [] : stoppedShort(landed, paces, first);
  return runTo(unit, landed, [...told, ...short], play) ?? 0;
}

/**
 * A crowd that has come upon hidden enemies in a gap stops before them, or does not set out where it has no room there; it turns from them with what is left of its
 * move as those do who see them.
 *
 * @clause wrg/rout/break-through-fail
 */
function turnFromHidden(unit: Unit, upon: Landed & UponHidden, told: readonly Reason[], play: Play): number {
  const { far } = upon;
  const turnsNow = play.rules.field.playing.routUponHidden !== 'next-period';
  if (far > 0 || !turnsNow) runTo(unit, upon, told, play, true);
  comeToLight(unit, upon, play);
  if (!turnsNow) return far;
  const way = routWay(unit, fieldOf(play.state, play.scenario, play.rules));
  if (way.paces <= NO_WAY) return far;
  return far + (crowdOut(unit, way, undefined, play) ?? fightOut(unit, way, play) ?? 0);
}

/** Why broken troops run as a crowd. */
const throughTheGap = reasonFor('wrg/rout/direction-first', 'partly surrounded', 'straight through the gap');
const throughAGap = reasonFor('wrg/rout/direction-later', 'enemies about them', 'through a gap between these');
const eachForHimself = reasonFor('wrg/rout/turns', 'no room for their block to come round', 'each for himself');
const pastACorner = reasonFor('wrg/rout/turns', 'an enemy beside their way', 'past him, each for himself');

/** Why those who run through a gap have come less far in it than they would run, unless it is the ground. */
function stoppedShort({ far, madeUp, way, off, because }: Landed, paces: number, first: boolean): readonly Reason[] {
  const left = Math.round(paces + madeUp - far);
  const byTurns = because.some(({ clause }) => clause === 'wrg/rout/turn-cost');
  if (off || byTurns || left < 1 || lostToGround(way).length > 0) return [];
  const clause = first ? 'wrg/rout/direction-first' : 'wrg/rout/direction-later';
  return [reasonFor(clause, 'no room for them farther on', `−${counted(left, 'pace')}`)];
}

/** Tells of broken troops whom enemies leave a gap to which their move does not bring them. */
function tellHemmedIn({ id, placed }: Unit, because: readonly Reason[], { tell }: Play): void {
  const [from, to] = [{ ...placed.at }, { ...placed.at }];
  const short = reasonFor('wrg/rout/turn-cost', 'too little of the move is left for the gap', 'no way out yet');
  const stay = { distance: 0, facing: placed.facing, way: [from], stopped: 'enemy' };
  tell({ kind: 'moved', unit: id, doing: 'routing', from, to, ...stay, because: [...because, short] });
}

/** Between enemies or through them: those whom nobody has left a gap. Who does not get out surrenders. */
function fightOut(unit: Unit, way: Running, play: Play, why = 'no gap between the enemies'): number | undefined {
  const { scenario, state, rules } = play;
  const { period, because } = way;
  const { breaksOut, surroundedLater } = rules.field.playing;
  const first = isFirst(unit, period);
  const halved = !first && surroundedLater === 'half';
  if (halved) giveUpHalf(unit, play);
  if (unit.gone !== null) return undefined;
  const field = fieldOf(state, scenario, rules);
  const landed = breaksOut && (first || halved) ? landing(unit, anyWayOut(unit, way), way, field) : undefined;
  const reason = reasonFor('wrg/rout/cannot-run', why, 'breaks out through them');
  const far = runTo(unit, landed, [...because, reason], play);
  if (far === undefined) {
    const barred = reasonFor('wrg/rout/break-through-fail', why, 'surrenders');
    removeUnit(unit, 'surrendered', play, [barred]);
  }
  return far;
}
