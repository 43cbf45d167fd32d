import type { SideId } from '../../../battle/index.js';
import { alignedTable, counted } from '../../../scenario/index.js';
import type { Setting } from '../../../windows/index.js';
import { musterSkirmish } from '../army/muster.js';
import { figurePoints } from '../campaign/points.js';
import { sidePoints } from '../campaign/side-points.js';
import { namesIn } from '../cast.js';
import { fieldOf, isSeenBy } from '../field.js';
import { listedAs } from '../notation/figures.js';
import { groundFeet } from '../scale.js';
import type { SkirmishScenario } from '../schema.js';
import type { Figure } from '../state.js';
import type { SkirmishTerms } from '../terms.js';
import { endingOf } from '../victory.js';

/** Both sides man by man; for a side, of its enemy those whom it sees at the start. */
export function introduceSkirmish({ scenario, rules }: Setting<SkirmishTerms>, side?: SideId): string {
  const state = musterSkirmish(scenario, rules);
  const field = fieldOf(state, scenario, rules);
  const armies = Object.entries(scenario.sides).map(([id, { name }]) => {
    const own = Object.values(state.figures).filter(figure => figure.side === id);
    const known = side === undefined || side === id ? own : own.filter(figure => isSeenBy(side, figure, field));
    const seen = Object.fromEntries(known.map(figure => [figure.id, figure]));
    const { men, things, works } = sidePoints({ ...state, figures: seen }, id, rules);
    // What the enemy has in his wagons, nobody knows.
    const shown = side === undefined || side === id;
    const beside =
      !shown || things + works === 0 ? '' : `, and ${counted(things + works, 'point')} of things and works`;
    const rows = known.map(figure => [
      String(figure.number),
      listedAs(figure),
      state.bodies[figure.body]?.name ?? '',
      ...troopsOf(figure),
    ]);
    const head = `${name}: ${counted(known.length, 'man', 'men')}${known.length < own.length ? ' in sight' : ''}, ${counted(men, 'point')}${beside}`;
    return `${head}\n\n${alignedTable([['no.', 'name', 'unit', 'class', 'armour', 'weapons', 'horse'], ...rows])}`;
  });
  const { agreed } = namesIn(scenario, rules);
  const aims = scenario.victory.map(condition => `- ${agreed(aimOf(condition, scenario))}`).join('\n');
  const { width, height } = scenario.table;
  const feet = (inches: number) => groundFeet({ inches }, rules);
  const ground = `The table is ${width} by ${counted(height, 'inch', 'inches')}: ${feet(width)} by ${feet(height)} feet of ground.`;
  return [scenario.name, scenario.notes ?? '', ground, ...armies, aims].filter(part => part !== '').join('\n\n');
}

/** What a man is, in a few columns: class and grade, armour, weapons, horse. */
export function troopsOf({ man, mounted, weapon }: Figure): readonly string[] {
  const { class: of, rank, grade, above, armour, shield, weapons, horse } = man;
  const others = weapons.filter(each => each !== weapon);
  return [
    `${rank ?? of} ${grade}${above > 0 ? above : ''}`,
    `${armour.replaceAll('-', ' ')}${shield ? ', shield' : ''}`,
    of === 'cleric' && others.length === 0 ? '' : [weapon, ...others].map(each => each.replaceAll('-', ' ')).join(', '),
    horse === undefined ? '' : mounted ? horse : `${horse}, led`,
  ];
}

type Condition = SkirmishScenario['victory'][number];

function aimOf(condition: Condition, scenario: SkirmishScenario): string {
  const nameOf = (side: string) => scenario.sides[side]?.name ?? side;
  switch (condition.kind) {
    case 'hold': {
      const who = condition.side === undefined ? 'A side' : nameOf(condition.side);
      const places = condition.objectives.map(id => scenario.objectives.find(place => place.id === id)?.name ?? id);
      return `${who} wins by holding ${places.join(' and ')} for ${counted(condition.turns, 'turn')} on end.`;
    }
    case 'losses': {
      const share = `${condition.percent} % of its men (dead, fled, in flight or prisoners)`;
      return condition.side === undefined
        ? `A side that has lost ${share} loses.`
        : `${nameOf(condition.side)} wins when the other side has lost ${share}.`;
    }
    case 'commander':
      return 'A side that has lost its commander loses.';
    case 'turn-limit':
      return `The battle ends after ${counted(condition.turns, 'turn')}; ${condition.decidedBy === 'points' ? 'the side with more points wins' : 'it is then drawn'}.`;
  }
}

/** What became of every man of a battle. */
export function fatesSkirmish(
  { scenario, rules }: Setting<SkirmishTerms>,
  { figures }: SkirmishTerms['state'],
): string {
  const rows = Object.values(figures).map(figure => {
    const [what = ''] = troopsOf(figure);
    const points = figurePoints({ man: figure.man }, rules).points;
    return [
      String(figure.number),
      listedAs(figure),
      scenario.sides[figure.side]?.name ?? figure.side,
      what,
      String(points),
      endingOf(figure),
    ];
  });
  return alignedTable([['no.', 'name', 'side', 'class', 'points', 'fate'], ...rows]);
}

/** Whether each man is lost: dead, fled or a prisoner. */
export function lossesSkirmish({ figures }: SkirmishTerms['state']): { readonly [figure: string]: number } {
  return Object.fromEntries(
    Object.values(figures).map(({ id, gone, yielded }) => [id, gone !== null || yielded !== null ? 1 : 0]),
  );
}
