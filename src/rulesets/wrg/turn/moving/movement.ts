import type { JointMoved } from '../../../../table/index.js';
import { tableOf } from '../../ground.js';
import { wallsBetweenBodies } from '../../siege/walls.js';
import type { Unit } from '../../state.js';
import type { WrgPhase } from '../../terms.js';
import { onTable, unitOf } from '../../units.js';
import { findHidden } from '../appearing.js';
import { standing, treadOnCaltrops } from '../caltrops/caltrops.js';
import { touches } from '../contact.js';
import { fieldOf } from '../field.js';
import { breakMeleesOff, breakTheOvertaken } from '../fighting/breaking-off.js';
import { endOutOfContact } from '../fighting/out-of-contact.js';
import { turnOnBroken } from '../fighting/victory.js';
import { rideToUnits } from '../leading/places.js';
import { rideOut } from '../leading/riding-out.js';
import { leaveTable } from '../leaving.js';
import { type Play, playOf } from '../play.js';
import { testAllBelowHalf } from '../reacting/at-once.js';
import { noteRoutsPast } from '../reacting/witnesses.js';
import { breakOut } from '../routing/trapping.js';
import { uponHidden } from '../routing/upon-hidden.js';
import { rowShips } from '../ships/rowing.js';
import { bringMaterial } from '../siege/carrying.js';
import { leaveMaterialForSortie } from '../siege/reacting.js';
import { lineUpAtWalls, workAtWalls } from '../siege/working.js';
import { castSpells } from '../sorcery/casting.js';
import { debatesAmongFriends } from '../sorcery/debating.js';
import { banishDemons } from '../sorcery/leaving.js';
import { flyDragons } from '../sorcery/moving.js';
import { raiseTheAlarm } from '../weather/camp.js';
import { dazzle } from '../weather/effects.js';
import { strayInTheDark } from '../weather/marching.js';
import { loseOverTheEdge } from '../weather/paths.js';
import { noteWhereSeen } from '../weather/sight.js';
import { noteWhoHalts } from './by-order/standing-still.js';
import { noteCarried } from './carried.js';
import { carryOut } from './carrying-out.js';
import { extendContact } from './charges/extending.js';
import { meet, pairOf } from './charges/meeting.js';
import { noteSquareGoesOn } from './charges/squares.js';
import { heldUpBy } from './friends/held-up.js';
import { passedBy } from './friends/passages.js';
import { notePassed, suffersPassage } from './friends/suffering.js';
import { marchOf } from './marching.js';
import { takeAnimals } from './mounting.js';
import { isFirst, marchesOf, playMoves } from './playing-moves.js';
import { tellOfMove } from './telling-moves.js';
import { doneSince } from './toward.js';

const clause = 'wrg/movement/simultaneous';

/**
 * Both sides move at the same time. Enemies who come together are hand to hand; who passed through friends without right has disorganised
 * them and himself; who ran off the table is gone.
 *
 * @clause wrg/movement/simultaneous
 */
export const movementPhase: WrgPhase = {
  id: 'movement',
  title: 'Movement',
  clause,
  run(state, context) {
    const play = playOf(state, context);
    castSpells('before-movement', play);
    breakMeleesOff(play);
    leaveMaterialForSortie(play);
    const before = standing(play);
    const carried = new Map([...flyDragons(play), ...rowShips(play)]);
    moveAll(play);
    noteCarried(carried, play);
    treadOnCaltrops(before, play);
    breakTheOvertaken(play);
    rideToUnits(play);
    rideOut(play);
    takeAnimals(play);
    findHidden(play);
    noteWhereSeen(play);
    dazzle(play);
    raiseTheAlarm(play);
    lineUpAtWalls(play);
    bringMaterial(play);
    workAtWalls(play);
    banishDemons(play);
    testAllBelowHalf(play);
    turnOnBroken(play);
    endOutOfContact(play);
  },
};

/** Everybody moves: who runs or evades goes first (`wrg/ruling/who-runs-first`), and who is after him follows where he has gone; all others move at the same time. */
function moveAll(play: Play): void {
  const { state } = play;
  const before = new Map(state.melees.map(melee => [pairOf(melee.a, melee.b), melee]));
  const out = new Map(breakOut(play));
  const first = new Set(out.keys());
  noteHeld(({ id }) => first.has(id), play);
  for (;;) {
    const now = new Set(onTable(state).flatMap(unit => (isFirst(unit, play) && !first.has(unit.id) ? [unit.id] : [])));
    if (now.size === 0) break;
    for (const id of now) first.add(id);
    runOn(
      moveSome(({ id }) => now.has(id), play),
      out,
      play,
    );
    noteHeld(({ id }) => now.has(id), play);
    // Whom they have swept away runs with them, before those move who go after him.
    turnOnBroken(play);
  }
  const running = new Set(onTable(state).flatMap(({ id, rout }) => (rout === null ? [] : [id])));
  const moved = moveSome(({ id }) => !first.has(id), play);
  const { joint, left } = moved;
  const on = runOn(moved, out, play);
  const there = new Set(onTable(state).flatMap(({ id }) => (on.has(id) ? [] : [id])));
  meet(
    [...joint.contacts.filter(({ a, b }) => there.has(a) && there.has(b)), ...debatesAmongFriends(play)],
    before,
    play,
  );
  // Whoever has been come upon is seen before anybody is asked what he does about it.
  findHidden(play);
  extendContact(left, play);
  for (const unit of onTable(state)) {
    unit.pushed = 0;
    unit.period.moved += out.get(unit.id) ?? 0;
    // Whoever has been swept away at last has not run yet.
    if (unit.rout !== null && running.has(unit.id)) {
      unit.rout.periods += 1;
      delete unit.rout.fresh;
    }
    if (unit.pursuit !== null) unit.pursuit.periods += 1;
  }
}

/** A movement that has been played, and the paces of move that everybody has left. */
interface Played {
  readonly joint: JointMoved;
  readonly left: ReadonlyMap<string, number>;
}

/** Those run on with what is left of their move who have come upon hidden enemies in their rout; gives who they are. */
function runOn(ran: Played, out: Map<string, number>, play: Play): ReadonlySet<string> {
  const met = uponHidden(ran, play);
  const before = new Map(onTable(play.state).map(({ id, period }) => [id, { ...period }]));
  for (const [id, far] of breakOut(play, ({ id }) => met.has(id))) out.set(id, far);
  const on = new Set([...met].filter(id => !out.has(id) && unitOf(play.state, id).gone === null));
  if (on.size > 0)
    runOn(
      moveSome(({ id }) => on.has(id), play),
      out,
      play,
    );
  for (const id of on) {
    const { period } = unitOf(play.state, id);
    const { from, moved, path, stood } = before.get(id) ?? period;
    Object.assign(period, { from, moved: moved + period.moved, path: [...path, ...period.path.slice(1)] });
    if (stood !== undefined) period.stood = stood;
  }
  return met;
}

/** Some move, at the same time, while the others stand. */
function moveSome(moves: (unit: Unit) => boolean, play: Play): Played {
  const { state, scenario, rules } = play;
  const field = fieldOf(state, scenario, rules);
  const marching = strayInTheDark(marchesOf(moves, field), unit => marchOf(unit, field), play);
  for (const unit of onTable(state).filter(moves)) noteWhoHalts(unit, field);
  const played = playMoves(marching, field);
  const { joint, passages, beyond } = played;
  const moved = joint.units.flatMap(each => {
    const one = played.inRange.get(each.id) ?? marching.get(each.id);
    return one === undefined || !moves(one.unit) ? [] : [{ one, each }];
  });
  const ends = new Map(joint.units.map(each => [each.id, each]));
  for (const { one, each } of moved) {
    carryOut(one, each, [...ends.values()], play);
    ends.set(each.id, { ...each, final: one.unit.placed });
    one.unit.period.moved += beyond.get(each.id)?.paces ?? 0;
  }
  const after = fieldOf(state, scenario, rules);
  for (const {
    one: { unit },
  } of moved) {
    unit.period.doing = doneSince(unit, unit.period.doing, after);
  }
  for (const { one, each } of moved) {
    if (heldUpBy(each) === undefined) delete one.unit.heldUp;
    else one.unit.heldUp = (one.unit.heldUp ?? 0) + 1;
  }
  for (const { one, each } of moved) tellOfMove(one, each, beyond.get(each.id), play);
  for (const { one } of moved) notePassed(one.unit, passedBy(one, played, field));
  const told = new Set<string>();
  for (const passage of passages) suffersPassage(passage, told, play);
  noteRoutsPast(
    moved.map(({ one: { unit }, each }) => ({ unit, way: each })),
    field,
    play,
  );
  for (const { one, each } of moved) {
    if (each.stoppedBy?.kind === 'edge') leaveTable(one, play);
  }
  noteRunInto(joint, play);
  loseOverTheEdge(onTable(state).filter(moves), field, play);
  const left = new Map(moved.map(({ one, each }) => [each.id, Math.max(0, one.march.allowance - each.spent)]));
  for (const { one, each } of moved) noteSquareGoesOn(one, left.get(each.id) ?? 0, after);
  return { joint, left };
}

/**
 * Notes of broken troops that they have come into contact with enemies, whatever becomes of that.
 *
 * @clause wrg/rally/when
 */
function noteRunInto({ contacts }: JointMoved, { state }: Play): void {
  for (const { a, b, standing } of contacts) {
    if (standing) continue;
    for (const unit of [unitOf(state, a), unitOf(state, b)]) if (unit.rout !== null) unit.period.ranInto = true;
  }
}

/**
 * Notes of broken troops who have run, or were to, that enemies are still upon them, whatever becomes of these as they move in their turn.
 *
 * @clause wrg/rally/when
 */
function noteHeld(ran: (unit: Unit) => boolean, { state, scenario, rules }: Play): void {
  const table = tableOf(scenario, state);
  for (const unit of onTable(state)) {
    if (unit.rout === null || !ran(unit)) continue;
    const isUpon = (other: Unit) =>
      other.side !== unit.side &&
      touches(unit, other, rules) &&
      wallsBetweenBodies(unit.placed, other.placed, table).length === 0;
    if (onTable(state).some(isUpon)) unit.period.ranInto = true;
  }
}
