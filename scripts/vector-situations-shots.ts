import { every, maybe, not, type Situation } from './situation-choices.js';

const guns = ['ballista', 'onager-catapult', 'trebuchet', 'pot-d-fer', 'culverin', 'cannon', 'bombard'];
const things = ['figure', 'elephant', 'berserker', 'fence', 'supply-wagon', ...guns];
const origin = { x: 0, y: 0 };
const centre = { x: 0, y: 60 };

const target = (unit: string, kind: string, x: number, y: number) => ({ unit, kind, point: { x, y } });
const enemy = (unit: string, distance: number, more: Situation = {}) => ({
  unit,
  distance,
  inRange: true,
  closing: false,
  inFront: false,
  ...more,
});

/** What may stand where a shot comes down, 60 cm north of the machine. */
const crowds = [
  [],
  [target('foot', 'figure', 0, 60), target('foot', 'figure', 1.5, 60), target('foot', 'figure', 0, 61.5)],
  [target('foot', 'figure', 2, 60), target('horse', 'figure', -2.5, 60), target('horse', 'figure', 9, 60)],
  [target('engine', 'onager-catapult', 0, 60), target('crew', 'figure', 2, 61), target('crew', 'figure', 3, 61)],
  [target('engine', 'ballista', 2, 60), target('wagon', 'supply-wagon', 0, 60), target('rail', 'fence', 0, 60)],
  [target('beast', 'elephant', 0, 60), target('wild', 'berserker', 1, 60)],
  [target('beast', 'elephant', 3, 60), target('wild', 'berserker', 0, 60)],
  [target('foot', 'figure', 0, 58), target('foot', 'figure', 0, 55), target('foot', 'figure', 0, 53)],
];
const foot = (unit: string, type: string, figures: number, more: Situation = {}) => ({ unit, type, figures, ...more });

/** Those of targets, of the shots of machines and what they hit, and of melees with elephants. */
export const shotSituations: { readonly [name: string]: readonly Situation[] } = {
  'ancient-medieval/target-of-missiles': every({
    candidates: [
      [],
      [enemy('near', 10), enemy('far', 40)],
      [enemy('near', 10), enemy('charger', 40, { closing: true }), enemy('ahead', 30, { inFront: true })],
      [enemy('near', 10, { inRange: false }), enemy('ahead', 30, { inFront: true })],
      [enemy('near', 10, { inRange: false })],
    ],
    ordered: [not, 'far', 'near', 'nobody'],
  }),
  'ancient-medieval/passing-fire': every({
    shooter: ['archer-light', 'slinger', 'longbow-light', 'horse-archer-light'],
    levelsAbove: [not, 1, -1],
    distances: [[70, 44, 70], [70, 60, 55], [30, 20, 10], [30], [90, 22, 21.1, 22]],
  }),
  'ancient-medieval/falls-short': every({
    shooter: ['archer-light', 'slinger', 'crossbow-light'],
    levelsAbove: [not, 1],
    distance: [10, 22, 80],
    onTheLine: [
      [],
      [{ unit: 'friends', from: 20, to: 24 }],
      [
        { unit: 'friends', from: 5, to: 8 },
        { unit: 'enemies', from: 40, to: 60 },
      ],
    ],
  }),
  'ancient-medieval/divided-fire': every({
    figures: [0, 8],
    allotted: [
      [{ unit: 'left', figures: 5 }],
      [
        { unit: 'left', figures: 5 },
        { unit: 'right', figures: 3 },
      ],
      [
        { unit: 'left', figures: 5 },
        { unit: 'right', figures: 4 },
      ],
    ],
  }),
  'ancient-medieval/fall-of-shot': every({
    gun: guns,
    from: [origin],
    bearing: [0, 90],
    called: [25, 60],
    levelsAbove: [not, 1],
    sure: maybe,
  }),
  'ancient-medieval/hits-of-machine': every({
    gun: guns,
    from: [origin],
    bearing: [0],
    point: [centre],
    targets: crowds,
  }),
  'ancient-medieval/direct-hit': every({ gun: guns, kind: things }),
  'ancient-medieval/gun-blows-up': every({
    unit: ['bombard'],
    at: [origin],
    targets: [
      [],
      [target('crew', 'figure', 0, 3), target('crew', 'figure', 2, 2), target('foot', 'figure', 0, 3.01)],
      [target('wild', 'berserker', 1, 1), target('engine', 'cannon', 1, 1), target('foot', 'figure', -1, 0)],
    ],
  }),
  'ancient-medieval/structure-destroyed': every({
    kind: ['castle-tower', 'castle-wall-section', 'castle-gate', 'stone-bridge', 'wooden-bridge'],
    hits: [
      [],
      [{ gun: 'bombard', point: origin }],
      [
        { gun: 'bombard', point: origin },
        { gun: 'bombard', point: { x: 4, y: 3 } },
      ],
      [
        { gun: 'bombard', point: origin },
        { gun: 'bombard', point: { x: 4, y: 3.01 } },
      ],
      [
        { gun: 'bombard', point: origin },
        { gun: 'cannon', point: { x: 1, y: 0 } },
        { gun: 'cannon', point: { x: 2, y: 0 } },
      ],
      [1, 2, 3, 4].map(x => ({ gun: 'cannon', point: { x, y: 0 } })),
      [1, 2, 3].map(x => ({ gun: 'cannon', point: { x, y: 0 } })),
      [1, 2, 3, 4].map(x => ({ gun: 'trebuchet', point: { x, y: 0 } })),
      [{ gun: 'ballista', point: origin }],
    ],
  }),
  'ancient-medieval/elephant-melee': every({
    type: ['war-elephant-archer'],
    elephant: [{ hits: 0 }, { hits: 5 }, { hits: 2, bolts: 1 }],
    uphill: maybe,
    acrossBarrier: [not, 'wall'],
    attackedOn: [not, 'rear'],
    enemies: [
      [],
      [foot('spears', 'medium-infantry', 2)],
      [foot('spears', 'light-infantry', 1, { attacksRear: true }), foot('horse', 'light-cavalry', 2, { fatigue: 1 })],
    ],
    reaching: [not, 1],
  }),
  'ancient-medieval/bolt-at-elephant': every({
    elephant: [{ hits: 0 }, { hits: 0, bolts: 1 }, { hits: 4 }, { hits: 3 }],
  }),
};
