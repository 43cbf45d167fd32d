import {
  barriersBetween,
  bodyCentre,
  depthOf,
  distance,
  frontRank,
  lengthInside,
  levelAt,
  quadOf,
  sideToward,
  widthOf,
} from '../../../../table/index.js';
import { chargeTest } from '../../common/fighting/charge-test.js';
import type { Edge } from '../../common/fighting/melee.js';
import { compareReactions } from '../../common/fighting/morale.js';
import { chanceToPass, type Tested, threeDiceOdds } from '../../common/fighting/three-dice.js';
import { chanceOf } from '../../common/fire/steps.js';
import { ancientMeleeOdds } from '../combat/melee.js';
import { ancientMorale } from '../combat/morale.js';
import { ancientShockOdds } from '../combat/shock.js';
import { missileOdds } from '../missiles/missiles.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientSeen, AncientView, Work } from '../state.js';
import type { Troop } from '../troops.js';

/** What a charge is likely to cost both sides, in figures, and what it would do to them. */
export interface ChargeForecast {
  readonly ownLosses: number;
  readonly enemyLosses: number;
  /** The chance that the enemy runs before he is reached, and that one's own men do not go in. */
  readonly flees: number;
  readonly refuses: number;
  /** How much better the charge is for whoever makes it than for the enemy: 1 is even, 2 twice as good. */
  readonly promise: number;
}

/**
 * A commander's quick forecast of a charge on an enemy unit: the test of the weaker side, fire on the way in, shock and one
 * round of melee at their expected values, and the morale that would follow. All odds are asked of the rules.
 */
export function forecastCharge(
  unit: AncientSeen,
  enemy: AncientSeen,
  view: Pick<AncientView, 'table' | 'works'>,
  rules: AncientMedievalRules,
): ChargeForecast {
  const own = rules.troops[unit.type];
  const foe = rules.troops[enemy.type];
  const { flees, refuses } = nerve(unit, enemy, rules);
  const ground = groundBetween(unit, enemy, view);
  const { edge, uphill, barrier, works } = ground;
  const meeting = Math.min(
    widthOf(unit.placed),
    (edge === 'front' || edge === 'rear' ? widthOf(enemy.placed) : depthOf(enemy.placed)) + own.stand.front,
  );
  const fighting = Math.min(figuresOver(meeting, unit, own), unit.figures);
  const theirs = Math.min(figuresOver(meeting, enemy, foe), enemy.figures);
  const shot = edge === 'front' ? shotOnTheWayIn(unit, enemy, rules) : 0;
  const shock = ancientShockOdds(
    {
      attacker: unit.type,
      receiver: enemy.type,
      figures: Math.max(0, Math.round(fighting - shot)),
      chargeOrdered: true,
      clearPath: Math.max(...Object.values(rules.shock.clearPath)),
      ranks: Math.ceil(enemy.figures / Math.max(1, foe.stand.figures * enemy.placed.files)),
      struckOn: edge,
      levelsUp: Math.max(0, uphill),
      ...(unit.formation === 'phalanx' ? { asPhalanx: true } : {}),
      ...(enemy.formation === 'phalanx' || enemy.formation === 'testudo' ? { formation: enemy.formation } : {}),
      ...(barrier === undefined ? {} : { behind: barrier }),
      through: works.flatMap(({ kind }) => (kind === 'barricade' ? [] : [kind])),
    },
    rules,
  );
  const shocked = shock.dice * chanceOf(shock);
  const dug = works.find(({ kind }) => kind === 'stakes' || kind === 'entrenchment')?.kind;
  const mine = meleeChance(
    {
      type: unit.type,
      against: enemy.type,
      fatigue: unit.own?.fatigue ?? 0,
      uphill: uphill > 0,
      attacksRear: edge === 'rear',
      ...(barrier === undefined ? {} : { acrossBarrier: barrier }),
      ...(dug === 'stakes' || dug === 'entrenchment' ? { enemyBehind: dug } : {}),
    },
    own,
    rules,
  );
  const his = meleeChance({ type: enemy.type, against: unit.type, attackedOn: edge }, foe, rules);
  const enemyLosses = Math.min(enemy.figures, shocked + theirs * his);
  const ownLosses = Math.min(unit.figures, shot + fighting * mine);
  const verdict = compareReactions(reactionOf(enemy, enemyLosses, rules), reactionOf(unit, ownLosses, rules));
  const share = (lost: number, of: AncientSeen) => (lost + 0.25) / (of.figures + 0.5);
  const weight = Math.sqrt((unit.figures * (own.morale ?? 4)) / Math.max(1, enemy.figures * (foe.morale ?? 4)));
  const met = (share(enemyLosses, enemy) / share(ownLosses, unit)) * weight * (1 + 0.5 * verdict);
  return { ownLosses, enemyLosses, flees, refuses, promise: Math.max(0, met * (1 - refuses) + flees * 2) };
}

/** Who would be afraid: the side with half the other's total morale value or less. */
function nerve(
  unit: AncientSeen,
  enemy: AncientSeen,
  rules: AncientMedievalRules,
): { readonly flees: number; readonly refuses: number } {
  const none = { flees: 0, refuses: 0 };
  const attacker = testedOf(unit, rules);
  const defender = testedOf(enemy, rules);
  if (attacker === null || defender === null) return none;
  const { tests } = chargeTest(
    { attacker: { ...attacker, figures: unit.figures }, defender: { ...defender, figures: enemy.figures } },
    rules,
  );
  if (tests === null) return none;
  const fails = 1 - chanceToPass(threeDiceOdds(tests === 'attacker' ? attacker : defender, rules));
  return tests === 'attacker' ? { ...none, refuses: fails } : { ...none, flees: fails };
}

/** What a test of a unit hangs on, as far as it can be seen. */
export function testedOf(unit: AncientSeen, { troops }: Pick<AncientMedievalRules, 'troops'>): Tested | null {
  const { morale } = troops[unit.type];
  if (morale === null) return null;
  return {
    morale,
    hurt: unit.figures < unit.strength,
    failedBefore: unit.own?.failedTest ?? false,
    pushedBack: unit.own?.pushedBack ?? unit.mustDo !== null,
    ledBySupremeCommander: unit.general,
  };
}

/** What lies between a unit and an enemy, and the side of him that it would strike. */
function groundBetween(
  unit: AncientSeen,
  enemy: AncientSeen,
  { table, works }: Pick<AncientView, 'table' | 'works'>,
): {
  readonly edge: Edge;
  readonly uphill: number;
  readonly barrier: 'fence' | 'wall' | undefined;
  readonly works: readonly Work[];
} {
  const quad = quadOf(enemy.placed);
  const way = { from: unit.placed.at, to: bodyCentre(enemy.placed) };
  const barrier = barriersBetween(table, way.from, way.to).at(-1)?.kind;
  return {
    edge: sideToward(quad, unit.placed.at),
    uphill: levelAt(table, enemy.placed.at) - levelAt(table, unit.placed.at),
    barrier: barrier === 'fence' || barrier === 'wall' ? barrier : undefined,
    works: works.filter(work => crosses(way, work)),
  };
}

function crosses(
  way: { readonly from: AncientSeen['placed']['at']; readonly to: AncientSeen['placed']['at'] },
  { line: [a, b] }: Work,
): boolean {
  const side = (p: typeof a, q: typeof a, r: typeof a) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(way.from, way.to, a) !== side(way.from, way.to, b) && side(a, b, way.from) !== side(a, b, way.to);
}

/** Figures that fall to the fire of a unit that is charged. */
function shotOnTheWayIn(unit: AncientSeen, enemy: AncientSeen, rules: AncientMedievalRules): number {
  const { class: kind, weapon } = rules.troops[enemy.type];
  if (weapon === null || (kind !== 'missile' && kind !== 'horse-archer')) return 0;
  const away = distance(unit.placed.at, enemy.placed.at);
  const odds = missileOdds({ shooter: enemy.type, target: unit.type, distance: Math.min(away, 12) }, rules);
  const first = frontRank(enemy.placed).reduce((sum, stand) => sum + stand.figures, 0);
  return Math.min(enemy.figures, first * 1.5) * chanceOf(odds);
}

/** The chance of one figure to fall in a round of melee; figures that have no melee point of their own count as even. */
function meleeChance(
  fighter: Parameters<typeof ancientMeleeOdds>[0],
  troop: Troop,
  rules: AncientMedievalRules,
): number {
  if (troop.melee === null && !troop.traits.includes('samurai')) return 0.5;
  const odds = ancientMeleeOdds(fighter, rules);
  if (odds.fate === 'safe') return 0;
  return odds.fate === 'removed' ? 1 : chanceOf(odds);
}

function reactionOf(unit: AncientSeen, lost: number, rules: AncientMedievalRules) {
  const fallen = Math.min(unit.figures, Math.round(lost));
  return ancientMorale({ type: unit.type, before: unit.figures, lost: fallen, inBattle: false }, rules).reaction;
}

/** Figures of a unit that fight over so many cm of front, two ranks of a phalanx or pikes counted once. */
function figuresOver(cm: number, { figures }: AncientSeen, { stand }: Troop): number {
  return Math.min(figures, Math.max(1, Math.round((cm / stand.front) * stand.figures)));
}

/** Whether a straight line passes through a body. */
export function passesThrough(
  line: { readonly from: AncientSeen['placed']['at']; readonly to: AncientSeen['placed']['at'] },
  placed: AncientSeen['placed'],
): boolean {
  return lengthInside(line, quadOf(placed)) > 0;
}
