import type { Violation } from '../../../../rulebook/index.js';
import type { Conduct, Unit } from '../../state.js';
import type { WrgRequests } from '../../terms.js';
import { isFighting } from '../../units.js';
import type { Field } from '../field.js';
import { missilesOf } from '../shooting/weapons.js';
import { isBusyBy } from './busy.js';
import { hasBuckets, inReachOfFire, isLit, mayUseFire, savable } from './means.js';
import { stopsFor } from './stopping.js';

type Declared = WrgRequests['declare']['asks']['units'][number];
export type FireAsked = NonNullable<Declared['fire']>;

/** What a unit may do with fire this period; nothing is said in a battle without. */
export function withFire(unit: Unit, free: boolean, field: Field): Pick<Declared, 'fire'> {
  if (field.state.fires === undefined || !free || isFighting(field.state, unit)) return {};
  const may = mayUseFire(unit, field);
  const lit = may && isLit(unit, field);
  const reach = may ? inReachOfFire(unit, field) : [];
  const savableHere = hasBuckets(unit, field.scenario) ? savable(unit, field).map(({ id }) => id) : [];
  const armed = missilesOf(unit, field.rules).length > 0;
  if (!may && savableHere.length === 0) return {};
  const stops = stopsFor('fire', unit, field);
  const douses = stopsFor('water', unit, field) ? savableHere : [];
  const burns = stops ? reach.filter(({ by }) => lit || by === 'hand').map(({ thing }) => thing.id) : [];
  return {
    fire: {
      prepares: may && armed && !lit && stops,
      missiles: lit && armed,
      burns,
      reaches: reach.map(({ thing }) => thing.id).filter(id => !burns.includes(id)),
      douses,
      ...((may && !stops) || douses.length < savableHere.length ? { goesOn: true as const } : {}),
    },
  };
}

const nothing: FireAsked = { prepares: false, missiles: false, burns: [], reaches: [], douses: [] };

/** What a unit may be told about fire. */
const words = ['prepares', 'fireMissiles', 'burns', 'douses'] as const;

/**
 * What is wrong with the use of fire, as a unit is told.
 *
 * @clause wrg/fire/orders
 * @clause wrg/fire/supply
 * @clause wrg/fire/prepare
 * @clause wrg/fire/range
 * @clause wrg/fire/buckets
 */
export function fireConductFaults(id: string, how: Conduct, { fire = nothing }: Declared): readonly Violation[] {
  const onTheMarch = marchFaults(id, how, fire);
  if (onTheMarch.length > 0) return onTheMarch;
  const faults: Violation[] = [];
  if (how.prepares === true && !fire.prepares) {
    const problem = 'its order says nothing of fire, it has no supplies for it, no missiles, or has lit them already';
    faults.push({ path: `${id}.prepares`, clause: 'wrg/fire/orders', problem, mend: 'leave it out' });
  }
  if (how.fireMissiles === true && !fire.missiles) {
    const problem = 'its missiles do not burn';
    faults.push({ path: `${id}.fireMissiles`, clause: 'wrg/fire/prepare', problem, mend: 'prepare them for a period' });
  }
  if (how.burns !== undefined && !fire.burns.includes(how.burns)) {
    const lights = fire.reaches.includes(how.burns);
    const problem = lights ? 'its missiles do not burn' : `it cannot set fire to "${how.burns}" from where it stands`;
    const mend = lights ? 'prepare them for a period' : chooseOf(fire.burns);
    faults.push({ path: `${id}.burns`, clause: lights ? 'wrg/fire/prepare' : 'wrg/fire/range', problem, mend });
  }
  if (how.douses !== undefined && !fire.douses.includes(how.douses)) {
    const problem = `it has no buckets, or does not stand at "${how.douses}" while that burns and can be saved`;
    faults.push({ path: `${id}.douses`, clause: 'wrg/fire/buckets', problem, mend: chooseOf(fire.douses) });
  }
  const told = words.filter(word => how[word] !== undefined);
  if (told.length > 1) {
    const problem = `it cannot do several things with fire in a period: ${told.join(', ')}`;
    faults.push({ path: `${id}.${told[1]}`, clause: 'wrg/fire/prepare', problem, mend: 'choose one of them' });
  }
  return [...faults, ...busyFaults(id, how)];
}

/**
 * What is wrong with stopping for fire or water, of who is to go on (`wrg/ruling/stopping-on-a-march`).
 *
 * @clause wrg/orders/formation-and-speed-free
 */
function marchFaults(id: string, how: Conduct, fire: FireAsked): readonly Violation[] {
  if (fire.goesOn !== true) return [];
  const open = {
    prepares: fire.prepares,
    burns: fire.burns.includes(how.burns ?? ''),
    douses: fire.douses.includes(how.douses ?? ''),
  };
  return (['prepares', 'burns', 'douses'] as const)
    .filter(key => how[key] !== undefined && !open[key])
    .map(key => ({
      path: `${id}.${key}`,
      clause: 'wrg/orders/formation-and-speed-free',
      problem: 'its order bids it go on, and it does not stop for that',
      mend: 'leave it out',
    }));
}

function chooseOf(open: readonly string[]): string {
  return open.length === 0 ? 'leave it out' : `choose ${open.join(' or ')}`;
}

/** What a unit that is busy cannot do besides. */
function busyFaults(id: string, how: Conduct): readonly Violation[] {
  if (!isBusyBy(how)) return [];
  return (['charge', 'files', 'square', 'mounted', 'lands', 'boards'] as const).flatMap((key): Violation[] => {
    if (how[key] === undefined) return [];
    const problem = 'it stands and does nothing else in this period';
    return [{ path: `${id}.${key}`, clause: 'wrg/fire/prepare', problem, mend: 'leave it out' }];
  });
}
