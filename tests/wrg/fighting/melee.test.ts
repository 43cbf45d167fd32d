import { describe, expect, it } from 'vitest';
import { meleeColumn } from '../../../src/rulesets/wrg/casualties/target.js';
import {
  eligibleFigures,
  figuresLapping,
  figuresUnengaged,
  type MeleeFrontage,
} from '../../../src/rulesets/wrg/hand-to-hand/eligible.js';
import { type Fighter, meleeFactors } from '../../../src/rulesets/wrg/hand-to-hand/factors.js';
import { type MeleeTroops, meleeRow, ranksThatFight } from '../../../src/rulesets/wrg/hand-to-hand/weapons.js';
import { wrgRulesUnder } from '../../rules-under.js';

const printed = wrgRulesUnder({ edition: 'printed' });
const reading = (ruling: string, taken: string) => wrgRulesUnder({ rulings: { [`wrg/ruling/${ruling}`]: taken } });

const frontage = (more: Partial<MeleeFrontage>): MeleeFrontage => ({
  troops: { type: 'hi', training: 'regular' },
  weapon: 'long-spear',
  enemy: { type: 'mi' },
  inContact: 6,
  ...more,
});
const counts = (more: Partial<MeleeFrontage>, rules = wrgRulesUnder()) =>
  eligibleFigures(frontage(more), rules).figures;

describe('who takes part', () => {
  it('those in contact, and in the ranks that the weapon allows [wrg/melee/eligible-front] [wrg/melee/eligible-rear-ranks] [wrg/melee/ranks-by-weapon]', () => {
    expect(counts({ behind: [6, 6] })).toBe(9);
    expect(counts({ weapon: 'pike', behind: [6, 6, 5, 6] })).toBe(23);
    expect(counts({ weapon: 'two-handed-axe', behind: [6] })).toBe(6);
    expect(counts({ inContact: 5, behind: [5] })).toBe(7);
    expect(counts({ inContact: 5, behind: [5] }, reading('half-figures', 'up'))).toBe(8);
    expect(counts({ behind: [6], shooting: true })).toBe(6);
    expect(counts({ troops: { type: 'hi', training: 'barbarian' }, behind: [6] })).toBe(6);
    expect(counts({ troops: { type: 'li', training: 'regular' }, weapon: 'javelins', behind: [6] })).toBe(6);
    expect(counts({ troops: { type: 'lhi', training: 'regular' }, behind: [6] })).toBe(9);
    expect(
      counts({ troops: { type: 'lhi', training: 'regular' }, behind: [6] }, reading('light-heavy-ranks', 'not-named')),
    ).toBe(6);
    expect(ranksThatFight('infantry-pike', 'barbarian')).toBe(1);
  });

  it('of cavalry on foot those behind as of the foot as which it counts, or nobody [wrg/melee/eligible-rear-ranks] [wrg/ruling/ranks-of-dismounted-cavalry]', () => {
    const onFoot = (type: 'hc' | 'mc' | 'lc' | 'shc', rules = wrgRulesUnder()) =>
      counts({ troops: { type, training: 'regular', dismounted: true }, weapon: 'short-spear', behind: [6] }, rules);
    expect((['hc', 'mc', 'lc', 'shc'] as const).map(type => onFoot(type))).toEqual([9, 9, 6, 6]);
    expect(onFoot('hc', reading('ranks-of-dismounted-cavalry', 'not-named'))).toBe(6);
    expect(counts({ troops: { type: 'hc', training: 'regular' }, weapon: 'short-spear', behind: [6] })).toBe(6);
  });

  it('those who overlap, with who stands behind them [wrg/melee/overlap-standard] [wrg/melee/overlap-special-targets] [wrg/melee/overlap-by-models]', () => {
    const overlap = { left: 5, right: 5 };
    expect(counts({ overlap })).toBe(10);
    expect(counts({ overlap: { left: 5, right: 0 } })).toBe(9);
    expect(counts({ overlap: { left: 5, right: 0 } }, reading('overlap-side', 'of-the-overlappers'))).toBe(7);
    expect(counts({ overlap, behind: [16] })).toBe(15);
    // Who is fought at his back has his shield before their left.
    const fromBehind = { enemy: { type: 'mi', fromBehind: true } } as const;
    expect(counts({ ...fromBehind, overlap: { left: 5, right: 0 } })).toBe(7);
    expect(counts({ ...fromBehind, overlap: { left: 0, right: 5 } })).toBe(9);
    expect(
      counts({ ...fromBehind, overlap: { left: 5, right: 0 } }, reading('overlap-side', 'of-the-overlappers')),
    ).toBe(7);
    for (const type of ['shc', 'chariot', 'engine', 'elephant'] as const) {
      expect(counts({ overlap: { left: 5, right: 1 }, enemy: { type } })).toBe(9);
    }
    expect(counts({ troops: { type: 'elephant', training: 'barbarian' }, inContact: 2, overlap })).toBe(4);
  });

  it('those who have lapped round, from the second period on [wrg/melee/lapping-round] [wrg/melee/lapping-limits]', () => {
    expect(counts({ lapped: 3, period: 2 })).toBe(9);
    expect(() => counts({ lapped: 3 })).toThrow('nobody laps round in the first period');
    expect(() => counts({ lapped: 3, period: 2, pushedBack: true })).toThrow('do not lap round');
  });

  it('come round an enemy from farther out than those who overlap, as many as he is deep [wrg/melee/lapping-round] [wrg/melee/lapping-limits]', () => {
    const lapping = (left: number, right: number, more: object = {}) =>
      figuresLapping(
        {
          troops: { type: 'hi', training: 'regular' },
          enemy: { type: 'hc' },
          overlap: { left, right },
          period: 2,
          ...more,
        },
        2,
      );
    // Three overlap on the enemy’s unshielded side, one on the other: nobody is counted twice.
    expect([lapping(3, 1), lapping(4, 1), lapping(9, 0), lapping(0, 9), lapping(9, 9)]).toEqual([0, 1, 2, 2, 4]);
    expect(lapping(2, 2, { enemy: { type: 'elephant' } })).toBe(0);
    expect([lapping(9, 9, { period: 1 }), lapping(9, 9, { pushedBack: true })]).toEqual([0, 0]);
  });

  it('are kept off by as many of his men as fight nobody, half at either end, or come round all the same [wrg/melee/lapping-limits] [wrg/ruling/met-as-they-lap-round]', () => {
    const lapping = (enemyFree: number, taken?: string) =>
      figuresLapping(
        {
          troops: { type: 'hi', training: 'regular' },
          enemy: { type: 'mi' },
          overlap: { left: 9, right: 9 },
          period: 2,
          enemyFree,
        },
        3,
        taken === undefined ? wrgRulesUnder() : reading('met-as-they-lap-round', taken),
      );
    const met = 'kept-off-by-as-many-who-fight-nobody';
    expect([lapping(4), lapping(4, 'come-round-all-the-same')]).toEqual([2, 6]);
    expect([0, 1, 4, 9].map(free => lapping(free, met))).toEqual([6, 5, 2, 0]);
    const free = (troops: MeleeFrontage['troops'], weapon: 'pike' | 'javelins', idle: readonly number[] = []) =>
      figuresUnengaged({ troops, weapon, idle }, [6, 6, 6, 6, 2]);
    expect(free({ type: 'hi', training: 'barbarian' }, 'javelins')).toBe(20);
    // Of a second rank of which half fights the other half.
    expect(free({ type: 'hi', training: 'regular' }, 'javelins')).toBe(17);
    expect(free({ type: 'hi', training: 'regular' }, 'javelins', [2, 2])).toBe(20);
    expect(free({ type: 'hi', training: 'regular' }, 'pike')).toBe(2);
    // Of the ranks that fight those who stand in files that have nobody to strike at.
    expect(free({ type: 'hi', training: 'barbarian' }, 'javelins', [2, 2, 2, 2, 1])).toBe(22);
    expect(free({ type: 'hi', training: 'regular' }, 'pike', [2, 2, 2, 2, 1])).toBe(10);
    expect(free({ type: 'elephant', training: 'barbarian' }, 'javelins', [2])).toBe(0);
  });

  it('models touched in flank or rear [wrg/melee/models-flank-contact], and half of the disorganised', () => {
    const troops = { type: 'chariot', training: 'barbarian' } as const;
    expect(counts({ troops, inContact: 1, flankContact: 2 })).toBe(3);
    expect(counts({ inContact: 7, behind: [7], disorganised: true })).toBe(3);
  });

  it('half of a rank behind, of the whole rank whoever the men before it fight [wrg/melee/eligible-rear-ranks]', () => {
    const regulars = { inContact: 5, behind: [5], weapon: 'javelins' } as const;
    expect([counts(regulars), counts({ ...regulars, helpedBefore: [5] })]).toEqual([7, 8]);
  });

  it('half of the disorganised, of the whole rank whoever its figures fight [wrg/disorganisation/half-figures]', () => {
    const first = counts({ inContact: 1, disorganised: true });
    const second = counts({ inContact: 1, disorganised: true, halvedBefore: 1 });
    const third = counts({ inContact: 3, disorganised: true, halvedBefore: 2 });
    expect([first, second, third]).toEqual([0, 1, 1]);
    const told = (halvedBefore: number) =>
      eligibleFigures(frontage({ inContact: 1, disorganised: true, halvedBefore })).because.at(-1)?.effect;
    expect(told(0)).toBe('half of the nearest rank, 0 figures');
    expect(told(1)).toBe('half of the nearest rank, taken once over all its enemies, 1 figure');
  });
});

const spearmen: MeleeTroops = { type: 'hi', training: 'regular', class: 'C', weapons: ['long-spear'] };
const lancers: MeleeTroops = { type: 'hc', training: 'regular', class: 'B', weapons: ['kontos'] };
const fighter = (more: Partial<Fighter>): Fighter => ({ troops: spearmen, enemy: { type: 'mi' }, ...more });
const factors = (more: Partial<Fighter>, rules = wrgRulesUnder()) => meleeFactors(fighter(more), rules);

describe('weapon factors hand to hand', () => {
  it('by weapon and target [wrg/melee/factors/table] [wrg/melee/crew-engines] [wrg/melee/crew-celts]', () => {
    const types = ['shc', 'hc', 'mc', 'lc', 'hi', 'mi', 'li', 'elephant', 'chariot'] as const;
    expect(types.map(type => factors({ enemy: { type } }).weapon)).toEqual([0, 3, 4, 1, 3, 4, 2, 0, 1]);
    const rows = (['pike', 'pilum', 'javelins', 'two-handed-sword', 'crossbow', 'sword', 'lance'] as const).map(
      weapon => meleeRow({ type: 'mi' }, weapon, 1),
    );
    expect(rows).toEqual([
      'infantry-pike',
      'infantry-pilum-heavy-throwing-spear-francisca',
      'infantry-darts-or-light-javelins',
      'infantry-two-handed-axe-sword-rhomphaia',
      'slinger-archer-crossbowman-artilleryman',
      'slinger-archer-crossbowman-artilleryman',
      'infantry-thrusting-spear',
    ]);
    expect(meleeRow({ type: 'engine' }, 'sword', 1)).toBe('slinger-archer-crossbowman-artilleryman');
    expect(meleeRow({ type: 'shc', dismounted: true }, 'lance', 1)).toBe('infantry-thrusting-spear');
    const celts: MeleeTroops = { type: 'chariot', training: 'barbarian', class: 'B', weapons: [] };
    expect(factors({ troops: celts }).weapon).toBe(5);
  });

  it('two-handed swords strike with the axes, or by the sheet as any swords [wrg/sheet/axe-row]', () => {
    const row = (rules = wrgRulesUnder()) => meleeRow({ type: 'mi' }, 'two-handed-sword', 1, rules);
    expect(row()).toBe('infantry-two-handed-axe-sword-rhomphaia');
    expect(row(wrgRulesUnder({ rulings: { 'wrg/ruling/two-handed-swords': 'as-swords' } }))).toBe(
      meleeRow({ type: 'mi' }, 'sword', 1),
    );
  });

  it('lances count in the first period alone, since the ink [wrg/melee/factors/lance-first-period] [wrg/melee/factors/cavalry-other] [wrg/sheet/cavalry-other]', () => {
    const rows = (rules = wrgRulesUnder()) =>
      [1, 2].map(period => meleeFactors(fighter({ troops: lancers, period }), rules).row);
    expect(rows()).toEqual(['cavalry-lance-or-kontos', 'cavalry-short-spear-or-javelins']);
    expect(rows(reading('lance-after-contact', 'bow-and-sword-row'))[1]).toBe('cavalry-bow-and-sword');
    expect(rows(printed)[1]).toBe('cavalry-lance-or-kontos');
    const told = (rules = wrgRulesUnder()) =>
      [1, 2].map(period =>
        meleeFactors(fighter({ troops: lancers, period }), rules).because[0]?.because.includes('after the first shock'),
      );
    expect(told()).toEqual([false, true]);
    expect(told(printed)).toEqual([false, false]);
    const other = (rules = wrgRulesUnder()) => meleeRow({ type: 'hc' }, 'two-handed-axe', 1, rules);
    expect([other(), other(printed)]).toEqual(['cavalry-short-spear-or-javelins', 'cavalry-bow-and-sword']);
  });

  it('extra heavy cavalry is super heavy in the first period, to its front [wrg/troops/ehc-vulnerability]', () => {
    const ehc = { type: 'ehc' } as const;
    expect([
      meleeColumn(ehc, { period: 1 }),
      meleeColumn(ehc, { period: 2 }),
      meleeColumn(ehc, { period: 1, from: 'flank' }),
    ]).toEqual(['shc', 'hc', 'hc']);
  });

  it('of two weapons the better, or the one chosen [wrg/melee/factors/two-weapons]', () => {
    const both: MeleeTroops = { ...spearmen, weapons: ['long-spear', 'javelins'] };
    expect(factors({ troops: both, enemy: { type: 'lc' } })).toMatchObject({ using: 'javelins', weapon: 3 });
    expect(factors({ troops: both, enemy: { type: 'hc' } })).toMatchObject({ using: 'long-spear', weapon: 3 });
    expect(factors({ troops: both, enemy: { type: 'lc' }, weapon: 'long-spear' })).toMatchObject({ weapon: 1 });
  });

  it('crews add, and fight alone in flank or rear [wrg/melee/factors/crew-additions] [wrg/melee/crew-beast-fights] [wrg/melee/crew-flank-only] [wrg/sheet/crew-half] [wrg/weapons/indian-drivers-armed]', () => {
    const troops: MeleeTroops = {
      type: 'elephant',
      training: 'barbarian',
      class: 'C',
      weapons: [],
      crew: ['pike', 'javelins', 'bow', 'driver'],
    };
    expect(factors({ troops }).weapon).toBe(4 + 8);
    // An armed driver fights to his front alone.
    expect(factors({ troops, notFrontally: true }).weapon).toBe(7);
    expect(factors({ troops }, reading('crew-long-spear', 'sheet')).weapon).toBe(4 + 4.5);
    expect(factors({ troops: { ...spearmen, crew: ['pike'] } }).weapon).toBe(4);
  });
});

describe('tactical factors hand to hand', () => {
  const tactical = (more: Partial<Fighter>, rules = wrgRulesUnder()) => factors(more, rules).tactical;

  it('cover [wrg/melee/tactical/cover]', () => {
    expect(tactical({ enemy: { type: 'mi', partialCover: true } })).toBe(-1);
  });

  it('pikes and long spears that hold [wrg/melee/tactical/facing-long-weapons]', () => {
    const pikes = { type: 'hi', weapons: ['pike'] } as const;
    const crew = { type: 'elephant', crew: ['pike'] } as const;
    const sheet = reading('tactical-factors-of-the-sheet', 'sheet');
    expect(tactical({ enemy: pikes })).toBe(-1);
    expect(tactical({ enemy: { type: 'hi', weapons: ['short-spear'] } })).toBe(0);
    expect(tactical({ enemy: { ...pikes, side: 'flank' } })).toBe(0);
    expect(tactical({ enemy: pikes, troops: { ...spearmen, weapons: ['pike'] } })).toBe(0);
    expect(tactical({ enemy: { ...pikes, disorganised: true } })).toBe(0);
    expect(tactical({ enemy: { ...pikes, pushedBack: true } })).toBe(0);
    expect(tactical({ enemy: { ...pikes, pushedBack: true } }, sheet)).toBe(-1);
    expect(tactical({ enemy: { ...crew, disorganised: true } })).toBe(-1);
    const all = reading('tactical-factors-of-the-sheet', 'text-steady-crews-too');
    expect(tactical({ enemy: { ...crew, disorganised: true } }, all)).toBe(0);
    expect(tactical({ enemy: { type: 'hc', weapons: ['long-spear'] } })).toBe(0);
  });

  it('fanatics [wrg/melee/tactical/fanatics-first] [wrg/melee/tactical/fanatics-later]', () => {
    const troops: MeleeTroops = { ...spearmen, training: 'barbarian', fanatic: true };
    expect([0, 1, 4].map(foughtBefore => tactical({ troops, foughtBefore }))).toEqual([2, -1, -1]);
  });

  it('missile casualties per figure [wrg/melee/tactical/missile-losses]', () => {
    const shotAt = (casualties: number) => ({ shotAt: { casualties, figures: 10 } });
    expect([9, 10, 25].map(men => tactical(shotAt(men)))).toEqual([0, -1, -2]);
    expect(tactical(shotAt(25), reading('tactical-factors-of-the-sheet', 'sheet'))).toBe(0);
  });

  it('shields that cannot be used [wrg/melee/tactical/shieldless-1] [wrg/melee/tactical/shieldless-2] [wrg/sheet/shieldless-lmi]', () => {
    const of = (type: Fighter['enemy']['type'], rules = wrgRulesUnder()) =>
      tactical({ enemy: { type, shieldless: true } }, rules);
    expect((['hc', 'ehc', 'shc', 'li', 'lmi', 'lhi', 'mi', 'hi', 'elephant'] as const).map(type => of(type))).toEqual([
      1, 1, 0, 1, 2, 1, 2, 1, 0,
    ]);
    expect(of('li', printed)).toBe(2);
  });

  it('charge, slope, flank of super heavy cavalry, bases [wrg/melee/tactical/charging] [wrg/melee/tactical/slope] [wrg/melee/tactical/shc-flank] [wrg/basing/transition-penalty]', () => {
    expect(tactical({ charging: true })).toBe(1);
    expect([tactical({ slope: 'higher' }), tactical({ slope: 'came-down' })]).toEqual([1, 1]);
    expect(tactical({ slope: 'came-down' }, reading('tactical-factors-of-the-sheet', 'sheet'))).toBe(0);
    expect((['front', 'flank', 'rear'] as const).map(side => tactical({ enemy: { type: 'shc', side } }))).toEqual([
      0, 2, 2,
    ]);
    expect(tactical({ enemy: { type: 'ehc', side: 'flank' } })).toBe(0);
    expect(tactical({ narrowBases: -1 })).toBe(-1);
    expect(tactical({ others: [{ points: -3, clause: 'wrg/weather/drought', because: 'thirst' }] })).toBe(-3);
  });
});
