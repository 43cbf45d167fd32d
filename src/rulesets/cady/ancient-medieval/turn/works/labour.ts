import type { SideId } from '../../../../../battle/index.js';
import type { Reason } from '../../../../../rulebook/index.js';
import { distanceBetweenQuads, quadOf, toGrid, widthOf } from '../../../../../table/index.js';
import { placedOf } from '../../../common/turn/units.js';
import { isHidden, witnessesOf } from '../../../common/turn/unseen/markers.js';
import { awayFromLine, type Busy } from '../../../common/turn/works/forestry.js';
import type { AncientMedievalRules } from '../../rules.js';
import { entrenchmentDug } from '../../special-troops/romans.js';
import type { AncientState, AncientUnit, Work } from '../../state.js';
import type { AncientContext } from '../../terms.js';
import type { AncientTask } from '../../words.js';
import { clearCaltrops, placeCaltrops } from '../../works/caltrops.js';
import { removeStakes, setUpStakes } from '../../works/stakes.js';
import { groundOfWork, lineBefore, nextWorkId, uncovered } from './works.js';

/** Work of one turn on something that stands or shall stand before a unit's front. */
export interface Labour {
  readonly unit: AncientUnit;
  /** What kept it from working: it moved, shot or fights. */
  readonly busy: Busy;
  readonly state: AncientState;
  readonly context: AncientContext;
}

/**
 * Puts up stakes before a unit's front, as many as its figures can in a turn.
 *
 * @clause cady/ancient-medieval/stakes/setup
 * @clause cady/ancient-medieval/stakes/listed
 * @clause cady/ancient-medieval/stakes/reuse
 * @clause cady/ancient-medieval/romans/stakes
 */
export function setStakes({ unit, busy, state, context }: Labour): void {
  const free = uncovered(placedOf(unit, context.rules), 'stakes', state, context.rules);
  if (free === undefined || unit.carried.stakes === 0) return;
  const room = Math.min(unit.carried.stakes, toGrid(free.to - free.from));
  const { cm, because } = setUpStakes({ figures: unit.figures, at: room, ...busy }, context.rules);
  if (cm === 0) return;
  unit.carried.stakes = toGrid(unit.carried.stakes - cm);
  placeWork(unit, 'stakes', 'set-stakes', middled(free, cm, unit, context.rules), 0, because, state, context);
}

/**
 * Legionaries dig before their front.
 *
 * @clause cady/ancient-medieval/romans/entrench
 */
export function dig({ unit, busy, state, context }: Labour): void {
  const free = uncovered(placedOf(unit, context.rules), 'entrenchment', state, context.rules);
  if (free === undefined) return;
  const { cm, because } = entrenchmentDug({ type: unit.type, figures: unit.figures, ...busy }, context.rules);
  const dug = Math.min(cm, toGrid(free.to - free.from));
  if (dug > 0)
    placeWork(unit, 'entrenchment', 'dig', middled(free, dug, unit, context.rules), 0, because, state, context);
}

/** Where a length of works goes in an open stretch of the front: in the middle of a front that is bare, at its end otherwise. */
function middled(
  free: { readonly from: number; readonly to: number },
  length: number,
  unit: AncientUnit,
  rules: AncientMedievalRules,
): { readonly from: number; readonly to: number } {
  const whole = widthOf(placedOf(unit, rules));
  const bare = toGrid(free.to - free.from) >= toGrid(whole);
  const from = bare ? -length / 2 : free.from;
  return { from, to: from + length };
}

/**
 * Strews caltrops before a unit's front, all along it and as deep as they reach.
 *
 * @clause cady/ancient-medieval/caltrops/placing
 * @clause cady/ancient-medieval/caltrops/listed
 * @clause cady/ancient-medieval/caltrops/hidden
 */
export function strewCaltrops({ unit, state, context }: Omit<Labour, 'busy'>): void {
  const { area, because } = placeCaltrops({ figures: unit.figures, carried: unit.carried.caltrops }, context.rules);
  if (area === 0) return;
  unit.carried.caltrops = toGrid(unit.carried.caltrops - area);
  const width = widthOf(placedOf(unit, context.rules));
  const along = { from: -width / 2, to: width / 2 };
  placeWork(unit, 'caltrops', 'strew-caltrops', along, toGrid(area / width), because, state, context);
}

/** Makes a work and says so: of caltrops only to those who made them. */
function placeWork(
  unit: AncientUnit,
  kind: Work['kind'],
  task: AncientTask,
  along: { readonly from: number; readonly to: number },
  depth: number,
  because: readonly Reason[],
  state: AncientState,
  context: AncientContext,
): void {
  const { rules, tell } = context;
  const work: Work = {
    id: nextWorkId(kind, unit.side, state),
    kind,
    side: unit.side,
    line: lineBefore(placedOf(unit, rules), along, rules),
    depth,
    knownTo: knownAtFirst(unit, kind, context),
  };
  state.works.push(work);
  const secret = kind === 'caltrops' ? [unit.side] : witnessesOf(unit);
  tell({ kind: 'work', unit: unit.id, task, work: { ...work, knownTo: [...work.knownTo] }, because }, secret);
}

/** Who knows of a new work: everybody, unless it is hard to see or those who made it are hidden. */
export function knownAtFirst(unit: AncientUnit, kind: Work['kind'], { scenario }: AncientContext): SideId[] {
  return kind === 'caltrops' || isHidden(unit) ? [unit.side] : Object.keys(scenario.sides);
}

/** The stakes within reach of a unit, of either side: the nearest. */
export function stakesToPull(unit: AncientUnit, state: AncientState, rules: AncientMedievalRules): Work | undefined {
  return nearest(unit, state, rules, ({ kind }) => kind === 'stakes');
}

/** The caltrops within reach of a unit that its side knows of. */
export function caltropsToClear(unit: AncientUnit, state: AncientState, rules: AncientMedievalRules): Work | undefined {
  return nearest(unit, state, rules, ({ kind, knownTo }) => kind === 'caltrops' && knownTo.includes(unit.side));
}

/** The barricade within reach of a unit. */
export function barricadeToClear(
  unit: AncientUnit,
  state: AncientState,
  rules: AncientMedievalRules,
): Work | undefined {
  return nearest(unit, state, rules, ({ kind }) => kind === 'barricade');
}

function nearest(
  unit: AncientUnit,
  { works }: AncientState,
  rules: AncientMedievalRules,
  wanted: (work: Work) => boolean,
): Work | undefined {
  const body = quadOf(placedOf(unit, rules));
  return works
    .filter(wanted)
    .map(work => ({ work, away: awayFrom(body, work) }))
    .filter(({ away }) => away <= rules.table.behindBarrier)
    .sort((a, b) => a.away - b.away || (a.work.id < b.work.id ? -1 : 1))[0]?.work;
}

function awayFrom(body: ReturnType<typeof quadOf>, work: Work): number {
  if (work.depth > 0) return distanceBetweenQuads(body, groundOfWork(work));
  return awayFromLine(body, work.line);
}

/**
 * Takes stakes out of the ground, as many as the figures can in a turn, and carries them off.
 *
 * @clause cady/ancient-medieval/stakes/remove
 * @clause cady/ancient-medieval/stakes/reuse
 */
export function pullStakes({ unit, busy, state, context }: Labour): void {
  const work = stakesToPull(unit, state, context.rules);
  if (work === undefined) return;
  const [from, to] = work.line;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const { cm, carried, because } = removeStakes({ figures: unit.figures, at: toGrid(length), ...busy }, context.rules);
  if (cm === 0) return;
  unit.carried.stakes = toGrid(unit.carried.stakes + carried);
  const part = Math.min(1, cm / length);
  const left = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  replace(state, work, part >= 1 ? undefined : { ...work, line: [left, to] });
  context.tell({ kind: 'work', unit: unit.id, task: 'pull-stakes', because }, witnessesOf(unit));
}

/**
 * Clears caltrops that a unit knows of, the ground nearest to it first.
 *
 * @clause cady/ancient-medieval/caltrops/removing
 */
export function sweepCaltrops({ unit, busy, state, context }: Labour): void {
  const work = caltropsToClear(unit, state, context.rules);
  if (work === undefined || Object.values(busy).includes(true)) return;
  const [from, to] = work.line;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const strewn = toGrid(length * work.depth);
  const { area, because } = clearCaltrops({ figures: unit.figures, strewn }, context.rules);
  const depth = toGrid((strewn - area) / length);
  replace(state, work, depth <= 0 ? undefined : { ...work, depth });
  context.tell({ kind: 'work', unit: unit.id, task: 'clear-caltrops', because }, work.knownTo);
}

function replace(state: AncientState, work: Work, left: Work | undefined): void {
  state.works = state.works.flatMap(each => (each.id !== work.id ? [each] : left === undefined ? [] : [left]));
}
