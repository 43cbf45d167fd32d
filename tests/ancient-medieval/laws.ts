import fc from 'fast-check';
import { expect } from 'vitest';
import {
  answer,
  type Battle,
  type Commander,
  type Commanders,
  checkAnswer,
  type RequestOf,
  startBattle,
  viewOf,
} from '../../src/battle/index.js';
import {
  type AncientTerms,
  type AncientUnit,
  advanceAndHold,
  ancientMedieval,
  ancientMedievalRules,
  placedOf,
  tableOf,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import {
  type Area,
  areasAt,
  crossingsAt,
  depthInside,
  destination,
  onTable,
  quadOf,
  quadsOverlap,
  stripsAt,
} from '../../src/table/index.js';
import { randomScenarios, whimsical } from './random-battles.js';

export type Step = Battle<AncientTerms>;
type Request = RequestOf<AncientTerms>;

const rules = ancientMedievalRules();

/** Battles between two whims, a whim and the bot, and two bots. */
export const battles = fc.record({
  file: randomScenarios,
  seed: fc.integer({ min: 0, max: 100_000 }),
  bots: fc.constantFrom<readonly string[]>([], ['blue'], ['red'], ['blue', 'red']),
});

export type Setting = typeof battles extends fc.Arbitrary<infer T> ? T : never;

function commandersOf({ seed, bots }: Setting): Commanders<AncientTerms> {
  const commander = (side: string, n: number) => (bots.includes(side) ? advanceAndHold(seed + n) : whimsical(seed + n));
  return { blue: commander('blue', 1), red: commander('red', 2) };
}

/** A battle as it was played, and the answers that were given, by turn and request. */
export interface Played {
  readonly steps: readonly Step[];
  readonly ended: Step;
  readonly given: ReadonlyMap<string, unknown>;
}

/** Plays a battle. What a whim orders against the rules is struck out; the bot is held to them. */
export function played(setting: Setting): Played {
  const commanders = commandersOf(setting);
  const steps: Step[] = [startBattle(ancientMedieval, setting.file, { seed: setting.seed })];
  const given = new Map<string, unknown>();
  let battle = steps[0]!;
  for (let n = 0; battle.outcome === null; n++) {
    if (n > 4000) throw new Error('the battle does not end');
    if (battle.pending.length === 0) throw new Error('nothing is asked and nothing has ended');
    const answers = battle.pending.map(request => {
      const { view } = viewOf(ancientMedieval, battle, request.side);
      const commander = commanders[request.side]!;
      const thought = commander.answer(request, view, rules);
      const lawful = setting.bots.includes(request.side) ? thought : lawfulPart(thought, request, battle);
      given.set(keyOf(request, battle.turn), lawful);
      return { side: request.side, id: request.id, answer: lawful };
    });
    battle = answer(ancientMedieval, battle, answers);
    steps.push(battle);
  }
  return { steps, ended: battle, given };
}

export function keyOf(request: Request, turn: number): string {
  return `${turn} ${request.side} ${request.id}`;
}

/** Orders without those that break a rule. */
export function lawfulPart(thought: unknown, request: Request, battle: Step): unknown {
  const faults = checkAnswer(ancientMedieval, request, thought, {
    state: battle.now,
    scenario: battle.scenario,
    rules,
  });
  if (faults.length === 0 || request.kind !== 'orders') return thought;
  const faulty = new Set(faults.map(({ path }) => path.split('.')[1]));
  return Object.fromEntries(Object.entries(thought as Record<string, string>).filter(([id]) => !faulty.has(id)));
}

/** Commanders who give the very answers that were given before. */
export function remembering({ given }: Played): Commanders<AncientTerms> {
  const commander: Commander<AncientTerms> = {
    name: 'remembering',
    answer: (request, view) => given.get(keyOf(request, view.turn)),
  };
  return { blue: commander, red: commander };
}

// Within a phase the fallen still lie where they stood.
const standing = ({ now }: Step): AncientUnit[] =>
  Object.values(now.units).filter(({ gone, awaited, figures }) => gone === null && awaited === null && figures > 0);
const bodyOf = (unit: AncientUnit) => quadOf(placedOf(unit, rules));

function overlapping(step: Step): string[] {
  const units = standing(step).map(unit => ({ id: unit.id, body: bodyOf(unit) }));
  const most = rules.table.crowding + hair;
  return units.flatMap(({ id, body }, i) =>
    units
      .slice(i + 1)
      .filter(other => quadsOverlap(body, other.body, most))
      .map(other => `${id} on ${other.id}`),
  );
}

/** What a unit stands in with the middle of its front, and may not. A road leads through a building or over a ridge. */
function standsIn({ at }: AncientUnit, { scenario }: Step): string[] {
  const table = tableOf(scenario);
  const solid = stripsAt(table, at, 'road').length > 0 ? [] : areasAt(table, at).filter(isSolid);
  const near = [0, 90, 180, 270].map(bearing => destination(at, bearing, hair));
  const dry = near.some(point => crossingsAt(table, point).length > 0);
  const water = dry ? [] : stripsAt(table, at, 'river');
  return [...solid.filter(area => depthInside(area, at) > hair), ...water].map(({ id }) => id);
}

/** Nobody measures finer on a table. */
const hair = 0.02;
const isSolid = ({ kind }: Area) => kind === 'building' || kind === 'ridge';

/** Everything that holds after every step of a battle, whatever its commanders do. */
export function insistOnLaws(step: Step, before: Step | undefined): void {
  const when = `turn ${step.turn}, ${step.phaseId}`;
  figuresOnlyFall(step, before, when);
  nobodyStandsWhereHeMayNot(step, when);
  nobodyGoesTooFar(step, when);
  shotsOnlyFall(step, before, when);
}

/** Units that others of their cohort have joined since the step before. */
function joinedIn({ events }: Step): ReadonlySet<string> {
  return new Set(
    events.flatMap(event => (event.kind === 'formed' && event.formation.startsWith('joined') ? [event.unit] : [])),
  );
}

/** Figures fall and do not rise again, but that men are sent to a machine and centuries join; who has left never comes back. */
function figuresOnlyFall(step: Step, before: Step | undefined, when: string): void {
  const joined = joinedIn(step);
  for (const unit of Object.values(step.now.units)) {
    const was = before?.now.units[unit.id];
    const what = `${unit.id} (${unit.type}), ${when}`;
    if (unit.machine === null && !joined.has(unit.id)) {
      expect(unit.figures, what).toBeLessThanOrEqual(was?.figures ?? unit.strength);
    }
    expect(unit.figures, what).toBeGreaterThanOrEqual(0);
    expect(Number.isInteger(unit.figures), what).toBe(true);
    if (step.phaseId === 'orders' && unit.gone === null && unit.machine === null) {
      expect(unit.figures, what).toBeGreaterThan(0);
    }
    // A machine that was left without crew may be manned again.
    const manned = unit.machine?.standing === true && unit.gone === null;
    if (was !== undefined && was.gone !== null && !manned) expect(unit.gone, what).toBe(was.gone);
    if (was !== undefined && was.awaited === null) expect(unit.awaited, what).toBe(null);
  }
}

function nobodyStandsWhereHeMayNot(step: Step, when: string): void {
  expect(overlapping(step), when).toEqual([]);
  const pairs = step.now.contacts.map(({ a, b }) => [a, b].sort().join('/'));
  expect(new Set(pairs).size, `nobody fights the same enemy twice, ${when}`).toBe(pairs.length);
  for (const unit of standing(step)) {
    const what = `${unit.id} (${unit.type}), ${when}`;
    expect(standsIn(unit, step), what).toEqual([]);
    const off = bodyOf(unit).filter(corner => !onTable(tableOf(step.scenario), corner));
    expect(off, what).toEqual([]);
  }
}

/** A third more for a charge and a third more on the road, but in rout; of mounted infantry, of its horses. */
function nobodyGoesTooFar({ events, now }: Step, when: string): void {
  // Who has got down from his chariot since was driven.
  const down = new Set(events.flatMap(event => (event.kind === 'formed' ? [event.unit] : [])));
  for (const event of events) {
    const unit = event.kind === 'moved' && event.forced !== 'rout' ? now.units[event.unit] : undefined;
    if (unit === undefined || event.kind !== 'moved' || (unit.strength === 1 && down.has(unit.id))) continue;
    const { move } = rules.troops[unit.type];
    const most = unit.mounts === null ? move : move + rules.medieval.mountedInfantry.move;
    expect(event.distance, `${unit.id} (${unit.type}), ${when}`).toBeLessThanOrEqual((most * 16) / 9 + hair);
  }
}

/** Shots and rounds only fall, but for what a wagon brings; what is carried, but for what joins. */
function shotsOnlyFall(step: Step, before: Step | undefined, when: string): void {
  const joined = joinedIn(step);
  const supplied = new Set(step.events.flatMap(event => (event.kind === 'resupplied' ? [event.unit] : [])));
  for (const unit of Object.values(step.now.units)) {
    const was = before?.now.units[unit.id];
    if (was === undefined || supplied.has(unit.id) || joined.has(unit.id)) continue;
    const what = `${unit.id} (${unit.type}), ${when}`;
    expect(unit.shots ?? 0, what).toBeGreaterThanOrEqual(0);
    expect(unit.shots ?? 0, what).toBeLessThanOrEqual(was.shots ?? 0);
    expect(unit.machine?.rounds ?? 0, what).toBeLessThanOrEqual(was.machine?.rounds ?? 0);
    expect(unit.machine?.rounds ?? 0, what).toBeGreaterThanOrEqual(0);
    for (const thing of ['axes', 'javelins', 'pila'] as const) {
      expect(unit.carried[thing], `${thing} of ${what}`).toBeLessThanOrEqual(was.carried[thing]);
    }
  }
}
