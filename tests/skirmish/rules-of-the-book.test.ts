/** The rules that are made of the book, part by part: each printed number stands where the functions read it, and each reading changes what it is about. */
import { describe, expect, it } from 'vitest';
import { skirmishRulings } from '../../src/rulesets/skirmish/book/rulings.js';
import { skirmishRules } from '../../src/rulesets/skirmish/rules.js';
import { skirmishRulesUnder } from '../rules-under.js';

const rules = skirmishRules();

describe('men and their arms', () => {
  it('are protected by what they wear, with and without a shield (skirmish/troops/protection-1 skirmish/troops/protection-2 skirmish/troops/protection-3 skirmish/troops/protection-4)', () => {
    expect(rules.men.protection).toEqual({
      'full-plate': { bare: 1, shielded: 1 },
      'full-mail': { bare: 2, shielded: 1 },
      'mail-and-plate': { bare: 2, shielded: 2 },
      'mail-shirt-or-jack': { bare: 3, shielded: 2 },
      'no-armour': { bare: 4, shielded: 3 },
    });
    expect(rules.men.horseProtection).toEqual({ barded: 1, unbarded: 3 });
  });

  it('are of grades that their class allows (skirmish/troops/grade skirmish/troops/grade-cap-sergeant skirmish/troops/grade-cap-peasant skirmish/clerics/grades)', () => {
    expect(rules.men.grades).toEqual({
      knight: { best: 'A', worst: 'E' },
      sergeant: { best: 'B', worst: 'E' },
      peasant: { best: 'C', worst: 'E' },
      cleric: { best: 'A', worst: 'B' },
    });
    expect(rules.men.campaignKnight).toEqual({ best: null, worst: 'E' });
  });

  it('have weapons of six lengths, the longest first (skirmish/melee/weapon-length)', () => {
    const { length } = rules.men;
    const lines = [1, 2, 3, 4, 5, 6].map(line =>
      Object.entries(length).flatMap(([weapon, rank]) => (rank === line ? [weapon] : [])),
    );
    expect(lines).toEqual([
      ['pike'],
      ['light-lance', 'heavy-lance'],
      ['spear', 'bill', 'halberd', 'glaive'],
      ['javelin', 'sword', 'two-handed-club', 'two-handed-axe'],
      ['one-handed-axe', 'mace', 'maul'],
      ['knife', 'dagger', 'improvised'],
    ]);
  });
});

describe('moving (skirmish/movement/table)', () => {
  it('inches of a move, by who goes and how', () => {
    expect(rules.moving.rates).toEqual({
      'foot-protection-1-2': { walk: 6, run: 8, rough: 4, climb: 1, swim: null },
      'foot-protection-3-4': { walk: 9, run: 12, rough: 6, climb: 2, swim: 3 },
      'mounted-barded': { walk: 9, run: 20, rough: 3, climb: null, swim: null },
      'mounted-other': { walk: 12, run: 24, rough: 4, climb: null, swim: 'as-if-dismounted' },
      'wheeled-with-team': { walk: 5, run: null, rough: null, climb: null, swim: null },
      'wheeled-manhandled': { walk: 2, run: null, rough: null, climb: null, swim: null },
    });
  });

  it('turns of more than 22½ degrees and obstacles cost inches, or are not to be had (skirmish/movement/turn-limit-run skirmish/movement/obstacle skirmish/movement/obstacle-forbidden)', () => {
    const { limits, freeTurn, gallop, run } = rules.moving;
    expect(freeTurn).toBe(22.5);
    const no = { obstacle: null, crosses: false };
    const yes = { obstacle: 3, crosses: true };
    expect(limits).toEqual({
      'foot-walking': { farTurn: 0, ...yes },
      'foot-running': { farTurn: null, ...yes },
      'mounted-unbarded-not-galloping': { farTurn: 2, ...yes },
      'mounted-unbarded-galloping': { farTurn: null, ...yes },
      'mounted-barded-not-galloping': { farTurn: 2, ...no },
      'mounted-barded-galloping': { farTurn: null, ...no },
      wheeled: { farTurn: 0, ...no },
    });
    expect([gallop.moves, run.turns]).toEqual([2, 2]);
  });

  it('other actions take a move, or half of one (skirmish/actions/list skirmish/actions/mount skirmish/actions/change-weapon skirmish/standards/pick-up)', () => {
    const { time } = rules.moving;
    const by = (share: number) => Object.entries(time).flatMap(([action, took]) => (took === share ? [action] : []));
    expect(by(0.25)).toEqual(['lower-portcullis', 'lower-drawbridge']);
    expect(by(0.5)).toEqual(['mount-or-dismount-protection-3-4', 'pick-up-fallen-standard', 'change-weapon']);
    expect(by(3)).toEqual(['heat-oil-or-lead']);
    expect(by(1)).toHaveLength(Object.keys(time).length - 6);
  });
});

describe('shooting', () => {
  it('shots of a turn, by what is done besides (skirmish/movement/fire-horse-archer skirmish/movement/fire-archer skirmish/movement/fire-javelin skirmish/movement/fire-crossbow skirmish/movement/fire-gunpowder-engine)', () => {
    const shots = (standing: number, walking = 0, galloping = 0, loading = 0) => ({
      standing,
      walking,
      running: 0,
      galloping,
      loading,
    });
    expect(rules.shooting.rate).toEqual({
      'horse-archer': shots(2, 1, 1),
      archer: shots(2, 1),
      javelin: shots(2, 1),
      crossbow: shots(1),
      handgun: shots(1, 0, 0, 1),
      engine: shots(1, 0, 0, 1),
      bombard: shots(1, 0, 0, 1),
    });
    expect(rules.shooting.arc).toEqual({ horseArcher: 180, bombard: 22.5, engine: 22.5, others: 45 });
    expect(rules.shooting.targets).toBe(1);
  });

  it('missiles at hand and in store (skirmish/shooting/ammo-start skirmish/shooting/ammo-wagon skirmish/shooting/ammo-packhorse)', () => {
    expect(rules.shooting.carried).toEqual({
      javelin: 3,
      shortbow: 12,
      longbow: 12,
      sling: 12,
      crossbow: 12,
      handgun: 12,
      engine: 0,
      bombard: 0,
    });
    expect(rules.shooting.carriers).toEqual({
      wagon: { javelins: 50, rounds: 10, others: 100 },
      packhorse: { javelins: 20, rounds: 2, others: 40 },
    });
  });

  it('ranges in inches (skirmish/shooting/ranges skirmish/shooting/engine-minimum skirmish/shooting/dropped-range)', () => {
    const bands = (short: number | null, medium: number | null, long: number | null, from = 0) => ({
      from,
      short,
      medium,
      long,
    });
    expect(rules.shooting.ranges).toEqual({
      javelin: bands(3, 6, null),
      shortbow: bands(5, 10, 20),
      sling: bands(5, 10, 20),
      longbow: bands(8, 16, 40),
      crossbow: bands(10, 20, 40),
      handgun: bands(3, 6, 20),
      bombard: bands(8, 20, 40),
      engine: bands(null, 20, 40, 8),
      dropped: bands(2, null, null),
    });
  });

  it('what hits, and what is added to the dice (skirmish/shooting/to-hit skirmish/shooting/to-hit-heavy skirmish/shooting/mod-range skirmish/shooting/mod-armour skirmish/shooting/mod-light-cover skirmish/shooting/mod-heavy-cover skirmish/shooting/mod-handgun)', () => {
    const { missiles, heavy, modifiers, sides } = rules.shooting;
    expect(sides).toBe(6);
    expect(missiles).toEqual({ dice: 2, hitsOn: 7, armour: true, cover: true });
    const five = { dice: 2, hitsOn: 5, armour: false, cover: false };
    expect(heavy).toEqual({ bombard: five, engine: five, dropped: five });
    expect(modifiers).toEqual({
      short: 0,
      medium: 1,
      long: 2,
      protection: { 1: 3, 2: 2, 3: 1, 4: 0 },
      lightCover: 1,
      heavyCover: 2,
      handgunLevels: 1,
      heavyLong: 2,
      heavyShort: 2,
      dropped: 0,
    });
    expect(rules.shooting.breach).toEqual({
      hits: {
        'timber-wall': 3,
        wagon: 3,
        engine: 3,
        pavise: 3,
        'light-stone-wall': 5,
        house: 5,
        'castle-wall': 10,
      },
      width: 2,
    });
  });

  it('fire (skirmish/fire/timber skirmish/fire/straw skirmish/fire/duration skirmish/fire/put-out-window skirmish/fire/put-out-range skirmish/fire/smoke)', () => {
    const { ignites, burns, putOut, spreads, smoke, kills, lighting, sides } = rules.fire;
    expect([lighting, sides, smoke]).toEqual([1, 6, 12]);
    expect(ignites).toEqual({ timber: [1], 'straw-thatch': [1, 2, 3, 4] });
    expect(burns).toEqual({ timber: 9, 'straw-thatch': 3 });
    expect(putOut).toMatchObject({
      dice: 2,
      on: 2,
      perFigure: -1,
      perBucket: -1,
      turns: { from: 1, to: 4 },
      within: 2,
    });
    expect([spreads.within, kills.within, kills.moves]).toEqual([1, 1, 2]);
  });
});

describe('melee and morale', () => {
  it('what is added to both dice of a blow (skirmish/melee/attack-heavy-lance skirmish/melee/attack-pike-horse skirmish/melee/attack-pike-woods skirmish/melee/attack-grade skirmish/melee/attack-charging skirmish/melee/attack-improvised skirmish/melee/attack-rear skirmish/melee/defense-armour skirmish/melee/defense-obstacle skirmish/melee/defense-infantry-rough skirmish/melee/defense-grade-e)', () => {
    expect(rules.melee.attack).toEqual({
      heavyLance: 1,
      pikeAgainstHorse: 1,
      pikeInWoods: -1,
      gradeAOrB: 1,
      charging: 1,
      improvised: -1,
      strikingRear: -2,
    });
    expect(rules.melee.defense).toEqual({
      protection: { 1: 2, 2: 1, 3: 0, 4: -1 },
      obstacle: 1,
      infantryInRough: 1,
      gradeE: -1,
    });
  });

  it('in which order blows fall, and how many (skirmish/melee/blow-order skirmish/melee/strikes-per-turn skirmish/melee/strike-pike-ranks)', () => {
    expect(rules.melee.order).toEqual([
      'beginning-of-move',
      'unwounded',
      'charging-horse',
      'higher-grade',
      'longer-weapon',
      'higher-class',
      'height-advantage',
      'charging',
    ]);
    const { blows, pikeRanks, savedFromShots, after } = rules.melee;
    expect([blows, pikeRanks, savedFromShots]).toEqual([{ once: 1, throughout: 2, atLeavers: 1 }, 3, 0.5]);
    expect([after.hole, after.pursuit]).toEqual([3, 1]);
  });

  it('what three dice come to, and what is added to them (skirmish/morale/test skirmish/morale/mod-class skirmish/morale/mod-grade)', () => {
    const { dice, sides, results, modifiers } = rules.morale;
    expect([dice, sides]).toEqual([3, 6]);
    expect(results).toEqual({
      bold: { from: 13, to: null },
      resolute: { from: 9, to: 12 },
      craven: { from: 7, to: 8 },
      recreant: { from: 0, to: 6 },
    });
    expect(modifiers).toEqual({
      class: { knight: 1, sergeant: 0, peasant: -1 },
      grade: { A: 2, B: 1, C: 0, D: -1, E: -2 },
      supported: 1,
      enemyFleeing: 1,
      closeOrder: 1,
      isolated: -1,
      friendFleeing: -1,
      losses: -1,
      fleeing: -1,
      leaderless: -1,
      meleeLosses: -1,
      standardLost: -1,
      commanderLost: -1,
      clericOrLeader: 1,
      secureFlank: 1,
    });
  });

  it('what makes men test, and how near it is (skirmish/morale/trigger-lists)', () => {
    const { unitCauses, knightCauses } = rules.morale;
    expect(unitCauses).toEqual({ 1: null, 2: null, 3: null, 4: 15, 5: 15, 6: null, 7: 15, 8: null, 9: null, 10: 15 });
    expect(knightCauses).toEqual({ 1: null, 2: null, 3: 6, 4: 15, 5: null, 6: null, 7: 15, 8: 15 });
    const { lostToMissiles, friendsLostNearAKnight, turnsShotAt, lossShare, lostInMelee } = rules.morale;
    expect([lostToMissiles, friendsLostNearAKnight, turnsShotAt, lossShare, lostInMelee]).toEqual([3, 3, 2, 0.25, 3]);
  });

  it('how near the enemy is to recreants and the craven, and friends to a unit (skirmish/morale/recreant-yield skirmish/morale/craven skirmish/morale/def-supported skirmish/morale/def-isolated skirmish/morale/def-secure-flank skirmish/morale/yield)', () => {
    const { recreant, cravenEnemy, guardWithin, fleeingEnemiesWithin, clericOrLeaderWithin } = rules.morale;
    expect(recreant).toMatchObject({ inTheOpen: 6, inCover: 0, frontAndRear: 10 });
    expect([cravenEnemy, guardWithin, fleeingEnemiesWithin, clericOrLeaderWithin]).toEqual([10, 2, 15, 15]);
    const { gap, supported, isolated, secureFlank, knightsAsAUnit, forceMen, battleForces } = rules.units;
    expect([gap, supported, isolated, secureFlank, knightsAsAUnit, forceMen, battleForces]).toEqual([
      2, 10, 24, 2, 4, 30, 2,
    ]);
    expect(rules.sequence.sight).toEqual({ open: 36, gap: 2, edge: 2, inWoods: 3 });
  });
});

describe('wounds and what follows', () => {
  it('a die wounds or kills, by protection (skirmish/wounds/roll skirmish/wounds/armour)', () => {
    const light = { wounded: [1, 2, 3, 4], killed: [5, 6] };
    const heavy = { wounded: [1, 2, 3, 4, 5], killed: [6] };
    expect(rules.wounds.wound).toEqual({ 1: heavy, 2: heavy, 3: light, 4: light });
    expect(rules.wounds.fatal).toBe(2);
  });

  it('riders fall by their grade (skirmish/falling/horse-wounded skirmish/falling/height skirmish/falling/prone)', () => {
    const { fall, quarter } = rules.wounds;
    expect(fall).toMatchObject({
      dice: 2,
      on: { A: null, B: 2, C: 3, D: 4, E: 5 },
      firearm: 6,
      survived: 4,
      down: 1,
    });
    expect(quarter).toEqual({ cleric: 15, massacred: 3 });
  });

  it('ransoms in marks, by grade and rank (skirmish/ransom/knight skirmish/ransom/baron skirmish/ransom/earl skirmish/ransom/duke-king)', () => {
    const marks = { A: 65, B: 55, C: 45, D: 35, E: 25 };
    expect(rules.wounds.ransom).toEqual(
      Object.fromEntries(
        Object.entries(marks).map(([grade, knight]) => [
          grade,
          { knight, baron: 2 * knight, viscount: 3 * knight, earl: 3 * knight, duke: null, king: null },
        ]),
      ),
    );
  });

  it('the dead are looted in turns (skirmish/loot/weapon skirmish/loot/armour-off skirmish/loot/armour-on)', () => {
    expect(rules.wounds.looting).toEqual({ weapon: 0.5, shield: 0.5, armourOff: 1, lightOn: 2, heavyOn: 3 });
  });
});

describe('sieges', () => {
  it('chances in a hundred (skirmish/siege/push-ladder skirmish/siege/ram-chance skirmish/siege/axe-chance skirmish/siege/pick-collapse skirmish/siege/oil-fire skirmish/standards/snatch)', () => {
    const { percentile, ladder, ram, axes, pick, oilFire, snatch, leadTimes, cauldronUses } = rules.siege;
    expect(percentile).toEqual({ sides: 10, doubleNought: 100 });
    expect(ladder).toMatchObject({ perPusher: 30, perMan: -5, counted: 2, perCarrier: 3, aloneUpTo: 6 });
    expect(ram).toMatchObject({ perMan: 7, perTurn: 5, least: 2, most: 10, gap: 1 });
    expect(axes).toEqual({ first: 0, perManAndTurn: 5, most: 2, gap: 1 });
    expect(pick).toMatchObject({ depth: 1 / 8, hole: 1, collapse: 40 });
    expect([oilFire, snatch, leadTimes, cauldronUses]).toEqual([10, 50, 2, 1]);
  });

  it('crews (skirmish/siege/crew-size skirmish/siege/manhandle skirmish/siege/team skirmish/siege/ladder-carry skirmish/siege/ladder-setup skirmish/siege/crew-master)', () => {
    const hands = (least: number | null, most: number | null = null) => ({ least, most });
    expect(rules.siege.crews).toEqual({
      'battering-ram': hands(2, 10),
      sow: hands(4),
      'rock-throwing-engine': hands(4),
      'siege-tower': hands(4),
      'pick-or-screw': hands(4),
      axes: hands(null, 2),
      'cauldron-or-rock': hands(1, 1),
      'manhandle-engine-sow-tower': hands(10),
      'team-animals': hands(4),
      'ladder-carriers-per-3-inches': hands(1),
      'ladder-setup-up-to-6-inches': hands(1),
      'ladder-setup-over-6-inches': hands(2),
    });
    expect(rules.siege.masters).toMatchObject({ of: 'sergeant', needed: 1 });
    expect(rules.siege.stakesApart).toBe(0.5);
  });
});

describe('points', () => {
  it('of men and what they carry (skirmish/points/class skirmish/points/grade skirmish/points/rank skirmish/points/protection skirmish/points/horse skirmish/points/weapons)', () => {
    expect(rules.campaign.figures).toEqual({
      class: { knight: 7, sergeant: 3, peasant: 1, cleric: 9 },
      grade: { A: 5, B: 4, C: 3, D: 2, E: 0 },
      rank: { baron: 10, viscount: 20, earl: 20, duke: 30, king: 50 },
      protection: { 1: 5, 2: 4, 3: 2, 4: 0 },
      horse: 5,
      bardedHorse: 8,
      handgun: 2,
      crossbow: 2,
      longbow: 2,
      heavyLance: 2,
      otherWeapon: 1,
      pavise: 2,
      stakes: 1,
    });
  });

  it('of things (skirmish/points/equipment skirmish/points/missiles)', () => {
    expect(rules.campaign.equipment).toEqual({
      faggot: 1,
      'flint-and-steel': 5,
      'fire-missile': 1,
      '3-javelins': 2,
      '12-other-missiles': 2,
      wagon: 10,
      'draught-animal': 3,
      penthouse: 12,
      ram: 10,
      pick: 10,
      ladder: 2,
      'oil-cauldron-with-fire': 6,
      rock: 1,
      'one-round-for-bombard': 3,
      'catapult-type-engine': 20,
      bombard: 30,
      'siege-tower': 50,
      'bucket-with-water': 1,
    });
    expect(rules.campaign.loads).toEqual({ javelins: 3, others: 12 });
    expect(rules.campaign.standards).toEqual({ army: 300, battle: 150, force: 50 });
  });

  it('of walls, of wood and of stone, by the piece or by 12 inches (skirmish/points/fortifications skirmish/points/moat)', () => {
    const price = (wood: number, stone: number, length: number | null = null) => ({ wood, stone, length });
    const walls = {
      keep: price(250, 625),
      'large-tower': price(50, 125),
      'small-turret': price(30, 75),
      curtain: price(50, 125, 12),
      gatehouse: price(100, 250),
      'wet-moat': price(40, 40, 12),
    };
    expect(rules.campaign.fortifications).toEqual({ ...walls, 'dry-moat': price(20, 20, 12) });
    expect([rules.campaign.woundedShare, rules.campaign.drawbridgeOrPortcullis]).toEqual([0.5, 15]);
  });
});

/** Everything that rules say, by its path; a list as one. */
function flat(part: unknown, at: readonly string[] = []): readonly (readonly [path: string, is: unknown])[] {
  if (Array.isArray(part)) return [[at.join('.'), part.join(' ')]];
  if (typeof part !== 'object' || part === null) return [[at.join('.'), part]];
  return Object.entries(part).flatMap(([key, each]) => flat(each, [...at, key]));
}

describe('another reading of a ruling changes what it is about, and nothing else', () => {
  const rows: readonly (readonly [ruling: string, reading: string, other: Readonly<Record<string, unknown>>])[] = [
    ['grades-above-a', 'attack-die-too', { 'men.attackForGradesAboveA': 1 }],
    ['mixed-armour-with-shield', 'level-1-with-shield', { 'men.protection.mail-and-plate.shielded': 1 }],
    ['mail-shirt-with-shield', 'level-3', { 'men.protection.mail-shirt-or-jack.shielded': 3 }],
    ['viscounts', 'below-earls', { 'men.viscountAs': 'viscount' }],
    ['shield-behind-two-handed-weapons', 'does-not-count', { 'men.shieldBehindTwoHanded': false }],
    ['two-handed-weapons', 'by-name-alone', { 'men.twoHanded': 'two-handed-club two-handed-axe' }],
    ['bases', 'round-and-large', { 'field.radius.foot': 0.5, 'field.radius.horse': 0.75 }],
    ['front-and-flank', 'half-of-all-round', { 'field.front': 90, 'field.rear': 90 }],
    ['turning-to-flee', 'with-their-move', { 'field.turnsToFlee': false }],
    ['size-of-a-force', 'a-limit', { 'units.forceLimited': true }],
    ['broken-up-units', 'stay-as-they-are', { 'units.closesUp': false }],
    ['grade-of-a-unit', 'worst-man', { 'units.gradeOf': 'worst' }],
    ['support-of-runaways', 'as-any-unit', { 'units.runawaysSupport': true }],
    ['reach-of-a-charge', 'at-full-gallop', { 'sequence.chargeReach': 'fastest' }],
    ['pace-of-avoiding', 'walk', { 'sequence.avoidingPace': 'walk' }],
    ['distance-behind-shelter', 'may-stop-short', { 'sequence.behindShelter': 'up-to-full' }],
    ['part-of-a-move', 'quarter', { 'sequence.partOfAMove': 0.25 }],
    ['partly-rough-moves', 'worst-for-all', { 'moving.partlyRough': 'worst' }],
    ['galloping-moves', 'two-in-all', { 'moving.gallop.counted': 'in-all' }],
    ['running-turns', 'in-the-whole-game', { 'moving.run.counted': 'game' }],
    ['high-walls', 'crossed-as-any-wall', { 'moving.highWalls': 'cross' }],
    ['riders-as-if-dismounted', 'swimming-and-climbing', { 'moving.asIfDismounted': 'swim climb' }],
    ['wheeled-turning', 'as-mounted', { 'moving.limits.wheeled.farTurn': 2 }],
    ['mounted-turning', 'once-a-move', { 'moving.turnsCost': 'once' }],
    [
      'actions-of-a-turn',
      'half-a-turn',
      {
        'moving.time.pick-up-or-lay-down-object': 0.5,
        'moving.time.erect-ladder': 0.5,
        'moving.time.push-down-ladder': 0.5,
        'moving.time.harness-or-unharness-team': 0.5,
        'moving.time.place-or-remove-stake': 0.5,
        'moving.time.place-or-remove-pavise': 0.5,
        'moving.time.half-complete-gap': 0.5,
        'moving.time.drop-rock-or-lead': 0.5,
      },
    ],
    ['lowering-a-portcullis', 'as-the-list-says', { 'moving.time.lower-portcullis': 1 }],
    [
      'lost-range-rows',
      'crossbow-before-longbow',
      {
        'shooting.ranges.longbow.short': 10,
        'shooting.ranges.longbow.medium': 20,
        'shooting.ranges.crossbow.short': 8,
        'shooting.ranges.crossbow.medium': 16,
      },
    ],
    ['slings', 'as-javelins', { 'shooting.carried.sling': 3, 'shooting.slingsAs': 'javelin' }],
    ['range-of-dropped-loads', 'short-range', { 'shooting.modifiers.dropped': 2 }],
    ['chance-of-molten-lead', 'nearest-total', { 'shooting.lead': 'total' }],
    ['light-and-heavy-cover', 'both', { 'shooting.covers': 'both' }],
    ['guns-over-friends', 'engines-too', { 'shooting.friends.neverOver': 'handgun engine bombard' }],
    ['resupply', 'as-much-as-there-is', { 'shooting.resupply': 'all' }],
    ['rounds-of-engines', 'one-at-hand', { 'shooting.carried.engine': 1, 'shooting.carried.bombard': 1 }],
    ['fire-missiles-allowed', 'always', { 'fire.allowed': true }],
    ['torches', 'four-or-less', { 'fire.torch': 'straw' }],
    ['spreading-fire', 'with-a-throw', { 'fire.spreads.always': false }],
    ['putting-fire-out', 'two-exactly', { 'fire.putOut.below': 'exactly' }],
    ['killed-by-fire', 'moves-it-has-burned', { 'fire.kills.counted': 'burned' }],
    ['equal-blows', 'lots-are-drawn', { 'melee.equalBlows': 'lots' }],
    ['wounded-by-an-earlier-blow', 'counts-next-turn', { 'melee.woundsCountAtOnce': false }],
    ['counter-charging', 'is-not', { 'melee.counterChargeIsCharge': false }],
    ['pursuing', 'is-not', { 'melee.pursuersCharge': false }],
    ['pursuers-of-no-nerve', 'stay-or-go-back', { 'melee.cravenPursue': false }],
    ['broken-lances', 'thrown-away', { 'melee.brokenLance': 'none' }],
    ['knights-and-horses', 'as-others', { 'melee.knightsStrikeHorses': true }],
    ['equal-melee-losses', 'chargers-first', { 'melee.after.equalLosses': 'chargers' }],
    ['opponents-who-failed', 'test-all-the-same', { 'melee.after.failedSpareTheTest': false }],
    ['defeated-infantry', 'dead-fled-or-yielded', { 'melee.after.failedAreDefeated': false }],
    ['blows-at-leavers', 'one-in-all', { 'melee.leavers': 'one' }],
    ['blows-after-leaving', 'besides-both', { 'melee.leavingSpends': false }],
    ['prone-men', 'have-no-defence-die', { 'melee.proneDefend': false }],
    ['under-half-strength', 'half-is-enough', { 'morale.halfStrength.counted': 'at' }],
    ['strength-of-a-unit', 'whoever-fights-on', { 'morale.halfStrength.of': 'fighting' }],
    ['standards-snatched', 'whoever-killed-him', { 'siege.snatched': 'from-anywhere' }],
    ['quarters-lost', 'begun', { 'morale.lossesCounted': 'begun' }],
    ['losses-of-a-man-alone', 'a-unit-of-his-own', { 'morale.lossesOf': 'everybody' }],
    ['gone-among-the-losses', 'whoever-is-gone', { 'morale.lossesAre': 'gone' }],
    ['fleeing-friends-distance', 'any', { 'morale.fleeingFriendsWithin': null }],
    ['fleeing-knights', 'each-of-four-or-more', { 'morale.fleeingKnights': 'each' }],
    ['fleeing-enemies', 'by-figures', { 'morale.enemiesCounted': 'figures' }],
    ['side-that-lost-in-melee', 'on-the-whole-table', { 'morale.sideOfTheMelee': 'table' }],
    ['seen-to-be-lost', 'all-of-the-side', { 'morale.lossesMustBeSeen': false }],
    ['standards-lost', 'each', { 'morale.standardsCountOnce': false }],
    ['cleric-or-leader', 'nothing', { 'morale.modifiers.clericOrLeader': 0 }],
    ['cleric-or-leader', 'two', { 'morale.modifiers.clericOrLeader': 2 }],
    ['bold-clerics', 'go-at-the-enemy', { 'morale.clericsStay': false }],
    ['bold-before-a-charge', 'charge-next-turn', { 'morale.boldBeforeCharges': 'next' }],
    ['cornered-recreants', 'fight-on', { 'morale.recreant.cornered': 'fights' }],
    ['who-is-obliged', 'the-unit-as-one', { 'morale.obligedBy': 'body' }],
    ['pace-of-the-craven', 'fastest-they-may-take', { 'morale.cravenPace': 'fastest' }],
    ['way-of-the-craven', 'from-the-nearest-enemy', { 'morale.cravenFrom': 'nearest' }],
    ['rallying-tests', 'with-its-next-cause', { 'morale.testsWhileFleeing': false }],
    ['yielded-men', 'may-fight', { 'morale.yieldedFight': true }],
    ['unguarded-prisoners', 'stay-prisoners', { 'morale.unguardedAreFree': false }],
    ['waiting-for-a-guard', 'not-at-all', { 'morale.waitsForAGuard': false }],
    ['active-enemies', 'who-has-not-yielded', { 'morale.inactive': 'yielded' }],
    ['firearms-near-a-rider', 'each-shot', { 'wounds.fall.firearmsThrown': 'shot' }],
    ['wounded-horses', 'never-die-of-two', { 'wounds.horsesAsFigures': false }],
    ['half-of-the-sergeants', 'rounded-up', { 'wounds.recruits.rounded': 'up' }],
    ['looted-shields', 'as-armour', { 'wounds.looting.shield': 1 }],
    ['men-who-push-a-ladder', 'three', { 'siege.ladder.pushers': 3 }],
    ['men-who-hold-a-ladder', 'two-in-all-count', { 'siege.ladder.countedOf': 'all' }],
    ['turns-of-a-ram', 'every-one', { 'siege.ram.turns': 'every' }],
    ['throws-for-a-collapse', 'each-turn', { 'siege.pick.thrown': 'each' }],
    ['double-nought', 'nothing', { 'siege.percentile.doubleNought': 0 }],
    ['crew-among-the-ten', 'besides', { 'siege.crewMoves': false }],
    ['masters-of-engines', 'anybody-of-grade-b', { 'siege.masters.of': 'anybody' }],
    ['engines-without-a-master', 'go-on', { 'siege.masters.stopsWithout': false }],
    ['stairs', 'as-climbing', { 'siege.stairs': 'climb' }],
    ['carried-gear', 'as-engines-by-hand', { 'siege.carried': 'by-hand' }],
    ['battlements-from-within', 'cover-from-everywhere', { 'siege.coverFromWithin': true }],
    ['moves-over-the-fire', 'after-that-of-setting-it-up', { 'siege.settingHeats': false }],
    ['failing-to-meet-a-charge', 'avoiding-alone', { 'campaign.failsToMeet': 'avoids' }],
    ['several-charges-not-met', 'each-of-them', { 'campaign.chargesCountAsOne': false }],
    ['ceilings-of-upgrading', 'do-not-hold', { 'campaign.ceilingsHold': false }],
    ['share-of-yielded-troops', 'quarter', { 'campaign.yieldedShare': 0.25 }],
    ['price-of-a-barded-horse', 'on-top-of-the-horse', { 'campaign.figures.bardedHorse': 13 }],
    [
      'second-moat',
      'a-lesser-wet-one',
      { 'campaign.fortifications.dry-moat.wood': null, 'campaign.fortifications.dry-moat.stone': null },
    ],
    ['first-load', 'paid-for', { 'campaign.firstLoadIncluded': false }],
    ['equal-points', 'the-defender-wins', { 'campaign.equal': 'defender' }],
    ['points-of-things', 'whatever-is-left-too', { 'campaign.thingsCount': true }],
  ];
  const { rulings: _, ...taken } = rules;
  const printed = new Map(flat(taken));

  it.each(rows)('%s: %s', (ruling, reading, other) => {
    const { rulings: __, ...made } = skirmishRulesUnder({ [`skirmish/ruling/${ruling}`]: reading });
    const changed = flat(made).filter(([path, is]) => printed.get(path) !== is);
    expect(Object.fromEntries(changed)).toEqual(other);
    expect(flat(made)).toHaveLength(printed.size);
  });

  it('all of them stand here', () => {
    const others = skirmishRulings.flatMap(({ id, readings, default: usual }) =>
      readings.filter(reading => reading.id !== usual).map(reading => `${id} ${reading.id}`),
    );
    expect(rows.map(([ruling, reading]) => `skirmish/ruling/${ruling} ${reading}`).sort()).toEqual([...others].sort());
  });
});
