import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, eventsOf, type SideId, viewOf } from '../../src/battle/index.js';
import {
  type AncientEvent,
  type AncientScenarioFile,
  type AncientState,
  type AncientUnit,
  ancientMedieval,
  ancientMedievalTroopTypes,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { insistOnSecrecy, isUnseen, swapMarkers } from '../cady/secrets.js';
import { battles, keyOf, type Played, played, type Setting, type Step } from './laws.js';

type Feature = AncientScenarioFile['table']['features'][number];

// BATTLES=10000 plays so many in the first test, and as many more in proportion in the others; a modest number without it.
const wanted = Number(process.env.BATTLES ?? 12);
const some = (share: number) => ({ numRuns: Math.max(3, Math.round(wanted * share)), endOnFailure: true });

/** Two belts of wood, with room between them: whoever stands in one sees little, and is seen from near by alone. */
const woods: readonly Feature[] = [
  {
    kind: 'wood',
    id: 'belt-a',
    outline: [
      [8, 8],
      [72, 8],
      [72, 152],
      [8, 152],
    ],
  },
  {
    kind: 'wood',
    id: 'belt-b',
    outline: [
      [106, 30],
      [196, 30],
      [196, 130],
      [106, 130],
    ],
  },
];

/** Battles above the basic game, most of them in woods, where markers last. */
const settings: fc.Arbitrary<Setting> = fc
  .tuple(battles, fc.nat(3))
  .filter(([{ file }]) => file.level !== 'basic')
  .map(([setting, open]) => (open === 0 ? setting : { ...setting, file: inWoods(setting.file) }));

function inWoods(file: Setting['file']): Setting['file'] {
  return { ...file, table: { ...file.table, features: [...woods] } };
}

const sides = ['blue', 'red'];

describe('over random battles', () => {
  it('no view and no event that a side may know names an enemy who is hidden or awaited [cady/common/hidden/marker-blank-face]', () => {
    let unseen = 0;
    fc.assert(
      fc.property(settings, setting => {
        unseen += insistOnSecrecy(ancientMedieval, played(setting).steps);
      }),
      some(1),
    );
    expect(unseen).toBeGreaterThan(0);
  });

  it('nothing hidden can be told from the view of the other side: types, figures, orders, burdens, which marker is real', () => {
    let changed = 0;
    fc.assert(
      fc.property(settings, fc.infiniteStream(fc.nat(10_000)), (setting, stream) => {
        const next = () => stream.next().value ?? 0;
        const { steps } = played(setting);
        for (const step of steps) {
          for (const side of sides) {
            const state = structuredClone(step.now);
            const others = Object.values(state.units).filter(unit => unit.side !== side && isUnseen(unit));
            for (const unit of others) disguise(unit, next);
            for (const phantom of state.phantoms) if (phantom.side !== side) phantom.order = `N ${1 + (next() % 9)} cm`;
            changed += others.length + swapMarkers(state, side, next);
            const view = (of: AncientState) => viewOf(ancientMedieval, { ...step, now: of }, side).view;
            expect(view(state)).toEqual(view(step.now));
          }
        }
      }),
      some(0.4),
    );
    expect(changed).toBeGreaterThan(0);
  });

  it('what hidden troops carry and have suffered changes nothing that the other side is told of the move', () => {
    let compared = 0;
    fc.assert(
      fc.property(settings, fc.infiniteStream(fc.nat(10_000)), (setting, stream) => {
        const next = () => stream.next().value ?? 0;
        const whole = played(setting);
        for (const step of whole.steps.filter(({ phaseId }) => phaseId === 'orders')) {
          for (const side of sides) {
            const told = moveTold(step, whole, side);
            const enemies = Object.values(step.now.units).filter(unit => unit.side !== side);
            // Who is set out on the way is no longer hidden, and what he then does is seen.
            if (told.some(event => event.kind === 'revealed' && enemies.some(({ id }) => id === event.unit))) continue;
            const hidden = enemies.filter(({ marker, gone }) => marker !== null && gone === null);
            if (hidden.length === 0) continue;
            const [state, now] = [structuredClone(step.state), structuredClone(step.now)];
            for (const { id } of hidden) {
              const [before, after] = [state.units[id], now.units[id]];
              if (before === undefined || after === undefined) continue;
              burden(before, next);
              Object.assign(after, burdens(before));
            }
            compared++;
            expect(moveTold({ ...step, state, now }, whole, side)).toEqual(told);
          }
        }
      }),
      some(0.2),
    );
    expect(compared).toBeGreaterThan(0);
  });
});

/** What a side is told of the movement that follows from the orders that were given here. */
function moveTold(step: Step, { given }: Played, side: SideId): readonly AncientEvent[] {
  const answers = step.pending.map(request => ({
    side: request.side,
    id: request.id,
    answer: given.get(keyOf(request, step.turn)),
  }));
  const after = answer(ancientMedieval, step, answers);
  return eventsOf(after, side).filter(({ phase, turn }) => phase === 'movement' && turn === step.turn);
}

/** Makes another unit of one that nobody sees. */
function disguise(unit: AncientUnit, next: () => number): void {
  Object.assign(unit, {
    type: ancientMedievalTroopTypes[next() % ancientMedievalTroopTypes.length],
    name: `x${next()}`,
  });
  unit.figures = 1 + (next() % 30);
  unit.files = 1 + (next() % 6);
  unit.facing = next() % 360;
  unit.order = ['H', 'N full', 'H, HIDE PH', 'CH W full'][next() % 4] ?? 'H';
  unit.formation = next() % 2 === 0 ? 'order' : 'skirmish';
  unit.mustDo = next() % 3 === 0 ? 'back' : null;
  unit.on = next() % 5 === 0 ? 'wall' : null;
  unit.loaded = next() % 2 === 0;
  unit.carried.javelins += next();
  unit.carried.caltrops += next();
  burden(unit, next);
}

/** What `burden` changes. */
function burdens({ carried, shots, failedTest, pushedBack, kills, wagon }: AncientUnit): Partial<AncientUnit> {
  return structuredClone({ carried, shots, failedTest, pushedBack, kills, wagon });
}

/** Changes what a unit carries and has gone through, but not what it may be ordered: it keeps some of what it has. */
function burden(unit: AncientUnit, next: () => number): void {
  const left = (had: number) => (had === 0 ? 0 : 1 + (next() % had));
  const { axes, javelins, pila, caltrops, stakes, pavises } = unit.carried;
  unit.carried = {
    axes: left(axes),
    javelins: left(javelins),
    pila: left(pila),
    caltrops: left(caltrops),
    stakes: left(stakes),
    pavises: left(pavises),
  };
  unit.shots = unit.shots === null ? null : left(unit.shots);
  unit.failedTest = next() % 2 === 0;
  unit.pushedBack = next() % 2 === 0;
  unit.kills = next() % 3;
  unit.wagon = unit.wagon && { loads: next() % 2 === 0 ? [] : ['missiles'], takenBy: null };
}
