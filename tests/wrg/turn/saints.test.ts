import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { sideAtEnd } from '../../../src/rulesets/wrg/victory.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Game, type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const one = { figures: 1, files: 1 } as const;
const saint = { ...one, creature: 'saint', shield: false } as const;
const moslem = { ...one, creature: 'moslem-saint', shield: false } as const;
const warrior = { ...one, creature: 'warrior-saint', type: 'shc' } as const;
const hero = { ...one, creature: 'hero', traits: ['magic-sword'], type: 'hi' } as const;

function field(pieces: readonly Piece[], more: Partial<TableTop> = {}): Game {
  return setUp({ pieces, ...more, scenario: { sorcery: {}, ...more.scenario } });
}

/** Why a test of a unit came out as it did: what it was asked to test of its own will. */
function reasonsOf(game: Game, id: string): readonly string[] {
  unitIn(game, id).period.conduct = { tests: true };
  const { of } = play(game, { seed: 1 }, ['reactions']);
  return of('test')
    .filter(({ unit }) => unit === id)
    .flatMap(({ because }) => because.map(({ because: why, effect }) => `${why}: ${effect}`));
}

describe('a saint', () => {
  it('abashes opposing men near him, and no beasts [wrg/sorcery/saint-effect]', () => {
    const near = (y: number) =>
      field([
        { id: 'rome-foot', at: [500, 300] },
        { ...saint, id: 'gaul-saint', at: [500, y] },
      ]);
    expect(reasonsOf(near(390), 'rome-foot')).toContain('an enemy saint is near: −1 point');
    expect(reasonsOf(near(420), 'rome-foot')).not.toContain('an enemy saint is near: −1 point');
  });

  it('who is a warrior counts as a rash general near by, but not while he retires [wrg/sorcery/warrior-saint] [wrg/reaction/choice-general-within-150]', () => {
    const near = (doing: 'halted' | 'retiring') => {
      const game = field([
        { id: 'rome-foot', at: [500, 300] },
        { ...warrior, id: 'rome-saint', at: [560, 300] },
        { id: 'gaul-band', at: [500, 700] },
      ]);
      unitIn(game, 'rome-saint').period.doing = doing;
      Object.assign(game.state.generals['rome-chief']!, { gone: 'dead' });
      const around = fieldOf(game.state, game.scenario, game.rules);
      const { generalNear, generalNearRetires } = situationOf(
        unitIn(game, 'rome-foot'),
        { cause: 'voluntary' },
        around,
      );
      return { generalNear, generalNearRetires };
    };
    expect(near('halted')).toEqual({ generalNear: 'rash', generalNearRetires: false });
    expect(near('retiring')).toEqual({ generalNear: 'rash', generalNearRetires: true });
  });

  it('of the Moslems gives heart to his own [wrg/sorcery/moslem-saint]', () => {
    const near = (y: number) =>
      field([
        { id: 'rome-foot', at: [500, 300] },
        { ...moslem, id: 'rome-saint', at: [500, y] },
        { id: 'gaul-band', at: [500, 700] },
      ]);
    expect(reasonsOf(near(140), 'rome-foot')).toContain('their saint is near: +3 points');
    expect(reasonsOf(near(100), 'rome-foot')).not.toContain('their saint is near: +3 points');
  });

  it('takes no tests, charges nobody and strikes nobody [wrg/sorcery/saint] [wrg/sorcery/saint-unarmed]', () => {
    const game = field(
      [
        { ...saint, id: 'rome-saint', at: [500, 300], order: 'ATTACK gaul-band' },
        { id: 'rome-foot', at: [200, 100] },
        { id: 'gaul-band', at: [500, 301] },
      ],
      { melees: [{ a: 'rome-saint', b: 'gaul-band' }] },
    );
    const { of, asked } = play(game, { seed: 1 }, ['declarations', 'hand-to-hand', 'reactions']);
    expect(of('test').map(({ unit }) => unit)).not.toContain('rome-saint');
    expect(of('fought').map(({ unit }) => unit)).not.toContain('rome-saint');
    const charges = asked.flatMap(request => (request.kind === 'declare' ? request.units : []));
    expect(charges.find(({ unit }) => unit === 'rome-saint')?.charges ?? []).toEqual([]);
  });

  it('walks on water [wrg/sorcery/saint-unarmed]', () => {
    const river = {
      kind: 'river',
      id: 'river',
      line: [
        [300, 340],
        [700, 340],
      ],
      width: 40,
    } as const;
    const walk = (who: Partial<Piece>) => {
      const game = field(
        [
          { id: 'rome-foot', at: [200, 100] },
          { ...who, id: 'rome-walker', at: [500, 300], order: 'MOVE N 60' },
          { id: 'gaul-band', at: [500, 700] },
        ],
        { features: [{ ...river, line: river.line.map(([x, y]) => [x, y] as [number, number]) }] },
      );
      return (
        play(game, { seed: 1 }, ['movement'])
          .of('moved')
          .find(({ unit }) => unit === 'rome-walker')?.distance ?? 0
      );
    };
    expect(walk(saint)).toBe(60);
    expect(walk({ ...one, shield: false })).toBeLessThan(60);
  });

  it('keeps unnatural beasts out of his zone [wrg/sorcery/saint]', () => {
    const dragon = { ...one, creature: 'dragon', type: 'shc', class: 'D', order: 'MOVE N 80' } as const;
    const moved = (at: readonly [number, number], who: Partial<Piece> = dragon) => {
      const game = field([
        { id: 'rome-foot', at: [200, 100] },
        { ...who, training: 'barbarian', id: 'rome-beast', at: [500, 300] },
        { ...saint, id: 'gaul-saint', at },
      ]);
      const moves = play(game, { seed: 1 }, ['movement']).of('moved');
      const { distance = 0, because = [] } = moves.find(({ unit }) => unit === 'rome-beast') ?? {};
      return { distance, told: because.some(({ clause }) => clause === 'wrg/sorcery/saint') };
    };
    expect(moved([500, 700])).toEqual({ distance: 80, told: false });
    expect(moved([500, 440])).toEqual({ distance: expect.closeTo(40, 0), told: true });
    expect(moved([500, 440], { ...one, type: 'shc', order: 'MOVE N 80' })).toEqual({ distance: 80, told: false });
  });

  it('drives a beast before him that he comes upon, or lets it be [wrg/sorcery/saint]', () => {
    const doing = (rules = wrgRulesUnder()) => {
      const game = field(
        [
          { id: 'rome-foot', at: [200, 100] },
          {
            ...one,
            training: 'barbarian',
            class: 'D',
            creature: 'dragon',
            type: 'shc',
            id: 'rome-worm',
            at: [500, 300],
          },
          { ...saint, id: 'gaul-saint', at: [500, 380] },
        ],
        { rules },
      );
      return play(game, { seed: 1 }, ['movement'])
        .of('moved')
        .find(({ unit }) => unit === 'rome-worm')?.doing;
    };
    expect(doing()).toBe('retiring');
    expect(
      doing(wrgRulesUnder({ rulings: { 'wrg/ruling/beasts-in-a-zone-of-sanctity': 'only-do-not-enter' } })),
    ).toBeUndefined();
  });

  it('is a martyr when he is killed, and counts for his side [wrg/sorcery/martyr] [wrg/sorcery/warrior-saint]', () => {
    const points = (who: Partial<Piece>) => {
      const game = field(
        [
          { id: 'rome-foot', at: [200, 100] },
          { ...who, id: 'rome-saint', at: [500, 300], be: { carried: 19 } },
          { id: 'gaul-band', at: [500, 301], weapons: ['two-handed-axe'] },
        ],
        { melees: [{ a: 'rome-saint', b: 'gaul-band' }] },
      );
      play(game, { seed: 1 }, ['hand-to-hand']);
      expect(unitIn(game, 'rome-saint').gone).toBe('martyred');
      const { survivors } = sideAtEnd('rome', game.state, game.scenario, game.rules);
      return survivors.map(({ points: each }) => each);
    };
    expect(points(saint)).toContain(125);
    expect(points(warrior)).toContain(150);
  });

  it('debates with one of the other faith until one is a martyr, and prays if he is wounded [wrg/sorcery/saint-debate]', () => {
    const game = field([
      { id: 'rome-foot', at: [200, 100] },
      { ...saint, id: 'rome-saint', at: [500, 300] },
      { id: 'gaul-band', at: [800, 700] },
      { ...moslem, id: 'gaul-saint', at: [500, 390] },
    ]);
    const first = play(game, { seed: 5 });
    expect(first.of('wonder').map(({ what }) => what)).toEqual(['debates', 'debates']);
    expect(first.of('met')).toHaveLength(1);
    const told = [];
    for (let period = 0; period < 30; period++) told.push(...play(game, { seed: 40 + period }).events);
    const [rome, gaul] = [unitIn(game, 'rome-saint'), unitIn(game, 'gaul-saint')];
    expect([rome.gone, gaul.gone].filter(gone => gone === 'martyred')).toHaveLength(1);
    expect(told.some(({ kind }) => kind === 'pushed-back' || kind === 'broke')).toBe(false);
    const winner = rome.gone === null ? rome : gaul;
    expect(winner.carried).toBeGreaterThan(0);
    expect(game.state.magic?.praying).toEqual([winner.id]);
    expect(
      told.some(
        event => event.kind === 'fought' && event.because.some(({ because }) => because.startsWith('two-handed axe')),
      ),
    ).toBe(true);
    winner.order = 'MOVE N 60';
    expect(play(game, { seed: 1 }, ['movement']).of('moved')).toEqual([]);
  });

  it('debates with one of the other faith of his own side too, or with enemies alone (wrg/ruling/saints-of-one-side) [wrg/sorcery/saint-debate]', () => {
    const two = (reading?: string) => {
      const game = field(
        [
          { id: 'rome-foot', at: [200, 100] },
          { ...saint, id: 'rome-peter', at: [500, 300] },
          { ...moslem, id: 'rome-omar', at: [500, 390] },
          { id: 'gaul-band', at: [800, 700] },
        ],
        reading === undefined
          ? {}
          : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/saints-of-one-side': reading } }) },
      );
      const told = [];
      for (let period = 0; period < 30; period++) told.push(...play(game, { seed: 40 + period }).events);
      const both = [unitIn(game, 'rome-peter'), unitIn(game, 'rome-omar')];
      return { game, told, both, martyrs: both.filter(({ gone }) => gone === 'martyred').length };
    };
    const friends = two();
    expect(friends.told.filter(({ kind }) => kind === 'met')).toHaveLength(1);
    expect(friends.martyrs).toBe(1);
    expect(friends.told.some(({ kind }) => kind === 'pushed-back' || kind === 'broke')).toBe(false);
    const winner = friends.both.find(({ gone }) => gone === null)!;
    expect(winner.carried).toBeGreaterThan(0);
    expect(friends.game.state.magic?.praying).toEqual([winner.id]);
    const { survivors } = sideAtEnd('rome', friends.game.state, friends.game.scenario, friends.game.rules);
    expect(survivors.map(({ points }) => points)).toContain(125);
    const settled = two('debate-with-enemies-alone');
    expect(settled.martyrs).toBe(0);
    expect(settled.told.filter(({ kind }) => kind === 'met' || kind === 'wonder')).toEqual([]);
  });

  it('does not appear beside creatures of chaos [wrg/sorcery/saint-effect] [wrg/sorcery/goblins]', () => {
    const goblins = {
      id: 'rome-goblins',
      creature: 'goblin',
      type: 'lmi',
      class: 'E',
      shield: false,
      at: [200, 100],
    } as const;
    const both = (chaos?: string) =>
      field([goblins, { ...saint, id: 'rome-saint', at: [500, 300] }, { id: 'gaul-band', at: [500, 700] }], {
        scenario: { sorcery: chaos === undefined ? {} : { chaos } },
      });
    expect(() => both('rome')).toThrow('a saint on the side of creatures of chaos');
    expect(() => both()).toThrow('do not fight for chaos');
  });
});

describe('heroes and warrior saints', () => {
  const led = (who: Partial<Piece>) =>
    field([
      { id: 'rome-guard', at: [150, 60] },
      { id: 'rome-foot', at: [500, 300] },
      { ...who, id: 'rome-champion', at: [500, 300], with: 'rome-foot' },
      { id: 'rome-others', at: [640, 300] },
      { id: 'gaul-band', at: [500, 700] },
    ]);

  it('lead as rash generals: a hero his unit, a warrior saint others too [wrg/sorcery/hero-influence] [wrg/sorcery/warrior-saint]', () => {
    expect(reasonsOf(led(hero), 'rome-foot')).toContain('rome-champion is with them, as a rash general: +3 points');
    expect(reasonsOf(led(hero), 'rome-others').filter(why => why.includes('general'))).toEqual([]);
    expect(reasonsOf(led(warrior), 'rome-others')).toContain('their general is near: +1 point');
  });

  it('fight in the front rank, and steady their unit [wrg/sorcery/hero] [wrg/sorcery/hero-influence]', () => {
    const blows = (who?: Partial<Piece>) => {
      const game = field(
        [
          { id: 'rome-guard', at: [150, 60] },
          { id: 'rome-foot', at: [500, 300] },
          ...(who === undefined ? [] : [{ ...who, id: 'rome-champion', at: [500, 300] as const, with: 'rome-foot' }]),
          { id: 'gaul-band', at: [500, 301] },
        ],
        { melees: [{ a: 'rome-foot', b: 'gaul-band' }] },
      );
      // Minus 5 and plus 2 of Rome, level dice of Gaul; the risk of generals comes after.
      return play(game, { dice: [5, 2, 3, 3] }, ['hand-to-hand'])
        .of('fought')
        .find(({ unit }) => unit === 'rome-foot');
    };
    const [plain, withHero] = [blows(), blows(hero)];
    expect(withHero?.figures).toBe((plain?.figures ?? 0) + 1);
    expect((withHero?.total ?? 0) - (plain?.total ?? 0)).toBe(3);
    expect(withHero?.because.some(({ because }) => because.startsWith('two-handed axe'))).toBe(true);
  });

  it('on horseback strike with a magic sword as with a two-handed axe, where that is the best [wrg/sorcery/hero]', () => {
    const why = (enemy: Piece) => {
      const game = field([{ ...hero, type: 'hc', weapons: ['lance'], id: 'rome-roland', at: [500, 300] }, enemy], {
        melees: [{ a: 'rome-roland', b: enemy.id }],
      });
      const { of } = play(game, { seed: 1 }, ['hand-to-hand']);
      return of('fought')
        .find(({ unit }) => unit === 'rome-roland')
        ?.because.find(({ clause }) => clause === 'wrg/melee/factors/table');
    };
    // Two-handed axes: 5 on MI as the lance has, 4 on SHC where it has 2, 1 on LC where it has 3.
    const shc = { id: 'gaul-riders', at: [500, 301], type: 'shc' } as const;
    const lc = { id: 'gaul-riders', at: [500, 301], type: 'lc' } as const;
    expect(why(shc)).toMatchObject({ because: 'two-handed axe against SHC', effect: 'weapon factor 4' });
    expect(why(lc)).toMatchObject({ because: 'lance against LC', effect: 'weapon factor 3' });
  });

  it('draw no magic sword near a saint [wrg/sorcery/hero]', () => {
    const weapon = (at: readonly [number, number]) => {
      const game = field(
        [
          { id: 'rome-guard', at: [150, 60] },
          { ...hero, id: 'rome-roland', at: [500, 300] },
          { ...saint, id: 'rome-saint', at },
          { id: 'gaul-band', at: [500, 301] },
        ],
        { melees: [{ a: 'rome-roland', b: 'gaul-band' }] },
      );
      const fought = play(game, { seed: 1 }, ['hand-to-hand'])
        .of('fought')
        .find(({ unit }) => unit === 'rome-roland');
      return fought?.because.some(({ because }) => because.startsWith('two-handed axe'));
    };
    expect(weapon([500, 100])).toBe(true);
    expect(weapon([500, 230])).toBe(false);
  });

  it('alone have heart, and cannot bear another near them who is no brother [wrg/sorcery/hero] [wrg/sorcery/hero-influence]', () => {
    const two = (brothers: [string, string][]) =>
      field(
        [
          { id: 'rome-guard', at: [150, 60] },
          { ...hero, id: 'rome-roland', at: [500, 300] },
          { ...hero, id: 'rome-oliver', at: [560, 300] },
          { id: 'gaul-band', at: [500, 700] },
        ],
        { scenario: { sorcery: { brothers } } },
      );
    expect(reasonsOf(two([]), 'rome-roland')).toEqual(
      expect.arrayContaining(['alone: +3 points', 'disorganised (another hero is near): −1 point']),
    );
    expect(reasonsOf(two([['rome-roland', 'rome-oliver']]), 'rome-roland').join()).not.toContain('disorganised');
  });

  it('bear their share of what their unit suffers, and are gone with it [wrg/sorcery/hero-influence]', () => {
    const game = field(
      [
        { id: 'rome-guard', at: [150, 60] },
        { id: 'rome-foot', at: [500, 300] },
        { ...hero, id: 'rome-roland', at: [500, 300], with: 'rome-foot', be: { carried: 19 } },
        { id: 'gaul-band', at: [500, 301], weapons: ['two-handed-axe'] },
      ],
      { melees: [{ a: 'rome-foot', b: 'gaul-band' }] },
    );
    play(game, { seed: 1 }, ['hand-to-hand']);
    expect(unitIn(game, 'rome-roland').gone).toBe('destroyed');
    const lost = led(hero);
    unitIn(lost, 'rome-foot').figures = 0;
    play(lost, { seed: 1 }, ['reactions']);
    expect(unitIn(lost, 'rome-champion').gone).toBeNull();
  });

  it('stand in the ranks of units of their own side alone [wrg/sorcery/hero-influence]', () => {
    const place = (pieces: readonly Piece[]) => () => field([...pieces, { id: 'gaul-band', at: [500, 700] }]);
    expect(
      place([
        { id: 'rome-foot', at: [500, 300] },
        { ...hero, id: 'rome-roland', at: [500, 300], with: 'gaul-band' },
      ]),
    ).toThrow('no unit "gaul-band"');
    expect(
      place([
        { id: 'rome-foot', at: [500, 300] },
        { id: 'rome-men', at: [500, 300], with: 'rome-foot' },
      ]),
    ).toThrow('only heroes and warrior saints');
  });

  it('are one man, who falls by his first casualty if it is so read [wrg/sorcery/warrior-saint]', () => {
    const falls = (rules = wrgRulesUnder()) => {
      const game = field(
        [
          { id: 'rome-guard', at: [150, 60] },
          { ...hero, id: 'rome-roland', at: [500, 300] },
          { id: 'gaul-band', at: [500, 301] },
        ],
        { melees: [{ a: 'rome-roland', b: 'gaul-band' }], rules },
      );
      play(game, { seed: 1 }, ['hand-to-hand']);
      return unitIn(game, 'rome-roland').gone;
    };
    expect(falls(wrgRulesUnder({ rulings: { 'wrg/ruling/lone-figure-losses': 'one-man' } }))).toBe('destroyed');
  });

  it('are no sorcery where a scenario has none', () => {
    expect(() =>
      setUp({
        pieces: [
          { id: 'rome-foot', at: [1, 1] },
          { ...hero, id: 'rome-roland', at: [500, 300] },
          { id: 'gaul-band', at: [500, 700] },
        ],
      }),
    ).toThrow('there is no sorcery');
  });
});
