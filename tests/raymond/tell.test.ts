import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playOut, startBattle } from '../../src/battle/index.js';
import type { Roll } from '../../src/dice/index.js';
import { advanceAndCharge } from '../../src/rulesets/raymond/bots/advance-and-charge.js';
import type { RaymondEvent } from '../../src/rulesets/raymond/events.js';
import { raymond } from '../../src/rulesets/raymond/ruleset.js';
import { raymondScenarioSchema } from '../../src/rulesets/raymond/schema.js';
import { tellRaymond } from '../../src/rulesets/raymond/windows/tell.js';
import { smallBattle } from './small-battle.js';

const scenario = raymondScenarioSchema.parse({
  ruleset: 'raymond',
  name: 'A Trial',
  table: {
    width: 96,
    height: 60,
    features: [
      {
        kind: 'fence',
        id: 'f1',
        name: 'Sulby Hedge',
        line: [
          [10, 10],
          [10, 30],
        ],
      },
    ],
  },
  objectives: [{ id: 'o1', name: 'Mill Hill', at: [40, 40], radius: 3 }],
  sides: {
    s1: {
      name: 'The King',
      units: [
        { id: 'u1', name: 'Rupert', type: 'cavalry', stands: 'CCC', at: [20, 40], facing: 'S' },
        { id: 'u2', name: 'Lisle', type: 'pike-and-musket', stands: 'MPM', at: [30, 40], facing: 'S' },
      ],
    },
    s2: {
      name: 'Parliament',
      units: [{ id: 'u3', name: 'Okey', type: 'dragoon', stands: 'DDD', at: [20, 10], facing: 'N' }],
    },
  },
  victory: [{ kind: 'turn-limit', turns: 8, decidedBy: 'draw' }],
});

const because = [{ clause: 'raymond/x', because: 'u3 behind f1', effect: '−1 die' }] as const;
const from = { x: 20, y: 40 };
const to = { x: 23, y: 36 };

type Samples = { readonly [E in RaymondEvent as E['kind']]: readonly (readonly [E, string])[] };

const move = {
  kind: 'move',
  unit: 'u1',
  action: 'manoeuvre',
  doubleTime: false,
  formation: 'line',
  moved: 5,
  path: [from, to],
  facing: 180,
  stopped: false,
  because: [],
} as const;

/** Of every kind of event, what is told of it. */
const samples: Samples = {
  initiative: [
    [
      { kind: 'initiative', totals: { s1: 7, s2: 9 }, dice: { s1: 2, s2: 3 }, winner: 's1', because: [] },
      'Initiative: the King 7 with 2 dice, Parliament 9 with 3 dice — the King has it',
    ],
    [
      { kind: 'initiative', totals: { s1: 7, s2: 7 }, dice: { s1: 2, s2: 2 }, winner: null, because: [] },
      'Initiative: the King 7 with 2 dice, Parliament 7 with 2 dice — a tie, thrown again',
    ],
  ],
  pivot: [
    [{ kind: 'pivot', unit: 'u2', degrees: 6.12, because: [] }, 'Lisle pivots 6.1° to the right to fire'],
    [{ kind: 'pivot', unit: 'u2', degrees: -3, because: [] }, 'Lisle pivots 3° to the left to fire'],
  ],
  fire: [
    [
      { kind: 'fire', unit: 'u2', target: 'u3', stands: 2, range: 4.5, dice: 3, hits: 1, bounce: false, because },
      'Lisle fires with 2 stands at Okey over 4.5": 3 dice, 1 hit\n  why: Okey behind Sulby Hedge: −1 die',
    ],
    [
      { kind: 'fire', unit: 'u2', target: 'u3', stands: 1, range: 9, dice: 1, hits: 0, bounce: true, because: [] },
      'The shot of Lisle bounces through to Okey: 1 die, 0 hits',
    ],
  ],
  test: [
    [
      { kind: 'test', test: 'charge', unit: 'u1', target: 'u3', face: 3, passed: true, because: [] },
      'Rupert would charge Okey, throws 3 and does',
    ],
    [
      { kind: 'test', test: 'join-in', unit: 'u1', target: 'u3', face: 4, passed: false, because: [] },
      'Rupert would join in against Okey, throws 4 and does not',
    ],
    [
      { kind: 'test', test: 'intercept', unit: 'u1', target: 'u3', face: null, passed: true, because },
      'Rupert would intercept Okey and need not test (Okey behind Sulby Hedge: −1 die)',
    ],
  ],
  contact: [
    [
      { kind: 'contact', how: 'charge', unit: 'u1', target: 'u3', from, to, because: [] },
      'Rupert charges into Okey after 5"',
    ],
    [
      {
        kind: 'contact',
        how: 'charge',
        unit: 'u1',
        target: 'u3',
        from,
        to,
        because: [{ clause: 'raymond/charge/straight-to-contact', because: 'charge', effect: '5 of 18 inches' }],
      },
      'Rupert charges into Okey after 5" of 18"',
    ],
  ],
  hit: [
    [
      { kind: 'hit', cause: 'contact', units: ['u1', 'u2', 'u3'], because: [] },
      'Rupert, Lisle and Okey each take a hit for being in contact',
    ],
    [{ kind: 'hit', cause: 'recoil', units: ['u1'], because: [] }, 'Rupert takes a hit for its recoil'],
  ],
  attack: [
    [
      {
        kind: 'attack',
        unit: 'u1',
        target: 'u3',
        dice: 6,
        hits: 1,
        rethrow: false,
        outflanking: false,
        because: [],
      },
      'Rupert attacks Okey: 6 dice, 1 hit',
    ],
    [
      { kind: 'attack', unit: 'u1', target: 'u3', dice: 6, hits: 4, rethrow: true, outflanking: true, because: [] },
      'Rupert throws again for its attack on Okey: 6 dice, 4 hits',
    ],
  ],
  losses: [
    [
      { kind: 'losses', unit: 'u2', hits: 4, lost: 2, left: 1, because: [] },
      'Lisle has taken 4 hits: it loses 2 stands and has 1 left',
    ],
    [
      { kind: 'losses', unit: 'u2', hits: 1, lost: 0, left: 3, because: [] },
      'Lisle has taken 1 hit: it loses no stand and has 3 left',
    ],
  ],
  gone: [
    [
      { kind: 'gone', unit: 'u2', how: 'routed', stands: 2, because: [] },
      'Lisle routs and is gone with its last 2 stands',
    ],
    [{ kind: 'gone', unit: 'u2', how: 'destroyed', stands: 0, because: [] }, 'Lisle is destroyed'],
  ],
  move: [
    [move, 'Rupert moves 5", in line, facing S'],
    [
      {
        ...move,
        doubleTime: true,
        because: [
          { clause: 'raymond/move/double-time-effect', because: 'double-time', effect: 'twice its move' },
          { clause: 'raymond/move/allowances', because: 'manoeuvre', effect: '5 of 8 inches' },
        ],
      },
      'Rupert moves 5" of 8" at double-time, in line, facing S',
    ],
    [
      { ...move, doubleTime: true, facing: 190.5, stopped: true, because },
      'Rupert moves 5" at double-time, in line, facing 191° — stopped by an interception (Okey behind Sulby Hedge: −1 die)',
    ],
    [{ ...move, moved: 0, path: [from], formation: 'mass' }, 'Rupert turns in its place, in mass, facing S'],
    [{ ...move, action: 'change-formation', moved: 0 }, 'Rupert forms line, facing S'],
    [{ ...move, action: 'step-back', moved: 1.25 }, 'Rupert steps back 1.3", in line, facing S'],
    [{ ...move, action: 'side-step' }, 'Rupert side-steps 5", in line, facing S'],
    [{ ...move, action: 'charge', stopped: true }, 'Rupert charges 5", in line, facing S — stopped by an interception'],
    [
      {
        ...move,
        action: 'charge',
        moved: 0,
        path: [from],
        stopped: true,
        because: [
          { clause: 'raymond/charge/straight-to-contact', because: 'charge', effect: '4.5 of 18 inches' },
          ...because,
        ],
      },
      'Rupert sets out to charge, in line, facing S, and is stopped by an interception before the first inch (Okey behind Sulby Hedge: −1 die)',
    ],
    [
      { ...move, moved: 0, path: [from], faced: 180, stopped: true },
      'Rupert sets out, in line, facing S, and is stopped by an interception before the first inch',
    ],
    [{ ...move, action: 'mount', moved: 0 }, 'Rupert mounts, in line, facing S'],
    [{ ...move, action: 'dismount', moved: 0 }, 'Rupert dismounts, in line, facing S'],
    [{ ...move, action: 'prolong', moved: 2 }, 'Rupert is manhandled 2", in line, facing S'],
    [{ ...move, action: 'limber', moved: 0 }, 'Rupert limbers up'],
    [{ ...move, action: 'unlimber', moved: 0, facing: 22.5 }, 'Rupert unlimbers, facing NNE'],
  ],
  recoil: [
    [
      { kind: 'recoil', unit: 'u1', charger: 'u3', path: [from, to, { x: 23, y: 46 }], because: [] },
      'Rupert recoils 15" before Okey',
    ],
  ],
  'break-through': [
    [
      { kind: 'break-through', unit: 'u1', moved: 4.5, path: [from, to], because: [] },
      'Rupert breaks through and goes on 4.5"',
    ],
    [{ kind: 'break-through', unit: 'u1', moved: 0, path: [from], because: [] }, 'Rupert stays where it struck'],
  ],
  'off-table': [
    [{ kind: 'off-table', unit: 'u1', stands: 1, because: [] }, '1 stand of Rupert leaves the table'],
    [{ kind: 'off-table', unit: 'u1', stands: 2, because: [] }, '2 stands of Rupert leave the table'],
  ],
  holding: [
    [{ kind: 'holding', objective: 'o1', side: 's2', turns: 2, because: [] }, 'Parliament holds Mill Hill (2 turns)'],
    [{ kind: 'holding', objective: 'o1', side: null, turns: 0, because: [] }, 'Nobody holds Mill Hill'],
  ],
};

const all: readonly (readonly [RaymondEvent, string])[] = Object.values(samples).flat();
const told = (event: RaymondEvent, rolls?: readonly Roll[]) =>
  tellRaymond({ ...event, turn: 1, phase: 'x', ...(rolls === undefined ? {} : { rolls }) }, scenario);

describe('an event as lines of text', () => {
  it.each(all)('%j', (event, text) => {
    expect(told(event).join('\n')).toBe(text);
  });

  it('names every unit, side and place, and none by its id', () => {
    for (const [event] of all) {
      const text = told({ ...event, because }).join('\n');
      expect(text).not.toMatch(/\b[usfo]\d\b/);
      if ('unit' in event) expect(text).toMatch(/Rupert|Lisle/);
    }
  });

  it('gives reasons and dice, whatever the event but who holds what', () => {
    const die = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(
        fc.constantFrom(...all.filter(([{ kind }]) => kind !== 'holding')),
        fc.array(die, { minLength: 1 }),
        fc.integer(),
        ([event], shown, change) => {
          const rolls: readonly Roll[] = [{ ask: 'count', sides: 6, shown, faces: [1, 2], result: 0 }];
          const lines = told(
            { ...event, because: [{ clause: 'raymond/x', because: 'cause', effect: `${change} dice` }] },
            rolls,
          );
          expect(lines[0]).not.toBe('');
          expect(lines.at(-2)).toBe(`  why: cause: ${change} dice`);
          expect(lines.at(-1)).toBe(`  dice: ${shown.length}d6 ${shown.join(' ')}`);
          expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object|null/);
        },
      ),
    );
  });

  it('every event of a whole battle is told, in full sentences without holes', () => {
    const victory = [{ kind: 'turn-limit', turns: 4, decidedBy: 'draw' }] as const;
    const battle = startBattle(raymond, { ...smallBattle(), victory }, { seed: 3 });
    const kinds = new Set<string>();
    const onStep = (step: typeof battle) => {
      for (const event of step.events) {
        const lines = tellRaymond(event, step.scenario);
        kinds.add(event.kind);
        expect(lines[0], event.kind).toMatch(/^[A-Za-z0-9'].*[^ :;,]$/);
        for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\[object|null/);
      }
    };
    onStep(battle);
    playOut(raymond, battle, { blue: advanceAndCharge(1), red: advanceAndCharge(2) }, { onStep });
    expect([...kinds]).toEqual(expect.arrayContaining(['initiative', 'fire', 'move', 'contact', 'attack', 'losses']));
  });
});
