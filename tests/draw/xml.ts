/** An element of a parsed document. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  /** Its own text, entities resolved, children left out. */
  text: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function resolved(text: string): string {
  return text.replace(/&([^;\s]*);?/g, (whole, name: string) => {
    const sign = entities[name];
    if (sign === undefined || !whole.endsWith(';')) throw new Error(`a bare or unknown entity: ${whole}`);
    return sign;
  });
}

/**
 * Parses the XML that the pictures are written in, and throws on anything that is not well formed: unclosed or crossed
 * elements, attributes twice or without quotes, bare `<` and `&`, characters that XML cannot hold, ids used twice.
 */
export function parseXml(source: string): Element {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(source)) throw new Error('an unwritable character');
  if (/\p{Cs}/u.test(source)) throw new Error('half a surrogate pair');
  const open: Element[] = [];
  const ids = new Set<string>();
  let root: Element | undefined;
  const token = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
  while (token.lastIndex < source.length) {
    const start = token.lastIndex;
    const match = token.exec(source);
    if (match === null) throw new Error(`not well formed at ${source.slice(start, start + 80)}`);
    const [, closing, name, written, selfClosed, text] = match;
    if (text !== undefined) {
      const inner = open.at(-1);
      if (inner !== undefined) inner.text += resolved(text);
      else if (text.trim() !== '') throw new Error(`text outside the document: ${text}`);
      continue;
    }
    if (closing === '/') {
      const inner = open.pop();
      if (inner?.name !== name) throw new Error(`</${name}> closes <${inner?.name}>`);
      continue;
    }
    const attributes: Record<string, string> = {};
    for (const [, key, value] of written!.matchAll(/([\w:-]+)="([^"]*)"/g)) {
      if (key! in attributes) throw new Error(`${key} twice in <${name}>`);
      attributes[key!] = resolved(value!);
    }
    if (attributes.id !== undefined) {
      if (ids.has(attributes.id)) throw new Error(`id ${attributes.id} twice`);
      ids.add(attributes.id);
    }
    const element: Element = { name: name!, attributes, children: [], text: '' };
    const outer = open.at(-1);
    if (outer !== undefined) outer.children.push(element);
    else if (root === undefined) root = element;
    else throw new Error('two roots');
    if (selfClosed !== '/') open.push(element);
  }
  if (root === undefined || open.length > 0) throw new Error(`unclosed: ${open.map(one => one.name).join(' ')}`);
  return root;
}

/** The element and all that is in it. */
export function everything(element: Element): readonly Element[] {
  return [element, ...element.children.flatMap(everything)];
}

/** The elements of one class. */
export function ofClass(root: Element, name: string): readonly Element[] {
  return everything(root).filter(element => element.attributes.class === name);
}

/** All text that the picture shows, titles left out. */
export function shownText(root: Element): string {
  return everything(root)
    .filter(element => element.name === 'text' || element.name === 'tspan')
    .map(element => element.text.trim())
    .join('\n');
}

/** Every reference (`url(#id)`, `href="#id"`) that leads nowhere. */
export function deadReferences(root: Element): readonly string[] {
  const all = everything(root);
  const ids = new Set(all.map(element => element.attributes.id));
  return all
    .flatMap(element => Object.entries(element.attributes))
    .flatMap(([key, value]) =>
      key === 'href' ? [value.slice(1)] : [...value.matchAll(/url\(#([^)]+)\)/g)].map(m => m[1]!),
    )
    .filter(id => !ids.has(id));
}

/** Every number in a drawing attribute that is none, or is written with more than two decimals. */
export function badNumbers(root: Element): readonly string[] {
  const drawing = new Set(
    'd x y x1 y1 x2 y2 cx cy r rx ry width height viewBox transform stroke-width stroke-dasharray font-size'.split(' '),
  );
  return everything(root)
    .flatMap(element => Object.entries(element.attributes))
    .filter(([key]) => drawing.has(key))
    .map(([, value]) => value)
    .filter(value => /NaN|Infinity|undefined|\d\.\d{3,}|-0(?![.\d])|e[+-]?\d/.test(value));
}
