import { describe, expect, it } from 'vitest';
import type { WrgRules } from '../../../../src/rulesets/wrg/rules.js';
import type { WrgScenarioFile } from '../../../../src/rulesets/wrg/schema.js';
import { conditionOf } from '../../../../src/rulesets/wrg/turn/condition.js';
import { fieldOf } from '../../../../src/rulesets/wrg/turn/field.js';
import { wrgRulesUnder } from '../../../rules-under.js';
import { answering } from '../answers.js';
import { type Game, type Piece, play, unitIn } from '../table-top.js';
import { elves, field, one, reading } from './kinds.js';

describe('elves, dwarves and ents', () => {
  it('elves always have luck when they shoot [wrg/sorcery/elves]', () => {
    const game = field([
      { ...elves, id: 'rome-elves', at: [500, 300] },
      { id: 'gaul-band', at: [500, 380] },
    ]);
    const { of } = play(game, { dice: [5, 2] }, ['shooting']);
    expect(of('shot')[0]?.because).toContainEqual(
      expect.objectContaining({ clause: 'wrg/sorcery/elves', effect: '+1 instead' }),
    );
  });

  it('elves add to their reaction or take from it, as they choose [wrg/sorcery/elves]', () => {
    const total = (sign: number) => {
      const game = field([
        { ...elves, id: 'rome-elves', at: [500, 300] },
        { id: 'gaul-band', at: [500, 700] },
      ]);
      unitIn(game, 'rome-elves').period.conduct = { tests: true };
      const will = answering('signs', ({ choices }) =>
        Object.fromEntries(choices.map(({ factor, signs }) => [factor, factor === 'elven-will' ? sign : signs[0]])),
      );
      const { of } = play(game, { seed: 1, answers: will }, ['reactions']);
      return of('test').find(({ unit }) => unit === 'rome-elves')?.total ?? 0;
    };
    expect(total(1) - total(-1)).toBe(2);
    expect(total(1) - total(0)).toBe(1);
  });

  it.each(['elf', 'dwarf'] as const)(
    'a saint near them disorganises them: %s [wrg/sorcery/elves] [wrg/sorcery/dwarves]',
    creature => {
      const figures = (at: readonly [number, number]) => {
        const game = field(
          [
            {
              creature,
              type: 'hi',
              weapons: [creature === 'elf' ? 'long-spear' : 'two-handed-axe'],
              id: 'rome-folk',
              at: [500, 300],
              files: 12,
            },
            { ...one, id: 'rome-saint', creature: 'saint', shield: false, at },
            { id: 'gaul-band', at: [500, 301], files: 12 },
          ],
          { melees: [{ a: 'rome-folk', b: 'gaul-band' }] },
        );
        return (
          play(game, { seed: 1 }, ['hand-to-hand'])
            .of('fought')
            .find(({ unit }) => unit === 'rome-folk')?.figures ?? 0
        );
      };
      expect(figures([500, 220])).toBeLessThan(figures([500, 100]));
    },
  );

  it('dwarves go out of control at elves who oppose them, from any distance [wrg/sorcery/dwarves]', () => {
    const game = field([
      { id: 'gaul-dwarves', creature: 'dwarf', type: 'hi', weapons: ['two-handed-axe'], at: [500, 600] },
      { ...elves, id: 'rome-elves', at: [500, 200] },
      { id: 'rome-foot', at: [640, 560] },
    ]);
    const { of } = play(game, { seed: 1 }, ['declarations', 'movement']);
    expect(of('wonder')).toMatchObject([{ unit: 'gaul-dwarves', what: 'lured' }]);
    const [moved] = of('moved').filter(({ unit }) => unit === 'gaul-dwarves');
    expect(moved).toMatchObject({ doing: 'charging' });
    expect(Math.abs((moved?.to.x ?? 0) - 500)).toBeLessThan(10);
  });

  const wood = {
    kind: 'wood',
    id: 'wood',
    outline: [
      [440, 240],
      [560, 240],
      [560, 340],
      [440, 340],
    ],
  } as const;
  const forest = (pieces: readonly Piece[], rules = wrgRulesUnder(), weather?: WrgScenarioFile['weather']) =>
    field(pieces, {
      rules,
      features: [{ ...wood, outline: wood.outline.map(([x, y]) => [x, y] as [number, number]) }],
      scenario: {
        sorcery: {
          chaos: 'gaul',
          ents: [{ id: 'ents', name: 'Ents', figures: 4, files: 4, at: [500, 320], facing: 'N' }],
        },
        ...(weather === undefined ? {} : { weather }),
      },
    });
  const tests = (game: Game, seed = 1) =>
    play(game, { seed }, ['declarations'])
      .of('test')
      .filter(({ unit }) => unit === 'ents');

  it('ents are trees to everybody until troops of chaos or axes come near [wrg/sorcery/ents]', () => {
    expect(
      tests(
        forest([
          { id: 'gaul-band', at: [500, 700] },
          { id: 'rome-foot', at: [500, 150] },
        ]),
      ),
    ).toEqual([]);
    const because = (game: Game) => tests(game)[0]?.because.map(({ because: why, effect }) => `${why}: ${effect}`);
    expect(because(forest([{ id: 'gaul-band', at: [500, 400] }]))).toContain(
      'troops of chaos in charge reach: +1 point',
    );
    const axes: Piece = {
      id: 'rome-foot',
      at: [500, 240],
      traits: ['woodsmens-axes'],
      creature: 'dwarf',
      type: 'hi',
      weapons: ['two-handed-axe'],
    };
    expect(because(forest([axes, { id: 'gaul-band', at: [500, 700] }]))).toContain('people with axes: +2 points');
  });

  it('ents come nearer to anger by another reading only when their wood is entered [wrg/sorcery/ents]', () => {
    const rules = reading('near-the-wood-of-ents', 'in-it');
    expect(tests(forest([{ id: 'gaul-band', at: [500, 400] }], rules))).toEqual([]);
    expect(tests(forest([{ id: 'gaul-band', at: [500, 338] }], rules))).toHaveLength(1);
  });

  it('ents are not roused by whom the dark hides from them [wrg/sorcery/ents] [wrg/night/vision-move]', () => {
    const sky = { region: 'europe', month: 'november', wind: 'west', brings: [] } as const;
    const roused = (dark: boolean, y: number) => {
      const weather = { ...sky, brings: [] };
      const game = forest([{ id: 'gaul-band', at: [500, y] }], wrgRulesUnder(), weather);
      if (game.state.weather === undefined) throw new Error('no weather is played');
      Object.assign(game.state.weather, { dark, vision: dark ? 50 : null });
      return tests(game).length;
    };
    expect([roused(false, 400), roused(true, 400), roused(true, 360)]).toEqual([1, 0, 1]);
  });

  it('ents attack if they would move to the enemy, or are trees again [wrg/sorcery/ents]', () => {
    const outcomes = new Set<string>();
    for (let seed = 1; seed < 30; seed++) {
      const game = forest([
        { id: 'gaul-band', at: [500, 355] },
        { id: 'gaul-others', at: [800, 700] },
      ]);
      const { of, asked } = play(game, { seed }, ['declarations', 'movement']);
      expect(asked.some(request => request.kind === 'signs' && request.unit === 'ents')).toBe(false);
      const ents = unitIn(game, 'ents');
      const attack = of('wonder').some(({ what }) => what === 'roused');
      expect(ents.aside).toEqual(attack ? undefined : { kind: 'tree' });
      if (attack) expect(ents.side).toBe('rome');
      expect(of('met').length).toBe(attack ? 1 : 0);
      outcomes.add(String(attack));
    }
    expect(outcomes.size).toBe(2);
  });

  it('ents come alive once: whomever they test for later, they are no trees any more [wrg/sorcery/ents]', () => {
    const tests: number[] = [];
    for (let seed = 1; seed < 30; seed++) {
      const game = forest([{ id: 'gaul-band', at: [500, 355] }]);
      delete Object.assign(unitIn(game, 'ents'), { side: 'rome' }).aside;
      const { of } = play(game, { seed }, ['declarations']);
      tests.push(of('test').length);
      expect(of('wonder')).toEqual([]);
    }
    expect(Math.max(...tests)).toBe(1);
  });

  it('nobody declares for ents, nor tests them at will: they are nobody’s, whomever they fight beside [wrg/sorcery/ents] [wrg/reaction/voluntary]', () => {
    const game = forest([
      { id: 'gaul-band', at: [500, 700] },
      { id: 'rome-foot', at: [800, 150] },
    ]);
    delete Object.assign(unitIn(game, 'ents'), { side: 'rome' }).aside;
    const { asked } = play(game, { seed: 1 }, ['declarations']);
    const declared = asked.flatMap(request => (request.kind === 'declare' ? request.units : []));
    expect(declared.map(({ unit }) => unit)).toEqual(['rome-guard', 'rome-foot', 'gaul-band']);
    const atWill = answering('declare', ({ side }) => (side === 'rome' ? { ents: { tests: true } } : {}));
    expect(() => play(game, { answers: atWill }, ['declarations'])).toThrow('ents');
  });

  it('ents who have attacked and met nobody have nothing to reorganise after: it was no advance out of control [wrg/sorcery/ents] [wrg/uncontrolled-advance/no-contact]', () => {
    const game = forest([
      { id: 'gaul-band', at: [500, 700] },
      { id: 'rome-foot', at: [500, 150] },
    ]);
    const bound = { instruction: 'uncontrolled-advance', disorganised: false, left: 0, kept: 1 } as const;
    const ents = Object.assign(unitIn(game, 'ents'), { side: 'rome', bound: { ...bound, inHand: true } });
    delete ents.aside;
    unitIn(game, 'gaul-band').bound = { ...bound };
    const recover = play(game, { seed: 1 }, ['orders'])
      .of('recovers')
      .map(({ unit }) => unit);
    expect(recover).toEqual(['gaul-band']);
    expect(ents.recovering).toBeNull();
  });

  it('ents who attack are in hand, or out of control if their test says so, or always [wrg/sorcery/ents] [wrg/uncontrolled-advance/disorganised] (wrg/ruling/attack-of-ents)', () => {
    const band = { id: 'gaul-band', at: [575, 350], be: { alarmed: true } } as const;
    /** Whether ents are in disorder who have turned to a band aside of their front, by what their test tells them. */
    const disordered = (how: string) => {
      const found = new Map<string, boolean>();
      for (let seed = 1; seed < 400 && found.size < 2; seed++) {
        const game = forest([band], reading('attack-of-ents', how));
        const { of } = play(game, { seed }, ['declarations']);
        const told = of('test').find(({ unit }) => unit === 'ents')?.instruction ?? '';
        const isOne = told === 'uncontrolled-advance' || told === 'move-to-nearest-enemy';
        if (!isOne || found.has(told)) continue;
        play(game, { seed }, ['movement']);
        const ents = unitIn(game, 'ents');
        expect(ents.placed.facing).not.toBe(0);
        found.set(told, conditionOf(ents, fieldOf(game.state, game.scenario, game.rules)).disorganised);
      }
      return ['move-to-nearest-enemy', 'uncontrolled-advance'].map(told => found.get(told));
    };
    expect(disordered('because-they-want-to')).toEqual([false, false]);
    expect(disordered('as-the-test-has-it')).toEqual([false, true]);
    expect(disordered('out-of-control')).toEqual([true, true]);
  });

  it('ents in hand take the time to come round that chargers take, and out of control they turn free of cost [wrg/sorcery/ents] [wrg/manoeuvre/free-turns] (wrg/ruling/attack-of-ents)', () => {
    const goes = (how: { readonly inHand?: true }) => {
      const game = forest([{ id: 'gaul-band', at: [900, 320], be: { alarmed: true } }]);
      const bound = { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 1, ...how } as const;
      const ents = Object.assign(unitIn(game, 'ents'), { side: 'rome', bound });
      delete ents.aside;
      ents.placed = { ...ents.placed, at: { x: 620, y: 320 } };
      play(game, { seed: 1 }, ['movement']);
      return Math.round(ents.period.moved);
    };
    expect(goes({})).toBe(100);
    // A turn takes half of the period of a normal move.
    expect(goes({ inHand: true })).toBe(60);
  });

  it('what players choose counts neither way for ents, who have none, or against an attack or for it [wrg/sorcery/ents] (wrg/ruling/what-ents-choose)', () => {
    const chosen = (rules?: WrgRules) =>
      tests(forest([{ id: 'gaul-band', at: [500, 400] }], rules))[0]
        ?.because.filter(({ because }) => /cover or defences|secure flanks/.test(because))
        .map(({ effect }) => effect);
    expect(chosen()).toEqual([]);
    expect(chosen(reading('what-ents-choose', 'they-hold-back'))).toEqual(['−2 points', '−2 points']);
    expect(chosen(reading('what-ents-choose', 'they-take-heart'))).toEqual(['+2 points', '+2 points']);
  });

  it('ents are no friends of the army beside which they fight, nor it of theirs [wrg/sorcery/ents]', () => {
    const game = forest([
      { id: 'gaul-band', at: [500, 420] },
      { id: 'rome-foot', at: [500, 200], be: { alarmed: true } },
      { id: 'rome-others', at: [800, 100] },
    ]);
    const told = { instruction: 'move-to-friends', disorganised: false, left: 1, kept: 1 } as const;
    const ents = Object.assign(unitIn(game, 'ents'), { side: 'rome', bound: { ...told } });
    delete ents.aside;
    const foot = Object.assign(unitIn(game, 'rome-foot'), { bound: { ...told } });
    play(game, { seed: 1 }, ['movement']);
    // The ents are in their wood already, and the foot does not count as standing behind them.
    expect(ents.placed.at).toMatchObject({ x: 500, y: 320 });
    expect(foot.placed.at.x).toBeGreaterThan(520);
    const near = fieldOf(game.state, game.scenario, game.rules).near;
    const friendsOf = (id: string) => near.around(id, { of: 'friends' }).map(({ who }) => who.id);
    expect([friendsOf('ents'), friendsOf('rome-foot')]).toEqual([[], ['rome-others', 'rome-guard']]);
    expect(near.around('gaul-band', { of: 'enemies' }).map(({ who }) => who.id)).toContain('ents');
  });

  it('ents take no test for the losses of the army beside which they fight, nor for its general [wrg/sorcery/ents] [wrg/reaction/test-army]', () => {
    const game = forest([
      { id: 'gaul-band', at: [800, 700] },
      { id: 'rome-foot', at: [500, 150], be: { alarmed: true } },
      { id: 'rome-lost', at: [300, 150], be: { gone: 'dispersed' } },
    ]);
    const ents = unitIn(game, 'ents');
    Object.assign(ents, { side: 'rome', aside: undefined, alarmed: true });
    delete ents.aside;
    const tested = play(game, { seed: 1 }, ['reactions'])
      .of('test')
      .map(({ unit, cause }) => [unit, cause]);
    expect(tested).toContainEqual(['rome-foot', 'army']);
    expect(tested.map(([unit]) => unit)).not.toContain('ents');
  });
});
