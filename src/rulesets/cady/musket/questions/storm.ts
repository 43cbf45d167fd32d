import { type Dice, type Distribution, inDoubles } from '../../../../dice/index.js';
import { counted, RuleViolation, type Violation } from '../../../../rulebook/index.js';
import { insistOnFewTurns } from '../../common/engagement/bounds.js';
import { isCount } from '../../common/engagement/faults.js';
import type { Both } from '../../common/engagement/fronts.js';
import { meleeStages } from '../../common/engagement/melee-turns.js';
import { afterStage, type EngagementState, joined, type Stage } from '../../common/engagement/state.js';
import type { Reaction } from '../../common/fighting/morale.js';
import { lostToVolley } from '../../common/fire/volley.js';
import {
  type ContinuedMeleeSituation,
  type ContinuedMeleeUnit,
  continuedMeleeFaults,
} from '../engagement/melee-situation.js';
import { meleeProcedure } from '../engagement/procedure.js';
import { loading } from '../loading.js';
import { type MusketRules, musketRules } from '../rules.js';
import { readySmallArms } from '../small-arms.js';

/** Fire from a building at those who break its door. */
export interface StormFire {
  /** Windows that look on them: at each stand as many as have room. */
  readonly windows: number;
  /** From there to them, in cm. */
  readonly distance: number;
  /** The ground floor, 1, unless said. */
  readonly storey?: number;
}

/** N figures of one type storm a building that M figures of another hold. */
export interface Storm {
  /** Whoever stands at the door. */
  readonly attacker: ContinuedMeleeUnit;
  /** Whoever holds the building, loaded when it begins. */
  readonly defender: ContinuedMeleeUnit;
  /** Doors at which they fight; 1 unless said. */
  readonly doors?: number;
  /** Whether the door has been broken already; unless said it has not. */
  readonly broken?: boolean;
  /** Not given: nobody fires at them. */
  readonly fire?: StormFire;
  /** Turns of melee once it is broken, 1 to 12; 1 unless said. */
  readonly turns?: number;
}

/** What a side has come to. */
export interface StormSide {
  readonly lost: number;
  readonly left: number;
  readonly reaction: Reaction;
}

/** What a storm has come to. */
export interface StormOutcome extends Both<StormSide> {
  /** The building is taken, its garrison has held it, or they fight on. */
  readonly end: 'taken' | 'held' | 'goes-on';
  /** Turns of melee at the door. */
  readonly turns: number;
}

/**
 * What the storm of a building may come to, solved exactly: the turns in which its door is broken, under fire from its windows, with the
 * morale of those who are fired at; then melee through the door turn after turn, and the morale of both, as long as nobody gives way. Who
 * breaks the door does nothing else; too few stands break none. Others who fire at the windows meanwhile are not asked for.
 *
 * Source: Musket Period Rules > Buildings.
 *
 * @throws RuleViolation with every fault of the storm, and for more turns than can be solved in about a second.
 * @clause cady/musket/building/break-door
 * @clause cady/musket/building/window-melee
 * @clause cady/musket/building/window-fire
 * @clause cady/musket/building/window-melee-penalty
 */
export function stormOdds(storm: Storm, rules: MusketRules = musketRules()): Distribution<StormOutcome> {
  const { atDoor, melee } = stagesOf(storm, rules);
  const begun = atDoor.reduce(
    (states, stage) => states.then(stage),
    inDoubles(() => joined),
  );
  return melee
    .reduce((states, stage) => afterStage(states, stage, { maxBranches: Number.MAX_SAFE_INTEGER }), begun)
    .map(state => outcomeOf(state, storm, rules), { key: outcomeKey });
}

/**
 * The same with dice that are thrown or scripted.
 *
 * @throws RuleViolation with every fault of the storm.
 */
export function throwStorm(storm: Storm, dice: Dice, rules: MusketRules = musketRules()): StormOutcome {
  const { atDoor, melee } = stagesOf(storm, rules);
  const steps = melee.flatMap(({ steps, thrown }) => (thrown === undefined ? steps : [thrown]));
  return outcomeOf(
    [...atDoor, ...steps].reduce((state, step) => step(state, dice), joined),
    storm,
    rules,
  );
}

type Step = (state: EngagementState, dice: Dice) => EngagementState;

function stagesOf(
  storm: Storm,
  rules: MusketRules,
): { readonly atDoor: readonly Step[]; readonly melee: readonly Stage[] } {
  const asked = meleeAsked(storm, rules);
  const faults = [...continuedMeleeFaults(asked, rules), ...stormFaults(storm, rules)];
  if (faults.length > 0) throw new RuleViolation(faults);
  const procedure = meleeProcedure(asked, rules);
  const { turns = 1, broken = false } = storm;
  insistOnFewTurns(procedure, turns);
  return { atDoor: broken ? [] : stepsAtDoor(storm, procedure, rules), melee: meleeStages(procedure, turns) };
}

/** The melee at the door: the garrison has the building for its shelter. */
function meleeAsked({ attacker, defender, doors = 1, turns = 1 }: Storm, rules: MusketRules): ContinuedMeleeSituation {
  const shelters = rules.readings.defensiveFeatures.some(feature => feature === 'building');
  const held = shelters ? { ...defender, behindDefence: 'building' as const } : defender;
  return { attacker, defender: held, between: { openings: doors }, turns };
}

/** The turns in which the door is broken: fire at those who do it, and whether they stand it. */
function stepsAtDoor(
  storm: Storm,
  { reaction }: Pick<ReturnType<typeof meleeProcedure>, 'reaction'>,
  rules: MusketRules,
): readonly Step[] {
  const { attacker } = storm;
  const { stands: needed, turns } = rules.houses.door;
  const onStand = rules.troops[attacker.type].stand.figures;
  let loaded = true;
  return Array.from({ length: turns }, (): Step => {
    const { shots, loadedAfter } = loading({ loaded, moved: 0, weapon: weaponOf(storm, rules) }, rules);
    loaded = loadedAfter;
    return (state, dice) => {
      if (!state.fighting) return state;
      const before = attacker.figures - state.attacker.lost;
      const lost = lostAtDoor(storm, { shots, before }, dice, rules);
      const all = state.attacker.lost + lost;
      const does = lost === 0 ? 'no-effect' : reaction('attacker', { before, lost });
      const enough = Math.ceil((attacker.figures - all) / onStand) >= needed;
      const side = { lost: all, lostBefore: all, reaction: does };
      return { ...state, attacker: side, fighting: enough && does === 'no-effect' };
    };
  });
}

function weaponOf({ defender }: Storm, rules: MusketRules) {
  return rules.troops[defender.type].weapon;
}

/** Those who break the door and fall in a turn. */
function lostAtDoor(
  storm: Storm,
  { shots, before }: { readonly shots: number; readonly before: number },
  dice: Dice,
  rules: MusketRules,
): number {
  const { fire, attacker, defender } = storm;
  const weapon = weaponOf(storm, rules);
  if (fire === undefined || weapon === null) return 0;
  const group = {
    weapon,
    shots,
    figures: Math.min(defender.figures, fire.windows * rules.houses.figuresEach),
    distance: fire.distance,
    levelsAbove: (fire.storey ?? 1) - 1,
    ranksDeep: attacker.ranks ?? 2,
  };
  return lostToVolley(readySmallArms({ groups: [group], targetFigures: before }, rules), dice);
}

/** What is wrong with a storm besides what is with any melee. */
function stormFaults(storm: Storm, rules: MusketRules): readonly Violation[] {
  const { attacker, defender, doors = 1, fire } = storm;
  const faults: Violation[] = [];
  const fault = (path: string, problem: string, mend: string) => faults.push({ path, problem, mend });
  const { arm, like, title } = rules.troops[defender.type];
  if (arm !== 'infantry' && like !== 'dragoons')
    fault('defender.type', `${title}: they hold no building hand to hand`, 'give infantry, or dragoons on foot');
  for (const [side, { square }] of Object.entries({ attacker, defender }))
    if (square === true) fault(`${side}.square`, 'nobody is in a square here', 'leave it out');
  if (!isCount(doors, 1, 20)) fault('doors', counted(doors, 'door'), 'give 1 to 20');
  if (fire === undefined) return faults;
  if (weaponOf(storm, rules) === null) fault('fire', `${title}: no small arms to fire`, 'leave it out');
  if (!isCount(fire.windows, 0, 100)) fault('fire.windows', counted(fire.windows, 'window'), 'give 0 to 100');
  if (!isCount(fire.storey ?? 1, 1, 20)) fault('fire.storey', `storey ${fire.storey}`, 'give 1 to 20');
  return faults;
}

function outcomeOf(
  { attacker, defender, fighting, turns }: EngagementState,
  storm: Storm,
  { houses }: MusketRules,
): StormOutcome {
  const sides = {
    attacker: sideOf(attacker, storm.attacker.figures),
    defender: sideOf(defender, storm.defender.figures),
  };
  const { left, reaction } = sides.defender;
  const gaveWay = houses.garrisonGivesWay === 'out' ? reaction !== 'no-effect' : reaction === 'rout';
  const taken = sides.attacker.left > 0 && (left === 0 || gaveWay);
  return { end: fighting ? 'goes-on' : taken ? 'taken' : 'held', ...sides, turns };
}

function sideOf({ lost, reaction }: EngagementState['attacker'], figures: number): StormSide {
  return { lost, left: figures - lost, reaction };
}

function outcomeKey({ end, attacker, defender, turns }: StormOutcome): string {
  return `${end} ${attacker.lost} ${attacker.reaction} ${defender.lost} ${defender.reaction} ${turns}`;
}
