import type { Asking } from '../../../battle/index.js';
import type { WrgRequests } from '../terms.js';

const orders: Asking<unknown>['notation'] = [
  ['ATTACK {enemy}', 'go at them and into contact; also CHARGE'],
  ['MOVE SW 120', 'march; a point of the compass or degrees, and paces; "MOVE TO the-hill", "MOVE TO (400 300)"'],
  ['CHARGE', 'stand, and charge whoever comes near'],
  ['HOLD', 'stay; "HOLD TO the-hill" goes there first'],
  ['SKIRMISH {enemy}', 'keep at missile range, shoot and evade'],
  ['PROBE N 200', 'feel forward, and fall back from what is too strong'],
  ['SUPPORT {friend}', 'help them in any way; FOLLOW marches behind them'],
  ['AMBUSH, RETIRE', 'lie in wait; fall back'],
  ['MOVE N 80; HOLD', 'one thing after the other'],
  ['HOLD, with fire', 'those who have the means prepare missiles that burn and set fire to things'],
  [
    'ATTACK {enemy}, at half speed',
    'how: also "in line 12", "in column 4", "in square", "via (100 200)", "if light or disorganised"',
  ],
];

/** How each kind of answer is typed: examples for whoever asks for help, with what stands there for a unit of his, another, an enemy and a general. */
export const notations: { readonly [K in keyof WrgRequests]: Asking<unknown>['notation'] } = {
  orders: [
    ['{own}: by messenger: ATTACK {enemy}', 'an order for one unit, and how it is sent; the others keep theirs'],
    [
      '{own}: by messenger from {general}: HOLD',
      'the same from another general; orders of several units are set off by ";"',
    ],
    ['{own}', 'sensible orders for that unit'],
    ['none', 'all keep the orders they have'],
    ['done', 'give the orders that are written'],
    ...orders,
  ],
  declare: [
    ['{own}: charge {enemy}', 'a charge; what several units do is set off by ";"'],
    ['{own}: half speed, form 12', 'half as fast; so many figures abreast'],
    ['{own}: halt', 'stand and make ready in the reach of an enemy’s charge'],
    ['{own}: square', 'form hollow square; "line" forms line again'],
    ['{own}: dismount', '"mount" mounts'],
    ['{own}: break off', 'leave the melee, as far as the order allows'],
    ['{own}: general in front', 'its general stands in the front rank; "general behind", or "general to {friend}"'],
    [
      '{own}: shoot at {enemy}',
      'rather than at others, where the priorities let it; "shoot with javelins" instead of bows',
    ],
    ['{own}: hold fire', 'shoot at nobody; "shoot front rank": nobody over the heads of others'],
    ['{own}: land', 'over the side of its ship and ashore; "board sea-snake" climbs aboard'],
    [
      '{own}: prepare fire',
      'light missiles; then "burn the-barn", or "fire missiles" at men; "douse the-barn" fights a fire',
    ],
    ['{own}: lay caltrops', 'strew them before its front'],
    ['smaug: fly (400 300)', 'a dragon flies, and lands near that point'],
    ['{own}: test', 'a reaction test of your own will at the end of the period'],
    ['{own}', 'what that unit might do'],
    ['as ordered', 'all do as they are ordered'],
    ['done', 'that is what they do'],
  ],
  counter: [
    ['stand', 'receive the charge'],
    ['countercharge', 'charge in turn'],
    ['evade', 'get out of their way'],
  ],
  signs: [
    ['+general-with-unit', 'the factor is added; "-" takes it away, "0" leaves it out'],
    ['+general-with-unit, -secure-flank', 'several factors'],
  ],
  wish: [['keep', 'the order that it has stands'], ...orders],
  pursue: [
    ['pursue', 'follow them'],
    ['stay', 'stay where it is'],
  ],
  recover: [
    ['rally back', 'go back and fall in there'],
    ['reorganise', 'fall in where it stands'],
  ],
  aim: [
    ['hannibal', 'aim at this general alone'],
    ['none', 'shoot as ever'],
  ],
  challenge: [
    ['hannibal', 'challenge this general'],
    ['none', 'challenge nobody'],
  ],
  cast: [
    ['6 at {enemy}', 'the number of a spell, and whom it is to fall upon'],
    ['none', 'he casts no spell'],
  ],
  flight: [['(400 300)', 'where he comes down']],
  accept: [
    ['accept', 'fight him'],
    ['refuse', 'do not'],
  ],
};
