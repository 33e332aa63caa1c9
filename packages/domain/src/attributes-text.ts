import { ATTRIBUTES, type AttributeKey } from './attribute-keys.ts';
import type { Maybe } from './maybe.ts';

/** What stands before a value: of the first key of a text, and of one that follows. */
type AttributeHead = { readonly first: string; readonly next: string };

/** By key. Whoever writes many texts names the head itself: to look for it would cost as much as a number's text. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has every key.
export const ATTRIBUTE = Object.fromEntries(
  ATTRIBUTES.map(({ key }) => [key, { first: `{"${key}":`, next: `,"${key}":` }]),
) as Readonly<Record<AttributeKey, AttributeHead>>;

/**
 * Writes attributes_json value by value: it is made for every order at every move of its market, and a record of the
 * values in between would cost as much as their text. Unknown values are left out, so that the text stays small.
 */
export class AttributesText {
  #text = '';

  addNumber(head: AttributeHead, value: Maybe<number>): void {
    if (value === null || value === undefined) return;
    // A number that is none has another text in JSON.
    this.#text += (this.#text === '' ? head.first : head.next) + (Number.isFinite(value) ? String(value) : 'null');
  }

  /** A number with two decimals at most, which keeps texts short and avoids changes that nobody can see. */
  addHundredths(head: AttributeHead, value: number): void {
    const hundredths = Math.round(100 * value);
    if (!(Math.abs(hundredths) <= MAX_KNOWN)) this.addNumber(head, hundredths / 100);
    else this.#text += (this.#text === '' ? head.first : head.next) + textOfHundredths(hundredths);
  }

  addText(head: AttributeHead, value: Maybe<string>): void {
    if (value === null || value === undefined) return;
    this.#text += (this.#text === '' ? head.first : head.next) + JSON.stringify(value);
  }

  addFlag(head: AttributeHead, value: boolean): void {
    this.#text += (this.#text === '' ? head.first : head.next) + String(value);
  }

  /** A number as text. */
  addQuoted(head: AttributeHead, value: number): void {
    this.#text += `${this.#text === '' ? head.first : head.next}"${value}"`;
  }

  whole(): string {
    return this.#text === '' ? '{}' : `${this.#text}}`;
  }
}

/** Costs in bps are hardly ever larger than 100. */
const MAX_KNOWN = 10_000;
const known: string[] = [];

/** To find the text of a fraction takes several times as long as all that is around it. */
function textOfHundredths(hundredths: number): string {
  const at = hundredths + MAX_KNOWN;
  while (known.length <= 2 * MAX_KNOWN) known.push(String((known.length - MAX_KNOWN) / 100));
  return known[at] ?? String(hundredths / 100);
}
