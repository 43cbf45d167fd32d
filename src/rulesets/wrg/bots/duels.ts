import { frightens } from '../condition/fear.js';
import { challengeOdds } from '../hand-to-hand/challenge.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { SeenUnit, WrgView } from '../state.js';
import { duellistOf } from '../turn/leading/challenges.js';
import { gap, standing } from './seen-field.js';

/** A general challenges whom he beats so surely, and accepts where he is as likely to win as to lose. */
export const SURE = 0.7;
export const EVEN = 0.5;

/** A general who thinks of a duel: between the lines both ride at each other. */
interface Thinking {
  readonly general: string;
  readonly ridesOut?: boolean;
}

/** Whether a general has so good a chance of getting the better of another in a duel, as the rules have it. */
export function outfights(
  { general: id, ridesOut = false }: Thinking,
  enemy: string,
  enough: number,
  view: WrgView,
  rules: WrgRules,
): boolean {
  const unitWith = (general: string) => view.units[view.generals[general]?.with ?? ''];
  const [own, other] = [unitWith(id), unitWith(enemy)];
  if (own === undefined || other === undefined) return false;
  const duellist = (one: SeenUnit, against: SeenUnit) =>
    duellistOf(one, against, { shieldless: false, charging: ridesOut, scared: isScared(one, view, rules) }, rules);
  const { outcomes } = challengeOdds({ first: duellist(own, other), second: duellist(other, own) }, rules);
  const chances = (won: boolean) =>
    outcomes.reduce(
      (sum, { value: { first, second }, probability }) => sum + ((won ? first : second) === 'victor' ? probability : 0),
      0,
    );
  return chances(true) >= enough && chances(true) >= chances(false);
}

/** Whether the horses of a unit take fright at beasts that its commander sees. */
function isScared(unit: SeenUnit, view: WrgView, rules: WrgRules): boolean {
  const sides = [...new Set(Object.values(view.units).map(({ side }) => side))];
  const all = sides.flatMap(side => standing(view, side)).filter(({ id }) => id !== unit.id);
  const kinds = {
    elephants: ({ troops }: SeenUnit) => sheetOfType(troops.type, rules).arm === 'elephant',
    camels: ({ troops }: SeenUnit) => troops.camels === true,
  };
  const nearest = (is: (other: SeenUnit) => boolean) =>
    Math.min(Infinity, ...all.filter(is).map(other => gap(unit, other)));
  const own = (['elephants', 'camels'] as const).filter(kind =>
    all.some(other => other.side === unit.side && kinds[kind](other)),
  );
  const beasts = { elephants: nearest(kinds.elephants), camels: nearest(kinds.camels), own };
  return frightens({ mover: unit.troops, manner: { dismounted: unit.dismounted }, beasts }, rules).length > 0;
}
