import { describe, expect, it } from 'vitest';
import { materialCarriage, siegeConstruction, siegeDestruction } from '../../../src/rulesets/wrg/book/charts/siege.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { expectPrinted } from '../../cady/printed.js';

describe('the charts of sieges, read a second time', () => {
  it('carriage [wrg/siege/material/ladder] [wrg/siege/material/ram] [wrg/siege/material/penthouse-tower] [wrg/siege/material/wagons] [wrg/siege/material/fascine-cavalry] [wrg/siege/material/fascine-infantry]', () => {
    expectPrinted(
      materialCarriage,
      `
                     | figures-min | figures-max | extra-per-passenger-figure | wagons-disassembled
      scaling-ladder | 2  | 2 |   |
      ram            | 4  | 6 |   |
      penthouse      | 6  |   | 2 | 1
      tower          | 10 |   | 2 | 3
      pontoon        |    |   |   | 1
      fascine-40mm   | 1  | 1 |   |
      fascine-60mm   | 1  | 1 |   |
      empty-gabion   | 1  | 1 |   |
      `,
    );
  });

  it('construction [wrg/siege/build/earthworks] [wrg/siege/build/pontoons] [wrg/siege/build/machines] [wrg/siege/build/gabion]', () => {
    expectPrinted(
      siegeConstruction,
      `
                           | figure-periods | per-paces
      abatis               | 5  | 5
      sap                  | 5  | 5
      ditch                | 5  | 5
      turf-wall            | 5  | 5
      palisade             | 5  | 5
      bridge-60mm-wide     | 5  | 5
      causeway-60mm-wide   | 5  | 5
      bridge-with-pontoons | 5  | 10
      penthouse-assembly   | 30 |
      tower-assembly       | 50 |
      ram-from-timber      | 10 |
      gabion-filling       | 1  |
      `,
    );
  });

  it('destruction [wrg/siege/destroy/fort-door] [wrg/siege/destroy/house-door] [wrg/siege/destroy/stone-wall]', () => {
    expectPrinted(
      siegeDestruction,
      `
                                     | figure-periods
      fort-door                      | 10
      palisade-30-paces              | 10
      house-door                     | 2
      stone-curtain-wall-with-ram    | 30
      stone-tower-untenable-with-ram | 40
      turf-wall-with-ram             | -
      `,
    );
  });

  it('the numbers that no chart has', () => {
    const { siege } = wrgRules().optional;
    expect(siege.work).toEqual({
      ladderErecting: 1,
      fascine: 5,
      shortFascine: 40,
      longFascine: 60,
      bridge: 60,
      elephantFigures: 5,
      elephantsAtWalls: false,
      outOfControl: 2,
      withoutLight: 0.5,
      pavise: { men: 2, arc: 90 },
      garrisonUnits: 1,
      palisade: 30,
    });
    expect(siege.battery).toEqual({
      nearFactor: 1,
      farFactor: 0,
      near: 150,
      atTheLimit: 'far',
      doors: false,
      woodenHits: 20,
      withFire: true,
    });
    expect(siege.breach).toEqual({ bottom: 60, top: 90 });
    expect(siege.mining).toMatchObject({ work: { figurePeriods: 5, paces: 5 }, mostFigures: 10, fighters: 3 });
    expect(siege.fire).toEqual({
      served: { wagon: 20, packAnimal: 5 },
      byHand: 'caught',
      leapsFrom: 'burning',
      drivesOut: true,
      stopsOnMarch: 'ordered',
      preparing: 1,
      rangeShare: 0.5,
      factor: 1,
      protectedFactor: 0,
      men: 'weapon',
      leaps: { light: 10, strong: 30 },
      untenableAt: 20,
      untenablePeriods: 3,
      spreading: 5,
      waterWithin: 60,
      cancelledByAFigure: 1,
      tank: 10,
    });
    expect(siege.caltrops).toMatchObject({ perFigure: 5, laying: 1, depth: 25, atInfantry: 0, atOthers: 1 });
    expect(siege.ships).toEqual({
      raidersPerOar: 1,
      javelinmenPerUpperOar: 1,
      heavierInfantry: 5,
      transportPoints: 10,
      wadesAsItForms: true,
    });
  });
});
