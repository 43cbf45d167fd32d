import { lightCavalryOf, outscouted } from '../../army/scouts.js';
import { armyListOf } from '../../muster/army-list.js';
import { raisedList } from '../../muster/setup.js';
import type { Unit } from '../../state.js';
import { freshPeriod } from '../../units.js';
import type { Play } from '../play.js';

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
  const after = raisedList(declares === 'first' ? lists.second : lists.first, plan);
  for (const unit of Object.values(state.units)) {
    if (unit.side !== other) continue;
    const left = after.units.find(({ id }) => id === unit.id)?.figures ?? 0;
    const now = plan.givesUp?.[unit.id] === undefined ? unit : smaller(unit, left);
    // A sub-unit marches with its unit.
    const of = unit.parent ?? unit.id;
    const was = scenario.sides[other]?.units.find(({ id }) => id === of)?.early ?? 0;
    const sooner = Math.max(0, (plan.raises?.[of] ?? was) - was);
    // Who comes on late comes as many periods sooner as he marches faster.
    const away = now.away === null ? null : { ...now.away, from: Math.max(state.period, now.away.from - sooner) };
    state.units[unit.id] = { ...now, away };
  }
  tell({ kind: 'hastens', side: other, units: Object.keys(plan.raises ?? {}), because: [] }, [other]);
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
