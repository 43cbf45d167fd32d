import { describe, expect, it } from 'vitest';
import type { Distribution } from '../../src/dice/index.js';
import { rolled, scripted } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import {
  type Broadside,
  broadsideOdds,
  continuedMelee,
  duelOdds,
  type FormingSquare,
  formingSquareOdds,
  musketRules,
  type ShipAfter,
  type ShotsAtShip,
  type Storm,
  shotsAtShipOdds,
  stormOdds,
  throwBroadside,
  throwDuel,
  throwFormingSquare,
  throwShotsAtShip,
  throwStorm,
} from '../../src/rulesets/cady/musket/index.js';
import { chiSquare, lumped, unfairFrom } from '../dice/chi-square.js';
import { musketRulesUnder } from '../rules-under.js';

/** Whether what is thrown comes out as often as it was solved, and nothing else does. */
function comesOutAsSolved<T>(odds: Distribution<T>, throwOnce: (dice: ReturnType<typeof rolled>) => T, throws = 250) {
  const dice = rolled(41);
  const seen = new Map<string, number>();
  for (let i = 0; i < throws; i++) {
    const key = JSON.stringify(throwOnce(dice));
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const keys = odds.outcomes.map(({ value }) => JSON.stringify(value));
  expect([...seen.keys()].filter(key => !keys.includes(key))).toEqual([]);
  const cells = lumped(
    keys.map(key => seen.get(key) ?? 0),
    odds.outcomes.map(({ probability }) => probability * throws),
  );
  if (cells.expected.length < 2) return;
  expect(chiSquare(cells.observed, cells.expected)).toBeLessThan(unfairFrom(cells.expected.length - 1));
}

describe('a broadside', () => {
  const target = { type: 'regulars', figures: 12 } as const;
  const broadside: Broadside = { apart: 4, projectile: 'explosive', distance: 50, target };
  const mean = (of: Broadside, rules = musketRules()) => broadsideOdds(of, rules).mean(({ lost }) => lost);

  it('comes out as often when it is thrown [cady/musket/ship/frigate-guns]', () => {
    comesOutAsSolved(broadsideOdds(broadside), dice => throwBroadside(broadside, dice));
    const shot: Broadside = { ...broadside, projectile: 'solid', guns: 2 };
    comesOutAsSolved(broadsideOdds(shot), dice => throwBroadside(shot, dice));
  });

  it('takes more with every gun of the side, and four of them unless said', () => {
    const means = [1, 2, 3, 4].map(guns => mean({ ...broadside, guns }));
    expect([...means].sort((a, b) => a - b)).toEqual(means);
    expect(mean(broadside)).toBeCloseTo(means[3] ?? 0, 12);
    expect(() => broadsideOdds({ ...broadside, guns: 5 })).toThrow(/give 1 to 4/);
  });

  it('strays twice as far as on land [cady/musket/ship/gun-inaccuracy]', () => {
    const rules = musketRules();
    const steady = { ...rules, ships: { ...rules.ships, frigate: { ...rules.ships.frigate, variationTimes: 1 } } };
    const small = { ...broadside, target: { type: 'regulars', figures: 4 } } as const;
    expect(mean(small)).toBeLessThan(mean(small, steady));
  });

  it('takes a gun on shore as well as its crew, and fewer behind a wall [cady/musket/wall/artillery-step]', () => {
    const gun: Broadside = { ...broadside, target: { type: 'six-pounder-cannon', figures: 3 } };
    expect(broadsideOdds(gun).probability(({ piece }) => piece === false)).toBeGreaterThan(0);
    expect(mean({ ...broadside, target: { ...target, behindWall: true } })).toBeLessThan(mean(broadside));
    expect(broadsideOdds(broadside).probability(({ piece }) => piece === undefined)).toBe(1);
  });

  it('is refused beyond what its shot reaches', () => {
    expect(() => broadsideOdds({ ...broadside, distance: 100 })).toThrow(RuleViolation);
    expect(() => broadsideOdds({ ...broadside, projectile: 'canister' })).toThrow(/no canister shot at 50 cm/);
  });
});

describe('shots at a ship', () => {
  const frigate = { length: 30, beam: 8 } as const;
  const shots: ShotsAtShip = {
    gun: 'eight-pounder-cannon',
    projectile: 'solid',
    shots: 2,
    distance: 50,
    ship: frigate,
  };
  /** She fills the sea: every shot strikes. */
  const everywhere = { length: 300, beam: 60 } as const;
  const struck = (over: Partial<ShotsAtShip> = {}, rules = musketRules()) =>
    shotsAtShipOdds({ ...shots, shots: 1, ship: everywhere, ...over }, rules);

  it('come out as often when they are thrown [cady/musket/ship/hits-from-shore]', () => {
    for (const asked of [shots, { ...shots, gun: 'congreve-rockets', projectile: 'explosive' } as const])
      comesOutAsSolved(shotsAtShipOdds(asked), dice => throwShotsAtShip(asked, dice));
  });

  it('roll two dice for the damage of each that strikes [cady/musket/ship/damage-roll cady/musket/ship/damage-10]', () => {
    const of = (after: Partial<ShipAfter>, odds = struck()) =>
      odds.probability(value => Object.entries(after).every(([key, is]) => value[key as keyof ShipAfter] === is));
    expect(of({ hits: 1 })).toBe(1);
    expect(of({ mastHits: 1 })).toBeCloseTo(1 / 36, 12);
    expect(of({ gunsLost: 1 })).toBeCloseTo(3 / 36, 12);
    expect(of({ sinksIn: 6 })).toBeCloseTo(2 / 36, 12);
    expect(of({ sinksIn: 3 })).toBeCloseTo(1 / 36, 12);
    const hurt = struck({ ship: { ...everywhere, mastHits: 1, gunHits: 1 } });
    expect(of({ mastHits: 2 }, hurt)).toBeCloseTo(1 / 36, 12);
    expect(of({ sinksIn: 3, gunsLost: 1 }, hurt)).toBeCloseTo(3 / 36, 12);
    const nine = musketRulesUnder({ 'cady/ruling/ship-damage-9': 'as-a-ten' });
    expect(of({ gunsLost: 1 }, struck({}, nine))).toBeCloseTo(7 / 36, 12);
  });

  it('of rockets set her on fire, and those of 6 pounders do nothing [cady/musket/ship/fire-roll]', () => {
    const rockets = struck({ gun: 'congreve-rockets', projectile: 'explosive' });
    expect(rockets.probability(({ burns }) => burns)).toBeCloseTo(1 / 6, 12);
    expect(rockets.probability(({ allHands }) => allHands)).toBeCloseTo(1 / 6, 12);
    expect(struck({ gun: 'six-pounder-cannon' }).outcomes).toMatchObject([
      { value: { hits: 1, mastHits: 0, gunsLost: 0, sinksIn: null, burns: false, allHands: false }, probability: 1 },
    ]);
  });

  it('miss her end more often than her side, and more often from another ship [cady/musket/ship/gun-inaccuracy]', () => {
    const hits = (over: Partial<ShotsAtShip>) => shotsAtShipOdds({ ...shots, ...over }).mean(after => after.hits);
    const twelve = { gun: 'twelve-pounder-cannon' } as const;
    expect(hits({ off: 6 })).toBeLessThan(hits({}));
    expect(hits({ ...twelve, fromShip: true })).toBeLessThan(hits(twelve));
    expect(hits({ off: 9, ship: { ...frigate, shows: 'end' } })).toBeGreaterThan(hits({ off: 9 }));
  });

  it('are refused where nothing could come of them', () => {
    expect(() => shotsAtShipOdds({ ...shots, distance: 200 })).toThrow(/no solid shot at 200 cm/);
    expect(() => shotsAtShipOdds({ ...shots, projectile: 'canister' })).toThrow(/canister does a ship no harm/);
    expect(() => shotsAtShipOdds({ ...shots, fromShip: true })).toThrow(/ships carry 12 pd cannon/);
    expect(() => shotsAtShipOdds({ ...shots, shots: 13, ship: { length: 0, beam: 8 } })).toThrow(RuleViolation);
  });
});

describe('the storm of a building', () => {
  const storm: Storm = {
    attacker: { type: 'regulars', figures: 8 },
    defender: { type: 'light-infantry', figures: 6 },
    fire: { windows: 2, distance: 5, storey: 2 },
    turns: 2,
  };
  const taken = (of: Storm) => stormOdds(of).probability(({ end }) => end === 'taken');

  it('comes out as often when it is thrown', () => {
    comesOutAsSolved(stormOdds(storm), dice => throwStorm(storm, dice));
  });

  it('is a melee through the door once that is broken [cady/musket/building/window-melee]', () => {
    const open: Storm = { ...storm, broken: true };
    const { outcomes } = continuedMelee({
      attacker: storm.attacker,
      defender: { ...storm.defender, behindDefence: 'building' },
      between: { openings: 1 },
      turns: 2,
    });
    for (const { value, probability } of stormOdds(open).outcomes) {
      const { end, ...same } = value;
      expect(outcomes.probability({ ...same, fighting: end === 'goes-on' })).toBeCloseTo(probability, 12);
    }
    // Without fire, the two turns at the door take nobody.
    const { fire: _, ...quiet } = storm;
    expect(taken(quiet)).toBeCloseTo(taken(open), 12);
    expect(taken(storm)).toBeLessThan(taken(open));
  });

  it('never begins with fewer than two stands at the door [cady/musket/building/break-door]', () => {
    const one: Storm = { ...storm, attacker: { type: 'regulars', figures: 2 } };
    const odds = stormOdds(one);
    expect(odds.probability(({ end, turns }) => end === 'held' && turns === 0)).toBe(1);
  });

  it('has those at the windows fire twice, and once in the turn after [cady/musket/loading/loaded-no-move]', () => {
    const fire = { windows: 1, distance: 3 };
    const all = stormOdds({ ...storm, fire, attacker: { type: 'guard', figures: 30 } });
    // Two figures, three shots each: six of them at most fall at the door.
    const atDoor = all.outcomes.filter(({ value }) => value.turns === 0);
    expect(Math.max(0, ...atDoor.map(({ value }) => value.attacker.lost))).toBeLessThanOrEqual(6);
    const misses = scripted(Array.from({ length: 30 }, () => 1));
    expect(throwStorm({ ...storm, fire, attacker: { type: 'guard', figures: 30 } }, misses).attacker.lost).toBe(0);
  });

  it('refuses what holds no building', () => {
    expect(() => stormOdds({ ...storm, defender: { type: 'light-hussars', figures: 4 } })).toThrow(/hold no building/);
    expect(() => stormOdds({ ...storm, defender: { type: 'light-lancers', figures: 4 } })).toThrow(RuleViolation);
  });
});

describe('a charge at foot that forms a square', () => {
  const asked: FormingSquare = {
    attacker: { type: 'light-hussars', figures: 6 },
    defender: { type: 'regulars', figures: 12, inContact: 4 },
    away: { from: 20, to: 59 },
  };

  it('comes out as often when it is thrown', () => {
    const near = { ...asked, away: { from: 38, to: 43 } };
    comesOutAsSolved(formingSquareOdds(near), dice => throwFormingSquare(near, dice), 300);
  });

  it('meets a square if he has more than a third of his move to go [cady/musket/square/cost]', () => {
    const meets = (what: string, of = asked) => formingSquareOdds(of).probability(({ meets }) => meets === what);
    expect(meets('square', { ...asked, away: { from: 59, to: 59 } })).toBe(1);
    expect(meets('half-formed', { ...asked, away: { from: 20, to: 20 } })).toBe(1);
    expect(meets('square')).toBeGreaterThan(0);
    expect(meets('square') + meets('half-formed') + meets('nobody')).toBeCloseTo(1, 12);
  });

  it('refuses a square of men who form none, and distances without an end', () => {
    const militia = { ...asked, defender: { type: 'militia', figures: 12, inContact: 4 } } as const;
    expect(() => formingSquareOdds(militia)).toThrow(RuleViolation);
    expect(() => formingSquareOdds({ ...asked, away: { from: 30, to: 20 } })).toThrow(/whole cm/);
  });
});

describe('a duel of two guns against two', () => {
  const shell = { gun: 'twelve-pounder-cannon', projectile: 'explosive' } as const;

  it('is solved with shells and over several turns, and comes out so [cady/musket/artillery/duel/write-calls]', () => {
    const duel = { ours: [shell, shell], theirs: [shell, shell], distance: 60, apart: 8, turns: 2 };
    const odds = duelOdds(duel);
    const dice = rolled(3);
    const out = (left: { theirs: readonly { standing: boolean; crew: number }[] }) =>
      left.theirs.reduce((sum, { crew }) => sum + crew, 0);
    const thrown = Array.from({ length: 250 }, () => out(throwDuel(duel, dice)));
    const mean = thrown.reduce((sum, each) => sum + each, 0) / thrown.length;
    expect(Math.abs(mean - odds.mean(out))).toBeLessThan(4 * (odds.standardDeviation(out) / Math.sqrt(500)));
  });
});
