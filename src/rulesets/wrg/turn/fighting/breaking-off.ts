import { breakOff } from '../../hand-to-hand/after.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import type { Melee, Unit } from '../../state.js';
import { isFighting, meleesOf, onTable, opponentsOf } from '../../units.js';
import { type Field, fieldOf } from '../field.js';
import { fightingRanks } from '../leading/ranks.js';
import { noteAtBack } from '../leading/shares.js';
import { endMelees } from '../losses.js';
import { stepOf } from '../ordering/standing.js';
import type { Play } from '../play.js';
import { awayFromEnemies } from '../reacting/doing.js';
import { breakUnit } from '../routing/breaking.js';
import { championsFighting, sufferTogether } from '../sorcery/fighting.js';
import { goesAfterThem } from '../sorcery/of-themselves.js';
import { lossesOf, noteBlows, strike } from './strike.js';
import { bothOf, type Striking } from './striking.js';
import { isHolding } from './victory.js';

/**
 * Whether a unit may leave its melee of its own will: its order has it retire, or keep out of the enemy's reach. From a deck nobody gets away.
 *
 * @clause wrg/after-melee/break-off
 * @clause wrg/ship/aboard
 */
export function mayBreakOff(unit: Unit, field: Pick<Field, 'state' | 'scenario' | 'rules'>): boolean {
  const { state, scenario, rules } = field;
  if (!isFighting(state, unit) || unit.rout !== null || unit.bound !== null || unit.aboard !== undefined) return false;
  const verb = stepOf(unit, state, scenario)?.verb;
  return breakOff({ type: unit.troops.type, ordered: verb === 'retire' || verb === 'skirmish' }, rules).may;
}

/**
 * Units break off their melees before anybody moves: they are struck as they turn, without a reply but from those whose crews fight all
 * round, and whoever fought them and is free to goes after them.
 *
 * @clause wrg/after-melee/break-off
 * @clause wrg/after-melee/break-off-blows
 */
export function breakMeleesOff(play: Play): void {
  const { state } = play;
  for (const unit of onTable(state)) {
    if (!isFighting(state, unit)) continue;
    if (isToldTo(unit, play)) unit.period.conduct = { ...unit.period.conduct, breakOff: true };
    if (unit.period.conduct.breakOff !== true) continue;
    const opponents = opponentsOf(state, unit);
    const [first] = opponents;
    if (first !== undefined) play.tell({ kind: 'broke-off', unit: unit.id, from: first.id, because: [] });
    turnAway(unit, play);
    if (unit.gone !== null || unit.rout !== null) continue;
    endMelees(unit, state);
    unit.period.leftMelee = opponents.map(({ id }) => id);
    unit.pushedBack = 0;
    for (const enemy of opponents) if (goesAfter(enemy, unit, play)) enemy.pursuit = { quarry: unit.id, periods: 0 };
  }
}

/**
 * Whether a reaction test takes a unit out of its melee (`wrg/ruling/told-to-retire-in-melee`).
 *
 * @clause wrg/reaction/result-current-retire
 */
function isToldTo({ bound, aboard, rout }: Unit, { rules }: Play): boolean {
  if (rules.field.playing.toldToRetire !== 'breaks-off' || bound === null) return false;
  return rout === null && aboard === undefined && awayFromEnemies.includes(bound.instruction);
}

/**
 * The blows as a unit turns to leave, of which its general bears his share.
 *
 * @clause wrg/general/share
 * @clause wrg/shields/when-unusable
 */
function turnAway(unit: Unit, play: Play): void {
  const { state, scenario, rules } = play;
  const field = fieldOf(state, scenario, rules);
  const { replies } = breakOff({ type: unit.troops.type, ordered: true }, rules);
  const strikings = meleesOf(state, unit)
    .flatMap(melee => bothOf(melee, field))
    // Who turns to go shows his back; crews that fight all round show none.
    .map((striking): Striking => (striking.enemy === unit && !replies ? { ...striking, turnsAway: true } : striking));
  const blows = strikings
    .filter(({ enemy }) => enemy === unit || replies)
    .map(striking => ({ striking, men: strike(striking, field, play, striking.enemy === unit && !replies) }));
  for (const { striking, men } of blows) noteBlows(striking, men, play);
  const ranks = fightingRanks(strikings, field);
  const among = ({ id }: Unit) => ranks.get(id) ?? 0;
  for (const { striking, men } of blows) if (striking.enemy === unit) noteAtBack(unit, men, among(unit));
  for (const [who, men] of lossesOf(blows)) {
    sufferTogether(who, { men, among: among(who), champions: championsFighting(who, field) }, play);
  }
}

function goesAfter(enemy: Unit, unit: Unit, play: Play): boolean {
  const { state, rules } = play;
  const { arm } = sheetOfType(enemy.troops.type, rules);
  const isFree = enemy.gone === null && enemy.rout === null && !isFighting(state, enemy);
  if (!isFree || arm === 'engine' || arm === 'wagon' || isHolding(enemy, play)) return false;
  return goesAfterThem(
    enemy,
    {
      id: `pursue:${enemy.id}:${unit.id}`,
      clause: 'wrg/after-melee/break-off',
      quarry: unit.id,
    },
    play,
  );
}

/**
 * Who broke off and has been overtaken all the same, or has not got away from those whom he fought, is broken; whoever has overtaken him
 * strikes at his back.
 *
 * @clause wrg/after-melee/break-off-fail
 */
export function breakTheOvertaken(play: Play): void {
  const { state, rules } = play;
  for (const unit of onTable(state)) {
    if (unit.period.conduct.breakOff !== true || unit.rout !== null) continue;
    const melees = meleesOf(state, unit).map((melee): Melee => ({ ...melee }));
    const left = unit.period.leftMelee ?? [];
    const overtaken = opponentsOf(state, unit).some(
      ({ id, pursuit }) => pursuit?.quarry === unit.id || left.includes(id),
    );
    if (!overtaken) continue;
    const { because } = breakOff({ type: unit.troops.type, ordered: true, outdistances: false }, rules);
    breakUnit(unit, play, because);
    // Who has overtaken him strikes when all others do.
    delete unit.period.brokeFrom;
    state.melees.push(...melees);
  }
}
