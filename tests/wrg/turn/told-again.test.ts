import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { play, setUp, unitIn } from './table-top.js';

const readings = ['the-last-test-holds', 'the-worse-holds-while-it-lasts'] as const;
type Reading = (typeof readings)[number];

const under = (reading: Reading) =>
  wrgRulesUnder({
    rulings: { 'wrg/ruling/told-again': reading, 'wrg/ruling/first-threat-near-commander': 'never-waived' },
  });

/** Horse that a test has told something, with so many periods of that to come, as friends near it break. */
function sent(reading: Reading, left: number, instruction: 'retreat' | 'move-to-enemy' = 'retreat') {
  const game = setUp({
    rules: under(reading),
    pieces: [
      { id: 'rome-guard', at: [100, 60] },
      {
        id: 'rome-horse',
        at: [500, 400],
        type: 'mc',
        class: 'C',
        facing: 'S',
        order: 'ATTACK gaul-band',
        be: { alarmed: true, bound: { instruction, disorganised: false, left, kept: 1 } },
      },
      { id: 'gaul-band', at: [500, 700], be: { alarmed: true } },
    ],
  });
  unitIn(game, 'rome-horse').period.sawBreak = [{ unit: 'rome-others', paces: 40 }];
  return game;
}

/** What the horse is bound to after a test with these dice, what that told it, and what it does in the period after it. */
function told(reading: Reading, dice: readonly number[], left = 2) {
  const game = sent(reading, left);
  const { of } = play(game, { dice }, ['reactions']);
  const test = of('test').find(({ unit }) => unit === 'rome-horse');
  const bound = unitIn(game, 'rome-horse').bound?.instruction ?? null;
  const moved = play(game).of('moved');
  const doing = moved.find(({ unit }) => unit === 'rome-horse')?.doing ?? 'halted';
  return { instruction: test?.instruction, bound, doing, because: test?.because ?? [] };
}

const thatHolds = {
  clause: 'wrg/reaction/voluntary-not-instruction',
  because: 'told worse by a former test',
  effect: 'that still holds',
};

describe('who retreats as a test has told him, and is told better by another [wrg/ruling/told-again]', () => {
  const halt = [2, 2, 2];
  const carryOn = [4, 4, 4];

  it('does as the last of them says [wrg/reaction/result-current-retire]', () => {
    const [last] = readings;
    expect(told(last, halt)).toMatchObject({ instruction: 'halt', bound: 'halt', doing: 'halted' });
    expect(told(last, carryOn)).toMatchObject({ instruction: 'carry-on', bound: null });
    expect(told(last, halt).because).not.toContainEqual(thatHolds);
  });

  it('goes on with his retreat by the other reading, and is told so [wrg/reaction/voluntary-not-instruction]', () => {
    const [, worse] = readings;
    expect(told(worse, halt)).toMatchObject({ instruction: 'halt', bound: 'retreat', doing: 'retiring' });
    expect(told(worse, carryOn)).toMatchObject({ instruction: 'carry-on', bound: 'retreat', doing: 'retiring' });
    expect(told(worse, halt).because).toContainEqual(thatHolds);
  });

  it('halts by both where no period of it is left', () => {
    for (const reading of readings) expect(told(reading, halt, 0)).toMatchObject({ bound: 'halt', doing: 'halted' });
  });

  it('does by both what a worse one tells him', () => {
    for (const reading of readings) {
      const game = sent(reading, 1, 'move-to-enemy');
      play(game, { dice: halt }, ['reactions']);
      expect(unitIn(game, 'rome-horse').bound).toMatchObject({ instruction: 'halt' });
    }
  });
});

describe('skirmishers whom a test has told something, and who are charged and told better [wrg/ruling/told-again]', () => {
  const answer = (reading: Reading, instruction: 'halt' | 'retire' = 'halt', dice = [4, 4, 4]) => {
    const game = setUp({
      rules: under(reading),
      pieces: [
        { id: 'rome-guard', at: [100, 60], be: { alarmed: true } },
        {
          id: 'rome-horse',
          at: [500, 280],
          type: 'lc',
          weapons: ['javelins'],
          figures: 6,
          order: 'SKIRMISH',
          be: { alarmed: true, bound: { instruction, disorganised: false, left: 1, kept: 1 } },
        },
        {
          id: 'gaul-horse',
          at: [500, 420],
          type: 'hc',
          figures: 6,
          order: 'ATTACK rome-horse',
          be: { alarmed: true },
        },
      ],
    });
    const answers = declaring({ 'gaul-horse': { charge: 'rome-horse' } });
    const { of, asked } = play(game, { answers, dice: [6, 4, 4, ...dice] }, ['declarations']);
    return {
      tests: of('test').map(({ unit, instruction }) => [unit, instruction]),
      asked: asked.filter(({ kind }) => kind === 'counter').length,
      counters: of('counter').map(({ unit, what }) => [unit, what]),
    };
  };

  it('evade as who has halted does, or are free to choose [wrg/orders/skirmish-mounted-evade]', () => {
    const [last, worse] = readings.map(each => answer(each));
    expect(last?.tests).toEqual(worse?.tests);
    expect(worse).toMatchObject({ asked: 0, counters: [['rome-horse', 'evade']] });
    expect(last).toMatchObject({ asked: 1 });
  });

  it('evade, or may, where they were going back and are told better or to halt [wrg/orders/skirmish-mounted-evade]', () => {
    const [last, worse] = readings;
    expect(answer(last, 'retire')).toMatchObject({ asked: 1 });
    expect(answer(last, 'retire', [2, 2, 2])).toMatchObject({ asked: 0, counters: [['rome-horse', 'evade']] });
    // Who goes on to retire may choose to evade as well, and retires where he does not.
    expect(answer(worse, 'retire')).toMatchObject({ asked: 1, counters: [] });
  });
});

describe('who is out of order as he is pushed back, and is told to retire while he fights', () => {
  it('does not recover by it [wrg/disorganisation/recovery]', () => {
    const recovers = (pushedBack: number) => {
      const be = { alarmed: true, recovering: 'rallying-back', recoversFrom: null, pushedBack, order: null } as const;
      const game = setUp({
        pieces: [
          { id: 'rome-guard', at: [100, 60], be: { alarmed: true } },
          { id: 'rome-horse', at: [500, 300], type: 'mc', be },
          { id: 'gaul-band', at: [500, 300.3], be: { alarmed: true } },
        ],
        melees: [{ a: 'gaul-band', b: 'rome-horse', since: 1 }],
      });
      const { period } = unitIn(game, 'rome-horse');
      Object.assign(period, { fought: true, sawBreak: [{ unit: 'rome-others', paces: 20 }] });
      const { of } = play(game, { dice: [2, 2, 2] }, ['reactions']);
      expect(of('test')).toMatchObject([{ unit: 'rome-horse', instruction: expect.stringContaining('retire') }]);
      const { recovering, disordered } = unitIn(game, 'rome-horse');
      return { recovering, disordered };
    };
    expect(recovers(1)).toEqual({ recovering: null, disordered: true });
    expect(recovers(0)).toEqual({ recovering: null, disordered: undefined });
  });
});
