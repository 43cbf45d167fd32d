import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type Commander, type Mustered, musterBattle, type SideId } from '../../src/battle/index.js';
import { RuleViolation } from '../../src/index.js';
import { type AncientTerms, ancientWindows } from '../../src/rulesets/cady/ancient-medieval/index.js';
import { type MusketTerms, musketWindows } from '../../src/rulesets/cady/musket/index.js';
import type { NamedTerms, Windows } from '../../src/windows/index.js';
import { randomScenarios as ancientScenarios, whimsical as ancientWhims } from '../ancient-medieval/random-battles.js';
import { randomScenarios as musketScenarios, whimsical as musketWhims } from '../musket/random-battles.js';
import type { Pair } from '../paired-worlds.js';

/** What a scenario file of Cady's has to do with what is hidden. */
interface HidingFile {
  readonly sides: {
    readonly [side: SideId]: {
      readonly units: readonly Hider[];
      readonly phantoms?: readonly (readonly [number, number])[] | undefined;
      readonly brigades?: readonly { readonly units: readonly string[] }[] | undefined;
      readonly battles?: readonly { readonly units: readonly string[] }[] | undefined;
    };
  };
}

interface Hider {
  readonly id: string;
  readonly at?: readonly [number, number] | undefined;
  readonly hidden?: unknown;
  readonly arrives?: unknown;
}

interface Hiding<T extends NamedTerms> {
  readonly windows: Windows<T>;
  /** A field of `examples/scenarios` on which troops lie hidden far from each other. */
  readonly field: string;
  readonly scenarios: fc.Arbitrary<HidingFile>;
  readonly whims: (seed: number) => Commander<T>;
}

/** Battles by Cady's rules for antiquity and the Middle Ages: of one side a unit is hidden where a phantom stands in the other. */
export const ancientPair = (seed: number): Pair<AncientTerms> | undefined =>
  phantomPair(
    { windows: ancientWindows, field: 'ambush-at-birkenholt', scenarios: ancientScenarios, whims: ancientWhims },
    seed,
  );

/** The same by his musket rules. */
export const musketPair = (seed: number): Pair<MusketTerms> | undefined =>
  phantomPair(
    { windows: musketWindows, field: 'guilford-court-house-1781', scenarios: musketScenarios, whims: musketWhims },
    seed,
  );

/**
 * Two battles of random armies of which one has a unit behind a marker where the other has a phantom; `undefined` where these armies have
 * nobody who could be left out.
 */
function phantomPair<T extends NamedTerms>(
  { windows, field, scenarios, whims }: Hiding<T>,
  seed: number,
): Pair<T> | undefined {
  const ofField = seed % FIELD_EVERY === 0;
  const [file] = ofField ? [fieldOf(field)] : fc.sample(scenarios, { numRuns: 1, seed });
  if (file === undefined) return undefined;
  const bodies = Object.entries(file.sides).flatMap(([side, { units, brigades = [], battles = [] }]) =>
    units
      .filter(
        ({ id, hidden, arrives }) =>
          hidden === true && arrives === undefined && ![...brigades, ...battles].some(each => each.units.includes(id)),
      )
      .map(unit => ({ side, unit })),
  );
  const body = bodies[Math.floor(seed / FIELD_EVERY) % Math.max(1, bodies.length)];
  if (body === undefined) return undefined;
  const { side, unit } = body;
  const [one, other] = [file, withPhantom(file, side, unit.id)].map(each => mustered(windows, each));
  if (one === undefined || other === undefined) return undefined;
  return {
    windows,
    worlds: [one, other],
    watcher: Object.keys(file.sides).find(other => other !== side) ?? '',
    secret: new Set([unit.id]),
    tags: new Set([tagOf(one.state, unit.id)]),
    commander: each => whims(seed + Object.keys(file.sides).indexOf(each)),
    seed,
    turns: ofField ? 3 : 6,
  };
}

/** Of so many pairs one is of a field of its own. */
const FIELD_EVERY = 10;

function fieldOf(name: string): HidingFile {
  return JSON.parse(readFileSync(new URL(`../../examples/scenarios/${name}.json`, import.meta.url), 'utf8'));
}

/** The marker behind which a unit is. */
function tagOf(state: object, id: string): string {
  const units: unknown = Reflect.get(state, 'units');
  const unit: unknown = typeof units === 'object' && units !== null ? Reflect.get(units, id) : undefined;
  return typeof unit === 'object' && unit !== null ? String(Reflect.get(unit, 'marker')) : '';
}

/** The battle with a phantom in the place of a unit. */
function withPhantom(file: HidingFile, side: SideId, id: string): HidingFile {
  const army = file.sides[side];
  const at = army?.units.find(each => each.id === id)?.at;
  if (army === undefined || at === undefined) return file;
  const units = army.units.filter(each => each.id !== id);
  const phantoms = [...(army.phantoms ?? []), at];
  return { ...file, sides: { ...file.sides, [side]: { ...army, units, phantoms } } };
}

function mustered<T extends NamedTerms>({ ruleset }: Windows<T>, file: HidingFile): Mustered<T> | undefined {
  try {
    return musterBattle(ruleset, file);
  } catch (fault) {
    if (fault instanceof RuleViolation) return undefined;
    throw fault;
  }
}
