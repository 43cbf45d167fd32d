import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import { toGrid } from '../../../table/index.js';
import { wrgRules } from '../rules.js';
import { turnCost } from './manoeuvres.js';
import type { Manner, Mover, MovingRules } from './mover.js';
import { moveRate } from './rates.js';
import { type Ground, groundCost } from './terrain.js';

/** Skirmishers that get out of the way of a charge. */
export interface Evade {
  readonly mover: Mover;
  readonly manner?: Manner;
  /** Figures from front to rear, where they are deepest. */
  readonly ranks: number;
  /** The ground behind them; open unless said. */
  readonly ground?: Ground;
  /** Changes of direction after the first: turns, for evaders do not wheel. */
  readonly turns?: number;
  /** Paces that they would have gone toward the enemy this period; fewer than none: away from him. */
  readonly advance?: number;
  /** Paces between the two before anybody moves. */
  readonly gap: number;
  /** Paces that the chargers can cover in the direction of the evaders. */
  readonly reach: number;
  /** Whether the move that is evaded would have met them by accident alone. */
  readonly accidental?: boolean;
}

/** What comes of an evade. */
export interface EvadeResult {
  /** Paces that the evaders go, straight away from the enemy. */
  readonly distance: number;
  /** Paces between the place where the chargers began and the evaders at the end. */
  readonly away: number;
  /** They are struck from behind and cannot defend themselves. */
  readonly caught: boolean;
  /** Periods that they stand still afterwards, in which they reorganise. */
  readonly rest: number;
  /** The chargers have to rally back in the next period. */
  readonly chargersRallyBack: boolean;
  readonly because: readonly Reason[];
}

/**
 * Whether evaders get away. They turn for nothing and go a normal move, or half of it when they stand deep, from where their own move
 * would have ended (`wrg/ruling/evade-start`); whom the chargers' move reaches is caught.
 *
 * Source: Movement > Evading.
 *
 * @clause wrg/evade/length
 * @clause wrg/evade/measured-from
 * @clause wrg/evade/deep-formation
 * @clause wrg/evade/caught
 * @clause wrg/evade/clear-reorganise
 * @clause wrg/evade/charger-rallies-back
 * @clause wrg/evade/no-rally-back-if-accidental
 */
export function evade(each: Evade, rules: MovingRules = wrgRules()): EvadeResult {
  const { distance, because: how } = evadeDistance(each, rules);
  const away = toGrid(each.gap + distance - spoiltBy(each.advance ?? 0, rules));
  const caught = away <= each.reach;
  const because = [...how];
  because.push(
    caught
      ? reasonFor(
          'wrg/evade/caught',
          `${counted(away, 'pace')} off, within ${each.reach}`,
          'caught with their backs turned',
        )
      : reasonFor(
          'wrg/evade/clear-reorganise',
          `${counted(away, 'pace')} off, beyond ${each.reach}`,
          'clear, and halted next period',
        ),
  );
  const { rest, chargersRallyBack, because: after } = afterEvade({ ...each, caught }, rules);
  return { distance, away, caught, rest, chargersRallyBack, because: [...because, ...after] };
}

/**
 * Paces of an evade that are lost because it starts from where the evaders would have come to by their own move
 * (`wrg/ruling/evade-start`).
 *
 * Source: Movement > Evading.
 *
 * @param advance paces that they would have gone toward the enemy this period.
 * @clause wrg/evade/measured-from
 */
export function spoiltBy(advance: number, { movement }: Pick<MovingRules, 'movement'> = wrgRules()): number {
  return movement.evades.from === 'own-move' ? advance : 0;
}

/**
 * What evaders and chargers have to do after an evade: who got clear stands still, and who met nobody rallies back, unless he never
 * meant to charge.
 *
 * Source: Movement > Evading.
 *
 * @clause wrg/evade/clear-reorganise
 * @clause wrg/evade/charger-rallies-back
 * @clause wrg/evade/no-rally-back-if-accidental
 */
export function afterEvade(
  { caught, accidental = false }: Pick<EvadeResult, 'caught'> & Pick<Evade, 'accidental'>,
  { movement }: Pick<MovingRules, 'movement'> = wrgRules(),
): Pick<EvadeResult, 'rest' | 'chargersRallyBack' | 'because'> {
  if (caught) return { rest: 0, chargersRallyBack: false, because: [] };
  const because = accidental
    ? reasonFor('wrg/evade/no-rally-back-if-accidental', 'no charge was meant', 'nobody rallies back')
    : reasonFor('wrg/evade/charger-rallies-back', 'the chargers met nobody', 'they rally back next period');
  return { rest: movement.evades.rest, chargersRallyBack: !accidental, because: [because] };
}

/**
 * Paces that evaders go: a normal move, less what turns after the first take, and on difficult ground; half of it when any of them
 * stand in a third rank.
 *
 * Source: Movement > Evading.
 *
 * @clause wrg/evade/length
 * @clause wrg/evade/turns-not-wheels
 * @clause wrg/evade/deep-formation
 */
export function evadeDistance(
  evaders: Pick<Evade, 'mover' | 'manner' | 'ranks' | 'ground' | 'turns'>,
  rules: MovingRules = wrgRules(),
): { readonly distance: number; readonly because: readonly Reason[] } {
  const { mover, manner = {}, ranks, ground = { kind: 'open' }, turns = 0 } = evaders;
  const { mostRanks, deepShare } = rules.movement.evades;
  const { normal } = moveRate(mover, manner, rules);
  const { factor, because: slowed } = groundCost(mover, ground, manner, rules);
  const because = [reasonFor('wrg/evade/length', 'evading', `a normal move of ${counted(normal, 'pace')}`), ...slowed];
  const turning = turns * turnCost(mover, manner, rules).part * normal;
  if (turns > 0)
    because.push(
      reasonFor('wrg/evade/turns-not-wheels', counted(turns, 'turn'), `−${counted(toGrid(turning), 'pace')}`),
    );
  const open = factor === null ? 0 : Math.max(0, normal - turning) / factor;
  if (ranks <= mostRanks) return { distance: toGrid(open), because };
  because.push(reasonFor('wrg/evade/deep-formation', `${counted(ranks, 'rank')} deep`, `${deepShare} of the distance`));
  return { distance: toGrid(open * deepShare), because };
}
