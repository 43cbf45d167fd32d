import type { JointMoved } from '../../../../../table/index.js';
import { interpenetrates } from '../../../moving/interpenetration.js';
import type { Doing, Unit } from '../../../state.js';
import { conditionOf } from '../../condition.js';
import type { Field } from '../../field.js';
import { areToDebate } from '../../sorcery/debating.js';
import { passesFreely } from '../../sorcery/moving.js';
import { mannerOf } from '../going.js';
import type { Marching } from '../march.js';

/** Doings in which a body goes through friends whatever comes of it. */
const inHaste: readonly Doing[] = ['routing', 'evading', 'pursuing'];

/** What has been found out about pairs of friends, of whom one may go through the other or both bar each other. */
export interface Leave {
  /** They do not go through each other: one would end on the ground of the other. */
  readonly refused: Set<string>;
  /** They have been tried as two who bar each other, or may not be tried so: who is refused and is in no such pair is tried yet, should it come to that. */
  readonly settled: Set<string>;
  /**
   * They go through each other because else they would bar each other for ever: both move, or only one of them; or because one of them has been
   * held up long enough. `grazes`: a corner of one brushes the other as it wheels, and no figure is passed. `stands`: he would march, and is kept from it.
   * `beyond`: nothing else has come of it for periods, and he goes on till he is out of his friend.
   */
  readonly through: Map<string, 'both' | 'first' | 'second' | 'held' | 'grazes' | 'stands' | 'beyond'>;
  /** It has been tried whether the one gets round with no more than that. */
  readonly grazed: Set<string>;
  /** Who has been held up would not get clear of his friend, and waits on. */
  readonly waits: Set<string>;
  /** Two enemies of whom nothing but corners meet: whether they go past each other, or come to grips after all. */
  readonly corners: Map<string, 'past' | 'met'>;
  /** Two enemies who both run: that they cannot run past each other, since they would end on one ground. */
  readonly meet: Set<string>;
  /** Who lets a friend before him wheel first, and the how manieth of the waits that are tried; none is left beyond the last. */
  readonly late: Map<string, number>;
  /** Of two enemies the one who runs has not the room to turn his back: he would not get off the other's ground. */
  readonly noRoom: Set<string>;
  /** Of a mover and another, in this order: whether he goes through him as of right. It is asked again and again, and takes time. */
  readonly asOfRight: Map<string, boolean>;
}

/** Nobody may go through anybody but as of right. */
export function noLeave(): Leave {
  return {
    refused: new Set(),
    settled: new Set(),
    through: new Map(),
    grazed: new Set(),
    waits: new Set(),
    corners: new Map(),
    meet: new Set(),
    late: new Map(),
    noRoom: new Set(),
    asOfRight: new Map(),
  };
}

/** Whether nothing has been found out about a pair. */
export const isNews = (pair: string, { refused, through }: Leave): boolean => !refused.has(pair) && !through.has(pair);

/** Whether two who are found to bar each other are tried so: once, whatever else has been tried with them before. */
export const isLeftToTry = (pair: string, { refused, through, settled }: Leave): boolean =>
  !through.has(pair) && !(refused.has(pair) && settled.has(pair));

/** Lets two who bar each other through each other, both at first (`wrg/ruling/friends-in-the-way`). */
export function tryBoth(pair: string, { refused, through, settled }: Leave): void {
  refused.delete(pair);
  settled.add(pair);
  through.set(pair, 'both');
}

/** Of two who bar each other, those friends behind the one in whose midst the other would have to stop: he goes on through them as well. */
export function behindThem(
  pair: string,
  { units }: JointMoved,
  leave: Leave,
  marching: ReadonlyMap<string, Marching>,
): readonly string[] {
  const tried = leave.through.get(pair);
  if (tried !== 'both' && tried !== 'first' && tried !== 'second') return [];
  const both = pair.split(' ');
  return units.flatMap(({ id, stoppedBy, moved }) => {
    if (!both.includes(id) || stoppedBy?.kind !== 'friend' || moved <= NO_WAY || !marching.has(stoppedBy.id)) return [];
    const behind = pairOf(id, stoppedBy.id);
    return isNews(behind, leave) && !leave.waits.has(behind) ? [behind] : [];
  });
}

/**
 * Tries what is left to be tried with two who would end on one ground.
 *
 * @param isHeldLong whether one of them has been held up for so long that he goes on till he is out of the other.
 * @param goesFirst who of them goes while the other stands, if only one can.
 */
export function refuse(
  pair: string,
  { refused, through, waits }: Leave,
  isHeldLong = false,
  goesFirst: 'first' | 'second' = 'first',
): void {
  const tried = through.get(pair);
  if (tried === 'both') through.set(pair, goesFirst);
  else if (tried === goesFirst) through.set(pair, goesFirst === 'first' ? 'second' : 'first');
  else if (isHeldLong && tried !== 'grazes' && tried !== 'beyond') through.set(pair, 'beyond');
  else {
    through.delete(pair);
    if (tried === 'held' || tried === 'stands') waits.add(pair);
    else if (tried !== 'grazes') refused.add(pair);
  }
}

/** Whether two friends may go through each other. */
export function passes(
  a: string,
  b: string,
  leave: Leave,
  marching: ReadonlyMap<string, Marching>,
  field: Field,
): boolean {
  const pair = pairOf(a, b);
  if (leave.refused.has(pair)) return false;
  return leave.through.has(pair) || mayPass(a, b, leave, marching, field) || mayPass(b, a, leave, marching, field);
}

/** Who of two friends goes where only one of them can while the other stands: who charges, before one who does not. */
export function goesFirst(pair: string, marching: ReadonlyMap<string, Marching>): 'first' | 'second' {
  const [first, second] = pair.split(' ').map(id => charges(marching.get(id)));
  return second === true && first !== true ? 'second' : 'first';
}

const charges = (one: Marching | undefined): boolean => one?.doing === 'charging' || one?.doing === 'countercharging';

/** Two friends by their ids, whichever is named first. */
export const pairOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/**
 * Whether a body goes through friends in its way: who runs or evades does, and light troops as of right through those who stand. Who has run already
 * goes through nobody any more, and is a friend like others to those who come upon him.
 */
export function mayPass(
  a: string,
  b: string,
  { asOfRight }: Pick<Leave, 'asOfRight'>,
  marching: ReadonlyMap<string, Marching>,
  field: Field,
): boolean {
  const pair = `${a} ${b}`;
  const known = asOfRight.get(pair);
  if (known !== undefined) return known;
  const may = isLetThrough(marching, a, b, field);
  asOfRight.set(pair, may);
  return may;
}

function isLetThrough(marching: ReadonlyMap<string, Marching>, a: string, b: string, field: Field): boolean {
  const [mover, other] = [marching.get(a), marching.get(b)];
  if (mover === undefined || other === undefined || mover.unit.side !== other.unit.side) return false;
  if (areToDebate(mover.unit, other.unit, field)) return false;
  if (passesFreely(mover.unit, other.unit, field)) return true;
  if (mover.march.moved === 0) return false;
  return inHaste.includes(mover.doing) || !passageOf(mover, other, field).disorganises;
}

/**
 * What comes of a body going through a friend.
 *
 * @param stands whether he stands all through the movement; absent: as he means to.
 */
export function passageOf(mover: Marching, other: Marching, field: Field, stands = other.march.moved === 0) {
  const manner = (unit: Unit) => mannerOf(unit, conditionOf(unit, field).disorganised);
  const stationary = stands && other.movesToo?.() !== true;
  return interpenetrates(
    {
      mover: mover.unit.troops,
      manner: manner(mover.unit),
      passed: { mover: other.unit.troops, manner: manner(other.unit), stationary },
      evading: mover.doing === 'evading',
    },
    field.rules,
  );
}

/** Who has come no farther than this, in paces, has not got on: so deep do friends press into each other. */
export const NO_WAY = 1;
