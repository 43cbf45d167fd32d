import type { ClauseId } from '../../../../rulebook/index.js';
import { isNobodys } from '../../magic.js';
import type { Unit, UnitId } from '../../state.js';
import type { Play } from '../play.js';

/**
 * What others ask their players, and ents do of themselves who have none (`wrg/ruling/deeds-of-ents`). Other choices they do not have: foot that is not
 * fanatic and has no order stands to be charged, and who shoots at nobody aims at nobody.
 */

/** What a unit does of itself: `undefined` of one that has a player to ask. */
function ofItself(unit: Unit, { rules }: Pick<Play, 'rules'>): 'goes-on' | 'stays' | undefined {
  const { deeds } = rules.optional.sorcery.ents;
  return isNobodys(unit) && deeds !== 'player' ? deeds : undefined;
}

/** Whom somebody would go after, and where the book lets him choose. */
interface Pursuit {
  readonly id: string;
  readonly clause: ClauseId;
  readonly quarry: UnitId | null;
  readonly through?: UnitId;
  readonly extends?: UnitId;
}

/**
 * Whether a unit goes after enemies, or goes on after them.
 *
 * @clause wrg/sorcery/ents
 */
export function goesAfterThem(unit: Unit, pursuit: Pursuit, play: Play): boolean {
  const own = ofItself(unit, play);
  if (own !== undefined) return own === 'goes-on';
  const { id, clause, ...whom } = pursuit;
  return play.command.ask({ kind: 'pursue', id, side: unit.side, clause, unit: unit.id, ...whom });
}

/**
 * Whom of several enemies who have broken a unit goes after: the first of them, unless its player likes another better. Who has no player goes after the first.
 *
 * @clause wrg/pursuit/compulsory
 */
export function chosenOf(unit: Unit, first: Unit, others: readonly Unit[], play: Play): Unit {
  if (ofItself(unit, play) !== undefined) return first;
  const prefers = ({ id }: Unit) =>
    play.command.ask({
      kind: 'pursue',
      id: `pursue:${unit.id}:instead:${id}`,
      side: unit.side,
      clause: 'wrg/pursuit/compulsory',
      unit: unit.id,
      quarry: id,
      insteadOf: first.id,
    });
  return others.find(prefers) ?? first;
}

/**
 * How a unit that is not bound to rally back recovers from a push-back: whoever does it of himself stays where he is.
 *
 * @clause wrg/sorcery/ents
 * @clause wrg/after-melee/recoil-others
 */
export function recoversBy(unit: Unit, play: Play): 'rallying-back' | 'reorganising' {
  if (ofItself(unit, play) !== undefined) return 'reorganising';
  return play.command.ask({
    kind: 'recover',
    id: `recover:${unit.id}`,
    side: unit.side,
    clause: 'wrg/after-melee/recoil-others',
    unit: unit.id,
  });
}
