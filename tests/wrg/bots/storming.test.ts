import { describe, expect, it } from 'vitest';
import { plannedOrder } from '../../../src/rulesets/wrg/bots/army-plan.js';
import { barringTheWayIn, siegeHasTurned } from '../../../src/rulesets/wrg/bots/besieging.js';
import { mineOf } from '../../../src/rulesets/wrg/bots/mining.js';
import { byTheDrill } from '../../../src/rulesets/wrg/bots/temper.js';
import { wrgView } from '../../../src/rulesets/wrg/view.js';
import { onWestWall, siege } from '../turn/siege-table.js';
import { type Game, type Piece, unitIn } from '../turn/table-top.js';

const cohort = { type: 'hi', figures: 16, files: 8 } as const;
const ram: Piece = { ...cohort, id: 'rome-a-ram', at: [500, 300] };
const first: Piece = { ...cohort, id: 'rome-b-first', at: [460, 200] };
const last: Piece = { ...cohort, id: 'rome-c-last', at: [540, 200] };
const engine: Piece = {
  id: 'rome-engine',
  at: [300, 150],
  type: 'engine',
  figures: 1,
  files: 1,
  weapons: [],
  engine: '30-mina-stone-thrower',
};

const before = () =>
  siege([ram, first, last, engine, onWestWall], { material: [{ id: 'ram', kind: 'ram', with: 'rome-a-ram' }] });

const viewOf = (game: Game) => wrgView(game.state, 'rome', game.scenario, game.rules);

function written(id: string, game: Game = before()): string {
  const view = viewOf(game);
  const unit = view.units[id];
  if (unit === undefined) throw new Error(`no unit ${id}`);
  return plannedOrder(unit, view, game.rules, { temper: byTheDrill });
}

describe('the general of a storm', () => {
  it('has the ram brought to the gate with as many abreast as get through it', () => {
    expect(written('rome-a-ram')).toMatch(/^MOVE TO main-gate, in column 1\d; ATTACK/);
  });

  it('has its reserve follow the ram where no engine opens a breach', () => {
    const game = siege([ram, first, last, onWestWall], { material: [{ id: 'ram', kind: 'ram', with: 'rome-a-ram' }] });
    // When the ram is beaten it goes on through the gate, and not first back to where it has come from.
    expect(written('rome-b-first', game)).toMatch(
      /^FOLLOW rome-a-ram, in column \d+; MOVE TO \(500 4\d\d\), in column \d+; ATTACK/,
    );
    expect(written('rome-c-last', game)).toMatch(/^FOLLOW rome-b-first/);
  });

  it('has of a reserve of two one go in behind the ram, and one where his engines open a breach, until all are through', () => {
    const throughIt = /^MOVE TO \(300 360\), in column 4; MOVE TO \(300 (\d+)\), in column 4; ATTACK/;
    const [, deep] = throughIt.exec(written('rome-c-last')) ?? [];
    // The wall is at 400, and the column four ranks deep.
    const depth = 4 * (viewOf(before()).units['rome-c-last']?.placed.stand.depth ?? 0);
    expect(Number(deep)).toBe(400 + depth + 2);
    expect(written('rome-b-first')).toMatch(/^FOLLOW rome-a-ram, in column/);
  });

  it('has of a larger one two stand ready for the breach, one behind the other', () => {
    const more = (id: string, x: number): Piece => ({ ...cohort, id, at: [x, 200] });
    const game = siege([ram, first, last, more('rome-d-more', 620), more('rome-e-more', 700), engine, onWestWall], {
      material: [{ id: 'ram', kind: 'ram', with: 'rome-a-ram' }],
    });
    expect(written('rome-b-first', game)).toMatch(/^FOLLOW rome-a-ram/);
    expect(written('rome-c-last', game)).toMatch(/^FOLLOW rome-b-first/);
    expect(written('rome-d-more', game)).toMatch(/^MOVE TO \(300 360\), in column 4/);
    expect(written('rome-e-more', game)).toMatch(/^FOLLOW rome-d-more, in column 4; MOVE TO \(300 /);
  });
});

describe('a cohort with ladders', () => {
  it('goes up at archers on the wall rather than at hoplites who stand a little nearer', () => {
    const hoplites: Piece = { ...onWestWall, type: 'hi', weapons: ['long-spear'], at: [330, 400.05] };
    const bows: Piece = {
      ...onWestWall,
      id: 'gaul-bows',
      type: 'lmi',
      weapons: ['bow'],
      figures: 8,
      at: [240, 400.05],
    };
    const game = (...defenders: readonly Piece[]) =>
      siege([{ ...cohort, weapons: ['pilum'], id: 'rome-up', at: [300, 330] }, ...defenders], {
        material: [{ id: 'ladder', kind: 'scaling-ladder', with: 'rome-up' }],
      });
    expect(written('rome-up', game(hoplites, bows))).toBe('ATTACK gaul-bows');
    expect(written('rome-up', game(hoplites))).toBe('ATTACK gaul-wall');
    // Far along the wall it does not go for them.
    expect(written('rome-up', game(hoplites, { ...bows, at: [700, 400.05] }))).toBe('ATTACK gaul-wall');
  });
});

describe('a cohort on its way in through a breach', () => {
  const called = (at: readonly [number, number], enemy: Piece) => {
    const order = 'MOVE TO (300 450), in column 4; ATTACK gaul-far';
    const game = siege([{ ...cohort, id: 'rome-in', at, files: 4, order }, enemy, { id: 'gaul-far', at: [700, 600] }]);
    game.state.works?.gaps.push({
      id: 'gap',
      rubble: false,
      wall: 'west-wall',
      at: { x: 300, y: 400 },
      bearing: 90,
      paces: 24,
    });
    game.state.period = 2;
    const view = viewOf(game);
    const unit = view.units['rome-in'];
    return unit === undefined ? undefined : barringTheWayIn(unit, view)?.id;
  };
  const close: Piece = { id: 'gaul-close', at: [300, 445], type: 'lmi', weapons: ['bow'] };

  it('goes for the enemy who bars its way behind the wall, and on as long as nobody does', () => {
    expect(called([300, 440], close)).toBe('gaul-close');
    expect(called([300, 440], { ...close, at: [300, 480] })).toBeUndefined();
  });

  it('does not mind those on the wall on its way to it', () => {
    expect(called([260, 395], { ...onWestWall, at: [240, 400.05] })).toBeUndefined();
  });
});

describe('miners before a wall', () => {
  it('dig their tunnel to its end though there is a breach by then, and begin none for which there is no need', () => {
    const work = { mine: { x: 300, y: 400 } };
    const digs = (isBegun: boolean) => {
      const game = siege([{ id: 'rome-sappers', at: [300, 350], files: 8, figures: 16, order: 'HOLD' }, onWestWall], {
        mining: true,
        material: [{ id: 'shed', kind: 'penthouse', with: 'rome-sappers' }],
      });
      const { works } = game.state;
      const [at, to] = [
        { x: 300, y: 360 },
        { x: 300, y: 400 },
      ];
      works?.gaps.push({ id: 'gap', rubble: false, wall: 'main-gate', at: { x: 500, y: 400 }, bearing: 90, paces: 80 });
      const tunnel = {
        id: 'mine',
        side: 'rome',
        by: 'besieger',
        from: at,
        to,
        insideFort: false,
        knownAs: null,
      } as const;
      if (isBegun) works?.tunnels.push({ ...tunnel, dug: 30, state: 'open', diggers: [] });
      const view = viewOf(game);
      const unit = view.units['rome-sappers'];
      if (unit === undefined || view.works === undefined) throw new Error('no sappers');
      return mineOf(unit, [work], view.works, view);
    };
    expect(digs(true)).toEqual(work);
    expect(digs(false)).toBeUndefined();
  });
});

describe('miners at the wall', () => {
  const then = (dug: number) => {
    const order = 'MOVE TO (300 350); HOLD';
    const game = siege([{ id: 'rome-sappers', at: [300, 350], files: 8, figures: 16, order }, onWestWall], {
      mining: true,
      material: [{ id: 'shed', kind: 'penthouse', with: 'rome-sappers' }],
    });
    unitIn(game, 'rome-sappers').step = 1;
    const { works } = game.state;
    const [from, to] = [
      { x: 300, y: 350 },
      { x: 300, y: 400 },
    ];
    works?.gaps.push({ id: 'gap', rubble: true, wall: 'west-wall', at: to, bearing: 90, paces: 24 });
    const tunnel = { id: 'mine', side: 'rome', by: 'besieger', from, to, insideFort: false, knownAs: null } as const;
    works?.tunnels.push({ ...tunnel, dug, state: 'open', diggers: [] });
    const view = viewOf(game);
    const unit = view.units['rome-sappers'];
    return unit !== undefined && siegeHasTurned(unit, view, game.rules)
      ? plannedOrder(unit, view, game.rules, { temper: byTheDrill })
      : 'as before';
  };

  it('go in through the breach with the others when they have dug their mine to its end', () => {
    expect(then(40)).toBe('as before');
    expect(then(50)).toMatch(/^MOVE TO \(300 \d+\), in column \d+; .*ATTACK/);
  });
});

describe('a cohort that was to go up at those on the wall', () => {
  const turned = ({ ladder, gap }: { ladder: boolean; gap: boolean }) => {
    const order = `ATTACK ${onWestWall.id}`;
    const game = siege([{ ...cohort, id: 'rome-up', at: [300, 390], order }, onWestWall], {
      material: ladder ? [{ id: 'ladder', kind: 'scaling-ladder', with: 'rome-up' }] : [],
    });
    if (gap)
      game.state.works?.gaps.push({
        id: 'gap',
        rubble: false,
        wall: 'main-gate',
        at: { x: 500, y: 400 },
        bearing: 90,
        paces: 80,
      });
    const view = viewOf(game);
    const unit = view.units['rome-up'];
    return unit !== undefined && siegeHasTurned(unit, view, game.rules);
  };

  it('is sent through a breach when it has lost its ladders, and does not stand below them for the rest of the day', () => {
    expect(turned({ ladder: false, gap: true })).toBe(true);
    expect(turned({ ladder: true, gap: true })).toBe(false);
    expect(turned({ ladder: false, gap: false })).toBe(false);
  });
});
