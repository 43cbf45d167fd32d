import { type Area, type Feature, pointInPolygon } from '../table/index.js';
import { type Candidate, type Label, type LabelLine, labelSize, placesAround } from './labels.js';
import { fitted } from './lettering.js';
import {
  apart,
  band,
  between,
  boundsOf,
  clearance,
  legs,
  middleOf,
  plus,
  quarter,
  type Spot,
  stations,
} from './plane.js';
import type { Sheet } from './sheet.js';

/** The names of the terrain: across an area, along a line. Upper hill levels without a name show their number. */
export function featureNames(sheet: Sheet, features: readonly Feature[]): readonly Label[] {
  return features.flatMap(feature => {
    const text = feature.name ?? (feature.kind === 'hill' && (feature.level ?? 1) > 1 ? `level ${feature.level}` : '');
    if (text.trim() === '') return [];
    const line: LabelLine = {
      text: fitted(text, sheet.em, sheet.em * 24),
      size: sheet.em * (feature.name === undefined ? 0.8 : 1.02),
      colour: colourOf(sheet, feature),
      slant: 'italic',
      face: 'serif',
    };
    return [{ id: feature.id, lines: [line], candidates: candidates(sheet, feature, line) }];
  });
}

function colourOf(sheet: Sheet, feature: Feature): string {
  const { ink } = sheet;
  switch (feature.kind) {
    case 'river':
    case 'creek':
    case 'marsh':
    case 'ford':
      return ink.waterName;
    default:
      return ink.text;
  }
}

function candidates(sheet: Sheet, feature: Feature, line: LabelLine): readonly Candidate[] {
  const size = labelSize([line]);
  if ('outline' in feature) {
    const outline = feature.outline.map(sheet.spot);
    if (feature.kind === 'building') return placesAround(outline, { x: 0, y: 1 }, size, sheet.em * 0.3);
    return across(sheet, feature, outline, size);
  }
  const spots = feature.line.map(sheet.spot);
  if (feature.kind === 'ford' || feature.kind === 'bridge') {
    const ground = legs(spots).flatMap(([from, to]) => band(from, to, feature.width * sheet.scale));
    return placesAround(ground, { x: 0, y: 1 }, size, sheet.em * 0.4);
  }
  return along(sheet, spots, 'width' in feature ? feature.width * sheet.scale : sheet.em * 0.5, size);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Places on a grid within an area, those with most room to the edge first. */
function across(sheet: Sheet, area: Area, outline: readonly Spot[], size: Size): readonly Candidate[] {
  const box = boundsOf(outline);
  const grid = 9;
  const found: Candidate[] = [];
  for (let row = 0; row < grid; row++)
    for (let column = 0; column < grid; column++) {
      const spot = {
        x: box.left + ((column + 0.5) / grid) * (box.right - box.left),
        y: box.top + ((row + 0.5) / grid) * (box.bottom - box.top),
      };
      if (!pointInPolygon(spot, outline)) continue;
      const room = Math.min(clearance(spot, outline, true), size.width / 2);
      // Upper levels cover the middle of the lower ones, whose names do better low on the slope.
      const low = area.kind === 'hill' && (area.level ?? 1) === 1 ? (box.bottom - spot.y) / (box.bottom - box.top) : 0;
      found.push({ spot, angle: 0, penalty: (size.width / 2 - room) / sheet.em / 2 + low * 2 });
    }
  return found.length > 0 ? found : [{ spot: middleOf(outline), angle: 0, penalty: 0 }];
}

/** Places along a line, on it where it is broad enough, else to either side, turned as the line runs. */
function along(sheet: Sheet, line: readonly Spot[], width: number, size: Size): readonly Candidate[] {
  const { em } = sheet;
  const onIt = width > size.height * 1.05;
  const aside = width / 2 + size.height * 0.62;
  return legs(line).flatMap(([from, to]) => {
    const length = apart(from, to);
    const short = Math.max(0, size.width - length) / em;
    return stations([from, to], Math.max(length / 5, em * 2)).flatMap(({ spot, along: step }) => {
      let angle = (Math.atan2(step.y, step.x) * 180) / Math.PI;
      if (angle > 90) angle -= 180;
      if (angle <= -90) angle += 180;
      const centred = apart(spot, between(from, to)) / Math.max(length, 1);
      const penalty = short * 0.5 + centred * 0.6 + Math.abs(angle) / 120;
      const beside = quarter(step);
      // Farther off where other lettering is in the way.
      const far = size.height * 1.3;
      const rows = onIt ? [0] : [0, 1, 2, 3, 5, 8];
      return rows.flatMap(row =>
        (onIt ? [1] : [1, -1]).map(way => ({
          spot: plus(spot, beside, onIt ? 0 : way * (aside + row * far)),
          angle,
          penalty: penalty + row * 1.5,
        })),
      );
    });
  });
}
