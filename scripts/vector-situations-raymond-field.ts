import { every, maybe, not, type Situation } from './situation-choices.js';

/** Width and depth of a stand, in inches. */
const stand = 1.575;

type Place = readonly [x: number, y: number];

const unit = (id: string, type: string, at: Place, facing: number, more: Situation = {}): Situation => ({
  id,
  type,
  ...(type === 'artillery' || type === 'command' ? {} : { stands: 'MMM' }),
  at,
  facing,
  ...more,
});
const commander = (id: string, at: Place) => unit(id, 'command', at, 0, { rank: 'commander' });
const subCommander = (id: string, at: Place) => unit(id, 'command', at, 0, { rank: 'sub-commander' });
const wood = (x: number, y: number, side: number): Situation => ({
  kind: 'wood',
  id: 'wood',
  outline: [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ],
});
const wall = (from: Place, to: Place): Situation => ({ kind: 'wall', id: 'wall', line: [from, to] });

/** Blue and red on a table 96 inches wide and 96 deep, with what lies on it. */
const field = (
  blue: readonly Situation[],
  red: readonly Situation[],
  features: readonly Situation[] = [],
  more: Situation = {},
): Situation => ({
  table: { width: 96, height: 96, features },
  sides: { blue: { name: 'Blue', units: blue }, red: { name: 'Red', units: red } },
  ...more,
});

/** On both sides of where something ends. */
const about = (inches: number): readonly number[] => [inches - 0.01, inches, inches + 0.01];

/** A unit of each side, by their stands. */
const facing = (blue: string, red: string) =>
  field(
    [unit('blue-foot', 'pike-and-musket', [48, 20], 0, { stands: blue }), commander('general', [40, 20])],
    [unit('red-foot', 'pike-and-musket', [48, 60], 180, { stands: red })],
  );

const muskets = ['MMMM', 'MMPM', 'MPMM', 'MM/MM'];
const musketeers = (own: Situation, far: number, aside: number, pivot?: number) => ({
  field: field(
    [unit('blue-foot', 'pike-and-musket', [48, 20], 0, own)],
    [unit('red-horse', 'cavalry', [48 + aside, 20 + far], 180, { stands: 'CCC/CCC' })],
  ),
  unit: 'blue-foot',
  ...(pivot === undefined ? {} : { pivot }),
});
const shots = [
  ...about(7).flatMap(far => muskets.slice(0, 2).map(stands => musketeers({ stands }, far, -2.5))),
  ...muskets.slice(2).map(stands => musketeers({ stands }, 6, -2.5)),
  musketeers({ stands: 'MM/MM', formation: 'defensive mass' }, 6, 0),
  ...[4.5, 4.6].map(pivot => musketeers({ stands: 'MMMM' }, 6.5, -2.5, pivot)),
];
const gunShots = every({
  guns: ['frame-guns', 'light-guns', 'heavy-guns'],
  far: [10, 20, 40, 80].flatMap(about).filter(far => far < 75),
  aside: [1.3],
}).map(({ guns, far, aside }) => ({
  field: field(
    [
      unit('blue-gun', 'artillery', [48, 6], 0, { guns }),
      unit('blue-van', 'foot', [48, Number(far) + 10], 0, { stands: 'HHH' }),
    ],
    [unit('red-foot', 'pike-and-musket', [48 + Number(aside), Number(far) + 6], 180)],
  ),
  unit: 'blue-gun',
}));
const covered = [wood(46, 22, 2), wood(44, 24.9, 8), wall([44, 24.9], [52, 24.9])].map(ground => ({
  field: field(
    [unit('blue-foot', 'pike-and-musket', [48, 20], 0)],
    [unit('red-foot', 'foot', [48, 25], 180, { stands: 'HHH' })],
    [ground],
  ),
  unit: 'blue-foot',
}));
const noShots = [
  { at: [48, 23], limbered: true },
  { at: [48, 20 + stand], limbered: false },
].map(({ at, limbered }) => ({
  field: field(
    [unit('blue-gun', 'artillery', [48, 20], 0, { guns: 'light-guns', limbered })],
    [unit('red-foot', 'foot', [Number(at[0]), Number(at[1]) - (limbered ? 0 : stand)], 180, { stands: 'HHH' })],
  ),
  unit: 'blue-gun',
}));

const chargers: readonly (readonly [type: string, stands: string, charge: number])[] = [
  ['pike-and-musket', 'MPM', 4],
  ['foot', 'HHL', 6],
  ['dragoon', 'DDD', 14],
  ['cavalry', 'CCC', 18],
  ['heavy-cavalry', 'XX', 22],
];
const charges = chargers.flatMap(([type, stands, charge]) =>
  every({ far: about(charge), aside: [0, 4.5], commanded: [false, true] }).map(({ far, aside, commanded }) => ({
    field: field(
      [
        unit('blue-1', type, [48, 20], 0, { stands }),
        ...(commanded === true ? [commander('blue-general', [40, 20])] : []),
      ],
      [unit('red-1', 'foot', [48 + Number(aside), 20 + Number(far)], 180, { stands: 'HHH' })],
    ),
    unit: 'blue-1',
  })),
);
const noCharges = [
  unit('blue-1', 'pike-and-musket', [48, 20], 0, { stands: 'MM/MM', formation: 'defensive mass' }),
  unit('blue-1', 'cavalry', [48, 20], 0, { stands: 'C' }),
  unit('blue-1', 'artillery', [48, 20], 0, { guns: 'frame-guns' }),
].map(charger => ({
  field: field([charger], [unit('red-1', 'foot', [48, 23], 180, { stands: 'HHH' })]),
  unit: 'blue-1',
}));
const failed = {
  field: field(
    [unit('blue-1', 'cavalry', [48, 20], 0, { stands: 'CCC' })],
    [unit('red-1', 'foot', [48, 30], 180, { stands: 'HHH' })],
    [],
    { chargeFailed: ['blue-1'] },
  ),
  unit: 'blue-1',
};
const around = {
  field: field(
    [unit('blue-1', 'cavalry', [48, 20], 0, { stands: 'CCC' }), subCommander('blue-2', [48, 25])],
    [unit('red-1', 'foot', [48, 36], 180, { stands: 'HHH' })],
  ),
  unit: 'blue-1',
};

const walkers: readonly (readonly [type: string, stands: string, move: number])[] = [
  ['pike-and-musket', 'MPM', 4],
  ['foot', 'HHL', 5],
  ['dragoon', 'DDD', 18],
  ['cavalry', 'CCC', 14],
  ['heavy-cavalry', 'XX', 10],
];
const walk = (own: Situation, action: Situation, red = 90, features: readonly Situation[] = []) => ({
  field: field([own], [unit('red-1', 'foot', [48, red], 180, { stands: 'HHH' })], features),
  unit: 'blue-1',
  action,
});
const moves = walkers.flatMap(([type, stands, allowed]) =>
  about(allowed).map(move =>
    walk(unit('blue-1', type, [48, 20], 30, { stands }), { kind: 'manoeuvre', steps: [{ move }, { turn: -30 }] }),
  ),
);
const hurries = [90, ...about(20 + 4 + 18), 20 + 18].map(red =>
  walk(
    unit('blue-1', 'pike-and-musket', [48, 20], 0),
    { kind: 'manoeuvre', steps: [{ move: 4 }], doubleTime: true },
    red,
  ),
);
const sideways = every({ kind: ['step-back', 'side-step'], move: [...about(2), ...about(4)], doubleTime: maybe }).map(
  ({ kind, move, doubleTime }) =>
    walk(unit('blue-1', 'foot', [48, 20], 0, { stands: 'HHH' }), {
      kind,
      ...(kind === 'side-step' ? { to: 'left' } : {}),
      steps: [{ move }],
      ...(doubleTime === true ? { doubleTime } : {}),
    }),
);
const byHand = [
  ['frame-guns', 3],
  ['light-guns', 2],
  ['heavy-guns', 1],
].flatMap(([guns, allowed]) =>
  about(Number(allowed)).map(move =>
    walk(unit('blue-1', 'artillery', [48, 20], 0, { guns }), { kind: 'prolong', steps: [{ move }] }),
  ),
);
const otherMoves = [
  walk(unit('blue-1', 'artillery', [48, 20], 0, { guns: 'light-guns' }), { kind: 'limber' }),
  walk(unit('blue-1', 'artillery', [48, 20], 0, { guns: 'light-guns', limbered: true }), {
    kind: 'unlimber',
    turn: 90,
  }),
  walk(unit('blue-1', 'artillery', [48, 20], 0, { guns: 'light-guns' }), { kind: 'unlimber' }),
  walk(unit('blue-1', 'dragoon', [48, 20], 0, { stands: 'DDD' }), { kind: 'dismount' }),
  walk(unit('blue-1', 'dragoon', [48, 20], 0, { stands: 'ddd' }), { kind: 'mount' }),
  walk(unit('blue-1', 'cavalry', [48, 20], 0, { stands: 'CCCC' }), {
    kind: 'manoeuvre',
    steps: [{ aboutFace: true }, { move: 3 }],
    after: { formation: 'mass', stands: 'CC/CC', stationary: 1, becomes: 0 },
  }),
  walk(unit('blue-1', 'pike-and-musket', [48, 20], 0), {
    kind: 'change-formation',
    change: { formation: 'mass', stands: 'MM/M.', stationary: 1, becomes: 0 },
  }),
  walk(unit('blue-1', 'pike-and-musket', [48, 1.5], 180), { kind: 'manoeuvre', steps: [{ move: 4 }] }),
  ...[1.99, 2, 2.01].map(gap =>
    walk(unit('blue-1', 'cavalry', [48, 20], 0, { stands: 'CCC' }), { kind: 'manoeuvre', steps: [{ move: 2 }] }, 90, [
      wood(40, 20 + gap, 16),
    ]),
  ),
  ...about(4).map(far =>
    walk(unit('blue-1', 'pike-and-musket', [48, 20], 0), { kind: 'charge', target: 'red-1' }, 20 + far),
  ),
  walk(unit('blue-1', 'pike-and-musket', [48, 20], 0), { kind: 'manoeuvre', steps: [{ move: 3 }] }, 23),
];

/** A unit of red horse that looks east over the way of foot who go north. */
const crossing = (horse: Situation, ahead: number, action: Situation, more: Situation = {}) => ({
  field: field(
    [unit('blue-1', 'foot', [48, 20], 0, { stands: 'HHH' })],
    [unit('red-1', 'cavalry', [48 - 1.5 * stand - ahead, 25], 90, { stands: 'CCC', ...horse })],
    [],
    more,
  ),
  unit: 'blue-1',
  action,
});
const march = { kind: 'manoeuvre', steps: [{ move: 2 }, { turn: 5 }, { move: 3 }] };
const interceptions = [
  ...about(9).map(ahead => crossing({}, ahead, { kind: 'manoeuvre', steps: [{ move: 5 }] })),
  ...[0.5, 5].flatMap(ahead => [
    crossing({ type: 'heavy-cavalry', stands: 'XX' }, ahead, march),
    crossing({ type: 'dragoon', stands: 'DDD' }, ahead, march),
    crossing({ type: 'dragoon', stands: 'ddd' }, ahead, march),
    crossing({ stands: 'C' }, ahead, march),
    crossing({}, ahead, march, { reacted: ['red-1'] }),
    crossing({}, ahead, march, { done: ['red-1'] }),
    crossing({}, ahead, { kind: 'side-step', to: 'right', steps: [{ move: 2 }] }),
    crossing({}, ahead, { kind: 'manoeuvre', steps: [{ turn: 90 }] }),
    crossing({}, ahead, { kind: 'manoeuvre', steps: [{ move: 6 }] }),
    crossing({}, ahead, { kind: 'change-formation', change: { formation: 'mass', stands: 'HH/H.' } }),
  ]),
];

/** Horse that has just been charged from the south by horse whose front is at its own. */
const charged = (
  own: Situation,
  more: readonly Situation[] = [],
  features: readonly Situation[] = [],
  deeds: Situation = {},
) =>
  field(
    [unit('blue-1', 'cavalry', [48, 20], 0, { stands: 'CCC' }), ...more],
    [unit('red-1', 'cavalry', [48, 20], 180, { stands: 'CCC', ...own })],
    features,
    deeds,
  );
const asked = { unit: 'red-1', charger: 'blue-1' };
const backBy = (move: number) => [{ aboutFace: true }, { move }];
const recoils = [
  ...[...about(18), ...about(24)].map(move => ({ field: charged({}), ...asked, steps: backBy(move) })),
  ...about(18).map(gap => ({
    field: charged({}, [unit('blue-2', 'foot', [48, 40 + 2 * stand + gap], 0, { stands: 'HHH' })]),
    ...asked,
    steps: backBy(20),
  })),
  { field: charged({ type: 'foot', stands: 'HHH' }), ...asked, steps: backBy(18) },
  { field: charged({ type: 'dragoon', stands: 'DDD' }), ...asked, steps: backBy(18) },
  { field: charged({ stands: 'C' }), ...asked, steps: backBy(18) },
  { field: charged({ type: 'command', stands: not, rank: 'commander' }), ...asked, steps: backBy(18) },
  { field: charged({}, [], [], { reacted: ['red-1'] }), ...asked, steps: backBy(18) },
  { field: charged({}, [], [wood(44, 30, 8)]), ...asked, steps: backBy(18) },
  { field: charged({}), ...asked, steps: [{ turn: 90 }, { move: 20 }] },
  { field: charged({}), ...asked, steps: [] },
  { field: charged({}), ...asked, steps: backBy(90) },
  { field: charged({}), ...asked, charger: 'red-1', steps: backBy(18) },
  { field: charged({ at: [48, 21] }), ...asked, steps: backBy(18) },
].map(({ field: standing, ...each }) => ({ field: withoutNothing(standing), ...each }));

/** Without the keys that are left out. */
function withoutNothing(asked: Situation): Situation {
  return JSON.parse(JSON.stringify(asked));
}

const breaks = [0, 3.99, 4, 4.01, 10].flatMap(left =>
  [24, 20].flatMap(ahead => [
    {
      field: field(
        [unit('blue-1', 'cavalry', [48, 20], 0, { stands: 'CCC' })],
        [unit('red-1', 'foot', [48, ahead], 180, { stands: 'HHH' })],
      ),
      unit: 'blue-1',
      left,
    },
    {
      field: field(
        [
          unit('blue-1', 'cavalry', [48, 20], 0, { stands: 'CCC' }),
          unit('blue-2', 'foot', [48, ahead + 2], 180, { stands: 'HHH' }),
        ],
        [unit('red-1', 'foot', [80, 80], 180, { stands: 'HHH' })],
        ahead === 24 ? [wood(44, 23, 8)] : [],
      ),
      unit: 'blue-1',
      left,
    },
  ]),
);

/** Foot in contact with a long line, and others beside them. */
const beside = (own: Situation, gap: number, features: readonly Situation[] = [], more: Situation = {}) => ({
  field: field(
    [
      unit('blue-1', 'pike-and-musket', [45, 40], 0),
      { ...unit('blue-2', 'foot', [50.5, 40 - gap], 0, { stands: 'HHH' }), ...own },
      ...(gap === 1 ? [commander('blue-general', [56, 37])] : []),
    ],
    [unit('red-1', 'foot', [48, 40], 180, { stands: 'HHHHHH' })],
    features,
    more,
  ),
  side: 'blue',
});
const joining = [
  ...[1, 2.5, ...about(3)].map(gap => beside({}, gap)),
  beside({ stands: 'H' }, 2),
  beside({ type: 'cavalry', stands: 'CCC' }, 2),
  beside({ type: 'heavy-cavalry', stands: 'XX' }, 2),
  beside({ stands: 'HH/HH', formation: 'defensive mass' }, 2),
  beside({ facing: 20 }, 2.5),
  beside({ facing: 180 }, 2.5),
  beside({ type: 'cavalry', stands: 'CCC' }, 2.5, [wood(49, 38, 1)]),
  beside({}, 2, [], { done: ['blue-2'] }),
  { ...beside({}, 2), side: 'red' },
  { ...beside({}, 2), side: 'green' },
];

const retreating = every({ rank: ['commander', 'sub-commander'], far: [...about(3), ...about(6)] }).map(
  ({ rank, far }) => ({
    field: field(
      [
        unit('blue-1', 'pike-and-musket', [48, 20], 0),
        unit('blue-2', 'cavalry', [20, 20], 0, { stands: 'C' }),
        unit('blue-3', 'heavy-cavalry', [20, 40], 0, { stands: 'XX' }),
        unit('blue-general', 'command', [48 + 2 * stand + Number(far), 20], 0, { rank }),
      ],
      [unit('red-1', 'foot', [48, 20], 180, { stands: 'HHH' })],
    ),
    side: 'blue',
  }),
);

/** What a field is refused for, whatever is asked of it. */
const refused = [
  { field: field([unit('blue-1', 'foot', [48, 20], 0, { stands: 'HHH' })], []), unit: 'blue-1' },
  {
    field: field(
      [unit('blue-1', 'foot', [48, 20], 0, { stands: 'HHH' })],
      [unit('blue-1', 'foot', [48, 40], 0, { stands: 'H?' })],
    ),
    unit: 'blue-1',
  },
  {
    field: field(
      [unit('blue-1', 'foot', [48, 20], 0, { stands: 'HHH' }), unit('blue-2', 'foot', [49, 20], 0, { stands: 'CC' })],
      [unit('red-1', 'foot', [48, 95], 0, { stands: 'HHH' }), unit('red-2', 'artillery', [0, 0], 0)],
    ),
    unit: 'blue-1',
  },
  {
    field: field(
      [unit('blue-1', 'foot', [48, 20], 0, { stands: 'HHH' })],
      [unit('red-1', 'foot', [48, 40], 0, { stands: 'HH' })],
    ),
    unit: 'blue-2',
  },
];

/** Situations of units on a table, on both sides of every distance that the book prints. */
export const raymondFieldSituations: { readonly [resolver: string]: readonly Situation[] } = {
  'raymond/targets': [...shots, ...gunShots, ...covered, ...noShots, ...refused],
  'raymond/reach': [...charges, ...noCharges, failed, around],
  'raymond/move': [...moves, ...hurries, ...sideways, ...byHand, ...otherMoves],
  'raymond/interception': interceptions,
  'raymond/recoil': recoils,
  'raymond/recoil-ways': recoils.map(({ steps: _, ...each }) => each),
  'raymond/break-through': breaks,
  'raymond/joining-in': joining,
  'raymond/retreat': retreating,
  'raymond/strong-units': every({ field: [facing('MMMM', 'MMM'), facing('MMMMM', 'MMMM')], side: ['blue', 'red'] }),
};
