import { describe, expect, it } from 'vitest';
import { maximumRange } from '../../../src/rulesets/wrg/shooting/weapons.js';
import type { Melee } from '../../../src/rulesets/wrg/state.js';
import type { Weapon } from '../../../src/rulesets/wrg/troops.js';
import { quadOf } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const melee: Partial<Melee> = { a: 'gaul-near', b: 'rome-shooters', since: 2 };
const shooters = (weapon: Weapon): Piece => ({
  id: 'rome-shooters',
  type: 'li',
  weapons: [weapon],
  at: [500, 300],
  figures: 6,
  files: 6,
});
/** Two of them touch two of the shooters. */
const near: Piece = { id: 'gaul-near', at: [476, 300.2], figures: 2, files: 2 };
const far = (paces: number): Piece => ({ id: 'gaul-far', at: [500, 300 + paces], figures: 12, files: 12 });

/** Figures of a line of twelve, of which six touch an enemy, that shoot at another and that fight. */
function shootAndFight(since: number, reading?: string) {
  const line: Piece = { ...shooters('sling'), figures: 12, files: 12 };
  const rules =
    reading === undefined
      ? {}
      : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/overlapping-figures-shoot': reading } }) };
  const pieces = [
    line,
    { ...near, at: [500, 300.2] as const, figures: 6, files: 6 },
    { ...far(100), figures: 30, files: 30 },
  ];
  const game = setUp({ pieces, melees: [{ ...melee, since }], ...rules });
  const { events } = play(game, { seed: 1 }, ['shooting', 'hand-to-hand']);
  return events.flatMap(event =>
    (event.kind === 'shot' || (event.kind === 'fought' && !event.unanswered)) && event.unit === 'rome-shooters'
      ? [event.figures]
      : [],
  );
}

/** Whom the shooters shoot at, and with how many figures. */
function shots(weapon: Weapon, chargers: readonly string[] = [], others: readonly Piece[] = [far(35)]) {
  const game = setUp({ pieces: [shooters(weapon), near, ...others], melees: [{ ...melee, chargers }] });
  const path = [{ x: 476, y: 370.2 }, near.at].map(at => ('x' in at ? at : { x: at[0], y: at[1] }));
  if (chargers.length > 0) Object.assign(unitIn(game, 'gaul-near').period, { doing: 'charging', moved: 70, path });
  return play(game, { seed: 1 }, ['shooting'])
    .of('shot')
    .filter(({ unit }) => unit === 'rome-shooters')
    .map(({ target, figures }) => `${target} ${figures}`);
}

describe('troops who fight hand to hand', () => {
  it('are not shot at by those whom they fight, if nobody has charged [wrg/shooting/into-melee]', () => {
    expect(shots('sling', [], [])).toEqual([]);
    // A charger is shot at as he comes, but by the one at the other end, who has him too far aside.
    expect(shots('sling', ['gaul-near'], [])).toEqual(['gaul-near 5']);
  });

  it('have none of those who fight them for a target where they shoot all round, but the rank behind these [wrg/shooting/into-melee]', () => {
    const horse: Piece = { ...shooters('bow'), type: 'lc', figures: 8, files: 8 };
    const left: Piece = { ...near, at: [464, 300.2], figures: 4 };
    const ranges = (pieces: readonly Piece[]) =>
      play(setUp({ pieces, melees: [{ ...melee, since: 1 }] }), { seed: 1 }, ['shooting'])
        .of('shot')
        .map(({ range }) => range);
    // Who does not touch him, and is kept from lapping round, stands 30 paces to his side, and his second rank eight paces behind the first.
    expect(ranges([horse, left])).toEqual([Math.round(Math.hypot(30, 8.2))]);
    expect(ranges([horse, { ...left, figures: 2 }])).toEqual([]);
  });

  it('hurl nothing by hand besides their blows [wrg/shooting/charge/hand-hurled-included]', () => {
    expect(shots('javelins')).toEqual([]);
    expect(shots('javelins', ['gaul-near'])).toEqual([]);
  });

  it('shoot at others with the files that touch nobody [wrg/shooting/charge/defensive]', () => {
    // Two touch, and on the shielded side one overlaps.
    expect(shots('sling')).toEqual(['gaul-far 3']);
    const all = setUp({
      pieces: [shooters('sling'), { ...near, at: [500, 300.2], figures: 9, files: 9 }, far(100)],
      melees: [melee],
    });
    expect(play(all, { seed: 1 }, ['shooting']).of('shot')).toEqual([]);
  });

  it('do not shoot with the files that overlap the enemy or have lapped round him, or do so first [wrg/shooting/charge/defensive] [wrg/ruling/overlapping-figures-shoot]', () => {
    // Four touch; one overlaps on the shielded side and three on the other; in the second period one laps round at either end.
    expect([shootAndFight(2), shootAndFight(1)]).toEqual([
      [4, 8],
      [2, 10],
    ]);
    expect([shootAndFight(2, 'shoot-first'), shootAndFight(1, 'shoot-first')]).toEqual([
      [8, 8],
      [8, 10],
    ]);
  });

  it('do not shoot with the end file that fights an enemy on their flank, nor with who fights in front of it [wrg/shooting/charge/defensive]', () => {
    const shoots = (melees: readonly Partial<Melee>[]) => {
      const before: Piece = { id: 'gaul-near', at: [494, 300.2], figures: 1, files: 1 };
      const beside: Piece = { id: 'gaul-beside', at: [512.1, 298], facing: 'W', figures: 2, files: 2 };
      const two: Piece = { ...shooters('sling'), figures: 2, files: 2 };
      const game = setUp({ pieces: [two, before, beside, { ...far(60), figures: 40, files: 40 }], melees });
      return play(game, { seed: 1 }, ['shooting'])
        .of('shot')
        .filter(({ unit }) => unit === 'rome-shooters')
        .map(({ target, figures }) => `${target} ${figures}`);
    };
    const flank = { a: 'gaul-beside', b: 'rome-shooters', sideOfB: 'flank', since: 1 } as const;
    // The other one shoots at the man before him, who is not hand to hand with them yet.
    expect(shoots([flank])).toEqual(['gaul-near 1']);
    expect(shoots([{ ...melee, since: 1 }, flank])).toEqual([]);
  });

  it('are shot at by others as long as some of them do not fight, or are not, as one reads it [wrg/shooting/into-melee] [wrg/ruling/shooting-into-a-melee]', () => {
    const shotAt = (figures: number, reading?: string) => {
      const rules =
        reading === undefined
          ? {}
          : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/shooting-into-a-melee': reading } }) };
      const band: Piece = { id: 'gaul-band', at: [500, 300], figures, files: 6, facing: 'S' };
      const line: Piece = { id: 'rome-line', at: [500, 299.8], figures: 6, files: 6 };
      const archers: Piece = { ...shooters('bow'), at: [600, 310], facing: 'W' };
      const melees = [{ a: 'gaul-band', b: 'rome-line', since: 1 }];
      return play(setUp({ pieces: [band, line, archers], melees, ...rules }), { seed: 1 }, ['shooting'])
        .of('shot')
        .map(({ target }) => target);
    };
    expect(shotAt(18)).toEqual(['gaul-band']);
    expect(shotAt(6)).toEqual([]);
    expect(shotAt(18, 'nobody-of-the-body')).toEqual([]);
  });

  it('are not shot at where they overlap an enemy, any more than they shoot there, or are by the reading by which they do [wrg/shooting/into-melee] [wrg/ruling/overlapping-figures-shoot]', () => {
    const shotAt = (files: number, reading?: string) => {
      const rules =
        reading === undefined
          ? {}
          : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/overlapping-figures-shoot': reading } }) };
      const band: Piece = { id: 'gaul-band', at: [500, 300], figures: files, files, facing: 'S' };
      const line: Piece = { id: 'rome-line', at: [500, 299.8], figures: 12, files: 6 };
      const archers: Piece = { ...shooters('bow'), at: [600, 310], facing: 'W' };
      const melees = [{ a: 'gaul-band', b: 'rome-line', since: 1 }];
      return play(setUp({ pieces: [band, line, archers], melees, ...rules }), { seed: 1 }, ['shooting'])
        .of('shot')
        .map(({ target }) => target);
    };
    // One beyond either end, where he overlaps.
    expect(shotAt(8)).toEqual([]);
    expect(shotAt(8, 'shoot-first')).toEqual(['gaul-band']);
    // Some stand too far beyond.
    expect(shotAt(16)).toEqual(['gaul-band']);
  });

  it('are not shot at as long as they are pursued and still in contact, though some of them run free [wrg/shooting/into-melee]', () => {
    const shotAt = (rout: { readonly periods: number; readonly from: { x: number; y: number } } | null) => {
      const band: Piece = { id: 'gaul-band', at: [500, 300], figures: 18, files: 6, facing: 'N', be: { rout } };
      const line: Piece = { id: 'rome-line', at: [500, 275.8], figures: 6, files: 6 };
      const archers: Piece = { ...shooters('bow'), at: [600, 310], facing: 'W' };
      const melees = [{ a: 'gaul-band', b: 'rome-line', sideOfA: 'rear', since: 1 } as const];
      return play(setUp({ pieces: [band, line, archers], melees }), { seed: 1 }, ['shooting'])
        .of('shot')
        .map(({ target }) => target);
    };
    expect(shotAt(null)).toEqual(['gaul-band']);
    expect(shotAt({ periods: 1, from: { x: 500, y: 270 } })).toEqual([]);
  });

  it('are not shot at by who reaches none but those who fight [wrg/shooting/into-melee] [wrg/shooting/range/base]', () => {
    const shotFrom = (far: number) => {
      const band: Piece = { id: 'gaul-band', at: [300, 300], figures: 12, files: 6, facing: 'S' };
      const line: Piece = { id: 'rome-line', at: [300, 299.8], figures: 6, files: 6 };
      const game = setUp({
        pieces: [band, line, { ...shooters('bow'), figures: 1, files: 1, at: [600, 294], facing: 'W' }],
        melees: [{ a: 'gaul-band', b: 'rome-line', since: 1 }],
      });
      const [archer, { placed }] = [unitIn(game, 'rome-shooters'), unitIn(game, 'gaul-band')];
      const end = Math.max(...quadOf(placed).map(({ x }) => x));
      // Level with the front rank, beside it: the rank behind is a little farther off.
      archer.placed = { ...archer.placed, at: { x: end + far, y: 300 - archer.placed.stand.front / 2 } };
      return play(game, { seed: 1 }, ['shooting']).of('shot').length;
    };
    const range = maximumRange({ type: 'li', training: 'regular' }, 'bow');
    expect([shotFrom(range - 2), shotFrom(range - 0.05)]).toEqual([1, 0]);
  });

  it('do not shoot at a charge with the files that fight others already [wrg/shooting/charge/defensive]', () => {
    const shoots = (since: number) => {
      const charger: Piece = { id: 'gaul-charger', at: [530, 300.2], figures: 2, files: 2 };
      const game = setUp({
        pieces: [shooters('sling'), near, charger],
        melees: [
          { ...melee, since },
          { a: 'gaul-charger', b: 'rome-shooters', since: 2, chargers: ['gaul-charger'] },
        ],
      });
      const { period } = unitIn(game, 'gaul-charger');
      Object.assign(period, {
        doing: 'charging',
        moved: 70,
        path: [
          { x: 530, y: 370.2 },
          { x: 530, y: 300.2 },
        ],
      });
      return play(game, { seed: 1 }, ['shooting'])
        .of('shot')
        .map(({ target, figures }) => `${target} ${figures}`);
    };
    // Two touch, one overlaps, and one has lapped round.
    expect(shoots(1)).toEqual(['gaul-charger 2']);
    expect(shoots(2)).toEqual(['gaul-charger 5']);
  });

  it('shoot at a charge with those who have him in their arc as he comes, and not with whom another has charged from near [wrg/shooting/charge/defensive] [wrg/shooting/arc-45]', () => {
    // A line of twelve, 428 to 572; a band comes 70 paces at its right end, and another one pace at six files to the left of that.
    const shoots = (second?: number) => {
      const one: Piece = { id: 'gaul-one', at: [554, 300.2], figures: 6, files: 3 };
      const two: Piece = { id: 'gaul-two', at: [500, 300.2], figures: 6, files: 6 };
      const charge = { a: '', b: 'rome-shooters', since: 2 } as const;
      const game = setUp({
        pieces: [{ ...shooters('sling'), figures: 12, files: 12 }, one, ...(second === undefined ? [] : [two])],
        melees: [
          { ...charge, a: 'gaul-one', chargers: ['gaul-one'] },
          ...(second === undefined ? [] : [{ ...charge, a: 'gaul-two', chargers: ['gaul-two'] }]),
        ],
      });
      const came = (id: string, x: number, moved: number) => {
        const path = [
          { x, y: 300.2 + moved },
          { x, y: 300.2 },
        ];
        Object.assign(unitIn(game, id).period, { doing: 'charging', moved, path, from: path[0] });
      };
      came('gaul-one', 554, 70);
      if (second !== undefined) came('gaul-two', 500, second);
      return play(game, { seed: 1 }, ['shooting'])
        .of('shot')
        .filter(({ target }) => target === 'gaul-one')
        .map(({ figures }) => figures);
    };
    expect(shoots()).toEqual([7]);
    expect(shoots(1)).toEqual([3]);
  });

  it('shoot at a charge where he comes from, and not at one from beside them [wrg/shooting/charge/defensive] [wrg/shooting/arc-45]', () => {
    const shoots = (from: { readonly x: number; readonly y: number }) => {
      const charger: Piece = { id: 'gaul-charger', at: [536.1, 300], facing: 'W', figures: 6, files: 6 };
      const game = setUp({
        pieces: [shooters('sling'), charger],
        melees: [{ a: 'gaul-charger', b: 'rome-shooters', sideOfB: 'flank', since: 2, chargers: ['gaul-charger'] }],
      });
      const { period, placed } = unitIn(game, 'gaul-charger');
      Object.assign(period, { doing: 'charging', moved: 70, path: [from, placed.at] });
      return play(game, { seed: 1 }, ['shooting']).of('shot').length;
    };
    expect(shoots({ x: 606, y: 300 })).toBe(0);
    expect(shoots({ x: 540, y: 369 })).toBe(1);
  });

  it('do not shoot at whom they have evaded from near if he has caught them, and do as they go if he has not [wrg/evade/caught] [wrg/shooting/charge/defensive]', () => {
    const shoots = (paces: number, isCaught: boolean, weapon: Weapon = 'bow') => {
      // Eleven light horsemen with their backs to him, three ranks of horse deep, of whom one rank fights.
      const archers: Piece = { ...shooters(weapon), type: 'lc', figures: 11, files: 11, facing: 'S' };
      const at = isCaught ? 16.2 : 30;
      const horse: Piece = { id: 'gaul-horse', type: 'mc', at: [470, 300 + at], figures: 12, files: 4 };
      const game = setUp({
        pieces: [archers, horse],
        melees: isCaught
          ? [{ a: 'gaul-horse', b: 'rome-shooters', sideOfB: 'rear', since: 2, chargers: ['gaul-horse'] }]
          : [],
      });
      const counter = { what: 'evade', charger: 'gaul-horse', before: { paces, bearing: 0, facing: 0 } };
      Object.assign(unitIn(game, 'rome-shooters').period, { doing: 'evading', moved: 120, counter });
      Object.assign(unitIn(game, 'gaul-horse').period, { doing: 'charging', moved: 150, charges: 'rome-shooters' });
      return play(game, { seed: 1 }, ['shooting'])
        .of('shot')
        .filter(({ unit }) => unit === 'rome-shooters').length;
    };
    expect([shoots(14, true), shoots(14, false)]).toEqual([0, 1]);
    // From beyond half of his charge they have shot before they turned.
    expect([shoots(120, true), shoots(120, false)]).toEqual([1, 1]);
    expect([shoots(120, true, 'javelins'), shoots(14, false, 'javelins')]).toEqual([0, 1]);
  });

  it('strike no blow at whom they have not got away from, and it is told why [wrg/evade/caught]', () => {
    const archers: Piece = { ...shooters('bow'), type: 'lc', figures: 11, files: 11, facing: 'S' };
    const horse: Piece = { id: 'gaul-horse', type: 'mc', at: [470, 316.2], figures: 12, files: 4 };
    const melees = [
      { a: 'gaul-horse', b: 'rome-shooters', sideOfB: 'rear', since: 2, chargers: ['gaul-horse'] },
    ] as const;
    const game = setUp({
      pieces: [archers, horse],
      melees: melees.map(each => ({ ...each, chargers: [...each.chargers] })),
    });
    const counter = { what: 'evade', charger: 'gaul-horse' };
    Object.assign(unitIn(game, 'rome-shooters').period, { doing: 'evading', moved: 120, counter });
    Object.assign(unitIn(game, 'gaul-horse').period, { doing: 'charging', moved: 150, charges: 'rome-shooters' });
    const { of } = play(game, { seed: 1 }, ['hand-to-hand']);
    const because = [
      { clause: 'wrg/evade/caught', because: 'caught with their backs turned', effect: 'strike no blow' },
    ];
    expect(of('struck-nobody')).toEqual([expect.objectContaining({ unit: 'rome-shooters', because })]);
    expect(of('fought').every(({ unit }) => unit === 'gaul-horse')).toBe(true);
  });

  it('shoot at a charge by how far off it began, though they have gone back before it meanwhile [wrg/shooting/charge/defensive]', () => {
    const shoots = (own: number, came: number) => {
      const charger: Piece = { id: 'gaul-charger', at: [500, 300.2], figures: 6, files: 6 };
      const game = setUp({
        pieces: [shooters('sling'), charger],
        melees: [{ a: 'gaul-charger', b: 'rome-shooters', since: 2, chargers: ['gaul-charger'] }],
      });
      const from = { x: 500, y: 300.2 + came };
      const path = [from, { x: 500, y: 300.2 }];
      Object.assign(unitIn(game, 'gaul-charger').period, { doing: 'charging', moved: came, path, from });
      const { period } = unitIn(game, 'rome-shooters');
      const doing = own > 0 ? 'retiring' : 'halted';
      Object.assign(period, { moved: Math.abs(own), from: { x: 500, y: 300 + own }, doing });
      return play(game, { seed: 1 }, ['shooting'])
        .of('shot')
        .filter(({ unit }) => unit === 'rome-shooters').length;
    };
    // Half of a charge of foot is 40 paces: he came 70, and was 10 off when he began.
    expect([shoots(0, 70), shoots(60, 70), shoots(10, 70)]).toEqual([1, 0, 1]);
  });

  it('do not shoot with those who fight in the flank or rear [wrg/shooting/charge/defensive]', () => {
    const deep: Piece = { ...shooters('bow'), figures: 12, files: 6 };
    const { stand } = unitIn(setUp({ pieces: [deep, near] }), 'rome-shooters').placed;
    const beside: Piece = { ...near, facing: 'E', at: [500 - 3 * stand.front - 0.02, 300 - stand.depth] };
    const shotBy = (side: Melee['sideOfB'], enemy = near) =>
      play(setUp({ pieces: [deep, enemy, far(100)], melees: [{ ...melee, sideOfB: side }] }), { seed: 1 }, ['shooting'])
        .of('shot')
        .filter(({ unit }) => unit === 'rome-shooters')
        .map(({ figures }) => figures);
    // One of each rank at the flank; two of the rear rank before two enemies.
    expect(shotBy('flank', beside)).toEqual([10]);
    expect(shotBy('rear')).toEqual([10]);
  });
});

describe('being shot at by half their own number', () => {
  it('counts those who shoot, and not the ranks behind them [wrg/reaction/minus1-shot-at]', () => {
    const javelins = { id: 'gaul-band', type: 'lmi', weapons: ['javelins'], at: [500, 335], files: 8 } as const;
    const shotAt = (figures: number) => {
      const game = setUp({
        pieces: [
          { id: 'rome-foot', at: [500, 300], figures: 20, files: 10 },
          { ...javelins, figures },
        ],
      });
      play(game, { seed: 1 }, ['shooting']);
      return unitIn(game, 'rome-foot').period.shotBy;
    };
    expect(shotAt(8)).toMatchObject([{ by: 'gaul-band', figures: 8 }]);
    expect(shotAt(24)).toMatchObject([{ by: 'gaul-band', figures: 8 }]);
  });
});
