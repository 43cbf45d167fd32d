import { describe, expect, it } from 'vitest';
import { scripted } from '../../src/dice/index.js';
import { RuleViolation, type Violation } from '../../src/rulebook/index.js';
import { deadCaps } from '../../src/rulesets/cady/ancient-medieval/army/dead-caps.js';
import { equipmentCost, unitCost } from '../../src/rulesets/cady/ancient-medieval/army/equipment.js';
import { groupOrderFaults } from '../../src/rulesets/cady/ancient-medieval/army/order-sheets.js';
import {
  knightsSuggested,
  leaderFaults,
  nobleFaults,
  ransomVictory,
} from '../../src/rulesets/cady/ancient-medieval/army/ransom.js';
import {
  battleChangeFaults,
  battleHeld,
  battlePace,
  medievalBattleFaults,
} from '../../src/rulesets/cady/ancient-medieval/combat/battles.js';
import { ancientMeleeOdds } from '../../src/rulesets/cady/ancient-medieval/combat/melee.js';
import {
  phalanxFaults,
  phalanxOrderFaults,
  phalanxReach,
  phalanxStrikers,
  pushBack,
} from '../../src/rulesets/cady/ancient-medieval/combat/phalanx.js';
import { pikeLosses, pikeReach } from '../../src/rulesets/cady/ancient-medieval/combat/pikes.js';
import { poleArmReach } from '../../src/rulesets/cady/ancient-medieval/combat/pole-arms.js';
import { machineShotFaults } from '../../src/rulesets/cady/ancient-medieval/machines/engines.js';
import { greekFireFaults } from '../../src/rulesets/cady/ancient-medieval/machines/greek-fire.js';
import {
  absorbReaction,
  batterGate,
  ladderParty,
  ramManned,
  shotsInCastle,
  towerApproach,
  wallFaults,
  wallTaken,
} from '../../src/rulesets/cady/ancient-medieval/machines/siege.js';
import { missileLoading, thirdsFaults } from '../../src/rulesets/cady/ancient-medieval/missiles/loading.js';
import { berserkerKilled, elephantHit } from '../../src/rulesets/cady/ancient-medieval/missiles/missile-hits.js';
import { missileOdds } from '../../src/rulesets/cady/ancient-medieval/missiles/missiles.js';
import { shootingFaults, splitFireFaults } from '../../src/rulesets/cady/ancient-medieval/missiles/shooting.js';
import { screenFaults, screenTurn } from '../../src/rulesets/cady/ancient-medieval/missiles/slingers.js';
import { resupply, wagonFaults } from '../../src/rulesets/cady/ancient-medieval/missiles/supply.js';
import { carriedFaults, pilaEncumber, throwFaults } from '../../src/rulesets/cady/ancient-medieval/missiles/thrown.js';
import {
  berserkerOrderFaults,
  berserkersFaults,
} from '../../src/rulesets/cady/ancient-medieval/special-troops/berserkers.js';
import {
  chariotMove,
  chariotTurnFaults,
  fighterGetsDown,
} from '../../src/rulesets/cady/ancient-medieval/special-troops/chariots.js';
import {
  horsesFearElephants,
  splitByElephant,
} from '../../src/rulesets/cady/ancient-medieval/special-troops/elephants.js';
import {
  wagonPositionClosed,
  warWagonCost,
  warWagonFaults,
} from '../../src/rulesets/cady/ancient-medieval/special-troops/hussites.js';
import {
  mountedTurnFaults,
  mountingFaults,
  mountsCost,
  mountsLost,
} from '../../src/rulesets/cady/ancient-medieval/special-troops/mounted-infantry.js';
import { rampageResult } from '../../src/rulesets/cady/ancient-medieval/special-troops/rampage.js';
import {
  centuryFaults,
  decimated,
  entrenchmentDug,
  testudo,
  testudoFaults,
} from '../../src/rulesets/cady/ancient-medieval/special-troops/romans.js';
import {
  caltropsCost,
  caltropsFaults,
  caltropsLossesAmong,
  caltropsOdds,
  clearCaltrops,
  placeCaltrops,
} from '../../src/rulesets/cady/ancient-medieval/works/caltrops.js';
import {
  freeStakes,
  removeStakes,
  setUpStakes,
  stakesCost,
  stakesFaults,
} from '../../src/rulesets/cady/ancient-medieval/works/stakes.js';

/** What a function refuses, or what a check finds: the place and the clause of each fault. */
function told(ask: () => unknown): readonly string[] {
  const words = (faults: readonly Violation[]) =>
    faults.map(({ path, clause }) => `${path} ${clause?.replace('cady/ancient-medieval/', '') ?? 'no clause'}`);
  try {
    const found = ask();
    return Array.isArray(found) ? words(found) : ['nothing is refused'];
  } catch (fault) {
    if (fault instanceof RuleViolation) return words(fault.violations);
    throw fault;
  }
}

type Row = readonly [what: string, ask: () => unknown, faults: readonly string[]];

function refuses(title: string, rows: readonly Row[]): void {
  describe(title, () => {
    it.each(rows)('%s', (_what, ask, faults) => {
      expect(told(ask)).toEqual(faults);
    });
  });
}

const gate = { crew: { own: 20, others: 0 }, turns: 0 };
const none = scripted([]);

refuses('numbers that nobody can mean are refused where they stand', [
  ['dead caps', () => deadCaps({ type: 'peasants', figures: -1 }), ['figures missile/dead-cap']],
  ['axes', () => equipmentCost({ axes: 0.5 }), ['axes axe/cost-and-use']],
  ['javelins', () => equipmentCost({ javelins: 0.5 }), ['javelins axe/cost-and-use']],
  ['pavises', () => equipmentCost({ pavises: -1 }), ['pavises axe/cost-and-use']],
  ['caltrops', () => equipmentCost({ caltrops: -1 }), ['area caltrops/purchase']],
  ['stakes', () => equipmentCost({ stakes: -1 }), ['bought stakes/carry']],
  ['horses', () => equipmentCost({ mounts: -1 }), ['mounts mounted-infantry/stats']],
  [
    'spare crews',
    () => unitCost({ type: 'peasants', figures: 1, equipment: { spareCrews: 1.5 } }),
    ['spareCrews artillery/extra-crew'],
  ],
  [
    'figures of a unit',
    () => unitCost({ type: 'peasants', figures: 1.5 }),
    ['figures cady/common/cost/points-per-figure'],
  ],
  ['a war wagon has no price', () => unitCost({ type: 'war-wagon', figures: 1 }), ['type hussite/cost']],
  ['units of an army', () => knightsSuggested({ units: -1 }), ['units ransom/knight-count']],
  ['points to win', () => ransomVictory({ sides: [], wins: 0 }), ['wins ransom/victory-threshold']],
  [
    'points without end',
    () => ransomVictory({ sides: [], wins: Number.POSITIVE_INFINITY }),
    ['wins ransom/victory-threshold'],
  ],
  ['a battle of nobody', () => battlePace({ moves: [] }), ['moves battle/contact-and-speed']],
  ['times killed', () => ancientMeleeOdds({ type: 'berserker', kills: -1 }), ['kills berserker/wear-down']],
  ['a samurai against nobody', () => ancientMeleeOdds({ type: 'samurai-infantry' }), ['against samurai/melee-points']],
  [
    'a wagon in melee',
    () => ancientMeleeOdds({ type: 'supply-wagon' }),
    ['type cady/common/melee/point-from-capability-chart'],
  ],
  ['ranks of pikes', () => pikeReach({ ranks: [4, -1], attacking: true }), ['ranks pike/three-ranks-attack']],
  [
    'hits on pikes',
    () => pikeLosses({ ranks: [4], attacking: false, hits: -1, by: 'peasants' }),
    ['hits pike/front-rank-losses'],
  ],
  [
    'pikes that are hit',
    () => pikeLosses({ ranks: [4, 1.5], attacking: false, hits: 1, by: 'peasants' }),
    ['ranks pike/front-rank-losses'],
  ],
  [
    'pole arms',
    () => poleArmReach({ figures: -1, ranksAhead: 1, attacker: { melee: 7 }, defender: { melee: 6 } }),
    ['figures polearm/strike-from-behind'],
  ],
  [
    'ranks before pole arms',
    () => poleArmReach({ figures: 1, ranksAhead: 0.5, attacker: { melee: 7 }, defender: { melee: 6 } }),
    ['ranksAhead polearm/strike-from-behind'],
  ],
  ['ranks of a phalanx', () => phalanxReach({ ranks: [4, -1] }), ['ranks phalanx/second-rank-melee']],
  ['strikers of a phalanx', () => phalanxStrikers({ ranks: [-1] }), ['ranks phalanx/second-rank-melee']],
  ['shots left', () => resupply({ load: 'missiles', shotsLeft: [3, -1] }), ['shotsLeft[1] supply/wagon-capacity']],
  ['pila', () => pilaEncumber({ pila: -1, figures: 6 }), ['pila romans/pilum-encumbers']],
  ['figures under pila', () => pilaEncumber({ pila: 1, figures: 0.5 }), ['figures romans/pilum-encumbers']],
  [
    'a share of a move',
    () => missileLoading({ shooter: 'archer-light', loaded: true, moved: -0.1 }),
    ['moved missile/loading-actions'],
  ],
  [
    'no share of a move',
    () => missileLoading({ shooter: 'archer-light', loaded: true, moved: Number.NaN }),
    ['moved missile/loading-actions'],
  ],
  ['hits on an elephant', () => elephantHit({ elephant: { hits: 0 }, hits: -1 }), ['hits elephant/hits-to-rampage']],
  ['kills of a berserker', () => berserkerKilled({ melee: 8, kills: 0.5 }), ['kills berserker/wear-down']],
  [
    'the distance of a shot',
    () => missileOdds({ shooter: 'archer-light', target: 'peasants', distance: -1 }),
    ['distance missile/designate-then-measure'],
  ],
  [
    'the way back',
    () => screenTurn({ withdrawalOrdered: true, wayBack: -1, move: 30 }),
    ['wayBack slinger/skirmish-needs-order'],
  ],
  [
    'the move of a screen',
    () => screenTurn({ withdrawalOrdered: true, wayBack: 1, move: -1 }),
    ['move slinger/skirmish-needs-order'],
  ],
  ['ladder bearers', () => ladderParty({ figures: -1, atWall: true }), ['figures siege/ladder-carriers']],
  ['who storms', () => wallTaken({ means: 'ladder', attackers: -1, defenders: 0 }), ['attackers siege/ladder-melee']],
  ['who holds', () => wallTaken({ means: 'ladder', attackers: 1, defenders: 0.5 }), ['defenders siege/ladder-melee']],
  ['men at the ram', () => ramManned({ own: -1, others: 0 }), ['own siege/ram-crew']],
  ['other men at the ram', () => ramManned({ own: 1, others: 0.5 }), ['others siege/ram-crew']],
  ['turns at the gate', () => batterGate({ ...gate, turns: -1 }), ['turns siege/ram-breaks-gate']],
  ['the way to the wall', () => towerApproach({ toWall: -1, levelGround: true }), ['toWall siege/tower-speed']],
  [
    'morale within',
    () => absorbReaction({ morale: -1, absorbed: 0, reaction: 'back' }),
    ['morale siege/inside-no-retreat'],
  ],
  [
    'reactions within',
    () => absorbReaction({ morale: 3, absorbed: 0.5, reaction: 'back' }),
    ['absorbed siege/inside-no-retreat'],
  ],
  ['shots within', () => shotsInCastle({ inside: true, left: -1 }), ['left siege/inside-ammunition']],
  ['parts of a shot within', () => shotsInCastle({ inside: false, left: 0.5 }), ['left siege/inside-ammunition']],
  [
    'elephants near horses',
    () => horsesFearElephants({ type: 'light-cavalry', side: 'a', elephants: [{ side: 'b', distance: -1 }] }),
    ['distance elephant/cavalry-flees'],
  ],
  [
    'parts of a unit',
    () => splitByElephant({ morale: 3, parts: [6, -1], turns: 1, reformed: false }),
    ['parts elephant/breaks-units'],
  ],
  [
    'turns in parts',
    () => splitByElephant({ morale: 3, parts: [6], turns: -1, reformed: false }),
    ['turns elephant/breaks-units'],
  ],
  ['a sum of no dice', () => rampageResult({ sum: 1 }), ['sum elephant/rampage-table']],
  [
    'who rides in a wagon',
    () => warWagonCost({ guns: 0, figures: [{ type: 'crossbow-light', figures: 0.5 }] }),
    ['figures hussite/cost'],
  ],
  [
    'a wagon within a wagon',
    () => warWagonCost({ guns: 0, figures: [{ type: 'war-wagon', figures: 1 }] }),
    ['type hussite/cost'],
  ],
  ['wagons', () => wagonPositionClosed({ wagons: -1, gaps: 0, filled: 0 }), ['wagons hussite/pike-gaps']],
  ['gaps', () => wagonPositionClosed({ wagons: 1, gaps: -1, filled: 0 }), ['gaps hussite/pike-gaps']],
  [
    'gaps that are filled',
    () => wagonPositionClosed({ wagons: 1, gaps: 0, filled: 0.5 }),
    ['filled hussite/pike-gaps'],
  ],
  ['horses bought', () => mountsCost({ mounts: 0.5 }), ['mounts mounted-infantry/stats']],
  [
    'riders lost',
    () => mountsLost({ figuresLost: -1, mounts: 6, withThem: true }),
    ['figuresLost mounted-infantry/mount-losses'],
  ],
  [
    'horses there',
    () => mountsLost({ figuresLost: 1, mounts: -6, withThem: true }),
    ['mounts mounted-infantry/mount-losses'],
  ],
  ['the move of a testudo', () => testudo({ move: -1 }), ['move romans/testudo-speed']],
  ['who digs', () => entrenchmentDug({ type: 'roman-legionary', figures: -1 }), ['figures romans/entrench']],
  [
    'a cohort before a fight',
    () => decimated({ type: 'roman-legionary', before: -1, lost: 0, reaction: 'rout', fought: [] }),
    ['before romans/decimation'],
  ],
  [
    'a cohort’s losses',
    () => decimated({ type: 'roman-legionary', before: 6, lost: -1, reaction: 'rout', fought: [] }),
    ['lost romans/decimation'],
  ],
  [
    'more losses than figures',
    () => decimated({ type: 'roman-legionary', before: 6, lost: 7, reaction: 'rout', fought: [] }),
    ['lost romans/decimation'],
  ],
  ['caltrops bought', () => caltropsCost({ area: -1 }), ['area caltrops/purchase']],
  ['who places caltrops', () => placeCaltrops({ figures: -1, carried: 1 }), ['figures caltrops/placing']],
  ['caltrops carried', () => placeCaltrops({ figures: 1, carried: -1 }), ['carried caltrops/placing']],
  ['who clears caltrops', () => clearCaltrops({ figures: -1, strewn: 1 }), ['figures caltrops/removing']],
  ['caltrops on the ground', () => clearCaltrops({ figures: 1, strewn: -1 }), ['strewn caltrops/removing']],
  ['the way over caltrops', () => caltropsOdds({ moved: -1, maximum: 30 }), ['moved caltrops/losses']],
  ['no maximum', () => caltropsOdds({ moved: 1, maximum: 0 }), ['maximum caltrops/losses']],
  [
    'an endless maximum',
    () => caltropsOdds({ moved: 1, maximum: Number.POSITIVE_INFINITY }),
    ['maximum caltrops/losses'],
  ],
  [
    'who crosses caltrops',
    () => caltropsLossesAmong({ figures: -1, moved: 1, maximum: 30 }, none),
    ['figures caltrops/losses'],
  ],
  ['figures with stakes', () => freeStakes({ type: 'longbow-light', figures: -1 }), ['figures stakes/carry']],
  ['stakes bought', () => stakesCost({ bought: -1 }), ['bought stakes/carry']],
  ['who sets up stakes', () => setUpStakes({ figures: 0.5, at: 1 }), ['figures stakes/setup']],
  ['stakes to set up', () => setUpStakes({ figures: 1, at: -1 }), ['at stakes/setup']],
  ['stakes to remove', () => removeStakes({ figures: 1, at: -1 }), ['at stakes/setup']],
]);

const one = { unit: 'hoplites-1', type: 'hoplites', phalanx: true, figures: 12, lost: 1 } as const;
const two = { unit: 'foot-1', type: 'medium-infantry', phalanx: false, figures: 12, lost: 2 } as const;

refuses('a phalanx', [
  [
    'is of hoplites, two ranks deep, in line',
    () => phalanxFaults({ type: 'peasants', ranks: 1, bent: true }),
    ['type phalanx/formation', 'ranks phalanx/formation', 'bent phalanx/formation'],
  ],
  ['may be as it should', () => phalanxFaults({ type: 'hoplites', ranks: 2 }), []],
  ['goes forward', () => phalanxOrderFaults({ wants: 'forward', inContact: true }), []],
  ['goes backward', () => phalanxOrderFaults({ wants: 'backward', inContact: true }), []],
  ['does not wheel', () => phalanxOrderFaults({ wants: 'wheel', inContact: false }), ['wants phalanx/no-manoeuvre']],
  ['does not turn', () => phalanxOrderFaults({ wants: 'turn', inContact: false }), ['wants phalanx/no-manoeuvre']],
  [
    'does not step aside',
    () => phalanxOrderFaults({ wants: 'sideways', inContact: false }),
    ['wants phalanx/no-manoeuvre'],
  ],
  ['breaks up out of contact', () => phalanxOrderFaults({ wants: 'break-formation', inContact: false }), []],
  [
    'does not break up in contact',
    () => phalanxOrderFaults({ wants: 'break-formation', inContact: true }),
    ['wants phalanx/no-break-in-contact'],
  ],
  ['pushes whole figures', () => pushBack({ sides: [{ ...one, figures: 0.5 }, two] }), ['figures phalanx/push-back']],
  ['pushes after whole losses', () => pushBack({ sides: [one, { ...two, lost: -1 }] }), ['lost phalanx/push-back']],
]);

const knight = { id: 'a', side: 'red', title: 'knight', unit: 'u' } as const;

refuses('nobles, leaders and battles', [
  [
    'an army and a battle are led by their like',
    () => leaderFaults({ army: 'knight', battles: ['baron', 'knight'] }),
    ['army battle/army-leader', 'battles[1] battle/leader'],
  ],
  [
    'a knight belongs to a unit',
    () => nobleFaults({ nobles: [{ id: 'a', side: 'red', title: 'knight' }] }),
    ['nobles[0].unit ransom/attachment'],
  ],
  [
    'a duke and a baron to a battle',
    () =>
      nobleFaults({
        nobles: [
          { id: 'a', side: 'red', title: 'duke' },
          { id: 'b', side: 'red', title: 'baron' },
        ],
      }),
    ['nobles[0].battle ransom/attachment', 'nobles[1].battle ransom/attachment'],
  ],
  [
    'one crown to a side',
    () =>
      nobleFaults({
        nobles: [
          { id: 'a', side: 'red', title: 'king' },
          { id: 'b', side: 'blue', title: 'king' },
          { id: 'c', side: 'red', title: 'queen' },
        ],
      }),
    ['nobles[2].title definition/king'],
  ],
  ['each by his own name', () => nobleFaults({ nobles: [knight, knight] }), ['nobles[1].id ransom/attachment']],
  [
    'one figure to a player',
    () =>
      nobleFaults({
        nobles: [
          { ...knight, player: 'p' },
          { ...knight, id: 'b', player: 'q' },
          { ...knight, id: 'c', player: 'p' },
        ],
      }),
    ['nobles[2].player ransom/player-figure'],
  ],
  [
    'two battles of one name, machines and somebody twice',
    () =>
      medievalBattleFaults({
        battles: [
          {
            name: 'van',
            units: [
              { unit: 'a', type: 'medium-infantry' },
              { unit: 'b', type: 'ballista' },
            ],
          },
          {
            name: 'van',
            units: [
              { unit: 'a', type: 'medium-infantry' },
              { unit: 'c', type: 'samurai-cavalry' },
              { unit: 'd', type: 'supply-wagon' },
            ],
          },
        ],
      }),
    [
      'battles[0].units[1] artillery/unattached',
      'battles[1].name battle/named-sections',
      'battles[1].units[0] battle/composition',
      'battles[1].units[1] artillery/unattached',
      'battles[1].units[2] artillery/unattached',
    ],
  ],
  [
    'a battle is formed before the game',
    () => battleChangeFaults({ change: 'form', when: 'in-the-game' }),
    ['change battle/formed-at-start'],
  ],
  [
    'and not enlarged',
    () => battleChangeFaults({ change: 'enlarge', when: 'in-the-game' }),
    ['change battle/fixed-during-game'],
  ],
  [
    'who has separated stays so',
    () => battleChangeFaults({ change: 'rejoin', when: 'in-the-game' }),
    ['change battle/separate-by-order'],
  ],
  ['separating is an order', () => battleChangeFaults({ change: 'separate', when: 'in-the-game' }), []],
  ['before the game all is free', () => battleChangeFaults({ change: 'form', when: 'before-the-game' }), []],
  [
    'who is in trouble holds nothing',
    () =>
      battleHeld({
        members: [
          { unit: 'a', reaction: 'back' },
          { unit: 'b', reaction: 'no-effect' },
        ],
        tests: [{ unit: 'a', passed: true }],
      }),
    ['tests[0] battle/affected-units-cannot-hold'],
  ],
  [
    'nobody tries twice',
    () =>
      battleHeld({
        members: [
          { unit: 'a', reaction: 'back' },
          { unit: 'b', reaction: 'no-effect' },
        ],
        tests: [
          { unit: 'b', passed: false },
          { unit: 'b', passed: true },
        ],
      }),
    ['tests[1] battle/affected-units-cannot-hold'],
  ],
  [
    'groups of chariots',
    () =>
      groupOrderFaults({
        groups: [
          { from: 3, to: 1 },
          { from: 1, to: 2.5 },
          { from: 4, to: 6 },
          { from: 6, to: 8 },
        ],
        single: [1, 2, 1],
      }),
    [
      'groups[0] sheet/chariot-group-orders',
      'groups[1] sheet/chariot-group-orders',
      'groups[3] sheet/chariot-group-orders',
      'single[2] sheet/chariot-group-orders',
    ],
  ],
]);

const shot = { shooter: 'archer-light', shotsLeft: 3, sees: true, inArc: true } as const;

refuses('who shoots', [
  [
    'has what to shoot',
    () => shootingFaults({ ...shot, shooter: 'peasants', shotsLeft: null }),
    ['shooter missile/line-of-sight'],
  ],
  ['has shots', () => shootingFaults({ ...shot, shotsLeft: 0 }), ['shotsLeft supply/out-of-shots-becomes-infantry']],
  ['has one at least', () => shootingFaults({ ...shot, shotsLeft: 1 }), []],
  ['stands in order', () => shootingFaults({ ...shot, broken: true }), ['broken missile/broken-no-fire']],
  ['has got down', () => shootingFaults({ ...shot, mounted: true }), ['mounted mounted-infantry/dismount-to-fight']],
  ['is in no melee', () => shootingFaults({ ...shot, inMelee: true }), ['inMelee missile/attacked-close-no-melee']],
  [
    'nor on a chariot in melee',
    () => shootingFaults({ ...shot, shooter: 'chariot-archer', inMelee: true }),
    ['inMelee chariot/no-fire-and-melee'],
  ],
  ['but an elephant may be', () => shootingFaults({ ...shot, shooter: 'war-elephant-archer', inMelee: true }), []],
  [
    'does not shoot into a melee',
    () => shootingFaults({ ...shot, targetInMelee: true }),
    ['targetInMelee missile/no-fire-into-melee'],
  ],
  ['sees his target', () => shootingFaults({ ...shot, sees: false }), ['sees missile/line-of-sight']],
  ['on foot, in the arc of foot', () => shootingFaults({ ...shot, inArc: false }), ['inArc missile/arc-foot']],
  [
    'mounted, in the arc of horse',
    () => shootingFaults({ ...shot, shooter: 'horse-archer-light', inArc: false }),
    ['inArc missile/arc-mounted'],
  ],
  [
    'on a chariot, in the arc of horse',
    () => shootingFaults({ ...shot, shooter: 'chariot-archer', inArc: false }),
    ['inArc missile/arc-mounted'],
  ],
  [
    'keeps to his first target',
    () => shootingFaults({ ...shot, firstTarget: 'a', target: 'b' }),
    ['target missile/stationary-two-shots'],
  ],
  ['may shoot at it again', () => shootingFaults({ ...shot, firstTarget: 'a', target: 'a' }), []],
  ['with a sling changes it', () => shootingFaults({ ...shot, shooter: 'slinger', firstTarget: 'a', target: 'b' }), []],
  [
    'on a chariot changes it',
    () => shootingFaults({ ...shot, shooter: 'chariot-archer', firstTarget: 'a', target: 'b' }),
    [],
  ],
  [
    'on an elephant changes it',
    () => shootingFaults({ ...shot, shooter: 'war-elephant-archer', firstTarget: 'a', target: 'b' }),
    [],
  ],
  [
    'is not deep in a forest',
    () => shootingFaults({ ...shot, insideForest: 3.1 }),
    ['insideForest cady/common/forest/deep-no-fire'],
  ],
  [
    'nor his target',
    () => shootingFaults({ ...shot, targetInsideForest: 3.1 }),
    ['targetInsideForest cady/common/forest/deep-no-fire'],
  ],
  ['but at its edge', () => shootingFaults({ ...shot, insideForest: 3, targetInsideForest: 3 }), []],
  [
    'is not deep in a marsh',
    () => shootingFaults({ ...shot, fromMarshEdge: 99 }),
    ['fromMarshEdge cady/common/marsh/edge-fire'],
  ],
  [
    'divides whole figures',
    () =>
      splitFireFaults({
        figures: 6,
        allotted: [
          { unit: 'a', figures: 1.5 },
          { unit: 'b', figures: -1 },
        ],
      }),
    ['allotted[0].figures missile/mixed-targets-allocate', 'allotted[1].figures missile/mixed-targets-allocate'],
  ],
  [
    'divides no more than there are',
    () =>
      splitFireFaults({
        figures: 6,
        allotted: [
          { unit: 'a', figures: 4 },
          { unit: 'b', figures: 3 },
        ],
      }),
    ['allotted missile/mixed-targets-allocate'],
  ],
  [
    'divides all of them',
    () =>
      splitFireFaults({
        figures: 6,
        allotted: [
          { unit: 'a', figures: 4 },
          { unit: 'b', figures: 2 },
        ],
      }),
    [],
  ],
]);

const pilum = { thrower: 'roman-legionary', weapon: 'pilum', distance: 3, left: 1, closing: true } as const;
const screen = { type: 'slinger', ranks: 1, gap: 1, withdrawalOrdered: true, wayBack: 30, move: 30 } as const;

refuses('who throws, and slingers ahead of the line', [
  ['pila from as far as they fly', () => throwFaults(pilum), []],
  ['pila from too far', () => throwFaults({ ...pilum, distance: 99 }), ['distance romans/pilum-first-melee-only']],
  ['pila that are spent', () => throwFaults({ ...pilum, left: 0 }), ['left romans/pilum-first-melee-only']],
  [
    'pila of others, later, standing, in a testudo',
    () => throwFaults({ ...pilum, thrower: 'peasants', closing: false, meleesBefore: 1, inTestudo: true }),
    [
      'closing romans/pilum-first-melee-only',
      'thrower romans/pilum-carriers',
      'meleesBefore romans/pilum-first-melee-only',
      'inTestudo romans/testudo-no-pilum',
    ],
  ],
  [
    'axes',
    () => throwFaults({ thrower: 'peasants', weapon: 'axe', distance: 99, left: 0, closing: false }),
    ['left axe/cost-and-use', 'distance axe/when', 'closing axe/when'],
  ],
  [
    'javelins',
    () => throwFaults({ thrower: 'peasants', weapon: 'javelin', distance: 99, left: 0, closing: false }),
    ['left javelin/use', 'distance javelin/use'],
  ],
  [
    'two axes and three javelins',
    () => carriedFaults({ axes: 2, javelins: 3 }),
    ['axes axe/limit', 'javelins javelin/limit', 'javelins axe/limit'],
  ],
  ['an axe', () => carriedFaults({ axes: 1 }), []],
  ['two javelins', () => carriedFaults({ javelins: 2 }), []],
  ['a screen as it should be', () => screenFaults(screen), []],
  [
    'a screen of peasants, deep and wide, too far ahead',
    () => screenFaults({ ...screen, type: 'peasants', ranks: 2, gap: 99, wayBack: 31 }),
    [
      'type slinger/skirmish-screen',
      'ranks slinger/skirmish-screen',
      'gap slinger/skirmish-screen',
      'wayBack slinger/skirmish-needs-order',
    ],
  ],
  ['a screen closer than close', () => screenFaults({ ...screen, gap: -1 }), ['gap slinger/skirmish-screen']],
  ['a screen that stays ahead', () => screenFaults({ ...screen, withdrawalOrdered: false, wayBack: 99 }), []],
  [
    'loading in thirds',
    () => thirdsFaults({ who: 'archer-light', loaded: false, actions: ['fire', 'move', 'move', 'move', 'destroy'] }),
    ['actions missile/loading-actions', 'actions[0] missile/loading-actions', 'actions[4] missile/loading-actions'],
  ],
  [
    'a crossbow in thirds',
    () => thirdsFaults({ who: 'crossbow-light', loaded: false, actions: ['fire'] }),
    ['actions[0] missile/loading-crossbow'],
  ],
  [
    'a machine moves or fires',
    () => thirdsFaults({ who: 'ballista', loaded: true, actions: ['move', 'fire'] }),
    ['actions artillery/ballista-no-move-and-fire'],
  ],
  [
    'a catapult too',
    () => thirdsFaults({ who: 'onager-catapult', loaded: false, actions: ['move', 'fire'] }),
    ['actions artillery/catapult-no-move-and-fire', 'actions[1] missile/loading-artillery'],
  ],
  [
    'a machine is destroyed at the end of a turn',
    () => thirdsFaults({ who: 'ballista', loaded: true, actions: ['destroy', 'load'] }),
    ['actions[0] missile/loading-artillery'],
  ],
  ['and then it may be', () => thirdsFaults({ who: 'ballista', loaded: true, actions: ['load', 'destroy'] }), []],
]);

const stone = { gun: 'onager-catapult', called: 50, sees: true, loaded: true, roundsLeft: 1 } as const;
const everything = {
  called: 999,
  pivot: 46,
  moved: true,
  loaded: false,
  roundsLeft: 0,
  firedThisTurn: 1,
  sees: false,
  onLevel: 3,
  friendsInFront: [5],
};

refuses('machines', [
  ['a stone', () => machineShotFaults(stone), []],
  ['a stone too near', () => machineShotFaults({ ...stone, called: 10 }), ['called artillery/arc-minimum-range']],
  [
    'everything about a stone',
    () => machineShotFaults({ gun: 'onager-catapult', ...everything }),
    [
      'called artillery/call-range',
      'pivot artillery/pivot',
      'moved artillery/catapult-no-move-and-fire',
      'loaded missile/loading-artillery',
      'roundsLeft supply/twelve-shots',
      'firedThisTurn artillery/catapult-rate',
      'sees artillery/line-of-sight',
      'onLevel artillery/no-third-level',
      'friendsInFront artillery/fire-over-troops',
    ],
  ],
  [
    'everything about a bolt',
    () => machineShotFaults({ gun: 'ballista', ...everything }),
    [
      'called artillery/ballista-call',
      'pivot artillery/ballista-pivot-limit',
      'moved artillery/ballista-no-move-and-fire',
      'loaded missile/loading-artillery',
      'roundsLeft supply/twelve-shots',
      'firedThisTurn artillery/catapult-rate',
      'sees artillery/ballista-sight',
      'onLevel artillery/no-third-level',
      'friendsInFront artillery/ballista-over-friends',
    ],
  ],
  [
    'everything about a pot d’fer',
    () => machineShotFaults({ gun: 'pot-d-fer', ...everything }),
    [
      'called artillery/ballista-call',
      'pivot artillery/ballista-pivot-limit',
      'moved artillery/ballista-no-move-and-fire',
      'loaded missile/loading-artillery',
      'roundsLeft supply/twelve-shots',
      'firedThisTurn artillery/catapult-rate',
      'sees pot-d-fer/sight-and-friends',
      'onLevel artillery/no-third-level',
      'friendsInFront pot-d-fer/sight-and-friends',
    ],
  ],
  [
    'everything about a bombard',
    () => machineShotFaults({ gun: 'bombard', ...everything, pivot: 1 }),
    [
      'called artillery/call-range',
      'pivot bombard/no-pivot',
      'moved artillery/catapult-no-move-and-fire',
      'loaded missile/loading-artillery',
      'roundsLeft supply/twelve-shots',
      'firedThisTurn artillery/catapult-rate',
      'sees gunpowder/line-of-sight',
      'onLevel artillery/no-third-level',
      'friendsInFront artillery/fire-over-troops',
    ],
  ],
  [
    'a bolt down from a hill',
    () => machineShotFaults({ ...stone, gun: 'ballista', called: 20, levelsAbove: 1 }),
    ['called artillery/ballista-downward-minimum'],
  ],
  [
    'a pot d’fer down from a hill',
    () => machineShotFaults({ ...stone, gun: 'pot-d-fer', called: 20, levelsAbove: 1 }),
    ['called pot-d-fer/downward-minimum'],
  ],
  [
    'Greek fire',
    () => greekFireFaults({ turn: 2, readyOn: 3, roughSeaOrWind: true }),
    ['turn greek-fire/rate', 'roughSeaOrWind greek-fire/mount'],
  ],
  ['Greek fire that is ready', () => greekFireFaults({ turn: 3, readyOn: 3 }), []],
  ['a wall without means', () => wallFaults({}), ['means siege/wall-needs-means']],
  ['a ladder not yet set up', () => wallFaults({ means: 'ladder' }), ['inPlace siege/wall-needs-means']],
  ['a tower in place', () => wallFaults({ means: 'tower', inPlace: true }), []],
]);

const wagon = {
  guns: 1,
  figures: [{ type: 'crossbow-light', figures: 12 }],
  firing: { type: 'crossbow-light', figures: 4 },
} as const;

refuses('special troops', [
  ['four berserkers', () => berserkersFaults({ berserkers: 4 }), ['berserkers berserker/maximum']],
  ['three berserkers', () => berserkersFaults({ berserkers: 3 }), []],
  ['as many as were agreed', () => berserkersFaults({ berserkers: 9, agreed: true }), []],
  ['an order to berserkers', () => berserkerOrderFaults({ ordered: true }), ['order berserker/no-orders']],
  ['no order to berserkers', () => berserkerOrderFaults({ ordered: false }), []],
  [
    'foot is no chariot',
    () => chariotMove({ type: 'peasants', chariot: { crew: ['driver'], immobile: false } }),
    ['type chariot/individual'],
  ],
  [
    'a chariot with a dead horse and only its driver',
    () =>
      chariotTurnFaults({
        type: 'chariot-archer',
        chariot: { crew: ['driver'], immobile: true },
        moves: true,
        fires: true,
        melees: true,
      }),
    ['moves chariot/horse-killed', 'fires chariot/crew', 'fires chariot/no-fire-and-melee'],
  ],
  [
    'a whole chariot',
    () =>
      chariotTurnFaults({
        type: 'chariot-archer',
        chariot: { crew: ['missile-man', 'driver'], immobile: false },
        moves: true,
        fires: true,
      }),
    [],
  ],
  [
    'nobody gets down',
    () => fighterGetsDown({ chariot: { crew: ['driver'], immobile: false } }),
    ['chariot.crew chariot/fighter-chariot'],
  ],
  ['a war wagon as it should be', () => warWagonFaults({ load: wagon, agreed: true }), []],
  ['a war wagon of nobody’s', () => warWagonFaults({ load: wagon, agreed: false }), ['agreed hussite/agreement']],
  [
    'too much in a war wagon',
    () =>
      warWagonFaults({
        load: {
          guns: 99,
          figures: [
            { type: 'crossbow-light', figures: 99 },
            { type: 'heavy-cavalry', figures: 1 },
            { type: 'pole-arm', figures: 1 },
          ],
        },
        agreed: true,
      }),
    [
      'load.guns hussite/contents',
      'load.figures hussite/contents',
      'load.figures hussite/contents',
      'load.figures[1].type hussite/contents',
    ],
  ],
  [
    'who fires out of it',
    () => warWagonFaults({ load: { ...wagon, firing: { type: 'longbow-light', figures: 99 } }, agreed: true }),
    ['load.firing.type hussite/fire-from-inside', 'load.firing.figures hussite/fire-from-inside'],
  ],
  [
    'horse on horses',
    () => mountingFaults({ type: 'light-cavalry', figures: 6, mounts: 6 }),
    ['type mounted-infantry/who'],
  ],
  [
    'peasants on too few horses',
    () => mountingFaults({ type: 'peasants', figures: 6, mounts: 5 }),
    ['type mounted-infantry/who', 'mounts mounted-infantry/one-horse-per-figure'],
  ],
  [
    'samurai on horses',
    () => mountingFaults({ type: 'samurai-infantry', figures: 6, mounts: 6 }),
    ['type mounted-infantry/who'],
  ],
  ['men-at-arms on horses', () => mountingFaults({ type: 'men-at-arms', figures: 6, mounts: 6 }), []],
  [
    'riding on foot, getting down twice',
    () =>
      mountedTurnFaults({
        type: 'men-at-arms',
        mounted: false,
        mountsAtHand: true,
        legs: [{ does: 'ride', share: 0.1 }, { does: 'dismount' }],
      }),
    ['legs[0] mounted-infantry/return-to-mounts', 'legs[1] mounted-infantry/mount-cost'],
  ],
  [
    'walking and fighting from horseback, getting up twice',
    () =>
      mountedTurnFaults({
        type: 'men-at-arms',
        mounted: true,
        mountsAtHand: true,
        legs: [{ does: 'walk', share: 0.1 }, { does: 'fire' }, { does: 'melee' }, { does: 'mount' }],
      }),
    [
      'legs[0] mounted-infantry/leave-mounts',
      'legs[1] mounted-infantry/dismount-to-fight',
      'legs[2] mounted-infantry/dismount-to-fight',
      'legs[3] mounted-infantry/mount-cost',
    ],
  ],
  [
    'horses left behind',
    () =>
      mountedTurnFaults({
        type: 'men-at-arms',
        mounted: false,
        mountsAtHand: true,
        legs: [{ does: 'walk', share: 0.1 }, { does: 'mount' }],
      }),
    ['legs[1] mounted-infantry/return-to-mounts'],
  ],
  [
    'who stays keeps them',
    () =>
      mountedTurnFaults({
        type: 'men-at-arms',
        mounted: false,
        mountsAtHand: true,
        legs: [{ does: 'walk', share: 0 }, { does: 'mount' }],
      }),
    [],
  ],
  [
    'more than a turn',
    () =>
      mountedTurnFaults({
        type: 'men-at-arms',
        mounted: true,
        mountsAtHand: true,
        legs: [
          { does: 'ride', share: 0.6 },
          { does: 'ride', share: 0.5 },
        ],
      }),
    ['legs mounted-infantry/split-move'],
  ],
  [
    'a whole turn',
    () =>
      mountedTurnFaults({
        type: 'men-at-arms',
        mounted: true,
        mountsAtHand: true,
        legs: [
          { does: 'ride', share: 0.5 },
          { does: 'ride', share: 0.5 },
        ],
      }),
    [],
  ],
  [
    'a testudo of others, shallow, with gaps',
    () => testudoFaults({ type: 'peasants', ranks: 1, files: 3, figures: 4 }),
    ['type romans/testudo-who', 'ranks romans/testudo-shape', 'figures romans/testudo-shape'],
  ],
  ['a testudo', () => testudoFaults({ type: 'roman-legionary', ranks: 4, files: 3, figures: 12 }), []],
  [
    'centuries of others, too many',
    () => centuryFaults({ type: 'peasants', figures: 40, centuries: [0, 20] }),
    [
      'type romans/cohort-size',
      'figures romans/cohort-size',
      'centuries[0] romans/cohort-size',
      'centuries[1] romans/cohort-size',
      'centuries romans/cohort-size',
    ],
  ],
  [
    'caltrops of horse, too many, noted nowhere',
    () => caltropsFaults({ type: 'light-cavalry', figures: 1, area: 999, noted: false }),
    ['type caltrops/carriers', 'area caltrops/capacity', 'noted caltrops/listed'],
  ],
  [
    'stakes, too many, noted nowhere',
    () => stakesFaults({ type: 'peasants', figures: 1, bought: 99, noted: false }),
    ['bought stakes/carry', 'noted stakes/listed'],
  ],
  [
    'stakes that came for nothing',
    () => stakesFaults({ type: 'longbow-light', figures: 6, bought: 0, noted: false }),
    ['noted stakes/listed'],
  ],
  ['no stakes', () => stakesFaults({ type: 'peasants', figures: 6, bought: 0, noted: false }), []],
  ['an empty wagon', () => wagonFaults({ loads: [] }), ['loads roster/wagon-contents']],
  ['a wagon with too much', () => wagonFaults({ loads: ['missiles', 'missiles'] }), ['loads supply/wagon-capacity']],
]);
