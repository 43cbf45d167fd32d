import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patchFactors } from '../../../src/rulebook/index.js';
import type { ArmyList, UnitEntry } from '../../../src/rulesets/wrg/army/army-list.js';
import { figurePoints } from '../../../src/rulesets/wrg/army/figure-points.js';
import { armyPoints, equipmentPoints, pointsOf } from '../../../src/rulesets/wrg/army/points.js';
import { wrgBook } from '../../../src/rulesets/wrg/book/print.js';
import { type EquipmentItem, equipmentItems } from '../../../src/rulesets/wrg/rules/army/points.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import type { EngineKind, Training, Troops, TroopType } from '../../../src/rulesets/wrg/troops.js';
import { wrgRulesUnder } from '../../rules-under.js';

const regular: Troops = { type: 'hi', training: 'regular', class: 'C', weapons: ['pilum'], shield: true };
const barbarian: Troops = { ...regular, training: 'barbarian', weapons: ['javelins'] };
const elephant: Troops = { ...barbarian, type: 'elephant', weapons: [], shield: false };
const chariot: Troops = { ...elephant, type: 'chariot' };

const printed = wrgRulesUnder({ edition: 'printed' });
const each = (troops: Troops, rules = wrgRules()) => pointsOf({ troops, figures: 1 }, rules).each;
const under = (ruling: string, reading: string) => wrgRulesUnder({ rulings: { [`wrg/ruling/${ruling}`]: reading } });

describe('points of a figure', () => {
  it.each<[TroopType, number, number, number]>([
    ['li', 4, 3, 3],
    ['lmi', 4, 3, 3],
    ['mi', 4, 3, 3],
    ['lhi', 6, 5, 9],
    ['hi', 6, 5, 9],
    ['lc', 8, 6, 6],
    ['mc', 8, 6, 6],
    ['hc', 10, 8, 12],
    ['ehc', 12, 10, 15],
    ['shc', 15, 12, 18],
  ])(
    '%s: %i regular, %i barbarian, %i as printed [wrg/points/infantry-light-medium] [wrg/points/infantry-heavy] [wrg/points/cavalry-light-medium] [wrg/points/cavalry-heavy] [wrg/points/cavalry-extra-heavy] [wrg/points/cavalry-super-heavy]',
    (type, asRegular, asBarbarian, asPrinted) => {
      expect(each({ ...regular, type })).toBe(asRegular);
      expect(each({ ...barbarian, type })).toBe(asBarbarian);
      expect(each({ ...barbarian, type }, printed)).toBe(asPrinted);
      expect(each({ ...regular, type }, printed)).toBe(asRegular);
    },
  );

  it('fanatics are barbarians, and dearer [wrg/points/fanatics]', () => {
    expect(each({ ...barbarian, fanatic: true })).toBe(6);
    expect(() => each({ ...regular, fanatic: true })).toThrow('[wrg/points/fanatics]');
    expect(() => each({ ...barbarian, type: 'shc', fanatic: true })).toThrow('[wrg/points/fanatics]');
  });

  it('without shields foot is 1 cheaper, horse 2, super heavy cavalry nothing [wrg/points/no-shield-infantry] [wrg/points/no-shield-cavalry]', () => {
    expect(each({ ...regular, type: 'li', shield: false })).toBe(3);
    expect(each({ ...regular, type: 'ehc', shield: false })).toBe(10);
    expect(each({ ...regular, type: 'shc', shield: false })).toBe(15);
  });

  it('classes A, B and E [wrg/points/class-a] [wrg/points/class-b] [wrg/points/class-e]', () => {
    expect(['A', 'B', 'C', 'D'].map(of => each({ ...regular, class: of as Troops['class'] }))).toEqual([8, 7, 6, 6]);
    expect(['B', 'C', 'D', 'E'].map(of => each({ ...barbarian, class: of as Troops['class'] }))).toEqual([6, 5, 5, 4]);
    expect(() => each({ ...barbarian, class: 'A' })).toThrow('[wrg/points/class-a]');
    expect(() => each({ ...regular, class: 'E' })).toThrow('[wrg/points/class-e]');
  });

  it('a second class of weapon, a third for nothing [wrg/points/two-weapons]', () => {
    const kontos: Troops = { ...regular, type: 'hc', weapons: ['kontos'], nation: 'byzantine' };
    expect(each(kontos)).toBe(10);
    expect(each({ ...kontos, weapons: ['kontos', 'bow'] })).toBe(12);
    expect(each({ ...kontos, weapons: ['kontos', 'bow', 'sword'] })).toBe(12);
    expect(each({ ...kontos, weapons: ['kontos', 'bow', 'darts'] })).toBe(12);
    const apart = under('second-weapon-price', 'for-each-beyond-the-first');
    expect(each({ ...kontos, weapons: ['kontos', 'bow', 'darts'] }, apart)).toBe(14);
    expect(each({ ...kontos, training: 'barbarian', weapons: ['kontos', 'bow'] })).toBe(9);
  });

  it('mounts and camels [wrg/points/extra-horse] [wrg/points/camel]', () => {
    expect(each({ ...regular, mounts: true })).toBe(9);
    expect(each({ ...barbarian, mounts: true })).toBe(7);
    expect(each({ ...barbarian, mounts: true, camels: true })).toBe(8);
    expect(each({ ...regular, type: 'lc', camels: true })).toBe(13);
    expect(each({ ...barbarian, type: 'lc', camels: true })).toBe(7);
  });

  it('elephants and chariots with their crews [wrg/points/elephant] [wrg/points/chariot] [wrg/points/crewman] [wrg/troops/model-counts-as-one-figure]', () => {
    expect(each(elephant)).toBe(15);
    expect(each({ ...elephant, crew: ['pike', 'pike', 'bow'] })).toBe(30);
    expect(each({ ...elephant, crew: ['pike', 'bow'], weapons: ['javelins'] })).toBe(27);
    expect(each({ ...chariot, crew: ['javelins'] })).toBe(15);
    expect(each({ ...chariot, crew: ['bow', 'bow'], horses: 4 })).toBe(24);
    expect(each({ ...elephant, class: 'B', crew: ['pike', 'bow'] })).toBe(26);
    expect(each({ ...elephant, class: 'B', crew: ['pike', 'bow'] }, under('class-of-models', 'each-man'))).toBe(27);
    expect(() => each({ ...elephant, training: 'regular' })).toThrow('elephants cannot be regular');
  });

  it('an armed Indian driver costs as one of the crew, and pays for no second weapon [wrg/weapons/indian-drivers-armed]', () => {
    expect(each({ ...elephant, nation: 'indian', crew: ['driver', 'bow'] })).toBe(25);
    expect(each({ ...elephant, nation: 'indian', crew: ['driver', 'bow'], weapons: ['javelins'] })).toBe(26);
  });

  it.each<[EngineKind, number, number]>([
    ['light-bolt-thrower', 20, 40],
    ['heavy-bolt-thrower', 30, 50],
    ['light-stone-thrower', 30, 50],
    ['30-mina-stone-thrower', 40, 60],
    ['1-talent-stone-thrower', 50, 80],
    ['3-talent-stone-thrower', 60, 100],
  ])(
    '%s: %i or %i [wrg/points/engine-light-bolt] [wrg/points/engine-heavy-bolt] [wrg/points/engine-30-mina] [wrg/points/engine-1-talent] [wrg/points/engine-3-talent]',
    (engine, asRegular, asBarbarian) => {
      const troops: Troops = { ...regular, type: 'engine', weapons: [], engine };
      expect([each(troops), each({ ...troops, training: 'barbarian' })]).toEqual([asRegular, asBarbarian]);
    },
  );

  it('an engine of no kind has no price, a wagon has one [wrg/points/wagon]', () => {
    expect(() => each({ ...regular, type: 'engine', weapons: [] })).toThrow('troops.engine');
    expect(each({ ...regular, type: 'wagon', weapons: [], shield: false })).toBe(10);
  });
});

describe('points of those who come early or by boat', () => {
  const early = (troops: Troops, rules = wrgRules()) =>
    pointsOf({ troops, figures: 1, early: 2 }, rules).each - each(troops, rules);
  const afloat = (troops: Troops, rules = wrgRules()) =>
    pointsOf({ troops, figures: 1, byBoat: true }, rules).each - each(troops, rules);
  const engine: Troops = { ...regular, type: 'engine', weapons: [], engine: 'light-bolt-thrower' };
  const wagon: Troops = { ...regular, type: 'wagon', weapons: [] };

  it('infantry with mounts by boat is infantry, or pays as its mounts [wrg/points/water-transport] [wrg/ruling/mounted-infantry-by-boat]', () => {
    const rules = under('mounted-infantry-by-boat', 'as-their-mounts');
    const [riders, onCamels]: readonly Troops[] = [
      { ...regular, mounts: true },
      { ...regular, mounts: true, camels: true },
    ];
    if (riders === undefined || onCamels === undefined) throw new Error('nobody');
    expect([afloat(riders), afloat(onCamels)]).toEqual([1, 1]);
    expect([afloat(riders, rules), afloat(onCamels, rules), afloat(regular, rules)]).toEqual([3, 5, 1]);
  });

  it('two periods early [wrg/points/forced-march]', () => {
    const types: readonly TroopType[] = ['li', 'lmi', 'lhi', 'mi', 'hi', 'lc', 'mc', 'hc', 'ehc', 'shc'];
    expect(types.map(type => early({ ...regular, type }))).toEqual([2, 2, 2, 4, 6, 2, 2, 2, 2, 2]);
    expect([elephant, chariot, engine, wagon].map(troops => early(troops))).toEqual([2, 2, 10, 10]);
    expect(early({ ...regular, mounts: true })).toBe(2);
    expect(early({ ...regular, mounts: true }, under('mounted-infantry-on-forced-march', 'as-on-foot'))).toBe(6);
    expect(early(elephant, under('models-on-forced-march', 'as-wagons'))).toBe(10);
  });

  it('by boat [wrg/points/water-transport]', () => {
    expect(
      [regular, { ...regular, type: 'hc' } as Troops, elephant, chariot, engine, wagon].map(t => afloat(t)),
    ).toEqual([1, 3, 10, 5, 5, 5]);
    expect(afloat({ ...regular, type: 'lc', camels: true })).toBe(5);
    expect(afloat(wagon, under('wagons-by-boat', 'free'))).toBe(0);
  });
});

describe('points of an army', () => {
  const chief = { id: 'chief', rank: 'commander-in-chief', troops: { ...regular, type: 'hc' } } as const;
  const unit: UnitEntry = { id: 'first', troops: regular, figures: 20, command: ['officer', 'standard-bearer'] };
  const total = (list: ArmyList, rules = wrgRules()) => armyPoints(list, rules).points;

  it('figures by their points, command once for each unit and sub-unit [wrg/points/army-total] [wrg/points/command-unit] [wrg/points/command-sub-unit]', () => {
    expect(total({ generals: [], units: [unit] })).toBe(130);
    expect(total({ generals: [], units: [{ ...unit, troops: barbarian }] })).toBe(125);
    const subUnit = { id: 'part', troops: regular, figures: 5, command: ['officer'] as const };
    expect(total({ generals: [], units: [{ ...unit, subUnits: [subUnit, { ...subUnit, id: 'other' }] }] })).toBe(200);
    const wild = { ...subUnit, troops: barbarian };
    expect(total({ generals: [], units: [{ ...unit, troops: barbarian, subUnits: [wild] }] })).toBe(160);
    expect(total({ generals: [], units: [{ ...unit, early: 1, subUnits: [subUnit] }] })).toBe(240);
  });

  it('generals [wrg/points/commander-in-chief] [wrg/points/subordinate-general]', () => {
    const subordinate = { ...chief, id: 'second', rank: 'subordinate' } as const;
    expect(total({ generals: [chief, subordinate], units: [] })).toBe(150);
    expect(total({ generals: [{ ...chief, bodyguard: 5 }], units: [] })).toBe(140);
    const guarded = { generals: [{ ...chief, bodyguard: 5 }], units: [] };
    expect(total(guarded, under('bodyguard-command-points', 'as-a-unit'))).toBe(150);
    expect(total(guarded, under('general-figure-price', 'besides-his-type'))).toBe(150);
  });

  it('of a general whose figure is one of those of a unit it is not paid twice [wrg/points/commander-in-chief] [wrg/ruling/general-figure-price]', () => {
    const inAUnit = { ...chief, troops: regular, inAUnit: true } as const;
    const list = { generals: [inAUnit], units: [unit] };
    // Of 130 points for the unit six are for his figure.
    expect([total({ generals: [], units: [unit] }), each(regular)]).toEqual([130, 6]);
    expect(total(list)).toBe(130 + 100 - 6);
    expect(total(list, under('general-figure-price', 'besides-his-type'))).toBe(130 + 100);
  });

  it.each<[EquipmentItem, number, number | null]>([
    ['pack-animal', 3, 2],
    ['mantlet', 3, 5],
    ['scaling-ladder', 5, 5],
    ['ram', 10, 10],
    ['wheeled-penthouse', 50, 100],
    ['wheeled-tower', 100, 200],
    ['pontoon', 10, 20],
    ['caltrops', 2, null],
    ['palisade', 2, 3],
    ['ditch', 2, 3],
    ['bank', 2, 3],
    ['stone-curtain-wall', 10, 20],
    ['stone-tower', 10, 20],
  ])(
    '%s [wrg/points/mantlet] [wrg/points/ladder] [wrg/points/ram] [wrg/points/penthouse] [wrg/points/tower] [wrg/points/pontoon] [wrg/points/caltrops] [wrg/points/palisade] [wrg/points/curtain-wall]',
    (item, asRegular, asBarbarian) => {
      const of = (training: Training) => equipmentPoints({ item, count: 3, training }).points;
      expect(of('regular')).toBe(3 * asRegular);
      if (asBarbarian === null) expect(() => of('barbarian')).toThrow('[wrg/points/caltrops]');
      else expect(of('barbarian')).toBe(3 * asBarbarian);
    },
  );

  it('every line is there, with its place, and they add up', () => {
    const list: ArmyList = {
      generals: [chief],
      units: [unit, { ...unit, id: 'second' }],
      engines: [
        { id: 'e', troops: { ...regular, type: 'engine', engine: 'heavy-bolt-thrower', weapons: [] }, models: 2 },
      ],
      wagons: [{ id: 'w', troops: { ...regular, type: 'wagon', weapons: [] }, models: 1 }],
      equipment: equipmentItems.map(item => ({ item, count: 1, training: 'regular' })),
    };
    const { points, lines } = armyPoints(list);
    expect(lines.slice(0, 5).map(({ path }) => path)).toEqual([
      'generals[0]',
      'units[0]',
      'units[1]',
      'engines[0]',
      'wagons[0]',
    ]);
    expect(lines).toHaveLength(5 + equipmentItems.length);
    expect(points).toBe(lines.reduce((sum, line) => sum + line.points, 0));
  });
});

describe('laws of points', () => {
  const some = fc.record({
    type: fc.constantFrom<TroopType>('li', 'lmi', 'lhi', 'mi', 'hi', 'lc', 'mc', 'hc', 'ehc', 'shc'),
    training: fc.constantFrom<Training>('regular', 'barbarian'),
    class: fc.constantFrom<Troops['class']>('B', 'C', 'D'),
    weapons: fc.constantFrom<Troops['weapons']>([], ['javelins'], ['kontos', 'bow']),
    shield: fc.boolean(),
    camels: fc.boolean(),
  });

  it('so many cost so many times one, and the reasons say as much', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 5 }), (troops, figures, early) => {
        const cost = pointsOf({ troops, figures, early });
        expect(cost.points).toBe(cost.each * figures);
        expect(cost.each).toBeGreaterThan(0);
        const told = cost.because.map(({ effect }) => Number(effect.replace('−', '-').split(' ')[0]));
        expect(told.reduce((sum, points) => sum + points, 0)).toBe(cost.each);
      }),
    );
  });

  it('a house rule changes a price, and a patch a row of the table', () => {
    const dear = wrgRules(wrgBook.with({ cells: { 'wrg/points-values': { 'heavy-infantryman': { regular: 7 } } } }));
    expect(each(regular, dear)).toBe(7);
    const factors = [patchFactors(figurePoints, [{ id: 'class-b', when: () => 3 }])];
    expect(each(regular, { ...wrgRules(), factors })).toBe(9);
  });
});
