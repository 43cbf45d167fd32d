import { freeze } from 'immer';
import { insist } from '../rulebook/index.js';
import type { Battle, SideView } from './battle.js';
import { commitmentTo } from './commitment.js';
import { type Game, gameOf } from './game.js';
import { insistOnArguments } from './given.js';
import type { Ruleset, SideId, Terms, Told } from './types.js';

/**
 * What a side may know of a battle: its view of the state, what it is asked, and what it may know of the last step. Neither
 * the seed nor the dice to come, nor another side's requests and answers. Throws a RuleViolation for a side there is not.
 */
export function viewOf<T extends Terms>(ruleset: Ruleset<T>, battle: Battle<T>, side: SideId): SideView<T> {
  insistOnArguments('viewOf', ruleset, battle, side);
  const game = gameOf(ruleset, battle);
  const { sides } = game;
  insist(sides.includes(side), () => ({
    path: 'side',
    problem: `${side} is no side of this battle`,
    mend: `give one of ${sides.join(', ')}`,
  }));
  return {
    side,
    turn: battle.turn,
    phase: battle.phaseId,
    commitment: commitmentTo(battle.seed),
    view: shownTo(game, battle.now, side),
    requests: battle.pending.filter(request => request.side === side),
    toThrow: battle.toThrow,
    events: eventsOf(battle, side),
    outcome: battle.outcome,
  };
}

/** What a side may see, as its commander is given it: frozen, so that nobody writes through it into the battle or the rules. */
export function shownTo<T extends Terms>(game: Game<T>, state: T['state'], side: SideId): T['view'] {
  return freeze(game.ruleset.view(state, side, game.scenario, game.rules), true);
}

/** What was told in the last step, oldest first; with a side, only what it may know, and not who else knows it. */
export function eventsOf<T extends Terms>(battle: Battle<T>, side?: SideId): readonly Told<T>[] {
  if (side === undefined) return battle.events;
  return battle.events.filter(event => event.seenBy === undefined || event.seenBy.includes(side)).map(withoutWitnesses);
}

function withoutWitnesses<T extends Terms>({ seenBy, ...known }: Told<T>): Told<T> {
  // Nothing that an event must have is missing: `seenBy` may always be left out.
  return known as Told<T>;
}
