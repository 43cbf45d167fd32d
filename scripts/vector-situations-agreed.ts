import { boolean, every, maybe, not, type Situation } from './situation-choices.js';

const levels = ['basic', 'intermediate', 'advanced'];
const reactions = ['no-effect', 'back', 'back-and-turn', 'rout'];
const tally = (figures: number, units: number, points: number) => ({ figures, units, points });
const side = (more: Situation = {}) => ({
  mustered: tally(100, 5, 400),
  left: tally(80, 4, 300),
  destroyed: 0,
  holds: {},
  leaders: [{ rank: 'general', captured: false }],
  ...more,
});
const battle = (conditions: readonly Situation[], red: Situation = {}, blue: Situation = {}, turn = 4) => ({
  turn,
  sides: { red: side(red), blue: side(blue) },
  conditions,
  lastTurn: 10,
});
const hold = { kind: 'hold', objectives: ['bridge', 'mill'], atLeast: 1, turns: 3 };
const losses = { kind: 'losses', of: 'figures', percent: 50 };
const column = { ranks: 6, files: 2 };
const line = { ranks: 2, files: 6 };
const piece = (id: string, of: string, is: string) => ({ id, side: of, is });

/** Orders that are read, those of both periods among them, and some that are none. */
const plainOrders = [
  'H',
  'N 1/3, Col 4, F N',
  'ADV 30 cm, F N, LB',
  'CH NNE full',
  'ENG 217 2/3 - FIRE red-2',
  'n 10 cm, ne full, f e, hf.',
  'H, FIRE red-2 8 & red-3 4',
  'FB, S 1/2, HIDE PH',
  'SK 2, ADV full (north of the ford)',
  'H, wait at the fork in the road',
  'SURRENDER',
  '',
  'N',
  'Col 200, N full',
  'N full, if the enemy moves off',
  'CH wherever they go',
  'N 4/3',
];
const written = (orders: readonly string[]) => orders.map(order => ({ order }));

const foot = { stand: { front: 4, depth: 2, figures: 2 }, figures: 12, files: 2 };
const marker = (id: string, x: number, y: number, unit: Situation | null) => ({ id, side: 'red', at: { x, y }, unit });
const behind = (id: string, more: Situation = {}) => ({ id, facing: 0, body: foot, ordered: true, ...more });
const hill = {
  kind: 'hill',
  id: 'knoll',
  outline: [
    [40, 40],
    [50, 40],
    [50, 50],
    [40, 50],
  ],
};
const field = (...features: readonly Situation[]) => ({ width: 180, height: 120, features });
const markersOf = (...markers: readonly Situation[]) => ({ markers, table: field() });

/** Those of victory, levels, formations, reactions, markers, orders and crossings. */
export const agreedSituations: { readonly [name: string]: readonly Situation[] } = {
  'common/victory': [
    battle([]),
    battle([], {}, {}, 10),
    battle([hold], { holds: { bridge: 3 } }),
    battle([hold], { holds: { bridge: 2, mill: 2 } }),
    battle([{ ...hold, atLeast: 2 }], { holds: { bridge: 3, mill: 3 } }),
    battle([{ ...hold, for: 'blue' }], { holds: { bridge: 3 } }),
    battle([{ ...hold, onTurn: 8 }], { holds: { bridge: 3 } }),
    battle([hold], { holds: { bridge: 3 } }, { holds: { mill: 3 } }),
    { ...battle([hold], { holds: { bridge: 3 } }, { holds: { mill: 3 } }), atOnce: 'play-on' },
    battle([losses], {}, { left: tally(50, 3, 200) }),
    battle([losses], {}, { left: tally(51, 3, 200) }),
    battle([losses], { left: tally(50, 3, 200) }, { left: tally(40, 3, 200) }),
    battle([{ kind: 'most-left', of: 'points', onTurn: 4 }], {}, { left: tally(90, 5, 299) }),
    battle([{ kind: 'most-left', of: 'units', onTurn: 5 }], {}, { left: tally(40, 3, 200) }),
    battle([{ kind: 'sweep', byTurn: 6 }], {}, { left: tally(0, 0, 0) }),
    battle([{ kind: 'leaders', rank: 'general', atLeast: 1 }], {}, { leaders: [{ rank: 'general', captured: true }] }),
    battle([{ kind: 'points-destroyed', onTurn: 4 }], { destroyed: 100 }, { destroyed: 99 }),
    battle([{ kind: 'score', of: 'ransom', atLeast: 30 }], { scores: { ransom: 30 } }),
    battle([{ kind: 'all-of', conditions: [hold, losses] }], { holds: { mill: 3 } }, { left: tally(50, 3, 200) }),
    battle([{ kind: 'all-of', conditions: [hold, losses] }], { holds: { mill: 3 } }),
    battle([{ kind: 'any-of', conditions: [hold, losses] }], { holds: { mill: 3 } }),
  ],
  'common/game-level': [
    ...every({ level: levels, threeDice: maybe, hiddenTroops: maybe, battles: maybe, optionalRules: maybe }),
    ...every({ level: levels, optional: [['ransom'], ['ransom', 'greek-fire']], agreed: [not, ['ransom']] }),
  ],
  'common/joined-units': every({
    units: [
      [],
      [{ unit: 'van', morale: 3 }],
      [
        { unit: 'van', morale: 3 },
        { unit: 'main', morale: 2 },
      ],
      [
        { unit: 'van', morale: 3 },
        { unit: 'peasants', morale: 1 },
      ],
    ],
  }),
  'common/drill': [
    ...every({
      morale: [1, 4],
      formation: [column],
      facing: [90],
      order: [{}, { formation: line }, { facing: 0 }, { facing: 90 }, { formation: line, facing: 180 }],
      lastMoved: [not, 45],
      inMelee: maybe,
    }),
    ...[6, 12, 13, 5].map(stands => ({
      morale: 3,
      formation: line,
      facing: 0,
      order: { formation: { ranks: 3, files: 4 } },
      stands,
    })),
    { morale: 3, formation: line, facing: 0, order: { formation: { ranks: 0, files: 4 } } },
  ],
  'common/reaction-in-cm': every({ reaction: reactions, move: [0, 24, 45, 72] }),
  'common/turned-on': every({ under: reactions, attackedOn: ['front', 'flank', 'rear'] }),
  'common/in-sight': every({
    pieces: [
      [piece('grenadiers', 'red', 'unit'), piece('tag', 'blue', 'marker'), piece('ghost', 'blue', 'phantom')],
      [piece('grenadiers', 'red', 'marker'), piece('tag', 'blue', 'marker'), piece('ghost', 'blue', 'phantom')],
      [piece('grenadiers', 'red', 'phantom'), piece('tag', 'blue', 'marker'), piece('ghost', 'blue', 'phantom')],
    ],
    sight: [
      [],
      [{ by: 'grenadiers', seen: 'tag' }],
      [{ by: 'grenadiers', seen: 'ghost' }],
      [
        { by: 'grenadiers', seen: 'ghost' },
        { by: 'ghost', seen: 'grenadiers' },
      ],
      [{ by: 'tag', seen: 'ghost' }],
    ],
  }),
  'common/marker-under-fire': every({ id: ['tag'], side: ['red'], is: ['unit', 'marker', 'phantom'] }),
  'common/phantoms': every({ agreed: [0, 2], moved: [[], [30], [10, 31, 30]], allowances: [[], [24, 30]] }),
  'ancient-medieval/caltrops-work': every({ task: ['strew', 'clear'], figures: [0, 6, 20], area: [0, 10, 24] }),
  'ancient-medieval/wagon-load': every({
    loads: [
      [],
      ['missiles'],
      ['ballista'],
      ['missiles', 'trebuchet'],
      ['missiles', 'missiles'],
      ['ballista', 'bombard', 'missiles'],
    ],
  }),
  'ancient-medieval/shots-to-begin-with': every({
    shooter: [
      'archer-light',
      'slinger',
      'chariot-archer',
      'war-elephant-archer',
      'ballista',
      'bombard',
      'medium-infantry',
      'horse-archer-light',
    ],
  }),
  'ancient-medieval/out-of-shots': every({
    shooter: ['archer-light', 'longbow-medium', 'slinger', 'horse-archer-light'],
  }),
  'ancient-medieval/battles-of-army': every({
    battles: [
      [],
      [{ name: 'van', units: [{ unit: 'a', type: 'men-at-arms' }] }],
      [
        {
          name: 'van',
          units: [
            { unit: 'a', type: 'men-at-arms' },
            { unit: 'b', type: 'peasants' },
            { unit: 'c', type: 'ballista' },
          ],
        },
        {
          name: 'van',
          units: [
            { unit: 'a', type: 'men-at-arms' },
            { unit: 'd', type: 'longbow-light' },
          ],
        },
      ],
      [
        {
          name: 'main',
          units: [
            { unit: 'a', type: 'men-at-arms' },
            { unit: 'd', type: 'longbow-light' },
          ],
        },
      ],
    ],
  }),
  'ancient-medieval/pace-of-battle': every({ moves: [[24], [30, 21, 24], [0, 60]] }),
  'ancient-medieval/century': every({ cohort: ['first'], inContact: boolean, other: [not, 'first', 'second'] }),
  'common/read-order': written([...plainOrders, 'MOUNT, N full']),
  'musket/read-order': written([...plainOrders, 'SQ', 'MOUNT, N full', 'S 1/3, ENTER farm', 'LAND', 'TESTUDO']),
  'ancient-medieval/read-order': written([...plainOrders, 'TESTUDO', 'PHALANX, F W', 'DIG', 'N full, DISMOUNT', 'SQ']),
  'common/markers': [
    markersOf(),
    markersOf(marker('m1', 60, 60, behind('guard')), marker('m2', 90, 60, null)),
    markersOf(marker('m1', 60, 60, behind('guard', { ordered: false }))),
    markersOf(marker('m1', 60, 60, { id: 'guard', facing: 90, ordered: true })),
    markersOf(marker('m1', 60, 3, behind('guard'))),
    markersOf(marker('m1', 60, 60, behind('guard')), marker('m2', 64, 58, behind('line'))),
    markersOf(marker('m1', 60, 60, behind('guard')), marker('m2', 64, 58, null)),
    { markers: [marker('m1', 45, 48, behind('guard'))], table: field(hill) },
    { markers: [marker('m1', 45, 49, behind('guard', { body: { ...foot, figures: 36 } }))], table: field(hill) },
  ],
  'common/crossing': [
    ...every({
      arm: ['infantry', 'cavalry', 'artillery'],
      by: ['ford', 'bridge', 'boat'],
      water: [2, 5],
      front: [4],
      stand: [{ front: 4, depth: 2 }],
      width: [4],
      level: ['basic', 'advanced'],
    }),
    ...every({
      arm: ['infantry'],
      by: ['ford', 'bridge'],
      water: [2, 3.5, 10],
      called: [not, 'creek', 'river'],
      front: [8],
      stand: [{ front: 6, depth: 2 }],
      width: [5, 8],
      changesFormation: [not, true],
      level: ['basic'],
      turns: [not, 2],
    }),
  ],
};
