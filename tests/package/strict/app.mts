// What a stranger writes whose compiler allows nothing: bots, answers and house rules, each typed by its ruleset.
import {
  type Answered,
  answer,
  answerOf,
  type Battle,
  type Commander,
  commanderBy,
  loadResolver,
  playOut,
  type RequestOfKind,
  RuleViolation,
  startBattle,
  viewOf,
} from 'littlewars';
import {
  type AncientHouseRules,
  type AncientTerms,
  advanceAndHold,
  ancientMedieval,
  ancientMedievalBook,
} from 'littlewars/ancient-medieval';
import { distribution, rolled } from 'littlewars/dice';
import {
  type MusketHouseRules,
  type MusketTerms,
  musket,
  musketBook,
  musketRules,
  smallArmsOdds,
  takeAndHold,
} from 'littlewars/musket';
import { advanceAndCharge, type RaymondHouseRules, type RaymondTerms, raymond, raymondBook } from 'littlewars/raymond';
import { type SkirmishHouseRules, type SkirmishTerms, sergeant, skirmish, skirmishBook } from 'littlewars/skirmish';
import { tellEvents } from 'littlewars/windows';
import { lineOfBattle, type WrgHouseRules, type WrgTerms, wrg, wrgBook } from 'littlewars/wrg';

// Bots: what each is asked and has to answer is known.

const steadfast = commanderBy(raymond, 'steadfast', {
  fire: ({ targets }) => {
    const [first] = targets;
    return { at: first === undefined ? [] : [{ target: first.target, stands: first.stands }] };
  },
  'join-in': ({ candidates }) => candidates.find(({ inCommand }) => inCommand)?.unit ?? null,
  attack: ({ unit, enemies }, view) => {
    const stands = (view.units[unit]?.stands ?? []).map((_, place) => place);
    return { attacks: [{ target: enemies[0] ?? '', stands }] };
  },
  rethrow: ({ hits, expected }) => hits < expected,
  losses: ({ choices }) => choices[0] ?? [],
  withdraw: () => false,
  move: () => null,
  intercept: ({ inCommand, distance }) => (inCommand ? { after: distance / 2 } : null),
  recoil: () => null,
  'break-through': ({ upTo }) => upTo,
  retreat: () => [],
});

const bots: readonly [
  Commander<AncientTerms>,
  Commander<MusketTerms>,
  Commander<RaymondTerms>,
  Commander<SkirmishTerms>,
  Commander<WrgTerms>,
] = [advanceAndHold(1), takeAndHold(1), advanceAndCharge(1), sergeant(1), lineOfBattle()];

/** A bot of the library, which this one asks for all but what it decides itself. */
const called: Commander<MusketTerms> = {
  name: 'called',
  answer(request, view, rules) {
    if (request.kind !== 'call') return bots[1].answer(request, view, rules);
    const [best] = request.projectiles;
    const range: number | undefined = best?.from;
    return range === undefined ? { shot: 'none' } : { shot: 'solid', bearing: 0, range };
  },
};

// @ts-expect-error: not every kind of decision has its function
commanderBy(raymond, 'half', { fire: () => ({ at: [] }) });

commanderBy(raymond, 'wrong', {
  ...steadfastly(),
  // @ts-expect-error: whether to throw again is yes or no
  rethrow: () => 'yes',
});

function steadfastly() {
  return {
    fire: () => ({ at: [] }),
    'join-in': () => null,
    attack: () => ({ attacks: [] }),
    losses: () => [],
    withdraw: () => false,
    move: () => null,
    intercept: () => null,
    recoil: () => null,
    'break-through': () => 0,
    retreat: () => [],
  };
}

// Answers: typed by the request that they belong to.

function fireAnswered(request: RequestOfKind<RaymondTerms, 'fire'>): Answered {
  // @ts-expect-error: a target has its number of stands
  answerOf(raymond, request, { at: [{ target: 'rupert' }] });
  return answerOf(raymond, request, { at: request.targets.map(({ target, stands }) => ({ target, stands })) });
}

export function fire(battle: Battle<RaymondTerms>): Battle<RaymondTerms> {
  const answers = battle.pending.flatMap(request => (request.kind === 'fire' ? [fireAnswered(request)] : []));
  return answer(raymond, battle, answers);
}

// House rules: the rulings of each book, and the readings of each, are known.

const musketHouse: MusketHouseRules = {
  title: 'Of our club',
  rulings: { 'cady/ruling/arm-points-limit': 'both-together' },
  numbers: { 'cady/musket/sighting/normal': 120 },
  troops: { veterans: { like: 'regulars', melee: 8 } },
};
const ancientHouse: AncientHouseRules = { rulings: { 'cady/ruling/unit-size-swiss': 'figures' } };
const raymondHouse: RaymondHouseRules = { ruleset: 'raymond', rulings: {} };
const skirmishHouse: SkirmishHouseRules = { rulings: {} };
const wrgHouse: WrgHouseRules = { edition: 'printed' };

// @ts-expect-error: the ruling has no such reading
export const noReading: MusketHouseRules = { rulings: { 'cady/ruling/arm-points-limit': 'together' } };
// @ts-expect-error: there is no such ruling
export const noRuling: MusketHouseRules = { rulings: { 'cady/ruling/arm-point-limit': 'each-alone' } };
// @ts-expect-error: it is for another ruleset
export const another: RaymondHouseRules = { ruleset: 'musket' };

const rules = musketRules(musketBook.with(musketHouse));
const books = [
  ancientMedievalBook.with(ancientHouse),
  raymondBook.with(raymondHouse),
  skirmishBook.with(skirmishHouse),
];
export const titles: readonly string[] = [
  ...books.flatMap(({ layers }) => layers.map(({ title }) => title)),
  ...wrgBook.with(wrgHouse).layers.map(({ title }) => title),
  ...[ancientMedieval, musket, raymond, skirmish, wrg].map(({ title }) => title),
];

// And all of it played.

const unit = (id: string, x: number, y: number, facing: string, more: object = {}) => {
  return { id, type: 'pike-and-musket', stands: 'MPMM', at: [x, y], facing, ...more };
};
const scenario = {
  ruleset: 'raymond',
  name: 'A skirmish of strangers',
  table: { width: 48, height: 48, features: [] },
  sides: {
    king: { name: 'The King', units: [unit('lunsford', 24, 20, 'N')] },
    parliament: { name: 'Parliament', units: [unit('holles', 24, 26, 'S')] },
  },
  agreed: ['army-composition'],
  victory: [{ kind: 'turn-limit', turns: 3, decidedBy: 'draw' }],
};
const battle = startBattle(raymond, scenario, { seed: 7, houseRules: raymondHouse });
const ended = playOut(raymond, battle, { king: steadfast, parliament: bots[2] });
console.log(ended.outcome?.winner === null, viewOf(raymond, ended, 'king').view.turn);

const { faces } = smallArmsOdds({ weapon: 'muskets', distance: 12 }, rules);
console.log(distribution(dice => dice.count(2, 10, faces)).mean(hits => hits) > 0, rolled(7).roll(6) <= 6);
console.log(called.name, typeof tellEvents);

const targets = await loadResolver('raymond/targets');
try {
  targets.resolve({ field: scenario, unit: 'lunsford' });
} catch (fault) {
  if (fault instanceof RuleViolation) console.log(fault.violations[0]?.path);
}
