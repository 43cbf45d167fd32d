import { counted, type Reason, reasonFor, type Violation } from '../../../rulebook/index.js';
import { type WrgRules, wrgRules } from '../rules.js';
import type { Troops } from '../troops.js';
import { isCreature, type SorceryRulesPart } from './creatures.js';

/**
 * Whether troops take new orders: a dragon keeps to its first until it forgets it.
 *
 * @clause wrg/sorcery/dragon
 */
export function takesNewOrders(troops: Pick<Troops, 'creature'>): boolean {
  return !isCreature(troops, 'dragon');
}

/** A flight that a dragon is to make. */
export interface Flight {
  /** Paces to where it is to land. */
  readonly distance: number;
  /** It has an order to go about. */
  readonly ordered?: boolean;
  /** Its order does not send it there: it sticks to that. */
  readonly elsewhere?: boolean;
  /** Hand to hand with somebody, eating or asleep. */
  readonly busy?: boolean;
  /** Its way leads into a zone of sanctity that its side knows of. */
  readonly overSanctity?: boolean;
  /** Night has fallen, in which nobody moves far but who evades or routs. */
  readonly night?: boolean;
  /** So much snow has fallen that it halves every move. */
  readonly snow?: boolean;
  /** It blows in the desert, and its way does not lead straight down the wind. */
  readonly againstWind?: boolean;
}

/**
 * The longest flight of a dragon, paces, and what of it is owed to snow or to the dark.
 *
 * @clause wrg/sorcery/dragon-move-fight
 * @clause wrg/night/vision-move
 * @clause wrg/weather/snow
 */
export function longestFlight(
  { night: isNight = false, snow: isSnow = false }: Pick<Flight, 'night' | 'snow'>,
  { optional }: { readonly optional: Pick<WrgRules['optional'], 'sorcery' | 'weather'> },
): { readonly paces: number; readonly inSnow: boolean; readonly inTheDark: boolean } {
  const { flies } = optional.sorcery.dragons;
  const { snow, night } = optional.weather;
  const inSnow = isSnow && snow.offTheGround;
  const usual = inSnow ? flies * snow.movement : flies;
  const inTheDark = isNight && night.movement < usual;
  return { paces: inTheDark ? night.movement : usual, inSnow, inTheDark };
}

/**
 * What keeps a dragon from a flight; nothing where it may. It sticks to its first order, on its wings as on foot; and a flight is a move, which the dark
 * makes short, snow shorter (`wrg/ruling/snow-off-the-ground`), and a sandstorm lets go one way alone.
 *
 * @clause wrg/sorcery/dragon
 * @clause wrg/sorcery/dragon-move-fight
 * @clause wrg/sorcery/saint
 * @clause wrg/night/vision-move
 * @clause wrg/weather/wind-desert
 * @clause wrg/weather/snow
 */
export function flightFaults(
  flight: Flight,
  { optional }: { readonly optional: Pick<WrgRules['optional'], 'sorcery' | 'weather'> } = wrgRules(),
): readonly Violation[] {
  const { distance, ordered = true, elsewhere = false, busy = false, overSanctity = false } = flight;
  const { paces: most, inSnow, inTheDark } = longestFlight(flight, { optional });
  const faults: Violation[] = [];
  const clause = 'wrg/sorcery/dragon-move-fight';
  if (distance > most) {
    const problem = `a flight of ${counted(Math.round(distance), 'pace')}${inTheDark ? ' in the dark' : inSnow ? ' in snow' : ''}`;
    const of = inTheDark ? 'wrg/night/vision-move' : inSnow ? 'wrg/weather/snow' : clause;
    faults.push({ path: 'fly', clause: of, problem, mend: `land within ${counted(most, 'pace')}` });
  }
  if (flight.againstWind === true) {
    const [of, problem] = ['wrg/weather/wind-desert', 'a sandstorm blows'] as const;
    faults.push({ path: 'fly', clause: of, problem, mend: 'fly straight down the wind, or not' });
  }
  if (!ordered) faults.push({ path: 'fly', clause, problem: 'it has no order', mend: 'leave it to its own devices' });
  else if (elsewhere) {
    const problem = 'its order does not send it there';
    faults.push({ path: 'fly', clause: 'wrg/sorcery/dragon', problem, mend: 'fly where its order leads, or not' });
  }
  if (busy) faults.push({ path: 'fly', clause, problem: 'it is not free to rise', mend: 'wait until it is' });
  if (overSanctity) {
    const problem = 'its way leads through a zone of sanctity';
    faults.push({ path: 'fly', clause: 'wrg/sorcery/saint', problem, mend: 'fly another way' });
  }
  return faults;
}

/**
 * Which elephants a dragon kills, of those it could get at: all that are near, or the nearest (`wrg/ruling/dragon-appetite`).
 *
 * @param elephants paces to each body of them, of either side.
 * @returns their places in the list, and whether the whole of each is eaten or one model.
 * @clause wrg/sorcery/dragon-lure
 */
export function prey(
  elephants: readonly number[],
  { optional }: SorceryRulesPart = wrgRules(),
): { readonly killed: readonly number[]; readonly whole: boolean; readonly because: readonly Reason[] } {
  const { elephantsWithin, eatsAll } = optional.sorcery.dragons;
  const near = elephants
    .map((distance, at) => ({ distance, at }))
    .filter(({ distance }) => distance <= elephantsWithin)
    .sort((a, b) => a.distance - b.distance || a.at - b.at);
  return {
    killed: (eatsAll ? near : near.slice(0, 1)).map(({ at }) => at),
    whole: eatsAll,
    because: [reasonFor('wrg/sorcery/dragon-lure', 'elephants within its reach', 'killed to be eaten')],
  };
}

/**
 * What a dragon does so many periods after it has killed elephants: it eats, then it sleeps and does not wake whatever is done to it.
 *
 * @param after periods; 0 is that of the kill.
 * @clause wrg/sorcery/dragon-lure
 */
export function afterMeal(
  after: number,
  { optional }: SorceryRulesPart = wrgRules(),
): 'hunts' | 'eats' | 'sleeps' | 'wakes' {
  const { eats, snoozes } = optional.sorcery.dragons;
  if (after <= 0) return 'hunts';
  if (after <= eats) return 'eats';
  return after <= eats + snoozes ? 'sleeps' : 'wakes';
}

/**
 * Whether elephants take fright at a dragon, as horses do at elephants: nearer where their own army has one.
 *
 * @param distance paces to the nearest dragon of either side.
 * @clause wrg/sorcery/dragon-elephants
 */
export function frightensElephants(
  { distance, known }: { readonly distance: number | undefined; readonly known: boolean },
  { movement }: Pick<WrgRules, 'movement'> = wrgRules(),
): Reason | undefined {
  const { elephantsKnown, elephantsUnknown } = movement.condition.fear;
  if (distance === undefined || distance > (known ? elephantsKnown : elephantsUnknown)) return undefined;
  return reasonFor('wrg/sorcery/dragon-elephants', 'elephants near a dragon', 'disorganised');
}
