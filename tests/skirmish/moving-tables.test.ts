/** Moves, actions, men and blows: every row and both sides of every edge, with what is told. */
import { describe, expect, it } from 'vitest';
import { scripted } from '../../src/dice/index.js';
import type { Reason, Violation } from '../../src/rulebook/index.js';
import {
  actionsTime,
  type Fighter,
  gapWork,
  gradeFaults,
  isLanceCharge,
  type Mover,
  mountingAction,
  moveCost,
  moveRate,
  type PlannedMove,
  paceFaults,
  protectionOf,
  type Strike,
  strikeOdds,
  strikeReasons,
  throwStrike,
  weaponFaults,
} from '../../src/rulesets/skirmish/index.js';
import { knightsOnHorseback } from '../../src/rulesets/skirmish/melee/strike.js';
import { classOrder, gradeOrder, gradeSteps } from '../../src/rulesets/skirmish/men/men.js';
import { skirmishRules } from '../../src/rulesets/skirmish/rules.js';
import { skirmishRulesUnder } from '../rules-under.js';

const rules = skirmishRules();
const foot = (protection: 1 | 2 | 3 | 4): Mover => ({ on: 'foot', protection });
const rider = (horse: 'barded' | 'unbarded', protection: 1 | 2 | 3 | 4 = 1): Mover => ({
  on: 'horse',
  horse,
  protection,
});
const drawn = (by: 'team' | 'men'): Mover => ({ on: 'wheels', drawn: by });
const told = (faults: readonly Violation[]) =>
  faults.map(({ path, clause, problem, mend }) => `${path} ${clause?.replace('skirmish/', '')}: ${problem}; ${mend}`);
const said = (because: readonly Reason[]) =>
  because.map(({ clause, because: why, effect }) => `${clause.replace('skirmish/', '')} ${why}: ${effect}`);

describe('a move (skirmish/movement/table)', () => {
  it.each<[Mover, ...(number | null)[]]>([
    [foot(1), 6, 8, 4, 1, null],
    [foot(2), 6, 8, 4, 1, null],
    [foot(3), 9, 12, 6, 2, 3],
    [foot(4), 9, 12, 6, 2, 3],
    [rider('barded', 4), 9, 20, 3, null, null],
    // Horses swim as their riders would.
    [rider('unbarded', 2), 12, 24, 4, null, null],
    [rider('unbarded', 3), 12, 24, 4, null, 3],
    [drawn('team'), 5, null, null, null, null],
    [drawn('men'), 2, null, null, null, null],
  ])('of %o: inches at a walk, a run, over rough ground, climbing, swimming %d %d %d %d %d', (mover, ...inches) => {
    const [walk, run, ...over] = inches;
    expect(moveRate({ mover, pace: 'walk' })).toBe(walk);
    expect(moveRate({ mover, pace: 'run' })).toBe(run);
    for (const pace of ['walk', 'run'] as const)
      expect((['rough', 'climb', 'swim'] as const).map(ground => moveRate({ mover, pace, ground }))).toEqual(over);
  });

  it('of riders climbing goes as dismounted where a ruling says so, but not on barded horses (skirmish/ruling/riders-as-if-dismounted)', () => {
    const under = skirmishRulesUnder({ 'skirmish/ruling/riders-as-if-dismounted': 'swimming-and-climbing' });
    const climb = (mover: Mover) => moveRate({ mover, pace: 'walk', ground: 'climb' }, under);
    expect([climb(rider('unbarded', 2)), climb(rider('unbarded', 3)), climb(rider('barded', 3))]).toEqual([1, 2, null]);
    expect(climb(foot(3))).toBe(2);
    expect(climb(drawn('men'))).toBeNull();
  });

  it('cannot be made as if dismounted by who has no horse, whatever house rules say', () => {
    const rates = {
      ...rules.moving.rates,
      'foot-protection-3-4': { ...rules.moving.rates['foot-protection-3-4'], swim: 'as-if-dismounted' as const },
    };
    const house = { moving: { ...rules.moving, rates } };
    expect(moveRate({ mover: foot(3), pace: 'walk', ground: 'swim' }, house)).toBeNull();
    expect(moveRate({ mover: rider('unbarded', 3), pace: 'walk', ground: 'swim' }, house)).toBeNull();
  });

  const gallop = (says: string) => `history.${says}; let the horse trot`;
  it.each<[Mover, 'walk' | 'run', NonNullable<PlannedMove['history']>, string[]]>([
    [rider('unbarded'), 'walk', { ran: 9 }, []],
    [rider('unbarded'), 'run', { moved: true }, []],
    [rider('unbarded'), 'run', { moved: true, ran: 2, sameDirection: true }, []],
    [
      rider('unbarded'),
      'run',
      { moved: true, ran: 3 },
      [gallop('ran movement/gallop-limit: the horse has galloped 3 moves one after the other')],
    ],
    [rider('barded'), 'run', {}, [gallop('moved movement/gallop-from-movement: it stood in the turn before')]],
    [
      rider('barded'),
      'run',
      { moved: true, sameDirection: false },
      [gallop('sameDirection movement/gallop-direction: it starts in another direction than it faced')],
    ],
    [foot(3), 'run', { ran: 2, ranInAll: 8 }, []],
    [foot(3), 'run', { ran: 3 }, ['history.ran movement/run-limit: he has run 3 turns; let him walk']],
    [foot(3), 'walk', { ran: 3 }, []],
    [drawn('team'), 'run', {}, ['pace movement/table: it cannot go faster than at a walk; let it walk']],
    [drawn('team'), 'walk', {}, []],
  ])('%o at a %s after %o: %j', (mover, pace, history, faults) => {
    expect(told(paceFaults({ mover, pace, history }))).toEqual(faults);
    expect(told(paceFaults({ mover, pace, history }, rules))).toEqual(faults);
  });

  it('at a gallop or run is counted as the rulings have it (skirmish/ruling/galloping-moves skirmish/ruling/running-turns)', () => {
    const inAll = skirmishRulesUnder({ 'skirmish/ruling/galloping-moves': 'two-in-all' });
    const gallops = (ran: number) =>
      paceFaults({ mover: rider('barded'), pace: 'run', history: { moved: true, ran } }, inAll).length;
    expect([1, 2].map(gallops)).toEqual([0, 1]);
    const game = skirmishRulesUnder({ 'skirmish/ruling/running-turns': 'in-the-whole-game' });
    const runs = (ranInAll: number) =>
      paceFaults({ mover: foot(3), pace: 'run', history: { ran: 9, ranInAll } }, game).length;
    expect([2, 3].map(runs)).toEqual([0, 1]);
  });
});

describe('what a move takes of the turn', () => {
  const cost = (planned: Partial<PlannedMove>, under = rules) => {
    const { share, faults, because } = moveCost(
      { mover: foot(3), pace: 'walk', stretches: [{ ground: 'open', length: 4.5 }], ...planned },
      under,
    );
    return [share, told(faults), said(because)];
  };

  it('its length by its rate, over each kind of ground (skirmish/ruling/partly-rough-moves)', () => {
    const both = [
      { ground: 'open', length: 4.5 },
      { ground: 'rough', length: 3 },
    ] as const;
    expect(cost({})).toEqual([0.5, [], []]);
    expect(cost({ stretches: both })).toEqual([1, [], []]);
    expect(cost({ spent: 0.5 })).toEqual([1, [], []]);
    const worst = skirmishRulesUnder({ 'skirmish/ruling/partly-rough-moves': 'worst-for-all' });
    const [share, faults] = cost({ stretches: both }, worst);
    expect(share).toBeCloseTo(7.5 / 6, 12);
    expect(faults).toEqual(['stretches movement/table: the move is longer than its turn; shorten it']);
    expect(cost({ stretches: [{ ground: 'open', length: 9.1 }] })[1]).toHaveLength(1);
    expect(cost({ stretches: [{ ground: 'open', length: 9 }] })[1]).toHaveLength(0);
  });

  it('nowhere where it cannot go', () => {
    const swims = [{ ground: 'swim', length: 2 }] as const;
    expect(cost({ mover: foot(1), stretches: swims })).toEqual([
      0,
      ['stretches[0].ground movement/table: it cannot go there (swim); choose another way'],
      [],
    ]);
    expect(cost({ mover: drawn('team'), pace: 'run' })[1]).toEqual([
      'pace movement/table: it cannot go faster than at a walk; let it walk',
      'stretches[0].ground movement/table: it cannot move; choose another way',
    ]);
  });

  it('with far turns, which are free on foot and cost riders 2 inches each (skirmish/movement/turn-cost-mounted skirmish/movement/turn-foot skirmish/movement/turn-limit-run)', () => {
    const turned = (mover: Mover, turns: number[], pace: 'walk' | 'run' = 'walk', under = rules) =>
      cost({ mover, turns, pace, stretches: [], history: { moved: true } }, under);
    expect(turned(rider('unbarded'), [22.5])).toEqual([0, [], []]);
    expect(turned(rider('unbarded'), [23])).toEqual([
      2 / 12,
      [],
      ['movement/turn-cost-mounted 1 turn of more than 22.5 degrees: −2 inches'],
    ]);
    expect(turned(rider('unbarded'), [-23, 90])).toEqual([
      4 / 12,
      [],
      ['movement/turn-cost-mounted 2 turns of more than 22.5 degrees: −4 inches'],
    ]);
    const once = skirmishRulesUnder({ 'skirmish/ruling/mounted-turning': 'once-a-move' });
    expect(turned(rider('unbarded'), [-23, 90], 'walk', once)[0]).toBe(2 / 12);
    expect(turned(foot(3), [90])).toEqual([0, [], ['movement/turn-foot 1 turn of more than 22.5 degrees: −0 inches']]);
    const no =
      'turns movement/turn-limit-run: nobody turns more than 22.5 degrees at a run or gallop; turn less, or go slower';
    for (const mover of [foot(3), rider('barded'), rider('unbarded')]) {
      expect(turned(mover, [23], 'run')).toEqual([0, [no], []]);
      expect(turned(mover, [22.5], 'run')).toEqual([0, [], []]);
    }
  });

  it('over hedges, fences and walls 3 inches each, and not at all with wagons and barded horses (skirmish/movement/obstacle skirmish/movement/obstacle-forbidden)', () => {
    const over = (mover: Mover, obstacles: PlannedMove['obstacles'] & object, under = rules) =>
      cost({ mover, obstacles, stretches: [] }, under);
    expect(over(foot(3), ['hedge'])).toEqual([3 / 9, [], ['movement/obstacle 1 obstacle: −3 inches']]);
    expect(over(foot(3), ['hedge', 'low-wall'])).toEqual([6 / 9, [], ['movement/obstacle 2 obstacles: −6 inches']]);
    expect(over(rider('unbarded'), ['fence'])[0]).toBe(3 / 12);
    const no =
      'obstacles movement/obstacle-forbidden: wagons and barded horses cross no hedge, fence or wall; go round it';
    for (const mover of [rider('barded'), drawn('team'), drawn('men')])
      expect(over(mover, ['fence'])).toEqual([0, [no], []]);
    const climbed = 'obstacles movement/obstacle: a high wall is climbed, and not crossed; climb it';
    expect(over(foot(3), ['high-wall'])).toEqual([0, [climbed], []]);
    expect(over(foot(3), ['high-wall', 'hedge'])).toEqual([
      3 / 9,
      [climbed],
      ['movement/obstacle 1 obstacle: −3 inches'],
    ]);
    const any = skirmishRulesUnder({ 'skirmish/ruling/high-walls': 'crossed-as-any-wall' });
    expect(over(foot(3), ['high-wall'], any)).toEqual([3 / 9, [], ['movement/obstacle 1 obstacle: −3 inches']]);
  });

  it('all of it, where what it costs has no rate to be paid by', () => {
    const wheeled = skirmishRulesUnder({ 'skirmish/ruling/wheeled-turning': 'as-mounted' });
    expect(cost({ mover: drawn('team'), turns: [90], stretches: [] }, wheeled)[0]).toBe(2 / 5);
    expect(cost({ mover: drawn('team'), turns: [90], pace: 'run', stretches: [] }, wheeled)[0]).toBe(1);
  });
});

describe('other actions', () => {
  it('take their times together, with what is moved (skirmish/actions/list)', () => {
    expect(actionsTime({ actions: [] })).toEqual({ time: 0, fits: true, because: [] });
    const { time, fits, because } = actionsTime({ actions: ['change-weapon', 'pick-up-fallen-standard'] });
    expect([time, fits, said(because)]).toEqual([
      1,
      true,
      ['actions/list change-weapon: 0.5 of a move', 'actions/list pick-up-fallen-standard: 0.5 of a move'],
    ]);
    expect(actionsTime({ actions: ['erect-ladder'], moving: 0.1 })).toMatchObject({ time: 1.1, fits: false });
    expect(actionsTime({ actions: ['change-weapon'], moving: 0.5 })).toMatchObject({ time: 1, fits: true });
  });

  it('mounting takes half a move, or a whole one in protection 1 and 2 (skirmish/actions/mount)', () => {
    const time = (protection: 1 | 2 | 3 | 4) => rules.moving.time[mountingAction({ protection })];
    expect(([1, 2, 3, 4] as const).map(time)).toEqual([1, 1, 0.5, 0.5]);
  });

  it('a gap is open when two have worked for a turn (skirmish/actions/gap)', () => {
    expect([0, 1, 2, 3].map(figureTurns => gapWork({ figureTurns }))).toEqual([
      { share: 0, open: false },
      { share: 0.5, open: false },
      { share: 1, open: true },
      { share: 1, open: true },
    ]);
  });
});

describe('a man', () => {
  const shielded = { armour: 'no-armour', shield: true } as const;

  it.each<[Parameters<typeof protectionOf>[1], number, string | undefined]>([
    [{}, 3, undefined],
    [{ weapon: 'sword' }, 3, undefined],
    [{ weapon: 'javelin', shooting: true }, 3, undefined],
    [{ weapon: 'longbow', shooting: true }, 4, 'weapons/shield-shooting he shoots: without the shield'],
    [{ shooting: true }, 4, 'weapons/shield-shooting he shoots: without the shield'],
    [{ weapon: 'longbow', shooting: false }, 3, undefined],
    [{ encumbered: true }, 3, undefined],
    [
      { encumbered: true, weapon: 'sword' },
      4,
      'weapons/encumbered climbing or carrying, weapon in hand: without the shield',
    ],
    [{ weapon: 'bill' }, 3, undefined],
  ])(
    'with a shield, %o: protection %d (skirmish/weapons/shield-shooting skirmish/weapons/encumbered)',
    (handling, level, why) => {
      const { protection, because } = protectionOf(shielded, handling);
      expect(protection).toBe(level);
      const worn = `troops/protection-synonym no-armour with a shield: protection ${level}`;
      expect(said(because)).toEqual(why === undefined ? [worn] : [why, worn]);
    },
  );

  it('is told by what he wears, and has no shield behind both hands where a ruling says so (skirmish/ruling/shield-behind-two-handed-weapons)', () => {
    const under = skirmishRulesUnder({ 'skirmish/ruling/shield-behind-two-handed-weapons': 'does-not-count' });
    const of = (weapon: 'bill' | 'sword') => said(protectionOf(shielded, { weapon }, under).because);
    expect(of('bill')).toEqual([
      'weapons/encumbered bill in both hands: without the shield',
      'troops/protection-synonym no-armour with a shield: protection 4',
    ]);
    expect(of('sword')).toHaveLength(1);
    expect(said(protectionOf({ armour: 'full-mail' }).because)).toEqual([
      'troops/protection-synonym full-mail: protection 2',
    ]);
    expect(protectionOf({ armour: 'full-mail', shield: true }).protection).toBe(1);
    // Who has none loses none.
    expect(said(protectionOf({ armour: 'full-mail' }, { weapon: 'longbow', shooting: true }).because)).toHaveLength(1);
  });

  it('uses no weapon that takes two hands while he climbs or carries (skirmish/weapons/encumbered)', () => {
    expect(told(weaponFaults({ weapon: 'bill', encumbered: true }))).toEqual([
      'weapon weapons/encumbered: a bill takes two hands, and one is not free; take a one-handed weapon, or lay the load down',
    ]);
    expect(weaponFaults({ weapon: 'bill' })).toEqual([]);
    expect(weaponFaults({ weapon: 'sword', encumbered: true })).toEqual([]);
    expect(weaponFaults({ encumbered: true })).toEqual([]);
  });

  type Graded = Parameters<typeof gradeFaults>[0];
  const limit = (cap: string, of: string, grade: string, from: string, to: string) =>
    `grade ${cap}: no ${of} has grade ${grade}; give him ${from} to ${to}`;
  it.each<[Graded, string[]]>([
    [{ class: 'knight', grade: 'A' }, []],
    [{ class: 'knight', grade: 'E' }, []],
    [{ class: 'sergeant', grade: 'A' }, [limit('troops/grade-cap-sergeant', 'sergeant', 'A', 'B', 'E')]],
    [{ class: 'sergeant', grade: 'B' }, []],
    [{ class: 'sergeant', grade: 'E' }, []],
    [{ class: 'peasant', grade: 'B' }, [limit('troops/grade-cap-peasant', 'peasant', 'B', 'C', 'E')]],
    [{ class: 'peasant', grade: 'C' }, []],
    [{ class: 'cleric', grade: 'A' }, []],
    [{ class: 'cleric', grade: 'B' }, []],
    [{ class: 'cleric', grade: 'C' }, [limit('clerics/grades', 'cleric', 'C', 'A', 'B')]],
    [
      { class: 'knight', grade: 'A', above: 1 },
      ['above troops/grade-above-a: A1 is a grade of knights in campaigns alone; leave it out'],
    ],
    [{ class: 'knight', grade: 'A', above: 1, campaign: true }, []],
    [
      { class: 'knight', grade: 'B', above: 1, campaign: true },
      ['above troops/grade-above-a: B1 is a grade of knights in campaigns alone; leave it out'],
    ],
    [
      { class: 'sergeant', grade: 'B', above: 2, campaign: true },
      ['above troops/grade-above-a: B2 is a grade of knights in campaigns alone; leave it out'],
    ],
    [{ class: 'knight', grade: 'A', rank: 'earl' }, []],
    [
      { class: 'sergeant', grade: 'B', rank: 'earl' },
      ['rank troops/noble-ranks: a sergeant has no rank among nobles; leave it out, or make him a knight'],
    ],
  ])('%o: %j (skirmish/troops/grade)', (man, faults) => {
    expect(told(gradeFaults(man))).toEqual(faults);
  });

  it('stands above others by class, rank and grade (skirmish/troops/classes skirmish/troops/noble-ranks)', () => {
    const knights = (['baron', 'earl', 'duke', 'king'] as const).map(rank => classOrder({ class: 'knight', rank }));
    const all = [
      ...(['cleric', 'peasant', 'sergeant', 'knight'] as const).map(of => classOrder({ class: of })),
      ...knights,
    ];
    expect([...all].sort((a, b) => a - b)).toEqual(all);
    expect(new Set(all).size).toBe(all.length);
    const viscount = { class: 'knight', rank: 'viscount' } as const;
    expect(classOrder(viscount)).toBe(classOrder({ class: 'knight', rank: 'earl' }));
    const below = skirmishRulesUnder({ 'skirmish/ruling/viscounts': 'below-earls' });
    expect(classOrder(viscount, below)).toBe(classOrder({ class: 'knight', rank: 'earl' }) - 1);
    // A sergeant with a rank is a sergeant.
    expect(classOrder({ class: 'sergeant', rank: 'duke' })).toBe(classOrder({ class: 'sergeant' }));
  });

  it('has a grade that is worth 0 to 4, and more above A among knights on horseback (skirmish/troops/grade-above-a-scope)', () => {
    expect((['E', 'D', 'C', 'B', 'A'] as const).map(grade => gradeOrder({ grade }))).toEqual([0, 1, 2, 3, 4]);
    expect([gradeOrder({ grade: 'A', above: 2 }), gradeOrder({ grade: 'A', above: 2 }, true)]).toEqual([4, 6]);
    expect(gradeOrder({ grade: 'A' }, true)).toBe(4);
    expect((['A', 'C', 'E'] as const).map(grade => gradeSteps(grade, 1))).toEqual(['B', 'D', 'E']);
    expect((['A', 'C', 'E'] as const).map(grade => gradeSteps(grade, -1))).toEqual(['A', 'B', 'D']);
    expect([gradeSteps('A', 9), gradeSteps('E', -9), gradeSteps('C', 0)]).toEqual(['E', 'A', 'C']);
  });
});

describe('a blow', () => {
  const sword: Fighter = { man: { class: 'sergeant', grade: 'C' }, weapon: 'sword', protection: 3 };
  const of = (weapon: Fighter['weapon'], more: Partial<Fighter> = {}): Fighter => ({ ...sword, weapon, ...more });
  const graded = (grade: 'A' | 'B' | 'C' | 'E') => ({ man: { class: 'knight' as const, grade } });

  it.each<[string, Partial<Strike>, number, number, string[]]>([
    ['a sword against a sword', {}, 0, 0, []],
    ['a heavy lance', { attacker: of('heavy-lance') }, 1, 0, ['attack-heavy-lance heavy lance: +1 point to strike']],
    ['a light lance', { attacker: of('light-lance') }, 0, 0, []],
    ['a pike on foot', { attacker: of('pike') }, 0, 0, []],
    [
      'a pike at a rider',
      { attacker: of('pike'), defender: of('sword', { riding: 'unbarded' }) },
      1,
      0,
      ['attack-pike-horse pike against horse: +1 point to strike'],
    ],
    [
      'a pike in woods',
      { attacker: of('pike', { ground: 'woods' }) },
      -1,
      0,
      ['attack-pike-woods pike in woods: −1 point to strike'],
    ],
    ['a pike on rough ground', { attacker: of('pike', { ground: 'rough' }) }, 0, 0, []],
    ['a bill in woods', { attacker: of('bill', { ground: 'woods' }) }, 0, 0, []],
    ['a grade A man', { attacker: of('sword', graded('A')) }, 1, 0, ['attack-grade grade A: +1 point to strike']],
    ['a grade B man', { attacker: of('sword', graded('B')) }, 1, 0, ['attack-grade grade B: +1 point to strike']],
    ['a grade C man', { attacker: of('sword', graded('C')) }, 0, 0, []],
    [
      'who charges',
      { attacker: of('sword', { charging: 'charge' }) },
      1,
      0,
      ['attack-charging charging: +1 point to strike'],
    ],
    [
      'who counter-charges',
      { attacker: of('sword', { charging: 'counter-charge' }) },
      1,
      0,
      ['attack-charging charging: +1 point to strike'],
    ],
    ['a knife', { attacker: of('knife') }, -1, 0, ['attack-improvised knife: −1 point to strike']],
    ['a dagger', { attacker: of('dagger') }, -1, 0, ['attack-improvised dagger: −1 point to strike']],
    [
      'an improvised weapon',
      { attacker: of('improvised') },
      -1,
      0,
      ['attack-improvised improvised weapon: −1 point to strike'],
    ],
    ['to the rear', { side: 'rear' }, -2, 0, ['attack-rear strikes behind him: −2 points to strike']],
    ['to the flank', { side: 'flank' }, 0, 0, []],
    [
      'at protection 1',
      { defender: of('sword', { protection: 1 }) },
      0,
      2,
      ['defense-armour protection 1: +2 points to defend'],
    ],
    [
      'at protection 2',
      { defender: of('sword', { protection: 2 }) },
      0,
      1,
      ['defense-armour protection 2: +1 point to defend'],
    ],
    [
      'at protection 4',
      { defender: of('sword', { protection: 4 }) },
      0,
      -1,
      ['defense-armour protection 4: −1 point to defend'],
    ],
    [
      'at an obstacle',
      { defender: of('sword', { defendsObstacle: true }) },
      0,
      1,
      ['defense-obstacle defends an obstacle: +1 point to defend'],
    ],
    [
      'by a rider at a man in woods',
      { attacker: of('sword', { riding: 'unbarded' }), defender: of('sword', { ground: 'woods' }) },
      0,
      1,
      ['defense-infantry-rough on foot against horse in woods or on rough ground: +1 point to defend'],
    ],
    [
      'by a rider at a rider in woods',
      { attacker: of('sword', { riding: 'unbarded' }), defender: of('sword', { ground: 'woods', riding: 'unbarded' }) },
      0,
      0,
      [],
    ],
    ['by a man on foot at one in woods', { defender: of('sword', { ground: 'woods' }) }, 0, 0, []],
    ['by a rider in the open', { attacker: of('sword', { riding: 'unbarded' }) }, 0, 0, []],
    ['at grade E', { defender: of('sword', graded('E')) }, 0, -1, ['defense-grade-e grade E: −1 point to defend']],
    ['at a horse', { defender: of('sword', { riding: 'unbarded', protection: 1 }), at: 'horse' }, 0, 0, []],
    [
      'at a barded horse',
      { defender: of('sword', { riding: 'barded' }), at: 'horse' },
      0,
      2,
      ['defense-armour protection 1: +2 points to defend'],
    ],
    ['at the man on a barded horse', { defender: of('sword', { riding: 'barded' }) }, 0, 0, []],
  ])('%s', (_what, strike, attack, defense, because) => {
    const blow: Strike = { attacker: sword, defender: sword, ...strike };
    expect(strikeOdds(blow)).toMatchObject({ attack, defense });
    expect(said(strikeReasons(blow)).map(line => line.replace('melee/', ''))).toEqual(because);
  });

  it('hits where the die of the attack, with what is added, is the higher (skirmish/melee/strike)', () => {
    const blow: Strike = { attacker: of('heavy-lance'), defender: of('sword', { protection: 1 }) };
    expect(throwStrike(blow, scripted([4, 3]))).toEqual({ attack: 5, defense: 5, hit: false });
    expect(throwStrike(blow, scripted([5, 3]))).toEqual({ attack: 6, defense: 5, hit: true });
    const down = skirmishRulesUnder({ 'skirmish/ruling/prone-men': 'have-no-defence-die' });
    const prone: Strike = { attacker: sword, defender: of('sword', { prone: true, protection: 1 }) };
    expect(throwStrike(prone, scripted([2]), down)).toEqual({ attack: 2, defense: 2, hit: false });
    expect(throwStrike(prone, scripted([2, 1]))).toEqual({ attack: 2, defense: 3, hit: false });
    expect(throwStrike({ ...prone, defender: sword }, scripted([2, 1]), down)).toEqual({
      attack: 2,
      defense: 1,
      hit: true,
    });
  });

  it('of a lance in a charge is one of either lance, and of no other weapon (skirmish/melee/lance-unhorses)', () => {
    const charges = (weapon: Fighter['weapon'], charging?: 'charge' | 'counter-charge', under = rules) =>
      isLanceCharge(of(weapon, charging === undefined ? {} : { charging }), under);
    expect([charges('light-lance', 'charge'), charges('heavy-lance', 'charge'), charges('spear', 'charge')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(charges('light-lance')).toBe(false);
    expect(charges('light-lance', 'counter-charge')).toBe(true);
    const not = skirmishRulesUnder({ 'skirmish/ruling/counter-charging': 'is-not' });
    expect([charges('light-lance', 'counter-charge', not), charges('light-lance', 'charge', not)]).toEqual([
      false,
      true,
    ]);
  });

  it('is one of knights on horseback only if both are knights and both ride (skirmish/troops/grade-above-a-scope)', () => {
    const knight = (riding: boolean): Fighter =>
      of('sword', { ...graded('A'), ...(riding ? { riding: 'unbarded' as const } : {}) });
    const sergeant = of('sword', { riding: 'unbarded' });
    const both = (attacker: Fighter, defender: Fighter) => knightsOnHorseback({ attacker, defender });
    expect(both(knight(true), knight(true))).toBe(true);
    expect([
      both(knight(true), knight(false)),
      both(knight(false), knight(true)),
      both(knight(true), sergeant),
      both(sergeant, knight(true)),
    ]).toEqual([false, false, false, false]);
    const counts = skirmishRulesUnder({ 'skirmish/ruling/grades-above-a': 'attack-die-too' });
    const great = of('sword', { man: { class: 'knight', grade: 'A', above: 2 }, riding: 'unbarded' });
    expect(said(strikeReasons({ attacker: great, defender: knight(true) }, counts))).toContain(
      'troops/grade-above-a-scope grade A2 among knights: +2 points to strike',
    );
    expect(strikeOdds({ attacker: great, defender: sergeant }, counts).attack).toBe(1);
  });
});
