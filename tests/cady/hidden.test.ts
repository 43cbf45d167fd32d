import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';
import {
  blankMarker,
  hide,
  type Marker,
  markerFaults,
  phantomFaults,
  placeBehindMarker,
  sightDistance,
  standsInView,
} from '../../src/rulesets/cady/common/unseen/hidden.js';
import { attackedMarker, type Piece, reveal } from '../../src/rulesets/cady/common/unseen/revealing.js';
import { isScreened, type Screen } from '../../src/rulesets/cady/common/unseen/screening.js';
import type { Placed, Table } from '../../src/table/index.js';
import { commonRulesUnder } from '../rules-under.js';

const body = { stand: { front: 4, depth: 2, figures: 2 }, figures: 20, files: 5 };
const table: Table = {
  width: 200,
  height: 150,
  features: [
    {
      kind: 'hill',
      id: 'knoll',
      level: 1,
      outline: [
        { x: 90, y: 90 },
        { x: 102, y: 90 },
        { x: 102, y: 102 },
        { x: 90, y: 102 },
      ],
    },
  ],
};
const marker = (id: string, x: number, y: number, unit: Partial<Marker['unit']> | null = {}): Marker => ({
  id,
  side: 'red',
  at: { x, y },
  unit: unit === null ? null : { id: `unit ${id}`, facing: 0, body, ordered: true, ...unit },
});
const clauses = (...markers: Marker[]) => markerFaults({ markers, table }).map(({ clause }) => clause);

describe('how far troops see', () => {
  it('90 cm [cady/common/hidden/sight-distance-normal]', () => {
    expect(sightDistance({ artillery: false }, commonRules())).toBe(90);
  });

  it('guns with telescopes 120 [cady/common/hidden/sight-distance-artillery]', () => {
    expect(sightDistance({ artillery: true }, commonRules())).toBe(120);
  });
});

describe('a marker', () => {
  it('shows the enemy where it stands and nothing else [cady/common/hidden/marker-blank-face] [cady/common/definition/hidden-troop-movement] [cady/common/definition/phantom-markers]', () => {
    expect(blankMarker(marker('a', 50, 50))).toEqual({ id: 'a', side: 'red', at: { x: 50, y: 50 } });
    expect(blankMarker(marker('a', 50, 50))).toEqual(blankMarker(marker('a', 50, 50, null)));
  });

  it('stands in the middle of the front of its unit [cady/common/hidden/marker-is-center-front]', () => {
    expect(placeBehindMarker(marker('a', 50, 60, { facing: 90 }))).toEqual({
      ...body,
      at: { x: 50, y: 60 },
      facing: 90,
    });
    expect(placeBehindMarker(marker('a', 50, 60, null))).toBeUndefined();
  });

  it('needs room for all the figures behind it [cady/common/hidden/marker-needs-room]', () => {
    const room = 'cady/common/hidden/marker-needs-room';
    expect(clauses(marker('a', 50, 50), marker('b', 70, 50))).toEqual([]);
    expect(clauses(marker('a', 50, 50), marker('b', 69, 50))).toEqual([room]);
    expect(clauses(marker('a', 9, 50))).toEqual([room]);
    expect(clauses(marker('a', 96, 98))).toEqual([room]);
    // A column of the same troops fits on the hill.
    expect(clauses(marker('a', 96, 101, { body: { ...body, figures: 8, files: 1 } }))).toEqual([]);
  });

  it('needs a formation on the order sheet, and an order; a phantom needs neither [cady/common/hidden/formation-on-order-sheet] [cady/common/phantom/no-orders]', () => {
    const { body: _, ...formless } = { id: 'u', facing: 0, body, ordered: true };
    expect(clauses({ ...marker('a', 50, 50), unit: formless })).toEqual([
      'cady/common/hidden/formation-on-order-sheet',
    ]);
    expect(clauses(marker('a', 50, 50, { ordered: false }))).toEqual(['cady/common/phantom/no-orders']);
    expect(clauses(marker('a', 0, 0, null))).toEqual([]);
  });
});

describe('hiding', () => {
  const phantoms = { out: 1, agreed: 2 };

  it('only out of sight [cady/common/hidden/only-out-of-sight]', () => {
    expect(hide({ seenBy: ['blue 3'], phantoms })).toMatchObject({ hidden: false, phantomBeside: false });
  });

  it('again, with a phantom beside it if one is left [cady/common/hidden/rehide] [cady/common/hidden/rehide-with-phantom]', () => {
    expect(hide({ seenBy: [], phantoms })).toMatchObject({ hidden: true, phantomBeside: true });
    expect(hide({ seenBy: [], phantoms: { out: 2, agreed: 2 } })).toMatchObject({ hidden: true, phantomBeside: false });
  });

  it('no more phantoms than agreed, none faster than a unit [cady/common/phantom/limited-number] [cady/common/phantom/moves-like-real]', () => {
    const side = { agreed: 2, moved: [90, 20], allowances: [24, 90, 30] };
    expect(phantomFaults(side, commonRules())).toEqual([]);
    expect(phantomFaults({ ...side, moved: [91, 20] }, commonRules())).toMatchObject([
      { clause: 'cady/common/phantom/moves-like-real', path: 'moved[0]' },
    ]);
    expect(phantomFaults({ ...side, agreed: 1 }, commonRules())).toMatchObject([
      { clause: 'cady/common/phantom/limited-number' },
    ]);
    const anywhere = commonRulesUnder({ 'cady/ruling/phantom-moves': 'anywhere' });
    expect(phantomFaults({ ...side, moved: [300] }, anywhere)).toEqual([]);
  });

  it('leaves the part of a column that nobody sees [cady/common/hidden/partial-reveal]', () => {
    const column: Placed = { ...body, files: 1, at: { x: 50, y: 100 }, facing: 0 };
    const { seen, hidden } = standsInView(column, point => point.y > 95);
    expect(seen.map(({ rank }) => rank)).toEqual([0, 1, 2]);
    expect(seen.length + hidden.length).toBe(10);
    expect(standsInView(column, () => false).seen).toEqual([]);
    expect(standsInView(column, () => true).hidden).toEqual([]);
  });
});

describe('coming into sight', () => {
  const piece = (id: string, is: Piece['is']): Piece => ({ id, is, side: id.startsWith('r') ? 'red' : 'blue' });
  const happens = (pieces: readonly Piece[], ...sight: [string, string][]) =>
    reveal({ pieces, sight: sight.map(([by, seen]) => ({ by, seen })) }).map(({ id, happens }) => `${id} ${happens}`);

  it('of a unit, a marker becomes its figures [cady/common/hidden/reveal-to-unit] [cady/common/sequence/step-4-reveal-and-charges]', () => {
    expect(happens([piece('r1', 'unit'), piece('b1', 'marker')], ['r1', 'b1'], ['b1', 'r1'])).toEqual(['b1 placed']);
    expect(happens([piece('r1', 'unit'), piece('b1', 'marker')])).toEqual([]);
  });

  it('of each other, two markers both do [cady/common/hidden/reveal-two-markers]', () => {
    const pieces = [piece('r1', 'marker'), piece('b1', 'marker')];
    expect(happens(pieces, ['r1', 'b1'], ['b1', 'r1'])).toEqual(['r1 placed', 'b1 placed']);
    // A battery with telescopes sees a marker that does not see it.
    expect(happens(pieces, ['r1', 'b1'])).toEqual(['b1 placed']);
  });

  it('two phantoms are both removed [cady/common/phantom/two-phantoms-removed]', () => {
    const pieces = [piece('r1', 'phantom'), piece('b1', 'phantom')];
    expect(happens(pieces, ['r1', 'b1'], ['b1', 'r1'])).toEqual(['r1 removed', 'b1 removed']);
  });

  it('a phantom is removed, and a marker that unmasked it is declared real [cady/common/phantom/removed-when-seen] [cady/common/phantom/opponent-confirms-real]', () => {
    const pieces = [piece('r1', 'marker'), piece('r2', 'unit'), piece('b1', 'phantom')];
    expect(happens(pieces, ['r1', 'b1'])).toEqual(['r1 declared', 'b1 removed']);
    expect(happens(pieces, ['r2', 'b1'])).toEqual(['b1 removed']);
  });

  it('under attack, a phantom is removed [cady/common/phantom/removed-when-attacked]', () => {
    expect(attackedMarker(piece('b1', 'phantom')).happens).toBe('removed');
    expect(attackedMarker(piece('b1', 'marker')).happens).toBe('placed');
  });

  it('leaves no phantom in sight of an enemy, no marker in sight of anything real, and friends alone', () => {
    const anyPiece = fc.record({
      side: fc.constantFrom('red', 'blue'),
      is: fc.constantFrom('unit', 'marker', 'phantom' as const),
    });
    const pair = fc.tuple(fc.nat(5), fc.nat(5));
    fc.assert(
      fc.property(fc.array(anyPiece, { minLength: 6, maxLength: 6 }), fc.array(pair), (some, pairs) => {
        const pieces = some.map((each, at) => ({ ...each, id: `p${at}` }) as Piece);
        const sight = pairs.map(([by, seen]) => ({ by: `p${by}`, seen: `p${seen}` }));
        const result = reveal({ pieces, sight });
        const removed = result.filter(({ happens }) => happens === 'removed').map(({ id }) => id);
        for (const { id, is, side } of pieces) {
          const watched = sight.some(({ by, seen }) => seen === id && pieces.find(p => p.id === by)?.side !== side);
          if (is === 'phantom') expect(removed.includes(id)).toBe(watched);
          if (is === 'unit') expect(result.some(each => each.id === id)).toBe(false);
        }
      }),
    );
  });
});

describe('screening', () => {
  const behindHorse: Screen = {
    screen: { arm: 'cavalry', figures: 20, ranks: 1 },
    screened: { arm: 'infantry', figures: 19 },
    enemyAbove: 0,
    flat: false,
    viewBlocked: true,
    nearestEnemy: 30,
  };
  const behindFoot: Screen = {
    ...behindHorse,
    screen: { arm: 'infantry', figures: 12, ranks: 3 },
    screened: { arm: 'infantry', figures: 36 },
    flat: true,
  };
  const screened = (unit: Screen) => isScreened(unit, commonRules()).screened;

  it('cavalry hides foot and guns behind it, if it blocks all view [cady/common/screening/cavalry-screens]', () => {
    expect(screened(behindHorse)).toBe(true);
    expect(screened({ ...behindHorse, screened: { arm: 'artillery', figures: 4 } })).toBe(true);
    expect(screened({ ...behindHorse, viewBlocked: false })).toBe(false);
  });

  it('a smaller unit only [cady/common/screening/smaller-unit]', () => {
    expect(screened({ ...behindHorse, screened: { arm: 'infantry', figures: 20 } })).toBe(false);
  });

  it('from an enemy no higher up [cady/common/screening/ground-level]', () => {
    expect(screened({ ...behindHorse, enemyAbove: 1 })).toBe(false);
    expect(screened({ ...behindHorse, enemyAbove: -1 })).toBe(true);
  });

  it('until an enemy is within 10 cm [cady/common/screening/reveal-distance]', () => {
    expect(screened({ ...behindHorse, nearestEnemy: 10 })).toBe(false);
    expect(screened({ ...behindHorse, nearestEnemy: 10.001 })).toBe(true);
    const rules = commonRulesUnder({ 'cady/ruling/screen-distance': 'hidden' });
    expect(isScreened({ ...behindHorse, nearestEnemy: 10 }, rules).screened).toBe(true);
  });

  it('three ranks of foot hide foot on flat ground [cady/common/screening/infantry-three-ranks]', () => {
    expect(screened(behindFoot)).toBe(true);
    expect(screened({ ...behindFoot, flat: false })).toBe(false);
    expect(screened({ ...behindFoot, screen: { arm: 'infantry', figures: 12, ranks: 2 } })).toBe(false);
  });

  it('nothing else hides anything [cady/common/screening/no-screen-of-cavalry]', () => {
    expect(screened({ ...behindHorse, screened: { arm: 'cavalry', figures: 5 } })).toBe(false);
    expect(screened({ ...behindFoot, screened: { arm: 'artillery', figures: 4 } })).toBe(false);
    expect(screened({ ...behindFoot, screen: { arm: 'artillery', figures: 40, ranks: 3 } })).toBe(false);
  });
});
