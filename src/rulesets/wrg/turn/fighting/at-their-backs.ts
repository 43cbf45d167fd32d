import type { Unit } from '../../state.js';
import { onTable, unitOf } from '../../units.js';
import { fieldOf } from '../field.js';
import { suffer } from '../losses.js';
import type { Play } from '../play.js';
import { isEngineOrWagon, loseBrokenEngines } from './engines.js';
import { strike } from './strike.js';
import { bothOf } from './striking.js';

/**
 * Enemies strike once at the back of a unit that has broken out of its melees with them.
 *
 * @clause wrg/pursuit/strikes
 * @clause wrg/after-melee/engines-broken
 */
export function strikeAtBack(unit: Unit, opponents: readonly Unit[], play: Play): void {
  const { state, scenario, rules } = play;
  const melees = unit.period.brokeFrom ?? [];
  if (isEngineOrWagon(unit, play)) {
    delete unit.period.brokeFrom;
    loseBrokenEngines(unit, play);
    return;
  }
  const field = fieldOf(state, scenario, rules);
  for (const melee of melees) {
    for (const striking of bothOf(melee, { state })) {
      if (striking.enemy !== unit || !opponents.includes(striking.unit) || unit.figures === 0) continue;
      const men = strike(striking, field, play, true);
      unit.period.meleeCasualties += men;
      suffer(unit, men, play);
    }
  }
  delete unit.period.brokeFrom;
}

/** Strikes at the backs of all whom a test of reaction has broken in the middle of a melee: who they are, and who may go after them. */
export function strikeAtBroken(play: Play): readonly { readonly unit: Unit; readonly opponents: readonly Unit[] }[] {
  const { state } = play;
  const broken = onTable(state).filter(({ period }) => (period.brokeFrom ?? []).length > 0);
  return broken.map(unit => {
    const met = (unit.period.brokeFrom ?? []).map(({ a, b }) => unitOf(state, a === unit.id ? b : a));
    const opponents = met.filter(({ gone, rout }) => gone === null && rout === null);
    strikeAtBack(unit, opponents, play);
    return { unit, opponents };
  });
}
