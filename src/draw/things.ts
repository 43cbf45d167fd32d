import { flame, flames } from './flames.js';
import { sway } from './grain.js';
import { direction, heading, pathText, plus, quarter, type Spot } from './plane.js';
import type { Sheet } from './sheet.js';
import { hullAt, hullOf, shipFrom } from './ships.js';
import { element, escaped, group } from './svg.js';
import type { Thing } from './types.js';

/** What lies about on the table. */
export function drawThing(sheet: Sheet, thing: Thing): string {
  const words = element('title', {}, escaped(thing.kind));
  return group({ class: 'thing', 'data-thing': thing.id }, words, ...linesOf(sheet, thing));
}

function linesOf(sheet: Sheet, thing: Thing): readonly string[] {
  switch (thing.kind) {
    case 'caltrops':
      return caltrops(sheet, thing);
    case 'ship':
      return shipFrom(sheet, hullOf(sheet, thing));
    case 'fire':
      return flames(sheet, thing);
    case 'sap':
    case 'tunnel':
      return [
        trench(sheet, thing.kind, sheet.spot(thing.line[0]), sheet.spot(thing.line[1]), thing.width * sheet.scale),
      ];
    default:
      return gearAt(sheet, thing.kind, sheet.spot(thing.at), heading(thing.facing));
  }
}

/** The sign of a kind of thing, for the legend. */
export function thingSign(sheet: Sheet, kind: Thing['kind'], at: Spot): string {
  if (kind === 'ship')
    return group(
      {},
      ...shipFrom(sheet, hullAt({ x: at.x + sheet.em * 0.9, y: at.y }, { x: 1, y: 0 }, sheet.em * 1.8, sheet.em * 0.7)),
    );
  if (kind === 'fire') return flame(sheet, at, sheet.em * 0.9);
  if (kind === 'sap' || kind === 'tunnel') {
    return trench(sheet, kind, { x: at.x - sheet.em, y: at.y }, { x: at.x + sheet.em, y: at.y }, sheet.em * 0.7);
  }
  if (kind !== 'caltrops') return group({}, ...gearAt({ ...sheet, em: sheet.em * 0.7 }, kind, at, { x: 0, y: -1 }));
  return [-0.5, 0, 0.5].map(aside => spike(sheet, { x: at.x + aside * sheet.em, y: at.y }, aside)).join('');
}

/** The ground that a thing takes up on the sheet. */
export function thingBox(sheet: Sheet, thing: Thing): readonly Spot[] {
  if (thing.kind === 'caltrops') return fieldOf(sheet, thing);
  if (thing.kind === 'ship') return hullOf(sheet, thing);
  if (thing.kind === 'fire') return thing.ground.map(sheet.spot);
  if ('line' in thing) return thing.line.map(sheet.spot);
  const reach = sheet.em * 1.2;
  const { x, y } = sheet.spot(thing.at);
  return [
    { x: x - reach, y: y - reach },
    { x: x + reach, y: y - reach },
    { x: x + reach, y: y + reach },
    { x: x - reach, y: y + reach },
  ];
}

type Caltrops = Extract<Thing, { kind: 'caltrops' }>;

/** Caltrops lie to the left of their line, seen from its first point. */
function fieldOf(sheet: Sheet, { line, depth }: Caltrops): readonly Spot[] {
  const [from, to] = [sheet.spot(line[0]), sheet.spot(line[1])];
  const out = quarter(direction(from, to));
  const deep = -depth * sheet.scale;
  return [from, to, plus(to, out, deep), plus(from, out, deep)];
}

function caltrops(sheet: Sheet, thing: Caltrops): readonly string[] {
  const { em, scale } = sheet;
  const [from, to] = [sheet.spot(thing.line[0]), sheet.spot(thing.line[1])];
  const along = direction(from, to);
  const out = quarter(along);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const deep = thing.depth * scale;
  const pitch = em * 0.75;
  const spikes: string[] = [];
  for (let right = pitch / 2; right < length; right += pitch) {
    for (let forward = pitch / 2; forward < Math.max(deep, pitch); forward += pitch) {
      const at = plus(plus(from, along, right + pitch * 0.3 * sway(thing.id, right, forward)), out, -forward);
      spikes.push(spike(sheet, at, sway(thing.id, right, forward, 1)));
    }
  }
  return spikes;
}

/** Both edges of a trench; those of a tunnel are broken lines. */
function trench({ em, ink }: Sheet, kind: 'sap' | 'tunnel', from: Spot, to: Spot, width: number): string {
  const out = quarter(direction(from, to));
  const edge = (aside: number) => pathText([plus(from, out, aside), plus(to, out, aside)]);
  return element('path', {
    d: edge(-width / 2) + edge(width / 2),
    fill: 'none',
    stroke: ink.timber,
    'stroke-width': em * 0.14,
    ...(kind === 'tunnel' ? { 'stroke-dasharray': `${em * 0.4} ${em * 0.3}` } : {}),
  });
}

/** Four points from above: three legs and a dot. */
function spike({ em, ink }: Sheet, at: Spot, turn: number): string {
  const legs = [0, 1, 2].map(leg => {
    const angle = turn * 3 + (leg * 2 * Math.PI) / 3;
    return pathText([at, plus(at, { x: Math.cos(angle), y: Math.sin(angle) }, em * 0.26)]);
  });
  return element('path', {
    d: legs.join(''),
    fill: 'none',
    stroke: ink.stoneEdge,
    'stroke-width': em * 0.1,
    'stroke-linecap': 'round',
  });
}

type Gear = Exclude<Thing['kind'], 'caltrops' | 'ship' | 'fire' | 'sap' | 'tunnel'>;

/** From where a line of a sign goes forward and aside, and to where. */
type Stroke = readonly [number, number, number, number];

/** What signs of timber are drawn with: lines, and boxes about their middle; in ems forward and aside. */
interface TimberPen {
  stroke(width: number, ...lines: readonly Stroke[]): string;
  box(forward: number, aside: number): string;
}

function timberPen({ em, ink }: Pick<Sheet, 'em' | 'ink'>, at: Spot, ahead: Spot): TimberPen {
  const place = (forward: number, aside: number) => plus(plus(at, ahead, forward * em), quarter(ahead), aside * em);
  return {
    stroke: (width, ...lines) =>
      element('path', {
        d: lines.map(([a, b, c, d]) => pathText([place(a, b), place(c, d)])).join(''),
        fill: 'none',
        stroke: ink.timber,
        'stroke-width': width * em,
        'stroke-linecap': 'round',
      }),
    box: (forward, aside) =>
      element('path', {
        d: pathText(
          [place(forward, -aside), place(forward, aside), place(-forward, aside), place(-forward, -aside)],
          true,
        ),
        fill: ink.timberLight,
        stroke: ink.timber,
        'stroke-width': em * 0.12,
        'stroke-linejoin': 'round',
      }),
  };
}

function gearAt(sheet: Pick<Sheet, 'em' | 'ink'>, kind: Gear, at: Spot, ahead: Spot): readonly string[] {
  const { stroke, box } = timberPen(sheet, at, ahead);
  switch (kind) {
    case 'ladder':
      return [
        stroke(0.14, [-1.1, -0.28, 1.1, -0.28], [-1.1, 0.28, 1.1, 0.28]),
        stroke(0.11, ...[-0.88, -0.44, 0, 0.44, 0.88].map(rung => [rung, -0.28, rung, 0.28] as const)),
      ];
    case 'siege tower':
      return [
        box(1, 0.95),
        stroke(0.08, [1, -0.95, -1, 0.95], [1, 0.95, -1, -0.95]),
        box(0.5, 0.45),
        stroke(0.2, [1.05, -0.6, 1.05, 0.6]),
      ];
    case 'penthouse':
      return [
        box(0.9, 0.7),
        stroke(
          0.08,
          [0.9, 0, -0.9, 0],
          [0.9, 0, 0.5, 0.7],
          [0.9, 0, 0.5, -0.7],
          [-0.9, 0, -0.5, 0.7],
          [-0.9, 0, -0.5, -0.7],
        ),
      ];
    case 'gabion':
      return [box(0.35, 0.35), stroke(0.08, [0.35, -0.35, -0.35, 0.35], [0.35, 0.35, -0.35, -0.35])];
    case 'ram':
      return [
        box(0.8, 0.55),
        stroke(0.1, [0.8, 0, -0.8, 0], [0.4, -0.55, 0.4, 0.55], [-0.4, -0.55, -0.4, 0.55]),
        stroke(0.3, [0.8, 0, 1.35, 0]),
      ];
    case 'door':
      return [box(0.22, 0.62), stroke(0.07, [0.22, 0, -0.22, 0])];
    case 'broken door':
      return [stroke(0.16, [0, -0.62, 0.75, -0.5], [0, 0.62, 0.75, 0.5])];
    case 'window':
      return [stroke(0.26, [0, -0.34, 0, 0.34]), stroke(0.09, [0.16, -0.34, 0.16, 0.34])];
    case 'gap in the wall':
      return [stroke(0.13, [-0.3, -0.5, 0.3, -0.2], [-0.3, 0, 0.3, 0.15], [-0.3, 0.5, 0.3, 0.6])];
    default:
      return onWheels({ stroke, box }, kind);
  }
}

/** What rolls, and who rides. */
function onWheels(
  { stroke, box }: TimberPen,
  kind: Extract<Gear, 'gun without crew' | 'engine' | 'wagon' | 'rider'>,
): readonly string[] {
  switch (kind) {
    case 'gun without crew':
      return [
        stroke(0.3, [-0.4, 0, 1, 0]),
        stroke(0.14, [0, -0.6, 0, 0.6], [-0.3, 0, -1.1, 0]),
        stroke(0.2, [-0.4, -0.6, 0.4, -0.6], [-0.4, 0.6, 0.4, 0.6]),
      ];
    case 'engine':
      return [
        stroke(0.16, [-1, -0.5, 0.9, -0.5], [-1, 0.5, 0.9, 0.5], [0.1, -0.7, 0.1, 0.7], [-1, -0.5, -1, 0.5]),
        stroke(0.24, [-1.1, 0, 1.1, 0]),
        stroke(0.44, [1.1, 0, 1.15, 0]),
      ];
    case 'wagon':
      return [
        stroke(
          0.2,
          [-0.8, -0.62, -0.3, -0.62],
          [-0.8, 0.62, -0.3, 0.62],
          [0.3, -0.62, 0.8, -0.62],
          [0.3, 0.62, 0.8, 0.62],
        ),
        box(0.95, 0.45),
        stroke(0.08, [0.45, -0.45, 0.45, 0.45], [0, -0.45, 0, 0.45], [-0.45, -0.45, -0.45, 0.45]),
        stroke(0.12, [0.95, 0, 1.5, 0]),
      ];
    case 'rider':
      return [
        stroke(0.38, [-0.55, 0, 0.4, 0]),
        stroke(0.18, [0.4, 0, 0.8, 0.2], [0.8, 0.2, 1.05, 0.1]),
        stroke(0.12, [0, 0, 0, -0.75], [0, -0.75, -0.45, -0.55]),
      ];
  }
}
