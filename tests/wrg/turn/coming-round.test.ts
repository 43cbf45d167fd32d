import { describe, expect, it } from 'vitest';
import { distance, turnBetween } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** Twenty-four medium foot in one rank, 144 paces wide: a normal move of 60 paces brings them round by 24 degrees, a charge has 80. */
const line: Piece = { id: 'rome-line', figures: 24, files: 24, order: 'ATTACK gaul-band', at: [400, 200], be: alarmed };
const band = (at: readonly [number, number], files = 4): Piece => ({
  id: 'gaul-band',
  figures: files,
  files,
  at,
  be: alarmed,
});

/** Straight ahead of the right wing; aside of it, so that who wheels toward him has not enough left; and far round, so that he must turn. */
const ahead = band([465, 250]);
const beyond = band([478, 278], 2);
const round = band([490, 250]);

const game = (enemy: Piece, reading = 'as-the-charge-would-go') =>
  setUp({
    rules: wrgRulesUnder({ rulings: { 'wrg/ruling/in-reach-of-a-charge': reading } }),
    pieces: [line, enemy],
  });

/** Whom the line is offered to charge. */
const offered = (enemy: Piece, reading?: string): readonly string[] =>
  play(game(enemy, reading), {}, ['declarations'])
    .asked.flatMap(request => (request.kind === 'declare' ? request.units : []))
    .flatMap(({ charges }) => charges.map(({ target }) => target));

/** The move of the line that charges, and how far round it faces afterwards. */
const charged = (enemy: Piece, pushed = 0) => {
  const set = game(enemy);
  unitIn(set, 'rome-line').pushed = pushed;
  Object.assign(unitIn(set, 'rome-line').period, { charges: 'gaul-band', doing: 'charging' });
  const moved = play(set, {}, ['movement'])
    .of('moved')
    .find(({ unit }) => unit === 'rome-line');
  return { moved, round: turnBetween(0, unitIn(set, 'rome-line').placed.facing) };
};

describe('an enemy is in the reach of a charge', () => {
  it('that comes upon him where he stands [wrg/charge/definition]', () => {
    expect(offered(ahead)).toEqual(['gaul-band']);
    expect(offered(beyond)).toEqual([]);
    expect(offered(round)).toEqual([]);
  });

  it('to whom it is not too far, however long it takes to come round, by another reading [wrg/charge/definition]', () => {
    for (const enemy of [ahead, beyond, round]) expect(offered(enemy, 'measured-straight')).toEqual(['gaul-band']);
  });
});

describe('a charge', () => {
  it('wheels for no longer than its normal move lasts, and goes straight on [wrg/charge/turn-before-normal-distance]', () => {
    expect(charged(ahead)).toMatchObject({ round: 0, moved: { stopped: 'contact' } });
    const whole = charged(beyond);
    // 60 paces of the outer end of a front of 144, and parts of a wheel of three degrees at most.
    expect(whole.round).toBeLessThanOrEqual((60 / 144) * (180 / Math.PI));
    expect(whole.round).toBeGreaterThan(20);
    expect(whole.moved?.distance).toBeCloseTo(80, 1);
  });

  it('has less of it after a push-back [wrg/movement/push-back-deduction]', () => {
    const { round, moved } = charged(beyond, 20);
    expect(round).toBeLessThanOrEqual((40 / 144) * (180 / Math.PI));
    expect(moved?.distance).toBeCloseTo(60, 1);
  });
});

describe('an advance out of control', () => {
  it('changes its direction by turns that cost nothing [wrg/uncontrolled-advance/disorganised] [wrg/manoeuvre/free-turns]', () => {
    const set = game(beyond);
    const bound = { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 1 } as const;
    unitIn(set, 'rome-line').bound = bound;
    const moved = play(set, {}, ['movement'])
      .of('moved')
      .find(({ unit }) => unit === 'rome-line');
    // All that a charge has goes into the straight part of the way.
    const [from, to] = moved?.way.slice(-2) ?? [];
    expect(from !== undefined && to !== undefined && distance(from, to)).toBeCloseTo(80, 1);
  });
});

describe('whoever is charged', () => {
  const tested = (x: number, y: number) =>
    play(
      setUp({
        pieces: [
          { id: 'rome-horse', at: [x, y], type: 'mc', order: 'ATTACK gaul-band', figures: 12, files: 12 },
          { id: 'gaul-band', at: [500, 500], facing: 'N' },
        ],
      }),
      {
        seed: 3,
        answers: request =>
          request.kind === 'declare' && request.side === 'rome' ? { 'rome-horse': { charge: 'gaul-band' } } : undefined,
      },
      ['declarations'],
    )
      .of('test')
      .some(({ cause }) => cause === 'being-charged');

  it('tests where the charge goes beyond its normal move, be it for coming round (wrg/reaction/test-charged)', () => {
    // 110 paces straight ahead are within a normal move of 120; 115 to a corner, for which the line has to wheel, are not.
    expect(tested(500, 390)).toBe(false);
    expect(tested(600, 390)).toBe(true);
  });
});

describe('two who charge each other', () => {
  const charges: Readonly<Record<string, object>> = {
    rome: { 'rome-horse': { charge: 'gaul-horse' } },
    gaul: { 'gaul-horse': { charge: 'rome-horse' } },
  };
  const tests = (...sides: readonly string[]) =>
    play(
      setUp({
        pieces: [
          { id: 'rome-horse', at: [500, 300], type: 'mc', order: 'ATTACK gaul-horse', be: alarmed },
          { id: 'gaul-horse', at: [500, 470], type: 'mc', order: 'ATTACK rome-horse', be: alarmed },
        ],
      }),
      {
        dice: [4, 4, 4, 4, 4, 4],
        answers: request =>
          request.kind === 'declare' && sides.includes(request.side) ? charges[request.side] : undefined,
      },
      ['declarations'],
    )
      .of('test')
      .map(({ cause }) => cause);

  it('do not test for being charged if they meet within a normal move, however far they are apart (wrg/reaction/test-charged)', () => {
    // They are 170 paces apart and each comes half of the way, 85 paces of 120; who is charged where he stands tests.
    expect(tests('rome', 'gaul')).toEqual(['charging', 'charging']);
    expect(tests('rome')).toEqual(['charging', 'being-charged']);
  });
});

describe('chargers who are charged themselves', () => {
  it('do what their test of that tells them, and do not go in (wrg/reaction/test-charged, wrg/reaction/result-current-retire)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-line', at: [500, 300], order: 'ATTACK gaul-band', class: 'C' },
        { id: 'gaul-band', at: [500, 330] },
        { id: 'gaul-horse', at: [655, 296], type: 'mc', facing: 'W', order: 'ATTACK rome-line', class: 'B' },
      ],
    });
    const charges = { rome: { 'rome-line': { charge: 'gaul-band' } }, gaul: { 'gaul-horse': { charge: 'rome-line' } } };
    const { of } = play(
      game,
      {
        // The line passes its test to charge, the horse goes in, and the line fails the test of being charged.
        dice: [5, 5, 5, 4, 4, 4, 4, 3, 3],
        answers: ({ kind, ...request }) =>
          kind === 'declare' && 'side' in request ? charges[request.side === 'rome' ? 'rome' : 'gaul'] : undefined,
      },
      ['declarations'],
    );
    expect(of('test').map(({ unit, cause, instruction }) => [unit, cause, instruction])).toEqual([
      ['rome-line', 'charging', 'carry-on'],
      ['gaul-horse', 'charging', 'carry-on'],
      ['rome-line', 'being-charged', 'retire-disorganised'],
    ]);
    expect(unitIn(game, 'rome-line').period.charges).toBeNull();
  });

  it('are neither shot at as they come nor evaded, once their own test has stopped them (wrg/evade/only-skirmishers)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-line', at: [500, 300], order: 'ATTACK gaul-slings', class: 'C' },
        { id: 'gaul-slings', at: [500, 370], type: 'li', weapons: ['sling'], figures: 6, order: 'SKIRMISH rome-line' },
        { id: 'gaul-horse', at: [655, 296], type: 'mc', facing: 'W', order: 'ATTACK rome-line', class: 'B' },
      ],
    });
    const charges = {
      rome: { 'rome-line': { charge: 'gaul-slings' } },
      gaul: { 'gaul-horse': { charge: 'rome-line' } },
    };
    const { of } = play(
      game,
      {
        dice: [5, 5, 5, 4, 4, 4, 4, 3, 3],
        answers: ({ kind, ...request }) =>
          kind === 'declare' && 'side' in request ? charges[request.side === 'rome' ? 'rome' : 'gaul'] : undefined,
      },
      ['declarations'],
    );
    expect(of('test').map(({ unit, instruction }) => [unit, instruction])).toEqual([
      ['rome-line', 'carry-on'],
      ['gaul-horse', 'carry-on'],
      ['rome-line', 'retire-disorganised'],
    ]);
    expect(of('counter')).toEqual([]);
    expect(unitIn(game, 'gaul-slings').period.counter).toBeNull();
  });
});
