import type { SideId } from '../../../../../battle/index.js';
import { loyalAfter } from '../../../common/army/roster.js';
import { sideName } from '../../../common/turn/command/victory.js';
import { isHurt, leave } from '../../../common/turn/losses.js';
import { markersSeen } from '../../../common/turn/unseen/markers.js';
import { revealAttacked } from '../../../common/turn/unseen/revealing.js';
import type { RunningEvent } from '../../chance/in-force.js';
import type { EventId } from '../../chance/rules.js';
import type { Unit } from '../../state.js';
import { troopOf } from '../../units.js';
import { comeToHelp, reinforce } from './arrivals.js';
import { choose, chosenOf, type Drawn, gain, lose, mayGrow, reasonOf, tellBefallen, unitsOf } from './at.js';
import { chargeForGlory, dashOn, takeForEnemy } from './deeds.js';
import { burnOn, setOnFire } from './fire.js';
import { cornerOf, crossedBy, inForest, inVillage, nearRiver, nearWell } from './places.js';

/** What of an event goes on; nothing where it is over at once. */
type GoesOn = Pick<RunningEvent, 'units' | 'woods' | 'from' | 'orders'>;
type Effect = (at: Drawn) => GoesOn | undefined;

/** An event that is over with what it does. */
const atOnce =
  (befall: (at: Drawn) => void): Effect =>
  at => {
    befall(at);
    return undefined;
  };

/** An event that takes figures from the units it befalls. */
const taking = (figures: (unit: Unit, at: Drawn) => number, from: (at: Drawn) => readonly Unit[]): Effect =>
  atOnce(at => {
    for (const unit of from(at)) lose(at, unit, figures(unit, at));
  });

const ofBoth = (at: Drawn) => unitsOf(at);
const ofOne = (at: Drawn) => unitsOf(at, at.side);
const numbers = ({ context }: Drawn) => context.rules.chance.numbers;
const armOf = (unit: Unit, { context }: Drawn) => troopOf(unit, context.rules).arm;

/** What each event does as it is drawn. What goes on is kept, and looked at wherever it matters. */
export const effects: { readonly [E in EventId]: Effect } = {
  'before-26': () => ({}),
  '26-30': () => ({}),
  '31-40': () => undefined,
  '41': taking(atTheWell, at => ofBoth(at).filter(unit => armOf(unit, at) !== 'artillery')),
  '42': atOnce(betray),
  '43-46': atOnce(recruit),
  '47': taking(
    (_, at) => numbers(at)['pox-figures'],
    at => ofOne(at).filter(unit => armOf(unit, at) === 'infantry'),
  ),
  '48-53': takeHeart,
  '54-55': at => {
    const fire = setOnFire(at);
    if (fire !== undefined) burnOn(at, fire);
    return fire;
  },
  '56': taking(
    (_, at) => numbers(at)['cholera-figures'],
    at => ofBoth(at).filter(unit => drinks(unit, at)),
  ),
  '57-60': atOnce(comeToHelp),
  '61': makeImperial,
  '62-65': dashOn,
  '66': at => ({ units: unitsDrinking(at) }),
  '67': taking(
    (_, at) => numbers(at)['boar-figures'],
    at => ofBoth(at).filter(unit => inForest(unit, at.table, at.context.rules)),
  ),
  '68': at => ({ units: ofOne(at).flatMap(({ id, general }) => (general ? [id] : [])) }),
  '69': taking(
    (_, at) => numbers(at).deserters,
    at => ofOne(at).filter(isHurt),
  ),
  '70-77': () => ({}),
  '78-82': takeForEnemy,
  '83-84': atOnce(reinforce),
  '85': atOnce(sweepAway),
  '86-90': () => ({}),
  '91': chargeForGlory,
  '92-93': atOnce(godGives),
  '94': at => changeSides(at, at.side, at.enemy),
  '95-96': at => changeSides(at, at.enemy, at.side),
  '97-98': atOnce(leaveBoard),
  '99-100': atOnce(plague),
};

/** @clause cady/events/event/it-s-the-water */
function atTheWell(unit: Unit, at: Drawn): number {
  const { dice, rules, scenario } = at.context;
  const { 'well-cm': within, 'well-stands': most } = numbers(at);
  if (!nearWell(unit, within, scenario, rules)) return 0;
  return (rules.chance.wells === 'die' ? dice.roll(most) : most) * troopOf(unit, rules).stand.figures;
}

/** @clause cady/events/event/don-t-drink-the-water */
function drinks(unit: Unit, at: Drawn): boolean {
  const { rules, scenario } = at.context;
  const within = numbers(at)['cholera-cm'];
  return nearWell(unit, within, scenario, rules) || nearRiver(unit, within, at.table, rules);
}

/** @clause cady/events/event/days-of-wine-and-roses */
function unitsDrinking(at: Drawn): string[] {
  const { rules, scenario } = at.context;
  const before = at.state.events?.inVillages ?? [];
  const drunk = ofBoth(at).filter(unit => before.includes(unit.id) || inVillage(unit, [], scenario, rules));
  for (const unit of drunk) tellBefallen(at, unit, 'is drunk this turn');
  return drunk.map(({ id }) => id);
}

/**
 * The opponent picks a marker, whatever is behind it.
 *
 * @clause cady/events/event/spies-at-work
 */
function betray(at: Drawn): void {
  const { state, side, enemy, context } = at;
  const tags = markersSeen(state, enemy).flatMap(marker => (marker.side === side ? [marker.id] : []));
  const [tag] = choose(at, enemy, tags);
  if (tag !== undefined) revealAttacked(state, tag, context);
}

/** @clause cady/events/event/take-the-king-s-shilling */
function recruit(at: Drawn): void {
  const { rules } = at.context;
  const fits = (to: number) => (unit: Unit) => unit.figures < to && mayGrow(unit, to - unit.figures, at);
  const { militiaTo } = rules.chance;
  const militia = ofOne(at).filter(unit => troopOf(unit, rules).like === 'militia');
  const horse = ofOne(at).filter(unit => armOf(unit, at) === 'cavalry');
  const to = militia.length > 0 ? militiaTo : numbers(at)['horse-to'];
  const unit = chosenOf(at, at.side, (militia.length > 0 ? militia : horse).filter(fits(to)));
  if (unit !== undefined) gain(at, unit, to - unit.figures);
}

/** @clause cady/events/event/ten-stout-hearted-men */
function takeHeart(at: Drawn): GoesOn {
  for (const unit of ofOne(at)) {
    if (unit.mustDo === null || unit.mustDo === 'back') continue;
    unit.mustDo = 'back';
    tellBefallen(at, unit, 'is to fall back, and no worse');
  }
  return {};
}

/** @clause cady/events/event/go-tell-the-spartans */
function makeImperial(at: Drawn): GoesOn | undefined {
  const unit = chosenOf(
    at,
    at.side,
    ofOne(at).filter(({ imperial }) => imperial !== true),
  );
  if (unit === undefined) return;
  unit.imperial = true;
  const lasts = at.context.rules.chance.imperialFor === 'game';
  tellBefallen(at, unit, lasts ? 'takes no more tests of morale' : 'takes no tests of morale while it lasts');
  return lasts ? undefined : { units: [unit.id] };
}

/**
 * @clause cady/events/event/bad-news-from-dorothy
 * @clause cady/events/dice/tornado-corner
 */
function sweepAway(at: Drawn): void {
  const { dice, rules } = at.context;
  const { tornadoFrom } = rules.chance;
  const corner = tornadoFrom[dice.roll(tornadoFrom.length) - 1];
  if (corner === undefined) return;
  const { north, south, east, west } = corner;
  const to = cornerOf({ north: south, south: north, east: west, west: east }, at.table);
  const line = { from: cornerOf(corner, at.table), to };
  for (const unit of ofBoth(at)) lose(at, unit, crossedBy(line, unit, rules));
}

/** @clause cady/events/event/god-is-on-your-side */
function godGives(at: Drawn): void {
  const { 'god-figures': figures, 'god-units': units } = numbers(at);
  const all = ofOne(at).filter(unit => mayGrow(unit, figures, at));
  const chosen = choose(
    at,
    at.side,
    all.map(({ id }) => id),
    units,
  );
  for (const unit of all) if (chosen.includes(unit.id)) gain(at, unit, figures);
}

/** The mercenaries of a side, and those of them who serve guns. */
function mercenariesOf(at: Drawn, side: SideId): Unit[] {
  const hired = new Set(
    Object.values(at.context.scenario.sides).flatMap(({ units }) =>
      units.flatMap(({ id, mercenary }) => (mercenary === true ? [id] : [])),
    ),
  );
  // Men who have left their unit for a gun are what it is.
  return unitsOf(at, side).filter(({ id, detachedFrom }) => hired.has(id) || hired.has(detachedFrom ?? ''));
}

/**
 * Mercenaries go over, and attack nobody this turn.
 *
 * @clause cady/events/event/mercenaries-not-to-be-trusted
 * @clause cady/events/event/dogs-of-war
 */
function changeSides(at: Drawn, from: SideId, enemy: SideId): GoesOn {
  const { state, context } = at;
  const units = mercenariesOf(at, from);
  for (const unit of units) {
    revealAttacked(state, unit.id, context);
    unit.musteredBy ??= unit.side;
    unit.side = loyalAfter({ mercenary: true, side: from, enemy, event: 'changes-sides' }) ?? from;
    unit.brigade = null;
    state.riders = state.riders.filter(({ to }) => to !== unit.id);
    state.contacts = state.contacts.filter(({ a, b }) => state.units[a]?.side !== state.units[b]?.side);
    tellBefallen(at, unit, `goes over to ${sideName(context.scenario, unit.side)}`);
  }
  return { units: units.map(({ id }) => id) };
}

/** @clause cady/events/event/dogs-of-war-ii */
function leaveBoard(at: Drawn): void {
  const { state, side, enemy, context } = at;
  const sides = context.rules.chance.mercenaries === 'one' ? [side] : [side, enemy];
  for (const unit of sides.flatMap(each => mercenariesOf(at, each)))
    leave(state, unit.id, 'off-table', [reasonOf(at, 'leaves')], context.tell);
}

/** @clause cady/events/event/like-the-plague */
function plague(at: Drawn): void {
  const { dice, rules } = at.context;
  for (const side of [at.side, at.enemy]) {
    const lost = rules.chance.plague[dice.roll(rules.chance.plague.length) - 1] ?? 0;
    for (const unit of unitsOf(at, side)) lose(at, unit, lost);
  }
}
