import { lightCavalryOf, outscouted } from '../../army/scouts.js';
import { armyListOf } from '../../muster/army-list.js';
import type { Unit, WrgState } from '../../state.js';
import { freshPeriod, isMainBody } from '../../units.js';
import type { Play } from '../play.js';
import { isUnitToCount } from '../units-counted.js';

/**
 * Light cavalry scouts: the side that has clearly less of it declares its whole army and when it comes; the other may then hasten, and leave
 * its slowest troops at home for that.
 *
 * @clause wrg/setup/scouts-declare
 * @clause wrg/setup/scouts-inferior-side-reveals
 */
export function scout(play: Play): void {
  const { state, scenario, rules, tell } = play;
  const [first = '', second = ''] = Object.keys(scenario.sides);
  const lists = { first: armyListOf(scenario, first, rules), second: armyListOf(scenario, second, rules) };
  const light = { first: lightCavalryOf(lists.first, rules), second: lightCavalryOf(lists.second, rules) };
  const { declares, because } = outscouted(light, rules);
  const side = declares === null ? null : declares === 'first' ? first : second;
  tell({ kind: 'scouted', side, light: { [first]: light.first, [second]: light.second }, because });
  if (side === null || declares === null) return;
  state.declared = side;
  const other = side === first ? second : first;
  const plan = scenario.sides[other]?.plan;
  if (plan?.raises === undefined && plan?.givesUp === undefined) return;
  for (const unit of Object.values(state.units)) {
    if (unit.side !== other) continue;
    // A sub-unit marches with its unit, and stays at home with it.
    const of = unit.parent ?? unit.id;
    const now = withoutThoseAtHome(unit, plan.givesUp?.[of] ?? 0, state);
    const was = scenario.sides[other]?.units.find(({ id }) => id === of)?.early ?? 0;
    const sooner = Math.max(0, (plan.raises?.[of] ?? was) - was);
    // Who comes on late comes as many periods sooner as he marches faster.
    const away = now.away === null ? null : { ...now.away, from: Math.max(state.period, now.away.from - sooner) };
    state.units[unit.id] = { ...now, away };
    const { units = 0, tested = false } = state.armies[other] ?? {};
    // Who is left at home has never been one of the units of the army.
    const stays = now.gone !== null && isMainBody(unit) && isUnitToCount(unit, rules);
    state.armies[other] = { units: stays ? units - 1 : units, tested };
  }
  tell({ kind: 'hastens', side: other, units: Object.keys(plan.raises ?? {}), because: [] }, [other]);
}

/** A body of whose unit so many figures are left at home: they are taken from its main body, and with all of that the sub-units stay. */
function withoutThoseAtHome(body: Unit, given: number, { units }: Pick<WrgState, 'units'>): Unit {
  if (given === 0) return body;
  if (body.parent === null) return smaller(body, Math.max(0, body.figures - given));
  return units[body.parent]?.gone === null ? body : smaller(body, 0);
}

/** A unit that has left some of its figures at home; all of them, and it is not there. */
function smaller(unit: Unit, figures: number): Unit {
  const files = Math.max(1, Math.min(unit.placed.files, figures));
  const placed = { ...unit.placed, figures, files };
  return {
    ...unit,
    strength: figures,
    figures,
    placed,
    period: freshPeriod({ figures, placed }),
    ...(figures === 0 ? { gone: 'left-table' as const } : {}),
  };
}
