import { counted } from '../../../rulebook/index.js';
import { weaponText } from '../casualties/target.js';
import { isTroopType, sheetOfType, type TroopRules } from '../rules/army/sheets.js';
import type { Unit } from '../state.js';
import { cavalryTypes, infantryTypes, type Troops } from '../troops.js';

/** Types that go by the letters of their names. */
const lettered: readonly string[] = [...infantryTypes, ...cavalryTypes];

/** What a type is called in short: `HI`, `EHC camels`, `elephants`, `heavy bolt thrower`. */
export function typeText(
  { type, camels, engine }: Pick<Troops, 'type' | 'camels' | 'engine'>,
  rules: TroopRules,
): string {
  if (engine !== undefined) return engine.replaceAll('-', ' ');
  if (lettered.includes(type)) return camels === true ? `${type.toUpperCase()} camels` : type.toUpperCase();
  return isTroopType(type, rules) ? sheetOfType(type, rules).title : type;
}

/** Type and class, as a label on the table has them: `HI C`. */
export function labelText(troops: Troops, rules: TroopRules): string {
  const { creature } = troops;
  if (creature !== undefined) return creature.replaceAll('-', ' ');
  return `${typeText(troops, rules)} ${troops.class}`;
}

/** What troops are, as an army list has them: `regular B HI, pike, shield`. */
export function troopsText(troops: Troops, rules: TroopRules): string {
  const { training, weapons, shield, fanatic, mounts, horses, drawn, crew, creature } = troops;
  const team = horses === undefined ? '' : `, ${counted(horses, 'horse')}`;
  const before = drawn === undefined ? '' : `, drawn by ${drawn}`;
  return [
    ...(creature === undefined ? [] : [creature.replaceAll('-', ' ')]),
    `${fanatic === true ? 'fanatic ' : ''}${training} ${troops.class} ${typeText(troops, rules)}${team}${before}`,
    ...weapons.map(weapon => weaponText(weapon)),
    ...(crew === undefined || crew.length === 0
      ? []
      : [`crew of ${crew.map(arm => arm.replaceAll('-', ' ')).join(', ')}`]),
    ...(shield && lettered.includes(troops.type) ? ['shield'] : []),
    ...(mounts === true ? ['riding to battle'] : []),
  ].join(', ');
}

/** What a unit is bound to, and how it stands, in a few words each: what everybody on the table can see. */
export function conditionOf({
  square,
  dismounted,
  bound,
  rout,
  pursuit,
  recovering,
  asleep,
}: Pick<Unit, 'square' | 'dismounted' | 'bound' | 'rout' | 'pursuit' | 'recovering' | 'asleep'>): readonly string[] {
  return [
    ...(square ? ['hollow square'] : []),
    ...(dismounted ? ['dismounted'] : []),
    ...(asleep !== undefined && asleep.woke === null ? ['asleep'] : []),
    ...(rout === null ? [] : ['rout']),
    ...(pursuit === null ? [] : ['pursues']),
    ...(recovering === null ? [] : [recovering === 'rallying-back' ? 'rallies back' : 'reorganises']),
    ...(bound === null ? [] : [boundWords[bound.instruction]]),
  ];
}

const boundWords = {
  retreat: 'retreats',
  retire: 'retires',
  halt: 'halted',
  'halt-disorganised': 'halted in disorder',
  'move-to-friends': 'moves to friends',
  'move-to-enemy': 'moves to the enemy',
  'uncontrolled-advance': 'uncontrolled advance',
} as const;
