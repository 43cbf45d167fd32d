import { contactsOf, everybody, type Field, gapBetween, isUp, sideOf } from '../field.js';
import { CLOSE } from '../measures.js';
import { blowsInTurn, strikeFaults } from '../melee/contact.js';
import type { Blow } from '../melee/turn.js';
import type { Figure, FigureId } from '../state.js';
import type { NominatedTarget, SkirmishContext } from '../terms.js';
import { inCloseOrder, membersOf } from './bodies.js';
import { blowAt, fighterOf, sideToStrike } from './fighters.js';

/** A blow that somebody has, and at whom it may go. */
export interface OpenBlow {
  readonly when: Blow['when'];
  readonly at: readonly { readonly enemy: Figure; readonly man: boolean; readonly horse: boolean }[];
}

/**
 * The blows that somebody has this turn, but for that of the beginning where he spent it on somebody who left him, or left himself, and at whom each may go: that of
 * the beginning at whom he touched then, to the front, with most weapons to the flank, a few riders behind them.
 *
 * @clause skirmish/melee/eligible
 * @clause skirmish/melee/strike-front
 * @clause skirmish/melee/strike-flank
 * @clause skirmish/melee/rear-strike
 * @clause skirmish/melee/horse-target
 */
export function blowsOf(figure: Figure, field: Field): readonly OpenBlow[] {
  if (!isUp(figure, field) || figure.man.class === 'cleric') return [];
  const touching = contactsOf(figure, field);
  const front = touching.length > 0 ? { reached: touching, before: figure } : overShoulders(figure, field);
  if (front === undefined) return [];
  const { reached, before } = front;
  const { turn } = figure;
  const atStart = reached.filter(({ id }) => before.turn.atStart.includes(id));
  const times = blowsInTurn(
    {
      atStart: !turn.spent && atStart.length > 0,
      atEnd: reached.length > 0,
      changesWeapon: turn.changedFrom !== null,
    },
    field.rules,
  );
  const attacker = fighterOf(figure, field, false);
  const rank = touching.length > 0 ? 1 : 2;
  return times.flatMap(when => {
    const at = (when === 'beginning' ? atStart : reached).flatMap(enemy => {
      const defender = fighterOf(enemy, field, false);
      const { side = 'front' } = blowAt(figure, enemy, when, false, field);
      const may = (target: 'man' | 'horse') =>
        strikeFaults({ attacker, defender, side, at: target, rank, closeOrder: rank > 1 }, field.rules).length === 0;
      const [man, horse] = [may('man'), may('horse')];
      return man || horse ? [{ enemy, man, horse }] : [];
    });
    return at.length === 0 ? [] : [{ when, at }];
  });
}

/** Whom somebody reaches, and the man at grips with them: himself, or who stands before him. */
interface Front {
  readonly reached: readonly Figure[];
  readonly before: Figure;
}

/**
 * The enemies whom a pike reaches over the shoulders of who stands right before it.
 *
 * @clause skirmish/melee/strike-pike-ranks
 */
function overShoulders(figure: Figure, field: Field): Front | undefined {
  if (figure.weapon !== 'pike') return undefined;
  const body = membersOf(
    {
      figures: everybody(field)
        .filter(({ body: id }) => id === figure.body)
        .map(({ id }) => id),
    },
    field,
  );
  if (!inCloseOrder(body, field)) return undefined;
  let before = rightBefore(figure, body, field);
  for (let rank = 2; before !== undefined && rank <= field.rules.melee.pikeRanks; rank++) {
    const touched = contactsOf(before, field);
    if (touched.length > 0) {
      const reached = touched.filter(enemy => sideOf(figure, enemy.at, field.rules) === 'front');
      return reached.length === 0 ? undefined : { reached, before };
    }
    before = rightBefore(before, body, field);
  }
  return undefined;
}

function rightBefore(figure: Figure, body: readonly Figure[], field: Field): Figure | undefined {
  return body.find(friend => friend.id !== figure.id && isRightBefore(friend, figure, field));
}

function isRightBefore(friend: Figure, figure: Figure, field: Field): boolean {
  return gapBetween(friend, figure, field) <= CLOSE && sideOf(figure, friend.at, field.rules) === 'front';
}

/** What was chosen: at whom each strikes with his first blow and with his second, and whether at the horse. */
export type Chosen = ReadonlyMap<FigureId, readonly NominatedTarget[]>;

export function choose(fighting: readonly Figure[], field: Field, context: SkirmishContext): Chosen {
  const strikers = [...fighting, ...pikesBehind(fighting, field)];
  const asked = Object.keys(context.scenario.sides).flatMap(side => {
    const open = strikers.flatMap(figure => (figure.side === side ? askedOf(figure, field) : []));
    return open.length === 0 ? [] : [{ side, strikers: open }];
  });
  const answers = context.command.askAll(
    asked.map(({ side, strikers: open }) => ({
      kind: 'strike' as const,
      id: `strike:${side}`,
      side,
      clause: 'skirmish/melee/strikes-per-turn' as const,
      secret: true,
      strikers: open,
    })),
  );
  const chosen = new Map<FigureId, NominatedTarget[]>();
  for (const blow of answers.flatMap(({ blows }) => blows))
    for (const id of blow.figures) chosen.set(id, [...(chosen.get(id) ?? []), blow]);
  return chosen;
}

export function pikesBehind(fighting: readonly Figure[], field: Field): readonly Figure[] {
  return everybody(field).filter(
    figure => !fighting.includes(figure) && figure.weapon === 'pike' && overShoulders(figure, field) !== undefined,
  );
}

/** What somebody has to choose who strikes; nothing where he has no choice. */
function askedOf(figure: Figure, field: Field) {
  const blows = blowsOf(figure, field);
  const open = blows.flatMap(({ at }) => at);
  const enemies = [...new Set(open.filter(({ man }) => man).map(({ enemy }) => enemy.id))];
  const horses = [...new Set(open.filter(({ horse }) => horse).map(({ enemy }) => enemy.id))];
  return enemies.length + horses.length < 2 ? [] : [{ figure: figure.id, blows: blows.length, enemies, horses }];
}

/** What was chosen for one of somebody's blows; where one thing was, it is for both. */
export function chosenFor({ id }: Figure, nth: number, chosen: Chosen): NominatedTarget | undefined {
  const given = chosen.get(id) ?? [];
  return given[nth] ?? given.at(-1);
}

/** One blow as it was chosen; at the first whom it may go at where nothing was. */
export function struckBy(
  figure: Figure,
  { when, at }: OpenBlow,
  choice: NominatedTarget | undefined,
  field: Field,
): readonly Blow[] {
  const wanted = at.find(({ enemy, man, horse }) => enemy.id === choice?.at && (choice.horse === true ? horse : man));
  const target = wanted ?? at.find(({ man }) => man);
  if (target === undefined) return [];
  const blow = blowAt(figure, target.enemy, when, wanted !== undefined && choice?.horse === true, field);
  const others = at.filter(({ enemy, man }) => man && enemy.id !== target.enemy.id);
  const otherwise = others.map(({ enemy }) => ({ at: enemy.id, side: sideToStrike(figure, enemy, when, field) }));
  return [otherwise.length === 0 ? blow : { ...blow, otherwise }];
}
