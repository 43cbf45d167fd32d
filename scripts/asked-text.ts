import type { Shape } from '../src/rulebook/index.js';
import type { DrawnParameter } from './asked-shapes.js';

/** A function of an entry point, and what its parameters may be. */
export interface Asked {
  readonly name: string;
  /** The file that it stands in. */
  readonly file: string;
  readonly parameters: readonly DrawnParameter[];
  /** `asking` of one that can be asked by its name too, of which plain data are read to the last key. */
  readonly by: 'asking' | 'askingOfMore' | 'askingAlike';
}

/** How such a file begins. */
export function headOf(asked: readonly Asked[], words: string): readonly string[] {
  const used = (['asking', 'askingAlike', 'askingOfMore'] as const).filter(by => asked.some(each => each.by === by));
  const names = [...used, ...(namesOf(asked).size > 0 ? ['type Shape'] : [])];
  return [
    '// Written by `npm run asked` from the types of the functions: what each may be asked, before it is asked.',
    '',
    ...(names.length === 0 ? [] : [`import { ${names.join(', ')} } from '${words}';`]),
  ];
}

/** The shapes that have names of their own, and the functions that look at what they are asked. */
export function watched(asked: readonly Asked[], home: (each: Asked) => string): readonly string[] {
  const names = namesOf(asked);
  const shapes = [...names].map(([text, name]) => `const ${name}: Shape = ${textOf(JSON.parse(text), names, true)};`);
  const functions = asked.map(each => {
    const from = `${home(each)}.${each.name}`;
    const given = each.parameters.map(({ name, shape }) => `['${name}', ${textOf(shape, names)}]`);
    return `export const ${each.name}: typeof ${from} = ${each.by}(${[from, ...given].join(', ')});`;
  });
  return [...shapes, ...functions];
}

/** Shapes that stand in several places have a name of their own, if it is shorter. */
function namesOf(asked: readonly Asked[]): ReadonlyMap<string, string> {
  const times = new Map<string, number>();
  const count = (shape: Shape): void => {
    if (typeof shape === 'string') return;
    const text = JSON.stringify(shape);
    const before = times.get(text) ?? 0;
    times.set(text, before + 1);
    if (before === 0) for (const part of partsOf(shape)) count(part);
  };
  for (const { parameters } of asked) for (const { shape } of parameters) count(shape);
  const shared = [...times].filter(([text, often]) => often > 1 && text.length > 45).map(([text]) => text);
  // A part is written before the whole.
  return new Map(shared.sort((a, b) => a.length - b.length).map((text, at) => [text, `shape${at + 1}`]));
}

function partsOf(shape: Shape): readonly Shape[] {
  if (typeof shape === 'string' || 'words' in shape || 'made' in shape) return [];
  if ('keys' in shape) return Object.values(shape.keys);
  if ('of' in shape) return shape.of;
  return ['list' in shape ? shape.list : shape.each];
}

/** A shape as source text, in which those that have one stand by their names. */
function textOf(shape: Shape, names: ReadonlyMap<string, string>, whole = false): string {
  if (typeof shape === 'string') return JSON.stringify(shape);
  const name = whole ? undefined : names.get(JSON.stringify(shape));
  if (name !== undefined) return name;
  if ('words' in shape || 'made' in shape) return JSON.stringify(shape);
  if ('of' in shape) return `{ of: [${shape.of.map(each => textOf(each, names)).join(', ')}] }`;
  if ('list' in shape) {
    const least = shape.least === undefined ? '' : `, least: ${shape.least}`;
    return `{ list: ${textOf(shape.list, names)}${least} }`;
  }
  if ('each' in shape) return `{ each: ${textOf(shape.each, names)} }`;
  const keys = Object.entries(shape.keys).map(([key, part]) => `${JSON.stringify(key)}: ${textOf(part, names)}`);
  return `{ keys: { ${keys.join(', ')} } }`;
}
