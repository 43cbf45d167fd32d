import type { Grips } from '../../common/bots/grips.js';
import { chargeSeen } from '../../common/engagement/charge-seen.js';
import { maySecondaryAttack } from '../../common/fighting/melee.js';
import type { AncientSeen } from '../state.js';
import { forecastCharge } from './forecast.js';
import { type Outlook, troopIn } from './outlook.js';

/** What an assault keeps of its promise of which only a corner comes to grips. */
const corner = 0.4;

/** What it promises to fall upon the flank or rear of an enemy who is fought in front: he strikes at nobody there. */
const unanswered = 1.2;

/**
 * What an assault promises, by the men who come to grips. Of a line that only touches the enemy with its end the rest stands by for as long
 * as the melee lasts, for nobody slides along; whoever is fought in front does not strike at who falls upon his flank.
 */
export function promiseAt(unit: AncientSeen, grips: Grips<AncientSeen>, outlook: Outlook): number {
  const { view, rules } = outlook;
  const { unit: enemy, figures } = grips;
  const { promise } = forecastCharge(unit, enemy, view, rules, grips);
  const wanted = chargeSeen(view.table, { ...unit, arm: troopIn(unit, outlook).arm }, enemy, rules).contact.attacker;
  const share = Math.min(1, figures.attacker / Math.max(1, wanted));
  const whole = promise * (corner + (1 - corner) * share);
  if (grips.struckOn === 'front' || !isFoughtInFront(enemy, outlook)) return whole;
  const strength = (of: AncientSeen) => ({ melee: troopIn(of, outlook).melee ?? 0, fatigue: of.own?.fatigue ?? 0 });
  return maySecondaryAttack({ attacker: strength(unit), defender: strength(enemy) }, rules)
    ? Math.max(whole, unanswered)
    : whole * corner;
}

function isFoughtInFront({ id }: AncientSeen, { view: { contacts } }: Outlook): boolean {
  return contacts.some(
    ({ a, b, edgeOfA, edgeOfB }) => (a === id && edgeOfA === 'front') || (b === id && edgeOfB === 'front'),
  );
}
