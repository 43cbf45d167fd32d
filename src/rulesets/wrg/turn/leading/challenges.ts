import { counted, reasonFor } from '../../../../rulebook/index.js';
import { levelAt } from '../../../../table/index.js';
import { isVulnerable } from '../../casualties/target.js';
import { type Challenger, watchedChallenge } from '../../hand-to-hand/challenge.js';
import { meleeFactors } from '../../hand-to-hand/factors.js';
import { generalSteadies } from '../../hand-to-hand/general.js';
import type { OtherFactor } from '../../others.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import type { General, Unit } from '../../state.js';
import type { Weapon } from '../../troops.js';
import { generalWith, isInFront, meleesOf, opponentsOf, unitOf } from '../../units.js';
import { conditionOf } from '../condition.js';
import { type Field, fieldOf } from '../field.js';
import { fighterOf, heldFor, meleeTroops, weaponOf } from '../fighting/fighter.js';
import { bothOf } from '../fighting/striking.js';
import { suffer } from '../losses.js';
import { othersGiven } from '../others.js';
import type { Play } from '../play.js';
import { isShieldless } from '../shields.js';
import { missilesOf } from '../shooting/weapons.js';
import { weatherOthers } from '../weather/effects.js';
import { loseGeneral } from './losing.js';

/**
 * Before blows are struck generals may challenge those of the enemy who fight in the front ranks before them; whoever accepts has it out
 * with his challenger there and then. A barbarian who refuses his equal steadies his men no more.
 *
 * @clause wrg/general/challenge/sequence
 * @clause wrg/melee/random/general-refusal
 */
export function holdChallenges(play: Play): void {
  for (const general of Object.values(play.state.generals)) {
    const other = chooseOpponent(general, mayChallenge(general, play), play);
    if (other !== undefined && callOut(general, other, play)) fightItOut(general, other, play);
  }
}

/** Where a duel is to be: in the melee of both, or between the lines. */
interface Where {
  readonly ridesOut?: true;
}

/** The general whom another challenges, of those whom he may; `undefined`: nobody. */
export function chooseOpponent(
  general: General,
  enemies: readonly General[],
  { command }: Play,
  where: Where = {},
): General | undefined {
  if (enemies.length === 0) return undefined;
  const chosen = command.ask({
    kind: 'challenge',
    id: `challenge:${general.id}`,
    side: general.side,
    clause: 'wrg/general/challenge/sequence',
    general: general.id,
    enemies: enemies.map(({ id }) => id),
    ...where,
  });
  return enemies.find(({ id }) => id === chosen);
}

/**
 * The enemy generals whom a general may challenge: both of them stand in the front ranks of bodies that are hand to hand and do not
 * run, and neither rides in a wagon, against which nobody strikes.
 */
function mayChallenge(general: General, { state, rules }: Pick<Play, 'state' | 'rules'>): readonly General[] {
  if (general.gone !== null || general.with === null) return [];
  const own = unitOf(state, general.with);
  if (!isInFront(general, own) || own.rout !== null || !isVulnerable(own.troops, rules)) return [];
  return opponentsOf(state, own).flatMap(unit => {
    if (!isVulnerable(unit.troops, rules)) return [];
    const other = generalWith(state, unit);
    return other !== undefined && isInFront(other, unit) && unit.rout === null ? [other] : [];
  });
}

/** A general challenges another: whether he accepts. Who refuses may lose what he gives his men. */
export function callOut(general: General, other: General, play: Play, where: Where = {}): boolean {
  const { command, tell } = play;
  const tellOf = ({ id }: General, what: 'challenges' | 'accepts' | 'refuses', against: General) =>
    tell({ kind: 'general', general: id, what, against: against.id, men: 0, because: [] });
  tellOf(general, 'challenges', other);
  const accepts = command.ask({
    kind: 'accept',
    id: `accept:${other.id}:${general.id}`,
    side: other.side,
    clause: 'wrg/general/challenge/sequence',
    general: other.id,
    from: general.id,
    ...where,
  });
  tellOf(other, accepts ? 'accepts' : 'refuses', general);
  if (!accepts) other.steadies &&= stillSteadies(other, general, play);
  return accepts;
}

/** Whether a general who has refused a challenge still gives heart to those who fight beside him. */
function stillSteadies(general: General, challenger: General, { scenario }: Play): boolean {
  const training = scenario.sides[general.side]?.training ?? 'barbarian';
  return generalSteadies({ training, inFront: true, refusedEqual: general.rank === challenger.rank });
}

/** Two generals have it out with each other, where they are. */
export function fightItOut(general: General, other: General, play: Play): void {
  const { state, scenario, dice, rules, tell } = play;
  if (general.with === null || other.with === null) return;
  const field = fieldOf(state, scenario, rules);
  const [one, two] = [unitOf(state, general.with), unitOf(state, other.with)];
  const { outcome, exchanges } = watchedChallenge(
    { first: challengerOf(one, two, field), second: challengerOf(two, one, field) },
    dice,
    rules,
    ({ by, ...stroke }) => {
      const [striker, against] = by === 'first' ? [general, other] : [other, general];
      tell({ kind: 'duelled', general: striker.id, against: against.id, ...stroke });
    },
  );
  if (outcome.first === null) {
    const why = reasonFor(clause, 'neither can get the better of the other', 'undecided');
    tell({ kind: 'general', general: general.id, what: 'parts', against: other.id, men: 0, because: [why] });
  }
  const last = exchanges.at(-1) ?? { first: 0, second: 0 };
  const fates = [
    { loser: general, fate: outcome.first, received: last.first, gave: last.second },
    { loser: other, fate: outcome.second, received: last.second, gave: last.first },
  ];
  for (const { loser, fate, received, gave } of fates) {
    if (fate === null || fate === 'victor') continue;
    const why = `in the duel ${counted(received, 'casualty', 'casualties')} received, ${gave} inflicted`;
    const because = [reasonFor(clause, why, fate === 'dead' ? 'dead' : 'wounded and taken')];
    loseGeneral(loser, { gone: fate === 'dead' ? 'dead' : 'captured', byChallenge: true, because }, play);
  }
  if (!rules.field.playing.duelCosts) return;
  const cost = exchanges.reduce((sum, each) => ({ first: sum.first + each.first, second: sum.second + each.second }));
  payForDuel(general, one, cost.first, play);
  payForDuel(other, two, cost.second, play);
}

const clause = 'wrg/general/challenge/result' as const;

/**
 * What a duel has cost (`wrg/ruling/casualties-of-a-challenge`): it comes off a general’s figure, if he is still there, and off the body
 * that he is of.
 *
 * @clause wrg/general/challenge/result
 */
function payForDuel(general: General, unit: Unit, men: number, play: Play): void {
  const lost = Math.min(general.men, men);
  if (general.gone === null && lost > 0) {
    general.men -= lost;
    const because = [{ clause, because: 'the duel', effect: `−${counted(lost, 'man', 'men')}` }] as const;
    if (general.men === 0) loseGeneral(general, { gone: 'dead', men: lost, byChallenge: true, because }, play);
    else play.tell({ kind: 'general', general: general.id, what: 'hurt', men: lost, because });
  }
  suffer(unit, men, play);
}

/**
 * A general as he meets another: his own figure, with what the unit carries that he is with, and in the place and the weather in which that fights.
 *
 * @clause wrg/general/challenge/factors
 */
function challengerOf(unit: Unit, enemy: Unit, field: Field): Challenger {
  const { rules, state } = field;
  const [melee] = meleesOf(state, unit).filter(({ a, b }) => a === enemy.id || b === enemy.id);
  const own = melee === undefined ? undefined : bothOf(melee, field).find(each => each.unit === unit);
  const his = melee === undefined ? undefined : bothOf(melee, field).find(each => each.unit === enemy);
  const { charging = false, slope, others } = own === undefined ? betweenLines(unit, field) : fighterOf(own, field);
  const held = his === undefined ? weaponBetweenLines(enemy, unit, rules) : weaponOf(his, field);
  const using = { using: heldFor(held, enemy) };
  return duellistOf(
    unit,
    enemy,
    {
      shieldless: isShieldless(enemy, { from: unit.placed.at, side: 'front', ...using }, rules),
      charging: charging || unit.period.charges === enemy.id,
      scared: conditionOf(unit, field).horsesAfraid,
      ...(slope === undefined ? {} : { slope }),
      ...(others === undefined ? {} : { others }),
      inShot: weatherOthers(unit, 'shooting', field),
    },
    rules,
  );
}

/** How one stands to another whom he meets between the lines: both ride at each other as in a charge, and who set out from higher up a slope comes down it. */
function betweenLines(unit: Unit, field: Field): Pick<Standing, 'charging' | 'slope' | 'others'> {
  const { rodeOut, from } = unit.period;
  if (rodeOut === undefined) return { charging: false };
  const isDown = levelAt(field.table, from) > levelAt(field.table, rodeOut.at);
  const slope = isDown ? ({ slope: 'came-down' } as const) : {};
  return { charging: true, ...slope, ...othersGiven(weatherOthers(unit, 'fighting', field)) };
}

/** What a general strikes another with whom he meets between the lines. */
function weaponBetweenLines(unit: Unit, enemy: Unit, rules: Field['rules']): Weapon {
  const standing = { shieldless: false, charging: true, scared: false };
  return meleeFactors({ ...duellistOf(unit, enemy, standing, rules).fighter, period: 1 }, rules).using;
}

/** What his unit says of a general in a duel. */
export type Duelling = Pick<Unit, 'troops' | 'dismounted' | 'combats'>;

/** How the units of two generals stand to each other who have it out. */
interface Standing extends Pick<Challenger['fighter'], 'slope' | 'others'> {
  readonly shieldless: boolean;
  readonly charging: boolean;
  readonly scared: boolean;
  /** What else counts for the missiles before the blows. */
  readonly inShot?: readonly OtherFactor[];
}

/** A general in a duel with another, by the units that they are with and how these stand to each other. */
export function duellistOf(
  unit: Duelling,
  enemy: Duelling,
  { shieldless, charging, scared, inShot = [], ...standing }: Standing,
  rules: Field['rules'],
): Challenger {
  const { arm } = sheetOfType(unit.troops.type, rules);
  const missiles = missilesOf(unit, rules).find(({ weapon }) => weapon !== 'engine');
  const aboard = arm === 'elephant' || arm === 'chariot' ? unit.troops.crew?.[0] : undefined;
  const target = { type: enemy.troops.type, dismounted: enemy.dismounted, shieldless };
  return {
    fighter: {
      troops: meleeTroops(unit),
      enemy: {
        ...target,
        weapons: enemy.troops.weapons,
        ...(enemy.troops.crew === undefined ? {} : { crew: enemy.troops.crew.slice(0, 1) }),
      },
      charging,
      foughtBefore: unit.combats,
      ...standing,
    },
    ...(missiles === undefined
      ? {}
      : { shot: { weapon: missiles.weapon, target, distance: 0, ...othersGiven(inShot) } }),
    ...(aboard === undefined ? {} : { arm: aboard }),
    scared,
  };
}
