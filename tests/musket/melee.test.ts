import { describe, expect, it } from 'vitest';
import { musketRulesUnder } from '../rules-under.js';
import { all, type Features, type Piece, play, type Script, setUp, unitIn } from './table-top.js';

const foot: Piece = { id: 'blue-1', at: [60, 20], formation: 'Col 8' };
const enemy: Piece = { id: 'red-1', at: [60, 60], formation: 'Col 8' };

/** A turn of two units up to the melee: what their orders made of it. */
function meet(
  blue: Partial<Piece> & { readonly order?: string },
  red: Partial<Piece> & { readonly order?: string },
  features: Features = [],
) {
  const { order: north = 'H', ...one } = blue;
  const { order: south = 'H', ...other } = red;
  const game = setUp({
    pieces: [
      { ...foot, ...one },
      { ...enemy, ...other },
    ],
    features,
  });
  const orders = { 'blue-1': `${north}, HF`, 'red-1': `${south}, HF` };
  const { of } = play(game, { orders, seed: 3 }, ['orders', 'movement', 'melee']);
  const [told] = of('melee');
  return {
    contact: game.state.contacts[0],
    blue: unitIn(game.state, 'blue-1'),
    red: unitIn(game.state, 'red-1'),
    dice: [told?.a.dice, told?.b.dice],
    points: [told?.a.point, told?.b.point],
  };
}

describe('who comes upon whom (cady/common/melee/mandatory cady/common/definition/melee-range)', () => {
  it('of two that march at each other both attack', () => {
    const { contact, dice } = meet({ order: 'N full' }, { order: 'S full' });
    expect(contact).toMatchObject({ attackers: ['blue-1', 'red-1'], edgeOfA: 'front', edgeOfB: 'front' });
    expect(dice).toEqual([8, 8]);
  });

  it('who marches away is overtaken: met from behind and not turned round, he defends himself alone', () => {
    const away = { at: [60, 80] as const, facing: 'S', order: 'S full' };
    const horse = { type: 'light-hussars' as const, figures: 8, at: [60, 100] as const, order: 'ENG S full' };
    const { contact, blue, dice, points } = meet(away, horse);
    expect(contact).toMatchObject({ attackers: ['red-1'], edgeOfA: 'rear', edgeOfB: 'front' });
    expect(blue.facing).toBe(180);
    expect([dice, points]).toEqual([
      [8, 0],
      [3, null],
    ]);
  });

  it('who has come to a halt and is reached fights, however far he marched', () => {
    const { contact, blue, dice } = meet({ order: 'N 26 cm' }, { at: [60, 84], order: 'CH S full' });
    expect(blue.turn.moved).toBeCloseTo(26 / 36, 3);
    expect(contact?.attackers).toEqual(['red-1']);
    expect(dice).toEqual([8, 8]);
  });

  it('who comes up so late himself only defends (cady/common/thirds/full-move-no-combat cady/common/thirds/combat-in-last-third)', () => {
    const late = (cm: number, gait = 'ENG') => meet({ order: `${gait} N ${cm} cm` }, { at: [60, 20 + cm] }).dice;
    expect(late(24)).toEqual([8, 8]);
    expect(late(26)).toEqual([8, 0]);
    expect(late(26, 'CH')).toEqual([8, 8]);
  });

  it('who is ordered to charge an enemy at arm’s length makes no charge, and is told so (cady/common/charge/how-melee-arises)', () => {
    const game = setUp({ pieces: [foot, { ...enemy, at: [60, foot.at[1] + 0.8] }] });
    const { of } = play(game, { orders: { 'blue-1': 'CH N full, HF', 'red-1': 'H, HF' } }, ['orders', 'movement']);
    expect(of('contact')[0]?.because).toMatchObject([{ effect: 'no charge' }]);
    expect(unitIn(game.state, 'blue-1').turn.charging).toBe(false);
  });

  it('whoever marches past is met on his flank', () => {
    const past = { at: [30, 60] as const, facing: 'E', formation: 'Col 2', order: 'E 30 cm' };
    const { contact, blue, points } = meet(past, {
      at: [60, 96],
      figures: 32,
      formation: 'Col 16',
      order: 'CH S full',
    });
    expect(contact).toMatchObject({ attackers: ['red-1'], edgeOfA: 'flank', edgeOfB: 'front' });
    expect(blue.facing).toBe(90);
    expect(points).toEqual([4, 5]);
  });

  it('whoever stirs as he is ridden at his end is met on his flank, though he closes in (cady/ruling/closing-front)', () => {
    const line = { at: [60, 60] as const, facing: 'S', formation: 'LB', figures: 20, order: '268 13 cm' };
    const horse = { type: 'light-lancers' as const, figures: 10, formation: 'Col 5', order: 'CH N full' };
    const { contact, blue } = meet(line, { ...horse, at: [60, 10], facing: 'N' });
    expect(contact).toMatchObject({ attackers: ['blue-1', 'red-1'], edgeOfA: 'flank', edgeOfB: 'front' });
    expect(blue.facing).toBe(268);
  });

  it('who charges fights to his front, though he strikes with his end and finds no room to square up (cady/ruling/closing-front)', () => {
    const rules = musketRulesUnder({ 'cady/ruling/squaring-up': 'as-it-came' });
    const edges = (order: string) => {
      const line: Piece = { ...foot, at: [50, 20], formation: 'LB', figures: 20 };
      const column: Piece = { ...enemy, at: [75, 50], facing: 'E', formation: 'Col 2' };
      const game = setUp({ pieces: [line, column], rules });
      return play(game, { orders: { 'blue-1': `${order}, HF`, 'red-1': 'H, HF' } }, ['orders', 'movement']).of(
        'contact',
      );
    };
    expect(edges('CH N full')).toMatchObject([{ a: 'blue-1', edgeOfA: 'front', edgeOfB: 'flank' }]);
    expect(edges('N 35 cm')).toMatchObject([{ a: 'blue-1', edgeOfA: 'flank', edgeOfB: 'flank' }]);
  });

  it('a wall costs only the one who comes over it', () => {
    const wall: Features = [
      {
        kind: 'wall',
        id: 'w',
        line: [
          [0, 59.5],
          [200, 59.5],
        ],
      },
    ];
    expect(meet({ at: [60, 50], order: 'CH N full' }, {}, wall).points).toEqual([4, 5]);
    // Red fell back to the wall, was overtaken there, and attacks nobody across it.
    const caught = meet({ at: [60, 40], order: 'CH N full' }, { at: [60, 56], facing: 'N', order: 'N 3 cm' }, wall);
    expect(caught.contact).toMatchObject({ attackers: ['blue-1'], edgeOfB: 'rear' });
    expect(caught.points).toEqual([null, 3]);
  });
});

describe('a whole turn of close combat (cady/common/melee/sequence cady/common/sequence/step-8-melee cady/common/sequence/step-9-post-melee-morale)', () => {
  /** Grenadiers charge regulars of equal number, who stand with their muskets unloaded. */
  const assault = () =>
    setUp({
      pieces: [
        { ...foot, type: 'grenadiers', at: [60, 40] },
        { ...enemy, be: { loaded: false } },
      ],
    });
  const orders = { 'blue-1': 'CH N full, HF', 'red-1': 'H, HF' };
  // Eight shocks, three of which tell; then eight grenadiers and eight regulars: one and six fall.
  const dice = [...all(3, 6), ...all(5, 1), 7, ...all(7, 6), ...all(6, 6), ...all(2, 5)];

  it('goes from shock to melee to morale, and what they cost together is tested once', () => {
    const game = assault();
    const { events, of } = play(game, { orders, dice });
    const order = events.map(({ kind }) => kind).filter(kind => ['contact', 'shock', 'melee', 'morale'].includes(kind));
    expect(order).toEqual(['contact', 'shock', 'melee', 'morale', 'morale']);
    expect(of('shock')).toMatchObject([{ dice: 8, losses: 3 }]);
    expect(of('melee')).toMatchObject([{ a: { dice: 8, losses: 1 }, b: { dice: 8, losses: 6 } }]);
    expect(of('morale')).toMatchObject([
      { unit: 'blue-1', before: 64, loss: 4, column: '61-70', result: 'no-effect' },
      { unit: 'red-1', before: 64, loss: 36, column: '61-70', result: 'rout', counts: true },
    ]);
  });

  it('the reaction takes the place of the next turn’s order (cady/common/morale/result-binds-next-turn)', () => {
    const game = assault();
    play(game, { orders, dice });
    expect(unitIn(game.state, 'red-1').mustDo).toBe('rout');
    const next: Script = { orders: { 'blue-1': 'H, HF' } };
    expect(play(game, next).of('left')).toMatchObject([{ unit: 'red-1', how: 'routed' }]);
    expect(game.state.contacts).toEqual([]);
  });
});
