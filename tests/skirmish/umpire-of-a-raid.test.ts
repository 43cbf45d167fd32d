/** What an umpire found in a battle that was told to him: charges, turns at a run, sight, and who has met a charge. */
import { describe, expect, it } from 'vitest';
import { chargeWell } from '../../src/rulesets/skirmish/bots/fighting.js';
import { inSight } from '../../src/rulesets/skirmish/field.js';
import { moraleOdds, type SkirmishScenarioFile, skirmishView, unitCauses } from '../../src/rulesets/skirmish/index.js';
import type { SkirmishState } from '../../src/rulesets/skirmish/state.js';
import type { SkirmishContext } from '../../src/rulesets/skirmish/terms.js';
import { inCloseOrder, membersOf } from '../../src/rulesets/skirmish/turn/bodies.js';
import { compelled } from '../../src/rulesets/skirmish/turn/compelled.js';
import { courseOf } from '../../src/rulesets/skirmish/turn/course.js';
import { declarationsPhase } from '../../src/rulesets/skirmish/turn/declarations.js';
import { fighterOf } from '../../src/rulesets/skirmish/turn/fighters.js';
import { tellSkirmish } from '../../src/rulesets/skirmish/windows/tell.js';
import {
  type Answer,
  always,
  type Event,
  field,
  knight,
  type Listed,
  mustered,
  ofKind,
  played,
  untilSeed,
} from './trial.js';

const TOUCH = 0.75;

describe('a unit whose last rank is short', () => {
  it('stands in close order if its ranks and files touch (skirmish/melee/close-order)', () => {
    const man = { class: 'sergeant', grade: 'C', armour: 'no-armour', weapons: ['spear'] } as const;
    const unit = (gap: number) => ({
      id: 'spears',
      commander: { ...man, id: 'lord', class: 'knight' as const },
      men: Array.from({ length: 6 }, () => man),
      place: { at: [30, 30] as [number, number], facing: 'N' as const, files: 4, gap },
    });
    const close = (gap: number) => {
      const file = field([knight('b1', [1, 1])], [knight('r1', [1, 50])]);
      const sides = {
        ...file.sides,
        blue: { name: 'blue', forces: [{ id: 'blue-force', commander: 'lord', units: [unit(gap)] }] },
      } as unknown as SkirmishScenarioFile['sides'];
      const { state, field: now } = mustered({ ...file, sides });
      return inCloseOrder(membersOf(state.bodies.spears ?? { figures: [] }, now()), now());
    };
    expect([close(0), close(0.2)]).toEqual([true, false]);
  });
});

describe('whoever has charged', () => {
  const charging = (change: (turn: { moved: number; stuck: boolean }) => void, at: string, how = 'charge') => {
    const near = knight('r2', [30, 30 + TOUCH], { facing: 'S' });
    const { state, field: now } = mustered(
      field([knight('b1', [30, 30])], [knight('r1', [40, 50], { facing: 'S' }), near]),
    );
    const { b1 } = state.figures;
    if (b1 === undefined) throw new Error('nobody');
    b1.turn = { ...b1.turn, atStart: [], charge: { at, how } as never, chargedBy: ['r1', 'r2'], contactFrom: 0.25 };
    change(b1.turn);
    return fighterOf(b1, now(), false).charging;
  };

  it('has run too where who charges him reaches him before he goes (skirmish/melee/attack-charging)', () => {
    const unmoved = () => undefined;
    expect(charging(unmoved, 'r2')).toBe('charge');
    expect(charging(unmoved, 'r1', 'counter-charge')).toBe('counter-charge');
    // He ran at somebody else, or would have.
    expect(charging(unmoved, 'r1')).toBe(undefined);
    expect(charging(turn => Object.assign(turn, { moved: 1 }), 'r1')).toBe('charge');
    expect(charging(turn => Object.assign(turn, { stuck: true }), 'r2')).toBe(undefined);
  });

  it('gets nothing for it who could not stir (skirmish/melee/attack-charging)', () => {
    const fence = {
      kind: 'fence',
      id: 'hedge',
      line: [
        [10, 20.52],
        [50, 20.52],
      ],
    } as const;
    const file = {
      ...field([knight('b1', [30, 20], { horse: 'barded' })], [knight('r1', [30, 24], { facing: 'S' })]),
      table: { width: 60, height: 60, features: [fence] },
    } as unknown as SkirmishScenarioFile;
    const answer: Answer = (kind, side) =>
      kind === 'declare'
        ? { charges: [{ figures: [side === 'blue' ? 'b1' : 'r1'], at: side === 'blue' ? 'r1' : 'b1' }] }
        : undefined;
    const { events } = played(file, 1, answer);
    const blows = ofKind(events, 'blow');
    const chargers = blows.filter(({ because }) =>
      because.some(({ clause }) => clause === 'skirmish/melee/attack-charging'),
    );
    expect(blows.map(({ figure }) => figure)).toContain('b1');
    expect([...new Set(chargers.map(({ figure }) => figure))]).toEqual(['r1']);
  });
});

describe('turns at a run', () => {
  const gone = (more: object) => {
    const orders = [
      { do: 'face', figures: ['b1'], bearing: 90 },
      { do: 'go', figures: ['b1'], to: [50, 20], pace: 'run' },
    ] as const;
    const file = field([knight('b1', [30, 20], more)], [knight('r1', [30, 55], { facing: 'S' })]);
    const { events } = played(file, 1, always(orders as never));
    return ofKind(events, 'moved').map(({ pace, moved }) => [pace, Math.round(moved)]);
  };

  it('are measured from where he faced as the turn began, though he has faced about first (skirmish/movement/turn-limit-run)', () => {
    expect(gone({ facing: 'N' })).toEqual([['walk', 9]]);
    expect(gone({ facing: 'E' })).toEqual([['run', 12]]);
  });

  it('cost who rides his two inches, though he has faced about first (skirmish/movement/turn-cost-mounted)', () => {
    expect(gone({ facing: 'N', horse: 'unbarded' })).toEqual([['walk', 10]]);
    expect(gone({ facing: 'E', horse: 'unbarded' })).toEqual([['walk', 12]]);
  });

  it('are no more in all of a move than in one of its parts (skirmish/movement/turn-limit-run)', () => {
    const { state, field: now } = mustered(field([knight('b1', [30, 20])], [knight('r1', [30, 55])]));
    const { b1 } = state.figures;
    if (b1 === undefined) throw new Error('nobody');
    const faults = (bearing: number, face: number) =>
      courseOf(b1, { bearing, face, length: 5, pace: 'run' }, now()).faults.map(({ clause }) => clause);
    expect(faults(20, 40)).toEqual(['skirmish/movement/turn-limit-run']);
    expect(faults(20, 22)).toEqual([]);
    expect(faults(20, 0)).toEqual([]);
  });
});

describe('sight past who stands right before the looker', () => {
  it('is past his friends, not past an enemy (skirmish/sight/cavalry-over-infantry, skirmish/sight/gap-range)', () => {
    const sees = (rider: 'blue' | 'red') => {
      const before = knight('rider', [30, 31.5], { horse: 'unbarded' });
      const { state, field: now } = mustered(
        field(
          [knight('b1', [30, 30]), ...(rider === 'blue' ? [before] : [])],
          [knight('r1', [30, 40], { facing: 'S' }), ...(rider === 'red' ? [before] : [])],
        ),
      );
      const { b1, r1 } = state.figures;
      return b1 !== undefined && r1 !== undefined && inSight(b1, r1, now());
    };
    expect([sees('blue'), sees('red')]).toEqual([true, false]);
  });
});

describe('a knight who is charged', () => {
  it('has met it where he finds no way to go away (skirmish/grade/knight-fails-charge)', () => {
    const grades = (y: number) => {
      const file = field([knight('b1', [30, y + 5], { facing: 'S' })], [knight('r1', [30, y])]);
      const answer: Answer = (kind, side) => {
        if (kind === 'declare' && side === 'blue') return { charges: [{ figures: ['b1'], at: 'r1' }] };
        return kind === 'reply' ? { replies: [{ figures: ['r1'], reply: 'avoid' }] } : undefined;
      };
      return ofKind(played(file, 1, answer).events, 'regraded').map(({ figure }) => figure);
    };
    expect(grades(30)).toEqual(['r1']);
    expect(grades(0)).toEqual([]);
  });
});

describe('the blow at who leaves a melee', () => {
  it('is one of a melee, after which both test (skirmish/melee/after-morale)', () => {
    const file = field(
      [knight('b1', [30, 20], { armour: 'full-mail' })],
      [knight('r1', [30, 20 + TOUCH], { facing: 'S' })],
    );
    const answer: Answer = (kind, side) =>
      kind === 'move' && side === 'red'
        ? { orders: [{ do: 'go', figures: ['r1'], to: [30, 32], pace: 'walk' }] }
        : undefined;
    const told = (seed: number) => played({ ...file, sides: { ...file.sides } }, 1, answer, seed);
    const seed = untilSeed(each => {
      const { r1, b1 } = told(each).step.state.figures;
      const apart = Math.hypot((r1?.at.x ?? 0) - (b1?.at.x ?? 0), (r1?.at.y ?? 0) - (b1?.at.y ?? 0)) > 1;
      return r1?.gone === null && b1?.gone === null && apart;
    });
    const { events } = told(seed);
    expect(ofKind(events, 'blow').map(({ leaving }) => leaving)).toEqual([true]);
    const after = ofKind(events, 'tested').filter(({ because }) =>
      because.some(({ clause }) => clause === 'skirmish/morale/trigger-knight-melee'),
    );
    expect(after.map(({ body }) => body).sort()).toEqual(['b1', 'r1']);
  });
});

describe('what is told of whom his nerve moves', () => {
  const alone = (at: [number, number]) =>
    field([knight('b1', at)], [knight('r1', [at[0], at[1] + 5], { facing: 'S' })]);

  it('says of who was to retreat that he is hemmed in, and by whom (skirmish/morale/craven)', () => {
    const retreat = (y: number) => {
      const { state, context } = mustered(alone([30, y]));
      const { b1 } = state.figures;
      if (b1 === undefined) throw new Error('nobody');
      b1.does = 'retreats';
      const events: Event[] = [];
      compelled(b1, state, { ...context, tell: (event: Event) => events.push(event) } as unknown as SkirmishContext);
      return events.flatMap(event => tellSkirmish({ ...event, turn: 1, phase: 'moves' } as never, context.scenario));
    };
    expect(retreat(0)).toEqual(['b1 is hemmed in and cannot get away from r1']);
    expect(retreat(30)[0]).toMatch(/^b1 retreats 9"/);
  });

  it('says of who was to charge and only advances that there is nobody to charge (skirmish/morale/bold)', () => {
    const bold = (x: number) => {
      const { state, context } = mustered(
        field([knight('b1', [30, 20])], [knight('r1', [x, 25], { facing: 'S' }), knight('r2', [1, 58])]),
      );
      const { b1 } = state.figures;
      if (b1 === undefined) throw new Error('nobody');
      b1.does = 'charges';
      const events: Event[] = [];
      const command = { askAll: (asked: readonly object[]) => asked.map(() => ({ charges: [] })) };
      const tell = (event: Event) => events.push(event);
      declarationsPhase.run(state, { ...context, turn: 1, command, tell } as unknown as SkirmishContext);
      return events.flatMap(event =>
        tellSkirmish({ ...event, turn: 1, phase: 'declarations' } as never, context.scenario),
      );
    };
    expect(bold(30)[0]).toContain('b1 declares a charge at r1');
    expect(bold(58)).toEqual(['b1 will advance (bold, with nobody to charge in sight and reach: advances)']);
  });

  it('places two men who stand side by side at two spots', () => {
    const orders = [{ do: 'go', figures: ['b1', 'b2'], to: [30.4, 24], pace: 'walk' }] as const;
    const file = field([knight('b1', [30, 20]), knight('b2', [30.8, 20])], [knight('r1', [30, 55], { facing: 'S' })]);
    const { step, events } = played(file, 1, always(orders as never));
    const spots = ofKind(events, 'moved').flatMap(event =>
      tellSkirmish({ ...event, turn: 1, phase: 'moves' } as never, step.scenario).map(
        line => /\(.*?\)/.exec(line)?.[0],
      ),
    );
    expect(spots.sort()).toEqual(['(30, 24)', '(30.8, 24)']);
  });

  it('tells a loss under half strength and the quarters that are lost so that neither gainsays the other', () => {
    const cause = unitCauses({ class: 'sergeant', original: 8, sound: 3, lostAny: true });
    expect(cause.map(({ because }) => because.because)).toEqual([
      'one more killed or wounded, with 3 unhurt of 8 men in the unit',
    ]);
    const { because } = moraleOdds({ class: 'sergeant', grade: 'C', original: 8, lost: 3, gone: 3 });
    expect(because.map(each => each.because)).toContain('1 quarter of the unit killed or wounded');
  });
});

describe('the bot', () => {
  const charges = (blue: readonly Listed[], red: readonly Listed[], change: (state: SkirmishState) => void) => {
    const { state, context, field: now } = mustered(field(blue, red));
    change(state);
    const view = skirmishView(state, 'blue', context.scenario, context.rules);
    const targets = red.flatMap(({ id = '' }) => id).filter(id => state.figures[id]?.yielded === null);
    const chargers = blue.slice(1).map(({ id }) => ({ figure: id, targets }));
    const asked = { kind: 'declare', id: 'declare:blue', side: 'blue', clause: 'skirmish/sequence/declare', chargers };
    return chargeWell(asked as never, now(), view).charges.flatMap(({ figures }) => figures);
  };
  const strong = { grade: 'B', armour: 'full-plate', weapons: ['spear'] } as const;

  it('leaves the nearest man with a prisoner, and lets the others charge', () => {
    const blue = [knight('b0', [1, 1]), knight('b1', [30, 20], strong), knight('b2', [33, 20], strong)];
    const red = [knight('r1', [30, 21], { facing: 'S' }), knight('r2', [32, 25], { facing: 'S', grade: 'E' })];
    const taken = (by: string | null) =>
      charges(blue, red, state => Object.assign(state.figures.r1 ?? {}, { yielded: by }));
    expect(taken('blue')).toEqual(['b2']);
    expect(charges(blue, red.slice(1), () => undefined)).toEqual(['b1', 'b2']);
  });

  it('sends nobody who leads or carries a standard at an unarmed man', () => {
    const monk = {
      id: 'monk',
      class: 'cleric',
      grade: 'B',
      armour: 'no-armour',
      weapons: [],
      at: [32, 24],
    } as unknown as Listed;
    const blue = [knight('b0', [1, 1]), knight('b1', [32, 20], strong)];
    const bearer = (bears: boolean) =>
      charges(blue, [monk], state => {
        const of = { id: 's', of: 'force', side: 'blue', force: 'blue-force', at: null, lost: false } as const;
        if (bears) state.standards.push({ ...of, bearer: 'b1' });
      });
    expect(bearer(false)).toEqual(['b1']);
    expect(bearer(true)).toEqual([]);
  });
});
