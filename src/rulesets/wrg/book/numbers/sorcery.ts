import { defineNumbers, type NumberGroup, printed } from '../../../../book/index.js';
import { wrgBook } from '../source.js';

const section = 'Sword and Sorcery';

/** Saints. Lengths in paces. */
export const saintNumbers = defineNumbers({
  id: 'wrg/saints',
  source: wrgBook(section, 1609),
  clauses: ['wrg/sorcery/saint'],
  numbers: {
    zone: 100,
    'opposing-men': printed(-1, { line: 1613, clauses: ['wrg/sorcery/saint-effect'] }),
    'opposing-men-within': printed(100, { line: 1613, clauses: ['wrg/sorcery/saint-effect'] }),
    martyr: printed(125, { line: 1615, clauses: ['wrg/sorcery/martyr'] }),
    'warrior-martyr': printed(150, { line: 1619, clauses: ['wrg/sorcery/warrior-saint'] }),
    'moslem-own-troops': printed(3, { line: 1627, clauses: ['wrg/sorcery/moslem-saint'] }),
    'moslem-within': printed(150, { line: 1627, clauses: ['wrg/sorcery/moslem-saint'] }),
    'debate-within': printed(100, { line: 1627, clauses: ['wrg/sorcery/saint-debate'] }),
  },
});

/** Heroes, elves and dwarves. Lengths in paces. */
export const heroNumbers = defineNumbers({
  id: 'wrg/heroes',
  source: wrgBook(section, 1633),
  clauses: ['wrg/sorcery/hero'],
  numbers: {
    'rival-within': 100,
    alone: printed(3, { line: 1635, clauses: ['wrg/sorcery/hero-influence'] }),
    'elven-will': printed(1, { line: 1641, clauses: ['wrg/sorcery/elves'] }),
    'elves-from-saint': printed(100, { line: 1641, clauses: ['wrg/sorcery/elves'] }),
  },
});

/** Beasts and giants. Lengths in paces, durations in periods. */
export const creatureNumbers = defineNumbers({
  id: 'wrg/creatures',
  source: wrgBook(section, 1649),
  clauses: ['wrg/sorcery/dragon-lure'],
  numbers: {
    'dragon-elephants-within': 100,
    'dragon-eats': 1,
    'dragon-snoozes': 2,
    'dragon-flies': printed(200, { line: 1653, clauses: ['wrg/sorcery/dragon-move-fight'] }),
    'dragon-flames-to': printed(40, { line: 1653, clauses: ['wrg/sorcery/dragon-move-fight'] }),
    'dragon-flames-as': printed(5, { line: 1653, clauses: ['wrg/sorcery/dragon-move-fight'] }),
    'dragon-fights-as': printed(5, { line: 1653, clauses: ['wrg/sorcery/dragon-move-fight'] }),
    'troll-halt': printed(2, { line: 1659, clauses: ['wrg/sorcery/trolls'] }),
    'giant-fights-as': printed(5, { line: 1665, clauses: ['wrg/sorcery/giants'] }),
    'giant-tosses-to': printed(100, { line: 1667, clauses: ['wrg/sorcery/giants'] }),
    'giant-tosses-as': printed(3, { line: 1667, clauses: ['wrg/sorcery/giants'] }),
    'ent-against-chaos': printed(1, { line: 1677, clauses: ['wrg/sorcery/ents'] }),
    'ent-against-axes': printed(2, { line: 1677, clauses: ['wrg/sorcery/ents'] }),
    'demon-magician-within': printed(100, { line: 1691, clauses: ['wrg/sorcery/demons'] }),
    'basilisk-holds': printed(1, { line: 1701, clauses: ['wrg/sorcery/basilisk'] }),
  },
});

/** Spells. Lengths in paces, durations in periods. */
export const spellNumbers = defineNumbers({
  id: 'wrg/spells',
  source: wrgBook(`${section} > Magicians`, 1719),
  clauses: ['wrg/sorcery/spell-list'],
  numbers: {
    reach: printed(100, { line: 1711, clauses: ['wrg/sorcery/magician'] }),
    flight: printed(100, { line: 1720 }),
    stone: printed(2, { line: 1721 }),
    invisible: printed(3, { line: 1722 }),
    heart: printed(3, { line: 1723 }),
    dread: printed(-3, { line: 1724 }),
    quarrel: printed(1, { line: 1726 }),
    frog: printed(3, { line: 1727 }),
    sneezing: printed(1, { line: 1728 }),
    forgetful: printed(2, { line: 1729 }),
    uphill: printed(2, { line: 1730 }),
    rest: printed(1, { line: 1734, clauses: ['wrg/sorcery/spell-rest'] }),
  },
});

/** Every number about sword and sorcery that stands in no chart. */
export const sorceryNumberGroups: readonly NumberGroup[] = [saintNumbers, heroNumbers, creatureNumbers, spellNumbers];
