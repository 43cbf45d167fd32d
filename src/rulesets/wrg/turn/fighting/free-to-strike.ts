import { ranksOf } from '../../../../table/index.js';
import { type Ends, figuresLapping, overlappingFigures } from '../../hand-to-hand/eligible.js';
import type { Melee, Unit } from '../../state.js';
import { meleesOf } from '../../units.js';
import type { Field } from '../field.js';
import { isToTheLeft } from '../frontage.js';
import { filesAt, frontAt, menBeside, mostBefore } from './files.js';
import { menUnengaged } from './idle-files.js';
import { hasRoomBeside, othersThan } from './nearest-ahead.js';
import { beyondOnTheWall, filesOnWays } from './over-the-wall.js';
import { sideSeen } from './sides.js';
import { bothOf, periodOf, type Striking } from './striking.js';
import { filesFacing, filesTurned, menTurned } from './turned.js';

/** Who of the front rank of a body is free to strike an enemy. */
export interface FreeToStrike {
  /** The files before him of which nobody has turned to others, or is kept from him by a wall. */
  readonly files: readonly number[];
  /** How many figures of these may touch him. */
  readonly touching: number;
  /** Figures beyond his ends. */
  readonly overlap: Ends;
}

/**
 * Who of the front rank is free to strike an enemy: those before him, and those beyond his ends, of whom there are none where a wall comes between.
 *
 * @clause wrg/melee/eligible-front
 */
export function freeToStrike(striking: Striking, field: Field): FreeToStrike {
  const { unit, enemy, melee } = striking;
  const facing = filesFacing(unit, melee, field);
  const files = filesOnWays(striking, facing, field);
  const free = () => freeBeyond(striking, field);
  const overlap =
    beyondOnTheWall(striking, files, free, field) ?? (files.length < facing.length ? { left: 0, right: 0 } : free());
  const touching = Math.min(files.length, mostBefore(enemy, melee, unit.placed.stand.front, field));
  return { files, touching, overlap: withRoomToLap(overlap, striking, field) };
}

/**
 * The files of a body whose front fights an enemy: those before him, and next to them those that overlap him and have lapped round him.
 *
 * @clause wrg/melee/eligible-front
 * @clause wrg/melee/lapping-round
 */
export function filesFighting(striking: Striking, field: Field): readonly number[] {
  const { unit, melee } = striking;
  const before = filesAt(unit, melee, field);
  const [first, last] = [before[0], before.at(-1)];
  if (first === undefined || last === undefined || unit.square) return before;
  const { left, right } = freeToStrike(striking, field).overlap;
  const [onLeft, onRight] = [
    usedBeyond(striking, { left, right: 0 }, field),
    usedBeyond(striking, { left: 0, right }, field),
  ];
  return [
    ...Array.from({ length: onLeft }, (_, i) => first - onLeft + i),
    ...before,
    ...Array.from({ length: onRight }, (_, i) => last + 1 + i),
  ];
}

/** Who strikes at whom, and whether from behind or on which flank. */
export function against(striking: Striking, field: Field) {
  const { unit, enemy, melee } = striking;
  const seen = sideSeen(striking, field);
  const flank = melee.goingOff?.[enemy.id]?.hand ?? (isToTheLeft(enemy.placed, unit.placed) ? 'left' : 'right');
  const from = seen === 'rear' ? { fromBehind: true } : seen === 'flank' ? ({ fromFlank: flank } as const) : {};
  return { troops: unit.troops, enemy: { type: enemy.troops.type, ...from } };
}

/**
 * Of figures beyond the ends of an enemy those that may overlap him, where somebody stands at his flank and leaves nobody room to lap round it; otherwise all.
 *
 * @clause wrg/melee/lapping-round
 */
function withRoomToLap(overlap: Ends, striking: Striking, field: Field): Ends {
  const { unit, enemy } = striking;
  const others = othersThan(unit, enemy, field.state);
  const at = (end: keyof Ends) => {
    if (hasRoomBeside(unit.placed, enemy.placed, end, others)) return overlap[end];
    const beyond = { left: 0, right: 0, [end]: overlap[end] };
    return overlappingFigures({ ...against(striking, field), overlap: beyond }, field.rules);
  };
  return { left: at('left'), right: at('right') };
}

/** Of figures beyond the ends of an enemy those that overlap him or have lapped round him. */
function usedBeyond(striking: Striking, beyond: Ends, field: Field): number {
  const { unit, enemy, melee } = striking;
  const { rules } = field;
  const overlap = withRoomToLap(beyond, striking, field);
  const fight = { ...against(striking, field), overlap };
  const period = periodOf(melee, field);
  const pushedBack = unit.pushedBack > 0;
  const enemyFree = menUnengaged(striking, field);
  const lapped = figuresLapping({ ...fight, period, pushedBack, enemyFree }, ranksOf(enemy.placed), rules);
  return overlappingFigures(fight, rules) + lapped;
}

/**
 * The ranks behind the first without the men who have turned to enemies on their flanks or at their backs, and strike at these.
 *
 * @param behind of each rank those who help against nobody else.
 * @clause wrg/melee/eligible-rear-ranks
 */
export function withoutTurned(behind: readonly number[], striking: Striking, field: Field): readonly number[] {
  const turned = menTurned(striking.unit, field).flatMap(({ men }) => men.filter(({ rank }) => rank > 0));
  if (turned.length === 0) return behind;
  const fighting = filesHelped(striking, field);
  return behind.map((figures, at) => {
    const here = turned.filter(({ rank }) => rank === at + 1);
    const away = here.filter(({ file }) => fighting.includes(file)).length;
    return Math.max(0, Math.min(figures - here.length, Math.min(figures, fighting.length) - away));
  });
}

/** The files of a body that strike at an enemy before them or overlap him: with whom those behind them strike as well. */
function filesHelped(striking: Striking, field: Field): readonly number[] {
  const { files, overlap } = freeToStrike(striking, field);
  const before = filesAt(striking.unit, striking.melee, field);
  const [first, last] = [before[0], before.at(-1)];
  if (first === undefined || last === undefined) return files;
  const overlapping = (at: Partial<Ends>) =>
    overlappingFigures({ ...against(striking, field), overlap: { left: 0, right: 0, ...at } }, field.rules);
  const onLeft = Array.from({ length: overlapping({ left: overlap.left }) }, (_, i) => first - 1 - i);
  const onRight = Array.from({ length: overlapping({ right: overlap.right }) }, (_, i) => last + 1 + i);
  return [...files, ...onLeft, ...onRight];
}

/**
 * Figures of the front rank beyond an enemy on either side that fight nobody else. Of those between two enemies each goes with the nearer, and whom
 * that one leaves over with the other; but all with the one in line where the other is fought by files that have gone forward. The end file of a front
 * that has an enemy beside it, and whoever has turned to an enemy behind, have their hands full.
 *
 * @clause wrg/melee/eligible-front
 */
function freeBeyond({ unit, melee }: Striking, field: Field): Ends {
  const gone = melee.extended !== undefined;
  const others = meleesOf(field.state, unit)
    .filter(each => each !== melee)
    .map(each => bothOf(each, field).find(({ unit: one }) => one.id === unit.id))
    .filter(each => each !== undefined);
  // A square has another face for each.
  if (unit.square && others.length > 0) return { left: 0, right: 0 };
  const { beyond, aside } = frontAt(unit, melee, field);
  const { left, right } = aside;
  const { files } = unit.placed;
  const { rear } = filesTurned(unit, field);
  const flanks = others
    .filter(({ own, melee: its }) => own === 'flank' && menBeside(unit, its, field).some(({ rank }) => rank === 0))
    .map(each => isToTheLeft(unit.placed, each.enemy.placed))
    .filter(isLeft => !rear.includes(isLeft ? 0 : files - 1));
  const before = others
    .filter(({ own }) => own === 'front')
    .map(each => ({
      aside: frontAt(unit, each.melee, field).aside,
      inLine: each.melee.extended === undefined,
      used: (overlap: Ends) => usedBeyond(each, overlap, field),
    }));
  const onLeft = before
    .filter(other => other.aside.left < left)
    .map(({ aside: his, inLine, used }) => {
      const figures = left - (files - his.right);
      return { figures, inLine, used: used({ left: 0, right: Math.max(0, figures) }) };
    });
  const onRight = before
    .filter(other => other.aside.right < right)
    .map(({ aside: his, inLine, used }) => {
      const figures = right - (files - his.left);
      return { figures, inLine, used: used({ left: Math.max(0, figures), right: 0 }) };
    });
  const onesTurned = (from: number, to: number) => rear.filter(file => file >= from && file < to).length;
  const open = openEnds(unit, melee);
  const onTheLeft =
    goingWith(left, onLeft, { gone, endTaken: flanks.includes(true), round: Math.floor }) - onesTurned(0, left);
  const onTheRight =
    goingWith(right, onRight, { gone, endTaken: flanks.includes(false), round: Math.ceil }) -
    onesTurned(files - right, files);
  return {
    left: open.left ? Math.max(0, Math.min(onTheLeft, beyond.left)) : 0,
    right: open.right ? Math.max(0, Math.min(onTheRight, beyond.right)) : 0,
  };
}

/**
 * At which of its ends, as it faces, a body may reach out beyond its enemy: where files have come out of a line, at the end of that line alone; the rest of it
 * is not there.
 *
 * @clause wrg/charge/extend-contact
 */
function openEnds({ id }: Unit, { extended, extendedBy }: Melee): { readonly left: boolean; readonly right: boolean } {
  const isEnd = (end: 'left' | 'right') => extended === undefined || extended === 'both' || extended === end;
  const [left, right] = [isEnd('left'), isEnd('right')];
  // Who stands before them has their left on his right.
  return extendedBy === id ? { left, right } : { left: right, right: left };
}

/** Figures between an enemy and another one, whether that one is fought in line, and how many of them would strike at him if all went with him. */
interface Between {
  readonly figures: number;
  readonly inLine: boolean;
  readonly used: number;
}

/**
 * Of the figures beyond one end of an enemy those that go with him: of who stands before another as well half, and those whom that one leaves over. Where files
 * have gone forward to one of the two, the other has the first claim to all of them; nobody strikes at both.
 */
function goingWith(
  all: number,
  between: readonly Between[],
  {
    gone,
    endTaken,
    round,
  }: {
    /** Files have gone forward to this enemy, or are his. */
    readonly gone: boolean;
    readonly endTaken: boolean;
    readonly round: (figures: number) => number;
  },
): number {
  const [first, ...others] = between;
  if (first === undefined) return Math.max(0, all - (endTaken ? 1 : 0));
  const { figures, inLine, used } = others.reduce((best, each) => (each.figures < best.figures ? each : best), first);
  if (inLine === gone) return Math.max(0, gone ? figures - used : figures);
  return Math.max(0, round(figures / 2), figures - used);
}
