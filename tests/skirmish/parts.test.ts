import { describe, expect, it } from 'vitest';
import { scripted } from '../../src/dice/index.js';
import { thingsDeployed } from '../../src/rulesets/skirmish/army/deploy.js';
import { figurePoints } from '../../src/rulesets/skirmish/campaign/points.js';
import { coverAt } from '../../src/rulesets/skirmish/ground.js';
import { meleeTurn } from '../../src/rulesets/skirmish/melee/turn.js';
import { moraleFactors } from '../../src/rulesets/skirmish/morale/test.js';
import { skirmishRules } from '../../src/rulesets/skirmish/rules.js';
import { skirmishRulesUnder } from '../rules-under.js';

const rules = skirmishRules();

describe('points of a man, item by item (skirmish/points/figure)', () => {
  const bill = (man: object, more: object = {}, under = rules) =>
    figurePoints({ man: man as never, ...more }, under).because.map(
      ({ clause, because, effect }) => `${clause.replace('skirmish/points/', '')} ${because}: ${effect}`,
    );
  const knight = { class: 'knight', grade: 'A', armour: 'full-plate', shield: false, weapons: [] };

  it('has a line for each', () => {
    expect(
      bill({ ...knight, rank: 'duke', horse: 'barded', weapons: ['heavy-lance'] }, { pavise: true, stakes: true }),
    ).toEqual([
      'class knight: 7 points',
      'grade grade A: 5 points',
      'rank duke: 30 points',
      'protection protection 1: 5 points',
      'horse barded horse: 8 points',
      'weapons heavy-lance: 2 points',
      'weapons pavise: 2 points',
      'weapons stakes: 1 point',
    ]);
    expect(bill({ ...knight, horse: 'unbarded' })).toContain('horse unbarded horse: 5 points');
  });

  it('has the first load of whoever shoots, where that is paid for (skirmish/ruling/first-load)', () => {
    const paid = skirmishRulesUnder({ 'skirmish/ruling/first-load': 'paid-for' });
    const loads = (weapon: string, under: typeof rules) =>
      bill({ ...knight, weapons: [weapon] }, {}, under).filter(line => line.startsWith('missiles'));
    expect(loads('javelin', paid)).toEqual([
      `missiles missiles of a javelin: ${rules.campaign.equipment['3-javelins']} points`,
    ]);
    expect(loads('longbow', paid)).toEqual([
      `missiles missiles of a longbow: ${rules.campaign.equipment['12-other-missiles']} points`,
    ]);
    expect(loads('sword', paid)).toEqual([]);
    expect(loads('longbow', rules)).toEqual([]);
    const apart = {
      ...paid,
      campaign: {
        ...paid.campaign,
        equipment: { ...paid.campaign.equipment, '3-javelins': 7, '12-other-missiles': 9 },
      },
    };
    expect(loads('javelin', apart)).toEqual(['missiles missiles of a javelin: 7 points']);
    expect(loads('longbow', apart)).toEqual(['missiles missiles of a longbow: 9 points']);
  });
});

it('each factor of morale has a name and a clause of its own (skirmish/morale/modifiers)', () => {
  const ids = moraleFactors.rows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  for (const { clause } of moraleFactors.rows)
    if (typeof clause === 'string') expect(clause).toMatch(/^skirmish\/morale\/mod-/);
});

it('a thing that a retinue brings stands where the scenario has it, or where it stood, and is told where it has no place', () => {
  const brought = [
    { kind: 'ram', id: 'one' },
    { kind: 'ram', id: 'two', at: [1, 2], facing: 'N' },
    { kind: 'ram', id: 'three' },
  ] as unknown as Parameters<typeof thingsDeployed>[0];
  const there = [{ kind: 'ram', id: 'three', side: 'red', at: [3, 4], facing: 'S' }] as unknown as Parameters<
    typeof thingsDeployed
  >[2];
  const { things, violations } = thingsDeployed(brought, 'blue', there);
  expect(violations.map(({ path }) => path)).toEqual(['things[0].at']);
  expect(things.map(({ id, at, side }) => [id, at, side])).toEqual([
    ['two', [1, 2], 'blue'],
    ['three', [3, 4], 'blue'],
  ]);
  expect(things.map(({ facing }) => facing)).toEqual(['N', 'S']);
});

it('a fence covers who stands right behind it (skirmish/shooting/mod-light-cover)', () => {
  const table = {
    width: 60,
    height: 60,
    features: [
      {
        kind: 'fence',
        id: 'f',
        line: [
          { x: 0, y: 30 },
          { x: 60, y: 30 },
        ],
      },
    ],
  } as unknown as Parameters<typeof coverAt>[0];
  const from = { x: 30, y: 10 };
  const behind = (away: number) => coverAt(table, from, { x: 30, y: 30 + away }, 0.5);
  const far = [0.5, 1, 1.5, 2, 3, 5, 10].filter(away => behind(away) === undefined);
  expect(behind(0.5)).toBe('light');
  expect(far).toContain(10);
  expect(coverAt(table, { x: 30, y: 50 }, { x: 30, y: 31 }, 0.5)).toBeUndefined();
});

describe('melees that cannot be (skirmish/melee/eligible)', () => {
  it('name those who are there', () => {
    const man = { class: 'knight', grade: 'A', protection: 1, weapons: ['sword'] };
    const melee = {
      fighters: [
        { id: 'a', fighter: man },
        { id: 'b', fighter: man },
      ],
      blows: [{ by: 'a', at: 'c' }],
    };
    try {
      meleeTurn(melee as never, scripted([]));
    } catch (fault) {
      expect(fault).toMatchObject({ path: 'blows[0]', mend: 'name two of a, b' });
      return;
    }
    throw new Error('it is refused');
  });
});
