import type { Dice } from '../../../../dice/index.js';
import { type ClauseId, insist, type Reason, reasonsUnder, type Violation } from '../../../../rulebook/index.js';
import { insistOnCount } from '../../common/counts.js';
import type { Edge, MeleeOdds, UnitLoss } from '../../common/fighting/melee.js';
import { type AncientFighter, type AncientMeleeGroup, ancientMeleeOdds } from '../combat/melee.js';
import { type ChariotMan, type ChariotNow, chariotLosesAMan, meleeDieAtChariot } from '../missiles/missile-hits.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import type { TroopType } from '../troops.js';

const chariotReason = reasonsUnder('cady/ancient-medieval/chariot');

/**
 * A chariot at the beginning: a driver, and either the one who shoots or throws or a fighter.
 *
 * Source: Additional Ancient Period Figures & Rules > Chariot.
 *
 * @throws RuleViolation when it is no chariot.
 * @clause cady/ancient-medieval/chariot/crew
 * @clause cady/ancient-medieval/chariot/fighter-chariot
 */
export function freshChariot(type: TroopType, rules: AncientMedievalRules = ancientMedievalRules()): ChariotNow {
  const { traits } = troopOf(type, rules);
  const man: ChariotMan = traits.includes('fighter-chariot') ? 'fighter' : 'missile-man';
  return { crew: [man, 'driver'], immobile: false };
}

/**
 * How far a chariot goes in a turn, in cm: nowhere with a dead horse or without a driver.
 *
 * Source: Additional Ancient Period Figures & Rules > Chariot.
 *
 * @throws RuleViolation when it is no chariot.
 * @clause cady/ancient-medieval/chariot/horse-killed
 */
export function chariotMove(
  { type, chariot }: { readonly type: TroopType; readonly chariot: ChariotNow },
  rules: AncientMedievalRules = ancientMedievalRules(),
): number {
  return chariot.immobile || !chariot.crew.includes('driver') ? 0 : troopOf(type, rules).move;
}

/** What a chariot means to do in one turn. */
export interface ChariotTurn {
  readonly type: TroopType;
  readonly chariot: ChariotNow;
  readonly moves?: boolean;
  readonly melees?: boolean;
  /** It shoots or throws, be it as it meets an enemy or as it passes one. */
  readonly fires?: boolean;
}

/**
 * Every fault of what a chariot means to do: it shoots or melees, not both, and shoots only with a man to do it; a dead horse
 * stops its wheels but not its missiles.
 *
 * Source: Additional Ancient Period Figures & Rules > Chariot.
 *
 * @throws RuleViolation when it is no chariot.
 * @clause cady/ancient-medieval/chariot/no-fire-and-melee
 * @clause cady/ancient-medieval/chariot/fire-on-contact
 * @clause cady/ancient-medieval/chariot/horse-killed
 */
export function chariotTurnFaults(
  turn: ChariotTurn,
  rules: AncientMedievalRules = ancientMedievalRules(),
): readonly Violation[] {
  const faults: Violation[] = [];
  const fault = (path: string, rule: string, problem: string, mend: string) =>
    faults.push({ path, clause: clauseOf(rule), problem, mend });
  if (turn.moves === true && chariotMove(turn, rules) === 0) {
    fault('moves', 'horse-killed', 'it cannot move any more', 'let it stand; it may still fire');
  }
  if (turn.fires === true && !turn.chariot.crew.includes('missile-man')) {
    fault('fires', 'crew', 'nobody on it shoots or throws', 'let it drive or melee');
  }
  if (turn.fires === true && turn.melees === true && !rules.chariots.fireAndMelee) {
    fault('fires', 'no-fire-and-melee', 'it cannot fire and melee in one turn', 'choose one of the two');
  }
  return faults;
}

/** A chariot in melee with the figures that it touches. */
export interface ChariotMelee {
  readonly chariot: ChariotNow;
  readonly fighter: AncientFighter;
  readonly enemies: readonly AncientMeleeGroup[];
  /** Further attacks on it while it fights these, each of which makes it roll once more. */
  readonly secondary?: readonly { readonly attackedOn: Edge }[];
}

/** What a melee with a chariot did. */
export interface ChariotMeleeResult {
  /** The chariot afterwards; lost when nobody is left on it. */
  readonly chariot: ChariotNow;
  readonly destroyed: boolean;
  /** Figures lost by each enemy unit, and what made its melee point. */
  readonly losses: readonly (UnitLoss & { readonly because: readonly Reason[] })[];
  /** The enemy unit for whose figures each throw was, in the order in which they were thrown; `null`: it was the chariot's own. */
  readonly thrown: readonly (string | null)[];
  readonly odds: MeleeOdds;
  readonly because: readonly Reason[];
}

/**
 * The melee of one chariot: each enemy figure rolls for itself, and the chariot once, and once more for each secondary attack as
 * long as anybody is on it. A failure costs it one of its crew; a 1 kills a horse.
 *
 * Source: Additional Ancient Period Figures & Rules > Chariot.
 *
 * @throws RuleViolation when it is no chariot, or figures are no whole numbers.
 * @clause cady/ancient-medieval/chariot/casualties-individual
 * @clause cady/ancient-medieval/chariot/casualty-order
 * @clause cady/ancient-medieval/chariot/horse-killed
 */
export function chariotMelee(
  melee: ChariotMelee,
  dice: Dice,
  rules: AncientMedievalRules = ancientMedievalRules(),
): ChariotMeleeResult {
  troopOf(melee.fighter.type, rules);
  const losses = new Map<string, UnitLoss & { readonly because: readonly Reason[] }>();
  const thrown: (string | null)[] = [];
  const because: Reason[] = [];
  let { chariot } = melee;
  const thrownAt = (hit: ReturnType<typeof meleeDieAtChariot>) => {
    chariot = { crew: hit.crew, immobile: hit.immobile };
    because.push(...hit.because);
  };
  for (const group of melee.enemies) {
    insistOnCount('figures', group.figures, 'cady/common/melee/d12-per-figure');
    const needed = ancientMeleeOdds(group, rules);
    let lost = needed.fate === 'removed' ? group.figures : 0;
    if (needed.fate === 'rolls' && rules.chariots.horse.meleeDie === 'chariot') {
      if (group.figures > 0) thrown.push(group.unit);
      lost = dice.count(group.figures, needed.sides, needed.faces);
    } else if (needed.fate === 'rolls') {
      // Every die counts twice, for the figure that throws it and for the horses, so each is looked at alone.
      for (let figure = 0; figure < group.figures; figure++) {
        thrown.push(group.unit);
        const face = dice.roll(needed.sides);
        if (needed.faces.includes(face)) lost += 1;
        thrownAt(meleeDieAtChariot({ chariot, face, whose: 'attacker' }, rules));
      }
    }
    const before = losses.get(group.unit) ?? { lost: 0, because: [] };
    losses.set(group.unit, {
      unit: group.unit,
      lost: before.lost + lost,
      because: [...before.because, ...needed.because],
    });
  }
  const odds = ancientMeleeOdds(melee.fighter, rules);
  because.push(...odds.because);
  for (const needed of [odds, ...answers(melee, rules)]) {
    if (chariot.crew.length === 0) break;
    if (needed.fate === 'removed') thrownAt(chariotLosesAMan(chariot, rules));
    if (needed.fate !== 'rolls') continue;
    thrown.push(null);
    const face = dice.roll(needed.sides);
    if (needed.faces.includes(face)) thrownAt(chariotLosesAMan(chariot, rules));
    thrownAt(meleeDieAtChariot({ chariot, face, whose: 'chariot' }, rules));
  }
  return {
    chariot,
    destroyed: chariot.crew.length === 0,
    losses: [...losses.values()],
    thrown,
    odds,
    because,
  };
}

/** What a chariot rolls to answer secondary attacks: their direction counts, its own attack does not. */
function answers({ fighter, secondary = [] }: ChariotMelee, rules: AncientMedievalRules): readonly MeleeOdds[] {
  const { type, fatigue = 0, ford } = fighter;
  return secondary.map(({ attackedOn }) =>
    ancientMeleeOdds({ type, fatigue, attackedOn, ...(ford === 'in' ? { ford } : {}) }, rules),
  );
}

/** A fighter who has got down. */
export interface FighterOnFoot {
  /** What he fights as from now on. */
  readonly as: TroopType;
  readonly melee: number | null;
  /** How far he goes on foot, in cm. */
  readonly move: number;
  /** The chariot without him: it goes away. */
  readonly chariot: ChariotNow;
  readonly because: readonly Reason[];
}

/**
 * The fighter of a Celtic or Egyptian chariot gets down to fight, as an infantryman; the chariot brought him and leaves.
 *
 * Source: Additional Ancient Period Figures & Rules > Chariot; Figure Capability Chart > Cavalry.
 *
 * @throws RuleViolation when no fighter stands on it.
 * @clause cady/ancient-medieval/chariot/fighter-chariot
 * @clause cady/ancient-medieval/capability/chariot-footnote
 */
export function fighterGetsDown(
  { chariot }: { readonly chariot: ChariotNow },
  rules: AncientMedievalRules = ancientMedievalRules(),
): FighterOnFoot {
  insist(chariot.crew.includes('fighter'), () => ({
    path: 'chariot.crew',
    clause: clauseOf('fighter-chariot'),
    problem: 'no fighter stands on this chariot',
    mend: 'let another chariot’s fighter get down',
  }));
  const { as, move } = rules.chariots.fighterOnFoot;
  const { title, melee } = rules.troops[as];
  const crew = chariot.crew.filter(man => man !== 'fighter');
  const because = chariotReason('fighter-chariot', 'the fighter gets down', `fights as ${title.toLowerCase()}`);
  return { as, melee, move, chariot: { ...chariot, crew }, because: [because] };
}

function troopOf(type: TroopType, { troops }: AncientMedievalRules) {
  const troop = troops[type];
  insist(troop.class === 'chariot', () => ({
    path: 'type',
    clause: clauseOf('individual'),
    problem: `${troop.title} is no chariot`,
    mend: 'name a chariot',
  }));
  return troop;
}

function clauseOf(rule: string): ClauseId {
  return `cady/ancient-medieval/chariot/${rule}`;
}
