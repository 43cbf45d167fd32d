// A battle for two: what each side sees, is told and is asked, and what becomes of its answers. Nothing here knows of HTTP.
import { answer, eventsOf, RuleViolation, startBattle, viewOf } from 'littlewars';
import { ask, drawView, introduce, summarise, tellEvents } from 'littlewars/windows';

/** A game of some ruleset, given by its windows. Throws a RuleViolation with every fault of the scenario. */
export function newGame(windows, scenario, seed) {
  const { ruleset } = windows;
  let battle = startBattle(ruleset, scenario, seed === undefined ? {} : { seed });
  const sides = ruleset.sides(battle.scenario);
  const told = new Map(sides.map(side => [side, eventsOf(battle, side)]));

  /** All that a side may have: it is made of its view, and so is safe to send. */
  function shown(side) {
    const seen = viewOf(ruleset, battle, side);
    return {
      seen,
      introduction: introduce(windows, battle, side),
      picture: drawView(windows, seen, battle, { events: told.get(side) }),
      story: tellEvents(windows, told.get(side), battle, { side }),
      questions: seen.requests.map(request => ({ request: request.id, ...inWords(ask(windows, request, seen, battle)) })),
      // The battle is over: now everybody may learn what became of everybody.
      summary: seen.outcome === null ? null : summarise(windows, battle),
    };
  }

  /**
   * Takes an answer to a request: plain data, or lines as a person types them, each the number of a choice or the notation. Lines that lead
   * to a narrower question give that question.
   *
   * @throws RuleViolation with every fault of the answer; the battle is then as it was.
   */
  function decide(side, { request: id, answer: given, typed }) {
    const seen = viewOf(ruleset, battle, side);
    const request = seen.requests.find(each => each.id === id);
    if (request === undefined) throw fault('request', `nothing called ${id} is asked of ${side}`, 'answer a question that is shown');
    const reply = typed === undefined ? { answer: given } : read(ask(windows, request, seen, battle), typed);
    if ('further' in reply) return { further: inWords(reply.further) };
    const before = battle;
    battle = answer(ruleset, battle, [{ side, id, answer: reply.answer }]);
    // Where both sides are asked at once nothing happens before both have answered.
    if (battle.events !== before.events) for (const each of sides) told.set(each, [...told.get(each), ...eventsOf(battle, each)]);
    return {};
  }

  return { sides, shown, decide };
}

/** A question as it is sent: the choices without the answers behind them. */
function inWords({ question, choices, notation }) {
  return { question, choices: choices.map(({ text, odds }) => ({ text, odds })), notation };
}

/** What lines come to: an answer, or a narrower question. */
function read(asking, lines) {
  if (!Array.isArray(lines) || !lines.every(line => typeof line === 'string')) {
    throw fault('typed', 'not a list of lines', 'send { "request": "…", "typed": ["2", "1"] }');
  }
  let asked = asking;
  for (const line of lines) {
    const reply = /^\d+$/.test(line.trim()) ? chosen(asked, Number(line)) : asked.read(line);
    if ('violations' in reply) throw new RuleViolation(reply.violations);
    if ('answer' in reply) return reply;
    asked = reply.further;
  }
  return { further: asked };
}

function chosen({ choices }, number) {
  const choice = choices[number - 1];
  if (choice === undefined) throw fault('typed', `there is no choice ${number}`, `give a number from 1 to ${choices.length}`);
  return 'answer' in choice ? choice : { further: choice.further() };
}

function fault(path, problem, mend) {
  return new RuleViolation({ path, problem, mend });
}
