import { type Reason, reasonFor } from '../../../../../rulebook/index.js';
import type { GameLevel } from '../../../common/army/levels.js';
import { asOrderFault } from '../../../common/turn/order-fault.js';
import type { OrderFault } from '../../../common/turn/period.js';
import { isPresent, someCommander, touches } from '../../../common/turn/regrouping/joining.js';
import { inContact } from '../../../common/turn/units.js';
import { battleChangeFaults, medievalBattleFaults } from '../../combat/battles.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientState, AncientUnit, UnitId } from '../../state.js';
import type { AncientContext } from '../../terms.js';

const separate = 'cady/ancient-medieval/battle/separate-by-order';
const reform = 'cady/ancient-medieval/definition/king-reform';

/** What a change of a battle is judged by. */
interface Judging {
  readonly state: AncientState;
  readonly level: GameLevel;
  readonly rules: AncientMedievalRules;
}

/**
 * What is wrong with an order to leave its battle (`SEPARATE`).
 *
 * @clause cady/ancient-medieval/battle/separate-by-order
 */
export function separateFaults({ brigade }: AncientUnit, rules: AncientMedievalRules): readonly OrderFault[] {
  if (brigade === null) {
    return [{ clause: separate, problem: 'it belongs to no battle', mend: 'leave out SEPARATE' }];
  }
  return battleChangeFaults({ change: 'separate', when: 'in-the-game' }, rules).flatMap(asOrderFault);
}

/**
 * Takes a unit out of its battle, as it was ordered; it does not come back into this one.
 *
 * @clause cady/ancient-medieval/battle/separate-by-order
 */
export function leaveBattle(unit: AncientUnit, { tell }: AncientContext): void {
  const { brigade } = unit;
  if (brigade === null) return;
  const because = [reasonFor(separate, `ordered away from ${brigade}`, 'on its own from now on')];
  unit.brigade = null;
  unit.left = [...(unit.left ?? []), brigade];
  tell({ kind: 'formed', unit: unit.id, formation: 'apart from its battle', because }, [unit.side]);
}

/**
 * What is wrong with an order to form a battle with another unit, or to enter the one that it belongs to (`BATTLE blue-2`), as far as it can
 * be told when it is written. Whether the king is there, and whether the two touch, is seen when the moves are over.
 *
 * Source: Battles; Definitions > King / Queen.
 *
 * @clause cady/ancient-medieval/definition/king-reform
 * @clause cady/ancient-medieval/battle/fixed-during-game
 * @clause cady/ancient-medieval/battle/formed-at-start
 */
export function enterBattleFaults(unit: AncientUnit, on: UnitId | undefined, judging: Judging): readonly OrderFault[] {
  const other = otherUnit(unit, on, judging.state);
  if (other === undefined) {
    const problem = `there is no unit ${on ?? ''} with which it could form a battle`;
    return [{ clause: reform, problem, mend: 'name another of your units' }];
  }
  if (unit.brigade !== null) {
    const problem = unit.brigade === other.brigade ? 'both belong to one battle' : 'it belongs to another battle';
    return [{ clause: reform, problem, mend: 'leave out BATTLE, or let it leave its own battle first' }];
  }
  return faultsOf(unit, other, someCommander(unit, judging.state), judging);
}

/** `king`: whether he is where he must be. */
function faultsOf(
  unit: AncientUnit,
  other: AncientUnit,
  king: boolean,
  { state, level, rules }: Judging,
): readonly OrderFault[] {
  const { brigade } = other;
  const back = brigade !== null && unit.left?.includes(brigade) === true;
  const change = back ? 'rejoin' : brigade === null ? 'form' : 'enlarge';
  const { battles, optionalRules } = rules.levels[level];
  const byKing = king && battles && optionalRules;
  const units = Object.values(state.units)
    .filter(each => each === unit || each === other || (brigade !== null && isFellow(each, other)))
    .map(({ id, type }) => ({ unit: id, type }));
  return [
    ...battleChangeFaults({ change, when: 'in-the-game', byKing }, rules),
    ...medievalBattleFaults({ battles: [{ name: brigade ?? 'new', units }] }, rules),
  ].flatMap(asOrderFault);
}

function isFellow({ side, brigade, gone }: AncientUnit, other: AncientUnit): boolean {
  return gone === null && side === other.side && brigade === other.brigade;
}

/**
 * When the moves are over: the unit and the other are of one battle from now on, if they touch, no enemy fights them, and the king is with
 * them. What hinders them is told to their side.
 *
 * Source: Battles; Definitions > King / Queen.
 *
 * @clause cady/ancient-medieval/definition/king-reform
 * @clause cady/ancient-medieval/battle/contact-and-speed
 */
export function enterBattle(
  unit: AncientUnit,
  on: UnitId | undefined,
  state: AncientState,
  { rules, scenario, tell }: AncientContext,
): void {
  const judging = { state, level: scenario.level, rules };
  const other = otherUnit(unit, on, state);
  if (other === undefined || enterBattleFaults(unit, on, judging).length > 0) return;
  const told = { kind: 'regrouped', how: 'in-battle', unit: other.id, with: unit.id } as const;
  const hindered = hindrance(unit, other, judging);
  if (hindered !== undefined) {
    tell({ ...told, figures: 0, because: [hindered] }, [unit.side]);
    return;
  }
  other.brigade ??= newBattle(other, state);
  unit.brigade = other.brigade;
  const because = [reasonFor(reform, 'the king is with them', `of one battle from now on`)];
  // What an army is made of is its own affair.
  tell({ ...told, figures: unit.figures, because }, [unit.side]);
}

/** What keeps two units from being of one battle where they stand; `undefined`: nothing. */
function hindrance(unit: AncientUnit, other: AncientUnit, judging: Judging): Reason | undefined {
  const { state, rules } = judging;
  const because = (why: string) => reasonFor(reform, why, 'they stay apart');
  if ([unit, other].some(each => inContact(each, state.contacts))) return because('an enemy fights them');
  if (!touches(unit, other, rules)) return because(`${unit.id} does not touch ${other.id}`);
  const faults = faultsOf(unit, other, isPresent(unit, other, state, rules), judging);
  return faults.length > 0 ? because('the king is not with them') : undefined;
}

/** The other unit of an order, if it is one of the same side on the table. */
function otherUnit(unit: AncientUnit, on: UnitId | undefined, { units }: AncientState): AncientUnit | undefined {
  const other = on !== undefined && Object.hasOwn(units, on) ? units[on] : undefined;
  if (other === undefined || other === unit || other.side !== unit.side) return undefined;
  return other.gone === null && other.awaited === null ? other : undefined;
}

/** A name for a battle that is formed in the game, which no other has had. */
function newBattle({ id }: AncientUnit, { units, brokenBattles }: AncientState): string {
  const taken = new Set([
    ...brokenBattles,
    ...Object.values(units).flatMap(({ brigade, left = [] }) => [brigade ?? '', ...left]),
  ]);
  for (let n = 1; ; n++) {
    const name = n === 1 ? `battle of ${id}` : `battle ${n} of ${id}`;
    if (!taken.has(name)) return name;
  }
}
