import type { OpenBook } from '../../../book/index.js';
import { type CasualtyRules, casualtiesUnder } from './fighting/casualties.js';
import { type GeneralRiskRules, generalRiskUnder, type MeleeRules, meleeUnder } from './fighting/melee.js';
import { type ShootingRules, shootingUnder, type TargetRules, targetsUnder } from './fighting/shooting.js';

/** What the game knows about shooting, hand-to-hand combat, casualties and what they come to. Lengths in paces. */
export interface FightingRules {
  readonly targets: TargetRules;
  readonly shooting: ShootingRules;
  readonly melee: MeleeRules;
  readonly casualties: CasualtyRules;
  readonly general: GeneralRiskRules;
}

/** The rules about shooting, hand-to-hand combat, casualties and what they come to that a book comes to. */
export function fightingUnder(book: OpenBook): FightingRules {
  return {
    targets: book.part({ name: 'targets', clauses: [] }, targetsUnder),
    shooting: book.part({ name: 'shooting', clauses: [] }, shootingUnder),
    melee: book.part({ name: 'melee', clauses: [] }, meleeUnder),
    casualties: book.part({ name: 'casualties', clauses: [] }, casualtiesUnder),
    general: book.part({ name: 'general', clauses: [] }, generalRiskUnder),
  };
}
