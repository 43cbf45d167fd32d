import { boolean, every, maybe, not, type Situation } from '../situation-choices.js';

const foot = { type: 'hi', training: 'regular', class: 'C', weapons: ['pilum'], shield: true };
const warband = { type: 'lmi', training: 'barbarian', class: 'D', weapons: ['javelins'], shield: true };
const horse = { type: 'hc', training: 'barbarian', class: 'C', weapons: ['short-spear'], shield: true };
const archers = { type: 'li', training: 'barbarian', class: 'D', weapons: ['bow'], shield: false };

type Body = typeof foot;

const reactionOf = (troops: Body, more: Situation = {}) => ({
  troops,
  hasOrder: true,
  original: 20,
  lost: 0,
  friendUnits: 2,
  enemyUnitsFacing: 2,
  ...more,
});
const bodyOf = ({ type, training, class: quality, weapons }: Body, enemy: Body) => ({
  parts: [
    {
      troops: { type, training, class: quality, weapons },
      enemy: { type: enemy.type, weapons: enemy.weapons },
      figures: 10,
    },
  ],
  figures: 20,
});
const volleyOf = (shooters: Body, target: Body) => ({
  parts: [
    {
      shooters: { type: shooters.type, training: shooters.training, class: shooters.class },
      weapon: 'bow',
      target: { type: target.type },
      distance: 60,
      figures: 12,
    },
  ],
});

const pairs: readonly (readonly [Body, Body])[] = [
  [horse, foot],
  [warband, foot],
  [horse, archers],
  [foot, warband],
];

/** Situations for the whole charge. */
export const chargeSituations: { readonly [resolver: string]: readonly Situation[] } = {
  'wrg/charge': pairs.flatMap(([attacker, defender]) =>
    every({
      attacker: [{ reaction: reactionOf(attacker), body: bodyOf(attacker, defender) }],
      defender: every({
        reaction: [reactionOf(defender), reactionOf(defender, { supportToRear: true, generalNear: 'rash' })],
        body: [bodyOf(defender, attacker)],
        fromAfar: boolean,
        skirmishing: defender === archers ? [true] : [not],
        countercharging: maybe,
        volley: defender === archers ? [not, volleyOf(archers, attacker)] : [not],
      }),
    }),
  ),
};
