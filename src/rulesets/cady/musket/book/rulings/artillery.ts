import { cellsAt, decided, numbersAt, reckoned } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { cardEffectsOnMovement } from '../../../common/book/charts/card.js';
import { sightingNumbers } from '../../../common/book/numbers/field.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { artilleryFiringRanges, artilleryHillRange, artilleryRounds } from '../charts/artillery.js';
import { artilleryCapability } from '../charts/capability.js';
import { cardArtilleryHilltop, cardArtilleryRanges } from '../charts/card-fire.js';
import { shockEffect } from '../charts/shock-and-morale.js';
import { ammunitionNumbers, artilleryNumbers } from '../numbers/artillery.js';

/** Rulings about guns and what they fire. Ranges in cm. */

const ranges = cellsAt(artilleryFiringRanges);
const rounds = cellsAt(artilleryRounds);
const hill = cellsAt(artilleryHillRange);
const cardRanges = cellsAt(cardArtilleryRanges);
const cardTwoLevels = cellsAt(cardArtilleryHilltop)['two-levels'];
const load = numbersAt(ammunitionNumbers);

const hillColumns = ['six-pounder-cm', 'eight-pounder-cm', 'twelve-pounder-cm'] as const;
type Gains = { readonly [shot in 'canister' | 'explosive']: { readonly [column: string]: number | null } | null };

/** The most that each column allows; none where the reading has no limit. */
function gains(shot: keyof Gains) {
  return hillColumns.map(column =>
    decided(hill[`${shot}-maximum-gain`][column], (limits: Gains) => limits[shot]?.[column] ?? null),
  );
}

export const howitzerRange = defineRuling({
  id: 'cady/ruling/howitzer-range',
  readings: [
    book('firing-table', ranges['eight-pounder-howitzer']['explosive-cm'], 2073),
    book('capability-chart', cellsAt(artilleryCapability)['eight-pounder-howitzer']['range-cm'], 2063),
    card('card', cardRanges['8-pd-howitzer'].explosive, 249),
  ],
  decides: [
    decided(ranges['eight-pounder-howitzer']['explosive-cm']),
    decided(cellsAt(artilleryCapability)['eight-pounder-howitzer']['range-cm']),
  ],
  default: 'firing-table',
  reconstruction: false,
});

export const rocketProjectiles = defineRuling({
  id: 'cady/ruling/rocket-projectiles',
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
    card('card', { canister: null, explosive: cardRanges.rockets.explosive, solid: null }, 246),
  ],
  decides: [decided(ranges.rockets['explosive-cm'], 'explosive'), decided(ranges.rockets['round-solid-cm'], 'solid')],
  default: 'explosive-only',
  reconstruction: false,
});

export const rocketAmmunition = defineRuling({
  id: 'cady/ruling/rocket-ammunition',
  readings: [
    ours('whole-load-explosive', {
      solid: 0,
      explosive: reckoned(
        [load.solid, load.explosive, load.canister],
        (solid, explosive, canister) => solid + explosive + canister,
      ),
      canister: 0,
    }),
    book('as-every-piece', { solid: load.solid, explosive: load.explosive, canister: load.canister }, 2078),
  ],
  default: 'whole-load-explosive',
  reconstruction: true,
});

export const shotsEachTurn = defineRuling({
  id: 'cady/ruling/gun-shots-each-turn',
  readings: [ours('one', 1), ours('as-rockets', numbersAt(artilleryNumbers)['rockets-each-turn'])],
  default: 'one',
  reconstruction: true,
});

export const fireUphill = defineRuling({
  id: 'cady/ruling/artillery-fire-uphill',
  readings: [book('one', 1, 2170), book('two', 2, 2231)],
  default: 'one',
  reconstruction: false,
});

export const lobbedFireSight = defineRuling({
  id: 'cady/ruling/lobbed-fire-sight',
  readings: [
    book('known-to-the-army', { friendsSee: true }, 2168),
    book('seen-by-the-gun', { friendsSee: false }, 2824),
  ],
  default: 'known-to-the-army',
  reconstruction: false,
});

export const gunsOverEnemies = defineRuling({
  id: 'cady/ruling/guns-over-enemies',
  readings: [
    ours('as-over-friends', 'as-friends'),
    book('howitzers-and-rockets-alone', 'never', 2168),
    ours('over-anybody', 'free'),
  ],
  default: 'as-over-friends',
  reconstruction: true,
});

export const hilltopLimits = defineRuling({
  id: 'cady/ruling/hilltop-limits',
  readings: [
    book('limited', { canister: hill['canister-maximum-gain'], explosive: hill['explosive-maximum-gain'] }, 2247),
    card('card', { canister: null, explosive: null }, 254),
  ],
  decides: [...gains('canister'), ...gains('explosive')],
  default: 'limited',
  reconstruction: false,
});

export const hillColumn = defineRuling({
  id: 'cady/ruling/hill-column-howitzer-rocket',
  readings: [
    ours('by-hit-area', { howitzer: 'eight-pounder-cm', rockets: 'six-pounder-cm' }),
    ours('by-range', { howitzer: 'eight-pounder-cm', rockets: 'eight-pounder-cm' }),
  ],
  default: 'by-hit-area',
  reconstruction: true,
});

export const thirdHillLevel = defineRuling({
  id: 'cady/ruling/hilltop-third-level',
  readings: [
    book('printed', hill['three-hill-levels'], 2243),
    card(
      'as-two-levels',
      {
        'six-pounder-cm': cardTwoLevels['6-pd'],
        'eight-pounder-cm': cardTwoLevels['8-pd'],
        'twelve-pounder-cm': cardTwoLevels['12-pd'],
      },
      255,
    ),
  ],
  decides: [...hillColumns.map(column => decided(hill['three-hill-levels'][column], column))],
  default: 'printed',
  reconstruction: false,
});

export const variationBy = defineRuling({
  id: 'cady/ruling/variable-dice',
  readings: [book('wheel', 'wheel', 2092), book('red-and-green-dice', 'red-and-green-dice', 2550)],
  default: 'wheel',
  reconstruction: false,
});

export const crewBetween = defineRuling({
  id: 'cady/ruling/crew-reduced-share',
  readings: [
    ours('until-the-number-is-reached', { between: 'as-the-larger-number', half: 'every-other-turn' }),
    book('by-thirds-of-the-full-crew', { between: 'by-thirds', half: 'every-other-turn' }, 1334),
  ],
  default: 'until-the-number-is-reached',
  reconstruction: true,
});

export const rocketsAtHalf = defineRuling({
  id: 'cady/ruling/rockets-calls-and-half-fire',
  readings: [
    ours('own-call-each', { calls: 'one-for-each-rocket', half: 'all-rockets-every-other-turn' }),
    ours('one-call', { calls: 'one-for-the-turn', half: 'half-the-rockets-every-turn' }),
  ],
  default: 'own-call-each',
  reconstruction: true,
});

export const hitCentre = defineRuling({
  id: 'cady/ruling/hit-centre',
  readings: [
    book('crossing-point', 'crossing-point', 2136),
    book('any-thread-for-rockets', 'any-thread-for-rockets', 2159),
  ],
  default: 'crossing-point',
  reconstruction: false,
});

export const bodyPart = defineRuling({
  id: 'cady/ruling/hit-area-body-part',
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
});

export const hitAreaMeasure = defineRuling({
  id: 'cady/ruling/hit-area-measure',
  readings: [book('diameter', 'diameter', 1136), ours('radius', 'radius')],
  default: 'diameter',
  reconstruction: false,
});

export const minimumOne = defineRuling({
  id: 'cady/ruling/explosive-minimum-one',
  readings: [
    ours('nearest-soldier-even-behind-a-wall', { figure: 'nearest-the-hit-point', pieces: false, 'behind-wall': true }),
    ours('nearest-not-behind-a-wall', { figure: 'nearest-the-hit-point', pieces: false, 'behind-wall': false }),
  ],
  default: 'nearest-soldier-even-behind-a-wall',
  reconstruction: true,
});

export const sixSidedStep = defineRuling({
  id: 'cady/ruling/six-sided-ladder',
  readings: [
    ours('shock-chart', cellsAt(shockEffect)['light-infantry']['medium-cavalry']),
    ours('top-of-the-ladder', rounds['odds-six-sided-die']['canister-cm']),
  ],
  default: 'shock-chart',
  reconstruction: true,
});

export const withoutBounce = defineRuling({
  id: 'cady/ruling/solid-without-bounce',
  readings: [ours('the-tip', { yellow: true, red: false }), ours('nothing', { yellow: false, red: false })],
  default: 'the-tip',
  reconstruction: true,
});

export const blueLine = defineRuling({
  id: 'cady/ruling/solid-blue-line',
  readings: [book('basic-stick', null, 2114), book('shifted', [-3, -2, -1, 1, 2, 3], 2104)],
  default: 'basic-stick',
  reconstruction: false,
});

export const deadGround = defineRuling({
  id: 'cady/ruling/dead-ground',
  readings: [ours('by-sight-alone', 0), book('as-far-as-the-edge-hides', 6, 1002)],
  default: 'by-sight-alone',
  reconstruction: true,
});

export const stickPlacement = defineRuling({
  id: 'cady/ruling/stick-placement',
  readings: [
    book('hit-point-away-from-the-gun', { tip: 'hit-point', direction: 'away-from-the-gun' }, 2114),
    book('called-point-away-from-the-gun', { tip: 'called-point', direction: 'away-from-the-gun' }, 2102),
  ],
  default: 'hit-point-away-from-the-gun',
  reconstruction: false,
});

export const artilleryReturnsFire = defineRuling({
  id: 'cady/ruling/artillery-casualties-fire-back',
  readings: [
    book('artillery-only', { artillery: true, others: false }, 2237),
    book('everybody', { artillery: true, others: true }, 494),
  ],
  default: 'artillery-only',
  reconstruction: false,
});

export const stoneWallForGuns = defineRuling({
  id: 'cady/ruling/artillery-stone-wall',
  readings: [
    book('musket-section', 3, 2367),
    book('chart', 1, 568),
    card(
      'card',
      reckoned([cellsAt(cardEffectsOnMovement)['artillery-over-fence-or-wall'].fraction], ({ value }) => value),
      76,
    ),
  ],
  default: 'musket-section',
  reconstruction: false,
});

export const artillerySight = defineRuling({
  id: 'cady/ruling/sighting-artillery',
  readings: [
    book('telescope-or-range', { cm: 120, 'or-its-range-if-greater': true }, 2335),
    book('telescope', { cm: numbersAt(sightingNumbers).artillery, 'or-its-range-if-greater': false }, 701),
  ],
  default: 'telescope-or-range',
  reconstruction: false,
});

export const unattendedGuns = defineRuling({
  id: 'cady/ruling/unattended-guns',
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
});

export const mannedGunPlace = defineRuling({
  id: 'cady/ruling/manned-gun-place',
  readings: [ours('rolled-clear', true), ours('where-it-stands', false)],
  default: 'rolled-clear',
  reconstruction: true,
});

export const artilleryRulings = [
  howitzerRange,
  rocketProjectiles,
  rocketAmmunition,
  shotsEachTurn,
  fireUphill,
  lobbedFireSight,
  gunsOverEnemies,
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
  deadGround,
  stickPlacement,
  artilleryReturnsFire,
  stoneWallForGuns,
  artillerySight,
  unattendedGuns,
  mannedGunPlace,
] as const;
