import { cellsAt } from '../../../../book/index.js';
import { defineRuling } from '../../../../rulebook/index.js';
import { formationChange, moveDistances, riverCrossing } from '../charts/movement.js';
import { book, ink, ours, struck } from './readings.js';

/** Rulings about moves, manoeuvres and ground. Lengths in paces. */

const moves = cellsAt(moveDistances);
const fronts = cellsAt(formationChange);
const rivers = cellsAt(riverCrossing);

export const evadeStart = defineRuling({
  id: 'wrg/ruling/evade-start',
  readings: [
    ours('where-their-own-move-would-have-ended', 'own-move'),
    ours('where-they-stand-when-the-charge-comes', 'where-they-stand'),
  ],
  default: 'where-their-own-move-would-have-ended',
  reconstruction: true,
});

export const evadeThroughFriends = defineRuling({
  id: 'wrg/ruling/evade-through-friends',
  readings: [ours('as-any-interpenetration', true), ours('nobody-is-disorganised', false)],
  default: 'as-any-interpenetration',
  reconstruction: true,
});

export const camelsTurn = defineRuling({
  id: 'wrg/ruling/camels-turn',
  readings: [ours('all-camelry-is-slow', true), ours('barbarian-camelry-is-slow', false)],
  default: 'all-camelry-is-slow',
  reconstruction: true,
});

export const quarterPeriod = defineRuling({
  id: 'wrg/ruling/quarter-period',
  readings: [ours('of-the-normal-move', 'normal'), ours('of-the-move-being-made', 'move')],
  default: 'of-the-normal-move',
  reconstruction: true,
});

export const otherTurns = defineRuling({
  id: 'wrg/ruling/turns-of-other-angles',
  readings: [
    ours('as-any-turn', 'whole'),
    ours('in-proportion-up-to-a-right-angle', 'part'),
    ours('right-angles-and-a-wheel', 'wheel'),
  ],
  default: 'as-any-turn',
  reconstruction: true,
});

export const disorganisedWheel = defineRuling({
  id: 'wrg/ruling/disorganised-wheel',
  readings: [
    ours('outer-figure-at-half-its-pace', 'pace'),
    // What the wheel costs beyond the ground that its outer figure covers.
    ours('only-the-loss-is-doubled', 'loss'),
  ],
  default: 'outer-figure-at-half-its-pace',
  reconstruction: true,
});

export const difficultFormationChange = defineRuling({
  id: 'wrg/ruling/formation-change-in-difficult-terrain',
  readings: [
    ink(
      'slowed-as-movement-is',
      {
        regular: { infantry: fronts.regular['infantry-difficult'], cavalry: fronts.regular['cavalry-difficult'] },
        barbarian: { infantry: fronts.barbarian['infantry-difficult'], cavalry: fronts.barbarian['cavalry-difficult'] },
      },
      689,
    ),
    struck(
      'not-slowed',
      {
        regular: { infantry: fronts.regular['good-going'], cavalry: fronts.regular['good-going'] },
        barbarian: { infantry: fronts.barbarian['good-going'], cavalry: fronts.barbarian['good-going'] },
      },
      689,
    ),
  ],
  default: 'slowed-as-movement-is',
  reconstruction: false,
});

export const mountedInfantryGround = defineRuling({
  id: 'wrg/ruling/mounted-infantry-ground',
  readings: [ours('as-cavalry', 'cavalry'), ours('as-vehicles', 'vehicles')],
  default: 'as-cavalry',
  reconstruction: true,
});

export const camelsInRivers = defineRuling({
  id: 'wrg/ruling/camels-in-rivers',
  readings: [
    ours('as-vehicles', rivers['width-30-to-59'].vehicles),
    ours('as-cavalry', rivers['width-30-to-59']['other-cavalry']),
  ],
  default: 'as-vehicles',
  reconstruction: true,
});

export const narrowRiver = defineRuling({
  id: 'wrg/ruling/narrow-river',
  readings: [ours('a-stream', 'linear-obstacle'), ours('a-river-all-the-same', 'river')],
  default: 'a-stream',
  reconstruction: true,
});

export const tableGround = defineRuling({
  id: 'wrg/ruling/table-ground',
  readings: [
    ours('a-building-is-inside', {
      wood: 'woods',
      rough: 'boggy-ground',
      marsh: 'marsh',
      building: 'inside-buildings',
      ridge: 'rock-slope-off-track',
      creek: 'linear-obstacle',
      fence: 'linear-obstacle',
      wall: 'linear-obstacle',
      ditch: 'linear-obstacle',
      stakes: 'palisade-turf-rampart-abatis',
      barricade: 'palisade-turf-rampart-abatis',
    }),
    ours('a-building-is-a-built-up-area', {
      wood: 'woods',
      rough: 'boggy-ground',
      marsh: 'marsh',
      building: 'buildings-gardens-breaches',
      ridge: 'rock-slope-off-track',
      creek: 'linear-obstacle',
      fence: 'linear-obstacle',
      wall: 'linear-obstacle',
      ditch: 'linear-obstacle',
      stakes: 'palisade-turf-rampart-abatis',
      barricade: 'palisade-turf-rampart-abatis',
    }),
  ],
  default: 'a-building-is-inside',
  reconstruction: true,
});

export const steepRoad = defineRuling({
  id: 'wrg/ruling/rout-on-steep-roads',
  readings: [book('normal-move-at-all-times', false, 734), book('charge-speed-in-rout', true, 703)],
  default: 'normal-move-at-all-times',
  reconstruction: false,
});

export const frontOnARoad = defineRuling({
  id: 'wrg/ruling/front-on-a-road',
  readings: [ours('no-wider-than-the-road', false), ours('its-middle-on-the-road', true)],
  default: 'no-wider-than-the-road',
  reconstruction: true,
});

export const partOfAFront = defineRuling({
  id: 'wrg/ruling/part-of-a-front-on-bad-ground',
  readings: [ours('slows-and-obstructs-it-all', 'any'), ours('counts-where-its-middle-is', 'middle')],
  default: 'slows-and-obstructs-it-all',
  reconstruction: true,
});

export const rearOnBadGround = defineRuling({
  id: 'wrg/ruling/rear-on-bad-ground',
  readings: [ours('slows-it-no-more', 'front'), ours('slows-it-until-it-is-out', 'rear')],
  default: 'slows-it-no-more',
  reconstruction: true,
});

export const chariotMen = defineRuling({
  id: 'wrg/ruling/chariot-men',
  readings: [ours('driver-included', true), ours('fighting-men-only', false)],
  default: 'driver-included',
  reconstruction: true,
});

export const lightHeavyMove = defineRuling({
  id: 'wrg/ruling/light-heavy-infantry-move',
  readings: [
    ink('row-of-light-infantry', { normal: moves.lhi.normal, charge: moves.lhi.charge }, 755),
    struck('as-light-medium-infantry', { normal: moves.lmi.normal, charge: moves.lmi.charge }, 755),
  ],
  default: 'row-of-light-infantry',
  reconstruction: false,
});

export const heavyInfantryMove = defineRuling({
  id: 'wrg/ruling/heavy-infantry-move',
  readings: [
    ink('row-of-medium-infantry', { normal: moves.hi.normal, charge: moves.hi.charge }, 756),
    struck('lost-row-a-step-slower', { normal: 40, charge: 60 }, 757),
  ],
  default: 'row-of-medium-infantry',
  reconstruction: true,
});

export const dismountedAs = defineRuling({
  id: 'wrg/ruling/dismounted-cavalry-as',
  readings: [
    ours('by-protection', { lc: 'li', mc: 'mi', hc: 'hi', ehc: 'hi', shc: 'hi' }),
    ours('light-horse-as-light-medium', { lc: 'lmi', mc: 'mi', hc: 'hi', ehc: 'hi', shc: 'hi' }),
  ],
  default: 'by-protection',
  reconstruction: true,
});

export const lengthOfAClimb = defineRuling({
  id: 'wrg/ruling/length-of-a-climb',
  readings: [ours('as-a-linear-obstacle', 'obstacle'), ours('none-of-its-own', 'none')],
  default: 'as-a-linear-obstacle',
  reconstruction: true,
});

export const stairsOfARampart = defineRuling({
  id: 'wrg/ruling/stairs-of-a-rampart',
  readings: [ours('take-no-time', 'free'), book('count-as-ladders-do', 'climb', 720)],
  default: 'take-no-time',
  reconstruction: true,
});

export const directlyAway = defineRuling({
  id: 'wrg/ruling/directly-away',
  readings: [ours('from-his-nearest-part', 'nearest-part'), ours('from-middle-to-middle', 'middles')],
  default: 'from-his-nearest-part',
  reconstruction: true,
});

export const awayFromSeveral = defineRuling({
  id: 'wrg/ruling/away-from-several',
  readings: [ours('from-all-who-fight-them', 'all'), ours('from-the-first-who-fought-them', 'first')],
  default: 'from-all-who-fight-them',
  reconstruction: true,
});

export const throughFriendsWhoFight = defineRuling({
  id: 'wrg/ruling/through-friends-who-fight',
  readings: [ours('nobody-as-long-as-they-do', 'nobody'), ours('as-through-others', 'as-others')],
  default: 'nobody-as-long-as-they-do',
  reconstruction: true,
});

/** `reach`: of a rank, the part whose missiles are to reach; `intoReach`: whether they come into the reach of a charge for more than the first. */
export const howNearSkirmishersCome = defineRuling({
  id: 'wrg/ruling/how-near-skirmishers-come',
  readings: [
    ours('nearly-all-reach-out-of-his-charge', { reach: 0.8, intoReach: false }),
    ours('nearly-all-reach', { reach: 0.8, intoReach: true }),
    ours('the-middle-reaches', { reach: 0, intoReach: true }),
  ],
  default: 'nearly-all-reach-out-of-his-charge',
  reconstruction: true,
});

export const evadersComeClear = defineRuling({
  id: 'wrg/ruling/evaders-come-clear',
  readings: [ours('by-the-shortest-way', 'shortest'), ours('straight-on', 'straight')],
  default: 'by-the-shortest-way',
  reconstruction: true,
});

export const whomOutOfControl = defineRuling({
  id: 'wrg/ruling/whom-out-of-control',
  readings: [ours('whom-friends-do-not-bar', 'open'), ours('the-nearest', 'nearest')],
  default: 'whom-friends-do-not-bar',
  reconstruction: true,
});

export const besideFriends = defineRuling({
  id: 'wrg/ruling/beside-friends-at-one-enemy',
  readings: [ours('come-up-beside-them', 'beside'), ours('go-round-to-his-middle', 'middle')],
  default: 'come-up-beside-them',
  reconstruction: true,
});

export const turningAsHeArrives = defineRuling({
  id: 'wrg/ruling/turning-as-he-arrives',
  readings: [ours('in-time-until-bases-touch', true), ours('in-time-until-he-is-in-contact', false)],
  default: 'in-time-until-bases-touch',
  reconstruction: true,
});

export const movingRulings = [
  evadeStart,
  evadeThroughFriends,
  camelsTurn,
  quarterPeriod,
  otherTurns,
  disorganisedWheel,
  difficultFormationChange,
  mountedInfantryGround,
  camelsInRivers,
  narrowRiver,
  tableGround,
  steepRoad,
  frontOnARoad,
  partOfAFront,
  rearOnBadGround,
  lightHeavyMove,
  heavyInfantryMove,
  chariotMen,
  dismountedAs,
  lengthOfAClimb,
  stairsOfARampart,
  directlyAway,
  awayFromSeveral,
  throughFriendsWhoFight,
  howNearSkirmishersCome,
  evadersComeClear,
  whomOutOfControl,
  besideFriends,
  turningAsHeArrives,
] as const;
