import type { OpenBook } from '../../../../book/index.js';
import type { ClauseId } from '../../../../rulebook/index.js';
import type { SightRules } from '../../../../table/index.js';
import { groundNumbers, thirdsNumbers } from '../book/numbers.js';
import {
  barrierSection,
  behindBarrier,
  bridgeCrown,
  closingFireDistance,
  closingFront,
  crowding,
  directlyInFront,
  squaringSwing,
  squaringUp,
  squaringWay,
  wayOffTheTable,
  wayRound,
} from '../book/rulings/table.js';
import { awayFromTheEnemy, edgeAttacked, meleeRange } from '../book/rulings.js';
import type { EdgeStruck } from '../engagement/measured.js';
import { wholeMove } from '../moving/movement.js';
import { sightUnder } from '../moving/sight.js';
import { contactUnder } from '../numbers/fighting.js';

/** The numbers with which a battle is laid out and measured on a table. Lengths in cm, angles in degrees. */
export interface TableRules {
  /** Figures this close are in melee. */
  readonly meleeRange: number;
  /** What a stand touches that is in contact: a stand of the enemy, or the ground of his whole ranks. */
  readonly contactWith: 'stands' | 'whole-ranks';
  /** How far to either side of its front a unit that closes in still meets the enemy frontally. */
  readonly closingArc: number;
  /** Whether a unit that closes in turns parallel to the edge it met, how far round at most, and the gap then left between both. */
  readonly squaring: {
    readonly turns: boolean;
    readonly swing: number;
    readonly gap: number;
    /** It goes no farther for that than what is left of its move. */
    readonly ofTheMove: boolean;
  };
  /** Which edge of a body is struck. */
  readonly edgeStruck: EdgeStruck;
  /** How deep neighbours of one side may press into each other before one must wait. */
  readonly crowding: number;
  /** Whether an enemy directly in front stands within the frontage or within the whole arc of fire. */
  readonly inFront: 'frontage' | 'arc';
  /** How far the way back may be chosen off the line straight away from the enemy. */
  readonly awayFreedom: number;
  /** Ways round that a unit tries when the ground bars the way back: degrees to the right (+) and left (−), in this order. */
  readonly waysRound: readonly number[];
  /** A routing unit leaves by no edge that lies within so many degrees of the nearest enemy. */
  readonly enemyBars: number;
  /** How near to a fence, wall or bank a figure must stand to be behind it. */
  readonly behindBarrier: number;
  /** How much of a fence or wall an artillery hit takes away. */
  readonly section: { readonly fence: number; readonly wall: number };
  /** How finely the way of a moving target is measured. */
  readonly measure: number;
  /** Thirds of the turn: those that a volley or a loading takes, and after how many of movement there is no time to fight. */
  readonly thirds: { readonly whole: number; readonly act: number; readonly fightBy: number };
  readonly sight: SightRules;
  /** What a gun sees along its line of fire: its shot may go farther into a forest than small arms. */
  readonly gunSight: SightRules;
  /** What small arms and missiles fire through, where it is less than troops see through. */
  readonly fireSight: SightRules;
}

/** Where a period sees otherwise than the common rules. */
export interface OwnSight {
  readonly sight?: Partial<SightRules>;
  readonly gunSight?: Partial<SightRules>;
  readonly fireSight?: Partial<SightRules>;
}

/**
 * The table numbers of the book, and rulings where it is silent.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/common/definition/melee-range
 * @clause cady/common/hills/edge-sighting
 * @clause cady/common/bridges/center-height
 * @clause cady/common/marsh/above-sees-in
 * @clause cady/common/thirds/combat-in-last-third
 * @clause cady/common/thirds/full-move-no-combat
 */
export function tableRulesUnder(book: OpenBook, own: OwnSight = {}): TableRules {
  return {
    ...contactUnder(book),
    ...book.part({ name: 'table', clauses: ['cady/common/definition/melee-range'] }, b => {
      const { turns, gap } = b.reading(squaringUp);
      const ofTheMove = b.reading(squaringWay);
      return {
        squaring: { turns, swing: b.reading(squaringSwing), gap: Math.min(gap, b.reading(meleeRange)), ofTheMove },
      };
    }),
    ...layingOutUnder(book),
    section: book.part(
      { name: 'table/section', clauses: ['cady/common/fence/section-removed', 'cady/common/wall/section-removed'] },
      b => ({ fence: b.numbers(groundNumbers)['fence-section-cm'], wall: b.reading(barrierSection).wall }),
    ),
    thirds: book.part(
      {
        name: 'table/thirds',
        clauses: ['cady/common/thirds/combat-in-last-third', 'cady/common/thirds/full-move-no-combat'],
      },
      b => {
        const { 'to-fight': act, 'fight-by': fightBy } = b.numbers(thirdsNumbers);
        return { whole: wholeMove, act, fightBy };
      },
    ),
    ...sightsUnder(book, own),
  };
}

/** How bodies meet, stand, see and go back on a table; the book says hardly anything of it. */
function layingOutUnder(
  book: OpenBook,
): Pick<
  TableRules,
  | 'closingArc'
  | 'edgeStruck'
  | 'crowding'
  | 'inFront'
  | 'behindBarrier'
  | 'measure'
  | 'awayFreedom'
  | 'waysRound'
  | 'enemyBars'
> {
  const of = <Read>(name: string, clause: ClauseId, read: (b: OpenBook) => Read): Read =>
    book.part({ name: `table/${name}`, clauses: [clause] }, read);
  const aim = ['cady/ancient-medieval/missile/priority', 'cady/musket/target-priority/second'] as const;
  return {
    closingArc: of('closing-arc', 'cady/common/melee/point-flank', b => b.reading(closingFront)),
    edgeStruck: of('edge', 'cady/common/melee/point-flank', b => b.reading(edgeAttacked)),
    crowding: of('crowding', 'cady/common/pass-through/all-conditions', b => b.reading(crowding)),
    inFront: book.part({ name: 'table/in-front', clauses: aim }, b => b.reading(directlyInFront)),
    behindBarrier: of('behind-barrier', 'cady/common/fire/subtract-fence', b => b.reading(behindBarrier)),
    measure: of('measure', 'cady/common/fire/en-passant', b => b.reading(closingFireDistance)),
    awayFreedom: of('away', 'cady/common/morale/back-direction', b => b.reading(awayFromTheEnemy).freedom),
    waysRound: of('ways-round', 'cady/common/morale/back', b => b.reading(wayRound)),
    enemyBars: of('way-off', 'cady/common/morale/rout', b => b.reading(wayOffTheTable)),
  };
}

/** What troops see, and what guns see along their line of fire. */
function sightsUnder(book: OpenBook, own: OwnSight): Pick<TableRules, 'sight' | 'gunSight' | 'fireSight'> {
  const clauses = [
    'cady/common/forest/no-see-over',
    'cady/common/hills/edge-sighting',
    'cady/common/marsh/deep-hidden',
    'cady/common/bridges/center-height',
  ] as const;
  const sight: SightRules = book.part({ name: 'table/sight', clauses }, b => ({
    ...sightUnder(b, own.sight),
    bridgeCrown: b.reading(bridgeCrown),
    ...own.sight,
  }));
  return { sight, gunSight: { ...sight, ...own.gunSight }, fireSight: { ...sight, ...own.fireSight } };
}
