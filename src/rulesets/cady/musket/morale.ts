import type { ColumnShift, MoraleResult } from '../common/morale.js';
import { type MusketRules, musketRules } from './rules.js';

/** A musket unit at the end of a turn, and what steadies it. */
export interface MusketMoraleTest {
  readonly arm: 'infantry' | 'cavalry' | 'artillery';
  readonly morale: number;
  /** Figures before any loss of this turn. */
  readonly before: number;
  readonly lost: number;
  /** The general, emperor or king is base-to-base with it. */
  readonly generalWithIt?: boolean;
  /** It stands behind a wall, a hill, a river bank, or in a building. */
  readonly behindDefence?: 'wall' | 'hill' | 'river-bank' | 'building';
  readonly square?: boolean;
}

export function columnShifts(
  _unit: Omit<MusketMoraleTest, 'morale' | 'before' | 'lost'>,
  _rules: MusketRules = musketRules,
): readonly ColumnShift[] {
  throw new Error('not written yet');
}

export function musketMorale(_test: MusketMoraleTest, _rules: MusketRules = musketRules): MoraleResult {
  throw new Error('not written yet');
}
