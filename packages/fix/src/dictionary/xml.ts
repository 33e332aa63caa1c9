export type XmlElement = {
  /** The name without its prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
};

export type XmlResult =
  | { readonly kind: 'read'; readonly root: XmlElement }
  | { readonly kind: 'failed'; readonly why: string };

const MAX_CHARACTERS = 32 * 1_024 * 1_024;
const MAX_DEPTH = 64;
const TAG = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*>|<(\/?)([\w:.-]+)([^<>]*?)(\/?)>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Elements with their attributes; texts between them are dropped, because dictionaries keep no facts there. */
export function readXml(text: string): XmlResult {
  if (text.length > MAX_CHARACTERS) return failed('The file is larger than 32 MB.');
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/.test(text)) return failed('The file defines entities, which are not read.');
  const open: XmlElement[] = [];
  let root: XmlElement | null = null;
  for (const [, slash, name, attributes = '', selfClosing] of text.matchAll(TAG)) {
    if (name === undefined) continue;
    const local = name.slice(name.indexOf(':') + 1);
    if (slash === '/') {
      if (open.pop()?.name !== local) return failed(`</${name}> closes an element that is not open.`);
      continue;
    }
    const element: XmlElement = { name: local, attributes: attributesOf(attributes), children: [] };
    if (open.length === 0 && root !== null) return failed('The file has more than one root element.');
    root ??= element;
    open.at(-1)?.children.push(element);
    if (selfClosing !== '/') open.push(element);
    if (open.length > MAX_DEPTH) return failed(`The file is nested deeper than ${MAX_DEPTH} elements.`);
  }
  if (root === null) return failed('The file is not XML.');
  const unclosed = open.at(-1);
  return unclosed === undefined ? { kind: 'read', root } : failed(`<${unclosed.name}> is not closed.`);
}

function failed(why: string): XmlResult {
  return { kind: 'failed', why };
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, unescaped(double ?? single ?? '')]),
  );
}

function unescaped(text: string): string {
  return text.replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all);
}

export function childrenNamed(parent: XmlElement | undefined, name: string): readonly XmlElement[] {
  return parent?.children.filter((child) => child.name === name) ?? [];
}

export function attribute(element: XmlElement | undefined, name: string): string {
  return element?.attributes.get(name) ?? '';
}
