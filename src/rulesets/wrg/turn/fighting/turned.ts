import { sheetOfType } from '../../rules/army/sheets.js';
import type { WrgRules } from '../../rules.js';
import type { Melee, Unit, WrgState } from '../../state.js';
import { meleesBefore, meleesOf, unitOf } from '../../units.js';
import {
  type Fought,
  filesAhead,
  filesAt,
  filesTouchedBehind,
  lastManOf,
  type Man,
  menBeside,
  sideOf,
} from './files.js';

/** A battle as far as it says who has turned to whom. */
interface Turning {
  readonly state: WrgState;
  readonly rules: WrgRules;
}

/** Men who have turned to an enemy on a flank of their body or behind it. */
export interface Turned {
  readonly melee: Melee;
  readonly side: 'flank' | 'rear';
  readonly men: readonly Man[];
}

/**
 * The men of a body who have turned to enemies on its flanks and behind it, from the second period in which these fight it there: at the end of each rank that has one on the
 * flank beside it, and of the files that turn to one behind the last man. A man turns to one of them alone, the first whom his body met; beasts, vehicles
 * and squares need not turn.
 *
 * @clause wrg/melee/eligible-front
 */
export function menTurned(unit: Unit, { state, rules }: Turning): readonly Turned[] {
  const { arm } = sheetOfType(unit.troops.type, rules);
  if (unit.square || (arm !== 'infantry' && arm !== 'cavalry')) return [];
  const busy = new Set<string>();
  return meleesOf(state, unit).flatMap(melee => {
    const side = sideOf(unit, melee);
    if (side === 'front' || melee.since >= state.period) return [];
    const enemy = unitOf(state, melee.a === unit.id ? melee.b : melee.a);
    const touched =
      side === 'flank' ? menBeside(unit, melee, { state, rules }) : menBefore(unit, enemy, { state, rules });
    const men = touched.filter(man => !busy.has(keyOf(man)));
    for (const man of men) busy.add(keyOf(man));
    return [{ melee, side, men }];
  });
}

const keyOf = ({ rank, file }: Man) => `${rank} ${file}`;

/** Of each file that turns to an enemy behind a body the last man. */
function menBefore(unit: Unit, enemy: Unit, fought: Fought): readonly Man[] {
  return filesTurning(unit, enemy, fought).map(file => ({ rank: lastManOf(unit, file), file }));
}

/**
 * The files of a body that turn to an enemy behind them: their last men, or where there is one alone, those who have nobody before them or leave him
 * (`wrg/ruling/files-between-two-enemies`).
 *
 * @clause wrg/melee/eligible-front
 */
export function filesTurning(unit: Unit, enemy: Unit, { state, rules }: Fought): readonly number[] {
  const touched = filesTouchedBehind(unit, enemy, { state, rules });
  if (rules.field.playing.filesBetweenTwo === 'behind') return touched;
  const ahead = filesAhead(unit, { state, rules });
  // Who has a man behind him fights on, and that man turns.
  return touched.filter(file => lastManOf(unit, file) > 0 || !ahead.includes(file));
}

/** The files of whose front rank nobody strikes ahead, because the men there have turned to enemies. No figure strikes at two of them. */
export function filesTurned(unit: Unit, field: Turning): Readonly<Record<'flank' | 'rear', readonly number[]>> {
  const turned = menTurned(unit, field);
  const inFront = (side: Turned['side']) =>
    turned
      .flatMap(each => (each.side === side ? each.men : []))
      .flatMap(({ rank, file }) => (rank === 0 ? [file] : []));
  return { flank: inFront('flank'), rear: inFront('rear') };
}

/** Files before an enemy: one that stands before two fights the first of them whom it met, and who has turned to an enemy on the flank or behind fights him. */
export function filesFacing(unit: Unit, melee: Melee, field: Turning): readonly number[] {
  const before = meleesBefore(melee, field.state)
    .filter(({ a, b }) => a === unit.id || b === unit.id)
    .filter(each => sideOf(unit, each) === 'front')
    .flatMap(each => filesAt(unit, each, field));
  const { flank, rear } = filesTurned(unit, field);
  const taken = [...before, ...flank, ...rear];
  return filesAt(unit, melee, field).filter(file => !taken.includes(file));
}
