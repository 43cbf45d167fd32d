import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scripted } from '../../../src/dice/index.js';
import { armiesFaults, armyFaults, garrisonPoints } from '../../../src/rulesets/wrg/army/army.js';
import type { ArmyList, GeneralEntry, UnitEntry } from '../../../src/rulesets/wrg/army/army-list.js';
import { armyListSchema } from '../../../src/rulesets/wrg/army/army-schema.js';
import {
  averageGeneral,
  bodyguardFaults,
  canSupersede,
  mayOrder,
  personalityOdds,
  reactionSigns,
  subordinatesAllowed,
  throwPersonality,
} from '../../../src/rulesets/wrg/army/generals.js';
import { troopFaults } from '../../../src/rulesets/wrg/army/troop-faults.js';
import { wrgBook } from '../../../src/rulesets/wrg/book/print.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import type { Troops } from '../../../src/rulesets/wrg/troops.js';
import { readBy } from '../../../src/scenario/index.js';
import { wrgRulesUnder } from '../../rules-under.js';

const foot: Troops = { type: 'hi', training: 'regular', class: 'C', weapons: ['pilum'], shield: true };
const horse: Troops = { ...foot, type: 'hc', class: 'B', weapons: ['short-spear'] };
const chief: GeneralEntry = { id: 'chief', rank: 'commander-in-chief', troops: horse };
const second: GeneralEntry = { ...chief, id: 'second', rank: 'subordinate' };
const unit: UnitEntry = { id: 'first', troops: foot, figures: 20, command: ['officer', 'standard-bearer'] };
const army: ArmyList = { generals: [chief], units: [unit] };
const units = (count: number): UnitEntry[] => Array.from({ length: count }, (_, at) => ({ ...unit, id: `u${at}` }));

const told = (list: ArmyList, limit?: number, rules = wrgRules()) =>
  armyFaults(list, limit, rules).map(({ path, clause }) => `${path} ${clause ?? ''}`);
const under = (ruling: string, reading: string) => wrgRulesUnder({ rulings: { [`wrg/ruling/${ruling}`]: reading } });

describe('an army list', () => {
  it('is within its limit [wrg/setup/army-choice]', () => {
    expect(told(army)).toEqual([]);
    expect(told(army, 230)).toEqual([]);
    expect(told(army, 229)).toEqual([' wrg/setup/army-choice']);
  });

  it('has one commander-in-chief [wrg/general/commander-in-chief]', () => {
    expect(told({ ...army, generals: [] })).toEqual(['generals wrg/general/commander-in-chief']);
    expect(told({ ...army, generals: [chief, { ...chief, id: 'rival' }] })).toEqual([
      'generals wrg/general/commander-in-chief',
    ]);
  });

  it('has subordinates by its points, their own included unless read otherwise [wrg/general/subordinates-allowed]', () => {
    expect([1000, 1001, 1500, 1501].map(strength => subordinatesAllowed({ strength }))).toEqual([0, 1, 1, 2]);
    const large: ArmyList = { generals: [chief, second], units: units(7) };
    expect(told(large)).toEqual([]);
    expect(told(large, undefined, under('army-strength-for-generals', 'without-subordinates'))).toEqual([]);
    const just: ArmyList = { generals: [chief, second], units: [...units(6), { ...unit, id: 'last', figures: 11 }] };
    expect(told(just)).toEqual([]);
    expect(told(just, undefined, under('army-strength-for-generals', 'without-subordinates'))).toEqual([
      'generals wrg/general/subordinates-allowed',
    ]);
  });

  it('counts stone walls for them, or the army without them [wrg/general/subordinates-allowed]', () => {
    const walled: ArmyList = {
      generals: [chief, second],
      units: units(2),
      equipment: [{ item: 'stone-tower', training: 'regular', count: 80 }],
      agreed: ['stone-fortifications'],
    };
    expect(told(walled)).toEqual([]);
    expect(told(walled, undefined, under('army-strength-for-generals', 'without-stone-walls'))).toEqual([
      'generals wrg/general/subordinates-allowed',
    ]);
  });

  it('tells every fault at once, with its place', () => {
    const wrong: ArmyList = {
      generals: [second],
      units: [{ ...unit, under: 'nobody', figures: 3, troops: { ...foot, fanatic: true, camels: true } }, unit],
      engines: [{ id: 'cart', troops: { ...foot, type: 'wagon' }, models: 1 }],
      equipment: [
        { item: 'caltrops', count: 1, training: 'barbarian' },
        { item: 'stone-tower', count: 1, training: 'regular' },
      ],
    };
    expect(told(wrong, 100)).toEqual([
      'units[1].id ',
      'units[0].under wrg/general/subordinate-orders',
      'units[0].troops.fanatic wrg/points/fanatics',
      'units[0].troops.camels wrg/troops/camels-as-cavalry',
      'units[0].figures wrg/organisation/unit-minimum',
      'generals wrg/general/commander-in-chief',
      'generals wrg/general/subordinates-allowed',
      'engines[0].troops.type wrg/organisation/engines-no-units',
      'equipment[0].item wrg/points/caltrops',
      'equipment[1].item wrg/setup/stone-fortifications',
      ' wrg/setup/army-choice',
    ]);
    for (const { problem, mend } of armyFaults(wrong, 100)) {
      expect(problem).not.toBe('');
      expect(mend).not.toBe('');
    }
  });

  it('has stone fortifications by consent, and one side alone [wrg/setup/stone-fortifications]', () => {
    const walled: ArmyList = { ...army, equipment: [{ item: 'stone-curtain-wall', count: 40, training: 'regular' }] };
    expect(told(walled)).toEqual(['equipment[0].item wrg/setup/stone-fortifications']);
    expect(told({ ...walled, agreed: ['stone-fortifications'] })).toEqual([]);
    expect(armiesFaults(walled, army)).toEqual([]);
    expect(armiesFaults(walled, walled)).toHaveLength(1);
  });

  it('garrisons them with half their points at most [wrg/setup/fortress-garrison]', () => {
    const walls = (count: number): ArmyList => ({
      generals: [chief],
      units: [{ ...unit, garrison: true }],
      equipment: [{ item: 'stone-tower', count, training: 'regular' }],
      agreed: ['stone-fortifications'],
    });
    expect(garrisonPoints(walls(26))).toEqual({ fortification: 260, garrison: 130, most: 130 });
    expect(told(walls(26))).toEqual([]);
    expect(told(walls(25))).toEqual(['units wrg/setup/fortress-garrison']);
  });

  it('gives its nation to troops that have none of their own [wrg/weapons/combinations]', () => {
    const paired: ArmyList = { ...army, units: [{ ...unit, troops: { ...foot, weapons: ['pilum', 'javelins'] } }] };
    expect(told(paired)).toEqual(['units[0].troops.weapons wrg/weapons/other-combinations']);
    expect(told({ ...paired, nation: 'early-imperial-roman' })).toEqual([]);
    expect(told({ ...paired, agreed: ['other-weapon-pairs'] })).toEqual([]);
  });
});

describe('troops that cannot be', () => {
  const of = (troops: Partial<Troops>) => troopFaults({ ...foot, ...troops }).map(({ path }) => path.slice(7));

  it('regulars and barbarians [wrg/troops/regular-or-barbarian] [wrg/troops/elephants-chariots-barbarian] [wrg/troops/fanatic-types] [wrg/points/class-a] [wrg/points/class-e]', () => {
    expect(of({ type: 'elephant', weapons: [] })).toEqual(['training']);
    expect(of({ type: 'chariot', weapons: [] })).toEqual(['training']);
    expect(of({ fanatic: true })).toEqual(['fanatic']);
    expect(of({ training: 'barbarian', fanatic: true, nation: 'arab' })).toEqual([]);
    expect(of({ training: 'barbarian', class: 'A' })).toEqual(['class']);
    expect(of({ class: 'E' })).toEqual(['class']);
  });

  it('what does not go with their type [wrg/troops/camels-as-cavalry] [wrg/points/chariot]', () => {
    expect(of({ camels: true })).toEqual(['camels']);
    expect(of({ camels: true, mounts: true })).toEqual([]);
    expect(of({ type: 'lc', mounts: true, horses: 2, crew: [], engine: 'heavy-bolt-thrower' })).toEqual([
      'mounts',
      'horses',
      'crew',
      'engine',
    ]);
    expect(of({ type: 'chariot', training: 'barbarian', weapons: [], horses: 1 })).toEqual(['horses']);
    expect(of({ drawn: 'mules' })).toEqual(['drawn']);
    expect(() => of({ type: 'hippogriff' as Troops['type'] })).toThrow('there is no troop type "hippogriff"');
  });

  it('the classes are A to E [wrg/troops/class-a] [wrg/troops/class-b] [wrg/troops/class-c] [wrg/troops/class-d] [wrg/troops/class-e]', () => {
    const schema = armyListSchema(wrgRules());
    const read = (of: string) => readBy(schema, { ...army, units: [{ ...unit, troops: { ...foot, class: of } }] });
    for (const each of ['A', 'B', 'C', 'D', 'E']) expect(read(each)).toHaveProperty('read');
    expect(read('F')).toMatchObject({ violations: [{ path: 'units[0].troops.class' }] });
  });
});

describe('the file of a list', () => {
  it('is read as it is written, and strangers in it are told', () => {
    expect(readBy(armyListSchema(wrgRules()), army)).toEqual({ read: army });
    expect(readBy(armyListSchema(wrgRules()), { ...army, unit: [] })).toMatchObject({
      violations: [{ path: 'unit', mend: 'did you mean "units"?' }],
    });
  });

  it('takes the types of house rules', () => {
    const rules = wrgRules(wrgBook.with({ troops: { cataphract: { like: 'shc' } } }));
    const list = { ...army, units: [{ ...unit, troops: { ...horse, type: 'cataphract' } }] };
    expect(readBy(armyListSchema(rules), list)).toEqual({ read: list });
    expect(armyFaults(list as ArmyList, undefined, rules)).toEqual([]);
    expect(readBy(armyListSchema(wrgRules()), list)).toHaveProperty('violations');
  });
});

describe('generals', () => {
  it.each([
    [1, 'over-cautious', [-1]],
    [2, 'over-cautious', [-1]],
    [3, 'average', [-1, 1]],
    [4, 'average', [-1, 1]],
    [5, 'rash', [1]],
    [6, 'rash', [1]],
  ] as const)(
    'a throw of %i is %s, signs %j [wrg/general/personality-dice] [wrg/general/personality-reaction]',
    (score, personality, signs) => {
      const thrown = throwPersonality(scripted([score]));
      expect(thrown).toMatchObject({ score, personality });
      expect(reactionSigns(thrown)).toEqual(signs);
    },
  );

  it('each is as likely, and a commander-in-chief is as his player wants [wrg/general/personality-dice] [wrg/general/personality-reaction]', () => {
    expect(personalityOdds().outcomes.map(({ probability }) => probability)).toEqual([1 / 3, 1 / 3, 1 / 3]);
    expect(reactionSigns(averageGeneral)).toEqual([-1, 1]);
  });

  it('bodyguards of 15 figures of class A or B, or a unit of class B elephants or chariots [wrg/general/bodyguard] [wrg/troops/general-figure-composition]', () => {
    const of = (bodyguard: number, troops: Partial<Troops> = {}) =>
      bodyguardFaults({ troops: { ...horse, ...troops }, bodyguard }).map(({ path }) => path);
    expect(of(15)).toEqual([]);
    expect(of(16)).toEqual(['general.bodyguard']);
    expect(of(2, { class: 'C' })).toEqual(['general.troops.class']);
    expect(of(1, { class: 'C' })).toEqual([]);
    const elephants = { type: 'elephant', training: 'barbarian', weapons: [] } as const;
    expect(of(8, elephants)).toEqual([]);
    expect(of(9, elephants)).toEqual(['general.bodyguard']);
    expect(of(6, { ...elephants, nation: 'indian' })).toEqual(['general.bodyguard']);
    expect(of(2, { ...elephants, class: 'A' })).toEqual(['general.troops.class']);
    expect(of(2, { type: 'wagon' })).toEqual(['general.troops']);
  });

  it('supersede with five figures or one model, not with more [wrg/general/supersede-command]', () => {
    expect([1, 5, 6].map(bodyguard => canSupersede({ troops: horse, bodyguard }))).toEqual([true, true, false]);
    const elephant: Troops = { ...horse, type: 'elephant' };
    expect([1, 2].map(bodyguard => canSupersede({ troops: elephant, bodyguard }))).toEqual([true, false]);
  });

  it('order those under them; the commander-in-chief everybody [wrg/general/subordinate-orders]', () => {
    expect(mayOrder(chief, { under: 'second' })).toBe(true);
    expect(mayOrder(second, { under: 'second' })).toBe(true);
    expect(mayOrder(second, {})).toBe(false);
  });
});

it('a list that is right stays right when units are taken out of it, but for its general’s points', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 5, max: 50 }), (count, figures) => {
      const list: ArmyList = { generals: [chief], units: units(count).map(each => ({ ...each, figures })) };
      expect(told(list, 100 + count * (figures * 6 + 10))).toEqual([]);
    }),
  );
});
