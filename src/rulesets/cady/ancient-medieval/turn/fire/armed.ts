import type { Violation } from '../../../../../rulebook/index.js';
import {
  areasAt,
  type Bearing,
  depthInside,
  levelAt,
  type Placed,
  type Point,
  type Quad,
  quadOf,
  type StandPlace,
  standsOf,
  type Table,
} from '../../../../../table/index.js';
import type { Order } from '../../../common/orders.js';
import { frontMiddle, highestOf } from '../../../common/turn/aim.js';
import { mayFireAsItGoes } from '../../../common/turn/moving/forced.js';
import { atGripsBefore, placedOf } from '../../../common/turn/units.js';
import { shotsInCastle } from '../../machines/siege.js';
import { type MissileLoading, missileLoading } from '../../missiles/loading.js';
import { missileRange } from '../../missiles/missile-range.js';
import { fallenStillFire, shootingFaults } from '../../missiles/shooting.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientUnit, Contact } from '../../state.js';
import type { TroopType } from '../../troops.js';
import type { AncientField } from '../field.js';
import { orderOf, taskIn } from '../works/ordered.js';

/** What a unit shoots or throws with. */
export interface Weapon {
  /** The kind of figure that shoots: of a war wagon, that of the men inside. */
  readonly shooter: TroopType;
  /** What its unit bought to throw, in place of the weapon of its kind. */
  readonly thrown?: 'axe' | 'javelin';
  /** Thrown as it closes for melee. */
  readonly closing?: boolean;
  /** Those who shoot, where it is not the figures on the stands. */
  readonly men?: number;
}

/** One rank of a body, and the hill level that the lowest of its stands is on. */
export interface Rank {
  readonly stands: readonly StandPlace[];
  readonly height: number;
}

/** A unit that may shoot or throw, as it stands. */
export interface Shooter extends Weapon {
  readonly unit: AncientUnit;
  readonly placed: Placed;
  readonly quad: Quad;
  /** Front rank first. */
  readonly ranks: readonly Rank[];
  /** The hill level of the highest of its stands. */
  readonly level: number;
  /** How far it reaches at most from where it stands, in cm. */
  readonly reach: number;
  readonly order: Order | null;
}

/**
 * What a unit shoots with; `undefined`: nothing. Of chariots and elephants the missile man shoots, of war wagons those inside.
 *
 * @clause cady/ancient-medieval/elephant/crew
 * @clause cady/ancient-medieval/chariot/casualty-order
 * @clause cady/ancient-medieval/hussite/fire-from-inside
 */
export function weaponOf(unit: AncientUnit, { troops }: AncientMedievalRules): Weapon | undefined {
  if (unit.warWagon !== null) {
    const { firing } = unit.warWagon;
    return firing === undefined || firing.figures === 0 ? undefined : { shooter: firing.type, men: firing.figures };
  }
  const { weapon } = troops[unit.type];
  if (weapon === null || weapon === 'pilum') return undefined;
  if (unit.elephant !== null) return unit.elephant.missileMan ? { shooter: unit.type, men: 1 } : undefined;
  if (unit.chariot === null) return { shooter: unit.type };
  return unit.chariot.crew.includes('missile-man') ? { shooter: unit.type, men: 1 } : undefined;
}

/** A unit with a weapon, laid out stand by stand. */
export function shooterWith(unit: AncientUnit, weapon: Weapon, { table, rules }: AncientField): Shooter {
  const placed = placedOf({ ...unit, figures: unit.figures + fallenOf(unit, rules) }, rules);
  return { ...weapon, unit, ...laidOut(placed, weapon, unit, { table, rules }), order: orderOf(unit) };
}

/** A shooter as it was somewhere on its way. */
export function shooterAt(shooter: Shooter, at: Point, facing: Bearing, field: AncientField): Shooter {
  const unit = { ...shooter.unit, at, facing };
  return { ...shooter, unit, ...laidOut({ ...shooter.placed, at, facing }, shooter, unit, field) };
}

/** The stands of a shooter where it stands, and how far it reaches from the highest of them. */
function laidOut(
  placed: Placed,
  weapon: Weapon,
  { on }: Pick<AncientUnit, 'on'>,
  { table, rules }: Pick<AncientField, 'table' | 'rules'>,
): Pick<Shooter, 'placed' | 'quad' | 'ranks' | 'level' | 'reach'> {
  const ranks = ranksIn(placed, weapon, table);
  const fronts = ranks.flatMap(({ stands }) => stands.map(frontMiddle));
  const level = highestOf([placed.at, ...fronts], { table, rules });
  const { range } = missileRange({ ...weapon, levelsAbove: level, onCurtainWall: on !== null }, rules);
  return { placed, quad: quadOf(placed), ranks, level, reach: range };
}

function ranksIn(placed: Placed, { men }: Weapon, table: Table): readonly Rank[] {
  const ranks: StandPlace[][] = [];
  for (const stand of standsOf(placed)) {
    const rank = ranks[stand.rank] ?? [];
    rank.push(men === undefined ? stand : { ...stand, figures: men });
    ranks[stand.rank] = rank;
  }
  return ranks.map(stands => ({ stands, height: Math.min(...stands.map(({ centre }) => levelAt(table, centre))) }));
}

/** Figures that fell to artillery this turn and shoot for all that, where the rules have them. */
function fallenOf(unit: AncientUnit, rules: AncientMedievalRules): number {
  if (unit.turn.lost === 0 || !fallenStillFire({ who: unit.type, by: 'artillery' }, rules).fires) return 0;
  return unit.turn.lost;
}

/** Shots that each figure has left; `null`: as many as it likes. */
export function shotsLeftOf({ inside, shots }: AncientUnit): number | null {
  return shots === null ? null : shotsInCastle({ inside, left: shots });
}

/** Whether a unit closes in with an enemy, and has no shot at him as one who is closed in with (`cady/ruling/shooters-who-close-in`). */
export function onlyClosesIn(
  { id }: Pick<AncientUnit, 'id'>,
  { attackers }: Pick<Contact, 'attackers'>,
  { missiles }: Pick<AncientMedievalRules, 'missiles'>,
): boolean {
  return attackers.includes(id) && !(missiles.charged.closing && attackers.some(other => other !== id));
}

/**
 * Every fault that forbids a unit to shoot at all this turn, whatever the target.
 *
 * @clause cady/ancient-medieval/missile/broken-no-fire
 * @clause cady/ancient-medieval/mounted-infantry/dismount-to-fight
 * @clause cady/ancient-medieval/supply/out-of-shots-becomes-infantry
 * @clause cady/common/marsh/edge-fire
 */
export function shooterFaults(
  unit: AncientUnit,
  { shooter }: Weapon,
  { state, table, rules }: AncientField,
): readonly Violation[] {
  const marsh = areasAt(table, unit.at, 'marsh').map(area => depthInside(area, unit.at));
  const inMelee = state.contacts.some(
    contact =>
      (contact.a === unit.id || contact.b === unit.id) &&
      (atGripsBefore(contact, state.turn) || (unit.chariot === null && onlyClosesIn(unit, contact, rules))),
  );
  return shootingFaults(
    {
      shooter,
      shotsLeft: shotsLeftOf(unit),
      broken: unit.divided !== null || unit.fleeing,
      inMelee,
      mounted: unit.mounts?.mounted === true,
      sees: true,
      inArc: true,
      ...(marsh.length === 0 ? {} : { fromMarshEdge: Math.max(...marsh) }),
    },
    rules,
  );
}

/** Whether a unit shoots this turn at all: on the table, not told to hold its fire, not busy holding friends back nor driven back with its back turned. */
export function isFreeToShoot(unit: AncientUnit, rules: AncientMedievalRules): boolean {
  if (unit.gone !== null || unit.awaited !== null || unit.figures === 0) return false;
  return !unit.turn.idle && mayFireAsItGoes(unit, rules) && orderOf(unit).fire?.fire !== 'hold';
}

/** Whether a unit was told to throw what it carries. */
export function isOrderedToThrow(unit: AncientUnit): boolean {
  return taskIn(orderOf(unit), 'throw') !== undefined;
}

/** How often each figure of a unit may shoot in what is left of its turn. */
export function loadingOf(unit: AncientUnit, { shooter }: Weapon, rules: AncientMedievalRules): MissileLoading {
  const { act } = rules.table.thirds;
  const otherThirds = unit.worked + (unit.turn.firedFirst ? act : 0);
  const loading = missileLoading({ shooter, loaded: unit.loaded, moved: unit.turn.moved, otherThirds }, rules);
  const left = shotsLeftOf(unit);
  return left === null || left >= loading.shots ? loading : { ...loading, shots: left, loadedAfter: false };
}
