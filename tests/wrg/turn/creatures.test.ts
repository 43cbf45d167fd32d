import { describe, expect, it } from 'vitest';
import type { WrgRules } from '../../../src/rulesets/wrg/rules.js';
import type { WrgScenarioFile } from '../../../src/rulesets/wrg/schema.js';
import { conditionOf } from '../../../src/rulesets/wrg/turn/condition.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { answering, declaring, ridingStraight } from './answers.js';
import { type Game, type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const one = { figures: 1, files: 1 } as const;
const dragon = { ...one, creature: 'dragon', type: 'shc', class: 'D', training: 'barbarian' } as const;
const giant = { ...one, creature: 'giant', type: 'mi', class: 'D', training: 'barbarian' } as const;
const elves = { creature: 'elf', type: 'li', weapons: ['bow'], shield: false } as const;
const goblins = { creature: 'goblin', type: 'lmi', class: 'E', shield: false, training: 'barbarian' } as const;
const elephants = { type: 'elephant', figures: 2, files: 2, crew: ['bow'], training: 'barbarian' } as const;
const guard = { id: 'rome-guard', at: [120, 60] } as const satisfies Piece;

function field(pieces: readonly Piece[], more: Partial<TableTop> = {}): Game {
  return setUp({ ...more, pieces: [guard, ...pieces], scenario: { sorcery: { chaos: 'gaul' }, ...more.scenario } });
}

const reading = (ruling: string, to: string) => wrgRulesUnder({ rulings: { [`wrg/ruling/${ruling}`]: to } });

describe('dragons', () => {
  it('eat the messenger, and keep to the order they have [wrg/sorcery/dragon]', () => {
    const game = field([
      { ...dragon, id: 'rome-worm', at: [200, 100], order: 'HOLD' },
      { id: 'gaul-band', at: [500, 700] },
    ]);
    const order = answering('orders', ({ units }) =>
      units.some(({ unit, by }) => unit === 'rome-worm' && by.includes('messenger'))
        ? { 'rome-worm': { order: 'ATTACK gaul-band', by: 'messenger' } }
        : {},
    );
    const told = [play(game, { seed: 1, answers: order }), play(game, { seed: 1 }), play(game, { seed: 1 })];
    expect(told.flatMap(({ of }) => of('wonder'))).toMatchObject([{ unit: 'rome-worm', what: 'eats-messenger' }]);
    expect(unitIn(game, 'rome-worm')).toMatchObject({ order: 'HOLD', digesting: null });
  });

  it('hear no signal [wrg/sorcery/dragon]', () => {
    const signals = [{ name: 'tuba', means: 'RETIRE', by: 'trumpet' as const }];
    const game = field(
      [
        { ...dragon, id: 'rome-worm', at: [200, 100] },
        { id: 'gaul-band', at: [500, 700] },
      ],
      { armies: { rome: { signals } } },
    );
    const units = play(game, { seed: 1 }, ['orders']).asked.flatMap(request =>
      request.kind === 'orders' ? request.units : [],
    );
    expect(units.find(({ unit }) => unit === 'rome-guard')?.by).toContain('signal');
    expect(units.find(({ unit }) => unit === 'rome-worm')?.by).not.toContain('signal');
  });

  it('go out of control at elves in their reach, and charge them [wrg/sorcery/dragon-lure]', () => {
    const at = (y: number) => {
      const game = field([
        { ...dragon, id: 'rome-worm', at: [500, 300] },
        { ...elves, id: 'gaul-elves', at: [500, y] },
        { id: 'gaul-band', at: [800, 700] },
      ]);
      const { of } = play(game, { seed: 1 }, ['declarations', 'movement']);
      return { lured: of('wonder'), met: of('met'), order: unitIn(game, 'rome-worm').order };
    };
    expect(at(380)).toMatchObject({ lured: [{ unit: 'rome-worm', what: 'lured' }], met: [{}], order: null });
    expect(at(600)).toMatchObject({ lured: [], met: [], order: 'HOLD' });
  });

  it('kill elephants of either side, eat for a period and sleep for two, whatever is done to them [wrg/sorcery/dragon-lure]', () => {
    const game = field([
      { ...dragon, id: 'rome-worm', at: [500, 300], order: 'MOVE E 300' },
      { ...elephants, id: 'rome-elephants', at: [500, 380] },
      { ...elephants, id: 'gaul-elephants', at: [600, 300] },
      { id: 'gaul-band', at: [800, 700] },
    ]);
    const { of } = play(game, { seed: 1 }, ['declarations', 'movement']);
    expect(
      of('preyed')
        .map(({ on }) => on)
        .sort(),
    ).toEqual(['gaul-elephants', 'rome-elephants']);
    expect(of('moved').map(({ unit }) => unit)).not.toContain('rome-worm');
    const moves = [3, 4, 5, 6].map(seed =>
      play(game, { seed })
        .of('moved')
        .some(({ unit }) => unit === 'rome-worm'),
    );
    expect(moves).toEqual([false, false, false, true]);
  });

  it('bring to light whom they fall upon where he lay hidden, before anybody is told of it [wrg/sorcery/dragon-lure]', () => {
    const game = field([
      { ...dragon, id: 'rome-worm', at: [500, 300] },
      { ...elephants, id: 'gaul-elephants', at: [500, 380], away: 'ambush' },
      { id: 'gaul-band', at: [800, 700] },
    ]);
    const { told } = play(game, { seed: 1 }, ['declarations']);
    const kinds = told.map(({ event: { kind } }) => kind);
    expect(kinds).toContain('preyed');
    expect(kinds.indexOf('appeared')).toBeLessThan(kinds.indexOf('preyed'));
    expect(told.find(({ event }) => event.kind === 'appeared')?.event).toMatchObject({ unit: 'gaul-elephants' });
  });

  it('kill one of them by another reading [wrg/sorcery/dragon-lure]', () => {
    const game = field(
      [
        { ...dragon, id: 'rome-worm', at: [500, 300] },
        { ...elephants, id: 'gaul-elephants', at: [500, 380] },
      ],
      { rules: reading('dragon-appetite', 'one') },
    );
    play(game, { seed: 1 }, ['declarations']);
    expect(unitIn(game, 'gaul-elephants').figures).toBe(1);
  });

  it('asleep, they strike nobody back [wrg/sorcery/dragon-lure]', () => {
    const struck = (meal?: number) => {
      const game = field(
        [
          { ...dragon, id: 'rome-worm', at: [500, 300] },
          { id: 'gaul-band', at: [500, 301] },
        ],
        { melees: [{ a: 'rome-worm', b: 'gaul-band' }] },
      );
      if (meal !== undefined) game.state.magic!.meals['rome-worm'] = meal;
      return play(game, { seed: 1 }, ['hand-to-hand'])
        .of('fought')
        .filter(({ unit }) => unit === 'rome-worm');
    };
    expect(struck()[0]).toMatchObject({ figures: 5 });
    expect(struck(0)).toEqual([]);
  });

  it('fly so far, land, and do not fly without an order or over holy ground [wrg/sorcery/dragon-move-fight]', () => {
    const flying = (to: { x: number; y: number }, more: Partial<Piece> = {}, others: readonly Piece[] = []) => {
      const game = field(
        [{ ...dragon, id: 'rome-worm', at: [500, 300], ...more }, { id: 'gaul-band', at: [500, 520] }, ...others],
        { scenario: { sorcery: {} } },
      );
      const { of } = play(game, { seed: 1, answers: declaring({ 'rome-worm': { fly: to } }) }, [
        'declarations',
        'movement',
      ]);
      return { flew: of('flew'), stands: of('stands'), at: unitIn(game, 'rome-worm').placed.at };
    };
    expect(flying({ x: 500, y: 480 })).toMatchObject({ flew: [{ unit: 'rome-worm' }], at: { x: 500, y: 480 } });
    // Who has flown is not told to stay where it stands.
    expect(flying({ x: 500, y: 470 }, { order: 'ATTACK gaul-band' }).stands).toEqual([]);
    expect(() => flying({ x: 500, y: 510 })).toThrow('a flight of 210 paces');
    expect(() => flying({ x: 500, y: 400 }, { be: { order: null } })).toThrow('it has no order');
    const saint: Piece = { ...one, id: 'gaul-saint', creature: 'saint', shield: false, at: [600, 400] };
    expect(() => flying({ x: 500, y: 480 }, {}, [saint])).toThrow('zone of sanctity');
    // Where others stand it lands beside them.
    expect(flying({ x: 500, y: 500 }).at).not.toEqual({ x: 500, y: 520 });
  });

  it('have advanced so far as others see it, who fly nearer [wrg/sorcery/dragon-move-fight] [wrg/reaction/minus1-enemy-advancing]', () => {
    const game = field([
      { ...dragon, id: 'rome-worm', at: [500, 300] },
      { id: 'gaul-band', at: [500, 520], be: { alarmed: true } },
    ]);
    const fly = declaring({ 'rome-worm': { fly: { x: 500, y: 440 } } });
    play(game, { seed: 1, answers: fly }, ['declarations', 'movement']);
    expect(unitIn(game, 'rome-worm').period).toMatchObject({
      doing: 'advancing',
      moved: 140,
      from: { x: 500, y: 300 },
    });
    unitIn(game, 'gaul-band').period.conduct = { tests: true };
    const test = play(game, { seed: 1 }, ['reactions'])
      .of('test')
      .find(({ unit }) => unit === 'gaul-band');
    expect(test?.because).toContainEqual(expect.objectContaining({ clause: 'wrg/reaction/minus1-enemy-advancing' }));
  });

  it('nobody else flies [wrg/sorcery/dragon-move-fight]', () => {
    const game = field([{ id: 'gaul-band', at: [500, 520] }]);
    const wings = declaring({ 'rome-guard': { fly: { x: 200, y: 100 } } });
    expect(() => play(game, { answers: wings }, ['declarations'])).toThrow('no wings');
  });

  it('flame as five with fire javelins, no farther than forty paces [wrg/sorcery/dragon-move-fight]', () => {
    const flames = (y: number) => {
      const game = field([
        { ...dragon, id: 'rome-worm', at: [500, 300] },
        { id: 'gaul-band', at: [500, y] },
      ]);
      return play(game, { seed: 1 }, ['shooting']).of('shot');
    };
    expect(flames(335)).toMatchObject([{ unit: 'rome-worm', figures: 5 }]);
    expect(flames(360)).toEqual([]);
  });

  it('flame with fire: elephants whom it strikes are attacked with it [wrg/sorcery/dragon-move-fight] [wrg/reaction/test-fire]', () => {
    const attacked = (shooter: Partial<Piece>) => {
      const game = field([
        { id: 'rome-worm', at: [500, 300], ...shooter },
        { ...elephants, id: 'gaul-elephants', at: [500, 335] },
      ]);
      play(game, { seed: 1 }, ['shooting']);
      return unitIn(game, 'gaul-elephants').period.underFire;
    };
    expect(attacked(dragon)).toBe(true);
    expect(attacked({ type: 'li', weapons: ['javelins'] })).toBe(undefined);
  });

  it('frighten elephants as elephants do horses [wrg/sorcery/dragon-elephants]', () => {
    const test = (y: number) => {
      const game = field([
        { ...elephants, id: 'rome-elephants', at: [500, 300] },
        { ...dragon, id: 'gaul-worm', at: [500, y], be: { order: null } },
      ]);
      game.state.magic!.meals['gaul-worm'] = game.state.period;
      unitIn(game, 'rome-elephants').period.conduct = { tests: true };
      const tests = play(game, { seed: 1 }, ['reactions']).of('test');
      return tests.find(({ unit }) => unit === 'rome-elephants')?.because.map(({ because }) => because) ?? [];
    };
    expect(test(330).filter(why => why.includes('disorganised'))).not.toEqual([]);
    expect(test(600).filter(why => why.includes('disorganised'))).toEqual([]);
  });

  it('suffer as the five that they fight as, or as one [wrg/sorcery/dragon-move-fight]', () => {
    const fate = (rules = wrgRulesUnder()) => {
      const game = field(
        [
          { ...dragon, id: 'rome-worm', at: [500, 300], be: { carried: 15 } },
          { id: 'gaul-band', at: [500, 301], weapons: ['two-handed-axe'] },
        ],
        { melees: [{ a: 'rome-worm', b: 'gaul-band' }], rules },
      );
      play(game, { seed: 2 }, ['hand-to-hand']);
      return unitIn(game, 'rome-worm').gone;
    };
    expect(fate()).toBeNull();
    expect(fate(reading('what-kills-a-beast', 'as-any-figure'))).toBe('destroyed');
  });

  it('test for their losses from missiles as those five, or as one [wrg/reaction/test-missile-casualties] [wrg/sorcery/dragon-move-fight]', () => {
    const tests = (men: number, rules = wrgRulesUnder()) => {
      const game = field(
        [
          { ...dragon, id: 'rome-worm', at: [500, 300] },
          { id: 'gaul-slings', at: [500, 400], type: 'li', weapons: ['sling'] },
        ],
        { rules },
      );
      unitIn(game, 'rome-worm').period.missileCasualties = men;
      return play(game, { seed: 1 }, ['shooting'])
        .of('test')
        .map(({ cause }) => cause);
    };
    expect([tests(2), tests(10)]).toEqual([[], ['missile-casualties']]);
    expect(tests(2, reading('what-kills-a-beast', 'as-any-figure'))).toEqual(['missile-casualties']);
  });

  it('test at the end of each period in which nothing tells them what to do, once they have no order [wrg/sorcery/dragon]', () => {
    const tests = (be: Piece['be'], kind: Partial<Piece> = dragon) => {
      const game = field([
        { ...kind, id: 'rome-worm', at: [500, 300], be: { alarmed: true, ...be } },
        { id: 'gaul-band', at: [500, 700] },
      ]);
      return play(game, { seed: 1 }, ['reactions'])
        .of('test')
        .map(({ unit, cause }) => [unit, cause]);
    };
    expect(tests({ order: null })).toEqual([['rome-worm', 'without-order']]);
    expect(tests({ carriedOut: true })).toEqual([['rome-worm', 'without-order']]);
    expect(tests({})).toEqual([]);
    const bound = { instruction: 'halt', disorganised: false, left: 1, kept: 0 } as const;
    expect(tests({ order: null, bound })).toEqual([]);
    expect(tests({ order: null }, {})).toEqual([]);
  });
});

describe('trolls, giants and basilisks', () => {
  it('a long halt turns trolls to stone for good [wrg/sorcery/trolls]', () => {
    const trolls = { creature: 'troll', type: 'hi', class: 'D', figures: 6, training: 'barbarian' } as const;
    const halts = (creature: Partial<Piece>) => {
      for (let seed = 1; seed < 200; seed++) {
        const game = field([
          { ...creature, id: 'gaul-trolls', at: [500, 300] },
          { id: 'gaul-reserve', at: [800, 700] },
        ]);
        unitIn(game, 'gaul-trolls').period.conduct = { tests: true };
        const { of } = play(game, { seed }, ['reactions']);
        if (of('test').some(({ unit, instruction }) => unit === 'gaul-trolls' && instruction === 'halt')) {
          return unitIn(game, 'gaul-trolls').gone;
        }
      }
      throw new Error('nobody halted');
    };
    expect(halts(trolls)).toBe('turned-to-stone');
    expect(halts({ class: 'D', training: 'barbarian' })).toBeNull();
  });

  it('trolls are hit as super heavy cavalry, and move as heavy foot [wrg/sorcery/trolls]', () => {
    const game = field(
      [
        { id: 'rome-foot', at: [500, 300], weapons: ['two-handed-axe'] },
        {
          creature: 'troll',
          type: 'hi',
          class: 'D',
          training: 'barbarian',
          figures: 6,
          id: 'gaul-trolls',
          at: [500, 301],
        },
      ],
      { melees: [{ a: 'rome-foot', b: 'gaul-trolls' }] },
    );
    const { of } = play(game, { seed: 1 }, ['hand-to-hand']);
    expect(of('fought').find(({ unit }) => unit === 'rome-foot')?.because).toContainEqual(
      expect.objectContaining({ because: 'two-handed axe against SHC' }),
    );
  });

  it('trolls and ents suffer in flank and rear as super heavy cavalry, or no more than others do [wrg/sorcery/trolls] [wrg/melee/tactical/shc-flank]', () => {
    const flanked = (rules = wrgRulesUnder()) => {
      const game = field(
        [
          { id: 'rome-foot', at: [500, 300], weapons: ['two-handed-axe'] },
          {
            creature: 'troll',
            type: 'hi',
            class: 'D',
            training: 'barbarian',
            id: 'gaul-trolls',
            at: [520, 319],
            facing: 'E',
          },
        ],
        { melees: [{ a: 'gaul-trolls', b: 'rome-foot', sideOfA: 'flank' }], rules },
      );
      const { of } = play(game, { seed: 1 }, ['hand-to-hand']);
      const blow = of('fought').find(({ unit }) => unit === 'rome-foot');
      return blow?.because
        .filter(({ clause }) => clause === 'wrg/melee/tactical/shc-flank')
        .map(({ effect }) => effect);
    };
    expect(flanked()).toEqual(['+2 factors']);
    expect(flanked(reading('hit-as-super-heavy-cavalry', 'by-its-column-alone'))).toEqual([]);
  });

  it('trolls are overlapped as the foot that they move as, or as super heavy cavalry [wrg/sorcery/trolls] [wrg/melee/overlap-special-targets] (wrg/ruling/creatures-overlapped)', () => {
    const overlapping = (taken: string) => {
      const rules = reading('creatures-overlapped', taken);
      const foe = { creature: 'troll', type: 'hi', class: 'D', training: 'barbarian' } as const;
      const game = field(
        [
          { id: 'rome-foot', at: [500, 300], figures: 12, files: 12, weapons: ['two-handed-axe'] },
          { ...foe, id: 'gaul-trolls', at: [476, 300.02], figures: 4, files: 4 },
        ],
        { melees: [{ a: 'gaul-trolls', b: 'rome-foot' }], rules },
      );
      const { of } = play(game, { seed: 1 }, ['hand-to-hand']);
      const blow = of('fought').find(({ unit }) => unit === 'rome-foot');
      return blow?.because.find(({ clause }) => clause === 'wrg/melee/overlap-standard')?.effect;
    };
    // They stand before the left end of the line, which reaches out on their shielded side alone.
    expect(overlapping('as-what-they-move-as')).toBe('1 figure');
    expect(overlapping('as-super-heavy-cavalry')).toBe('2 figures');
  });

  it('giants toss boulders as three men, a hundred paces, and break what is of stone [wrg/sorcery/giants]', () => {
    const tosses = (y: number, stone = false) => {
      const game = field([
        { ...giant, id: 'rome-giant', at: [500, 300] },
        { id: 'gaul-band', at: [500, y] },
      ]);
      if (stone) game.state.magic!.enchantments.push({ does: 'stone', by: 'x', on: 'gaul-band', until: 2 });
      return play(game, { seed: 1 }, ['shooting']).of('shot');
    };
    expect(tosses(390)).toMatchObject([{ unit: 'rome-giant', figures: 3 }]);
    expect(tosses(390, true)).toHaveLength(1);
    expect(tosses(420)).toEqual([]);
  });

  it('giants throw as engines do, whom cover and distance do not hinder, or as crossbows (wrg/ruling/boulders-of-giants)', () => {
    const tossed = (taken?: string) => {
      const game = field(
        [
          { ...giant, id: 'rome-giant', at: [500, 300] },
          { id: 'gaul-band', at: [500, 390], weapons: ['two-handed-axe'], shield: false },
        ],
        {
          features: [
            {
              kind: 'wall',
              id: 'the-wall',
              line: [
                [400, 380],
                [600, 380],
              ],
            },
          ],
          ...(taken === undefined ? {} : { rules: reading('boulders-of-giants', taken) }),
        },
      );
      const [shot] = play(game, { seed: 1 }, ['shooting']).of('shot');
      const engines = unitIn(game, 'gaul-band').period.shotBy.map(({ engine }) => engine);
      const told = shot?.because.filter(({ clause }) => clause.startsWith('wrg/shooting/tactical/'));
      return { engines, figures: shot?.figures, told: told?.map(({ clause, effect }) => `${clause} ${effect}`) };
    };
    expect(tossed()).toEqual({ engines: [true], figures: 3, told: [] });
    expect(tossed('as-bolts-of-crossbows')).toEqual({
      engines: [false],
      figures: 3,
      told: [
        'wrg/shooting/tactical/cover −1 factor',
        'wrg/shooting/tactical/long-range −1 factor',
        'wrg/shooting/tactical/shieldless-2 +2 factors',
      ],
    });
  });

  it('giants fight as five [wrg/sorcery/giants]', () => {
    const game = field(
      [
        { ...giant, id: 'rome-giant', at: [500, 300] },
        { id: 'gaul-band', at: [500, 301] },
      ],
      { melees: [{ a: 'rome-giant', b: 'gaul-band' }] },
    );
    const { of } = play(game, { seed: 1 }, ['hand-to-hand']);
    expect(of('fought').find(({ unit }) => unit === 'rome-giant')?.figures).toBe(5);
  });

  it('dragons and giants in disorder fight as half of five [wrg/sorcery/dragon-move-fight] [wrg/sorcery/giants] [wrg/disorganisation/half-figures]', () => {
    const fighting = (beast: Partial<Piece>, others: readonly Piece[] = []) => {
      const game = field(
        [
          { ...beast, id: 'rome-beast', at: [500, 300], be: { recovering: 'reorganising' } },
          { id: 'gaul-band', at: [500, 301] },
          ...others,
        ],
        { melees: [{ a: 'rome-beast', b: 'gaul-band' }] },
      );
      const { of } = play(game, { seed: 1 }, ['hand-to-hand']);
      return of('fought').find(({ unit }) => unit === 'rome-beast')?.figures;
    };
    expect(fighting(dragon)).toBe(2);
    expect(fighting(giant)).toBe(2);
  });

  it('basilisks keep figures of the enemy before them from fighting [wrg/sorcery/basilisk]', () => {
    const shooting = (basilisks: readonly Piece[], rules = wrgRulesUnder()) => {
      const archers: Piece = {
        id: 'rome-archers',
        at: [500, 250],
        type: 'li',
        weapons: ['bow'],
        shield: false,
        files: 12,
      };
      const game = field([archers, ...basilisks, { id: 'gaul-band', at: [500, 360] }], { rules });
      return play(game, { seed: 1 }, ['shooting']).of('shot')[0]?.figures;
    };
    const four: Piece = {
      id: 'gaul-basilisks',
      at: [420, 480],
      creature: 'basilisk',
      type: 'hi',
      figures: 4,
      files: 4,
    };
    expect(shooting([])).toBe(12);
    expect(shooting([four])).toBe(8);
    expect(shooting([four], reading('basilisk-gaze', 'as-far-as-a-spell'))).toBe(12);
  });
});

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

describe('goblins, demons and crows', () => {
  it('goblins shoot as far as horse archers [wrg/sorcery/goblins]', () => {
    const shots = (y: number, who: Partial<Piece>) =>
      play(
        field([
          { id: 'rome-foot', at: [500, 300] },
          { ...who, id: 'gaul-goblins', at: [500, y] },
          { id: 'gaul-reserve', at: [800, 700] },
        ]),
        { seed: 1 },
        ['shooting'],
      ).of('shot').length;
    const archers = { type: 'lmi', weapons: ['bow'] } as const;
    expect([shots(440, goblins), shots(500, goblins), shots(500, archers)]).toEqual([1, 0, 1]);
  });

  it('goblins on wolves are feared as Huns [wrg/sorcery/goblins]', () => {
    const because = (type: 'lc' | 'lmi') => {
      const game = field([
        { id: 'rome-foot', at: [500, 300] },
        { ...goblins, type, id: 'gaul-goblins', at: [500, 420] },
      ]);
      unitIn(game, 'rome-foot').period.conduct = { tests: true };
      const { of } = play(game, { seed: 1 }, ['reactions']);
      return of('test')
        .filter(({ unit }) => unit === 'rome-foot')
        .flatMap(each => each.because.map(({ because: why }) => why));
    };
    expect(because('lc')).toContain('hostile Huns near');
    expect(because('lmi')).not.toContain('hostile Huns near');
  });

  const demons = {
    creature: 'demon',
    type: 'lmi',
    class: 'E',
    shield: false,
    training: 'barbarian',
    weapons: ['two-handed-axe'],
  } as const;
  const magician = { ...one, creature: 'magician', shield: false } as const;

  it('demons leave for good without a black magician who has his powers near them [wrg/sorcery/demons]', () => {
    const stay = (magicians: readonly Piece[], frog = false) => {
      const game = field([
        { ...demons, id: 'gaul-demons', at: [500, 600] },
        ...magicians,
        { id: 'gaul-reserve', at: [800, 700] },
      ]);
      if (frog) game.state.magic!.enchantments.push({ does: 'frog', by: 'x', on: 'gaul-mog', until: 9 });
      play(game, { seed: 1 }, ['movement']);
      return unitIn(game, 'gaul-demons').gone;
    };
    const near: Piece = { ...magician, id: 'gaul-mog', at: [500, 650] };
    expect(stay([near])).toBeNull();
    expect(stay([near], true)).toBe('vanished');
    expect(stay([{ ...near, at: [500, 780] }])).toBe('vanished');
    expect(stay([{ ...near, id: 'rome-merlin' }])).toBe('vanished');
  });

  it('demons with many arms use shields beside a weapon for both hands [wrg/sorcery/demons]', () => {
    const total = (more: Partial<Piece>) => {
      const game = field(
        [
          { id: 'rome-foot', at: [500, 300] },
          { ...demons, ...more, id: 'gaul-demons', at: [500, 301] },
          { ...magician, id: 'gaul-mog', at: [500, 360] },
        ],
        { melees: [{ a: 'rome-foot', b: 'gaul-demons' }] },
      );
      return (
        play(game, { seed: 1 }, ['hand-to-hand'])
          .of('fought')
          .find(({ unit }) => unit === 'rome-foot')?.total ?? 0
      );
    };
    expect(total({})).toBe(total({ traits: ['many-arms'], shield: true }) + 2);
  });

  it('crows, who charge nobody, make no flank secure and threaten no rear [wrg/sorcery/crows] [wrg/reaction/definition-secure-flank]', () => {
    const rider = { type: 'lc', figures: 1, files: 1 } as const;
    const situation = (of: Partial<Piece>) => {
      const game = field([
        { id: 'rome-foot', at: [500, 300] },
        { ...rider, ...of, id: 'rome-birds', at: [620, 300] },
        { ...rider, ...of, id: 'gaul-birds', at: [500, 200], facing: 'N' },
        { id: 'gaul-band', at: [500, 500] },
      ]);
      const seen = fieldOf(game.state, game.scenario, game.rules);
      const { secureFlanks, enemyInRear } = situationOf(unitIn(game, 'rome-foot'), { cause: 'voluntary' }, seen);
      return { secureFlanks, enemyInRear };
    };
    expect(situation({ creature: 'crow' })).toEqual({ secureFlanks: 0, enemyInRear: false });
    expect(situation({})).toEqual({ secureFlanks: 1, enemyInRear: true });
  });

  it('crows carry messages for their master, over all heads, and strike nobody meanwhile [wrg/sorcery/crows]', () => {
    const crows: Piece = {
      id: 'rome-crows',
      creature: 'crow',
      type: 'lc',
      figures: 1,
      files: 1,
      at: [500, 300],
      order: 'ATTACK gaul-band',
    };
    const ways: string[][] = [];
    const begun = (by: 'crow' | 'messenger') => {
      // Horse stand where a rider comes to from the general on his way to those whom he orders.
      const game = field([
        crows,
        { id: 'rome-far', at: [500, 700], order: 'HOLD' },
        { id: 'gaul-band', at: [500, 400] },
        { id: 'gaul-net', at: [242, 262], type: 'hc', figures: 20, files: 20 },
      ]);
      const order = answering('orders', ({ units, side }) => {
        const asked = units.find(({ unit }) => unit === 'rome-far');
        if (asked !== undefined) ways.push([...asked.by]);
        return side === 'rome' && asked?.by.includes(by) ? { 'rome-far': { order: 'MOVE N', by } } : {};
      });
      const told = [play(game, { seed: 1, answers: order })];
      const carried = game.state.messengers.some(({ crow }) => crow === 'rome-crows');
      const shots = told[0]?.of('shot').filter(({ unit }) => unit === 'rome-crows').length;
      for (let period = 0; period < 6; period++) told.push(play(ridingStraight(game), { seed: 1 }, ['orders']));
      const whats = told.flatMap(({ of }) => of('messenger')).map(({ what }) => what);
      return { whats, carried, shots };
    };
    expect(begun('crow')).toMatchObject({ whats: ['sent', 'arrived'], carried: true, shots: 0 });
    const ridden = begun('messenger');
    expect(ridden).toMatchObject({ carried: false, shots: 1 });
    expect(ridden.whats).toContain('fights');
    expect(ways[0]).toContain('crow');
  });

  it('crows come down as archers at point blank, and charge nobody [wrg/sorcery/crows]', () => {
    const crows: Piece = {
      id: 'rome-crows',
      creature: 'crow',
      type: 'lc',
      figures: 2,
      files: 2,
      at: [500, 300],
      order: 'ATTACK gaul-band',
    };
    const game = field([crows, { id: 'gaul-band', at: [500, 400] }]);
    const { of, asked } = play(game, { dice: [3, 3] }, ['declarations', 'shooting']);
    expect(of('shot')).toMatchObject([{ unit: 'rome-crows', figures: 2 }]);
    expect(of('shot')[0]?.because.some(({ clause }) => clause === 'wrg/shooting/tactical/long-range')).toBe(false);
    const asks = asked.flatMap(request => (request.kind === 'declare' ? request.units : []));
    expect(asks.find(({ unit }) => unit === 'rome-crows')?.charges).toEqual([]);
    const near = field([crows, { id: 'gaul-band', at: [500, 400] }], {
      rules: reading('how-far-crows-strike', 'hand-to-hand'),
    });
    expect(play(near, { seed: 1 }, ['shooting']).of('shot')).toEqual([]);
  });

  describe('crows on their way', () => {
    const crows = {
      id: 'rome-crows',
      creature: 'crow',
      type: 'lc',
      figures: 2,
      files: 2,
      at: [500, 300],
      order: 'MOVE N',
    } as const satisfies Piece;
    const far = { id: 'gaul-band', at: [100, 700] } as const satisfies Piece;

    it('fly over friends on the ground, who are not disturbed by it, or are stopped by them as light horse are [wrg/sorcery/crows]', () => {
      const at = (as: string) => {
        const friends = { id: 'rome-foot', at: [500, 340] } as const satisfies Piece;
        const game = field([crows, friends, far], { rules: reading('crows-on-the-wing', as) });
        const { of } = play(game, { seed: 1 }, ['movement']);
        const passed = of('went-through').length;
        const stirred = unitIn(game, 'rome-foot').period.interpenetrated === true;
        return { y: Math.round(unitIn(game, 'rome-crows').placed.at.y), passed, stirred };
      };
      expect(at('over-friends-and-ground')).toEqual({ y: 460, passed: 0, stirred: false });
      expect(at('as-the-light-horse-that-they-move-as').y).toBeLessThan(340);
    });

    it('let friends march on below them, and come down beside nobody’s ground [wrg/sorcery/crows]', () => {
      const foot = { id: 'rome-foot', at: [500, 240], order: 'MOVE N' } as const satisfies Piece;
      const game = field([{ ...crows, order: 'HOLD' }, foot, far]);
      play(game, { seed: 1 }, ['movement']);
      // Sixty paces bring the foot on their ground: it waits behind them, and goes past them in the next period.
      play(game, { seed: 1 }, ['movement']);
      expect(unitIn(game, 'rome-foot').placed.at.y).toBeGreaterThan(300);
      expect(unitIn(game, 'rome-foot').period.interpenetrated).not.toBe(true);
    });

    it('attack from where they can strike, and hover in nobody’s way before the enemy [wrg/sorcery/crows] (wrg/ruling/how-far-crows-strike)', () => {
      const order = 'ATTACK gaul-band';
      const at = (as: string) => {
        const band = { id: 'gaul-band', at: [500, 540], facing: 'S', order: 'HOLD' } as const satisfies Piece;
        const foot = { id: 'rome-foot', at: [500, 270], order: 'MOVE N' } as const satisfies Piece;
        const rules = reading('how-far-crows-strike', as);
        const game = field([{ ...crows, order }, foot, band], { rules });
        const shots = Array.from({ length: 2 }, () => play(game, { seed: 1 }, ['movement', 'shooting']).of('shot'));
        const y = Math.round(unitIn(game, 'rome-crows').placed.at.y);
        for (let period = 0; period < 2; period++) play(game, { seed: 1 }, ['movement']);
        const isPast = unitIn(game, 'rome-foot').placed.at.y > unitIn(game, 'rome-crows').placed.at.y;
        return { y, isPast, shots: shots.flat().filter(({ unit }) => unit === 'rome-crows').length };
      };
      expect(at('within-their-move')).toEqual({ y: 380, isPast: true, shots: 2 });
      expect(at('hand-to-hand')).toMatchObject({ isPast: false, shots: 0 });
    });

    it('fly over walls and water without loss, or pay for them as light horse do [wrg/sorcery/crows]', () => {
      const wall = {
        kind: 'wall',
        id: 'w',
        line: [
          [300, 350],
          [700, 350],
        ],
      } as const;
      const river = {
        kind: 'river',
        id: 'r',
        width: 100,
        line: [
          [0, 420],
          [1000, 420],
        ],
      } as const;
      const at = (as: string) => {
        const rules = reading('crows-on-the-wing', as);
        const game = field([crows, far], { rules, features: [wall, river] });
        play(game, { seed: 1 }, ['movement']);
        return Math.round(unitIn(game, 'rome-crows').placed.at.y);
      };
      expect(at('over-friends-and-ground')).toBe(460);
      expect(at('as-the-light-horse-that-they-move-as')).toBeLessThan(380);
    });
  });

  it('cost what the chart has, and single ones pay no officers [wrg/sorcery/magician]', () => {
    const game = field([{ ...magician, id: 'gaul-mog', at: [500, 700] }]);
    expect(game.state.units['gaul-mog']?.troops).toMatchObject({ creature: 'magician', weapons: [], shield: false });
  });
});
