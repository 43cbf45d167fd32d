import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { siege, town } from './siege-table.js';
import { type Game, type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** Rules under a reading of a ruling; those of every day where none is named. */
const under = (ruling: string, reading?: string): Pick<TableTop, 'rules'> =>
  reading === undefined ? {} : { rules: wrgRulesUnder({ rulings: { [`wrg/ruling/${ruling}`]: reading } }) };

/** How a unit sees the cover and its flanks. */
const seenBy = (id: string, { state, scenario, rules }: Game) => {
  const field = fieldOf(state, scenario, rules);
  const { friendlyCover, unfriendlyCover, secureFlanks } = situationOf(
    unitIn({ state }, id),
    { cause: 'voluntary' },
    field,
  );
  return { friendlyCover, unfriendlyCover, secureFlanks };
};

const friendly = { friendlyCover: true, unfriendlyCover: false };
const unfriendly = { friendlyCover: false, unfriendlyCover: true };

/** A wood three hundred paces wide and deep. */
const wood = {
  kind: 'wood' as const,
  id: 'forest',
  outline: [
    [400, 300],
    [700, 300],
    [700, 600],
    [400, 600],
  ] satisfies [number, number][],
};

const enemy: Piece = { id: 'gaul-band', at: [100, 700], be: alarmed };

describe('a wood of which an army has seen a corner', () => {
  const lookedAt = (reading?: string, pieces: readonly Piece[] = []) =>
    setUp({
      features: [wood],
      pieces: [
        { id: 'rome-legion', at: [550, 250], be: alarmed },
        // He looks at the corner, which lies far from the legion.
        { id: 'rome-scouts', type: 'li', at: [385, 310], figures: 4, files: 2, be: alarmed },
        enemy,
        ...pieces,
      ],
      ...under('cover-known', reading),
    });

  it('is cover no more once nobody can stay in its fire [wrg/fire/untenable] [wrg/reaction/definition-friendly-cover] [wrg/reaction/definition-unfriendly-cover]', () => {
    for (const reading of ['at-a-look', undefined]) {
      const game = lookedAt(reading);
      const forest = { points: 9, caught: false, untenableFor: 1, state: 'untenable', added: 0 } as const;
      Object.assign(game.state, { fires: { things: { forest } } });
      expect(seenBy('rome-legion', game)).toMatchObject({ friendlyCover: false, unfriendlyCover: false });
    }
  });

  it('is not known to be free of the enemy before those who stand by another side of it (wrg/reaction/definition-friendly-cover, wrg/ruling/cover-known)', () => {
    expect(seenBy('rome-legion', lookedAt())).toMatchObject(unfriendly);
    expect(seenBy('rome-legion', lookedAt('at-a-look'))).toMatchObject(friendly);
  });

  it('is named where it counts in a test (wrg/reaction/minus2-unfriendly-cover)', () => {
    const game = lookedAt();
    unitIn(game, 'rome-legion').period.conduct = { tests: true };
    const { of } = play(game, { seed: 1 }, ['reactions']);
    const why = of('test').flatMap(({ because }) => because.map(each => each.because));
    expect(why).toContain('unfriendly cover near (forest: enemies may be hidden there)');
  });

  it('is theirs where friends are in the part of it that is near, and not where they are at its far end (wrg/reaction/definition-friendly-cover)', () => {
    const inside = (at: readonly [number, number]): Piece => ({ id: 'rome-lights', type: 'li', at, be: alarmed });
    expect(seenBy('rome-legion', lookedAt(undefined, [inside([550, 330])]))).toMatchObject(friendly);
    expect(seenBy('rome-legion', lookedAt(undefined, [inside([550, 590])]))).toMatchObject(unfriendly);
    expect(seenBy('rome-legion', lookedAt('at-a-look', [inside([550, 590])]))).toMatchObject(friendly);
  });

  it('makes no flank secure that rests on it before somebody has searched it (wrg/reaction/definition-secure-flank, wrg/ruling/cover-known)', () => {
    const resting = (reading?: string) => {
      const game = setUp({
        features: [wood],
        pieces: [{ id: 'rome-legion', at: [378, 350], figures: 12, files: 6, be: alarmed }, enemy],
        ...under('cover-known', reading),
      });
      return seenBy('rome-legion', game).secureFlanks;
    };
    expect([resting(), resting('at-a-look')]).toEqual([0, 1]);
  });
});

describe('reeds of which an army knows a part', () => {
  const reeds = {
    ...wood,
    outline: [
      [460, 300],
      [540, 300],
      [540, 380],
      [460, 380],
    ] satisfies [number, number][],
  };
  /** Four places abreast and four deep, out of which the men have come who knew those up to a row, and of that row so many. */
  const known = (rows: number, more: number, reading?: string) => {
    const game = setUp({
      features: [reeds],
      pieces: [{ id: 'rome-legion', at: [500, 279], be: alarmed }, enemy],
      ...under('cover-in-part', reading),
    });
    const places = Array.from({ length: 4 * rows + more }, (_, at) => at);
    Object.assign(game.state, { searched: { rome: { forest: places } } });
    return seenBy('rome-legion', game);
  };
  const neither = { friendlyCover: false, unfriendlyCover: false };

  it('are not unfriendly for the corner that is left, and not friendly before they are searched (wrg/reaction/definition-unfriendly-cover, wrg/ruling/cover-in-part)', () => {
    expect(known(4, 0)).toMatchObject(friendly);
    expect(known(3, 3)).toMatchObject(neither);
    expect(known(2, 1)).toMatchObject(neither);
    expect(known(2, 0)).toMatchObject(unfriendly);
  });

  it('are unfriendly until all is known of them, or until anything is, by the other readings (wrg/ruling/cover-in-part)', () => {
    const all = 'unfriendly-until-all-is-known';
    expect([known(4, 0, all), known(3, 3, all)]).toMatchObject([friendly, unfriendly]);
    const any = 'neither-once-anything-is-known';
    expect([known(4, 0, any), known(0, 1, any), known(0, 0, any)]).toMatchObject([friendly, neither, unfriendly]);
  });
});

describe('a wood with friends and enemies in it', () => {
  const shared = (reading?: string, band: Piece['at'] = [550, 380]) => {
    const game = setUp({
      features: [wood],
      pieces: [
        { id: 'rome-lights', type: 'li', at: [550, 340], be: alarmed },
        { ...enemy, at: band, facing: 'S' },
      ],
      ...under('cover-shared', reading),
    });
    const { friendlyCover, unfriendlyCover } = seenBy('rome-lights', game);
    return { friendlyCover, unfriendlyCover };
  };

  it('is friendly and unfriendly to those who stand in it, or one of the two (wrg/reaction/definition-friendly-cover, wrg/reaction/definition-unfriendly-cover, wrg/ruling/cover-shared)', () => {
    expect(shared()).toEqual({ friendlyCover: true, unfriendlyCover: true });
    expect(shared('friendly-alone')).toEqual(friendly);
    expect(shared('unfriendly-alone')).toEqual(unfriendly);
    // Nobody but friends is in it.
    expect(shared(undefined, [100, 700])).toEqual(friendly);
  });

  it('is told to be held by both in a test [wrg/reaction/definition-friendly-cover] [wrg/reaction/definition-unfriendly-cover]', () => {
    const game = setUp({
      features: [wood],
      pieces: [
        { id: 'rome-lights', type: 'li', at: [550, 340], be: alarmed },
        { ...enemy, at: [550, 380], facing: 'S' },
      ],
    });
    unitIn(game, 'rome-lights').period.conduct = { tests: true };
    const { of } = play(game, { seed: 1 }, ['reactions']);
    const why = of('test').flatMap(({ because }) => because.map(each => each.because));
    const whose = why.filter(each => each.includes('cover near'));
    expect(whose).toEqual([
      'friendly cover near (forest held by both sides)',
      'unfriendly cover near (forest held by both sides)',
    ]);
  });

  it('makes a flank secure if it is friendly (wrg/reaction/definition-secure-flank, wrg/ruling/cover-shared)', () => {
    const flanks = (reading?: string) => {
      const game = setUp({
        features: [wood],
        pieces: [
          // The right of its line is among the trees.
          { id: 'rome-legion', at: [390, 350], figures: 12, files: 6, be: alarmed },
          { ...enemy, at: [480, 390], facing: 'S', figures: 12, files: 6 },
        ],
        ...under('cover-shared', reading),
      });
      return seenBy('rome-legion', game).secureFlanks;
    };
    expect([flanks(), flanks('unfriendly-alone')]).toEqual([1, 0]);
  });
});

describe('a wood through which troops go', () => {
  const strip = {
    ...wood,
    outline: [
      [470, 300],
      [530, 300],
      [530, 400],
      [470, 400],
    ] satisfies [number, number][],
  };

  it('is known to be free where they have been on their way (wrg/reaction/definition-friendly-cover)', () => {
    const game = setUp({
      features: [strip],
      pieces: [
        { id: 'rome-legion', at: [500, 250], files: 6, be: alarmed },
        { id: 'rome-horse', type: 'lc', at: [500, 298], figures: 4, files: 4, order: 'MOVE N 200', be: alarmed },
        enemy,
      ],
    });
    expect(seenBy('rome-legion', game)).toMatchObject(unfriendly);
    for (let period = 0; period < 3; period++) play(game);
    expect(unitIn(game, 'rome-horse').placed.at.y).toBeGreaterThan(440);
    expect(seenBy('rome-legion', game)).toMatchObject(friendly);
  });
});

describe('a friend beside one flank', () => {
  const flanks = (at: readonly [number, number], reading?: string) => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300], be: alarmed },
        { id: 'rome-horse', type: 'hc', at, figures: 6, files: 3, be: alarmed },
        enemy,
      ],
      ...under('friends-at-flanks', reading),
    });
    return seenBy('rome-legion', game).secureFlanks;
  };

  it('secures that one, or by the letter whichever he has within reach of his charge (wrg/reaction/definition-secure-flank, wrg/ruling/friends-at-flanks)', () => {
    expect([flanks([600, 300]), flanks([400, 300])]).toEqual([1, 1]);
    expect(flanks([600, 300], 'any-flank-in-reach')).toBe(2);
    // Also who stands off that end of the line, more before or behind it than beside it; who is straight ahead secures neither.
    expect([flanks([600, 410]), flanks([390, 410]), flanks([600, 200])]).toEqual([1, 1, 1]);
    expect(flanks([510, 400])).toBe(0);
    // Who stands behind is support to the rear.
    expect([flanks([500, 220]), flanks([500, 220], 'any-flank-in-reach')]).toEqual([0, 2]);
  });
});

describe('a house within the walls that an army defends', () => {
  const temple = {
    kind: 'building' as const,
    id: 'temple',
    outline: [
      [380, 520],
      [460, 520],
      [460, 600],
      [380, 600],
    ] satisfies [number, number][],
  };

  it('is known to it, and not to who has got in (wrg/reaction/definition-friendly-cover, wrg/reaction/definition-unfriendly-cover)', () => {
    const game = siege(
      [
        { id: 'gaul-guard', at: [420, 480], facing: 'S', be: alarmed },
        { id: 'rome-foot', at: [420, 440], be: alarmed },
      ],
      {},
      [...town, temple],
    );
    expect(seenBy('gaul-guard', game)).toMatchObject(friendly);
    expect(seenBy('rome-foot', game)).toMatchObject(unfriendly);
  });
});
