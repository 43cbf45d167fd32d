import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scripted } from '../../src/dice/index.js';
import { moveForce } from '../../src/rulesets/skirmish/bots/moving.js';
import { shootWell } from '../../src/rulesets/skirmish/bots/shooting.js';
import {
  meleeTurn,
  moraleObligation,
  type SkirmishScenarioFile,
  skirmishRules,
  skirmishView,
} from '../../src/rulesets/skirmish/index.js';
import { failsCharge } from '../../src/rulesets/skirmish/turn/casualties.js';
import { repliesOf } from '../../src/rulesets/skirmish/turn/declarations.js';
import { settleBlows } from '../../src/rulesets/skirmish/turn/fighters.js';
import { moraleOfChargesPhase } from '../../src/rulesets/skirmish/turn/morale.js';
import { makeMove } from '../../src/rulesets/skirmish/turn/moves.js';
import { openWay } from '../../src/rulesets/skirmish/turn/open-way.js';
import { piecesOf, servedOf } from '../../src/rulesets/skirmish/turn/pieces.js';
import { skirmishOutcome } from '../../src/rulesets/skirmish/victory.js';
import { tellSkirmish } from '../../src/rulesets/skirmish/windows/tell.js';
import { type Answer, type Event, field, knight, type Listed, mustered, ofKind, played, untilSeed } from './trial.js';

/** What was found when three fights were read a second time beside the book. */
const rules = skirmishRules();
const TOUCH = 0.75;
const far = knight('r9', [50, 55]);

/** A unit of a sergeant and peasants about a place. */
function levy(at: [number, number], weapons: Listed['weapons'] = ['spear']): SkirmishScenarioFile['sides'][string] {
  const man = { class: 'peasant', grade: 'C', armour: 'no-armour', weapons } as const;
  const lead = { ...man, id: 'lead', class: 'sergeant' } as const;
  const place = { at, facing: 'N', files: 4, gap: 0.3 } as const;
  return {
    name: 'blue',
    forces: [
      { id: 'blue-force', commander: 'lead', units: [{ id: 'levy', commander: lead, men: [man, man, man], place }] },
    ],
  } as unknown as SkirmishScenarioFile['sides'][string];
}

/** A battle that is set up with something that listens to what it tells. */
function scene(file: SkirmishScenarioFile, faces: readonly number[] = []) {
  const { state, field: now, context } = mustered(file);
  const told: { kind: string; [key: string]: unknown }[] = [];
  const listening = {
    ...context,
    turn: state.turn,
    dice: scripted([...faces]),
    tell: (event: never) => told.push(event),
  };
  const view = (side: string) => skirmishView(state, side, context.scenario, rules);
  return { state, now, told, view, context: listening as never, scenario: context.scenario };
}

describe('who is bold with a bow in hand', () => {
  const bowman = { weapons: ['longbow', 'sword'], armour: 'no-armour' } as Partial<Listed>;
  const charges: Answer = (kind, side) => {
    if (kind === 'declare' && side === 'blue') return { charges: [{ figures: ['b1'], at: 'r1' }] };
    return undefined;
  };

  it('draws his sword in his charge, with the half of his turn that is left (skirmish/actions/change-weapon)', () => {
    const near = field(
      [knight('b1', [30, 20], bowman)],
      [knight('r1', [30, 22.5], { facing: 'S', armour: 'full-plate' })],
    );
    const { events } = played(near, 1, charges);
    expect(ofKind(events, 'acted').map(({ figure, action }) => [figure, action])).toEqual([['b1', 'change-weapon']]);
    const blow = ofKind(events, 'blow').find(({ figure }) => figure === 'b1');
    expect(blow?.because.map(({ because }) => because)).not.toContain('improvised weapon');
  });

  it('has no time for it when his way has taken more than half of it', () => {
    const off = field(
      [knight('b1', [30, 20], bowman)],
      [knight('r1', [30, 28], { facing: 'S', armour: 'full-plate' })],
    );
    const { events } = played(off, 1, charges);
    expect(ofKind(events, 'contact')).toHaveLength(1);
    expect(ofKind(events, 'acted')).toEqual([]);
  });
});

describe('a knight who does not meet a charge', () => {
  const bold = (id: string, at: [number, number]) => knight(id, at, { horse: 'unbarded', facing: 'N' });
  const file = field(
    [bold('b1', [30, 10]), bold('b2', [32, 10])],
    [knight('r1', [30, 20], { grade: 'A', facing: 'S' })],
  );

  it('is a grade lower in every turn in which he does it (skirmish/grade/knight-fails-charge)', () => {
    const answer: Answer = (kind, side, turn) => {
      if (kind === 'declare' && side === 'blue' && turn < 3) return { charges: [{ figures: ['b1'], at: 'r1' }] };
      return kind === 'reply' && side === 'red' ? { replies: [{ figures: ['r1'], reply: 'avoid' }] } : undefined;
    };
    expect(ofKind(played(file, 2, answer).events, 'regraded').map(({ grade }) => grade)).toEqual(['B', 'C']);
  });

  it('by his nerve as by his will, however often before (skirmish/grade/knight-fails-charge)', () => {
    const { state, told, context } = scene(file);
    const { r1 } = state.figures;
    if (r1 === undefined) throw new Error('nobody');
    r1.turn.chargedBy = ['b1'];
    for (const how of ['fails', 'fails', 'avoids'] as const) failsCharge(r1, how, context);
    expect(told.map(({ grade }) => grade)).toEqual(['B', 'C', 'D']);
  });

  it('loses one grade for all who charge him in a turn, or one for each (skirmish/ruling/several-charges-not-met)', () => {
    const answer: Answer = (kind, side) => {
      if (kind === 'declare' && side === 'blue') return { charges: [{ figures: ['b1', 'b2'], at: 'r1' }] };
      return kind === 'reply' && side === 'red' ? { replies: [{ figures: ['r1'], reply: 'avoid' }] } : undefined;
    };
    const gradesBy = (reading: string) =>
      ofKind(played(file, 1, answer, 1, { 'skirmish/ruling/several-charges-not-met': reading }).events, 'regraded').map(
        ({ grade }) => grade,
      );
    expect(gradesBy('one-charge')).toEqual(['B']);
    expect(gradesBy('each-of-them')).toEqual(['B', 'C']);
  });
});

describe('who avoids a charge (skirmish/sequence/evade-direction skirmish/sequence/response)', () => {
  const foe = knight('b1', [30, 10], { horse: 'unbarded', facing: 'N' });
  const own = (id: string, at: [number, number]) => knight(id, at, { grade: 'A', facing: 'S' });
  const open = (file: SkirmishScenarioFile) => {
    const { state, field: now } = mustered(file);
    const { r1 } = state.figures;
    if (r1 === undefined) throw new Error('nobody');
    r1.turn.chargedBy = ['b1'];
    return repliesOf(r1, now());
  };
  const went = (file: SkirmishScenarioFile, reply: string, rulings: Record<string, string> = {}) => {
    const answer: Answer = (kind, side) => {
      if (kind === 'declare' && side === 'blue') return { charges: [{ figures: ['b1'], at: 'r1' }] };
      return kind === 'reply' && side === 'red' ? { replies: [{ figures: ['r1'], reply }] } : undefined;
    };
    const { events } = played(file, 1, answer, 1, rulings);
    const moved = ofKind(events, 'moved').find(({ figure, how }) => figure === 'r1' && how === 'avoid');
    return { to: moved?.path.at(-1), moved: moved?.moved, told: ofKind(events, 'replied').map(each => each.reply) };
  };

  it('goes straight away from it, where there is nobody and nothing to go behind', () => {
    const file = field([foe], [own('r1', [30, 20])]);
    expect(open(file)).toEqual(['counter-charge', 'stand', 'avoid']);
    expect(went(file, 'avoid').to?.x).toBeCloseTo(30);
  });

  it('or a full move behind friends', () => {
    const file = field([foe], [own('r1', [30, 20]), own('r2', [31.7, 23])]);
    expect(open(file)).toEqual(['counter-charge', 'stand', 'avoid', 'behind-friends']);
    const { to, moved, told } = went(file, 'behind-friends');
    expect(told).toEqual(['behind-friends']);
    // Aside, so that his friend stands between him and the charger; and no less far than straight away.
    expect(to?.x).toBeGreaterThan(31);
    expect(moved).toBeCloseTo(went(file, 'avoid').moved ?? 0, 1);
  });

  it('or no farther than he is behind them, where that is read so (skirmish/ruling/distance-behind-shelter)', () => {
    // A long barn stands where a full move would end.
    const barn: NonNullable<SkirmishScenarioFile['table']['features']>[number] = {
      kind: 'building',
      id: 'barn',
      outline: [
        [0, 25.5],
        [60, 25.5],
        [60, 29],
        [0, 29],
      ],
    };
    const file = field([foe], [own('r1', [30, 20]), own('r2', [31, 22])], {
      table: { width: 60, height: 60, features: [barn] },
    });
    const goes = (reading: string) =>
      went(file, 'behind-friends', { 'skirmish/ruling/distance-behind-shelter': reading });
    expect(() => goes('full-move')).toThrow('choose among counter-charge, stand, avoid');
    const { to, told } = goes('may-stop-short');
    expect(told).toEqual(['behind-friends']);
    expect(to?.y).toBeGreaterThan(22);
    expect(to?.y).toBeLessThan(25.5);
  });

  it('or behind cover', () => {
    const fence: NonNullable<SkirmishScenarioFile['table']['features']>[number] = {
      kind: 'fence',
      id: 'rails',
      line: [
        [20, 25.3],
        [40, 25.3],
      ],
    };
    const file = field([foe], [own('r1', [30, 20])], { table: { width: 60, height: 60, features: [fence] } });
    expect(open(file)).toContain('behind-cover');
    expect(went(file, 'behind-cover').to?.y).toBeGreaterThan(25.3);
  });
});

describe('blows at the same moment', () => {
  const man = { class: 'sergeant', grade: 'C' } as const;
  const fighter = { man, weapon: 'sword', protection: 4 } as const;
  const melee = {
    fighters: [
      { id: 'a', fighter },
      { id: 'b', fighter },
      { id: 'c', fighter: { ...fighter, weapon: 'dagger' } },
    ],
    blows: [
      { by: 'a', at: 'c', when: 'end' },
      { by: 'b', at: 'c', when: 'end' },
    ],
  } as const;

  it('kill a man once: the second that lands does nothing more (skirmish/melee/struck-first-effect)', () => {
    // A hit that kills, and a hit.
    const { struck } = meleeTurn(melee as never, scripted([6, 1, 6, 6, 1]));
    expect(struck.map(({ effect }) => effect)).toEqual(['killed', 'hit']);
    expect(struck[1]?.because.map(({ effect }) => effect)).toContain('nothing more');
  });

  it('let who is killed have snatched the standard of whom he killed before (skirmish/standards/snatch)', () => {
    const file = field(
      [knight('b1', [30, 20]), knight('b2', [30 - TOUCH, 20 + TOUCH])],
      [knight('r1', [30, 20 + TOUCH]), far],
    );
    const { state, told, context } = scene(file, [6, 1, 6, 3, 1, 6, 1, 6, 10, 10]);
    state.standards.push({
      id: 's',
      of: 'force',
      side: 'blue',
      force: 'blue-force',
      bearer: 'b1',
      at: null,
      lost: false,
    });
    const engaged = (id: string, weapon: 'spear' | 'sword' | 'dagger') => ({ id, fighter: { ...fighter, weapon } });
    const blows = {
      // The bearer falls to r1, who falls to b2.
      fighters: [engaged('r1', 'spear'), engaged('b1', 'dagger'), engaged('b2', 'sword')],
      blows: [
        { by: 'r1', at: 'b1', when: 'end' },
        { by: 'b2', at: 'r1', when: 'end' },
      ],
    } as const;
    settleBlows(blows as never, { melee: 1, leaving: false }, state, context);
    const lost = told.filter(({ kind }) => kind === 'standard') as unknown as Extract<Event, { kind: 'standard' }>[];
    const standards = lost.map(({ what, figure }) => [what, figure]);
    // Who throws for it, and with what chance.
    expect(lost[1]?.because[0]?.because).toBe('its bearer is down and b2 snatches at it, 50 in a hundred');
    expect(standards[0]).toEqual(['snatched', 'r1']);
    expect(standards[1]?.[0]).toBe('falls');
  });
});

describe('shots at the same moment', () => {
  it('are all shot, and kill a man once (skirmish/shooting/order)', () => {
    const bow = { weapons: ['crossbow'] as Listed['weapons'] };
    const file = field(
      [knight('b1', [29, 14], bow), knight('b2', [31, 14], bow)],
      [knight('r1', [30, 20], { facing: 'S' })],
    );
    const shoots: Answer = (kind, side) =>
      kind === 'shoot' && side === 'blue' ? { shots: [{ figures: ['b1', 'b2'], at: 'r1' }] } : undefined;
    const effects = (seed: number) => ofKind(played(file, 1, shoots, seed).events, 'shot').map(({ effect }) => effect);
    const seed = untilSeed(each => effects(each)[0] === 'killed' && effects(each)[1] !== 'missed');
    expect(effects(seed)).toEqual(['killed', 'hit']);
    const { step } = played(file, 1, shoots, seed);
    expect(['b1', 'b2'].map(id => step.state.figures[id]?.missiles)).toEqual([11, 11]);
    // Who misses a dead man has simply missed.
    const missing = untilSeed(each => effects(each).join() === 'killed,missed');
    const missed = ofKind(played(file, 1, shoots, missing).events, 'shot')[1];
    expect(missed?.because.map(({ effect }) => effect)).not.toContain('nothing more');
  });
});

describe('an archer who is charged', () => {
  it('shoots halfway through the turn at who is not upon him yet (skirmish/shooting/timing-two-shots)', () => {
    const file = field(
      [knight('b1', [30, 10], { horse: 'unbarded', armour: 'full-plate', shield: true })],
      [knight('r1', [30, 21], { facing: 'S', weapons: ['longbow', 'sword'], armour: 'full-plate' })],
    );
    const answer: Answer = (kind, side) => {
      if (kind === 'declare' && side === 'blue') return { charges: [{ figures: ['b1'], at: 'r1' }] };
      return kind === 'shoot' && side === 'red' ? { shots: [{ figures: ['r1'], at: 'b1' }] } : undefined;
    };
    const { events } = played(file, 1, answer);
    expect(ofKind(events, 'contact')).toHaveLength(1);
    const [shot, ...others] = ofKind(events, 'shot');
    expect(shot?.to.y).toBeCloseTo(16, 1);
    expect(others).toEqual([]);
  });
});

describe('an archer who changes to his sword', () => {
  it('shoots his bow halfway through the turn before he does, out of the same quiver (skirmish/shooting/timing-change-weapon)', () => {
    const file = field([knight('b1', [30, 10], { weapons: ['longbow', 'sword'] })], [knight('r1', [30, 20])]);
    const answer: Answer = (kind, side) => {
      if (side !== 'blue') return undefined;
      if (kind === 'move') return { orders: [{ do: 'ready', figures: ['b1'], weapon: 'sword' }] };
      return kind === 'shoot' ? { shots: [{ figures: ['b1'], at: 'r1' }] } : undefined;
    };
    const { events, step } = played(file, 1, answer);
    expect(ofKind(events, 'shot').map(({ weapon }) => weapon)).toEqual(['longbow']);
    expect(step.state.figures.b1).toMatchObject({ weapon: 'sword', missiles: 11 });
  });
});

describe('nerve', () => {
  it('of who flees comes back with a resolute test and not before (skirmish/morale/recreant)', () => {
    const standing = { inCover: false, enemies: [{ distance: 8, where: 'rear' }] } as const;
    const does = (result: 'craven' | 'resolute', fleeing: boolean) =>
      moraleObligation({ ...standing, result, fleeing }).does;
    expect([does('craven', true), does('resolute', true), does('craven', false)]).toEqual([
      'flees',
      'rallies',
      'retreats',
    ]);
  });

  it('that is tested before a charge does not end the turn that men spend rallying (skirmish/morale/resolute)', () => {
    const file = {
      ...field([], [knight('r1', [30, 30], { facing: 'S' })]),
      sides: { blue: levy([30, 25]), red: field([], [knight('r1', [30, 30], { facing: 'S' })]).sides.red as never },
    };
    const testedWith = (dice: readonly number[]) => {
      const { state, context } = scene(file, dice);
      const men = Object.values(state.figures).filter(({ side }) => side === 'blue');
      for (const man of men) man.does = 'rallies';
      for (const man of men.slice(0, 1)) man.turn.chargedBy = ['r1'];
      moraleOfChargesPhase.run(state, context);
      return new Set(men.map(({ does, fleeing }) => (fleeing ? 'flees' : does)));
    };
    expect(testedWith([6, 6, 6])).toEqual(new Set(['rallies']));
    expect(testedWith([5, 4, 3])).toEqual(new Set(['rallies']));
    expect(testedWith([1, 1, 1])).not.toEqual(new Set(['rallies']));
  });

  it('says why men in flight test (skirmish/morale/recreant)', () => {
    const file = {
      ...field([], [knight('r1', [30, 30], { facing: 'S' })]),
      sides: { blue: levy([30, 25]), red: field([], [knight('r1', [30, 30], { facing: 'S' })]).sides.red as never },
    };
    const answer: Answer = (kind, side, turn) =>
      kind === 'declare' && side === 'red' && turn === 1 ? { charges: [{ figures: ['r1'], at: 'lead' }] } : undefined;
    const seed = untilSeed(each => ofKind(played(file, 2, answer, each).events, 'tested')[0]?.result === 'recreant');
    const tests = ofKind(played(file, 2, answer, seed).events, 'tested');
    for (const { because } of tests) expect(because[0]?.effect).toContain('a test');
  });
});

describe('a charge', () => {
  it('that ends a hair short of its enemy has come home (skirmish/melee/attack-charging)', () => {
    const { state, told, context } = scene(field([knight('b1', [30, 20])], [knight('r1', [30, 24], { facing: 'S' })]));
    const { b1 } = state.figures;
    if (b1 === undefined) throw new Error('nobody');
    b1.turn.charge = { at: 'r1', how: 'charge' };
    const gap = 4 - 2 * rules.field.radius.foot;
    makeMove(b1, { bearing: 0, length: gap - 0.004, pace: 'walk', onto: ['r1'] }, 'charge', state, context);
    expect(told.map(({ kind }) => kind)).toContain('contact');
    expect(b1.turn.contactFrom).not.toBeNull();
  });

  it('finds whom his nerve fails in flight, though he meant to get out of the way (skirmish/morale/recreant)', () => {
    const file = {
      ...field([], [knight('r1', [30, 34], { facing: 'S' })]),
      sides: { blue: levy([30, 25]), red: field([], [knight('r1', [30, 34], { facing: 'S' })]).sides.red as never },
    };
    const answer: Answer = (kind, side) => {
      if (kind === 'declare' && side === 'red') return { charges: [{ figures: ['r1'], at: 'lead' }] };
      return kind === 'reply' && side === 'blue' ? { replies: [{ figures: ['lead'], reply: 'avoid' }] } : undefined;
    };
    const first = (seed: number) => played(file, 1, answer, seed).events;
    const seed = untilSeed(each => ofKind(first(each), 'obliged')[0]?.does === 'flees');
    expect(ofKind(first(seed), 'moved').find(({ figure }) => figure === 'lead')?.how).toBe('flee');
  });
});

describe('who runs away', () => {
  it('goes round what stands in his way on the side where the enemy is not', () => {
    const house = {
      kind: 'building',
      id: 'barn',
      outline: [
        [33, 28],
        [40, 28],
        [40, 32],
        [33, 32],
      ],
    } as const;
    const { state, now } = scene({
      ...field([knight('b1', [31, 30])], [knight('r1', [25, 30]), knight('r2', [36, 45])]),
      table: { width: 60, height: 60, features: [house as never] },
    });
    const { b1, r1, r2 } = state.figures;
    if (b1 === undefined || r1 === undefined || r2 === undefined) throw new Error('nobody');
    const east = { bearing: 90, length: 100, pace: 'run', freely: true } as const;
    expect(openWay(b1, east, now(), [r1.at, r2.at]).bearing).toBeGreaterThan(90);
    const other = { ...r2.at, y: 15 };
    expect(openWay(b1, east, now(), [r1.at, other]).bearing).toBeLessThan(90);
  });
});

describe('a cauldron', () => {
  const castle = (at: readonly (readonly [string, number])[]) =>
    ({
      ...field(
        at.map(([id, x]) => knight(id, [x, 20], { on: 'wall', weapons: ['crossbow'], facing: 'S' })),
        [knight('r1', [30, 18.9])],
      ),
      table: {
        width: 60,
        height: 60,
        features: [
          {
            kind: 'rampart',
            id: 'wall',
            line: [
              [10, 20],
              [50, 20],
            ],
          },
        ],
      },
      works: [{ feature: 'wall', made: 'castle-wall', height: 2, walk: 'rampart', stairs: [20, 21] }],
      things: [
        { id: 'rocks', kind: 'cauldron', load: 'rock', side: 'blue', at: [29.8, 20], on: 'wall' },
        { id: 'more', kind: 'cauldron', load: 'rock', side: 'blue', at: [30.4, 20], on: 'wall' },
      ],
    }) as unknown as SkirmishScenarioFile;

  it('is emptied by a man who shoots nothing, and each by another (skirmish/siege/cauldron-use)', () => {
    const { state, now } = scene(
      castle([
        ['b1', 29.5],
        ['b2', 30.5],
      ]),
    );
    const pieces = piecesOf('blue', state, now());
    expect(pieces.map(({ thing }) => thing.id)).toEqual(['rocks', 'more']);
    const by = (shooting: string[]) => servedOf(pieces, new Set(shooting), now()).map(({ server }) => server.id);
    expect(by([])).toEqual(['b1', 'b2']);
    expect(by(['b1'])[0]).toBe('b2');
    const alone = scene(castle([['b1', 30]]));
    expect(servedOf(piecesOf('blue', alone.state, alone.now()), new Set(), alone.now())).toHaveLength(1);
  });

  it('keeps who empties it from shooting in that turn (skirmish/shooting/one-target-per-turn)', () => {
    const answer: Answer = (kind, side) =>
      kind === 'shoot' && side === 'blue' ? { shots: [{ figures: ['rocks', 'b1'], at: 'r1' }] } : undefined;
    const { events } = played(castle([['b1', 30]]), 1, answer);
    expect(ofKind(events, 'bombarded')).toHaveLength(1);
    expect(ofKind(events, 'shot')).toEqual([]);
  });
});

describe('the built-in commander', () => {
  it('shoots at nobody unarmed (skirmish/grade/injures-cleric)', () => {
    const monk = knight('r2', [30, 16], { class: 'cleric', grade: 'B', weapons: [], facing: 'S' } as never);
    const { now } = scene(field([knight('b1', [30, 10], { weapons: ['longbow'] })], [far, monk]));
    const asked = { kind: 'shoot', shooters: [{ figure: 'b1', shots: 2, targets: ['r2'] }] };
    expect(shootWell(asked as never, now()).shots).toEqual([]);
  });

  it('has an archer shoot before he draws his sword (skirmish/shooting/timing-change-weapon)', () => {
    const file = field([knight('b1', [30, 10], { weapons: ['longbow', 'sword'] })], [knight('r1', [30, 20])]);
    const { state, now } = scene(file);
    const { b1 } = state.figures;
    if (b1 === undefined) throw new Error('nobody');
    b1.weapon = 'sword';
    b1.turn.changedFrom = 'longbow';
    b1.turn.share = 0.5;
    const asked = { kind: 'shoot', shooters: [{ figure: 'b1', shots: 1, targets: ['r1'] }] };
    expect(shootWell(asked as never, now()).shots).toEqual([{ figures: ['b1'], at: 'r1' }]);
  });

  it('leaves crossbows where they can shoot rather than walk a step nearer', () => {
    const file = (y: number) =>
      field([knight('b1', [30, 10], { weapons: ['crossbow'] })], [knight('r1', [30, y], { facing: 'S' })]);
    const orders = (y: number) => {
      const { now, view } = scene(file(y));
      return moveForce({ kind: 'move', figures: ['b1'] } as never, view('blue'), now()).orders.map(order => order.do);
    };
    expect([orders(32), orders(44)]).toEqual([[], ['go']]);
  });

  it('has each of those who shoot turn to an enemy of his own', () => {
    const { now, view, state } = scene({
      ...field([], []),
      sides: {
        blue: levy([30, 20], ['longbow']),
        red: field([], [knight('r1', [24, 26]), knight('r2', [40, 24])]).sides.red as never,
      },
    });
    const [one, other] = ['lead', ...(state.bodies.levy?.figures ?? [])].slice(1, 3).map(id => state.figures[id]);
    if (one === undefined || other === undefined) throw new Error('nobody');
    one.at = { x: 24, y: 20 };
    other.at = { x: 40, y: 18 };
    for (const figure of Object.values(state.figures)) if (figure.side === 'blue') figure.facing = 90;
    const figures = [one.id, other.id];
    const { orders } = moveForce({ kind: 'move', figures } as never, view('blue'), now());
    expect(orders.map(order => ('bearing' in order ? [order.figures[0], order.bearing] : []))).toEqual([
      [one.id, 0],
      [other.id, 0],
    ]);
  });

  it('keeps men in the place that they hold from the beginning, though riders come near it', () => {
    const { now, view } = scene({
      ...field([knight('b1', [30, 20])], [knight('r1', [30, 31], { horse: 'unbarded', facing: 'S' })]),
      objectives: [{ id: 'yard', name: 'The yard', at: [30, 20], radius: 4 }],
      victory: [
        { kind: 'hold', objectives: ['yard'], turns: 2, side: 'red' },
        { kind: 'turn-limit', turns: 9, decidedBy: 'draw' },
      ],
    } as SkirmishScenarioFile);
    const { orders } = moveForce({ kind: 'move', figures: ['b1'] } as never, view('blue'), now());
    expect(orders.map(order => order.do)).not.toContain('go');
  });

  it('takes a man out of the heat of a fire round friends who stand in his way', () => {
    const { now, view, state } = scene({
      ...field([knight('b1', [23, 19.2]), knight('b2', [23, 18.4]), knight('b3', [22.2, 18.3])], [far]),
      table: {
        width: 60,
        height: 60,
        features: [
          {
            kind: 'building',
            id: 'barn',
            outline: [
              [20, 20],
              [26, 20],
              [26, 26],
              [20, 26],
            ],
          } as never,
        ],
      },
      works: [{ feature: 'barn', made: 'timber-wall', burns: 'straw-thatch', height: 2 }] as never,
    });
    const { barn } = state.works;
    if (barn === undefined) throw new Error('no barn');
    barn.fire = { since: state.turn - 1, spent: { b1: 1 } };
    const { orders } = moveForce({ kind: 'move', figures: ['b1'] } as never, view('blue'), now());
    const [order] = orders;
    const to = order !== undefined && 'to' in order ? order.to : undefined;
    expect(to?.[1]).toBeLessThan(20 - rules.fire.kills.within - rules.field.radius.foot);
  });

  it('takes men whom a wall bars through the gate one by one', () => {
    const wall = (id: string, from: number, to: number) => ({
      kind: 'rampart',
      id,
      line: [
        [from, 30],
        [to, 30],
      ],
    });
    const { now, view, state } = scene({
      ...field([], [knight('r1', [30, 50], { facing: 'S' })]),
      sides: { blue: levy([30, 24]), red: field([], [knight('r1', [30, 50], { facing: 'S' })]).sides.red as never },
      table: { width: 60, height: 60, features: [wall('west', 5, 28), wall('east', 32, 55)] as never },
    });
    const [first, second] = state.bodies.levy?.figures ?? [];
    const [open, barred] = [state.figures[first ?? ''], state.figures[second ?? '']];
    if (open === undefined || barred === undefined) throw new Error('nobody');
    open.at = { x: 30, y: 28 };
    barred.at = { x: 26, y: 28.5 };
    const figures = [open.id, barred.id];
    const { orders } = moveForce({ kind: 'move', figures } as never, view('blue'), now());
    const whose = orders.map(order => [order.do, [...order.figures]]);
    expect(whose[0]).toEqual(['go', [open.id]]);
  });
});

describe('the tale of a fight', () => {
  const file = field([knight('b1', [30, 20], { name: 'Sir Odo' })], [knight('r1', [30, 24], { name: 'The prior' })]);
  const { context } = mustered({
    ...file,
    sides: { ...file.sides, red: { ...file.sides.red, name: 'The men of the wood' } as never },
  });
  const tell = (event: object) => tellSkirmish({ because: [], ...event } as never, context.scenario, rules).join('\n');

  it('says plainly who is struck as he goes, who gets on his horse, and what is less than nothing', () => {
    const blow = { kind: 'blow', figure: 'b1', target: 'r1', horse: false, attack: 3, defense: 1, effect: 'wounded' };
    expect(tell({ ...blow, leaving: true })).toBe('Sir Odo strikes at the prior as he leaves, 3 against 1: wounded');
    expect(tell({ ...blow, leaving: false, effect: 'hit' })).toBe('Sir Odo strikes at the prior, 3 against 1: hit');
    expect(tell({ kind: 'acted', figure: 'b1', action: 'mount' })).toBe('Sir Odo gets into the saddle');
    expect(tell({ kind: 'acted', figure: 'b1', action: 'dismount' })).toBe('Sir Odo gets down from his horse');
    expect(tell({ kind: 'tested', body: 'b1', total: -1, result: 'recreant' })).toContain('−1 for morale');
  });

  it('says how much of a side is lost, and its name within a sentence as one says it', () => {
    const { state } = mustered({
      ...file,
      sides: { ...file.sides, red: { ...file.sides.red, name: 'The men of the wood' } as never },
    });
    const { r1 } = state.figures;
    if (r1 === undefined) throw new Error('nobody');
    r1.gone = 'dead';
    const reason = (victory: object) =>
      skirmishOutcome(
        { ...state, figures: { ...state.figures, r2: { ...r1, id: 'r2', gone: null } } },
        { ...context.scenario, victory: [victory] } as never,
        rules,
      )?.reason;
    expect(reason({ kind: 'commander' })).toBe('the commander of the men of the wood is lost');
    expect(skirmishOutcome(state, context.scenario, rules)?.reason).toBe(
      'the men of the wood have nobody left who fights',
    );
    expect(reason({ kind: 'losses', percent: 40 })).toBe(
      'the men of the wood have lost 50 % of their men (40 % is enough)',
    );
  });

  it('gives the reason for which a thing catches fire (skirmish/fire/straw)', () => {
    const barn = [
      [28, 20],
      [34, 20],
      [34, 26],
      [28, 26],
    ];
    const thatch = {
      ...field([knight('b1', [31, 12], { weapons: ['longbow'], gear: ['fire-missiles'] } as never)], [far]),
      table: { width: 60, height: 60, features: [{ kind: 'building', id: 'barn', outline: barn }] },
      works: [{ feature: 'barn', made: 'timber-wall', burns: 'straw-thatch', height: 2 }],
      fireMissiles: true,
    } as unknown as SkirmishScenarioFile;
    const answer: Answer = (kind, side, turn) => {
      if (side !== 'blue') return undefined;
      if (kind === 'move' && turn === 1) return { orders: [{ do: 'light', figures: ['b1'] }] };
      return kind === 'shoot' ? { shots: [{ figures: ['b1'], at: 'barn' }] } : undefined;
    };
    const fires = (seed: number) => ofKind(played(thatch, 2, answer, seed).events, 'fire');
    const [fire] = fires(untilSeed(seed => fires(seed).length > 0));
    expect(fire?.because.map(({ clause }) => clause)).toEqual(['skirmish/fire/straw']);
  });

  it('gives the hits that a wall has taken', () => {
    const storm = JSON.parse(readFileSync('examples/scenarios/storm-of-cawdale-tower.json', 'utf8'));
    const { scenario } = mustered(storm).context;
    const stands = {
      kind: 'stands',
      of: 'east-curtain',
      against: 'hits',
      because: [{ clause: 'skirmish/shooting/breach', because: 'castle wall', effect: '3 of 10 hits' }],
    };
    expect(tellSkirmish(stands as never, scenario, rules).join()).toMatch(/still stands \(castle wall: 3 of 10 hits\)/);
  });
});
