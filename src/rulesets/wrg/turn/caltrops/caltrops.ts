import {
  distance,
  type Placed,
  type Point,
  partsOf,
  pointInPolygon,
  type Segment,
  segmentsCross,
  standsOf,
} from '../../../../table/index.js';
import type { CaltropStrip } from '../../caltrops/caltrop-state.js';
import { caltrops, caltropsDepth, layCaltrops } from '../../caltrops/caltrops.js';
import type { WrgRules } from '../../rules.js';
import type { Unit } from '../../state.js';
import { isFighting, onTable } from '../../units.js';
import type { Field } from '../field.js';
import { hasStood } from '../fire/busy.js';
import { suffer } from '../losses.js';
import type { Play } from '../play.js';
import { testAtOnce } from '../reacting/at-once.js';

/**
 * Whether a unit may lay its caltrops: it carries them still and is free.
 *
 * @clause wrg/caltrops/supply
 */
export function mayLay(unit: Unit, { state }: Pick<Field, 'state'>): boolean {
  return state.caltrops?.carried.includes(unit.id) === true && unit.aboard === undefined && !isFighting(state, unit);
}

/** The strip that a unit lays before its front: as wide as it has caltrops for. */
export function stripBefore({ id, side, troops, figures, placed }: Unit, rules: Play['rules']): CaltropStrip {
  const { frontage } = layCaltrops({ troops, figures }, rules);
  const half = frontage / 2;
  const angle = (placed.facing * Math.PI) / 180;
  const along = (right: number): Point => ({
    x: placed.at.x + right * Math.cos(angle),
    y: placed.at.y - right * Math.sin(angle),
  });
  return {
    id: `caltrops-of-${id}`,
    side,
    line: [along(-half), along(half)],
    depth: caltropsDepth(rules),
    by: { training: troops.training, class: troops.class },
    known: false,
  };
}

/**
 * At the end of a period those who did nothing else have laid their caltrops; only their own side knows where. Nobody takes them up again.
 *
 * @clause wrg/caltrops/supply
 */
export function layDown(play: Play): void {
  const { state, rules, tell } = play;
  if (state.caltrops === undefined) return;
  for (const unit of onTable(state)) {
    if (unit.period.conduct.lays !== true || !mayLay(unit, play) || !hasStood(unit, play)) continue;
    const strip = stripBefore(unit, rules);
    state.caltrops.strips.push(strip);
    state.caltrops.carried = state.caltrops.carried.filter(id => id !== unit.id);
    const because = [{ clause: 'wrg/caltrops/supply', because: 'a whole period', effect: 'caltrops lie' }] as const;
    tell({ kind: 'caltrops', unit: unit.id, because }, [unit.side]);
  }
}

/** Where everybody stood before a move. */
export type StoodBefore = ReadonlyMap<string, Placed>;

/** Where everybody stands now. */
export function standing({ state }: Pick<Play, 'state'>): StoodBefore {
  if (state.caltrops === undefined || state.caltrops.strips.length === 0) return new Map();
  return new Map(onTable(state).map(({ id, placed }) => [id, { ...placed }]));
}

/**
 * Those who have come upon caltrops, of either side, suffer as from missiles, by the number of figures that came upon them; from then on all know
 * where they lie.
 *
 * @clause wrg/caltrops/effect
 * @clause wrg/caltrops/random
 */
export function treadOnCaltrops(before: StoodBefore, play: Play): void {
  const { state } = play;
  if (state.caltrops === undefined || before.size === 0) return;
  const hurt: Unit[] = [];
  for (const strip of state.caltrops.strips) {
    for (const unit of onTable(state)) {
      const from = before.get(unit.id);
      const figures =
        from === undefined || unit.aboard !== undefined
          ? 0
          : comingUpon(strip, from, unit.placed, play.rules, wayOf(unit, from));
      if (figures === 0) continue;
      tread(unit, figures, strip, play);
      hurt.push(unit);
    }
  }
  testAtOnce(hurt, play);
}

function tread(unit: Unit, figures: number, strip: CaltropStrip, play: Play): void {
  const { dice, rules, tell, reveal } = play;
  const { type, training, class: of } = unit.troops;
  const passing = { type, training, class: of, dismounted: unit.dismounted };
  const { total, hits, because } = caltrops({ passing, figures, laidBy: strip.by }, dice, rules);
  const first = !strip.known;
  strip.known = true;
  unit.period.missileCasualties += hits;
  tell({ kind: 'trodden', unit: unit.id, figures, total, casualties: hits, because });
  if (first) reveal('caltrops have been found');
  suffer(unit, hits, play);
}

/** The way that a body has gone by a move, if that began where it stood. */
function wayOf({ period: { path } }: Unit, { at }: Placed): readonly Point[] {
  const [first] = path;
  return first !== undefined && distance(first, at) < SAME_PLACE ? path : [];
}

/** Two points nearer to each other than this, in paces, are the same. */
const SAME_PLACE = 1;

/**
 * Figures of a body that have come upon a strip, or over it, from where they did not stand on it, and by `wrg/ruling/standing-on-caltrops` from there, too.
 *
 * @param path where its front has been on the way, where it did not go straight; every man goes as that does.
 * @clause wrg/caltrops/effect
 */
export function comingUpon(
  strip: CaltropStrip,
  from: Placed,
  to: Placed,
  { optional }: Pick<WrgRules, 'optional'>,
  path: readonly Point[] = [],
): number {
  const { felt } = optional.siege.caltrops;
  const ground = groundOf(strip);
  const starts = standsOf(from);
  return standsOf(to).filter(({ rank, file, centre }) => {
    const start = starts.find(each => each.rank === rank && each.file === file)?.centre ?? starts[0]?.centre ?? centre;
    if (pointInPolygon(start, ground)) return felt === 'every-way' && distance(start, centre) > 0;
    const turns = path.slice(1, -1).map(({ x, y }) => ({ x: start.x + x - from.at.x, y: start.y + y - from.at.y }));
    const way = partsOf([start, ...turns, centre]);
    return way.some(part => pointInPolygon(part.to, ground) || edges(ground).some(edge => segmentsCross(part, edge)));
  }).length;
}

/** The ground of a strip: it lies to the left of its line. */
export function groundOf({ line: [from, to], depth }: Pick<CaltropStrip, 'line' | 'depth'>): readonly Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return [from, to];
  const out = { x: (-(to.y - from.y) / length) * depth, y: ((to.x - from.x) / length) * depth };
  return [from, to, { x: to.x + out.x, y: to.y + out.y }, { x: from.x + out.x, y: from.y + out.y }];
}

function edges(points: readonly Point[]): readonly Segment[] {
  return points.map((from, i) => ({ from, to: points[(i + 1) % points.length] ?? from }));
}
