import type { Reason } from '../../../../../rulebook/index.js';
import {
  boxAround,
  distance,
  type JointMoved,
  type March,
  type MarchNode,
  passageThrough,
  type Quad,
  quadOf,
  quadsOverlap,
  ranksOf,
} from '../../../../../table/index.js';
import { type BarringOrder, type Passing, passThroughCost, passThroughFaults } from '../../moving/pass-through.js';
import type { Field } from '../field.js';
import type { Period } from '../period.js';
import type { FieldTroop, TurnRules } from '../rules.js';
import type { FieldUnit, UnitId } from '../state.js';
import { inContact, placedOf, troopOf } from '../units.js';
import type { Marching } from './marching.js';

/** A unit that goes through friends, and how it would go if it did not. */
interface Passage<Unit extends FieldUnit> {
  readonly friends: readonly UnitId[];
  readonly through: Marching<Unit>;
  readonly blocked: Marching<Unit>;
}

/** Units that go through friends this turn, by id. */
export type Passages<Unit extends FieldUnit> = Map<UnitId, Passage<Unit>>;

/**
 * Finds the units whose way leads through friends who stand, and lets those through that fulfil all conditions: each passage
 * costs a third of the move. Whoever would come to rest on a friend's ground does not set out to pass him.
 *
 * @clause cady/common/pass-through/all-conditions
 * @clause cady/common/pass-through/cost
 * @clause cady/common/movement/pass-through
 */
export function findPassages<Unit extends FieldUnit, Rules extends TurnRules>(
  marching: Map<UnitId, Marching<Unit>>,
  field: Field<Unit, Rules>,
  period: Period<Unit, Rules>,
): Passages<Unit> {
  const passages: Passages<Unit> = new Map();
  for (const blocked of [...marching.values()]) {
    const through = passing(blocked, marching, field, period);
    if (through === undefined) continue;
    passages.set(blocked.unit.id, { ...through, blocked });
    marching.set(blocked.unit.id, through.through);
  }
  return passages;
}

/** Whether two friends pass each other. */
export function passEachOther<Unit extends FieldUnit>(passages: Passages<Unit>, a: UnitId, b: UnitId): boolean {
  return passages.get(a)?.friends.includes(b) === true || passages.get(b)?.friends.includes(a) === true;
}

/**
 * Calls off the passages that a move left half done: the mover was stopped on a friend's ground. Says whether there were any,
 * so that the move has to be run anew.
 */
export function callOff<Unit extends FieldUnit, Rules extends TurnRules>(
  passages: Passages<Unit>,
  marching: Map<UnitId, Marching<Unit>>,
  joint: JointMoved,
  rules: Rules,
): boolean {
  const bodies = new Map(joint.units.map(({ id, final }) => [id, quadOf(final)]));
  const stuck = [...passages].filter(([id, { friends }]) => {
    const body = bodies.get(id);
    return friends.some(friend => {
      const other = bodies.get(friend);
      return body !== undefined && other !== undefined && quadsOverlap(body, other, rules.table.crowding);
    });
  });
  for (const [id, { through, blocked }] of stuck) {
    passages.delete(id);
    if (marching.get(id) === through) marching.set(id, blocked);
  }
  return stuck.length > 0;
}

function passing<Unit extends FieldUnit, Rules extends TurnRules>(
  mover: Marching<Unit>,
  marching: ReadonlyMap<UnitId, Marching<Unit>>,
  field: Field<Unit, Rules>,
  period: Period<Unit, Rules>,
): Omit<Passage<Unit>, 'blocked'> | undefined {
  const { rules, standing, state } = field;
  const crossed = ({ nodes, start }: March) => {
    const bodies = nodes.map(node => quadOf(bodyAt(start, node)));
    return standing.near(boxAround(bodies.flat())).filter(({ unit, quad }) => {
      const friend = unit.id !== mover.unit.id && unit.side === mover.unit.side;
      // Two that stand in each other's way from the start make room, and are not passed.
      return (
        friend && !overlapsAtStart(bodies[0], quad, rules) && crosses({ nodes, start }, quad, rules.table.crowding)
      );
    });
  };
  if (mover.march.moved === 0) return undefined;
  const friends: UnitId[] = [];
  const because: Reason[] = [];
  let thirds = 0;
  for (const { unit } of crossed(mover.march)) {
    const friend = marching.get(unit.id);
    if (friend === undefined) continue;
    const pair = { mover: asPassing(mover, field, period), friend: asPassing(friend, field, period) };
    if (period.moving.passes?.(mover.unit, state, rules) === true) {
      friends.push(unit.id);
      continue;
    }
    if (passThroughFaults(pair, rules).length > 0) continue;
    const cost = passThroughCost(pair, rules);
    friends.push(unit.id);
    thirds += cost.thirds;
    because.push(...cost.because);
  }
  if (friends.length === 0) return undefined;
  const march = thirds === 0 ? mover.march : mover.less?.(thirds);
  if (march === undefined) return undefined;
  const end = quadOf(march.end);
  const onHim = standing
    .near(boxAround(end))
    .some(({ unit, quad }) => friends.includes(unit.id) && quadsOverlap(end, quad, rules.table.crowding));
  const still = crossed(march).map(({ unit }) => unit.id);
  if (onHim || !friends.some(id => still.includes(id))) return undefined;
  return { friends, through: { ...mover, march, because: [...mover.because, ...because] } };
}

function overlapsAtStart(body: Quad | undefined, quad: Quad, rules: TurnRules): boolean {
  return body !== undefined && quadsOverlap(body, quad, rules.table.crowding);
}

/** Whether a march as planned leads over the ground of a body that stands. */
function crosses({ nodes, start }: Pick<March, 'nodes' | 'start'>, standing: Quad, crowding: number): boolean {
  return nodes.some((node, i) => {
    const before = nodes[i - 1];
    if (quadsOverlap(quadOf(bodyAt(start, node)), standing, crowding)) return true;
    if (before === undefined || before.facing !== node.facing) return false;
    const way = distance(before.at, node.at);
    return passageThrough(quadOf(bodyAt(start, before)), before.facing, standing, way, crowding) !== undefined;
  });
}

function bodyAt(start: March['start'], { at, facing, files, gap }: MarchNode): March['start'] {
  return { ...start, at, facing, files, ...(gap === undefined ? {} : { gap }) };
}

function asPassing<Unit extends FieldUnit, Rules extends TurnRules>(
  { unit, march, charging }: Marching<Unit>,
  { state, rules }: Field<Unit, Rules>,
  period: Period<Unit, Rules>,
): Passing {
  const { start, end } = march;
  const turned = rules.readings.passThroughReaction && unit.turnedBack === true;
  const reaction = turned ? 'back-and-turn' : unit.mustDo;
  const order = orderOf(unit, charging, start.files !== end.files || (start.gap ?? 0) !== (end.gap ?? 0));
  return {
    morale: period.threeDice.morale(unit, state.turn, rules) ?? passingMorale(troopOf(unit, rules), rules),
    ranks: ranksOf(placedOf(unit, rules)),
    stationary: march.moved === 0 && start.facing === end.facing,
    ...(order === undefined ? {} : { order }),
    inMelee: inContact(unit, state.contacts),
    underFire: unit.turn.attacked || unit.turn.lost > 0 || unit.turn.attackedBefore === true,
    ...(reaction === null ? {} : { reaction }),
    skirmishing: unit.gap > 0,
  };
}

/**
 * The morale value that says whether a kind of unit passes through friends: of artillery that has none as it is read
 * (`cady/ruling/pass-through-pieces`).
 *
 * @clause cady/common/pass-through/artillery
 */
export function passingMorale(
  { arm, morale }: Pick<FieldTroop, 'arm' | 'morale'>,
  { passThrough, readings }: Pick<TurnRules, 'passThrough' | 'readings'>,
): number | null {
  if (morale !== null || arm !== 'artillery' || !readings.passThroughPieces) return morale;
  return Math.max(passThrough.leastMorale, passThrough.leastMoraleSkirmishing);
}

function orderOf(unit: FieldUnit, charging: boolean, reforms: boolean): BarringOrder | undefined {
  if (charging) return 'charge';
  if (unit.mustDo === 'back') return 'orderly-withdrawal';
  return reforms ? 'formation-change' : undefined;
}
