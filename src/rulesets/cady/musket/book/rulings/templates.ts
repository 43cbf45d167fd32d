import { defineRuling } from '../../../../../rulebook/index.js';
import { ours } from '../../../common/book/rulings/readings.js';
import { bounceSticksMade, rocketWheels, standardWheels } from '../templates.js';

/** Rulings about the templates that players make themselves. Lengths in cm, angles in degrees. */

export const standardWheel = defineRuling({
  id: 'cady/ruling/standard-wheel-layout',
  readings: [ours('four-wheels-in-the-proportions-of-the-rocket-wheel', standardWheels)],
  default: 'four-wheels-in-the-proportions-of-the-rocket-wheel',
  reconstruction: true,
});

export const rocketWheelCircles = defineRuling({
  id: 'cady/ruling/rocket-wheel-circles',
  readings: [ours('circles-by-diameter', rocketWheels)],
  default: 'circles-by-diameter',
  reconstruction: true,
});

export const bounceSticks = defineRuling({
  id: 'cady/ruling/bounce-stick-paint',
  readings: [ours('three-sticks-of-each-length', bounceSticksMade)],
  default: 'three-sticks-of-each-length',
  reconstruction: true,
});

export const canisterWedge = defineRuling({
  id: 'cady/ruling/canister-wedge',
  readings: [ours('fifteen', 15), ours('ten', 10), ours('twenty-two-and-a-half', 22.5)],
  default: 'fifteen',
  reconstruction: true,
});

export const templateRulings = [standardWheel, rocketWheelCircles, bounceSticks, canisterWedge] as const;
