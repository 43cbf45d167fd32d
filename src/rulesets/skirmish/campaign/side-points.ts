import type { SideId } from '../../../battle/index.js';
import { isArea } from '../../../table/index.js';
import { tableOf } from '../ground.js';
import type { Equipment, Fortification } from '../rules/campaign.js';
import type { SkirmishRules } from '../rules.js';
import type { SkirmishScenario } from '../schema.js';
import type { Figure, Fortified, SkirmishState } from '../state.js';
import { lengthAlong } from '../works/table-now.js';
import type { Gear, Thing } from '../works/types.js';
import { figurePoints, type Purchases, purchasePoints } from './points.js';

/** What of a state the points of a side are counted by. */
export type Bought = Pick<SkirmishState, 'figures' | 'things' | 'works' | 'fortified'>;

/** What a side is worth: its men, and all that is bought beside them. */
export interface SidePoints {
  readonly men: number;
  readonly things: number;
  readonly works: number;
}

/**
 * What a side is worth as it stands: every man that it brought, the things and gear that are not broken or burnt, and the works that are paid
 * for and stand.
 *
 * @clause skirmish/points/purpose
 * @clause skirmish/points/figure
 * @clause skirmish/points/equipment
 * @clause skirmish/points/fortifications
 * @clause skirmish/points/moat
 */
export function sidePoints(state: Bought, side: SideId, rules: SkirmishRules): SidePoints {
  const men = Object.values(state.figures).filter(figure => figure.side === side);
  return {
    men: men.reduce((sum, { man }) => sum + figurePoints({ man }, rules).points, 0),
    things: purchasePoints(thingsBought(state, side, men, rules), rules).points,
    works: purchasePoints(worksBought(state, side), rules).points,
  };
}

const gearBought: { readonly [G in Exclude<Gear, 'stake'>]: Equipment } = {
  torch: 'flint-and-steel',
  'fire-missiles': 'fire-missile',
  bucket: 'bucket-with-water',
};

/** What a thing is bought as, besides what it holds; of a store nothing but that. */
const thingBought: { readonly [K in Exclude<Thing['kind'], 'cauldron' | 'pavise' | 'stake' | 'store'>]: Equipment } = {
  ladder: 'ladder',
  ram: 'ram',
  sow: 'penthouse',
  'siege-tower': 'siege-tower',
  engine: 'catapult-type-engine',
  bombard: 'bombard',
  wagon: 'wagon',
  packhorse: 'draught-animal',
};

/** The things of a side as they are bought: loads begun are whole ones, and rounds are balls where it has a bombard, else rocks. */
function thingsBought(
  { things }: Bought,
  side: SideId,
  men: readonly Figure[],
  { campaign }: SkirmishRules,
): Purchases {
  const own = Object.values(things).filter(thing => thing.side === side && !thing.gone);
  const rounds = own.some(({ kind }) => kind === 'bombard') ? 'one-round-for-bombard' : 'rock';
  const equipment: { [E in Equipment]?: number } = {};
  const buy = (what: Equipment, number: number) => {
    equipment[what] = (equipment[what] ?? 0) + number;
  };
  for (const gear of men.flatMap(man => man.gear)) if (gear !== 'stake') buy(gearBought[gear], 1);
  for (const { kind, load, team, held, used } of own) {
    if (kind === 'cauldron' && used === 0) buy(load === 'rock' ? 'rock' : 'oil-cauldron-with-fire', 1);
    else if (kind !== 'cauldron' && kind !== 'pavise' && kind !== 'stake' && kind !== 'store')
      buy(thingBought[kind], 1);
    if (kind === 'sow' && (load === 'ram' || load === 'pick')) buy(load, 1);
    buy('draught-animal', team);
    buy('3-javelins', Math.ceil(held.javelins / campaign.loads.javelins));
    buy('12-other-missiles', Math.ceil(held.others / campaign.loads.others));
    buy(rounds, held.rounds);
  }
  const countOf = (kind: 'pavise' | 'stake') => own.filter(thing => thing.kind === kind).length;
  const carried = men.flatMap(man => man.gear).filter(gear => gear === 'stake').length;
  return { equipment, pavises: countOf('pavise'), stakes: countOf('stake') + carried };
}

/** The works of a side that stand, as they are bought. */
function worksBought({ fortified, works }: Bought, side: SideId): Purchases {
  const own = fortified.filter(({ side: of, feature }) => of === side && works[feature]?.gone !== true);
  const spans = own.flatMap(({ feature }) => works[feature] ?? []);
  return {
    drawbridges: spans.filter(({ drawbridge }) => drawbridge !== null).length,
    portcullises: spans.filter(({ portcullis }) => portcullis !== null).length,
    works: own.flatMap(({ as, of, length }) =>
      as === null ? [] : [{ work: as, of, ...(length === null ? {} : { length }) }],
    ),
  };
}

/** The works and moats that a scenario says somebody has paid for. */
export function fortifiedIn(scenario: SkirmishScenario): readonly Fortified[] {
  const table = tableOf(scenario);
  const lengthOf = (id: string): number | null => {
    const feature = table.features.find(each => each.id === id);
    return feature === undefined || isArea(feature) ? null : lengthAlong(feature.line);
  };
  const works = scenario.works.flatMap(({ feature, side, fortification, made }): readonly Fortified[] => {
    if (side === undefined) return [];
    const of = made === 'timber-wall' ? 'wood' : 'stone';
    return [{ feature, side, as: fortification ?? null, of, length: lengthOf(feature) }];
  });
  const moats = scenario.moats.map(({ feature, side, water }): Fortified => {
    const as: Fortification = water ? 'wet-moat' : 'dry-moat';
    return { feature, side, as, of: 'wood', length: lengthOf(feature) };
  });
  return [...works, ...moats];
}
