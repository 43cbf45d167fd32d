import { describe, expect, it } from 'vitest';
import type { AttackAnswer } from '../../src/rulesets/raymond/terms.js';
import { all, type Piece, play, type Request, type Script, setUp, type TableTop, unitIn } from './table-top.js';

const stand = 40 / 25.4;

/** The hand-to-hand phase of a table. */
function fight(pieces: readonly Piece[], script: Script, more: Partial<TableTop> = {}) {
  const game = setUp({ pieces, ...more });
  return { game, ...play(game, script, ['hand-to-hand']) };
}

const misses = (dice: number) => all(dice, 6);
const attack = (...attacks: AttackAnswer['attacks']): AttackAnswer => ({ attacks });

/** Answers by the kind of request. */
function answering(answers: { readonly [K in Request['kind']]?: unknown }): NonNullable<Script['answers']> {
  return request => answers[request.kind];
}

describe('the example of pages 9 to 11, on a table', () => {
  // The Foot unit faces south; one unit meets its front, the other comes at its west flank and has a rear corner of it before its front.
  const foot: Piece = { id: 'red-foot', type: 'foot', at: [40, 40], stands: 'HHHHH' };
  const west = 40 - 2.5 * stand;
  const first: Piece = { id: 'blue-1', at: [41, 40], stands: 'MPM' };
  const second: Piece = { id: 'blue-2', at: [west, 42], facing: 'E', stands: 'PMM' };
  const pieces = [first, second, foot];
  const everybodyAtSecond = attack({ target: 'blue-2', stands: [0, 1, 2, 3, 4] });
  // One hit with a pike and two muskets; none with twice that; three of five with hand-to-hand weapons.
  const dice = [2, 4, 5, 4, 5, 2, 3, 5, 6, 1, 2, 2, 4, 6];

  it('is fought [raymond/melee/contact-must-fight] [raymond/melee/initial-hit] [raymond/melee/outflanked] [raymond/melee/simultaneous]', () => {
    const { game, of, asked } = fight(pieces, { answers: answering({ attack: everybodyAtSecond }), dice });
    expect(of('hit')).toMatchObject([{ cause: 'contact', units: ['blue-1', 'blue-2', 'red-foot'] }]);
    expect(of('attack').map(({ unit, dice, hits, outflanking }) => [unit, dice, hits, outflanking])).toEqual([
      ['blue-1', 3, 1, false],
      ['blue-2', 6, 0, true],
      ['red-foot', 5, 3, false],
    ]);
    expect(asked.map(({ kind }) => kind)).toEqual(['attack']);
    const hits = Object.values(game.state.units).map(({ id, hits }) => [id, hits]);
    expect(hits).toEqual([
      ['blue-1', 1],
      ['blue-2', 4],
      ['red-foot', 2],
    ]);
  });

  /** Both phases, in which the outflanking unit keeps the stand it is told to. */
  function throughLosses(pieces: readonly Piece[], dice: readonly number[]) {
    const game = setUp({ pieces });
    const answers = answering({ attack: everybodyAtSecond, losses: [0, 1] });
    return { game, ...play(game, { answers, dice }, ['hand-to-hand', 'losses']) };
  }

  it('losses come off: none, two stands, one stand [raymond/losses/one-stand-per-two-hits] [raymond/losses/odd-hit-discarded]', () => {
    const { game, of, asked } = throughLosses(pieces, dice);
    expect(of('losses').map(({ unit, hits, lost, left }) => [unit, hits, lost, left])).toEqual([
      ['blue-1', 1, 0, 3],
      ['blue-2', 4, 2, 1],
      ['red-foot', 2, 1, 4],
    ]);
    // The Foot unit can lose but the stand at its other end.
    expect(asked.filter(({ kind }) => kind === 'losses')).toMatchObject([
      {
        unit: 'blue-2',
        choices: [
          [0, 2],
          [0, 1],
        ],
      },
    ]);
    expect(unitIn(game.state, 'red-foot').at.x).toBeCloseTo(40 - stand / 2, 3);
  });

  it('the unit left with one stand withdraws [raymond/withdrawal/single-stand-in-contact]', () => {
    const { game, of } = throughLosses(pieces, dice);
    expect(of('gone')).toMatchObject([{ unit: 'blue-2', how: 'withdrawn', stands: 1 }]);
    expect(Object.values(game.state.units).map(({ gone }) => gone)).toEqual([null, 'withdrawn', null]);
  });

  it('were the Foot unit held at both ends, it would rout [raymond/rout/contact] [raymond/rout/formation]', () => {
    const east: Piece = { ...first, at: [40 + 3.5 * stand, 40] };
    const { of } = throughLosses([east, second, foot], dice);
    expect(of('gone')).toMatchObject([{ unit: 'red-foot', how: 'routed', stands: 4 }]);
    expect(of('losses').map(({ unit, lost }) => [unit, lost])).toEqual([
      ['blue-1', 0],
      ['blue-2', 2],
      ['red-foot', 1],
    ]);
  });

  it('with a commander near, its outflanker could throw its bad dice again', () => {
    const general: Piece = { id: 'blue-general', type: 'command', rank: 'commander', at: [30, 42] };
    const { asked, game } = fight([...pieces, general], {
      answers: answering({ attack: everybodyAtSecond, rethrow: true }),
      dice: [...dice.slice(0, 9), 3, 3, 1, 1, 1, 1, ...dice.slice(9)],
    });
    expect(asked.filter(({ kind }) => kind === 'rethrow')).toMatchObject([
      { unit: 'blue-2', target: 'red-foot', hits: 0, chances: { fewer: 0 } },
    ]);
    expect(unitIn(game.state, 'red-foot').hits).toBe(1 + 1 + 6);
  });
});

describe('who fights', () => {
  it('units in contact, with all their stands, and nobody else [raymond/melee/contact-must-fight] [raymond/melee/all-stands-fight]', () => {
    const pieces: Piece[] = [
      { id: 'blue-1', at: [40, 40], stands: 'MMM/MMM' },
      { id: 'blue-2', at: [50, 40] },
      { id: 'red-1', at: [40, 40], stands: 'MM' },
    ];
    const { of, asked } = fight(pieces, { dice: misses(8) });
    expect(of('attack').map(({ unit, dice }) => [unit, dice])).toEqual([
      ['blue-1', 6],
      ['red-1', 2],
    ]);
    expect(asked).toEqual([]);
  });

  it('nothing happens where nobody is in contact', () => {
    const { events } = fight(
      [
        { id: 'blue-1', at: [40, 40] },
        { id: 'red-1', at: [40, 40.01] },
      ],
      { dice: [] },
    );
    expect(events).toEqual([]);
  });

  it('one hit for contact however many enemies touch the unit [raymond/melee/initial-hit]', () => {
    const pieces: Piece[] = [
      { id: 'blue-1', at: [38, 40] },
      { id: 'blue-2', at: [43, 40] },
      { id: 'red-1', at: [40, 40], stands: 'MMMMMM' },
    ];
    const { game } = fight(pieces, { dice: misses(12) });
    expect(Object.values(game.state.units).map(({ hits }) => hits)).toEqual([1, 1, 1]);
  });

  it('units are told apart on the table: classes, formations, and mounted dragoons', () => {
    const dice = (blue: Partial<Piece>, red: Partial<Piece>) =>
      fight(
        [
          { id: 'blue-1', at: [40, 40], ...blue },
          { id: 'red-1', at: [40, 40], stands: 'MM', ...red },
        ],
        { seed: 1 },
      )
        .of('attack')
        .map(({ dice }) => dice);
    expect(dice({ type: 'cavalry', stands: 'CC' }, {})).toEqual([4, 2]);
    expect(dice({ type: 'dragoon', stands: 'DD' }, {})).toEqual([2, 2]);
    expect(dice({ type: 'cavalry', stands: 'CC' }, { stands: 'PM/PM', formation: 'defensive mass' })).toEqual([2, 6]);
    expect(dice({ stands: 'MM' }, { stands: 'PM/PM', formation: 'defensive mass' })).toEqual([4, 4]);
    expect(
      dice({ type: 'cavalry', stands: 'CC' }, { type: 'artillery', guns: 'heavy-guns', stands: undefined }),
    ).toEqual([4, 1]);
  });
});

describe('outflanking [raymond/melee/outflanked] [raymond/melee/outflank-moment]', () => {
  const from = (blue: Partial<Piece>, red: Partial<Piece> = {}) => {
    const pieces: Piece[] = [
      { id: 'blue-1', at: [40, 40], stands: 'MM', ...blue },
      { id: 'red-1', at: [40, 40], stands: 'MM', ...red },
    ];
    return fight(pieces, { seed: 1 })
      .of('attack')
      .map(({ unit, dice, outflanking }) => [unit, dice, outflanking])[0];
  };

  it('from behind doubles the dice, from the front it does not', () => {
    expect(from({})).toEqual(['blue-1', 2, false]);
    expect(from({ at: [40, 40 + stand], facing: 'S' })).toEqual(['blue-1', 4, true]);
  });

  it('on the flank only with a rear corner before the front', () => {
    const flank = (y: number) => from({ at: [40 - stand, y], facing: 'E' })?.[2];
    expect(flank(40 + stand)).toBe(true);
    expect(flank(40 - stand * 0.5)).toBe(false);
  });

  it('is judged after joining in: who joins in from behind outflanks', () => {
    const pieces: Piece[] = [
      { id: 'blue-1', at: [39, 40], stands: 'MM' },
      { id: 'blue-2', at: [41, 43], stands: 'MM', facing: 'S' },
      { id: 'red-1', at: [40, 40], stands: 'MMMM' },
    ];
    const joining: Script['answers'] = answering({ 'join-in': 'blue-2' });
    const { of } = fight(pieces, { answers: joining, dice: [1, ...misses(10)] });
    expect(of('attack').map(({ unit, outflanking }) => [unit, outflanking])).toEqual([
      ['blue-1', false],
      ['blue-2', true],
      ['red-1', false],
    ]);
  });

  it('never of a defensive mass [raymond/melee/defensive-mass-not-outflanked]', () => {
    const mass = { stands: 'MM/MM', formation: 'defensive mass' } as const;
    expect(from({ at: [40, 40 + 2 * stand], facing: 'S' }, mass)).toEqual(['blue-1', 4, false]);
  });
});

describe('splitting an attack [raymond/melee/split-attack]', () => {
  const pieces: Piece[] = [
    { id: 'blue-1', at: [38, 40] },
    { id: 'blue-2', at: [43, 40] },
    { id: 'red-1', at: [40, 40], stands: 'PPMMMM', type: 'pike-and-musket' },
  ];

  it('stands are shared out at will; each attack is a set of its own', () => {
    const split = attack({ target: 'blue-1', stands: [5, 0] }, { target: 'blue-2', stands: [1, 2, 3, 4] });
    const { of, asked } = fight(pieces, {
      answers: answering({ attack: split }),
      dice: [...misses(6), 3, 2, 3, 1, 1, 6],
    });
    expect(asked).toMatchObject([{ kind: 'attack', unit: 'red-1', enemies: ['blue-1', 'blue-2'], secret: true }]);
    expect(of('attack').slice(2)).toMatchObject([
      { unit: 'red-1', target: 'blue-1', dice: 2, hits: 1 },
      { unit: 'red-1', target: 'blue-2', dice: 4, hits: 3 },
    ]);
  });

  it('both sides share out before anybody throws', () => {
    const more: Piece[] = [...pieces, { id: 'red-2', at: [43 + 2 * stand, 40], stands: 'MM' }];
    const { asked, events } = fight(more, { seed: 2 });
    expect(asked.map(({ id }) => id)).toEqual(['attack:blue-2', 'attack:red-1']);
    expect(events[0]?.kind).toBe('hit');
  });

  it.each([
    ['a stand is left out [raymond/melee/all-stands-fight]', [{ target: 'blue-1', stands: [0, 1, 2, 3, 4] }]],
    [
      'a stand fights twice [raymond/melee/stand-fights-once]',
      [
        { target: 'blue-1', stands: [0, 1, 2, 3, 4, 5] },
        { target: 'blue-2', stands: [5] },
      ],
    ],
    [
      'an enemy is attacked twice [raymond/melee/one-attack-per-enemy-unit]',
      [
        { target: 'blue-1', stands: [0, 1, 2] },
        { target: 'blue-1', stands: [3, 4, 5] },
      ],
    ],
    ['somebody else is attacked', [{ target: 'blue-9', stands: [0, 1, 2, 3, 4, 5] }]],
    ['there is no such stand', [{ target: 'blue-1', stands: [0, 1, 2, 3, 4, 5, 6] }]],
    [
      'an attack is nobody’s',
      [
        { target: 'blue-1', stands: [0, 1, 2, 3, 4, 5] },
        { target: 'blue-2', stands: [] },
      ],
    ],
    ['it names a weapon that is not there', [{ target: 'blue-1', stands: [0, 1, 2, 3, 4, 5], extraDiceOf: 'cavalry' }]],
    ['it cannot be read', 'everybody'],
  ])('is refused where %s', (_, attacks) => {
    expect(() => fight(pieces, { answers: answering({ attack: { attacks } }), seed: 1 })).toThrow();
  });

  it('the dice against a defensive mass are of the weapon named [raymond/melee/foot-vs-defensive-mass]', () => {
    const braced: Piece[] = [
      { id: 'blue-1', at: [37, 40], stands: 'PM/PM', formation: 'defensive mass' },
      { id: 'blue-2', at: [43, 40], stands: 'MM' },
      { id: 'red-1', at: [40, 40], stands: 'PMMMMM' },
    ];
    const all6 = attack({ target: 'blue-1', stands: [0, 1, 2, 3, 4, 5], extraDiceOf: 'musket' });
    const { of } = fight(braced, { answers: answering({ attack: all6 }), dice: [...misses(6), 3, ...all(7, 2)] });
    expect(of('attack').at(-1)).toMatchObject({ dice: 8, hits: 1 });
  });
});

describe('the commander’s re-throw', () => {
  const general: Piece = { id: 'blue-general', type: 'command', rank: 'commander', at: [40, 34] };
  const pieces: Piece[] = [
    { id: 'blue-1', at: [40, 40], stands: 'PP' },
    { id: 'red-1', at: [40, 40], stands: 'MM' },
    general,
  ];

  it('is asked of a unit in command, with what it would bring [raymond/command/rethrow-eligible]', () => {
    const { asked } = fight(pieces, { dice: [3, 6, 6, 6] });
    expect(asked).toMatchObject([
      {
        kind: 'rethrow',
        side: 'blue',
        unit: 'blue-1',
        target: 'red-1',
        hits: 1,
        expected: 1,
        chances: { more: 0.25, same: 0.5, fewer: 0.25 },
      },
    ]);
    const far = fight([...pieces.slice(0, 2), { ...general, at: [40, 32] }], { dice: [3, 6, 6, 6] });
    expect(far.asked).toEqual([]);
  });

  it('takes all dice; the new ones stand, even if worse [raymond/command/rethrow-all-dice]', () => {
    const { of, game } = fight(pieces, { answers: answering({ rethrow: true }), dice: [3, 6, 5, 5, 6, 6] });
    expect(of('attack').map(({ unit, hits, rethrow }) => [unit, hits, rethrow])).toEqual([
      ['blue-1', 1, false],
      ['blue-1', 0, true],
      ['red-1', 0, false],
    ]);
    expect(unitIn(game.state, 'red-1').hits).toBe(1);
  });

  it('is not thrown a third time [raymond/command/rethrow-no-second]', () => {
    const { asked } = fight(pieces, { answers: answering({ rethrow: true }), dice: [6, 6, 6, 6, 6, 6] });
    expect(asked).toHaveLength(1);
  });

  it('may be declined', () => {
    const { of, game } = fight(pieces, { answers: answering({ rethrow: false }), dice: [3, 6, 6, 6] });
    expect(of('attack')).toHaveLength(2);
    expect(unitIn(game.state, 'red-1').hits).toBe(2);
    expect(() => fight(pieces, { answers: answering({ rethrow: 'yes' }), seed: 1 })).toThrow();
  });

  it('once for a unit, whatever it attacks; if declined it is left for the next attack [raymond/command/rethrow-once-per-unit]', () => {
    const two: Piece[] = [
      { id: 'blue-1', at: [40, 40], stands: 'PPPP' },
      { id: 'red-1', at: [38, 40], stands: 'MM' },
      { id: 'red-2', at: [42, 40], stands: 'MM' },
      general,
    ];
    const split = attack({ target: 'red-1', stands: [0, 1] }, { target: 'red-2', stands: [2, 3] });
    const rethrowing = (at: string) =>
      fight(two, {
        answers: request =>
          request.kind === 'rethrow' ? request.target === at : answering({ attack: split })(request),
        dice: misses(10),
      }).asked.flatMap(request => (request.kind === 'rethrow' ? [request.target] : []));
    expect(rethrowing('red-1')).toEqual(['red-1']);
    expect(rethrowing('red-2')).toEqual(['red-1', 'red-2']);
  });

  it('commanders for themselves, heavy cavalry anywhere [raymond/command/rethrow-eligible] [raymond/command/always-in-command]', () => {
    const { asked } = fight(
      [
        { ...general, at: [40, 40] },
        { id: 'blue-2', type: 'heavy-cavalry', at: [60, 40], stands: 'XX' },
        { id: 'blue-3', type: 'cavalry', at: [80, 40], stands: 'CC' },
        { id: 'red-1', at: [40, 40], stands: 'MM' },
        { id: 'red-2', at: [60, 40], stands: 'MM' },
        { id: 'red-3', at: [80, 40], stands: 'MM' },
      ],
      { seed: 1 },
    );
    expect(asked.map(({ id }) => id)).toEqual(['rethrow:blue-general:red-1', 'rethrow:blue-2:red-2']);
  });

  it('the side with the initiative throws first', () => {
    const order = (initiative: 'blue' | 'red') =>
      fight(pieces, { seed: 1 }, { initiative })
        .of('attack')
        .map(({ unit }) => unit);
    expect(order('blue')).toEqual(['blue-1', 'red-1']);
    expect(order('red')).toEqual(['red-1', 'blue-1']);
  });
});

describe('terrain that the players agreed on [raymond/melee/terrain-effects-agreed]', () => {
  const pieces: Piece[] = [
    { id: 'blue-1', at: [40, 40], stands: 'PPP' },
    { id: 'red-1', at: [40, 40], stands: 'MMM' },
  ];
  const dice = (features: TableTop['features'], terrain?: TableTop['terrain']) =>
    fight(pieces, { seed: 1 }, { features, terrain })
      .of('attack')
      .map(({ dice }) => dice);
  const wood = (from: number, to: number) => ({
    kind: 'wood' as const,
    id: 'copse',
    outline: [
      [30, from],
      [50, from],
      [50, to],
      [30, to],
    ] as [number, number][],
  });

  it('a fence between two units costs both a die', () => {
    const fence = (y: number) => ({
      kind: 'fence' as const,
      id: 'hedge',
      line: [
        [30, y],
        [50, y],
      ] as [number, number][],
    });
    expect(dice([fence(40)])).toEqual([2, 2]);
    expect(dice([fence(44)])).toEqual([3, 3]);
    expect(dice([fence(40)], { fence: { meleeDice: 0 } })).toEqual([3, 3]);
    expect(dice([fence(40), { ...fence(40), id: 'ditch' }])).toEqual([2, 2]);
  });

  it('a wood helps who stands in it, where that is agreed', () => {
    const agreed = { wood: { meleeDice: -2 } };
    expect(dice([wood(40.1, 50)])).toEqual([3, 3]);
    expect(dice([wood(40.1, 50)], agreed)).toEqual([1, 3]);
    expect(dice([wood(50, 60)], agreed)).toEqual([3, 3]);
  });
});
