import { counted, type Reason, type Violation } from '../../../../rulebook/index.js';
import { insistOnCount } from '../../common/counts.js';
import { type FightingRules, fightingRules } from '../fighting-rules.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import type { GunType, TroopType } from '../troops.js';

/** What a supply wagon carries: shots for a missile unit, or for machines of a kind. */
export type WagonLoad = 'missiles' | GunType;

/** A supply wagon, with what it was loaded with at the beginning and has left. */
export interface Wagon {
  readonly side: string;
  /** Written on the roster before the game. */
  readonly loads: readonly WagonLoad[];
  /** The side that has taken it, if any. */
  readonly capturedBy?: string;
}

/**
 * Shots that a figure or machine has at the beginning, counted for each figure.
 *
 * Source: Artillery/Missile Re-supply, and the sections on the figures.
 *
 * @returns `null` for whoever has none to count
 * @clause cady/ancient-medieval/supply/twelve-shots
 * @clause cady/ancient-medieval/missile/twenty-four-arrows
 * @clause cady/ancient-medieval/slinger/ammunition
 * @clause cady/ancient-medieval/chariot/ammunition
 * @clause cady/ancient-medieval/elephant/ammunition
 * @clause cady/ancient-medieval/gunpowder/twelve-shots
 */
export function shotsAtBeginning(
  who: TroopType,
  { troops, guns }: AncientMedievalRules = ancientMedievalRules(),
): number | null {
  const { gun, ammunition } = troops[who];
  return gun === undefined ? ammunition : guns[gun].rounds;
}

/**
 * Every fault in the loads of a wagon: so many as it holds, no more.
 *
 * Source: Artillery/Missile Re-supply.
 *
 * @clause cady/ancient-medieval/supply/wagon-capacity
 * @clause cady/ancient-medieval/roster/wagon-contents
 */
export function wagonFaults(
  wagon: Pick<Wagon, 'loads'>,
  { supply }: AncientMedievalRules = ancientMedievalRules(),
): readonly Violation[] {
  const faults: Violation[] = [];
  if (wagon.loads.length === 0) {
    const clause = 'cady/ancient-medieval/roster/wagon-contents';
    faults.push({ path: 'loads', clause, problem: 'nothing is written on the roster', mend: 'name its load' });
  }
  const most = supply.wagon.loads;
  const kinds = new Set(wagon.loads.map(load => (load === 'missiles' ? 'missiles' : 'machines')));
  if (wagon.loads.length > most || kinds.size < wagon.loads.length) {
    const clause = 'cady/ancient-medieval/supply/wagon-capacity';
    const mend = most === 1 ? 'give it one load' : 'give it one load for machines and one for missiles at most';
    faults.push({ path: 'loads', clause, problem: counted(wagon.loads.length, 'load'), mend });
  }
  for (const [at, load] of wagon.loads.entries()) {
    if (load === 'missiles' || servedBy(load, supply.wagon.serves) > 0) continue;
    const clause = 'cady/ancient-medieval/supply/wagon-capacity';
    faults.push({ path: `loads[${at}]`, clause, problem: `no wagon supplies a ${load}`, mend: 'load another' });
  }
  return faults;
}

/** Who receives a load. */
export interface Receivers {
  readonly load: WagonLoad;
  /** Shots left to each figure of the missile unit, or to each machine. */
  readonly shotsLeft: readonly number[];
}

/** A load that was handed out. */
export interface Resupply {
  readonly shotsLeft: readonly number[];
  readonly because: readonly Reason[];
}

/**
 * What the load of a wagon gives: shots to every figure of one missile unit, or to as many machines as it serves. It is spent
 * then.
 *
 * Source: Artillery/Missile Re-supply; Figure Capability Chart (Ancient / Medieval) > Missile.
 *
 * @throws RuleViolation when shots are no whole numbers.
 * @clause cady/ancient-medieval/supply/wagon-capacity
 * @clause cady/ancient-medieval/supply/wagon-chart-footnote
 */
export function resupply(
  { load, shotsLeft }: Receivers,
  { supply }: AncientMedievalRules = ancientMedievalRules(),
): Resupply {
  const clause = 'cady/ancient-medieval/supply/wagon-capacity';
  for (const [at, left] of shotsLeft.entries()) insistOnCount(`shotsLeft[${at}]`, left, clause);
  const { wagon } = supply;
  const each = load === 'missiles' ? wagon.missiles : wagon.artillery;
  const served = load === 'missiles' ? shotsLeft.length : servedBy(load, wagon.serves);
  return {
    shotsLeft: shotsLeft.map((left, at) => (at < served ? left + each : left)),
    because: [
      {
        clause,
        because: `a load of ${load}`,
        effect: `+${counted(each, 'shot')} for ${Math.min(served, shotsLeft.length)}`,
      },
    ],
  };
}

/**
 * What a side may know of a wagon's loads: its own, and those of a wagon that it has taken.
 *
 * Source: Artillery/Missile Re-supply.
 *
 * @returns `undefined` when they are secret
 * @clause cady/ancient-medieval/supply/contents-secret
 */
export function loadsKnownTo(side: string, wagon: Wagon): readonly WagonLoad[] | undefined {
  return side === wagon.side || side === wagon.capturedBy ? wagon.loads : undefined;
}

/**
 * What a missile figure without shots fights as: itself, without fire; or, where that is read so, infantry of its armor.
 *
 * Source: Artillery/Missile Re-supply.
 *
 * @clause cady/ancient-medieval/supply/out-of-shots-becomes-infantry
 */
export function withoutShots(who: TroopType, { troops, supply }: FightingRules = fightingRules()): TroopType {
  const { armor } = troops[who];
  if (supply.outOfShots === 'own-values' || armor === null) return who;
  return armor === 'heavy' ? 'men-at-arms' : `${armor}-infantry`;
}

function servedBy(gun: GunType, serves: AncientMedievalRules['supply']['wagon']['serves']): number {
  return gun === 'ballista' || gun === 'pot-d-fer' || gun === 'onager-catapult' ? serves[gun] : serves.other;
}
