import type { Asking, Choice, Reply } from '../../../battle/index.js';
import { meantBy, withIds } from '../../../scenario/index.js';
import { bearingTo, normalBearing, toGrid } from '../../../table/index.js';
import { inCommand } from '../army/command.js';
import { bolder } from '../bots/boldness.js';
import { nextMove } from '../bots/moves.js';
import { chargesOpenTo } from '../combat/charge.js';
import { gapBetween } from '../combat/contact.js';
import { testOdds } from '../combat/tests.js';
import { allowanceOf } from '../movement/actions.js';
import { type WalkedAction, walkFaults } from '../movement/movement.js';
import { printAction } from '../notation.js';
import type { Unit } from '../state.js';
import type { Action, ActionKind, Step } from '../terms.js';
import { enemiesOf, isArtillery } from '../units.js';
import { type Forecast, forecastLines, forecastOf, forecastText } from './forecast.js';
import { formationsFor } from './formations.js';
import {
  type AnswerOf,
  type Asked,
  answerNotations,
  asking,
  formText,
  inches,
  nameOf,
  percent,
  type Seat,
  titleOf,
  unitAt,
} from './seat.js';

type Move = AnswerOf<'move'>;

/** A unit that may still move, and what it may do. */
interface Mover {
  readonly unit: Unit;
  readonly actions: readonly ActionKind[];
}

/** Which unit moves next, and how: unit by unit, each with what it might do. */
export function askMove(request: Asked<'move'>, seat: Seat): Asking<Move> {
  const movers = request.units.flatMap(({ unit: id, actions }) => {
    const unit = unitAt(id, seat);
    return unit === undefined ? [] : [{ unit, actions }];
  });
  const asked = asking(
    request,
    {
      question: ['Who moves? ("bot rest": the bot moves all who are left)'],
      choices: [
        ...movers.map((mover): Choice<Move> => {
          const near = nearText(mover.unit, seat);
          return {
            text: `${titleOf(mover.unit.id, seat)}: ${formText(mover.unit, seat.rules)}`,
            ...(near === undefined ? {} : { odds: near }),
            further: () => aboutUnit(mover, request, seat),
          };
        }),
        { text: 'nobody else moves', answer: null },
      ],
    },
    answerNotations.move,
    seat,
  );
  return {
    ...asked,
    ...(movers.length > few ? { brief: briefly(movers) } : {}),
    read(typed): Reply<Move> {
      const units = movers.map(({ unit }) => unit);
      const unit = meantBy(typed, units);
      const mover = movers.find(each => each.unit === unit);
      return mover === undefined ? asked.read(withIds(typed, units)) : { further: aboutUnit(mover, request, seat) };
    },
  };
}

/** So many units are shown each with its state whenever they are asked for. */
const few = 3;

/** Who may still move, by the ids that are typed. */
function briefly(movers: readonly Mover[]): readonly string[] {
  const ids = movers.map(({ unit }) => unit.id).join(', ');
  return [
    `${movers.length} may still move: ${ids}`,
    'an empty line shows them with their numbers; "end": nobody else moves',
  ];
}

function nearText(unit: Unit, { field, rules }: Seat): string | undefined {
  const [nearest] = enemiesOf(unit, field)
    .map(enemy => ({ enemy, gap: gapBetween(unit, enemy, rules) }))
    .sort((a, b) => a.gap - b.gap);
  return nearest === undefined ? undefined : `${nearest.enemy.name} ${inches(nearest.gap)} away`;
}

/** A charge that may be declared, and what comes of it. */
interface Prospect {
  readonly action: Action;
  readonly text: string;
  readonly odds: string;
  readonly forecast: Forecast;
}

/** What one unit might do: what the bot would have it do first, then its charges, then all else that is open to it. */
function aboutUnit({ unit, actions }: Mover, request: Asked<'move'>, seat: Seat): Asking<Move> {
  const { field } = seat;
  const prospects = actions.includes('charge') ? chargesOf(unit, seat) : [];
  const promise = (action: Action) => prospects.find(each => printAction(each.action) === printAction(action))?.odds;
  const advice = nextMove({ ...request, units: [{ unit: unit.id, actions }] }, field, bolder(seat))?.action;
  const thought: readonly (readonly [action: Action, what: string])[] = [
    ...(advice === undefined ? [] : [[asTyped(advice), 'as the bot would'] as const]),
    ...prospects.map(({ action, text }) => [action, text] as const),
    ...plansFor(unit, seat),
  ];
  const entries = thought.filter(([action]) => isOpen(unit, action, actions, seat));
  const written = entries.map(([action]) => printAction(action));
  const choices = entries
    .filter((_, at) => written.indexOf(written[at] ?? '') === at)
    .map(([action, what]): Choice<Move> => {
      const odds = promise(action);
      const text = `${printAction(action)}: ${what}`;
      return { text, ...(odds === undefined ? {} : { odds }), answer: { unit: unit.id, action } };
    });
  const asked = asking(
    request,
    {
      question: [`${unit.name}: how?`, `  ${unitText(unit, seat)}`],
      choices: [...choices, { text: 'it does nothing, and nobody else moves', answer: null }],
      odds: () => prospects.flatMap(({ text, odds, forecast }) => [`${text}: ${odds}`, ...forecastLines(forecast)]),
    },
    answerNotations.move,
    seat,
  );
  return {
    ...asked,
    read: typed => asked.read(typed.includes(':') || typed === 'end' ? typed : `${unit.id}: ${typed}`),
  };
}

/** An action as a person would type it: in thousandths, and without a pivot that is none. */
function asTyped(action: Action): Action {
  if (action.kind === 'charge' && action.pivot === 0) return { kind: 'charge', target: action.target };
  if (!('steps' in action)) return action;
  const steps = action.steps.map((step): Step => {
    if ('move' in step) return { move: toGrid(step.move) };
    return 'turn' in step ? { turn: toGrid(step.turn) } : step;
  });
  return { ...action, steps };
}

function unitText(unit: Unit, seat: Seat): string {
  const { field, rules } = seat;
  const near = nearText(unit, seat);
  return [
    formText(unit, rules),
    `facing ${Math.round(unit.facing)}°`,
    inCommand(unit, field, rules) ? 'in command' : 'not in command',
    ...(hastens(unit, seat) ? ['may double-time'] : []),
    ...(near === undefined ? [] : [near]),
  ].join(', ');
}

function chargesOf(unit: Unit, seat: Seat): readonly Prospect[] {
  const { field, rules } = seat;
  const reach = allowanceOf(unit, 'charge', false, rules) ?? 0;
  if (!enemiesOf(unit, field).some(enemy => gapBetween(unit, enemy, rules) <= reach)) return [];
  const test = testOdds({ kind: 'charge', inCommand: inCommand(unit, field, rules) }, rules);
  return chargesOpenTo(unit, field).flatMap(({ target: id, pivot, end, distance, onto }) => {
    const target = unitAt(id, seat);
    if (target === undefined || end === null) return [];
    const others = onto.filter(each => each !== id).map(each => ` and ${nameOf(each, seat)}`);
    const forecast = forecastOf(unit, target, end, seat);
    return [
      {
        action: { kind: 'charge' as const, target: id, ...(pivot === 0 ? {} : { pivot }) },
        text: `charge ${target.name}${others.join('')}, ${inches(distance)}`,
        odds: `${percent(test.chance)}; if they stand, ${forecastText(forecast)}`,
        forecast,
      },
    ];
  });
}

/** Whether an action may be taken, as far as its way goes. */
function isOpen(unit: Unit, action: Action, actions: readonly ActionKind[], { field }: Seat): boolean {
  if (!actions.includes(action.kind)) return false;
  return action.kind === 'charge' || walkFaults(unit, action, field).length === 0;
}

type Plan = readonly [action: WalkedAction, what: string];

/** Everything else that a unit might think of; some of it may not be open to it. */
function plansFor(unit: Unit, seat: Seat): readonly Plan[] {
  const { field, rules } = seat;
  const [nearest] = enemiesOf(unit, field).sort((a, b) => gapBetween(unit, a, rules) - gapBetween(unit, b, rules));
  const turn = nearest === undefined ? 0 : turnTo(unit, bearingTo(unit.at, nearest.at));
  const facing = nearest === undefined ? 'turn about' : `face ${nearest.name}`;
  return [
    ...ahead(unit, seat),
    ...(turn === 0 ? [] : [[{ kind: 'manoeuvre', steps: [{ turn }] }, facing] as const]),
    ...(turn === 0 ? [] : [[{ kind: 'prolong', steps: [{ turn }] }, facing] as const]),
    [{ kind: 'unlimber', ...(turn === 0 ? {} : { turn }) }, `get ready to fire, ${facing}`],
    [{ kind: 'limber' }, 'hitch up'],
    ...formationsFor(unit, seat),
    [{ kind: 'mount' }, 'into the saddle'],
    [{ kind: 'dismount' }, 'out of the saddle'],
    ...backAndAside(unit, seat),
    [{ kind: 'manoeuvre', steps: [] }, 'nothing'],
    [{ kind: 'prolong', steps: [] }, 'nothing'],
  ];
}

function hastens(unit: Unit, { rules }: Seat): boolean {
  return unit.phase.mayDoubleTime && allowanceOf(unit, 'manoeuvre', true, rules) !== null;
}

/** Straight on, as far as it goes: all of the allowance, or a part of it. */
function ahead(unit: Unit, seat: Seat): readonly Plan[] {
  const { field, rules } = seat;
  const hastes = hastens(unit, seat) ? [true, false] : [false];
  return hastes.flatMap((doubleTime): readonly Plan[] => {
    const full = allowanceOf(unit, 'manoeuvre', doubleTime, rules);
    if (full === null) return [];
    const marches = [1, 0.75, 0.5, 0.25].map((part): WalkedAction => {
      const steps = [{ move: full * part }];
      if (isArtillery(unit) && !unit.limbered) return { kind: 'prolong', steps };
      return { kind: 'manoeuvre', steps, ...(doubleTime ? { doubleTime } : {}) };
    });
    const march = marches.find(each => walkFaults(unit, each, field).length === 0);
    return march === undefined ? [] : [[march, doubleTime ? 'straight on at double-time' : 'straight on']];
  });
}

function backAndAside(unit: Unit, { rules }: Seat): readonly Plan[] {
  const back = allowanceOf(unit, 'step-back', false, rules) ?? 0;
  const aside = allowanceOf(unit, 'side-step', false, rules) ?? 0;
  return [
    [{ kind: 'step-back', steps: [{ move: back }] }, 'step back'],
    [{ kind: 'side-step', to: 'left', steps: [{ move: aside }] }, 'side-step to the left'],
    [{ kind: 'side-step', to: 'right', steps: [{ move: aside }] }, 'side-step to the right'],
  ];
}

/** The turn to a bearing in whole degrees, -179 to 180. */
function turnTo({ facing }: Unit, bearing: number): number {
  const turn = Math.round(normalBearing(bearing - facing));
  return turn > 180 ? turn - 360 : turn % 360;
}
