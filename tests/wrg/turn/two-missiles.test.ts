import { describe, expect, it } from 'vitest';
import type { Conduct } from '../../../src/rulesets/wrg/state.js';
import { conductFaults } from '../../../src/rulesets/wrg/turn/declaring/checks.js';
import { tellWrg } from '../../../src/rulesets/wrg/windows/tell.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp } from './table-top.js';

const alarmed = { alarmed: true };
const legion: Piece = {
  id: 'rome-legion',
  type: 'hi',
  class: 'A',
  figures: 24,
  files: 12,
  at: [500, 300],
  be: alarmed,
};
const isThrow = ({ clause }: { readonly clause: string }) => clause.startsWith('wrg/shooting/random');

/** The volleys of a period at the legion: weapon, figures, and whether the random factor was thrown for it. */
function volleys(shooters: Piece, rulings: { readonly [id: string]: string } = {}) {
  const game = setUp({ pieces: [legion, shooters], rules: wrgRulesUnder({ rulings }) });
  return play(game, { seed: 1 }, ['shooting'])
    .of('shot')
    .map(({ figures, because }) => [because[0]?.because, figures, because.some(isThrow)]);
}

describe('Huns who have bows and javelins', () => {
  const huns = (conduct: Conduct = {}): Piece => ({
    id: 'gaul-huns',
    type: 'mc',
    nation: 'hun',
    weapons: ['bow', 'javelins'],
    figures: 12,
    files: 6,
    at: [500, 330],
    be: alarmed,
    // Set down as having said it when charges were declared.
    ...(conduct.shootsWith === undefined ? {} : { be: { ...alarmed, period: periodWith(conduct) } }),
  });
  const periodWith = (conduct: Conduct) => {
    const game = setUp({ pieces: [legion, huns()] });
    const { period } = game.state.units['gaul-huns'] ?? { period: undefined };
    if (period === undefined) throw new Error('no Huns');
    return { ...period, conduct };
  };
  const ruling = 'wrg/ruling/two-missile-weapons';

  it('shoot with one of them in a period, or with each (wrg/ruling/two-missile-weapons)', () => {
    expect(volleys(huns())).toEqual([['shoots with bow', 12, true]]);
    expect(volleys(huns(), { [ruling]: 'each-of-them' })).toEqual([
      ['shoots with bow', 12, true],
      ['shoots with javelins', 6, false],
    ]);
  });

  it('are no more men than they are to those who look at who could shoot at them (wrg/shooting/priority/2-equal-shooters)', () => {
    const target = (weapons: Piece['weapons'], atOnce: string) => {
      const rulings = { 'wrg/ruling/who-shoots-at-them': 'who-could', [ruling]: atOnce };
      const game = setUp({
        pieces: [
          {
            ...legion,
            id: 'rome-archers',
            type: 'li',
            weapons: ['bow'],
            figures: 10,
            files: 10,
            order: 'HOLD, shoot at gaul-band',
          },
          { ...huns(), weapons, figures: 3, files: 3, at: [500, 335] },
          { id: 'gaul-band', at: [420, 340], be: alarmed },
        ],
        rules: wrgRulesUnder({ rulings }),
      });
      const { of } = play(game, { seed: 1 }, ['shooting']);
      return of('shot').find(({ unit }) => unit === 'rome-archers')?.target;
    };
    const [one, each] = ['one-of-them-in-a-period', 'each-of-them'];
    expect(target(['bow'], one)).toBe('gaul-band');
    expect(target(['bow', 'javelins'], one)).toBe('gaul-band');
    expect(target(['bow', 'javelins'], each)).toBe('gaul-huns');
  });

  it('are told with which of them they shoot, as others are not', () => {
    const told = (shooters: Piece) => {
      const rules = wrgRulesUnder({ rulings: { [ruling]: 'each-of-them' } });
      const game = setUp({ pieces: [legion, shooters], rules });
      return play(game, { seed: 1 }, ['shooting'])
        .told.filter(({ event }) => event.kind === 'shot')
        .map(
          ({ event }) => tellWrg({ ...event, turn: 2, phase: 'shooting' }, game.scenario)[0]?.match(/with .* at/)?.[0],
        );
    };
    expect(told(huns())).toEqual(['with 12 figures (bow) at', 'with 6 figures (javelins) at']);
    expect(told({ ...huns(), weapons: ['bow'] })).toEqual(['with 12 figures at']);
  });

  it('shoot with the one that their player names', () => {
    expect(volleys(huns({ shootsWith: 'javelins' }))).toEqual([['shoots with javelins', 6, true]]);
    expect(volleys(huns({ shootsWith: 'bow' }))).toEqual([['shoots with bow', 12, true]]);
  });

  it('are told to shoot with nothing that they do not carry', () => {
    const game = setUp({ pieces: [legion, huns()] });
    const asks = { units: [{ unit: 'gaul-huns', charges: [], mayHalt: false }] };
    const faults = (shootsWith: string) =>
      conductFaults({ 'gaul-huns': { shootsWith } }, asks, game).map(({ path, mend }) => [path, mend]);
    expect(faults('bow')).toEqual([]);
    expect(faults('sling')).toEqual([['gaul-huns.shootsWith', 'name bow or javelins']]);
  });

  it('are told to shoot with one alone where they may choose', () => {
    const rules = wrgRulesUnder({ rulings: { [ruling]: 'each-of-them' } });
    const game = setUp({ pieces: [legion, huns()], rules });
    const asks = { units: [{ unit: 'gaul-huns', charges: [], mayHalt: false }] };
    expect(conductFaults({ 'gaul-huns': { shootsWith: 'bow' } }, asks, game)).toMatchObject([
      { path: 'gaul-huns.shootsWith', mend: 'leave it out' },
    ]);
  });
});

describe('the crew of an elephant', () => {
  const beast: Piece = {
    id: 'gaul-beast',
    type: 'elephant',
    crew: ['bow', 'javelins'],
    figures: 1,
    files: 1,
    at: [500, 330],
    be: alarmed,
  };

  it('shoots man by man, in one volley, or throws for each weapon (wrg/shooting/crew/elephant-chariot, wrg/ruling/mixed-bodies)', () => {
    expect(volleys(beast)).toEqual([
      ['shoots with bow', 1, true],
      ['shoots with javelins', 1, false],
    ]);
    expect(volleys(beast, { 'wrg/ruling/mixed-bodies': 'throw-each' }).map(([, , thrown]) => thrown)).toEqual([
      true,
      true,
    ]);
  });
});
