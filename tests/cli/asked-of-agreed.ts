const tally = (figures: number) => ({ figures, units: 5, points: 400 });
const side = (figures: number) => ({
  mustered: tally(100),
  left: tally(figures),
  destroyed: 0,
  holds: {},
  leaders: [],
});

/** A situation for each function of victory, levels, drill, reactions, markers and works, and what must be said of it. */
export const askedOfAgreed: { readonly [name: string]: readonly [situation: object, said: object] } = {
  // Half of a hundred figures are lost by blue, a tenth by red.
  'common/victory': [
    {
      turn: 4,
      sides: { red: side(90), blue: side(50) },
      conditions: [{ kind: 'losses', of: 'figures', percent: 50 }],
      lastTurn: 10,
    },
    { result: { over: true, winner: 'red' }, because: [{ clause: 'cady/common/victory/ends-when-met' }] },
  ],
  'common/game-level': [
    { level: 'basic', threeDice: true, optional: ['ransom'] },
    {
      result: {
        faults: [
          { path: 'threeDice', clause: 'cady/common/game-level/intermediate-3dt' },
          { path: 'optionalRules', clause: 'cady/common/game-level/basic-no-optional' },
        ],
      },
    },
  ],
  // Peasants and militia are in no battle or brigade.
  'common/joined-units': [
    {
      units: [
        { unit: 'knights', morale: 5 },
        { unit: 'peasants', morale: 1 },
      ],
    },
    { result: { faults: [{ path: 'units[1]', clause: 'cady/common/unit/no-morale-1-in-battle' }] } },
  ],
  // From column into line costs a third; it faces the way that it last moved.
  'common/drill': [
    {
      morale: 3,
      formation: { ranks: 6, files: 2 },
      facing: 0,
      order: { formation: { ranks: 2, files: 6 } },
      lastMoved: 90,
    },
    { result: { faults: [], stands: { formation: { ranks: 2, files: 6 }, facing: 90, thirds: 1 } } },
  ],
  // Back: half a move of 24 cm.
  'common/reaction-in-cm': [{ reaction: 'back', move: 24 }, { result: { cm: 12, leaves: false } }],
  'common/turned-on': [{ under: 'back-and-turn', attackedOn: 'rear' }, { result: { turns: false } }],
  // Two phantoms that see each other are both gone.
  'common/in-sight': [
    {
      pieces: [
        { id: 'one', side: 'red', is: 'phantom' },
        { id: 'other', side: 'blue', is: 'phantom' },
      ],
      sight: [
        { by: 'one', seen: 'other' },
        { by: 'other', seen: 'one' },
      ],
    },
    {
      result: [
        { id: 'one', happens: 'removed' },
        { id: 'other', happens: 'removed' },
      ],
    },
  ],
  'common/marker-under-fire': [{ id: 'tag', side: 'red', is: 'phantom' }, { result: { happens: 'removed' } }],
  'common/phantoms': [
    { agreed: 1, moved: [30, 31], allowances: [24, 30] },
    { result: { faults: [{ path: 'moved' }, { path: 'moved[1]', clause: 'cady/common/phantom/moves-like-real' }] } },
  ],
  // Two square centimetres a figure.
  'ancient-medieval/caltrops-work': [{ task: 'clear', figures: 6, area: 20 }, { result: { area: 12, thirds: 3 } }],
  'ancient-medieval/wagon-load': [
    { loads: ['missiles', 'missiles'] },
    { result: { faults: [{ path: 'loads', clause: 'cady/ancient-medieval/supply/wagon-capacity' }] } },
  ],
  'ancient-medieval/shots-to-begin-with': [{ shooter: 'bombard' }, { result: { shots: 12 } }],
  // With his own values, but without fire.
  'ancient-medieval/out-of-shots': [{ shooter: 'archer-light' }, { result: { fightsAs: 'archer-light' } }],
  'ancient-medieval/battles-of-army': [
    {
      battles: [
        {
          name: 'van',
          units: [
            { unit: 'a', type: 'men-at-arms' },
            { unit: 'b', type: 'peasants' },
          ],
        },
      ],
    },
    { result: { faults: [{ path: 'battles[0].units[1]', clause: 'cady/common/unit/no-morale-1-in-battle' }] } },
  ],
  'ancient-medieval/pace-of-battle': [{ moves: [30, 21, 24] }, { result: { cm: 21 } }],
  'ancient-medieval/century': [
    { cohort: 'first', inContact: false, other: 'second' },
    { result: { alone: true, joins: false } },
  ],
  // The book's own example of an order; the notation puts the facing after the formation.
  'common/read-order': [
    { order: 'ADV 30 cm, F N, LB' },
    {
      result: {
        order: { gait: 'march', legs: [{ direction: 'ahead', distance: { by: 'cm', cm: 30 } }], facing: 0 },
        printed: 'ADV 30 cm, LB, F N',
        faults: [],
      },
    },
  ],
  // What hangs on what the enemy does is no order.
  'ancient-medieval/read-order': [
    { order: 'TESTUDO, N full if the enemy moves' },
    { result: { order: null, printed: null, faults: [{ clause: 'cady/common/orders/no-conditional' }] } },
  ],
  // Twelve figures two stands abreast are 12 cm deep: 3 cm from the edge they would stand over it. A phantom may.
  'common/markers': [
    {
      markers: [
        {
          id: 'm1',
          side: 'red',
          at: { x: 60, y: 3 },
          unit: {
            id: 'guard',
            facing: 0,
            body: { stand: { front: 4, depth: 4, figures: 2 }, figures: 12, files: 2 },
            ordered: true,
          },
        },
        { id: 'm2', side: 'red', at: { x: 90, y: 3 }, unit: null },
      ],
      table: { width: 180, height: 120, features: [] },
    },
    {
      result: {
        faults: [{ path: 'markers[0]', clause: 'cady/common/hidden/marker-needs-room' }],
        enemySees: [{ id: 'm1' }, { id: 'm2' }],
      },
      because: [{ clause: 'cady/common/hidden/marker-needs-room' }],
    },
  ],
  // A river at a ford costs a third in each turn of it.
  'common/crossing': [
    {
      arm: 'infantry',
      by: 'ford',
      water: 5,
      front: 4,
      stand: { front: 4, depth: 2 },
      width: 4,
      level: 'basic',
      turns: 2,
    },
    { result: { water: 'river', may: true, faults: [], thirds: [1, 1] } },
  ],
};
