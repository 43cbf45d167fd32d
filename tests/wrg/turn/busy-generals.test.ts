import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../../src/index.js';
import { keptFromAttending } from '../../../src/rulesets/wrg/orders/attending.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { answering, declaring, fresh } from './answers.js';
import { type Game, generalIn, type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

/** The chief with a small guard of horse, foot of his own, and foot of a legate; the enemy far away unless a test has him near. */
const chiefs: Piece = { id: 'rome-guard', at: [100, 60], type: 'hc', class: 'B', figures: 5, files: 5 };
const own: Piece = { id: 'rome-foot', at: [300, 60] };
const legates: Piece = { id: 'rome-left', at: [500, 60], command: 'rome-legate' };
const farEnemy: Piece = { id: 'gaul-foot', at: [900, 760] };
const generals: NonNullable<TableTop['generals']> = [
  { id: 'rome-chief', with: 'rome-guard' },
  { id: 'rome-legate', with: 'rome-left', rank: 'subordinate', personality: 'average' },
  { id: 'gaul-chief', with: 'gaul-foot' },
];

const army = (more: Partial<TableTop> = {}): Game =>
  setUp({ pieces: [chiefs, own, legates, farEnemy], generals, ...more });

const under = (ruling: string, reading: string) => wrgRulesUnder({ rulings: { [`wrg/ruling/${ruling}`]: reading } });

/** Orders for Romans, by rider unless said. */
const orders = (written: { readonly [unit: string]: object }) =>
  answering('orders', ({ side }) =>
    side === 'rome'
      ? Object.fromEntries(
          Object.entries(written).map(([id, how]) => [id, { order: 'MOVE N', by: 'messenger', ...how }]),
        )
      : {},
  );

/** Who may dictate to a unit, as the orders of a period ask it. */
function dictators(game: Game, unit: string) {
  const { asked } = play(game, {}, ['orders']);
  const open = asked.flatMap(each => (each.kind === 'orders' && each.side === 'rome' ? each.units : []));
  return open.find(each => each.unit === unit)?.from ?? [];
}

const news = { of: 1, sees: [], fought: [], shotAt: false, tested: true };

describe('who may dictate', () => {
  it.each([
    ['in rout', { rout: { periods: 1, from: { x: 100, y: 160 } } }],
    ['in pursuit', { pursuit: { quarry: 'gaul-foot', periods: 1 } }],
    ['out of control', { bound: { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 0 } }],
  ] as const)('is no general whose men are %s (wrg/orders/delay-period)', (_what, be) => {
    expect(dictators(army(), 'rome-left')).toEqual(['rome-legate', 'rome-chief']);
    expect(dictators(army({ pieces: [{ ...chiefs, be }, own, legates, farEnemy] }), 'rome-left')).toEqual([
      'rome-legate',
    ]);
  });

  it('is told the reason if he is named all the same (wrg/ruling/attention)', () => {
    const routs = { rout: { periods: 1, from: { x: 100, y: 160 } } };
    const game = army({ pieces: [{ ...chiefs, be: routs }, own, legates, farEnemy] });
    const answers = orders({ 'rome-left': { from: 'rome-chief' } });
    expect(() => play(game, { answers }, ['orders'])).toThrow('the general runs with his men');
  });

  it('is by the other readings no general in a melee, or whose men give way (wrg/ruling/attention)', () => {
    const fights = (reading: string) =>
      dictators(
        army({
          pieces: [chiefs, own, legates, { ...farEnemy, at: [100, 85] }],
          melees: [{ a: 'gaul-foot', b: 'rome-guard' }],
          rules: under('attention', reading),
        }),
        'rome-left',
      );
    expect(fights('a-normal-move-alone')).toContain('rome-chief');
    expect(fights('nor-in-the-front-rank')).not.toContain('rome-chief');
    const retires = (reading: string) =>
      dictators(
        army({
          pieces: [
            { ...chiefs, be: { bound: { instruction: 'retire', disorganised: true, left: 1, kept: 0 } } },
            own,
            legates,
            farEnemy,
          ],
          rules: under('attention', reading),
        }),
        'rome-left',
      );
    expect(retires('nor-in-the-front-rank')).toContain('rome-chief');
    expect(retires('nor-as-he-gives-way')).not.toContain('rome-chief');
  });

  it('asks what he is at of the rules', () => {
    const odd = under('attention', 'nor-as-he-gives-way');
    expect(keptFromAttending(['sent-back'])).toBeUndefined();
    expect(keptFromAttending(['sent-back'], odd)).toBe('sent-back');
    expect(keptFromAttending([], odd)).toBeUndefined();
  });
});

describe('what takes a complete period', () => {
  /** The chief's guard within reach of an enemy whom it charges, if it is to. */
  const near: readonly Piece[] = [
    { ...chiefs, order: 'ATTACK gaul-foot' },
    own,
    legates,
    { ...farEnemy, at: [100, 200], figures: 5, files: 5 },
  ];
  const dictating = (charges: boolean) => {
    const game = army({ pieces: near });
    const declared = declaring(charges ? { 'rome-guard': { charge: 'gaul-foot' } } : {});
    const written = orders({ 'rome-foot': { from: 'rome-chief' } });
    const { of } = play(game, { seed: 3, answers: asked => written(asked) ?? declared(asked) });
    return { game, waits: of('order-waits'), rides: game.state.messengers[0]?.rides };
  };

  it('is not done by a general who charges in it: he dictates on in the next (wrg/orders/delay-period)', () => {
    expect(dictating(false)).toMatchObject({ waits: [], rides: 4 });
    const { game, waits, rides } = dictating(true);
    expect(unitIn(game, 'rome-guard').period.doing).toBe('charging');
    expect(waits).toMatchObject([{ unit: 'rome-foot', general: 'rome-chief' }]);
    expect(waits[0]?.because[0]?.because).toBe('the general charges');
    expect(rides).toBe(5);
    // He has no time for another order meanwhile.
    expect(dictators(game, 'rome-left')).toEqual(['rome-legate']);
  });

  it('is told with an order that a rider hands over: in which period it is obeyed [wrg/orders/delay-period]', () => {
    const game = army();
    play(game, { answers: orders({ 'rome-foot': { from: 'rome-chief' } }) });
    const [rider] = game.state.messengers;
    if (rider === undefined) throw new Error('nobody rides');
    rider.at = { ...unitIn(game, 'rome-foot').placed.at };
    const [arrived] = play(game, {}, ['orders'])
      .of('messenger')
      .filter(({ what }) => what === 'arrived');
    const from = unitIn(game, 'rome-foot').digesting?.from;
    expect(from).toBeGreaterThan(game.state.period);
    expect(arrived?.because[0]?.effect).toBe(`obeyed in period ${from}`);
  });

  it('is never done by who is lost in it: nothing is sent (wrg/orders/delay-period)', () => {
    const game = army();
    play(game, { answers: orders({ 'rome-foot': { from: 'rome-chief' } }) }, ['orders']);
    Object.assign(generalIn(game, 'rome-chief'), { gone: 'dead', with: null });
    const { of } = play(game, {}, ['reactions']);
    expect(of('messenger')).toMatchObject([{ what: 'in-vain', to: 'rome-foot', dictatedBy: 'rome-chief' }]);
    expect(game.state.messengers).toEqual([]);
  });

  it('sends the rider from where the general is when he has dictated', () => {
    const game = army({ pieces: [{ ...chiefs, order: 'MOVE N' }, own, legates, farEnemy] });
    play(game, { answers: orders({ 'rome-foot': { from: 'rome-chief' } }) });
    expect(unitIn(game, 'rome-guard').placed.at.y).toBeGreaterThan(100);
    expect(game.state.messengers[0]?.at).toEqual({ ...unitIn(game, 'rome-guard').placed.at });
  });

  it('is not done by a general who runs with his men, though they rally at the end of it (wrg/orders/delay-period)', () => {
    const rout = { alarmed: true, hasRouted: true, rout: { periods: 1, from: { x: 100, y: 400 } } };
    const game = army({ pieces: [{ ...chiefs, at: [100, 500], be: rout }, own, legates, farEnemy] });
    const sent = { id: 'rider', side: 'rome', from: 'rome-chief', to: 'rome-foot', order: 'MOVE N' };
    game.state.messengers = [{ ...sent, at: { x: 100, y: 500 }, rides: 3, galloped: false }];
    const answers = answering('signs', ({ choices }) =>
      Object.fromEntries(choices.map(({ factor, signs }) => [factor, signs.at(-1)])),
    );
    const { of } = play(game, { answers, seed: 4 }, ['movement', 'shooting', 'hand-to-hand', 'reactions']);
    expect(of('rallied')).toMatchObject([{ unit: 'rome-guard' }]);
    expect(of('order-waits')).toMatchObject([{ unit: 'rome-foot', general: 'rome-chief' }]);
    expect(of('order-waits')[0]?.because[0]?.because).toBe('the general has run with his men');
  });

  it('is not done by a unit that charges: it digests its order in the next (wrg/orders/delay-period)', () => {
    const digests = (charges: boolean) => {
      const game = army({
        pieces: [{ ...near[0]!, be: { digesting: { order: 'HOLD', from: 4, by: 'messenger' } } }, ...near.slice(1)],
      });
      const answers = declaring(charges ? { 'rome-guard': { charge: 'gaul-foot' } } : {});
      const { of } = play(game, { seed: 3, answers });
      const waits = of('order-waits').flatMap(({ because }) => because.map(each => each.because));
      return { from: unitIn(game, 'rome-guard').digesting?.from, waits };
    };
    expect(digests(false)).toEqual({ from: 4, waits: [] });
    expect(digests(true)).toEqual({ from: 5, waits: ['it has charged'] });
  });

  it('is not done by who listens as he charges (wrg/orders/delay-period)', () => {
    const hears = (charges: boolean) => {
      const game = army({ pieces: near });
      game.state.reports = [{ from: 'rome-left', to: 'rome-chief', due: 4, arrived: false, news }];
      const answers = declaring(charges ? { 'rome-guard': { charge: 'gaul-foot' } } : {});
      return play(game, { seed: 3, answers })
        .of('report')
        .map(({ what }) => what);
    };
    expect(hears(false)).toEqual([]);
    expect(hears(true)).toEqual(['waits']);
  });

  it('is not done by a general who gallops to another unit', () => {
    const rides = (y: number) => {
      const game = army({ pieces: [chiefs, { ...own, at: [100, y] }, legates, farEnemy] });
      const written = orders({ 'rome-left': { from: 'rome-chief' } });
      const goes = declaring({ 'rome-guard': { rides: 'rome-foot' } });
      return play(game, { answers: asked => written(asked) ?? goes(asked) }).of('order-waits').length;
    };
    expect(rides(140)).toBe(0);
    expect(rides(400)).toBe(1);
  });

  it('is not done by a general who rides out to a challenge', () => {
    const waits = (accepts: boolean, seed: number) => {
      const foes: Piece = { id: 'gaul-foot', type: 'lc', at: [100, 300], figures: 5, files: 5 };
      const game = army({ pieces: [chiefs, own, legates, foes] });
      const written = orders({ 'rome-left': { from: 'rome-chief' } });
      const goesOut = answering('challenge', ({ general }) => (general === 'gaul-chief' ? 'rome-chief' : null));
      const answers = answering('accept', () => accepts);
      return play(game, { seed, answers: asked => written(asked) ?? goesOut(asked) ?? answers(asked) })
        .of('order-waits')
        .flatMap(({ because }) => because.map(each => each.because));
    };
    const seeds = [1, 2, 3, 4, 5, 6];
    // Who falls dictates nothing any more.
    const said = (accepts: boolean) => [...new Set(seeds.flatMap(seed => waits(accepts, seed)))];
    expect(said(false)).toEqual([]);
    expect(said(true)).toEqual(['the general rides at the speed of a charge']);
  });
});

describe('a general with his own body', () => {
  it.each([
    ['takes-the-period', false],
    ['a-shout', true],
  ] as const)('orders it, and another besides or not: %s (wrg/ruling/ordered-in-person)', (reading, both) => {
    const game = () => army({ rules: under('ordered-in-person', reading) });
    const written = orders({ 'rome-guard': { by: 'general' }, 'rome-foot': { from: 'rome-chief' } });
    const playing = () => play(game(), { answers: written }, ['orders']);
    if (both) expect(playing).not.toThrow(RuleViolation);
    else expect(playing).toThrow('rome-foot.by: rome-chief cannot dictate so many orders');
    expect(() => play(game(), { answers: orders({ 'rome-guard': { by: 'general' } }) }, ['orders'])).not.toThrow();
  });
});

describe('a general who is not there', () => {
  const away = { away: { at: { x: 100, y: 0 }, facing: 0, from: 9, due: null, left: true } } as const;

  it('orders nobody while he is off the table (wrg/leaving-field/return)', () => {
    const game = army({ pieces: [{ ...chiefs, be: away }, own, legates, farEnemy] });
    expect(dictators(game, 'rome-left')).toEqual(['rome-legate']);
    expect(dictators(army({ pieces: [{ ...chiefs, be: away }, own, legates, farEnemy] }), 'rome-foot')).toEqual([]);
  });

  it('is sent no report, and hears none that is on its way to him (wrg/orders/change-justified)', () => {
    const wood = {
      kind: 'wood' as const,
      id: 'forest',
      name: 'the forest',
      outline: [
        [0, 150],
        [1000, 150],
        [1000, 300],
        [0, 300],
      ] as [number, number][],
    };
    const sent = (be: Piece['be']) => {
      const pieces = [
        { ...chiefs, be: { ...be } },
        { ...own, at: [500, 500] as const },
        { ...farEnemy, at: [500, 760] as const },
      ];
      const game = fresh({ pieces, features: [wood] });
      Object.assign(unitIn(game, 'rome-guard'), be);
      return play(game, { seed: 2 })
        .of('report')
        .map(({ what }) => what);
    };
    expect(sent({})).toEqual(['sent']);
    expect(sent(away)).toEqual([]);
    const game = army({ pieces: [{ ...chiefs, be: away }, own, legates, farEnemy] });
    game.state.reports = [{ from: 'rome-left', to: 'rome-chief', due: 3, arrived: false, news }];
    const told = play(game, {}, ['orders']).of('report');
    expect(told).toMatchObject([{ what: 'in-vain', unit: 'rome-left', general: 'rome-chief' }]);
    expect(game.state.reports).toEqual([]);
  });

  it.each([
    ['nobody', []],
    ['the-next-in-rank', ['rome-legate']],
  ] as const)(
    'is followed in his command by %s (wrg/ruling/succession, wrg/orders/subordinate-limits)',
    (reading, who) => {
      const game = () => army({ rules: under('succession', reading) });
      const lost = (at: Game) => Object.assign(generalIn(at, 'rome-chief'), { gone: 'dead', with: null });
      expect(dictators(game(), 'rome-foot')).toEqual(['rome-chief']);
      const without = game();
      lost(without);
      expect(dictators(without, 'rome-foot')).toEqual(who);
      expect(dictators(without, 'rome-left')).toEqual(['rome-legate']);
    },
  );
});
