import { counted, type Reason, reasonFor } from '../../../../rulebook/index.js';
import { distanceBetweenQuads, quadOf } from '../../../../table/index.js';
import { moveRate } from '../../moving/rates.js';
import type { WrgRules } from '../../rules.js';
import type { WrgScenario } from '../../schema.js';
import type { Unit } from '../../state.js';
import { mainBodyOf, onTable } from '../../units.js';
import { nightCamp } from '../../weather/sky.js';
import { mannerOf } from '../moving/going.js';
import type { Play } from '../play.js';
import { atNight } from './limits.js';

/**
 * The bodies of a camp that sleep when the battle begins: all but the units on guard.
 *
 * @clause wrg/night/camp
 */
export function sleepers(units: readonly Unit[], { weather: season }: WrgScenario): readonly Unit[] {
  const camp = season?.camp;
  if (camp === undefined) return [];
  return units.filter(({ id, parent, side }) => side === camp.side && !camp.guard.includes(parent ?? id));
}

/** Whether a body sleeps, and has not been roused. */
export function isAsleep({ asleep }: Pick<Unit, 'asleep'>): boolean {
  return asleep !== undefined && asleep.woke === null;
}

/**
 * The part of a period that a body needs which was roused in the last: it falls in.
 *
 * @clause wrg/night/camp
 */
export function formingUp({ asleep, troops }: Unit, period: number, rules: WrgRules): number {
  if (asleep === undefined || asleep.woke === null || period !== asleep.woke + 1) return 0;
  return nightCamp(0, rules).forming[troops.training];
}

/** The part of its move that is left to a body which falls in, roused from its sleep. */
export function leftByFallingIn({ period }: Pick<Unit, 'period'>): number {
  return 1 - (period.weather?.forming ?? 0);
}

/**
 * Whether sleep keeps a body from shooting, or that it falls in for the whole of a period (`wrg/ruling/shooting-while-falling-in`).
 *
 * @clause wrg/night/camp
 */
export function isKeptFromShooting(unit: Unit, { rules }: Pick<Play, 'rules'>): boolean {
  const fallsIn = !rules.optional.weather.night.fallingInShoots && leftByFallingIn(unit) <= 0;
  return fallsIn || isAsleep(unit);
}

/**
 * After all have moved: the sentries of a camp find enemies who have come near, and all are roused.
 *
 * @clause wrg/night/camp
 */
export function raiseTheAlarm(play: Play): void {
  const { state, rules } = play;
  const { side, camp } = sleepingCamp(state);
  if (side === undefined) return;
  const { sentriesSee } = nightCamp(0, rules);
  const found = onTable(state).some(
    enemy =>
      enemy.side !== side &&
      camp.some(unit => distanceBetweenQuads(quadOf(unit.placed), quadOf(enemy.placed)) <= sentriesSee),
  );
  if (!found) return;
  const near = `an enemy within ${counted(sentriesSee, 'pace')} of the camp`;
  rouse(side, [reasonFor('wrg/night/camp', near, 'all are roused')], play);
}

/**
 * After missiles have fallen: whether those who are shot at in their sleep rouse the camp is `wrg/ruling/shot-at-asleep`.
 *
 * @clause wrg/night/camp
 */
export function wakeUnderFire(play: Play): void {
  const { state, rules } = play;
  const { side, camp } = sleepingCamp(state);
  const isShotAt = ({ period }: Unit) => period.shotBy.length > 0;
  if (side === undefined || !rules.optional.weather.night.shotsRouse || !camp.some(isShotAt)) return;
  rouse(side, [reasonFor('wrg/night/camp', 'the camp is shot at', 'all are roused')], play);
}

/** The side that has men asleep, and all of its camp. */
function sleepingCamp(state: Play['state']): { readonly side: string | undefined; readonly camp: readonly Unit[] } {
  const side = onTable(state).find(isAsleep)?.side;
  return { side, camp: onTable(state).filter(unit => unit.side === side) };
}

function rouse(side: string, because: readonly Reason[], { state, scenario, tell }: Play): void {
  const asleep = onTable(state).filter(isAsleep);
  for (const unit of asleep) unit.asleep = { woke: state.period };
  const units = asleep.map(unit => mainBodyOf(state, unit).id).filter(once);
  tell({ kind: 'alarm', side, units, because }, [side]);
  // The enemy hears it, and does not see whom it rouses.
  const others = Object.keys(scenario.sides).filter(other => other !== side);
  tell({ kind: 'alarm', side, units: [], because }, others);
}

/**
 * Whether those who were roused from their sleep had no time yet to fall in when a charge met them.
 *
 * @clause wrg/night/camp
 */
export function isFallingIn(unit: Unit, charger: Unit, rules: WrgRules): boolean {
  if (isAsleep(unit)) return true;
  const { normal, charge } = moveRate(charger.troops, mannerOf(charger, false), rules);
  const all = atNight(charge ?? normal, charger, rules);
  const part = unit.period.weather?.forming ?? 0;
  return part > 0 && charger.period.moved <= all * part;
}

const once = (id: string, at: number, all: readonly string[]): boolean => all.indexOf(id) === at;
