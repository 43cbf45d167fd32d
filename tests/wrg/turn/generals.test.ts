import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { bothOf } from '../../../src/rulesets/wrg/turn/fighting/striking.js';
import { fightingRanks } from '../../../src/rulesets/wrg/turn/leading/ranks.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { ridingStraight } from './answers.js';
import { generalIn, play, setUp, type TableTop, unitIn } from './table-top.js';

const fighting = ['hand-to-hand'];
const atTheEnd = ['reactions'];

/** Two bodies that fight each other, the Romans so many abreast. */
const duelists = (files: number): TableTop['pieces'] => [
  { id: 'rome-guard', at: [500, 400], type: 'hi', files },
  { id: 'gaul-guard', at: [500, 401], weapons: ['two-handed-axe'] },
  { id: 'rome-legion', at: [300, 380] },
];

/** Two bodies hand to hand, each with its general in its front rank. */
function duel(more: Partial<TableTop> = {}) {
  return setUp({
    pieces: duelists(6),
    generals: [
      { id: 'rome-caesar', with: 'rome-guard', inFront: true },
      { id: 'gaul-brennus', with: 'gaul-guard', inFront: true },
    ],
    melees: [{ a: 'rome-guard', b: 'gaul-guard', since: 2 }],
    ...more,
  });
}

/** What a body has suffered before it broke, and at its back. */
function sufferedBy(
  unit: string,
  blows: readonly { readonly target: string; readonly casualties: number; readonly unanswered: boolean }[],
) {
  const of = (back: boolean) =>
    blows
      .filter(({ target, unanswered }) => target === unit && unanswered === back)
      .reduce((sum, { casualties }) => sum + casualties, 0);
  return { inFront: of(false), atBack: of(true) };
}

describe('what a general risks', () => {
  it('bears his share of the casualties of the front rank that fights, if he stands in it (wrg/general/share)', () => {
    const game = duel();
    const { of } = play(game, { seed: 4 }, fighting);
    const [blow] = of('fought').filter(({ unit }) => unit === 'gaul-guard');
    const caesar = generalIn(game, 'rome-caesar');
    expect(blow!.casualties).toBeGreaterThanOrEqual(6);
    expect(caesar.men).toBe(20 - Math.floor(blow!.casualties / 6));
    expect(of('general').some(({ general, what }) => general === 'rome-caesar' && what === 'hurt')).toBe(true);
  });

  it('shares with those of it who overlap the enemy: they fight as well (wrg/general/share, wrg/melee/eligible-front)', () => {
    const game = duel({ pieces: duelists(12) });
    const { of } = play(game, { seed: 4 }, fighting);
    const [blow] = of('fought').filter(({ unit }) => unit === 'gaul-guard');
    const [own] = of('fought').filter(({ unit }) => unit === 'rome-guard');
    const { figures } = own ?? { figures: 0 };
    expect(figures).toBeGreaterThan(6);
    expect(Math.floor(blow!.casualties / figures)).toBeLessThan(Math.floor(blow!.casualties / 6));
    expect(generalIn(game, 'rome-caesar').men).toBe(20 - Math.floor(blow!.casualties / figures));
  });

  it.each([
    ['share-of-the-figures-that-count', 3],
    ['share-of-all-in-the-front-rank', 6],
  ] as const)(
    'shares in a body out of order with half of its front rank, or with all (wrg/ruling/general-in-disorder): %s',
    (reading, among) => {
      const game = duel({ rules: wrgRulesUnder({ rulings: { 'wrg/ruling/general-in-disorder': reading } }) });
      unitIn(game, 'rome-guard').period.interpenetrated = true;
      const { of } = play(game, { seed: 4 }, fighting);
      const { inFront, atBack } = sufferedBy('rome-guard', of('fought'));
      expect(inFront).toBeGreaterThanOrEqual(6);
      expect(generalIn(game, 'rome-caesar').men).toBe(20 - Math.floor(inFront / among) - Math.floor(atBack / 6));
    },
  );

  it.each([
    ['of-those-who-may', 1],
    ['as-many-as-half-of-the-rank', 3],
  ] as const)(
    'shares where a few of its rank are at the enemy with half of them, or with as many as half of the rank (wrg/ruling/half-of-which-rank): %s',
    (reading, among) => {
      const game = duel({
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/half-of-which-rank': reading } }),
        pieces: [
          { id: 'rome-guard', at: [500, 400], type: 'hi', figures: 24, files: 12 },
          { id: 'gaul-guard', at: [500 - 33, 400.02], figures: 12, files: 2, weapons: ['two-handed-axe'] },
          { id: 'rome-legion', at: [300, 380] },
        ],
      });
      unitIn(game, 'rome-guard').period.interpenetrated = true;
      const field = fieldOf(game.state, game.scenario, game.rules);
      const all = game.state.melees.flatMap(melee => bothOf(melee, field));
      expect(fightingRanks(all, field).get('rome-guard')).toBe(among);
    },
  );

  it('stands in the front rank of a unit that has no other (wrg/general/share)', () => {
    const generals = [
      { id: 'rome-caesar', with: 'rome-guard' },
      { id: 'gaul-brennus', with: 'gaul-guard' },
    ];
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/general-behind-the-ranks': 'bears-nothing-of-a-melee' } });
    const shareOf = (files: number) =>
      seeds.some(seed => {
        const pieces = duelists(files);
        const { of } = play(duel({ generals, pieces, rules }), { seed }, fighting);
        return of('general').some(({ general, what }) => general === 'rome-caesar' && what === 'hurt');
      });
    expect(shareOf(6)).toBe(false);
    expect(shareOf(12)).toBe(true);
  });

  it.each([
    ['rear', [500, 383.9], 'N', 6, 'share-of-his-rank'],
    ['flank', [482, 392], 'E', 6, 'share-of-his-rank'],
    ['flank', [482, 392], 'E', 2, 'share-of-those-who-front-the-enemy'],
  ] as const)(
    'bears his share also where his unit is fought in the %s alone (wrg/general/share)',
    (side, at, facing, touched, reading) => {
      const game = duel({
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/general-taken-in-flank': reading } }),
        pieces: [
          { id: 'rome-guard', at: [500, 400], type: 'hi' },
          { id: 'gaul-guard', at, facing, weapons: ['two-handed-axe'] },
          { id: 'rome-legion', at: [300, 380] },
        ],
        melees: [
          { a: 'rome-guard', b: 'gaul-guard', since: 2, sideOfA: side, sideOfB: 'front', chargers: ['gaul-guard'] },
        ],
      });
      const { of } = play(game, { seed: 4 }, fighting);
      const blows = of('fought').filter(({ unit }) => unit === 'gaul-guard');
      const casualties = blows.reduce((sum, blow) => sum + blow.casualties, 0);
      expect(casualties).toBeGreaterThanOrEqual(touched);
      expect(of('general')).toContainEqual(
        expect.objectContaining({
          general: 'rome-caesar',
          because: expect.arrayContaining([expect.objectContaining({ clause: 'wrg/general/share' })]),
        }),
      );
      expect(generalIn(game, 'rome-caesar').men).toBe(Math.max(0, 20 - Math.floor(casualties / touched)));
    },
  );

  it.each([
    ['share-of-those-who-fight', 5],
    ['share-of-his-whole-rank', 12],
  ] as const)(
    'shares with those of his front who are at the enemy, or with all of it (wrg/ruling/general-partly-engaged): %s',
    (reading, among) => {
      const game = duel({
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/general-partly-engaged': reading } }),
        pieces: [
          { id: 'rome-guard', at: [500, 400], type: 'hi', figures: 24, files: 12 },
          { id: 'gaul-guard', at: [500 - 33, 400.02], figures: 12, files: 2, weapons: ['two-handed-axe'] },
          { id: 'rome-legion', at: [300, 380] },
        ],
      });
      const { of } = play(game, { seed: 4 }, fighting);
      const casualties = of('fought').find(({ unit }) => unit === 'gaul-guard')?.casualties ?? 0;
      expect(casualties).toBeGreaterThanOrEqual(5);
      expect(20 - generalIn(game, 'rome-caesar').men).toBe(Math.floor(casualties / among));
    },
  );

  it.each([
    ['all-who-front-an-enemy', 12],
    ['the-front-rank-alone', 6],
  ] as const)(
    'shares between two enemies with those who front either, or with the front rank alone (wrg/ruling/general-fought-on-two-sides): %s',
    (reading, among) => {
      const game = duel({
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/general-fought-on-two-sides': reading } }),
        pieces: [
          { id: 'rome-guard', at: [500, 400], type: 'hi' },
          { id: 'gaul-guard', at: [500, 400.02], weapons: ['two-handed-axe'] },
          { id: 'gaul-others', at: [500, 383.98], facing: 'N', weapons: ['two-handed-axe'] },
          { id: 'rome-legion', at: [300, 380] },
        ],
        melees: [
          { a: 'rome-guard', b: 'gaul-guard', since: 2 },
          { a: 'rome-guard', b: 'gaul-others', since: 2, sideOfA: 'rear' },
        ],
      });
      const { of } = play(game, { seed: 4 }, fighting);
      const { inFront, atBack } = sufferedBy('rome-guard', of('fought'));
      expect(inFront).toBeGreaterThanOrEqual(12);
      const share = Math.floor(inFront / among) + Math.floor(atBack / 6);
      expect(generalIn(game, 'rome-caesar').men).toBe(Math.max(0, 20 - share));
    },
  );

  it.each([
    ['share-of-his-rank', true],
    ['share-of-those-who-front-the-enemy', false],
  ] as const)(
    'shares with his whole rank what his men suffer at their backs as they run, or not (wrg/ruling/general-taken-in-flank): %s',
    (reading, whole) => {
      const game = duel({
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/general-taken-in-flank': reading } }),
        pieces: [
          { id: 'rome-guard', at: [500, 400], type: 'hi', be: { rout: { periods: 0, from: { x: 500, y: 300 } } } },
          { id: 'gaul-guard', at: [524, 383.9], facing: 'N', weapons: ['two-handed-axe'] },
          { id: 'rome-legion', at: [300, 380] },
        ],
      });
      const { of } = play(game, { seed: 4 }, fighting);
      const casualties = of('fought').find(({ unit }) => unit === 'gaul-guard')?.casualties ?? 0;
      expect(casualties).toBeGreaterThan(0);
      const share = 20 - generalIn(game, 'rome-caesar').men;
      if (whole) expect(share).toBe(Math.floor(casualties / 6));
      else expect(share).toBeGreaterThan(Math.floor(casualties / 6));
    },
  );

  it('bears it behind the ranks as well, or nothing of a melee (wrg/general/share, wrg/ruling/general-behind-the-ranks)', () => {
    const men = (reading: string) => {
      const game = duel({ rules: wrgRulesUnder({ rulings: { 'wrg/ruling/general-behind-the-ranks': reading } }) });
      generalIn(game, 'rome-caesar').inFront = false;
      const { of } = play(game, { seed: 4 }, fighting);
      const { inFront, atBack } = sufferedBy('rome-guard', of('fought'));
      expect(inFront).toBeGreaterThanOrEqual(6);
      return { men: generalIn(game, 'rome-caesar').men, share: Math.floor(inFront / 6) + Math.floor(atBack / 6) };
    };
    const { men: left, share } = men('bears-his-share-as-well');
    expect(left).toBe(20 - share);
    expect(men('bears-nothing-of-a-melee').men).toBe(20);
  });

  it('bears his share of what missiles do to all who are under fire, though nobody fights (wrg/general/share)', () => {
    const game = duel({
      melees: [],
      generals: [
        { id: 'rome-caesar', with: 'rome-legion' },
        { id: 'gaul-brennus', with: 'gaul-guard' },
      ],
    });
    unitIn(game, 'rome-legion').period.missileCasualties = 36;
    play(game, { seed: 4 }, fighting);
    expect(generalIn(game, 'rome-caesar').men).toBe(17);
  });

  it('is dead when nobody is left of his figure (wrg/general/killed), which his men test for (wrg/general/loss)', () => {
    const game = duel({
      melees: [],
      generals: [
        { id: 'rome-caesar', with: 'rome-legion' },
        { id: 'gaul-brennus', with: 'gaul-guard' },
      ],
    });
    Object.assign(generalIn(game, 'rome-caesar'), { men: 3 });
    unitIn(game, 'rome-legion').period.missileCasualties = 36;
    const { of } = play(game, {}, [...fighting, ...atTheEnd]);
    expect(generalIn(game, 'rome-caesar')).toMatchObject({ gone: 'dead', with: null, at: { x: 300, y: 380 } });
    const tests = of('test').filter(({ cause }) => cause === 'general-lost');
    expect(tests.map(({ unit }) => unit)).toContain('rome-legion');
  });

  it.each([
    ['own-and-commander-in-chief', false],
    ['any-of-their-side', true],
  ] as const)(
    'of another command takes two from those who saw him fall, or nothing (wrg/ruling/which-general-lost): %s',
    (reading, counts) => {
      const game = duel({
        melees: [],
        pieces: [
          { id: 'rome-legion', at: [300, 380], command: 'rome-scipio' },
          { id: 'rome-others', at: [420, 380], command: 'rome-legate' },
          { id: 'rome-guard', at: [100, 100] },
          { id: 'gaul-guard', at: [300, 700], facing: 'S' },
        ],
        generals: [
          { id: 'rome-caesar', with: 'rome-guard' },
          { id: 'rome-scipio', rank: 'subordinate', with: 'rome-legion' },
          { id: 'rome-legate', rank: 'subordinate', with: 'rome-others' },
          { id: 'gaul-brennus', with: 'gaul-guard' },
        ],
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/which-general-lost': reading } }),
      });
      Object.assign(generalIn(game, 'rome-scipio'), { men: 3 });
      unitIn(game, 'rome-legion').period.missileCasualties = 36;
      play(game, {}, [...fighting, ...atTheEnd]);
      expect(generalIn(game, 'rome-scipio').gone).toBe('dead');
      const field = fieldOf(game.state, game.scenario, game.rules);
      const lostTo = (unit: string) => situationOf(unitIn(game, unit), { cause: 'voluntary' }, field).generalLost;
      expect([lostTo('rome-legion'), lostTo('rome-others')]).toEqual([true, counts]);
    },
  );

  it('is wounded by a score that his share multiplies beyond the men he had, and his men bring him away (wrg/general/wounded, wrg/general/wounded-leaves)', () => {
    const hurt = (die: number) => {
      const game = duel({
        melees: [],
        generals: [
          { id: 'rome-caesar', with: 'rome-legion' },
          { id: 'gaul-brennus', with: 'gaul-guard' },
        ],
      });
      Object.assign(generalIn(game, 'rome-caesar'), { men: 12 });
      unitIn(game, 'rome-legion').period.missileCasualties = 36;
      play(game, { dice: [die] }, fighting);
      return generalIn(game, 'rome-caesar');
    };
    expect(hurt(4)).toMatchObject({ men: 9, gone: null });
    expect(hurt(5)).toMatchObject({ men: 9, gone: 'wounded', lost: { byChallenge: false } });
  });

  it('takes his figure with him and what it has lost, or a few of his men (wrg/general/wounded-leaves, wrg/ruling/escort-of-a-wounded-general)', () => {
    const carried = (reading: string, figures = 12) => {
      const game = duel({
        melees: [],
        generals: [
          { id: 'rome-caesar', with: 'rome-legion' },
          { id: 'gaul-brennus', with: 'gaul-guard' },
        ],
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/escort-of-a-wounded-general': reading } }),
      });
      const legion = unitIn(game, 'rome-legion');
      Object.assign(generalIn(game, 'rome-caesar'), { men: 12 });
      Object.assign(legion, {
        strength: figures,
        figures,
        carried: 15,
        placed: { ...legion.placed, figures, files: Math.min(6, figures) },
      });
      Object.assign(legion.period, { before: figures, missileCasualties: 3 * figures });
      const { of } = play(game, { dice: [5] }, fighting);
      expect(generalIn(game, 'rome-caesar')).toMatchObject({ men: 9, gone: 'wounded' });
      const told = of('lost').map(event => [event.unit, event.figures, event.left]);
      return { figures: legion.figures, carried: legion.carried, gone: legion.gone, told };
    };
    expect(carried('the-men-of-his-figure')).toEqual({
      figures: 11,
      carried: 4,
      gone: null,
      told: [['rome-legion', 1, 11]],
    });
    expect(carried('a-few-of-his-men')).toEqual({ figures: 12, carried: 15, gone: null, told: [] });
    expect(carried('the-men-of-his-figure', 1)).toMatchObject({ figures: 0, gone: 'left-table' });
  });

  it('surrenders with those who cannot run, once his figure is down to half (wrg/rout/general-surrender)', () => {
    const surrounded = (men: number) => {
      const enemy = { figures: 24, files: 12, weapons: ['two-handed-axe' as const] };
      const game = setUp({
        pieces: [
          { id: 'rome-guard', at: [500, 400], figures: 6, files: 3, training: 'barbarian', class: 'E' },
          { id: 'gaul-north', at: [500, 402], ...enemy },
          { id: 'gaul-south', at: [500, 382], ...enemy, facing: 'N' },
          { id: 'gaul-east', at: [511, 392], ...enemy, figures: 4, files: 2, facing: 'W' },
          { id: 'gaul-west', at: [489, 392], ...enemy, figures: 4, files: 2, facing: 'E' },
        ],
        melees: [
          { a: 'rome-guard', b: 'gaul-north' },
          { a: 'rome-guard', b: 'gaul-south', sideOfA: 'rear' },
        ],
      });
      Object.assign(generalIn(game, 'rome-chief'), { men });
      const { of } = play(game, { seed: 2 }, fighting);
      expect(of('lost').filter(({ unit }) => unit === 'rome-guard').length).toBeGreaterThan(0);
      return generalIn(game, 'rome-chief').gone;
    };
    expect(surrounded(10)).toBe('captured');
    expect(surrounded(11)).not.toBe('captured');
  });

  it('has borne his share of the melee by then (wrg/general/share, wrg/rout/general-surrender)', () => {
    const fates = Array.from({ length: 60 }, (_, seed) => {
      const enemy = { figures: 12, files: 12 };
      const game = setUp({
        pieces: [
          { id: 'rome-guard', at: [500, 400], figures: 24, files: 12, training: 'barbarian', class: 'E' },
          { id: 'gaul-north', at: [500, 402], ...enemy },
          { id: 'gaul-south', at: [500, 382], ...enemy, facing: 'N' },
          { id: 'gaul-east', at: [538, 392], figures: 4, files: 2, facing: 'W' },
          { id: 'gaul-west', at: [462, 392], figures: 4, files: 2, facing: 'E' },
        ],
        generals: [
          { id: 'rome-caesar', with: 'rome-guard', inFront: true },
          { id: 'gaul-brennus', with: 'gaul-north' },
        ],
        melees: [
          { a: 'rome-guard', b: 'gaul-north' },
          { a: 'rome-guard', b: 'gaul-south', sideOfA: 'rear' },
        ],
      });
      Object.assign(generalIn(game, 'rome-caesar'), { men: 11 });
      const { of } = play(game, { seed: seed + 1 }, fighting);
      const hurt = of('general').some(({ general, what }) => general === 'rome-caesar' && what === 'hurt');
      return hurt && of('broke').length > 0 ? [generalIn(game, 'rome-caesar').gone] : [];
    }).flat();
    expect(new Set(fates)).toEqual(new Set(['captured']));
  });
});

describe('a challenge', () => {
  const challenges = (accepts: boolean) => ({
    answers: (request: { kind: string; general?: string }) =>
      request.kind === 'challenge' && request.general === 'rome-caesar'
        ? 'gaul-brennus'
        : request.kind === 'accept'
          ? accepts
          : undefined,
  });

  it('is for generals who stand in the front ranks of bodies hand to hand (wrg/general/challenge/sequence)', () => {
    const asked = (inFront: boolean) => {
      const game = duel();
      generalIn(game, 'gaul-brennus').inFront = inFront;
      return play(game, {}, fighting).asked.filter(({ kind }) => kind === 'challenge').length;
    };
    expect(asked(true)).toBe(2);
    expect(asked(false)).toBe(0);
  });

  it('is fought out, and who loses is dead or taken, as all his men will hear (wrg/general/challenge/result)', () => {
    const game = duel();
    const { of } = play(game, { ...challenges(true), seed: 3 }, fighting);
    expect(
      of('general')
        .slice(0, 2)
        .map(({ what }) => what),
    ).toEqual(['challenges', 'accepts']);
    const lost = Object.values(game.state.generals).filter(({ lost: at }) => at?.byChallenge === true);
    expect(lost).toHaveLength(1);
    expect(['dead', 'captured']).toContain(lost[0]!.gone);
  });

  it('is fought where their men stand, and with what these hold (wrg/general/challenge/factors)', () => {
    /** What counts for the blows of either: that there is a slope, or shields are wanting. */
    const factors = (more: Partial<TableTop> = {}) => {
      const { of } = play(duel(more), { ...challenges(true), seed: 3 }, fighting);
      return ['rome-caesar', 'gaul-brennus'].map(id =>
        of('duelled')
          .find(({ general, shot }) => general === id && !shot)
          ?.because.flatMap(({ clause }) => (clause.startsWith('wrg/melee/tactical/') ? [clause.slice(19)] : [])),
      );
    };
    // The Gauls hold two-handed axes.
    expect(factors()).toEqual([['shieldless-2'], []]);
    const shields = [
      { id: 'rome-guard', at: [500, 400], type: 'hi' },
      { id: 'gaul-guard', at: [500, 401] },
    ] as const;
    expect(factors({ pieces: [...shields, { id: 'rome-legion', at: [300, 380] }] })).toEqual([[], []]);
    const hill = {
      kind: 'hill',
      id: 'hill',
      level: 1,
      outline: [
        [400, 400.5],
        [600, 400.5],
        [600, 600],
        [400, 600],
      ],
    };
    expect(factors({ features: [hill] as never })).toEqual([['shieldless-2'], ['slope']]);
    const following = [{ a: 'rome-guard', b: 'gaul-guard', since: 1, followed: ['gaul-guard'] }];
    expect(factors({ melees: following })).toEqual([['shieldless-2'], ['charging']]);
  });

  it('takes from a barbarian who refuses his equal what he gives his men (wrg/melee/random/general-refusal)', () => {
    const game = duel();
    play(game, challenges(false), fighting);
    expect(generalIn(game, 'gaul-brennus').steadies).toBe(false);
    expect(generalIn(game, 'rome-caesar').steadies).toBe(true);
  });
});

describe('where a general stands', () => {
  const declare = (conduct: object) => ({
    answers: ({ kind, side }: { kind: string; side: string }) =>
      kind === 'declare' && side === 'rome' ? { 'rome-guard': conduct } : undefined,
  });

  it('is in front or behind as he likes, in a melee too', () => {
    const game = duel();
    play(game, declare({ general: 'behind' }), ['declarations']);
    expect(generalIn(game, 'rome-caesar').inFront).toBe(false);
  });

  it('changes when he rides to a unit to lead it (wrg/general/supersede-command)', () => {
    const game = duel({ melees: [] });
    const { of } = play(game, declare({ rides: 'rome-legion' }), ['declarations', 'movement']);
    expect(of('general').map(({ what }) => what)).toEqual(['leaves']);
    const caesar = generalIn(game, 'rome-caesar');
    expect(caesar).toMatchObject({ with: null, riding: { to: 'rome-legion' } });
    // He gallops for one period.
    expect(500 - caesar.at.x).toBeGreaterThan(70);
    for (let period = 0; period < 3 && generalIn(game, 'rome-caesar').with === null; period++)
      play(game, {}, ['movement']);
    expect(generalIn(game, 'rome-caesar')).toMatchObject({ with: 'rome-legion', riding: null });
  });

  it('cannot change for one with a large bodyguard (wrg/general/supersede-command)', () => {
    const game = duel({ melees: [] });
    Object.assign(generalIn(game, 'rome-caesar'), { bodyguard: 6 });
    expect(() => play(game, declare({ rides: 'rome-legion' }), ['declarations'])).toThrow(/cannot leave it/);
  });

  it('can change for one whose large bodyguard has become a small one (wrg/general/supersede-command, wrg/general/bodyguard)', () => {
    const game = duel({ melees: [] });
    const guard = unitIn(game, 'rome-guard');
    Object.assign(generalIn(game, 'rome-caesar'), { bodyguard: 8 });
    Object.assign(guard, { figures: 5, placed: { ...guard.placed, figures: 5 } });
    play(game, declare({ rides: 'rome-legion' }), ['declarations', 'movement']);
    // Where he comes to, they are no more than they were.
    expect(generalIn(game, 'rome-caesar')).toMatchObject({ riding: { to: 'rome-legion' }, bodyguard: 5 });
  });

  it('ends in the hands of enemies whom he rides into (wrg/orders/messengers-as-patrol)', () => {
    const game = duel({ melees: [] });
    Object.assign(generalIn(game, 'rome-caesar'), {
      with: null,
      at: { x: 500, y: 405 },
      riding: { to: 'rome-legion', as: 'rome-guard', galloped: true },
    });
    unitIn(game, 'gaul-guard').placed = { ...unitIn(game, 'gaul-guard').placed, at: { x: 440, y: 390 } };
    play(ridingStraight(game), {}, ['movement', 'movement']);
    expect(generalIn(game, 'rome-caesar').gone).toBe('captured');
  });

  it('is the front rank of those whom he has called to follow him, until another order is digested (wrg/orders/follow-me)', () => {
    const game = duel({
      melees: [],
      generals: [
        { id: 'rome-caesar', with: 'rome-legion' },
        { id: 'gaul-brennus', with: 'gaul-guard' },
      ],
    });
    const order = (text: string, by: string) => ({
      answers: ({ kind, side }: { kind: string; side: string }) =>
        kind === 'orders' && side === 'rome' ? { 'rome-legion': { order: text, by } } : undefined,
    });
    const { of } = play(game, order('MOVE S 100', 'general'), ['orders']);
    expect(generalIn(game, 'rome-caesar')).toMatchObject({ inFront: true, calls: 'rome-legion' });
    const steps = of('order').flatMap(({ because }) => because.filter(({ clause }) => /follow-me-stay/.test(clause)));
    expect(steps).toMatchObject([{ because: 'their general leads them', effect: 'steps into their front rank' }]);
    const stepBack = () =>
      play(
        game,
        {
          answers: ({ kind, side }) =>
            kind === 'declare' && side === 'rome' ? { 'rome-legion': { general: 'behind' } } : undefined,
        },
        ['declarations'],
      );
    expect(stepBack).toThrow(/called it to follow/);
    play(game, {}, ['orders']);
    expect(unitIn(game, 'rome-legion').order).toBe('MOVE S 100');
    expect(stepBack).toThrow(/called it to follow/);
    play(game, order('HOLD', 'messenger'), ['orders']);
    for (let period = 0; period < 4; period++) play(game, {}, ['orders']);
    expect(unitIn(game, 'rome-legion').order).toBe('HOLD');
    stepBack();
    expect(generalIn(game, 'rome-caesar')).toMatchObject({ inFront: false, calls: null });
  });
});
