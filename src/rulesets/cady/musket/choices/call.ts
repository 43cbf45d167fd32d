import type { Asking, Choice, Reply, RequestOf } from '../../../../battle/index.js';
import { turnBetween } from '../../../../table/index.js';
import { enemiesInSight, sightedText } from '../../common/choices/by-eye.js';
import { facesText, printBearing, readBearing } from '../../common/index.js';
import type { Projectile } from '../rules.js';
import type { UnitSeen } from '../state.js';
import type { CallAnswer, MusketTerms } from '../terms.js';
import { callFaults } from '../turn/artillery.js';
import { troopOf } from '../units.js';
import type { Seat, Sighted } from './seat.js';

type CallRequest = Extract<RequestOf<MusketTerms>, { kind: 'call' }>;

const holdFire: Choice<CallAnswer> = { text: 'Hold fire', answer: { shot: 'none' } };

const notation: Asking<CallAnswer>['notation'] = [
  ['solid 17 80', 'round shot at bearing 17, range called 80 cm'],
  ['explosive NNE 60', 'a shell; a compass point for the bearing'],
  ['canister 217', 'canister, which needs no range'],
  ['none', 'hold fire'],
];

/** The most dangerous projectile first, for whoever is near enough for it. */
const order: readonly Projectile[] = ['canister', 'explosive', 'solid'];

/** One shot of a gun: what it may fire, whom it sees within its traverse, and calls that its crew would think of. */
export function askCall(request: CallRequest, seat: Seat): Asking<CallAnswer> {
  const { view } = seat;
  const { gun: id, projectiles } = request;
  const gun = view.units[id];
  const targets = gun === undefined ? [] : inTraverse(gun, request, seat);
  return {
    question: [
      `${gun?.name ?? id}: what, where to, and how far?`,
      ...projectiles.map(({ projectile, from, to, rounds }) => `  ${projectile}: ${from} to ${to} cm, ${rounds} left`),
      ...targets.map(target => `  in its arc: ${sightedText(target)}`),
    ],
    choices: [...targets.flatMap(target => callsAt(target, request, seat)), holdFire],
    notation,
    odds: () => [
      'The range is judged by eye, and shot falls short or long of the call and to either side of it.',
      ...projectiles.map(({ projectile }) => `${projectile}: ${effectOf(projectile, gun, seat)}`),
    ],
    read: readCall,
  };
}

function inTraverse(gun: UnitSeen, { traverse }: CallRequest, { view }: Seat): readonly Sighted[] {
  const faced = gun.own?.facedAtStart ?? gun.placed.facing;
  const inMelee = new Set(view.contacts.flatMap(({ a, b }) => [a, b]));
  return enemiesInSight(gun.placed.at, view).filter(
    ({ unit, bearing }) => turnBetween(faced, bearing) <= traverse && !inMelee.has(unit.id),
  );
}

/** What may be called at a target, its range judged by eye. */
function callsAt(target: Sighted, { gun, projectiles }: CallRequest, seat: Seat): readonly Choice<CallAnswer>[] {
  const { bearing, about: range, unit } = target;
  return order.flatMap(shot => {
    const sheet = projectiles.find(({ projectile }) => projectile === shot);
    if (sheet === undefined || range < sheet.from || range > sheet.to) return [];
    const answer: CallAnswer = shot === 'canister' ? { shot, bearing } : { shot, bearing, range };
    if (callFaults(answer, gun, seat.view, seat.rules).length > 0) return [];
    return [
      { text: `${printCall(answer)}, at ${unit.name}`, odds: effectOf(shot, seat.view.units[gun], seat), answer },
    ];
  });
}

function effectOf(shot: Projectile, gun: UnitSeen | undefined, { rules }: Seat): string {
  const { canister, explosive, piece } = rules.artillery.odds;
  const type = gun === undefined ? undefined : troopOf(gun, rules).gun;
  const across = type === undefined ? '' : `, ${rules.guns[type].hitArea} cm across`;
  switch (shot) {
    case 'canister':
      return `each figure in its wedge falls on ${facesText(canister)}`;
    case 'explosive':
      return `in its circle${across}, figures fall on ${facesText(explosive)}, pieces on ${facesText(piece)}`;
    case 'solid':
      return 'whoever stands in the way of its bounces falls';
  }
}

/** A call in the notation that `readCall` reads. */
export function printCall(call: CallAnswer): string {
  if (call.shot === 'none') return call.shot;
  const aim = `${call.shot} ${printBearing(call.bearing)}`;
  return call.shot === 'canister' ? aim : `${aim} ${call.range}`;
}

/** Reads a call: `solid 17 80`, `explosive NNE 60 cm`, `canister 217`, `none`. */
export function readCall(typed: string): Reply<CallAnswer> {
  const [shot = '', aim = '', range = '', ...more] = typed
    .toLowerCase()
    .replace(/\s*cm$/, '')
    .split(/\s+/);
  if (shot === 'none' && aim === '') return { answer: { shot } };
  const projectile = order.find(each => each === shot);
  const bearing = readBearing(aim.toUpperCase());
  const wanted = projectile === 'canister' ? 'canister 217' : `${projectile ?? 'solid'} 17 80`;
  const mend = `write for example "${wanted}", or "none"`;
  const fault = (problem: string): Reply<CallAnswer> => ({ violations: [{ path: 'call', problem, mend }] });
  if (projectile === undefined) return fault(`there is no projectile "${shot}"`);
  if (bearing === undefined) return fault(aim === '' ? 'the bearing is missing' : `"${aim}" is no bearing`);
  if (more.length > 0) return fault(`"${more.join(' ')}" is too much`);
  if (projectile === 'canister') {
    return range === '' ? { answer: { shot: projectile, bearing } } : fault('canister takes no range');
  }
  const cm = /^\d{1,3}(\.\d{1,3})?$/.test(range) ? Number(range) : 0;
  if (cm <= 0) return fault(range === '' ? 'the range is missing' : `"${range}" is no range`);
  return { answer: { shot: projectile, bearing, range: cm } };
}
