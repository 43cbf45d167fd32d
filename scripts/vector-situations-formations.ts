import { boolean, every, maybe, not, type Situation } from './situation-choices.js';

const shooters = ['archer-light', 'crossbow-light', 'slinger', 'horse-archer-light', 'chariot-archer', 'peasants'];
const north = { from: [{ x: 0, y: 0 }], facing: [0] };

/** Those of phalanxes, pikes, samurai, Romans and battles, of who may shoot or throw, and of imperials. */
export const formationSituations: { readonly [name: string]: readonly Situation[] } = {
  'ancient-medieval/hoplite': every({ formed: boolean }),
  'ancient-medieval/phalanx-faults': every({
    type: ['hoplites', 'medium-infantry'],
    ranks: [0, 1, 2, 3],
    bent: maybe,
  }),
  'ancient-medieval/phalanx-order-faults': every({
    wants: ['forward', 'wheel', 'turn', 'sideways', 'backward', 'break-formation'],
    inContact: boolean,
  }),
  'ancient-medieval/pike-reach': every({ ranks: [[], [4], [4, 4], [4, 4, 3, 4]], attacking: boolean }),
  'ancient-medieval/pike-losses': every({
    ranks: [[], [4, 4], [4, 4, 4]],
    attacking: boolean,
    hits: [0, 4, 5, 20],
    by: ['medium-infantry', 'pole-arm', 'swiss-pike-light'],
  }),
  'ancient-medieval/samurai-point': every({
    opponent: [
      'samurai-infantry',
      'peasants',
      'light-infantry',
      'medium-infantry',
      'men-at-arms',
      'swiss-pike-light',
      'swiss-pike-medium',
      'war-elephant-archer',
    ],
  }),
  'ancient-medieval/testudo': every({ move: [0, 24, 25] }),
  'ancient-medieval/century-faults': every({
    type: ['roman-legionary', 'medium-infantry'],
    figures: [16, 36, 40],
    centuries: [[], [8, 8], [9, 7], [8, 8, 8, 8, 4], [0, 8, 8]],
  }),
  'ancient-medieval/decimated': every({
    type: ['roman-legionary', 'roman-auxiliary'],
    before: [24, 36],
    lost: [0, 4, 25],
    reaction: ['no-effect', 'back', 'back-and-turn', 'rout'],
    fought: [[], [6], [7, 8]],
  }),
  'ancient-medieval/battle-change-faults': every({
    change: ['form', 'enlarge', 'separate', 'rejoin'],
    when: ['before-the-game', 'in-the-game'],
    byKing: maybe,
  }),
  'ancient-medieval/missile-range': [
    ...every({ shooter: shooters, levelsAbove: [not, 1, 2, -1, -20], onCurtainWall: maybe }),
    ...every({ shooter: ['light-infantry'], thrown: ['axe', 'javelin'], closing: maybe }),
  ],
  'ancient-medieval/missile-arc': every({
    shooter: shooters,
    ...north,
    target: [
      { x: 5, y: 5 },
      { x: 6, y: 5 },
      { x: -5, y: 0 },
      { x: -5, y: -5 },
      { x: 0, y: -5 },
    ],
  }),
  'ancient-medieval/shooting-ranks': every({
    shooter: shooters,
    sees: [[true], [true, false, false], [false, true, false], [false, false]],
    linesAhead: [not, 1, 2],
  }),
  'ancient-medieval/shooting-faults': [
    ...every({
      shooter: shooters,
      shotsLeft: [null, 0, 1],
      sees: boolean,
      inArc: boolean,
      inMelee: maybe,
    }),
    ...every({
      shooter: ['longbow-light'],
      shotsLeft: [3],
      sees: [true],
      inArc: [true],
      broken: maybe,
      mounted: maybe,
      targetInMelee: maybe,
      insideForest: [not, 3, 3.5],
      targetInsideForest: [not, 4],
      fromMarshEdge: [not, 2, 9],
      firstTarget: [not, 'foot'],
      target: ['horse'],
    }),
  ],
  'ancient-medieval/fallen-still-fire': every({
    who: ['archer-light', 'medium-infantry', 'ballista'],
    by: ['missiles', 'artillery'],
  }),
  'ancient-medieval/throw-faults': [
    ...every({
      thrower: ['roman-legionary', 'medium-infantry'],
      weapon: ['axe', 'javelin', 'pilum'],
      distance: [3, 9, 20],
      left: [0, 1],
      closing: boolean,
    }),
    ...every({
      thrower: ['roman-legionary'],
      weapon: ['pilum'],
      distance: [2],
      left: [1],
      closing: [true],
      meleesBefore: [not, 1],
      inTestudo: maybe,
    }),
  ],
  'common/imperial-cost': every({ cost: [0, 1, 2.5, 40] }),
};
