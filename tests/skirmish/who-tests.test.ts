/** Whom it concerns that somebody runs, falls or fires. */
import { describe, expect, it } from 'vitest';
import { scripted } from '../../src/dice/index.js';
import type { SkirmishScenarioFile } from '../../src/rulesets/skirmish/index.js';
import type { Body, Figure, SkirmishState } from '../../src/rulesets/skirmish/state.js';
import type { SkirmishContext } from '../../src/rulesets/skirmish/terms.js';
import { compelled } from '../../src/rulesets/skirmish/turn/compelled.js';
import { lossesSeen } from '../../src/rulesets/skirmish/turn/lost-and-fleeing.js';
import { nervesIn, testEverybody } from '../../src/rulesets/skirmish/turn/morale.js';
import { causesOf, standingOf, testOf } from '../../src/rulesets/skirmish/turn/nerve.js';
import { timesOf } from '../../src/rulesets/skirmish/turn/shots.js';
import { skirmishRulesUnder } from '../rules-under.js';
import { type Answer, type Event, field, knight, mustered, ofKind, played, untilSeed } from './trial.js';

const figureOf = ({ figures }: SkirmishState, id: string): Figure => {
  const figure = figures[id];
  if (figure === undefined) throw new Error(`no ${id}`);
  return figure;
};
const bodyOf = (state: SkirmishState, id: string): Body => {
  const body = state.bodies[figureOf(state, id).body];
  if (body === undefined) throw new Error(`no body of ${id}`);
  return body;
};
const clausesFor = (id: string, { state, context }: ReturnType<typeof mustered>) =>
  causesOf(bodyOf(state, id), nervesIn(state, context), 'end').map(({ because }) => because.clause);

const far = [knight('r1', [55, 55]), knight('r2', [58, 58])];
/** Five knights of blue within six inches of each other. */
const five = [1, 2, 3, 4, 5].map(n => knight(`b${n}`, [20 + n, 20]));

describe('a knight who sees his friends go', () => {
  const lose = (state: SkirmishState, id: string, how: 'killed' | 'wounded' | 'yielded' | 'fled') =>
    state.lost.push({ figure: id, at: figureOf(state, id).at, how, by: 'other', melee: null });

  it('counts each of them once, who is killed, wounded or flees, and none who has yielded (skirmish/morale/trigger-knight-friends)', () => {
    const clause = 'skirmish/morale/trigger-knight-friends';
    const here = mustered(field(five, far));
    for (const how of ['wounded', 'killed'] as const) lose(here.state, 'b2', how);
    lose(here.state, 'b3', 'killed');
    lose(here.state, 'b4', 'yielded');
    expect(clausesFor('b1', here)).not.toContain(clause);
    lose(here.state, 'b5', 'fled');
    expect(clausesFor('b1', here)).toContain(clause);
  });

  it('does so as they break, his leader among them, and not only when they have left the table (skirmish/morale/trigger-knight-leader)', () => {
    const { state, context } = mustered(field(five.slice(0, 2), far));
    figureOf(state, 'b1').turn.unhorsed = true;
    const events: Event[] = [];
    const tell = (event: Event) => events.push(event);
    const dice = scripted([1, 1, 1, 4, 4, 4]);
    testEverybody(state, { ...context, turn: 1, dice, tell } as unknown as SkirmishContext);
    const tests = ofKind(events, 'tested');
    expect(figureOf(state, 'b1').fleeing).toBe(true);
    expect(tests.map(({ body }) => state.bodies[body]?.figures[0])).toEqual(['b1', 'b2']);
    expect(tests[1]?.because.map(({ clause }) => clause)).toEqual(
      expect.arrayContaining(['skirmish/morale/trigger-knight-leader', 'skirmish/morale/mod-commander-lost']),
    );
  });
});

describe('how far off somebody was lost', () => {
  it('is measured from base to base, as everything is (skirmish/morale/trigger-knight-leader, skirmish/morale/trigger-knight-friends)', () => {
    const men = [knight('b1', [20, 20]), ...[1, 2, 3].map(n => knight(`b${n + 1}`, [20, 20 + n]))];
    /** The leader so far off, and three friends. */
    const near = (leader: number, friends: number) => {
      const here = mustered(field([knight('lord', [1, 1]), ...men], far));
      const lost = (id: string, inches: number) =>
        here.state.lost.push({ figure: id, at: { x: 20 + inches, y: 20 }, how: 'killed', by: 'other', melee: null });
      lost('lord', leader);
      for (const id of ['b2', 'b3', 'b4']) lost(id, friends);
      return clausesFor('b1', here);
    };
    // Each base is three quarters of an inch wide.
    expect(near(15.75, 6.75)).toEqual([
      'skirmish/morale/trigger-knight-friends',
      'skirmish/morale/trigger-knight-leader',
    ]);
    expect(near(15.8, 6.8)).toEqual([]);
  });
});

describe('knights in flight', () => {
  const runs = (reading: string, lastAt: [number, number] = [25, 20]) => {
    const men = [...five.slice(0, 4), knight('b5', lastAt)];
    const { state, context } = mustered(
      field(men, far),
      skirmishRulesUnder({ 'skirmish/ruling/fleeing-knights': reading }),
    );
    for (const { id } of men.slice(1)) figureOf(state, id ?? '').fleeing = true;
    return testOf(bodyOf(state, 'b1'), nervesIn(state, context)).friendsFleeing?.map(Math.round);
  };

  it('are one friend who flees, as four of them are a unit, or each is one (skirmish/ruling/fleeing-knights)', () => {
    expect(runs('four-as-one-friend')).toEqual([3]);
    expect(runs('each-of-four-or-more')).toHaveLength(4);
  });

  it('and are so as far off as the fourth of them (skirmish/morale/def-friends-fleeing)', () => {
    expect(runs('four-as-one-friend', [51, 20])).toEqual([29]);
  });
});

describe('a unit', () => {
  it('is isolated with four knights near it who go back, as with four who flee (skirmish/morale/def-isolated)', () => {
    const isolated = (does: Figure['does']) => {
      const file = field([...five.slice(0, 4), knight('lord', [1, 59])], far);
      const { blue } = file.sides;
      if (blue === undefined) throw new Error('no blue');
      const unit = {
        id: 'men',
        commander: knight('captain', [30, 25]),
        men: [{ ...knight('man', [31, 25]), class: 'sergeant' }],
      };
      const sides = { ...file.sides, blue: { ...blue, forces: blue.forces.map(each => ({ ...each, units: [unit] })) } };
      const { state, context } = mustered({ ...file, sides } as SkirmishScenarioFile);
      for (const id of ['b1', 'b2', 'b3', 'b4']) figureOf(state, id).does = does;
      return testOf(bodyOf(state, 'man'), nervesIn(state, context)).isolated;
    };
    expect([isolated('as-wished'), isolated('retreats')]).toEqual([false, true]);
  });
});

describe('a knight under fire', () => {
  it('tests in his second turn of it if he is halted in that too (skirmish/morale/trigger-knight-shot)', () => {
    const testsAfter = (moved: number) => {
      const here = mustered(field(five, far));
      const b1 = figureOf(here.state, 'b1');
      b1.turnsShotAt = 1;
      b1.turn.shotAt = 1;
      b1.turn.moved = moved;
      return clausesFor('b1', here).includes('skirmish/morale/trigger-knight-shot');
    };
    expect([testsAfter(0), testsAfter(6)]).toEqual([true, false]);
  });

  /** A bombard that fires in the second turn at whom or what it is told, with a rider beside it. */
  const bombards = (at: string, seed = 1, horse = false) => {
    const things: NonNullable<SkirmishScenarioFile['things']> = [
      { id: 'bombard', kind: 'bombard', side: 'blue', at: [30, 10], crew: 'crew', rounds: 3 },
      { id: 'cart', kind: 'wagon', side: 'red', at: [31, 30] },
    ];
    const rider = knight('rider', [36, 10], { horse: 'unbarded', grade: 'A' });
    const file = field(
      [knight('b1', [5, 5]), rider],
      [knight('r1', [30, 22], { facing: 'S', ...(horse ? { horse: 'unbarded' } : {}) })],
      { things },
    );
    const { blue } = file.sides;
    if (blue === undefined) throw new Error('no blue');
    const mate = { ...knight('mate', [31, 8]), class: 'sergeant' };
    const crew = { id: 'crew', commander: knight('gunner', [30, 8]), men: [mate] };
    const sides = { ...file.sides, blue: { ...blue, forces: blue.forces.map(each => ({ ...each, units: [crew] })) } };
    const fires: Answer = (kind, side, turn) => {
      if (side !== 'blue') return undefined;
      if (kind === 'move' && turn === 1) return { orders: [{ do: 'serve', figures: ['mate'], at: 'bombard' }] };
      return kind === 'shoot' ? { shots: [{ figures: ['bombard'], at, ...(horse ? { horse } : {}) }] } : undefined;
    };
    const { events, step } = played({ ...file, sides } as SkirmishScenarioFile, 2, fires, seed);
    const [shot] = ofKind(events, 'bombarded');
    expect(shot?.at).toBe(at);
    const why = ofKind(events, 'tested').flatMap(({ because }) => because.map(({ clause }) => clause));
    const { r1 } = step.state.figures;
    return { why, r1, effect: shot?.effect, firearms: step.state.figures.rider?.turn.firearms };
  };

  it('tests when a bombard fires at him from within 15 inches (skirmish/morale/trigger-knight-firearm)', () => {
    const missed = untilSeed(seed => bombards('r1', seed).effect === 'missed');
    expect(bombards('r1', missed).why).toContain('skirmish/morale/trigger-knight-firearm');
  });

  it('may have his horse shot by a bombard, and not himself (skirmish/shooting/target-horse-or-man)', () => {
    const shot = untilSeed(seed => bombards('r1', seed, true).effect === 'killed');
    expect(bombards('r1', shot, true).r1).toMatchObject({ horse: 'lost', mounted: false, wounded: false, gone: null });
  });

  it('has a horse that takes fright of a bombard, whatever that fires at (skirmish/falling/horse-wounded)', () => {
    expect(bombards('cart').firearms).toEqual([5.5]);
    expect(bombards('r1').firearms).toEqual([5.5]);
  });
});

describe('who has been tested', () => {
  it('bold, charges as far as he may in the next turn: at a gallop who has moved in this (skirmish/morale/bold)', () => {
    const { state, field: now } = mustered(field([knight('b1', [30, 10], { horse: 'unbarded' })], far));
    const rider = figureOf(state, 'b1');
    expect(standingOf(rider, 'bold', now()).chargeReach).toBe(12);
    rider.turn.moved = 12;
    expect(standingOf(rider, 'bold', now()).chargeReach).toBe(24);
    rider.ran = 2;
    rider.turn.pace = 'runs';
    expect(standingOf(rider, 'bold', now()).chargeReach).toBe(12);
  });

  it('and rallies, shoots nothing in the turn that he spends with it (skirmish/morale/resolute)', () => {
    const { state, field: now } = mustered(field([knight('b1', [30, 10], { weapons: ['longbow'] })], far));
    const archer = figureOf(state, 'b1');
    expect(timesOf(archer, now())).toHaveLength(2);
    archer.does = 'rallies';
    expect(timesOf(archer, now())).toEqual([]);
  });
});

describe('a standard or a commander who is lost', () => {
  const wood = {
    kind: 'wood',
    id: 'copse',
    outline: [
      [25, 10],
      [28, 10],
      [28, 40],
      [25, 40],
    ],
  };
  /** Blue’s commander has fallen with his banner east of a wood; one of his knights stands by him, the other beyond the wood. */
  const tests = (reading: string) => {
    const men = [knight('lord', [40, 20]), knight('near', [45, 20]), knight('beyond', [10, 20])];
    const file = { ...field(men, far), table: { width: 60, height: 60, features: [wood] } };
    const { state, context } = mustered(
      file as unknown as SkirmishScenarioFile,
      skirmishRulesUnder({ 'skirmish/ruling/seen-to-be-lost': reading }),
    );
    const lord = figureOf(state, 'lord');
    lord.gone = 'dead';
    const banner = { id: 'banner', of: 'army', side: 'blue', force: 'blue-force', bearer: null } as const;
    state.standards = [{ ...banner, at: { x: 41, y: 20 }, lost: true }];
    const test = (id: string) => {
      const body = bodyOf(state, id);
      body.sawLost = lossesSeen(body, nervesIn(state, context));
      const { standardsLost, commanderLost } = testOf(body, nervesIn(state, context));
      return { standardsLost, commanderLost };
    };
    const seen = { near: test('near'), beyond: test('beyond') };
    // Who has seen it knows it wherever he goes.
    figureOf(state, 'near').at = { x: 12, y: 20 };
    expect(test('near')).toEqual(seen.near);
    return seen;
  };

  it('weighs on those who have seen it, or on all of the side (skirmish/ruling/seen-to-be-lost)', () => {
    const [known, unknown] = [
      { standardsLost: 1, commanderLost: true },
      { standardsLost: 0, commanderLost: false },
    ];
    expect(tests('who-sees-it')).toEqual({ near: known, beyond: unknown });
    expect(tests('all-of-the-side')).toEqual({ near: known, beyond: known });
  });

  it('weighs no more when the standard is back (skirmish/morale/mod-standard-lost)', () => {
    const { state, context } = mustered(field(five, far));
    const body = bodyOf(state, 'b1');
    body.sawLost = ['banner'];
    expect(lossesSeen(body, nervesIn(state, context))).toEqual([]);
  });
});

describe('friends who run past in flight', () => {
  /** Four of blue’s knights flee northwards past its unit, from an enemy in the south. */
  const causes = (x: number) => {
    const knights = [0, 1, 2, 3].map(n => knight(`b${n + 1}`, [x + n, 20], { facing: 'N' }));
    const file = field(knights, [knight('r1', [x, 8])]);
    const { blue } = file.sides;
    if (blue === undefined) throw new Error('no blue');
    const unit = {
      id: 'men',
      commander: knight('captain', [5, 25]),
      men: [{ ...knight('man', [6, 25]), class: 'sergeant' }],
    };
    const forces = blue.forces.map(each => ({ ...each, units: [unit] }));
    const here = mustered({ ...file, sides: { ...file.sides, blue: { ...blue, forces } } } as SkirmishScenarioFile);
    const { state, context } = here;
    const full = { ...context, turn: 1, dice: scripted([]), tell: () => {} } as unknown as SkirmishContext;
    for (const { id = '' } of knights) {
      const figure = figureOf(state, id);
      figure.fleeing = true;
      figure.does = 'flees';
      compelled(figure, state, full);
      expect(figure.turn.moved).toBeGreaterThan(7);
      // They go on over the hills: what counts is that they came by.
      figure.gone = 'fled';
    }
    return clausesFor('man', here);
  };

  it('have a unit test within 15 inches of which they came, though they have left the table (skirmish/morale/trigger-unit-friends-flee)', () => {
    expect(causes(10)).toContain('skirmish/morale/trigger-unit-friends-flee');
    expect(causes(40)).not.toContain('skirmish/morale/trigger-unit-friends-flee');
  });
});
