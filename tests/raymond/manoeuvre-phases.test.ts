import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../src/battle/index.js';
import { raymond } from '../../src/rulesets/raymond/ruleset.js';
import { type Move, movePhase, stand } from './on-the-move.js';
import { type Piece, play, type Request, setUp, unitIn } from './table-top.js';

const blue: Piece = { id: 'blue-1', at: [40, 40], stands: 'MPM' };
const second: Piece = { id: 'blue-2', at: [60, 40], stands: 'MPM' };
const red: Piece = { id: 'red-1', at: [48, 80] };
const forward = (id: string, inches = 2): Move => [id, { kind: 'manoeuvre', steps: [{ move: inches }] }];

describe('whose movement it is (raymond/sequence/manoeuvre-phases)', () => {
  it('first of the side with the initiative, then of the other', () => {
    for (const initiative of ['blue', 'red'] as const) {
      const { asked } = play(setUp({ pieces: [blue, red], initiative }), {}, [
        'initiative-manoeuvre',
        'other-manoeuvre',
      ]);
      const moving = asked.filter(({ kind }) => kind === 'move').map(({ side }) => side);
      expect(moving).toEqual(initiative === 'blue' ? ['blue', 'red'] : ['red', 'blue']);
    }
  });
});

describe('units move one at a time (raymond/move/one-at-a-time)', () => {
  it('in the order their player wants, each once (raymond/move/one-action)', () => {
    const { requests, of } = movePhase(setUp({ pieces: [blue, second, red] }), [forward('blue-2'), forward('blue-1')]);
    expect(requests('move').map(({ units }) => units.map(({ unit }) => unit))).toEqual([
      ['blue-1', 'blue-2'],
      ['blue-1'],
    ]);
    expect(of('move').map(({ unit }) => unit)).toEqual(['blue-2', 'blue-1']);
  });

  it('or not at all (raymond/move/not-compulsory)', () => {
    const { requests, events } = movePhase(setUp({ pieces: [blue, second, red] }), []);
    expect(requests('move')).toHaveLength(1);
    expect(events).toEqual([]);
  });

  it('none that began the phase in contact (raymond/move/in-contact-frozen)', () => {
    const enemy: Piece = { id: 'red-1', at: [40, 40] };
    const { requests, unit } = movePhase(setUp({ pieces: [blue, second, enemy] }), []);
    expect(requests('move')).toMatchObject([{ units: [{ unit: 'blue-2' }] }]);
    expect(unit('blue-1').phase.engaged).toBe(true);
  });
});

describe('double-time is judged when the phase begins (raymond/move/double-time-condition)', () => {
  it('by the nearest enemy of any kind, more than 18 inches off', () => {
    const at = (y: number) => setUp({ pieces: [blue, { ...red, at: [40, y] }] });
    const mayRun = (y: number) => movePhase(at(y), []).unit('blue-1').phase.mayDoubleTime;
    expect(mayRun(58)).toBe(false);
    expect(mayRun(58.01)).toBe(true);
  });
});

describe('what is told of a move', () => {
  it('its way, how far, whether at double-time, and why', () => {
    const game = setUp({ pieces: [blue, red] });
    const { of } = movePhase(game, [
      ['blue-1', { kind: 'manoeuvre', steps: [{ move: 3 }, { turn: 90 }, { move: 4 }], doubleTime: true }],
    ]);
    expect(of('move')).toMatchObject([
      {
        unit: 'blue-1',
        action: 'manoeuvre',
        doubleTime: true,
        moved: 7,
        path: [
          { x: 40, y: 40 },
          { x: 40, y: 43 },
          { x: 44, y: 43 },
        ],
        facing: 90,
        stopped: false,
      },
    ]);
    expect(of('move')[0]?.because.map(({ clause }) => clause)).toContain('raymond/move/double-time-effect');
  });

  it('stands that leave the table, and a unit of which nothing is left (raymond/move/table-edge)', () => {
    const edge = setUp({ pieces: [{ ...blue, at: [40, 95], stands: 'MPM/MM.' }, red] });
    const { of, unit } = movePhase(edge, [forward('blue-1')]);
    expect(of('off-table')).toMatchObject([{ unit: 'blue-1', stands: 3 }]);
    expect(unit('blue-1')).toMatchObject({ gone: null, formation: 'line', stands: { length: 2 } });

    const over = setUp({ pieces: [{ ...blue, at: [40, 95] }, second, red] });
    const gone = movePhase(over, [forward('blue-1')]);
    expect(gone.of('gone')).toMatchObject([{ unit: 'blue-1', how: 'off-table', stands: 3 }]);
    expect(gone.requests('move').at(-1)).toMatchObject({ units: [{ unit: 'blue-2' }] });
  });

  it('guns limber up and are set up again (raymond/artillery/limber-up raymond/artillery/unlimber)', () => {
    const gun: Piece = { id: 'blue-1', at: [40, 40], type: 'artillery', guns: 'heavy-guns' };
    const { unit } = movePhase(setUp({ pieces: [gun, red] }), [['blue-1', { kind: 'limber' }]]);
    expect(unit('blue-1').limbered).toBe(true);
    const limbered = setUp({ pieces: [{ ...gun, limbered: true }, red] });
    const { of } = movePhase(limbered, [['blue-1', { kind: 'unlimber', turn: 90 }]]);
    expect(unitIn(limbered.state, 'blue-1')).toMatchObject({ limbered: false, facing: 90 });
    expect(of('move')).toMatchObject([{ action: 'unlimber', moved: 0 }]);
  });

  it('dragoons mount and dismount, all at once (raymond/dragoons/mount-up raymond/dragoons/dismount raymond/dragoons/two-states)', () => {
    const dragoons: Piece = { id: 'blue-1', at: [40, 40], type: 'dragoon', stands: 'ddd' };
    const { unit } = movePhase(setUp({ pieces: [dragoons, red] }), [['blue-1', { kind: 'mount' }]]);
    expect(unit('blue-1').mounted).toBe(true);
    expect(unit('blue-1').stands.map(({ kind }) => kind)).toEqual(Array(3).fill('mounted-dragoon'));
    const riding = setUp({ pieces: [{ ...dragoons, stands: 'DDD' }, red] });
    const down = movePhase(riding, [['blue-1', { kind: 'dismount' }]]).unit('blue-1');
    expect(down).toMatchObject({ mounted: false, at: { x: 40, y: 40 }, facing: 0, formation: 'line' });
  });
});

describe('voluntary retreat', () => {
  const general: Piece = { id: 'blue-general', at: [40, 36], type: 'command', rank: 'commander' };
  const heavy: Piece = { id: 'blue-heavy', at: [80, 40], type: 'heavy-cavalry', stands: 'XX' };
  const single: Piece = { id: 'blue-single', at: [20, 20], stands: 'M' };
  const asked = (pieces: readonly Piece[]) =>
    movePhase(setUp({ pieces: [...pieces, red] }), [])
      .requests('retreat')
      .flatMap(({ units }) => units);

  it('at the very end of the movement, of the side that moves (raymond/retreat/when)', () => {
    const pieces: Piece[] = [blue, general, { ...red, stands: 'M' }];
    const { asked: all } = movePhase(setUp({ pieces }), [forward('blue-1')]);
    expect(all.map(({ kind, side }) => `${kind} ${side}`)).toEqual(['move blue', 'move blue', 'retreat blue']);
  });

  it('of any single stand (raymond/retreat/single-stand)', () => {
    expect(asked([blue, single])).toEqual(['blue-single']);
  });

  it('of any other within the range of a commander of either rank, heavy cavalry too (raymond/retreat/in-command-range)', () => {
    expect(asked([blue, heavy, general])).toEqual(['blue-1', 'blue-general']);
    expect(asked([blue, second])).toEqual([]);
    expect(asked([blue, heavy, { ...general, rank: 'sub-commander', at: [80, 40 - stand - 2] }])).toEqual([
      'blue-heavy',
      'blue-general',
    ]);
  });

  it('of who is in contact too (raymond/retreat/in-contact-allowed)', () => {
    const pieces = [blue, general, { ...red, at: [40, 40] as const }];
    const { requests } = movePhase(setUp({ pieces }), []);
    expect(requests('retreat')).toMatchObject([{ units: ['blue-1', 'blue-general'] }]);
  });

  it('for good (raymond/retreat/removal)', () => {
    const { of, unit } = movePhase(setUp({ pieces: [blue, general, red] }), [], { retreat: ['blue-1'] });
    expect(of('gone')).toMatchObject([{ unit: 'blue-1', how: 'retreated', stands: 3 }]);
    expect(unit('blue-1').gone).toBe('retreated');
  });
});

describe('answers that cannot stand, each with its path, its clause and how to mend it', () => {
  const game = setUp({ pieces: [blue, second, red] });
  const check = (answer: unknown, request: unknown) => checkAnswer(raymond, request as Request, answer, game);
  const move = {
    kind: 'move',
    id: 'm',
    side: 'blue',
    clause: 'raymond/move/one-at-a-time',
    units: [{ unit: 'blue-1', actions: [] }],
  };

  it('moves', () => {
    expect(check(null, move)).toEqual([]);
    expect(check({ unit: 'blue-2', action: { kind: 'limber' } }, move)).toMatchObject([
      { path: 'unit', clause: 'raymond/move/one-at-a-time' },
    ]);
    expect(check({ unit: 'red-1', action: { kind: 'limber' } }, move)).toMatchObject([{ path: 'unit' }]);
    expect(check({ unit: 'blue-1', action: { kind: 'limber' } }, move)).toMatchObject([
      { path: 'action.kind', clause: 'raymond/actions/pike-and-musket-and-foot' },
    ]);
    expect(
      check({ unit: 'blue-1', action: { kind: 'manoeuvre', steps: [{ move: 9 }, { aboutFace: true }] } }, move),
    ).toMatchObject([{ path: 'action.steps', clause: 'raymond/move/allowances' }]);
  });

  it('moves that are none', () => {
    const wrong = [
      undefined,
      'forward',
      {},
      { unit: 'blue-1' },
      { unit: 'blue-1', action: { kind: 'fly' } },
      { unit: 'blue-1', action: { kind: 'manoeuvre', steps: [{ move: -1 }] } },
      { unit: 'blue-1', action: { kind: 'manoeuvre', steps: [{ move: Number.NaN }] } },
      { unit: 'blue-1', action: { kind: 'manoeuvre', steps: [{ turn: 400 }] } },
      { unit: 'blue-1', action: { kind: 'manoeuvre', steps: [{ move: 1, turn: 2 }] } },
      { unit: 'blue-1', action: { kind: 'charge' } },
    ];
    for (const answer of wrong) {
      const faults = check(answer, move);
      expect(faults.length).toBeGreaterThan(0);
      for (const { problem, mend } of faults) expect(problem && mend).toBeTruthy();
    }
  });

  it('steps that are none are told what a step is, the others what is wrong with their number', () => {
    const step = (given: unknown) => check({ unit: 'blue-1', action: { kind: 'manoeuvre', steps: [given] } }, move);
    for (const given of [{ move: 1, turn: 2 }, { go: 1 }, { turn: 'left' }, { aboutFace: false }, {}, 5]) {
      const mend = expect.stringContaining('"aboutFace": true');
      expect(step(given)).toMatchObject([{ path: 'action.steps[0]', mend }]);
    }
    expect(step({ move: -1 })).toMatchObject([{ path: 'action.steps[0].move' }]);
    expect(step({ turn: 400 })).toMatchObject([{ path: 'action.steps[0].turn' }]);
  });

  it('reactions', () => {
    const intercept = { kind: 'intercept', unit: 'red-1', target: 'blue-1' };
    expect(check({ after: 2 }, intercept)).toEqual([]);
    expect(check({ after: -1 }, intercept)).toMatchObject([{ path: 'after' }]);
    expect(check(true, intercept)).toHaveLength(1);
    const recoil = { kind: 'recoil', unit: 'red-1', charger: 'blue-1' };
    expect(check(null, recoil)).toEqual([]);
    expect(check({ steps: 'away' }, recoil)).toMatchObject([{ path: 'steps' }]);
    expect(check({ steps: [] }, recoil)).toMatchObject([{ path: 'steps', clause: 'raymond/recoil/destination' }]);
  });

  it('break-throughs and retreats', () => {
    const onward = { kind: 'break-through', unit: 'blue-1', upTo: 5, onto: null };
    expect(check(5, onward)).toEqual([]);
    expect(check(5.1, onward)).toMatchObject([{ mend: 'give 0 to 5 inches', clause: 'raymond/recoil/break-through' }]);
    expect(check(-1, onward)).toHaveLength(1);
    const retreat = { kind: 'retreat', units: ['blue-1'] };
    expect(check(['blue-1'], retreat)).toEqual([]);
    expect(check(['blue-1', 'blue-1', 'blue-2'], retreat)).toMatchObject([{ path: '[1]' }, { path: '[2]' }]);
  });
});
