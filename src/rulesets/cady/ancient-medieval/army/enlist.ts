import type { Violation } from '../../../../rulebook/index.js';
import { measuredFrom, type Place, type Point } from '../../../../table/index.js';
import type { OrderedFormation } from '../../common/orders.js';
import { awaitedBy, reinforcementsIn } from '../../common/turn/command/arrivals.js';
import { type Entered, type Listed, readFacing, readFormation } from '../../common/turn/command/muster.js';
import { formedBy } from '../../common/turn/moving/forming.js';
import type { Reinforcements } from '../../common/turn/scenario.js';
import { freshUnit } from '../../common/turn/state.js';
import { spareCrew } from '../machines/crews.js';
import { shotsAtBeginning } from '../missiles/supply.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientScenario } from '../schema.js';
import { freshChariot } from '../special-troops/chariots.js';
import type { AncientUnit, Carried, MachineNow, UnitParts } from '../state.js';
import { bodyFor, formationIn } from '../turn/troops/formations.js';
import { figuresOf, filesFor, idsOf, type UnitEntry } from '../units.js';
import { ancientMedievalWords } from '../words.js';
import { freeStakes } from '../works/stakes.js';

/** A unit that could be read, with what the scenario says of it. */
export interface EnteredUnit extends Entered<AncientUnit> {
  readonly entry: UnitEntry;
  readonly formation: OrderedFormation | undefined;
}

/**
 * Reads a unit of the scenario: one unit in its formation with what it carries, or one for each figure of those that fight alone,
 * side by side with as much room between them as skirmishers have.
 *
 * @clause cady/ancient-medieval/supply/twelve-shots
 * @clause cady/ancient-medieval/stakes/carry
 */
export function enlist(
  { entry, side, path }: Listed<UnitEntry>,
  scenario: AncientScenario,
  rules: AncientMedievalRules,
): { readonly units: readonly EnteredUnit[] } | { readonly violations: readonly Violation[] } {
  const direction = readFacing(entry, path);
  const read = readFormation(entry, path, ancientMedievalWords, rules);
  const violations = [
    ...('violations' in direction ? direction.violations : []),
    ...('violations' in read ? read.violations : []),
  ];
  if ('violations' in direction || 'violations' in read) return { violations };
  const { formation } = read;
  const ids = idsOf(entry, rules);
  const figures = figuresOf(entry, rules) / ids.length;
  const battles = scenario.sides[side]?.battles ?? [];
  const place = { at: { x: entry.at[0], y: entry.at[1] }, facing: direction.facing };
  const units = ids.map((id, i): EnteredUnit => {
    const troop = rules.troops[entry.type];
    const body = bodyOf(formation, entry, figures, rules);
    const unit: AncientUnit = {
      id,
      side,
      name: nameOf(entry, i, ids.length),
      type: entry.type,
      strength: figures,
      general: entry.general ?? false,
      brigade: battles.find(battle => battle.units.includes(id))?.id ?? null,
      figures,
      at: sideBySide(place, i, ids.length, troop.stand.front + rules.skirmish.gap),
      facing: direction.facing,
      ...body,
      order: entry.order ?? 'H',
      ...freshUnit({ figures, facing: direction.facing }),
      awaited: awaitedBy(entry),
      formation: formationIn({ gait: 'march', legs: [], ...(formation === undefined ? {} : { formation }) }) ?? 'order',
      ...equippedAs(entry, figures, rules),
      worked: 0,
      progress: null,
      on: entry.on ?? null,
      inside: entry.inside ?? false,
      absorbed: 0,
      sawMongols: false,
      flameReadyOn: 0,
      imperial: entry.imperial ?? false,
      mercenary: entry.mercenary ?? false,
      century: entry.century ?? null,
    };
    return { unit, entry, path, formation };
  });
  return { units };
}

/** `Elephants`, or the third of several: `Elephants 3`. */
function nameOf({ id, name }: UnitEntry, i: number, count: number): string {
  const called = name ?? id;
  return count === 1 ? called : `${called} ${i + 1}`;
}

/** Where one of several stands that stand side by side about a place, cm from one middle to the next. */
function sideBySide(place: Place, i: number, count: number, apart: number): Point {
  return count === 1 ? place.at : measuredFrom(place)((i - (count - 1) / 2) * apart, 0);
}

/** Stands abreast and the gap between them in the formation that the scenario names. */
function bodyOf(
  formation: OrderedFormation | undefined,
  { type }: UnitEntry,
  figures: number,
  rules: AncientMedievalRules,
): Pick<AncientUnit, 'files' | 'gap'> {
  // A phalanx is a line unless its own rules want it deeper.
  const from: OrderedFormation | undefined =
    formation?.shape === 'special' && formation.name === 'phalanx' ? { shape: 'line' } : formation;
  const body = { type, figures, files: filesFor(from, type, figures, rules), gap: 0 };
  const { files, gap } =
    formation?.shape === 'special'
      ? bodyFor(formation.name === 'phalanx' || formation.name === 'testudo' ? formation.name : 'order', body, rules)
      : ((formation?.shape === 'skirmish' ? formedBy({ formation }, body, rules) : undefined) ?? body);
  return { files, gap };
}

/** What it shoots and fights with, and rides or drives, as it begins. */
function equippedAs(entry: UnitEntry, figures: number, rules: AncientMedievalRules) {
  return {
    shots: rules.troops[entry.type].gun === undefined ? shotsAtBeginning(entry.type, rules) : null,
    loaded: true,
    carried: carriedBy(entry, figures, rules),
    encumberedUntil: 0,
    firedAtChargers: null,
    kills: 0,
    ...partsOf(entry, rules),
  };
}

function carriedBy({ type, equipment: bought }: UnitEntry, figures: number, rules: AncientMedievalRules): Carried {
  const { axes = 0, javelins = 0, caltrops = 0, stakes = 0, pavises = 0 } = bought ?? {};
  return {
    axes,
    javelins,
    caltrops,
    pavises,
    stakes: stakes + freeStakes({ type, figures }, rules),
    pila: rules.troops[type].weapon === 'pilum' ? figures : 0,
  };
}

const noParts = { mounts: null, machine: null, chariot: null, elephant: null, wagon: null, warWagon: null } as const;

/** What a unit has beside its men as it begins: horses, a machine, its chariot or elephant, what its wagon holds. */
function partsOf(entry: UnitEntry, rules: AncientMedievalRules): UnitParts {
  const { class: kind } = rules.troops[entry.type];
  const machine = machineOf(entry, rules);
  if (entry.crew !== undefined) return { ...noParts, machine, warWagon: { ...entry.crew, chained: false } };
  if (entry.loads !== undefined) return { ...noParts, wagon: { loads: [...entry.loads], takenBy: null } };
  if (kind === 'chariot') return { ...noParts, chariot: freshChariot(entry.type, rules) };
  if (kind === 'elephant') return { ...noParts, elephant: { hits: 0, driver: true, missileMan: true } };
  if (machine !== null) return { ...noParts, machine };
  const horses = entry.equipment?.mounts ?? 0;
  return horses === 0 ? noParts : { ...noParts, mounts: { left: horses, mounted: true, at: null, takenBy: null } };
}

/** An engine or gun as it begins; that of a war wagon too. */
function machineOf({ type, crew, equipment: bought }: UnitEntry, rules: AncientMedievalRules): MachineNow | null {
  const carried = (crew?.guns ?? 0) > 0 ? rules.troops[rules.medieval.warWagons.gun].gun : undefined;
  const gun = rules.troops[type].gun ?? carried;
  if (gun === undefined) return null;
  const spare = (bought?.spareCrews ?? 0) * spareCrew(gun, rules).men;
  return { rounds: rules.guns[gun].rounds, setUp: false, firedOn: 0, standing: true, untrained: false, spare };
}

/** The units that come on later, and when: of those that fight alone each by himself. */
export function reinforcementsOf({ sides }: AncientScenario, rules: AncientMedievalRules): readonly Reinforcements[] {
  return reinforcementsIn(sides, entry => idsOf(entry, rules));
}
