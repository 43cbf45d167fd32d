import { describe, expect, it } from 'vitest';
import { breachSize } from '../../../src/rulesets/wrg/siege/breach.js';
import type { Work } from '../../../src/rulesets/wrg/siege/works.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { missileRangeAt } from '../../../src/rulesets/wrg/turn/shooting/aims.js';
import { shotAtThing } from '../../../src/rulesets/wrg/turn/shooting/at-things.js';
import { bringDown } from '../../../src/rulesets/wrg/turn/siege/falling.js';
import { isBehindMerlons } from '../../../src/rulesets/wrg/turn/siege/merlons.js';
import { mayLob } from '../../../src/rulesets/wrg/turn/siege/missiles.js';
import { siegeAdvance } from '../../../src/rulesets/wrg/turn/siege/reacting.js';
import { bodyCentre } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { beforeWestWall, inside, onWestWall, siege, town } from './siege-table.js';
import { type Game, type Piece, play, unitIn } from './table-top.js';

const bowmen = { type: 'lmi', weapons: ['bow'] } as const;
const stones = { type: 'engine', engine: '30-mina-stone-thrower', figures: 2, files: 2, weapons: [] } as const;
const upTo = ['orders', 'declarations', 'movement', 'shooting'];
const clausesOf = (told: readonly { readonly because: readonly { readonly clause: string }[] }[]) =>
  told.flatMap(({ because }) => because.map(({ clause }) => clause));

describe('missiles at a rampart', () => {
  const atFoot = (from: Partial<Piece>, hill: typeof town = [], rules = wrgRulesUnder()) => {
    const foot = { ...beforeWestWall, weapons: ['bow' as const], at: [300, 320] as [number, number], ...from };
    const game = siege([foot, { ...onWestWall, weapons: ['bow'] }], {}, [...town, ...hill]);
    return { game, field: fieldOf(game.state, game.scenario, rules) };
  };
  const reach = (
    from: Partial<Piece>,
    hill: typeof town = [],
    [of, target] = ['rome-foot', 'gaul-wall'],
    rules = wrgRulesUnder(),
  ) => {
    const { game, field } = atFoot(from, hill, rules);
    return field.near
      .around(of)
      .flatMap(each => (each.who.id === target ? [missileRangeAt(unitIn(game, of), each, field)] : []));
  };
  const knoll: typeof town = [
    {
      kind: 'hill',
      id: 'knoll',
      level: 1,
      outline: [
        [200, 250],
        [400, 250],
        [400, 350],
        [200, 350],
      ],
    },
  ];

  it('fly less far, but from an elephant farther as ever (wrg/shooting/range/height-penalty, wrg/shooting/range/height-bonus)', () => {
    expect(reach({ type: 'mi' })).toEqual([220]);
    const crew = ['bow', 'bow'] as ('bow' | 'driver')[];
    const beasts: Partial<Piece> = { type: 'elephant', training: 'barbarian', figures: 2, files: 2, crew, weapons: [] };
    expect(reach(beasts)).toEqual([200]);
    // Or as far as on the level (wrg/ruling/elephants-at-ramparts).
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/elephants-at-ramparts': 'both-count' } });
    expect(reach(beasts, [], ['rome-foot', 'gaul-wall'], rules)).toEqual([180]);
  });

  it('fly farther from a hill, however low, and not so far from the rampart at who stands on one (wrg/shooting/range/slope-beats-elephant)', () => {
    const down = ['gaul-wall', 'rome-foot'] as const;
    expect(reach({}, [], [...down])).toEqual([260]);
    expect([reach({}, knoll), reach({}, knoll, [...down])]).toEqual([[260], [220]]);
    const { game, field } = atFoot({}, knoll);
    const wall = unitIn(game, 'gaul-wall');
    const onHill = { points: [{ x: 300, y: 320 }], edges: [] };
    expect(shotAtThing(wall, { weapon: 'bow', each: 1 }, onHill, field).range).toBe(220);
  });
});

describe('who has won a rampart and fronts into the place', () => {
  // Romans who stood where the Gauls did, and have turned about; Gauls in the streets below.
  const won = (facing: 'N' | 'S' = 'N') => {
    const game = siege([
      { ...onWestWall, ...bowmen, id: 'rome-wall', at: [300, facing === 'N' ? 424.05 : 400.05], facing },
      { id: 'gaul-street', at: [300, 560], figures: 8, files: 8, ...bowmen },
    ]);
    return { game, field: fieldOf(game.state, game.scenario, wrgRulesUnder()) };
  };
  const rangeOf = (of: string, target: string) => {
    const { game, field } = won();
    return field.near
      .around(of)
      .flatMap(each => (each.who.id === target ? [missileRangeAt(unitIn(game, of), each, field)] : []));
  };

  it('shoots from as high as those whom he has driven from it, and is shot up at (wrg/shooting/range/height-bonus, wrg/shooting/range/height-penalty)', () => {
    const { game } = won();
    const [own, before] = [unitIn(game, 'rome-wall'), unitIn(won('S').game, 'rome-wall')];
    // The same ground as with his front to the wall.
    expect(bodyCentre(own.placed).y).toBeCloseTo(bodyCentre(before.placed).y, 0);
    expect(rangeOf('rome-wall', 'gaul-street')).toEqual([260]);
    expect(rangeOf('gaul-street', 'rome-wall')).toEqual([220]);
  });

  it('has no merlons between himself and those within (wrg/siege/fort/loopholes)', () => {
    const { game, field } = won();
    expect(isBehindMerlons(unitIn(game, 'rome-wall'), unitIn(game, 'gaul-street'), field)).toBe(false);
  });
});

describe('who has come over a wall and stands across it', () => {
  // Three ranks of which the last stands before the wall yet, and none of their ends is so near to it that they stood at it.
  const over = (y: number) => {
    const game = siege([
      { ...bowmen, id: 'rome-over', at: [300, 350], facing: 'N', figures: 24, files: 8 },
      { id: 'gaul-street', at: [300, 500], facing: 'S', figures: 8, files: 8, ...bowmen },
    ]);
    const unit = unitIn(game, 'rome-over');
    unit.placed = { ...unit.placed, at: { x: 300, y } };
    return { game, field: fieldOf(game.state, game.scenario, wrgRulesUnder()) };
  };
  const rangeOf = (of: string, target: string, y: number) => {
    const { game, field } = over(y);
    return field.near
      .around(of)
      .flatMap(each => (each.who.id === target ? [missileRangeAt(unitIn(game, of), each, field)] : []));
  };

  it.each([
    ['most of him within', 425],
    ['most of him before it', 412],
  ])(
    'stands on its rampart, %s: he shoots from as high, and is shot up at (wrg/shooting/range/height-bonus, wrg/shooting/range/height-penalty)',
    (_, y) => {
      expect(rangeOf('rome-over', 'gaul-street', y)).toEqual([260]);
      expect(rangeOf('gaul-street', 'rome-over', y)).toEqual([220]);
    },
  );

  it('has merlons between himself and nobody who shoots at him from within (wrg/siege/fort/loopholes)', () => {
    for (const y of [425, 412]) {
      const { game, field } = over(y);
      expect(isBehindMerlons(unitIn(game, 'rome-over'), unitIn(game, 'gaul-street'), field)).toBe(false);
    }
  });

  it('falls with the stretch of it that comes down under him (wrg/siege/breach/losses)', () => {
    const { game, field } = over(425);
    const told: string[] = [];
    const play = { ...game, rules: wrgRulesUnder(), tell: ({ kind }: { kind: string }) => told.push(kind) };
    bringDown('west-wall', 'stone-wall', { x: 300, y: 400 }, field, play as never);
    expect(told).toContain('lost');
    expect(unitIn(game, 'rome-over').figures).toBeLessThan(24);
  });
});

describe('whom archers on a rampart shoot at first', () => {
  const aimedAt = (foot: Partial<Piece>, material: readonly { id: string; kind: 'scaling-ladder'; with: string }[]) => {
    const game = siege(
      [
        { ...beforeWestWall, type: 'hi', at: [300, 340], order: 'MOVE N 40', ...foot },
        { id: 'rome-bows', at: [300, 290], ...bowmen, figures: 16, files: 8 },
        { ...onWestWall, ...bowmen },
      ],
      { material },
    );
    const { of } = play(game, { seed: 3 }, upTo);
    return of('shot').flatMap(({ unit, target }) => (unit === 'gaul-wall' ? [target] : []));
  };

  it('is the archers who shoot at them, while who comes on cannot get over the wall (wrg/shooting/priority/1-chargers)', () => {
    expect(aimedAt({}, [])).toEqual(['rome-bows']);
  });

  it('is the archers too where others have let down a tower at the wall beside those who come on (wrg/shooting/priority/1-chargers)', () => {
    const game = siege(
      [
        { ...beforeWestWall, type: 'hi', at: [300, 340], order: 'MOVE N 20' },
        { id: 'rome-bows', at: [330, 290], ...bowmen, figures: 16, files: 8 },
        { id: 'rome-tower', at: [275, 399.95], figures: 16, files: 4, order: 'HOLD' },
        { ...onWestWall, ...bowmen, figures: 8, files: 8 },
      ],
      { material: [{ id: 'helepolis', kind: 'tower', with: 'rome-tower' }] },
    );
    const [shed] = game.state.works?.material ?? [];
    if (shed !== undefined) [shed.at, shed.against] = [{ x: 275, y: 399 }, 'west-wall'];
    const { of } = play(game, { seed: 3 }, upTo);
    expect(of('shot').flatMap(({ unit, target }) => (unit === 'gaul-wall' ? [target] : []))).toEqual(['rome-bows']);
  });
});

describe('men behind merlons', () => {
  const shot = (wall: Partial<Piece>, conduct: object = {}) => {
    const game = siege([
      { ...beforeWestWall, ...bowmen, at: [300, 320] },
      { ...onWestWall, ...wall },
    ]);
    return play(game, { seed: 3, answers: declaring({ 'gaul-wall': conduct }) }, upTo).of('shot');
  };

  it('count cover three times while they shoot, and have their shields (wrg/siege/fort/loopholes)', () => {
    const told = shot(bowmen).filter(({ unit }) => unit === 'rome-foot');
    expect(told).toHaveLength(1);
    expect(told[0]?.because).toContainEqual(
      expect.objectContaining({ clause: 'wrg/siege/fort/loopholes', effect: '−3 factors' }),
    );
    expect(clausesOf(told)).not.toContain('wrg/shooting/tactical/cover');
  });

  it('are hurt by nothing while they do not shoot (wrg/siege/fort/not-shooting)', () => {
    expect(shot({})).toEqual([]);
    expect(shot(bowmen, { work: { down: true } })).toEqual([]);
  });

  it('shoot where they throw fire at something, and are shot at for it (wrg/siege/fort/not-shooting, wrg/fire/prepare)', () => {
    const yard: [number, number][] = [
      [340, 340],
      [370, 340],
      [370, 365],
      [340, 365],
    ];
    const shotAt = (conduct: object) => {
      const game = siege(
        [
          { ...beforeWestWall, ...bowmen, at: [300, 320] },
          { ...onWestWall, ...bowmen, order: 'HOLD, with fire' },
        ],
        {},
        [...town, { kind: 'building', id: 'yard', outline: yard }],
        { fire: { things: [{ id: 'yard' }], supplies: [{ unit: 'gaul-wall', atHand: true }] } },
      );
      if (game.state.fires !== undefined) game.state.fires.lit['gaul-wall'] = game.state.period;
      const { of } = play(game, { seed: 3, answers: declaring({ 'gaul-wall': conduct }) }, upTo);
      return { fires: of('fire-set').length, shots: of('shot').map(({ target }) => target) };
    };
    expect(shotAt({ burns: 'yard' })).toEqual({ fires: 1, shots: ['gaul-wall'] });
  });

  it('are not shot at then, and who would shoot at them is told why (wrg/siege/fort/not-shooting)', () => {
    const held = (wall: Partial<Piece>, more: readonly Piece[] = []) => {
      const game = siege([{ ...beforeWestWall, ...bowmen, at: [300, 320] }, { ...onWestWall, ...wall }, ...more]);
      return play(game, { seed: 3 }, upTo).told.filter(({ event }) => event.kind === 'held-shot');
    };
    expect(held({})).toMatchObject([
      {
        event: { unit: 'rome-foot', target: 'gaul-wall', because: [{ because: 'behind merlons or loopholes' }] },
        seenBy: ['rome'],
      },
    ]);
    expect(held(bowmen)).toEqual([]);
    // There is somebody else to shoot at.
    expect(held({}, [{ id: 'gaul-out', at: [300, 370], facing: 'S' }])).toEqual([]);
  });

  it('are hurt by stones all the same (wrg/siege/fort/not-shooting, wrg/siege/destroy/aim-ramparts)', () => {
    const game = siege([{ id: 'rome-stones', at: [300, 300], ...stones }, onWestWall]);
    const { of } = play(game, { seed: 3 }, upTo);
    expect(of('shot')).toMatchObject([{ unit: 'rome-stones', target: 'gaul-wall' }]);
    // Cover is nothing to them, and three times nothing behind merlons (wrg/shooting/tactical/cover, wrg/siege/fort/loopholes).
    expect(clausesOf(of('shot'))).not.toContain('wrg/siege/fort/loopholes');
    expect(of('work')).toEqual([]);
    expect(game.state.works?.damage).toEqual([]);
  });
});

describe('stone-throwers', () => {
  it('are told why they have no shot at a wall: it is out of their arc, or beyond their reach (wrg/siege/destroy/stone-throwers-walls)', () => {
    const game = siege([{ id: 'rome-stones', at: [600, 300], ...stones }, onWestWall]);
    unitIn(game, 'rome-stones').period.conduct = { work: { batter: 'tower' } };
    const [aside] = play(game, { seed: 3 }, ['shooting']).of('siege');
    expect(aside?.what).toBe('no-aim');
    expect(aside?.because).toMatchObject([{ effect: 'may not shoot' }]);
    expect(aside?.because[0]?.because).toMatch(/degrees off straight ahead/);
  });

  it('shoot at nobody while they batter: archers answer whoever is nearer (wrg/shooting/priority/2-equal-shooters, wrg/siege/destroy/stone-throwers-walls)', () => {
    const shotAt = (conduct: object) => {
      const game = siege([
        { id: 'rome-stones', at: [300, 300], ...stones, figures: 4, files: 4 },
        { id: 'rome-foot', at: [300, 375], type: 'hi' },
        { ...onWestWall, ...bowmen },
      ]);
      const answers = declaring({ 'rome-stones': conduct });
      return play(game, { seed: 3, answers }, upTo)
        .of('shot')
        .filter(({ unit }) => unit === 'gaul-wall')
        .map(({ target }) => target);
    };
    expect(shotAt({ work: { batter: 'west-wall' } })).toEqual(['rome-foot']);
    expect(shotAt({})).toEqual(['rome-stones']);
  });

  it('batter a wall until it is breached, and hurt nobody on it before (wrg/siege/destroy/stone-throwers-walls, wrg/siege/breach/size)', () => {
    const game = siege([{ id: 'rome-stones', at: [300, 300], ...stones, figures: 4, files: 4 }, onWestWall]);
    const answers = declaring({ 'rome-stones': { work: { batter: 'west-wall' } } });
    let done = 0;
    for (let period = 0; period < 20 && game.state.works?.gaps.length === 0; period++) {
      const before = unitIn(game, 'gaul-wall').figures;
      const { of } = play(game, { seed: period, answers });
      const [work] = of('work');
      expect(work?.done).toBe(done + (work?.figures ?? 0));
      done = work?.done ?? 0;
      expect(of('shot')).toEqual([]);
      if (of('broken').length === 0) expect(unitIn(game, 'gaul-wall').figures).toBe(before);
    }
    expect(done).toBeGreaterThanOrEqual(30);
    expect(game.state.works?.gaps).toMatchObject([{ wall: 'west-wall', paces: breachSize().paces.bottom }]);
    expect(unitIn(game, 'gaul-wall').figures).toBeLessThan(16);
  });

  it('throw over the wall from outside, blind: half, shared out among the garrison (wrg/siege/fort/lob-outside)', () => {
    const game = siege([
      { id: 'rome-stones', at: [300, 300], ...stones, figures: 8, files: 8 },
      { id: 'gaul-one', at: [300, 450] },
      { id: 'gaul-two', at: [500, 600] },
    ]);
    const { of } = play(game, { seed: 4, answers: declaring({ 'rome-stones': { work: { lob: true } } }) }, upTo);
    const told = of('shot');
    expect(told.map(({ target }) => target)).toEqual(['gaul-one', 'gaul-two']);
    const [first, second] = told;
    expect(first?.casualties).toBeGreaterThan(0);
    expect(first?.casualties).toBe(second?.casualties);
  });

  const blind = (pieces: readonly Piece[], id?: string, reading?: string, seed = 4) => {
    const rules = wrgRulesUnder(id === undefined || reading === undefined ? {} : { rulings: { [id]: reading } });
    const engines: Piece = { id: 'rome-stones', at: [300, 300], ...stones, figures: 8, files: 8 };
    const game = { ...siege([engines, ...pieces]), rules };
    const { of } = play(game, { seed, answers: declaring({ 'rome-stones': { work: { lob: true } } }) }, upTo);
    return { of, shotBy: pieces.map(({ id: unit }) => unitIn(game, unit).period.shotBy) };
  };
  const phalanx: Piece = { id: 'gaul-one', at: [300, 450], type: 'hi' };
  const slingers: Piece = { id: 'gaul-two', at: [500, 600], type: 'li', weapons: ['sling'] };

  it('count blind by the column of each unit under them, or of the nearest (wrg/siege/fort/lob-outside, wrg/ruling/column-of-blind-stones)', () => {
    const totals = (reading?: string) => {
      const { of } = blind([phalanx, slingers], 'wrg/ruling/column-of-blind-stones', reading);
      const [one = 0, two = 0] = of('shot').map(({ total }) => total);
      return one - two;
    };
    expect(totals()).toBe(1);
    expect(totals('of-the-nearest')).toBe(0);
    const { of } = blind([phalanx, slingers]);
    expect(of('shot')[1]?.because.at(-1)?.because).toMatch(/half of \d+ casualties, shared out among 2 units/);
  });

  it('are no worse for the wall, or by the factor of an overhead shot (wrg/shooting/overhead/penalty, wrg/ruling/stones-over-walls-overhead)', () => {
    const thrown = (reading?: string) => {
      const { of } = blind([phalanx, slingers], 'wrg/ruling/stones-over-walls-overhead', reading);
      return { totals: of('shot').map(({ total }) => total), clauses: clausesOf(of('shot')) };
    };
    const [plain, overhead] = [thrown(), thrown('an-overhead-shot')];
    expect(overhead.totals).toEqual(plain.totals.map(total => total - 1));
    expect(plain.clauses).not.toContain('wrg/shooting/overhead/penalty');
    expect(overhead.clauses).toContain('wrg/shooting/overhead/penalty');
  });

  it('count blind in a test as their share, for who is hit alone, or all of them for each (wrg/reaction/minus1-shot-at, wrg/ruling/blind-stones-in-tests)', () => {
    const many = Array.from({ length: 10 }, (_, i): Piece => ({ id: `gaul-${i}`, at: [200 + 60 * i, 520] }));
    const counted = (pieces: readonly Piece[], reading?: string) =>
      blind(pieces, 'wrg/ruling/blind-stones-in-tests', reading).shotBy.map(by => by.map(({ figures }) => figures));
    const [two, ten] = [[phalanx, slingers], many] as const;
    expect([counted(two), counted(ten)]).toEqual([[[12], [12]], many.map(() => [1.6])]);
    expect([counted(two, 'who-is-hit-by-its-share'), counted(ten, 'who-is-hit-by-its-share')]).toEqual([
      [[12], [12]],
      many.map(() => []),
    ]);
    expect(counted(ten, 'each-by-all-of-them')).toEqual(many.map(() => [16]));
  });

  it('are told once where they fall on nobody (wrg/siege/fort/lob-outside)', () => {
    const many = Array.from({ length: 10 }, (_, i): Piece => ({ id: `gaul-${i}`, at: [200 + 60 * i, 520] }));
    const { of } = blind(many);
    expect(of('shot')).toEqual([]);
    expect(of('lobbed')).toMatchObject([{ unit: 'rome-stones', units: 10, figures: 16 }]);
    expect(clausesOf(of('lobbed'))).toContain('wrg/siege/fort/lob-outside');
  });

  it('throw over it from inside only where men on the walls direct them (wrg/siege/fort/lob-inside)', () => {
    const asks = (watch: readonly Piece[]) => {
      const game = siege([
        { id: 'rome-far', at: [300, 250] },
        { id: 'gaul-stones', at: [300, 500], ...stones },
        ...watch,
      ]);
      const { asked } = play(game, {}, ['orders', 'declarations']);
      const units = asked.flatMap(ask => (ask.kind === 'declare' && ask.side === 'gaul' ? ask.units : []));
      return units.find(({ unit }) => unit === 'gaul-stones')?.works ?? [];
    };
    expect(asks([])).not.toContainEqual({ lob: true });
    expect(asks([onWestWall])).toContainEqual({ lob: true });
  });
});

describe('working parties', () => {
  const ram = { material: [{ id: 'ram', kind: 'ram', with: 'rome-foot' }] } as const;
  const atWork = (works: Parameters<typeof siege>[1], wall: Partial<Piece> = {}): Game =>
    siege(
      [
        { ...beforeWestWall, order: 'HOLD TO west-wall' },
        { ...onWestWall, ...wall },
      ],
      { ...ram, ...works },
    );
  const answers = declaring({ 'rome-foot': { work: { break: 'west-wall' } } });
  const bows = { ...bowmen, at: [300, 400.05] } as const;

  it('have no shields, but those whom pavises cover (wrg/siege/working/unshielded, wrg/siege/working/mantlets)', () => {
    const shotAt = (pavises: number) => {
      const game = atWork(pavises === 0 ? {} : { pavises: [{ with: 'rome-foot', figures: pavises }] }, bows);
      return clausesOf(
        play(game, { seed: 2, answers }, upTo)
          .of('shot')
          .filter(({ unit }) => unit === 'gaul-wall'),
      );
    };
    const bare = shotAt(0).filter(clause => clause.includes('shieldless'));
    expect(bare).toHaveLength(1);
    expect(shotAt(8).filter(clause => clause.includes('shieldless'))).toEqual([]);
  });

  it('have no shields while they dig a mine (wrg/siege/working/unshielded, wrg/ruling/miners-under-fire)', () => {
    const shotAt = (work: Work, reading = 'bare-as-all-who-work') => {
      const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/miners-under-fire': reading } });
      const game = { ...siege([beforeWestWall, { ...onWestWall, ...bows }]), rules };
      unitIn(game, 'rome-foot').period.conduct = { work };
      const told = play(game, { seed: 2 }, ['shooting']).of('shot');
      expect(told).toMatchObject([{ unit: 'gaul-wall', target: 'rome-foot' }]);
      return clausesOf(told).some(clause => clause.includes('shieldless'));
    };
    expect(shotAt({ mine: { x: 300, y: 420 } })).toBe(true);
    // Or no missile comes to those who dig, and the others have theirs (wrg/ruling/miners-under-fire).
    expect(shotAt({ mine: { x: 300, y: 420 } }, 'as-those-above-ground')).toBe(false);
    expect(shotAt({ break: 'west-wall' }, 'as-those-above-ground')).toBe(true);
    expect(shotAt({ take: 'ram' })).toBe(false);
  });

  it('have no shields either while they push or carry, if most of them do (wrg/shields/when-unusable)', () => {
    const shotAt = (figures: number, reading?: string) => {
      const rules = wrgRulesUnder(
        reading === undefined ? {} : { rulings: { 'wrg/ruling/hands-at-siege-material': reading } },
      );
      const game = siege(
        [
          { ...beforeWestWall, at: [300, 340], figures, files: 6, order: 'MOVE N 60' },
          { ...onWestWall, ...bows },
        ],
        ram,
      );
      const told = play({ ...game, rules }, { seed: 2 }, upTo)
        .of('shot')
        .filter(({ unit }) => unit === 'gaul-wall');
      expect(told).toHaveLength(1);
      return clausesOf(told).some(clause => clause.includes('shieldless'));
    };
    // A ram takes six men.
    expect([shotAt(6), shotAt(18), shotAt(18, 'where-anybody-is')]).toEqual([true, false, true]);
  });

  it('count all who are in the fort as one enemy unit (wrg/siege/working/unit)', () => {
    const facing = (working: boolean) => {
      const game = siege(
        [
          { ...beforeWestWall, order: 'HOLD TO west-wall' },
          onWestWall,
          { id: 'gaul-other', at: [400, 400.05], facing: 'S', files: 4, figures: 8 },
        ],
        ram,
      );
      if (working) play(game, { seed: 2, answers }, ['orders', 'declarations', 'movement']);
      const field = fieldOf(game.state, game.scenario, game.rules);
      return situationOf(unitIn(game, 'rome-foot'), { cause: 'charging' }, field).enemyUnitsFacing;
    };
    expect(facing(false)).toBe(2);
    expect(facing(true)).toBe(1);
  });

  it('are the besiegers: who works within his own walls counts every enemy (wrg/siege/working/unit, wrg/ruling/garrison-at-work-out-of-control)', () => {
    const facing = () => {
      const enemies = [beforeWestWall, { ...beforeWestWall, id: 'rome-others', at: [400, 370] as const }];
      const game = siege([{ ...onWestWall, id: 'gaul-miners' }, ...enemies]);
      const { works } = game.state;
      if (works !== undefined) works.tasks['gaul-miners'] = { mine: { x: 340, y: 380 } };
      const field = fieldOf(game.state, game.scenario, game.rules);
      return situationOf(unitIn(game, 'gaul-miners'), { cause: 'charging' }, field).enemyUnitsFacing;
    };
    expect(facing()).toBe(2);
  });

  it('count those of the garrison who are far off with that one unit, and not as others in sight (wrg/siege/working/unit, wrg/reaction/minus1-other-enemy)', () => {
    const others = (working: boolean) => {
      const game = siege(
        [
          { ...beforeWestWall, order: 'HOLD TO west-wall' },
          onWestWall,
          { id: 'gaul-far', at: [650, 400.05], facing: 'S', files: 4, figures: 8 },
        ],
        ram,
      );
      if (working) play(game, { seed: 2, answers }, ['orders', 'declarations', 'movement']);
      const field = fieldOf(game.state, game.scenario, game.rules);
      return situationOf(unitIn(game, 'rome-foot'), { cause: 'charging' }, field).otherEnemies;
    };
    expect(others(false)).toBe(true);
    expect(others(true)).toBe(false);
  });

  it('are no such party any more once they charge (wrg/siege/working/unit)', () => {
    const game = siege(
      [
        { ...beforeWestWall, order: 'HOLD TO west-wall' },
        onWestWall,
        { id: 'gaul-other', at: [400, 400.05], facing: 'S', files: 4, figures: 8 },
      ],
      ram,
    );
    play(game, { seed: 2, answers }, ['orders', 'declarations', 'movement']);
    const unit = unitIn(game, 'rome-foot');
    unit.period.charges = 'gaul-wall';
    const field = fieldOf(game.state, game.scenario, game.rules);
    expect(situationOf(unit, { cause: 'charging' }, field).enemyUnitsFacing).toBe(2);
  });

  it('are who brings up a tower with most of its hands as well (wrg/siege/working/unit)', () => {
    const facing = (moved: number) => {
      const game = siege(
        [
          { ...beforeWestWall, at: [300, 370], figures: 16 },
          onWestWall,
          { id: 'gaul-other', at: [400, 400.05], facing: 'S', files: 4, figures: 8 },
        ],
        { material: [{ id: 'tower', kind: 'tower', with: 'rome-foot' }] },
      );
      const unit = unitIn(game, 'rome-foot');
      unit.period = { ...unitIn(game, 'gaul-wall').period, moved };
      const field = fieldOf(game.state, game.scenario, game.rules);
      return situationOf(unit, { cause: 'charging' }, field).enemyUnitsFacing;
    };
    expect(facing(0)).toBe(2);
    expect(facing(20)).toBe(1);
  });

  it('work twice as fast when they are out of control, until a sortie is made (wrg/siege/working/uncontrolled)', () => {
    const game = atWork({});
    play(game, { seed: 2, answers });
    unitIn(game, 'rome-foot').bound = { instruction: 'uncontrolled-advance', disorganised: false, left: 2, kept: 1 };
    const { of } = play(game, { seed: 2 }, ['orders', 'declarations', 'movement']);
    expect(of('work')).toMatchObject([{ figures: 6, done: 18 }]);
    const field = () => fieldOf(game.state, game.scenario, game.rules);
    expect(siegeAdvance(unitIn(game, 'rome-foot'), field())).toBe('stays');
    unitIn(game, 'gaul-wall').placed = { ...unitIn(game, 'gaul-wall').placed, at: { x: 600, y: 300 } };
    expect(siegeAdvance(unitIn(game, 'rome-foot'), field())).toBeUndefined();
  });

  it('leave the penthouse that they push to meet a sortie out of control, and go as fast as they can, but no ladders (wrg/siege/working/uncontrolled)', () => {
    const pushing = (sortie: boolean, kind: 'penthouse' | 'scaling-ladder' = 'penthouse') => {
      const game = siege(
        [
          { ...beforeWestWall, at: [300, 330], figures: 16 },
          onWestWall,
          { id: 'gaul-other', at: sortie ? [200, 390] : [450, 480], facing: 'S', files: 4, figures: 8 },
        ],
        { material: [{ id: 'piece', kind, with: 'rome-foot' }] },
      );
      for (const unit of Object.values(game.state.units)) unit.alarmed = true;
      unitIn(game, 'rome-foot').bound = { instruction: 'uncontrolled-advance', disorganised: false, left: 2, kept: 0 };
      const { of } = play(game, { seed: 2 }, ['orders', 'declarations', 'movement']);
      const left = of('siege').filter(({ what, unit }) => what === 'let-go' && unit === 'rome-foot');
      const [why] = left.flatMap(({ because }) => because.map(({ effect }) => effect));
      return { why, paces: of('moved').find(({ unit }) => unit === 'rome-foot')?.distance ?? 0 };
    };
    const met = pushing(true);
    expect(met.why).toBe('goes to meet the sortie');
    expect(met.paces).toBeGreaterThan(20);
    expect(pushing(false)).toMatchObject({ why: undefined });
    expect(pushing(false).paces).toBeLessThanOrEqual(20);
    expect(pushing(true, 'scaling-ladder').why).toBeUndefined();
  });
});

describe('stone-throwers whom the enemy has come to blows with', () => {
  it('throw no stones at walls or over them (wrg/shooting/charge/defensive, wrg/siege/destroy/stone-throwers-walls)', () => {
    const thrown = (work: Work, caught: boolean) => {
      const game = siege([
        { id: 'rome-stones', at: [300, 300], ...stones },
        { id: 'gaul-band', at: [300, caught ? 300.02 : 340], facing: 'S' },
        { id: 'gaul-one', at: [300, 450] },
      ]);
      game.state.period = 2;
      const melee = { a: 'gaul-band', b: 'rome-stones', sideOfA: 'front', sideOfB: 'front', since: 2 } as const;
      if (caught) game.state.melees = [{ ...melee, chargers: ['gaul-band'], following: [] }];
      unitIn(game, 'rome-stones').period.conduct = { work };
      const { events } = play(game, { seed: 4 }, ['shooting']);
      return events.flatMap(event => ('unit' in event && event.unit === 'rome-stones' ? [event.kind] : []));
    };
    expect(thrown({ batter: 'west-wall' }, false)).toEqual(['work']);
    expect(thrown({ batter: 'west-wall' }, true)).toEqual(['siege']);
    expect(thrown({ lob: true }, false)).toEqual(['shot']);
    expect(thrown({ lob: true }, true)).toEqual([]);
  });
});

describe('men on a wall who direct stones', () => {
  it('are those of the same fort, and direct them at whom they see (wrg/siege/fort/lob-inside)', () => {
    const lobs = (watch: Piece, at: readonly [number, number] = [300, 250]) => {
      const game = siege(
        [{ id: 'rome-far', at }, { id: 'gaul-stones', at: [300, 500], ...stones }, watch],
        {
          forts: [
            ...(inside ?? []),
            {
              side: 'gaul',
              inside: [
                [100, 20],
                [200, 20],
                [200, 60],
                [100, 60],
              ],
            },
          ],
        },
        [
          ...town,
          {
            kind: 'rampart',
            id: 'other-wall',
            line: [
              [100, 60],
              [200, 60],
            ],
          },
          {
            kind: 'wood',
            id: 'wood',
            outline: [
              [200, 280],
              [400, 280],
              [400, 340],
              [200, 340],
            ],
          },
        ],
      );
      const field = fieldOf(game.state, game.scenario, game.rules);
      return mayLob(unitIn(game, 'gaul-stones'), field);
    };
    const elsewhere: Piece = { ...onWestWall, at: [150, 59.95], facing: 'N' };
    expect(lobs(onWestWall, [300, 350])).toBe(true);
    expect(lobs(elsewhere, [300, 350])).toBe(false);
    // Behind the wood nobody sees them.
    expect(lobs(onWestWall, [300, 270])).toBe(false);
  });
});

describe('a working party of which pavises cover some', () => {
  it('is shot at as most of it is, or without shields while anybody is bare (wrg/siege/working/mantlets, wrg/ruling/workers-partly-covered)', () => {
    const isBare = (figures: number, reading?: string) => {
      const rules = wrgRulesUnder(
        reading === undefined ? {} : { rulings: { 'wrg/ruling/workers-partly-covered': reading } },
      );
      const pavises = [{ with: 'rome-foot', figures }];
      const game = { ...siege([beforeWestWall, { ...onWestWall, ...bowmen }], { pavises }), rules };
      unitIn(game, 'rome-foot').period.conduct = { work: { break: 'west-wall' } };
      const told = play(game, { seed: 2 }, ['shooting']).of('shot');
      return clausesOf(told.filter(({ unit }) => unit === 'gaul-wall')).some(clause => clause.includes('shieldless'));
    };
    // Of sixteen, each pavise covers two.
    expect([3, 4, 7, 8].map(figures => isBare(figures))).toEqual([true, false, false, false]);
    expect([3, 4, 7, 8].map(figures => isBare(figures, 'bare-if-anybody-is'))).toEqual([true, true, true, false]);
  });
});
