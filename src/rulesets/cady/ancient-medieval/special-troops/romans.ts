import type { Dice } from '../../../../dice/index.js';
import {
  type ClauseId,
  counted,
  insist,
  type Reason,
  reasonsUnder,
  type Violation,
} from '../../../../rulebook/index.js';
import { toGrid } from '../../../../table/index.js';
import { insistOnCount, insistOnLength } from '../../common/counts.js';
import type { Reaction } from '../../common/fighting/morale.js';
import type { ReadyVolley } from '../../common/fire/volley.js';
import {
  type MissileOdds,
  type MissileVolley,
  type MissileVolleyResult,
  missileVolley,
  readyMissiles,
} from '../missiles/missiles.js';
import { pilaEncumber } from '../missiles/thrown.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import type { TroopType } from '../troops.js';

const romanReason = reasonsUnder('cady/ancient-medieval/romans');

/** What a kind of figure does of what only legionaries do. */
export interface LegionaryWorks {
  readonly pila: boolean;
  readonly testudo: boolean;
  readonly digs: boolean;
  /** Sets up stakes that it did not have to buy. */
  readonly stakes: boolean;
}

/**
 * What of the legionaries' works a kind of figure does: they do all of it, and no other Roman any.
 *
 * Source: Additional Ancient Period Figures & Rules > Romans; Roman Cavalry.
 *
 * @clause cady/ancient-medieval/romans/testudo-who
 * @clause cady/ancient-medieval/romans/cavalry-limits
 * @clause cady/ancient-medieval/romans/auxiliaries-generic
 * @clause cady/ancient-medieval/romans/pilum-carriers
 * @clause cady/ancient-medieval/definition/pilum
 */
export function legionaryWorks(
  type: TroopType,
  { troops }: AncientMedievalRules = ancientMedievalRules(),
): LegionaryWorks {
  const { traits, weapon } = troops[type];
  const legionary = traits.includes('legionary');
  return { pila: weapon === 'pilum', testudo: legionary, digs: legionary, stakes: traits.includes('stakes') };
}

/** One rank of legionaries that throws its pila. */
export interface PilaRank {
  readonly figures: number;
  /** To the enemy, in cm. */
  readonly distance: number;
}

/** Legionaries about to come into contact. Whether they may throw at all says `throwFaults`. */
export interface PilaVolley {
  /** The first rank, and the one behind it. Whoever is out of reach keeps his pilum. */
  readonly ranks: readonly PilaRank[];
  readonly target: TroopType;
  /** Figures of the target before the volley. */
  readonly targetFigures: number;
}

/** What a volley of pila did. */
export interface PilaResult extends MissileVolleyResult {
  /** Melee points that the target is short of because of it, and when. */
  readonly encumbered: { readonly points: number; readonly when: 'this-turn' | 'next-turn' };
}

/**
 * A volley of pila just before the first melee: a ten-sided die for each legionary of the first two ranks in reach, whatever
 * armor the enemy wears. Thrown at a third of the enemy's figures or more it drags their shields down besides.
 *
 * Source: Additional Ancient Period Figures & Rules > Romans.
 *
 * @throws RuleViolation when figures are no whole numbers.
 * @clause cady/ancient-medieval/romans/pilum-odds
 * @clause cady/ancient-medieval/romans/pilum-second-rank
 * @clause cady/ancient-medieval/romans/pilum-encumbers
 * @clause cady/ancient-medieval/definition/missile-fire
 */
export function pilaVolley(
  volley: PilaVolley,
  dice: Dice,
  rules: AncientMedievalRules = ancientMedievalRules(),
): PilaResult {
  return throwPila(shotsOf(volley, rules), dice, rules);
}

/**
 * Pila thrown by figures whose way to the enemy is known already, as it is on the table: what falls, and the shields that are
 * dragged down.
 *
 * @throws RuleViolation when figures are no whole numbers.
 * @clause cady/ancient-medieval/romans/pilum-encumbers
 */
export function throwPila(shots: MissileVolley, dice: Dice, rules: AncientMedievalRules): PilaResult {
  const thrown = missileVolley(shots, dice, rules);
  const { points, when, because } = pilaEncumber({ pila: thrown.dice, figures: shots.targetFigures }, rules);
  return { ...thrown, encumbered: { points, when }, because: [...thrown.because, ...because] };
}

/**
 * Everything about a volley of pila that can be known before the dice: the ranks that throw, and what each die needs.
 *
 * Source: Additional Ancient Period Figures & Rules > Romans.
 *
 * @throws RuleViolation when figures are no whole numbers.
 */
export function readyPila(
  volley: PilaVolley,
  rules: AncientMedievalRules = ancientMedievalRules(),
): ReadyVolley<MissileOdds> {
  return readyMissiles(shotsOf(volley, rules), rules);
}

/** The shots of the ranks that throw and are in reach. */
function shotsOf({ ranks: given, target, targetFigures }: PilaVolley, rules: AncientMedievalRules): MissileVolley {
  const { ranks, range } = rules.romans.pilum;
  const groups = given
    .slice(0, ranks)
    .map(({ figures, distance }, rank) => ({
      shooter: 'roman-legionary' as const,
      target,
      figures,
      distance,
      shots: 1,
      ...(rank > 0 ? { indirect: true } : {}),
    }))
    .filter(({ distance }) => toGrid(distance) <= toGrid(range));
  return { groups, targetFigures };
}

/** A unit that forms a testudo, or stands in one: a block of so many ranks and files of figures. */
export interface TestudoShape {
  readonly type: TroopType;
  readonly ranks: number;
  readonly files: number;
  readonly figures: number;
}

/**
 * Every fault of a testudo: it takes legionaries, in a full square or rectangle at least four deep.
 *
 * Source: Additional Ancient Period Figures & Rules > Romans.
 *
 * @clause cady/ancient-medieval/romans/testudo-who
 * @clause cady/ancient-medieval/romans/testudo-shape
 * @clause cady/ancient-medieval/definition/testudo
 */
export function testudoFaults(
  { type, ranks, files, figures }: TestudoShape,
  rules: AncientMedievalRules = ancientMedievalRules(),
): readonly Violation[] {
  const faults: Violation[] = [];
  const fault = (path: string, rule: string, problem: string, mend: string) =>
    faults.push({ path, clause: clauseOf(rule), problem, mend });
  if (!legionaryWorks(type, rules).testudo) {
    fault('type', 'testudo-who', `${rules.troops[type].title} form no testudo`, 'leave it to legionaries');
  }
  const least = rules.romans.testudo.ranks;
  if (ranks < least) fault('ranks', 'testudo-shape', `${counted(ranks, 'figure')} deep`, `form at least ${least} deep`);
  if (figures !== ranks * files) {
    const problem = `${counted(figures, 'figure makes', 'figures make')} no rectangle of ${files} by ${ranks}`;
    fault('figures', 'testudo-shape', problem, 'form so many files that every rank is full');
  }
  return faults;
}

/** What a testudo costs, and what it is proof against. */
export interface Testudo {
  /** Thirds of a turn to form it. */
  readonly formingThirds: number;
  /** How far it goes in a turn, in cm. */
  readonly move: number;
  readonly missiles: 'immune' | 'as-others';
  /** Shocks that a charging figure loses on it; `null`: all. */
  readonly shocksLost: number | null;
  readonly because: readonly Reason[];
}

/**
 * What a testudo costs and gives: a third of a turn to form, a third of the move, no missiles, no shock. Artillery hits it as
 * anybody, and no pilum is thrown out of it.
 *
 * Source: Additional Ancient Period Figures & Rules > Romans.
 *
 * @param unit `move`: the printed move in cm
 * @throws RuleViolation when the move is no length.
 * @clause cady/ancient-medieval/romans/testudo-forming-cost
 * @clause cady/ancient-medieval/romans/testudo-speed
 * @clause cady/ancient-medieval/romans/testudo-missiles
 * @clause cady/ancient-medieval/romans/testudo-no-shock
 */
export function testudo(
  unit: { readonly move: number },
  { romans, missiles, periodShock }: AncientMedievalRules = ancientMedievalRules(),
): Testudo {
  insistOnLength('move', unit.move, clauseOf('testudo-speed'));
  const { formingThirds, moveShare } = romans.testudo;
  const move = toGrid(unit.move * moveShare);
  return {
    formingThirds,
    move,
    missiles: missiles.testudo,
    shocksLost: periodShock.reductions.testudo.shocks,
    because: [romanReason('testudo-speed', 'in a testudo', `${unit.move} → ${move} cm`)],
  };
}

/** A unit for one turn, and what else it does in it. */
export interface Digging {
  readonly type: TroopType;
  readonly figures: number;
  readonly moves?: boolean;
  readonly melees?: boolean;
  readonly fires?: boolean;
  /** It sets up or removes stakes. */
  readonly setsStakes?: boolean;
}

/**
 * Centimetres of entrenchment that a unit digs this turn: one for each legionary, if the unit does nothing else. It covers as a
 * stone fence.
 *
 * Source: Additional Ancient Period Figures & Rules > Romans.
 *
 * @throws RuleViolation when the figures are no whole number.
 * @clause cady/ancient-medieval/romans/entrench
 */
export function entrenchmentDug(
  unit: Digging,
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly cm: number; readonly because: readonly Reason[] } {
  insistOnCount('figures', unit.figures, clauseOf('entrench'));
  const none = (because: string) => ({ cm: 0, because: [romanReason('entrench', because, 'digs nothing')] });
  if (!legionaryWorks(unit.type, rules).digs) return none('only legionaries dig');
  if (unit.moves === true || unit.melees === true || unit.fires === true || unit.setsStakes === true) {
    return none('busy with something else this turn');
  }
  const cm = unit.figures * rules.romans.digs;
  return { cm, because: [romanReason('entrench', `${unit.figures} legionaries dig`, `${cm} cm of entrenchment`)] };
}

/** A cohort about to divide. */
export interface CohortDivision {
  readonly type: TroopType;
  /** Figures of the cohort. */
  readonly figures: number;
  /** Figures of each century. */
  readonly centuries: readonly number[];
}

/**
 * Every fault in the division of a cohort into centuries: legionaries only, none larger than a century is, all figures in
 * one of them. Each takes orders of its own from then on.
 *
 * Source: Additional Ancient Period Figures & Rules > Roman Cavalry.
 *
 * @clause cady/ancient-medieval/romans/cohort-size
 * @clause cady/ancient-medieval/sheet/chariot-for-centuries
 */
export function centuryFaults(
  { type, figures, centuries }: CohortDivision,
  rules: AncientMedievalRules = ancientMedievalRules(),
): readonly Violation[] {
  const faults: Violation[] = [];
  const fault = (path: string, problem: string, mend: string) =>
    faults.push({ path, clause: clauseOf('cohort-size'), problem, mend });
  if (!rules.troops[type].traits.includes('legionary')) {
    fault('type', `${rules.troops[type].title} are divided into no centuries`, 'divide legionaries');
  }
  const { century } = rules.romans;
  if (figures > rules.unitSize.to) fault('figures', `a cohort of ${figures}`, `form at most ${rules.unitSize.to}`);
  for (const [at, men] of centuries.entries()) {
    if (Number.isInteger(men) && men >= century.from && men <= century.to) continue;
    fault(`centuries[${at}]`, `a century of ${men}`, `give it ${century.from} to ${counted(century.to, 'figure')}`);
  }
  const divided = centuries.reduce((sum, men) => sum + men, 0);
  if (divided !== figures)
    fault('centuries', `${divided} of ${counted(figures, 'figure')} divided`, 'put everybody in a century');
  return faults;
}

/** A century and the cohort that it belonged to. */
export interface Century {
  readonly cohort: string;
  /** It touches the rest of its cohort. */
  readonly inContact: boolean;
}

/**
 * Whether a century stands alone: as soon as it has lost touch with its cohort it is a unit of its own.
 *
 * Source: Additional Ancient Period Figures & Rules > Roman Cavalry.
 *
 * @clause cady/ancient-medieval/romans/century-independent
 */
export function standsAlone({ inContact }: Century): boolean {
  return !inContact;
}

/**
 * Whether a century may join another without penalty: one that it was divided from.
 *
 * Source: Additional Ancient Period Figures & Rules > Roman Cavalry.
 *
 * @clause cady/ancient-medieval/romans/century-rejoin
 */
export function mayRejoin({ century, other }: { readonly century: Century; readonly other: Century }): boolean {
  return century.cohort === other.cohort;
}

/** Legionaries after a melee. */
export interface Disgraced {
  readonly type: TroopType;
  /** Figures before this turn's losses, and those lost. */
  readonly before: number;
  readonly lost: number;
  readonly reaction: Reaction;
  /** Melee points, as printed, of the units that it fought. */
  readonly fought: readonly number[];
}

/**
 * Legionaries that turn their backs, or rout, after a melee with an enemy of little melee point are decimated: every tenth man
 * is taken off at once.
 *
 * Source: Additional Ancient Period Figures & Rules > Roman Cavalry.
 *
 * @throws RuleViolation when more figures are lost than there were.
 * @clause cady/ancient-medieval/romans/decimation
 */
export function decimated(
  unit: Disgraced,
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly removed: number; readonly because: readonly Reason[] } {
  insistOnCount('before', unit.before, clauseOf('decimation'));
  insistOnCount('lost', unit.lost, clauseOf('decimation'));
  insist(unit.lost <= unit.before, () => ({
    path: 'lost',
    clause: clauseOf('decimation'),
    problem: `${counted(unit.lost, 'figure')} lost of ${unit.before}`,
    mend: 'count the figures before this turn’s losses, and the losses among them',
  }));
  const { every, of, reactions, enemyMelee } = rules.romans.decimation;
  const weak = unit.fought.some(melee => melee <= enemyMelee);
  const fled = reactions.some(reaction => reaction === unit.reaction);
  if (!rules.troops[unit.type].traits.includes('legionary') || !weak || !fled) return { removed: 0, because: [] };
  const left = unit.before - unit.lost;
  const removed = Math.min(left, Math.floor((of === 'after-losses' ? left : unit.before) / every));
  const because = `${unit.reaction.replaceAll('-', ' ')} before an enemy of melee point ${enemyMelee} or less`;
  return { removed, because: [romanReason('decimation', because, `${counted(removed, 'figure')} executed`)] };
}

function clauseOf(rule: string): ClauseId {
  return `cady/ancient-medieval/romans/${rule}`;
}
