import type { Asking, Choice, RequestOf } from '../../../../battle/index.js';
import { frontRank, ranksOf } from '../../../../table/index.js';
import { type MeetAnswer, readThird } from '../../common/choices/third-of-range.js';
import { chanceOf, facesText, type RangeThird } from '../../common/index.js';
import { type SmallArmsOdds, smallArmsOdds } from '../small-arms.js';
import type { MusketTerms } from '../terms.js';
import type { Seat } from './seat.js';

type MeetRequest = Extract<RequestOf<MusketTerms>, { kind: 'meet-charge' }>;

/** At which range a unit that has passed its test fires at the enemy who closes with it. */
export function askMeetCharge(request: MeetRequest, seat: Seat): Asking<MeetAnswer> {
  const { units } = seat.view;
  const name = (id: string) => units[id]?.name ?? id;
  return {
    question: [`${name(request.charger)} closes with ${name(request.unit)}: at which range does it fire?`],
    choices: request.thirds.map((at): Choice<MeetAnswer> => {
      const odds = promiseAt(at, request, seat);
      return { text: `at ${at} range`, answer: { at }, ...(odds === undefined ? {} : { odds }) };
    }),
    notation: request.thirds.map(at => [at, `fire at ${at} range`] as const),
    odds: () => request.thirds.flatMap(at => shotAt(at, request, seat)?.because.map(({ because }) => because) ?? []),
    read: readThird,
  };
}

/** What one figure needs to hit the charger at a third of its range; `undefined` where it has no weapon to fire. */
export function shotAt(
  at: RangeThird,
  request: Pick<MeetRequest, 'unit' | 'charger'>,
  { view, rules }: Seat,
): SmallArmsOdds | undefined {
  const [unit, charger] = [view.units[request.unit], view.units[request.charger]];
  const weapon = unit === undefined ? null : rules.troops[unit.type].weapon;
  if (charger === undefined || weapon === null) return undefined;
  const { from } = rules.smallArms.weapons[weapon].bands[at].range;
  return smallArmsOdds({ weapon, distance: from, ranksDeep: ranksOf(charger.placed) }, rules);
}

function promiseAt(at: RangeThird, request: MeetRequest, seat: Seat): string | undefined {
  const odds = shotAt(at, request, seat);
  const unit = seat.view.units[request.unit];
  if (odds === undefined || unit === undefined) return undefined;
  const figures = frontRank(unit.placed).reduce((sum, stand) => sum + stand.figures, 0);
  const hits = Math.round(figures * chanceOf(odds) * 10) / 10;
  const after = seat.rules.defensiveFire.passed[at].melees ? '' : '; then it does not strike back';
  return `hits on ${facesText(odds.faces)}; ${hits} expected of its first rank${after}`;
}
