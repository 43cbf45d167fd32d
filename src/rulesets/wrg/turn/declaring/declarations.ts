import { isNobodys } from '../../magic.js';
import type { Conduct, Unit } from '../../state.js';
import type { WrgPhase, WrgRequests } from '../../terms.js';
import { generalWith, isFighting, isFree, onTable, unitOf } from '../../units.js';
import { showUnit } from '../appearing.js';
import { mayLay } from '../caltrops/caltrops.js';
import { type Field, fieldOf } from '../field.js';
import { mayBreakOff } from '../fighting/breaking-off.js';
import { turnOnBroken } from '../fighting/victory.js';
import { withFire } from '../fire/asked.js';
import { stopsFor } from '../fire/stopping.js';
import { takePlace } from '../leading/places.js';
import { challengeBetweenLines } from '../leading/riding-out.js';
import { refugeOpen } from '../moving/by-order/to-friends.js';
import { fallsInAnew } from '../moving/going-back/falling-back.js';
import { dismountToFight, mount } from '../moving/mounting.js';
import { formAsOrdered, formSquare } from '../ordering/formed.js';
import { stepOf } from '../ordering/standing.js';
import { type Play, playOf } from '../play.js';
import { mayTestInPursuit } from '../reacting/at-will.js';
import { fromRightToLeft } from '../reacting/right-to-left.js';
import { meetRouts } from '../routing/barred.js';
import { atShips, climbAsTold } from '../ships/asked.js';
import { leapAshore } from '../ships/landing.js';
import { openWorks } from '../siege/checks.js';
import { isHelpless } from '../sorcery/enchanted.js';
import { temptCreatures } from '../sorcery/tempting.js';
import { broughtUpBy } from './before-a-charge.js';
import { testCharged } from './charged.js';
import { goesInByTest } from './going-in.js';
import { calledToCharge } from './helping.js';
import { answerOnTheWay } from './on-the-way.js';
import { metOutOfControl } from './out-of-control.js';
import { enemiesInReach, isThreatened, mayCharge, mayDeclare } from './reach.js';
import { respond, settle, testFollowedEvader } from './responding.js';
import { goOnThrough, nobodyAskedYet } from './through.js';

const clause = 'wrg/charge/declare' as const;

/**
 * Before anybody moves both sides write down whom they charge and how their units go about their orders. Who would charge tests whether he
 * goes in; who is charged from so far that the chargers go beyond their normal move tests as well, and then says what he does:
 * stands, countercharges or evades. Then generals may challenge each other to fight between the lines.
 *
 * @clause wrg/charge/declare
 * @clause wrg/charge/counter-actions
 * @clause wrg/reaction/test-charging
 * @clause wrg/reaction/test-charged
 * @clause wrg/reaction/plus1-friends-charging
 * @clause wrg/disorganisation/mounted-infantry-dismount
 */
export const declarationPhase: WrgPhase = {
  id: 'declarations',
  title: 'Charges and responses',
  clause,
  run(state, context) {
    const play = playOf(state, context);
    leapAshore(play);
    temptCreatures(play);
    declare(play);
    const declared = onTable(state).filter(({ period }) => period.conduct.charge !== undefined);
    for (const unit of fromRightToLeft(declared, play)) tryToCharge(unit, play);
    const at = answerAll(play);
    helpTheCharged(new Map([...at].map(([id, chargers]) => [id, chargers.filter(each => comesAt(each, id))])), play);
    answerOnTheWay(play);
    testEvaders(at, play);
    const through = nobodyAskedYet();
    // Whoever stands for those who go on into him comes no more to meet them, and they go farther after the evaders.
    do goOnThrough(play, through);
    while (testEvaders(at, play));
    meetRouts(play);
    challengeBetweenLines(play);
  },
};

function fieldIn({ state, scenario, rules }: Play): Field {
  return fieldOf(state, scenario, rules);
}

/** Asks both sides at once how their units go about their orders. */
function declare(play: Play): void {
  const { state, command, scenario, tell } = play;
  const field = fieldIn(play);
  for (const unit of onTable(state).filter(each => mayDeclare(each, field) && each.aboard === undefined)) {
    formAsOrdered(unit, stepOf(unit, state, scenario)?.formation, isThreatened(unit, field));
  }
  const asked = Object.keys(scenario.sides).map(side => ({
    kind: 'declare' as const,
    id: `declare:${side}`,
    side,
    clause,
    secret: true,
    units: onTable(state)
      .filter(unit => unit.side === side && !isNobodys(unit))
      .flatMap(unit => openTo(unit, field)),
  }));
  const open = asked.filter(({ units }) => units.length > 0);
  const answers = command.askAll(open);
  for (const answer of answers) {
    for (const [id, conduct] of Object.entries(answer)) {
      const unit = unitOf(state, id);
      unit.period.conduct = conduct;
      carryOut(unit, conduct, play);
      if (conduct.charge === undefined) continue;
      // A charge is declared aloud before anybody moves: whoever lay hidden lies so no longer.
      showUnit(unit, play, 'charges');
      // He charges from now on for all who test, whoever of them tests first.
      unit.period.doing = 'charging';
      tell({ kind: 'declared', unit: id, target: conduct.charge, because: [] });
    }
  }
}

/** What a side may say of a unit; nothing of one that is not its own master. */
function openTo(unit: Unit, field: Field): readonly WrgRequests['declare']['asks']['units'][number][] {
  const { state } = field;
  const free = mayDeclare(unit, field);
  const general = generalWith(state, unit);
  const breakOff = mayBreakOff(unit, field);
  const refuge = refugeOpen(unit, field);
  const forms = fallsInAnew(unit, field);
  const tests = mayTestInPursuit(unit, field);
  const isOpen = free || breakOff || forms || tests;
  if (!isOpen && general === undefined && refuge === undefined) return [];
  const charges = free ? enemiesInReach(unit, field).filter(({ enemy }) => mayCharge(unit, enemy, field)) : [];
  return [
    {
      unit: unit.id,
      charges: charges.map(({ enemy, distance }) => ({
        target: enemy.id,
        distance,
        ...broughtUpBy(unit, enemy, field),
      })),
      mayHalt: free && unit.aboard === undefined && isThreatened(unit, field),
      ...atShips(unit, free, field),
      ...withFire(unit, free, field),
      ...(free && mayLay(unit, field) && stopsFor('caltrops', unit, field) ? { mayLay: true } : {}),
      ...(forms ? { mayForm: true as const } : {}),
      ...(breakOff ? { mayBreakOff: true } : {}),
      ...(refuge === undefined ? {} : { refuge }),
      ...(free && unit.aboard === undefined ? openWorks(unit, field) : {}),
      ...(general === undefined ? {} : { general: general.id }),
    },
  ];
}

/** What takes place at once of how a unit is conducted: it changes its formation, mounts, or its general takes his place. */
function carryOut(unit: Unit, how: Conduct, play: Play): void {
  if (how.square !== undefined) formSquare(unit, how.square);
  if (how.refuge !== undefined && unit.bound !== null) unit.bound.refuge = how.refuge;
  if (how.mounted !== undefined) mount(unit, how.mounted, play.rules);
  climbAsTold(unit, how, play);
  takePlace(unit, how, play);
}

/**
 * A unit that would charge tests first, unless it is of fanatics; better than Halt, it goes in. In its own test, which comes before its charge, it still does what
 * it did.
 *
 * @clause wrg/reaction/test-charging
 */
function tryToCharge(unit: Unit, play: Play): void {
  const target = unit.period.conduct.charge;
  if (unit.period.doing === 'charging') unit.period.doing = 'halted';
  if (target === undefined || !isFree(unit)) return;
  const enemy = unitOf(play.state, target);
  if (!goesInByTest(unit, enemy, play)) {
    // Whom his general has called off charges nobody who would count on it.
    const { charge: _, ...conduct } = unit.period.conduct;
    if (isFree(unit)) unit.period.conduct = conduct;
    return;
  }
  unit.period.charges = target;
  unit.period.doing = 'charging';
}

/** The charges that come at units, by whom they are aimed at; an advance out of control is one at those on whom it comes. */
function chargesAt(play: Play): ReadonlyMap<string, readonly Unit[]> {
  const field = fieldIn(play);
  const at = new Map<string, Unit[]>();
  for (const unit of onTable(play.state)) {
    const { charges } = unit.period;
    for (const target of charges === null ? metOutOfControl(unit, field).keys() : [charges]) {
      at.set(target, [...(at.get(target) ?? []), unit]);
    }
  }
  return at;
}

/** Whether a unit that was to charge an enemy, or was out of control before him, still is when its own test of being charged is over. */
function comesAt({ period, bound, rout }: Unit, target: string): boolean {
  return rout === null && (period.charges === target || bound?.instruction === 'uncontrolled-advance');
}

/**
 * Everybody answers the charges that come at him; whom a test lets out of control meanwhile comes at others, who answer then, unless they are on their way to
 * him. Gives who has been charged, and by whom.
 *
 * @clause wrg/charge/counter-actions
 */
function answerAll(play: Play): ReadonlyMap<string, readonly Unit[]> {
  const all = new Map<string, readonly Unit[]>();
  for (;;) {
    const isNews = ([id, chargers]: readonly [string, readonly Unit[]]) => {
      const { charges } = unitOf(play.state, id).period;
      return !all.has(id) && (all.size === 0 || chargers.some(charger => charger.id !== charges));
    };
    const now = new Map([...chargesAt(play)].filter(isNews));
    if (now.size === 0) return all;
    for (const [id, chargers] of now) all.set(id, chargers);
    answerCharges(now, play);
  }
}

/**
 * Whoever is charged tests where he has to, and responds; whom that breaks out of a melee is struck at as he turns, before anybody moves. Those who are
 * about to charge themselves come first: nobody gets out of the way of an enemy who does not come.
 */
function answerCharges(at: ReadonlyMap<string, readonly Unit[]>, play: Play): void {
  const { state } = play;
  const charged = fromRightToLeft(
    [...at.keys()].map(id => unitOf(state, id)),
    play,
  );
  const charging = charged.filter(({ period }) => period.charges !== null);
  for (const unit of new Set([...charging, ...charged])) {
    const chargersOf = (body: Unit) => (at.get(body.id) ?? []).filter(each => comesAt(each, body.id));
    const chargers = chargersOf(unit);
    // Who comes out of an ambush because he is out of control has declared nothing, and is seen coming all the same.
    for (const charger of chargers) showUnit(charger, play, 'charges');
    if (chargers.length === 0 || unit.gone !== null || unit.rout !== null) continue;
    const riding = { dismounted: unit.dismounted, picket: unit.picket, unready: unit.period.unready };
    if (!isFighting(state, unit)) dismountToFight(unit, play.rules);
    if (isHelpless(unit, play)) continue;
    respond(unit, chargers, testCharged(unit, chargersOf, play), play);
    // Who evades fights nobody, and has not got off.
    if (unit.troops.mounts === true && unit.period.counter?.what === 'evade') {
      const { dismounted, picket, unready } = riding;
      Object.assign(unit, { dismounted, picket });
      unit.period.unready = unready;
    }
  }
  turnOnBroken(play);
}

/**
 * When all have answered, evaders are tested who will be followed beyond a normal move after all; those upon whom one of them comes whom that lets out of control
 * answer him, unless they have answered others. Says whether anybody has been tested.
 *
 * @clause wrg/reaction/test-charged
 */
function testEvaders(answered: ReadonlyMap<string, readonly Unit[]>, play: Play): boolean {
  const all = new Set(answered.keys());
  for (let any = false; ; any = true) {
    const unit = testFollowedEvader(play);
    if (unit === undefined) return any;
    if (unit.period.counter === null && unit.rout === null && !isFighting(play.state, unit))
      dismountToFight(unit, play.rules);
    const met = [...metOutOfControl(unit, fieldIn(play)).keys()].filter(id => !all.has(id));
    const now = met.filter(id => unitOf(play.state, id).period.charges !== unit.id);
    for (const id of now) all.add(id);
    answerCharges(new Map(now.map(id => [id, [unit]])), play);
  }
}

/**
 * Who is ordered to charge whoever comes near, or supports a unit that is charged, charges in his turn; as every charge, it depends on his
 * reaction, unless that is agreed not to be asked for (`wrg/ruling/test-of-who-helps`).
 *
 * @clause wrg/charge/standing-charge-order
 * @clause wrg/charge/supporting-unit
 */
function helpTheCharged(at: ReadonlyMap<string, readonly Unit[]>, play: Play): void {
  const { state } = play;
  for (const unit of fromRightToLeft(onTable(state), play)) {
    const called = calledToCharge(unit, at, fieldIn(play));
    if (called === undefined) continue;
    const { enemy, because } = called;
    if (play.rules.field.playing.helperTests === 'tests' && !goesInByTest(unit, enemy, play)) continue;
    settle(unit, enemy, 'countercharge', play, because);
  }
}
