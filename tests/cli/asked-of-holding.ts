const corners = [
  { x: 0, y: 0 },
  { x: 8, y: 0 },
  { x: 8, y: 6 },
  { x: 0, y: 6 },
];

/** A situation for each function of army lists, squares, buildings that are held and going on board, and what must be said of it. */
export const askedOfHolding: { readonly [name: string]: readonly [situation: object, said: object] } = {
  // 20 at 3, 6 at 10, a piece at 40: 160 points of 150, and more than a third of them cavalry.
  'musket/army-faults': [
    {
      points: 150,
      units: [
        { id: 'foot', type: 'regulars', figures: 20 },
        { id: 'horse', type: 'light-hussars', figures: 6 },
        { id: 'gun', type: 'six-pounder-cannon' },
      ],
    },
    {
      result: {
        points: 160,
        vessels: 0,
        units: [
          { unit: 'foot', points: 60 },
          { unit: 'horse', points: 60 },
          { unit: 'gun', points: 40 },
        ],
        faults: [
          { path: 'points', clause: 'cady/musket/setup/buy-army' },
          { path: 'points', clause: 'cady/common/cost/cavalry-limit-one-third' },
        ],
      },
    },
  ],
  'musket/square-faults': [
    { type: 'militia', ranks: 1, ordered: true },
    { result: { faults: [{ path: 'type' }, { path: 'ranks' }] } },
  ],
  // Two stands of four centimetres abreast, three deep: twelve figures below, four upstairs, a section of a hill up.
  'musket/garrison': [
    {
      type: 'regulars',
      figures: 16,
      house: {
        outline: corners,
        storeys: 2,
        openings: [{ kind: 'door', open: true }, { kind: 'window' }, { kind: 'window', storey: 2 }],
      },
    },
    {
      result: {
        mayEnter: true,
        faults: [],
        onFloor: 12,
        floors: [
          { storey: 1, figures: 12 },
          { storey: 2, figures: 4 },
        ],
        levels: 1,
        posts: [
          { storey: 1, figures: 2 },
          { storey: 1, figures: 2 },
          { storey: 2, figures: 2 },
        ],
      },
    },
  ],
  'musket/break-door': [{ stands: 2, busy: false, tried: 1 }, { result: { tried: 2, open: true } }],
  // One in every four, and one of the two who are over.
  'musket/horse-holders': [{ figures: 10 }, { result: { holding: 3, inside: 7 } }],
  'musket/floor-hit': [{ class: 'd', points: 4, die: 2 }, { result: { points: 6, gone: true } }],
  'musket/house-wall': [{ class: 'a', hits: 2 }, { result: { stops: false } }],
  'musket/embark': [
    { type: 'six-pounder-horse-artillery', figures: 6, vessel: { kind: 'boat', boats: 1 } },
    { result: { may: false, thirds: 1 } },
  ],
  // Beached and landed takes a third, of which a boat that has rowed four fifths of its turn has too little.
  'musket/land': [
    {
      type: 'regulars',
      turn: 3,
      aboard: { deck: 'boat', since: 1 },
      vessel: { kind: 'boat', landedOn: 3, spent: 0.8 },
    },
    { result: { may: false, thirds: null }, because: [{ clause: 'cady/musket/boat/beach' }] },
  ],
  'musket/read-order': [
    { order: 's 1/3, enter farm, LAND' },
    { result: { printed: 'S 1/3, ENTER farm, LAND', faults: [] } },
  ],
};
