import type { Asking } from '../../../battle/index.js';
import { ranksOf } from '../../../table/index.js';
import { moveRate } from '../moving/rates.js';
import { printConduct, readConducts } from '../notation/conduct.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { MissileWeapon } from '../shooting/weapons.js';
import type { Work } from '../siege/works.js';
import type { Conduct, GeneralId, UnitId } from '../state.js';
import { choosesWeapon, missileRangeOf, missilesOf } from '../turn/shooting/weapons.js';
import { wrgNamesOf } from '../windows/names.js';
import { buildWords } from '../windows/tell-siege.js';
import { paces } from '../windows/words.js';
import { askAtDesk, type Likely } from './desk.js';
import {
  type AnswerOf,
  type Asked,
  enemiesNear,
  nameOf,
  notationOf,
  orderInWords,
  type Sighted,
  sightedText,
  unitAt,
  type WrgSeat,
} from './seat.js';

/** Whom the units of a side charge, and how they go about their orders. */
export function askDeclare(request: Asked<'declare'>, seat: WrgSeat): Asking<AnswerOf<'declare'>> {
  return askAtDesk<Conduct>(
    {
      question: 'Who charges, and who goes about his order in another way?',
      units: request.units.map(({ unit }) => unit),
      nothing: { text: 'All do as they are ordered', typed: 'as ordered' },
      notation: notationOf('declare', seat),
      lineOf: (unit, entry) => (entry === undefined ? standing(unit, seat) : printConduct(entry)),
      likely: unit => likelyConducts(unit, request, seat),
      together: [],
      read: readConducts,
    },
    seat,
  );
}

function standing(id: UnitId, seat: WrgSeat): string {
  const order = unitAt(id, seat)?.order ?? null;
  return order === null ? 'no order' : `as ordered: ${orderInWords(id, order, seat)}`;
}

function likelyConducts(id: UnitId, { units }: Asked<'declare'>, seat: WrgSeat): readonly Likely<Conduct>[] {
  const asked = units.find(({ unit }) => unit === id);
  const { charges = [], mayHalt = false, mayBreakOff = false, works = [], general, refuge } = asked ?? {};
  const unit = unitAt(id, seat);
  const isFoot = unit !== undefined && sheetOfType(unit.troops.type, seat.rules).arm === 'infantry';
  // Who pursues may be tested at most.
  const mayMarch = unit === undefined || unit.pursuit === null;
  const conduct = (text: string, entry: Conduct): Likely<Conduct> => ({
    text: `${printConduct(entry)}: ${text}`,
    entry,
  });
  return [
    ...[...charges]
      .sort((a, b) => a.distance - b.distance)
      .map(({ target, distance, barred = false, behind }) => {
        const before = barred
          ? ', behind ground that it cannot enter'
          : behind === undefined
            ? ''
            : `, with ${nameOf(behind, seat)} in the way`;
        return {
          ...conduct(`into ${nameOf(target, seat)}`, { charge: target }),
          odds: `${paces(distance)} off${before}`,
        };
      }),
    ...(mayHalt ? [conduct('stand and make ready', { halt: true })] : []),
    ...(asked?.mayForm === true ? formsOf(unit).map(entry => conduct('fall in on that front', entry)) : []),
    ...works.map(work => conduct(workText(work, seat), { work })),
    ...(mayBreakOff ? [conduct('out of the melee', { breakOff: true })] : []),
    ...(refuge === undefined
      ? []
      : [conduct(`not to friends, but to ${wrgNamesOf(seat.scenario).of(refuge)}`, { refuge })]),
    ...(general === undefined ? [] : placesOf(general, seat).map(entry => conduct('where its general stands', entry))),
    ...(asked?.mayLand === true ? [conduct('over the side and ashore', { lands: true })] : []),
    ...(asked?.boards ?? []).map(ship => conduct(`climb aboard ${nameOf(ship, seat)}`, { boards: ship })),
    ...weaponsToChoose(unit, seat).map(weapon => conduct('and not with what does most', { shootsWith: weapon })),
    ...targetsToChoose(unit, seat).map(enemy =>
      conduct(`rather than at others, ${sightedText(enemy)}`, { shootsAt: enemy.unit.id }),
    ),
    ...waysToShoot(unit, seat).map(([text, entry]) => conduct(text, entry)),
    ...fireConducts(asked).map(([text, entry]) => conduct(text, entry)),
    ...(mayMarch && unit?.aboard === undefined ? [conduct('go more slowly', { pace: 'half' })] : []),
    ...(mayMarch && unit?.square === true ? [conduct('out of square', { square: false })] : []),
    ...(unit?.square === false && isFoot && mayHalt ? [conduct('hollow square', { square: true })] : []),
    ...(mayMarch && unit?.dismounted === true ? [conduct('on horseback again', { mounted: true })] : []),
    conduct('test its reaction at the end of the period', { tests: true }),
  ];
}

function workText(work: Work, { scenario }: WrgSeat): string {
  const names = wrgNamesOf(scenario);
  if ('lob' in work) return 'throw stones over the walls';
  if ('down' in work) return 'keep down behind the merlons';
  if ('batter' in work) return `throw stones at ${names.of(work.batter)}`;
  if ('mine' in work) return 'dig a tunnel to there';
  if ('build' in work) return `build ${buildWords[work.build]}`;
  if ('man' in work)
    return work.figures === 0 ? `come out of ${names.of(work.man)}` : `send figures into ${names.of(work.man)}`;
  if ('take' in work) return `take up ${names.of(work.take)}`;
  if ('fill' in work) return `throw its fascines into ${names.of(work.fill)}`;
  return 'ladders' in work ? `raise the ladders at ${names.of(work.ladders)}` : `break down ${names.of(work.break)}`;
}

/** The missile weapons of figures that have more than one. */
function weaponsToChoose(unit: ReturnType<typeof unitAt>, { rules }: WrgSeat): readonly MissileWeapon[] {
  if (unit === undefined) return [];
  return choosesWeapon(unit, rules) ? missilesOf(unit, rules).map(({ weapon }) => weapon) : [];
}

/** The enemies at whom a unit may come to shoot, where they are several: those within its missiles' range once it has moved. */
function targetsToChoose(unit: ReturnType<typeof unitAt>, seat: WrgSeat): readonly Sighted[] {
  const near = unit === undefined ? [] : enemiesInRange(unit, seat);
  return near.length > 1 ? near : [];
}

/** The enemies within the range of a unit's missiles once it has moved. */
function enemiesInRange(unit: NonNullable<ReturnType<typeof unitAt>>, seat: WrgSeat): readonly Sighted[] {
  const range = missileRangeOf(unit, seat.rules);
  if (range === 0) return [];
  const { normal } = moveRate(unit.troops, {}, seat.rules);
  return enemiesNear(unit, seat).filter(({ distance }) => distance <= range + normal);
}

/** Who holds his fire, or shoots with his front rank alone, where he has missiles and an enemy may come into their range. */
function waysToShoot(unit: ReturnType<typeof unitAt>, seat: WrgSeat): readonly (readonly [string, Conduct])[] {
  if (unit === undefined || enemiesInRange(unit, seat).length === 0) return [];
  const isDeep = ranksOf(unit.placed) > 1 && missilesOf(unit, seat.rules).some(({ weapon }) => weapon === 'bow');
  return [
    ['at whoever comes', { shoots: 'at-nobody' }],
    ...(isDeep ? [['and nobody over the heads of others', { shoots: 'front-rank' }] as const] : []),
  ];
}

/** A front twice as broad and one half as broad, for who falls in anew. */
function formsOf(unit: ReturnType<typeof unitAt>): readonly Conduct[] {
  if (unit === undefined) return [];
  const { files } = unit.placed;
  const others = [Math.min(unit.figures, files * 2), Math.ceil(files / 2)].filter(each => each !== files);
  return others.map(each => ({ files: each }));
}

/** What might be done with fire and caltrops. */
function fireConducts(asked: Asked<'declare'>['units'][number] | undefined): readonly (readonly [string, Conduct])[] {
  const { fire, mayLay = false } = asked ?? {};
  return [
    ...(fire?.prepares === true ? [['get ready to use fire next period', { prepares: true }] as const] : []),
    ...(fire?.missiles === true ? [['shoot missiles that burn', { fireMissiles: true }] as const] : []),
    ...(fire?.burns ?? []).map(thing => ['set fire to it', { burns: thing }] as const),
    ...(fire?.douses ?? []).map(thing => ['fight the fire', { douses: thing }] as const),
    ...(mayLay ? [['strew caltrops before its front', { lays: true }] as const] : []),
  ];
}

/** The other place that a general may take in his unit. */
function placesOf(id: GeneralId, { view: { generals, units } }: WrgSeat): readonly Conduct[] {
  const general = Object.hasOwn(generals, id) ? generals[id] : undefined;
  if (general === undefined) return [];
  const unit = units[general.with ?? ''];
  // Where there is but one rank he stands in it.
  if (unit !== undefined && ranksOf(unit.placed) === 1) return [];
  return [{ general: general.inFront ? 'behind' : 'in-front' }];
}
