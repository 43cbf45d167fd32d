import { reasonFor } from '../../../rulebook/index.js';
import { bearingTo } from '../../../table/index.js';
import { contactsOf, enemiesOf, everybody, type Field, nearestTo, touch } from '../field.js';
import { testsAfterMelee, testsFirst } from '../melee/contact.js';
import type { Cause } from '../morale/causes.js';
import { type MoraleObligation, moraleObligation, standingTogether, testsToRally } from '../morale/obligation.js';
import { type MoraleTest, moraleOdds, throwMorale } from '../morale/test.js';
import type { MoraleResult } from '../rules/morale.js';
import type { Body, Figure, FigureId, MeleeOfTurn, SkirmishState } from '../state.js';
import type { SkirmishContext, SkirmishPhase } from '../terms.js';
import { mustYield } from '../wounds/prisoners.js';
import { isFleeing, membersOf } from './bodies.js';
import { yieldTo } from './casualties.js';
import { noteRear, noteSurprises } from './charged.js';
import { lossesSeen, type Nerves } from './lost-and-fleeing.js';
import { meleesTogether } from './melees-together.js';
import { fieldIn } from './moves.js';
import { causesOf, standingOf, testOf } from './nerve.js';

/** What nerve goes by at this moment. */
export function nervesIn(state: SkirmishState, context: Pick<SkirmishContext, 'scenario' | 'rules'>): Nerves {
  const { bodies, forces, standards, lost, melees } = state;
  const commanders = Object.fromEntries(
    Object.entries(context.scenario.sides).flatMap(([side, { commander, forces: own }]) => {
      const id = commander ?? own[0]?.commander;
      return id === undefined ? [] : [[side, id]];
    }),
  );
  return { bodies, forces, standards, lost, melees, commanders, field: fieldIn(state, context) };
}

/**
 * Tests that a charge calls for: peasants who charge or are charged, whoever is charged from behind, and who is surprised by it.
 *
 * Source: 3 Sequence of Play.
 *
 * @clause skirmish/sequence/pre-move-morale
 */
export const moraleOfChargesPhase: SkirmishPhase = {
  id: 'morale-of-charges',
  title: 'Morale before charges',
  clause: 'skirmish/sequence/pre-move-morale',
  run(state, context) {
    noteRear(state, context);
    noteSurprises(state, context);
    for (const body of Object.values(state.bodies)) {
      const nerves = nervesIn(state, context);
      body.sawLost = lossesSeen(body, nerves);
      const causes = causesOf(body, nerves, 'charges');
      if (causes.length > 0) test(body, { causes, asked: testOf(body, nerves) }, state, context, 'charges');
      // What has been tested for is over; shots of this turn may surprise anew.
      body.turn.surprises = [];
    }
    for (const figure of everybody(fieldIn(state, context))) holdBack(figure);
  },
};

/** Whose nerve has failed before a charge makes none. */
function holdBack(figure: Figure): void {
  if (['flees', 'retreats', 'no-advance', 'yields'].includes(figure.does)) figure.turn.charge = null;
}

/**
 * Morale at the end of a turn: those who lost more in a melee test first, and where all whom the others touch have failed the others need not;
 * of sides that lost as many neither waits for what becomes of the other; then everybody who has a reason, and those whom the flight of these gives
 * one; who is in flight tests whether he rallies.
 *
 * Source: 3 Sequence of Play; 6 Melee; 7 Morale.
 *
 * @clause skirmish/sequence/morale
 * @clause skirmish/melee/after-morale
 * @clause skirmish/melee/after-morale-skip
 */
export function testEverybody(state: SkirmishState, context: SkirmishContext): void {
  const fleeing = new Set(
    Object.values(state.bodies)
      .filter(body => isFleeing(body, fieldIn(state, context)))
      .map(({ id }) => id),
  );
  for (const together of inOrder(state, context)) {
    // What each of them tests for, and how it stands then, is settled before any of them throws.
    const due = together.map(body => ({ body, test: dueTest(body, fleeing.has(body.id), state, context) }));
    for (const { body, test: own } of due) if (own !== undefined) test(body, own, state, context, 'end');
  }
  // Those who saw friends break just now.
  for (const body of Object.values(state.bodies)) {
    if (body.turn.testedAfter !== null) continue;
    const own = dueTest(body, false, state, context);
    if (own !== undefined) test(body, own, state, context, 'end');
  }
}

/** A test that is due: why, and in which circumstances. */
interface DueTest {
  readonly causes: readonly Cause[];
  readonly asked: MoraleTest;
}

/** The test of a body at the end of a turn, where it has a reason for one, or is in flight. */
function dueTest(body: Body, fleeing: boolean, state: SkirmishState, context: SkirmishContext): DueTest | undefined {
  const causes = dueTo(body, state, context);
  if (causes.length === 0 && !testsToRally({ fleeing }, context.rules)) return undefined;
  const nerves = nervesIn(state, context);
  body.sawLost = lossesSeen(body, nerves);
  return { causes, asked: testOf(body, nerves) };
}

/** Why a body tests now: not after a melee whose enemies have failed, nor again for what it tested for before the charges. */
function dueTo(body: Body, state: SkirmishState, context: SkirmishContext): readonly Cause[] {
  const nerves = nervesIn(state, context);
  const { field } = nerves;
  const tested = body.turn.tested !== null || body.turn.testedAfter !== null;
  const causes = causesOf(body, nerves, tested ? 'after-charges' : 'end');
  const opponentsFailed = haveFailed(body, state, field);
  const unhorsedKnight = membersOf(body, field).some(({ man, turn }) => man.class === 'knight' && turn.unhorsed);
  if (testsAfterMelee({ opponentsFailed, unhorsedKnight }, context.rules)) return causes;
  return causes.filter(({ number }) => number !== 1);
}

/**
 * Whether the nerve of all whom a body fought has failed after the melee: of those whom it touches now, and of the units of those who stood before it and have
 * yielded or fallen this turn, for whoever fails at grips has mostly yielded before the others would test.
 */
function haveFailed(body: Body, state: SkirmishState, field: Field): boolean {
  const members = membersOf(body, field);
  const failed = ({ body: id }: Figure) => ['craven', 'recreant'].includes(state.bodies[id]?.turn.testedAfter ?? '');
  const enemies = members.flatMap(figure => contactsOf(figure, field));
  const gone = state.lost
    .filter(({ how, by }) => how === 'yielded' || (how === 'killed' && by === 'melee'))
    .flatMap(({ figure }) => state.figures[figure] ?? [])
    .filter(lost => lost.side !== body.side && members.some(figure => touch(figure, lost, field)));
  return enemies.every(failed) && [...enemies, ...gone].some(failed);
}

/** Bodies in the order in which they test: by melee, the side with more killed first; those of sides that test at once together. */
function inOrder(state: SkirmishState, context: SkirmishContext): readonly (readonly Body[])[] {
  const sides = Object.keys(context.scenario.sides);
  const together = meleesTogether(state);
  const placed = Object.values(state.bodies).map(body => {
    const melees = together.findIndex(each => each.some(({ number }) => number === body.turn.melee));
    const first = melees < 0 ? undefined : firstToTest(together[melees] ?? [], sides, state, context);
    return {
      body,
      atOnce: first === null ? melees : -1,
      rank: first === undefined || (first ?? body.side) === body.side ? 0 : 1,
    };
  });
  const before = placed.filter(({ rank }) => rank === 0);
  const groups = before.flatMap(({ body, atOnce }, n) => {
    if (atOnce < 0) return [[body]];
    const equals = before.filter(each => each.atOnce === atOnce);
    return equals[0] === before[n] ? [equals.map(each => each.body)] : [];
  });
  return [...groups, ...placed.flatMap(({ body, rank }) => (rank === 1 ? [[body]] : []))];
}

function firstToTest(
  melees: readonly MeleeOfTurn[],
  sides: readonly string[],
  state: SkirmishState,
  { rules }: SkirmishContext,
): string | null {
  const killed = (side: string | undefined) =>
    state.lost.filter(
      each =>
        each.how === 'killed' &&
        melees.some(({ number }) => number === each.melee) &&
        state.figures[each.figure]?.side === side,
    ).length;
  const [first, second] = sides;
  const charger = melees.find(each => each.charged !== null)?.charged;
  const charged = charger === first ? ('first' as const) : charger === second ? ('second' as const) : undefined;
  const tests = testsFirst(
    { killed: [killed(first), killed(second)], ...(charged === undefined ? {} : { charged }) },
    rules,
  );
  return tests === 'both' ? null : ((tests === 'first' ? first : second) ?? null);
}

/**
 * A body throws for its morale, and everybody in it does as it obliges him where he stands.
 *
 * @clause skirmish/morale/test
 * @clause skirmish/morale/recreant
 * @clause skirmish/morale/bold
 */
function test(
  body: Body,
  { causes, asked }: DueTest,
  state: SkirmishState,
  context: SkirmishContext,
  when: 'charges' | 'end',
): void {
  const { dice, rules, tell } = context;
  const { total, result } = throwMorale(asked, dice, rules);
  if (when === 'charges') body.turn.tested = result;
  else body.turn.testedAfter = result;
  const rally = reasonFor('skirmish/morale/recreant', 'in flight', 'a test whether to rally');
  const why = causes.length > 0 ? causes.map(each => each.because) : [rally];
  const because = [...why, ...moraleOdds(asked, rules).because];
  tell({ kind: 'tested', body: body.id, total, result, because });
  const groups = new Map<Figure['does'], Figure[]>();
  for (const [figure, then] of obligedBy(body, result, state, context)) {
    const bold = when === 'charges' && (then === 'charges' || then === 'advances');
    const rallying = when === 'charges' && stillRallying(figure.does, then);
    // What is declared is declared: the bold play on.
    const does = rallying ? 'rallies' : bold ? 'as-wished' : then;
    if (bold && rules.morale.boldBeforeCharges === 'next') figure.turn.boldNext = true;
    groups.set(does, [...(groups.get(does) ?? []), figure]);
  }
  for (const [does, figures] of groups) {
    const told = isOnward(does) ? figures.filter(({ id }) => !isAtGrips(id, fieldIn(state, context))) : figures;
    if (does !== 'as-wished' && told.length > 0)
      tell({ kind: 'obliged', figures: told.map(({ id }) => id), does, because: [] });
    for (const figure of figures) oblige(figure, does, state, context);
  }
}

/** Whether a test brings somebody on against the enemy: who has one at his throat already goes nowhere. */
function isOnward(does: MoraleObligation): boolean {
  return does === 'charges' || does === 'advances';
}

function isAtGrips(id: FigureId, field: Field): boolean {
  const figure = field.figures[id];
  return figure !== undefined && contactsOf(figure, field).length > 0;
}

/**
 * What a test before the charges of a turn makes of what the turn was to be spent with: who rallies goes on rallying all of it, unless his nerve
 * fails him again.
 *
 * @clause skirmish/morale/resolute
 */
function stillRallying(before: MoraleObligation, then: MoraleObligation): boolean {
  return before === 'rallies' && ['as-wished', 'charges', 'advances'].includes(then);
}

/**
 * What a test obliges each man of a body to, by where he stands, or all of them to the same (`skirmish/ruling/who-is-obliged`).
 *
 * @clause skirmish/morale/recreant-yield
 * @clause skirmish/morale/craven
 */
function obligedBy(
  body: Body,
  result: MoraleResult,
  state: SkirmishState,
  context: SkirmishContext,
): readonly (readonly [Figure, MoraleObligation])[] {
  const { rules } = context;
  const field = fieldIn(state, context);
  const men = membersOf(body, field).map(man => ({ man, standing: standingOf(man, result, field) }));
  const all = rules.morale.obligedBy === 'body' ? standingTogether(men.map(({ standing }) => standing)) : undefined;
  return men.flatMap(({ man: { id }, standing }) => {
    const figure = state.figures[id];
    // Whoever is unarmed stays so among others.
    const { cleric = false } = standing;
    const judged = all === undefined ? standing : { ...all, cleric };
    return figure === undefined ? [] : [[figure, moraleObligation(judged, rules).does] as const];
  });
}

function oblige(figure: Figure, does: Figure['does'], state: SkirmishState, context: SkirmishContext): void {
  const field = fieldIn(state, context);
  const wasFleeing = figure.fleeing;
  figure.does = does;
  figure.fleeing = does === 'flees';
  const nearest = nearestTo(figure, enemiesOf(figure, field), field);
  if (does === 'flees') {
    figure.deeds.hadToFlee = true;
    const body = state.bodies[figure.body];
    if (body !== undefined) body.turn.fled = true;
    // Those who see him run need not wait until he has left the table.
    if (!wasFleeing)
      state.lost.push({ figure: figure.id, at: { ...figure.at }, how: 'fled', by: 'other', melee: null });
    if (!wasFleeing && context.rules.field.turnsToFlee && nearest !== undefined)
      figure.facing = bearingTo(nearest.at, figure.at);
  }
  if (does === 'yields' && nearest !== undefined) {
    const { because } = mustYield({ man: figure.man, cornered: true });
    yieldTo(figure, nearest.side, because, state, context);
    figure.does = 'as-wished';
  }
}
