import { counted } from '../../../rulebook/index.js';
import { alignedTable } from '../../../scenario/index.js';
import type { Setting } from '../../../windows/index.js';
import { isNobodys } from '../magic.js';
import type { Gone, Unit, WrgState } from '../state.js';
import type { WrgTerms } from '../terms.js';
import { lifeOf } from '../turn/sorcery/losses.js';
import { finalCount } from './final-count.js';
import { troopsText } from './troops.js';

/** What became of every unit and every general of a battle, and where night has ended it the points of both sides. */
export function fatesWrg({ scenario, rules }: Setting<WrgTerms>, state: WrgState): string {
  const { units, generals } = state;
  const sideName = (side: string) => scenario.sides[side]?.name ?? side;
  const rows = Object.values(units).map(unit => [
    unit.name,
    isNobodys(unit) ? 'nobody’s' : sideName(unit.side),
    troopsText(unit.troops, rules),
    String(unit.strength),
    unit.gone === null ? String(unit.figures) : '-',
    fateOf(unit, lifeOf(unit, { scenario, rules }).menInAFigure ?? rules.fighting.casualties.menInAFigure),
  ]);
  const lost = Object.values(generals).flatMap(({ name, side, gone }) =>
    gone === null ? [] : [`${name} of ${sideName(side)}: ${generalFates[gone]}`],
  );
  const table = alignedTable([['unit', 'side', 'troops', 'began', 'left', 'fate'], ...rows]);
  return [table, lost.join('\n'), finalCount(state, scenario, rules)].filter(part => part !== '').join('\n\n');
}

/** Figures that each unit has lost; whoever has left is lost as a whole. */
export function lossesWrg({ units }: Pick<WrgState, 'units'>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.values(units).map(({ id, strength, figures, gone }) => [id, gone === null ? strength - figures : strength]),
  );
}

const fates: { readonly [G in Gone]: string } = {
  destroyed: 'destroyed',
  dispersed: 'dispersed',
  surrendered: 'surrendered',
  'marched-home': 'marched home',
  'left-table': 'left the table',
  'changed-sides': 'changed sides',
  martyred: 'martyred',
  vanished: 'vanished',
  'turned-to-stone': 'turned to stone',
};

const generalFates = {
  dead: 'killed',
  wounded: 'wounded',
  captured: 'taken prisoner',
  fled: 'fled',
} as const;

/** How it is with a unit that is not on the table: who is seen in the distance counts as if it were there. */
function awayText({ due, left }: NonNullable<Unit['away']>): string {
  if (due === null) return 'not on the table';
  return left === true ? 'in sight, coming back' : 'in sight, coming on';
}

/** @param life men that take a figure of it off the table */
function fateOf({ gone, away, rout, strength, figures, carried }: Unit, life: number): string {
  if (gone !== null) return fates[gone];
  if (away !== null) return awayText(away);
  const lost = strength - figures;
  const hurt =
    carried === 0 ? 'unhurt' : `lost no figure, ${carried} of ${counted(life, 'man', 'men')} towards the first`;
  return `${lost === 0 ? hurt : `lost ${lost}`}${rout === null ? '' : ', in rout'}`;
}
