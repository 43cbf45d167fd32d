import type { OpenBook } from '../../../../book/index.js';
import { mountedInfantryTable, samuraiMelee } from '../book/charts/medieval.js';
import { fierceNumbers, longArmsNumbers, mountedInfantryNumbers, warWagonNumbers } from '../book/numbers/medieval.js';
import {
  berserkerWeary,
  hussiteCover,
  mongolFear,
  mountedMove,
  mountingCost,
  mountLosses,
  pikeRanks,
  poleArmLimit,
  samuraiOthers,
  wagonMen,
  wagonPrice,
} from '../book/rulings/medieval.js';
import { pikeUnit } from '../book/rulings/troops.js';
import { part } from '../part.js';
import type { TroopType } from '../troops.js';

/** Opponents by whom a samurai's melee point is found. */
export type SamuraiOpponent = 'heavy-armor' | 'samurai' | 'medium-armor' | 'pikes' | 'light-troops';

/** The figures of the middle ages that have rules of their own. Lengths in cm. */
export interface MedievalNumbers {
  readonly mountedInfantry: {
    readonly move: number;
    /** Whether that is on top of the move on foot. */
    readonly moveAdded: boolean;
    readonly cost: number;
    /** Least morale value that may be mounted. */
    readonly leastMorale: number;
    /** Thirds that mounting or dismounting costs, and of what. */
    readonly mounting: { readonly thirds: number; readonly of: 'turn' | 'foot' };
    /** One mount is lost for so many figures. */
    readonly lossEvery: number;
    readonly lossRounding: 'down' | 'up';
  };
  readonly pikes: {
    /** Ranks that count when they attack, and what those behind the first do. */
    readonly ranks: number;
    readonly rearRanks: { readonly rolls: 'enemy-only' | 'both' };
    /** Ranks from which they break a charge as two of them do, and as three. */
    readonly againstShock: { readonly two: number; readonly three: number };
    /** The largest unit, in stands or figures. */
    readonly largestUnit: { readonly stands: number | null; readonly figures: number | null };
  };
  /** Ranks behind which a pole arm still strikes, and whether the limit of other secondary attacks holds for it. */
  readonly poleArms: { readonly behindRanks: number; readonly limited: boolean };
  readonly samurai: {
    readonly melee: { readonly [opponent in SamuraiOpponent]: number };
    readonly lightPikesAs: 'pikes' | 'light-troops';
  };
  readonly mongolFear: 'once' | 'every-turn';
  readonly berserkers: { readonly most: number; readonly weary: boolean };
  readonly warWagons: {
    readonly gun: TroopType;
    readonly guns: number;
    readonly figures: number;
    /** Kinds among them, and the kinds allowed. */
    readonly kinds: number;
    readonly allowed: readonly string[];
    readonly fireFromInside: number;
    readonly thoseWhoFire: 'besides' | 'among';
    readonly price: number;
    /** Melee points that the enemy loses, and steps that missiles lose. */
    readonly enemyMelee: number;
    readonly cover: { readonly steps: number; readonly whose: 'at-them' | 'their-own' };
  };
}

/**
 * The numbers of mounted infantry, pikes, pole arms, samurai, Mongols, berserkers and war wagons under the readings that
 * `choices` takes.
 *
 * Source: Additional Ancient Period Figures & Rules.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/ancient-medieval/mounted-infantry/who
 * @clause cady/ancient-medieval/mounted-infantry/mount-cost
 * @clause cady/ancient-medieval/mounted-infantry/speed
 * @clause cady/ancient-medieval/mounted-infantry/mount-losses
 * @clause cady/ancient-medieval/pike/three-ranks-attack
 * @clause cady/ancient-medieval/pike/unit-size
 * @clause cady/ancient-medieval/polearm/strike-from-behind
 * @clause cady/ancient-medieval/samurai/melee-points
 * @clause cady/ancient-medieval/mongol/cavalry-fear
 * @clause cady/ancient-medieval/berserker/maximum
 * @clause cady/ancient-medieval/hussite/contents
 * @clause cady/ancient-medieval/hussite/fire-from-inside
 * @clause cady/ancient-medieval/hussite/cost
 * @clause cady/ancient-medieval/hussite/melee-penalty
 * @clause cady/ancient-medieval/hussite/cover
 */
export function medievalUnder(book: OpenBook): MedievalNumbers {
  return part(book, 'medieval', [], () => ({
    mountedInfantry: mountedInfantryUnder(book),
    ...medievalFightersUnder(book),
    mongolFear: part(book, 'mongolFear', ['mongol/cavalry-fear'], () => book.reading(mongolFear)),
  }));
}

/** What those of them fight with who meet on foot, and from wagons. */
export type MedievalFighters = Pick<MedievalNumbers, 'pikes' | 'poleArms' | 'samurai' | 'berserkers' | 'warWagons'>;

/** Pikes, pole arms, samurai, berserkers and war wagons alone. */
export function medievalFightersUnder(book: OpenBook): MedievalFighters {
  return {
    pikes: pikesUnder(book),
    poleArms: poleArmsUnder(book),
    samurai: samuraiUnder(book),
    berserkers: berserkersUnder(book),
    warWagons: warWagonsUnder(book),
  };
}

function mountedInfantryUnder(book: OpenBook): MedievalNumbers['mountedInfantry'] {
  const mounts = book.numbers(mountedInfantryNumbers);
  return part(
    book,
    'mountedInfantry',
    ['mounted-infantry/who', 'mounted-infantry/mount-cost', 'mounted-infantry/speed', 'mounted-infantry/mount-losses'],
    () => ({
      move: book.reading(mountedMove).cm,
      moveAdded: book.reading(mountedMove).added,
      cost: book.of(mountedInfantryTable).mount.cost,
      leastMorale: mounts['least-morale'],
      mounting: { thirds: mounts['mounting-thirds'], of: book.reading(mountingCost) },
      lossEvery: mounts['figures-for-a-mount'],
      lossRounding: book.reading(mountLosses),
    }),
  );
}

function pikesUnder(book: OpenBook): MedievalNumbers['pikes'] {
  const arms = book.numbers(longArmsNumbers);
  return part(book, 'pikes', ['pike/three-ranks-attack', 'pike/unit-size'], () => ({
    ranks: arms['pike-ranks'],
    rearRanks: book.reading(pikeRanks),
    againstShock: { two: arms['two-against-shock'], three: arms['three-against-shock'] },
    largestUnit: book.reading(pikeUnit),
  }));
}

function poleArmsUnder(book: OpenBook): MedievalNumbers['poleArms'] {
  const arms = book.numbers(longArmsNumbers);
  return part(book, 'poleArms', ['polearm/strike-from-behind'], () => ({
    behindRanks: arms['pole-arm-ranks'],
    limited: book.reading(poleArmLimit),
  }));
}

function samuraiUnder(book: OpenBook): MedievalNumbers['samurai'] {
  const against = book.of(samuraiMelee);
  return part(book, 'samurai', ['samurai/melee-points'], () => ({
    melee: {
      'heavy-armor': against['heavy-armor-or-samurai']['melee-point'],
      samurai: against['heavy-armor-or-samurai']['melee-point'],
      'medium-armor': against['medium-armor']['melee-point'],
      pikes: against.pikes['melee-point'],
      'light-troops': against['light-troops']['melee-point'],
    },
    lightPikesAs: book.reading(samuraiOthers)['light-pikes'],
  }));
}

function berserkersUnder(book: OpenBook): MedievalNumbers['berserkers'] {
  const fierce = book.numbers(fierceNumbers);
  return part(book, 'berserkers', ['berserker/maximum'], () => ({
    most: fierce['most-berserkers'],
    weary: book.reading(berserkerWeary),
  }));
}

function warWagonsUnder(book: OpenBook): MedievalNumbers['warWagons'] {
  const wagons = book.numbers(warWagonNumbers);
  return part(
    book,
    'warWagons',
    ['hussite/contents', 'hussite/fire-from-inside', 'hussite/cost', 'hussite/melee-penalty', 'hussite/cover'],
    () => ({
      gun: 'culverin',
      guns: wagons.guns,
      figures: wagons.figures,
      kinds: book.reading(wagonMen).kinds,
      allowed: ['crossbow', 'hand-cannon', 'men-at-arms', 'pole-arm', 'pike'],
      fireFromInside: wagons['fire-from-inside'],
      thoseWhoFire: book.reading(wagonMen).four,
      price: book.reading(wagonPrice),
      enemyMelee: wagons['enemy-melee'],
      cover: { steps: wagons['cover-steps'], whose: book.reading(hussiteCover) },
    }),
  );
}
