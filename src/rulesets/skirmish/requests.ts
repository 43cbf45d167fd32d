import type { RequestKinds } from '../../battle/index.js';
import { skirmishChecks } from './checks.js';
import {
  askDeclare,
  askDemand,
  askFollow,
  askMove,
  askReply,
  askShoot,
  askStrike,
  askYield,
} from './choices/asking.js';
import { readDeclare, readMove, readShoot, readStrike } from './choices/rest.js';
import { answerNotations } from './notation/answers.js';
import type { SkirmishTerms } from './terms.js';

const { declare, reply, move, follow, shoot, demand, strike } = answerNotations;
const surrender = answerNotations.yield;

/** What the game asks of its players, as a part of its windows: for each kind of decision, how an answer is judged, asked for, read and written. */
export const skirmishRequests: RequestKinds<SkirmishTerms> = {
  declare: {
    ...skirmishChecks.declare,
    ask: askDeclare,
    read: readDeclare,
    print: declare.print,
  },
  reply: {
    ...skirmishChecks.reply,
    ask: askReply,
    read: (typed, request, { view }) => reply.read(typed, request, view),
    print: reply.print,
  },
  move: { ...skirmishChecks.move, ask: askMove, read: readMove, print: move.print },
  follow: {
    ...skirmishChecks.follow,
    ask: askFollow,
    read: (typed, request, { view }) => follow.read(typed, request, view),
    print: follow.print,
  },
  yield: {
    ...skirmishChecks.yield,
    ask: askYield,
    read: (typed, request, { view }) => surrender.read(typed, request, view),
    print: surrender.print,
  },
  shoot: {
    ...skirmishChecks.shoot,
    ask: askShoot,
    read: readShoot,
    print: shoot.print,
  },
  demand: {
    ...skirmishChecks.demand,
    ask: askDemand,
    read: (typed, request, { view }) => demand.read(typed, request, view),
    print: demand.print,
  },
  strike: {
    ...skirmishChecks.strike,
    ask: askStrike,
    read: readStrike,
    print: strike.print,
  },
};
