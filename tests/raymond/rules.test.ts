import { describe, expect, it } from 'vitest';
import { documents, RuleViolation, type Ruling, readingOf } from '../../src/rulebook/index.js';
import { raymondCharts } from '../../src/rulesets/raymond/book/charts.js';
import * as room from '../../src/rulesets/raymond/book/rulings.js';
import { formationFaults, rearCorners, standFacing } from '../../src/rulesets/raymond/formation/formation.js';
import { readLayout } from '../../src/rulesets/raymond/formation/layout.js';
import { type RaymondRules, raymondRules } from '../../src/rulesets/raymond/rules.js';
import { standKinds, unitTypes } from '../../src/rulesets/raymond/troops.js';
import { raymondRulesUnder } from '../rules-under.js';

const { raymondRulings } = room;
const rulings: readonly Ruling[] = raymondRulings;

/** The rules under one reading of one ruling. */
function under(ruling: string, reading: string): RaymondRules {
  return raymondRulesUnder({ [`raymond/ruling/${ruling}`]: reading });
}

/** The rules without the record of what was chosen. */
function played({ rulings: _, ...rules }: RaymondRules): object {
  return rules;
}

describe('every ruling', () => {
  it('has an id of its own', () => {
    const ids = rulings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^raymond\/ruling\/[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('is listed where it is exported', () => {
    const exported = Object.values<unknown>(room).filter(
      value => typeof value === 'object' && value !== null && 'readings' in value,
    );
    expect(new Set<unknown>(rulings)).toEqual(new Set(exported));
  });

  it('survives being written as JSON', () => {
    expect(JSON.parse(JSON.stringify(rulings))).toEqual(rulings);
  });

  it('says where each printed reading stands, and is a reconstruction exactly when nobody printed the default', () => {
    for (const ruling of rulings) {
      for (const { source, line } of ruling.readings) {
        if (source === undefined) expect(line, ruling.id).toBeUndefined();
        else {
          expect(Object.keys(documents)).toContain(source);
          expect(line).toBeGreaterThanOrEqual(10);
          expect(line).toBeLessThanOrEqual(40);
        }
      }
      expect(ruling.reconstruction, ruling.id).toBe(readingOf(ruling).source === undefined);
    }
  });

  it('has no reading that changes nothing', () => {
    for (const { id, readings, default: usual } of rulings) {
      for (const { id: reading } of readings) {
        const rules = raymondRulesUnder({ [id]: reading });
        expect(rules.rulings).toEqual({ [id]: reading });
        if (reading === usual) expect(played(rules), id).toEqual(played(raymondRules()));
        else expect(played(rules), `${id}: ${reading}`).not.toEqual(played(raymondRules()));
      }
    }
  });

  it('refuses a reading it does not have', () => {
    expect(() => under('break-through', 'twice')).toThrow(RuleViolation);
  });
});

describe('what the document lost is named as a reconstruction', () => {
  it.each(['lost-artillery-dice', 'break-through', 'terrain-effects'])('%s', name => {
    const ruling = rulings.find(({ id }) => id === `raymond/ruling/${name}`);
    expect(ruling?.reconstruction).toBe(true);
    expect(ruling?.readings.every(({ source }) => source === undefined)).toBe(true);
    expect(ruling?.readings.length).toBeGreaterThan(1);
  });

  it('break-through: the rest of the charge, or nothing [raymond/missing/break-through]', () => {
    expect(raymondRules().reactions.breakThrough).toBe('rest-of-charge');
    expect(under('break-through', 'none').reactions.breakThrough).toBe('none');
  });

  it('dice of light and heavy guns: a row moved on by a band each [raymond/fire/artillery-dice]', () => {
    const { artilleryDice } = raymondRules().fire;
    expect(artilleryDice).toEqual({
      'frame-guns': { 'point-blank': 1, close: 0, medium: null, long: null },
      'light-guns': { 'point-blank': 2, close: 1, medium: 0, long: null },
      'heavy-guns': { 'point-blank': 3, close: 2, medium: 1, long: 0 },
    });
    for (const reading of ['each-gun-a-band-farther', 'never-without-a-die']) {
      const { artilleryDice } = under('lost-artillery-dice', reading).fire;
      expect(artilleryDice['frame-guns']).toEqual(raymondRules().fire.artilleryDice['frame-guns']);
      expect(artilleryDice['heavy-guns'].close).toBe(2);
      for (const gun of Object.values(artilleryDice)) {
        const dice = Object.values(gun).filter(number => number !== null);
        expect([...dice].sort((a, b) => b - a)).toEqual(dice);
      }
    }
  });

  it('a gun throws no dice exactly in the bands that it does not reach [raymond/fire/ranges]', () => {
    const { artilleryDice, bands, ranges } = raymondRules().fire;
    for (const gun of ['frame-guns', 'light-guns', 'heavy-guns'] as const) {
      for (const { band, to } of bands) expect(artilleryDice[gun][band] === null).toBe(to > ranges[gun]);
    }
  });

  it('drawings: what only they could have told is ruled on [raymond/missing/figures]', () => {
    expect(readingOf(room.massRearRows).value).toBe('no-wider-than-the-row-ahead');
    expect(formationFaults({ formation: 'mass', stands: readLayout('MMM/MMM') }, true, raymondRules())).toEqual([]);
    expect(formationFaults({ formation: 'mass', stands: readLayout('MM/MMM') }, true, raymondRules())).not.toEqual([]);
    expect(readingOf(room.defensiveMassRear).value).toBe('all-but-the-front-row');
    const square = { formation: 'defensive mass', facing: 90 } as const;
    const facings = readLayout('P/M/M').map(stand => standFacing(square, stand));
    expect(facings).toEqual([90, 270, 270]);
    expect(readingOf(room.raggedRear).value).toBe('hindmost-stand-of-each-file');
    const ragged = { formation: 'mass', stands: readLayout('MM/M.'), at: { x: 0, y: 0 }, facing: 0 } as const;
    const { front } = raymondRules().stands.musket.size;
    expect(rearCorners(ragged, raymondRules())).toEqual([
      { x: -front, y: -2 * front },
      { x: front, y: -front },
    ]);
  });

  it('terrain: what the text names stops fire, nobody wades a river, and a house rule can open the ground [raymond/missing/terrain-appendix]', () => {
    const { terrain } = raymondRules();
    const blocking = Object.entries(terrain).filter(([, { stopsFire }]) => stopsFire);
    expect(blocking.map(([kind]) => kind).sort()).toEqual(['building', 'gate', 'hill', 'rampart', 'ridge', 'wood']);
    expect(terrain.river.bars).toEqual(['foot', 'mounted', 'artillery']);
    expect(terrain.wood.bars).toEqual(['mounted', 'artillery']);
    expect(terrain.fence).toEqual({
      stopsFire: false,
      bars: ['artillery'],
      barsCharge: ['mounted', 'artillery'],
      fireDice: -1,
      meleeDice: -1,
    });
    for (const effect of Object.values(terrain)) {
      for (const barred of effect.bars) expect(effect.barsCharge).toContain(barred);
    }
    const open = under('terrain-effects', 'impassable-ground-alone').terrain;
    expect(open.wood).toEqual(open.road);
    expect(open.river).toEqual(terrain.river);
  });
});

describe('where the book’s examples contradict its rules, the rule stands', () => {
  it('a Cavalry unit moves 14 inches, not the 18 of the example [raymond/move/allowances]', () => {
    expect(raymondRules().movement.allowances.cavalry).toEqual({ move: 14, doubleTime: 28, charge: 18 });
    expect(under('cavalry-move', 'example').movement.allowances.cavalry).toEqual({
      move: 18,
      doubleTime: 36,
      charge: 18,
    });
  });

  it('grape at 19 inches does not bounce [raymond/bounce/medium-only]', () => {
    expect(raymondRules().fire.bouncesFrom).toEqual(['medium']);
    expect(under('bounce-band', 'as-in-the-example').fire.bouncesFrom).toEqual(['close', 'medium']);
  });
});

describe('single readings', () => {
  it('a limit shared by two bands belongs to the nearer one [raymond/fire/artillery-range-bands]', () => {
    const limits = (rules: RaymondRules) => rules.fire.bands.map(({ to }) => to);
    expect(limits(raymondRules())).toEqual([10, 20, 40, 80]);
    expect(limits(under('range-band-limits', 'farther-band'))).toEqual([9.999, 19.999, 39.999, 80]);
  });

  it('frame guns may fire at close range with nothing of their own, or not at all [raymond/fire/frame-gun-zero-dice]', () => {
    expect(raymondRules().fire.artilleryDice['frame-guns'].close).toBe(0);
    expect(under('frame-guns-at-close-range', 'cannot-fire').fire.artilleryDice['frame-guns'].close).toBeNull();
  });
});

describe('the rules', () => {
  it('throw ordinary dice, measure in inches, and hit on 2 or less [raymond/basics/dice] [raymond/basics/length-unit] [raymond/fire/hit-number]', () => {
    const { dieSides, stands, fire } = raymondRules();
    expect(dieSides).toBe(6);
    expect(fire.hitsOn).toBe(2);
    expect(stands.pike.size).toEqual({ front: 1.575, depth: 1.575, figures: 4 });
    expect(stands['heavy-gun'].size).toEqual({ front: 1.575, depth: 3.15, figures: 4 });
  });

  it('hold the number of every chart', () => {
    const { allowances } = raymondRules().movement;
    const printed = raymondCharts.find(({ id }) => id === 'raymond/movement-allowances');
    expect(Object.keys(allowances)).toEqual(printed?.rows);
    for (const [gait, { move, doubleTime, charge }] of Object.entries(allowances)) {
      expect({ move, 'double-time': doubleTime, charge }).toEqual(printed?.cells[gait]);
    }
    expect(raymondRules().initiative.dice).toEqual({ more: 2, fewer: 3, equal: 2 });
    expect(raymondRules().command.ranges).toEqual({ commander: 6, 'sub-commander': 3 });
    expect(raymondRules().tests).toEqual({ joinIn: [1, 2, 3], charge: [1, 2, 3], intercept: [1, 2, 3] });
    expect(raymondRules().fire.modifiers).toEqual({ mass: 1, mounted: 1, singleStand: -1 });
  });

  it('give each kind of unit the parts of its printed actions [raymond/actions/compound-halves-optional]', () => {
    const { actions, changesWithin } = raymondRules().movement;
    expect(actions.dragoon).toEqual(['change-formation', 'manoeuvre', 'charge', 'mount', 'dismount']);
    expect(actions.foot).toEqual(['change-formation', 'manoeuvre', 'step-back', 'side-step', 'charge']);
    expect(actions.cavalry).toEqual(['change-formation', 'manoeuvre', 'charge']);
    expect(actions.command).toEqual(['manoeuvre']);
    expect(actions['unlimbered-artillery']).toEqual(['prolong', 'limber']);
    expect(actions['limbered-artillery']).toEqual(['manoeuvre', 'unlimber']);
    expect(changesWithin).toEqual(['dragoon', 'cavalry', 'heavy-cavalry']);
  });

  it('let dragoons alone mount and dismount [raymond/units/pike-and-musket-on-foot] [raymond/units/cavalry-no-dismount] [raymond/dragoons/only-dragoons-dismount]', () => {
    const { actions } = raymondRules().movement;
    for (const change of ['mount', 'dismount'] as const) {
      const kinds = Object.entries(actions).filter(([, may]) => may.includes(change));
      expect(kinds.map(([kind]) => kind)).toEqual(['dragoon']);
    }
  });

  it('are plain data', () => {
    expect(JSON.parse(JSON.stringify(raymondRules()))).toEqual(raymondRules());
  });
});

describe('sheets', () => {
  const { stands, units } = raymondRules();

  it('who fires, and with what [raymond/units/pike-stands-do-not-fire] [raymond/units/foot-no-fire] [raymond/units/cavalry-no-fire] [raymond/units/muskets-any-firearm] [raymond/units/bows-as-muskets] [raymond/dragoons/fire-only-dismounted] [raymond/command/no-dismount-no-fire]', () => {
    const firing = standKinds.filter(kind => stands[kind].fires !== null);
    expect(firing).toEqual(['musket', 'dismounted-dragoon', 'frame-gun', 'light-gun', 'heavy-gun']);
    expect(stands.musket.fires).toBe('muskets');
    expect(stands['dismounted-dragoon'].fires).toBe('muskets');
    for (const gun of ['frame', 'light', 'heavy'] as const) expect(stands[`${gun}-gun`].fires).toBe(`${gun}-guns`);
  });

  it('combat values of stands that the table does not name [raymond/units/musket-stand-melee-weapon] [raymond/units/light-hand-to-hand-weapons] [raymond/units/hand-to-hand-weapons] [raymond/artillery/melee-weapon] [raymond/dragoons/dismounted-as-pike-and-musket] [raymond/dragoons/mounted-as-mounted]', () => {
    const values = Object.fromEntries(standKinds.map(kind => [kind, stands[kind].combatValue]));
    expect(values).toEqual({
      pike: 3,
      musket: 1,
      'hand-to-hand': 2,
      'light-hand-to-hand': 1,
      'mounted-dragoon': 2,
      'dismounted-dragoon': 1,
      cavalry: 3,
      'heavy-cavalry': 4,
      'frame-gun': 1,
      'light-gun': 1,
      'heavy-gun': 1,
      command: 5,
    });
  });

  it('which stands a unit may have, and whether it mixes them [raymond/units/types] [raymond/units/pike-and-musket-mix] [raymond/units/foot-mix] [raymond/units/cavalry-unit-uniform] [raymond/units/lancers-as-cavalry] [raymond/dragoons/two-states] [raymond/artillery/types] [raymond/artillery/no-siege-weapons]', () => {
    expect(units['pike-and-musket'].stands).toEqual(['pike', 'musket']);
    expect(units.foot.stands).toEqual(['hand-to-hand', 'light-hand-to-hand']);
    expect(units.dragoon.stands).toEqual(['mounted-dragoon', 'dismounted-dragoon']);
    expect(units.cavalry.stands).toEqual(['cavalry']);
    expect(units['heavy-cavalry'].stands).toEqual(['heavy-cavalry']);
    expect(units.artillery.stands).toEqual(['frame-gun', 'light-gun', 'heavy-gun']);
    expect(unitTypes.filter(type => units[type].mixed)).toEqual(['pike-and-musket', 'foot']);
  });

  it('gun and crew are one stand, and so is a commander [raymond/stands/artillery-stand-indivisible] [raymond/units/single-stand-types]', () => {
    const single = unitTypes.filter(type => units[type].size.to === 1);
    expect(single).toEqual(['artillery', 'command']);
    for (const type of single) expect(units[type].size.from).toBe(1);
  });
});
