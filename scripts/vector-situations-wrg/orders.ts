import { distractions } from '../../src/rulesets/wrg/orders/attending.js';
import { troopTypes } from '../../src/rulesets/wrg/troops.js';
import { boolean, every, maybe, not, type Situation } from '../situation-choices.js';

const orders = [
  'ATTACK gauls',
  'attack gauls, at half speed, in line 12',
  'CHARGE gauls',
  'MOVE SW',
  'MOVE SW 120; HOLD',
  'MOVE TO hill, via (100 200) (300 250)',
  'MOVE TO (400 300)',
  'HOLD',
  'HOLD TO wood',
  'SKIRMISH',
  'SKIRMISH gauls, if heavy or medium in-order; CHARGE gauls, if light or disorganised',
  'PROBE N 200',
  'PROBE gauls',
  'SUPPORT veterans',
  'FOLLOW gauls',
  'AMBUSH TO wood',
  'RETIRE',
  'RETIRE N 200',
  'HARASS gauls',
  'PARADE',
  'USE INITIATIVE',
  'ATTACK',
  'win the battle',
  'MOVE N, on tiptoe',
];

const unit = {
  friends: ['veterans'],
  enemies: ['gauls'],
  places: [
    { id: 'hill', seen: true },
    { id: 'wood', seen: false },
  ],
  standing: ['HARASS for lc: SKIRMISH, if heavy; CHARGE, if light or disorganised or outflanked or general'],
};

/** Situations for each resolution function about orders, by name. */
export const orderSituations: { readonly [resolver: string]: readonly Situation[] } = {
  'wrg/read-order': orders.map(order => ({ order })),
  'wrg/order-faults': orders.flatMap(order => [
    { order, type: 'lc', missileArmed: true, ...unit },
    { order, type: 'hi', ...unit },
    { order, type: 'li', subUnit: true, ...unit },
  ]),
  'wrg/order-obliges': orders.flatMap(order =>
    every({ order: [order], normalMove: [80], inEnemyReach: maybe, enemyAt: [not, 90], missileRange: [not, 60] }),
  ),
  'wrg/order-delivery': [
    ...every({
      by: ['messenger'],
      distance: [0, 100, 180, 181, 300, 301, 900],
      normalMove: [120],
      chargeMove: [180, 120],
    }),
    { by: 'signal' },
    { by: 'follow-me' },
    { by: 'wish' },
  ].flatMap(delivery => [
    { delivery },
    { delivery, general: { rank: 'subordinate', ofHisCommand: false, knows: true } },
    {
      delivery,
      general: { rank: 'commander-in-chief', ofHisCommand: false, knows: true, bodyguard: 6 },
    },
    { delivery, general: { rank: 'commander-in-chief', ofHisCommand: true, knows: false } },
  ]),
  'wrg/signals': every({
    training: ['regular', 'barbarian'],
    agreed: [0, 2, 3, 6],
    made: [not, 2],
    reach: [
      not,
      { distance: 250, by: 'trumpet', sees: false },
      { distance: 250, by: 'visual', sees: false },
      { distance: 251, by: 'trumpet', sees: true },
      { distance: 100, by: 'visual', sees: true, exempt: true },
    ],
  }),
  'wrg/writing-orders': every({ first: [3, 5, 7], second: [2, 5, 6, 9] }),
  'wrg/report': every({
    distance: [0, 100, 180, 181, 300, 301, 900],
    normalMove: [160],
    chargeMove: [160, 240],
    at: [not, [], ...distractions.map(each => [each])],
  }),
  'wrg/read-signal': [
    'TRUMPET advance = MOVE N 200',
    'visual red-banner = hold',
    'visual red-banner = move sw',
    'shout now = HOLD',
    'TRUMPET advance',
    'TRUMPET advance = dance',
  ].map(signal => ({ signal })),
  'wrg/messenger': [{}],
  'wrg/attention': [[], ...distractions.map(each => [each]), ['hand-to-hand', 'at-a-run']].map(at => ({ at })),
  'wrg/orders-after': [
    'carried-out',
    'replaced',
    'uncontrolled-advance',
    'broken',
    'new-order',
    'tested-without-order',
  ].map(event => ({ event })),
  'wrg/may-skirmish': troopTypes.flatMap(type =>
    every({ troops: [{ type }, ...(type === 'mi' ? [{ type, mounts: true }] : [])], missileArmed: boolean }),
  ),
};
