import type { ClauseId, Violation } from '../../../../rulebook/index.js';
import { commonRules } from '../rules.js';

/** How much of the book is played. Each level has all that the one before it has. */
export type GameLevel = 'basic' | 'intermediate' | 'advanced';

/** What a level plays with. */
export interface LevelSwitches {
  readonly threeDice: boolean;
  readonly hiddenTroops: boolean;
  /** Units may be joined into battles or brigades. */
  readonly battles: boolean;
  readonly optionalRules: boolean;
}

/** The part of a ruleset's rules that game levels need: the switches of every level. */
export interface LevelRules {
  readonly levels: { readonly [level in GameLevel]: LevelSwitches };
}

/** What a game means to use. */
export interface GamePlan extends Partial<LevelSwitches> {
  readonly level: GameLevel;
  /** Optional rules by name that it means to use. */
  readonly optional?: readonly string[];
  /** Those that both sides have agreed on before the game. */
  readonly agreed?: readonly string[];
}

const clauses: { readonly [rule in keyof LevelSwitches]: ClauseId } = {
  threeDice: 'cady/common/game-level/intermediate-3dt',
  hiddenTroops: 'cady/common/game-level/intermediate-hidden',
  battles: 'cady/common/game-level/advanced-brigades',
  optionalRules: 'cady/common/game-level/advanced-optional',
};

const words: { readonly [rule in keyof LevelSwitches]: string } = {
  threeDice: 'the three-dice test',
  hiddenTroops: 'hidden troops',
  battles: 'battles and brigades',
  optionalRules: 'optional rules',
};

/**
 * Every fault of what a game means to use: parts of the book that its level does not have, and optional rules that were not
 * agreed on.
 *
 * Source: Common Rules > The Basic Game; The Intermediate Game; The Advanced Game.
 *
 * @clause cady/common/game-level/basic-no-optional
 * @clause cady/common/game-level/basic-single-units
 * @clause cady/common/game-level/intermediate-3dt
 * @clause cady/common/game-level/intermediate-hidden
 * @clause cady/common/game-level/advanced-brigades
 * @clause cady/common/game-level/advanced-optional
 */
export function levelFaults(game: GamePlan, rules: LevelRules = commonRules()): readonly Violation[] {
  const has = rules.levels[game.level];
  const optional = game.optional ?? [];
  const wants = { ...game, optionalRules: game.optionalRules === true || optional.length > 0 };
  const parts = ['threeDice', 'hiddenTroops', 'battles', 'optionalRules'] as const;
  const faults: Violation[] = parts
    .filter(part => wants[part] === true && !has[part])
    .map(part => ({
      path: part,
      clause: clauseAt(game.level, part),
      problem: `the ${game.level} game is played without ${words[part]}`,
      mend: `leave it out, or play a higher level`,
    }));
  if (!has.optionalRules) return faults;
  for (const [at, name] of optional.entries()) {
    if (game.agreed?.includes(name)) continue;
    faults.push({
      path: `optional[${at}]`,
      clause: 'cady/common/game-level/advanced-optional',
      problem: `"${name}" was not agreed on`,
      mend: 'let both sides agree on it before the game',
    });
  }
  return faults;
}

function clauseAt(level: GameLevel, part: keyof LevelSwitches): ClauseId {
  if (level !== 'basic') return clauses[part];
  if (part === 'optionalRules') return 'cady/common/game-level/basic-no-optional';
  return part === 'battles' ? 'cady/common/game-level/basic-single-units' : clauses[part];
}
