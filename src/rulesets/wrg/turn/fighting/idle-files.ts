import { rankStrengths, ranksOf, standsOf } from '../../../../table/index.js';
import { isVulnerable } from '../../casualties/target.js';
import { type Ends, figuresLapping, figuresUnengaged, overlappingFigures } from '../../hand-to-hand/eligible.js';
import type { Unit } from '../../state.js';
import { meleesOf } from '../../units.js';
import type { Field } from '../field.js';
import { meleeTroops, weaponOf } from './fighter.js';
import { filesAhead, frontAt } from './files.js';
import { bothOf, periodOf, type Striking } from './striking.js';
import { filesTurned, menTurned } from './turned.js';

/**
 * Men of an enemy who fight nobody, in his rear ranks or in files with nobody to strike at, and have not turned to others: they can go to meet those who come round him.
 *
 * @clause wrg/melee/lapping-limits
 */
export function menUnengaged(striking: Striking, field: Field): number {
  return spare(striking, idleFiles(striking.enemy, field), field);
}

/** Men of an enemy who fight nobody: those of his rear ranks that do not, and those in some files with nobody to strike at. */
function spare({ unit, enemy, melee, own, other }: Striking, files: readonly number[], field: Field): number {
  const { rules } = field;
  const isAway = enemy.rout !== null || enemy.period.doing === 'evading' || enemy.square;
  // Wagons come round nobody, and nobody strikes at them.
  if (!rules.fighting.melee.lappingMet || isAway || !isVulnerable(unit.troops, rules)) return 0;
  const back: Striking = { unit: enemy, enemy: unit, melee, own: other, other: own };
  const turned = menTurned(enemy, field).flatMap(({ men }) => men);
  const ranks = rankStrengths(enemy.placed).map(
    (figures, at) => figures - turned.filter(({ rank }) => rank === at).length,
  );
  const period = periodOf(melee, field);
  const inIdleFile = standsOf(enemy.placed).filter(
    man => files.includes(man.file) && !turned.some(({ rank, file }) => rank === man.rank && file === man.file),
  );
  const idle = ranks.map((_, at) => inIdleFile.filter(({ rank }) => rank === at).length);
  const body = { troops: meleeTroops(enemy), weapon: weaponOf(back, field), period, shooting: enemy.period.shot, idle };
  return figuresUnengaged(body, ranks, rules);
}

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

/** The files of a body beyond the ends of its enemies that overlap these or lap round them, unless men of their rear ranks keep them from it. */
function filesBeyond(unit: Unit, field: Field): readonly number[] {
  const { rules } = field;
  return meleesOf(field.state, unit).flatMap(melee => {
    const striking = bothOf(melee, field).find(each => each.unit.id === unit.id);
    if (striking === undefined || striking.own !== 'front') return [];
    const { files, beyond } = frontAt(unit, melee, field);
    const [first, last] = [files[0], files.at(-1)];
    if (first === undefined || last === undefined) return [];
    const { enemy } = striking;
    const enemyFree = spare(striking, [], field);
    const strike = (ends: Partial<Ends>) => {
      const overlap = { left: 0, right: 0, ...ends };
      const frontage = { troops: unit.troops, enemy: { type: enemy.troops.type }, overlap };
      const fight = { ...frontage, period: periodOf(melee, field), pushedBack: unit.pushedBack > 0, enemyFree };
      return overlappingFigures(frontage, rules) + figuresLapping(fight, ranksOf(enemy.placed), rules);
    };
    const [left, right] = [strike({ left: beyond.left }), strike({ right: beyond.right })];
    return [
      ...Array.from({ length: left }, (_, at) => first - 1 - at),
      ...Array.from({ length: right }, (_, at) => last + 1 + at),
    ];
  });
}
