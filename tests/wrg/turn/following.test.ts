import { describe, expect, it } from 'vitest';
import type { WrgRules } from '../../../src/rulesets/wrg/rules.js';
import { conditionOf } from '../../../src/rulesets/wrg/turn/condition.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { answering } from './answers.js';
import { play, type Request, setUp, type TableTop, unitIn } from './table-top.js';

/** Roman horse in pursuit of Gauls who have got away behind friends of theirs. */
function pursuit(friends: Partial<TableTop['pieces'][number]> = {}, order = 'HOLD') {
  return setUp({
    pieces: [
      {
        id: 'rome-horse',
        at: [500, 300],
        type: 'mc',
        class: 'A',
        order,
        be: { pursuit: { quarry: 'gaul-routers', periods: 0 } },
      },
      {
        id: 'gaul-routers',
        at: [500, 430],
        figures: 6,
        be: { rout: { periods: 0, from: { x: 500, y: 300 }, passed: ['gaul-line'] } },
        facing: 'N',
      },
      { id: 'gaul-line', at: [500, 370], ...friends },
    ],
  });
}

const through = (wanted: boolean) =>
  answering('pursue', ({ through: enemy }) => (enemy === undefined ? undefined : wanted));
const untilMoved = ['declarations', 'movement'];

describe('pursuers whose quarry runs off the table', () => {
  it('follow him to the place where he leaves it, and go about nothing else (wrg/pursuit/compulsory)', () => {
    const rout = { periods: 0, from: { x: 500, y: 600 } };
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [100, 100] },
        { id: 'gaul-guard', at: [900, 700] },
        {
          id: 'rome-horse',
          at: [500, 690],
          type: 'hc',
          order: 'MOVE S 100',
          be: { alarmed: true, pursuit: { quarry: 'gaul-routers', periods: 0 } },
        },
        { id: 'gaul-routers', at: [500, 740], type: 'mc', figures: 6, facing: 'N', be: { alarmed: true, rout } },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    expect(of('gone').map(({ unit, how }) => [unit, how])).toEqual([['gaul-routers', 'dispersed']]);
    expect(of('moved').find(({ unit }) => unit === 'rome-horse')).toMatchObject({ doing: 'pursuing' });
    const horse = unitIn(game, 'rome-horse');
    expect(horse.placed.at.y).toBeGreaterThan(730);
    expect([horse.gone, horse.away]).toEqual([null, null]);
    expect(
      play(game, {}, ['reactions'])
        .of('recovers')
        .map(({ how }) => how),
    ).toEqual(['rallying-back']);
  });
});

describe('pursuers who come upon others behind their quarry', () => {
  it('are asked, and stop before them if they do not want to (wrg/pursuit/through-enemy)', () => {
    const game = pursuit();
    const { asked, of } = play(game, { answers: through(false) }, untilMoved);
    expect(asked).toContainEqual(
      expect.objectContaining({ kind: 'pursue', unit: 'rome-horse', quarry: 'gaul-routers', through: 'gaul-line' }),
    );
    expect(of('test')).toEqual([]);
    expect(game.state.melees).toEqual([]);
    expect(unitIn(game, 'rome-horse').period.doing).toBe('pursuing');
  });

  it('meet without more ado who is out of control himself, and he is told nothing else (wrg/pursuit/through-enemy, wrg/uncontrolled-advance/only-by-test)', () => {
    const bound = { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 1 } as const;
    const game = pursuit({ facing: 'S', be: { bound } });
    const { of } = play(game, { answers: through(true), seed: 1 }, untilMoved);
    expect(of('test').filter(({ unit, cause }) => unit === 'gaul-line' || cause === 'charging')).toEqual([]);
    expect(unitIn(game, 'gaul-line').bound?.instruction).toBe('uncontrolled-advance');
    expect(game.state.melees).toHaveLength(1);
  });

  it('charge them after a test of both, however near, and are in disorder (wrg/pursuit/through-enemy, wrg/pursuit/move)', () => {
    const game = pursuit({ class: 'A', training: 'regular' });
    const { of } = play(game, { answers: through(true), dice: [4, 5, 5, 3, 3, 3] }, untilMoved);
    expect(of('test').map(({ unit, cause }) => [unit, cause])).toEqual([
      ['rome-horse', 'charging'],
      ['gaul-line', 'being-charged'],
    ]);
    expect(game.state.melees).toEqual([
      expect.objectContaining({ a: 'gaul-line', b: 'rome-horse', chargers: ['rome-horse'] }),
    ]);
    expect(unitIn(game, 'rome-horse').period.metInPursuit).toBe(true);
    const advancing = 'wrg/reaction/minus1-enemy-advancing';
    expect(of('test').map(({ because }) => because.some(({ clause }) => clause === advancing))).toEqual([false, true]);
  });

  it('are in disorder in that period, or until they have rallied (wrg/ruling/met-in-pursuit-how-long, wrg/disorganisation/routing-reorganising)', () => {
    const order = (reading: string) => {
      const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/met-in-pursuit-how-long': reading } });
      const game = { ...pursuit({ class: 'A', training: 'regular' }), rules };
      const horse = unitIn(game, 'rome-horse');
      const isOut = () => conditionOf(horse, fieldOf(game.state, game.scenario, game.rules)).disorganised;
      play(game, { answers: through(true), dice: [4, 5, 5, 3, 3, 3] }, untilMoved);
      const met = isOut();
      play(game, { seed: 1 }, ['reactions']);
      play(game, { seed: 1 }, ['orders']);
      const fights = isOut();
      game.state.melees = [];
      Object.assign(horse, { pursuit: null, recovering: 'reorganising', recoversFrom: null });
      const rallies = isOut();
      play(game, { seed: 1 }, ['reactions']);
      play(game, { seed: 1 }, ['orders']);
      return { met, fights, rallies, after: isOut() };
    };
    expect(order('in-that-period')).toEqual({ met: true, fights: false, rallies: true, after: false });
    expect(order('until-they-have-rallied')).toEqual({ met: true, fights: true, rallies: true, after: false });
  });

  it('are received by those whose test ends what another had told them, as by all who are charged (wrg/charge/counter-actions, wrg/ruling/told-again)', () => {
    const retiring = { instruction: 'retire', disorganised: true, left: 1, kept: 1 } as const;
    const game = pursuit({ class: 'A', training: 'regular', order: 'MOVE N', be: { bound: retiring } });
    const { of } = play(game, { answers: through(true), dice: [4, 5, 5, 4, 4, 5] }, untilMoved);
    expect(of('test').at(-1)).toMatchObject({ unit: 'gaul-line', cause: 'being-charged', instruction: 'carry-on' });
    expect(of('counter')).toMatchObject([{ unit: 'gaul-line', what: 'stand' }]);
    expect(unitIn(game, 'gaul-line').placed.facing).toBe(180);
    expect(game.state.melees).toMatchObject([{ a: 'gaul-line', b: 'rome-horse', sideOfA: 'front' }]);
  });

  it('set out after those whom they have met in it and broken, and not after the first any more (wrg/pursuit/compulsory)', () => {
    const game = pursuit({ figures: 4, files: 4, class: 'A', training: 'regular' }, 'ATTACK gaul-line');
    const { of } = play(game, { answers: through(true), seed: 4 }, [...untilMoved, 'hand-to-hand', 'reactions']);
    expect(of('broke').map(({ unit }) => unit)).toContain('gaul-line');
    expect(unitIn(game, 'rome-horse').pursuit).toMatchObject({ quarry: 'gaul-line' });
    expect(unitIn(game, 'rome-horse').recovering).toBeNull();
  });

  it('find them doing what their test has told them, were they reorganising (wrg/reaction/test-charged)', () => {
    const game = pursuit({ be: { recovering: 'reorganising', recoversFrom: null }, class: 'D' });
    const { of } = play(game, { answers: through(true), dice: [4, 5, 5, 1, 1, 1] }, ['declarations']);
    const [, test] = of('test');
    expect(test).toMatchObject({ unit: 'gaul-line', cause: 'being-charged' });
    const { bound, rout } = unitIn(game, 'gaul-line');
    expect([test?.instruction, bound, rout === null]).toEqual(['break', null, false]);
  });

  it('are in order where those run as well (wrg/disorganisation/routing-reorganising)', () => {
    const game = pursuit();
    unitIn(game, 'gaul-line').rout = structuredClone(unitIn(game, 'gaul-routers').rout);
    play(game, {}, untilMoved);
    expect(game.state.melees).toContainEqual(expect.objectContaining({ a: 'gaul-line', b: 'rome-horse' }));
    expect(unitIn(game, 'rome-horse').period.metInPursuit).toBe(false);
  });

  it('are in order where they have broken light foot at once (wrg/disorganisation/light-infantry-broken-exception)', () => {
    const game = pursuit({ class: 'A', training: 'regular' });
    unitIn(game, 'rome-horse').pursuit = { quarry: 'gaul-routers', periods: 0, brokeLightInfantryAtOnce: true };
    play(game, { answers: through(true), dice: [4, 5, 5, 3, 3, 3] }, untilMoved);
    expect(unitIn(game, 'rome-horse').period.metInPursuit).toBe('after-light-infantry');
  });

  it('who have no order and are told to go to friends, away from the enemy, charge nobody and pursue no more (wrg/reaction/result-no-order-move-to-friends, wrg/ruling/pursuers-told-otherwise)', () => {
    const game = pursuit();
    const horse = Object.assign(unitIn(game, 'rome-horse'), { order: null });
    const { of } = play(game, { answers: through(true), dice: [3, 3, 3] }, untilMoved);
    expect(of('test')).toMatchObject([
      { unit: 'rome-horse', cause: 'charging', instruction: 'move-to-friends-cover-or-hill' },
    ]);
    expect([horse.pursuit, horse.bound?.instruction]).toEqual([null, 'move-to-friends']);
    expect(of('moved').filter(({ unit, doing }) => unit === 'rome-horse' && doing === 'pursuing')).toEqual([]);
    expect(horse.placed.at.y).toBeLessThanOrEqual(300);
    expect(game.state.melees).toEqual([]);
  });

  it('stay where their test holds them (wrg/pursuit/through-enemy, wrg/reaction/test-charging)', () => {
    const game = pursuit();
    unitIn(game, 'rome-horse').hasRouted = true;
    const { of } = play(game, { answers: through(true), dice: [2, 2, 2] }, untilMoved);
    expect(of('test').map(({ unit }) => unit)).toEqual(['rome-horse']);
    expect(game.state.melees).toEqual([]);
    expect(unitIn(game, 'rome-horse').pursuit).toBeNull();
  });

  /** Roman horse and Gallic horse, each after runners of the other side, whose ways cross. */
  const crossing = (wanted: boolean, rules?: WrgRules) => {
    const rider = { type: 'mc', class: 'B' } as const;
    const runs = (x: number, y: number) => ({ figures: 6, be: { rout: { periods: 0, from: { x, y } } } });
    const game = setUp({
      ...(rules === undefined ? {} : { rules }),
      pieces: [
        { id: 'rome-horse', at: [500, 300], ...rider, be: { pursuit: { quarry: 'gaul-routers', periods: 0 } } },
        { id: 'gaul-routers', at: [500, 450], facing: 'N', ...runs(500, 300) },
        {
          id: 'gaul-horse',
          at: [560, 375],
          ...rider,
          training: 'regular',
          facing: 'W',
          be: { pursuit: { quarry: 'rome-routers', periods: 0 } },
        },
        { id: 'rome-routers', at: [380, 375], facing: 'W', ...runs(560, 375) },
      ],
    });
    const { of, asked } = play(game, { answers: through(wanted), seed: 3 }, untilMoved);
    const tested = of('test').map(({ unit, cause }) => [unit, cause]);
    return { game, tested, asked: asked.flatMap(each => (each.kind === 'pursue' ? [each.unit] : [])) };
  };

  it('test, both of them, also where these pursue somebody else across their way, or stop before them (wrg/pursuit/through-enemy)', () => {
    const into = crossing(true);
    expect(into.tested).toEqual([
      ['rome-horse', 'charging'],
      ['gaul-horse', 'being-charged'],
    ]);
    expect(into.game.state.melees).toHaveLength(1);
    const not = crossing(false);
    expect([not.tested, not.game.state.melees]).toEqual([[], []]);
    expect(not.asked.length).toBeGreaterThan(0);
    const { tested, game } = crossing(
      false,
      wrgRulesUnder({ rulings: { 'wrg/ruling/followers-cross': 'meet-at-once' } }),
    );
    expect([tested, game.state.melees.length]).toEqual([[], 1]);
  });

  it('or stop before whom their quarry has not passed (wrg/ruling/followers-cross)', () => {
    const reading = 'stop-unless-their-quarry-has-passed';
    const { asked, tested, game } = crossing(
      true,
      wrgRulesUnder({ rulings: { 'wrg/ruling/followers-cross': reading } }),
    );
    expect([asked, tested, game.state.melees]).toEqual([[], [], []]);
  });
});

describe('enemies in the way of pursuers', () => {
  const rider = { type: 'mc', class: 'A', figures: 12, files: 12 } as const;
  /** Roman horse comes after Gauls who run north, with a band of these so far to the right of their way. */
  const beside = (right: number, reading = 'stop-before-them') => {
    const game = setUp({
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/others-before-followers': reading } }),
      pieces: [
        { id: 'rome-horse', at: [500, 300], ...rider, be: { pursuit: { quarry: 'gaul-routers', periods: 0 } } },
        {
          id: 'gaul-routers',
          at: [500, 340],
          figures: 6,
          facing: 'N',
          be: { rout: { periods: 0, from: { x: 500, y: 290 } } },
        },
        { id: 'gaul-band', at: [500 + right, 372], figures: 24, files: 24, class: 'A', training: 'regular' },
      ],
    });
    const { asked, of } = play(game, { answers: through(true), seed: 3 }, untilMoved);
    const isAsked = asked.some(each => each.kind === 'pursue' && each.through === 'gaul-band');
    const moved = of('moved').find(({ unit }) => unit === 'rome-horse');
    return { isAsked, moved, passed: unitIn(game, 'gaul-routers').rout?.passed ?? [], game };
  };

  it('are charged if he likes whom his quarry has run through, and whose end it has gone round (wrg/pursuit/through-enemy)', () => {
    expect(beside(0)).toMatchObject({ isAsked: true, passed: ['gaul-band'] });
    expect(beside(68)).toMatchObject({ isAsked: true, passed: ['gaul-band'] });
  });

  it('stop him who stand beside its way, or are charged like those (wrg/ruling/others-before-followers)', () => {
    const past = beside(102);
    expect(past).toMatchObject({ isAsked: false, passed: [], moved: { stopped: 'enemy', by: 'gaul-band' } });
    expect(past.game.state.melees.some(({ a, b }) => [a, b].includes('gaul-band'))).toBe(false);
    expect(beside(102, 'as-those-gone-through')).toMatchObject({ isAsked: true });
  });

  it('do not walk into him who has no move left (wrg/ruling/walking-into-the-enemy, wrg/charge/definition)', () => {
    for (const periods of [1, 2]) {
      const game = setUp({
        pieces: [
          { id: 'rome-horse', at: [500, 300], type: 'hi', be: { pursuit: { quarry: 'gaul-routers', periods } } },
          {
            id: 'gaul-routers',
            at: [560, 470],
            figures: 6,
            facing: 'N',
            be: { rout: { periods: 1, from: { x: 500, y: 290 } } },
          },
          { id: 'gaul-band', at: [500, 350], order: 'MOVE S' },
        ],
      });
      const { of } = play(game, { answers: through(true), seed: 3 }, untilMoved);
      expect(of('moved').find(({ unit }) => unit === 'gaul-band')).toMatchObject({ stopped: 'enemy' });
      expect(game.state.melees).toEqual([]);
    }
  });

  it('are remembered till he comes, and nobody is told who of them lies hidden (wrg/pursuit/through-enemy)', () => {
    const { game } = beside(0);
    expect(unitIn(game, 'gaul-routers').rout?.passed).toEqual(['gaul-band']);
    for (const side of ['rome', 'gaul']) {
      const { units } = wrgView(game.state, side, game.scenario, game.rules);
      expect(units['gaul-routers']?.rout).not.toHaveProperty('passed');
    }
  });
});

/** Roman horse charges slingers, behind whom a band stands. */
function evasion(be: Partial<TableTop['pieces'][number]> = {}) {
  return setUp({
    pieces: [
      { id: 'rome-horse', at: [500, 300], type: 'mc', order: 'ATTACK gaul-slings', class: 'A', figures: 12, files: 12 },
      { id: 'gaul-slings', at: [500, 380], type: 'li', weapons: ['sling'], order: 'SKIRMISH', class: 'A', ...be },
      { id: 'gaul-band', at: [500, 420], files: 12, class: 'A', training: 'regular' },
    ],
  });
}

const charge = (on: boolean) => (request: Request) => {
  if (request.kind === 'declare' && request.side === 'rome') return { 'rome-horse': { charge: 'gaul-slings' } };
  if (request.kind === 'counter') return request.options.includes('evade') ? 'evade' : request.options[0];
  return request.kind === 'pursue' && request.through !== undefined ? on : undefined;
};

const evading = answering('counter', ({ options }) => (options.includes('evade') ? 'evade' : options[0]));

describe('chargers whose enemy evades through friends', () => {
  it('follow into them only after a test of both, and in order (wrg/evade/chargers-follow-through)', () => {
    const game = evasion();
    const { of, asked } = play(game, { answers: charge(true), seed: 3 }, untilMoved);
    expect(asked).toContainEqual(
      expect.objectContaining({ clause: 'wrg/evade/chargers-follow-through', through: 'gaul-band' }),
    );
    expect(of('test').filter(({ unit }) => unit === 'gaul-band')).toEqual([
      expect.objectContaining({ cause: 'being-charged' }),
    ]);
    expect(game.state.melees).toContainEqual(expect.objectContaining({ a: 'gaul-band', b: 'rome-horse' }));
    expect(unitIn(game, 'rome-horse').period.metInPursuit).toBe(false);
  });

  it('also where these come to meet them (wrg/evade/chargers-follow-through, wrg/reaction/test-charged)', () => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-horse',
          at: [500, 300],
          type: 'shc',
          order: 'ATTACK gaul-slings',
          class: 'A',
          figures: 9,
          files: 9,
        },
        { id: 'gaul-slings', at: [500, 400], type: 'li', weapons: ['sling'], order: 'SKIRMISH', class: 'A' },
        { id: 'gaul-band', at: [500, 440], files: 12, class: 'A', training: 'regular', order: 'ATTACK rome-horse' },
      ],
    });
    const { of } = play(game, { answers: charge(true), seed: 3 }, untilMoved);
    expect(of('counter')).toContainEqual(expect.objectContaining({ unit: 'gaul-band', what: 'stand' }));
    expect(of('test').filter(({ unit }) => unit === 'gaul-band')).toMatchObject([{ cause: 'being-charged' }]);
  });

  it('and after them the next who come, where the first stand to receive them (wrg/evade/chargers-follow-through)', () => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-horse',
          at: [500, 300],
          type: 'shc',
          order: 'ATTACK gaul-slings',
          class: 'A',
          figures: 9,
          files: 9,
        },
        { id: 'gaul-slings', at: [500, 400], type: 'li', weapons: ['sling'], order: 'SKIRMISH', class: 'A' },
        { id: 'gaul-left', at: [520, 440], figures: 6, class: 'A', training: 'regular', order: 'ATTACK rome-horse' },
        { id: 'gaul-right', at: [480, 442], figures: 6, class: 'A', training: 'regular', order: 'ATTACK rome-horse' },
      ],
    });
    const { of } = play(game, { answers: charge(true), seed: 3 }, untilMoved);
    const tested = of('test').flatMap(({ unit, cause }) => (cause === 'being-charged' ? [unit] : []));
    expect(tested).toEqual(expect.arrayContaining(['gaul-left', 'gaul-right']));
    expect(of('test').filter(({ unit }) => unit === 'rome-horse')).toHaveLength(2);
  });

  it('also where these cross their way, and go farther (wrg/evade/chargers-follow-through, wrg/reaction/test-charged)', () => {
    const crossing = (on: boolean, reading = 'as-those-gone-through') => {
      const game = setUp({
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/others-before-followers': reading } }),
        pieces: [
          {
            id: 'rome-horse',
            at: [500, 300],
            type: 'shc',
            order: 'ATTACK gaul-slings',
            class: 'A',
            figures: 9,
            files: 9,
          },
          { id: 'rome-camp', at: [690, 425], order: 'HOLD' },
          { id: 'gaul-slings', at: [500, 400], type: 'li', weapons: ['sling'], order: 'SKIRMISH', class: 'A' },
          {
            id: 'gaul-riders',
            at: [420, 395],
            type: 'lc',
            facing: 'E',
            figures: 6,
            files: 3,
            order: 'ATTACK rome-camp',
          },
        ],
      });
      return { game, ...play(game, { answers: charge(on), seed: 3 }, untilMoved) };
    };
    const stopped = crossing(false);
    expect(stopped.asked).toContainEqual(expect.objectContaining({ kind: 'pursue', through: 'gaul-riders' }));
    expect(stopped.of('met')).toEqual([]);
    const sent = crossing(true);
    expect(sent.of('test').map(({ unit, cause }) => [unit, cause])).toContainEqual(['gaul-riders', 'being-charged']);
    // The slings have not passed them.
    const strict = crossing(true, 'stop-before-them');
    expect(strict.asked.filter(({ kind }) => kind === 'pursue')).toEqual([]);
    expect(strict.of('met')).toEqual([]);
  });

  it('but not where friends keep these from coming (wrg/evade/chargers-follow-through)', () => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-horse',
          at: [500, 300],
          type: 'shc',
          order: 'ATTACK gaul-slings',
          class: 'A',
          figures: 9,
          files: 9,
        },
        { id: 'gaul-slings', at: [500, 400], type: 'li', weapons: ['sling'], order: 'SKIRMISH', class: 'A' },
        { id: 'gaul-line', at: [500, 430], files: 12, class: 'A', training: 'regular', order: 'HOLD' },
        {
          id: 'gaul-riders',
          at: [500, 445],
          type: 'lc',
          order: 'ATTACK rome-horse',
          class: 'A',
          weapons: ['javelins'],
        },
      ],
    });
    const { of } = play(game, { answers: charge(true), seed: 3 }, untilMoved);
    expect(of('declared').map(({ target }) => target)).not.toContain('gaul-riders');
  });

  it('are out of control where the second test says so (wrg/reaction/result-current-uncontrolled)', () => {
    const wild = Array.from({ length: 30 }, (_, seed) => {
      const game = evasion();
      const horse = unitIn(game, 'rome-horse');
      horse.troops = { ...horse.troops, class: 'D', training: 'barbarian' };
      const plus = answering('signs', ({ choices }) =>
        Object.fromEntries(choices.map(({ factor, signs }) => [factor, signs.at(-1)])),
      );
      const answers = (request: Request) => plus(request) ?? charge(true)(request);
      const { of } = play(game, { answers, seed }, ['declarations']);
      const [, second] = of('test').filter(({ unit }) => unit === 'rome-horse');
      return second?.instruction === 'uncontrolled-advance' ? [unitIn(game, 'rome-horse').bound?.instruction] : [];
    }).flat();
    expect(wild.length).toBeGreaterThan(0);
    expect(wild.every(instruction => instruction === 'uncontrolled-advance')).toBe(true);
  });

  it('otherwise stop, and rally back (wrg/evade/charger-rallies-back)', () => {
    const game = evasion();
    const { of } = play(game, { answers: charge(false), seed: 3 }, [...untilMoved, 'reactions']);
    expect(game.state.melees.some(({ a }) => a === 'gaul-band')).toBe(false);
    expect(of('recovers')).toContainEqual(expect.objectContaining({ unit: 'rome-horse', how: 'rallying-back' }));
  });
});

describe('skirmishers who have been told to halt', () => {
  it('evade a charge that needs no test [wrg/orders/skirmish-mounted-evade] [wrg/orders/skirmish-infantry-evade]', () => {
    const charged = (type: 'lc' | 'li', instruction: 'halt' | 'move-to-enemy', order = 'SKIRMISH') => {
      const bound = { instruction, disorganised: false, left: 1, kept: 0 } as const;
      const game = setUp({
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/evaders-followed': 'tested-as-if-they-stood' } }),
        pieces: [
          { id: 'rome-horse', at: [500, 300], type: 'hc', class: 'A', order: 'ATTACK gaul-slings' },
          { id: 'gaul-slings', at: [500, 400], type, weapons: ['javelins'], order, be: { alarmed: true, bound } },
        ],
      });
      const attack = answering('declare', ({ side }) =>
        side === 'rome' ? { 'rome-horse': { charge: 'gaul-slings' } } : undefined,
      );
      const { of } = play(game, { answers: attack, dice: [3, 3, 3] }, ['declarations', 'movement']);
      return of('counter').map(({ what }) => what);
    };
    expect(charged('lc', 'halt')).toEqual(['evade']);
    expect(charged('li', 'halt')).toEqual(['evade']);
    expect(charged('li', 'halt', 'HOLD')).toEqual(['stand']);
    expect(charged('li', 'move-to-enemy')).toEqual(['evade']);
  });
});

describe('who breaks out of a melee because others charge him', () => {
  it('is struck at as he turns, before he runs, and pursued (wrg/pursuit/strikes, wrg/pursuit/compulsory)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 400], figures: 24, files: 12, class: 'A', order: 'ATTACK gaul-band' },
        { id: 'rome-horse', at: [690, 415], type: 'hc', facing: 'W', order: 'ATTACK gaul-band', class: 'A' },
        { id: 'gaul-band', at: [500, 400.02], figures: 24, files: 12, class: 'E', be: { hasRouted: true } },
      ],
      melees: [{ a: 'rome-legion', b: 'gaul-band' }],
    });
    const charge = answering('declare', ({ side }) =>
      side === 'rome' ? { 'rome-horse': { charge: 'gaul-band' } } : undefined,
    );
    const { events } = play(game, { answers: charge, dice: [4, 4, 4, 1, 1, 1, 3, 3] }, ['declarations']);
    const told = events.flatMap(event => (['broke', 'fought'].includes(event.kind) ? [event] : []));
    expect(told).toMatchObject([
      { kind: 'broke', unit: 'gaul-band' },
      { kind: 'fought', unit: 'rome-legion', target: 'gaul-band', unanswered: true },
    ]);
    expect(unitIn(game, 'rome-legion').pursuit).toMatchObject({ quarry: 'gaul-band' });
  });
});

describe('who comes on out of control after an enemy who evades', () => {
  const coming = () => {
    const bound = { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 0 } as const;
    return setUp({
      pieces: [
        { id: 'rome-horse', at: [500, 300], type: 'lc', class: 'A', weapons: ['javelins'], be: { bound } },
        { id: 'gaul-slings', at: [500, 380], type: 'li', weapons: ['sling'], order: 'SKIRMISH', class: 'A' },
        { id: 'gaul-band', at: [500, 480], type: 'lc', weapons: ['bow'], order: 'SKIRMISH', class: 'A' },
        { id: 'gaul-aside', at: [360, 340], files: 4, class: 'A', facing: 'W' },
      ],
    });
  };

  it('goes after him, and whom he would meet there says what he does (wrg/evade/chargers-follow-through, wrg/reaction/test-charged)', () => {
    const game = coming();
    const { of, asked } = play(game, { answers: evading, seed: 3 }, ['orders', ...untilMoved]);
    expect(asked.filter(({ kind }) => kind === 'pursue')).toEqual([]);
    expect(of('test').map(({ unit, cause }) => [unit, cause])).toContainEqual(['gaul-band', 'being-charged']);
    expect(of('counter').map(({ unit, what }) => [unit, what])).toContainEqual(['gaul-band', 'evade']);
    expect(of('met').some(({ a, b }) => [a, b].includes('gaul-aside'))).toBe(false);
    expect(unitIn(game, 'rome-horse').placed.at.y).toBeGreaterThan(400);
  });
});

describe('evaders', () => {
  it('have shot at a charger who came from more than half his move, before they turned (wrg/shooting/charge/defensive)', () => {
    const shots = (at: number, weapon: 'sling' | 'javelins' = 'sling') => {
      const game = setUp({
        pieces: [
          { id: 'rome-horse', at: [500, 300], type: 'hc', order: 'ATTACK gaul-slings', class: 'A' },
          { id: 'gaul-slings', at: [500, at], type: 'li', weapons: [weapon], order: 'SKIRMISH', class: 'A' },
        ],
      });
      const { of } = play(game, { answers: charge(false), seed: 3 }, [...untilMoved, 'shooting']);
      expect(of('counter')).toMatchObject([{ unit: 'gaul-slings', what: 'evade' }]);
      return of('shot').map(({ unit, target, figures }) => [unit, target, figures]);
    };
    // His charge is 180 paces. They stand six abreast, and do not shoot overhead as they move.
    expect(shots(400)).toEqual([['gaul-slings', 'rome-horse', 6]]);
    expect(shots(450)).toEqual([['gaul-slings', 'rome-horse', 6]]);
    expect(shots(380)).toEqual([]);
    expect(shots(400, 'javelins')).toEqual([]);
  });

  it('also where he meets others after that (wrg/shooting/charge/defensive)', () => {
    const game = evasion({ at: [500, 392], figures: 6 });
    const { of } = play(game, { answers: charge(true), seed: 3 }, [...untilMoved, 'shooting']);
    expect(of('met')).toMatchObject([{ a: 'gaul-band' }]);
    expect(of('shot').map(({ unit, target }) => [unit, target])).toContainEqual(['gaul-slings', 'rome-horse']);
  });

  it('lose what they would have gone toward the enemy (wrg/evade/measured-from)', () => {
    const moved = (at: number, evadeStart?: string) => {
      const game = setUp({
        pieces: [
          { id: 'rome-horse', at: [500, 300], type: 'hc', order: 'ATTACK gaul-slings', class: 'A' },
          { id: 'gaul-slings', at: [500, at], type: 'li', weapons: ['sling'], order: 'SKIRMISH', class: 'A' },
        ],
        ...(evadeStart && { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/evade-start': evadeStart } }) }),
      });
      const { of } = play(game, { answers: charge(false), seed: 3 }, untilMoved);
      const [, lost] = of('moved').find(({ unit }) => unit === 'gaul-slings')?.because ?? [];
      return [unitIn(game, 'gaul-slings').period.moved, lost?.effect];
    };
    // Slings reach 120 paces: who stands so near would not have come nearer, who stands farther off would have.
    expect(moved(410)).toEqual([80, undefined]);
    expect(moved(440)).toEqual([60, '−20 paces']);
    expect(moved(440, 'where-they-stand-when-the-charge-comes')).toEqual([80, undefined]);
  });

  it('bind nobody to rally back who was out of control and came their way by chance (wrg/evade/no-rally-back-if-accidental)', () => {
    const recovers = (wild: boolean) => {
      const game = setUp({
        pieces: [
          {
            id: 'rome-horse',
            at: [500, 300],
            type: 'mc',
            be: { bound: { instruction: 'uncontrolled-advance', disorganised: false, left: 0, kept: 2 } },
          },
          { id: 'gaul-slings', at: [500, 520], type: 'li', weapons: ['sling'], order: 'SKIRMISH' },
        ],
      });
      const horse = unitIn(game, 'rome-horse');
      horse.period.charges = wild ? null : 'gaul-slings';
      const slings = unitIn(game, 'gaul-slings');
      slings.period.counter = { what: 'evade', charger: 'rome-horse' };
      slings.period.doing = 'evading';
      const { of } = play(game, {}, ['reactions']);
      return of('recovers').map(({ unit, how }) => [unit, how]);
    };
    expect(recovers(false)).toContainEqual(['rome-horse', 'rallying-back']);
    expect(recovers(true)).toEqual([['gaul-slings', 'reorganising']]);
  });
});

describe('a square that has pushed an enemy back', () => {
  const square = (wants: boolean) => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-square',
          at: [500, 400],
          type: 'hi',
          figures: 36,
          files: 6,
          order: 'ATTACK gaul-front',
          be: { square: true },
        },
        { id: 'gaul-front', at: [500, 401], figures: 12, files: 6, class: 'A', training: 'regular' },
        { id: 'gaul-rear', at: [500, 280], figures: 12, files: 6, facing: 'N' },
      ],
      melees: [
        { a: 'rome-square', b: 'gaul-front' },
        { a: 'rome-square', b: 'gaul-rear', sideOfA: 'rear' },
      ],
    });
    const front = unitIn(game, 'gaul-front');
    front.period.meleeCasualties = 30;
    front.period.inflicted = 25;
    const answers = (request: Request) =>
      request.kind === 'pursue' && request.clause === 'wrg/after-melee/square' ? wants : undefined;
    return { game, answers };
  };

  it('advances on that face if its player likes, and leaves the others (wrg/after-melee/square)', async () => {
    const { afterTheFight } = await import('../../../src/rulesets/wrg/turn/fighting/aftermath.js');
    for (const wants of [true, false]) {
      const { game, answers } = square(wants);
      const fighters = ['rome-square', 'gaul-front', 'gaul-rear'].map(id => unitIn(game, id));
      const asked: Request[] = [];
      afterTheFight(fighters, () => 0, {
        ...game,
        dice: undefined as never,
        turn: 2,
        tell: () => {},
        reveal: () => {},
        command: {
          ask: (request: Request) => {
            asked.push(request);
            return answers(request) as never;
          },
          askAll: () => [],
        },
      } as never);
      expect(asked.map(({ kind }) => kind)).toContain('pursue');
      const left = game.state.melees.map(({ b }) => b);
      expect(left).toEqual(wants ? ['gaul-front'] : ['gaul-rear']);
    }
  });
});

describe('who has to give ground himself', () => {
  it('does not follow up whom he has pushed back (wrg/after-melee/follow-up, wrg/after-melee/push-back)', async () => {
    const { afterTheFight } = await import('../../../src/rulesets/wrg/turn/fighting/aftermath.js');
    const followed = (inflicted: number) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 400], figures: 24, files: 12, class: 'A', order: 'ATTACK gaul-band' },
          { id: 'gaul-band', at: [500, 400.02], figures: 24, files: 12, class: 'B', order: 'ATTACK rome-legion' },
        ],
        melees: [{ a: 'rome-legion', b: 'gaul-band' }],
      });
      const fighters = ['gaul-band', 'rome-legion'].map(id => unitIn(game, id));
      for (const unit of fighters) Object.assign(unit.period, { meleeCasualties: 30, inflicted: 25 });
      Object.assign(unitIn(game, 'rome-legion').period, { inflicted });
      const told: string[] = [];
      afterTheFight(fighters, () => 0, {
        ...game,
        dice: undefined as never,
        turn: 2,
        tell: ({ kind }: { readonly kind: string }) => told.push(kind),
        reveal: () => {},
        command: { ask: () => 'reorganising' as never, askAll: () => [] },
      } as never);
      return told.filter(kind => ['followed-up', 'stayed-behind', 'pushed-back'].includes(kind));
    };
    expect(followed(40)).toEqual(['pushed-back', 'followed-up']);
    expect(followed(25)).toEqual(['pushed-back', 'pushed-back']);
  });
});

describe('crews', () => {
  it('of elephants and chariots do not dismount (wrg/melee/crew-no-dismount)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-elephants', at: [500, 300], type: 'elephant', figures: 2, files: 2, crew: ['javelins'] },
        { id: 'gaul-band', at: [500, 700] },
      ],
    });
    const dismount = answering('declare', ({ side }) =>
      side === 'rome' ? { 'rome-elephants': { mounted: false } } : {},
    );
    expect(() => play(game, { answers: dismount }, ['declarations'])).toThrow(/do not dismount/);
  });
});

describe('lances that catch up with whom they have broken', () => {
  const weaponFactor = (rulings: Record<string, string> = {}) => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-horse',
          at: [500, 400],
          type: 'shc',
          weapons: ['kontos'],
          be: { pursuit: { quarry: 'gaul-routers', periods: 1 } },
        },
        { id: 'gaul-routers', at: [500, 420], facing: 'N', be: { rout: { periods: 1, from: { x: 500, y: 300 } } } },
      ],
      melees: [{ a: 'rome-horse', b: 'gaul-routers', sideOfB: 'rear', since: 2 }],
      rules: wrgRulesUnder({ rulings }),
    });
    return play(game, { seed: 1 }, ['hand-to-hand'])
      .of('fought')
      .flatMap(({ because }) => because.filter(({ clause }) => clause === 'wrg/melee/factors/table'))
      .map(({ because }) => because);
  };

  it('have had their shock, or have it anew (wrg/ruling/lance-at-a-quarry, wrg/melee/factors/lance-first-period)', () => {
    expect(weaponFactor()).toEqual(['kontos after the first shock against MI']);
    expect(weaponFactor({ 'wrg/ruling/lance-at-a-quarry': 'as-in-a-new-melee' })).toEqual(['kontos against MI']);
  });
});

describe('chargers who go on into others behind their quarry', () => {
  it('are told to charge these before they test for it (wrg/evade/chargers-follow-through)', () => {
    const { events } = play(evasion(), { answers: charge(true), seed: 3 }, ['declarations']);
    const declared = events.findIndex(event => event.kind === 'declared' && event.target === 'gaul-band');
    const after = events.slice(declared + 1).flatMap(event => (event.kind === 'test' ? [event.unit] : []));
    expect(declared).toBeGreaterThan(-1);
    expect(after).toContain('rome-horse');
  });
});

describe('chargers out of control who come upon others behind their quarry', () => {
  it('take no test, and are not told to (wrg/reaction/test-charging, wrg/evade/chargers-follow-through)', () => {
    const game = evasion();
    unitIn(game, 'rome-horse').bound = {
      instruction: 'uncontrolled-advance',
      disorganised: false,
      left: 1,
      kept: 1,
    };
    const { of } = play(
      game,
      { answers: request => (request.kind === 'declare' ? {} : charge(true)(request)), seed: 3 },
      ['declarations'],
    );
    const through = of('declared').filter(({ target }) => target === 'gaul-band');
    expect(through.flatMap(({ because }) => because.map(({ effect }) => effect))).toEqual([
      'the enemy tests his reaction',
    ]);
  });
});

describe('foot that has broken light foot', () => {
  /** Light Gauls out of control run upon a legion that charges nobody, and are broken. */
  const broken = (since: number) => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300], type: 'hi', weapons: ['pilum'], order: 'ATTACK gaul-slings' },
        { id: 'gaul-slings', at: [500, 300], type: 'li', weapons: ['sling'], class: 'E', figures: 6, files: 6 },
        { id: 'rome-guard', at: [100, 100] },
        { id: 'gaul-guard', at: [900, 700] },
      ],
      melees: [{ a: 'gaul-slings', b: 'rome-legion', since, chargers: ['gaul-slings'] }],
    });
    play(game, { seed: 1 }, ['hand-to-hand']);
    expect(unitIn(game, 'gaul-slings').rout).not.toBeNull();
    return unitIn(game, 'rome-legion').pursuit;
  };

  it('knows it, whoever charged, in the first period of their melee alone (wrg/disorganisation/light-infantry-broken-exception)', () => {
    expect(broken(2)).toMatchObject({ quarry: 'gaul-slings', brokeLightInfantryAtOnce: true });
    expect(broken(1)?.brokeLightInfantryAtOnce).toBeUndefined();
  });
});

describe('horse that has caught men who ran already, and others whom a test breaks', () => {
  it('goes after them, since nobody is left to fight (wrg/pursuit/compulsory, wrg/pursuit/strikes)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-horse', at: [500, 300], type: 'mc', figures: 12, files: 12, order: 'ATTACK gaul-line' },
        { id: 'gaul-line', at: [470, 300], figures: 6, class: 'E' },
        {
          id: 'gaul-routers',
          at: [530, 318],
          facing: 'N',
          figures: 6,
          be: { rout: { periods: 1, from: { x: 500, y: 200 } } },
        },
        { id: 'rome-guard', at: [100, 100] },
        { id: 'gaul-guard', at: [900, 700] },
      ],
      melees: [
        { a: 'gaul-line', b: 'rome-horse', since: 1 },
        { a: 'gaul-routers', b: 'rome-horse', sideOfA: 'rear', since: 2 },
      ],
    });
    const { of } = play(game, { dice: [1, 1, 1, 4, 4, 1] }, ['reactions']);
    expect(of('broke').map(({ unit }) => unit)).toEqual(['gaul-line']);
    expect(unitIn(game, 'rome-horse').pursuit).toMatchObject({ quarry: 'gaul-line' });
  });
});
