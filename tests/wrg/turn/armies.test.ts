import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../../src/rulebook/index.js';
import { introduceWrg } from '../../../src/rulesets/wrg/windows/introduce.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Game, generalIn, type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const legion: Piece = { id: 'rome-legion', at: [300, 100] };
const gauls: Piece = { id: 'gaul-foot', at: [300, 700] };
const strict = { agreed: [] };

/** The faults of a table, each with its path, its clause and its mend. */
function faults(table: TableTop): readonly string[] {
  try {
    setUp(table);
  } catch (fault) {
    if (!(fault instanceof RuleViolation)) throw fault;
    for (const { mend } of fault.violations) expect(mend).toMatch(/\S/);
    return fault.violations.map(({ path, clause }) => `${path} ${clause}`);
  }
  return [];
}

describe('the army of a side is an army list', () => {
  it('whose faults are told all at once, each with its path (wrg/setup/army-choice, wrg/organisation/unit-minimum)', () => {
    const table: TableTop = {
      pieces: [
        { ...legion, figures: 4, files: 4 },
        { id: 'rome-cohort', at: [600, 100], figures: 51, files: 17 },
        {
          id: 'rome-allies',
          at: [450, 100],
          commandFigures: ['officer'],
          subUnits: [
            {
              id: 'rome-horse',
              type: 'hc',
              training: 'regular',
              class: 'C',
              figures: 16,
              files: 8,
              at: [100, 100],
              facing: 'N',
            },
          ],
        },
        { id: 'rome-train', at: [800, 100], type: 'wagon', figures: 2, files: 2 },
        gauls,
      ],
      generals: [
        { id: 'rome-chief', with: 'rome-legion' },
        { id: 'rome-legate', with: 'rome-cohort', rank: 'subordinate' },
        { id: 'rome-tribune', with: 'rome-allies', rank: 'subordinate' },
      ],
      scenario: { ...strict, points: 300 },
    };
    expect(faults(table)).toEqual([
      'sides.rome.units[0].figures wrg/organisation/unit-minimum',
      'sides.rome.units[1].figures wrg/organisation/unit-maximum',
      'sides.rome.units[2].commandFigures wrg/organisation/unit-with-sub-units-command',
      'sides.rome.units[2].commandFigures wrg/organisation/unit-with-sub-units-command',
      'sides.rome.units[2].subUnits[0].figures wrg/organisation/sub-unit-maximum',
      'sides.rome.units[2].subUnits[0].figures wrg/organisation/sub-unit-not-above-main-body',
      'sides.rome.units[2].subUnits[0] wrg/organisation/sub-unit-identical-otherwise',
      'sides.rome.generals wrg/general/subordinates-allowed',
      'sides.rome wrg/setup/army-choice',
    ]);
    expect(faults({ ...table, scenario: { agreed: ['organisation', 'points'], points: 300 } })).toEqual([]);
  });

  it('keeps sub-units to the kinds that its nation may have (wrg/organisation/sub-unit-western-lights, wrg/organisation/sub-unit-hellenistic, wrg/organisation/indian-unit)', () => {
    const archers = {
      id: 'rome-archers',
      type: 'li' as const,
      training: 'regular' as const,
      class: 'C' as const,
      weapons: ['bow' as const],
      figures: 6,
      files: 6,
      at: [500, 100] as [number, number],
      facing: 'N',
    };
    const of = (nation: string, more: Partial<Piece> = {}) =>
      faults({ pieces: [{ ...legion, nation, subUnits: [archers], ...more }, gauls], scenario: strict });
    expect(of('roman')).toEqual([]);
    expect(of('indian')).toEqual([]);
    expect(of('hellenistic', { type: 'li', weapons: ['javelins'] })).toEqual([]);
    expect(of('persian')).toEqual(['sides.rome.units[0].subUnits[0] wrg/organisation/sub-unit-identical-otherwise']);
  });

  it('counts what each side may cost, with what it has besides troops and how it came (wrg/setup/army-choice)', () => {
    const army = (rome: TableTop['armies'] = {}, unit: Partial<Piece> = {}) =>
      faults({ pieces: [{ ...legion, ...unit }, gauls], scenario: { ...strict, points: 1000 }, armies: rome });
    const cost = Number(
      /, (\d+) of/.exec(
        introduceWrg(setting(setUp({ pieces: [legion, gauls], scenario: { ...strict, points: 1000 } })), 'rome'),
      )?.[1],
    );
    expect(army({ rome: { points: cost } })).toEqual([]);
    expect(army({ rome: { points: cost - 1 } })).toEqual(['sides.rome wrg/setup/army-choice']);
    const equipment = [{ item: 'scaling-ladder' as const, count: 1, training: 'regular' as const }];
    expect(army({ rome: { points: cost, equipment } })).toEqual(['sides.rome wrg/setup/army-choice']);
    expect(army({ rome: { points: cost } }, { byBoat: true })).toEqual(['sides.rome wrg/setup/army-choice']);
    expect(army({ rome: { points: cost } }, { early: 2 })).toEqual(['sides.rome wrg/setup/army-choice']);
  });

  it('has stone fortifications by consent, and on one side alone (wrg/setup/stone-fortifications)', () => {
    const equipment = [{ item: 'stone-curtain-wall' as const, count: 2, training: 'regular' as const }];
    const walled = (both: boolean, agreed: boolean) =>
      faults({
        pieces: [legion, gauls],
        armies: { rome: { equipment }, ...(both ? { gaul: { equipment } } : {}) },
        scenario: { agreed: agreed ? ['stone-fortifications'] : [] },
      });
    expect(walled(false, true)).toEqual([]);
    expect(walled(false, false)).toEqual(['sides.rome.equipment[0].item wrg/setup/stone-fortifications']);
    expect(walled(true, true)).toEqual(['sides.gaul.equipment wrg/setup/stone-fortifications']);
  });

  it('is told with its points, and with what was agreed (wrg/points/figure-cost)', () => {
    const game = setUp({
      pieces: [legion, gauls],
      scenario: { agreed: ['bases', 'points'], points: 100, scale: '15mm-inch' },
    });
    const told = introduceWrg(setting(game));
    expect(told).toMatch(/Rome: 1 unit, 12 figures, \d+ of 100 points/);
    expect(told).toMatch(/Gaul: 1 unit, 12 figures, \d+ of 100 points/);
    expect(told).toContain('Agreed: figures may stand on any bases.');
    expect(told).toContain('Agreed: armies may cost more.');
    expect(introduceWrg(setting(game), 'gaul')).not.toContain('Rome: 1 unit');
  });
});

function setting({ scenario, rules }: Game) {
  return { scenario, rules } as Parameters<typeof introduceWrg>[0];
}

describe('weapons that figures show', () => {
  const weapons = (piece: Partial<Piece>, weaponsShown: boolean) =>
    unitIn(setUp({ pieces: [{ ...legion, ...piece }, gauls], scenario: { weaponsShown } }), 'rome-legion').troops
      .weapons;

  it('are those that they have; of who shows a sword alone, what his people throw (wrg/troops/sword-only-figures, wrg/troops/armed-as-depicted)', () => {
    expect(weapons({ weapons: ['long-spear'] }, true)).toEqual(['long-spear']);
    expect(weapons({}, false)).toEqual([]);
    const thrown = weapons({}, true);
    expect(thrown).toHaveLength(1);
    expect(weapons({ nation: 'celtic' }, true)).not.toEqual(thrown);
  });
});

describe('bases', () => {
  const bows = (base?: number): TableTop => ({
    pieces: [
      { id: 'rome-archers', at: [300, 300], weapons: ['bow'], ...(base === undefined ? {} : { base }) },
      { id: 'gaul-foot', at: [300, 360] },
    ],
    scenario: { agreed: ['organisation'] },
  });

  it('have to be as wide as the book has them, at every scale (wrg/basing/frontage-mandatory)', () => {
    expect(faults(bows(15))).toEqual([]);
    expect(faults(bows(16.5))).toEqual(['sides.rome.units[0].base wrg/basing/frontage-mandatory']);
    expect(faults({ ...bows(16.5), scenario: { agreed: ['organisation', 'bases'] } })).toEqual([]);
    expect(faults({ ...bows(7.5), scenario: { agreed: ['organisation'], scale: '15mm-inch' } })).toEqual([]);
    expect(faults({ ...bows(15), scenario: { agreed: ['organisation'], scale: '15mm-inch' } })).toEqual([
      'sides.rome.units[0].base wrg/basing/frontage-mandatory',
    ]);
  });

  it('that are too narrow may be used at a penalty in the amended edition alone (wrg/basing/transition-penalty)', () => {
    expect(faults(bows(12))).toEqual([]);
    expect(faults({ ...bows(12), rules: wrgRulesUnder({ edition: 'printed' }) })).toEqual([
      'sides.rome.units[0].base wrg/basing/frontage-mandatory',
    ]);
  });

  it('that are too narrow take from shots and from blows (wrg/basing/transition-penalty)', () => {
    const shot = (base?: number) => {
      const { of } = play(setUp(bows(base)), { seed: 5 }, ['shooting']);
      return of('shot').find(({ unit }) => unit === 'rome-archers')?.total ?? Number.NaN;
    };
    expect([15, 12, 11].map(base => shot(base) - shot())).toEqual([0, -1, -2]);
    const blow = (base?: number) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [300, 300], ...(base === undefined ? {} : { base }) },
          { id: 'gaul-foot', at: [300, 300] },
        ].map((piece, i) => ({ ...piece, at: [300, i === 0 ? 300 : 301] as const, facing: i === 0 ? 'N' : 'S' })),
        scenario: { agreed: ['organisation'] },
        melees: [{ a: 'rome-legion', b: 'gaul-foot', chargers: ['rome-legion'] }],
      });
      const { of } = play(game, { seed: 5 }, ['hand-to-hand']);
      return of('fought').find(({ unit }) => unit === 'rome-legion')?.total ?? Number.NaN;
    };
    expect([15, 12, 11].map(base => blow(base) - blow())).toEqual([0, -1, -2]);
  });
});

describe('figures of 15 mm', () => {
  const shots = (scale: '25mm' | '15mm-inch' | '15mm-millimetre', training: 'regular' | 'barbarian' = 'regular') => {
    const game = setUp({
      pieces: [
        { id: 'rome-archers', at: [300, 300], weapons: ['bow'], training, figures: 12, files: 6 },
        { id: 'gaul-foot', at: [300, 360], figures: 40, files: 10 },
      ],
      scenario: { agreed: ['organisation'], scale },
    });
    const { of } = play(game, { seed: 5 }, ['shooting']);
    return { shot: of('shot')[0], gauls: unitIn(game, 'gaul-foot') };
  };

  it('stand on smaller ground, and half of them count; ten casualties take one off (wrg/15mm/inch-scale, wrg/15mm/bases)', () => {
    const full = shots('25mm');
    const half = shots('15mm-inch');
    expect(half.gauls.placed.stand.front).toBe(full.gauls.placed.stand.front / 2);
    expect(half.shot?.figures).toBe((full.shot?.figures ?? 0) / 2);
    const men = half.shot?.casualties ?? 0;
    expect(men).toBeGreaterThan(0);
    expect([40 - half.gauls.figures, half.gauls.carried]).toEqual([Math.floor(men / 10), men % 10]);
  });

  it('have generals of as many men as any figure loses before it is taken off (wrg/15mm/inch-scale, wrg/troops/general-figure-composition)', () => {
    const men = (scale: '25mm' | '15mm-inch' | '15mm-millimetre') =>
      generalIn(setUp({ pieces: [legion, gauls], scenario: { agreed: ['organisation'], scale } }), 'rome-chief').men;
    expect([men('25mm'), men('15mm-inch'), men('15mm-millimetre')]).toEqual([20, 10, 20]);
  });

  it('at a millimetre to the pace shoot in one rank, and fight in two with pikes alone (wrg/15mm/mm-ranks, wrg/15mm/mm-scale)', () => {
    expect(shots('25mm').shot?.figures).toBe(12);
    expect(shots('15mm-millimetre').shot?.figures).toBe(6);
    expect(shots('15mm-millimetre').gauls.placed.stand.front).toBe(7.5);
    const fighting = (weapon: 'pike' | 'long-spear', scale: '25mm' | '15mm-millimetre') => {
      const game = setUp({
        pieces: [
          { id: 'rome-phalanx', at: [300, 300], weapons: [weapon], figures: 24, files: 6 },
          { id: 'gaul-foot', at: [300, 301], figures: 24, files: 6 },
        ],
        scenario: { agreed: ['organisation'], scale },
        melees: [{ a: 'rome-phalanx', b: 'gaul-foot', since: 1 }],
      });
      const { of } = play(game, { seed: 5 }, ['hand-to-hand']);
      return of('fought').find(({ unit }) => unit === 'rome-phalanx')?.figures;
    };
    expect(fighting('pike', '15mm-millimetre')).toBe(12);
    expect(fighting('long-spear', '15mm-millimetre')).toBe(6);
    expect(fighting('pike', '25mm')).toBeGreaterThan(12);
  });

  it('in a narrow column wheel freely, at that scale as at others (wrg/15mm/mm-column, wrg/manoeuvre/free-narrow-column-wheel, wrg/ruling/columns-that-wheel)', () => {
    const covered = (files: number, scale?: '15mm-millimetre', reading = 'as-on-a-wide-circle') => {
      const game = setUp({
        pieces: [
          { id: 'rome-column', at: [300, 300], figures: 12, files, order: 'MOVE TO (500 560)', training: 'barbarian' },
          { id: 'gaul-foot', at: [900, 760] },
        ],
        scenario: { agreed: ['organisation'], ...(scale === undefined ? {} : { scale }) },
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/columns-that-wheel': reading } }),
      });
      const { of } = play(game, {}, ['movement']);
      const [move] = of('moved').filter(({ unit }) => unit === 'rome-column');
      const last = move?.way.at(-2);
      return last === undefined || move === undefined ? 0 : Math.hypot(move.to.x - last.x, move.to.y - last.y);
    };
    expect(covered(4, '15mm-millimetre')).toBeGreaterThan(covered(5, '15mm-millimetre') + 4);
    // So do figures of any scale, unless they come round about their inner figure as others do.
    expect(covered(4)).toBeGreaterThan(covered(5) + 4);
    expect(covered(4, undefined, 'about-their-inner-figure')).toBeLessThan(covered(4) - 4);
  });

  it('lose models by as many hits as ever, or as figures do by the other reading (wrg/shooting/target/models-20-hits)', () => {
    const left = (reading: 'as-ever' | 'as-a-figure') => {
      const game = setUp({
        pieces: [
          { id: 'rome-archers', at: [300, 300], weapons: ['bow'], figures: 40, files: 20 },
          { id: 'gaul-beasts', type: 'elephant', crew: ['javelins'], at: [300, 360], figures: 8, files: 8, class: 'C' },
        ],
        scenario: { agreed: ['organisation'], scale: '15mm-inch' },
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/hits-on-a-model-15mm': reading } }),
      });
      const { of } = play(game, { seed: 5 }, ['shooting']);
      const men = of('shot').find(({ unit }) => unit === 'rome-archers')?.casualties ?? 0;
      return { men, lost: 8 - unitIn(game, 'gaul-beasts').figures };
    };
    const ever = left('as-ever');
    expect(ever.lost).toBe(Math.floor(ever.men / 20));
    expect(left('as-a-figure').lost).toBe(Math.floor(ever.men / 10));
    expect(Math.floor(ever.men / 10)).toBeGreaterThan(Math.floor(ever.men / 20));
  });
});

describe('troops entitled to two classes of weapon [wrg/weapons/combinations]', () => {
  const armed = (weapons: readonly ('pilum' | 'javelins' | 'pike' | 'bow')[], y = 330) =>
    setUp({
      pieces: [
        { id: 'rome-legion', type: 'hi', at: [500, 300], weapons: [...weapons], order: 'ATTACK gaul-band' },
        { id: 'gaul-band', at: [500, y], class: 'A', training: 'regular' },
      ],
      ...(y < 301 && { melees: [{ a: 'gaul-band', b: 'rome-legion' }] }),
    });

  it('throw the one, and fight with the other', () => {
    const shot = (...weapons: readonly ('pilum' | 'javelins')[]) =>
      play(armed(weapons), { seed: 1 }, ['shooting'])
        .of('shot')
        .filter(({ unit }) => unit === 'rome-legion').length;
    // Pila are for the melee alone.
    expect([shot('pilum'), shot('pilum', 'javelins')]).toEqual([0, 1]);
    const factors = (...weapons: readonly ('pilum' | 'javelins')[]) => {
      const { of } = play(armed(weapons, 300.3), { seed: 1 }, ['hand-to-hand']);
      return of('fought')
        .find(({ unit }) => unit === 'rome-legion')
        ?.because.map(({ because }) => because);
    };
    expect(factors('pilum', 'javelins')).toEqual(factors('pilum'));
    expect(factors('javelins')).not.toEqual(factors('pilum'));
  });

  it('may be three, of which each is used as it is needed: heavy Byzantine horse has kontos, bow and darts', () => {
    const horse = (weapons: Piece['weapons'], y: number) =>
      setUp({
        pieces: [
          { id: 'rome-horse', type: 'hc', nation: 'byzantine', weapons, at: [500, 300] },
          { id: 'gaul-band', at: [500, y] },
        ],
        ...(y < 301 && { melees: [{ a: 'rome-horse', b: 'gaul-band', chargers: ['rome-horse'] }] }),
      });
    const { of } = play(horse(['kontos', 'bow', 'darts'], 400), { seed: 1 }, ['shooting']);
    expect(of('shot').map(({ unit, weapon }) => [unit, weapon])).toContainEqual(['rome-horse', 'bow']);
    const factors = (weapons: Piece['weapons']) =>
      play(horse(weapons, 300.3), { seed: 1 }, ['hand-to-hand'])
        .of('fought')
        .find(({ unit }) => unit === 'rome-horse')?.total;
    expect(factors(['kontos', 'bow', 'darts'])).toBe(factors(['kontos']));
    expect(() => horse(['kontos', 'bow', 'javelins'], 400)).toThrow(/not entitled/);
  });

  it('are those of the list, and others are refused', () => {
    expect(() => armed(['pike', 'bow'])).toThrow(/not entitled to pike and bow together/);
  });
});
