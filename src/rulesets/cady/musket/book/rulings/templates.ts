import { defineRuling } from '../../../../../rulebook/index.js';
import { ours } from '../../../common/book/rulings/readings.js';
import { bounceSticksMade, rocketWheels, standardWheels } from '../templates.js';

/** Rulings about the templates that players make themselves. Lengths in cm, angles in degrees. */

export const standardWheel = defineRuling({
  id: 'cady/ruling/standard-wheel-layout',
  subject: 'Diameter and holes of the standard variation wheels',
  readings: [ours('four-wheels-in-the-proportions-of-the-rocket-wheel', standardWheels)],
  default: 'four-wheels-in-the-proportions-of-the-rocket-wheel',
  reconstruction: true,
  why: 'Printed is only that wheels differ in their holes and that the rocket wheel of 18 cm is a bit larger. The standard wheel takes the circles of the rocket wheel in proportion, with the holes at different places on each wheel; a house rule may lay others.',
});

export const rocketWheelCircles = defineRuling({
  id: 'cady/ruling/rocket-wheel-circles',
  subject: 'Holes of the rocket variation wheels',
  readings: [ours('circles-by-diameter', rocketWheels)],
  default: 'circles-by-diameter',
  reconstruction: true,
  why: 'The instruction mixes widths with diameters: 17, then 16 cm for a step of 1 cm. Taken as diameters throughout, the circles are 17, 16, 14.5 and, with a ring of its own width around the centre hole, 4 cm. Where on its circle a hole is punched is left to chance and laid down once.',
});

export const bounceSticks = defineRuling({
  id: 'cady/ruling/bounce-stick-paint',
  subject: 'Yellow tip and red sections of the bounce sticks',
  readings: [ours('three-sticks-of-each-length', bounceSticksMade)],
  default: 'three-sticks-of-each-length',
  reconstruction: true,
  why: 'Printed are the lengths, red sections of about 2 cm at random, and the same length of red on every stick. The tip is as long as one section; how many sections there are is not printed.',
});

export const canisterWedge = defineRuling({
  id: 'cady/ruling/canister-wedge',
  subject: 'Angle of the canister guide to either side of the line of fire',
  readings: [ours('fifteen', 15), ours('ten', 10), ours('twenty-two-and-a-half', 22.5)],
  default: 'fifteen',
  reconstruction: true,
  why: 'The guide is shown in a photograph only. With 30 degrees in all the wedge is about half as wide as it is long: at 30 cm it covers a unit of four stands.',
});

export const templateRulings = [standardWheel, rocketWheelCircles, bounceSticks, canisterWedge] as const;
