import { counted, RuleViolation, type Violation } from '../../../../rulebook/index.js';
import { fullCrew } from '../artillery-crew.js';
import type { GunType, MusketRules } from '../rules.js';

/** A gun of a duel. */
export interface DuelGun {
  readonly gun: GunType;
  /** Gunners; all of them unless said. */
  readonly crew?: number;
  readonly projectile: 'solid' | 'explosive';
  /** How far its calls are off: cm called beyond the target, below 0 short of it; 0 unless said. */
  readonly off?: number;
}

/** Two batteries in line that fire at each other over flat and open ground. Lengths in cm. */
export interface Duel {
  /** One gun, or two. */
  readonly ours: readonly DuelGun[];
  readonly theirs: readonly DuelGun[];
  /** From the muzzles of the one to those of the other. */
  readonly distance: number;
  /** From gun to gun of a battery. */
  readonly apart: number;
  readonly turns: number;
}

/** A gun as a duel has left it. */
export interface DuelGunLeft {
  /** The piece still stands. */
  readonly standing: boolean;
  readonly crew: number;
}

/** How a duel has left both batteries. */
export interface DuelLeft {
  readonly ours: readonly DuelGunLeft[];
  readonly theirs: readonly DuelGunLeft[];
}

/** A side of a duel. */
export type DuelSide = keyof DuelLeft;

/** Refuses what is no duel, with every fault at once. */
export function insistOnDuel(duel: Duel, rules: MusketRules): void {
  const faults = faultsOf(duel, rules);
  if (faults.length > 0) throw new RuleViolation(faults);
}

function faultsOf({ ours, theirs, distance: away, turns }: Duel, rules: MusketRules): readonly Violation[] {
  const faults: Violation[] = [];
  const fault = (path: string, problem: string, mend: string) => faults.push({ path, problem, mend });
  if (!Number.isInteger(turns) || turns < 1) fault('turns', counted(turns, 'turn'), 'give 1 or more');
  for (const [side, guns] of Object.entries({ ours, theirs })) {
    if (guns.length < 1 || guns.length > 2) fault(side, `a battery of ${guns.length}`, 'give one gun, or two');
    guns.forEach(({ gun, projectile, crew = 0 }, i) => {
      const range = rules.guns[gun].ranges[projectile];
      const full = fullCrew(gun, rules);
      const reaches = range !== null && range.from <= away && away <= (range.to ?? away);
      if (!reaches)
        fault(`${side}[${i}].projectile`, `no ${projectile} shot at ${away} cm`, 'take another, or come nearer');
      if (!Number.isInteger(crew) || crew > full || crew < 0)
        fault(`${side}[${i}].crew`, counted(crew, 'gunner'), `give ${full} at most`);
    });
  }
  return faults;
}
