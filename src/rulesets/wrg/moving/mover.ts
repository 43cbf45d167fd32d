import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import { cavalryTypes, type Draught, infantryTypes, type Troops, type TroopType } from '../troops.js';
import type { UnitWeather } from '../weather/battle.js';

/** What of a body of troops its movement depends on. */
export type Mover = Pick<
  Troops,
  'type' | 'training' | 'camels' | 'mounts' | 'horses' | 'crew' | 'engine' | 'drawn' | 'nation'
>;

/** How troops go about at the moment. */
export interface Manner {
  /** Cavalry, camelry or mounted infantry that is on foot. */
  readonly dismounted?: boolean;
  /** In hollow square. */
  readonly square?: boolean;
  readonly disorganised?: boolean;
  /** Broken and running. */
  readonly routing?: boolean;
  /** Of engines that something else draws at the moment than does so as a rule. */
  readonly drawn?: Draught;
  /** What lies on the ground, and how many classes more difficult rivers are. */
  readonly weather?: Pick<UnitWeather, 'slowed' | 'rivers'>;
}

/** The rules that movement goes by. */
export type MovingRules = Pick<WrgRules, 'movement' | 'army' | 'optional'>;

/** What troops move as: on foot, on horses, on camels, as elephants, as engines, as vehicles. */
export type MovesAs = 'infantry' | 'cavalry' | 'camels' | 'elephant' | 'chariot' | 'engine' | 'wagon';

/** The printed type that troops move as: cavalry on foot as the infantry that it is like. */
export function typeMoving(mover: Mover, { dismounted = false }: Manner, rules: MovingRules): TroopType {
  const type = printedType(mover.type, rules);
  if (!dismounted) return type;
  const horse = cavalryTypes.find(each => each === type);
  return horse === undefined ? type : rules.movement.rates.dismountedAs[horse];
}

/**
 * The printed type that a type is, or that house rules have made it of.
 *
 * @throws RuleViolation when the rules have no such type.
 */
export function printedType(type: TroopType, rules: MovingRules): TroopType {
  return sheetOfType(type, rules).like;
}

/** What draws an engine: men where they can and nothing else is said, oxen otherwise. */
export function draughtOf({ engine, drawn }: Pick<Mover, 'engine' | 'drawn'>, manner: Manner = {}): Draught {
  return manner.drawn ?? drawn ?? (engine === 'light-bolt-thrower' ? 'men' : 'oxen');
}

/** What troops move as, riding or on foot. Infantry that rides moves as cavalry, or on camels. */
export function movesAs(mover: Mover, manner: Manner, rules: MovingRules): MovesAs {
  const type = typeMoving(mover, manner, rules);
  if (type === 'elephant' || type === 'chariot' || type === 'engine' || type === 'wagon') return type;
  if (isInfantryType(type) && !rides(mover, manner, rules)) return 'infantry';
  return mover.camels === true ? 'camels' : 'cavalry';
}

/**
 * Whether infantry is on its animals. If it is when it has to fight, it dismounts, or tries to.
 *
 * Source: Disorganisation and Distraction.
 *
 * @clause wrg/disorganisation/mounted-infantry-dismount
 */
export function rides(mover: Mover, { dismounted = false }: Manner, rules: MovingRules): boolean {
  return mover.mounts === true && !dismounted && isInfantryType(printedType(mover.type, rules));
}

/** Whether a type is one of these, or made of one of them. */
export function isOneOf(type: TroopType, types: readonly TroopType[], rules: MovingRules): boolean {
  return types.includes(printedType(type, rules));
}

function isInfantryType(type: TroopType): boolean {
  return infantryTypes.some(each => each === type);
}
