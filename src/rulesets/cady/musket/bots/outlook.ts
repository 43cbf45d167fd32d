import { type Enemy as EnemyOf, lookOver, type Outlook as OutlookOf } from '../../common/bots/outlook.js';
import type { Plan } from '../../common/bots/plan.js';
import type { MusketRules } from '../rules.js';
import type { MusketView, Objective, UnitId, UnitSeen } from '../state.js';
import { troopOf } from '../units.js';

/** All that a commander takes in before it writes its orders: its view, looked over once for all of its units. */
export interface Outlook extends OutlookOf<UnitSeen> {
  readonly view: MusketView;
  readonly rules: MusketRules;
  /** What the commander has in mind; a beginner has nothing. */
  readonly plan?: Plan;
  /** Where units of the second line go that he puts in. */
  readonly reserve?: ReadonlyMap<UnitId, Objective>;
  /** Whether charges are thought of; they are unless it says no. */
  readonly assaults?: boolean;
}

/** An enemy, and how far away it is. */
export type Enemy = EnemyOf<UnitSeen>;

/** Looks the field over. */
export function outlookOn(view: MusketView, rules: MusketRules): Outlook {
  return { view, rules, ...lookOver(view, unit => troopOf(unit, rules).arm === 'infantry') };
}
