import { type ClauseId, counted, type Reason, reasonsUnder, type Violation } from '../../../../rulebook/index.js';
import { toGrid } from '../../../../table/index.js';
import { insistOnLength } from '../../common/counts.js';
import { maySkirmish } from '../../common/moving/skirmish.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import type { TroopType } from '../troops.js';

const slingerReason = reasonsUnder('cady/ancient-medieval/slinger');

/** Slingers in front of friends. Lengths in cm. */
export interface SlingerScreen {
  readonly type: TroopType;
  readonly ranks: number;
  /** Between their stands. */
  readonly gap: number;
  /** Its order has them go back behind their friends after their fire. */
  readonly withdrawalOrdered: boolean;
  /** The way back, around or through the friends, with what passing through them costs. */
  readonly wayBack: number;
  /** What the slingers may move this turn. */
  readonly move: number;
}

/** What a screen of slingers does in a turn. */
export interface ScreenTurn {
  /** Stones that each throws before going back. */
  readonly shots: number;
  readonly goesBack: boolean;
  /** What is left of its move after going back, in cm. */
  readonly movementLeft: number;
  readonly because: readonly Reason[];
}

/**
 * Every fault of a screen of slingers: one line of them in open order, an order that has them go back, and move enough for
 * the way.
 *
 * Source: Additional Ancient Period Figures & Rules > Slingers.
 *
 * @clause cady/ancient-medieval/slinger/skirmish-screen
 * @clause cady/ancient-medieval/slinger/skirmish-needs-order
 */
export function screenFaults(
  screen: SlingerScreen,
  rules: AncientMedievalRules = ancientMedievalRules(),
): readonly Violation[] {
  const faults: Violation[] = [];
  const fault = (path: string, rule: string, problem: string, mend: string) =>
    faults.push({ path, clause: clauseOf(rule), problem, mend });
  const { light, morale, title, weapon } = rules.troops[screen.type];
  if (weapon !== 'sling' || !maySkirmish({ light, morale: morale ?? 0 }, rules)) {
    fault('type', 'skirmish-screen', `${title} form no screen of slingers`, 'send slingers ahead');
  }
  const { ranks } = rules.slingers.screen;
  if (screen.ranks !== ranks) fault('ranks', 'skirmish-screen', counted(screen.ranks, 'rank'), 'form a single line');
  const { gap } = rules.skirmish;
  if (toGrid(screen.gap) > gap || screen.gap < 0) {
    fault('gap', 'skirmish-screen', `${screen.gap} cm between stands`, `leave 0 to ${gap} cm between them`);
  }
  if (screen.withdrawalOrdered && toGrid(screen.wayBack) > toGrid(screen.move)) {
    const problem = `the way back is ${screen.wayBack} cm, its move ${screen.move} cm`;
    fault('wayBack', 'skirmish-needs-order', problem, 'start nearer to the friends behind');
  }
  return faults;
}

/**
 * What a screen of slingers does: it throws twice and, if its order says so in so many words, goes back behind its friends,
 * which takes of its move. Without the order it stays.
 *
 * Source: Additional Ancient Period Figures & Rules > Slingers.
 *
 * @throws RuleViolation when a length is none.
 * @clause cady/ancient-medieval/slinger/skirmish-screen
 * @clause cady/ancient-medieval/slinger/skirmish-needs-order
 */
export function screenTurn(
  screen: Pick<SlingerScreen, 'withdrawalOrdered' | 'wayBack' | 'move'>,
  rules: AncientMedievalRules = ancientMedievalRules(),
): ScreenTurn {
  insistOnLength('wayBack', screen.wayBack, clauseOf('skirmish-needs-order'));
  insistOnLength('move', screen.move, clauseOf('skirmish-needs-order'));
  const { shots } = rules.slingers.screen;
  const left = toGrid(screen.move - screen.wayBack);
  if (!screen.withdrawalOrdered || left < 0) {
    const because = screen.withdrawalOrdered ? 'the way back is too long' : 'no order to go back';
    const stays = slingerReason('skirmish-needs-order', because, 'stays in front');
    return { shots, goesBack: false, movementLeft: screen.move, because: [stays] };
  }
  const fires = slingerReason(
    'skirmish-screen',
    'a screen of slingers',
    `${counted(shots, 'stone')} each, then back behind friends`,
  );
  const walks = slingerReason('skirmish-needs-order', `${screen.wayBack} cm back`, `${left} cm of its move left`);
  return { shots, goesBack: true, movementLeft: left, because: [fires, walks] };
}

function clauseOf(rule: string): ClauseId {
  return `cady/ancient-medieval/slinger/${rule}`;
}
