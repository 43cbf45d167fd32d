import { describe, expect, it } from 'vitest';
import { tellWrg } from '../../../src/rulesets/wrg/windows/tell.js';
import { type Game, play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** What is told of a unit in some phases, and to whom. */
const toldOf = (game: Game, unit: string, phases: readonly string[]) =>
  play(game, { seed: 1 }, phases)
    .told.filter(({ event }) => 'unit' in event && event.unit === unit)
    .map(({ event, seenBy }) => ({
      text: tellWrg({ ...event, turn: 2, phase: 'movement' }, game.scenario).join(' '),
      seenBy,
    }));

/** A charge from which skirmishers evade. */
function evades(game: Game, charger: string) {
  Object.assign(unitIn(game, charger).period, { charges: 'rome-skirmishers', doing: 'charging' });
  Object.assign(unitIn(game, 'rome-skirmishers').period, { counter: { what: 'evade', charger }, doing: 'evading' });
}

describe('what is told', () => {
  it('of who advances out of control at nobody in reach is no charge [wrg/uncontrolled-advance/speed]', () => {
    const bound = { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 1 } as const;
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 100], be: alarmed },
        { id: 'gaul-band', at: [500, 500], be: { ...alarmed, bound } },
      ],
    });
    const [moved] = toldOf(game, 'gaul-band', ['movement']);
    expect(moved?.text).toMatch(/advances 80 paces out of control/);
    expect(moved?.text).not.toMatch(/charge/);
  });

  it('of evaders who have left the table is where they reorganise, and that to their own side [wrg/evade/clear-reorganise]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [100, 100], be: alarmed },
        { id: 'rome-skirmishers', type: 'li', weapons: ['javelins'], at: [500, 30], order: 'SKIRMISH', be: alarmed },
        { id: 'gaul-band', at: [500, 105], be: alarmed },
      ],
    });
    evades(game, 'gaul-band');
    const told = toldOf(game, 'rome-skirmishers', ['movement', 'reactions']);
    const recovers = told.find(({ text }) => /reorganise/.test(text));
    expect(told.some(({ text }) => /ha(s|ve) left the table/.test(text))).toBe(true);
    expect(recovers?.text).toMatch(/reorganises? off the table/);
    expect(recovers?.seenBy).toEqual(['rome']);
  });

  it('of evaders who were coming on is that they lose that way, in paces [wrg/evade/measured-from]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [100, 100], be: alarmed },
        {
          id: 'rome-skirmishers',
          type: 'li',
          weapons: ['javelins'],
          at: [500, 300],
          order: 'MOVE N 200',
          be: alarmed,
        },
        { id: 'gaul-horse', type: 'lc', at: [500, 420], be: alarmed },
      ],
    });
    evades(game, 'gaul-horse');
    const [moved] = toldOf(game, 'rome-skirmishers', ['movement']);
    expect(moved?.text).toMatch(/were to come \d+ paces nearer to the enemy by their own move: −\d+ paces/);
  });
});
