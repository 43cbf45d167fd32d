import { describe, expect, it } from 'vitest';
import { scripted } from '../../src/dice/index.js';
import {
  batter,
  batteringChance,
  batteringFaults,
  batteringGap,
  batteringOdds,
  cauldronFaults,
  collapse,
  endingShare,
  fallOdds,
  figurePoints,
  firearmThrows,
  knightCauses,
  ladderChance,
  ladderHands,
  lootTime,
  machineStanding,
  massacred,
  moraleObligation,
  moraleOdds,
  mustYield,
  percentChance,
  picked,
  prisoner,
  profit,
  purchasePoints,
  pushLadder,
  quarter,
  regraded,
  stakesDefend,
  standardFaults,
  testsAs,
  testsToRally,
  throwFall,
  throwMorale,
  throwPercentage,
  unitCauses,
  winnerByPoints,
  woundThrow,
} from '../../src/rulesets/skirmish/index.js';
import { skirmishRulesUnder } from '../rules-under.js';

const clausesOf = (faults: readonly { readonly clause?: string }[]) => faults.map(({ clause }) => clause);
const numbers = (causes: readonly { readonly number: number }[]) => causes.map(({ number }) => number);

describe('morale', () => {
  it('is tested by units, and by knights on their own [skirmish/morale/who-tests]', () => {
    expect([
      testsAs({ class: 'knight', inUnit: false }),
      testsAs({ class: 'knight', inUnit: true }),
      testsAs({ class: 'peasant', inUnit: false }),
    ]).toEqual(['knight', 'unit', 'unit']);
  });

  it('of units for ten causes [skirmish/morale/trigger-unit-melee] [skirmish/morale/trigger-unit-missile] [skirmish/morale/trigger-unit-half] [skirmish/morale/trigger-unit-engine] [skirmish/morale/trigger-unit-charge] [skirmish/morale/trigger-unit-rear]', () => {
    const calm = { class: 'sergeant', original: 10, sound: 10 } as const;
    expect(unitCauses(calm)).toEqual([]);
    const all = {
      ...calm,
      class: 'peasant',
      sound: 4,
      lostAny: true,
      fought: true,
      lostToMissiles: 3,
      friendsFleeing: [15],
      leadersLost: [15],
      engineFire: true,
      handguns: [15],
      charged: true,
      fromRear: true,
      surprises: [15],
    } as const;
    expect(numbers(unitCauses(all))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const far = {
      ...all,
      class: 'sergeant',
      sound: 5,
      lostToMissiles: 2,
      friendsFleeing: [16],
      leadersLost: [16],
      handguns: [16],
      surprises: [16],
    } as const;
    expect(numbers(unitCauses(far))).toEqual([1, 6, 9]);
    const half = skirmishRulesUnder({ 'skirmish/ruling/under-half-strength': 'half-is-enough' });
    expect(numbers(unitCauses(far, half))).toEqual([1, 3, 6, 9]);
  });

  it('of knights for eight [skirmish/morale/trigger-knight-melee] [skirmish/morale/trigger-knight-unhorsed] [skirmish/morale/trigger-knight-shot] [skirmish/morale/trigger-knight-rear]', () => {
    const all = {
      fought: true,
      unhorsed: true,
      friendsLost: [6, 6, 6],
      enemiesFleeing: [15],
      turnsShotAt: 2,
      fromRear: true,
      leadersLost: [15],
      firearms: [15],
    };
    expect(numbers(knightCauses(all))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(
      numbers(knightCauses({ friendsLost: [6, 6, 7], enemiesFleeing: [16], turnsShotAt: 1, firearms: [16] })),
    ).toEqual([]);
  });

  it('adds to three dice [skirmish/morale/test] [skirmish/morale/mod-class] [skirmish/morale/mod-losses] [skirmish/clerics/role]', () => {
    expect(moraleOdds({ class: 'sergeant', grade: 'C' }).chances.bold).toBeCloseTo(56 / 216, 12);
    const worst = {
      class: 'peasant',
      grade: 'E',
      isolated: true,
      friendsFleeing: [3, 14, 20],
      original: 8,
      lost: 5,
      fleeing: true,
      leaderless: true,
      lostInMelee: 3,
      standardsLost: 2,
      commanderLost: true,
    } as const;
    expect(moraleOdds(worst).modifier).toBe(-13);
    expect(moraleOdds(worst, skirmishRulesUnder({ 'skirmish/ruling/standards-lost': 'each' })).modifier).toBe(-14);
    expect(moraleOdds(worst, skirmishRulesUnder({ 'skirmish/ruling/quarters-lost': 'begun' })).modifier).toBe(-14);
    expect(moraleOdds(worst, skirmishRulesUnder({ 'skirmish/ruling/fleeing-friends-distance': 'any' })).modifier).toBe(
      -14,
    );
    expect(throwMorale(worst, scripted([1, 1, 1]))).toEqual({ total: -10, result: 'recreant' });
    const best = {
      class: 'sergeant',
      grade: 'C',
      closeOrder: true,
      supported: true,
      secureFlanks: 2,
      enemiesFleeing: [{ distance: 15, figures: 4 }],
      clericOrLeaderAt: 15,
    } as const;
    expect(moraleOdds(best).modifier).toBe(6);
    expect(moraleOdds(best, skirmishRulesUnder({ 'skirmish/ruling/fleeing-enemies': 'by-figures' })).modifier).toBe(9);
    expect(moraleOdds(best, skirmishRulesUnder({ 'skirmish/ruling/cleric-or-leader': 'two' })).modifier).toBe(7);
    expect(moraleOdds({ class: 'knight', grade: 'C', closeOrder: true }).modifier).toBe(1);
    const elsewhere = { class: 'sergeant', grade: 'C', lostInMelee: 1, lostInAllMelees: 5 } as const;
    expect(moraleOdds(elsewhere).modifier).toBe(0);
    expect(
      moraleOdds(elsewhere, skirmishRulesUnder({ 'skirmish/ruling/side-that-lost-in-melee': 'on-the-whole-table' }))
        .modifier,
    ).toBe(-1);
  });

  it('obliges [skirmish/morale/recreant] [skirmish/morale/recreant-yield] [skirmish/morale/craven] [skirmish/morale/resolute] [skirmish/morale/bold] [skirmish/morale/bold-exception] [skirmish/morale/def-active]', () => {
    const does = (
      result: 'bold' | 'resolute' | 'craven' | 'recreant',
      more: object = {},
      rules = skirmishRulesUnder(),
    ) => moraleObligation({ result, inCover: false, enemies: [], ...more }, rules).does;
    const front = (distance: number, more: object = {}) => ({ enemies: [{ distance, where: 'front', ...more }] });
    expect([does('recreant'), does('recreant', front(7)), does('recreant', front(6))]).toEqual([
      'flees',
      'flees',
      'yields',
    ]);
    expect(does('recreant', front(6), skirmishRulesUnder({ 'skirmish/ruling/cornered-recreants': 'fight-on' }))).toBe(
      'fights-on',
    );
    expect([
      does('recreant', { ...front(1), inCover: true }),
      does('recreant', { ...front(0), inCover: true }),
    ]).toEqual(['flees', 'yields']);
    const between = {
      enemies: [
        { distance: 9, where: 'front' },
        { distance: 10, where: 'rear' },
      ],
    };
    expect(does('recreant', { ...between, inCover: true })).toBe('yields');
    expect(does('recreant', front(3, { prone: true }))).toBe('flees');
    expect(
      does(
        'recreant',
        front(3, { prone: true }),
        skirmishRulesUnder({ 'skirmish/ruling/active-enemies': 'who-has-not-yielded' }),
      ),
    ).toBe('yields');
    expect([
      does('craven', front(10)),
      does('craven', front(11)),
      does('craven', { ...front(10), inCover: true }),
    ]).toEqual(['retreats', 'no-advance', 'no-advance']);
    expect([does('resolute'), does('resolute', { fleeing: true }), does('bold', { fleeing: true })]).toEqual([
      'as-wished',
      'rallies',
      'rallies',
    ]);
    expect([does('bold', { ...front(12), chargeReach: 12 }), does('bold', { ...front(13), chargeReach: 12 })]).toEqual([
      'charges',
      'advances',
    ]);
    expect([
      does('bold', { defendsObstacle: true }),
      does('bold', { defendsObstacle: true, enemyInside: true }),
    ]).toEqual(['as-wished', 'advances']);
    expect([
      testsToRally({ fleeing: true }),
      testsToRally({ fleeing: true }, skirmishRulesUnder({ 'skirmish/ruling/rallying-tests': 'with-its-next-cause' })),
    ]).toEqual([true, false]);
  });
});

describe('wounds and what comes of them', () => {
  it('kill on five and six, in good armour on six [skirmish/wounds/roll] [skirmish/wounds/armour] [skirmish/wounds/second]', () => {
    expect([
      woundThrow({ protection: 3 }, scripted([5])),
      woundThrow({ protection: 2 }, scripted([5])),
      woundThrow({ protection: 1 }, scripted([6])),
    ]).toEqual(['killed', 'wounded', 'killed']);
    expect(woundThrow({ protection: 1, wounded: true }, scripted([]))).toBe('killed');
    const tough = skirmishRulesUnder({ 'skirmish/ruling/wounded-horses': 'never-die-of-two' });
    expect(woundThrow({ protection: 3, wounded: true, horse: true }, scripted([1]), tough)).toBe('wounded');
  });

  it('throw riders and climbers [skirmish/falling/ladder] [skirmish/falling/height] [skirmish/falling/prone] [skirmish/falling/horse-wounded]', () => {
    expect(fallOdds({ cause: 'ladder-pushed-down', grade: 'A', height: 4 }).certain).toBe('prone');
    expect(fallOdds({ cause: 'wounded-on-high', grade: 'A', height: 4.5 }).certain).toBe('killed');
    expect([
      fallOdds({ cause: 'horse-wounded', grade: 'A' }).certain,
      fallOdds({ cause: 'firearm-near', grade: 'E' }).on,
    ]).toEqual(['stays', 5]);
    expect([
      throwFall({ cause: 'horse-wounded', grade: 'C' }, scripted([1, 2])),
      throwFall({ cause: 'horse-wounded', grade: 'C' }, scripted([2, 2])),
    ]).toEqual(['prone', 'stays']);
    expect(firearmThrows({ distances: [6, 5, 7] })).toBe(1);
    expect(
      firearmThrows(
        { distances: [6, 5, 7] },
        skirmishRulesUnder({ 'skirmish/ruling/firearms-near-a-rider': 'each-shot' }),
      ),
    ).toBe(2);
  });

  it('end in quarter, or not [skirmish/quarter/definition] [skirmish/quarter/knights] [skirmish/quarter/cleric] [skirmish/quarter/option] [skirmish/quarter/massacre] [skirmish/falling/yield] [skirmish/clerics/attacked] [skirmish/clerics/exception]', () => {
    const knight = { class: 'knight' } as const;
    const peasant = { class: 'peasant' } as const;
    expect([
      quarter({ captor: knight, prisoner: knight }).must,
      quarter({ captor: knight, prisoner: peasant }).must,
    ]).toEqual([true, false]);
    expect([15, 16].map(clericAt => quarter({ captor: peasant, prisoner: knight, clericAt }).must)).toEqual([
      true,
      false,
    ]);
    expect([mustYield({ man: peasant, fallenAndAsked: true }).must, mustYield({ man: peasant }).must]).toEqual([
      true,
      false,
    ]);
    expect([
      mustYield({ man: { class: 'cleric' }, attacked: true }).must,
      mustYield({ man: { class: 'cleric' }, attacked: true, fights: true }).must,
    ]).toEqual([true, false]);
    expect(massacred({ killers: 2, prisoners: 7 })).toBe(6);
    expect(prisoner({ guards: [2] })).toEqual({ held: true, movedByCaptor: true, mayFight: false, free: false });
    expect(prisoner({ guards: [3] })).toMatchObject({ held: false, free: true });
    expect(
      prisoner({ guards: [] }, skirmishRulesUnder({ 'skirmish/ruling/unguarded-prisoners': 'stay-prisoners' })),
    ).toMatchObject({ free: false, mayFight: false });
    expect(prisoner({ guards: [1] }, skirmishRulesUnder({ 'skirmish/ruling/yielded-men': 'may-fight' })).mayFight).toBe(
      true,
    );
  });

  it('bring ransoms, recruits and loot [skirmish/recruit/sergeants] [skirmish/recruit/peasants] [skirmish/ransom/duke-king] [skirmish/loot/who] [skirmish/loot/armour-on]', () => {
    const won = profit({
      knights: [{ grade: 'A' }, { grade: 'B', rank: 'viscount' }, { grade: 'C', rank: 'king' }],
      sergeants: 5,
      peasants: 2,
    });
    expect(won).toMatchObject({ marks: 230, negotiated: 1, recruits: 2, labourers: 2 });
    expect(
      profit(
        { knights: [], sergeants: 5, peasants: 0 },
        skirmishRulesUnder({ 'skirmish/ruling/half-of-the-sergeants': 'rounded-up' }),
      ).recruits,
    ).toBe(3);
    const dead = { class: 'knight', state: 'dead' } as const;
    expect(lootTime({ from: dead, weapons: 2, shield: true, armour: true, putOn: 1 })).toEqual({
      turns: 5.5,
      faults: [],
    });
    expect(
      lootTime({ from: dead, shield: true }, skirmishRulesUnder({ 'skirmish/ruling/looted-shields': 'as-armour' }))
        .turns,
    ).toBe(1);
    expect(clausesOf(lootTime({ from: { class: 'knight', state: 'yielded' }, weapons: 1 }).faults)).toEqual([
      'skirmish/loot/who',
    ]);
    expect(lootTime({ from: { class: 'sergeant', state: 'yielded' }, putOn: 3 })).toEqual({ turns: 2, faults: [] });
  });
});

describe('sieges', () => {
  it('throw percentages [skirmish/siege/dice] [skirmish/standards/snatch] [skirmish/siege/oil-fire] [skirmish/siege/pick-collapse]', () => {
    expect([
      throwPercentage(35, scripted([3, 5])),
      throwPercentage(35, scripted([3, 6])),
      throwPercentage(35, scripted([10, 10])),
    ]).toEqual([true, false, false]);
    expect(
      throwPercentage(35, scripted([10, 10]), skirmishRulesUnder({ 'skirmish/ruling/double-nought': 'nothing' })),
    ).toBe(true);
    expect([percentChance({ of: 'snatch-standard' }), percentChance({ of: 'oil-sets-fire' })]).toEqual([50, 10]);
    expect([collapse({ turnsSince: 0 }, scripted([4, 10])), collapse({ turnsSince: 1 }, scripted([]))]).toEqual([
      true,
      false,
    ]);
    expect(
      collapse(
        { turnsSince: 1 },
        scripted([3, 9]),
        skirmishRulesUnder({ 'skirmish/ruling/throws-for-a-collapse': 'each-turn' }),
      ),
    ).toBe(true);
  });

  it('push ladders [skirmish/siege/ladder-unopposed] [skirmish/siege/push-ladder] [skirmish/siege/push-ladder-men] [skirmish/siege/ladder-carry] [skirmish/siege/ladder-setup]', () => {
    const ladder = { pushers: 3, climbers: 3, holders: 4 };
    expect(ladderChance(ladder).chance).toBe(35);
    expect(ladderChance(ladder, skirmishRulesUnder({ 'skirmish/ruling/men-who-push-a-ladder': 'three' })).chance).toBe(
      65,
    );
    expect(
      ladderChance(ladder, skirmishRulesUnder({ 'skirmish/ruling/men-who-hold-a-ladder': 'two-in-all-count' })).chance,
    ).toBe(50);
    expect(ladderChance({ ...ladder, opposed: true }).chance).toBe(0);
    expect(pushLadder(ladder, scripted([3, 5]))).toBe(true);
    expect([ladderHands({ length: 6 }), ladderHands({ length: 7 })]).toEqual([
      { carriers: 2, setUp: 1 },
      { carriers: 3, setUp: 2 },
    ]);
  });

  it('batter doors: two men with a ram have 19 per cent in their second turn [skirmish/siege/ram-chance] [skirmish/siege/ram-targets] [skirmish/siege/ram-wounded] [skirmish/siege/ram-strikes] [skirmish/siege/axe-chance] [skirmish/siege/axe-portcullis]', () => {
    const ram = { by: 'ram', at: 'gate', men: 2 } as const;
    expect([batteringChance(ram).chance, batteringChance({ ...ram, before: 1 }).chance]).toEqual([14, 19]);
    expect(batteringChance(ram, skirmishRulesUnder({ 'skirmish/ruling/turns-of-a-ram': 'every-one' })).chance).toBe(19);
    const axes = { by: 'axes', at: 'door', men: 2 } as const;
    expect([0, 1, 2].map(before => batteringChance({ ...axes, before }).chance)).toEqual([0, 10, 20]);
    expect(clausesOf(batteringFaults({ ...ram, at: 'stone-wall', men: 11, wounded: 1 }))).toEqual([
      'skirmish/siege/ram-targets',
      'skirmish/siege/ram-crew',
      'skirmish/siege/ram-wounded',
    ]);
    expect(clausesOf(batteringFaults({ ...axes, men: 3, portcullis: true }))).toEqual([
      'skirmish/siege/axe-men',
      'skirmish/siege/axe-portcullis',
    ]);
    expect([batteringGap({ by: 'axes', at: 'timber-wall' }), batteringGap(ram)]).toEqual([1, 0]);
    expect(batter({ ...ram, turns: 3 }, scripted([1, 5, 1, 9]))).toEqual({ brokenIn: 2 });
    const odds = batteringOdds({ ...ram, turns: 3 });
    expect(odds.probability(3)).toBeCloseTo(0.86 * 0.81 * 0.24, 12);
    expect(odds.probability(null)).toBeCloseTo(0.86 * 0.81 * 0.76, 12);
    expect(() => batter({ ...ram, men: 1, turns: 1 }, scripted([]))).toThrow('cannot do it');
  });

  it('pick, boil, crew and stake [skirmish/siege/pick-mount] [skirmish/siege/pick-rate] [skirmish/siege/cauldron-place] [skirmish/siege/cauldron-heat] [skirmish/siege/cauldron-use] [skirmish/siege/crew-unit] [skirmish/siege/crew-master] [skirmish/siege/crew-master-lost] [skirmish/siege/manhandle] [skirmish/siege/stakes]', () => {
    expect(picked({ thickness: 1, moves: 8, crew: 4, inSow: true })).toMatchObject({ depth: 1, through: true });
    expect(clausesOf(picked({ thickness: 1, moves: 8, crew: 3, inSow: false }).faults)).toEqual([
      'skirmish/siege/pick-mount',
      'skirmish/siege/pick-rate',
    ]);
    expect(cauldronFaults({ load: 'oil', figures: 1, onRampart: true, heated: 3 })).toEqual([]);
    expect(clausesOf(cauldronFaults({ load: 'oil', figures: 0, onRampart: false, heated: 2, used: 1 }))).toEqual([
      'skirmish/siege/cauldron-place',
      'skirmish/siege/cauldron-use',
      'skirmish/siege/cauldron-use',
      'skirmish/siege/cauldron-heat',
    ]);
    const man = { class: 'sergeant', grade: 'C' } as const;
    const master = { class: 'sergeant', grade: 'B' } as const;
    const crew = [master, man, man, man];
    expect(machineStanding({ machine: 'sow', crew, helpers: 6 })).toMatchObject({
      operable: true,
      moves: 'men',
      crewIsUnit: true,
    });
    expect(
      machineStanding(
        { machine: 'sow', crew, helpers: 6 },
        skirmishRulesUnder({ 'skirmish/ruling/crew-among-the-ten': 'besides' }),
      ).moves,
    ).toBeNull();
    const lost = { machine: 'sow', crew: [{ ...master, wounded: true }, man, man, man] } as const;
    expect([machineStanding(lost).operable, machineStanding({ ...lost, hostLetsItGoOn: true }).operable]).toEqual([
      false,
      true,
    ]);
    expect(
      machineStanding(lost, skirmishRulesUnder({ 'skirmish/ruling/engines-without-a-master': 'go-on' })).operable,
    ).toBe(true);
    const knight = {
      machine: 'siege-tower',
      crew: [{ class: 'knight', grade: 'A' }, man, man, man],
      team: { animals: 4, driver: true },
    } as const;
    expect(machineStanding(knight)).toMatchObject({ operable: false, moves: 'team' });
    expect(
      machineStanding(knight, skirmishRulesUnder({ 'skirmish/ruling/masters-of-engines': 'anybody-of-grade-b' }))
        .operable,
    ).toBe(true);
    expect([stakesDefend({ gaps: [0.5, 0.5] }), stakesDefend({ gaps: [0.5, 0.6] })]).toEqual([true, false]);
  });
});

describe('campaigns and points', () => {
  it('price figures and things [skirmish/points/figure] [skirmish/points/horse] [skirmish/points/moat] [skirmish/points/missiles]', () => {
    const earl = {
      class: 'knight',
      rank: 'earl',
      grade: 'A',
      armour: 'full-plate',
      weapons: ['heavy-lance', 'sword'],
      horse: 'barded',
    } as const;
    expect(figurePoints({ man: earl }).points).toBe(7 + 5 + 20 + 5 + 8 + 2 + 1);
    expect(
      figurePoints(
        { man: earl },
        skirmishRulesUnder({ 'skirmish/ruling/price-of-a-barded-horse': 'on-top-of-the-horse' }),
      ).points,
    ).toBe(53);
    const archer = { class: 'peasant', grade: 'D', armour: 'no-armour', weapons: ['longbow', 'improvised'] } as const;
    expect(figurePoints({ man: archer, stakes: true }).points).toBe(1 + 2 + 0 + 2 + 1);
    expect(figurePoints({ man: archer }, skirmishRulesUnder({ 'skirmish/ruling/first-load': 'paid-for' })).points).toBe(
      7,
    );
    const works = [
      { work: 'dry-moat', of: 'stone', length: 13 },
      { work: 'keep', of: 'stone' },
    ] as const;
    expect(purchasePoints({ equipment: { faggot: 3 }, drawbridges: 1, works }).points).toBe(3 + 15 + 40 + 625);
    expect(
      clausesOf(
        purchasePoints({ works }, skirmishRulesUnder({ 'skirmish/ruling/second-moat': 'a-lesser-wet-one' })).faults,
      ),
    ).toEqual(['skirmish/points/moat']);
  });

  it('decide the winner [skirmish/points/purpose] [skirmish/points/winner] [skirmish/points/yielded-fleeing] [skirmish/points/dead-fled] [skirmish/points/unharmed] [skirmish/points/wounded] [skirmish/standards/value] [skirmish/standards/have]', () => {
    expect(
      (['unharmed', 'wounded', 'yielded', 'fleeing', 'fled', 'dead'] as const).map(ending => endingShare({ ending })),
    ).toEqual([1, 0.5, 0.5, 0.5, 0, 0]);
    const quarterShare = skirmishRulesUnder({ 'skirmish/ruling/share-of-yielded-troops': 'quarter' });
    expect(endingShare({ ending: 'yielded' }, quarterShare)).toBe(0.25);
    const side = (points: number) => ({ figures: [{ points, ending: 'unharmed' as const }] });
    expect(winnerByPoints({ first: { ...side(10), standards: ['force'] }, second: side(59) })).toMatchObject({
      winner: 'first',
      totals: [60, 59],
    });
    expect(winnerByPoints({ first: side(9), second: side(9) }).winner).toBe('draw');
    expect(
      winnerByPoints(
        { first: side(9), second: side(9) },
        skirmishRulesUnder({ 'skirmish/ruling/equal-points': 'the-defender-wins' }),
      ).winner,
    ).toBe('second');
    expect(standardFaults({ of: 'army', carriedBy: 'wagon' })).toEqual([]);
    expect(clausesOf(standardFaults({ of: 'force', carriedBy: 'wagon' }))).toEqual(['skirmish/standards/have']);
  });

  it('raise and lower men [skirmish/grade/knight-flees] [skirmish/grade/knight-fails-charge] [skirmish/grade/recruited] [skirmish/grade/captured-peasants] [skirmish/grade/injures-cleric] [skirmish/grade/upgrade-common] [skirmish/grade/upgrade-knight] [skirmish/grade/floor]', () => {
    const knight = { class: 'knight', grade: 'B' } as const;
    const sergeant = { class: 'sergeant', grade: 'C' } as const;
    expect(regraded({ man: knight, fled: true })).toMatchObject({ grade: 'C', atOnce: 0 });
    expect(regraded({ man: knight, charge: 'fails' })).toMatchObject({ grade: 'C', atOnce: 1 });
    expect(
      regraded(
        { man: knight, charge: 'fails' },
        skirmishRulesUnder({ 'skirmish/ruling/failing-to-meet-a-charge': 'avoiding-alone' }),
      ).grade,
    ).toBe('B');
    expect(regraded({ man: { class: 'peasant', grade: 'E' }, injuredCleric: true }).grade).toBe('E');
    expect(regraded({ man: sergeant, captured: 'recruited' }).grade).toBe('D');
    expect(regraded({ man: { class: 'peasant', grade: 'C' }, captured: 'labours' }).grade).toBe('E');
    const won = { won: true, fought: true };
    expect([
      regraded({ man: sergeant, ...won }).grade,
      regraded({ man: sergeant, ...won, hadToFlee: true }).grade,
    ]).toEqual(['B', 'C']);
    expect(regraded({ man: { class: 'sergeant', grade: 'B' }, ...won }).grade).toBe('B');
    expect(
      regraded(
        { man: { class: 'sergeant', grade: 'B' }, ...won },
        skirmishRulesUnder({ 'skirmish/ruling/ceilings-of-upgrading': 'do-not-hold' }),
      ).grade,
    ).toBe('A');
    const champion = { class: 'knight', grade: 'A', above: 1 } as const;
    expect(regraded({ man: champion, unhorsed: [{ ...champion, rank: 'baron' }] })).toMatchObject({
      grade: 'A',
      above: 2,
    });
    expect(regraded({ man: champion, unhorsed: [{ class: 'knight', grade: 'A' }] })).toMatchObject({
      grade: 'A',
      above: 1,
    });
    expect(regraded({ man: champion, fled: true, injuredCleric: true })).toMatchObject({ grade: 'B', above: 0 });
  });
});
