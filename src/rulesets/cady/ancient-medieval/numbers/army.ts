import type { OpenBook } from '../../../../book/index.js';
import { ransomValues } from '../book/charts/field.js';
import { battleNumbers, ransomNumbers, siegeNumbers, supplyNumbers } from '../book/numbers/army.js';
import { battleApart, battleChanges, battleFate, battleTries, leaders } from '../book/rulings/battles.js';
import {
  captureNoble,
  castleBreach,
  castleReactions,
  ladderFoot,
  nobleFigure,
  ramCrew,
  towerMelee,
} from '../book/rulings/siege.js';
import {
  ammunitionCounted,
  outOfShots,
  supplyReach,
  wagonCapture,
  wagonLoadArtillery,
  wagonLoadMissiles,
  wagonLoads,
} from '../book/rulings/supply.js';
import { part } from '../part.js';

/** Titles of those who lead. */
export type Title = 'king' | 'queen' | 'prince' | 'duke' | 'baron' | 'knight';

/** What feeds missile troops and machines. */
export interface SupplyNumbers {
  /** Shots that a wagon brings a machine, and each figure of a missile unit. */
  readonly wagon: {
    readonly artillery: number;
    readonly missiles: number;
    /** Machines that one wagon supplies. */
    readonly serves: {
      readonly ballista: number;
      readonly 'pot-d-fer': number;
      readonly 'onager-catapult': number;
      readonly other: number;
    };
    readonly loads: number;
    /** How near to a wagon those must stand that it supplies, cm. */
    readonly reach: number;
    /** What becomes of one that enemies reach and nobody defends. */
    readonly taken: 'captured' | 'destroyed';
  };
  readonly countedBy: 'figure' | 'stand';
  readonly outOfShots: 'own-values' | 'infantry-of-its-armor';
}

/** How the units of a battle (van, main, rear) stand together. */
export interface MedievalBattleNumbers {
  /** Columns to the right on the post-melee morale chart. */
  readonly columns: number;
  readonly saveTries: { readonly each: number; readonly 'one-failure-ends': boolean };
  readonly unsaved: {
    readonly who: 'whole-battle' | 'unit-and-holder' | 'nobody-else';
    readonly what: 'same-reaction' | 'rout' | 'none';
    readonly broken: boolean;
  };
  /** Which of its units are part of it while they do not all touch. */
  readonly apart: 'all' | 'in-touch';
  readonly changes: { readonly separate: boolean; readonly rejoin: boolean; readonly king: boolean };
  readonly leaders: { readonly battle: readonly Title[]; readonly army: readonly Title[] };
}

/** Ransom for captured nobles, in points. */
export interface RansomNumbers {
  readonly worth: { readonly [title in Title]: number };
  readonly capture: 'unit-routed-or-gone-then-melee' | 'any' | 'all';
  /** As what a noble without a unit fights and rides. */
  readonly figure: 'heavy-cavalry' | 'as-his-unit';
  /** Suggested: the points that win, and knights to a side. */
  readonly wins: number;
  readonly knights: number;
}

/** Sieges. Lengths in cm. */
export interface SiegeNumbers {
  readonly ladderFigures: number;
  /** Whether missile troops on the wall shoot at men who fight for it from a ladder. */
  readonly ladderFoot: 'fair-targets' | 'in-melee';
  readonly towerMove: number;
  /** Melee points lost by those who attack from a tower. */
  readonly towerMelee: number;
  readonly ram: {
    readonly move: number;
    readonly crew: number;
    readonly turnsToBreakGate: number;
    readonly replacedBy: 'any' | 'nobody';
  };
  /** Steps that fire from below at figures on a wall loses. */
  readonly wallSteps: number;
  /** Fire from the curtain wall gains range as from so many hill levels. */
  readonly wallLevels: number;
  readonly noRetreat: 'at-zero' | 'after-zero';
  /** Centimetres of a castle wall that fall at once when it is shot down; `null`: the whole section. */
  readonly breach: number | null;
}

/**
 * The numbers of supply under the readings that `choices` takes.
 *
 * Source: Artillery/Missile Re-supply.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/ancient-medieval/supply/wagon-capacity
 * @clause cady/ancient-medieval/supply/wagon-chart-footnote
 * @clause cady/ancient-medieval/supply/out-of-shots-becomes-infantry
 */
export function supplyUnder(book: OpenBook): SupplyNumbers {
  const of = <Read>(name: string, clause: string, read: () => Read): Read =>
    part(book, `supply/${name}`, [clause], read);
  return {
    wagon: {
      artillery: of('artillery', 'supply/wagon-chart-footnote', () => book.numbers(supplyNumbers)['artillery-shots']),
      missiles: of('missiles', 'supply/wagon-capacity', () => book.reading(wagonLoadMissiles)),
      serves: of('serves', 'supply/wagon-capacity', () => book.reading(wagonLoadArtillery)),
      loads: of('loads', 'supply/wagon-capacity', () => book.reading(wagonLoads)),
      reach: of('reach', 'supply/wagon-capacity', () => book.reading(supplyReach)),
      taken: of('taken', 'supply/wagon-capacity', () => book.reading(wagonCapture)),
    },
    countedBy: of('counted', 'supply/twelve-shots', () => book.reading(ammunitionCounted)),
    outOfShots: of('out-of-shots', 'supply/out-of-shots-becomes-infantry', () => book.reading(outOfShots)),
  };
}

/**
 * The numbers of medieval battles under the readings that `choices` takes.
 *
 * Source: Battles.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/ancient-medieval/battle/morale-column-shift
 * @clause cady/ancient-medieval/battle/fixed-during-game
 * @clause cady/ancient-medieval/battle/separate-by-order
 * @clause cady/ancient-medieval/battle/leader
 * @clause cady/ancient-medieval/battle/army-leader
 */
export function medievalBattlesUnder(book: OpenBook): MedievalBattleNumbers {
  const of = <Read>(name: string, clauses: readonly string[], read: () => Read): Read =>
    part(book, `medievalBattles/${name}`, clauses, read);
  return {
    columns: of('columns', ['battle/morale-column-shift'], () => book.numbers(battleNumbers)['morale-columns']),
    saveTries: of('save', ['battle/hold-by-3dt'], () => book.reading(battleTries)),
    unsaved: of('unsaved', ['battle/hold-failed'], () => book.reading(battleFate)),
    apart: of('apart', ['battle/contact-and-speed'], () => book.reading(battleApart)),
    changes: of('changes', ['battle/fixed-during-game', 'battle/separate-by-order'], () => book.reading(battleChanges)),
    leaders: of('leaders', ['battle/leader', 'battle/army-leader'], () => book.reading(leaders)),
  };
}

/**
 * The numbers of ransom under the readings that `choices` takes.
 *
 * Source: Additional Ancient Period Figures & Rules > Ransom.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/ancient-medieval/ransom/point-values
 * @clause cady/ancient-medieval/ransom/victory-threshold
 * @clause cady/ancient-medieval/ransom/knight-count
 */
export function ransomUnder(book: OpenBook): RansomNumbers {
  const of = book.numbers(ransomNumbers);
  return {
    worth: part(book, 'ransom/worth', ['ransom/point-values'], () => {
      const worth = book.of(ransomValues);
      return {
        king: worth['king-or-queen'].points,
        queen: worth['king-or-queen'].points,
        prince: worth.prince.points,
        duke: worth.duke.points,
        baron: worth.baron.points,
        knight: worth.knight.points,
      };
    }),
    capture: part(book, 'ransom/capture', ['ransom/capture'], () => book.reading(captureNoble)),
    figure: part(book, 'ransom/figure', ['ransom/knight-count'], () => book.reading(nobleFigure)),
    wins: part(book, 'ransom/wins', ['ransom/victory-threshold'], () => of['winning-points']),
    knights: part(book, 'ransom/knights', ['ransom/knight-count'], () => of.knights),
  };
}

/**
 * The numbers of sieges under the readings that `choices` takes.
 *
 * Source: Siege Warfare.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/ancient-medieval/siege/ladder-carriers
 * @clause cady/ancient-medieval/siege/base-visible
 * @clause cady/ancient-medieval/siege/tower-speed
 * @clause cady/ancient-medieval/siege/ram-speed
 * @clause cady/ancient-medieval/siege/ram-breaks-gate
 * @clause cady/ancient-medieval/siege/ram-crew
 * @clause cady/ancient-medieval/siege/wall-cover
 * @clause cady/ancient-medieval/siege/inside-range
 */
export function siegeUnder(book: OpenBook): SiegeNumbers {
  return part(book, 'siege', [], () => {
    const of = book.numbers(siegeNumbers);
    return {
      ladderFigures: part(book, 'ladder', ['siege/ladder-carriers'], () => {
        return of['ladder-figures'];
      }),
      ladderFoot: part(book, 'ladder/foot', ['siege/base-visible'], () => book.reading(ladderFoot)),
      ...towerUnder(book),
      ram: {
        move: part(book, 'ram/move', ['siege/ram-speed'], () => of['ram-move']),
        ...part(book, 'ram/crew', ['siege/ram-crew'], () => ({
          crew: of['ram-crew'],
          replacedBy: book.reading(ramCrew),
        })),
        turnsToBreakGate: part(book, 'ram/gate', ['siege/ram-breaks-gate'], () => of['ram-turns']),
      },
      ...wallsUnder(book),
      noRetreat: part(book, 'walls/no-retreat', ['siege/inside-no-retreat'], () => book.reading(castleReactions)),
      breach: part(book, 'walls/breach', ['gunpowder/object-destruction'], () => book.reading(castleBreach)),
    };
  });
}

/** Siege towers. */
function towerUnder(book: OpenBook): Pick<SiegeNumbers, 'towerMove' | 'towerMelee'> {
  return {
    towerMove: part(book, 'tower/move', ['siege/tower-speed'], () => book.numbers(siegeNumbers)['tower-move']),
    towerMelee: towerMeleeUnder(book),
  };
}

/** Melee from a siege tower. */
export function towerMeleeUnder(book: OpenBook): SiegeNumbers['towerMelee'] {
  return part(book, 'tower/melee', ['siege/tower-platform'], () => book.reading(towerMelee));
}

/** The walls of a castle under fire. */
export function wallsUnder(book: OpenBook): Pick<SiegeNumbers, 'wallSteps' | 'wallLevels'> {
  const of = book.numbers(siegeNumbers);
  return {
    wallSteps: part(book, 'walls/steps', ['siege/wall-cover'], () => of['wall-steps']),
    wallLevels: part(book, 'walls/levels', ['siege/inside-range'], () => of['wall-levels']),
  };
}
