import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../src/rulebook/index.js';
import {
  aboutFaced,
  blocksOf,
  changed,
  changeFaults,
  depthOf,
  formationFaults,
  frontCorners,
  frontEdge,
  groundOfUnit,
  movedBy,
  rearCorners,
  rearEdges,
  slightPivotOf,
  standFacing,
  standQuads,
  turnedBy,
  widthOf,
  without,
} from '../../src/rulesets/raymond/formation/formation.js';
import { layoutText, readLayout } from '../../src/rulesets/raymond/formation/layout.js';
import { raymondRules } from '../../src/rulesets/raymond/rules.js';
import type { FormationKind, Formed } from '../../src/rulesets/raymond/state.js';
import type { FormationChange } from '../../src/rulesets/raymond/terms.js';
import { distance, distanceToQuad, type Quad, quadsOverlap, toGrid } from '../../src/table/index.js';
import { anyFormed, formedAs, moving, shapeOf, side } from './formed.js';

const rules = raymondRules();

/** The clauses that a layout breaks as a formation of foot, or of others. */
const broken = (formation: FormationKind, text: string, foot = true) => [
  ...new Set(formationFaults({ formation, stands: readLayout(text) }, foot, rules).map(({ clause }) => clause)),
];

/** Holds that two lists of stands cover the same ground, whatever their order and which corner comes first. */
function expectSameGround(some: readonly Quad[], others: readonly Quad[]): void {
  expect(some).toHaveLength(others.length);
  const same = (a: Quad, b: Quad) => a.every(corner => b.some(other => distance(corner, other) <= 0.001));
  for (const quad of some) expect(others.filter(other => same(quad, other))).toHaveLength(1);
}

describe('valid formations [raymond/formation/must-be-valid]', () => {
  it('a line is one row, however wide; so is a single stand [raymond/formation/line]', () => {
    for (const line of ['P', 'PM', 'PMMMMM', 'MMMMMMMMMMMM']) expect(broken('line', line)).toEqual([]);
    expect(broken('line', 'PM/M')).toEqual(['raymond/formation/line']);
  });

  it('a mass is two or three rows, at most three wide [raymond/formation/mass]', () => {
    for (const mass of ['P/M', 'PM/MM', 'PMM/MMM', 'P/M/M', 'PMM/MMM/MMM']) expect(broken('mass', mass)).toEqual([]);
    for (const not of ['P', 'PMM', 'P/M/M/M', 'PMMM/MM'])
      expect(broken('mass', not)).toEqual(['raymond/formation/mass']);
  });

  it('no row of a mass is wider than the one ahead [raymond/formation/mass-front-row-widest]', () => {
    for (const mass of ['PM/M', 'PM/.M', 'PMM/.M', 'PMM/.MM/..M', 'PMM/MM/MM'])
      expect(broken('mass', mass)).toEqual([]);
    expect(broken('mass', 'P/MM')).toEqual(['raymond/formation/mass-front-row-widest']);
    expect(broken('mass', 'PMM/M/MM')).toEqual(['raymond/formation/mass-front-row-widest']);
  });

  it('what is wrong is told of the row, counted from the front', () => {
    const problems = (text: string) => formationFaults(formedAs(text), true, rules).map(({ problem }) => problem);
    expect(problems('PM/.P/P.')).toEqual(['row 3 stands partly beside the row ahead of it']);
    expect(problems('P/MM')).toEqual(['row 2 is wider than the row ahead of it']);
  });

  it('stands stand side by side and straight behind one another [raymond/formation/contiguous]', () => {
    for (const line of ['P.M', '.PM']) expect(broken('line', line)).toEqual(['raymond/formation/contiguous']);
    for (const mass of ['PMM/M.M', 'PM/.MM', 'PMM/M/.M'])
      expect(broken('mass', mass)).toContain('raymond/formation/contiguous');
    const twoInOnePlace = [...readLayout('PM'), ...readLayout('.M')];
    expect(formationFaults({ formation: 'line', stands: twoInOnePlace }, true, rules)).toHaveLength(1);
    const emptyRow = [{ kind: 'pike', rank: 0, file: 0 } as const, { kind: 'pike', rank: 2, file: 0 } as const];
    expect(formationFaults({ formation: 'mass', stands: emptyRow }, true, rules)).not.toEqual([]);
  });

  it('a defensive mass is a mass of foot [raymond/formation/defensive-mass] [raymond/formation/defensive-mass-foot-only]', () => {
    expect(broken('defensive mass', 'PMM/MMM')).toEqual([]);
    expect(broken('defensive mass', 'PMM')).toEqual(['raymond/formation/defensive-mass']);
    expect(broken('defensive mass', 'PMMM/M')).toEqual(['raymond/formation/defensive-mass']);
    expect(broken('defensive mass', 'CC/CC', false)).toEqual(['raymond/formation/defensive-mass-foot-only']);
  });

  it('without stands there is none', () => {
    expect(formationFaults({ formation: 'line', stands: [] }, true, rules)).toHaveLength(1);
  });

  it('players may agree on other shapes and bases [raymond/formation/adaptable] [raymond/stands/base-sizes-adaptable]', () => {
    const deep = { ...rules, formation: { ...rules.formation, massRanks: { from: 2, to: 4 }, massFiles: 4 } };
    expect(formationFaults(formedAs('PMMM/MMM/MM/M'), true, deep)).toEqual([]);
    const small = { ...rules.stands.pike, size: { front: 1, depth: 2, figures: 3 } };
    expect(widthOf(formedAs('PPP/PP'), { stands: { ...rules.stands, pike: small } })).toBe(3);
    expect(depthOf(formedAs('PPP/PP'), { stands: { ...rules.stands, pike: small } })).toBe(4);
  });
});

describe('where the stands are', () => {
  it('a unit is placed by the middle of its front edge', () => {
    const unit = formedAs('PMM/M', { x: 10, y: 20 });
    expect(widthOf(unit, rules)).toBeCloseTo(3 * side);
    expect(depthOf(unit, rules)).toBeCloseTo(2 * side);
    const [left, right] = frontCorners(unit, rules);
    expect([left.x, left.y]).toEqual([expect.closeTo(10 - 1.5 * side, 5), 20]);
    expect([right.x, right.y]).toEqual([expect.closeTo(10 + 1.5 * side, 5), 20]);
    expect(frontEdge(unit, rules)).toEqual({ from: left, to: right });
    expect(groundOfUnit(unit, rules).slice(0, 2)).toEqual([left, right]);
  });

  it('the rear edge of a ragged mass is that of the hindmost stand of each file', () => {
    const unit = formedAs('PMM/M', { facing: 0 });
    expect(rearEdges(unit, rules).map(({ from, to }) => [toGrid(from.y), toGrid(to.y)])).toEqual([
      [-3.15, -3.15],
      [-1.575, -1.575],
      [-1.575, -1.575],
    ]);
    expect(rearCorners(unit, rules).map(({ x, y }) => [toGrid(x), toGrid(y)])).toEqual([
      [-2.363, -3.15],
      [2.363, -1.575],
    ]);
  });

  it('a gun stands as deep as its base [raymond/formation/line]', () => {
    expect(depthOf(formedAs('l'), rules)).toBeCloseTo(80 / 25.4, 3);
  });

  it('every stand has a facing; behind the front row of a defensive mass it is backwards [raymond/stands/facing] [raymond/formation/defensive-mass]', () => {
    const mass = formedAs('PM/MM', { facing: 30 });
    expect(mass.stands.map(stand => standFacing(mass, stand))).toEqual([30, 30, 30, 30]);
    const defensive = { ...mass, formation: 'defensive mass' } as const;
    expect(defensive.stands.map(stand => standFacing(defensive, stand))).toEqual([30, 30, 210, 210]);
    const [front, , rear] = standQuads(defensive, rules);
    const [forwards] = standQuads(mass, rules);
    expect(front).toEqual(forwards);
    // Its own front left is what its unit sees as its rear right.
    expect(rear?.[0]).toEqual(standQuads(mass, rules)[2]?.[2]);
  });

  it('no two stands overlap, all are on the ground of the unit, and its blocks are the same ground', () => {
    fc.assert(
      fc.property(anyFormed, unit => {
        const stands = standQuads(unit, rules);
        const ground = groundOfUnit(unit, rules);
        const blocks = blocksOf(unit, rules);
        expect(stands).toHaveLength(unit.stands.length);
        for (const [place, quad] of stands.entries()) {
          for (const corner of quad) expect(distanceToQuad(corner, ground)).toBe(0);
          for (const other of stands.slice(place + 1)) expect(quadsOverlap(quad, other)).toBe(false);
          expect(blocks.some(block => quad.every(corner => distanceToQuad(corner, block) === 0))).toBe(true);
        }
        const area = ([a, b, , d]: Quad) => distance(a, b) * distance(a, d);
        const areaOf = (quads: readonly Quad[]) => quads.reduce((sum, quad) => sum + area(quad), 0);
        expect(areaOf(blocks)).toBeCloseTo(areaOf(stands), 1);
        expect(blocks.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe('turning and moving', () => {
  it('turns about the middle of the front, by any angle [raymond/move/turn]', () => {
    const unit = formedAs('PMM', { x: 5, y: 5, facing: 350 });
    expect(turnedBy(unit, 20)).toEqual({ ...unit, facing: 10 });
    expect(turnedBy(unit, -360)).toEqual(unit);
  });

  it('moves without turning', () => {
    expect(movedBy(formedAs('PMM', { x: 5, y: 5, facing: 90 }), 90, 4).at).toEqual({ x: 9, y: 5 });
    expect(movedBy(formedAs('PMM', { x: 5, y: 5, facing: 90 }), 0, 2)).toMatchObject({
      at: { x: 5, y: 7 },
      facing: 90,
    });
  });

  it('a slight pivot moves the front corners by a quarter of an inch, and no more [raymond/fire/pivot-before-firing] [raymond/fire/pivot-defensive-mass] [raymond/charge/free-turn]', () => {
    fc.assert(
      fc.property(anyFormed, fc.constantFrom(1, -1), (unit, way) => {
        const turned = turnedBy(unit, way * slightPivotOf(unit, rules));
        const before = frontCorners(unit, rules);
        const after = frontCorners(turned, rules);
        expect(distance(before[0], after[0])).toBe(0.25);
        expect(distance(before[1], after[1])).toBe(0.25);
      }),
    );
    expect(slightPivotOf(formedAs('P'), rules)).toBe(18.266);
    expect(slightPivotOf(formedAs('PMMMMM'), rules)).toBe(3.032);
  });

  it('whatever is narrower than the pivot turns as it will', () => {
    const wide = { ...rules, formation: { ...rules.formation, slightPivot: 5 } };
    expect(slightPivotOf(formedAs('P'), wide)).toBe(180);
  });
});

describe('about-face [raymond/move/about-face]', () => {
  const about = (text: string) => shapeOf(aboutFaced(formedAs(text), rules));

  it('turns every stand on its spot', () => {
    expect(about('PMH')).toBe('line HMP');
    expect(about('PM/HL')).toBe('mass LH/MP');
    expect(about('P')).toBe('line P');
  });

  it('odd stands close up to the new front', () => {
    expect(about('PMH/L')).toBe('mass HML/..P');
    expect(about('PPP/MM')).toBe('mass PMM/.PP');
    expect(about('PPP/.M')).toBe('mass PMP/.P.');
    expect(about('PPP/MMM/H')).toBe('mass MMH/PPM/..P');
  });

  it('a defensive mass has no need to, and cannot [raymond/move/about-face-excluded]', () => {
    const unit = formedAs('PM/MM', { formation: 'defensive mass' });
    expect(() => aboutFaced(unit, rules)).toThrow(RuleViolation);
  });

  it('keeps the rows as strong as they were, the ground, and the formation; twice done it is undone', () => {
    fc.assert(
      fc.property(moving, unit => {
        const faced = aboutFaced(unit, rules);
        expect(formationFaults(faced, true, rules)).toEqual([]);
        expectSameGround([groundOfUnit(faced, rules)], [groundOfUnit(unit, rules)]);
        expect(faced.facing).toBe((unit.facing + 180) % 360);
        const strengths = ({ stands }: Formed) =>
          [0, 1, 2].map(rank => stands.filter(stand => stand.rank === rank).length);
        expect(strengths(faced)).toEqual(strengths(unit));
        expect(aboutFaced(faced, rules)).toEqual(unit);
      }),
    );
  });

  it('a full formation does not move at all', () => {
    const unit = formedAs('PMH/LMP', { facing: 37 });
    expectSameGround(standQuads(aboutFaced(unit, rules), rules), standQuads(unit, rules));
  });
});

describe('losses', () => {
  const left = (unit: Formed, lost: readonly number[]) => {
    const rest = without(unit, lost, rules);
    return rest && shapeOf(rest);
  };

  it('leave the others where they stand', () => {
    fc.assert(
      fc.property(anyFormed, fc.array(fc.nat({ max: 8 }), { maxLength: 6 }), (unit, lost) => {
        const rest = without(unit, lost, rules);
        if (rest === undefined) return;
        const kept = standQuads(unit, rules).filter((_, place) => !lost.includes(place));
        expectSameGround(standQuads(rest, rules), kept);
        const facings = ({ stands, ...formed }: Formed) => stands.map(stand => standFacing(formed, stand)).sort();
        const before = { ...unit, stands: unit.stands.filter((_, place) => !lost.includes(place)) };
        expect(facings(rest)).toEqual(facings(before));
        expect(formationFaults(rest, true, rules)).toEqual([]);
      }),
    );
  });

  it('off the ends of a line leave a line, out of its middle none [raymond/rout/formation]', () => {
    expect(left(formedAs('PMHL'), [0])).toBe('line MHL');
    expect(left(formedAs('PMHL'), [0, 3])).toBe('line MH');
    expect(left(formedAs('PMHL'), [1])).toBeUndefined();
    expect(left(formedAs('PMHL'), [0, 1, 2, 3])).toBeUndefined();
  });

  it('can make a mass a line, or its second row the front', () => {
    expect(left(formedAs('PM/HL'), [2, 3])).toBe('line PM');
    expect(left(formedAs('PM/HL'), [0, 1])).toBe('line HL');
    expect(left(formedAs('PM/HL/PP'), [0, 1])).toBe('mass HL/PP');
    expect(left(formedAs('PM/HL'), [0])).toBeUndefined();
    expect(left(formedAs('PM/HL'), [2])).toBe('mass PM/.L');
    expect(left(formedAs('PM/HL'), [0, 2])).toBe('mass M/L');
    expect(left(formedAs('PM/HL/PP'), [2, 3])).toBeUndefined();
  });

  it('the place moves with the front', () => {
    const rest = without(formedAs('PM/HL', { x: 10, y: 10, facing: 90 }), [0, 1], rules);
    expect(rest?.at.x).toBeCloseTo(10 - side, 5);
    const shorter = without(formedAs('PMHL', { x: 10, y: 10 }), [0], rules);
    expect(shorter?.at.x).toBeCloseTo(10 + side / 2, 5);
  });

  it('leave a defensive mass facing whichever way its stands then make one [raymond/formation/defensive-mass]', () => {
    const unit = formedAs('PMM/HHL', { formation: 'defensive mass' });
    expect(left(unit, [3, 4, 5])).toBe('line PMM');
    const rear = without(unit, [0, 1, 2], rules);
    expect(rear && shapeOf(rear)).toBe('line LHH');
    expect(rear?.facing).toBe(180);
    expect(rear?.at.y).toBeCloseTo(-2 * side, 5);
    expect(left(unit, [5])).toBe('defensive mass PMM/HH.');
    const behind = without(unit, [0], rules);
    expect(behind && [shapeOf(behind), behind.facing]).toEqual(['defensive mass LHH/MM.', 180]);
    const deep = formedAs('PM/MM/HH', { formation: 'defensive mass' });
    expect(left(deep, [0, 1])).toBe('mass HH/MM');
    expect(left(deep, [2, 3])).toBeUndefined();
  });
});

describe('a change of formation', () => {
  const change = (unit: Formed, to: Partial<FormationChange> & Pick<FormationChange, 'stands'>) =>
    changed(unit, { formation: to.stands.includes('/') ? 'mass' : 'line', ...to }, rules);
  const faultsOf = (unit: Formed, to: FormationChange) =>
    changeFaults(unit, to, rules).map(({ path, clause }) => [path, clause]);

  it('is made about the middle of the front [raymond/formation/change-about-front-centre] [raymond/formation/change-stationary-stand]', () => {
    const unit = formedAs('PMMMM', { x: 10, y: 10, facing: 45 });
    expect(change(unit, { stands: 'PMM/MM' })).toEqual({ ...unit, formation: 'mass', stands: readLayout('PMM/MM') });
    expect(change(unit, { stands: 'PMM/M/M' }).at).toEqual(unit.at);
  });

  it('between two stands either may be the one that stays [raymond/formation/change-even-front]', () => {
    const unit = formedAs('PMMM');
    expect(change(unit, { stands: 'PMM/M', stationary: 1 }).at.x).toBeCloseTo(-side / 2, 5);
    expect(change(unit, { stands: 'PMM/M', stationary: 2 }).at.x).toBeCloseTo(side / 2, 5);
    const mass = { formation: 'mass', stands: 'PMM/M' } as const;
    expect(faultsOf(unit, mass)).toEqual([['stationary', 'raymond/formation/change-even-front']]);
    for (const stationary of [0, 3, 1.5]) expect(faultsOf(unit, { ...mass, stationary })).toHaveLength(1);
  });

  it('it must have the middle of the new front as well [raymond/formation/change-stationary-valid-after]', () => {
    const unit = formedAs('PMM');
    const line = { formation: 'mass', stands: 'PM/M' } as const;
    expect(faultsOf(unit, line)).toEqual([['becomes', 'raymond/formation/change-stationary-valid-after']]);
    expect(change(unit, { ...line, becomes: 0 }).at.x).toBeCloseTo(side / 2, 5);
    expect(change(unit, { ...line, becomes: 1 }).at.x).toBeCloseTo(-side / 2, 5);
    expect(faultsOf(formedAs('PMMMM'), { formation: 'line', stands: 'PMMMM', becomes: 1 })).toEqual([
      ['becomes', 'raymond/formation/change-stationary-valid-after'],
    ]);
  });

  it('from a front of two to one of two either keeps its ground or shifts by a stand', () => {
    const unit = formedAs('PM/MM');
    const line = { stands: 'PMMM' } as const;
    const shifts = [0, 1].flatMap(stationary =>
      [1, 2].map(becomes => toGrid(change(unit, { ...line, stationary, becomes }).at.x / side)),
    );
    expect(shifts).toEqual([0, -1, 1, 0]);
  });

  it('stands may change places in it, and only in it; none is left out or added [raymond/formation/change-rearrange-stands] [raymond/formation/swap-only-when-changing]', () => {
    const unit = formedAs('PMM');
    expect(shapeOf(change(unit, { stands: 'MPM' }))).toBe('line MPM');
    for (const stands of ['PM', 'PMMM', 'PPM', 'HMM']) {
      const faults = changeFaults(unit, { formation: 'line', stands, becomes: 0 }, rules);
      expect(faults.map(({ clause }) => clause)).toContain('raymond/formation/change-rearrange-stands');
    }
    for (const done of [turnedBy(unit, 30), movedBy(unit, 0, 3)]) expect(done.stands).toEqual(unit.stands);
  });

  it('must give a valid formation [raymond/formation/must-be-valid]', () => {
    expect(faultsOf(formedAs('CCC'), { formation: 'defensive mass', stands: 'CC/C', becomes: 0 })).toEqual([
      ['formation', 'raymond/formation/defensive-mass-foot-only'],
    ]);
    expect(faultsOf(formedAs('PMM'), { formation: 'line', stands: 'P.MM', becomes: 1 })).toContainEqual([
      'stands',
      'raymond/formation/contiguous',
    ]);
    expect(faultsOf(formedAs('PMM'), { formation: 'line', stands: 'P?M' })).toEqual([['stands', undefined]]);
    expect(() => change(formedAs('PMM'), { stands: 'PM' })).toThrow(RuleViolation);
  });

  it('the stationary stand keeps its ground exactly, and so does its facing', () => {
    const changes = fc.record({ first: fc.nat({ max: 1 }), second: fc.nat({ max: 1 }) });
    const shapes = fc.constantFrom<FormationKind>('line', 'mass', 'defensive mass');
    fc.assert(
      fc.property(anyFormed, shapes, fc.integer({ min: 1, max: 3 }), changes, (unit, formation, width, sides) => {
        const rows = rowsFor(unit, formation, width);
        if (rows === undefined) return;
        const [stationary, becomes] = [middle(unit, sides.first), middle({ stands: readLayout(rows) }, sides.second)];
        const to = { formation: formation, stands: rows, stationary, becomes };
        expect(changeFaults(unit, to, rules)).toEqual([]);
        const after = changed(unit, to, rules);
        // The front row comes first in the list, so that a file of it is a place in the list.
        const ground = (formed: Formed, file: number) => standQuads(formed, rules).slice(file, file + 1);
        expectSameGround(ground(after, becomes), ground(unit, stationary));
        expect(after.facing).toBe(unit.facing);
        expect(formationFaults(after, true, rules)).toEqual([]);
      }),
    );
  });
});

/** A file in the middle of the front: the left or the right one of two. */
function middle({ stands }: Pick<Formed, 'stands'>, right: number): number {
  const files = stands.filter(stand => stand.rank === 0).length;
  return Math.floor((files - 1 + (files % 2 === 0 ? right : 0)) / 2);
}

/** The unit's stands in rows of a width, where they make that formation. */
function rowsFor({ stands }: Formed, formation: FormationKind, width: number): string | undefined {
  const letters = layoutText(stands).replaceAll(/[./]/g, '');
  if (formation === 'line') return letters;
  const rows = letters.match(new RegExp(`.{1,${width}}`, 'g')) ?? [];
  return rows.length > 1 && rows.length <= 3 ? rows.join('/') : undefined;
}
