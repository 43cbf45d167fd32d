import { contactsOf, everybody, gapBetween, isDown } from '../field.js';
import type { Figure, SkirmishState } from '../state.js';
import type { SkirmishContext, SkirmishPhase } from '../terms.js';
import { countHoldings } from '../victory.js';
import { prisoner } from '../wounds/prisoners.js';
import { testEverybody } from './morale.js';
import { fieldIn } from './moves.js';
import { setPursuit } from './pursuing.js';
import { setRidingOn } from './riding-on.js';

/**
 * Morale is checked at the end of the turn; prisoners without a guard are free, and what everybody has done is noted for the next.
 *
 * Source: 3 Sequence of Play; 7 Morale.
 *
 * @clause skirmish/sequence/morale
 */
export const moralePhase: SkirmishPhase = {
  id: 'morale',
  title: 'Morale',
  clause: 'skirmish/sequence/morale',
  run(state, context) {
    forget(state);
    testEverybody(state, context);
    guard(state, context);
    setPursuit(state, context);
    setRidingOn(state, context);
    for (const figure of Object.values(state.figures)) remember(figure);
    pickStandards(state);
    countHoldings(state, context);
  },
};

/** What a test obliged to was for this turn; who flees goes on. */
function forget(state: SkirmishState): void {
  for (const figure of Object.values(state.figures)) {
    if (figure.does !== 'flees') figure.does = figure.turn.boldNext ? 'charges' : 'as-wished';
  }
}

/**
 * Prisoners who have nobody near them to guard them are their own men again.
 *
 * @clause skirmish/morale/yield
 */
function guard(state: SkirmishState, context: SkirmishContext): void {
  const field = fieldIn(state, context);
  for (const figure of Object.values(state.figures)) {
    if (figure.yielded === null || figure.gone !== null) continue;
    // Who has only just given himself up waits for somebody to come and take him.
    if (
      context.rules.morale.waitsForAGuard &&
      state.lost.some(({ figure: id, how }) => how === 'yielded' && id === figure.id)
    )
      continue;
    const captors = everybody(field).filter(
      other =>
        other.side !== figure.side &&
        other.yielded === null &&
        !other.fleeing &&
        !isDown(other, field) &&
        contactsOf(other, field).length === 0,
    );
    const { free } = prisoner({ guards: captors.map(captor => gapBetween(captor, figure, field)) }, context.rules);
    if (!free) continue;
    figure.yielded = null;
    context.tell({ kind: 'free', figure: figure.id, because: [] });
  }
}

/** What the next turn asks of this one: runs, moves, and shots at who stood still. */
function remember(figure: Figure): void {
  const { turn } = figure;
  const ran = turn.pace === 'runs';
  figure.ran = ran ? figure.ran + 1 : 0;
  figure.ranInAll += ran ? 1 : 0;
  figure.movedBefore = turn.moved > 0;
  figure.turnsShotAt = turn.shotAt > 0 && turn.moved === 0 ? figure.turnsShotAt + 1 : 0;
  figure.ridesOn = turn.ridesOn;
}

/** A standard goes with who fled off the table. */
function pickStandards(state: SkirmishState): void {
  for (const standard of state.standards) {
    const bearer = state.figures[standard.bearer ?? ''];
    if (bearer?.gone !== 'fled') continue;
    standard.lost = true;
  }
}
