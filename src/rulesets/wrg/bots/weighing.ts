import { bodyCentre, distanceBetweenQuads, quadOf, ranksOf, type Side, sideToward } from '../../../table/index.js';
import { casualties } from '../casualties/casualties.js';
import { meleeFactors } from '../hand-to-hand/factors.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { SeenUnit, WrgView } from '../state.js';
import { ATTACK, stepNow } from './order-words.js';

/** He charges where his men do at least so much of the harm that they would take. */
const WORTH_IT = 0.7;
/** Who is ordered to attack and has come so near, in paces, does not stand there for long: he charges by so much less. */
export const AT_HAND = 20;
const WORTH_IT_AT_HAND = 0.4;

/** What a charge has to come to, by `chance`, for a unit to make it. */
export function enoughFor(unit: SeenUnit, target: SeenUnit): number {
  const attacks = stepNow(unit)?.startsWith(ATTACK) === true;
  const isAtHand = distanceBetweenQuads(quadOf(unit.placed), quadOf(target.placed)) <= AT_HAND;
  return attacks && isAtHand ? WORTH_IT_AT_HAND : WORTH_IT;
}

/** Whether a unit goes at others whom it may leave alone. */
export function attacks(id: string, enemy: string | undefined, view: WrgView, rules: WrgRules): boolean {
  return enemy !== undefined && isWorthIt(id, enemy, view, rules);
}

/** Whether a unit does well to charge an enemy. */
export function isWorthIt(id: string, enemy: string, view: WrgView, rules: WrgRules): boolean {
  const [unit, other] = [view.units[id], view.units[enemy]];
  return unit !== undefined && other !== undefined && chance(unit, other, rules) >= WORTH_IT;
}

/** So many figures beyond those that touch a flank or a rear take part as well. */
const OVERLAP = 4;

/** Men that a charge costs an enemy, for each that he costs in return, if the dice fall even. */
export function chance(unit: SeenUnit, enemy: SeenUnit, rules: WrgRules): number {
  const harm = (a: SeenUnit, b: SeenUnit, side: Side, charging: boolean, most: number) => {
    const { total } = meleeFactors(
      {
        troops: fighting(a),
        enemy: { type: b.troops.type, dismounted: b.dismounted, weapons: b.troops.weapons, side },
        charging,
        foughtBefore: a.combats,
      },
      rules,
    );
    return casualties(total, Math.min(a.placed.files, a.figures, most), rules) + 1;
  };
  if (sheetOfType(enemy.troops.type, rules).target.otherwise === null) return 0;
  const shown = sideShown(enemy, unit);
  const side = enemy.rout === null ? shown : 'rear';
  // Who is taken in flank or rear strikes back with no more than stand there, and finds it hard to have more of them there.
  const there = shown === 'flank' ? ranksOf(enemy.placed) : enemy.placed.files;
  const [ours, theirs] = side === 'front' ? [unit.figures, enemy.figures] : [there + OVERLAP, there / 2];
  return harm(unit, enemy, side, true, ours) / harm(enemy, unit, 'front', false, Math.ceil(theirs));
}

/** The side that an enemy shows a unit: his front as long as any of it stands before him. */
function sideShown(enemy: SeenUnit, unit: SeenUnit): Side {
  const body = quadOf(enemy.placed);
  const isAside = quadOf(unit.placed).every(corner => sideToward(body, corner) !== 'front');
  return isAside ? sideToward(body, bodyCentre(unit.placed)) : 'front';
}

function fighting({ troops, dismounted }: SeenUnit) {
  const { type, training, weapons, fanatic, crew } = troops;
  return {
    type,
    training,
    class: troops.class,
    weapons,
    dismounted,
    ...(fanatic === undefined ? {} : { fanatic }),
    ...(crew === undefined ? {} : { crew }),
  };
}
