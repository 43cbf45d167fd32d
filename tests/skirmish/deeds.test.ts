import { describe, expect, it } from 'vitest';
import { scripted } from '../../src/dice/index.js';
import { survivorsOf } from '../../src/rulesets/skirmish/campaign/survivors.js';
import { type Order, type SkirmishScenarioFile, skirmishRules } from '../../src/rulesets/skirmish/index.js';
import { hurt, loseStandards } from '../../src/rulesets/skirmish/turn/casualties.js';
import { join } from '../../src/rulesets/skirmish/turn/deeds/stores.js';
import { skirmishRulesUnder } from '../rules-under.js';
import {
  type Answer,
  always,
  field,
  knight,
  type Listed,
  mustered,
  ofKind,
  orders,
  played,
  untilSeed,
} from './trial.js';

const barn: SkirmishScenarioFile['table'] = {
  width: 60,
  height: 60,
  features: [
    {
      kind: 'building',
      id: 'barn',
      outline: [
        [20, 20],
        [26, 20],
        [26, 24],
        [20, 24],
      ],
    },
    {
      kind: 'building',
      id: 'shed',
      outline: [
        [26.5, 20],
        [28, 20],
        [28, 22],
        [26.5, 22],
      ],
    },
    {
      kind: 'fence',
      id: 'hedge',
      line: [
        [5, 10],
        [15, 10],
      ],
    },
  ],
};
const works: NonNullable<SkirmishScenarioFile['works']> = [
  { feature: 'barn', made: 'house', burns: 'straw-thatch', height: 1 },
  { feature: 'shed', made: 'house', burns: 'timber', height: 1 },
];
const far = knight('far', [50, 55]);
const ground = { table: barn, works };

describe('fire in the turn', () => {
  const burner = knight('b1', [23, 19.4], { gear: ['torch'] });
  const elsewhere = knight('b9', [5, 50]);
  const torch: Order = { do: 'torch', figures: ['b1'], at: 'barn' };
  const lit = (seed: number, more: Partial<SkirmishScenarioFile> = {}, others: readonly Listed[] = []) =>
    played(field([burner, elsewhere, ...others], [far], { ...ground, ...more }), 4, orders({ 1: [torch] }), seed);
  const catching = untilSeed(seed => ofKind(lit(seed).events, 'torch')[0]?.caught === true);

  it('a torch sets thatch on fire on four or less; it burns three turns, spreads an inch and is gone (skirmish/fire/torch, skirmish/fire/duration, skirmish/fire/spread)', () => {
    const { step, events } = lit(catching);
    const fires = ofKind(events, 'fire');
    expect(fires.map(({ of, what }) => `${of} ${what}`)).toEqual(['barn catches', 'shed catches', 'barn burns-out']);
    expect(step.state.works.barn?.gone).toBe(true);
    expect(step.state.works.shed?.fire).toMatchObject({ since: 1 });
    const misses = untilSeed(seed => ofKind(lit(seed).events, 'torch')[0]?.caught === false);
    expect(lit(misses).step.state.works.barn?.fire).toBe(null);
  });

  it('who stays within an inch for two moves dies in it (skirmish/fire/casualties)', () => {
    const near = knight('b2', [24, 19.4]);
    const off = knight('b3', [22, 18]);
    const { step, events } = lit(catching, {}, [near, off]);
    expect(ofKind(events, 'burnt').map(({ figure }) => figure)).toEqual(['b1', 'b2']);
    expect(step.state.figures.b3?.gone).toBe(null);
  });

  it('its smoke drifts twelve inches with the wind, and is light cover (skirmish/fire/smoke)', () => {
    const archer = knight('b4', [35, 10], { weapons: ['longbow'] });
    const target = knight('r1', [35, 22], { facing: 'S' });
    const shots = (wind: string) => {
      const file = field([burner, archer], [target], { ...ground, wind });
      const both: Answer = (kind, side, turn) => {
        if (side !== 'blue') return undefined;
        if (kind === 'move' && turn === 1) return { orders: [torch] };
        return kind === 'shoot' && turn === 2 ? { shots: [{ figures: ['b4'], at: 'r1' }] } : undefined;
      };
      const seed = untilSeed(each => ofKind(played(file, 1, both, each).events, 'torch')[0]?.caught === true);
      return ofKind(played(file, 2, both, seed).events, 'shot')[0]?.hitsOn;
    };
    expect(shots('E')).toBe(5);
    expect(shots('W')).toBe(6);
  });

  it('a fire missile is lit in one turn and shot in a later one, where the host allows it (skirmish/fire/ignite-time, skirmish/fire/permission)', () => {
    const archer = knight('b1', [23, 12], { weapons: ['longbow'], gear: ['fire-missiles'] });
    const file = field([archer], [far], { ...ground, fireMissiles: true });
    const shooting: Answer = (kind, side, turn) => {
      if (side !== 'blue') return undefined;
      if (kind === 'move' && turn === 1) return { orders: [{ do: 'light', figures: ['b1'] }] };
      return kind === 'shoot' ? { shots: [{ figures: ['b1'], at: 'barn' }] } : undefined;
    };
    const { events } = played(file, 3, shooting);
    expect(ofKind(events, 'bombarded')).toHaveLength(1);
    const seed = untilSeed(each => ofKind(played(file, 2, shooting, each).events, 'fire').length > 0);
    expect(played(file, 2, shooting, seed).step.state.works.barn?.fire).toMatchObject({ since: 2 });
    const forbidden = field([archer], [far], { ...ground, fireMissiles: false });
    expect(() => played(forbidden, 1, shooting)).toThrow('the host allows no fire missiles');
  });

  it('men within two inches fight it together, with buckets, in its first four turns (skirmish/fire/put-out, skirmish/fire/put-out-range)', () => {
    const men = [1, 2, 3].map(n => knight(`b${n + 1}`, [21 + n, 18.5], { gear: ['bucket'] }));
    const file = field([burner, ...men], [far], { ...ground, works: works.slice(0, 1) });
    const fighting: Answer = (kind, side, turn) => {
      if (kind !== 'move' || side !== 'blue') return undefined;
      return { orders: turn === 1 ? [torch] : [{ do: 'fight-fire', figures: ['b2', 'b3', 'b4'], at: 'barn' }] };
    };
    const seed = untilSeed(
      each =>
        ofKind(played(file, 1, fighting, each).events, 'torch')[0]?.caught === true &&
        ofKind(played(file, 2, fighting, each).events, 'fire-fought')[0]?.out === true,
    );
    const { step, events } = played(file, 2, fighting, seed);
    expect(
      ofKind(events, 'fire-fought')[0]
        ?.because.map(({ effect }) => effect)
        .slice(2),
    ).toEqual(['a total of 2 or less']);
    expect(step.state.works.barn?.fire).toBe(null);
    expect(step.state.figures.b2?.gear).toEqual([]);
    const tooFar = field([burner, knight('b2', [23, 15], { gear: ['bucket'] })], [far], ground);
    expect(() =>
      played(
        tooFar,
        2,
        (kind, side, turn) =>
          kind === 'move' && side === 'blue'
            ? { orders: turn === 1 ? [torch] : [{ do: 'fight-fire', figures: ['b2'], at: 'barn' }] }
            : undefined,
        catching,
      ),
    ).toThrow('too far off');
  });
});

describe('gaps, stores and stakes in the turn', () => {
  it('two turns of a man, or one of two, open a gap in a hedge one figure wide (skirmish/actions/gap)', () => {
    const gap: Order = { do: 'gap', figures: ['b1'], at: 'hedge' };
    const file = field([knight('b1', [10, 9.5]), knight('b2', [10.8, 9.5])], [far], ground);
    const alone = played(file, 2, orders({ 1: [gap], 2: [gap] }));
    expect(ofKind(alone.events, 'gap').map(({ share }) => share)).toEqual([0.5, 1]);
    const opening = alone.step.state.openings[0];
    expect(opening).toMatchObject({ feature: 'hedge', at: 5 });
    expect(opening?.width).toBeCloseTo(0.75, 1);
    const two = played(file, 1, orders({ 1: [{ ...gap, figures: ['b1', 'b2'] }] }));
    expect(two.step.state.openings).toHaveLength(1);
    // The way through costs nothing any more.
    const through: Order = { do: 'go', figures: ['b1'], to: [10, 18.5], pace: 'walk' };
    expect(played(file, 3, orders({ 1: [gap], 2: [gap], 3: [through] })).step.state.figures.b1?.at.y).toBeCloseTo(
      18.5,
      1,
    );
    expect(played(file, 1, orders({ 1: [through] })).step.state.figures.b1?.at.y).toBeCloseTo(15.5, 1);
  });

  it('who has shot all that he had fetches a first load from a wagon (skirmish/shooting/ammo-resupply, skirmish/shooting/ammo-wagon)', () => {
    const thrower = knight('b1', [30, 30], { weapons: ['javelin'] });
    const target = knight('r1', [30, 33], { armour: 'full-plate', facing: 'S' });
    const wagon = { id: 'cart', kind: 'wagon', side: 'blue', at: [29, 30], javelins: 50 } as const;
    const file = field([thrower], [target], { things: [wagon] });
    const answer: Answer = (kind, side, turn) => {
      if (side !== 'blue') return undefined;
      if (kind === 'shoot') return { shots: [{ figures: ['b1'], at: 'r1' }] };
      return kind === 'move' && turn === 3 ? { orders: [{ do: 'fetch', figures: ['b1'], at: 'cart' }] } : undefined;
    };
    const seed = untilSeed(each => played(file, 3, answer, each).step.state.figures.r1?.gone === null);
    const { step, events } = played(file, 3, answer, seed);
    expect(ofKind(events, 'fetched')[0]).toMatchObject({ figure: 'b1', missiles: 3 });
    expect(step.state.things.cart?.held.javelins).toBe(47);
    expect(() => played(file, 1, always([{ do: 'fetch', figures: ['b1'], at: 'cart' }]))).toThrow('has missiles left');
  });

  it('a wagon goes five inches with its team and two by hand, and no thing over a hedge (skirmish/movement/wheeled-team, skirmish/movement/wheeled-manhandled)', () => {
    const cart = (team: number, at: [number, number]) =>
      ({ id: 'cart', kind: 'wagon', side: 'blue', at, team }) as const;
    const haul: Order = { do: 'haul', figures: ['b1'], at: 'cart', to: [10, 30] };
    const went = (team: number, y: number) => {
      const file = field([knight('b1', [10, y - 1])], [far], { ...ground, things: [cart(team, [10, y])] });
      return played(file, 1, always([haul])).step.state.things.cart?.at.y;
    };
    expect(went(2, 14)).toBeCloseTo(19, 1);
    expect(went(0, 14)).toBeCloseTo(16, 1);
    expect(went(2, 8)).toBeLessThan(10);
  });

  it('stakes half an inch apart are an obstacle to fight behind (skirmish/siege/stakes, skirmish/melee/defense-obstacle)', () => {
    const defender = knight('r1', [30, 30], { facing: 'S', gear: ['stake'] });
    const friend = knight('r2', [30.45, 30.7], { facing: 'S', gear: ['stake'] });
    const file = field([knight('b1', [30, 25])], [defender, friend], {});
    const plant: Answer = (kind, side, turn) =>
      kind === 'move' && side === 'red' && turn === 1
        ? { orders: [{ do: 'plant', figures: ['r1', 'r2'] }] }
        : undefined;
    const { step } = played(file, 1, plant);
    expect(Object.values(step.state.things).map(({ kind }) => kind)).toEqual(['stake', 'stake']);
    expect(step.state.figures.r1?.gear).toEqual([]);
    const both: Answer = (kind, side, turn) =>
      kind === 'move' && side === 'red' && turn === 2
        ? { orders: [{ do: 'uproot', figures: ['r1'], at: 'stake-1' }] }
        : plant(kind, side, turn);
    const after = played(file, 2, both);
    expect(after.step.state.things['stake-1']?.gone).toBe(true);
    expect(after.step.state.figures.r1?.gear).toEqual(['stake']);
    expect(ofKind(after.events, 'uprooted').map(({ what }) => what)).toEqual(['stake']);
  });

  it('blows fall on who stands behind them as on who defends an obstacle, not where they stand too far apart (skirmish/siege/stakes)', () => {
    const reasons = (gap: number) => {
      const stake = (id: string, x: number) => ({ id, kind: 'stake', side: 'red', at: [x, 30.4] }) as const;
      const things = [stake('s1', 30.1 - gap / 2), stake('s2', 30.1 + gap / 2)];
      const behind = knight('r1', [30.1, 30.75], { facing: 'S', armour: 'full-plate' });
      const file = field([knight('b1', [30.1, 30], { armour: 'full-plate' })], [behind], { things: [...things] });
      const blows = ofKind(played(file, 1, () => undefined).events, 'blow').filter(({ figure }) => figure === 'b1');
      expect(blows.length).toBeGreaterThan(0);
      return blows.flatMap(({ because }) => because.map(({ clause }) => clause));
    };
    expect(reasons(0.4)).toContain('skirmish/melee/defense-obstacle');
    expect(reasons(0.8)).not.toContain('skirmish/melee/defense-obstacle');
  });

  it('a pavise is thrown down in a turn, by either side (skirmish/actions/stake-pavise)', () => {
    const pavise = { id: 'pavise', kind: 'pavise', side: 'red', at: [30, 20.8], facing: 'S' } as const;
    const file = field([knight('b1', [30, 20])], [knight('r1', [30, 40])], { things: [pavise] });
    const { step } = played(file, 1, always([{ do: 'uproot', figures: ['b1'], at: 'pavise' }]));
    expect(step.state.things.pavise?.gone).toBe(true);
    expect(() => played(file, 1, always([{ do: 'uproot', figures: ['b1'], at: 'r1' }]))).toThrow('is no stake');
  });
});

describe('the fallen, prisoners and leaders in the turn', () => {
  const prisoners = (): Answer => (kind, side, turn) =>
    kind === 'move' && side === 'red' && turn === 1 ? { orders: [{ do: 'yield', figures: ['r1'] }] } : undefined;
  const captor = knight('b1', [30, 28.5]);

  it('nobody is mustered without a standard of his force, unless that was agreed on (skirmish/standards/have)', () => {
    const file = field([captor], [far], {});
    expect(() => played({ ...file, agreed: [] }, 1, () => undefined)).toThrow('the force has no standard');
    expect(() => played(file, 1, () => undefined)).not.toThrow();
  });

  it('a prisoner may be killed, but no knight by a knight (skirmish/quarter/massacre skirmish/quarter/knights skirmish/quarter/option)', () => {
    const killed = (over: Partial<Parameters<typeof knight>[2]>) => {
      const file = field([captor], [far, knight('r1', [30, 29.25], over)], {});
      const kill: Answer = (kind, side, turn) =>
        kind === 'move' && side === 'blue' && turn === 2
          ? { orders: [{ do: 'massacre', figures: ['b1'] }] }
          : prisoners()(kind, side, turn);
      return ofKind(played(file, 2, kill).events, 'massacred').map(({ figure }) => figure);
    };
    expect(killed({ class: 'cleric', grade: 'B', weapons: [] })).toEqual(['r1']);
    expect(killed({})).toEqual([]);
  });

  it('a prisoner goes where his captor leads him, at a walk (skirmish/morale/yield)', () => {
    const file = field([captor], [knight('r1', [30, 30]), far], {});
    const leading: Answer = (kind, side, turn) => {
      if (kind === 'move' && side === 'blue' && turn === 2)
        return { orders: [{ do: 'go', figures: ['r1'], to: [30, 27], pace: 'walk' }] };
      return prisoners()(kind, side, turn);
    };
    const { events } = played(file, 2, leading);
    expect(ofKind(events, 'moved').find(({ how }) => how === 'led')).toMatchObject({ figure: 'r1' });
    expect(ofKind(events, 'free')).toHaveLength(0);
    const running: Answer = (kind, side, turn) =>
      kind === 'move' && side === 'blue' && turn === 2
        ? { orders: [{ do: 'go', figures: ['r1'], to: [30, 27], pace: 'run' }] }
        : prisoners()(kind, side, turn);
    expect(() => played(file, 2, running)).toThrow('is a prisoner');
  });

  it('the dead are stripped, a weapon in half a turn and armour in a turn and three to put on (skirmish/loot/weapon, skirmish/loot/armour-on)', () => {
    const looter = knight('b1', [30, 29], { weapons: ['dagger'] });
    const victim = knight('r1', [30, 30], {
      class: 'sergeant',
      grade: 'C',
      weapons: ['sword'],
      armour: 'full-mail',
      wounded: true,
    } as Partial<Listed>);
    const file = field([looter], [far], {});
    const red = file.sides.red;
    if (red === undefined) throw new Error('there is no red side');
    const unit = { id: 'men', commander: knight('r0', [45, 45]), men: [victim] };
    const fight = {
      ...file,
      sides: { ...file.sides, red: { ...red, forces: red.forces.map(force => ({ ...force, units: [unit] })) } },
    };
    const takes: Answer = (kind, side, turn) => {
      if (kind === 'move' && side === 'red' && turn === 1) return { orders: [{ do: 'yield', figures: ['r1'] }] };
      if (kind !== 'move' || side !== 'blue' || turn === 1) return undefined;
      if (turn === 2) return { orders: [{ do: 'loot', figures: ['b1'], at: 'r1', take: 'sword' }] };
      return { orders: [{ do: 'loot', figures: ['b1'], at: 'r1', take: 'armour' }] };
    };
    const { step, events } = played(fight, 6, takes);
    expect(ofKind(events, 'looted').map(({ what, done }) => [what, done])).toEqual([
      ['sword', true],
      ['armour', false],
      ['armour', false],
      ['armour', false],
      ['armour', true],
    ]);
    expect(step.state.figures.b1?.man).toMatchObject({ armour: 'full-mail', weapons: ['dagger', 'sword'] });
    expect(step.state.figures.r1?.man).toMatchObject({ armour: 'no-armour', weapons: [] });
  });

  it('a knight who has yielded keeps what he has (skirmish/loot/who)', () => {
    const file = field([knight('b1', [30, 29])], [knight('r1', [30, 30]), far], {});
    const takes: Answer = (kind, side, turn) =>
      kind === 'move' && side === 'blue' && turn === 2
        ? { orders: [{ do: 'loot', figures: ['b1'], at: 'r1', take: 'sword' }] }
        : prisoners()(kind, side, turn);
    expect(() => played(file, 2, takes)).toThrow('a knight who has yielded keeps what he has');
  });

  it('who is pressed hand to hand may give himself up (skirmish/quarter/definition)', () => {
    const file = field(
      [knight('b1', [30, 28], { wounded: true })],
      [knight('r1', [30, 29.5], { facing: 'S' }), far],
      {},
    );
    const asked: string[] = [];
    const answer: Answer = (kind, side) => {
      if (kind === 'declare' && side === 'red') return { charges: [{ figures: ['r1'], at: 'b1' }] };
      if (kind !== 'yield') return undefined;
      asked.push(side);
      return side === 'blue' ? { figures: ['b1'] } : undefined;
    };
    const { step } = played(file, 1, answer);
    expect(asked).toEqual(['blue']);
    expect(step.state.figures.b1?.yielded).toBe('red');
  });

  it('a leader of the army joins a unit that has lost its own (skirmish/morale/def-leaderless)', () => {
    const lead: Order = { do: 'join', figures: ['b1'], at: 'men' };
    const file = field([knight('b1', [30, 30])], [far], {});
    const blue = file.sides.blue;
    if (blue === undefined) throw new Error('there is no blue side');
    const men: Listed[] = [{ class: 'sergeant', grade: 'C', armour: 'no-armour', weapons: ['sword'] }];
    const unit = {
      id: 'men',
      commander: knight('captain', [31, 31.5]),
      men,
      place: { at: [31, 31] as [number, number], facing: 'N', files: 2, gap: 0 },
    };
    const joined = {
      ...file,
      sides: { ...file.sides, blue: { ...blue, forces: blue.forces.map(force => ({ ...force, units: [unit] })) } },
    };
    const { step, events } = played(joined, 1, always([lead]));
    expect(ofKind(events, 'joined')).toHaveLength(1);
    expect(step.state.figures.b1?.joined).toBe('men');
    expect(() => played(joined, 1, always([{ ...lead, figures: ['captain'] }]))).toThrow();
    // Nor does the lord of another force, unless he has the whole army.
    const single = [knight('b2', [30.5, 29])];
    const other = { id: 'other-force', commander: 'b2', single };
    const two = (commander: string) => ({
      ...joined,
      sides: {
        ...joined.sides,
        blue: { ...joined.sides.blue, commander, forces: [...(joined.sides.blue?.forces ?? []), other] },
      },
    });
    const faults = (commander: string) => {
      const { state, field: now } = mustered(two(commander) as never);
      const { b2 } = state.figures;
      if (b2 === undefined) throw new Error('there is no b2');

      return join
        .faults({ do: 'join', figures: ['b2'], at: 'men' }, b2, { state, field: now() } as never)
        .map(({ problem }) => problem);
    };
    expect(faults('b1')).toEqual([expect.stringContaining('leads neither')]);
    expect(faults('b2')).toEqual([]);
  });
});

describe('two weapons and a horse', () => {
  it('who changes from one bow to another shoots the first halfway and the second at the end, each from its own roster (skirmish/shooting/timing-change-weapon)', () => {
    const archer = knight('b1', [30, 28], { weapons: ['shortbow', 'javelin'] });
    const file = field([archer], [knight('r1', [30, 33], { armour: 'full-plate', facing: 'S' })], {});
    const answer: Answer = (kind, side) => {
      if (side !== 'blue') return undefined;
      if (kind === 'move') return { orders: [{ do: 'ready', figures: ['b1'], weapon: 'javelin' }] };
      return kind === 'shoot' ? { shots: [{ figures: ['b1'], at: 'r1' }] } : undefined;
    };
    const seed = untilSeed(each => played(file, 1, answer, each).step.state.figures.r1?.gone === null);
    const { step, events } = played(file, 1, answer, seed);
    expect(ofKind(events, 'shot').map(({ weapon }) => weapon)).toEqual(['shortbow', 'javelin']);
    expect(step.state.figures.b1).toMatchObject({ missiles: 2, spare: { shortbow: 11 } });
  });

  it('nobody mounts where there is no room for a horse (skirmish/actions/mount)', () => {
    const rider = knight('b1', [30, 30], { horse: 'unbarded' });
    const file = field([rider, knight('b2', [30.88, 30])], [far], {});
    const { step } = played(
      file,
      2,
      orders({
        1: [
          { do: 'dismount', figures: ['b1'] },
          { do: 'go', figures: ['b2'], to: [30.75, 30], pace: 'walk' },
        ],
        2: [{ do: 'mount', figures: ['b1'] }],
      }),
    );
    expect(step.state.figures.b1?.mounted).toBe(false);
  });
});

describe('standards', () => {
  it('that is snatched back by its own side is not lost any more (skirmish/standards/snatch, skirmish/morale/mod-standard-lost)', () => {
    const file = field([knight('b1', [30, 30])], [knight('r1', [30, 31])], {});
    const { step } = played(file, 1, () => undefined);
    const state = structuredClone(step.state);
    const { b1, r1 } = state.figures;
    if (b1 === undefined || r1 === undefined) throw new Error('somebody is missing');
    state.standards = [
      { id: 'banner', of: 'force', side: 'blue', force: 'blue-force', bearer: 'b1', at: null, lost: false },
    ];
    const context = (faces: number[]) =>
      ({ dice: scripted(faces), rules: skirmishRules(), tell: () => undefined }) as never;
    loseStandards(b1, r1, state, context([1, 1]));
    expect(state.standards[0]).toMatchObject({ bearer: 'r1', lost: true });
    loseStandards(r1, b1, state, context([1, 1]));
    expect(state.standards[0]).toMatchObject({ bearer: 'b1', lost: false });
  });
});

describe('standards and strength by other readings', () => {
  const banner = { id: 'banner', of: 'force', side: 'blue', force: 'blue-force', at: null, lost: false } as const;

  it.each([
    ['who-stands-by-him', 'missiles', [30, 45], false],
    ['who-stands-by-him', 'missiles', [30, 30.75], true],
    ['who-stands-by-him', 'melee', [30, 45], true],
    ['whoever-killed-him', 'missiles', [30, 45], true],
  ] as const)(
    '%s: who kills the bearer by %s from %s may snatch his standard: %s (skirmish/ruling/standards-snatched)',
    (reading, by, at, snatches) => {
      const rules = skirmishRulesUnder({ 'skirmish/ruling/standards-snatched': reading });
      const { step } = played(field([knight('b1', [30, 30])], [knight('r1', [30, 45])], {}), 1, () => undefined);
      const state = structuredClone(step.state);
      const { b1, r1 } = state.figures;
      if (b1 === undefined || r1 === undefined) throw new Error('somebody is missing');
      [b1.at, r1.at] = [
        { x: 30, y: 30 },
        { x: at[0], y: at[1] },
      ];
      state.standards = [{ ...banner, bearer: 'b1' }];
      const context = { dice: scripted([1, 1]), rules, tell: () => undefined } as never;
      hurt(b1, 'killed', { by, melee: null, who: r1 }, state, context);
      expect(state.standards[0]?.bearer).toBe(snatches ? 'r1' : null);
    },
  );

  it.each([
    ['neither-killed-nor-wounded', 1],
    ['whoever-fights-on', 2],
  ] as const)('%s: %i of three are left, one of them wounded (skirmish/ruling/strength-of-a-unit)', (reading, left) => {
    const rules = skirmishRulesUnder({ 'skirmish/ruling/strength-of-a-unit': reading });
    const { step } = played(field([knight('b1', [30, 30])], [far], {}), 1, () => undefined);
    const state = structuredClone(step.state);
    const { b1 } = state.figures;
    if (b1 === undefined) throw new Error('he is missing');
    for (const [id, wounded] of [
      ['b2', true],
      ['b3', false],
    ] as const)
      state.figures[id] = { ...b1, id, wounded };
    const body = state.bodies[b1.body];
    if (body === undefined) throw new Error('nobody leads him');
    const whole = { ...body, figures: ['b1', 'b2', 'b3'] };
    state.bodies[b1.body] = whole;
    b1.gone = 'dead';
    const struck = state.figures.b3;
    if (struck === undefined) throw new Error('he is missing');
    hurt(struck, 'wounded', { by: 'missiles', melee: null }, state, { rules, tell: () => undefined } as never);
    expect(whole.turn.soundAtLoss).toBe(left);
  });
});

describe('loot in a campaign', () => {
  it('who has taken a sword, a shield and armour has them in the next battle (skirmish/loot/armour-on)', () => {
    const looter = knight('b1', [30, 30], { weapons: ['dagger'] });
    const { step } = played(field([looter], [far], {}), 1, () => undefined);
    const { b1 } = structuredClone(step.state.figures);
    if (b1 === undefined) throw new Error('he is missing');
    b1.man = { ...b1.man, armour: 'full-mail', shield: true, weapons: ['dagger', 'sword', 'improvised'] };
    const { own } = survivorsOf({ figures: { b1 } }, 'blue', () => looter, skirmishRules());
    expect(own.get('b1')).toMatchObject({ armour: 'full-mail', shield: true, weapons: ['dagger', 'sword'] });
    b1.man = { ...b1.man, armour: 'no-armour', shield: false, weapons: [] };
    const stripped = survivorsOf(
      { figures: { b1 } },
      'blue',
      () => ({ ...looter, armour: 'full-mail', shield: true }),
      skirmishRules(),
    );
    // What was broken is made anew; what was taken off him is gone.
    expect(stripped.own.get('b1')).toMatchObject({ armour: 'no-armour', shield: false, weapons: ['dagger'] });
  });
});
