import type { Sighted as InSight } from '../../common/choices/by-eye.js';
import type { MusketRules } from '../rules.js';
import type { MusketView, UnitSeen } from '../state.js';

/** What a person at the table goes by. */
export interface Seat {
  readonly view: MusketView;
  readonly rules: MusketRules;
}

/** Somebody in sight. */
export type Sighted = InSight<UnitSeen>;
