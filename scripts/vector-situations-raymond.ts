import { gunKinds, standKinds, unitTypes } from '../src/rulesets/raymond/troops.js';
import { boolean, every, maybe, not, type Situation, some } from './situation-choices.js';
import { raymondFieldSituations } from './vector-situations-raymond-field.js';

const formations = ['line', 'mass', 'defensive mass'];

const targets = every({
  formation: formations,
  mounted: boolean,
  stands: [1, 4],
  terrainDice: [not, -1, 1],
});
const musketFire = targets.flatMap(target => [1, 4].map(stands => ({ weapon: 'muskets', stands, target })));
const artilleryFire = some(targets, 12).flatMap(target =>
  every({ weapon: gunKinds, range: [0, 10, 10.5, 19, 20, 31.25, 40, 60, 80.5], target: [target] }),
);

const attacks = every({
  attacker: every({ class: ['foot', 'mounted'], formation: ['line', 'mass'] }).concat([
    { class: 'foot', formation: 'defensive mass' },
    { class: 'artillery', formation: 'line' },
  ]),
  stands: [
    ['pike', 'musket', 'musket'],
    ['hand-to-hand'],
    ['light-hand-to-hand', 'hand-to-hand'],
    ['cavalry', 'cavalry'],
  ],
  target: every({ class: ['foot', 'mounted', 'artillery'], formation: formations }),
  outflanking: maybe,
  terrainDice: [not, -1],
}).concat(
  standKinds.map(kind => ({
    attacker: { class: 'mounted', formation: 'line' },
    stands: [kind],
    target: { class: 'foot', formation: 'line' },
  })),
  ['pike', 'musket', 'cavalry'].map(extraDiceOf => ({
    attacker: { class: 'foot', formation: 'line' },
    stands: ['musket', 'pike'],
    target: { class: 'foot', formation: 'defensive mass' },
    extraDiceOf,
  })),
);
const someAttacks = some(attacks, 60);
const aims = [{ kind: 'hits' }, { kind: 'stands', stands: 3, hits: 1 }, { kind: 'at-least', hits: 2 }];
const policies = [{ kind: 'never' }, { kind: 'below', hits: 2 }, ...aims.map(aim => ({ kind: 'best', aim }))];

const placed = (stands: string, x: number, y: number, facing = 0, more: Situation = {}) => ({
  formation: stands.includes('/') ? 'mass' : 'line',
  stands,
  at: { x, y },
  facing,
  ...more,
});
const square = { formation: 'defensive mass' };
/** Shapes from the smallest to the largest, some of them not valid. */
const layouts = [
  'P',
  'MPM',
  'MMMPMM',
  'M.M',
  'MM/MM',
  'MPM/MM.',
  'MPM/M.M',
  'M/MM',
  'PPP/MMM/M..',
  'MMMM/MM',
  'P/P/P/P',
  'HHL/H.L',
];
/** Width and depth of a stand of foot, in inches. */
const stand = 1.575;
/** Places about a line of three that faces north from the origin: before it, behind it, beside it, at its corners. */
const about = [
  placed('CC', 0, stand * 2, 180),
  placed('CC', 0, -stand, 0),
  placed('CC', 2.5 * stand, -stand, 0),
  placed('CC', stand * 1.5, -stand / 2, 270),
  placed('CC', stand * 1.5, -stand, 270),
  placed('CC', -stand * 1.5, -stand * 1.5, 90),
  placed('CC', 0, -stand - 0.01, 0),
  placed('XX', 3, 7, 200),
];
/** A kind of unit of one stand, in line, in mass and, on foot, in defensive mass. */
const shapes = (type: string, letter: string, foot: boolean): readonly Situation[] => [
  { type, formation: 'line', stands: letter },
  { type, formation: 'line', stands: letter.repeat(3) },
  { type, formation: 'mass', stands: `${letter.repeat(2)}/${letter}.` },
  ...(foot ? [{ type, formation: 'defensive mass', stands: `${letter.repeat(2)}/${letter.repeat(2)}` }] : []),
];
const movers: readonly Situation[] = [
  ...shapes('pike-and-musket', 'M', true),
  ...shapes('foot', 'H', true),
  ...shapes('dragoon', 'D', false),
  ...shapes('dragoon', 'd', true),
  ...shapes('cavalry', 'C', false),
  ...shapes('heavy-cavalry', 'X', false),
  ...every({ type: ['artillery'], formation: ['line'], stands: ['f', 'l', 'h'], limbered: maybe }),
  { type: 'command', formation: 'line', stands: 'G' },
  { type: 'cavalry', formation: 'line', stands: 'XX' },
];

const army = (numbers: { readonly [type: string]: number }, ranks = ['commander', 'sub-commander']) => [
  ...Object.entries(numbers).flatMap(([type, number]) => Array.from({ length: number }, () => ({ type }))),
  ...ranks.map(rank => ({ type: 'command', rank })),
];

/** Situations of Raymond's game among which the cases of a function are chosen. */
export const raymondSituations: { readonly [resolver: string]: readonly Situation[] } = {
  'raymond/initiative': every({ first: [0, 1, 3, 5], second: [0, 1, 3, 5] }),
  'raymond/stand': standKinds.map(stand => ({ stand })),
  'raymond/single-stand': unitTypes.map(type => ({ type })),
  'raymond/split-fire': every({
    guns: [not, 'light-guns'],
    at: [
      [{ target: 'horse', stands: 2 }],
      [
        { target: 'horse', stands: 2 },
        { target: 'foot', stands: 1 },
      ],
      [
        { target: 'horse', stands: 1 },
        { target: 'horse', stands: 1 },
      ],
    ],
    targets: [
      [],
      [
        { target: 'horse', stands: [0, 1] },
        { target: 'foot', stands: [1, 2] },
      ],
      [
        { target: 'horse', stands: [0, 1] },
        { target: 'foot', stands: [0, 1] },
      ],
    ],
  }),
  'raymond/in-command': every({
    type: unitTypes,
    commanders: [
      [],
      [{ rank: 'commander', distance: 6 }],
      [{ rank: 'commander', distance: 6.001 }],
      [{ rank: 'sub-commander', distance: 3 }],
      [
        { rank: 'sub-commander', distance: 4 },
        { rank: 'commander', distance: 5.5 },
      ],
    ],
  }),
  'raymond/unit-test': every({ kind: ['join-in', 'charge', 'intercept'], inCommand: boolean }),
  'raymond/army-faults': every({
    units: [
      army({ 'pike-and-musket': 4, foot: 3, cavalry: 4, dragoon: 2, artillery: 1 }),
      army({ 'pike-and-musket': 3, foot: 3 }),
      army({ 'pike-and-musket': 4, cavalry: 3, dragoon: 1 }),
      army({ 'pike-and-musket': 16, cavalry: 14, 'heavy-cavalry': 1 }),
      army({ 'pike-and-musket': 16, cavalry: 13, 'heavy-cavalry': 1 }),
      army({ 'pike-and-musket': 2 }, ['commander']),
      army({ 'pike-and-musket': 2 }, ['commander', 'commander', 'sub-commander']),
      army({ 'pike-and-musket': 2 }, ['commander', 'sub-commander', 'sub-commander']),
    ],
    agreed: [not, ['extra-sub-commander'], ['army-composition']],
  }),
  'raymond/fire-odds': [...musketFire, ...artilleryFire],
  'raymond/musket-fire': musketFire,
  'raymond/artillery-fire': artilleryFire,
  'raymond/bounce-through': every({ misses: [0, 1, 2, 3, 5], terrainDice: [not, -1, 1] }),
  'raymond/range-band': [0, 9.5, 10, 10.001, 20, 20.5, 40, 40.25, 80, 80.001].map(range => ({ range })),
  'raymond/attack-odds': attacks,
  'raymond/attack': attacks,
  'raymond/rethrow-worth': someAttacks.flatMap((attack, at) =>
    every({
      attack: [attack],
      hits: [0, (at % 3) + 1],
      aim: aims,
      later: [not, [{ attack: someAttacks[(at * 7 + 3) % someAttacks.length], aim: { kind: 'hits' } }]],
    }),
  ),
  'raymond/attack-with-rethrow': someAttacks.flatMap(attack => every({ attack: [attack], policy: policies })),
  'raymond/exchange': someAttacks.flatMap((attack, at) => {
    const rethrows = [not, { kind: 'most-stands' }, ...policies];
    const enemy = someAttacks[(at * 11 + 5) % someAttacks.length];
    const combatant = (attack: Situation | undefined, hits: number, rethrow: Situation | undefined) => ({
      stands: 4,
      hits,
      attack,
      ...(rethrow === undefined ? {} : { rethrow }),
    });
    return [
      {
        first: combatant(attack, at % 3, rethrows[at % rethrows.length]),
        second: combatant(enemy, 0, rethrows[(at + 1) % rethrows.length]),
      },
    ];
  }),
  'raymond/continued-melee': every({
    attacker: [
      { type: 'pike-and-musket', stands: 'MPM', hits: 1 },
      { type: 'cavalry', stands: 'CC/CC', inCommand: true, givesUp: 'weakest' },
      { type: 'heavy-cavalry', stands: 'XX', staysAlone: true, rethrow: { kind: 'below', hits: 1 } },
    ],
    defender: [
      { type: 'foot', stands: 'HHL/L..', terrainDice: 1 },
      { type: 'pike-and-musket', stands: 'PM/MM', formation: 'defensive mass', inCommand: true },
      { type: 'artillery', guns: 'light-guns' },
    ],
    struckOn: [not, 'left-flank', 'rear'],
    aside: [not, -1.5],
    initiative: [not, 'defender'],
    turns: [not, 3],
  }),
  'raymond/stands-lost': every({ stands: [1, 2, 3, 6], hits: [0, 1, 2, 3, 4, 7] }),
  'raymond/loss-choices': [
    ...layouts
      .slice(1, 3)
      .flatMap(stands => about.map(enemy => ({ unit: placed(stands, 0, 0), lost: 1, contacts: [enemy] }))),
    ...['MPM/MMM', 'MPM/M..', 'PP/MM/M.'].flatMap(stands =>
      [1, 2, 3].flatMap(lost => [
        { unit: placed(stands, 0, 0), lost, contacts: [] },
        { unit: placed(stands, 0, 0), lost, contacts: [placed('HHH', 0, 0, 180)] },
        { unit: placed(stands, 0, 0, 0, square), lost, contacts: [placed('HHH', 0, 0, 180)] },
      ]),
    ),
  ],
  'raymond/outflanks': about.flatMap(attacker => [
    { attacker, target: placed('MPM', 0, 0) },
    { attacker, target: placed('MPM/M..', 0, 0) },
    { attacker, target: placed('MP/MM', 0, 0, 0, square) },
  ]),
  'raymond/formation-faults': every({ formation: formations, stands: layouts, foot: boolean }),
  'raymond/slight-pivot': [...layouts, 'f', 'XX', 'DDDDDD'].map(stands => ({ stands })),
  'raymond/change-formation': every({
    unit: [placed('MPMM', 10, 10, 30), placed('MPM/M..', 0, 0, 270), placed('DD', 5, 5, 0)],
    change: [
      { formation: 'line', stands: 'PMMM' },
      { formation: 'mass', stands: 'PM/MM', stationary: 1, becomes: 0 },
      { formation: 'mass', stands: 'MPM/.M.', stationary: 1 },
      { formation: 'mass', stands: 'PMM/M..' },
      { formation: 'defensive mass', stands: 'MP/MM', becomes: 1 },
      { formation: 'line', stands: 'MP' },
      { formation: 'mass', stands: 'D/D', stationary: 0 },
    ],
  }),
  'raymond/turn': every({
    unit: [placed('MPM', 1, 2, 350), placed('MP/MM', 0, 0, 0, square)],
    degrees: [-360, -90, -12.5, 0, 20, 125, 360],
  }),
  'raymond/about-face': [...layouts.slice(0, 6), 'PPP/MMM/M..', 'MPM/.M.'].flatMap(stands => [
    { unit: placed(stands, 3, 4, 45) },
    { unit: placed(stands, 3, 4, 45, square) },
  ]),
  'raymond/distance': about.flatMap(second => [
    { first: placed('MPM', 0, 0), second },
    { first: placed('MPM/M..', 0, 0, 15), second },
  ]),
  'raymond/actions': movers.map(unit => ({ unit })),
  'raymond/allowance': movers.flatMap(unit =>
    every({
      unit: [unit],
      action: ['manoeuvre', 'step-back', 'side-step', 'charge', 'prolong'],
      doubleTime: maybe,
    }),
  ),
  ...raymondFieldSituations,
};
