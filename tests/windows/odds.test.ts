import { expect, test } from 'vitest';
import * as ancient from '../../src/rulesets/cady/ancient-medieval/index.js';
import * as musket from '../../src/rulesets/cady/musket/index.js';
import * as raymond from '../../src/rulesets/raymond/index.js';
import { drawCharge, drawMelee, tellCharge, tellMelee } from '../../src/windows/index.js';
import { littlewars } from '../cli/command.js';

test('the odds of a charge are told and drawn by public functions as by the command', async () => {
  const asked: ancient.ChargeSituation = {
    attacker: { type: 'medium-cavalry', figures: 20 },
    defender: { type: 'medium-infantry', figures: 12 },
    between: { behind: 'fence' },
    turns: 2,
  };
  const told = ancient.chargeTold(asked, ancient.chargeOdds(asked));
  const options = ['--attacker', '20xmedium-cavalry', '--defender', '12xmedium-infantry', '--behind', 'fence'];
  const { out } = await littlewars('odds', 'charge', ...options, '--turns', '2');
  expect(`${tellCharge(told)}\n`).toBe(out);
  expect(told.stages.map(({ title }) => title)).toEqual(expect.arrayContaining(['melee, turn 2', 'three-dice test']));
  expect(drawCharge(told)).toContain('12 medium infantry');
  expect(told.reactions.map(({ title }) => title)).toEqual(['stands', 'goes back', 'turns and goes back', 'routs']);
});

test('one figure is told as one', () => {
  const asked: musket.ContinuedMeleeSituation = {
    attacker: { type: 'regulars', figures: 1 },
    defender: { type: 'grenadiers', figures: 2 },
  };
  const told = musket.meleeTold(asked, musket.continuedMelee(asked));
  expect(told.title).toBe('1 figure of regulars in melee with 2 grenadiers');
  const charge = { attacker: { type: 'dragoons', figures: 1 }, defender: { type: 'regulars', figures: 2 } } as const;
  expect(musket.chargeTold(charge, musket.chargeOdds(charge)).title).toBe('1 figure of dragoons charges 2 regulars');
});

test('a musket charge up a hill across a ford says so in its title', () => {
  const asked: musket.ChargeSituation = {
    attacker: { type: 'dragoons', figures: 12 },
    defender: { type: 'regulars', figures: 12 },
    between: { through: ['ford'], levelsUp: 1 },
  };
  const told = musket.chargeTold(asked, musket.chargeOdds(asked));
  expect(told.title).toBe('12 dragoons charge 12 regulars, through a ford, uphill');
  const chances = told.courses.map(({ probability }) => probability);
  expect(chances.reduce((sum, each) => sum + each)).toBeCloseTo(1, 12);
});

test('a melee that goes on is told and drawn by public functions as by the command', async () => {
  const asked: musket.ContinuedMeleeSituation = {
    attacker: { type: 'regulars', figures: 12 },
    defender: { type: 'grenadiers', figures: 10 },
    turns: 3,
  };
  const told = musket.meleeTold(asked, musket.continuedMelee(asked));
  const options = ['--ruleset', 'musket', '--attacker', '12xregulars', '--defender', '10xgrenadiers', '--turns', '3'];
  expect(`${tellMelee(told)}\n`).toBe((await littlewars('odds', 'melee', ...options)).out);
  expect(drawMelee(told, musket.musketBook)).toContain('By the printed rules');

  const stands: raymond.ContinuedMeleeSituation = {
    attacker: { type: 'pike-and-musket', stands: 'PMM/MMM' },
    defender: { type: 'pike-and-musket', stands: 'PMM' },
    turns: 2,
  };
  const contact = raymond.meleeTold(stands, raymond.continuedMelee(stands));
  expect(contact.title).toBe('PMM/MMM pike and musket in contact with PMM pike and musket');
  expect(contact.sides.attacker.whole).toBe(6);
  expect(tellMelee(contact)).toContain('stands after turn');
});
