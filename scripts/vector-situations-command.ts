import { boolean, every, maybe, not, type Situation } from './situation-choices.js';

const arms = ['infantry', 'cavalry', 'artillery'];
const levels = ['basic', 'intermediate', 'advanced'];
const leaders = every({ rank: ['supreme-commander', 'commander'], leads: boolean });
const hussars = (...figures: readonly number[]) => figures.map(each => ({ type: 'hussars', figures: each }));
const line = { light: true, morale: 4, ordered: true, gap: 2, moves: [{ goes: 4, may: 6 }] };

/** Situations of the functions about commanders, divided and hidden units, forests and bridges, by name. */
export const commandSituations: { readonly [resolver: string]: readonly Situation[] } = {
  'common/regrouping': [
    ...every({
      level: levels,
      during: [null, { commander: null }, ...leaders.map(commander => ({ commander }))],
      from: [hussars(8, 8)],
      into: [hussars(16), hussars(8, 8)],
    }),
    { level: 'advanced', during: null, from: hussars(20, 20), into: hussars(40) },
    { level: 'advanced', during: null, from: hussars(10), into: [{ type: 'lancers', figures: 10 }] },
    { level: 'advanced', during: null, from: hussars(10), into: hussars(5, 5) },
  ],
  'common/detach': every({
    from: every({ arm: arms, figures: [1, 2, 4, 20] }),
    stand: [1, 2],
    takes: ['stand', 'crew'],
  }),
  'common/dispatch': every({
    to: ['Ney'],
    way: [0, 20, 30, 31, 60],
    thirdsLost: [not, 1, 3],
    killed: [not, { nearestEnemy: null }, { nearestEnemy: 1 }, { nearestEnemy: 3 }, { nearestEnemy: 9 }],
  }),
  'common/supreme-commander-orders': every({
    commander: boolean.map(inPlay => ({ id: 'emperor', inPlay })),
    orders: [[], [{ to: 'Ney', order: 'attack', way: 40 }]],
  }),
  'common/led': every({ morale: [1, 3, 4, 5], leader: leaders }),
  'common/reinforcements': [
    { on: 'turn', turn: 4 },
    { on: 'turn', turn: 0 },
    { on: 'die', sides: 6, earliest: 3 },
    { on: 'die', sides: 1, earliest: 3 },
    { on: 'die', sides: 4, earliest: 0 },
  ].map(arrival => ({ arrival })),
  'common/divided-unit': every({
    morale: [2, 4],
    parts: [[12], [12, 6], [5, 5, 5]],
    turns: [0, 1, 2],
    reformed: boolean,
    skirmishers: maybe,
  }),
  'common/break-through': every({
    arm: arms,
    enemiesFacing: [0, 1, 2, 6],
    lost: [{}, { fire: 1 }, { shock: 2, melee: 4 }],
    movementLeft: [0, 7.25],
  }),
  'common/skirmish-line': [
    ...every({ light: boolean, morale: [1, 2, 3, 4, 5], rabble: maybe, natives: maybe }).map(each => ({
      ...line,
      ...each,
    })),
    { ...line, ordered: false },
    { ...line, gap: 2.5 },
    { ...line, moves: [{ goes: 7, may: 6 }] },
  ],
  'common/screened': every({
    screen: every({ arm: arms, figures: [12], front: [not, 20], ranks: [1, 3] }),
    screened: every({ arm: arms, figures: [8, 12], front: [not, 30] }),
    enemyAbove: [0, 1],
    flat: boolean,
    viewBlocked: boolean,
    nearestEnemy: [10, 15, 40],
  }),
  'common/hide': every({
    seenBy: [[], ['hussars']],
    phantoms: every({ out: [0, 2], agreed: [0, 2] }),
  }),
  'common/sight-distance': boolean.map(artillery => ({ artillery })),
  'common/forest-cover': every({ depth: [0, 3, 3.5], active: boolean, watcherAt: [3, 4] }),
  'common/forest-work': every({
    task: ['fell-tree', 'build-barricade', 'clear-barricade'],
    turns: [[], [{ figures: 6 }], [{ figures: 12 }, { figures: 12, moved: true }], [{ figures: 40 }, { figures: 40 }]],
  }),
  'common/barricade-faults': every({ onRoad: boolean, fromForest: [0, 15, 16, 60] }),
  'common/bridge': every({
    material: ['wood', 'stone'],
    hits: [
      not,
      [{ part: 'middle', hits: 2 }],
      [
        { part: 'middle', hits: 3 },
        { part: 'end', hits: 1 },
      ],
    ],
    level: levels,
  }),
  'musket/ship-told': every({
    told: ['SAIL, ADV 20 cm', 'TOW', 'F 90', 'F 30', 'WEIGH', 'SAIL, F 40', 'DOCK', 'full steam'],
    facing: [0, 45],
    anchored: boolean,
    mastHits: [0, 2],
    windFrom: [0, 180],
  }),
  'musket/scuttle': [1, 7].map(turn => ({ turn })),
  'musket/spike-gun': every({ crew: [0, 1, 4], ordered: boolean, inMelee: boolean, spiked: boolean }),
  'ancient-medieval/elephants-near': every({
    type: ['medium-cavalry', 'medium-infantry'],
    side: ['romans'],
    elephants: [
      [],
      [{ side: 'greeks', distance: 10 }],
      [{ side: 'greeks', distance: 10.5 }],
      [{ side: 'romans', distance: 5 }],
    ],
  }),
  'ancient-medieval/split-by-elephant': every({
    morale: [2, 4],
    parts: [[12], [12, 6]],
    turns: [0, 1, 2],
    reformed: boolean,
  }),
  'ancient-medieval/mahout-spike': every({ ordered: boolean, driverAlive: boolean, rampaging: boolean }),
  'ancient-medieval/sight-of-mongols': every({
    type: ['medium-cavalry', 'medium-infantry'],
    testedBefore: maybe,
    tested: [{ morale: 3 }, { morale: 5 }, { morale: 1, hurt: true }],
  }),
  'ancient-medieval/berserker-turn': every({
    at: [{ x: 0, y: 0 }],
    enemies: [
      [],
      [{ id: 'monk', at: { x: 0, y: 9 } }],
      [
        { id: 'monk', at: { x: 0, y: 9 } },
        { id: 'abbot', at: { x: 9, y: 0 } },
        { id: 'thane', at: { x: 3, y: 4 } },
      ],
    ],
  }),
  'ancient-medieval/stakes-work': every({
    task: ['set-up', 'remove'],
    figures: [0, 10],
    at: [0, 6, 40],
    moves: maybe,
    fires: maybe,
  }),
  'ancient-medieval/stakes-crossing': every({
    type: ['medium-infantry', 'heavy-cavalry', 'onager-catapult', 'supply-wagon'],
    onRoad: maybe,
  }),
  'ancient-medieval/ladder-party': every({ figures: [0, 1, 2, 3, 4, 6], atWall: boolean }),
  'ancient-medieval/wall-taken': every({ means: ['ladder', 'tower'], attackers: [0, 1, 5], defenders: [0, 1, 3] }),
  'ancient-medieval/siege-tower': every({ toWall: [0, 5, 10, 12, 60], levelGround: boolean }),
  'ancient-medieval/ram-move': every({ own: [0, 6, 11, 12], others: [0, 1, 6] }),
  'ancient-medieval/absorbed-reaction': every({
    morale: [1, 3],
    absorbed: [0, 1, 2, 3],
    reaction: ['no-effect', 'back', 'back-and-turn', 'rout'],
  }),
};
