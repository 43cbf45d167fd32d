import { countFactors, defineFactors, type Reason } from '../../../../rulebook/index.js';
import {
  type ColumnShift,
  columnUnit,
  type MoraleResult,
  postMeleeMorale,
  type Reaction,
  type ReactionMove,
  reactionMove,
  shiftsBy,
} from '../../common/fighting/morale.js';
import { type FightingRules, fightingRules } from '../fighting-rules.js';
import type { TroopType } from '../troops.js';

/** What steadies a unit when its morale is tested. */
export interface Steadied {
  readonly type: TroopType;
  /** It is part of a battle: van, main or rear. */
  readonly inBattle?: boolean;
}

/** A unit at the end of a turn. */
export interface AncientMoraleTest extends Steadied {
  /** Figures before any loss of this turn. */
  readonly before: number;
  /** Figures lost this turn, from whatever cause. */
  readonly lost: number;
  /** The morale value that it has now, where that is not its type's: in phalanx, or with a king. */
  readonly morale?: number;
}

/** What fights without morale has no column either. */
export interface NoMorale {
  readonly tested: false;
  readonly reaction: 'no-effect';
  readonly because: readonly Reason[];
}

/**
 * What has a unit read the post-melee morale chart further to the right: two for cavalry, one in a battle; both add
 * up.
 *
 * Source: Battles > Effects on a unit in a Battle; Figure Capability Chart > Cavalry.
 *
 * @clause cady/ancient-medieval/capability/cavalry-morale-shift
 * @clause cady/ancient-medieval/battle/morale-column-shift
 * @clause cady/ancient-medieval/battle/optional-membership
 * @clause cady/ancient-medieval/definition/battle
 */
export const ancientMoraleFactors = defineFactors<Steadied, FightingRules>({
  id: 'ancient-medieval/morale-columns',
  unit: columnUnit,
  rows: [
    {
      id: 'cavalry',
      points: ({ battles }) => battles.columns.cells.cavalry['columns-right'],
      clause: 'cady/ancient-medieval/capability/cavalry-morale-shift',
      says: 'cavalry',
      when: ({ type }, { troops }) => troops[type].cavalryMorale,
    },
    {
      id: 'battle',
      points: ({ medievalBattles }) => medievalBattles.columns,
      clause: 'cady/ancient-medieval/battle/morale-column-shift',
      says: 'part of a battle',
      when: ({ inBattle }) => inBattle === true,
    },
  ],
});

/**
 * The columns that a unit reads further to the right on the post-melee morale chart: two for cavalry, one in a battle; both add
 * up.
 *
 * Source: Battles > Effects on a unit in a Battle; Figure Capability Chart > Cavalry.
 *
 * @clause cady/ancient-medieval/capability/cavalry-morale-shift
 * @clause cady/ancient-medieval/battle/morale-column-shift
 * @clause cady/ancient-medieval/battle/optional-membership
 * @clause cady/ancient-medieval/definition/battle
 */
export function ancientColumnShifts(unit: Steadied, rules: FightingRules = fightingRules()): readonly ColumnShift[] {
  return shiftsBy(countFactors(ancientMoraleFactors, unit, rules).rows);
}

/**
 * The morale test of a unit that lost figures this turn, each unit of a battle for itself. Chariots, elephants, engines, samurai
 * and berserkers take none.
 *
 * Source: Battles > Effects on a unit in a Battle; Post-Melee Morale.
 *
 * @throws RuleViolation when more figures are lost than there were.
 * @clause cady/ancient-medieval/battle/independent-melee
 * @clause cady/ancient-medieval/samurai/individual
 * @clause cady/ancient-medieval/berserker/stats
 * @clause cady/ancient-medieval/definition/berserker
 * @clause cady/ancient-medieval/chariot/casualties-individual
 * @clause cady/ancient-medieval/definition/king-morale
 */
export function ancientMorale(
  test: AncientMoraleTest,
  rules: FightingRules = fightingRules(),
): MoraleResult | NoMorale {
  const troop = rules.troops[test.type];
  const morale = test.morale ?? troop.morale;
  if (morale === null) {
    const clause = withoutMorale(test.type, rules);
    return { tested: false, reaction: 'no-effect', because: [{ clause, because: troop.title, effect: 'no test' }] };
  }
  const { before, lost } = test;
  return postMeleeMorale({ morale, before, lost, shifts: ancientColumnShifts(test, rules) }, rules);
}

/**
 * How a unit carries out its reaction in the next turn: half its move back in good order, a whole move with its backs to the
 * enemy, or off the table.
 *
 * Source: Battles > Effects on a unit in a Battle.
 *
 * @clause cady/ancient-medieval/battle/reaction-back
 * @clause cady/ancient-medieval/battle/reaction-back-and-turn
 * @clause cady/ancient-medieval/battle/reaction-rout
 */
export function ancientReactionMove(
  unit: { readonly type: TroopType; readonly reaction: Reaction },
  rules: FightingRules = fightingRules(),
): ReactionMove {
  return reactionMove({ reaction: unit.reaction, move: rules.troops[unit.type].move }, rules);
}

function withoutMorale(type: TroopType, rules: FightingRules): Reason['clause'] {
  const { traits } = rules.troops[type];
  if (traits.includes('samurai')) return 'cady/ancient-medieval/samurai/individual';
  if (traits.includes('berserker')) return 'cady/ancient-medieval/berserker/stats';
  if (traits.includes('chariot')) return 'cady/ancient-medieval/chariot/casualties-individual';
  if (traits.includes('elephant')) return 'cady/ancient-medieval/elephant/individual';
  return 'cady/ancient-medieval/artillery/unattached';
}
