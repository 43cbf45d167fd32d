import { reasonFor } from '../../../../rulebook/index.js';
import { fight } from '../../hand-to-hand/period.js';
import { sheetOfType } from '../../rules/army/sheets.js';
import type { Unit } from '../../state.js';
import { generalWith, isInFront } from '../../units.js';
import type { Field } from '../field.js';
import type { Play } from '../play.js';
import { countingWithChampions } from '../sorcery/champions-in-disorder.js';
import { championsOf, steadiedByChampion } from '../sorcery/fighting.js';
import { type Strikers, strikersOf } from './blows.js';
import { meleeTroops } from './fighter.js';
import type { Striking } from './striking.js';

/** The blows of one body at one enemy: men that they cost. */
export function strike(
  striking: Striking,
  field: Field,
  { state, dice, rules, tell }: Play,
  unanswered = false,
  strikers: Strikers | null = strikersOf(striking, field),
): number {
  const { unit, enemy } = striking;
  if (strikers === null) {
    // Of who runs it is told that he is caught up with; of evaders nothing else says it.
    const isCaught = unit.rout === null && unit.period.doing === 'evading' && unit.figures > 0;
    if (isCaught) tell({ kind: 'struck-nobody', unit: unit.id, target: enemy.id, because: caughtEvading });
    return 0;
  }
  const { lapping } = strikers;
  const part = strikers.part ?? strikers.nobody ?? null;
  const strikesNobody = () => {
    tell({ kind: 'struck-nobody', unit: unit.id, target: enemy.id, because: strikers.because });
    return 0;
  };
  if (part === null) return strikesNobody();
  const general = generalWith(state, unit);
  const inFront = general !== undefined && isInFront(general, unit) ? general : undefined;
  const generalInFront = inFront?.steadies === true || steadiedByChampion(unit, field);
  const inRanks = championsOf(striking, part, field, {
    troopsOf: meleeTroops,
    partAt: each => strikersOf(each, field)?.part ?? null,
  });
  const { halved } = strikers;
  const { champions, ...counting } = countingWithChampions(
    { figures: part.figures, champions: inRanks, ...(halved === undefined ? {} : { halved }) },
    rules,
  );
  const own = champions.map(each => each.part);
  // Half of its men may be nobody, and he who is in their ranks strikes.
  if (strikers.part === null && own.length === 0) return strikesNobody();
  const men = strikers.part === null ? [] : [{ ...part, figures: counting.figures }];
  const round = lapping === undefined ? [] : [lapping];
  const { parts, casualties, because } = fight({ parts: [...men, ...round, ...own], generalInFront }, dice, rules);
  const [first] = parts;
  tell({
    kind: 'fought',
    unit: unit.id,
    target: enemy.id,
    figures: counting.figures + (lapping?.figures ?? 0) + champions.length,
    total: first?.total ?? 0,
    casualties,
    unanswered: unanswered || enemy.rout !== null,
    ...(inFront === undefined ? {} : { led: inFront.id }),
    ...(champions.length === 0 ? {} : { champions: champions.map(each => each.champion.id) }),
    because: [...strikers.because, ...counting.because, ...because],
  });
  return casualties;
}

/** Why evaders whom the chargers have reached do not strike. */
const caughtEvading = [reasonFor('wrg/evade/caught', 'caught with their backs turned', 'strike no blow')];

/** Notes blows and what they cost. */
export function noteBlows({ unit, enemy, melee }: Striking, men: number, { rules }: Play): void {
  unit.period.inflicted += men;
  unit.period.fought = true;
  enemy.period.meleeCasualties += men;
  enemy.period.fought = true;
  if (isBeastOrChariot(enemy, rules)) unit.period.metModels = true;
  if (melee.a === unit.id || melee.b === unit.id) unit.period.metBy = [...new Set([...unit.period.metBy, enemy.id])];
}

/** What blows have cost everybody, all of them together. */
export function lossesOf(
  blows: readonly { readonly striking: Striking; readonly men: number }[],
): ReadonlyMap<Unit, number> {
  const losses = new Map<Unit, number>();
  for (const { striking, men } of blows) losses.set(striking.enemy, (losses.get(striking.enemy) ?? 0) + men);
  return losses;
}

function isBeastOrChariot({ troops }: Unit, rules: Play['rules']): boolean {
  const { arm } = sheetOfType(troops.type, rules);
  return arm === 'elephant' || arm === 'chariot';
}
