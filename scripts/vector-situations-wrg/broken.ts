import { reactionTests } from '../../src/rulesets/wrg/book/charts/reaction-tests.js';
import { troopTypes } from '../../src/rulesets/wrg/troops.js';
import { boolean, every, maybe, not, type Situation } from '../situation-choices.js';

const movers = every({ type: ['li', 'lmi', 'hi', 'lc', 'hc', 'elephant'], training: ['barbarian'] });
const underOrder = [
  'break-or-retreat',
  'retire-disorganised',
  'halt',
  'carry-on',
  'act-as-general-wishes',
  'uncontrolled-advance',
];
const withoutOrder = [
  'break-or-retreat',
  'halt-or-retire',
  'move-to-friends-cover-or-hill',
  'move-to-nearest-enemy',
  'act-as-general-wishes',
  'uncontrolled-advance',
];
/** Every result under the order and without; the last is refused. */
const tested: readonly Situation[] = [
  ...every({ result: underOrder, hasOrder: [true] }),
  ...every({ result: withoutOrder, hasOrder: [false] }),
  { result: 'carry-on', hasOrder: false },
];
const withResult = (more: readonly Situation[]): readonly Situation[] =>
  tested.flatMap(each => more.map(other => ({ ...each, ...other })));

/** Situations for each resolution function about the answer to a charge, rout, pursuit and what tests come to, by name. */
export const brokenSituations: { readonly [resolver: string]: readonly Situation[] } = {
  'wrg/counter-actions': every({
    skirmishing: maybe,
    chargesWhoeverComes: maybe,
    supportsThreatened: maybe,
    mayCountercharge: maybe,
  }),
  'wrg/charge-through': [{ after: 'evaders' }, { after: 'routers' }],
  'wrg/rally-back': every({ mover: movers, manner: [not, { dismounted: true }] }),
  'wrg/surrender': every({
    figures: [1, 10, 11],
    general: [not, { men: 10, of: 20 }, { men: 11, of: 20 }, { men: 21, of: 20 }],
  }),
  'wrg/rout-direction': every({ period: [1, 2], partlySurrounded: maybe, baseLineBarred: maybe }),
  'wrg/barred-rout': every({ period: [1, 2], barredBy: movers, canTurnAside: boolean }),
  'wrg/pursuit-duty': every({
    allBroken: boolean,
    pursued: [0, 1],
    holdOrders: maybe,
    reaction: [not, 'uncontrolled-advance', 'act-as-general-wishes', 'other'],
    generalWishes: maybe,
  }),
  'wrg/pursuit-strikes': every({ gap: [0, 30], rout: [60, 160], pursuit: [50, 90, 150], period: [1, 2] }),
  'wrg/below-half': withResult(every({ subUnit: maybe, prevented: maybe })),
  'wrg/remainder': withResult(every({ majority: ['routed', 'evaded', 'cut-off'] })),
  'wrg/army-test': withResult(every({ loyalty: [not, 'subject-levies', 'mercenaries'], nation: [not, 'arab'] })),
  'wrg/charge-goes-in': tested,
  'wrg/secure-flank': every({
    friendlyCoverAt: [not, 10, 11],
    restsOnImpassable: maybe,
    friendInContact: maybe,
    freeFriendInReach: maybe,
  }),
  'wrg/support-to-rear': every({
    immediatelyBehind: boolean,
    distance: [60, 61],
    normalMove: [60],
    disorganised: boolean,
    engaged: boolean,
  }),
  'wrg/cover-known': every({ known: ['friends', 'nobody', 'enemies', 'unknown', 'friends-and-enemies'] }),
  'wrg/within': every({ distance: [150, 151], inView: boolean, detour: [not, 149, 150], paces: [150] }),
  'wrg/order-of-tests': every({
    testers: [
      [{ id: 'guard', side: 'romans', fromOwnLeft: 0 }],
      [
        { id: 'right', side: 'romans', fromOwnLeft: 300 },
        { id: 'left', side: 'romans', fromOwnLeft: 20 },
        { id: 'huns', side: 'huns', fromOwnLeft: 200 },
        { id: 'goths', side: 'huns', fromOwnLeft: 200 },
      ],
    ],
    first: ['romans', 'huns'],
  }),
  'wrg/friends-in-melee': every({ cause: reactionTests.rows, engaged: boolean }),
  'wrg/rank-seen': every({ rank: [1, 2, 3], elephants: boolean, level: boolean }),
  'wrg/disorder': every({ nearestRank: [0, 1, 5, 8], was: maybe, causes: [not, 0, 2], beingPushedBack: maybe }),
  'wrg/random-factor': [
    ...every({ combat: ['shooting', 'hand-to-hand'], training: ['regular', 'barbarian'], class: ['B', 'E'] }),
    ...every({
      combat: ['hand-to-hand'],
      training: ['regular', 'barbarian'],
      class: ['A', 'E'],
      general: every({ training: ['regular', 'barbarian'], inFront: boolean, refusedEqual: maybe }),
    }),
    { combat: 'shooting', training: 'regular', class: 'C', general: { training: 'regular', inFront: true } },
  ],
  'wrg/target-class': [
    ...every({ type: troopTypes, side: [not, 'flank'], period: [not, 2] }),
    ...every({ type: ['lc', 'mc', 'ehc', 'shc'], dismounted: maybe, riderless: maybe, side: [not, 'rear'] }),
    ...every({ type: ['li', 'lc'], ranks: [1, 2, 3] }),
  ],
  'wrg/crew-shooters': every({
    models: [1, 3],
    crew: [[], ['driver'], ['bow', 'bow', 'javelins'], ['pike', 'bow', 'driver'], 0, 2, 5],
  }),
  'wrg/push-friends': every({ type: ['li', 'lc', 'lmi', 'mi', 'hc', 'elephant'], ranks: [1, 3, 4] }),
  'wrg/engines-lost': every({ engines: [[], [30], [31], [0, 29, 30, 31, 60]], broken: maybe }),
  'wrg/after-advance': boolean.map(uncontrolled => ({ uncontrolled })),
  'wrg/breach-size': [{}],
  'wrg/gaps-disorganise': ['fortification', 'ship', 'elsewhere'].map(place => ({ place })),
  'wrg/aim-at-general': every({ unitsAt: [[], [50], [51, 80], [30, 200]], challenging: maybe, standsClear: maybe }),
  'wrg/figures-counting': every({ figures: [0, 9, 20], nearestRank: [not, 5, 10], disorganised: maybe }),
};
