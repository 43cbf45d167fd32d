import { moraleResultNames } from '../src/rulesets/skirmish/rules/morale.js';
import { actions } from '../src/rulesets/skirmish/rules/moving.js';
import { breakables, burnables } from '../src/rulesets/skirmish/rules/shooting.js';
import { armours, grades, nobleRanks, shooters } from '../src/rulesets/skirmish/troops.js';
import { fallCauses } from '../src/rulesets/skirmish/wounds/wounds.js';
import { every, maybe, not, type Situation } from './situation-choices.js';
import { skirmishFieldSituations } from './vector-situations-skirmish-field.js';

const knight = { class: 'knight', grade: 'B' };
const sergeant = { class: 'sergeant', grade: 'C' };
const peasant = { class: 'peasant', grade: 'E' };
const protections = [1, 2, 3, 4];

const movers = [
  ...every({ on: ['foot'], protection: [1, 4] }),
  ...every({ on: ['horse'], horse: ['barded', 'unbarded'], protection: [1, 3] }),
  ...every({ on: ['wheels'], drawn: ['team', 'men'] }),
];

const field: { readonly [resolver: string]: readonly Situation[] } = {
  'skirmish/protection': armours.flatMap(armour =>
    every({ shield: maybe, weapon: [not, 'halberd', 'javelin', 'longbow'], shooting: maybe, encumbered: maybe }).map(
      ({ shield, ...handling }) => ({
        man: { ...sergeant, armour, weapons: ['sword'], ...(shield === true ? { shield } : {}) },
        ...handling,
      }),
    ),
  ),
  'skirmish/grade-faults': [
    ...every({ man: every({ class: ['knight', 'sergeant', 'peasant', 'cleric'], grade: grades }), campaign: maybe }),
    { man: { class: 'knight', grade: 'A', above: 2 }, campaign: true },
    { man: { class: 'knight', grade: 'A', above: 2 } },
    { man: { class: 'sergeant', grade: 'C', rank: 'baron' } },
  ],
  'skirmish/force-faults': [
    ...every({
      commander: [not, { class: 'knight' }, { class: 'knight', rank: 'baron' }, { class: 'sergeant' }],
      units: [
        [],
        [{ commander: { class: 'knight' }, men: [{ class: 'sergeant' }, { class: 'sergeant' }] }],
        [{ men: [{ class: 'peasant' }] }, { commander: { class: 'sergeant' }, men: [{ class: 'peasant' }] }],
      ],
      single: [not, [{ class: 'knight', rank: 'viscount' }, { class: 'peasant' }]],
    }),
  ],
  'skirmish/charge': movers.flatMap(mover =>
    every({
      history: [not, { ran: 3, moved: true }, { ran: 1, moved: true }],
      distance: [7, 12, 22],
      inSight: [true, false],
    }).map(each => ({ mover, ...each })),
  ),
  'skirmish/sight': [
    ...every({ distance: [2, 3.5, 36, 37], gap: [not, 1], infantryBetween: maybe, targetMounted: maybe }),
    ...every({ distance: [2, 5], inWoods: [not, 1, 4], targetInWoods: [not, 1], targetShot: maybe }),
    ...every({ distance: [2, 5], sameWood: [true], targetShot: maybe }),
  ],
  'skirmish/move': movers.flatMap(mover => [
    ...every({
      pace: ['walk', 'run'],
      stretches: [
        [{ ground: 'open', length: 4 }],
        [
          { ground: 'open', length: 3 },
          { ground: 'rough', length: 2 },
        ],
      ],
      turns: [not, [30, 10, -45]],
      obstacles: [not, ['hedge'], ['high-wall']],
      history: [{ moved: true }],
    }).map(each => ({ mover, ...each })),
    ...every({ pace: ['walk'], stretches: [[{ ground: 'swim', length: 2 }], [{ ground: 'climb', length: 1 }]] }).map(
      each => ({
        mover,
        ...each,
      }),
    ),
  ]),
  'skirmish/actions': [
    ...actions.map(action => ({ actions: [action] })),
    ...every({ actions: [['change-weapon', 'lower-drawbridge']], moving: [0.25, 0.5] }),
  ],
};

const targets = [...every({ protection: protections, wounded: maybe }), { protection: 3, horse: true }];
const shooting: { readonly [resolver: string]: readonly Situation[] } = {
  'skirmish/shot': [
    ...every({ weapon: shooters, distance: [3, 9, 18], target: targets.slice(0, 3), cover: [not, 'light', 'both'] }),
    ...every({ weapon: ['rock', 'oil', 'lead'], distance: [1, 3], target: [...targets.slice(6), 'thing'] }),
    ...every({ weapon: ['engine', 'bombard'], distance: [30], target: ['thing'], cover: [not, 'heavy'] }),
  ],
  'skirmish/shot-order': [
    {
      shots: every({ weapon: ['crossbow', 'longbow', 'javelin', 'sling'], grade: ['B', 'C'] }).map((each, at) => ({
        id: `s${at}`,
        shot: at % 3 === 0 ? 'second' : 'first',
        ...each,
        ...(at === 5 ? { wounded: true } : {}),
        ...(at === 6 ? { concealed: true } : {}),
      })),
    },
    {
      shots: every({ weapon: ['handgun', 'bombard'], moving: maybe, inCover: maybe }).map((each, at) => ({
        id: `t${at}`,
        shot: 'first',
        grade: 'C',
        ...each,
      })),
    },
  ],
  'skirmish/shots-in-turn': every({
    weapon: shooters,
    mounted: maybe,
    pace: ['stands', 'walks', 'runs'],
    loaded: maybe,
  }),
  'skirmish/may-shoot': [
    ...every({
      weapon: ['longbow', 'handgun', 'engine'],
      distance: [5, 12],
      bearing: [0, 40, 100],
      inSight: [true],
      mounted: maybe,
    }),
    ...every({
      weapon: ['longbow', 'handgun'],
      distance: [5],
      bearing: [0],
      inSight: [true, false],
      friends: [[{ distance: 1 }], [{ distance: 3 }], [{ distance: 1 }, { distance: 2 }]],
      upOrDown: maybe,
    }),
    ...every({
      weapon: ['crossbow'],
      distance: [5],
      bearing: [0],
      inSight: [true],
      missiles: [0, 1],
      otherTargets: [not, 1],
      targetInContact: [not, { share: 0.75, now: false }, { share: 0.25, now: true }],
    }),
  ],
  'skirmish/breach': every({ of: breakables, hits: [2, 3, 5, 10] }),
  'skirmish/ignite': every({ material: burnables, by: ['missile', 'torch', 'fire'] }),
  'skirmish/put-out': every({ turn: [1, 4, 5], fighters: [[1], [1, 2, 3], [0, 0, 1, 1, 2], []], buckets: [not, 2] }),
  'skirmish/fire-turn': every({
    material: burnables,
    turn: [1, 3, 9],
    things: [not, [0.5, 1, 2]],
    figures: [
      not,
      [
        { distance: 1, moves: 2 },
        { distance: 0, moves: 1 },
        { distance: 3, moves: 2 },
      ],
    ],
  }),
};

const lancer = { man: knight, weapon: 'heavy-lance', protection: 1, riding: 'barded', charging: 'charge' };
const rider = { man: { class: 'sergeant', grade: 'C' }, weapon: 'sword', protection: 3, riding: 'unbarded' };
const spearman = { man: sergeant, weapon: 'spear', protection: 2 };
const pikeman = { man: sergeant, weapon: 'pike', protection: 3, ground: 'woods' };
const rustic = { man: peasant, weapon: 'improvised', protection: 4, defendsObstacle: true };
const fighters = [lancer, rider, spearman, pikeman, rustic];

const melee: { readonly [resolver: string]: readonly Situation[] } = {
  'skirmish/strike': [
    ...fighters.flatMap(attacker => fighters.map(defender => ({ attacker, defender }))),
    { attacker: rider, defender: spearman, side: 'rear' },
    { attacker: spearman, defender: lancer, at: 'horse' },
    { attacker: spearman, defender: { ...rider, prone: true } },
    {
      attacker: { ...lancer, man: { class: 'knight', grade: 'A', above: 2 } },
      defender: { ...lancer, man: { class: 'knight', grade: 'A' } },
    },
  ],
  'skirmish/may-strike': [
    ...every({ attacker: fighters, defender: [rider], side: [not, 'flank', 'rear'], at: [not, 'horse'] }),
    ...every({ attacker: [pikeman, spearman], defender: [rider], rank: [2, 3, 4], closeOrder: maybe }),
    { attacker: { ...lancer, charging: undefined }, defender: rider },
  ].map(withoutUndefined),
  'skirmish/order-of-blows': [
    ...every({ when: ['beginning', 'end'], wounded: maybe }).map(each => ({
      blows: fighters.map((fighter, at) => ({ id: `b${at}`, fighter, ...(at === 1 ? each : { when: 'end' }) })),
    })),
    { blows: ['a', 'b'].map(id => ({ id, fighter: spearman, when: 'end' })) },
  ],
  'skirmish/melee-turn': [
    ...fighters.flatMap((fighter, at) =>
      fighters.slice(at + 1).map(other => ({
        fighters: [
          { id: 'red', fighter },
          { id: 'blue', fighter: other },
        ],
        blows: [
          { by: 'red', at: 'blue', when: 'end' },
          { by: 'blue', at: 'red', when: 'end' },
        ],
      })),
    ),
    {
      fighters: [
        { id: 'a', fighter: spearman, wounded: true },
        { id: 'b', fighter: spearman },
        { id: 'c', fighter: rider, horseWounded: true },
      ],
      blows: [
        { by: 'a', at: 'c', when: 'beginning', horse: true },
        { by: 'b', at: 'c', when: 'end' },
        { by: 'c', at: 'a', when: 'beginning' },
        { by: 'c', at: 'b', when: 'end' },
      ],
    },
    {
      fighters: [
        { id: 'a', fighter: { ...spearman, perched: 5 } },
        { id: 'b', fighter: rustic },
      ],
      blows: [{ by: 'b', at: 'a', when: 'end' }],
    },
    {
      fighters: [
        { id: 'a', fighter: spearman },
        { id: 'b', fighter: rustic },
      ],
      blows: [{ by: 'x', at: 'a', when: 'end' }],
    },
  ],
  'skirmish/single-combat': [
    ...every({
      first: [{ ...lancer, afterwards: 'sword' }],
      second: [
        { ...lancer, man: { class: 'knight', grade: 'C' }, charging: 'counter-charge', afterwards: 'mace' },
        spearman,
      ],
      to: ['first-blood', 'unhorsing', 'death'],
      turns: [not, 1, 3],
    }),
    ...every({ first: [spearman], second: [rustic, { ...rider, wounded: true }], to: ['death'], turns: [not, 4] }),
    { first: { ...spearman, atHorse: true }, second: rider, to: 'unhorsing' },
  ],
  'skirmish/leaving-melee': every({
    leaver: [{}, { riding: 'unbarded' }],
    enemies: [0, 1, 3],
    newContact: maybe,
    ridesThrough: maybe,
  }),
};

const standings = { inCover: [false, true], fleeing: maybe, defendsObstacle: maybe, chargeReach: [not, 12] };
const aftermath: { readonly [resolver: string]: readonly Situation[] } = {
  'skirmish/morale-causes': [
    ...every({
      unit: every({
        class: ['peasant', 'sergeant'],
        original: [10],
        sound: [4, 5],
        lostAny: maybe,
        lostToMissiles: [3],
        handguns: [[14], [16]],
        charged: maybe,
      }),
    }),
    {
      unit: {
        class: 'sergeant',
        original: 8,
        sound: 8,
        friendsFleeing: [15],
        leadersLost: [16],
        engineFire: true,
        fromRear: true,
        surprises: [3],
      },
    },
    { knight: { unhorsed: true, fought: true, friendsLost: [1, 6, 7], turnsShotAt: 2, firearms: [15] } },
    { knight: { friendsLost: [1, 5, 6], enemiesFleeing: [15], leadersLost: [3], fromRear: true, turnsShotAt: 1 } },
  ],
  'skirmish/morale': [
    ...every({ class: ['knight', 'sergeant', 'peasant'], grade: grades, closeOrder: maybe }),
    {
      class: 'sergeant',
      grade: 'C',
      supported: true,
      secureFlanks: 2,
      enemiesFleeing: [
        { distance: 9, figures: 5 },
        { distance: 16, figures: 5 },
      ],
      clericOrLeaderAt: 15,
    },
    {
      class: 'peasant',
      grade: 'D',
      isolated: true,
      friendsFleeing: [3, 14, 20],
      original: 8,
      lost: 5,
      fleeing: true,
      leaderless: true,
      lostInMelee: 3,
      standardsLost: 2,
      commanderLost: true,
    },
  ],
  'skirmish/morale-obligation': [
    ...every({ result: moraleResultNames, enemies: [[], [{ distance: 6, where: 'front' }]], ...standings }),
    ...every({
      result: ['recreant'],
      inCover: [false],
      enemies: [
        [
          { distance: 9, where: 'front' },
          { distance: 10, where: 'rear' },
        ],
        [{ distance: 2, where: 'front', prone: true }],
      ],
    }),
  ],
  'skirmish/wound': every({ protection: protections, wounded: maybe, horse: maybe }),
  'skirmish/fall': every({ cause: fallCauses, grade: grades, height: [not, 4, 5] }),
  'skirmish/quarter': every({
    captor: [{ class: 'knight' }, { class: 'sergeant' }],
    prisoner: [{ class: 'knight' }, { class: 'peasant' }],
    clericAt: [not, 15, 16],
  }),
  'skirmish/ransom': [
    { knights: nobleRanks.map(rank => ({ grade: 'B', rank })), sergeants: 5, peasants: 3 },
    { knights: grades.map(grade => ({ grade })), sergeants: 4, peasants: 0 },
    { knights: [], sergeants: 0, peasants: 0 },
  ],
  'skirmish/looting': every({
    from: every({ class: ['knight', 'sergeant'], state: ['dead', 'yielded', 'fighting'] }),
    weapons: [1],
    shield: maybe,
    armour: maybe,
    putOn: [not, 3, 1],
  }),
  'skirmish/push-ladder': every({ pushers: [1, 2, 4], climbers: [0, 3], holders: [0, 1, 4], opposed: maybe }),
  'skirmish/battering': [
    ...every({ by: ['ram'], at: ['gate', 'timber-wall'], men: [2, 10], before: [not, 1], turns: [1, 3, 8] }),
    ...every({ by: ['axes'], at: ['door'], men: [1, 2], before: [not, 2], portcullis: maybe, turns: [1, 6] }),
    { by: 'ram', at: 'stone-wall', men: 4, turns: 2 },
    { by: 'ram', at: 'door', men: 11, wounded: 1, turns: 2 },
  ],
  'skirmish/percent': every({ of: ['oil-sets-fire', 'snatch-standard'] }),
  'skirmish/cauldron': every({
    load: ['rock', 'oil'],
    figures: [0, 1],
    onRampart: [true, false],
    heated: [not, 3],
    used: [not, 1],
  }),
  'skirmish/machine': every({
    machine: ['sow', 'siege-tower'],
    crew: [
      [{ class: 'sergeant', grade: 'B' }, sergeant, sergeant, sergeant],
      [{ class: 'sergeant', grade: 'B', wounded: true }, sergeant, sergeant, sergeant],
      [sergeant],
    ],
    helpers: [not, 6],
    team: [not, { animals: 4, driver: true }],
  }),
  'skirmish/figure-points': [
    ...armours.flatMap(armour =>
      every({ shield: maybe }).map(each => ({ man: { ...sergeant, armour, weapons: ['sword', 'longbow'], ...each } })),
    ),
    ...nobleRanks.map(rank => ({
      man: { ...knight, rank, armour: 'full-plate', weapons: ['heavy-lance'], horse: 'barded' },
    })),
    { man: { ...peasant, armour: 'no-armour', weapons: ['improvised'] }, pavise: true, stakes: true },
  ],
  'skirmish/purchases': [
    { equipment: { faggot: 4, 'siege-tower': 1, '12-other-missiles': 3 }, drawbridges: 1, portcullises: 1 },
    ...every({
      works: every({ work: ['keep', 'curtain', 'wet-moat', 'dry-moat'], of: ['wood', 'stone'], length: [not, 30] }).map(
        work => [work],
      ),
    }),
  ],
  'skirmish/winner': every({
    first: [
      {
        figures: [
          { points: 20, ending: 'unharmed' },
          { points: 10, ending: 'wounded' },
        ],
      },
    ],
    second: [
      {
        figures: [
          { points: 30, ending: 'yielded' },
          { points: 40, ending: 'dead' },
        ],
        standards: ['force'],
      },
      { figures: [{ points: 25, ending: 'unharmed' }] },
      {
        figures: [
          { points: 10, ending: 'fled' },
          { points: 12, ending: 'fleeing' },
        ],
      },
    ],
  }),
  'skirmish/regrading': [
    ...every({ man: [knight], fled: maybe, charge: [not, 'avoids', 'fails'], injuredCleric: maybe }),
    ...every({
      man: [sergeant, peasant, { class: 'sergeant', grade: 'B' }],
      won: [true],
      fought: [true],
      hadToFlee: maybe,
    }),
    ...every({ man: [sergeant, peasant], captured: ['recruited', 'labours'] }),
    {
      man: { class: 'knight', grade: 'A', above: 1 },
      unhorsed: [{ class: 'knight', grade: 'A', above: 1, rank: 'baron' }],
    },
    { man: { class: 'knight', grade: 'A', above: 1 }, unhorsed: [{ class: 'knight', grade: 'A' }] },
  ],
};

/** Keys that are left out where a value is undefined. */
function withoutUndefined(situation: Situation): Situation {
  return JSON.parse(JSON.stringify(situation));
}

/** Situations for each resolution function of the skirmish rules, by its name. */
export const skirmishSituations: { readonly [resolver: string]: readonly Situation[] } = {
  ...field,
  ...shooting,
  ...melee,
  ...aftermath,
  ...skirmishFieldSituations,
};
