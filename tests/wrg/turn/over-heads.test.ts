import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { tellWrg } from '../../../src/rulesets/wrg/windows/tell.js';
import { type Game, type Piece, play, setUp, unitIn } from './table-top.js';

const inView = (game: Game, of: string, other: string) =>
  fieldOf(game.state, game.scenario, game.rules)
    .near.around(of)
    .find(({ who }) => who.id === other)?.inView;

describe('who stands behind others on the flat', () => {
  const behind = (second: Partial<Piece>, first: Partial<Piece> = {}) => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300] },
        { id: 'gaul-line', at: [500, 400], figures: 40, files: 40, ...first },
        { id: 'gaul-second', at: [500, 460], figures: 4, files: 4, ...second },
      ],
    });
    return inView(game, 'rome-legion', 'gaul-second');
  };
  const elephants = { type: 'elephant', crew: ['javelins'], training: 'barbarian', weapons: [] } as const;

  it('is not seen, unless he sits on elephants behind men [wrg/reaction/visibility-nearest-rank]', () => {
    expect(behind({})).toBe(false);
    expect(behind({ type: 'hc' })).toBe(false);
    expect(behind(elephants)).toBe(true);
    expect(behind(elephants, { ...elephants, figures: 8, files: 8 })).toBe(false);
  });
});

describe('in fog', () => {
  const field = () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 200] },
        { id: 'gaul-band', at: [500, 600] },
        { id: 'gaul-lord', at: [100, 780] },
      ],
      generals: [
        { id: 'rome-chief', with: 'rome-legion' },
        { id: 'gaul-chief', with: 'gaul-lord' },
      ],
      scenario: {
        weather: { region: 'europe', month: 'november', brings: [], fog: true, wind: 'west', elapsed: 0 },
        objectives: [{ id: 'ford', name: 'The ford', at: [500, 600], radius: 30, points: 10 }],
      } as never,
    });
    game.state.period = 0;
    return game;
  };
  const told = (game: Game) =>
    play(game, { seed: 1 })
      .told.filter(({ event }) => event.kind === 'holding')
      .map(({ seenBy }) => seenBy);
  const known = (game: Game, side: string) =>
    wrgView(game.state, side, game.scenario, game.rules).holdings.map(holding => holding.side);

  it('nobody knows who holds a place that he does not see [wrg/weather/fog]', () => {
    const game = field();
    expect(told(game)).toEqual([['gaul']]);
    expect(game.state.holdings[0]?.side).toBe('gaul');
    expect([known(game, 'gaul'), known(game, 'rome')]).toEqual([['gaul'], [null]]);
    const legion = unitIn(game, 'rome-legion');
    legion.placed = { ...legion.placed, at: { x: 500, y: 540 } };
    expect(told(game)).toEqual([undefined]);
    expect(known(game, 'rome')).toEqual(['gaul']);
  });

  it('nor that a place is held no more because of an enemy whom he does not see [wrg/weather/fog] [wrg/ruling/empty-place]', () => {
    const game = field();
    const move = (id: string, x: number, y: number) => {
      const unit = unitIn(game, id);
      unit.placed = { ...unit.placed, at: { x, y } };
    };
    // The Romans bar the way of a lord before them to a ford near them, on which nobody stands.
    move('rome-legion', 500, 680);
    move('gaul-band', 100, 300);
    move('gaul-lord', 500, 760);
    expect(told(game)).toEqual([['rome']]);
    expect(game.state.holdings[0]?.side).toBe('rome');
    // Another comes from the side, unseen, whose way nobody bars.
    move('rome-legion', 500, 680);
    move('gaul-lord', 500, 760);
    move('gaul-band', 390, 570);
    expect(told(game)).toEqual([]);
    expect(game.state.holdings[0]?.side).toBeNull();
    expect(known(game, 'rome')).toEqual(['rome']);
  });

  it('whose command a body is of does not name a general who is out of sight [wrg/weather/fog]', () => {
    const game = field();
    play(game, { seed: 1 }, ['orders']);
    const legion = unitIn(game, 'rome-legion');
    legion.placed = { ...legion.placed, at: { x: 500, y: 540 } };
    const view = () => wrgView(game.state, 'rome', game.scenario, game.rules);
    expect(view().units['gaul-band']?.command).toBe('');
    expect(view().units['rome-legion']?.command).toBe('rome-chief');
    legion.placed = { ...legion.placed, at: { x: 100, y: 700 } };
    expect(view().units['gaul-lord']?.command).toBe('gaul-chief');
  });
});

describe('who has climbed over the side of a ship in this period', () => {
  it('has moved, and shoots with his front rank alone [wrg/shooting/overhead/forbidden]', () => {
    const shooting = (climbed: boolean) => {
      const game = setUp({
        pieces: [
          { id: 'rome-archers', type: 'lmi', weapons: ['bow'], at: [500, 300], be: { alarmed: true } },
          { id: 'gaul-band', at: [500, 400], be: { alarmed: true } },
        ],
      });
      if (climbed) unitIn(game, 'rome-archers').period.climbed = true;
      return play(game, {}, ['shooting'])
        .of('shot')
        .find(({ unit }) => unit === 'rome-archers')?.figures;
    };
    expect([shooting(false), shooting(true)]).toEqual([12, 6]);
  });
});

describe('archers who have shifted by less than a pace', () => {
  it('have not moved, as it is told of them: their second rank shoots overhead [wrg/shooting/overhead/forbidden] [wrg/shooting/overhead/allowed-bows]', () => {
    const shooting = (moved: number) => {
      const alarmed = { alarmed: true };
      const game = setUp({
        pieces: [
          { id: 'rome-archers', type: 'li', weapons: ['bow'], at: [500, 300], be: alarmed },
          { id: 'gaul-band', at: [500, 380], be: alarmed },
        ],
      });
      Object.assign(unitIn(game, 'rome-archers').period, { moved, doing: 'advancing' });
      const [shot] = play(game, { seed: 1 }, ['shooting']).of('shot');
      const to = { x: 500, y: 300 };
      const went = { unit: 'rome-archers', doing: 'advancing', from: to, to, way: [to], facing: 0 } as const;
      const told = tellWrg(
        { kind: 'moved', ...went, distance: moved, because: [], turn: 2, phase: 'movement' },
        game.scenario,
      );
      return { figures: shot?.figures, told: told[0]?.includes('stay') || told[0]?.includes('stands where') };
    };
    expect([0, 0.85, 1].map(shooting)).toEqual([
      { figures: 12, told: true },
      { figures: 12, told: true },
      { figures: 6, told: false },
    ]);
  });
});
