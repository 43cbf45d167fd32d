import type { SideId } from '../../../battle/index.js';
import { counted } from '../../../rulebook/index.js';
import { alignedTable } from '../../../scenario/index.js';
import type { Setting } from '../../../windows/index.js';
import { armyPoints } from '../army/points.js';
import { armyListOf } from '../muster/army-list.js';
import { musterWrg } from '../muster/muster.js';
import type { General, Unit, WrgState } from '../state.js';
import type { WrgTerms } from '../terms.js';
import { asOnLand } from '../turn/ships/company.js';
import { isInFront } from '../units.js';
import { wrgView } from '../view.js';
import { type WrgNames, wrgNamesOf } from './names.js';
import { troopsText } from './troops.js';
import { capital, introduceWeather } from './weather.js';
import { ofOne } from './words.js';

type Army = WrgTerms['scenario']['sides'][string];

/**
 * The armies of a battle and what they fight for. For a side: its own with points, commands and orders; of its enemy what stands on the table for all
 * to see, and neither what it cost nor what it is ordered.
 */
export function introduceWrg(setting: Setting<WrgTerms>, side?: SideId): string {
  const { scenario, rules } = setting;
  const state = musterWrg(scenario, rules);
  const armies = Object.entries(scenario.sides).map(([id, army]) =>
    side === undefined || side === id ? ownArmy(id, army, state, setting) : enemyArmy(id, army, state, side, setting),
  );
  const { objectives, periods, points } = scenario;
  const aims = [
    ...objectives.map(({ name, points: worth }) =>
      wrgNamesOf(scenario).agreed(`- ${name} counts ${counted(worth, 'point')} for the side in control of [it].`),
    ),
    ...(points === undefined ? [] : [`- Each army may cost ${counted(points, 'point')}.`]),
    ...agreedLines(scenario),
    ...(periods === undefined ? [] : [`- Night falls after period ${periods}.`]),
  ];
  return [scenario.name, scenario.notes ?? '', introduceWeather(scenario, rules), ...armies, aims.join('\n')]
    .filter(part => part !== '')
    .join('\n\n');
}

const waivedWords = {
  organisation: 'units, sub-units and generals may be of any kind and number',
  weapons: 'weapons may go together as they please',
  points: 'armies may cost more',
  bases: 'figures may stand on any bases',
  'stone-fortifications': 'one side may have stone fortifications',
} as const satisfies { readonly [W in WrgTerms['scenario']['agreed'][number]]: string };

/** What both sides agreed on: limits that they waive, and the figures that they play with. */
function agreedLines({ agreed, scale, weaponsShown = false, setup, umpire }: WrgTerms['scenario']): readonly string[] {
  return [
    ...agreed.map(waived => `- Agreed: ${waivedWords[waived]}.`),
    ...(scale === undefined ? [] : [`- Figures are of the scale ${scale}.`]),
    ...(setup?.terrain === true ? ['- Terrain is chosen by dice, of what the map shows.'] : []),
    ...(setup?.scouts === true ? ['- Whose light cavalry is clearly fewer declares his army.'] : []),
    ...(umpire === true ? ['- An umpire takes orders at their word.'] : []),
    ...(weaponsShown ? ['- Weapons are those that the figures show.'] : []),
  ];
}

function ownArmy(side: SideId, army: Army, state: WrgState, { scenario, rules }: Setting<WrgTerms>): string {
  const units = Object.values(state.units).filter(unit => unit.side === side);
  const generals = Object.values(state.generals).filter(general => general.side === side);
  const { points } = armyPoints(armyListOf(scenario, side, rules), rules);
  const limit = army.points ?? scenario.points;
  const allowed = limit === undefined ? '' : ` of ${limit}`;
  const heading = ['unit', 'troops', 'figures', 'command', 'order'];
  const names = wrgNamesOf(scenario);
  const rows = units.map(unit => [
    unit.name,
    troopsText(asOnLand(unit).troops, rules),
    String(unit.strength),
    commandText(asOnLand(unit), state),
    [
      unit.order === null ? '' : agreedWith(unit, names.ofOrder(unit.order), names),
      ...whereAway(unit),
      ...aboardText(unit, state),
    ]
      .filter(part => part !== '')
      .join('; '),
  ]);
  // Orders that are still to be written fill no column.
  const ordered = rows.some(row => row.at(-1) !== '');
  return [
    `${capital(army.name)}: ${strengthText(units)}, ${points}${allowed} points`,
    generals.map(general => `${generalText(general, state)}`).join('\n'),
    alignedTable([heading, ...rows].map(row => (ordered ? row : row.slice(0, -1)))),
    ...army.signals.map(({ name, means }) => `Signal "${name}": ${ofOne(names.ofOrder(means))}`),
    ...army.standingOrders.map(order => `Standing order: ${names.in(order)}`),
  ].join('\n\n');
}

/** What a side sees of the other army before the first period. */
function enemyArmy(
  side: SideId,
  army: Army,
  state: WrgState,
  reader: SideId,
  { scenario, rules }: Setting<WrgTerms>,
): string {
  const view = wrgView(state, reader, scenario, rules);
  const units = Object.values(view.units).filter(unit => unit.side === side);
  if (units.length === 0) return `${capital(army.name)}: nobody in sight`;
  const rows = units.map(unit => [unit.name, troopsText(unit.troops, rules), String(unit.strength)]);
  const generals = Object.values(view.generals).filter(general => general.side === side);
  return [
    `${capital(army.name)}: in sight`,
    ...(generals.length === 0 ? [] : [generals.map(({ name, rank }) => `${name}, ${rankWords[rank]}`).join('\n')]),
    alignedTable([['unit', 'troops', 'figures'], ...rows]),
  ].join('\n\n');
}

function strengthText(units: readonly Unit[]): string {
  const main = units.filter(unit => asOnLand(unit).parent === null).length;
  const figures = units.reduce((sum, { strength }) => sum + strength, 0);
  return `${counted(main, 'unit')}, ${counted(figures, 'figure')}`;
}

const rankWords = { 'commander-in-chief': 'commander-in-chief', subordinate: 'subordinate general' } as const;

/** A general of one's own: his rank, how he is, and whom he is with. */
function generalText(general: General, { units }: WrgState): string {
  const { name, rank, personality, with: at } = general;
  const how = personality === null ? '' : `, ${personality}`;
  const unit = at === null ? undefined : units[at];
  const front = unit !== undefined && isInFront(general, unit) ? ' in the front rank' : '';
  const where = at === null ? '' : `, with ${unit?.name ?? at}${front}`;
  return `${name}, ${rankWords[rank]}${how}${where}`;
}

/** The general whose a unit is, or the unit whose a sub-unit is. */
function commandText({ parent, command }: Unit, { units, generals }: WrgState): string {
  if (parent !== null) return `of ${units[parent]?.name ?? parent}`;
  return generals[command]?.name ?? command;
}

/** The ship that carries a unit. */
function aboardText({ aboard }: Unit, { ships = {} }: WrgState): readonly string[] {
  return aboard === undefined ? [] : [`aboard ${ships[aboard.ship]?.name ?? aboard.ship}`];
}

function whereAway({ away, hidden }: Unit): readonly string[] {
  if (hidden !== null) return ['in ambush'];
  return away === null ? [] : [`comes on from period ${away.from} on`];
}

/** What is told of a unit, as it agrees with its name, and without it. */
function agreedWith({ name }: Unit, told: string, names: WrgNames): string {
  return names.agreed(`${name}: ${told}`).slice(name.length + 2);
}
