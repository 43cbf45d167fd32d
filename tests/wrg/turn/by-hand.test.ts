import { describe, expect, it, test } from 'vitest';
import { scripted } from '../../../src/dice/index.js';
import { throwCharge } from '../../../src/rulesets/wrg/charge/charge.js';
import { reactionTest } from '../../../src/rulesets/wrg/reaction/test.js';
import { shoot } from '../../../src/rulesets/wrg/shooting/shoot.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

/** Worked by hand from the tables of the book, and played on a table and asked for by themselves, in both editions. */

const alarmed = { alarmed: true };
const regular = { training: 'regular', class: 'C', shield: true } as const;

describe('a volley with its remainder [wrg/casualties/removal]', () => {
  /*
   * Ten horse archers at heavy foot that stands, over 80 paces. Bows at HI 2; foot with shields, not moving. Dice −3 +5: +1.
   * With the ink, beyond half of 180 paces is far: 2 + 1 = 3, ten figures: 16. In print, beyond 60: 2 − 1 + 1 = 2, ten figures: 13.
   * Eight carried before: 24, a figure and 4; or 21, a figure and 1.
   */
  test.each([
    ['amended', 3, 16, 4],
    ['printed', 2, 13, 1],
  ])('%s: a total of %i, %i casualties, %i carried on', (edition, total, men, carried) => {
    const rules = wrgRulesUnder({ edition });
    const game = setUp({
      pieces: [
        { id: 'rome-legion', type: 'hi', weapons: ['pilum'], at: [500, 400], be: { ...alarmed, carried: 8 } },
        { id: 'gaul-guard', at: [100, 780], be: alarmed },
        {
          id: 'gaul-archers',
          type: 'lc',
          training: 'regular',
          weapons: ['bow'],
          figures: 10,
          files: 10,
          at: [500, 480],
        },
      ],
      rules,
    });
    const { of } = play(game, { dice: [3, 5] }, ['shooting']);
    expect(of('shot')).toMatchObject([{ figures: 10, total, casualties: men, range: 80 }]);
    expect(unitIn(game, 'rome-legion')).toMatchObject({ figures: 11, carried });

    const target = { type: 'hi', moved: 0 } as const;
    const shooters = { type: 'lc', ...regular } as const;
    const volley = { parts: [{ shooters, weapon: 'bow', target, distance: 80, figures: 10 } as const] };
    expect(shoot(volley, scripted([3, 5]), rules)).toMatchObject({ casualties: men, parts: [{ total }] });
  });
});

describe('a reaction test [wrg/reaction/score] [wrg/reaction/look-up]', () => {
  /*
   * Nine left of twelve, C class, under orders. A friend near +1, others in sight +1; six enemy units near and facing: with the ink −4 at most,
   * and those beyond the fourth are others in sight, −1; in print −6. Cavalry among them −1; a fifth lost −1. Dice 4 + 3 + 4 = 11. With the ink
   * 6, Carry on; in print 5, Halt.
   */
  test.each([
    ['amended', 6, 'carry-on', null],
    ['printed', 5, 'halt', 'halt'],
  ])('%s: comes to %i, %s', (edition, total, instruction, bound) => {
    const rules = wrgRulesUnder({ edition });
    const band = (x: number): Piece => ({ id: `gaul-${x}`, at: [x, 535], figures: 6, files: 3, be: alarmed });
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [100, 100], be: alarmed },
        { id: 'rome-legion', type: 'hi', at: [500, 400], be: { ...alarmed, figures: 9 } },
        { id: 'rome-cohort', at: [360, 400], be: alarmed },
        { ...band(430), type: 'mc' },
        ...[458, 486, 514, 542, 570].map(band),
      ],
      rules,
    });
    const legion = unitIn(game, 'rome-legion');
    legion.placed = { ...legion.placed, figures: 9 };
    const answers = declaring({ 'rome-legion': { tests: true } });
    const { of } = play(game, { answers, dice: [4, 3, 4] }, ['declarations', 'reactions']);
    expect(of('test')).toMatchObject([{ unit: 'rome-legion', thrown: 11, total, instruction }]);
    expect(legion.bound?.instruction ?? null).toBe(bound);

    const situation = {
      troops: { type: 'hi', ...regular, weapons: ['pilum'] },
      hasOrder: true,
      original: 12,
      lost: 3,
      friendUnits: 1,
      otherFriends: true,
      enemyUnitsFacing: 6,
      enemyCavalry: true,
    } as const;
    expect(reactionTest(situation, scripted([4, 3, 4]), rules)).toMatchObject({ total, result: instruction });
  });
});

describe('a whole charge [wrg/charge/definition]', () => {
  /*
   * Six barbarian heavy horse with short spears charge six regular archers, one rank, over 140 paces.
   * The horse tests: others in sight +1; an enemy unit near and facing −1, others in sight −1. Dice 12: 11, Carry on; they go in.
   * The archers test, for the horse comes from beyond 120 paces: others in sight +1; enemy near and facing −1, others in sight −1, cavalry −1,
   * advancing −1, armed with bows −1. Dice 12: 8, Carry on; they stand.
   * They shoot: bows at HC 3, at a target that moves −1; dice −3 +3. Six figures at 2: 8 men, one a figure.
   * Horse on MI 4, charging +1, for a casualty a figure from missiles −1; dice −3 +3. Six figures at 4: 12 men. In print that casualty
   * disorganises them: three figures at 4: 6 men.
   * Archers with swords on HC 1; dice −3 +4. Six figures at 2: 8 men.
   * With the ink the archers have 12 to 8, two a figure: pushed back. In print the horse has 8 to 6, and is pushed back itself.
   */
  const horse = { type: 'hc', training: 'barbarian', class: 'C', weapons: ['short-spear'], shield: true } as const;
  const archers = { type: 'mi', ...regular, weapons: ['bow'] } as const;

  test.each([
    ['amended', 12, 'rome-archers'],
    ['printed', 6, 'gaul-horse'],
  ])('%s: the horse strikes down %i men, and %s are pushed back', (edition, struck, pushed) => {
    const rules = wrgRulesUnder({ edition });
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [100, 100], be: alarmed },
        { id: 'gaul-guard', at: [900, 780], be: alarmed },
        { id: 'rome-archers', ...archers, weapons: ['bow'], figures: 6, files: 6, at: [500, 400], be: alarmed },
        {
          id: 'gaul-horse',
          ...horse,
          weapons: ['short-spear'],
          figures: 6,
          files: 6,
          order: 'CHARGE',
          at: [500, 540],
          be: alarmed,
        },
      ],
      rules,
    });
    const answers = declaring({ 'gaul-horse': { charge: 'rome-archers' } });
    const { of } = play(game, { answers, dice: [4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 4] }, [
      'declarations',
      'movement',
      'shooting',
      'hand-to-hand',
    ]);
    expect(of('test').map(({ unit, total }) => [unit, total])).toEqual([
      ['gaul-horse', 11],
      ['rome-archers', 8],
    ]);
    expect(of('shot')).toMatchObject([{ unit: 'rome-archers', figures: 6, total: 2, casualties: 8 }]);
    const blows = Object.fromEntries(of('fought').map(({ unit, casualties }) => [unit, casualties]));
    expect(blows).toEqual({ 'gaul-horse': struck, 'rome-archers': 8 });
    expect(of('pushed-back').map(({ unit }) => unit)).toEqual([pushed]);
  });

  it('comes to the same where it is asked for by itself', () => {
    const original = 6;
    const common = { hasOrder: true, original, lost: 0, otherFriends: true, otherEnemies: true, enemyUnitsFacing: 1 };
    const body = (troops: typeof horse | typeof archers, enemy: typeof horse | typeof archers) => ({
      parts: [{ troops, enemy: { type: enemy.type, weapons: enemy.weapons }, figures: 6 }],
      figures: 6,
    });
    const shot = {
      shooters: archers,
      weapon: 'bow',
      target: { type: 'hc', moved: 140 },
      distance: 70,
      figures: 6,
    } as const;
    const question = {
      attacker: { reaction: { ...common, troops: horse }, body: body(horse, archers) },
      defender: {
        reaction: { ...common, troops: archers, enemyCavalry: true, enemyAdvancing: true },
        body: body(archers, horse),
        fromAfar: true,
        volley: { parts: [shot] },
      },
    };
    const dice = scripted([4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 4]);
    expect(throwCharge(question, dice, wrgRulesUnder())).toEqual({
      ended: 'fought',
      attacker: { casualties: 16, fate: 'holds' },
      defender: { casualties: 12, fate: 'pushed-back' },
    });
  });
});
