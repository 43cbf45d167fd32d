import { insist } from '../rulebook/index.js';
import { arcPolygon, type Point, pointInPolygon } from '../table/index.js';
import { lettering, sans } from './lettering.js';
import {
  apart,
  between,
  direction,
  heading,
  middleOf,
  pathText,
  plus,
  quarter,
  rectangle,
  type Spot,
} from './plane.js';
import type { Sheet } from './sheet.js';
import { decimal, element, spaced } from './svg.js';
import type { HitArea, Piece, Shot, TablePicture } from './types.js';
import { groundOf } from './units.js';

/** The line of a shot on the sheet: where it starts, where it was aimed, where its hits are counted. */
export interface ShotLine {
  readonly from: Spot;
  readonly to: Spot;
  readonly struck: Spot;
}

/** The line of a shot, with the ids of pieces resolved. */
export function shotLine(sheet: Sheet, shot: Shot, index: number, pieces: readonly Piece[]): ShotLine {
  const named = (which: 'from' | 'to'): Piece | Point => {
    const given = shot[which];
    if (typeof given !== 'string') return given;
    const piece = pieces.find(one => one.id === given);
    insist(piece !== undefined, () => ({
      path: `shots[${index}].${which}`,
      problem: `no piece is called "${given}"`,
      mend: 'name a piece of the picture, or give a point',
    }));
    return piece;
  };
  const [shooter, target] = [named('from'), named('to')];
  const from = sheet.spot('placed' in shooter ? shooter.placed.at : shooter);
  if (!('placed' in target)) {
    const to = sheet.spot(target);
    return { from, to, struck: shot.hitPoint === undefined ? to : sheet.spot(shot.hitPoint) };
  }
  const ground = groundOf(sheet, target);
  const to = middleOf(ground);
  const struck = shot.hitPoint === undefined ? edgeToward(sheet, ground, to, from) : sheet.spot(shot.hitPoint);
  return { from, to: shot.hitPoint === undefined ? struck : to, struck };
}

/** Where a line from the middle of a piece leaves it, and a little farther, so that hits are not counted on top of figures. */
function edgeToward(sheet: Sheet, ground: readonly Spot[], middle: Spot, from: Spot): Spot {
  const step = direction(middle, from);
  const stride = sheet.em * 0.25;
  const limit = Math.max(0, apart(middle, from) - sheet.em);
  let out = 0;
  while (out < limit && pointInPolygon(plus(middle, step, out), ground)) out += stride;
  return plus(middle, step, Math.min(limit, out + sheet.em * 0.9));
}

/** The ground a shot struck; drawn under the stands. */
export function drawHitArea(sheet: Sheet, area: HitArea): string {
  const { em, ink, scale } = sheet;
  const thin = { stroke: ink.shot, 'stroke-width': em * 0.11 };
  const tinted = { fill: ink.shot, 'fill-opacity': '0.16', ...thin };
  switch (area.kind) {
    case 'circle': {
      const at = sheet.spot(area.centre);
      const r = area.radius * scale;
      const hair = [-1, 1].map(end => ({ x: at.x + end * r, y: at.y }));
      const cross = [-1, 1].map(end => ({ x: at.x, y: at.y + end * r }));
      return (
        element('circle', { cx: at.x, cy: at.y, r, ...tinted }) +
        element('path', { d: pathText(hair) + pathText(cross), ...thin, 'stroke-width': em * 0.06 })
      );
    }
    case 'wedge': {
      const fan = { place: { at: area.at, facing: area.bearing }, halfAngle: area.halfAngle, radius: area.length };
      return element('path', { d: pathText(arcPolygon(fan).map(sheet.spot), true), ...tinted });
    }
    case 'stick': {
      const [from, to] = [sheet.spot(area.from), sheet.spot(area.to)];
      // A rod as fine as it can be: the ground under it is what matters.
      const width = Math.min(Math.max(area.width * scale, em * 0.3), em * 0.42);
      const step = direction(from, to);
      const rod = { fill: 'none', 'stroke-width': width };
      return (
        element('path', { d: pathText([from, to]), ...rod, stroke: ink.text }) +
        element('path', { d: pathText([from, to]), ...rod, stroke: ink.paper, 'stroke-width': width * 0.62 }) +
        element('path', {
          d: pathText([from, to]),
          ...rod,
          stroke: ink.shot,
          'stroke-width': width * 0.62,
          'stroke-dasharray': spaced(em * 0.5, em * 0.5),
        }) +
        (area.bounces ?? [])
          .map(({ from: low, to: high }) => {
            const stretch = [plus(from, step, low * scale), plus(from, step, high * scale)];
            // White between the black, so that a bounce shows without its colour too.
            return (
              element('path', { d: pathText(stretch), ...rod, stroke: ink.paper, 'stroke-width': width * 0.75 }) +
              element('path', { d: pathText(stretch), ...rod, stroke: ink.shot, 'stroke-width': width * 0.4 })
            );
          })
          .join('')
      );
    }
  }
}

/** The line of a shot; a small ring where it hit nobody. Its hits are counted by a burst over all lines. */
export function drawShot(sheet: Sheet, shot: Shot, line: ShotLine): string {
  const { em, ink } = sheet;
  const { from, to, struck } = line;
  const trail = element('path', {
    d: pathText([from, struck]),
    fill: 'none',
    stroke: ink.shot,
    'stroke-width': em * 0.12,
    'stroke-dasharray': spaced(em * 0.16, em * 0.36),
    'stroke-linecap': 'round',
  });
  const strayed =
    apart(to, struck) < em * 0.3
      ? ''
      : element('path', {
          d:
            pathText([
              { x: to.x - em * 0.3, y: to.y },
              { x: to.x + em * 0.3, y: to.y },
            ]) +
            pathText([
              { x: to.x, y: to.y - em * 0.3 },
              { x: to.x, y: to.y + em * 0.3 },
            ]),
          stroke: ink.shot,
          'stroke-width': em * 0.1,
        });
  return element('g', { class: 'shot' }, trail, strayed, shot.hits > 0 ? '' : drawMiss(sheet, struck));
}

/** A burst on a spot, with what was hit there. */
export interface Burst {
  readonly at: Spot;
  readonly hits: number;
}

/** The bursts of shots: those that would lie on one another are counted together. */
export function burstsOf(
  sheet: Sheet,
  shots: readonly { readonly shot: Shot; readonly line: ShotLine }[],
): readonly Burst[] {
  const found: Burst[] = [];
  for (const { shot, line } of shots) {
    if (shot.hits <= 0) continue;
    const same = found.findIndex(({ at }) => apart(at, line.struck) < sheet.em * 0.9);
    const before = found[same];
    if (before === undefined) found.push({ at: line.struck, hits: shot.hits });
    else found[same] = { ...before, hits: before.hits + shot.hits };
  }
  return found;
}

/** The room a burst takes, for the lettering to keep clear of. */
export function burstBox(sheet: Sheet, line: ShotLine): readonly Spot[] {
  return rectangle(line.struck, sheet.em * 1.9, sheet.em * 1.9);
}

/** A burst with a number. */
export function drawBurst(sheet: Sheet, hits: number, at: Spot): string {
  const { em, ink } = sheet;
  const rays = 9;
  const outline = Array.from({ length: rays * 2 }, (_, index) =>
    plus(at, heading((index * 180) / rays), em * (index % 2 === 0 ? 1.08 : 0.72)),
  );
  return (
    element('path', {
      d: pathText(outline, true),
      fill: ink.shot,
      stroke: ink.paper,
      'stroke-width': em * 0.12,
      'stroke-linejoin': 'round',
    }) +
    lettering(decimal(hits), {
      x: at.x,
      y: at.y + em * 0.3,
      'text-anchor': 'middle',
      'font-family': sans,
      'font-size': em * (hits < 10 ? 0.9 : 0.75),
      'font-weight': 'bold',
      fill: ink.paper,
    })
  );
}

/** A shot that hit nobody. */
export function drawMiss(sheet: Sheet, at: Spot): string {
  const { em, ink } = sheet;
  return element('circle', {
    class: 'miss',
    cx: at.x,
    cy: at.y,
    r: em * 0.3,
    fill: ink.paper,
    stroke: ink.shot,
    'stroke-width': em * 0.12,
  });
}

/** Where melees are marked: where the picture says, or at the front of every piece that is in one, halfway between two that meet. */
export function meleeSpots(sheet: Sheet, { pieces, melees }: TablePicture): readonly Spot[] {
  if (melees !== undefined) return melees.map(sheet.spot);
  const found: { spot: Spot; side: Piece['side'] }[] = [];
  for (const { state, hidden, side, placed } of pieces) {
    if (state !== 'in melee' || hidden === true) continue;
    const spot = sheet.spot(placed.at);
    const met = found.find(other => other.side !== side && apart(other.spot, spot) < sheet.em * 7);
    if (met === undefined) found.push({ spot, side });
    else met.spot = between(met.spot, spot);
  }
  return found.map(({ spot }) => spot);
}

/** Crossed swords on a disc. */
export function drawMelee(sheet: Sheet, at: Spot): string {
  const { em, ink } = sheet;
  const sword = (bearing: number) => {
    const blade = heading(bearing);
    const guard = plus(at, blade, -em * 0.38);
    return (
      pathText([plus(at, blade, -em * 0.72), plus(at, blade, em * 0.78)]) +
      pathText([plus(guard, quarter(blade), em * 0.24), plus(guard, quarter(blade), -em * 0.24)])
    );
  };
  return element(
    'g',
    { class: 'melee' },
    element('circle', {
      cx: at.x,
      cy: at.y,
      r: em * 0.98,
      fill: ink.paper,
      stroke: ink.text,
      'stroke-width': em * 0.1,
    }),
    element('path', {
      d: sword(45) + sword(-45),
      fill: 'none',
      stroke: ink.text,
      'stroke-width': em * 0.15,
      'stroke-linecap': 'round',
    }),
  );
}

/** The room a melee mark takes. */
export function meleeBox(sheet: Sheet, at: Spot): readonly Spot[] {
  return rectangle(at, sheet.em * 2.1, sheet.em * 2.1);
}
