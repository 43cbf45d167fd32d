import { type Reason, reasonFor } from '../../../../rulebook/index.js';
import {
  type Bearing,
  bearingTo,
  bodyCentre,
  distance,
  distanceBetweenQuads,
  type Leg,
  type March,
  type Point,
  quadOf,
  turnBetween,
  turned,
} from '../../../../table/index.js';
import { pursuitMove } from '../../rout/running.js';
import type { Pursuit, Unit } from '../../state.js';
import { unitOf } from '../../units.js';
import { HAIR, touches } from '../contact.js';
import { periodOfPursuit } from '../declaring/followers.js';
import type { Field } from '../field.js';
import { isTurnBarredAhead } from './barred-turn.js';
import { NO_STEP } from './carrying-out.js';
import { asFarAsItGallops } from './charges/galloping.js';
import { firstInTheWay } from './friends/barring.js';
import { mannerOf } from './going.js';
import { type Marching, marchAlong, pushedReason } from './march.js';

/** Who comes round by fewer degrees has not turned. */
const NO_TURN = 1;

/**
 * Pursuers follow their quarry: straight on as long as that leads at him, else the way that he has run, else right at him. Who has no room to come round at
 * him follows as he has run, corner by corner, or goes straight on as far as that leads nearer. What a turn costs them is a ruling
 * (`wrg/ruling/turns-of-pursuers`).
 *
 * @clause wrg/pursuit/move
 * @clause wrg/pursuit/turns
 * @clause wrg/movement/push-back-deduction
 * @clause wrg/terrain/difficult-cavalry
 */
export function pursue(unit: Unit, pursuit: Pursuit, field: Field): Marching {
  return pursueAs(unit, pursuit, true, field);
}

/**
 * The same pursuit, of those whom others keep from their quarry: they go no farther than their move, though they were upon him.
 *
 * @clause wrg/pursuit/move
 */
export function pursueNoFarther(unit: Unit, pursuit: Pursuit, field: Field): Marching {
  return pursueAs(unit, pursuit, false, field);
}

function pursueAs(unit: Unit, pursuit: Pursuit, keepsContact: boolean, field: Field): Marching {
  const target = unitOf(field.state, pursuit.quarry);
  const chase: Chase = { unit, pursuit, target, keepsContact, field };
  const gap = distanceBetweenQuads(quadOf(unit.placed), quadOf(target.placed));
  const directly: Leg = { bearing: wayAfter(unit, target), distance: target.gone === null ? 'all' : gap };
  const ways = [[directly], asHeRan(chase), straightOn(chase)].filter(legs => legs.length > 0);
  const free = target.gone !== null ? undefined : ways.find(legs => !isBarred(chase, legs));
  return follow(chase, free ?? [directly]);
}

/** Whether an enemy ahead, or the ground, keeps pursuers from coming round to a way. */
function isBarred(chase: Chase, legs: readonly Leg[]): boolean {
  const [first] = legs;
  return first !== undefined && isTurnBarredAhead(follow(chase, legs), first.bearing, chase.target, chase.field);
}

/** Who follows whom. */
interface Chase {
  readonly unit: Unit;
  readonly pursuit: Pursuit;
  readonly target: Unit;
  /** It goes as far as he has run if it was upon him. */
  readonly keepsContact: boolean;
  readonly field: Field;
}

/** The march of pursuers on some legs. */
function follow(chase: Chase, legs: readonly Leg[]): Marching {
  const { unit, pursuit, target, field } = chase;
  const [first] = legs;
  const bearing = first?.bearing ?? unit.placed.facing;
  const whole = pursuitMove(
    {
      mover: unit.troops,
      manner: mannerOf(unit, false),
      period: periodOfPursuit(pursuit, field.rules),
      turns: turnsAfter(unit, { pursuit, target, bearing }, field),
    },
    field.rules,
  );
  const paces = Math.max(0, whole.paces - unit.pushed);
  const because = unit.pushed > 0 ? [...whole.because, pushedReason(unit)] : whole.because;
  const last = legs.at(-1)?.bearing ?? bearing;
  const going = (allowance: number, why: readonly Reason[]) =>
    marchAlong(
      unit,
      asFarAsItGallops(
        unit,
        {
          doing: 'pursuing',
          legs,
          // Who has no move left does not come round either.
          ...(legs.length > 1 ? {} : { facing: paces > 0 ? last : unit.placed.facing }),
          allowance,
          freeTurns: true,
          because: why,
        },
        field,
      ),
      field,
    );
  const marching = going(paces, because);
  const short = chase.keepsContact ? shortOfQuarry(chase, marching.march, last) : undefined;
  return short === undefined ? marching : going(paces + short, [...because, keptContact]);
}

/** Why pursuers who were upon their quarry go farther than their move. */
export const keptContact = reasonFor(
  'wrg/pursuit/strikes',
  'was upon them and goes as far as they run',
  'keeps contact',
);

/**
 * How many paces those fall short of their quarry who were upon him and go no less far than he has run; `undefined` for all others, and for who comes up to him
 * anyway. They have lost nothing to him: a gap comes of nothing but how two blocks that turn about their middles lie to each other on the table.
 *
 * @clause wrg/pursuit/strikes
 */
function shortOfQuarry({ unit, target, field }: Chase, march: March, bearing: Bearing): number | undefined {
  const { moved, stood } = target.period;
  const before = { placed: { ...target.placed, ...stood } };
  const isStopped = march.stopped !== undefined && march.stopped.kind !== 'allowance';
  if (isStopped || march.moved < NO_STEP || march.moved < moved - HAIR) return undefined;
  if (!touches(unit, before, field.rules) || touches({ placed: march.end }, target, field.rules)) return undefined;
  const { end } = march;
  const paces = distance(bodyCentre(end), bodyCentre(target.placed));
  const free = firstInTheWay({ id: unit.id, placed: end }, { bearing, facing: end.facing, paces }, [target])?.free;
  return free === undefined ? undefined : free + NO_STEP * 2;
}

/** The way on which a body comes at its quarry with the least turning: where it faces, where he has run, or from middle to middle. */
function wayAfter(unit: Unit, target: Unit): Bearing {
  const [from, to] = [bodyCentre(unit.placed), bodyCentre(target.placed)];
  const right = bearingTo(from, to);
  const leads = (bearing: Bearing) =>
    firstInTheWay(unit, { bearing, paces: distance(from, to) }, [target]) !== undefined;
  return [unit.placed.facing, ...legsRun(target).map(({ bearing }) => bearing)].find(leads) ?? right;
}

/** The straight ways that a body has run in this period, one after the other: how its front has come round about its middle before is none. */
function legsRun(unit: Unit): readonly { readonly bearing: Bearing; readonly distance: number }[] {
  const { moved, path } = unit.period;
  if (moved < NO_STEP) return [];
  const ran = hasComeRound(unit) ? path.slice(1) : path;
  return ran.slice(1).flatMap((to, i) => {
    const from = ran[i];
    const far = from === undefined ? 0 : distance(from, to);
    return from === undefined || far < NO_STEP ? [] : [{ bearing: bearingTo(from, to), distance: far }];
  });
}

/** Whether the way of a body begins with its turn about its middle to where it has run. */
function hasComeRound({ placed, period: { path, stood } }: Unit): boolean {
  const [, round, next] = path;
  if (stood === undefined || round === undefined || next === undefined) return false;
  const { at } = turned({ ...placed, ...stood }, bearingTo(round, next));
  return distance(at, round) < NO_STEP;
}

/** The way that the quarry has run, from where the pursuers are: up to his first place, and on with him round every corner. Who begins beside him does not run past him. */
function asHeRan({ unit, target }: Chase): readonly Leg[] {
  const [first, ...others] = legsRun(target);
  if (first === undefined) return [];
  const { placed, period } = target;
  const stood = period.stood === undefined ? period.from : bodyCentre({ ...placed, ...period.stood });
  const far = first.distance + pacesToward(stood, unit, first.bearing);
  return far < NO_STEP ? others : [{ ...first, distance: far }, ...others];
}

/** Straight on as far as that brings the pursuers nearer. */
function straightOn({ unit, target }: Chase): readonly Leg[] {
  const { facing } = unit.placed;
  const far = pacesToward(bodyCentre(target.placed), unit, facing);
  return far <= 0 ? [] : [{ bearing: facing, distance: far }];
}

/** How far a body goes along a bearing until a place is abreast of its middle; fewer than none where it lies behind. */
function pacesToward(to: Point, { placed }: Unit, bearing: Bearing): number {
  const from = bodyCentre(placed);
  return distance(from, to) * Math.cos((turnBetween(bearing, bearingTo(from, to)) * Math.PI) / 180);
}

/** Turns of pursuers in this period that cost them something: nothing does as they begin. */
function turnsAfter(
  unit: Unit,
  { pursuit, target, bearing }: { readonly pursuit: Pursuit; readonly target: Unit; readonly bearing: Bearing },
  { rules }: Field,
): number {
  const hasTurned = turnBetween(unit.placed.facing, bearing) >= NO_TURN;
  if (!hasTurned || pursuit.periods === 0) return 0;
  return rules.field.playing.turnsOfPursuers === 'every' ? 1 : (target.period.turnsPaid ?? 0);
}
