import { describe, expect, it } from 'vitest';
import { reinforcementsOf } from '../../src/rulesets/cady/ancient-medieval/army/enlist.js';
import { spareCrew } from '../../src/rulesets/cady/ancient-medieval/machines/crews.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { costsOf, placedOf, totalMoraleOf } from '../../src/rulesets/cady/ancient-medieval/units.js';
import { quadOf, quadsOverlap } from '../../src/table/index.js';
import { ancientMedievalRulesUnder } from '../rules-under.js';
import { adding, type Change, entry, faultsOf, mustered, scenarioOf, single } from './scenario-file.js';
import { unitIn } from './table-top.js';

const rules = ancientMedievalRules();

const put = (...units: Parameters<typeof adding>) => mustered(adding(...units));

describe('setting up an ancient or medieval battle', () => {
  it('places units whole, loaded, in their formation, under their order (cady/common/sequence/step-2-place)', () => {
    const state = put(entry({ formation: 'LB', facing: 'NE', order: 'H, F N' }));
    expect(unitIn(state, 'blue-2')).toMatchObject({
      side: 'blue',
      figures: 24,
      strength: 24,
      files: 6,
      gap: 0,
      facing: 45,
      formation: 'order',
      order: 'H, F N',
      loaded: true,
      gone: null,
      marker: null,
      awaited: null,
      brigade: null,
    });
    expect(state).toMatchObject({ turn: 0, contacts: [], works: [], riders: [], phantoms: [], brokenBattles: [] });
  });

  it.each([
    ['SK', 'light-infantry', { formation: 'skirmish', files: 12, gap: 2 }],
    ['SK 2', 'light-infantry', { formation: 'skirmish', files: 6, gap: 2 }],
    ['PHALANX', 'hoplites', { formation: 'phalanx', files: 6, gap: 0 }],
    ['Col 4', 'medium-infantry', { formation: 'order', files: 2, gap: 0 }],
  ] as const)('%s of %s (cady/common/orders/contents-formation)', (formation, type, body) => {
    expect(unitIn(put(entry({ formation, type })), 'blue-2')).toMatchObject(body);
  });

  it('a testudo is a full block, four deep at least (cady/ancient-medieval/romans/testudo-shape)', () => {
    const unit = unitIn(put(entry({ formation: 'TESTUDO', type: 'roman-legionary' })), 'blue-2');
    const ranks = 24 / 2 / unit.files;
    expect(unit.formation).toBe('testudo');
    expect(Number.isInteger(ranks) && ranks >= 4).toBe(true);
  });

  it('gives each what he carries: arrows, pila, stakes, and what was bought (cady/ancient-medieval/supply/twelve-shots cady/ancient-medieval/stakes/carry cady/ancient-medieval/romans/stakes)', () => {
    const state = put(
      entry({ id: 'b-bows', type: 'longbow-light', figures: 12, at: [20, 20] }),
      entry({
        id: 'b-legion',
        type: 'roman-legionary',
        figures: 18,
        at: [60, 20],
        equipment: { stakes: 10, caltrops: 12 },
      }),
      entry({ id: 'b-foot', type: 'light-infantry', figures: 12, at: [100, 20], equipment: { javelins: 12, axes: 6 } }),
      entry({ id: 'b-riders', figures: 12, at: [140, 20], equipment: { mounts: 12, pavises: 12 } }),
    );
    expect(unitIn(state, 'b-bows')).toMatchObject({ shots: 24, carried: { stakes: 12, pila: 0 }, mounts: null });
    expect(unitIn(state, 'b-legion')).toMatchObject({ shots: null, carried: { stakes: 28, pila: 18, caltrops: 12 } });
    expect(unitIn(state, 'b-foot')).toMatchObject({ shots: null, carried: { javelins: 12, axes: 6, stakes: 0 } });
    expect(unitIn(state, 'b-riders')).toMatchObject({
      carried: { pavises: 12 },
      mounts: { left: 12, mounted: true, at: null, takenBy: null },
    });
  });

  it('machines come with their crew and their rounds (cady/ancient-medieval/artillery/crew-size cady/ancient-medieval/gunpowder/twelve-shots)', () => {
    const unit = unitIn(put(single({ type: 'onager-catapult' })), 'blue-2');
    expect(unit.figures).toBe(rules.troops['onager-catapult'].crew);
    expect(unit).toMatchObject({ files: 1, shots: null, machine: { rounds: 12, firedOn: 0, standing: true } });
  });

  it('several who fight alone stand side by side, each with orders and sheet of his own (cady/ancient-medieval/elephant/individual cady/ancient-medieval/chariot/individual cady/ancient-medieval/samurai/individual cady/ancient-medieval/berserker/individual)', () => {
    const state = put(
      entry({ id: 'b-elephants', name: 'Elephants', type: 'war-elephant-archer', figures: 3, order: 'N 1/3' }),
      single({ id: 'b-chariot', type: 'chariot-archer', at: [20, 20] }),
      entry({ id: 'b-mad', type: 'berserker', figures: 2, at: [150, 20] }),
    );
    const three = ['b-elephants-1', 'b-elephants-2', 'b-elephants-3'].map(id => unitIn(state, id));
    expect(three.map(({ name }) => name)).toEqual(['Elephants 1', 'Elephants 2', 'Elephants 3']);
    for (const each of three) {
      expect(each).toMatchObject({ figures: 1, strength: 1, order: 'N 1/3', elephant: { hits: 0, driver: true } });
    }
    const [a, b, c] = three.map(unit => quadOf(placedOf(unit, rules)));
    if (a === undefined || b === undefined || c === undefined) throw new Error('three');
    expect(quadsOverlap(a, b, 0) || quadsOverlap(b, c, 0)).toBe(false);
    expect(three.map(({ at }) => at.x)).toEqual([94, 100, 106]);
    expect(unitIn(state, 'b-chariot').chariot).toMatchObject({ immobile: false });
    expect(Object.keys(state.units)).toEqual(expect.arrayContaining(['b-mad-1', 'b-mad-2']));
    expect(Object.keys(state.units)).not.toContain('b-elephants');
  });

  it('a wagon holds its loads, a war wagon its men (cady/ancient-medieval/roster/wagon-contents cady/ancient-medieval/hussite/contents)', () => {
    const crew = { guns: 1, figures: [{ type: 'crossbow-light' as const, figures: 12 }] };
    const state = mustered(file => {
      file.agreed.push('war-wagons');
      file.sides.blue.units.push(
        single({ id: 'b-wagon', type: 'supply-wagon', loads: ['missiles'], at: [20, 20] }),
        single({ id: 'b-tabor', type: 'war-wagon', crew, at: [60, 20] }),
      );
    });
    expect(unitIn(state, 'b-wagon').wagon).toEqual({ loads: ['missiles'], takenBy: null });
    expect(unitIn(state, 'b-tabor').warWagon).toEqual({ ...crew, chained: false });
  });

  it('joins units into battles, and nobles ride with theirs (cady/ancient-medieval/battle/formed-at-start cady/ancient-medieval/battle/named-sections)', () => {
    const state = mustered(file => {
      file.optional.push('ransom');
      const { blue } = file.sides;
      blue.units.push(entry());
      blue.battles.push({ id: 'van', units: ['blue-1', 'blue-2'] });
      blue.nobles.push({ id: 'sir-guy', title: 'knight', unit: 'blue-2' });
    });
    expect(unitIn(state, 'blue-1').brigade).toBe('van');
    expect(unitIn(state, 'blue-2').brigade).toBe('van');
    expect(unitIn(state, 'red-1').brigade).toBeNull();
    expect(state.nobles).toEqual([
      expect.objectContaining({
        id: 'sir-guy',
        name: 'sir-guy',
        side: 'blue',
        unit: 'blue-2',
        captive: null,
        at: null,
      }),
    ]);
  });

  it('siege gear lies where it is put (cady/ancient-medieval/siege/ladder-carriers)', () => {
    const state = mustered(file => {
      file.sides.blue.gear.push({ id: 'ram', kind: 'ram', at: [50, 30], by: 'blue-1' });
    });
    expect(state.gear).toEqual([
      {
        id: 'ram',
        kind: 'ram',
        side: 'blue',
        at: { x: 50, y: 30 },
        by: 'blue-1',
        cameWith: 'blue-1',
        against: null,
        turns: 0,
      },
    ]);
  });
});

describe('markers (cady/common/definition/hidden-troop-movement cady/common/definition/phantom-markers)', () => {
  const hiding =
    (hidden: readonly string[], phantoms: readonly [number, number][]): Change =>
    file => {
      const { blue } = file.sides;
      blue.units.push(entry(), entry({ id: 'blue-3', at: [150, 40] }));
      for (const unit of blue.units) if (hidden.includes(unit.id)) unit.hidden = true;
      blue.phantoms.push(...phantoms);
    };

  it('are numbered by where they stand and by nothing else', () => {
    const state = mustered(hiding(['blue-3', 'blue-1'], [[100, 60]]));
    expect(unitIn(state, 'blue-2').marker).toBeNull();
    const tags = [unitIn(state, 'blue-1').marker, state.phantoms[0]?.marker, unitIn(state, 'blue-3').marker];
    expect(tags).toEqual(['blue#1', 'blue#2', 'blue#3']);
    // The same spots, of which others are real.
    const other = mustered(hiding(['blue-3', 'blue-2'], [[50, 40.5]]));
    expect([other.phantoms[0]?.marker, unitIn(other, 'blue-2').marker]).toEqual(['blue#1', 'blue#2']);
  });

  it('need room for the whole unit (cady/common/hidden/marker-needs-room)', () => {
    const faults = faultsOf(adding(entry({ hidden: true, at: [1, 40] })));
    expect(faults).toContainEqual(
      expect.objectContaining({ path: 'sides.blue.units[1].at', clause: 'cady/common/hidden/marker-needs-room' }),
    );
    const spot = faultsOf(hiding(['blue-1'], [[50, 40]]));
    expect(spot).toMatchObject([{ path: 'sides.blue.phantoms', clause: 'cady/common/hidden/marker-needs-room' }]);
  });
});

describe('reinforcements (cady/common/scenario/staggered-entry cady/common/scenario/random-reinforcements)', () => {
  const late = entry({ id: 'b-late', arrives: { turn: 3 } });
  const perhaps = entry({ id: 'b-perhaps', type: 'war-elephant-archer', figures: 2, arrives: { die: 6, earliest: 2 } });

  it('are awaited, and may stand where others stand now', () => {
    const state = put(late, perhaps, entry());
    expect(unitIn(state, 'b-late').awaited).toEqual({ turn: 3 });
    expect(unitIn(state, 'b-perhaps-1').awaited).not.toBeNull();
    expect(unitIn(state, 'blue-2').awaited).toBeNull();
  });

  it('those of one entry come together', () => {
    expect(reinforcementsOf(scenarioOf(adding(late, perhaps)), rules)).toEqual([
      { units: ['b-late'], arrival: { on: 'turn', turn: 3 }, at: { x: 100, y: 40 }, hidden: false },
      {
        units: ['b-perhaps-1', 'b-perhaps-2'],
        arrival: { on: 'die', sides: 6, earliest: 2 },
        at: { x: 100, y: 40 },
        hidden: false,
      },
    ]);
  });
});

describe('what units cost (cady/common/cost/points-per-figure)', () => {
  const costs = (...units: Parameters<typeof adding>) => costsOf(scenarioOf(adding(...units)), rules);

  it('figures, machines, and what they have bought', () => {
    expect(costs(entry({ type: 'longbow-light', figures: 12 }))['blue-2']).toBe(240);
    expect(costs(entry({ equipment: { axes: 24 } }))['blue-2']).toBe(24 * 3 + 24);
    expect(costs(single({ type: 'trebuchet' }))['blue-2']).toBe(rules.troops.trebuchet.cost);
  });

  it('a machine with spare crews, who wait behind it (cady/ancient-medieval/artillery/extra-crew)', () => {
    const engine = single({ type: 'onager-catapult', equipment: { spareCrews: 2 } });
    const { points, men } = spareCrew('onager-catapult', rules);
    expect(costs(engine)['blue-2']).toBe((rules.troops['onager-catapult'].cost ?? 0) + 2 * points);
    expect(unitIn(put(engine), 'blue-2').machine).toMatchObject({ spare: 2 * men });
  });

  it('each of several elephants its own', () => {
    const { 'blue-2-1': one, 'blue-2-2': two } = costs(entry({ type: 'war-elephant-archer', figures: 2 }));
    expect([one, two]).toEqual([rules.troops['war-elephant-archer'].cost, rules.troops['war-elephant-archer'].cost]);
  });

  it('imperials double, mercenaries as agreed, war wagons what is in them (cady/common/definition/imperials-cost cady/common/definition/mercenary-troops cady/ancient-medieval/hussite/cost)', () => {
    expect(costs(entry({ imperial: true, equipment: { axes: 24 } }))['blue-2']).toBe(2 * 24 * 3 + 24);
    expect(costs(entry({ mercenary: true, price: 2 }))['blue-2']).toBe(48);
    const crew = { guns: 0, figures: [{ type: 'crossbow-light' as const, figures: 12 }] };
    expect(costs(single({ type: 'war-wagon', crew }))['blue-2']).toBe(12 * rules.troops['crossbow-light'].cost!);
  });

  it('steadiness is morale value times figures; whoever has none has 0 (cady/common/definition/tmv)', () => {
    const state = put(
      entry({ type: 'hoplites', formation: 'PHALANX' }),
      single({ id: 'b-beast', type: 'war-elephant-archer', at: [20, 20] }),
    );
    const hoplites = unitIn(state, 'blue-2');
    expect(totalMoraleOf(hoplites, rules)).toBe(24 * (rules.phalanx.morale ?? 0));
    hoplites.formation = 'order';
    expect(totalMoraleOf(hoplites, rules)).toBe(24 * (rules.troops.hoplites.morale ?? 0));
    expect(totalMoraleOf(unitIn(state, 'b-beast'), rules)).toBe(0);
  });

  it('who is led by his king is steadier, where that is so agreed (cady/common/sequence/step-1-leader)', () => {
    const braver = ancientMedievalRulesUnder({ rulings: { 'cady/ruling/leader-morale': 'one' } });
    const unit = unitIn(put(entry({ general: true })), 'blue-2');
    expect(totalMoraleOf(unit, braver) - totalMoraleOf(unit, rules)).toBe(24);
  });
});
