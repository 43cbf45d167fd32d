import { describe, expect, it } from 'vitest';
import { bodyCentre, distanceBetweenQuads, quadOf } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { type Piece, play, type Request, setUp, unitIn } from './table-top.js';

/** Roman foot after Gauls who have broken before it, these so many paces to one side and in their so-manieth period of rout. */
const chase = ({ aside, periods }: { aside: number; periods: number }, others: Piece[] = [], reading?: string) =>
  setUp({
    ...(reading === undefined
      ? {}
      : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/turns-of-pursuers': reading } }) }),
    pieces: [
      { id: 'rome-guard', at: [100, 60] },
      {
        id: 'rome-foot',
        at: [500, 300],
        type: 'lmi',
        be: { alarmed: true, order: null, pursuit: { quarry: 'gaul-routers', periods } },
      },
      { id: 'gaul-guard', at: [900, 740], be: { alarmed: true } },
      {
        id: 'gaul-routers',
        at: [500 + aside, 330],
        type: 'lmi',
        facing: 'N',
        be: { alarmed: true, rout: { periods, from: { x: 500 + aside, y: 290 } } },
      },
      ...others,
    ],
  });

const pursuer = (game: ReturnType<typeof setUp>) => {
  const moved = play(game, {}, ['movement'])
    .of('moved')
    .find(({ unit }) => unit === 'rome-foot');
  return { moved, foot: unitIn(game, 'rome-foot') };
};

describe('pursuers', () => {
  it('go straight on after who runs straight before them, though his middle is not before theirs (wrg/pursuit/turns)', () => {
    const { foot } = pursuer(chase({ aside: 30, periods: 0 }));
    expect(foot.period.doing).toBe('pursuing');
    expect(foot.placed.facing).toBe(0);
    expect(foot.placed.at.x).toBeCloseTo(500, 3);
  });

  it('come round at him whom they would miss so (wrg/pursuit/turns)', () => {
    const { foot } = pursuer(chase({ aside: 120, periods: 0 }));
    expect(foot.placed.facing).toBeGreaterThan(30);
  });

  it('stay as they face who have no move left: nobody turns who does not go (wrg/pursuit/turns, wrg/pursuit/move)', () => {
    const { foot, moved } = pursuer(chase({ aside: 120, periods: 3 }));
    expect(foot.placed.facing).toBe(0);
    expect(moved?.distance).toBe(0);
  });

  // An enemy who bars the way home makes the Gauls turn: it costs them 30 paces.
  const barring: Piece = { id: 'rome-bar', at: [500, 365], facing: 'S', figures: 20, files: 20 };
  const cost = ({ moved }: ReturnType<typeof pursuer>) =>
    moved?.because.filter(({ clause }) => clause === 'wrg/pursuit/turns').map(({ effect }) => effect);

  it('lose twenty paces for a turn that has cost their quarry some of his move (wrg/pursuit/turns, wrg/ruling/turns-of-pursuers)', () => {
    const game = chase({ aside: 44, periods: 1 }, [barring]);
    const { events } = play(game, {}, ['movement']);
    const moved = (id: string) =>
      events.flatMap(event => (event.kind === 'moved' && event.unit === id ? [event] : []))[0];
    expect(moved('gaul-routers')?.because.map(({ clause }) => clause)).toContain('wrg/rout/turn-cost');
    expect(moved('rome-foot')?.because).toContainEqual(
      expect.objectContaining({ clause: 'wrg/pursuit/turns', because: '1 turn', effect: '−20 paces' }),
    );
  });

  it('lose nothing for one that has cost him nothing, or do by the other reading (wrg/ruling/turns-of-pursuers)', () => {
    const turning = (reading: string, periods = 1) => cost(pursuer(chase({ aside: 120, periods }, [], reading)));
    expect(turning('those-that-cost-the-broken')).toEqual([]);
    expect(turning('every-one')).toEqual(['−20 paces']);
    expect(turning('every-one', 0)).toEqual([]);
  });
});

describe('pursuers with an enemy beside them', () => {
  /** Gauls who have run straight on from before the Romans and then aside, with others close beside the right end of the Romans. */
  const beside = (path: readonly { readonly x: number; readonly y: number }[]) => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [100, 60] },
        {
          id: 'rome-foot',
          at: [500, 300],
          type: 'lmi',
          be: { alarmed: true, order: null, pursuit: { quarry: 'gaul-routers', periods: 0 } },
        },
        { id: 'gaul-guard', at: [900, 740], be: { alarmed: true } },
        { id: 'gaul-close', at: [542, 284], facing: 'N', be: { alarmed: true } },
        { id: 'gaul-routers', at: [640, 500], type: 'lmi', facing: 'N', be: { alarmed: true } },
      ],
    });
    const routers = unitIn(game, 'gaul-routers');
    const [from] = path;
    if (from !== undefined) Object.assign(routers.period, { from, path, moved: 300 });
    return pursuer(game);
  };

  it('go as he ran who has turned a corner, where they have no room to cut it (wrg/pursuit/turns)', () => {
    const corner = [
      { x: 500, y: 330 },
      { x: 500, y: 500 },
      { x: 640, y: 500 },
    ];
    const { foot, moved } = beside(corner);
    expect(moved?.distance).toBe(70);
    expect(foot.placed).toMatchObject({ at: { x: 500, y: 370 }, facing: 0 });
  });

  it('go straight on at first after who has run aside, where they have no room to turn at him (wrg/pursuit/move)', () => {
    const { foot, moved } = beside([
      { x: 500, y: 330 },
      { x: 640, y: 500 },
    ]);
    expect(moved?.distance).toBe(70);
    expect(foot.placed.facing).toBe(0);
  });
});

describe('pursuers in a column with an enemy beside the head of it, and their quarry far to the same side', () => {
  /** Gauls who have run to the north beside the Romans, from where they stood in a way, and these after them. */
  const ranBeside = (
    stood: { readonly at: { x: number; y: number }; readonly facing: number },
    path: readonly { x: number; y: number }[],
  ) => {
    const { x, y } = path.at(-1) ?? stood.at;
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [100, 60] },
        {
          id: 'rome-foot',
          at: [500, 300],
          type: 'lmi',
          files: 2,
          be: { alarmed: true, order: null, pursuit: { quarry: 'gaul-routers', periods: 0 } },
        },
        { id: 'gaul-guard', at: [900, 740], be: { alarmed: true } },
        { id: 'gaul-close', at: [528, 296], facing: 'N', be: { alarmed: true } },
        { id: 'gaul-routers', at: [x, y], type: 'lmi', facing: 'N', be: { alarmed: true } },
      ],
    });
    const { period } = unitIn(game, 'gaul-routers');
    Object.assign(period, { from: stood.at, path: [stood.at, ...path], moved: 40, stood: { ...stood, files: 6 } });
    const { foot } = pursuer(game);
    const middles = ['rome-foot', 'gaul-routers'].map(id => bodyCentre(unitIn(game, id).placed).y);
    return { facing: foot.placed.facing, ahead: (middles[0] ?? 0) - (middles[1] ?? 0) };
  };

  it('run as he ran until they are abreast of him, and not past him (wrg/pursuit/move)', () => {
    const { facing, ahead } = ranBeside({ at: { x: 620, y: 284 }, facing: 0 }, [{ x: 620, y: 324 }]);
    expect(facing).toBe(0);
    expect(ahead).toBeCloseTo(0, 1);
  });

  it('and not first aside as his front came round, which he has not run (wrg/pursuit/turns)', () => {
    // Two ranks, each twelve paces deep: their middle is as far behind their front, whichever way they face.
    const round = { x: 620, y: 296 };
    const { facing, ahead } = ranBeside({ at: { x: 632, y: 284 }, facing: 90 }, [round, { x: 620, y: 336 }]);
    expect(facing).toBe(0);
    expect(ahead).toBeCloseTo(0, 1);
  });
});

describe('pursuers under a wall', () => {
  it('go straight on whose block would come round into it: every man turns in his place, and no wall stops him (wrg/pursuit/move)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [100, 60] },
        {
          id: 'rome-foot',
          at: [336, 391],
          type: 'lmi',
          facing: 'E',
          files: 2,
          be: { alarmed: true, order: null, pursuit: { quarry: 'gaul-routers', periods: 1 } },
        },
        { id: 'gaul-guard', at: [900, 740], be: { alarmed: true } },
        {
          id: 'gaul-routers',
          at: [460, 330],
          type: 'lmi',
          facing: 'E',
          be: { alarmed: true, rout: { periods: 1, from: { x: 400, y: 360 } } },
        },
      ],
      features: [
        {
          kind: 'rampart',
          id: 'wall',
          line: [
            [100, 400],
            [900, 400],
          ],
        },
      ],
    });
    const { foot, moved } = pursuer(game);
    expect(moved?.distance).toBe(40);
    expect(foot.placed.facing).toBe(90);
  });
});

describe('pursuers who stand at the backs of those who run', () => {
  /** Roman foot that faces this way, in its second period after Gauls; so far from them in the beginning, and in their so-manieth period of rout. */
  const upon = (
    facing: number,
    { gap = 0.4, periods = 1, others = [] }: { gap?: number; periods?: number; others?: readonly Piece[] } = {},
  ) => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [100, 60] },
        {
          id: 'rome-foot',
          at: [500, 300],
          type: 'lmi',
          facing,
          be: { alarmed: true, order: null, pursuit: { quarry: 'gaul-routers', periods: 1 } },
        },
        { id: 'gaul-guard', at: [900, 740], be: { alarmed: true } },
        {
          id: 'gaul-routers',
          at: [500, 380],
          type: 'mi',
          facing: 'N',
          be: { alarmed: true, rout: { periods, from: { x: 500, y: 290 } } },
        },
        ...others,
      ],
    });
    const [foot, routers] = [unitIn(game, 'rome-foot'), unitIn(game, 'gaul-routers')];
    const between = () => distanceBetweenQuads(quadOf(foot.placed), quadOf(routers.placed));
    while (between() > gap)
      routers.placed = { ...routers.placed, at: { x: 500, y: routers.placed.at.y - (between() > 1 ? 0.5 : 0.02) } };
    const { of } = play(game, {}, ['movement', 'hand-to-hand']);
    const ran = of('moved').find(({ unit }) => unit === 'gaul-routers')?.distance;
    const gone = of('moved').find(({ unit }) => unit === 'rome-foot');
    const struck = of('fought').some(({ unit, target }) => unit === 'rome-foot' && target === 'gaul-routers');
    return { ran, gone, struck };
  };

  it('and go as far as they run are at their backs still, however they lay to them (wrg/pursuit/strikes, wrg/pursuit/move)', () => {
    for (const facing of [0, 20, 340, 40, 90]) expect(upon(facing)).toMatchObject({ ran: 40, struck: true });
    expect(upon(20).gone?.distance).toBeLessThan(42);
    expect(upon(20).gone?.because).toContainEqual(
      expect.objectContaining({ clause: 'wrg/pursuit/strikes', effect: 'keeps contact' }),
    );
  });

  it('are not told to keep contact where others stop them (wrg/pursuit/strikes, wrg/pursuit/move)', () => {
    const others: Piece[] = [
      { id: 'gaul-others', type: 'hi', at: [540, 330], figures: 4, files: 2, be: { alarmed: true } },
    ];
    const { gone } = upon(20, { others });
    expect(gone).toMatchObject({ stopped: 'enemy', by: 'gaul-others' });
    expect(gone?.because.map(({ effect }) => effect)).not.toContain('keeps contact');
  });

  it('go no farther than their move where others are in their way beyond it (wrg/pursuit/move)', () => {
    const others: Piece[] = [
      { id: 'gaul-others', type: 'hi', at: [548, 326], figures: 4, files: 2, be: { alarmed: true } },
    ];
    expect(upon(40).gone?.distance).toBeGreaterThan(50);
    expect(upon(40, { others })).toMatchObject({ gone: { distance: 40 }, struck: false });
  });

  it('are not where they were a step behind, or go less far (wrg/pursuit/strikes, wrg/pursuit/move)', () => {
    expect(upon(20, { gap: 2 })).toMatchObject({ gone: { distance: 40 }, struck: false });
    expect(upon(20, { periods: 0 })).toMatchObject({ ran: 60, gone: { distance: 40 }, struck: false });
  });
});

describe('pursuers whose player wants them tested', () => {
  const tests = (periods: number) => {
    const game = chase({ aside: 0, periods });
    const declares = declaring({ 'rome-foot': { tests: true } });
    const answers = (request: Request) => (request.kind === 'pursue' ? true : declares(request));
    const { of } = play(game, { seed: 1, answers }, ['declarations', 'movement', 'reactions']);
    return of('test').flatMap(({ unit, cause }) => (unit === 'rome-foot' ? [cause] : []));
  };

  it('are tested in a period of pursuit that they need not make, and in no other (wrg/reaction/voluntary-not-pursuit)', () => {
    expect([tests(0), tests(1)]).toEqual([[], ['voluntary']]);
  });
});
