import { describe, expect, it } from 'vitest';
import type { RequestOf } from '../../../src/battle/index.js';
import { lineOfBattle } from '../../../src/rulesets/wrg/bots/line-of-battle.js';
import type { WrgScenarioFile } from '../../../src/rulesets/wrg/schema.js';
import type { WrgRequests, WrgTerms } from '../../../src/rulesets/wrg/terms.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { type Game, type Piece, play, setUp, type TableTop, unitIn } from '../turn/table-top.js';

type SignalEntry = NonNullable<WrgScenarioFile['sides'][string]['signals']>[number];

const general = lineOfBattle();
const velites: Piece = {
  id: 'rome-velites',
  type: 'li',
  weapons: ['javelins'],
  at: [500, 330],
  figures: 10,
  files: 10,
  order: 'SKIRMISH',
};
const line: Piece = {
  id: 'rome-hastati',
  type: 'hi',
  at: [500, 310],
  figures: 24,
  files: 12,
  order: 'ATTACK gaul-band',
};
const gauls = (at: readonly [number, number], more: Partial<Piece> = {}): Piece => ({ id: 'gaul-band', at, ...more });
const alarmed = { alarmed: true };

const viewIn = (game: Game) => wrgView(game.state, 'rome', game.scenario, game.rules);

/** What the general writes to his skirmishers, for whom there may be signals. */
function written(pieces: readonly Piece[], signals: readonly string[] = []) {
  const game = setUp({ pieces });
  const units: WrgRequests['orders']['asks']['units'] = [
    {
      unit: 'rome-velites',
      by: [...(signals.length > 0 ? (['signal'] as const) : []), 'messenger'],
      signals,
      from: ['rome-chief'],
    },
  ];
  const request = { kind: 'orders', id: 'orders', side: 'rome', clause: 'wrg/orders/change-any-time', units } as const;
  const answer = general.answer(request, viewIn(game), game.rules) as WrgRequests['orders']['answer'];
  return answer['rome-velites']?.order;
}

/** How his skirmishers go about their order. */
function conduct(enemy: Piece, friends: readonly Piece[] = []) {
  const game = setUp({ pieces: [velites, ...friends, enemy] });
  const units: WrgRequests['declare']['asks']['units'] = [{ unit: 'rome-velites', charges: [], mayHalt: true }];
  const request = { kind: 'declare', id: 'declare', side: 'rome', clause: 'wrg/charge/declare', units } as const;
  const answer = general.answer(request, viewIn(game), game.rules) as WrgRequests['declare']['answer'];
  return answer['rome-velites'];
}

describe('light foot before a line', () => {
  it('is recalled behind it when the line has come up and cannot get on for it', () => {
    // Straight back through it, and no farther aside than it stands.
    expect(written([velites, line, gauls([500, 430])])).toBe('RETIRE 180 46; SUPPORT rome-hastati');
    expect(written([velites, { ...line, at: [540, 310] }, gauls([500, 430])])).toMatch(/^RETIRE 180 /);
    expect(written([velites, { ...line, at: [500, 280] }, gauls([500, 430])])).toBeUndefined();
    expect(written([velites, { ...line, at: [500, 350] }, gauls([500, 430])])).toBeUndefined();
    expect(written([velites, { ...line, order: 'HOLD' }, gauls([500, 430])])).toBeUndefined();
  });

  it('goes through the line in good order when it stands, and leaves its way open [wrg/interpenetration/light-infantry]', () => {
    const game = setUp({
      pieces: [
        { ...velites, order: 'RETIRE 180 46; SUPPORT rome-hastati', be: alarmed },
        { ...line, order: 'HOLD', be: alarmed },
        gauls([500, 460], { be: alarmed }),
      ],
    });
    play(game, {}, ['movement']);
    const bodies = ['rome-velites', 'rome-hastati'].map(id => unitIn(game, id));
    expect(bodies.map(({ period }) => period.interpenetrated)).toEqual([false, false]);
    expect(unitIn(game, 'rome-velites').placed.at.y).toBeLessThan(unitIn(game, 'rome-hastati').placed.at.y);
  });
});

describe('light foot of an army in several lines, when its work is done', () => {
  const triarii: Piece = {
    ...line,
    id: 'rome-triarii',
    at: [500, 250],
    figures: 16,
    files: 8,
    order: 'SUPPORT rome-hastati',
  };

  it('is called in behind the last of them, and not into the way of those behind the first', () => {
    expect(written([velites, line, triarii, gauls([500, 430])])).toBe('RETIRE 180 106; SUPPORT rome-triarii');
    // Who stands aside of its way back is in nobody's way.
    expect(written([velites, line, { ...triarii, at: [700, 250] }, gauls([500, 430])])).toMatch(
      /SUPPORT rome-hastati$/,
    );
  });

  it('goes on from between two lines behind the second, of which it is told once', () => {
    const between = (order: string | null): Piece => ({ ...velites, at: [500, 275], be: { order } });
    const first = { ...line, at: [500, 330] as const };
    const table = (order: string | null) => written([between(order), first, triarii, gauls([500, 430])]);
    expect(table('RETIRE S 110')).toMatch(/^RETIRE 180 \d+; SUPPORT rome-triarii$/);
    expect(table('RETIRE 180 106; SUPPORT rome-triarii')).toBeUndefined();
  });

  it('does not go forward again through lines that have come to blows', () => {
    const idle: Piece = { ...velites, at: [500, 210], be: { order: null } };
    const first = { ...line, at: [500, 330] as const };
    expect(written([idle, first, triarii, gauls([500, 380])])).toBe('SUPPORT rome-triarii');
    expect(written([idle, first, triarii, gauls([500, 700])])).toBe('SKIRMISH');
  });
});

describe('light foot whom a trumpet calls', () => {
  const called = { name: 'velites', by: 'trumpet', means: 'SUPPORT rome-hastati', units: ['rome-velites'] } as const;
  /** What he does about the orders of a period, and what is told of it. */
  const sounded = (pieces: readonly Piece[], signal: SignalEntry = called) => {
    const game = setUp({ pieces, armies: { rome: { signals: [signal] } } });
    const answers = (request: RequestOf<WrgTerms>) =>
      request.side === 'rome' ? general.answer(request, viewIn(game), game.rules) : undefined;
    return play(game, { answers }, ['orders']).of('signal');
  };
  const behind = { ...line, at: [500, 280] as const };

  it('goes back through its line before it is in its way, once an enemy is near who does not charge it', () => {
    const slingers = gauls([500, 380], { type: 'li', weapons: ['sling'] });
    expect(sounded([velites, behind, slingers])).toMatchObject([{ units: ['rome-velites'] }]);
    expect(sounded([velites, behind, gauls([500, 460])])).toEqual([]);
    // Nobody is behind it whose way it would bar.
    expect(sounded([velites, { ...line, at: [800, 280] }, slingers])).toEqual([]);
  });

  it('goes from before who can charge it as well, who would not take what only draws him on', () => {
    expect(sounded([velites, behind, gauls([500, 380])])).toMatchObject([{ units: ['rome-velites'] }]);
  });

  it('is sent no messenger, who would come to it later, before its time has come', () => {
    const up = [velites, line, gauls([500, 430])];
    expect(written(up)).toMatch(/^RETIRE 180 /);
    expect(written(up, ['SUPPORT rome-hastati'])).toBeUndefined();
    expect(written(up, ['RETIRE S 100'])).toBeUndefined();
  });

  it('is called straight back as well, where that was agreed on', () => {
    const slingers = gauls([500, 380], { type: 'li', weapons: ['sling'] });
    const back = { ...called, means: 'RETIRE S 100' };
    expect(sounded([velites, behind, slingers], back)).toMatchObject([{ units: ['rome-velites'] }]);
    expect(sounded([velites, { ...line, at: [800, 280] }, slingers], back)).toEqual([]);
  });

  it('is not called by what the line would take for its own order', () => {
    const { units: _, ...forAll } = called;
    expect(sounded([velites, behind, gauls([500, 380], { type: 'li', weapons: ['sling'] })], forAll)).toEqual([]);
  });
});

describe('light foot in the reach of a charge', () => {
  it('goes as near as its missiles reach where it would still get away', () => {
    // 60 paces off: at 40 it throws, and a normal move of 80 takes it out of the reach of 80 paces.
    expect(conduct(gauls([500, 390]))).toBeUndefined();
  });

  it('stays where it is before horse that would ride it down', () => {
    expect(conduct(gauls([500, 450], { type: 'hc' }))).toEqual({ halt: true });
  });

  it('goes on before it where its own line is right behind, through which it gets away', () => {
    const horse = gauls([500, 450], { type: 'hc' });
    expect(conduct(horse, [line])).toBeUndefined();
    expect(conduct(horse, [{ ...line, at: [800, 310] }])).toEqual({ halt: true });
  });
});

describe('light foot that is shot at from farther off than it throws', () => {
  const behindScreen = { ...velites, at: [500, 330] as const };
  const horse = gauls([500, 450], { type: 'hc' });
  const bows = gauls([640, 430], { id: 'gaul-bows', type: 'lc', weapons: ['bow'], figures: 8, files: 8 });

  it('does not stand there all day for fear of a charge', () => {
    expect(conductOf([behindScreen, horse])).toEqual({ halt: true });
    expect(conductOf([behindScreen, horse, bows])).toBeUndefined();
  });

  function conductOf([own, enemy, ...more]: readonly Piece[]) {
    return own === undefined || enemy === undefined ? undefined : conduct(enemy, more);
  }
});

/** How foot of Rome that may charge an enemy, and halt, goes about its order. */
function lineConduct(pieces: readonly Piece[], target?: string, melees: TableTop['melees'] = []) {
  const game = setUp({ pieces, melees });
  const charges = target === undefined ? [] : [{ target, distance: 40 }];
  const units: WrgRequests['declare']['asks']['units'] = [{ unit: 'rome-hastati', charges, mayHalt: true }];
  const request = { kind: 'declare', id: 'declare', side: 'rome', clause: 'wrg/charge/declare', units } as const;
  const answer = general.answer(request, viewIn(game), game.rules) as WrgRequests['declare']['answer'];
  return answer['rome-hastati'];
}

describe('a line and light foot', () => {
  const screen = gauls([500, 360], { id: 'gaul-screen', type: 'li', weapons: ['javelins'] });
  const weak: Piece = { ...line, type: 'lmi', weapons: ['javelins'], training: 'barbarian' };
  const strong = gauls([500, 390], { type: 'hi', weapons: ['pilum'], figures: 24, files: 12 });

  it('charges it, but not where it only draws a charge before a line that it would break upon', () => {
    expect(lineConduct([weak, screen], 'gaul-screen')).toEqual({ charge: 'gaul-screen' });
    expect(lineConduct([weak, screen, strong], 'gaul-screen')).toBeUndefined();
    // A line beside it takes it in behind itself no more than none.
    const [few, beside] = [
      { ...screen, figures: 6, files: 3 },
      { ...strong, at: [570, 390] as const },
    ];
    expect(lineConduct([weak, few, beside], 'gaul-screen')).toEqual({ charge: 'gaul-screen' });
    expect(lineConduct([weak, few, strong], 'gaul-screen')).toBeUndefined();
    // Whoever would do well against that line goes on into it.
    expect(lineConduct([line, screen, gauls([500, 390])], 'gaul-screen')).toEqual({ charge: 'gaul-screen' });
  });

  it('does not charge through its own, which puts both in disorder', () => {
    const band = gauls([500, 380]);
    expect(lineConduct([line, band], 'gaul-band')).toEqual({ charge: 'gaul-band' });
    expect(lineConduct([line, velites, band], 'gaul-band')).not.toHaveProperty('charge');
  });

  it('stands when its own, right before it, is called in or about to be charged [wrg/interpenetration/light-infantry]', () => {
    expect(lineConduct([line, velites, gauls([500, 390])])).toEqual({ halt: true });
    expect(lineConduct([line, velites, gauls([500, 600])])).toBeUndefined();
    const calledIn = { ...velites, order: 'SUPPORT rome-hastati' };
    expect(lineConduct([line, calledIn, gauls([500, 600])])).toEqual({ halt: true });
    const fallingBack = { ...velites, order: 'RETIRE S 60; SUPPORT rome-hastati' };
    expect(lineConduct([line, fallingBack, gauls([500, 600])])).toEqual({ halt: true });
    // It does not get on, and nobody waits for it all day.
    expect(lineConduct([line, { ...calledIn, be: { heldUp: 2 } }, gauls([500, 600])])).toBeUndefined();
    // A test keeps it where it is.
    const bound = { instruction: 'halt', disorganised: false, left: 2, kept: 0 } as const;
    expect(lineConduct([line, { ...velites, be: { bound } }, gauls([500, 390])])).toBeUndefined();
    // It has come behind its own line, which stands before this one.
    const first: Piece = { ...line, id: 'rome-first', at: [500, 355] };
    const behindIt = { ...velites, order: 'SUPPORT rome-first' };
    expect(lineConduct([line, behindIt, first, gauls([500, 600])])).toBeUndefined();
  });

  it('does not stand for its own that is hand to hand, and cannot come', () => {
    const pieces = [line, velites, gauls([500, 345])];
    expect(lineConduct(pieces)).toEqual({ halt: true });
    expect(lineConduct(pieces, undefined, [{ a: 'rome-velites', b: 'gaul-band' }])).toBeUndefined();
  });

  it('calls it in however far off the enemy is, once it has kept the line from moving', () => {
    const called = { name: 'velites', by: 'trumpet', means: 'SUPPORT rome-hastati', units: ['rome-velites'] } as const;
    const signalled = (before: Piece) => {
      const pieces = [velites, before, gauls([500, 430])];
      const game = setUp({ pieces, armies: { rome: { signals: [called] } } });
      const answers = (request: RequestOf<WrgTerms>) =>
        request.side === 'rome' ? general.answer(request, viewIn(game), game.rules) : undefined;
      return play(game, { answers }, ['orders']).of('signal');
    };
    expect(signalled(line)).toEqual([]);
    expect(signalled({ ...line, be: { heldUp: 1 } })).toMatchObject([{ units: ['rome-velites'] }]);
  });
});
