import { describe, expect, it } from 'vitest';
import type { Unit } from '../../../src/rulesets/wrg/state.js';
import { givesGround } from '../../../src/rulesets/wrg/turn/fighting/giving-ground.js';
import { quadOf, quadsOverlap, widthOf } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Game, type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const heavy = { type: 'hi', class: 'A', figures: 12, files: 12 } as const;
const winners = { ...heavy, figures: 24, weapons: ['two-handed-axe'] } as const;

/** The first battle, of many dice, in which somebody gives ground. */
function untilPushed(table: TableTop, who: string): Game & { readonly of: ReturnType<typeof play>['of'] } {
  for (let seed = 1; seed < 80; seed++) {
    const game = setUp(table);
    const { of } = play(game, { seed }, ['hand-to-hand']);
    if (of('pushed-back').some(({ unit }) => unit === who)) return { ...game, of };
  }
  throw new Error(`${who} was never pushed back`);
}

const onOneGround = (game: Game, a: string, b: string) =>
  quadsOverlap(quadOf(unitIn(game, a).placed), quadOf(unitIn(game, b).placed), 1);

describe('a body that is pushed back', () => {
  it('the way it faces, because it is fought in the rear, loses the wagons that stand there [wrg/after-melee/engines-push-back]', () => {
    const pieces: readonly Piece[] = [
      {
        id: 'rome-foot',
        type: 'li',
        class: 'A',
        figures: 5,
        files: 5,
        weapons: ['pilum'],
        at: [500, 400],
        facing: 'S',
      },
      { id: 'gaul-riders', type: 'lc', figures: 2, files: 2, weapons: ['long-spear'], at: [500, 413], facing: 'S' },
      { id: 'rome-wagons', type: 'wagon', figures: 2, files: 2, at: [500, 380], facing: 'S' },
    ];
    const melees = [{ a: 'rome-foot', b: 'gaul-riders', sideOfA: 'rear', sideOfB: 'front', since: 1 }] as const;
    const game = untilPushed({ pieces, melees }, 'rome-foot');
    expect(unitIn(game, 'rome-foot').placed.at.y).toBe(370);
    expect(game.of('lost').map(({ unit }) => unit)).toContain('rome-wagons');
    expect(unitIn(game, 'rome-wagons').gone).toBe('destroyed');
  });

  it('goes back from who pushes it, and not from those who run before it [wrg/after-melee/push-back]', () => {
    const game = setUp({
      pieces: [
        { ...heavy, id: 'rome-foot', at: [500, 400] },
        { ...winners, id: 'gaul-warband', at: [500, 380], facing: 'N' },
        { ...heavy, id: 'gaul-runners', at: [500, 401] },
      ],
      melees: [
        { a: 'rome-foot', b: 'gaul-runners', since: 1 },
        { a: 'rome-foot', b: 'gaul-warband', sideOfA: 'rear', sideOfB: 'front', since: 1 },
      ],
    });
    expect(givesGround(unitIn(game, 'rome-foot'), game)).toBe(180);
    unitIn(game, 'gaul-runners').rout = { periods: 0, fresh: true } as never;
    expect(givesGround(unitIn(game, 'rome-foot'), game)).toBe(0);
  });

  it('does not push light friends onto others of its own side [wrg/after-melee/push-friends]', () => {
    const behind = (y: number) => {
      const pieces: readonly Piece[] = [
        { ...heavy, id: 'rome-foot', at: [500, 400] },
        { ...winners, id: 'gaul-warband', at: [500, 401] },
        { id: 'rome-slings', type: 'li', figures: 12, files: 12, weapons: ['sling'], at: [500, 380] },
        { ...heavy, id: 'rome-line', at: [500, y] },
      ];
      return untilPushed({ pieces, melees: [{ a: 'rome-foot', b: 'gaul-warband' }] }, 'rome-foot');
    };
    const far = behind(330);
    expect(far.of('pushed-back')).toMatchObject([{ unit: 'rome-foot', paces: 30 }]);
    expect(unitIn(far, 'rome-slings').placed.at.y).toBe(350);
    const near = behind(345);
    expect(near.of('pushed-back')).toMatchObject([{ unit: 'rome-foot', paces: 0 }]);
    expect(onOneGround(near, 'rome-slings', 'rome-line')).toBe(false);
    expect(unitIn(near, 'rome-foot').pressed).toMatchObject({ noRoom: true });
  });

  it('and has room for a part of the way stays where it is, or goes back so far, its enemy after it [wrg/ruling/little-room-to-give-ground] [wrg/after-melee/no-room]', () => {
    const pushed = (reading: 'stays-where-it-is' | 'goes-back-as-far-as-it-can', y: number) => {
      const game = untilPushed(
        {
          pieces: [
            { ...heavy, id: 'rome-foot', at: [500, 400] },
            { ...winners, id: 'gaul-warband', at: [500, 401], order: 'ATTACK' },
            { ...heavy, id: 'rome-line', at: [500, y] },
          ],
          melees: [{ a: 'rome-foot', b: 'gaul-warband' }],
          rules: wrgRulesUnder({ rulings: { 'wrg/ruling/little-room-to-give-ground': reading } }),
        },
        'rome-foot',
      );
      const [foot, band] = ['rome-foot', 'gaul-warband'].map(id => unitIn(game, id));
      const [{ paces, barredBy } = {}] = game.of('pushed-back');
      expect(foot?.pressed).toMatchObject({ noRoom: true });
      expect(onOneGround(game, 'rome-foot', 'rome-line')).toBe(false);
      return { paces, barredBy, pushed: foot?.pushed, gap: (band?.placed.at.y ?? 0) - (foot?.placed.at.y ?? 0) };
    };
    const none = { paces: 0, barredBy: ['rome-line'], pushed: 0, gap: 1 };
    expect(pushed('stays-where-it-is', 375)).toEqual(none);
    // The line stands seventeen paces behind.
    const part = pushed('goes-back-as-far-as-it-can', 375);
    expect(part).toEqual({ paces: 17, barredBy: ['rome-line'], pushed: 17, gap: 1 });
    expect(pushed('goes-back-as-far-as-it-can', 392)).toEqual(none);
  });

  it('goes aside past a friend on whom no more than a file of it would come, or has no room by the other reading [wrg/ruling/clipped-as-it-gives-ground] [wrg/after-melee/no-room]', () => {
    const foot: Piece = { ...heavy, figures: 24, id: 'rome-foot', at: [500, 400] };
    const enemy: Piece = { ...winners, id: 'gaul-warband', at: [500, 401], order: 'ATTACK' };
    const width = widthOf(unitIn(setUp({ pieces: [foot, enemy] }), 'rome-foot').placed);
    const file = width / 12;
    /** Somebody behind it on so much of whose front it would come, to one side. */
    const clipped = (paces: number, right: boolean, id = 'rome-line'): Piece => ({
      ...heavy,
      id,
      at: [500 + (right ? 1 : -1) * (width - paces), 376],
      facing: 'N',
    });
    const pushed = (others: readonly Piece[], reading = 'aside-by-a-file-at-most') => {
      const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/clipped-as-it-gives-ground': reading } });
      const pieces = [foot, enemy, ...others];
      const game = untilPushed({ pieces, melees: [{ a: 'rome-foot', b: 'gaul-warband' }], rules }, 'rome-foot');
      const { placed, pressed } = unitIn(game, 'rome-foot');
      for (const { id } of others) expect(onOneGround(game, 'rome-foot', id)).toBe(false);
      const { x, y } = unitIn(game, 'gaul-warband').placed.at;
      return {
        aside: placed.at.x - 500,
        back: 400 - placed.at.y,
        noRoom: pressed?.noRoom,
        enemy: { aside: x - 500, back: 401 - y },
      };
    };
    const none = { aside: 0, back: 0 };
    const stays = { ...none, noRoom: true, enemy: none };
    for (const right of [true, false]) {
      const came = pushed([clipped(5, right)]);
      // No farther than it has to, and its enemy after it.
      const to = right ? -1 : 1;
      expect(came).toEqual({ aside: 4 * to, back: 30, noRoom: false, enemy: { aside: 5 * to, back: 30 } });
    }
    expect(pushed([])).toMatchObject({ aside: 0, back: 30, enemy: { aside: 0, back: 30 } });
    expect(pushed([clipped(5, true)], 'straight-back-or-not-at-all')).toEqual(stays);
    // Not by more than a file, nor onto others, nor past an enemy.
    expect(pushed([clipped(file + 3, true)])).toEqual(stays);
    expect(pushed([clipped(5, true), clipped(5, false, 'rome-second')])).toEqual(stays);
    expect(pushed([clipped(5, true, 'gaul-line')])).toEqual(stays);
  });

  it('has room where a fraction of a pace is wanting before friends, who close up by that, or before an enemy to whom it is base to base then [wrg/after-melee/no-room]', () => {
    const pushed = (y: number, behind = 'rome-line') => {
      const game = untilPushed(
        {
          pieces: [
            { ...heavy, id: 'rome-foot', at: [500, 400] },
            { ...winners, id: 'gaul-warband', at: [500, 401], order: 'ATTACK' },
            { ...heavy, id: behind, at: [500, y], facing: 'N' },
          ],
          melees: [{ a: 'rome-foot', b: 'gaul-warband' }],
        },
        'rome-foot',
      );
      if (behind === 'rome-line') expect(onOneGround(game, 'rome-foot', behind)).toBe(false);
      return game.of('pushed-back').map(({ paces }) => paces);
    };
    // Its rear is at 392, so that the line leaves it half a pace less than thirty, and two paces less.
    expect(pushed(362.5)).toEqual([30]);
    expect(pushed(364)).toEqual([0]);
    expect(pushed(362.3, 'gaul-others')).toEqual([30]);
    expect(pushed(363.5, 'gaul-others')).toEqual([0]);
  });

  it('is not pushed through a line that presses on it from behind, and is thinner than a push is deep [wrg/after-melee/no-room]', () => {
    const pieces: readonly Piece[] = [
      { ...heavy, type: 'li', id: 'rome-velites', at: [500, 400] },
      { ...winners, id: 'gaul-warband', at: [500, 401] },
      { ...heavy, id: 'rome-line', at: [500, 387] },
    ];
    for (let seed = 1; seed < 80; seed++) {
      const game = setUp({ pieces, melees: [{ a: 'rome-velites', b: 'gaul-warband' }] });
      const line = unitIn(game, 'rome-line');
      // It has come up since, and presses on them as friends may.
      line.placed = { ...line.placed, at: { x: 500, y: 389 } };
      const pushed = play(game, { seed }, ['hand-to-hand']).of('pushed-back');
      if (pushed.length === 0) continue;
      expect(pushed).toMatchObject([{ unit: 'rome-velites', paces: 0 }]);
      expect(unitIn(game, 'rome-velites').placed.at.y).toBe(400);
      return;
    }
    throw new Error('they were never pushed back');
  });

  it('without room is out of order until it pushes its enemy back, not for a period alone [wrg/after-melee/no-room]', () => {
    const pressedAfter = (pushes: boolean) => {
      const own = pushes
        ? { weapons: ['two-handed-axe'] as const, figures: 24 }
        : { weapons: ['sling'] as const, figures: 12 };
      const game = setUp({
        pieces: [
          { ...heavy, id: 'rome-guard', at: [900, 100] },
          { ...heavy, id: 'gaul-guard', at: [100, 700] },
          {
            ...heavy,
            ...own,
            weapons: [...own.weapons],
            id: 'rome-foot',
            order: 'ATTACK gaul-warband',
            at: [500, 400],
            be: { pressed: { byMounted: false, noRoom: true } },
          },
          { ...heavy, id: 'gaul-warband', class: 'A', training: 'regular', weapons: ['sling'], at: [500, 401] },
        ],
        melees: [{ a: 'rome-foot', b: 'gaul-warband', since: 1 }],
      });
      play(game, { dice: pushes ? [2, 5, 5, 2, 3, 3] : [3, 3, 3, 3] }, ['hand-to-hand']);
      return unitIn(game, 'rome-foot').pressed;
    };
    expect(pressedAfter(false)).toEqual({ byMounted: false, noRoom: true });
    expect(pressedAfter(true)).toBeNull();
  });

  it('without room between enemies has none before who has cost it most [wrg/after-melee/no-room]', () => {
    const pieces: readonly Piece[] = [
      { ...heavy, id: 'rome-foot', at: [500, 400] },
      { ...heavy, id: 'gaul-before', training: 'regular', weapons: ['sling'], at: [500, 401] },
      { ...heavy, id: 'gaul-behind', figures: 6, files: 6, weapons: ['two-handed-axe'], at: [500, 387], facing: 'N' },
    ];
    const melees = [
      { a: 'rome-foot', b: 'gaul-before' },
      { a: 'rome-foot', b: 'gaul-behind', sideOfA: 'rear', sideOfB: 'front' },
    ] as const;
    expect(untilPushed({ pieces, melees }, 'rome-foot').of('pushed-back')).toContainEqual(
      expect.objectContaining({ unit: 'rome-foot', by: 'gaul-behind', paces: 0 }),
    );
  });

  it('finds no room where another has just been pushed to [wrg/after-melee/no-room]', () => {
    const pieces: readonly Piece[] = [
      { ...heavy, id: 'rome-north', at: [500, 400] },
      { ...winners, id: 'gaul-north', at: [500, 401] },
      { ...heavy, id: 'rome-south', at: [500, 350], facing: 'S' },
      { ...winners, id: 'gaul-south', at: [500, 349], facing: 'N' },
    ];
    const melees = [
      { a: 'rome-north', b: 'gaul-north' },
      { a: 'rome-south', b: 'gaul-south' },
    ];
    for (let seed = 1; seed < 300; seed++) {
      const game = setUp({ pieces, melees });
      const pushed = play(game, { seed }, ['hand-to-hand']).of('pushed-back');
      if (pushed.length < 2) continue;
      expect(pushed.map(({ paces }) => paces)).toEqual([30, 0]);
      expect(onOneGround(game, 'rome-north', 'rome-south')).toBe(false);
      return;
    }
    throw new Error('they were never both pushed back');
  });
});

describe('who was pushed back in the last period', () => {
  /** How far horse goes in a period that runs, evades or pursues. */
  const moved = (does: () => Partial<Unit>, evades: boolean, pushed: number) => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-horse',
          type: 'mc',
          at: [500, 400],
          figures: 6,
          files: 6,
          be: { alarmed: true, pushed, ...does() },
        },
        { id: 'gaul-horse', type: 'mc', at: [500, 640], figures: 6, files: 6, be: { alarmed: true } },
        { id: 'gaul-broken', type: 'mc', at: [800, 700], figures: 6, files: 6, be: { alarmed: true } },
      ],
    });
    const unit = unitIn(game, 'rome-horse');
    if (evades) Object.assign(unit.period, { counter: { what: 'evade', charger: 'gaul-horse' }, doing: 'evading' });
    play(game, {}, ['movement']);
    return unit.period.moved;
  };

  it('has so much less to run, to evade and to pursue, as of every other move (wrg/movement/push-back-deduction)', () => {
    const lost = (does: () => Partial<Unit>, evades = false) => moved(does, evades, 0) - moved(does, evades, 30);
    expect(lost(() => ({ rout: { from: { x: 500, y: 640 }, periods: 0 } }))).toBeCloseTo(30, 0);
    expect(lost(() => ({ pursuit: { quarry: 'gaul-broken', periods: 0 } }))).toBeCloseTo(30, 0);
    expect(lost(() => ({}), true)).toBeCloseTo(30, 0);
  });
});
