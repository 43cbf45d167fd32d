import {
  bearingTo,
  bodyCentre,
  type Contact,
  distanceBetweenQuads,
  type JointMoved,
  type Moved,
  normalBearing,
  quadOf,
  turnBetween,
} from '../../../../table/index.js';
import { tableOf } from '../../ground.js';
import type { WrgRules } from '../../rules.js';
import type { Doing, Melee, Unit, WrgState } from '../../state.js';
import type { WrgPhase } from '../../terms.js';
import { onTable, unitOf } from '../../units.js';
import { findHidden } from '../appearing.js';
import { standing, treadOnCaltrops } from '../caltrops/caltrops.js';
import { fieldOf } from '../field.js';
import { breakMeleesOff, breakTheOvertaken } from '../fighting/breaking-off.js';
import { rideToUnits } from '../leading/places.js';
import { leaveTable } from '../leaving.js';
import { type Play, playOf } from '../play.js';
import { burstThrough } from '../routing/bursting.js';
import { breakOut } from '../routing/trapping.js';
import { noteRowed, rowShips } from '../ships/rowing.js';
import { bringMaterial } from '../siege/carrying.js';
import { lineUpAtWalls, workAtWalls } from '../siege/working.js';
import { castSpells } from '../sorcery/casting.js';
import { banishDemons } from '../sorcery/leaving.js';
import { flyDragons } from '../sorcery/moving.js';
import { isFallingIn, raiseTheAlarm } from '../weather/camp.js';
import { dazzle } from '../weather/effects.js';
import { strayInTheDark } from '../weather/marching.js';
import { loseOverTheEdge } from '../weather/paths.js';
import { crosses } from './going.js';
import { type Marching, staying } from './march.js';
import { marchOf } from './marching.js';
import { takeAnimals } from './mounting.js';
import { moveThroughFriends, type PassedThrough } from './through-friends.js';

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
    const before = standing(play);
    flyDragons(play);
    const rowed = rowShips(play);
    moveAll(play);
    noteRowed(rowed, play);
    treadOnCaltrops(before, play);
    breakTheOvertaken(play);
    rideToUnits(play);
    takeAnimals(play);
    findHidden(play);
    dazzle(play);
    raiseTheAlarm(play);
    bringMaterial(play);
    lineUpAtWalls(play);
    workAtWalls(play);
    banishDemons(play);
  },
};

/** Everybody moves: who runs or evades goes first (`wrg/ruling/who-runs-first`), and who is after him follows where he has gone; all others move at the same time. */
function moveAll(play: Play): void {
  const { state } = play;
  const before = new Map(state.melees.map(melee => [pairOf(melee.a, melee.b), melee]));
  const out = breakOut(play);
  const first = new Set(out.keys());
  if (play.rules.field.playing.runnersFirst) for (const unit of onTable(state)) if (isFleeing(unit)) first.add(unit.id);
  if (first.size > out.size) moveSome(({ id }) => first.has(id) && !out.has(id), play);
  const { contacts } = moveSome(({ id }) => !first.has(id), play);
  const there = new Set(onTable(state).map(({ id }) => id));
  meet(
    contacts.filter(({ a, b }) => there.has(a) && there.has(b)),
    before,
    play,
  );
  for (const unit of onTable(state)) {
    unit.pushed = 0;
    unit.period.moved += out.get(unit.id) ?? 0;
    if (unit.rout !== null) unit.rout.periods += 1;
    if (unit.pursuit !== null) unit.pursuit.periods += 1;
  }
}

function isFleeing({ rout, period }: Unit): boolean {
  return rout !== null || period.counter?.what === 'evade';
}

/** Some move, at the same time, while the others stand. */
function moveSome(moves: (unit: Unit) => boolean, play: Play): JointMoved {
  const { state, scenario, rules } = play;
  const field = fieldOf(state, scenario, rules);
  const planned = new Map(
    onTable(state).map(unit => [unit.id, moves(unit) ? marchOf(unit, field) : staying(unit, unit.period.doing, field)]),
  );
  const marching = strayInTheDark(planned, unit => marchOf(unit, field), play);
  const { joint, passages, beyond } = moveThroughFriends(marching, field);
  const moved = joint.units.flatMap(each => {
    const one = marching.get(each.id);
    return one === undefined || !moves(one.unit) ? [] : [{ one, each }];
  });
  for (const { one, each } of moved) carryOut(one, each, play);
  for (const { one, each } of moved) tellOfMove(one, each, beyond.get(each.id), play);
  for (const passage of passages) suffersPassage(passage, play);
  for (const { one, each } of moved) if (each.stoppedBy?.kind === 'edge') leaveTable(one.unit, play);
  loseOverTheEdge(onTable(state).filter(moves), field, play);
  return joint;
}

/** Puts a unit where its move has led it. */
function carryOut({ unit, march, doing, going }: Marching, moved: Moved, play: Play): void {
  const { at, facing } = unit.placed;
  const from = { x: at.x, y: at.y };
  const turned = turnBetween(facing, moved.final.facing) > 1;
  const formed = unit.placed.files !== moved.final.files;
  const { period } = unit;
  period.from = from;
  period.moved = moved.moved;
  period.path = moved.course
    .map(({ placed }) => ({ x: placed.at.x, y: placed.at.y }))
    .filter((point, i, all) => all[i - 1]?.x !== point.x || all[i - 1]?.y !== point.y);
  period.doing = moved.moved > 0 || turned || stays.includes(doing) ? doing : 'halted';
  period.obstructed = period.path.some((point, i) => {
    const to = period.path[i + 1];
    return (
      to !== undefined && crosses({ from: point, to }, going.obstructing, { table: tableOf(play.scenario, play.state) })
    );
  });
  if (turned && leftItsWay(unit)) period.turnedOutOfControl = true;
  if (formed) period.unready = 'changing-formation';
  else if (turned && march.sharpestTurn > play.rules.movement.condition.facing) period.unready = 'changing-direction';
  unit.placed = {
    ...unit.placed,
    at: { x: moved.final.at.x, y: moved.final.at.y },
    facing: moved.final.facing,
    files: moved.final.files,
  };
}

/**
 * Whether a body that turns has left the direction of its advance: out of control, and not because it was about to charge there anyway.
 *
 * @clause wrg/uncontrolled-advance/disorganised
 */
function leftItsWay({ bound, period, rout }: Unit): boolean {
  return bound?.instruction === 'uncontrolled-advance' && period.charges === null && rout === null;
}

/** Tells of a move once everybody is where he goes: who sees him there is told of it. */
function tellOfMove(
  { unit, march: { start }, doing, because }: Marching,
  moved: Moved,
  beyond: number | undefined,
  play: Play,
): void {
  const { period } = unit;
  const turned = turnBetween(start.facing, moved.final.facing) > 1;
  const { stoppedBy } = moved;
  const friend = stoppedBy?.kind === 'friend' ? unitOf(play.state, stoppedBy.id) : undefined;
  if (moved.moved === 0 && !turned && start.files === moved.final.files && friend === undefined) return;
  play.tell(
    {
      kind: 'moved',
      unit: unit.id,
      doing,
      from: period.from,
      to: { x: unit.placed.at.x, y: unit.placed.at.y },
      facing: unit.placed.facing,
      distance: moved.moved,
      way: period.path,
      because,
      ...(stoppedBy === undefined || stoppedBy.kind === 'allowance' ? {} : { stopped: stoppedBy.kind }),
      ...(friend === undefined ? {} : { by: friend.id }),
      ...(beyond === undefined ? {} : { beyond }),
    },
    // Who is in the way may lie hidden.
    unit.hidden === null && (friend?.hidden ?? null) === null ? undefined : [unit.side],
  );
}

const stays: readonly Doing[] = ['routing', 'pursuing', 'reorganising', 'rallying-back'];

/**
 * Bodies of which one has gone through the other: without right both are disorganised, and barbarians whom a rout bursts through run with it.
 *
 * @clause wrg/interpenetration/others
 * @clause wrg/rout/friends-gap
 */
function suffersPassage({ one, other, disorganises, routs }: PassedThrough, play: Play): void {
  if (other.gone !== null) return;
  if (disorganises) for (const unit of [one, other]) unit.period.interpenetrated = true;
  if (routs) burstThrough(one, other, play);
}

const pairOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/**
 * Who is hand to hand now: those who were and still touch, and those who have met. A charge that catches somebody unready, on the move or
 * from aside leaves its mark on him.
 *
 * @clause wrg/charge/ends-at-contact
 * @clause wrg/disorganisation/contacted-unready
 * @clause wrg/disorganisation/infantry-moving-contacted
 * @clause wrg/evade/caught
 * @clause wrg/night/camp
 */
function meet(contacts: readonly Contact[], before: ReadonlyMap<string, Melee>, { state, rules, tell }: Play): void {
  // Who has left by the edge is met no more.
  const isThere = (id: string) => unitOf(state, id).gone === null && unitOf(state, id).away === null;
  state.melees = contacts
    .filter(
      ({ a, b }) =>
        isThere(a) && isThere(b) && (before.has(pairOf(a, b)) || touches(unitOf(state, a), unitOf(state, b), rules)),
    )
    .map(contact => {
      const known = before.get(pairOf(contact.a, contact.b));
      if (known !== undefined) return { ...known, following: [] };
      const melee = meleeOf(state, contact);
      for (const [one, other] of [
        [melee.a, melee.b],
        [melee.b, melee.a],
      ] as const) {
        const [unit, enemy] = [unitOf(state, one), unitOf(state, other)];
        if (melee.chargers.includes(other)) catchUnit(unit, enemy, rules);
        meetInPursuit(unit, enemy);
      }
      tell({ kind: 'met', a: melee.a, b: melee.b, chargers: melee.chargers, because: [] });
      return melee;
    });
}

/** How much farther apart than touching bodies may be measured, paces. */
const HAIR = 0.05;

/** Whether two bodies touch where they have come to: who stood close to an enemy and has gone elsewhere is not hand to hand. */
function touches(a: Unit, b: Unit, { field }: WrgRules): boolean {
  return distanceBetweenQuads(quadOf(a.placed), quadOf(b.placed)) <= field.contact + HAIR;
}

function meleeOf(state: WrgState, { a, b, sideOfA, sideOfB }: Contact): Melee {
  const into = (id: string, enemy: string) => unitOf(state, id).period.through === enemy;
  // Who goes up a ladder has nowhere to run, and charges all the same.
  const climbs = (unit: Unit) => state.works !== undefined && (unit.period.charges === a || unit.period.charges === b);
  const chargers = [a, b].filter(
    id => isCharging(unitOf(state, id)) || climbs(unitOf(state, id)) || into(id, id === a ? b : a),
  );
  return { a, b, sideOfA, sideOfB, since: state.period, chargers, following: [] };
}

function isCharging({ period }: Unit): boolean {
  return period.doing === 'charging' || period.doing === 'countercharging';
}

function catchUnit(unit: Unit, charger: Unit, rules: WrgRules): void {
  if (unit.period.caught !== null) return;
  const toward = bearingTo(bodyCentre(unit.placed), bodyCentre(charger.placed));
  const facingCharge = normalBearing(charger.placed.facing + 180);
  unit.period.caught = {
    charger: charger.id,
    chargerMoved: charger.period.moved,
    // Whichever is kinder: a body may look at the charge or stand square to it.
    facingOff: Math.min(turnBetween(unit.placed.facing, toward), turnBetween(unit.placed.facing, facingCharge)),
    unready: unit.period.unready ?? (isFallingIn(unit, charger, rules) ? 'changing-formation' : null),
    moving: unit.period.moved > 0 && !isCharging(unit),
    moved: unit.period.moved,
  };
}

/** Whoever comes to blows with others than his quarry is met in his pursuit, whichever of them charges. */
function meetInPursuit({ pursuit, period }: Unit, enemy: Unit): void {
  if (pursuit === null || pursuit.quarry === enemy.id) return;
  period.metInPursuit = pursuit.brokeLightInfantryAtOnce === true ? 'after-light-infantry' : true;
}
