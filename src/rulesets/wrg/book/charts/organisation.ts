import { defineChart } from '../../../../chart/index.js';
import { wrgBook } from '../source.js';

/**
 * Figures or models of units, sub-units and bodyguards, and the command figures that they must, may and must not have.
 *
 * Source: Setting Up the Basic Game > Unit Organisation; Elephant, Chariot and Engine Organisation; Generals.
 */
export const unitSizes = defineChart({
  id: 'wrg/unit-sizes',
  title: 'Unit and sub-unit sizes',
  source: wrgBook('Setting Up the Basic Game > Unit Organisation', 155),
  clauses: [
    'wrg/organisation/unit-minimum',
    'wrg/organisation/unit-maximum',
    'wrg/organisation/unit-with-sub-units-command',
    'wrg/organisation/unit-with-sub-units-maximum',
    'wrg/organisation/sub-unit-minimum',
    'wrg/organisation/sub-unit-maximum',
    'wrg/organisation/sub-unit-no-standard',
    'wrg/organisation/elephant-units',
    'wrg/organisation/chariot-units',
    'wrg/organisation/command-chariot',
    'wrg/general/bodyguard',
  ],
  rows: [
    'unit-without-sub-units',
    'unit-with-sub-units',
    'sub-unit',
    'elephant-unit-non-indian',
    'elephant-unit-indian',
    'chariot-unit-non-indian',
    'chariot-unit-indian',
    'chariot-unit-celtic',
    'general-bodyguard-figures',
  ],
  columns: ['minimum', 'maximum', 'officer', 'standard-bearer', 'musician'],
  cells: {
    'unit-without-sub-units': { minimum: 5, maximum: 50, officer: 'must', 'standard-bearer': 'must', musician: 'may' },
    'unit-with-sub-units': { minimum: 5, maximum: 60, officer: 'must', 'standard-bearer': 'must', musician: 'must' },
    'sub-unit': { minimum: 5, maximum: 15, officer: 'must', 'standard-bearer': 'must-not', musician: 'must-not' },
    'elephant-unit-non-indian': { minimum: null, maximum: 8, officer: null, 'standard-bearer': null, musician: null },
    'elephant-unit-indian': { minimum: null, maximum: 5, officer: null, 'standard-bearer': null, musician: null },
    'chariot-unit-non-indian': { minimum: null, maximum: 8, officer: 'must', 'standard-bearer': 'may', musician: null },
    'chariot-unit-indian': { minimum: null, maximum: 5, officer: 'must', 'standard-bearer': 'may', musician: null },
    'chariot-unit-celtic': { minimum: null, maximum: 12, officer: 'must', 'standard-bearer': 'may', musician: null },
    'general-bodyguard-figures': { minimum: null, maximum: 15, officer: null, 'standard-bearer': null, musician: null },
  },
  absent: 'nothing',
});

/**
 * What a subordinate general turns out to be, by one die, and the signs that he may give to reaction tests.
 *
 * Source: Setting Up the Basic Game > Generals.
 */
export const subordinatePersonality = defineChart({
  id: 'wrg/subordinate-personality',
  title: "Subordinate general's personality",
  source: wrgBook('Setting Up the Basic Game > Generals', 195),
  clauses: ['wrg/general/personality-dice', 'wrg/general/personality-reaction'],
  rows: ['1', '2', '3', '4', '5', '6'],
  columns: ['personality', 'reaction-sign'],
  cells: {
    '1': { personality: 'over-cautious', 'reaction-sign': 'minus' },
    '2': { personality: 'over-cautious', 'reaction-sign': 'minus' },
    '3': { personality: 'average', 'reaction-sign': 'either' },
    '4': { personality: 'average', 'reaction-sign': 'either' },
    '5': { personality: 'rash', 'reaction-sign': 'plus' },
    '6': { personality: 'rash', 'reaction-sign': 'plus' },
  },
});

/**
 * Who may carry more than one class of weapon: one of the first, together with one of the choices beside it.
 *
 * Source: Setting Up the Basic Game > Troops Entitled to More Than One Class of Weapon.
 */
export const twoWeaponCombinations = defineChart({
  id: 'wrg/two-weapon-combinations',
  title: 'Troops entitled to two classes of weapon',
  source: wrgBook('Setting Up the Basic Game > Troops Entitled to More Than One Class of Weapon', 248),
  clauses: ['wrg/weapons/combinations'],
  rows: [
    'early-imperial-legionaries',
    'late-roman-and-byzantine-infantry',
    'byzantine-light-cavalry',
    'byzantine-heavy-and-extra-heavy-cavalry',
    'indian-infantry',
    'thracian-peltast',
    'assyrian-and-achaemenid-persian-infantry',
    'hellenistic-peltast',
    'celtic-charioteer',
    'elephant-riders',
    'huns',
    'eastern-cavalry',
    'eastern-charioteers',
  ],
  columns: ['first', 'with'],
  cells: {
    'early-imperial-legionaries': { first: ['pila'], with: [['javelins']] },
    'late-roman-and-byzantine-infantry': { first: ['long-thrusting-spear'], with: [['javelins'], ['darts']] },
    'byzantine-light-cavalry': { first: ['kontos'], with: [['darts']] },
    'byzantine-heavy-and-extra-heavy-cavalry': { first: ['kontos'], with: [['bow', 'darts']] },
    'indian-infantry': { first: ['two-handed-sword'], with: [['bow'], ['javelins']] },
    'thracian-peltast': { first: ['rhomphaia'], with: [['javelins']] },
    'assyrian-and-achaemenid-persian-infantry': { first: ['short-thrusting-spear'], with: [['bow']] },
    'hellenistic-peltast': { first: ['long-thrusting-spear'], with: [['javelins']] },
    'celtic-charioteer': { first: ['long-thrusting-spear'], with: [['javelins']] },
    'elephant-riders': { first: ['pike', 'bow'], with: [['javelins']] },
    huns: { first: ['bow'], with: [['javelins']] },
    'eastern-cavalry': { first: ['kontos', 'thrusting-spear'], with: [['bow']] },
    'eastern-charioteers': { first: ['bow'], with: [['javelins']] },
  },
});
