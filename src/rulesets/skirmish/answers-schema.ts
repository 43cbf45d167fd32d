import * as z from 'zod/mini';
import type { Violation } from '../../rulebook/index.js';
import { choice, entry, listOf, readBy } from '../../scenario/index.js';
import { replies } from './sequence/sequence.js';
import { deeds, type SkirmishRequests } from './terms.js';
import { weapons } from './troops.js';

const figure = z.string().check(z.maxLength(60));
const figures = listOf(figure, 0, 200);
const some = listOf(figure, 1, 200);
const degrees = z.number().check(z.minimum(0), z.lt(360));
const coordinate = z.number().check(z.minimum(-1000), z.maximum(1000));

const target = entry({ figures: some, at: figure, horse: z.exactOptional(z.boolean()) });

const order = z.discriminatedUnion('do', [
  entry({
    do: z.literal('go'),
    figures: some,
    to: z.readonly(z.tuple([coordinate, coordinate])),
    pace: choice(['walk', 'run'], 'pace'),
    face: z.exactOptional(degrees),
  }),
  entry({ do: z.literal('face'), figures: some, bearing: degrees }),
  entry({ do: z.literal('ready'), figures: some, weapon: choice([...weapons], 'weapon') }),
  entry({
    do: z.literal([...deeds]),
    figures: some,
    at: z.exactOptional(figure),
    take: z.exactOptional(figure),
    to: z.exactOptional(z.readonly(z.tuple([coordinate, coordinate]))),
  }),
  entry({ do: z.literal(['mount', 'dismount', 'load', 'pick-up-standard', 'yield', 'massacre']), figures: some }),
]);

type Answers = { readonly [K in keyof SkirmishRequests]: z.ZodMiniType<SkirmishRequests[K]['answer']> };

const answers: Answers = {
  declare: entry({ charges: listOf(entry({ figures: some, at: figure }), 0, 200) }),
  reply: entry({ replies: listOf(entry({ figures: some, reply: choice(replies, 'reply') }), 0, 200) }),
  move: entry({ orders: listOf(order, 0, 400) }),
  follow: entry({ figures }),
  yield: entry({ figures }),
  shoot: entry({ shots: listOf(target, 0, 200) }),
  demand: entry({ figures }),
  strike: entry({ blows: listOf(target, 0, 200) }),
};

/** Reads an answer of any kind, or every fault of its form. */
export function readAnswer<K extends keyof SkirmishRequests>(
  kind: K,
  answer: unknown,
): { readonly read: SkirmishRequests[K]['answer'] } | { readonly violations: readonly Violation[] } {
  return readBy(answers[kind], answer);
}
