import type { Dice } from '../../../../dice/index.js';
import { type ClauseId, insist, type Reason, reasonsUnder, type Violation } from '../../../../rulebook/index.js';
import { battleFaults } from '../../common/fighting/battles.js';
import { compareReactions, type Reaction } from '../../common/fighting/morale.js';
import { type Tested, type ThreeDiceResult, threeDiceTest } from '../../common/fighting/three-dice.js';
import { paceOf } from '../../common/moving/keeping-together.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import type { TroopType } from '../troops.js';

const battleReason = reasonsUnder('cady/ancient-medieval');

/** Units that take orders, move and fight together: the van, the main, the rear, or one more. */
export interface MedievalBattle {
  readonly name: string;
  readonly units: readonly { readonly unit: string; readonly type: TroopType }[];
}

/**
 * Every fault of the battles of an army as they are formed before the game: two units or more in each, of whatever kinds, no
 * peasants, machines, or figures that fight alone, and nobody in two of them. There may be any number of battles, and units
 * that belong to none.
 *
 * Source: Battles.
 *
 * @clause cady/ancient-medieval/battle/composition
 * @clause cady/ancient-medieval/battle/mixed-types
 * @clause cady/ancient-medieval/battle/no-morale-one-units
 * @clause cady/ancient-medieval/battle/named-sections
 * @clause cady/ancient-medieval/battle/army-any-number
 * @clause cady/ancient-medieval/artillery/unattached
 */
export function medievalBattleFaults(
  { battles }: { readonly battles: readonly MedievalBattle[] },
  rules: AncientMedievalRules = ancientMedievalRules(),
): readonly Violation[] {
  const faults: Violation[] = [];
  const seen = new Set<string>();
  const names = new Set<string>();
  for (const [at, { name, units }] of battles.entries()) {
    const path = `battles[${at}]`;
    if (names.has(name)) {
      const mend = 'call the foremost van, the next main, the last rear, or by other names';
      faults.push(fault(`${path}.name`, 'battle/named-sections', `two battles are called ${name}`, mend));
    }
    names.add(name);
    // Whoever has no morale value has another fault below.
    const { leastMorale } = rules.battles;
    const steady = units.map(({ unit, type }) => ({ unit, morale: rules.troops[type].morale ?? leastMorale }));
    for (const found of battleFaults({ units: steady }, rules))
      faults.push({ ...found, path: `${path}.${found.path}` });
    for (const [place, { unit, type }] of units.entries()) {
      const { individual, class: kind, title } = rules.troops[type];
      const where = `${path}.units[${place}]`;
      if (kind === 'artillery' || kind === 'wagon' || individual) {
        faults.push(fault(where, 'artillery/unattached', `${title} in a battle`, 'leave it unattached'));
      }
      if (seen.has(unit)) {
        faults.push(fault(where, 'battle/composition', `${unit} stands twice`, 'put it in one battle'));
      }
      seen.add(unit);
    }
  }
  return faults;
}

/**
 * How far a battle goes in a turn: as far as its slowest unit, for all of them stay together.
 *
 * Source: Battles.
 *
 * @param battle `moves`: what each of its units may move, in cm
 * @throws RuleViolation when it has no unit.
 * @clause cady/ancient-medieval/battle/contact-and-speed
 */
export function battlePace({ moves }: { readonly moves: readonly number[] }): {
  readonly cm: number;
  readonly because: readonly Reason[];
} {
  insist(moves.length > 0, () => fault('moves', 'battle/contact-and-speed', 'a battle of no units', 'name its units'));
  const cm = paceOf({ figures: moves });
  return {
    cm,
    because: [battleReason('battle/contact-and-speed', 'no faster than the slowest unit of its battle', `${cm} cm`)],
  };
}

/** A change in what makes up a battle. */
export interface BattleChange {
  readonly change: 'form' | 'enlarge' | 'separate' | 'rejoin';
  readonly when: 'before-the-game' | 'in-the-game';
  /** The king himself does it, in the advanced game. */
  readonly byKing?: boolean;
}

/**
 * Every fault of a change in what makes up a battle: it is formed before the game and stays as it is, but that its units may be
 * ordered to separate, for good.
 *
 * Source: Battles; Definitions > King / Queen.
 *
 * @clause cady/ancient-medieval/battle/formed-at-start
 * @clause cady/ancient-medieval/battle/fixed-during-game
 * @clause cady/ancient-medieval/battle/separate-by-order
 * @clause cady/ancient-medieval/definition/king-reform
 */
export function battleChangeFaults(
  { change, when, byKing = false }: BattleChange,
  rules: AncientMedievalRules = ancientMedievalRules(),
): readonly Violation[] {
  if (when === 'before-the-game') return [];
  const { separate, rejoin, king } = rules.medievalBattles.changes;
  switch (change) {
    case 'separate':
      return separate ? [] : [fault('change', 'battle/fixed-during-game', 'a battle stays as it is', 'keep together')];
    case 'rejoin':
      if (rejoin) return [];
      return [fault('change', 'battle/separate-by-order', 'what has separated stays so', 'let it fight on alone')];
    case 'form':
    case 'enlarge': {
      if (king && byKing) return [];
      const clause = change === 'form' ? 'battle/formed-at-start' : 'battle/fixed-during-game';
      return [fault('change', clause, 'battles are formed before the game', 'leave it as it is')];
    }
  }
}

/** A unit of a battle at the end of a turn. */
export interface BattleMember {
  readonly unit: string;
  /** What its own losses came to; no effect when it lost nothing. */
  readonly reaction: Reaction;
  /** It has lost contact within itself, and its smaller part routs unless it is saved. */
  readonly broken?: boolean;
}

/** What becomes of a battle, unit by unit. */
export interface BattleHeld {
  /**
   * `untroubled`: nobody had anything to fear; `held`: a test passed and everybody stays; `failed`: all who tried failed;
   * `nobody`: there was nobody to try.
   */
  readonly outcome: 'untroubled' | 'held' | 'failed' | 'nobody';
  /** What each unit does, in the order given. */
  readonly members: readonly { readonly unit: string; readonly reaction: Reaction }[];
  /** The battle is no battle for the rest of the game. */
  readonly broken: boolean;
  /** Units of which a part routs because nobody saved them. */
  readonly partRouts: readonly string[];
  readonly because: readonly Reason[];
}

/**
 * The units that may try to hold their battle: those without a poor reaction of their own this turn, and not broken, if any
 * other is in need.
 *
 * Source: Battles > Effects on a unit in a Battle.
 *
 * @clause cady/ancient-medieval/battle/hold-by-3dt
 * @clause cady/ancient-medieval/battle/affected-units-cannot-hold
 */
export function battleHolders<Member extends BattleMember>({
  members,
}: {
  readonly members: readonly Member[];
}): readonly Member[] {
  return members.some(inTrouble) ? members.filter(member => !inTrouble(member)) : [];
}

/**
 * What becomes of a battle after the three-dice tests of those who tried to hold it, in the order in which they tried. A single
 * pass keeps every unit where it is, whatever its own reaction was; if all who tried failed, the battle breaks and shares the
 * worst fate among its units; if nobody was fit to try, it breaks and each unit takes its own.
 *
 * Source: Battles; Battles > Effects on a unit in a Battle.
 *
 * @throws RuleViolation when somebody tried who may not.
 * @clause cady/ancient-medieval/battle/hold-by-3dt
 * @clause cady/ancient-medieval/battle/hold-failed
 * @clause cady/ancient-medieval/battle/affected-units-cannot-hold
 * @clause cady/ancient-medieval/battle/all-affected
 * @clause cady/ancient-medieval/battle/broken-unit-saved
 * @clause cady/ancient-medieval/battle/broken-unit-routs
 */
export function battleHeld(
  {
    members,
    tests,
  }: {
    readonly members: readonly BattleMember[];
    readonly tests: readonly { readonly unit: string; readonly passed: boolean }[];
  },
  rules: AncientMedievalRules = ancientMedievalRules(),
): BattleHeld {
  const holders = battleHolders({ members });
  for (const [at, { unit }] of tests.entries()) {
    insist(holders.some(holder => holder.unit === unit) && tests.findIndex(test => test.unit === unit) === at, () =>
      fault(`tests[${at}]`, 'battle/affected-units-cannot-hold', `${unit} may not try`, 'let another unit try'),
    );
  }
  const own = members.map(({ unit, reaction }) => ({ unit, reaction }));
  if (!members.some(inTrouble))
    return { outcome: 'untroubled', members: own, broken: false, partRouts: [], because: [] };
  if (holders.length === 0) {
    const because = battleReason(
      'battle/all-affected',
      'every unit has a poor reaction',
      'each takes its own, the battle breaks',
    );
    return { outcome: 'nobody', members: own, broken: true, partRouts: brokenOf(members), because: [because] };
  }
  const counted = rules.medievalBattles.saveTries['one-failure-ends'] ? tests.slice(0, 1) : tests;
  const saver = counted.find(({ passed }) => passed);
  if (saver !== undefined) {
    const stay = members.map(({ unit }) => ({ unit, reaction: 'no-effect' as const }));
    const because = battleReason('battle/hold-by-3dt', `${saver.unit} passed the test`, 'the whole battle stays');
    return { outcome: 'held', members: stay, broken: false, partRouts: [], because: [because] };
  }
  return unsaved(
    members,
    tests.map(({ unit }) => unit),
    rules,
  );
}

/** A unit of a battle, and what its test hangs on. */
export interface TestedMember extends BattleMember, Tested {}

/** A battle that somebody must hold. */
export interface BattleToHold {
  readonly members: readonly TestedMember[];
  /** Told of every test as soon as it is thrown. */
  readonly thrown?: (holder: TestedMember, test: ThreeDiceResult) => void;
}

/** What becomes of a battle, and who threw to hold it, in their order. */
export interface BattleHeldByDice extends BattleHeld {
  readonly tests: readonly { readonly unit: string; readonly passed: boolean }[];
}

/**
 * A battle in need: every unit that may tries to hold it, one after the other, until one passes its three-dice test.
 *
 * Source: Battles > Effects on a unit in a Battle.
 *
 * @clause cady/ancient-medieval/battle/hold-by-3dt
 * @clause cady/ancient-medieval/battle/hold-failed
 */
export function holdBattle(
  { members, thrown }: BattleToHold,
  dice: Dice,
  rules: AncientMedievalRules = ancientMedievalRules(),
): BattleHeldByDice {
  const tests: { unit: string; passed: boolean }[] = [];
  const because: Reason[] = [];
  for (const holder of battleHolders({ members })) {
    const test = threeDiceTest(holder, dice, rules);
    const { passed, odds } = test;
    thrown?.(holder, test);
    tests.push({ unit: holder.unit, passed });
    because.push(...odds.because);
    if (passed || rules.medievalBattles.saveTries['one-failure-ends']) break;
  }
  const held = battleHeld({ members, tests }, rules);
  return { ...held, tests, because: [...because, ...held.because] };
}

/** Nobody passed: who shares the fate of those in need, and what it is. */
function unsaved(members: readonly BattleMember[], tried: readonly string[], rules: AncientMedievalRules): BattleHeld {
  const { who, what, broken } = rules.medievalBattles.unsaved;
  const fates = members.filter(inTrouble).map(member => (member.broken === true ? 'rout' : member.reaction));
  const worst = fates.reduce<Reaction>((a, b) => worse(a, b), 'no-effect');
  const shared = what === 'rout' ? 'rout' : what === 'none' ? 'no-effect' : worst;
  const shares = (unit: string) => who === 'whole-battle' || (who === 'unit-and-holder' && tried.includes(unit));
  const fate = members.map(member => ({
    unit: member.unit,
    reaction: shares(member.unit) ? worse(member.reaction, shared) : member.reaction,
  }));
  const because = battleReason(
    'battle/hold-failed',
    tried.length === 0 ? 'nobody tried to hold it' : `${tried.join(', ')} failed`,
    broken ? 'the battle breaks' : 'the battle stays together',
  );
  const whole = fate.filter(({ reaction }) => reaction === 'rout').map(({ unit }) => unit);
  const partRouts = brokenOf(members).filter(unit => !whole.includes(unit));
  return { outcome: 'failed', members: fate, broken, partRouts, because: [because] };
}

function brokenOf(members: readonly BattleMember[]): readonly string[] {
  return members.filter(({ broken }) => broken === true).map(({ unit }) => unit);
}

function worse(a: Reaction, b: Reaction): Reaction {
  return compareReactions(a, b) >= 0 ? a : b;
}

function inTrouble({ reaction, broken }: BattleMember): boolean {
  return broken === true || reaction !== 'no-effect';
}

function fault(path: string, rule: string, problem: string, mend: string): Violation {
  const clause: ClauseId = `cady/ancient-medieval/${rule}`;
  return { path, clause, problem, mend };
}
