import type { RequestOf } from '../../../battle/index.js';
import { bearingTo, distance, normalBearing } from '../../../table/index.js';
import { allowanceOf } from '../actions.js';
import { chargesOpenTo } from '../charge.js';
import { gapBetween } from '../contact.js';
import type { Field } from '../field.js';
import { layoutText } from '../layout.js';
import { type WalkedAction, walk } from '../movement.js';
import type { FormationKind, Stand, Unit } from '../state.js';
import type { Action, RaymondRequests, RaymondTerms, Step } from '../terms.js';
import { classOf, enemiesOf, isSingle } from '../units.js';
import { forecastOf, worthOf } from './forecast.js';
import { postOf } from './posts.js';

type MoveRequest = Extract<RequestOf<RaymondTerms>, { kind: 'move' }>;
type Move = RaymondRequests['move']['answer'];

/** Stands of gain below which nobody charges: dice are fickle. */
const WORTH_A_CHARGE = 0.25;
/** How near foot goes to an enemy it means to fire at, in inches: within range whatever either does. */
const MUSKET_POST = 6;
/** How far enemy horse may be and foot still closes up against it, in inches. */
const HORSE_IN_SIGHT = 22;

/** The next move of a side: guns first, then whoever stands nearest to the enemy, commanders last. */
export function nextMove({ units }: MoveRequest, field: Field): Move {
  const [first] = units
    .flatMap(({ unit: id, actions }) => {
      const unit = field.units[id];
      return unit === undefined ? [] : [{ unit, actions, turn: precedence(unit, field) }];
    })
    .sort((a, b) => a.turn - b.turn);
  if (first === undefined) return null;
  const { unit, actions } = first;
  const charge = actions.includes('charge') ? bestCharge(unit, field) : undefined;
  return { unit: unit.id, action: charge ?? actionOf(unit, field) };
}

function precedence(unit: Unit, field: Field): number {
  if (unit.type === 'command') return Number.POSITIVE_INFINITY;
  if (unit.type === 'artillery') return 0;
  return Math.min(...enemiesOf(unit, field).map(enemy => distance(unit.at, enemy.at)));
}

/** The charge of a unit that promises most, if one promises enough. */
function bestCharge(unit: Unit, field: Field): Action | undefined {
  let best: { readonly action: Action; readonly worth: number } | undefined;
  for (const { target, pivot, end } of chargesOpenTo(unit, field)) {
    const enemy = field.units[target];
    if (enemy === undefined || end === null) continue;
    const worth = worthOf(forecastOf(unit, enemy, end, field));
    if (worth < WORTH_A_CHARGE || worth <= (best?.worth ?? 0)) continue;
    best = { action: { kind: 'charge', target, pivot }, worth };
  }
  return best?.action;
}

/** The turn to a bearing, -180 to 180. */
function turnTo({ facing }: Unit, bearing: number): number {
  const turn = normalBearing(bearing - facing);
  return turn > 180 ? turn - 360 : turn;
}

function actionOf(unit: Unit, field: Field): Action {
  const [enemy] = enemiesOf(unit, field)
    .map(enemy => ({ enemy, gap: gapBetween(unit, enemy, field.rules) }))
    .sort((a, b) => a.gap - b.gap);
  if (enemy === undefined) return stay(unit);
  switch (classOf(unit)) {
    case 'artillery':
      return layGuns(unit, enemy.enemy, field);
    case 'mounted':
      return firstLegal(unit, postOf(unit, field), field);
    case 'foot':
      return footAction(unit, enemy.enemy, enemy.gap, field);
  }
}

const stay = ({ type, limbered }: Unit): Action =>
  type === 'artillery' && !limbered ? { kind: 'prolong', steps: [] } : { kind: 'manoeuvre', steps: [] };

/** The first action that the rules allow and that takes nobody off the table. */
function firstLegal(unit: Unit, wanted: readonly WalkedAction[], field: Field): Action {
  const legal = wanted.find(action => {
    const { faults, end } = walk(unit, action, field);
    return faults.length === 0 && end?.stands.length === unit.stands.length;
  });
  return legal ?? stay(unit);
}

/** Guns are laid on the nearest enemy; those that are hitched up come on until one is in range. */
function layGuns(unit: Unit, enemy: Unit, field: Field): Action {
  const turn = Math.round(turnTo(unit, bearingTo(unit.at, enemy.at)));
  const reach = unit.guns === null ? 0 : field.rules.fire.ranges[unit.guns];
  if (!unit.limbered) return firstLegal(unit, [{ kind: 'prolong', steps: [{ turn }] }], field);
  if (gapBetween(unit, enemy, field.rules) <= reach / 2) return firstLegal(unit, [{ kind: 'unlimber', turn }], field);
  return firstLegal(unit, marches(unit, bearingTo(unit.at, enemy.at), Number.POSITIVE_INFINITY, field), field);
}

/** Foot goes to musket range in line and fires from there; where horse is near it closes up. */
function footAction(unit: Unit, enemy: Unit, gap: number, field: Field): Action {
  const bearing = bearingTo(unit.at, enemy.at);
  const { rules } = field;
  const horse = enemiesOf(unit, field).some(
    other => classOf(other) === 'mounted' && !isSingle(other) && gapBetween(unit, other, rules) <= HORSE_IN_SIGHT,
  );
  const engaging = gap <= rules.fire.ranges.muskets && classOf(enemy) === 'foot';
  const change = horse && !engaging ? closedUp(unit) : deployed(unit);
  if (change !== undefined && !unit.phase.chargeFailed) {
    const legal = firstLegal(unit, [change], field);
    if (legal.kind === 'change-formation') return legal;
  }
  const fires = unit.stands.some(({ kind }) => rules.stands[kind].fires !== null);
  const turn = turnTo(unit, bearing);
  if (fires && gap <= rules.fire.ranges.muskets) {
    return Math.abs(turn) < 15 ? stay(unit) : firstLegal(unit, [{ kind: 'manoeuvre', steps: [{ turn }] }], field);
  }
  return firstLegal(unit, marches(unit, bearing, gap - (fires ? MUSKET_POST : 0.5), field), field);
}

/** To go straight for it, or as far off that line as friends and ground in the way demand. */
const swerves: readonly number[] = [0, 15, -15, 35, -35, 60, -60];

function marches(unit: Unit, bearing: number, atMost: number, field: Field): readonly WalkedAction[] {
  const march = (doubleTime: boolean): readonly WalkedAction[] => {
    const allowance = allowanceOf(unit, 'manoeuvre', doubleTime, field.rules) ?? 0;
    return swerves.flatMap(swerve => {
      const turn = turnTo(unit, bearing + swerve);
      const turns: readonly Step[] = Math.abs(turn) < 5 && swerve === 0 ? [] : [{ turn }];
      return [1, 0.5].flatMap((part): WalkedAction[] => {
        const move = Math.floor(Math.min(allowance * part, atMost) * 100) / 100;
        const steps = move <= 0 ? turns : [...turns, { move }];
        return steps.length === 0 ? [] : [{ kind: 'manoeuvre', steps, ...(doubleTime ? { doubleTime } : {}) }];
      });
    });
  };
  const hurries = unit.phase.mayDoubleTime && unit.type !== 'artillery';
  return hurries ? [...march(true), ...march(false)] : march(false);
}

/** Three abreast, the pikes where they are: horse throws a die less for every stand then. */
function closedUp(unit: Unit): WalkedAction | undefined {
  if (unit.formation !== 'line' || unit.stands.length < 3) return undefined;
  return change('mass', unit.stands, Math.min(3, Math.ceil(unit.stands.length / 2)));
}

/** In one row, so that every musket has a clear view. */
function deployed(unit: Unit): WalkedAction | undefined {
  return unit.formation === 'line' ? undefined : change('line', unit.stands, unit.stands.length);
}

function change(formation: FormationKind, stands: readonly Stand[], files: number): WalkedAction {
  const placed = stands.map(({ kind }, place) => ({ kind, rank: Math.floor(place / files), file: place % files }));
  return { kind: 'change-formation', change: { formation, stands: layoutText(placed) } };
}
