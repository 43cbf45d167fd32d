import {
  bearingTo,
  bodyCentre,
  destination,
  onTable as liesOn,
  quadOf,
  quadsOverlap,
} from '../../../../table/index.js';
import { trapped } from '../../rout/meeting.js';
import type { Unit } from '../../state.js';
import { generalWith, onTable, opponentsOf } from '../../units.js';
import { fieldOf } from '../field.js';
import { loseGeneral } from '../leading/losing.js';
import { removeUnit, takeOff } from '../losses.js';
import type { Play } from '../play.js';
import { shipUnder } from '../ships/company.js';

/** Ways out that are tried, in degrees off the straight one. */
const waysOut = [0, 45, -45, 90, -90, 135, -135];
/** Paces that must be free for broken troops to get away. */
const CLEAR = 20;

/**
 * Broken troops who cannot run, because enemies are all round them or what they have behind them lets nobody pass: half of them
 * surrender, the others break out. A general whose figure is down to half is among those who surrender.
 *
 * @clause wrg/rout/cannot-run
 * @clause wrg/rout/general-surrender
 */
export function trap(unit: Unit, play: Play): void {
  const { rules, state } = play;
  if (canRun(unit, play)) return;
  const general = generalWith(state, unit);
  const figure =
    general === undefined ? {} : { general: { men: general.men, of: rules.fighting.general.menInTheFigure } };
  const { surrender, generalSurrenders, because } = trapped({ figures: unit.figures, ...figure }, rules);
  if (general !== undefined && generalSurrenders) loseGeneral(general, { gone: 'captured', because }, play);
  takeOff(unit, surrender);
  play.tell({ kind: 'lost', unit: unit.id, figures: surrender, left: unit.figures, carried: unit.carried, because });
  if (unit.figures === 0) removeUnit(unit, 'surrendered', play);
}

/** Whether anything lets a unit away from those who fight it: from aboard, a ship that can be rowed. */
export function canRun(unit: Unit, { state, scenario, rules }: Play): boolean {
  const ship = shipUnder(unit, state);
  if (ship !== undefined) return ship.rows > 0;
  const [enemy] = opponentsOf(state, unit);
  const { table } = fieldOf(state, scenario, rules);
  const away = enemy === undefined ? 0 : bearingTo(bodyCentre(enemy.placed), bodyCentre(unit.placed));
  return waysOut.some(off => {
    const quad = quadOf({ ...unit.placed, at: destination(unit.placed.at, away + off, CLEAR) });
    if (quad.some(corner => !liesOn(table, corner))) return off === 0;
    return onTable(state).every(
      other =>
        other.side === unit.side || opponentsOf(state, unit).length < 2 || !quadsOverlap(quad, quadOf(other.placed)),
    );
  });
}
