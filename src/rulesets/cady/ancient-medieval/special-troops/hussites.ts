import {
  type ClauseId,
  counted,
  insist,
  type Reason,
  reasonsUnder,
  type Violation,
} from '../../../../rulebook/index.js';
import { insistOnCount } from '../../common/counts.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import type { TroopType } from '../troops.js';

const hussiteReason = reasonsUnder('cady/ancient-medieval/hussite');

/** What a war wagon carries. */
export interface WarWagonLoad {
  readonly guns: number;
  /** The figures that it carries, by kind. */
  readonly figures: readonly { readonly type: TroopType; readonly figures: number }[];
  /** Those of them, or besides them, who fire from inside. */
  readonly firing?: { readonly type: TroopType; readonly figures: number };
}

/**
 * Every fault of a war wagon: it may hold a culverin, twelve figures of one of the kinds allowed, and four that fire from inside
 * with crossbow or hand cannon.
 *
 * Source: Additional Ancient Period Figures & Rules > Hussite War Wagon.
 *
 * @param agreed both sides have agreed on war wagons before the game
 * @clause cady/ancient-medieval/hussite/contents
 * @clause cady/ancient-medieval/hussite/fire-from-inside
 * @clause cady/ancient-medieval/hussite/agreement
 */
export function warWagonFaults(
  { load, agreed }: { readonly load: WarWagonLoad; readonly agreed: boolean },
  rules: AncientMedievalRules = ancientMedievalRules(),
): readonly Violation[] {
  const { warWagons } = rules.medieval;
  const faults: Violation[] = [];
  const fault = (path: string, rule: string, problem: string, mend: string) =>
    faults.push({ path, clause: clauseOf(rule), problem, mend });
  if (!agreed) fault('agreed', 'agreement', 'war wagons were not agreed on', 'talk them over before the game');
  if (load.guns > warWagons.guns) {
    fault('load.guns', 'contents', counted(load.guns, 'gun'), `carry ${warWagons.guns} ${warWagons.gun}`);
  }
  const inside = load.figures.filter(({ figures }) => figures > 0);
  const figures = inside.reduce((sum, each) => sum + each.figures, 0);
  if (figures > warWagons.figures) {
    fault('load.figures', 'contents', counted(figures, 'figure'), `carry ${warWagons.figures} at most`);
  }
  if (inside.length > warWagons.kinds) {
    const kinds = warWagons.kinds === 1 ? 'one kind' : `${warWagons.kinds} kinds`;
    fault('load.figures', 'contents', `${inside.length} kinds of figures`, `carry ${kinds}`);
  }
  for (const [at, { type }] of load.figures.entries()) {
    if (kindOf(type, rules) !== undefined) continue;
    fault(`load.figures[${at}].type`, 'contents', `${type} in a war wagon`, `carry ${warWagons.allowed.join(', ')}`);
  }
  const { firing } = load;
  if (firing !== undefined && firing.figures > 0) {
    const kind = kindOf(firing.type, rules);
    if (kind !== 'crossbow' && kind !== 'hand-cannon') {
      fault(
        'load.firing.type',
        'fire-from-inside',
        `${firing.type} fire from inside`,
        'put crossbow or hand cannon there',
      );
    }
    if (firing.figures > warWagons.fireFromInside) {
      const mend = `let ${warWagons.fireFromInside} fire`;
      fault('load.firing.figures', 'fire-from-inside', `${firing.figures} fire from inside`, mend);
    }
    const among = inside.find(({ type }) => type === firing.type)?.figures ?? 0;
    if (warWagons.thoseWhoFire === 'among' && firing.figures > among) {
      fault('load.firing', 'fire-from-inside', 'those who fire are not among the twelve', 'put them among the twelve');
    }
  }
  return faults;
}

/**
 * Points for a war wagon: those of everybody in it.
 *
 * Source: Additional Ancient Period Figures & Rules > Hussite War Wagon.
 *
 * @throws RuleViolation when figures are no whole numbers.
 * @clause cady/ancient-medieval/hussite/cost
 */
export function warWagonCost(
  load: WarWagonLoad,
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly points: number; readonly because: readonly Reason[] } {
  const { gun, price, thoseWhoFire } = rules.medieval.warWagons;
  const besides = thoseWhoFire === 'besides' && load.firing !== undefined ? [load.firing] : [];
  const points = [...load.figures, ...besides].reduce(
    (sum, { type, figures }) => {
      insistOnCount('figures', figures, clauseOf('cost'));
      return sum + figures * costOf(type, rules);
    },
    price + load.guns * costOf(gun, rules),
  );
  return { points, because: [hussiteReason('cost', 'by what it holds', counted(points, 'point'))] };
}

/** How war wagons stand. */
export interface WagonStand {
  readonly moving: boolean;
  /** They are chained together in a fighting position. */
  readonly chained: boolean;
}

/** What wagons do for those in and behind them. */
export interface WagonShelter {
  /** Missiles do not reach them. Artillery always does. */
  readonly safeFromMissiles: boolean;
  readonly safeFromShock: boolean;
  /** Melee points that an enemy loses who fights them. */
  readonly enemyMelee: number;
  /** Steps of missiles at those behind the wagons, if theirs are the ones that count. */
  readonly missileSteps: number;
  readonly because: readonly Reason[];
}

/**
 * What war wagons do for their men. On the move neither missiles nor shock come in; chained together they stop every charge and
 * make the enemy worse in melee. Artillery hits them at all times.
 *
 * Source: Additional Ancient Period Figures & Rules > Hussite War Wagon.
 *
 * @clause cady/ancient-medieval/hussite/moving-safe
 * @clause cady/ancient-medieval/hussite/chained-no-shock
 * @clause cady/ancient-medieval/hussite/melee-penalty
 * @clause cady/ancient-medieval/hussite/cover
 * @clause cady/ancient-medieval/hussite/defensive-position
 */
export function wagonShelter(
  { moving, chained }: WagonStand,
  rules: AncientMedievalRules = ancientMedievalRules(),
): WagonShelter {
  const { enemyMelee, cover } = rules.medieval.warWagons;
  const standing = chained && !moving;
  const because: Reason[] = [];
  if (moving)
    because.push(hussiteReason('moving-safe', 'wagons on the move', 'no missiles and no shock reach those inside'));
  if (standing) because.push(hussiteReason('chained-no-shock', 'wagons chained together', 'no shock'));
  return {
    safeFromMissiles: moving,
    safeFromShock: moving || standing,
    enemyMelee: standing ? enemyMelee : 0,
    missileSteps: cover.whose === 'at-them' && !moving ? cover.steps : 0,
    because,
  };
}

/** Wagons drawn up in a position. */
export interface WagonPosition {
  readonly wagons: number;
  /** Gaps between them, and those of them that figures fill. */
  readonly gaps: number;
  readonly filled: number;
}

/**
 * Whether wagons can be chained into a position: they stand still, and nobody gets through between them, because figures, pikes as
 * a rule, fill the gaps.
 *
 * Source: Additional Ancient Period Figures & Rules > Hussite War Wagon.
 *
 * @throws RuleViolation when numbers are not whole.
 * @clause cady/ancient-medieval/hussite/pike-gaps
 * @clause cady/ancient-medieval/hussite/defensive-position
 */
export function wagonPositionClosed({ wagons, gaps, filled }: WagonPosition): boolean {
  for (const [path, count] of Object.entries({ wagons, gaps, filled }))
    insistOnCount(path, count, clauseOf('pike-gaps'));
  return wagons > 0 && filled >= gaps;
}

/** The kind under which figures are allowed in a wagon. */
function kindOf(type: TroopType, { troops, medieval }: AncientMedievalRules): string | undefined {
  const { like, weapon, traits } = troops[type];
  const names: readonly (string | null)[] = [like, weapon, ...traits];
  return medieval.warWagons.allowed.find(kind => names.includes(kind));
}

function costOf(type: TroopType, { troops }: AncientMedievalRules): number {
  const { cost, title } = troops[type];
  insist(cost !== null, () => ({
    path: 'type',
    clause: clauseOf('cost'),
    problem: `${title} has no price of its own`,
    mend: 'name the figures that it carries',
  }));
  return cost;
}

function clauseOf(rule: string): ClauseId {
  return `cady/ancient-medieval/hussite/${rule}`;
}
