/** When a battle is over: who has won and why, how everybody counts, and what becomes of both retinues. */
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/battle/index.js';
import { campaignSkirmish, served, sidesAfter } from '../../src/rulesets/skirmish/campaign/sequel.js';
import { survivorsOf } from '../../src/rulesets/skirmish/campaign/survivors.js';
import { namesIn } from '../../src/rulesets/skirmish/cast.js';
import {
  figurePoints,
  pointsNow,
  type SkirmishScenarioFile,
  type SkirmishTerms,
  skirmishRules,
} from '../../src/rulesets/skirmish/index.js';
import type { Figure } from '../../src/rulesets/skirmish/state.js';
import {
  countHoldings,
  endedSide,
  endingOf,
  holdingsNow,
  skirmishOutcome,
} from '../../src/rulesets/skirmish/victory.js';
import { field, knight, type Listed, mustered } from './trial.js';

const rules = skirmishRules();
type State = SkirmishTerms['state'];
type Sides = SkirmishScenarioFile['sides'];

const man = (id: string, of: 'sergeant' | 'peasant' | 'knight', grade: 'A' | 'B' | 'C' | 'D' | 'E' = 'C') =>
  ({ id, class: of, grade, armour: 'no-armour', weapons: ['sword'] }) as unknown as Listed;

/** Two sides: each a lord on his own, and a unit of four sergeants under a knight. */
function retinue(side: 'blue' | 'red', y: number, over: Record<string, unknown> = {}): Sides[string] {
  const tag = side.charAt(0);
  return {
    name: side === 'blue' ? 'The Blues' : 'The Reds',
    forces: [
      {
        id: `${side}-force`,
        commander: `${tag}-lord`,
        units: [
          {
            id: `${tag}-unit`,
            name: `the ${side} unit`,
            commander: man(`${tag}-leader`, 'knight', 'B'),
            men: [1, 2, 3, 4].map(n => man(`${tag}-${n}`, 'sergeant')),
            place: { at: [30, y], facing: side === 'blue' ? 'N' : 'S', files: 5, gap: 0.5 },
          },
        ],
        single: [
          knight(`${tag}-lord`, [20, y], { rank: 'baron', grade: 'B' } as Partial<Listed>),
          knight(`${tag}-young`, [24, y]),
        ],
      },
    ],
    ...over,
  } as unknown as Sides[string];
}

const file = (over: Partial<SkirmishScenarioFile> = {}, more: Record<string, unknown> = {}): SkirmishScenarioFile => ({
  ...field([], []),
  sides: { blue: retinue('blue', 10, more), red: retinue('red', 50) },
  ...over,
});

/** A battle as it stands after something has befallen its men. */
function battleAfter(befalls: Readonly<Record<string, Partial<Figure>>> = {}, on = file()) {
  const { state, context } = mustered(on);
  for (const [id, be] of Object.entries(befalls)) {
    const figure = state.figures[id];
    if (figure === undefined) throw new Error(id);
    Object.assign(figure, be);
  }
  return { state, scenario: context.scenario };
}

describe('a man at the end', () => {
  it.each<[Partial<Figure>, string]>([
    [{}, 'unharmed'],
    [{ wounded: true }, 'wounded'],
    [{ fleeing: true }, 'fleeing'],
    [{ fleeing: true, wounded: true }, 'fleeing'],
    [{ yielded: 'red', wounded: true, fleeing: true }, 'yielded'],
    [{ gone: 'fled', yielded: 'red' }, 'fled'],
    [{ gone: 'dead', yielded: 'red' }, 'dead'],
  ])('%o: %s (skirmish/points/unharmed)', (be, ending) => {
    const { state } = battleAfter({ 'b-1': be });
    expect(endingOf(state.figures['b-1'] as Figure)).toBe(ending);
  });

  it('counts for his own side, and a standard for who has taken it (skirmish/points/figure skirmish/standards/value)', () => {
    const { state } = battleAfter({ 'b-1': { yielded: 'red' }, 'r-1': { gone: 'dead' } });
    const banner = (side: string, bearer: string | null, of: 'army' | 'force' = 'force') => ({
      id: `${side}-banner`,
      of,
      side,
      force: `${side}-force`,
      bearer,
      at: null,
      lost: true,
    });
    const standards = [banner('blue', 'r-2'), banner('red', 'r-3'), banner('blue', null, 'army')] as State['standards'];
    const blue = endedSide({ ...state, standards }, 'blue', rules);
    expect(blue.standards).toEqual([]);
    expect(blue.figures).toHaveLength(7);
    expect(blue.figures.filter(({ ending }) => ending === 'yielded')).toHaveLength(1);
    const own = figurePoints({ man: (state.figures['b-1'] as Figure).man }, rules).points;
    expect(blue.figures.find(({ ending }) => ending === 'yielded')?.points).toBe(own);
    expect(endedSide({ ...state, standards }, 'red', rules).standards).toEqual(['force']);
    expect(blue).not.toHaveProperty('left');
  });

  it('makes his side win by points, or nobody (skirmish/points/winner)', () => {
    const won = (befalls: Parameters<typeof battleAfter>[0]) => {
      const { state, scenario } = battleAfter(befalls);
      return pointsNow(state, scenario, rules);
    };
    const { side, totals } = won({});
    expect([side, totals.blue]).toEqual([null, totals.red]);
    expect(won({ 'r-1': { gone: 'dead' } }).side).toBe('blue');
    expect(won({ 'b-1': { wounded: true } }).side).toBe('red');
  });
});

describe('a battle is won', () => {
  const objectives = [
    { id: 'mill', name: 'the mill', at: [30, 30], radius: 3 },
    { id: 'ford', name: 'the ford', at: [40, 30], radius: 3 },
  ] as const;
  const outcome = (
    victory: SkirmishScenarioFile['victory'],
    befalls: Parameters<typeof battleAfter>[0] = {},
    change: Partial<State> = {},
  ) => {
    const { state, scenario } = battleAfter(befalls, file({ victory, objectives: objectives as never }));
    const won = skirmishOutcome({ ...state, ...change }, scenario, rules);
    return won && [won.winner, won.reason];
  };
  const holds = (objective: string, side: string | null, turns: number) => ({ objective, side, turns });
  const dead = { gone: 'dead' } as const;
  const all = (tag: string, be: Partial<Figure>) =>
    Object.fromEntries(['lord', 'young', 'leader', '1', '2', '3', '4'].map(each => [`${tag}-${each}`, be]));
  const limit = { kind: 'turn-limit', turns: 12, decidedBy: 'draw' } as const;

  it.each<[string, Partial<Figure>]>([
    ['dead', dead],
    ['fled', { gone: 'fled' }],
    ['yielded', { yielded: 'blue' }],
    ['in flight', { fleeing: true }],
  ])('when all of a side are %s', (_how, be) => {
    expect(outcome([limit], all('r', be))).toEqual(['blue', 'the Reds have nobody left who fights']);
    expect(outcome([limit], { ...all('r', be), 'r-1': {} })).toBeUndefined();
  });

  it('when its objectives were held for long enough, by the side that is meant', () => {
    const hold = { kind: 'hold', objectives: ['mill', 'ford'], turns: 3 } as const;
    const held = [holds('mill', 'red', 3), holds('ford', 'red', 4)] as State['holdings'];
    expect(outcome([hold, limit], {}, { holdings: held })).toEqual([
      'red',
      'the Reds have held the mill and the ford for 3 turns',
    ]);
    expect(outcome([{ ...hold, side: 'red' }, limit], {}, { holdings: held })?.[0]).toBe('red');
    expect(outcome([{ ...hold, side: 'blue' }, limit], {}, { holdings: held })).toBeUndefined();
    const [mill, ford] = held;
    if (mill === undefined || ford === undefined) throw new Error('two');
    for (const other of [
      { ...ford, turns: 2 },
      { ...ford, side: 'blue' },
      { ...ford, side: null },
    ])
      expect(outcome([hold, limit], {}, { holdings: [mill, other] as State['holdings'] })).toBeUndefined();
    expect(outcome([hold, limit], {}, { holdings: [mill] })).toBeUndefined();
    const one = { kind: 'hold', objectives: ['ford'], turns: 1 } as const;
    expect(outcome([one, limit], {}, { holdings: [ford] })?.[1]).toBe('the Reds have held the ford for 1 turn');
  });

  it('when enough of the enemy no longer fight', () => {
    const losses = (percent: number, side?: string) =>
      [{ kind: 'losses', percent, ...(side === undefined ? {} : { side }) }, limit] as never;
    const two = { 'r-1': dead, 'r-2': { fleeing: true } };
    expect(outcome(losses(28), two)).toEqual(['blue', 'the Reds have lost 28 % of their men']);
    expect(outcome(losses(29), two)).toBeUndefined();
    expect(outcome(losses(28, 'blue'), two)?.[0]).toBe('blue');
    expect(outcome(losses(28, 'red'), two)).toBeUndefined();
    // Seven men each: two of seven are 28 in the hundred and a half.
    expect(outcome(losses(28), { ...two, 'b-1': dead, 'b-2': dead })?.[0]).toBeNull();
    expect(outcome(losses(28), { ...two, 'b-1': dead, 'b-2': dead })?.[1]).toBe(
      'both sides reached it at once: the Reds have lost 28 % of their men, and the Blues have lost 28 % of their men',
    );
  });

  it('when the commander of the enemy is lost', () => {
    const lost = (be: Partial<Figure>) => outcome([{ kind: 'commander' }, limit], { 'r-lord': be });
    const won = ['blue', 'the commander of the Reds is lost'];
    expect(lost(dead)).toEqual(won);
    expect(lost({ gone: 'fled' })).toEqual(won);
    expect(lost({ yielded: 'blue' })).toEqual(won);
    expect(lost({ fleeing: true })).toBeUndefined();
    expect(outcome([{ kind: 'commander' }, limit], { 'r-young': dead })).toBeUndefined();
  });

  it('by points when its last turn is over, or by nobody', () => {
    const points = { kind: 'turn-limit', turns: 12, decidedBy: 'points' } as const;
    const at = (turn: number, victory: readonly (typeof points | typeof limit)[], befalls = {}) =>
      outcome([...victory], befalls, { turn });
    expect(at(11, [points], { 'r-1': dead })).toBeUndefined();
    const [winner, reason] = at(12, [points], { 'r-1': dead }) ?? [];
    expect(winner).toBe('blue');
    expect(reason).toMatch(/^after 12 turns the Blues have \d+ points to \d+$/);
    const nobody = [null, 'after 12 turns neither side has the better of the other'];
    expect(at(12, [points])).toEqual(nobody);
    expect(at(12, [limit], { 'r-1': dead })).toEqual(nobody);
    expect(at(11, [limit], { 'r-1': dead })).toBeUndefined();
  });
});

describe('an objective', () => {
  const on = (places: Readonly<Record<string, [number, number]>>, befalls: Parameters<typeof battleAfter>[0] = {}) => {
    const objectives = [{ id: 'mill', name: 'the mill', at: [30, 30], radius: 3 }] as never;
    const { state, scenario } = battleAfter(befalls, file({ objectives }));
    for (const [id, [x, y]] of Object.entries(places)) Object.assign(state.figures[id] ?? {}, { at: { x, y } });
    return { state, scenario };
  };
  const held = (...told: Parameters<typeof on>) => {
    const { state, scenario } = on(...told);
    return holdingsNow(state, scenario, rules).map(({ side, turns }) => [side, turns])[0];
  };
  const foot = rules.field.radius.foot;

  it('is held by the side that alone has fighting men as near as its radius', () => {
    expect(held({})).toEqual([null, 0]);
    expect(held({ 'b-1': [30, 30] })).toEqual(['blue', 1]);
    expect(held({ 'b-1': [30, 33 + foot] })).toEqual(['blue', 1]);
    expect(held({ 'b-1': [30, 33.01 + foot] })).toEqual([null, 0]);
    expect(held({ 'b-1': [30, 30], 'r-1': [31, 30] })?.[0]).toBeNull();
    expect(held({ 'b-1': [30, 30], 'r-1': [31, 30] }, { 'r-1': { fleeing: true } })).toEqual(['blue', 1]);
    expect(held({ 'b-1': [30, 30] }, { 'b-1': { yielded: 'red' } })).toEqual([null, 0]);
  });

  it('is told when somebody holds it, and when nobody does any more', () => {
    const { state, scenario } = on({ 'b-1': [30, 30] });
    const told: unknown[] = [];
    const context = { scenario, rules, tell: (event: unknown) => told.push(event) } as unknown as Parameters<
      typeof countHoldings
    >[1];
    countHoldings(state, context);
    const because = (effect: string) => [
      { clause: 'skirmish/points/purpose', because: 'objective of the scenario', effect },
    ];
    expect(told).toEqual([
      { kind: 'holding', objective: 'mill', side: 'blue', turns: 1, because: because('held for 1 turn') },
    ]);
    told.length = 0;
    Object.assign(state.figures['r-1'] ?? {}, { at: { x: 31, y: 30 } });
    countHoldings(state, context);
    expect(told).toEqual([
      { kind: 'holding', objective: 'mill', side: null, turns: 0, because: because('nobody holds it') },
    ]);
  });
});

const won: Outcome = { winner: 'blue', reason: 'it was so agreed', clause: 'skirmish/points/winner' } as Outcome;
const decided = (befalls: Parameters<typeof battleAfter>[0], on = file()) => ({
  ...battleAfter(befalls, on),
  outcome: won,
});
const forceOf = (sides: ReturnType<typeof sidesAfter>['sides'], side: string) => sides[side]?.forces[0];

describe('after a battle', () => {
  const retinues = (befalls: Parameters<typeof battleAfter>[0], on = file()) => sidesAfter(decided(befalls, on), rules);
  const unitOf = (befalls: Parameters<typeof battleAfter>[0], side: 'blue' | 'red') => {
    const force = forceOf(retinues(befalls).sides, side);
    const [unit] = force?.units ?? [];
    return {
      commander: force?.commander,
      leader: unit?.commander.id,
      men: unit?.men.map(({ id }) => id),
      single: force?.single.map(({ id }) => id),
    };
  };
  const dead = { gone: 'dead' } as const;

  it('the dead are gone, and everybody else comes home', () => {
    expect(unitOf({ 'b-2': dead, 'b-3': { gone: 'fled' } }, 'blue')).toEqual({
      commander: 'b-lord',
      leader: 'b-leader',
      men: ['b-1', 'b-3', 'b-4'],
      single: ['b-lord', 'b-young'],
    });
  });

  it('half of the captured sergeants change sides, the best of them, a grade lower; knights are ransomed (skirmish/recruit/sergeants skirmish/ransom/knight skirmish/grade/recruited)', () => {
    const { state, scenario } = battleAfter({
      'r-1': { yielded: 'blue' },
      'r-2': { yielded: 'blue' },
      'r-3': { yielded: 'blue' },
      'r-4': { yielded: 'blue', gone: 'fled' },
      'r-young': { yielded: 'blue' },
      'b-1': dead,
    });
    Object.assign(state.figures['r-3']?.man ?? {}, { grade: 'B' });
    const all = new Map(
      Object.values(scenario.sides).flatMap(({ forces }) =>
        forces.flatMap(({ units, single }) =>
          [...units.flatMap(({ commander, men }) => [commander, ...men]), ...single].map(each => [each.id ?? '', each]),
        ),
      ),
    );
    const { own, taken, profits } = survivorsOf(state, 'blue', id => all.get(id) as never, rules);
    // Three sergeants, of whom one and a half: rounded down. A knight of grade C.
    expect(profits).toEqual({ blue: expect.objectContaining({ recruits: 1, marks: 45 }) });
    expect(taken.blue?.map(({ id, grade }) => [id, grade])).toEqual([['r-3', 'C']]);
    expect(taken.red).toBeUndefined();
    expect([...own.keys()].sort()).toEqual(
      [
        'b-2',
        'b-3',
        'b-4',
        'b-leader',
        'b-lord',
        'b-young',
        'r-1',
        'r-2',
        'r-4',
        'r-leader',
        'r-lord',
        'r-young',
      ].sort(),
    );
  });

  it('recruits take the places of the fallen, as far as there are any, and ransoms are paid (skirmish/recruit/sergeants skirmish/ransom/knight)', () => {
    const captured = { yielded: 'blue' };
    const befalls = { 'r-1': captured, 'r-2': captured, 'r-3': captured, 'r-4': captured, 'r-young': captured };
    const { sides, told } = retinues({ ...befalls, 'b-1': dead });
    const unit = forceOf(sides, 'blue')?.units[0];
    expect(unit?.men.map(({ id }) => id)).toEqual(['b-2', 'b-3', 'b-4', 'r-1']);
    expect([sides.blue?.marks, sides.red?.marks]).toEqual([45, 0]);
    expect(told).toContain('The Blues take in r-1 and r-2, 1 for whom there is no place in the ranks');
    expect(told).toContain('The Blues are paid 45 marks of ransom');
    expect(told.some(line => line.startsWith('The Reds'))).toBe(false);
    const room = retinues({ ...befalls, 'b-1': dead, 'b-2': dead });
    expect(room.told).toContain('The Blues take in r-1 and r-2');
    expect(forceOf(room.sides, 'blue')?.units[0]?.men.map(({ id }) => id)).toEqual(['b-3', 'b-4', 'r-1', 'r-2']);
    const full = retinues(befalls);
    expect(full.told).toContain('The Blues take in r-1 and r-2, 2 for whom there is no place in the ranks');
    expect(forceOf(full.sides, 'blue')?.units[0]?.men).toHaveLength(4);
  });

  it('who pays has so many marks less, but never less than none; for princes they haggle (skirmish/ransom/duke-king)', () => {
    const rich = file();
    Object.assign(rich.sides.red ?? {}, { marks: 100 });
    const { sides } = retinues({ 'r-young': { yielded: 'blue' } }, rich);
    expect([sides.blue?.marks, sides.red?.marks]).toEqual([45, 55]);
    const king = file();
    const [force] = king.sides.red?.forces ?? [];
    Object.assign(force?.single?.[0] ?? {}, { rank: 'king' });
    expect(retinues({ 'r-lord': { yielded: 'blue' } }, king).told).toContain('The Blues haggle over 1 prince');
  });

  it('a unit that has lost its leader is led by a knight who stood alone, or goes home', () => {
    expect(unitOf({ 'b-leader': dead }, 'blue')).toEqual({
      commander: 'b-lord',
      leader: 'b-lord',
      men: ['b-1', 'b-2', 'b-3', 'b-4'],
      single: ['b-young'],
    });
    expect(unitOf({ 'b-leader': dead, 'b-lord': dead, 'b-young': dead }, 'blue')).toEqual({
      commander: undefined,
      leader: undefined,
      men: undefined,
      single: undefined,
    });
  });

  it('a leader who has lost all his men goes on alone, where his unit stood', () => {
    const men = { 'b-1': dead, 'b-2': dead, 'b-3': dead, 'b-4': dead };
    expect(unitOf(men, 'blue')).toMatchObject({ leader: undefined, single: ['b-lord', 'b-young', 'b-leader'] });
    const { sides } = retinues(men);
    expect(forceOf(sides, 'blue')?.single.find(({ id }) => id === 'b-leader')).toMatchObject({
      at: [30, 10],
      facing: 'N',
    });
  });

  it('the highest of a force commands it, and its commander of before where nobody is above him', () => {
    expect(unitOf({ 'b-lord': dead }, 'blue').commander).toBe('b-leader');
    expect(unitOf({ 'b-young': dead }, 'blue').commander).toBe('b-lord');
  });

  it('a retinue keeps its commander if he lives; its standards go to whoever leads', () => {
    const led = file({}, { commander: 'b-young', standards: [{ of: 'army', bearer: 'b-1' }] });
    const kept = retinues({}, led).sides.blue;
    expect([kept?.commander, kept?.standards]).toEqual(['b-young', [{ of: 'army', bearer: 'b-1' }]]);
    const lost = retinues({ 'b-young': dead, 'b-1': dead }, led).sides.blue;
    expect([lost?.commander, lost?.standards]).toEqual(['b-lord', [{ of: 'army', bearer: 'b-lord' }]]);
    // Whoever leads the first force commands, where nobody else was said to.
    expect(retinues({}).sides.blue?.commander).toBe('b-lord');
  });

  it('grades that have changed are told, and others are not (skirmish/grade/knight-flees)', () => {
    const { told, sides } = retinues({ 'b-young': { gone: 'fled' } });
    expect(told).toEqual(['b-young: grade C to D']);
    expect(forceOf(sides, 'blue')?.single.find(({ id }) => id === 'b-young')?.grade).toBe('D');
    const fought = {
      fought: true,
      hadToFlee: false,
      injuredCleric: false,
      charge: null,
      unhorsed: [],
    } as Figure['deeds'];
    const { told: risen } = retinues({ 'b-1': { deeds: fought }, 'r-1': { deeds: fought } });
    // After a victory, and no higher than sergeants go.
    expect(risen).toEqual(['b-1: grade C to B']);
  });

  it('dead horses are gone, and wounds have healed', () => {
    const mounted = file();
    const [force] = mounted.sides.blue?.forces ?? [];
    Object.assign(force?.single?.[1] ?? {}, { horse: 'unbarded' });
    const young = (be: Partial<Figure>) =>
      forceOf(retinues({ 'b-young': be }, mounted).sides, 'blue')?.single.find(({ id }) => id === 'b-young');
    expect(young({ wounded: true })).toMatchObject({ horse: 'unbarded' });
    expect(young({ wounded: true })).not.toHaveProperty('wounded');
    expect(young({ horse: 'lost' })).not.toHaveProperty('horse');
  });

  it('the same ground is fought over again by both, or not where one of them has nobody to lead', () => {
    const { scenario, soFar, told } = campaignSkirmish(decided({ 'b-2': dead }), rules);
    expect(scenario).toMatchObject({ campaign: true, name: 'A trial' });
    expect(soFar).toMatchObject({ battle: 'A trial', winner: 'blue' });
    expect(told[0]).toBe('A trial: it was so agreed.');
    expect(Object.keys((soFar as { retinues: object }).retinues)).toEqual(['blue', 'red']);
    const gone = Object.fromEntries(['lord', 'young', 'leader', '1', '2', '3', '4'].map(each => [`r-${each}`, dead]));
    expect(campaignSkirmish(decided(gone), rules).scenario).toBeNull();
  });

  it('a thing loses the crew that is no more', () => {
    const { sides } = retinues({});
    const thing = { id: 'ram', crew: 'b-unit' };
    expect(served(thing, sides.blue)).toEqual(thing);
    expect(served(thing, sides.red)).toEqual({ id: 'ram' });
    expect(served(thing, undefined)).toEqual({ id: 'ram' });
    const free: { id: string; crew?: string } = { id: 'ram' };
    expect(served(free, undefined)).toEqual(free);
  });
});

describe('names', () => {
  const thing = (id: string, kind: 'ram' | 'siege-tower', name?: string) =>
    ({ id, kind, side: 'blue', at: [5, 5], ...(name === undefined ? {} : { name }) }) as never;
  const named = (over: Partial<SkirmishScenarioFile>, more: Record<string, unknown> = {}) => {
    const { context } = mustered(file(over, more));
    return (id: string) => namesIn(context.scenario, rules).of(id);
  };

  it('of things are their own, or what they are where they are the only ones without', () => {
    const of = named({
      things: [thing('t1', 'ram'), thing('t2', 'siege-tower'), thing('t3', 'siege-tower', 'the Cat')],
    });
    expect([of('t1'), of('t2'), of('t3')]).toEqual(['the ram', 'the siege tower', 'the Cat']);
    const two = named({ things: [thing('t1', 'ram'), thing('t2', 'ram')] });
    expect([two('t1'), two('t2')]).toEqual(['t1', 't2']);
  });

  it('of standards say whose they are: of a side, or of a force where there are several', () => {
    const one = named({}, { standards: [{ of: 'force', bearer: 'b-1' }] });
    expect(one('blue-standard-1')).toBe('the force standard of The Blues');
    const army = named({}, { standards: [{ of: 'army', bearer: 'b-1' }] });
    expect(army('blue-standard-1')).toBe('the army standard of The Blues');
  });
});
