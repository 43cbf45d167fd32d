/** What the questions that are solved as a whole refuse: every fault with its place and mend, and both sides of every bound. */
import { describe, expect, it } from 'vitest';
import { rolled } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import {
  type Broadside,
  broadsideOdds,
  type Duel,
  duelOdds,
  type FormingSquare,
  formingSquareOdds,
  type ShotsAtShip,
  type Storm,
  shotsAtShipOdds,
  throwBroadside,
  throwDuel,
  throwFormingSquare,
  throwShotsAtShip,
  throwStorm,
} from '../../src/rulesets/cady/musket/index.js';

/** Every fault as one line; none where the question is answered. */
function faultsOf(ask: () => unknown): readonly string[] {
  try {
    ask();
  } catch (error) {
    if (error instanceof RuleViolation)
      return error.violations.map(({ path, problem, mend }) => `${path}: ${problem}; ${mend}`);
    throw error;
  }
  return [];
}

const dice = () => rolled(1);

describe('a broadside', () => {
  const asked: Broadside = {
    guns: 1,
    apart: 4,
    projectile: 'solid',
    distance: 50,
    target: { type: 'regulars', figures: 4 },
  };
  const gun = { type: 'six-pounder-cannon' } as const;

  it.each<[Partial<Broadside>, string[]]>([
    [{}, []],
    [{ guns: 0 }, ['guns: 0 guns; give 1 to 4']],
    [{ guns: 4 }, []],
    [{ guns: 5 }, ['guns: 5 guns; give 1 to 4']],
    [{ guns: 1.5 }, ['guns: this is not a whole number; give a whole number']],
    [{ apart: 0 }, ['apart: 0 cm from gun to gun; give more than 0']],
    [{ apart: 0.5 }, []],
    [{ distance: 120 }, []],
    [{ distance: 121 }, ['distance: no solid shot at 121 cm; take another projectile, or come nearer']],
    [
      { projectile: 'explosive', distance: 30 },
      ['distance: no explosive shot at 30 cm; take another projectile, or come nearer'],
    ],
    [{ projectile: 'explosive', distance: 31 }, []],
    [{ projectile: 'explosive', distance: 80 }, []],
    [
      { projectile: 'explosive', distance: 81 },
      ['distance: no explosive shot at 81 cm; take another projectile, or come nearer'],
    ],
    [{ projectile: 'canister', distance: 30 }, []],
    [
      { projectile: 'canister', distance: 31 },
      ['distance: no canister shot at 31 cm; take another projectile, or come nearer'],
    ],
    [{ target: { type: 'regulars', figures: 0 } }, ['target.figures: 0 figures of Regulars; give 1 to 72']],
    [{ target: { type: 'regulars', figures: 72 } }, []],
    [{ target: { type: 'regulars', figures: 73 } }, ['target.figures: 73 figures of Regulars; give 1 to 72']],
    [{ target: { ...gun, figures: 3 } }, []],
    [{ target: { ...gun, figures: 4 } }, ['target.figures: 4 figures of 6 pd cannon; give 1 to 3']],
    [
      { guns: 9, apart: 0, distance: 200, target: { type: 'regulars', figures: 0 } },
      [
        'guns: 9 guns; give 1 to 4',
        'apart: 0 cm from gun to gun; give more than 0',
        'distance: no solid shot at 200 cm; take another projectile, or come nearer',
        'target.figures: 0 figures of Regulars; give 1 to 72',
      ],
    ],
  ])('of %j: %j', (over, faults) => {
    expect(faultsOf(() => throwBroadside({ ...asked, ...over }, dice()))).toEqual(faults);
    if (faults.length > 0) expect(faultsOf(() => broadsideOdds({ ...asked, ...over }))).toEqual(faults);
  });
});

describe('shots at a ship', () => {
  const asked: ShotsAtShip = {
    gun: 'eight-pounder-cannon',
    projectile: 'solid',
    shots: 1,
    distance: 50,
    ship: { length: 30, beam: 8 },
  };
  const far = (projectile: string, cm: number) =>
    `distance: no ${projectile} shot at ${cm} cm; take another projectile, or another distance`;

  it.each<[Partial<ShotsAtShip>, string[]]>([
    [{}, []],
    [{ shots: 0 }, ['shots: 0 shots; give 1 to 12']],
    [{ shots: 12 }, []],
    [{ shots: 13 }, ['shots: 13 shots; give 1 to 12']],
    [{ projectile: 'canister' }, ['projectile: canister does a ship no harm; take solid shot or a shell']],
    // Its distance is of no more interest then.
    [
      { projectile: 'canister', distance: 500 },
      ['projectile: canister does a ship no harm; take solid shot or a shell'],
    ],
    [{ distance: 80 }, []],
    [{ distance: 81 }, [far('solid', 81)]],
    [{ projectile: 'explosive', distance: 25 }, [far('explosive', 25)]],
    [{ projectile: 'explosive', distance: 26 }, []],
    [{ projectile: 'explosive', distance: 40 }, []],
    [{ projectile: 'explosive', distance: 41 }, [far('explosive', 41)]],
    [{ gun: 'eight-pounder-howitzer' }, [far('solid', 50)]],
    [{ fromShip: false }, []],
    [{ fromShip: true }, ['gun: ships carry 12 pd cannon; take one, or leave "fromShip" out']],
    [{ fromShip: true, gun: 'twelve-pounder-cannon' }, []],
    [{ ship: { length: 0, beam: 8 } }, ['ship.length: 0 cm; give more than 0']],
    [{ ship: { length: 30, beam: 0 } }, ['ship.beam: 0 cm; give more than 0']],
    [{ ship: { length: 0.5, beam: 0.5 } }, []],
  ])('of %j: %j', (over, faults) => {
    expect(faultsOf(() => throwShotsAtShip({ ...asked, ...over }, dice()))).toEqual(faults);
    if (faults.length > 0) expect(faultsOf(() => shotsAtShipOdds({ ...asked, ...over }))).toEqual(faults);
  });
});

describe('a storm', () => {
  const asked: Storm = {
    attacker: { type: 'regulars', figures: 8 },
    defender: { type: 'light-infantry', figures: 6 },
  };
  const fire = { windows: 2, distance: 5 };
  const lancers = { type: 'light-lancers', figures: 8 } as const;
  const mounted = 'defender.type: Lancers: they hold no building hand to hand; give infantry, or dragoons on foot';

  it.each<[Partial<Storm>, string[]]>([
    [{}, []],
    [{ fire }, []],
    [{ doors: 0 }, ['doors: 0 doors; give 1 to 20']],
    [{ doors: 20 }, []],
    [{ doors: 21 }, ['doors: 21 doors; give 1 to 20']],
    [
      { defender: { type: 'light-hussars', figures: 4 } },
      ['defender.type: Hussars: they hold no building hand to hand; give infantry, or dragoons on foot'],
    ],
    [
      { attacker: { ...asked.attacker, square: true, inContact: 4 } },
      [
        'attacker.square: a square does not move; let it defend itself',
        'attacker.square: nobody is in a square here; leave it out',
      ],
    ],
    [{ attacker: { ...asked.attacker, square: false } }, []],
    [
      { defender: { ...asked.defender, square: true, inContact: 4 } },
      ['defender.square: nobody is in a square here; leave it out'],
    ],
    [{ fire: { ...fire, windows: 0 } }, []],
    [{ fire: { ...fire, windows: 100 } }, []],
    [{ fire: { ...fire, windows: 101 } }, ['fire.windows: 101 windows; give 0 to 100']],
    [{ fire: { ...fire, windows: -1 } }, ['fire.windows: the number is too small; give at least 0']],
    [{ fire: { ...fire, storey: 0 } }, ['fire.storey: storey 0; give 1 to 20']],
    [{ fire: { ...fire, storey: 1 } }, []],
    [{ fire: { ...fire, storey: 20 } }, []],
    [{ fire: { ...fire, storey: 21 } }, ['fire.storey: storey 21; give 1 to 20']],
    [{ defender: lancers }, [mounted]],
    [{ defender: { type: 'dragoons', figures: 6 } }, []],
    [{ defender: lancers, fire }, [mounted, 'fire: Lancers: no small arms to fire; leave it out']],
  ])('of %j: %j', (over, faults) => {
    expect(faultsOf(() => throwStorm({ ...asked, ...over }, dice()))).toEqual(faults);
  });
});

describe('a duel', () => {
  const shot = { gun: 'eight-pounder-cannon', projectile: 'solid' } as const;
  const asked: Duel = { ours: [shot], theirs: [shot], distance: 50, apart: 8, turns: 1 };
  const shell = { ...shot, projectile: 'explosive' } as const;
  const howitzer = { gun: 'eight-pounder-howitzer', projectile: 'solid' } as const;
  const far = (path: string, projectile: string, cm: number) =>
    `${path}.projectile: no ${projectile} shot at ${cm} cm; take another, or come nearer`;

  it.each<[Partial<Duel>, string[]]>([
    [{}, []],
    [{ turns: 0 }, ['turns: 0 turns; give 1 or more']],
    [{ turns: 1.5 }, ['turns: this is not a whole number; give a whole number']],
    [{ ours: [] }, ['ours: a battery of 0; give one gun, or two']],
    [{ theirs: [shot, shot] }, []],
    [{ theirs: [shot, shot, shot] }, ['theirs: a battery of 3; give one gun, or two']],
    [{ distance: 80 }, []],
    [{ distance: 81 }, [far('ours[0]', 'solid', 81), far('theirs[0]', 'solid', 81)]],
    [{ ours: [shell], distance: 40 }, []],
    [{ ours: [shell], distance: 41 }, [far('ours[0]', 'explosive', 41)]],
    [{ theirs: [shot, shell], distance: 25 }, [far('theirs[1]', 'explosive', 25)]],
    [{ theirs: [shot, shell], distance: 26 }, []],
    [{ ours: [howitzer] }, [far('ours[0]', 'solid', 50)]],
    [{ ours: [{ ...shot, crew: 6 }] }, []],
    [{ ours: [{ ...shot, crew: 7 }] }, ['ours[0].crew: 7 gunners; give 6 at most']],
    [{ ours: [{ ...shot, crew: -1 }] }, ['ours[0].crew: the number is too small; give at least 0']],
    [{ theirs: [{ ...shot, crew: 2.5 }] }, ['theirs[0].crew: this is not a whole number; give a whole number']],
  ])('of %j: %j', (over, faults) => {
    expect(faultsOf(() => throwDuel({ ...asked, ...over }, dice()))).toEqual(faults);
    if (faults.length > 0) expect(faultsOf(() => duelOdds({ ...asked, ...over }))).toEqual(faults);
  });
});

describe('a charge at those who form a square', () => {
  const asked: FormingSquare = {
    attacker: { type: 'light-hussars', figures: 6 },
    defender: { type: 'regulars', figures: 12, inContact: 4 },
    away: { from: 30, to: 30 },
  };
  const span = (from: number, to: number) =>
    `away: from ${from} to ${to} cm; give whole cm, the nearer first, 60 of them at most`;

  it.each<[Partial<FormingSquare>, string[]]>([
    [{}, []],
    [{ away: { from: 2, to: 61 } }, []],
    [{ away: { from: 2, to: 62 } }, [span(2, 62)]],
    [{ away: { from: 31, to: 30 } }, [span(31, 30)]],
    [{ away: { from: 29.5, to: 30 } }, [span(29.5, 30)]],
    [{ away: { from: 29, to: 30.5 } }, [span(29, 30.5)]],
  ])('of %j: %j', (over, faults) => {
    expect(faultsOf(() => throwFormingSquare({ ...asked, ...over }, dice()))).toEqual(faults);
    if (faults.length > 0) expect(faultsOf(() => formingSquareOdds({ ...asked, ...over }))).toEqual(faults);
  });

  it('is refused where the distance is out of his reach, at the place where that is said', () => {
    const [first = ''] = faultsOf(() => formingSquareOdds({ ...asked, away: { from: 500, to: 501 } }));
    expect(first).toMatch(/^away: /);
  });
});
