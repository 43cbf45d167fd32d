import { stormOdds } from '../questions/storm.js';
import type { MusketRules } from '../rules.js';
import type { UnitSeen } from '../state.js';
import { troopOf } from '../units.js';

/** Turns of melee at a door that a commander looks ahead. */
const turns = 4;
/** How likely the building must be to be taken in them, and how much likelier than not. */
const promising = { taken: 0.25, over: 1.2 };

/** What of a building and of those in it a storm hangs on. */
export interface Stormed {
  readonly garrison: UnitSeen;
  /** Doors and windows at which the two would meet. */
  readonly openings: number;
  /** The way in must be broken first. */
  readonly shut: boolean;
  /** Windows from which those inside fire at whoever breaks it. */
  readonly windows: number;
}

const known = new WeakMap<MusketRules, Map<string, boolean>>();

/**
 * Whether a storm promises enough: solved as anybody may ask for it, from what is seen of both. What stands the same is worked out once.
 */
export function stormPromises(unit: UnitSeen, stormed: Stormed, rules: MusketRules): boolean {
  const { garrison, openings, shut, windows } = stormed;
  const key = [sideKey(unit), sideKey(garrison), openings, shut, windows].join('/');
  const answers = known.get(rules) ?? new Map<string, boolean>();
  known.set(rules, answers);
  const answer = answers.get(key) ?? forecast(unit, stormed, rules);
  answers.set(key, answer);
  return answer;
}

function sideKey({ type, figures, own }: UnitSeen): string {
  return `${type} ${figures} ${own?.fatigue ?? 0}`;
}

function forecast(unit: UnitSeen, { garrison, openings, shut, windows }: Stormed, rules: MusketRules): boolean {
  const { arm, like, weapon } = troopOf(garrison, rules);
  if (arm !== 'infantry' && like !== 'dragoons') return true;
  const fire = weapon === null ? {} : { fire: { windows, distance: atTheDoor } };
  const odds = stormOdds(
    {
      attacker: { type: unit.type, figures: unit.figures, fatigue: unit.own?.fatigue ?? 0 },
      defender: { type: garrison.type, figures: garrison.figures },
      doors: openings,
      broken: !shut,
      ...fire,
      turns,
    },
    rules,
  );
  const taken = odds.probability(({ end }) => end === 'taken');
  const lost = odds.probability(({ end, attacker }) => end === 'held' && attacker.reaction !== 'no-effect');
  return taken >= promising.taken && taken >= lost * promising.over;
}

/** From the windows to those at the door, in cm. */
const atTheDoor = 5;
