import { describe, expect, it } from 'vitest';
import { tellWrg } from '../../../src/rulesets/wrg/windows/tell.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** Gallic horse charges Roman skirmishers; its normal move is of 120 paces, its charge of 180. */
function charged(gap: number, kind: Partial<Piece>, dice: readonly number[] | undefined, reading = 'tested-for-it') {
  const game = setUp({
    rules: wrgRulesUnder({ rulings: { 'wrg/ruling/evaders-followed': reading } }),
    pieces: [
      // Their general is with them.
      { id: 'rome-skirmishers', weapons: ['bow'], at: [500, 400], order: 'SKIRMISH gaul-horse', be: alarmed, ...kind },
      // Fanatics go in without a test.
      {
        id: 'gaul-horse',
        type: 'hc',
        figures: 6,
        fanatic: true,
        at: [500, 400 + gap],
        order: 'ATTACK rome-skirmishers',
        be: alarmed,
      },
    ],
  });
  const { of } = play(
    game,
    {
      ...(dice === undefined ? { seed: 1 } : { dice }),
      answers: request => {
        if (request.kind === 'declare' && request.side === 'gaul')
          return { 'gaul-horse': { charge: 'rome-skirmishers' } };
        if (request.kind === 'signs')
          return Object.fromEntries(request.choices.map(({ factor, signs }) => [factor, signs.at(-1)]));
        return request.kind === 'counter' ? 'evade' : undefined;
      },
    },
    ['declarations', 'movement'],
  );
  const horse = of('moved').find(({ unit }) => unit === 'gaul-horse');
  return {
    called: of('test').flatMap(({ because }) => because.filter(({ effect }) => effect.startsWith('tests for it'))),
    tested: of('test').map(({ unit, cause }) => [unit, cause]),
    why: of('counter').flatMap(({ because }) => because.map(({ effect }) => effect)),
    evades: of('counter').some(({ unit, what }) => unit === 'rome-skirmishers' && what === 'evade'),
    told: of('test').map(test => tellWrg({ ...test, turn: 3, phase: 'declarations' }, game.scenario)[0]),
    beyond: (horse?.distance ?? 0) > 120,
  };
}

describe('evaders whom a charge would have reached within a normal move [wrg/ruling/evaders-followed] [wrg/reaction/test-charged]', () => {
  const foot = { type: 'li' } as const;
  const riders = { type: 'lc', figures: 6 } as const;
  const tests = [['rome-skirmishers', 'being-charged']];

  it('are tested where the chargers go farther after them, by the other reading not', () => {
    for (const kind of [foot, riders]) {
      expect(charged(100, kind, undefined)).toMatchObject({ tested: tests, evades: true, beyond: true });
      expect(charged(100, kind, undefined, 'tested-as-if-they-stood')).toMatchObject({ tested: [], evades: true });
    }
  });

  it('are told to be tested for that', () => {
    const why = { because: 'the chargers follow beyond a normal move' };
    expect(charged(100, foot, undefined).called).toMatchObject([why]);
    expect(charged(100, riders, undefined).called).toMatchObject([why]);
  });

  it('are tested once where they would have been anyway', () => {
    expect(charged(150, foot, undefined)).toMatchObject({ tested: tests, called: [] });
    expect(charged(150, foot, undefined, 'tested-as-if-they-stood')).toMatchObject({ tested: tests });
  });

  it('are told to evade instead of breaking where the test would have them break [wrg/orders/skirmish-mounted-evade]', () => {
    const shaken = { ...riders, class: 'D', training: 'barbarian' } as const;
    expect(charged(100, shaken, [1, 1, 1])).toMatchObject({
      told: [expect.stringMatching(/: (it evades|they evade) instead of breaking$/)],
      tested: tests,
      evades: true,
      why: ['evade instead of breaking'],
    });
  });

  it('do not get away whom the test carries off [wrg/orders/skirmish-mounted-evade]', () => {
    const wild = { ...riders, class: 'D', training: 'barbarian' } as const;
    expect(charged(100, wild, [6, 6, 6])).toMatchObject({ tested: tests, evades: false });
    expect(charged(100, wild, [], 'tested-as-if-they-stood')).toMatchObject({ tested: [], evades: true });
  });
});

describe('evaders whose followers others would hold up who have not answered yet [wrg/ruling/evaders-followed] [wrg/reaction/test-charged]', () => {
  const tests = [['rome-riders', 'being-charged']];
  const horse = { type: 'hc', figures: 6, fanatic: true, be: alarmed } as const;

  /** Gallic horse charges light horse 85 paces off; archers whom other horse charges stand half behind these, in the way of whoever follows. */
  const screened = (riders: Partial<Piece> = {}, reading = 'tested-for-it', seed = 1) => {
    const skirmish = { figures: 6, order: 'SKIRMISH', be: alarmed } as const;
    const game = setUp({
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/evaders-followed': reading } }),
      pieces: [
        { ...skirmish, id: 'rome-riders', type: 'lc', weapons: ['javelins'], files: 3, at: [505, 400], ...riders },
        { ...skirmish, id: 'rome-archers', type: 'li', weapons: ['bow'], at: [450, 370] },
        { ...horse, id: 'gaul-horse', at: [505, 485], order: 'ATTACK rome-riders' },
        { ...horse, id: 'gaul-riders', at: [430, 475], order: 'ATTACK rome-archers' },
      ],
    });
    const charges = { 'gaul-horse': { charge: 'rome-riders' }, 'gaul-riders': { charge: 'rome-archers' } };
    const { of } = play(
      game,
      {
        seed,
        answers: request => {
          if (request.kind === 'declare' && request.side === 'gaul') return charges;
          if (request.kind === 'signs')
            return Object.fromEntries(request.choices.map(({ factor, signs }) => [factor, signs.at(-1)]));
          return request.kind === 'counter' ? 'evade' : undefined;
        },
      },
      ['declarations', 'movement'],
    );
    const paces = of('moved').find(({ unit }) => unit === 'gaul-horse')?.distance ?? 0;
    return {
      tested: of('test').flatMap(({ unit, cause }) => (unit === 'rome-riders' ? [[unit, cause]] : [])),
      called: of('test').flatMap(({ unit, because }) => (unit === 'rome-riders' ? [because[0]?.effect] : [])),
      evade: of('counter').flatMap(({ unit, what }) => (what === 'evade' ? [unit] : [])),
      beyond: paces > 120,
      fled: unitIn(game, 'rome-riders').period.doing,
    };
  };

  it('are tested once these have got out of the way, by the other reading not', () => {
    const away = { beyond: true, evade: ['rome-riders', 'rome-archers'], fled: 'evading' };
    expect(screened()).toEqual({ tested: tests, called: ['tests for it after all'], ...away });
    expect(screened({}, 'tested-as-if-they-stood')).toEqual({ tested: [], called: [], ...away });
  });

  it('do not get away whom that carries off', () => {
    const wild = { type: 'lc', class: 'D', training: 'barbarian' } as const;
    const carried = Array.from({ length: 12 }, (_, i) => screened(wild, 'tested-for-it', i + 1));
    expect(carried.map(({ fled }) => fled)).toContain('charging');
    expect(carried.every(({ tested }) => tested.length === 1)).toBe(true);
  });
});

describe('evaders whose followers a friend would come to meet who stands for them after all [wrg/ruling/evaders-followed] [wrg/reaction/test-charged]', () => {
  /** Gallic horse charges skirmishers; a legion behind these is on its way to it, and is charged itself where the horse goes on into it. */
  const met = (goesOn: boolean) => {
    const order = 'ATTACK gaul-horse';
    const horse = { type: 'hc', figures: 6, fanatic: true, be: alarmed } as const;
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 340], order, figures: 24, files: 12, be: alarmed },
        { id: 'rome-skirmishers', type: 'li', weapons: ['bow'], at: [500, 400], order: 'SKIRMISH', be: alarmed },
        { ...horse, id: 'gaul-horse', at: [500, 490], order: 'ATTACK rome-skirmishers' },
      ],
    });
    const { of } = play(
      game,
      {
        answers: request => {
          if (request.kind === 'declare' && request.side === 'gaul')
            return { 'gaul-horse': { charge: 'rome-skirmishers' } };
          if (request.kind === 'signs')
            return Object.fromEntries(request.choices.map(({ factor, signs }) => [factor, signs.at(-1)]));
          return request.kind === 'pursue' ? goesOn : undefined;
        },
      },
      ['declarations', 'movement'],
    );
    const paces = of('moved').find(({ unit }) => unit === 'gaul-horse')?.distance ?? 0;
    const tested = of('test').some(({ unit }) => unit === 'rome-skirmishers');
    return { tested, beyond: paces > 120, through: of('declared').map(({ target }) => target) };
  };

  it('are tested when it turns out that they are followed farther', () => {
    expect(met(false)).toMatchObject({ tested: false, beyond: false });
    expect(met(true)).toEqual({ tested: true, beyond: true, through: ['rome-skirmishers', 'rome-legion'] });
  });
});

describe('evaders who leave the table by its edge [wrg/ruling/evaders-followed] [wrg/reaction/test-charged] [wrg/leaving-field/return]', () => {
  /** Gallic horse, 130 paces from the edge of the table, charges light horse in a deep column of whom the last would stand within its normal move there. */
  const overTheEdge = (reading = 'tested-for-it') => {
    const game = setUp({
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/evaders-followed': reading } }),
      pieces: [
        {
          id: 'rome-riders',
          type: 'lc',
          weapons: ['bow'],
          figures: 8,
          files: 2,
          at: [500, 80],
          order: 'SKIRMISH',
          be: alarmed,
        },
        { id: 'rome-others', at: [100, 100], be: alarmed },
        {
          id: 'gaul-horse',
          type: 'hc',
          figures: 6,
          fanatic: true,
          at: [500, 135],
          order: 'ATTACK rome-riders',
          be: alarmed,
        },
      ],
      generals: [
        { id: 'rome-caesar', with: 'rome-others' },
        { id: 'gaul-brennus', with: 'gaul-horse' },
      ],
    });
    const { of } = play(
      game,
      {
        answers: request => {
          if (request.kind === 'declare' && request.side === 'gaul') return { 'gaul-horse': { charge: 'rome-riders' } };
          if (request.kind === 'signs')
            return Object.fromEntries(request.choices.map(({ factor, signs }) => [factor, signs.at(-1)]));
          return request.kind === 'counter' ? 'evade' : undefined;
        },
      },
      ['declarations', 'movement'],
    );
    expect(of('gone')).toMatchObject([{ unit: 'rome-riders', how: 'left-table' }]);
    const paces = of('moved').find(({ unit }) => unit === 'gaul-horse')?.distance ?? 0;
    return { tested: of('test').map(({ unit, cause }) => [unit, cause]), beyond: paces > 120 };
  };

  it("stand in nobody's way there, and are tested where the chargers go on beyond their normal move", () => {
    expect(overTheEdge()).toEqual({ tested: [['rome-riders', 'being-charged']], beyond: true });
    expect(overTheEdge('tested-as-if-they-stood')).toEqual({ tested: [], beyond: true });
  });
});

describe('others whom followers would reach only because these come on towards them [wrg/ruling/others-who-come-to-meet-followers]', () => {
  /** Gallic foot that charges a hundred paces goes after skirmishers; a legion behind these marches up, and is 150 paces off or 95. */
  const through = (gap: number, reading = 'as-all-will-move') => {
    const game = setUp({
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/others-who-come-to-meet-followers': reading } }),
      pieces: [
        { id: 'rome-legion', at: [500, 490 - gap], order: 'MOVE N', figures: 24, files: 12, be: alarmed },
        { id: 'rome-skirmishers', type: 'li', weapons: ['bow'], at: [500, 420], order: 'SKIRMISH', be: alarmed },
        { id: 'gaul-band', type: 'lmi', fanatic: true, at: [500, 490], order: 'ATTACK rome-skirmishers', be: alarmed },
      ],
    });
    const { of } = play(
      game,
      {
        seed: 1,
        answers: request => {
          if (request.kind === 'declare' && request.side === 'gaul')
            return { 'gaul-band': { charge: 'rome-skirmishers' } };
          if (request.kind === 'signs')
            return Object.fromEntries(request.choices.map(({ factor, signs }) => [factor, signs.at(-1)]));
          return request.kind === 'pursue' ? true : undefined;
        },
      },
      ['declarations', 'movement'],
    );
    const tested = of('test').flatMap(({ unit, cause }) => (unit === 'rome-legion' ? [cause] : []));
    return { charged: of('declared').map(({ target }) => target), tested };
  };
  const both = { charged: ['rome-skirmishers', 'rome-legion'], tested: ['being-charged'] };

  it('are charged and test as all will move, by the other reading only where they stand within reach (wrg/charge/definition, wrg/evade/chargers-follow-through)', () => {
    expect(through(150)).toEqual(both);
    expect(through(150, 'where-they-stand')).toEqual({ charged: ['rome-skirmishers'], tested: [] });
    expect(through(98, 'where-they-stand')).toEqual(both);
  });
});

describe('who is charged behind evaders that hide the chargers from him [wrg/ruling/chargers-behind-evaders] [wrg/evade/chargers-follow-through]', () => {
  /** What counts of the enemy in the tests of two bodies that come upon each other: Gauls who charge Roman skirmishers, and the Romans behind these. */
  const facing = (reading?: string) => {
    const game = setUp({
      ...(reading === undefined
        ? {}
        : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/chargers-behind-evaders': reading } }) }),
      pieces: [
        { id: 'rome-guard', at: [100, 60], be: alarmed },
        { id: 'rome-line', type: 'hi', at: [500, 370], figures: 12, files: 6, class: 'A', be: alarmed },
        {
          id: 'rome-riders',
          type: 'lc',
          weapons: ['bow'],
          at: [500, 400],
          figures: 14,
          files: 14,
          order: 'SKIRMISH',
          be: alarmed,
        },
        {
          id: 'gaul-horse',
          type: 'hc',
          figures: 6,
          at: [500, 455],
          fanatic: true,
          order: 'ATTACK rome-riders',
          be: alarmed,
        },
      ],
    });
    const { of } = play(
      game,
      {
        seed: 1,
        answers: request => {
          if (request.kind === 'declare' && request.side === 'gaul') return { 'gaul-horse': { charge: 'rome-riders' } };
          if (request.kind === 'pursue') return true;
          return request.kind === 'counter' ? 'evade' : undefined;
        },
      },
      ['declarations'],
    );
    const seen = of('test').map(({ unit, cause, because }) => ({
      unit,
      cause,
      facing: because.some(({ clause }) => clause === 'wrg/reaction/minus1-enemy-unit-facing'),
    }));
    return seen.filter(({ unit, cause }) => unit === 'rome-line' && cause === 'being-charged');
  };

  it('counts them as they come on, or by the other reading does not know of them', () => {
    expect(facing()).toEqual([{ unit: 'rome-line', cause: 'being-charged', facing: true }]);
    expect(facing('only-if-they-see-each-other-before')).toEqual([
      { unit: 'rome-line', cause: 'being-charged', facing: false },
    ]);
  });
});
