import { describe, expect, it } from 'vitest';
import { conductFaults } from '../../../src/rulesets/wrg/turn/declaring/checks.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const line = (weapon: 'sling' | 'bow' | 'javelins', more: Partial<Piece> = {}): Piece => ({
  id: 'rome-line',
  type: 'li',
  weapons: [weapon],
  figures: 12,
  files: 12,
  at: [500, 300],
  ...more,
});
const enemy = (x: number, y: number, files = 2): Piece => ({ id: 'gaul-band', at: [x, y], figures: files, files });

/** Those of the line who shoot, and why their total is what it is. */
function volley(pieces: readonly Piece[], reading?: string, features: TableTop['features'] = []) {
  const rules =
    reading === undefined ? {} : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/figures-that-shoot': reading } }) };
  const { of } = play(setUp({ pieces, features, ...rules }), { seed: 3 }, ['shooting']);
  const [shot] = of('shot').filter(({ unit }) => unit === 'rome-line');
  return {
    figures: shot?.figures ?? 0,
    range: shot?.range ?? 0,
    clauses: (shot?.because ?? []).map(({ clause }) => clause),
  };
}

describe('those who have shot at a body', () => {
  it('are as many as count: of who is out of order half of its nearest rank (wrg/reaction/minus1-shot-at, wrg/disorganisation/half-figures)', () => {
    const noted = (be: Piece['be']) => {
      const game = setUp({ pieces: [line('sling', { be: { alarmed: true, ...be } }), enemy(500, 350, 12)] });
      play(game, { seed: 3 }, ['shooting']);
      return unitIn(game, 'gaul-band').period.shotBy.map(({ figures }) => figures);
    };
    expect(noted({})).toEqual([12]);
    expect(noted({ recovering: 'reorganising' })).toEqual([6]);
  });
});

describe('the figures of a line', () => {
  it('are told to shoot from as far as the nearest of those who do (wrg/shooting/range/base)', () => {
    expect(volley([line('sling'), enemy(560, 400)]).range).toBe(100);
    // Friends stand before the end of the line that is nearest to him.
    const friends: Piece = { id: 'rome-friends', at: [560, 340], figures: 8, files: 8 };
    const { figures, range } = volley([line('sling'), friends, enemy(560, 400)]);
    expect(figures).toBeGreaterThan(0);
    expect(range).toBeGreaterThan(100);
  });

  it('shoot who have the enemy within their own range and arc (wrg/shooting/range/base, wrg/shooting/arc-45)', () => {
    // Twelve files of twelve paces each; the enemy stands before the left end, a hundred paces off.
    const pieces = [line('sling'), enemy(440, 400)];
    expect(volley(pieces).figures).toBe(8);
    expect(volley(pieces, 'all-of-the-front-if-anybody-may').figures).toBe(12);
  });

  it('do not shoot through a house or a wood, which hides the enemy from those who stand before it [wrg/reaction/within-needs-view]', () => {
    const hides = (kind: 'building' | 'wood') => [
      {
        kind,
        id: 'farm',
        outline: [
          [500, 320],
          [600, 320],
          [600, 345],
          [500, 345],
        ] as [number, number][],
      },
    ];
    const pieces = [line('sling'), enemy(500, 380, 24)];
    expect(volley(pieces).figures).toBe(12);
    expect(volley(pieces, undefined, hides('building')).figures).toBeLessThan(10);
    expect(volley(pieces, undefined, hides('wood')).figures).toBeLessThan(10);
  });

  it('have half as wide an arc in closer order (wrg/shooting/arc-22-5)', () => {
    const pieces = [line('sling', { type: 'mi' }), enemy(470, 360)];
    const loose = [line('sling', { type: 'li', figures: 6, files: 6 }), enemy(470, 360)];
    expect(volley(loose).figures).toBe(6);
    // The seventh has no more of him in his arc than the corner of his rear.
    expect(volley(pieces).figures).toBe(7);
  });

  it('all shoot at a wide enemy straight before them, however far off to the sides his ends are (wrg/shooting/arc-22-5)', () => {
    expect(volley([line('sling', { type: 'mi' }), enemy(500, 320, 40)]).figures).toBe(12);
  });

  it('shoot who have a few men right before them, whom neither the middle nor the ends of the line have in their arc (wrg/shooting/arc-22-5)', () => {
    // From the middle of the line, and from its end, he is farther aside than he is away.
    const near = (reading?: string) => volley([line('sling', { type: 'mi' }), enemy(518, 308, 1)], reading).figures;
    expect(near()).toBe(4);
    expect(near('all-of-the-front-if-anybody-may')).toBe(12);
  });

  it('shoot over nobody where the ranks behind them are out of range [wrg/shooting/overhead/penalty]', () => {
    const factor = 'wrg/shooting/overhead/penalty';
    const archers = line('bow', { type: 'lc', files: 6, at: [500, 300] });
    // A horse is sixteen paces deep, and its rider shoots as far as 180.
    expect(volley([archers, enemy(500, 470, 12)])).toMatchObject({ figures: 6 });
    expect(volley([archers, enemy(500, 470, 12)]).clauses).not.toContain(factor);
    expect(volley([archers, enemy(500, 455, 12)])).toMatchObject({ figures: 12 });
    expect(volley([archers, enemy(500, 455, 12)]).clauses).toContain(factor);
  });

  it('do not shoot at all where half of them is nobody (wrg/disorganisation/half-figures)', () => {
    const shots = (figures: number) => {
      const one = line('sling', { figures, files: figures, be: { recovering: 'reorganising' } });
      const { of } = play(setUp({ pieces: [one, enemy(500, 360)] }), { seed: 3 }, ['shooting']);
      return of('shot').filter(({ unit }) => unit === 'rome-line').length;
    };
    expect([shots(1), shots(2)]).toEqual([0, 1]);
  });

  it('shoot at long range as soon as one of them does (wrg/shooting/tactical/long-range)', () => {
    const factor = 'wrg/shooting/tactical/long-range';
    expect(volley([line('bow', { figures: 2, files: 2 }), enemy(500, 415)]).clauses).not.toContain(factor);
    expect(volley([line('bow'), enemy(500, 415)]).clauses).toContain(factor);
  });

  it('throw nothing through those who stand before them on the level (wrg/shooting/overhead/allowed-height)', () => {
    const friends: Piece = { id: 'rome-screen', at: [464, 315], type: 'mi', figures: 12, files: 12 };
    const pieces = [line('javelins'), enemy(500, 335, 24)];
    expect(volley(pieces).figures).toBe(12);
    expect(volley([...pieces, friends]).figures).toBe(6);
    expect(volley([...pieces, friends], 'all-of-the-front-if-anybody-may').figures).toBe(12);
    expect(volley([...pieces, { ...friends, at: [500, 315], figures: 24, files: 24 }]).figures).toBe(0);
  });
});

describe('the figures of a line on a hill', () => {
  const hill: NonNullable<TableTop['features']>[number] = {
    kind: 'hill',
    id: 'knoll',
    outline: [
      [300, 200],
      [700, 200],
      [700, 310],
      [300, 310],
    ],
    level: 1,
  };
  /** What a line on the hill shoots at a wide enemy, with friends before its left half only: figures, and whether it counts as overhead. */
  const from = (friends: number, moved = 0, reading = 'who-may-by-themselves') => {
    const pieces: Piece[] = [
      { id: 'rome-line', weapons: ['bow'], figures: 20, files: 20, at: [500, 300] },
      { id: 'rome-screen', at: [436, friends], figures: 20, files: 20 },
      { id: 'gaul-band', at: [500, 400], figures: 40, files: 40 },
    ];
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/figures-that-shoot': reading } });
    const game = setUp({ pieces, features: [hill], rules });
    unitIn(game, 'rome-line').period.moved = moved;
    const { of } = play(game, { seed: 3 }, ['shooting']);
    const [shot] = of('shot').filter(({ unit }) => unit === 'rome-line');
    return [shot?.figures ?? 0, (shot?.because ?? []).some(({ because }) => because === 'shoots overhead')];
  };

  it('shoot through the gap between two who stand before them, at whatever of the enemy shows in it (wrg/shooting/arc-22-5)', () => {
    const friends = (id: string, x: number): Piece => ({ id, type: 'li', figures: 3, files: 3, at: [x, 350] });
    const through = (gap: number) => {
      const archer = line('bow', { type: 'mi', figures: 1, files: 1 });
      const [left, right] = [friends('rome-left', 485), friends('rome-right', 521 + gap)];
      return volley([archer, left, right, enemy(500, 400, 30)]);
    };
    const overhead = 'wrg/shooting/overhead/penalty';
    expect(through(9)).toMatchObject({ figures: 1 });
    expect(through(9).clauses).not.toContain(overhead);
    expect(through(0).figures).toBe(0);
  });

  it('shoot over friends who stand before some of them only, and count it (wrg/shooting/overhead/penalty, wrg/shooting/overhead/allowed-height)', () => {
    // These are more than twenty paces from both.
    expect(from(355)).toEqual([20, false]);
    expect(from(385)).toEqual([20, true]);
  });

  it('who move shoot where nobody is in their way, and not over the others (wrg/shooting/overhead/forbidden)', () => {
    expect(from(355, 20)).toEqual([14, false]);
    expect(from(355, 20, 'all-of-the-front-if-anybody-may')).toEqual([20, false]);
  });
});

describe('a volley of which some shoot over others [wrg/ruling/overhead-counts-for]', () => {
  const volleys = (reading: string, pieces: readonly Piece[], features: TableTop['features'] = []) => {
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/overhead-counts-for': reading } });
    const { of } = play(setUp({ pieces, features, rules }), { seed: 3 }, ['shooting']);
    const shots = of('shot').filter(({ unit }) => unit === 'rome-line');
    return shots.map(({ figures, total, because }) => ({
      figures,
      total,
      overhead: because.some(({ clause }) => clause === 'wrg/shooting/overhead/penalty'),
    }));
  };
  const readings = ['the-whole-volley', 'who-shoot-over-others'] as const;

  it('counts it as a whole, or the ranks behind do so alone [wrg/shooting/overhead/penalty]', () => {
    const pieces = [line('bow', { type: 'mi', files: 6 }), enemy(500, 400, 12)];
    const [whole, apart] = readings.map(reading => volleys(reading, pieces));
    expect(whole).toMatchObject([{ figures: 12, overhead: true }]);
    const [first, behind] = apart ?? [];
    expect(apart).toMatchObject([
      { figures: 6, overhead: false },
      { figures: 6, overhead: true },
    ]);
    // One throw for both; the factor is all that is between them.
    expect([first?.total, behind?.total]).toEqual([(whole?.[0]?.total ?? 0) + 1, whole?.[0]?.total]);
  });

  it('counts nothing where nobody shoots over others, or from where that costs nothing [wrg/shooting/overhead/penalty]', () => {
    const single = [line('bow', { type: 'mi' }), enemy(500, 400, 12)];
    for (const reading of readings) expect(volleys(reading, single)).toMatchObject([{ figures: 12, overhead: false }]);
    // Friends far before the left half of a line on a hill, and close before it.
    const hill: NonNullable<TableTop['features']> = [
      {
        kind: 'hill',
        id: 'knoll',
        outline: [
          [300, 200],
          [700, 200],
          [700, 310],
          [300, 310],
        ],
        level: 1,
      },
    ];
    const behindFriends = (y: number): Piece[] => [
      { id: 'rome-line', weapons: ['bow'], figures: 20, files: 20, at: [500, 300] },
      { id: 'rome-screen', at: [436, y], figures: 20, files: 20 },
      { id: 'gaul-band', at: [500, 400], figures: 40, files: 40 },
    ];
    expect(volleys('who-shoot-over-others', behindFriends(355), hill)).toMatchObject([
      { figures: 20, overhead: false },
    ]);
    expect(volleys('who-shoot-over-others', behindFriends(385), hill)).toMatchObject([
      { figures: 16, overhead: false },
      { figures: 4, overhead: true },
    ]);
  });
});

describe('those of a long line who shoot at the backs of men before one end of it', () => {
  const clauses = (x: number) => {
    const fleeing: Piece = { ...enemy(x, 350, 2), type: 'mi', facing: 'N' };
    return volley([line('sling'), fleeing]).clauses.filter(clause =>
      clause.startsWith('wrg/shooting/tactical/shieldless'),
    );
  };

  it('shoot from where they stand, and not from the middle of their line (wrg/shields/when-unusable)', () => {
    // Before the middle, and before either end: the men carry their shields on the left.
    expect([500, 560, 440].map(clauses)).toEqual(Array(3).fill(clauses(500)));
    expect(clauses(500)).toHaveLength(1);
  });
});

describe('horsemen who shoot all round', () => {
  it('do so with the rank that is nearest to the enemy (wrg/shooting/arc-all-round)', () => {
    const horse = line('javelins', { type: 'lc', figures: 8, files: 4 });
    expect(volley([horse, { ...enemy(500, 300 - 32 - 38, 4), facing: 'N' }]).figures).toBe(4);
  });

  const penalty = 'wrg/shooting/overhead/penalty';

  it('are all in the nearest rank where a column has the enemy along its flank [wrg/shooting/overhead/allowed-bows] [wrg/ruling/figures-that-shoot]', () => {
    const column = (more: Partial<Piece> = {}) => line('bow', { type: 'lc', figures: 14, files: 1, ...more });
    const beside: Piece = { ...enemy(480, 190, 36), facing: 'E' };
    const { figures, clauses } = volley([column(), beside]);
    expect(figures).toBe(14);
    expect(clauses).not.toContain(penalty);
    expect(volley([column({ be: { recovering: 'reorganising' } }), beside]).figures).toBe(7);
    // Who has him before the head of the column has the others behind him.
    expect(volley([column(), enemy(500, 330, 2)]).figures).toBe(2);
  });

  it('shoot over one file, and not over six, at an enemy off the end of their line [wrg/shooting/overhead/allowed-bows] [wrg/ruling/figures-that-shoot]', () => {
    const band = (weapon: 'bow' | 'javelins', figures = 14) => line(weapon, { type: 'lc', figures, files: 7 });
    const beside: Piece = { ...enemy(456, 284, 4), facing: 'E' };
    expect(volley([band('bow'), beside]).figures).toBe(4);
    expect(volley([band('bow'), beside]).clauses).toContain(penalty);
    expect(volley([band('javelins'), beside]).figures).toBe(2);
    expect(volley([band('bow', 7), { ...enemy(456, 292, 2), facing: 'E' }]).figures).toBe(2);
  });
});

describe('whom a line must shoot at first', () => {
  /** At whom slingers shoot of a band that stands before them, or comes on, and one that has come on farther off. */
  const target = (
    more: Partial<Piece>,
    doing: object,
    foes: readonly Piece[] = [],
    reading?: string,
    nearDoing = {},
  ) => {
    const near: Piece = { id: 'gaul-near', at: [500, 340] };
    const game = setUp({
      rules: wrgRulesUnder(
        reading === undefined ? {} : { rulings: { 'wrg/ruling/advancing-toward-shooters': reading } },
      ),
      pieces: [line('sling'), near, { id: 'gaul-far', at: [440, 360], ...more }, ...foes],
      melees: foes.map(({ id }) => ({ a: 'gaul-far', b: id })),
    });
    Object.assign(unitIn(game, 'gaul-far').period, { doing: 'advancing', moved: 30, ...doing });
    Object.assign(unitIn(game, 'gaul-near').period, nearDoing);
    const { of } = play(game, { seed: 3 }, ['shooting']);
    return of('shot').flatMap(({ unit, target: at }) => (unit === 'rome-line' ? [at] : []));
  };

  /** The band before them comes at them: nobody goes before him but who does so too. */
  const comes = { doing: 'advancing', moved: 60, from: { x: 500, y: 400 } };

  it('is who comes toward them and can charge them, and not who goes past or away [wrg/shooting/priority/1-chargers] [wrg/shooting/priority/5-advancing]', () => {
    expect(target({}, { from: { x: 440, y: 390 } })).toEqual(['gaul-far']);
    const past = { from: { x: 480, y: 360 } };
    expect(target({ facing: 'W' }, past, [], undefined, comes)).toEqual(['gaul-near']);
    // Who comes at them behind men who run comes on as well.
    expect(target({ at: [440, 370] }, { from: { x: 440, y: 400 }, doing: 'pursuing' })).toEqual(['gaul-far']);
    // Before one who stands he is, all the same, as he advances.
    expect(target({ facing: 'W' }, past)).toEqual(['gaul-far']);
  });

  it('is who has come nearer though his front is not to them, or not he [wrg/ruling/advancing-toward-shooters] [wrg/shooting/priority/1-chargers]', () => {
    // A column that goes past their right end, and is nearer to them by then.
    const column = { at: [420, 345], files: 2 } as const;
    const came = { from: { x: 420, y: 400 } };
    expect(target(column, came)).toEqual(['gaul-far']);
    expect(target(column, came, [], 'with-them-before-his-front', comes)).toEqual(['gaul-near']);
    const ahead = { at: [440, 360] } as const;
    expect(target(ahead, { from: { x: 440, y: 390 } }, [], 'with-them-before-his-front')).toEqual(['gaul-far']);
  });

  it('is who comes up close before one end of them, though his middle goes farther from theirs [wrg/shooting/priority/1-chargers] [wrg/ruling/advancing-toward-shooters]', () => {
    const game = setUp({
      pieces: [
        line('bow'),
        { id: 'gaul-far', at: [500, 500] },
        { id: 'gaul-near', at: [560, 305], figures: 6, files: 2 },
      ],
    });
    // One band comes on from afar; the other has come from before their middle, 45 paces off, to five paces before their right end.
    Object.assign(unitIn(game, 'gaul-far').period, { doing: 'advancing', moved: 60, from: { x: 500, y: 560 } });
    const from = { x: 500, y: 345 };
    const stood = { at: from, facing: 180, files: 2 };
    Object.assign(unitIn(game, 'gaul-near').period, { doing: 'advancing', moved: 72, from, stood });
    const { of } = play(game, { seed: 3 }, ['shooting']);
    expect(of('shot').flatMap(({ unit, target: at }) => (unit === 'rome-line' ? [at] : []))).toEqual(['gaul-near']);
  });

  it('is not who is hand to hand with others [wrg/shooting/priority/1-chargers]', () => {
    const foe: Piece = { id: 'rome-foot', figures: 3, files: 3, at: [425, 359.9] };
    const wide = { figures: 12, files: 12 };
    const came = { from: { x: 440, y: 390 } };
    expect(target(wide, came)).toEqual(['gaul-far']);
    expect(target(wide, came, [foe])).toEqual(['gaul-near']);
  });
});

describe('friends to whose help missile men come first', () => {
  /** At whom slingers shoot, of a band that stands before them and one farther off that charges somebody. */
  const helping = (charges: string, more: Partial<Piece> = {}) => {
    const game = setUp({
      pieces: [
        line('sling', { ...more }),
        { id: 'rome-legion', at: [800, 300] },
        { id: 'rome-others', at: [900, 300], be: { parent: 'rome-legion' } },
        { id: 'gaul-near', at: [500, 340] },
        { id: 'gaul-far', at: [440, 360] },
      ],
    });
    unitIn(game, 'gaul-far').period.charges = charges;
    const { of } = play(game, { seed: 3 }, ['shooting']);
    return of('shot').flatMap(({ unit, target }) => (unit === 'rome-line' ? [target] : []));
  };

  it('are all the sub-units of their own unit, and of one that they are to support [wrg/shooting/priority/3-supported-friends]', () => {
    expect(helping('rome-others')).toEqual(['gaul-near']);
    const ofTheLegion = { be: { parent: 'rome-legion' } };
    expect([helping('rome-legion', ofTheLegion), helping('rome-others', ofTheLegion)]).toEqual(
      Array(2).fill(['gaul-far']),
    );
    const support = { order: 'SUPPORT rome-legion' };
    expect([helping('rome-legion', support), helping('rome-others', support)]).toEqual(Array(2).fill(['gaul-far']));
  });
});

describe('who hurls by hand', () => {
  // Twelve files of javelins, a band 38 paces before nine of them, and one that only the file at their right end reaches, 30 paces off.
  const wide: Piece = { id: 'gaul-wide', at: [490, 338], figures: 24, files: 12 };
  const aside: Piece = { id: 'gaul-aside', at: [592, 330], figures: 6, files: 2 };
  const shots = (pieces: readonly Piece[]) =>
    play(setUp({ pieces }), { seed: 3 }, ['shooting'])
      .of('shot')
      .filter(({ unit }) => unit === 'rome-line')
      .map(({ target, figures }) => [target, figures]);

  it('chooses the enemy whom it costs most, and not the nearest [wrg/shooting/priority/applies]', () => {
    expect(shots([line('javelins'), aside])).toEqual([['gaul-aside', 1]]);
    expect(shots([line('javelins'), wide, aside])).toEqual([['gaul-wide', 9]]);
  });

  /** The shots of the line where its player names an enemy. */
  const told = (shootsAt: string, first: Piece = line('javelins')) => {
    const game = setUp({ pieces: [first, wide, aside] });
    unitIn(game, 'rome-line').period.conduct = { shootsAt };
    return play(game, { seed: 3 }, ['shooting'])
      .of('shot')
      .filter(({ unit }) => unit === 'rome-line')
      .map(({ target, figures }) => [target, figures]);
  };

  it('shoots at the enemy whom its player names, if he is in reach [wrg/shooting/priority/applies]', () => {
    expect(told('gaul-aside')).toEqual([['gaul-aside', 1]]);
    expect(told('gaul-far-away')).toEqual([['gaul-wide', 9]]);
  });

  it('is free to, and nobody else: archers shoot as the priorities have it [wrg/shooting/priority/6-nearest]', () => {
    expect(told('gaul-wide', line('bow')).map(([target]) => target)).toEqual(['gaul-aside']);
  });

  it('shoots at one enemy with a weapon, or at another with those who cannot bear on him [wrg/ruling/figures-without-the-target]', () => {
    const rules = (reading: string) => wrgRulesUnder({ rulings: { 'wrg/ruling/figures-without-the-target': reading } });
    const volleys = (reading: string) =>
      play(setUp({ pieces: [line('javelins'), wide, aside], rules: rules(reading) }), { seed: 3 }, ['shooting'])
        .of('shot')
        .filter(({ unit }) => unit === 'rome-line')
        .map(({ target, figures }) => [target, figures]);
    expect(volleys('shoot-at-nobody')).toEqual([['gaul-wide', 9]]);
    expect(volleys('shoot-at-another')).toEqual([
      ['gaul-wide', 9],
      ['gaul-aside', 1],
    ]);
  });

  it('is told to shoot at nobody but an enemy in sight, and with missiles alone [wrg/shooting/priority/applies]', () => {
    const game = setUp({
      pieces: [
        line('javelins'),
        wide,
        { ...aside, be: { hidden: { kind: 'ambush' } } },
        { id: 'rome-foot', at: [300, 300] },
      ],
    });
    const asks = { units: ['rome-line', 'rome-foot'].map(unit => ({ unit, charges: [], mayHalt: false })) };
    const faults = (unit: string, shootsAt: string) =>
      conductFaults({ [unit]: { shootsAt } }, asks, game).map(({ path, mend }) => [path, mend]);
    expect(faults('rome-line', 'gaul-wide')).toEqual([]);
    for (const nobody of ['gaul-aside', 'rome-foot', 'nobody']) {
      expect(faults('rome-line', nobody)).toEqual([['rome-line.shootsAt', 'name one of gaul-wide']]);
    }
    expect(faults('rome-foot', 'gaul-wide')).toEqual([['rome-foot.shootsAt', 'leave it out']]);
  });
});
