import type { RequestOf } from '../../../battle/index.js';
import type { Violation } from '../../../rulebook/index.js';
import type { Engagement } from '../combat/engagement.js';
import type { RaymondRules } from '../rules.js';
import type { RaymondState, Unit } from '../state.js';
import type { AttackAnswer, RaymondContext, RaymondTerms } from '../terms.js';
import { isStandKind, type StandKind } from '../troops.js';

type AttackRequest = Extract<RequestOf<RaymondTerms>, { kind: 'attack' }>;

/** A unit in contact, and the enemies that it touches. */
export interface Fighting {
  readonly unit: Unit;
  readonly enemies: readonly Unit[];
}

/**
 * Who attacks whom with which stands. All stands of a unit fight, each once; only where several enemies touch the unit is
 * there a choice, and both sides make it without knowing the other's.
 *
 * @clause raymond/melee/all-stands-fight
 * @clause raymond/melee/split-attack
 */
export function engagementsOf(fighting: readonly Fighting[], { command }: RaymondContext): Engagement[] {
  const choosing = fighting.filter(({ enemies }) => enemies.length > 1);
  const answers = command.askAll(choosing.map(attackRequest));
  return fighting.flatMap(({ unit, enemies }): Engagement[] => {
    const answer = answers[choosing.findIndex(chooser => chooser.unit.id === unit.id)];
    if (answer === undefined) return enemies.map(target => ({ unit, target }));
    return answer.attacks.flatMap(({ target: id, stands, extraDiceOf }) => {
      const target = enemies.find(enemy => enemy.id === id);
      return target === undefined ? [] : [{ unit, target, stands, extraDiceOf }];
    });
  });
}

function attackRequest({ unit, enemies }: Fighting): AttackRequest {
  return {
    kind: 'attack',
    id: `attack:${unit.id}`,
    side: unit.side,
    clause: 'raymond/melee/split-attack',
    secret: true,
    unit: unit.id,
    enemies: enemies.map(({ id }) => id),
  };
}

/**
 * Faults of how a unit shares out its stands: every stand fights, once, and each enemy that it touches is attacked at most
 * once.
 *
 * @clause raymond/melee/all-stands-fight
 * @clause raymond/melee/stand-fights-once
 * @clause raymond/melee/one-attack-per-enemy-unit
 */
export function attackFaults(
  answer: unknown,
  request: AttackRequest,
  state: Pick<RaymondState, 'units'>,
  rules: RaymondRules,
): Violation[] {
  const read = readAttack(answer, rules);
  const stands = state.units[request.unit]?.stands;
  if (read === undefined || stands === undefined) return [unreadable];
  const attacked = read.attacks.map(({ target }) => target);
  const fought = read.attacks.flatMap(attack => attack.stands);
  return [
    ...read.attacks.flatMap((attack, at): Violation[] => {
      const path = `attacks[${at}]`;
      const kinds = attack.stands.map(stand => stands[stand]?.kind);
      return [
        ...(request.enemies.includes(attack.target) ? [] : [notTouched(path, attack.target, request)]),
        ...(attacked.indexOf(attack.target) < at ? [attackedTwice(path, attack.target)] : []),
        ...(attack.stands.length === 0 ? [nobodyAttacks(path)] : []),
        ...(attack.extraDiceOf === undefined || kinds.includes(attack.extraDiceOf)
          ? []
          : [noSuchKind(path, attack.extraDiceOf)]),
      ];
    }),
    ...[...new Set(fought)].flatMap((stand): Violation[] => {
      if (stands[stand] === undefined) return [noSuchStand(stand, stands.length)];
      const times = fought.filter(other => other === stand).length;
      return times === 1 ? [] : [foughtTwice(stand)];
    }),
    ...stands.flatMap((_, stand) => (fought.includes(stand) ? [] : [idle(stand)])),
  ];
}

const unreadable: Violation = {
  path: '',
  clause: 'raymond/melee/split-attack',
  problem: 'the attacks cannot be read',
  mend: 'answer { "attacks": [{ "target": an enemy, "stands": [places in the list, from 0] }] }',
};

const notTouched = (path: string, target: string, { enemies }: AttackRequest): Violation => ({
  path: `${path}.target`,
  clause: 'raymond/melee/split-attack',
  problem: `"${target}" is no enemy that it touches`,
  mend: `name one of ${enemies.join(', ')}`,
});

const attackedTwice = (path: string, target: string): Violation => ({
  path: `${path}.target`,
  clause: 'raymond/melee/one-attack-per-enemy-unit',
  problem: `${target} is attacked twice`,
  mend: 'put all stands that attack it into one attack',
});

const nobodyAttacks = (path: string): Violation => ({
  path: `${path}.stands`,
  clause: 'raymond/melee/one-attack-per-enemy-unit',
  problem: 'no stand attacks',
  mend: 'name its stands, or leave the attack out',
});

const noSuchKind = (path: string, kind: StandKind): Violation => ({
  path: `${path}.extraDiceOf`,
  clause: 'raymond/melee/foot-vs-defensive-mass',
  problem: `no ${kind} stand is in this attack`,
  mend: 'name the kind of a stand that is',
});

const noSuchStand = (stand: number, stands: number): Violation => ({
  path: 'attacks',
  clause: 'raymond/melee/all-stands-fight',
  problem: `there is no stand ${stand}`,
  mend: `name stands from 0 to ${stands - 1}`,
});

const foughtTwice = (stand: number): Violation => ({
  path: 'attacks',
  clause: 'raymond/melee/stand-fights-once',
  problem: `stand ${stand} fights more than once`,
  mend: 'name it in one attack only',
});

const idle = (stand: number): Violation => ({
  path: 'attacks',
  clause: 'raymond/melee/all-stands-fight',
  problem: `stand ${stand} does not fight`,
  mend: 'name every stand in one of the attacks',
});

function readAttack(answer: unknown, rules: RaymondRules): AttackAnswer | undefined {
  if (!isObject(answer) || !Array.isArray(answer.attacks)) return undefined;
  const attacks = answer.attacks.map(attack => readOne(attack, rules));
  return attacks.every(attack => attack !== undefined) ? { attacks } : undefined;
}

function readOne(attack: unknown, rules: RaymondRules): AttackAnswer['attacks'][number] | undefined {
  if (!isObject(attack)) return undefined;
  const { target, stands, extraDiceOf } = attack;
  if (typeof target !== 'string' || !Array.isArray(stands)) return undefined;
  if (!stands.every((stand): stand is number => Number.isInteger(stand))) return undefined;
  if (extraDiceOf === undefined) return { target, stands };
  if (typeof extraDiceOf !== 'string' || !isStandKind(extraDiceOf, rules)) return undefined;
  return { target, stands, extraDiceOf };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
