import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../../rules-under.js';
import { type Piece, play, unitIn } from '../table-top.js';
import { dragon, field, giant, one, reading } from './kinds.js';

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

  it('basilisks keep a body of stone of which they look at every figure, until they look away [wrg/sorcery/basilisk]', () => {
    const basilisks: Piece = {
      ...{ id: 'gaul-basilisks', at: [500, 380], creature: 'basilisk', type: 'hi' },
      ...{ figures: 2, files: 2, training: 'barbarian', class: 'D' },
    };
    const merlin: Piece = {
      ...one,
      id: 'rome-merlin',
      creature: 'magician',
      shield: false,
      class: 'B',
      at: [500, 320],
    };
    const looking = (others: readonly Piece[], facing: 'S' | 'N' = 'S') => {
      const game = field([...others, { ...basilisks, facing }]);
      const { asked, of } = play(game, { seed: 1 }, ['orders', 'declarations', 'movement']);
      const wonders = of('wonder').map(({ unit, what }) => `${unit} ${what}`);
      const moved = of('moved').find(({ unit }) => unit === 'rome-giant')?.distance ?? 0;
      return { game, wonders, moved, casts: asked.filter(({ kind }) => kind === 'cast').length };
    };
    const ogre: Piece = { ...giant, id: 'rome-giant', at: [500, 300], order: 'ATTACK gaul-basilisks' };
    expect(looking([merlin])).toMatchObject({ casts: 0, wonders: ['rome-merlin looked-at'] });
    const held = looking([ogre]);
    expect(held).toMatchObject({ moved: 0, wonders: ['rome-giant looked-at'] });
    expect(looking([ogre], 'N').moved).toBeGreaterThan(0);
    // It is they who look, whichever side he shows them.
    expect(looking([{ ...ogre, facing: 'E' }])).toMatchObject({ moved: 0, wonders: ['rome-giant looked-at'] });
    // Of a unit with more figures than that the rest goes on.
    const foot: Piece = { id: 'rome-giant', at: [500, 300], order: 'ATTACK gaul-basilisks' };
    expect(looking([foot])).toMatchObject({ wonders: [] });
    expect(looking([foot]).moved).toBeGreaterThan(0);
    unitIn(held.game, 'gaul-basilisks').placed = { ...unitIn(held.game, 'gaul-basilisks').placed, facing: 0 };
    const free = play(held.game, { seed: 1 }, ['orders', 'declarations', 'movement']);
    expect(free.of('wonder')).toMatchObject([{ unit: 'rome-giant', what: 'looked-away' }]);
    expect(free.of('moved').map(({ unit }) => unit)).toContain('rome-giant');
  });
});
