import { type ClauseId, counted, insist, type Reason, type Violation } from '../../../../rulebook/index.js';
import type { GameLevel, LevelRules } from '../army/levels.js';
import { insistOnCount } from '../counts.js';
import { commonRules } from '../rules.js';
import { type Arm, type MovementRules, terrainCosts } from './movement.js';
import { thirdsLost } from './thirds.js';

/** The numbers of rivers, fords and bridges. Lengths in cm. */
export interface WaterNumbers {
  /** Water this wide is a creek, and this wide a river; between the two the players decide. */
  readonly creek: { readonly from: number; readonly to: number };
  readonly river: { readonly from: number; readonly to: number };
  /** Direct artillery hits on one part of a bridge that destroy it; `null` where none do. */
  readonly bridgeHits: { readonly wood: number | null; readonly stone: number | null };
  /** Bridges that can burn. */
  readonly burns: { readonly wood: boolean; readonly stone: boolean };
}

/** The part of a ruleset's rules that water needs. */
export interface WaterRules extends MovementRules, LevelRules {
  readonly water: WaterNumbers;
}

/** What a bridge is built of. */
export type BridgeMaterial = 'wood' | 'stone';

/**
 * What a water on the table is by its width; `designate` where the width fits neither and the players must say.
 *
 * Source: Common Rules > Geography > Rivers.
 *
 * @clause cady/common/rivers/sizes
 */
export function waterOf(
  { width }: { readonly width: number },
  rules: WaterRules = commonRules(),
): 'creek' | 'river' | 'designate' {
  const { creek, river } = rules.water;
  if (width >= creek.from && width <= creek.to) return 'creek';
  return width >= river.from && width <= river.to ? 'river' : 'designate';
}

/** A unit about to cross water. */
export interface Crossing {
  readonly arm: Arm;
  readonly by: 'ford' | 'bridge' | 'boat';
  /** Frontage of its formation, and of one of its stands, in cm. */
  readonly front: number;
  readonly stand: { readonly front: number; readonly depth: number };
  /** The ford or bridge. */
  readonly width: number;
  readonly changesFormation?: boolean;
  readonly level: GameLevel;
}

/**
 * Every fault of a crossing: a formation wider than the ford, a stand that does not fit on the bridge, boats in a game without
 * optional rules.
 *
 * Source: Common Rules > Geography > Fords; Bridges; Rivers.
 *
 * @clause cady/common/fords/width
 * @clause cady/common/bridges/stand-must-fit
 * @clause cady/common/rivers/boats
 */
export function crossingFaults(unit: Crossing, rules: WaterRules = commonRules()): readonly Violation[] {
  const fault = (path: string, clause: ClauseId, problem: string, mend: string) => [{ path, clause, problem, mend }];
  if (unit.by === 'ford' && unit.front > unit.width) {
    const problem = `${unit.front} cm abreast at a ford of ${unit.width} cm`;
    return fault('front', 'cady/common/fords/width', problem, 'form a narrower column first');
  }
  // A stand marches with its front ahead: what has to fit on the bridge is its width.
  if (unit.by === 'bridge' && unit.stand.front > unit.width) {
    const problem = `a stand ${unit.stand.front} cm wide on a bridge of ${unit.width} cm`;
    return fault('stand', 'cady/common/bridges/stand-must-fit', problem, 'cross elsewhere');
  }
  if (unit.by === 'boat' && !rules.levels[unit.level].optionalRules) {
    const problem = `no boats in the ${unit.level} game`;
    return fault(
      'by',
      'cady/common/rivers/boats',
      problem,
      'cross at a ford or bridge, or agree on the optional rules',
    );
  }
  return [];
}

/**
 * Thirds of the printed move that a ford or bridge costs, in every turn of the crossing: a ford that takes two turns costs
 * both of them; a bridge nothing, so long as the formation stays.
 *
 * Source: Common Rules > Geography > Fords; Bridges.
 *
 * @throws RuleViolation when the arm cannot cross there.
 * @clause cady/common/fords/two-turns
 * @clause cady/common/bridges/no-loss
 */
export function crossingCost(
  crossing: {
    readonly arm: Arm;
    readonly over: 'river-ford' | 'creek-ford' | 'bridge';
    /** Turns in which any part of the unit is crossing. */
    readonly turns: number;
    readonly changesFormation?: boolean;
  },
  rules: WaterRules = commonRules(),
): { readonly thirds: readonly number[]; readonly because: readonly Reason[] } {
  insistOnCount('turns', crossing.turns, 'cady/common/fords/two-turns');
  const { riverFord, creekFord, bridge } = terrainCosts({ arm: crossing.arm }, rules);
  const each = { 'river-ford': riverFord, 'creek-ford': creekFord, bridge }[crossing.over];
  insist(each !== null, () => ({
    path: 'arm',
    clause: 'cady/common/rivers/bridge-only-types',
    problem: `${crossing.arm} cannot cross a ${crossing.over.replace('-', ' at a ')}`,
    mend: 'cross at a bridge',
  }));
  const change = crossing.changesFormation === true ? -rules.movement.thirds.formationChange : 0;
  const thirds = Array.from({ length: crossing.turns }, (_, turn) => each + (turn === 0 ? change : 0));
  const clause: ClauseId = crossing.over === 'bridge' ? 'cady/common/bridges/no-loss' : 'cady/common/fords/two-turns';
  const because = `crosses a ${crossing.over.replace('-', ' at a ')}`;
  return {
    thirds,
    because: [{ clause, because, effect: each === 0 ? thirdsLost(each) : `${thirdsLost(each)} in each turn of it` }],
  };
}

/** A bridge under fire. */
export interface BridgeUnderFire {
  readonly material: BridgeMaterial;
  /** Direct hits so far, by the part of the bridge that they struck. */
  readonly hits: readonly { readonly part: string; readonly hits: number }[];
}

/**
 * Whether artillery has destroyed a bridge: a wooden one by three direct hits on the same part, a stone one never. A period
 * may have pieces that do more.
 *
 * Source: Common Rules > Geography > Bridges.
 *
 * @throws RuleViolation when hits are no whole number.
 * @clause cady/common/bridges/wooden-destroyed
 * @clause cady/common/bridges/stone-indestructible
 */
export function bridgeDestroyed(
  bridge: BridgeUnderFire,
  rules: WaterRules = commonRules(),
): { readonly destroyed: boolean; readonly because: readonly Reason[] } {
  const needed = rules.water.bridgeHits[bridge.material];
  if (needed === null) {
    const clause = 'cady/common/bridges/stone-indestructible';
    return { destroyed: false, because: [{ clause, because: `built of ${bridge.material}`, effect: 'no harm done' }] };
  }
  for (const { hits } of bridge.hits) insistOnCount('hits', hits, 'cady/common/bridges/wooden-destroyed');
  const worst = Math.max(0, ...bridge.hits.map(({ hits }) => hits));
  const clause = 'cady/common/bridges/wooden-destroyed';
  const because = `${worst} of ${counted(needed, 'direct hit')} on one part`;
  const destroyed = worst >= needed;
  return { destroyed, because: [{ clause, because, effect: destroyed ? 'destroyed' : 'stands' }] };
}

/**
 * Whether a bridge may be set on fire: a wooden one, in the advanced game.
 *
 * Source: Common Rules > Geography > Bridges.
 *
 * @clause cady/common/bridges/wooden-burns
 * @clause cady/common/bridges/stone-indestructible
 */
export function bridgeMayBurn(
  bridge: { readonly material: BridgeMaterial; readonly level: GameLevel },
  rules: WaterRules = commonRules(),
): boolean {
  return rules.water.burns[bridge.material] && rules.levels[bridge.level].optionalRules;
}
