import { type ClauseId, type Reason, reasonsUnder, type Violation } from '../../../../rulebook/index.js';
import type { Point } from '../../../../table/index.js';
import { insistOnCount, insistOnLength } from '../counts.js';
import { commonRules } from '../rules.js';

const forestReason = reasonsUnder('cady/common/forest');

/** The numbers of forests. */
export interface ForestNumbers {
  /** How deep sight and fire go into a forest or out of it, in cm; also the depth of its edge. */
  readonly depth: number;
  /** How a target on the edge that has shown itself is protected. */
  readonly edgeLike: 'wall';
  /** Trees that make a forest. */
  readonly leastTrees: number;
  /** Figure-turns to fell a tree. */
  readonly fellTree: number;
  /** Figure-turns to finish a barricade, or to clear it away. */
  readonly barricade: number;
  /** How far from a forest a barricade may stand, in cm. */
  readonly barricadeReach: number;
  /** What a barricade is to whoever would cross it. */
  readonly barricadeCrossing: 'fence' | 'never';
  /** What a felled tree takes off a forest that is drawn as an area. */
  readonly felledTree: 'corner' | 'nothing';
}

/** The part of a ruleset's rules that forests need. */
export interface ForestRules {
  readonly forest: ForestNumbers;
}

/** Somebody in a forest, and somebody else who looks for him. */
export interface InForest {
  /** How deep he stands inside, from the edge that is nearest the watcher, in cm. */
  readonly depth: number;
  /** He moved or shot this turn. */
  readonly active: boolean;
  /** From him to the watcher, in cm. */
  readonly watcherAt: number;
}

/** What a forest does for somebody inside. */
export interface ForestCover {
  readonly seen: boolean;
  /** Whether he may fire out, and be fired at from outside. */
  readonly fire: boolean;
  /** He counts as standing behind this. */
  readonly behind: 'wall' | null;
  readonly because: readonly Reason[];
}

/**
 * Whether so many trees are a forest: fewer are there to look at, and nothing more.
 *
 * Source: Common Rules > Geography > Forest.
 *
 * @clause cady/common/forest/min-three-trees
 */
export function isForest({ trees }: { readonly trees: number }, rules: ForestRules = commonRules()): boolean {
  return trees >= rules.forest.leastTrees;
}

/**
 * The ground of a group of trees: the largest area that straight lines between the outermost enclose, its corners in order;
 * `undefined` when there are too few trees for a forest, or they stand in a row.
 *
 * Source: Common Rules > Geography > Forest.
 *
 * @clause cady/common/forest/outline
 */
export function forestOutline(
  { trees }: { readonly trees: readonly Point[] },
  rules: ForestRules = commonRules(),
): readonly Point[] | undefined {
  if (!isForest({ trees: trees.length }, rules)) return undefined;
  const sorted = [...trees].sort((a, b) => a.x - b.x || a.y - b.y);
  const outline = [...chain(sorted), ...chain(sorted.reverse())];
  return outline.length < 3 ? undefined : outline;
}

/**
 * What a march in a forest costs a unit, off the road, in thirds of its printed move: nothing for natives of the forest, who move in it
 * as in the open.
 *
 * Source: Common Rules > Geography > Forest; Effects on Movement.
 *
 * @param thirds what it costs everybody else of its arm; `null`: no way through
 * @clause cady/common/movement/forest
 * @clause cady/common/forest/move-cost
 * @clause cady/common/forest/indians-exempt
 */
export function forestMarchThirds(unit: { readonly nativeOfForest?: boolean }, thirds: number | null): number | null {
  return unit.nativeOfForest === true ? 0 : thirds;
}

/**
 * Whether somebody in a forest is seen from outside, and may fire out and be fired at. Deeper than the edge he can do
 * neither. On the edge he is hidden until an enemy is close or until he moves or shoots, and then counts as behind a wall.
 *
 * Source: Common Rules > Geography > Forest.
 *
 * @throws RuleViolation when a distance is none.
 * @clause cady/common/forest/fire-sight-3cm
 * @clause cady/common/forest/edge-visible-if-active
 * @clause cady/common/forest/edge-hidden
 * @clause cady/common/forest/edge-counts-as-wall
 * @clause cady/common/forest/deep-no-fire
 */
export function forestCover(troops: InForest, rules: ForestRules = commonRules()): ForestCover {
  const { depth, edgeLike } = rules.forest;
  insistOnLength('depth', troops.depth, 'cady/common/forest/fire-sight-3cm');
  insistOnLength('watcherAt', troops.watcherAt, 'cady/common/forest/fire-sight-3cm');
  const near = troops.watcherAt <= depth;
  if (troops.depth > depth) {
    const because = forestReason(
      'deep-no-fire',
      `more than ${depth} cm inside`,
      near ? 'only he who is close sees it' : 'hidden',
    );
    return { seen: near, fire: near, behind: null, because: [because] };
  }
  if (troops.active) {
    const because = forestReason('edge-visible-if-active', 'moved or shot on the edge', 'seen');
    const wall = forestReason('edge-counts-as-wall', 'moved or shot on the edge', `as behind a ${edgeLike}`);
    return { seen: true, fire: true, behind: edgeLike, because: [because, wall] };
  }
  const because = forestReason(
    'edge-hidden',
    near ? `an enemy within ${depth} cm` : 'still, on the edge',
    near ? 'seen' : 'hidden',
  );
  return { seen: near, fire: near, behind: near ? edgeLike : null, because: [because] };
}

/** Work on trees and barricades: figures that neither moved, fired nor fought, turn by turn. */
export interface ForestWork {
  /** What is to be done. */
  readonly task: 'fell-tree' | 'build-barricade' | 'clear-barricade';
  /** Figures at work in each turn so far. */
  readonly turns: readonly {
    readonly figures: number;
    readonly moved?: boolean;
    readonly fired?: boolean;
    readonly fought?: boolean;
  }[];
}

/** How far work has come. */
export interface WorkDone {
  /** Figure-turns spent, and those that one piece of the task takes. */
  readonly spent: number;
  readonly needed: number;
  /** Trees felled, or barricades finished or cleared. */
  readonly done: number;
}

/**
 * How far work on trees or a barricade has come. Figures only work in a turn without movement, fire and melee.
 *
 * Source: Common Rules > Geography > Forest.
 *
 * @throws RuleViolation when figures are no whole number.
 * @clause cady/common/forest/clear-trees
 * @clause cady/common/forest/barricade-build
 * @clause cady/common/forest/barricade-remove
 */
export function forestWork({ task, turns }: ForestWork, rules: ForestRules = commonRules()): WorkDone {
  const needed = task === 'fell-tree' ? rules.forest.fellTree : rules.forest.barricade;
  let spent = 0;
  for (const [at, turn] of turns.entries()) {
    insistOnCount(`turns[${at}].figures`, turn.figures, 'cady/common/forest/clear-trees');
    const busy = turn.moved === true || turn.fired === true || turn.fought === true;
    if (!busy) spent += turn.figures;
  }
  const pieces = Math.floor(spent / needed);
  return { spent, needed, done: task === 'fell-tree' ? pieces : Math.min(1, pieces) };
}

/**
 * Every fault of a place chosen for a barricade: it blocks a road, not far from a forest.
 *
 * Source: Common Rules > Geography > Forest.
 *
 * @clause cady/common/forest/barricade-place
 */
export function barricadeFaults(
  place: { readonly onRoad: boolean; readonly fromForest: number },
  rules: ForestRules = commonRules(),
): readonly Violation[] {
  const faults: Violation[] = [];
  const clause: ClauseId = 'cady/common/forest/barricade-place';
  if (!place.onRoad) {
    faults.push({ path: 'onRoad', clause, problem: 'a barricade blocks a road', mend: 'put it across one' });
  }
  const { barricadeReach } = rules.forest;
  if (place.fromForest > barricadeReach) {
    const problem = `${place.fromForest} cm from the nearest forest`;
    faults.push({ path: 'fromForest', clause, problem, mend: `put it at most ${barricadeReach} cm from one` });
  }
  return faults;
}

/** Half of the hull: the corners to the left of the way through points sorted along it, the last one left out. */
function chain(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)];
      if (before === undefined || last === undefined || turnsLeft(before, last, point)) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull.slice(0, -1);
}

function turnsLeft(a: Point, b: Point, c: Point): boolean {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
}
