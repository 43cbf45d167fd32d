import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** A legion that faces north, and horse to the east of it; what the legion is told or does, and who charges it. */
function legion(
  be: object,
  { far = 150, rulings = {}, more = [], charges = [] as readonly string[], stands = false, halts = false } = {} as {
    readonly far?: number;
    readonly rulings?: Readonly<Record<string, string>>;
    readonly more?: readonly Piece[];
    readonly charges?: readonly string[];
    readonly stands?: boolean;
    readonly halts?: boolean;
  },
) {
  const game = setUp({
    rules: wrgRulesUnder({ rulings }),
    pieces: [
      { id: 'rome-legion', at: [500, 300], be: { ...alarmed, ...be } },
      {
        id: 'gaul-horse',
        type: 'hc',
        at: [518 + far, 292],
        facing: 'W',
        figures: 6,
        files: 6,
        be: alarmed,
      },
      ...more,
    ],
  });
  for (const id of charges) unitIn(game, id).period.charges = 'rome-legion';
  if (halts) unitIn(game, 'rome-legion').period.conduct = { halt: true };
  if (stands) unitIn(game, 'rome-legion').period.counter = { what: 'stand', charger: 'gaul-horse' };
  const { of } = play(game, {}, ['movement']);
  const [met] = game.state.melees.filter(({ a, b }) => [a, b].includes('gaul-horse'));
  const side = met === undefined ? undefined : met.a === 'rome-legion' ? met.sideOfA : met.sideOfB;
  const moved = of('moved').find(({ unit }) => unit === 'rome-legion');
  const told = of('stands').flatMap(({ unit, because }) => (unit === 'rome-legion' ? [because[0]?.because] : []));
  return { facing: unitIn(game, 'rome-legion').placed.facing, side, moved, told };
}

const charges = ['gaul-horse'];
const before: Piece = { id: 'gaul-band', at: [500, 360], be: alarmed };

describe('who stands to receive a charge [wrg/ruling/turning-to-a-charger]', () => {
  // What it does against the charge has been asked before anybody moves.
  const receives = (how: Parameters<typeof legion>[1] = {}) => legion({}, { charges, stands: true, ...how });

  it('turns to it if there is the time (wrg/orders/defensive-halt, wrg/charge/counter-actions)', () => {
    expect(receives()).toMatchObject({ facing: 90, side: 'front', moved: { distance: 0, turned: true } });
    // Horse that is upon it in less than a quarter of the period takes it in flank.
    expect(receives({ far: 30 })).toMatchObject({ facing: 0, side: 'flank' });
  });

  it('is in time where the charger would touch it later than it has turned, be it by less than half a pace (wrg/orders/defensive-halt)', () => {
    // In a quarter of the period the horse has come 45 paces.
    expect(receives({ far: 45.3 })).toMatchObject({ facing: 90, side: 'front' });
    expect(receives({ far: 44.7 })).toMatchObject({ facing: 0, side: 'flank' });
  });

  it('or, by the other reading, before the charger is half a pace off (wrg/ruling/turning-as-he-arrives, wrg/orders/defensive-halt)', () => {
    const rulings = { 'wrg/ruling/turning-as-he-arrives': 'in-time-until-he-is-in-contact' };
    expect(receives({ far: 45.3, rulings })).toMatchObject({ facing: 0, side: 'flank' });
    expect(receives({ far: 45.7, rulings })).toMatchObject({ facing: 90, side: 'front' });
  });

  it('gets out of nobody’s reach by that (wrg/charge/definition, wrg/charge/counter-actions)', () => {
    // The horse reaches 180 paces, and the front of the legion lies ten farther off than its flank has lain.
    const struck = (far: number) => receives({ far }).side;
    expect(receives({ far: 178 })).toMatchObject({ facing: 90, side: 'front' });
    expect([165, 172, 180, 181, 185].map(struck)).toEqual(['front', 'front', 'front', undefined, undefined]);
  });

  it('turns to who comes upon it out of control as well, for it has that charge to meet (wrg/charge/counter-actions)', () => {
    const wild = { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 1 } as const;
    const comes = (y: number, x = 668) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 300], be: alarmed },
          {
            id: 'gaul-horse',
            type: 'hc',
            at: [x, y],
            facing: 'W',
            figures: 6,
            files: 6,
            be: { ...alarmed, bound: wild },
          },
        ],
      });
      const { of } = play(game, { dice: [5, 5, 5] }, ['declarations', 'movement']);
      return {
        counters: of('counter').map(({ what }) => what),
        facing: unitIn(game, 'rome-legion').placed.facing,
        met: of('met').length,
      };
    };
    expect(comes(292)).toEqual({ counters: ['stand'], facing: 90, met: 1 });
    // The end of the legion lies where the horse just reaches it, and its front farther off when it has turned.
    expect([688, 695].map(x => comes(292, x))).toEqual([
      { counters: ['stand'], facing: 90, met: 1 },
      { counters: ['stand'], facing: 90, met: 1 },
    ]);
  });

  it('stands as it does while another comes at its front (wrg/orders/defensive-halt)', () => {
    expect(receives({ more: [before], charges: ['gaul-horse', 'gaul-band'] })).toMatchObject({
      facing: 0,
      side: 'flank',
    });
    expect(receives({ more: [before] })).toMatchObject({ facing: 90, side: 'front' });
  });

  it('and is told of where others leave its line no room to turn (wrg/manoeuvre/wheel-or-turn)', () => {
    const behind: Piece = { id: 'rome-second', at: [500, 283.9], be: alarmed };
    const told = ['no room to turn to gaul-horse'];
    expect(receives({ more: [behind] })).toMatchObject({ facing: 0, side: 'flank', told });
    const threatened = legion({}, { more: [behind], halts: true });
    expect(threatened).toMatchObject({ facing: 0, told });
    expect(receives()).toMatchObject({ told: [] });
  });

  it('stands as it does by the other reading (wrg/charge/counter-actions)', () => {
    const rulings = { 'wrg/ruling/turning-to-a-charger': 'stands-as-it-does' };
    expect(receives({ rulings })).toMatchObject({ facing: 0, side: 'flank' });
  });
});

describe('who is told by a test to halt [wrg/ruling/halted-and-threatened]', () => {
  const bound = { instruction: 'halt', left: 1, kept: 0, disorganised: false };
  const halted = (reading?: string, charging: readonly string[] = []) => {
    const rulings = reading === undefined ? {} : { 'wrg/ruling/halted-and-threatened': reading };
    return legion({ bound }, { rulings, charges: charging }).facing;
  };

  it('turns where it stands to who could charge it from aside (wrg/orders/defensive-halt, wrg/reaction/result-current-halt)', () => {
    expect([halted(), halted(undefined, charges)]).toEqual([90, 90]);
  });

  it('turns to who charges it alone, or to nobody, by the other readings (wrg/reaction/result-current-halt)', () => {
    expect([halted('turns-to-a-charge-alone'), halted('turns-to-a-charge-alone', charges)]).toEqual([0, 90]);
    expect([halted('stands-as-it-does'), halted('stands-as-it-does', charges)]).toEqual([0, 0]);
  });
});
