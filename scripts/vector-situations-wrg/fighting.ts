import { boolean, every, maybe, not, type Situation, some } from '../situation-choices.js';

const regular = { type: 'hi', training: 'regular', class: 'C' };
const barbarian = { type: 'mi', training: 'barbarian', class: 'D' };
const unwilling = { type: 'li', training: 'barbarian', class: 'E' };
const horse = { type: 'lc', training: 'barbarian', class: 'B' };
const elephants = { type: 'elephant', training: 'barbarian', class: 'C' };
const stoneThrower = { type: 'engine', training: 'regular', class: 'C', engine: 'light-stone-thrower' };
const shooters = [regular, barbarian, unwilling, horse, elephants, stoneThrower];
const weapons = ['bow', 'crossbow', 'sling', 'staff-sling', 'javelins', 'engine'];
const targetTypes = ['li', 'lmi', 'lhi', 'mi', 'hi', 'lc', 'mc', 'hc', 'ehc', 'shc', 'elephant', 'chariot', 'engine'];

/** Engines are shot with by their crews alone, and javelins are hurled no farther than they go. */
function isShot({ shooters, weapon, distance }: Situation): boolean {
  return (weapon === 'engine') === (shooters === stoneThrower) && (weapon !== 'javelins' || distance === 30);
}

const wishes = every({
  shooters,
  weapon: weapons,
  distance: [15, 40, 130, 200, 310],
  bearing: [0, 30, 170],
  height: [not, 'uphill', 'downhill'],
  moves: [not, 'forward', 'retreating'],
  overhead: [not, { ranks: 2 }, { elevated: true }],
});
const shots = every({
  shooters,
  weapon: weapons,
  target: every({ type: targetTypes, side: [not, 'flank'], shieldless: maybe, partialCover: maybe, moved: [not, 60] }),
  distance: [30, 130],
  overhead: [not, { from: 'flat' }, { from: 'slope', nearestFriend: 25 }],
}).filter(isShot);
const someShots = some(shots, 300);
const volleys = [
  ...someShots.map((shot, at) => ({
    parts: [{ ...shot, figures: 3 + (at % 30), ...(at % 3 === 0 && { disorganised: true }) }],
  })),
  ...some(someShots, 12).map((shot, at) => ({
    parts: [
      { ...shot, figures: 8 },
      { ...someShots.filter(other => other.shooters === shot.shooters)[at * 2], figures: 4 + at },
    ],
  })),
];

const targets = [
  { id: 'nearest', distance: 20 },
  { id: 'advancing', distance: 80, advances: true },
  { id: 'archers', distance: 90, shootingAtUs: 4 },
  { id: 'ordered', distance: 100, ordered: true },
  { id: 'attackers', distance: 110, harmsSupported: true },
  { id: 'many-archers', distance: 120, shootingAtUs: 6 },
  { id: 'chargers', distance: 130, advances: true, canCharge: true },
];

const spears = { ...regular, weapons: ['long-spear'] };
const pikes = { ...regular, weapons: ['pike'] };
const warriors = { ...barbarian, weapons: ['javelins'] };
const mob = { ...unwilling, weapons: [] };
const fanatics = { ...barbarian, class: 'B', weapons: ['two-handed-axe'], fanatic: true };
const lancers = { type: 'ehc', training: 'regular', class: 'B', weapons: ['kontos', 'bow'] };
const beasts = { ...elephants, weapons: [], crew: ['pike', 'bow'] };
const fighters = [spears, pikes, warriors, mob, fanatics, lancers, beasts];
const melees = every({
  troops: fighters,
  enemy: every({
    type: targetTypes,
    side: [not, 'flank'],
    shieldless: maybe,
    weapons: [not, ['long-spear']],
    pushedBack: maybe,
  }),
  period: [not, 2],
  foughtBefore: [not, 1],
  charging: maybe,
  slope: [not, 'came-down'],
  shotAt: [not, { casualties: 25, figures: 10 }],
});
const frontages = every({
  troops: [spears, pikes, warriors, elephants].map(({ type, training }) => ({ type, training })),
  weapon: ['long-spear', 'pike', 'javelins'],
  enemy: [{ type: 'mi' }, { type: 'shc' }],
  inContact: [0, 5, 8],
  overlap: [not, { left: 4, right: 1 }],
  behind: [not, [7, 7, 4]],
  lapped: [not, 2],
  period: [not, 2],
  disorganised: maybe,
});

const opposed = fighters.flatMap((troops, at) =>
  fighters.map((against, other) => ({
    first: {
      parts: [{ troops, figures: 6 + at, enemy: { type: against.type, weapons: against.weapons } }],
      figures: 12,
      ...(at % 3 === 0 && { pushBacks: 1 }),
    },
    second: {
      parts: [{ troops: against, figures: 5 + other, enemy: { type: troops.type }, charging: other % 2 === 0 }],
      figures: 16,
      carried: 7,
      ...(other % 2 === 0 && { ordersToHold: true }),
      ...(other === 3 && { noReply: true }),
    },
  })),
);
const fought = every({
  type: ['hi', 'hc', 'elephant'],
  class: ['A', 'C', 'E'],
  pushBacks: [not, 2],
  noRoom: maybe,
  ordersToHold: maybe,
});
const outcomes = fought.flatMap((body, at) =>
  [
    [30, 20],
    [45, 20],
    [12, 10],
    [20, 20],
  ].map(([received, inflicted]) => ({
    first: { ...body, figures: 20, received, inflicted, missiles: at % 4 === 0 ? 10 : 0 },
    second: { type: 'mi', class: 'C', figures: 20, received: inflicted, inflicted: received },
  })),
);
const plain = (troops: Situation, figures: number, front: number, more: object = {}) => ({
  troops,
  figures,
  front,
  ...more,
});
const continued = [
  { first: plain(spears, 12, 6), second: plain(warriors, 20, 10, { charging: true }), periods: 2 },
  { first: plain(pikes, 16, 4), second: plain(lancers, 8, 6, { charging: true }), periods: 2 },
  { first: plain(fanatics, 10, 5, { charging: true, generalInFront: true }), second: plain(spears, 10, 5), periods: 2 },
  { first: plain(mob, 20, 10), second: plain(spears, 10, 10, { ordersToHold: true }), periods: 1 },
  { first: plain(beasts, 3, 3, { charging: true }), second: plain(warriors, 15, 8), periods: 2 },
  { first: plain(spears, 5, 5), second: plain(spears, 5, 5), periods: 3 },
];
const king = { fighter: { troops: lancers, enemy: { type: 'lc' } } };
const chief = { fighter: { troops: { ...horse, weapons: ['javelins'] }, enemy: { type: 'ehc' } } };
const shot = { weapon: 'javelins', target: { type: 'ehc' }, distance: 20 };
const rider = { fighter: { troops: beasts, enemy: { type: 'lc' } }, arm: 'pike' };
const challenges = [
  { first: king, second: chief },
  { first: { ...king, fighter: { ...king.fighter, charging: true } }, second: { ...chief, shot } },
  { first: rider, second: { ...chief, fighter: { ...chief.fighter, enemy: { type: 'elephant' } }, scared: true } },
  { first: { ...king, scared: true }, second: { ...chief, scared: true } },
];

/** Situations for each resolution function about fighting, by name. */
export const fightingSituations: { readonly [resolver: string]: readonly Situation[] } = {
  'wrg/may-shoot': some(wishes, 400),
  'wrg/target-priority': ['bow', 'darts'].flatMap(weapon =>
    targets.map((_, at) => ({ weapon, shooters: 10, targets: targets.slice(0, at + 1) })),
  ),
  'wrg/shooting-factors': some(shots, 500),
  'wrg/shooting': volleys,
  'wrg/casualties': every({ total: [-7, -5, -2, 0, 3, 7, 12, 15], figures: [0, 1, 9, 16, 20, 32, 47] }),
  'wrg/figures-lost': every({ men: [0, 13, 51, 400], carried: [0, 11], figures: [1, 12], models: maybe }),
  'wrg/eligible-figures': some(frontages, 400),
  'wrg/melee-factors': some(melees, 500),
  'wrg/melee-period': some(opposed, 20),
  'wrg/continued-melee': continued,
  'wrg/after-melee': outcomes,
  'wrg/break-off': every({
    type: ['hc', 'chariot', 'elephant', 'mi'],
    ordered: boolean,
    outdistances: [not, false, true],
  }),
  'wrg/general-risk': every({
    training: ['regular', 'barbarian'],
    men: [not, 3, 12],
    melee: [not, { casualties: 23, frontRank: 6 }],
    missiles: [not, { casualties: 40, underFire: 15 }],
  }),
  'wrg/challenge': challenges,
};
