import type { MeleeTold } from '../../../windows/index.js';
import {
  type ContinuedMelee,
  type ContinuedOutcome,
  type ContinuedSide,
  continuedMelee,
  openingBlows,
  type PlainBody,
} from '../hand-to-hand/continued.js';
import { sheetOfType } from '../rules/army/sheets.js';
import { type WrgRules, wrgRules } from '../rules.js';

/** The ways in which a melee of the WRG's game is over for a side, from mild to severe. */
const ends = ['pushed-back', 'broken', 'destroyed'] as const satisfies readonly ContinuedSide['end'][];

const sides = { attacker: 'first', defender: 'second' } as const;

/**
 * A melee that goes on as `tellMelee` and `drawMelee` of `littlewars/windows` take it, solved period by period; the first of its bodies is
 * told as the attacker.
 */
export function meleeTold(situation: ContinuedMelee, rules: WrgRules = wrgRules()): MeleeTold {
  const { first, second, periods } = situation;
  const side = (body: PlainBody) => ({ name: nameOf(body, rules), whole: body.figures });
  const told = { attacker: side(first), defender: side(second) };
  return {
    title: `${told.attacker.name} hand to hand with ${told.defender.name}`,
    sides: told,
    step: 'period',
    ends: ends.map(end => ({ id: end, title: end.replaceAll('-', ' ') })),
    turns: Array.from({ length: periods }, (_, at) => turnOf(situation, at + 1, rules)),
  };
}

/** A period is what the melee of so many periods comes to, less what was over before. */
function turnOf(situation: ContinuedMelee, turn: number, rules: WrgRules): MeleeTold['turns'][number] {
  const solved = continuedMelee({ ...situation, periods: turn }, rules);
  const chance = (of: (outcome: ContinuedOutcome) => boolean) =>
    solved.outcomes.reduce((sum, { value, probability }) => (of(value) ? sum + probability : sum), 0);
  const fought = (outcome: ContinuedOutcome) => outcome.periods === turn;
  const endsOf = (half: 'first' | 'second') =>
    Object.fromEntries(ends.map(end => [end, chance(each => fought(each) && each[half].end === end)]));
  const { first, second } = openingBlows(situation, rules);
  return {
    turn,
    because: turn === 1 ? [...first.because, ...second.because] : [],
    begins: chance(fought),
    goesOn: chance(({ first }) => first.end === 'fights'),
    ends: { attacker: endsOf(sides.attacker), defender: endsOf(sides.defender) },
    left: {
      attacker: solved.map(outcome => outcome[sides.attacker].figures),
      defender: solved.map(outcome => outcome[sides.defender].figures),
    },
  };
}

/** A body in words: `24 Heavy Infantry, class B`. */
function nameOf({ figures, troops }: PlainBody, rules: WrgRules): string {
  return `${figures} ${sheetOfType(troops.type, rules).title}, class ${troops.class}`;
}
