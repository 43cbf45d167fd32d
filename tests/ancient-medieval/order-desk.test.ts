import { describe, expect, it } from 'vitest';
import { musterAncient } from '../../src/rulesets/cady/ancient-medieval/army/muster.js';
import { askOrders } from '../../src/rulesets/cady/ancient-medieval/choices/orders.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { ancientView } from '../../src/rulesets/cady/ancient-medieval/view.js';
import { ancientWindows } from '../../src/rulesets/cady/ancient-medieval/windows/windows.js';
import { type Change, entry, scenarioOf } from './scenario-file.js';
import type { Game } from './table-top.js';

const rules = ancientMedievalRules();

function game(change: Change): Game {
  const scenario = scenarioOf(change);
  return { scenario, rules, state: musterAncient(scenario, rules) };
}

/** What blue is asked about his orders. */
function desk({ scenario, state }: Game) {
  const view = ancientView(state, 'blue', scenario, rules);
  const units = Object.values(state.units).flatMap(({ id, side }) => (side === 'blue' ? [id] : []));
  return askOrders(
    {
      kind: 'orders',
      id: 'orders:blue',
      side: 'blue',
      units,
      phantoms: [],
      clause: 'cady/common/sequence/step-3-write-orders',
      secret: true,
    },
    { view, rules, scenario },
  );
}

/** The lines about one unit, and what is offered it. */
function about(id: string, at: Game) {
  const choice = desk(at).choices.find(({ text }) => text.startsWith(`${id}:`) || text.includes(`(${id})`));
  if (choice === undefined || !('further' in choice)) throw new Error(`nothing is asked about ${id}`);
  const { question, choices } = choice.further();
  return { question, offers: choices.map(({ text }) => text) };
}

const army: Change = file => {
  const { blue, red } = file.sides;
  blue.units = [
    entry({ id: 'king', general: true, at: [50, 20] }),
    entry({ id: 'by-him', at: [58, 20] }),
    entry({ id: 'near', at: [50, 60] }),
    entry({ id: 'far', at: [50, 140] }),
  ];
  const [enemy] = red.units;
  if (enemy !== undefined) enemy.at = [150, 100];
};

describe('where orders ride, the desk says (cady/common/orders/dispatch-rider)', () => {
  const riding: Change = file => {
    army(file);
    file.level = 'advanced';
    file.optional = ['dispatch-riders'];
    for (const enemy of file.sides.red.units) enemy.general = true;
  };

  it('that they do, who gets them at once, and from which turn they hold for the others', () => {
    const at = game(riding);
    const { move } = rules.dispatch;
    expect(desk(at).question).toContain(
      `Orders ride: a new one holds at once for king, with whom the supreme commander is, and for who stands beside. To the others a rider goes, ${move} cm a turn.`,
    );
    expect(about('king', at).question).toContain('  an order holds at once');
    expect(about('near', at).question).toContain('  an order rides for 1 turn, and holds from turn 1');
    const turns = Math.ceil((140 - 20 - 2) / move);
    expect(about('far', at).question.at(-1)).toBe(`  an order rides for ${turns} turns, and holds from turn ${turns}`);
  });

  it('who is on his way, and that nobody is once the commander is lost', () => {
    const at = game(riding);
    at.state.riders.push({ side: 'blue', to: 'far', order: 'N 1/3', at: { x: 50, y: 60 }, sent: 1 });
    expect(desk(at).question).toContain('  A rider has been on his way to far since turn 1: N 1/3');
    const { king } = at.state.units;
    if (king !== undefined) king.gone = 'destroyed';
    expect(desk(at).question).toContain(
      'Orders ride, and the supreme commander is lost: no new order reaches anybody.',
    );
    expect(about('near', at).question.at(-1)).toBe('  no order reaches it any more');
  });

  it('nothing of it where they need no rider', () => {
    expect(desk(game(army)).question.join('\n')).not.toMatch(/ride/);
  });
});

describe('orders about battles are offered (cady/ancient-medieval/definition/king-reform)', () => {
  const touching: Change = file => {
    army(file);
    file.level = 'advanced';
    const [, beside] = file.sides.blue.units;
    if (beside !== undefined) beside.at = [54, 20];
  };

  it('to who touches a friend while the king is with them, and not to others', () => {
    const at = game(touching);
    expect(about('by-him', at).offers).toContain('H, BATTLE king: form a battle with king, the king being with them');
    expect(about('near', at).offers.join('\n')).not.toMatch(/BATTLE/);
    expect(about('by-him', game(army)).offers.join('\n')).not.toMatch(/BATTLE/);
  });

  it('and to leave its own, to who is of one', () => {
    const at = game(file => {
      touching(file);
      file.sides.blue.battles = [{ id: 'main', units: ['king', 'by-him'] }];
    });
    expect(about('by-him', at).offers).toContain('H, SEPARATE: leave its battle for good');
    expect(about('near', at).offers.join('\n')).not.toMatch(/SEPARATE/);
  });
});

describe('what is told of orders and reserves', () => {
  const named: Change = file => {
    const { blue, red } = file.sides;
    blue.units = [
      entry({ id: 'bowmen', name: 'Welsh bowmen', at: [50, 20] }),
      entry({ id: 'late', name: 'The tenants', at: [90, 20], arrives: { turn: 3 } }),
      entry({ id: 'later', name: 'The prior’s men', at: [120, 20], arrives: { die: 4, earliest: 2 } }),
    ];
    const [enemy] = red.units;
    if (enemy !== undefined) enemy.name = 'The raiders';
  };

  it('degrees are marked as such, and whom an order names goes by his name', () => {
    const { scenario } = game(named);
    const orders = { bowmen: '201 28 cm, F 342.5', late: 'H, FIRE bowmen', later: 'CH 48 full, Col 4' };
    const event = { kind: 'orders', side: 'blue', orders, turn: 1, phase: 'orders' } as const;
    const [, ...told] = ancientWindows.tell(event, { scenario, rules });
    expect(told.map(line => line.trim().replace(/ {2,}/, ': '))).toEqual([
      'Welsh bowmen: 201° 28 cm, F 342.5°',
      'The tenants: H, FIRE Welsh bowmen',
      'The prior’s men: CH 48° full, Col 4',
    ]);
  });

  it('degrees so marked are read', () => {
    const read = desk(game(named)).read('bowmen: 201° 28 cm, F 342.5°');
    const again = 'further' in read ? read.further : undefined;
    expect(again?.choices.map(({ text }) => text).join('\n')).toContain('Welsh bowmen (bowmen): 201° 28 cm, F 342.5°');
  });

  it('who comes on later is said where the armies are introduced, and that he waits where the ground is taken', () => {
    const { scenario } = game(named);
    const told = ancientWindows.introduce({ scenario, rules });
    expect(told).toMatch(/led by +comes on\n/);
    expect(told).toMatch(/The tenants .*turn 3\n/);
    expect(told).toMatch(/The prior’s men .*turn 2 to 5, by a die\n/);
    const waits = {
      kind: 'waits',
      unit: 'late',
      at: { x: 90, y: 20 },
      because: [
        {
          clause: 'cady/common/scenario/staggered-entry',
          because: 'the ground where it comes on is taken',
          effect: 'waits',
        },
      ],
      turn: 3,
      phase: 'orders',
    } as const;
    expect(ancientWindows.tell(waits, { scenario, rules })).toEqual([
      'The tenants cannot come on at (90, 20) yet (the ground where it comes on is taken: waits)',
    ]);
  });
});
