import { areasAt, bearingTo, bodyCentre, pointInPolygon, quadOf } from '../../../../table/index.js';
import type { WrgEvent } from '../../events.js';
import { tableOf } from '../../ground.js';
import { isNobodys } from '../../magic.js';
import { moveRate } from '../../moving/rates.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import { isCreature } from '../../sorcery/creatures.js';
import { prey } from '../../sorcery/dragons.js';
import { entReaction, entsAttack, hasAxe } from '../../sorcery/peoples.js';
import { inSanctity, isSaint, staysOut } from '../../sorcery/saints.js';
import type { Bound, Unit } from '../../state.js';
import { isFighting, onTable } from '../../units.js';
import { showUnit } from '../appearing.js';
import { removeUnit, takeOff } from '../losses.js';
import { mannerOf } from '../moving/going.js';
import { forgetOrders } from '../ordering/forgetting.js';
import type { Play } from '../play.js';
import { takeTest } from '../reacting/test.js';
import { seenFrom, whoSeesAll } from '../weather/sight.js';
import { opponentInDebate } from './debating.js';
import { isHelpless, isPraying, isSated, isUnder, mealOf } from './enchanted.js';
import { turnToStoneByLooks } from './gazing.js';
import { lureOf } from './luring.js';
import { between, nearestOf, saintAt } from './near.js';
import { freePlace } from './places.js';

/**
 * Before charges are declared creatures do what they cannot help: basilisks look at whoever is before them, dragons fall upon elephants or go for elves, dwarves go for elves who
 * oppose them, ents look who is near their wood, and saints of two faiths come forward to each other.
 *
 * @clause wrg/sorcery/dragon-lure
 * @clause wrg/sorcery/dwarves
 * @clause wrg/sorcery/ents
 * @clause wrg/sorcery/saint-debate
 */
export function temptCreatures(play: Play): void {
  const { state } = play;
  if (state.magic === undefined) return;
  turnToStoneByLooks(play);
  for (const unit of onTable(state)) {
    if (unit.rout !== null || isHelpless(unit, play)) continue;
    if (isCreature(unit.troops, 'dragon')) hunt(unit, play);
    if (mealOf(unit, play) !== 'hunts' || state.magic.meals[unit.id] !== state.period) luredOut(unit, play);
  }
  for (const unit of Object.values(state.units)) if (isNobodys(unit) && unit.gone === null) rouse(unit, play);
  for (const unit of Object.values(state.units)) comeForward(unit, play);
}

/**
 * A dragon falls upon elephants that are near, of whatever side: not upon those on holy ground, unless it has been caught in that itself, and it breaks no teeth on those of stone.
 *
 * @clause wrg/sorcery/dragon-lure
 * @clause wrg/sorcery/saint
 * @clause wrg/sorcery/spell-list
 */
function hunt(dragon: Unit, play: Play): void {
  const { state, rules, tell } = play;
  const { magic } = state;
  if (magic === undefined || isFighting(state, dragon) || isSated(dragon, play)) return;
  const isHoly = (unit: Unit) => staysOut(dragon.troops, rules) && inSanctity(saintAt(unit, state), rules);
  const isPrey = (other: Unit) =>
    sheetOfType(other.troops.type, rules).arm === 'elephant' &&
    !isUnder(other, 'stone', play) &&
    (isHoly(dragon) || !isHoly(other));
  const elephants = nearestOf(dragon, isPrey, state);
  const { killed, whole, because } = prey(
    elephants.map(({ distance }) => distance),
    rules,
  );
  const eaten = killed.flatMap(at => elephants[at]?.unit ?? []);
  const [first] = eaten;
  if (first === undefined) return;
  const to = bodyCentre(first.placed);
  // Neither lies hidden any longer.
  for (const unit of [dragon, ...eaten]) showUnit(unit, play, 'moves');
  for (const victims of eaten) {
    tell({ kind: 'preyed', unit: dragon.id, on: victims.id, because }, whoSeesAll([dragon, victims], play));
    takeOff(victims, whole ? victims.figures : 1, play);
    if (victims.figures === 0) removeUnit(victims, 'destroyed', play);
  }
  // It comes round to its prey as it goes for it.
  const facing = bearingTo(bodyCentre(dragon.placed), to);
  dragon.placed = freePlace({ ...dragon, placed: { ...dragon.placed, facing } }, to, play);
  dragon.bound = null;
  magic.meals[dragon.id] = state.period;
}

/** Troops go out of control at the sight of elves, and charge them where they can. */
function luredOut(unit: Unit, play: Play): void {
  const { state, tell } = play;
  if (isFighting(state, unit)) return;
  const lure = lureOf(unit, play);
  if (lure === undefined) return;
  const clause = isCreature(unit.troops, 'dwarf') ? 'wrg/sorcery/dwarves' : 'wrg/sorcery/dragon-lure';
  if (unit.bound?.instruction !== 'uncontrolled-advance') {
    const because = [{ clause, because: lure.enemy.id, effect: 'out of control' }] as const;
    tell({ kind: 'wonder', unit: unit.id, what: 'lured', because });
    forgetOrders(unit, play, 'uncontrolled-advance');
  }
  goOut(unit);
  if (lure.inReach) {
    unit.period.charges = lure.enemy.id;
    unit.period.doing = 'charging';
  }
}

function goOut(unit: Unit, how: Pick<Bound, 'inHand'> = {}): void {
  const bound: Bound = { instruction: 'uncontrolled-advance', disorganised: false, left: 0, kept: 1, ...how };
  unit.recovering = null;
  unit.bound = unit.bound?.instruction === 'uncontrolled-advance' ? unit.bound : bound;
}

/**
 * Ents test their reaction to whoever has come near their wood: they attack him, or are trees again. Whether that is an
 * advance out of control is `wrg/ruling/attack-of-ents`.
 *
 * @clause wrg/sorcery/ents
 */
function rouse(ents: Unit, play: Play): void {
  const { state, scenario, rules, tell } = play;
  if (ents.rout !== null || isFighting(state, ents) || isHelpless(ents, play)) return;
  const reach = moveRate(ents.troops, mannerOf(ents, false), rules).charge ?? 0;
  const wood = areasAt(tableOf(scenario), bodyCentre(ents.placed), 'wood').map(({ outline }) => outline);
  const { near } = rules.optional.sorcery.ents;
  const isNear = (unit: Unit) =>
    near === 'charge'
      ? between(ents, unit, state) <= reach
      : wood.some(outline => quadOf(unit.placed).some(corner => pointInPolygon(corner, outline)));
  const chaos = (unit: Unit) => unit.side === scenario.sorcery?.chaos;
  // In fog and darkness they see no farther than others do.
  const isSeen = (unit: Unit) => between(ents, unit, state) <= seenFrom(unit, play);
  const come = onTable(state)
    .filter(unit => !isNobodys(unit) && unit.hidden === null && (chaos(unit) || hasAxe(unit.troops, rules)))
    .filter(unit => isNear(unit) && isSeen(unit))
    .sort((a, b) => between(ents, a, state) - between(ents, b, state));
  const [first] = come;
  if (first === undefined) return;
  const asTrees = ents.aside;
  const other = Object.keys(scenario.sides).find(side => side !== first.side) ?? ents.side;
  delete ents.aside;
  ents.side = other;
  const inReach = come.some(unit => chaos(unit) && between(ents, unit, state) <= reach);
  const others = entReaction({ chaos: inReach, axes: come.some(unit => hasAxe(unit.troops, rules)) }, rules);
  const told: WrgEvent[] = [];
  const unseen: Play = { ...play, tell: event => told.push(event) };
  const { outcome } = takeTest(ents, { cause: 'voluntary', as: 'strangers', others }, unseen);
  // Of trees that stay trees nobody hears.
  const attack = entsAttack(outcome.result, rules);
  for (const event of told) tell(event, attack || asTrees === undefined ? undefined : []);
  if (!attack) {
    if (asTrees !== undefined) ents.aside = asTrees;
    return;
  }
  if (asTrees !== undefined) ents.placed = freePlace(ents, ents.placed.at, play);
  // Whom they strike in the end is whoever is nearest then.
  const because = [{ clause: 'wrg/sorcery/ents', because: `${first.id} near their wood`, effect: 'roused' }] as const;
  if (asTrees !== undefined) tell({ kind: 'wonder', unit: ents.id, what: 'roused', because });
  const { attack: how } = rules.optional.sorcery.ents;
  const isWild = how === 'out-of-control' || (how === 'as-told' && outcome.instruction.kind === 'uncontrolled-advance');
  goOut(ents, isWild ? {} : { inHand: true });
}

/** A saint who is to debate leaves the ranks that he is in. */
function comeForward(unit: Unit, play: Play): void {
  if (!isSaint(unit.troops) || unit.away !== null || isPraying(unit, play)) return;
  const other = opponentInDebate(unit, play);
  if (other === undefined) return;
  if (unit.aside?.kind === 'with') {
    const host = play.state.units[unit.aside.unit];
    delete unit.aside;
    unit.placed = freePlace(
      { ...unit, placed: { ...unit.placed, facing: host?.placed.facing ?? 0 } },
      host?.placed.at ?? unit.placed.at,
      play,
    );
  }
  if (isFighting(play.state, unit)) return;
  const because = [{ clause: 'wrg/sorcery/saint-debate', because: other.id, effect: 'a debate' }] as const;
  play.tell({ kind: 'wonder', unit: unit.id, what: 'debates', because });
}
