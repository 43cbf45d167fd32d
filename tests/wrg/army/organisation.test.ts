import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SubUnitEntry } from '../../../src/rulesets/wrg/army/army-list.js';
import { type Organised, unitFaults, unitSize } from '../../../src/rulesets/wrg/army/organisation.js';
import { elephantsAstray, isAstray } from '../../../src/rulesets/wrg/army/sub-units.js';
import { armedDriver, pairFor, weaponFaults, weaponsCarried } from '../../../src/rulesets/wrg/army/weapons.js';
import type { CommandFigure } from '../../../src/rulesets/wrg/rules/army/organisation.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import type { Troops, TroopType, Weapon } from '../../../src/rulesets/wrg/troops.js';
import { wrgRulesUnder } from '../../rules-under.js';

const foot: Troops = { type: 'hi', training: 'regular', class: 'C', weapons: ['pilum'], shield: true, nation: 'roman' };
const archers: Troops = { ...foot, type: 'li', weapons: ['bow'], shield: false };
const elephants: Troops = { ...foot, type: 'elephant', training: 'barbarian', weapons: [], nation: 'hellenistic' };
const chariots: Troops = { ...elephants, type: 'chariot', nation: 'assyrian' };
const two: readonly CommandFigure[] = ['officer', 'standard-bearer'];
const three: readonly CommandFigure[] = [...two, 'musician'];

const unit = (figures: number, more: Partial<Organised> = {}): Organised => ({
  troops: foot,
  figures,
  command: two,
  ...more,
});
const part = (figures: number, troops = foot, command: readonly CommandFigure[] = ['officer']): SubUnitEntry => ({
  id: `part-${figures}-${troops.type}`,
  troops,
  figures,
  command,
});
const divided = (figures: number, ...subUnits: readonly SubUnitEntry[]) => unit(figures, { command: three, subUnits });
const told = (of: Organised, rules = wrgRules()) =>
  unitFaults(of, {}, rules).map(({ path, clause }) => `${path} ${clause}`);
const under = (ruling: string, reading: string) => wrgRulesUnder({ rulings: { [`wrg/ruling/${ruling}`]: reading } });
const printed = wrgRulesUnder({ edition: 'printed' });

describe('units', () => {
  it.each([
    [4, ['unit.figures wrg/organisation/unit-minimum']],
    [5, []],
    [50, []],
    [51, ['unit.figures wrg/organisation/unit-maximum']],
  ])('%i figures undivided [wrg/organisation/unit-minimum] [wrg/organisation/unit-maximum]', (figures, faults) => {
    expect(told(unit(figures))).toEqual(faults);
  });

  it('an officer and a standard bearer; a musician where there are sub-units [wrg/organisation/unit-minimum] [wrg/organisation/unit-with-sub-units-command]', () => {
    expect(told(unit(10, { command: [] }))).toEqual(Array(2).fill('unit.command wrg/organisation/unit-minimum'));
    expect(told(unit(10, { command: three }))).toEqual([]);
    expect(told(unit(10, { command: two, subUnits: [part(5)] }))).toEqual([
      'unit.command wrg/organisation/unit-with-sub-units-command',
    ]);
    expect(told(unit(10, { command: [...three, 'officer'] }))).toEqual(['unit.command wrg/organisation/unit-minimum']);
  });

  it('60 figures with their sub-units [wrg/organisation/unit-with-sub-units-maximum]', () => {
    expect(told(divided(30, part(15), { ...part(15), id: 'other' }))).toEqual([]);
    expect(told(divided(46, part(15)))).toEqual(['unit.figures wrg/organisation/unit-with-sub-units-maximum']);
    expect(told(divided(46, part(15)), under('figures-of-a-divided-unit', 'main-body'))).toEqual([]);
  });

  it('sub-units of 5 to 15 under an officer, not larger than their main body [wrg/organisation/sub-unit-minimum] [wrg/organisation/sub-unit-maximum] [wrg/organisation/sub-unit-not-above-main-body]', () => {
    const of = (figures: number, main = 20) => told(divided(main, part(figures)));
    expect(of(4)).toEqual(['unit.subUnits[0].figures wrg/organisation/sub-unit-minimum']);
    expect(of(5)).toEqual([]);
    expect(of(16)).toEqual(['unit.subUnits[0].figures wrg/organisation/sub-unit-maximum']);
    expect(of(11, 10)).toEqual(['unit.subUnits[0].figures wrg/organisation/sub-unit-not-above-main-body']);
    expect(told(divided(20, part(10, foot, [])))).toEqual([
      'unit.subUnits[0].command wrg/organisation/sub-unit-minimum',
    ]);
  });

  it('a sub-unit has neither standard bearer nor musician [wrg/organisation/sub-unit-no-standard]', () => {
    expect(told(divided(20, part(10, foot, three)))).toEqual(
      Array(2).fill('unit.subUnits[0].command wrg/organisation/sub-unit-no-standard'),
    );
  });

  it('engines and wagons form none [wrg/organisation/engines-no-units]', () => {
    for (const type of ['engine', 'wagon'] as const) {
      expect(told(unit(2, { troops: { ...foot, type }, command: [] }))).toEqual([
        'unit.troops wrg/organisation/engines-no-units',
      ]);
    }
  });
});

describe('sub-units of another kind', () => {
  const otherwise = ['unit.subUnits[0].troops wrg/organisation/sub-unit-identical-otherwise'];
  const heavyArchers: Troops = { ...foot, weapons: ['bow'] };

  it.each(['roman', 'late-roman', 'byzantine', 'german', 'spanish', 'celtic'])(
    '%s foot has light infantry and heavy archers [wrg/organisation/sub-unit-western-lights]',
    nation => {
      const of = (troops: Troops, main = foot) =>
        told({ ...divided(20, part(10, { ...troops, nation })), troops: { ...main, nation } });
      expect(of(archers)).toEqual([]);
      expect(of(heavyArchers)).toEqual([]);
      expect(of({ ...foot, type: 'mi' })).toEqual(otherwise);
      expect(of(archers, { ...foot, type: 'li', weapons: ['javelins'] })).toEqual(otherwise);
    },
  );

  it('light horse only by the other reading [wrg/organisation/sub-unit-western-lights]', () => {
    const horse = divided(20, part(10, { ...archers, type: 'lc' }));
    expect(told(horse)).toEqual(otherwise);
    expect(told(horse, under('western-sub-units', 'light-horse-too'))).toEqual([]);
  });

  it('Hellenistic light infantry may differ in weapons alone [wrg/organisation/sub-unit-hellenistic]', () => {
    const light: Troops = { ...archers, nation: 'hellenistic' };
    const of = (troops: Troops) => told({ ...divided(20, part(10, troops)), troops: light });
    expect(of({ ...light, weapons: ['sling'] })).toEqual([]);
    expect(of({ ...light, weapons: ['sling'], shield: true })).toEqual(otherwise);
  });

  it('everybody else has them like the unit [wrg/organisation/sub-unit-identical-otherwise]', () => {
    const persian: Troops = { ...foot, nation: 'achaemenid-persian' };
    const of = (troops: Troops) => told({ ...divided(20, part(10, troops)), troops: persian });
    expect(of(persian)).toEqual([]);
    expect(of({ ...persian, class: 'B' })).toEqual(otherwise);
    expect(of({ ...persian, type: 'li' })).toEqual(otherwise);
  });

  it('Indians mix all arms, with the command on the elephants, or else the chariots [wrg/organisation/indian-unit] [wrg/organisation/sub-unit-not-above-main-body]', () => {
    const indian = { nation: 'indian' } as const;
    const foot15 = part(15, { ...archers, ...indian });
    const of = (main: Troops, figures: number, ...parts: readonly SubUnitEntry[]) =>
      told({ ...divided(figures, ...parts), troops: { ...main, ...indian } });
    expect(of(elephants, 3, part(3, { ...chariots, ...indian }), foot15)).toEqual([]);
    expect(of(chariots, 3, foot15)).toEqual([]);
    // Beasts and men together are no more than sixty.
    const parts = [foot15, foot15, foot15];
    expect(of(elephants, 5, part(10, { ...archers, ...indian }), ...parts)).toEqual([]);
    expect(of(elephants, 5, part(11, { ...archers, ...indian }), ...parts)).toEqual([
      'unit.figures wrg/organisation/unit-with-sub-units-maximum',
    ]);
    expect(of(chariots, 3, part(3, { ...elephants, ...indian }))).toEqual(['unit.troops wrg/organisation/indian-unit']);
    expect(of(archers, 10, part(3, { ...chariots, ...indian }))).toEqual(['unit.troops wrg/organisation/indian-unit']);
    expect(of(archers, 10, foot15)).toEqual([]);
  });
});

describe('elephants and chariots', () => {
  it.each([
    ['hellenistic', 'elephant', 8],
    ['indian', 'elephant', 5],
    ['assyrian', 'chariot', 8],
    ['indian', 'chariot', 5],
    ['celtic', 'chariot', 12],
  ] as const)(
    '%s %ss: up to %i [wrg/organisation/elephant-units] [wrg/organisation/chariot-units]',
    (nation, type, most) => {
      const of = (figures: number) => unit(figures, { troops: { ...elephants, type, nation }, command: ['officer'] });
      expect(unitSize({ ...elephants, type, nation }, false).most).toBe(most);
      expect(told(of(most))).toEqual([]);
      expect(told(of(most + 1))).toEqual([`unit.figures wrg/organisation/${type}-units`]);
      expect(told(of(1))).toEqual([]);
      expect(told(of(1), under('smallest-model-unit', 'as-figures'))).toEqual([
        `unit.figures wrg/organisation/${type}-units`,
      ]);
    },
  );

  it('need a command model and no standard; elephants as printed not even that [wrg/organisation/command-chariot] [wrg/organisation/elephant-not-sub-units]', () => {
    expect(told(unit(4, { troops: chariots, command: [] }))).toEqual(['unit.command wrg/organisation/unit-minimum']);
    expect(told(unit(4, { troops: elephants, command: [] }))).toEqual(['unit.command wrg/organisation/unit-minimum']);
    expect(told(unit(4, { troops: elephants, command: [] }), printed)).toEqual([]);
  });

  it('sub-units of them are the ink’s; as printed each elephant is one, and chariots none [wrg/organisation/elephant-not-sub-units] [wrg/organisation/command-chariot]', () => {
    const of = (troops: Troops) => ({ ...divided(4, part(4, troops)), troops });
    expect(told(of(elephants))).toEqual([]);
    expect(told(of(chariots))).toEqual([]);
    expect(told(of(elephants), printed)).toEqual(['unit.subUnits wrg/organisation/elephant-not-sub-units']);
    expect(told(of(chariots), printed)).toEqual(['unit.subUnits wrg/organisation/command-chariot']);
  });

  it('as printed each is within 60 paces of the next [wrg/organisation/elephant-not-sub-units]', () => {
    expect(elephantsAstray([60, 61, 10], printed)).toEqual([1]);
    expect(elephantsAstray([60, 61, 10])).toEqual([]);
  });
});

describe('a sub-unit on the table', () => {
  it.each([
    [80, true, false],
    [81, true, true],
    [10, false, true],
  ])(
    '%i paces away, in sight %s: astray %s [wrg/organisation/sub-unit-distance] [wrg/organisation/sub-unit-no-own-orders]',
    (distance, inSight, astray) => {
      expect(isAstray({ distance, normalMove: 80, inSight })).toBe(astray);
    },
  );
});

describe('weapons', () => {
  it.each<[string, TroopType, readonly Weapon[], boolean]>([
    ['early-imperial-roman', 'hi', ['pilum', 'javelins'], true],
    ['early-imperial-roman', 'li', ['pilum', 'javelins'], false],
    ['late-roman', 'hi', ['long-spear', 'javelins'], true],
    ['byzantine', 'mi', ['long-spear', 'darts'], true],
    ['byzantine', 'mi', ['long-spear', 'javelins', 'darts'], false],
    ['byzantine', 'lc', ['kontos', 'darts'], true],
    ['byzantine', 'lc', ['kontos', 'bow'], false],
    ['byzantine', 'hc', ['kontos', 'bow', 'darts'], true],
    ['byzantine', 'ehc', ['bow', 'darts'], true],
    ['byzantine', 'shc', ['kontos', 'bow'], false],
    ['indian', 'mi', ['two-handed-sword', 'bow'], true],
    ['indian', 'mi', ['two-handed-sword', 'javelins'], true],
    ['thracian', 'lmi', ['rhomphaia', 'javelins'], true],
    ['thracian', 'hi', ['rhomphaia', 'javelins'], false],
    ['assyrian', 'hi', ['short-spear', 'bow'], true],
    ['achaemenid-persian', 'mi', ['short-spear', 'bow'], true],
    ['achaemenid-persian', 'mi', ['long-spear', 'bow'], false],
    ['hellenistic', 'lmi', ['long-spear', 'javelins'], true],
    ['hun', 'lc', ['bow', 'javelins'], true],
    ['eastern', 'hc', ['kontos', 'bow'], true],
    ['eastern', 'lc', ['long-spear', 'bow'], true],
    ['celtic', 'lmi', ['long-spear', 'javelins'], false],
  ])(
    '%s %s with %j: %s [wrg/weapons/combinations] [wrg/weapons/combinations-not-compulsory]',
    (nation, type, carried, allowed) => {
      expect(pairFor(carried, { type, nation }) !== undefined).toBe(allowed);
      const troops: Troops = { ...foot, type, nation, weapons: carried };
      expect(weaponFaults(troops).map(({ clause }) => clause)).toEqual(
        allowed ? [] : ['wrg/weapons/other-combinations'],
      );
      expect(weaponFaults({ ...troops, weapons: carried.slice(0, 1) })).toEqual([]);
    },
  );

  it('of crews, man for man [wrg/weapons/combinations]', () => {
    const of = (troops: Partial<Troops>) => weaponFaults({ ...elephants, weapons: ['javelins'], ...troops }).length;
    expect(of({ crew: ['pike', 'bow'] })).toBe(0);
    expect(of({ crew: ['long-spear'] })).toBe(1);
    expect(of({ ...chariots, weapons: ['javelins'], nation: 'celtic', crew: ['long-spear'] })).toBe(0);
    expect(of({ ...chariots, weapons: ['javelins'], crew: ['bow'] })).toBe(0);
  });

  it('the readings of the list [wrg/weapons/combinations]', () => {
    const pike: Troops = { ...elephants, weapons: ['javelins'], crew: ['pike'] };
    expect(weaponFaults(pike, {}, under('either-of-two-weapons', 'the-last-alone'))).toHaveLength(1);
    const rider: Troops = { ...foot, type: 'hc', nation: 'assyrian', weapons: ['kontos', 'bow'] };
    expect(weaponFaults(rider)).toEqual([]);
    expect(weaponFaults(rider, {}, under('eastern-peoples', 'called-eastern'))).toHaveLength(1);
  });

  it('others need the consent of others; the same twice is none [wrg/weapons/other-combinations]', () => {
    const odd: Troops = { ...foot, weapons: ['sling', 'bow'] };
    expect(weaponFaults(odd)).toHaveLength(1);
    expect(weaponFaults(odd, { agreed: true })).toEqual([]);
    expect(weaponFaults({ ...foot, weapons: ['bow', 'bow'] })).toMatchObject([{ problem: 'bow named more than once' }]);
  });

  it('only Indian drivers are armed; they fight to their front as archers, and do not shoot [wrg/weapons/indian-drivers-armed]', () => {
    expect(weaponFaults({ ...elephants, crew: ['driver'] })).toMatchObject([{ path: 'troops.crew' }]);
    expect(weaponFaults({ ...elephants, nation: 'indian', crew: ['driver'] })).toEqual([]);
    expect(armedDriver({ crew: ['driver', 'bow'] })).toEqual({
      fights: true,
      shoots: false,
      onlyToFront: true,
      countsAs: 'bow',
    });
    expect(armedDriver({ crew: ['bow'] })).toBeUndefined();
  });

  it('a figure with a sword alone has what its people throw [wrg/troops/sword-only-figures] [wrg/troops/armed-as-depicted] [wrg/troops/command-figures-represent-majority]', () => {
    const sword: Troops = { ...foot, weapons: ['sword'] };
    expect(weaponsCarried({ ...sword, nation: 'early-imperial-roman' })).toEqual(['pilum']);
    expect(weaponsCarried({ ...sword, nation: 'celtic' })).toEqual(['javelins']);
    expect(weaponsCarried({ ...sword, weapons: ['bow', 'sword'] })).toEqual(['bow']);
    expect(weaponsCarried(elephants)).toEqual([]);
  });
});

it('whatever its size, a unit of foot is judged by its limits [wrg/organisation/unit-minimum] [wrg/organisation/unit-maximum]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 80 }), fc.integer({ min: 0, max: 20 }), (figures, sub) => {
      const faults = sub === 0 ? told(unit(figures)) : told(divided(figures, part(sub)));
      const fits = sub === 0 ? figures <= 50 : figures + sub <= 60 && sub >= 5 && sub <= 15 && sub <= figures;
      expect(faults.length === 0).toBe(fits && figures >= 5);
    }),
  );
});
