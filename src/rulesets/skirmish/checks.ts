import type { AnswerChecks, RequestOfKind } from '../../battle/index.js';
import { counted, type Violation } from '../../rulebook/index.js';
import { readAnswer } from './answers-schema.js';
import { NAMES } from './measures.js';
import type { FigureId } from './state.js';
import type { SkirmishRequests, SkirmishTerms } from './terms.js';
import { orderFaults } from './turn/orders.js';

type Asked<K extends keyof SkirmishRequests> = RequestOfKind<SkirmishTerms, K>;

/** Somebody who was not asked, or may not do what he is to do. */
function fault(path: string, problem: string, open: readonly string[]): Violation {
  const mend = open.length === 0 ? 'leave it out' : `choose among ${open.slice(0, NAMES).join(', ')}`;
  return { path, problem, mend };
}

/** Figures that are named twice, or oftener than they may be. */
function twice(
  groups: readonly { readonly figures: readonly FigureId[] }[],
  path: string,
  most: (figure: FigureId) => number = () => 1,
): readonly Violation[] {
  const times = new Map<FigureId, number>();
  return groups.flatMap(({ figures }, n) =>
    figures.flatMap(id => {
      const named = (times.get(id) ?? 0) + 1;
      times.set(id, named);
      const often = named === 2 ? 'twice' : counted(named, 'time');
      return named > most(id) ? [fault(`${path}[${n}].figures`, `${id} is named ${often}`, [])] : [];
    }),
  );
}

/** @clause skirmish/sequence/declare-in-sight */
function declareFaults(answer: unknown, { chargers }: Asked<'declare'>): readonly Violation[] {
  const result = readAnswer('declare', answer);
  if ('violations' in result) return result.violations;
  const { charges } = result.read;
  const faults = charges.flatMap(({ figures, at }, n) =>
    figures.flatMap(id => {
      const open = chargers.find(({ figure }) => figure === id)?.targets;
      const path = `charges[${n}]`;
      if (open === undefined)
        return [
          fault(
            `${path}.figures`,
            `${id} can charge nobody`,
            chargers.map(({ figure }) => figure),
          ),
        ];
      if (open.includes(at)) return [];
      const clause = 'skirmish/sequence/declare-in-sight' as const;
      return [{ ...fault(`${path}.at`, `${id} cannot charge ${at}`, open), clause }];
    }),
  );
  return [...faults, ...twice(charges, 'charges')];
}

/** @clause skirmish/sequence/response */
function replyFaults(answer: unknown, { charged }: Asked<'reply'>): readonly Violation[] {
  const result = readAnswer('reply', answer);
  if ('violations' in result) return result.violations;
  const { replies } = result.read;
  const faults = replies.flatMap(({ figures, reply }, n) =>
    figures.flatMap(id => {
      const open = charged.find(({ figure }) => figure === id)?.replies;
      const path = `replies[${n}]`;
      if (open === undefined)
        return [
          fault(
            `${path}.figures`,
            `${id} is not charged`,
            charged.map(({ figure }) => figure),
          ),
        ];
      return open.includes(reply) ? [] : [fault(`${path}.reply`, `${id} cannot ${reply}`, open)];
    }),
  );
  return [...faults, ...twice(replies, 'replies')];
}

/** @clause skirmish/shooting/target-visible */
function shootFaults(answer: unknown, { shooters }: Asked<'shoot'>): readonly Violation[] {
  const result = readAnswer('shoot', answer);
  if ('violations' in result) return result.violations;
  const { shots } = result.read;
  const faults = shots.flatMap(({ figures, at }, n) =>
    figures.flatMap(id => {
      const open = shooters.find(({ figure }) => figure === id)?.targets;
      const path = `shots[${n}]`;
      if (open === undefined)
        return [
          fault(
            `${path}.figures`,
            `${id} has nobody to shoot at`,
            shooters.map(({ figure }) => figure),
          ),
        ];
      return open.includes(at) ? [] : [fault(`${path}.at`, `${id} cannot shoot at ${at}`, open)];
    }),
  );
  return [...faults, ...twice(shots, 'shots')];
}

/**
 * @clause skirmish/melee/knight-no-horse-target
 * @clause skirmish/melee/strikes-per-turn
 */
function strikeAnswerFaults(answer: unknown, { strikers }: Asked<'strike'>): readonly Violation[] {
  const result = readAnswer('strike', answer);
  if ('violations' in result) return result.violations;
  const { blows } = result.read;
  const faults = blows.flatMap(({ figures, at, horse = false }, n) =>
    figures.flatMap(id => {
      const striker = strikers.find(({ figure }) => figure === id);
      const path = `blows[${n}]`;
      if (striker === undefined)
        return [
          fault(
            `${path}.figures`,
            `${id} has no choice`,
            strikers.map(({ figure }) => figure),
          ),
        ];
      const open = horse ? striker.horses : striker.enemies;
      return open.includes(at)
        ? []
        : [fault(`${path}.at`, `${id} cannot strike at ${horse ? 'the horse of ' : ''}${at}`, open)];
    }),
  );
  const blowsOf = (id: FigureId) => strikers.find(({ figure }) => figure === id)?.blows ?? 1;
  return [...faults, ...twice(blows, 'blows', blowsOf)];
}

function someOf(kind: 'follow' | 'demand' | 'yield', answer: unknown, open: readonly FigureId[]): readonly Violation[] {
  const result = readAnswer(kind, answer);
  if ('violations' in result) return result.violations;
  const { figures } = result.read;
  return [
    ...figures.flatMap((id, n) => (open.includes(id) ? [] : [fault(`figures[${n}]`, `${id} is not among them`, open)])),
    ...twice([{ figures }], 'figures'),
  ];
}

/** How answers are judged, for each kind of decision. */
export const skirmishChecks: AnswerChecks<SkirmishTerms> = {
  declare: { check: declareFaults },
  reply: { check: replyFaults },
  move: {
    check(answer, request, by) {
      const result = readAnswer('move', answer);
      return 'violations' in result ? result.violations : orderFaults(result.read.orders, request, by);
    },
  },
  follow: { check: (answer, { figures }) => someOf('follow', answer, figures) },
  yield: { check: (answer, { fighting }) => someOf('yield', answer, fighting) },
  shoot: { check: shootFaults },
  demand: { check: (answer, { fallen }) => someOf('demand', answer, fallen) },
  strike: { check: strikeAnswerFaults },
};
