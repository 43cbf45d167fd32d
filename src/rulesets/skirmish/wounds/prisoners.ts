import { counted, type Reason, reasonFor, type Violation } from '../../../rulebook/index.js';
import { type SkirmishRules, skirmishRules } from '../rules.js';
import type { Grade, Graded, Man, NobleRank, Protection } from '../troops.js';
import type { WoundRulesPart } from './wounds.js';

/** A captor, and who yields to him. */
export interface Surrender {
  readonly captor: Pick<Man, 'class'>;
  readonly prisoner: Pick<Man, 'class'>;
  /** Inches to the nearest cleric of the captor's side; left out where there is none. */
  readonly clericAt?: number;
}

/** Whether quarter has to be given. */
export interface Quarter {
  readonly must: boolean;
  readonly because: readonly Reason[];
}

/**
 * Whether quarter must be given: by knights to knights, and where a cleric of the captor's side is near. Otherwise the captor's player
 * decides.
 *
 * Source: 8 Wounds > c Quarter, Recruitment and Ransom.
 *
 * @clause skirmish/quarter/definition
 * @clause skirmish/quarter/knights
 * @clause skirmish/quarter/cleric
 * @clause skirmish/quarter/option
 */
export function quarter(
  { captor, prisoner, clericAt }: Surrender,
  { wounds }: WoundRulesPart = skirmishRules(),
): Quarter {
  const because: Reason[] = [];
  if (captor.class === 'knight' && prisoner.class === 'knight')
    because.push(reasonFor('skirmish/quarter/knights', 'a knight yields to a knight', 'quarter'));
  if (clericAt !== undefined && clericAt <= wounds.quarter.cleric)
    because.push(
      reasonFor('skirmish/quarter/cleric', `a cleric within ${counted(clericAt, 'inch', 'inches')}`, 'quarter'),
    );
  if (because.length > 0) return { must: true, because };
  return { must: false, because: [reasonFor('skirmish/quarter/option', 'nothing obliges the captor', 'as he likes')] };
}

/** What brings a figure to yield. */
export interface Yielding {
  readonly man: Pick<Man, 'class'>;
  /** It lies on the ground, and an enemy on foot in contact demands it. */
  readonly fallenAndAsked?: boolean;
  /** It is attacked in melee. */
  readonly attacked?: boolean;
  /** Its morale makes it. */
  readonly cornered?: boolean;
  /** A cleric who fights by the host's rules. */
  readonly fights?: boolean;
}

/**
 * Whether a figure must yield: on the ground at the demand of an enemy on foot in contact; a cleric who is attacked; a recreant who
 * cannot flee. Any other may, if its player wishes.
 *
 * Source: 8 Wounds > b Falling, Being Unhorsed; 11 Clerics.
 *
 * @clause skirmish/falling/yield
 * @clause skirmish/clerics/attacked
 * @clause skirmish/clerics/exception
 * @clause skirmish/quarter/definition
 */
export function mustYield({
  man,
  fallenAndAsked = false,
  attacked = false,
  cornered = false,
  fights = false,
}: Yielding): Quarter {
  const because: Reason[] = [];
  if (fallenAndAsked)
    because.push(reasonFor('skirmish/falling/yield', 'on the ground, and asked by an enemy on foot', 'yields'));
  if (man.class === 'cleric' && attacked && !fights)
    because.push(reasonFor('skirmish/clerics/attacked', 'a cleric is attacked', 'yields'));
  if (cornered) because.push(reasonFor('skirmish/quarter/definition', 'a recreant who cannot flee', 'yields'));
  return { must: because.length > 0, because };
}

/** Who guards a prisoner. */
export interface Guarding {
  /** Inches to every enemy of the prisoner who is in no melee. */
  readonly guards: readonly number[];
}

/** What a man who has yielded may do. */
export interface Prisoner {
  readonly held: boolean;
  /** His captor moves him. */
  readonly movedByCaptor: boolean;
  readonly mayFight: boolean;
  /** He is his own man again. */
  readonly free: boolean;
}

/**
 * How a man who has yielded is held: as long as an enemy in no melee is near enough. Whether he may fight is
 * `skirmish/ruling/yielded-men`, what becomes of him without a guard `skirmish/ruling/unguarded-prisoners`.
 *
 * Source: 7 Morale > Definitions.
 *
 * @clause skirmish/morale/yield
 */
export function prisoner({ guards }: Guarding, { morale }: Pick<SkirmishRules, 'morale'> = skirmishRules()): Prisoner {
  const held = guards.some(distance => distance <= morale.guardWithin);
  const free = !held && morale.unguardedAreFree;
  return { held, movedByCaptor: held, mayFight: free || morale.yieldedFight, free };
}

/**
 * How many prisoners so many figures in contact kill in a turn.
 *
 * Source: 8 Wounds > c Quarter, Recruitment and Ransom.
 *
 * @clause skirmish/quarter/massacre
 */
export function massacred(
  { killers, prisoners }: { readonly killers: number; readonly prisoners: number },
  { wounds }: WoundRulesPart = skirmishRules(),
): number {
  return Math.min(prisoners, killers * wounds.quarter.massacred);
}

/** What a side gets for its prisoners. */
export interface Captives {
  readonly knights: readonly Pick<Graded, 'grade' | 'rank'>[];
  readonly sergeants: number;
  readonly peasants: number;
}

/** The profit of a battle. */
export interface Profit {
  /** Marks for the knights and nobles who have a rate. */
  readonly marks: number;
  /** Dukes and kings, for whom they haggle. */
  readonly negotiated: number;
  readonly recruits: number;
  /** Peasants who labour as grade E. */
  readonly labourers: number;
  readonly because: readonly Reason[];
}

/**
 * Ransoms and recruits out of prisoners. Half of the sergeants may be recruited, of an odd number as
 * `skirmish/ruling/half-of-the-sergeants` has it; peasants labour; the ransom of dukes and kings is negotiated.
 *
 * Source: 8 Wounds > c Quarter, Recruitment and Ransom.
 *
 * @clause skirmish/recruit/sergeants
 * @clause skirmish/recruit/peasants
 * @clause skirmish/ransom/knight
 * @clause skirmish/ransom/baron
 * @clause skirmish/ransom/earl
 * @clause skirmish/ransom/duke-king
 */
export function profit(
  { knights, sergeants, peasants }: Captives,
  { wounds }: WoundRulesPart = skirmishRules(),
): Profit {
  const rates = knights.map(({ grade, rank }) => rateOf(grade, rank ?? 'knight', wounds));
  const half = sergeants * wounds.recruits.share;
  const recruits = wounds.recruits.rounded === 'down' ? Math.floor(half) : Math.ceil(half);
  const clauses = {
    knight: 'skirmish/ransom/knight',
    baron: 'skirmish/ransom/baron',
    viscount: 'skirmish/ransom/earl',
    earl: 'skirmish/ransom/earl',
    duke: 'skirmish/ransom/duke-king',
    king: 'skirmish/ransom/duke-king',
  } as const;
  return {
    marks: rates.reduce((sum, { marks }) => sum + (marks ?? 0), 0),
    negotiated: rates.filter(({ marks }) => marks === null).length,
    recruits,
    labourers: peasants,
    because: [
      ...rates.map(({ rank, marks }) =>
        reasonFor(clauses[rank], `a ${rank}`, marks === null ? 'negotiated' : counted(marks, 'mark')),
      ),
      ...(sergeants > 0
        ? [reasonFor('skirmish/recruit/sergeants', counted(sergeants, 'sergeant'), `${recruits} recruited`)]
        : []),
      ...(peasants > 0
        ? [reasonFor('skirmish/recruit/peasants', counted(peasants, 'peasant'), 'labour as grade E')]
        : []),
    ],
  };
}

function rateOf(grade: Grade, rank: 'knight' | NobleRank, { ransom }: SkirmishRules['wounds']) {
  return { rank, marks: ransom[grade][rank] };
}

/** What is taken from somebody, and put on. */
export interface Looting {
  readonly from: { readonly class: Man['class']; readonly state: 'dead' | 'yielded' | 'fighting' };
  readonly weapons?: number;
  readonly shield?: boolean;
  /** His armour is taken off. */
  readonly armour?: boolean;
  /** Protection of the armour that the looter puts on. */
  readonly putOn?: Protection;
}

/** How long that takes, in turns, and what forbids it. */
export interface LootingTime {
  readonly turns: number;
  readonly faults: readonly Violation[];
}

/**
 * How long it takes to strip the dead and those who have yielded, knights among these excepted. The time of a shield is
 * `skirmish/ruling/looted-shields`.
 *
 * Source: 8 Wounds > d Looting the dead.
 *
 * @clause skirmish/loot/who
 * @clause skirmish/loot/weapon
 * @clause skirmish/loot/armour-off
 * @clause skirmish/loot/armour-on
 */
export function lootTime(
  { from, weapons = 0, shield = false, armour = false, putOn }: Looting,
  { wounds }: WoundRulesPart = skirmishRules(),
): LootingTime {
  const { looting } = wounds;
  const allowed = from.state === 'dead' || (from.state === 'yielded' && from.class !== 'knight');
  const turns =
    weapons * looting.weapon +
    (shield ? looting.shield : 0) +
    (armour ? looting.armourOff : 0) +
    (putOn === undefined ? 0 : putOn <= 2 ? looting.heavyOn : looting.lightOn);
  if (allowed) return { turns, faults: [] };
  const problem = from.state === 'fighting' ? 'he still fights' : 'a knight who has yielded keeps what he has';
  return { turns, faults: [{ path: 'from', clause: 'skirmish/loot/who', problem, mend: 'leave him alone' }] };
}
