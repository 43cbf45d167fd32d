import { bearingTo, distance } from '../../../../table/index.js';
import { middleOf } from '../../common/bots/outlook.js';
import { type Counted, planFor, worthUpon } from '../../common/bots/plan.js';
import type { Temper } from '../../common/bots/temper.js';
import { isThere } from '../../common/turn/units.js';
import type { MusketRules } from '../rules.js';
import type { MusketView, Objective, UnitSeen } from '../state.js';
import { troopOf } from '../units.js';
import { type Outlook, outlookOn } from './outlook.js';
import { isLeftToItself, putsInReserve, reservePosts } from './reserve.js';

/** What is thought of whoever may stand behind a marker: a small unit. */
const unknown = 60;

/** The field as a commander with a plan takes it in. */
export function plannedOn(view: MusketView, rules: MusketRules, temper: Temper): Outlook {
  const outlook = outlookOn(view, rules);
  const inMelee = new Set(view.contacts.flatMap(({ a, b }) => [a, b]));
  const counted = (unit: UnitSeen): Counted => {
    const { morale, move, arm } = troopOf(unit, rules);
    return {
      id: unit.id,
      at: unit.placed.at,
      facing: unit.placed.facing,
      worth: unit.figures * morale,
      move: arm === 'infantry' ? move : 0,
    };
  };
  const all = Object.values(view.units).filter(isThere);
  const ours = all.filter(({ side }) => side === view.side);
  const markers = view.markers.filter(({ side }) => side !== view.side);
  const from = middleOf(ours);
  const to = outlook.enemyMiddle ?? markers[0]?.at ?? view.objectives[0]?.at;
  if (from === undefined || to === undefined) return outlook;
  const commits = putsInReserve(view.turn, temper);
  const plan = planFor({
    own: ours.filter(({ id, mustDo }) => mustDo === null && !inMelee.has(id)).map(counted),
    enemies: [
      ...all.filter(({ side, mustDo }) => side !== view.side && mustDo !== 'rout').map(counted),
      ...markers.map(({ id, at }) => ({ id, at, worth: unknown, move: 0 })),
    ],
    places: view.objectives.map(place => ({
      ...place,
      ours: view.holdings.some(({ objective, side }) => objective === place.id && side === view.side),
      ...(isGarrisoned(place, view) || (commits && isLeftToItself(place, outlook)) ? { units: 0 } : {}),
    })),
    ahead: bearingTo(from, to),
    temper,
    upon: worthUpon(view.contacts, new Map(ours.map(unit => [unit.id, counted(unit).worth]))),
  });
  const planned = { ...outlook, plan };
  return { ...planned, reserve: reservePosts(planned) };
}

/** Whether the enemy sits in a house on a place: who stands on it stands under his muskets, and does not hold it before he is driven out. */
export function isGarrisoned({ at, radius }: Objective, view: Pick<MusketView, 'units' | 'side'>): boolean {
  return Object.values(view.units).some(
    unit =>
      isThere(unit) && unit.side !== view.side && unit.house !== undefined && distance(unit.placed.at, at) <= radius,
  );
}
