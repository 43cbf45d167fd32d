import { describe, expect, it } from 'vitest';
import { tableOf } from '../../../src/rulesets/wrg/ground.js';
import type { Work } from '../../../src/rulesets/wrg/siege/works.js';
import { declaring } from './answers.js';
import { siege, town } from './siege-table.js';
import { type Game, type Piece, play, unitIn } from './table-top.js';

type Feature = (typeof town)[number];
type WorksFile = NonNullable<Parameters<typeof siege>[1]>;

const party = { id: 'rome-party', at: [300, 200], figures: 16, files: 8, order: 'HOLD' } as const;
const gaul = { id: 'gaul-far', at: [700, 600], facing: 'S' } as const;

function site(works: WorksFile = {}, features: readonly Feature[] = [], pieces: readonly Piece[] = [party, gaul]) {
  return siege(pieces, { builders: ['rome-party'], ...works }, [...town, ...features]);
}

function work(game: Game, what: Work, periods = 1) {
  const told = [];
  const answers = declaring({ 'rome-party': { work: what } });
  for (let period = 0; period < periods; period++) told.push(...play(game, { answers }).events);
  return told;
}

const features = (game: Game) => tableOf(game.scenario, game.state).features;

describe('a working party that builds', () => {
  it.each([
    ['palisade', 'stakes'],
    ['abatis', 'barricade'],
    ['turf-wall', 'barricade'],
    ['ditch', 'ditch'],
  ] as const)(
    'puts up a pace of %s for every figure and period, along its front (wrg/siege/build/earthworks)',
    (build, kind) => {
      const game = site();
      const [first] = work(game, { build, paces: 32 }).filter(event => event.kind === 'built');
      expect(first).toMatchObject({ what: 'goes-on', done: 16, needed: 32, paces: 16 });
      expect(features(game).find(({ id }) => id === `${build}-1`)).toMatchObject({ kind });
      const [second] = work(game, { build, paces: 32 }).filter(event => event.kind === 'built');
      expect(second).toMatchObject({ what: 'stands', done: 32, paces: 32 });
      expect(game.state.works?.built).toHaveLength(1);
    },
  );

  it('needs tools', () => {
    expect(() => work(site({ builders: [] }), { build: 'palisade' })).toThrow('it has no tools to build with');
  });

  it('digs a sap ahead, which covers whoever is in it, and from which a mine is dug', () => {
    const game = site({ mining: true }, [], [{ ...party, figures: 16, files: 4 }, gaul]);
    work(game, { build: 'sap', paces: 16 });
    expect(game.state.works?.built[0]).toMatchObject({ build: 'sap', paces: 16 });
    work(game, { mine: { x: 300, y: 400 } });
    expect(game.state.works?.tunnels).toHaveLength(1);
  });

  it('covers a body that stands in the sap from missiles', () => {
    const bows = {
      id: 'gaul-bows',
      at: [300, 280],
      facing: 'S',
      files: 8,
      figures: 8,
      type: 'lmi',
      weapons: ['bow'],
      order: 'HOLD',
    } as const;
    const isCoveredBy = (sap: boolean) => {
      const game = site({}, [], [party, bows]);
      if (sap) {
        game.state.works?.built.push({
          id: 'sap-1',
          build: 'sap',
          side: 'rome',
          from: { x: 300, y: 180 },
          bearing: 0,
          goal: 20,
          wide: 60,
          of: null,
          done: 20,
          paces: 20,
        });
      }
      const { of } = play(game, { seed: 2 }, ['orders', 'shooting']);
      const shots = of('shot').filter(({ target }) => target === 'rome-party');
      expect(shots).toHaveLength(1);
      return shots.some(({ because }) => because.some(({ clause }) => clause === 'wrg/shooting/tactical/cover'));
    };
    expect(isCoveredBy(false)).toBe(false);
    expect(isCoveredBy(true)).toBe(true);
  });

  const river: Feature = {
    kind: 'river',
    id: 'river',
    line: [
      [0, 222],
      [900, 222],
    ],
    width: 32,
  };

  it('bridges a river from bank to bank, twice as fast with pontoons (wrg/siege/build/pontoons)', () => {
    const wagons = {
      id: 'rome-wagons',
      at: [300, 150],
      type: 'wagon',
      figures: 2,
      files: 2,
      weapons: [],
      order: 'HOLD',
    } as const;
    const periodsFor = (build: 'bridge-60mm-wide' | 'bridge-with-pontoons') => {
      const pieces = [party, gaul, wagons];
      const game = site({ material: [{ id: 'pontoon', kind: 'pontoon', with: 'rome-wagons' }] }, [river], pieces);
      let periods = 0;
      while (!features(game).some(({ kind }) => kind === 'bridge') && periods < 9) {
        work(game, { build });
        periods += 1;
      }
      return { periods, long: game.state.works?.built[0]?.goal };
    };
    const slow = periodsFor('bridge-60mm-wide');
    const fast = periodsFor('bridge-with-pontoons');
    expect(slow.long).toBe(38);
    expect(slow.periods).toBe(3);
    expect(fast.periods).toBe(2);
    expect(() => work(site({}, [river]), { build: 'bridge-with-pontoons' })).toThrow('no pontoon is here');
    expect(() => work(site(), { build: 'bridge-60mm-wide' })).toThrow('no water or marsh lies before it');
  });

  it('lays a causeway through a marsh', () => {
    const marsh: Feature = {
      kind: 'marsh',
      id: 'marsh',
      outline: [
        [200, 205],
        [400, 205],
        [400, 235],
        [200, 235],
      ],
    };
    const game = site({}, [marsh]);
    work(game, { build: 'causeway-60mm-wide' }, 3);
    expect(features(game).find(({ id }) => id === 'causeway-60mm-wide-1')).toMatchObject({ kind: 'road' });
  });

  it('puts together a tower in fifty figure/periods from what three wagons carry, and a penthouse in thirty (wrg/siege/build/machines, wrg/siege/material/wagons)', () => {
    const train = (kind: 'tower' | 'penthouse', wagons: number) => {
      const carts = {
        id: 'rome-wagons',
        at: [300, 170],
        type: 'wagon',
        figures: wagons,
        files: wagons,
        weapons: [],
        order: 'HOLD',
      } as const;
      return site({ material: [{ id: 'machine', kind, with: 'rome-wagons', parts: true }] }, [], [party, gaul, carts]);
    };
    expect(() => train('tower', 2)).toThrow('2 figures cannot carry all that "rome-wagons" has');
    const periods = (kind: 'tower' | 'penthouse', build: 'tower-assembly' | 'penthouse-assembly') => {
      const game = train(kind, 3);
      let count = 0;
      while (game.state.works?.material[0]?.parts === true && count < 9) {
        work(game, { build });
        count += 1;
      }
      expect(game.state.works?.material[0]).toMatchObject({ kind, by: 'rome-party' });
      return count;
    };
    expect(periods('tower', 'tower-assembly')).toBe(4);
    expect(periods('penthouse', 'penthouse-assembly')).toBe(2);
    expect(() => work(site(), { build: 'tower-assembly' })).toThrow('the parts are not here');
  });

  it('makes a ram of the timber of a wood in ten figure/periods (wrg/siege/build/machines)', () => {
    const wood: Feature = {
      kind: 'wood',
      id: 'wood',
      outline: [
        [250, 150],
        [350, 150],
        [350, 240],
        [250, 240],
      ],
    };
    const game = site({}, [wood]);
    work(game, { build: 'ram-from-timber' });
    expect(game.state.works?.material).toMatchObject([{ kind: 'ram', by: 'rome-party' }]);
    expect(() => work(site(), { build: 'ram-from-timber' })).toThrow('there is no timber here');
  });

  it('fills its gabions, which then stand where they are (wrg/siege/build/gabion)', () => {
    const game = site({ material: [{ id: 'basket', kind: 'empty-gabion', with: 'rome-party' }] });
    work(game, { build: 'gabion-filling' });
    expect(game.state.works?.material).toMatchObject([{ filled: true, by: null }]);
    expect(() => work(game, { build: 'gabion-filling' })).toThrow('it has no empty gabion');
  });

  it('fills a ditch with fascines, five millimetres each, until everybody crosses there (wrg/siege/build/fascine)', () => {
    const fascines = Array.from({ length: 5 }, (_, i) => ({
      id: `f-${i}`,
      kind: 'fascine-60mm' as const,
      with: 'rome-party',
    }));
    const moat = {
      id: 'moat',
      line: [
        [100, 208],
        [800, 208],
      ],
      width: 30,
    } as const;
    const game = site({
      material: fascines,
      ditches: [
        {
          ...moat,
          line: [
            [100, 208],
            [800, 208],
          ],
        },
      ],
    });
    const [filled] = work(game, { fill: 'moat' }).filter(event => event.kind === 'filled');
    expect(filled).toMatchObject({ fascines: 5, left: 5 });
    expect(features(game).filter(({ id }) => id === 'moat')).toHaveLength(1);
    game.state.works?.material.push({
      id: 'last',
      kind: 'fascine-60mm',
      by: 'rome-party',
      at: unitIn(game, 'rome-party').placed.at,
      facing: 0,
      against: null,
    });
    work(game, { fill: 'moat' });
    expect(features(game).filter(({ id }) => id === 'moat')).toHaveLength(2);
    expect(game.state.works?.material).toEqual([]);
  });
});
