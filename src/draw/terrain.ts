import type { Area, Barrier, Crossing, Feature, Strip } from '../table/index.js';
import { barriers, buildings } from './buildings.js';
import { drawGrid } from './furniture.js';
import { brokenGround, hills } from './ground.js';
import type { Sheet } from './sheet.js';
import { element } from './svg.js';
import type { TablePicture } from './types.js';
import { crossings, roads, waters } from './ways.js';
import { trees, woodFloors } from './woods.js';

export function isArea(feature: Feature): feature is Area {
  return 'outline' in feature;
}
function isStrip(feature: Feature): feature is Strip {
  return feature.kind === 'river' || feature.kind === 'creek' || feature.kind === 'road';
}
export function isCrossing(feature: Feature): feature is Crossing {
  return feature.kind === 'ford' || feature.kind === 'bridge';
}
function isBarrier(feature: Feature): feature is Barrier {
  return 'line' in feature && !('width' in feature);
}

/** The ground and all that lies on it, what is higher over what is lower. */
export function drawTerrain(sheet: Sheet, picture: TablePicture, grid: number): string {
  const { left, top, right, bottom } = sheet.ground;
  const { features } = picture.table;
  const areas = features.filter(isArea);
  const strips = features.filter(isStrip);
  return element(
    'g',
    { class: 'terrain', 'clip-path': `url(#${sheet.idPrefix}-ground)` },
    element('rect', { x: left, y: top, width: right - left, height: bottom - top, fill: sheet.ink.ground }),
    hills(sheet, areas),
    brokenGround(sheet, areas),
    woodFloors(sheet, areas),
    drawGrid(sheet, picture.table, grid),
    roads(sheet, strips),
    waters(sheet, strips),
    crossings(sheet, features.filter(isCrossing)),
    trees(sheet, areas, strips),
    buildings(sheet, areas),
    barriers(sheet, features.filter(isBarrier)),
  );
}
