import {
  bodyCentre,
  distanceBetweenQuads,
  quadOf,
  ranksOf,
  type Side,
  sideToward,
  widthOf,
} from '../../../table/index.js';
import { casualties } from '../casualties/casualties.js';
import { meleeFactorsOf } from '../casualties/random-factor.js';
import { fateAfterMelee } from '../hand-to-hand/after.js';
import { meleeFactors } from '../hand-to-hand/factors.js';
import { ranksThatFight } from '../hand-to-hand/weapons.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import { fightsAs, suffersAs } from '../sorcery/creatures.js';
import type { SeenUnit, WrgView } from '../state.js';
import { ATTACK, stepNow } from './order-words.js';

/** What a charge has to be worth, by `prospect`, for a unit to make it: he shuns those alone that are likelier to break his own men. */
const WORTH_IT = -0.15;
/** Who is ordered to attack and has come so near, in paces, does not stand there for long: he charges against longer odds. */
export const AT_HAND = 20;
const WORTH_IT_AT_HAND = -0.4;

/** What a charge has to come to, by `prospect`, for a unit to make it. */
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
  return unit !== undefined && other !== undefined && prospect(unit, other, rules) >= WORTH_IT;
}

/** What it is worth to push somebody back, where to break him is 1. */
const PUSH_BACK = 0.4;

/**
 * What the first period of a charge promises a unit, from -1, where its own men are sure to break, to 1, where the enemy is: over all throws of both, what
 * becomes of him less what becomes of it.
 */
export function prospect(unit: SeenUnit, enemy: SeenUnit, rules: WrgRules): number {
  if (sheetOfType(enemy.troops.type, rules).target.otherwise === null) return -1;
  const side = sideShown(enemy, unit);
  return worthOf(unit, enemy, { charges: true, side: enemy.rout === null ? side : 'rear', shown: side }, rules);
}

/** How much better a unit does front to front against an enemy than he against it, whoever charges: from -1 to 1. */
export function advantage(unit: SeenUnit, enemy: SeenUnit, rules: WrgRules): number {
  const charge = (by: SeenUnit, other: SeenUnit) =>
    worthOf(by, other, { charges: true, side: 'front', shown: 'front' }, rules);
  return (charge(unit, enemy) - charge(enemy, unit)) / 2;
}

/** How a unit meets an enemy. */
interface Meeting {
  readonly charges: boolean;
  /** The side of him that counts, and the one that lies toward it. */
  readonly side: Side;
  readonly shown: Side;
}

function worthOf(unit: SeenUnit, enemy: SeenUnit, { charges, side, shown }: Meeting, rules: WrgRules): number {
  const there = shown === 'flank' ? ranksOf(enemy.placed) : enemy.placed.files;
  const most = side === 'front' ? Number.POSITIVE_INFINITY : there;
  const ours = blowsOf(unit, enemy, { side, charging: charges, most }, rules);
  // Who is taken in flank or rear has to turn before he strikes, but for the crews of models.
  const { arm } = sheetOfType(enemy.troops.type, rules);
  const strikes = side === 'front' || (enemy.rout === null && arm !== 'infantry' && arm !== 'cavalry');
  const theirs = strikes ? blowsOf(enemy, unit, { side: 'front', charging: false, most }, rules) : [0];
  let sum = 0;
  for (const inflicted of ours)
    for (const received of theirs)
      sum += fateWorth(enemy, inflicted, received, rules) - fateWorth(unit, received, inflicted, rules);
  return sum / (ours.length * theirs.length);
}

function fateWorth(
  { troops, figures, pushedBack }: SeenUnit,
  received: number,
  inflicted: number,
  rules: WrgRules,
): number {
  const { fate } = fateAfterMelee(
    {
      type: troops.type,
      class: troops.class,
      figures: figures * suffersAs(troops, rules),
      received,
      inflicted,
      pushBacks: pushedBack,
    },
    rules,
  );
  return fate === 'broken' ? 1 : fate === 'pushed-back' ? PUSH_BACK : 0;
}

/** So many figures beyond those that touch the enemy take part as well. */
const OVERLAP = 4;

/** The casualties that a unit inflicts in a period, by every throw of its dice, each as likely. */
function blowsOf(
  unit: SeenUnit,
  enemy: SeenUnit,
  { side, charging, most }: { readonly side: Side; readonly charging: boolean; readonly most: number },
  rules: WrgRules,
): readonly number[] {
  // Nobody has a factor against wagons.
  if (sheetOfType(enemy.troops.type, rules).target.otherwise === null) return [0];
  const troops = fighting(unit);
  const { total, row } = meleeFactors(
    {
      troops,
      enemy: { type: enemy.troops.type, dismounted: enemy.dismounted, weapons: enemy.troops.weapons, side },
      charging,
      foughtBefore: unit.combats,
    },
    rules,
  );
  const reach = Math.floor(widthOf(enemy.placed) / (widthOf(unit.placed) / unit.placed.files)) + OVERLAP;
  const front = Math.min(unit.placed.files, unit.figures, reach, most + OVERLAP);
  const ranks = ranksThatFight(row, unit.troops.training, rules);
  // A dragon and a giant count as several.
  const figures = Math.min(unit.figures, Math.floor(front * ranks)) * fightsAs(unit.troops, rules);
  return meleeFactorsOf(unit.troops, rules).map(thrown => casualties(total + thrown, figures, rules));
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
