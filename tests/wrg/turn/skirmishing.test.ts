import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };
const slings = { id: 'rome-slings', type: 'li', weapons: ['sling'], files: 6, figures: 6, order: 'SKIRMISH' } as const;

/** A period with Romans who skirmish, and Gauls who stand. */
function skirmish(
  romans: Partial<Piece>,
  gauls: readonly Piece[],
  features: Parameters<typeof setUp>[0]['features'] = [],
  rules = wrgRulesUnder({}),
) {
  const game = setUp({
    rules,
    pieces: [
      { ...slings, at: [500, 300], be: alarmed, ...romans },
      { id: 'rome-guard', at: [100, 60] },
      ...gauls.map(each => ({ be: alarmed, ...each })),
    ],
    generals: [
      { id: 'rome-caesar', with: 'rome-guard' },
      { id: 'gaul-brennus', with: gauls[0]?.id ?? '' },
    ],
    features,
  });
  const { of } = play(game, { seed: 1 }, ['movement', 'shooting']);
  const { at, facing } = unitIn(game, 'rome-slings').placed;
  const lost = of('moved').find(({ unit }) => unit === 'rome-slings')?.because[0]?.effect;
  return { y: Math.round(at.y), facing, lost, shot: of('shot').find(({ unit }) => unit === 'rome-slings') };
}

describe('skirmishers', () => {
  const hill = (y: number) =>
    [
      {
        kind: 'hill',
        id: 'hill',
        level: 1,
        outline: [
          [300, y],
          [700, y],
          [700, 700],
          [300, 700],
        ],
      },
    ] as never;

  it('go as near as their missiles reach where they stand, up a hill not as far (wrg/orders/skirmish-action, wrg/shooting/range/height-penalty)', () => {
    const gauls = [{ id: 'gaul-band', at: [500, 420] }] as const;
    expect(skirmish({}, gauls)).toMatchObject({ y: 300, shot: { target: 'gaul-band' } });
    expect(skirmish({}, gauls, hill(405))).toMatchObject({ y: 320, shot: { target: 'gaul-band' } });
  });

  it('come round to an enemy in their range whom they have not in their arc (wrg/orders/skirmish-action, wrg/shooting/arc-45)', () => {
    const { facing, shot } = skirmish({}, [{ id: 'gaul-band', at: [590, 330] }]);
    expect(facing).toBeGreaterThan(40);
    expect(facing).toBeLessThan(100);
    expect(shot).toMatchObject({ target: 'gaul-band', figures: 6 });
  });

  it('come round where fewer than half of their files can shoot, or, by the other reading, none can [wrg/ruling/skirmishers-come-round]', () => {
    // Two files of the six have him in their arc.
    const aside = [{ id: 'gaul-band', at: [590, 340] }] as const;
    const under = (reading: 'fewer-than-half-can-shoot' | 'nobody-can-shoot') =>
      skirmish({}, aside, [], wrgRulesUnder({ rulings: { 'wrg/ruling/skirmishers-come-round': reading } })).facing;
    expect(under('fewer-than-half-can-shoot')).toBeGreaterThan(40);
    expect(under('nobody-can-shoot')).toBe(0);
  });

  it('turn about, where he stands so near behind them that their line has no room for more (wrg/orders/skirmish-action, wrg/manoeuvre/turn-time-quick)', () => {
    const behind = { id: 'gaul-band', at: [520, 286], files: 12, facing: 'N' } as const;
    const { facing, y, lost, shot } = skirmish({}, [behind]);
    expect(facing).toBe(180);
    // A quarter of their eighty paces.
    expect(lost).toBe('−20 paces');
    expect(y).toBe(288);
    expect(shot).toMatchObject({ target: 'gaul-band' });
  });

  it('turn to an enemy behind them who is a few paces beyond their range, though that takes longer than to go there (wrg/orders/skirmish-action, wrg/manoeuvre/turn-time-quick)', () => {
    const { facing, y, shot } = skirmish({ facing: 'S', weapons: ['javelins'] }, [{ id: 'gaul-band', at: [500, 345] }]);
    expect(facing).toBe(0);
    // Their front is where their rear was, and has him in range.
    expect(y).toBe(312);
    expect(shot).toMatchObject({ target: 'gaul-band' });
  });

  it('stand as they are where enough of them can shoot, or the enemy is before them', () => {
    expect(skirmish({}, [{ id: 'gaul-band', at: [530, 390] }])).toMatchObject({ facing: 0, y: 300 });
    // On horseback one shoots all round.
    const horse = { type: 'lc', weapons: ['bow'] } as const;
    expect(skirmish(horse, [{ id: 'gaul-band', at: [590, 330] }])).toMatchObject({ facing: 0, y: 300 });
  });

  it('go for him whom their order names, though others are nearer (wrg/orders/skirmish-action)', () => {
    const near = { id: 'gaul-near', at: [480, 400], figures: 4, files: 4 } as const;
    const gauls = [near, { id: 'gaul-band', at: [540, 480] }] as const;
    expect(skirmish({}, gauls).y).toBe(300);
    expect(skirmish({ order: 'SKIRMISH gaul-band' }, gauls).y).toBeGreaterThan(330);
  });
});

describe('skirmishers who come at a line aslant', () => {
  it('go on until half of them are in range, and not one corner alone (wrg/orders/skirmish-action)', () => {
    const slings = { type: 'li', weapons: ['sling'], order: 'SKIRMISH', figures: 12, files: 12 } as const;
    const game = setUp({
      pieces: [
        { ...slings, id: 'rome-slings', at: [500, 300], facing: 330, be: { alarmed: true } },
        { id: 'gaul-line', type: 'li', at: [411, 452], figures: 25, files: 25, be: { alarmed: true } },
      ],
    });
    const { of } = play(game, { seed: 1 }, ['orders', 'declarations', 'movement', 'shooting']);
    expect(of('shot').map(({ unit, figures }) => [unit, figures])).toEqual([['rome-slings', 6]]);
  });
});
