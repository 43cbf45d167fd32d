import { distance } from '../../../../table/index.js';
import { middleOf } from '../../common/bots/outlook.js';
import { type Counted, type Place, planFor, worthUpon } from '../../common/bots/plan.js';
import type { Temper } from '../../common/bots/temper.js';
import { isThere } from '../../common/turn/units.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientSeen, AncientView } from '../state.js';
import { type Outlook, outlookOn, troopIn } from './outlook.js';

/** What is thought of whoever may stand behind a marker: a small unit. */
const unknown = 60;

/** The field as a commander with a plan takes it in. */
export function plannedOn(view: AncientView, rules: AncientMedievalRules, temper: Temper): Outlook {
  const looked = outlookOn(view, rules);
  const outlook: Outlook = { ...looked, posture: standsOnItsGround(looked) ? 'stand' : looked.posture };
  const isFree = (unit: AncientSeen) => unit.mustDo === null && !outlook.inMelee.has(unit.id);
  const counted = (unit: AncientSeen): Counted => {
    const { morale, move, class: kind } = troopIn(unit, outlook);
    const worth = kind === 'wagon' ? 0 : unit.figures * (morale ?? 4);
    return {
      id: unit.id,
      at: unit.placed.at,
      facing: unit.placed.facing,
      worth,
      move: kind === 'artillery' || kind === 'wagon' ? 0 : move,
    };
  };
  const all = Object.values(view.units).filter(({ gone, own }) => gone === null && (own?.awaited ?? null) === null);
  const ours = all.filter(({ side }) => side === view.side);
  const plan = planFor({
    own: ours.filter(isFree).map(counted),
    enemies: [
      ...all.filter(unit => unit.side !== view.side && unit.mustDo !== 'rout').map(counted),
      ...view.markers
        .filter(({ side }) => side !== view.side)
        .map(({ id, at }) => ({ id, at, worth: unknown, move: 0 })),
    ],
    places: [
      ...view.objectives.map(place => ({
        ...place,
        ours: !outlook.open.includes(place),
        held: isHeld(place.id, view),
      })),
      ...aloneIn(view),
    ],
    ahead: outlook.ahead,
    temper,
    fights: 'hand-to-hand',
    upon: worthUpon(view.contacts, new Map(ours.map(unit => [unit.id, counted(unit).worth]))),
  });
  return { ...outlook, plan };
}

/**
 * Whether an army has been come upon where it stood: enemies are on its places, but it stands there too, and nearer than they do. It throws
 * them back, and does not leave its ground for them.
 */
function standsOnItsGround({ view, enemyMiddle }: Outlook): boolean {
  const units = Object.values(view.units).filter(isThere);
  const own = units.filter(({ side }) => side === view.side);
  const ours = middleOf(own);
  if (view.objectives.length === 0 || ours === undefined || enemyMiddle === undefined) return false;
  return view.objectives.every(
    ({ at, radius }) =>
      own.some(({ placed }) => distance(placed.at, at) <= radius) && distance(ours, at) < distance(enemyMiddle, at),
  );
}

function isHeld(place: string, { holdings, side: own }: AncientView): boolean {
  return holdings.some(({ objective, side }) => objective === place && side === own);
}

/** Nobles who stand alone on the field: one unit goes for each, to take an enemy and to bring home a friend. */
function aloneIn({ nobles, side }: AncientView): readonly Place[] {
  return nobles.flatMap(({ at, captive, side: his }) =>
    at === null || captive !== null ? [] : [{ at, radius: 1, ours: his === side, units: 1 }],
  );
}

/** How many others are to go for the same enemy and are near enough to help. */
export function helpers(unit: AncientSeen, enemy: AncientSeen, { plan, view }: Outlook): number {
  if (plan === undefined) return 0;
  return [...plan.targets].filter(([id, target]) => {
    const other = view.units[id];
    return (
      target.id === enemy.id && id !== unit.id && other !== undefined && distance(other.placed.at, enemy.placed.at) < 40
    );
  }).length;
}
