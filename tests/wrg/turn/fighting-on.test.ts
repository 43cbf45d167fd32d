import { describe, expect, it } from 'vitest';
import type { Unit } from '../../../src/rulesets/wrg/state.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { play, setUp, type TableTop, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** Roman foot in a melee with Gauls since the period before. */
function melee(
  rome: Partial<TableTop['pieces'][number]>,
  gaul: Partial<TableTop['pieces'][number]>,
  more: object = {},
) {
  return setUp({
    pieces: [
      { id: 'rome-legion', at: [500, 400], weapons: ['pilum'], class: 'A', ...rome, be: { ...alarmed, ...rome.be } },
      {
        id: 'gaul-band',
        at: [500, 400.02],
        weapons: ['javelins'],
        order: 'ATTACK rome-legion',
        ...gaul,
        be: { ...alarmed, ...gaul.be },
      },
    ],
    melees: [{ a: 'rome-legion', b: 'gaul-band', since: 2, ...more }],
  });
}

const factorOf = (told: ReturnType<typeof play>, unit: string, because: string) =>
  told
    .of('fought')
    .find(each => each.unit === unit && !each.unanswered)
    ?.because.find(reason => reason.because === because)?.effect;

describe('a melee that goes on', () => {
  it('finds who has followed up the better for it in the next period, and in no other (wrg/melee/tactical/charging, wrg/after-melee/follow-up)', () => {
    const game = melee({ figures: 24, files: 12 }, { figures: 24, files: 12, class: 'B' });
    // Romans 5 − 3: 18 figures at 2 are 23 men. Gauls 4 + 2: 12 at 6 are 38, more than 24 figures and less than twice 23.
    const first = play(game, { dice: [5, 2, 3, 5] }, ['hand-to-hand']);
    expect(first.of('followed-up').map(({ unit }) => unit)).toEqual(['gaul-band']);
    // Few enough fall for nobody to give way.
    const second = play(game, { dice: [5, 2, 5, 1] }, ['orders', 'declarations', 'movement', 'hand-to-hand']);
    expect(factorOf(second, 'gaul-band', 'charging or following up')).toBe('+1 factor');
    expect(factorOf(second, 'rome-legion', 'charging or following up')).toBeUndefined();
    const third = play(game, { seed: 1 }, ['orders', 'declarations', 'movement', 'hand-to-hand']);
    expect(factorOf(third, 'gaul-band', 'charging or following up')).toBeUndefined();
  });

  it('has no hedge of spears any more once they have been pushed back in it, though they stood the last period (wrg/melee/tactical/facing-long-weapons)', () => {
    const facing = (pushed: readonly string[]) =>
      factorOf(
        play(
          melee({ weapons: ['long-spear'] }, {}, { since: 1, ...(pushed.length === 0 ? {} : { pushed }) }),
          { seed: 1 },
          ['hand-to-hand'],
        ),
        'gaul-band',
        'faces pikes or long spears',
      );
    expect(facing([])).toBe('−1 factor');
    expect(facing(['gaul-band'])).toBe('−1 factor');
    expect(facing(['rome-legion'])).toBeUndefined();
  });

  it('strikes past the spears with those who have lapped round (wrg/ruling/spears-and-lapping-round, wrg/melee/lapping-round)', () => {
    /** The figures of a wide line of Gauls, and at what totals they strike, in the second period of a melee with few spears. */
    const strikes = (reading: string, weapon: 'long-spear' | 'short-spear' = 'long-spear') => {
      const game = melee(
        { weapons: [weapon], figures: 8, files: 4 },
        { figures: 16, files: 16, class: 'A', training: 'regular' },
        { since: 1 },
      );
      const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/spears-and-lapping-round': reading } });
      const { of } = play({ ...game, rules }, { seed: 1 }, ['hand-to-hand']);
      const [blow] = of('fought').filter(({ unit }) => unit === 'gaul-band');
      const parts = (blow?.because ?? []).flatMap(
        ({ because }) => because.match(/^(\d+) figures? at a total of (.+)$/) ?? [],
      );
      return { figures: blow?.figures, parts: parts.filter((_, at) => at % 3 !== 0).map(Number) };
    };
    const one = strikes('as-the-rest-of-their-body');
    const [all = 0, total = 0] = one.parts;
    expect([one.parts.length, one.figures]).toEqual([2, all]);
    // Two ranks deep, he has two men on either flank; one of them is met there by one of his second rank, of which half does not fight.
    expect(strikes('not-before-them')).toEqual({ figures: all, parts: [all - 2, total, 2, total + 1] });
    expect(strikes('not-before-them', 'short-spear').parts).toHaveLength(2);
  });

  it('remembers who has been pushed back (wrg/after-melee/push-back)', () => {
    const game = melee({ figures: 24, files: 12 }, { figures: 24, files: 12, class: 'B' });
    play(game, { dice: [5, 2, 3, 5] }, ['hand-to-hand']);
    expect(game.state.melees[0]?.pushed).toEqual(['rome-legion']);
    expect(unitIn(game, 'rome-legion').pushedBack).toBe(1);
  });
});

describe('a charge', () => {
  it('strikes with the front that it came with, though no more than a corner of it touches (wrg/charge/ends-at-contact)', () => {
    // Gauls look south-west, and the left end of their front comes upon Romans who look north.
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300], figures: 24, files: 12, order: 'HOLD', be: alarmed },
        {
          id: 'gaul-band',
          at: [500, 341],
          facing: 226,
          figures: 24,
          files: 12,
          be: { ...alarmed, bound: { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 1 } },
        },
      ],
    });
    const { of } = play(game, { seed: 1 }, ['declarations', 'movement', 'shooting', 'hand-to-hand']);
    expect(of('met')).toEqual([expect.objectContaining({ chargers: ['gaul-band'] })]);
    expect(of('fought').map(({ unit }) => unit)).toContain('gaul-band');
  });
});

describe('who strikes at the backs of those who break', () => {
  const strikes = (gaul: Partial<TableTop['pieces'][number]>, be: Partial<Unit>) => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-legion',
          at: [500, 400],
          type: 'hi',
          figures: 24,
          files: 12,
          weapons: ['pilum'],
          be: { ...alarmed, ...be },
        },
        { id: 'gaul-band', at: [500, 400.02], class: 'E', ...gaul, be: alarmed },
      ],
      melees: [{ a: 'rome-legion', b: 'gaul-band', since: 1 }],
    });
    return play(game, { seed: 3 }, ['hand-to-hand'])
      .of('fought')
      .filter(({ unit }) => unit === 'rome-legion')
      .map(({ figures, unanswered }) => [figures, unanswered]);
  };

  it('is as far out of order as he fought, because he met elephants in the period before (wrg/disorganisation/after-elephants-chariots, wrg/pursuit/strikes)', () => {
    const beasts = { type: 'elephant', figures: 1, files: 1, crew: ['bow' as const], weapons: [] } as const;
    const [[fought] = [], [struck, unanswered] = []] = strikes(
      { ...beasts, crew: [...beasts.crew], weapons: [] },
      { shaken: true },
    );
    expect([fought, struck, unanswered]).toEqual([fought, fought, true]);
    expect(fought).toBeLessThan(8);
  });

  it('and in as good order, though he came out of control into a melee that has gone on since (wrg/disorganisation/out-of-control, wrg/pursuit/strikes)', () => {
    const bound = { instruction: 'uncontrolled-advance', disorganised: false, left: 0, kept: 2, met: true } as const;
    const [[fought] = [], [struck, unanswered] = []] = strikes({ figures: 6, files: 6 }, { bound });
    expect(unanswered).toBe(true);
    // In disorder it would be no more than half of the front rank.
    expect(fought).toBeGreaterThan(8);
    expect(struck).toBeGreaterThan(8);
  });
});

describe('who breaks in the middle of a melee because a test tells him to', () => {
  /** Gauls hand to hand with Romans see other Gauls run. */
  const shaken = (rome: Partial<TableTop['pieces'][number]> = {}) =>
    setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 400], order: 'ATTACK gaul-band', class: 'A', ...rome, be: alarmed },
        { id: 'gaul-band', at: [500, 400.02], class: 'D', be: alarmed },
        {
          id: 'gaul-routers',
          at: [600, 420],
          figures: 6,
          facing: 'N',
          be: { ...alarmed, rout: { periods: 0, from: { x: 600, y: 300 } }, leavesForGood: true },
        },
      ],
      melees: [{ a: 'rome-legion', b: 'gaul-band', since: 1 }],
    });

  it('is struck as he turns his back, and pursued by those whom he leaves without an enemy (wrg/pursuit/strikes, wrg/pursuit/compulsory)', () => {
    const game = shaken();
    const { of } = play(game, { dice: [1, 1, 1, 3, 3] }, ['reactions']);
    expect(of('test').map(({ unit, cause }) => [unit, cause])).toEqual([['gaul-band', 'friends-broken']]);
    expect(of('broke').map(({ unit }) => unit)).toEqual(['gaul-band']);
    expect(of('fought')).toEqual([
      expect.objectContaining({ unit: 'rome-legion', target: 'gaul-band', unanswered: true }),
    ]);
    expect(unitIn(game, 'rome-legion').pursuit).toEqual({ quarry: 'gaul-band', periods: 0 });
    expect(game.state.melees).toEqual([]);
  });

  it('is told that he fights on where a test bids him go (wrg/ruling/told-to-retire-in-melee)', () => {
    const told = (melees: boolean) => {
      const game = shaken();
      if (!melees) game.state.melees = [];
      for (let seed = 1; seed < 40; seed++) {
        const [test] = play(structuredClone(game), { seed }, ['reactions']).of('test');
        if (test?.instruction === 'retire-disorganised') return test.because.map(({ effect }) => effect);
      }
      throw new Error('no dice bid them go');
    };
    expect(told(true)).toContain('fights on');
    expect(told(false)).not.toContain('fights on');
  });

  it('is left alone by those who hold their place, unless their test sends them after him (wrg/pursuit/hold-orders)', () => {
    const game = shaken({ order: 'HOLD' });
    const { of } = play(game, { dice: [1, 1, 1, 3, 3, 3, 3, 3] }, ['reactions']);
    expect(of('test').map(({ cause }) => cause)).toEqual(['friends-broken', 'hold-no-pursuit']);
    expect(unitIn(game, 'rome-legion').pursuit).toBeNull();
  });

  it('is pursued in full by those whom that test lets go out of control: they have made no advance before (wrg/pursuit/hold-orders, wrg/uncontrolled-advance/then-rout-or-pursuit)', () => {
    const game = shaken({ order: 'HOLD', class: 'D' });
    const { of } = play(game, { dice: [1, 1, 1, 3, 3, 5, 5, 5] }, ['reactions']);
    expect(of('test').at(-1)).toMatchObject({ cause: 'hold-no-pursuit', instruction: 'uncontrolled-advance' });
    expect(unitIn(game, 'rome-legion').pursuit).toEqual({ quarry: 'gaul-band', periods: 0 });
  });

  it('is pursued for as long as they are out of control by those whom that test has let go, or until they are halted (wrg/ruling/holders-out-of-control, wrg/pursuit/hold-orders, wrg/reaction/result-current-uncontrolled, wrg/pursuit/halt)', () => {
    const pursued = (reading?: string) => {
      const rules = wrgRulesUnder(
        reading === undefined ? {} : { rulings: { 'wrg/ruling/holders-out-of-control': reading } },
      );
      const game = { ...shaken({ order: 'HOLD', class: 'D' }), rules };
      play(game, { dice: [1, 1, 1, 3, 3, 5, 5, 5] }, ['reactions']);
      expect(unitIn(game, 'rome-legion')).toMatchObject({ order: null, pursuit: { quarry: 'gaul-band', periods: 0 } });
      const bound = unitIn(game, 'rome-legion').bound?.left ?? 0;
      // Nobody wants them to pursue for longer than they must.
      const { of } = play(game, { seed: 1 });
      const how = of('recovers').flatMap(told => (told.unit === 'rome-legion' ? [told.how] : []));
      return { bound, how };
    };
    expect(pursued()).toEqual({ bound: 2, how: [] });
    expect(pursued('for-as-long-as-that-lasts')).toEqual(pursued());
    expect(pursued('as-all-who-pursue')).toEqual({ bound: 0, how: ['rallying-back'] });
  });

  it.each([
    ['in the melee before this period', 1, { left: 1, kept: 1 }, { quarry: 'gaul-band', periods: 0 }],
    [
      'in the melee before this period, and met there',
      1,
      { left: 1, kept: 1, met: true },
      { quarry: 'gaul-band', periods: 0 },
    ],
    ['at the end of this period, before he breaks', 2, { left: 2, kept: 0 }, { quarry: 'gaul-band', periods: 0 }],
    [
      'as they charged him in this period',
      2,
      { left: 1, kept: 1 },
      { quarry: 'gaul-band', periods: 0, afterAdvance: true },
    ],
  ] as const)(
    'is pursued after an advance out of control or in full by those out of control %s (wrg/uncontrolled-advance/then-rout-or-pursuit)',
    (_, since, bound, pursuit) => {
      const game = shaken();
      game.state.melees = game.state.melees.map(melee => ({ ...melee, since }));
      const legion = unitIn(game, 'rome-legion');
      legion.bound = { instruction: 'uncontrolled-advance', disorganised: false, ...bound };
      legion.period.fought = true;
      play(game, { dice: [1, 1, 1, 3, 3] }, ['reactions']);
      expect(legion.pursuit).toEqual(pursuit);
    },
  );

  it('is pursued after an advance out of control also by who has fought him for a period, if that is read of the advance as long as it lasts [wrg/ruling/ensuing-on-an-advance] [wrg/uncontrolled-advance/then-rout-or-pursuit]', () => {
    const pursued = (reading: string) => {
      const game = shaken();
      const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/ensuing-on-an-advance': reading } });
      game.state.melees = game.state.melees.map(melee => ({ ...melee, since: 1 }));
      const legion = unitIn(game, 'rome-legion');
      legion.bound = { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 1 };
      play({ ...game, rules }, { dice: [1, 1, 1, 3, 3] }, ['reactions']);
      return legion.pursuit?.afterAdvance === true;
    };
    expect(pursued('not-after-a-period-of-fighting')).toBe(false);
    expect(pursued('as-long-as-it-lasts')).toBe(true);
  });

  it('does not try to rally before he has run, unless that is read of any period (wrg/rally/when)', () => {
    const rallies = (rules?: TableTop['rules']) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 300], order: 'HOLD', be: alarmed },
          { id: 'gaul-band', at: [500, 500], class: 'D' },
        ],
        ...(rules === undefined ? {} : { rules }),
      });
      const gauls = unitIn(game, 'gaul-band');
      gauls.alarmed = true;
      gauls.rout = { periods: 0, from: { x: 500, y: 300 }, fresh: true };
      return play(game, { seed: 1 }, ['reactions']).of('test').length;
    };
    expect(rallies()).toBe(0);
    expect(
      rallies(wrgRulesUnder({ rulings: { 'wrg/ruling/rally-before-running': 'in-the-period-of-breaking-too' } })),
    ).toBe(1);
  });
});

describe('retiring troops', () => {
  it('face an attack, though they go with their backs to it (wrg/reaction/result-current-retire)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-horse', type: 'lc', weapons: ['javelins'], at: [500, 300], order: 'ATTACK gaul-band', be: alarmed },
        {
          id: 'gaul-band',
          at: [500, 340],
          be: { ...alarmed, bound: { instruction: 'retire', disorganised: true, left: 1, kept: 1 } },
        },
      ],
    });
    const charging = declaring({ 'rome-horse': { charge: 'gaul-band' } });
    const moved = play(game, { answers: charging, seed: 2 }, ['declarations', 'movement']);
    expect(moved.of('met')).toMatchObject([{ chargers: ['rome-horse'] }]);
    // They stand so, too, for whoever shoots at them or laps round.
    const { placed, period } = unitIn(game, 'gaul-band');
    expect([placed.facing, period.caught?.facingOff]).toEqual([180, 0]);
    const { of } = play(game, { seed: 2 }, ['shooting', 'hand-to-hand']);
    expect(of('fought').map(({ unit }) => unit)).toContain('gaul-band');
    expect(factorOf({ of } as ReturnType<typeof play>, 'rome-horse', 'enemy cannot use shields')).toBeUndefined();
  });
});

describe('who has caught nobody but routers', () => {
  it('goes after them in the next period (wrg/pursuit/compulsory)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 400], order: 'ATTACK gaul-band', be: alarmed },
        {
          id: 'gaul-band',
          at: [500, 416.02],
          facing: 'N',
          be: { ...alarmed, rout: { periods: 1, from: { x: 500, y: 300 } }, leavesForGood: true },
        },
      ],
      melees: [{ a: 'rome-legion', b: 'gaul-band', sideOfB: 'rear' }],
    });
    play(game, { seed: 1 }, ['hand-to-hand']);
    expect(unitIn(game, 'rome-legion').pursuit).toEqual({ quarry: 'gaul-band', periods: 0 });
  });
});

describe('fanatics', () => {
  it('are fresh to the end of their first period of close combat, when the enemy turns his back (wrg/melee/tactical/fanatics-first, wrg/melee/tactical/fanatics-later)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [950, 20] },
        {
          id: 'rome-legion',
          at: [500, 400],
          figures: 6,
          weapons: ['javelins'],
          class: 'C',
          order: 'HOLD',
          be: alarmed,
        },
        {
          id: 'gaul-mad',
          at: [500, 400.02],
          figures: 24,
          files: 12,
          fanatic: true,
          order: 'ATTACK rome-legion',
          be: alarmed,
        },
      ],
      melees: [{ a: 'rome-legion', b: 'gaul-mad' }],
    });
    const blows = play(game, { dice: [5, 2, 2, 6, 3, 3] }, ['hand-to-hand'])
      .of('fought')
      .filter(({ unit }) => unit === 'gaul-mad');
    const fresh = blows.map(({ because }) =>
      because.some(reason => reason.because === 'fanatics, who have not fought before'),
    );
    expect(blows.map(({ unanswered }) => unanswered)).toEqual([false, true]);
    expect(fresh).toEqual([true, true]);
    play(game, { seed: 1 }, ['reactions']);
    expect(unitIn(game, 'gaul-mad').combats).toBe(1);
  });
});

describe('the lie of the land under a melee', () => {
  /** A hill north of a line. */
  const hillFrom = (y: number) => ({
    kind: 'hill' as const,
    id: 'knoll',
    outline: [
      [300, y],
      [700, y],
      [700, 700],
      [300, 700],
    ] as [number, number][],
    level: 1,
  });

  it('is no slope come down for who has been pushed halfway off it (wrg/melee/tactical/slope)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 400], be: alarmed },
        { id: 'gaul-band', at: [500, 400.02], be: alarmed },
      ],
      features: [hillFrom(398)],
      melees: [{ a: 'rome-legion', b: 'gaul-band', since: 1 }],
    });
    const told = play(game, { seed: 1 }, ['movement', 'hand-to-hand']);
    expect(factorOf(told, 'rome-legion', 'came down a slope')).toBeUndefined();
    expect(factorOf(told, 'gaul-band', 'higher on a slope')).toBe('+1 factor');
  });

  it('helps who charges down it (wrg/melee/tactical/slope)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 400], order: 'HOLD', be: alarmed },
        { id: 'gaul-band', at: [500, 440], order: 'ATTACK rome-legion', fanatic: true, be: alarmed },
      ],
      features: [hillFrom(430)],
    });
    const told = play(game, { seed: 1, answers: declaring({ 'gaul-band': { charge: 'rome-legion' } }) }, [
      'declarations',
      'movement',
      'hand-to-hand',
    ]);
    expect(factorOf(told, 'gaul-band', 'came down a slope')).toBe('+1 factor');
  });
});

describe('who strikes at backs that are turned late in a period', () => {
  const following = 'charging or following up';

  /** What Gauls count who followed up after the period before, when the Romans turn their backs after hand-to-hand combat. */
  const strikesFor = (more: object) => {
    const game = melee({}, {}, { since: 1, ...more });
    // Blows of few enough for nobody to give way.
    const fought = play(game, { dice: [5, 2, 5, 2] }, ['hand-to-hand']);
    expect([...fought.of('pushed-back'), ...fought.of('broke')]).toEqual([]);
    Object.assign(unitIn(game, 'rome-legion'), {
      rout: { periods: 0, from: { x: 500, y: 500 }, fresh: true },
      period: { ...unitIn(game, 'rome-legion').period, brokeFrom: { melees: game.state.melees, struck: false } },
    });
    const { of } = play(game, { seed: 1 }, ['movement']);
    return [
      factorOf(fought, 'gaul-band', following),
      of('fought')[0]?.because.find(({ because }) => because === following)?.effect,
    ];
  };

  it('counts it as he did in that period that he followed up before it (wrg/melee/tactical/charging, wrg/pursuit/strikes)', () => {
    expect(strikesFor({ following: ['gaul-band'] })).toEqual(['+1 factor', '+1 factor']);
    expect(strikesFor({})).toEqual([undefined, undefined]);
  });
});

describe('who comes round a deep enemy in the second period', () => {
  it('is kept off by those of his ranks that fight nobody, or is not (wrg/ruling/met-as-they-lap-round, wrg/melee/lapping-limits)', () => {
    const lapped = (reading: string | undefined, files: number) => {
      const game = setUp({
        pieces: [
          { id: 'rome-line', at: [500, 400], figures: 16, files: 16, order: 'ATTACK gaul-block' },
          { id: 'gaul-block', at: [500, 400.02], figures: 12, files, order: 'ATTACK rome-line' },
        ],
        melees: [{ a: 'rome-line', b: 'gaul-block', since: 1 }],
        ...(reading === undefined
          ? {}
          : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/met-as-they-lap-round': reading } }) }),
      });
      const { of } = play(game, { seed: 1 }, ['hand-to-hand']);
      const blow = of('fought').find(({ unit }) => unit === 'rome-line');
      return blow?.because.find(({ clause }) => clause === 'wrg/melee/lapping-round')?.effect;
    };
    const met = 'kept-off-by-as-many-who-fight-nobody';
    expect([lapped(undefined, 4), lapped(met, 4), lapped('come-round-all-the-same', 4)]).toEqual([
      undefined,
      undefined,
      '6 figures',
    ]);
    expect([lapped(undefined, 12), lapped(met, 12)]).toEqual(['1 figure', '1 figure']);
  });

  it('is kept off as well by men of his front rank who have nobody to strike at, beyond those who overlap and lap round themselves (wrg/ruling/met-as-they-lap-round, wrg/melee/lapping-limits)', () => {
    // Either line reaches out beyond the other at one end: by two figures, or by ten.
    const lapped = (aside: number, reading?: string) => {
      const game = setUp({
        pieces: [
          { id: 'rome-line', at: [500, 400], figures: 16, files: 16, order: 'ATTACK gaul-line' },
          { id: 'gaul-line', at: [500 - 6 * aside, 400.02], figures: 16, files: 16, order: 'ATTACK rome-line' },
        ],
        melees: [{ a: 'rome-line', b: 'gaul-line', since: 1 }],
        ...(reading === undefined
          ? {}
          : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/met-as-they-lap-round': reading } }) }),
      });
      const { of } = play(game, { seed: 1 }, ['hand-to-hand']);
      const blow = of('fought').find(({ unit }) => unit === 'rome-line');
      return blow?.because.find(({ clause }) => clause === 'wrg/melee/lapping-round')?.effect;
    };
    expect([2, 10].map(aside => lapped(aside))).toEqual(['1 figure', undefined]);
    expect(lapped(10, 'come-round-all-the-same')).toBe('1 figure');
  });

  it('is kept off as well by men of his front rank who would lap round another and are kept from that by his rear ranks (wrg/ruling/met-as-they-lap-round, wrg/melee/lapping-limits)', () => {
    // Four abreast and four deep before the left of the line, and others who reach out beyond its right.
    const lapped = (reading: string) => {
      const game = setUp({
        pieces: [
          { id: 'rome-line', at: [500, 400], figures: 14, files: 14, order: 'ATTACK gaul-block' },
          { id: 'gaul-block', at: [470, 400.02], figures: 16, files: 4, order: 'ATTACK rome-line' },
          { id: 'gaul-wing', at: [560, 400.02], figures: 14, files: 14, order: 'ATTACK rome-line' },
        ],
        melees: [
          { a: 'rome-line', b: 'gaul-block', since: 1 },
          { a: 'rome-line', b: 'gaul-wing', since: 1 },
        ],
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/met-as-they-lap-round': reading } }),
      });
      const { of } = play(game, { seed: 1 }, ['hand-to-hand']);
      const blow = of('fought').find(({ unit }) => unit === 'gaul-wing');
      return blow?.because.find(({ clause }) => clause === 'wrg/melee/lapping-round')?.effect;
    };
    expect(lapped('come-round-all-the-same')).toBe('1 figure');
    expect(lapped('kept-off-by-as-many-who-fight-nobody')).toBeUndefined();
  });
});
