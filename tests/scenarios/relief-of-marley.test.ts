import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Battle,
  musterBattle,
  playOut,
  readRecord,
  recordOf,
  recordText,
  replay,
  simulateBattle,
  startBattle,
  viewOf,
} from '../../src/battle/index.js';
import { type MusketEvent, type MusketTerms, musket, takeAndHold } from '../../src/rulesets/cady/musket/index.js';
import { musketWindows } from '../../src/rulesets/cady/musket/windows/windows.js';
import { drawBattle, tellEvents } from '../../src/windows/index.js';

const file = new URL('../../examples/scenarios/relief-of-marley.json', import.meta.url);
const scenario: unknown = JSON.parse(readFileSync(file, 'utf8'));
const commanders = (seed: number) => ({ west: takeAndHold(seed * 2), east: takeAndHold(seed * 2 + 1) });

function played(seed: number): { steps: Battle<MusketTerms>[]; ended: Battle<MusketTerms> } {
  const battle = startBattle(musket, scenario, { seed });
  const steps = [battle];
  const ended = playOut(musket, battle, commanders(seed), { onStep: step => steps.push(step) });
  return { steps, ended };
}

/** The first battle from a seed on in which somebody breaks through: not many have it. */
function withAGap(from: number): { seed: number } & ReturnType<typeof played> {
  for (let seed = from; seed < from + 40; seed += 1) {
    const battle = played(seed);
    if (of(battle.steps, 'broke-through').length > 0) return { seed, ...battle };
  }
  throw new Error('nobody breaks through in forty battles');
}

const eventsOf = (steps: readonly Battle<MusketTerms>[]) => steps.flatMap(({ events }) => events);
const of = <K extends MusketEvent['kind']>(steps: readonly Battle<MusketTerms>[], kind: K) =>
  eventsOf(steps).filter((event): event is Extract<typeof event, { kind: K }> => event.kind === kind);

const battles = [...[1, 2].map(seed => ({ seed, ...played(seed) })), withAGap(10)];

describe.each(battles)('the relief of Marley, seed $seed', ({ seed, steps, ended }) => {
  it('comes to a decision', () => {
    // Both sides may reach the end at once: that is a decision too.
    const { winner, clause } = ended.outcome ?? {};
    expect(winner === null ? clause : winner).toMatch(/^(?:west|east|cady\/common\/victory\/stalemate)$/);
    expect(ended.turn).toBeLessThanOrEqual(24);
  });

  it('has riders carry the orders, and the enemy take some of them (cady/common/orders/dispatch-rider)', () => {
    const fates = new Set(of(steps, 'dispatch').map(({ fate }) => fate));
    for (const fate of ['sent', 'delivered'] as const) expect(fates).toContain(fate);
    // What a unit is told holds from the turn after at the earliest.
    for (const { turn, to, order } of of(steps, 'dispatch').filter(({ fate }) => fate === 'delivered')) {
      const sent = of(steps, 'dispatch').filter(each => each.fate === 'sent' && each.to === to && each.order === order);
      expect(sent.some(each => each.turn < turn)).toBe(true);
    }
  });

  it('has reserves come up on their turn or when the die says (cady/common/scenario/random-reinforcements)', () => {
    const due = new Map(of(steps, 'expected').flatMap(({ units, on }) => units.map(unit => [unit, on] as const)));
    expect([...due.keys()]).toEqual(['relief-1', 'relief-horse']);
    const arrived = of(steps, 'arrived');
    expect(arrived.length).toBeGreaterThan(1);
    for (const { unit, turn } of arrived) expect(turn).toBeGreaterThanOrEqual(due.get(unit) ?? 3);
  });

  it('has the picket give itself up, and guards set over it (cady/common/definition/surrender-guards)', () => {
    const [taken] = of(steps, 'surrendered');
    expect(taken).toMatchObject({ unit: 'outpost' });
    expect(ended.now.units.outpost?.gone).toBe('surrendered');
    const after = steps.find(({ now }) => now.units.outpost?.gone === 'surrendered');
    const prisoners = after?.now.units.outpost?.figures ?? 0;
    expect(prisoners).toBeGreaterThan(0);
    expect(after?.now.units[taken?.to ?? '']?.guarding).toBe(Math.ceil(prisoners / 4));
  });

  it('plays back from its record, and as fast as it likes', () => {
    const record = readRecord(recordText(recordOf(ended)));
    expect(replay(musket, record).checksums).toEqual(ended.checksums);
    const fast = simulateBattle(musket, musterBattle(musket, scenario), commanders(seed), { seed });
    expect(fast.checksum).toBe(ended.checksums.at(-1));
  });
});

describe('the relief of Marley', () => {
  it('has a gap broken through (cady/common/break-through/when)', () => {
    const through = battles.flatMap(({ steps }) => of(steps, 'broke-through'));
    expect(through.length).toBeGreaterThan(0);
    for (const { cm } of through) expect(cm).toBeGreaterThan(0);
  });

  const [{ steps } = { steps: [] }] = battles;
  const riding = steps.find(({ now }) => now.riders.length > 0);

  it('is drawn with the riders under way; a side sees its own', () => {
    if (riding === undefined) throw new Error('nobody rides');
    expect(drawBattle(musketWindows, riding)).toContain('rider');
    for (const side of ['west', 'east']) {
      const { view } = viewOf(musket, riding, side);
      expect(view.riders).toEqual(riding.now.riders.filter(rider => rider.side === side));
    }
  });

  it('is told: who rides, who comes, who gives himself up, who breaks through', () => {
    const told = battles.map(({ steps, ended }) => tellEvents(musketWindows, eventsOf(steps), ended)).join('\n');
    for (const words of ['The rider to', 'arrives at', 'surrenders to']) expect(told).toContain(words);
    expect(told).toMatch(/breaks? through/);
  });

  it('tells a side nothing of the enemy who is still to come', () => {
    const before = steps.find(({ now }) => now.units['relief-1']?.awaited !== null);
    if (before === undefined) throw new Error('the relief was there at once');
    expect(viewOf(musket, before, 'west').view.units).not.toHaveProperty('relief-1');
    expect(viewOf(musket, before, 'east').view.units['relief-1']?.own?.awaited).not.toBeNull();
  });
});

describe('the golden record', () => {
  it('still plays back to the same checksums', () => {
    const text = readFileSync(new URL('../golden/relief-of-marley.record.json', import.meta.url), 'utf8');
    const record = readRecord(text);
    expect(record.outcome).not.toBeNull();
    expect(replay(musket, record).checksums).toEqual(record.checksums);
  });
});
