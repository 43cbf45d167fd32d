import { reasonFor } from '../../../../rulebook/index.js';
import { bearingTo, bodyCentre } from '../../../../table/index.js';
import { trapped } from '../../rout/meeting.js';
import { routMove } from '../../rout/running.js';
import type { Unit } from '../../state.js';
import { generalWith, onTable, opponentsOf } from '../../units.js';
import { fieldOf } from '../field.js';
import { loseGeneral } from '../leading/losing.js';
import { removeUnit, takeOff } from '../losses.js';
import { mannerOf } from '../moving/going.js';
import { routWay } from '../moving/marching.js';
import type { Play } from '../play.js';
import { shipUnder } from '../ships/company.js';
import { landing, wayOut } from './ways-out.js';

/**
 * Broken troops who cannot run, because enemies are all round them or what they have behind them lets nobody pass: half of them
 * surrender, the others break out. A general whose figure is down to half is among those who surrender.
 *
 * @clause wrg/rout/cannot-run
 * @clause wrg/rout/general-surrender
 */
export function trap(unit: Unit, play: Play): void {
  if (!canRun(unit, play)) giveUpHalf(unit, play);
}

function giveUpHalf(unit: Unit, play: Play): void {
  const { rules, state } = play;
  const general = generalWith(state, unit);
  const figure =
    general === undefined ? {} : { general: { men: general.men, of: rules.fighting.general.menInTheFigure } };
  const { surrender, generalSurrenders, because } = trapped({ figures: unit.figures, ...figure }, rules);
  if (general !== undefined && generalSurrenders) loseGeneral(general, { gone: 'captured', because }, play);
  takeOff(unit, surrender);
  play.tell({ kind: 'lost', unit: unit.id, figures: surrender, left: unit.figures, carried: unit.carried, because });
  if (unit.figures === 0) removeUnit(unit, 'surrendered', play);
}

/** Whether the enemies of a unit leave it a gap to run through; from aboard, whether it has a ship that can be rowed. */
export function canRun(unit: Unit, { state, rules }: Pick<Play, 'state' | 'rules'>): boolean {
  const ship = shipUnder(unit, state);
  if (ship !== undefined) return ship.rows > 0;
  const [enemy] = opponentsOf(state, unit);
  if (enemy === undefined) return true;
  const away = bearingTo(bodyCentre(enemy.placed), bodyCentre(unit.placed));
  const { paces } = routMove({ mover: unit.troops, manner: mannerOf(unit, false), period: 1 }, rules);
  return wayOut(unit, away, paces, state) !== undefined;
}

/**
 * Broken troops whom enemies leave no gap when they are to run: in the first period of their rout they break out, between or through them,
 * if there is any room beyond (`wrg/ruling/breaking-out`); later (`wrg/ruling/surrounded-later`), or where there is none, they surrender. Gives those who have broken out, and how far they came.
 *
 * @clause wrg/rout/cannot-run
 * @clause wrg/rout/break-through-fail
 */
export function breakOut(play: Play): ReadonlyMap<string, number> {
  const { state, scenario, rules, tell } = play;
  const out = new Map<string, number>();
  for (const unit of onTable(state)) {
    if (unit.rout === null || shipUnder(unit, state) !== undefined) continue;
    const field = fieldOf(state, scenario, rules);
    const { straight, paces, period, because } = routWay(unit, field);
    if (paces === 0 || wayOut(unit, straight, paces, state) !== undefined) continue;
    const { breaksOut, surroundedLater } = rules.field.playing;
    const halved = period > 1 && surroundedLater === 'half';
    if (halved) giveUpHalf(unit, play);
    if (unit.gone !== null) continue;
    const landed = breaksOut && (period === 1 || halved) ? landing(unit, straight, paces, field) : undefined;
    if (landed === undefined) {
      removeUnit(unit, 'surrendered', play);
      continue;
    }
    const from = unit.placed.at;
    const { placed, far } = landed;
    unit.placed = { ...unit.placed, at: { ...placed.at }, facing: placed.facing };
    out.set(unit.id, far);
    tell({
      kind: 'moved',
      unit: unit.id,
      doing: 'routing',
      from: { x: from.x, y: from.y },
      to: { ...placed.at },
      facing: placed.facing,
      distance: far,
      way: [{ x: from.x, y: from.y }, { ...placed.at }],
      because: [...because, reasonFor('wrg/rout/cannot-run', 'no gap between the enemies', 'breaks out through them')],
    });
  }
  return out;
}
