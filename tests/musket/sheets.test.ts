import { describe, expect, it } from 'vitest';
import { scripted } from '../../src/dice/index.js';
import { rulesInForce } from '../../src/rulesets/cady/musket/chance/in-force.js';
import { eventClauses } from '../../src/rulesets/cady/musket/chance/rules.js';
import { fighterOf } from '../../src/rulesets/cady/musket/engagement/blows.js';
import { throwGrenades } from '../../src/rulesets/cady/musket/grenades.js';
import { officerClauses } from '../../src/rulesets/cady/musket/officers.js';
import { musketRules } from '../../src/rulesets/cady/musket/rules.js';
import { ranksRaked } from '../../src/rulesets/cady/musket/ships/raked.js';
import { readPrinted } from '../cady/printed.js';

const rules = musketRules();

const figures = `
                            | arm       | shock | move | melee | morale | cost | weapon          | front | depth | figures | attacks        | receives        | light
militia                     | infantry  | 0     | 30   | 2     | 1      | 1    | muskets         | 4     | 2     | 2       |                | light-infantry  | no
light-infantry              | infantry  | 1     | 36   | 4     | 4      | 2    | muskets         | 4     | 2     | 2       | infantry       | light-infantry  | yes
rifles                      | infantry  | 0     | 36   | 2     | 2      | 4    | rifles          | 4     | 2     | 2       |                | light-infantry  | yes
regulars                    | infantry  | 1     | 36   | 5     | 4      | 3    | muskets         | 4     | 2     | 2       | infantry       | medium-infantry | no
carbines-fusils             | infantry  | 0     | 30   | 3     | 4      | 2    | fusils-carbines | 4     | 2     | 2       |                | light-infantry  | yes
indians                     | infantry  | 0     | 42   | 4     | 2      | 4    | muskets         | 4     | 2     | 2       |                | light-infantry  | yes
grenadiers                  | infantry  | 1     | 30   | 6     | 4      | 4    | muskets         | 4     | 2     | 2       | infantry       | heavy-infantry  | no
guard                       | infantry  | 1     | 30   | 8     | 5      | 5    | muskets         | 4     | 2     | 2       | infantry       | heavy-infantry  | no
light-hussars               | cavalry   | 2     | 90   | 8     | 5      | 10   | pistols         | 2     | 4     | 1       | light-cavalry  | light-cavalry   | no
light-lancers               | cavalry   | 2     | 90   | 10    | 5      | 10   |                 | 2     | 4     | 1       | light-cavalry  | light-cavalry   | no
dragoons                    | cavalry   | 1     | 84   | 6     | 5      | 10   | fusils-carbines | 2     | 4     | 1       | medium-cavalry | medium-cavalry  | no
cuirassier                  | cavalry   | 3     | 84   | 11    | 5      | 10   | pistols         | 2     | 4     | 1       | heavy-cavalry  | heavy-cavalry   | no
six-pounder-cannon          | artillery | 0     | 21   | 2     | 4      | 40   |                 | 5     | 5     | 3       |                | artillery       | no
six-pounder-horse-artillery | artillery | 0     | 42   | 2     | 4      | 60   |                 | 5     | 5     | 6       |                | artillery       | no
eight-pounder-cannon        | artillery | 0     | 21   | 2     | 4      | 80   |                 | 6     | 8     | 6       |                | artillery       | no
eight-pounder-howitzer      | artillery | 0     | 21   | 2     | 4      | 100  |                 | 8     | 8     | 6       |                | artillery       | no
twelve-pounder-cannon       | artillery | 0     | 21   | 2     | 4      | 120  |                 | 8     | 8     | 6       |                | artillery       | no
congreve-rockets            | artillery | 0     | 42   | 2     | 4      | 80   |                 | 8     | 8     | 3       |                | artillery       | no
`;

describe('the sheets of all figures, as a player has them beside the table', () => {
  const { rows, cells } = readPrinted(figures);

  it('are those of the book', () => {
    expect(Object.keys(rules.troops)).toEqual(rows);
  });

  it.each(Object.values(rules.troops).map(troop => [troop.type, troop] as const))('%s', (type, troop) => {
    const { arm, shock, move, melee, morale, cost, weapon, stand, shockAttack, shockReceive, light } = troop;
    expect({
      arm,
      shock,
      move,
      melee,
      morale,
      cost,
      weapon,
      ...stand,
      attacks: shockAttack,
      receives: shockReceive,
      light,
    }).toEqual(cells[type]);
    expect(troop).toMatchObject({ type, like: type });
    expect(troop.title).toMatch(/^[A-Z0-9].{3}/);
    expect(troop.gun).toBe(arm === 'artillery' ? type : undefined);
    expect(troop.crew).toBe(arm === 'artillery' ? stand.figures : undefined);
  });
});

const guns = `
                            | solid  | explosive | canister | one | two | three | gain-explosive | gain-canister | area | balls | shells | canisters | shots | crew      | lobs | stick | wheel
six-pounder-cannon          | 0..60  | 21..40    | 0..20    | 10  | 20  | 25    | 20             | 10            | 6    | 12    | 4      | 2         | 1     | (3, 2, 1) | no   | 20    | standard
six-pounder-horse-artillery | 0..60  | 21..40    | 0..20    | 10  | 20  | 25    | 20             | 10            | 6    | 12    | 4      | 2         | 1     | (6, 4, 2) | no   | 20    | standard
eight-pounder-cannon        | 0..80  | 26..40    | 0..25    | 20  | 30  | 40    | 20             | 15            | 8    | 12    | 4      | 2         | 1     | (6, 4, 2) | no   | 25    | standard
eight-pounder-howitzer      |        | 30..80    |          | 20  | 30  | 40    | 20             | 15            | 8    | 0     | 18     | 0         | 1     | (6, 4, 2) | yes  |       | standard
twelve-pounder-cannon       | 0..120 | 31..80    | 0..30    | 30  | 40  | 60    | 20             | 20            | 12   | 12    | 4      | 2         | 1     | (6, 4, 2) | no   | 30    | standard
congreve-rockets            |        | 20..80    |          | 10  | 20  | 25    | 20             | 10            | 6    | 0     | 18     | 0         | 3     | (3, 2, 1) | yes  |       | rocket
`;

describe('the sheets of all guns', () => {
  const { rows, cells } = readPrinted(guns);

  it('are those of the book', () => {
    expect(Object.keys(rules.guns)).toEqual(rows);
  });

  it.each(Object.entries(rules.guns))('%s', (name, gun) => {
    const { ranges, hillGain, gainLimit, hitArea, rounds, shotsPerTurn, crew, lobs, stick, wheel } = gun;
    const [one, two, three] = hillGain;
    expect({
      ...ranges,
      one,
      two,
      three,
      'gain-explosive': gainLimit.explosive,
      'gain-canister': gainLimit.canister,
      area: hitArea,
      balls: rounds.solid,
      shells: rounds.explosive,
      canisters: rounds.canister,
      shots: shotsPerTurn,
      crew: [crew.full, crew.half, crew.none].map(String),
      lobs,
      stick,
      wheel,
    }).toEqual(cells[name]);
    expect(gainLimit.solid).toBeNull();
  });
});

const bands = `
                | close | middle | far    | one | two | three
pistols         | 1..3  | 4..6   | 7..12  | 5   | 5   | 5
muskets         | 1..12 | 13..21 | 22..30 | 10  | 15  | 20
fusils-carbines | 1..9  | 10..18 | 19..24 | 10  | 15  | 20
rifles          | 1..21 | 22..42 | 43..60 | 15  | 20  | 30
`;

describe('small arms', () => {
  const { cells, rows } = readPrinted(bands);

  it.each(Object.entries(rules.smallArms.weapons))('%s', (name, { bands: by, hillGain: [one, two, three] }) => {
    expect({ close: by.close.range, middle: by.middle.range, far: by.far.range, one, two, three }).toEqual(cells[name]);
    expect([by.close.odds, by.middle.odds, by.far.odds]).toEqual([[2, 4, 6], [4, 6], [6]]);
  });

  it('are those of the book', () => {
    expect(Object.keys(rules.smallArms.weapons).sort()).toEqual([...rows].sort());
  });

  it.each(['fence', 'wall', 'building', 'crew'] as const)('count down a step at who is behind: %s', cover => {
    expect(rules.smallArms.cover[cover].steps).toBe(-1);
    expect(rules.smallArms.cover[cover].clause).toMatch(/^cady\/musket\/(fence|wall|building|artillery\/crew)\//);
  });
});

describe('what is told by its clause', () => {
  it('each event, by its number', () => {
    const event = (name: string) => `cady/events/event/${name}`;
    expect(eventClauses).toMatchObject({
      '26-30': event('london-fog'),
      '31-40': event('no-event'),
      '41': event('it-s-the-water'),
      '42': event('spies-at-work'),
      '43-46': event('take-the-king-s-shilling'),
      '47': event('the-french-disease'),
      '48-53': event('ten-stout-hearted-men'),
      '54-55': event('help-prevent-forest-fires'),
      '56': event('don-t-drink-the-water'),
      '57-60': event('over-here'),
      '61': event('go-tell-the-spartans'),
      '62-65': event('elan'),
      '66': event('days-of-wine-and-roses'),
      '67': event('just-don-t-boar-me'),
      '68': event('i-ve-fallen-and-i-can-t-get-up'),
      '69': event('failure-is-an-orphan'),
      '70-77': event('training-pays-off-fire'),
      '78-82': event('fratricide'),
      '83-84': event('reinforcements'),
      '85': event('bad-news-from-dorothy'),
      '86-90': event('training-pays-off-artillery'),
      '91': event('into-the-valley-of-death'),
      '92-93': event('god-is-on-your-side'),
      '94': event('mercenaries-not-to-be-trusted'),
      '95-96': event('dogs-of-war'),
      '97-98': event('dogs-of-war-ii'),
      '99-100': event('like-the-plague'),
    });
    expect(Object.keys(eventClauses)).toHaveLength(rules.chance.rows.length);
  });

  it('officers', () => {
    expect(officerClauses).toEqual({
      colonel: 'cady/musket/optional/colonel-bonus',
      general: 'cady/musket/optional/general-bonus',
    });
    expect(rules.officers).toEqual({
      colonel: { cost: 40, columns: 1, dice: 1 },
      general: { cost: 60, columns: 2, dice: 2 },
    });
  });

  it('grenades of no number [cady/musket/grenade/one-each]', () => {
    for (const grenades of [-1, 0.5]) {
      expect(() => throwGrenades({ grenades, target: 6 }, scripted([]))).toThrow(
        expect.objectContaining({ path: 'grenades', clause: 'cady/musket/grenade/one-each' }),
      );
    }
    expect(throwGrenades({ grenades: 0, target: 6 }, scripted([]))).toMatchObject({ lost: 0, throwers: 0 });
  });
});

describe('what takes melee points off a figure', () => {
  it.each([
    ['a refused charge', { refusedCharge: 2 }, 'cady/common/charge/attacker-fails'],
    ['friends’ fire', { hitByFriends: 1 }, 'cady/musket/friendly-fire/penalty'],
    ['a door', { throughOpenings: true }, 'cady/musket/building/window-melee-penalty'],
    ['drink', { drunk: true }, 'cady/events/event/days-of-wine-and-roses'],
  ] as const)('%s', (_what, own, clause) => {
    const party = { type: 'regulars', ...own } as const;
    const { other = [] } = fighterOf(party, { type: 'regulars' }, rules);
    expect(other).toHaveLength(1);
    expect(JSON.stringify(other)).toContain(`"${clause}"`);
  });

  it('nothing, where nothing does', () => {
    expect(fighterOf({ type: 'regulars' }, { type: 'regulars' }, rules)).not.toHaveProperty('other');
  });
});

it('a boat is raked from ahead as deep as its reading says (cady/ruling/boat-raking-fire)', () => {
  const boat = { aboard: { vessel: 'b', deck: 'boat' } } as unknown as Parameters<typeof ranksRaked>[0];
  const under = (raked: number | null) => ({
    ...rules,
    ships: { ...rules.ships, boat: { ...rules.ships.boat, raked } },
  });
  expect([ranksRaked(boat, 'front', under(null)), ranksRaked(boat, 'flank', under(null))]).toEqual([
    rules.artillery.deepTarget.ranks,
    1,
  ]);
  expect([
    ranksRaked(boat, 'front', under(2)),
    ranksRaked(boat, 'rear', under(2)),
    ranksRaked(boat, 'flank', under(2)),
  ]).toEqual([1, 1, 1]);
  expect(ranksRaked({}, 'front', under(null))).toBeUndefined();
});

describe('weather and fog [cady/events/event/london-fog] [cady/events/pre-26-weather/range]', () => {
  const running = (event: 'before-26' | '26-30') =>
    rulesInForce(rules, [{ event, until: 5, side: null }] as unknown as Parameters<typeof rulesInForce>[1], 4);

  it('weather leaves a third of every range and of sight', () => {
    const { guns, smallArms, sighting } = running('before-26');
    expect(guns['twelve-pounder-cannon'].ranges.solid).toEqual({ from: 0, to: 40 });
    expect(guns['congreve-rockets'].ranges).toMatchObject({ solid: null, canister: null });
    expect(guns['congreve-rockets'].ranges.explosive?.to).toBeCloseTo(80 / 3);
    expect(smallArms.weapons.muskets.bands.far.range.to).toBeCloseTo(10);
    expect(smallArms.weapons.rifles.bands.close.range.to).toBeCloseTo(7);
    expect(sighting.share).toBeCloseTo(1 / 3);
    for (const [name, gun] of Object.entries(guns))
      expect({ ...gun, ranges: null }).toEqual({ ...rules.guns[name as keyof typeof guns], ranges: null });
  });

  it('fog shortens sight alone', () => {
    const foggy = running('26-30');
    expect(foggy.guns).toEqual(rules.guns);
    expect(foggy.smallArms).toEqual(rules.smallArms);
    expect(foggy.sighting.share).toBeCloseTo(1 / 3);
  });

  it('nothing else does', () => {
    expect(rulesInForce(rules, undefined, 4)).toBe(rules);
    expect(rulesInForce(rules, [], 4)).toBe(rules);
  });
});
