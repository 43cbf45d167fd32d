import {
  type ClauseId,
  counted,
  insist,
  type Reason,
  reasonsUnder,
  type Violation,
} from '../../../../rulebook/index.js';
import { distance, type Point } from '../../../../table/index.js';
import { insistOnCount } from '../../common/counts.js';
import type { Title } from '../numbers/army.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';

const ransomReason = reasonsUnder('cady/ancient-medieval/ransom');

/** A noble of the ransom game, on one figure. */
export interface Noble {
  readonly id: string;
  readonly side: string;
  readonly title: Title;
  /** The unit that a knight rides with. */
  readonly unit?: string;
  /** The battle that a duke or baron leads. */
  readonly battle?: string;
  /** The player who is shown by this figure, if any. */
  readonly player?: string;
}

/** Who leads an army, and who one of its battles, under a title. */
export interface Leaders {
  readonly army: Title;
  readonly battles: readonly Title[];
}

/**
 * Every fault in the titles of those who lead an army and its battles.
 *
 * Source: Battles; Additional Ancient Period Figures & Rules > Ransom.
 *
 * @clause cady/ancient-medieval/ransom/leaders
 * @clause cady/ancient-medieval/battle/leader
 * @clause cady/ancient-medieval/battle/army-leader
 * @clause cady/ancient-medieval/definition/duke
 * @clause cady/ancient-medieval/definition/prince
 */
export function leaderFaults(
  { army, battles }: Leaders,
  rules: AncientMedievalRules = ancientMedievalRules(),
): readonly Violation[] {
  const { leaders } = rules.medievalBattles;
  const faults: Violation[] = [];
  if (!leaders.army.includes(army)) {
    const mend = `give it a ${leaders.army.join(' or ')}`;
    faults.push({
      path: 'army',
      clause: 'cady/ancient-medieval/battle/army-leader',
      problem: `led by a ${army}`,
      mend,
    });
  }
  for (const [at, title] of battles.entries()) {
    if (leaders.battle.includes(title)) continue;
    const mend = `give it a ${leaders.battle.join(' or ')}`;
    const clause = 'cady/ancient-medieval/battle/leader';
    faults.push({ path: `battles[${at}]`, clause, problem: `led by a ${title}`, mend });
  }
  return faults;
}

/**
 * Every fault in the nobles of an army and where they belong: one king or queen to a side, each knight in a unit, each duke and
 * baron in a battle, no name and no player twice.
 *
 * Source: Additional Ancient Period Figures & Rules > Ransom; Battles.
 *
 * @clause cady/ancient-medieval/ransom/attachment
 * @clause cady/ancient-medieval/ransom/player-figure
 * @clause cady/ancient-medieval/battle/knights-lead-units
 * @clause cady/ancient-medieval/definition/king
 */
export function nobleFaults({ nobles }: { readonly nobles: readonly Noble[] }): readonly Violation[] {
  const faults: Violation[] = [];
  const fault = (path: string, rule: string, problem: string, mend: string) =>
    faults.push({ path, clause: clauseOf(rule), problem, mend });
  for (const [at, { id, side, title, unit, battle, player }] of nobles.entries()) {
    const before = nobles.slice(0, at);
    if (title === 'knight' && unit === undefined) {
      fault(`nobles[${at}].unit`, 'attachment', `knight ${id} belongs to no unit`, 'attach him to one');
    }
    if ((title === 'duke' || title === 'baron') && battle === undefined) {
      fault(`nobles[${at}].battle`, 'attachment', `${title} ${id} belongs to no battle`, 'attach him to one');
    }
    if (crowned(title) && before.some(other => crowned(other.title) && other.side === side)) {
      const mend = 'let one of them lead the side';
      const clause = 'cady/ancient-medieval/definition/king';
      faults.push({ path: `nobles[${at}].title`, clause, problem: `${side} has a king or queen already`, mend });
    }
    if (before.some(other => other.id === id)) {
      fault(`nobles[${at}].id`, 'attachment', `two nobles are called ${id}`, 'call them by their own names');
    }
    if (player !== undefined && before.some(other => other.player === player)) {
      fault(`nobles[${at}].player`, 'player-figure', `${player} has two figures`, 'choose one of them');
    }
  }
  return faults;
}

/**
 * Knights that a side has unless players agree otherwise: one for each unit, or a round number.
 *
 * Source: Additional Ancient Period Figures & Rules > Ransom.
 *
 * @throws RuleViolation when the units are no whole number.
 * @clause cady/ancient-medieval/ransom/knight-count
 */
export function knightsSuggested(
  { units }: { readonly units: number },
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly toASide: number; readonly oneForEachUnit: number } {
  insistOnCount('units', units, clauseOf('knight-count'));
  return { toASide: rules.ransom.knights, oneForEachUnit: units };
}

/** What has befallen a noble and his unit. */
export interface NobleAtBay {
  /** The unit that he rides with has routed. He did not. */
  readonly unitRouted: boolean;
  /** All other figures of it are gone. */
  readonly aloneOfHisUnit: boolean;
  /** An enemy fought him in melee and won. */
  readonly beaten: boolean;
}

/**
 * Whether a noble is captured: beaten in melee when his unit has left him alone, by rout or by death.
 *
 * Source: Additional Ancient Period Figures & Rules > Ransom.
 *
 * @clause cady/ancient-medieval/ransom/capture
 * @clause cady/ancient-medieval/definition/ransom
 */
export function nobleCaptured(
  { unitRouted, aloneOfHisUnit, beaten }: NobleAtBay,
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly captured: boolean; readonly because: readonly Reason[] } {
  const all = [unitRouted, aloneOfHisUnit, beaten];
  const ways = {
    'unit-routed-or-gone-then-melee': beaten && (unitRouted || aloneOfHisUnit),
    any: all.some(Boolean),
    all: all.every(Boolean),
  };
  const taken = ways[rules.ransom.capture];
  const left = unitRouted ? 'his unit has routed' : aloneOfHisUnit ? 'his unit is gone' : 'his unit stands by him';
  const because = `${left}, ${beaten ? 'and he was beaten in melee' : 'but he was not beaten in melee himself'}`;
  return { captured: taken, because: [ransomReason('capture', because, taken ? 'captured' : 'not captured')] };
}

/** A blow that would take any other figure off. */
export interface BlowAtNoble {
  readonly title: Title;
  readonly by: 'missiles' | 'artillery' | 'melee' | 'shock' | 'rout';
}

/**
 * What becomes of a noble where another figure would be removed: he is wounded, open to capture, and stays; and when his unit
 * routs he stands.
 *
 * Source: Additional Ancient Period Figures & Rules > Ransom.
 *
 * @clause cady/ancient-medieval/ransom/noble-cannot-die
 * @clause cady/ancient-medieval/ransom/noble-does-not-rout
 */
export function nobleStruck({ title, by }: BlowAtNoble): {
  readonly removed: false;
  readonly wounded: boolean;
  readonly because: readonly Reason[];
} {
  if (by === 'rout') {
    const because = ransomReason('noble-does-not-rout', `a ${title} whose unit routs`, 'stands his ground');
    return { removed: false, wounded: false, because: [because] };
  }
  const because = ransomReason(
    'noble-cannot-die',
    `${title === 'king' ? 'a king' : `a ${title}`} struck by ${by}`,
    'is wounded and may be captured',
  );
  return { removed: false, wounded: true, because: [because] };
}

/** A captive and the unit that holds him. */
export interface Captive {
  readonly id: string;
  readonly at: Point;
  /** What has become of the captors. */
  readonly captors: 'stand' | 'routed' | 'destroyed';
  /** Units of his own side, to which he would go. */
  readonly friends: readonly { readonly unit: string; readonly at: Point }[];
}

/** Whether he is free, and where he goes. */
export interface Custody {
  readonly free: boolean;
  /** The nearest unit of his side, and how far it is in cm; absent while he is held, or when he has no friends left. */
  readonly goesTo?: { readonly unit: string; readonly distance: number };
  readonly because: readonly Reason[];
}

/**
 * A captive stays with his captors; when they rout or are destroyed he is free to make for the nearest friends, and may be
 * taken again on the way.
 *
 * Source: Additional Ancient Period Figures & Rules > Ransom.
 *
 * @clause cady/ancient-medieval/ransom/custody
 */
export function custody({ id, at, captors, friends }: Captive): Custody {
  if (captors === 'stand') {
    return { free: false, because: [ransomReason('custody', 'his captors stand', `${id} stays with them`)] };
  }
  const nearest = friends
    .map(friend => ({ unit: friend.unit, distance: distance(at, friend.at) }))
    .sort((a, b) => a.distance - b.distance || (a.unit < b.unit ? -1 : 1))[0];
  const effect = nearest === undefined ? `${id} is free` : `${id} is free and makes for ${nearest.unit}`;
  const because = [ransomReason('custody', `his captors are ${captors}`, effect)];
  return { free: true, ...(nearest === undefined ? {} : { goesTo: nearest }), because };
}

/** The nobles that each side holds. */
export interface RansomScore {
  readonly sides: readonly { readonly side: string; readonly holds: readonly Title[] }[];
  /** Points that win, as agreed; as suggested unless said. */
  readonly wins?: number;
}

/**
 * What a side has in captive nobles.
 *
 * Source: Additional Ancient Period Figures & Rules > Ransom.
 *
 * @clause cady/ancient-medieval/ransom/point-values
 * @clause cady/ancient-medieval/definition/prince-capture
 */
export function ransomPoints(
  { holds }: { readonly holds: readonly Title[] },
  rules: AncientMedievalRules = ancientMedievalRules(),
): number {
  return holds.reduce((sum, title) => sum + rules.ransom.worth[title], 0);
}

/**
 * The sides that hold nobles worth the points agreed on, those with most first: whoever does has won.
 *
 * Source: Additional Ancient Period Figures & Rules > Ransom.
 *
 * @throws RuleViolation when the points that win are none.
 * @clause cady/ancient-medieval/ransom/victory-threshold
 */
export function ransomVictory(
  score: RansomScore,
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly won: readonly string[]; readonly because: readonly Reason[] } {
  const wins = score.wins ?? rules.ransom.wins;
  insist(Number.isFinite(wins) && wins > 0, () => ({
    path: 'wins',
    clause: clauseOf('victory-threshold'),
    problem: `${counted(wins, 'point wins', 'points win')} nothing`,
    mend: 'agree on a number above 0',
  }));
  const reached = score.sides
    .map(({ side, holds }) => ({ side, points: ransomPoints({ holds }, rules) }))
    .filter(({ points }) => points >= wins)
    .sort((a, b) => b.points - a.points);
  return {
    won: reached.map(({ side }) => side),
    because: reached.map(({ side, points }) =>
      ransomReason(
        'victory-threshold',
        `${side} holds nobles worth ${counted(points, 'point')}`,
        counted(wins, 'point wins', 'points win'),
      ),
    ),
  };
}

/**
 * Knights that each side holds, where their number is the score.
 *
 * Source: Battles.
 *
 * @clause cady/ancient-medieval/battle/knight-capture-scoring
 */
export function knightsCaptured({ holds }: { readonly holds: readonly Title[] }): number {
  return holds.filter(title => title === 'knight').length;
}

function crowned(title: Title): boolean {
  return title === 'king' || title === 'queen';
}

function clauseOf(rule: string): ClauseId {
  return `cady/ancient-medieval/ransom/${rule}`;
}
