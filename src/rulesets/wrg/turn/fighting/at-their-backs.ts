import type { Melee, Unit, WrgState } from '../../state.js';
import { onTable, unitOf } from '../../units.js';
import { fieldOf } from '../field.js';
import { fightingRanks } from '../leading/ranks.js';
import { noteAtBack } from '../leading/shares.js';
import type { Play } from '../play.js';
import { championsFighting, sufferTogether } from '../sorcery/fighting.js';
import { isEngineOrWagon, loseBrokenEngines } from './engines.js';
import { strike } from './strike.js';
import { bothOf } from './striking.js';

/**
 * Enemies strike once at the back of a unit that has broken out of its melees with them; a general shares that with those who run. Whether it counts among
 * what they have inflicted where they are judged themselves is a ruling (`wrg/ruling/casualties-at-backs`).
 *
 * @clause wrg/pursuit/strikes
 * @clause wrg/after-melee/engines-broken
 * @clause wrg/general/share
 */
export function strikeAtBack(unit: Unit, opponents: readonly Unit[], play: Play): void {
  const { state, scenario, rules } = play;
  const melees = stillToStrike(unit);
  if (isEngineOrWagon(unit, play)) {
    noteStruck(unit);
    loseBrokenEngines(unit, play);
    return;
  }
  const field = { ...fieldOf(state, scenario, rules), state: asFought(state) };
  const all = melees.flatMap(melee => bothOf(melee, { state }));
  const ran = all.filter(each => each.unit === unit && opponents.includes(each.enemy));
  const rank = fightingRanks(ran, field).get(unit.id) ?? 0;
  for (const striking of all) {
    if (striking.enemy !== unit || !opponents.includes(striking.unit) || unit.figures === 0) continue;
    const men = strike(striking, field, play, true);
    unit.period.meleeCasualties += men;
    if (rules.field.playing.backsCount) striking.unit.period.inflicted += men;
    noteAtBack(unit, men, rank);
    sufferTogether(unit, { men, among: rank, champions: championsFighting(unit, field) }, play);
  }
  noteStruck(unit);
}

function noteStruck({ period }: Unit): void {
  if (period.brokeFrom !== undefined) period.brokeFrom = { ...period.brokeFrom, struck: true };
}

/** The melees out of which a unit has broken, while its enemies in them have not struck at its back. */
function stillToStrike({ period: { brokeFrom } }: Unit): readonly Melee[] {
  return brokeFrom?.struck === false ? brokeFrom.melees : [];
}

/**
 * The battle with the melees of the period as they were fought, those too out of which somebody has broken: a figure that has turned to one enemy strikes
 * at no other, whichever of them runs first.
 *
 * @clause wrg/melee/eligible-front
 */
function asFought(state: WrgState): WrgState {
  const parted = Object.values(state.units).flatMap(({ period }) => period.brokeFrom?.melees ?? []);
  const goOn = new Set(state.melees.map(({ a, b }) => `${a} ${b}`));
  return { ...state, melees: [...state.melees, ...parted.filter(({ a, b }) => !goOn.has(`${a} ${b}`))] };
}

/** Strikes at the backs of all whom a test of reaction has broken in the middle of a melee: who they are, and who may go after them. */
export function strikeAtBroken(play: Play): readonly { readonly unit: Unit; readonly opponents: readonly Unit[] }[] {
  const { state } = play;
  const broken = onTable(state).filter(unit => stillToStrike(unit).length > 0);
  return broken.map(unit => {
    const met = stillToStrike(unit).map(({ a, b }) => unitOf(state, a === unit.id ? b : a));
    const opponents = met.filter(({ gone, rout }) => gone === null && rout === null);
    strikeAtBack(unit, opponents, play);
    return { unit, opponents };
  });
}
