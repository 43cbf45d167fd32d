import { distanceToQuad, lineOfSight, quadOf } from '../../../../table/index.js';
import { isVulnerable } from '../../casualties/target.js';
import { generalRisk, mayAimAtGeneral } from '../../hand-to-hand/general.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import { shoot, type VolleyPart } from '../../shooting/shoot.js';
import { targetPriority } from '../../shooting/targets.js';
import { rampartOf } from '../../siege/walls.js';
import type { General, Unit } from '../../state.js';
import { generalWith, isFighting, onTable, outAt, unitOf } from '../../units.js';
import { conditionOf } from '../condition.js';
import type { Field } from '../field.js';
import { countedAtScale, narrowBases } from '../figure-scale.js';
import { isBusy } from '../fire/busy.js';
import { loseGeneral } from '../leading/losing.js';
import { trainingAtRisk } from '../leading/risk.js';
import { othersGiven } from '../others.js';
import type { Play } from '../play.js';
import { placeOf } from '../reacting/generals-near.js';
import { isHelpless } from '../sorcery/enchanted.js';
import { freeFigures } from '../sorcery/fighting.js';
import { isTooFarFlown } from '../sorcery/shooting.js';
import { isKeptFromShooting } from '../weather/camp.js';
import { weatherOthers } from '../weather/effects.js';
import { type Aim, holdsFire, possibleTarget } from './aims.js';
import { type ShotAtThing, shotAtThing } from './at-things.js';
import { chargesOf } from './charged.js';
import { weaponsLeft } from './one-weapon.js';
import { type Missiles, shootersOf } from './weapons.js';
import { shootingAmong } from './who-shoots-at-whom.js';

/** A general by himself at whom a unit could shoot with one of its weapons. */
interface Alone {
  readonly unit: Unit;
  readonly missiles: Missiles;
  readonly general: General;
  readonly shot: ShotAtThing;
}

/** How those shoot who have been asked whether they aim at generals. */
export interface AimedVolleys {
  /** The volleys at units; of these the ones that are aimed at the general whom the unit has with it. */
  readonly aims: readonly Aim[];
  readonly atGeneralOf: ReadonlySet<Aim>;
  /** Those at generals by themselves. */
  readonly alone: readonly Alone[];
}

/**
 * Missiles may be concentrated on the figure of a general who rides by himself, far from all his units, or who stands clear of his men on
 * an elephant or a tower: the players of those who could do so are asked, both sides at once.
 *
 * @clause wrg/general/concentrated-missiles
 */
export function chooseGenerals(
  aims: readonly Aim[],
  shooters: readonly Unit[],
  field: Field,
  play: Play,
): AimedVolleys {
  const clear = aims.flatMap(aim => {
    const general = generalInTheOpen(aim.target.who.unit, field);
    return general === undefined ? [] : [{ aim, general }];
  });
  const riders = shooters.flatMap(unit => generalsAlone(unit, aims, field));
  const open = shooters.flatMap(unit => {
    const own = [...clear.filter(({ aim }) => aim.unit === unit), ...riders.filter(each => each.unit === unit)];
    const generals = [...new Set(own.map(({ general }) => general.id))];
    return generals.length === 0 ? [] : [{ unit, generals }];
  });
  const answers = play.command.askAll(
    open.map(({ unit, generals }) => ({
      kind: 'aim' as const,
      id: `aim:${unit.id}`,
      side: unit.side,
      clause: 'wrg/general/concentrated-missiles' as const,
      secret: true,
      unit: unit.id,
      generals,
    })),
  );
  const chosen = new Map(open.map(({ unit }, i) => [unit, answers[i] ?? null]));
  const alone = riders.filter(({ unit, general }) => chosen.get(unit) === general.id);
  const elsewhere = (aim: Aim) =>
    alone.some(({ unit, missiles }) => unit === aim.unit && missiles.weapon === aim.missiles.weapon);
  return {
    aims: aims.filter(aim => !elsewhere(aim)),
    atGeneralOf: new Set(clear.filter(({ aim, general }) => chosen.get(aim.unit) === general.id).map(({ aim }) => aim)),
    alone,
  };
}

/** The general of a body who stands clear of it: on an elephant, on a tower. */
function generalInTheOpen(unit: Unit, { state, rules, table, scenario }: Field): General | undefined {
  const general = generalWith(state, unit);
  if (general === undefined) return undefined;
  const onTower = rampartOf(unit, { table, scenario })?.is === 'stone-tower';
  const standsClear = onTower || sheetOfType(unit.troops.type, rules).arm === 'elephant';
  return mayAimAtGeneral({ units: [0], standsClear }, rules) ? general : undefined;
}

/**
 * Enemy generals who ride by themselves, and whom a unit could shoot at: in fog, sand and darkness none who is farther off than one sees.
 *
 * @clause wrg/weather/fog
 * @clause wrg/night/vision-move
 */
function generalsAlone(unit: Unit, aims: readonly Aim[], field: Field): readonly Alone[] {
  const { state, rules, table } = field;
  if (unit.rout !== null || isKeptFromShooting(unit, field) || isBusy(unit) || holdsFire(unit)) return [];
  if (isFighting(state, unit) || isHelpless(unit, field)) return [];
  const inSight = state.weather?.vision ?? Number.POSITIVE_INFINITY;
  const riders = Object.values(state.generals).filter(
    general =>
      general.side !== unit.side &&
      general.gone === null &&
      (general.with === null || outAt(general, state.units) !== undefined) &&
      isApart(general, field) &&
      isTarget(general, field),
  );
  return riders.flatMap(general =>
    weaponsLeft(unit, aims, field).flatMap((missiles): readonly Alone[] => {
      const burning = unit.period.conduct.fireMissiles === true;
      const shot = shotAtThing(unit, missiles, { points: [placeOf(general, state)], edges: [] }, field, { burning });
      const onMounts = unit.troops.mounts === true && !unit.dismounted;
      const { charges } = chargesOf(unit, undefined, field);
      if (
        !shot.may ||
        shot.distance > inSight ||
        isTooFarFlown(unit, shot.distance, field) ||
        onMounts ||
        charges !== undefined
      )
        return [];
      const sight = lineOfSight({ from: unit.placed.at, to: placeOf(general, state), table, rules: rules.field.sight });
      if (!sight.clear) return [];
      const usual = aims.find(aim => aim.unit === unit && aim.missiles.weapon === missiles.weapon);
      const { among } = targetPriority(
        {
          weapon: missiles.weapon,
          shooters: unit.figures * missiles.each,
          targets: [
            { id: `general ${general.id}`, distance: shot.distance },
            ...(usual === undefined ? [] : [possibleTarget(unit, usual.target, field, shootingAmong(aims, field))]),
          ],
        },
        rules,
      );
      return among.includes(`general ${general.id}`) ? [{ unit, missiles, general, shot }] : [];
    }),
  );
}

/** Whether missiles have factors against what he rides as: against wagons they have none. */
function isTarget({ riding, with: men }: General, { state, rules }: Field): boolean {
  const as = riding?.as ?? men;
  return as !== null && isVulnerable(unitOf(state, as).troops, rules);
}

/**
 * Whether missiles may be concentrated on a general who is not with his men: far from them all, and not out between the lines to fight one of the enemy.
 *
 * @clause wrg/general/concentrated-missiles
 */
function isApart(general: General, { state, rules }: Field): boolean {
  const at = placeOf(general, state);
  const units = onTable(state)
    .filter(({ side }) => side === general.side)
    .map(({ placed }) => distanceToQuad(at, quadOf(placed)));
  return mayAimAtGeneral({ units, challenging: outAt(general, state.units) !== undefined }, rules);
}

/**
 * Shoots at a general by himself: all that hits is his own.
 *
 * @clause wrg/general/concentrated-missiles
 * @clause wrg/general/wounded
 * @clause wrg/general/killed
 * @clause wrg/weather/rain-missiles
 * @clause wrg/weather/sun-effect
 */
export function shootAtGeneral({ unit, missiles, general, shot }: Alone, field: Field, play: Play): void {
  const { dice, rules, tell } = play;
  const as = general.riding === null ? unit : unitOf(field.state, general.riding.as);
  const free = countedAtScale(freeFigures(unit, field) * missiles.each, field);
  const figures = Math.min(shot.inOrder, free);
  const part: VolleyPart = {
    shooters: shootersOf(unit, rules),
    weapon: missiles.weapon,
    target: { type: as.troops.type, side: 'front', shieldless: !as.troops.shield, moved: general.riding?.paces ?? 0 },
    // One of them at more than half range is enough.
    distance: shot.farthest,
    figures,
    nearestRank: figures,
    wholeRank: shot.wholeRank,
    ...narrowBases(unit, 'shooting', field),
    disorganised: conditionOf(unit, field).disorganised,
    ...othersGiven(weatherOthers(unit, 'shooting', field)),
  };
  const { parts, casualties, because } = shoot({ parts: [part] }, dice, rules);
  const { total = 0 } = parts[0] ?? {};
  tell({
    kind: 'aimed',
    unit: unit.id,
    general: general.id,
    figures,
    range: Math.round(shot.distance),
    total,
    casualties,
    because,
  });
  unit.period.shot = true;
  if (general.gone !== null || casualties === 0) return;
  const training = trainingAtRisk(general, as, play);
  const risk = generalRisk({ training, men: general.men, aimed: casualties }, dice, rules);
  general.men = risk.men;
  if (risk.fate === 'unhurt') {
    tell({ kind: 'general', general: general.id, what: 'hurt', men: risk.share, because: risk.because });
  } else loseGeneral(general, { gone: risk.fate, men: risk.share, because: risk.because }, play);
}
