import type { Violation } from '../../../../rulebook/index.js';
import {
  areasAt,
  bodyCentre,
  destination,
  distance,
  isStrip,
  onTable as liesOn,
  measuredFrom,
  normalBearing,
  type Point,
  piecesOnStrip,
  pointInPolygon,
  widthOf,
} from '../../../../table/index.js';
import type { Construction } from '../../rules/optional/siege.js';
import type { WrgRules } from '../../rules.js';
import { outlineOf } from '../../siege/built.js';
import { closeness } from '../../siege/closeness.js';
import { ditchLeft, engineering } from '../../siege/work.js';
import { mayWork } from '../../siege/working-party.js';
import type { Built, Material, Work } from '../../siege/works.js';
import type { Unit } from '../../state.js';
import { type Field, fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { carriedBy } from './carrying.js';
import { paceOf } from './pace.js';

type Build = Extract<Work, { readonly build: Construction }>;

/** What runs along the front of those who build it; all else that has a length runs straight ahead of them. */
const acrossTheFront: readonly Construction[] = ['abatis', 'ditch', 'turf-wall', 'palisade'];

/** What is made over water. */
const overWater: readonly Construction[] = ['bridge-60mm-wide', 'bridge-with-pontoons', 'causeway-60mm-wide'];

/** What is put together of parts that are at hand. */
const assembled = { 'penthouse-assembly': 'penthouse', 'tower-assembly': 'tower' } as const;

/** Whether a unit has been given the tools to build. */
function isBuilder({ id, troops, dismounted }: Unit, { scenario, rules, state }: Field): boolean {
  return (
    state.works !== undefined &&
    scenario.works?.builders.includes(id) === true &&
    mayWork({ ...troops, dismounted }, rules)
  );
}

/** What a unit could build where it stands, along its whole front or as far as water lies before it. */
export function likelyBuilding(unit: Unit, field: Field): readonly Work[] {
  if (!isBuilder(unit, field)) return [];
  const all: readonly Construction[] = [...acrossTheFront, 'sap', ...overWater, 'ram-from-timber', 'gabion-filling'];
  const machines = (['penthouse-assembly', 'tower-assembly'] as const).map(build => ({ build }));
  return [...machines, ...all.map(build => ({ build }))].filter(work => buildFaults(unit, work, field).length === 0);
}

/**
 * What is wrong with building something; nothing where a unit may.
 *
 * @clause wrg/siege/build/earthworks
 * @clause wrg/siege/build/pontoons
 * @clause wrg/siege/build/machines
 * @clause wrg/siege/build/gabion
 */
export function buildFaults(unit: Unit, work: Build, field: Field): readonly Violation[] {
  const { build, paces } = work;
  const fault = (clause: Violation['clause'], problem: string, mend: string): readonly Violation[] => [
    { path: 'build', ...(clause === undefined ? {} : { clause }), problem, mend },
  ];
  if (!isBuilder(unit, field)) {
    return fault(
      'wrg/siege/working/who',
      'it has no tools to build with, or is not of those who work',
      'send builders',
    );
  }
  const { paces: each } = field.rules.optional.siege.construction[build];
  if (each === null && paces !== undefined) {
    return fault('wrg/siege/build/machines', `${build} has no length`, 'leave the paces out');
  }
  if (build in assembled && pieceFor(unit, build, field) === undefined) {
    return fault('wrg/siege/build/machines', 'the parts are not here', 'bring the wagons with them');
  }
  if (build === 'gabion-filling' && pieceFor(unit, build, field) === undefined) {
    return fault('wrg/siege/build/gabion', 'it has no empty gabion', 'carry one here');
  }
  if (build === 'ram-from-timber' && areasAt(field.table, bodyCentre(unit.placed), 'wood').length === 0) {
    return fault('wrg/siege/build/machines', 'there is no timber here', 'go where a wood is');
  }
  if (overWater.includes(build) && waterAhead(unit, build, field) === undefined) {
    return fault('wrg/siege/build/earthworks', 'no water or marsh lies before it', 'bring it to the bank');
  }
  if (build === 'bridge-with-pontoons' && pontoonNear(unit, field) === undefined) {
    return fault('wrg/siege/build/pontoons', 'no pontoon is here', 'bring a wagon with one');
  }
  return [];
}

/** The piece that is put together or filled: parts at hand, or a gabion that is carried. */
function pieceFor(unit: Unit, build: Construction, { state }: Pick<Field, 'state'>): Material | undefined {
  if (build === 'gabion-filling') return carriedBy(unit, state).find(({ kind }) => kind === 'empty-gabion');
  if (build !== 'penthouse-assembly' && build !== 'tower-assembly') return undefined;
  const near = (at: Point) => Math.min(distance(at, unit.placed.at), distance(at, bodyCentre(unit.placed)));
  return (state.works?.material ?? [])
    .filter(({ kind, parts, at }) => parts === true && kind === assembled[build] && near(at) <= widthOf(unit.placed))
    .sort((a, b) => near(a.at) - near(b.at))[0];
}

function pontoonNear(unit: Unit, { state }: Pick<Field, 'state'>): Material | undefined {
  const reach = widthOf(unit.placed) + closeness.atHand;
  return state.works?.material.find(({ kind, at }) => kind === 'pontoon' && distance(at, unit.placed.at) <= reach);
}

/** The way over water or marsh straight before a unit: from its front to the far bank. */
function waterAhead(unit: Unit, build: Construction, { table }: Pick<Field, 'table'>): number | undefined {
  const { at, facing } = unit.placed;
  const reach = { from: at, to: destination(at, facing, closeness.longestBridge) };
  const ends = table.features.flatMap(feature => {
    if (isStrip(feature) && feature.kind !== 'road') {
      return piecesOnStrip(reach, feature).map(({ start, end }) => ({
        start: start * closeness.longestBridge,
        end: end * closeness.longestBridge,
      }));
    }
    return [];
  });
  const wet = build === 'causeway-60mm-wide' ? [...ends, ...marshAhead(at, facing, table)] : ends;
  const [first] = wet.filter(({ start }) => start <= closeness.atHand).sort((a, b) => a.start - b.start);
  return first === undefined ? undefined : Math.ceil(first.end);
}

function marshAhead(at: Point, facing: number, table: Field['table']) {
  const steps = Array.from(
    { length: closeness.longestBridge / closeness.marshStep },
    (_, i) => i * closeness.marshStep,
  );
  const wet = steps.filter(paces => areasAt(table, destination(at, facing, paces), 'marsh').length > 0);
  const [start] = wet;
  const end = wet.at(-1);
  return start === undefined || end === undefined ? [] : [{ start, end: end + closeness.marshStep }];
}

/**
 * A period's work at what a unit builds: it goes on with what is unfinished before it, or begins anew, and what is ready stands on the table.
 *
 * @clause wrg/siege/build/earthworks
 * @clause wrg/siege/build/pontoons
 * @clause wrg/siege/build/machines
 * @clause wrg/siege/build/gabion
 */
export function buildOn(unit: Unit, work: Build, play: Play): void {
  const { state, scenario, rules, tell } = play;
  const field = fieldOf(state, scenario, rules);
  const { works } = state;
  if (works === undefined || buildFaults(unit, work, field).length > 0) return;
  const site = siteOf(unit, work, field) ?? begin(unit, work, field);
  if (site === undefined) return;
  const { build, goal } = site;
  const { needed, perPeriod, because } = engineering(
    {
      build,
      figures: unit.figures,
      ...paceOf(unit, field),
      ...(goal === null ? {} : { paces: goal }),
      done: site.done,
    },
    rules,
  );
  site.done = Math.min(needed, site.done + perPeriod);
  site.paces = goal === null ? 0 : Math.round((goal * site.done) / needed);
  const stands = site.done >= needed;
  const what = stands ? 'stands' : 'goes-on';
  tell({
    kind: 'built',
    unit: unit.id,
    build,
    what,
    done: site.done,
    needed,
    paces: goal === null ? null : site.paces,
    because,
  });
  if (stands) finish(site, unit, play);
}

/** What is unfinished of the same kind where a unit works. */
function siteOf(unit: Unit, { build }: Build, field: Field): Built | undefined {
  const { state, rules } = field;
  const piece = pieceFor(unit, build, field)?.id ?? null;
  return state.works?.built.find(
    site =>
      site.build === build &&
      site.side === unit.side &&
      site.of === piece &&
      !isFinished(site, rules) &&
      distance(site.from, startOf(unit, build)) <= widthOf(unit.placed) + closeness.atHand,
  );
}

/** Whether a unit has something before it that it has begun to build and not finished. */
export function isUnderConstruction(unit: Unit, work: Build, field: Field): boolean {
  return buildFaults(unit, work, field).length === 0 && siteOf(unit, work, field) !== undefined;
}

/** Whether something that was begun stands whole. */
export function isFinished({ build, goal, done }: Built, rules: WrgRules): boolean {
  const { needed } = engineering({ build, figures: 0, ...(goal === null ? {} : { paces: goal }) }, rules);
  return done >= needed;
}

/** Where what a unit builds begins: at the left end of its front, or before its middle. */
function startOf({ placed }: Unit, build: Construction): Point {
  const aside = acrossTheFront.includes(build) ? -widthOf(placed) / 2 : 0;
  return measuredFrom(placed)(aside, -closeness.builtBefore);
}

function begin(unit: Unit, { build, paces }: Build, field: Field): Built | undefined {
  const { state, table } = field;
  const { works } = state;
  if (works === undefined) return undefined;
  const across = acrossTheFront.includes(build);
  const { x, y } = startOf(unit, build);
  const bearing = normalBearing(unit.placed.facing + (across ? 90 : 0));
  const usual = across
    ? Math.round(widthOf(unit.placed))
    : overWater.includes(build)
      ? waterAhead(unit, build, field)
      : closeness.sap;
  const hasLength = field.rules.optional.siege.construction[build].paces !== null;
  const goal = hasLength ? (paces ?? usual ?? null) : null;
  if (goal !== null && !liesOn(table, destination({ x, y }, bearing, goal))) return undefined;
  const of = pieceFor(unit, build, field)?.id ?? null;
  const { work: numbers, pacesPerMillimetre } = field.rules.optional.siege;
  const wide = numbers.bridge * pacesPerMillimetre;
  const count = works.built.filter(each => each.build === build).length + 1;
  works.built.push({
    id: `${build}-${count}`,
    build,
    side: unit.side,
    from: { x, y },
    bearing,
    goal,
    wide,
    of,
    done: 0,
    paces: 0,
  });
  return works.built.at(-1);
}

/** What is ready is taken into use: machines by those who put them together. */
function finish(site: Built, unit: Unit, { state }: Play): void {
  const { works } = state;
  if (works === undefined) return;
  const piece = works.material.find(({ id }) => id === site.of);
  if (site.build === 'ram-from-timber') {
    const { at, facing } = unit.placed;
    works.material.push({ id: site.id, kind: 'ram', by: unit.id, at: { x: at.x, y: at.y }, facing, against: null });
  }
  if (piece === undefined) return;
  if (site.build === 'gabion-filling') {
    piece.filled = true;
    piece.of = unit.id;
    piece.by = null;
    return;
  }
  delete piece.parts;
  piece.by = unit.id;
}

/**
 * The ditches that a unit could throw fascines into: those before its front that a scenario says the width of.
 *
 * @clause wrg/siege/build/fascine
 */
export function ditchesBefore(unit: Unit, field: Field): readonly string[] {
  const { state, scenario, table } = field;
  if (!carriedBy(unit, state).some(({ kind }) => isFascine(kind))) return [];
  return (scenario.works?.ditches ?? []).flatMap(({ id }) => (ditchAhead(unit, id, table) === undefined ? [] : [id]));
}

/** Where a ditch lies before the front of a unit, of whichever stretch of it that is still open. */
function ditchAhead({ placed }: Unit, ditch: string, { features }: Field['table']): Point | undefined {
  const ahead = { from: placed.at, to: destination(placed.at, placed.facing, closeness.atHand) };
  const points = features.flatMap(feature =>
    feature.id === ditch && feature.kind === 'ditch' ? (nearestPoint(ahead, feature.line) ?? []) : [],
  );
  return points.sort((a, b) => distance(a, placed.at) - distance(b, placed.at))[0];
}

/** Whether siege material is a bundle to fill a ditch with. */
export const isFascine = (kind: Material['kind']): boolean => kind === 'fascine-40mm' || kind === 'fascine-60mm';

/** Where a way crosses a line. */
function nearestPoint(
  { from, to }: { readonly from: Point; readonly to: Point },
  line: readonly Point[],
): Point | undefined {
  for (let paces = 0; paces <= closeness.atHand; paces++) {
    const share = paces / closeness.atHand;
    const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    const near = line.slice(1).some((end, i) => awayFrom(point, line[i] ?? end, end) <= 1);
    if (near) return point;
  }
  return undefined;
}

function awayFrom(point: Point, from: Point, to: Point): number {
  const length = distance(from, to);
  if (length === 0) return distance(point, from);
  const share = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length ** 2;
  const at = Math.max(0, Math.min(1, share));
  return distance(point, { x: from.x + (to.x - from.x) * at, y: from.y + (to.y - from.y) * at });
}

/**
 * A unit throws all its fascines into a ditch before it: each takes so much of its width, and where nothing is left of that everybody crosses.
 *
 * @clause wrg/siege/build/fascine
 * @clause wrg/siege/material/fascine-cavalry
 * @clause wrg/siege/material/fascine-infantry
 */
export function fillDitch(unit: Unit, ditch: string, { state, scenario, rules, tell }: Play): void {
  const field = fieldOf(state, scenario, rules);
  const { works } = state;
  const width = scenario.works?.ditches.find(({ id }) => id === ditch)?.width;
  if (works === undefined || width === undefined || !ditchesBefore(unit, field).includes(ditch)) return;
  const at = ditchAhead(unit, ditch, field.table);
  if (at === undefined) return;
  const thrown = carriedBy(unit, state).filter(({ kind }) => isFascine(kind));
  const { longFascine, shortFascine } = rules.optional.siege.work;
  const longest = Math.max(...thrown.map(({ kind }) => (kind === 'fascine-60mm' ? longFascine : shortFascine)));
  const reach = longest * rules.optional.siege.pacesPerMillimetre;
  const known = works.fillings.find(each => each.ditch === ditch && distance(each.at, at) <= reach / 2);
  const filling = known ?? { ditch, at: { x: at.x, y: at.y }, paces: reach, width, fascines: 0 };
  if (known === undefined) works.fillings.push(filling);
  const now = works.fillings.find(each => each.ditch === ditch && distance(each.at, filling.at) === 0);
  if (now === undefined) return;
  now.fascines += thrown.length;
  const gone = new Set(thrown.map(({ id }) => id));
  works.material = works.material.filter(({ id }) => !gone.has(id));
  const left = ditchLeft(width, now.fascines, rules);
  if (left === 0) {
    const bearing = normalBearing(unit.placed.facing + 90);
    works.gaps.push({
      id: `filled-${works.gaps.length + 1}`,
      wall: ditch,
      at: now.at,
      bearing,
      paces: reach,
      rubble: false,
    });
  }
  const because = [
    { clause: 'wrg/siege/build/fascine', because: `${now.fascines} in it`, effect: `${left} mm left` },
  ] as const;
  tell({ kind: 'filled', unit: unit.id, on: ditch, fascines: thrown.length, left, because });
}

/**
 * Whether something that was built covers a unit from a shot: a sap that it stands in, or a bank, palisade, abatis or a row of gabions close before it.
 *
 * @clause wrg/siege/build/earthworks
 * @clause wrg/siege/build/gabion
 */
export function coveredByBuilt(unit: Unit, from: Point, { state, rules }: Pick<Field, 'state' | 'rules'>): boolean {
  const { works } = state;
  if (works === undefined) return false;
  const middle = bodyCentre(unit.placed);
  const { obstacleWidth } = rules.movement.going;
  const saps = works.built.filter(({ build }) => build === 'sap');
  if (saps.some(sap => pointInPolygon(middle, outlineOf(sap)))) return true;
  const gabions = works.material.filter(
    ({ filled, at }) => filled === true && distance(at, unit.placed.at) <= widthOf(unit.placed) / 2 + obstacleWidth,
  );
  const isBefore = (point: Point) => distance(point, from) < distance(middle, from);
  return gabions.filter(({ at }) => isBefore(at)).length >= Math.min(unit.placed.files, unit.figures);
}
