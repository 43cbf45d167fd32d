import type { SideId } from '../../../battle/index.js';
import { counted, type Violation } from '../../../rulebook/index.js';
import { type Bearing, bearingOf, type Placed, type Point, readCompass, type StandSize } from '../../../table/index.js';
import { baseOf } from '../army/bases.js';
import { weaponsCarried } from '../army/weapons.js';
import type { FigureScale } from '../rules/army/bases.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import { creatureType } from '../sorcery/creatures.js';
import type { Away, Unit } from '../state.js';
import type { Troops } from '../troops.js';
import { freshPeriod } from '../units.js';
import { troopsOf } from './troops.js';

export type ArmyEntry = WrgScenario['sides'][string];
export type UnitEntry = ArmyEntry['units'][number];
type SubUnitEntry = UnitEntry['subUnits'][number];

/** Whose a unit is, and where it stands in the scenario. */
interface Of {
  readonly side: SideId;
  readonly army: ArmyEntry;
  readonly path: string;
  readonly scenario: Pick<WrgScenario, 'scale' | 'weaponsShown'>;
}

/** What became of an entry: its bodies, each with its path, and its faults. */
export interface Enlisted {
  readonly units: readonly { readonly unit: Unit; readonly path: string }[];
  readonly faults: readonly Violation[];
}

/**
 * A unit with its sub-units as its scenario describes them; where the unit is kept off the table or lies hidden, so are they.
 *
 * @clause wrg/organisation/sub-unit-distance
 * @clause wrg/setup/off-table-arrival
 * @clause wrg/setup/hidden-in-woods
 */
export function enlistUnit(entry: UnitEntry, of: Of, rules: WrgRules): Enlisted {
  const { path, army } = of;
  const [supreme] = army.generals.filter(({ rank }) => rank === 'commander-in-chief');
  const command = entry.command ?? supreme?.id ?? '';
  const nation = entry.nation ?? army.nation;
  const within = { ...of, command, nation, away: entry.away };
  const bodies = [
    bodyOf(entry, { ...within, parent: null }, rules),
    ...entry.subUnits.map((sub, i) =>
      bodyOf(sub, { ...within, path: `${path}.subUnits[${i}]`, parent: entry.id }, rules),
    ),
  ];
  const faults = bodies.flatMap(body => body.faults);
  return { units: bodies.flatMap(({ unit, path: at }) => (unit === undefined ? [] : [{ unit, path: at }])), faults };
}

interface Within extends Of {
  readonly parent: string | null;
  readonly command: string;
  readonly nation: string;
  /** Where its unit is, if not on the table for all to see. */
  readonly away: UnitEntry['away'];
}

function bodyOf(
  entry: UnitEntry | SubUnitEntry,
  { side, path, scenario, parent, command, nation, away }: Within,
  rules: WrgRules,
) {
  const { id, figures, files } = entry;
  const faults: Violation[] = [];
  const facing = facingOf(entry.facing);
  if (facing === undefined) {
    faults.push({
      path: `${path}.facing`,
      problem: `"${entry.facing}" is no direction`,
      mend: 'write N, NNE or degrees',
    });
  }
  if (files > figures) {
    const problem = `${counted(figures, 'figure')} cannot stand ${files} abreast`;
    faults.push({ path: `${path}.files`, problem, mend: `give ${counted(figures, 'file')} or fewer` });
  }
  const written = troopsOf(entry, nation);
  const armed = scenario.weaponsShown === true ? { ...written, weapons: weaponsCarried(written, rules) } : written;
  const troops = creatureType(armed, rules);
  if (facing === undefined) return { unit: undefined, path, faults };
  const placed: Placed = {
    stand: standOf(troops, rules, { scale: scenario.scale, base: entry.base }),
    figures,
    files,
    at: pointOf(entry.at),
    facing,
  };
  const isMain = parent === null;
  const unit: Unit = {
    id,
    name: entry.name ?? id,
    side,
    mustered: side,
    troops,
    loyalty: 'loyalty' in entry ? (entry.loyalty ?? null) : null,
    parent,
    command,
    strength: figures,
    figures,
    ...unhurt(placed),
    order: isMain && 'order' in entry ? (entry.order ?? null) : null,
    ...(entry.base === undefined ? {} : { base: entry.base }),
    hidden: away === 'ambush' ? { kind: 'ambush' } : null,
    away: awayOf(away, placed),
    ...('with' in entry && entry.with !== undefined ? { aside: { kind: 'with', unit: entry.with } } : {}),
    period: freshPeriod({ figures, placed }),
  };
  return { unit, path, faults };
}

/** A body before anything has befallen it. */
function unhurt(placed: Placed) {
  return {
    carried: 0,
    placed,
    square: false,
    dismounted: false,
    picket: null,
    step: 0,
    carriedOut: false,
    digesting: null,
    bound: null,
    rout: null,
    pursuit: null,
    recovering: null,
    recoversFrom: null,
    leavesForGood: false,
    marched: 0,
    hasRouted: false,
    combats: 0,
    pushedBack: 0,
    pushed: 0,
    pressed: null,
    figuresAtHalfTest: null,
    shaken: false,
    alarmed: false,
    knows: [],
    gone: null,
  };
}

/** Of what scale figures are, and how wide their bases, in millimetres, where it is not as it has to be. */
interface BasedOn {
  readonly scale?: FigureScale | undefined;
  readonly base?: number | undefined;
}

/** The base of one figure or model, in paces. A depth that the book leaves to the model is as long as the base is wide. */
export function standOf(troops: Troops, rules: WrgRules, { scale = '25mm', base }: BasedOn = {}): StandSize {
  const { frontage, depth } = baseOf(troops, scale, rules);
  const { pacesPerMillimetre } = rules.army.bases.scales[scale];
  return {
    front: (base ?? frontage) * pacesPerMillimetre,
    depth: (depth ?? frontage) * pacesPerMillimetre,
    figures: 1,
  };
}

function awayOf(away: UnitEntry['away'], { at, facing }: Placed): Away | null {
  if (away === undefined || away === 'ambush') return null;
  return { at, facing, from: away.from, due: null };
}

function pointOf([x, y]: readonly [number, number]): Point {
  return { x, y };
}

function facingOf(facing: string | number): Bearing | undefined {
  if (typeof facing === 'number') return facing;
  const point = readCompass(facing);
  return point === undefined ? undefined : bearingOf(point);
}
