/** What comes of a melee at the end of its turn: who tests first, who need not, and who leads a unit then. */
import { describe, expect, it } from 'vitest';
import { rolled, scripted } from '../../src/dice/index.js';
import { type SkirmishRules, type SkirmishScenarioFile, skirmishRules } from '../../src/rulesets/skirmish/index.js';
import type { SkirmishState } from '../../src/rulesets/skirmish/state.js';
import type { SkirmishContext } from '../../src/rulesets/skirmish/terms.js';
import { nervesIn, testEverybody } from '../../src/rulesets/skirmish/turn/morale.js';
import { movesPhase } from '../../src/rulesets/skirmish/turn/moving.js';
import { testOf } from '../../src/rulesets/skirmish/turn/nerve.js';
import { skirmishRulesUnder } from '../rules-under.js';
import { type Event, field, knight, mustered, ofKind } from './trial.js';

const TOUCH = 0.75;

type Side = SkirmishScenarioFile['sides'][string];

/** A side of one unit, five men in a line two inches apart, the leader in the middle. */
function band(id: string, at: [number, number], facing: 'N' | 'S', lords: Side['forces'][number]['single'] = []): Side {
  const man = { class: 'sergeant', grade: 'C', armour: 'no-armour', weapons: ['sword'] } as const;
  const units = [
    {
      id,
      commander: { ...man, id: `${id}-lead`, class: 'knight' as const },
      men: Array.from({ length: 4 }, () => man),
      place: { at, facing, files: 5, gap: 2 - TOUCH },
    },
  ];
  return {
    name: id,
    forces: [{ id: `${id}-force`, commander: lords?.[0]?.id ?? `${id}-lead`, units, single: lords }],
  } as Side;
}

function bands(blue: Side, red: Side): SkirmishScenarioFile {
  return { ...field([knight('b1', [1, 1])], [knight('r1', [1, 50])]), sides: { blue, red } };
}

/** What the tests at the end of a turn tell. */
function toldOf(
  file: SkirmishScenarioFile,
  change: (state: SkirmishState) => void,
  rolls: readonly number[],
  rules: SkirmishRules = skirmishRules(),
): readonly Event[] {
  const { state, context } = mustered(file, rules);
  change(state);
  const events: Event[] = [];
  const tell = (event: Event) => events.push(event);
  testEverybody(state, { ...context, turn: 1, dice: scripted([...rolls]), tell } as unknown as SkirmishContext);
  return events;
}

/** The bodies that test at the end of a turn, in the order in which they do. */
function tested(...given: Parameters<typeof toldOf>): readonly string[] {
  return ofKind(toldOf(...given), 'tested').map(({ body }) => body);
}

const kill = (state: SkirmishState, id: string, melee: number) => {
  const figure = state.figures[id];
  if (figure === undefined) throw new Error(`no ${id}`);
  figure.gone = 'dead';
  figure.wounded = true;
  state.lost.push({ figure: id, at: figure.at, how: 'killed', by: 'melee', melee });
};

describe('who tests first after a melee', () => {
  const resolute = [4, 4, 3, 4, 4, 3];

  it('is who lost more in all the melees that hang together by a unit (skirmish/melee/after-morale)', () => {
    const lines = bands(band('axes', [30, 30], 'N'), band('van', [30, 30 + TOUCH], 'S'));
    const order = (lost: string) =>
      tested(
        lines,
        state => {
          state.melees.push(
            { number: 1, figures: ['axes-1', 'van-1'], charged: null },
            { number: 2, figures: ['axes-2', 'van-2'], charged: null },
          );
          for (const body of Object.values(state.bodies)) body.turn.melee = 1;
          kill(state, lost, 2);
        },
        resolute,
      );
    expect(order('axes-2')).toEqual(['axes', 'van']);
    expect(order('van-2')).toEqual(['van', 'axes']);
  });
});

describe('sides that have lost as many', () => {
  const lines = bands(band('axes', [30, 30], 'N'), band('van', [30, 30], 'S'));
  const fought = (state: SkirmishState) => {
    state.melees.push({ number: 1, figures: ['axes-1', 'van-1'], charged: 'red' });
    for (const body of Object.values(state.bodies)) body.turn.melee = 1;
  };
  const tests = (rolls: readonly number[], change: (state: SkirmishState) => void = fought) =>
    ofKind(toldOf(lines, change, rolls), 'tested').map(({ body, total, result }) => ({ body, total, result }));

  it('test both, and neither profits from the flight of the other (skirmish/melee/after-morale, skirmish/ruling/equal-melee-losses)', () => {
    const [axes, van] = tests([1, 1, 1, 4, 4, 3]);
    const [stood, against] = tests([4, 4, 3, 4, 4, 3]);
    expect([axes?.result, stood?.result]).toEqual(['recreant', 'resolute']);
    expect(van).toEqual(against);
    expect(van?.body).toBe('van');
  });

  it('but where whoever was charged waits for the charger, he is spared by his failure', () => {
    const rules = skirmishRulesUnder({ 'skirmish/ruling/equal-melee-losses': 'chargers-first' });
    const order = (rolls: readonly number[]) =>
      ofKind(toldOf(lines, fought, rolls, rules), 'tested').map(({ body }) => body);
    expect(order([1, 1, 1])).toEqual(['van']);
    expect(order([4, 4, 3, 4, 4, 3])).toEqual(['van', 'axes']);
  });

  it('who failed before the charges has not failed after the melee yet (skirmish/melee/after-morale-skip)', () => {
    const before = (state: SkirmishState) => {
      fought(state);
      kill(state, 'axes-1', 1);
      const { van } = state.bodies;
      if (van !== undefined) van.turn.tested = 'craven';
    };
    expect(tests([4, 4, 3, 4, 4, 3], before).map(({ body }) => body)).toEqual(['axes', 'van']);
  });
});

describe('three of a side lost in melee', () => {
  it('count in all the melees that hang together by a unit, as who tests first does (skirmish/morale/mod-melee-losses)', () => {
    const lords = ['b2', 'b3', 'b4'].map((id, at) => knight(id, [40 + at, 30]));
    const blue = band('axes', [30, 30], 'N', [knight('b0', [1, 1]), ...lords]);
    const { state, context } = mustered(bands(blue, band('van', [30, 30 + TOUCH], 'S')));
    state.melees.push(
      { number: 1, figures: ['axes-1', 'van-1'], charged: null },
      { number: 2, figures: ['van-2', 'b2', 'b3', 'b4'], charged: null },
    );
    for (const id of ['b2', 'b3', 'b4']) kill(state, id, 2);
    const axes = state.bodies.axes;
    if (axes === undefined) throw new Error('no axes');
    expect(testOf(axes, nervesIn(state, context)).lostInMelee).toBe(3);
    state.melees.splice(1, 1, { number: 2, figures: ['b2', 'b3', 'b4'], charged: null });
    expect(testOf(axes, nervesIn(state, context)).lostInMelee).toBe(0);
  });
});

describe('who need not test after a melee', () => {
  it('is whose opponents have failed and yielded, or had fallen before their unit failed (skirmish/melee/after-morale-skip)', () => {
    const lord: Side = {
      name: 'blue',
      forces: [{ id: 'blue-force', commander: 'b1', single: [knight('b1', [30, 30])] }],
    };
    const file = bands(lord, band('van', [30, 30 + TOUCH / 2], 'S'));
    const { state } = mustered(file);
    const [before] = Object.values(state.figures).filter(({ at, side }) => side === 'red' && at.x === 30);
    if (before === undefined) throw new Error('nobody stands before him');
    const testers = (change: (state: SkirmishState) => void, rolls: readonly number[]) =>
      tested(
        file,
        now => {
          now.melees.push({ number: 1, figures: ['b1', before.id], charged: null });
          for (const body of Object.values(now.bodies)) body.turn.melee = 1;
          change(now);
        },
        rolls,
      );
    const another = Object.values(state.figures).find(({ side, id }) => side === 'red' && id !== before.id)?.id ?? '';
    expect(testers(now => kill(now, another, 1), [1, 1, 1])).toEqual(['van']);
    expect(testers(now => kill(now, before.id, 1), [1, 1, 1])).toEqual(['van']);
    // Where they stood to it, he does test.
    expect(testers(now => kill(now, another, 1), [4, 4, 3, 4, 4, 3])).toEqual(['van', 'b1']);
  });
});

describe('a bold unit', () => {
  it('is told to charge but for those who have an enemy at their throats (skirmish/morale/bold)', () => {
    const lone: Side = {
      name: 'red',
      forces: [{ id: 'red-force', commander: 'r1', single: [knight('r1', [30, 30 + TOUCH / 2], { facing: 'S' })] }],
    };
    const file = bands(band('axes', [30, 30], 'N'), lone);
    const { state } = mustered(file);
    const before = Object.values(state.figures).find(({ at, side }) => side === 'blue' && at.x === 30)?.id ?? '';
    const events = toldOf(
      file,
      now => {
        now.melees.push({ number: 1, figures: [before, 'r1'], charged: null });
        for (const body of Object.values(now.bodies)) body.turn.melee = 1;
        const other = Object.keys(now.figures).find(id => id.startsWith('axes-') && id !== before) ?? '';
        kill(now, other, 1);
      },
      [6, 6, 6, 4, 4, 3],
    );
    const onward = ofKind(events, 'obliged').filter(({ does }) => does === 'charges' || does === 'advances');
    expect(onward.flatMap(({ figures }) => figures).length).toBeGreaterThan(0);
    expect(onward.flatMap(({ figures }) => figures)).not.toContain(before);
  });
});

describe('a unit whose leader is lost', () => {
  it('is led again by a leader of its force who joins it, not by one who only stands near (skirmish/morale/def-leaderless)', () => {
    const file = bands(band('van', [30, 30], 'N', [knight('lord', [30, 31.5])]), band('axes', [30, 50], 'S'));
    const leaderless = (joined: string | null) => {
      const { state, context } = mustered(file);
      kill(state, 'van-lead', 1);
      const { van } = state.bodies;
      const { lord } = state.figures;
      if (van === undefined || lord === undefined) throw new Error('somebody is missing');
      lord.joined = joined;
      return testOf(van, nervesIn(state, context)).leaderless;
    };
    expect([leaderless(null), leaderless('van')]).toEqual([true, false]);
  });
});

describe('a craven man who has lost touch with his unit', () => {
  const closesUp = (enemy: [number, number], does: 'no-advance' | 'as-wished') => {
    const file = bands(band('bows', [30, 30], 'N'), {
      name: 'red',
      forces: [{ id: 'red-force', commander: 'r1', single: [knight('r1', enemy)] }],
    } as Side);
    const { state, context } = mustered(file);
    const astray = state.figures['bows-1'];
    if (astray === undefined) throw new Error('no man');
    astray.at = { x: 30, y: 36 };
    astray.does = does;
    const command = { ask: () => ({ orders: [] }) };
    const tell = () => undefined;
    movesPhase.run(state, { ...context, turn: 1, dice: rolled(1), command, tell } as unknown as SkirmishContext);
    return astray.at.y < 36;
  };

  it('closes up, but not towards the enemy (skirmish/morale/craven, skirmish/units/coherency)', () => {
    expect(closesUp([30, 25], 'as-wished')).toBe(true);
    expect(closesUp([30, 25], 'no-advance')).toBe(false);
    expect(closesUp([30, 45], 'no-advance')).toBe(true);
  });
});
