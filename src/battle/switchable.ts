import { type Dice, diceOf, type RolledDice } from '../dice/index.js';

/** Dice that can be exchanged under a rule's hands. */
export interface SwitchableDice extends RolledDice {
  switchTo(other: RolledDice): void;
}

/** Dice that begin as `first`, and tell of every throw before it is made. */
export function switchable(first: RolledDice, beforeThrow?: () => void): SwitchableDice {
  let inHand = first;
  function thrown(): Dice {
    beforeThrow?.();
    return inHand;
  }
  const dice = diceOf({
    roll: sides => thrown().roll(sides),
    count: (number, sides, faces) => thrown().count(number, sides, faces),
    sum: (number, sides) => thrown().sum(number, sides),
    pick: options => thrown().pick(options),
    marked: marks => thrown().marked(marks),
  });
  return {
    ...dice,
    state: () => inHand.state(),
    switchTo(other) {
      inHand = other;
    },
  };
}
