import { describe, expect, it } from 'vitest';
import { scripted } from '../../src/dice/index.js';
import type { Reason } from '../../src/rulebook/index.js';
import { armorWorn } from '../../src/rulesets/cady/ancient-medieval/army/armor.js';
import { periodFaults } from '../../src/rulesets/cady/ancient-medieval/army/general-periods.js';
import { orderSheet } from '../../src/rulesets/cady/ancient-medieval/army/order-sheets.js';
import {
  custody,
  knightsCaptured,
  nobleCaptured,
  nobleStruck,
  ransomVictory,
} from '../../src/rulesets/cady/ancient-medieval/army/ransom.js';
import { unitSizeFaults } from '../../src/rulesets/cady/ancient-medieval/army/rosters.js';
import { battleHeld, battlePace } from '../../src/rulesets/cady/ancient-medieval/combat/battles.js';
import { ancientMeleeOdds } from '../../src/rulesets/cady/ancient-medieval/combat/melee.js';
import { ancientMorale } from '../../src/rulesets/cady/ancient-medieval/combat/morale.js';
import {
  hoplite,
  phalanxFaults,
  phalanxReach,
  phalanxStrikers,
  pushBack,
  testsToCharge,
} from '../../src/rulesets/cady/ancient-medieval/combat/phalanx.js';
import { pikeLosses, pikeReach } from '../../src/rulesets/cady/ancient-medieval/combat/pikes.js';
import { poleArmReach } from '../../src/rulesets/cady/ancient-medieval/combat/pole-arms.js';
import { ancientShockOdds } from '../../src/rulesets/cady/ancient-medieval/combat/shock.js';
import { machineMayFire, machineMove, machineRate } from '../../src/rulesets/cady/ancient-medieval/machines/crews.js';
import { machineRange, mayFireOver } from '../../src/rulesets/cady/ancient-medieval/machines/engines.js';
import { greekFire } from '../../src/rulesets/cady/ancient-medieval/machines/greek-fire.js';
import {
  firingCheck,
  gunExplodes,
  objectDestroyed,
} from '../../src/rulesets/cady/ancient-medieval/machines/gunpowder.js';
import { machineHits } from '../../src/rulesets/cady/ancient-medieval/machines/machine-hits.js';
import { machineFall } from '../../src/rulesets/cady/ancient-medieval/machines/machine-shots.js';
import {
  absorbReaction,
  batterGate,
  ladderParty,
  towerApproach,
  wallTaken,
} from '../../src/rulesets/cady/ancient-medieval/machines/siege.js';
import { shotAtChargers, thirdsLeft } from '../../src/rulesets/cady/ancient-medieval/missiles/fire-at-chargers.js';
import { missileLoading } from '../../src/rulesets/cady/ancient-medieval/missiles/loading.js';
import { arcOf } from '../../src/rulesets/cady/ancient-medieval/missiles/missile-arcs.js';
import {
  berserkerKilled,
  boltAtElephant,
  chariotLosesAMan,
  elephantHit,
  meleeDieAtChariot,
  missileAtChariot,
} from '../../src/rulesets/cady/ancient-medieval/missiles/missile-hits.js';
import { missileRange } from '../../src/rulesets/cady/ancient-medieval/missiles/missile-range.js';
import { missileOdds } from '../../src/rulesets/cady/ancient-medieval/missiles/missiles.js';
import {
  fallenStillFire,
  fallsShortOn,
  missileTarget,
} from '../../src/rulesets/cady/ancient-medieval/missiles/shooting.js';
import { screenTurn } from '../../src/rulesets/cady/ancient-medieval/missiles/slingers.js';
import { resupply, withoutShots } from '../../src/rulesets/cady/ancient-medieval/missiles/supply.js';
import { pilaEncumber } from '../../src/rulesets/cady/ancient-medieval/missiles/thrown.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { berserkerTurn } from '../../src/rulesets/cady/ancient-medieval/special-troops/berserkers.js';
import { chariotMelee, fighterGetsDown } from '../../src/rulesets/cady/ancient-medieval/special-troops/chariots.js';
import {
  horsesFearElephants,
  meleeWithElephant,
  splitByElephant,
} from '../../src/rulesets/cady/ancient-medieval/special-troops/elephants.js';
import { wagonShelter, warWagonCost } from '../../src/rulesets/cady/ancient-medieval/special-troops/hussites.js';
import { mahoutSpike } from '../../src/rulesets/cady/ancient-medieval/special-troops/mahout-spike.js';
import { sightOfMongols } from '../../src/rulesets/cady/ancient-medieval/special-troops/mongols.js';
import { mountedTurn, mountsLost } from '../../src/rulesets/cady/ancient-medieval/special-troops/mounted-infantry.js';
import { rampage } from '../../src/rulesets/cady/ancient-medieval/special-troops/rampage.js';
import { decimated, entrenchmentDug, testudo } from '../../src/rulesets/cady/ancient-medieval/special-troops/romans.js';
import { samuraiPoint } from '../../src/rulesets/cady/ancient-medieval/special-troops/samurai.js';
import { rosterLine } from '../../src/rulesets/cady/ancient-medieval/units.js';
import {
  caltropsLossesAmong,
  caltropsOdds,
  clearCaltrops,
  placeCaltrops,
} from '../../src/rulesets/cady/ancient-medieval/works/caltrops.js';
import { removeStakes, setUpStakes, stakesCrossing } from '../../src/rulesets/cady/ancient-medieval/works/stakes.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';

/** The clause of each reason, without what all of the period have in common, and what it did. */
const said = ({ because }: { readonly because: readonly Reason[] }): readonly string[] =>
  because.map(({ clause, effect }) => `${clause.replace('cady/ancient-medieval/', '')}: ${effect}`);

type Row = readonly [what: string, ask: () => { readonly because: readonly Reason[] }, says: readonly string[]];

function tells(title: string, rows: readonly Row[]): void {
  describe(title, () => {
    it.each(rows)('%s', (_what, ask, says) => {
      const { because } = ask();
      expect(said({ because })).toEqual(says);
      for (const reason of because) expect(reason.because).not.toBe('');
    });
  });
}

const noble = { unitRouted: false, aloneOfHisUnit: false, beaten: false };
const knightAt = {
  id: 'k',
  at: { x: 0, y: 0 },
  friends: [
    { unit: 'b', at: { x: 0, y: 5 } },
    { unit: 'a', at: { x: 5, y: 0 } },
    { unit: 'c', at: { x: 9, y: 0 } },
  ],
} as const;

tells('nobles', [
  ['routed alone', () => nobleCaptured({ ...noble, unitRouted: true }), ['ransom/capture: not captured']],
  [
    'routed and beaten',
    () => nobleCaptured({ ...noble, unitRouted: true, beaten: true }),
    ['ransom/capture: captured'],
  ],
  [
    'alone and beaten',
    () => nobleCaptured({ ...noble, aloneOfHisUnit: true, beaten: true }),
    ['ransom/capture: captured'],
  ],
  ['beaten among his own', () => nobleCaptured({ ...noble, beaten: true }), ['ransom/capture: not captured']],
  ['a rout', () => nobleStruck({ title: 'king', by: 'rout' }), ['ransom/noble-does-not-rout: stands his ground']],
  [
    'a blow',
    () => nobleStruck({ title: 'king', by: 'melee' }),
    ['ransom/noble-cannot-die: is wounded and may be captured'],
  ],
  ['captors that stand', () => custody({ ...knightAt, captors: 'stand' }), ['ransom/custody: k stays with them']],
  [
    'captors that run',
    () => custody({ ...knightAt, captors: 'routed' }),
    ['ransom/custody: k is free and makes for a'],
  ],
  [
    'captors that are gone',
    () => custody({ ...knightAt, captors: 'destroyed', friends: [] }),
    ['ransom/custody: k is free'],
  ],
  ['nobody won', () => ransomVictory({ sides: [{ side: 'red', holds: ['knight'] }], wins: 999 }), []],
  [
    'who reached it first is told first',
    () =>
      ransomVictory({
        sides: [
          { side: 'red', holds: ['knight'] },
          { side: 'blue', holds: ['king'] },
        ],
        wins: 1,
      }),
    ['ransom/victory-threshold: 1 point wins', 'ransom/victory-threshold: 1 point wins'],
  ],
]);

it('what a noble’s fate leaves of him [cady/ancient-medieval/ransom/noble-cannot-die] [cady/ancient-medieval/ransom/custody]', () => {
  expect(nobleStruck({ title: 'king', by: 'rout' })).toMatchObject({ removed: false, wounded: false });
  expect(nobleStruck({ title: 'king', by: 'shock' })).toMatchObject({ removed: false, wounded: true });
  expect(custody({ ...knightAt, captors: 'routed' })).toMatchObject({ free: true, goesTo: { unit: 'a', distance: 5 } });
  expect(custody({ ...knightAt, captors: 'stand' })).toEqual({ free: false, because: expect.anything() });
  expect(knightsCaptured({ holds: ['knight', 'duke', 'knight'] })).toBe(2);
  expect(
    ransomVictory({
      sides: [
        { side: 'red', holds: ['knight'] },
        { side: 'blue', holds: ['king'] },
      ],
      wins: 1,
    }).won,
  ).toEqual(['blue', 'red']);
});

const member = (unit: string, reaction: 'back' | 'rout' | 'no-effect', broken?: boolean) => ({
  unit,
  reaction,
  ...(broken === undefined ? {} : { broken }),
});

tells('battles', [
  ['pace', () => battlePace({ moves: [30, 24] }), ['battle/contact-and-speed: 24 cm']],
  ['nobody troubled', () => battleHeld({ members: [member('a', 'no-effect')], tests: [] }), []],
  [
    'all troubled',
    () => battleHeld({ members: [member('a', 'back'), member('b', 'rout')], tests: [] }),
    ['battle/all-affected: each takes its own, the battle breaks'],
  ],
  [
    'held',
    () =>
      battleHeld({ members: [member('a', 'rout'), member('b', 'no-effect')], tests: [{ unit: 'b', passed: true }] }),
    ['battle/hold-by-3dt: the whole battle stays'],
  ],
  [
    'failed',
    () =>
      battleHeld({ members: [member('a', 'back'), member('b', 'no-effect')], tests: [{ unit: 'b', passed: false }] }),
    ['battle/hold-failed: the battle breaks'],
  ],
  [
    'not tried',
    () => battleHeld({ members: [member('a', 'back'), member('b', 'no-effect')], tests: [] }),
    ['battle/hold-failed: the battle breaks'],
  ],
]);

it('a battle that nobody saves shares the worst fate; the part that broke off routs where its unit does not [cady/ancient-medieval/battle/hold-failed] [cady/ancient-medieval/battle/broken-unit-routs]', () => {
  const failed = battleHeld({
    members: [member('a', 'back'), member('b', 'no-effect'), member('c', 'no-effect')],
    tests: [{ unit: 'b', passed: false }],
  });
  expect(failed).toMatchObject({ outcome: 'failed', broken: true, partRouts: [] });
  expect(failed.members.map(({ reaction }) => reaction)).toEqual(['back', 'back', 'back']);
  const parted = battleHeld({
    members: [member('a', 'no-effect', true), member('b', 'no-effect')],
    tests: [{ unit: 'b', passed: false }],
  });
  expect(parted.members.map(({ reaction }) => reaction)).toEqual(['rout', 'rout']);
  expect(parted.partRouts).toEqual([]);
  const alone = battleHeld({ members: [member('a', 'back', true)], tests: [] });
  expect(alone).toMatchObject({ outcome: 'nobody', broken: true, partRouts: ['a'] });
  expect(
    battleHeld({ members: [member('a', 'rout'), member('b', 'no-effect')], tests: [{ unit: 'b', passed: true }] }),
  ).toMatchObject({
    outcome: 'held',
    broken: false,
    partRouts: [],
    members: [{ reaction: 'no-effect' }, { reaction: 'no-effect' }],
  });
});

const hop = { unit: 'hop', type: 'hoplites', phalanx: true, figures: 12, lost: 1 } as const;
const foot = { unit: 'foot', type: 'medium-infantry', phalanx: false, figures: 12, lost: 2 } as const;

tells('long weapons', [
  ['hoplites out of the phalanx', () => hoplite({ formed: false }), ['phalanx/outside-medium: as medium infantry']],
  ['hoplites in it', () => hoplite({ formed: true }), ['phalanx/charge-shock: 1 shock per figure in a charge']],
  ['its strikers', () => phalanxStrikers({ ranks: [4, 4, 4] }), ['phalanx/charge-shock: 8 figures count for shock']],
  [
    'its second rank',
    () => phalanxReach({ ranks: [4, 3, 4] }),
    ['phalanx/second-rank-melee: 3 more attacks on those left'],
  ],
  ['one rank of it', () => phalanxReach({ ranks: [4] }), []],
  ['a push', () => pushBack({ sides: [hop, foot] }), ['phalanx/push-back: pushed back 3 cm']],
  ['the same from the other side', () => pushBack({ sides: [foot, hop] }), ['phalanx/push-back: pushed back 3 cm']],
  [
    'nobody has a phalanx',
    () => pushBack({ sides: [{ ...hop, phalanx: false }, foot] }),
    ['phalanx/push-back: nobody is pushed'],
  ],
  ['alike', () => pushBack({ sides: [hop, { ...foot, lost: 1 }] }), ['phalanx/push-back: nobody is pushed']],
  [
    'others push a phalanx',
    () => pushBack({ sides: [{ ...hop, lost: 3 }, foot] }),
    ['phalanx/push-back: pushed back 3 cm'],
  ],
  [
    'elephants',
    () => pushBack({ sides: [hop, { ...foot, type: 'war-elephant-archer' }] }),
    ['phalanx/no-push-elephants: are not pushed'],
  ],
  [
    'strong cavalry',
    () => pushBack({ sides: [hop, { ...foot, type: 'light-cavalry' }] }),
    ['phalanx/push-cavalry: the cavalry is not pushed'],
  ],
  [
    'weak cavalry',
    () => pushBack({ sides: [hop, { ...foot, type: 'light-cavalry', figures: 6 }] }),
    ['phalanx/push-cavalry: enough to push cavalry', 'phalanx/push-back: pushed back 3 cm'],
  ],
  [
    'a phalanx charges untested',
    () => testsToCharge({ phalanx: true, needed: true }),
    ['phalanx/no-3dt-to-charge: no test'],
  ],
  ['others are tested', () => testsToCharge({ phalanx: false, needed: true }), []],
  [
    'pikes that attack',
    () => pikeReach({ ranks: [4, 3, 2, 1], attacking: true }),
    ['pike/three-ranks-attack: 5 more attacks on those left'],
  ],
  ['pikes that do not', () => pikeReach({ ranks: [4, 3, 2], attacking: false }), []],
  [
    'pikes that are hit',
    () => pikeLosses({ ranks: [4, 4], attacking: false, hits: 6, by: 'medium-infantry' }),
    ['pike/front-rank-losses: 6 → 4 figures'],
  ],
  ['by pikes', () => pikeLosses({ ranks: [4, 4], attacking: false, hits: 6, by: 'swiss-pike-light' }), []],
  ['by pole arms', () => pikeLosses({ ranks: [4, 4], attacking: false, hits: 6, by: 'pole-arm' }), []],
  ['as they attack', () => pikeLosses({ ranks: [4, 4], attacking: true, hits: 6, by: 'medium-infantry' }), []],
  ['just the first rank', () => pikeLosses({ ranks: [4, 4], attacking: false, hits: 4, by: 'medium-infantry' }), []],
  [
    'pole arms in front',
    () => poleArmReach({ figures: 4, ranksAhead: 0, attacker: { melee: 7 }, defender: { melee: 6 } }),
    ['polearm/front-normal: fight as usual'],
  ],
  [
    'pole arms behind',
    () => poleArmReach({ figures: 4, ranksAhead: 1, attacker: { melee: 7 }, defender: { melee: 6 } }),
    ['polearm/strike-from-behind: 4 more attacks on those left'],
  ],
  [
    'pole arms far behind',
    () => poleArmReach({ figures: 4, ranksAhead: 2, attacker: { melee: 7 }, defender: { melee: 6 } }),
    ['polearm/strike-from-behind: cannot strike'],
  ],
  [
    'no pole arms',
    () => poleArmReach({ figures: 0, ranksAhead: 1, attacker: { melee: 7 }, defender: { melee: 6 } }),
    [],
  ],
]);

it('who is pushed, and how far [cady/ancient-medieval/phalanx/push-back]', () => {
  expect(pushBack({ sides: [hop, foot] })).toMatchObject({ pushed: 'foot', cm: 3 });
  expect(pushBack({ sides: [foot, hop] })).toMatchObject({ pushed: 'foot', cm: 3 });
  expect(pushBack({ sides: [hop, { ...hop, unit: 'other', lost: 2 }] })).toMatchObject({ pushed: 'other', cm: 3 });
  expect(pushBack({ sides: [hop, { ...foot, lost: 1 }] })).toMatchObject({ pushed: null, cm: 0 });
  expect(pushBack({ sides: [hop, { ...foot, type: 'war-elephant-archer' }] })).toMatchObject({ pushed: null, cm: 0 });
  expect(testsToCharge({ phalanx: true, needed: true }).tests).toBe(false);
  expect(testsToCharge({ phalanx: true, needed: false }).tests).toBe(false);
  expect(testsToCharge({ phalanx: false, needed: true }).tests).toBe(true);
});

const blow = {
  attacker: 'heavy-cavalry',
  receiver: 'medium-infantry',
  figures: 4,
  chargeOrdered: true,
  clearPath: 30,
} as const;
const shockSaid = (strike: object): readonly string[] => said(ancientShockOdds({ ...blow, ...strike }));

describe('what is told of shock', () => {
  it.each([
    ['two ranks of pikes', { receiver: 'swiss-pike-medium', ranks: 2 }, 'pike/shock-reduction'],
    ['three ranks of pikes', { receiver: 'swiss-pike-medium', ranks: 3 }, 'pike/shock-reduction'],
    ['pole arms', { receiver: 'pole-arm' }, 'shock/reduction-one'],
    ['a testudo', { receiver: 'roman-legionary', formation: 'testudo' }, 'romans/testudo-no-shock'],
    ['chained wagons', { formation: 'chained-wagons' }, 'hussite/chained-no-shock'],
    ['moving wagons', { formation: 'moving-wagons' }, 'hussite/moving-safe'],
    ['a phalanx from the front', { receiver: 'hoplites', formation: 'phalanx' }, 'phalanx/cavalry-shock-front'],
    ['stakes', { through: ['stakes'] }, 'stakes/shock'],
    ['caltrops', { through: ['caltrops'] }, 'caltrops/shock'],
    ['a ford', { through: ['ford'] }, 'shock/reduction-one'],
    ['an entrenchment', { through: ['entrenchment'] }, 'romans/entrench'],
  ])('%s', (_what, strike, clause) => {
    expect(shockSaid(strike).filter(each => each.startsWith(`${clause}: `))).toHaveLength(1);
    expect(shockSaid({})).not.toContainEqual(expect.stringContaining(clause));
  });

  it('wagons and elephants are struck by none [cady/ancient-medieval/hussite/chained-no-shock]', () => {
    expect(shockSaid({ receiver: 'war-wagon' })).toEqual(['hussite/chained-no-shock: no shock']);
    expect(shockSaid({ receiver: 'war-elephant-archer' })).toEqual(['shock/chart: no shock']);
    expect(ancientShockOdds({ ...blow, receiver: 'war-elephant-archer' })).toMatchObject({
      faces: [],
      shocks: 0,
      dice: 0,
    });
  });

  it('a phalanx on its flank is struck as others are [cady/ancient-medieval/phalanx/cavalry-shock-front]', () => {
    const flank = { receiver: 'hoplites', formation: 'phalanx', struckOn: 'flank' };
    expect(shockSaid(flank)).not.toContainEqual(expect.stringContaining('phalanx/'));
    expect(shockSaid({ ...flank, struckOn: 'front', attacker: 'men-at-arms' })).not.toContainEqual(
      expect.stringContaining('phalanx/'),
    );
  });

  it('half shocks [cady/ancient-medieval/shock/half]', () => {
    const half = (figures: number) => ancientShockOdds({ ...blow, attacker: 'men-at-arms', figures });
    expect(half(4).dice).toBe(2);
    expect(said(half(4))).not.toContainEqual(expect.stringContaining('shock/half'));
    expect(half(3).dice).toBe(1);
    expect(said(half(3))).toContain('shock/half: 1 die');
    expect(said(half(5))).toContain('shock/half: 2 dice');
    const vain = ancientShockOdds({
      ...blow,
      attacker: 'men-at-arms',
      receiver: 'roman-legionary',
      formation: 'testudo',
      figures: 3,
    });
    expect(vain.dice).toBe(0);
    expect(said(vain)).not.toContainEqual(expect.stringContaining('shock/half'));
  });
});

describe('what is told of melee points', () => {
  it.each([
    ['kills', { type: 'berserker', kills: 2 }, 'berserker/wear-down', 2],
    ['stakes', { enemyBehind: 'stakes' }, 'stakes/melee', 1],
    ['war wagons', { enemyBehind: 'war-wagons' }, 'hussite/melee-penalty', 1],
    ['a ladder', { storms: 'ladder' }, 'siege/ladder-penalty', 2],
    ['pila', { encumbered: true }, 'romans/pilum-encumbers', 1],
    ['a refused charge', { refusedCharge: 2 }, 'cady/common/charge/attacker-fails', 2],
  ] as const)('%s', (_what, fighter, clause, points) => {
    const all = { type: 'medium-infantry', ...fighter } as const;
    const lines = said(ancientMeleeOdds(all)).filter(each => each.startsWith(`${clause}: `));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`${points} melee point`));
    expect(said(ancientMeleeOdds({ type: all.type }))).not.toContainEqual(expect.stringContaining(clause));
  });

  it('who fired at close range [cady/ancient-medieval/missile/attacked-close-no-melee]', () => {
    const fired = ancientMeleeOdds({ type: 'archer-light', firedAtClose: true });
    const shotAt = ancientMeleeOdds({ type: 'archer-light', enemyFiredAtClose: true });
    const rolls = [fired.fate, shotAt.fate];
    expect(rolls).toContain('rolls');
    expect(rolls).toContain('safe');
    const [safe] = [fired, shotAt].filter(({ fate }) => fate === 'safe');
    expect(said(safe!).at(-1)).toBe('missile/attacked-close-no-melee: does not roll');
    expect(safe!.faces).toEqual([]);
  });
});

describe('what is told of morale', () => {
  it.each([
    ['samurai-infantry', 'samurai/individual'],
    ['berserker', 'berserker/stats'],
    ['chariot-archer', 'chariot/casualties-individual'],
    ['war-elephant-archer', 'elephant/individual'],
    ['ballista', 'artillery/unattached'],
  ] as const)('%s take no test', (type, clause) => {
    const none = ancientMorale({ type, before: 6, lost: 3 });
    expect(none).toMatchObject({ tested: false, reaction: 'no-effect' });
    expect(said(none)).toEqual([`${clause}: no test`]);
  });
});

const archers = { gun: 'ballista', crew: 3 } as const;

tells('machines', [
  ['a whole crew', () => machineRate(archers), []],
  ['two of three', () => machineRate({ ...archers, crew: 2 }), ['artillery/crew-half-rate: fires every other turn']],
  ['one of three', () => machineRate({ ...archers, crew: 1 }), ['artillery/crew-no-fire: cannot fire']],
  [
    'men of another trade',
    () => machineRate({ ...archers, untrained: true }),
    ['artillery/captured-half-rate: fires every 2 turns'],
  ],
  [
    'two of them',
    () => machineRate({ ...archers, crew: 2, untrained: true }),
    ['artillery/crew-half-rate: fires every other turn'],
  ],
  [
    'may fire',
    () => machineMayFire({ ...archers, crew: 1, turn: 9, firedOn: 0 }),
    ['artillery/crew-no-fire: cannot fire'],
  ],
  ['moves', () => machineMove(archers), []],
  ['one of three does not', () => machineMove({ ...archers, crew: 1 }), ['artillery/crew-no-fire: does not move']],
  [
    'from a hill',
    () => machineRange({ gun: 'ballista', levelsAbove: 1 }),
    ['artillery/hill-range-bonus: +10 cm range', 'artillery/ballista-downward-minimum: 30 cm at least'],
  ],
  [
    'from two levels',
    () => machineRange({ gun: 'pot-d-fer', levelsAbove: 2 }),
    ['artillery/hill-range-bonus: +15 cm range', 'pot-d-fer/downward-minimum: 30 cm at least'],
  ],
  [
    'up a hill',
    () => machineRange({ gun: 'onager-catapult', levelsAbove: -1 }),
    ['artillery/hill-range-malus: −20 cm range', 'artillery/arc-minimum-range: 33.333 cm at least'],
  ],
  ['on the flat', () => machineRange({ gun: 'cannon' }), []],
  [
    'over friends',
    () => mayFireOver({ gun: 'cannon', sees: true, friendsInFront: [5] }),
    ['artillery/fire-over-troops: may fire over friends'],
  ],
  [
    'blind over friends',
    () => mayFireOver({ gun: 'cannon', sees: false, friendsInFront: [5] }),
    ['artillery/fire-over-troops: may not fire over friends'],
  ],
  [
    'a bolt over near friends',
    () => mayFireOver({ gun: 'ballista', sees: true, friendsInFront: [50, 30] }),
    ['artillery/ballista-over-friends: may not fire over friends'],
  ],
  [
    'a bolt over far friends',
    () => mayFireOver({ gun: 'pot-d-fer', sees: true, friendsInFront: [30.1] }),
    ['pot-d-fer/sight-and-friends: may fire over friends'],
  ],
  [
    'Greek fire',
    () => greekFire({ unit: 'g', at: { x: 0, y: 0 }, bearing: 0, targets: [] }, scripted([6])),
    ['greek-fire/roll: everything in the flame is destroyed'],
  ],
  ['no check for engines', () => firingCheck('ballista', scripted([])), []],
  [
    'a gun that blows up',
    () => gunExplodes({ unit: 'b', at: { x: 0, y: 0 }, targets: [] }),
    ['gunpowder/firing-check: every figure within 3 cm is lost'],
  ],
  ['a bridge that holds', () => objectDestroyed({ kind: 'wooden-bridge', hits: [] }), []],
  ['bearers at the wall', () => ladderParty({ figures: 12, atWall: true }), ['siege/ladder-carriers: set it up']],
  ['bearers on their way', () => ladderParty({ figures: 12, atWall: false }), ['siege/ladder-carriers: carry it']],
  ['nobody to bear it', () => ladderParty({ figures: 0, atWall: true }), ['siege/ladder-carriers: cannot carry it']],
  [
    'a wall by ladder',
    () => wallTaken({ means: 'ladder', attackers: 3, defenders: 0 }),
    ['siege/ladder-melee: 3 on top'],
  ],
  [
    'a wall by tower',
    () => wallTaken({ means: 'tower', attackers: 3, defenders: 1 }),
    ['siege/tower-platform: nobody gets up'],
  ],
  [
    'a ram without men',
    () => batterGate({ crew: { own: 0, others: 0 }, turns: 1 }),
    ['siege/ram-crew: does not batter'],
  ],
  ['a tower on its way', () => towerApproach({ toWall: 99, levelGround: true }), ['siege/tower-speed: 10 cm']],
  [
    'a tower at the wall',
    () => towerApproach({ toWall: 1, levelGround: true }),
    ['siege/tower-speed: 1 cm', 'siege/tower-platform: the platform goes down'],
  ],
  ['a tower off level ground', () => towerApproach({ toWall: 5, levelGround: false }), ['siege/tower-speed: 0 cm']],
  ['nothing to absorb', () => absorbReaction({ morale: 3, absorbed: 1, reaction: 'no-effect' }), []],
  [
    'something to absorb',
    () => absorbReaction({ morale: 3, absorbed: 1, reaction: 'rout' }),
    ['siege/inside-no-retreat: stays'],
  ],
]);

const origin = { x: 0, y: 0 };
const at = (
  unit: string,
  kind: 'figure' | 'elephant' | 'berserker' | 'fence' | 'supply-wagon' | 'ballista',
  x = 0,
  y = 0,
) => ({ unit, kind, point: { x, y } }) as const;
const lands = (
  gun: 'onager-catapult' | 'culverin' | 'ballista' | 'pot-d-fer',
  targets: readonly ReturnType<typeof at>[],
  dice: readonly number[],
) =>
  machineHits(
    { gun, from: { x: 0, y: -50 }, bearing: 0, targets, fall: { point: origin, lost: false } },
    scripted(dice),
  );

tells('what a shot does where it lands', [
  [
    'a figure at the centre',
    () => lands('onager-catapult', [at('f', 'figure')], []),
    ['artillery/direct-hit-removes: removed'],
  ],
  ['an elephant', () => lands('onager-catapult', [at('e', 'elephant')], []), ['elephant/catapult-hit: e removed']],
  ['a berserker', () => lands('onager-catapult', [at('b', 'berserker')], []), ['berserker/artillery: b removed']],
  [
    'a machine',
    () => lands('onager-catapult', [at('m', 'ballista')], []),
    ['artillery/catapult-vs-artillery: m removed'],
  ],
  ['a wagon', () => lands('culverin', [at('w', 'supply-wagon')], []), ['gunpowder/auto-destroyed: w removed']],
  ['a machine aside, spared', () => lands('onager-catapult', [at('m', 'ballista', 3)], [1]), []],
  [
    'a machine aside, broken',
    () => lands('onager-catapult', [at('m', 'ballista', 3)], [6]),
    ['artillery/area-roll-artillery: removed'],
  ],
  [
    'a figure aside, spared',
    () => lands('onager-catapult', [at('f', 'figure', 3), at('f', 'figure', 3.5)], [1, 1]),
    ['artillery/area-roll: removed on 4, 6', 'artillery/at-least-one: the nearest figure is removed'],
  ],
  ['a bolt through a man', () => lands('ballista', [at('f', 'figure', 0, -3)], []), ['artillery/ballista-hit: f']],
  [
    'a bolt through a machine',
    () => lands('ballista', [at('m', 'ballista', 0, -3)], []),
    ['artillery/ballista-hit: m', 'artillery/ballista-targets: m destroyed'],
  ],
  [
    'a pot d’fer',
    () => lands('pot-d-fer', [at('m', 'ballista', 0, -3)], []),
    ['pot-d-fer/hit: m', 'pot-d-fer/targets: m destroyed'],
  ],
  ['nothing', () => lands('ballista', [], []), []],
]);

const horses = { crew: ['missile-man', 'driver'], immobile: false } as const;

tells('missiles', [
  ['a chariot without men', () => chariotLosesAMan({ crew: [], immobile: false }), []],
  ['a chariot', () => chariotLosesAMan(horses), ['chariot/casualty-order: loses its missile-man']],
  [
    'its horse',
    () => missileAtChariot({ chariot: horses, odds: { sides: 6, faces: [6] } }, scripted([1])),
    ['chariot/horse-killed: a horse is dead, it moves no more'],
  ],
  [
    'its dead horse',
    () => missileAtChariot({ chariot: { ...horses, immobile: true }, odds: { sides: 6, faces: [6] } }, scripted([1])),
    [],
  ],
  ['nothing to hit with', () => missileAtChariot({ chariot: horses, odds: { sides: 6, faces: [] } }, scripted([])), []],
  [
    'a blow of its own at its horse',
    () => meleeDieAtChariot({ chariot: horses, face: 1, whose: 'chariot' }),
    ['chariot/horse-killed: a horse is dead, it moves no more'],
  ],
  ['an elephant that is missed', () => elephantHit({ elephant: { hits: 2 }, hits: 0 }), []],
  ['an elephant', () => elephantHit({ elephant: { hits: 0 }, hits: 1 }), ['elephant/hits-to-rampage: stands']],
  [
    'an elephant that has enough',
    () => elephantHit({ elephant: { hits: 5 }, hits: 9 }),
    ['elephant/hits-to-rampage: rampages'],
  ],
  [
    'a bolt',
    () => boltAtElephant({ hits: 0 }),
    ['elephant/ballista-hits: +2 hits', 'elephant/hits-to-rampage: stands'],
  ],
  ['a second bolt', () => boltAtElephant({ hits: 3, bolts: 1 }), ['elephant/ballista-hits: removed']],
  ['a berserker', () => berserkerKilled({ melee: 8, kills: 2 }), ['berserker/wear-down: melee point 6']],
  ['a berserker who has enough', () => berserkerKilled({ melee: 2, kills: 3 }), ['berserker/wear-down: removed']],
  ['a berserker missed', () => berserkerKilled({ melee: 2, kills: 0 }), []],
  [
    'fallen by arrows',
    () => fallenStillFire({ who: 'archer-light', by: 'missiles' }),
    ['missile/losses-simultaneous: still fires'],
  ],
  [
    'fallen without a bow',
    () => fallenStillFire({ who: 'peasants', by: 'missiles' }),
    ['missile/non-missile-losses-before-melee: does not fire'],
  ],
  [
    'a machine under stones',
    () => fallenStillFire({ who: 'ballista', by: 'artillery' }),
    ['artillery/counter-battery-returns: still fires'],
  ],
  [
    'archers under stones',
    () => fallenStillFire({ who: 'archer-light', by: 'artillery' }),
    ['artillery/casualties-immediate: does not fire'],
  ],
  [
    'a target that was ordered',
    () =>
      missileTarget({
        candidates: [
          { unit: 'a', distance: 5, inRange: true, closing: false, inFront: false },
          { unit: 'b', distance: 9, inRange: true, closing: true, inFront: true },
        ],
        ordered: 'a',
      }) ?? { because: [] },
    ['missile/priority: fires at a'],
  ],
  [
    'slingers go back',
    () => screenTurn({ withdrawalOrdered: true, wayBack: 20, move: 30 }),
    [
      'slinger/skirmish-screen: 2 stones each, then back behind friends',
      'slinger/skirmish-needs-order: 10 cm of its move left',
    ],
  ],
  [
    'slingers stay',
    () => screenTurn({ withdrawalOrdered: false, wayBack: 20, move: 30 }),
    ['slinger/skirmish-needs-order: stays in front'],
  ],
  [
    'slingers too far',
    () => screenTurn({ withdrawalOrdered: true, wayBack: 31, move: 30 }),
    ['slinger/skirmish-needs-order: stays in front'],
  ],
  [
    'pila that stick',
    () => pilaEncumber({ pila: 4, figures: 12 }),
    ['romans/pilum-encumbers: −1 melee point next turn'],
  ],
  ['pila that are too few', () => pilaEncumber({ pila: 3, figures: 12 }), []],
  ['no pila', () => pilaEncumber({ pila: 0, figures: 0 }), []],
  [
    'a load of arrows',
    () => resupply({ load: 'missiles', shotsLeft: [0, 1] }),
    ['supply/wagon-capacity: +24 shots for 2'],
  ],
  [
    'Mongols',
    () => missileLoading({ shooter: 'mongol-horse-archer', loaded: false, moved: 0 }),
    ['mongol/three-shots: 3 shots'],
  ],
  [
    'an archer who runs',
    () => missileLoading({ shooter: 'archer-light', loaded: true, moved: 1 }),
    ['missile/full-move-no-fire: 0 shots'],
  ],
  [
    'an archer who walks',
    () => missileLoading({ shooter: 'archer-light', loaded: true, moved: 0.6 }),
    ['missile/two-thirds-move-one-shot: 1 shot'],
  ],
]);

it('an arrow out of range falls upon whoever stands there [cady/ancient-medieval/missile/out-of-range-falls-short]', () => {
  const flight = {
    shooter: 'archer-light',
    distance: 41,
    onTheLine: [
      { unit: 'near', from: 30, to: 39 },
      { unit: 'there', from: 40, to: 44 },
    ],
  } as const;
  const short = fallsShortOn(flight);
  expect(short).toMatchObject({ unit: 'there', distance: 40 });
  expect(said(short!).at(-1)).toBe('missile/out-of-range-falls-short: upon there');
  expect(short!.because.at(-1)!.because).toBe('falls short at 40 cm');
  expect(fallsShortOn({ ...flight, distance: 40 })).toBeUndefined();
  expect(fallsShortOn({ ...flight, onTheLine: [] })).toBeUndefined();
});

it('Mongols are loaded afterwards, whatever they do [cady/ancient-medieval/mongol/three-shots]', () => {
  expect(missileLoading({ shooter: 'mongol-horse-archer', loaded: false, moved: 0 })).toMatchObject({
    shots: 3,
    loadedAfter: true,
    loadedIfHeld: true,
  });
  expect(missileLoading({ shooter: 'slinger', loaded: false, moved: 0 })).toMatchObject({
    loadedAfter: true,
    loadedIfHeld: true,
  });
});

describe('the faces of a hand cannon, by its readings [cady/ruling/odds-hand-cannon]', () => {
  const facesAt = (reading: string, distance: number, third?: 'close' | 'middle' | 'far') =>
    missileOdds(
      { shooter: 'hand-cannon', target: 'peasants', distance, ...(third === undefined ? {} : { third }) },
      ancientMedievalRulesUnder({ rulings: { 'cady/ruling/odds-hand-cannon': reading } }),
    ).faces;

  it('bands: to 14 cm one, beyond it the other', () => {
    expect(facesAt('bands', 14)).toEqual([2, 4, 6]);
    expect(facesAt('bands', 14.1)).toEqual([4, 6]);
    expect(facesAt('bands', 15)).toEqual([4, 6]);
    expect(facesAt('bands', 20, 'far')).toEqual([4, 6]);
    expect(facesAt('bands', 20, 'middle')).toEqual([2, 4, 6]);
  });
});

it('who has no arrows left fights as foot of his armor, where that is read so [cady/ancient-medieval/supply/out-of-shots-becomes-infantry]', () => {
  const { troops, supply, ...rest } = ancientMedievalRules();
  const as = (outOfShots: typeof supply.outOfShots) => ({ ...rest, troops, supply: { ...supply, outOfShots } });
  const heavy = as('infantry-values' as typeof supply.outOfShots);
  expect(withoutShots('archer-light', heavy)).toBe('light-infantry');
  expect(withoutShots('archer-medium', heavy)).toBe('medium-infantry');
  expect(withoutShots('heavy-cavalry', heavy)).toBe('men-at-arms');
  expect(withoutShots('supply-wagon', heavy)).toBe('supply-wagon');
  expect(withoutShots('archer-medium', as('own-values'))).toBe('archer-medium');
});

const twelve = { type: 'medium-infantry', unit: 'foe', figures: 2 } as const;

tells('beasts and strangers', [
  [
    'an elephant among foes',
    () =>
      meleeWithElephant(
        { type: 'war-elephant-archer', elephant: { hits: 0 }, ground: { uphill: true }, enemies: [twelve] },
        scripted([12, 12, 12, 12]),
      ),
    [
      'elephant/multiple-melee: 2 hits on the elephant',
      'cady/common/melee/point-uphill: −1 melee point',
      'elephant/hits-to-rampage: stands',
    ],
  ],
  [
    'horses near an elephant',
    () => horsesFearElephants({ type: 'light-cavalry', side: 'a', elephants: [{ side: 'b', distance: 5 }] }),
    ['elephant/cavalry-flees: cavalry has to move away'],
  ],
  [
    'horses far from it',
    () => horsesFearElephants({ type: 'light-cavalry', side: 'a', elephants: [{ side: 'b', distance: 99 }] }),
    [],
  ],
  [
    'foot near it',
    () => horsesFearElephants({ type: 'peasants', side: 'a', elephants: [{ side: 'b', distance: 5 }] }),
    [],
  ],
  [
    'a spike without a driver',
    () => mahoutSpike({ ordered: true, driverAlive: false, rampaging: false }),
    ['elephant/mahout-kill: the elephant lives'],
  ],
  [
    'a spike without an order',
    () => mahoutSpike({ ordered: false, driverAlive: true, rampaging: false }),
    ['elephant/mahout-kill: the elephant lives'],
  ],
  [
    'a spike',
    () => mahoutSpike({ ordered: true, driverAlive: true, rampaging: false }),
    ['elephant/mahout-kill: the elephant is dead at once'],
  ],
  ['foot sees Mongols', () => sightOfMongols({ type: 'peasants', morale: 1 }, scripted([])), []],
  ['no enemy for a berserker', () => berserkerTurn({ at: origin, enemies: [] }), ['berserker/never-stops: he stops']],
  [
    'enemies for a berserker',
    () =>
      berserkerTurn({
        at: origin,
        enemies: [
          { id: 'b', at: { x: 3, y: 0 } },
          { id: 'a', at: { x: 0, y: 3 } },
          { id: 'c', at: { x: 9, y: 0 } },
        ],
      }),
    ['berserker/nearest-enemy: goes for a'],
  ],
  [
    'a fighter gets down',
    () => fighterGetsDown({ chariot: { crew: ['fighter', 'driver'], immobile: false } }),
    ['chariot/fighter-chariot: fights as medium infantry'],
  ],
  [
    'war wagons on the move',
    () => wagonShelter({ moving: true, chained: true }),
    ['hussite/moving-safe: no missiles and no shock reach those inside'],
  ],
  ['war wagons chained', () => wagonShelter({ moving: false, chained: true }), ['hussite/chained-no-shock: no shock']],
  ['war wagons loose', () => wagonShelter({ moving: false, chained: false }), []],
  [
    'the price of a war wagon',
    () => warWagonCost({ guns: 1, figures: [{ type: 'crossbow-light', figures: 12 }] }),
    ['hussite/cost: 135 points'],
  ],
  [
    'riders who get down',
    () =>
      mountedTurn({
        type: 'men-at-arms',
        mounted: true,
        mountsAtHand: true,
        legs: [{ does: 'ride', share: 0.5 }, { does: 'dismount' }],
      }),
    ['mounted-infantry/mount-cost: 0.333 of the turn', 'mounted-infantry/speed: 30 cm'],
  ],
  [
    'horses lost',
    () => mountsLost({ figuresLost: 6, mounts: 9, withThem: true }),
    ['mounted-infantry/mount-losses: 1 horse lost'],
  ],
  ['horses elsewhere', () => mountsLost({ figuresLost: 6, mounts: 9, withThem: false }), []],
  [
    'a rampage',
    () => rampage({ place: { at: origin, facing: 0 }, stand: { front: 4, depth: 6 }, near: [] }, scripted([6, 6])),
    [
      'elephant/rampage-table: crushes everything around it: 0 destroyed',
      'elephant/rampage-removes: the elephant is removed',
    ],
  ],
  [
    'a samurai against his like',
    () => samuraiPoint({ opponent: 'samurai-cavalry' }),
    [`samurai/melee-points: melee point ${samuraiPoint({ opponent: 'samurai-cavalry' }).melee}`],
  ],
  ['a testudo', () => testudo({ move: 24 }), ['romans/testudo-speed: 24 → 8 cm']],
]);

tells('works', [
  ['others dig nothing', () => entrenchmentDug({ type: 'peasants', figures: 6 }), ['romans/entrench: digs nothing']],
  [
    'who fights digs nothing',
    () => entrenchmentDug({ type: 'roman-legionary', figures: 6, melees: true }),
    ['romans/entrench: digs nothing'],
  ],
  [
    'who fires digs nothing',
    () => entrenchmentDug({ type: 'roman-legionary', figures: 6, fires: true }),
    ['romans/entrench: digs nothing'],
  ],
  [
    'who marches digs nothing',
    () => entrenchmentDug({ type: 'roman-legionary', figures: 6, moves: true }),
    ['romans/entrench: digs nothing'],
  ],
  [
    'who sets stakes digs nothing',
    () => entrenchmentDug({ type: 'roman-legionary', figures: 6, setsStakes: true }),
    ['romans/entrench: digs nothing'],
  ],
  [
    'legionaries dig',
    () => entrenchmentDug({ type: 'roman-legionary', figures: 6 }),
    ['romans/entrench: 6 cm of entrenchment'],
  ],
  [
    'a cohort that ran',
    () => decimated({ type: 'roman-legionary', before: 30, lost: 5, reaction: 'rout', fought: [2] }),
    ['romans/decimation: 2 figures executed'],
  ],
  [
    'a cohort that ran from its betters',
    () => decimated({ type: 'roman-legionary', before: 30, lost: 5, reaction: 'rout', fought: [9] }),
    [],
  ],
  [
    'a cohort that stood',
    () => decimated({ type: 'roman-legionary', before: 30, lost: 5, reaction: 'no-effect', fought: [2] }),
    [],
  ],
  [
    'caltrops strewn',
    () => placeCaltrops({ figures: 2, carried: 99 }),
    [`caltrops/placing: ${2 * ancientMedievalRules().field.caltrops.perFigure} square cm in 1/3 of a turn`],
  ],
  ['caltrops cleared', () => clearCaltrops({ figures: 9, strewn: 3 }), ['caltrops/removing: 3 square cm clear']],
  [
    'nobody crosses',
    () => caltropsLossesAmong({ figures: 0, moved: 30, maximum: 30 }, scripted([])),
    said(caltropsOdds({ moved: 30, maximum: 30 })),
  ],
  ['stakes set up', () => setUpStakes({ figures: 6, at: 4 }), ['stakes/setup: 4 cm of stakes set up']],
  ['stakes by the busy', () => setUpStakes({ figures: 6, at: 4, digs: true }), ['stakes/setup: 0 cm of stakes set up']],
  ['stakes removed', () => removeStakes({ figures: 3, at: 4 }), ['stakes/remove: 3 cm of stakes removed']],
  ['foot crosses stakes', () => stakesCrossing({ type: 'peasants' }), ['stakes/crossing-troops: −1/3 move']],
  ['wheels cross stakes', () => stakesCrossing({ type: 'ballista' }), ['stakes/crossing-wheeled: −2/3 move']],
  ['wheels on a road', () => stakesCrossing({ type: 'supply-wagon', onRoad: true }), []],
]);

it('who is split by an elephant [cady/ancient-medieval/elephant/breaks-units]', () => {
  const split = { morale: 3, parts: [6, 4], turns: 9, reformed: false };
  expect(splitByElephant({ ...split, reformed: true }).fate).not.toBe('routs');
  expect(said(splitByElephant(split)).length).toBe(1);
});

it('an elephant’s foes are told each their own [cady/ancient-medieval/elephant/multiple-melee]', () => {
  const melee = { type: 'war-elephant-archer', elephant: { hits: 0 } } as const;
  const both = meleeWithElephant(
    { ...melee, enemies: [twelve, { ...twelve, unit: 'other', attackedOn: 'flank', figures: 1 }] },
    scripted([1, 1, 1, 1, 1, 1]),
  );
  expect(both.losses.map(({ unit }) => unit)).toEqual(['foe', 'other']);
  expect(said(both.losses[0]!)).not.toEqual(said(both.losses[1]!));
  expect(both.thrown).toEqual(['foe', 'other', null]);
  expect(meleeWithElephant({ ...melee, enemies: [] }, scripted([])).thrown).toEqual([]);
});

/** The troops of each list, in the order of the charts; whoever has wagons takes them along. */
const lists = {
  ancient: [
    ...[
      'peasants',
      'light-infantry',
      'medium-infantry',
      'hoplites',
      'roman-auxiliary',
      'roman-legionary',
      'archer-light',
      'slinger',
    ],
    ...['roman-bow-light', 'roman-bow-medium', 'horse-archer-light', 'light-cavalry', 'roman-cavalry'],
    ...[
      'chariot-archer',
      'chariot-slinger',
      'chariot-javelin',
      'chariot-fighter',
      'war-elephant-javelin',
      'war-elephant-archer',
    ],
    ...['ballista', 'onager-catapult', 'supply-wagon'],
  ],
  'early-medieval': [
    ...[
      'peasants',
      'light-infantry',
      'medium-infantry',
      'pole-arm',
      'berserker',
      'archer-light',
      'crossbow-light',
      'crossbow-medium',
    ],
    ...[
      'horse-archer-light',
      'horse-archer-medium',
      'light-cavalry',
      'medium-cavalry',
      'ballista',
      'onager-catapult',
      'supply-wagon',
    ],
  ],
  'late-medieval': [
    ...['peasants', 'light-infantry', 'medium-infantry', 'men-at-arms', 'swiss-pike-light', 'swiss-pike-medium'],
    ...[
      'crossbow-light',
      'crossbow-medium',
      'longbow-light',
      'longbow-medium',
      'arbalest-light',
      'arbalest-medium',
      'hand-cannon',
    ],
    ...[
      'horse-archer-light',
      'horse-archer-medium',
      'light-cavalry',
      'medium-cavalry',
      'heavy-cavalry',
      'onager-catapult',
      'trebuchet',
    ],
    ...['pot-d-fer', 'culverin', 'cannon', 'bombard', 'supply-wagon'],
  ],
} as const;

describe('general periods [cady/ancient-medieval/scope/general-period-troop-lists]', () => {
  const belong = (period: 'ancient' | 'early-medieval' | 'late-medieval') =>
    Object.keys(ancientMedievalRules().troops).filter(
      type => periodFaults({ period, units: [{ type: type as 'peasants' }] }).length === 0,
    );

  it.each(['ancient', 'early-medieval', 'late-medieval'] as const)('%s', period => {
    expect(belong(period)).toEqual(lists[period]);
  });
});

it('order sheets have their lines [cady/ancient-medieval/sheet/order-sheet]', () => {
  expect(orderSheet('peasants').fields).toEqual([
    'unit number',
    'figure type',
    'figures',
    'cost',
    'move',
    'melee',
    'morale',
    'shock',
    'range',
    'battle',
    'special information',
  ]);
  expect(orderSheet('ballista').fields).toEqual([
    'number',
    'type',
    'move',
    'melee',
    'range',
    'crew',
    'order',
    'called range',
    'projectile',
    'effect',
  ]);
  expect(orderSheet('chariot-archer').fields).toEqual(['number', 'type']);
  expect(orderSheet('war-elephant-archer').fields).toEqual(['number', 'type']);
});

describe('how large a unit is [cady/ancient-medieval/organization/unit-size]', () => {
  const isFine = (
    type: 'slinger' | 'peasants' | 'swiss-pike-light' | 'roman-legionary',
    figures: number,
    more: object = {},
  ) => unitSizeFaults({ type, figures, ...more }).length === 0;
  it.each([
    ['peasants', 5, {}, false],
    ['peasants', 6, {}, true],
    ['peasants', 36, {}, true],
    ['peasants', 37, {}, false],
    ['peasants', 6.5, {}, false],
    ['roman-legionary', 8, { century: true }, true],
    ['roman-legionary', 9, { century: true }, false],
  ] as const)('%s %d %o: %s', (type, figures, more, fine) => {
    expect(isFine(type, figures, more)).toBe(fine);
  });
  it('light units in stands, where that is agreed [cady/ancient-medieval/organization/light-unit-size]', () => {
    const { stands } = ancientMedievalRules().organisation.lightUnit;
    for (const count of [stands.from, stands.to])
      expect(isFine('slinger', count * 2, { lightAgreed: true }), `${count}`).toBe(true);
    expect(isFine('slinger', stands.from * 2 - 2, { lightAgreed: true })).toBe(stands.from * 2 - 2 >= 6);
  });
});

it('a chariot’s melee tells what its enemies and it needed [cady/ancient-medieval/chariot/casualties-individual]', () => {
  const result = chariotMelee(
    { chariot: horses, fighter: { type: 'chariot-archer' }, enemies: [twelve] },
    scripted([6, 6, 6]),
  );
  expect(result.thrown).toEqual(['foe', null]);
  expect(said(result.losses[0]!)).toEqual(said(ancientMeleeOdds({ type: 'medium-infantry' })));
});

describe('what a shot leaves where it lands [cady/ancient-medieval/artillery/direct-hit-removes]', () => {
  it.each([
    [
      'a man at the centre',
      () => lands('culverin', [at('f', 'figure')], []),
      { losses: [{ unit: 'f', lost: 1 }], removed: [], hits: [] },
    ],
    [
      'an elephant at the centre',
      () => lands('culverin', [at('e', 'elephant')], []),
      { losses: [], removed: ['e'], hits: [] },
    ],
    [
      'a bolt and an elephant',
      () => lands('ballista', [at('e', 'elephant', 0, -3)], []),
      { removed: [], hits: [{ unit: 'e', by: 'bolt' }] },
    ],
    [
      'a bolt and a man',
      () => lands('ballista', [at('f', 'figure', 0, -3)], []),
      { losses: [{ unit: 'f', lost: 1 }], removed: [], hits: [] },
    ],
    [
      'a bolt beside a man',
      () => lands('ballista', [at('f', 'figure', 3, -3)], []),
      { losses: [], removed: [], hits: [] },
    ],
    [
      'a bolt beyond its last stretch',
      () => lands('ballista', [at('f', 'figure', 0, -9)], []),
      { losses: [], removed: [], hits: [] },
    ],
    ['a fence', () => lands('onager-catapult', [at('w', 'fence')], []), { removed: ['w'], hits: [] }],
    [
      'nothing in the circle',
      () => lands('onager-catapult', [at('f', 'figure', 9)], []),
      { losses: [], removed: [], ownerPicks: [] },
    ],
  ] as const)('%s', (_what, ask, left) => {
    expect(ask()).toMatchObject(left);
  });
});

it('the nearest enemy, and of two as near the first by name, in whatever order they are told [cady/ancient-medieval/berserker/nearest-enemy]', () => {
  const b = { id: 'b', at: { x: 3, y: 0 } };
  const a = { id: 'a', at: { x: 0, y: 3 } };
  for (const enemies of [
    [a, b],
    [b, a],
  ])
    expect(berserkerTurn({ at: origin, enemies })).toMatchObject({ prey: a, distance: 3 });
});

it('a mad elephant runs until it is past everybody, wherever it stands [cady/ancient-medieval/elephant/rampage-table]', () => {
  const place = { at: { x: 100, y: 100 }, facing: 0 };
  const { results } = ancientMedievalRules().elephants.rampage;
  const runs = results.find(({ does }) => does === 'forward')!;
  const near = [1, 7, 20].map(away => ({ id: `f${away}`, unit: 'f', at: { x: 100, y: 100 + away } }));
  const dice = [1, 2, 3, 4, 5, 6]
    .flatMap(one => [1, 2, 3, 4, 5, 6].map(two => [one, two] as const))
    .find(([one, two]) => one + two >= runs.from && one + two <= runs.to)!;
  const there = rampage({ place, stand: { front: 4, depth: 6 }, near }, scripted([...dice]));
  const here = rampage(
    {
      place: { at: origin, facing: 0 },
      stand: { front: 4, depth: 6 },
      near: near.map(each => ({ ...each, at: { x: 0, y: each.at.y - 100 } })),
    },
    scripted([...dice]),
  );
  expect(there.destroyed.map(({ id }) => id)).toEqual(here.destroyed.map(({ id }) => id));
  expect(there.destroyed.length).toBeGreaterThan(0);
});

it('what a phalanx is to form is said as it is [cady/ancient-medieval/phalanx/formation]', () => {
  const mends = [...new Set(phalanxFaults({ type: 'hoplites', ranks: 1 }).map(({ mend }) => mend))];
  const { from, to } = ancientMedievalRules().phalanx.ranks;
  expect(mends).toEqual([
    to === null ? `form ${from} or more ranks` : from === to ? `form ${from} ranks` : `form ${from} to ${to} ranks`,
  ]);
});

it('who shoots in which arc [cady/ancient-medieval/missile/arc-foot] [cady/ancient-medieval/missile/arc-mounted]', () => {
  const { missiles, fire, troops } = ancientMedievalRules();
  const arcs = Object.values(troops).map(({ type, class: kind }) => [kind, arcOf(type as 'peasants')] as const);
  for (const [kind, arc] of arcs) {
    if (kind === 'chariot' || kind === 'elephant') expect(arc).toEqual(fire.carried.arc);
    else expect(arc).toEqual(kind === 'cavalry' || kind === 'horse-archer' ? missiles.arc.mounted : missiles.arc.foot);
  }
  expect(missiles.arc.foot).not.toEqual(missiles.arc.mounted);
});

it('special information of a unit stands on the roster [cady/ancient-medieval/roster/special-information]', () => {
  const { rules } = { rules: ancientMedievalRules() };
  const line = (more: object) => rosterLine({ id: 'u', type: 'peasants', figures: 6, ...more }, rules);
  expect(line({})).toEqual({ unit: 'u', type: 'peasants', figures: 6, armor: 'light', special: [] });
  expect(
    line({ imperial: true, mercenary: true, equipment: { axes: 1, caltrops: 2 }, price: 3, century: 1 }),
  ).toMatchObject({
    special: ['imperial', 'mercenary', 'axes', 'caltrops'],
    equipment: { axes: 1, caltrops: 2 },
    imperial: true,
    hiredFor: 3,
    century: true,
  });
  expect(line({ mercenary: false, imperial: false }).special).toEqual([]);
});

describe('fire at chargers, by what the test brought [cady/ancient-medieval/missile/attacked-3dt-pass] [cady/ancient-medieval/missile/attacked-3dt-fail]', () => {
  const shot = { shooter: 'archer-light', target: 'light-cavalry', distance: 35 } as const;
  const at = (test: object) =>
    shotAtChargers({ test: { passed: true, at: 'close', steps: 0, melees: true, ...test } as never, shot });

  it('failed: at once, and as far as the bow reaches', () => {
    const failed = at({ passed: false, at: 'first-in-range', steps: -1 });
    expect(failed).toMatchObject({
      shot: { distance: 35, bonus: -1 },
      melee: { shooters: true, chargers: true },
      weapon: 'kept',
    });
    expect(said(failed)).toEqual(['missile/attacked-3dt-fail: fires at once, at 35 cm']);
    const far = shotAtChargers({
      test: { passed: false, at: 'first-in-range', steps: 0, melees: true },
      shot: { ...shot, distance: 60 },
    });
    expect(far.shot).toMatchObject({ distance: 40 });
    expect(far.shot).not.toHaveProperty('bonus');
  });

  it('passed: at the range that was chosen', () => {
    expect(said(at({ at: 'middle' }))).toEqual(['missile/attacked-3dt-pass: fires at middle range']);
    expect(at({ at: 'middle' })).toMatchObject({
      shot: { third: 'middle' },
      melee: { shooters: true, chargers: true },
    });
    const close = at({ at: 'close', melees: false, steps: 1 });
    expect(said(close)).toEqual([
      'missile/attacked-3dt-pass: fires at close range',
      'missile/attacked-close-no-melee: does not fight back',
    ]);
    expect(close).toMatchObject({ shot: { third: 'close', bonus: 1 }, weapon: 'kept' });
    expect(said(at({ passed: false, at: 'close' }))).toEqual(['missile/attacked-3dt-fail: fires at close range']);
  });

  it('not at a range that the charger has left behind him', () => {
    expect(thirdsLeft(shot)).toEqual(['far', 'middle', 'close']);
    expect(thirdsLeft({ ...shot, distance: 20 })).toEqual(['middle', 'close']);
    expect(thirdsLeft({ ...shot, distance: 5 })).toEqual(['close']);
    expect(thirdsLeft({ ...shot, shooter: 'peasants' })).toEqual([]);
    expect(() =>
      shotAtChargers({ test: { passed: true, at: 'far', steps: 0, melees: true }, shot: { ...shot, distance: 5 } }),
    ).toThrow(/nearer than far range/);
  });
});

describe('range from a height [cady/ancient-medieval/missile/hill-range-bonus]', () => {
  const from = (more: object) => missileRange({ shooter: 'archer-light', ...more });
  it.each([
    [{}, 40, []],
    [{ levelsAbove: 1 }, 40 + (ancientMedievalRules().missiles.hillGain[0] ?? 0), ['missile/hill-range-bonus']],
    [{ levelsAbove: 2 }, 40 + (ancientMedievalRules().missiles.hillGain[1] ?? 0), ['missile/hill-range-bonus']],
    [{ levelsAbove: 9 }, 40 + (ancientMedievalRules().missiles.hillGain.at(-1) ?? 0), ['missile/hill-range-bonus']],
    [{ levelsAbove: -1 }, 40 - (ancientMedievalRules().missiles.hillGain[0] ?? 0), ['missile/hill-range-malus']],
    [
      { onCurtainWall: true },
      40 + (ancientMedievalRules().missiles.hillGain[ancientMedievalRules().siege.wallLevels - 1] ?? 0),
      ['siege/inside-range'],
    ],
    [{ shooter: 'peasants', levelsAbove: 1 }, 0, []],
    [{ thrown: 'axe', levelsAbove: 1 }, ancientMedievalRules().field.axe.range, []],
    [{ thrown: 'javelin', closing: true }, ancientMedievalRules().field.javelin.range.closing, []],
    [{ thrown: 'javelin' }, ancientMedievalRules().field.javelin.range['without-melee'], []],
  ] as const)('%o: %d cm', (more, range, clauses) => {
    expect(from(more).range).toBe(range);
    expect(said(from(more)).map(each => each.split(':')[0])).toEqual(clauses);
  });
});

describe('clauses by the weapon', () => {
  it('a circle of a gun and of an engine [cady/ancient-medieval/culverin/area-roll]', () => {
    const aside = [at('f', 'figure', 2.5), at('f', 'figure', 2.8)];
    expect(said(lands('culverin', aside, [6, 1]))[0]).toMatch(/^culverin\/area-roll: /);
    expect(said(lands('onager-catapult', aside, [6, 1]))[0]).toMatch(/^artillery\/area-roll: /);
  });

  it('pila and arrows begin at odds of their own [cady/ancient-medieval/romans/pilum-odds]', () => {
    const start = (shooter: 'roman-legionary' | 'archer-light') =>
      said(missileOdds({ shooter, target: 'peasants', distance: 2 }))[0];
    expect(start('roman-legionary')).toMatch(/^romans\/pilum-odds: /);
    expect(start('archer-light')).toMatch(/^missile\/armor-start: /);
  });

  it('where a shot falls that does not fly true [cady/ancient-medieval/pot-d-fer/variation] [cady/ancient-medieval/artillery/ballista-variation]', () => {
    const fall = (gun: 'ballista' | 'pot-d-fer' | 'onager-catapult' | 'cannon') =>
      said(machineFall({ gun, from: origin, bearing: 0, called: 80 }, scripted([2]))).map(each => each.split(':')[0]);
    expect(fall('pot-d-fer')).toContain('pot-d-fer/variation');
    expect(fall('ballista')).toContain('artillery/ballista-variation');
    expect(fall('onager-catapult')).toContain('artillery/variation-die');
  });

  it('what medium and heavy armor fight with [cady/ancient-medieval/armor/classes]', () => {
    expect(armorWorn.light.arms).toEqual(['farm tools', 'dagger', 'staff', 'sword']);
    for (const armor of ['medium', 'heavy'] as const)
      expect(armorWorn[armor].arms).toEqual(['sword', 'mace', 'spear', 'axe']);
    expect(armorWorn.light).toMatchObject({ helmet: 'none', shield: 'none' });
  });

  it('light units that nobody agreed on are as large as others [cady/ancient-medieval/organization/light-unit-size]', () => {
    for (const figures of [2, 4, 5]) expect(unitSizeFaults({ type: 'slinger', figures })).toHaveLength(1);
    expect(unitSizeFaults({ type: 'peasants', figures: 4, lightAgreed: true })).toHaveLength(1);
  });
});
