import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playOut, startBattle, viewOf } from '../../src/battle/index.js';
import { scripted } from '../../src/dice/index.js';
import { moveForce } from '../../src/rulesets/skirmish/bots/moving.js';
import { siegeOrders } from '../../src/rulesets/skirmish/bots/siege.js';
import { fieldOf } from '../../src/rulesets/skirmish/field.js';
import {
  fallOdds,
  meleeTurn,
  type SkirmishScenarioFile,
  sergeant,
  skirmish,
  skirmishRequests,
  skirmishRules,
  skirmishView,
} from '../../src/rulesets/skirmish/index.js';
import { yieldTo } from '../../src/rulesets/skirmish/turn/casualties.js';
import { courseOf } from '../../src/rulesets/skirmish/turn/course.js';
import { nervesIn } from '../../src/rulesets/skirmish/turn/morale.js';
import { testOf } from '../../src/rulesets/skirmish/turn/nerve.js';
import { introduceSkirmish } from '../../src/rulesets/skirmish/windows/introduce.js';
import { tellSkirmish } from '../../src/rulesets/skirmish/windows/tell.js';
import { type Answer, field, knight, type Listed, mustered, ofKind, played, untilSeed } from './trial.js';

/** What was found when three fights were read turn by turn beside the book. */
const rules = skirmishRules();
const TOUCH = 0.75;
const far = knight('r9', [50, 55]);

/** A unit of archers in a row, and the knight who leads them. */
function archers(at: [number, number], leader: Partial<Listed> = {}): SkirmishScenarioFile['sides'][string] {
  const man = { class: 'sergeant', grade: 'C', armour: 'no-armour', weapons: ['longbow', 'sword'] } as const;
  return {
    name: 'blue',
    forces: [
      {
        id: 'blue-force',
        commander: 'lead',
        units: [
          {
            id: 'bows',
            commander: { ...man, id: 'lead', class: 'knight', weapons: ['sword'], ...leader },
            men: Array.from({ length: 4 }, () => man),
            place: { at, facing: 'N', files: 5, gap: 0.3 },
          },
        ],
      },
    ],
  } as unknown as SkirmishScenarioFile['sides'][string];
}

describe('shots', () => {
  it('of equals in cover come before those in the open: behind battlements as in a wood (skirmish/shooting/order)', () => {
    const bow = { weapons: ['longbow'] as Listed['weapons'], armour: 'full-plate' as const };
    const file = {
      ...field([knight('b1', [20, 10], bow)], [knight('r1', [20, 20], { ...bow, on: 'wall', facing: 'S' })]),
      table: {
        width: 60,
        height: 60,
        features: [
          {
            kind: 'rampart',
            id: 'wall',
            line: [
              [10, 20],
              [30, 20],
            ],
          },
        ],
      },
      works: [{ feature: 'wall', made: 'castle-wall', height: 2, walk: 'rampart', stairs: [20, 21] }],
    } as unknown as SkirmishScenarioFile;
    const shoot: Answer = (kind, side) =>
      kind === 'shoot'
        ? { shots: [{ figures: [side === 'blue' ? 'b1' : 'r1'], at: side === 'blue' ? 'r1' : 'b1' }] }
        : undefined;
    const seed = untilSeed(each => ofKind(played(file, 1, shoot, each).events, 'shot').length === 4);
    const shots = ofKind(played(file, 1, shoot, seed).events, 'shot');
    expect(shots.map(({ figure }) => figure)).toEqual(['r1', 'b1', 'r1', 'b1']);
  });

  it('at chargers halfway through the turn find them where half a turn has brought them (skirmish/shooting/target-visible)', () => {
    const file = field(
      [knight('b1', [30, 20], { horse: 'unbarded', armour: 'full-plate' })],
      [
        knight('r1', [30, 30.5], { facing: 'S', armour: 'full-plate' }),
        knight('r2', [33, 32], { facing: 'SW', weapons: ['longbow'] }),
      ],
    );
    const answer: Answer = (kind, side) => {
      if (kind === 'declare' && side === 'blue') return { charges: [{ figures: ['b1'], at: 'r1' }] };
      return kind === 'shoot' && side === 'red' ? { shots: [{ figures: ['r2'], at: 'b1' }] } : undefined;
    };
    const [shot] = ofKind(played(file, 1, answer).events, 'shot');
    // At a trot twelve inches in a turn.
    expect(shot?.to.y).toBeCloseTo(26, 1);
  });
});

describe('blows of the beginning', () => {
  it('go where a man faced when the turn began: whoever was behind him then is struck at its end alone (skirmish/melee/strike-front)', () => {
    const steel = { armour: 'full-plate', shield: true } as const;
    const file = field(
      [knight('b1', [30, 20], steel)],
      [knight('r1', [30, 20 + TOUCH], { ...steel, facing: 'N' }), far],
    );
    const turns: Answer = (kind, side) =>
      kind === 'move' && side === 'red' ? { orders: [{ do: 'face', figures: ['r1'], bearing: 180 }] } : undefined;
    const unhurt = untilSeed(seed => {
      const { b1, r1 } = played(file, 1, turns, seed).step.state.figures;
      return b1?.gone === null && r1?.gone === null;
    });
    const blows = ofKind(played(file, 1, turns, unhurt).events, 'blow').map(({ figure }) => figure);
    expect([...blows].sort()).toEqual(['b1', 'b1', 'r1']);
  });
});

describe('the edge of the table', () => {
  it('is where a move ends that leads over it, and not a hair beyond', () => {
    const { state, field: now } = mustered(field([knight('b1', [18, 6], { horse: 'unbarded' })], [far]));
    const { b1 } = state.figures;
    if (b1 === undefined) throw new Error('nobody');
    // Lengths that the grid rounds up, to points that it rounds to the edge.
    const beyond = Array.from({ length: 500 }, (_, n) => {
      const [bearing, length] = [150 + n / 10, 6.5307625];
      b1.at = { x: 18, y: Number((-length * Math.cos((bearing * Math.PI) / 180)).toFixed(6)) };
      return courseOf(b1, { bearing, length: 2 * length, pace: 'walk' }, now()).to;
    }).filter(({ y }) => y < 0);
    expect(beyond).toEqual([]);
  });
});

describe('a unit', () => {
  it('in two melees at once has lost what its side lost in either (skirmish/morale/mod-melee-losses)', () => {
    const { state, context } = mustered({
      ...field([], [far]),
      sides: { blue: archers([30, 20]), red: field([], [far]).sides.red as never },
    });
    const body = state.bodies.bows;
    if (body === undefined) throw new Error('no unit');
    const [one = '', other = ''] = body.figures;
    body.turn.melee = 1;
    state.melees.push(
      { number: 1, figures: [one, 'r9'], charged: null },
      { number: 2, figures: [other, 'r9'], charged: null },
    );
    for (let n = 0; n < 3; n++)
      state.lost.push({ figure: other, at: { x: 30, y: 20 }, how: 'wounded', by: 'melee', melee: 2 });
    expect(testOf(body, nervesIn(state, context)).lostInMelee).toBe(3);
  });

  it('keeps together: who has lost touch with it goes nowhere but back (skirmish/units/coherency)', () => {
    const file = {
      ...field([], [far]),
      sides: { blue: archers([30, 20], { at: [30, 26] }), red: field([], [far]).sides.red as never },
    };
    const leads: Answer = (kind, side) =>
      kind === 'move' && side === 'blue'
        ? { orders: [{ do: 'go', figures: ['lead'], to: [30, 34], pace: 'walk' }] }
        : undefined;
    const { events } = played(file, 1, leads);
    const moves = ofKind(events, 'moved').filter(({ figure }) => figure === 'lead');
    expect(moves.map(({ how }) => how)).toEqual(['close-up']);
    const free: Answer = (kind, side) => (side === 'blue' ? leads(kind, side, 1) : undefined);
    const stays = played(file, 1, free, 1, { 'skirmish/ruling/broken-up-units': 'stay-as-they-are' });
    expect(ofKind(stays.events, 'moved').map(({ how }) => how)).toContain('move');
  });
});

describe('the built-in commander', () => {
  const scene = (file: SkirmishScenarioFile) => {
    const { state, context } = mustered(file);
    return {
      state,
      now: fieldOf(state, context.scenario, rules),
      view: skirmishView(state, 'blue', context.scenario, rules),
    };
  };

  it('keeps the leader of archers with them', () => {
    const { state, now, view } = scene({
      ...field([], [knight('r1', [30, 40], { facing: 'S' })]),
      sides: { blue: archers([30, 25]), red: field([], [knight('r1', [30, 40], { facing: 'S' })]).sides.red as never },
    });
    const figures = state.bodies.bows?.figures ?? [];
    const { orders } = moveForce({ kind: 'move', figures: [...figures] } as never, view, now);
    expect(orders.filter(each => each.do === 'go').map(each => each.figures)).toEqual([]);
  });

  const thatch = {
    table: {
      width: 60,
      height: 60,
      features: [
        {
          kind: 'building',
          id: 'barn',
          outline: [
            [20, 20],
            [26, 20],
            [26, 26],
            [20, 26],
          ],
        },
      ],
    },
    works: [{ feature: 'barn', made: 'timber-wall', burns: 'straw-thatch', height: 2 }],
  } as never;

  it('takes a man out of the heat of a fire before it kills him', () => {
    const { state, now, view } = scene({ ...field([knight('b1', [23, 19.2])], [far]), ...(thatch as object) });
    const { b1 } = state.figures;
    const { barn } = state.works;
    if (b1 === undefined || barn === undefined) throw new Error('nobody');
    barn.fire = { since: state.turn, spent: {} };
    expect(siegeOrders([b1], view, now).orders.map(each => each.do)).not.toContain('go');
    barn.fire = { since: state.turn - 1, spent: { b1: 1 } };
    const [order] = siegeOrders([b1], view, now).orders;
    expect(order).toMatchObject({ do: 'go', figures: ['b1'] });
    expect(order !== undefined && 'to' in order && order.to !== undefined ? order.to[1] : 20).toBeLessThan(18.7);
  });

  it('has a few archers shoot fire, and not all of them', () => {
    const bows = Array.from({ length: 6 }, (_, n) =>
      knight(`b${n + 1}`, [18 + n * 1.2, 10], { weapons: ['longbow'], gear: ['fire-missiles'] }),
    );
    const castle = {
      table: {
        width: 60,
        height: 60,
        features: [
          ...(thatch as { table: { features: object[] } }).table.features,
          {
            kind: 'rampart',
            id: 'wall',
            line: [
              [40, 40],
              [50, 40],
            ],
          },
        ],
      },
      works: [
        ...(thatch as { works: object[] }).works,
        { feature: 'wall', made: 'castle-wall', height: 2, walk: 'rampart', stairs: [45, 41] },
      ],
      things: [{ id: 'ladder', kind: 'ladder', side: 'blue', at: [5, 5], length: 3 }],
      fireMissiles: true,
    };
    const red = knight('r1', [45, 40], { on: 'wall' });
    const { state, now, view } = scene({ ...field(bows, [red]), ...castle } as unknown as SkirmishScenarioFile);
    const men = bows.flatMap(({ id = '' }) => state.figures[id] ?? []);
    const lights = siegeOrders(men, view, now).orders.filter(each => each.do === 'light');
    expect(lights.flatMap(each => each.figures)).toHaveLength(3);
  });
});

describe('a person who leads a few men', () => {
  it('says whom some charge or shoot at, and where they go, and leaves the rest to the old sergeant', () => {
    const raid: SkirmishScenarioFile = JSON.parse(
      readFileSync('examples/scenarios/raid-on-thornley-manor.json', 'utf8'),
    );
    const start = startBattle(skirmish, raid, { seed: 3 });
    const steps = [start];
    const bots = { thornley: sergeant(1), brois: sergeant(2) } as never;
    playOut(skirmish, start, bots, { maxTurns: 3, onStep: step => steps.push(step) });
    const read = (kind: 'declare' | 'shoot' | 'move', words: (who: string, whom: string) => string) => {
      for (const step of steps) {
        for (const request of step.pending) {
          const { view } = viewOf(skirmish, step, request.side);
          const seat = { view, scenario: step.scenario, rules };
          if (request.kind !== kind) continue;
          const able = 'chargers' in request ? request.chargers : 'shooters' in request ? request.shooters : [];
          const first = request.kind === 'move' ? { figure: request.figures[0] ?? '', targets: ['30,30'] } : able[0];
          const typed = words(first?.figure ?? '', first?.targets[0] ?? '');
          const { answer } = skirmishRequests[kind].read(typed, request as never, seat) as { answer: object };
          const faults = skirmishRequests[kind].check(answer as never, request as never, {
            state: step.now,
            scenario: step.scenario,
            rules,
          });
          const [given = []] = Object.values(answer) as { figures: string[] }[][];
          const men = given.flatMap(({ figures }) => figures);
          // Where there are others whom the old sergeant would have do something.
          if (men.length > 3) return { first: given[0]?.figures, own: [first?.figure], faults };
        }
      }
      throw new Error(`nobody is asked to ${kind} with others`);
    };
    const charge = read('declare', (who, whom) => `${who} at ${whom}; rest`);
    const shot = read('shoot', (who, whom) => `${who} at ${whom}; rest`);
    const move = read('move', (who, to) => `${who} go ${to}; rest`);
    for (const { first, own, faults } of [charge, shot, move]) {
      expect(first).toEqual(own);
      expect(faults).toEqual([]);
    }
  });
});

describe('the tale of a fight', () => {
  const file = {
    ...field([knight('b1', [30, 20], { name: 'The prior' }), knight('b2', [32, 20], { name: 'Sir Odo' })], [far]),
    table: {
      width: 60,
      height: 60,
      features: [
        {
          kind: 'wall',
          id: 'yard',
          name: 'The yard wall',
          line: [
            [5, 5],
            [9, 5],
          ],
        },
      ],
    },
    objectives: [{ id: 'court', name: 'The court', at: [30, 30], radius: 4 }],
    victory: [
      { kind: 'hold', objectives: ['court'], turns: 2, side: 'blue' },
      { kind: 'turn-limit', turns: 9, decidedBy: 'draw' },
    ],
  } as unknown as SkirmishScenarioFile;
  const { context } = mustered(file);
  const tell = (event: object) => tellSkirmish({ because: [], ...event } as never, context.scenario, rules);

  it('has a name with an article begin with a capital where the sentence does', () => {
    expect(tell({ kind: 'contact', figure: 'b2', enemy: 'b1' })).toEqual(['Sir Odo is upon the prior']);
    expect(tell({ kind: 'contact', figure: 'b1', enemy: 'b2' })).toEqual(['The prior is upon Sir Odo']);
    expect(introduceSkirmish({ scenario: context.scenario, rules } as never)).toContain(
      'by holding the court for 2 turns',
    );
  });

  it('says in the terms of victory who counts as lost', () => {
    const losing = { ...context.scenario, victory: [{ kind: 'losses', percent: 60 }, ...context.scenario.victory] };
    expect(introduceSkirmish({ scenario: losing, rules } as never)).toContain(
      'lost 60 % of its men (dead, fled, in flight or prisoners)',
    );
  });

  it('has men run and horses gallop', () => {
    const move = { kind: 'moved', figure: 'b2', how: 'flee', pace: 'run', moved: 12, path: [], facing: 180 };
    expect(tell({ ...move, mounted: true })).toEqual(['Sir Odo flees 12" at a gallop, facing S']);
    expect(tell({ ...move, mounted: false })).toEqual(['Sir Odo flees 12" at a run, facing S']);
  });

  it('tells that a man yields before the standard falls that he carries', () => {
    const { state, context: muster } = mustered(file);
    const { b2 } = state.figures;
    if (b2 === undefined) throw new Error('nobody');
    const carried = {
      id: 's',
      of: 'force',
      side: 'blue',
      force: 'blue-force',
      bearer: 'b2',
      at: null,
      lost: false,
    } as const;
    state.standards.push({ ...carried });
    const kinds: string[] = [];
    const context = { ...muster, tell: ({ kind }: { kind: string }) => kinds.push(kind), dice: scripted([]) };
    yieldTo(b2, 'red', [], state, context as never);
    expect(kinds).toEqual(['yielded', 'standard']);
  });

  it('speaks of one man as of one', () => {
    const obliged = (figures: readonly string[], does: string) => tell({ kind: 'obliged', figures, does });
    expect(obliged(['b2'], 'flees')).toEqual(['Sir Odo flees']);
    expect(obliged(['b2'], 'charges')).toEqual(['Sir Odo will charge']);
    expect(obliged(['b2', 'b1'], 'rallies')).toEqual(['Sir Odo and the prior rally']);
  });

  it('tells of a thing that is moved once, with those who move it', () => {
    expect(
      tell({ kind: 'moved', figure: 'b2', how: 'haul', pace: 'walk', mounted: false, moved: 6, path: [] }),
    ).toEqual([]);
    expect(tell({ kind: 'hauled', figures: ['b2', 'b1'], of: 'ram', moved: 6, path: [] })).toEqual([
      'Sir Odo and the prior move ram 6"',
    ]);
  });

  it('calls a thing without a name by what it is, and begins a sentence with a capital', () => {
    const laddered = { ...file, things: [{ id: 'l1', kind: 'ladder', side: 'blue', at: [9, 9], length: 3 }] } as never;
    const { scenario } = mustered(laddered).context;
    const caught = (what: object) => tellSkirmish({ because: [], ...what } as never, scenario, rules);
    expect(caught({ kind: 'fire', of: 'l1', what: 'catches' })).toEqual(['The ladder is on fire']);
    expect(caught({ kind: 'climbed', figure: 'b2', what: 'climbs', on: 'l1', height: 1 })).toEqual([
      'Sir Odo is 1" up the ladder',
    ]);
  });

  it('leaves out what counts for nothing, and speaks no words of a file', () => {
    const nothing = { clause: 'skirmish/siege/push-ladder', because: '0 men on it or holding it', effect: '0 %' };
    expect(
      tell({ kind: 'pushed', figures: ['b2'], of: 'ladder', chance: 30, down: false, because: [nothing] }).join(),
    ).not.toContain('0 men');
    const falls = fallOdds({ cause: 'ladder-pushed-down', grade: 'C' }).because.map(
      each => `${each.because}: ${each.effect}`,
    );
    expect(falls).toEqual(['the ladder is pushed down: falls', 'on the ground: one turn without doing anything']);
  });

  it('says that a lance breaks that has struck home (skirmish/melee/lance-breaks)', () => {
    const man = { class: 'knight', grade: 'C' } as const;
    const lancer = {
      id: 'a',
      fighter: { man, weapon: 'heavy-lance', protection: 4, riding: 'unbarded', charging: 'charge' },
    } as const;
    const other = { id: 'b', fighter: { man, weapon: 'sword', protection: 4 } } as const;
    const melee = { fighters: [lancer, other], blows: [{ by: 'a', at: 'b', when: 'end' }] } as const;
    const { struck } = meleeTurn(melee as never, scripted([6, 1, 6]));
    expect(struck[0]?.because.map(({ clause }) => clause)).toContain('skirmish/melee/lance-breaks');
  });
});
