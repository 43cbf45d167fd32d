import type { GunType } from '../src/rulesets/cady/ancient-medieval/troops.js';
import { boolean, every, maybe, not, type Situation, some } from './situation-choices.js';
import { ancientFieldSituations } from './vector-situations-ancient-field.js';
import { ancientTroopSituations } from './vector-situations-ancient-troops.js';
import { formationSituations } from './vector-situations-formations.js';
import { shotSituations } from './vector-situations-shots.js';

const guns: readonly GunType[] = [
  'ballista',
  'onager-catapult',
  'trebuchet',
  'pot-d-fer',
  'culverin',
  'cannon',
  'bombard',
];
const reactions = ['no-effect', 'back', 'back-and-turn', 'rout'];

const tested = every({
  morale: [1, 2, 3, 4, 5],
  hurt: maybe,
  failedBefore: maybe,
  pushedBack: maybe,
  ledBySupremeCommander: maybe,
});
const sides = every({ morale: [1, 2, 3, 5], figures: [6, 12, 36], hurt: maybe });
const collisions = some(
  sides.flatMap(attacker => sides.map(defender => ({ attacker, defender }))),
  40,
);

const shots = every({
  shooter: [
    'archer-light',
    'longbow-medium',
    'crossbow-medium',
    'arbalest-light',
    'slinger',
    'horse-archer-light',
    'hand-cannon',
    'war-elephant-archer',
  ],
  target: [
    'light-infantry',
    'medium-infantry',
    'men-at-arms',
    'heavy-cavalry',
    'war-elephant-javelin',
    'chariot-archer',
  ],
  distance: [0, 6, 15, 24.5, 40],
  levelsAbove: [not, 1, -1],
  indirect: maybe,
  cover: [not, 'stone-wall', 'castle-wall'],
});
const volleys = some(shots, 60).map(shot => ({ groups: [{ ...shot, figures: 4, shots: 1 }], targetFigures: 12 }));

const strikes = every({
  attacker: ['light-cavalry', 'medium-cavalry', 'heavy-cavalry', 'men-at-arms', 'hoplites'],
  receiver: [
    'light-infantry',
    'medium-infantry',
    'men-at-arms',
    'pole-arm',
    'swiss-pike-medium',
    'war-elephant-archer',
  ],
  figures: [1, 4],
  chargeOrdered: boolean,
  clearPath: [5, 30],
  through: [not, ['stakes'], ['caltrops']],
  levelsUp: [not, 1],
});

const fighters = every({
  type: ['peasants', 'medium-infantry', 'men-at-arms', 'heavy-cavalry', 'roman-legionary', 'berserker'],
  fatigue: [not, 1, 3],
  attackedOn: [not, 'flank', 'rear'],
  enemyBehind: [not, 'stakes'],
  encumbered: maybe,
  uphill: maybe,
});

/** The situations of the functions of the common, ancient and medieval rules, by function. */
export const ancientSituations: { readonly [name: string]: readonly Situation[] } = {
  'common/three-dice-test': tested,
  'common/charge-test': collisions,
  'common/break-off': some(tested, 40).map(unit => ({ ...unit, ordered: true })),
  'common/defensive-fire': some(tested, 30).flatMap(unit =>
    ['far', 'middle', 'close'].map(choice => ({ unit, choice })),
  ),
  'common/hold-friend': some(sides, 12).flatMap(holder =>
    reactions.map(reaction => ({ holder, forced: { morale: 2, figures: 12, reaction } })),
  ),
  'common/save-battle': every({
    lost: ['van-1'],
    others: [
      [],
      [{ unit: 'van-2', morale: 3 }],
      [
        { unit: 'van-2', morale: 2, hurt: true },
        { unit: 'van-3', morale: 4, reaction: 'back' },
      ],
    ],
  }),
  'common/surrender': some(sides, 8).flatMap(unit => every({ unit: [unit], inMelee: boolean, accepted: boolean })),
  'ancient-medieval/missile-odds': shots,
  'ancient-medieval/missile-volley': volleys,
  'ancient-medieval/missile-loading': every({
    shooter: ['archer-light', 'longbow-medium', 'crossbow-medium', 'arbalest-light', 'slinger', 'horse-archer-medium'],
    loaded: boolean,
    moved: [0, 0.3, 0.5, 0.7, 1],
  }),
  'ancient-medieval/pila-volley': every({
    ranks: [
      [{ figures: 4, distance: 5 }],
      [
        { figures: 4, distance: 5 },
        { figures: 4, distance: 6 },
      ],
    ],
    target: ['light-infantry', 'medium-infantry', 'men-at-arms', 'heavy-cavalry'],
    targetFigures: [6, 12],
  }),
  'ancient-medieval/missiles-at-elephant': some(shots, 40).map(shot => ({
    elephant: { hits: 4 },
    groups: [{ ...shot, target: 'war-elephant-archer', figures: 3, shots: 1 }],
  })),
  'ancient-medieval/rampage': every({ sum: [2, 9, 10, 11, 12] }),
  'ancient-medieval/machine-range': every({ gun: guns, levelsAbove: [not, 1, 2, -1] }),
  'ancient-medieval/machine-shot-faults': every({
    gun: guns,
    called: [5, 30, 80],
    sees: [true],
    loaded: boolean,
    roundsLeft: [0, 6],
    moved: maybe,
  }),
  'ancient-medieval/firing-check': every({ gun: guns }),
  'ancient-medieval/shock-odds': strikes,
  'ancient-medieval/shock': some(strikes, 40).map(strike => ({
    strikes: [strike],
    defenders: 12,
    inContact: 4,
    movementLeft: true,
  })),
  'ancient-medieval/melee-odds': fighters,
  'ancient-medieval/melee-round': some(fighters, 40).map(fighter => ({
    groups: [
      { ...fighter, unit: 'a', figures: 3 },
      { type: 'medium-infantry', unit: 'b', figures: 3 },
    ],
  })),
  'ancient-medieval/charge': every({
    attacker: [{ type: 'medium-cavalry', figures: 6 }],
    defender: [
      { type: 'medium-infantry', figures: 6 },
      { type: 'peasants', figures: 6 },
    ],
    between: [not, { behind: 'fence' }],
  }).concat(
    every({
      attacker: [
        { type: 'hoplites', figures: 8, ranks: 2, formation: 'phalanx', hurt: true },
        { type: 'swiss-pike-light', figures: 9, ranks: 3, failedBefore: true },
        { type: 'men-at-arms', figures: 5, inBattle: true, fatigue: 1 },
      ],
      defender: [
        { type: 'pole-arm', figures: 6, ranks: 2, ledBySupremeCommander: true },
        { type: 'hoplites', figures: 8, ranks: 2, formation: 'phalanx', pushedBack: true },
      ],
      between: [
        not,
        { through: ['stakes'], distance: 12 },
        { through: ['caltrops'], levelsUp: 1 },
        { through: ['ford'], ground: 'marsh' },
      ],
      struckOn: [not, 'flank'],
    }),
  ),
  'ancient-medieval/continued-melee': every({
    attacker: [
      { type: 'medium-infantry', figures: 4, fatigue: 1 },
      { type: 'swiss-pike-medium', figures: 6, ranks: 3 },
    ],
    defender: [
      { type: 'light-infantry', figures: 5 },
      { type: 'medium-cavalry', figures: 3, ranks: 1 },
      { type: 'swiss-pike-light', figures: 4, inBattle: true },
    ],
    between: [not, { behind: 'fence', through: ['ford'], levelsUp: 1 }],
    struckOn: [not, 'flank', 'rear'],
    turns: [2, 3],
  }).concat(
    every({
      attacker: [
        { type: 'hoplites', figures: 8, ranks: 2, formation: 'phalanx', morale: 2 },
        { type: 'pole-arm', figures: 6, ranks: 2, morale: 1 },
      ],
      defender: [
        { type: 'roman-legionary', figures: 8, ranks: 4, formation: 'testudo' },
        { type: 'hoplites', figures: 6, ranks: 2, formation: 'phalanx', inBattle: true, fatigue: 1 },
      ],
      between: [not, { through: ['stakes'] }, { through: ['entrenchment'], behind: 'wall' }],
      turns: [1, 2],
    }),
  ),
  'ancient-medieval/post-melee-morale': every({
    type: ['peasants', 'medium-infantry', 'men-at-arms', 'heavy-cavalry', 'berserker'],
    before: [12, 24],
    lost: [0, 1, 3, 6],
    inBattle: maybe,
  }),
  'ancient-medieval/hold-battle': reactions.map(reaction => ({
    members: [
      { unit: 'van-1', reaction, morale: 3 },
      { unit: 'van-2', reaction: 'no-effect', morale: 3, hurt: true },
    ],
  })),
  ...ancientFieldSituations,
  ...ancientTroopSituations,
  ...formationSituations,
  ...shotSituations,
};
