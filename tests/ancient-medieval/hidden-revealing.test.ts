import { describe, expect, it } from 'vitest';
import { scripted } from '../../src/dice/index.js';
import { ancientMedievalWords } from '../../src/rulesets/cady/ancient-medieval/words.js';
import { phantomOrderFaults } from '../../src/rulesets/cady/common/turn/unseen/phantoms.js';
import { mayShoot, revealAttacked } from '../../src/rulesets/cady/common/turn/unseen/revealing.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';
import { hiddenTable, kindsOf, knownTo, type Told, wood } from './hidden-table.js';

const blue = { id: 'blue-1', at: [100, 20] as [number, number] };
const red = { id: 'red-1', at: [100, 130] as [number, number], hidden: true };

describe('a hidden unit', () => {
  it('is a blank marker to the enemy, and where it stands for its own side [cady/common/hidden/marker-blank-face]', () => {
    const table = hiddenTable({ pieces: [blue, red], phantoms: { red: [[60, 130]] } });
    const { units, markers } = table.view('blue');
    expect(Object.keys(units)).toEqual(['blue-1']);
    expect(markers).toEqual([
      { id: 'red#1', side: 'red', at: { x: 60, y: 130 }, real: false },
      { id: 'red#2', side: 'red', at: { x: 100, y: 130 }, real: false },
    ]);
    expect(table.view('red').units['red-1']?.own).toMatchObject({ marker: 'red#2', order: 'H' });
    expect(table.view('red').markers.map(({ own }) => own?.unit)).toEqual([null, 'red-1']);
  });

  it('moves as itself; the enemy sees the marker move [cady/common/definition/hidden-troop-movement]', () => {
    const table = hiddenTable({ pieces: [blue, red] });
    const told = table.move({ 'red-1': 'E 10 cm, F S' });
    expect(kindsOf(told)).toEqual(['moved', 'marker-moved']);
    expect(knownTo('blue', told)).toEqual([
      { kind: 'marker-moved', side: 'red', marker: 'red#1', to: table.unit('red-1').at },
    ]);
    expect(table.view('blue').markers[0]?.at).toEqual(table.unit('red-1').at);
  });

  it('is set out within 90 cm of an enemy unit in line of sight [cady/common/hidden/reveal-to-unit]', () => {
    const table = hiddenTable({ pieces: [blue, red] });
    expect(table.move({ 'red-1': 'S 12 cm' }).filter(({ kind }) => kind === 'revealed')).toEqual([]);
    const told = table.move({ 'red-1': 'S 12 cm' });
    expect(told).toContainEqual({
      kind: 'revealed',
      unit: 'red-1',
      marker: 'red#1',
      partly: false,
      because: [
        {
          clause: 'cady/common/hidden/reveal-to-unit',
          because: 'sighted by blue-1',
          effect: 'the figures are set out',
        },
      ],
    });
    expect(table.unit('red-1').marker).toBe(null);
    expect(table.view('blue').units['red-1']).toMatchObject({ type: 'medium-infantry', figures: 24 });
    expect(table.view('blue').markers).toEqual([]);
  });

  it('in sight for one third of the move is set out, wherever it ends [cady/common/sequence/step-4-reveal-and-charges]', () => {
    const gap = { features: [wood('west', [40, 80], [94, 120]), wood('east', [106, 80], [160, 120])] };
    const runner = {
      id: 'red-1',
      type: 'light-cavalry' as const,
      at: [60, 140] as [number, number],
      facing: 'E',
      figures: 12,
      formation: 'Col 2',
      hidden: true,
    };
    const table = hiddenTable({ pieces: [{ ...blue, at: [100, 52] }, runner], ...gap });
    const told = table.move({ 'red-1': 'E full' });
    expect(told.filter(({ kind }) => kind === 'revealed')).toHaveLength(1);
    expect(told).toContainEqual(expect.objectContaining({ kind: 'marker-moved', marker: 'red#1' }));
    expect(table.unit('red-1').marker).toBe(null);
  });

  it('sets the other out as well where two markers sight each other [cady/common/hidden/reveal-two-markers]', () => {
    const table = hiddenTable({
      pieces: [
        { ...blue, hidden: true },
        { ...red, at: [100, 110] },
      ],
    });
    const told = table.look();
    expect(told.map(event => (event.kind === 'revealed' ? [event.unit, event.marker] : []))).toEqual([
      ['blue-1', 'blue#1'],
      ['red-1', 'red#1'],
    ]);
    expect(JSON.stringify(told)).toContain('sighted by blue#1');
  });

  it('stays hidden behind a wood, and from beyond 90 cm [cady/common/hidden/sight-distance-normal]', () => {
    const near = { ...red, at: [100, 80] as [number, number] };
    const behind = { features: [wood('wood', [0, 50], [200, 60])] };
    expect(hiddenTable({ pieces: [blue, near], ...behind }).look()).toEqual([]);
    expect(hiddenTable({ pieces: [blue, { ...red, at: [100, 110.1] }] }).look()).toEqual([]);
    expect(kindsOf(hiddenTable({ pieces: [blue, { ...red, at: [100, 110] }] }).look())).toEqual(['revealed']);
  });

  it('is set out when it is attacked, and when it shoots [cady/common/phantom/removed-when-attacked]', () => {
    for (const attacked of ['red-1', 'red#1']) {
      const table = hiddenTable({ pieces: [blue, red] });
      const told: Told[] = [];
      expect(revealAttacked(table.state, attacked, table.context(told, scripted([])))?.id).toBe('red-1');
      expect(kindsOf(told)).toEqual(['revealed']);
      expect(table.unit('red-1').marker).toBe(null);
    }
    const shooting = hiddenTable({ pieces: [blue, red] });
    const context = shooting.context([], scripted([]));
    expect(mayShoot(shooting.state, shooting.unit('red-1'), context)).toBe(true);
    expect(shooting.unit('red-1').marker).toBe(null);
  });

  it('may also have to hold its fire (cady/ruling/hidden-shooters)', () => {
    const rules = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/hidden-shooters': 'holds-fire' } });
    const table = hiddenTable({ pieces: [blue, red], rules });
    expect(mayShoot(table.state, table.unit('red-1'), table.context([], scripted([])))).toBe(false);
    expect(table.unit('red-1').marker).toBe('red#1');
  });

  it('has no place in the basic game [cady/common/game-level/basic-no-hidden]', () => {
    expect(() => hiddenTable({ pieces: [blue, red], level: 'basic' })).toThrow(/hidden/);
  });
});

describe('a column half in view [cady/common/hidden/partial-reveal]', () => {
  // The head of the column has come out of the wood, its tail has not.
  const column = {
    id: 'red-1',
    at: [100, 74] as [number, number],
    formation: 'Col 2',
    figures: 24,
    hidden: true,
    be: { general: true },
  };
  const features = [wood('wood', [0, 80], [200, 140])];
  const onTheMarch = () => hiddenTable({ pieces: [blue, column], features });

  it('has only its head set out', () => {
    const table = onTheMarch();
    const told = table.look();
    expect(told).toEqual([expect.objectContaining({ kind: 'revealed', unit: 'red-1', partly: true })]);
    const unit = table.unit('red-1');
    const seen = table.view('blue').units['red-1'];
    expect(unit.marker).toBe(null);
    expect(seen?.figures).toBeGreaterThan(0);
    expect(seen?.figures).toBeLessThan(24);
    expect(seen).toMatchObject({ strength: seen?.figures, placed: { at: { x: 100, y: 74 }, figures: seen?.figures } });
    // Stands within the wood, which have not stirred, are not seen even at its edge (cady/common/forest/edge-hidden).
    const { stand } = seen?.placed ?? { stand: { depth: 0 } };
    expect(seen?.placed.figures).toBe(2 * Math.ceil((80 - 74) / stand.depth));
    expect(table.view('red').units['red-1']?.figures).toBe(24);
  });

  it('whose tail comes into view when it marches on', () => {
    const table = onTheMarch();
    table.look();
    const before = table.view('blue').units['red-1']?.figures ?? 0;
    table.move({ 'red-1': 'S 8 cm' });
    const after = table.view('blue').units['red-1']?.figures ?? 0;
    expect(after).toBeGreaterThan(before);
    expect(after).toBeLessThan(24);
    const told = table.move({ 'red-1': 'S 20 cm' });
    expect(told).toContainEqual(
      expect.objectContaining({ kind: 'revealed', unit: 'red-1', marker: null, partly: false }),
    );
    expect(table.unit('red-1').inView).toBe(null);
    expect(table.view('blue').units['red-1']).toMatchObject({ figures: 24, strength: 24 });
  });

  it('that is attacked comes out whole', () => {
    const table = onTheMarch();
    table.look();
    revealAttacked(table.state, 'red-1', table.context([], scripted([])));
    expect(table.view('blue').units['red-1']?.figures).toBe(24);
  });
});

describe('phantoms', () => {
  it('of both sides that sight each other are both removed [cady/common/phantom/two-phantoms-removed]', () => {
    const table = hiddenTable({
      pieces: [
        { ...blue, at: [20, 20] },
        { ...red, at: [20, 220] },
      ],
      phantoms: { blue: [[180, 80]], red: [[180, 169]] },
    });
    const told = table.look();
    expect(kindsOf(told)).toEqual(['phantom-removed', 'phantom-removed']);
    expect(table.state.phantoms).toEqual([]);
  });

  it('sighted by a unit on the table are removed, and nothing more is owed [cady/common/phantom/removed-when-seen]', () => {
    const table = hiddenTable({ pieces: [blue, { ...red, at: [20, 220] }], phantoms: { red: [[100, 100]] } });
    expect(kindsOf(table.look())).toEqual(['phantom-removed']);
  });

  it('sighted by a marker are removed; the marker is declared real and stays one [cady/common/phantom/opponent-confirms-real]', () => {
    const table = hiddenTable({
      pieces: [
        { ...blue, hidden: true },
        { ...red, at: [20, 220] },
      ],
      phantoms: { red: [[100, 100]] },
    });
    const told = table.look();
    expect(told.map(({ kind }) => kind).sort()).toEqual(['declared-real', 'phantom-removed']);
    expect(told).toContainEqual(expect.objectContaining({ kind: 'declared-real', marker: 'blue#1' }));
    expect(JSON.stringify(told)).not.toContain('blue-1');
    const { units, markers } = table.view('red');
    expect(Object.keys(units)).toEqual(['red-1']);
    expect(markers).toContainEqual({ id: 'blue#1', side: 'blue', at: { x: 100, y: 20 }, real: true });
    // Once is enough.
    table.state.phantoms.push({ marker: 'red#9', side: 'red', at: { x: 120, y: 100 }, order: 'H' });
    expect(kindsOf(table.look())).toEqual(['phantom-removed']);
  });

  it('into which an enemy walks, or at which he shoots, are removed [cady/common/phantom/removed-when-attacked]', () => {
    const features = [wood('wood', [60, 20], [140, 60])];
    const table = hiddenTable({
      pieces: [
        { ...blue, at: [100, 30] },
        { ...red, at: [20, 220] },
      ],
      phantoms: { red: [[100, 40]] },
      features,
    });
    expect(table.look()).toEqual([]);
    const [phantom] = table.state.phantoms;
    expect(kindsOf(table.move({ 'blue-1': 'N full' }))).toContain('phantom-removed');
    expect(table.state.phantoms).toEqual([]);
    const shot = hiddenTable({ pieces: [blue, { ...red, at: [20, 220] }], phantoms: { red: [[100, 180]] } });
    const told: Told[] = [];
    expect(revealAttacked(shot.state, phantom?.marker ?? '', shot.context(told, scripted([])))).toBe(undefined);
    expect(kindsOf(told)).toEqual(['phantom-removed']);
  });

  it('move as the fastest unit of their side might, over the same ground [cady/common/phantom/moves-like-real]', () => {
    const table = hiddenTable({
      pieces: [
        { ...blue, at: [100, 30] },
        { ...red, at: [20, 220] },
        { id: 'red-2', type: 'light-cavalry', at: [60, 200], figures: 12, hidden: true },
      ],
      phantoms: { red: [[150, 200]] },
    });
    const [phantom] = table.state.phantoms;
    const tag = phantom?.marker ?? '';
    const told = table.move({ [tag]: 'W full' });
    const { move } = table.rules.troops['light-cavalry'];
    const at = table.state.phantoms[0]?.at;
    expect(150 - (at?.x ?? 0)).toBeGreaterThan(table.rules.troops['medium-infantry'].move);
    expect(150 - (at?.x ?? 0)).toBeLessThanOrEqual(move);
    expect(told).toContainEqual({ kind: 'marker-moved', side: 'red', marker: tag, to: at });
    expect(knownTo('blue', told)).toHaveLength(1);
  });

  it('need no orders and take none but where to go [cady/common/phantom/no-orders]', () => {
    const table = hiddenTable({ pieces: [blue, red], phantoms: { red: [[150, 200]] } });
    const at = { state: table.state, rules: table.rules, period: { orders: { words: ancientMedievalWords } } };
    const faults = (text: unknown) =>
      phantomOrderFaults({ side: 'red' }, text, 'orders.red#1', at).map(({ clause, path }) => `${path} ${clause}`);
    expect(faults('N 10 cm, NE 1/3')).toEqual([]);
    expect(faults('H')).toEqual([]);
    expect(faults('W full')).toEqual([]);
    expect(faults('W 300 cm')).toEqual(['orders.red#1 cady/common/phantom/moves-like-real']);
    for (const text of ['ADV full', 'CH N full', 'N 10 cm, Col 4', 'HIDE PH', 'DIG', 7]) {
      expect(faults(text)).toEqual(['orders.red#1 cady/common/phantom/no-orders']);
    }
  });

  it('may go anywhere, if that is how it is read (cady/ruling/phantom-moves)', () => {
    const rules = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/phantom-moves': 'anywhere' } });
    const table = hiddenTable({ pieces: [blue, red], phantoms: { red: [[190, 220]] }, rules });
    const tag = table.state.phantoms[0]?.marker ?? '';
    table.move({ [tag]: 'W 150 cm' });
    expect(table.state.phantoms[0]?.at.x).toBeLessThan(42);
  });
});

describe('a screen', () => {
  const horse = {
    id: 'red-2',
    type: 'medium-cavalry' as const,
    at: [100, 80] as [number, number],
    figures: 24,
    formation: 'LB',
  };
  const foot = { id: 'red-1', at: [100, 90] as [number, number], figures: 12, formation: 'Col 6', hidden: true };

  it('of cavalry hides a smaller unit of foot from an enemy at the same height [cady/common/screening/cavalry-screens]', () => {
    expect(hiddenTable({ pieces: [blue, horse, foot] }).look()).toEqual([]);
  });

  it('does not hide one as large [cady/common/screening/smaller-unit]', () => {
    expect(kindsOf(hiddenTable({ pieces: [blue, horse, { ...foot, figures: 24 }] }).look())).toEqual(['revealed']);
  });

  it('does not hide what stands beside it [cady/common/screening/cavalry-screens]', () => {
    expect(kindsOf(hiddenTable({ pieces: [blue, { ...horse, at: [140, 80] }, foot] }).look())).toEqual(['revealed']);
  });

  it('does not hide from an enemy within 10 cm [cady/common/screening/reveal-distance]', () => {
    const pieces = [blue, { id: 'blue-2', at: [100, 105] as [number, number], facing: 'S' }, horse, foot];
    expect(kindsOf(hiddenTable({ pieces }).look())).toEqual(['revealed']);
  });
});
