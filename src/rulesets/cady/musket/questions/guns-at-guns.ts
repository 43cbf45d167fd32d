import { type Dice, inDoubles, weighed } from '../../../../dice/index.js';
import { distance, type Placed, type Point } from '../../../../table/index.js';
import { fullCrew, mayFireThisTurn } from '../artillery-crew.js';
import type { MusketRules } from '../rules.js';
import type { Duel, DuelGun, DuelGunLeft, DuelSide } from './batteries.js';
import { effectOf, type LaidGun, type Landing, landingOf, targetsOf } from './called-shot.js';

/** A gun of a battery between two turns of a duel. */
export interface GunNow extends DuelGunLeft {
  /** It has fired in the turn before, and that keeps it from firing in this one. */
  readonly spent: boolean;
}

/** The guns of a battery. */
export type Guns = readonly GunNow[];

/** How often each gun of a battery fires in a turn. */
export type Shots = readonly number[];

/** A duel and the rules that it is fought by. */
export interface UnderRules {
  readonly duel: Duel;
  readonly rules: MusketRules;
}

/** Both batteries before anybody has fired. */
export function begun({ ours, theirs }: Duel, rules: MusketRules): Readonly<Record<DuelSide, Guns>> {
  const now = ({ gun, crew = fullCrew(gun, rules) }: DuelGun): GunNow => ({ standing: true, crew, spent: false });
  return { ours: ours.map(now), theirs: theirs.map(now) };
}

/** How often each gun of a battery fires in a turn: as the crews are when it begins. */
export function shotsOf(guns: Guns, side: DuelSide, duel: Duel, rules: MusketRules): Shots {
  return guns.map((now, at) => shotsOfGun(now, duel[side][at], rules));
}

/** A turn that has one before it in which a gun may have fired. */
const before = 1;
const turn = 2;

function shotsOfGun({ standing, crew, spent }: GunNow, gun: DuelGun | undefined, rules: MusketRules): number {
  if (!standing || crew === 0 || gun === undefined) return 0;
  return mayFireThisTurn({ gun: gun.gun, crew, turn, firedOn: spent ? before : 0 }, rules).shots;
}

/** The guns of a battery after a turn in which they have fired so often: what of it bears on the next. */
export function havingFired(guns: Guns, shots: Shots, side: DuelSide, { duel, rules }: UnderRules): Guns {
  return guns.map((now, at) => {
    const gun = duel[side][at];
    const fresh = { ...now, spent: false };
    const spent = { ...now, spent: true };
    const matters = shots[at] !== 0 && shotsOfGun(spent, gun, rules) !== shotsOfGun(fresh, gun, rules);
    return matters ? spent : fresh;
  });
}

/** The guns that fire in a turn, shot by shot. */
export function inOrder(shots: Shots): readonly number[] {
  return Array.from({ length: Math.max(0, ...shots) }, (_, shot) => shot).flatMap(shot =>
    shots.flatMap((fires, at) => (shot < fires ? [at] : [])),
  );
}

/** One shot of a gun at the nearest of the enemy’s that stands. */
export function strike({ side, at, guns }: Shot, asked: UnderRules, dice: Dice): Guns {
  const laid = laidAt({ side, at, guns }, asked);
  return laid === undefined ? guns : struckBy(laid, landingOf(laid, dice, asked.rules), { side, guns }, asked, dice);
}

/** A shot of a duel: the how manyth gun of which side, and at whom. */
export interface Shot {
  readonly side: DuelSide;
  readonly at: number;
  /** The guns of the enemy. */
  readonly guns: Guns;
}

/** How a gun is laid; `undefined` where no gun of the enemy stands. */
function laidAt({ side, at, guns }: Shot, { duel }: UnderRules): LaidGun | undefined {
  const gun = duel[side][at];
  const from = placeOf(side, at, duel);
  const [aim] = guns
    .flatMap(({ standing }, i) => (standing ? [placeOf(enemyOf(side), i, duel)] : []))
    .sort((a, b) => distance(from, a) - distance(from, b));
  return gun === undefined || aim === undefined ? undefined : { ...gun, from, aim };
}

/** What a shot that has come down leaves of the guns of the enemy. */
function struckBy(
  laid: LaidGun,
  landing: Landing,
  { side, guns }: Pick<Shot, 'side' | 'guns'>,
  { duel, rules }: UnderRules,
  dice: Dice,
): Guns {
  const targets = guns.flatMap(({ crew, standing }, i) => {
    const placed = placedGun(enemyOf(side), i, duel, rules);
    return placed === undefined ? [] : targetsOf(String(i), placed, { figures: crew, piece: standing });
  });
  const result = effectOf(laid, landing, targets, dice, rules);
  if (result.losses.length === 0 && result.pieces.length === 0) return guns;
  const lostOf = (i: number) => result.losses.find(({ unit }) => unit === String(i))?.lost ?? 0;
  return guns.map((now, i) => ({
    ...now,
    crew: Math.max(0, now.crew - lostOf(i)),
    standing: now.standing && !result.pieces.includes(String(i)),
  }));
}

function enemyOf(side: DuelSide): DuelSide {
  return side === 'ours' ? 'theirs' : 'ours';
}

/** What the fire of a battery in a turn makes of the other. */
export type Strikes = (side: DuelSide, shots: Shots, guns: Guns) => Struck;

/** The guns that the fire of a turn may leave, each with its chance. */
export type Struck = readonly { readonly value: Guns; readonly probability: number }[];

/** The same solved, once for whatever fires and is fired at alike. */
export function solvedStrikes(duel: Duel, rules: MusketRules): Strikes {
  const asked = { duel, rules };
  const landings = solvedOnce((laid: LaidGun) => inDoubles(dice => landingOf(laid, dice, rules)).outcomes);
  const shot = solvedOnce(({ side, at, guns }: Shot): Struck => {
    const laid = laidAt({ side, at, guns }, asked);
    if (laid === undefined) return [{ value: guns, probability: 1 }];
    const falls = landings(`${side} ${at} ${laid.aim.x}`, laid);
    const of = (landing: Landing) =>
      inDoubles(dice => struckBy(laid, landing, { side, guns }, asked, dice), { key: gunsKey }).outcomes;
    return together(falls.map(({ value, probability }) => ({ all: of(value), probability })));
  });
  const turn = solvedOnce(({ side, shots, guns }: { side: DuelSide; shots: Shots; guns: Guns }) =>
    inOrder(shots).reduce<Struck>(
      (states, at) =>
        together(
          states.map(({ value, probability }) => ({
            all: shot(`${side} ${at} ${gunsKey(value)}`, { side, at, guns: value }),
            probability,
          })),
        ),
      [{ value: guns, probability: 1 }],
    ),
  );
  return (side, shots, guns) => turn(`${side} ${shots.join()} ${gunsKey(guns)}`, { side, shots, guns });
}

/** A solution that is kept, by a text for all that it hangs on. */
function solvedOnce<Question, Answer>(solve: (question: Question) => Answer) {
  const known = new Map<string, Answer>();
  return (key: string, question: Question): Answer => {
    const answer = known.get(key) ?? solve(question);
    known.set(key, answer);
    return answer;
  };
}

/** Several distributions, each with its chance, as one. */
function together(parts: readonly { readonly all: Struck; readonly probability: number }[]): Struck {
  const chances = parts.flatMap(({ all, probability: part }) =>
    all.map(({ value, probability }) => ({ value, probability: part * probability })),
  );
  return weighed(chances, { key: gunsKey }).outcomes;
}

/** The guns of a battery as a text of their own. */
export function gunsKey(guns: readonly (DuelGunLeft & Partial<GunNow>)[]): string {
  return guns.map(({ standing, crew, spent }) => `${standing ? '' : '-'}${crew}${spent === true ? '*' : ''}`).join();
}

/** The guns of a battery as they are told. */
export function left(guns: Guns): readonly DuelGunLeft[] {
  return guns.map(({ standing, crew }) => ({ standing, crew }));
}

/** The muzzle of a gun: ours to the south, firing north. */
function placeOf(side: DuelSide, at: number, { distance: away, apart }: Duel): Point {
  return { x: at * apart, y: side === 'ours' ? 0 : away };
}

function placedGun(side: DuelSide, at: number, duel: Duel, rules: MusketRules): Placed | undefined {
  const type = duel[side][at]?.gun;
  if (type === undefined) return undefined;
  const { stand } = rules.troops[type];
  return { stand, figures: 1, files: 1, at: placeOf(side, at, duel), facing: side === 'ours' ? 0 : 180 };
}
