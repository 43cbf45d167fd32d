import { describe, expect, it } from 'vitest';
import { instructionOf } from '../../../src/rulesets/wrg/reaction/instruction.js';
import { conditionOf } from '../../../src/rulesets/wrg/turn/condition.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { obey } from '../../../src/rulesets/wrg/turn/reacting/obey.js';
import { tellWrg } from '../../../src/rulesets/wrg/windows/tell.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { answering, declaring } from './answers.js';
import { type Game, type Piece, play, type Script, setUp, unitIn } from './table-top.js';

const wild = (kept: number, left: number) =>
  ({ instruction: 'uncontrolled-advance', disorganised: false, left, kept }) as const;
const band: Piece = { id: 'gaul-band', at: [500, 400] };
const legion: Piece = { id: 'rome-legion', at: [500, 390] };
const inOrder = ({ state, scenario, rules }: Game) =>
  !conditionOf(unitIn({ state }, 'gaul-band'), fieldOf(state, scenario, rules)).disorganised;

describe('an advance out of control', () => {
  it('costs those who came to blows in its first period their order no more: they move no farther [wrg/uncontrolled-advance/disorganised]', () => {
    const game = (since: number) =>
      setUp({
        pieces: [{ ...band, be: { bound: wild(2, 0) } }, legion],
        melees: [{ a: 'gaul-band', b: 'rome-legion', since }],
      });
    // The period being played is the second.
    expect(inOrder(game(1))).toBe(true);
    expect(inOrder(game(2))).toBe(false);
  });

  it('costs it those who are only at the backs of who has run [wrg/uncontrolled-advance/disorganised]', () => {
    const at = (be: Piece['be']) =>
      setUp({
        pieces: [
          { ...band, be: { bound: wild(2, 0) } },
          { ...legion, ...(be === undefined ? {} : { be }) },
        ],
        melees: [{ a: 'gaul-band', b: 'rome-legion', since: 1 }],
      });
    expect(inOrder(at(undefined))).toBe(true);
    expect(inOrder(at({ rout: { periods: 1, from: { x: 500, y: 400 } } }))).toBe(false);
  });

  it('and has not cost it them in a period that they fought through, though the enemy has gone back at its end [wrg/uncontrolled-advance/disorganised]', () => {
    const game = (moved: number) => {
      const set = setUp({ pieces: [{ ...band, be: { bound: { ...wild(2, 0), met: true } } }, legion] });
      Object.assign(unitIn(set, 'gaul-band').period, { fought: true, moved });
      return set;
    };
    expect(inOrder(game(0))).toBe(true);
    expect(inOrder(game(70))).toBe(false);
  });

  it('has met nobody yet for whom it began after the melee of the period [wrg/uncontrolled-advance/no-contact]', () => {
    const met = (kept: number) => {
      const game = setUp({
        pieces: [
          { ...band, be: { bound: wild(kept, 2) } },
          { ...legion, at: [100, 100] },
        ],
      });
      unitIn(game, 'gaul-band').period.fought = true;
      play(game, {}, ['reactions']);
      return unitIn(game, 'gaul-band').bound?.met === true;
    };
    expect([0, 1].map(met)).toEqual([false, true]);
  });

  it('ends in a halt for those alone who met nobody [wrg/uncontrolled-advance/no-contact]', () => {
    const told = (met: boolean) => {
      const bound = { ...wild(2, 0), ...(met ? { met: true as const } : {}) };
      const game = setUp({
        pieces: [
          { ...band, be: { bound, alarmed: true } },
          { ...legion, at: [100, 100] },
        ],
      });
      return play(game, {}, ['orders'])
        .of('recovers')
        .map(({ unit }) => unit);
    };
    expect(told(false)).toEqual(['gaul-band']);
    expect(told(true)).toEqual([]);
  });
});

describe('who goes out of control as he answers a charge', () => {
  it('comes at others, who answer that before anybody moves [wrg/charge/counter-actions] [wrg/reaction/test-charged]', () => {
    const alarmed = { alarmed: true };
    const game = setUp({
      pieces: [
        { id: 'gaul-band', class: 'D', fanatic: true, at: [500, 400], be: alarmed },
        {
          id: 'rome-horse',
          type: 'hc',
          at: [325, 412],
          facing: 'E',
          figures: 6,
          files: 3,
          order: 'ATTACK gaul-band',
          be: alarmed,
        },
        { id: 'rome-foot', at: [545, 332], be: alarmed },
      ],
    });
    const answers = declaring({ 'rome-horse': { charge: 'gaul-band' } });
    const { of } = play(game, { answers, dice: [5, 5, 5, 6, 6, 6, 4, 4, 4] }, ['declarations']);
    expect(of('test').map(({ unit, cause, instruction }) => [unit, cause, instruction])).toEqual([
      ['rome-horse', 'charging', 'carry-on'],
      ['gaul-band', 'being-charged', 'uncontrolled-advance'],
      ['rome-foot', 'being-charged', 'carry-on'],
    ]);
  });
});

describe('an advance out of control behind friends', () => {
  const tested = (charges: boolean) => {
    const alarmed = { alarmed: true };
    const game = setUp({
      pieces: [
        { id: 'gaul-king', at: [500, 620] },
        { id: 'gaul-band', at: [500, 500], be: { bound: wild(0, 2), ...alarmed } },
        { id: 'gaul-watch', at: [500, 465], order: 'HOLD', be: alarmed },
        { id: 'rome-legion', at: [500, 430], order: 'ATTACK gaul-watch', be: alarmed },
      ],
    });
    const answers = declaring(charges ? { 'rome-legion': { charge: 'gaul-watch' } } : {});
    const { of } = play(game, { answers, seed: 3 }, ['orders', 'declarations', 'movement']);
    return {
      tests: of('test').map(({ unit, cause }) => [unit, cause]),
      met: game.state.melees.map(({ a, b }) => [a, b].sort()),
    };
  };

  it('is no charge at an enemy whom these keep it from, hand to hand with him [wrg/reaction/test-charged]', () => {
    expect(tested(true)).toEqual({
      tests: [['rome-legion', 'charging']],
      met: [['gaul-watch', 'rome-legion']],
    });
    expect(tested(false)).toEqual({
      tests: [['rome-legion', 'being-charged']],
      met: [['gaul-band', 'rome-legion']],
    });
  });
});

describe('chargers whom their own test lets out of control, and who are charged themselves', () => {
  const told = (rulings: Record<string, string> = {}) => {
    const alarmed = { alarmed: true };
    const game = setUp({
      rules: wrgRulesUnder({ rulings }),
      pieces: [
        { id: 'gaul-band', at: [500, 330], class: 'C', order: 'ATTACK rome-line', be: alarmed },
        { id: 'rome-line', at: [500, 300], be: alarmed },
        {
          id: 'rome-horse',
          at: [655, 334],
          type: 'mc',
          facing: 'W',
          order: 'ATTACK gaul-band',
          class: 'B',
          be: alarmed,
        },
      ],
    });
    const charges = declaring({ 'gaul-band': { charge: 'rome-line' }, 'rome-horse': { charge: 'gaul-band' } });
    // Their general urges them on.
    const answers: Script['answers'] = request =>
      request.kind === 'signs'
        ? Object.fromEntries(request.choices.map(({ factor, signs }) => [factor, signs.at(-1)]))
        : charges(request);
    const { of } = play(game, { answers, dice: [4, 4, 4, 6, 6, 6, 5, 5, 4] }, ['declarations']);
    const { period, bound } = unitIn(game, 'gaul-band');
    return {
      tests: of('test').map(({ unit, cause, instruction }) => [unit, cause, instruction]),
      charges: period.charges,
      bound: bound?.instruction,
      lines: of('test').map(test => tellWrg({ ...test, turn: 2, phase: 'declarations' }, game.scenario)[0]),
    };
  };

  it('go on when that test only has them move toward the enemy [wrg/reaction/test-charged] [wrg/reaction/result-current-uncontrolled]', () => {
    const goesOn = told();
    expect(goesOn.tests).toEqual([
      ['rome-horse', 'charging', 'carry-on'],
      ['gaul-band', 'charging', 'uncontrolled-advance'],
      ['gaul-band', 'being-charged', 'move-to-nearest-enemy'],
    ]);
    expect(goesOn).toMatchObject({ charges: 'rome-line', bound: 'uncontrolled-advance' });
    // And so it is told.
    expect(goesOn.lines.at(-1)).toMatch(/: (it goes|they go) on out of control$/);
    const stops = told({ 'wrg/ruling/tested-out-of-control': 'does-what-the-test-says' });
    expect(stops).toMatchObject({ tests: goesOn.tests, charges: null, bound: 'move-to-enemy' });
    expect(stops.lines.at(-1)).toMatch(/to the nearest enemy$/);
  });
});

describe('an advance out of control after an enemy who evades', () => {
  const chasing = (left: number) => {
    const game = setUp({
      pieces: [
        { ...band, type: 'mc', be: { bound: wild(1, left), alarmed: true } },
        { id: 'rome-slings', type: 'li', weapons: ['sling'], at: [500, 300], be: { alarmed: true } },
      ],
    });
    Object.assign(unitIn(game, 'gaul-band').period, { charges: 'rome-slings', doing: 'charging' });
    const counter = { what: 'evade', charger: 'gaul-band' };
    Object.assign(unitIn(game, 'rome-slings').period, { counter, doing: 'evading' });
    return game;
  };
  const recovering = (game: Game) =>
    play(game, {}, ['reactions'])
      .of('recovers')
      .map(({ unit, how }) => [unit, how]);

  it('goes on for its second period, and nobody rallies back before [wrg/reaction/result-current-uncontrolled] [wrg/evade/charger-rallies-back]', () => {
    expect(recovering(chasing(1))).toEqual([['rome-slings', 'reorganising']]);
    expect(recovering(chasing(0))).toContainEqual(['gaul-band', 'rallying-back']);
  });
});

describe('an advance out of control at skirmishing horse', () => {
  it('is met as a charge, though it turns farther than a charge would [wrg/charge/counter-actions] [wrg/orders/skirmish-mounted-evade]', () => {
    const game = setUp({
      pieces: [
        { ...band, type: 'mc', be: { bound: wild(0, 2), alarmed: true } },
        { id: 'rome-bows', type: 'lc', weapons: ['bow'], order: 'SKIRMISH', at: [500, 570], facing: 'S' },
      ],
    });
    const evading = answering('counter', ({ options }) => (options.includes('evade') ? 'evade' : undefined));
    const { of } = play(game, { seed: 2, answers: evading }, ['orders', 'declarations', 'movement']);
    expect(of('counter').map(({ unit, charger }) => [unit, charger])).toEqual([['rome-bows', 'gaul-band']]);
    expect(of('moved').map(({ unit, doing }) => [unit, doing])).toContainEqual(['rome-bows', 'evading']);
  });
});

describe('a declared charge that its test lets out of control', () => {
  const charging = (rulings: Record<string, string> = {}) => {
    const game = setUp({
      pieces: [
        { ...band, type: 'mc', figures: 12, files: 6, be: { bound: wild(1, 1), alarmed: true } },
        { id: 'rome-legion', at: [600, 300], order: 'HOLD', be: { alarmed: true } },
      ],
      rules: wrgRulesUnder({ rulings }),
    });
    Object.assign(unitIn(game, 'gaul-band').period, { charges: 'rome-legion', doing: 'charging' });
    const [moved] = play(game, { seed: 1 }, ['movement'])
      .of('moved')
      .filter(({ unit }) => unit === 'gaul-band');
    return { lost: moved?.because.some(({ because }) => because === 'lost to turning'), inOrder: inOrder(game) };
  };

  it('wheels at a cost and keeps its order, or turns for nothing and loses it [wrg/ruling/charge-out-of-control] [wrg/uncontrolled-advance/disorganised]', () => {
    const declared = charging();
    const wild = charging({ 'wrg/ruling/charge-out-of-control': 'turns-man-by-man' });
    expect(declared).toEqual({ lost: true, inOrder: true });
    expect(wild).toEqual({ lost: false, inOrder: false });
  });
});

describe('an advance out of control whose pursuit ends', () => {
  it('goes on for its second period, at others [wrg/reaction/result-current-uncontrolled] [wrg/pursuit/halt]', () => {
    const ended = (left: number) => {
      const game = setUp({
        pieces: [
          {
            ...band,
            type: 'mc',
            be: { bound: wild(1, left), alarmed: true, pursuit: { quarry: 'rome-broken', periods: 0 } },
          },
          { id: 'rome-broken', at: [100, 100], be: { alarmed: true, gone: 'dispersed' } },
          { ...legion, at: [500, 250], be: { alarmed: true } },
        ],
        generals: [
          { id: 'rome-caesar', with: 'rome-legion' },
          { id: 'gaul-brennus', with: 'gaul-band' },
        ],
      });
      const { of } = play(game, {}, ['reactions']);
      expect(unitIn(game, 'gaul-band').pursuit).toBeNull();
      const recovers = of('recovers').map(({ unit, how }) => [unit, how]);
      play(game, {}, ['orders', 'declarations', 'movement']);
      return [recovers, unitIn(game, 'gaul-band').placed.at.y < 300];
    };
    expect(ended(1)).toEqual([[], true]);
    expect(ended(0)).toEqual([[['gaul-band', 'rallying-back']], false]);
  });
});

describe('a pursuit', () => {
  it('is made though those who run are off the table before it, and its men rally back [wrg/pursuit/compulsory] [wrg/pursuit/halt]', () => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-horse',
          at: [500, 600],
          type: 'hc',
          order: 'ATTACK gaul-far',
          be: { alarmed: true, pursuit: { quarry: 'gaul-routers', periods: 0 } },
        },
        {
          id: 'gaul-routers',
          at: [500, 760],
          type: 'lc',
          facing: 'N',
          be: { alarmed: true, rout: { periods: 0, from: { x: 500, y: 600 } } },
        },
        { id: 'gaul-far', at: [100, 200], be: { alarmed: true } },
      ],
      generals: [
        { id: 'rome-caesar', with: 'rome-horse' },
        { id: 'gaul-brennus', with: 'gaul-far' },
      ],
    });
    const { of } = play(game, { seed: 1 }, ['movement', 'reactions']);
    expect(unitIn(game, 'gaul-routers').gone).toBe('dispersed');
    expect(of('moved').find(({ unit }) => unit === 'rome-horse')).toMatchObject({ doing: 'pursuing' });
    expect(of('recovers')).toContainEqual(expect.objectContaining({ unit: 'rome-horse', how: 'rallying-back' }));
  });

  it('counts its first period as the second after an advance out of control [wrg/uncontrolled-advance/then-rout-or-pursuit]', () => {
    const pursuits = (bound: object | null, since = 2) =>
      Array.from({ length: 6 }, (_, seed) => {
        const game = setUp({
          pieces: [
            {
              ...band,
              type: 'hc',
              figures: 12,
              files: 12,
              order: 'ATTACK rome-slings',
              be: { bound: bound as never, alarmed: true },
            },
            { id: 'rome-slings', type: 'li', weapons: ['sling'], at: [500, 389.6], figures: 12, files: 12 },
          ],
          melees: [{ a: 'gaul-band', b: 'rome-slings', since, chargers: ['gaul-band'] }],
        });
        play(game, { seed }, ['hand-to-hand', 'reactions']);
        const { of } = play(game, { seed }, ['orders', 'declarations', 'movement']);
        return of('moved').filter(({ unit, doing }) => unit === 'gaul-band' && doing === 'pursuing');
      })
        .flat()
        .map(({ because }) => because.map(each => each.because).join());
    expect(new Set(pursuits(wild(1, 1)))).toEqual(new Set(['period 2 of the pursuit']));
    expect(new Set(pursuits(null))).toEqual(new Set(['period 1 of the pursuit']));
    // Who has fought on for a period since has run no farther, and what comes then is no more of that advance.
    expect(new Set(pursuits({ ...wild(1, 1), met: true }, 1))).toEqual(new Set(['period 1 of the pursuit']));
  });
});

describe('a general whose men run', () => {
  it('challenges nobody [wrg/general/challenge/sequence]', () => {
    const asked = (runs: boolean) => {
      const rout = runs ? { periods: 1, from: { x: 500, y: 600 } } : null;
      const game = setUp({
        pieces: [{ ...band, be: { rout } }, legion],
        generals: [
          { id: 'gaul-chief', with: 'gaul-band', inFront: true },
          { id: 'rome-chief', with: 'rome-legion', inFront: true },
        ],
        melees: [{ a: 'gaul-band', b: 'rome-legion' }],
      });
      return play(game, { seed: 1 }, ['hand-to-hand'])
        .asked.filter(({ kind }) => kind === 'challenge')
        .map(request => ('general' in request ? request.general : ''));
    };
    expect(asked(false)).toEqual(expect.arrayContaining(['gaul-chief', 'rome-chief']));
    expect(asked(true)).toEqual([]);
  });
});

describe('routers at whose back the enemy stands', () => {
  it('run all the same, though a corner of theirs comes on his ground as they turn [wrg/rout/direction-first]', () => {
    const game = setUp({
      pieces: [
        {
          id: 'gaul-horse',
          type: 'lc',
          figures: 2,
          files: 2,
          at: [442.602969, 248.797096],
          facing: 105.471,
          be: { rout: { periods: 0, from: { x: 399.603675, y: 266.989364 }, fresh: true } },
        },
        { id: 'rome-legion', figures: 16, files: 10, at: [405.430069, 272.471438], facing: 46.744 },
      ],
    });
    const { of } = play(game, { seed: 1 }, ['movement']);
    // Charge speed less twenty paces.
    expect(of('moved')).toMatchObject([{ unit: 'gaul-horse', doing: 'routing', distance: 220 }]);
  });
});

describe('what is told of those who run', () => {
  it('counts them as in rout before they have run in a period [wrg/reaction/plus2-enemy-routing]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-horse', type: 'hc', at: [500, 300], figures: 6, files: 6, order: 'ATTACK gaul-band' },
        { ...band, at: [500, 380], be: { alarmed: true } },
        {
          id: 'gaul-routers',
          at: [580, 380],
          be: { rout: { periods: 1, from: { x: 500, y: 100 } }, leavesForGood: true },
        },
      ],
    });
    const { of } = play(
      game,
      {
        seed: 1,
        answers: request =>
          request.kind === 'declare' && request.side === 'rome' ? { 'rome-horse': { charge: 'gaul-band' } } : undefined,
      },
      ['orders', 'declarations'],
    );
    const [test] = of('test').filter(({ unit }) => unit === 'rome-horse');
    expect(test?.because.map(({ clause }) => clause)).toContain('wrg/reaction/plus2-enemy-routing');
  });
});

describe('who has pushed an enemy back and not followed him', () => {
  it('does not advance in the next period, whatever a test says [wrg/after-melee/recoil-others]', () => {
    const bound = { instruction: 'halt', disorganised: false, left: 1, kept: 0, holdsBack: true } as const;
    const told = (be: NonNullable<Piece['be']>) => {
      const game = setUp({
        pieces: [
          { ...legion, at: [500, 300], be },
          { ...band, at: [500, 385] },
        ],
      });
      obey(unitIn(game, 'rome-legion'), instructionOf('carry-on', { hasOrder: true }), 'voluntary', game as never);
      return unitIn(game, 'rome-legion').bound;
    };
    expect(told({ bound })).toEqual(bound);
    expect(told({ bound: { instruction: 'halt', disorganised: false, left: 1, kept: 0 } })).toBeNull();
  });
});

describe('an advance out of control that has caught up with a rout', () => {
  it('goes on out of control at whom it had not broken itself, or pursues him [wrg/ruling/caught-out-of-control] [wrg/uncontrolled-advance/then-rout-or-pursuit]', () => {
    const next = (reading: string) => {
      const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/caught-out-of-control': reading } });
      const rout = { periods: 1, from: { x: 500, y: 500 } };
      const game = setUp({
        rules,
        pieces: [
          { ...band, type: 'mc', be: { bound: wild(1, 1), alarmed: true } },
          { id: 'rome-broken', at: [500, 383.9], facing: 'S', be: { alarmed: true, rout } },
          { id: 'rome-foot', at: [700, 150], be: { alarmed: true } },
        ],
        melees: [{ a: 'gaul-band', b: 'rome-broken', sideOfB: 'rear' }],
      });
      play(game, { seed: 3 }, ['reactions']);
      const { of } = play(game, { seed: 3 }, ['orders', 'declarations', 'movement']);
      return of('moved').flatMap(({ unit, doing, because }) =>
        unit === 'gaul-band' ? [doing, because[0]?.because] : [],
      );
    };
    expect(next('their-advance-goes-on')).toEqual(['charging', 'period 2 out of control']);
    expect(next('they-pursue')).toEqual(['pursuing', 'period 2 of the pursuit']);
  });

  it('does so from the period in which it has caught them and struck at their backs [wrg/ruling/caught-out-of-control] [wrg/reaction/result-current-uncontrolled]', () => {
    const comesOf = (reading: string) => {
      const game = setUp({
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/caught-out-of-control': reading } }),
        pieces: [
          { ...band, type: 'mc', be: { bound: wild(1, 1), alarmed: true } },
          {
            id: 'rome-broken',
            at: [500, 383.9],
            facing: 'S',
            be: { alarmed: true, rout: { periods: 1, from: { x: 500, y: 500 } } },
          },
          { id: 'rome-foot', at: [700, 150], be: { alarmed: true } },
        ],
        melees: [{ a: 'gaul-band', b: 'rome-broken', sideOfB: 'rear', chargers: ['gaul-band'] }],
      });
      const { of } = play(game, { seed: 3 }, ['hand-to-hand', 'reactions']);
      expect(of('fought').map(({ unit }) => unit)).toEqual(['gaul-band']);
      const { pursuit, bound } = unitIn(game, 'gaul-band');
      return [pursuit?.quarry, bound?.instruction];
    };
    expect(comesOf('their-advance-goes-on')).toEqual([undefined, 'uncontrolled-advance']);
    expect(comesOf('they-pursue')).toEqual(['rome-broken', undefined]);
  });

  it('goes on for its second period, though they were hand to hand [wrg/reaction/result-current-uncontrolled] [wrg/pursuit/halt]', () => {
    const game = setUp({
      pieces: [
        {
          ...band,
          type: 'mc',
          be: { bound: wild(1, 1), alarmed: true, pursuit: { quarry: 'rome-broken', periods: 1 } },
        },
        {
          id: 'rome-broken',
          at: [500, 383.9],
          facing: 'S',
          be: { alarmed: true, rout: { periods: 1, from: { x: 500, y: 500 } } },
        },
        { id: 'rome-foot', at: [700, 150], be: { alarmed: true } },
      ],
      melees: [{ a: 'gaul-band', b: 'rome-broken', sideOfB: 'rear' }],
    });
    game.state.period = 1;
    const phases = ['reactions', 'orders', 'declarations', 'movement'];
    play(game, { seed: 3 }, phases.slice(0, 1));
    expect(unitIn(game, 'gaul-band').pursuit).toBeNull();
    const { of } = play(game, { seed: 3 }, phases.slice(1));
    expect(of('moved').filter(({ unit }) => unit === 'gaul-band')).toMatchObject([{ doing: 'charging' }]);
  });
});

describe('an advance out of control that stands at the backs of a rout', () => {
  it('goes on at it, and at nobody who stands farther off [wrg/ruling/caught-out-of-control] [wrg/ruling/whom-out-of-control]', () => {
    const goes = (isUpon: boolean) => {
      const rout = { periods: 1, from: { x: 500, y: 500 } };
      const game = setUp({
        pieces: [
          { ...band, type: 'mc', be: { bound: wild(1, 1), alarmed: true } },
          { id: 'rome-broken', at: [500, 383.9], facing: 'S', be: { alarmed: true, rout } },
          { id: 'rome-foot', at: [590, 360], be: { alarmed: true } },
        ],
        melees: isUpon ? [{ a: 'gaul-band', b: 'rome-broken', sideOfB: 'rear' }] : [],
      });
      play(game, { seed: 3 }, ['movement']);
      return unitIn(game, 'gaul-band').placed.facing;
    };
    expect(goes(true)).toBe(180);
    expect(goes(false)).toBeLessThan(170);
  });
});

describe('an advance out of control where no enemy stands any more', () => {
  it('goes after those who run [wrg/reaction/result-current-uncontrolled] [wrg/uncontrolled-advance/speed]', () => {
    const game = setUp({
      pieces: [
        { ...band, be: { bound: wild(2, 0), alarmed: true } },
        {
          id: 'rome-broken',
          at: [500, 250],
          facing: 'S',
          be: { alarmed: true, rout: { periods: 2, from: { x: 500, y: 400 } } },
        },
      ],
    });
    const { of } = play(game, { seed: 3 }, ['movement']);
    // Second period: thirty paces less than a charge.
    expect(of('moved').filter(({ unit }) => unit === 'gaul-band')).toMatchObject([{ doing: 'charging', distance: 50 }]);
  });
});

describe('horse out of control at a wood', () => {
  it('gallops up to it and no farther than a normal move in it (wrg/terrain/difficult-cavalry, wrg/uncontrolled-advance/speed)', () => {
    const distance = (paces: number) => {
      const game = setUp({
        pieces: [
          { ...band, type: 'mc', be: { bound: wild(1, 1), alarmed: true } },
          { ...legion, at: [500, 100], be: { alarmed: true } },
        ],
        features: [
          {
            kind: 'wood',
            id: 'grove',
            outline: [
              [300, 400 - paces],
              [700, 400 - paces],
              [700, 150],
              [300, 150],
            ],
          },
        ],
      });
      const moved = play(game, { seed: 3 }, ['movement']).of('moved');
      return moved.find(({ unit }) => unit === 'gaul-band')?.distance;
    };
    // 120 paces a move, 180 a charge; every pace in the wood counts four.
    expect(distance(60)).toBeCloseTo(60 + (120 - 60) / 4, 0);
    expect(distance(140)).toBeCloseTo(140, 0);
  });
});

describe('who is out of control and is told so again', () => {
  const told = (kept: number, left: number, reading?: string) => {
    const rulings = reading === undefined ? {} : { 'wrg/ruling/out-of-control-again': reading };
    const game = setUp({
      rules: wrgRulesUnder({ rulings }),
      pieces: [
        { ...band, be: { bound: wild(kept, left), alarmed: true } },
        { ...legion, at: [500, 100], be: { alarmed: true } },
      ],
    });
    const again = instructionOf('uncontrolled-advance', { hasOrder: true });
    obey(unitIn(game, 'gaul-band'), again, 'friends-broken', { ...game, tell: () => undefined } as never);
    const { of } = play(game, { seed: 3 }, ['orders', 'declarations', 'movement']);
    const gone = of('moved').find(({ unit }) => unit === 'gaul-band')?.distance;
    return { gone, left: unitIn(game, 'gaul-band').bound?.left, inOrder: inOrder(game) };
  };

  it('goes on as in a second period, or starts anew with the whole charge [wrg/uncontrolled-advance/speed] [wrg/uncontrolled-advance/disorganised] [wrg/ruling/out-of-control-again]', () => {
    const tired = { gone: 50, left: 0, inOrder: false };
    expect(told(2, 0)).toEqual(tired);
    expect(told(1, 1)).toEqual(tired);
    expect(told(2, 0, 'starts-anew')).toEqual({ gone: 80, left: 1, inOrder: true });
  });
});

describe('who is told otherwise at the end of an advance out of control', () => {
  const kinds = ['carry-on', 'act-as-general-wishes', 'halt', 'retire-disorganised'] as const;
  const recovering = (kind: (typeof kinds)[number], be: Partial<Piece['be']>) => {
    const game = setUp({
      pieces: [
        { ...band, order: 'MOVE N', be: { alarmed: true, ...be } },
        { ...legion, at: [500, 100], be: { alarmed: true } },
      ],
    });
    const told = instructionOf(kind, { hasOrder: true });
    const command = { ask: () => null };
    const unit = unitIn(game, 'gaul-band');
    obey(unit, told, 'friends-broken', { ...game, command, tell: () => undefined } as never);
    const moved = play(game, { seed: 3 }, ['orders', 'declarations', 'movement']).of('moved');
    const { doing = 'reorganising' } = moved.find(each => each.unit === 'gaul-band') ?? {};
    return { reorganises: unit.recovering === 'reorganising', bound: unit.bound, doing };
  };

  it('halts all the same and reorganises, if he has met nobody [wrg/uncontrolled-advance/no-contact]', () => {
    const rest = kinds.slice(0, 3).map(kind => recovering(kind, { bound: wild(2, 0) }));
    expect(rest).toMatchObject(rest.map(() => ({ reorganises: true, doing: 'reorganising' })));
    // Who is told to go back does that first.
    expect(recovering('retire-disorganised', { bound: wild(2, 0) })).toMatchObject({
      reorganises: false,
      bound: { instruction: 'retire', reorganises: true },
    });
  });

  it('does as he is told who has met somebody, or whose advance was to go on (wrg/uncontrolled-advance/no-contact)', () => {
    for (const bound of [{ ...wild(2, 0), met: true as const }, wild(1, 1)]) {
      expect(recovering('carry-on', { bound })).toMatchObject({ reorganises: false, doing: 'marching' });
    }
  });
});
