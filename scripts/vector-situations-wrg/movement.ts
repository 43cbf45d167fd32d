import { difficultTerrain, moveDistances } from '../../src/rulesets/wrg/book/charts/movement.js';
import { unreadyActions } from '../../src/rulesets/wrg/condition/disorganisation.js';
import { attackSides } from '../../src/rulesets/wrg/condition/shields.js';
import { freeTurns } from '../../src/rulesets/wrg/moving/manoeuvres.js';
import { engineKinds, troopTypes, weapons } from '../../src/rulesets/wrg/troops.js';
import { boolean, every, maybe, not, type Situation, some } from '../situation-choices.js';

const trainings = ['regular', 'barbarian'];
const horse = ['lc', 'mc', 'hc', 'ehc', 'shc'];
const chariots = every({
  type: ['chariot'],
  training: ['barbarian'],
  horses: [2, 3, 4],
  crew: [['driver'], ['javelins'], ['bow', 'long-spear'], ['javelins', 'javelins', 'driver', 'bow']],
});
const engines = every({ type: ['engine'], training: ['regular'], engine: engineKinds });
/** Every type in both trainings, and all that has something about it. */
const movers: readonly Situation[] = [
  ...every({ type: troopTypes, training: trainings }),
  ...every({ type: horse, training: ['barbarian'], camels: [true] }),
  ...every({ type: ['li', 'hi'], training: ['regular'], mounts: [true], camels: maybe }),
  ...chariots,
  ...engines,
];
const usual: readonly Situation[] = every({
  type: ['li', 'lmi', 'hi', 'lc', 'hc', 'elephant', 'chariot'],
  training: trainings,
});
const disorganised = [not, { disorganised: true }];
const grounds: readonly Situation[] = [
  { kind: 'open' },
  ...difficultTerrain.rows.map(kind => ({ kind })),
  { kind: 'road' },
  { kind: 'road', over: 'steep-hill-off-road' },
  ...every({ kind: ['river'], width: [10, 30, 60, 90] }),
  ...every({ kind: ['ford'], width: [10, 30] }),
];
const manoeuvres: readonly Situation[] = [
  { kind: 'turn' },
  ...freeTurns.map(free => ({ kind: 'turn', free })),
  ...every({ kind: ['wheel'], front: [20, 60], degrees: [30, 90], backward: maybe, insideRadius: [not, 20] }),
  ...every({
    kind: ['front'],
    from: [4],
    to: [2, 6, 13],
    ground: [not, { kind: 'woods' }, { kind: 'buildings-gardens-breaches' }],
  }),
  { kind: 'mount' },
  { kind: 'dismount' },
];
const moves: readonly (readonly Situation[])[] = [
  [],
  [{ kind: 'turn' }, { kind: 'march', paces: 40 }],
  [
    { kind: 'march', paces: 30 },
    { kind: 'march', paces: 60, ground: { kind: 'woods' } },
  ],
  [{ kind: 'front', from: 2, to: 16 }],
  [
    { kind: 'wheel', front: 40, degrees: 45 },
    { kind: 'march', paces: 200 },
  ],
  [{ kind: 'march', paces: 140 }, { kind: 'turn' }],
  [{ kind: 'dismount' }, { kind: 'march', paces: 10, ground: { kind: 'linear-obstacle' } }],
  [{ kind: 'march', paces: 20, ground: { kind: 'marsh' } }],
];
const chargers: readonly Situation[] = every({ type: ['hc', 'lc', 'mi'], training: ['regular'] });
const foot = { type: 'hi', training: 'regular' };
const evaders = every({ type: ['li', 'lc'], training: ['regular'] });
const met = { charger: { type: 'hc', training: 'regular' }, chargerMoved: 80, facingOff: 0 };

/** Things that may disorganise, each by itself. */
const misfortunes: readonly Situation[] = [
  {},
  ...every({ state: ['routed', 'rallying-back', 'reorganising', 'asleep'] }),
  { metInPursuit: {} },
  { metInPursuit: { brokeLightInfantryAtOnce: true } },
  ...unreadyActions.map(unready => ({ chargedBy: { ...met, unready } })),
  ...[45, 46].map(facingOff => ({ chargedBy: { ...met, facingOff } })),
  ...[59, 60].map(chargerMoved => ({ chargedBy: { ...met, chargerMoved, moving: true } })),
  { chargedBy: { ...met, charger: foot, moving: true } },
  ...[9, 10].map(gap => ({ gap })),
  { missiles: { casualties: 20, figures: 10 } },
  { obstructed: true },
  ...every({ beasts: [{ elephants: 30 }, { elephants: 60, own: ['elephants'] }, { camels: 30 }, { camels: 31 }] }),
  { outOfControl: { periods: 1 } },
  { outOfControl: { periods: 1, turned: true } },
  { outOfControl: { periods: 2 } },
  { metModels: true },
  { interpenetrated: true },
  { pushedBack: { byMounted: true } },
  { pushedBack: { noRoom: true } },
  { pikeCrew: 2 },
  { gap: 20, metModels: true, interpenetrated: true },
];

/** Situations for each resolution function about movement, by name. */
export const movementSituations: { readonly [resolver: string]: readonly Situation[] } = {
  'wrg/move-rate': [
    ...movers.map(mover => ({ mover })),
    ...every({ mover: movers.slice(0, 24), manner: [{ square: true }, { dismounted: true }] }),
    ...every({ mover: engines, manner: [{ drawn: 'men' }, { drawn: 'mules' }, { drawn: 'oxen' }] }),
    ...moveDistances.rows.map(row => ({ row })),
  ],
  'wrg/ground-cost': [
    ...every({ mover: [...usual, ...movers.slice(-16)], ground: grounds }),
    ...every({ mover: usual.slice(0, 8), ground: grounds, paces: [5, 40] }),
    ...every({ mover: usual.slice(6, 10), manner: [{ routing: true }, { dismounted: true }], ground: grounds }),
  ],
  'wrg/manoeuvre': [
    ...every({ mover: movers, does: manoeuvres.slice(0, 1), manner: [not, { square: true }] }),
    ...every({ mover: usual, manner: disorganised, does: manoeuvres }),
  ],
  'wrg/movement-left': every({
    mover: some(movers, 16),
    manner: [not, { disorganised: true }],
    charging: maybe,
    pushedBack: [not, 30],
    parts: moves,
  }),
  'wrg/interpenetration': every({
    mover: usual.slice(0, 10),
    passed: every({
      mover: usual.slice(0, 10),
      manner: disorganised,
      stationary: boolean,
    }),
    evading: maybe,
  }),
  'wrg/charge-reach': every({
    mover: chargers,
    pushedBack: [not, 30],
    before: [
      not,
      [{ kind: 'turn' }],
      [
        { kind: 'march', paces: 130 },
        { kind: 'wheel', front: 20, degrees: 30 },
      ],
    ],
    ahead: [
      not,
      [
        { ground: { kind: 'open' }, paces: 20 },
        { ground: { kind: 'linear-obstacle' }, paces: 5 },
      ],
    ],
    distance: [20, 60, 120, 200],
  }),
  'wrg/evade': every({
    mover: evaders,
    ranks: [1, 2, 3],
    ground: [not, { kind: 'woods' }],
    turns: [not, 1],
    advance: [not, 40],
    gap: [40, 100, 101, 200],
    reach: [100, 180],
    accidental: maybe,
  }),
  'wrg/uncontrolled-advance': every({
    mover: usual,
    period: [1, 2, 3],
    changesDirection: maybe,
    contact: maybe,
  }),
  'wrg/rout': every({ mover: some(movers, 16), period: [1, 2, 4, 8], turns: [not, 1, 3], offTable: maybe }),
  'wrg/pursuit': every({ mover: some(movers, 16), period: [1, 2, 4, 8], turns: [not, 1, 3] }),
  'wrg/rout-through-friends': every({
    routers: usual,
    models: [not, 4],
    friends: usual.slice(0, 6),
    gaps: [not, [{ width: 20, distance: 50 }], [{ width: 19, distance: 5 }], [{ width: 30, distance: 51 }]],
  }),
  'wrg/rally': every({
    figures: [1, 10],
    missileCasualties: [not, 9, 10],
    inContact: maybe,
    screen: [not, 'undecided', 'turned-them-back', 'stood-a-period'],
  }),
  'wrg/disorganised': [
    ...misfortunes.flatMap(each => every({ mover: usual }).map(situation => ({ ...situation, ...each }))),
    { mover: { type: 'mc', training: 'barbarian', nation: 'arab' }, beasts: { camels: 10 } },
  ],
  'wrg/shield': every({
    troops: every({ type: ['hi', 'mc', 'ehc', 'shc'], shield: boolean }),
    from: attackSides,
    using: [not, ...weapons],
    hands: [not, 'climbing'],
    overlapped: maybe,
    asSuperHeavy: maybe,
  }),
};
