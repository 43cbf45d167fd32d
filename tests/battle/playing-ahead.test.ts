import { describe, expect, it } from 'vitest';
import { type Commander, type Forethought, playingAhead, simulateImagined } from '../../src/battle/index.js';
import { bot, scenario, started, type ToyTerms, toy } from './toy.js';
import { violations } from './violations.js';

/** Commits so many of the reserve, and lets another decide the rest. */
function committing(commit: number, note = `${commit}`): (seed: number) => Commander<ToyTerms> {
  return seed => {
    const other = bot(seed);
    return {
      name: `commits ${commit}`,
      answer: (request, view, rules) =>
        request.kind === 'plan' ? { note, commit: Math.min(commit, request.upTo) } : other.answer(request, view, rules),
    };
  };
}

/** What red sees, and an enemy without a reserve. */
const imagine: Forethought<ToyTerms>['imagine'] = ({ men, banner, ownReserve }) => ({
  scenario,
  state: { men: { ...men }, banner: { ...banner }, reserve: { red: ownReserve, blue: 0 }, plan: {}, revealed: [] },
  turn: 1,
  phase: 'plan',
});

const thought: Forethought<ToyTerms> = {
  name: 'ahead',
  ruleset: toy,
  thinksThrough: 'plan',
  advisers: [committing(0), committing(2), committing(4)],
  enemies: [bot],
  imagine,
  worth: ({ state: { men } }, side) => (men[side] ?? 0) - (men.blue ?? 0),
  turns: 1,
  times: 40,
};

const planning = { kind: 'plan', id: 'plan red', side: 'red', clause: 'toy/plan', secret: true, upTo: 4 } as const;
const view = toy.view(started().now, 'red', scenario, toy.rules());

function planOf(changes: Partial<Forethought<ToyTerms>>, seed = 5) {
  const answer = playingAhead(seed, { ...thought, ...changes }).answer(planning, view, toy.rules());
  return (answer as { readonly commit: number }).commit;
}

describe('a commander that plays its plans out', () => {
  it('does what comes out best: more men shoot more of the enemy down', () => {
    expect(planOf({})).toBe(4);
  });

  it('does what is worth more by its own lights', () => {
    const keeping: Forethought<ToyTerms>['worth'] = ({ state }) => state.reserve.red ?? 0;
    expect(planOf({ worth: keeping, advisers: [committing(4), committing(2), committing(1)] })).toBe(1);
  });

  it('does the first of what comes out alike', () => {
    expect(planOf({ worth: () => 0, advisers: [committing(2), committing(0), committing(4)] })).toBe(2);
  });

  it('plays nothing out where all propose the same, or where it cannot imagine the battle', () => {
    const never = () => {
      throw new Error('it has been played out');
    };
    expect(planOf({ worth: never, advisers: [committing(3), committing(3)] })).toBe(3);
    expect(planOf({ worth: never, imagine: () => undefined })).toBe(0);
  });

  it('plays each proposal out as often as it is told, against one enemy after the other, and with the same dice', () => {
    const met: string[] = [];
    const named =
      (name: string) =>
      (seed: number): Commander<ToyTerms> => {
        const plain = bot(seed);
        return {
          name,
          answer(request, seen, rules) {
            if (request.kind === 'plan') met.push(name);
            return plain.answer(request, seen, rules);
          },
        };
      };
    const worths: number[] = [];
    const worth: Forethought<ToyTerms>['worth'] = after => {
      worths.push(after.state.men.blue ?? 0);
      return 0;
    };
    const twins = [committing(2), committing(2, 'the same')] as const;
    planOf({ enemies: [named('bold'), named('timid')], times: 3, advisers: twins, worth });
    expect(met).toEqual(['bold', 'timid', 'bold', 'bold', 'timid', 'bold']);
    expect(worths.slice(0, 3)).toEqual(worths.slice(3));
    expect(new Set(worths).size).toBeGreaterThan(1);
  });

  it('stops after as many turns as it looks ahead', () => {
    const turns = (many: number) => {
      const seen: number[] = [];
      planOf({
        turns: many,
        times: 2,
        worth: after => {
          seen.push(after.outcome === null ? after.turns : many);
          return 0;
        },
      });
      return new Set(seen);
    };
    expect(turns(1)).toEqual(new Set([1]));
    expect(turns(3)).toEqual(new Set([3]));
  });

  it('leaves all other decisions to the first adviser, and decides alike for the same seed', () => {
    const stand = { kind: 'stand', id: 'stand red', side: 'red', clause: 'toy/fire', losses: 2 } as const;
    const ahead = playingAhead(5, { ...thought, advisers: [committing(0), committing(4)] });
    expect(ahead.answer(stand, view, toy.rules())).toBe(committing(0)(5).answer(stand, view, toy.rules()));
    const noisy = (seed: number) => planOf({ times: 1 }, seed);
    expect([1, 2, 3, 4, 5, 6].map(noisy)).toEqual([1, 2, 3, 4, 5, 6].map(noisy));
  });

  it('is advised by the best adviser in all that it is asked, until it begins to think anew', () => {
    const asked: string[] = [];
    const named = (name: string, commit: number) => (seed: number) => ({
      name,
      answer(...[request, seen, rules]: Parameters<Commander<ToyTerms>['answer']>) {
        asked.push(name);
        return committing(commit)(seed).answer(request, seen, rules);
      },
    });
    let begins = true;
    const ahead = playingAhead(5, {
      ...thought,
      advisers: [named('few', 0), named('many', 4)],
      begins: () => begins,
    });
    const stand = { kind: 'stand', id: 'stand red', side: 'red', clause: 'toy/fire', losses: 2 } as const;
    const advisersOf = (...requests: readonly (typeof planning | typeof stand)[]) => {
      asked.length = 0;
      for (const request of requests) ahead.answer(request, view, toy.rules());
      return asked;
    };
    expect(advisersOf(stand)).toEqual(['few']);
    expect(advisersOf(planning).at(-1)).toBe('many');
    begins = false;
    expect(advisersOf(planning, stand)).toEqual(['many', 'many']);
  });

  it('goes by the rules in force', () => {
    const shot = (hits: readonly number[]) => {
      let all = 0;
      const worth: Forethought<ToyTerms>['worth'] = ({ state }) => {
        all += 8 - (state.men.blue ?? 0);
        return 0;
      };
      playingAhead(5, { ...thought, worth }).answer(planning, view, { ...toy.rules(), hits });
      return all;
    };
    expect(shot([])).toBeLessThan(shot([6]));
    expect(shot([6])).toBeLessThan(shot([4, 5, 6]));
  });
});

describe('an imagined battle', () => {
  const imagined = { ...imagine(view, toy.rules())!, rules: toy.rules() };
  const commanders = { red: bot(0), blue: bot(1) };

  it('begins with a phase that there is', () => {
    const odd = { ...imagined, phase: 'dawn' };
    expect(violations(() => simulateImagined(toy, odd, commanders, { seed: 1 }))).toEqual([
      'phase: there is no phase "dawn"',
    ]);
  });

  it('refuses an answer that the rules refuse', () => {
    const rash = { ...bot(0), answer: () => ({ note: '', commit: 40 }) };
    expect(violations(() => simulateImagined(toy, imagined, { ...commanders, red: rash }, { seed: 1 }))).toEqual([
      'red.plan red.commit: commit 0 to 4',
    ]);
  });
});
