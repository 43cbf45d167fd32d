import { type Reason, reasonFor } from '../../../../rulebook/index.js';
import { bearingTo, bodyCentre, distance, distanceBetweenQuads, quadOf } from '../../../../table/index.js';
import { halfStrengthFate } from '../../reaction/consequences.js';
import { testsDue } from '../../reaction/triggers.js';
import { routMove } from '../../rout/running.js';
import type { Unit } from '../../state.js';
import { isMainBody, mainBodyOf, opponentsOf } from '../../units.js';
import { type Field, fieldOf } from '../field.js';
import { removeUnit } from '../losses.js';
import { mannerOf } from '../moving/going.js';
import type { Play } from '../play.js';
import { breakUnit } from '../routing/breaking.js';
import { isBaseLineBarred } from '../routing/heading.js';
import { headForItsUnit, placeBehind } from '../routing/to-its-unit.js';
import { trap } from '../routing/trapping.js';
import { figuresBefore } from '../sorcery/losses.js';
import { isTestable } from '../sorcery/reacting.js';
import { obey } from './obey.js';
import { takeTest } from './test.js';

/**
 * Tests units at once that have suffered heavily from missiles, or have fewer than half their figures left.
 *
 * @clause wrg/reaction/test-missile-casualties
 * @clause wrg/reaction/test-below-half
 * @clause wrg/reaction/below-half-unit-effect
 * @clause wrg/reaction/below-half-sub-unit-effect
 * @clause wrg/reaction/below-half-repeat
 */
export function testAtOnce(units: readonly Unit[], play: Play): void {
  for (const unit of units.filter(each => isTestable(each, play))) {
    for (const { cause, time } of testsDue(circumstancesOf(unit, play), play.rules)) {
      if (time !== 'immediately' || unit.gone !== null || unit.rout !== null) continue;
      if (cause !== 'below-half-strength' && unit.period.tested.includes(cause)) continue;
      const { outcome, hasOrder } = takeTest(unit, { cause }, play);
      if (cause !== 'below-half-strength') {
        if (outcome.instruction.kind === 'break') trap(unit, play);
        obey(unit, outcome.instruction, cause, play);
        continue;
      }
      unit.figuresAtHalfTest = unit.figures;
      const prevented = isSurrounded(unit, play) || isKeptFromItsUnit(unit, play);
      const body = { subUnit: !isMainBody(unit), prevented };
      const fate = halfStrengthFate({ result: outcome.result, hasOrder }, body, play.rules);
      if (fate === 'as-instructed') obey(unit, outcome.instruction, cause, play);
      else if (fate === 'surrenders') removeUnit(unit, 'surrendered', play);
      else {
        trap(unit, play);
        breakUnit(unit, play, [whyBroken(fate)]);
        unit.leavesForGood = fate === 'leaves-field-for-good';
        if (fate === 'retires-in-rout-to-main-body') headForItsUnit(unit);
      }
    }
  }
}

/** Why a body with fewer than half its figures breaks, though its test told it no more than to retire. */
function whyBroken(fate: ReturnType<typeof halfStrengthFate>): Reason {
  return fate === 'leaves-field-for-good'
    ? reasonFor('wrg/reaction/below-half-unit-effect', 'fewer than half left, and worse than a halt', 'off the field')
    : reasonFor(
        'wrg/reaction/below-half-sub-unit-effect',
        'fewer than half left, and worse than a halt',
        'to its unit',
      );
}

function circumstancesOf(unit: Unit, { state, scenario, rules }: Play) {
  const { strength, figures, figuresAtHalfTest, period } = unit;
  const main = mainBodyOf(state, unit);
  const gap = main === unit ? 0 : distanceBetweenQuads(quadOf(unit.placed), quadOf(main.placed));
  return {
    original: strength,
    figures,
    figuresBefore: figuresBefore(unit, rules),
    missileCasualties: period.missileCasualties,
    subUnit: !isMainBody(unit),
    gap,
    ownRank: main !== unit && hasOwnRank(unit, main, fieldOf(state, scenario, rules)),
    ...(figuresAtHalfTest === null ? {} : { figuresAtHalfTest }),
  };
}

/**
 * Whether a sub-unit has a rank of its own: it stands before its unit or behind it, not in line with it.
 *
 * @clause wrg/reaction/test-missile-casualties
 */
function hasOwnRank({ id }: Unit, main: Unit, { near }: Pick<Field, 'near'>): boolean {
  const there = near.around(id, { of: 'friends' }).find(({ who }) => who.id === main.id);
  return there !== undefined && there.isOn !== 'flank';
}

/**
 * Whether enemies bar every way of a sub-unit to its main body. From one that is gone or runs itself nobody keeps it.
 *
 * @clause wrg/reaction/below-half-sub-unit-effect
 */
function isKeptFromItsUnit(unit: Unit, play: Play): boolean {
  const main = mainBodyOf(play.state, unit);
  const place = main === unit ? undefined : placeBehind(unit, main);
  if (place === undefined) return false;
  const centre = bodyCentre(unit.placed);
  const move = routMove({ mover: unit.troops, manner: mannerOf(unit, false), period: 1 }, play.rules);
  return isBaseLineBarred(unit, bearingTo(centre, place), Math.min(move.paces, distance(centre, place)), play);
}

/** Whether enemies are hand to hand with a unit on two opposite sides. */
function isSurrounded(unit: Unit, { state }: Play): boolean {
  const [x, y] = [bodyCentre(unit.placed).x, bodyCentre(unit.placed).y];
  const around = opponentsOf(state, unit).map(({ placed }) => {
    const middle = bodyCentre(placed);
    return { x: middle.x - x, y: middle.y - y };
  });
  return around.some(a => around.some(b => a.x * b.x + a.y * b.y < 0)) && around.length > 2;
}
