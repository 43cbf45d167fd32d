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
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/how-near-skirmishers-come': 'the-middle-reaches' } });
    expect(skirmish({}, gauls, [], rules)).toMatchObject({ y: 300, shot: { target: 'gaul-band' } });
    expect(skirmish({}, gauls, hill(405), rules)).toMatchObject({ y: 320, shot: { target: 'gaul-band' } });
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

describe('skirmishers whom something hides from the enemy in their range', () => {
  const thicket = (from: number, to: number) =>
    [
      {
        kind: 'wood',
        id: 'thicket',
        outline: [
          [430, from],
          [570, from],
          [570, to],
          [430, to],
        ],
      },
    ] as const;
  const band = [{ id: 'gaul-band', at: [500, 400] }] as const;
  const readings = ['nearly-all-reach-out-of-his-charge', 'nearly-all-reach', 'the-middle-reaches'] as const;

  it.each(readings)(
    'go on until they see him, and shoot (wrg/orders/skirmish-action) [wrg/ruling/how-near-skirmishers-come] %s',
    reading => {
      const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/how-near-skirmishers-come': reading } });
      expect(skirmish({}, band, [], rules)).toMatchObject({ y: 300, shot: { target: 'gaul-band' } });
      const { y, shot } = skirmish({}, band, thicket(330, 345) as never, rules);
      expect(y).toBeGreaterThan(310);
      expect(shot).toMatchObject({ target: 'gaul-band' });
    },
  );

  it('do not halt on their way because he comes into range behind it, but once they see him (wrg/orders/skirmish-action, wrg/movement/simultaneous)', () => {
    const comes = [{ id: 'gaul-band', type: 'li', at: [500, 460], order: 'MOVE S 200' }] as const;
    const open = skirmish({}, comes);
    const hidden = skirmish({}, comes, thicket(345, 355) as never);
    expect(open).toMatchObject({ lost: 'no nearer', shot: { target: 'gaul-band' } });
    expect(hidden.y).toBeGreaterThan(open.y + 10);
    expect(hidden.shot).toMatchObject({ target: 'gaul-band' });
  });

  it('stay where they see him over it, or past it (wrg/orders/skirmish-action)', () => {
    const aside = [
      {
        ...thicket(330, 345)[0],
        outline: [
          [430, 330],
          [480, 330],
          [480, 345],
          [430, 345],
        ],
      },
    ];
    expect(skirmish({}, band, aside as never)).toMatchObject({ y: 300, shot: { target: 'gaul-band' } });
  });
});

describe('horse that shoots all round, and has an enemy before one end of its line', () => {
  const horse = { type: 'lc', weapons: ['bow'], shield: false, figures: 14, files: 14, at: [650, 270] } as const;
  const archers = { id: 'gaul-archers', type: 'li', weapons: ['bow'], at: [502, 428] } as const;
  const legion = { id: 'gaul-legion', type: 'hi', figures: 36, files: 18, at: [605, 470] } as const;

  it('goes straight on, and does not swing the other end into the reach of a charge (wrg/orders/skirmish-action) [wrg/ruling/how-near-skirmishers-come]', () => {
    const { facing, y, shot } = skirmish(horse, [legion, archers]);
    expect(facing).toBe(0);
    expect(y).toBeGreaterThan(280);
    expect(470 - y).toBeGreaterThan(80);
    expect(shot?.figures).toBeGreaterThanOrEqual(7);
    expect(skirmish(horse, [archers]).facing).not.toBe(0);
  });
});

describe('skirmishers who come at a line aslant', () => {
  it.each([
    ['nearly all of them', 'nearly-all-reach', 10],
    ['half of them', 'the-middle-reaches', 6],
  ])('go on until %s are in range, and not one corner alone (wrg/orders/skirmish-action)', (_, reading, figures) => {
    const slings = { type: 'li', weapons: ['sling'], order: 'SKIRMISH', figures: 12, files: 12 } as const;
    const game = setUp({
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/how-near-skirmishers-come': reading } }),
      pieces: [
        { ...slings, id: 'rome-slings', at: [500, 300], facing: 330, be: { alarmed: true } },
        { id: 'gaul-line', type: 'li', at: [411, 452], figures: 25, files: 25, be: { alarmed: true } },
      ],
    });
    const { of } = play(game, { seed: 1 }, ['orders', 'declarations', 'movement', 'shooting']);
    expect(of('shot').map(({ unit, figures }) => [unit, figures])).toEqual([['rome-slings', figures]]);
  });
});

describe('skirmishers who have to wheel to their enemy first', () => {
  const aslant = (reading: string, at: readonly [number, number] = [575, 428]) => {
    const game = setUp({
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/how-near-skirmishers-come': reading } }),
      pieces: [
        { ...slings, at: [500, 300], be: alarmed },
        { id: 'gaul-band', at, figures: 4, files: 4, be: alarmed },
      ],
    });
    const { of } = play(game, { seed: 1 }, ['orders', 'declarations', 'movement', 'shooting']);
    const moved = of('moved').find(({ unit }) => unit === 'rome-slings');
    return { distance: moved?.distance ?? 0, shot: of('shot')[0]?.figures ?? 0, ...unitIn(game, 'rome-slings').placed };
  };

  it('go on after it until as many reach him as are to (wrg/orders/skirmish-action) [wrg/ruling/how-near-skirmishers-come]', () => {
    const few = aslant('the-middle-reaches');
    const most = aslant('nearly-all-reach');
    expect([few.facing, most.facing].map(Math.round)).toEqual([32, 32]);
    expect([few.shot, most.shot]).toEqual([3, 5]);
    expect(most.distance).toBeGreaterThan(few.distance);
    // The wheel alone brings half of them into range, and is made all the same.
    expect(aslant('nearly-all-reach', [570, 410])).toMatchObject({ shot: 6 });
  });
});

describe('skirmishers before an enemy who is narrower than they', () => {
  const stop = 'wrg/ruling/how-near-skirmishers-come';
  type Stop = 'nearly-all-reach-out-of-his-charge' | 'nearly-all-reach' | 'the-middle-reaches';
  const under = (reading: Stop) => wrgRulesUnder({ rulings: { [stop]: reading } });
  /** Twelve abreast, who meet a band that is 24 paces wide with their middle. */
  const wide = { figures: 12, files: 12 } as const;
  const band = (y: number, more: Partial<Piece> = {}) => [{ id: 'gaul-band', at: [500, y], ...more } as Piece];
  const stoppingAfter = (romans: Partial<Piece>, gauls: readonly Piece[], reading: Stop) => {
    const { y, shot } = skirmish({ ...wide, ...romans }, gauls, [], under(reading));
    return { y, shoot: shot?.figures ?? 0 };
  };

  it('come on until as many as can reach him, who do so out of the reach of his charge (wrg/orders/skirmish-action) [wrg/ruling/how-near-skirmishers-come]', () => {
    const slings = (reading: Stop) => stoppingAfter({}, band(440), reading);
    const [narrow, all] = [slings('the-middle-reaches'), slings('nearly-all-reach-out-of-his-charge')];
    expect(narrow).toMatchObject({ y: 320 });
    expect(narrow.shoot).toBeLessThan(6);
    expect(all.shoot).toBeGreaterThanOrEqual(10);
    expect(440 - all.y).toBeGreaterThan(80);
    expect(slings('nearly-all-reach')).toEqual(all);
  });

  it('do not come into the reach of his charge for more of them [wrg/ruling/how-near-skirmishers-come]', () => {
    // A charge of light-medium foot reaches a hundred paces.
    const swift = band(440, { type: 'lmi', figures: 1, files: 1 });
    const whole = { figures: 20, files: 20 } as const;
    const kept = stoppingAfter(whole, swift, 'nearly-all-reach-out-of-his-charge');
    expect(440 - kept.y).toBeGreaterThan(100);
    expect(440 - stoppingAfter(whole, swift, 'nearly-all-reach').y).toBeLessThan(100);
  });

  it('come on with javelins, which reach nobody from out of it [wrg/ruling/how-near-skirmishers-come]', () => {
    const javelins = (reading: Stop) => stoppingAfter({ weapons: ['javelins'] }, band(360), reading);
    const [narrow, more] = [javelins('the-middle-reaches'), javelins('nearly-all-reach-out-of-his-charge')];
    expect(narrow).toMatchObject({ y: 320 });
    expect(more.shoot).toBeGreaterThan(narrow.shoot + 2);
    expect(360 - more.y).toBeGreaterThan(20);
  });

  it('stand where they are once as many reach him as can', () => {
    const at = stoppingAfter({}, band(440), 'nearly-all-reach-out-of-his-charge').y;
    expect(stoppingAfter({ at: [500, at] }, band(440), 'nearly-all-reach-out-of-his-charge').y).toBe(at);
  });
});

describe('skirmishers whom an enemy comes to meet', () => {
  /** Where slingers stand after a move toward a band that comes at them, or stands there. */
  const meeting = (order: string, more: Partial<Piece> = {}, reading = 'nearly-all-reach-out-of-his-charge') => {
    const game = setUp({
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/how-near-skirmishers-come': reading } }),
      pieces: [
        { ...slings, at: [500, 300], order: 'SKIRMISH gaul-band', be: alarmed },
        { id: 'rome-guard', at: [100, 60], be: alarmed },
        { id: 'gaul-band', at: [500, 500], order, be: alarmed, ...more },
      ],
      generals: [{ id: 'rome-caesar', with: 'rome-guard' }],
    });
    const { of } = play(game, { seed: 1 }, ['movement', 'shooting']);
    const moved = of('moved').find(({ unit }) => unit === 'rome-slings');
    const { y } = unitIn(game, 'rome-slings').placed.at;
    const halts = moved?.because.find(({ clause }) => clause === 'wrg/orders/skirmish-action')?.effect;
    return {
      y: Math.round(y),
      gap: Math.round(unitIn(game, 'gaul-band').placed.at.y - y),
      halts,
      shots: of('shot').length,
      told: of('stands').filter(({ unit }) => unit === 'rome-slings').length,
    };
  };

  it('halt as soon as they have him in range [wrg/orders/skirmish-action] [wrg/movement/simultaneous]', () => {
    const stands = meeting('HOLD');
    expect(stands).toMatchObject({ y: 380, halts: undefined });
    const comes = meeting('ATTACK rome-slings');
    expect(comes.halts).toBe('no nearer');
    expect(comes.y).toBeGreaterThan(330);
    expect(comes.y).toBeLessThan(360);
    expect(comes.shots).toBe(1);
    // Their move tells before whom they have halted, and no other sentence says so again.
    expect(comes.told).toBe(0);
    // He goes his sixty paces on, and they would have been in the reach of his charge.
    expect(comes.gap).toBeGreaterThan(80);
  });

  it('and not before nearly all of them have, nor do they come into the reach of his charge for more [wrg/ruling/how-near-skirmishers-come]', () => {
    const wide = { figures: 24, files: 24 };
    const middle = meeting('ATTACK rome-slings', wide, 'the-middle-reaches');
    const nearly = meeting('ATTACK rome-slings', { figures: 2, files: 2 }, 'nearly-all-reach');
    expect(middle.halts).toBe('no nearer');
    expect(nearly.y).toBeGreaterThanOrEqual(middle.y);
  });

  it('go on after one who goes back', () => {
    expect(meeting('RETIRE N 200')).toMatchObject({ y: 380, halts: undefined });
  });
});
