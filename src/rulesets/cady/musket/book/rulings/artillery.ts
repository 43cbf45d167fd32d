import { cellsAt } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { artilleryFiringRanges, artilleryHillRange, artilleryRounds } from '../charts/artillery.js';
import { artilleryCapability } from '../charts/capability.js';

/** Rulings about guns and what they fire. Ranges in cm. */

const ranges = cellsAt(artilleryFiringRanges);
const rounds = cellsAt(artilleryRounds);
const hill = cellsAt(artilleryHillRange);

export const howitzerRange = defineRuling({
  id: 'cady/ruling/howitzer-range',
  subject: 'Range of the howitzer',
  readings: [
    book('firing-table', ranges['eight-pounder-howitzer']['explosive-cm'], 2073),
    book('capability-chart', cellsAt(artilleryCapability)['eight-pounder-howitzer']['range-cm'], 2063),
    card('card', { from: 30, to: 80 }, 249),
  ],
  default: 'firing-table',
  reconstruction: false,
  why: 'Both firing tables, which rule on shots, begin at 30; the capability chart gives the range in passing.',
});

export const rocketProjectiles = defineRuling({
  id: 'cady/ruling/rocket-projectiles',
  subject: 'What rockets fire, and how far',
  readings: [
    book('explosive-only', { canister: null, explosive: ranges.rockets['explosive-cm'], solid: null }, 2070),
    book(
      'as-the-6-pd',
      {
        canister: rounds['six-pounder-and-rockets']['canister-cm'],
        explosive: rounds['six-pounder-and-rockets']['explosive-cm'],
        solid: ranges['six-pounder']['round-solid-cm'],
      },
      2258,
    ),
    card('card', { canister: null, explosive: { from: 20, to: 80 }, solid: null }, 246),
  ],
  default: 'explosive-only',
  reconstruction: false,
  why: 'Rockets have a row of their own in the first firing table, and the capability chart agrees with it. The second table puts them beside the 6 pd, whose hit area they share.',
});

export const rocketAmmunition = defineRuling({
  id: 'cady/ruling/rocket-ammunition',
  subject: 'Rounds of a piece that fires explosive shells only (howitzer, rockets)',
  readings: [
    ours('whole-load-explosive', { solid: 0, explosive: 18, canister: 0 }),
    book('as-every-piece', { solid: 12, explosive: 4, canister: 2 }, 2078),
  ],
  default: 'whole-load-explosive',
  reconstruction: true,
  why: 'The printed load would leave them four rounds they can fire: for rockets, little more than one turn. They carry as many rounds as every piece, of the kind they fire.',
});

export const fireUphill = defineRuling({
  id: 'cady/ruling/artillery-fire-uphill',
  subject: 'Hill levels that a gun other than howitzer and rockets may fire up',
  readings: [book('one', 1, 2170), book('two', 2, 2231)],
  default: 'one',
  reconstruction: false,
  why: 'One level is the rule; two stand in an illustration of how shells fall.',
});

export const hilltopLimits = defineRuling({
  id: 'cady/ruling/hilltop-limits',
  subject: 'The most in cm that height adds to canister and explosive shot; null: no limit',
  readings: [
    book('limited', { canister: hill['canister-maximum-gain'], explosive: hill['explosive-maximum-gain'] }, 2247),
    card('card', { canister: null, explosive: null }, 254),
  ],
  default: 'limited',
  reconstruction: false,
  why: 'Printed with the table of gains; the card leaves the limits out.',
});

export const hillColumn = defineRuling({
  id: 'cady/ruling/hill-column-howitzer-rocket',
  subject: 'Column of the hill chart for howitzer and rockets',
  readings: [
    ours('by-hit-area', { howitzer: 'eight-pounder-cm', rockets: 'six-pounder-cm' }),
    ours('by-range', { howitzer: 'eight-pounder-cm', rockets: 'eight-pounder-cm' }),
  ],
  default: 'by-hit-area',
  reconstruction: true,
  why: 'Neither has a column. The howitzer is an 8 pd piece; rockets are grouped with the 6 pd wherever the book groups them. The limit for explosive shot, which names both, mostly decides anyway.',
});

export const thirdHillLevel = defineRuling({
  id: 'cady/ruling/hilltop-third-level',
  subject: 'Range in cm that guns gain three levels above the target',
  readings: [book('printed', hill['three-hill-levels'], 2243), card('as-two-levels', hill['two-hill-levels'], 255)],
  default: 'printed',
  reconstruction: false,
  why: 'The book prints the row twice; the card ends at two levels.',
});

export const variationBy = defineRuling({
  id: 'cady/ruling/variable-dice',
  subject: 'What a called shot varies by',
  readings: [book('wheel', 'wheel', 2092), book('red-and-green-dice', 'red-and-green-dice', 2550)],
  default: 'wheel',
  reconstruction: false,
  why: 'The section on artillery fire describes the wheel step by step; red and green dice are named in the rules for ships and boats and explained nowhere.',
});

export const crewBetween = defineRuling({
  id: 'cady/ruling/crew-reduced-share',
  subject: 'Rate of fire of a crew between the printed numbers, and what half fire is',
  readings: [
    ours('until-the-number-is-reached', { between: 'as-the-larger-number', half: 'every-other-turn' }),
    book('by-thirds-of-the-full-crew', { between: 'by-thirds', half: 'every-other-turn' }, 1334),
  ],
  default: 'until-the-number-is-reached',
  reconstruction: true,
  why: 'Fire drops when the crew is reduced to the number printed: five of six still fire at full rate, three of six at half. Half fire is every other turn, as for guns served by untrained men.',
});

export const rocketsAtHalf = defineRuling({
  id: 'cady/ruling/rockets-calls-and-half-fire',
  subject: 'Rockets fired in one turn: calls, targets, and half fire',
  readings: [
    ours('own-call-each', { calls: 'one-for-each-rocket', half: 'all-rockets-every-other-turn' }),
    ours('one-call', { calls: 'one-for-the-turn', half: 'half-the-rockets-every-turn' }),
  ],
  default: 'own-call-each',
  reconstruction: true,
  why: 'Three rockets are worked out as three shots. Half fire is every other turn for every piece.',
});

export const hitCentre = defineRuling({
  id: 'cady/ruling/hit-centre',
  subject: 'Which figures the threads of the hit area guide remove without a die',
  readings: [
    book('crossing-point', 'crossing-point', 2136),
    book('any-thread-for-rockets', 'any-thread-for-rockets', 2159),
  ],
  default: 'crossing-point',
  reconstruction: false,
  why: 'The passage on explosive shot describes the guide, whose red thread marks the centre by its crossing; rockets are worked out by the same guide, and their passage names the thread for that mark. Threads across the whole area would leave the dice little to do.',
});

export const bodyPart = defineRuling({
  id: 'cady/ruling/hit-area-body-part',
  subject: 'What of a figure must lie in a hit area or under the stick',
  readings: [
    book(
      'by-projectile',
      { solid: 'head-or-torso', explosive: 'head-or-torso', canister: 'head', rockets: 'head' },
      2146,
    ),
    book(
      'head-or-torso',
      { solid: 'head-or-torso', explosive: 'head-or-torso', canister: 'head-or-torso', rockets: 'head-or-torso' },
      2136,
    ),
    card('card', { solid: 'figure', explosive: 'figure', canister: 'figure', rockets: 'figure' }, 277),
  ],
  default: 'by-projectile',
  reconstruction: false,
  why: 'Each projectile has its own passage. Head and torso stand over the same spot of the base, and the library knows one size of figure, so all come to the same on the table. The stand alone is never enough.',
});

export const hitAreaMeasure = defineRuling({
  id: 'cady/ruling/hit-area-measure',
  subject: 'What the 6, 8 and 12 cm of the hit area circles measure',
  readings: [book('diameter', 'diameter', 1136), ours('radius', 'radius')],
  default: 'diameter',
  reconstruction: false,
  why: 'The medieval tables call the same circles diameters, and a circle is cut out of card by its width.',
});

export const minimumOne = defineRuling({
  id: 'cady/ruling/explosive-minimum-one',
  subject: 'Which figure is lost when the dice spare everybody in an explosive hit area',
  readings: [
    ours('nearest-soldier-even-behind-a-wall', { figure: 'nearest-the-hit-point', pieces: false, 'behind-wall': true }),
    ours('nearest-not-behind-a-wall', { figure: 'nearest-the-hit-point', pieces: false, 'behind-wall': false }),
  ],
  default: 'nearest-soldier-even-behind-a-wall',
  reconstruction: true,
  why: 'One must fall whatever the dice say; who is not printed. The soldier nearest the hit point is the likeliest. A gun is no soldier, and the wall’s step is on the dice, which this rule overrides.',
});

export const sixSidedStep = defineRuling({
  id: 'cady/ruling/six-sided-ladder',
  subject: 'Faces of the six-sided die one step better than 2,4,6',
  readings: [ours('shock-chart', [1, 2, 4, 6]), ours('top-of-the-ladder', [2, 4, 6])],
  default: 'shock-chart',
  reconstruction: true,
  why: 'Canister at a target four deep goes up a step from 2,4,6 and nothing is printed above it. The only six-sided ladder in the book is that of the shock chart.',
});

export const withoutBounce = defineRuling({
  id: 'cady/ruling/solid-without-bounce',
  subject: 'What a solid shot hits that does not bounce',
  readings: [ours('the-tip', { yellow: true, red: false }), ours('nothing', { yellow: false, red: false })],
  default: 'the-tip',
  reconstruction: true,
  why: 'The yellow tip is where the ball comes down, the red sections are its bounces. Before something solid in its path the ball bounces up to it.',
});

export const blueLine = defineRuling({
  id: 'cady/ruling/solid-blue-line',
  subject: 'Whether a second die shifts the bounce stick by its blue line',
  readings: [book('basic-stick', false, 2114), book('shifted', true, 2104)],
  default: 'basic-stick',
  reconstruction: false,
  why: 'The shift of each face is not printed, and the book lets players use the sticks without it.',
});

export const stickPlacement = defineRuling({
  id: 'cady/ruling/stick-placement',
  subject: 'Where the bounce stick is laid',
  readings: [
    book('hit-point-away-from-the-gun', { tip: 'hit-point', direction: 'away-from-the-gun' }, 2114),
    book('called-point-away-from-the-gun', { tip: 'called-point', direction: 'away-from-the-gun' }, 2102),
  ],
  default: 'hit-point-away-from-the-gun',
  reconstruction: false,
  why: 'The variation die has just moved the point of impact; the tip goes where the ball came down. It bounces on along the line from the gun through that point.',
});

export const artilleryReturnsFire = defineRuling({
  id: 'cady/ruling/artillery-casualties-fire-back',
  subject: 'Who still fires in the turn in which artillery fire removed him',
  readings: [
    book('artillery-only', { artillery: true, others: false }, 2237),
    book('everybody', { artillery: true, others: true }, 494),
  ],
  default: 'artillery-only',
  reconstruction: false,
  why: 'The musket section rules on the losses from artillery fire; that casualties fire back is said of the turn in general.',
});

export const stoneWallForGuns = defineRuling({
  id: 'cady/ruling/artillery-stone-wall',
  subject: 'Thirds of a move that a stone wall costs artillery',
  readings: [book('musket-section', 3, 2367), book('chart', 1, 568), card('card', 1, 76)],
  default: 'musket-section',
  reconstruction: false,
  why: 'The musket section rules on stone walls apart from fences: a whole move. The chart does not tell the two apart.',
});

export const artillerySight = defineRuling({
  id: 'cady/ruling/sighting-artillery',
  subject: 'How far artillery sees',
  readings: [
    book('telescope-or-range', { cm: 120, 'or-its-range-if-greater': true }, 2335),
    book('telescope', { cm: 120, 'or-its-range-if-greater': false }, 701),
  ],
  default: 'telescope-or-range',
  reconstruction: false,
  why: 'The musket section rules on its telescopes. The range is the one it has where it stands, gains from height included.',
});

export const unattendedGuns = defineRuling({
  id: 'cady/ruling/unattended-guns',
  subject: 'What becomes of a gun whose crew is gone',
  readings: [
    book(
      'stays-and-may-be-manned',
      { stays: true, 'manned-by': 'either-side', 'untrained-fire': 'every-other-turn' },
      2209,
    ),
    ours('out-of-the-game', { stays: false, 'manned-by': null, 'untrained-fire': null }),
  ],
  default: 'stays-and-may-be-manned',
  reconstruction: false,
  why: 'The musket section leaves it to either side. How men come to it and leave their unit is not printed: a game whose orders have no word for it leaves the gun standing, silent.',
});

export const artilleryRulings = [
  howitzerRange,
  rocketProjectiles,
  rocketAmmunition,
  fireUphill,
  hilltopLimits,
  hillColumn,
  thirdHillLevel,
  variationBy,
  crewBetween,
  rocketsAtHalf,
  hitCentre,
  bodyPart,
  hitAreaMeasure,
  minimumOne,
  sixSidedStep,
  withoutBounce,
  blueLine,
  stickPlacement,
  artilleryReturnsFire,
  stoneWallForGuns,
  artillerySight,
  unattendedGuns,
] as const;
