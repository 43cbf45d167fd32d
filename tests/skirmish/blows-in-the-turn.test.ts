import { describe, expect, it } from 'vitest';
import type { SkirmishScenarioFile } from '../../src/rulesets/skirmish/index.js';
import { courseOf } from '../../src/rulesets/skirmish/turn/course.js';
import { goingAt } from '../../src/rulesets/skirmish/turn/moves.js';
import { blowsOf } from '../../src/rulesets/skirmish/turn/open-blows.js';
import { bearingTo, turnBetween } from '../../src/table/index.js';
import { type Answer, field, knight, type Listed, mustered, ofKind, played, untilSeed } from './trial.js';

const TOUCH = 0.75;

/** A unit of foot that stands in ranks of one file, the leader before them. */
function ranks(weapons: readonly Listed['weapons'][], at: [number, number]): SkirmishScenarioFile['sides'][string] {
  const man = (carried: Listed['weapons']) =>
    ({ class: 'sergeant', grade: 'C', armour: 'no-armour', weapons: carried }) as const;
  const [first = ['sword'], ...others] = weapons;
  return {
    name: 'blue',
    forces: [
      {
        id: 'blue-force',
        commander: 'lead',
        units: [
          {
            id: 'file',
            commander: { ...man(first), id: 'lead', class: 'knight' },
            men: others.map(man),
            place: { at, facing: 'N', files: 1, gap: 0 },
          },
        ],
      },
    ],
  } as SkirmishScenarioFile['sides'][string];
}

describe('who strikes at whom in the turn', () => {
  const strikes = (red: readonly Listed[], answer: Answer, seed = 1) => {
    const file = field([knight('b1', [30, 20], { armour: 'full-plate' })], red);
    return ofKind(played(file, 1, answer, seed).events, 'blow').filter(({ figure }) => figure === 'b1');
  };
  const first = knight('r1', [30, 20 + TOUCH], { facing: 'S', armour: 'full-plate' });
  const late = knight('r2', [26, 20.2], { facing: 'E', armour: 'full-plate' });
  const charges: Answer = (kind, side) =>
    kind === 'declare' && side === 'red' ? { charges: [{ figures: ['r2'], at: 'b1' }] } : undefined;

  it('the blow of the beginning goes at nobody who has yet to come (skirmish/melee/eligible)', () => {
    const answer: Answer = (kind, side, turn) =>
      kind === 'strike' && side === 'blue' ? { blows: [{ figures: ['b1'], at: 'r2' }] } : charges(kind, side, turn);
    expect(strikes([first, late], answer).map(({ target }) => target)).toEqual(['r1', 'r2']);
  });

  it('who has two blows may strike each at another (skirmish/melee/strikes-per-turn)', () => {
    const beside = knight('r2', [30 + TOUCH, 20], { facing: 'W', armour: 'full-plate' });
    const both: Answer = (kind, side) =>
      kind === 'strike' && side === 'blue'
        ? {
            blows: [
              { figures: ['b1'], at: 'r2' },
              { figures: ['b1'], at: 'r1' },
            ],
          }
        : undefined;
    expect(strikes([first, beside], both).map(({ target }) => target)).toEqual(['r2', 'r1']);
    const thrice: Answer = (kind, side) =>
      kind === 'strike' && side === 'blue'
        ? { blows: [1, 2, 3].map(() => ({ figures: ['b1'], at: 'r1' })) }
        : undefined;
    expect(() => strikes([first, beside], thrice)).toThrow('b1 is named 3 times');
  });

  it('two ranks behind a pike in close order strike over it, as often as it does; a fourth rank and spears do not (skirmish/melee/strike-pike-ranks)', () => {
    const pikes = (weapons: readonly Listed['weapons'][]) => {
      const file = field([], [knight('r1', [30, 20 + TOUCH], { facing: 'S' })]);
      const sides = { blue: ranks(weapons, [30, 20 + TOUCH / 2]), red: file.sides.red as never };
      const { state, field: now } = mustered({ ...file, sides });
      for (const figure of Object.values(state.figures)) {
        const at = figure.id === 'lead' ? ['r1'] : figure.id === 'r1' ? ['lead'] : [];
        figure.turn = { ...figure.turn, atStart: at, contactFrom: 0 };
      }
      return ['lead', 'file-1', 'file-2', 'file-3'].map(id => {
        const figure = state.figures[id];
        return figure === undefined ? 0 : blowsOf(figure, now()).length;
      });
    };
    expect(pikes([['pike'], ['pike'], ['pike'], ['pike']])).toEqual([2, 2, 2, 0]);
    expect(pikes([['spear'], ['pike'], ['spear'], ['pike']])).toEqual([2, 2, 0, 0]);
  });
});

describe('charges that come home', () => {
  const rider = (at: [number, number], more: Partial<Listed> = {}) =>
    knight('b1', at, { horse: 'unbarded', weapons: ['heavy-lance', 'sword'], ...more });

  it('who gallops part of his move turns no farther in the rest of it than at a gallop, and has galloped (skirmish/movement/turn-limit-run)', () => {
    const { state, field: now } = mustered(field([rider([30, 10])], [knight('r1', [50, 50])]));
    const figure = state.figures.b1;
    if (figure === undefined) throw new Error('no b1');
    const faults = (pace: 'walks' | 'runs', bearing: number) => {
      Object.assign(figure.turn, { pace, moved: 5, faced: 0, share: 0.4 });
      return courseOf(figure, { bearing, length: 3, pace: 'walk' }, now()).faults.map(({ clause }) => clause);
    };
    expect(faults('runs', 40)).toEqual(['skirmish/movement/turn-limit-run']);
    expect([faults('walks', 40), faults('runs', 20)]).toEqual([[], []]);

    const straight = field([rider([30, 10])], [knight('r1', [30, 28], { facing: 'W' })]);
    const answer: Answer = (kind, side, turn) => {
      if (kind === 'move' && side === 'blue' && turn === 1)
        return { orders: [{ do: 'go', figures: ['b1'], to: [30, 13], pace: 'walk' }] };
      if (kind === 'declare' && side === 'blue' && turn === 2) return { charges: [{ figures: ['b1'], at: 'r1' }] };
      return kind === 'reply' && side === 'red' ? { replies: [{ figures: ['r1'], reply: 'avoid' }] } : undefined;
    };
    const { step } = played(straight, 2, answer);
    expect(step.state.figures.b1?.ran).toBe(1);
  });

  it('who comes home at a gallop beside his enemy turns to him as far as a gallop lets him (skirmish/melee/strike-front)', () => {
    // A friend on foot stands in the straight way, so that there is room at his enemy's side alone.
    const file = field(
      [rider([30, 8]), knight('b2', [30, 24.1])],
      [knight('r1', [30, 25], { facing: 'S', horse: 'unbarded' })],
    );
    const { state, field: now } = mustered(file);
    const { b1, r1 } = state.figures;
    if (b1 === undefined || r1 === undefined) throw new Error('nobody');
    b1.movedBefore = true;
    const going = goingAt(b1, r1, now());
    if (going === undefined) throw new Error('no way');
    const { to, met } = courseOf(b1, going, now());
    expect(met).toBe('r1');
    const face = going.face ?? going.bearing;
    expect(turnBetween(face, bearingTo(to, r1.at))).toBeLessThanOrEqual(45);
    expect(turnBetween(b1.facing, face)).toBeLessThanOrEqual(22.5);
  });

  it('whose enemy has yielded before he set out moves with his force (skirmish/sequence/no-undeclared-contact)', () => {
    const cleric = knight('r1', [30, 24], { class: 'cleric', grade: 'B', weapons: [], facing: 'S' });
    const file = field(
      [knight('b1', [30, 23.24]), knight('b2', [40, 24], { facing: 'W' })],
      [knight('r0', [50, 50]), cleric],
    );
    const answer: Answer = (kind, side) => {
      if (side !== 'blue') return undefined;
      if (kind === 'declare') return { charges: [{ figures: ['b1', 'b2'], at: 'r1' }] };
      return kind === 'move' ? { orders: [{ do: 'go', figures: ['b2'], to: [44, 24], pace: 'walk' }] } : undefined;
    };
    const { step } = played(file, 1, answer);
    expect(step.state.figures.r1?.yielded).toBe('blue');
    expect(step.state.figures.b2?.at.x).toBeGreaterThan(43);
  });

  it('horsemen ride on next turn through foot that they have beaten, and through none behind an obstacle (skirmish/melee/ride-through)', () => {
    const hedge = {
      kind: 'fence',
      id: 'hedge',
      line: [
        [20, 15.9],
        [40, 15.9],
      ],
    } as const;
    const rides = (features: readonly unknown[], seed: number) => {
      const file = {
        ...field([rider([30, 12])], [knight('r1', [30, 16.4], { facing: 'S' }), knight('r2', [50, 50])]),
        table: { width: 60, height: 60, features },
      } as unknown as SkirmishScenarioFile;
      const answer: Answer = (kind, side) =>
        kind === 'declare' && side === 'blue' ? { charges: [{ figures: ['b1'], at: 'r1' }] } : undefined;
      const { step } = played(file, 1, answer, seed);
      return { dead: step.state.figures.r1?.gone === 'dead', on: step.state.figures.b1?.ridesOn };
    };
    const open = untilSeed(seed => rides([], seed).dead);
    expect(rides([], open).on).toBe(true);
    const behind = untilSeed(seed => rides([hedge], seed).dead);
    expect(rides([hedge], behind).on).toBe(false);
  });
});

describe('who pursues', () => {
  it('is charging where he catches the beaten, or is not (skirmish/ruling/pursuing)', () => {
    const blows = (rulings: { readonly [id: string]: string }) => {
      const away: Answer = (kind, side, turn) =>
        kind === 'move' && side === 'red' && turn === 1
          ? { orders: [{ do: 'go', figures: ['r1'], to: [30, 23], pace: 'walk' }] }
          : undefined;
      const armoured = { armour: 'full-plate', shield: true } as const;
      const file = field(
        [knight('b1', [30, 20], armoured)],
        [knight('r1', [30, 20 + TOUCH], { ...armoured, facing: 'N' }), knight('r2', [50, 50])],
      );
      const seed = untilSeed(each => {
        const { events } = played(file, 1, away, each, rulings);
        return ofKind(events, 'blow').some(({ leaving, figure }) => !leaving && figure === 'b1');
      });
      const { events } = played(file, 1, away, seed, rulings);
      const [blow] = ofKind(events, 'blow').filter(({ leaving, figure }) => !leaving && figure === 'b1');
      return blow?.because.some(({ clause }) => clause === 'skirmish/melee/attack-charging');
    };
    expect([blows({}), blows({ 'skirmish/ruling/pursuing': 'is-not' })]).toEqual([true, false]);
  });
});

describe('a man on a wall', () => {
  it('turns to who comes up a ladder before him, and strikes back (skirmish/melee/strike-front)', () => {
    // No room beside them, so that he fights from the ladder; they look along the wall, and a pike strikes to the front alone.
    const held = [0, 1, -1, 2, -2, 3, -3].map((n, at) =>
      knight(`r${at + 1}`, [12 + n * 0.78, 20], { on: 'wall', facing: 'E', armour: 'full-plate', weapons: ['pike'] }),
    );
    const file = {
      ...field([knight('b1', [12, 19.25]), knight('b2', [14, 18])], [...held, knight('r9', [50, 55])]),
      table: {
        width: 60,
        height: 60,
        features: [
          {
            kind: 'rampart',
            id: 'wall',
            line: [
              [5, 20],
              [30, 20],
            ],
          },
        ],
      },
      works: [{ feature: 'wall', made: 'castle-wall', height: 2, walk: 'rampart', stairs: [20, 21] }],
      things: [{ id: 'ladder', kind: 'ladder', side: 'blue', at: [12, 19], length: 3 }],
    } as unknown as SkirmishScenarioFile;
    const climbs: Answer = (kind, side, turn) =>
      kind === 'move' && side === 'blue'
        ? { orders: [{ do: turn === 1 ? 'erect' : 'climb', figures: ['b1'], at: 'ladder' }] }
        : undefined;
    const { events } = played(file, 2, climbs);
    expect(ofKind(events, 'blow').some(({ figure, target }) => figure === 'r1' && target === 'b1')).toBe(true);
  });
});

it('who charges is charging though he who comes to meet him reaches him before he has set out (skirmish/melee/attack-charging)', () => {
  const file = field([knight('b1', [30, 20])], [knight('r1', [30, 22], { facing: 'S' })]);
  const meets: Answer = (kind, side) => {
    if (kind === 'declare') return { charges: side === 'blue' ? [{ figures: ['b1'], at: 'r1' }] : [] };
    return kind === 'reply' && side === 'red' ? { replies: [{ figures: ['r1'], reply: 'counter-charge' }] } : undefined;
  };
  const charging = ofKind(played(file, 1, meets).events, 'blow').filter(({ because }) =>
    because.some(({ clause }) => clause === 'skirmish/melee/attack-charging'),
  );
  expect(charging.map(({ figure }) => figure).sort()).toEqual(['b1', 'r1']);
});
