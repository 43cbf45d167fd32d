import { defineNumbers, type NumberGroup, printed } from '../../../../book/index.js';
import { wrgBook } from '../source.js';

export const siegeWorkNumbers = defineNumbers({
  id: 'wrg/siege-work',
  source: wrgBook('Siege > Construction', 1277),
  clauses: ['wrg/siege/material/ladder-erect'],
  numbers: {
    /** Periods that it takes to raise a ladder. */
    'ladder-erecting': 1,
    /** Millimetres of a ditch that a fascine fills. */
    'fascine-mm': printed(5, { line: 1295, clauses: ['wrg/siege/build/fascine'] }),
    /** Lengths of the fascines that horsemen and infantry carry. */
    'short-fascine-mm': printed(40, { line: 1285, clauses: ['wrg/siege/material/fascine-cavalry'] }),
    'long-fascine-mm': printed(60, { line: 1285, clauses: ['wrg/siege/material/fascine-infantry'] }),
    /** How wide bridges and causeways are. */
    'bridge-width-mm': printed(60, { line: 1289, clauses: ['wrg/siege/build/earthworks'] }),
    /** Figures that an elephant counts as when it breaks something down. */
    'elephant-figures': printed(5, { line: 1301, clauses: ['wrg/siege/destroy/elephant'] }),
    /** How many times as fast those work who are out of control. */
    'out-of-control': printed(2, { line: 1341, clauses: ['wrg/siege/working/uncontrolled'] }),
    /** How fast work goes at night without lights. */
    'without-light': printed(0.5, { line: 1450, clauses: ['wrg/night/engineering'] }),
    /** Men that a pavise or mantlet covers: its bearer and others. */
    'men-behind-a-pavise': printed(2, { line: 1343, clauses: ['wrg/siege/working/mantlets'] }),
    'pavise-arc': printed(90, { line: 1343, clauses: ['wrg/siege/working/mantlets'] }),
    /** Paces of a palisade that are broken down at a time. */
    'palisade-paces': printed(30, { line: 1299, clauses: ['wrg/siege/destroy/fort-door'] }),
    /** As how many units those in a fort count for a working party. */
    'garrison-units': printed(1, { line: 1341, clauses: ['wrg/siege/working/unit'] }),
  },
});

export const batteryNumbers = defineNumbers({
  id: 'wrg/battery',
  source: wrgBook('Siege > Destruction', 1307),
  clauses: ['wrg/siege/destroy/stone-throwers-walls'],
  numbers: {
    'near-factor': 1,
    'far-factor': 0,
    /** Below this many paces stones are thrown at the higher factor. */
    near: 150,
    /** Casualties that destroy a wagon, a siege tower or anything else of wood. */
    'wooden-hits': printed(20, { line: 1309, clauses: ['wrg/siege/destroy/wooden'] }),
    'breach-bottom-mm': printed(60, { line: 1331, clauses: ['wrg/siege/breach/size'] }),
    'breach-top-mm': printed(90, { line: 1331, clauses: ['wrg/siege/breach/size'] }),
  },
});

export const miningNumbers = defineNumbers({
  id: 'wrg/mining',
  source: wrgBook('Siege > Mining', 1319),
  clauses: ['wrg/siege/mining/rate'],
  numbers: {
    'figure-periods': 5,
    paces: 5,
    'most-figures': 10,
    'figures-underground': printed(3, { line: 1323, clauses: ['wrg/siege/mining/underground-fight'] }),
    'escaping-share': printed(0.5, { line: 1325, clauses: ['wrg/siege/mining/escape'] }),
  },
});

export const fortNumbers = defineNumbers({
  id: 'wrg/fortifications',
  source: wrgBook('Siege > Fighting Inside Fortifications', 1347),
  clauses: ['wrg/siege/fort/loopholes'],
  numbers: {
    /** How many times its value cover counts behind merlons and loopholes. */
    'cover-times': 3,
    /** Of the casualties of stones thrown blind over walls, what counts. */
    'blind-share': printed(0.5, { line: 1351, clauses: ['wrg/siege/fort/lob-outside'] }),
  },
});

export const fireNumbers = defineNumbers({
  id: 'wrg/fire',
  source: wrgBook('Siege > Fire', 1361),
  clauses: ['wrg/fire/supply'],
  numbers: {
    'figures-served-by-a-wagon': 20,
    'figures-served-by-a-pack-animal': 5,
    /** Periods that missiles are prepared and lit before they fly, and that setting fire to something takes. */
    preparing: printed(1, { line: 1363, clauses: ['wrg/fire/prepare'] }),
    'range-share': printed(0.5, { line: 1365, clauses: ['wrg/fire/range'] }),
    factor: printed(1, { line: 1367, clauses: ['wrg/fire/weapon-factor'] }),
    'factor-at-the-protected': printed(0, { line: 1367, clauses: ['wrg/fire/weapon-factor'] }),
    'leap-in-light-wind': printed(10, { line: 1369, clauses: ['wrg/fire/leap'] }),
    'leap-in-strong-wind': printed(30, { line: 1369, clauses: ['wrg/fire/leap'] }),
    'untenable-at': printed(20, { line: 1373, clauses: ['wrg/fire/untenable', 'wrg/fire/too-late'] }),
    'untenable-periods': printed(3, { line: 1373, clauses: ['wrg/fire/untenable'] }),
    /** Points in each period of what has caught fire from something else. */
    'spreading-points': printed(5, { line: 1373, clauses: ['wrg/fire/spread-rate'] }),
    'water-within': printed(60, { line: 1375, clauses: ['wrg/fire/fight'] }),
    'points-cancelled-by-a-figure': printed(1, { line: 1375, clauses: ['wrg/fire/fight'] }),
    'bucket-periods-of-a-tank': printed(10, { line: 1381, clauses: ['wrg/fire/buckets'] }),
  },
});

export const caltropNumbers = defineNumbers({
  id: 'wrg/caltrops',
  source: wrgBook('Siege > Caltrops', 1385),
  clauses: ['wrg/caltrops/supply'],
  numbers: {
    'paces-per-figure': 5,
    'laying-periods': 1,
    'depth-mm': 25,
    'factor-at-infantry': printed(0, { line: 1387, clauses: ['wrg/caltrops/effect'] }),
    'factor-at-others': printed(1, { line: 1387, clauses: ['wrg/caltrops/effect'] }),
  },
});

export const shipNumbers = defineNumbers({
  id: 'wrg/ships',
  source: wrgBook('Ship-to-shore Fighting', 1395),
  clauses: ['wrg/ship/crews'],
  numbers: {
    'raiders-per-oar': 1,
    'javelinmen-per-upper-oar': 1,
    'heavier-infantry-of-a-galley': 5,
    /** Extra points for travel by sea that the troops of a transport come to. */
    'points-of-a-transport': 10,
  },
});

/** Every number about sieges, fire, caltrops and ships. Lengths in paces. */
export const siegeNumbers: readonly NumberGroup[] = [
  siegeWorkNumbers,
  batteryNumbers,
  miningNumbers,
  fortNumbers,
  fireNumbers,
  caltropNumbers,
  shipNumbers,
];
