import type { Terms, Told } from '../../../../battle/index.js';
import type { Roll } from '../../../../dice/index.js';
import { counted, diceLines, diceText, measured, type Names, whyLines } from '../../../../scenario/index.js';
import type { Point } from '../../../../table/index.js';
import type { FieldEvent } from '../turn/events.js';

/** An event as the field tells it, with when and with which dice. */
export type FieldTold = FieldEvent & Omit<Told<Terms & { event: { kind: string } }>, 'kind'>;

/** The events of these kinds. */
export type FieldToldOf<Kind extends FieldEvent['kind']> = Extract<FieldTold, { readonly kind: Kind }>;

/** A line, then why and with which dice. */
export function inFull(
  { because, rolls }: Pick<FieldToldOf<'shock'>, 'because' | 'rolls'>,
  line: string,
  names: Names,
): string[] {
  return [line, ...whyLines(because, names), ...diceLines(rolls)];
}

/** `2nd Foot loses 3`, `2nd Foot loses nobody`. */
export function lossText(name: string, losses: number): string {
  return `${name} loses ${losses === 0 ? 'nobody' : losses}`;
}

export function place({ x, y }: Point): string {
  return `(${Math.round(x)}, ${Math.round(y)})`;
}

/** The faces that hit, in words. */
export function faces(list: readonly number[]): string {
  return list.length === 0 ? 'cannot hit' : `hits on ${list.join(', ')}`;
}

/** A length in cm as it is told. */
export function cm(length: number): string {
  return `${measured(length)} cm`;
}

/** Figures of a volley that fire alike from the same distance. */
interface GroupTold {
  readonly figures: number;
  readonly shots: number;
  readonly distance: number;
  readonly faces: readonly number[];
}

/** The figures of a volley, those together that need the same to hit: `6 figures firing twice at 19 to 22 cm, hits on 4, 6`. */
export function groupsText(
  groups: readonly GroupTold[],
  { firing, length }: { readonly firing: 'firing' | 'shooting'; readonly length: (cm: number) => number },
): string {
  return alikeIn(groups)
    .map(some => {
      const [{ shots, faces: needed } = { shots: 1, faces: [] }] = some;
      const figures = some.reduce((sum, group) => sum + group.figures, 0);
      const often = shots > 1 ? ` ${firing} ${shots === 2 ? 'twice' : counted(shots, 'time')}` : '';
      const away = some.map(({ distance }) => length(distance));
      return `${counted(figures, 'figure')}${often} at ${fromTo(away)} cm, ${faces(needed)}`;
    })
    .join('; ');
}

/** Figures that need the same to hit, one group after another. */
function alikeIn<Group extends Pick<GroupTold, 'shots' | 'faces'>>(groups: readonly Group[]): Group[][] {
  const alike: Group[][] = [];
  for (const group of groups) {
    const same = alike.at(-1);
    const [one] = same ?? [];
    const fits = one !== undefined && one.shots === group.shots && String(one.faces) === String(group.faces);
    if (fits) same?.push(group);
    else alike.push([group]);
  }
  return alike;
}

/** The dice of a volley in the order in which its figures are told, those together that need the same to hit. */
export function volleyDice(groups: readonly GroupTold[], rolls: readonly Roll[] = []): string[] {
  const throws = rolls.filter(({ ask }) => ask !== 'pick');
  const isTold = throws.length === groups.length && throws.every(({ sides }) => sides === throws[0]?.sides);
  if (!isTold) return diceLines(rolls);
  const thrown = groups.flatMap((group, at) => {
    const roll = throws[at];
    return roll === undefined ? [] : [{ ...group, roll }];
  });
  const told = alikeIn(thrown).flatMap(some => {
    const [first] = some;
    return first === undefined ? [] : [diceText({ ...first.roll, shown: some.flatMap(({ roll }) => roll.shown) })];
  });
  return told.length === 0 ? [] : [`  dice: ${told.join(' | ')}`];
}

/** `19 to 27` of lengths in cm, or the one that they all are. */
export function fromTo(lengths: readonly number[]): string {
  const [least, most] = [measured(Math.min(...lengths)), measured(Math.max(...lengths))];
  return least === most ? least : `${least} to ${most}`;
}
