import { describe, expect, it } from 'vitest';
import {
  type Asking,
  answer,
  type Battle,
  checkAnswer,
  type RequestOf,
  startBattle,
  viewOf,
} from '../../src/battle/index.js';
import { rolled } from '../../src/dice/index.js';
import { raymondRules } from '../../src/rulesets/raymond/rules.js';
import { raymond } from '../../src/rulesets/raymond/ruleset.js';
import type { RaymondScenarioFile } from '../../src/rulesets/raymond/schema.js';
import type { RaymondTerms } from '../../src/rulesets/raymond/terms.js';
import { raymondView } from '../../src/rulesets/raymond/view.js';
import { raymondWindows } from '../../src/rulesets/raymond/windows/windows.js';
import { ask } from '../asked.js';
import { smallBattle } from './small-battle.js';
import { all, play, type Script, setUp, type TableTop } from './table-top.js';

type Request = RequestOf<RaymondTerms>;
type RaymondBattle = Battle<RaymondTerms>;

function asked(battle: RaymondBattle, request: Request): Asking<unknown> {
  const { view } = viewOf(raymond, battle, request.side);
  return ask(raymondWindows, request, { view, scenario: battle.scenario, rules: raymondRules() });
}

/** Every answer that is offered, and of the narrower questions those to the first: every unit comes first once. */
function offered(asking: Asking<unknown>): readonly unknown[] {
  const first = asking.choices.find(choice => 'further' in choice);
  const narrower = first !== undefined && 'further' in first ? offered(first.further()) : [];
  return [...asking.choices.flatMap(choice => ('answer' in choice ? [choice.answer] : [])), ...narrower];
}

/** The small battle with both armies in each other's reach. */
function closeBattle(): RaymondScenarioFile {
  const file = smallBattle();
  const units = Object.values(file.sides).flatMap(side => side.units);
  for (const unit of units) unit.at = [unit.at[0], unit.at[1] + (unit.facing === 'N' ? 7 : -7)];
  return file;
}

/** Plays a battle by picking from what is offered, charges more often than not; looks at every decision before it is taken. */
function playing(seed: number, look: (battle: RaymondBattle, request: Request, offers: readonly unknown[]) => void) {
  let battle = startBattle(raymond, closeBattle(), { seed });
  const dice = rolled(seed);
  while (battle.outcome === null) {
    const answers = battle.pending.map(request => {
      const offers = offered(asked(battle, request));
      look(battle, request, offers);
      const charges = offers.filter(offer => JSON.stringify(offer).includes('"charge"'));
      const picked = charges.length > 0 ? charges : request.kind === 'retreat' ? [[]] : offers;
      return { side: request.side, id: request.id, answer: picked[dice.pick(picked.length)] };
    });
    battle = answer(raymond, battle, answers);
  }
}

type Kind = Request['kind'];

/** How a table's first request of a kind is put when a phase is played on it. */
function putAs(
  kind: Kind,
  table: TableTop,
  phases: readonly string[],
  script: Omit<Script, 'answers'> = {},
): Asking<unknown> {
  const game = setUp(table);
  let put: Asking<unknown> | undefined;
  const answers = (request: Request) => {
    if (request.kind !== kind) return undefined;
    const view = raymondView(game.state, request.side, game.scenario, game.rules);
    put ??= ask(raymondWindows, request, { view, scenario: game.scenario, rules: game.rules });
    return undefined;
  };
  play(game, { ...script, answers }, phases);
  if (put === undefined) throw new Error(`the test is asked for no ${kind}`);
  return put;
}

const lines = ({ choices }: Asking<unknown>) =>
  choices.map(({ text, odds }) => (odds === undefined ? text : `${text} | ${odds}`));

describe('what a person is asked', () => {
  it('is put in words, and every answer offered is one that the rules take', () => {
    const kinds = new Set<string>();
    playing(1, (battle, request, offers) => {
      kinds.add(request.kind);
      expect(asked(battle, request).question.join('')).not.toContain('undefined');
      expect(offers.length).toBeGreaterThan(0);
      for (const given of offers) {
        const by = { state: battle.now, scenario: battle.scenario, rules: raymondRules() };
        const faults = checkAnswer(raymond, request, given, by);
        expect({ request, given, faults }).toEqual({ request, given, faults: [] });
      }
    });
    for (const kind of ['fire', 'intercept', 'losses', 'move', 'recoil', 'retreat']) expect(kinds).toContain(kind);
  });

  it('fire: dice and expected hits of every target, and the exact odds of each', () => {
    const put = putAs(
      'fire',
      {
        pieces: [
          { id: 'blue-1', at: [20, 20] },
          { id: 'red-1', name: 'Red Foot', at: [20, 26], stands: 'PPP' },
        ],
      },
      ['firing'],
    );
    expect(lines(put)).toEqual(['fire at Red Foot at 6" with 3 stands | 3 dice, 1.00 hits expected', 'hold fire']);
    expect(put.odds?.()[0]).toBe('Red Foot: hits 0: 30 %  1: 44 %  2: 22 %  3: 4 %');
    expect(put.odds?.().join('\n')).toContain('[raymond/fire/hit-number]');
    expect(put.read('red-1 2')).toEqual({ answer: { at: [{ target: 'red-1', stands: 2 }] } });
    expect(put.read('red-1')).toEqual({ answer: { at: [{ target: 'red-1', stands: 3 }] } });
  });

  it('fire that cannot hit is not offered, and the question says why', () => {
    const guns = { type: 'artillery', guns: 'light-guns' } as const;
    const pieces = [
      { id: 'blue-1', at: [20, 20], ...guns },
      { id: 'red-1', at: [20, 50], ...guns },
    ] as const;
    const put = putAs('fire', { pieces: [...pieces] }, ['firing']);
    expect(lines(put)).toEqual(['hold fire']);
    expect(put.question.join()).toContain('nobody whom it may fire at can be hit');
    expect(put.read('red-1')).toEqual({ answer: { at: [{ target: 'red-1', stands: 1 }] } });
  });

  const red = { id: 'red-1', name: 'Red Foot', at: [40, 40], stands: 'MMMMMM' } as const;
  const engaged = { id: 'blue-1', name: 'Blue Foot', at: [37, 40], stands: 'PP' } as const;
  const general = { id: 'blue-general', type: 'command', rank: 'commander', at: [37, 35] } as const;

  it('a re-throw: the better choice first, weighed by hits and by stands', () => {
    // Pikes hit on 3 or less, so that one hit of two dice is what to expect.
    const rethrow = (...faces: readonly number[]) =>
      putAs('rethrow', { pieces: [engaged, red, general] }, ['hand-to-hand'], { dice: [...faces, ...all(6, 6)] });
    expect(lines(rethrow(6, 6))).toEqual([
      'throw all dice again | 1.00 hits expected: more 75 %, as many 25 %, fewer 0 %',
      'keep 0 hits',
    ]);
    // The hit for contact and one more make a stand: a second one adds nothing.
    expect(rethrow(1, 6).question[1]).toBe('  stands it is expected to cost them: 1.00 kept, 0.75 thrown again');
    expect(lines(rethrow(1, 6))[0]).toBe('keep 1 hit');
    expect(rethrow(6, 6).read('yes')).toEqual({ answer: true });
  });

  it('who joins in: the chance of the test, and what a round of combat would cost both', () => {
    const joiner = { id: 'blue-2', name: 'Blue Horse', type: 'cavalry', at: [43, 38], stands: 'CC' } as const;
    const put = putAs('join-in', { pieces: [engaged, red, joiner] }, ['hand-to-hand'], { seed: 1 });
    expect(lines(put)).toEqual([
      expect.stringMatching(
        /^Blue Horse joins in against Red Foot, 2" ahead \| 50 %; alone they lose [\d.]+ stands, we [\d.]+$/,
      ),
      'nobody else',
    ]);
    expect(put.odds?.().join('\n')).toMatch(/they lose more: \d+ %/);
  });

  it('an attack on several enemies: shared out or all at one, the most stands first', () => {
    const second = {
      id: 'red-2',
      name: 'Red Horse',
      type: 'cavalry',
      at: [37, 40 - 40 / 25.4],
      stands: 'CC',
      facing: 'N',
    } as const;
    const put = putAs('attack', { pieces: [engaged, red, second] }, ['hand-to-hand'], { seed: 1 });
    const stands = lines(put).map(line => Number(/([\d.]+) stands expected/.exec(line)?.[1]));
    expect(put.choices.length).toBeGreaterThan(1);
    expect(stands).toEqual([...stands].sort((a, b) => b - a));
    expect(put.read('red-1 1, red-2 2')).toEqual({
      answer: {
        attacks: [
          { target: 'red-1', stands: [0] },
          { target: 'red-2', stands: [1] },
        ],
      },
    });
  });

  it('whether to stay alone in contact', () => {
    const alone = { ...general, at: [37, 40] } as const;
    const put = putAs('withdraw', { pieces: [alone, red] }, ['losses']);
    expect(put.question[0]).toBe('blue-general is alone against Red Foot: stay?');
    expect(lines(put)[0]).toBe('withdraw from the field');
    expect([put.read('stay'), put.read('go')]).toEqual([{ answer: true }, { answer: false }]);
  });

  it('which stands are lost: what each choice leaves', () => {
    const mass = { id: 'blue-1', at: [20, 20], stands: 'PMM/MMM', formation: 'mass', be: { hits: 4 } } as const;
    const put = putAs('losses', { pieces: [mass, { id: 'red-1', at: [60, 60] }] }, ['losses']);
    expect(put.question).toEqual(['blue-1 loses 2 stands: which?', expect.stringContaining('1 pike, 2 musket')]);
    for (const line of lines(put)) expect(line).toMatch(/^lose \d \w+, \d \w+ \| leaves (?:line|mass) [PM./]+$/);
  });

  it('a move: unit by unit, charges with the chance of the test; a unit can be typed', () => {
    const horse = { id: 'blue-1', name: 'Blue Horse', type: 'cavalry', at: [40, 25], stands: 'CCC' } as const;
    const put = putAs('move', { pieces: [horse, red] }, ['initiative-manoeuvre'], { seed: 1 });
    expect(lines(put)).toEqual(['Blue Horse (blue-1): line CCC | Red Foot 15" away', 'nobody else moves']);
    const further = put.read('blue-1');
    if (!('further' in further)) throw new Error('the unit has choices of its own');
    const about = lines(further.further);
    expect(about).toContainEqual(
      expect.stringMatching(/^charge red-1: .* \| 50 %; if they stand, they lose [\d.]+ stands, we [\d.]+$/),
    );
    expect(about).toContain('M 14: straight on');
    // On its own page a unit need not be named, but another one may be.
    expect(further.further.read('M 3')).toEqual({
      answer: { unit: 'blue-1', action: { kind: 'manoeuvre', steps: [{ move: 3 }] } },
    });
    expect(further.further.read('end')).toEqual({ answer: null });
  });

  it('an interception: the chance of the test and what it costs', () => {
    const horse = { id: 'red-2', name: 'Red Horse', type: 'cavalry', at: [20, 30], stands: 'CCC' } as const;
    const game = { pieces: [{ id: 'blue-1', name: 'Blue Foot', at: [20, 20], stands: 'PPP' } as const, horse] };
    const kind = 'intercept';
    const set = setUp(game);
    const view = raymondView(set.state, 'red', set.scenario, set.rules);
    const put = ask(
      raymondWindows,
      {
        kind,
        id: kind,
        side: 'red',
        clause: 'raymond/intercept/declare',
        unit: 'red-2',
        target: 'blue-1',
        charging: null,
        distance: 8,
        inCommand: true,
      },
      { view, scenario: set.scenario, rules: set.rules },
    );
    expect(put.question[1]).toBe('  Blue Foot is moving, 8" before it; to intercept costs 1 hit');
    expect(lines(put)[0]).toMatch(/^intercept now \| 100 %; they lose/);
    expect([put.read('now'), put.read('after 2'), put.read('pass')]).toEqual([
      { answer: { after: 0 } },
      { answer: { after: 2 } },
      { answer: null },
    ]);
  });
});
