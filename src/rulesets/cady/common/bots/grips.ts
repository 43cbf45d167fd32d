import {
  type Bearing,
  destination,
  distanceBetweenQuads,
  type Placed,
  type Quad,
  quadOf,
  type Table,
  turned,
} from '../../../../table/index.js';
import type { Both } from '../engagement/fronts.js';
import { type EdgeRules, sideStruck } from '../engagement/measured.js';
import { figuresTouching } from '../fighting/contact.js';
import type { Edge } from '../fighting/melee-point.js';
import { squaredUpTo } from '../turn/moving/square-up.js';
import type { TurnRules } from '../turn/rules.js';

/** Whom a body would come upon that goes straight on, and how the two would be at grips. */
export interface Grips<Unit> {
  readonly unit: Unit;
  /** The side on which he would be struck. */
  readonly struckOn: Edge;
  /** Figures in contact, of the body that comes on and of him. */
  readonly figures: Both<number>;
  /** How far it goes until then, in cm. */
  readonly cm: number;
}

/** The enemies and everybody else who stands on the field. */
export interface Standing<Unit> {
  readonly table: Table;
  /** Enemies that may be met. */
  readonly enemies: readonly { readonly unit: Unit & { readonly placed: Placed }; readonly quad: Quad }[];
  readonly friends: readonly Quad[];
}

/** How finely a way is looked along, in cm. */
const step = 1;

/**
 * Whom a body comes upon first that charges straight on a bearing, so many cm at most, and how many come to grips once it has squared up to him,
 * as far as there is room for that; nothing when it meets nobody.
 */
export function gripsAhead<Unit>(
  body: Placed,
  bearing: Bearing,
  most: number,
  { table, enemies, friends }: Standing<Unit>,
  rules: EdgeRules & Pick<TurnRules, 'table'>,
): Grips<Unit> | undefined {
  const start = turned(body, bearing);
  const after = (cm: number): Placed => ({ ...start, at: destination(start.at, bearing, cm) });
  for (let cm = 0; cm <= most; cm += step) {
    const there = after(cm);
    const quad = quadOf(there);
    const met = enemies.find(enemy => distanceBetweenQuads(quad, enemy.quad) <= rules.table.meleeRange);
    if (met === undefined) continue;
    const { unit } = met;
    const struckOn = sideStruck(unit.placed, there, rules);
    const others = [...enemies.filter(each => each !== met).map(each => each.quad), ...friends];
    const squared = squaredUpTo(
      there,
      { enemy: unit.placed, edge: struckOn, allRound: false, left: most - cm },
      () => others,
      table,
      rules,
    );
    const own = squared ?? there;
    const figures = {
      attacker: figuresTouching(own, unit.placed, rules),
      defender: figuresTouching(unit.placed, own, rules),
    };
    return { unit, struckOn, figures, cm };
  }
  return undefined;
}
