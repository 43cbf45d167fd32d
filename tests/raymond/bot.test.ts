import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Commander, musterBattle, simulateBattle } from '../../src/battle/index.js';
import { beginner } from '../../src/rulesets/raymond/bots/beginner.js';
import { marchTo } from '../../src/rulesets/raymond/bots/ways.js';
import {
  type Action,
  advanceAndCharge,
  aimsOf,
  attackOn,
  contactsOf,
  enemiesOf,
  fieldSeen,
  fireFieldOf,
  gapBetween,
  inCommand,
  type RaymondEvent,
  type RaymondPhase,
  type RaymondTerms,
  type RaymondView,
  raymond,
  raymondRules,
  rethrowWorth,
} from '../../src/rulesets/raymond/index.js';
import { bearingTo, distance, turnBetween } from '../../src/table/index.js';
import { randomScenarios, whimsical } from './random-battles.js';
import { type Piece, play, type Request, setUp, unitIn } from './table-top.js';

vi.setConfig({ testTimeout: 60_000 });

type Law = (request: Request, answer: unknown, view: RaymondView) => void;

/** The bot, with somebody looking over its shoulder. */
function watched(law: Law): Commander<RaymondTerms> {
  const { name, answer } = advanceAndCharge(1);
  return {
    name,
    answer(request, view, rules) {
      const before = JSON.stringify(view);
      const given = answer(request, view, rules);
      expect(JSON.stringify(view), 'it has changed what it was shown').toBe(before);
      law(request, given, view);
      return given;
    },
  };
}

/** Holds the bot to a law in random battles against a whim: what it answers must also be legal, or the battle throws. */
function always(law: Law, numRuns = 3): void {
  fc.assert(
    fc.property(randomScenarios, fc.nat(100_000), (file, seed) => {
      const commanders = { blue: watched(law), red: whimsical(seed, file) };
      simulateBattle(raymond, musterBattle(raymond, file), commanders, { seed, checksum: false });
    }),
    { numRuns, endOnFailure: true },
  );
}

describe('whatever happens, the bot', () => {
  it('answers within the rules, and the same to the same view', () => {
    const another = advanceAndCharge(2);
    always((request, answer, view) => {
      expect(another.answer(request, view, raymond.rules())).toEqual(answer);
    });
  });

  it('fires whenever it can, and with every stand that can fire at what it fires at', () => {
    always((request, answer, view) => {
      if (request.kind !== 'fire') return;
      const { at, pivot = 0 } = answer as { at: { target: string; stands: number }[]; pivot?: number };
      const unit = view.units[request.unit]!;
      const aims = aimsOf(unit, fireFieldOf(fieldSeen(view, raymondRules())));
      expect(at.length > 0).toBe(aims.length > 0);
      const [first] = at;
      const open = aims.find(aim => aim.pivot === pivot)?.targets.find(({ target }) => target === first?.target);
      if (first !== undefined) expect(first.stands).toBe(open?.stands.length);
    });
  });

  it('throws again exactly when that is worth more stands (raymond/command/rethrow-all-dice)', () => {
    always((request, answer, view) => {
      if (request.kind !== 'rethrow') return;
      const unit = view.units[request.unit]!;
      const target = view.units[request.target]!;
      const field = fieldSeen(view, raymondRules());
      if (contactsOf(unit, field, raymondRules()).length > 1) return;
      const aim = { kind: 'stands', stands: target.stands.length, hits: target.hits } as const;
      const worth = rethrowWorth({ attack: attackOn({ unit, target }, field), hits: request.hits, aim });
      expect(answer).toBe(worth.better === 'throw again');
    });
  });

  it('moves every unit that can move, and retreats from nothing', () => {
    always((request, answer) => {
      if (request.kind === 'move') expect(answer).not.toBeNull();
      if (request.kind === 'retreat') expect(answer).toEqual([]);
    });
  });
});

/** What the bot does with one unit of blue in its movement, everybody else standing as they are. */
function moveOf(id: string, pieces: readonly Piece[]) {
  const game = setUp({ pieces });
  let action: Action | null = null;
  const bot = advanceAndCharge(1);
  play(
    game,
    {
      seed: 1,
      answers(request) {
        if (request.kind !== 'move' || request.side !== 'blue') return undefined;
        const view = raymond.view(game.state, 'blue', game.scenario, game.rules);
        const only = { ...request, units: request.units.filter(({ unit }) => unit === id) };
        if (only.units.length === 0) return null;
        const answer = bot.answer(only, view, raymond.rules()) as { action: Action } | null;
        action ??= answer?.action ?? null;
        return answer;
      },
    },
    ['initiative-manoeuvre'],
  );
  return { action: action as Action | null, unit: unitIn(game.state, id), units: game.state.units };
}

const foot = (more: Partial<Piece> = {}): Piece => ({ id: 'blue-foot', at: [48, 30], stands: 'MPPM', ...more });
const horse = (more: Partial<Piece> = {}): Piece => ({
  id: 'red-horse',
  at: [48, 44],
  type: 'cavalry',
  stands: 'CCC/CCC',
  ...more,
});

describe('foot', () => {
  it('with pikes that horse is about to charge closes up on all sides', () => {
    expect(moveOf('blue-foot', [foot(), horse()]).unit.formation).toBe('defensive mass');
  });

  it('takes no heed of horse that looks the other way, or cannot charge through its own foot', () => {
    expect(moveOf('blue-foot', [foot(), horse({ facing: 'N' })]).unit.formation).not.toBe('defensive mass');
    const between: Piece = { id: 'red-foot', at: [48, 40], stands: 'PPPPP' };
    expect(moveOf('blue-foot', [foot(), between, horse({ at: [48, 47] })]).unit.formation).not.toBe('defensive mass');
  });

  it('leaves a defensive mass when the horse has gone', () => {
    const { unit } = moveOf('blue-foot', [
      foot({ stands: 'MM/PP', formation: 'defensive mass' }),
      { id: 'red-foot', at: [48, 60] },
    ]);
    expect(unit.formation).toBe('line');
  });

  it('comes on at double-time from afar, and stays at musket range', () => {
    expect(moveOf('blue-foot', [foot(), { id: 'red-foot', at: [48, 70] }]).action).toMatchObject({ doubleTime: true });
    const { unit } = moveOf('blue-foot', [foot(), { id: 'red-foot', at: [48, 35.5] }]);
    expect(unit.at).toEqual({ x: 48, y: 30 });
  });

  it('faces the enemy it can fire at', () => {
    const { unit } = moveOf('blue-foot', [foot(), { id: 'red-foot', at: [55.5, 30], facing: 'W' }]);
    expect(turnBetween(unit.facing, bearingTo(unit.at, { x: 55.5, y: 30 }))).toBeLessThan(20);
  });
});

describe('horse', () => {
  const blue = (more: Partial<Piece> = {}): Piece => ({ ...horse(more), id: 'blue-horse', at: [48, 20] });

  it('rides down foot in line, and lets alone the pikes of a defensive mass', () => {
    const red = (more: Partial<Piece>): Piece => ({ id: 'red-foot', at: [48, 34], ...more });
    expect(moveOf('blue-horse', [blue(), red({ stands: 'MMMM' })]).action).toMatchObject({ kind: 'charge' });
    const braced = red({ stands: 'PPP/PPP', formation: 'defensive mass' });
    expect(moveOf('blue-horse', [blue(), braced]).action).toMatchObject({ kind: 'manoeuvre' });
  });

  it('keeps out of musket shot where it does not charge', () => {
    const braced: Piece = { id: 'red-foot', at: [48, 36], stands: 'MPM/PPP', formation: 'defensive mass' };
    const { unit, units } = moveOf('blue-horse', [blue({ stands: 'CC' }), braced]);
    expect(gapBetween(unit, units['red-foot']!, raymondRules())).toBeGreaterThan(raymondRules().fire.ranges.muskets);
  });
});

describe('a commander', () => {
  it('rides up to the unit that fights, and out of the way of charges', () => {
    const { unit, units } = moveOf('blue-general', [
      { id: 'blue-general', type: 'command', rank: 'commander', at: [40, 8] },
      foot({ at: [48, 22] }),
      { id: 'blue-rear', at: [20, 6] },
      { id: 'red-foot', at: [48, 28] },
    ]);
    expect(inCommand(units['blue-foot']!, { units })).toBe(true);
    const gap = (id: string) => gapBetween(unit, units[id]!, raymondRules());
    expect(gap('red-foot')).toBeGreaterThan(gap('blue-foot'));
  });

  it('does not stay before muskets, with nobody to lead either', () => {
    const general: Piece = { id: 'blue-general', type: 'command', rank: 'commander', at: [40, 24] };
    const muskets: Piece = { id: 'red-foot', stands: 'MMMM', at: [40, 30] };
    const { unit, units } = moveOf('blue-general', [general, muskets]);
    expect(gapBetween(unit, units['red-foot']!, raymondRules())).toBeGreaterThan(raymondRules().fire.ranges.muskets);
  });
});

describe('horse that means to charge', () => {
  const charger: Piece = { ...horse(), id: 'blue-horse', at: [48, 20] };
  const general: Piece = { id: 'blue-general', type: 'command', rank: 'commander', at: [30, 12] };
  const target: Piece = { id: 'red-foot', at: [48, 34], stands: 'MMMM' };

  /** What a bot has done first of all. */
  const first = (bot: Commander<RaymondTerms>, pieces: readonly Piece[]) => {
    const game = setUp({ pieces });
    let units: RaymondView['units'] | undefined;
    const moved: string[] = [];
    play(
      game,
      {
        seed: 1,
        answers(request) {
          if (request.kind !== 'move' || request.side !== 'blue') return undefined;
          const view = raymond.view(game.state, 'blue', game.scenario, game.rules);
          if (moved.length === 1) units ??= view.units;
          const answer = bot.answer(request, view, raymond.rules()) as { unit: string } | null;
          if (answer !== null) moved.push(answer.unit);
          return answer;
        },
      },
      ['initiative-manoeuvre'],
    );
    return { moved, units: units! };
  };

  it('is led before it charges, so that it does as it is told (raymond/command/in-command)', () => {
    const { moved, units } = first(advanceAndCharge(1), [charger, general, target]);
    expect(moved).toEqual(['blue-general', 'blue-horse']);
    expect(inCommand(units['blue-horse']!, { units })).toBe(true);
    expect(first(beginner(1), [charger, general, target]).moved[0]).toBe('blue-horse');
  });

  it('goes without its commander where he cannot come up with it, and where he leads it already', () => {
    const far = { ...general, at: [4, 4] as [number, number] };
    expect(first(advanceAndCharge(1), [charger, far, target]).moved[0]).toBe('blue-horse');
    const near = { ...general, at: [48, 15] as [number, number] };
    expect(first(advanceAndCharge(1), [charger, near, target]).moved[0]).toBe('blue-horse');
  });
});

describe('a place that decides the battle', () => {
  const place = { id: 'crest', name: 'the crest', at: [80, 20] as [number, number], radius: 6 };
  const hold = (side: 'blue' | 'red') => ({ kind: 'hold', objectives: ['crest'], turns: 3, side }) as const;
  const last = { kind: 'turn-limit', turns: 20, decidedBy: 'draw' } as const;
  const pieces: readonly Piece[] = [
    { ...horse(), id: 'blue-horse', at: [62, 20], facing: 'N' },
    { id: 'red-foot', at: [36, 34], stands: 'MM' },
    { id: 'red-guard', at: [83, 22], stands: 'PPP' },
  ];

  /** How far from it the horse of blue ends its move, where red has held it for a turn. */
  const away = (victory: readonly ReturnType<typeof hold>[], some = pieces) => {
    const game = setUp({ pieces: some, objectives: [place], victory: [...victory, last] });
    if (some.length === 3) game.state.holdings = [{ objective: 'crest', side: 'red', turns: 1 }];
    const bot = advanceAndCharge(1, game.scenario);
    play(
      game,
      {
        seed: 1,
        answers: request =>
          request.kind === 'move' && request.side === 'blue'
            ? bot.answer(request, raymond.view(game.state, 'blue', game.scenario, game.rules), raymond.rules())
            : undefined,
      },
      ['initiative-manoeuvre'],
    );
    return distance(unitIn(game.state, 'blue-horse').at, { x: 80, y: 20 });
  };

  it('is not left to an enemy who would win by it', () => {
    expect(away([hold('red')])).toBeLessThan(10);
    expect(away([])).toBeGreaterThan(10);
  });

  it('is gone to where nobody guards it and it wins the battle, and not else', () => {
    const unguarded = pieces.slice(0, 2);
    expect(away([hold('blue')], unguarded)).toBeLessThan(10);
    expect(away([hold('red')], unguarded)).toBeGreaterThan(10);
  });
});

describe('guns', () => {
  const guns: Piece = { id: 'blue-guns', type: 'artillery', guns: 'light-guns', at: [48, 20] };

  it('that have nobody before them are laid on somebody', () => {
    const { unit } = moveOf('blue-guns', [guns, { id: 'red-foot', at: [64, 34] }]);
    expect(turnBetween(unit.facing, bearingTo(unit.at, { x: 64, y: 34 }))).toBeLessThan(8);
  });

  it('are unlimbered once they can hit somebody, and brought up until then', () => {
    const limbered = { ...guns, be: { limbered: true } };
    expect(moveOf('blue-guns', [limbered, { id: 'red-foot', at: [48, 38] }]).unit.limbered).toBe(false);
    const { unit } = moveOf('blue-guns', [limbered, { id: 'red-foot', at: [48, 80] }]);
    expect(distance(unit.at, { x: 48, y: 20 })).toBe(4);
  });
});

describe('fire', () => {
  const answerOf = (pieces: readonly Piece[]) => {
    const { scenario, state, rules } = setUp({ pieces });
    const view = raymond.view(state, 'blue', scenario, rules);
    const [unit] = enemiesOf({ side: 'red' }, state);
    const request: Request = {
      kind: 'fire',
      id: 'fire',
      side: 'blue',
      clause: 'raymond/fire/not-compulsory',
      unit: unit!.id,
      pivot: 4,
      targets: [],
    };
    return advanceAndCharge(1).answer(request, view, raymond.rules());
  };

  it('is split where some stands have another target (raymond/fire/split-fire)', () => {
    const left: Piece = { id: 'red-left', at: [45.4, 35], stands: 'MM' };
    const right: Piece = { id: 'red-right', at: [50.6, 35], stands: 'MM' };
    const { at } = answerOf([foot({ stands: 'MMPPMM' }), left, right]) as { at: { stands: number }[] };
    expect(at.map(({ stands }) => stands)).toEqual([2, 2]);
  });

  it('goes to the target that most is expected of', () => {
    const one: Piece = { id: 'red-one', at: [47, 35], stands: 'M' };
    const many: Piece = { id: 'red-many', at: [50, 35.5], type: 'cavalry', stands: 'CC' };
    const { at } = answerOf([foot({ stands: 'MMM' }), one, many]) as { at: { target: string }[] };
    expect(at[0]?.target).toBe('red-many');
  });
});

describe('Naseby between two bots', () => {
  it('has everything in it that a battle has', () => {
    const seen = new Set<string>();
    const note = (event: RaymondEvent) => {
      seen.add(event.kind);
      if (event.kind === 'contact' || event.kind === 'gone') seen.add(event.how);
    };
    const phases = raymond.phases.map(
      (phase): RaymondPhase => ({ ...phase, run: (state, context) => phase.run(state, { ...context, tell: note }) }),
    );
    const naseby = readFileSync(new URL('../../examples/scenarios/naseby-1645.json', import.meta.url), 'utf8');
    const mustered = musterBattle({ ...raymond, phases }, JSON.parse(naseby));
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const commanders = { royalist: advanceAndCharge(1), parliament: advanceAndCharge(2) };
      const { outcome } = simulateBattle({ ...raymond, phases }, mustered, commanders, { seed, checksum: false });
      expect(outcome?.winner).toBeTypeOf('string');
    }
    const all = ['fire', 'pivot', 'charge', 'intercept', 'attack', 'losses', 'destroyed', 'withdrawn', 'recoil'];
    for (const kind of all) expect(seen).toContain(kind);
  });
});

describe('a march that the commander works out', () => {
  it('has no step forward where it leads nowhere, and is one that may be ordered (raymond/move/one-action)', () => {
    expect(marchTo(90, 10, 0.004, 45)).toEqual([{ turn: -45 }]);
    expect(marchTo(90, 10, 3, 45)).toEqual([{ turn: -80 }, { move: 3 }, { turn: 35 }]);
    expect(marchTo(90, 90, 0, 90)).toEqual([]);
  });
});
