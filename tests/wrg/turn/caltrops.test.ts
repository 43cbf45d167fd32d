import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../src/battle/index.js';
import type { RuleViolation } from '../../../src/rulebook/index.js';
import { wrg } from '../../../src/rulesets/wrg/ruleset.js';
import type { WrgScenarioFile } from '../../../src/rulesets/wrg/schema.js';
import { comingUpon } from '../../../src/rulesets/wrg/turn/caltrops/caltrops.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { wrgWindows } from '../../../src/rulesets/wrg/windows/windows.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { type Game, type Piece, play, setUp, unitIn } from './table-top.js';

const legion: Piece = { id: 'rome-legion', at: [500, 300] };
const gauls: Piece = { id: 'gaul-levy', at: [500, 420], order: 'MOVE S 100', figures: 12 };

function strewn(
  caltrops: WrgScenarioFile['caltrops'] = [{ unit: 'rome-legion' }],
  pieces: readonly Piece[] = [legion, gauls],
  rulings: Parameters<typeof wrgRulesUnder>[0] = {},
): Game {
  return setUp({
    pieces,
    rules: wrgRulesUnder(rulings),
    scenario: { ...(caltrops === undefined ? {} : { caltrops }) },
  });
}

const laying = { answers: declaring({ 'rome-legion': { lays: true } }) };

describe('caltrops', () => {
  it('are laid in a whole period, five paces for each figure, and carried no longer [wrg/caltrops/supply]', () => {
    const game = strewn();
    const { of } = play(game, laying);
    expect(of('caltrops')).toMatchObject([{ unit: 'rome-legion' }]);
    const [strip] = game.state.caltrops?.strips ?? [];
    expect(strip?.line).toEqual([
      { x: 470, y: 300 },
      { x: 530, y: 300 },
    ]);
    expect(strip?.depth).toBe(10);
    expect(game.state.caltrops?.carried).toEqual([]);
    const { asked } = play(game, {}, ['orders', 'declarations']);
    const request = asked.find(({ kind, side }) => kind === 'declare' && side === 'rome');
    if (request === undefined) throw new Error('nobody was asked');
    expect(checkAnswer(wrg, request, { 'rome-legion': { lays: true } }, game)).toMatchObject([
      { path: 'rome-legion.lays', clause: 'wrg/caltrops/supply' },
    ]);
  });

  it('are not laid by who is drawn into a fight [wrg/caltrops/supply]', () => {
    const game = strewn(undefined, [legion, { ...gauls, at: [500, 340], order: 'ATTACK rome-legion' }]);
    play(game, {
      seed: 3,
      answers: declaring({ 'rome-legion': { lays: true }, 'gaul-levy': { charge: 'rome-legion' } }),
    });
    expect(game.state.melees.length + Number(unitIn(game, 'gaul-levy').period.charges === null)).toBeGreaterThan(0);
    if (unitIn(game, 'rome-legion').period.fought) expect(game.state.caltrops?.strips).toEqual([]);
  });

  it('are had by Roman and Byzantine foot alone [wrg/caltrops/supply]', () => {
    const refused = (unit: string, pieces: readonly Piece[] = [legion, gauls]) => {
      try {
        strewn([{ unit }], pieces);
      } catch (error) {
        return (error as RuleViolation).violations.map(({ path }) => path);
      }
      return [];
    };
    expect(refused('rome-legion')).toEqual([]);
    expect(refused('gaul-levy')).toEqual(['caltrops[0].unit']);
    expect(refused('rome-horse', [{ ...legion, id: 'rome-horse', type: 'hc', figures: 6 }, gauls])).toEqual([
      'caltrops[0].unit',
    ]);
    expect(refused('nobody')).toEqual(['caltrops[0].unit']);
  });

  it('are known to their own side alone until somebody treads on them', () => {
    const game = strewn([{ unit: 'rome-legion', laid: true }]);
    const strips = (side: string) => wrgView(game.state, side, game.scenario).caltrops?.strips.length;
    expect([strips('rome'), strips('gaul')]).toEqual([1, 0]);
    const { state, scenario, rules } = game;
    const seen = (side: string) =>
      (wrgWindows.pictureSeen({ view: wrgView(state, side, scenario), scenario, rules } as never, []).things ?? []).map(
        ({ kind }) => kind,
      );
    expect([seen('rome'), seen('gaul')]).toEqual([['caltrops'], []]);
    play(game, {}, ['movement']);
    expect(unitIn(game, 'gaul-levy').placed.at.y).toBeLessThan(420);
    for (let period = 0; period < 3 && strips('gaul') === 0; period++) play(game, {}, ['movement']);
    expect(strips('gaul')).toBe(1);
    expect(seen('gaul')).toContain('caltrops');
  });

  it('cost those who come upon them men, by the figures that do [wrg/caltrops/effect] [wrg/caltrops/random]', () => {
    const trod = (
      piece: Partial<Piece>,
      dice: readonly number[],
      rulings: Parameters<typeof wrgRulesUnder>[0] = {},
    ) => {
      const game = strewn(
        [{ unit: 'rome-legion', laid: true }],
        [legion, { ...gauls, at: [500, 340], ...piece }],
        rulings,
      );
      const { of } = play(game, { dice }, ['movement']);
      return of('trodden');
    };
    // The legion stops them with their first rank on the strip.
    const [foot] = trod({}, [2, 3]);
    expect(foot).toMatchObject({ unit: 'gaul-levy', figures: 6 });
    const [horse] = trod({ type: 'hc', figures: 6, files: 6 }, [2, 3]);
    expect(horse?.because.map(({ effect }) => effect)).toContain('factor 1');
    expect(foot?.because.map(({ effect }) => effect)).toContain('factor 0');
    expect((horse?.total ?? 0) - (foot?.total ?? 0)).toBe(1);
  });

  it('whose dice are thrown is a ruling [wrg/caltrops/random]', () => {
    const factor = (reading: string) => {
      const game = strewn(
        [{ unit: 'rome-legion', laid: true }],
        [
          { ...legion, class: 'B' },
          { ...gauls, at: [500, 340] },
        ],
        { rulings: { 'wrg/ruling/caltrops-dice': reading } },
      );
      return play(game, { dice: [3, 6] }, ['movement']).of('trodden')[0]?.total;
    };
    // Average dice of regulars show no six; ordinary ones of barbarians do.
    expect(() => factor('of-those-who-laid-them')).toThrow(RangeError);
    expect(typeof factor('of-those-who-pass')).toBe('number');
  });

  it('are felt by who stands on them when he came upon them, or anew when he goes back (wrg/caltrops/effect, wrg/ruling/standing-on-caltrops)', () => {
    const trod = (reading?: string, order = 'MOVE N 100') => {
      const game = strewn(
        [{ unit: 'rome-legion', laid: true }],
        [legion, { ...gauls, order }],
        reading === undefined ? {} : { rulings: { 'wrg/ruling/standing-on-caltrops': reading } },
      );
      const put = (id: string, at: { x: number; y: number }) => {
        const unit = unitIn(game, id);
        unit.placed = { ...unit.placed, at, facing: 0 };
      };
      put('rome-legion', { x: 100, y: 100 });
      // All of them stand on the strip, and are to go back north.
      put('gaul-levy', { x: 500, y: 314 });
      const { of } = play(game, { seed: 1 }, ['movement']);
      return of('trodden').map(({ unit, figures }) => [unit, figures]);
    };
    expect(trod()).toEqual([]);
    expect(trod('felt-on-coming-upon-them')).toEqual([]);
    expect(trod('felt-on-every-way-over-them')).toEqual([['gaul-levy', 12]]);
    expect(trod('felt-on-every-way-over-them', 'HOLD')).toEqual([]);
  });

  it('are felt once, and by either side', () => {
    const strip = {
      id: 's',
      side: 'rome',
      line: [
        { x: 0, y: 0 },
        { x: 20, y: 0 },
      ],
      depth: 10,
      by: { training: 'regular', class: 'C' },
      known: false,
    } as const;
    const body = { stand: { front: 10, depth: 10, figures: 1 }, figures: 4, files: 2, facing: 0 } as const;
    const upon = (from: number, to: number) =>
      comingUpon(strip, { ...body, at: { x: 10, y: from } }, { ...body, at: { x: 10, y: to } }, wrgRulesUnder({}));
    expect(upon(-20, -15)).toBe(0);
    expect(upon(-20, 8)).toBe(2);
    expect(upon(-20, 40)).toBe(4);
    expect(upon(9, 40)).toBe(2);
    expect(upon(60, 20)).toBe(2);
    // Round the end of them nobody comes upon them, though they lie between.
    const way = [-20, 60].flatMap(y => [{ x: 60, y }]);
    const round = [{ x: 10, y: -20 }, ...way, { x: 10, y: 60 }];
    const at = (y: number) => ({ ...body, at: { x: 10, y } });
    const [from, to] = [at(-20), at(60)];
    expect(comingUpon(strip, from, to, wrgRulesUnder({}))).toBe(4);
    expect(comingUpon(strip, from, to, wrgRulesUnder({}), round)).toBe(0);
    const own = strewn(
      [{ unit: 'rome-legion', laid: true }],
      [
        { ...legion, order: 'MOVE N 60' },
        { ...gauls, order: 'HOLD' },
      ],
    );
    expect(play(own, {}, ['movement']).of('trodden')).toMatchObject([{ unit: 'rome-legion', figures: 12 }]);
  });
});
