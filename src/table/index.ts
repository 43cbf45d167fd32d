export * from './agenda.js';
export * from './arc.js';
export * from './barred.js';
export * from './compass.js';
export * from './discs.js';
export * from './faults.js';
export { barringGround, crossingPrice, isForbidden } from './forbidden.js';
export * from './formation.js';
export {
  type Approach,
  approachOf,
  type Box,
  bearingTo,
  boxAround,
  boxesMeet,
  destination,
  distance,
  distanceBetweenQuads,
  distanceBetweenSegments,
  distanceToQuad,
  distanceToSegment,
  edgesOf,
  meetingOf,
  nearestOn,
  normalBearing,
  type Piece,
  partsOf,
  pointOn,
  quadsOverlap,
  type Segment,
  segmentsCross,
  toGrid,
  turnBetween,
  type Vector,
} from './geometry.js';
export { lengthInside, piecesInside, pointInPolygon } from './ground.js';
export * from './march.js';
export * from './moved.js';
export * from './movement.js';
export * from './passing.js';
export * from './places.js';
export * from './sight.js';
export { withApproaches } from './strips.js';
export * from './surroundings.js';
export * from './sweep.js';
export * from './terrain.js';
export * from './together.js';
export * from './types.js';
export * from './zone.js';
