import { boolean, every, maybe, not, type Situation } from './situation-choices.js';

const carts = every({
  crew: [['missile-man', 'driver'], ['fighter', 'driver'], ['driver'], ['missile-man'], []],
  immobile: boolean,
});
const foe = { unit: 'foot', type: 'medium-infantry' };
const titles = ['king', 'queen', 'prince', 'duke', 'baron', 'knight'];
const third = 1 / 3;

/** Those of chariots, mounted infantry, slingers, war wagons and crews of machines: on both sides of what they turn on. */
export const ancientTroopSituations: { readonly [name: string]: readonly Situation[] } = {
  'ancient-medieval/chariot-turn': [
    ...every({
      type: ['chariot-archer', 'chariot-fighter'],
      chariot: [not, ...carts],
      moves: maybe,
      melees: maybe,
      fires: maybe,
    }),
    { type: 'medium-cavalry' },
  ],
  'ancient-medieval/chariot-melee': [
    ...every({
      chariot: carts,
      fighter: [{ type: 'chariot-archer' }, { type: 'chariot-archer', fatigue: 2, attackedOn: 'rear' }],
      enemies: [[], [{ ...foe, figures: 2 }], [{ ...foe, figures: 1, attackedOn: 'flank' }]],
      secondary: [not, [{ attackedOn: 'flank' }]],
    }),
    { chariot: carts[0], fighter: { type: 'medium-infantry' }, enemies: [] },
  ],
  'ancient-medieval/fighter-gets-down': every({ chariot: carts }),
  'ancient-medieval/mounting': every({
    type: ['peasants', 'light-infantry', 'crossbow-light', 'heavy-cavalry', 'berserker'],
    figures: [0, 12],
    mounts: [0, 11, 12],
  }),
  'ancient-medieval/mounted-infantry': every({
    type: ['crossbow-light', 'men-at-arms'],
    mounted: boolean,
    mountsAtHand: boolean,
    legs: [
      [],
      [{ does: 'ride', share: 1 }],
      [{ does: 'walk', share: 0.5 }, { does: 'mount' }],
      [{ does: 'ride', share: third }, { does: 'dismount' }, { does: 'walk', share: third }],
      [{ does: 'mount' }, { does: 'ride', share: third }, { does: 'dismount' }],
      [{ does: 'ride', share: 0.5 }, { does: 'dismount' }, { does: 'walk', share: 0.5 }],
      [{ does: 'dismount' }, { does: 'fire' }, { does: 'mount' }],
      [{ does: 'melee' }],
    ],
  }),
  'ancient-medieval/horses-lost': every({ figuresLost: [0, 3, 4, 9, 40], mounts: [0, 1, 12], withThem: boolean }),
  'ancient-medieval/horses-captured': every({ enemyAtThem: boolean, ownersAtThem: boolean }),
  'ancient-medieval/slinger-screen': every({
    type: ['slinger', 'archer-light', 'peasants'],
    ranks: [1, 2],
    gap: [0, 2, 2.5],
    withdrawalOrdered: boolean,
    wayBack: [12, 30, 30.5],
    move: [30],
  }),
  'ancient-medieval/war-wagon': every({
    load: every({
      guns: [0, 1, 2],
      figures: [
        [],
        [{ type: 'crossbow-light', figures: 12 }],
        [{ type: 'pole-arm', figures: 13 }],
        [
          { type: 'swiss-pike-light', figures: 6 },
          { type: 'peasants', figures: 6 },
        ],
      ],
      firing: [
        not,
        { type: 'hand-cannon', figures: 4 },
        { type: 'crossbow-light', figures: 5 },
        { type: 'war-wagon', figures: 1 },
      ],
    }),
    agreed: boolean,
  }),
  'ancient-medieval/wagon-shelter': every({ moving: boolean, chained: boolean }),
  'ancient-medieval/wagon-position': every({ wagons: [0, 1, 3], gaps: [0, 2], filled: [0, 1, 2] }),
  'ancient-medieval/machine-crew': [
    ...every({ gun: ['ballista', 'trebuchet', 'bombard'], crew: [0, 1, 2, 3, 4, 6, 7, 9], untrained: maybe }),
    ...every({
      gun: ['cannon'],
      crew: [0, 3, 6],
      turn: [not, 4, 5],
      firedOn: [not, 3],
      setUp: maybe,
      destroyed: maybe,
    }),
  ],
  'ancient-medieval/noble-struck': every({
    title: ['king', 'duke', 'knight'],
    by: ['missiles', 'artillery', 'melee', 'shock', 'rout'],
  }),
  'ancient-medieval/captive': every({
    id: ['Warwick'],
    at: [{ x: 0, y: 0 }],
    captors: ['stand', 'routed', 'destroyed'],
    friends: [
      [],
      [
        { unit: 'main', at: { x: 0, y: 9 } },
        { unit: 'van', at: { x: 3, y: 4 } },
      ],
    ],
  }),
  'ancient-medieval/nobles-held': every({ holds: [[], ['knight', 'knight'], ['duke', 'baron', 'knight'], titles] }),
  'ancient-medieval/titles-of-leaders': every({ army: titles, battles: [[], ['duke', 'baron'], ['knight', 'king']] }),
  'ancient-medieval/nobles-of-army': every({
    nobles: [
      [],
      [{ id: 'Percy', side: 'york', title: 'knight', unit: 'guard', player: 'Ann' }],
      [
        { id: 'Percy', side: 'york', title: 'knight' },
        { id: 'Percy', side: 'york', title: 'duke' },
      ],
      [
        { id: 'Henry', side: 'lancaster', title: 'king', player: 'Ann' },
        { id: 'Margaret', side: 'lancaster', title: 'queen', player: 'Ann' },
        { id: 'Suffolk', side: 'lancaster', title: 'baron', battle: 'van' },
      ],
    ],
  }),
};
