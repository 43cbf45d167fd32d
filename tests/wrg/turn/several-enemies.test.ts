import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { play, setUp, type TableTop, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** How much room a figure of a line takes. */
const { front, depth } = unitIn(
  setUp({
    pieces: [
      { id: 'rome-line', at: [500, 400] },
      { id: 'gaul-band', at: [500, 600] },
    ],
  }),
  'rome-line',
).placed.stand;

/** Romans twenty abreast before bands of Gauls of four files each, whose middles are so many Roman figures off the Romans' own. */
function beside(offs: readonly number[], gaul: Partial<TableTop['pieces'][number]> = {}) {
  const gauls = offs.map((off, at) => ({
    id: `gaul-${at}`,
    at: [500 + off * front, 400.02] as [number, number],
    figures: 4,
    files: 4,
    class: 'B' as const,
    ...gaul,
    be: alarmed,
  }));
  return setUp({
    pieces: [{ id: 'rome-legion', at: [500, 400], figures: 20, files: 20, class: 'A', be: alarmed }, ...gauls],
    melees: gauls.map(({ id }) => ({ a: 'rome-legion', b: id })),
  });
}

const overlapping = (game: ReturnType<typeof beside>) =>
  play(game, { seed: 1 }, ['hand-to-hand'])
    .of('fought')
    .filter(({ unit, unanswered }) => unit === 'rome-legion' && !unanswered)
    .map(
      ({ because }) => because.find(reason => reason.clause === 'wrg/melee/overlap-standard')?.effect ?? 'no figures',
    );

describe('a body that fights two enemies', () => {
  it('overlaps each of them, as one that fights one does (wrg/melee/eligible-front, wrg/melee/overlap-standard)', () => {
    expect(overlapping(beside([0]))).toEqual(['4 figures']);
    expect(overlapping(beside([-5, 5]))).toEqual(['4 figures', '4 figures']);
  });

  it('has each figure between them overlap one of them alone (wrg/melee/eligible-front)', () => {
    // Two figures stand between them: one goes with each. Beyond their other ends there are four.
    expect(
      overlapping(beside([-3, 3]))
        .map(effect => Number.parseInt(effect, 10) || 0)
        .reduce((sum, figures) => sum + figures, 0),
    ).toBeLessThanOrEqual(6);
    // Nobody does.
    expect(
      overlapping(beside([-2, 2]))
        .map(effect => Number.parseInt(effect, 10) || 0)
        .reduce((sum, figures) => sum + figures, 0),
    ).toBe(4);
  });

  it('has those between them fight as many as may: whom one of them leaves over the other may overlap (wrg/melee/overlap-standard)', () => {
    // Four stand between them: one goes with the enemy on whose shielded side they are, three with the other.
    expect(overlapping(beside([-4, 4]))).toEqual(['4 figures', '4 figures']);
  });

  it('has the file that stands before both of them fight one of them (wrg/melee/eligible-front)', () => {
    const touching = play(beside([-1.5, 2.5]), { seed: 1 }, ['hand-to-hand'])
      .of('fought')
      .filter(({ unit, unanswered }) => unit === 'rome-legion' && !unanswered)
      .map(({ because }) => because.find(({ clause }) => clause === 'wrg/melee/eligible-front')?.effect);
    expect(touching).toEqual(['5 figures', '4 figures']);
  });

  it('has half of its second rank help against both of them together (wrg/melee/eligible-rear-ranks)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 400], figures: 20, files: 10, type: 'hi', weapons: ['javelins'], be: alarmed },
        { id: 'gaul-west', at: [485, 400.02], figures: 5, files: 5, class: 'B', be: alarmed },
        { id: 'gaul-east', at: [515, 400.02], figures: 5, files: 5, class: 'B', be: alarmed },
      ],
      melees: [
        { a: 'rome-legion', b: 'gaul-west' },
        { a: 'rome-legion', b: 'gaul-east' },
      ],
    });
    const helping = (seed: number) =>
      play(structuredClone(game), { seed }, ['hand-to-hand'])
        .of('fought')
        .filter(({ unit, unanswered }) => unit === 'rome-legion' && !unanswered)
        .map(({ because }) => because.find(({ clause }) => clause === 'wrg/melee/eligible-rear-ranks')?.effect);
    expect(helping(1)).toEqual(['2 figures', '3 figures']);
  });

  it('has nobody of a short second rank help against both of them (wrg/melee/eligible-rear-ranks)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 400], figures: 16, files: 10, type: 'hi', weapons: ['javelins'], be: alarmed },
        { id: 'gaul-west', at: [485, 400.02], figures: 5, files: 5, class: 'B', be: alarmed },
        { id: 'gaul-east', at: [515, 400.02], figures: 5, files: 5, class: 'B', be: alarmed },
      ],
      melees: [
        { a: 'rome-legion', b: 'gaul-west' },
        { a: 'rome-legion', b: 'gaul-east' },
      ],
    });
    const fought = play(game, { seed: 1 }, ['hand-to-hand'])
      .of('fought')
      .filter(({ unit, unanswered }) => unit === 'rome-legion' && !unanswered)
      .map(({ figures }) => figures);
    // Six stand behind: three of them help.
    expect(fought).toEqual([7, 6]);
  });

  it('gives ground together with one of them who has had more from it than he gave: they are farther apart then (wrg/after-melee/push-back)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [950, 20] },
        { id: 'gaul-guard', at: [50, 780] },
        { id: 'rome-legion', at: [480, 400], class: 'A', weapons: ['pilum'], be: alarmed },
        { id: 'rome-line', at: [520, 400], class: 'A', weapons: ['pilum'], be: alarmed },
        { id: 'gaul-band', at: [500, 400.02], figures: 24, files: 12, class: 'B', weapons: ['javelins'], be: alarmed },
      ],
      melees: [
        { a: 'rome-legion', b: 'gaul-band' },
        { a: 'rome-line', b: 'gaul-band' },
      ],
    });
    const yields = (unit: ReturnType<typeof unitIn>) => {
      const { meleeCasualties: received, inflicted, before } = unit.period;
      return received > inflicted && received < 2 * inflicted && received >= before;
    };
    let found = 0;
    for (let seed = 1; seed < 300; seed++) {
      const again = structuredClone(game);
      const { of } = play(again, { seed }, ['hand-to-hand']);
      const [legion, band] = [unitIn(again, 'rome-legion'), unitIn(again, 'gaul-band')];
      if (!yields(legion) || !yields(band)) continue;
      found++;
      expect(of('pushed-back').map(({ unit, paces }) => [unit, paces])).toEqual(
        expect.arrayContaining([
          ['rome-legion', 30],
          ['gaul-band', 30],
        ]),
      );
      expect(band.placed.at.y - legion.placed.at.y).toBeCloseTo(60, 0);
      expect(legion.recovering).not.toBe(null);
    }
    expect(found).toBeGreaterThan(0);
  });

  it('is pushed back by the one who has cost it most (wrg/after-melee/push-back)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [950, 20] },
        { id: 'gaul-guard', at: [50, 780] },
        { id: 'rome-legion', at: [500, 400], figures: 12, files: 12, class: 'A', weapons: ['javelins'], be: alarmed },
        { id: 'gaul-few', at: [470, 400.02], figures: 3, files: 3, class: 'B', be: alarmed },
        {
          id: 'gaul-many',
          at: [520, 400.02],
          figures: 10,
          files: 5,
          class: 'B',
          weapons: ['two-handed-axe'],
          be: alarmed,
        },
      ],
      melees: [
        { a: 'rome-legion', b: 'gaul-few' },
        { a: 'rome-legion', b: 'gaul-many' },
      ],
    });
    const { of } = play(game, { dice: [4, 3, 3, 3, 4, 3, 2, 6] }, ['hand-to-hand']);
    expect(of('pushed-back')).toContainEqual(expect.objectContaining({ unit: 'rome-legion', by: 'gaul-many' }));
  });
});

describe('a line in one rank that fights to its front and to its flank', () => {
  it('has its end figure strike at one of the two enemies alone (wrg/melee/eligible-front)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-line', at: [500, 400], figures: 6, files: 6, class: 'A', be: alarmed },
        { id: 'gaul-before', at: [500, 400.02], figures: 6, files: 6, class: 'B', be: alarmed },
        { id: 'gaul-aside', at: [518.02, 396], figures: 6, files: 6, class: 'B', facing: 'W', be: alarmed },
      ],
      melees: [
        { a: 'rome-line', b: 'gaul-before', since: 1 },
        { a: 'rome-line', b: 'gaul-aside', sideOfA: 'flank', since: 1 },
      ],
    });
    const blows = play(game, { seed: 1 }, ['hand-to-hand'])
      .of('fought')
      .filter(({ unit, unanswered }) => unit === 'rome-line' && !unanswered);
    expect(blows.map(({ target, figures }) => [target, figures])).toEqual([
      ['gaul-before', 5],
      ['gaul-aside', 1],
    ]);
  });
});

interface Blows {
  readonly weapons?: readonly 'long-spear'[];
  readonly reading?: string;
}

describe('a line in one rank that fights to its front and is taken in the rear', () => {
  const blowsOf = (ranks: number, behind: number, { weapons = [], reading }: Blows = {}) => {
    const files = 6;
    const game = setUp({
      pieces: [
        { id: 'rome-line', at: [500, 400], figures: files * ranks, files, class: 'A', weapons, be: alarmed },
        { id: 'gaul-before', at: [500, 400.02], figures: files, files, class: 'B', be: alarmed },
        {
          id: 'gaul-behind',
          at: [500, 400 - depth * ranks - 0.02],
          figures: behind,
          files: behind,
          class: 'B',
          facing: 'N',
          be: alarmed,
        },
      ],
      melees: [
        { a: 'rome-line', b: 'gaul-before', since: 1 },
        { a: 'rome-line', b: 'gaul-behind', sideOfA: 'rear', since: 1 },
      ],
      ...(reading === undefined
        ? {}
        : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/files-between-two-enemies': reading } }) }),
    });
    return play(game, { seed: 1 }, ['hand-to-hand'])
      .of('fought')
      .filter(({ unit, unanswered }) => unit === 'rome-line' && !unanswered)
      .map(({ target, figures }) => [target, figures]);
  };

  it('has those who have turned about strike behind them alone (wrg/melee/eligible-front)', () => {
    expect(blowsOf(1, 2)).toEqual([
      ['gaul-before', 4],
      ['gaul-behind', 2],
    ]);
    expect(blowsOf(1, 6)).toEqual([['gaul-behind', 6]]);
  });

  it('or has them fight on ahead, by the other reading (wrg/ruling/files-between-two-enemies)', () => {
    expect(blowsOf(1, 2, { reading: 'fight-on-ahead' })).toEqual([['gaul-before', 6]]);
  });

  it('has nobody of its last rank who has turned about strike over the men before him as well (wrg/melee/eligible-rear-ranks)', () => {
    const spears = { weapons: ['long-spear' as const] };
    // Of the six behind half may strike: of the four who have not turned, two.
    expect(blowsOf(2, 2, spears)).toEqual([
      ['gaul-before', 8],
      ['gaul-behind', 2],
    ]);
    expect(blowsOf(2, 6, spears)).toEqual([
      ['gaul-before', 6],
      ['gaul-behind', 6],
    ]);
  });

  it('loses nobody to its front where another rank turns about (wrg/melee/eligible-front)', () => {
    expect(blowsOf(2, 2)).toContainEqual(['gaul-behind', 2]);
    expect(blowsOf(2, 2).find(([target]) => target === 'gaul-before')?.[1]).toBeGreaterThanOrEqual(6);
  });
});

describe('a body of several ranks that fights on several sides', () => {
  const struckBy = (game: ReturnType<typeof setUp>) =>
    play(game, { seed: 1 }, ['hand-to-hand'])
      .of('fought')
      .filter(({ unit, unanswered }) => unit === 'rome-line' && !unanswered)
      .map(({ target, figures }) => [target, figures]);
  const pikes = { files: 6, class: 'A', weapons: ['pike' as const], be: alarmed } as const;
  const gauls = { class: 'B', be: alarmed } as const;
  const before = { a: 'rome-line', b: 'gaul-before', since: 1 };
  const behind = { a: 'rome-line', b: 'gaul-behind', sideOfA: 'rear' as const, since: 1 };
  const beside = { a: 'rome-line', b: 'gaul-beside', sideOfA: 'flank' as const, since: 1 };
  const readingOf = (reading: string) => ({
    rules: wrgRulesUnder({ rulings: { 'wrg/ruling/files-between-two-enemies': reading } }),
  });

  it('has nobody who has turned about strike over those who overlap (wrg/melee/eligible-rear-ranks)', () => {
    const fought = (off: number) =>
      struckBy(
        setUp({
          pieces: [
            { ...pikes, id: 'rome-line', at: [500, 400], figures: 12 },
            { ...gauls, id: 'gaul-before', at: [500 + 2 * front, 400.02], figures: 2, files: 2 },
            {
              ...gauls,
              id: 'gaul-behind',
              at: [500 + off * front, 399.98 - 2 * depth],
              figures: 2,
              files: 2,
              facing: 'N',
            },
          ],
          melees: [before, behind],
        }),
      );
    // Two stand before the enemy at the right end, three beside them overlap him, the last comes round him; of the five of them one has a man behind
    // him who has turned about, or two have.
    expect(fought(-2)).toEqual([
      ['gaul-before', 10],
      ['gaul-behind', 2],
    ]);
    expect(fought(0)).toEqual([
      ['gaul-before', 9],
      ['gaul-behind', 2],
    ]);
  });

  const withShortRank = (reading: string) =>
    struckBy(
      setUp({
        pieces: [
          { ...pikes, id: 'rome-line', at: [500, 400], figures: 9 },
          { ...gauls, id: 'gaul-before', at: [500, 400.02], figures: 6, files: 6 },
          { ...gauls, id: 'gaul-behind', at: [500, 399.98 - 2 * depth], figures: 6, files: 6, facing: 'N' },
        ],
        melees: [before, behind],
        ...readingOf(reading),
      }),
    );

  it('has those in front who have nobody behind them turn about, and strike at one enemy alone (wrg/melee/eligible-front)', () => {
    expect(withShortRank('turn-to-him-behind')).toEqual([
      ['gaul-before', 3],
      ['gaul-behind', 6],
    ]);
  });

  it('or has them fight on ahead, by the other reading (wrg/ruling/files-between-two-enemies)', () => {
    expect(withShortRank('fight-on-ahead')).toEqual([
      ['gaul-before', 6],
      ['gaul-behind', 3],
    ]);
  });

  it('has the man at the corner turn to one of two enemies alone (wrg/melee/eligible-front)', () => {
    const game = setUp({
      pieces: [
        { ...pikes, id: 'rome-line', at: [500, 400], figures: 6 },
        { ...gauls, id: 'gaul-beside', at: [500.02 + 3 * front, 400 - depth / 2], figures: 2, files: 2, facing: 'W' },
        { ...gauls, id: 'gaul-behind', at: [500, 399.98 - depth], figures: 6, files: 6, facing: 'N' },
      ],
      melees: [beside, behind],
    });
    expect(struckBy(game)).toEqual([
      ['gaul-beside', 1],
      ['gaul-behind', 5],
    ]);
  });

  it('has nobody who has turned to its flank strike over others as well (wrg/melee/eligible-rear-ranks)', () => {
    const game = setUp({
      pieces: [
        { ...pikes, id: 'rome-line', at: [500, 400], figures: 9 },
        { ...gauls, id: 'gaul-before', at: [500, 400.02], figures: 6, files: 6 },
        { ...gauls, id: 'gaul-beside', at: [499.98 - 3 * front, 400 - depth / 2], figures: 2, files: 2, facing: 'E' },
      ],
      melees: [before, beside],
    });
    // Of the three behind one has turned with the man before him.
    expect(struckBy(game)).toEqual([
      ['gaul-before', 7],
      ['gaul-beside', 2],
    ]);
  });
});

describe('a line that overlaps an enemy whom it fights at his back', () => {
  /** How many Romans overlap Gauls who stand before one end of their line, in a period of their melee. */
  const overlapping = (end: 'left' | 'right', since: number, turned: string) => {
    const off = end === 'left' ? 4 : -4;
    const game = setUp({
      pieces: [
        { id: 'rome-line', at: [500, 400], figures: 12, files: 12, class: 'A', be: alarmed },
        {
          id: 'gaul-band',
          at: [500 + off * front, 400.02 + depth],
          figures: 4,
          files: 4,
          class: 'B',
          facing: 'N',
          be: alarmed,
        },
      ],
      melees: [{ a: 'rome-line', b: 'gaul-band', sideOfB: 'rear', since }],
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/taken-in-flank': turned } }),
    });
    const [fought] = play(game, { seed: 1 }, ['hand-to-hand'])
      .of('fought')
      .filter(({ unit, unanswered }) => unit === 'rome-line' && !unanswered);
    return fought?.because.find(({ clause }) => clause === 'wrg/melee/overlap-standard')?.effect;
  };

  it('does so by three at his right, where he has no shield, which is at its own right (wrg/melee/overlap-standard)', () => {
    expect([
      overlapping('left', 2, 'until-they-have-turned'),
      overlapping('right', 2, 'until-they-have-turned'),
    ]).toEqual(['1 figure', '3 figures']);
  });

  it('does so at its left as soon as he has turned to it (wrg/melee/overlap-standard) (wrg/ruling/taken-in-flank)', () => {
    expect([
      overlapping('left', 1, 'until-they-have-turned'),
      overlapping('right', 1, 'until-they-have-turned'),
    ]).toEqual(['3 figures', '1 figure']);
    expect([
      overlapping('left', 1, 'as-long-as-the-melee-lasts'),
      overlapping('right', 1, 'as-long-as-the-melee-lasts'),
    ]).toEqual(['1 figure', '3 figures']);
  });
});

describe('a line that overlaps an enemy whom it fights on a flank', () => {
  /** How many overlap Gauls in column whose flank they have come at, at their left or right end alone. */
  const overlapping = (flank: 'left' | 'right', end: 'left' | 'right', reading: string, since = 2) => {
    const aside = (end === 'left' ? -4 : 4) * front;
    const game = setUp({
      pieces: [
        { id: 'rome-line', at: [500 + aside, 400], figures: 12, files: 12, class: 'A', be: alarmed },
        {
          id: 'gaul-band',
          at: [500 + (flank === 'left' ? -1 : 1) * 2 * depth, 400.02 + front],
          figures: 8,
          files: 2,
          class: 'B',
          facing: flank === 'left' ? 'W' : 'E',
          be: alarmed,
        },
      ],
      melees: [{ a: 'rome-line', b: 'gaul-band', sideOfB: 'flank', since }],
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/overlap-at-a-flank': reading } }),
    });
    const [fought] = play(game, { seed: 1 }, ['hand-to-hand'])
      .of('fought')
      .filter(({ unit, unanswered }) => unit === 'rome-line' && !unanswered);
    return fought?.because.find(({ clause }) => clause === 'wrg/melee/overlap-standard')?.effect;
  };
  const all = (reading: string, since?: number) =>
    (['left', 'right'] as const).flatMap(flank =>
      (['left', 'right'] as const).map(end => overlapping(flank, end, reading, since)),
    );

  it('does so as if he had turned, or as that flank has shields until he has (wrg/melee/overlap-standard, wrg/ruling/overlap-at-a-flank)', () => {
    const turned = ['3 figures', '1 figure', '3 figures', '1 figure'];
    expect(all('as-when-he-has-turned')).toEqual(turned);
    expect(all('as-the-flank-has-shields')).toEqual(['1 figure', '1 figure', '3 figures', '3 figures']);
    expect(all('as-the-flank-has-shields', 1)).toEqual(turned);
  });
});

describe('a body of which a part stands on a hill', () => {
  const higher = (from: number, reading: string) => {
    const hill = [
      [from, 300],
      [600, 300],
      [600, 400],
      [from, 400],
    ] as const;
    const game = setUp({
      pieces: [
        { id: 'rome-line', at: [500, 400], figures: 12, files: 12, class: 'A', be: alarmed },
        { id: 'gaul-band', at: [500, 400.02], figures: 12, files: 12, class: 'B', be: alarmed },
      ],
      features: [{ kind: 'hill', id: 'rise', level: 1, outline: hill.map(([x, y]): [number, number] => [x, y]) }],
      melees: [{ a: 'rome-line', b: 'gaul-band' }],
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/partly-up-slope': reading } }),
    });
    return play(game, { seed: 1 }, ['hand-to-hand'])
      .of('fought')
      .filter(
        ({ unit, because }) =>
          unit === 'rome-line' && because.some(({ clause }) => clause === 'wrg/melee/tactical/slope'),
      ).length;
  };

  it('is up slope if its middle is, or anybody of it (wrg/ruling/partly-up-slope)', () => {
    // The line reaches from 464 to 536.
    expect([480, 520, 560].map(from => higher(from, 'as-its-middle'))).toEqual([1, 0, 0]);
    expect([480, 520, 560].map(from => higher(from, 'as-its-highest-men'))).toEqual([1, 1, 0]);
  });
});

describe('a body that stands in line beside friends who fight', () => {
  const struck = (reading: string, friend: Partial<TableTop['pieces'][number]> = {}, legion = 6) => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 400], figures: legion, files: legion, class: 'A', be: alarmed },
        {
          id: 'rome-friends',
          // At the left end of the legion.
          at: [500 - (legion / 2 + 3) * front, 400],
          figures: 6,
          files: 6,
          class: 'A',
          weapons: ['javelins'],
          be: alarmed,
          ...friend,
        },
        { id: 'gaul-band', at: [500, 400.02], figures: 6, files: 6, class: 'B', be: alarmed },
      ],
      melees: [{ a: 'rome-legion', b: 'gaul-band' }],
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/overlap-by-a-line': reading } }),
    });
    const { of } = play(game, { seed: 1 }, ['hand-to-hand']);
    const blows = of('fought').filter(({ unit, unanswered }) => unit.startsWith('rome-') && !unanswered);
    const men = blows.reduce((sum, { casualties }) => sum + casualties, 0);
    expect(unitIn(game, 'gaul-band').period.meleeCasualties).toBeGreaterThanOrEqual(men);
    return blows.map(({ unit, figures }) => [unit, figures]);
  };

  it('strikes at nobody, or overlaps the enemy of these (wrg/melee/overlap-standard, wrg/ruling/overlap-by-a-line)', () => {
    expect(struck('of-the-body-in-contact')).toEqual([['rome-legion', 6]]);
    // On his right, which is before their left, he has no shield.
    expect(struck('of-the-line-beside-it')).toEqual([
      ['rome-legion', 6],
      ['rome-friends', 3],
    ]);
    expect(struck('of-the-line-beside-it', { at: [500 + 6 * front, 400] })).toEqual([
      ['rome-legion', 6],
      ['rome-friends', 1],
    ]);
  });

  it('overlaps him by as many as the body in contact leaves, and half of them in disorder (wrg/melee/overlap-standard, wrg/disorganisation/half-figures)', () => {
    expect(struck('of-the-line-beside-it', {}, 8)).toEqual([
      ['rome-legion', 8],
      ['rome-friends', 2],
    ]);
    expect(struck('of-the-line-beside-it', { be: { ...alarmed, recovering: 'reorganising' } }, 8)).toEqual([
      ['rome-legion', 8],
      ['rome-friends', 1],
    ]);
  });

  it('does not where it is not in line with them, or has run (wrg/ruling/overlap-by-a-line)', () => {
    const away: readonly Partial<TableTop['pieces'][number]>[] = [
      { at: [490 - 6 * front, 400] },
      { at: [500 - 6 * front, 400 - 2 * depth] },
      { facing: 'E', at: [480 - 6 * front, 400] },
      { be: { ...alarmed, rout: { periods: 0, from: { x: 500, y: 500 } } } },
    ];
    for (const friend of away) expect(struck('of-the-line-beside-it', friend)).toEqual([['rome-legion', 6]]);
  });
});
