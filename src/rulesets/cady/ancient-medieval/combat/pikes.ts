import { counted, type Reason, reasonsUnder } from '../../../../rulebook/index.js';
import { insistOnCount } from '../../common/counts.js';
import { type FightingRules, fightingRules } from '../fighting-rules.js';
import type { PeriodObstacle } from '../numbers/shock-and-movement.js';
import type { TroopType } from '../troops.js';
import { noReach, type Reach } from './reach.js';

const pikeReason = reasonsUnder('cady/ancient-medieval/pike');

/** Pikes in contact with an enemy: the figures of each rank that stand behind each other there, the first rank first. */
export interface PikeRanks {
  readonly ranks: readonly number[];
  /** They attack; otherwise they are attacked. */
  readonly attacking: boolean;
}

/**
 * The pikes that strike over the first rank: those of the second and third when they attack, nobody when they are attacked.
 *
 * Source: Additional Ancient Period Figures & Rules > Swiss Pike.
 *
 * @throws RuleViolation when a rank has no whole number of figures.
 * @clause cady/ancient-medieval/pike/three-ranks-attack
 */
export function pikeReach({ ranks, attacking }: PikeRanks, rules: FightingRules = fightingRules()): Reach {
  for (const figures of ranks) insistOnCount('ranks', figures, 'cady/ancient-medieval/pike/three-ranks-attack');
  const { ranks: deep, rearRanks } = rules.medieval.pikes;
  const figures = ranks.slice(1, deep).reduce((sum, rank) => sum + rank, 0);
  if (!attacking || figures === 0) return noReach();
  const because = pikeReason(
    'three-ranks-attack',
    `pikes attack ${counted(Math.min(ranks.length, deep), 'rank')} deep`,
    `${counted(figures, 'more attack')} on those left`,
  );
  return { figures, exposed: rearRanks.rolls === 'both' ? figures : 0, because: [because] };
}

/** Pikes that are struck. */
export interface PikesStruck extends PikeRanks {
  /** Hits on them, of shock or melee. */
  readonly hits: number;
  /** The figures that struck. */
  readonly by: TroopType;
}

/**
 * How many pikes fall. On defence no more than stand in the first rank, unless pikes or pole arms struck them, which reach as
 * far as they do.
 *
 * Source: Additional Ancient Period Figures & Rules > Swiss Pike.
 *
 * @throws RuleViolation when hits or figures are no whole numbers.
 * @clause cady/ancient-medieval/pike/front-rank-losses
 */
export function pikeLosses(
  { ranks, attacking, hits, by }: PikesStruck,
  rules: FightingRules = fightingRules(),
): { readonly lost: number; readonly because: readonly Reason[] } {
  insistOnCount('hits', hits, 'cady/ancient-medieval/pike/front-rank-losses');
  for (const figures of ranks) insistOnCount('ranks', figures, 'cady/ancient-medieval/pike/front-rank-losses');
  const all = ranks.reduce((sum, rank) => sum + rank, 0);
  const lost = Math.min(hits, all);
  const { traits } = rules.troops[by];
  const front = ranks[0] ?? 0;
  if (attacking || lost <= front || traits.includes('pike') || traits.includes('pole-arm'))
    return { lost, because: [] };
  const because = pikeReason(
    'front-rank-losses',
    'only the first rank can be reached',
    `${hits} → ${counted(front, 'figure')}`,
  );
  return { lost: front, because: [because] };
}

/**
 * What pikes so many ranks deep are to a charge; `undefined` when they are too few to take anything off it.
 *
 * Source: Additional Ancient Period Figures & Rules > Swiss Pike.
 *
 * @clause cady/ancient-medieval/pike/shock-reduction
 */
export function pikeObstacle(
  { ranks }: { readonly ranks: number },
  rules: FightingRules = fightingRules(),
): PeriodObstacle | undefined {
  const { two, three } = rules.medieval.pikes.againstShock;
  if (ranks >= three) return 'pike-three-ranks';
  return ranks >= two ? 'pike-two-ranks' : undefined;
}
