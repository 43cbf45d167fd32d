import { counted, type Reason } from '../../../../rulebook/index.js';
import {
  type JointMoved,
  type Moved,
  measuredFrom,
  type Placed,
  type Point,
  type Segment,
  turnBetween,
  widthOf,
} from '../../../../table/index.js';
import { tableOf } from '../../ground.js';
import type { Doing, Unit } from '../../state.js';
import type { WrgPhase } from '../../terms.js';
import { onTable, unitOf } from '../../units.js';
import { findHidden } from '../appearing.js';
import { standing, treadOnCaltrops } from '../caltrops/caltrops.js';
import { fieldOf } from '../field.js';
import { breakMeleesOff, breakTheOvertaken } from '../fighting/breaking-off.js';
import { rideToUnits } from '../leading/places.js';
import { leaveTable } from '../leaving.js';
import { type Play, playOf } from '../play.js';
import { noteRoutsPast } from '../reacting/witnesses.js';
import { burstThrough } from '../routing/bursting.js';
import { breakOut } from '../routing/trapping.js';
import { noteRowed, rowShips } from '../ships/rowing.js';
import { bringMaterial } from '../siege/carrying.js';
import { lineUpAtWalls, workAtWalls } from '../siege/working.js';
import { castSpells } from '../sorcery/casting.js';
import { banishDemons } from '../sorcery/leaving.js';
import { flyDragons } from '../sorcery/moving.js';
import { raiseTheAlarm } from '../weather/camp.js';
import { dazzle } from '../weather/effects.js';
import { strayInTheDark } from '../weather/marching.js';
import { loseOverTheEdge } from '../weather/paths.js';
import { isShownTo, noteWhereSeen, whoSeesAll } from '../weather/sight.js';
import { extendContact } from './extending.js';
import { heldUpBy } from './held-up.js';
import { isHindered } from './hindrance.js';
import type { Marching } from './march.js';
import { marchOf } from './marching.js';
import { meet, pairOf } from './meeting.js';
import { takeAnimals } from './mounting.js';
import type { PassedThrough } from './passages.js';
import { isFirst, marchesOf, playMoves } from './playing-moves.js';
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
    noteWhereSeen(play);
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
  for (const unit of onTable(state)) if (isFirst(unit, play)) first.add(unit.id);
  if (first.size > out.size) moveSome(({ id }) => first.has(id) && !out.has(id), play);
  const { joint, left } = moveSome(({ id }) => !first.has(id), play);
  const there = new Set(onTable(state).map(({ id }) => id));
  meet(
    joint.contacts.filter(({ a, b }) => there.has(a) && there.has(b)),
    before,
    play,
  );
  // Whoever has been come upon is seen before anybody is asked what he does about it.
  findHidden(play);
  extendContact(left, play);
  for (const unit of onTable(state)) {
    unit.pushed = 0;
    unit.period.moved += out.get(unit.id) ?? 0;
    if (unit.rout !== null) {
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

/** Some move, at the same time, while the others stand. */
function moveSome(moves: (unit: Unit) => boolean, play: Play): Played {
  const { state, scenario, rules } = play;
  const field = fieldOf(state, scenario, rules);
  const marching = strayInTheDark(marchesOf(moves, field), unit => marchOf(unit, field), play);
  const { joint, passages, beyond } = playMoves(marching, field);
  const moved = joint.units.flatMap(each => {
    const one = marching.get(each.id);
    return one === undefined || !moves(one.unit) ? [] : [{ one, each }];
  });
  for (const { one, each } of moved) carryOut(one, each, play);
  const after = fieldOf(state, scenario, rules);
  for (const {
    one: { unit },
  } of moved) {
    unit.period.doing = doneSince(unit, unit.period.from, unit.period.doing, after);
  }
  for (const { one, each } of moved) {
    if (heldUpBy(each) === undefined) delete one.unit.heldUp;
    else one.unit.heldUp = true;
  }
  for (const { one, each } of moved) tellOfMove(one, each, beyond.get(each.id), play);
  const told = new Set<string>();
  for (const passage of passages) suffersPassage(passage, told, play);
  noteRoutsPast(
    moved.map(({ one: { unit }, each }) => ({ unit, way: each })),
    field,
  );
  for (const { one, each } of moved) if (each.stoppedBy?.kind === 'edge') leaveTable(one.unit, play);
  loseOverTheEdge(onTable(state).filter(moves), field, play);
  const left = new Map(moved.map(({ one, each }) => [each.id, Math.max(0, one.march.allowance - each.spent)]));
  return { joint, left };
}

/** Less of a move than this, in paces, is no step: nobody is told of it, and no ground obstructs it. */
const NO_STEP = 0.5;

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
  const goesIn = headlong.includes(doing) && moved.stoppedBy?.kind === 'contact';
  period.doing = moved.moved > 0 || turned || goesIn || stays.includes(doing) ? doing : 'halted';
  const ground = { table: tableOf(play.scenario, play.state), rules: play.rules };
  period.obstructed =
    moved.moved >= NO_STEP &&
    waysOf(moved, play.rules.movement.going.widerThanRoad).some(way =>
      isHindered({ ...way, placed: moved.final }, going.obstructing, ground),
    );
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
 * The straight ways on which the middle of a front and the figures at both its ends have gone, or its middle alone where the ground under that is all
 * that matters; who turns on the spot goes nowhere.
 */
function waysOf({ course }: Moved, middleAlone: boolean): readonly Segment[] {
  return course.flatMap(({ placed: here }, i) => {
    const there = course[i + 1]?.placed;
    if (there === undefined || (there.at.x === here.at.x && there.at.y === here.at.y)) return [];
    if (middleAlone) return [{ from: here.at, to: there.at }];
    const [from, to] = [placesAlong(here), placesAlong(there)];
    return from.flatMap((start, at) => {
      const end = to[at];
      return end === undefined ? [] : [{ from: start, to: end }];
    });
  });
}

/** The middle of a front and the figures at both its ends. */
function placesAlong(placed: Placed): readonly Point[] {
  const half = Math.max(0, (widthOf(placed) - placed.stand.front) / 2);
  const on = measuredFrom(placed);
  return half === 0 ? [placed.at] : [placed.at, on(-half, 0), on(half, 0)];
}

/**
 * Whether a body that turns has left the direction of its advance: out of control, and not because it was about to charge there anyway.
 *
 * @clause wrg/uncontrolled-advance/disorganised
 */
function leftItsWay({ bound, period, rout }: Unit): boolean {
  return bound?.instruction === 'uncontrolled-advance' && period.charges === null && rout === null;
}

/** What nobody leaves off without being kept from it. */
const headlong: readonly Doing[] = ['charging', 'countercharging', 'pursuing', 'routing', 'evading'];

/** Tells of a move once everybody is where he goes: who sees him there is told of it. */
function tellOfMove(
  { unit, march: { start }, doing, because, going }: Marching,
  moved: Moved,
  beyond: number | undefined,
  play: Play,
): void {
  const { period } = unit;
  const turned = turnBetween(start.facing, moved.final.facing) > 1;
  const stoppedBy = hindranceOf(moved);
  const friend = stoppedBy?.kind === 'friend' ? unitOf(play.state, stoppedBy.id) : undefined;
  const barring = friend ?? enemySeen(unit, stoppedBy, play);
  const ground = groundOf(stoppedBy);
  // Whoever would have gone at somebody, or fled, and is kept from it is told of; a charger who stands at his enemy already has met him.
  const isKept = friend !== undefined || (headlong.includes(doing) && stoppedBy?.kind !== 'contact');
  if (moved.moved < NO_STEP && !turned && start.files === moved.final.files && !isKept) return;
  play.tell(
    {
      kind: 'moved',
      unit: unit.id,
      doing: period.doing === 'marching' ? period.doing : doing,
      from: period.from,
      to: { x: unit.placed.at.x, y: unit.placed.at.y },
      facing: unit.placed.facing,
      distance: moved.moved,
      way: period.path,
      because: [
        ...because,
        ...lossesOf(moved, {
          // Who is in haste turns for nothing.
          turned: turned && going.costs.turn !== undefined,
          haste: going.costs.turn === undefined,
          formed: start.files !== moved.final.files,
          obstructed: period.obstructed,
        }),
      ],
      ...(stoppedBy === undefined || stoppedBy.kind === 'allowance' ? {} : { stopped: stoppedBy.kind }),
      ...(barring === undefined ? {} : { by: barring.id }),
      ...(ground === undefined ? {} : { ground }),
      ...(beyond === undefined ? {} : { beyond }),
    },
    barring === undefined ? undefined : whoSeesAll([unit, barring], play),
  );
}

/** What has ended a move before it was done; a friend who only keeps a block from coming round where it has got to has not. */
function hindranceOf({ stoppedBy }: Moved): Moved['stoppedBy'] {
  return stoppedBy?.kind === 'friend' && stoppedBy.facing === true ? undefined : stoppedBy;
}

/** The enemy who has brought a body up, if its side sees him. */
function enemySeen({ side }: Unit, stop: Moved['stoppedBy'], play: Play): Unit | undefined {
  if (stop?.kind !== 'enemy') return undefined;
  const enemy = unitOf(play.state, stop.id);
  return isShownTo(side, enemy, play) ? enemy : undefined;
}

/** What of the ground has ended a move, or what there was not enough of the move left for. */
function groundOf(stop: Moved['stoppedBy']): { readonly kind: string; readonly feature?: string } | undefined {
  switch (stop?.kind) {
    case 'impassable':
    case 'unpaid':
      return { kind: stop.by, ...(stop.feature === undefined ? {} : { feature: stop.feature }) };
    case 'too wide':
      return { kind: 'crossing', feature: stop.feature };
    default:
      return undefined;
  }
}

/** Less of a move than this is not told to be lost, paces. */
const TRIFLE = 1;

/**
 * What a move has cost beyond the ground that it covers: turns and wheels, a change of formation, difficult ground.
 *
 * @clause wrg/manoeuvre/wheel-or-turn
 * @clause wrg/terrain/difficult-cases
 */
function lossesOf(
  { spent, moved }: Moved,
  {
    turned,
    haste,
    formed,
    obstructed,
  }: {
    readonly turned: boolean;
    readonly haste: boolean;
    readonly formed: boolean;
    readonly obstructed: boolean;
  },
): readonly Reason[] {
  const lost = Math.round(spent - moved);
  const ground = { clause: 'wrg/terrain/difficult-cases', what: 'difficult ground' } as const;
  const to = [
    ...(formed ? [{ clause: 'wrg/manoeuvre/formation-regular', what: 'a change of formation' } as const] : []),
    ...(turned ? [{ clause: 'wrg/manoeuvre/wheel-or-turn', what: 'turning' } as const] : []),
    // What nothing else can have cost the ground has, were it under one end of the line, or a wall that is climbed.
    ...(obstructed || (haste && !formed) ? [ground] : []),
  ];
  const [first] = to;
  if (lost <= TRIFLE || first === undefined) return [];
  const because = `lost to ${to.map(({ what }) => what).join(' and ')}`;
  return [{ clause: first.clause, because, effect: `−${counted(lost, 'pace')}` }];
}

const stays: readonly Doing[] = ['routing', 'pursuing', 'reorganising', 'rallying-back'];

/**
 * Bodies of which one has gone through the other: without right both are disorganised, and barbarians whom a rout bursts through run with it.
 *
 * @clause wrg/interpenetration/others
 * @clause wrg/rout/friends-gap
 */
function suffersPassage({ one, other, disorganises, routs }: PassedThrough, told: Set<string>, play: Play): void {
  if (other.gone !== null) return;
  if (disorganises) for (const unit of [one, other]) unit.period.interpenetrated = true;
  // Who runs among others who run is one more of them; of two who go through each other it is told once.
  const pair = pairOf(one.id, other.id);
  if ((disorganises || routs) && (one.rout === null || other.rout === null) && !told.has(pair)) {
    told.add(pair);
    const both = { clause: 'wrg/interpenetration/others', because: 'both', effect: 'disorganised' } as const;
    const how = routs ? 'bursts' : 'passes';
    const because = disorganises ? [both] : [];
    play.tell({ kind: 'went-through', unit: one.id, through: other.id, how, because }, whoSeesAll([one, other], play));
  }
  if (routs) burstThrough(one, other, play);
}
