import { boolean, every, not, type Situation } from './situation-choices.js';

const corners = [
  { x: 0, y: 0 },
  { x: 8, y: 0 },
  { x: 8, y: 6 },
  { x: 0, y: 6 },
];
const openings = [
  [],
  [{ kind: 'door' }, { kind: 'window' }],
  [{ kind: 'door', open: true }, { kind: 'window' }, { kind: 'window', storey: 2 }],
  [{ kind: 'gap', wide: true }],
];
const listed = (id: string, type: string, figures?: number, more: Situation = {}): Situation => ({
  id,
  type,
  ...(figures === undefined ? {} : { figures }),
  ...more,
});
const army = (units: readonly Situation[], more: Situation = {}) => ({ units, ...more });
const foot = listed('foot', 'regulars', 20);

/** Armies on both sides of every limit: sizes, points, shares of arms, nationalities, extras, vessels. */
const armies: readonly Situation[] = [
  ...['militia', 'guard', 'cuirassier'].flatMap(type =>
    [undefined, 5, 6, 36, 37].map(figures => army([listed('a', type, figures)])),
  ),
  army([listed('a', 'guard', 40)], { agreed: ['unit-size'] }),
  ...[59, 60, 61].map(points => army([foot], { points })),
  army([foot], { points: 59, agreed: ['points'] }),
  ...[6, 7].flatMap(horse =>
    [not, ['cavalry-share']].map(agreed =>
      army([foot, listed('b', 'regulars', 20), listed('c', 'dragoons', horse)], agreed === undefined ? {} : { agreed }),
    ),
  ),
  ...[not, ['artillery-share']].map(agreed =>
    army([foot, listed('g', 'six-pounder-cannon')], agreed === undefined ? {} : { agreed }),
  ),
  army([foot, listed('g', 'six-pounder-cannon', 4)]),
  army([foot, listed('g', 'six-pounder-cannon', 3, { loads: 1, crews: 1 })]),
  army([listed('a', 'regulars', 20, { loads: 1 }), listed('b', 'regulars', 20, { crews: 2 })]),
  army([listed('a', 'regulars', 20, { officer: { rank: 'general', name: 'Ney' } })]),
  ...[not, ['nations']].map(agreed =>
    army([listed('a', 'regulars', 20, { nation: 'France' }), listed('b', 'regulars', 20, { nation: 'Spain' })], {
      ...(agreed === undefined ? {} : { agreed }),
    }),
  ),
  army([listed('a', 'regulars', 20, { nation: 'Spain' })], { nation: 'France' }),
  army([foot], {
    points: 200,
    vessels: [
      { id: 'ship', kind: 'frigate', cost: 80 },
      { id: 'boat', kind: 'boat', boats: 2, bowGun: true, wagon: true },
    ],
  }),
];

/** Situations of army lists, squares, buildings that are held and going on board: on both sides of what they turn on. */
export const holdingSituations: { readonly [name: string]: readonly Situation[] } = {
  'musket/army-faults': armies,
  'musket/square-faults': every({
    type: ['militia', 'regulars', 'guard', 'dragoons'],
    ranks: [1, 2, 3],
    ordered: boolean,
  }),
  'musket/garrison': [
    ...every({
      type: ['regulars', 'dragoons', 'six-pounder-cannon'],
      figures: [3, 12, 24, 25],
      house: every({ outline: [corners], storeys: [2], openings }),
      storey: [not, 2],
    }),
    ...every({
      type: ['guard'],
      figures: [12],
      house: every({ outline: [corners], storeys: [1, 3], openings: [openings[1], openings[2]] }),
      inside: [
        [{ type: 'guard', figures: 12, storey: 1, side: 'friends' }],
        [{ type: 'militia', figures: 2, storey: 1, side: 'enemies' }],
      ],
    }),
  ],
  'musket/break-door': every({ stands: [0, 1, 2, 3], busy: boolean, tried: [0, 1, 2] }),
  'musket/horse-holders': every({ figures: [1, 4, 5, 10, 36] }),
  'musket/floor-hit': every({ class: ['a', 'b', 'c', 'd'], points: [0, 4, 10, 16], die: [1, 2, 6] }),
  'musket/house-wall': every({ class: ['a', 'b', 'c', 'd'], hits: [0, 1, 2] }),
  'musket/embark': [
    ...every({
      type: [
        'regulars',
        'dragoons',
        'six-pounder-cannon',
        'six-pounder-horse-artillery',
        'eight-pounder-cannon',
        'twelve-pounder-cannon',
      ],
      figures: [4, 20, 22],
      vessel: [
        { kind: 'boat', boats: 1 },
        { kind: 'boat', boats: 2 },
        { kind: 'frigate', boats: 1 },
      ],
    }),
    ...every({
      type: ['guard'],
      figures: [20, 36],
      vessel: [
        { kind: 'boat', boats: 1 },
        { kind: 'frigate', boats: 1 },
      ],
      aboard: [
        [],
        [{ type: 'guard', figures: 36 }],
        Array.from({ length: 2 }, () => ({ type: 'guard', figures: 36 })),
        Array.from({ length: 5 }, () => ({ type: 'militia', figures: 6 })),
      ],
    }),
  ],
  'musket/land': [
    ...every({
      type: ['regulars', 'dragoons', 'six-pounder-cannon'],
      turn: [3],
      aboard: [{ deck: 'boat', since: 1 }],
      vessel: [
        { kind: 'boat', landedOn: null, spent: 0.5 },
        { kind: 'boat', landedOn: 3, spent: 0.5 },
        { kind: 'boat', landedOn: 3, spent: 0.8 },
        { kind: 'boat', landedOn: 2, spent: 0 },
      ],
    }),
    ...every({
      type: ['regulars', 'eight-pounder-cannon'],
      turn: [3],
      aboard: [
        { deck: 'top', since: 2 },
        { deck: 'top', since: 3 },
        { deck: 'below', since: 0 },
        { deck: 'gun-deck', since: 3 },
      ],
      vessel: [
        { kind: 'frigate', landedOn: null, spent: 0 },
        { kind: 'frigate', landedOn: 3, spent: 0 },
        { kind: 'frigate', landedOn: 2, spent: 0 },
      ],
    }),
  ],
};
