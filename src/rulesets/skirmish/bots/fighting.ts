import type { RequestOfKind } from '../../../battle/index.js';
import {
  enemiesOf,
  everybody,
  type Field,
  gapBetween,
  handWeaponOf,
  isUp,
  nearestTo,
  protectionNow,
  shooterOf,
} from '../field.js';
import { underfoot } from '../ground.js';
import { type Fighter, strikeOdds } from '../melee/strike.js';
import type { Figure, FigureId, SkirmishView } from '../state.js';
import type { DeclaredCharge, GivenReply, NominatedTarget, SkirmishRequests, SkirmishTerms } from '../terms.js';
import { courseOf } from '../turn/course.js';
import { goingAt } from '../turn/moves.js';
import { isHolding } from './posts.js';
import { keepers } from './spoils.js';

type Asked<K extends keyof SkirmishRequests> = RequestOfKind<SkirmishTerms, K>;

/** Somebody as he would fight, charging or met. */
function asFighter(figure: Figure, field: Field, charging: boolean): Fighter {
  const ground = underfoot(field.table, figure.at);
  return {
    man: figure.man,
    weapon: handWeaponOf(figure),
    protection: protectionNow(figure, field.rules),
    ...(figure.mounted && figure.man.horse !== undefined ? { riding: figure.man.horse } : {}),
    ...(charging ? { charging: 'charge' as const } : {}),
    ...(ground === undefined ? {} : { ground }),
  };
}

/** How much better one's own blow in a charge is than the one that comes back. */
export function edgeOver(figure: Figure, enemy: Figure, field: Field): number {
  const own = asFighter(figure, field, true);
  const other = asFighter(enemy, field, false);
  const struck = strikeOdds({ attacker: own, defender: other }, field.rules).hit;
  const taken = strikeOdds({ attacker: other, defender: own }, field.rules).hit;
  return struck - taken;
}

/** Whether somebody is for hand-to-hand fighting, as he stands: who has missiles left in hand keeps off. */
export function isFighter(figure: Figure): boolean {
  return (
    figure.man.class !== 'cleric' &&
    (shooterOf(figure) === undefined || figure.missiles === 0 || figure.weapon === 'javelin')
  );
}

/** How far around a fight friends and enemies count, in inches. */
const AROUND = 8;
/** A charge is worth it from this edge on; a friend more than the enemy has counts as so much. */
const WORTH = -0.05;
const FRIEND = 0.08;
/** No more go at one enemy together, and at an unarmed man one alone. */
const TOGETHER = 3;
/** So many enemies are looked at for a way to them. */
const TRIED = 3;
/** Who comes so far with his charge may yet find the way open, in inches. */
const SOME_WAY = 2;

/** Charges that pay: where the blow given is better than the one taken, the better the more friends are near. */
export function chargeWell(
  { chargers, side }: Asked<'declare'>,
  field: Field,
  view: SkirmishView,
): { readonly charges: readonly DeclaredCharge[] } {
  const at = new Map<FigureId, FigureId[]>();
  const men = chargers.flatMap(({ figure }) => field.figures[figure] ?? []).filter(isFighter);
  const staying = keepers(men, view, field);
  for (const { figure: id, targets } of chargers) {
    const figure = field.figures[id];
    if (figure === undefined || !isFighter(figure) || staying.has(id)) continue;
    const [best] = targets
      .flatMap(target => field.figures[target] ?? [])
      .filter(enemy => enemy.man.class !== 'cleric' || !isNeeded(figure, view))
      .filter(enemy => (at.get(enemy.id)?.length ?? 0) < (enemy.man.class === 'cleric' ? 1 : TOGETHER))
      .filter(enemy => !isHolding(figure, view) || gapBetween(figure, enemy, field) <= AROUND / 2)
      .map(enemy => ({
        enemy,
        worth:
          edgeOver(figure, enemy, field) +
          FRIEND * oddsAround(enemy, side, field) -
          gapBetween(figure, enemy, field) / 100,
      }))
      .filter(({ worth }) => worth >= WORTH)
      .sort((a, b) => b.worth - a.worth)
      .slice(0, TRIED)
      .filter(({ enemy }) => comesAt(figure, enemy, field));
    if (best === undefined) continue;
    at.set(best.enemy.id, [...(at.get(best.enemy.id) ?? []), id]);
  }
  return { charges: [...at].map(([enemy, figures]) => ({ figures, at: enemy })) };
}

/** Whether somebody leads others or carries a standard: he leaves them for no unarmed man. */
function isNeeded({ id, body }: Figure, { bodies, forces, standards }: SkirmishView): boolean {
  const leads = bodies[body]?.commander === id || Object.values(forces).some(({ commander }) => commander === id);
  return leads || standards.some(({ bearer }) => bearer === id);
}

/** Whether a charge comes home as everybody stands, or some way at least. */
function comesAt(figure: Figure, enemy: Figure, field: Field): boolean {
  const going = goingAt(figure, enemy, field);
  if (going === undefined) return false;
  const { met, moved } = courseOf(figure, going, field);
  return met === enemy.id || moved >= SOME_WAY;
}

/** How many more of one's own than of the enemy's are around a fight. */
function oddsAround(enemy: Figure, side: string, field: Field): number {
  const near = everybody(field).filter(other => isUp(other, field) && gapBetween(other, enemy, field) <= AROUND);
  const own = near.filter(other => other.side === side).length;
  return Math.max(-3, Math.min(3, own - (near.length - own)));
}

/** Who is charged: riders and the strong go to meet it, men with bows on foot get out of the way of foot, all others stand. */
export function answerCharges({ charged }: Asked<'reply'>, field: Field): { readonly replies: readonly GivenReply[] } {
  const replies = charged.flatMap(({ figure: id, by, replies: open }): readonly GivenReply[] => {
    const figure = field.figures[id];
    const chargers = by.flatMap(each => field.figures[each] ?? []);
    const enemy = figure === undefined ? undefined : nearestTo(figure, chargers, field);
    if (figure === undefined || enemy === undefined) return [];
    const meets =
      isFighter(figure) &&
      open.includes('counter-charge') &&
      edgeOver(figure, enemy, field) > 0 &&
      !(!figure.mounted && enemy.mounted);
    if (meets) return [{ figures: [id], reply: 'counter-charge' }];
    const slips = !isFighter(figure) && figure.man.class !== 'knight' && !enemy.mounted && open.includes('avoid');
    return slips ? [{ figures: [id], reply: 'avoid' }] : [];
  });
  return { replies };
}

/** Each strikes at whom he hits most easily; the wounded first. */
export function strikeWell(
  { strikers }: Asked<'strike'>,
  field: Field,
): { readonly blows: readonly NominatedTarget[] } {
  const blows = strikers.flatMap(({ figure: id, enemies }): readonly NominatedTarget[] => {
    const figure = field.figures[id];
    if (figure === undefined) return [];
    const own = asFighter(figure, field, figure.turn.charge !== null);
    const [best] = enemies
      .flatMap(enemy => field.figures[enemy] ?? [])
      .map(enemy => ({
        enemy,
        worth:
          strikeOdds({ attacker: own, defender: asFighter(enemy, field, false) }, field.rules).hit +
          (enemy.wounded ? 0.3 : 0),
      }))
      .sort((a, b) => b.worth - a.worth);
    return best === undefined ? [] : [{ figures: [id], at: best.enemy.id }];
  });
  return { blows };
}

/** Who is lost gives himself up. */
export function yieldWell({ fighting }: Asked<'yield'>, field: Field): { readonly figures: readonly FigureId[] } {
  return {
    figures: fighting.filter(id => {
      const figure = field.figures[id];
      return figure !== undefined && isLost(figure, field);
    }),
  };
}

/** Whether somebody is lost: hurt, with several enemies about him and no friend to help. */
export function isLost(figure: Figure, field: Field): boolean {
  const near = enemiesOf(figure, field).filter(enemy => isUp(enemy, field) && gapBetween(figure, enemy, field) <= 3);
  const friends = everybody(field).filter(
    other =>
      other.side === figure.side &&
      other.id !== figure.id &&
      isUp(other, field) &&
      gapBetween(figure, other, field) <= AROUND,
  );
  return figure.wounded && near.length >= 3 && friends.length === 0;
}
