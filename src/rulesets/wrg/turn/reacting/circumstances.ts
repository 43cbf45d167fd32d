import { isNobodys } from '../../magic.js';
import { moveRate } from '../../moving/rates.js';
import type { TestCircumstances } from '../../reaction/causes.js';
import { type TestDue, testsDue, testsWithMainBody } from '../../reaction/triggers.js';
import type { SideId, Unit, UnitId } from '../../state.js';
import { generalOf, isInstructed, isMainBody, subUnitsOf } from '../../units.js';
import { freshFigures, type Surprise, surprisesAt } from '../appearing.js';
import { isThreatened } from '../declaring/reach.js';
import type { Field, Near } from '../field.js';
import { fireCircumstances, firesSeen } from '../fire/near.js';
import { mannerOf } from '../moving/going.js';
import { isUnitToCount } from '../units-counted.js';
import { seenAtNight } from '../weather/night.js';
import { byLand, isNear } from './detour.js';
import { forcedAway } from './forced-away.js';
import { pacesToGenerals, pacesToLost, sees } from './generals-near.js';
import { isRoutOfUnit, routId } from './witnesses.js';

/**
 * What may call for a test of a unit at the end of this period, though only a part of it is aware of that.
 *
 * @clause wrg/reaction/test-scope-2
 */
export function circumstancesOf(unit: Unit, field: Field): TestCircumstances {
  const { state } = field;
  const bodies = bodiesTesting(unit, field);
  const threatened =
    !unit.alarmed &&
    bodies.some(body => body.period.shotBy.length > 0 || hasMetTheEnemy(body, field) || isThreatened(body, field));
  const supreme = Object.values(state.generals).find(
    ({ side, rank, gone }) => side === unit.side && rank === 'commander-in-chief' && gone === null,
  );
  const broken = breaksSeen(unit, field)
    .filter(({ unit: id }) => !unit.knows.includes(routId(id)))
    .map(({ paces }) => paces);
  // Who is nobody's fights beside an army, and is no part of it.
  const army = isNobodys(unit) ? undefined : state.armies[unit.side];
  const lost = isNobodys(unit) ? undefined : lostGeneral(unit, field);
  const surprise = surpriseOf(bodies, field);
  return {
    ...leftOf(unit, field),
    firstThreat: threatened,
    ...(supreme === undefined || !sees(unit, supreme, field)
      ? {}
      : { commanderAt: pacesToGenerals(unit, field)(supreme) }),
    ...(broken.length === 0 ? {} : { friendsBrokenAt: Math.min(...broken) }),
    ...(surprise === undefined ? {} : { hiddenEnemyAt: surprise.at, warned: surprise.warned }),
    freshEnemyFigures: Math.max(...bodies.map(body => freshFigures(body, field))),
    ...fireCircumstances(unit, field),
    ...(lost === undefined ? {} : { generalLost: lost }),
    ...(army === undefined
      ? {}
      : { army: { units: army.units, offTable: offTable(unit.side, field), tested: army.tested } }),
    instructed: isInstructed(unit),
    periodsPlayed: state.period,
    figuresBefore: unit.period.before,
  };
}

/** Whether a body has come to blows in the period with anybody but those who were running already: of these nobody is in the reach of a charge. */
function hasMetTheEnemy({ period }: Unit, { state }: Field): boolean {
  const { fought, meleeCasualties, metBy } = period;
  const ran = (id: string) => {
    const rout = state.units[id]?.rout ?? null;
    return rout !== null && rout.fresh !== true;
  };
  return fought && (meleeCasualties > 0 || metBy.length === 0 || !metBy.every(ran));
}

/**
 * Of a body of a unit what calls for the test of who is left of it.
 *
 * @clause wrg/reaction/test-majority-remainder
 */
export function leftOf(unit: Unit, field: Field): TestCircumstances {
  const away = forcedAway(unit, field);
  return {
    original: unit.strength,
    figures: unit.figures,
    ...(away === undefined ? {} : { majority: away.majority }),
  };
}

/**
 * The units of an army that are off the table, whoever they fight for now; of those that are still to arrive a ruling says whether they are missed
 * (`wrg/ruling/kept-off-the-table`), and who was left at home is none of them.
 *
 * @clause wrg/reaction/test-army
 */
function offTable(side: SideId, { state, rules }: Field): number {
  const isMissed = ({ gone, away, strength }: Unit) =>
    strength > 0 &&
    (gone !== null || (away !== null && (away.left === true || rules.reaction.triggers.arrivalsMissed)));
  return Object.values(state.units).filter(
    unit => unit.mustered === side && isMainBody(unit) && isUnitToCount(unit, rules) && isMissed(unit),
  ).length;
}

/** The generals of a unit who were lost and whom it has not tested for: how far off in its sight, and whether in a challenge. */
function lostGeneral(unit: Unit, field: Field): TestCircumstances['generalLost'] {
  const { state } = field;
  const bodies = bodiesTesting(unit, field);
  const own = generalOf(state, unit.command);
  const lost = Object.values(state.generals).flatMap(general =>
    general.side === unit.side &&
    general.lost !== null &&
    (general.id === own?.id || general.rank === 'commander-in-chief') &&
    !unit.knows.includes(`lost:${general.id}`)
      ? [{ at: Math.min(...bodies.map(body => pacesToLost(body, general.id))), byChallenge: general.lost.byChallenge }]
      : [],
  );
  if (lost.length === 0) return undefined;
  return { at: Math.min(...lost.map(({ at }) => at)), byChallenge: lost.some(({ byChallenge }) => byChallenge) };
}

/**
 * The main body of a unit, and the sub-units that test with it: those in its sight and within their normal move of it.
 *
 * @clause wrg/reaction/test-scope-2
 */
export function bodiesTesting(unit: Unit, { state, near, rules }: Field): readonly Unit[] {
  const withIt = subUnitsOf(state, unit).filter(sub => {
    const there = near.around(unit.id).find(({ who }) => who.id === sub.id);
    const { normal } = moveRate(sub.troops, mannerOf(sub, false), rules);
    return (
      there !== undefined && testsWithMainBody({ inSight: there.inView, distance: there.distance, normalMove: normal })
    );
  });
  return [unit, ...withIt];
}

/** The friends whom a unit, or a part of it that is with it, has seen break, or sees in rout near enough to test for them. */
export function breaksSeen(unit: Unit, field: Field): Unit['period']['sawBreak'] {
  return bodiesTesting(unit, field).flatMap(body => [
    ...body.period.sawBreak,
    ...routersNear(body, field)
      .filter(({ who }) => who.id !== unit.id)
      .map(({ who, distance }) => ({ unit: who.id, paces: distance })),
  ]);
}

/**
 * Friends in rout whom a unit sees near enough to test for them.
 *
 * @clause wrg/reaction/within-needs-view
 * @clause wrg/reaction/within-detour
 */
function routersNear(unit: Unit, field: Field): readonly Near[] {
  const { near, rules } = field;
  const routers = near
    .around(unit.id, { of: 'friends', inView: true })
    .filter(({ who }) => isRoutOfUnit(who.unit, rules) && who.unit.rout !== null);
  return byLand(unit, routers, field).filter(each => isNear(each, rules.reaction.triggers.friendsBrokenWithin));
}

/** What surprises some bodies, the nearest of whom they had not been warned by their order first. */
function surpriseOf(bodies: readonly Unit[], field: Field): Surprise | undefined {
  const surprises = surprisesOf(bodies, field);
  return surprises.find(({ warned }) => !warned) ?? surprises[0];
}

function surprisesOf(bodies: readonly Unit[], field: Field): readonly Surprise[] {
  return bodies.flatMap(body => surprisesAt(body, field)).sort((a, b) => a.at - b.at);
}

/** The enemies who surprise a unit near enough to test for them. */
export function whoSurprises(unit: Unit, field: Field): readonly UnitId[] {
  const { surpriseWithin } = field.rules.reaction.triggers;
  return surprisesOf(bodiesTesting(unit, field), field)
    .filter(({ at, warned }) => !warned && at <= surpriseWithin)
    .map(({ enemy }) => enemy);
}

/** Whether any enemy of whom some bodies had not been warned has come out of cover near them, or shoots from it: also if they have come upon a nearer one themselves. */
function hasOneEmerged(bodies: readonly Unit[], field: Field): boolean {
  const { surpriseWithin } = field.rules.reaction.triggers;
  return surprisesOf(bodies, field).some(({ at, warned, emerges }) => emerges && !warned && at <= surpriseWithin);
}

/**
 * What counts in a test of a unit, whenever in the period it is taken and for whatever, because the unit has only just seen it: an enemy out of cover, and fresh enemies.
 * It is surprised if it is the enemy who has come out of cover or shoots from it, and not the unit that has come to where it sees him, and if that calls for a
 * test, be it at the end of the period or of who follows what another test has told it.
 *
 * @param called the causes that have called for the test before others took theirs.
 *
 * @clause wrg/reaction/minus2-surprised
 * @clause wrg/reaction/minus2-fresh-enemy
 */
export function justSeen(
  unit: Unit,
  called: readonly TestDue['cause'][],
  field: Field,
): { readonly surprised: boolean; readonly freshEnemyFigures: number } {
  const now = circumstancesOf(unit, field);
  const isCalledFor =
    called.includes('surprise') ||
    testsDue({ ...now, instructed: false }, field.rules).some(({ cause }) => cause === 'surprise');
  return {
    surprised: isCalledFor && hasOneEmerged(bodiesTesting(unit, field), field),
    freshEnemyFigures: now.freshEnemyFigures ?? 0,
  };
}

/** What a unit has seen it does not test for again. */
export function learn(unit: Unit, field: Field): void {
  const seen = [
    ...breaksSeen(unit, field).map(({ unit: id }) => routId(id)),
    ...Object.values(field.state.generals)
      .filter(({ lost }) => lost !== null)
      .map(({ id }) => `lost:${id}`),
    ...firesSeen(unit, field),
  ];
  unit.knows = [...new Set([...unit.knows, ...seen, ...seenAtNight(unit, field)])];
}
