/** Situations of several unlike groups, small enough to be solved throw by throw, for functions whose vectors have none. */
const range = (number: number) => Array.from({ length: number }, (_, at) => at);
const figure = (unit: string, x: number, y: number, more: object = {}) => ({
  unit,
  kind: 'figure',
  point: { x, y },
  ...more,
});
const attack = {
  attacker: { class: 'foot', formation: 'mass' },
  stands: ['pike', 'musket', 'pike', 'cavalry'],
  target: { class: 'foot', formation: 'line' },
  outflanking: true,
};
/** Two of these fight each other. */
const few = { ...attack, stands: ['pike', 'musket', 'cavalry'] };
const most = { kind: 'best', aim: { kind: 'stands', stands: 6, hits: 1 } };

export const mixed: { readonly [name: string]: readonly unknown[] } = {
  'common/save-battle': [
    {
      lost: 'x',
      others: range(5).map(at => ({ unit: `u${at}`, morale: 1 + (at % 3), hurt: at % 2 === 0, pushedBack: at === 3 })),
    },
  ],
  'ancient-medieval/missile-volley': [
    {
      groups: ['light-infantry', 'medium-infantry', 'peasants', 'hoplites'].map((target, at) => ({
        shooter: 'longbow-light',
        target,
        distance: 5 + 15 * at,
        figures: 3 + at,
        shots: 1,
      })),
      targetFigures: 12,
    },
  ],
  'ancient-medieval/pila-volley': [
    {
      ranks: [
        { figures: 6, distance: 2 },
        { figures: 5, distance: 3 },
      ],
      target: 'light-infantry',
      targetFigures: 9,
    },
  ],
  'ancient-medieval/shock': [
    {
      strikes: ['medium-infantry', 'light-infantry', 'peasants'].map((receiver, at) => ({
        attacker: 'heavy-cavalry',
        receiver,
        figures: 2 + at,
        chargeOrdered: true,
        clearPath: 100,
      })),
      defenders: 9,
      inContact: 7,
      movementLeft: false,
    },
  ],
  'musket/melee-round': [
    {
      groups: [
        { unit: 'a', figures: 3, melee: 4 },
        { unit: 'b', figures: 4, melee: 8, secondary: [{ attackedOn: 'flank' }, { attackedOn: 'rear' }] },
        { unit: 'a', figures: 2, melee: 6, secondary: [{ attackedOn: 'flank' }] },
      ],
    },
  ],
  'musket/reactions-after-melee': [
    {
      units: range(5).map(at => ({
        unit: `u${at}`,
        reaction: at === 4 ? 'rout' : 'back',
        remaining: at === 3 ? 20 : 30,
        against: range(at).map(other => `u${other}`),
      })),
    },
  ],
  'musket/explosive-shot': [
    {
      gun: 'twelve-pounder-cannon',
      hitPoint: { x: 0, y: 0 },
      targets: [
        ...range(5).map(at => figure(`u${at % 2}`, 1, at / 10, at === 2 ? { behindWall: true } : {})),
        { unit: 'u1', kind: 'piece', point: { x: 0.5, y: 0.1 } },
        { unit: 'train', kind: 'piece', point: { x: 0.5, y: 0.2 } },
      ],
    },
  ],
  'raymond/attack': [attack],
  'raymond/attack-with-rethrow': [{ attack, policy: most }],
  'raymond/exchange': [
    {
      first: { stands: 6, hits: 1, attack: few, rethrow: { kind: 'most-stands' } },
      second: { stands: 5, hits: 0, attack: { ...few, outflanking: false } },
    },
  ],
};
