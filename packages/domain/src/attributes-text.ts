import { ATTRIBUTES, type AttributeKey } from './attribute-keys.ts';
import type { Maybe } from './maybe.ts';

type Heads = Readonly<Record<AttributeKey, string>>;

function headsAfter(separator: string): Heads {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has every key.
  return Object.fromEntries(ATTRIBUTES.map(({ key }) => [key, `${separator}"${key}":`])) as Heads;
}

const FIRST = headsAfter('{');
const NEXT = headsAfter(',');

/**
 * Writes attributes_json value by value: it is made for every order at every move of its market, and a record of the
 * values in between would cost as much as their text. Unknown values are left out, so that the text stays small.
 */
export class AttributesText {
  #text = '';

  add(key: AttributeKey, value: Maybe<number | boolean | string>): void {
    if (value === null || value === undefined) return;
    const head = this.#text === '' ? FIRST[key] : NEXT[key];
    this.#text += head + (typeof value === 'string' || !isPlain(value) ? JSON.stringify(value) : String(value));
  }

  /** A number as text. */
  addQuoted(key: AttributeKey, value: number): void {
    this.#text += `${this.#text === '' ? FIRST[key] : NEXT[key]}"${value}"`;
  }

  whole(): string {
    return this.#text === '' ? '{}' : `${this.#text}}`;
  }
}

/** A number that is none has another text in JSON. */
function isPlain(value: number | boolean): boolean {
  return typeof value === 'boolean' || Number.isFinite(value);
}
