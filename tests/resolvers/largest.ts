import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { raymondRules } from '../../src/rulesets/raymond/rules.js';
import { situationsOf } from './all.js';

/** The largest situations that each function takes, as its schema bounds them, and such as are hardest on the solver. */

const range = (number: number) => Array.from({ length: number }, (_, at) => at);
const { troops } = ancientMedievalRules();
const typesWith = (may: (type: keyof typeof troops) => boolean) =>
  Object.values(troops)
    .map(({ like }) => like)
    .filter(may);
const shooters = typesWith(type => troops[type].weapon !== null);
const fighters = typesWith(type => troops[type].melee !== null && !troops[type].traits.includes('samurai'));
const targets = typesWith(type => troops[type].armor !== null && troops[type].class !== 'elephant');
const chargers = typesWith(type => troops[type].shock > 0);
const elephant = typesWith(type => troops[type].class === 'elephant')[0];
const kinds = Object.keys(raymondRules().stands);
const of = <T>(list: readonly T[], at: number) => list[at % list.length];

const wrgTroops = { type: 'mi', training: 'barbarian', class: 'A', weapons: ['javelins', 'sword'] };
const wrgShot = { shooters: wrgTroopsShooting(), weapon: 'bow', target: { type: 'mc' }, distance: 50 };
const wrgPart = { troops: wrgTroops, enemy: { type: 'mi' }, figures: 200 };
const wrgBody = { parts: range(12).map(() => wrgPart), figures: 200 };
const wrgPlain = { troops: wrgTroops, figures: 40, front: 20 };
const wrgThrown = { weapon: 'javelins', target: { type: 'mi' }, distance: 20 };
const wrgChallenger = { fighter: { troops: wrgTroops, enemy: { type: 'mi' } }, shot: wrgThrown };

function wrgTroopsShooting() {
  const { weapons: _, ...shooting } = wrgTroops;
  return shooting;
}

const tested = (at: number) => ({ morale: 1 + (at % 5), hurt: at % 2 === 0, pushedBack: at % 3 === 0 });
const side = (at: number) => ({ ...tested(at), figures: 1000 });
const battle = (others: number) => ({
  lost: 'x',
  others: range(others).map(at => ({ unit: `u${at}`, ...tested(at) })),
});

const figure = (unit: string, at: number) => ({
  unit,
  kind: 'figure',
  point: { x: 0.8 + (at % 6) / 10, y: Math.floor(at / 6) / 1000 },
  ranksDeep: 1 + (at % 8),
  behindWall: at % 3 === 0,
});
const piece = (unit: string) => ({ unit, kind: 'piece', point: { x: 0.5, y: 0.1 } });
const shell = (targets: readonly object[]) => ({ gun: 'twelve-pounder-cannon', hitPoint: { x: 0, y: 0 }, targets });
const canister = (units: number, figures: number) => ({
  gun: 'six-pounder-cannon',
  from: { x: 0, y: -10 },
  bearing: 0,
  targets: range(figures).map(at => figure(`u${at % units}`, at)),
});

const melee = (fighter: (at: number) => object, [units, groups, figures, attacks = 0]: readonly number[]) => ({
  groups: range(groups!).map(at => ({
    unit: `u${at % units!}`,
    figures,
    ...fighter(at),
    secondary: range(attacks).map(attack => ({ attackedOn: of(['flank', 'rear'], attack) })),
  })),
});
/** Units, groups, figures of each, secondary attacks on each. */
const melees: readonly (readonly number[])[] = [
  [2, 2, 36, 5],
  [2, 20, 12],
  [3, 6, 12],
  [5, 5, 9],
  [16, 16, 1],
  [20, 20, 12],
  [1, 5, 1000],
  [1, 20, 1000],
  [4, 20, 1000],
  [20, 20, 1000],
  [1, 1, 1000, 1],
  [20, 20, 1000, 1],
  [20, 20, 1000, 5],
];

/** A stone among figures of so many units. */
const stones = (figures: number, units: number) => ({
  gun: 'trebuchet',
  from: { x: 0, y: -60 },
  bearing: 0,
  point: { x: 0, y: 0 },
  targets: range(figures).map(at => ({
    unit: `u${at % units}`,
    kind: 'figure',
    point: { x: (at % 10) / 10, y: Math.floor(at / 10) / 10 },
  })),
});
/** An elephant among so many units of which eight figures touch it. */
const trampling = (units: number) => ({
  type: elephant,
  elephant: { hits: 0 },
  enemies: range(units).map(at => ({ unit: `u${at}`, type: of(fighters, at), figures: 8 })),
});

const strikes = (strike: (at: number) => object) => ({
  strikes: range(10).map(at => ({ ...strike(at), figures: 1000 - at, chargeOrdered: true, clearPath: 100 })),
  defenders: 1000,
  inContact: 1000,
  movementLeft: true,
});

const attack = {
  attacker: { class: 'foot', formation: 'mass' },
  stands: range(30).map(at => of(kinds, at)),
  target: { class: 'foot', formation: 'line' },
  outflanking: true,
  terrainDice: 6,
};
const aim = { kind: 'stands', stands: 50, hits: 3 };
const foot = (stands: string) => ({ type: 'foot', stands, inCommand: true });
const combatant = { stands: 50, hits: 1, attack, rethrow: { kind: 'most-stands' } };
const aimed = { formation: 'mass', mounted: true, stands: 5, terrainDice: 6 };
const missiles = (number: number, target: (at: number) => unknown) =>
  range(number).map(at => ({
    shooter: of(shooters, at),
    target: target(at),
    distance: 2 + at,
    third: of(['far', 'middle', 'close'], at),
    figures: number === 20 ? 1000 - at : 20 + at,
    shots: 3,
  }));

const skirmishRider = { man: { class: 'sergeant', grade: 'C' }, weapon: 'sword', protection: 3, riding: 'unbarded' };
const skirmishMelee = {
  fighters: range(4).map(at => ({ id: `f${at}`, fighter: skirmishRider })),
  blows: range(8).map(at => ({
    by: `f${at % 4}`,
    at: `f${(at + 1) % 4}`,
    when: at < 4 ? 'beginning' : 'end',
    ...(at % 2 === 0 ? { horse: true } : {}),
  })),
};

export const largest: { readonly [name: string]: readonly unknown[] } = {
  'common/three-dice-test': range(5).map(tested),
  'common/charge-test': [{ attacker: side(0), defender: side(3) }],
  'common/break-off': [{ ...tested(1), ordered: true }],
  'common/defensive-fire': [{ unit: tested(1), choice: 'far' }],
  'common/hold-friend': [{ holder: side(1), forced: { morale: 5, figures: 1000, reaction: 'back' } }],
  'common/save-battle': [battle(10), battle(20)],
  'common/surrender': [{ unit: side(1), inMelee: true, accepted: false }],
  'common/secondary-attack': [{ defender: { melee: 6, attackedOn: 'rear' }, figures: 1000 }],
  'ancient-medieval/caltrops': [{ figures: 1000, moved: 20, maximum: 20, charging: true }],
  'ancient-medieval/missile-at-chariot': [
    { chariot: { crew: ['missile-man', 'fighter', 'driver'], immobile: false }, odds: { sides: 10, faces: [2, 4, 6] } },
  ],
  'ancient-medieval/missile-volley': [{ groups: missiles(20, at => of(targets, at)), targetFigures: 1000 }],
  'ancient-medieval/pila-volley': [
    { ranks: range(10).map(() => ({ figures: 1000, distance: 2 })), target: targets[0], targetFigures: 1000 },
  ],
  'ancient-medieval/missiles-at-elephant': [20, 19].map(number => ({
    elephant: { hits: 0 },
    groups: missiles(number, () => elephant),
  })),
  'ancient-medieval/firing-check': [{ gun: 'bombard' }],
  'ancient-medieval/shock': [strikes(at => ({ attacker: of(chargers, at), receiver: of(targets, at) }))],
  'ancient-medieval/melee-round': melees.map(asked => melee(at => ({ type: of(fighters, at) }), asked)),
  'ancient-medieval/charge': situationsOf('ancient-medieval/charge'),
  'ancient-medieval/continued-melee': situationsOf('ancient-medieval/continued-melee'),
  'ancient-medieval/hold-battle': [
    { members: range(20).map(at => ({ unit: `u${at}`, reaction: at === 19 ? 'rout' : 'no-effect', ...tested(at) })) },
  ],
  'ancient-medieval/chariot-melee': [
    {
      chariot: { crew: ['missile-man', 'fighter', 'driver'], immobile: false },
      fighter: { type: 'chariot-archer' },
      enemies: range(2).map(at => ({ unit: `u${at}`, type: of(fighters, at), figures: 6 })),
      secondary: [{ attackedOn: 'flank' }, { attackedOn: 'rear' }],
    },
  ],
  'ancient-medieval/fall-of-shot': situationsOf('ancient-medieval/fall-of-shot').slice(0, 2),
  'ancient-medieval/hits-of-machine': [
    ...situationsOf('ancient-medieval/hits-of-machine').slice(0, 2),
    stones(60, 3),
    stones(200, 200),
  ],
  'ancient-medieval/elephant-melee': [
    ...situationsOf('ancient-medieval/elephant-melee').slice(0, 2),
    { ...trampling(2), reaching: 8 },
  ],
  'ancient-medieval/greek-fire': situationsOf('ancient-medieval/greek-fire').slice(0, 2),
  'musket/random-event': [{}],
  'musket/small-arms-volley': [
    {
      groups: range(20).map(at => ({
        weapon: of(['pistols', 'muskets', 'fusils-carbines', 'rifles'], at),
        distance: 2 + 2 * at,
        ranksDeep: 1 + (at % 4),
        cover: of(['fence', 'wall', 'building'], at),
        figures: 1000 - at,
        shots: 2,
      })),
      targetFigures: 1000,
    },
  ],
  'musket/hit-point': situationsOf('musket/hit-point').slice(0, 1),
  'musket/solid-shot': [
    { gun: 'six-pounder-cannon', from: { x: 0, y: -9 }, hitPoint: { x: 0, y: 0 }, targets: canister(250, 500).targets },
  ],
  'musket/explosive-shot': [
    shell(range(12).map(at => figure(`u${at}`, at))),
    shell(range(16).map(at => figure(`u${at}`, at))),
    shell([...range(20).map(at => figure(`u${at % 6}`, at)), ...range(10).map(at => piece(`p${at}`))]),
    shell(range(500).map(at => (at % 2 === 0 ? figure(`u${at}`, at) : piece(`p${at}`)))),
    shell(range(500).map(at => (at % 2 === 0 ? figure('u', at) : piece('u')))),
  ],
  'musket/canister-shot': [canister(1, 500), canister(2, 500), canister(6, 36), canister(16, 16), canister(250, 500)],
  'musket/grenades': [{ grenades: 36, target: 1000 }],
  'musket/shot-at-house': [{ gun: 'twelve-pounder-cannon', hits: 200 }],
  'musket/shock': [
    strikes(at => ({
      attacker: of(['light-hussars', 'dragoons', 'cuirassier'], at),
      receiver: of(['militia', 'regulars'], at),
    })),
  ],
  'musket/melee-round': melees.map(asked => melee(at => ({ melee: 2 + (at % 9) }), asked)),
  'musket/charge': situationsOf('musket/charge'),
  'musket/continued-melee': situationsOf('musket/continued-melee'),
  'musket/duel': situationsOf('musket/duel'),
  'musket/broadside': situationsOf('musket/broadside'),
  'musket/shots-at-ship': [
    ...situationsOf('musket/shots-at-ship'),
    { gun: 'eight-pounder-cannon', projectile: 'solid', shots: 12, distance: 0, ship: { length: 30, beam: 8 } },
    {
      gun: 'eight-pounder-howitzer',
      projectile: 'explosive',
      shots: 12,
      distance: 60,
      ship: { length: 300, beam: 80 },
    },
  ],
  'musket/storm': situationsOf('musket/storm'),
  'musket/forming-square': situationsOf('musket/forming-square'),
  'musket/secondary-attack': [{ defender: { melee: 5, attackedOn: 'rear' }, figures: 1000 }],
  'musket/reactions-after-melee': [
    {
      units: range(12).map(at => ({
        unit: `u${at}`,
        reaction: 'back',
        remaining: 30,
        against: range(12).map(other => `u${other}`),
      })),
    },
  ],
  'skirmish/force-order': [{ forces: range(6).map(at => `force ${at}`) }],
  'skirmish/collapse': situationsOf('skirmish/collapse'),
  'common/reinforcements': [{ arrival: { on: 'die', sides: 100, earliest: 1 } }],
  'ancient-medieval/sight-of-mongols': situationsOf('ancient-medieval/sight-of-mongols'),
  'wrg/reaction-test': situationsOf('wrg/reaction-test'),
  'raymond/initiative': [{ first: 100, second: 99 }],
  'raymond/unit-test': situationsOf('raymond/unit-test'),
  'raymond/musket-fire': [{ weapon: 'muskets', stands: 50, target: aimed }],
  'raymond/artillery-fire': [{ weapon: 'heavy-guns', range: 10, target: aimed }],
  'raymond/bounce-through': [{ misses: 100, terrainDice: 6 }],
  'raymond/attack': [attack],
  'raymond/attack-with-rethrow': [{ attack, policy: { kind: 'best', aim } }],
  'raymond/exchange': [{ first: combatant, second: combatant }],
  'wrg/personality': situationsOf('wrg/personality'),
  'wrg/terrain-units': situationsOf('wrg/terrain-units'),
  'wrg/terrain-roles': situationsOf('wrg/terrain-roles'),
  'wrg/return-to-table': situationsOf('wrg/return-to-table'),
  'wrg/random-factor': situationsOf('wrg/random-factor'),
  'wrg/shooting': [{ parts: range(12).map(at => ({ ...wrgShot, figures: 200 - at })) }],
  'wrg/melee-period': [{ first: wrgBody, second: wrgBody }],
  'wrg/charge': situationsOf('wrg/charge'),
  'wrg/continued-melee': [{ first: wrgPlain, second: wrgPlain, periods: 3 }],
  'wrg/general-risk': [{ training: 'barbarian', melee: { casualties: 4000, frontRank: 200 } }],
  'wrg/challenge': [{ first: wrgChallenger, second: wrgChallenger }],
  'wrg/battery': situationsOf('wrg/battery').map(situation => ({ ...(situation as object), figures: 500 })),
  'skirmish/shot': situationsOf('skirmish/shot'),
  'skirmish/ignite': situationsOf('skirmish/ignite'),
  'skirmish/put-out': situationsOf('skirmish/put-out').slice(0, 3),
  'skirmish/strike': situationsOf('skirmish/strike').slice(0, 3),
  'skirmish/melee-turn': [skirmishMelee],
  'skirmish/single-combat': situationsOf('skirmish/single-combat')
    .slice(0, 1)
    .map(situation => ({ ...(situation as object), to: 'death', turns: 30 })),
  'skirmish/morale': situationsOf('skirmish/morale').slice(0, 3),
  'skirmish/wound': situationsOf('skirmish/wound'),
  'skirmish/fall': situationsOf('skirmish/fall').slice(0, 3),
  'skirmish/push-ladder': situationsOf('skirmish/push-ladder').slice(0, 3),
  'skirmish/battering': [{ by: 'ram', at: 'gate', men: 2, turns: 60 }],
  'skirmish/percent': situationsOf('skirmish/percent'),
  'wrg/caltrops': situationsOf('wrg/caltrops').map(situation => ({ ...(situation as object), figures: 500 })),
  'wrg/fire-missiles': situationsOf('wrg/fire-missiles').map(situation => ({ ...(situation as object), figures: 500 })),
  'wrg/mines-meet': situationsOf('wrg/mines-meet').map(situation => {
    const { miners, counterminers } = situation as { miners: object; counterminers: object };
    return { miners: { ...miners, inTunnel: 500 }, counterminers: { ...counterminers, inTunnel: 500 } };
  }),
  'wrg/weather': situationsOf('wrg/weather'),
  'wrg/weather-period': situationsOf('wrg/weather-period'),
  'wrg/spell': situationsOf('wrg/spell'),
  'wrg/fog': situationsOf('wrg/fog').slice(0, 2),
  'wrg/sun': situationsOf('wrg/sun').slice(0, 2),
  'wrg/wind': situationsOf('wrg/wind'),
  'wrg/mountain-path': situationsOf('wrg/mountain-path'),
  'wrg/night-drift': situationsOf('wrg/night-drift'),
  'wrg/day-gone': situationsOf('wrg/day-gone').slice(0, 1),
  'raymond/continued-melee': [
    { attacker: foot('HLH/LHL/HLH'), defender: { ...foot('HHH/LLL/HLH'), formation: 'defensive mass' }, turns: 12 },
    { attacker: foot('HL'.repeat(6)), defender: foot('HLLH'.repeat(3)), turns: 12 },
  ],
};

/** Those that throw nothing, but solve what might be thrown. */
export const largestKnown: { readonly [name: string]: readonly unknown[] } = {
  'raymond/rethrow-worth': [{ attack, hits: 5, aim, later: range(5).map(() => ({ attack, aim })) }],
};
