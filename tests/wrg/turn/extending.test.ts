import { describe, expect, it } from 'vitest';
import type { WrgRules } from '../../../src/rulesets/wrg/rules.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { filesAt, frontAt } from '../../../src/rulesets/wrg/turn/fighting/files.js';
import { filesFighting } from '../../../src/rulesets/wrg/turn/fighting/free-to-strike.js';
import { bothOf } from '../../../src/rulesets/wrg/turn/fighting/striking.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Game, type Piece, play, setUp, unitIn } from './table-top.js';

const legion: Piece = { id: 'rome-legion', at: [500, 300], figures: 24, files: 12, order: 'ATTACK gaul-near' };
/** Six abreast before the left half of the legion. */
const near: Piece = { id: 'gaul-near', at: [482, 350], figures: 12, files: 6 };
/** Six abreast before its right half, so many paces farther back. */
const far = (back: number): Piece => ({ id: 'gaul-far', at: [519, 350 + back], figures: 12, files: 6 });

/** A charge into the nearer of two enemies. */
function charged(back: number, extends_: boolean, rules?: WrgRules, more: readonly Piece[] = [], from = 300) {
  const game: Game = setUp({
    pieces: [{ ...legion, at: [500, from] }, near, far(back), ...more],
    ...(rules === undefined ? {} : { rules }),
  });
  Object.assign(unitIn(game, 'rome-legion').period, { charges: 'gaul-near', doing: 'charging' });
  const told = play(
    game,
    { answers: request => (request.kind === 'pursue' && request.extends !== undefined ? extends_ : undefined) },
    ['movement'],
  );
  const asked = told.asked.filter(({ kind }) => kind === 'pursue');
  return { game, told, asked, pairs: game.state.melees.map(({ a, b }) => `${a} ${b}`) };
}

describe('files that touch nobody where a charge has ended [wrg/charge/extend-contact]', () => {
  it('go straight forward against whom they find there, if their player wishes', () => {
    const { game, told, pairs } = charged(10, true);
    expect(pairs).toEqual(['gaul-near rome-legion', 'gaul-far rome-legion']);
    expect(told.of('met').at(-1)).toMatchObject({
      chargers: ['rome-legion'],
      because: [{ clause: 'wrg/charge/extend-contact' }],
    });
    expect(unitIn(game, 'gaul-far').period.caught).toMatchObject({ charger: 'rome-legion' });
    const { of } = play(game, {}, ['hand-to-hand']);
    const blows = of('fought').map(({ unit, target }) => `${unit} ${target}`);
    expect(blows).toEqual(expect.arrayContaining(['rome-legion gaul-far', 'gaul-far rome-legion']));
    const forward = of('fought').find(({ unit, target }) => unit === 'rome-legion' && target === 'gaul-far');
    expect(forward?.figures).toBe(6);
    expect(charged(10, false).pairs).toEqual(['gaul-near rome-legion']);
  });

  it('do not leave their own body, go no farther than their move, and not through friends', () => {
    // Two ranks of eight paces: so far forward their rear rank is beside the front.
    expect(charged(15, true).pairs).toHaveLength(2);
    expect(charged(20, true).asked).toEqual([]);
    const single = wrgRulesUnder({ rulings: { 'wrg/ruling/extended-contact': 'figures-of-the-front-rank' } });
    expect(charged(7, true, single).pairs).toHaveLength(2);
    expect(charged(10, true, single).asked).toEqual([]);
    // Foot charge 80 paces: 78 are gone, and 2 are left.
    expect(charged(10, true, undefined, [], 272).asked).toEqual([]);
    const friend: Piece = { id: 'rome-slingers', type: 'li', at: [530, 366], figures: 2, files: 2 };
    expect(charged(14, true, undefined, [{ ...friend, at: [519, 362.9] }]).asked).toEqual([]);
  });

  it('do not go for an enemy whose body lies beside their own, and of whom they would brush the end', () => {
    const aslant: Piece = { id: 'gaul-aslant', at: [586, 306], facing: 'SW', figures: 26, files: 26 };
    const { asked, pairs } = charged(60, true, undefined, [aslant]);
    expect(asked).toEqual([]);
    expect(pairs).toEqual(['gaul-near rome-legion']);
  });

  it('are charged themselves by who comes on out of control and whom they meet on his way [wrg/reaction/result-current-uncontrolled]', () => {
    const bound = { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 0 } as const;
    // He has been pushed back, and falls five paces short.
    const game: Game = setUp({ pieces: [legion, near, { ...far(10), be: { bound, pushed: 75 } }] });
    Object.assign(unitIn(game, 'rome-legion').period, { charges: 'gaul-near', doing: 'charging' });
    const answers = ({ kind }: { readonly kind: string }) => (kind === 'pursue' ? true : undefined);
    const met = play(game, { answers }, ['movement']).of('met');
    expect(met.at(-1)).toMatchObject({
      a: 'gaul-far',
      chargers: ['rome-legion', 'gaul-far'],
      because: [{ clause: 'wrg/charge/extend-contact' }],
    });
  });

  it('fight on while both stay where they are', () => {
    const { game } = charged(10, true);
    play(game, {}, ['movement']);
    expect(game.state.melees.map(({ a, b }) => `${a} ${b}`)).toEqual(['gaul-near rome-legion', 'gaul-far rome-legion']);
  });
});

describe('a figure between an enemy in line and another, whom files have gone forward to fight', () => {
  it('overlaps the one in line [wrg/melee/eligible-front, wrg/melee/overlap-standard, wrg/charge/extend-contact]', () => {
    const front = (aside: boolean) => {
      const game: Game = setUp({
        pieces: [
          { ...legion },
          { ...near, at: [518, 350], files: 6, figures: 6 },
          // Five abreast before its left end; the sixth of its files has nobody before it.
          ...(aside ? [{ id: 'gaul-aside', at: [479, 359] as const, figures: 5, files: 5 }] : []),
        ],
      });
      Object.assign(unitIn(game, 'rome-legion').period, { charges: 'gaul-near', doing: 'charging' });
      const { asked } = play(game, { answers: request => (request.kind === 'pursue' ? true : undefined) }, [
        'movement',
      ]);
      expect(asked.filter(({ kind }) => kind === 'pursue')).toHaveLength(aside ? 1 : 0);
      const { of } = play(game, {}, ['hand-to-hand']);
      const blows = of('fought').filter(({ unit }) => unit === 'rome-legion');
      return Object.fromEntries(
        blows.map(({ target, because }) => [
          target,
          because.flatMap(({ clause, effect }) => (/eligible-front|overlap/.test(clause) ? [effect] : [])),
        ]),
      );
    };
    expect(front(false)).toEqual({ 'gaul-near': ['6 figures', '3 figures'] });
    expect(front(true)).toEqual({ 'gaul-near': ['6 figures', '1 figure'], 'gaul-aside': ['5 figures'] });
  });
});

describe('an enemy before both ends of a charger', () => {
  it('is asked about for each of them [wrg/charge/extend-contact]', () => {
    const game: Game = setUp({
      pieces: [
        { ...legion },
        { ...near, at: [500, 350], files: 4, figures: 4 },
        { id: 'gaul-behind', at: [500, 359], figures: 20, files: 20 },
      ],
    });
    Object.assign(unitIn(game, 'rome-legion').period, { charges: 'gaul-near', doing: 'charging' });
    const { asked } = play(game, {}, ['movement']);
    expect(asked.filter(({ kind }) => kind === 'pursue')).toHaveLength(2);
  });

  it('fights those files that have gone forward, and nobody who fights another [wrg/melee/eligible-front, wrg/charge/extend-contact]', () => {
    const forward = (ends: readonly number[]) => {
      const game: Game = setUp({
        pieces: [
          { ...legion },
          { ...near, at: [500, 350], files: 4, figures: 4 },
          { id: 'gaul-behind', at: [500, 359], figures: 20, files: 20 },
        ],
      });
      Object.assign(unitIn(game, 'rome-legion').period, { charges: 'gaul-near', doing: 'charging' });
      const goes = (id: string) => ends.some(end => id.endsWith(`:${end}`));
      play(game, { answers: request => (request.kind === 'pursue' ? goes(request.id) : undefined) }, ['movement']);
      const front = (unit: string, target: string) =>
        play(structuredClone(game), {}, ['hand-to-hand'])
          .of('fought')
          .find(each => each.unit === unit && each.target === target && !each.unanswered)
          ?.because.find(({ clause }) => clause === 'wrg/melee/eligible-front')?.effect;
      return [
        front('rome-legion', 'gaul-behind'),
        front('gaul-behind', 'rome-legion'),
        front('rome-legion', 'gaul-near'),
      ];
    };
    expect(forward([0])).toEqual(['4 figures', '4 figures', '4 figures']);
    expect(forward([8])).toEqual(['4 figures', '4 figures', '4 figures']);
    expect(forward([0, 8])).toEqual(['8 figures', '8 figures', '4 figures']);
    expect(forward([])).toEqual([undefined, undefined, '4 figures']);
  });

  it('has no more of the enemy at its back than fought those files, when it breaks [wrg/pursuit/strikes]', () => {
    const game: Game = setUp({
      pieces: [
        { ...legion, class: 'E', training: 'barbarian' },
        { ...near, at: [500, 350], files: 4, figures: 4 },
        { id: 'gaul-behind', at: [500, 359], figures: 20, files: 20 },
      ],
    });
    Object.assign(unitIn(game, 'rome-legion').period, { charges: 'gaul-near', doing: 'charging' });
    play(game, { answers: request => (request.kind === 'pursue' ? request.id.endsWith(':0') : undefined) }, [
      'movement',
    ]);
    const melee = game.state.melees.find(({ a, b }) => [a, b].includes('gaul-behind'));
    if (melee === undefined) throw new Error('they do not fight');
    const legionary = unitIn(game, 'rome-legion');
    expect(filesAt(legionary, melee, game)).toEqual([0, 1, 2, 3]);
    legionary.period.brokeFrom = { melees: game.state.melees, struck: false };
    legionary.rout = { periods: 0, from: { x: 500, y: 400 }, fresh: true };
    game.state.melees = [];
    const blows = play(game, { seed: 1 }, ['hand-to-hand']).of('fought');
    const touching = blows
      .filter(({ unit, unanswered }) => unit === 'gaul-behind' && unanswered)
      .flatMap(({ because }) => because.filter(({ clause }) => clause === 'wrg/melee/eligible-front'));
    expect(touching.map(({ effect }) => effect)).toEqual(['4 figures']);
    expect(legionary.period.brokeFrom).toMatchObject({ struck: true });
  });

  it('has as many of the enemy at its back when it turns away from him, at whichever end they stood [wrg/pursuit/strikes]', () => {
    const game: Game = setUp({
      pieces: [
        { ...legion, class: 'E', training: 'barbarian' },
        // Four abreast before its right end, and the rest of its front goes on against those behind them.
        { ...near, at: [524, 350], files: 4, figures: 4 },
        { id: 'gaul-behind', at: [500, 359], figures: 20, files: 20 },
      ],
    });
    Object.assign(unitIn(game, 'rome-legion').period, { charges: 'gaul-near', doing: 'charging' });
    play(game, { answers: request => (request.kind === 'pursue' ? true : undefined) }, ['movement']);
    // Who is the worst of all and has suffered one casualty a figure breaks when it is pushed back.
    unitIn(game, 'rome-legion').period.missileCasualties = 24;
    const { of } = play(game, { seed: 2 }, ['hand-to-hand']);
    expect(of('broke').map(({ unit }) => unit)).toEqual(['rome-legion']);
    const blows = of('fought').filter(({ unit }) => unit === 'gaul-behind');
    const touching = blows.map(({ unanswered, because }) => [
      unanswered,
      because.find(({ clause }) => clause === 'wrg/melee/eligible-front')?.effect,
    ]);
    expect(touching).toEqual([
      [false, '8 figures'],
      [true, '8 figures'],
    ]);
  });
});

describe('pursuers against whom files of a charge go straight on', () => {
  /** Gauls who pursue the Romans behind the legion, and stand a little farther back than those whom it charges; broader than its right end by so many files. */
  const met = (aside = 564) => {
    const game: Game = setUp({
      pieces: [
        { ...legion },
        near,
        { ...far(10), at: [531, 360], figures: 20, files: 10 },
        { id: 'rome-routers', at: [520, 200], facing: 'S', be: { rout: { periods: 0, from: { x: 520, y: 400 } } } },
        // Before these they stop, a few paces on.
        { id: 'rome-aside', at: [aside, 355], figures: 3, files: 3 },
      ],
    });
    Object.assign(unitIn(game, 'rome-legion').period, { charges: 'gaul-near', doing: 'charging' });
    const pursuer = unitIn(game, 'gaul-far');
    pursuer.pursuit = { quarry: 'rome-routers', periods: 0 };
    play(game, { answers: request => (request.kind === 'pursue' ? request.extends !== undefined : undefined) }, [
      'movement',
    ]);
    return game;
  };

  it('fight them in disorder and pursue nobody any more: they do not walk out of the melee [wrg/disorganisation/routing-reorganising, wrg/pursuit/halt]', () => {
    const game = met();
    expect(unitIn(game, 'gaul-far').period.metInPursuit).toBe(true);
    play(game, {}, ['reactions']);
    expect(unitIn(game, 'gaul-far')).toMatchObject({ pursuit: null, recovering: null });
    expect(game.state.melees.map(({ a, b }) => `${a} ${b}`)).toContain('gaul-far rome-legion');
  });

  it('overlap the end of the line from which they have come [wrg/melee/overlap-standard, wrg/charge/extend-contact]', () => {
    const overlap = (aside?: number) =>
      play(met(aside), {}, ['hand-to-hand'])
        .of('fought')
        .find(({ unit, target }) => unit === 'gaul-far' && target === 'rome-legion')
        ?.because.find(({ clause }) => clause === 'wrg/melee/overlap-standard')?.effect;
    // Beyond the right of the legion, where it has no shields.
    expect(overlap()).toBe('3 figures');
    // Those right before whom others stand do not.
    expect(overlap(552)).toBe('1 figure');
  });

  it('have charged as well who were about to charge them, and are kept from it by their own men [wrg/melee/tactical/charging]', () => {
    const chargersOf = (charges: string | null) => {
      const game: Game = setUp({
        pieces: [
          { ...legion },
          near,
          { ...far(10), at: [531, 360], figures: 20, files: 10 },
          { id: 'gaul-aside', at: [550, 345], figures: 3, files: 3 },
        ],
      });
      Object.assign(unitIn(game, 'rome-legion').period, { charges: 'gaul-near', doing: 'charging' });
      if (charges !== null) Object.assign(unitIn(game, 'gaul-far').period, { charges, doing: 'charging' });
      const told = play(game, { answers: request => (request.kind === 'pursue' ? true : undefined) }, ['movement']);
      expect(told.of('met').at(-1)?.because).toMatchObject([{ clause: 'wrg/charge/extend-contact' }]);
      return game.state.melees.find(({ a }) => a === 'gaul-far')?.chargers;
    };
    expect(chargersOf(null)).toEqual(['rome-legion']);
    expect(chargersOf('rome-legion')).toEqual(['rome-legion', 'gaul-far']);
  });
});

describe('figures between an enemy in line and another, to whom files have gone forward', () => {
  it('strike at one of the two, and at no time at both [wrg/melee/eligible-front, wrg/charge/extend-contact]', () => {
    const striking = (apart: number, since: number, extended: boolean) => {
      const game = setUp({
        pieces: [
          { id: 'gaul-band', at: [500, 400], figures: 36, files: 12 },
          // Before its left; the others before its right, some paces off.
          { id: 'rome-line', at: [548 + (apart * 8) / 2, 400], figures: 20, files: 10 },
          { id: 'rome-forward', at: [482 - (apart * 8) / 2, extended ? 396 : 400], figures: 20, files: 10 },
        ],
        melees: [
          { a: 'rome-line', b: 'gaul-band', since: 3 - since },
          {
            a: 'rome-forward',
            b: 'gaul-band',
            ...(extended ? { extended: 'right', extendedBy: 'rome-forward' } : {}),
          },
        ],
      });
      const field = fieldOf(game.state, game.scenario, game.rules);
      return game.state.melees.map(melee => {
        const [, band] = bothOf(melee, field);
        return filesFighting(band, field);
      });
    };
    for (const apart of [0, 1, 2, 3, 4, 5, 6]) {
      for (const since of [1, 2, 3]) {
        for (const extended of [true, false]) {
          const [line = [], forward = []] = striking(apart, since, extended);
          const where = `${apart} files apart, period ${since}, ${extended ? 'forward' : 'in line'}: ${line} and ${forward}`;
          expect(line.length + forward.length, where).toBeLessThanOrEqual(12);
          expect(
            line.filter(file => forward.includes(file)),
            where,
          ).toEqual([]);
        }
      }
    }
  });
});

describe('a body whose files have gone forward, and whose enemy in the line is there no more', () => {
  it('has no more of its front at the other than stand in it, by whichever reading of an angle [wrg/charge/extend-contact, wrg/ruling/meeting-at-an-angle]', () => {
    const fronts = ['all-before-him-close-up', 'whose-bases-touch'].map(reading => {
      const game = setUp({
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/meeting-at-an-angle': reading } }),
        pieces: [
          {
            id: 'rome-horse',
            type: 'lc',
            at: [138.6, 373.2],
            figures: 7,
            files: 3,
            be: { recovering: 'reorganising' },
          },
          { id: 'gaul-band', type: 'lmi', at: [300, 422.6], figures: 8, files: 2 },
        ],
        melees: [{ a: 'rome-horse', b: 'gaul-band', since: 0 }],
      });
      const horse = unitIn(game, 'rome-horse');
      const band = unitIn(game, 'gaul-band');
      horse.placed = { ...horse.placed, facing: 353.32 };
      band.placed = { ...band.placed, at: { x: 166.727566, y: 422.554515 }, facing: 78.505 };
      Object.assign(game.state.melees[0] ?? {}, { sideOfB: 'flank', extended: 'both', extendedBy: 'rome-horse' });
      const [melee] = game.state.melees;
      if (melee === undefined) throw new Error('nobody fights');
      const { files, beyond } = frontAt(horse, melee, game);
      expect(files.length + beyond.left + beyond.right).toBeLessThanOrEqual(3);
      expect(filesAt(horse, melee, game)).toEqual(files);
      expect(play(game, {}, ['hand-to-hand']).of('fought').length).toBeGreaterThan(0);
      return files.length;
    });
    expect(fronts).toEqual([3, 1]);
  });
});
