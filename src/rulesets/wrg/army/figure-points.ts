import { type ClauseId, counted, defineFactors, type FactorRules } from '../../../rulebook/index.js';
import { type Price, sheetOfType } from '../rules/army/sheets.js';
import type { OfArmies } from '../rules/army.js';
import type { SorceryRulesPart } from '../sorcery/creatures.js';
import type { EngineKind, Troops, TroopType } from '../troops.js';
import type { Travel } from './army-list.js';
import { armsOf } from './weapons.js';

/** What is bought: figures or models, and how they come. */
export interface Bought extends Travel {
  readonly troops: Troops;
  /** Figures, or models. */
  readonly figures: number;
}

/** Rules with the prices of armies, and with patches of the table of prices. */
export type PriceRules = OfArmies & FactorRules & SorceryRulesPart;

/** The points of a price for the training of these troops. What is not allowed costs nothing here: it is refused before. */
export function priceBy({ training }: Troops, price: Price): number {
  return price[training] ?? 0;
}

/** Men on a model that fight. */
function crewOf({ crew = [] }: Troops): number {
  return crew.length;
}

/** Weapons, summed over the men of a figure or model, that are one too many for its price. */
function furtherWeapons(troops: Troops, rules: PriceRules): number {
  const further = armsOf(troops, rules).map(arms => Math.max(0, arms.length - 1));
  const { secondWeaponOnce } = rules.army.points;
  return further.reduce((sum, each) => sum + (secondWeaponOnce ? Math.min(each, 1) : each), 0);
}

/** How many pay for their class. */
function classed(troops: Troops, rules: PriceRules): number {
  const { arm } = sheetOfType(troops.type, rules);
  const isModel = arm === 'elephant' || arm === 'chariot';
  return isModel && !rules.army.points.classByModel ? crewOf(troops) : 1;
}

function horsesToPay(troops: Troops, { army }: PriceRules): number {
  if (troops.mounts === true) return 1;
  return Math.max(0, (troops.horses ?? army.points.chariotHorses) - army.points.chariotHorses);
}

/** Points of each period early. */
function marchPrice(troops: Troops, rules: PriceRules): number {
  const own = sheetOfType(troops.type, rules).forcedMarch;
  return troops.mounts === true ? (rules.army.points.mountsMarch ?? own) : own;
}

const engineClauses: { readonly [K in EngineKind]: ClauseId } = {
  'light-bolt-thrower': 'wrg/points/engine-light-bolt',
  'heavy-bolt-thrower': 'wrg/points/engine-heavy-bolt',
  'light-stone-thrower': 'wrg/points/engine-heavy-bolt',
  '30-mina-stone-thrower': 'wrg/points/engine-30-mina',
  '1-talent-stone-thrower': 'wrg/points/engine-1-talent',
  '3-talent-stone-thrower': 'wrg/points/engine-3-talent',
};

const typeClauses: { readonly [T in TroopType]: ClauseId } = {
  li: 'wrg/points/infantry-light-medium',
  lmi: 'wrg/points/infantry-light-medium',
  lhi: 'wrg/points/infantry-heavy',
  mi: 'wrg/points/infantry-light-medium',
  hi: 'wrg/points/infantry-heavy',
  lc: 'wrg/points/cavalry-light-medium',
  mc: 'wrg/points/cavalry-light-medium',
  hc: 'wrg/points/cavalry-heavy',
  ehc: 'wrg/points/cavalry-extra-heavy',
  shc: 'wrg/points/cavalry-super-heavy',
  elephant: 'wrg/points/elephant',
  chariot: 'wrg/points/chariot',
  engine: 'wrg/points/engine-light-bolt',
  wagon: 'wrg/points/wagon',
};

/** The price of the type itself. */
export function basePrice(troops: Troops, rules: OfArmies): Price {
  const { engine } = troops;
  const sheet = sheetOfType(troops.type, rules);
  return sheet.arm === 'engine' && engine !== undefined ? rules.army.points.engines[engine] : sheet.points;
}

/**
 * What a figure or model costs: its type and everything that is paid for besides.
 *
 * @clause wrg/points/infantry-light-medium
 * @clause wrg/points/infantry-heavy
 * @clause wrg/points/cavalry-light-medium
 * @clause wrg/points/cavalry-heavy
 * @clause wrg/points/cavalry-extra-heavy
 * @clause wrg/points/cavalry-super-heavy
 * @clause wrg/points/elephant
 * @clause wrg/points/chariot
 * @clause wrg/points/wagon
 * @clause wrg/points/engine-light-bolt
 * @clause wrg/points/engine-heavy-bolt
 * @clause wrg/points/engine-30-mina
 * @clause wrg/points/engine-1-talent
 * @clause wrg/points/engine-3-talent
 * @clause wrg/points/fanatics
 * @clause wrg/points/no-shield-infantry
 * @clause wrg/points/no-shield-cavalry
 * @clause wrg/points/crewman
 * @clause wrg/points/two-weapons
 * @clause wrg/points/extra-horse
 * @clause wrg/points/camel
 * @clause wrg/points/class-a
 * @clause wrg/points/class-b
 * @clause wrg/points/class-e
 * @clause wrg/points/forced-march
 * @clause wrg/points/water-transport
 * @clause wrg/weapons/indian-drivers-armed
 * @clause wrg/troops/model-counts-as-one-figure
 */
export const figurePoints = defineFactors<Omit<Bought, 'figures'>, PriceRules>({
  id: 'wrg/figure-points',
  unit: { one: 'point', many: 'points' },
  rows: [
    {
      id: 'type',
      clause: 'wrg/points/army-total',
      // Types that house rules have made are cited by the total.
      cites: ({ troops }) => (troops.engine === undefined ? typeClauses[troops.type] : engineClauses[troops.engine]),
      says: ({ troops }, rules) => `${troops.training} ${sheetOfType(troops.type, rules).title}`,
      when: ({ troops }, rules) => priceBy(troops, basePrice(troops, rules)),
    },
    {
      id: 'fanatic',
      clause: 'wrg/points/fanatics',
      says: 'fanatics',
      when: ({ troops }, { army }) => (troops.fanatic === true ? priceBy(troops, army.points.fanatic) : 0),
    },
    {
      id: 'no-shield',
      clause: 'wrg/points/no-shield-infantry',
      says: 'no shields',
      when: ({ troops }, rules) => {
        const sheet = sheetOfType(troops.type, rules);
        return !troops.shield && sheet.arm === 'infantry' ? priceBy(troops, sheet.withoutShield) : 0;
      },
    },
    {
      id: 'no-shield-mounted',
      clause: 'wrg/points/no-shield-cavalry',
      says: 'no shields',
      when: ({ troops }, rules) => {
        const sheet = sheetOfType(troops.type, rules);
        return !troops.shield && sheet.arm !== 'infantry' ? priceBy(troops, sheet.withoutShield) : 0;
      },
    },
    {
      id: 'crew',
      clause: 'wrg/points/crewman',
      says: ({ troops }) => (crewOf(troops) === 1 ? 'one fighting man in it' : `${crewOf(troops)} fighting men in it`),
      when: ({ troops }, { army }) => crewOf(troops) * priceBy(troops, army.points.crewman),
    },
    {
      id: 'second-weapon',
      clause: 'wrg/points/two-weapons',
      says: 'a second class of weapon',
      when: ({ troops }, rules) => furtherWeapons(troops, rules) * priceBy(troops, rules.army.points.secondWeapon),
    },
    {
      id: 'horses',
      clause: 'wrg/points/extra-horse',
      says: ({ troops }) => (troops.mounts === true ? 'mounts to ride' : 'more horses to the chariot'),
      when: ({ troops }, rules) => horsesToPay(troops, rules) * priceBy(troops, rules.army.points.horse),
    },
    {
      id: 'camel',
      clause: 'wrg/points/camel',
      says: 'a camel for a horse',
      when: ({ troops }, { army }) => (troops.camels === true ? priceBy(troops, army.points.camel) : 0),
    },
    {
      id: 'class-a',
      clause: 'wrg/points/class-a',
      says: 'class A',
      when: ({ troops }, rules) =>
        troops.class === 'A' ? classed(troops, rules) * priceBy(troops, rules.army.points.classes.A) : 0,
    },
    {
      id: 'class-b',
      clause: 'wrg/points/class-b',
      says: 'class B',
      when: ({ troops }, rules) =>
        troops.class === 'B' ? classed(troops, rules) * priceBy(troops, rules.army.points.classes.B) : 0,
    },
    {
      id: 'class-e',
      clause: 'wrg/points/class-e',
      says: 'class E',
      when: ({ troops }, rules) =>
        troops.class === 'E' ? classed(troops, rules) * priceBy(troops, rules.army.points.classes.E) : 0,
    },
    {
      id: 'forced-march',
      clause: 'wrg/points/forced-march',
      says: ({ early = 0 }) => (early === 1 ? 'a period early' : `${counted(early, 'period')} early`),
      when: ({ troops, early = 0 }, rules) => early * marchPrice(troops, rules),
    },
    {
      id: 'by-boat',
      clause: 'wrg/points/water-transport',
      says: 'by boat',
      when: ({ troops, byBoat }, rules) => {
        if (byBoat !== true) return 0;
        const asMounts = troops.mounts === true && rules.army.points.mountsByBoat === 'mounts';
        const { usual, onCamels } = sheetOfType(asMounts ? 'lc' : troops.type, rules).byBoat;
        return troops.camels === true ? onCamels : usual;
      },
    },
  ],
});
