import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../../rules-under.js';
import { declaring } from '../answers.js';
import { type Game, type Piece, play, setUp, type TableTop, unitIn } from '../table-top.js';

/** What ents do where others do as their player likes: wrg/ruling/deeds-of-ents. */

const [goOn, stay, player] = ['they-go-for-the-enemy', 'they-stay-where-they-are', 'as-the-player-beside-them-chooses'];
const guards: readonly Piece[] = [
  { id: 'rome-guard', at: [100, 60] },
  { id: 'gaul-guard', at: [900, 740], be: { alarmed: true } },
];

/** Ents who have come out of their wood and fight beside the Romans. */
function ents(pieces: readonly Piece[], deeds: string, be: object = {}, more: Partial<TableTop> = {}): Game {
  const grove = { id: 'ents', name: 'Ents', figures: 8, files: 4, at: [500, 300] as [number, number], facing: 'N' };
  const game = setUp({
    ...more,
    pieces: [...guards, ...pieces],
    rules: wrgRulesUnder({ rulings: { 'wrg/ruling/deeds-of-ents': deeds } }),
    scenario: { sorcery: { ents: [grove] } },
  });
  delete Object.assign(unitIn(game, 'ents'), { side: 'rome', alarmed: true, ...be }).aside;
  return game;
}

const isAsked = (asked: ReturnType<typeof play>['asked'], kind: string) =>
  asked.some(request => request.kind === kind && 'unit' in request && request.unit === 'ents');

describe('ents, who are nobody’s [wrg/sorcery/ents] (wrg/ruling/deeds-of-ents)', () => {
  it('stand to be charged, as all foot that is not fanatic: nobody chooses anything there [wrg/charge/counter-actions]', () => {
    const charged = (deeds: string) => {
      const game = ents([{ id: 'gaul-band', at: [500, 360], order: 'CHARGE', be: { alarmed: true } }], deeds);
      const answers = declaring({ 'gaul-band': { charge: 'ents' } });
      const { of, asked } = play(game, { seed: 2, answers }, ['declarations']);
      return [
        of('declared').length,
        of('counter')
          .map(({ what }) => what)
          .join(),
        isAsked(asked, 'counter'),
      ];
    };
    for (const deeds of [goOn, stay, player]) expect(charged(deeds)).toEqual([1, 'stand', false]);
  });

  it('go on after broken enemies, or halt as soon as they may, or do as a player likes [wrg/pursuit/halt]', () => {
    const pursuing = (deeds: string) => {
      const routers: Piece = {
        id: 'gaul-routers',
        at: [500, 400],
        type: 'lmi',
        facing: 'N',
        be: { alarmed: true, rout: { periods: 1, from: { x: 500, y: 290 } } },
      };
      const game = ents([routers], deeds, { pursuit: { quarry: 'gaul-routers', periods: 1 } });
      const { asked } = play(game, { seed: 1 }, ['reactions']);
      return [unitIn(game, 'ents').pursuit !== null, isAsked(asked, 'pursue')];
    };
    expect([goOn, stay, player].map(pursuing)).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });

  it('reorganise where they have been pushed back to, or do as a player likes [wrg/after-melee/recoil-others]', () => {
    const recovering = (deeds: string) => {
      const band: Piece = {
        id: 'gaul-band',
        at: [500, 300.02],
        type: 'hi',
        class: 'A',
        training: 'regular',
        figures: 24,
        files: 8,
        weapons: ['two-handed-axe'],
        be: { alarmed: true },
      };
      for (let seed = 1; seed < 40; seed++) {
        const game = ents([band], deeds, {}, { melees: [{ a: 'ents', b: 'gaul-band' }] });
        const { of, asked } = play(game, { seed }, ['hand-to-hand']);
        const recovers = of('recovers').find(({ unit }) => unit === 'ents');
        if (recovers !== undefined) return [recovers.how, isAsked(asked, 'recover')];
      }
      return [];
    };
    expect([goOn, stay].map(recovering)).toEqual([
      ['reorganising', false],
      ['reorganising', false],
    ]);
    expect(recovering(player)[1]).toBe(true);
  });
});
