import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Commander,
  playOut,
  readRecord,
  recordOf,
  recordText,
  replay,
  startBattle,
} from '../../src/battle/index.js';
import { rolled } from '../../src/dice/index.js';
import { type MusketTerms, type MusketView, musket, musketWindows } from '../../src/rulesets/cady/musket/index.js';
import { distance } from '../../src/table/index.js';
import { drawBattle, tellEvents } from '../../src/windows/index.js';
import { whimsical } from './random-battles.js';

const file = new URL('../../examples/scenarios/river-landing.json', import.meta.url);
const scenario: unknown = JSON.parse(readFileSync(file, 'utf8'));

/** What captains are told on a whim, so long as it may be told. */
function steeredOnAWhim(vessels: readonly string[], { afloat }: MusketView, pick: (n: number) => number) {
  return Object.fromEntries(
    vessels.flatMap(id => {
      const vessel = afloat?.vessels[id];
      if (vessel === undefined) return [];
      if (vessel.kind === 'boat') return [[id, `${pick(360)} ${1 + pick(40)} cm`]];
      const turn = `F ${Math.floor((vessel.facing + pick(90) - 45 + 360) % 360)}`;
      const choices = vessel.anchored ? ['WEIGH', 'SHIFT port', 'H'] : ['TOW', 'TOW, DOCK', turn, 'ANCHOR', 'H'];
      return [[id, pick(40) === 0 ? 'SCUTTLE' : (choices[pick(choices.length)] ?? 'H')]];
    }),
  );
}

/** A commander of whims whose units go on board and ashore. */
function seadog(seed: number): Commander<MusketTerms> {
  const ashore = whimsical(seed);
  return {
    name: 'seadog',
    answer(request, view, rules) {
      const dice = rolled(seed * 31 + view.turn * 7 + request.id.length);
      if (request.kind === 'helm') return steeredOnAWhim(request.vessels, view, n => dice.pick(n));
      const answer = ashore.answer(request, view, rules);
      if (request.kind !== 'orders') return answer;
      const orders = Object.entries(answer as Record<string, string>).map(([id, order]) => {
        const unit = view.units[id];
        if (unit?.aboard !== undefined) return [id, unit.aboard.deck !== 'below' && dice.pick(2) === 0 ? 'LAND' : 'H'];
        const own = Object.values(view.afloat?.vessels ?? {}).filter(
          ({ side, gone }) => side === view.side && gone === null,
        );
        const near = own.find(({ at }) => unit !== undefined && distance(at, unit.placed.at) < 20);
        return near !== undefined && dice.pick(2) === 0 ? [id, `EMBARK ${near.id}`] : [id, order];
      });
      return Object.fromEntries(orders);
    },
  };
}

describe('whatever captains are told', () => {
  it.each([1, 2, 3])('a battle on the water is played, drawn, told and replayed, seed %i', seed => {
    const sides = { british: seadog(seed), americans: seadog(seed + 100) };
    const events: string[] = [];
    const ended = playOut(musket, startBattle(musket, scenario, { seed }), sides, {
      onStep: step => {
        events.push(tellEvents(musketWindows, step.events, step));
        const { afloat, units } = step.state;
        for (const unit of Object.values(units)) {
          if (unit.aboard === undefined || unit.gone !== null) continue;
          // Nobody is on board of what is gone, and all move with their vessel.
          expect(afloat?.vessels[unit.aboard.vessel]?.gone).toBeNull();
          expect(unit.house?.id).toBe(unit.aboard.vessel);
        }
      },
    });
    expect(ended.outcome).not.toBeNull();
    expect(drawBattle(musketWindows, ended)).toContain('<svg');
    expect(events.join('\n')).toMatch(/rows|row /);
    expect(replay(musket, readRecord(recordText(recordOf(ended)))).checksums).toEqual(ended.checksums);
  });
});
