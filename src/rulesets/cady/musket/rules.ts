import { type Filled, type OpenBook, type RulesOf, rulesFrom } from '../../../book/index.js';
import type { ClauseId } from '../../../rulebook/index.js';
import { groundNumbers } from '../common/book/numbers.js';
import { defaultFormation, fireIntoMelee, lineOfBattleRanks, stepsDeepTarget } from '../common/book/rulings.js';
import { buildCommonRules } from '../common/rules.js';
import { type TurnReadings, turnReadings } from '../common/turn/readings.js';
import type { TurnRules } from '../common/turn/rules.js';
import { tableRulesUnder } from '../common/turn/table-rules.js';
import type { ArtilleryNumbers } from './artillery.js';
import { forestFireNumbers, sightingNumbers } from './book/numbers.js';
import { artillerySight, mannedGunPlace, stoneWallForGuns } from './book/rulings/artillery.js';
import {
  commandFigureCaptured,
  commandFigureHit,
  defenceOfAttackers,
  defensiveFeatures,
  shakenMorale,
  squareDeepTarget,
  squareFire,
  squareHalfFormed,
  squareRanks,
} from './book/rulings/formations.js';
import { fireAtContact, forestRange, orderedTarget, passingFromWithin } from './book/rulings/small-arms.js';
import { dragoonsOnFoot, unitsJoin } from './book/rulings/troops.js';
import { type ChanceRules, chanceUnder } from './chance/rules.js';
import {
  columnMarchUnder,
  defensiveFireUnder,
  drunkPointsUnder,
  type MoraleShifts,
  moraleShiftsUnder,
  ownFighting,
  type SquareRules,
  squareUnder,
} from './fighting-rules.js';
import { type GrenadeRules, grenadesUnder } from './grenade-rules.js';
import { type Guns, gunsUnder } from './guns.js';
import { type HeldBuildingRules, housesUnder, lurkingUnder } from './houses/rules.js';
import { artilleryUnder } from './numbers/artillery.js';
import { smallArmsUnder } from './numbers/small-arms.js';
import { type OfficerRank, type OfficerRules, officersUnder } from './officers.js';
import { type ShipRules, shipsUnder } from './ships/rules.js';
import type { SmallArmsNumbers } from './small-arms-numbers.js';
import { type Templates, templatesUnder } from './templates.js';
import { type InfantryType, type Troops, troopsUnder } from './troops.js';

export type { GunSheet, Guns, GunType, Projectile } from './guns.js';
export type { BounceStick, HoleName, StickSection, Templates, VariationWheel, WheelHole } from './templates.js';

/** The rulings on the musket game whose readings its turn asks for as they stand. */
const asked = {
  commandFigureCaptured,
  commandFigureHit,
  defenceOfAttackers,
  defensiveFeatures,
  fireAtContact,
  fireIntoMelee,
  mannedGunPlace,
  orderedTarget,
  passingFromWithin,
  shakenMorale,
  squareDeepTarget,
  squareFire,
  squareHalfFormed,
  squareRanks,
  stepsDeepTarget,
  unitsJoin,
} as const;

/** The clauses that each of them is about. */
const clausesAsked = {
  commandFigureCaptured: ['cady/musket/optional/command-captured'],
  commandFigureHit: ['cady/musket/optional/command-wounded'],
  defenceOfAttackers: ['cady/musket/morale/defensive-feature'],
  defensiveFeatures: ['cady/musket/morale/defensive-feature'],
  fireAtContact: ['cady/musket/small-arms/charge-melee-instead'],
  fireIntoMelee: ['cady/common/melee/mandatory'],
  mannedGunPlace: ['cady/musket/artillery/unattended/re-man'],
  orderedTarget: ['cady/musket/target-priority/first'],
  passingFromWithin: ['cady/common/fire/en-passant', 'cady/musket/en-passant/fire-at-passing'],
  shakenMorale: ['cady/musket/friendly-fire/penalty'],
  squareDeepTarget: ['cady/musket/artillery/massed-target', 'cady/musket/small-arms/massed-target'],
  squareFire: ['cady/musket/square/layout'],
  squareHalfFormed: ['cady/musket/square/cost'],
  squareRanks: ['cady/musket/square/depth'],
  stepsDeepTarget: ['cady/common/fire/add-deep-target'],
  unitsJoin: ['cady/musket/optional/command-no-regroup'],
} as const satisfies { readonly [Name in keyof typeof asked]: readonly ClauseId[] };

/**
 * Everything the musket game is played with: charts, troops, guns, templates and single numbers, with the readings of
 * rulings already taken. Plain data; a house rule is another one of these.
 */
export interface MusketRules extends TurnRules {
  readonly readings: TurnReadings & {
    readonly [Name in keyof typeof asked]: Filled<(typeof asked)[Name]['readings'][number]['value']>;
  };
  readonly troops: Troops;
  readonly guns: Guns;
  readonly smallArms: SmallArmsNumbers;
  readonly artillery: ArtilleryNumbers;
  readonly moraleShifts: MoraleShifts;
  readonly templates: Templates;
  readonly grenades: GrenadeRules;
  /** Buildings that are held. */
  readonly houses: HeldBuildingRules;
  /** Random events. */
  readonly chance: ChanceRules;
  /** What drink does to a melee point. */
  readonly drunkPoints: number;
  /** Personal command figures, by their rank. */
  readonly officers: { readonly [rank in OfficerRank]: OfficerRules };
  /** Weather of a random event: nobody charges, or goes up or down a hill. */
  readonly badWeather?: true;
  /** Ships and river boats. */
  readonly ships: ShipRules;
  /** As which infantry dragoons fight and shoot on foot. */
  readonly dragoons: { readonly onFoot: InfantryType };
  readonly square: SquareRules;
  /** How far troops see, in cm; whether a gun that reaches further sees as far. */
  readonly sighting: {
    readonly normal: number;
    readonly artillery: number;
    readonly artilleryToItsRange: boolean;
    /** The share of it that weather leaves; all of it unless said. */
    readonly share?: number;
  };
  /** Figures in a unit of infantry or cavalry. */
  readonly unitSize: { readonly from: number; readonly to: number };
  /** The largest share of an army's points in artillery, and in cavalry. */
  readonly armShare: number;
}

/**
 * The rules of the musket game at its basic level under the readings that `choices` takes. Where the musket section prints
 * its own number it takes the place of the common one.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/musket/scope/adds-to-common
 * @clause cady/musket/square/shock-reduction
 * @clause cady/musket/wall/artillery-crossing
 * @clause cady/musket/fence/artillery-crossing
 * @clause cady/musket/movement/column-bonus
 * @clause cady/musket/movement/reductions
 * @clause cady/musket/artillery/move-hill
 * @clause cady/common/unit/min-size-6
 * @clause cady/common/unit/max-size-36
 * @clause cady/common/cost/artillery-limit-one-third
 * @clause cady/common/cost/cavalry-limit-one-third
 */
export function buildMusketRules(book: OpenBook): MusketRules {
  const sighting = sightingUnder(book);
  const common = buildCommonRules(book, {
    ...ownFighting(book),
    sighting,
  });
  const troops = troopsUnder(book, common);
  return {
    ...common,
    sighting,
    rulings: book.choices,
    readings: { ...turnReadings(book), ...book.readings(asked, clausesAsked) },
    movement: movementUnder(book, common.movement),
    troops,
    guns: gunsUnder(book, troops),
    smallArms: smallArmsUnder(book),
    artillery: artilleryUnder(book),
    grenades: grenadesUnder(book),
    houses: housesUnder(book),
    chance: chanceUnder(book),
    ships: shipsUnder(book),
    lurking: lurkingUnder(book),
    moraleShifts: moraleShiftsUnder(book),
    templates: templatesUnder(book),
    defensiveFire: defensiveFireUnder(book, common.defensiveFire),
    dragoons: book.part({ name: 'dragoons', clauses: ['cady/musket/definition/dragoons'] }, b => ({
      onFoot: b.reading(dragoonsOnFoot),
    })),
    square: squareUnder(book),
    drunkPoints: drunkPointsUnder(book),
    officers: officersUnder(book),
    unitSize: common.roster.unitSize,
    ...book.part({ name: 'formation', clauses: ['cady/common/facing/formation-persists'] }, b => {
      const { infantry, cavalry } = b.reading(defaultFormation);
      return { lineRanks: b.reading(lineOfBattleRanks), defaultAbreast: { infantry, cavalry } };
    }),
    table: tableUnder(book),
  };
}

function sightingUnder(book: OpenBook): MusketRules['sighting'] {
  const clauses = ['cady/musket/sighting/normal', 'cady/musket/sighting/artillery-telescope'] as const;
  return book.part({ name: 'sighting', clauses }, b => {
    const telescope = b.reading(artillerySight);
    return {
      normal: b.numbers(sightingNumbers).normal,
      artillery: telescope.cm,
      artilleryToItsRange: telescope['or-its-range-if-greater'],
    };
  });
}

/**
 * The common movement, with the column march of musket infantry and the musket section's stone walls.
 *
 * @clause cady/musket/movement/reductions
 */
function movementUnder(book: OpenBook, common: MusketRules['movement']): MusketRules['movement'] {
  const { artillery } = common.terrain;
  return {
    ...common,
    columnMarch: columnMarchUnder(book),
    terrain: {
      ...common.terrain,
      artillery: {
        ...artillery,
        wall: book.part({ name: 'movement/stone-wall', clauses: ['cady/musket/wall/artillery-crossing'] }, b =>
          b.reading(stoneWallForGuns),
        ),
      },
    },
  };
}

/** The table of the common rules, on which musket troops see and fire otherwise into woods and marshes. */
function tableUnder(book: OpenBook): MusketRules['table'] {
  const clauses = [
    'cady/musket/forest/small-arms-range',
    'cady/musket/forest/penetration',
    'cady/common/marsh/edge-fire',
  ] as const;
  return tableRulesUnder(
    book,
    book.part({ name: 'table/sight', clauses }, b => {
      // Nobody fires out of a marsh, or into it, deeper than its edge; how deep one is seen is a ruling.
      const { 'marsh-edge-cm': marshDepth } = b.numbers(groundNumbers);
      return {
        sight: { woodDepth: b.reading(forestRange) },
        gunSight: { woodDepth: b.numbers(forestFireNumbers)['penetration-cm'], marshDepth },
        fireSight: { marshDepth },
      };
    }),
  );
}

/** The rules of the musket game, as the book prints it under the default readings, or of a book with layers over the print. */
export const musketRules: RulesOf<MusketRules> = rulesFrom({ ruleset: 'musket', edition: 'book' }, buildMusketRules);
