import type { Reason } from '../../../../../rulebook/index.js';
import { unitOf } from '../../../common/turn/units.js';
import { revealAttacked } from '../../../common/turn/unseen/revealing.js';
import type { VolleyGroupTold } from '../../events.js';
import {
  type ChariotNow,
  type ElephantHit,
  type ElephantNow,
  missileAtChariot,
  missilesAtElephant,
} from '../../missiles/missile-hits.js';
import { type MissileGroup, type MissileVolleyResult, missileOdds, missileVolley } from '../../missiles/missiles.js';
import { pilaEncumber } from '../../missiles/thrown.js';
import type { AncientMedievalRules } from '../../rules.js';
import { type PilaResult, throwPila } from '../../special-troops/romans.js';
import type { AncientState, AncientUnit } from '../../state.js';
import type { AncientContext } from '../../terms.js';
import { hurtChariot } from '../troops/chariots.js';
import { takeHits, woundElephant } from '../troops/hits.js';
import { fallAboard } from './aboard.js';
import { menOf } from './aim.js';
import { shotsLeftOf } from './armed.js';
import { clearTheFallen } from './fallen.js';
import type { Shooting } from './targets.js';
import { throwAway } from './throwing.js';

/** What all the volleys of a phase have done to a unit. */
interface Struck {
  hits: number;
  chariot: ChariotNow | null;
  elephant: ElephantHit | null;
  readonly because: Reason[];
}

/**
 * Throws for every volley, then takes all losses off at once: who falls has shot. Chariots are thrown at die by die.
 *
 * @clause cady/ancient-medieval/missile/losses-simultaneous
 * @clause cady/ancient-medieval/missile/non-missile-losses-before-melee
 * @clause cady/ancient-medieval/missile/roll-per-shot
 * @clause cady/ancient-medieval/chariot/horse-killed
 * @clause cady/common/sequence/casualties-fire-back
 * @clause cady/common/fire/one-d10-per-figure
 */
export function shootTogether(shootings: readonly Shooting[], state: AncientState, context: AncientContext): void {
  const struck = new Map<string, Struck>();
  for (const shooting of shootings) {
    const unit = unitOf(state, shooting.shooter.unit.id);
    const target = unitOf(state, shooting.target.id);
    revealAttacked(state, target.id, context);
    const before = struck.get(target.id) ?? { hits: 0, chariot: target.chariot, elephant: null, because: [] };
    struck.set(target.id, before);
    const result = thrownAt(shooting, target, before, context);
    target.turn.attacked = true;
    unit.shotOn = state.turn;
    context.tell({
      kind: 'volley',
      unit: unit.id,
      target: target.id,
      weapon: shooting.thrown ?? weaponWord(shooting, context.rules),
      groups: result.groups,
      hits: result.hits,
      losses: result.losses,
      because: [...shooting.because, ...result.because],
    });
    spend(unit, shooting, result.dice, context);
  }
  for (const [id, { hits, chariot, elephant, because }] of struck) {
    const target = unitOf(state, id);
    if (chariot !== null) hurtChariot(target, chariot, because, state, context);
    else if (elephant !== null) woundElephant(target, elephant, state, context);
    else if (target.warWagon !== null) target.turn.lost += fallAboard(target, hits, context.rules);
    else takeHits(target, hits, 'missiles', state, context);
  }
  clearTheFallen(state, context);
}

interface Result {
  readonly dice: number;
  readonly hits: number;
  readonly losses: number;
  readonly groups: readonly VolleyGroupTold[];
  readonly because: readonly Reason[];
}

/** Throws one volley, and marks down what it does. */
function thrownAt(shooting: Shooting, target: AncientUnit, struck: Struck, context: AncientContext): Result {
  const { rules, dice } = context;
  if (struck.chariot !== null) return thrownAtChariot(shooting.groups, struck, struck.chariot, context);
  if (target.elephant !== null) return thrownAtElephant(shooting, target, target.elephant, struck, context);
  const volley = { groups: shooting.groups, targetFigures: menOf(target, rules).figures };
  const pila = shooting.thrown === 'pilum' ? throwPila(volley, dice, rules) : undefined;
  const result = pila ?? missileVolley(volley, dice, rules);
  if (pila !== undefined) encumber(target, pila.encumbered, context);
  struck.hits += result.hits;
  return {
    ...result,
    losses: result.lost,
    groups: groupsTold(shooting.groups, result),
    because: onlyOnce(result.because),
  };
}

/** Every hit is marked on its sheet; what comes of them is seen when all have thrown. */
function thrownAtElephant(
  { groups, thrown }: Shooting,
  target: AncientUnit,
  before: ElephantNow,
  struck: Struck,
  context: AncientContext,
): Result {
  const { rules, dice } = context;
  const { volley, ...hit } = missilesAtElephant({ elephant: struck.elephant ?? before, groups }, dice, rules);
  if (volley.hits > 0) struck.elephant = hit;
  const weight = thrown === 'pilum' ? pilaEncumber({ pila: volley.dice, figures: target.figures }, rules) : undefined;
  if (weight !== undefined) encumber(target, weight, context);
  const because = [...onlyOnce(volley.because), ...(weight?.because ?? [])];
  return { ...volley, losses: volley.hits, groups: groupsTold(groups, volley), because };
}

function thrownAtChariot(
  groups: readonly MissileGroup[],
  struck: Struck,
  before: ChariotNow,
  { rules, dice }: AncientContext,
): Result {
  let now: ChariotNow = before;
  let thrown = 0;
  const because: Reason[] = [];
  const told = groups.map(group => {
    const odds = missileOdds(group, rules);
    because.push(...odds.because);
    const shots = odds.faces.length === 0 ? 0 : group.figures * group.shots;
    for (let shot = 0; shot < shots; shot++) {
      const hit = missileAtChariot({ chariot: now, odds }, dice, rules);
      struck.because.push(...hit.because);
      now = { crew: hit.crew, immobile: hit.immobile };
    }
    thrown += shots;
    return toldOf(group, odds.faces);
  });
  struck.chariot = now;
  const hits = before.crew.length - now.crew.length;
  return { dice: thrown, hits, losses: hits, groups: told, because: onlyOnce(because) };
}

/**
 * What pila do besides: shields full of iron.
 *
 * @clause cady/ancient-medieval/romans/pilum-encumbers
 */
function encumber(target: AncientUnit, { points, when }: PilaResult['encumbered'], { turn }: AncientContext): void {
  if (points > 0) target.encumberedUntil = Math.max(target.encumberedUntil, when === 'next-turn' ? turn + 1 : turn);
}

/**
 * What a volley leaves the unit that shot it: so many shots fewer, and after fire at a charger what it agreed to.
 *
 * @clause cady/ancient-medieval/supply/out-of-shots-becomes-infantry
 * @clause cady/ancient-medieval/slinger/ammunition
 * @clause cady/ancient-medieval/chariot/ammunition
 * @clause cady/ancient-medieval/elephant/ammunition
 */
function spend(unit: AncientUnit, shooting: Shooting, dice: number, { tell }: AncientContext): void {
  const { shots, thrown, met } = shooting;
  if (shooting.alongside === true) return;
  if (thrown !== undefined) throwAway(unit, thrown, dice);
  if (met !== undefined) {
    const { at, charger, melees } = met;
    unit.firedAtChargers = { at, charger, melees };
  }
  waste(unit, met?.throwsDown === true ? mostShots : shots, { tell });
}

/** Takes shots off what a unit has left; it is told when these were its last. */
export function waste(unit: AncientUnit, shots: number, { tell }: Pick<AncientContext, 'tell'>): void {
  const left = shotsLeftOf(unit);
  if (left === null || left === 0 || shots === 0) return;
  unit.shots = Math.max(0, left - shots);
  if (unit.shots > 0) return;
  const clause = 'cady/ancient-medieval/supply/out-of-shots-becomes-infantry';
  const because = [{ clause, because: 'no shots are left', effect: 'shoots no more' }] as const;
  tell({ kind: 'out-of-shots', unit: unit.id, because }, [unit.side]);
}

/** More shots than anybody has: bows that are thrown down shoot no more. */
const mostShots = Number.MAX_SAFE_INTEGER;

function weaponWord({ shooter: { shooter, thrown } }: Shooting, { troops }: AncientMedievalRules): string {
  return thrown ?? troops[shooter].weapon ?? 'missiles';
}

function toldOf({ figures, shots, distance }: MissileGroup, faces: readonly number[]): VolleyGroupTold {
  return { figures, shots, distance, faces };
}

function groupsTold(groups: readonly MissileGroup[], volley: MissileVolleyResult): readonly VolleyGroupTold[] {
  return groups.map((group, i) => toldOf(group, volley.groups[i]?.faces ?? []));
}

/** Reasons that several groups share are told once. */
function onlyOnce(reasons: readonly Reason[]): readonly Reason[] {
  const seen = new Set<string>();
  return reasons.filter(({ clause, because, effect }) => {
    const key = `${clause} ${because} ${effect}`;
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}
