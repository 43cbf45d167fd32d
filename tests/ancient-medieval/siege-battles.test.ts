import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { answer, startBattle, viewOf } from '../../src/battle/index.js';
import {
  type AncientScenarioFile,
  advanceAndHold,
  ancientMedieval,
  ancientMedievalRules,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { tableOf } from '../../src/rulesets/cady/common/turn/ground.js';
import { placedOf } from '../../src/rulesets/cady/common/turn/units.js';
import { isCastleWall, lengthInside, quadOf } from '../../src/table/index.js';
import { lawfulPart, type Step } from './laws.js';
import { whimsical } from './random-battles.js';

vi.setConfig({ testTimeout: 60_000 });

const scenario: AncientScenarioFile = JSON.parse(
  readFileSync(new URL('../../examples/scenarios/castle-assault.json', import.meta.url), 'utf8'),
);

/** A battle about the castle between bots and whims: as it stood after every step. */
function fought(seed: number, whims: readonly string[]): readonly Step[] {
  const commander = (side: string, n: number) =>
    whims.includes(side) ? whimsical(seed + n) : advanceAndHold(seed + n);
  const commanders = new Map([
    ['king', commander('king', 1)],
    ['garrison', commander('garrison', 2)],
  ]);
  const losses = { kind: 'losses', of: 'figures', percent: 60 } as const;
  let battle: Step = startBattle(ancientMedieval, { ...scenario, victory: [losses], turnLimit: 8 }, { seed });
  const steps = [battle];
  while (battle.outcome === null) {
    const now = battle;
    const answers = now.pending.map(request => {
      const { view } = viewOf(ancientMedieval, now, request.side);
      const thought = commanders.get(request.side)?.answer(request, view, ancientMedieval.rules());
      return { side: request.side, id: request.id, answer: lawfulPart(thought, request, now) };
    });
    battle = answer(ancientMedieval, now, answers);
    steps.push(battle);
  }
  return steps;
}

const settings = fc.record({
  seed: fc.integer({ min: 0, max: 100_000 }),
  whims: fc.constantFrom<readonly string[]>([], ['king'], ['garrison'], ['king', 'garrison']),
});

describe('battles about a castle', () => {
  it('nobody is within the walls without a ladder, a tower or a gap; nobody stands in a wall; rounds only fall', () => {
    fc.assert(
      fc.property(settings, ({ seed, whims }) => {
        const climbed = new Set<string>();
        let rounds = Number.POSITIVE_INFINITY;
        let broken = 0;
        for (const { now, events } of fought(seed, whims)) {
          for (const event of events) {
            if (event.kind !== 'siege') continue;
            if (event.what === 'wall-taken') climbed.add(event.unit);
            if (event.what === 'gate-broken') broken++;
          }
          const walls = tableOf(startScenario, now.breaches).features.filter(isCastleWall);
          for (const unit of Object.values(now.units)) {
            if (unit.gone !== null || unit.figures === 0) continue;
            const quad = quadOf(placedOf(unit, ancientMedievalRules()));
            const within = quad.every(({ x, y }) => x > 51 && x < 129 && y > 81 && y < 129);
            if (unit.side === 'king' && within) expect(climbed.has(unit.id) || now.breaches.length > 0).toBe(true);
            if (unit.side === 'garrison' && !within && now.breaches.length === 0) {
              const what = `${unit.id} ${JSON.stringify(events.filter(event => 'unit' in event && event.unit === unit.id))}`;
              expect(
                quad.every(({ x, y }) => x > 49.9 && x < 130.1 && y > 79.9 && y < 130.1),
                what,
              ).toBe(true);
            }
            for (const { line } of walls) {
              for (const [i, to] of line.entries()) {
                const from = line[i - 1];
                if (from !== undefined) expect(lengthInside({ from, to }, quad)).toBeLessThan(0.1);
              }
            }
          }
          const left = now.units.trebuchet?.machine?.rounds ?? 0;
          expect(left).toBeLessThanOrEqual(rounds);
          rounds = left;
        }
        expect(broken).toBeLessThanOrEqual(1);
      }),
      { numRuns: 3 * Number(process.env.BATTLES ?? 1), endOnFailure: true },
    );
  });
});

const startScenario = (() => {
  const read = ancientMedieval.readScenario(scenario, ancientMedieval.rules());
  if (!('scenario' in read)) throw new Error('the scenario cannot be read');
  return read.scenario;
})();
