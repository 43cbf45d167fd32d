import type { Dice } from '../../../../dice/index.js';
import { type ClauseId, type Reason, reasonsUnder } from '../../../../rulebook/index.js';
import {
  type Bearing,
  bearingTo,
  destination,
  distance,
  distanceToSegment,
  type Point,
  toGrid,
} from '../../../../table/index.js';
import type { UnitLoss } from '../../common/fighting/melee.js';
import { countLosses, inOrder, nearestTo, rollInPools } from '../../common/fire/casualties.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import type { GunType } from '../troops.js';
import type { GunSheet } from './guns.js';

const why = reasonsUnder('cady/ancient-medieval');

/** What stands where a shot may fall. A chariot is a figure of its own. */
export type ShotAt = 'figure' | 'elephant' | 'berserker' | 'fence' | 'supply-wagon' | GunType;

/** Something that a shot can hit. */
export interface MachineTarget {
  readonly unit: string;
  readonly kind: ShotAt;
  readonly point: Point;
}

/** What a shot did. */
export interface MachineResult {
  /** Figures lost, one entry for each unit that lost any, in the order of the targets. */
  readonly losses: readonly UnitLoss[];
  /** What was removed outright: machines, wagons, sections of fence, elephants and berserkers under a direct hit. */
  readonly removed: readonly string[];
  /** Hits on whoever bears several: an elephant struck by a bolt, or, in a circle, a berserker killed once or an elephant. */
  readonly hits: readonly { readonly unit: string; readonly by: 'bolt' | 'circle' }[];
  /** The dice spared everybody, and the owner picks which of these units loses a figure. */
  readonly ownerPicks: readonly string[];
  readonly because: readonly Reason[];
}

/** A shot that comes down among its targets, from where it was fired. */
export interface Landed {
  readonly gun: GunType;
  readonly from: Point;
  readonly bearing: Bearing;
  readonly targets: readonly MachineTarget[];
}

/**
 * What a shot hits where it fell: a bolt whoever its last stretch goes through, everything else whoever lies in its hit area.
 *
 * Source: Catapult; Ballista; Gunpowder Artillery.
 *
 * @clause cady/ancient-medieval/artillery/hit-area-template
 * @clause cady/ancient-medieval/artillery/template-set
 * @clause cady/ancient-medieval/artillery/direct-hit-removes
 * @clause cady/ancient-medieval/artillery/at-least-one
 * @clause cady/ancient-medieval/artillery/area-roll
 * @clause cady/ancient-medieval/artillery/area-roll-artillery
 * @clause cady/ancient-medieval/artillery/ballista-hit
 * @clause cady/ancient-medieval/artillery/crew-targets
 * @clause cady/ancient-medieval/pot-d-fer/hit
 * @clause cady/ancient-medieval/culverin/area-roll
 * @clause cady/ancient-medieval/definition/catapult
 * @clause cady/ancient-medieval/definition/trebuchet
 * @clause cady/ancient-medieval/artillery/keep-casualties-visible
 * @clause cady/ancient-medieval/bombard/procedure
 * @clause cady/ancient-medieval/cannon/procedure
 */
export function machineHits(
  shot: Landed & { readonly fall: { readonly point: Point; readonly lost: boolean } },
  dice: Dice,
  rules: AncientMedievalRules = ancientMedievalRules(),
): MachineResult {
  if (shot.fall.lost) return nothing;
  const { hitArea } = rules.guns[shot.gun];
  return hitArea.shape === 'linear'
    ? boltHits({ ...shot, point: shot.fall.point, length: hitArea.length }, rules)
    : areaHits({ gun: shot.gun, point: shot.fall.point, targets: shot.targets }, dice, rules);
}

/** A bolt on its way to where it lands. No dice. */
function boltHits(
  shot: Landed & { readonly point: Point; readonly length: number },
  rules: AncientMedievalRules,
): MachineResult {
  const { figureRadius, pieceRadius } = rules.fire;
  const straight = rules.artillery.boltPath === 'along-the-line-called';
  const flown = distance(shot.from, shot.point);
  const bearing = straight || flown === 0 ? shot.bearing : bearingTo(shot.from, shot.point);
  const tail = { from: destination(shot.point, bearing + 180, Math.min(shot.length, flown)), to: shot.point };
  const crossed = (target: MachineTarget) =>
    distanceToSegment(target.point, tail) <= (isMan(target) ? figureRadius : pieceRadius);
  const struck = shot.targets.filter(crossed);
  const figures = struck.filter(({ kind }) => kind === 'figure').map(({ unit }) => ({ unit, lost: 1 }));
  const destroyed = struck.filter(({ kind }) => destroys(shot.gun, kind, rules));
  const elephants = struck.filter(({ kind }) => kind === 'elephant' && !destroys(shot.gun, kind, rules));
  const hit = shot.gun === 'pot-d-fer' ? 'pot-d-fer/hit' : 'artillery/ballista-hit';
  const targets = shot.gun === 'pot-d-fer' ? 'pot-d-fer/targets' : 'artillery/ballista-targets';
  return {
    losses: countLosses(figures),
    removed: destroyed.map(({ unit }) => unit),
    hits: elephants.map(({ unit }) => ({ unit, by: 'bolt' })),
    ownerPicks: [],
    because: [
      ...(struck.length > 0 ? [why(hit, `the last ${shot.length} cm of its path`, crossedText(struck))] : []),
      ...destroyed.map(({ unit, kind }) => why(targets, `a bolt through a ${kind}`, `${unit} destroyed`)),
    ],
  };
}

/** A stone or ball that came down: the centre without dice, the rest of the circle with them. */
function areaHits(
  shot: { readonly gun: GunType; readonly point: Point; readonly targets: readonly MachineTarget[] },
  dice: Dice,
  rules: AncientMedievalRules,
): MachineResult {
  const { artillery, fire, guns } = rules;
  const sheet = guns[shot.gun];
  const inside = shot.targets.filter(target => isInside(target, shot.point, sheet, rules));
  const centre = inside.filter(target => {
    const away = distance(target.point, shot.point);
    return away <= (isMan(target) ? fire.figureRadius : fire.pieceRadius);
  });
  const nearest = nearestTo(shot.point, centre.filter(isMan));
  const direct = centre.filter(each => !isMan(each) || artillery.directHit === 'all-touched' || each === nearest);
  const others = inside.filter(target => !direct.includes(target));
  const faces = sheet.kind === 'gunpowder' ? artillery.odds.gunpowder : artillery.odds.figure;
  const rule = sheet.kind === 'gunpowder' ? 'culverin/area-roll' : 'artillery/area-roll';
  const figures = inside.filter(({ kind }) => kind === 'figure');
  const odds = { sides: artillery.dieSides, faces, because: [] };
  const rolled = rollInPools(
    others.filter(({ kind }) => kind === 'figure'),
    () => odds,
    clause(rule),
    dice,
  );
  const struck = direct.filter(({ kind }) => kind === 'figure');
  const losses = countLosses(
    inOrder([...struck.map(({ unit }) => ({ unit, lost: 1 })), ...rolled.losses], shot.targets),
  );
  const removed = direct.filter(({ kind }) => kind !== 'figure' && destroys(shot.gun, kind, rules));
  const pierced = direct.filter(({ kind }) => kind === 'elephant' && !destroys(shot.gun, kind, rules));
  const machines = others.filter(({ kind }) => isMachine(kind));
  const broken = machines.filter(() => dice.count(1, artillery.dieSides, artillery.odds.machine) > 0);
  const hits = others.filter(({ kind }) => bearsHits(kind, rules) && dice.count(1, artillery.dieSides, faces) > 0);
  const because: Reason[] = [
    ...struck.map(({ unit }) => why('artillery/direct-hit-removes', `a figure of ${unit} at the centre`, 'removed')),
    ...rolled.because,
    ...removed.map(({ unit, kind }) => why(directRule(kind), `a direct hit on a ${kind}`, `${unit} removed`)),
    ...broken.map(({ unit }) => why('artillery/area-roll-artillery', `${unit} in the area, a 6`, 'removed')),
  ];
  const spared = losses.length === 0 && sheet.leastOne ? leastOne(shot.point, figures, rules) : nothing;
  const lone =
    artillery.leastOne.machines && sheet.leastOne && figures.length === 0 && removed.length + broken.length === 0;
  const machine = lone ? nearestTo(shot.point, machines) : undefined;
  return {
    losses: losses.length > 0 ? losses : spared.losses,
    removed: [...removed, ...broken, ...(machine === undefined ? [] : [machine])].map(({ unit }) => unit),
    hits: [
      ...pierced.map(({ unit }) => ({ unit, by: 'bolt' }) as const),
      ...hits.map(({ unit }) => ({ unit, by: 'circle' }) as const),
    ],
    ownerPicks: spared.ownerPicks,
    because: [...because, ...spared.because],
  };
}

/** Somebody in the area falls, even if the dice spare them all. */
function leastOne(point: Point, figures: readonly MachineTarget[], { artillery }: AncientMedievalRules): MachineResult {
  const nearest = nearestTo(point, figures);
  if (nearest === undefined) return nothing;
  const reason = (effect: string) => [why('artillery/at-least-one', 'no die hit', effect)];
  if (artillery.leastOne.figure === 'owner-chooses') {
    const units = [...new Set(figures.map(({ unit }) => unit))];
    if (units.length > 1) return { ...nothing, ownerPicks: units, because: reason('the owner removes a figure') };
  }
  return { ...nothing, losses: [{ unit: nearest.unit, lost: 1 }], because: reason('the nearest figure is removed') };
}

function isInside(
  target: MachineTarget,
  point: Point,
  { hitArea }: GunSheet,
  { artillery, fire }: AncientMedievalRules,
): boolean {
  const radius = hitArea.shape === 'circle' ? hitArea.diameter / 2 : 0;
  const reach = isMan(target) && artillery.bodyPart === 'head-or-torso' ? fire.figureRadius : 0;
  return toGrid(distance(target.point, point)) <= toGrid(radius + reach);
}

/**
 * Whether the direct hit of a machine removes what it hits. Bolts break no machine heavier than a ballista, and no
 * elephant at once; stone and shot break every machine, and kill elephants. Wagons, sections of fence and berserkers go under
 * any direct hit.
 *
 * Source: Ballista; Gunpowder Artillery; War Elephants; Viking Berserker.
 *
 * @clause cady/ancient-medieval/artillery/ballista-targets
 * @clause cady/ancient-medieval/artillery/catapult-vs-artillery
 * @clause cady/ancient-medieval/gunpowder-artillery/vs-artillery
 * @clause cady/ancient-medieval/gunpowder/auto-destroyed
 * @clause cady/ancient-medieval/pot-d-fer/targets
 * @clause cady/ancient-medieval/elephant/catapult-hit
 * @clause cady/ancient-medieval/berserker/artillery
 * @clause cady/common/fence/section-removed
 * @clause cady/common/fence/no-artillery-protection
 */
export function destroys(gun: GunType, kind: ShotAt, { guns }: AncientMedievalRules = ancientMedievalRules()): boolean {
  switch (kind) {
    case 'figure':
      return false;
    case 'elephant':
      return guns[gun].elephantHits === 1;
    case 'berserker':
    case 'fence':
      return true;
    default:
      return guns[gun].destroys.includes(kind);
  }
}

/** An elephant that the circle touches, and a berserker there, bear their hits. */
function bearsHits(kind: ShotAt, { fire }: AncientMedievalRules): boolean {
  return kind === 'berserker' || (kind === 'elephant' && fire.elephantInHitArea === 'one-hit');
}

function isMan({ kind }: MachineTarget): boolean {
  return kind === 'figure' || kind === 'berserker';
}

function isMachine(kind: ShotAt): boolean {
  return !['figure', 'elephant', 'berserker', 'fence', 'supply-wagon'].includes(kind);
}

function directRule(kind: ShotAt): string {
  if (kind === 'elephant') return 'elephant/catapult-hit';
  if (kind === 'berserker') return 'berserker/artillery';
  return isMachine(kind) ? 'artillery/catapult-vs-artillery' : 'gunpowder/auto-destroyed';
}

function crossedText(struck: readonly MachineTarget[]): string {
  return struck.map(({ unit }) => unit).join(', ');
}

const nothing: MachineResult = { losses: [], removed: [], hits: [], ownerPicks: [], because: [] };

function clause(rule: string): ClauseId {
  return `cady/ancient-medieval/${rule}`;
}
