import { describe, expect, it } from 'vitest';
import { wrgBook } from '../../../src/rulesets/wrg/book/print.js';
import { isTroopType, sheetOfType, troopTypesOf } from '../../../src/rulesets/wrg/rules/army/sheets.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { troopTypes } from '../../../src/rulesets/wrg/troops.js';
import { wrgRulesUnder } from '../../rules-under.js';

const { troops } = wrgRules().army;

describe('sheets of troop types', () => {
  it('there is one for each type of the book [wrg/troops/second-classification]', () => {
    expect(troopTypesOf(wrgRules())).toEqual(troopTypes);
    expect(isTroopType('cataphract', wrgRules())).toBe(false);
  });

  it('extra heavy cavalry are hit as super heavy to their front, else as heavy [wrg/troops/ehc-vulnerability]', () => {
    expect(troops.ehc!.target).toEqual({ front: 'shc', otherwise: 'hc' });
    expect(troops.shc!.target).toEqual({ front: 'shc', otherwise: 'shc' });
  });

  it('light-medium infantry are hit as medium, light-heavy as heavy [wrg/troops/type-lmi] [wrg/troops/type-lhi]', () => {
    expect(troops.lmi!.target).toEqual({ front: 'mi', otherwise: 'mi' });
    expect(troops.lhi!.target).toEqual({ front: 'hi', otherwise: 'hi' });
    expect(troops.lhi!.base).toEqual(troops.lmi!.base);
  });

  it('super heavy cavalry, and what carries crews, need no shields [wrg/troops/type-shc] [wrg/troops/chariot-elephant-crew-protection]', () => {
    const needless = troopTypesOf(wrgRules()).filter(type => !troops[type]!.needsShield);
    expect(needless).toEqual(['shc', 'elephant', 'chariot', 'engine', 'wagon']);
  });

  it('light are the skirmishers [wrg/troops/type-lc-li]', () => {
    expect(troopTypes.filter(type => troops[type]!.light)).toEqual(['li', 'lc']);
  });

  it('on camels they are what they are on horses, but for the boat [wrg/troops/camels-as-cavalry]', () => {
    expect(troops.mc!.byBoat).toEqual({ usual: 3, onCamels: 5 });
  });

  it('the editions have other frontages and prices [wrg/basing/mi-hi-frontage] [wrg/points/infantry-heavy]', () => {
    const printed = wrgRulesUnder({ edition: 'printed' }).army.troops;
    expect([troops.hi!.base.frontage, printed.hi!.base.frontage]).toEqual([15, 10]);
    expect(['hi', 'hc', 'ehc', 'shc'].map(type => troops[type]!.points.barbarian)).toEqual([5, 8, 10, 12]);
    expect(['hi', 'hc', 'ehc', 'shc'].map(type => printed[type]!.points.barbarian)).toEqual([9, 12, 15, 18]);
  });

  it('a house rule changes a type and makes another like it', () => {
    const rules = wrgRules(
      wrgBook.with({ troops: { cataphract: { like: 'shc', title: 'cataphracts', points: { regular: 14 } } } }),
    );
    const sheet = sheetOfType('cataphract', rules);
    expect(sheet).toEqual({
      ...troops.shc,
      type: 'cataphract',
      title: 'cataphracts',
      points: { regular: 14, barbarian: 12 },
    });
    expect(() => wrgRules(wrgBook.with({ troops: { hi: { base: { frontage: 0 } } } }))).toThrow('troops.hi.base');
  });
});
