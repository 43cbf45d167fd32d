import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { play, setUp, type TableTop, unitIn } from './table-top.js';

type Piece = TableTop['pieces'][number];

const alarmed = { alarmed: true };
const routed = { rout: { periods: 1, from: { x: 500, y: 700 } }, hasRouted: true };

/** A legion of thirty with fifteen light foot of its own, who stand behind it unless said otherwise. */
const legionWithLights = (at: readonly [number, number] = [500, 240]): Piece => ({
  id: 'rome-legion',
  figures: 30,
  files: 10,
  at: [500, 300],
  be: alarmed,
  subUnits: [
    {
      id: 'rome-lights',
      type: 'li',
      training: 'regular',
      class: 'C',
      weapons: ['javelins'],
      figures: 15,
      files: 5,
      at: [...at],
      facing: 'N',
    },
  ],
});

describe('figures lost to a unit, or separated from it', () => {
  const counted = (
    lights: { at?: readonly [number, number]; figures?: number; rout?: boolean } = {},
    reading?: string,
    tester = 'rome-legion',
  ) => {
    const game = setUp({
      pieces: [legionWithLights(lights.at), { id: 'gaul-band', at: [500, 700] }],
      ...(reading === undefined
        ? {}
        : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/separated-figures': reading } }) }),
    });
    const sub = unitIn(game, 'rome-lights');
    Object.assign(sub, { figures: lights.figures ?? 15, ...(lights.rout === true ? routed : {}) });
    const field = fieldOf(game.state, game.scenario, game.rules);
    const { original, lost } = situationOf(unitIn(game, tester), { cause: 'voluntary' }, field);
    return [lost, original];
  };

  it('are dead of its main body and of its sub-units, and whoever of these cannot be tested with it (wrg/reaction/minus1-fifth-lost, wrg/reaction/dice-reduced, wrg/ruling/separated-figures)', () => {
    expect(counted()).toEqual([0, 45]);
    expect(counted({ figures: 10 })).toEqual([5, 45]);
    expect(counted({ rout: true })).toEqual([15, 45]);
    expect(counted({ at: [500, 100] })).toEqual([15, 45]);
  });

  it('are also who stand across a gap, or the dead of one body alone, by the other readings (wrg/ruling/separated-figures)', () => {
    const across = 'parts-across-a-gap';
    expect(counted({}, across)).toEqual([15, 45]);
    expect(counted({ at: [500, 270] }, across)).toEqual([0, 45]);
    expect(counted({ rout: true }, 'losses-of-the-body-alone')).toEqual([0, 30]);
  });

  it('are of a sub-unit that tests by itself its own (wrg/reaction/test-scope-1, wrg/ruling/separated-figures)', () => {
    expect(counted({ figures: 10 }, undefined, 'rome-lights')).toEqual([5, 15]);
  });

  it('cost it a die, and a point for each fifth (wrg/reaction/minus1-fifth-lost, wrg/reaction/dice-reduced)', () => {
    const tested = (be: Partial<Piece['be']>) => {
      const game = setUp({ pieces: [legionWithLights(), { id: 'gaul-band', at: [500, 700] }] });
      Object.assign(unitIn(game, 'rome-lights'), be);
      const answers = declaring({ 'rome-legion': { tests: true } });
      const [test] = play(game, { answers, seed: 1 }, ['declarations', 'reactions'])
        .of('test')
        .filter(({ unit }) => unit === 'rome-legion');
      return test?.because.find(({ clause }) => clause === 'wrg/reaction/minus1-fifth-lost')?.effect;
    };
    expect(tested({})).toBeUndefined();
    expect(tested(routed)).toBe('−1 point');
  });
});
