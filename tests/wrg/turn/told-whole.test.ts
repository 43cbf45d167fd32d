import { describe, expect, it } from 'vitest';
import { scripted } from '../../../src/dice/index.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { shoot } from '../../../src/rulesets/wrg/shooting/shoot.js';
import { tellWrg } from '../../../src/rulesets/wrg/windows/tell.js';
import { answering, declaring } from './answers.js';
import { type Game, generalIn, play, setUp, type TableTop, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** What is told of one event, without its reasons. */
const toldOf = (event: Parameters<typeof tellWrg>[0] | object, game: Game): string =>
  tellWrg({ ...event, turn: 3, phase: 'movement' } as Parameters<typeof tellWrg>[0], game.scenario)[0] ?? '';

describe('a duel', () => {
  const duel = () =>
    setUp({
      pieces: [
        { id: 'rome-guard', at: [500, 400], type: 'hi' },
        { id: 'gaul-guard', at: [500, 401], weapons: ['two-handed-axe'] },
      ],
      generals: [
        { id: 'rome-caesar', with: 'rome-guard', inFront: true },
        { id: 'gaul-brennus', with: 'gaul-guard', inFront: true },
      ],
      melees: [{ a: 'rome-guard', b: 'gaul-guard', since: 2 }],
    });
  const accepts = {
    answers: (request: { kind: string; general?: string }) =>
      request.kind === 'challenge' && request.general === 'rome-caesar'
        ? 'gaul-brennus'
        : request.kind === 'accept'
          ? true
          : undefined,
    seed: 3,
  };

  it('is told stroke by stroke: who strikes at whom, with which factors, to what sum [wrg/general/challenge/factors]', () => {
    const game = duel();
    const { of } = play(game, accepts, ['hand-to-hand']);
    const strokes = of('duelled');
    expect(strokes.length).toBeGreaterThan(1);
    expect(strokes.length % 2).toBe(0);
    for (const [at, { general, against, exchange, shot, total, casualties, because }] of strokes.entries()) {
      const caesars = at % 2 === 0;
      expect({ general, against }).toEqual(
        caesars
          ? { general: 'rome-caesar', against: 'gaul-brennus' }
          : { general: 'gaul-brennus', against: 'rome-caesar' },
      );
      expect({ exchange, shot }).toEqual({ exchange: Math.floor(at / 2) + 1, shot: false });
      expect(because[0]?.because).toMatch(/^dice −\d \+\d/);
      expect(because.some(({ because: why }) => why.includes('weapon') || why.includes('against'))).toBe(true);
      expect(because.at(-1)?.because).toContain(`at a total of ${total < 0 ? `−${-total}` : total}`);
      expect(because.at(-1)?.effect).toMatch(new RegExp(`^${casualties} `));
    }
  });

  it('names both generals as it begins, and says to its loser what he gave and took [wrg/general/challenge/result]', () => {
    const game = duel();
    const { of } = play(game, accepts, ['hand-to-hand']);
    const [challenges, answers] = of('general');
    expect(challenges).toMatchObject({ general: 'rome-caesar', what: 'challenges', against: 'gaul-brennus' });
    expect(answers).toMatchObject({ general: 'gaul-brennus', what: 'accepts', against: 'rome-caesar' });
    const lost = of('general').find(({ what }) => what === 'dead' || what === 'captured');
    const strokes = of('duelled').slice(-2);
    const received = strokes.find(({ against }) => against === lost?.general)?.casualties;
    const gave = strokes.find(({ general }) => general === lost?.general)?.casualties;
    expect(lost?.because[0]?.because).toMatch(
      new RegExp(`^in the duel ${received} casualt(?:y|ies) received, ${gave} inflicted$`),
    );
  });

  it('tells apart the blows of men whose general fights among them [wrg/melee/random/general]', () => {
    const game = duel();
    const { of } = play(game, { seed: 3 }, ['hand-to-hand']);
    expect(of('fought').map(({ unit, led }) => [unit, led])).toEqual([
      ['rome-guard', 'rome-caesar'],
      ['gaul-guard', 'gaul-brennus'],
    ]);
    const behind = duel();
    generalIn(behind, 'rome-caesar').inFront = false;
    const later = play(behind, { seed: 3 }, ['hand-to-hand']).of('fought');
    expect(later.find(({ unit }) => unit === 'rome-guard')).not.toHaveProperty('led');
  });
});

describe('a body with two weapons', () => {
  it('says of the second that the dice of the first count for it [wrg/ruling/mixed-bodies]', () => {
    const rules = wrgRules();
    const part = (weapon: 'bow' | 'javelins') => ({
      shooters: { type: 'elephant', training: 'barbarian', class: 'C' } as const,
      weapon,
      target: { type: 'li' } as const,
      distance: 20,
      figures: 4,
      files: 4,
    });
    const [bow, javelins] = shoot({ parts: [part('bow'), part('javelins')] }, scripted([2, 5]), rules).parts;
    expect(bow?.because[0]).toMatchObject({ because: 'dice −2 +5, the plus is higher', effect: '+1' });
    expect(javelins?.because[0]).toMatchObject({
      because: 'one throw for the whole body: the dice of its bow count for these figures as well',
      effect: '+1',
    });
  });
});

describe('a move', () => {
  const charge = (more: TableTop['pieces'] = []) =>
    setUp({
      pieces: [
        { id: 'rome-horse', at: [500, 300], type: 'hc', figures: 6, files: 6, be: alarmed },
        { id: 'gaul-band', at: [500, 400], be: alarmed },
        ...more,
      ],
    });

  it('that ends in contact says with whom [wrg/charge/ends-at-contact]', () => {
    const game = charge();
    unitIn(game, 'rome-horse').period.charges = 'gaul-band';
    unitIn(game, 'rome-horse').period.doing = 'charging';
    const [moved] = play(game, {}, ['movement']).of('moved');
    expect(moved).toMatchObject({ unit: 'rome-horse', stopped: 'contact', met: ['gaul-band'] });
    expect(toldOf(moved ?? {}, game)).toMatch(/stopped: contact with gaul-band/);
  });

  it('of a charge that meets another than it went for says both [wrg/charge/ends-at-contact]', () => {
    const game = charge([{ id: 'gaul-screen', at: [500, 340], be: alarmed }]);
    unitIn(game, 'rome-horse').period.charges = 'gaul-band';
    unitIn(game, 'rome-horse').period.doing = 'charging';
    const [met] = play(game, {}, ['movement']).of('met');
    expect(met).toMatchObject({ instead: [{ unit: 'rome-horse', target: 'gaul-band' }] });
    expect(toldOf(met ?? {}, game)).toBe('Rome-horse charges home into gaul-screen, though it went for gaul-band');
    const straight = charge();
    unitIn(straight, 'rome-horse').period.charges = 'gaul-band';
    unitIn(straight, 'rome-horse').period.doing = 'charging';
    expect(play(straight, {}, ['movement']).of('met')[0]).not.toHaveProperty('instead');
  });
});

describe('who stands still because of an enemy', () => {
  const inFrontOf = (order: string, gap: number, conduct: object = {}) => {
    const game = setUp({
      pieces: [
        { id: 'rome-bows', at: [500, 300], type: 'li', weapons: ['bow'], order, be: alarmed },
        { id: 'gaul-band', at: [500, 300 + gap], be: alarmed },
      ],
    });
    return { game, script: { answers: declaring({ 'rome-bows': conduct }) } };
  };

  it('is told of once, with whom he stands before and why [wrg/orders/skirmish-action]', () => {
    const { game, script } = inFrontOf('SKIRMISH', 200);
    const first = play(game, script, ['declarations', 'movement']);
    const [stands] = first.told.filter(({ event }) => event.kind === 'stands');
    expect(stands?.event).toMatchObject({ unit: 'rome-bows', before: 'gaul-band' });
    expect(stands?.event.because[0]).toMatchObject({ because: 'in range of them', effect: 'no nearer' });
    // It is no business of the enemy, who would learn of an order by it.
    expect(stands?.seenBy).toEqual(['rome']);
    expect(play(game, script, ['declarations', 'movement']).of('stands')).toEqual([]);
  });

  it('is told of when he has come as near as he goes, and once [wrg/orders/skirmish-action]', () => {
    const { game, script } = inFrontOf('SKIRMISH', 260);
    const [stands, ...others] = play(game, script, ['declarations', 'movement']).of('stands');
    expect(unitIn(game, 'rome-bows').placed.at.y).toBe(324);
    expect(others).toEqual([]);
    expect(stands).toMatchObject({ unit: 'rome-bows', before: 'gaul-band' });
    expect(stands?.because[0]).toMatchObject({ because: 'in range of them', effect: 'no nearer' });
    expect(play(game, script, ['declarations', 'movement']).of('stands')).toEqual([]);
  });

  it('and why he stays who is told to go to friends and is hand to hand [wrg/reaction/result-current-retire]', () => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-legion',
          at: [500, 300],
          be: { ...alarmed, bound: { instruction: 'move-to-friends', disorganised: false, left: 1, kept: 1 } },
        },
        { id: 'rome-guard', at: [500, 100] },
        { id: 'gaul-band', at: [500, 300.02], be: alarmed },
      ],
      melees: [{ a: 'rome-legion', b: 'gaul-band' }],
    });
    const moved = play(game, {}, ['movement'])
      .of('moved')
      .find(({ unit }) => unit === 'rome-legion');
    expect(moved?.because).toMatchObject([{ because: 'hand to hand', effect: 'fights on' }]);
  });

  it('but not that he fights on who runs, and whose last move has come to nothing [wrg/rout/move]', () => {
    const rout = { periods: 3, from: { x: 500, y: 320 } };
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [100, 60] },
        { id: 'rome-legion', at: [500, 300], facing: 'S', be: { ...alarmed, rout } },
        { id: 'gaul-band', at: [500, 316.02], be: alarmed },
      ],
      melees: [{ a: 'rome-legion', b: 'gaul-band', sideOfA: 'rear' }],
    });
    const moved = play(game, {}, ['movement']).of('moved');
    const effects = moved.find(({ unit }) => unit === 'rome-legion')?.because.map(({ effect }) => effect);
    expect(effects).toBeDefined();
    expect(effects).not.toContain('fights on');
  });

  it('and that he has halted in reach of a charge [wrg/orders/defensive-halt]', () => {
    const { game, script } = inFrontOf('MOVE N', 50, { halt: true });
    const [stands] = play(game, script, ['declarations', 'movement']).of('stands');
    expect(stands?.because[0]).toMatchObject({ because: 'in reach of their charge', effect: 'halted' });
  });

  it('but not of who holds his place because he is told to, or goes on', () => {
    const held = inFrontOf('HOLD', 50);
    expect(play(held.game, held.script, ['declarations', 'movement']).of('stands')).toEqual([]);
    const far = inFrontOf('SKIRMISH', 420);
    expect(play(far.game, far.script, ['declarations', 'movement']).of('stands')).toEqual([]);
  });
});

describe('who stays where he is though he was to go', () => {
  /** What is told of Roman foot with an order, before Gauls who are seen or not. */
  const staying = (
    order: string,
    {
      conduct = {},
      be = {},
      gaul = {},
      left,
    }: { conduct?: object; be?: object; gaul?: object; left?: readonly [number, number] } = {},
  ) => {
    const game = setUp({
      pieces: [
        { id: 'rome-foot', at: [500, 300], order, be: { ...alarmed, ...be } },
        { id: 'gaul-band', at: [500, 350], be: { ...alarmed, ...gaul } },
      ],
    });
    const answers = declaring({ 'rome-foot': conduct });
    if (left === undefined) return { game, ...play(game, { answers }, ['declarations', 'movement']) };
    play(game, { answers }, ['declarations']);
    unitIn(game, 'gaul-band').placed = { ...unitIn(game, 'gaul-band').placed, at: { x: left[0], y: left[1] } };
    return { game, ...play(game, {}, ['movement']) };
  };
  const why = ({ of, game }: ReturnType<typeof staying>) => {
    const [stands] = of('stands');
    if (stands === undefined) return undefined;
    const [sentence] = toldOf(stands, game).split(' (');
    return [sentence, stands.because[0]?.because, stands.because[0]?.effect];
  };
  const stays = 'Rome-foot stays where it stands';

  it('is told that the charge for which he has halted does not come any more [wrg/orders/defensive-halt]', () => {
    const halt = { conduct: { halt: true } };
    expect(why(staying('MOVE N', halt))?.slice(1)).toEqual(['in reach of their charge', 'halted']);
    expect(why(staying('MOVE N', { ...halt, left: [900, 780] }))).toEqual([
      stays,
      'no charge threatens any more',
      'halted in this period',
    ]);
  });

  it('is told that he sees nobody whom he could attack, and once [wrg/orders/direct-route]', () => {
    const unseen = [
      ['SKIRMISH', { hidden: { kind: 'ambush' } }, 'no enemy is to be seen'],
      ['ATTACK gaul-band', { gone: 'left-table' }, 'gaul-band is not on the table any more'],
    ] as const;
    for (const [order, gaul, because] of unseen) {
      const first = staying(order, { gaul });
      expect(why(first)).toEqual([stays, because, 'waits']);
      expect(play(first.game, {}, ['declarations', 'movement']).of('stands')).toEqual([]);
    }
  });

  it('is told what has taken all his move [wrg/movement/push-back-deduction] [wrg/orders/formation-and-speed-free]', () => {
    const far = { left: [500, 700] } as const;
    expect(why(staying('MOVE N 200', { ...far, be: { pushed: 60 } }))).toEqual([
      stays,
      'pushed back last period',
      'nothing is left of the move',
    ]);
    expect(why(staying('MOVE N 200', far))).toBeUndefined();
  });

  it('is told that he was near enough to an enemy who has gone on since [wrg/movement/simultaneous]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-foot', at: [500, 300], type: 'li', weapons: ['bow'], order: 'SKIRMISH', be: alarmed },
        { id: 'gaul-band', at: [500, 510], order: 'RETIRE N 200', be: alarmed },
      ],
    });
    expect(why({ game, ...play(game, {}, ['declarations', 'movement']) })).toEqual([
      stays,
      'near enough to gaul-band when the period began',
      'no nearer',
    ]);
  });

  it('and so is who has come as near as that, and has some of his move left [wrg/movement/simultaneous]', () => {
    const told = (order: string) => {
      const game = setUp({
        pieces: [
          { id: 'rome-foot', at: [500, 300], type: 'li', weapons: ['bow'], order: 'SKIRMISH', be: alarmed },
          { id: 'gaul-band', at: [500, 550], order, be: alarmed },
        ],
      });
      const { of } = play(game, {}, ['declarations', 'movement']);
      const [moved] = of('moved').filter(({ unit }) => unit === 'rome-foot');
      const before = of('stands').flatMap(stands => (stands.unit === 'rome-foot' ? [stands.before] : []));
      return [moved?.because.map(({ because }) => because), before];
    };
    expect(told('RETIRE N 200')).toEqual([['near enough to gaul-band when the period began'], []]);
    expect(told('HOLD')).toEqual([[], ['gaul-band']]);
  });

  it('is not told to stand before who is behind him [wrg/orders/skirmish-action]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-foot', at: [500, 300], type: 'li', weapons: ['bow'], order: 'SKIRMISH', be: alarmed },
        { id: 'gaul-band', type: 'lc', at: [600, 340], order: 'MOVE S 150', be: alarmed },
      ],
    });
    expect(why({ game, ...play(game, {}, ['declarations', 'movement']) })).toEqual([
      stays,
      'in range of gaul-band behind them',
      'no nearer',
    ]);
  });

  it('is told that he is close by the friend whom he supports, or how he is kept from it [wrg/orders/support]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-foot', at: [500, 300], order: 'SUPPORT rome-legion', be: alarmed },
        { id: 'rome-legion', at: [500, 330], be: alarmed },
        { id: 'gaul-band', at: [500, 700], be: alarmed },
      ],
    });
    expect(why({ game, ...play(game, {}, ['declarations', 'movement']) })).toEqual([
      stays,
      'close by rome-legion',
      'stays with them',
    ]);
  });

  it('and nothing where he is to stay there, or has come to where he was to go', () => {
    expect(why(staying('HOLD'))).toBeUndefined();
    expect(why(staying('MOVE TO (500 300); HOLD'))).toBeUndefined();
    expect(why(staying('MOVE N 200', { be: { marched: 200 } }))).toBeUndefined();
  });
});

describe('an ambush that is found', () => {
  it('is told with who has found it', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300], order: 'MOVE N', be: alarmed },
        { id: 'gaul-lurkers', at: [500, 400], be: { hidden: { kind: 'ambush' } } },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    expect(of('appeared')).toMatchObject([{ unit: 'gaul-lurkers', how: 'found', by: 'rome-legion' }]);
  });
});

describe('a messenger', () => {
  it('whom the end of the battle overtakes is told of', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [100, 60], be: alarmed },
        { id: 'rome-legion', at: [900, 700], be: alarmed },
        { id: 'gaul-band', at: [500, 760], be: alarmed },
      ],
      scenario: { periods: 4 },
    });
    const script = {
      answers: answering('orders', ({ side }) =>
        side === 'rome' ? { 'rome-legion': { order: 'ATTACK gaul-band', by: 'messenger' } } : {},
      ),
    };
    const ends = (period: number) => {
      game.state.period = period - 1;
      return play(game, period === 3 ? script : {})
        .of('messenger')
        .filter(({ what }) => what === 'too-late');
    };
    expect(ends(3)).toEqual([]);
    expect(ends(4)).toMatchObject([{ to: 'rome-legion', what: 'too-late' }]);
  });
});
