import { troopTypes } from '../src/rulesets/cady/musket/troops.js';
import { boolean, every, maybe, not, type Situation, some } from './situation-choices.js';
import { agreedSituations } from './vector-situations-agreed.js';
import { ancientSituations } from './vector-situations-ancient.js';
import { commandSituations } from './vector-situations-command.js';
import { holdingSituations } from './vector-situations-holding.js';
import { raymondSituations } from './vector-situations-raymond.js';
import { skirmishSituations } from './vector-situations-skirmish.js';
import { wrgSituations } from './vector-situations-wrg.js';

const guns = [
  'six-pounder-cannon',
  'six-pounder-horse-artillery',
  'eight-pounder-cannon',
  'eight-pounder-howitzer',
  'twelve-pounder-cannon',
  'congreve-rockets',
];
const projectiles = ['solid', 'explosive', 'canister'];
const weapons = ['pistols', 'muskets', 'fusils-carbines', 'rifles'];
const arms = ['infantry', 'cavalry', 'artillery'];
const origin = { x: 0, y: 0 };

const figure = (unit: string, x: number, y: number, more: Situation = {}) => ({
  unit,
  kind: 'figure',
  point: { x, y },
  ...more,
});
const piece = (unit: string, x: number, y: number) => ({ unit, kind: 'piece', point: { x, y } });
/** Two ranks of four figures of a unit, its left front figure at a place. */
const block = (unit: string, x: number, y: number, more: Situation = {}) =>
  Array.from({ length: 8 }, (_, at) => figure(unit, x + 1.5 * (at % 4), y + 1.5 * Math.floor(at / 4), more));

/** What may stand where a shot comes down, 20 cm north of the gun. */
const crowds = [
  [],
  block('foot', -3, 20),
  block('foot', -3, 20, { behindWall: true }),
  block('foot', -3, 20, { ranksDeep: 4 }),
  [...block('foot', -3, 19), ...block('horse', 3, 21)],
  [piece('battery', 0, 20), ...block('crew', -2, 22)],
  [figure('foot', 0, 12), figure('foot', 0, 17), figure('foot', 0, 23), figure('horse', 0, 29)],
];

const fighters = every({
  melee: [3, 7],
  fatigue: [not, 2],
  attackedOn: [not, 'flank', 'rear'],
  acrossBarrier: [not, 'wall', 'fence', 'fortification'],
  uphill: maybe,
  ford: [not, 'across', 'in'],
  attacksRear: maybe,
});

const strikes = every({
  attacker: ['light-hussars', 'dragoons', 'cuirassier', 'regulars', 'militia'],
  receiver: troopTypes.filter((_, at) => at % 2 === 0),
  figures: [1, 3],
  chargeOrdered: boolean,
  clearPath: [2, 20],
  behind: [not, 'fence', 'wall', 'forest-edge'],
  square: maybe,
  levelsUp: [not, 1],
  ground: [not, 'marsh', 'rough'],
});

const shots = every({
  weapon: weapons,
  distance: [3, 12, 12.5, 22, 29, 44, 61],
  levelsAbove: [not, 1, 2],
  cover: [not, 'fence', 'wall'],
  forest: maybe,
  ranksDeep: [not, 4],
  atCrew: maybe,
});

/** Situations among which the cases of a function are chosen, so that between them every clause has its say. */
export const situations: { readonly [resolver: string]: readonly Situation[] } = {
  ...commandSituations,
  ...agreedSituations,
  'musket/small-arms-range': every({ weapon: weapons, levelsAbove: [not, 0, 1, 2, 3], forest: maybe }),
  'musket/small-arms-odds': shots,
  'musket/small-arms-volley': some(shots, 400).flatMap((shot, at) => [
    {
      groups: [{ ...shot, figures: (at % 8) + 1, shots: at % 9 === 8 ? 0 : 1 + (at % 3 === 2 ? 1 : 0) }],
      targetFigures: 6,
    },
    ...(at % 40 === 0
      ? [
          {
            groups: [
              { ...shot, figures: 3, shots: 1 },
              { ...shot, figures: 2, shots: 2 },
            ],
            targetFigures: 4,
          },
        ]
      : []),
  ]),
  'musket/loading': every({ loaded: boolean, moved: [0, 0.2, 0.333, 0.5, 0.667, 1, 1.333], dismounts: maybe }),
  'musket/small-arms-arc': every({
    from: [origin, { x: 10, y: 5 }],
    facing: [0, 45, 180, 350],
    target: [0, 44, 45, 46, 90, 180, 315].map(degrees => ({
      x: Math.round(2000 * Math.sin((degrees * Math.PI) / 180)) / 100,
      y: Math.round(2000 * Math.cos((degrees * Math.PI) / 180)) / 100,
    })),
  }),
  'musket/firing-ranks': every({
    heights: [
      [0],
      [0, 0],
      [0, 0, 0],
      [0, 1],
      [0, 1, 1],
      [0, 1, 2],
      [0, 0, 1],
      [1, 0],
      [2, 1, 0],
      [0, 1, 2, 3],
      [1, 1, 2, 2],
    ],
  }),
  'musket/target-by-priority': every({
    near: [4, 12],
    closing: boolean,
    inFront: boolean,
    inRange: boolean,
  }).map(({ near, closing, inFront, inRange }) => ({
    candidates: [
      { unit: 'a', distance: near, inRange: true, closing: false, inFront: false },
      { unit: 'b', distance: 8, inRange, closing, inFront },
      { unit: 'c', distance: 9, inRange: true, closing: false, inFront: true },
    ],
  })),
  'musket/friendly-fire-penalty': every({ hitOn: [0, 1, 5], turn: [0, 1, 2, 3, 4, 5, 6, 7, 8] }),
  'musket/artillery-range': every({ gun: guns, projectile: projectiles, levelsAbove: [not, 1, 2] }),
  'musket/projectiles-for': every({ gun: guns, distance: [0, 10, 25, 45, 70, 100, 150], levelsAbove: [not, 2] }),
  'musket/gun': every({ gun: guns }),
  'musket/gun-shot-faults': every({
    gun: guns,
    projectile: projectiles,
    distance: [10, 60, 200],
    traverse: [not, 60],
    moved: maybe,
    roundsLeft: [0, 3],
    firedThisTurn: [not, 2],
    friendsInFront: [not, [{ distance: 5, levelsBelow: 0 }], [{ distance: 40, levelsBelow: 2 }]],
    insideForest: [not, 4],
  }),
  'musket/may-fire-over': every({
    gun: guns,
    projectile: projectiles,
    distance: [15, 60],
    friendsInFront: [
      not,
      [{ distance: 5, levelsBelow: 0 }],
      [{ distance: 30, levelsBelow: 1 }],
      [{ distance: 30, levelsBelow: 2 }],
    ],
  }),
  'musket/sighting': every({ gun: [not, ...guns], levelsAbove: [not, 1, 2, 3], gain: [not, 5] }),
  'musket/rate-of-fire': every({ gun: guns, crew: [0, 1, 2, 3, 4, 5, 6], untrained: maybe }),
  'musket/may-fire-this-turn': every({
    gun: guns,
    crew: [0, 1, 2, 4],
    untrained: maybe,
    turn: [4, 5],
    firedOn: [0, 3, 4],
    spiked: maybe,
  }),
  'musket/hit-point': every({
    gun: guns,
    from: [origin, { x: 30, y: 12 }],
    bearing: [0, 37, 270],
    called: [10, 30, 60],
  }),
  'musket/solid-shot': every({
    gun: guns.slice(0, 5),
    from: [origin],
    hitPoint: [
      { x: 0, y: 19 },
      { x: 1, y: 12 },
    ],
    targets: crowds,
    bounce: [
      not,
      { softGround: true },
      { uphill: true },
      { forest: 3 },
      { water: true },
      { onSolidObject: true },
      { stopsAt: 4 },
    ],
  }),
  'musket/explosive-shot': every({
    gun: guns.filter(gun => gun !== 'six-pounder-cannon'),
    hitPoint: [
      { x: 0, y: 20 },
      { x: 2, y: 21 },
      { x: 9, y: 40 },
    ],
    targets: crowds,
  }),
  'musket/canister-shot': every({
    gun: guns.slice(0, 5),
    from: [origin],
    bearing: [0, 8, 180],
    levelsAbove: [not, 1],
    targets: crowds.map(crowd => crowd.map(each => ({ ...each, point: { x: each.point.x, y: each.point.y - 10 } }))),
  }),
  'musket/grenades': every({ grenades: [0, 1, 2, 4], target: [1, 3, 12] }),
  'musket/shot-at-house': every({ gun: guns, hits: [0, 1, 3, 7], inside: [not, 4] }),
  'musket/charge-faults': every({
    arm: ['infantry', 'cavalry'],
    turns: [
      [],
      [{ degrees: 30, beforeEnd: 40 }],
      [{ degrees: 60, beforeEnd: 40 }],
      [{ degrees: 30, beforeEnd: 5 }],
      [
        { degrees: 30, beforeEnd: 40 },
        { degrees: 20, beforeEnd: 30 },
      ],
    ],
    formationChanges: [not, [{ beforeEnd: 40 }], [{ beforeEnd: 3 }]],
    chargedLastTurn: maybe,
  }),
  'musket/after-charge': every({ endedInMelee: boolean }),
  'musket/shock-odds': strikes,
  'musket/shock': some(strikes, 300).flatMap((strike, at) => [
    { strikes: [strike], defenders: 6, inContact: (at % 4) + 1, movementLeft: at % 2 === 0 },
    ...(at % 30 === 0
      ? [{ strikes: [strike, { ...strike, figures: 1 }], defenders: 4, inContact: 4, movementLeft: true }]
      : []),
  ]),
  'common/melee-odds': fighters,
  'common/secondary-attack': some(fighters, 120).map((fighter, at) => ({
    defender: { ...fighter, attackedOn: at % 2 === 0 ? 'flank' : 'rear' },
    figures: (at % 5) + 1,
  })),
  'common/fatigue-after': every({ fatigue: [0, 1, 2, 3, 4, 11, 12], fought: boolean, moved: boolean }),
  'common/pass-through': every({
    mover: every({ morale: [2, 3, 4], ranks: [1, 3], stationary: [false], skirmishing: maybe, order: [not, 'charge'] }),
    friend: every({ morale: [3, 5], ranks: [1, 2], stationary: boolean, reaction: [not, 'rout'], underFire: maybe }),
  }),
  'common/movement-allowance': every({
    arm: arms,
    move: [24, 36],
    morale: [1, 2, 3, 5],
    charging: maybe,
    chargedLastTurn: maybe,
    formationChange: maybe,
    turns: [not, 1, 2],
    passesThrough: [not, 1],
    column: [not, { abreast: 4, bend: 45, obstacles: false }, { abreast: 4, bend: 46, obstacles: false }],
  }),
  'musket/melee-odds': fighters,
  'musket/melee-round': some(fighters, 120).flatMap((fighter, at) => {
    const own = { ...fighter, unit: 'a', figures: (at % 4) + 1 };
    const enemy = { melee: 6, unit: 'b', figures: (at % 3) + 1 };
    return [{ groups: [own, enemy] }, { groups: [{ ...own, secondary: [{ attackedOn: 'flank' }] }, enemy] }];
  }),
  'musket/secondary-attack': some(fighters, 120).map((fighter, at) => ({
    defender: { ...fighter, attackedOn: at % 2 === 0 ? 'flank' : 'rear' },
    figures: (at % 5) + 1,
  })),
  'musket/charge': every({
    attacker: [
      { type: 'light-hussars', figures: 6 },
      { type: 'regulars', figures: 6, fatigue: 1 },
    ],
    defender: [
      { type: 'regulars', figures: 6 },
      { type: 'militia', figures: 5 },
    ],
    between: [not, { behind: 'wall', levelsUp: 1 }],
    fire: [not, { at: 'close' }],
  }),
  'musket/continued-melee': every({
    attacker: [
      { type: 'regulars', figures: 4, fatigue: 1 },
      { type: 'light-hussars', figures: 4, ranks: 1 },
    ],
    defender: [
      { type: 'militia', figures: 5 },
      { type: 'guard', figures: 4, square: true, inContact: 2, morale: 4 },
      { type: 'six-pounder-cannon', figures: 3, behindDefence: 'wall', generalWithIt: true },
    ],
    between: [not, { behind: 'wall', through: ['ford'], levelsUp: 1 }],
    struckOn: [not, 'flank', 'rear'],
    turns: [2, 3],
  }),
  'musket/duel': [
    ...every({
      ours: [
        [{ gun: 'six-pounder-cannon', projectile: 'solid' }],
        [{ gun: 'congreve-rockets', projectile: 'explosive', off: 3 }],
      ],
      theirs: [[{ gun: 'six-pounder-cannon', projectile: 'solid', crew: 2 }]],
      distance: [55],
      apart: [8],
      turns: [1, 2],
    }),
    ...every({
      ours: [[{ gun: 'six-pounder-cannon', projectile: 'solid' }]],
      theirs: [
        [
          { gun: 'six-pounder-cannon', projectile: 'solid' },
          { gun: 'eight-pounder-howitzer', projectile: 'explosive' },
        ],
      ],
      distance: [55],
      apart: [8],
      turns: [1],
    }),
  ],
  'musket/broadside': every({
    guns: [1, 2, not],
    apart: [4],
    projectile: ['solid', 'explosive'],
    distance: [40],
    off: [not, 4],
    target: [
      { type: 'regulars', figures: 6 },
      { type: 'six-pounder-cannon', figures: 3, behindWall: true },
    ],
  }),
  'musket/shots-at-ship': [
    ...every({
      gun: ['eight-pounder-cannon', 'six-pounder-cannon', 'eight-pounder-howitzer', 'twelve-pounder-cannon'],
      projectile: ['solid', 'explosive'],
      shots: [1],
      distance: [50],
      off: [not, 5],
      fromShip: maybe,
      ship: [
        { length: 30, beam: 8 },
        { length: 24, beam: 7, shows: 'end', mastHits: 1, gunHits: 1 },
      ],
    }),
    ...every({
      gun: ['congreve-rockets'],
      projectile: ['explosive'],
      shots: [1, 2],
      distance: [50],
      off: [not, -4],
      ship: [{ length: 30, beam: 8 }],
    }),
  ],
  'musket/storm': every({
    attacker: [{ type: 'regulars', figures: 4 }],
    defender: [{ type: 'guard', figures: 3, morale: 4 }],
    doors: [not, 2],
    broken: maybe,
    fire: [not, { windows: 1, distance: 4, storey: 2 }],
    turns: [not, 2],
  }),
  'musket/forming-square': every({
    attacker: [{ type: 'light-hussars', figures: 4 }],
    defender: [{ type: 'regulars', figures: 4, inContact: 2 }],
    between: [not, { levelsUp: 1 }],
    away: [
      { from: 35, to: 45 },
      { from: 50, to: 50 },
    ],
    fire: [not, { at: 'hold' }],
  }),
  'musket/fatigue-after': every({ fatigue: [0, 1, 2, 3], fought: boolean, moved: boolean }),
  'musket/post-melee-morale': every({
    arm: arms,
    morale: [1, 2, 3, 4, 5],
    before: [6, 12, 24, 36],
    lost: [0, 1, 3, 6, 12, 20],
    generalWithIt: maybe,
    behindDefence: [not, 'wall', 'hill', 'river-bank', 'building'],
    square: maybe,
  }),
  'musket/reactions-after-melee': every({
    first: ['no-effect', 'back', 'back-and-turn', 'rout'],
    second: ['no-effect', 'back', 'rout'],
    remaining: [5, 8],
  }).map(({ first, second, remaining }) => ({
    units: [
      { unit: 'a', reaction: first, remaining, against: ['b'] },
      { unit: 'b', reaction: second, remaining: 8, against: ['a'] },
      { unit: 'c', reaction: first, remaining: 3, against: [] },
    ],
  })),
  'musket/movement-allowance': [
    ...every({
      arm: ['infantry'],
      move: [30, 36],
      morale: [2, 5],
      charging: maybe,
      chargedLastTurn: maybe,
      formationChange: maybe,
      turns: [not, 2],
      passesThrough: [not, 1],
      column: [not, { abreast: 4, bend: 40, obstacles: false }, { abreast: 4, bend: 120, obstacles: true }],
      square: maybe,
    }),
    ...every({ arm: ['cavalry'], move: [84, 90, 36], morale: [4], charging: maybe, turns: [not, 1], square: maybe }),
    ...every({ arm: ['artillery'], move: [21, 42], morale: [3], charging: maybe, turns: [not, 1] }),
  ],
  'musket/random-event': [{}],
  'musket/ship-speed': every({
    by: ['sails', 'boats'],
    turns: [0, 1, 2],
    mastHits: [not, 1, 2],
    inPort: maybe,
    docks: maybe,
  }),
  'musket/boat-speed': every({ flow: [null, 0, 90], bearing: [0, 45, 90, 180] }),
  'musket/officer': every({ rank: ['colonel', 'general'] }),
  'musket/terrain-costs': every({ arm: arms, charging: maybe, nativeOfForest: maybe }),
  ...holdingSituations,
  ...ancientSituations,
  ...raymondSituations,
  ...skirmishSituations,
  ...wrgSituations,
};
