import { ranksOf, turnBetween } from '../../../../../table/index.js';
import type { Order } from '../../../common/orders.js';
import { legsOf } from '../../../common/turn/moving/legs.js';
import { asOrderFault } from '../../../common/turn/order-fault.js';
import type { Formed, Going, OrderFault } from '../../../common/turn/period.js';
import { inContact, placedOf } from '../../../common/turn/units.js';
import { type PhalanxOrder, phalanxFaults, phalanxOrderFaults } from '../../combat/phalanx.js';
import type { AncientMedievalRules } from '../../rules.js';
import { testudo, testudoFaults } from '../../special-troops/romans.js';
import type { AncientFormation, AncientState, AncientUnit } from '../../state.js';

/** The formation that an order asks for; `undefined`: that in which the unit stands. */
export function formationIn(order: Order | null): AncientFormation | undefined {
  const formation = order?.formation;
  switch (formation?.shape) {
    case undefined:
      return undefined;
    case 'skirmish':
      return 'skirmish';
    case 'special':
      return formation.name === 'phalanx' || formation.name === 'testudo' ? formation.name : 'order';
    default:
      return 'order';
  }
}

/** The formation in which a unit goes this turn. */
export function goesIn(unit: Pick<AncientUnit, 'formation'>, order: Order | null): AncientFormation {
  return formationIn(order) ?? unit.formation;
}

/** The body of a unit in a formation of the period: that which it has, if it will do. */
export function bodyFor(
  formation: AncientFormation,
  unit: Pick<AncientUnit, 'type' | 'figures' | 'files'>,
  rules: AncientMedievalRules,
): Formed {
  const { stand } = rules.troops[unit.type];
  const stands = Math.max(1, Math.ceil(unit.figures / stand.figures));
  const ranksWith = (files: number) => Math.ceil(stands / files);
  const files = Math.min(unit.files, stands);
  if (formation === 'phalanx') {
    const faults = phalanxFaults({ type: unit.type, ranks: ranksWith(files) }, rules);
    return { files: faults.length === 0 ? files : Math.ceil(stands / rules.phalanx.ranks.from), gap: 0 };
  }
  if (formation === 'testudo') {
    const { ranks } = rules.romans.testudo;
    const full = Array.from({ length: stands }, (_, i) => i + 1).filter(
      each => stands % each === 0 && ranksWith(each) >= ranks,
    );
    if (full.includes(files)) return { files, gap: 0 };
    const square = (each: number) => Math.abs(each - ranksWith(each));
    const best = full.reduce((one, other) => (square(other) < square(one) ? other : one), 1);
    return { files: best, gap: 0 };
  }
  return { files, gap: 0 };
}

/**
 * How its formation has a unit go: a testudo at a third of its pace, and a third of the turn to form it; a phalanx straight on.
 *
 * @clause cady/ancient-medieval/romans/testudo-forming-cost
 * @clause cady/ancient-medieval/romans/testudo-speed
 * @clause cady/ancient-medieval/phalanx/normal-speed
 * @clause cady/ancient-medieval/phalanx/no-manoeuvre
 */
export function formationGoing(unit: AncientUnit, order: Order | null, rules: AncientMedievalRules): Going {
  const wanted = formationIn(order);
  const formation = wanted ?? unit.formation;
  const special = order?.formation?.shape === 'special';
  const forms = special && wanted !== undefined ? bodyFor(wanted, unit, rules) : undefined;
  const changes = forms !== undefined && (forms.files !== unit.files || forms.gap !== unit.gap);
  const base = changes ? { forms } : {};
  if (formation === 'testudo' && (unit.mustDo === null || unit.mustDo === 'back')) {
    const { move, formingThirds, because } = testudo({ move: rules.troops[unit.type].move }, rules);
    // Whoever changes ranks and files as it forms pays for that and no more.
    const forming = unit.formation === 'testudo' || changes ? {} : { thirdsTaken: formingThirds };
    return { ...base, ...forming, move, because };
  }
  if (formation === 'phalanx' && order !== null) {
    const legs = straightOf(unit, order, rules);
    const bent = legs.length < order.legs.length;
    return { ...base, ...(bent ? { legs } : {}), because: [] };
  }
  return { ...base, because: [] };
}

/** The legs of an order as far as they lead straight on or straight back. */
function straightOf(unit: AncientUnit, order: Order, rules: AncientMedievalRules) {
  const legs = legsOf(order, unit, rules.troops[unit.type].move);
  const bend = legs.findIndex(({ bearing }) => !isStraight(turnBetween(bearing, unit.facing)));
  return bend < 0 ? legs : legs.slice(0, bend);
}

function isStraight(degrees: number): boolean {
  return degrees < 0.5 || degrees > 179.5;
}

/**
 * What is wrong with the formation that a unit is ordered to take, or with the way it is to go in it.
 *
 * @clause cady/ancient-medieval/romans/testudo-who
 * @clause cady/ancient-medieval/romans/testudo-shape
 * @clause cady/ancient-medieval/phalanx/formation
 * @clause cady/ancient-medieval/phalanx/no-manoeuvre
 * @clause cady/ancient-medieval/phalanx/no-break-in-contact
 */
export function formationFaults(
  unit: AncientUnit,
  order: Order,
  state: AncientState,
  rules: AncientMedievalRules,
): readonly OrderFault[] {
  const wanted = formationIn(order);
  const faults: OrderFault[] = [];
  const { type, figures } = unit;
  if (wanted === 'phalanx') {
    const ranks = Math.ceil(figures / rules.troops[type].stand.figures / bodyFor('phalanx', unit, rules).files);
    faults.push(...phalanxFaults({ type, ranks }, rules).map(asOrderFault));
  }
  if (wanted === 'testudo') {
    const { files } = bodyFor('testudo', unit, rules);
    const abreast = files * rules.troops[type].stand.figures;
    faults.push(
      ...testudoFaults({ type, files: abreast, ranks: Math.ceil(figures / abreast), figures }, rules).map(asOrderFault),
    );
  }
  if (unit.formation === 'phalanx' && wanted !== undefined && wanted !== 'phalanx') {
    const asked = { wants: 'break-formation', inContact: inContact(unit, state.contacts) } as const;
    faults.push(...phalanxOrderFaults(asked).map(asOrderFault));
  }
  if ((wanted ?? unit.formation) === 'phalanx') faults.push(...maneuvers(unit, order));
  return faults;
}

/** What a phalanx cannot do of an order. */
function maneuvers(unit: AncientUnit, order: Order): readonly OrderFault[] {
  let heading = unit.facing;
  const asked: PhalanxOrder['wants'][] = [];
  for (const [i, { direction }] of order.legs.entries()) {
    const bearing = direction === 'ahead' ? heading : direction;
    const degrees = turnBetween(bearing, heading);
    if (!isStraight(degrees)) asked.push(i > 0 ? 'turn' : Math.abs(degrees - 90) < 1 ? 'sideways' : 'wheel');
    heading = bearing;
  }
  if (order.facing !== undefined && !isStraight(turnBetween(order.facing, unit.facing))) asked.push('wheel');
  return [...new Set(asked)].flatMap(wants => phalanxOrderFaults({ wants, inContact: false }).map(asOrderFault));
}

/**
 * The formation in which a unit stands once it has moved: as ordered if its body allows it. A reaction that turns its back
 * breaks a testudo or phalanx, and so do losses that leave it too few ranks.
 *
 * @clause cady/ancient-medieval/romans/testudo-shape
 * @clause cady/ancient-medieval/phalanx/formation
 * @clause cady/ancient-medieval/phalanx/no-break-in-contact
 */
export function formationAfter(
  unit: AncientUnit,
  order: Order | null,
  turn: number,
  state: AncientState,
  rules: AncientMedievalRules,
): AncientFormation {
  const body = placedOf(unit, rules);
  const locked = state.contacts.some(({ a, b, since }) => since < turn && (a === unit.id || b === unit.id));
  const turned = unit.mustDo === 'rout' || unit.mustDo === 'back-and-turn' || unit.fleeing;
  const wanted = turned || locked ? undefined : formationIn(order);
  const formation = turned && unit.formation !== 'skirmish' ? 'order' : (wanted ?? unit.formation);
  switch (formation) {
    case 'skirmish':
      return unit.gap > 0 ? 'skirmish' : 'order';
    case 'phalanx':
      return phalanxFaults({ type: unit.type, ranks: ranksOf(body) }, rules).length === 0 ? 'phalanx' : 'order';
    case 'testudo':
      return mayFormTestudo(unit, rules) || standsInTestudo(unit, ranksOf(body), rules) ? 'testudo' : 'order';
    case 'order':
      return 'order';
  }
}

/** Whether a testudo is one still: its last rank may have gaps, but it must be as deep (`cady/ruling/testudo-after-losses`). */
function standsInTestudo({ formation }: AncientUnit, ranks: number, { romans }: AncientMedievalRules): boolean {
  const { testudo } = romans;
  return formation === 'testudo' && (testudo.afterLosses === 'stands' || ranks >= testudo.ranks);
}

function mayFormTestudo({ type, files, figures }: AncientUnit, rules: AncientMedievalRules): boolean {
  const abreast = files * rules.troops[type].stand.figures;
  return testudoFaults({ type, files: abreast, ranks: Math.ceil(figures / abreast), figures }, rules).length === 0;
}
