import type { Asking, Choice, RequestOf } from '../../../../battle/index.js';
import { counted } from '../../../../rulebook/index.js';
import { distance, frontRank, ranksOf } from '../../../../table/index.js';
import { byEye } from '../../common/choices/by-eye.js';
import { oneDigit } from '../../common/choices/one-digit.js';
import { type MeetAnswer, readThird } from '../../common/choices/third-of-range.js';
import { defensiveShot, type RangeThird } from '../../common/fighting/defensive-fire.js';
import { chanceOf, facesText } from '../../common/fire/steps.js';
import { shotAtChargers } from '../missiles/fire-at-chargers.js';
import { missileOdds } from '../missiles/missiles.js';
import type { AncientTerms } from '../terms.js';
import type { Seat } from './seat.js';

type MeetRequest = Extract<RequestOf<AncientTerms>, { kind: 'meet-charge' }>;

/** At which range a unit that has passed its test meets its charger. */
export function askMeetCharge(request: MeetRequest, seat: Seat): Asking<MeetAnswer> {
  const { view } = seat;
  const unit = view.units[request.unit];
  const charger = view.units[request.charger];
  const name = unit?.name ?? request.unit;
  return {
    question: [
      `${name} is charged by ${charger?.name ?? request.charger}: at which range does it fire?`,
      ...(unit === undefined || charger === undefined
        ? []
        : [`  about ${byEye(distance(unit.placed.at, charger.placed.at))} cm away`]),
    ],
    choices: request.thirds.map((at): Choice<MeetAnswer> => {
      const odds = promiseAt(at, request, seat);
      return { text: `at ${at} range`, answer: { at }, ...(odds === undefined ? {} : { odds }) };
    }),
    notation: request.thirds.map(at => [at, `fire at ${at} range`] as const),
    odds: () => request.thirds.flatMap(at => reasonsAt(at, request, seat)),
    read: readThird,
  };
}

function shotAt(at: RangeThird, request: MeetRequest, { view, rules }: Seat) {
  const unit = view.units[request.unit];
  const charger = view.units[request.charger];
  if (unit === undefined || charger === undefined) return undefined;
  const shot = {
    shooter: unit.type,
    target: charger.type,
    distance: Math.max(rules.troops[unit.type].range ?? 0, distance(unit.placed.at, charger.placed.at)),
    ranksDeep: ranksOf(charger.placed),
    targetMoved: true,
  };
  const test = defensiveShot({ passed: true, choice: at }, rules);
  const met = shotAtChargers({ test, shot }, rules);
  const figures = frontRank(unit.placed).reduce((sum, stand) => sum + stand.figures, 0);
  return { met, figures, odds: missileOdds(met.shot, rules) };
}

function promiseAt(at: RangeThird, request: MeetRequest, seat: Seat): string | undefined {
  const shot = shotAt(at, request, seat);
  if (shot === undefined) return undefined;
  const { met, figures, odds } = shot;
  const after = [
    ...(met.melee.chargers ? [] : ['then only rolls for its life']),
    ...(met.weapon === 'thrown-down' ? ['then throws its bows down'] : []),
  ];
  const hits = `${counted(oneDigit(figures * chanceOf(odds)), 'hit')} expected of its first rank`;
  return [`hits on ${facesText(odds.faces)}`, hits, ...after].join('; ');
}

function reasonsAt(at: RangeThird, request: MeetRequest, seat: Seat): readonly string[] {
  const shot = shotAt(at, request, seat);
  if (shot === undefined) return [];
  const reasons = [...shot.odds.because, ...shot.met.because];
  return [
    `at ${at} range: hits on ${facesText(shot.odds.faces)}`,
    ...reasons.map(({ because, effect, clause }) => `  ${because}: ${effect} [${clause}]`),
  ];
}
