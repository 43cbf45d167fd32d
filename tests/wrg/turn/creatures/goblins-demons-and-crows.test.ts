import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../../src/rulesets/wrg/turn/field.js';
import { situationOf } from '../../../../src/rulesets/wrg/turn/reacting/situation.js';
import { tellWrg } from '../../../../src/rulesets/wrg/windows/tell.js';
import { answering, ridingStraight } from '../answers.js';
import { type Piece, play, type TableTop, unitIn } from '../table-top.js';
import { field, goblins, one, reading } from './kinds.js';

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

  it('who goes for demons has carried out that order when they leave at the end of a period [wrg/sorcery/demons] [wrg/orders/crossed-out]', () => {
    const game = field([
      { ...demons, id: 'gaul-demons', at: [500, 600] },
      { id: 'gaul-reserve', at: [800, 700] },
      { id: 'rome-hunters', at: [500, 300], order: 'ATTACK gaul-demons' },
    ]);
    play(game, { seed: 1 }, ['reactions']);
    expect(unitIn(game, 'gaul-demons').gone).toBe('vanished');
    expect(unitIn(game, 'rome-hunters').carriedOut).toBe(true);
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

  it('crows whom friends leave no ground to come down on are told to lack that, and not to be barred (wrg/sorcery/crows)', () => {
    const crows: Piece = {
      id: 'rome-crows',
      creature: 'crow',
      type: 'lc',
      figures: 2,
      files: 2,
      at: [500, 300],
      order: 'MOVE N 160',
      be: { alarmed: true },
    };
    const block: Piece = { id: 'rome-block', at: [500, 470], figures: 48, files: 6, be: { alarmed: true } };
    const game = field([crows, block, { id: 'gaul-band', at: [100, 700], be: { alarmed: true } }]);
    const [moved] = play(game, {}, ['movement'])
      .of('moved')
      .filter(({ unit }) => unit === 'rome-crows');
    expect(moved).toMatchObject({ by: 'rome-block', noLanding: true });
    if (moved === undefined) return;
    const [told] = tellWrg({ ...moved, turn: 2, phase: 'movement' }, game.scenario);
    expect(told).toMatch(/no ground to come down on beside/);
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

    it('come down on an enemy over their friends and over a wood, and hold off from one behind another [wrg/sorcery/crows] (wrg/ruling/crows-on-the-wing)', () => {
      const band = { id: 'gaul-band', at: [500, 420], facing: 'S' } as const satisfies Piece;
      const wide = { figures: 20, files: 10 } as const;
      const friends = { ...wide, id: 'rome-foot', at: [500, 340] } as const satisfies Piece;
      const enemies = { ...wide, id: 'gaul-others', at: [500, 380], facing: 'S' } as const satisfies Piece;
      const wood = {
        kind: 'wood',
        id: 'grove',
        outline: [
          [430, 330],
          [570, 330],
          [570, 390],
          [430, 390],
        ],
      } as const;
      const strike = (as: string, between: readonly Piece[], features: TableTop['features'] = []) => {
        const { of } = play(
          field([{ ...crows, order: 'HOLD' }, ...between, band], {
            rules: reading('crows-on-the-wing', as),
            ...(features.length === 0 ? {} : { features }),
          }),
          { seed: 1 },
          ['shooting'],
        );
        return of('shot').flatMap(({ unit, target }) => (unit === 'rome-crows' ? [target] : []));
      };
      expect(strike('over-friends-and-ground', [friends])).toEqual(['gaul-band']);
      expect(strike('over-friends-and-ground', [], [wood])).toEqual(['gaul-band']);
      expect(strike('over-friends-and-ground', [enemies])).toEqual(['gaul-others']);
      expect(strike('as-the-light-horse-that-they-move-as', [friends])).toEqual([]);
      expect(strike('as-the-light-horse-that-they-move-as', [], [wood])).toEqual([]);
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
