import { describe, expect, test } from 'vitest';
import { raymondResolvers } from '../../src/rulesets/raymond/resolve.js';

/** 40 mm: the front and the depth of every stand but guns, in inches. */
const stand = 1.575;

interface Placed {
  readonly id: string;
  readonly [key: string]: unknown;
}

const foot = (id: string, x: number, y: number, facing: unknown = 0, more: object = {}): Placed => {
  return { id, type: 'foot', stands: 'HHH', at: [x, y], facing, ...more };
};
const horse = (id: string, x: number, y: number, facing: unknown = 0, more: object = {}): Placed => {
  return { id, type: 'cavalry', stands: 'CCC', at: [x, y], facing, ...more };
};
const commander = (id: string, x: number, y: number, rank = 'commander'): Placed => {
  return { id, type: 'command', rank, at: [x, y], facing: 0 };
};

/** A table on which blue looks north, and red south; another unit of red far away. */
function field(units: readonly Placed[], features: readonly object[] = [], more: object = {}) {
  const of = (side: string) => units.filter(({ id }) => id.startsWith(side));
  return {
    table: { width: 120, height: 96, features },
    sides: {
      blue: { name: 'Blue', units: of('blue') },
      red: { name: 'Red', units: [...of('red'), foot('red-far', 110, 90, 'S')] },
    },
    ...more,
  };
}

interface Answer {
  readonly targets: readonly object[];
  readonly others: readonly object[];
  readonly pivot: { readonly most: number };
  readonly charges: readonly object[];
  readonly faults: readonly object[];
  readonly moved: number;
  readonly end: object;
  readonly chances: readonly object[];
  readonly may: boolean;
  readonly ways: readonly { readonly steps: readonly object[] }[];
}

/** What a function answers, as the plain data that it is. */
function ask(name: string, asked: object): Answer {
  return JSON.parse(
    JSON.stringify(raymondResolvers.find(each => each.name === `raymond/${name}`)!.resolve(asked).result),
  );
}

describe('targets', () => {
  /** Four stands whose two on the left have horse before them, six inches away. */
  const line = (stands: string, away = 6) => ({
    field: field([
      { id: 'blue-1', type: 'pike-and-musket', stands, at: [48, 20], facing: 0 },
      horse('red-1', 48 - 1.5 * stand - 0.1, 20 + away, 'S', { stands: 'CCC/CCC' }),
    ]),
    unit: 'blue-1',
  });

  test('two stands see the enemy, and carry the two beside them along: six dice at six mounted stands in mass [raymond/fire/adjacent-chain]', () => {
    const { targets, others } = ask('targets', line('MMMM'));
    expect(targets).toMatchObject([{ target: 'red-1', range: 6, stands: [0, 1, 2, 3], dice: 6, faces: [1, 2] }]);
    expect(others).toMatchObject([{ unit: 'red-far', clause: 'raymond/fire/ranges' }]);
  });

  test('a stand of pikes in the third place breaks the chain [raymond/fire/adjacent-broken-by-pike]', () => {
    expect(ask('targets', line('MMPM')).targets).toMatchObject([{ stands: [0, 1], dice: 4 }]);
  });

  test('muskets reach 7 inches and no farther [raymond/fire/ranges]', () => {
    expect(ask('targets', line('MMMM', 7)).targets).toHaveLength(1);
    const { targets, others } = ask('targets', line('MMMM', 7.001));
    expect([targets, others]).toMatchObject([[], [{ unit: 'red-1', clause: 'raymond/fire/ranges' }, {}]]);
  });

  const gun = (away: number, stands = 'MMM') => ({
    field: field([
      { id: 'blue-gun', type: 'artillery', guns: 'heavy-guns', at: [48, 10], facing: 0 },
      { id: 'red-1', type: 'pike-and-musket', stands, at: [48, 10 + away], facing: 'S' },
      foot('blue-2', 48, 10 + away + 6, 'S'),
    ]),
    unit: 'blue-gun',
  });

  test('a heavy gun at a mass 19 inches away throws three dice, and what misses stays there [raymond/fire/artillery-dice]', () => {
    expect(ask('targets', gun(19, 'MPM/MM.')).targets).toMatchObject([{ range: 19, dice: 3, bouncesOn: null }]);
  });

  test('at medium range it is round shot, which strikes on, friend or foe [raymond/bounce/next-closest-target]', () => {
    expect(ask('targets', gun(30)).targets).toMatchObject([{ range: 30, dice: 1, bouncesOn: 'blue-2' }]);
    // Beyond 40 inches shot plunges.
    expect(ask('targets', gun(41)).targets).toMatchObject([{ bouncesOn: null }]);
  });

  test('a pivot is slight while the front corners move a quarter of an inch [raymond/fire/pivot-before-firing]', () => {
    const { most } = ask('targets', line('MMMM')).pivot;
    const corner = 2 * stand;
    expect(2 * corner * Math.sin((most / 2) * (Math.PI / 180))).toBeCloseTo(0.25, 3);
    const turned = ask('targets', { ...line('MMMM'), pivot: most + 0.01 });
    expect(turned).toMatchObject({ targets: [], pivot: { faults: [{ clause: 'raymond/fire/pivot-before-firing' }] } });
  });
});

describe('reach', () => {
  test.each([
    ['pike-and-musket', 'MMM', 4],
    ['foot', 'HHH', 6],
    ['dragoon', 'DDD', 14],
    ['cavalry', 'CCC', 18],
    ['heavy-cavalry', 'XXX', 22],
  ])('%s charge %s %d inches [raymond/move/allowances]', (type, stands, inches) => {
    const at = (away: number) => ({
      field: field([{ id: 'blue-1', type, stands, at: [48, 20], facing: 0 }, foot('red-1', 48, 20 + away, 'S')]),
      unit: 'blue-1',
    });
    expect(ask('reach', at(inches))).toMatchObject({
      allowance: inches,
      charges: [{ target: 'red-1', pivot: 0, distance: inches, onto: ['red-1'] }],
    });
    expect(ask('reach', at(inches + 0.01)).charges).toEqual([]);
  });

  test('one in two charges without a commander near; all do in command, and heavy horse always is [raymond/charge/in-command-automatic]', () => {
    const of = (...units: readonly Placed[]) => ({
      field: field([...units, foot('red-1', 48, 30, 'S')]),
      unit: 'blue-1',
    });
    const own = horse('blue-1', 48, 20);
    // From the left edge of three stands to the commander's own.
    const beside = 48 + 1.5 * stand + stand / 2;
    expect(ask('reach', of(own))).toMatchObject({ inCommand: false, chance: 0.5 });
    expect(ask('reach', of(own, commander('blue-2', beside + 6, 20)))).toMatchObject({ inCommand: true, chance: 1 });
    expect(ask('reach', of(own, commander('blue-2', beside + 6.01, 20)))).toMatchObject({ inCommand: false });
    expect(ask('reach', of(own, commander('blue-2', beside + 3, 20, 'sub-commander')))).toMatchObject({ chance: 1 });
    expect(ask('reach', of(own, commander('blue-2', beside + 3.01, 20, 'sub-commander')))).toMatchObject({
      chance: 0.5,
    });
    expect(ask('reach', of({ ...own, type: 'heavy-cavalry', stands: 'XX' }))).toMatchObject({ chance: 1 });
  });

  test('guns, a defensive mass and a single stand charge nobody, nor who has failed to [raymond/charge/not-single-stand]', () => {
    const none = { allowance: null, charges: [] };
    const of = (own: object, more: object = {}) => ({
      field: field([{ ...foot('blue-1', 48, 20), ...own }, foot('red-1', 48, 22, 'S')], [], more),
      unit: 'blue-1',
    });
    expect(ask('reach', of({ stands: 'H' }))).toMatchObject(none);
    expect(ask('reach', of({ stands: 'HH/HH', formation: 'defensive mass' }))).toMatchObject(none);
    expect(ask('reach', of({}, { chargeFailed: ['blue-1'] }))).toMatchObject(none);
    expect(ask('reach', of({}))).toMatchObject({ charges: [{ distance: 2 }] });
  });
});

describe('moves', () => {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;

  test('the manoeuvre of the book: 4½, 5½ and 6 inches and four turns are 16 of 18 [raymond/move/turn]', () => {
    const steps = [{ turn: 20 }, { move: 4.5 }, { turn: 45 }, { move: 5.5 }, { turn: 5 }, { move: 6 }, { turn: 125 }];
    const dragoons = { id: 'blue-1', type: 'dragoon', stands: 'DDD', at: [48, 20], facing: 0 };
    const { end, moved, faults } = ask('move', {
      field: field([dragoons]),
      unit: 'blue-1',
      action: { kind: 'manoeuvre', steps },
    });
    expect([moved, faults]).toEqual([16, []]);
    const legs: readonly (readonly [number, number])[] = [
      [4.5, 20],
      [5.5, 65],
      [6, 70],
    ];
    const x = legs.reduce((sum, [inches, bearing]) => sum + inches * Math.sin(radians(bearing)), 48);
    const y = legs.reduce((sum, [inches, bearing]) => sum + inches * Math.cos(radians(bearing)), 20);
    expect(end).toMatchObject({ at: { x: expect.closeTo(x, 4), y: expect.closeTo(y, 4) }, facing: 195 });
  });

  const march = (own: object, action: object, enemy: Placed = foot('red-1', 20, 90, 'S')) =>
    ask('move', { field: field([{ ...foot('blue-1', 48, 20), ...own }, enemy]), unit: 'blue-1', action });

  test.each([
    [{ type: 'pike-and-musket', stands: 'MPM' }, 'manoeuvre', 4],
    [{}, 'manoeuvre', 5],
    [{ type: 'heavy-cavalry', stands: 'XX' }, 'manoeuvre', 10],
    [{}, 'step-back', 2],
    [{ type: 'artillery', guns: 'frame-guns', stands: undefined }, 'prolong', 3],
    [{ type: 'artillery', guns: 'light-guns', stands: undefined }, 'prolong', 2],
    [{ type: 'artillery', guns: 'heavy-guns', stands: undefined }, 'prolong', 1],
    [{ type: 'artillery', guns: 'heavy-guns', stands: undefined, limbered: true }, 'manoeuvre', 4],
  ])('%j: %s of %d inches [raymond/move/allowances]', (own, kind, inches) => {
    const whole = JSON.parse(JSON.stringify({ ...foot('blue-1', 48, 20), ...own }));
    const asked = (move: number) => ({
      field: field([whole]),
      unit: 'blue-1',
      action: { kind, steps: [{ move }] },
    });
    expect(ask('move', asked(inches))).toMatchObject({ faults: [], moved: inches });
    expect(ask('move', asked(inches + 0.01)).faults).toMatchObject([{ clause: 'raymond/move/allowances' }]);
  });

  test('double-time is twice the move, for who has every enemy more than 18 inches off and keeps so [raymond/move/double-time-condition] [raymond/move/double-time-keep-away]', () => {
    const hurry = (move: number, away: number) =>
      march({}, { kind: 'manoeuvre', steps: [{ move }], doubleTime: true }, foot('red-1', 48, 20 + away, 'S')).faults;
    expect(hurry(10, 28)).toEqual([]);
    expect(hurry(10.01, 40)).toMatchObject([{ clause: 'raymond/move/allowances' }]);
    expect(hurry(10, 27.9)).toMatchObject([{ clause: 'raymond/move/double-time-keep-away' }]);
    expect(hurry(1, 18)[0]).toMatchObject({ clause: 'raymond/move/double-time-condition' });
  });

  test('a unit in contact does nothing, and only a charge comes into contact [raymond/charge/only-way-into-contact]', () => {
    const on = { kind: 'manoeuvre', steps: [{ move: 2 }] };
    expect(march({}, on, foot('red-1', 48, 20, 'S')).faults).toMatchObject([
      { clause: 'raymond/move/in-contact-frozen' },
    ]);
    expect(march({}, on, foot('red-1', 48, 22, 'S')).faults).toMatchObject([
      { clause: 'raymond/charge/only-way-into-contact' },
    ]);
    const charge = march({}, { kind: 'charge', target: 'red-1' }, foot('red-1', 48, 22, 'S'));
    expect(charge).toMatchObject({ faults: [], moved: 2, end: { at: { x: 48, y: 22 } } });
  });
});

describe('interception', () => {
  /** Blue marches east past the front of red horse, who looks south from so many inches north of its left flank. */
  const past = (away: number, red: object = {}, more: object = {}) => ({
    field: field([foot('blue-1', 44, 40, 'E'), horse('red-1', 48, 40 + 1.5 * stand + away, 'S', red)], [], more),
    unit: 'blue-1',
    action: { kind: 'manoeuvre', steps: [{ move: 5 }] },
  });

  test('from where the march comes into the zone, as wide as the horse is, to the end of it [raymond/intercept/zone]', () => {
    const { chances } = ask('interception', past(4));
    const into = 48 - 1.5 * stand - 44;
    expect(chances).toMatchObject([
      { unit: 'red-1', inCommand: false, chance: 0.5, from: expect.closeTo(into, 2), to: 5, runs: [4, 4] },
    ]);
  });

  test('the zone is 9 inches deep [raymond/intercept/zone]', () => {
    expect(ask('interception', past(8.99)).chances).toHaveLength(1);
    expect(ask('interception', past(9.01)).chances).toEqual([]);
  });

  test('not a single stand, not foot, not twice, and nobody who only turns [raymond/intercept/who] [raymond/intercept/not-trigger]', () => {
    expect(ask('interception', past(4, { stands: 'C' })).chances).toEqual([]);
    expect(ask('interception', past(4, { type: 'foot', stands: 'HHH' })).chances).toEqual([]);
    expect(ask('interception', past(4, {}, { reacted: ['red-1'] })).chances).toEqual([]);
    const turn = { ...past(4), action: { kind: 'manoeuvre', steps: [{ turn: 90 }] } };
    expect(ask('interception', turn)).toMatchObject({ faults: [], chances: [] });
  });

  test('heavy horse need not test, and a friend between keeps it back [raymond/intercept/no-unit-between]', () => {
    const heavy = { type: 'heavy-cavalry', stands: 'XXX' };
    expect(ask('interception', past(4, heavy)).chances).toMatchObject([{ inCommand: true, chance: 1 }]);
    const asked = past(6, heavy);
    asked.field.sides.red.units.push(foot('red-2', 48, 40 + 1.5 * stand + 3, 'S'));
    expect(ask('interception', asked).chances).toEqual([]);
  });
});

describe('recoil', () => {
  /** Red horse that blue has just charged: front upon front. */
  const charged = (red: object = {}, more: readonly Placed[] = []) => ({
    field: field([horse('blue-1', 48, 20), { ...horse('red-1', 48, 20, 'S'), ...red }, ...more]),
    unit: 'red-1',
    charger: 'blue-1',
  });
  const back = (move: number) => [{ aboutFace: true }, { move }];

  test('at least 18 and no more than 24 inches from the charger [raymond/recoil/destination]', () => {
    // About-face, and so many inches on: the rear is then so far from the charger's front.
    for (const [move, right] of [
      [17.99, false],
      [18, true],
      [24, true],
      [24.01, false],
    ] as const) {
      const { may, faults } = ask('recoil', { ...charged(), steps: back(move) });
      expect([may, faults]).toMatchObject([true, right ? [] : [{ clause: 'raymond/recoil/destination' }]]);
    }
  });

  test('and as far from all others of his side, guns and commanders too [raymond/recoil/destination]', () => {
    const end = 20 + stand + 20;
    // A commander whose own rear is so far before the front of those who have recoiled by 20 inches.
    const ahead = (away: number) => charged({}, [commander('blue-2', 48, end + away + stand)]);
    expect(ask('recoil', { ...ahead(18), steps: back(20) }).faults).toEqual([]);
    expect(ask('recoil', { ...ahead(17.99), steps: back(20) }).faults).toHaveLength(1);
  });

  test('for horse, single stands and commanders too, but not for foot [raymond/recoil/who]', () => {
    const may = (red: object) => ask('recoil', { ...charged(red), steps: back(18) }).may;
    expect(may({ stands: 'C' })).toBe(true);
    expect(may({ type: 'dragoon', stands: 'DDD' })).toBe(true);
    expect(may({ type: 'foot', stands: 'HHH' })).toBe(false);
    const { stands: _, ...rider } = horse('red-1', 48, 20, 'S');
    const general = { ...rider, type: 'command', rank: 'commander' };
    const led = { ...charged(), field: field([horse('blue-1', 48, 20), general]) };
    expect(ask('recoil', { ...led, steps: back(18) }).may).toBe(true);
  });

  test('the ways that are found are such as may be gone [raymond/recoil/movement-rules]', () => {
    const { may, ways } = ask('recoil-ways', { ...charged(), most: 5 });
    expect(may).toBe(true);
    expect(ways).toHaveLength(5);
    for (const { steps } of ways) {
      expect(ask('recoil', { ...charged(), steps }).faults).toEqual([]);
    }
    expect(ask('recoil-ways', charged({ type: 'foot', stands: 'HHH' }))).toMatchObject({ may: false, ways: [] });
  });

  test('who is not in contact has not been charged', () => {
    const apart = { ...charged({ at: [48, 21] }), steps: [] };
    expect(() => ask('recoil', apart)).toThrow('charger: blue-1 is no enemy in contact with red-1');
    expect(() => ask('recoil', { ...charged(), charger: 'blu-1', steps: [] })).toThrow('did you mean "blue-1"?');
  });

  test('the charger goes on for what is left of its charge, up to the next enemy [raymond/recoil/break-through]', () => {
    const asked = (left: number) => ({
      field: field([horse('blue-1', 48, 20), foot('red-1', 48, 24, 'S')]),
      unit: 'blue-1',
      left,
    });
    expect(ask('break-through', asked(3))).toMatchObject({ upTo: 3, onto: [] });
    expect(ask('break-through', asked(9))).toMatchObject({ upTo: 4, onto: ['red-1'] });
    expect(ask('break-through', { ...asked(9), field: charged().field })).toMatchObject({ upTo: 0, onto: [] });
  });
});

describe('joining in', () => {
  /** Blue fights the left half of a long red line; others of blue stand so far before its right half. */
  const beside = (away: number, own: object = {}) => ({
    field: field([
      foot('blue-1', 45, 40),
      { ...foot('blue-2', 50.5, 40 - away), ...own },
      foot('red-1', 48, 40, 'S', { stands: 'HHHHHH' }),
    ]),
    side: 'blue',
  });

  test('within 3 inches, straight ahead, at one in two [raymond/joinin/distance] [raymond/joinin/test]', () => {
    const in3 = { unit: 'blue-2', target: 'red-1', distance: 3, inCommand: false, chance: 0.5 };
    expect(ask('joining-in', beside(3))).toMatchObject([{ ...in3, end: { at: { x: 50.5, y: 40 } } }]);
    expect(ask('joining-in', beside(3.01))).toMatchObject([]);
  });

  test.each([
    ['guns', { type: 'artillery', guns: 'light-guns', stands: undefined }],
    ['a defensive mass', { stands: 'HH/HH', formation: 'defensive mass' }],
    ['a single stand', { stands: 'H' }],
    ['who looks away', { facing: 'S' }],
  ])('not %s [raymond/joinin/who]', (_, own) => {
    expect(ask('joining-in', JSON.parse(JSON.stringify(beside(2, own))))).toMatchObject([]);
  });

  test('heavy horse need not test [raymond/joinin/in-command-automatic]', () => {
    expect(ask('joining-in', beside(2, { type: 'heavy-cavalry', stands: 'XX' }))).toMatchObject([{ chance: 1 }]);
  });

  test('there is nobody of a side that is not there', () => {
    expect(() => ask('joining-in', { ...beside(2), side: 'green' })).toThrow('name one of blue, red');
  });
});

describe('retreat', () => {
  const right = 48 + 1.5 * stand + stand / 2;
  const of = (away: number, rank: string, more: readonly Placed[] = []) => ({
    field: field([
      foot('blue-1', 48, 20),
      commander('blue-2', right + away, 20, rank),
      ...more,
      foot('red-1', 48, 20, 'S'),
    ]),
    side: 'blue',
  });
  const who = (asked: object) => Array.from(Object(ask('retreat', asked)), each => Object(each).unit);

  test('who is within a commander’s range, in contact or not, and he himself [raymond/retreat/in-command-range] [raymond/retreat/in-contact-allowed]', () => {
    expect(who(of(6, 'commander'))).toEqual(['blue-1', 'blue-2']);
    expect(who(of(6.01, 'commander'))).toEqual(['blue-2']);
    expect(who(of(3, 'sub-commander'))).toEqual(['blue-1', 'blue-2']);
    expect(who(of(3.01, 'sub-commander'))).toEqual(['blue-2']);
  });

  test('a single stand anywhere [raymond/retreat/single-stand]', () => {
    expect(who(of(6.01, 'commander', [foot('blue-3', 10, 80, 0, { stands: 'H' })]))).toEqual(['blue-2', 'blue-3']);
  });
});

describe('a field that cannot be', () => {
  test('tells every fault at once, with its place', () => {
    const asked = {
      field: field([
        foot('blue-1', 48, 20),
        foot('blue-2', 49, 20, 0, { stands: 'CC' }),
        foot('red-1', 48, 20.5, 'S'),
        foot('red-1', 48, -20, 'Q'),
      ]),
      unit: 'blue-1',
    };
    expect(() => ask('targets', asked)).toThrow(/sides\.blue\.units\[1\]\.stands[\s\S]*sides\.red\.units\[1\]\.facing/);
    const upon = { field: field([foot('blue-1', 48, 20), foot('blue-1', 48, 20.5)]), unit: 'blue-1' };
    expect(() => ask('targets', upon)).toThrow(/there are two units "blue-1"[\s\S]*stand on the same ground/);
    expect(() => ask('targets', { field: field([foot('blue-1', 48, 20)]), unit: 'blue-2' })).toThrow(
      'there is no unit "blue-2" on this field',
    );
    const deeds = { field: field([foot('blue-1', 48, 20)], [], { reacted: ['red-2'] }), unit: 'blue-1' };
    expect(() => ask('targets', deeds)).toThrow('field.reacted[0]');
  });
});
