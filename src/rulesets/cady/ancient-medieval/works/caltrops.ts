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
import { facesText, type Odds } from '../../common/fire/steps.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import type { TroopType } from '../troops.js';

const caltropsReason = reasonsUnder('cady/ancient-medieval/caltrops');

/** Thirds of a turn. */
const WHOLE_TURN = 3;

/** Caltrops that a unit has bought. */
export interface CaltropsCarried {
  readonly type: TroopType;
  readonly figures: number;
  /** Square centimetres of ground that they cover. */
  readonly area: number;
  /** They are noted on the unit's order sheet and on the roster. */
  readonly noted: boolean;
}

/**
 * Every fault of caltrops as they are carried: by infantry, no more than it can, and noted on order sheet and roster.
 *
 * Source: Additional Ancient Period Figures & Rules > Caltrops.
 *
 * @clause cady/ancient-medieval/caltrops/carriers
 * @clause cady/ancient-medieval/caltrops/capacity
 * @clause cady/ancient-medieval/caltrops/listed
 */
export function caltropsFaults(
  { type, figures, area, noted }: CaltropsCarried,
  rules: AncientMedievalRules = ancientMedievalRules(),
): readonly Violation[] {
  const faults: Violation[] = [];
  const fault = (path: string, rule: string, problem: string, mend: string) =>
    faults.push({ path, clause: clauseOf(rule), problem, mend });
  const { arm, title } = rules.troops[type];
  if (arm !== 'infantry') fault('type', 'carriers', `${title} carry no caltrops`, 'give them to infantry');
  const most = figures * rules.field.caltrops.perFigure;
  if (toGrid(area) > most)
    fault('area', 'capacity', `${area} square cm on ${counted(figures, 'figure')}`, `carry ${most} at most`);
  if (!noted) fault('noted', 'listed', 'the caltrops are noted nowhere', 'note them on order sheet and roster');
  return faults;
}

/**
 * Points for caltrops of so many square centimetres. They are sold in whole lots.
 *
 * Source: Additional Ancient Period Figures & Rules > Caltrops.
 *
 * @throws RuleViolation when the area is none.
 * @clause cady/ancient-medieval/caltrops/purchase
 * @clause cady/ancient-medieval/definition/caltrops
 */
export function caltropsCost(
  { area }: { readonly area: number },
  rules: AncientMedievalRules = ancientMedievalRules(),
): number {
  insistOnLength('area', area, clauseOf('purchase'));
  const { cost, bought } = rules.field.caltrops;
  return cost * Math.ceil(toGrid(area) / (bought.front * bought.depth));
}

/** What figures can do about caltrops in a turn. */
export interface CaltropsWork {
  /** Square centimetres. */
  readonly area: number;
  /** Thirds of the turn that it takes. */
  readonly thirds: number;
  readonly because: readonly Reason[];
}

/**
 * The ground that figures strew with what they carry, in a third of a turn.
 *
 * Source: Additional Ancient Period Figures & Rules > Caltrops.
 *
 * @throws RuleViolation when the figures are no whole number.
 * @clause cady/ancient-medieval/caltrops/placing
 * @clause cady/ancient-medieval/caltrops/capacity
 */
export function placeCaltrops(
  unit: { readonly figures: number; readonly carried: number },
  rules: AncientMedievalRules = ancientMedievalRules(),
): CaltropsWork {
  insistOnCount('figures', unit.figures, clauseOf('placing'));
  insistOnLength('carried', unit.carried, clauseOf('placing'));
  const { perFigure, placingThirds } = rules.field.caltrops;
  const area = Math.min(unit.carried, unit.figures * perFigure);
  const because = caltropsReason(
    'placing',
    counted(unit.figures, 'figure'),
    `${area} square cm in ${placingThirds}/3 of a turn`,
  );
  return { area, thirds: placingThirds, because: [because] };
}

/**
 * The ground that figures clear in a whole turn.
 *
 * Source: Additional Ancient Period Figures & Rules > Caltrops.
 *
 * @throws RuleViolation when the figures are no whole number.
 * @clause cady/ancient-medieval/caltrops/removing
 */
export function clearCaltrops(
  unit: { readonly figures: number; readonly strewn: number },
  rules: AncientMedievalRules = ancientMedievalRules(),
): CaltropsWork {
  insistOnCount('figures', unit.figures, clauseOf('removing'));
  insistOnLength('strewn', unit.strewn, clauseOf('removing'));
  const area = Math.min(unit.strewn, unit.figures * rules.field.caltrops.perFigure);
  return {
    area,
    thirds: WHOLE_TURN,
    because: [caltropsReason('removing', `${counted(unit.figures, 'figure')}, all turn`, `${area} square cm clear`)],
  };
}

/** Figures that cross caltrops. */
export interface CaltropsCrossed {
  readonly figures: number;
  /** How far their unit has moved this turn by then, in cm, and how far it may without a charge. */
  readonly moved: number;
  readonly maximum: number;
  /** The unit charges. */
  readonly charging?: boolean;
}

/**
 * The faces on which a figure that crosses caltrops is lost: the faster its unit goes, the more. Horse and foot alike.
 *
 * Source: Additional Ancient Period Figures & Rules > Caltrops.
 *
 * @throws RuleViolation when a length is none.
 * @clause cady/ancient-medieval/caltrops/losses
 */
export function caltropsOdds(
  { moved, maximum, charging = false }: Omit<CaltropsCrossed, 'figures'>,
  rules: AncientMedievalRules = ancientMedievalRules(),
): Odds {
  insistOnLength('moved', moved, clauseOf('losses'));
  insist(Number.isFinite(maximum) && maximum > 0, () => ({
    path: 'maximum',
    clause: clauseOf('losses'),
    problem: `${maximum} cm is no maximum move`,
    mend: 'give the printed move of the unit',
  }));
  const { losses, atTwoThirds, dieSides } = rules.field.caltrops;
  const reached = (upTo: number | null) => upTo !== null && toGrid(moved) <= toGrid(maximum * upTo);
  const row = charging ? losses.at(-1) : (losses.find(({ upTo }) => reached(upTo)) ?? losses.at(-1));
  const onTwoThirds = !charging && toGrid(moved) === toGrid((maximum * 2) / 3);
  const faces = onTwoThirds ? atTwoThirds : (row?.hits ?? []);
  const how = charging ? 'charging over caltrops' : `moved ${toGrid(moved)} of ${maximum} cm over caltrops`;
  return { sides: dieSides, faces, because: [caltropsReason('losses', how, facesText(faces))] };
}

/**
 * The figures lost on caltrops, before any shock or melee: a six-sided die for each that crosses them.
 *
 * Source: Additional Ancient Period Figures & Rules > Caltrops.
 *
 * @throws RuleViolation when figures are no whole number, or a length is none.
 * @clause cady/ancient-medieval/caltrops/losses
 * @clause cady/ancient-medieval/caltrops/losses-timing
 */
export function caltropsLossesAmong(
  crossed: CaltropsCrossed,
  dice: Dice,
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly lost: number; readonly odds: Odds; readonly because: readonly Reason[] } {
  insistOnCount('figures', crossed.figures, clauseOf('losses'));
  const odds = caltropsOdds(crossed, rules);
  const lost = odds.faces.length === 0 ? 0 : dice.count(crossed.figures, odds.sides, odds.faces);
  const first = caltropsReason('losses-timing', 'lost before shock and melee', counted(lost, 'figure'));
  return { lost, odds, because: lost === 0 ? odds.because : [...odds.because, first] };
}

/** Caltrops on the ground, and what the enemy has seen of them. */
export interface CaltropsLaid {
  readonly side: string;
  /** Sides whose troops have come to them. */
  readonly reachedBy: readonly string[];
}

/**
 * Whether a side knows of caltrops: its own, and those that its troops have come to.
 *
 * Source: Additional Ancient Period Figures & Rules > Caltrops.
 *
 * @clause cady/ancient-medieval/caltrops/hidden
 */
export function caltropsKnownTo(side: string, { side: owner, reachedBy }: CaltropsLaid): boolean {
  return side === owner || reachedBy.includes(side);
}

function clauseOf(rule: string): ClauseId {
  return `cady/ancient-medieval/caltrops/${rule}`;
}
