import { describe, expect, it } from 'vitest';
import { scripted } from '../../src/dice/index.js';
import { drawTable } from '../../src/draw/index.js';
import { arming, atTheAxes, toTheLeaderless } from '../../src/rulesets/skirmish/bots/handiwork.js';
import { seeToSpoils } from '../../src/rulesets/skirmish/bots/spoils.js';
import { fieldOf } from '../../src/rulesets/skirmish/field.js';
import {
  meleeTurn,
  moraleObligation,
  moraleOdds,
  type SkirmishScenarioFile,
  skirmishRules,
  skirmishView,
  supported,
} from '../../src/rulesets/skirmish/index.js';
import type { SkirmishContext } from '../../src/rulesets/skirmish/terms.js';
import { declarationsPhase } from '../../src/rulesets/skirmish/turn/declarations.js';
import { pictureSkirmish } from '../../src/rulesets/skirmish/windows/picture.js';
import { tellSkirmish } from '../../src/rulesets/skirmish/windows/tell.js';
import { skirmishRulesUnder } from '../rules-under.js';
import { type Answer, field, knight, type Listed, ofKind, played, untilSeed } from './trial.js';

const rules = skirmishRules();
const TOUCH = 0.75;

/** Red goes where it is sent in turn 1. */
const redGoes =
  (to: [number, number]): Answer =>
  (kind, side, turn) =>
    kind === 'move' && side === 'red' && turn === 1
      ? { orders: [{ do: 'go', figures: ['r1'], to, pace: 'walk' }] }
      : undefined;

const peasants: SkirmishScenarioFile = {
  ...field([knight('b1', [30, 34], { facing: 'S', horse: 'unbarded' })], []),
  sides: {
    blue: field([knight('b1', [30, 40], { facing: 'S' })], []).sides.blue as never,
    red: {
      name: 'red',
      forces: [
        {
          id: 'red-force',
          commander: 'reeve',
          units: [
            {
              id: 'serfs',
              commander: { id: 'reeve', class: 'sergeant', grade: 'D', armour: 'no-armour', weapons: ['sword'] },
              men: Array.from({ length: 4 }, () => ({
                class: 'peasant' as const,
                grade: 'E' as const,
                armour: 'no-armour' as const,
                weapons: ['improvised' as const],
              })),
              place: { at: [30, 30], facing: 'N', files: 5, gap: 0.2 },
            },
          ],
        },
      ],
    } as never,
  },
};

describe('losses and morale', () => {
  it('the wound of a knight on his own is no loss of a unit (skirmish/morale/mod-losses)', () => {
    const alone = { class: 'knight', grade: 'B', original: 1, lost: 1, alone: true } as const;
    expect(moraleOdds(alone).modifier).toBe(2);
    const his = skirmishRulesUnder({ 'skirmish/ruling/losses-of-a-man-alone': 'a-unit-of-his-own' });
    expect(moraleOdds(alone, his).modifier).toBe(-2);
  });

  it('who has yielded or fled is neither killed nor wounded (skirmish/morale/mod-losses)', () => {
    const unit = { class: 'sergeant', grade: 'C', original: 8, lost: 2, gone: 4 } as const;
    expect(moraleOdds(unit).modifier).toBe(-1);
    const all = skirmishRulesUnder({ 'skirmish/ruling/gone-among-the-losses': 'whoever-is-gone' });
    expect(moraleOdds(unit, all).modifier).toBe(-3);
  });
});

describe('leaving and pursuit', () => {
  const met = (more: Partial<Listed> = {}) =>
    field([knight('b1', [30, 20], more)], [knight('r1', [30, 20 + TOUCH], { facing: 'S' })]);

  it('a knight whose last opponent leaves goes after him at once (skirmish/melee/pursuit)', () => {
    const seed = untilSeed(each => played(met(), 1, redGoes([30, 25]), each).step.state.figures.r1?.gone === null);
    const { events } = played(met(), 1, redGoes([30, 25]), seed);
    const after = ofKind(events, 'moved').filter(({ figure }) => figure === 'b1');
    expect(after.map(({ how }) => how)).toEqual(['pursue']);
    expect(after[0]?.pace).toBe('run');
  });

  it('not on foot behind the hedge that he defends (skirmish/melee/pursuit-exempt)', () => {
    const hedge = {
      kind: 'fence',
      id: 'hedge',
      line: [
        [20, 20 + TOUCH / 2],
        [40, 20 + TOUCH / 2],
      ],
    } as const;
    const file = { ...met(), table: { width: 60, height: 60, features: [hedge] } } as unknown as SkirmishScenarioFile;
    const { events } = played(file, 1, redGoes([30, 25]));
    expect(ofKind(events, 'moved').filter(({ figure }) => figure === 'b1')).toEqual([]);
  });

  it('the blow at who leaves is the one of the beginning (skirmish/melee/leaving-strike)', () => {
    const blows = (ruling: { [id: string]: string }) => {
      const seed = untilSeed(each => {
        const { step } = played(met(), 1, redGoes([30, 23]), each, ruling);
        return Object.values(step.state.figures).every(({ wounded, gone }) => !wounded && gone === null);
      });
      const { events } = played(met(), 1, redGoes([30, 23]), seed, ruling);
      return ofKind(events, 'blow').filter(({ figure }) => figure === 'b1').length;
    };
    expect(blows({})).toBe(2);
    expect(blows({ 'skirmish/ruling/blows-after-leaving': 'besides-both' })).toBe(3);
  });

  it('each blow is told with its own dice and what was added to them (skirmish/melee/strike)', () => {
    const { events } = played(met({ grade: 'B' }), 1, () => undefined);
    const blows = events.filter(event => event.kind === 'blow');
    for (const blow of blows) {
      const thrown = (blow as { rolls?: readonly { shown: readonly number[] }[] }).rolls ?? [];
      expect(thrown[0]?.shown).toHaveLength(1);
      expect(thrown.length).toBeGreaterThan(1);
      expect(thrown.length).toBeLessThan(4);
    }
    const own = blows.find(({ figure }) => figure === 'b1');
    expect(own?.because.map(({ clause }) => clause)).toContain('skirmish/melee/attack-grade');
  });
});

describe('charges', () => {
  const charge =
    (by: string): Answer =>
    (kind, side, turn) =>
      kind === 'declare' && side === 'blue' && turn === 1 ? { charges: [{ figures: [by], at: 'r1' }] } : undefined;

  it('a turn is paid for once, in whatever parts a charge is moved (skirmish/movement/turn-mounted)', () => {
    const rider = knight('b1', [30, 20], { horse: 'unbarded' });
    // At 60 degrees off his front, nine inches and a half from base to base.
    const away = 9.5 + 0.5 + 0.375;
    const file = field([rider], [knight('r1', [30 + away * Math.sin(Math.PI / 3), 20 + away / 2], { facing: 'S' })]);
    const { events } = played(file, 1, charge('b1'));
    expect(ofKind(events, 'contact').map(({ figure }) => figure)).toEqual(['b1']);
  });

  it('who comes upon his enemy aslant turns to him (skirmish/melee/strike-front)', () => {
    const file = field(
      [knight('b1', [30, 20], { weapons: ['pike'] }), knight('b2', [29.4, 24]), knight('b3', [30.6, 24])],
      [knight('r1', [30, 25.5], { facing: 'S', horse: 'unbarded' })],
    );
    const { step, events } = played(file, 1, charge('b1'));
    expect(ofKind(events, 'contact').some(({ figure }) => figure === 'b1')).toBe(true);
    const { b1, r1 } = step.state.figures;
    const bearing = (Math.atan2((r1?.at.x ?? 0) - (b1?.at.x ?? 0), (r1?.at.y ?? 0) - (b1?.at.y ?? 0)) * 180) / Math.PI;
    const off = Math.abs(((bearing - (b1?.facing ?? 0) + 540) % 360) - 180);
    expect(off).toBeLessThanOrEqual(45);
  });

  it('a move is told with where it ends and which way he faces then, and so is a turn', () => {
    const file = field([knight('b1', [30, 20])], [knight('r1', [30, 50], { facing: 'S' })]);
    const orders = [{ do: 'go', figures: ['b1'], to: [33, 23], pace: 'walk' }];
    const turns = [{ do: 'face', figures: ['b1'], bearing: 90 }];
    const answer: Answer = (kind, side, turn) =>
      kind === 'move' && side === 'blue' ? { orders: turn === 1 ? orders : turns } : undefined;
    const { step, events } = played(file, 2, answer);
    const lines = events.flatMap(event => tellSkirmish({ ...event, turn: 1, phase: 'moves' } as never, step.scenario));
    expect(lines.some(line => / goes 4\.2" to \(33, 23\), facing NE/.test(line))).toBe(true);
    expect(lines.some(line => / turns to face E/.test(line))).toBe(true);
  });

  it('a shot straight down a wall is not told as one over no inches at all', () => {
    const { step } = played(
      field([knight('b1', [30, 20])], [knight('r1', [30, 50], { facing: 'S' })]),
      1,
      () => undefined,
    );
    const shot = {
      kind: 'shot',
      figure: 'b1',
      target: 'r1',
      weapon: 'crossbow',
      horse: false,
      hitsOn: 6,
      effect: 'missed',
      because: [],
    };
    const line = (distance: number) =>
      tellSkirmish({ ...shot, distance, turn: 1, phase: 'shooting' } as never, step.scenario)[0];
    expect(line(0.02)).toContain('over less than 1" with');
    expect(line(9)).toContain('over 9" with');
  });

  it('who declares a charge and finds no way is told so', () => {
    const wall = {
      kind: 'wall',
      id: 'w',
      line: [
        [10, 20.52],
        [50, 20.52],
      ],
    } as const;
    const file = {
      ...field([knight('b1', [30, 20], { horse: 'barded' })], [knight('r1', [30, 23], { facing: 'S' })]),
      table: { width: 60, height: 60, features: [wall] },
    } as unknown as SkirmishScenarioFile;
    const { events } = played(file, 1, charge('b1'));
    expect(ofKind(events, 'baulked').map(({ figure }) => figure)).toEqual(['b1']);
  });

  it('peasants who break before a charge run before it comes home, with its moves (skirmish/sequence/charge-moves)', () => {
    const at = (events: readonly { kind: string }[], find: (event: never) => boolean) =>
      events.findIndex(event => find(event as never));
    const answer: Answer = (kind, side, turn) =>
      kind === 'declare' && side === 'blue' && turn === 1
        ? { charges: [{ figures: ['b1'], at: 'serfs-2' }] }
        : undefined;
    const broke = (seed: number) =>
      ofKind(played(peasants, 1, answer, seed).events, 'obliged').some(({ does }) => does === 'flees');
    const { events } = played(peasants, 1, answer, untilSeed(broke));
    const fled = at(events, ({ kind, how }: { kind: string; how: string }) => kind === 'moved' && how === 'flee');
    const cards = at(events, ({ kind }: { kind: string }) => kind === 'cards');
    expect(fled).toBeGreaterThan(-1);
    expect(fled).toBeLessThan(cards);
    expect(ofKind(events, 'contact')).toEqual([]);
  });
});

describe('bold men', () => {
  it('advance where they can charge nobody (skirmish/morale/bold)', () => {
    const wood = {
      kind: 'wood',
      id: 'w',
      outline: [
        [25, 22],
        [35, 22],
        [35, 40],
        [25, 40],
      ],
    } as const;
    const file = {
      ...field([knight('b1', [30, 20])], [knight('r1', [30, 25], { facing: 'S' })]),
      table: { width: 60, height: 60, features: [wood] },
    } as unknown as SkirmishScenarioFile;
    const { step } = played(file, 1, () => undefined);
    const state = structuredClone(step.state);
    const bold = state.figures.b1;
    if (bold === undefined) throw new Error('no b1');
    bold.does = 'charges';
    const context = {
      scenario: step.scenario,
      rules,
      turn: 2,
      tell: () => undefined,
      command: { askAll: () => [] },
    } as unknown as SkirmishContext;
    declarationsPhase.run(state, context);
    expect(state.figures.b1?.does).toBe('advances');
  });
});

describe('rulings on boldness and support', () => {
  const bold = { result: 'bold', inCover: false, enemies: [{ distance: 5, where: 'front' }], chargeReach: 9 } as const;

  it('a bold cleric does as he likes (skirmish/ruling/bold-clerics)', () => {
    expect(moraleObligation(bold).does).toBe('charges');
    expect(moraleObligation({ ...bold, cleric: true }).does).toBe('as-wished');
    const eager = skirmishRulesUnder({ 'skirmish/ruling/bold-clerics': 'go-at-the-enemy' });
    expect(moraleObligation({ ...bold, cleric: true }, eager).does).toBe('charges');
  });

  it('who runs or goes back supports nobody (skirmish/morale/def-supported)', () => {
    const friends = [{ distance: 4, sameWay: true, retreating: true }];
    expect(supported({ friends })).toBe(false);
    const any = skirmishRulesUnder({ 'skirmish/ruling/support-of-runaways': 'as-any-unit' });
    expect(supported({ friends }, any)).toBe(true);
  });

  it('who is bold before a charge plays on as declared, or charges next turn (skirmish/ruling/bold-before-a-charge)', () => {
    const answer: Answer = (kind, side, turn) =>
      kind === 'declare' && side === 'blue' && turn === 1
        ? { charges: [{ figures: ['b1'], at: 'serfs-2' }] }
        : undefined;
    const isBold = (seed: number) => ofKind(played(peasants, 1, answer, seed).events, 'tested')[0]?.result === 'bold';
    const seed = untilSeed(isBold);
    const next = (ruling: { [id: string]: string }) =>
      Object.values(played(peasants, 1, answer, seed, ruling).step.state.figures).filter(({ turn }) => turn.boldNext);
    expect(next({})).toEqual([]);
    expect(next({ 'skirmish/ruling/bold-before-a-charge': 'charge-next-turn' }).length).toBeGreaterThan(0);
  });
});

describe('the built-in commander and what is taken', () => {
  it('leaves a man beside a prisoner, and picks up a standard', () => {
    const file = field(
      [knight('b1', [30, 20]), knight('b2', [31, 20]), knight('b3', [40, 20]), knight('b4', [44, 20])],
      [knight('r1', [32.5, 20], { facing: 'S' }), knight('far', [50, 55])],
    );
    const { step } = played(file, 1, () => undefined);
    const state = structuredClone(step.state);
    const prisoner = state.figures.r1;
    if (prisoner === undefined) throw new Error('no r1');
    prisoner.yielded = 'blue';
    state.standards.push({
      id: 's',
      of: 'force',
      side: 'red',
      force: 'red-force',
      bearer: null,
      at: { x: 41, y: 20 },
      lost: true,
    });
    const view = skirmishView(state, 'blue', step.scenario, rules);
    const scene = fieldOf(state, step.scenario, rules);
    for (const figure of Object.values(state.figures)) figure.turn.share = 0;
    const men = ['b1', 'b2', 'b3', 'b4'].flatMap(id => state.figures[id] ?? []);
    const { orders, busy } = seeToSpoils(men, view, scene);
    expect([...busy].sort()).toEqual(['b2', 'b3']);
    expect(orders).toEqual([{ do: 'pick-up-standard', figures: ['b3'] }]);
  });
});

describe('shots and blows in their order', () => {
  it('who shoots out of hiding comes first with his first shot alone (skirmish/shooting/concealed-first)', () => {
    const wood = {
      kind: 'wood',
      id: 'w',
      outline: [
        [20, 18],
        [40, 18],
        [40, 21],
        [20, 21],
      ],
    } as const;
    const bow = { weapons: ['longbow' as const], grade: 'C' as const };
    const file = {
      ...field(
        [knight('b1', [30, 20.5], bow), knight('b2', [40, 25], { ...bow, facing: 'W' })],
        [knight('r1', [30, 30], { ...bow, facing: 'SE' })],
      ),
      table: { width: 60, height: 60, features: [wood] },
    } as unknown as SkirmishScenarioFile;
    const answer: Answer = (kind, side) =>
      kind === 'shoot'
        ? { shots: [{ figures: [side === 'blue' ? 'b1' : 'r1'], at: side === 'blue' ? 'r1' : 'b2' }] }
        : undefined;
    const both = (seed: number) =>
      Object.values(played(file, 1, answer, seed).step.state.figures).every(
        ({ wounded, gone }) => !wounded && gone === null,
      );
    const { events } = played(file, 1, answer, untilSeed(both));
    expect(ofKind(events, 'shot').map(({ figure }) => figure)).toEqual(['b1', 'r1', 'b1', 'r1']);
  });

  it('the second blow of who has killed his man goes at another (skirmish/melee/strikes-per-turn)', () => {
    const fighter = (weapon: 'sword') => ({
      man: { class: 'knight', grade: 'C', above: 0 } as const,
      weapon,
      protection: 4 as const,
    });
    const fighters = [
      { id: 'a', fighter: fighter('sword') },
      { id: 'b', fighter: fighter('sword'), wounded: true },
      { id: 'c', fighter: fighter('sword') },
    ];
    const blow = (when: 'beginning' | 'end') => ({ by: 'a', at: 'b', when, otherwise: [{ at: 'c' }] });
    const { struck, conditions } = meleeTurn(
      { fighters, blows: [blow('beginning'), blow('end')] },
      scripted([6, 1, 6, 1, 1]),
    );
    expect(struck.map(({ at, effect }) => `${at} ${effect}`)).toEqual(['b killed', 'c wounded']);
    expect(conditions.c?.wounded).toBe(true);
  });
});

describe('small moves', () => {
  it('a man who cannot move as far as a shuffle has not moved (skirmish/movement/table)', () => {
    const wall = {
      kind: 'building',
      id: 'h',
      outline: [
        [10, 20.4],
        [50, 20.4],
        [50, 24],
        [10, 24],
      ],
    } as const;
    const file = {
      ...field([knight('b1', [30, 20])], [knight('r1', [30, 40], { facing: 'S' })]),
      table: { width: 60, height: 60, features: [wall] },
    } as unknown as SkirmishScenarioFile;
    const go: Answer = (kind, side) =>
      kind === 'move' && side === 'blue'
        ? { orders: [{ do: 'go', figures: ['b1'], to: [30, 30], pace: 'walk' }] }
        : undefined;
    const { step, events } = played(file, 1, go);
    expect(ofKind(events, 'moved')).toEqual([]);
    expect(step.state.figures.b1?.movedBefore).toBe(false);
  });
});

describe('pictures', () => {
  it('a man who moved and was killed in the same turn, by whatever, is drawn where he fell', () => {
    const { step } = played(field([knight('b1', [30, 20])], [knight('r1', [30, 40])]), 1, () => undefined);
    const state = structuredClone(step.state);
    const fallen = state.figures.b1;
    if (fallen === undefined) throw new Error('no b1');
    fallen.gone = 'dead';
    const path = [
      { x: 30, y: 18 },
      { x: 30, y: 20 },
    ];
    const moved = {
      kind: 'moved',
      figure: 'b1',
      how: 'move',
      pace: 'walk',
      mounted: false,
      path,
      moved: 2,
      because: [],
    } as const;
    const picture = pictureSkirmish(
      { scenario: step.scenario, rules },
      skirmishView(state, 'blue', step.scenario, rules),
      [moved as never],
    );
    expect(picture.pieces.map(({ id }) => id)).toContain('b1');
    const svg = drawTable(picture);
    expect(svg).toContain('<svg');
  });

  it('the legend calls things by the words of the game', () => {
    const { step } = played(
      field([knight('b1', [30, 20], { wounded: true })], [knight('r1', [30, 40])]),
      1,
      () => undefined,
    );
    const view = skirmishView(step.state, 'blue', step.scenario, rules);
    const svg = drawTable(pictureSkirmish({ scenario: step.scenario, rules }, view, []));
    expect(svg).toContain('>wounded<');
    expect(svg).not.toContain('hits not yet settled');
  });
});

describe('the built-in commander and handiwork', () => {
  const wall = {
    width: 60,
    height: 60,
    features: [
      {
        kind: 'rampart',
        id: 'west',
        line: [
          [10, 20],
          [20, 20],
        ],
      },
      {
        kind: 'gate',
        id: 'gate',
        line: [
          [20, 20],
          [24, 20],
        ],
      },
    ],
  } as unknown as SkirmishScenarioFile['table'];
  const works: NonNullable<SkirmishScenarioFile['works']> = [
    { feature: 'west', made: 'castle-wall', height: 2, thickness: 0.25, walk: 'rampart', stairs: [12, 21] },
    { feature: 'gate', made: 'timber-wall', burns: 'timber', height: 2, stairs: [22, 21], shut: true },
  ];
  const sceneOf = (file: SkirmishScenarioFile) => {
    const { step } = played(file, 1, () => undefined);
    const state = structuredClone(step.state);
    for (const figure of Object.values(state.figures)) figure.turn.share = 0;
    return {
      state,
      scene: fieldOf(state, step.scenario, rules),
      view: skirmishView(state, 'blue', step.scenario, rules),
    };
  };

  it('sends two men with axes to a shut gate where it has no ram, and lets them chop', () => {
    const axe = { weapons: ['two-handed-axe' as const] };
    const file = field(
      [knight('b1', [21, 19.4], axe), knight('b2', [23, 19.4], axe), knight('b3', [22, 14], axe)],
      [knight('r1', [30, 50])],
      { table: wall, works },
    );
    const { state, scene } = sceneOf(file);
    const men = ['b1', 'b2', 'b3'].flatMap(id => state.figures[id] ?? []);
    expect(atTheAxes(men, scene)).toEqual([{ do: 'chop', figures: ['b1', 'b2'], at: 'gate' }]);
    expect(atTheAxes(men.slice(2), scene)).toMatchObject([{ do: 'go', figures: ['b3'] }]);
  });

  it('arms who has nothing but a stick from the dead beside him, with no enemy near', () => {
    const file = field(
      [knight('b1', [30, 20], { weapons: ['improvised'] }), knight('b2', [30, 21])],
      [knight('r1', [30, 50])],
    );
    const { state, scene } = sceneOf(file);
    const { b1, b2, r1 } = state.figures;
    if (b1 === undefined || b2 === undefined || r1 === undefined) throw new Error('nobody there');
    b2.gone = 'dead';
    expect(arming(b1, scene)).toEqual([{ do: 'loot', figures: ['b1'], at: 'b2', take: 'sword' }]);
    r1.at = { x: 30, y: 24 };
    expect(arming(b1, scene)).toEqual([]);
  });

  it('lets the leader of a force join men who have lost theirs', () => {
    const file = {
      ...peasants,
      sides: {
        ...peasants.sides,
        red: {
          ...peasants.sides.red,
          forces: peasants.sides.red?.forces.map(force => ({
            ...force,
            commander: 'lord',
            single: [knight('lord', [31, 32])],
          })),
        },
      },
    } as SkirmishScenarioFile;
    const { step } = played(file, 1, () => undefined);
    const state = structuredClone(step.state);
    const { reeve, lord } = state.figures;
    if (reeve === undefined || lord === undefined) throw new Error('nobody there');
    const scene = fieldOf(state, step.scenario, rules);
    const orders = () => toTheLeaderless(lord, skirmishView(state, 'red', step.scenario, rules), scene);
    expect(orders()).toEqual([]);
    reeve.gone = 'dead';
    expect(orders()).toMatchObject([{ figures: ['lord'] }]);
  });
});

describe('the tale', () => {
  it('says in words what men do besides moving', () => {
    const { step } = played(field([knight('b1', [30, 20])], [knight('r1', [30, 40])]), 1, () => undefined);
    const tell = (action: string) =>
      tellSkirmish({ kind: 'acted', figure: 'b1', action, because: [] } as never, step.scenario, rules);
    expect(tell('light-fire-missile')).toEqual(['b1 lights a fire missile']);
    expect(tell('heat-oil-or-lead')).toEqual(['b1 sets a cauldron over the fire']);
    expect(tell('place-or-remove-stake')).toEqual(['b1 plants a stake']);
  });
});
