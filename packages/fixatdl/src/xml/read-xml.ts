import { SaxesParser } from 'saxes';
import type { XmlElement } from './xml-element.ts';

export const MAX_FILE_CHARACTERS = 5_000_000;
export const MAX_DEPTH = 100;
const MAX_ELEMENTS = 50_000;
const MAX_ATTRIBUTES = 100;

export type XmlResult =
  | { readonly kind: 'read'; readonly root: XmlElement }
  | { readonly kind: 'refused'; readonly line: number; readonly message: string };

type OpenElement = Omit<XmlElement, 'text'> & { readonly children: XmlElement[]; readonly texts: string[] };

/** Ends the reading at the first fault, because what follows it means nothing. */
class Refusal extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/**
 * XML as a tree of elements. A document type is refused, so that there are no entities of the file's own, and nothing
 * is ever fetched.
 */
export function readXml(text: string): XmlResult {
  if (text.length > MAX_FILE_CHARACTERS) {
    const megabytes = (text.length / 1_000_000).toFixed(1);
    return { kind: 'refused', line: 1, message: `The file has ${megabytes} MB, 5 MB at most: split it by strategy.` };
  }
  const builder = new TreeBuilder();
  try {
    return { kind: 'read', root: builder.build(text) };
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', line: error.line, message: error.message };
    throw error;
  }
}

class TreeBuilder {
  readonly #parser = new SaxesParser({ xmlns: true, position: true });
  readonly #open: OpenElement[] = [];
  #root: XmlElement | null = null;
  #elements = 0;

  build(text: string): XmlElement {
    const parser = this.#parser;
    parser.on('error', ({ message }) => this.#refuse(`This is not well-formed XML: ${plain(message)}.`));
    parser.on('doctype', () => this.#refuse('A document type (DOCTYPE) is not allowed: remove it from the file.'));
    parser.on('opentag', (tag) => this.#openElement(tag));
    parser.on('text', (found) => this.#open.at(-1)?.texts.push(found));
    parser.on('cdata', (found) => this.#open.at(-1)?.texts.push(found));
    parser.on('closetag', () => this.#closeElement());
    parser.write(text).close();
    return this.#root ?? this.#refuse('The file is empty.');
  }

  #refuse(message: string): never {
    throw new Refusal(this.#parser.line, message);
  }

  #openElement(tag: {
    local: string;
    uri: string;
    attributes: Record<string, { local: string; uri: string; value: string }>;
  }): void {
    this.#elements += 1;
    if (this.#elements > MAX_ELEMENTS) this.#refuse(`The file has more than ${MAX_ELEMENTS} elements.`);
    if (this.#open.length >= MAX_DEPTH) this.#refuse(`Elements are nested more than ${MAX_DEPTH} deep.`);
    const attributes = Object.values(tag.attributes).map(({ local, uri, value }) => ({
      name: local,
      namespace: uri,
      value,
    }));
    if (attributes.length > MAX_ATTRIBUTES) this.#refuse(`${tag.local} has more than ${MAX_ATTRIBUTES} attributes.`);
    this.#open.push({
      name: tag.local,
      namespace: tag.uri,
      line: this.#parser.line,
      attributes,
      children: [],
      texts: [],
    });
  }

  #closeElement(): void {
    const closed = this.#open.pop();
    if (closed === undefined) return;
    const { texts, ...rest } = closed;
    const element = { ...rest, text: texts.join('') };
    const parent = this.#open.at(-1);
    if (parent === undefined) this.#root = element;
    else parent.children.push(element);
  }
}

/** The parser's message without the place, which the finding has already. */
function plain(message: string): string {
  return message
    .replace(/^[^:]*?\d+:\d+: /, '')
    .replace(/\.$/, '')
    .slice(0, 200);
}
