/** Who strikes and shoots first, what a test obliges to, and what is wrong with who is mustered. */
import { describe, expect, it } from 'vitest';
import {
  compareBlows,
  type Fighter,
  moraleObligation,
  moraleOdds,
  readRetinue,
  retinueOf,
  type SkirmishScenarioFile,
  shotTimes,
} from '../../src/rulesets/skirmish/index.js';
import type { BlowInOrder } from '../../src/rulesets/skirmish/melee/order.js';
import type { skirmishRulesUnder } from '../rules-under.js';
import { field, knight, type Listed, mustered } from './trial.js';

const sword: Fighter = { man: { class: 'sergeant', grade: 'C' }, weapon: 'sword', protection: 3 };
const graded = (grade: 'A' | 'B' | 'C' | 'E', above = 0) => ({ man: { class: 'knight' as const, grade, above } });

describe('which of two blows is struck first (skirmish/melee/blow-order)', () => {
  const blow = (fighter: Partial<Fighter> = {}, more: Partial<BlowInOrder> = {}): BlowInOrder => ({
    id: 'blow',
    fighter: { ...sword, ...fighter },
    when: 'beginning',
    ...more,
  });
  const rider = { riding: 'unbarded' as const };
  const charges = { charging: 'charge' as const };

  it.each<[string, BlowInOrder, BlowInOrder]>([
    ['one at the beginning before one at the end', blow(), blow(graded('A'), { when: 'end' })],
    ['an unwounded man before a wounded one', blow(), blow(graded('A'), { wounded: true })],
    ['a charging horse before foot of a higher grade', blow({ ...rider, ...charges }), blow(graded('A'))],
    [
      'a pike of a higher grade before a charging horse',
      blow({ ...graded('A'), weapon: 'pike' }),
      blow({ ...rider, ...charges }),
    ],
    ['a higher grade before men who charge on foot', blow(graded('A')), blow(charges)],
    ['a higher grade before a horse that does not charge', blow(graded('A')), blow(rider)],
    ['a higher grade before a longer weapon', blow(graded('B')), blow({ weapon: 'spear' })],
    [
      'grades above A among knights who ride',
      blow({ ...graded('A', 1), ...rider }),
      blow({ ...graded('A'), ...rider, weapon: 'spear' }),
    ],
    [
      'a longer weapon, where one of them is on foot',
      blow({ ...graded('A'), weapon: 'spear' }),
      blow({ ...graded('A', 1), ...rider }),
    ],
    ['a longer weapon before a higher class', blow({ weapon: 'spear' }), blow(graded('C'))],
    ['a higher class before who stands higher', blow(graded('C')), blow({ higher: true })],
    ['who stands higher before who charges', blow({ higher: true }), blow(charges)],
    ['who charges before who does not', blow(charges), blow()],
  ])('%s', (_what, before, after) => {
    expect(compareBlows(before, after)).toBeLessThan(0);
    expect(compareBlows(after, before)).toBeGreaterThan(0);
  });

  it('neither, where nothing tells them apart', () => {
    expect(compareBlows(blow(), blow())).toBe(0);
    expect(compareBlows(blow({ ...rider, ...charges }), blow({ ...rider, ...charges }))).toBe(0);
  });
});

describe('when a weapon shoots (skirmish/shooting/timing-two-shots skirmish/shooting/timing-change-weapon skirmish/shooting/change-weapon-types)', () => {
  it.each<[Parameters<typeof shotTimes>[0], readonly number[]]>([
    [{ weapon: 'longbow', shots: 0 }, []],
    [{ weapon: 'longbow', shots: 1 }, [0.5]],
    [{ weapon: 'longbow', shots: 2 }, [0.5, 1]],
    [{ weapon: 'crossbow', shots: 1 }, [0.5]],
    [{ weapon: 'longbow', shots: 2, changed: 'first' }, [0.5]],
    [{ weapon: 'javelin', shots: 1, changed: 'second' }, [1]],
    [{ weapon: 'longbow', shots: 0, changed: 'first' }, []],
    [{ weapon: 'sling', shots: 1, changed: 'second' }, [1]],
  ])('%o: %j', (weapon, at) => {
    expect(shotTimes(weapon)).toEqual({ at, faults: [] });
  });

  it('crossbows and handguns not at all in a turn in which weapons are changed', () => {
    for (const weapon of ['crossbow', 'handgun'] as const)
      expect(shotTimes({ weapon, shots: 1, changed: 'first' })).toEqual({
        at: [],
        faults: [
          {
            path: 'weapon',
            clause: 'skirmish/shooting/change-weapon-types',
            problem: `a ${weapon} cannot be shot in a turn in which weapons are changed`,
            mend: 'shoot bows or javelins',
          },
        ],
      });
  });
});

describe('what a test obliges to', () => {
  type Standing = Parameters<typeof moraleObligation>[0];
  const does = (standing: Partial<Standing>, rules?: ReturnType<typeof skirmishRulesUnder>) =>
    moraleObligation({ result: 'craven', inCover: false, enemies: [], ...standing }, rules).does;
  const enemy = (distance: number, more: object = {}) => ({ distance, where: 'front' as const, ...more });
  const rear = (distance: number) => ({ distance, where: 'rear' as const });

  it.each<[string, Partial<Standing>, string]>([
    ['the craven with nobody near', {}, 'no-advance'],
    ['with an enemy at 10 inches', { enemies: [enemy(10)] }, 'retreats'],
    ['farther off', { enemies: [enemy(10.1)] }, 'no-advance'],
    ['in cover', { enemies: [enemy(3)], inCover: true }, 'no-advance'],
    ['from one in flight', { enemies: [enemy(3, { fleeing: true })] }, 'no-advance'],
    ['from one who has yielded', { enemies: [enemy(3, { yielded: true })] }, 'no-advance'],
    ['from one on the ground', { enemies: [enemy(3, { prone: true })] }, 'no-advance'],
    ['who flee already', { enemies: [], fleeing: true }, 'flees'],
    ['recreants', { result: 'recreant' }, 'flees'],
    ['with an enemy at 6 inches', { result: 'recreant', enemies: [enemy(6)] }, 'yields'],
    ['at 6 inches, who is no danger', { result: 'recreant', enemies: [enemy(6, { prone: true })] }, 'flees'],
    ['farther off in front', { result: 'recreant', enemies: [enemy(6.1)] }, 'flees'],
    ['in cover, with one at 6 inches', { result: 'recreant', inCover: true, enemies: [enemy(6)] }, 'flees'],
    ['in cover, with one in contact', { result: 'recreant', inCover: true, enemies: [enemy(0)] }, 'yields'],
    ['between two at 10 inches', { result: 'recreant', enemies: [enemy(10), rear(10)] }, 'yields'],
    ['between two, one farther off', { result: 'recreant', enemies: [enemy(10), rear(10.1)] }, 'flees'],
    ['with two behind', { result: 'recreant', enemies: [rear(10), rear(9)] }, 'flees'],
    ['the resolute', { result: 'resolute' }, 'as-wished'],
    ['the resolute who fled', { result: 'resolute', fleeing: true }, 'rallies'],
    ['the bold', { result: 'bold', enemies: [enemy(9)], chargeReach: 8 }, 'advances'],
    ['with an enemy in reach', { result: 'bold', enemies: [enemy(8)], chargeReach: 8 }, 'charges'],
    ['who fled', { result: 'bold', fleeing: true, enemies: [enemy(1)], chargeReach: 8 }, 'rallies'],
    [
      'who hold an obstacle',
      { result: 'bold', defendsObstacle: true, enemies: [enemy(1)], chargeReach: 8 },
      'as-wished',
    ],
    [
      'with an enemy inside',
      { result: 'bold', defendsObstacle: true, enemyInside: true, enemies: [enemy(1)], chargeReach: 8 },
      'charges',
    ],
    ['clerics', { result: 'bold', cleric: true, enemies: [enemy(1)], chargeReach: 8 }, 'as-wished'],
  ])(
    '%s (skirmish/morale/recreant skirmish/morale/recreant-yield skirmish/morale/craven skirmish/morale/bold)',
    (_who, standing, act) => {
      expect(does(standing)).toBe(act);
    },
  );

  it('close order helps sergeants and peasants alone (skirmish/morale/mod-close-order)', () => {
    const helps = (of: 'knight' | 'sergeant' | 'peasant' | 'cleric') =>
      moraleOdds({ class: of, grade: 'B', closeOrder: true }).modifier - moraleOdds({ class: of, grade: 'B' }).modifier;
    expect((['knight', 'sergeant', 'peasant', 'cleric'] as const).map(helps)).toEqual([0, 1, 1, 0]);
  });
});

describe('who is mustered', () => {
  const foot = (id: string, more: object = {}) =>
    ({ id, class: 'sergeant', grade: 'C', armour: 'no-armour', weapons: ['sword'], ...more }) as unknown as Listed;
  const unit = (more: object = {}) => ({
    id: 'band',
    commander: { ...foot('leader'), class: 'knight' },
    men: [foot('m1'), foot('m2'), foot('m3')],
    place: { at: [30, 10], facing: 'N', files: 2, gap: 0.5 },
    ...more,
  });
  const file = (side: object, more: Partial<SkirmishScenarioFile> = {}): SkirmishScenarioFile => {
    const plain = field([knight('b1', [10, 10])], [knight('r1', [50, 50])], more);
    return { ...plain, sides: { ...plain.sides, blue: { ...plain.sides.blue, ...side } as never } };
  };
  const force = (more: object) => ({
    forces: [{ id: 'blue-force', commander: 'b1', single: [knight('b1', [10, 10])], ...more }],
  });
  const wrong = (side: object, more: Partial<SkirmishScenarioFile> = {}) => {
    try {
      mustered(file(side, more));
    } catch (fault) {
      return (fault as { violations: readonly { path: string; problem: string; mend: string }[] }).violations.map(
        ({ path, problem, mend }) => `${path}: ${problem}; ${mend}`,
      );
    }
    return [];
  };
  const of = 'sides.blue.forces[0]';

  it.each<[string, object, string[]]>([
    ['well', force({}), []],
    ['under nobody', { commander: 'nobody' }, ['sides.blue.commander: there is nobody "nobody"; name one of its men']],
    [
      'with a standard that nobody carries',
      { standards: [{ of: 'force', bearer: 'nobody' }] },
      ['sides.blue.standards[0].bearer: there is nobody "nobody"; name one of its men'],
    ],
    [
      'off the table',
      force({ single: [knight('b1', [61, 10])] }),
      [`${of}.single[0].at: "b1" stands off the table; move him`],
    ],
    [
      'on no wall',
      force({ single: [knight('b1', [10, 10], { on: 'nowhere' } as Partial<Listed>)] }),
      [`${of}.single[0].on: nobody stands on "nowhere"; name a work with a walk or windows`],
    ],
    [
      'on one another',
      force({ single: [knight('b1', [10, 10]), knight('b2', [10.5, 10])] }),
      [`${of}.single[0].at: "b1" and "b2" stand on the same ground; move one`],
    ],
    ['beside each other', force({ single: [knight('b1', [10, 10]), knight('b2', [10.75, 10])] }), []],
  ])('%s', (_how, side, faults) => {
    expect(wrong(side)).toEqual(faults);
  });

  it('for a battle that ends, and over objectives and for sides that are there', () => {
    const victory = (...conditions: object[]) =>
      wrong({}, { victory: conditions as never }).map(line => line.split(';')[0]);
    const limit = { kind: 'turn-limit', turns: 9, decidedBy: 'draw' };
    expect(victory(limit, { kind: 'commander' })).toEqual([]);
    expect(victory({ kind: 'commander' })).toEqual([
      'victory: nothing ends the battle if nobody reaches anything else',
    ]);
    expect(victory(limit, { kind: 'losses', percent: 50, side: 'green' })).toHaveLength(1);
    expect(victory(limit, { kind: 'losses', percent: 50, side: 'red' })).toEqual([]);
    expect(victory(limit, { kind: 'hold', objectives: ['mill'], turns: 2 })).toHaveLength(1);
  });

  it('rank by rank, the commander in the middle of the first, as far apart as feet or hooves need', () => {
    const places = (more: object) => {
      const { state } = mustered(file(force({ units: [unit(more)] })));
      return ['leader', 'm1', 'm2', 'm3'].map(id =>
        [state.figures[id]?.at.x ?? 0, state.figures[id]?.at.y ?? 0].map(n => Math.round(n * 1000) / 1000),
      );
    };
    // Bases of 0.75 with 0.5 between them.
    expect(places({})).toEqual([
      [29.375, 9.625],
      [30.625, 9.625],
      [29.375, 8.375],
      [30.625, 8.375],
    ]);
    const horse = { horse: 'unbarded' };
    const ridden = [
      [29.25, 9.5],
      [30.75, 9.5],
      [29.25, 8],
      [30.75, 8],
    ];
    expect(places({ men: [foot('m1', horse), foot('m2'), foot('m3')] })).toEqual(ridden);
    expect(places({ men: [foot('m1', { ...horse, dismounted: true }), foot('m2'), foot('m3')] })[0]).toEqual([
      29.375, 9.625,
    ]);
    expect(places({ place: { at: [30, 10], facing: 'N', files: 3, gap: 0.5 } })).toEqual([
      [30, 9.625],
      [28.75, 9.625],
      [31.25, 9.625],
      [30, 8.375],
    ]);
  });

  it('each once, also in the units of a retinue file', () => {
    const { context } = mustered(file(force({ units: [unit()] })));
    const own = retinueOf(context.scenario, 'blue');
    const [first] = own.retinue.forces;
    const [band] = first?.units ?? [];
    const doubled = (change: object) => {
      const forces = [{ ...first, units: [{ ...band, ...change }] }];
      try {
        readRetinue({ ...own, retinue: { ...own.retinue, forces } });
      } catch (fault) {
        return (fault as { violations: readonly { path: string; problem: string }[] }).violations.map(
          ({ path, problem }) => `${path}: ${problem}`,
        );
      }
      return [];
    };
    const at = 'retinue.forces[0].units[0]';
    expect(doubled({})).toEqual([]);
    expect(doubled({ id: 'blue-force' })).toEqual([`${at}.id: "blue-force" is the id of two`]);
    expect(doubled({ commander: { ...band?.commander, id: 'm1' } })).toEqual([
      `${at}.men[0].id: "m1" is the id of two`,
    ]);
    expect(doubled({ commander: { ...band?.commander, id: 'band' } })).toEqual([
      `${at}.commander.id: "band" is the id of two`,
    ]);
  });
});
