import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** Gallic horse goes past Roman horse to the south, for the archers there or after broken men; the Romans stand 120 paces east of its way. */
const passing = (gauls: 'charge' | 'pursue' | 'march') => {
  const game = setUp({
    pieces: [
      { id: 'rome-horse', type: 'hc', at: [620, 400], facing: 'W', order: 'ATTACK gaul-horse', be: alarmed },
      { id: 'rome-archers', at: [500, 300], be: alarmed },
      {
        id: 'gaul-horse',
        type: 'mc',
        at: [500, 480],
        order: gauls === 'march' ? 'MOVE S' : 'ATTACK rome-archers',
        be: gauls === 'pursue' ? { ...alarmed, pursuit: { quarry: 'rome-archers', periods: 0 } } : alarmed,
      },
    ],
  });
  Object.assign(unitIn(game, 'rome-horse').period, { charges: 'gaul-horse', doing: 'charging' });
  if (gauls === 'charge')
    Object.assign(unitIn(game, 'gaul-horse').period, { charges: 'rome-archers', doing: 'charging' });
  if (gauls === 'pursue') unitIn(game, 'rome-archers').rout = { periods: 1, from: { x: 500, y: 480 } };
  return play(game, { seed: 1 }, ['movement'])
    .of('met')
    .map(({ a, b }) => [a, b].sort().join(' and '));
};

describe('a charge at an enemy who goes for somebody else', () => {
  it('meets him on his way [wrg/charge/definition] [wrg/movement/simultaneous]', () => {
    expect(passing('charge')).toContain('gaul-horse and rome-horse');
    expect(passing('pursue')).toContain('gaul-horse and rome-horse');
  });
});

describe('horse that has caught up with broken enemies, and pursues nobody', () => {
  it('may countercharge who charges it [wrg/orders/countercharge-right] [wrg/charge/counter-actions]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-horse', type: 'hc', at: [500, 300], order: 'ATTACK gaul-horse', be: alarmed },
        {
          id: 'gaul-routers',
          type: 'li',
          at: [500, 325],
          facing: 'N',
          be: { rout: { periods: 1, from: { x: 500, y: 200 } } },
        },
        { id: 'gaul-horse', type: 'mc', at: [610, 300], facing: 'W', order: 'ATTACK rome-horse', be: alarmed },
      ],
      melees: [{ a: 'gaul-routers', b: 'rome-horse', sideOfA: 'rear', sideOfB: 'front', since: 1 }],
    });
    const { asked } = play(game, { seed: 3, answers: declaring({ 'gaul-horse': { charge: 'rome-horse' } }) }, [
      'declarations',
    ]);
    const counters = asked.filter(({ kind }) => kind === 'counter');
    expect(counters).toMatchObject([{ id: 'counter:rome-horse' }]);
  });
});

describe('a countercharge whose wheel would bring it upon somebody else [wrg/ruling/countercharge-into-another]', () => {
  const wheeling = (other: 'gaul-band' | 'rome-band', reading?: string) => {
    const game = setUp({
      rules: wrgRulesUnder(
        reading === undefined ? {} : { rulings: { 'wrg/ruling/countercharge-into-another': reading } },
      ),
      pieces: [
        { id: 'rome-line', at: [500, 300], figures: 24, files: 12, order: 'ATTACK gaul-horse', be: alarmed },
        { id: 'gaul-horse', type: 'hc', at: [575, 400], figures: 6, order: 'ATTACK rome-line', be: alarmed },
        { id: other, at: [465, 322], files: 3, facing: 'S', be: alarmed },
        { id: 'gaul-guard', at: [100, 780], be: alarmed },
        { id: 'rome-guard', at: [100, 20], be: alarmed },
      ],
    });
    Object.assign(unitIn(game, 'rome-line').period, {
      charges: 'gaul-horse',
      doing: 'countercharging',
      counter: { what: 'countercharge', charger: 'gaul-horse' },
    });
    Object.assign(unitIn(game, 'gaul-horse').period, { charges: 'rome-line', doing: 'charging' });
    const { of } = play(game, { seed: 1 }, ['movement']);
    const met = of('met').flatMap(({ a, b, chargers }) =>
      a === 'rome-line' || b === 'rome-line' ? [{ a, b, chargers }] : [],
    );
    return { met, facing: Math.round(unitIn(game, 'rome-line').placed.facing) };
  };

  it('meets whom it comes upon [wrg/charge/ends-at-contact]', () => {
    const { met, facing } = wheeling('gaul-band');
    expect(met.map(({ a, b }) => [a, b])).toContainEqual(['gaul-band', 'rome-line']);
    expect(facing).toBeGreaterThan(5);
  });

  it('or stands to receive the charge [wrg/charge/counter-actions]', () => {
    for (const other of ['gaul-band', 'rome-band'] as const)
      expect(wheeling(other, 'stands-to-receive-the-charge')).toEqual({
        met: [{ a: 'gaul-horse', b: 'rome-line', chargers: ['gaul-horse'] }],
        facing: 0,
      });
  });
});

describe('cavalry that has dismounted and is charged', () => {
  /** What the options of Roman horse are against a charge, and what it does unasked. */
  const charged = (horse: Partial<Piece>) => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-horse',
          type: 'hc',
          at: [500, 300],
          figures: 6,
          files: 6,
          ...horse,
          be: { alarmed: true, ...horse.be },
        },
        { id: 'gaul-horse', type: 'hc', fanatic: true, at: [500, 400], order: 'ATTACK rome-horse' },
      ],
    });
    const { asked, of } = play(game, { seed: 1, answers: declaring({ 'gaul-horse': { charge: 'rome-horse' } }) }, [
      'declarations',
    ]);
    const options = asked.flatMap(each => (each.kind === 'counter' ? each.options : []));
    return { options, does: of('counter').map(({ what }) => what) };
  };
  const onFoot = { be: { dismounted: true } };

  it('charges nobody in its turn as horse may (wrg/orders/countercharge-right, wrg/shooting/target/dismounted)', () => {
    expect(charged({}).options).toEqual(['countercharge', 'stand']);
    expect(charged(onFoot)).toEqual({ options: [], does: ['stand'] });
  });

  it('skirmishes and evades as the foot that it is like (wrg/orders/skirmish-eligible, wrg/orders/skirmish-infantry-evade)', () => {
    const skirmisher = { weapons: ['javelins' as const], order: 'SKIRMISH' };
    expect(charged(skirmisher).options).toContain('evade');
    expect(charged({ ...skirmisher, ...onFoot })).toEqual({ options: [], does: ['stand'] });
    expect(charged({ ...skirmisher, type: 'lc' }).options).toContain('evade');
    // Light foot always does.
    expect(charged({ ...skirmisher, ...onFoot, type: 'lc' })).toEqual({ options: [], does: ['evade'] });
  });
});

describe('two who charge each other from where they stand, their fronts aslant', () => {
  it('meet front to front, and nobody takes the other in the flank [wrg/charge/ends-at-contact] [wrg/melee/eligible-front]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', type: 'hi', weapons: ['pilum'], at: [576, 321.6], figures: 36, files: 9, be: alarmed },
        { id: 'gaul-horse', type: 'shc', weapons: ['kontos'], at: [565.4, 347.1], figures: 10, files: 10, be: alarmed },
      ],
    });
    const [legion, horse] = [unitIn(game, 'rome-legion'), unitIn(game, 'gaul-horse')];
    // The left end of the horse's front is before the middle of the legion's.
    horse.placed = { ...horse.placed, facing: 235.7 };
    Object.assign(legion.period, { charges: 'gaul-horse', doing: 'charging' });
    Object.assign(horse.period, { charges: 'rome-legion', doing: 'charging' });
    const { of } = play(game, { seed: 1 }, ['movement', 'hand-to-hand']);
    expect(of('met')).toMatchObject([{ chargers: ['gaul-horse', 'rome-legion'] }]);
    const struck = of('fought').filter(({ unanswered }) => !unanswered);
    expect(struck.map(({ unit }) => unit).sort()).toEqual(['gaul-horse', 'rome-legion']);
    for (const { because } of struck) {
      const told = because.map(each => each.because);
      expect(told).toContain('charging or following up');
      // Neither looks the way from which the other comes.
      expect(told.some(says => says.endsWith('disorganised'))).toBe(true);
      expect(told.some(says => says.includes('flank'))).toBe(false);
    }
  });
});
