import type { Asking, Choice, Reply, RequestOf } from '../../../../battle/index.js';
import type { Violation } from '../../../../rulebook/index.js';
import { turnBetween } from '../../../../table/index.js';
import { meant, readAt, whyNotText } from '../../common/choices/at-target.js';
import { enemiesInSight, nearlyBy, sightedText, someEnemy } from '../../common/choices/by-eye.js';
import { facesText, printBearing, readBearing } from '../../common/index.js';
import type { Projectile } from '../rules.js';
import type { UnitSeen } from '../state.js';
import type { CallAnswer, MusketTerms } from '../terms.js';
import { callFaults } from '../turn/artillery.js';
import { troopOf } from '../units.js';
import type { Seat, Sighted } from './seat.js';

type CallRequest = Extract<RequestOf<MusketTerms>, { kind: 'call' }>;

const holdFire: Choice<CallAnswer> = { text: 'Hold fire', answer: { shot: 'none' } };

const notationFor = (enemy: string): Asking<CallAnswer>['notation'] => [
  [`solid at ${enemy}`, `at that unit, its range judged by eye; "solid at ${enemy} 65" calls the range`],
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
  const endless = gun?.own?.gun?.mount?.endless === true;
  return {
    question: [
      `${gun?.name ?? id}: what, where to, and how far?`,
      ...projectiles.map(
        ({ projectile, from, to, rounds }) =>
          `  ${projectile}: ${from} to ${to} cm, ${endless ? 'no end of it' : `${rounds} left`}`,
      ),
      ...targets.map(target => `  in its arc: ${sightedText(target)}${barredText(target, request, seat)}`),
    ],
    choices: [...targets.flatMap(target => callsAt(target, request, seat)), holdFire],
    notation: notationFor(someEnemy(view)),
    odds: () => [
      'The range is judged by eye, and shot falls short or long of the call and to either side of it.',
      ...projectiles.map(({ projectile }) => `${projectile}: ${effectOf(projectile, gun, seat)}`),
      ...(gun === undefined ? [] : enemiesInSight(gun.placed.at, view)).flatMap(target => [
        sightedText(target),
        ...projectiles.map(({ projectile }) => {
          const faults = faultsAt(bestCalled(target, projectile, request, seat), projectile, request, seat);
          return `  ${projectile}: ${faults.length === 0 ? `"${projectile} at ${target.unit.id}"` : whyNotText(faults, view)}`;
        }),
      ]),
    ],
    read: typed => readShot(typed, gun, request, seat),
  };
}

/** A shot at somebody, or at a bearing. */
function readShot(typed: string, gun: UnitSeen | undefined, request: CallRequest, seat: Seat): Reply<CallAnswer> {
  const at = readAt(typed);
  if (at === undefined || gun === undefined) return readCall(typed);
  const shot = order.find(each => each === at.shot);
  if (shot === undefined) return readCall(at.shot);
  const target = meant(at, enemiesInSight(gun.placed.at, seat.view));
  if ('problem' in target) return { violations: [target] };
  const called = at.range === undefined ? bestCalled(target, shot, request, seat) : { ...target, about: at.range };
  const faults = faultsAt(called, shot, request, seat);
  if (faults.length > 0) {
    const problem = `no ${shot} at ${target.unit.name}: ${whyNotText(faults, seat.view)}`;
    return { violations: [{ path: 'call', problem, mend: 'fire at somebody else, or hold fire with "none"' }] };
  }
  return { answer: callAt(called, shot) };
}

/** Why nothing can be fired at a target in the arc; nothing where something can. */
function barredText(target: Sighted, request: CallRequest, seat: Seat): string {
  const each = request.projectiles.map(({ projectile }) =>
    faultsAt(bestCalled(target, projectile, request, seat), projectile, request, seat),
  );
  if (each.some(faults => faults.length === 0)) return '';
  return ` — ${[...new Set(each.map(faults => whyNotText(faults, seat.view)))].join('; ')}`;
}

/** A shot at a target, its range judged by eye. */
function callAt({ bearing, about: range }: Sighted, shot: Projectile): CallAnswer {
  return shot === 'canister' ? { shot, bearing } : { shot, bearing, range };
}

/** A target as its range is called: as the eye has it, or a little less or more, where it would lie behind what the target stands in. */
function bestCalled(target: Sighted, shot: Projectile, request: CallRequest, seat: Seat): Sighted {
  const calls = nearlyBy(target.about).map(about => ({ ...target, about }));
  const faults = (called: Sighted) => faultsAt(called, shot, request, seat).length;
  return calls.reduce((best, called) => (faults(called) < faults(best) ? called : best), target);
}

/** What forbids a shot at a target, as far as the crew can tell. */
function faultsAt(
  target: Sighted,
  shot: Projectile,
  { gun, projectiles }: CallRequest,
  seat: Seat,
): readonly Violation[] {
  const sheet = projectiles.find(({ projectile }) => projectile === shot);
  const refused = (problem: string): readonly Violation[] => [{ path: 'call', problem, mend: 'fire at somebody else' }];
  if (sheet === undefined) return refused(`there is no ${shot} to fire`);
  const { about } = target;
  if (about < sheet.from || about > sheet.to) {
    return refused(
      about < sheet.from ? `too near for ${shot}, from ${sheet.from} cm` : `too far for ${shot}, up to ${sheet.to} cm`,
    );
  }
  if (seat.view.contacts.some(({ a, b }) => a === target.unit.id || b === target.unit.id)) {
    return refused('it is in melee');
  }
  return callFaults(callAt(target, shot), gun, seat.view, seat.rules);
}

function inTraverse(gun: UnitSeen, { traverse }: CallRequest, { view }: Seat): readonly Sighted[] {
  const faced = gun.own?.facedAtStart ?? gun.placed.facing;
  const inMelee = new Set(view.contacts.flatMap(({ a, b }) => [a, b]));
  return enemiesInSight(gun.placed.at, view).filter(
    ({ unit, bearing }) => turnBetween(faced, bearing) <= traverse && !inMelee.has(unit.id),
  );
}

/** What may be called at a target, its range judged by eye. */
function callsAt(target: Sighted, request: CallRequest, seat: Seat): readonly Choice<CallAnswer>[] {
  return order.flatMap(shot => {
    const called = bestCalled(target, shot, request, seat);
    if (faultsAt(called, shot, request, seat).length > 0) return [];
    const answer = callAt(called, shot);
    const text = `${printCall(answer)}, at ${target.unit.name}`;
    return [{ text, odds: effectOf(shot, seat.view.units[request.gun], seat), answer }];
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
