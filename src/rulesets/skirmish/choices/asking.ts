import type { Asking, RequestOfKind, Seat } from '../../../battle/index.js';
import { counted } from '../../../rulebook/index.js';
import { answerCharges, chargeWell, edgeOver, strikeWell, yieldWell } from '../bots/fighting.js';
import { moveForce } from '../bots/moving.js';
import { shootWell } from '../bots/shooting.js';
import { type Field, fieldSeen, gapBetween } from '../field.js';
import { ALL_TARGETS, SHOWN, TARGETS } from '../measures.js';
import { type AnswerNotation, answerNotations } from '../notation/answers.js';
import { calledIn, shownOrders } from '../notation/figures.js';
import { shotOdds } from '../shooting/shot.js';
import type { Figure, FigureId } from '../state.js';
import type { SkirmishRequests, SkirmishTerms } from '../terms.js';
import { sharesAt, shotOf } from '../turn/shots.js';
import { readDeclare, readMove, readShoot, readStrike } from './rest.js';

type Kind = keyof SkirmishRequests;
type Asked<K extends Kind> = RequestOfKind<SkirmishTerms, K>;
type Given<K extends Kind> = SkirmishRequests[K]['answer'];
type At = Seat<SkirmishTerms>;

/** How each kind of answer is typed: examples for whoever asks for help. */
const notations: { readonly [K in Kind]: Asking<unknown>['notation'] } = {
  declare: [
    ['1-3 at 12', 'these of your men charge that enemy, by his number or id'],
    ['1-3 at 12; hugh at odo', 'several charges'],
    ['1-3 at 12; rest', 'the old sergeant says who else charges'],
    ['none', 'nobody charges'],
  ],
  reply: [
    [
      '1-3 counter-charge',
      'these go to meet it; also "stand", "avoid", and where it can be "behind-friends" and "behind-cover"',
    ],
    ['stand', 'everybody stands'],
  ],
  move: [
    ['1-5 go 12,30', 'the middle of the group goes there at a walk, all of them the same way; "run" behind it runs'],
    ['archers go 12,30 walk face NE', 'a whole unit, and where they face in the end'],
    ['1-5 go 12,30; rest', 'the old sergeant orders the others of this force'],
    ['7 face 90', 'turns on the spot'],
    ['hugh ready sword', 'takes another weapon in hand; also mount, dismount, load, pick-up-standard, yield, massacre'],
    [
      '4-7 batter gate',
      'works at something: batter, chop, pick, torch, fight-fire, climb, push, erect, gap, open, fetch, …',
    ],
    ['stay', 'nobody moves'],
  ],
  follow: [['1,2', 'these follow him; "none" lets him go']],
  yield: [['3', 'this one gives himself up; "none" if they all fight on']],
  shoot: [
    ['1-5 at 12', 'these shoot at that enemy, all their shots of this turn'],
    ['1-5 at 12 horse', 'at the horse and not at its rider'],
    ['1-5 at 12; rest', 'the old sergeant says at whom the others shoot'],
    ['none', 'nobody shoots'],
  ],
  demand: [['12', 'this one is asked to yield; "all" or "none"']],
  strike: [
    ['3 at 12', 'he strikes at that one; "3 at 12 horse" at the horse'],
    ['3 at 12; rest', 'the old sergeant says at whom the others strike'],
    ['none', 'everybody strikes at the first before him'],
  ],
};

/** A question with what the old sergeant would do as its first choice, and doing nothing as its second. */
function asking<K extends Kind>(
  request: Asked<K>,
  { view }: At,
  parts: {
    readonly question: readonly string[];
    readonly advised: Given<K>;
    readonly idle: readonly [text: string, answer: Given<K>];
    readonly odds?: () => readonly string[];
  },
  notation: AnswerNotation<K>,
): Asking<Given<K>> {
  const { question, advised, odds } = parts;
  const [text, idle] = parts.idle;
  return {
    question,
    choices: [
      { text: `as the old sergeant says: ${short(shownOrders(notation.print(advised), view))}`, answer: advised },
      { text, answer: idle },
    ],
    notation: withTheirNames(notations[request.kind], view),
    ...(odds === undefined ? {} : { odds }),
    read: typed => notation.read(typed, request, view),
  };
}

/** Examples name men who are there: the first of one's own, and the first enemy. */
function withTheirNames(notation: Asking<unknown>['notation'], view: At['view']): Asking<unknown>['notation'] {
  const men = Object.values(view.figures);
  const own = men.find(({ side }) => side === view.side)?.id ?? 'hugh';
  const enemy = men.find(({ side }) => side !== view.side)?.id ?? 'odo';
  return notation.map(([typed, means]) => [typed.replaceAll('hugh', own).replaceAll('odo', enemy), means]);
}

/** As much as a line holds. */
function short(text: string): string {
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN - 1)}…`;
}

const fieldAt = ({ view, rules }: At): Field => fieldSeen(view, rules);

function called(id: FigureId, { view }: At): string {
  const figure = view.figures[id];
  return figure === undefined ? id : calledIn(figure);
}

const inches = (length: number): string => `${Math.round(length * 10) / 10}"`;
const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** The enemies of a list, the nearest to a figure first. */
function nearest(figure: Figure | undefined, targets: readonly FigureId[], field: Field): readonly Figure[] {
  if (figure === undefined) return [];
  return targets
    .flatMap(id => field.figures[id] ?? [])
    .sort((a, b) => gapBetween(figure, a, field) - gapBetween(figure, b, field));
}

/** Who charges whom. */
export function askDeclare(request: Asked<'declare'>, seat: At): Asking<Given<'declare'>> {
  const field = fieldAt(seat);
  const lines = request.chargers.map(({ figure, targets }) => {
    const own = field.figures[figure];
    const [first] = nearest(own, targets, field);
    if (own === undefined || first === undefined) return `  ${figure}`;
    const edge = edgeOver(own, first, field);
    return `  ${calledIn(own)}: ${targets.length} in reach, ${calledIn(first)} at ${inches(gapBetween(own, first, field))}, ${edge >= 0 ? '+' : '−'}${percent(Math.abs(edge))} to hit`;
  });
  const base = asking(
    request,
    seat,
    {
      question: ['Who charges, and whom?', ...lines],
      advised: chargeWell(request, field, seat.view),
      idle: ['nobody charges', { charges: [] }],
    },
    answerNotations.declare,
  );
  return { ...base, read: typed => readDeclare(typed, request, seat) };
}

/** What those do who are charged. */
export function askReply(request: Asked<'reply'>, seat: At): Asking<Given<'reply'>> {
  const lines = request.charged.map(
    ({ figure, by, replies }) =>
      `  ${called(figure, seat)} is charged by ${by.map(id => called(id, seat)).join(', ')}: ${replies.join(', ')}`,
  );
  return asking(
    request,
    seat,
    {
      question: ['You are charged.', ...lines],
      advised: answerCharges(request, fieldAt(seat)),
      idle: ['everybody stands', { replies: [] }],
    },
    answerNotations.reply,
  );
}

/** The moves of a force. `rest` behind orders has the old sergeant order the others. */
export function askMove(request: Asked<'move'>, seat: At): Asking<Given<'move'>> {
  const { view } = seat;
  const bodies = new Map<string, FigureId[]>();
  for (const id of request.figures) {
    const body = view.figures[id]?.body ?? id;
    bodies.set(body, [...(bodies.get(body) ?? []), id]);
  }
  const lines = [...bodies].map(([body, figures]) => {
    const [first] = figures.flatMap(id => view.figures[id] ?? []);
    const where = first === undefined ? '' : `, at ${Math.round(first.at.x)},${Math.round(first.at.y)}`;
    return `  ${view.bodies[body]?.name ?? body} (${body}): ${figures.map(id => view.figures[id]?.number).join(' ')}${where}`;
  });
  const base = asking(
    request,
    seat,
    {
      question: [
        `Orders for ${(view.forces[request.force]?.name ?? request.force).replace(/^The /, 'the ')}?`,
        ...lines,
      ],
      advised: moveForce(request, view, fieldAt(seat)),
      idle: ['nobody moves', { orders: [] }],
    },
    answerNotations.move,
  );
  return { ...base, read: typed => readMove(typed, request, seat) };
}

/** Who follows one that leaves a melee. */
export function askFollow(request: Asked<'follow'>, seat: At): Asking<Given<'follow'>> {
  const question = [
    `${called(request.leaver, seat)} leaves the melee. Who follows him?`,
    `  ${request.figures.map(id => called(id, seat)).join(', ')}`,
  ];
  return asking(
    request,
    seat,
    { question, advised: { figures: [] }, idle: ['nobody', { figures: [] }] },
    answerNotations.follow,
  );
}

/** Who of those at blows gives himself up. */
export function askYield(request: Asked<'yield'>, seat: At): Asking<Given<'yield'>> {
  const question = ['Does anybody give himself up?', `  ${request.fighting.map(id => called(id, seat)).join(', ')}`];
  return asking(
    request,
    seat,
    { question, advised: yieldWell(request, fieldAt(seat)), idle: ['they all fight on', { figures: [] }] },
    answerNotations.yield,
  );
}

/** At whom everybody shoots. */
export function askShoot(request: Asked<'shoot'>, seat: At): Asking<Given<'shoot'>> {
  const field = fieldAt(seat);
  const lineFor = ({ figure, shots, targets }: Asked<'shoot'>['shooters'][number], all: boolean): readonly string[] => {
    const own = field.figures[figure];
    if (own === undefined) return [];
    const some = nearest(own, targets, field)
      .slice(0, all ? ALL_TARGETS : TARGETS)
      .flatMap(target => {
        const [share] = sharesAt(own, target, field);
        const shot = share === undefined ? undefined : shotOf(own, target, false, share, field);
        if (shot === undefined) return [];
        const { hit, killed } = shotOdds(shot, field.rules);
        return [`${calledIn(target)} at ${inches(shot.distance)} ${percent(hit)} (kills ${percent(killed)})`];
      });
    return [`  ${calledIn(own)}, ${counted(shots, 'shot')}: ${some.join('; ')}`];
  };
  const base = asking(
    request,
    seat,
    {
      question: ['At whom do they shoot?', ...request.shooters.flatMap(shooter => lineFor(shooter, false))],
      advised: shootWell(request, field),
      idle: ['nobody shoots', { shots: [] }],
      odds: () => request.shooters.flatMap(shooter => lineFor(shooter, true)),
    },
    answerNotations.shoot,
  );
  return { ...base, read: typed => readShoot(typed, request, seat) };
}

/** Who is asked to yield. */
export function askDemand(request: Asked<'demand'>, seat: At): Asking<Given<'demand'>> {
  const question = [
    'On the ground before your men: who is asked to yield? The others are struck at.',
    `  ${request.fallen.map(id => called(id, seat)).join(', ')}`,
  ];
  return asking(
    request,
    seat,
    { question, advised: { figures: request.fallen }, idle: ['nobody', { figures: [] }] },
    answerNotations.demand,
  );
}

/** At whom those strike who have a choice. */
export function askStrike(request: Asked<'strike'>, seat: At): Asking<Given<'strike'>> {
  const lines = request.strikers.map(
    ({ figure, blows, enemies, horses }) =>
      `  ${called(figure, seat)}${blows > 1 ? `, ${counted(blows, 'blow')}` : ''}: ${[...enemies.map(id => called(id, seat)), ...horses.map(id => `the horse of ${called(id, seat)}`)].join(', ')}`,
  );
  const base = asking(
    request,
    seat,
    {
      question: ['At whom do they strike?', ...lines],
      advised: strikeWell(request, fieldAt(seat)),
      idle: ['at the first before them', { blows: [] }],
    },
    answerNotations.strike,
  );
  return { ...base, read: typed => readStrike(typed, request, seat) };
}
