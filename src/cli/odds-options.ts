import { type Command, InvalidArgumentError } from 'commander';
import { insistOnOutputs } from './outputs.js';

/** Figures and troop type, as they are typed. */
export interface Force {
  readonly figures: number;
  readonly type: string;
}

/** What both commands for odds may be asked besides what they share with nobody. */
export interface ForcesAsked {
  readonly attacker?: Force;
  readonly defender?: Force;
  readonly svg?: string;
  readonly force?: true;
}

/** Reads `20xmedium-cavalry`. */
export function force(text: string): Force {
  const [, figures, type] = /^\s*(\d{1,6})\s*[x ]\s*(\S+)\s*$/.exec(text) ?? [];
  if (figures === undefined || type === undefined) {
    throw new InvalidArgumentError('Write figures and type, such as 20xmedium-cavalry.');
  }
  return { figures: Number(figures), type };
}

export function list(text: string): readonly string[] {
  return text.split(',').map(word => word.trim());
}

/** The same without what was not said. */
export function given(parts: object): object {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}

/** Ends the command as wrong usage when the situation is told twice or by half, or would be overwritten. */
export async function insistOnOneSituation(
  command: Command,
  file: string | undefined,
  {
    attacker,
    defender,
    svg,
    force,
  }: { readonly attacker?: object; readonly defender?: object; readonly svg?: string; readonly force?: true },
  typed: boolean,
): Promise<void> {
  if (typed && (file !== undefined || attacker === undefined || defender === undefined)) {
    command.error('error: give either a file, or --attacker and --defender');
  }
  await insistOnOutputs(command, { writes: [svg], reads: { situation: file }, force });
}
