import { type Dice, type Distribution, inDoubles } from '../../../dice/index.js';
import { RuleViolation, type Violation } from '../../../rulebook/index.js';
import { bearingTo, distance, figuresOf, type Placed, type Point, quadOf, ranksOf } from '../../../table/index.js';
import { fullCrew, mayFireThisTurn } from './artillery-crew.js';
import { pickStick, shiftedByBlueLine, solidShot } from './round-shot.js';
import { type GunType, type MusketRules, musketRules } from './rules.js';
import { explosiveShot, hitPoint, pickWheel, type ShotResult, type Target } from './shots.js';

/** A gun of a duel. */
export interface DuelGun {
  readonly gun: GunType;
  /** Gunners; all of them unless said. */
  readonly crew?: number;
  readonly projectile: 'solid' | 'explosive';
  /** How far its calls are off: cm called beyond the target, below 0 short of it; 0 unless said. */
  readonly off?: number;
}

/** Two batteries in line that fire at each other over flat and open ground. Lengths in cm. */
export interface Duel {
  readonly ours: readonly DuelGun[];
  readonly theirs: readonly DuelGun[];
  /** From the muzzles of the one to those of the other. */
  readonly distance: number;
  /** From gun to gun of a battery. */
  readonly apart: number;
  readonly turns: number;
}

/** A gun as a duel has left it. */
export interface DuelGunLeft {
  /** The piece still stands. */
  readonly standing: boolean;
  readonly crew: number;
}

/** How a duel has left both batteries. */
export interface DuelLeft {
  readonly ours: readonly DuelGunLeft[];
  readonly theirs: readonly DuelGunLeft[];
}

interface Piece extends DuelGunLeft {
  readonly firedOn: number;
}

/** Both batteries in a turn, and who fires in it: whoever could when it began. */
interface Standing {
  readonly ours: readonly Piece[];
  readonly theirs: readonly Piece[];
  readonly fires: string;
}

/** A shot of a turn: the how manyth gun of which battery, and which of its shots. */
interface Turned {
  readonly side: 'ours' | 'theirs';
  readonly at: number;
  readonly shot: number;
}

/**
 * What two batteries leave of each other, exactly, from turn to turn. Guns fire by turns, one of each side; a gun that is hit still
 * fires in the round in which it is. Each fires at the enemy gun before it, or at the nearest that stands.
 *
 * Source: Musket Period Rules > Battery-to-battery fire.
 *
 * @throws RuleViolation for what is no duel, and for more than can be solved in a few seconds: two guns on either side fire solid shot for
 * two turns at most. `throwDuel` has no such bound.
 * @clause cady/musket/artillery/duel/write-calls
 * @clause cady/musket/artillery/losses/artillery-returns
 */
export function duelOdds(duel: Duel, rules: MusketRules = musketRules()): Distribution<DuelLeft> {
  const tooMany = boundFaults(duel);
  if (tooMany.length > 0) throw new RuleViolation(tooMany);
  let standing = inDoubles(() => begun(duel, rules), { key });
  for (const stage of stagesOf(duel, rules)) standing = standing.then(stage, { key });
  return standing.map(left);
}

/** The same duel with dice that are thrown or scripted. */
export function throwDuel(duel: Duel, dice: Dice, rules: MusketRules = musketRules()): DuelLeft {
  return left(stagesOf(duel, rules).reduce((standing, stage) => stage(standing, dice), begun(duel, rules)));
}

function stagesOf(duel: Duel, rules: MusketRules) {
  const faults = duelFaults(duel, rules);
  if (faults.length > 0) throw new RuleViolation(faults);
  const rounds = Math.max(duel.ours.length, duel.theirs.length);
  const most = Math.max(...[...duel.ours, ...duel.theirs].map(({ gun }) => rules.guns[gun].shotsPerTurn));
  const shots = Array.from({ length: most }, (_, shot) => shot).flatMap(shot =>
    Array.from({ length: rounds }, (_, at) => at).flatMap((at): Turned[] => [
      { side: 'ours', at, shot },
      { side: 'theirs', at, shot },
    ]),
  );
  return Array.from({ length: duel.turns }, (_, i) => i + 1).flatMap(turn => [
    (standing: Standing): Standing => ready(standing, duel, turn, rules),
    ...shots.map(shot => (standing: Standing, dice: Dice) => fired(standing, shot, duel, turn, dice, rules)),
  ]);
}

const TURNS_OF_TWO_GUNS = 2;

/** What of a duel is more than can be solved exactly. */
function boundFaults({ ours, theirs, turns }: Duel): readonly Violation[] {
  if (ours.length < 2 || theirs.length < 2) return [];
  const faults: Violation[] = [];
  const mend = 'ask for one gun of each side, or throw it (throwDuel)';
  for (const [side, guns] of Object.entries({ ours, theirs }))
    guns.forEach(({ projectile }, i) => {
      const problem = 'shells of two guns can come to too much to be solved';
      if (projectile === 'explosive') faults.push({ path: `${side}[${i}].projectile`, problem, mend });
    });
  if (turns > TURNS_OF_TWO_GUNS)
    faults.push({ path: 'turns', problem: `${turns} turns of two guns are too many to be solved`, mend });
  return faults;
}

/** Every fault of a duel, all at once. */
function duelFaults({ ours, theirs, distance: away, turns }: Duel, rules: MusketRules): readonly Violation[] {
  const faults: Violation[] = [];
  const fault = (path: string, problem: string, mend: string) => faults.push({ path, problem, mend });
  if (!Number.isInteger(turns) || turns < 1) fault('turns', `${turns} turns`, 'give 1 or more');
  for (const [side, guns] of Object.entries({ ours, theirs })) {
    if (guns.length < 1 || guns.length > 2) fault(side, `a battery of ${guns.length}`, 'give one gun, or two');
    guns.forEach(({ gun, projectile, crew = 0 }, i) => {
      const range = rules.guns[gun].ranges[projectile];
      const full = fullCrew(gun, rules);
      const reaches = range !== null && range.from <= away && away <= (range.to ?? away);
      if (!reaches)
        fault(`${side}[${i}].projectile`, `no ${projectile} shot at ${away} cm`, 'take another, or come nearer');
      if (!Number.isInteger(crew) || crew > full || crew < 0)
        fault(`${side}[${i}].crew`, `${crew} gunners`, `give ${full} at most`);
    });
  }
  return faults;
}

function begun({ ours, theirs }: Duel, rules: MusketRules): Standing {
  const piece = ({ gun, crew = fullCrew(gun, rules) }: DuelGun): Piece => ({ standing: true, crew, firedOn: 0 });
  return { ours: ours.map(piece), theirs: theirs.map(piece), fires: '' };
}

const nameOf = (side: string, at: number, shot: number) => `${side} ${at} ${shot};`;

/** Who fires in a turn: as the crews are when it begins. */
function ready(standing: Standing, duel: Duel, turn: number, rules: MusketRules): Standing {
  const of = (side: 'ours' | 'theirs') =>
    standing[side].flatMap(({ standing: stands, crew, firedOn }, at) => {
      const gun = duel[side][at]?.gun;
      if (!stands || crew === 0 || gun === undefined) return [];
      const { shots } = mayFireThisTurn({ gun, crew, turn, firedOn }, rules);
      return Array.from({ length: shots }, (_, shot) => nameOf(side, at, shot));
    });
  return { ...standing, fires: [...of('ours'), ...of('theirs')].join('') };
}

function fired(
  standing: Standing,
  { side, at, shot }: Turned,
  duel: Duel,
  turn: number,
  dice: Dice,
  rules: MusketRules,
): Standing {
  const gun = duel[side][at];
  const other = side === 'ours' ? 'theirs' : 'ours';
  if (gun === undefined || !standing.fires.includes(nameOf(side, at, shot))) return standing;
  const from = placeOf(side, at, duel);
  const [aim] = standing[other]
    .flatMap((piece, i) => (piece.standing ? [{ point: placeOf(other, i, duel) }] : []))
    .sort((a, b) => distance(from, a.point) - distance(from, b.point));
  if (aim === undefined) return standing;
  const result = shotAt(gun, from, aim.point, targetsIn(standing, other, duel, rules), dice, rules);
  const lostOf = (i: number) => result.losses.find(({ unit }) => unit === String(i))?.lost ?? 0;
  const struck = standing[other].map((piece, i) => ({
    ...piece,
    crew: Math.max(0, piece.crew - lostOf(i)),
    standing: piece.standing && !result.pieces.includes(String(i)),
  }));
  const firing = standing[side].map((piece, i) => (i === at ? { ...piece, firedOn: turn } : piece));
  return side === 'ours'
    ? { ...standing, ours: firing, theirs: struck }
    : { ...standing, theirs: firing, ours: struck };
}

/** One shot, by the rules that a gun fires by on a table. */
function shotAt(
  { gun, projectile, off = 0 }: DuelGun,
  from: Point,
  aim: Point,
  targets: readonly Target[],
  dice: Dice,
  rules: MusketRules,
): ShotResult {
  const bearing = bearingTo(from, aim);
  const wheel = pickWheel(gun, dice, rules);
  const called = Math.max(0, distance(from, aim) + off);
  const hit = hitPoint({ from, bearing, called, wheel }, dice, rules);
  if (projectile === 'explosive') return explosiveShot({ gun, hitPoint: hit.point, bearing, targets }, dice, rules);
  const stick = pickStick(gun, dice, rules);
  const laid = rules.artillery.hits.stickAt === 'hit-point' ? hit.point : hit.called;
  const { point } = shiftedByBlueLine(laid, bearing, dice, rules);
  return solidShot({ from, hitPoint: point, stick, targets }, rules);
}

/** The muzzle of a gun: ours to the south, firing north. */
function placeOf(side: 'ours' | 'theirs', at: number, { distance: away, apart }: Duel): Point {
  return { x: at * apart, y: side === 'ours' ? 0 : away };
}

/** What of a battery can be hit: its pieces, and the gunners who stand by them. */
function targetsIn(standing: Standing, side: 'ours' | 'theirs', duel: Duel, rules: MusketRules): readonly Target[] {
  return standing[side].flatMap(({ crew, standing: stands }, at): Target[] => {
    const type = duel[side][at]?.gun;
    if (type === undefined) return [];
    const { stand } = rules.troops[type];
    const placed: Placed = {
      stand,
      figures: Math.max(1, crew),
      files: 1,
      at: placeOf(side, at, duel),
      facing: side === 'ours' ? 0 : 180,
    };
    const quad = quadOf(placed);
    const middle = {
      x: quad.reduce((sum, { x }) => sum + x, 0) / quad.length,
      y: quad.reduce((sum, { y }) => sum + y, 0) / quad.length,
    };
    const unit = String(at);
    const gunners = crew === 0 ? [] : figuresOf(placed);
    return [
      ...(stands ? [{ unit, kind: 'piece' as const, point: middle }] : []),
      ...gunners.map(({ point }) => ({ unit, kind: 'figure' as const, point, ranksDeep: ranksOf(placed) })),
    ];
  });
}

function key({ ours, theirs, fires }: Standing): string {
  const of = (pieces: readonly Piece[]) =>
    pieces.map(({ standing, crew, firedOn }) => `${standing} ${crew} ${firedOn}`).join();
  return `${of(ours)} / ${of(theirs)} / ${fires}`;
}

function left({ ours, theirs }: Standing): DuelLeft {
  const of = (pieces: readonly Piece[]) => pieces.map(({ standing, crew }) => ({ standing, crew }));
  return { ours: of(ours), theirs: of(theirs) };
}
