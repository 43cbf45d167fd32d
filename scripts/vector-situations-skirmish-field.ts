import { grades, shooters } from '../src/rulesets/skirmish/troops.js';
import { boolean, every, maybe, not, type Situation } from './situation-choices.js';

const classes = ['knight', 'sergeant', 'peasant', 'cleric'];
const gaps = [[], [0], [0, 0.5, 0], [0.5, 0.6], [2, 0, 1], [2.1, 0]];
const friend = { distance: 10, sameWay: true };

/** Situations of the skirmish functions about units, moves in their order, missiles, the end of a melee and works, by name. */
export const skirmishFieldSituations: { readonly [resolver: string]: readonly Situation[] } = {
  'skirmish/cohesion': gaps.map(each => ({ gaps: each })),
  'skirmish/commander-of-unit': every({
    commander: [not, { class: 'sergeant' }, { class: 'knight' }, { class: 'knight', rank: 'baron' }],
    men: [[], [{ class: 'peasant' }], [{ class: 'sergeant' }, { class: 'peasant' }], [{ class: 'knight' }]],
  }),
  'skirmish/run-or-gallop': every({
    mover: [
      { on: 'foot', protection: 1 },
      { on: 'foot', protection: 5 },
      { on: 'horse', horse: 'unbarded', protection: 3 },
      { on: 'wheels', drawn: 'team' },
    ],
    pace: ['walk', 'run'],
    history: [
      not,
      { ran: 2, moved: true },
      { ran: 5, ranInAll: 9, moved: true, sameDirection: false },
      { moved: true },
    ],
  }),
  'skirmish/body-standing': [
    [{ result: 'craven', inCover: true, enemies: [] }],
    [
      { result: 'craven', inCover: true, enemies: [{ distance: 9, where: 'front' }] },
      { result: 'craven', inCover: true, fleeing: true, enemies: [{ distance: 4, where: 'rear' }] },
      {
        result: 'craven',
        inCover: false,
        enemyInside: true,
        enemies: [{ distance: 6, where: 'front' }],
        chargeReach: 8,
      },
    ],
    [
      { result: 'bold', inCover: true, enemies: [{ distance: 9, where: 'front' }] },
      { result: 'bold', inCover: false, enemies: [{ distance: 9, where: 'front' }] },
    ],
  ].map(men => ({ men })),
  'skirmish/battle-faults': [0, 1, 2, 3].map(forces => ({ forces })),
  'skirmish/standard-faults': every({ of: ['force', 'battle', 'army'], carriedBy: ['figure', 'wagon', 'nobody'] }),
  'skirmish/leaderless': every({ leader: ['leads', 'killed', 'yielded'], replaced: maybe }),
  'skirmish/support': [
    [],
    [friend],
    [{ ...friend, inMelee: true }],
    [{ ...friend, fleeing: true }],
    [{ ...friend, retreating: true }],
    [{ distance: 11, sameWay: true }],
    [{ distance: 24 }],
    [{ distance: 25 }],
    [{ distance: 20, knights: 3 }],
    [{ distance: 20, knights: 4 }, { distance: 30 }],
  ].map(friends => ({ friends })),
  'skirmish/secure-flank': every({ onImpassable: maybe, friendsAt: [not, 2, 2.5] }),
  'skirmish/fleeing-friends': every({
    friends: every({ class: classes.map(each => ({ class: each })), knights: [not, 3, 4] }),
    tester: classes.map(each => ({ class: each })),
  }),
  'skirmish/unit-grade': [...grades.map(grade => [grade]), ['A', 'B', 'B'], ['C', 'D'], ['A', 'A', 'E', 'E', 'C']].map(
    each => ({ grades: each }),
  ),
  'skirmish/who-tests': every({ class: classes, inUnit: boolean, fleeing: maybe }),
  'skirmish/avoid-charge': every({
    mover: [
      { on: 'foot', protection: 1 },
      { on: 'foot', protection: 4 },
      { on: 'horse', horse: 'barded', protection: 4 },
      { on: 'wheels', drawn: 'team' },
    ],
    history: [not, { ran: 3, moved: true }],
  }),
  'skirmish/may-contact': every({ declared: boolean, charged: boolean }),
  'skirmish/force-order': [['earl'], ['earl', 'bishop'], ['earl', 'bishop', 'count'], ['earl', 'earl']].map(forces => ({
    forces,
  })),
  'skirmish/charge-stage': [0, 6, 12].map(move => ({ move })),
  'skirmish/gap-work': [0, 1, 2, 5].map(figureTurns => ({ figureTurns })),
  'skirmish/mounting': [1, 2, 3, 4].map(protection => ({ protection })),
  'skirmish/ground-scale': [0, 1, 24].map(inches => ({ inches })),
  'skirmish/shot-times': every({ weapon: shooters, shots: [1, 2], changed: [not, 'first', 'second'] }),
  'skirmish/missiles': every({ weapon: shooters, host: [not, 20] }),
  'skirmish/resupply': every({ weapon: ['longbow', 'javelin'], left: [0, 2], store: [0, 5, 40] }),
  'skirmish/fire-missile': every({ weapon: shooters, lit: [0, 1], allowed: [not, true, false] }),
  'skirmish/smoke': [-1, 0, 3, 12, 30].map(downwind => ({ downwind })),
  'skirmish/pursuit': every({
    man: classes.map(each => ({ class: each })),
    mounted: boolean,
    opponentsGone: boolean,
    defendsObstacle: maybe,
  }),
  'skirmish/ride-through': every({
    infantry: [['dead'], ['dead', 'fights'], ['fled', 'failed'], ['yielded']],
    closeOrder: boolean,
    hole: [not, 2, 3],
    defendsObstacle: maybe,
  }),
  'skirmish/tests-after-melee': every({
    killed: [
      [2, 1],
      [1, 2],
      [1, 1],
    ],
    charged: [not, 'second'],
    opponentsFailed: maybe,
    unhorsedKnight: maybe,
  }),
  'skirmish/yield': every({
    man: [{ class: 'knight' }, { class: 'cleric' }],
    fallenAndAsked: maybe,
    attacked: maybe,
    cornered: maybe,
    fights: maybe,
  }),
  'skirmish/massacre': every({ killers: [0, 1, 2], prisoners: [0, 3, 4, 9] }),
  'skirmish/firearm-throws': [[], [2], [3, 30], [1, 2, 3]].map(distances => ({ distances })),
  'skirmish/ladder-hands': [1, 3, 3.5, 6, 6.5, 12].map(length => ({ length })),
  'skirmish/pick': every({ thickness: [0.5, 1], moves: [0, 4, 8], crew: [3, 4], inSow: boolean }),
  'skirmish/collapse': [0, 1, 2].map(turnsSince => ({ turnsSince })),
  'skirmish/stakes': gaps.map(each => ({ gaps: each })),
};
