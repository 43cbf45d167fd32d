// A server for two: node examples/server-for-two/server.js [--scenario FILE] [--seed N] [--port N]. It prints a link for each side, with a key
// that nobody else has. A browser gets pages; a program that asks for JSON gets what the side sees, and may answer for it.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { loadAnyWindows, RuleViolation } from 'littlewars';
import { newGame } from './game.js';
import { page } from './page.js';

const ambush = new URL('../scenarios/ambush-at-birkenholt.json', import.meta.url);
const { values } = parseArgs({ options: { scenario: { type: 'string' }, seed: { type: 'string' }, port: { type: 'string' } } });
const scenario = JSON.parse(readFileSync(values.scenario ?? ambush, 'utf8'));
// Left out, the dice are fresh ones, which nobody knows; a whole number is for trying things out.
const seed = values.seed !== undefined && /^\d{1,16}$/.test(values.seed) ? Number(values.seed) : values.seed;
const windows = await loadAnyWindows(scenario.ruleset);
const game = windows(one => newGame(one, scenario, seed));

const sideOf = new Map(game.sides.map(side => [`/${randomBytes(16).toString('hex')}`, side]));

const server = createServer(async (request, response) => {
  const send = (status, type, text) => response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(text);
  const json = (status, value) => send(status, 'application/json', JSON.stringify(value));
  const { pathname: link } = new URL(request.url, 'http://localhost');
  const side = sideOf.get(link);
  const forProgram = request.headers.accept === 'application/json';
  try {
    if (side === undefined) return json(404, { error: 'there is no such place' });
    if (request.method === 'GET') {
      const shown = game.shown(side);
      return forProgram ? json(200, shown) : send(200, 'text/html', page(side, link, shown));
    }
    if (request.method !== 'POST') return json(405, { error: 'look with GET, answer with POST' });
    const decided = decisionIn(await bodyOf(request), request.headers['content-type']);
    const { further } = game.decide(side, decided);
    const shown = game.shown(side);
    if (forProgram) return json(200, further === undefined ? shown : { further });
    if (further === undefined) return response.writeHead(303, { location: link }).end();
    const questions = [{ request: decided.request, ...further }];
    return send(200, 'text/html', page(side, link, { ...shown, questions }, { typed: decided.typed }));
  } catch (fault) {
    if (fault instanceof RuleViolation && !forProgram) {
      return send(422, 'text/html', page(side, link, game.shown(side), { fault: fault.message }));
    }
    if (fault instanceof RuleViolation) return json(422, { error: fault.message, faults: fault.violations });
    if (fault instanceof BadRequest) return json(fault.status, { error: fault.message });
    console.error(fault);
    return json(500, { error: 'something is wrong with the server' });
  }
});

server.listen(Number(values.port ?? 8080), '127.0.0.1', () => {
  for (const [link, side] of sideOf) console.log(`${side}: http://127.0.0.1:${server.address().port}${link}`);
});

class BadRequest extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

const longest = 100_000;

/** The text that was sent, of a length that an answer may have. */
async function bodyOf(request) {
  const parts = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    // What is too long is read to its end, but not kept: who sends it must be able to read why it is refused.
    if (length <= longest) parts.push(part);
  }
  if (length > longest) throw new BadRequest(413, `an answer is no longer than ${longest} bytes`);
  return Buffer.concat(parts).toString('utf8');
}

/** The decision in a form that was filled in, or in JSON: { request, answer } or { request, typed }. */
function decisionIn(text, type = '') {
  if (type.startsWith('application/x-www-form-urlencoded')) {
    const form = new URLSearchParams(text);
    if (form.has('request')) return { request: form.get('request'), typed: form.getAll('typed') };
  } else {
    try {
      const sent = JSON.parse(text);
      if (typeof sent?.request === 'string' && ('answer' in sent || 'typed' in sent)) return sent;
    } catch {
      // Told below.
    }
  }
  throw new BadRequest(400, 'send { "request": "…", "answer": … } or { "request": "…", "typed": ["…"] } as JSON');
}
