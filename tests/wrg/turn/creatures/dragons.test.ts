import { describe, expect, it } from 'vitest';
import type { WrgScenarioFile } from '../../../../src/rulesets/wrg/schema.js';
import { fieldOf } from '../../../../src/rulesets/wrg/turn/field.js';
import { whyUnmoved } from '../../../../src/rulesets/wrg/turn/moving/unmoved.js';
import { situationOf } from '../../../../src/rulesets/wrg/turn/reacting/situation.js';
import { dragonFaults } from '../../../../src/rulesets/wrg/turn/sorcery/moving.js';
import type { WeatherSoFar } from '../../../../src/rulesets/wrg/weather/potential.js';
import { tellWrg } from '../../../../src/rulesets/wrg/windows/tell.js';
import { wrgRulesUnder } from '../../../rules-under.js';
import { answering, declaring } from '../answers.js';
import { type Piece, play, unitIn } from '../table-top.js';
import { dragon, elephants, elves, field, one, reading } from './kinds.js';

type Season = NonNullable<WrgScenarioFile['weather']>;

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

  it('leave elephants alone that stand on holy ground, and those of stone [wrg/sorcery/dragon-lure] [wrg/sorcery/saint] [wrg/sorcery/spell-list]', () => {
    const preyed = (others: readonly Piece[], enchant = false) => {
      const game = field(
        [
          { ...dragon, id: 'rome-worm', at: [500, 300] },
          { ...elephants, id: 'gaul-elephants', at: [500, 380] },
          ...others,
        ],
        { scenario: { sorcery: {} } },
      );
      const stone = { does: 'stone', by: 'rome-worm', on: 'gaul-elephants', until: 9 } as const;
      if (enchant) game.state.magic!.enchantments.push(stone);
      return play(game, { seed: 1 }, ['declarations']).of('preyed').length;
    };
    const saint = (y: number): Piece => ({ ...one, id: 'gaul-saint', creature: 'saint', shield: false, at: [500, y] });
    expect(preyed([])).toBe(1);
    expect(preyed([saint(440)])).toBe(0);
    // It is in the zone itself.
    expect(preyed([saint(340)])).toBe(1);
    expect(preyed([], true)).toBe(0);
  });

  it('are to elephants who test their reaction what elephants are to horses [wrg/sorcery/dragon-elephants] [wrg/reaction/minus2-elephants-chariots]', () => {
    const counted = (id: 'gaul-elephants' | 'gaul-band') => {
      const game = field([
        { ...dragon, id: 'rome-worm', at: [500, 300] },
        { ...elephants, id: 'gaul-elephants', at: [560, 430] },
        { id: 'gaul-band', at: [440, 430] },
      ]);
      const around = fieldOf(game.state, game.scenario, game.rules);
      return situationOf(unitIn(game, id), { cause: 'voluntary' }, around).enemyElephantsOrChariots;
    };
    expect(counted('gaul-elephants')).toBe(true);
    expect(counted('gaul-band')).toBe(false);
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

  it('go to no friends beyond holy ground, whose zone would keep them this side of it [wrg/sorcery/saint] (wrg/reaction/result-no-order-move-to-friends)', () => {
    const bound = { instruction: 'move-to-friends', disorganised: false, left: 2, kept: 0 } as const;
    const goes = (saint: boolean) => {
      const game = field([
        { ...dragon, id: 'gaul-worm', at: [500, 460], facing: 'S', be: { bound } },
        { id: 'gaul-near', at: [500, 160], be: { alarmed: true } },
        { id: 'gaul-far', at: [900, 440], be: { alarmed: true } },
        { id: 'rome-foot', at: [500, 520], facing: 'S' },
        ...(saint ? [{ ...one, id: 'rome-saint', creature: 'saint', shield: false, at: [500, 330] } as const] : []),
      ]);
      play(game, { seed: 1 }, ['movement']);
      return unitIn(game, 'gaul-worm').placed.at;
    };
    expect(goes(false).y).toBeLessThan(430);
    expect(goes(true).x).toBeGreaterThan(530);
  });

  it('fly so far, land, and do not fly without an order or over holy ground [wrg/sorcery/dragon-move-fight]', () => {
    const flying = (to: { x: number; y: number }, more: Partial<Piece> = {}, others: readonly Piece[] = []) => {
      const game = field(
        [
          { ...dragon, id: 'rome-worm', at: [500, 300], order: 'ATTACK gaul-band', ...more },
          { id: 'gaul-band', at: [500, 520] },
          ...others,
        ],
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
    expect(flying({ x: 500, y: 470 }).stands).toEqual([]);
    expect(() => flying({ x: 500, y: 510 })).toThrow('a flight of 210 paces');
    expect(() => flying({ x: 500, y: 400 }, { be: { order: null } })).toThrow('it has no order');
    const saint: Piece = { ...one, id: 'gaul-saint', creature: 'saint', shield: false, at: [600, 400] };
    expect(() => flying({ x: 500, y: 480 }, {}, [saint])).toThrow('zone of sanctity');
    // Where others stand it lands beside them.
    expect(flying({ x: 500, y: 500 }).at).not.toEqual({ x: 500, y: 520 });
  });

  it('fly no farther in the dark than others move, and in a sandstorm down the wind alone [wrg/sorcery/dragon-move-fight] [wrg/night/vision-move] [wrg/weather/wind-desert]', () => {
    const season = { region: 'mediterranean', month: 'june', brings: [], fog: false } as const;
    const flies = (weather: Season, y: number, now: Partial<WeatherSoFar> = {}) => {
      const worm: Piece = { ...dragon, id: 'rome-worm', at: [500, 300], order: `MOVE TO (500 ${y})` };
      const game = field([worm, { id: 'gaul-band', at: [800, 700] }], { scenario: { weather } });
      if (game.state.weather !== undefined) {
        game.state.weather.so = { ...game.state.weather.so, ...now };
        game.state.weather.elapsed ??= 0;
      }
      const fly = declaring({ 'rome-worm': { fly: { x: 500, y } } });
      return play(game, { seed: 1, answers: fly }, ['orders', 'declarations', 'movement']).of('flew').length;
    };
    const night: Season = { ...season, night: 'is-fought', elapsed: 12 };
    expect(flies(season, 490)).toBe(1);
    expect(flies(night, 355)).toBe(1);
    expect(() => flies(night, 365)).toThrow('a flight of 65 paces in the dark');
    const storm: Season = { ...season, country: 'desert', brings: ['strong-winds'], wind: 'north' };
    const blows = { now: ['strong-winds'] } as const;
    expect(flies(storm, 200, blows)).toBe(1);
    expect(() => flies(storm, 400, blows)).toThrow('a sandstorm blows');
  });

  it('that have fallen upon elephants neither fly nor charge in that period [wrg/sorcery/dragon-lure]', () => {
    const game = field([
      { ...dragon, id: 'rome-worm', at: [500, 300], order: 'ATTACK gaul-band' },
      { ...elephants, id: 'gaul-elephants', at: [560, 380] },
      { id: 'gaul-band', at: [500, 470] },
    ]);
    const { asked, of } = play(game, { seed: 1 }, ['declarations']);
    expect(of('preyed')).toHaveLength(1);
    const open = asked.flatMap(request => (request.kind === 'declare' ? request.units : []));
    expect(open.flatMap(({ unit, charges }) => (unit === 'rome-worm' ? charges : []))).toEqual([]);
    const worm = unitIn(game, 'rome-worm');
    expect(dragonFaults(worm, { x: 500, y: 400 }, game).map(({ problem }) => problem)).toContain(
      'it is not free to rise',
    );
  });

  it('fly where their first order sends them and nowhere else [wrg/sorcery/dragon]', () => {
    const flies = (order: string, x: number, y: number) => {
      const game = field([
        { ...dragon, id: 'rome-worm', at: [500, 300], order },
        { id: 'gaul-band', at: [500, 520] },
        { id: 'gaul-others', at: [800, 600] },
      ]);
      const fly = declaring({ 'rome-worm': { fly: { x, y } } });
      const phases = ['declarations', 'movement'];
      try {
        return play(game, { seed: 1, answers: fly }, phases).of('flew').length > 0;
      } catch (refused) {
        expect(String(refused)).toContain('its order does not send it there');
        return false;
      }
    };
    expect(flies('HOLD', 500, 400)).toBe(false);
    expect(flies('ATTACK gaul-band', 500, 400)).toBe(true);
    expect(flies('ATTACK gaul-band', 500, 200)).toBe(false);
    expect(flies('ATTACK gaul-others', 350, 300)).toBe(false);
    expect(flies('ATTACK gaul-others', 600, 400)).toBe(true);
    expect(flies('MOVE TO (300 300)', 400, 300)).toBe(true);
    expect(flies('MOVE TO (300 300)', 600, 300)).toBe(false);
    expect(flies('MOVE N 100', 500, 390)).toBe(true);
    expect(flies('MOVE N 100', 500, 410)).toBe(false);
    expect(flies('MOVE N', 600, 300)).toBe(false);
    expect(flies('RETIRE', 500, 200)).toBe(true);
    expect(flies('RETIRE', 500, 400)).toBe(false);
    expect(flies('CHARGE', 500, 400)).toBe(false);
  });

  it('have advanced so far as others see it, who fly nearer [wrg/sorcery/dragon-move-fight] [wrg/reaction/minus1-enemy-advancing]', () => {
    const game = field([
      { ...dragon, id: 'rome-worm', at: [500, 300], order: 'ATTACK gaul-band' },
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

  it('that may act as their general wishes heed none, and are told to be bound to nothing [wrg/sorcery/dragon]', () => {
    const told = (kind: Partial<Piece>) => {
      for (let seed = 1; seed < 60; seed++) {
        const game = field([
          { ...kind, id: 'rome-worm', at: [500, 300], be: { alarmed: true, order: null } },
          { id: 'gaul-band', at: [500, 700] },
        ]);
        unitIn(game, 'rome-worm').period.conduct = { tests: true };
        const [test] = play(game, { seed }, ['reactions'])
          .of('test')
          .filter(({ unit, instruction }) => unit === 'rome-worm' && instruction === 'act-as-general-wishes');
        if (test !== undefined) return tellWrg({ ...test, turn: 2, phase: 'reactions' }, game.scenario)[0];
      }
      return undefined;
    };
    expect(told(dragon)).toMatch(/heeds no general, and is bound to nothing/);
    expect(told({ type: 'mi', class: 'D' })).toMatch(/as (its|their) general wishes/);
  });

  it('of stone are not told that no way was open to them [wrg/sorcery/spell-list]', () => {
    const why = (stone: boolean) => {
      const game = field([
        { ...dragon, id: 'gaul-worm', at: [500, 460], order: 'ATTACK rome-foot', be: { alarmed: true } },
        { id: 'rome-foot', at: [500, 300] },
      ]);
      if (stone) game.state.magic!.enchantments.push({ does: 'stone', by: 'gaul-worm', on: 'gaul-worm', until: 9 });
      const unmoved = { marching: { march: { moved: 0 }, because: [] }, moved: { waited: 0 } } as never;
      return whyUnmoved(unitIn(game, 'gaul-worm'), unmoved, fieldOf(game.state, game.scenario, game.rules));
    };
    expect(why(false)).toBeDefined();
    expect(why(true)).toBeUndefined();
  });

  it('whom an enemy stops before they come to holy ground are not told to halt for that [wrg/sorcery/saint]', () => {
    const reasons = (enemy: boolean) => {
      const game = field([
        { ...dragon, id: 'gaul-worm', at: [500, 460], facing: 'S', order: 'MOVE S', be: { alarmed: true } },
        { ...one, id: 'rome-saint', creature: 'saint', shield: false, at: [500, 300] },
        ...(enemy ? [{ id: 'rome-foot', at: [500, 440] as const, be: { alarmed: true } }] : []),
      ]);
      const moved = play(game, { seed: 1 }, ['movement'])
        .of('moved')
        .find(({ unit }) => unit === 'gaul-worm');
      return moved?.because.map(({ because }) => because) ?? [];
    };
    expect(reasons(false)).toContain('before a zone of sanctity');
    expect(reasons(true)).not.toContain('before a zone of sanctity');
  });
});
