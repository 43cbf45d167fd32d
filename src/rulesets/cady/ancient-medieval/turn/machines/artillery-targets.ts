import {
  type Bearing,
  bearingTo,
  destination,
  distance,
  distanceToSegment,
  figuresOf,
  isLowBarrier,
  type LowBarrier,
  metBetween,
  type Placed,
  type Point,
  quadOf,
  type Segment,
  type Table,
} from '../../../../../table/index.js';
import { nearestOnLine } from '../../../common/turn/fighting/breaches.js';
import { inPlay, placedOf } from '../../../common/turn/units.js';
import type { MachineTarget, ShotAt } from '../../machines/machine-hits.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientState, AncientUnit } from '../../state.js';
import type { GunType } from '../../troops.js';

/**
 * Everybody and everything on the table that a stone, ball or bolt can hit, as it stands: the figures of every unit; of a machine
 * itself and its crew; elephants, wagons and berserkers, which are hit whole. Units behind markers are hit as well as others.
 *
 * @clause cady/ancient-medieval/artillery/crew-targets
 * @clause cady/ancient-medieval/hussite/moving-safe
 */
export function targetsOn(state: AncientState, rules: AncientMedievalRules): MachineTarget[] {
  return inPlay(state).flatMap(unit => {
    const placed = placedOf(unit, rules);
    const whole = wholeKindOf(unit, rules);
    const figures = figuresOf(placed).map(({ point }): MachineTarget => ({ unit: unit.id, kind: 'figure', point }));
    if (whole === undefined) return figures;
    const target: MachineTarget = { unit: unit.id, kind: whole, point: middleOf(placed) };
    return unit.machine === null ? [target] : [target, ...figures];
  });
}

/** What a unit is hit as, if not figure by figure. */
function wholeKindOf(unit: AncientUnit, { troops }: AncientMedievalRules): ShotAt | undefined {
  const { gun, traits } = troops[unit.type];
  if (unit.machine !== null && gun !== undefined) return gun;
  if (unit.elephant !== null) return 'elephant';
  if (traits.includes('berserker')) return 'berserker';
  return unit.wagon !== null || unit.warWagon !== null ? 'supply-wagon' : undefined;
}

function middleOf(placed: Placed): Point {
  const [a, , c] = quadOf(placed);
  return { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 };
}

/** What a shot strikes on the ground, lengths in cm: a circle about where it came down, or the last stretch of a bolt's way. */
export type StruckGround =
  | { readonly shape: 'circle'; readonly centre: Point; readonly radius: number }
  | { readonly shape: 'linear'; readonly tail: Segment; readonly reach: number };

/** The ground that the shot of a machine strikes. */
export function struckGround(
  shot: { readonly gun: GunType; readonly from: Point; readonly bearing: Bearing; readonly point: Point },
  { guns, fire, artillery }: AncientMedievalRules,
): StruckGround {
  const { from, point } = shot;
  const { hitArea } = guns[shot.gun];
  if (hitArea.shape === 'circle') return { shape: 'circle', centre: point, radius: hitArea.diameter / 2 };
  const flown = distance(from, point);
  const straight = artillery.boltPath === 'along-the-line-called' || flown === 0;
  const bearing = straight ? shot.bearing : bearingTo(from, point);
  const start = destination(point, bearing + 180, Math.min(hitArea.length, flown));
  return { shape: 'linear', tail: { from: start, to: point }, reach: fire.pieceRadius };
}

/**
 * Fences that a shot may strike, each where it would: a bolt where it goes through, everything else where the fence is nearest
 * to where it came down. Only stones and balls throw down stone walls.
 *
 * @clause cady/common/fence/section-removed
 * @clause cady/common/wall/section-removed
 */
export function barriersUnder(
  ground: StruckGround,
  table: Table,
): { readonly barrier: LowBarrier; readonly at: Point }[] {
  if (ground.shape === 'linear') {
    return metBetween(table, ground.tail.from, ground.tail.to, ['fence']).flatMap(({ feature, point }) =>
      isLowBarrier(feature) ? [{ barrier: feature, at: { x: point.x, y: point.y } }] : [],
    );
  }
  return table.features.filter(isLowBarrier).flatMap(barrier => {
    const at = nearestOnLine(ground.centre, barrier.line);
    return at === undefined ? [] : [{ barrier, at }];
  });
}

/** Whether a spot lies on the ground that a shot strikes. */
export function isStruck(point: Point, ground: StruckGround): boolean {
  return ground.shape === 'circle'
    ? distance(point, ground.centre) <= ground.radius
    : distanceToSegment(point, ground.tail) <= ground.reach;
}

/** The units of some targets on the ground that a shot strikes. */
export function unitsStruck(targets: readonly MachineTarget[], ground: StruckGround): readonly string[] {
  return [...new Set(targets.filter(({ point }) => isStruck(point, ground)).map(({ unit }) => unit))];
}
