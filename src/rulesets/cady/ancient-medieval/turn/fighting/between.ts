import {
  destination,
  distanceBetweenQuads,
  lengthInside,
  type Point,
  quadOf,
  segmentsCross,
  standsOf,
  toGrid,
} from '../../../../../table/index.js';
import { standsTouching } from '../../../common/fighting/touching.js';
import { placedOf } from '../../../common/turn/units.js';
import type { AncientMedievalRules } from '../../rules.js';
import { wagonShelter } from '../../special-troops/hussites.js';
import type { AncientState, AncientUnit, Work } from '../../state.js';
import { groundOfWork } from '../works/works.js';

/**
 * The works across which a unit comes to grips with an enemy: those that lie right before the stands that touch him. Stakes keep
 * off only those who did not set them up.
 *
 * @clause cady/ancient-medieval/stakes/melee
 * @clause cady/ancient-medieval/stakes/shock
 * @clause cady/ancient-medieval/romans/entrench
 */
export function worksBetween(
  unit: AncientUnit,
  enemy: AncientUnit,
  { works }: Pick<AncientState, 'works'>,
  rules: AncientMedievalRules,
): Work[] {
  if (works.length === 0) return [];
  const from = middleOf(unit, enemy, rules);
  const { depth } = rules.troops[unit.type].stand;
  const to = destination(from, unit.facing, depth / 2 + 2 * rules.table.meleeRange);
  return works.filter(
    ({ kind, side, line: [left, right] }) =>
      (kind !== 'stakes' || side !== unit.side) && segmentsCross({ from, to }, { from: left, to: right }),
  );
}

/**
 * The caltrops on the way of a charge.
 *
 * @clause cady/ancient-medieval/caltrops/shock
 */
export function chargedOverCaltrops(
  { turn: { path }, at }: AncientUnit,
  { works }: Pick<AncientState, 'works'>,
): boolean {
  const way: readonly Point[] = [...path, at];
  return works.some(work => {
    if (work.kind !== 'caltrops') return false;
    const ground = groundOfWork(work);
    return way.some((to, i) => {
      const from = way[i - 1];
      return from !== undefined && lengthInside({ from, to }, ground) > 0;
    });
  });
}

/**
 * Whether a unit fights from behind war wagons: it is one that stands chained, or closes the gap next to one.
 *
 * @clause cady/ancient-medieval/hussite/melee-penalty
 * @clause cady/ancient-medieval/hussite/chained-no-shock
 * @clause cady/ancient-medieval/hussite/pike-gaps
 */
export function behindWagons(
  unit: AncientUnit,
  { units }: Pick<AncientState, 'units'>,
  rules: AncientMedievalRules,
): boolean {
  const position = Object.values(units).filter(({ warWagon, gone, side, turn }) => {
    if (warWagon === null || gone !== null || side !== unit.side) return false;
    return wagonShelter({ moving: turn.moved > 0, chained: warWagon.chained }, rules).enemyMelee > 0;
  });
  if (position.length === 0) return false;
  const body = quadOf(placedOf(unit, rules));
  return position.some(
    wagon =>
      wagon.id === unit.id || distanceBetweenQuads(body, quadOf(placedOf(wagon, rules))) <= rules.table.meleeRange,
  );
}

/** The middle of the stands of a unit that touch an enemy; of all its stands where none does. */
function middleOf(unit: AncientUnit, enemy: AncientUnit, rules: AncientMedievalRules): Point {
  const stands = standsOf(placedOf(unit, rules));
  const touching = standsTouching(placedOf(unit, rules), placedOf(enemy, rules), rules);
  const middle = touching.length === 0 ? stands : touching;
  const mean = (of: (point: Point) => number) =>
    toGrid(middle.reduce((sum, { centre }) => sum + of(centre), 0) / middle.length);
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}
