import { describe, expect, it } from 'vitest';
import type { Melee } from '../../../src/rulesets/wrg/state.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { modelsBeside } from '../../../src/rulesets/wrg/turn/fighting/files.js';
import { widthOf } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { play, setUp, unitIn } from './table-top.js';

type Side = Melee['sideOfA'];

/** Elephants with an enemy before them and another on their right flank or behind their right end. */
function beasts(side: 'flank' | 'rear', { files = 3, figures = 3, before = true, reading = 'strike-ahead' } = {}) {
  const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/models-between-two-enemies': reading } });
  const elephants = {
    id: 'rome-elephants',
    type: 'elephant',
    crew: ['javelins'],
    weapons: [],
    figures,
    files,
  } as const;
  const at = [500, 400] as const;
  const { placed } = unitIn(
    setUp({
      rules,
      pieces: [
        { ...elephants, crew: ['javelins'], weapons: [], at },
        { id: 'gaul-any', at: [100, 700] },
      ],
    }),
    'rome-elephants',
  );
  const right = 500 + widthOf(placed) / 2;
  const depth = placed.stand.depth * Math.ceil(figures / files);
  const beside =
    side === 'flank'
      ? { at: [right + 0.02, 400 - depth / 2] as const, facing: 'W' as const, figures: 2, files: 2 }
      : { at: [right - 6, 400 - depth - 0.02] as const, facing: 'N' as const, figures: 2, files: 2 };
  const fought = (b: string, own: Side) => ({ a: 'rome-elephants', b, since: 1, sideOfA: own }) as const;
  const game = setUp({
    rules,
    pieces: [
      { ...elephants, crew: ['javelins'], weapons: [], at },
      { id: 'gaul-before', at: [500, 400.02], figures: 40, files: 20 },
      { id: 'gaul-beside', ...beside },
    ],
    melees: [...(before ? [fought('gaul-before', 'front')] : []), fought('gaul-beside', side)],
  });
  const blows = play(game, { seed: 3 }, ['hand-to-hand'])
    .of('fought')
    .filter(({ unit, unanswered }) => unit === 'rome-elephants' && !unanswered);
  return Object.fromEntries(blows.map(({ target, figures: strike }) => [target, strike]));
}

describe('elephants with an enemy before them and another beside', () => {
  it('strike at one of them each: at him whom they have before them (wrg/melee/models-flank-contact, wrg/melee/crew-flank-only, wrg/ruling/models-between-two-enemies)', () => {
    expect(beasts('flank')).toEqual({ 'gaul-before': 3 });
    expect(beasts('rear')).toEqual({ 'gaul-before': 3 });
    const reading = 'crews-strike-beside-as-well';
    expect(beasts('flank', { reading })).toEqual({ 'gaul-before': 3, 'gaul-beside': 1 });
    expect(beasts('rear', { reading })).toEqual({ 'gaul-before': 3, 'gaul-beside': 1 });
  });

  it('and those who have nobody before them at who touches them', () => {
    expect(beasts('flank', { before: false })).toEqual({ 'gaul-beside': 1 });
    expect(beasts('rear', { before: false })).toEqual({ 'gaul-beside': 1 });
    expect(beasts('flank', { figures: 6 })).toEqual({ 'gaul-before': 3, 'gaul-beside': 1 });
    expect(beasts('rear', { figures: 6 })).toEqual({ 'gaul-before': 3, 'gaul-beside': 1 });
  });

  it('of two who touch the same one beside it, at the first of them alone (wrg/ruling/models-between-two-enemies)', () => {
    const both = (reading: string) => {
      const beast = {
        id: 'rome-elephant',
        type: 'elephant',
        crew: ['javelins'],
        weapons: [],
        figures: 1,
        files: 1,
      } as const;
      const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/models-between-two-enemies': reading } });
      const alone = setUp({
        rules,
        pieces: [
          { ...beast, crew: ['javelins'], weapons: [], at: [500, 400] },
          { id: 'gaul-any', at: [100, 700] },
        ],
      });
      const { stand } = unitIn(alone, 'rome-elephant').placed;
      const right = 500 + stand.front / 2 + 0.02;
      const game = setUp({
        rules,
        pieces: [
          { ...beast, crew: ['javelins'], weapons: [], at: [500, 400] },
          { id: 'gaul-one', at: [right, 400 - stand.depth / 2], facing: 'W', figures: 2, files: 2 },
          { id: 'gaul-other', at: [500, 400 - stand.depth - 0.02], facing: 'N', figures: 2, files: 2 },
        ],
        melees: [
          { a: 'rome-elephant', b: 'gaul-one', since: 1, sideOfA: 'flank' },
          { a: 'rome-elephant', b: 'gaul-other', since: 1, sideOfA: 'rear' },
        ],
      });
      const field = fieldOf(game.state, game.scenario, game.rules);
      return game.state.melees.map(melee => modelsBeside(unitIn(game, 'rome-elephant'), melee, field));
    };
    expect(both('strike-ahead')).toEqual([1, 0]);
    expect(both('crews-strike-beside-as-well')).toEqual([1, 1]);
  });
});
