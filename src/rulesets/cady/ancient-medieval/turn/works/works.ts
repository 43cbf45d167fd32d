import type { SideId } from '../../../../../battle/index.js';
import {
  type Barrier,
  type MarchCosts,
  measuredFrom,
  type Placed,
  type Point,
  type Quad,
  stripsAt,
  type Table,
  toGrid,
  type WorkKind,
  widthOf,
} from '../../../../../table/index.js';
import { terrainCosts } from '../../../common/moving/movement.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientState, AncientUnit, Work } from '../../state.js';
import { stakesCrossing } from '../../works/stakes.js';
import type { AncientField } from '../field.js';

/** What the table calls the works that stand in the way of a march; caltrops bar nobody's. */
const barriers: { readonly [kind in Work['kind']]: WorkKind | null } = {
  stakes: 'stakes',
  entrenchment: 'ditch',
  barricade: 'barricade',
  caltrops: null,
};

const tablesWithWorks = new WeakMap<Table, { readonly key: string; readonly table: Table }>();

/** A table with the works that troops have made on it. */
export function withWorks(table: Table, { works }: Pick<AncientState, 'works'>): Table {
  const made = works.flatMap(({ id, kind, line }): Barrier[] => {
    const barrier = barriers[kind];
    return barrier === null ? [] : [{ kind: barrier, id, line }];
  });
  if (made.length === 0) return table;
  const key = JSON.stringify(made);
  const before = tablesWithWorks.get(table);
  if (before?.key === key) return before.table;
  const whole = { ...table, features: [...table.features, ...made] };
  tablesWithWorks.set(table, { key, table: whole });
  return whole;
}

/**
 * What works cost a unit that crosses them, in cm of its move. A ditch is crossed as a stone fence, a barricade as a wooden one;
 * wheels that keep to a road are not held up by stakes beside it.
 *
 * @param third a third of its move, cm
 * @clause cady/ancient-medieval/stakes/crossing-troops
 * @clause cady/ancient-medieval/stakes/crossing-wheeled
 * @clause cady/ancient-medieval/romans/entrench
 */
export function workCosts(
  unit: AncientUnit,
  third: number,
  { table, rules }: Pick<AncientField, 'table' | 'rules'>,
): NonNullable<MarchCosts['barriers']> {
  const onRoad = stripsAt(table, unit.at, 'road').length > 0;
  const { fence, wall } = terrainCosts({ arm: rules.troops[unit.type].arm }, rules);
  const cm = (cost: number | null) => (cost === null ? 'never' : cost * third);
  return {
    fence: cm(fence),
    wall: cm(wall),
    stakes: stakesCrossing({ type: unit.type, onRoad }, rules).thirds * third,
    ditch: cm(wall),
    barricade: rules.forest.barricadeCrossing === 'never' ? 'never' : cm(fence),
  };
}

/** The works that a side knows of: its own, those that it has seen, and caltrops that its troops have come to. */
export function worksKnownTo(side: SideId, { works }: Pick<AncientState, 'works'>): Work[] {
  return works.filter(work => work.side === side || work.knownTo.includes(side));
}

/** A stretch along the front of a body, as a line on the ground right before it. Measured from the middle of the front, cm. */
export function lineBefore(
  placed: Placed,
  { from, to }: { readonly from: number; readonly to: number },
  { tasks }: Pick<AncientMedievalRules, 'tasks'>,
): readonly [Point, Point] {
  const corner = measuredFrom(placed);
  const { before } = tasks.works;
  return [corner(from, -before), corner(to, -before)];
}

/** The ground on which caltrops lie: along their line and to its front. */
export function groundOfWork({ line: [left, right], depth }: Pick<Work, 'line' | 'depth'>): Quad {
  const length = Math.hypot(right.x - left.x, right.y - left.y);
  const ahead = length === 0 ? { x: 0, y: 0 } : { x: (left.y - right.y) / length, y: (right.x - left.x) / length };
  const forward = ({ x, y }: Point) => ({ x: x + ahead.x * depth, y: y + ahead.y * depth });
  return [forward(left), forward(right), right, left];
}

/**
 * The first stretch of a unit's front before which nothing of a kind has been made yet, in cm from the middle of the front;
 * `undefined` when all of it is covered.
 */
export function uncovered(
  placed: Placed,
  kind: Work['kind'],
  { works }: { readonly works: readonly Work[] },
  { tasks }: Pick<AncientMedievalRules, 'tasks'>,
): { readonly from: number; readonly to: number } | undefined {
  const { covers, gap } = tasks.works;
  const half = widthOf(placed) / 2;
  const covered = works
    .filter(work => work.kind === kind)
    .flatMap(({ line }) => alongFront(placed, line, covers) ?? [])
    .sort((a, b) => a.from - b.from);
  let from = -half;
  for (const part of covered) {
    if (part.from > from + gap) return { from, to: Math.min(half, part.from) };
    from = Math.max(from, part.to);
  }
  return half > from + gap ? { from, to: half } : undefined;
}

/** Where a line lies along the front of a body, if it lies right before it. */
function alongFront(
  { at, facing }: Placed,
  line: readonly [Point, Point],
  covers: number,
): { readonly from: number; readonly to: number } | undefined {
  const turn = (facing * Math.PI) / 180;
  const [ahead, right] = [
    { x: Math.sin(turn), y: Math.cos(turn) },
    { x: Math.cos(turn), y: -Math.sin(turn) },
  ];
  const ends = line.map(({ x, y }) => ({
    along: toGrid((x - at.x) * right.x + (y - at.y) * right.y),
    before: toGrid((x - at.x) * ahead.x + (y - at.y) * ahead.y),
  }));
  if (ends.some(({ before }) => Math.abs(before) > covers)) return undefined;
  const along = ends.map(end => end.along);
  return { from: Math.min(...along), to: Math.max(...along) };
}

/** An id for the next work of a side. */
export function nextWorkId(kind: Work['kind'], side: SideId, { works }: Pick<AncientState, 'works'>): string {
  const taken = new Set(works.map(({ id }) => id));
  let number = 1;
  while (taken.has(`${side}:${kind}-${number}`)) number += 1;
  return `${side}:${kind}-${number}`;
}
