import { describe, expect, it } from 'vitest';
import { distribution, scripted } from '../../../src/dice/index.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import {
  areMen,
  areOfChaos,
  countsAsUnit,
  creatureFaults,
  creatureKit,
  fightsAs,
  isLoneMan,
  paysCommand,
} from '../../../src/rulesets/wrg/sorcery/creatures.js';
import {
  afterMeal,
  flightFaults,
  frightensElephants,
  prey,
  takesNewOrders,
} from '../../../src/rulesets/wrg/sorcery/dragons.js';
import {
  heroReaction,
  influenceOfLone,
  swordWorks,
  vainlyDisorganised,
} from '../../../src/rulesets/wrg/sorcery/heroes.js';
import { creatureMissiles } from '../../../src/rulesets/wrg/sorcery/missiles.js';
import {
  basiliskHolds,
  countAsHuns,
  demonsStay,
  disorganisedBySaint,
  elvenLuck,
  elvenReaction,
  elvenWill,
  entReaction,
  entsAttack,
  hasAxe,
  lures,
  shieldsDespiteWeapon,
  turnsToStone,
} from '../../../src/rulesets/wrg/sorcery/peoples.js';
import {
  afterDebate,
  debates,
  inSanctity,
  isUnarmed,
  martyrPoints,
  saintReaction,
  spellWorks,
  staysOut,
  takesTests,
  walksOnWater,
} from '../../../src/rulesets/wrg/sorcery/saints.js';
import {
  castingFaults,
  castSpell,
  lastsUntil,
  restsUntil,
  spellEffect,
  spellOdds,
} from '../../../src/rulesets/wrg/sorcery/spells.js';
import type { Creature, Troops } from '../../../src/rulesets/wrg/troops.js';
import { wrgRulesUnder } from '../../rules-under.js';

const who = (creature?: Creature) => (creature === undefined ? {} : { creature });
const reading = (ruling: string, to: string) => wrgRulesUnder({ rulings: { [`wrg/ruling/${ruling}`]: to } });
const troops = (creature: Creature, more: Partial<Troops> = {}): Troops => ({
  type: 'mi',
  training: 'barbarian',
  class: 'C',
  weapons: [],
  shield: false,
  creature,
  ...more,
});

describe('saints', () => {
  it('make their ground holy, as far as their zone goes [wrg/sorcery/saint]', () => {
    expect(inSanctity(100)).toBe(true);
    expect(inSanctity(101)).toBe(false);
    expect(inSanctity(undefined)).toBe(false);
    expect(spellWorks({ target: 50 })).toBe(false);
    expect(spellWorks({ caster: 50, target: 140 })).toBe(false);
    expect(spellWorks({ caster: 50 }, reading('spells-near-saints', 'cast-at'))).toBe(true);
    expect(spellWorks({ caster: 101, target: 120 })).toBe(true);
  });

  it('keep unnatural beasts out, and take no tests [wrg/sorcery/saint]', () => {
    expect(staysOut(who('dragon'))).toBe(true);
    expect(staysOut(who('troll'))).toBe(false);
    expect(staysOut(who('troll'), reading('mythical-beasts', 'all-that-never-was'))).toBe(true);
    expect(takesTests(who('moslem-saint'))).toBe(false);
    expect(takesTests(who('hero'))).toBe(true);
  });

  it('carry nothing and walk on water, but the warrior is armed [wrg/sorcery/saint-unarmed] [wrg/sorcery/warrior-saint]', () => {
    expect(isUnarmed(who('saint'))).toBe(true);
    expect(isUnarmed(who('warrior-saint'))).toBe(false);
    expect(walksOnWater(who('warrior-saint'))).toBe(true);
    expect(walksOnWater(who('hero'))).toBe(false);
  });

  it('abash opposing men [wrg/sorcery/saint-effect]', () => {
    expect(saintReaction({ troops: {}, enemy: 100 })).toMatchObject([{ points: -1 }]);
    expect(saintReaction({ troops: {}, enemy: 101 })).toEqual([]);
    expect(saintReaction({ troops: who('troll'), enemy: 20 })).toEqual([]);
    expect(areMen(who('dwarf'))).toBe(true);
  });

  it('abash no goblins and the like, who are no men, or these as well, or mankind alone [wrg/sorcery/saint-effect] (wrg/ruling/whom-saints-abash)', () => {
    const abashed = (rules = wrgRulesUnder()) =>
      (['hero', 'elf', 'goblin', 'dragon'] as const).map(
        creature => saintReaction({ troops: who(creature), enemy: 20 }, rules).length,
      );
    expect(abashed()).toEqual([1, 1, 0, 0]);
    expect(abashed(reading('whom-saints-abash', 'all-peoples'))).toEqual([1, 1, 1, 0]);
    expect(abashed(reading('whom-saints-abash', 'mankind-alone'))).toEqual([1, 0, 0, 0]);
  });

  it('of the Moslems give heart to their own [wrg/sorcery/moslem-saint]', () => {
    expect(saintReaction({ troops: {}, ownMoslem: 150 })).toMatchObject([{ points: 3 }]);
    expect(saintReaction({ troops: {}, ownMoslem: 151 })).toEqual([]);
  });

  it('count points as martyrs [wrg/sorcery/martyr] [wrg/sorcery/warrior-saint]', () => {
    expect(martyrPoints(who('saint'))).toBe(125);
    expect(martyrPoints(who('warrior-saint'))).toBe(150);
    expect(martyrPoints(who('moslem-saint'))).toBe(125);
    expect(martyrPoints(who('hero'))).toBe(0);
  });

  it('of two faiths debate, and a wounded winner prays [wrg/sorcery/saint-debate]', () => {
    expect(debates(who('saint'), who('moslem-saint'), 100)).toBe(true);
    expect(debates(who('moslem-saint'), who('warrior-saint'), 40)).toBe(true);
    expect(debates(who('saint'), who('warrior-saint'), 40)).toBe(false);
    expect(debates(who('saint'), who('moslem-saint'), 101)).toBe(false);
    expect(afterDebate(3).prays).toBe(true);
    expect(afterDebate(0).prays).toBe(false);
  });

  it('do not appear beside creatures of chaos [wrg/sorcery/saint-effect]', () => {
    expect(areOfChaos(who('goblin'))).toBe(true);
    expect(areOfChaos(who('dragon'))).toBe(false);
    expect(areOfChaos(who('dragon'), reading('creatures-of-chaos', 'those-usually-with-it-too'))).toBe(true);
    expect(areOfChaos(who('elf'))).toBe(false);
    expect(areOfChaos({})).toBe(false);
  });
});

describe('heroes', () => {
  const sword = { creature: 'hero', traits: ['magic-sword'] } as const;

  it('draw a magic sword away from saints [wrg/sorcery/hero]', () => {
    expect(swordWorks({ troops: sword })).toBe(true);
    expect(swordWorks({ troops: sword, saint: { distance: 100, seen: true } })).toBe(false);
    expect(swordWorks({ troops: sword, saint: { distance: 101, seen: true } })).toBe(true);
    const sight = reading('near-a-saint', 'in-sight-of-him');
    expect(swordWorks({ troops: sword, saint: { distance: 300, seen: true } }, sight)).toBe(false);
    expect(swordWorks({ troops: { creature: 'hero' } })).toBe(false);
    expect(swordWorks({ troops: { traits: ['magic-sword'] } })).toBe(false);
  });

  it('cannot bear one another [wrg/sorcery/hero]', () => {
    expect(vainlyDisorganised([100])?.effect).toBe('disorganised');
    expect(vainlyDisorganised([101])).toBeUndefined();
    expect(vainlyDisorganised([])).toBeUndefined();
  });

  it('influence the unit they are with, or themselves alone [wrg/sorcery/hero-influence] [wrg/sorcery/warrior-saint]', () => {
    expect(heroReaction(who('hero'))).toMatchObject([{ points: 3 }]);
    expect(heroReaction({})).toEqual([]);
    expect(influenceOfLone(who('hero'))).toEqual({ own: 'rash', others: null });
    expect(influenceOfLone(who('warrior-saint'))).toEqual({ own: 'rash', others: 'rash' });
    expect(influenceOfLone(who('saint'))).toEqual({ own: null, others: null });
  });

  it('are one man each [wrg/sorcery/hero] [wrg/sorcery/magician]', () => {
    expect(isLoneMan(who('hero'))).toBe(true);
    expect(isLoneMan(who('dragon'))).toBe(false);
    expect(countsAsUnit(who('magician'))).toBe(false);
    expect(countsAsUnit(who('magician'), reading('lone-figures-as-units', 'units'))).toBe(true);
    expect(countsAsUnit(who('giant'))).toBe(true);
    expect(paysCommand(who('hero'))).toBe(false);
    expect(paysCommand(who('hero'), reading('creatures-and-command-points', 'all-pay'))).toBe(true);
    expect(paysCommand(who('troll'))).toBe(true);
  });
});

describe('elves and dwarves', () => {
  const thrown = (factor: number) => ({ minus: 4, plus: 3, factor, because: [] });

  it('always have luck when they shoot [wrg/sorcery/elves]', () => {
    expect(elvenLuck(who('elf'), thrown(-1)).factor).toBe(1);
    expect(elvenLuck(who('elf'), thrown(0)).factor).toBe(1);
    expect(elvenLuck(who('elf'), thrown(0), reading('elven-luck', 'never-minus')).factor).toBe(0);
    expect(elvenLuck(who('elf'), thrown(-1), reading('elven-luck', 'never-minus')).factor).toBe(1);
    expect(elvenLuck(who('goblin'), thrown(-1)).factor).toBe(-1);
  });

  it('choose their mind, and saints disorganise them [wrg/sorcery/elves] [wrg/sorcery/dwarves]', () => {
    expect(elvenWill(who('elf'))).toMatchObject({ points: 1, signs: [-1, 0, 1] });
    expect(elvenWill({})).toBeUndefined();
    expect(elvenReaction(who('elf'), -1)).toMatchObject([{ points: -1 }]);
    expect(elvenReaction(who('elf'), 0)).toEqual([]);
    expect(disorganisedBySaint(who('elf'), 100)?.effect).toBe('disorganised');
    expect(disorganisedBySaint(who('dwarf'), 100)?.clause).toBe('wrg/sorcery/dwarves');
    expect(disorganisedBySaint(who('dwarf'), 101)).toBeUndefined();
    expect(disorganisedBySaint({}, 10)).toBeUndefined();
  });

  it('lure dragons in reach, and dwarves from anywhere [wrg/sorcery/dragon-lure] [wrg/sorcery/dwarves]', () => {
    expect(lures(who('dragon'), who('elf'), true)).toBe(true);
    expect(lures(who('dragon'), who('elf'), false)).toBe(false);
    expect(lures(who('dwarf'), who('elf'), false)).toBe(true);
    expect(lures(who('dragon'), {}, true)).toBe(false);
    expect(lures({}, who('elf'), true)).toBe(false);
  });
});

describe('dragons', () => {
  it('keep to their first order [wrg/sorcery/dragon]', () => {
    expect(takesNewOrders(who('dragon'))).toBe(false);
    expect(takesNewOrders(who('giant'))).toBe(true);
  });

  it('kill elephants, eat and sleep [wrg/sorcery/dragon-lure]', () => {
    expect(prey([120, 100, 30])).toMatchObject({ killed: [2, 1], whole: true });
    expect(prey([120, 100, 30], reading('dragon-appetite', 'one'))).toMatchObject({ killed: [2], whole: false });
    expect([0, 1, 2, 3, 4].map(after => afterMeal(after))).toEqual(['hunts', 'eats', 'sleeps', 'sleeps', 'wakes']);
  });

  it('fly so far, and not through holy air [wrg/sorcery/dragon-move-fight] [wrg/sorcery/saint]', () => {
    expect(flightFaults({ distance: 200 })).toEqual([]);
    expect(flightFaults({ distance: 201 })).toHaveLength(1);
    expect(flightFaults({ distance: 10, overSanctity: true })[0]?.clause).toBe('wrg/sorcery/saint');
    expect(flightFaults({ distance: 10, busy: true, ordered: false })).toHaveLength(2);
  });

  it('flame and fight as five, and giants toss boulders [wrg/sorcery/dragon-move-fight] [wrg/sorcery/giants]', () => {
    expect(fightsAs(who('dragon'))).toBe(5);
    expect(fightsAs({})).toBe(1);
    expect(creatureMissiles(troops('dragon', { type: 'shc' }))).toMatchObject({
      weapon: 'javelins',
      each: 5,
      range: 40,
    });
    expect(creatureMissiles(troops('giant'))).toMatchObject({ weapon: 'engine', each: 3, range: 100, stones: true });
    expect(creatureMissiles(troops('hero'))).toBeNull();
  });

  it('frighten elephants as elephants do horses [wrg/sorcery/dragon-elephants]', () => {
    const { elephantsKnown, elephantsUnknown } = wrgRules().movement.condition.fear;
    expect(elephantsKnown).toBeLessThan(elephantsUnknown);
    expect(frightensElephants({ distance: elephantsUnknown, known: false })?.effect).toBe('disorganised');
    expect(frightensElephants({ distance: elephantsUnknown, known: true })).toBeUndefined();
    expect(frightensElephants({ distance: undefined, known: false })).toBeUndefined();
  });
});

describe('other peoples', () => {
  it('of the elves light foot are archers, other foot spearmen, and horse has lances or javelins [wrg/sorcery/elves]', () => {
    const faults = (type: 'li' | 'lmi' | 'hi' | 'hc', weapon: 'bow' | 'long-spear' | 'lance' | 'javelins') =>
      creatureFaults({ ...troops('elf', { type, weapons: [weapon] }), figures: 12 }).map(({ path }) => path);
    expect([faults('li', 'bow'), faults('lmi', 'long-spear'), faults('hc', 'javelins')]).toEqual([[], [], []]);
    for (const type of ['lmi', 'hi', 'hc'] as const) expect(faults(type, 'bow')).toEqual(['troops.weapons']);
    expect(faults('li', 'javelins')).toEqual(['troops.weapons']);
    expect(faults('hi', 'lance')).toEqual(['troops.weapons']);
    expect(creatureKit(troops('elf', { type: 'hi', weapons: [] })).weapons).toEqual(['long-spear']);
  });

  it('are listed as their kind is [wrg/sorcery/goblins] [wrg/sorcery/trolls] [wrg/sorcery/demons]', () => {
    const goblins = troops('goblin', { type: 'lmi', class: 'E', weapons: ['bow'] });
    expect(creatureFaults({ ...goblins, figures: 20 })).toEqual([]);
    expect(creatureKit(goblins)).toEqual({ weapons: ['bow'], shield: false, fanatic: true });
    expect(creatureFaults({ ...goblins, class: 'C', figures: 20 })[0]?.path).toBe('troops.class');
    expect(creatureFaults({ ...goblins, weapons: ['pike'], figures: 20 })[0]?.path).toBe('troops.weapons');
    expect(creatureFaults({ ...troops('troll', { class: 'D' }), figures: 4 })[0]?.path).toBe('troops.type');
    expect(creatureFaults({ ...troops('giant', { class: 'D' }), figures: 2 })[0]?.path).toBe('troops.figures');
    expect(
      creatureFaults({ ...troops('dragon', { type: 'shc', class: 'D', training: 'regular' }), figures: 1 }),
    ).toHaveLength(1);
  });

  it('trolls turn to stone in a long halt [wrg/sorcery/trolls]', () => {
    expect(turnsToStone(who('troll'), { kind: 'halt', periods: 2 })).toBe(true);
    expect(turnsToStone(who('troll'), { kind: 'halt', periods: 1 })).toBe(false);
    expect(turnsToStone(who('goblin'), { kind: 'halt', periods: 2 })).toBe(false);
  });

  it('ents react to chaos and to axes [wrg/sorcery/ents]', () => {
    expect(entReaction({ chaos: true, axes: true }).map(({ points }) => points)).toEqual([1, 2]);
    expect(entReaction({})).toEqual([]);
    expect(entsAttack('move-to-nearest-enemy')).toBe(true);
    expect(entsAttack('uncontrolled-advance')).toBe(true);
    expect(entsAttack('halt-or-retire')).toBe(false);
    expect(hasAxe({ weapons: ['two-handed-axe'] })).toBe(false);
    expect(hasAxe({ weapons: ['two-handed-axe'] }, reading('woodsmens-axes', 'any-two-handed-axe'))).toBe(true);
    expect(hasAxe({ weapons: [], traits: ['woodsmens-axes'] })).toBe(true);
  });

  it('goblins shoot as horse archers, and on wolves are feared as Huns [wrg/sorcery/goblins]', () => {
    const { ranges } = wrgRules().fighting.shooting;
    expect(creatureMissiles(troops('goblin', { type: 'lmi', weapons: ['bow'] }))?.range).toBe(
      ranges['archers-mounted-on-horse-camel-elephant-or-in-chariot'],
    );
    expect(countAsHuns({ creature: 'goblin', type: 'lc' })).toBe(true);
    expect(countAsHuns({ creature: 'goblin', type: 'lmi' })).toBe(false);
  });

  it('demons need a black magician, and have arms for shields [wrg/sorcery/demons]', () => {
    expect(demonsStay(100)).toBe(true);
    expect(demonsStay(101)).toBe(false);
    expect(demonsStay(undefined)).toBe(false);
    expect(shieldsDespiteWeapon({ creature: 'demon', traits: ['many-arms'] })).toBe(true);
    expect(shieldsDespiteWeapon({ creature: 'demon' })).toBe(false);
  });

  it('crows come down from as far as they fly [wrg/sorcery/crows]', () => {
    const crows = troops('crow', { type: 'lc' });
    expect(creatureMissiles(crows)).toMatchObject({ weapon: 'bow', pointBlank: true });
    expect(creatureMissiles(crows)!.range).toBeGreaterThan(100);
    const near = reading('how-far-crows-strike', 'hand-to-hand');
    expect(creatureMissiles(crows, near)!.range).toBe(near.field.contact);
  });

  it('basilisks hold one figure each [wrg/sorcery/basilisk]', () => {
    expect(basiliskHolds(6)).toEqual({ figures: 6, reach: null });
    expect(basiliskHolds(6, reading('basilisk-gaze', 'as-far-as-a-spell')).reach).toBe(100);
  });
});

describe('magicians', () => {
  it('cast at whom they see within their reach, rested and in their own shape [wrg/sorcery/magician] [wrg/sorcery/spell-timing] [wrg/sorcery/spell-rest]', () => {
    expect(castingFaults({ number: 6, distance: 100 })).toEqual([]);
    expect(castingFaults({ number: 13, distance: 101, sees: false, kept: 'rests', castBefore: true })).toHaveLength(5);
    expect(
      castingFaults({ number: 6, distance: 9, sees: false }, reading('spells-and-sight', 'at-anybody-within')),
    ).toEqual([]);
    expect(
      castingFaults({ number: 6, distance: 9, castBefore: true }, reading('spells-in-a-period', 'one-at-each-point')),
    ).toEqual([]);
    expect(castingFaults({ number: 6, distance: 9, kept: 'frog' })[0]?.problem).toBe('he is a frog');
  });

  it('throw a minus and a plus die, which change the number [wrg/sorcery/spell-procedure]', () => {
    const cast = (nominated: number, faces: readonly number[], rules = wrgRules()) => {
      const dice = scripted(faces);
      const { number } = castSpell(nominated, dice, rules);
      dice.done();
      return number;
    };
    expect(cast(6, [2, 5])).toBe(9);
    expect(cast(6, [5, 2])).toBe(3);
    expect(cast(6, [5, 2], reading('spell-dice', 'by-one'))).toBe(5);
    expect(cast(1, [4, 3])).toBeNull();
    expect(cast(1, [4, 3], reading('beyond-the-twelve-spells', 'the-nearest'))).toBe(1);
    expect(() => castSpell(0, scripted([]))).toThrow('no spell');
  });

  it('have odds [wrg/sorcery/spell-procedure]', () => {
    const odds = spellOdds(6);
    const of = (number: number) => odds.outcomes.find(({ value }) => value === number)?.probability ?? 0;
    expect(of(6)).toBeCloseTo(10 / 36);
    expect(of(9)).toBeCloseTo(1 / 36);
    expect(of(3)).toBeCloseTo(1 / 36);
    expect(distribution(dice => castSpell(12, dice).number).outcomes.some(({ value }) => value === null)).toBe(true);
  });

  it('do twelve things, and some of them to themselves [wrg/sorcery/spell-list]', () => {
    const does = (number: number, target = {}) => spellEffect(number, target);
    expect(Array.from({ length: 12 }, (_, at) => does(at + 1).does)).toEqual([
      'vanish',
      'fly',
      'stone',
      'invisible',
      'heart',
      'dread',
      'arrows',
      'quarrel',
      'frog',
      'sneezes',
      'forget',
      'uphill',
    ]);
    expect(Array.from({ length: 12 }, (_, at) => does(at + 1).periods)).toEqual([
      null,
      null,
      2,
      3,
      null,
      null,
      1,
      1,
      3,
      1,
      2,
      2,
    ]);
    expect([1, 2, 9].map(number => does(number).whom)).toEqual(['magician', 'magician', 'magician']);
    expect(does(5).points).toBe(3);
    expect(does(6).points).toBe(-3);
    expect(does(10, { mythical: true }).does).toBe('banish');
    expect(does(10, { hostileMagician: true })).toMatchObject({ does: 'frog', periods: 3, whom: 'target' });
    expect(does(8, { single: true }).does).toBe('nothing');
    expect(spellEffect(7, {}, reading('arrows-turned', 'until-he-casts-again')).periods).toBeNull();
    expect(() => spellEffect(13)).toThrow('no spell');
  });

  it('do it for so many periods [wrg/sorcery/spell-timing]', () => {
    expect(lastsUntil(2, { period: 4, at: 'before-movement' })).toBe(5);
    expect(lastsUntil(2, { period: 4, at: 'before-shooting' })).toBe(6);
    const counted = reading('spell-periods', 'the-one-being-played-counts');
    expect(lastsUntil(2, { period: 4, at: 'at-the-end' }, counted)).toBe(5);
  });

  it('rest after the tiring ones [wrg/sorcery/spell-rest]', () => {
    expect(restsUntil({ nominated: 6, number: 7 }, 4)).toBe(5);
    expect(restsUntil({ nominated: 7, number: 6 }, 4)).toBe(4);
    expect(restsUntil({ nominated: 7, number: null }, 4)).toBe(4);
    expect(restsUntil({ nominated: 7, number: null }, 4, reading('rest-after-a-spell', 'that-was-nominated'))).toBe(5);
  });
});
