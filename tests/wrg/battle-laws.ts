import { type Battle, viewOf } from '../../src/battle/index.js';
import { tableOf } from '../../src/rulesets/wrg/ground.js';
import { moveRate } from '../../src/rulesets/wrg/moving/rates.js';
import type { WrgRules } from '../../src/rulesets/wrg/rules.js';
import { wrg } from '../../src/rulesets/wrg/ruleset.js';
import { isSaint } from '../../src/rulesets/wrg/sorcery/saints.js';
import type { Unit, WrgState } from '../../src/rulesets/wrg/state.js';
import type { WrgTerms } from '../../src/rulesets/wrg/terms.js';
import { wheelsAsColumn } from '../../src/rulesets/wrg/turn/figure-scale.js';
import { nearerNow } from '../../src/rulesets/wrg/turn/moving/going-back/from-contact.js';
import { keptContact } from '../../src/rulesets/wrg/turn/moving/pursuing.js';
import { isSightShort } from '../../src/rulesets/wrg/turn/weather/sight.js';
import { onTable } from '../../src/rulesets/wrg/units.js';
import { wrgView } from '../../src/rulesets/wrg/view.js';
import {
  depthOf,
  distanceBetweenQuads,
  onTable as liesOn,
  quadOf,
  quadsOverlap,
  widthOf,
} from '../../src/table/index.js';

export type Step = Battle<WrgTerms>;

/** Nobody measures finer on a table, paces. */
const hair = 0.05;

/** A battle before and after something happened in it. */
interface Change {
  readonly before: Step | undefined;
  readonly step: Step;
  /** The rules that it is played by. */
  readonly rules: WrgRules;
  /** The units that each side has seen by then: whoever leaves the table has been seen leaving. */
  readonly seen: { readonly [side: string]: ReadonlySet<string> };
}

type Law = (change: Change) => readonly string[];

/** What a step of a battle does that no rule lets it do, each law in its own words. */
export const laws: { readonly [law: string]: Law } = {
  'figures only ever fall, and a body is as large as its unit': ({ before, step }) =>
    unitsOf(step).flatMap(unit => {
      const was = before?.now.units[unit.id]?.figures ?? unit.strength;
      const { placed, figures } = unit;
      const faults: string[] = [];
      if (figures > was) faults.push(`${unit.id} has ${figures} figures and had ${was}`);
      if (placed.figures !== figures) faults.push(`${unit.id} has ${figures} figures on a base of ${placed.figures}`);
      if (figures < 0 || unit.carried < 0)
        faults.push(`${unit.id} has ${figures} figures, ${unit.carried} men carried`);
      if (placed.files > Math.max(1, figures)) faults.push(`${unit.id} stands ${placed.files} abreast of ${figures}`);
      if (figures === 0 && unit.gone === null) faults.push(`${unit.id} stands without figures`);
      return faults;
    }),

  'who is gone stays so': ({ before, step }) =>
    unitsOf(step).flatMap(({ id, gone }) => {
      const was = before?.now.units[id]?.gone ?? null;
      return was !== null && gone !== was ? [`${id} was ${was} and is ${gone}`] : [];
    }),

  'nobody goes farther than a charge': ({ before, step, rules }) =>
    step.events.flatMap(event => {
      if (event.kind !== 'moved') return [];
      const unit = before?.now.units[event.unit] ?? step.now.units[event.unit];
      if (unit === undefined) return [`nobody knew ${event.unit} before it moved`];
      // Who has turned on the spot is met where he stood, or kept contact with: no farther off than he is long.
      const met = (event.met ?? []).flatMap(id => before?.now.units[id] ?? step.now.units[id] ?? []);
      const isGivenRoom = event.because.some(
        ({ effect }) => effect === 'reaches as far' || effect === keptContact.effect,
      );
      const room = isGivenRoom ? Math.max(0, ...met.map(longestOf)) : 0;
      // Whose block comes round onto the ground of the enemy goes so much farther as it is long.
      const madeUp = event.because.some(({ because }) => because === nearerNow) ? longestOf(unit) : 0;
      // A column pays half of what its outer end covers in a wheel.
      const wheels = wheelsAsColumn(unit.placed, { scenario: step.scenario, rules }) ? widthOf(unit.placed) : 0;
      const most = farthest(unit, rules) + wheels + room + madeUp;
      return event.distance > most + hair ? [`${unit.id} went ${event.distance} of ${most}, ${event.doing}`] : [];
    }),

  'nobody stands off the table': ({ step }) =>
    onTable(step.now).flatMap(({ id, placed }) =>
      quadOf(placed).every(({ x, y }) =>
        liesOn(tableOf(step.scenario), {
          x: within(x, step.scenario.table.width),
          y: within(y, step.scenario.table.height),
        }),
      )
        ? []
        : [`${id} stands off the table`],
    ),

  'no enemies stand on the same ground': ({ step }) => onOneGround(step, (a, b) => a.side !== b.side, 1),

  // Friends press a little into each other as they jostle, and no more: who goes through them gets clear, or stays on this side, unless a ruling leaves him there.
  'no friends stand on the same ground': ({ step, rules }) =>
    rules.field.playing.amongFriends === 'stand'
      ? []
      : onOneGround(step, (a, b) => a.side === b.side, 2 * rules.field.crowding),

  'enemies alone and saints who debate are hand to hand, on the table, and touch': ({ step, rules }) => {
    const { units, melees } = step.now;
    const pairs = melees.map(({ a, b }) => [a, b].sort().join(' '));
    return [
      ...pairs.filter((pair, i) => pairs.indexOf(pair) !== i).map(pair => `${pair} fight twice`),
      ...melees.flatMap(({ a, b, extended }) => {
        const [one, other] = [units[a], units[b]];
        if (one === undefined || other === undefined) return [`nobody knows ${a} and ${b}`];
        const faults: string[] = [];
        const areSaints = [one, other].every(({ troops }) => isSaint(troops));
        if (one.side === other.side && !areSaints) faults.push(`${a} fights its friend ${b}`);
        for (const each of [one, other]) {
          if (each.gone !== null || each.away !== null) faults.push(`${each.id} fights and is not there`);
        }
        const gap = distanceBetweenQuads(quadOf(one.placed), quadOf(other.placed));
        // Files that have gone forward out of their line touch their enemy, and the body is so much farther back.
        const near = rules.field.contact + hair + (extended ? Math.max(...[one, other].map(deepOf)) : 0);
        // While blows are struck and whoever runs is struck at, some have fallen already and others not; who closes up about his middle may be left without an enemy.
        const closesUp = rules.field.playing.closesUp === 'at-its-enemies';
        const isSettled = closesUp && ['orders', 'declarations', 'shooting'].includes(step.phaseId ?? '');
        if (isSettled && gap > near) faults.push(`${a} fights ${b} from ${gap}`);
        return faults;
      }),
    ];
  },

  'who follows runners or evaders comes upon no other enemy whom he has not been sent into': ({
    before,
    step,
    rules,
  }) =>
    step.now.melees.flatMap(({ a, b, since, extended }) => {
      const [one, other] = [step.now.units[a], step.now.units[b]];
      if (one === undefined || other === undefined || since !== step.turn || extended !== undefined) return [];
      if (before?.now.melees.some(was => was.a === a && was.b === b && was.since === since) === true) return [];
      // Who has changed sides stands beside those whom he stood beside as a friend.
      if (before !== undefined && haveTouched(one.id, other.id, before)) return [];
      return [[one, other] as const, [other, one] as const].flatMap(([follower, enemy]) =>
        comesUnasked(follower, enemy, step.now) && !walksIntoHim(enemy, rules) && wasKnown(enemy, follower.side, before)
          ? [`${follower.id} came upon ${enemy.id}`]
          : [],
      );
    }),

  'a rout lasts a period longer each period': ({ before, step }) =>
    unitsOf(step).flatMap(({ id, rout }) => {
      const was = before?.now.units[id]?.rout?.periods;
      const now = rout?.periods;
      if (now === undefined || was === undefined || now === was || now === was + 1) return [];
      // Who has rallied may break once more by what befalls those who test after him.
      if (step.events.some(event => event.kind === 'rallied' && event.unit === id)) return [];
      return [`${id} had run ${was} periods, now ${now}`];
    }),

  'no side knows what it may not': ({ step, rules }) =>
    Object.keys(step.scenario.sides).flatMap(side => {
      const seen = viewOf(wrg, step, side).view;
      const faults = Object.values(seen.units).flatMap(unit => {
        if (unit.side === side) return [];
        const known: string[] = [];
        if (unit.order !== null) known.push(`${side} knows the order of ${unit.id}`);
        if (unit.hidden || unit.away !== null) known.push(`${side} knows of ${unit.id}`);
        return known;
      });
      const other = wrgView(secretsChanged(step.now, side), side, step.scenario, rules);
      const same = JSON.stringify(other) === JSON.stringify(wrgView(step.now, side, step.scenario, rules));
      return same ? faults : [...faults, `${side} sees what the enemy hides`];
    }),

  'no side is asked or told about who it does not know of': ({ before, step, seen, rules }) => {
    const wasSightShort = isSightShort(step.now) || (before !== undefined && isSightShort(before.now));
    return Object.keys(step.scenario.sides).flatMap(side => {
      const { requests, events } = viewOf(wrg, step, side);
      // Who comes to light, or in sight beyond the edge, or in fog is seen as he moves, and is gone again before anybody looks has been seen all the same.
      const shown = new Set(
        events.flatMap(each => {
          const isSeen =
            each.kind === 'appeared'
              ? each.how === 'found' || each.how === 'in-sight'
              : wasSightShort && each.kind === 'moved';
          return isSeen && 'unit' in each ? [each.unit] : [];
        }),
      );
      // What was told before dusk fell, or fog, was told of those who were in sight till then.
      const tillThen = before === undefined ? {} : inWeatherOf(before, step, side, rules);
      const unknown = unitsOf(step).filter(
        ({ side: its, id }) => its !== side && seen[side]?.has(id) !== true && !shown.has(id) && !(id in tillThen),
      );
      const named = (what: unknown) => unknown.filter(({ id }) => namesIn(what).has(id)).map(({ id }) => id);
      return [
        ...requests.flatMap(each => named(each).map(id => `${side} is asked ${each.kind} about ${id}`)),
        // In fog and darkness one sees for a moment who is out of sight again when the step is over: but not those who had no part in a move.
        ...(wasSightShort ? events.flatMap(bystandersOf) : events).flatMap(each =>
          named(each).map(id => `${side} is told ${each.kind} of ${id}`),
        ),
      ];
    });
  },
};

/** Who stands deeper than so many paces on the ground of somebody else of a kind. */
function onOneGround(step: Step, counts: (a: Unit, b: Unit) => boolean, deep: number): readonly string[] {
  const all = onTable(step.now);
  return all.flatMap((one, i) =>
    all
      .slice(i + 1)
      .filter(other => counts(one, other) && quadsOverlap(quadOf(one.placed), quadOf(other.placed), deep))
      .map(other => `${one.id} stands on ${other.id}`),
  );
}

/** The units that a side would see where they are now, in the weather and light of before. */
function inWeatherOf(
  before: Step,
  { now, scenario }: Step,
  side: string,
  rules: WrgRules,
): ReturnType<typeof wrgView>['units'] {
  const { weather, ...fair } = now;
  const then = before.now.weather ?? weather;
  return wrgView({ ...fair, ...(then === undefined ? {} : { weather: then }) }, side, scenario, rules).units;
}

/** What an event of movement says of bodies that have no part in it: before whom one stands, who is in the way, through or out of whom one goes. */
function bystandersOf(event: Step['events'][number]): readonly { readonly kind: string; readonly of: unknown }[] {
  switch (event.kind) {
    case 'moved':
      return [{ kind: event.kind, of: [event.outOf, event.met, event.by] }];
    case 'met':
      return [{ kind: event.kind, of: [event.instead] }];
    case 'went-through':
      return [{ kind: event.kind, of: [event.through] }];
    case 'stands':
      return [{ kind: event.kind, of: [event.before] }];
    default:
      return [];
  }
}

/** Every word that is a value or a key somewhere in it. */
function namesIn(what: unknown): ReadonlySet<string> {
  if (typeof what === 'string') return new Set([what]);
  if (typeof what !== 'object' || what === null) return new Set();
  return new Set([...Object.keys(what), ...Object.values(what).flatMap(each => [...namesIn(each)])]);
}

/** Whether a follower is hand to hand with somebody who is neither his quarry nor one into whom he went on, and did not come at him. */
function comesUnasked({ pursuit, period }: Unit, enemy: Unit, { units }: WrgState): boolean {
  const quarry = pursuit?.quarry ?? period.charges;
  const follows = pursuit !== null || (quarry !== null && units[quarry ?? '']?.period.counter?.what === 'evade');
  // Who has turned at him out of control, and had no more paces left, has come at him as well.
  const goes = enemy.period.moved > 0 || enemy.period.doing === 'charging';
  const isLoose = enemy.bound?.instruction === 'uncontrolled-advance' && goes;
  const comes = enemy.period.charges !== null || enemy.pursuit !== null || enemy.rout !== null || isLoose;
  // Who lay hidden is come upon by whoever knows nothing of him.
  if (enemy.period.appeared === 'found') return false;
  const sent = period.through?.includes(enemy.id) === true || enemy.period.counter?.what === 'evade';
  return follows && quarry !== enemy.id && !comes && !sent;
}

/** Whether an enemy has walked in this period, and by the reading in force is hand to hand with whom he comes upon so. */
const walksIntoHim = ({ period }: Unit, { field }: WrgRules): boolean =>
  field.playing.walksInto === 'fights' && period.moved > 0;

/** Whether two bodies stood base to base. */
function haveTouched(a: string, b: string, { now: { units } }: Step): boolean {
  const [one, other] = [units[a], units[b]];
  return (
    one !== undefined && other !== undefined && distanceBetweenQuads(quadOf(one.placed), quadOf(other.placed)) === 0
  );
}

/** Whether a side knew of an enemy before: whom fog or the dark hid is come upon by whoever knows nothing of him. */
const wasKnown = ({ id }: Unit, side: string, before: Step | undefined): boolean =>
  before === undefined || viewOf(wrg, before, side).view.units[id] !== undefined;

const deepOf = ({ placed }: Unit): number => depthOf(placed);
const unitsOf = ({ now }: Step): readonly Unit[] => Object.values(now.units);
const within = (value: number, most: number): number =>
  Math.abs(value) < hair ? 0 : Math.abs(value - most) < hair ? most : value;

/** How long a unit is, from side to side or from front to rear. */
const longestOf = ({ placed }: Unit) => Math.max(widthOf(placed), depthOf(placed));

/** The longest move that a unit may make on its best day. */
function farthest({ troops }: Unit, rules: WrgRules): number {
  const rates = [true, false].map(dismounted => moveRate(troops, { dismounted, square: false }, rules));
  return Math.max(...rates.flatMap(({ normal, charge }) => [normal, charge ?? 0]));
}

/** The same, with all that the enemies of a side keep from it otherwise: orders, who lies in ambush, who is on the way. */
function secretsChanged(state: WrgState, side: string): WrgState {
  const other = structuredClone(state);
  for (const unit of Object.values(other.units)) {
    if (unit.side === side) continue;
    unit.order = unit.order === null ? 'HOLD' : null;
    unit.step += 1;
    unit.marched += 10;
    unit.carriedOut = !unit.carriedOut;
    unit.digesting = { order: 'SKIRMISH', from: 99, by: 'written' };
    unit.knows = ['something'];
    unit.alarmed = !unit.alarmed;
    unit.sawLost = [{ general: 'somebody', paces: 1 }];
    unit.period.sawBreak = [{ unit: 'something', paces: 1 }];
    unit.period.tested = ['something'];
    unit.period.conduct = unit.period.conduct.tests === true ? {} : { tests: true };
    if (unit.hidden === null && unit.away === null) continue;
    unit.placed = { ...unit.placed, at: { x: 1, y: 1 }, facing: 45 };
    unit.figures = 1;
  }
  other.messengers = other.messengers.filter(messenger => messenger.side === side);
  return other;
}
