import fc from 'fast-check';
import type { FactorTable } from '../../src/rulebook/index.js';
import {
  ancientMedievalFactors,
  ancientMedievalRules,
  ancientMedievalTroopTypes,
  ancientMeleeFactors,
  ancientMoraleFactors,
  ancientShockFactors,
  missileFactors,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { meleePointFactors, movementFactors, shockFactors } from '../../src/rulesets/cady/common/index.js';
import {
  artilleryFactors,
  musketFactors,
  musketMoraleFactors,
  musketRules,
  smallArmsFactors,
} from '../../src/rulesets/cady/musket/index.js';
import {
  attackDiceFactors,
  attackGroundFactors,
  bounceDiceFactors,
  fireDiceFactors,
  raymondFactors,
  raymondRules,
  standKinds,
} from '../../src/rulesets/raymond/index.js';

/** A factor table with the rules that it is read by, and situations in which its rows apply and do not. */
export interface Tried<Situation, Rules> {
  readonly table: FactorTable<Situation, Rules>;
  readonly rules: Rules;
  readonly situations: fc.Arbitrary<Situation>;
}

const yes = fc.boolean();
const small = fc.nat({ max: 6 });
const levels = fc.integer({ min: -2, max: 3 });
const origin = { x: 0, y: 0 };

export const movements = {
  table: movementFactors,
  rules: musketRules(),
  situations: fc.record(
    {
      arm: fc.constantFrom('infantry', 'cavalry', 'artillery'),
      move: fc.constant(30),
      morale: fc.constantFrom(3, 4),
      charging: yes,
      chargedLastTurn: yes,
      formationChange: yes,
      turns: fc.nat({ max: 2 }),
      passesThrough: small,
      column: fc.record({ abreast: fc.constantFrom(2, 4), bend: fc.constantFrom(0, 90), obstacles: yes }),
    },
    { requiredKeys: ['arm', 'move', 'morale'] },
  ),
} as const;

export const shocks = {
  table: shockFactors,
  rules: musketRules(),
  situations: fc.record(
    {
      attacker: fc.constantFrom('infantry', 'light-cavalry'),
      receiver: fc.constantFrom('light-infantry', 'artillery'),
      figures: small,
      shock: small,
      chargeOrdered: yes,
      clearPath: fc.nat({ max: 40 }),
      behind: fc.constantFrom('fence', 'wall', 'forest-edge'),
      square: yes,
      levelsUp: levels,
    },
    { requiredKeys: ['attacker', 'receiver', 'figures', 'shock', 'chargeOrdered', 'clearPath'] },
  ),
} as const;

export const fighters = {
  table: meleePointFactors,
  rules: musketRules(),
  situations: fc.record(
    {
      melee: fc.nat({ max: 12 }),
      fatigue: small,
      attackedOn: fc.constantFrom('front', 'flank', 'rear'),
      acrossBarrier: fc.constantFrom('wall', 'fence', 'fortification'),
      uphill: yes,
      ford: fc.constantFrom('across', 'in'),
    },
    { requiredKeys: ['melee'] },
  ),
} as const;

export const smallArms = {
  table: smallArmsFactors,
  rules: musketRules(),
  situations: fc.record(
    {
      weapon: fc.constantFrom('pistols', 'muskets', 'fusils-carbines', 'rifles'),
      distance: fc.nat({ max: 60 }),
      cover: fc.constantFrom('fence', 'wall', 'building'),
      atCrew: yes,
      forest: yes,
      smoke: fc.nat({ max: 3 }),
      offShip: yes,
      trained: yes,
      ranksDeep: small,
      bonus: fc.record({
        steps: fc.integer({ min: -2, max: 2 }),
        clause: fc.constant('cady/common/fire/steps-add-up'),
        because: fc.constant('so agreed'),
      }),
    },
    { requiredKeys: ['weapon', 'distance'] },
  ),
} as const;

export const gunTargets = {
  table: artilleryFactors,
  rules: musketRules(),
  situations: fc.record(
    {
      unit: fc.constant('line'),
      kind: fc.constantFrom('figure', 'piece'),
      point: fc.constant(origin),
      behindWall: yes,
      ranksDeep: small,
    },
    { requiredKeys: ['unit', 'kind', 'point'] },
  ),
} as const;

export const musketMorale = {
  table: musketMoraleFactors,
  rules: musketRules(),
  situations: fc.record(
    {
      arm: fc.constantFrom('infantry', 'cavalry', 'artillery'),
      generalWithIt: yes,
      officer: fc.constantFrom('colonel', 'general'),
      inBrigade: yes,
      behindDefence: fc.constantFrom('wall', 'hill', 'river-bank', 'building'),
      square: yes,
    },
    { requiredKeys: ['arm'] },
  ),
} as const;

const troop = fc.constantFrom(...ancientMedievalTroopTypes);

export const missiles = {
  table: missileFactors,
  rules: ancientMedievalRules(),
  situations: fc.record({
    shot: fc.record(
      {
        shooter: troop,
        target: troop,
        distance: fc.nat({ max: 60 }),
        indirect: yes,
        ranksDeep: small,
        cover: fc.constantFrom('fence', 'stone-wall', 'entrenchment', 'castle-wall', 'war-wagons'),
        pavise: yes,
        forestEdge: yes,
        targetMoved: yes,
        formation: fc.constantFrom('phalanx', 'testudo'),
        struck: fc.constantFrom('front', 'flank', 'rear'),
        fromWarWagons: yes,
        bonus: levels,
      },
      { requiredKeys: ['shooter', 'target', 'distance'] },
    ),
    third: fc.constantFrom('far', 'middle', 'close'),
    counts: fc.constantFrom('range-and-circumstances', 'circumstances', 'rank-of-pila', 'nothing'),
  }),
} as const;

export const ancientShocks = {
  table: ancientShockFactors,
  rules: ancientMedievalRules(),
  situations: fc.record(
    {
      attacker: troop,
      receiver: troop,
      figures: small,
      chargeOrdered: yes,
      clearPath: fc.nat({ max: 40 }),
      ranks: small,
      formation: fc.constantFrom('phalanx', 'testudo', 'chained-wagons', 'moving-wagons'),
      struckOn: fc.constantFrom('front', 'flank', 'rear'),
      through: fc.uniqueArray(fc.constantFrom('stakes', 'caltrops', 'ford', 'entrenchment')),
    },
    { requiredKeys: ['attacker', 'receiver', 'figures', 'chargeOrdered', 'clearPath'] },
  ),
} as const;

export const ancientFighters = {
  table: ancientMeleeFactors,
  rules: ancientMedievalRules(),
  situations: fc.record(
    {
      type: troop,
      kills: small,
      enemyBehind: fc.constantFrom('stakes', 'war-wagons', 'entrenchment'),
      storms: fc.constantFrom('ladder', 'tower'),
      encumbered: yes,
      refusedCharge: small,
    },
    { requiredKeys: ['type'] },
  ),
} as const;

export const ancientMorale = {
  table: ancientMoraleFactors,
  rules: ancientMedievalRules(),
  situations: fc.record({ type: troop, inBattle: yes }, { requiredKeys: ['type'] }),
} as const;

const formation = fc.constantFrom('line', 'mass', 'defensive mass');
const terrainDice = fc.integer({ min: -2, max: 2 });
const opponent = fc.record({ class: fc.constantFrom('foot', 'mounted', 'artillery'), formation });

export const fireTargets = {
  table: fireDiceFactors,
  rules: raymondRules(),
  situations: fc.record(
    { formation, mounted: yes, stands: fc.integer({ min: 1, max: 4 }), terrainDice },
    { requiredKeys: ['formation', 'mounted', 'stands'] },
  ),
} as const;

export const bounces = {
  table: bounceDiceFactors,
  rules: raymondRules(),
  situations: fc.record({ misses: small, terrainDice }, { requiredKeys: ['misses'] }),
} as const;

const attacks = fc.record(
  {
    attacker: opponent,
    stands: fc.array(fc.constantFrom(...standKinds), { minLength: 1, maxLength: 4 }),
    target: opponent,
    outflanking: yes,
    terrainDice,
  },
  { requiredKeys: ['attacker', 'stands', 'target'] },
);

export const attackDice = { table: attackDiceFactors, rules: raymondRules(), situations: attacks } as const;
export const attackGround = { table: attackGroundFactors, rules: raymondRules(), situations: attacks } as const;

/** Every table that a ruleset lists. */
export const listed: ReadonlySet<unknown> = new Set([...musketFactors, ...ancientMedievalFactors, ...raymondFactors]);
