import { describe, expect, it } from 'vitest';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { lookWrg } from '../../../src/rulesets/wrg/windows/look.js';
import { pictureWrg } from '../../../src/rulesets/wrg/windows/picture.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { generalIn, type Piece, play, type Request, setUp, type TableTop, unitIn } from './table-top.js';

const guards: readonly Piece[] = [
  { id: 'rome-guard', at: [500, 300], type: 'mc', class: 'B', figures: 6, files: 6, weapons: ['lance'] },
  { id: 'gaul-guard', at: [500, 560], type: 'mc', figures: 6, files: 6, weapons: ['javelins'] },
];

/** Two bodies of horse some way from each other, each with its general in its front rank. */
const lines = (more: Partial<TableTop> = {}) =>
  setUp({
    pieces: guards,
    generals: [
      { id: 'rome-caesar', with: 'rome-guard', inFront: true },
      { id: 'gaul-brennus', with: 'gaul-guard', inFront: true },
    ],
    ...more,
  });

/** The Gauls somewhere else, or otherwise. */
const withGauls = (gauls: Partial<Piece>, others: readonly Piece[] = []) =>
  lines({ pieces: [...guards.map(each => (each.id === 'gaul-guard' ? { ...each, ...gauls } : each)), ...others] });

/** Caesar challenges, and Brennus answers. */
const caesarChallenges = (accepts: boolean) => (request: Request) => {
  if (request.kind === 'challenge') return request.general === 'rome-caesar' ? 'gaul-brennus' : null;
  return request.kind === 'accept' ? accepts : undefined;
};

/** Who is asked whether he challenges whom. */
const offered = (game: ReturnType<typeof lines>, phases = ['declarations']) =>
  play(game, {}, phases).asked.flatMap(request => (request.kind === 'challenge' ? [request] : []));

const untilShooting = ['declarations', 'movement', 'shooting'];
const untilTheFight = [...untilShooting, 'hand-to-hand'];

describe('a challenge between the lines', () => {
  it('is for generals before each other who reach each other, as charges are declared [wrg/general/challenge/sequence]', () => {
    expect(offered(lines())).toMatchObject([
      { general: 'rome-caesar', enemies: ['gaul-brennus'], ridesOut: true },
      { general: 'gaul-brennus', enemies: ['rome-caesar'], ridesOut: true },
    ]);
  });

  it('is not offered to one too far off, or behind the ranks, or who turns his back [wrg/general/challenge/sequence]', () => {
    expect(offered(withGauls({ at: [500, 720] }))).toEqual([]);
    expect(offered(withGauls({ facing: 'N' }))).toEqual([]);
    const behind = withGauls({ files: 3 });
    generalIn(behind, 'gaul-brennus').inFront = false;
    expect(offered(behind)).toEqual([]);
  });

  it('is not offered over the heads of others, over a wall or a river that nobody passes [wrg/general/challenge/sequence]', () => {
    expect(offered(withGauls({}, [{ id: 'gaul-slingers', at: [500, 480] }]))).toEqual([]);
    expect(offered(withGauls({}, [{ id: 'gaul-slingers', at: [700, 480] }]))).toHaveLength(2);
    // Of who lies hidden there nobody knows.
    const hidden = { id: 'gaul-slingers', at: [500, 480], be: { hidden: { kind: 'ambush' } } } as const;
    expect(offered(withGauls({}, [hidden]))).toHaveLength(2);
    const river = {
      kind: 'river',
      id: 'river',
      line: [
        [0, 430],
        [1000, 430],
      ],
      width: 80,
    };
    expect(offered(lines({ features: [river] as never }))).toEqual([]);
  });

  it('is not offered to those who lie hidden, charge, or are told to halt [wrg/general/challenge/sequence]', () => {
    expect(offered(withGauls({ be: { hidden: { kind: 'ambush' } } }))).toEqual([]);
    const bound = { instruction: 'halt', disorganised: false, left: 1, kept: 0 } as const;
    expect(offered(withGauls({ be: { bound } }))).toEqual([]);
    const charging = play(
      lines({
        pieces: guards.map(each => ({
          ...each,
          ...(each.id === 'rome-guard' ? { order: 'ATTACK gaul-guard', at: [500, 430] as const } : {}),
        })),
      }),
      {
        answers: ({ kind, side }) =>
          kind === 'declare' && side === 'rome' ? { 'rome-guard': { charge: 'gaul-guard' } } : undefined,
      },
      ['declarations'],
    );
    expect(charging.of('declared')).toHaveLength(1);
    expect(charging.asked.filter(({ kind }) => kind === 'challenge')).toEqual([]);
  });

  it('is not offered to one whom fog or the dark hide [wrg/weather/fog]', () => {
    const seen = (fog: boolean) => {
      const season = { region: 'europe', month: 'november', brings: [], fog: true } as const;
      const game = lines({ scenario: { weather: season } });
      Object.assign(game.state.weather ?? {}, { fog, vision: fog ? 100 : null });
      return offered(game).length;
    };
    expect([seen(false), seen(true)]).toEqual([2, 0]);
  });

  it('is offered in a melee as it was, and not as charges are declared [wrg/general/challenge/sequence]', () => {
    const melees = [{ a: 'rome-guard', b: 'gaul-guard', since: 2 }];
    const pieces = guards.map(each => (each.id === 'gaul-guard' ? { ...each, at: [500, 301] as const } : each));
    expect(offered(lines({ pieces, melees }))).toEqual([]);
    const fighting = offered(lines({ pieces, melees }), ['hand-to-hand']);
    expect(fighting.map(request => request.ridesOut)).toEqual([undefined, undefined]);
  });

  it('is not known by the other reading [wrg/ruling/whom-a-general-challenges]', () => {
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/whom-a-general-challenges': 'only-hand-to-hand' } });
    expect(offered(lines({ rules }))).toEqual([]);
  });
});

describe('generals who have accepted a challenge between the lines', () => {
  it('meet as far as each of them rides, and all see where [wrg/general/challenge/sequence]', () => {
    const game = lines();
    const { of } = play(game, { answers: caesarChallenges(true) }, untilShooting);
    expect(of('general').map(({ general, what }) => [general, what])).toEqual([
      ['rome-caesar', 'challenges'],
      ['gaul-brennus', 'accepts'],
      ['rome-caesar', 'rides-out'],
      ['gaul-brennus', 'rides-out'],
    ]);
    const view = wrgView(game.state, 'gaul', game.scenario, game.rules);
    expect(view.units['rome-guard']?.period.rodeOut).toEqual({ against: 'gaul-brennus', at: { x: 500, y: 430 } });
    expect(lookWrg({ view, scenario: game.scenario, rules: game.rules, side: 'gaul' } as never)).toContain(
      'rome-caesar between the lines at 500, 430',
    );
    // Foot comes less far than horse.
    const afoot = withGauls({ type: 'hi', at: [500, 500] });
    play(afoot, { answers: caesarChallenges(true) }, untilShooting);
    expect(unitIn(afoot, 'gaul-guard').period.rodeOut?.at.y).toBeGreaterThan(405);
  });

  it('shoot and fight before anybody else, and ride back [wrg/general/challenge/sequence, wrg/general/challenge/result]', () => {
    const game = lines();
    // Caesar refuses nothing: the javelins of Brennus first, then the blows of both.
    const { of } = play(game, { answers: caesarChallenges(true), seed: 4 }, untilTheFight);
    const [first, second, third] = of('duelled');
    expect(first).toMatchObject({ general: 'gaul-brennus', shot: true });
    expect(
      [second, third].map(stroke => stroke?.because.some(({ clause }) => clause === 'wrg/melee/tactical/charging')),
    ).toEqual([true, true]);
    const lost = Object.values(game.state.generals).filter(({ gone }) => gone !== null);
    expect(lost.map(each => each.lost)).toEqual([{ at: { x: 500, y: 430 }, byChallenge: true }]);
    const setting = { scenario: game.scenario, rules: game.rules };
    const told = of('duelled').map(event => ({ ...event, turn: 2, phase: 'hand-to-hand' }));
    expect(pictureWrg(setting, game.state, told).melees).toEqual([{ x: 500, y: 430 }]);
    expect(pictureWrg(setting, game.state, []).melees).toEqual([]);
    const back = of('general').filter(({ what }) => what === 'rides-back');
    expect(back).toHaveLength(1);
    expect(unitIn(game, 'rome-guard').period.rodeOut?.back).toBe(true);
  });

  it('fight with the dice thrown for them [wrg/general/challenge/factors]', () => {
    const game = lines();
    const { of } = play(game, { answers: caesarChallenges(true), dice: [2, 6, 5, 2, 2, 6] }, untilTheFight);
    const strokes = of('duelled').map(({ general, shot, casualties }) => [general, shot, casualties]);
    expect(strokes).toEqual([
      ['gaul-brennus', true, 3],
      ['rome-caesar', false, 1],
      ['gaul-brennus', false, 8],
    ]);
    expect(generalIn(game, 'rome-caesar').gone).toBe('dead');
    expect(of('general').at(-1)).toMatchObject({ general: 'gaul-brennus', what: 'rides-back' });
  });

  it('are no target by themselves while they are out [wrg/general/concentrated-missiles]', () => {
    const archers: Piece = { id: 'gaul-archers', type: 'li', weapons: ['bow'], at: [550, 530], figures: 6 };
    const aimed = (challenging: boolean) => {
      const game = withGauls({}, [archers]);
      if (challenging) {
        const { asked } = play(game, { answers: caesarChallenges(true) }, untilShooting);
        expect(unitIn(game, 'rome-guard').period.rodeOut).toBeDefined();
        return asked.filter(({ kind }) => kind === 'aim').length;
      }
      Object.assign(generalIn(game, 'rome-caesar'), {
        with: null,
        at: { x: 500, y: 430 },
        riding: { to: 'rome-guard', as: 'rome-guard', galloped: true },
      });
      return play(game, {}, ['shooting']).asked.filter(({ kind }) => kind === 'aim').length;
    };
    expect([aimed(false), aimed(true)]).toEqual([1, 0]);
  });

  it('bear no share of what is shot at their men meanwhile [wrg/general/share]', () => {
    const share = (challenging: boolean) => {
      const game = withGauls({ weapons: ['lance'] }, [
        { id: 'gaul-archers', type: 'mi', weapons: ['bow'], at: [420, 400], figures: 40, files: 20 },
      ]);
      const answers = (request: Request) => caesarChallenges(challenging)(request);
      const { of } = play(game, { answers, seed: 2 }, untilTheFight);
      expect(of('shot').some(({ target, casualties }) => target === 'rome-guard' && casualties > 0)).toBe(true);
      return of('general').some(
        ({ general, because }) =>
          general === 'rome-caesar' && because.some(({ clause }) => clause === 'wrg/general/share'),
      );
    };
    expect([share(false), share(true)]).toEqual([true, false]);
  });

  it('are with their men again without a duel where these come to blows [wrg/general/challenge/sequence]', () => {
    const game = lines();
    const answers = caesarChallenges(true);
    play(game, { answers }, untilShooting);
    game.state.melees = [
      { a: 'rome-guard', b: 'gaul-guard', sideOfA: 'front', sideOfB: 'front', since: 2, chargers: [], following: [] },
    ];
    unitIn(game, 'gaul-guard').placed = { ...unitIn(game, 'gaul-guard').placed, at: { x: 500, y: 301 } };
    const { of } = play(game, {}, ['hand-to-hand']);
    expect(of('duelled')).toEqual([]);
    expect(of('general').filter(({ what }) => what === 'rides-back')).toHaveLength(2);
    expect(of('fought').map(({ led }) => led)).toEqual(['rome-caesar', 'gaul-brennus']);
  });

  it('turn back where others have come to stand where they were to meet [wrg/general/challenge/sequence]', () => {
    const game = withGauls({}, [{ id: 'gaul-slingers', at: [700, 430] }]);
    play(game, { answers: caesarChallenges(true) }, untilShooting);
    const slingers = unitIn(game, 'gaul-slingers');
    slingers.placed = { ...slingers.placed, at: { x: 500, y: 425 } };
    const { of } = play(game, {}, ['hand-to-hand']);
    expect(of('duelled')).toEqual([]);
    expect(of('general').map(({ what }) => what)).toEqual(['rides-back', 'rides-back']);
  });
});

describe('a general who refuses to ride out', () => {
  it('gives his men heart no more, if he is a barbarian and refuses his equal [wrg/melee/random/general-refusal]', () => {
    const refused = (rank: 'commander-in-chief' | 'subordinate') => {
      const game = lines();
      Object.assign(generalIn(game, 'gaul-brennus'), { rank });
      const { of } = play(game, { answers: caesarChallenges(false) }, untilTheFight);
      expect(of('general').map(({ what }) => what)).toEqual(['challenges', 'refuses']);
      expect(unitIn(game, 'gaul-guard').period.rodeOut).toBeUndefined();
      return generalIn(game, 'gaul-brennus').steadies;
    };
    expect([refused('commander-in-chief'), refused('subordinate')]).toEqual([false, true]);
  });
});
