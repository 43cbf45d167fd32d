import { ranksOf } from '../../../../table/index.js';
import { type Ends, figuresLapping, overlappingFigures } from '../../hand-to-hand/eligible.js';
import type { Unit } from '../../state.js';
import { meleesOf } from '../../units.js';
import type { Field } from '../field.js';
import { filesAhead, frontAt } from './files.js';
import { bothOf, periodOf } from './striking.js';
import { filesTurned } from './turned.js';

/**
 * The files of a body whose front rank fights nobody: none of their men has an enemy before him or has turned to one, nor do they overlap one or have lapped round him,
 * as far as they may. Of a square whose faces look all ways there are none.
 *
 * @clause wrg/melee/lapping-limits
 */
export function idleFiles(unit: Unit, field: Field): readonly number[] {
  if (unit.square) return [];
  const { flank, rear } = filesTurned(unit, field);
  const busy = new Set([...filesAhead(unit, field), ...flank, ...rear, ...filesBeyond(unit, field)]);
  return Array.from({ length: unit.placed.files }, (_, file) => file).filter(file => !busy.has(file));
}

/** The files of a body beyond the ends of its enemies that may overlap these or lap round them, if nobody keeps them from it. */
function filesBeyond(unit: Unit, field: Field): readonly number[] {
  const { rules } = field;
  return meleesOf(field.state, unit).flatMap(melee => {
    const striking = bothOf(melee, field).find(each => each.unit.id === unit.id);
    if (striking === undefined || striking.own !== 'front') return [];
    const { files, beyond } = frontAt(unit, melee, field);
    const [first, last] = [files[0], files.at(-1)];
    if (first === undefined || last === undefined) return [];
    const { enemy } = striking;
    const strike = (ends: Partial<Ends>) => {
      const overlap = { left: 0, right: 0, ...ends };
      const frontage = { troops: unit.troops, enemy: { type: enemy.troops.type }, overlap };
      const fight = { ...frontage, period: periodOf(melee, field), pushedBack: unit.pushedBack > 0 };
      return overlappingFigures(frontage, rules) + figuresLapping(fight, ranksOf(enemy.placed), rules);
    };
    const [left, right] = [strike({ left: beyond.left }), strike({ right: beyond.right })];
    return [
      ...Array.from({ length: left }, (_, at) => first - 1 - at),
      ...Array.from({ length: right }, (_, at) => last + 1 + at),
    ];
  });
}
