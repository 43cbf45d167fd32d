import { expect } from 'vitest';

/** A situation for each function of chariots, mounted infantry, slingers, war wagons, crews and nobles, and what must be said of it. */
export const askedOfTroops: { readonly [name: string]: readonly [situation: object, said: object] } = {
  'ancient-medieval/chariot-turn': [
    { type: 'chariot-archer', moves: true, melees: true, fires: true },
    { result: { crew: ['missile-man', 'driver'], cm: 51, faults: [{ path: 'fires' }] } },
  ],
  // Six is its melee point: of twelve faces six cost it its driver, and the one kills a horse.
  'ancient-medieval/chariot-melee': [
    {
      chariot: { crew: ['driver'], immobile: false },
      fighter: { type: 'chariot-archer' },
      enemies: [{ unit: 'foot', type: 'medium-infantry', figures: 1 }],
    },
    {
      odds: { point: 6 },
      distribution: {
        outcomes: expect.arrayContaining([
          {
            value: { chariot: { crew: [], immobile: false }, losses: [{ unit: 'foot', lost: 1 }] },
            probability: expect.closeTo(1 / 4, 12),
          },
          {
            value: { chariot: { crew: ['driver'], immobile: true }, losses: [{ unit: 'foot', lost: 0 }] },
            probability: expect.closeTo(1 / 24, 12),
          },
          {
            value: { chariot: { crew: ['driver'], immobile: false }, losses: [{ unit: 'foot', lost: 0 }] },
            probability: expect.closeTo(5 / 24, 12),
          },
        ]),
      },
    },
  ],
  'ancient-medieval/fighter-gets-down': [
    { chariot: { crew: ['fighter', 'driver'], immobile: false } },
    { result: { as: 'medium-infantry', melee: 6, move: 24, chariot: { crew: ['driver'] } } },
  ],
  // Eleven horses at five points, and one figure without.
  'ancient-medieval/mounting': [
    { type: 'crossbow-light', figures: 12, mounts: 11 },
    { result: { points: 55, ride: 60, mountingShare: 0.333, faults: [{ path: 'mounts' }] } },
  ],
  // A third of 60 cm on horseback, a third of a turn to get down, a third of 30 cm on foot.
  'ancient-medieval/mounted-infantry': [
    {
      type: 'crossbow-light',
      mounted: true,
      mountsAtHand: true,
      legs: [{ does: 'ride', share: 1 / 3 }, { does: 'dismount' }, { does: 'walk', share: 1 / 3 }],
    },
    { result: { faults: [], gone: { ridden: 20, walked: 10, mountingShare: 0.333, mounted: false } } },
  ],
  'ancient-medieval/horses-lost': [{ figuresLost: 9, mounts: 12, withThem: true }, { result: { lost: 2 } }],
  'ancient-medieval/horses-captured': [{ enemyAtThem: true, ownersAtThem: false }, { result: { captured: true } }],
  'ancient-medieval/slinger-screen': [
    { type: 'slinger', ranks: 1, gap: 2, withdrawalOrdered: true, wayBack: 12, move: 30 },
    { result: { shots: 2, goesBack: true, movementLeft: 18, faults: [] } },
  ],
  // A culverin at 75, twelve crossbowmen and four hand cannons at 5.
  'ancient-medieval/war-wagon': [
    {
      load: {
        guns: 1,
        figures: [{ type: 'crossbow-light', figures: 12 }],
        firing: { type: 'hand-cannon', figures: 4 },
      },
      agreed: true,
    },
    { result: { points: 155, faults: [] } },
  ],
  'ancient-medieval/wagon-shelter': [
    { moving: false, chained: true },
    { result: { safeFromMissiles: false, safeFromShock: true, enemyMelee: 1, missileSteps: -1 } },
  ],
  'ancient-medieval/wagon-position': [{ wagons: 3, gaps: 2, filled: 1 }, { result: { closed: false } }],
  // Three of nine men lost: a third.
  'ancient-medieval/machine-crew': [
    { gun: 'trebuchet', crew: 6 },
    { result: { rate: 'half', mayFire: true, cm: 0, mayMan: false, spareCrew: { points: 20, men: 9 } } },
  ],
  // In the phalanx a shock for each figure in a charge; out of it he fights as medium infantry.
  'ancient-medieval/hoplite': [{ formed: true }, { result: { shock: 1, morale: 5, melee: 6 } }],
  'ancient-medieval/phalanx-faults': [{ type: 'hoplites', ranks: 1 }, { result: { faults: [{ path: 'ranks' }] } }],
  'ancient-medieval/phalanx-order-faults': [
    { wants: 'wheel', inContact: false },
    { result: { faults: [{ path: 'wants' }] } },
  ],
  // The second and third rank, and not the fourth.
  'ancient-medieval/pike-reach': [{ ranks: [4, 4, 4, 4], attacking: true }, { result: { figures: 8 } }],
  'ancient-medieval/pike-losses': [
    { ranks: [4, 4], attacking: false, hits: 6, by: 'medium-infantry' },
    { result: { lost: 4 } },
  ],
  'ancient-medieval/samurai-point': [{ opponent: 'heavy-cavalry' }, { result: { melee: 8 } }],
  // A third of 24 cm.
  'ancient-medieval/testudo': [{ move: 24 }, { result: { move: 8, formingThirds: 1, missiles: 'immune' } }],
  'ancient-medieval/century-faults': [
    { type: 'roman-legionary', figures: 16, centuries: [9, 7] },
    { result: { faults: [{ path: 'centuries[0]' }] } },
  ],
  // Every tenth of the 21 who are left.
  'ancient-medieval/decimated': [
    { type: 'roman-legionary', before: 24, lost: 3, reaction: 'rout', fought: [6] },
    { result: { removed: 2 } },
  ],
  'ancient-medieval/battle-change-faults': [
    { change: 'rejoin', when: 'in-the-game' },
    { result: { faults: [{ path: 'change' }] } },
  ],
  'ancient-medieval/missile-range': [{ shooter: 'slinger' }, { result: { range: 21 } }],
  // 45 degrees, the bound included.
  'ancient-medieval/missile-arc': [
    { shooter: 'archer-light', from: { x: 0, y: 0 }, facing: 0, target: { x: 5, y: 5 } },
    { result: { inArc: true } },
  ],
  'ancient-medieval/shooting-ranks': [
    { shooter: 'archer-light', sees: [true, false, false] },
    {
      result: {
        ranks: [
          { rank: 0, indirect: false },
          { rank: 1, indirect: true },
        ],
      },
    },
  ],
  'ancient-medieval/shooting-faults': [
    { shooter: 'archer-light', shotsLeft: 0, sees: true, inArc: false },
    { result: { faults: [{ path: 'shotsLeft' }, { path: 'inArc' }] } },
  ],
  'ancient-medieval/fallen-still-fire': [{ who: 'archer-light', by: 'artillery' }, { result: { fires: false } }],
  'ancient-medieval/throw-faults': [
    { thrower: 'medium-infantry', weapon: 'pilum', distance: 3, left: 1, closing: true },
    { result: { faults: [{ path: 'thrower' }] } },
  ],
  'common/imperial-cost': [{ cost: 4 }, { result: { cost: 8 } }],
  'ancient-medieval/noble-struck': [{ title: 'duke', by: 'melee' }, { result: { removed: false, wounded: true } }],
  'ancient-medieval/captive': [
    {
      id: 'Warwick',
      at: { x: 0, y: 0 },
      captors: 'routed',
      friends: [
        { unit: 'main', at: { x: 0, y: 9 } },
        { unit: 'van', at: { x: 3, y: 4 } },
      ],
    },
    { result: { free: true, goesTo: { unit: 'van', distance: 5 } } },
  ],
  'ancient-medieval/nobles-held': [{ holds: ['duke', 'knight', 'knight'] }, { result: { points: 520, knights: 2 } }],
  'ancient-medieval/titles-of-leaders': [
    { army: 'king', battles: ['duke', 'knight'] },
    { result: { faults: [{ path: 'battles[1]' }] } },
  ],
  'ancient-medieval/nobles-of-army': [
    { nobles: [{ id: 'Percy', side: 'york', title: 'knight' }] },
    { result: { faults: [{ path: 'nobles[0].unit' }] } },
  ],
};
