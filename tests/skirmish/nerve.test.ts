import { describe, expect, it } from 'vitest';
import { rolled, scripted } from '../../src/dice/index.js';
import { type SkirmishScenarioFile, standingTogether, unitCauses } from '../../src/rulesets/skirmish/index.js';
import type { SkirmishContext } from '../../src/rulesets/skirmish/terms.js';
import { hurt } from '../../src/rulesets/skirmish/turn/casualties.js';
import { chargeMovesPhase } from '../../src/rulesets/skirmish/turn/charging.js';
import { compelled, pressOn } from '../../src/rulesets/skirmish/turn/compelled.js';
import { moraleOfChargesPhase, nervesIn, testEverybody } from '../../src/rulesets/skirmish/turn/morale.js';
import { movesPhase } from '../../src/rulesets/skirmish/turn/moving.js';
import { causesOf, standingOf } from '../../src/rulesets/skirmish/turn/nerve.js';
import { skirmishRulesUnder } from '../rules-under.js';
import { type Event, field, knight, type Listed, mustered, ofKind, played } from './trial.js';

/** A unit of sergeants in a line, and their leader. */
function line(men: number, at: [number, number], more: Partial<Listed> = {}): SkirmishScenarioFile['sides'][string] {
  const man = { class: 'sergeant', grade: 'C', armour: 'no-armour', weapons: ['sword'], ...more } as const;
  return {
    name: 'blue',
    forces: [
      {
        id: 'blue-force',
        commander: 'lead',
        units: [
          {
            id: 'line',
            commander: { ...man, id: 'lead', class: 'knight' },
            men: Array.from({ length: men - 1 }, () => man),
            place: { at, facing: 'N', files: men, gap: 1 },
          },
        ],
      },
    ],
  } as SkirmishScenarioFile['sides'][string];
}

const against = (blue: SkirmishScenarioFile['sides'][string], red: readonly Listed[]): SkirmishScenarioFile => {
  const file = field([knight('b1', [1, 1])], red);
  return { ...file, sides: { blue, red: file.sides.red as never } };
};

function told(context: Pick<SkirmishContext, 'scenario' | 'rules'>, rolls: readonly number[] = []) {
  const events: Event[] = [];
  const full = {
    ...context,
    turn: 1,
    dice: scripted([...rolls]),
    tell: (event: Event) => events.push(event),
  } as unknown as SkirmishContext;
  return { events, context: full };
}

describe('a charge out of a wood (skirmish/morale/trigger-unit-surprise)', () => {
  const wood = (from: number) => ({
    kind: 'wood' as const,
    id: 'copse',
    outline: [
      [20, from],
      [40, from],
      [40, from + 12],
      [20, from + 12],
    ] as [number, number][],
  });
  /** Red’s knight stands an inch within a wood and charges the line before him. */
  const tests = (features: SkirmishScenarioFile['table']['features']) => {
    const file = against(line(6, [30, 20]), [knight('r1', [30, 29], { facing: 'S' })]);
    const table = { ...file.table, features };
    const charge = { charges: [{ figures: ['r1'], at: 'line-1' }] };
    const { events } = played({ ...file, table }, 1, (kind, side) =>
      kind === 'declare' && side === 'red' ? charge : undefined,
    );
    return events.flatMap(event =>
      event.kind === 'tested' && event.body === 'line' ? event.because.map(({ clause }) => clause) : [],
    );
  };

  it('surprises those who have not seen him there, before he moves', () => {
    expect(tests([wood(28)])).toContain('skirmish/morale/trigger-unit-surprise');
  });

  it('and nobody where he stands in the open', () => {
    expect(tests([])).not.toContain('skirmish/morale/trigger-unit-surprise');
    expect(tests([wood(40)])).not.toContain('skirmish/morale/trigger-unit-surprise');
  });
});

describe('losses that make a unit test', () => {
  const causes = (
    men: number,
    struck: readonly [string, 'wounded' | 'killed'][],
    by: 'missiles' | 'melee' | 'other',
  ) => {
    const { state, context } = mustered(against(line(men, [30, 20]), [knight('r1', [30, 50])]));
    const { context: full } = told(context);
    for (const [id, how] of struck) {
      const figure = state.figures[id];
      if (figure !== undefined) hurt(figure, how, { by, melee: null }, state, full);
    }
    const body = state.bodies.line;
    return body === undefined ? [] : causesOf(body, nervesIn(state, context), 'end').map(({ number }) => number);
  };

  it('are men lost to missiles and not wounds: three of them (skirmish/morale/trigger-unit-missile)', () => {
    const twice = [
      ['line-1', 'wounded'],
      ['line-1', 'wounded'],
      ['line-2', 'wounded'],
    ] as const;
    expect(causes(12, [...twice] as never, 'missiles')).not.toContain(2);
    expect(causes(12, [...twice, ['line-3', 'wounded']] as never, 'missiles')).toContain(2);
    expect(causes(12, [...twice, ['line-3', 'wounded']] as never, 'melee')).not.toContain(2);
  });

  it('under half strength are those after the one that brings it there (skirmish/morale/trigger-unit-half)', () => {
    const three = [
      ['line-1', 'wounded'],
      ['line-2', 'killed'],
      ['line-3', 'killed'],
    ] as const;
    expect(causes(5, three.slice(0, 2) as never, 'other')).not.toContain(3);
    expect(causes(5, three as never, 'other')).not.toContain(3);
    expect(causes(5, [...three, ['line-4', 'wounded']] as never, 'other')).toContain(3);
    // The wounded man dies: that is another.
    expect(causes(5, [...three, ['line-1', 'wounded']] as never, 'other')).toContain(3);
    const asked = { class: 'sergeant', original: 6, lostAny: true } as const;
    expect(unitCauses({ ...asked, sound: 3 })).toEqual([]);
    expect(unitCauses({ ...asked, sound: 2 }).map(({ number }) => number)).toEqual([3]);
  });

  it('a cleric by himself is under no half before he is struck (skirmish/morale/trigger-unit-half)', () => {
    const cleric = knight('b1', [30, 20], { class: 'cleric', grade: 'B', weapons: [] });
    const { state, context } = mustered(field([knight('b0', [5, 5]), cleric], [knight('r1', [30, 50])]));
    const figure = state.figures.b1;
    const body = state.bodies.b1;
    if (figure === undefined || body === undefined) throw new Error('no cleric');
    hurt(figure, 'wounded', { by: 'missiles', melee: null }, state, told(context).context);
    expect(causesOf(body, nervesIn(state, context), 'end')).toEqual([]);
  });
});

describe('what a test obliges to', () => {
  const asked = (rulings: Parameters<typeof skirmishRulesUnder>[0], dice: readonly number[]) => {
    // One end of a long line has an enemy five inches off, the other end none within ten.
    const file = against(line(9, [30, 20]), [knight('r1', [24, 26], { facing: 'S' })]);
    const rules = skirmishRulesUnder(rulings);
    const { state, context } = mustered(file, rules);
    const body = state.bodies.line;
    if (body !== undefined) body.turn.fromRear = true;
    const { events, context: full } = told({ ...context, rules }, dice);
    testEverybody(state, full);
    const own = ofKind(events, 'obliged').filter(({ figures }) => !figures.includes('r1'));
    return own.map(({ does, figures }) => [does, figures.length]);
  };
  const asOne = { 'skirmish/ruling/who-is-obliged': 'the-unit-as-one' } as const;

  it('recreants who can flee do, and who cannot yield; or all of them yield (skirmish/ruling/who-is-obliged)', () => {
    const each = asked({}, [1, 1, 1, 4, 4, 4]);
    expect(each.map(([does]) => does).sort()).toEqual(['flees', 'yields']);
    expect(asked(asOne, [1, 1, 1, 4, 4, 4])).toEqual([['yields', 9]]);
  });

  it('cravens near an enemy go back, and the others stay; or all of them go back (skirmish/ruling/who-is-obliged)', () => {
    const each = asked({}, [2, 3, 3]);
    expect(each.map(([does]) => does).sort()).toEqual(['no-advance', 'retreats']);
    expect(asked(asOne, [2, 3, 3])).toEqual([['retreats', 9]]);
  });

  it('a body as one is as near to each enemy as its nearest man, and in cover where most of it is', () => {
    const man = (distance: number, inCover: boolean) =>
      ({ result: 'craven', inCover, enemies: [{ distance, where: 'front' }] }) as const;
    const body = standingTogether([man(12, true), man(4, false), man(9, true)]);
    expect(body).toMatchObject({ inCover: true, enemies: [{ distance: 4, where: 'front' }] });
    expect(standingTogether([])).toBeUndefined();
  });

  it('who stands on a rampart is in cover: he flees with an enemy six inches off who does not touch him (skirmish/morale/recreant-yield)', () => {
    const wall = {
      kind: 'rampart',
      id: 'wall',
      line: [
        [20, 20],
        [40, 20],
      ],
    } as const;
    const man = (more: Partial<Listed>) => {
      const file = {
        ...field([knight('b1', [30, 20], more)], [knight('r1', [30, 16], { facing: 'N' })]),
        table: { width: 60, height: 60, features: more.on === undefined ? [] : [wall] },
        works:
          more.on === undefined
            ? []
            : [{ feature: 'wall', made: 'castle-wall', height: 2, walk: 'rampart', stairs: [30, 21] }],
      } as unknown as SkirmishScenarioFile;
      const { state, field: now } = mustered(file);
      const figure = state.figures.b1;
      if (figure === undefined) throw new Error('no b1');
      return standingOf(figure, 'recreant', now()).inCover;
    };
    expect(man({ on: 'wall' })).toBe(true);
    expect(man({})).toBe(false);
  });
});

describe('craven men in their move', () => {
  // With his back to the enemy, for nobody turns far and runs.
  const craven = knight('b1', [30, 30], { facing: 'S' });
  const wentBack = (rulings: Parameters<typeof skirmishRulesUnder>[0], red: readonly Listed[]) => {
    const rules = skirmishRulesUnder(rulings);
    const { state, context } = mustered(field([craven], red), rules);
    const figure = state.figures.b1;
    if (figure === undefined) throw new Error('no b1');
    figure.does = 'retreats';
    compelled(figure, state, told(context).context);
    return { x: Math.round(figure.at.x), y: Math.round(figure.at.y) };
  };
  const north = knight('r1', [30, 35], { facing: 'S' });
  const east = knight('r2', [36, 30], { facing: 'W' });

  it('go back a full move at a walk, or as fast as they may (skirmish/ruling/pace-of-the-craven)', () => {
    expect(wentBack({}, [north])).toEqual({ x: 30, y: 21 });
    expect(wentBack({ 'skirmish/ruling/pace-of-the-craven': 'fastest-they-may-take' }, [north])).toEqual({
      x: 30,
      y: 18,
    });
  });

  it('go from all enemies near, or from the nearest alone (skirmish/ruling/way-of-the-craven)', () => {
    const { x, y } = wentBack({}, [north, east]);
    expect(x).toBeLessThan(25);
    expect(y).toBeLessThan(25);
    const nearest = { 'skirmish/ruling/way-of-the-craven': 'from-the-nearest-enemy' } as const;
    expect(wentBack(nearest, [north, east])).toEqual({ x: 30, y: 21 });
  });
});

describe('bold men in their move', () => {
  const pressed = (
    features: readonly unknown[],
    change: (figure: { turn: { share: number; moved: number } }) => void,
  ) => {
    const file = {
      ...field([knight('b1', [30, 20])], [knight('r1', [30, 40], { facing: 'S' })]),
      table: { width: 60, height: 60, features },
    } as unknown as SkirmishScenarioFile;
    const { state, context } = mustered(file);
    const figure = state.figures.b1;
    if (figure === undefined) throw new Error('no b1');
    figure.does = 'advances';
    change(figure);
    const { events, context: listening } = told(context);
    pressOn(figure, state, listening);
    return { y: figure.at.y, baulked: ofKind(events, 'baulked').map(({ at }) => at) };
  };

  it('advance toward the enemy, with what is left of their turn (skirmish/morale/bold)', () => {
    expect(pressed([], () => undefined).y).toBeCloseTo(29, 1);
    expect(pressed([], () => undefined).baulked).toEqual([]);
    expect(pressed([], ({ turn }) => Object.assign(turn, { share: 0.5 })).y).toBeCloseTo(24.5, 1);
    expect(pressed([], ({ turn }) => Object.assign(turn, { share: 0.5, moved: 4 })).y).toBe(20);
  });

  it('do not run their heads against castle walls that stand between (skirmish/morale/bold)', () => {
    const wall = {
      kind: 'rampart',
      id: 'wall',
      line: [
        [10, 30],
        [50, 30],
      ],
    } as const;
    expect(pressed([wall], () => undefined)).toEqual({ y: 20, baulked: ['r1'] });
  });

  it('are told of where they find no room (skirmish/morale/bold)', () => {
    const file = field(
      [-2, -1, 0, 1, 2].flatMap(n => [
        knight(`front${n + 3}`, [30 + n * 0.8, 21]),
        ...(n === 0 ? [knight('b1', [30, 20.2])] : []),
        knight(`rear${n + 3}`, [30 + n * 0.8, 19.4]),
        ...(Math.abs(n) === 1 ? [knight(`beside${n + 3}`, [30 + n * 0.8, 20.2])] : []),
      ]),
      [knight('r1', [30, 40], { facing: 'S' })],
    );
    const { state, context } = mustered(file);
    const { b1 } = state.figures;
    if (b1 === undefined) throw new Error('no b1');
    b1.does = 'advances';
    // With little time left he would have to stop among his own.
    b1.turn.share = 0.95;
    const { events, context: listening } = told(context);
    pressOn(b1, state, listening);
    expect(b1.at).toEqual({ x: 30, y: 20.2 });
    expect(ofKind(events, 'baulked').map(({ figure, at }) => [figure, at])).toEqual([['b1', 'r1']]);
  });

  it('may be sent round them, and nowhere else that is no advance (skirmish/morale/bold)', () => {
    const wall = {
      kind: 'rampart',
      id: 'wall',
      line: [
        [10, 30],
        [50, 30],
      ],
    } as const;
    const sent = (features: readonly unknown[]) => {
      const file = {
        ...field([knight('b1', [30, 20])], [knight('r1', [30, 40], { facing: 'S' })]),
        table: { width: 60, height: 60, features },
      } as unknown as SkirmishScenarioFile;
      const { state, context } = mustered(file);
      const figure = state.figures.b1;
      if (figure === undefined) throw new Error('no b1');
      figure.does = 'advances';
      const order = { do: 'go', figures: ['b1'], to: [20, 20], pace: 'walk' } as const;
      const command = { ask: ({ side }: { side: string }) => ({ orders: side === 'blue' ? [order] : [] }) };
      movesPhase.run(state, { ...told(context).context, dice: rolled(1), command } as unknown as SkirmishContext);
      return figure.at;
    };
    // Straight on in the open, though he was told to go aside.
    expect(sent([])).toMatchObject({ x: 30 });
    expect(sent([wall]).x).toBeCloseTo(21, 1);
    expect(sent([wall]).y).toBe(20);
  });
});

describe('knights who do not meet a charge', () => {
  const regraded = (does: 'retreats' | 'flees' | 'as-wished') => {
    const { state, context } = mustered(field([knight('b1', [30, 20])], [knight('r1', [30, 25], { facing: 'S' })]));
    const figure = state.figures.b1;
    if (figure === undefined) throw new Error('no b1');
    Object.assign(figure, { does, fleeing: does === 'flees' });
    figure.turn.chargedBy = ['r1'];
    const { events, context: full } = told(context);
    moraleOfChargesPhase.run(state, full);
    chargeMovesPhase.run(state, full);
    return ofKind(events, 'regraded').map(({ grade }) => grade);
  };

  it('are a grade lower at once, be it that they flee or go back before it (skirmish/grade/knight-fails-charge)', () => {
    expect([regraded('flees'), regraded('retreats'), regraded('as-wished')]).toEqual([['D'], ['D'], []]);
  });
});

describe('prisoners and their guards', () => {
  const turnFreed = (rulings: { readonly [id: string]: string }, turns: number) => {
    const file = field([knight('b1', [30, 20]), knight('b2', [5, 5])], [knight('r1', [30, 26], { facing: 'S' })]);
    const answer = (kind: string, side: string, turn: number) =>
      kind === 'move' && side === 'blue' && turn === 1 ? { orders: [{ do: 'yield', figures: ['b1'] }] } : undefined;
    return ofKind(played(file, turns, answer as never, 1, rulings).events, 'free').length;
  };

  it('who has just yielded waits a turn for somebody to take him, or is free at once (skirmish/ruling/waiting-for-a-guard)', () => {
    const atOnce = { 'skirmish/ruling/waiting-for-a-guard': 'not-at-all' };
    expect([turnFreed({}, 1), turnFreed({}, 2)]).toEqual([0, 1]);
    expect(turnFreed(atOnce, 1)).toBe(1);
    expect(turnFreed({ 'skirmish/ruling/unguarded-prisoners': 'stay-prisoners' }, 3)).toBe(0);
  });
});
