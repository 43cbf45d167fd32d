import type { Reason } from '../../../../rulebook/index.js';
import type { Moved, Placed } from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import { fieldOf } from '../field.js';
import { removeUnit } from '../losses.js';
import { notePassed, suffersPassage } from '../moving/friends/suffering.js';
import { lostToGround } from '../moving/telling-moves.js';
import type { Play } from '../play.js';
import { noteRoutsPast } from '../reacting/witnesses.js';
import { wentByGaps } from './gaps-told.js';
import type { Landed } from './landing.js';

/**
 * Puts broken troops where they have come out, or have come upon somebody, and tells it; who has seen them run past knows of it. Gives how far they have run.
 *
 * @clause wrg/reaction/test-friends-broken
 */
export function runTo(
  unit: Unit,
  to: Landed | undefined,
  because: readonly Reason[],
  play: Play,
  comesUpon = false,
): number | undefined {
  if (to === undefined) return undefined;
  const { x, y } = unit.placed.at;
  const { placed, far, way } = to;
  const { beyond, off, passed, passages } = comesUpon ? uponNobody : to;
  const { files } = placed;
  const before = fieldOf(play.state, play.scenario, play.rules);
  const course = comesUpon ? straightTo(unit.placed, placed) : courseOf(unit.placed, to);
  const narrowed = files === unit.placed.files ? {} : { abreast: files };
  unit.placed = { ...unit.placed, at: { ...placed.at }, facing: placed.facing };
  play.tell({
    kind: 'moved',
    unit: unit.id,
    doing: 'routing',
    from: { x, y },
    to: { ...placed.at },
    facing: placed.facing,
    distance: far,
    way: [{ x, y }, { ...placed.at }],
    ...narrowed,
    ...(comesUpon ? { stopped: 'enemy' } : off ? { stopped: 'edge' } : {}),
    ...(beyond === undefined ? {} : { beyond: beyond.paces, outOf: beyond.outOf }),
    because: [
      ...because,
      ...(comesUpon ? [] : [...wentByGaps(to.past, unit.placed, play), ...to.because, ...lostToGround(way)]),
    ],
  });
  notePassed(unit, passed);
  const told = new Set<string>();
  for (const passage of passages) suffersPassage(passage, told, play);
  // However narrow they have come, they have burst through their friends with as many as ran abreast.
  unit.placed = { ...unit.placed, files };
  noteRoutsPast([{ unit, way: { course, final: unit.placed } }], before, play);
  if (off) removeUnit(unit, 'dispersed', play);
  return far + (beyond?.paces ?? 0);
}

/** What befalls no friends of those who have come upon an enemy before they came to them. */
const uponNobody: Pick<Landed, 'beyond' | 'off' | 'passed' | 'passages'> = { off: false, passed: [], passages: [] };

/** From where broken troops stood to where they have stopped. */
const straightTo = (start: Placed, end: Placed): Moved['course'] => [
  { time: 0, placed: start },
  { time: 1, placed: end },
];

/** The way of broken troops from where they stood, by all places where it bends, as broad as they have come out of it. */
function courseOf(start: Placed, { placed, way: { nodes, moved } }: Landed): Moved['course'] {
  const [first, last] = straightTo(start, placed);
  const between = nodes
    .filter(node => node.moved > 0 && node.moved < moved)
    .map(node => ({ time: node.moved / moved, placed: { ...placed, at: node.at } }));
  return [first, ...between, last].filter(each => each !== undefined);
}
