import { type Battle, lastTurn, rulesInForce, type Terms, type Told } from '../battle/index.js';
import { drawTable, type PictureStyle, type TablePicture } from '../draw/index.js';
import { captionOf } from './endings.js';
import type { Agreed, NamedTerms, Seen, Windows } from './types.js';

/** How a battle is drawn. */
export interface DrawOptions<T extends Terms> {
  /** What was told, of one turn or of many: the last turn among it is drawn. What the last step told, if left out. */
  readonly events?: readonly Told<T>[];
  /** Size, grid and ink; `idPrefix` where several pictures stand on one page. */
  readonly style?: PictureStyle;
}

/**
 * The whole table as the referee sees it, as SVG text: every unit, whoever is hidden under his marker, and what was told of a turn (ways,
 * shots, melees). Of a battle that stands at the beginning of a turn, the end of the turn before.
 *
 * @throws RuleViolation when the house rules of the battle do not fit the ruleset.
 */
export function drawBattle<T extends NamedTerms>(
  windows: Windows<T>,
  battle: Battle<T>,
  options: DrawOptions<T> = {},
): string {
  return drawTable(pictureOf(windows, battle, options));
}

/**
 * What `drawBattle` draws, as plain data: for a picture with signs of one's own, or for several on one sheet (`drawTurns` of `littlewars/draw`).
 *
 * @throws RuleViolation when the house rules of the battle do not fit the ruleset.
 */
export function pictureOf<T extends NamedTerms>(
  windows: Windows<T>,
  battle: Battle<T>,
  { events = battle.events, style }: DrawOptions<T> = {},
): TablePicture {
  const { ruleset } = windows;
  const { scenario, state, now, outcome } = battle;
  const setting = { scenario, rules: rulesInForce(ruleset, battle) };
  const picture = windows.picture(setting, isTurnAhead(battle) ? state : now, lastTurnOf(events));
  const caption = captionOf(ruleset, battle, { turn: lastTurn(battle), outcome });
  return { ...picture, caption, ...(style === undefined ? {} : { style }) };
}

/**
 * The table as one side sees it, as SVG text. It is made of what the side may know and of what both sides agreed on: no state of the
 * battle is looked at, and nothing that is hidden from the side is in it.
 *
 * @param seen what the side sees, as `viewOf` gives it
 * @param agreed the scenario and the house rules: the battle itself will do
 * @throws RuleViolation when the house rules do not fit the ruleset.
 */
export function drawView<T extends NamedTerms>(
  windows: Windows<T>,
  seen: Seen<T> & Pick<DrawOptions<T>, 'events'>,
  agreed: Agreed<T>,
  { events = seen.events ?? [], style }: DrawOptions<T> = {},
): string {
  const { ruleset } = windows;
  const { view, outcome } = seen;
  const { scenario } = agreed;
  const picture = windows.pictureSeen({ view, scenario, rules: rulesInForce(ruleset, agreed) }, lastTurnOf(events));
  const caption = captionOf(ruleset, agreed, { turn: lastTurn(seen), outcome });
  return drawTable({ ...picture, caption, ...(style === undefined ? {} : { style }) });
}

/** Whether a turn is about to begin: its first phase waits for answers, and nobody has given one. */
export function isTurnAhead<T extends Terms>({ phase, outcome, answers }: Battle<T>): boolean {
  return outcome === null && phase === 0 && answers.length === 0;
}

/** The events of the last turn that any of them is of. */
function lastTurnOf<T extends Terms>(events: readonly Told<T>[]): readonly Told<T>[] {
  const turn = events.at(-1)?.turn;
  return events.filter(event => event.turn === turn);
}
