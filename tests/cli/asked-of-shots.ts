import { expect } from 'vitest';

const origin = { x: 0, y: 0 };
const stone = { gun: 'onager-catapult', from: origin, bearing: 0, point: { x: 0, y: 60 } };
const figure = (unit: string, x: number, y: number) => ({ unit, kind: 'figure', point: { x, y } });
const third = expect.closeTo(1 / 3, 12);
const sixth = expect.closeTo(1 / 6, 12);

/** A situation for each function of targets, shots of machines, what they hit and elephants, and what must be said of it. */
export const askedOfShots: { readonly [name: string]: readonly [situation: object, said: object] } = {
  // As it was ordered, though another is nearer.
  'ancient-medieval/target-of-missiles': [
    {
      candidates: [
        { unit: 'spears', distance: 10, inRange: true, closing: false, inFront: true },
        { unit: 'knights', distance: 30, inRange: true, closing: false, inFront: false },
      ],
      ordered: 'knights',
    },
    { result: { unit: 'knights' } },
  ],
  // 40 cm: in range after the second third, out of it at the end.
  'ancient-medieval/passing-fire': [
    { shooter: 'archer-light', distances: [55, 38, 52] },
    { result: { part: 1 }, because: [{ clause: 'cady/common/fire/en-passant', effect: 'may shoot in passing' }] },
  ],
  // Slings throw 21 cm, where friends stand.
  'ancient-medieval/falls-short': [
    { shooter: 'slinger', distance: 30, onTheLine: [{ unit: 'friends', from: 20, to: 24 }] },
    { result: { unit: 'friends', distance: 21 } },
  ],
  'ancient-medieval/divided-fire': [
    {
      figures: 8,
      allotted: [
        { unit: 'left', figures: 5 },
        { unit: 'right', figures: 4 },
      ],
    },
    { result: { faults: [{ path: 'allotted', clause: 'cady/ancient-medieval/missile/mixed-targets-allocate' }] } },
  ],
  // Of 90 cm the first 30 are sure.
  'ancient-medieval/fall-of-shot': [
    { gun: 'ballista', from: origin, bearing: 0, called: 30 },
    { distribution: { outcomes: [{ value: { point: { x: 0, y: 30 }, lost: false }, probability: 1 }] } },
  ],
  // One under the cross, one three centimetres off on a 4 or 6, one outside the circle of eight.
  'ancient-medieval/hits-of-machine': [
    { ...stone, targets: [figure('foot', 0, 60), figure('foot', 3, 60), figure('horse', 9, 60)] },
    {
      distribution: {
        outcomes: [
          { value: { losses: [{ unit: 'foot', lost: 1 }] }, probability: expect.closeTo(2 / 3, 12) },
          { value: { losses: [{ unit: 'foot', lost: 2 }] }, probability: third },
        ],
      },
    },
  ],
  'ancient-medieval/direct-hit': [
    { gun: 'ballista', kind: 'trebuchet' },
    { result: { removed: false }, because: [{ clause: 'cady/ancient-medieval/artillery/ballista-targets' }] },
  ],
  'ancient-medieval/gun-blows-up': [
    { unit: 'bombard', at: origin, targets: [figure('crew', 0, 3), figure('crew', 2, 2.3)] },
    { result: { losses: [{ unit: 'crew', lost: 1 }], removed: ['bombard'] } },
  ],
  // Four and three centimetres apart: five of one spot.
  'ancient-medieval/structure-destroyed': [
    {
      kind: 'castle-tower',
      hits: [
        { gun: 'bombard', point: origin },
        { gun: 'bombard', point: { x: 4, y: 3 } },
      ],
    },
    { result: { destroyed: true } },
  ],
  // It needs 8 or less of 12, a figure of medium infantry 6 or less; its sixth hit sends it mad.
  'ancient-medieval/elephant-melee': [
    {
      type: 'war-elephant-archer',
      elephant: { hits: 5 },
      enemies: [{ unit: 'spears', type: 'medium-infantry', figures: 1 }],
    },
    {
      odds: { point: 8 },
      distribution: {
        outcomes: [
          { value: { elephant: { hits: 5, fate: 'stands' }, losses: [{ lost: 0 }] }, probability: third },
          { value: { elephant: { hits: 6, fate: 'rampages' }, losses: [{ lost: 0 }] }, probability: sixth },
          { value: { elephant: { hits: 5, fate: 'stands' }, losses: [{ lost: 1 }] }, probability: third },
          { value: { elephant: { hits: 6, fate: 'rampages' }, losses: [{ lost: 1 }] }, probability: sixth },
        ],
      },
    },
  ],
  'ancient-medieval/bolt-at-elephant': [{ elephant: { hits: 2, bolts: 1 } }, { result: { bolts: 2, fate: 'removed' } }],
};
