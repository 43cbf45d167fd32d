import type { SideInk } from './ink.js';
import { type Label, type LabelLine, labelSize, placesAround } from './labels.js';
import { fitted, halved } from './lettering.js';
import { heading, pathText, plus, rectangle, type Spot } from './plane.js';
import type { Sheet } from './sheet.js';
import { element, group, spaced } from './svg.js';
import type { HeldPlace } from './types.js';

/** The colour of whoever holds a place, or of the lettering while nobody does. */
function colourOf(sheet: Sheet, place: HeldPlace, sides: readonly SideInk[]): string {
  return sides.find(side => side.id === place.side)?.colour ?? sheet.ink.text;
}

/** A place worth holding: a star, and the ring within which it is held. */
export function drawObjective(sheet: Sheet, place: HeldPlace, sides: readonly SideInk[]): string {
  const { em, scale } = sheet;
  const colour = colourOf(sheet, place, sides);
  const at = sheet.spot(place.at);
  const ring =
    place.radius === undefined
      ? ''
      : element('circle', {
          cx: at.x,
          cy: at.y,
          r: place.radius * scale,
          fill: place.side === undefined ? 'none' : colour,
          'fill-opacity': sheet.ink.tint,
          stroke: colour,
          'stroke-width': em * 0.12,
          'stroke-dasharray': spaced(em * 0.9, em * 0.35, em * 0.12, em * 0.35),
        });
  return group(
    { class: 'objective', 'data-objective': place.id, 'clip-path': `url(#${sheet.idPrefix}-ground)` },
    ring,
    objectiveStar(sheet, at, place.side === undefined ? sheet.ink.paper : colour),
  );
}

/** The star of a place worth holding: hollow while nobody holds it. */
export function objectiveStar({ em, ink }: Sheet, at: Spot, fill: string): string {
  const outline = Array.from({ length: 10 }, (_, index) =>
    plus(at, heading(index * 36), em * (index % 2 === 0 ? 0.85 : 0.36)),
  );
  return element('path', {
    d: pathText(outline, true),
    fill,
    stroke: ink.text,
    'stroke-width': em * 0.11,
    'stroke-linejoin': 'round',
  });
}

/** The room that the star of a place takes. */
export function objectiveBox(sheet: Sheet, { at }: HeldPlace): readonly Spot[] {
  return rectangle(sheet.spot(at), sheet.em * 1.7, sheet.em * 1.7);
}

/** The name of a place worth holding, and what is said of it. */
export function objectiveLabel(sheet: Sheet, place: HeldPlace, sides: readonly SideInk[]): Label {
  const { em } = sheet;
  const colour = colourOf(sheet, place, sides);
  const line = (text: string, size: number): LabelLine => ({
    text: fitted(text, size, em * 20),
    size,
    colour,
    slant: 'italic',
    face: 'serif',
  });
  const names = halved(place.name, em, em * 12).map(text => line(text, em * 1.02));
  const lines = place.note === undefined ? names : [...names, line(place.note, em * 0.85)];
  const ground = objectiveBox(sheet, place);
  const below = { x: 0, y: 1 };
  const size = labelSize(lines);
  const beside = placesAround(ground, below, size, em * 0.2);
  // In the press about a place that is fought for, its name stands outside the ring.
  const outside = placesAround(ringOf(sheet, place), below, size, em * 0.2).map(candidate => ({
    ...candidate,
    penalty: candidate.penalty + 2,
  }));
  return { id: place.id, lines, candidates: [...beside, ...outside], anchor: [ground] };
}

/** The ring of a place as an outline. */
function ringOf({ spot, scale }: Sheet, { at, radius = 0 }: HeldPlace): readonly Spot[] {
  const middle = spot(at);
  return Array.from({ length: 16 }, (_, index) => plus(middle, heading(index * 22.5), radius * scale));
}
