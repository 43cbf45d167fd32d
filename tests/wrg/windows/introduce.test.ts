import { describe, expect, it } from 'vitest';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { fatesWrg, lossesWrg } from '../../../src/rulesets/wrg/windows/fates.js';
import { introduceWrg } from '../../../src/rulesets/wrg/windows/introduce.js';
import { lookWrg } from '../../../src/rulesets/wrg/windows/look.js';
import { battleLines, mustered, seatOf, unitIn } from './battle-lines.js';

const scenario = battleLines();
const setting = { scenario, rules: wrgRules() };
const paragraph = (text: string, head: string) => text.slice(text.indexOf(head));
const lineOf = (text: string, name: string) => text.split('\n').find(line => line.startsWith(name)) ?? '';

describe('a battle is introduced', () => {
  it('with both armies, their points, generals and orders to whoever may know all', () => {
    const told = introduceWrg(setting);
    expect(told).toMatch(/Rome: 10 units, 139 figures, \d+ points/);
    expect(told).toMatch(/Carthage: 13 units, \d+ figures, \d+ points/);
    expect(told).toContain('Laelius, subordinate general, average, with Equites in the front rank');
    expect(lineOf(told, 'Bruttians')).toMatch(/lie in ambush; in ambush$/);
    expect(lineOf(told, 'Macedonians')).toMatch(/comes on from period 3 on$/);
    expect(lineOf(told, 'Triarii')).toContain('of Second Legion');
    expect(told).toContain('- The Well counts 100 points for the side in control of it.');
  });

  it('with a place of many in the plural', () => {
    const [well] = scenario.objectives;
    if (well === undefined) throw new Error('no place');
    const objectives = [{ ...well, name: 'the camels with the arrows' }];
    expect(introduceWrg({ ...setting, scenario: { ...scenario, objectives } })).toContain(
      '- the camels with the arrows count 100 points for the side in control of them.',
    );
  });

  it('with what an army may cost and when night falls, where that is agreed', () => {
    const told = introduceWrg({ ...setting, scenario: { ...scenario, points: 1600, periods: 12 } });
    expect(told).toMatch(/, \d+ of 1600 points/);
    expect(told).toContain('- Night falls after period 12.');
  });

  it('to a side with its own orders alone, and of the enemy with what stands in the open', () => {
    const told = introduceWrg(setting, 'rome');
    // Whom an order is about goes by his name.
    expect(told).toContain('attack Gauls');
    expect(told).toContain('Signal "tuba": attack Elephants');
    expect(told).not.toMatch(/attack [a-z]/);
    const enemy = paragraph(told, 'Carthage: in sight');
    for (const secret of ['Bruttians', 'Macedonians', 'attack', 'ambush', 'points\n', 'hold where']) {
      expect(enemy).not.toContain(secret);
    }
    expect(enemy).toContain('Gauls');
    expect(enemy).toContain('Hannibal, commander-in-chief');
    const other = introduceWrg(setting, 'carthage');
    expect(other).toContain('Bruttians');
    expect(other).not.toContain('Camp Guard');
    expect(other).not.toContain('tuba');
  });

  it('says nothing of an enemy of whom nobody is in sight', () => {
    const units = scenario.sides.carthage!.units.map(unit => ({ ...unit, away: 'ambush' as const }));
    const hidden = { ...scenario, sides: { ...scenario.sides, carthage: { ...scenario.sides.carthage!, units } } };
    const told = introduceWrg({ ...setting, scenario: hidden }, 'rome');
    expect(told).toContain('Carthage: nobody in sight');
    expect(told).not.toContain('Hannibal');
  });
});

describe('the table in letters', () => {
  it('has every unit in a line with its type, state, order and nearest enemy', () => {
    const seen = lookWrg(seatOf('rome'));
    expect(seen).toContain('Rome (you)');
    expect(seen.split('\n').find(line => line.includes(' legion-1 '))).toMatch(
      /^B {2}legion-1 +First Legion +HI B +24 of 24, 12 abreast +380, 140 +N +ATTACK gauls +elephants, 162 paces$/,
    );
    expect(seen.split('\n').find(line => line.includes(' triarii '))).toContain('of Second Legion');
    expect(seen).toContain('Still to come: Camp Guard');
    expect(seen).toContain('Scipio with Second Legion');
    expect(seen).toContain('Orders in words\nFirst Legion: attack Gauls\nSecond Legion: hold where it stands\n');
  });

  it('shows one’s own ambush, and nothing of the enemy’s orders, messengers and hidden troops', () => {
    const state = mustered();
    const sent = { from: 'scipio', to: 'numidians', order: 'HOLD', at: { x: 330, y: 150 }, rides: 2, galloped: false };
    state.messengers.push({ id: 'm1', side: 'rome', ...sent });
    const theirs = lookWrg(seatOf('carthage', state));
    expect(theirs).toMatch(/lurkers.*in ambush, AMBUSH/);
    expect(theirs).toContain('Still to come: Macedonians');
    expect(theirs).not.toContain('Messengers');
    const ours = lookWrg(seatOf('rome', state));
    expect(ours).toContain('Messengers: to Masinissa’s Numidians (HOLD: hold where they stand)');
    for (const secret of ['lurkers', 'Bruttians', 'late', 'Macedonians', 'AMBUSH']) expect(ours).not.toContain(secret);
  });

  it('says how units do, and who is left', () => {
    const state = mustered();
    const met = { a: 'elephants', b: 'legion-2', sideOfA: 'front', sideOfB: 'front' } as const;
    state.melees.push({ ...met, since: 1, chargers: ['elephants'], following: [] });
    unitIn(state, 'equites').rout = { periods: 1, from: { x: 0, y: 0 } };
    unitIn(state, 'numidians').bound = { instruction: 'halt-disorganised', disorganised: true, left: 1, kept: 0 };
    Object.assign(state.generals.scipio!, { with: null, at: { x: 300.4, y: 200 } });
    const seen = lookWrg(seatOf('rome', state));
    expect(seen).toMatch(/ legion-2 .*hand to hand, HOLD/);
    expect(seen).toMatch(/ equites .*rout, no order/);
    expect(seen).toMatch(/ numidians .*halted in disorder/);
    expect(seen).toContain('Scipio at 300, 200');
    for (const unit of Object.values(state.units)) if (unit.side === 'carthage') unit.gone = 'dispersed';
    expect(lookWrg(seatOf('rome', state))).toContain('Carthage: nobody in sight');
  });
});

describe('what became of everybody', () => {
  it('is told unit by unit, and of the generals who are lost', () => {
    const state = mustered();
    unitIn(state, 'gauls').gone = 'dispersed';
    unitIn(state, 'allies').gone = 'marched-home';
    unitIn(state, 'legion-2').figures = 20;
    unitIn(state, 'equites').rout = { periods: 1, from: { x: 0, y: 0 } };
    unitIn(state, 'legion-1').carried = 7;
    Object.assign(state.generals.hannibal!, { gone: 'captured' });
    const told = fatesWrg(setting, state);
    expect(lineOf(told, 'Gauls')).toMatch(/24 +- +dispersed$/);
    expect(lineOf(told, 'Latin Allies')).toMatch(/marched home$/);
    expect(lineOf(told, 'Second Legion')).toMatch(/24 +20 +lost 4$/);
    expect(lineOf(told, 'Equites')).toMatch(/unhurt, in rout$/);
    expect(lineOf(told, 'First Legion')).toMatch(/lost no figure, 7 of 20 men towards the first$/);
    expect(lineOf(told, 'Camp Guard')).toMatch(/not on the table$/);
    const away = { at: { x: 0, y: 0 }, facing: 0, from: 2, due: 3 };
    unitIn(state, 'triarii').away = { ...away, left: true };
    unitIn(state, 'velites').away = away;
    expect(lineOf(fatesWrg(setting, state), 'Triarii')).toMatch(/in sight, coming back$/);
    expect(lineOf(fatesWrg(setting, state), 'Velites')).toMatch(/in sight, coming on$/);
    expect(told).toContain('Hannibal of Carthage: taken prisoner');
    expect(lossesWrg(state)).toMatchObject({ gauls: 24, allies: 24, 'legion-2': 4, equites: 0 });
    expect(told).not.toContain('Points left');
  });

  it('is told with the points of each at nightfall, so that they can be added up (wrg/victory/points-left)', () => {
    const state = mustered();
    state.period = 1000;
    unitIn(state, 'equites').rout = { periods: 1, from: { x: 0, y: 0 } };
    const told = fatesWrg(setting, state);
    const rome = told.split('\n').find(line => line.startsWith('Rome, '));
    expect(rome).toContain('Equites (in rout)');
    expect(rome).toContain('Camp Guard (not on the table)');
    // The figure whose place a general takes is paid for with his unit.
    expect(rome).toMatch(/, \w+ (\d+) \(100 less \d+ for the figure whose place he takes\)/);
    const [, total = '', parts = ''] = rome?.match(/^Rome, (\d+) points .*?: (.*?); without points/) ?? [];
    const sum = parts.split(', ').reduce((all, part) => all + Number(part.match(/ (\d+)(?: \(.*\))?$/)?.[1]), 0);
    expect(sum).toBe(Number(total));
  });
});
