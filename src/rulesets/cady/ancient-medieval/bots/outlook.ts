import type { SideId } from '../../../../battle/index.js';
import { type Bearing, bearingTo, distance, type Point } from '../../../../table/index.js';
import { lookOver, middleOf, type Enemy as OneEnemy, type Outlook as OutlookOf } from '../../common/bots/outlook.js';
import type { Plan } from '../../common/bots/plan.js';
import { isThere } from '../../common/turn/units.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientSeen, AncientView, Objective, UnitId } from '../state.js';
import type { Troop, TroopClass } from '../troops.js';

/** What an army is about: to go for the enemy, or to let him come. */
export type Posture = 'attack' | 'stand';

/** All that a commander takes in before it writes its orders: its view, looked over once for all of its units. */
export interface Outlook extends OutlookOf<AncientSeen> {
  readonly view: AncientView;
  readonly rules: AncientMedievalRules;
  readonly posture: Posture;
  /** What the commander has in mind; a beginner has nothing. */
  readonly plan?: Plan;
  /** Whether charges and advances to contact are thought of; they are unless it says no. */
  readonly assaults?: boolean;
  /** It has the better bows, by far. */
  readonly outshoots: boolean;
  /** The enemy has them. */
  readonly outshot: boolean;
  /** The way to the enemy. */
  readonly ahead: Bearing;
  /** Where the enemy is thought to be; absent when there is no sign of him. */
  readonly enemyAt?: Point;
  /** Objectives that are not its own yet. */
  readonly open: readonly Objective[];
  readonly inMelee: ReadonlySet<UnitId>;
  /** Its own units by the body that they move with: their battle, or everybody who is in none. */
  readonly bodies: ReadonlyMap<string, readonly AncientSeen[]>;
}

/** An enemy, and how far away it is. */
export type Enemy = OneEnemy<AncientSeen>;

/** Turns after which even the side with the better bows goes to look for an enemy who does not come. */
const patience = 12;

/** Looks the field over. */
export function outlookOn(view: AncientView, rules: AncientMedievalRules): Outlook {
  const units = Object.values(view.units).filter(isThere);
  const looked = lookOver(view, ({ type }) => rules.troops[type].arm === 'infantry');
  const own = units.filter(({ side }) => side === view.side);
  const enemies = units.filter(({ side }) => side !== view.side);
  const open = view.objectives.filter(place => !isOurs(place, own, enemies, view));
  const enemyAt = looked.enemyMiddle ?? middleOfMarkers(view);
  const middle = { x: view.table.width / 2, y: view.table.height / 2 };
  const from = middleOf(own) ?? middle;
  return {
    ...looked,
    view,
    rules,
    open,
    posture: postureOf(own, enemies, open, view, rules),
    outshoots: outshoots(own, enemies, rules),
    outshot: outshoots(enemies, own, rules),
    ahead: bearingTo(from, enemyAt ?? open[0]?.at ?? middle),
    inMelee: new Set(view.contacts.flatMap(({ a, b }) => [a, b])),
    bodies: bodiesOf(own),
    ...(enemyAt === undefined ? {} : { enemyAt }),
  };
}

function isOurs(
  { id, at, radius }: Objective,
  own: readonly AncientSeen[],
  enemies: readonly AncientSeen[],
  view: AncientView,
): boolean {
  const holder = view.holdings.find(({ objective }) => objective === id)?.side ?? null;
  if (holder !== null) return holder === view.side;
  const near = (units: readonly AncientSeen[]) => units.some(({ placed }) => distance(placed.at, at) <= radius);
  return near(own) && !near(enemies);
}

function postureOf(
  own: readonly AncientSeen[],
  enemies: readonly AncientSeen[],
  open: readonly Objective[],
  view: AncientView,
  rules: AncientMedievalRules,
): Posture {
  if (view.objectives.length > 0) return open.length === 0 ? 'stand' : 'attack';
  if (enemies.length === 0) return 'attack';
  const dug = view.works.some(({ side, kind }) => side === view.side && kind !== 'caltrops');
  return (outshoots(own, enemies, rules) || dug) && view.turn <= patience ? 'stand' : 'attack';
}

function outshoots(own: readonly AncientSeen[], enemies: readonly AncientSeen[], rules: AncientMedievalRules): boolean {
  return firepower(own, rules) > 1.5 * firepower(enemies, rules) + 20;
}

/** What an army can do from afar, in figures and cm; whoever has shot everything away does not count. */
function firepower(units: readonly AncientSeen[], rules: AncientMedievalRules): number {
  const reach = ({ range, gun }: Troop) => (gun === undefined ? (range ?? 0) : rules.guns[gun].range);
  return units.reduce((sum, { type, figures, own }) => {
    const troop = rules.troops[type];
    const empty = own !== undefined && (own.shots === 0 || own.machine?.rounds === 0);
    return shootsBy(troop.class) && !empty ? sum + (figures * reach(troop)) / 40 : sum;
  }, 0);
}

/** Whether troops of a class fight from afar first of all. */
export function shootsBy(kind: TroopClass): boolean {
  return kind === 'missile' || kind === 'horse-archer' || kind === 'artillery';
}

function middleOfMarkers({ markers, side }: AncientView): Point | undefined {
  const enemy = markers.filter(marker => isEnemy(marker.side, side));
  if (enemy.length === 0) return undefined;
  const sum = enemy.reduce((total, { at }) => ({ x: total.x + at.x, y: total.y + at.y }), { x: 0, y: 0 });
  return { x: sum.x / enemy.length, y: sum.y / enemy.length };
}

function isEnemy(one: SideId, other: SideId): boolean {
  return one !== other;
}

function bodiesOf(own: readonly AncientSeen[]): Map<string, AncientSeen[]> {
  const bodies = new Map<string, AncientSeen[]>();
  for (const unit of own) {
    const name = unit.own?.brigade ?? '';
    bodies.set(name, [...(bodies.get(name) ?? []), unit]);
  }
  return bodies;
}

/** What an assault must promise to be made: less and less, so that no battle ends with two lines staring at each other. */
export function courage({ view, plan }: Pick<Outlook, 'view' | 'plan'>): number {
  return Math.max(0.35, (plan?.temper.caution ?? 1) * (0.9 - 0.06 * view.turn));
}

/**
 * How far a unit goes in a turn, cm: in a battle, no farther than its slowest.
 */
export function moveOf(unit: AncientSeen, outlook: Pick<Outlook, 'rules' | 'bodies'>): number {
  const { move } = troopIn(unit, outlook);
  const brigade = unit.own?.brigade ?? null;
  if (brigade === null) return move;
  const fellows = (outlook.bodies.get(brigade) ?? []).filter(({ mustDo }) => mustDo === null);
  return Math.min(move, ...fellows.map(fellow => troopIn(fellow, outlook).move));
}

/** The troop figures of a unit. */
export function troopIn({ type }: Pick<AncientSeen, 'type'>, { rules }: Pick<Outlook, 'rules'>): Troop {
  return rules.troops[type];
}
