import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { answering } from './answers.js';
import { type Game, play, type Script, setUp, type TableTop, unitIn, wholePeriod } from './table-top.js';

const magician = {
  id: 'rome-merlin',
  creature: 'magician',
  figures: 1,
  files: 1,
  shield: false,
  class: 'B',
} as const;

/** A magician south of Gauls, with others beside them. */
function conjuring(others: TableTop['pieces'] = [], more: Partial<TableTop> = {}): Game {
  return setUp({
    ...more,
    pieces: [
      { id: 'rome-foot', at: [200, 100] },
      { ...magician, at: [500, 300] },
      { id: 'gaul-band', at: [500, 380] },
      ...others,
    ],
    scenario: { sorcery: { chaos: 'gaul' }, ...more.scenario },
  });
}

const casting = (spell: number, target = 'gaul-band', at = 'before-movement') =>
  answering('cast', request => (request.at === at ? { spell, target } : null));

/** Casts a spell that comes out as it was nominated, and plays on to the end of the movement. */
function cast(game: Game, spell: number, script: Partial<Script> = {}, target?: string) {
  return play(game, { dice: [3, 3], answers: casting(spell, target), ...script }, ['movement']);
}

const spellsOf = ({ state }: Game) =>
  (state.magic?.enchantments ?? []).map(({ does, on, until }) => ({ does, on, until }));

describe('a magician', () => {
  it('is asked before movement and at each point of the period whom he casts at [wrg/sorcery/spell-timing] [wrg/sorcery/magician]', () => {
    const game = conjuring([{ id: 'gaul-far', at: [500, 700] }]);
    const { asked } = play(game, { seed: 2 }, ['movement', 'shooting', 'hand-to-hand', 'reactions']);
    const casts = asked.flatMap(request => (request.kind === 'cast' ? [request] : []));
    expect(casts.map(({ at }) => at)).toEqual(['before-movement', 'before-shooting', 'before-combat', 'at-the-end']);
    expect(casts[0]?.targets.map(({ target }) => target)).toEqual(['rome-merlin', 'gaul-band']);
  });

  it('casts nothing while he sleeps in his camp [wrg/night/camp]', () => {
    const asks = (woke: number | null) => {
      const game = conjuring();
      unitIn(game, 'rome-merlin').asleep = { woke };
      return play(game, { seed: 2 }, ['movement']).asked.filter(({ kind }) => kind === 'cast').length;
    };
    expect(asks(1)).toBe(1);
    expect(asks(null)).toBe(0);
  });

  it('casts one spell in a period, or one at each point [wrg/sorcery/spell-timing]', () => {
    const always = answering('cast', () => ({ spell: 12, target: 'gaul-band' }));
    const once = conjuring();
    expect(play(once, { seed: 2, answers: always }, ['movement', 'shooting']).of('spell')).toHaveLength(1);
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/spells-in-a-period': 'one-at-each-point' } });
    const freely = conjuring([], { rules });
    expect(play(freely, { dice: [3, 3, 3, 3], answers: always }, ['movement', 'shooting']).of('spell')).toHaveLength(2);
  });

  it('throws a minus and a plus die, and gets another spell [wrg/sorcery/spell-procedure]', () => {
    const game = conjuring();
    const { of } = cast(game, 11, { dice: [3, 4] });
    expect(of('spell')).toMatchObject([{ nominated: 11, number: 12, does: 'uphill' }]);
  });

  it('gets none beyond the list [wrg/sorcery/spell-procedure]', () => {
    const game = conjuring();
    expect(cast(game, 12, { dice: [3, 4] }).of('spell')).toMatchObject([{ number: null, does: 'nothing' }]);
  });

  it('rests for a period after a spell that tires him [wrg/sorcery/spell-rest]', () => {
    const game = conjuring();
    cast(game, 11);
    game.state.period += 1;
    expect(play(game, {}, ['movement']).asked.filter(({ kind }) => kind === 'cast')).toEqual([]);
    game.state.period += 1;
    expect(play(game, {}, ['movement']).asked.filter(({ kind }) => kind === 'cast')).toHaveLength(1);
  });

  it('is refused a target out of his reach, and a spell that is none [wrg/sorcery/magician] [wrg/sorcery/spell-list]', () => {
    const game = conjuring([{ id: 'gaul-far', at: [500, 700] }]);
    expect(() => cast(game, 6, {}, 'gaul-far')).toThrow('not within his reach');
    expect(() => cast(conjuring(), 13)).toThrow('no spell 13');
  });

  it('is not to be aimed at among his own, but out in the open he is [wrg/general/concentrated-missiles]', () => {
    const archers = { id: 'gaul-archers', type: 'li', weapons: ['bow'], shield: false, at: [500, 430] } as const;
    const shotAt = (pieces: TableTop['pieces']) =>
      play(
        setUp({
          pieces: [{ id: 'rome-foot', at: [200, 100] }, { ...magician, at: [500, 300] }, archers, ...pieces],
          scenario: { sorcery: {} },
        }),
        { seed: 1 },
        ['shooting'],
      ).of('shot');
    expect(shotAt([]).map(({ target }) => target)).toEqual(['rome-merlin']);
    expect(shotAt([{ id: 'rome-guard', at: [500, 270] }]).map(({ target }) => target)).toEqual(['rome-guard']);
  });
});

describe('a magician who runs past his friends', () => {
  /** A magician and a few horse run past a legion; who is told of it, what it tests for, and what counts in that. */
  const passed = (reading?: string) => {
    const rout = (x: number) => ({
      facing: 'S' as const,
      be: { alarmed: true, hasRouted: true, leavesForGood: true, rout: { periods: 0, from: { x, y: 600 } } },
    });
    const seen = (horse: boolean) => {
      const game = setUp({
        pieces: [
          { id: 'rome-foot', at: [900, 100], be: { alarmed: true } },
          { ...magician, at: [600, 420], ...rout(600) },
          ...(horse
            ? [{ id: 'rome-horse', type: 'hc' as const, figures: 6, at: [400, 420] as const, ...rout(400) }]
            : []),
          { id: 'rome-legion', at: [500, 400], be: { alarmed: true } },
          { id: 'gaul-band', at: [100, 750], be: { alarmed: true } },
        ],
        scenario: { sorcery: { chaos: 'gaul' } },
        ...(reading === undefined
          ? {}
          : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/lone-figures-as-units': reading } }) }),
      });
      const { of } = play(game, { seed: 1 }, ['movement', 'reactions']);
      const tests = of('test').filter(({ unit }) => unit === 'rome-legion');
      return {
        past: of('ran-past').map(({ unit }) => unit),
        causes: tests.map(({ cause }) => cause),
        counted: tests.flatMap(({ because }) =>
          because.filter(({ clause }) => clause === 'wrg/reaction/minus2-friend-routing').map(({ effect }) => effect),
        ),
      };
    };
    return { alone: seen(false), withHorse: seen(true) };
  };

  it('breaks nobody’s heart: he is no unit in rout, or one by the other reading (wrg/reaction/test-friends-broken, wrg/reaction/minus2-friend-routing, wrg/ruling/lone-figures-as-units)', () => {
    expect(passed()).toEqual({
      alone: { past: [], causes: [], counted: [] },
      withHorse: { past: ['rome-horse'], causes: ['friends-broken'], counted: ['−2 points'] },
    });
    expect(passed('units')).toEqual({
      alone: { past: ['rome-merlin'], causes: ['friends-broken'], counted: ['−2 points'] },
      withHorse: { past: ['rome-horse', 'rome-merlin'], causes: ['friends-broken'], counted: ['−4 points'] },
    });
  });
});

describe('his spells [wrg/sorcery/spell-list]', () => {
  it('1: he is gone for good', () => {
    const game = conjuring();
    cast(game, 1);
    expect(unitIn(game, 'rome-merlin').gone).toBe('vanished');
  });

  it('2: he flies where he likes, but not over holy ground', () => {
    const answers: Script['answers'] = request => {
      if (request.kind === 'flight') return { x: 590, y: 300 };
      return casting(2, 'rome-merlin')(request);
    };
    const game = conjuring();
    const { of } = cast(game, 2, { answers });
    expect(of('flew')).toHaveLength(1);
    expect(unitIn(game, 'rome-merlin').placed.at).toEqual({ x: 590, y: 300 });
    const holy = conjuring(
      [{ id: 'gaul-saint', creature: 'saint', figures: 1, files: 1, shield: false, at: [640, 240] }],
      { scenario: { sorcery: {} } },
    );
    const far: Script['answers'] = request => (request.kind === 'flight' ? { x: 570, y: 300 } : answers(request));
    // The saint is too far to spoil the spell where it is cast, but not where it leads.
    const fallen = cast(holy, 2, { answers: far });
    expect(fallen.of('wonder')).toMatchObject([{ unit: 'rome-merlin', what: 'falls' }]);
    expect(unitIn(holy, 'rome-merlin').gone).toBe('destroyed');
  });

  it('3: of stone the target neither moves nor fights, and only giants, trolls and stones hurt it', () => {
    const game = conjuring([{ id: 'rome-archers', type: 'li', weapons: ['bow'], shield: false, at: [500, 250] }]);
    unitIn(game, 'gaul-band').order = 'MOVE S 100';
    const { of } = cast(game, 3);
    expect(spellsOf(game)).toEqual([{ does: 'stone', on: 'gaul-band', until: 3 }]);
    expect(of('moved')).toEqual([]);
    expect(play(game, { seed: 1 }, ['shooting']).of('shot')).toEqual([]);
    const melee = setUp({
      pieces: [
        { id: 'rome-foot', at: [500, 300] },
        { id: 'gaul-band', at: [500, 300.02], weapons: ['two-handed-axe'] },
      ],
      melees: [{ a: 'rome-foot', b: 'gaul-band' }],
      scenario: { sorcery: { chaos: 'gaul' } },
    });
    melee.state.magic!.enchantments.push({ does: 'stone', by: 'x', on: 'rome-foot', until: 2 });
    expect(play(melee, { seed: 1 }, ['hand-to-hand']).of('fought')).toEqual([]);
    Object.assign(unitIn(melee, 'gaul-band'), { troops: { ...unitIn(melee, 'gaul-band').troops, creature: 'troll' } });
    const blows = play(melee, { seed: 1 }, ['hand-to-hand']).of('fought');
    expect(new Set(blows.map(({ unit }) => unit))).toEqual(new Set(['gaul-band']));
  });

  it('4: is hidden from who shoots and strikes alone, or from everybody but at close quarters (wrg/ruling/invisible-troops) [wrg/sorcery/spell-list]', () => {
    const seen = (reading: string, at: readonly [number, number]) => {
      const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/invisible-troops': reading } });
      const game = setUp({
        ...{ rules, scenario: { sorcery: {} } },
        pieces: [
          { id: 'rome-foot', at: [500, 300], order: 'ATTACK gaul-band' },
          { id: 'gaul-band', at },
        ],
      });
      game.state.magic!.enchantments.push({ does: 'invisible', by: 'x', on: 'gaul-band', until: 9 });
      const { near } = fieldOf(game.state, game.scenario, game.rules);
      const { asked } = play(game, { seed: 1 }, ['declarations']);
      const charges = asked.flatMap(request => (request.kind === 'declare' ? request.units : []));
      const inView = near.around('rome-foot', { of: 'enemies', inView: true }).length;
      return [inView, charges.find(({ unit }) => unit === 'rome-foot')?.charges.length];
    };
    expect(seen('to-who-shoots-and-strikes', [500, 340])).toEqual([1, 1]);
    expect(seen('to-everybody', [500, 340])).toEqual([0, 0]);
    expect(seen('to-everybody', [500, 300])[0]).toBe(1);
  });

  it('3: of stone broken troops neither run nor surrender to who surrounds them [wrg/sorcery/spell-list] [wrg/rout/cannot-run]', () => {
    const around = [
      ['a', 500, 388, 'S'],
      ['b', 500, 412, 'S'],
      ['c', 560, 405, 'W'],
      ['d', 440, 405, 'E'],
    ] as const;
    const surrounded = (spell: boolean) => {
      const game = setUp({
        pieces: [
          ...around.map(([id, x, y, facing]) => ({ id: `rome-${id}`, at: [x, y], facing, files: 12 }) as const),
          {
            id: 'gaul-band',
            at: [500, 400],
            figures: 4,
            files: 4,
            be: { rout: { periods: 1, from: { x: 500, y: 300 } } },
          },
        ],
        scenario: { sorcery: {} },
      });
      if (spell) game.state.magic!.enchantments.push({ does: 'stone', by: 'x', on: 'gaul-band', until: 9 });
      play(game, { seed: 1 }, ['movement']);
      const { gone, placed } = unitIn(game, 'gaul-band');
      return { gone, y: placed.at.y };
    };
    expect(surrounded(false)).not.toEqual({ gone: null, y: 400 });
    expect(surrounded(true)).toEqual({ gone: null, y: 400 });
  });

  it('3: of stone he does nothing more of what he has declared for the period [wrg/sorcery/spell-list]', () => {
    const declared = (spell: number) => {
      const game = conjuring();
      unitIn(game, 'gaul-band').period.conduct = { work: { batter: 'gate' } };
      cast(game, spell);
      return unitIn(game, 'gaul-band').period.conduct;
    };
    expect(declared(12)).toEqual({ work: { batter: 'gate' } });
    expect(declared(3)).toEqual({});
  });

  it('4: nobody shoots at whom he does not see, and blows at him are those of the disorganised', () => {
    const game = conjuring([{ id: 'rome-archers', type: 'li', weapons: ['bow'], shield: false, at: [500, 250] }]);
    cast(game, 4);
    expect(spellsOf(game)).toEqual([{ does: 'invisible', on: 'gaul-band', until: 4 }]);
    expect(play(game, { seed: 1 }, ['shooting']).of('shot')).toEqual([]);
    const melee = (invisible: boolean) => {
      const fight = setUp({
        pieces: [
          { id: 'rome-foot', at: [500, 300] },
          { id: 'gaul-band', at: [500, 301] },
        ],
        melees: [{ a: 'rome-foot', b: 'gaul-band' }],
        scenario: { sorcery: {} },
      });
      if (invisible) fight.state.magic!.enchantments.push({ does: 'invisible', by: 'x', on: 'gaul-band', until: 2 });
      const [blow] = play(fight, { seed: 1 }, ['hand-to-hand']).of('fought');
      return [blow?.figures, blow?.because.some(({ because }) => because === 'the enemy is not to be seen')];
    };
    expect([melee(false), melee(true)]).toEqual([
      [6, false],
      [3, true],
    ]);
  });

  it.each([
    [5, 3],
    [6, -3],
  ])('%i: the target tests its reaction at once, with %i', (number, points) => {
    const game = conjuring();
    const { of } = cast(game, number, { dice: [3, 3, 4, 4, 4] });
    const [test] = of('test');
    expect(test).toMatchObject({ unit: 'gaul-band', cause: 'spell' });
    expect(test?.because).toContainEqual(
      expect.objectContaining({ because: 'a spell', effect: `${points > 0 ? '+' : '−'}3 points` }),
    );
  });

  it('5: broken troops test whether they rally where they may try it, wherever the spell strikes them, or never (wrg/ruling/spells-at-broken-troops) [wrg/sorcery/spell-list] [wrg/rally/test]', () => {
    const struck = (reading: string, { number = 5, pips = 6, touched = false, asked = true } = {}) => {
      const game = conjuring([], {
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/spells-at-broken-troops': reading } }),
      });
      const band = unitIn(game, 'gaul-band');
      Object.assign(band, { rout: { periods: 1, from: { x: 500, y: 300 } }, placed: { ...band.placed, facing: 0 } });
      band.period.fought = touched;
      const { of } = cast(game, number, { dice: [3, 3, ...(asked ? [pips, pips, pips] : [])] });
      const ran = of('moved').some(({ unit }) => unit === 'gaul-band');
      return [of('test').map(({ cause, instruction }) => `${cause}: ${instruction}`), of('rallied').length === 1, ran];
    };
    const rallied = [['spell: rally'], true, false];
    const runsOn = [['spell: run-on'], false, true];
    const notAsked = [[], false, true];
    expect(struck('where-they-may-try-to-rally')).toEqual(rallied);
    expect(struck('where-they-may-try-to-rally', { number: 6, pips: 1 })).toEqual(runsOn);
    expect(struck('where-they-may-try-to-rally', { touched: true, asked: false })).toEqual(notAsked);
    expect(struck('whenever-they-are-struck', { touched: true })).toEqual(rallied);
    expect(struck('whenever-they-are-struck', { number: 6, pips: 1, touched: true })).toEqual(runsOn);
    expect(struck('never', { asked: false })).toEqual(notAsked);
  });

  it('5: broken troops who rally by it before the moves reorganise in that period, later in the next (wrg/ruling/spells-at-broken-troops) [wrg/rally/reorganise]', () => {
    const recovers = (at: 'before-movement' | 'before-shooting') => {
      const game = conjuring();
      Object.assign(unitIn(game, 'gaul-band'), { rout: { periods: 1, from: { x: 500, y: 300 } } });
      const answers = casting(5, 'gaul-band', at);
      play(game, { dice: [3, 3, 6, 6, 6], answers }, [at === 'before-movement' ? 'movement' : 'shooting']);
      const { rout, recovering, recoversFrom } = unitIn(game, 'gaul-band');
      return { rout, recovering, recoversFrom };
    };
    expect(recovers('before-movement')).toEqual({ rout: null, recovering: 'reorganising', recoversFrom: null });
    expect(recovers('before-shooting')).toEqual({ rout: null, recovering: 'reorganising', recoversFrom: 'now' });
  });

  it('7: arrows turn round, to and from the target', () => {
    const game = conjuring([{ id: 'rome-archers', type: 'li', weapons: ['bow'], shield: false, at: [500, 250] }]);
    cast(game, 7);
    const { of } = play(game, { seed: 1 }, ['shooting']);
    expect(of('shot')).toMatchObject([{ unit: 'rome-archers', target: 'rome-archers' }]);
    expect(unitIn(game, 'rome-archers').period.missileCasualties).toBeGreaterThan(0);
    expect(of('shot')[0]?.because).toContainEqual(
      expect.objectContaining({ because: 'at gaul-band', effect: 'the arrows turn round' }),
    );
  });

  it('7: crows, who come down themselves, do not turn round', () => {
    const crows = { creature: 'crow', type: 'lc', figures: 2, files: 2 } as const;
    const game = conjuring([{ ...crows, id: 'rome-crows', at: [500, 250] }]);
    cast(game, 7);
    const { of } = play(game, { seed: 1 }, ['shooting']);
    expect(of('shot')).toMatchObject([{ unit: 'rome-crows', target: 'gaul-band' }]);
  });

  it('8: a unit fights among itself', () => {
    const game = conjuring();
    cast(game, 8);
    const { of } = play(game, { seed: 1 }, ['hand-to-hand']);
    expect(of('fought')).toMatchObject([{ unit: 'gaul-band', target: 'gaul-band', figures: 12 }]);
  });

  it('8: out of order strikes as in any melee, with half of its nearest rank (wrg/disorganisation/half-figures, wrg/sorcery/spell-list)', () => {
    const game = conjuring();
    cast(game, 8);
    unitIn(game, 'gaul-band').period.interpenetrated = true;
    const [fought] = play(game, { seed: 1 }, ['hand-to-hand']).of('fought');
    expect(fought).toMatchObject({ unit: 'gaul-band', figures: 3 });
  });

  it('8: those of stone cannot fight [wrg/sorcery/spell-list]', () => {
    const game = conjuring();
    cast(game, 8);
    game.state.magic!.enchantments.push({ does: 'stone', by: 'rome-merlin', on: 'gaul-band', until: 3 });
    expect(play(game, { seed: 1 }, ['hand-to-hand']).of('fought')).toEqual([]);
  });

  it('8: who has lost men to missiles strikes the weaker for it, as in any melee (wrg/melee/tactical/missile-losses, wrg/sorcery/spell-list)', () => {
    const total = (missileCasualties: number) => {
      const game = conjuring();
      cast(game, 8);
      unitIn(game, 'gaul-band').period.missileCasualties = missileCasualties;
      return play(game, { seed: 1 }, ['hand-to-hand']).of('fought')[0]?.total ?? 0;
    };
    expect(total(12) - total(0)).toBe(-1);
  });

  it('8: those who cannot use shields fight each other as such (wrg/melee/tactical/shieldless-1, wrg/sorcery/spell-list)', () => {
    const total = (shield: boolean) => {
      const game = conjuring();
      const unit = unitIn(game, 'gaul-band');
      unit.troops = { ...unit.troops, type: 'li', shield };
      cast(game, 8);
      return play(game, { seed: 1 }, ['hand-to-hand']).of('fought')[0]?.total ?? 0;
    };
    expect(total(false) - total(true)).toBe(1);
  });

  it('8: fights once, whenever in the period the spell falls upon it [wrg/sorcery/spell-timing]', () => {
    const fights = (at: string) => {
      const game = conjuring();
      unitIn(game, 'gaul-band').order = 'HOLD';
      const spell = answering('cast', request =>
        request.at === at && game.state.period === 2 ? { spell: 8, target: 'gaul-band' } : null,
      );
      const phases = ['movement', 'shooting', 'hand-to-hand', 'reactions'];
      const count = () => {
        const seeds = Array.from({ length: 40 }, (_, seed) => seed);
        // Of the dice no more is wanted than that the spell comes out as it was nominated.
        const seed = seeds.find(each => {
          const copy = structuredClone({ state: game.state });
          const { of } = play({ ...game, ...copy }, { seed: each, answers: spell }, phases);
          return of('spell').some(({ number }) => number === 8);
        });
        return play(game, { seed: seed ?? 0, answers: spell }, phases).of('fought').length;
      };
      const first = count();
      const next = play(game, { seed: 1 }, wholePeriod).of('fought').length;
      return [first, next];
    };
    expect(fights('before-movement')).toEqual([1, 0]);
    expect(fights('before-shooting')).toEqual([1, 0]);
    expect(fights('before-combat')).toEqual([1, 0]);
    expect(fights('at-the-end')).toEqual([0, 1]);
  });

  it('8: wagons have nobody who would fight', () => {
    const game = conjuring([{ id: 'gaul-wagons', type: 'wagon', figures: 2, files: 2, at: [560, 380] }]);
    cast(game, 8, {}, 'gaul-wagons');
    expect(spellsOf(game)).toMatchObject([{ does: 'quarrel', on: 'gaul-wagons' }]);
    expect(play(game, { seed: 1 }, ['hand-to-hand']).of('fought')).toEqual([]);
    expect(unitIn(game, 'gaul-wagons')).toMatchObject({ figures: 2, gone: null });
  });

  it('9: he is a frog, who casts nothing, but in the zone of a saint', () => {
    const game = conjuring();
    cast(game, 9);
    expect(spellsOf(game)).toEqual([{ does: 'frog', on: 'rome-merlin', until: 4 }]);
    game.state.period += 1;
    expect(play(game, {}, ['movement']).asked).toEqual([]);
    game.state.period += 2;
    expect(play(game, { seed: 1 }).of('wonder')).toMatchObject([{ unit: 'rome-merlin', what: 'freed' }]);
    expect(spellsOf(game)).toEqual([]);
  });

  it('9: a frog sits where he is, or by another reading is hindered in nothing else', () => {
    const moves = (rules = wrgRulesUnder()) => {
      const game = conjuring([], { rules });
      unitIn(game, 'rome-merlin').order = 'MOVE S 60';
      return cast(game, 9).of('moved').length;
    };
    expect(moves()).toBe(0);
    expect(moves(wrgRulesUnder({ rulings: { 'wrg/ruling/what-a-frog-can-do': 'all-but-magic' } }))).toBe(1);
  });

  it('10: a beast of fable vanishes, a hostile magician is a frog, and others sneeze', () => {
    const beast = conjuring([
      { id: 'gaul-worm', creature: 'dragon', type: 'shc', class: 'D', figures: 1, files: 1, at: [560, 380] },
    ]);
    cast(beast, 10, {}, 'gaul-worm');
    expect(unitIn(beast, 'gaul-worm').gone).toBe('vanished');
    const rival = conjuring([{ ...magician, id: 'gaul-mog', at: [560, 360] }]);
    cast(
      rival,
      10,
      {
        answers: request =>
          request.kind === 'cast' && request.magician === 'rome-merlin'
            ? { spell: 10, target: 'gaul-mog' }
            : request.kind === 'cast'
              ? null
              : undefined,
      },
      'gaul-mog',
    );
    expect(spellsOf(rival)).toMatchObject([{ does: 'frog', on: 'gaul-mog' }]);
    const men = conjuring();
    cast(men, 10);
    expect(spellsOf(men)).toEqual([{ does: 'sneezes', on: 'gaul-band', until: 2 }]);
    const test = play(men, { seed: 3, answers: answering('declare', () => ({})) }, [
      'shooting',
      'hand-to-hand',
      'reactions',
    ]).of('test');
    expect(
      test.every(
        ({ unit, because }) =>
          unit !== 'gaul-band' || because.some(({ because: why }) => why.startsWith('disorganised')),
      ),
    ).toBe(true);
  });

  it('11: the target has no order and takes none for two periods', () => {
    const game = conjuring();
    cast(game, 11);
    expect(unitIn(game, 'gaul-band').order).toBeNull();
    const asksFor = () =>
      play(game, { seed: 1 }, ['orders']).asked.flatMap(request =>
        request.kind === 'orders' ? request.units.map(({ unit }) => unit) : [],
      );
    expect(asksFor()).not.toContain('gaul-band');
    expect(asksFor()).toContain('gaul-band');
  });

  it('12: the target moves as if up a steep hill', () => {
    const moved = (spell: boolean) => {
      const game = conjuring([{ id: 'rome-horse', type: 'hc', at: [440, 300], order: 'MOVE N 200' }]);
      const script = {
        dice: spell ? [3, 3] : [],
        answers: spell ? casting(12, 'rome-horse') : casting(12, 'rome-horse', 'never'),
      };
      return (
        play(game, script, ['movement'])
          .of('moved')
          .find(({ unit }) => unit === 'rome-horse')?.distance ?? 0
      );
    };
    expect(moved(false)).toBe(120);
    expect(moved(true)).toBe(30);
  });

  it('none of them works near a saint, whoever casts it [wrg/sorcery/saint]', () => {
    const game = conjuring(
      [{ id: 'gaul-saint', creature: 'saint', figures: 1, files: 1, shield: false, at: [560, 440] }],
      { scenario: { sorcery: {} } },
    );
    expect(cast(game, 12).of('spell')).toMatchObject([{ number: 12, does: 'nothing' }]);
    expect(spellsOf(game)).toEqual([]);
  });
});
