import { describe, expect, test } from 'vitest';
import { listFactors, patchFactors, tally } from '../../src/rulebook/index.js';
import {
  commonFactors,
  commonRules,
  meleeOdds,
  meleePointFactors,
  shockFactors,
} from '../../src/rulesets/cady/common/index.js';
import {
  type MusketRules,
  musketFactors,
  musketRules,
  smallArmsFactors,
  smallArmsOdds,
} from '../../src/rulesets/cady/musket/index.js';
import { musketRulesUnder } from '../rules-under.js';

/** Each table by its name: its rows with what they count. */
const counts = (tables: typeof musketFactors, rules = musketRules()) =>
  Object.fromEntries(
    tables.map(table => [
      table.id,
      Object.fromEntries(listFactors(table, rules).map(({ id, points }) => [id, points])),
    ]),
  );

describe('the factor tables of the common rules', () => {
  test('thirds of a move, shocks and melee points [cady/common/movement/reductions-list] [cady/common/shock/reductions] [cady/common/melee/modifiers-cumulate]', () => {
    const listed = commonFactors.flatMap(table =>
      listFactors(table, commonRules()).map(({ id, points, unit }) => `${id}: ${points} ${unit}`),
    );
    expect(listed).toEqual([
      'charge: 1 /3 move',
      'after-charge: -1 /3 move',
      'column-march: 1 /3 move',
      'formation-change: -1 /3 move',
      'direction-change: -1 /3 move',
      'pass-through: -1 /3 move',
      'fence: -1 shock per figure',
      'wall: -2 shock per figure',
      'forest-edge: -2 shock per figure',
      'square: -2 shock per figure',
      'level-up: -1 shock per figure',
      'fatigue: null melee point',
      'flank: -1 melee point',
      'rear: -2 melee point',
      'across-barrier: -1 melee point',
      'uphill: -1 melee point',
      'across-ford: -1 melee point',
      'in-ford: -1 melee point',
    ]);
  });

  test('a level climbed counts once where the reading says so [cady/common/hills/shock-uphill]', () => {
    const strike = {
      attacker: 'light-cavalry',
      receiver: 'artillery',
      figures: 6,
      shock: 4,
      levelsUp: 3,
      chargeOrdered: true,
      clearPath: 40,
    } as const;
    const { shock } = commonRules();
    const under = (eachLevel: boolean) => tally(shockFactors, strike, { shock: { ...shock, eachLevel } }).total;
    expect([under(true), under(false)]).toEqual([-3, -1]);
  });
});

describe('the factor tables of the musket game', () => {
  test('steps of small arms and guns, columns of morale', () => {
    expect(counts(musketFactors.slice(commonFactors.length))).toEqual({
      'musket/small-arms': {
        fence: -1,
        wall: -1,
        building: -1,
        crew: -1,
        forest: -1,
        charger: null,
        smoke: -1,
        trained: 1,
        'off-ship': -1,
        'deep-target': 1,
      },
      'musket/artillery': { wall: -1, 'deep-target': 1 },
      'musket/morale-columns': {
        general: 1,
        'colonel-figure': 1,
        'general-figure': 2,
        brigade: 1,
        defence: 1,
        cavalry: 2,
        square: 2,
      },
    });
  });

  test('the common ones with the clauses and numbers of the period', () => {
    const square = (rules: MusketRules) =>
      listFactors(musketFactors.find(({ id }) => id === 'common/shock')!, rules).find(({ id }) => id === 'square');
    expect(square(musketRules())).toMatchObject({ points: -1, clause: 'cady/musket/square/shock-reduction' });
    expect(square(musketRulesUnder({ 'cady/ruling/shock-square': 'card' }))).toMatchObject({ points: -2 });
  });

  test('what a reading changes is listed as it is played', () => {
    const readings = { 'cady/ruling/steps-stone-wall': 'common-section', 'cady/ruling/steps-artillery-crew': 'open' };
    expect(counts([smallArmsFactors], musketRulesUnder(readings))['musket/small-arms']).toMatchObject({
      wall: -2,
      crew: 0,
    });
  });

  test('a crew that its gun does not cover is told so', () => {
    const open = musketRulesUnder({ 'cady/ruling/steps-artillery-crew': 'open' });
    const { because } = smallArmsOdds({ weapon: 'muskets', distance: 10, atCrew: true }, open);
    expect(because.at(-1)).toEqual({
      clause: 'cady/musket/artillery/crew/counts-as-protected',
      because: 'target is the crew of a gun',
      effect: '+0 steps',
    });
  });
});

describe('a table patched at home', () => {
  const loose = patchFactors(smallArmsFactors, [
    {
      id: 'point-blank',
      points: () => 1,
      clause: 'club/point-blank',
      says: 'close enough to see the whites of their eyes',
      when: ({ distance }) => distance <= 3,
    },
    { id: 'deep-target', points: () => 2 },
  ]);
  const club = { ...musketRules(), factors: [loose] };
  const shot = { weapon: 'muskets', distance: 3, ranksDeep: 4, cover: 'fence' } as const;

  test('is what shots are resolved by under rules that name it', () => {
    expect(
      smallArmsOdds(shot)
        .because.map(({ effect }) => effect)
        .slice(1),
    ).toEqual(['−1 step', '+1 step']);
    expect(smallArmsOdds(shot, club).because.slice(1)).toEqual([
      { clause: 'cady/musket/fence/small-arms-step', because: 'target behind a wooden fence', effect: '−1 step' },
      { clause: 'cady/musket/small-arms/massed-target', because: 'target 4 figures deep', effect: '+2 steps' },
      { clause: 'club/point-blank', because: 'close enough to see the whites of their eyes', effect: '+1 step' },
    ]);
    expect(smallArmsOdds(shot, club).faces.length).toBeGreaterThan(smallArmsOdds(shot).faces.length);
  });

  test('leaves every other table as it is', () => {
    const fighter = { melee: 6, attackedOn: 'flank', ford: 'in' } as const;
    expect(meleeOdds(fighter, club)).toEqual(meleeOdds(fighter, musketRules()));
    const fords = patchFactors(meleePointFactors, [{ id: 'in-ford', points: () => -3 }]);
    expect(meleeOdds(fighter, { ...club, factors: [loose, fords] }).point).toBe(
      meleeOdds(fighter, musketRules()).point - 2,
    );
  });
});
