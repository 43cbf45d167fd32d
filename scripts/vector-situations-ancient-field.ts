import { boolean, every, maybe, not, type Situation } from './situation-choices.js';

const pushing = (unit: string, type: string, phalanx: boolean) =>
  every({ unit: [unit], type: [type], phalanx: [phalanx], figures: [12, 24], lost: [0, 2, 3] });

const listed = (id: string, type: string, figures: unknown, more: Situation = {}): Situation => ({
  id,
  type,
  ...(figures === undefined ? {} : { figures }),
  ...more,
});
const army = (units: readonly Situation[], more: Situation = {}) => ({ level: 'advanced', units, ...more });
const footmen = listed('foot', 'medium-infantry', 30);

/** Armies on both sides of every limit: sizes, points, shares, imperials, mercenaries, loads and crews. */
const armies: readonly Situation[] = [
  ...['medium-infantry', 'peasants', 'heavy-cavalry'].flatMap(type =>
    [5, 6, 36, 37].map(figures => army([listed('a', type, figures)])),
  ),
  ...[not, ['unit-size']].map(agreed => army([listed('a', 'men-at-arms', 40)], agreed === undefined ? {} : { agreed })),
  ...[89, 90, 91].map(points => army([footmen], { points })),
  army([footmen], { points: 80, agreed: ['points'] }),
  // A third of the points: ten horsemen at 10 of 300, and one more.
  ...[10, 11].flatMap(horse =>
    [not, ['cavalry-share']].map(agreed =>
      army([listed('a', 'men-at-arms', 36), listed('c', 'light-infantry', 28), listed('b', 'light-cavalry', horse)], {
        points: 1000,
        ...(agreed === undefined ? {} : { agreed }),
      }),
    ),
  ),
  ...[25, 26, 24].flatMap(foot =>
    [not, ['artillery-share']].map(agreed =>
      army([listed('a', 'medium-infantry', foot), listed('b', 'medium-infantry', 25), listed('c', 'ballista', not)], {
        points: 1000,
        ...(agreed === undefined ? {} : { agreed }),
      }),
    ),
  ),
  // A third of the figures may shoot.
  ...[12, 13].flatMap(bows =>
    [not, ['missile-share']].map(agreed =>
      army(
        [listed('a', 'men-at-arms', 24), listed('b', 'crossbow-light', bows)],
        agreed === undefined ? {} : { agreed },
      ),
    ),
  ),
  army([listed('a', 'men-at-arms', 12, { imperial: true })]),
  army([listed('a', 'men-at-arms', 12, { imperial: true }), listed('b', 'men-at-arms', 12, { imperial: true })]),
  ...[3, 3.9, 4].map(price => army([listed('a', 'men-at-arms', 12, { mercenary: true, price })], { points: 100 })),
  army([listed('a', 'men-at-arms', 12, { price: 3 })]),
  army([footmen, listed('w', 'supply-wagon', not, { loads: ['ballista'] })]),
  army([footmen, listed('w', 'supply-wagon', not)]),
  army([footmen, listed('w', 'medium-infantry', 12, { loads: ['missiles'] })]),
  ...[12, 13].map(axes => army([listed('a', 'light-infantry', 12, { equipment: { axes } })])),
  ...[24, 25].map(caltrops => army([listed('a', 'light-infantry', 12, { equipment: { caltrops } })])),
  army([listed('a', 'light-infantry', 12, { equipment: { axes: 2 } })], { level: 'basic' }),
  army([footmen, listed('g', 'ballista', 4)]),
  army([footmen, listed('f', 'medium-infantry', 12, { equipment: { spareCrews: 1 } })]),
  army([listed('a', 'berserker', 6)]),
  army([listed('a', 'berserker', 12)]),
  army([listed('a', 'berserker', 12)], { agreed: ['berserkers'] }),
];

/** Those of movement, special troops, works, sieges, ransom, supply and prices: on both sides of what they turn on. */
export const ancientFieldSituations: { readonly [name: string]: readonly Situation[] } = {
  'ancient-medieval/greek-fire': every({
    unit: ['siphon'],
    at: [{ x: 0, y: 0 }],
    bearing: [0],
    targets: [
      [],
      [
        { unit: 'rowers', kind: 'figure', point: { x: 0, y: 4 } },
        { unit: 'rowers', kind: 'figure', point: { x: 9, y: 4 } },
        { unit: 'galley', kind: 'wooden', point: { x: 0, y: 6 } },
        { unit: 'ballista', kind: 'thing', point: { x: -1, y: 2 } },
      ],
    ],
    turn: [not, 3],
    readyOn: [not, 4],
    roughSeaOrWind: maybe,
  }),
  'ancient-medieval/movement-allowance': [
    ...every({
      arm: ['infantry', 'cavalry'],
      move: [21, 60],
      morale: [1, 2, 3, 5],
      charging: maybe,
      chargedLastTurn: maybe,
      formationChange: maybe,
    }),
    ...every({ arm: ['infantry'], move: [21], morale: [3], turns: [1, 2, 4], passesThrough: [not, 1, 2] }),
    ...every({
      arm: ['infantry'],
      move: [21],
      morale: [3],
      column: every({ abreast: [1, 2, 3, 4, 5, 6], bend: [0, 45, 46, 90], obstacles: boolean }),
    }),
    { arm: 'artillery', move: 0, morale: 3 },
  ],
  'ancient-medieval/push-back': [
    ...pushing('pikes', 'hoplites', true).flatMap(one =>
      pushing('foot', 'medium-infantry', false).map(two => ({ sides: [one, two] })),
    ),
    ...pushing('pikes', 'hoplites', true).flatMap(one =>
      pushing('others', 'hoplites', true).map(two => ({ sides: [one, two] })),
    ),
    {
      sides: [
        ...pushing('a', 'medium-infantry', false).slice(0, 1),
        ...pushing('b', 'light-infantry', false).slice(0, 1),
      ],
    },
  ],
  'ancient-medieval/testudo-faults': every({
    type: ['roman-legionary', 'medium-infantry'],
    ranks: [2, 3, 4, 5, 6],
    files: [2, 3, 4, 5, 6],
    figures: [12, 16, 20, 24],
  }),
  'ancient-medieval/entrenchment-dug': every({
    type: ['roman-legionary', 'medium-infantry'],
    figures: [0, 1, 5, 6, 23, 24],
    moves: maybe,
    melees: maybe,
    fires: maybe,
    setsStakes: maybe,
  }),
  'ancient-medieval/caltrops': every({
    figures: [0, 1, 6],
    moved: [0, 6.5, 7, 10, 13.5, 14, 20, 26],
    maximum: [20],
    charging: maybe,
  }),
  'ancient-medieval/missile-at-chariot': every({
    chariot: every({
      crew: [['driver'], ['missile-man', 'driver'], ['missile-man', 'fighter', 'driver'], []],
      immobile: boolean,
    }),
    odds: [
      { sides: 10, faces: [] },
      { sides: 10, faces: [6] },
      { sides: 10, faces: [4, 6] },
      { sides: 10, faces: [2, 4, 6] },
    ],
  }),
  'ancient-medieval/batter-gate': every({
    crew: every({ own: [0, 3, 4, 5, 6, 7, 8], others: [0, 1, 4] }),
    turns: [0, 1, 2, 3, 4],
  }),
  'ancient-medieval/noble-captured': every({ unitRouted: boolean, aloneOfHisUnit: boolean, beaten: boolean }),
  'ancient-medieval/ransom-victory': every({
    sides: [
      ['king'],
      ['queen', 'prince'],
      ['duke', 'duke', 'baron'],
      ['knight'],
      ['baron', 'baron', 'knight', 'knight'],
      ['king', 'queen', 'prince', 'duke', 'duke', 'baron', 'baron', 'knight'],
    ].flatMap(holds => [
      [
        { side: 'york', holds },
        { side: 'lancaster', holds: [] },
      ],
      [
        { side: 'york', holds },
        { side: 'lancaster', holds: ['king'] },
      ],
    ]),
    wins: [not, 10, 100],
  }),
  'ancient-medieval/resupply': every({
    load: ['missiles', 'ballista', 'trebuchet', 'bombard'],
    shotsLeft: [[], [0], [0, 1, 2], Array.from({ length: 12 }, () => 0), Array.from({ length: 36 }, (_, at) => at % 3)],
  }),
  'ancient-medieval/unit-cost': every({
    type: [
      'peasants',
      'medium-infantry',
      'men-at-arms',
      'heavy-cavalry',
      'roman-legionary',
      'archer-light',
      'ballista',
    ],
    figures: [0, 1, 12, 24],
    equipment: [
      not,
      { axes: 12, javelins: 6 },
      { caltrops: 50, stakes: 30 },
      { pavises: 4, mounts: 12, spareCrews: 1 },
    ],
  }),
  'ancient-medieval/unit-size-faults': every({
    type: ['peasants', 'medium-infantry', 'heavy-cavalry', 'roman-legionary', 'archer-light', 'ballista'],
    figures: [0, 1, 4, 5, 6, 11, 12, 20, 23, 24, 25, 36, 37, 48, 49],
    lightAgreed: maybe,
    century: maybe,
  }),
  'ancient-medieval/army-faults': armies,
};
